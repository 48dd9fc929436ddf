"""Numbers are understood as people type them (F34.1)."""

import pytest

from throneroom.cli.typed import as_meant
from throneroom.kernel import load


@pytest.mark.rule("F34.1")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("go 45 4.33 0", "go 45 4.33 0"),
        ("go 45 4.3333 0", "go 45 4.333 0"),
        ("go 45 4,5 0", "go 45 4.5 0"),
        ("go 090 .5 90.0", "go 90 0.5 90"),
        ("align_at -0.0001", "align_at 0"),
        ("align_at -1.250", "align_at -1.25"),
        ("go far 4.5e9 0", "go far 4.5e9 0"),
        ("activate a3", "activate a3"),
        ("dance 4.50", "dance 4.50"),
    ],
)
def test_a_typed_number_is_the_one_that_is_meant(typed: str, meant: str) -> None:
    assert as_meant(load("ice_and_fire"), typed) == meant


def test_games_that_count_take_what_is_typed_as_it_is() -> None:
    assert as_meant(load("thrones"), "bid 03") == "bid 03"
