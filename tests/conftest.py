"""What all tests share: how hard hypothesis searches.

A test names the rules it proves with `@pytest.mark.rule("T6.12", "TS4")`; see test_rule_marks.py.
"""

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
    max_examples=300,
    print_blob=True,
)
settings.load_profile("everyday")
