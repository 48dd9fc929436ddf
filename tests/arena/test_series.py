"""A series repeats under its seed however it is split, and its report adds up."""

import dataclasses
import time
from pathlib import Path
from typing import Any

import pytest
from tests.kernel.test_face import asked_of_anyone

from throneroom.arena import Series, play_game, play_out, simulate
from throneroom.bots import make_bot
from throneroom.kernel import (
    Action,
    BadInput,
    FastChance,
    Game,
    Move,
    Sight,
    load,
    read_record,
)


def series(**changes: object) -> Series:
    given: dict[str, object] = {
        "slug": "harbour",
        "seats": 3,
        "games": 30,
        "seed": 5,
        "bots": ("random",),
    }
    return Series(**{**given, **changes})  # type: ignore[arg-type]


def test_a_report_adds_up(harbour: Game) -> None:
    told: list[int] = []
    report = simulate(series(), on_game=told.append)
    results = [play_game(series(), index) for index in range(30)]
    assert sum(told) == 30
    assert report.finished == 30
    assert report.decisions == sum(result.decisions for result in results)
    assert report.forced == sum(result.forced for result in results)
    assert sum(report.wins) == pytest.approx(30)
    assert len(report.wins) == 3
    assert report.wins_by_bot == {"random": pytest.approx(30)}
    data = report.to_json()
    assert list(data) == [
        "game",
        "seats",
        "games",
        "finished",
        "decisions",
        "forced",
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "actions_per_second",
        "wins",
        "rounds_mean",
        "digest",
    ]
    assert data["rounds_mean"] == 3
    actions = (report.decisions + report.forced) / report.seconds
    assert data["actions_per_second"] == pytest.approx(actions, rel=1e-3)


def test_a_shared_victory_counts_as_a_share(harbour: Game) -> None:
    results = [play_game(series(), index) for index in range(30)]
    shared = [result for result in results if len(result.winners) > 1]
    assert shared
    expected = [
        sum(1 / len(result.winners) for result in results if seat in result.winners)
        for seat in range(3)
    ]
    assert simulate(series()).wins == pytest.approx(expected)


def test_the_digest_depends_on_the_seed_alone(harbour: Game) -> None:
    alone = simulate(series(bots=("greedy", "random")))
    together = simulate(series(bots=("greedy", "random")), jobs=2)
    assert alone.digest == together.digest
    assert alone.wins == together.wins
    assert (alone.decisions, alone.forced) == (together.decisions, together.forced)
    assert simulate(series(bots=("greedy", "random"), seed=6)).digest != alone.digest


def test_more_games_begin_with_the_same_games(harbour: Game) -> None:
    assert play_game(series(games=10), 7) == play_game(series(games=1000), 7)
    assert play_game(series(), 7).digest != play_game(series(), 8).digest


def test_bots_are_repeated_and_rotated() -> None:
    fixed = series(seats=4, bots=("greedy", "random"))
    assert fixed.bots_of(0) == fixed.bots_of(3) == ("greedy", "random", "greedy", "random")
    rotated = series(bots=("greedy", "random", "random"), rotate=True)
    seats = [rotated.bots_of(index).index("greedy") for index in range(4)]
    assert seats == [0, 1, 2, 0]


def test_wins_are_told_by_bot_when_bots_change_seats(harbour: Game) -> None:
    report = simulate(series(bots=("greedy", "random", "random"), rotate=True))
    told = report.to_json()["wins_by_bot"]
    assert set(told) == {"greedy", "random"}
    assert sum(told.values()) == pytest.approx(30, abs=0.01)


def test_records_are_written_replayed_and_verified(harbour: Game, tmp_path: Path) -> None:
    plain = simulate(series(bots=("greedy", "random")))
    recorded = simulate(series(bots=("greedy", "random"), records=str(tmp_path / "new")))
    assert recorded.digest == plain.digest
    files = sorted((tmp_path / "new").iterdir())
    assert len(files) == 30
    for index, path in enumerate(files):
        match = read_record(harbour, path.read_text("utf-8"))
        result = play_game(series(bots=("greedy", "random")), index)
        assert match.state.digest() == result.digest
        assert match.header.players == ("greedy", "random", "greedy")
        assert sum(move.forced for move in match.moves) == result.forced


def test_the_quick_way_plays_as_asking_each_bot_does(harbour: Game) -> None:
    quick, slow = harbour.start(4, seed=9), harbour.start(4, seed=9)
    moves: list[Move] = []
    played = play_out(quick, [make_bot("random", seat) for seat in range(4)], moves)
    bots = [make_bot("random", seat) for seat in range(4)]
    asked = forced = 0
    while slow.outcome() is None:
        seat = slow.to_move()[0]
        legal = slow.legal(seat)
        if len(legal) == 1:
            slow.play(seat, legal[0])
            forced += 1
        else:
            slow.play(seat, bots[seat].choose(slow.sight(seat)))
            asked += 1
    assert quick.digest() == slow.digest()
    assert played == (asked, forced)
    assert len(moves) == asked + forced


def test_a_single_answer_is_not_asked_for(harbour: Game) -> None:
    state = harbour.start(2, {"rounds": 4}, chance=FastChance(1))
    moves: list[Move] = []
    played = play_out(state, [make_bot("random", 1), make_bot("random", 2)], moves)
    # In the fourth round everybody has one ship left.
    assert played.forced == 2
    assert [move.forced for move in moves].count(True) == 2


def test_a_game_that_does_not_end_is_not_counted_as_finished(harbour: Game) -> None:
    state = harbour.start(2)
    played = play_out(state, [make_bot("random", 1), make_bot("random", 2)], limit=3)
    assert played.decisions + played.forced == 3
    assert state.outcome() is None


def test_an_unknown_game_is_refused_before_any_process_starts() -> None:
    with pytest.raises(BadInput, match="unknown-game"):
        simulate(series(slug="chess"), jobs=2)


def test_a_bad_option_is_refused_before_any_process_starts(harbour: Game) -> None:
    with pytest.raises(BadInput) as refused:
        simulate(series(options={"rounds": 99}), jobs=2)
    assert refused.value.key == "bad-option-value"


def test_the_first_whole_game_is_quick() -> None:
    """A floor far below what is measured by `make bench`, to notice a disaster at once. The time is
    the processor's, since the machine may be busy with other things."""
    load("iron_throne")
    began = time.process_time()
    report = simulate(Series("iron_throne", 4, 40, 1, ("random",)))
    assert report.finished == 40
    assert (report.decisions + report.forced) / (time.process_time() - began) > 2_000


class Listener:
    """A random bot that is asked like any other, and writes down what it has heard of."""

    def __init__(self, seed: int) -> None:
        self.inner = make_bot("random", seed)
        self.heard: list[dict[str, Any]] = []

    def choose(self, sight: Sight) -> Action:
        self.heard += sight.events
        return self.inner.choose(sight)


def test_a_bot_hears_of_all_that_has_happened_since_it_was_asked(harbour: Game) -> None:
    bots = [Listener(seat) for seat in range(3)]
    moves: list[Move] = []
    state = harbour.start(3, seed=4)
    told = list(state.table.flow.events)
    play_out(state, bots, moves)
    again = harbour.start(3, seed=4)
    at_last_question = [0, 0, 0]
    for move in moves:
        if not move.forced:
            at_last_question[move.seat] = len(told)
        told += again.play(move.seat, move.action)
    for seat, bot in enumerate(bots):
        known = [harbour.describe(event, seat) for event in told[: at_last_question[seat]]]
        assert bot.heard == [event for event in known if event is not None]
    assert bots[0].heard != bots[1].heard, "each knows its own patron"


def test_a_question_that_is_always_asked_is_asked_of_random_bots_alike(harbour: Game) -> None:
    """One answer costs no luck, whether the list of actions is handed over or the sight."""
    questions = {n: dataclasses.replace(q, always=True) for n, q in harbour.questions.items()}
    game = dataclasses.replace(harbour, questions=questions)
    quick, slow = (game.start(2, {"rounds": 4}, seed=1) for _ in range(2))
    counted = [
        play_out(quick, [make_bot("random", seat) for seat in range(2)]),
        play_out(slow, [Listener(seat) for seat in range(2)]),
    ]
    assert quick.digest() == slow.digest()
    assert counted[0] == counted[1]
    assert counted[0].forced == 0


@pytest.mark.parametrize(("coins", "forced"), [([0, 3, 0], False), ([0, 0, 0], True)])
def test_one_of_a_team_is_not_forced_while_another_has_a_choice(
    coins: list[int], forced: bool
) -> None:
    state = asked_of_anyone(coins)
    moves: list[Move] = []
    play_out(state, [make_bot("random", seat) for seat in range(3)], moves, limit=1)
    assert moves == [Move(0, ("bid", 0), forced)]


def test_a_secret_seed_gives_every_game_committed_chance(harbour: Game, tmp_path: Path) -> None:
    fair = series(seed="5e" * 32, games=3, records=str(tmp_path))
    report = simulate(fair)
    assert report.digest == simulate(fair, jobs=2).digest
    assert report.digest != simulate(series(seed="5f" * 32, games=3)).digest
    matches = [read_record(harbour, path.read_text("utf-8")) for path in tmp_path.iterdir()]
    assert {match.header.chance[0] for match in matches} == {"committed"}
    assert len({match.header.chance[1] for match in matches} | {fair.seed}) == 4
