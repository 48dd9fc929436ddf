"""What all tests share: how hard hypothesis searches, and what of the environment counts.

A test names the rules it proves with `@pytest.mark.rule("T6.12", "TS4")`; see test_rule_marks.py.
"""

import os
import signal
import sys

import pytest
from hypothesis import HealthCheck, settings

# Whoever ends the tests, by a time limit say, ends their servers and databases with them: fixtures
# are torn down as after an interrupt.
signal.signal(signal.SIGTERM, signal.default_int_handler)

# Whoever has set up a server of their own here tests another one.
for name in [name for name in os.environ if name.startswith("THRONEROOM_")]:
    del os.environ[name]
# Whoever sits behind a proxy reaches the servers of the tests without it.
for name in ("NO_PROXY", "no_proxy"):
    os.environ[name] = ",".join(filter(None, [os.environ.get(name), "127.0.0.1", "localhost"]))

# A run must give the same result every time, so the everyday search is derandomized and bounded;
# `make soak` searches on with the deep profile.
settings.register_profile(
    "everyday",
    deadline=None,
    derandomize=True,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile(
    "deep",
    settings.get_profile("everyday"),
    derandomize=False,
    max_examples=300,
    print_blob=True,
)
settings.load_profile("everyday")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int | None:
    """Half of the time a test waits for a browser, a server, a database or a clock: two processors
    have time for three tests. Whoever sets the number is heard."""
    if os.environ.get("PYTEST_XDIST_AUTO_NUM_WORKERS"):
        return None
    found = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return (3 * found + 1) // 2


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes minutes is left to `make soak`."""
    if config.getoption("--hypothesis-profile") == "deep":
        return
    long = [item for item in items if item.get_closest_marker("soak") is not None]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]
