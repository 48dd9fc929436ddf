"""A text in few lines: a position in which it matters, loaded dice, and what happens then.

    state = clash(b_more={"wounds": 4}, hand="40201")        # a1 stands before b1 and may act
    play(state, "strike b1", "stay", "play 40201 1")         # windows are asked, texts declared
    events = roll(state, "pass", 6, 6, 6, 6, dice=...)       # the dice of what comes next

Everything is called as in actions: a1, b1, an1, `play 40201 1`, `use order_incite a1`.
"""

from typing import Any

from tests.games.ice_and_fire.helpers import (
    GUARDSMEN,
    SWORDS,
    asked,
    battle,
    listed,
    load,
    play,
    told,
    unit,
    wounds,
)

from throneroom.games.ice_and_fire.content import CARDS, TACTICS_CARDS
from throneroom.games.ice_and_fire.field import FOOTPRINT
from throneroom.games.ice_and_fire.names import CONDITIONS, UNITS
from throneroom.games.ice_and_fire.state import Fight, MoraleTest
from throneroom.kernel import Event, State, bits

__all__ = [
    "GUARDSMEN",
    "SWORDS",
    "asked",
    "at_distance",
    "clash",
    "conditions",
    "fight",
    "hand",
    "listed",
    "ncu",
    "play",
    "rolling",
    "test",
    "told",
    "unit",
    "wounds",
]


def _table(
    a: str, b: str, a_more: Any, b_more: Any, poses: tuple[Any, Any], more: dict[str, Any]
) -> dict[str, Any]:
    for seat in ("hand", "deck", "discard"):
        if isinstance(more.get(seat), str):
            more[seat] = [more[seat].split(), []]
    return {
        "a1": unit(a, *poses[0], **(a_more or {})),
        "b1": unit(b, *poses[1], **(b_more or {})),
        "b16": unit(GUARDSMEN, 45, 45, 270),  # so that the battle goes on
        "a16": unit(SWORDS, 3, 3, 90),
        **more,
    }


def _facing(a: str, b: str, y: float, inches: float) -> tuple[Any, Any]:
    """Where two units stand that face each other with so much room between their trays."""
    depth = sum(FOOTPRINT[CARDS.index[card]].depth for card in (a, b)) / 1000
    return (24, y, 90), (24, round(y + depth + inches, 3), 270)


def clash(
    a: str = SWORDS,
    b: str = GUARDSMEN,
    *,
    a_more: dict[str, Any] | None = None,
    b_more: dict[str, Any] | None = None,
    **more: Any,
) -> State:
    """a1 and b1 front to front; unless `at` says otherwise a1 may act. `hand="40201 40202"` is the
    hand of a; `hand=[[], ["40105"]]` those of both."""
    table = _table(a, b, a_more, b_more, _facing(a, b, 20, 0), more)
    return battle(texts=True, **{"at": "declare a1", **table})


def at_distance(
    inches: float = 8,
    a: str = SWORDS,
    b: str = GUARDSMEN,
    *,
    a_more: dict[str, Any] | None = None,
    b_more: dict[str, Any] | None = None,
    **more: Any,
) -> State:
    """a1 and b1 face each other so many inches apart; unless `at` says otherwise a1 may act."""
    table = _table(a, b, a_more, b_more, _facing(a, b, 10, inches), more)
    return battle(texts=True, **{"at": "declare a1", **table})


def ncu(card: str, zone: str | None = None, **more: Any) -> dict[str, Any]:
    """An NCU for `ncus={"an1": ncu("stark_sansa_stark_little_bird")}`."""
    return {"card": card, "zone": zone, **more}


def rolling(state: State, *texts: str, dice: tuple[int, ...]) -> list[Event]:
    """Play actions with these faces to come."""
    load(state, *dice)
    return play(state, *texts)


def fight(state: State) -> Fight:
    """The attack that is being made."""
    found: Fight = state.table.fights[-1]
    return found


def test(state: State) -> MoraleTest:
    """The test that is being made."""
    found: MoraleTest = state.table.tests[-1]
    return found


test.__test__ = False  # type: ignore[attr-defined]


def conditions(state: State, name: str) -> list[str]:
    """The tokens of a unit."""
    return [CONDITIONS.ids[i] for i in bits(state.table.conditions[UNITS.index[name]])]


def hand(state: State, seat: int = 0) -> list[str]:
    return [TACTICS_CARDS.ids[card] for card in state.table.hand[seat]]


def strike(state: State, *more: str, dice: tuple[int, ...]) -> list[Event]:
    """a1 strikes b1 without turning."""
    return rolling(state, "strike b1", "stay", *more, dice=dice)
