"""Many games at once, in this process and in others."""

import os
import signal

import numpy as np
import pytest

from throneroom import gym
from throneroom.arena import WorkerFailed
from throneroom.kernel import BadInput


def first(moment: gym.Moment) -> list[int]:
    return [int(mask.nonzero()[0][0]) for mask in moment.masks]


def test_the_same_games_in_one_process_and_in_two_and_none_goes_on_without_another() -> None:
    with (
        gym.Vector("watch", 3, games=3, seed=4) as one,
        gym.Vector("watch", 3, games=3, jobs=2, seed=4) as two,
    ):
        for _ in range(40):
            assert np.array_equal(one.moment.observations, two.moment.observations)
            assert np.array_equal(one.moment.masks, two.moment.masks)
            assert np.array_equal(one.moment.seats, two.moment.seats)
            steps = first(one.moment)
            one.step(steps)
            two.step(steps)
        assert len({row.tobytes() for row in one.moment.observations}) == 3
        os.kill(two._workers[0].pid, signal.SIGKILL)
        two._workers[0].join(60)  # so that not even a step can be sent to it
        with pytest.raises(WorkerFailed):
            two.step(first(two.moment))
        assert two._workers == []


def test_a_game_that_is_over_is_followed_by_another() -> None:
    with gym.Vector("iron_throne", 3, games=2, options={"turn_limit": 1}, seed=1) as table:
        ended = 0
        for _ in range(2000):
            moment = table.step(first(table.moment))
            assert (moment.masks.sum(axis=1) > 0).all()
            for game in np.flatnonzero(moment.over):
                ended += 1
                assert moment.rewards[game].sum() == pytest.approx(1.0)
            if ended >= 4:
                break
        assert ended >= 4


def test_what_cannot_be_chosen_is_refused_out_of_a_process_too() -> None:
    with gym.Vector("watch", 3, games=1, jobs=1, seed=1) as table:
        with pytest.raises(BadInput, match="gym-not-on-offer"):
            table.step([10**6])
        assert table._workers == []
    with gym.Vector("watch", 3, games=2) as table, pytest.raises(BadInput, match="bad-series"):
        table.step([1])
    with pytest.raises(BadInput, match="bad-series"):
        gym.Vector("watch", 3, games=0)
