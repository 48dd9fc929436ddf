"""docs/fidelity.md names what the data says is designed, and only rules that there are."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import throneroom

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "fidelity.md").read_text("utf-8")
GAMES = Path(throneroom.__file__).parent / "games"


def data(slug: str, name: str) -> Any:
    return json.loads((GAMES / slug / "data" / f"{name}.json").read_text("utf-8"))


def items(name: str, key: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = data("iron_throne", name)[key]
    return found


def listed(heading: str) -> dict[str, list[str]]:
    """The characters of each house in the table after a line of text."""
    table = TEXT.partition(f"\n{heading}\n\n")[2].partition("\n\n")[0]
    rows = [row.strip("|").split("|") for row in table.splitlines()[2:]]
    return {
        house.strip().lower(): [
            entry.partition(":")[0].strip().lower() for entry in rest.split("·")
        ]
        for house, rest in rows
    }


@pytest.mark.parametrize(
    ("heading", "name", "key", "count"),
    [
        ("The designed leader sheets:", "leaders", "leaders", 19),
        ("The designed character cards:", "character_cards", "cards", 22),
    ],
)
def test_what_is_designed_is_listed(heading: str, name: str, key: str, count: int) -> None:
    designed: dict[str, list[str]] = {}
    for item in items(name, key):
        if item["provenance"] == "designed":
            designed.setdefault(item["house"], []).append(item["character"])
    assert sum(len(characters) for characters in designed.values()) == count
    assert listed(heading) == designed


def test_the_event_cards_are_from_where_it_is_said() -> None:
    sources = [card["provenance"] for card in items("event_cards", "events")]
    assert (sources.count("rulebook"), sources.count("public"), sources.count("designed")) == (
        18,
        1,
        1,
    )


def rows(game: str) -> list[str]:
    """What the table of a game's content tells of, with its numbers."""
    table = TEXT.partition(f"\n## {game}\n")[2].partition("| content |")[2].partition("\n\n")[0]
    return [row.split("|")[1].strip() for row in table.splitlines()[2:]]


def test_the_content_of_the_board_game_is_counted_right() -> None:
    decks = data("thrones", "westeros_cards")["decks"].values()
    kinds = {card["id"] for deck in decks for card in deck}
    cards = sum(card["count"] for deck in decks for card in deck)
    counts = Counter(area["kind"] for area in data("thrones", "areas")["areas"])
    areas = f"{counts['land']} land, {counts['sea']} sea, {counts['port']} ports"
    assert {
        f"house cards ({len(data('thrones', 'house_cards')['cards'])})",
        f"Westeros cards ({len(kinds)} kinds, {cards} cards)",
        f"wildling cards ({len(data('thrones', 'wildling_cards')['cards'])})",
        f"areas ({sum(counts.values())}: {areas})",
    } <= set(rows("The Board Game"))


def test_the_content_of_the_watch_is_counted_right() -> None:
    wildlings = data("watch", "wildlings")
    figures = sum(kind["figures"] for kind in wildlings["kinds"])
    tokens = sum(row["count"] for row in wildlings["token_bag"])
    assert {
        f"heroes ({len(data('watch', 'hero_cards')['heroes'])})",
        f"development cards ({len(data('watch', 'development_cards')['cards'])} kinds)",
        f"wildling figures ({figures}) and tokens ({tokens})",
        f"layouts ({len(data('watch', 'layouts')['layouts'])})",
    } <= set(rows("The Watch"))


def test_no_card_of_the_board_game_and_no_hero_is_designed() -> None:
    for name in ("house_cards", "wildling_cards"):
        assert all("designed" not in c["provenance"] for c in data("thrones", name)["cards"]), name
    assert all(hero["provenance"] == "compendium" for hero in data("watch", "hero_cards")["heroes"])
    assert data("watch", "layouts")["_about"]["provenance"].startswith("designed")
    assert data("watch", "board")["_about"]["provenance"].startswith("designed")


def test_every_rule_that_is_named_exists() -> None:
    """Also those that only people can honour."""
    rules = {
        path.stem: set(re.findall(r"\*\*([A-Z][RS]?\d+(?:\.\d+)?)", path.read_text("utf-8")))
        for path in (ROOT / "docs" / "rules").glob("*.md")
    }
    known = set().union(*rules.values())
    named = re.findall(r"\b([A-Z][RS]?\d+\.\d+|[A-Z][RS]\d+)\b", TEXT)
    assert named
    assert sorted(set(named) - known) == []
    people = TEXT.partition("\n## Only people can honour\n")[2]
    slug = ""
    for line in people.splitlines():
        if line.startswith("### "):
            slug = line.removeprefix("### ")
        elif line.startswith("- **"):
            assert line.split("**")[1] in rules[slug], line
