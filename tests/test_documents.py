"""What the documents show really works."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

import throneroom

SOURCE = Path(throneroom.__file__).parent
ROOT = Path(__file__).parents[1]
WITH_EXAMPLES = [path for path in sorted(SOURCE.rglob("*.py")) if ">>> " in path.read_text("utf-8")]
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)\s]*)?\)")


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("name", [module_name(path) for path in WITH_EXAMPLES])
def test_examples_in_docstrings_run(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0


def test_the_library_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 1
    exec(compile(blocks[0], "README.md", "exec"), {})
    assert "winners" in capsys.readouterr().out


@pytest.mark.parametrize(
    "document",
    [*sorted(path.name for path in ROOT.glob("*.md")), "docs"],
)
def test_links_within_the_project_lead_somewhere(document: str) -> None:
    where = ROOT / document
    dead = [
        f"{path.relative_to(ROOT)}: {target}"
        for path in (sorted(where.rglob("*.md")) if where.is_dir() else [where])
        for target in LINK.findall(path.read_text("utf-8"))
        if "://" not in target and not (path.parent / target).exists()
    ]
    assert dead == []
