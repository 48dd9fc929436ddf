"""The part of a position that is about a March or a combat: JSON by names, and back."""

from typing import Any

from throneroom.games.thrones.combat_view import (
    march_json,
    name_of,
    strength_json,
    supports_json,
)
from throneroom.games.thrones.content import (
    AREAS,
    CARDS,
    FIRST_PORT,
    HOUSES,
    TIDES,
    UNIT_LETTERS,
    UNIT_LIMIT,
)
from throneroom.games.thrones.state import (
    NO_CARD,
    Combat,
    March,
    Strength,
    Support,
    Table,
    Tides,
    pack,
)
from throneroom.games.thrones.strength import by_area
from throneroom.games.thrones.support import STANCES, UNDECIDED
from throneroom.kernel import Reader

_SIDES = ("attacker", "defender")
_COUNTED = ("units", "order", "garrison", "card_strength", "blade", "tide_strength", "total")


# Writing.


def combat_to_json(t: Table) -> dict[str, Any]:
    """March, support, combat and Tides of Battle by names; nothing when nothing goes on."""
    document: dict[str, Any] = {}
    if t.march is not None:
        document["march"] = march_json(t.march)
    if t.supports:
        document["supports"] = supports_json(t.supports)
    if t.combat is not None:
        document["battle"] = _battle_json(t.combat)
    if t.tides is not None:
        document["tides"] = {
            "attacker": TIDES.ids[t.tides.cards[0]],
            "defender": TIDES.ids[t.tides.cards[1]],
            "open": t.tides.open,
            "discarded": name_of(TIDES.ids, t.tides.discarded),
        }
    if t.decided:
        document["decided"] = {
            name: strength_json(strength) for name, strength in zip(_SIDES, t.decided, strict=True)
        }
    return document


def _battle_json(combat: Combat) -> dict[str, Any]:
    return {
        "defender": HOUSES.ids[combat.defender],
        "origin": AREAS.ids[combat.origin],
        "cards": [name_of(CARDS.ids, card) for card in combat.cards],
        "returned": [name_of(CARDS.ids, card) for card in combat.returned],
        "resolved": [name for i, name in enumerate(_SIDES) if combat.resolved >> i & 1],
        "blade": name_of(_SIDES, combat.blade),
        "winner": name_of(_SIDES, combat.winner),
        "casualties": combat.casualties,
        "retreat": name_of(AREAS.ids, combat.retreat),
    }


# Reading.


def combat_from_json(t: Table, document: Reader) -> None:
    """The inverse of `combat_to_json`."""
    if document.has("march"):
        t.march = _read_march(document.child("march"))
    for entry in document.children("supports", []):
        target, area = _area(entry, "target"), _area(entry, "area")
        stance = STANCES.index[entry.word("stance", STANCES.ids)]
        t.supports.append(Support(target, area, stance))
        if stance == UNDECIDED and t.order_house[area] < 0:
            raise entry.complain("position-inconsistent", "area")
        entry.done()
    if document.has("battle") != (t.embattled >= 0):
        raise document.complain("position-inconsistent", "battle")
    if document.has("battle"):
        t.combat = _read_battle(t, document.child("battle"))
    won = t.combat is not None and t.combat.winner >= 0
    if t.march is not None and t.orders[t.march.origin] < 0 and not won:
        raise document.complain("position-inconsistent", "march")  # Loras may have taken it along
    if document.has("tides"):
        t.tides = _read_tides(document.child("tides"))
    if document.has("decided"):
        decided = document.child("decided")
        t.decided = tuple(_read_strength(decided.child(name)) for name in _SIDES)
        decided.done()
    document.done()


def _area(document: Reader, name: str) -> int:
    area = document.name(name, AREAS)
    if area < 0:
        raise document.complain("position-missing", name)
    return area


def _read_march(document: Reader) -> March:
    march = March(_area(document, "origin"))
    for move in document.children("moves", []):
        text = move.raw("units")
        if not isinstance(text, str) or not text or set(text) - set(UNIT_LETTERS):
            raise move.complain("position-inconsistent", "units")
        numbers = [text.count(letter) for letter in UNIT_LETTERS]
        if any(number > limit for number, limit in zip(numbers, UNIT_LIMIT, strict=True)):
            raise move.complain("position-inconsistent", "units")
        area = _area(move, "area")
        if area in march.moves:
            raise move.complain("position-inconsistent", "area")
        march.moves[area] = pack(numbers)
        move.done()
    document.done()
    return march


def _read_battle(t: Table, document: Reader) -> Combat:
    defender = document.name("defender", HOUSES)
    if defender < 0 or t.seats[defender] < 0 or t.embattled >= FIRST_PORT:
        raise document.complain("position-inconsistent", "defender")
    combat = Combat(defender, _area(document, "origin"))
    combat.cards = document.name_list("cards", CARDS, [None, None], nulls=True)
    combat.returned = document.name_list("returned", CARDS, [None, None], nulls=True)
    if len(combat.cards) != 2 or len(combat.returned) != 2:
        raise document.complain("position-inconsistent", "cards")
    played = zip((*combat.cards, *combat.returned), (t.attacker, defender) * 2, strict=True)
    if any(card != NO_CARD and card // 7 != house for card, house in played):
        raise document.complain("position-inconsistent", "cards")
    for name in document.items("resolved", []):
        if name not in _SIDES:
            raise document.complain("position-bad-word", "resolved", text=str(name)[:60])
        combat.resolved |= 1 << _SIDES.index(name)
    combat.blade = _side(document, "blade")
    combat.winner = _side(document, "winner")
    combat.casualties = document.number("casualties", 0, 20, 0)
    combat.retreat = document.name("retreat", AREAS, None)
    if t.orders[combat.origin] < 0 and combat.winner < 0:
        raise document.complain("position-inconsistent", "origin")
    document.done()
    return combat


def _side(document: Reader, name: str) -> int:
    word = document.word(name, ("", *_SIDES), "") if document.raw(name, None) else ""
    return _SIDES.index(word) if word else -1


def _read_tides(document: Reader) -> Tides:
    tides = Tides([TIDES.index[document.word(name, TIDES.ids)] for name in _SIDES])
    tides.open = document.flag("open", False)
    tides.discarded = document.name("discarded", TIDES, None)
    if tides.open and tides.discarded != NO_CARD:
        raise document.complain("position-inconsistent", "discarded")
    document.done()
    return tides


def _read_strength(document: Reader) -> Strength:
    units, order, garrison, card, blade, tides, total = (
        document.number(name, -99, 99, 0) for name in _COUNTED
    )
    supports = document.child("supports", {})
    areas = supports.keys()
    for name in areas:
        if name not in AREAS.index:
            raise supports.complain("position-unknown-name", name, kind="area", text=name[:60])
    sources = tuple(AREAS.index[name] for name in areas)
    lent = tuple(supports.number(name, 0, 99) for name in areas)
    document.done()
    return by_area(Strength(units, order, sources, lent, garrison, card, blade, tides, total))
