"""Layers only point down: kernel < games < story, bots, arena, gym, lessons, study < server."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import throneroom

SOURCE = Path(throneroom.__file__).parent

# For each package, the packages of the project that it may import besides itself. A package that
# is not listed here has no place in the house yet.
MAY_IMPORT: dict[str, frozenset[str]] = {
    "kernel": frozenset(),
    "": frozenset({"kernel"}),  # throneroom/__init__.py itself
    "games": frozenset({"kernel"}),
    "text": frozenset({"kernel"}),
    "story": frozenset({"kernel"}),
    "bots": frozenset({"", "kernel", "games"}),
    "arena": frozenset({"", "kernel", "games", "bots", "gym"}),
    "gym": frozenset({"", "kernel", "games", "bots", "arena"}),
    "lessons": frozenset({"", "kernel", "games", "bots"}),
    "study": frozenset({"", "kernel", "bots", "arena"}),
    "remote": frozenset({"", "kernel", "bots"}),
    "mcp": frozenset({"", "kernel", "text", "bots", "remote"}),
    "openspiel": frozenset({"", "kernel", "bots", "gym"}),
    "server": frozenset({"", "kernel", "text", "story", "bots", "arena", "gym", "lessons"}),
    "cli": frozenset(
        {
            "",
            "kernel",
            "games",
            "text",
            "story",
            "bots",
            "arena",
            "gym",
            "lessons",
            "study",
            "remote",
            "mcp",
            "server",
        }
    ),
}
STANDARD_LIBRARY_ONLY = frozenset({"", "kernel", "games", "story", "bots", "arena", "lessons"})


def imported_modules(tree: ast.Module, module: str, is_package: bool) -> Iterator[str]:
    """Every module named by an import in the tree, in functions and type-checking blocks too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = module.split(".")
                parts = parts[: len(parts) - node.level + is_package]
                base = ".".join([*parts, base] if base else parts)
            # `from throneroom import cli` names the module throneroom.cli
            yield from (f"{base}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and _calls_an_importer(node.func):
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value


def _calls_an_importer(func: ast.expr) -> bool:
    name = func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")
    return name in ("import_module", "__import__")


def package_of(module: str) -> str:
    """The layer of a module of the project: `games` for throneroom.games.watch.board."""
    second = module.split(".")[1] if "." in module else ""
    if second == "__main__":
        return "cli"
    return second if second in MAY_IMPORT or (SOURCE / second).is_dir() else ""


def told_to_the_compiler(tree: ast.Module) -> set[str]:
    """Numbers of the machine, by which mypyc is told what fits into them. They are named where
    types are checked and nowhere else, so that nobody needs them to play."""
    return {
        f"mypy_extensions.{alias.name}"
        for block in ast.walk(tree)
        if isinstance(block, ast.If) and getattr(block.test, "id", "") == "TYPE_CHECKING"
        for node in block.body
        if isinstance(node, ast.ImportFrom) and node.module == "mypy_extensions"
        for alias in node.names
    }


def violations(source: str, module: str, is_package: bool = False) -> list[str]:
    """What a module of the project imports although its layer may not."""
    found = []
    layer = package_of(module)
    if layer not in MAY_IMPORT:
        return [f"{module}: package {layer!r} has no layer"]
    tree = ast.parse(source)
    allowed = told_to_the_compiler(tree)
    for target in imported_modules(tree, module, is_package):
        top = target.split(".")[0]
        if top != "throneroom":
            outside = top not in sys.stdlib_module_names and target not in allowed
            if layer in STANDARD_LIBRARY_ONLY and outside:
                found.append(f"{module}: {target} is not of the standard library")
            continue
        target_layer = package_of(target)
        if target_layer == layer:
            if layer == "games" and _game_of(target) != _game_of(module):
                found.append(f"{module}: a game imports {target}")
        elif target_layer not in MAY_IMPORT[layer]:
            found.append(f"{module}: {layer or 'throneroom'} imports {target}")
    return found


def _game_of(module: str) -> str:
    return ".".join(module.split(".")[:3])


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_layers_only_point_down() -> None:
    found = []
    modules = sorted(SOURCE.rglob("*.py"))
    assert modules
    for path in modules:
        is_package = path.name == "__init__.py"
        found += violations(path.read_text("utf-8"), module_name(path), is_package)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("throneroom.kernel.game", "import throneroom.games.iron_throne"),
        ("throneroom.kernel.game", "from throneroom import load"),
        ("throneroom.kernel.game", "from ..games import iron_throne"),
        ("throneroom.kernel.game", "def f():\n    import rich.table"),
        ("throneroom.kernel.game", "from mypy_extensions import i64"),
        ("throneroom.kernel.game", "if TYPE_CHECKING:\n    import rich.table"),
        (
            "throneroom.kernel.game",
            "import importlib\nimportlib.import_module('throneroom.games.watch')",
        ),
        ("throneroom.games.iron_throne.setup", "from throneroom.games.thrones import content"),
        ("throneroom.games.iron_throne.setup", "from throneroom.games import thrones"),
        ("throneroom.games.iron_throne.setup", "from ..thrones import content"),
        ("throneroom.games.iron_throne.setup", "import numpy"),
        ("throneroom.games.iron_throne.setup", "from throneroom import load"),
        ("throneroom.games.iron_throne.setup", "from throneroom import cli"),
        ("throneroom.games.iron_throne.setup", "from throneroom.cli.main import main"),
        ("throneroom.bots.greedy", "from throneroom.server import storage"),
        ("throneroom.arena.match", "import throneroom.cli.main"),
        ("throneroom.gym.environment", "from ..cli import main"),
        ("throneroom.server.tables", "from throneroom.games.watch import GAME"),
    ],
)
def test_an_import_that_points_up_is_found(module: str, source: str) -> None:
    assert len(violations(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("throneroom.kernel.game", "import json\nfrom throneroom.kernel.chance import Chance"),
        ("throneroom.kernel.game", "from .chance import Chance\nfrom . import chance"),
        ("throneroom.kernel.game", "if TYPE_CHECKING:\n    from mypy_extensions import i64"),
        ("throneroom.games.iron_throne.setup", "from throneroom.kernel import Illegal"),
        ("throneroom.games.iron_throne.setup", "from .content import LEADERS"),
        ("throneroom.games.iron_throne.setup", "from throneroom.games.iron_throne import state"),
        ("throneroom.cli.main", "import rich\nfrom throneroom import load, kernel"),
    ],
)
def test_an_import_that_points_down_is_allowed(module: str, source: str) -> None:
    assert violations(source, module) == []
