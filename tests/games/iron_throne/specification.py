"""The numbered rules and the content of The Iron Throne as tests compare them."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

RULES = Path(__file__).parents[3] / "docs" / "rules" / "iron_throne.md"


def data(name: str) -> Any:
    """One of the game's files of content."""
    folder = files("throneroom.games.iron_throne").joinpath("data")
    return json.loads(folder.joinpath(f"{name}.json").read_text("utf-8"))


def rule(name: str) -> str:
    """The text of a rule up to the next one, with the table that follows it."""
    text = RULES.read_text("utf-8")
    start = text.index(f"- **{name}**")
    return text[start : text.index("\n- **", start + 1)]


def rows(name: str) -> list[list[str]]:
    """The rows of the table that follows a rule."""
    lines = [line for line in rule(name).splitlines() if line.startswith("|")][2:]
    return [[cell.strip().strip("`") for cell in line.strip("|").split(" | ")] for line in lines]


def abilities() -> list[tuple[str, dict[str, Any]]]:
    """All leader sheets and character cards with what they are called in the rules."""
    leaders = [(f"leader {i['character']}", i) for i in data("leaders")["leaders"]]
    return leaders + [(f"card {i['character']}", i) for i in data("character_cards")["cards"]]
