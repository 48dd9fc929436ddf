"""Tables as JSON by names, and back: lengths in inches, headings in degrees."""

from typing import Any, Final

from throneroom.games.ice_and_fire.attack import ATTACK_STEPS
from throneroom.games.ice_and_fire.content import (
    CARDS,
    FIRST_ATTACHMENT,
    FIRST_NCU,
    FREE_KINDS,
    OBJECTIVES,
    TERRAIN,
    UNIT,
    ZONES,
)
from throneroom.games.ice_and_fire.free_terrain import pieces_of
from throneroom.games.ice_and_fire.geometry.shapes import FULL_TURN, INCH
from throneroom.games.ice_and_fire.layout import MODES, WIDTHS
from throneroom.games.ice_and_fire.morale import TEST_STEPS
from throneroom.games.ice_and_fire.mustering import join_unit
from throneroom.games.ice_and_fire.names import (
    CONDITIONS,
    CORNERS,
    EDGES,
    NCUS,
    PIECES,
    SIDES,
    TOKENS,
    UNITS,
    WALLS,
)
from throneroom.games.ice_and_fire.position_modes import modes_to_json, read_modes
from throneroom.games.ice_and_fire.position_texts import read_texts, texts_to_json
from throneroom.games.ice_and_fire.state import (
    ASIDE,
    AWAY,
    FIRST_WALL,
    NOTHING,
    Battle,
    Fight,
    MoraleTest,
    next_turn,
)
from throneroom.games.ice_and_fire.victory import LAST_ROUND
from throneroom.kernel import SEATS, BadInput, Chance, Names, Reader, bits
from throneroom.kernel.position import check_decimal, check_name

ATTACK_KEYWORDS: Final = Names(
    "attack_keyword", ("critical_blow", "precision", "sundering", "vicious")
)
PLACES: Final = ("gone", "beside", "field", "reserve")
FARTHEST: Final = 200 * INCH
MOST: Final = 99
MOST_BITS: Final = (1 << 24) - 1  # of numbers that are sets
# Numbers of an attack that are told as they are, if they are not 0.
FIGHT_NUMBERS: Final = tuple(
    name
    for name in Fight.FIELDS[2:31]
    if name not in ("zone", "keywords", "witnesses", "bystanders")
)
TEST_NUMBERS: Final = {
    "rights": 0,
    "spoken": 0,
    "cap": -1,
    "passed": -1,
    "cost": 0,
    "dying": 0,
    "of": 0,
}
STAGES: Final = ("deploy", "turn", "declare", "attack", "test", "clean_up")


def inches(number: int) -> float:
    return number / INCH


# Writing


def to_json(t: Battle) -> dict[str, Any]:  # F34.15
    return {
        "mode": MODES.ids[t.mode],
        "width": inches(t.width),
        "limit": t.limit,
        "edges": edges_to_json(t),
        "round": t.round,
        "first": str(t.first),
        "active": str(t.active),
        "points": t.points[:],
        "passes": t.passes[:],
        "passed": [str(seat) for seat in bits(t.passed)],
        "banned": [str(seat) for seat in bits(t.banned)],
        "units": {UNITS.ids[u]: unit_to_json(t, u) for u, card in enumerate(t.card) if card >= 0},
        "ncus": {NCUS.ids[n]: _ncu_to_json(t, n) for n, card in enumerate(t.ncu_card) if card >= 0},
        "tokens": [
            [OBJECTIVES.ids[card] if card >= 0 else None, *map(inches, (x, y, radius))]
            for x, y, radius, card in t.tokens
        ],
        "terrain": [
            None if kind < 0 else [TERRAIN.ids[kind], *map(inches, pose)]
            for kind, *pose in t.terrain
        ],
        "roll": t.roll,
        "roll_unit": UNITS.ids[t.roll_unit] if t.roll_unit >= 0 else None,
        "roll_target": UNITS.ids[t.roll_target] if t.roll_target >= 0 else None,
        "roll_state": [t.roll_marks, t.roll_rights, t.roll_counts],
        "hurt": [UNITS.ids[unit] for unit in bits(t.hurt)],
        "of_mode": modes_to_json(t),
        "fights": [fight_to_json(fight) for fight in t.fights],
        "tests": [test_to_json(test) for test in t.tests],
        **texts_to_json(t),
    }


def edges_to_json(t: Battle) -> list[str | None]:
    """The zone of each seat: an edge, or the corner of one of several players (F33.2)."""
    names = CORNERS if max(t.side) > 1 else EDGES
    return [names.ids[edge] if edge >= 0 else None for edge in t.edge]


def _edges(r: Reader, t: Battle) -> list[int]:
    names = CORNERS if max(t.side) > 1 else EDGES
    path = r.place("edges")
    usual = [names.ids[side] for side in t.side]
    return [
        -1 if item is None else check_name(item, names, f"{path}/{i}")
        for i, item in enumerate(r.items("edges", usual))
    ]


def unit_to_json(t: Battle, unit: int) -> dict[str, Any]:
    return {
        "card": CARDS.ids[t.card[unit]],
        "place": PLACES[t.place[unit]],
        "at": [inches(t.x[unit]), inches(t.y[unit]), inches(t.h[unit])],
        "wounds": t.wounds[unit],
        "with": [CARDS.ids[card] for card in t.parts[unit]],
        "conditions": [CONDITIONS.ids[i] for i in bits(t.conditions[unit])],
        "activated": bool(t.activated[unit]),
        "attackers": [UNITS.ids[other] for other in bits(t.attackers[unit])],
        "engaged_before": [UNITS.ids[other] for other in bits(t.engaged_before[unit])],
    }


def _ncu_to_json(t: Battle, ncu: int) -> dict[str, Any]:
    place = t.ncu_place[ncu]
    return {
        "card": CARDS.ids[t.ncu_card[ncu]],
        "zone": ZONES.ids[place] if place >= 0 else None,
        "away": place == AWAY,
        "activated": bool(t.ncu_done[ncu]),
    }


def _fighter_to_json(fighter: int) -> str | None:
    """A unit, a Castle Wall, or nobody."""
    if fighter >= 0:
        return UNITS.ids[fighter]
    return None if fighter == NOTHING else WALLS.ids[FIRST_WALL - fighter]


def _fighter(t: Battle, r: Reader, name: str) -> int:
    value = r.raw(name)
    if value is None:
        return NOTHING
    if value in WALLS.index:
        return FIRST_WALL - WALLS.index[value]
    return _unit_number(t, value, r.place(name))


def fight_to_json(fight: Fight) -> dict[str, Any]:
    numbers = {name: getattr(fight, name) for name in FIGHT_NUMBERS}
    return {
        "attacker": _fighter_to_json(fight.attacker),
        "defender": _fighter_to_json(fight.defender),
        **{name: number for name, number in numbers.items() if number},
        "zone": SIDES.ids[fight.zone],
        "keywords": [ATTACK_KEYWORDS.ids[i] for i in bits(fight.keywords)],
        "witnesses": [UNITS.ids[unit] for unit in bits(fight.witnesses)],
        "bystanders": [UNITS.ids[unit] for unit in bits(fight.bystanders)],
        "names": list(fight.names),
        "attack_dice": fight.attack_dice[:],
        "attack_marks": fight.attack_marks[:],
        "defense_dice": fight.defense_dice[:],
        "defense_marks": fight.defense_marks[:],
    }


def test_to_json(test: MoraleTest) -> dict[str, Any]:
    return {
        "unit": UNITS.ids[test.unit],
        "panic": bool(test.panic),
        "credit": None if test.credit < 0 else str(test.credit),
        "roll": test.roll,
        "wounds": test.wounds,
        "passes": bool(test.passes),
        "gains": CONDITIONS.ids[test.gains - 1] if test.gains else None,
        **{name: getattr(test, name) for name in TEST_NUMBERS},
        "dice": test.dice[:],
        "marks": test.marks[:],
    }


# Reading


def from_json(r: Reader, seats: int, options: dict[str, Any], chance: Chance) -> Battle:
    t = Battle().cleared(seats, options, chance)
    t.mode = MODES.index[r.word("mode", MODES.ids, MODES.ids[0])]
    t.limit = r.number("limit", 1, 999, t.limit)
    t.edge = _edges(r, t)
    t.passes = r.number_list("passes", 0, 2, t.passes)
    t.passed = _mask(r, "passed", SEATS)
    t.width = r.decimal("width", WIDTHS[0], WIDTHS[1], INCH, inches(WIDTHS[0]))
    t.round = r.number("round", 0, LAST_ROUND, 1)
    t.first = _seat(r, "first", seats)
    t.active = _seat(r, "active", seats)
    t.points = r.number_list("points", 0, MOST, t.points)
    for name, found in (("points", t.points), ("passes", t.passes), ("edges", t.edge)):
        if len(found) != seats:
            raise r.complain("ice_and_fire-position-length", name)
    t.banned = _mask(r, "banned", SEATS)
    units = r.child("units", {})
    for name in list(units.keys()):
        _read_unit(t, units.child(name), _unit_number(t, name, units.place(name)))
    units.done()
    ncus = r.child("ncus", {})
    for name in list(ncus.keys()):
        _read_ncu(t, ncus.child(name), name, ncus.place(name))
    ncus.done()
    t.tokens = [
        _token(item, f"{r.place('tokens')}/{i}") for i, item in enumerate(r.items("tokens", []))
    ]
    if len(t.tokens) > len(TOKENS.ids):
        raise r.complain("ice_and_fire-position-length", "tokens")
    t.terrain = [
        _piece(item, f"{r.place('terrain')}/{i}") for i, item in enumerate(r.items("terrain", []))
    ]
    if len(t.terrain) > len(PIECES.ids):
        raise r.complain("ice_and_fire-position-length", "terrain")
    undefined = FREE_KINDS[len(pieces_of(options)) :]
    if any(kind in undefined for kind, *_ in t.terrain):
        raise r.complain("position-inconsistent", "terrain")
    read_modes(t, r.child("of_mode", {}))
    t.roll = r.number("roll", 0, 6, 0)
    t.roll_unit = r.name("roll_unit", UNITS, None)
    t.roll_target = r.name("roll_target", UNITS, None)
    state = r.number_list("roll_state", 0, 255, [0, 0, 0])
    if len(state) != 3 or max(t.roll_unit, t.roll_target) >= len(t.card):
        raise r.complain("ice_and_fire-position-length", "roll_state")
    t.roll_marks, t.roll_rights, t.roll_counts = state
    t.hurt = _mask(r, "hurt", UNITS)
    t.fights = [_fight(t, child) for child in r.children("fights", [])]
    t.tests = [_test(t, child) for child in r.children("tests", [])]
    read_texts(t, r, seats)
    _push_stage(t, r)
    return t


def _seat(r: Reader, name: str, seats: int) -> int:
    seat = r.name(name, SEATS, "0")
    if not 0 <= seat < seats:
        raise r.complain("position-inconsistent", name)
    return seat


def _mask(r: Reader, name: str, names: Names) -> int:
    mask = 0
    for thing in r.name_list(name, names, []):
        mask |= 1 << thing
    return mask


def _unit_number(t: Battle, name: Any, path: str) -> int:
    unit = check_name(name, UNITS, path)
    if not 0 <= unit < len(t.card):
        raise BadInput("position-unknown-name", path=path, kind="unit", text=str(name)[:60])
    return unit


def _read_unit(t: Battle, r: Reader, unit: int) -> None:
    card = r.name("card", CARDS)
    if not 0 <= card < FIRST_ATTACHMENT:
        raise r.complain("position-unknown-name", "card", kind="unit", text=CARDS.ids[card])
    join_unit(t, unit, card)
    t.place[unit] = PLACES.index(r.word("place", PLACES, "field"))
    pose = r.items("at", [0, 0, 0])
    if len(pose) != 3:
        raise r.complain("ice_and_fire-position-length", "at")
    t.x[unit], t.y[unit], t.h[unit] = _pose(pose, r.place("at"))
    t.wounds[unit] = r.number("wounds", 0, t.wounds[unit], t.wounds[unit])
    parts = r.name_list("with", CARDS, [])
    if not all(FIRST_ATTACHMENT <= part < FIRST_NCU for part in parts):  # F3.24
        other = next(part for part in parts if not FIRST_ATTACHMENT <= part < FIRST_NCU)
        name = CARDS.ids[other]
        raise r.complain("position-unknown-name", "with", kind="attachment", text=name)
    if len(parts) > UNIT[card].models:
        raise r.complain("ice_and_fire-position-length", "with")
    t.parts[unit] = tuple(parts)
    t.conditions[unit] = _mask(r, "conditions", CONDITIONS)
    t.activated[unit] = int(r.flag("activated", False))
    t.attackers[unit] = _mask(r, "attackers", UNITS)
    t.engaged_before[unit] = _mask(r, "engaged_before", UNITS)
    r.done()


def _read_ncu(t: Battle, r: Reader, name: str, path: str) -> None:
    ncu = check_name(name, NCUS, path)
    if not 0 <= ncu < len(t.ncu_card):
        raise BadInput("position-unknown-name", path=path, kind="ncu", text=name[:60])
    card = r.name("card", CARDS)
    if card < FIRST_NCU:
        raise r.complain("position-unknown-name", "card", kind="ncu", text=CARDS.ids[card])
    zone = r.name("zone", ZONES, None)
    t.ncu_card[ncu] = card
    t.ncu_place[ncu] = AWAY if r.flag("away", False) else zone if zone >= 0 else ASIDE
    t.ncu_done[ncu] = int(r.flag("activated", False))
    r.done()


def _token(item: Any, path: str) -> tuple[int, int, int, int]:
    if not isinstance(item, list) or len(item) != 4:
        raise BadInput("ice_and_fire-position-length", path=path)
    card = -1 if item[0] is None else check_name(item[0], OBJECTIVES, f"{path}/0")
    x, y, radius = (
        check_decimal(value, 0, FARTHEST, INCH, f"{path}/{i + 1}")
        for i, value in enumerate(item[1:])
    )
    return x, y, radius, card


def _pose(values: list[Any], path: str) -> tuple[int, int, int]:
    x, y = (
        check_decimal(value, -FARTHEST, FARTHEST, INCH, f"{path}/{i}")
        for i, value in enumerate(values[:2])
    )
    return x, y, check_decimal(values[2], 0, FULL_TURN - 1, INCH, f"{path}/2")


def _piece(item: Any, path: str) -> tuple[int, int, int, int]:
    if item is None:
        return -1, 0, 0, 0
    if not isinstance(item, list) or len(item) != 4:
        raise BadInput("ice_and_fire-position-length", path=path)
    kind = check_name(item[0], TERRAIN, f"{path}/0")
    if kind < 0:
        raise BadInput("position-unknown-name", path=path, kind="terrain", text="null")
    return (kind, *_pose(item[1:], path))


def _fight(t: Battle, r: Reader) -> Fight:
    fight = Fight(_fighter(t, r, "attacker"), _fighter(t, r, "defender"), 0)
    for name in FIGHT_NUMBERS:
        setattr(fight, name, r.number(name, -MOST, MOST_BITS, 0))
    fight.names = tuple(r.number_list("names", 0, 10**9, []))
    fight.zone = r.name("zone", SIDES, "front")
    fight.keywords = _mask(r, "keywords", ATTACK_KEYWORDS)
    fight.witnesses = _mask(r, "witnesses", UNITS)
    fight.bystanders = _mask(r, "bystanders", UNITS)
    fight.attack_dice, fight.attack_marks = _dice(r, "attack")
    fight.defense_dice, fight.defense_marks = _dice(r, "defense")
    r.done()
    return fight


def _dice(r: Reader, what: str) -> tuple[list[int], list[int]]:
    dice = r.number_list(f"{what}_dice", 1, 6, [])
    marks = r.number_list(f"{what}_marks", 0, 255, [0] * len(dice))
    if len(marks) != len(dice):
        raise r.complain("ice_and_fire-position-length", f"{what}_marks")
    return dice, marks


def _test(t: Battle, r: Reader) -> MoraleTest:
    test = MoraleTest(
        _unit_number(t, r.raw("unit"), r.place("unit")),
        int(r.flag("panic", True)),
        r.name("credit", SEATS, None),
        r.number("roll", -MOST, MOST, 0),
        r.number("wounds", -MOST, MOST, 0),
    )
    test.passes = int(r.flag("passes", False))
    test.gains = 1 + r.name("gains", CONDITIONS, None)
    for name, usual in TEST_NUMBERS.items():
        lowest = -len(t.card) if name == "of" else -1
        setattr(test, name, r.number(name, lowest, 255, usual))
    test.dice = r.number_list("dice", 1, 6, [])
    test.marks = r.number_list("marks", 0, 255, [0] * len(test.dice))
    if len(test.marks) != len(test.dice):
        raise r.complain("ice_and_fire-position-length", "marks")
    if test.of > len(t.fights) or (test.of < 0 and t.card[-1 - test.of] < 0):
        raise r.complain("position-inconsistent", "of")
    r.done()
    return test


def _push_stage(t: Battle, r: Reader) -> None:
    """Put on the agenda what `at` says: `deploy`, `turn`, `declare a1`, `attack` and `test` (the
    last of those that are given), or `clean_up`."""
    word, _, name = str(r.raw("at", "turn")).partition(" ")
    if word not in STAGES:
        raise r.complain("position-bad-word", "at", text=word[:60])
    flow = t.flow
    if word == "clean_up":
        flow.push("clean_up")
        return
    if word == "deploy":
        flow.push("begin")
        flow.push("ask_first", next_turn(t, t.active))
        flow.push("deploy", t.active)
        return
    if word == "turn":
        flow.push("turn", t.active)
        return
    flow.push("turn", next_turn(t, t.active))
    flow.push("turn_over")
    flow.push("turn_end")
    if word == "declare":
        unit = _unit_number(t, name, r.place("at"))
        flow.push("end_activation", unit)
        flow.push("act", unit)
    elif word == "attack":
        flow.agenda += ATTACK_STEPS
    else:
        flow.agenda += TEST_STEPS
