"""What holds at every moment of every game, both variants, all numbers of players and options."""

import random
from typing import Any

import pytest
from tests.games.properties import (
    check_bad_positions,
    check_bad_texts,
    check_tables,
    check_whole_game,
)
from tests.games.watch.oracle import longest_walk

from throneroom.games.watch import GAME
from throneroom.games.watch.content import (
    CARDS_OF_EACH,
    DECK,
    FIGURES,
    GIFT_LIMIT,
    GUARD_SPACES,
    GUARDS,
    KEEPS,
    LAST_BREACH,
    PATROL,
    ROADS,
    SETTLEMENTS,
    TOKEN_COUNTS,
    VICTORY_POINT,
)
from throneroom.games.watch.geometry import ALL_PATHS, INTERSECTIONS, NEIGHBOURS
from throneroom.games.watch.special_cards import new_holder
from throneroom.games.watch.state import Table, find_frontier, find_rates
from throneroom.games.watch.victory import public_points
from throneroom.kernel import State, bits

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (3, {}),
    (4, {"variant": "base"}),
    (3, {"variant": "base"}),
    (4, {"wide_board": True, "drama_of_heroes": True, "board_setup": "variable"}),
    (3, {"combined_trade_build": True, "board_setup": "fully_random", "drama_of_heroes": True}),
    (4, {"variant": "base", "combined_trade_build": True, "board_setup": "fully_random"}),
    (4, {"variant": "base", "start": "fixed"}),
    (3, {"variant": "base", "start": "fixed", "first_player": "2"}),
    (4, {"colours": ["black", "red", "blue", "yellow"], "first_player": "3"}),
]


def invariants(state: State) -> None:
    """Nothing appears or vanishes, everything stands where it may, and what is derived is right."""
    t: Table = state.table
    cards_are_conserved(t)
    pieces_stand_where_they_may(t)
    derived_is_right(t)
    if t.brotherhood:
        north_is_conserved(t)


def cards_are_conserved(t: Table) -> None:
    for resource in range(5):
        assert t.supply[resource] >= 0
        assert t.supply[resource] + sum(t.hand[resource::5]) == CARDS_OF_EACH
    assert min(t.hand) >= 0
    assert min(t.cards) >= 0
    for card, count in enumerate(DECK[t.brotherhood]):
        there = t.deck.count(card) + sum(t.cards[card::5])
        if card == VICTORY_POINT:
            assert there == count
        else:
            assert there + (sum(t.patrols) if card == PATROL else 0) <= count
    assert all(b <= c for b, c in zip(t.bought, t.cards[t.active * 5 :][:5], strict=True))


def pieces_stand_where_they_may(t: Table) -> None:
    roads = sites = 0
    for seat in range(t.seats):
        assert t.roads[seat].bit_count() <= ROADS
        assert t.settlements[seat].bit_count() <= SETTLEMENTS
        assert t.keeps[seat].bit_count() <= KEEPS
        for pieces in (t.settlements[seat], t.keeps[seat]):
            assert not pieces & sites
            sites |= pieces
        assert not t.roads[seat] & roads
        roads |= t.roads[seat]
    assert not roads & ~ALL_PATHS[t.setup]
    assert not sites & ~INTERSECTIONS[t.setup]
    assert not any(NEIGHBOURS[site] & sites for site in bits(sites))
    assert t.occupied == sites
    assert t.free_paths == ALL_PATHS[t.setup] & ~roads
    assert t.open_sites == sum(
        1 << site
        for site in bits(INTERSECTIONS[t.setup])
        if not (1 << site | NEIGHBOURS[site]) & sites
    )


def derived_is_right(t: Table) -> None:
    for seat in range(t.seats):
        assert t.frontier[seat] == find_frontier(t, seat)
        assert t.rates[seat * 5 : seat * 5 + 5] == find_rates(t, seat)
        assert t.points[seat] == public_points(t, seat)
    if t.flow.kind != "rebuild_road":
        assert t.longest_road == new_holder(t.lengths, t.longest_road, 5)
    if t.flow.kind not in ("move_tormund", "steal"):
        assert t.most_patrols == new_holder(t.patrols, t.most_patrols, 3)


def north_is_conserved(t: Table) -> None:
    standing = [kind for camp in t.camps for kind in camp] + [0] * sum(t.clearings)
    standing += [kind for kinds in t.gift for kind in kinds]
    assert [t.frostfangs[k] + standing.count(k) for k in range(3)] == list(FIGURES)
    assert min(t.frostfangs) >= 0
    assert t.in_gift == sum(len(kinds) for kinds in t.gift) <= GIFT_LIMIT
    assert max(len(kinds) for kinds in t.gift) <= 2
    assert 0 <= t.breaches <= LAST_BREACH
    guards = [seat for section in t.guards for seat in section]
    assert t.guards_of == [guards.count(seat) for seat in range(t.seats)]
    assert max(t.guards_of) <= GUARDS
    assert max(len(section) for section in t.guards) <= GUARD_SPACES
    if t.flow.outcome is None:
        assert all(len(camp) < 5 for camp in t.camps)
        assert all(c <= len(g) for c, g in zip(t.clearings, t.guards, strict=True))
        tokens = t.pool + t.used
        for seat in range(t.seats):
            tokens += [token for token in t.under_settlements[seat] if token >= 0]
            tokens += t.under_keeps[seat]
            if t.under_settlements[seat]:
                there = sum(token >= 0 for token in t.under_settlements[seat])
                assert there == SETTLEMENTS - t.settlements[seat].bit_count()
                assert len(t.under_keeps[seat]) == 2 * (KEEPS - t.keeps[seat].bit_count())
        assert [tokens.count(token) for token in range(9)] == list(TOKEN_COUNTS)
        assert len(set(t.heroes)) == t.seats
        assert not any(t.hero_pool >> hero & 1 for hero in t.heroes)


@pytest.mark.rule("W24.16")
def test_the_tables_fit_together() -> None:
    check_tables(GAME)


@pytest.mark.rule(
    "W1.5", "W1.6", "W1.13", "W1.14", "W1.27", "W11.5", "W12.4", "W12.5", "W20.11", "W25.1"
)
@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_a_whole_game_keeps_its_promises(number: int) -> None:
    seats, options = VARIANTS[number]
    hidden = ["hand", "cards", "deck"]
    if options.get("variant") != "base":
        hidden += ["pool", "under_settlements", "under_keeps"]
    check_whole_game(GAME, seats, options, number, invariants=invariants, every=67, hidden=hidden)


@pytest.mark.parametrize("number", range(4))
def test_bad_texts_and_positions_are_refused(number: int) -> None:
    seats, options = VARIANTS[number]
    check_bad_texts(GAME, seats, options)
    check_bad_positions(GAME, seats, options)


@pytest.mark.rule("W15.1", "W15.2", "W15.3", "W15.4", "WR55")
@pytest.mark.parametrize("seed", range(6))
def test_the_longest_road_is_what_a_slow_search_finds(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(4, {"variant": "base"}, seed)
    measured = 0
    while state.outcome() is None:
        seat = rng.choice(state.to_move())
        action = rng.choice(state.legal(seat))
        state.apply(seat, action)
        if action[0] in ("road", "settlement"):
            t = state.table
            for player in range(4):
                assert t.lengths[player] == longest_walk(t, player)
                measured += 1
    assert measured > 100
