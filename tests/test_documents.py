"""What the documents show really works, and what they link to is there."""

import doctest
import importlib
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from scripts import docs_site

import throneroom
from throneroom.cli.main import COMMANDS

SOURCE = Path(throneroom.__file__).parent
ROOT = Path(__file__).parents[1]
WITH_EXAMPLES = [path for path in sorted(SOURCE.rglob("*.py")) if ">>> " in path.read_text("utf-8")]
DOCUMENTS = [
    path.relative_to(ROOT).as_posix()
    for path in (*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")))
]
PYTHON = re.compile(r"^( *)```python\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
FENCE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
SESSION = ">>> "
HEADING = re.compile(r"^#+ +(.*?) *#*$", re.MULTILINE)
FOLDERS = ("bench", "docs", "examples", "requirements", "scripts", "src", "tests", "web")
PATH = re.compile(rf"`((?:{'|'.join(FOLDERS)})/[\w./-]*)`")
NAV = re.compile(r"^ +- (?:[^:\n]+: )?(\S+\.md)$", re.MULTILINE)


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")


def text_of(document: str) -> str:
    return (ROOT / document).read_text("utf-8")


# Examples


def python_in(document: str) -> list[str]:
    """The blocks of Python in a document; those within a list are indented there."""
    return [
        re.sub(f"^{indent}", "", code, flags=re.MULTILINE)
        for indent, code in PYTHON.findall(text_of(document))
    ]


WITH_SESSIONS = [d for d in DOCUMENTS if any(SESSION in block for block in python_in(d))]
WITH_CODE = [d for d in DOCUMENTS if any(SESSION not in block for block in python_in(d))]


@pytest.mark.parametrize("name", [module_name(path) for path in WITH_EXAMPLES])
def test_examples_in_docstrings_run(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Path]:
    """What an example writes goes to a folder of its own."""
    before = Path.cwd()
    os.chdir(tmp_path)
    yield tmp_path
    os.chdir(before)


@pytest.mark.parametrize("document", WITH_SESSIONS)
def test_sessions_in_the_documents_run(document: str, elsewhere: Path) -> None:
    sessions = "\n".join(block for block in python_in(document) if SESSION in block)
    test = doctest.DocTestParser().get_doctest(sessions, {}, document, document, 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=said.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(said)


@cache
def all_python() -> str:
    folders = (ROOT / name for name in ("src", "tests", "examples"))
    return "\n".join(path.read_text("utf-8") for folder in folders for path in folder.rglob("*.py"))


@pytest.mark.parametrize("document", WITH_CODE)
def test_other_code_in_the_documents_is_taken_from_the_sources_or_runs(
    document: str, elsewhere: Path
) -> None:
    for block in python_in(document):
        if SESSION not in block and block.rstrip() not in all_python():
            exec(compile(block, document, "exec"), {"__name__": "example"})


def test_the_library_example_of_the_readme_prints_how_a_game_ended(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (block,) = python_in("README.md")
    exec(compile(block, "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("Outcome(winners=")


# Links


@cache
def anchors_of(document: str) -> frozenset[str]:
    """The anchors of a document's headings, made as the site and code hosts make them. The second
    of two equal headings is named differently here and there: nobody links to it."""
    titles = HEADING.findall(FENCE.sub("", text_of(document)))
    return frozenset(re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles)


def dead_links(document: str) -> Iterator[str]:
    for target, anchor in docs_site.links(text_of(document)):
        if docs_site.is_outward(target):
            continue
        path = (ROOT / document).parent / target if target else ROOT / document
        found = Path(os.path.normpath(path))
        if not found.is_file() or not found.is_relative_to(ROOT):
            yield f"{document}: no file {target}"
        elif anchor and anchor not in anchors_of(found.relative_to(ROOT).as_posix()):
            yield f"{document}: no heading {target}#{anchor}"


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_within_the_project_lead_somewhere(document: str) -> None:
    assert list(dead_links(document)) == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_files_that_documents_name_are_there(document: str) -> None:
    named = PATH.findall(FENCE.sub("", text_of(document)))
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_links_in_code_are_none() -> None:
    text = "a [b](c.md#d)\n\n```python\nBOTS[name](seed)\n```\n\n`x[0](y)` and [e](#f)\n"
    assert docs_site.links(text) == [("c.md", "d"), ("", "f")]
    changed = docs_site.relinked(text, lambda target: f"../{target}")
    assert changed == text.replace("c.md", "../c.md")


def test_all_that_a_board_gets_is_described() -> None:
    contract = text_of("web/src/boards/contract.ts").partition("interface BoardProps {")[2]
    contract = contract.partition("\n}\n")[0]
    gets = re.findall(r"^  (\w+)\??: ", contract, re.MULTILINE)
    table = text_of("docs/boards.md").partition("| property |")[2].partition("\n\n")[0]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == gets


def test_every_command_is_described() -> None:
    table = text_of("docs/terminal.md").partition("\n| | |\n")[2].partition("\n\n")[0]
    assert set(re.findall(r"^\| `(\w+)", table, re.MULTILINE)) == set(COMMANDS)


def test_every_setting_is_described() -> None:
    code = "".join(path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py")))
    settings = set(re.findall(r"\bTHRONEROOM_[A-Z_]+\b", code))
    settings |= set(re.findall(r"\$\{(THRONEROOM_[A-Z_]+)", text_of("compose.yaml")))
    described = text_of("docs/hosting.md") + text_of("docs/terminal.md")
    assert settings == set(re.findall(r"\bTHRONEROOM_[A-Z_]+\b", described))


# The site


def test_every_document_is_in_the_navigation_of_the_site() -> None:
    nav = NAV.findall(text_of("mkdocs.yml").partition("\nnav:\n")[2])
    assert sorted(nav) == sorted(docs_site.place_in_site(document) for document in DOCUMENTS)


@pytest.mark.parametrize("package", ["kernel", "bots", "arena", "gym", "text"])
def test_the_reference_has_all_that_a_package_offers(package: str) -> None:
    offered = importlib.import_module(f"throneroom.{package}").__all__
    reference = text_of(f"docs/api/{package}.md")
    told = re.findall(rf"^(?:::: throneroom\.{package}\.|\| `)(\w+)\b", reference, re.MULTILINE)
    assert sorted(told) == sorted(offered)


def test_the_site_fetches_nothing() -> None:
    settings = text_of("mkdocs.yml")
    assert "\n  font: false\n" in settings
    assert "://" not in settings


def test_rules_in_the_site_can_be_pointed_at() -> None:
    rules = "- **T1.1** See T1.2 and T9. [R p4]\n- **T1.2** Of `T1.1`. [TR1]\n"
    text = rules + "### TS1 — Title\n\nBy T1.1."
    assert docs_site.cross_referenced(text) == (
        '- <a id="T1.1"></a>**T1.1** See [T1.2](#T1.2) and T9. \\[R p4\\]\n'
        '- <a id="T1.2"></a>**T1.2** Of `T1.1`. \\[TR1\\]\n'
        '<a id="TS1"></a>\n\n### TS1 — Title\n\nBy [T1.1](#T1.1).'
    )
