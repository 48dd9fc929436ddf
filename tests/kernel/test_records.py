"""Records: exact replay, and every corrupted line refused by its number."""

import dataclasses
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.tiny import GAME

from throneroom.kernel import (
    TAKE_BACK,
    BadInput,
    CommittedChance,
    Match,
    Move,
    read_record,
    write_record,
)
from throneroom.kernel.chance import commitment_of
from throneroom.kernel.record import (
    CHECK_EVERY,
    FORMAT,
    LONGEST_RECORD,
    SNAPSHOT_EVERY,
    parse_record,
    replay,
)

SECRET = "5ec2e7" + "00" * 29


def played(seed: int | str = 1, seats: int = 3, rounds: int = 9, actions: int = 10_000) -> Match:
    """A match at random, with forced moves marked and now and then an answer taken back."""
    match = Match.start(GAME, seats, {"rounds": rounds}, seed, players=["Łucja", "bot:random", "x"])
    rng = random.Random(str(seed))
    for _ in range(actions):
        if match.state.outcome() is not None:
            break
        flow = match.state.table.flow
        done = [seat for seat in flow.asked if seat not in flow.awaited]
        if done and flow.kind in ("plan", "bid") and rng.random() < 0.2:
            match.play(rng.choice(done), TAKE_BACK)
        else:
            seat = rng.choice(match.state.to_move())
            legal = match.state.legal(seat)
            match.play(seat, rng.choice(legal), forced=match.state.forced([seat]) is not None)
    return match


def complaint_of(text: str) -> tuple[str, int]:
    with pytest.raises(BadInput) as complaint:
        read_record(GAME, text)
    str(complaint.value).encode("utf-8")
    return complaint.value.key, complaint.value.data["line"]


def edited(text: str, line: int, new: str | None) -> str:
    """The record with one line, counted from 1, replaced or left out."""
    lines = text.split("\n")
    lines[line - 1 : line] = [] if new is None else [new]
    return "\n".join(lines)


def line_of(text: str, start: str) -> int:
    return next(i for i, line in enumerate(text.split("\n"), 1) if line.startswith(start))


RECORD = write_record(played())


def test_a_record_reads_like_this() -> None:
    match = Match.start(GAME, 2, {"rounds": 1}, 7, players=["Ann", "bot"])
    match.play(0, ("place", 0))
    match.play(0, ("ready",))
    match.play(0, TAKE_BACK)
    match.play(0, ("ready",), forced=False)
    assert write_record(match) == (
        "throneroom-record 1\n"
        "game tiny\n"
        "rules 1\n"
        "seats 2\n"
        'options {"rounds": 1}\n'
        "chance fast 7\n"
        'players ["Ann", "bot"]\n'
        "result null\n"
        f"digest {match.state.digest()}\n"
        "\n"
        "0 place left\n"
        "0 ready\n"
        "0 take_back\n"
        "0 ready\n"
    )


@pytest.mark.parametrize("seed", [1, -5, 10**20, SECRET])
def test_reading_what_was_written_is_the_identity(seed: int | str) -> None:
    match = played(seed)
    text = write_record(match)
    again = read_record(GAME, text)
    assert again.moves == match.moves
    assert again.header == match.header
    assert again.state.digest() == match.state.digest()
    assert again.state.outcome() == match.state.outcome() is not None
    assert write_record(again) == text
    assert GAME.from_record(text).digest() == match.state.digest()


def test_an_unfinished_game_can_be_recorded() -> None:
    text = write_record(played(actions=17))
    assert "\nresult null\n" in text
    assert len(read_record(GAME, text).moves) == 17


def test_digests_stand_along_the_way() -> None:
    match = played()
    assert len(match.moves) > 2 * CHECK_EVERY
    record = parse_record(RECORD)
    assert sorted(record.checks)[:2] == [CHECK_EVERY, 2 * CHECK_EVERY]
    half = replay(GAME, record, until=CHECK_EVERY)
    assert half.state.digest() == record.checks[CHECK_EVERY][1]


def test_line_ends_of_other_systems_and_a_missing_last_one_do_not_matter() -> None:
    for text in (RECORD.replace("\n", "\r\n"), RECORD.rstrip("\n")):
        assert write_record(read_record(GAME, text)) == RECORD


def test_a_record_may_leave_out_what_can_be_found_by_playing() -> None:
    text = "throneroom-record 1\ngame tiny\nrules 1\nseats 2\nchance fast 7\n\n0 ready\n1 ready\n"
    match = read_record(GAME, text)
    assert match.moves == [Move(0, ("ready",)), Move(1, ("ready",))]
    assert len(read_record(GAME, text.partition("\n\n")[0]).moves) == 0


# What is refused, and where


@pytest.mark.parametrize(
    ("line", "new", "key"),
    [
        (1, "throneroom-record 2", "record-unknown-version"),
        (1, "throneroom-record 1.5", "record-unknown-version"),
        (1, "a poem", "record-not-one"),
        (2, "game chess", "record-other-game"),
        (2, "game", "record-other-game"),
        (3, "rules 99", "record-other-rules"),
        (4, "seats 33", "record-bad-line"),
        (4, "seats 9", "record-bad-line"),
        (4, "seats ³", "record-bad-line"),
        (4, "seat 3", "record-bad-line"),
        (5, "options {", "record-bad-line"),
        (5, "options []", "record-bad-line"),
        (5, 'options {"rounds": 99}', "record-bad-line"),
        (5, 'options {"houses": 1}', "record-bad-line"),
        (5, "options " + "[" * 100_000, "record-bad-line"),
        (5, "game tiny", "record-bad-line"),
        (6, "chance fast", "record-bad-line"),
        (6, "chance fast x", "record-bad-line"),
        (6, "chance fast " + "1" * 5000, "record-bad-line"),
        (6, "chance slow 1", "record-bad-line"),
        (6, "chance committed 00", "record-seed-secret"),
        (7, "players 5", "record-bad-line"),
        (7, "players [1, 2]", "record-bad-line"),
        (7, "seed 00", "record-bad-line"),
        (8, "result null", "record-result-differs"),
        (8, 'result {"winners": [], "scores": [], "reason": "x"}', "record-result-differs"),
        (8, "result won", "record-bad-line"),
        (9, "digest " + "0" * 32, "record-digest-differs"),
        (9, "digest nonsense", "record-bad-line"),
        (11, "", "record-bad-line"),
        (11, "0", "record-bad-line"),
        (11, "12 ready", "record-bad-line"),
        (11, "x ready", "record-bad-line"),
        (11, "² ready", "record-bad-line"),
        (11, "-1 ready", "record-bad-line"),
        (11, "0!! ready", "record-bad-line"),
        (11, "= 0", "record-bad-line"),
        (11, "= 1 " + "0" * 32, "record-bad-line"),
        (11, "= " + "1" * 5000 + " " + "0" * 32, "record-bad-line"),
        (11, "= 0 nonsense", "record-bad-line"),
        (11, "0 fly", "record-bad-move"),
        (11, "0 bid one", "record-bad-move"),
        (11, "0 place middle", "record-bad-move"),
        (11, "7 ready", "record-bad-move"),
        (11, "0 bid 1", "record-illegal-move"),
        (11, "0 take_back", "record-illegal-move"),
        (11, "0! ready", "record-not-forced"),
        (11, "\ud800\x1b", "record-bad-line"),
    ],
)
def test_a_corrupted_line_is_refused_with_its_number(line: int, new: str, key: str) -> None:
    assert complaint_of(edited(RECORD, line, new)) == (key, line)


@pytest.mark.parametrize("field", ["game", "rules", "seats", "chance"])
def test_a_missing_field_is_refused(field: str) -> None:
    text = edited(RECORD, line_of(RECORD, field), None)
    assert complaint_of(text) == ("record-missing-field", 1)


def test_another_legal_move_is_found_by_the_next_digest() -> None:
    match = Match.start(GAME, 2, {}, 1)
    for _ in range(CHECK_EVERY // 2):
        match.play(0, ("place", 0))
        match.play(0, ("remove", 0))
    text = write_record(match)
    last = line_of(text, "= 50") - 1
    assert text.split("\n")[last - 1] == "0 remove left"
    forged = edited(text, last, "1 place left")
    assert complaint_of(forged) == ("record-digest-differs", last + 1)


def test_a_tampered_digest_on_the_way_is_found() -> None:
    check = line_of(RECORD, "= 50")
    assert complaint_of(edited(RECORD, check, "= 50 " + "0" * 32)) == (
        "record-digest-differs",
        check,
    )


def test_a_record_that_stops_early_is_found() -> None:
    lines = RECORD.split("\n")
    assert complaint_of("\n".join(lines[:60]) + "\n") == ("record-digest-differs", 9)


def test_a_move_after_the_end_is_refused() -> None:
    text = RECORD + "0 ready\n"
    assert complaint_of(text) == ("record-illegal-move", text.count("\n"))


def test_a_record_that_is_too_long_is_refused() -> None:
    with pytest.raises(BadInput) as complaint:
        read_record(GAME, RECORD + "x" * LONGEST_RECORD)
    assert complaint.value.key == "record-too-long"


def test_a_move_that_is_marked_as_forced_was_forced() -> None:
    match = played()
    assert any(move.forced for move in match.moves)
    unmarked = RECORD.replace("! ", " ")
    assert [move.action for move in read_record(GAME, unmarked).moves] == [
        move.action for move in match.moves
    ], "that a move was forced need not be said"


# Committed dice


def test_the_seed_stays_secret_until_it_is_revealed() -> None:
    match = played(SECRET, actions=20)
    text = write_record(match, reveal=False)
    assert SECRET not in text
    assert f"chance committed {commitment_of(bytes.fromhex(SECRET))}\n" in text
    assert complaint_of(text) == ("record-seed-secret", line_of(text, "chance"))
    revealed = write_record(match)
    assert f"\nseed {SECRET}\n" in revealed
    assert read_record(GAME, revealed).state.digest() == match.state.digest()


def test_another_seed_than_the_committed_one_is_found() -> None:
    match = Match.start(GAME, 2, {}, SECRET)
    text = write_record(match)
    line = line_of(text, "seed")
    other = CommittedChance(bytes.fromhex(SECRET[:-1] + "1"))
    forged = edited(text, line, f"seed {other.seed.hex()}")
    forged = edited(forged, line_of(forged, "digest"), None)
    assert complaint_of(forged) == ("record-seed-differs", line)
    assert complaint_of(edited(text, line, "seed xyz")) == ("record-bad-line", line)
    assert complaint_of(edited(text, line, "seed 00")) == ("record-bad-line", line)


@pytest.mark.parametrize("seed", ["", "xyz", "00", "00" * 65])
def test_a_match_needs_a_proper_secret(seed: str) -> None:
    with pytest.raises(BadInput) as complaint:
        Match.start(GAME, 2, {}, seed)
    assert complaint.value.key == "bad-chance"


# Stepping and undoing


def test_going_back_and_forth_in_a_match() -> None:
    match = played()
    moves = list(match.moves)
    assert len(moves) > SNAPSHOT_EVERY + 5
    digests = [match_at(moves, count).state.digest() for count in range(len(moves) + 1)]
    for count in (len(moves), SNAPSHOT_EVERY + 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY - 1, 3, 0):
        match.go_to(count)
        assert match.state.digest() == digests[count]
        assert match.moves == moves[:count]
    for move in moves:
        match.play(*move)
    assert match.state.digest() == digests[-1]
    match.go_to(len(moves) - 1)
    assert match.state.digest() == digests[-2]


def test_another_way_forward_forgets_the_first_one() -> None:
    match = played()
    match.go_to(3)
    rng = random.Random(99)
    while len(match.moves) < SNAPSHOT_EVERY + 9:
        seat = rng.choice(match.state.to_move())
        match.play(seat, rng.choice(match.state.legal(seat)))
    moves = list(match.moves)
    match.go_to(SNAPSHOT_EVERY + 2)
    assert match.state.digest() == match_at(moves, SNAPSHOT_EVERY + 2).state.digest()


def match_at(moves: list[Move], count: int) -> Match:
    match = Match.start(GAME, 3, {"rounds": 9}, 1)
    for move in moves[:count]:
        match.play(*move)
    return match


@pytest.mark.parametrize("count", [-1, 11, 10**6])
def test_there_is_no_going_where_the_match_has_not_been(count: int) -> None:
    match = played(actions=10)
    before = match.state.digest()
    with pytest.raises(BadInput) as complaint:
        match.go_to(count)
    assert complaint.value.key == "no-such-move"
    assert match.state.digest() == before
    assert len(match.moves) == 10


def test_what_is_undone_leaves_no_trace() -> None:
    match = played(actions=10)
    text = write_record(match)
    seat = match.state.to_move()[0]
    match.play(seat, match.state.legal(seat)[0])
    match.go_to(10)
    assert write_record(match) == text


def test_a_refused_action_is_not_noted_down() -> None:
    match = Match.start(GAME, 2)
    with pytest.raises(Exception, match="not-now"):
        match.play(0, ("bid", 1))
    assert match.moves == []


def test_a_decision_with_one_answer_is_forced() -> None:
    match = Match.start(GAME, 2, {"rounds": 2, "spoiling": False}, 3)
    for seat in (0, 1):
        match.play(seat, ("ready",))
    assert match.forced() is None
    match.play(0, ("bid", 5))
    match.play(1, ("bid", 0))
    for seat in (0, 1):
        match.play(seat, ("ready",))
    assert match.forced() == Move(0, ("bid", 0), True), "seat 0 has no coins left"
    match.play(*Move(0, ("bid", 0), True))
    assert match.forced() is None
    assert write_record(match).endswith("0 ready\n1 ready\n0! bid 0\n")


def test_a_draft_that_may_still_be_changed_is_not_forced() -> None:
    match = Match.start(GAME, 2)
    match.play(1, ("place", 0))
    match.play(1, ("place", 0))
    assert match.state.legal(1) == [("ready",)]
    assert match.forced() is None


# Anything at all


@given(st.integers(0, 10**6), st.integers(2, 4), st.integers(0, 60))
def test_replaying_random_games_gives_the_same_digests(seed: int, seats: int, actions: int) -> None:
    match = played(seed, seats, rounds=3, actions=actions)
    again = read_record(GAME, write_record(match))
    assert again.state.digest() == match.state.digest()
    assert again.moves == match.moves


@given(st.data())
def test_a_spoiled_record_is_bad_input_and_nothing_worse(data: st.DataObject) -> None:
    lines = RECORD.split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    kind = data.draw(st.sampled_from(["insert", "replace", "drop", "swap", "cut", "character"]))
    line = data.draw(
        st.one_of(
            st.text(max_size=30),
            st.sampled_from(lines),
            st.sampled_from(["0 ready", "1! ready", "= 3 x", "seed 00", "", "9 take_back"]),
        )
    )
    if kind == "insert":
        lines.insert(at, line)
    elif kind == "replace":
        lines[at] = line
    elif kind == "drop":
        del lines[at]
    elif kind == "swap":
        other = data.draw(st.integers(0, len(lines) - 1))
        lines[at], lines[other] = lines[other], lines[at]
    elif kind == "cut":
        del lines[at:]
    else:
        column = data.draw(st.integers(0, len(lines[at])))
        lines[at] = lines[at][:column] + data.draw(st.characters()) + lines[at][column + 1 :]
    text = "\n".join(lines)
    try:
        match = read_record(GAME, text)
    except BadInput as complaint:
        line_told = complaint.data["line"]
    else:
        line_told = 1
        assert match.state.digest() == read_record(GAME, write_record(match)).state.digest()
    assert 1 <= line_told <= len(lines) + 1


@given(st.text(max_size=200))
def test_any_text_is_no_record(text: str) -> None:
    with pytest.raises(BadInput):
        read_record(GAME, text)


# A game that was played with the first version of the format must be readable for ever.


def test_a_stored_record_is_still_read() -> None:
    text = (Path(__file__).parent / "purse.record").read_text("utf-8")
    match = read_record(GAME, text)
    assert write_record(match) == text
    assert match.state.outcome() is not None


def test_a_set_up_that_the_game_refuses_is_a_bad_line() -> None:
    def refuse(*args: object) -> None:
        raise BadInput("tiny-no-room")

    game = dataclasses.replace(GAME, set_up=refuse)
    text = write_record(Match.start(GAME, 2, {"rounds": 1}, 1))
    bare = "\n".join(line for line in text.split("\n") if not line.startswith("options"))
    for record, line, shown in ((text, 5, '{"rounds": 1}'), (bare, 1, FORMAT)):
        with pytest.raises(BadInput) as complaint:
            replay(game, parse_record(record))
        assert complaint.value.key == "record-bad-line"
        assert complaint.value.data == {"line": line, "text": shown}


@pytest.mark.parametrize("text", [None, b"throneroom-record 1", 1, ["throneroom-record 1"]])
def test_what_is_no_text_is_no_record_from_its_first_line_on(text: Any) -> None:
    with pytest.raises(BadInput) as complaint:
        parse_record(text)
    assert (complaint.value.key, complaint.value.data) == ("record-not-one", {"line": 1})


def test_moves_that_are_taken_back_leave_what_a_seat_has_not_been_told_yet() -> None:
    match = Match.start(GAME, 2, {"rounds": 3}, seed=5)
    untouched = Match.start(GAME, 2, {"rounds": 3}, seed=5)
    match.sight(0)
    while len(match.moves) < 12:
        seat = match.state.to_move()[0]
        action = match.state.legal(seat)[-1]
        match.play(seat, action)
        untouched.play(seat, action)
        if len(match.moves) == 4:
            match.sight(1)
            untouched.sight(1)
    told = match.sight(0).events
    seat = match.state.to_move()[0]
    match.play(seat, match.state.legal(seat)[-1])
    match.pop()
    assert match.log == untouched.log
    assert len(told) == 3
    assert match.sight(0).events == [], "what was told is not told again"
    assert match.sight(1).events == untouched.sight(1).events != []
    match.go_to(0)
    assert match.log == Match.start(GAME, 2, {"rounds": 3}, seed=5).log
    match.play(0, match.state.legal(0)[0])
    assert match.sight(0).events == []
