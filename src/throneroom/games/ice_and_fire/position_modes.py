"""What the modes keep, as JSON by names, and back: the part `of_mode` of a position."""

from typing import Any, Final

from throneroom.games.ice_and_fire.content import (
    CARDS,
    FIRST_ATTACHMENT,
    FIRST_NCU,
    MISSIONS,
    OBJECTIVES,
    SIEGE_CARDS,
)
from throneroom.games.ice_and_fire.hooks import STORM_OF_SWORDS
from throneroom.games.ice_and_fire.names import NCUS, QUADRANTS, UNITS, WALLS
from throneroom.games.ice_and_fire.state import Battle
from throneroom.kernel import SEATS, BadInput, Names, Reader, bits
from throneroom.kernel.position import check_name

MOST: Final = 99
WALL_WOUNDS: Final = 6  # F24.14


def _names(names: Names, things: tuple[int, ...]) -> list[str | None]:
    return [names.ids[thing] if thing >= 0 else None for thing in things]


def _rows(names: Names, rows: tuple[tuple[int, ...], ...]) -> list[list[str | None]]:
    return [_names(names, row) for row in rows]


def modes_to_json(t: Battle) -> dict[str, Any]:
    return {
        "out": [str(seat) for seat in bits(t.out)],
        "carriers": _names(UNITS, t.carriers),
        "piles": list(t.piles),
        "granted": [[UNITS.ids[unit], OBJECTIVES.ids[card]] for unit, card in t.granted],
        "drafted": _rows(OBJECTIVES, t.drafted),
        "marked": [UNITS.ids[unit] for unit in bits(t.marked)],
        "markers": [[UNITS.ids[unit], count] for unit, count in t.markers],
        "assigned": [[NCUS.ids[ncu], QUADRANTS.ids[place]] for ncu, place in t.assigned],
        "missions": _rows(MISSIONS, t.missions),
        "shown": _rows(MISSIONS, t.shown),
        "open_missions": _names(MISSIONS, t.open_missions),
        "waiting_missions": _names(MISSIONS, t.waiting_missions),
        "mission_deck": _names(MISSIONS, t.mission_deck),
        "scored": [[side, MISSIONS.ids[mission]] for side, mission in t.scored],
        "commander_fell": list(t.commander_fell),
        "next_first": None if t.next_first < 0 else str(t.next_first),
        "walls": list(t.walls),
        "walls_done": [WALLS.ids[wall] for wall in bits(t.walls_done)],
        "siege_hands": _rows(SIEGE_CARDS, t.siege_hands),
        "siege_played": [SIEGE_CARDS.ids[card] for card in bits(t.siege_played)],
        "mustered": _mustered_to_json(t),
        "siege": [SIEGE_CARDS.ids[card] for card in bits(t.siege)],
        "siege_spoken": [str(seat) for seat in bits(t.siege_spoken)],
    }


def _mustered_to_json(t: Battle) -> dict[str, list[str]] | None:
    if not t.mustered:
        return None
    return {
        UNITS.ids[unit]: [CARDS.ids[card] for card in parts]
        for unit, parts in enumerate(t.mustered)
        if parts
    }


def read_modes(t: Battle, r: Reader) -> None:
    seats, sides = len(t.points), max(t.side) + 1
    t.out = _mask(r, "out", SEATS, seats)
    tokens = len(t.tokens)
    t.carriers = _thing_list(r, "carriers", UNITS, len(t.card), [None] * tokens)
    t.piles = tuple(r.number_list("piles", -1, len(t.terrain) - 1, [-1] * tokens))
    if len(t.carriers) != tokens or len(t.piles) != tokens:
        raise r.complain("ice_and_fire-position-length", "carriers")
    t.granted = _pairs(r, "granted", UNITS, OBJECTIVES, len(t.card))
    t.drafted = _hands(r, "drafted", OBJECTIVES, sides)
    t.marked = _mask(r, "marked", UNITS, len(t.card))
    t.markers = tuple(sorted(_counts(r, "markers", len(t.card))))
    t.assigned = _pairs(r, "assigned", NCUS, QUADRANTS, len(t.ncu_card))
    t.missions = _hands(r, "missions", MISSIONS, sides)
    t.shown = _hands(r, "shown", MISSIONS, sides)
    t.open_missions = tuple(r.name_list("open_missions", MISSIONS, []))
    t.waiting_missions = tuple(r.name_list("waiting_missions", MISSIONS, []))
    t.mission_deck = tuple(r.name_list("mission_deck", MISSIONS, []))
    t.scored = _scored(r, sides)
    t.commander_fell = tuple(r.number_list("commander_fell", 0, MOST, [0] * seats))
    if len(t.commander_fell) != seats:
        raise r.complain("ice_and_fire-position-length", "commander_fell")
    t.next_first = r.name("next_first", SEATS, None)
    if t.next_first >= seats:
        raise r.complain("position-inconsistent", "next_first")
    t.walls = tuple(r.number_list("walls", 0, WALL_WOUNDS, []))
    if len(t.walls) not in (0, len(WALLS.ids)):
        raise r.complain("ice_and_fire-position-length", "walls")
    t.walls_done = _mask(r, "walls_done", WALLS, len(WALLS.ids))
    t.siege_hands = _hands(r, "siege_hands", SIEGE_CARDS, seats)
    t.siege_played = _mask(r, "siege_played", SIEGE_CARDS, len(SIEGE_CARDS.ids))
    t.siege = _mask(r, "siege", SIEGE_CARDS, len(SIEGE_CARDS.ids))
    t.siege_spoken = _mask(r, "siege_spoken", SEATS, seats)
    if r.has("mustered"):
        given = r.raw("mustered")
        t.mustered = () if given is None else _mustered(t, Reader(given, r.place("mustered")))
    elif t.mode == STORM_OF_SWORDS:
        t.mustered = tuple(t.parts)
    r.done()


def _mustered(t: Battle, r: Reader) -> tuple[tuple[int, ...], ...]:
    """The attachments of units at the start."""
    found: list[tuple[int, ...]] = [()] * len(t.card)
    for name in list(r.keys()):
        unit = check_name(name, UNITS, r.place(name))
        parts = tuple(r.name_list(name, CARDS, []))
        if not 0 <= unit < len(t.card) or not all(
            FIRST_ATTACHMENT <= card < FIRST_NCU for card in parts
        ):
            raise r.complain("position-inconsistent", name)
        found[unit] = parts
    r.done()
    return tuple(found)


def _mask(r: Reader, name: str, names: Names, count: int) -> int:
    mask = 0
    for thing in r.name_list(name, names, []):
        if not 0 <= thing < count:
            raise r.complain("position-inconsistent", name)
        mask |= 1 << thing
    return mask


def _thing_list(
    r: Reader, name: str, names: Names, count: int, default: list[Any]
) -> tuple[int, ...]:
    """Things by their names, or null for none."""
    path = r.place(name)
    found = []
    for i, item in enumerate(r.items(name, default)):
        thing = -1 if item is None else check_name(item, names, f"{path}/{i}")
        if thing >= count:
            raise r.complain("position-inconsistent", name)
        found.append(thing)
    return tuple(found)


def _hands(r: Reader, name: str, names: Names, count: int) -> tuple[tuple[int, ...], ...]:
    path = r.place(name)
    rows = r.items(name, [[] for _ in range(count)])
    if len(rows) != count:
        raise r.complain("ice_and_fire-position-length", name)
    found = []
    for i, row in enumerate(rows):
        if not isinstance(row, list):
            raise BadInput("ice_and_fire-position-length", path=f"{path}/{i}")
        cards = tuple(check_name(item, names, f"{path}/{i}") for item in row)
        if any(card < 0 for card in cards):
            raise r.complain("position-inconsistent", name)
        found.append(cards)
    return tuple(found)


def _two(r: Reader, name: str) -> list[tuple[Any, Any, str]]:
    """The items of a list of pairs, with the place of each."""
    path = r.place(name)
    found = []
    for i, item in enumerate(r.items(name, [])):
        if not isinstance(item, list) or len(item) != 2:
            raise BadInput("ice_and_fire-position-length", path=f"{path}/{i}")
        found.append((item[0], item[1], f"{path}/{i}"))
    return found


def _pairs(r: Reader, name: str, one: Names, two: Names, count: int) -> tuple[tuple[int, int], ...]:
    found = []
    for first, second, path in _two(r, name):
        pair = check_name(first, one, path), check_name(second, two, path)
        if not 0 <= pair[0] < count or pair[1] < 0:
            raise BadInput("position-inconsistent", path=path)
        found.append(pair)
    return tuple(found)


def _number(value: Any, low: int, high: int, path: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadInput("position-inconsistent", path=path)
    return value


def _counts(r: Reader, name: str, count: int) -> list[tuple[int, int]]:
    found = []
    for first, second, path in _two(r, name):
        unit = check_name(first, UNITS, path)
        if not 0 <= unit < count:
            raise BadInput("position-inconsistent", path=path)
        found.append((unit, _number(second, 1, MOST, path)))
    return found


def _scored(r: Reader, sides: int) -> tuple[tuple[int, int], ...]:
    found = []
    for first, second, path in _two(r, "scored"):
        mission = check_name(second, MISSIONS, path)
        if mission < 0:
            raise BadInput("position-inconsistent", path=path)
        found.append((_number(first, 0, sides - 1, path), mission))
    return tuple(found)
