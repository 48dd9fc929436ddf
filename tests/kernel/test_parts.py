"""States go through other processes, whatever lies on their tables at the moment."""

import pickle
import subprocess
import sys

import pytest

import throneroom
from throneroom.kernel import FastChance

SLUGS = ["ice_and_fire", "iron_throne", "thrones", "watch"]
CODE = "import pickle, sys; state = pickle.load(sys.stdin.buffer); print(state.digest(), end='')"


@pytest.mark.parametrize("slug", SLUGS)
def test_states_go_through_other_processes(slug: str) -> None:
    state = throneroom.load(slug).start(4, seed=3)
    chance = FastChance(3)
    for _ in range(60):
        seat = state.to_move()[0]
        state.play(seat, state.sample(seat, chance))
    found = subprocess.run(
        [sys.executable, "-c", CODE], input=pickle.dumps(state), capture_output=True, timeout=120
    )
    assert found.stdout.decode() == state.digest(), found.stderr


@pytest.mark.parametrize(
    ("slug", "seats", "parts"),
    [
        ("ice_and_fire", 2, {"Fight", "MoraleTest"}),
        ("iron_throne", 4, set()),
        ("thrones", 3, {"March", "Combat", "Tides"}),
        ("watch", 4, set()),
    ],
)
def test_they_go_at_every_moment(slug: str, seats: int, parts: set[str]) -> None:
    options = {"tides_of_battle": True} if slug == "thrones" else {}
    seeds = iter(range(3, 13))  # a game may be over before everything was met in it
    state = throneroom.load(slug).start(seats, options, seed=next(seeds))
    chance = FastChance(3)
    met: set[str] = set()
    for _ in range(900):
        if parts and parts <= met:
            break
        if state.outcome() is not None:
            state = throneroom.load(slug).start(seats, options, seed=next(seeds))
        seat = state.to_move()[0]
        state.play(seat, state.sample(seat, chance))
        text = pickle.dumps(state)
        met |= {name for name in parts if name.encode() in text}
        again = pickle.loads(text)
        assert again.digest() == state.digest()
        assert again.game is state.game
    assert met == parts
