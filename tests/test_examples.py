"""The programs in examples/ run, each in a process of its own, and say what they promise."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.server.process import serving

EXAMPLES = Path(__file__).parents[1] / "examples"
PATIENCE = 120.0
LEADER = r" *\d+\.\d%  leader \w+\n"
SAYS = {
    "first_game": r"(.+\n)+\nWon by: House \w+( and House \w+)*\nBecause: .+\n",
    "own_bot": r"(\w+ +\d+ points(  won)?\n){3}\d+ turns, \d+ decisions\n",
    "monte_carlo": f"{LEADER}{LEADER}",
    "many_games": (
        r"(\w+ +won +\d+\.\d% ± \d\.\d%\n){3}60 games, \d\.\d rounds on average\ndigest \w{32}\n"
    ),
    "records": (
        r"Before .+: \w{16} …\n\d+ moves are written down in game.record\nIt ends as it did: True\n"
        r"After ten moves we wait for the seats( \d)+\nA forged seed is refused: record-[\w-]+\n"
    ),
    "puzzle": (
        r"What may be done:\n(  .+\n)+What may not:\n(  march .+\n +T13\.\d: .+\n){2}"
        r"The position comes back as it was: True\nA bad position: /table/areas/lannisport/.+\n"
    ),
    "picture": (
        r"thrones.svg: \d+ characters, with ids for names\n"
        r"thrones-pl.svg: with names in Polish, such as Biały Port\n"
    ),
    "learn": (
        r"round 1: \d+ steps, \d+ choices learned from\n"
        r"0\.(3[4-9]|[4-9]\d) of 60 games won against two random players \(fair: 0\.33\)\n"
        r"\d+ seconds in all\n"
    ),
    "client": (
        r"Our table: http.+\nThe host is committed to: \w{64}\n"
        r"Over after \d+ answers: seats \[\d(, \d)*\] won.\nthroneroom-record 1\nVerified: True\n"
    ),
}

SHORT = {"learn": ("1", "40", "60")}  # arguments with which an example takes seconds


def said_by(name: str, folder: Path, *arguments: str) -> str:
    """What an example prints; it must not fail, nor complain."""
    command = [
        sys.executable,
        "-X",
        "utf8",
        "-W",
        "error",
        str(EXAMPLES / f"{name}.py"),
        *arguments,
    ]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE
    )
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


def test_there_is_a_test_for_every_example() -> None:
    assert sorted(SAYS) == sorted(path.stem for path in EXAMPLES.glob("*.py"))


@pytest.mark.parametrize("name", [name for name in SAYS if name != "client"])
def test_an_example_does_what_it_promises(name: str, tmp_path: Path) -> None:
    said = said_by(name, tmp_path, *SHORT.get(name, ()))
    assert re.fullmatch(SAYS[name], said), said


def test_a_picture_is_of_what_everybody_sees(tmp_path: Path) -> None:
    said_by("picture", tmp_path)
    for name in ("thrones.svg", "thrones-pl.svg"):
        root = ElementTree.fromstring((tmp_path / name).read_text("utf-8"))
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert "Biały Port" in (tmp_path / "thrones-pl.svg").read_text("utf-8")


def test_the_client_plays_at_a_real_server(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as server:
        said = said_by("client", tmp_path, server.address)
    assert re.fullmatch(SAYS["client"], said), said
