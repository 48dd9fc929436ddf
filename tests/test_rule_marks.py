"""A test that says it proves a rule names a rule that exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"

# A rule reads T6.12, a ruling TR30.1 or IR43, a scenario TS7; where it is stated it is bold or
# opens a heading.
STATED = re.compile(r"(?:\*\*|^#+ )([A-Z]\d+\.\d+|[A-Z][RS]\d+(?:\.\d+)?)\b", re.MULTILINE)


def stated_ids(specification: str) -> set[str]:
    return set(STATED.findall(specification))


def marked_ids(source: str) -> Iterator[tuple[int, object]]:
    """Every argument of a `pytest.mark.rule(...)`, with its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                yield node.lineno, getattr(argument, "value", ast.unparse(argument))


def test_every_rule_that_a_test_names_is_stated() -> None:
    known = set()
    for path in RULES.glob("*.md"):
        known |= stated_ids(path.read_text("utf-8"))
    unknown = [
        f"{path.relative_to(TESTS)}:{line}: {id_}"
        for path in sorted(TESTS.rglob("*.py"))
        for line, id_ in marked_ids(path.read_text("utf-8"))
        if id_ not in known
    ]
    assert unknown == []


def test_ids_are_read_from_where_they_are_stated() -> None:
    text = "## T6 Raids\n- **T6.12** See T6.13.\n- **IR43** All.\n### TS7 Raids\n**WS3 Trails.**"
    assert stated_ids(text) == {"T6.12", "IR43", "TS7", "WS3"}


def test_marks_are_read_from_the_source() -> None:
    source = '@pytest.mark.rule("T6.12", RULE)\ndef test() -> None: ...\n'
    assert list(marked_ids(source)) == [(1, "T6.12"), (1, "RULE")]
