"""Trays in the battlefield's picture: rank by rank, with front, arcs, sigil, wounds and tokens."""

from collections.abc import Iterator
from html import escape
from math import sqrt
from typing import Final

from throneroom.games.ice_and_fire.content import CARD, FACTIONS, UNIT
from throneroom.games.ice_and_fire.field import FOOTPRINT
from throneroom.games.ice_and_fire.geometry.shapes import INCH, Footprint, direction
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.state import Battle, models_of, seat_of
from throneroom.games.ice_and_fire.svg_signs import (
    CONDITION_COLOUR,
    INK,
    SEAT_COLOUR,
    SEAT_DARK,
    SEAT_SPENT,
    sigil,
)
from throneroom.kernel import bits

SCALE: Final = 10
MARK, GOLD, PALE = "#b0302a", "#e3b341", "#ffffff"
ARC: Final = 16  # how far the borders of the zones are drawn
STRIP: Final = 13  # behind the ranks: sigil, handle and wounds
EDGE: Final = 4  # before them: the front arrow


def tray(t: Battle, unit: int, left: float, top: float) -> Iterator[str]:
    """A tray whose centre is at a place of the picture."""
    card, h = t.card[unit], t.h[unit]
    foot = FOOTPRINT[card]
    deep, wide = foot.depth * SCALE / INCH, foot.width * SCALE / INCH
    seat = seat_of(unit)
    yield f'<g transform="translate({left:g} {top:g}) rotate({-h / INCH:g})">'
    yield _arcs(foot, deep, wide)
    line = f'stroke="{MARK}" stroke-width="3"' if t.marked >> unit & 1 else f'stroke="{INK}"'
    colour = (SEAT_SPENT if t.activated[unit] else SEAT_COLOUR)[seat]
    yield (
        f'<rect x="{-deep:g}" y="{-wide:g}" width="{2 * deep:g}" height="{2 * wide:g}" rx="1.5" '
        f'fill="{colour}" {line}/>'  # F28.3
    )
    yield f'<path class="front" d="M{deep:g} 0l-5 -5v10z" fill="{INK}"/>'
    yield from _models(t, unit, deep, wide)
    yield "</g>"
    yield from _signs(t, unit, left, top, deep, wide)


def _arcs(foot: Footprint, deep: float, wide: float) -> str:
    """The borders of the four zones, from the corners outward (F6.9)."""
    length = sqrt(1 + foot.ray * foot.ray)
    out, aside = ARC / length, ARC * foot.ray / length
    lines = [
        f"M{u * deep:g} {v * wide:g}l{u * out:.3g} {v * aside:.3g}"
        for u in (1, -1)
        for v in (1, -1)
    ]
    return (
        f'<path class="arcs" d="{"".join(lines)}" stroke="{INK}" stroke-width=".6" '
        f'stroke-dasharray="2 2" opacity=".6"/>'
    )


def _models(t: Battle, unit: int, deep: float, wide: float) -> Iterator[str]:
    """The models rank by rank from the front; those that have fallen leave their places (F3.11).
    Attachments stand in the first rank."""
    printed = UNIT[t.card[unit]]
    ranks, files = printed.ranks, printed.files
    strip = min(STRIP, deep * 0.7)
    room = (2 * deep - strip - EDGE) / ranks
    pitch = 2 * wide / files
    radius = min(room, pitch) * 0.42
    left = models_of(t, unit)
    colour = SEAT_DARK[seat_of(unit)]
    for model in range(printed.models):
        rank, place = divmod(model, files)
        x = deep - EDGE - room * (rank + 0.5)
        y = -wide + pitch * (place + 0.5)
        if model >= left:
            style = f'fill="none" stroke="{INK}" stroke-width=".5" opacity=".45"'
        elif model < len(t.parts[unit]):
            style = f'fill="{colour}" stroke="{GOLD}" stroke-width="1.6"'
        else:
            style = f'fill="{colour}"'
        yield f'<circle class="model" cx="{x:.4g}" cy="{y:.4g}" r="{radius:.3g}" {style}/>'


def _signs(
    t: Battle, unit: int, left: float, top: float, deep: float, wide: float
) -> Iterator[str]:
    """What must be upright however the tray is turned: sigil, handle, wounds, condition tokens."""
    c, s = direction(t.h[unit])
    back = -deep + min(STRIP, deep * 0.7) / 2

    def at(u: float, v: float) -> tuple[float, float]:
        return left + u * c + v * s, top - u * s + v * c

    size = 11 if wide > 20 else 7
    faction = FACTIONS.ids[CARD[t.card[unit]].faction]
    yield sigil(faction, *at(back, 0), size)
    aside = wide * 0.62
    for text, v, bold in (
        (UNITS.ids[unit], -aside, ' font-weight="bold"'),
        (str(t.wounds[unit]), aside, ""),
    ):
        x, y = at(back, v)
        yield (
            f'<text x="{x:.4g}" y="{y + 2.6:.4g}" font-size="{7.5 if wide > 20 else 5.5}"{bold} '
            f'fill="{INK}" stroke="{PALE}" stroke-width="1.2" paint-order="stroke">'
            f"{escape(text)}</text>"
        )
    for place, condition in enumerate(bits(t.conditions[unit])):
        x, y = at(deep - 5 - 7 * place, -wide)
        yield (
            f'<circle class="condition" cx="{x:.4g}" cy="{y:.4g}" r="3" '
            f'fill="{CONDITION_COLOUR[condition]}" stroke="{INK}" stroke-width=".7"/>'
        )
