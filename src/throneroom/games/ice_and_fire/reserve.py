"""Units in reserve, and units that come back, in a siege: F19.12, F19.15, F24.8-F24.10, F24.19."""

from collections.abc import Iterator
from itertools import chain, product
from typing import Final

from throneroom.games.ice_and_fire.content import CARD
from throneroom.games.ice_and_fire.deploy import (
    NORTH,
    SOUTH,
    Zone,
    check_deploy,
    may_deploy,
)
from throneroom.games.ice_and_fire.deployment import others_for, put_down, to_reserve, zone_of
from throneroom.games.ice_and_fire.field import FOOTPRINT
from throneroom.games.ice_and_fire.geometry.shapes import INCH, Pose
from throneroom.games.ice_and_fire.hooks import STORM_OF_SWORDS
from throneroom.games.ice_and_fire.layout import north_of
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.state import GONE, RESERVE, Battle, seat_of
from throneroom.games.ice_and_fire.strength import full_wounds
from throneroom.kernel import Action, Illegal, Question

FIRST_FROM_RESERVE: Final = 3  # the round (F24.9)
STRIP: Final = 6 * INCH  # along the flank edges
EAST: Final = 0
WEST: Final = 180_000
LISTED: Final = 3 * INCH


def reserves(t: Battle, seat: int) -> list[int]:
    """The units of a seat that wait in reserve."""
    if RESERVE not in t.place:
        return []
    return [u for u, place in enumerate(t.place) if place == RESERVE and seat_of(u) == seat]


def to_bring_in(t: Battle, seat: int) -> list[int]:
    """The units that may be chosen to come in and be activated (F24.9)."""
    if t.mode != STORM_OF_SWORDS or t.round < FIRST_FROM_RESERVE:
        return []
    return [unit for unit in reserves(t, seat) if could_bring_in(t, unit)]


def flanks(t: Battle) -> tuple[Zone, Zone]:
    """Along both flank edges."""
    north = north_of(t.mode)
    return Zone((0, 0, STRIP, north), EAST), Zone((t.width - STRIP, 0, t.width, north), WEST)


def _free(t: Battle, unit: int, zone: Zone, poses: Iterator[Pose]) -> Iterator[Pose]:
    others = others_for(t, unit)
    tray = FOOTPRINT[t.card[unit]]
    for pose in poses:
        if may_deploy(zone, tray, pose, others):
            yield pose


def _places(t: Battle, unit: int) -> Iterator[Pose]:
    """Places along the flanks, for bots: facing inward, or up and down on a fine lattice."""
    tray = FOOTPRINT[t.card[unit]]
    north = north_of(t.mode)
    for west, zone in zip((True, False), flanks(t), strict=True):
        x = STRIP - tray.depth if west else t.width - STRIP + tray.depth
        rows = product((x,), range(LISTED, north, LISTED), (zone.ahead,))
        yield from _free(t, unit, zone, rows)


def _lattice(t: Battle, unit: int) -> Iterator[Pose]:
    for zone in flanks(t):
        west, south, east, north = zone.area
        poses = product(
            range(west, east + 1, INCH), range(south, north + 1, INCH), (zone.ahead, NORTH, SOUTH)
        )
        yield from _free(t, unit, zone, poses)


def could_bring_in(t: Battle, unit: int) -> bool:
    """Whether there is room for a unit at a flank edge."""
    return next(chain(_places(t, unit), _lattice(t, unit)), None) is not None


# Choosing the reserve: half of the units of each defender, rounded up


def choose_reserve(t: Battle, seat: int) -> None:  # F24.8
    waiting = len(reserves(t, seat))
    beside = _beside(t, seat)
    if waiting < (waiting + len(beside) + 1) // 2:
        t.flow.push("choose_reserve", seat)
        t.flow.ask("reserve", (seat,))


def _beside(t: Battle, seat: int) -> list[int]:
    return [
        unit
        for unit, place in enumerate(t.place)
        if t.card[unit] >= 0 and seat_of(unit) == seat and place not in (GONE, RESERVE)
    ]


def legal_reserve(t: Battle, seat: int) -> list[Action]:
    alike: dict[tuple[int, tuple[int, ...]], int] = {}
    for unit in _beside(t, seat):
        alike.setdefault((t.card[unit], t.parts[unit]), unit)
    return [("choose", unit) for unit in alike.values()]


def check_reserve(t: Battle, seat: int, action: Action) -> None:
    if action[1] not in _beside(t, seat):
        raise Illegal("F24.8", "ice_and_fire-wrong-target", unit=UNITS.ids[action[1]])


def take_reserve(t: Battle, seat: int, action: Action) -> None:
    to_reserve(t, action[1])


# Coming in


def reinforce(t: Battle, unit: int) -> None:  # F24.9
    if t.place[unit] == RESERVE and could_bring_in(t, unit):
        t.flow.ask("reinforce", (seat_of(unit),), unit)


def legal_bring_in(t: Battle, seat: int) -> list[Action]:
    (unit,) = t.flow.args
    found: list[Action] = [("deploy", unit, *pose) for pose in _places(t, unit)]
    return found or [("deploy", unit, *pose) for pose in _lattice(t, unit)]


def check_bring_in(t: Battle, seat: int, action: Action) -> None:
    _, unit, *pose = action
    if (unit,) != t.flow.args:
        raise Illegal("F24.9", "ice_and_fire-not-to-deploy", unit=UNITS.ids[unit])
    x, y, h = pose
    zone = flanks(t)[x > t.width // 2]
    try:
        check_deploy(zone, FOOTPRINT[t.card[unit]], (x, y, h), others_for(t, unit))
    except Illegal as refused:
        if refused.key == "ice_and_fire-deploy-outside":
            raise Illegal("F24.9", "ice_and_fire-not-at-flank", **refused.data) from None
        raise


def take_bring_in(t: Battle, seat: int, action: Action) -> None:
    put_down(t, *action[1:])


# Coming back


def to_return(t: Battle, seat: int) -> list[int]:
    """The destroyed units of the attacker that may be placed again: no heroes (F24.10)."""
    return [
        unit
        for unit, card in enumerate(t.card)
        if card >= 0
        and t.place[unit] == GONE
        and seat_of(unit) == seat
        and not CARD[card].characters
    ]


def ask_return(t: Battle, seat: int) -> None:  # F24.10
    if any(_return_places(t, unit) for unit in _alike(t, seat)):
        t.flow.ask("return", (seat,))


def _alike(t: Battle, seat: int) -> list[int]:
    alike: dict[tuple[int, tuple[int, ...]], int] = {}
    for unit in to_return(t, seat):
        alike.setdefault((t.card[unit], t.mustered[unit]), unit)
    return list(alike.values())


def _return_places(t: Battle, unit: int) -> list[Pose]:
    zone = zone_of(t, seat_of(unit))
    tray = FOOTPRINT[t.card[unit]]
    west, south, east, north = zone.area
    xs = range(west + tray.width, east - tray.width + 1, LISTED)
    rows = product(xs, (north - tray.depth, south + tray.depth), (zone.ahead,))
    return list(_free(t, unit, zone, rows))


def legal_return(t: Battle, seat: int) -> list[Action]:
    found: list[Action] = [
        ("deploy", unit, *pose) for unit in _alike(t, seat) for pose in _return_places(t, unit)
    ]
    return [*found, ("decline",)]


def check_return(t: Battle, seat: int, action: Action) -> None:
    if action[0] == "decline":
        return
    _, unit, x, y, h = action
    if unit not in to_return(t, seat):
        raise Illegal("F24.10", "ice_and_fire-not-to-deploy", unit=UNITS.ids[unit])
    check_deploy(zone_of(t, seat), FOOTPRINT[t.card[unit]], (x, y, h), others_for(t, unit))


def take_return(t: Battle, seat: int, action: Action) -> None:
    """It has all its models again, and its attachments that are no heroes."""
    if action[0] == "decline":
        return
    unit = action[1]
    t.wounds[unit] = full_wounds(t.card[unit])
    t.parts[unit] = tuple(card for card in t.mustered[unit] if not CARD[card].characters)
    t.conditions[unit] = t.activated[unit] = 0
    put_down(t, *action[1:])
    t.flow.push("ask_return", seat)


STEPS: Final = {"choose_reserve": choose_reserve, "reinforce": reinforce, "ask_return": ask_return}
QUESTIONS: Final = {
    "reserve": Question(frozenset({"choose"}), legal_reserve, check_reserve, take_reserve),
    "reinforce": Question(
        frozenset({"deploy"}),
        legal_bring_in,
        check_bring_in,
        take_bring_in,
        always=True,
        context=lambda t, seat: {"unit": UNITS.ids[t.flow.args[0]]},
    ),
    "return": Question(frozenset({"deploy", "decline"}), legal_return, check_return, take_return),
}
