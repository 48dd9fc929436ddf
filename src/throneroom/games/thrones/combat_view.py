"""March and combat as seen, as JSON by names.

Everything about a combat is public but a House card while both are choosing and Tides of Battle
cards that do not lie open (T15.15, T17.3, T31.3, T34.2, T34.4).
"""

from typing import Any

from throneroom.games.thrones.content import AREAS, CARDS, HOUSES, TIDES
from throneroom.games.thrones.march_plan import drafting
from throneroom.games.thrones.state import NOBODY, March, Strength, Support, Table, letters
from throneroom.games.thrones.strength import (
    below_zero,
    combatant,
    fortifications,
    seen_strength,
    swords,
)
from throneroom.games.thrones.support import ATTACKER, DEFENDER, STANCES


def view_combat(t: Table, house: int) -> dict[str, Any] | None:
    """The March being declared or the combat being fought, as a House (-1: a spectator) sees it.

    A March is seen by nobody else until it has been declared to its end. TR13.6
    """
    seen: dict[str, Any] = {}
    if t.march is not None and drafting(t) in (NOBODY, house):
        seen["march"] = march_json(t.march)
    if t.supports:
        seen["supports"] = supports_json(t.supports)
    combat = t.combat
    if combat is not None:
        seen["area"] = AREAS.ids[t.embattled]
        seen["origin"] = AREAS.ids[combat.origin]
        winner = combat.winner
        seen["winner"] = HOUSES.ids[combatant(t, winner)] if winner >= 0 else None
        for side, name in ((ATTACKER, "attacker"), (DEFENDER, "defender")):
            card = name_of(CARDS.ids, combat.cards[side])
            seen[name] = _view_side(t, side, card, house, decided=winner >= 0)
        tied = seen["attacker"]["total"] == seen["defender"]["total"]
        seen["tied"] = winner >= 0 and tied  # T9.2
    return seen or None


def _view_side(t: Table, side: int, card: str | None, viewer: int, decided: bool) -> dict[str, Any]:
    """One side of a combat; a Tides card only to its owner before it lies open. T17.3, T34.2"""
    house = combatant(t, side)
    strength = seen_strength(t, side, viewer)
    seen: dict[str, Any] = {
        "house": HOUSES.ids[house],
        "card": card,
        **strength_json(strength),
        "floor": below_zero(strength),
    }
    if not decided:
        seen["swords"] = swords(t, side)
        seen["fortifications"] = fortifications(t, side)
    if side == ATTACKER:
        seen["army"] = letters(t.attackers)
    if t.tides is not None:
        known = t.tides.open or viewer == house
        seen["tide"] = TIDES.ids[t.tides.cards[side]] if known else None
    return seen


def march_json(march: March) -> dict[str, Any]:
    """Where a March starts from, and who goes where."""
    moves = [
        {"area": AREAS.ids[area], "units": letters(group)} for area, group in march.moves.items()
    ]
    return {"origin": AREAS.ids[march.origin], "moves": moves}


def supports_json(supports: list[Support]) -> list[dict[str, Any]]:
    """What has been said about each Support order."""
    return [
        {
            "target": AREAS.ids[target],
            "area": AREAS.ids[area],
            "stance": STANCES.ids[stance],
        }
        for target, area, stance in supports
    ]


def strength_json(s: Strength) -> dict[str, Any]:
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


def name_of(ids: tuple[str, ...], number: int) -> str | None:
    """The id of a thing; none if there is none."""
    return ids[number] if number >= 0 else None
