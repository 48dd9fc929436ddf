"""Chapters put together, and sets that are kept as bits."""

from types import SimpleNamespace

import pytest

from throneroom.kernel import bits, merged


@pytest.mark.parametrize(
    ("mask", "members"), [(0, ()), (1, (0,)), (0b1101, (0, 2, 3)), (1 << 70, (70,))]
)
def test_the_members_of_a_set_in_rising_order(mask: int, members: tuple[int, ...]) -> None:
    assert bits(mask) == members


def test_the_tables_of_all_chapters_together() -> None:
    one = SimpleNamespace(STEPS={"march": 1})
    two = SimpleNamespace(STEPS={"raid": 2}, EVENTS={"raided": 3})
    assert merged([one, two], "STEPS") == {"march": 1, "raid": 2}
    assert merged([one, two], "EVENTS") == {"raided": 3}
    with pytest.raises(ValueError, match=r"STEPS declared twice: \['march'\]"):
        merged([one, two, one], "STEPS")
