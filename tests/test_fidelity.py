"""docs/fidelity.md names what the data says is designed, and only rules that there are."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import throneroom

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "fidelity.md").read_text("utf-8")
DATA = Path(throneroom.__file__).parent / "games" / "iron_throne" / "data"


def items(name: str, key: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((DATA / f"{name}.json").read_text("utf-8"))[key]
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
        16,
        1,
        1,
    )


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
