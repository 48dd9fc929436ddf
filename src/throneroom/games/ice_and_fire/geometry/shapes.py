"""Headings, poses and boxes: F6.1-F6.5, F6.15, F9.17.

A pose (x, y, h) is three ints (F6.2). A `Box` is the rectangle of a tray, of a terrain piece or of
the way of a move, ready for measuring.
"""

from functools import cache, lru_cache
from math import floor, sqrt
from typing import Final, NamedTuple, TypeAlias

INCH: Final = 1000
RIGHT_ANGLE: Final = 90_000
FULL_TURN: Final = 360_000

# F6.5: how far a measurement may be off. "At most" adds it, "at least" takes it off.
LENGTH: Final = 10
ANGLE: Final = 10
AREA: Final = 10_000  # 0.01 square inches
CONTACT: Final = 20
GROW: Final = 5  # every obstacle to sight on every side: twice that is the gap (F7.8)

# Zones and edges of a tray, and the directions in which it can be moved: that many right angles
# counter-clockwise from its heading (F6.9).
FRONT: Final = 0
LEFT: Final = 1
REAR: Final = 2
RIGHT: Final = 3

Pose: TypeAlias = tuple[int, int, int]
# x, y, cosine and sine of the heading, half depth, half width, radius of the circle around it, the
# corners front left, front right, rear right, rear left (F6.4), tangent of the zone rays (F6.9): 16
# numbers. Their number is not part of the type, because compiled code would take a tuple of a known
# length apart and put it together again wherever it is handed on.
Box: TypeAlias = tuple[float, ...]

_BITS: Final = 40
_ONE: Final = 1 << _BITS
_HALF: Final = 1 << _BITS - 1

# The tables behind `unit` have more bits than it gives, so that its last one is right.
_FINE: Final = 96
_PI: Final = 248902613312231085230521944622  # pi times 2 to the 96th, rounded


class Footprint(NamedTuple):
    """What a tray or a piece of terrain covers: half sizes along and across its heading (F6.4), and
    the tangent of the rays that part the zones of a tray (F6.9)."""

    depth: int
    width: int
    ray: float = 1.0


def _series(term: int, square: int, power: int) -> int:
    """The alternating sum of the powers of an angle over their factorials, from `term` on."""
    total, sign = 0, 1
    while term:
        total += sign * term
        term = (term * square >> _FINE) // ((power + 1) * (power + 2))
        power += 2
        sign = -sign
    return total


def _circle(angle: int) -> tuple[int, int]:
    """Cosine and sine of an angle in thousandths of a degree, with all bits of the tables."""
    radians = _PI * angle // (2 * RIGHT_ANGLE)
    square = radians * radians >> _FINE
    return _series(1 << _FINE, square, 0), _series(radians, square, 1)


_DEGREES: Final = tuple(_circle(1000 * degree) for degree in range(46))
_WHOLE_DEGREES: Final = tuple((c / (1 << _FINE), s / (1 << _FINE)) for c, s in _DEGREES)
_THOUSANDTHS_OF_A_RADIAN: Final = (2 * RIGHT_ANGLE << _FINE) / _PI
_SURE: Final = 1e-6
_THOUSANDTHS: Final = tuple(_circle(thousandth) for thousandth in range(1000))


@cache
def unit(h: int) -> tuple[int, int]:
    """Cosine and sine of a heading, times 2 to the 40th: ints, the same on every machine.

    >>> unit(0), unit(90_000), unit(180_000)
    ((1099511627776, 0), (0, 1099511627776), (-1099511627776, 0))
    """
    quarter, angle = divmod(h % FULL_TURN, RIGHT_ANGLE)
    steep = angle > RIGHT_ANGLE // 2
    degree, thousandth = divmod(RIGHT_ANGLE - angle if steep else angle, 1000)
    c, s = _DEGREES[degree]
    d, t = _THOUSANDTHS[thousandth]
    shift = 2 * _FINE - _BITS
    half = 1 << shift - 1
    cosine, sine = c * d - s * t + half >> shift, s * d + c * t + half >> shift
    if steep:
        cosine, sine = sine, cosine
    return ((cosine, sine), (-sine, cosine), (-cosine, -sine), (sine, -cosine))[quarter]


@cache
def direction(h: int) -> tuple[float, float]:
    """Cosine and sine of a heading as floats; they are exactly those of `unit`."""
    cosine, sine = unit(h)
    return cosine / _ONE, sine / _ONE


def heading_to(dx: int, dy: int) -> int:
    """The heading of a vector, rounded down to a thousandth of a degree (F34.5).

    >>> heading_to(5, 5), heading_to(-9000, -5000)
    (45000, 209054)
    """
    wide, high = abs(dx), abs(dy)
    if not wide and not high:
        return 0
    steep = high > wide
    near, far = (wide, high) if steep else (high, wide)
    # The nearest whole degree, about; and what is left, by the first terms of its arc tangent.
    z = near / far
    degree = int(z * (45 + (1 - z) * (14 + 3.83 * z)) + 0.5)
    c, s = _WHOLE_DEGREES[degree]
    left = (near * c - far * s) / (far * c + near * s)
    square = left * left
    arc = left * (1 - square * (1 / 3 - square * (1 / 5 - square / 7)))
    exact = 1000 * degree + arc * _THOUSANDTHS_OF_A_RADIAN
    if steep:
        exact = RIGHT_ANGLE - exact
    if dx < 0:
        exact = 2 * RIGHT_ANGLE - exact
    if dy < 0:
        exact = -exact
    angle = floor(exact)
    # Only so near to a whole thousandth it must be looked at more closely.
    if not _SURE < exact - angle < 1 - _SURE:
        angle = round(exact)
        while not _is_right_of(angle, dx, dy):
            angle -= 1
    return angle % FULL_TURN


def _is_right_of(h: int, dx: int, dy: int) -> bool:
    """Whether a heading points at the vector or to the right of it."""
    cosine, sine = unit(h % FULL_TURN)
    return cosine * dy - sine * dx >= 0


def moved(x: int, y: int, h: int, length: int) -> tuple[int, int]:
    """Where a point comes to that moves so far in the direction of a heading."""
    cosine, sine = unit(h)
    return x + (cosine * length + _HALF >> _BITS), y + (sine * length + _HALF >> _BITS)


def aligned(target: Pose, tray: Footprint, side: int, charger: Footprint, offset: int) -> Pose:
    """The pose of a charger with its front edge on a side of the target's tray (F9.17).

    `offset` is o of the rule: positive to the charger's right.
    """
    x, y, h = target
    c, s = unit((h + side * RIGHT_ANGLE) % FULL_TURN)
    out = charger.depth + (tray.width if side & 1 else tray.depth)
    return (
        x + (c * out - s * offset + _HALF >> _BITS),
        y + (s * out + c * offset + _HALF >> _BITS),
        (h + (side + 2) * RIGHT_ANGLE) % FULL_TURN,
    )


@lru_cache(1 << 15)  # trays stand still most of the time; about 20 MB when it is full
def box(x: int, y: int, h: int, footprint: Footprint) -> Box:
    """The closed rectangle that a tray or a piece covers at a pose (F6.4)."""
    depth, width, ray = footprint
    c, s = direction(h)
    return _rectangle(float(x), float(y), c, s, float(depth), float(width), ray)


def swept(a: Box, length: float, side: int = FRONT) -> Box:
    """The area that a box sweeps while it is moved straight towards one of its sides (F6.15).

    It is a rectangle with the same heading, because every translation runs along an own axis.
    """
    x, y, c, s, depth, width = a[:6]
    half = length / 2
    if side & 1:
        width += half
    else:
        depth += half
    if side == FRONT:
        x, y = x + c * half, y + s * half
    elif side == LEFT:
        x, y = x - s * half, y + c * half
    elif side == REAR:
        x, y = x - c * half, y - s * half
    else:
        x, y = x + s * half, y - c * half
    return _rectangle(x, y, c, s, depth, width, a[15])


def carried(a: Box, heading: int, length: float) -> Box:
    """A box after it was moved so far along any heading, its own kept."""
    c, s = direction(heading)
    return _rectangle(a[0] + c * length, a[1] + s * length, a[2], a[3], a[4], a[5], a[15])


def _rectangle(
    x: float, y: float, c: float, s: float, depth: float, width: float, ray: float
) -> Box:
    du, dv, wu, wv = depth * c, depth * s, width * s, width * c
    return (
        x, y, c, s, depth, width, sqrt(depth * depth + width * width),
        x + du - wu, y + dv + wv, x + du + wu, y + dv - wv,
        x - du + wu, y - dv - wv, x - du - wu, y - dv + wv, ray,
    )  # fmt: skip
