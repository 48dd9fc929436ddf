"""Positions for fitting: games repeat, and every position knows who won."""

import pytest

from throneroom.kernel import Action, BadInput, Sight, load
from throneroom.study.positions import LOOKS, Straying, look_at, maker_of, play_one

GAME = load("iron_throne")
RANDOM = ("random", "random")


def test_equal_seeds_play_equal_games() -> None:
    one, same, other = (play_one(GAME, 3, {}, RANDOM, 40, seed) for seed in (1, 1, 2))
    assert one == same != other


def test_the_position_at_half_comes_first() -> None:
    moves = play_one(GAME, 3, {}, RANDOM, 40, 1)
    seen = look_at(GAME, 3, {}, 1, moves, 7)
    assert seen[0].when == len(moves) // 2 / len(moves)
    assert LOOKS / 2 < len(seen) <= LOOKS + 1
    outcome = GAME.start(3, {}, 1)
    for move in moves:
        outcome.apply(move.seat, move.action)
    for one in seen:
        assert (one.game, one.kind, len(one.rows)) == (7, "3", 3)
        assert list(one.shares) == outcome.judge_all()


def test_team_mates_are_one_side() -> None:
    game = load("ice_and_fire")
    assert game.features is not None
    assert game.features.sides is not None
    table = game.start(4, {"teams": True}, 1).table
    assert tuple(game.features.sides(table)) == (0, 1, 0, 1)


class Says:
    """A bot that always says the same."""

    def __init__(self, word: str) -> None:
        self.word = word

    def choose(self, sight: Sight) -> Action:
        return (self.word,)


def test_a_bot_strays_as_often_as_it_may() -> None:
    sight = GAME.start(3, {}, 1).sight(0)

    def strays(stray: int) -> int:
        bot = Straying(Says("own"), Says("other"), stray, 3)
        return sum(bot.choose(sight) == ("other",) for _ in range(200))

    assert strays(0) == 0
    assert 30 < strays(25) < 75
    assert strays(100) == 200


def test_a_bot_that_nobody_knows_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown-bot"):
        maker_of("nobody")
    assert maker_of("hasty")(1)
