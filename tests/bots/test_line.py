"""Programs that play by lines of JSON: good ones, and those that crash, hang, cheat or babble."""

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.children import PATIENCE, child, wait_until

from throneroom.arena import Series, play_out, simulate
from throneroom.bots import LineBot, RandomBot, check_bots, make_bot, split_names
from throneroom.bots.line import MOST_STARTS, REASONS
from throneroom.cli.main import run
from throneroom.kernel import BadInput, FastChance, Game, Match, State, load, write_record
from throneroom.text import LANGUAGES, Translator

ROOT = Path(__file__).parents[2]
NODE = shutil.which("node", path=f"{os.environ['PATH']}{os.pathsep}{ROOT / '.tools-node/bin'}")
READY = 'print(json.dumps({"type": "ready"}), flush=True)'
BEGIN = f"import json, os, sys, time\nsys.stdin.readline()\n{READY}\n"
ASKED = BEGIN + "asked = json.loads(sys.stdin.readline())\n"
BAD = {
    # No answer comes, one way or another.
    "gone": ("import sys\nsys.exit(3)", "ended"),
    "crash": (ASKED + "1 / 0", "ended"),
    "hang": (ASKED + "time.sleep(1000)", "slow"),
    "deaf": ("import time\ntime.sleep(1000)", "slow"),
    # What comes is no answer.
    "babble": (BEGIN + "print('move!', flush=True)\ntime.sleep(1000)", "garbled"),
    "list": (BEGIN + "print('[1]', flush=True)\ntime.sleep(1000)", "garbled"),
    "deep": (BEGIN + "print('[' * 60000, flush=True)\ntime.sleep(1000)", "garbled"),
    "flood": (BEGIN + "while True: print('x' * 100000)", "garbled"),
    "late": (BEGIN + 'print(\'{"type": "act", "id": 0}\', flush=True)\ntime.sleep(9)', "garbled"),
    "number": (BEGIN + 'print(\'{"type": "act", "id": 1, "action": 5}\', flush=True)', "garbled"),
    # It is one that may not be.
    "cheat": (BEGIN + 'print(\'{"type":"act","id":1,"action":"keep a1"}\', flush=True)', "refused"),
    "nonsense": (BEGIN + 'print(\'{"type":"act","id":1,"action":"win"}\', flush=True)', "refused"),
}


def command(code: str) -> list[str]:
    return [sys.executable, "-I", "-c", code]


def example() -> str:
    """The program in the document, as it stands there."""
    text = (ROOT / "docs/line_protocol.md").read_text("utf-8")
    (code,) = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert len(code.splitlines()) <= 50
    return str(code)


@pytest.fixture
def started() -> Iterator[list[LineBot]]:
    """Bots that are closed in the end."""
    bots: list[LineBot] = []
    yield bots
    for bot in bots:
        bot.close()


@pytest.mark.parametrize("slug", ["watch", "iron_throne", "thrones", "ice_and_fire"])
def test_the_bot_of_the_document_plays_every_game(slug: str, tmp_path: Path) -> None:
    (tmp_path / "raven.py").write_text(example(), "utf-8")
    game = load(slug)
    state = game.start(game.seats[0], seed=3)
    bot = LineBot([sys.executable, str(tmp_path / "raven.py")], seed=5)
    others = [RandomBot(seat) for seat in range(1, game.seats[0])]
    played = play_out(state, [bot, *others], limit=150)
    assert played.decisions > 10
    assert bot.program.asked > 3
    assert bot.forfeits == []
    assert not bot.program.running


def test_a_bot_in_another_language_plays_a_whole_game(harbour: Game, tmp_path: Path) -> None:
    assert NODE is not None, "what builds the page brings it along: make page"
    log = tmp_path / "told.jsonl"
    bot = LineBot([NODE, str(Path(__file__).with_name("line_bot.mjs")), str(log)], seed=5)
    state = harbour.start(2, seed=1)
    play_out(state, [bot, RandomBot(1)])
    outcome = state.outcome()
    assert outcome is not None
    told = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert [message["type"] for message in told] == [
        "hello",
        *["decide"] * bot.program.asked,
        "over",
    ]
    assert told[0]["game"] == "harbour"
    assert (told[0]["seat"], told[0]["seats"], told[0]["seed"]) == (0, 2, 5)
    assert told[-1]["outcome"] == outcome.to_json()
    assert bot.forfeits == []


def test_a_program_is_told_what_its_seat_may_know_and_no_more(
    tmp_path: Path, started: list[LineBot]
) -> None:
    """The same lines from the truth as from what the seat imagines in its place."""
    keep = f"open({str(tmp_path / 'told')!r}, 'a').write(sys.stdin.readline())\n"
    code = f"import json, sys\n{keep}{READY}\n{keep}"
    game = load("iron_throne")
    state = game.start(3, seed=4)
    chance = FastChance(1)
    for _ in range(60):
        seat = state.to_move()[0]
        state.apply(seat, state.sample(seat, chance))
    seat = state.to_move()[0]
    worlds: list[State] = [state, *(state.imagine(seat, FastChance(n)) for n in range(3))]
    told = set()
    for world in worlds:
        bot = LineBot(command(code), seed=1)
        started.append(bot)
        bot.choose(world.sight(seat, []))
        told.add((tmp_path / "told").read_text("utf-8"))
        (tmp_path / "told").unlink()
    assert len(told) == 1
    assert worlds[0].digest() != worlds[1].digest()


@pytest.mark.parametrize("name", BAD)
def test_a_bad_program_forfeits_the_move(
    name: str, harbour: Game, started: list[LineBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, reason = BAD[name]
    monkeypatch.setattr("throneroom.bots.line.START_SECONDS", 1.0 if name == "deaf" else 20.0)
    bot = LineBot(command(code), seed=5, seconds=0.3 if reason == "slow" else 20.0)
    started.append(bot)
    sight = harbour.start(2, seed=1).sight(0)
    assert bot.choose(sight) in sight.legal()
    assert bot.forfeits == [reason]


ONCE = {
    "a remark": "print('thinking', flush=True)",
    "a line of a megabyte": "print('x' * 1_000_000, flush=True)",
    "bytes that are no text": "os.write(1, bytes([255, 254, 10]))",
    "no object": "print('NaN', flush=True)",
}
ALWAYS_THE_FIRST = """
asked = json.loads(sys.stdin.readline())
if asked["type"] == "decide":
    text = asked["decision"]["choices"][0]["text"]
    print(json.dumps({"type": "act", "id": asked["id"], "action": text}), flush=True)
"""


@pytest.mark.parametrize("what", ONCE)
def test_who_says_too_much_once_forfeits_that_move_and_no_other(
    what: str, harbour: Game, started: list[LineBot]
) -> None:
    """Its answer comes after that, too late: it is not taken for one to the next decision."""
    lines = "\n    ".join(ALWAYS_THE_FIRST.strip().splitlines())
    bot = LineBot(command(f"{BEGIN}{ONCE[what]}\nwhile True:\n    {lines}\n"), seed=5)
    started.append(bot)
    sight = harbour.start(2, seed=1).sight(0)
    bot.choose(sight)
    assert [bot.choose(sight) for _ in range(3)] == [sight.legal()[0]] * 3
    assert bot.forfeits == ["garbled"]
    assert bot.program.starts == 1


def test_who_answers_twice_is_heard_once(harbour: Game, started: list[LineBot]) -> None:
    twice = "\n    ".join(
        (ALWAYS_THE_FIRST + ALWAYS_THE_FIRST.splitlines()[-1]).strip().splitlines()
    )
    bot = LineBot(command(f"{BEGIN}while True:\n    {twice}\n"), seed=5)
    started.append(bot)
    sight = harbour.start(2, seed=1).sight(0)
    assert [bot.choose(sight) for _ in range(4)] == [sight.legal()[0]] * 4
    assert bot.forfeits == []


def test_nothing_but_empty_lines_is_no_answer(harbour: Game, started: list[LineBot]) -> None:
    """However many there are of them: time runs on."""
    bot = LineBot(command(BEGIN + "while True: os.write(1, bytes([10] * 60000))"), 5, 0.3)
    started.append(bot)
    bot.choose(harbour.start(2, seed=1).sight(0))
    assert bot.forfeits == ["slow"]


def test_it_is_told_of_a_forfeit_and_may_go_on(harbour: Game, started: list[LineBot]) -> None:
    code = ASKED + (
        'print(json.dumps({"type": "act", "id": 1, "action": "win"}), flush=True)\n'
        "told = json.loads(sys.stdin.readline())\n"
        'assert told["type"] == "forfeit" and told["reason"] == "refused" and told["played"]\n'
        "asked = json.loads(sys.stdin.readline())\n"
        'text = asked["decision"]["choices"][0]["text"]\n'
        'print(json.dumps({"type": "act", "id": 2, "action": text}), flush=True)\n'
    )
    bot = LineBot(command(code), seed=5)
    started.append(bot)
    sight = harbour.start(2, seed=1).sight(0)
    bot.choose(sight)
    assert bot.choose(sight) == sight.legal()[0]
    assert bot.forfeits == ["refused"]


def test_one_that_ends_is_started_again_but_not_for_ever(harbour: Game) -> None:
    bot = LineBot(command("import sys\nsys.exit()"), seed=5)
    sight = harbour.start(2, seed=1).sight(0)
    for _ in range(MOST_STARTS + 2):
        bot.choose(sight)
    assert bot.program.starts == MOST_STARTS
    assert bot.forfeits == ["ended"] * (MOST_STARTS + 2)


def test_random_moves_are_the_same_for_the_same_seed(harbour: Game) -> None:
    def digest() -> str:
        state = harbour.start(2, seed=1)
        play_out(state, [LineBot(command("1"), seed=5), RandomBot(1)])
        return state.digest()

    assert digest() == digest()


# No process is left


def gone(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return True
    return state in "ZX"


def pid_in(file: Path) -> int:
    wait_until(lambda: file.exists() and file.read_text().endswith("\n"))
    return int(file.read_text())


STUBBORN = """
import json, os, signal, subprocess, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
other = subprocess.Popen(["sleep", "1000"])
print(other.pid, file=open(sys.argv[1], "w"), flush=True)
print(os.getpid(), file=open(sys.argv[2], "w"), flush=True)
while True:
    time.sleep(1)
"""


def test_a_program_that_will_not_leave_is_ended_with_all_it_has_started(
    tmp_path: Path, harbour: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("throneroom.bots.line.START_SECONDS", 1.0)
    bot = LineBot([*command(STUBBORN), str(tmp_path / "its"), str(tmp_path / "own")], seed=5)
    bot.choose(harbour.start(2, seed=1).sight(0))
    assert bot.forfeits == ["slow"]
    assert gone(pid_in(tmp_path / "own"))
    assert gone(pid_in(tmp_path / "its"))


def test_a_program_is_ended_when_whoever_asks_it_is_killed(tmp_path: Path) -> None:
    name = f"line:{shlex.join([*command(STUBBORN), str(tmp_path / 'its'), str(tmp_path / 'own')])}"
    line = ["simulate", "watch", "--seats", "3", "--bots", f"{name},random"]
    with child([sys.executable, "-m", "throneroom", *line], stderr=subprocess.DEVNULL) as table:
        own, its = pid_in(tmp_path / "own"), pid_in(tmp_path / "its")
        assert not gone(own)
        os.kill(table.pid, signal.SIGKILL)
        wait_until(lambda: gone(own) and gone(its))


def test_closing_takes_no_time_when_the_program_leaves_by_itself(harbour: Game) -> None:
    bot = LineBot(command(example()), seed=5)
    sight = harbour.start(2, seed=1).sight(0)
    bot.choose(sight)
    start = time.monotonic()
    bot.close()
    bot.close()
    assert time.monotonic() - start < PATIENCE
    assert bot.forfeits == []


# Names and commands


def test_names_are_split_at_commas_outside_quotes() -> None:
    assert split_names("random") == ["random"]
    assert split_names("a, b,") == ["a", "b", ""]
    assert split_names("line:x 'a,b' --c,random") == ["line:x 'a,b' --c", "random"]
    assert split_names('line:x "it\'s, so",b') == ['line:x "it\'s, so"', "b"]


def test_a_command_is_a_bot_only_where_programs_may_be_named() -> None:
    name = f"line:{sys.executable} -c 1"
    for unknown in (lambda: make_bot(name, 1), lambda: check_bots([name])):
        with pytest.raises(BadInput, match="unknown-bot"):
            unknown()
    assert isinstance(make_bot(name, 1, programs=True), LineBot)
    bot = make_bot(f"line@2.5:{sys.executable} -c 1", 1, programs=True)
    assert isinstance(bot, LineBot)
    assert bot.program.seconds == 2.5


@pytest.mark.parametrize("name", ["line:", "line:  ", "line:no-such-program-here", "line:'a"])
def test_what_cannot_be_started_is_bad_input_before_anybody_plays(name: str) -> None:
    with pytest.raises(BadInput) as complaint:
        simulate(Series("watch", 3, 4, 1, ("random", name)))
    assert complaint.value.key == "no-such-program"
    assert len({Translator(lang).complaint(complaint.value) for lang in LANGUAGES}) == 3


def test_the_report_says_what_was_forfeited(
    harbour: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cheat.py"
    file.write_text(BAD["nonsense"][0])
    name = f"line:{sys.executable} {file}"
    line = ["simulate", "harbour", "--seats", "2", "--games", "1", "--bots", f"{name},random"]
    assert run([*line, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["finished"] == 1
    assert told["forfeits"].keys() == {name}
    assert told["forfeits"][name]["refused"] >= 1
    assert run([*line, "--lang", "pl"]) == 0
    assert "coś niedozwolonego" in capsys.readouterr().out
    for reason in REASONS:
        assert len({Translator(language).say(f"forfeit-{reason}") for language in LANGUAGES}) == 3


def test_the_terminal_tells_of_every_forfeited_move(
    harbour: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    name = f"line:{shlex.join(command('1'))}"
    line = ["play", "harbour", "--seats", "2", "--human", "none", "--seed", "1", "--lang", "en"]
    assert run([*line, "--bots", f"{name},random"]) == 0
    assert "the program has ended. A random action is played." in capsys.readouterr().out


def test_a_saved_game_runs_no_program_that_only_it_names(
    harbour: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    proof = tmp_path / "ran"
    name = f"line:{shlex.join(command(f'open({str(proof)!r}, chr(119))'))}"
    match = Match.start(harbour, 2, seed=1, players=[name, "random"])
    file = tmp_path / "game.record"
    file.write_text(write_record(match), "utf-8")
    assert run(["play", "--load", str(file), "--lang", "en"]) == 2
    assert "Name it with --bots too" in capsys.readouterr().err
    assert not proof.exists()
    assert run(["play", "--load", str(file), "--bots", name, "--lang", "en"]) == 0
    assert proof.exists()
