"""The actions of a battle and how they are written: lengths in inches, headings in degrees (F34.1).

activate a3      maneuver, march, retreat, hold    strike b2      charge b2 right 209.05
go 45 4.33 0     withdraw back 6 270               face b2 270    align left, align_at -1.25
"""

from typing import Final

from throneroom.games.ice_and_fire.content import (
    ABILITIES,
    CARDS,
    MISSIONS,
    OBJECTIVES,
    SIEGE_CARDS,
    TACTICS_CARDS,
    TERRAIN,
    ZONES,
)
from throneroom.games.ice_and_fire.geometry.shapes import FULL_TURN, INCH
from throneroom.games.ice_and_fire.labels import LABELS
from throneroom.games.ice_and_fire.mustering import VERB as ARMY
from throneroom.games.ice_and_fire.names import (
    ALIGNMENTS,
    CONDITIONS,
    CORNERS,
    DIRECTIONS,
    EDGES,
    NCUS,
    PIECES,
    QUADRANTS,
    RIGHTS,
    ROLES,
    SIDES,
    TOKENS,
    UNITS,
    WALLS,
)
from throneroom.kernel import PASS_VERBS, SEATS, Param, Verb, words

_UNIT: Final = Param("unit", UNITS)
_WALL: Final = Param("wall", WALLS)
_ABILITY: Final = Param("ability", ABILITIES)
_TACTICS_CARD: Final = Param("tactics_card", TACTICS_CARDS)
_FARTHEST: Final = 72 * INCH


def _heading(name: str) -> Param:
    return Param(name, scale=1000, low=0, high=FULL_TURN - 1)


_LENGTH: Final = Param("length", scale=1000, low=0, high=_FARTHEST)
_POSE: Final = (
    Param("x", scale=1000, low=0, high=_FARTHEST),
    Param("y", scale=1000, low=0, high=_FARTHEST),
    _heading("heading"),
)

VERBS: Final[dict[str, Verb]] = dict(
    [
        ("army", ARMY),
        words("piece", Param("terrain", TERRAIN)),
        words("place", *_POSE),
        words("edge", Param("edge", EDGES)),
        words("leave"),
        words("corner", Param("corner", CORNERS)),
        words("deploy", _UNIT, *_POSE),
        words("reserve", _UNIT),
        words("first", Param("seat", SEATS)),
        words("activate", _UNIT),
        *(words(verb) for verb in ("maneuver", "march", "retreat", "hold", "stay", "keep")),
        words("activate_ncu", Param("ncu", NCUS)),
        words("claim", Param("zone", ZONES)),
        words("choose", _UNIT),
        words("clear", Param("condition", CONDITIONS)),
        words("afflict", _UNIT, Param("condition", CONDITIONS)),
        words("activate_wall", _WALL),
        words("strike", _UNIT),
        words("strike_wall", _WALL),
        words("charge_wall", _WALL, _heading("heading")),
        words("shoot"),
        words("shift", Param("direction", DIRECTIONS), _LENGTH),
        words("target", _UNIT, Param("sides", SIDES, many=True)),
        words("demolish", Param("piece", PIECES)),
        words("charge", _UNIT, Param("side", SIDES), _heading("heading")),
        words("heading", _heading("heading")),
        words("go", _heading("first"), _LENGTH, _heading("last")),
        words("withdraw", Param("direction", DIRECTIONS), _LENGTH, _heading("last")),
        words("face", _UNIT, _heading("heading")),
        words("align", Param("alignment", ALIGNMENTS)),
        words("align_at", Param("offset", scale=1000, low=-_FARTHEST, high=_FARTHEST)),
        words("correct", _UNIT),
        words("reroll", Param("right", RIGHTS), Param("dice", many=True, low=1, high=99)),
        words("use", _ABILITY, _UNIT),
        words("use_ncu", _ABILITY, Param("ncu", NCUS)),
        words("use_card", _TACTICS_CARD, _UNIT),
        words("play", _TACTICS_CARD, Param("mode", low=1, high=9)),
        words("discard", _TACTICS_CARD),
        words("influence", _UNIT),
        words("choose_ncu", Param("ncu", NCUS)),
        words("choose_zone", Param("zone", ZONES)),
        words("choose_card", _TACTICS_CARD),
        words("choose_attachment", Param("card", CARDS)),
        words("choose_order", _ABILITY),
        words("choose_option", Param("choice", LABELS)),
        words("choose_amount", Param("amount", low=0, high=99)),
        words("restore", _UNIT, Param("wounds", low=1, high=99)),
        words("decline"),
        words("role", Param("role", ROLES)),
        words("siege", Param("siege_card", SIEGE_CARDS)),
        words("wall", _WALL),
        words("condition", Param("condition", CONDITIONS)),
        words("take", Param("objective", OBJECTIVES)),
        words("next", Param("token", TOKENS)),
        words("token", Param("token", TOKENS), *_POSE[:2]),
        words("missions", Param("missions", MISSIONS, many=True)),
        words("reveal", Param("mission", MISSIONS)),
        words("swap", Param("mission", MISSIONS), Param("new_mission", MISSIONS)),
        words("renew", Param("mission", MISSIONS)),
        words("quadrant", Param("quadrant", QUADRANTS)),
        *PASS_VERBS.items(),
    ]
)
