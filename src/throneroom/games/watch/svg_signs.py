"""What the picture of the board is made of: land, pieces and figures, drawn around (0, 0).

Everything is drawn here with plain shapes; nothing is borrowed.
"""

from typing import Final

INK: Final = "#2b2722"
FACE: Final = "'Palatino Linotype',Palatino,Georgia,'Noto Serif','DejaVu Serif',serif"

LAND: Final = {
    "forest": "#5d8a55",
    "hills": "#cf8a58",
    "pasture": "#b3cf7a",
    "fields": "#ecca68",
    "mountains": "#9a9da6",
    "ice_field": "#e4f0f6",
    "desert": "#e6d3a3",
}
# Of each player the colour of the pieces, what is drawn on them, and the pattern that tells them
# apart without colours.
PLAYERS: Final = {
    "red": ("#c8382f", "#ffd9cf"),
    "blue": ("#2f6db5", "#d8ecff"),
    "yellow": ("#f2c230", "#6b4a00"),
    "black": ("#34343a", "#e8e8ee"),
}
# The same on roads: how the line in their middle is broken. Red has none.
ROAD_LINES: Final = {"red": "", "blue": "1 7", "yellow": "9 6", "black": "100"}

_PATTERNS: Final = {
    "red": "",
    "blue": '<circle cx="2.5" cy="2.5" r="1.3" fill="{mark}"/>',
    "yellow": '<path d="M-1,6L6,-1M-1,1L1,-1M4,6L6,4" stroke="{mark}" stroke-width="1.1"/>',
    "black": '<path d="M0,2.5H5M2.5,0V5" stroke="{mark}" stroke-width=".8"/>',
}

_EDGE: Final = f'stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"'
_PINE: Final = (
    '<path d="M-1.6,9V15H1.6V9z" fill="#5b4127"/>'
    '<path d="M0,-17L8,-4H4.6L10.4,5H6L12,12H-12L-6,5H-10.4L-4.6,-4H-8z" fill="#33603a"/>'
    '<path d="M0,-17L8,-4H4.6L10.4,5H6L12,12H2L0,-17z" fill="#274d2f"/>'
)
_SHEEP: Final = (
    '<path d="M-6,4V10M4,4V10" stroke="#3b3530" stroke-width="1.8"/>'
    '<path d="M-9,4a5,5 0 0 1 1,-9a6,5 0 0 1 11,-1a5,5 0 0 1 5,8a5,4.4 0 0 1 -6,3.6z"'
    ' fill="#fbf8ef" stroke="#8b8474" stroke-width=".8"/>'
    '<path d="M-8,-4q-6,-2 -6.4,3.4q2,3.6 5.6,2z" fill="#3b3530"/>'
)
_GRASS: Final = '<path d="M-4,3q0,-5 -2,-7M0,3V-6M4,3q0,-5 2,-7" fill="none" stroke="#6f913f"/>'
_SHEAF: Final = (
    '<g fill="none" stroke="#a8781c" stroke-width="1.5" stroke-linecap="round">'
    '<path d="M-9,12Q-3,2 -10,-12M-4,12Q-2,0 -5,-15M0,12V-16M4,12Q2,0 5,-15M9,12Q3,2 10,-12"/></g>'
    '<g fill="#c8932a"><ellipse cx="-10" cy="-12" rx="2" ry="5" transform="rotate(-14 -10 -12)"/>'
    '<ellipse cx="-5" cy="-15" rx="2" ry="5" transform="rotate(-6 -5 -15)"/>'
    '<ellipse cy="-16" rx="2" ry="5"/>'
    '<ellipse cx="5" cy="-15" rx="2" ry="5" transform="rotate(6 5 -15)"/>'
    '<ellipse cx="10" cy="-12" rx="2" ry="5" transform="rotate(14 10 -12)"/></g>'
    '<path d="M-6,3Q0,6 6,3" fill="none" stroke="#7d5611" stroke-width="2.4"/>'
)
_MOUND: Final = (
    '<path d="M-20,9Q-13,-11 0,-10T20,9z" fill="#a85f35"/>'
    '<path d="M-13,3H13M-17,8H17M-8,-3H8M-4,3v5M5,3v5M0,-3v6M-10,3v5M11,3v5" fill="none"'
    ' stroke="#e0a477" stroke-width="1.1"/>'
)
_PEAK: Final = (
    '<path d="M-24,13L-8,-13 -1,-3 7,-18 25,13z" fill="#6a6d77"/>'
    '<path d="M7,-18L25,13H11L9,2 3,-6z" fill="#535660"/>'
    '<path d="M7,-18L13,-7 9,-5 6,-8 3,-5 1,-7zM-8,-13L-3,-6 -7,-5 -9,-7 -13,-5z" fill="#f5f8fb"/>'
)
_CRACKS: Final = (
    '<path d="M-34,-20L-8,-10 4,-28 16,-16 34,-24M-40,18L-14,8 2,20 22,10 42,20M-14,8L-8,-10M22,10'
    'L16,-16M2,20L6,44M-22,40L-14,8" fill="none" stroke="#b3cfdd" stroke-width="1.6"/>'
)
_FLAKE: Final = (
    '<path d="M0,-9V9M-7.8,-4.5L7.8,4.5M-7.8,4.5L7.8,-4.5M-2.4,-7L0,-4.6 2.4,-7M-2.4,7L0,4.6 2.4,7"'
    ' fill="none" stroke="#8fb4c8" stroke-width="1.5" stroke-linecap="round"/>'
)

# What stands on a hex around its number token: a drawing, where, and how large.
_SCENES: Final = {
    "forest": [
        (_PINE, -30, -24, 0.9),
        (_PINE, 29, -22, 0.8),
        (_PINE, 0, -40, 1.05),
        (_PINE, -16, 43, 0.7),
        (_PINE, 17, 45, 0.62),
    ],
    "hills": [(_MOUND, -20, -30, 0.86), (_MOUND, 19, -34, 0.95), (_MOUND, 0, 46, 0.72)],
    "pasture": [
        (_SHEEP, -20, -33, 0.95),
        (_SHEEP, 22, -30, 0.8),
        (_GRASS, 0, -48, 1),
        (_GRASS, -13, 33, 1),
        (_GRASS, 27, 36, 0.9),
        (_SHEEP, 1, 45, 0.7),
    ],
    "fields": [
        (_SHEAF, -26, -28, 0.8),
        (_SHEAF, 0, -40, 0.92),
        (_SHEAF, 27, -27, 0.8),
        (_SHEAF, 0, 46, 0.62),
    ],
    "mountains": [(_PEAK, -18, -30, 0.8), (_PEAK, 18, -33, 0.95), (_PEAK, -2, 46, 0.62)],
    "ice_field": [(_CRACKS, 0, 0, 1), (_FLAKE, 0, 3, 1.5)],
}

_HOUSE: Final = "M-11,10V-1L0,-12L11,-1V10z"
_KEEP: Final = "M-15,13V-8h3.4v3h3v-3H-5V-17h3.4v3h3.2v-3H5V-8h3.6v3h3v-3H15V13z"
_GUARD: Final = "M0,-10.5L8.5,-7V1.5Q6.5,8 0,11Q-6.5,8 -8.5,1.5V-7z"

# Figures. A regular wildling is round, a climber a wedge, a giant a great block; each has a sign.
_WILDLINGS: Final = {
    "regular": (
        f'<circle r="10.5" fill="#9b7350" {_EDGE}/>'
        '<path d="M-5,6L4,-5M5,6L-4,-5" stroke="#fff4df" stroke-width="1.7"/>'
        '<path d="M2,-7L7,-4 5,-1zM-2,-7L-7,-4 -5,-1z" fill="#fff4df"/>'
    ),
    "climber": (
        f'<path d="M0,-12.5L12,9.5H-12z" fill="#6fa3bd" {_EDGE}/>'
        '<path d="M0,6V-4M-4.6,-1.6Q0,-6.4 4.6,-1.6" fill="none" stroke="#fff" stroke-width="1.8"/>'
    ),
    "giant": (
        f'<path d="M-12,12.5V-8Q-12,-13 -6,-13H6Q12,-13 12,-8V12.5z" fill="#6b6660" {_EDGE}/>'
        '<path d="M-5,-5v3M5,-5v3M-5,4Q0,1 5,4" fill="none" stroke="#fff" stroke-width="1.8"/>'
    ),
}
_TORMUND: Final = (
    f'<path d="M-12,15Q-13,-1 -6,-4A7.6,7.6 0 1 1 6,-4Q13,-1 12,15z" fill="#7a3b22" {_EDGE}/>'
    '<path d="M-5.4,-10Q0,-5 5.4,-10Q7,1 0,5Q-7,1 -5.4,-10z" fill="#e48a3c"/>'
    '<path d="M-4.6,-12.4h.1M4.5,-12.4h.1" stroke="#fff" stroke-width="2" stroke-linecap="round"/>'
)
_FIRE: Final = (
    '<path d="M0,-12Q9,-4 7,3Q5,9 0,9T-7,3Q-8,-2 -3,-5Q-3,-1 0,-1Q3,-5 0,-12z" fill="#e8702a"/>'
    '<path d="M0,-3Q4,1 3,5Q2,8 0,8T-3,5Q-3,2 0,-3z" fill="#ffd25e"/>'
    '<path d="M-8,10L8,7M-8,7L8,10" stroke="#4d3320" stroke-width="2" stroke-linecap="round"/>'
)
_TENT: Final = (
    f'<path d="M-26,16L0,-22 26,16z" fill="#8d5f3c" {_EDGE}/>'
    f'<path d="M0,-22L-7,16H7z" fill="#3a261a"/><path d="M0,-22V-30M0,-30L9,-27 0,-24z"'
    f' fill="#c8382f" stroke="{INK}" stroke-width="1.2"/>'
)
_RANGE: Final = (
    '<path d="M-110,30L-72,-22 -56,-4 -28,-46 -2,-8 22,-34 48,2 66,-16 110,30z" fill="url(#far)"/>'
    '<path d="M-28,-46L-2,-8 -4,14 -16,2 -20,-18zM22,-34L48,2 44,16 32,4 28,-12z" fill="#5c7082"'
    ' fill-opacity=".7"/>'
    '<path d="M-28,-46L-14,-26 -22,-22 -28,-28 -36,-20 -42,-25zM22,-34L34,-17 27,-14 22,-20 14,-15'
    ' 10,-20zM-72,-22L-62,-11 -70,-8 -80,-11z" fill="#f3f8fc"/>'
)
_ROAD_SIGN: Final = '<path d="M-9,6L-3,-3 3,3 9,-6" fill="none" stroke-width="4"/>'
_PATROL_SIGN: Final = '<path d="M-7,7L6,-6M7,7L-6,-6M-8,3L-3,8M8,3L3,8" fill="none"/>'

SYMBOLS: Final = {
    **{f"wildling-{kind}": drawing for kind, drawing in _WILDLINGS.items()},
    **{
        f"land-{terrain}": "".join(
            f'<g transform="translate({x} {y}) scale({size})">{drawing}</g>'
            for drawing, x, y, size in scene
        )
        for terrain, scene in _SCENES.items()
    },
    **{
        f"{piece}-{colour}": f'<path d="{shape}" fill="{fill}" {_EDGE}/>'
        f'<path d="{shape}" fill="url(#cloth-{colour})"/>'
        for colour, (fill, _) in PLAYERS.items()
        for piece, shape in (("settlement", _HOUSE), ("keep", _KEEP), ("guard", _GUARD))
    },
    "tormund": _TORMUND,
    "fire": _FIRE,
    "tent": _TENT,
    "range": _RANGE,
    "longest_road": _ROAD_SIGN,
    "most_patrols": _PATROL_SIGN,
}


def cloths() -> str:
    """The patterns of the players, for the top of the picture."""
    return "".join(
        f'<pattern id="cloth-{colour}" width="5" height="5" patternUnits="userSpaceOnUse">'
        f"{_PATTERNS[colour].format(mark=mark)}</pattern>"
        for colour, (_, mark) in PLAYERS.items()
    )
