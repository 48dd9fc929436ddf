"""Bots of other packages plug in by entry point."""

from collections.abc import Iterator
from importlib import metadata

import pytest
from tests.outside import announce, installed

from throneroom.arena import Series, simulate
from throneroom.bots import bot_names, check_bots, make_bot
from throneroom.bots.registry import OURS, announced
from throneroom.cli.main import run
from throneroom.kernel import BadInput, load
from throneroom.text import LANGUAGES, Translator

BROKEN = {
    "anchor": ("fleet:ANCHOR", "TypeError: fleet:ANCHOR is not callable"),
    "ghost": ("fleet:GHOST", "AttributeError: module 'fleet' has no attribute 'GHOST'"),
    "lost": ("fleet_nowhere:Bot", "ModuleNotFoundError: No module named 'fleet_nowhere'"),
    "shore": ("fleet:shore", "TypeError: it does not choose"),
    "unready": ("fleet:Unready", "RuntimeError: no sails"),
    "wreck": ("fleet.wreck:Bot", "RuntimeError: sunk"),
}


@pytest.fixture(autouse=True)
def fleet(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """A package with a game, a bot, one that goes by a name of ours, and broken ones."""
    folder = tmp_path_factory.mktemp("site")
    names = {name: place for name, (place, _) in BROKEN.items()}
    bots = {"last": "fleet:Last", "greedy": "fleet:Last", **names}
    announce(folder, "fleet", bots=bots, games={"harbour": "harbour:GAME"})
    with installed(folder, monkeypatch):
        yield


def test_a_bot_from_elsewhere_has_its_name_after_ours() -> None:
    assert bot_names() == [*OURS, *sorted(["last", *BROKEN])]
    assert check_bots(["last", "random"]) == ["last", "random"]
    sight = load("harbour").start(2, seed=1).sight(0)
    assert make_bot("last", 1).choose(sight) == sight.legal()[-1]


def test_nobody_takes_a_name_of_ours() -> None:
    assert type(make_bot("greedy", 1)).__module__ == "throneroom.bots.greedy"


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_from_elsewhere_plays_in_the_arena(jobs: int) -> None:
    report = simulate(Series("harbour", 2, 4, 1, ("last", "random")), jobs)
    assert report.finished == 4
    assert set(report.wins_by_bot) == {"last", "random"}


@pytest.mark.parametrize("name", BROKEN)
def test_a_bot_that_cannot_be_used_is_bad_input_before_anybody_plays(name: str) -> None:
    with pytest.raises(BadInput) as complaint:
        simulate(Series("harbour", 2, 4, 1, ("random", name)), 2)
    assert complaint.value.key == "broken-bot"
    assert complaint.value.data == {"bot": name, "reason": BROKEN[name][1]}
    said = {Translator(language).complaint(complaint.value) for language in LANGUAGES}
    assert len(said) == 3
    assert all(BROKEN[name][1] in text for text in said)


def test_the_command_tells_of_a_broken_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "harbour", "--bots", "wreck", "--lang", "en"]) == 2
    assert capsys.readouterr().err == (
        "throneroom: The bot “wreck” is installed but cannot be used: RuntimeError: sunk\n"
    )
    assert run(["simulate", "harbour", "--bots", "last", "--games", "1", "--lang", "en"]) == 0


def test_entry_points_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert announced() is announced()
    monkeypatch.setattr(metadata, "distributions", lambda **_: 1 / 0)
    for seed in range(3):
        make_bot("last", seed)
    with pytest.raises(BadInput, match="unknown-bot"):
        make_bot("clever", 1)
