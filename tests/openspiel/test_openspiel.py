"""OpenSpiel's own bots play our games. It has wheels for Linux on x86-64 and for macOS only: where
the extra brings it, it must be there; elsewhere nothing here can run, and the report says so."""

import platform
import sys

import numpy as np
import pytest

THERE = sys.platform == "darwin" or (sys.platform, platform.machine()) == ("linux", "x86_64")
pytestmark = pytest.mark.skipif(
    not THERE, reason=f"OpenSpiel has no wheel for {sys.platform} on {platform.machine()}"
)
if THERE:
    import pyspiel
    from open_spiel.python.algorithms import mcts
    from open_spiel.python.bots import uniform_random

    import throneroom.openspiel

SLUGS = ["ice_and_fire", "iron_throne", "thrones", "watch"]


@pytest.mark.parametrize("slug", SLUGS)
def test_openspiel_knows_the_games(slug: str) -> None:
    game = pyspiel.load_game(f"throneroom_{slug}")
    rng = np.random.RandomState(1)
    state = game.new_initial_state()
    observer = game.make_py_observer()
    for _ in range(60):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
            state.apply_action(outcomes[rng.randint(len(outcomes))][0])
            continue
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        assert all(0 <= step < game.num_distinct_actions() for step in legal)
        copy = state.clone()
        assert str(copy) == str(state)
        step = legal[rng.randint(len(legal))]
        assert state.action_to_string(step)
        state.apply_action(step)
        assert str(copy) != str(state)
        observer.set_from(state, 0)
        assert observer.tensor.any()


def test_its_random_bot_plays_a_whole_game() -> None:
    game = pyspiel.load_game('throneroom_iron_throne(players=4,options={"turn_limit": 2})')
    assert game.num_players() == 4
    bots = [uniform_random.UniformRandomBot(p, np.random.RandomState(p)) for p in range(4)]
    state = game.new_initial_state()
    rng = np.random.RandomState(2)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.randint(throneroom.openspiel.LUCK)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(1.0)


def test_its_mcts_bot_plays() -> None:
    game = pyspiel.load_game('throneroom_iron_throne(players=3,options={"turn_limit": 1})')
    rng = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 1.4, 2, evaluator, random_state=rng)
    state = game.new_initial_state()
    asked = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.randint(throneroom.openspiel.LUCK)))
        elif state.current_player() == 0 and asked < 3:
            asked += 1
            step = bot.step(state)
            assert step in state.legal_actions()
            state.apply_action(step)
        else:
            legal = state.legal_actions()
            state.apply_action(legal[rng.randint(len(legal))])
    assert asked == 3


def test_luck_is_not_known_in_advance_and_the_same_luck_is_the_same_game() -> None:
    game = pyspiel.load_game("throneroom_watch(players=3)")
    state = game.new_initial_state()
    state.apply_action(5)
    again = game.new_initial_state()
    again.apply_action(5)
    assert str(state) == str(again)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    results = set()
    for luck in range(12):
        other = state.clone()
        other.apply_action(luck)
        results.add(str(other))
    assert len(results) > 3


def test_a_player_can_search_without_peeking() -> None:
    game = pyspiel.load_game("throneroom_iron_throne(players=3)")
    state = game.new_initial_state()
    rng = np.random.RandomState(4)
    for _ in range(80):
        if state.is_chance_node():
            state.apply_action(int(rng.randint(throneroom.openspiel.LUCK)))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[rng.randint(len(legal))])
    while state.is_chance_node():
        state.apply_action(1)
    player = state.current_player()
    other = state.resample_from_infostate(player, rng.random_sample)
    observer = game.make_py_observer()
    assert observer.string_from(state, player) == observer.string_from(other, player)
    assert state.legal_actions() == other.legal_actions()
    assert str(state) != str(other)
