"""W18: the heroes of building: Othell Yarwyck, Ser Alliser Thorne, Melisandre, Yoren."""

from functools import lru_cache
from typing import Final

from throneroom.games.watch.actions import YOREN_AT, roads_on
from throneroom.games.watch.building import check_path, pay, place_road
from throneroom.games.watch.content import CARD_COST, GUARD_COST
from throneroom.games.watch.development import receive_card
from throneroom.games.watch.geometry import PATH_ENDS, PATHS_AT
from throneroom.games.watch.guards import can_post, check_post, free_sections, post
from throneroom.games.watch.hero_cards import by_id, hero
from throneroom.games.watch.longest_road import measure
from throneroom.games.watch.special_cards import judge_longest_road, judge_most_patrols
from throneroom.games.watch.state import (
    Table,
    find_frontier,
    find_reach,
    opponents_buildings,
)
from throneroom.games.watch.wildlings import create_from_pool
from throneroom.kernel import Action, Illegal, Question, bits

LOOKED_AT: Final = 3  # cards that Melisandre shows

# Othell Yarwyck: W18.6, W18.7, W18.22, WR36


@lru_cache(maxsize=1 << 12)
def loose_roads(roads: int, buildings: int) -> tuple[int, ...]:
    """The roads that touch own pieces at exactly one of their ends."""
    loose = []
    for path in bits(roads):
        others = roads ^ 1 << path
        touching = [bool(others & PATHS_AT[e] or buildings >> e & 1) for e in PATH_ENDS[path]]
        if touching[0] != touching[1]:
            loose.append(path)
    return tuple(loose)


@lru_cache(maxsize=1 << 12)
def _frontier_without(roads: int, buildings: int, shut: int) -> int:
    frontier = 0
    for site in bits((find_reach(roads) | buildings) & ~shut):
        frontier |= PATHS_AT[site]
    return frontier


def new_paths(t: Table, seat: int, path: int) -> int:
    """Where the road could be built again once it is gone: any other legal path."""
    mine = t.settlements[seat] | t.keeps[seat]
    roads = t.roads[seat] ^ 1 << path
    return _frontier_without(roads, mine, opponents_buildings(t, seat)) & t.free_paths


def legal_othell(t: Table, seat: int) -> list[Action]:
    mine = t.settlements[seat] | t.keeps[seat]
    return [
        ("othell_yarwyck", path)
        for path in loose_roads(t.roads[seat], mine)
        if new_paths(t, seat, path)
    ]


def check_othell(t: Table, seat: int, action: Action) -> None:
    path = action[1]
    if not t.roads[seat] >> path & 1:
        raise Illegal("W18.6", "watch-not-your-road")
    if path not in loose_roads(t.roads[seat], t.settlements[seat] | t.keeps[seat]):
        raise Illegal("W18.7", "watch-road-not-loose")
    if not new_paths(t, seat, path):
        raise Illegal("W18.22", "watch-no-other-path")


def use_othell(t: Table, seat: int, action: Action) -> None:
    """Take the road off the board: W1.26."""
    path = action[1]
    t.roads[seat] ^= 1 << path
    t.free_paths |= 1 << path
    t.reach[seat] = find_reach(t.roads[seat])
    t.frontier[seat] = find_frontier(t, seat)
    measure(t, seat)
    t.flow.emit("road_removed", seat, path)
    t.flow.ask("rebuild_road", (seat,), path)


def legal_rebuild(t: Table, seat: int) -> list[Action]:
    return list(roads_on(t.frontier[seat] & t.free_paths & ~(1 << t.flow.args[0])))


def check_rebuild(t: Table, seat: int, action: Action) -> None:
    path = action[1]
    if path == t.flow.args[0]:
        raise Illegal("W18.6", "watch-another-path")
    check_path(t, path)
    if not t.frontier[seat] >> path & 1:
        raise Illegal("W11.6", "watch-road-not-connected")


def take_rebuild(t: Table, seat: int, action: Action) -> None:
    """Build it again; Longest Road is judged once, after that."""
    place_road(t, seat, action[1])
    if judge_longest_road(t):
        create_from_pool(t, 1)


# Prices with one resource replaced, for Ser Alliser Thorne and Melisandre: WR37, WR38


def changed_price(price: tuple[int, ...], spare: int, instead: int) -> list[int]:
    """The price with another resource in place of one."""
    changed = list(price)
    changed[spare] -= 1
    changed[instead] += 1
    return changed


def can_pay(t: Table, seat: int, price: list[int]) -> bool:
    return all(t.hand[seat * 5 + r] >= price[r] for r in range(5))


def legal_prices(t: Table, seat: int, verb: str, price: tuple[int, ...]) -> list[Action]:
    return [
        (verb, spare, instead)
        for spare in range(5)
        if price[spare]
        for instead in range(5)
        if instead != spare and can_pay(t, seat, changed_price(price, spare, instead))
    ]


def check_changed_price(t: Table, seat: int, price: tuple[int, ...], action: Action) -> None:
    _, spare, instead = action
    if not price[spare] or spare == instead:
        raise Illegal("W18.21", "watch-nothing-replaced")
    if not can_pay(t, seat, changed_price(price, spare, instead)):
        raise Illegal("W18.21", "watch-cannot-pay")


# Ser Alliser Thorne: W18.8, W18.21


def legal_thorne(t: Table, seat: int) -> list[Action]:
    return legal_prices(t, seat, "alliser_thorne", GUARD_COST) if can_post(t, seat) else []


def check_thorne(t: Table, seat: int, action: Action) -> None:
    if not can_post(t, seat):
        raise Illegal("W18.21", "watch-no-guard-possible")
    check_changed_price(t, seat, GUARD_COST, action)


def use_thorne(t: Table, seat: int, action: Action) -> None:
    pay(t, seat, changed_price(GUARD_COST, action[1], action[2]))
    t.flow.ask("place_guard", (seat,))


# Melisandre: W18.9, W18.10, W18.21


def legal_melisandre(t: Table, seat: int) -> list[Action]:
    return legal_prices(t, seat, "melisandre", CARD_COST) if t.deck else []


def check_melisandre(t: Table, seat: int, action: Action) -> None:
    if not t.deck:
        raise Illegal("W14.2", "watch-deck-empty")
    check_changed_price(t, seat, CARD_COST, action)


def use_melisandre(t: Table, seat: int, action: Action) -> None:
    """Only the user sees the cards, and which one is kept: W25.7."""
    pay(t, seat, changed_price(CARD_COST, action[1], action[2]))
    t.flow.whisper((seat,), "saw_cards", (seat,), (tuple(t.deck[: -LOOKED_AT - 1 : -1]),))
    t.flow.ask("keep_card", (seat,))


def legal_keep_card(t: Table, seat: int) -> list[Action]:
    return [("keep_card", card) for card in sorted(set(t.deck[-LOOKED_AT:]))]


def check_keep_card(t: Table, seat: int, action: Action) -> None:
    if action[1] not in t.deck[-LOOKED_AT:]:
        raise Illegal("W18.10", "watch-card-not-seen")


def take_keep_card(t: Table, seat: int, action: Action) -> None:
    t.deck.remove(action[1])
    t.deck.sort()
    t.flow.chance.shuffle(t.deck)
    receive_card(t, seat, action[1])


# Yoren: W18.16, W18.20, WR42


def legal_yoren(t: Table, seat: int) -> list[Action]:
    if not t.patrols[seat] or not can_post(t, seat):
        return []
    return list(YOREN_AT[free_sections(t)])


def check_yoren(t: Table, seat: int, action: Action) -> None:
    if not t.patrols[seat]:
        raise Illegal("W18.20", "watch-no-patrol")
    check_post(t, seat, action[1])


def use_yoren(t: Table, seat: int, action: Action) -> None:
    """The patrol leaves the game (WR54) and no longer counts: W16.5."""
    t.patrols[seat] -= 1
    t.flow.emit("patrol_discarded", seat)
    post(t, seat, action[1])
    if judge_most_patrols(t):
        create_from_pool(t, 1)


HERO_CARDS: Final = by_id(
    hero("othell_yarwyck", legal_othell, check_othell, use_othell),
    hero("alliser_thorne", legal_thorne, check_thorne, use_thorne),
    hero("melisandre", legal_melisandre, check_melisandre, use_melisandre),
    hero("yoren", legal_yoren, check_yoren, use_yoren),
)

QUESTIONS: Final = {
    "rebuild_road": Question(frozenset({"road"}), legal_rebuild, check_rebuild, take_rebuild),
    "keep_card": Question(
        frozenset({"keep_card"}),
        legal_keep_card,
        check_keep_card,
        take_keep_card,
        always=True,  # an answer without asking would tell that the cards seen are alike: W25.7
    ),
}
