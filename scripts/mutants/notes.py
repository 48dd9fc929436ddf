"""Which tests execute which lines of a package: found out once, and kept while nothing changes."""

import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

FOLDER, WATCHED = "MUTANTS_NOTES", "MUTANTS_WATCHED"
"""By these variables of the environment the processes that watch are told where and what."""
FORM = 1
"""Of the file; raised when what is written there changes."""


@dataclass
class Notes:
    """What is known of a package's tests. `files` are the test files, each with its digest."""

    source: str
    files: dict[str, str] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[str, list[str]]] = field(default_factory=dict)

    def tests_of(self, file: str, first: int, last: int) -> list[str]:
        """The tests that execute one of these lines, the fastest first."""
        numbered = self.lines.get(file, {})
        found = {test for line in range(first, last + 1) for test in numbered.get(str(line), ())}
        return self._sorted(found)

    def tests_of_file(self, file: str) -> list[str]:
        """The tests that execute anything of a file, the fastest first."""
        return self._sorted({test for tests in self.lines.get(file, {}).values() for test in tests})

    def tests(self) -> list[str]:
        """All tests, the fastest first."""
        return self._sorted(set(self.seconds))

    def is_loaded(self, file: str, first: int, last: int) -> bool:
        """Whether one of these lines is executed at all, by a test or outside of all tests."""
        return any(str(line) in self.lines.get(file, {}) for line in range(first, last + 1))

    def _sorted(self, tests: set[str]) -> list[str]:
        return sorted((t for t in tests if t in self.seconds), key=lambda t: (self.seconds[t], t))

    def forget(self, files: set[str]) -> None:
        """Nothing is known of these test files any more."""
        self.files = {name: digest for name, digest in self.files.items() if name not in files}
        self.seconds = {t: s for t, s in self.seconds.items() if t.partition("::")[0] not in files}
        for numbered in self.lines.values():
            for line, tests in numbered.items():
                numbered[line] = [t for t in tests if t.partition("::")[0] not in files]

    def add(self, package: str, seen: dict[str, Any]) -> None:
        """Add what a process has seen of a package."""
        self.seconds |= seen["seconds"]
        for file, numbered in seen["lines"].items():
            known = self.lines.setdefault(f"{package}/{file}", {})
            for line, tests in numbered.items():
                known[line] = sorted({*known.get(line, ()), *filter(None, tests)})


def digest_of(*paths: Path) -> str:
    """A digest of files."""
    sums = blake2b(str(FORM).encode(), digest_size=16)
    for path in paths:
        sums.update(path.read_bytes())
    return sums.hexdigest()


def take_notes(copy: Path, kept: Path, package: str, tests: str, jobs: int) -> Notes:
    """What is known of a package's tests, after whatever has changed was run again under watch."""
    sources = [*(copy / "src/throneroom/kernel").rglob("*.py")]
    sources += (copy / "src/throneroom" / package).rglob("*.py")
    source = digest_of(*sorted(set(sources)))
    notes = Notes(source)
    if kept.is_file():
        read = Notes(**json.loads(kept.read_text("utf-8")))
        notes = read if read.source == source else notes
    now = {
        str(path.relative_to(copy)): digest_of(path)
        for path in sorted((copy / tests).rglob("test_*.py"))
    }
    changed = {name for name, digest in now.items() if notes.files.get(name) != digest}
    notes.forget(changed | (notes.files.keys() - now.keys()))
    if changed:
        _watch(copy, copy / "src/throneroom", package, sorted(changed), jobs, notes)
        notes.files |= {name: now[name] for name in changed}
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(json.dumps(vars(notes)), "utf-8")
    return notes


def _watch(
    copy: Path, source: Path, package: str, files: list[str], jobs: int, notes: Notes
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            FOLDER: folder,
            WATCHED: str(source / package),
            "PYTHONPATH": os.pathsep.join([str(copy), str(copy / "src")]),
        }
        command = [sys.executable, "-m", "pytest", "-q", "-p", "scripts.mutants.watching"]
        command += ["-p", "no:cacheprovider", "-n", str(jobs) if jobs > 1 else "0", *files]
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(
                f"The tests fail as it is:\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
            )
        for path in Path(folder).iterdir():
            notes.add(package, json.loads(path.read_text("utf-8")))
