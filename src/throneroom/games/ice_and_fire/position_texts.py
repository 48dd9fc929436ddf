"""The part of a position that texts need: cards, tokens on them, and what lasts."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from throneroom.games.ice_and_fire.content import (
    ABILITIES,
    CARDS,
    FACTIONS,
    FIRST_ATTACHMENT,
    FIRST_NCU,
    TACTICS_CARDS,
)
from throneroom.games.ice_and_fire.counters import deal_counters
from throneroom.games.ice_and_fire.frames import FIRST_NCU_HOLDER
from throneroom.games.ice_and_fire.known import SEEN_BY, known_to
from throneroom.games.ice_and_fire.muster import enlist
from throneroom.games.ice_and_fire.names import NCUS, UNITS
from throneroom.games.ice_and_fire.state import Battle, Lasting
from throneroom.games.ice_and_fire.texts import FIRST_CARD, GAME_TOO, KIT, MOST_CLAUSES
from throneroom.kernel import BadInput, Names, Reader

# Where a text can be: on units, then on NCUs; and what it is printed on.
HOLDERS: Final = Names("holder", [*UNITS.ids, *NCUS.ids])
SOURCES: Final = Names("source", [*ABILITIES.ids, *TACTICS_CARDS.ids])
MOST: Final = 999
MOST_SIDES: Final = 4


def texts_to_json(t: Battle) -> dict[str, Any]:
    """What is hidden is in it too: a position tells everything."""
    return {
        "decks": [[TACTICS_CARDS.ids[card] for card in deck] for deck in t.muster.decks],
        **{
            name: [[TACTICS_CARDS.ids[card] for card in pile] for pile in getattr(t, name)]
            for name in ("hand", "deck", "discard")
        },
        "known": [[_known_to_json(entry) for entry in known] for known in t.known],
        "armies": [
            [FACTIONS.ids[army[0]], *(CARDS.ids[card] for card in army[1:])] if army else []
            for army in t.armies
        ],
        "fallen": [[UNITS.ids[unit], CARDS.ids[card]] for unit, card in t.fallen],
        "used": [[HOLDERS.ids[h], SOURCES.ids[source], often] for h, source, often in t.used],
        "counters": [[HOLDERS.ids[h], CARDS.ids[card], n] for h, card, n in t.counters],
        "lasting": [lasting_to_json(row) for row in t.lasting],
        "turns": t.turns[:],
        "tested": list(t.tested),
    }


def lasting_to_json(row: Lasting) -> dict[str, Any]:
    return {
        "source": SOURCES.ids[row.kit // MOST_CLAUSES],
        "clause": row.kit % MOST_CLAUSES,
        "seat": row.seat,
        "holder": HOLDERS.ids[row.holder] if row.holder >= 0 else None,
        "until": row.until,
        "number": row.number,
        "card": TACTICS_CARDS.ids[row.card] if row.card >= 0 else None,
        "ncu": NCUS.ids[row.ncu] if row.ncu >= 0 else None,
        "subject": row.subject,
        "other": row.other,
        "picks": list(row.picks),
    }


def read_texts(t: Battle, r: Reader, seats: int) -> None:
    """Read it into a table whose units and NCUs are known."""
    for name in ("hand", "deck", "discard"):
        setattr(t, name, _piles(r, name, seats))
    t.known = _piles(r, "known", seats, _known)
    decks = _piles(r, "decks", seats)
    if not any(decks):
        decks = [(*t.hand[seat], *t.deck[seat], *t.discard[seat]) for seat in range(seats)]
    t.used = [
        _row(item, SOURCES, 0, GAME_TOO, f"{r.place('used')}/{i}")
        for i, item in enumerate(r.items("used", []))
    ]
    if not r.has("counters"):
        deal_counters(t)  # as at the beginning of a battle
    t.counters = t.counters or [
        _row(item, CARDS, 0, MOST, f"{r.place('counters')}/{i}")
        for i, item in enumerate(r.items("counters", []))
    ]
    t.armies = [
        _army(item, f"{r.place('armies')}/{i}")
        for i, item in enumerate(r.items("armies", [[]] * seats))
    ]
    if len(t.armies) != seats:
        raise r.complain("ice_and_fire-position-length", "armies")
    t.fallen = tuple(
        _fallen(t, item, f"{r.place('fallen')}/{i}") for i, item in enumerate(r.items("fallen", []))
    )
    for seat in range(seats):
        for side in set(t.side):
            if Counter(known_to(t, seat, side)) - Counter(t.hand[seat]):
                raise r.complain("position-inconsistent", "known")
    t.lasting = [_lasting(t, child, seats) for child in r.children("lasting", [])]
    t.turns = r.number_list("turns", 0, MOST, [0] * seats)
    passed, cost = r.number_list("tested", -1, MOST, [-1, 0])
    t.tested = (passed, cost)
    if len(t.turns) != seats:
        raise r.complain("ice_and_fire-position-length", "turns")
    enlist(t, tuple(decks))


def _known_to_json(entry: int) -> Any:
    """A card that all know of, or with the side that alone does."""
    card, side = entry % SEEN_BY, entry // SEEN_BY - 1
    return TACTICS_CARDS.ids[card] if side < 0 else [TACTICS_CARDS.ids[card], side]


def _known(value: Any, path: str) -> int:
    if not isinstance(value, list):
        return _id(value, TACTICS_CARDS, path)
    if len(value) != 2 or type(value[1]) is not int:
        raise BadInput("ice_and_fire-position-length", path=path)
    if not 0 <= value[1] < MOST_SIDES:
        raise BadInput(
            "position-out-of-range", path=path, low=0, high=MOST_SIDES - 1, value=str(value[1])[:60]
        )
    return _id(value[0], TACTICS_CARDS, path) + SEEN_BY * (1 + value[1])


def _a_card(value: Any, path: str) -> int:
    return _id(value, TACTICS_CARDS, path)


def _piles(
    r: Reader, name: str, seats: int, read: Callable[[Any, str], int] = _a_card
) -> list[tuple[int, ...]]:
    found = []
    for i, pile in enumerate(r.items(name, [[]] * seats)):
        path = f"{r.place(name)}/{i}"
        if not isinstance(pile, list):
            raise BadInput("position-not-a-list", path=path)
        found.append(tuple(read(card, path) for card in pile))
    if len(found) != seats:
        raise r.complain("ice_and_fire-position-length", name)
    return found


def _army(item: Any, path: str) -> tuple[int, ...]:
    if not isinstance(item, list):
        raise BadInput("position-not-a-list", path=path)
    names = [FACTIONS, *(CARDS,) * (len(item) - 1)]
    return tuple(_id(word, kind, path) for word, kind in zip(item, names, strict=False))


def _fallen(t: Battle, item: Any, path: str) -> tuple[int, int]:
    """A unit and the attachment that it has lost."""
    if not isinstance(item, list) or len(item) != 2:
        raise BadInput("ice_and_fire-position-length", path=path)
    unit, card = _id(item[0], UNITS, path), _id(item[1], CARDS, path)
    if not FIRST_ATTACHMENT <= card < FIRST_NCU:
        raise BadInput("position-unknown-name", path=path, kind="attachment", text=item[1])
    if unit >= len(t.card):
        raise BadInput("position-inconsistent", path=path)
    return unit, card


def _id(value: Any, names: Names, path: str) -> int:
    number = names.index.get(value) if isinstance(value, str) else None
    if number is None:
        raise BadInput("position-unknown-name", path=path, kind=names.kind, text=str(value)[:60])
    return number


def _row(item: Any, names: Names, low: int, high: int, path: str) -> tuple[int, int, int]:
    if not isinstance(item, list) or len(item) != 3 or type(item[2]) is not int:
        raise BadInput("ice_and_fire-position-length", path=path)
    if not low <= item[2] <= high:
        raise BadInput(
            "position-out-of-range", path=path, low=low, high=high, value=str(item[2])[:60]
        )
    return _id(item[0], HOLDERS, path), _id(item[1], names, path), item[2]


def _lasting(t: Battle, r: Reader, seats: int) -> Lasting:
    source = _id(r.raw("source"), SOURCES, r.place("source"))
    kit = source * MOST_CLAUSES + r.number("clause", 0, MOST_CLAUSES - 1)
    if kit not in KIT:
        raise r.complain("position-unknown-name", "clause", kind="text", text=str(kit))
    row = Lasting(
        kit,
        r.number("seat", 0, seats - 1),
        r.name("holder", HOLDERS, None),
        r.number("until", 0, MOST),
        r.number("number", 0, MOST, 0),
        r.name("card", TACTICS_CARDS, None),
        r.name("ncu", NCUS, None),
        r.number("subject", -1, MOST, -1),
        r.number("other", -1, MOST, -1),
        tuple(r.number_list("picks", -2, 10**9, [])),
    )
    r.done()
    if row.holder >= 0 and row.holder < FIRST_NCU_HOLDER and row.holder >= len(t.card):
        raise r.complain("position-inconsistent", "holder")
    return row


assert len(ABILITIES.ids) == FIRST_CARD
