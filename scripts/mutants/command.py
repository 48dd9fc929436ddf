"""The command: take notes, draw a sample, try it, and tell what was not noticed."""

import argparse
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from scripts.mutants.breakages import Breakage, breakages, sample
from scripts.mutants.notes import Notes, take_notes
from scripts.mutants.trial import try_breakage

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / ".mutants"
LISTED = Path(__file__).with_name("equal.toml")
PACKAGES = {
    "kernel": "tests/kernel",
    "games/iron_throne": "tests/games/iron_throne",
    "games/thrones": "tests/games/thrones",
    "games/watch": "tests/games/watch",
}
OPINIONS = ("judge.py", "features.py")
"""How much a bot likes a table is an opinion; no test can call it wrong."""
PICTURES = ("map_svg.py", "table_svg.py", "board_svg.py", "svg_signs.py")
"""What these show can be right or wrong; how large and where is left to the eye."""
ENOUGH = 0.97
FEW = 25
"""So many of the fastest tests are tried before the others; most breakages are noticed by them."""
PATIENCE = 10.0
"""So many seconds more than five times what it took is a test given."""
FAILED = (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED)
"""How a process ends in which a test has failed, or could not even be loaded."""

NOTICED, UNNOTICED, UNREACHED, LISTED_EQUAL = "noticed", "not noticed", "not reached", "listed"
OUTCOMES = (NOTICED, UNNOTICED, UNREACHED, LISTED_EQUAL)


@dataclass(frozen=True)
class Equal:
    """A breakage that changes nothing, and why."""

    file: str
    within: str
    was: str
    becomes: str
    reason: str

    def means(self, breakage: Breakage) -> bool:
        """Whether it is this one."""
        mine = (self.file, self.within, self.was, self.becomes)
        return mine == (breakage.file, breakage.within, breakage.was, breakage.becomes)


@dataclass(frozen=True)
class Tools:
    """What every trial of a package needs."""

    copy: Path
    notes: Notes
    seconds: float
    context: multiprocessing.context.BaseContext

    def end(
        self, breakage: Breakage, tests: Sequence[str], log: str = "", patience: float = 1.0
    ) -> int:
        """How the process that runs these tests ends: the exit code of pytest, or a signal."""
        limits = [patience * (PATIENCE + 5 * self.notes.seconds[test]) for test in tests]
        arguments = (self.copy, breakage.file, breakage.number, tests, limits, log)
        process = self.context.Process(target=try_breakage, args=arguments)  # type: ignore[attr-defined]
        process.start()
        process.join()
        return int(process.exitcode)

    def notice(self, breakage: Breakage, tests: Sequence[str]) -> bool:
        """Whether one of these tests fails. One that does not come to its end has noticed, too,
        unless it takes half of its time without the breakage: then the machine is just busy."""
        end = self.end(breakage, tests)
        if end == -signal.SIGALRM:
            return self.end(intact(breakage), tests, patience=0.5) == pytest.ExitCode.OK
        return end in FAILED or end < 0

    def outcome(self, breakage: Breakage) -> str:
        """Whether the tests notice it: those of its line first, then the others of its file. What
        is executed when a module is loaded, any test may notice."""
        near = self.notes.tests_of(breakage.file, breakage.first, breakage.last)
        if not near and not self.notes.is_loaded(breakage.file, breakage.first, breakage.last):
            return UNREACHED
        wide = self.notes.tests_of_file(breakage.file) if near else self.notes.tests()
        rest = [test for test in wide if test not in set(near)]
        left = self.seconds
        for tests in (near[:FEW], near[FEW:], rest):
            affordable = []
            for test in tests:
                left -= self.notes.seconds[test]
                if left > 0:
                    affordable.append(test)
            if affordable and self.notice(breakage, affordable):
                return NOTICED
        return UNNOTICED

    def check_honest(self, breakage: Breakage) -> None:
        """Where nothing is broken, nothing may be noticed."""
        tests = self.notes.tests()[:FEW]
        with tempfile.NamedTemporaryFile("r", suffix=".log") as log:
            if self.end(intact(breakage), tests, log.name) != pytest.ExitCode.OK:
                raise SystemExit(f"The tests fail without any breakage:\n{log.read()[-3000:]}")


def intact(breakage: Breakage) -> Breakage:
    """The same file, and nothing broken in it."""
    return replace(breakage, number=-1)


def main() -> None:
    """Try a sample of each package, and fail if too little is noticed."""
    asked = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    asked.add_argument("--package", action="append", choices=list(PACKAGES), help="these alone")
    asked.add_argument("--file", default="", help="this file alone, as kernel/flow.py")
    asked.add_argument("--sample", type=int, default=100, help="so many places a package")
    asked.add_argument("--seed", type=int, default=1, help="another one draws another sample")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    asked.add_argument("--seconds", type=float, default=60, help="of tests for a breakage at most")
    given = asked.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the copy is removed
    screen = Console(highlight=False)
    listed = [Equal(**entry) for entry in tomllib.loads(LISTED.read_text("utf-8")).get("equal", [])]
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(
        ["scripts.mutants.command", "_hypothesis_pytestplugin", "pytest_timeout"]
    )
    good = True
    with tempfile.TemporaryDirectory(prefix="mutants") as folder:
        copy = Path(folder)
        copy_tree(copy)
        for package in given.package or PACKAGES:
            every = list(all_breakages(copy, package))
            stale = [
                e for e in listed if e.file.startswith(package) and not any(map(e.means, every))
            ]
            for entry in stale:
                screen.print(f"No longer there: {entry.file}: {entry.was}", markup=False)
            chosen = sample(
                [b for b in every if b.file.startswith(given.file)], given.sample, given.seed
            )
            with screen.status(f"{package}: which tests execute which lines"):
                kept = KEPT / f"{package.replace('/', '_')}.json"
                notes = take_notes(copy, kept, package, PACKAGES[package], given.jobs)
            tools = Tools(copy, notes, given.seconds, context)
            tools.check_honest(chosen[0])
            outcomes = try_all(tools, chosen, listed, package, given.jobs, screen)
            good &= report(package, outcomes, screen) and not stale
    sys.exit(not good)


def copy_tree(copy: Path) -> None:
    """The tree as it is now, without what is not ours and without the page."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in names.split("\0"):
        if name and not name.startswith("web/") and (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)


def all_breakages(copy: Path, package: str) -> Iterator[Breakage]:
    """Every breakage of a package."""
    source = copy / "src/throneroom"
    for path in sorted((source / package).rglob("*.py")):
        if path.name not in OPINIONS:
            found = breakages(path.relative_to(source).as_posix(), path.read_text("utf-8"))
            yield from (b for b in found if not (b.measure and path.name in PICTURES))


def try_all(
    tools: Tools,
    chosen: Sequence[Breakage],
    listed: Sequence[Equal],
    package: str,
    jobs: int,
    screen: Console,
) -> dict[Breakage, str]:
    """The outcome of every breakage."""
    equal = [b for b in chosen if any(entry.means(b) for entry in listed)]
    outcomes = dict.fromkeys(equal, LISTED_EQUAL)
    columns = (TextColumn(package), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen) as progress, ThreadPoolExecutor(jobs) as pool:
        task = progress.add_task("", total=len(chosen), completed=len(equal))
        waiting = {pool.submit(tools.outcome, b): b for b in chosen if b not in outcomes}
        try:
            for done in as_completed(waiting):
                breakage = waiting[done]
                outcomes[breakage] = done.result()
                progress.advance(task)
                if outcomes[breakage] != NOTICED:
                    progress.console.print(shown(breakage, outcomes[breakage]))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in multiprocessing.active_children():
                process.kill()
            raise
    return outcomes


def shown(breakage: Breakage, outcome: str) -> str:
    """A breakage that was not noticed, as it would stand in the list."""
    place = f"src/throneroom/{breakage.file}:{breakage.first}"
    name = f" in {breakage.within}" if breakage.within else ""
    return (
        f"[bold]{place}[/bold]{name}: {outcome}\n"
        f"  [red]- {escape(breakage.was)}[/red]\n  [green]+ {escape(breakage.becomes)}[/green]"
    )


def report(package: str, outcomes: dict[Breakage, str], screen: Console) -> bool:
    """Print the sum; returns whether enough was noticed."""
    table = Table(title=f"{package}: small breakages")
    table.add_column("file")
    for outcome in OUTCOMES:
        table.add_column(outcome, justify="right")
    for file in sorted({breakage.file for breakage in outcomes}):
        counts = Counter(outcome for b, outcome in outcomes.items() if b.file == file)
        table.add_row(file, *(str(counts[outcome] or "") for outcome in OUTCOMES))
    total = Counter(outcomes.values())
    table.add_section()
    table.add_row("all", *(str(total[outcome]) for outcome in OUTCOMES))
    screen.print(table)
    counted = len(outcomes) - total[LISTED_EQUAL]
    share = total[NOTICED] / counted if counted else 1.0
    screen.print(f"{package}: {share:.1%} noticed of {counted}; {ENOUGH:.0%} are needed.")
    return share >= ENOUGH
