"""The areas' names in all languages: the longest decides how much room a name needs."""

from __future__ import annotations

import re
from pathlib import Path

LOCALE = Path(__file__).parents[2] / "src/throneroom/locale"
NAME = re.compile(r"^thrones-area-(\w+) = (.+)$", re.MULTILINE)


def names_of_areas() -> dict[str, dict[str, str]]:
    """By language and area."""
    return {
        language.name: dict(NAME.findall((language / "thrones.ftl").read_text("utf-8")))
        for language in sorted(LOCALE.iterdir())
    }
