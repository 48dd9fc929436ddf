"""Colours: what is written in them or on them can be read, in both themes, whatever is written."""

import re
from pathlib import Path

import pytest

STYLE = Path(__file__).resolve().parents[2] / "web" / "src" / "style.css"
ENOUGH = 4.5  # contrast for small text
ENOUGH_TO_SEE = 3.0  # for signs and sigils
GROUNDS = ("ground", "panel", "raised")
INKS = ("ink", "faint", "accent", "good", "bad", "glow", "focus")
HOUSES = ("stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell", "targaryen")


def themes() -> list[dict[str, str]]:
    """The named colours of each theme."""
    blocks = (block.split("}")[0] for block in STYLE.read_text().split(":root")[1:])
    found = [dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", block)) for block in blocks]
    return [named for named in found if named]


def colours() -> list[tuple[str, str, str]]:
    """(house, its colour, the colour written on it) for each theme."""
    return [
        (n, named[n], named[f"on-{n}"]) for named in themes() for n in named if f"on-{n}" in named
    ]


def luminance(colour: str) -> float:
    """How bright a colour is, from 0 to 1."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """How well one colour is told from the other."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("house", "ground", "ink"), colours())
def test_writing_on_a_house_colour_can_be_read(house: str, ground: str, ink: str) -> None:
    assert contrast(ground, ink) >= ENOUGH, house


def test_every_house_has_its_colours_in_both_themes() -> None:
    names = [house for house, _, _ in colours()]
    for house in HOUSES:
        assert names.count(house) == 2


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize("ground", GROUNDS)
def test_all_that_is_written_on_a_table_can_be_read(theme: int, ground: str) -> None:
    named = themes()[theme]
    assert [ink for ink in INKS if contrast(named[ink], named[ground]) < ENOUGH] == []
    assert contrast(named["accent"], named["accent-ink"]) >= ENOUGH
    faint = [h for h in HOUSES if contrast(named[h], named[ground]) < ENOUGH_TO_SEE]
    assert faint == [], "their sigils are drawn in them"


def test_greyjoy_has_one_colour_on_every_board_and_picture() -> None:
    """Wherever a colour is given to Greyjoy, on the page or in a drawn picture."""
    root = STYLE.parents[2]
    places = [
        *(root / "web" / "src").rglob("*.svelte"),
        *(root / "web" / "src").rglob("*.ts"),
        *(root / "web" / "src").rglob("*.css"),
        *(root / "src" / "throneroom" / "games").rglob("*svg*.py"),
    ]
    given = re.compile(r"greyjoy[\")\]]?[:\s{(*\[]*(?:--field: )?\"?(#[0-9a-f]{6})")
    found = [(place.name, ink) for place in places for ink in given.findall(place.read_text())]
    own = {"colours.ts", "map_svg.py", "table_svg.py", "svg_signs.py", "style.css", "Board.svelte"}
    assert own <= {name for name, _ in found}
    assert {ink for _, ink in found} == {"#2b7a8c", "#ffffff"}  # and what is written on it
