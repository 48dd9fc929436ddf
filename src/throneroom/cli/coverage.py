"""Which rules are enforced by the code and proved by tests. It needs a checkout of the source.

Enforced is a rule whose id stands anywhere in the game's modules, also within a range such as
`T8.4-T8.9`; proved is one that a test names in `@pytest.mark.rule(...)`. What only people can
honour ("players may bluff") is listed in docs/fidelity.md under the heading

    ## Only people can honour
    ### <slug>
    - **I19.3** why

and is not counted.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import throneroom
from throneroom.kernel import BadInput
from throneroom.text import Rule, Rulebook

ID = r"[A-Z][RS]?\d+(?:\.\d+)?"
CITED = re.compile(rf"\b({ID})(?:\s*[-–]\s*({ID}))?\b")
BY_PEOPLE_HEADING = "only people can honour"


@dataclass(frozen=True, slots=True)
class Coverage:
    """For every rule, where it is enforced and which tests prove it."""

    rules: dict[str, Rule]
    by_people: list[str]
    enforced: dict[str, list[str]]
    proved: dict[str, list[str]]

    @property
    def missing(self) -> list[str]:
        """The rules that no test proves."""
        return [rule for rule in self.rules if rule not in self.proved]

    def to_json(self) -> dict[str, Any]:
        """Counts, what is missing, and where every rule is to be found."""
        return {
            "rules": len(self.rules),
            "enforced": len(self.enforced),
            "proved": len(self.proved),
            "missing": self.missing,
            "by_people": self.by_people,
            "where": {
                rule: {
                    "enforced": self.enforced.get(rule, []),
                    "proved": self.proved.get(rule, []),
                }
                for rule in self.rules
            },
        }


def coverage(book: Rulebook) -> Coverage:
    """The coverage of a game's rules in the checkout that this package is run from."""
    root = checkout()
    people = [rule for rule in honoured_by_people(root, book.slug) if rule in book.rules]
    rules = {name: rule for name, rule in book.rules.items() if name not in people}
    order = {rule: place for place, rule in enumerate(book.rules)}
    enforced: dict[str, list[str]] = {}
    for path in sorted((root / "src/throneroom/games" / book.slug).rglob("*.py")):
        for line, text in enumerate(path.read_text("utf-8").splitlines(), 1):
            for rule in cited(text, order):
                note(enforced, rule, f"{path.relative_to(root)}:{line}", rules)
    proved: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("*.py")):
        for rule, test in marked(path.read_text("utf-8")):
            note(proved, rule, f"{path.relative_to(root)}::{test}", rules)
    return Coverage(rules, people, enforced, proved)


def note(found: dict[str, list[str]], rule: str, place: str, rules: dict[str, Rule]) -> None:
    """Remember a place, once, of a rule that there is."""
    if rule in rules and place not in found.setdefault(rule, []):
        found[rule].append(place)


def checkout() -> Path:
    """The root of the checkout; bad input when the package was installed without its source."""
    root = Path(throneroom.__file__).parents[2]
    if not (root / "tests").is_dir() or not (root / "src/throneroom").is_dir():
        raise BadInput("no-checkout")
    return root


def cited(text: str, order: dict[str, int]) -> Iterator[str]:
    """The ids that a line names; a range stands for all rules from its first to its last in the
    order of the book."""
    for first, last in CITED.findall(text):
        if last and first in order and last in order:
            yield from list(order)[order[first] : order[last] + 1]
        else:
            yield from (first, last) if last else (first,)


def marked(source: str) -> Iterator[tuple[str, str]]:
    """Pairs of a rule id and the test that is marked with it."""
    if "mark.rule(" not in source:
        return
    for node in ast.parse(source).body:
        name = getattr(node, "name", "") or "module"
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and is_rule_mark(call.func):
                for arg in call.args:
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                        yield arg.value, name


def is_rule_mark(func: ast.expr) -> bool:
    """Whether an expression is `pytest.mark.rule`, or `mark.rule`."""
    if not isinstance(func, ast.Attribute) or func.attr != "rule":
        return False
    owner = func.value
    return (owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")) == "mark"


def honoured_by_people(root: Path, slug: str) -> list[str]:
    """The ids that docs/fidelity.md lists for the game as beyond any program."""
    path = root / "docs/fidelity.md"
    found: list[str] = []
    chapter = game = ""
    for line in path.read_text("utf-8").splitlines() if path.is_file() else ():
        if line.startswith("## "):
            chapter, game = line[3:].strip().lower(), ""
        elif line.startswith("### "):
            game = line[4:].strip().strip("`")
        elif chapter == BY_PEOPLE_HEADING and game == slug:
            item = re.match(rf"- \*\*({ID})\*\*", line)
            if item:
                found.append(item[1])
    return found
