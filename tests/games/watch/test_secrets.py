"""What is hidden stays hidden, also by which questions are asked and which answer themselves."""

import random
from typing import Any

import pytest
from tests.games.properties import random_move
from tests.games.watch.helpers import (
    BLUE,
    listed,
    play,
    position,
)

from throneroom.games.watch import GAME
from throneroom.kernel import FastChance, State

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (4, {"drama_of_heroes": True}),
    (3, {"combined_trade_build": True}),
    (4, {"variant": "base"}),
]


def answers_itself_everywhere(state: State, rng: random.Random) -> bool:
    """Whether the answer given unasked is given in every world that another seat imagines."""
    given = state.forced()
    if given is None:
        return False
    for other in range(state.table.seats):
        if other != given[0]:
            for _ in range(3):
                world = state.imagine(other, FastChance(rng.randrange(10**9)))
                assert world.forced() == given, (other, given)
    return True


@pytest.mark.rule("W25.1", "W25.2", "W25.3")
@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_an_answer_given_unasked_tells_nothing(number: int) -> None:
    seats, options = VARIANTS[number]
    rng = random.Random(number)
    found = 0
    for seed in range(4):
        state = GAME.start(seats, options, seed)
        while state.outcome() is None:
            found += answers_itself_everywhere(state, rng)
            state.play(*random_move(state, rng))
    assert found > 5


@pytest.mark.rule("W25.2", "W25.3", "W5.2")
def test_whoever_can_only_roll_is_asked_all_the_same() -> None:
    """To roll at once would tell the others that a hidden card is a Victory Point."""
    for card in ("victory_point", "ranger_patrol"):
        assert position(red={"cards": {card: 1}}).forced() is None


@pytest.mark.rule("W25.7", "W25.9")
def test_the_only_card_to_keep_or_to_give_back_is_asked_for() -> None:
    s = position(
        rolled=True,
        deck=["ranger_patrol"] * 3,
        red={"hero": "melisandre", "hand": {"wool": 1, "grain": 1, "brick": 1}},
    )
    play(s, "melisandre ore brick")
    assert s.forced() is None
    s = position(
        rolled=True,
        red={"hero": "jeor_mormont", "hand": {"wool": 2}},
        blue={"hand": {"ore": 1}},
    )
    play(s, "jeor_mormont ore blue")
    assert listed(s, "give_back") == ["wool"]
    assert s.forced() is None


@pytest.mark.rule("W24.3", "W25.3")
def test_a_roller_may_have_the_points_before_the_roll_is_resolved() -> None:
    """Ten points win when the wildlings have moved; until then the others can imagine them."""
    points = {"settlements": ["v01", "v03", "v10"], "keeps": ["v12", "v14", "v23"]}
    s = position(
        red={**points, "cards": {"victory_point": 1}}, deck=["ranger_patrol"], dice=(3, 4, 12)
    )
    play(s, "roll")
    assert s.table.flow.kind == "move_tormund"
    drawn = {s.imagine(BLUE, FastChance(seed)).table.cards[4] for seed in range(30)}
    assert drawn == {0, 1}
