"""The words of a game in all languages, read from the glossary of `docs/rules/<slug>.md`.

The glossary is the book's last part: tables that have a column for each language. Tables of names,
which begin with another column, are left out, because messages have those.
"""

import re
from functools import cache
from typing import NamedTuple

from throneroom.text.rulebook import rules_folder

GLOSSARY = re.compile(r"^#+ (?:.* )?Glossary$", re.MULTILINE)
END = re.compile(r"^## Provenance$", re.MULTILINE)
HEADS = (("English",), ("Polish", "Polski"), ("Bulgarian", "Български"))
FRAME = re.compile(r"\|(?:\s*-+\s*\|)+")
# A term that the rulebook itself does not have is marked.
MARK = "\\*"


class Term(NamedTuple):
    """One term in each language."""

    en: str
    pl: str
    bg: str


@cache
def load_glossary(slug: str) -> tuple[Term, ...]:
    """The terms of a game in the order of the book; none if it has no book."""
    folder = rules_folder()
    path = folder / f"{slug}.md" if folder else None
    if path is None or not path.is_file():
        return ()
    return tuple(parse_glossary(path.read_text("utf-8")))


def parse_glossary(text: str) -> list[Term]:
    """All terms of a Markdown text, each once."""
    beginning = GLOSSARY.search(text)
    if beginning is None:
        return []
    end = END.search(text, beginning.end())
    terms: dict[Term, None] = {}
    wanted = False
    for line in text[beginning.end() : end.start() if end else len(text)].splitlines():
        cells = [cell.strip().removesuffix(MARK).strip() for cell in line.split("|")[1:-1]]
        if len(cells) < len(HEADS):
            wanted = False
        elif cells[0] in ("id", "Character", *HEADS[0]):
            wanted = all(cell in head for cell, head in zip(cells, HEADS, strict=False))
        elif wanted and not FRAME.fullmatch(line) and "{" not in line:
            terms[Term(*cells[: len(HEADS)])] = None
    return list(terms)
