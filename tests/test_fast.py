"""The modules that `make fast` compiles keep to what mypyc can do, and mean the same compiled.

Compiling them takes minutes; `make fasttest` does it and runs the tests on the result. What would
stop it, or would change what the rules mean without a word, is looked for here in the sources.
"""

import ast
from fnmatch import fnmatch
from pathlib import Path

import pytest
from scripts.fast_modules import GROUPS, LEFT_OUT, modules_of

import throneroom

PACKAGE = Path(throneroom.__file__).parent
FILES = [
    PACKAGE.parent / file for folders in GROUPS.values() for file in modules_of(PACKAGE, folders)
]


def faults(source: str) -> list[str]:
    """What in a module cannot be compiled, or would not mean the same."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(attr="__new__"):
                found.append("a compiled class runs __init__ in __new__")
            case ast.Attribute(attr="__slots__"):
                found.append("a compiled class has no __slots__: name its fields in FIELDS")
            case ast.Compare(comparators=[ast.Tuple(elts=elements)]) if any(
                isinstance(element, ast.Starred) for element in elements
            ):
                found.append("a starred tuple behind `in` stops the compiler")
            case ast.Return(value=ast.GeneratorExp()):
                found.append("a generator that is handed on is a list when compiled: yield")
    return found


@pytest.mark.parametrize(
    "source",
    [
        "other = Flow.__new__(Flow)",
        "names = table.__slots__",
        "left = enemy not in (target, *done)",
        "def f(a):\n    return (b for b in a if b)",
    ],
)
def test_each_fault_is_found(source: str) -> None:
    assert len(faults(source)) == 1


def test_the_compiled_modules_keep_to_what_can_be_compiled() -> None:
    found = {str(file.relative_to(PACKAGE)): faults(file.read_text("utf-8")) for file in FILES}
    # Tables of other packages, and the tables of tests, are not compiled and have slots.
    assert found.pop("kernel/state.py") == [
        "a compiled class has no __slots__: name its fields in FIELDS"
    ]
    assert {file: what for file, what in found.items() if what} == {}


def test_no_function_has_the_name_of_a_module_beside_it() -> None:
    """The compiled package would have the module under that name."""
    for package in (file for file in FILES if file.name == "__init__.py"):
        modules = {file.stem for file in package.parent.glob("*.py")}
        defined = {
            node.name
            for node in ast.parse(package.read_text("utf-8")).body
            if isinstance(node, ast.FunctionDef | ast.ClassDef)
        }
        assert not modules & defined, package


def test_every_group_is_there_and_everything_left_out_is_too() -> None:
    every = [str(file.relative_to(PACKAGE)) for file in PACKAGE.rglob("*.py")]
    for folders in GROUPS.values():
        assert modules_of(PACKAGE, folders)
    for pattern in LEFT_OUT:
        assert any(fnmatch(file, pattern) for file in every), pattern


def test_it_says_whether_it_is_compiled() -> None:
    beside = {file.suffix for file in (PACKAGE / "kernel").glob("state.*")}
    assert throneroom.is_compiled() == (beside != {".py"})
