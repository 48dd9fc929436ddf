"""Games as PettingZoo environments: its own tests, the index of actions, and what is seen."""

import random
import re
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from throneroom import gym
from throneroom.games.watch.geometry import PATHS
from throneroom.gym.environment import Environment
from throneroom.gym.index import RANKS, Node, Options
from throneroom.kernel import Action, BadInput, FastChance, State, load
from throneroom.text import LANGUAGES, Translator

SLUGS = ["ice_and_fire", "iron_throne", "thrones", "watch"]
SEATS = [(slug, load(slug).seats[place]) for slug in SLUGS for place in (0, -1)]
STEPS = {"ice_and_fire": 150, "iron_throne": 300, "thrones": 200, "watch": 400}


@pytest.mark.parametrize("slug", SLUGS)
def test_pettingzoo_finds_nothing_wrong(slug: str) -> None:
    with warnings.catch_warnings():
        # It warns of every observation with a mask that is not an array but a dictionary of two.
        warnings.filterwarnings("ignore", "Observation", UserWarning)
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros", UserWarning)
        api_test(gym.env(slug), num_cycles=STEPS[slug] // 4)
        seed_test(lambda: gym.env(slug), num_cycles=STEPS[slug] // 8)


def played(environment: Environment, seed: int, most: int) -> int:
    """Take random steps, until the game is over; returns how many."""
    luck = random.Random(seed)
    for count in range(most):
        seen, _, over, broken_off, _ = environment.last()
        if over or broken_off:
            return count
        assert seen is not None
        environment.step(luck.choice(seen["action_mask"].nonzero()[0].tolist()))
    return most


@pytest.mark.parametrize(("slug", "seats"), SEATS)
def test_every_legal_action_is_reached_by_its_steps_and_nothing_else(slug: str, seats: int) -> None:
    game = load(slug)
    index = gym.Index(game)
    assert len(set(index.labels)) == len(index.labels) or slug == "ice_and_fire"

    def reached(options: Options) -> list[Action]:
        found: list[Action] = []
        for number, option in options.items():
            assert 0 <= number < len(index)
            if isinstance(option, Node):
                assert number in index.stems
                assert len(option.actions) > 1
                found += reached(index.follow(option))
            else:
                found.append(option)
        return found

    state = game.start(seats, seed=5)
    chance = FastChance(5)
    for _ in range(STEPS[slug]):
        if state.outcome() is not None:
            break
        seat = state.to_move()[0]
        legal = state.legal(seat)
        assert sorted(reached(index.options(legal))) == sorted(set(legal))
        state.apply(seat, legal[chance.below(len(legal))])


def test_large_actions_are_chosen_in_small_steps() -> None:
    index = gym.Index(load("thrones"))
    game = load("thrones")
    march = game.read("march moat_cailin>seagard:fk")
    steps = [index.labels[step] for step in index.path(march) if isinstance(step, int)]
    assert steps == ["march moat_cailin …", "seagard", "1", "1", "0", "0"]
    order = index.path(game.read("order winterfell march_0"))
    assert [index.labels[step] for step in order if isinstance(step, int)] == [
        "order winterfell …",
        "march_0",
    ]
    watch = load("watch")
    offer = gym.Index(watch).path(watch.read("offer ore ore for wool"))
    named = gym.Index(watch).labels
    assert [named[step] for step in offer if isinstance(step, int)] == [
        "offer …",
        "ore",
        "ore",
        "end",
        "wool",
        "end",
    ]


def test_of_many_numbers_each_has_its_place() -> None:
    """More values than ranks: neighbours share one, and are told apart by another step."""
    game = load("ice_and_fire")
    index = gym.Index(game)
    legal: list[Action] = [("heading", value) for value in range(0, 360_000, 1000)]
    options = index.options(legal)
    assert len(options) == RANKS - 4
    found = []
    for option in options.values():
        found += list(index.follow(option).values()) if isinstance(option, Node) else [option]
    assert sorted(found) == sorted(legal)


@pytest.mark.parametrize(("slug", "seats"), SEATS)
def test_what_is_hidden_changes_nothing_that_is_seen(slug: str, seats: int) -> None:
    """Each seat sees the same of the truth and of every table that it can imagine in its place."""
    environment = gym.env(slug, seats)
    names = gym.labels(environment.game, seats)
    environment.reset(seed=3)
    luck = random.Random(3)
    changed = 0
    for step in range(STEPS[slug]):
        if not environment._choices:
            break
        environment.step(luck.choice(list(environment._choices)))
        if step % 10:
            continue
        truth = environment.table_state
        for seat, agent in enumerate(environment.possible_agents):
            if not truth.may_imagine(seat):
                continue
            seen = environment.observe(agent)["observation"]
            world = truth.imagine(seat, FastChance(step))
            changed += world.digest() != truth.digest()
            environment.table_state = world
            imagined = environment.observe(agent)["observation"]
            environment.table_state = truth
            leaks = [names[place] for place in np.flatnonzero(seen != imagined)]
            assert leaks == [], (slug, seat, step)
    assert changed > 5


@pytest.mark.parametrize(("slug", "seats"), SEATS)
def test_every_number_that_is_seen_has_a_name(slug: str, seats: int) -> None:
    environment = gym.env(slug, seats)
    names = gym.labels(environment.game, seats)
    environment.reset(seed=1)
    played(environment, 1, 60)
    size = environment.observation_space("seat_0")["observation"].shape
    assert size == (len(names) + len(environment.index.stems),)
    for agent in environment.possible_agents:
        space = environment.observation_space(agent)
        assert space.contains(environment.observe(agent))
    seen = np.stack([environment.observe(agent)["observation"] for agent in environment.agents])
    assert (seen != seen[0]).any(), "every seat has a sight of its own"


def test_what_a_seat_of_the_watch_sees() -> None:
    watch = load("watch")
    environment = gym.env("watch", 3)
    environment.reset(seed=4)
    played(environment, 4, 200)
    state = environment.table_state
    names = gym.labels(watch, 3)
    for seat, agent in enumerate(environment.possible_agents):
        seen = dict(zip(names, environment.observe(agent)["observation"].tolist(), strict=False))
        view = state.view(seat)
        own = view["players"][seat]
        assert [seen[f"resources {i}"] for i in range(5)] == list(own["resources"].values())
        for around in range(3):
            other = view["players"][(seat + around) % 3]
            assert seen[f"points of +{around}"] == other["points"]
            assert seen[f"resources in all of +{around}"] == other["hand"]
            roads = sum(seen[f"roads of +{around} {i}"] for i in range(len(PATHS.ids)))
            assert roads == len(other["roads"])


def test_the_answers_of_others_are_not_seen_before_all_have_answered() -> None:
    """Bids are asked of one agent after another: the second sees the same, whatever was bid."""
    game = load("thrones")
    environment = gym.env("thrones", 3)
    for seed in range(40):
        environment.reset(seed=seed)
        luck = random.Random(seed)
        for _ in range(600):
            flow = environment.table_state.table.flow
            question = game.questions.get(flow.kind)
            if question is not None and question.sealed and len(flow.awaited) > 1:
                break
            if not environment._choices:
                break
            environment.step(luck.choice(list(environment._choices)))
        else:
            continue
        if environment._choices:
            break
    seen = set()
    state: State = environment.table_state.copy()
    first, second = state.to_move()[:2]
    for action in state.legal(first):
        environment.table_state = state.copy()
        environment._ask()
        environment.table_state.apply(first, action)
        environment._ask()
        agent = environment.possible_agents[second]
        assert environment.agent_selection == agent
        seen.add(environment.observe(agent)["observation"].tobytes())
    assert len(state.legal(first)) > 1
    assert len(seen) == 1


def test_a_whole_game_ends_with_a_reward_for_whoever_has_won() -> None:
    environment = gym.env("watch", 3)
    environment.reset(seed=2)
    assert played(environment, 2, 100_000) < 100_000
    outcome = environment.table_state.outcome()
    assert outcome is not None
    won = [environment.rewards[f"seat_{seat}"] for seat in range(3)]
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(3)]
    assert won == shares
    assert all(environment.terminations.values())
    for _ in range(3):
        environment.step(None)
    assert environment.agents == []
    assert environment.render() == str(environment.table_state)


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    environment = gym.env("watch", 3, most_steps=10)
    environment.reset(seed=2)
    assert played(environment, 2, 100) == 10
    assert all(environment.truncations.values())
    assert not any(environment.terminations.values())


@pytest.mark.parametrize("action", [-1, 10**6, None, 0.5, "0", float("nan"), [0], np.int64(-2)])
def test_a_step_that_is_not_on_offer_is_refused_and_changes_nothing(action: Any) -> None:
    environment = gym.env("watch", 3)
    environment.reset(seed=2)
    environment._choices = {0: next(iter(environment._choices.values()))}
    before = environment.table_state.digest()
    with pytest.raises(BadInput) as complaint:
        environment.step(action)
    assert complaint.value.key == "gym-not-on-offer"
    assert len({Translator(language).complaint(complaint.value) for language in LANGUAGES}) == 3
    assert environment.table_state.digest() == before


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: gym.env("watch", "three"),  # type: ignore[arg-type]
        lambda: gym.env("watch", 3, most_steps=0),
        lambda: gym.env("watch", 3).reset(seed=-1),
        lambda: gym.env("watch", 3).reset(seed="x"),  # type: ignore[arg-type]
        lambda: gym.Vector("watch", 3, games=2).step([0.5, "x"]),  # type: ignore[list-item]
    ],
)
def test_what_makes_no_sense_is_bad_input(wrong: Callable[[], Any]) -> None:
    with pytest.raises(BadInput):
        wrong()


def test_the_document_tells_the_sizes_as_they_are() -> None:
    text = (Path(__file__).parents[2] / "docs/gym.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| ([\d,]+) \| ([\d,]+) \|$", text, re.MULTILINE)
    told = {
        (slug, int(seats)): (int(i.replace(",", "")), int(o.replace(",", "")))
        for slug, seats, i, o in rows
    }
    assert sorted({slug for slug, _ in told}) == SLUGS
    for (slug, seats), (steps, numbers) in told.items():
        environment = gym.env(slug, seats)
        size = environment.observation_space("seat_0")["observation"].shape
        assert (len(environment.index), size) == (steps, (numbers,)), (slug, seats)
