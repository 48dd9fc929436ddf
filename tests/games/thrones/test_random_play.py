"""Whole games played at random: they end, and the box, the board and the rules always agree."""

import pytest
from tests.games.properties import (
    check_bad_positions,
    check_bad_texts,
    check_tables,
    check_whole_game,
)

from throneroom.games.thrones import GAME
from throneroom.games.thrones.content import (
    FIRST_SEA,
    LANDS,
    PORT_CAPACITY,
    PORT_LAND,
    PORTS,
    SHIP,
    UNIT_LIMIT,
)
from throneroom.games.thrones.control import controller
from throneroom.games.thrones.state import Table, count, in_play, pool, size
from throneroom.games.thrones.supply import fits
from throneroom.kernel import State

HIDDEN = ("decks", "wildling_deck", "orders")


def at_war(t: Table) -> bool:
    """While a March or a combat is under way some things are between two places."""
    return bool(t.march or t.combat or t.attacker >= 0)


def invariants(state: State) -> None:
    t: Table = state.table
    check_units(t)
    check_board(t)
    for house in t.houses:
        assert pool(t, house) >= 0  # power, tokens on the board and pool are 20
        assert t.power[house] >= 0
        assert not t.hands[house] & t.discards[house]
        if not t.combat:
            assert t.hands[house] | t.discards[house] == 0x7F
            assert t.hands[house]
    assert sorted(t.wildling_deck) == list(range(9))
    for track in t.tracks:
        assert sorted(track) == sorted(t.houses)


def check_units(t: Table) -> None:
    """Pieces never exceed the box; the sets of occupied areas are right."""
    for house in t.houses:
        for kind, limit in enumerate(UNIT_LIMIT):
            assert in_play(t, house, kind) <= limit
        assert t.occupied[house] == sum(1 << a for a, who in enumerate(t.owner) if who == house)
        if not at_war(t) and t.flow.kind != "reduce_army" and t.flow.outcome is None:
            if not any(step[0] in ("reduce_armies", "reduce_further") for step in t.flow.agenda):
                assert fits(t, house), "over the supply limit"
    for area, group in enumerate(t.units):
        assert (group != 0) == (t.owner[area] >= 0)
        ships = count(group, SHIP)
        assert ships == (size(group) if area >= FIRST_SEA else 0)


def check_board(t: Table) -> None:
    for port in PORTS:
        assert size(t.units[port]) <= PORT_CAPACITY
        if not at_war(t):
            assert t.owner[port] in (-1, t.control[PORT_LAND[port]])
    for area in LANDS:
        if not at_war(t):
            assert t.control[area] == controller(t, area)
        assert not (t.neutral[area] and t.owner[area] >= 0)
    if not at_war(t):
        for area, order in enumerate(t.orders):
            assert (order >= 0) == (t.order_house[area] >= 0)
            assert order < 0 or t.owner[area] == t.order_house[area]
        assert t.embattled == -1
        assert t.attackers == 0


def test_tables() -> None:
    check_tables(GAME)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_whole_games(seats: int, seed: int) -> None:
    match = check_whole_game(
        GAME, seats, None, seed, hidden=HIDDEN, invariants=invariants, every=29
    )
    assert match.state.table.round <= 10


@pytest.mark.parametrize("seed", range(2))
def test_whole_games_with_tides_of_battle(seed: int) -> None:
    options = {"tides_of_battle": True, "final_tie_break": "faq2"}
    check_whole_game(GAME, 6, options, seed, hidden=HIDDEN, invariants=invariants, every=29)


def test_a_shorter_game_ends_after_its_rounds() -> None:
    match = check_whole_game(GAME, 4, {"rounds": 3}, 5, invariants=invariants, every=40)
    assert match.state.table.round <= 3


def test_bad_texts_are_refused() -> None:
    check_bad_texts(GAME, 6)


@pytest.mark.parametrize("seed", range(3))
def test_bad_positions_are_refused(seed: int) -> None:
    check_bad_positions(GAME, 5, seed=seed, count=60)
