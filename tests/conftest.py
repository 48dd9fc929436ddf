"""What all tests share: rule ids on tests, and how hard hypothesis searches."""

import re

import pytest
from hypothesis import HealthCheck, settings

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
    max_examples=1000,
    print_blob=True,
)
settings.load_profile("everyday")

# A rule reads T6.12, a ruling TR30.1 or IR43, a scenario TS7.
RULE_ID = re.compile(r"[A-Z][RS]?\d+(\.\d+)?")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a `rule` marker that no coverage report could ever match with a rule."""
    for item in items:
        for marker in item.iter_markers("rule"):
            wrong = [id_ for id_ in marker.args if not _is_rule_id(id_)]
            if wrong or marker.kwargs or not marker.args:
                raise pytest.UsageError(
                    f"{item.nodeid}: the rule marker takes rule ids such as 'T6.12', not {wrong}"
                )


def _is_rule_id(value: object) -> bool:
    return isinstance(value, str) and RULE_ID.fullmatch(value) is not None
