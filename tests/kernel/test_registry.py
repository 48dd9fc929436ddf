"""Games are found through entry points, those of other packages too."""

import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.kernel.tiny import GAME

from throneroom.kernel import BadInput, load, slugs
from throneroom.kernel.registry import installed, module_of


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installed package with a game, something else that is no game, and two broken ones."""
    info = tmp_path / "outside_games-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: outside-games\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[throneroom.games]\n"
        "tiny_outside = tests.kernel.tiny:GAME\n"
        "no_game = tests.kernel.tiny:CARDS\n"
        "no_module = outside_games_nowhere:GAME\n"
        "no_name = tests.kernel.tiny:NOTHING\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    installed.cache_clear()
    yield
    installed.cache_clear()


@pytest.mark.usefixtures("package")
def test_a_game_of_another_package_is_found() -> None:
    assert "tiny_outside" in slugs()
    assert load("tiny_outside") is GAME
    assert module_of("tiny_outside") == "tests.kernel.tiny"


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize("slug", ["no_module", "no_name"])
def test_a_game_that_does_not_load_is_bad_input(slug: str) -> None:
    with pytest.raises(BadInput) as complaint:
        load(slug)
    assert complaint.value.key == "game-does-not-load"
    assert complaint.value.__cause__ is not None


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize("slug", ["no_game", "chess", "", "\ud800", "x" * 1000])
def test_an_unknown_game_is_bad_input(slug: str) -> None:
    with pytest.raises(BadInput) as complaint:
        load(slug)
    assert complaint.value.key == "unknown-game"
    str(complaint.value).encode("utf-8")


def test_our_own_games_are_found() -> None:
    assert "iron_throne" in slugs()
    assert slugs() == sorted(set(slugs()))


def test_the_module_of_an_unknown_game_is_bad_input() -> None:
    with pytest.raises(BadInput):
        module_of("chess")
