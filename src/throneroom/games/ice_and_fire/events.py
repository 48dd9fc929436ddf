"""Everything that can happen on the field, with the rule that it carries out. Hidden
is only which cards somebody draws."""

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
from throneroom.games.ice_and_fire.geometry.shapes import INCH
from throneroom.games.ice_and_fire.names import (
    COMPASS,
    CONDITIONS,
    CORNERS,
    DECLARATIONS,
    EDGES,
    NCUS,
    PIECES,
    QUADRANTS,
    REGIONS,
    RIGHTS,
    ROLLS,
    TOKENS,
    UNITS,
    WALLS,
)
from throneroom.kernel import SEATS, EventForm, Param

_SEAT: Final = Param("seat", SEATS)
_UNIT: Final = Param("unit", UNITS)
_TARGET: Final = Param("target_unit", UNITS)
_POSE: Final = (Param("x", scale=INCH), Param("y", scale=INCH), Param("heading", scale=INCH))
_REGION: Final = Param("region", REGIONS)
# The unit that stands nearest, and how far it is; -1 where there is none.
_NEAR: Final = (Param("near", UNITS, many=True), Param("apart", scale=INCH))
_WAY: Final = (Param("inches", scale=INCH), Param("toward", COMPASS), *_NEAR)
_ROLL: Final = Param("roll", ROLLS)
_DICE: Final = Param("dice", many=True)
_WOUNDS: Final = Param("wounds")
_LEFT: Final = Param("left")
_CONDITION: Final = Param("condition", CONDITIONS)
_NCU: Final = Param("ncu", NCUS)
_ZONE: Final = Param("zone", ZONES)
_WALL: Final = Param("wall", WALLS)
_ABILITY: Final = Param("ability", ABILITIES)
_TACTICS_CARD: Final = Param("tactics_card", TACTICS_CARDS)
_POINTS: Final = Param("points")
_OBJECTIVE: Final = Param("objective", OBJECTIVES)
_TOKEN: Final = Param("token", TOKENS)
_MISSION: Final = Param("mission", MISSIONS)


def _open(rule: str, *params: Param) -> EventForm:
    return EventForm(params, rule=rule)


EVENTS: Final[dict[str, EventForm]] = {
    "placed": _open("F19.4", _SEAT, Param("terrain", TERRAIN), *_POSE, _REGION),
    "edge": _open("F19.8", _SEAT, Param("edge", EDGES)),
    "deployed": _open("F19.9", _UNIT, *_POSE, _REGION, Param("toward", COMPASS), *_NEAR),
    "waits": _open("F19.12", _UNIT),
    "first": _open("F19.14", _SEAT),
    "round": _open("F2.1", Param("round")),
    "turn": _open("F2.4", _SEAT),
    "passed": _open("F2.19", _SEAT, _LEFT),
    "ncu_activated": _open("F2.7", _NCU),
    "claimed": _open("F15.4", _NCU, _ZONE),
    "chosen": _open("F1.7", _SEAT, _ZONE, _UNIT),
    "activated": _open("F2.7", _UNIT),
    "declared": _open("F2.9", _UNIT, Param("action", DECLARATIONS), _TARGET),
    "held": _open("F2.10", _UNIT),
    "used": _open("F14.8", _SEAT, _ABILITY, _UNIT),
    "used_by_ncu": _open("F15.15", _SEAT, _ABILITY, _NCU),
    "card_works": _open("F16.10", _SEAT, _TACTICS_CARD, _UNIT),
    "card_acts": _open("F16.10", _SEAT, _TACTICS_CARD),
    "played": _open("F16.6", _SEAT, _TACTICS_CARD),
    "targeted": _open("F14.12", _SEAT, _UNIT),
    "cancelled": _open("F14.18", _SEAT),
    "influenced": _open("F15.16", _NCU, _UNIT),
    "attached": _open("F16.10", _SEAT, _TACTICS_CARD, _UNIT),
    "card_left": _open("F16.7", _SEAT, _TACTICS_CARD, _UNIT),
    "drew": EventForm(
        (_SEAT, Param("count")),
        (Param("tactics_cards", TACTICS_CARDS, many=True),),
        rule="F16.8",
    ),
    "looked": EventForm(
        (_SEAT, Param("whose", SEATS)),
        (Param("tactics_cards", TACTICS_CARDS, many=True),),
        rule="F16.8",
    ),
    "peeked": EventForm(
        (_SEAT, Param("whose", SEATS)),
        (Param("tactics_cards", TACTICS_CARDS, many=True),),
        rule="F16.8",
    ),
    "put_back": EventForm((_SEAT,), (_TACTICS_CARD,), rule="F16.8"),
    "set_aside": EventForm((_SEAT,), (_TACTICS_CARD,), rule="F38.6"),
    "discarded": _open("F2.21", _SEAT, _TACTICS_CARD),
    "found": _open("F16.11", _SEAT, _TACTICS_CARD),
    "recovered": _open("F16.11", _SEAT, _TACTICS_CARD),
    "borrowed": _open("F36.15", _SEAT, _TACTICS_CARD, Param("whose", SEATS)),
    "moved": _open("F1.10", _UNIT, *_POSE, *_WAY),
    "stayed": _open("F8.26", _UNIT),
    "disorderly": _open("F9.15", _UNIT),
    "charge_failed": _open("F9.14", _UNIT, _TARGET),
    "charged": _open("F9.28", _UNIT, _TARGET),
    "pushed": _open("F9.23", _UNIT, *_POSE, *_WAY),
    "demolished": _open("F18.15", _UNIT, Param("piece", PIECES), Param("terrain", TERRAIN)),
    "attacked": _open("F10.9", _UNIT, _TARGET),
    "rolled": _open("F34.3", _SEAT, _ROLL, _DICE),
    "rerolled": _open("F12.5", _SEAT, _ROLL, Param("places", many=True), _DICE),
    "spent": _open("F13.4", _SEAT, Param("right", RIGHTS), _UNIT),
    "hit": _open("F1.13", _UNIT, _TARGET, Param("hits")),
    "wounded": _open("F3.17", _UNIT, _WOUNDS, _LEFT),
    "restored": _open("F3.15", _UNIT, _WOUNDS, _LEFT),
    "afflicted": _open("F13.1", _UNIT, _CONDITION),
    "cleared": _open("F13.3", _UNIT, _CONDITION),
    "tested": _open("F11.1", _UNIT, Param("total"), Param("passed")),
    "attachment_lost": _open("F4.6", _UNIT, Param("card", CARDS)),
    "joined": _open("F4.10", _UNIT, Param("card", CARDS)),
    "new_name": _open("F4.1", _UNIT, Param("card", CARDS), Param("new", CARDS)),
    "survived": _open("F3.22", _UNIT, _WOUNDS),
    "removed": _open("F3.14", _UNIT),
    "scored": _open("F20.1", _SEAT, _POINTS, Param("total")),
    "siege_dealt": EventForm(
        (_SEAT,), (Param("siege_cards", SIEGE_CARDS, many=True),), rule="F24.7"
    ),
    "siege_played": _open("F24.7", _SEAT, Param("siege_card", SIEGE_CARDS)),
    "sapped": _open("F24.7", _SEAT, Param("piece", PIECES), Param("terrain", TERRAIN)),
    "ladders": _open("F24.7", _SEAT, _WALL),
    "wall_restored": _open("F24.7", _WALL, _LEFT),
    "assaults": _open("F24.12", _UNIT, _WALL),
    "assault_failed": _open("F24.13", _UNIT, _WALL),
    "storms": _open("F24.12", _UNIT, _WALL),
    "wall_hit": _open("F24.14", _UNIT, _WALL, Param("hits"), _WOUNDS, _LEFT),
    "wall_destroyed": _open("F24.15", _WALL),
    "wall_activated": _open("F24.16", _WALL),
    "wall_shoots": _open("F24.16", _WALL, _TARGET),
    "corner": _open("F33.2", _SEAT, Param("corner", CORNERS)),
    "out": _open("F33.6", _SEAT),
    "objective": _open("F21.10", _UNIT, _OBJECTIVE),
    "drafted": _open("F23.3", _SEAT, _OBJECTIVE),
    "token_taken": _open("F25.8", _UNIT, _TOKEN),
    "token_dropped": _open("F25.10", _UNIT, _TOKEN),
    "token_put": _open("F25.9", _SEAT, _TOKEN, *_POSE[:2], _REGION),
    "mission": _open("F27.3", _SEAT, _MISSION),
    "mission_active": _open("F29.3", _MISSION),
    "mission_waiting": _open("F29.3", _MISSION),
    "mission_scored": _open("F27.4", _SEAT, _MISSION),
    "swapped": _open("F29.5", _SEAT, _MISSION, Param("new_mission", MISSIONS)),
    "renewed": _open("F29.5", _SEAT, _MISSION),
    "marked": _open("F28.3", _SEAT, _UNIT),
    "marker": _open("F28.5", _SEAT, _UNIT, Param("count")),
    "takes_hits": _open("F1.16", _UNIT, Param("hits")),
    "pillage": _open("F36.13", _UNIT, Param("count")),
    "lent": _open("F36.2", _SEAT, _NCU),
    "assigned": _open("F31.7", _NCU, Param("quadrant", QUADRANTS)),
}
