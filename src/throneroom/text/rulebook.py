"""The numbered rules of a game, read from `docs/rules/<slug>.md`.

A rule is a list item that begins with its id (`- **T6.12** text`, `- **IS1 Title.** text`) or a
heading that does (`### TS1 — Title`); what follows up to the next rule or heading belongs to it.
The book says itself with which chapter to begin (`**Reading order.** Begin with T4`).
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from throneroom.kernel import BadInput
from throneroom.kernel.errors import shown

ITEM = re.compile(r"- \*\*([A-Z][RS]?\d+(?:\.\d+)?)(?: ([^*]+))?\*\*\s*(.*)")
SCENARIO_HEADING = re.compile(r"#+ ([A-Z]S\d+)\s+[—–-]\s+(.*)")
HEADING = re.compile(r"(#+) (.*)")
NUMBERED = re.compile(r"[a-z]\d+")
READING_ORDER = re.compile(r"\*\*Reading order\.\*\* Begin with ([A-Z]\d+)\b")


class Rule(NamedTuple):
    """One rule, ruling or scenario. Its text may be several lines of Markdown."""

    id: str
    title: str
    text: str
    chapter: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of a game by their ids, in the order of the book, and the chapter to begin with."""

    slug: str
    rules: dict[str, Rule]
    begin: str = ""

    def for_reading(self) -> list[Rule]:
        """All rules, beginning with the turn: what is for looking up follows the other chapters."""
        places = [chapter_id(rule.chapter) for rule in self.rules.values()]
        start = places.index(self.begin.lower()) if self.begin else 0
        end = next((i for i, place in enumerate(places) if not NUMBERED.fullmatch(place)), None)
        rules = list(self.rules.values())
        numbered = rules[:end]
        return [*numbered[start:], *numbered[:start], *rules[len(numbered) :]]

    def find(self, wanted: str) -> list[Rule]:
        """The rule with this id, or all rules of the chapter `T6`; unknown ids are bad input."""
        key = wanted.strip().upper() if isinstance(wanted, str) else ""
        found = [r for r in self.rules.values() if r.id == key or r.id.startswith(f"{key}.")]
        if not found:
            raise BadInput("unknown-rule", rule=shown(wanted))
        return found

    def search(self, words: str) -> list[Rule]:
        """The rules whose text has all these words."""
        wanted = words.lower().split()
        return [
            rule
            for rule in self.rules.values()
            if all(word in f"{rule.title} {rule.text}".lower() for word in wanted)
        ]


def chapter_id(chapter: str) -> str:
    """What a chapter is known by in messages: its number, or its only word."""
    return chapter.partition(" ")[0].rstrip(".").lower()


def rules_folder() -> Path | None:
    """Where the rules are: `docs/rules` of a checkout, or within an installed package."""
    package = Path(str(files("throneroom")))
    for folder in (package.parents[1] / "docs" / "rules", package / "_docs" / "rules"):
        if folder.is_dir():
            return folder
    return None


def load_rulebook(slug: str) -> Rulebook:
    """The rules of a game; bad input if they are not to be found."""
    if not isinstance(slug, str) or not re.fullmatch(r"[\w-]+", slug):
        raise BadInput("no-rulebook", game=shown(slug))
    return rulebook_in_file(slug)


@cache
def rulebook_in_file(slug: str) -> Rulebook:
    """The same, read once and remembered."""
    folder = rules_folder()
    path = folder / f"{slug}.md" if folder else None
    if path is None or not path.is_file():
        raise BadInput("no-rulebook", game=shown(slug))
    text = path.read_text("utf-8")
    begin = READING_ORDER.search(text)
    return Rulebook(slug, parse_rules(text), begin[1] if begin else "")


def parse_rules(text: str) -> dict[str, Rule]:
    """All rules of a Markdown text. An id that is there twice is a mistake in the text."""
    rules: dict[str, Rule] = {}
    chapter = ""
    open_rule: tuple[str, str, str] | None = None
    lines: list[str] = []

    def close() -> None:
        if open_rule is not None:
            rule_id, title, where = open_rule
            if rule_id in rules:
                raise BadInput("rule-twice", rule=rule_id)
            rules[rule_id] = Rule(rule_id, title, "\n".join(lines).strip(), where)

    for line in text.splitlines():
        scenario = SCENARIO_HEADING.fullmatch(line)
        item = ITEM.fullmatch(line)
        heading = HEADING.fullmatch(line)
        if scenario:
            close()
            open_rule = (scenario[1], scenario[2], chapter)
            lines = []
        elif item:
            close()
            open_rule = (item[1], (item[2] or "").rstrip("."), chapter)
            lines = [item[3]]
        elif heading or line.strip() == "---":
            close()
            open_rule = None
            # Subheadings within a chapter, such as "Rulings", say nothing by themselves.
            if heading and len(heading[1]) <= 2:
                chapter = heading[2]
        elif not open_rule:
            continue
        else:
            lines.append(line)
    close()
    return rules
