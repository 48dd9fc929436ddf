"""Errors are one or two lines on standard error and exit code 2, never a traceback."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.children import PATIENCE, child
from tests.cli.conftest import Command

from throneroom.cli import games as games_module
from throneroom.cli.main import run
from throneroom.kernel import Game, load

EXECUTABLE = str(Path(sys.executable).with_name("throneroom"))


def record_of(throneroom: Command, folder: Path) -> str:
    throneroom("simulate", "harbour", "--seats", 3, "--games", 1, "--records", folder)
    return (folder / "harbour-000000.record").read_text("utf-8")


BAD_CALLS: list[tuple[str, ...]] = [
    ("frobnicate",),
    ("simulate",),
    ("simulate", "chess"),
    ("simulate", "harbour", "--seats", "9"),
    ("simulate", "harbour", "--seats", "many"),
    ("simulate", "harbour", "--games", "0"),
    ("simulate", "harbour", "--jobs", "-1"),
    ("simulate", "harbour", "--bots", "clever"),
    ("simulate", "harbour", "--bots", ""),
    ("simulate", "harbour", "--seats", "2", "--bots", "random,random,random"),
    ("simulate", "harbour", "--option", "rounds"),
    ("simulate", "harbour", "--option", "rounds=99"),
    ("simulate", "harbour", "--option", "rounds=many"),
    ("simulate", "harbour", "--option", "weather=hail"),
    ("simulate", "harbour", "--option", "fog=thick"),
    ("simulate", "harbour", "--option", "moon=full"),
    ("simulate", "harbour", "--records", "/proc/nowhere/here"),
    ("simulate", "harbour", "--colour", "red"),
    ("games", "--lang", "de"),
    ("play", "chess"),
    ("play", "harbour", "--seats", "1"),
    ("play", "harbour", "--human", "7"),
    ("play", "harbour", "--human", "x"),
    ("play", "harbour", "--bots", "clever"),
    ("play", "harbour", "--option", "rounds=0"),
    ("play", "harbour", "--fair", "--seed", "1"),
    ("play", "--load", "no such file"),
    ("replay", "no such file"),
    ("replay", "/"),
    ("verify", "no such file"),
    ("verify",),
    ("position", "harbour", "no such file"),
    ("position", "chess", "-"),
    ("rules", "chess"),
    ("rules", "harbour"),
    ("rules", "iron_throne", "I999.1"),
    ("map", "harbour", "-o", "map.svg"),
    ("map", "harbour"),
]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "“9” is not a value of the option “Points of an army”: it is a number from 20 to"),
        ("pl", "„9” nie jest wartością opcji „Punkty armii”: to liczba od 20 do 100."),
        ("bg", "тя е число от 20 до 100."),
    ],
)
def test_a_bad_value_is_answered_with_those_that_are_good(
    language: str, said: str, throneroom: Command
) -> None:
    options = ("--option", "points=9", "--lang", language)
    assert said in throneroom("simulate", "ice_and_fire", *options).err
    switch = throneroom("simulate", "ice_and_fire", "--option", "teams=perhaps", "--lang", language)
    assert "true" in switch.err
    choice = throneroom("simulate", "ice_and_fire", "--option", "field=50", "--lang", language)
    assert "48" in choice.err
    assert "72" in choice.err


def unit_of(card: str, x: float) -> dict[str, object]:
    return {"card": card, "at": [x, 10, 90]}


@pytest.mark.parametrize(
    ("language", "kind"),
    [("en", "tactics card"), ("pl", "karta taktyki"), ("bg", "тактическа карта")],
)
def test_a_position_is_refused_in_words(
    language: str, kind: str, throneroom: Command, tmp_path: Path
) -> None:
    """The kind of an unknown name, and all reasons why a battle cannot stand so."""
    swords = "stark_stark_sworn_swords"
    table: dict[str, object] = {"hand": [["nothing"], []]}
    path = tmp_path / "position.json"
    path.write_text(json.dumps({"game": "ice_and_fire", "seats": 2, "table": table}), "utf-8")
    said = throneroom("position", "ice_and_fire", path, "--lang", language)
    assert said.code == 2
    assert f"({kind})" in said.err
    assert "tactics_card" not in said.err
    table = {"units": {"a1": unit_of(swords, 24), "a2": unit_of(swords, 26)}}
    path.write_text(json.dumps({"game": "ice_and_fire", "seats": 2, "table": table}), "utf-8")
    said = throneroom("position", "ice_and_fire", path, "--lang", language)
    assert [line.split()[0] for line in said.err.splitlines()[1:]] == ["F8.10", "F20.6"]
    assert swords not in said.err


@pytest.mark.parametrize("args", BAD_CALLS, ids=" ".join)
def test_a_bad_call_is_explained_in_a_line_or_two(
    args: tuple[str, ...], throneroom: Command, harbour: Game
) -> None:
    said = throneroom(*args)
    assert said.code == 2
    assert said.out == ""
    assert 1 <= len(said.err.splitlines()) <= 2
    assert said.err.startswith("throneroom: ")
    assert len(said.err) > len("throneroom: ....")
    assert "Traceback" not in said.err
    assert "defect" not in said.err


@pytest.mark.parametrize(
    ("spoil", "line"),
    [
        (lambda text: "", "1"),
        (lambda text: "hello\n" + text, "1"),
        (lambda text: text.replace("record 1", "record 99"), "1"),
        (lambda text: text.replace("game harbour", "game chess"), ""),
        (lambda text: text.replace("rules 1", "rules 2"), "3"),
        (lambda text: text.replace("seats 3", "seats x"), "4"),
        (lambda text: text.replace("0 send", "0 fetch", 1), "11"),
        (lambda text: text.replace("0 send", "1 send", 1), "12"),
        (lambda text: text.replace("0 send", "zero send", 1), "11"),
        (lambda text: text.replace("digest ", "digest 0"), ""),
        (lambda text: text.replace('"winners": [', '"winners": [7'), ""),
    ],
)
def test_a_corrupted_record_is_refused_with_the_line(
    spoil: object, line: str, throneroom: Command, harbour: Game, tmp_path: Path
) -> None:
    text = record_of(throneroom, tmp_path / "records")
    assert callable(spoil)
    path = tmp_path / "spoilt.record"
    path.write_text(spoil(text), "utf-8")
    said = throneroom("verify", path)
    assert said.code == 2
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert f"ine {line}" in said.err or not line


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"[" * 100_000,
        b"\xff\xfe\x00",
        b'{"game": "chess"}',
        b'{"game": "harbour"}',
    ],
)
@pytest.mark.parametrize("command", ["position", "verify", "replay"])
def test_a_file_that_is_no_such_thing_is_refused(
    content: bytes, command: str, throneroom: Command, harbour: Game, tmp_path: Path
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    said = throneroom(command, *(["harbour"] if command == "position" else []), path)
    assert said.code == 2
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert "defect" not in said.err


def test_a_defect_is_named_in_one_line(
    throneroom: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(slug: str) -> None:
        raise RuntimeError("two\nlines")

    monkeypatch.setattr(games_module, "installed", broken)
    said = throneroom("games")
    assert said.code == 2
    assert said.err == "throneroom: This is a defect of the program. RuntimeError: two lines\n"
    monkeypatch.setenv("THRONEROOM_DEBUG", "1")
    with pytest.raises(RuntimeError):
        run(["games"])


def test_errors_are_said_in_the_language_asked_for(
    throneroom: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (
        throneroom("simulate", "chess", "--lang", "pl").err == "throneroom: Nie ma gry „chess”.\n"
    )
    assert throneroom("simulate", "chess", "--lang=bg").err == "throneroom: Няма игра „chess“.\n"
    monkeypatch.setenv("THRONEROOM_LANG", "pl")
    assert "Nie ma gry" in throneroom("simulate", "chess").err
    monkeypatch.setenv("THRONEROOM_LANG", "tlh")
    assert "There is no language “tlh”" in throneroom("games").err


def test_input_that_is_no_text_is_refused(harbour: Game) -> None:
    done = subprocess.run(
        [EXECUTABLE, "play", "harbour", "--seats", "2"],
        input=b"1\n\xff\xfe\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
        timeout=PATIENCE,
    )
    assert done.returncode == 2
    assert done.stderr.decode() == "throneroom: - is not a text in UTF-8.\n"


def test_a_terminal_without_the_letters_still_gets_an_answer(harbour: Game) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "THRONEROOM_LANG": "bg"}
    done = subprocess.run(
        [EXECUTABLE, "games"], capture_output=True, env=environment, timeout=PATIENCE
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"iron_throne" in done.stdout


def test_an_interrupt_leaves_with_130(tmp_path: Path) -> None:
    command = [EXECUTABLE, "simulate", "iron_throne", "--games", "1000000"]
    command += ["--records", str(tmp_path)]
    with child(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        deadline = time.monotonic() + PATIENCE
        while not any(tmp_path.iterdir()) and time.monotonic() < deadline:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert out == ""
    assert "Traceback" not in err


def test_a_closed_pipe_is_no_error_to_speak_of() -> None:
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with child(
        [EXECUTABLE, "rules", "iron_throne"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        err = process.stderr.read()
        process.wait(PATIENCE)
    assert err == ""
    assert process.returncode == 141


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "breached"), ("pl", "przełamana"), ("bg", "пробит")],
)
def test_what_a_game_complains_of_is_said_in_words(
    language: str, said: str, throneroom: Command, tmp_path: Path
) -> None:
    document = load("watch").start(4, {}, 1).to_position()
    document["table"]["breaches"] = 3
    file = tmp_path / "over.json"
    file.write_text(json.dumps(document))
    answer = throneroom("position", "watch", str(file), "--lang", language)
    assert answer.code == 2
    assert said in answer.err
    assert "watch-position" not in answer.err


def test_a_seat_at_a_server_needs_an_extra_and_says_which(
    throneroom: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("throneroom.remote")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "httpx", None)
    bot = f"line:{sys.executable} -c 1"
    said = throneroom("sit", "http://127.0.0.1:1/table/abc", "--bot", bot, "--lang", "en")
    assert (said.code, said.out) == (2, "")
    assert "pip install 'throneroom[server]'" in said.err
    assert said.err.count("\n") == 1
