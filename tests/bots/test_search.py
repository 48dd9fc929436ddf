"""Bots that play ahead: they take what turns out best, peek at nothing, and come to agreements."""

import json
from collections import Counter
from dataclasses import replace
from importlib.resources import files
from math import exp

import pytest

from throneroom.arena.play import play_out
from throneroom.bots import RandomBot, SearchBot, Thinking, make_bot
from throneroom.bots.ahead import Manner, Reach, glanced, play_ahead
from throneroom.bots.counsel import Counsel, counsel_for
from throneroom.bots.levels import CAUTIOUS, EASY, HARD, HARD_IN, MEDIUM, RAIDER
from throneroom.bots.policy import Policy, features, policy_for
from throneroom.bots.search import CLEAR_AFTER, FAR, Trial, candidates, reopen
from throneroom.kernel import (
    FastChance,
    Game,
    Sight,
    State,
    chances,
    load,
    read_weights,
    slugs,
)

LEVELS = {"easy": EASY, "medium": MEDIUM, "hard": HARD, "cautious": CAUTIOUS, "raider": RAIDER}
LITTLE = Thinking(60)


def at_choice(slug: str, seats: int, seed: int, actions: int) -> State:
    """A game after so many random actions, at the next decision with a choice."""
    state = load(slug).start(seats, {}, seed)
    play_out(state, [RandomBot(seed + seat) for seat in range(seats)], limit=actions)
    while len(state.legal(state.to_move()[0])) < 2:
        seat = state.to_move()[0]
        state.apply(seat, state.legal(seat)[0])
    return state


def with_a_cargo(harbour: Game) -> tuple[Sight, list[object]]:
    """What a captain sees who may keep the cargo, and a list in which every world that is imagined
    from it leaves its chance."""
    state = harbour.start(2, seed=3)
    state.play_text(0, "send carrack")
    state.play_text(1, "send skiff")
    sight = state.sight(0)
    imagined: list[object] = []
    real = sight._imagine
    sight._imagine = lambda chance: imagined.append(chance) or real(chance)  # type: ignore[func-returns-value]
    return sight, imagined


def test_search_takes_what_the_judge_likes_best(harbour: Game) -> None:
    """A cargo is worth more in the own hold than in another's."""
    state = harbour.start(2, seed=3)
    state.play_text(0, "send carrack")
    state.play_text(1, "send skiff")
    for seed in range(5):
        assert SearchBot(seed, Thinking(300)).choose(state.sight(0)) == ("keep",)


@pytest.mark.parametrize("seed", range(5))
def test_search_chooses_alike_where_it_cannot_tell_the_difference(seed: int, harbour: Game) -> None:
    """Its choice does not depend on the others' hidden patrons, nor on the dice to come."""
    state = harbour.start(3, seed=seed)
    other = state.copy()
    other.table.patrons[1:] = reversed(other.table.patrons[1:])
    other.table.flow.chance = FastChance(99)
    assert state.digest() != other.digest()
    for thinking in (*LEVELS.values(), Thinking(100, reach=FAR)):
        little = replace(thinking, effort=100)
        one = SearchBot(7, little).choose(state.sight(0))
        assert one == SearchBot(7, little).choose(other.sight(0))


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("moment", [3, 40, 150])
def test_search_chooses_the_same_in_every_world_that_looks_the_same(slug: str, moment: int) -> None:
    """What is hidden from the seat is drawn anew; what it is offered and chooses stays."""
    state = at_choice(slug, load(slug).seats[0], moment, moment)
    seat = state.to_move()[0]
    other = state.imagine(seat, FastChance(moment))
    assert state.view(seat) == other.view(seat)
    assert candidates(state.sight(seat)) == candidates(other.sight(seat))
    for thinking in (LITTLE, replace(LITTLE, reach=FAR)):
        chosen = SearchBot(5, thinking).choose(state.sight(seat))
        assert chosen == SearchBot(5, thinking).choose(other.sight(seat))
        state.check(seat, chosen)


def test_the_effort_can_be_set_and_a_clock_cuts_it_short(harbour: Game) -> None:
    state = harbour.start(3, seed=1)

    def worlds(thinking: Thinking, hurried: bool = False) -> int:
        sight = state.sight(0)
        imagined = 0
        real = sight._imagine

        def counted(chance: object) -> State:
            nonlocal imagined
            imagined += 1
            return real(chance)  # type: ignore[arg-type]

        sight._imagine = counted
        bot = SearchBot(2, thinking)
        bot.hurry = lambda: hurried
        bot.choose(sight)
        return imagined

    never_clear = Thinking(2000, clear=1e9)
    assert worlds(never_clear) > 2 * worlds(replace(never_clear, effort=500)) > 4
    assert worlds(replace(never_clear, reach=FAR)) > 4
    assert worlds(Thinking(2000), hurried=True) <= 4


def test_what_is_clearly_behind_the_best_is_tried_no_more(harbour: Game) -> None:
    """By the differences in the same worlds: what is equal stays, and so does what may be luck."""
    sight = harbour.start(2, seed=3).sight(0)
    trial = Trial(sight, sight.legal()[:1] * 5, FastChance(1), Thinking(60), lambda: False)
    best = [0.5, 0.2, 0.6, 0.3, 0.7, 0.4]
    trial.marks = [
        best,
        [mark - 0.1 for mark in best],  # always the same step behind, in good worlds and in bad
        list(best),
        [0.9, 0.0, 0.1, 0.9, 0.1, 0.6],
        [mark - 0.01 * (1 + i % 2) for i, mark in enumerate(best)],
    ]
    kept = [4, 3, 2, 1, 0]
    trial.sums = [sum(marks) for marks in trial.marks]
    trial.drop(kept)
    assert kept == [3, 2, 0]
    few = [0, 1]
    trial.marks = [marks[: CLEAR_AFTER - 1] for marks in trial.marks]
    trial.drop(few)
    assert few == [0, 1]


def test_no_effort_goes_into_what_is_clear(harbour: Game) -> None:
    """A cargo that is worth more in the own hold needs no second thought."""
    sight, imagined = with_a_cargo(harbour)
    assert SearchBot(1, replace(HARD, effort=10_000)).choose(sight) == ("keep",)
    assert len(imagined) < 50


def test_what_others_have_sealed_is_answered_anew_by_the_policy() -> None:
    """In The Iron Throne both active players choose a card at the same time."""
    state = at_choice("iron_throne", 3, 4, 0)
    while state.table.flow.kind != "choose_encounter_card" or len(state.to_move()) < 2:
        seat = state.to_move()[0]
        state.apply(seat, state.sample(seat, FastChance(state.table.flow.seq)))
    first, second = state.to_move()
    state.apply(first, state.legal(first)[0])
    world = state.imagine(second, FastChance(1))
    assert world.table.flow.answers
    reopen(world, second)
    assert not world.table.flow.answers
    assert world.to_move() == (first, second)


def test_face_down_orders_of_others_are_placed_anew() -> None:
    state = load("thrones").start(3, {}, 1)
    while state.table.flow.kind != "place_orders":
        seat = state.to_move()[0]
        state.apply(seat, state.legal(seat)[0])
    first, *others = state.to_move()
    while first in state.to_move():
        state.apply(first, state.legal(first)[-1])
    world = state.imagine(others[0], FastChance(1))
    house = world.table.houses[first]
    assert house in world.table.order_house
    reopen(world, others[0])
    assert house not in world.table.order_house
    assert world.to_move() == (first, *others)


def test_a_try_does_not_end_in_the_middle_of_an_encounter() -> None:
    state = at_choice("iron_throne", 3, 4, 0)
    unsettled = state.game.unsettled
    assert unsettled is not None
    chance = FastChance(3)
    for _ in range(30):
        seat = state.to_move()[0]
        state.apply(seat, state.sample(seat, chance))
        after = state.copy()
        play_ahead(after, seat, Manner(Policy({}), Counsel({})), FastChance(1), Reach(24, 1))
        assert after.outcome() is not None or not unsettled(after.table)


def test_the_policy_draws_by_weight() -> None:
    legal = [("bid", 0), ("bid", 1), ("pass",)]
    policy = Policy({"bidding": {"bid 0 1": 2.0, "pass": -9.0}})
    chance = FastChance(1)
    drawn = Counter(policy.pick("bidding", legal, chance) for _ in range(2000))
    assert drawn["bid", 1] > 5 * drawn["bid", 0] > 25 * drawn["pass",] > 0
    even = Counter(policy.pick("other", legal, chance) for _ in range(2000))
    assert min(even.values()) > 550


def test_features_are_the_verb_and_each_argument() -> None:
    assert features(("offer", 3, (1, 2), (1, 2, 3))) == [
        "offer",
        "offer 0 3",
        "offer 1 1,2",
        "offer 2 of 3",
    ]


@pytest.mark.parametrize("slug", slugs())
def test_the_policy_of_a_game_knows_only_its_questions_and_verbs(slug: str) -> None:
    game = load(slug)
    told = json.loads((files("throneroom.bots") / "data" / f"{slug}.json").read_text("utf-8"))
    assert told["made by"].startswith(f"python -m scripts.fit_policy {slug} ")
    assert policy_for(slug).learned == told["weights"]
    for kind, learned in told["weights"].items():
        verbs = {feature.split()[0] for feature in learned}
        assert verbs <= game.questions[kind].verbs


@pytest.mark.parametrize(
    ("slug", "script"),
    [
        ("iron_throne", "fit_counsel iron_throne"),
        ("thrones", "fit_counsel thrones"),
        ("watch", "fit_opening"),
    ],
)
def test_counsel_weighs_what_the_judge_counts(slug: str, script: str) -> None:
    """Every weight is read, and what can only be good is never a reason against a table."""
    features = load(slug).features
    assert features is not None
    path = files("throneroom.bots") / "data" / f"{slug}-counsel.json"
    told = json.loads(path.read_text("utf-8"))
    assert told["made by"].startswith(f"python -m scripts.{script} ")
    counsel = counsel_for(slug, features.names)
    assert set(counsel.weights) == set(told["weights"])
    for kind, weights in counsel.weights.items():
        for when, read in (("early", weights.early), ("late", weights.late)):
            assert dict(zip(features.names, read, strict=True)) == told["weights"][kind][when]
            good = [w for n, w in told["weights"][kind][when].items() if n in features.good]
            assert min(good) >= 0


@pytest.mark.parametrize("name", LEVELS)
def test_levels_are_bots_by_name(name: str) -> None:
    bot = make_bot(name, 1)
    assert isinstance(bot, SearchBot)
    assert bot.thinking == LEVELS[name]


@pytest.mark.parametrize("name", ["hard", "cautious", "raider"])
def test_commanders_look_further_in_some_games(name: str) -> None:
    bot = make_bot(name, 1)
    assert isinstance(bot, SearchBot)
    assert set(bot.by_game) == set(HARD_IN) < set(slugs())
    for slug, thinking in bot.by_game.items():
        assert thinking == replace(HARD_IN[slug], daring=LEVELS[name].daring)
        assert thinking.reach.choices > HARD.reach.choices
        assert thinking.glances > MEDIUM.glances


def test_a_bot_thinks_otherwise_in_a_game_in_which_it_does(harbour: Game) -> None:
    sight, worlds = with_a_cargo(harbour)
    never_clear = Thinking(3000, clear=1e9)
    SearchBot(1, never_clear, {"another": Thinking(1)}).choose(sight)
    many = len(worlds)
    SearchBot(1, never_clear, {harbour.slug: Thinking(1)}).choose(sight)
    assert len(worlds) - many < many / 4


def test_characters_differ_in_what_a_gamble_is_worth(harbour: Game) -> None:
    """Two actions with the same mean: who is cautious takes the sure one, a raider the other."""
    sight = harbour.start(2, seed=3).sight(0)
    for thinking, best in ((CAUTIOUS, 0), (RAIDER, 1)):
        trial = Trial(sight, sight.legal()[:2], FastChance(1), thinking, lambda: False)
        trial.marks, trial.sums = [[0.5, 0.5], [0.0, 1.0]], [1.0, 1.0]
        assert max((0, 1), key=trial.mark) == best


def test_two_who_could_both_gain_come_to_a_truce() -> None:
    """Offers are made, answered and countered until one is accepted or the last one refused."""
    agreed = encounters = 0
    number = 0
    while encounters < 8:
        number += 1
        state = load("iron_throne").start(3, {}, number)
        chance = FastChance(number)
        while state.to_move() and state.table.flow.kind != "truce_word":
            seat = state.to_move()[0]
            state.apply(seat, state.sample(seat, chance))
        if not state.to_move():
            continue
        encounters += 1
        while state.table.flow.kind in ("truce_word", "truce_answer"):
            seat = state.to_move()[0]
            action = SearchBot(number + seat, Thinking(300)).choose(state.sight(seat))
            state.check(seat, action)
            events = state.apply(seat, action)
            agreed += any(event.kind == "truce_accepted" for event in events)
    assert agreed >= 2


def test_a_trade_that_helps_is_not_refused_and_one_that_harms_not_accepted() -> None:
    """In the Watch: a brick is all that blue needs for a road, and wool is of no use."""
    hands = {"brick": {"lumber": 1, "wool": 4}, "lumber": {"lumber": 1, "wool": 1, "brick": 1}}
    answers = {}
    for wanted, hand in (("brick", hands["brick"]), ("lumber", hands["lumber"])):
        state = load("watch").from_position(
            {
                "game": "watch",
                "seats": 3,
                "options": {"variant": "base"},
                "table": {
                    "rolled": True,
                    "players": [
                        {"hand": {"brick": 2, "lumber": 2}},
                        {"hand": hand, "settlements": ["v22"], "roads": ["e33"]},
                        {},
                    ],
                },
            }
        )
        offer = "brick for wool" if wanted == "brick" else "lumber for brick"
        state.play_text(0, f"offer_to blue {offer}")
        answers[wanted] = SearchBot(1, Thinking(600)).choose(state.sight(1))[0]
    assert answers["brick"] in ("accept", "counter")
    assert answers["lumber"] != "accept"


def test_counsel_is_used_where_a_game_has_it() -> None:
    game = load("iron_throne")
    assert game.features is not None
    names = game.features.names
    state = at_choice("iron_throne", 3, 5, 60)
    power = {**dict.fromkeys(names, 0.0), "power": 0.5}
    told = json.dumps({"weights": {"3": {"early": power, "late": power}}})
    counsel = Counsel(read_weights(told, names))
    place = names.index("power")
    parts = [exp(0.5 * row[place]) for row in game.features.count(state.table).rows]
    for seat in range(3):
        assert counsel.mark(state, seat, "") == pytest.approx(parts[seat] / sum(parts))
    assert Counsel({}).mark(state, 1, "") == state.judge_all()[1]


def test_a_question_may_have_counsel_of_its_own() -> None:
    """Where the first settlements go is told by that, everything else by the judge."""
    state = load("watch").start(3, {"variant": "base"}, 5)
    seat = state.to_move()[0]
    assert state.table.flow.kind == "place_settlement"
    game = state.game
    assert game.features is not None
    counsel = counsel_for("watch", game.features.names)
    openings = counsel.weights["base-3 place_settlement"]
    state.apply(seat, state.legal(seat)[7])
    told = counsel.mark(state, seat, "place_settlement")
    assert told == chances(openings, game.features.count(state.table))[seat]
    assert counsel.mark(state, seat, "place_road") == state.judge_all()[seat] != told


def test_who_is_imagined_to_think_takes_the_best_of_what_is_plausible(harbour: Game) -> None:
    """A cargo is worth more in the own hold: whoever looks at everything keeps it, and whoever
    looks at two things of three keeps it if that is one of them."""
    state = harbour.start(3, seed=3)
    for seat, ship in enumerate(("carrack", "skiff", "skiff")):
        state.play_text(seat, f"send {ship}")
    legal = state.legal(0)
    assert len(legal) == 3
    before = state.digest()
    everything, two = (Manner(Policy({}), Counsel({}), glances) for glances in (9, 2))
    for seed in range(5):
        assert glanced(state, 0, legal, everything, FastChance(seed)) == (("keep",), 4 * len(legal))
    found = [glanced(state, 0, legal, two, FastChance(seed)) for seed in range(60)]
    assert {effort for _, effort in found} == {0, 8}  # the same thing twice needs no look
    assert 20 < [action for action, _ in found].count(("keep",)) < 50
    assert state.digest() == before


@pytest.mark.parametrize("slug", ["iron_throne", "thrones", "watch"])
def test_whatever_is_weighed_in_talks_may_be_said(slug: str) -> None:
    """By every kind of question in which players come to terms: whole offers, too."""
    game = load(slug)
    assert game.talks is not None
    asked: Counter[str] = Counter()
    for seed in range(30):
        state = game.start(game.seats[-1], {}, seed)
        chance = FastChance(seed)
        for _ in range(500):
            if not state.to_move() or all(asked[kind] >= 5 for kind in game.talks.kinds):
                break
            seat = state.to_move()[0]
            kind = state.table.flow.kind
            if kind in game.talks.kinds and asked[kind] < 5:
                asked[kind] += 1
                for action in candidates(state.sight(seat)):
                    state.check(seat, action)
            state.apply(seat, state.sample(seat, chance))
    assert all(asked[kind] for kind in game.talks.kinds), asked
