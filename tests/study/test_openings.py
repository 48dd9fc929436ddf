"""Openings that vary: drawn among what the judge likes best, the same for the same seed."""

import dataclasses

import pytest

from throneroom.kernel import BadInput, FastChance, State, load
from throneroom.study.journal import Journal
from throneroom.study.openings import FEW, liked_best, open_game
from throneroom.study.survey import Survey, play, play_one
from throneroom.study.tournament import in_processes


def begun(seed: int = 1) -> State:
    return load("watch").start(3, {}, seed)


def test_every_seat_chooses_so_often_and_what_it_chooses_is_among_the_best() -> None:
    for choices in (1, 2, 4):
        state = begun()
        moves = open_game(state, choices, FastChance(choices))
        made = [sum(not move.forced for move in moves if move.seat == seat) for seat in range(3)]
        assert min(made) == choices
        again = begun()
        for move in moves:
            liked = liked_best(again, move.seat, FastChance(0))
            assert move.forced or move.action in liked
            again.apply(move.seat, move.action)
        assert again.digest() == state.digest()


def test_the_few_are_the_best_of_all_and_half_of_them_at_most() -> None:
    state = begun()
    (seat,) = state.to_move()
    liked = liked_best(state, seat, FastChance(0))
    marks = {}
    for action in state.legal(seat):
        after = state.copy()
        after.advance(seat, action)
        marks[action] = after.judge_all()[seat]
    assert len(liked) == FEW
    assert [marks[action] for action in liked] == sorted(marks.values(), reverse=True)[:FEW]
    state.apply(seat, liked[0])
    roads = state.legal(seat)
    assert len(liked_best(state, seat, FastChance(0))) == (len(roads) + 1) // 2


def test_without_choices_nothing_is_played() -> None:
    state = begun()
    assert open_game(state, 0, FastChance(1)) == []
    assert state.digest() == begun().digest()


def test_openings_differ_from_game_to_game() -> None:
    openings = {tuple(open_game(begun(), 1, FastChance(seed))) for seed in range(12)}
    assert len(openings) >= 10


def test_a_game_that_is_over_is_not_opened() -> None:
    state = load("watch").start(3, {}, 1)
    chance = FastChance(1)
    while state.to_move():
        seat = state.to_move()[0]
        state.advance(seat, state.sample(seat, chance))
    assert open_game(state, 3, chance) == []


def test_a_study_with_varied_openings_is_one_of_its_own_and_the_same_in_processes() -> None:
    plain = Survey("iron_throne", 3, 4, 7, ("random",))
    study = dataclasses.replace(plain, vary_openings=2)
    assert "vary_openings" not in plain.series()
    assert study.series() == {**plain.series(), "vary_openings": 2}
    assert plain.command.endswith("--seed 7")
    assert study.command == f"{plain.command} --vary-openings 2"
    found = []
    for jobs in (1, 2):
        with Journal("", study.series()) as journal, in_processes(jobs) as hands:
            found.append([told["digest"] for told in play(study, journal, hands)])
    assert found[0] == found[1]
    with Journal("", plain.series()) as journal, in_processes(1) as hands:
        others = [told["digest"] for told in play(plain, journal, hands)]
    assert not set(others) & set(found[0])
    without = play_one("iron_throne", 3, 7, {}, 0, ("random",) * 3)
    assert without["digest"] == others[0]


@pytest.mark.parametrize("openings", [-1, 1.5, True])
def test_a_strange_number_of_choices_is_refused(openings: object) -> None:
    with pytest.raises(BadInput) as refused:
        Survey("watch", 3, 1, 1, ("random",), {}, openings)  # type: ignore[arg-type]
    assert refused.value.key == "bad-series"
