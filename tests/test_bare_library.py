"""The library without any extra: it plays, and the command says what it needs."""

import json
import os
import subprocess
import sys
from importlib.metadata import requires

import pytest
from tests.children import PATIENCE

from throneroom.text import LANGUAGES, Translator

# Nothing can be imported but the standard library and what is here.
BARE = """
import sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top != "throneroom":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Nothing())
"""
PLAY = """
import json
import throneroom
from throneroom.arena import Series, play_out, simulate
from throneroom.bots import bot_names, make_bot

told = {}
for slug in throneroom.slugs():
    game = throneroom.load(slug)
    state = game.start(game.seats[0], seed=1)
    play_out(state, [make_bot("greedy", seat) for seat in range(game.seats[0])], limit=20)
    match = throneroom.Match.start(game, game.seats[0], seed=1)
    match.play(match.state.to_move()[0], match.state.legal(match.state.to_move()[0])[0])
    record = throneroom.write_record(match)
    assert throneroom.read_record(game, record).state.digest() == match.state.digest()
    assert game.from_position(state.to_position()).digest() == state.digest()
    told[slug] = simulate(Series(slug, game.seats[0], 1, 1, ("random",))).finished
print(json.dumps({"bots": bot_names(), "finished": told}))
"""


def bare(code: str, *args: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", BARE + code, *args],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        timeout=PATIENCE,
    )


def test_games_bots_and_the_arena_need_nothing_else() -> None:
    done = bare(PLAY)
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert told["bots"][:2] == ["random", "greedy"]
    assert {"ice_and_fire", "iron_throne", "thrones", "watch"} <= told["finished"].keys()
    assert set(told["finished"].values()) == {1}


def test_nothing_else_is_installed_with_it() -> None:
    assert [need for need in requires("throneroom") or () if "extra ==" not in need] == []


@pytest.mark.parametrize("language", [*LANGUAGES, "tlh", ""])
@pytest.mark.parametrize("start", ["from throneroom.cli import command; command()", "MODULE"])
def test_the_command_says_in_a_line_what_it_needs(language: str, start: str) -> None:
    code = start.replace("MODULE", "import runpy; runpy.run_module('throneroom', None, '__main__')")
    done = bare(code, "games", THRONEROOM_LANG=language, LC_ALL="C")
    say = Translator(language if language in LANGUAGES else "en").say
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"throneroom: {say('cli-not-installed')}\n"
    assert "throneroom[terminal]" in done.stderr


def test_what_else_is_missing_is_a_defect_and_not_hidden() -> None:
    code = "sys.modules['throneroom.kernel'] = None\nfrom throneroom.cli import command; command()"
    done = bare(code, "games")
    assert done.returncode == 1
    assert "Traceback" in done.stderr
