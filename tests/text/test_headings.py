"""Headings in words: the same points of the compass for buttons, the terminal and the page."""

import pytest

from throneroom.text.headings import aside, compass


@pytest.mark.parametrize(
    ("heading", "point", "side"),
    [
        (0, "east", "straight"),
        (7.5, "east", "straight"),
        (7.6, "east", "left"),
        (22.4, "east", "left"),
        (22.5, "northeast", "right"),
        (37.5, "northeast", "straight"),
        (90, "north", "straight"),
        (209.05, "southwest", "right"),
        (337.4, "southeast", "left"),
        (337.5, "east", "right"),
        (352.5, "east", "straight"),
        ("270", "south", "straight"),
    ],
)
def test_a_heading_is_told_by_the_nearest_point_and_the_side_of_it(
    heading: float | str, point: str, side: str
) -> None:
    assert (compass(heading), aside(heading)) == (point, side)


def test_a_heading_that_is_left_open_has_no_point() -> None:
    assert (compass("…"), aside("…")) == ("open", "straight")
