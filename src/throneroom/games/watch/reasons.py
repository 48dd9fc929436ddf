"""What counts for a player, in words: for hints, which say why a bot would do something."""

from throneroom.games.watch.content import (
    CARD_COST,
    GUARD_COST,
    KEEP_COST,
    ROAD_COST,
    SETTLEMENT_COST,
)
from throneroom.games.watch.geometry import HEX_SITES
from throneroom.games.watch.judge import site_worth
from throneroom.games.watch.state import COMBINED, Table
from throneroom.games.watch.victory import total_points
from throneroom.kernel import Reason, bits

_DOTS = {0: 0, COMBINED: 2, **{n: 6 - abs(7 - n) for n in range(2, 13)}}
_COSTS = (ROAD_COST, SETTLEMENT_COST, KEEP_COST, CARD_COST)


def reasons(t: Table, seat: int) -> dict[str, Reason]:
    """By name; what one of each is worth is what the judge thinks of it, roughly."""
    income, kinds, blocked = _income(t, seat)
    rivals = [total_points(t, other) for other in range(t.seats) if other != seat]
    found = {
        "points": Reason(total_points(t, seat), 1.3),
        "rivals": Reason(max(rivals), -0.4),
        "income": Reason(income, 0.05),
        "kinds": Reason(kinds, 0.2),
        "blocked": Reason(blocked, -0.2),
        "site": Reason(_best_site(t, seat), 0.04),
        "road": Reason(t.lengths[seat], 0.06),
        "affordable": Reason(_affordable(t, seat), 0.3),
        "cards": Reason(sum(t.cards[seat * 5 : seat * 5 + 5]), 0.3),
        "patrols": Reason(t.patrols[seat], 0.15),
        "hand": Reason(sum(t.hand[seat * 5 : seat * 5 + 5]), 0.02),
    }
    if t.brotherhood:
        found["guards"] = Reason(t.guards_of[seat], 0.4)
        found["pressed"] = Reason(_pressed(t), -0.2)
    return found


def _income(t: Table, seat: int) -> tuple[int, int, int]:
    """The dots beside own buildings, of how many resources, and how many hexes are blocked."""
    dots = blocked = 0
    kinds = set()
    for tile, number in enumerate(t.numbers):
        around = HEX_SITES[tile]
        shares = (t.settlements[seat] & around).bit_count()
        shares += 2 * (t.keeps[seat] & around).bit_count()
        if not number or not shares:
            continue
        kinds.add(t.terrain[tile])
        if tile == t.tormund or t.gift[tile]:
            blocked += 1
        else:
            dots += shares * _DOTS[number]
    return dots, len(kinds), blocked


def _best_site(t: Table, seat: int) -> int:
    """The dots of the best place for a settlement that a road already leads to."""
    near = t.reach[seat] & t.open_sites
    return max((site_worth(t.numbers, site) for site in bits(near)), default=0)


def _affordable(t: Table, seat: int) -> int:
    """How many of the things that can be built the hand could pay."""
    hand = t.hand[seat * 5 : seat * 5 + 5]
    costs = (*_COSTS, GUARD_COST) if t.brotherhood else _COSTS
    return sum(all(h >= c for h, c in zip(hand, cost, strict=True)) for cost in costs)


def _pressed(t: Table) -> int:
    """The sections of the Wall that the next wildling would break through."""
    return sum(
        there > 0 and there >= len(guards)
        for there, guards in zip(t.clearings, t.guards, strict=True)
    )
