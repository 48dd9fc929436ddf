"""Who is asked, and what is answered without asking: neither tells anything hidden (I21.6)."""

import random

import pytest
from tests.games.iron_throne.table import GAME, sit
from tests.games.properties import random_move

from throneroom.kernel import Action, FastChance, State


def forced(state: State) -> tuple[int, Action] | None:
    """The seat that is not asked because it has only one answer, and that answer."""
    question = GAME.questions[state.table.flow.kind]
    if question.private or question.always or question.take_back:
        return None
    for seat in state.to_move():
        legal = state.legal(seat)
        if len(legal) == 1:
            return seat, legal[0]
    return None


def check_forced(state: State, seed: int) -> None:
    """What is answered without asking is the same in every world that anybody else imagines."""
    answered = forced(state)
    for other in range(state.table.seats):
        if (other,) != state.to_move():
            world = state.imagine(other, FastChance(seed))
            assert forced(world) == answered, f"seat {other} learns something of a hidden hand"


@pytest.mark.rule("I21.6")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_an_answer_without_asking_tells_nothing_hidden(seats: int, seed: int) -> None:
    rng = random.Random(f"forced {seats} {seed}")
    state = GAME.start(seats, seed=seed)
    while state.outcome() is None:
        if not GAME.questions[state.table.flow.kind].private:
            check_forced(state, rng.randrange(10**9))
        state.play(*random_move(state, rng))


@pytest.mark.rule("I21.6", "IR35")
def test_whom_political_sense_may_name_tells_nothing_hidden() -> None:
    for hand in ("h12 h20 truce tyrion", "h12 truce truce2 tyrion"):
        t = sit(
            "lannister stark tyrell",
            defender="stark",
            lannister={"leader": "tyrion", "fighter": "jaime", "hand": hand},
            stark={"fighter": "robb", "hand": "h8 truce"},
        ).clash("h12", "h8")
        t.play("lannister", "tyrion")
        assert t.legal("lannister") == ["player lannister", "player stark"]
        for seed in range(20):
            check_forced(t.state, seed)


@pytest.mark.rule("I21.6", "I19.11")
def test_an_offer_in_the_making_is_not_broken_off_by_force() -> None:
    """All is set to nothing, and yet it can be begun anew: more is possible than is listed."""
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "truce", "sheet": 0},
        lannister={"fighter": "jaime", "hand": "truce", "sheet": 0},
    ).clash("truce", "truce")
    t.do("stark", "demand influence 0", "grant influence 0")
    t.do("stark", "demand hostages 0", "grant hostages 0")
    assert t.legal("stark") == ["break_off"]
    assert forced(t.state) is None


@pytest.mark.rule("I21.2", "I19.11")
def test_nobody_else_imagines_the_offer_in_the_making() -> None:
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "truce"},
        lannister={"fighter": "jaime", "hand": "truce"},
    ).clash("truce", "truce")
    t.do("stark", "demand hostages 2")
    assert t.state.imagine(0, FastChance(1)).table.draft == [0, 2, 0, 0, 0, 0]
    for other in (1, 2):
        imagined = t.state.imagine(other, FastChance(1)).table
        assert (imagined.draft, imagined.drafted) == ([0] * 6, 0)
