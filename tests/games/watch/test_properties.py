"""What holds at every moment of every game, both variants, all numbers of players and options."""

import random
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Any

import pytest
from tests.games.properties import (
    MOST_ACTIONS,
    check_bad_positions,
    check_bad_texts,
    check_tables,
    check_whole_game,
    random_move,
    refusal,
)
from tests.games.watch.helpers import (
    BLACK,
    CARD,
    GUARD,
    RED,
    ROAD,
    SETTLEMENT,
    position,
)
from tests.games.watch.oracle import longest_walk

from throneroom.games.watch import GAME
from throneroom.games.watch.content import (
    CARDS_OF_EACH,
    FIGURES,
    GIFT_LIMIT,
    GUARD_SPACES,
    GUARDS,
    HEROES,
    KEEPS,
    LAST_BREACH,
    PATROL,
    RESOURCES,
    ROADS,
    SETTLEMENTS,
    TOKEN_COUNTS,
    VICTORY_POINT,
)
from throneroom.games.watch.geometry import ALL_PATHS, INTERSECTIONS, NEIGHBOURS
from throneroom.games.watch.special_cards import new_holder
from throneroom.games.watch.state import Table, deck_of, find_frontier, find_rates
from throneroom.games.watch.victory import public_points
from throneroom.kernel import Action, State, bits

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
    (2, {"variant": "base", "board": "catan"}),
    (4, {"variant": "base", "board": "catan", "board_setup": "variable"}),
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
    for card, count in enumerate(deck_of(t)):
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
    hidden = ["cards", "deck"]
    if seats > 2:  # what the only other player holds is known from the supply
        hidden.append("hand")
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


# More may be done than is listed: offers of any cards, and cards kept after all.
BEYOND_THE_LIST = {"offer", "offer_to", "counter", "recall"}


def every_action(state: State) -> Iterator[Action]:
    """Everything that the open question could be answered with, offers apart."""
    question = state.question
    assert question is not None
    for verb in sorted(question.verbs - BEYOND_THE_LIST):
        params = GAME.verbs[verb].params
        values = [
            [(), *((one,) for one in each), *combinations_with_replacement(each, 2)]
            if param.many
            else list(each)
            for param in params
            for each in [range(len(param.names.ids) if param.names else 0)]
        ]
        yield from ((verb, *chosen) for chosen in product(*values))


def listed_is_accepted(state: State) -> None:
    """Exactly what is listed is accepted; the order in which things are named does not matter."""
    for seat in state.to_move():
        listed = {action for action in state.legal(seat) if action[0] not in BEYOND_THE_LIST}
        accepted = {a for a in every_action(state) if refusal(state, seat, a) is None}
        assert accepted == listed, (state.table.flow.kind, seat)


@pytest.mark.rule("W5.3", "W9.4", "W11.3", "W14.3", "W17.6")
@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_what_is_listed_is_what_is_accepted(number: int) -> None:
    seats, options = VARIANTS[number]
    rng = random.Random(number)
    kinds = set()
    for seed in range(2):
        state = GAME.start(seats, options, 100 * number + seed)
        for count in range(MOST_ACTIONS):
            if state.outcome() is not None:
                break
            kind = state.table.flow.kind
            if count % 60 == 0 or kind not in kinds:
                listed_is_accepted(state)
                kinds.add(kind)
            state.play(*random_move(state, rng))
    assert len(kinds) > 7


# A hand, a card and a piece of everything, and every hero in turn.
RICH: dict[str, Any] = {
    "hand": dict.fromkeys(RESOURCES.ids, 3),
    "cards": {"ranger_patrol": 1, "new_recruits": 1, "road_building": 1, "winter_is_coming": 1},
    "patrols": 1,
    "settlements": ["v10", "v22"],
    "roads": ["e15", "e25", "e33", "e34"],
}


@pytest.mark.rule("W5.3", "W14.3", "W17.6", "W17.15", "W17.16")
@pytest.mark.parametrize("hero", HEROES.ids)
@pytest.mark.parametrize("active", [RED, BLACK])
def test_what_is_listed_of_cards_and_heroes_is_what_is_accepted(hero: str, active: int) -> None:
    rich: dict[str, Any] = {"red" if active == RED else "black": {**RICH, "hero": hero}}
    table: dict[str, Any] = {
        "active": active,
        "tormund": "b3",
        "gift": {"a1": ["regular", "giant"], "c2": ["climber"]},
        "camps": {"hornfoot": ["giant", "regular"]},
        "wall": [[1] * 5, [1], [], []],
        "clearings": [1, 0, 0, 0],
        "blue": {"keeps": ["v45"], "settlements": ["v59"], "hand": {"ore": 1}},
    }
    turns: list[dict[str, Any]] = [{}, {"rolled": True}, {"rolled": True, "trade_closed": True}]
    for turn in turns:
        listed_is_accepted(position(**table, **rich, **turn))
    exact = {"hand": {"ore": 3, "grain": 2}}
    for hand in (exact, {"hand": SETTLEMENT}, {"hand": CARD}, {"hand": GUARD}, {"hand": ROAD}):
        side: dict[str, Any] = {name: {**player, **hand} for name, player in rich.items()}
        listed_is_accepted(position(**table, **side, rolled=True))
