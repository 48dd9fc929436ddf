"""Bots are rated the same however their games are split, interrupted and taken up again."""

import dataclasses
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce
from tests.children import PATIENCE, child, wait_until

from throneroom.arena import places
from throneroom.kernel import BadInput, Game
from throneroom.study.journal import Journal, Told
from throneroom.study.ratings import Rating, rate
from throneroom.study.standings import standings
from throneroom.study.tournament import Tournament, digest_of, in_processes, play


def tournament(**changes: Any) -> Tournament:
    given = Tournament("harbour", 3, 24, 5, ("greedy", "random", "easy"))
    return dataclasses.replace(given, **changes)


def played(wanted: Tournament, jobs: int = 1, path: str = "") -> list[Told]:
    with Journal(path, wanted.series()) as journal, in_processes(jobs) as hands:
        return play(wanted, journal, hands)


@pytest.mark.parametrize("league", [False, True])
def test_the_result_depends_on_the_seed_alone(harbour: Game, league: bool) -> None:
    alone = played(tournament(league=league))
    assert [told["game"] for told in alone] == list(range(24))
    assert played(tournament(league=league), jobs=2) == alone
    assert digest_of(played(tournament(league=league, seed=6))) != digest_of(alone)


def backwards(
    function: Callable[..., Told], tasks: Sequence[tuple[Any, ...]]
) -> Generator[tuple[int, Told], None, None]:
    """Hands that play the last game first."""
    for index in reversed(range(len(tasks))):
        yield index, function(*tasks[index])


@pytest.mark.parametrize("league", [False, True])
def test_the_order_of_the_games_does_not_matter(harbour: Game, league: bool) -> None:
    wanted = tournament(league=league)
    with Journal("", wanted.series()) as journal:
        assert play(wanted, journal, backwards) == played(wanted)


class Interrupted(Exception):
    """What an interruption is here."""


@pytest.mark.parametrize("league", [False, True])
def test_games_go_on_where_they_were_interrupted(
    harbour: Game, tmp_path: Path, league: bool
) -> None:
    wanted = tournament(league=league)
    path = tmp_path / "games.jsonl"
    left = iter(range(11))

    def until_the_eleventh() -> None:
        if next(left) == 10:
            raise Interrupted

    with (
        pytest.raises(Interrupted),
        Journal(str(path), wanted.series()) as journal,
        in_processes(1) as hands,
    ):
        play(wanted, journal, hands, until_the_eleventh)
    assert len(path.read_text("utf-8").splitlines()) == 12
    new: list[int] = []
    with Journal(str(path), wanted.series()) as journal, in_processes(1) as hands:
        assert journal.found == 11
        whole = play(wanted, journal, hands, lambda: new.append(1))
    assert len(new) == 13
    assert whole == played(wanted)


def test_more_games_are_added_to_those_that_are_there(harbour: Game, tmp_path: Path) -> None:
    path = str(tmp_path / "games.jsonl")
    first = played(tournament(games=5), path=path)
    more = played(tournament(games=9), path=path)
    assert more[:5] == first
    assert played(tournament(games=3), path=path) == first[:3]


def test_a_league_played_by_other_bots_of_the_same_names_is_noticed(
    harbour: Game, tmp_path: Path
) -> None:
    wanted = tournament(league=True, bots=("greedy", "random", "easy", "medium"), games=13)
    path = str(tmp_path / "games.jsonl")
    with Journal(path, wanted.series()) as journal:
        for number, told in enumerate(played(wanted)):
            journal.add({**told, "bots": told["bots"][::-1]} if number == 12 else told)
    with pytest.raises(BadInput, match="journal-other-results"):
        played(wanted, path=path)


@pytest.mark.parametrize(
    ("seats", "bots", "games"),
    [
        (3, ("greedy", "random", "easy"), 3),  # one table, everybody at every seat
        (2, ("greedy", "random", "easy"), 6),
        (4, ("greedy", "random"), 12),  # three tables of two bots: 1, 2 and 3 of the first
    ],
)
def test_everybody_meets_everybody_at_every_seat(
    harbour: Game, seats: int, bots: tuple[str, ...], games: int
) -> None:
    tables = tournament(seats=seats, bots=bots, games=games).tables(0, {})
    at = Counter((seat, name) for table in tables for seat, name in enumerate(table))
    assert set(at.values()) == {games // len(bots)}
    assert all(len(set(table)) == min(seats, len(bots)) for table in tables)


def test_neighbours_change_when_everybody_has_been_everywhere(harbour: Game) -> None:
    tables = tournament(games=60).tables(0, {})
    assert len(set(tables)) == 6


def test_in_a_league_bots_meet_those_nearest_in_rating(harbour: Game) -> None:
    bots = ("greedy", "random", "easy", "medium")
    wanted = tournament(seats=2, bots=bots, games=100, league=True)
    ratings = {name: Rating(mu, 1.0) for name, mu in zip(bots, (30, 10, 14, 25), strict=True)}
    tables = wanted.tables(8, ratings)
    assert len(tables) == 8
    assert set(tables[:2]) == {("greedy", "medium"), ("medium", "greedy")}
    assert set(tables[2:4]) == {("random", "easy"), ("easy", "random")}


def test_a_better_bot_is_rated_higher(harbour: Game) -> None:
    wanted = tournament(bots=("random", "greedy"), games=30)
    told = standings(wanted, played(wanted))
    assert [one["bot"] for one in told["bots"]] == ["greedy", "random"]
    best, worst = told["bots"]
    assert best["rating_low"] < best["mu"] < best["rating_high"]
    assert best["share"] > told["fair"] > worst["share"]
    assert best["low"] < best["share"] < best["high"]
    assert best["won"] + worst["won"] == pytest.approx(told["finished"])
    assert sum(seat["won"] for seat in told["by_seat"]) == pytest.approx(told["finished"])
    assert told["rounds"]["least"] == told["rounds"]["most"] == 3


def test_ratings_are_openskills() -> None:
    model = PlackettLuce()
    game: dict[str, Any] = {
        "finished": True,
        "bots": ["a", "b", "c"],
        "winners": [1],
        "scores": [4, 3, 9],
    }
    assert places([1], [4, 3, 9]) == [2, 0, 1]
    expected = model.rate([[model.rating()] for _ in range(3)], ranks=[2.0, 0.0, 1.0])
    found = rate(["a", "b", "c"], [game])
    assert [tuple(one) for one in found.values()] == [(r.mu, r.sigma) for (r,) in expected]


def test_a_bot_at_several_seats_changes_by_the_mean() -> None:
    model = PlackettLuce()
    game: dict[str, Any] = {
        "finished": True,
        "bots": ["a", "b", "a"],
        "winners": [0],
        "scores": [9, 5, 1],
    }
    (first,), (other,), (last,) = model.rate(
        [[model.rating()] for _ in range(3)], ranks=[0.0, 1.0, 2.0]
    )
    found = rate(["a", "b"], [game])
    assert found["a"].mu == pytest.approx((first.mu + last.mu) / 2)
    assert found["b"].mu == pytest.approx(other.mu)


def test_what_did_not_end_or_has_one_bot_only_rates_nobody() -> None:
    unfinished = {"finished": False, "bots": ["a", "b"], "winners": [], "scores": []}
    alone = {"finished": True, "bots": ["a", "a"], "winners": [0], "scores": [1, 0]}
    assert rate(["a", "b"], [unfinished, alone]) == rate(["a", "b"], [])


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"games": 0}, "bad-series"),
        ({"games": True}, "bad-series"),
        ({"bots": ("random",)}, "arena-bots"),
        ({"bots": ("random", "greedy", "random")}, "arena-bots"),
        ({"bots": ("random", "nobody")}, "unknown-bot"),
        ({"bots": ()}, "unknown-bot"),
        ({"slug": "chess"}, "unknown-game"),
        ({"seats": 9}, "bad-seats"),
        ({"options": {"rounds": 99}}, "bad-option-value"),
    ],
)
def test_what_cannot_be_played_is_refused(harbour: Game, changes: dict[str, Any], key: str) -> None:
    with pytest.raises(BadInput) as refused:
        tournament(**changes)
    assert refused.value.key == key


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_command_that_is_killed_goes_on(
    harbour: Game, tmp_path: Path, how: signal.Signals
) -> None:
    """No game is lost, none is played twice, and the result is that of one without interruption."""
    wanted = tournament(bots=("random", "greedy"), games=100, seed=0)
    path = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "throneroom", "arena", "harbour", "--jobs", "2"]
    command += ["--bots", "random,greedy", "--seats", "3", "--games", "100", "--file", str(path)]
    with child(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        wait_until(lambda: path.exists() and path.read_bytes().count(b"\n") > 5)
        assert process.poll() is None
        os.killpg(process.pid, how)
        _, err = process.communicate(timeout=PATIENCE)
        assert "Traceback" not in err
    before = path.read_bytes().splitlines(keepends=True)
    whole = [line for line in before if line.endswith(b"\n")]
    assert played(wanted, path=str(path)) == played(wanted)
    after = path.read_bytes().splitlines(keepends=True)
    assert after[: len(whole)] == whole
    assert len(after) == len(set(after)) == 101
