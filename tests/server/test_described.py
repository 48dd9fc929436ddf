"""docs/server.md describes the server as it is: its modules, who may import whom, its tables."""

import ast
import re
from pathlib import Path

import throneroom.server
from throneroom.server.schema import metadata

FOLDER = Path(throneroom.server.__file__).parent
TEXT = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")


def first_cells(heading: str) -> list[str]:
    """The first cells of the first table after a heading."""
    text = TEXT.partition(f"\n## {heading}\n")[2]
    rows = [line for line in text.partition("\n## ")[0].splitlines() if line.startswith("| ")]
    return [row.split("|")[1].strip() for row in rows]


def groups() -> list[list[str]]:
    """The modules by their groups, from the top."""
    found: list[list[str]] = []
    for cell in first_cells("Modules")[1:]:
        if cell.startswith("**"):
            found.append([])
        else:
            found[-1] += re.findall(r"`(\w+)`", cell)
    return found


def imported(module: str) -> set[str]:
    """The modules of the server that a module imports."""
    path = FOLDER / f"{module}.py"
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))) if path.is_file() else ():
        if isinstance(node, ast.ImportFrom) and node.module == "throneroom.server":
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            package, _, name = node.module.rpartition(".")
            found |= {name} if package == "throneroom.server" else set()
    return found


def test_every_module_is_described() -> None:
    modules = {path.stem for path in FOLDER.glob("*.py")} - {"__init__"}
    described = [module for group in groups() for module in group]
    assert sorted(described) == sorted({*modules, "migrations"})


def test_modules_import_only_from_their_own_group_and_those_below() -> None:
    place = {module: i for i, group in enumerate(groups()) for module in group}
    upward = [(m, other) for m in place for other in imported(m) if place[other] < place[m]]
    assert upward == []
    assert imported("app") >= {"hub", "socket", "sweep"}


def test_every_table_of_the_database_is_described() -> None:
    described = [
        name for cell in first_cells("The database") for name in re.findall(r"`(\w+)`", cell)
    ]
    assert sorted(described) == sorted(metadata.tables)
