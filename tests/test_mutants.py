"""The tool that breaks the code in small ways: what it breaks, and what it leaves alone."""

import ast

from scripts.mutants.breakages import breakages, broken, sample

SOURCE = '''
"""A chapter."""
from typing import TYPE_CHECKING
__slots__ = ("a", 1)
if TYPE_CHECKING:
    BIG = 1
def price(count: "int | 1", cards: list[int]) -> "1 < 2":
    """More than 1."""
    assert count > 0
    if count >= 3 and not cards:
        cards.append(f"{count + 1}")
        return max(cards) - 1
    return sorted(c for c, d in zip(cards, cards, strict=True) if c)
'''


def test_every_small_breakage_of_what_is_executed() -> None:
    found = [(b.first, b.within, b.was, b.becomes) for b in breakages("x.py", SOURCE)]
    head = "if count >= 3 and (not cards):"
    last = "return sorted((c for c, d in zip(cards, cards, strict=True) if c))"
    assert sorted(found) == [
        (10, "price", head, "if count < 3 and (not cards):"),
        (10, "price", head, "if count > 3 and (not cards):"),
        (10, "price", head, "if count >= 2 and (not cards):"),
        (10, "price", head, "if count >= 3 and cards:"),
        (10, "price", head, "if count >= 3 or not cards:"),
        (10, "price", head, "if count >= 4 and (not cards):"),
        (11, "price", "cards.append(f'{count + 1}')", "pass"),
        (12, "price", "return max(cards) - 1", "return None"),
        (12, "price", "return max(cards) - 1", "return max(cards) + 1"),
        (12, "price", "return max(cards) - 1", "return max(cards) - 0"),
        (12, "price", "return max(cards) - 1", "return max(cards) - 2"),
        (12, "price", "return max(cards) - 1", "return min(cards) - 1"),
        (13, "price", last, "return None"),
        (13, "price", last, last.replace("if c", "if not c")),
    ]


def test_a_broken_tree_has_that_breakage_and_no_other() -> None:
    for breakage in breakages("x.py", SOURCE):
        text = ast.unparse(broken(SOURCE, breakage.number))
        intact = ast.unparse(ast.parse(SOURCE)).splitlines()
        changed = [new for old, new in zip(intact, text.splitlines(), strict=True) if old != new]
        assert [line.strip() for line in changed] == [breakage.becomes]
    assert ast.unparse(broken(SOURCE, -1)) == ast.unparse(ast.parse(SOURCE))


def test_a_sample_has_one_breakage_a_place_and_outlasts_changes_elsewhere() -> None:
    every = breakages("x.py", SOURCE)
    chosen = sample(every, 100, seed=1)
    assert len(chosen) == len({b.place for b in every}) == len({b.place for b in chosen})
    later = sample(breakages("x.py", "import os\n" * 9 + SOURCE), 4, seed=1)
    assert [(b.was, b.becomes) for b in later] == [(b.was, b.becomes) for b in chosen[:4]]
    assert [b.becomes for b in sample(every, 4, seed=2)] != [b.becomes for b in later]


def test_what_a_picture_leaves_to_the_eye_is_numbers_and_sums() -> None:
    source = "def x(a: int) -> int:\n    if a > -3 and not a:\n        a += 1\n    return a - True"
    measures = {b.becomes for b in breakages("x.py", source) if b.measure}
    others = {b.becomes for b in breakages("x.py", source) if not b.measure}
    head = "if a > -3 and (not a):"
    assert measures == {
        *(head.replace("-3", other) for other in ("-4", "-2", "3")),
        *("a -= 1", "a += 0", "a += 2", "return a + True"),
    }
    assert others == {
        *(head.replace(">", other) for other in (">=", "<=")),
        "if a > -3 or not a:",
        "if a > -3 and a:",
        "return None",
        "return a - False",
    }
