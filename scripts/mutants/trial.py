"""One breakage is tried: the package's tests run on the broken code, in a process of its own."""

import ast
import contextlib
import importlib.abc
import importlib.machinery
import importlib.util
import multiprocessing
import os
import resource
import signal
import sys
import threading
from collections.abc import Generator, Sequence
from pathlib import Path
from types import CodeType

import pytest
from hypothesis import Phase, settings
from scripts.mutants.breakages import broken

MEMORY = 4 << 30


class BrokenCode(importlib.machinery.SourceFileLoader):
    """Loads a tree in place of what stands in the file."""

    def __init__(self, name: str, path: Path, tree: ast.Module) -> None:
        super().__init__(name, str(path))
        self.tree = tree

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = compile(self.tree, self.path, "exec")
        return code


class BrokenModule(importlib.abc.MetaPathFinder):
    """Finds one module, and that one broken."""

    def __init__(self, source: Path, file: str, number: int) -> None:
        path = source / file
        parts = Path(file).with_suffix("").parts
        self.name = ".".join(("throneroom", *(part for part in parts if part != "__init__")))
        self.loader = BrokenCode(self.name, path, broken(path.read_text("utf-8"), number))

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(
            fullname, self.loader.path, loader=self.loader
        )


class Trial:
    """A plugin of pytest that runs these tests alone, in this order, each within its own time."""

    def __init__(self, tests: Sequence[str], limits: Sequence[float], source: Path) -> None:
        self.limits = dict(zip(tests, limits, strict=True))
        self.source = source

    def pytest_configure(self) -> None:
        """What has been noticed need not be made smaller."""
        brief = [Phase.explicit, Phase.generate]
        settings.register_profile("brief", settings.get_profile("everyday"), phases=brief)
        settings.load_profile("brief")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """The tests asked for, in the order asked for."""
        import throneroom

        assert Path(throneroom.__file__ or "").is_relative_to(self.source)
        found = {item.nodeid: item for item in items}
        items[:] = [found[name] for name in self.limits if name in found]
        assert items, "the tests are not there"

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """A test that takes much longer than it used to ends the process."""
        signal.setitimer(signal.ITIMER_REAL, self.limits[item.nodeid])
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)


def try_breakage(
    copy: Path, file: str, number: int, tests: Sequence[str], limits: Sequence[float], log: str
) -> None:
    """Run the tests; the exit code of this process is pytest's, or tells of the alarm."""
    with open(log or os.devnull, "w") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    with contextlib.suppress(ValueError):  # less is allowed already
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.chdir(copy)
    source = copy / "src"
    sys.path.insert(0, str(source))
    os.environ["PYTHONPATH"] = str(source)
    sys.meta_path.insert(0, BrokenModule(source / "throneroom", file, number))
    quiet = [
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
        "-W",
        "ignore::pytest.PytestAssertRewriteWarning",
    ]
    quiet += ["-o", "timeout=0", "-o", "faulthandler_timeout=0"]
    # What else is installed is not needed, and takes longer to load than the tests to run.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    quiet += ["-p", "pytest_timeout", "-p", "_hypothesis_pytestplugin"]
    files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
    # An alarm also ends what does not come to an end while it is loaded.
    signal.alarm(120)
    code = pytest.main([*quiet, *files], plugins=[Trial(tests, limits, source)])
    os._exit(int(code))


def _end_with_parent() -> None:
    """Nobody waits for a trial whose command is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
