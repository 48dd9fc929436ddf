"""The documents about the kernel say what the code does."""

import ast
import re
from pathlib import Path

import pytest
from tests.kernel.tiny import GAME

import throneroom.kernel
from throneroom.kernel import read_record, write_record

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
KERNEL = Path(throneroom.kernel.__file__).parent
FENCE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SESSION = ">>> "


def blocks(name: str) -> list[str]:
    return FENCE.findall((DOCS / name).read_text("utf-8"))


def test_excerpts_are_from_the_tiny_game() -> None:
    source = (ROOT / "tests" / "kernel" / "tiny.py").read_text("utf-8")
    excerpts = [block for block in blocks("architecture.md") if SESSION not in block]
    assert len(excerpts) >= 6
    for excerpt in excerpts:
        assert excerpt.rstrip() in source, excerpt


def test_the_record_in_the_documents_is_one() -> None:
    text = (DOCS / "protocol.md").read_text("utf-8").partition("\n## Records\n")[2]
    record = text.split("```\n")[1]
    match = read_record(GAME, record)
    assert write_record(match) == record
    assert [move.forced for move in match.moves] == [False, False, False, False]


def keys_in_the_kernel() -> set[str]:
    """The keys of all refusals that the kernel can raise."""
    found = set()
    for path in KERNEL.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
                name = node.func.id if isinstance(node.func, ast.Name) else name
                texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                if name in ("BadInput", "complain") and texts:
                    found.add(str(texts[0]))
                elif name == "Illegal" and len(texts) > 1:
                    found.add(str(texts[1]))
    return found


def test_every_refusal_of_the_kernel_is_documented() -> None:
    text = (DOCS / "protocol.md").read_text("utf-8").partition("\n## Refusals\n")[2]
    documented = set(re.findall(r"^\| (?:K\d \| )?`([a-z-]+)` \|", text, re.MULTILINE))
    assert documented == keys_in_the_kernel()


@pytest.mark.parametrize("language", ["en", "pl", "bg"])
def test_every_refusal_of_the_kernel_can_be_said(language: str) -> None:
    path = KERNEL.parent / "locale" / language / "kernel.ftl"
    text = path.read_text("utf-8")
    said = set(re.findall(r"^(?:illegal|bad-input)-([a-z-]+) =", text, re.MULTILINE))
    assert keys_in_the_kernel() <= said
