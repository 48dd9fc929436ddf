"""House colours: what is written on them can be read, in both themes, whatever is written."""

import re
from pathlib import Path

import pytest

STYLE = Path(__file__).resolve().parents[2] / "web" / "src" / "style.css"
ENOUGH = 4.5  # contrast for small text


def colours() -> list[tuple[str, str, str]]:
    """(house, its colour, the colour written on it) for each theme."""
    found = []
    for theme in STYLE.read_text().split(":root")[1:]:
        named = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", theme.split("}")[0]))
        found += [(n, named[n], named[f"on-{n}"]) for n in named if f"on-{n}" in named]
    return found


def luminance(colour: str) -> float:
    """How bright a colour is, from 0 to 1."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize(("house", "ground", "ink"), colours())
def test_writing_on_a_house_colour_can_be_read(house: str, ground: str, ink: str) -> None:
    dark, bright = sorted((luminance(ground), luminance(ink)))
    assert (bright + 0.05) / (dark + 0.05) >= ENOUGH, house


def test_every_house_has_its_colours_in_both_themes() -> None:
    names = [house for house, _, _ in colours()]
    for house in ("stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell", "targaryen"):
        assert names.count(house) == 2
