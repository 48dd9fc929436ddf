"""The modules that `make fast` compiles keep to what mypyc can do, and mean the same compiled.

Compiling them takes minutes; `make fasttest` does it and replays every recorded game. What would
stop it, or would change what the rules mean without a word, is looked for here in the sources.
"""

import ast
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from fnmatch import fnmatch
from pathlib import Path

import pytest
from scripts.fast_modules import GROUPS, LEFT_OUT, libraries_in, modules_of
from scripts.fast_wheel import compiled_wheel

import throneroom

PACKAGE = Path(throneroom.__file__).parent
ROOT = Path(__file__).parent.parent
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
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
    assert found.pop("kernel/parts.py") == [
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


PLAY = """
import throneroom
from throneroom.arena import play_out
from throneroom.bots import make_bot

state = throneroom.load("watch").start(4, seed=5)
play_out(state, [make_bot("random", seat) for seat in range(4)])
print(throneroom.is_compiled(), state.digest())
"""


def run(*command: str | Path) -> str:
    """What a command says that knows nothing of this checkout's package."""
    apart = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        command, cwd=ROOT, env=apart, check=True, text=True, stdout=subprocess.PIPE
    ).stdout


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """The wheel of the package as it is tested here: pure, or with what is compiled."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path)
    (pure,) = tmp_path.glob("*.whl")
    assert pure.name.endswith("-py3-none-any.whl")
    return compiled_wheel(pure, PACKAGE.parent) if throneroom.is_compiled() else pure


def test_the_wheel_plays_the_same_where_nothing_else_is(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "fresh")
    python = tmp_path / "fresh" / "bin" / "python"
    site = run(python, "-c", "import sysconfig; print(sysconfig.get_path('platlib'))")
    with zipfile.ZipFile(wheel) as file:
        file.extractall(site.strip())
    here = subprocess.run([sys.executable, "-c", PLAY], check=True, capture_output=True, text=True)
    assert here.stdout.startswith(str(throneroom.is_compiled()))
    assert run(python, "-c", PLAY) == here.stdout


def test_a_compiled_wheel_has_everything_of_the_pure_one(tmp_path: Path) -> None:
    pure, built = tmp_path / "throneroom-1-py3-none-any.whl", tmp_path / "fast"
    about = "throneroom-1.dist-info"
    with zipfile.ZipFile(pure, "w") as file:
        file.writestr("throneroom/rules.py", "1")
        file.writestr(f"{about}/WHEEL", "Root-Is-Purelib: true\nTag: py3-none-any\n")
        file.writestr(f"{about}/RECORD", "throneroom/rules.py,,\n")
    (built / "throneroom").mkdir(parents=True)
    (built / "throneroom" / "rules.py").write_text("1")
    (built / f"rules__mypyc{SUFFIX}").write_bytes(b"library")
    assert [file.name for file in libraries_in(built)] == [f"rules__mypyc{SUFFIX}"]
    made = compiled_wheel(pure, built)
    with zipfile.ZipFile(made) as file:
        listed = file.read(f"{about}/RECORD").decode().splitlines()
        assert {row.split(",")[0] for row in listed} == set(file.namelist())
        assert file.read("throneroom/rules.py") == b"1"
        assert file.read(f"rules__mypyc{SUFFIX}") == b"library"
        says = file.read(f"{about}/WHEEL").decode()
        assert "Root-Is-Purelib: false" in says
        assert f"Tag: {made.stem.removeprefix('throneroom-1-')}" in says
    (built / "throneroom" / "rules.py").write_text("2")
    with pytest.raises(SystemExit, match="has changed since the build"):
        compiled_wheel(pure, built)
