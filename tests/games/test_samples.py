"""What is drawn without listing is what could have been listed, and all of it can be drawn."""

import random
from typing import Any

import pytest
from scripts.make_records import OURS

from throneroom.arena import play_out
from throneroom.bots import make_bot
from throneroom.games.thrones.content import ORDERS
from throneroom.kernel import Action, FastChance, Move, State, load

WITH_SAMPLES = {slug: [k for k, q in load(slug).questions.items() if q.sample] for slug in OURS}


class Told:
    """A stream whose first numbers are told it; after them it draws the lowest."""

    __slots__ = ("numbers", "limits")

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.limits: list[int] = []

    def below(self, n: int) -> int:
        place = len(self.limits)
        self.limits.append(n)
        return self.numbers[place] if place < len(self.numbers) else 0

    def shuffle(self, items: list[Any]) -> None:
        raise AssertionError("a sample shuffles nothing")

    def copy(self) -> "Told":
        raise AssertionError("a sample copies nothing")

    def to_json(self) -> list[Any]:
        return []


def all_drawn(state: State, seat: int) -> list[Action]:
    """What every possible run of numbers leads to."""
    found: list[Action] = []
    numbers: list[int] | None = []
    while numbers is not None:
        chance = Told(numbers)
        found.append(state.sample(seat, chance))
        numbers = numbers + [0] * (len(chance.limits) - len(numbers))
        while numbers and numbers[-1] + 1 == chance.limits[len(numbers) - 1]:
            numbers.pop()
        if numbers:
            numbers[-1] += 1
        else:
            numbers = None
    return found


def test_some_questions_are_answered_without_a_list() -> None:
    assert WITH_SAMPLES["thrones"] == ["place_orders"]


@pytest.mark.parametrize("slug", [slug for slug, kinds in WITH_SAMPLES.items() if kinds])
@pytest.mark.parametrize("seed", range(3))
def test_all_that_is_legal_can_be_drawn_and_nothing_else(slug: str, seed: int) -> None:
    game = load(slug)
    seats = game.seats[seed % len(game.seats)]
    state = game.start(seats, seed=seed)
    rng = random.Random(seed)
    seen = 0
    while state.outcome() is None:
        seat = rng.choice(state.to_move())
        legal = state.legal(seat)
        if state.table.flow.kind in WITH_SAMPLES[slug]:
            drawn = all_drawn(state, seat)
            assert sorted(drawn) == sorted(legal), "each as likely as any other"
            seen += 1
        state.play(seat, rng.choice(legal))
    assert seen > 20


@pytest.mark.rule("T10.8", "T10.9")
def test_a_house_short_of_orders_may_leave_out_any_area() -> None:
    kept = ("raid", "consolidate_power")  # two tokens each, for five areas
    bans = [name for name in ORDERS.ids if name not in kept]
    areas = {
        name: {"house": "stark", "units": "f"}
        for name in ("winterfell", "karhold", "white_harbor", "moat_cailin", "castle_black")
    }
    areas["lannisport"] = {"house": "lannister", "units": "f"}
    areas["dragonstone"] = {"house": "baratheon", "units": "f"}
    table = {"at": "planning", "areas": areas, "bans": bans}
    state = load("thrones").from_position({"game": "thrones", "seats": 3, "table": table})
    seat = list(state.game.seat_names(state.table)).index("stark")
    while seat not in state.to_move():
        state.play(state.to_move()[0], state.legal(state.to_move()[0])[0])
    assert len({action[1] for action in state.legal(seat)}) == 2
    while state.to_move() == (seat,):
        assert sorted(all_drawn(state, seat)) == sorted(state.legal(seat))
        state.play(seat, state.legal(seat)[-1])


@pytest.mark.parametrize("seed", range(4))
def test_a_random_bot_plays_the_same_game_with_and_without_a_list(seed: int) -> None:
    """The stream of a bot is used in the same way, so that old series still give their digests."""
    state = load("thrones").start(4, seed=seed)
    moves: list[Move] = []
    play_out(state, [make_bot("random", seat) for seat in range(4)], moves)
    again = load("thrones").start(4, seed=seed)
    bots = [FastChance(seat) for seat in range(4)]
    for move in moves:
        legal = again.legal(move.seat)
        if not move.forced:
            drawn = bots[move.seat].below(len(legal)) if len(legal) > 1 else 0
            assert move.action == legal[drawn]
        again.apply(move.seat, move.action)
    assert again == state
