"""How much of the page comes over the wire: for the first sight of it, and for each board."""

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).resolve().parents[2] / "src" / "throneroom" / "server" / "page"
FIRST = 110_000  # bytes of compressed script and style until the first page is there
BOARD = 150_000  # and until a table of a game is there, besides
SLUGS = ("ice_and_fire", "iron_throne", "thrones", "watch")
LANGUAGES = ("en", "pl", "bg")


@cache
def parts() -> dict[str, dict[str, Any]]:
    """What was built from which source, and what it needs at once."""
    found: dict[str, dict[str, Any]] = json.loads((PAGE / "parts.json").read_text("utf-8"))
    return found


def words(language: str, part: str = "") -> str:
    """The part that has the words of a language, for every page or for a game."""
    return "/".join(filter(None, ("virtual:words", language, part)))


def files_of(names: Iterable[str]) -> set[str]:
    """The files of these parts, and of all that they need."""
    found: set[str] = set()
    seen: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            part = parts()[name]
            found |= {part["file"], *part.get("css", [])}
            waiting += part.get("imports", [])
    return found


def weight(names: Iterable[str]) -> int:
    """What files weigh, compressed as browsers get them."""
    return sum((PAGE / f"{name}.br").stat().st_size for name in names)


def first(language: str) -> set[str]:
    """All that is needed for the first page; what comes later is left out."""
    return files_of(["index.html", "src/start.ts", words(language)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_light(language: str) -> None:
    assert 20_000 < weight(first(language)) <= FIRST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_table_is_not_much_more(slug: str, language: str) -> None:
    board = f"src/boards/{slug}/Board.svelte"
    table = files_of(["src/pages/TablePage.svelte", board, words(language, slug)])
    assert 20_000 < weight(table - first(language)) <= BOARD
