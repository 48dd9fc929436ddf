"""Signs and grounds of the battlefield's picture, our own drawings: sigils, terrain, colours."""

from typing import Final

INK: Final = "#2b2620"
# The armies: the tray, and the models on it.
SEAT_COLOUR: Final = ("#7d9cc4", "#c4807a", "#8fae74", "#c9ab5e")
SEAT_SPENT: Final = ("#b4c3d6", "#dbb7b2", "#c0ccae", "#dccda0")  # activated
SEAT_DARK: Final = ("#2f4d78", "#7d2a26", "#3f5f28", "#7d5f14")
# The conditions: Panicked, Vulnerable, Weakened.
CONDITION_COLOUR: Final = ("#f2d24b", "#e8833a", "#9a6fc0")

# The sigil of each faction in a box of 20 by 20, its field and its own colour.
SIGIL: Final = {
    "stark": (
        "#d8dee2",
        "#46525c",
        "M-7-9L-3-4H3L7-9 6.5 1 2.5 6 0 9-2.5 6-6.5 1zM-3-1l2 2M3-1l-2 2",
    ),
    "lannister": (
        *("#8c1d1d", "#e3b341"),
        "M0-9.5L2.2-6.6 5.6-7.6 5.9-4 9.3-2.7 7.6.4 9.3 3.6 5.9 4.8 5 8 2 7 0 9.5-2 7-5 8-5.9 4.8"
        "-9.3 3.6-7.6.4-9.3-2.7-5.9-4-5.6-7.6-2.2-6.6z",
    ),
    "neutral": (
        *("#8d8577", "#2b2620"),
        "M-8-9L-6-9 7 5 9 4 9.5 5.5 5.5 9.5 4 9 5 7zM8-9L6-9-7 5-9 4-9.5 5.5-5.5 9.5-4 9-5 7z",
    ),
    "baratheon": (
        *("#e3b341", "#2b2620"),
        "M0 9L-3 1Q-9 0-9-8L-6.5-8-6-4-5-9-3.5-9-3-2H3L3.5-9 5-9 6-4 6.5-8 9-8Q9 0 3 1z",
    ),
    "greyjoy": (
        *("#2b7a8c", "#fff3c4"),
        "M0-9Q4-9 4-4L3 0 8-3 6 2 9 5 4 5 5 9 1 5 0 9-1 5-5 9-4 5-9 5-6 2-8-3-3 0-4-4Q-4-9 0-9z",
    ),
    "martell": (
        *("#c96a24", "#7d1d1d"),
        "M0-9L2-5 6-7 5-3 9-2 6 1 8 5 4 4 3 9 0 6-3 9-4 4-8 5-6 1-9-2-5-3-6-7-2-5z",
    ),
    "targaryen": (
        *("#26211f", "#b3262a"),
        "M0 9L-3 3-9 5-5 0-9-5-3-3-2-9 0-5 2-9 3-3 9-5 5 0 9 5 3 3z",
    ),
    "nightswatch": ("#26262b", "#a9b4bd", "M-9 8V-7H-5V-3H-2V-7H2V-3H5V-7H9V8z"),
    "freefolk": (
        *("#cfc8b4", "#5a4630"),
        "M-7 9L5-6Q2-9 3-9 9-8 9-2 7-3 7-4L-5 9zM7 9L-5-6Q-2-9-3-9-9-8-9-2-7-3-7-4L5 9z",
    ),
    "bolton": (
        *("#d9a9a4", "#8c1d1d"),
        "M-8-9L0-3 8-9 9-7 3 0 9 8 7 9 0 3-7 9-9 8-3 0-9-7z",
    ),
    "brotherhood": (
        *("#4d4a3a", "#d9772a"),
        "M0-9.5Q6-3 4 1 7 0 6-3 9.5 3 5 7.5 2 9.5-2 9.5-5 7.5-9.5 3-6-2-5 1-3 2-4-4 0-9.5z",
    ),
}
SHIELD: Final = "M-9.5-10H9.5V0Q9 8 0 12-9 8-9.5 0z"


def _drawn(path: str, line: str = "none", width: float = 1, fill: str = "none") -> str:
    return (
        f'<path d="{path}" fill="{fill}" stroke="{line}" stroke-width="{width:g}" '
        f'stroke-linecap="round"/>'
    )


# Each kind of terrain: its ground, and what is repeated on it in a tile of 12 by 12.
TERRAIN_FILL: Final = {
    "forest": ("#6d8c55", _drawn("M6 1L10 8H2zM5 8h2v3H5z", fill="#3f5f33")),
    "corpse_pile": ("#8a7666", _drawn("M2 4l8 3M3 9l6-4M8 2l1 8", "#5b4a3d", 1.5)),
    "bog": ("#7f9684", _drawn("M0 4q3-3 6 0t6 0M0 10q3-3 6 0t6 0", "#55705f")),
    "stakes": ("#c2a877", _drawn("M1 11L5 1M7 11L11 1M11 11L7 1", "#6b4d27", 1.2)),
    "low_wall": ("#a9a79c", _drawn("M0 4H12M0 8H12M4 0V4M9 4V8M4 8V12", "#7c7a70")),
    "ruined_wall": ("#a39f93", _drawn("M0 5H7M3 10H12M4 0V5M9 5V10", "#6f6b60")),
    "hedge": ("#7d9c55", _drawn("M3 4h.01M9 9h.01", "#567538", 5)),
    "weirwood": ("#dcd3cb", _drawn("M6 1L9 5 7 5 8 9 6 7 4 9 5 5 3 5z", fill="#a3322c")),
    "palisade": ("#9a7a4e", _drawn("M2 0V12M6 0V12M10 0V12", "#634a2b", 1.5)),
    "castle_wall": ("#9c9a92", _drawn("M0 4H12M0 8H12M3 0V4M9 4V8M3 8V12", "#6b6961")),
    "grim_pile": ("#75605a", _drawn("M2 4l8 3M3 9l6-4M8 2l1 8", "#3d2b28", 1.5)),
    "free": ("#a59f7d", _drawn("M0 12L12 0", "#857f5c")),
}


def patterns() -> str:
    """The grounds, to be filled with `url(#ground-<kind>)`."""
    found = [
        f'<pattern id="ground-{kind}" width="12" height="12" patternUnits="userSpaceOnUse">'
        f'<rect width="12" height="12" fill="{colour}"/>{sign}</pattern>'
        for kind, (colour, sign) in TERRAIN_FILL.items()
    ]
    return f"<defs>{''.join(found)}</defs>"


def sigil(faction: str, x: float, y: float, size: float) -> str:
    """The shield of a faction, so wide, upright."""
    field, colour, path = SIGIL[faction]
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size / 20:g})"><path d="{SHIELD}" '
        f'fill="{field}" stroke="{INK}" stroke-width="1.5"/><path d="{path}" fill="{colour}" '
        f'transform="scale(.72)"/></g>'
    )
