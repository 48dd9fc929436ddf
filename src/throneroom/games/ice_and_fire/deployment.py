"""Deployment: F19.8-F19.16; that of several players is in `confrontation`."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from throneroom.games.ice_and_fire import whereabouts
from throneroom.games.ice_and_fire.cards import refill_hand
from throneroom.games.ice_and_fire.content import LONG_RANGE, SHORT_RANGE
from throneroom.games.ice_and_fire.deploy import (
    NORTH,
    SOUTH,
    Others,
    Zone,
    check_deploy,
    corner_zones,
    deployments,
    has_room,
    has_rooms,
    may_deploy,
    spots,
    zones_of,
)
from throneroom.games.ice_and_fire.field import (
    FOOTPRINT,
    box_of,
    grounds,
    on_field,
    trays_around,
)
from throneroom.games.ice_and_fire.geometry.measure import fully_within
from throneroom.games.ice_and_fire.geometry.shapes import (
    FULL_TURN,
    INCH,
    RIGHT_ANGLE,
    Footprint,
    Pose,
    box,
)
from throneroom.games.ice_and_fire.layout import HEIGHT, layout, north_of
from throneroom.games.ice_and_fire.moments import DEPLOYED
from throneroom.games.ice_and_fire.muster import enlist
from throneroom.games.ice_and_fire.names import EDGES, MOST_UNITS, UNITS
from throneroom.games.ice_and_fire.queries import MAY_WAIT, MUST_WAIT, mask
from throneroom.games.ice_and_fire.ready import in_line, is_ready
from throneroom.games.ice_and_fire.rolls import roll_off
from throneroom.games.ice_and_fire.sending import send_the_rest
from throneroom.games.ice_and_fire.state import (
    BESIDE,
    FIELD,
    GONE,
    RESERVE,
    Battle,
    is_friendly,
    next_turn,
    order_from,
    seat_of,
    seats_of,
)
from throneroom.games.ice_and_fire.strength import full_wounds
from throneroom.games.ice_and_fire.windows import announce
from throneroom.kernel import SEATS, Action, Illegal, Question

NONE: Final = -1
AROUND: Final = range(-8 * INCH, 8 * INCH + 1, 2 * INCH)  # places that are listed beside a unit


# The zones


def start_deployment(t: Battle) -> None:  # F19.8, F33.3
    for unit, card in enumerate(t.card):
        if card >= 0 and mask(t, MUST_WAIT, unit):  # F37.9
            to_reserve(t, unit)
    if max(t.side) > 1:
        t.flow.push("choose_corners")
    elif is_ready(t):
        take_edge(t, 0, ("edge", 0))  # F34.23
    else:
        t.flow.ask("edge", (roll_off(t),), 1)


def legal_edge(t: Battle, seat: int) -> list[Action]:
    edges: list[Action] = [("edge", edge) for edge in range(len(EDGES.ids))]
    return [*edges, ("leave",)] if t.flow.args[0] else edges


def check_edge(t: Battle, seat: int, action: Action) -> None:
    if action == ("leave",) and not t.flow.args[0]:
        raise Illegal("F19.8", "ice_and_fire-must-choose-edge")


def take_edge(t: Battle, seat: int, action: Action) -> None:  # F19.8, F19.9, F19.14
    other = next_turn(t, seat)
    if action[0] == "leave":
        t.flow.push("ask_edge", other)
        return
    take_zone(t, seat, action[1])
    t.flow.push("mode", "zones_chosen", seat, other)


def take_zone(t: Battle, seat: int, edge: int) -> None:
    """A seat takes a zone, with its team; the others have the other one (F32.4)."""
    for one, side in enumerate(t.side):
        t.edge[one] = edge if side == t.side[seat] else 1 - edge
    t.flow.emit("edge", seat, edge)


def deploy_and_begin(t: Battle, seat: int, other: int) -> None:  # F19.9, F19.14
    """The usual order: the seat that chose begins to deploy, the other one says who is first,
    unless that is known (F33.3)."""
    t.flow.push("begin")
    if other >= 0:
        t.flow.push("ask_first", other)
    t.flow.push("deploy", seat)


def ask_edge(t: Battle, seat: int) -> None:
    t.flow.ask("edge", (seat,), 0)


# Placing the units


def to_deploy(t: Battle, seat: int) -> list[int]:
    """The units of a seat that are not yet on the field."""
    if BESIDE not in t.place:
        return []
    return [u for u, place in enumerate(t.place) if place == BESIDE and seat_of(u) == seat]


def zone_of(t: Battle, seat: int) -> Zone:
    """The deployment zone of a seat (F19.8, F33.2)."""
    if max(t.side) > 1:
        return corner_zones(t.width)[t.edge[seat]]
    return zones_of(layout(t.mode, t.width))[t.edge[seat]]


def others_for(t: Battle, unit: int) -> Others:
    """What already is on the field when a unit comes there."""
    enemies, friends = trays_around(t, unit)
    return Others(friends, enemies, grounds(t))


def poses_for(t: Battle, unit: int) -> list[Pose]:
    """The places that are listed for a unit; none if there is no room (F19.16, FR68)."""
    return spots(zone_of(t, seat_of(unit)), FOOTPRINT[t.card[unit]], others_for(t, unit))


def with_room(t: Battle, seat: int) -> list[int]:
    """The units of a seat beside the field for which there is room; units with the same tray have
    the same room (F19.16)."""
    units = to_deploy(t, seat)
    if not units:
        return []
    zone, others = zone_of(t, seat), others_for(t, units[0])
    room: dict[Footprint, bool] = {}
    found = []
    for unit in units:
        tray = FOOTPRINT[t.card[unit]]
        if tray not in room:
            room[tray] = has_room(zone, tray, others)
        if room[tray]:
            found.append(unit)
    return found


def deploy(t: Battle, seat: int) -> None:  # F19.9, F19.16
    """The seat, or its team, places a unit; or the next if it has none for which there is room."""
    turn = seat
    for _ in range(max(t.side) + 1):
        able = tuple(mate for mate in seats_of(t, t.side[turn]) if with_room(t, mate))
        if able:
            t.flow.push("deploy", next_turn(t, turn))
            if is_ready(t):
                _line_up(t, able[0])
            else:
                t.flow.ask("deploy", able, NONE)
            return
        turn = next_turn(t, turn)
    for one in order_from(t, seat):
        refill_hand(t, one)  # F19.13


def _line_up(t: Battle, seat: int) -> None:
    """The next unit of a seat takes its place in the line of battle (F34.23)."""
    unit = with_room(t, seat)[0]
    army = [one for one, card in enumerate(t.card) if card >= 0 and seat_of(one) == seat]
    line = in_line(zone_of(t, seat), poses_for(t, unit), army.index(unit), len(army))
    put_down(t, unit, *line)


def legal_deploy(t: Battle, seat: int) -> list[Action]:
    (only,) = t.flow.args
    units = _unlike(t, seat)
    if not units:
        return []
    zone, others = zone_of(t, seat), others_for(t, units[0])
    found: list[Action] = []
    for unit in units:
        found += deployments(unit, zone, FOOTPRINT[t.card[unit]], others)
    waiting = [unit for unit in units if only == NONE and mask(t, MAY_WAIT, unit)]
    return [*found, *(("reserve", unit) for unit in waiting)]


def _unlike(t: Battle, seat: int) -> list[int]:
    """The units that may be placed; of those that are the same one is as good as the other."""
    (only,) = t.flow.args
    alike: dict[tuple[int, tuple[int, ...]], int] = {}
    for unit in to_deploy(t, seat) if only == NONE else [only]:
        alike.setdefault((t.card[unit], t.parts[unit]), unit)
    return list(alike.values())


def has_choice_of_places(t: Battle, seat: int) -> bool:
    """Nearly always the first unit has several places; only otherwise all of them are listed."""
    units = _unlike(t, seat)
    if not units:
        return False
    tray = FOOTPRINT[t.card[units[0]]]
    several = has_rooms(zone_of(t, seat), tray, others_for(t, units[0]))
    return several or len(legal_deploy(t, seat)) > 1


def deploy_offer(t: Battle, seat: int) -> dict[str, Any]:
    """A lattice of one inch in the zone, straight ahead or aslant to either side (F34.11)."""
    area, ahead = zone_of(t, seat)
    headings = [(ahead + turn) % FULL_TURN for turn in (0, RIGHT_ANGLE // 2, -RIGHT_ANGLE // 2)]
    return {"zone": list(area), "step": INCH, "headings": headings}


def check_placing(t: Battle, seat: int, action: Action) -> None:
    (only,) = t.flow.args
    unit = action[1]
    if unit not in to_deploy(t, seat) or only not in (NONE, unit):
        raise Illegal("F19.9", "ice_and_fire-not-to-deploy", unit=UNITS.ids[unit])
    if action[0] == "reserve":
        if only != NONE or not mask(t, MAY_WAIT, unit):
            raise Illegal("F19.12", "ice_and_fire-may-not-wait", unit=UNITS.ids[unit])
        return
    zone, tray = zone_of(t, seat_of(unit)), FOOTPRINT[t.card[unit]]
    check_deploy(zone, tray, action[2:], others_for(t, unit))


def take_deploy(t: Battle, seat: int, action: Action) -> None:
    if action[0] == "reserve":
        to_reserve(t, action[1])
        return
    put_down(t, *action[1:])


def put_down(t: Battle, unit: int, x: int, y: int, h: int) -> None:
    """A unit comes onto the field; its owner says where its attachments stand (F4.5)."""
    t.place[unit] = FIELD
    t.x[unit], t.y[unit], t.h[unit] = x, y, h
    t.flow.emit("deployed", unit, *whereabouts.deployed(t, unit, (x, y, h)))
    announce(t, "unit_placed", unit)
    t.flow.push("order_attachments", unit)


# Reserves (F19.12)

# Of the field, near which a unit comes: at short range, or the own one at long range.
# Or wholly within short range of another friendly unit.
OWN_EDGE: Final = 1
FLANK_EDGES: Final = 2
FAR_OWN_EDGE: Final = 4
NEAR_FRIENDS: Final = 8
# Or wholly within short range of one unit: its number, counted from 1, above this (F38.7).
BESIDE_UNIT: Final = 256


def to_reserve(t: Battle, unit: int) -> None:
    t.place[unit] = RESERVE
    t.flow.emit("waits", unit)


def bring_in(t: Battle, unit: int, edges: int) -> None:
    """A unit comes from the reserve, near these edges of the field, if there is room."""
    if t.place[unit] == RESERVE and _entries(t, unit, edges):
        t.flow.ask("bring_in", (seat_of(unit),), unit, edges)


def _strips(t: Battle, unit: int, edges: int) -> list[Zone]:
    """Where it may be placed: fully within short range of one of the edges, and not behind Castle
    Walls (F24.5)."""
    top = north_of(t.mode)
    north = t.edge[seat_of(unit)] == 1
    ahead = SOUTH if north else NORTH
    found = []
    if edges >= BESIDE_UNIT:
        return [Zone((0, 0, t.width, top), ahead)]
    if edges & (OWN_EDGE | FAR_OWN_EDGE):
        reach = LONG_RANGE if edges & FAR_OWN_EDGE else SHORT_RANGE
        low, high = (HEIGHT - reach, top) if north else (0, reach)
        found.append(Zone((0, low, t.width, high), ahead))
    if edges & NEAR_FRIENDS:
        found.append(Zone((0, 0, t.width, top), ahead))
    if edges & FLANK_EDGES:
        found.append(Zone((0, 0, SHORT_RANGE, top), ahead))
        found.append(Zone((t.width - SHORT_RANGE, 0, t.width, top), ahead))
    return found


def _entries(t: Battle, unit: int, edges: int) -> list[Pose]:
    """The places that are listed for it."""
    tray, others = FOOTPRINT[t.card[unit]], others_for(t, unit)
    if edges & NEAR_FRIENDS:
        (field,) = _strips(t, unit, edges)
        return [pose for pose in _beside(t, unit) if may_deploy(field, tray, pose, others)]
    if edges >= BESIDE_UNIT:
        (field,) = _strips(t, unit, edges)
        return [
            pose for pose in _around_unit(t, unit, edges) if may_deploy(field, tray, pose, others)
        ]
    found: dict[Pose, None] = {}
    for zone in _strips(t, unit, edges):
        found.update(dict.fromkeys(spots(zone, tray, others)))
    return list(found)


def _beside(t: Battle, unit: int) -> Iterator[Pose]:
    """Places around other friendly units, wholly within short range of one of them."""
    seat = seat_of(unit)
    for friend in on_field(t):
        if friend != unit and is_friendly(t, friend, seat):
            for dx, dy in product(AROUND, AROUND):
                pose = (t.x[friend] + dx, t.y[friend] + dy, t.h[friend])
                if is_beside(t, unit, pose):
                    yield pose


def is_beside(t: Battle, unit: int, pose: Pose) -> bool:
    """Whether a place is wholly within short range of another friendly unit."""
    seat = seat_of(unit)
    tray = box(*pose, FOOTPRINT[t.card[unit]])
    return any(
        fully_within(tray, box_of(t, friend), SHORT_RANGE)
        for friend in on_field(t)
        if friend != unit and is_friendly(t, friend, seat)
    )


def _around_unit(t: Battle, unit: int, edges: int) -> list[Pose]:
    """Places around the unit beside which another one comes."""
    other = edges // BESIDE_UNIT - 1
    poses = [(t.x[other] + dx, t.y[other] + dy, t.h[other]) for dx in AROUND for dy in AROUND]
    return [pose for pose in poses if _is_with(t, unit, pose, edges)]


def _is_with(t: Battle, unit: int, pose: Pose, edges: int) -> bool:
    """Whether a place is wholly within short range of the unit beside which one comes."""
    other = edges // BESIDE_UNIT - 1
    tray = box(*pose, FOOTPRINT[t.card[unit]])
    return t.place[other] == FIELD and fully_within(tray, box_of(t, other), SHORT_RANGE)


def legal_bring_in(t: Battle, seat: int) -> list[Action]:
    unit, edges = t.flow.args
    return [("deploy", unit, *pose) for pose in _entries(t, unit, edges)]


def check_bring_in(t: Battle, seat: int, action: Action) -> None:
    unit, edges = t.flow.args
    if action[1] != unit:
        raise Illegal("F19.12", "ice_and_fire-not-to-deploy", unit=UNITS.ids[action[1]])
    tray, others = FOOTPRINT[t.card[unit]], others_for(t, unit)
    if edges & NEAR_FRIENDS and not is_beside(t, unit, action[2:]):
        raise Illegal("F37.9", "ice_and_fire-not-beside-friends", most=SHORT_RANGE / INCH)
    if edges >= BESIDE_UNIT and not _is_with(t, unit, action[2:], edges):
        near = UNITS.ids[edges // BESIDE_UNIT - 1]
        raise Illegal("F38.7", "ice_and_fire-piece-too-far", unit=near, most=SHORT_RANGE / INCH)
    refusals = []
    for zone in _strips(t, unit, edges):
        try:
            check_deploy(zone, tray, action[2:], others)
        except Illegal as refusal:
            refusals.append(refusal)
        else:
            return
    # Of several edges the one at which it stands tells most.
    raise max(refusals, key=lambda refusal: refusal.key != "ice_and_fire-deploy-outside")


# Units that come into the battle later


def come_in(t: Battle, unit: int, edges: int) -> None:
    """A unit that is not on the field comes, whole and not yet activated, near these edges; if
    there is no room it stays away (F37.4)."""
    t.wounds[unit] = full_wounds(t.card[unit])
    t.conditions[unit] = t.activated[unit] = t.attackers[unit] = 0
    t.place[unit] = RESERVE
    if _entries(t, unit, edges):
        bring_in(t, unit, edges)
    else:
        t.place[unit] = GONE


def could_come_in(t: Battle, unit: int, edges: int) -> bool:
    """Whether there is room near these edges for a unit that is not on the field."""
    return bool(_entries(t, unit, edges))


def free_place(t: Battle, seat: int) -> int:
    """A number for one more unit of a seat; -1 if the army has as many as it can (F34.21)."""
    first = seat * MOST_UNITS
    return next((unit for unit in range(first, first + MOST_UNITS) if t.card[unit] < 0), NONE)


def new_unit(t: Battle, seat: int, card: int, parts: tuple[int, ...], edges: int) -> int:
    """A unit that was not in the army comes into the battle (F37.2); its number, or -1."""
    unit = free_place(t, seat)
    if unit == NONE:
        return unit
    t.card[unit], t.parts[unit] = card, parts
    enlist(t)
    come_in(t, unit, edges)
    return unit


# Who begins


def ask_first(t: Battle, seat: int) -> None:  # F19.14
    if is_ready(t):
        take_first(t, seat, ("first", roll_off(t)))  # F34.23
    else:
        t.flow.ask("first", (seat,))


def legal_first(t: Battle, seat: int) -> list[Action]:
    return [("first", other) for other in range(len(t.points))]


def check_first(t: Battle, seat: int, action: Action) -> None:
    if action[1] >= len(t.points):
        raise Illegal("F19.14", "ice_and_fire-no-such-seat", number=int(SEATS.ids[action[1]]) + 1)


def take_first(t: Battle, seat: int, action: Action) -> None:
    t.first = t.active = action[1]
    t.flow.emit("first", t.first)


def begin(t: Battle) -> None:
    """All units are placed, and it is known who is first."""
    t.flow.push("next_round")
    t.flow.push("last_units")  # F20.6
    t.flow.push("mode", "deployed")
    announce(t, DEPLOYED, t.first)
    send_the_rest(t)  # F17.16


STEPS: Final = {
    "ask_edge": ask_edge,
    "deploy": deploy,
    "ask_first": ask_first,
    "begin": begin,
}
QUESTIONS: Final = {
    "edge": Question(frozenset({"edge", "leave"}), legal_edge, check_edge, take_edge),
    "deploy": Question(
        frozenset({"deploy", "reserve"}),
        legal_deploy,
        check_placing,
        take_deploy,
        choice=has_choice_of_places,
        always=True,
        anyone=True,
        offer=deploy_offer,
    ),
    "bring_in": Question(
        frozenset({"deploy"}),
        legal_bring_in,
        check_bring_in,
        take_deploy,
        always=True,
        context=lambda t, seat: {"unit": UNITS.ids[t.flow.args[0]]},
    ),
    "first": Question(frozenset({"first"}), legal_first, check_first, take_first),
}
