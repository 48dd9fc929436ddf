"""Plain charts as SVG: shares or ratings with their intervals, and how numbers are spread."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 760
ROW, TOP, BOTTOM = 30, 62, 40
LABELS, NOTES = 210, 120  # the room for the words to the left and the numbers to the right
TALL: Final = 260
MOST_BARS: Final = 24
PAPER, INK, FAINT, GOLD, BAR = "#fbf6e9", "#2b2118", "#8d7f6c", "#b8791b", "#7d93a8"


class Row(NamedTuple):
    """Something with a value and the interval it lies in, and what is written beside it."""

    label: str
    value: float
    low: float
    high: float
    note: str


def intervals(title: str, rows: Sequence[Row], fair: float | None = None, said: str = "") -> str:
    """A row for each, with its interval; `fair` is a line that they are held against, and `said`
    what it is called."""
    least = min([0.0, *(row.low for row in rows)])
    most = max([row.high for row in rows] + ([fair] if fair is not None else []), default=1.0)
    room = WIDTH - LABELS - NOTES
    scale = room / ((most - least) or 1.0)
    height = TOP + ROW * len(rows) + BOTTOM

    def at(value: float) -> str:
        return f"{LABELS + (value - least) * scale:.1f}"

    parts = [_text(16, 30, title, 20)]
    for number in _marks(least, most):
        x = at(number)
        parts.append(_line(x, TOP - 8, x, height - BOTTOM + 4, FAINT, 'stroke-opacity=".35"'))
        parts.append(_text(float(x), height - BOTTOM + 22, f"{number:g}", 13, "middle", FAINT))
    for i, row in enumerate(rows):
        y = TOP + ROW * i + ROW // 2
        width = f"{(row.value - least) * scale:.1f}"
        parts.append(
            f'<rect x="{at(least)}" y="{y - 8}" width="{width}" height="16" fill="{BAR}"/>'
        )
        parts.append(_line(at(row.low), y, at(row.high), y, INK, 'stroke-width="2"'))
        parts += [
            _line(at(end), y - 5, at(end), y + 5, INK, 'stroke-width="2"') for end in row[2:4]
        ]
        parts.append(_text(LABELS - 10, y + 5, _short(row.label), 15, "end"))
        parts.append(_text(WIDTH - NOTES + 10, y + 5, row.note, 13, "start", FAINT))
    if fair is not None and rows:
        x = at(fair)
        dashes = 'stroke-width="2" stroke-dasharray="5 4"'
        parts.append(_line(x, TOP - 8, x, height - BOTTOM + 4, GOLD, dashes))
        parts.append(_text(float(x), TOP - 12, said, 13, "middle", GOLD))
    return _svg(height, title, parts)


def spread(title: str, numbers: Sequence[float], unit: str) -> str:
    """How often which number came, in at most so many bars of equal width."""
    parts = [_text(16, 30, title, 20)]
    height = TOP + TALL + BOTTOM
    if numbers:
        low, high = min(numbers), max(numbers)
        step = max(1, -(-int(high - low + 1) // MOST_BARS))
        bars = int(high - low) // step + 1
        counts = [0] * bars
        for number in numbers:
            counts[int(number - low) // step] += 1
        wide = (WIDTH - 60) / bars
        for i, count in enumerate(counts):
            tall = TALL * count / max(counts)
            x, y = 40 + i * wide, TOP + TALL - tall
            parts.append(
                f'<rect x="{x + 1:.1f}" y="{y:.1f}" width="{wide - 2:.1f}" height="{tall:.1f}"'
                f' fill="{BAR}"/>'
            )
            middle = x + wide / 2
            if count:
                parts.append(_text(middle, y - 4, str(count), 12, "middle", FAINT))
            if i % max(1, bars // 12) == 0:
                parts.append(_text(middle, TOP + TALL + 18, f"{low + i * step:g}", 13, "middle"))
    parts.append(_text(WIDTH - 20, height - 6, unit, 13, "end", FAINT))
    return _svg(height, title, parts)


def _marks(low: float, high: float) -> list[float]:
    """Round numbers between two others, about five of them."""
    step = 10.0**9
    for size in (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100):
        if (high - low) / size <= 6:
            step = size
            break
    first = -int(-low // step) if low > 0 else int(low / step)
    return [round(i * step, 4) for i in range(first, int(high / step) + 1)]


def _short(label: str) -> str:
    return label if len(label) <= 26 else label[:25] + "…"


def _line(x: str, y: float, to_x: str, to_y: float, colour: str, more: str) -> str:
    return f'<line x1="{x}" y1="{y}" x2="{to_x}" y2="{to_y}" stroke="{colour}" {more}/>'


def _text(
    x: float, y: float, text: str, size: int, anchor: str = "start", colour: str = INK
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}"'
        f' fill="{colour}">{escape(text)}</text>'
    )


def _svg(height: int, title: str, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        f' font-family="Georgia, serif"><title>{escape(title)}</title>'
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>{"".join(parts)}</svg>\n'
    )
