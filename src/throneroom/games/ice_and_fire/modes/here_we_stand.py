"""Here We Stand: F31.1-F31.9. Four quarters of the field, held by the worth of the units there."""

from typing import Final

from throneroom.games.ice_and_fire.board import seat_of_ncu, skip_zone, zone_is_due
from throneroom.games.ice_and_fire.content import CARD
from throneroom.games.ice_and_fire.field import box_of, on_field
from throneroom.games.ice_and_fire.geometry.measure import quadrant_areas
from throneroom.games.ice_and_fire.geometry.shapes import AREA
from throneroom.games.ice_and_fire.layout import HEIGHT
from throneroom.games.ice_and_fire.modes.mode import Mode
from throneroom.games.ice_and_fire.names import MOST_UNITS, NCUS, UNITS
from throneroom.games.ice_and_fire.preparation import put_bare_tokens
from throneroom.games.ice_and_fire.scoring import FIRST_SCORING
from throneroom.games.ice_and_fire.state import Battle, next_turn, seat_of, seats_of
from throneroom.games.ice_and_fire.victory import score, worth
from throneroom.games.ice_and_fire.wounds import has_commander
from throneroom.kernel import Action, Illegal, Question

ENOUGH: Final = 5  # points for control (F31.5)
COMMANDER: Final = 3  # points more (F31.6)


def quadrants_of(t: Battle, unit: int) -> tuple[int, ...]:
    """The quadrant with the largest part of a tray; several in a tie (F31.3, F31.4)."""
    areas = quadrant_areas(box_of(t, unit), t.width // 2, HEIGHT // 2)
    least = max(areas) - AREA
    return tuple(quadrant for quadrant in range(4) if areas[quadrant] >= least)


def points_in(t: Battle, chosen: tuple[tuple[int, int], ...] = ()) -> list[list[int]]:
    """For each quadrant the points of each side (F31.5-F31.7, F31.9)."""
    decided = dict(chosen)
    points = [[0] * (max(t.side) + 1) for _ in range(4)]
    for unit in on_field(t):
        quadrant = decided.get(unit, quadrants_of(t, unit)[0])
        more = COMMANDER if has_commander(t, unit) else 0
        points[quadrant][t.side[unit // MOST_UNITS]] += worth(t, unit) + more
    for ncu, quadrant in t.assigned:
        card = CARD[t.ncu_card[ncu]]
        more = COMMANDER if card.commander else 0
        points[quadrant][t.side[seat_of_ncu(ncu)]] += card.cost + more
    return points


def holders(points: list[list[int]]) -> list[int]:
    """The side that controls each quadrant; -1 if none does (F31.5)."""
    found = []
    for row in points:
        best = max(row)
        found.append(row.index(best) if best >= ENOUGH and row.count(best) == 1 else -1)
    return found


# Scoring


def score_quadrants(t: Battle) -> None:  # F31.8
    if t.round >= FIRST_SCORING:
        t.flow.push("settle_quadrants", ())


def settle_quadrants(t: Battle, chosen: tuple[tuple[int, int], ...]) -> None:  # F31.4, FR92
    """Ties are decided by the opponent before any point is given."""
    for unit in on_field(t):
        if len(quadrants_of(t, unit)) > 1 and unit not in dict(chosen):
            t.flow.ask("quadrant", (next_turn(t, seat_of(unit)),), unit, chosen)
            return
    held = holders(points_in(t, chosen))
    for side in range(max(t.side) + 1):
        if held.count(side):
            score(t, seats_of(t, side)[0], held.count(side))


def legal_quadrant(t: Battle, seat: int) -> list[Action]:
    return [("quadrant", quadrant) for quadrant in quadrants_of(t, t.flow.args[0])]


def check_quadrant(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_quadrant(t, seat):
        raise Illegal("F31.4", "ice_and_fire-other-quadrant", unit=UNITS.ids[t.flow.args[0]])


def take_quadrant(t: Battle, seat: int, action: Action) -> None:
    unit, chosen = t.flow.args
    t.flow.push("settle_quadrants", (*chosen, (unit, action[1])))


# NCUs in a quadrant


def zone_claimed(t: Battle, ncu: int, zone: int) -> None:  # F31.7, FR36
    if zone_is_due(t):
        t.flow.ask("assign_ncu", (seat_of_ncu(ncu),), ncu)


def legal_assign(t: Battle, seat: int) -> list[Action]:
    return [*(("quadrant", quadrant) for quadrant in range(4)), ("decline",)]


def take_assign(t: Battle, seat: int, action: Action) -> None:
    if action[0] == "quadrant":
        (ncu,) = t.flow.args
        skip_zone(t)
        t.assigned += ((ncu, action[1]),)
        t.flow.emit("assigned", ncu, action[1])


def round_over(t: Battle) -> None:
    t.assigned = ()


MODE: Final[Mode] = Mode(
    prepare=put_bare_tokens, zone_claimed=zone_claimed, score=score_quadrants, round_over=round_over
)
STEPS: Final = {"settle_quadrants": settle_quadrants}
QUESTIONS: Final = {
    "quadrant": Question(
        frozenset({"quadrant"}),
        legal_quadrant,
        check_quadrant,
        take_quadrant,
        context=lambda t, seat: {"unit": UNITS.ids[t.flow.args[0]]},
    ),
    "assign_ncu": Question(
        frozenset({"quadrant", "decline"}),
        legal_assign,
        lambda t, seat, action: None,
        take_assign,
        context=lambda t, seat: {"ncu": NCUS.ids[t.flow.args[0]]},
    ),
}
