"""Properties of whole games: what is hidden stays hidden, and nothing is ever lost (I22.7)."""

from typing import Any

import pytest
from tests.games import properties
from tests.games.iron_throne.table import GAME

from throneroom.games.iron_throne.content import CARD_HOUSE
from throneroom.games.iron_throne.position import check_components
from throneroom.games.iron_throne.state import ENCOUNTER, END, NO_SIDE, START, Table
from throneroom.kernel import State

HIDDEN = ("hand", "deck", "known", "event_deck", "hostages", "sheets_drawn")


def nothing_is_lost(state: State) -> None:
    """The invariants of the rules, to be checked after every action."""
    t: Table = state.table
    assert sum(t.power) + sum(t.sheet) + t.box == 100
    assert min(*t.power, *t.sheet, t.box) >= 0
    if t.turn == 0:
        return
    check_components(t)
    n = t.seats
    for seat in range(n):
        assert sum(t.influence[seat * n : (seat + 1) * n]) == 5
        assert all(CARD_HOUSE[card] != t.house[seat] for card in t.hostages[seat])
        assert t.power[t.leader[seat]] == 0
        fighter = t.fighter[seat]
        if fighter >= 0:
            assert fighter // 5 == t.house[seat]
            assert t.power[fighter] > 0
        if t.phase in (START, END):
            assert (fighter, t.side[seat]) == (-1, NO_SIDE)
        if t.phase >= ENCOUNTER and fighter >= 0:
            assert t.side[seat] != NO_SIDE
    for house in range(5):
        if house not in t.house:
            assert not any(t.power[house * 5 : house * 5 + 5])
    if t.phase >= ENCOUNTER and t.phase != END:
        assert t.attacker != t.defender >= 0
    if state.outcome() is None:
        assert all(not (t.discard[seat] and not t.deck[seat]) for seat in range(n))  # I14.2
        assert all(t.influence[seat * (n + 1)] > 0 or t.pending for seat in range(n))


@pytest.mark.rule("I22.7", "I1.6", "I14.10", "I14.2", "I1.11", "I11.6", "I22.2", "I5.5", "I15.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_whole_games(seats: int, seed: int) -> None:
    hidden = HIDDEN if seats == 5 and seed == 0 else ()
    properties.check_whole_game(
        GAME, seats, seed=seed, hidden=hidden, invariants=nothing_is_lost, every=11
    )


@pytest.mark.rule("I22.7", "I2.1", "IR5", "I22.6")
@pytest.mark.parametrize(
    "options",
    [
        {"houses": "pick"},
        {"special_events": "three_different"},
        {"turn_limit": 3},
        {"claim_statements": False},
    ],
)
def test_whole_games_with_options(options: dict[str, Any]) -> None:
    properties.check_whole_game(GAME, 4, options, 1, invariants=nothing_is_lost)


def test_the_tables_of_the_game_fit_together() -> None:
    properties.check_tables(GAME)


@pytest.mark.rule("I22.2")
@pytest.mark.parametrize("seats", [3, 5])
def test_bad_texts_change_nothing(seats: int) -> None:
    properties.check_bad_texts(GAME, seats, seed=seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bad_positions_are_refused(seats: int) -> None:
    properties.check_bad_positions(GAME, seats, seed=seats)


@pytest.mark.rule("I22.4")
def test_every_game_ends() -> None:
    """Windows are finite, also nested ones: no game among careless players runs on."""
    for seed in range(30):
        state = GAME.start(3 + seed % 3, seed=seed)
        for _ in range(20_000):
            if state.outcome() is not None:
                break
            seat = state.to_move()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[state.table.flow.seq * 7 % len(legal)])
        assert state.outcome() is not None
