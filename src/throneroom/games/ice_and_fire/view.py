"""What is seen: on the field everything is open, to everybody alike."""

from typing import Any

from throneroom.games.ice_and_fire.content import CARDS, TERRAIN, TRAYS, UNIT
from throneroom.games.ice_and_fire.field import engaged_with
from throneroom.games.ice_and_fire.layout import HEIGHT
from throneroom.games.ice_and_fire.movement import speed_of
from throneroom.games.ice_and_fire.names import PIECES, UNITS
from throneroom.games.ice_and_fire.position import (
    CONDITIONS,
    fight_to_json,
    test_to_json,
)
from throneroom.games.ice_and_fire.state import FIELD, GONE, Battle, models_of, ranks_of, seat_of
from throneroom.kernel import Alias, bits


def view(t: Battle, seat: int | None) -> dict[str, Any]:
    return {
        "round": t.round,
        "first": t.first,
        "active": t.active,
        "field": {
            "width": t.width,
            "height": HEIGHT,
            "terrain": [
                {"id": PIECES.ids[i], "kind": TERRAIN.ids[kind], "x": x, "y": y, "h": h}
                for i, (kind, x, y, h) in enumerate(t.terrain)
                if kind >= 0
            ],
        },
        "units": {
            UNITS.ids[unit]: _unit(t, unit)
            for unit, card in enumerate(t.card)
            if card >= 0 and t.place[unit] != GONE
        },
        "seats": [{"points": points} for points in t.points],
        "fight": fight_to_json(t.fights[-1]) if t.fights else None,
        "test": test_to_json(t.tests[-1]) if t.tests else None,
        "roll": t.roll,
    }


def _unit(t: Battle, unit: int) -> dict[str, Any]:
    card = t.card[unit]
    standing = t.place[unit] == FIELD
    return {
        "seat": seat_of(unit),
        "card": CARDS.ids[card],
        "tray": TRAYS.ids[UNIT[card].tray],
        "x": t.x[unit],
        "y": t.y[unit],
        "h": t.h[unit],
        "on_field": standing,
        "wounds": t.wounds[unit],
        "models": models_of(t, unit),
        "ranks": ranks_of(t, unit),
        "attachments": [CARDS.ids[part] for part in t.parts[unit]],
        "conditions": [CONDITIONS.ids[i] for i in bits(t.conditions[unit])],
        "activated": bool(t.activated[unit]),
        "engaged_with": [UNITS.ids[enemy] for enemy in engaged_with(t, unit)] if standing else [],
        "speed": speed_of(t, unit),
        "defense": UNIT[card].defense,
        "morale": UNIT[card].morale,
    }


def seat_names(t: Battle) -> tuple[str, ...]:
    return tuple("abcd"[: len(t.points)])


def aliases(t: Battle) -> dict[str, dict[str, Alias]]:
    """What the units are called: their cards, numbered where a seat has several alike."""
    named: dict[str, Alias] = {}
    for seat in range(len(t.points)):
        own = [unit for unit, card in enumerate(t.card) if card >= 0 and seat_of(unit) == seat]
        for unit in own:
            alike = [other for other in own if t.card[other] == t.card[unit]]
            number = alike.index(unit) + 1 if len(alike) > 1 else 0
            named[UNITS.ids[unit]] = Alias("card", CARDS.ids[t.card[unit]], number)
    return {"unit": named}
