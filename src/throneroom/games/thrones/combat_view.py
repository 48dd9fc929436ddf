"""March and combat as seen, as JSON by names, and as imagined by somebody who sees only a part.

Everything about a combat is public but a House card while both are choosing and Tides of Battle
cards that do not lie open (T15.15, T17.3, T31.3, T34.2, T34.4).
"""

from typing import Any

from throneroom.games.thrones.casualties import REASONS
from throneroom.games.thrones.content import (
    AREAS,
    CARDS,
    FIRST_PORT,
    HOUSES,
    ONE,
    ORDERS,
    TIDES,
    UNIT_LETTERS,
    UNIT_LIMIT,
)
from throneroom.games.thrones.influence import blade_holder
from throneroom.games.thrones.march_plan import drafting, moves_of, new_draft
from throneroom.games.thrones.state import NO_CARD, NOBODY, Table, letters
from throneroom.games.thrones.strength import (
    C_BLADE,
    C_CARD,
    C_CASUALTIES,
    C_DEFENDER,
    C_ORIGIN,
    C_RESOLVED,
    C_RETREAT,
    C_RETURNED,
    C_WINNER,
    T_CARD,
    T_DISCARDED,
    T_OPEN,
    Strength,
    combatant,
    foreseen_strength,
    fortifications,
    swords,
    told_strength,
    write_down,
)
from throneroom.games.thrones.support import ATTACKER, DEFENDER, STANCES, UNDECIDED
from throneroom.games.thrones.tides import draw_without
from throneroom.kernel import Chance, Reader

_SIDES = ("attacker", "defender")
_COUNTED = ("units", "order", "garrison", "card_strength", "blade", "tide_strength", "total")


# What is seen.


def view_combat(t: Table, house: int) -> dict[str, Any] | None:
    """The March being declared or the combat being fought, as a House (-1: a spectator) sees it.

    A March is seen by nobody else until it has been declared to its end. TR13.6
    """
    seen: dict[str, Any] = {}
    if t.march and drafting(t) in (NOBODY, house):
        seen["march"] = _march_json(t)
    if t.supports:
        seen["supports"] = _supports_json(t)
    if t.combat:
        seen["area"] = AREAS.ids[t.embattled]
        seen["origin"] = AREAS.ids[t.combat[C_ORIGIN]]
        winner = t.combat[C_WINNER]
        seen["winner"] = HOUSES.ids[combatant(t, winner)] if winner >= 0 else None
        seen["attacker"] = _view_side(t, ATTACKER, house)
        seen["defender"] = _view_side(t, DEFENDER, house)
    return seen or None


def _view_side(t: Table, side: int, viewer: int) -> dict[str, Any]:
    """One side of a combat; a Tides card only to its owner before it lies open. T17.3, T34.2"""
    house = combatant(t, side)
    seen: dict[str, Any] = {
        "house": HOUSES.ids[house],
        "card": _name(CARDS.ids, t.combat[C_CARD + side]),
        **_strength_json(_strength_seen(t, side, viewer)),
    }
    if t.combat[C_WINNER] < 0:
        seen["swords"] = swords(t, side)
        seen["fortifications"] = fortifications(t, side)
    if side == ATTACKER:
        seen["army"] = letters(t.attackers)
    if t.tides:
        seen["tide"] = (
            TIDES.ids[t.tides[T_CARD + side]] if t.tides[T_OPEN] or viewer == house else None
        )
    return seen


def _strength_seen(t: Table, side: int, viewer: int) -> Strength:
    """Its own Tides card counts for a House as soon as it has seen it. T17.3"""
    return foreseen_strength(t, side) if viewer == combatant(t, side) else told_strength(t, side)


def _strength_json(s: Strength) -> dict[str, Any]:
    """What a side's strength is made of, by names."""
    return {
        "units": s.units,
        "order": s.order,
        "supports": {
            AREAS.ids[area]: lent for area, lent in zip(s.supporters, s.supports, strict=True)
        },
        "garrison": s.garrison,
        "card_strength": s.card,
        "blade": s.blade,
        "tide_strength": s.tides,
        "total": s.total,
    }


def _name(ids: tuple[str, ...], number: int) -> str | None:
    return ids[number] if number >= 0 else None


def combat_context(t: Table, seat: int) -> dict[str, Any]:
    """Details of an open question of march or combat, for its prompt."""
    kind = t.flow.kind
    args = t.flow.args
    if kind == "march":
        return _march_context(t, t.houses[seat])
    if kind in ("leave_power", "support"):
        return {"area": AREAS.ids[args[0]]}
    if not t.combat:
        return {}
    details: dict[str, Any] = {
        "area": AREAS.ids[t.embattled],
        "attacker": HOUSES.ids[t.attacker],
        "defender": HOUSES.ids[t.combat[C_DEFENDER]],
    }
    if kind == "losses":
        details |= {"number": args[1], "reason": REASONS.ids[args[2]]}
    elif kind in ("house_card", "blade", "redraw", "tyrion", "aeron"):
        viewer = t.houses[seat]
        details |= {
            "attacker_total": _strength_seen(t, ATTACKER, viewer).total,
            "defender_total": _strength_seen(t, DEFENDER, viewer).total,
        }
    return details


def _march_context(t: Table, house: int) -> dict[str, Any]:
    """The March order that has been chosen, and how to take everything back. TR13.6"""
    back = {"undo": "recall"} if t.march != new_draft(t, house) else {}
    if not t.march:
        return {"area": None, "order": None, **back}
    origin = t.march[0]
    return {"area": AREAS.ids[origin], "order": ORDERS.ids[t.orders[origin]], **back}


# Positions.


def combat_to_json(t: Table) -> dict[str, Any]:
    """March, support, combat and Tides of Battle by names; nothing when nothing goes on."""
    document: dict[str, Any] = {}
    if t.march:
        document["march"] = _march_json(t)
    if t.supports:
        document["supports"] = _supports_json(t)
    if t.combat:
        document["battle"] = _battle_json(t)
    if t.tides:
        document["tides"] = {
            "attacker": TIDES.ids[t.tides[T_CARD]],
            "defender": TIDES.ids[t.tides[T_CARD + 1]],
            "open": bool(t.tides[T_OPEN]),
            "discarded": _name(TIDES.ids, t.tides[T_DISCARDED]),
        }
    if t.decided:
        document["decided"] = {
            name: _strength_json(told_strength(t, side)) for side, name in enumerate(_SIDES)
        }
    return document


def _march_json(t: Table) -> dict[str, Any]:
    return {
        "origin": AREAS.ids[t.march[0]],
        "moves": [
            {"area": AREAS.ids[area], "units": letters(group)}
            for area, group in moves_of(t).items()
        ],
    }


def _supports_json(t: Table) -> list[dict[str, Any]]:
    s = t.supports
    return [
        {
            "target": AREAS.ids[s[i]],
            "area": AREAS.ids[s[i + 1]],
            "stance": STANCES.ids[s[i + 2]],
        }
        for i in range(0, len(s), 3)
    ]


def _battle_json(t: Table) -> dict[str, Any]:
    combat = t.combat
    return {
        "defender": HOUSES.ids[combat[C_DEFENDER]],
        "origin": AREAS.ids[combat[C_ORIGIN]],
        "cards": [_name(CARDS.ids, card) for card in combat[C_CARD : C_CARD + 2]],
        "returned": [_name(CARDS.ids, card) for card in combat[C_RETURNED : C_RETURNED + 2]],
        "resolved": [name for i, name in enumerate(_SIDES) if combat[C_RESOLVED] >> i & 1],
        "blade": _name(_SIDES, combat[C_BLADE]),
        "winner": _name(_SIDES, combat[C_WINNER]),
        "casualties": combat[C_CASUALTIES],
        "retreat": _name(AREAS.ids, combat[C_RETREAT]),
    }


def combat_from_json(t: Table, document: Reader) -> None:
    """The inverse of `combat_to_json`."""
    if document.has("march"):
        _read_march(t, document.child("march"))
    for entry in document.children("supports", []):
        target, area = _area(entry, "target"), _area(entry, "area")
        stance = STANCES.index[entry.word("stance", STANCES.ids)]
        t.supports += (target, area, stance)
        if stance == UNDECIDED and t.order_house[area] < 0:
            raise entry.complain("position-inconsistent", "area")
        entry.done()
    if document.has("battle") != (t.embattled >= 0):
        raise document.complain("position-inconsistent", "battle")
    if document.has("battle"):
        _read_battle(t, document.child("battle"))
    won = bool(t.combat) and t.combat[C_WINNER] >= 0
    if t.march and t.orders[t.march[0]] < 0 and not won:  # Loras may have taken it along
        raise document.complain("position-inconsistent", "march")
    if document.has("tides"):
        tides = document.child("tides")
        cards = [_some(tides, name, TIDES.index) for name in _SIDES]
        is_open = tides.flag("open", False)
        given_back = tides.name("discarded", TIDES, None)
        if is_open and given_back != NO_CARD:
            raise tides.complain("position-inconsistent", "discarded")
        t.tides = [*cards, int(is_open), given_back]
        tides.done()
    if document.has("decided"):
        decided = document.child("decided")
        t.decided = write_down(*(_read_strength(decided.child(name)) for name in _SIDES))
        decided.done()
    document.done()


def _area(document: Reader, name: str) -> int:
    area = document.name(name, AREAS)
    if area < 0:
        raise document.complain("position-missing", name)
    return area


def _some(document: Reader, name: str, index: dict[str, int]) -> int:
    return index[document.word(name, tuple(index))]


def _read_march(t: Table, document: Reader) -> None:
    t.march = [_area(document, "origin")]
    for move in document.children("moves", []):
        text = move.raw("units")
        if not isinstance(text, str) or not text or set(text) - set(UNIT_LETTERS):
            raise move.complain("position-inconsistent", "units")
        numbers = [text.count(letter) for letter in UNIT_LETTERS]
        if any(number > limit for number, limit in zip(numbers, UNIT_LIMIT, strict=True)):
            raise move.complain("position-inconsistent", "units")
        group = sum(number * ONE[kind] for kind, number in enumerate(numbers))
        t.march += (_area(move, "area"), group)
        move.done()
    document.done()


def _read_battle(t: Table, document: Reader) -> None:
    defender = document.name("defender", HOUSES)
    if defender < 0 or t.seats[defender] < 0 or t.embattled >= FIRST_PORT:
        raise document.complain("position-inconsistent", "defender")
    origin = _area(document, "origin")
    cards = document.name_list("cards", CARDS, [None, None], nulls=True)
    returned = document.name_list("returned", CARDS, [None, None], nulls=True)
    if len(cards) != 2 or len(returned) != 2:
        raise document.complain("position-inconsistent", "cards")
    for card, house in zip((*cards, *returned), (t.attacker, defender) * 2, strict=True):
        if card != NO_CARD and card // 7 != house:
            raise document.complain("position-inconsistent", "cards")
    resolved = 0
    for name in document.items("resolved", []):
        if name not in _SIDES:
            raise document.complain("position-bad-word", "resolved", text=str(name)[:60])
        resolved |= 1 << _SIDES.index(name)
    t.combat = [
        defender,
        origin,
        *cards,
        *returned,
        resolved,
        _side(document, "blade"),
        _side(document, "winner"),
        document.number("casualties", 0, 20, 0),
        document.name("retreat", AREAS, None),
    ]
    if t.orders[origin] < 0 and t.combat[C_WINNER] < 0:
        raise document.complain("position-inconsistent", "origin")
    document.done()


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
    return Strength(units, order, sources, lent, garrison, card, blade, tides, total)


def _side(document: Reader, name: str) -> int:
    word = document.word(name, ("", *_SIDES), "") if document.raw(name, None) else ""
    return _SIDES.index(word) if word else -1


# What a House may imagine.


def imagine_combat(t: Table, house: int, chance: Chance) -> None:
    """Draw anew what is hidden from a House: Tides cards that do not lie open. T17.3, T34.2"""
    if t.tides and not t.tides[T_OPEN]:
        _imagine_tides(t, house, chance)


def _imagine_tides(t: Table, house: int, chance: Chance) -> None:
    """Others' cards, and a card that another has given back, from those not known to be gone."""
    tides = t.tides
    holders = [combatant(t, side) for side in (ATTACKER, DEFENDER)]
    own = holders.index(house) if house in holders else -1
    redrawn = tides[T_DISCARDED] != NO_CARD
    # Only the holder of the Blade can have redrawn, and he knows both of his cards.
    mine = redrawn and own >= 0 and house == blade_holder(t)
    gone = [tides[T_CARD + own]] if own >= 0 else []
    if mine:
        gone.append(tides[T_DISCARDED])
    for place in (T_CARD, T_CARD + 1):
        if place != T_CARD + own or own < 0:
            tides[place] = draw_without(chance, gone)
            gone.append(tides[place])
    if redrawn and not mine:
        tides[T_DISCARDED] = draw_without(chance, gone)
