"""The verbs of all questions outside march and combat, and their text forms.

`raid sunset_sea>highgarden` raids, `raid sunset_sea` takes a Raid order off without a target.

There is no verb to give, lend or show anything (T31.6, T31.7): talk and promises are for the table,
not for the rules (T31.5, TR31.1).
"""

from typing import Final

from throneroom.games.thrones.content import (
    AREAS,
    CARDS,
    HOUSES,
    ORDERS,
    TRACKS,
    UNITS,
)
from throneroom.kernel import Action, BadInput, Names, Param, Verb, words

CHOICES: Final = Names(
    "choice",
    [
        "supply",
        "mustering",
        "clash_of_kings",
        "game_of_thrones",
        "no_defense",
        "no_march_plus_1",
        "nothing",
    ],
)


def _write_raid(action: Action) -> str:
    _, source, target = action
    text = f"raid {AREAS.ids[source]}"
    return text if target < 0 else f"{text}>{AREAS.ids[target]}"


def _read_raid(text: str) -> Action:
    parts = [part.strip() for part in text.split(">")]
    if not 1 <= len(parts) <= 2:
        raise BadInput("wrong-arguments", verb="raid", wanted=2, found=len(parts))
    return ("raid", AREAS.read(parts[0]), AREAS.read(parts[1]) if len(parts) == 2 else -1)


_AREA: Final = Param("area", AREAS)
_UNIT: Final = Param("unit", UNITS)
_ORDER: Final = Param("order", ORDERS)

VERBS: Final[dict[str, Verb]] = dict(
    [
        # Westeros phase.
        words("choose", Param("choice", CHOICES)),
        words("destroy", _AREA, _UNIT),
        words("recruit", _AREA, _UNIT, Param("place", AREAS)),
        words("upgrade", _AREA, _UNIT),
        words("upgrade_routed", _AREA, _UNIT),
        words("bid", Param("amount")),
        words("rank", Param("house", HOUSES)),
        words("name_bidder", Param("house", HOUSES)),
        words("track", Param("track", TRACKS)),
        words("demote", _AREA),
        words("promote", _AREA),
        words("card", Param("card", CARDS)),
        words("lose_units"),
        words("lose_influence"),
        # Planning phase.
        words("order", _AREA, _ORDER),
        words("clear", _AREA),
        words("ready"),
        words("exchange", _AREA, _ORDER),
        words("look"),
        words("top"),
        words("bottom"),
        # Action phase.
        ("raid", Verb((Param("area", AREAS), Param("target", AREAS)), _write_raid, _read_raid)),
        words("consolidate", _AREA),
        words("muster", _AREA),
        words("ships", Param("amount")),
        # Anywhere.
        words("done"),
        words("pass"),
    ]
)
