"""What is hidden stays hidden, also by which questions are asked and which answer themselves."""

import random
from typing import Any

import pytest
from tests.games.properties import random_move
from tests.games.watch.helpers import (
    BLACK,
    BLUE,
    RED,
    YELLOW,
    cards,
    hand,
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


# What can be imagined is everything that may be, and nothing else


def worlds(state: State, seat: int, count: int = 80) -> list[State]:
    return [state.imagine(seat, FastChance(seed)) for seed in range(count)]


@pytest.mark.rule("W25.1", "WR59")
def test_every_choice_of_cards_to_return_can_be_imagined() -> None:
    s = position(
        blue={"hand": {"lumber": 2, "ore": 6}}, black={"hand": {"wool": 8}}, dice=(3, 4, 12)
    )
    play(s, "roll")
    for resource in ("lumber", "ore", "ore", "ore"):
        s.play_text(BLUE, f"discard {resource}")
    assert s.to_move() == (BLACK,)
    drafts = set()
    for world in worlds(s, BLACK):
        assert hand(world, BLUE) == {"lumber": 2, "ore": 6}, "nobody else has any cards"
        assert world.table.drafts[BLACK] == ()
        drafts.add(world.table.drafts[BLUE])
    assert drafts == {(0,) * lumber + (4,) * (4 - lumber) for lumber in range(3)}


@pytest.mark.rule("W25.1", "W9.9")
def test_every_way_the_others_may_share_their_cards_can_be_imagined() -> None:
    s = position(
        rolled=True,
        red={"hand": {"ore": 1}},
        blue={"hand": {"wool": 1}},
        yellow={"hand": {"lumber": 1, "brick": 1}},
    )
    hands = {str([hand(world, seat) for seat in (BLUE, YELLOW, BLACK)]) for world in worlds(s, RED)}
    assert hands == {
        "[{'wool': 1}, {'lumber': 1, 'brick': 1}, {}]",
        "[{'brick': 1}, {'lumber': 1, 'wool': 1}, {}]",
        "[{'lumber': 1}, {'brick': 1, 'wool': 1}, {}]",
    }
    play(s, "offer ore for lumber")
    s.play_text(YELLOW, "counter brick for ore")
    hands = {str([hand(world, seat) for seat in (RED, BLUE, YELLOW)]) for world in worlds(s, BLACK)}
    assert hands == {
        "[{'ore': 1}, {'wool': 1}, {'lumber': 1, 'brick': 1}]",
        "[{'ore': 1}, {'lumber': 1}, {'brick': 1, 'wool': 1}]",
    }, "what is offered is there"


@pytest.mark.rule("W25.2", "W25.3", "W25.4", "W14.4")
def test_every_development_card_may_be_anywhere_that_is_hidden() -> None:
    s = position(
        rolled=True,
        deck=["winter_is_coming", "road_building"],
        red={"cards": {"ranger_patrol": 1, "new_recruits": 1}},
        bought={"new_recruits": 1},
    )
    seen = set()
    for world in worlds(s, BLUE, 200):
        held = cards(world, RED)
        assert sum(held.values()) == 2
        assert sum(world.table.bought) == 1
        bought = world.table.bought.index(1)
        assert world.table.cards[bought] >= 1, "it is one of those held"
        seen.add((*sorted(held), bought))
        mine = [card for card in range(5) for _ in range(world.table.cards[card])]
        assert sorted(mine + world.table.deck) == [0, 1, 2, 3]
    assert len(seen) == 6 * 2, "any two of the four, and either of them new"
    for world in worlds(s, RED, 10):
        assert cards(world, RED) == {"ranger_patrol": 1, "new_recruits": 1}
        assert world.table.bought == [0, 1, 0, 0, 0]
        assert sorted(world.table.deck) == [2, 3]


@pytest.mark.rule("W24.3", "W25.3")
@pytest.mark.parametrize("active", [BLUE, YELLOW])
def test_whoever_would_have_won_with_a_victory_point_has_none(active: int) -> None:
    nine = {"settlements": ["v01"], "keeps": ["v10", "v12", "v14", "v23"]}
    holder = {**nine, "cards": {"road_building": 1}}
    s = position(
        active=active,
        rolled=True,
        deck=["victory_point", "victory_point", "ranger_patrol", "winter_is_coming"],
        blue=holder if active == BLUE else {},
        yellow=holder if active == YELLOW else {},
    )
    drawn = {tuple(cards(world, active)) for world in worlds(s, RED)}
    assert drawn == {("road_building",), ("ranger_patrol",), ("winter_is_coming",)}


@pytest.mark.rule("W19.9", "W25.4")
def test_every_token_that_lies_face_down_may_lie_anywhere() -> None:
    s = position(rolled=True, red={"settlements": ["v10", "v12"], "keeps": ["v14"]})
    t = s.table

    def hidden(table: Any) -> list[int]:
        under = [*table.under_settlements, *table.under_keeps, tuple(table.pool)]
        return sorted(token for tokens in under for token in tokens)

    first = set()
    for world in worlds(s, RED):
        assert hidden(world.table) == hidden(t), "the same tokens"
        for now, then in zip(world.table.under_settlements, t.under_settlements, strict=True):
            assert [token < 0 for token in now] == [token < 0 for token in then]
        assert list(map(len, world.table.under_keeps)) == list(map(len, t.under_keeps))
        first.add(world.table.under_settlements[RED][-1])
    assert first == set(range(9)), "any of the nine kinds may be the next"
