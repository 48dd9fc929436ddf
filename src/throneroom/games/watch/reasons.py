"""What counts for a player, in words: for hints, which say why a bot would do something."""

from throneroom.games.watch.content import (
    CARD_COST,
    GUARD_COST,
    KEEP_COST,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
)
from throneroom.games.watch.features import DOTS, board_of
from throneroom.games.watch.geometry import HEX_SITES
from throneroom.games.watch.judge import worths
from throneroom.games.watch.state import Table
from throneroom.games.watch.victory import total_points
from throneroom.kernel import Reason, bits

DOTS_FOR_A_CARD = 3.6  # dots bring a card in ten rolls
_COSTS = (ROAD_COST, SETTLEMENT_COST, KEEP_COST, CARD_COST)


def reasons(t: Table, seat: int) -> dict[str, Reason]:
    """By name; what one of each is worth is what the judge thinks of it."""
    worth = worths(t)
    dots = sum(worth[resource] for resource in RESOURCES.ids) / 5 / DOTS_FOR_A_CARD
    pays = max(worth[goal] for goal in ("to_settlement", "to_keep", "to_card", "to_guard"))
    income, kinds, blocked = _income(t, seat)
    rivals = [total_points(t, other) for other in range(t.seats) if other != seat]
    found = {
        "points": Reason(total_points(t, seat), worth["points"]),
        "rivals": Reason(max(rivals), -worth["points"]),
        "income": Reason(income, dots),
        "kinds": Reason(kinds, worth["kinds"]),
        "blocked": Reason(blocked, -4 * dots),
        "site": Reason(_best_site(t, seat), worth["site"]),
        "road": Reason(t.lengths[seat], worth["road"]),
        "affordable": Reason(_affordable(t, seat), pays),
        "cards": Reason(sum(t.cards[seat * 5 : seat * 5 + 5]), worth["cards"]),
        "patrols": Reason(t.patrols[seat], worth["patrols"]),
        "hand": Reason(sum(t.hand[seat * 5 : seat * 5 + 5]), worth["hand"]),
    }
    if t.brotherhood:
        found["guards"] = Reason(t.guards_of[seat], worth["guards"] + worth["watch"])
        found["pressed"] = Reason(_pressed(t), -worth["guards"] / 2)
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
            dots += shares * DOTS[number]
    return dots, len(kinds), blocked


def _best_site(t: Table, seat: int) -> int:
    """The dots of the best place for a settlement that a road already leads to."""
    dots = board_of(t.terrain, t.numbers).dots
    return max((dots[site] for site in bits(t.reach[seat] & t.open_sites)), default=0)


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
