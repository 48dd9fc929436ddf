"""A plugin of pytest that notes which test executes which line, and how long each test takes.

It is loaded by name in every process of a run, and told by the environment what to watch.
"""

import json
import os
import time
from collections.abc import Generator
from pathlib import Path

import coverage
import pytest
from scripts.mutants.notes import FOLDER, WATCHED

seconds: dict[str, float] = {}
watch = coverage.Coverage(
    data_file=None, config_file=False, include=[f"{os.environ[WATCHED]}/*"], messages=False
)
watch.start()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """What is executed until the test is over is executed by it."""
    watch.switch_context(item.nodeid)
    start = time.perf_counter()
    try:
        return (yield)
    finally:
        seconds[item.nodeid] = time.perf_counter() - start
        watch.switch_context("")


def pytest_sessionfinish() -> None:
    """Write down what this process has seen."""
    watch.stop()
    if not seconds:
        return  # it only hands the tests out
    data = watch.get_data()
    lines = {
        str(Path(file).relative_to(os.environ[WATCHED])): data.contexts_by_lineno(file)
        for file in data.measured_files()
    }
    notes = Path(os.environ[FOLDER], f"{os.getpid()}.json")
    notes.write_text(json.dumps({"seconds": seconds, "lines": lines}), "utf-8")
