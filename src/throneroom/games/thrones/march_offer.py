"""T13: what a person is offered who declares a March, and what he is warned of.

The list of legal moves has each type of unit alone and all units together. A person picks any
group, so this tells for each of them where it may go.
"""

from itertools import product
from typing import Any

from throneroom.games.thrones.combat_view import march_json
from throneroom.games.thrones.content import AREAS, FIRST_SEA, HOME_OF, HOUSES, SIEGE_ENGINE, UNITS
from throneroom.games.thrones.march_plan import (
    attacked,
    is_attack,
    may_end,
    sizes_after,
    units_left,
    ways,
)
from throneroom.games.thrones.state import (
    NOBODY,
    March,
    Table,
    all_of,
    letters,
    pack,
    size,
    unpack,
)
from throneroom.games.thrones.supply import within_limit
from throneroom.kernel import Action


def offer(t: Table, seat: int) -> dict[str, Any] | None:
    """Who is left, where each group of them may go, and whether the March may end. T13.3-T13.8

    Nothing before a March order has been chosen.
    """
    march = t.march
    if march is None:
        return None
    house = t.houses[seat]
    rest = unpack(units_left(t, march))
    groups = [pack(numbers) for numbers in product(*(range(n + 1) for n in rest)) if any(numbers)]
    goals: dict[str, list[dict[str, Any]]] = {letters(group): [] for group in groups}
    for area, group in ways(t, house, march, groups):
        goals[letters(group)].append(
            {
                "area": AREAS.ids[area],
                "attack": is_attack(t, house, area),
                "warnings": warnings(t, house, march.and_then(area, group)),
            }
        )
    return {
        **march_json(march),
        "left": dict(zip(UNITS.ids, rest, strict=True)),
        "groups": [{"units": units, "goals": areas} for units, areas in goals.items()],
        "may_end": may_end(t, house, march),
        "warnings": warnings(t, house, march),
    }


def preview(t: Table, seat: int, action: Action) -> dict[str, Any]:
    """What to think of before a group is sent, or the March ended."""
    march = t.march
    if march is None or action[0] not in ("march", "end_march"):
        return {}
    if action[0] == "march":
        march = march.and_then(action[2], pack(action[3:]))
    return {"warnings": warnings(t, t.houses[seat], march)}


def warnings(t: Table, house: int, march: March) -> list[dict[str, Any]]:
    """That the attackers could not all come back if they were beaten. The March is legal. TR6.2

    Said only of a March that may end like this: the rest of another one has to mend it anyway.
    """
    area = attacked(t, house, march.moves)
    if area < 0 or t.neutral[area] or not may_end(t, house, march):
        return []
    data: dict[str, Any] = {"area": AREAS.ids[area], "origin": AREAS.ids[march.origin]}
    owner = _heir(t, house, march)
    if owner != NOBODY:
        data["house"] = HOUSES.ids[owner]
        return [{"rule": "TR19.3", "key": "thrones-no-way-back", "data": data}]
    lost = _too_many(t, house, march, area)
    if lost:
        data["lost"] = lost
        return [{"rule": "TR19.2", "key": "thrones-no-room-at-home", "data": data}]
    return []


def _heir(t: Table, house: int, march: March) -> int:
    """The House that the area goes back to when all units leave it, or -1. TR19.3, T23.14"""
    origin = march.origin
    if origin >= FIRST_SEA or sum(march.moves.values()) != t.units[origin]:
        return NOBODY
    home = HOME_OF[origin]
    regained = home not in (NOBODY, house) and t.seats[home] >= 0 and t.tokens[origin] == NOBODY
    return home if regained else NOBODY


def _too_many(t: Table, house: int, march: March, area: int) -> int:
    """How many attackers the supply limit would not let back, if none fell. TR19.2, T19.13"""
    group = march.moves[area]
    sizes = sizes_after(t, house, march)
    del sizes[area]
    returning = size(group - all_of(group, SIEGE_ENGINE))
    staying = sizes.pop(march.origin)
    for lost in range(returning):
        if within_limit(t.supply[house], [*sizes.values(), staying + returning - lost]):
            return lost
    return returning
