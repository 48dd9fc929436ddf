"""Bots choose legal actions, repeat themselves under equal seeds, and know no more than a seat."""

from collections import Counter

import pytest

from throneroom.arena.play import play_out
from throneroom.bots import GreedyBot, RandomBot, bot_names, check_bots, make_bot, seed_for
from throneroom.kernel import Action, BadInput, Chance, FastChance, Game, Sight, State, load


def test_random_chooses_every_legal_action_about_equally_often(harbour: Game) -> None:
    sight = harbour.start(2).sight(0)
    bot = RandomBot(1)
    counts = Counter(bot.choose(sight) for _ in range(4000))
    assert set(counts) == set(sight.legal())
    assert all(850 < count < 1150 for count in counts.values())


@pytest.mark.parametrize("name", bot_names())
def test_equal_seeds_choose_equally_and_other_seeds_do_not(name: str) -> None:
    """Where much can be done that is about as good; what is clear is clear to every seed."""

    def choices(seed: int) -> list[Action]:
        bot = make_bot(name, seed)
        found = []
        for number in range(8):
            state = load("iron_throne").start(3, {}, number)
            play_out(state, [RandomBot(number)] * 3, limit=30 + number)
            found.append(bot.choose(state.sight(state.to_move()[0])))
        return found

    assert choices(1) == choices(1)
    assert choices(1) != choices(2)


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_leaves_the_state_as_it_was(name: str, harbour: Game) -> None:
    state = harbour.start(3, seed=4)
    before = state.digest()
    assert make_bot(name, 5).choose(state.sight(1)) in state.legal(1)
    assert state.digest() == before


def test_greedy_takes_what_the_judge_likes_best(harbour: Game) -> None:
    """A cargo is worth more in the own hold than in another's."""
    state = harbour.start(2, seed=3)
    state.play_text(0, "send carrack")
    state.play_text(1, "send skiff")
    assert state.table.flow.kind == "share"
    for seed in range(10):
        assert GreedyBot(seed).choose(state.sight(0)) == ("keep",)


def test_greedy_with_one_action_takes_it(harbour: Game) -> None:
    state = harbour.start(2, {"rounds": 4}, seed=3)
    position = state.to_position()
    position["table"]["ships"][0] = [0, 0, 1, 0]
    del position["flow"]
    state = harbour.from_position(position)
    assert GreedyBot(1).choose(state.sight(0)) == ("send", 2)


class Spy:
    """A sight that notes what a bot asks for, and gives only what it is told to."""

    def __init__(self, sight: Sight, world: State) -> None:
        self.game = sight.game
        self.seat = sight.seat
        self.world = world
        self.legal = sight.legal
        self.imagined = 0

    def imagine(self, chance: Chance) -> State:
        self.imagined += 1
        return self.world.copy()


def test_greedy_knows_the_table_only_by_imagining_it(harbour: Game) -> None:
    """In an imagined world where others win anything but gifts, greedy gives."""
    state = harbour.start(2, seed=3)
    state.play_text(0, "send carrack")
    state.play_text(1, "send skiff")
    world = state.copy()
    world.table.cargo = -5
    spy = Spy(state.sight(0), world)
    assert GreedyBot(1).choose(spy) == ("give", 1)  # type: ignore[arg-type]
    assert spy.imagined > 1


@pytest.mark.parametrize("seed", range(5))
def test_greedy_chooses_alike_where_it_cannot_tell_the_difference(seed: int, harbour: Game) -> None:
    """Its choice does not depend on the others' hidden patrons, nor on the dice to come."""
    state = harbour.start(3, seed=seed)
    other = state.copy()
    patrons = other.table.patrons
    patrons[1:] = reversed(patrons[1:])
    other.table.flow.chance = FastChance(99)
    assert state.view(0) == other.view(0)
    assert state.digest() != other.digest()
    assert GreedyBot(7).choose(state.sight(0)) == GreedyBot(7).choose(other.sight(0))


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(BadInput, match="unknown-bot"):
        make_bot("clever", 1)
    with pytest.raises(BadInput, match="unknown-bot"):
        check_bots(["random", ""])
    with pytest.raises(BadInput, match="unknown-bot"):
        check_bots([])
    assert check_bots(["random", "greedy"]) == ["random", "greedy"]


def test_seeds_differ_by_every_part() -> None:
    seeds = {seed_for(a, b) for a in range(20) for b in range(20)}
    assert len(seeds) == 400
    assert seed_for(1, 23) != seed_for(12, 3)
    assert seed_for(1) == seed_for(1)
