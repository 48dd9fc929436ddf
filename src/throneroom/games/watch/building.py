"""W11 and W12: building roads, settlements and keeps; W13.1: guards for their price."""

from collections.abc import Sequence

from throneroom.games.watch.content import (
    GUARD_COST,
    KEEP_COST,
    KEEP_POINTS,
    KEEPS,
    LONGEST_ROAD_MINIMUM,
    ROAD_COST,
    ROADS,
    SETTLEMENT_COST,
    SETTLEMENT_POINTS,
    SETTLEMENTS,
)
from throneroom.games.watch.geometry import (
    ALL_PATHS,
    INTERSECTIONS,
    NEIGHBOURS,
    PATH_ENDS,
    PATH_ENDS_MASK,
    PATHS_AT,
    SITE_ROUTE,
)
from throneroom.games.watch.guards import check_post, post
from throneroom.games.watch.longest_road import measure
from throneroom.games.watch.special_cards import judge_longest_road
from throneroom.games.watch.state import Table, find_frontier, lower_rates, opponents_buildings
from throneroom.games.watch.victory import ends
from throneroom.games.watch.wildlings import (
    create,
    create_from_pool,
    return_to_card,
    take_from_card,
)
from throneroom.kernel import Action, Illegal


def check_price(t: Table, seat: int, price: Sequence[int]) -> None:
    """The cost is paid from the own hand: W11.2, W11.3."""
    if any(t.hand[seat * 5 + r] < price[r] for r in range(5)):
        raise Illegal("W11.2", "watch-cannot-pay")


def pay(t: Table, seat: int, price: Sequence[int]) -> None:
    """Pay into the supply, before the piece is placed: W11.2. That ends trading: W2.12, W2.15."""
    hand, supply, first = t.hand, t.supply, seat * 5
    for resource in range(5):
        cost = price[resource]
        if cost:
            hand[first + resource] -= cost
            supply[resource] += cost
    if not t.combined:
        t.trade_closed = True


# Roads


def legal_paths(t: Table, seat: int) -> int:
    """The free paths where the seat could build a road, if it has one left: W11.5-W11.12."""
    if t.roads[seat].bit_count() >= ROADS:
        return 0
    return t.frontier[seat] & t.free_paths


def check_road(t: Table, seat: int, path: int) -> None:
    """Refuse a road that cannot be placed, whoever pays."""
    if t.roads[seat].bit_count() >= ROADS:
        raise Illegal("W1.23", "watch-no-road-left")
    check_path(t, path)
    if not t.frontier[seat] >> path & 1:
        if t.reach[seat] & PATH_ENDS_MASK[path]:
            raise Illegal("W11.7", "watch-road-shut-off")
        raise Illegal("W11.6", "watch-road-not-connected")


def check_path(t: Table, path: int) -> None:
    """A road needs a path (W11.10), borderland included (W11.9), without a road on it (W11.5)."""
    if not ALL_PATHS[t.setup] >> path & 1:
        raise Illegal("W11.10", "watch-not-a-path")
    if not t.free_paths >> path & 1:
        raise Illegal("W11.5", "watch-path-taken")


def place_road(t: Table, seat: int, path: int) -> None:
    """Put a road on the board, where it stays: W1.26."""
    t.roads[seat] |= 1 << path
    t.free_paths &= ~(1 << path)
    t.reach[seat] |= PATH_ENDS_MASK[path]
    shut = opponents_buildings(t, seat)
    for site in PATH_ENDS[path]:
        if not shut >> site & 1:
            t.frontier[seat] |= PATHS_AT[site]
    measure(t, seat)
    t.flow.emit("road", seat, path)


def add_road(t: Table, seat: int, path: int) -> None:
    """A road with all that follows from it: Longest Road, and its wildling. W15.5, W19.3, WR24."""
    place_road(t, seat, path)
    if t.lengths[seat] >= LONGEST_ROAD_MINIMUM and judge_longest_road(t) and t.brotherhood:
        create_from_pool(t, 1)


def check_build_road(t: Table, seat: int, action: Action) -> None:
    check_price(t, seat, ROAD_COST)
    check_road(t, seat, action[1])


def build_road(t: Table, seat: int, action: Action) -> bool:
    pay(t, seat, ROAD_COST)
    add_road(t, seat, action[1])
    return not ends(t)


# Settlements


def check_distance(t: Table, site: int) -> None:
    """A settlement needs a free intersection (W12.1) with none built on next to it: W12.4-W12.5."""
    if not INTERSECTIONS[t.setup] >> site & 1:
        raise Illegal("W3.6", "watch-not-an-intersection")
    if t.occupied >> site & 1:
        raise Illegal("W12.1", "watch-intersection-taken")
    if not t.open_sites >> site & 1:
        raise Illegal("W12.4", "watch-too-close")


def place_settlement(t: Table, seat: int, site: int) -> None:
    """Put a settlement on the board. It may cut roads of others: W12.3, W15.6."""
    bit = 1 << site
    t.settlements[seat] |= bit
    t.occupied |= bit
    t.open_sites &= ~(bit | NEIGHBOURS[site])
    t.frontier[seat] |= PATHS_AT[site]
    t.points[seat] += SETTLEMENT_POINTS
    if SITE_ROUTE[site] >= 0:
        lower_rates(t.rates, seat * 5, t.routes[SITE_ROUTE[site]])  # W10.3, W10.4
    for other in range(t.seats):
        if other != seat and t.reach[other] & bit:
            t.frontier[other] = find_frontier(t, other)
            measure(t, other)
    t.flow.emit("settlement", seat, site)


def check_settlement(t: Table, seat: int, action: Action) -> None:
    check_price(t, seat, SETTLEMENT_COST)
    if t.settlements[seat].bit_count() >= SETTLEMENTS:
        raise Illegal("W12.6", "watch-no-settlement-left")
    check_distance(t, action[1])
    if not t.reach[seat] >> action[1] & 1:
        raise Illegal("W12.2", "watch-no-road-there")


def build_settlement(t: Table, seat: int, action: Action) -> bool:
    """Pay, place, pass the special card, then create wildlings: W12.11, WR24, WR63."""
    pay(t, seat, SETTLEMENT_COST)
    place_settlement(t, seat, action[1])
    received = judge_longest_road(t)
    if t.brotherhood:
        create(t, take_from_card(t, seat))
        create_from_pool(t, received)
    return not ends(t)


# Keeps


def check_keep(t: Table, seat: int, action: Action) -> None:  # W12.7, W12.9
    check_price(t, seat, KEEP_COST)
    if t.keeps[seat].bit_count() >= KEEPS:
        raise Illegal("W1.23", "watch-no-keep-left")
    if not t.settlements[seat] >> action[1] & 1:
        raise Illegal("W12.7", "watch-no-settlement-there")


def build_keep(t: Table, seat: int, action: Action) -> bool:
    """A keep replaces an own settlement (W12.7), which can be built again (W1.25, W12.8)."""
    pay(t, seat, KEEP_COST)
    bit = 1 << action[1]
    t.settlements[seat] ^= bit
    t.keeps[seat] |= bit  # for good: W12.10
    t.points[seat] += KEEP_POINTS - SETTLEMENT_POINTS
    t.flow.emit("keep", seat, action[1])
    if t.brotherhood:  # W12.12
        return_to_card(t, seat)
        tokens = t.under_keeps[seat][:2]
        t.under_keeps[seat] = t.under_keeps[seat][2:]
        for token in tokens:
            if t.flow.outcome is None:
                create(t, token)
    return not ends(t)


# Guards


def check_guard(t: Table, seat: int, action: Action) -> None:
    if not t.brotherhood:
        raise Illegal("W2.2", "watch-brotherhood-only")
    check_price(t, seat, GUARD_COST)
    check_post(t, seat, action[1])


def build_guard(t: Table, seat: int, action: Action) -> bool:
    pay(t, seat, GUARD_COST)
    post(t, seat, action[1])
    return not ends(t)
