"""A game's table as plain text, for whoever has nothing but the library."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

Block = str | Mapping[str, Any]
"""A line, a drawing of several lines, or a table: `title`, `columns` and `rows` of texts."""

_MARKUP = re.compile(r"(?<!\\)\[[a-z/][^\[\]]*\]|(?<!\\)\[/\]")


def say_plainly(key: str, **data: Any) -> str:
    """A message without any language at hand: the last part of its key, and its data by name."""
    words = key.rpartition("-")[2].replace("_", " ")
    told = {name: _told(value) for name, value in data.items() if not name.endswith("_id")}
    if len(told) < 2:
        return " ".join([words, *told.values()])
    parts = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in told.items())
    return f"{words}: {parts}"


def name_plainly(kind: str, thing: str) -> str:
    """The name of a thing without any language at hand: its id in words."""
    return thing.replace("_", " ").capitalize()


def _told(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return ", ".join(str(item) for item in value) or "–"
    return str(value)


def as_text(blocks: Sequence[Block]) -> str:
    """Blocks from top to bottom, without colours."""
    return "\n".join(_plain(block) if isinstance(block, str) else _table(block) for block in blocks)


def _plain(text: str) -> str:
    return _MARKUP.sub("", text).replace("\\[", "[")


def _table(block: Mapping[str, Any]) -> str:
    rows = [[_plain(cell).split("\n") for cell in row] for row in block["rows"]]
    heads = [[_plain(column)] for column in block["columns"]]
    widths = [
        max(len(line) for row in (heads, *rows) for line in row[i]) for i in range(len(heads))
    ]
    lines = [_plain(block["title"])] if block["title"] else []
    for row in (heads, *rows):
        for i in range(max(len(cell) for cell in row)):
            cells = (cell[i] if i < len(cell) else "" for cell in row)
            padded = (cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
            lines.append("  ".join(padded).rstrip())
    return "\n".join(lines)


def fields(view: Mapping[str, Any]) -> str:
    """A view of a game that does not say how it is drawn: a line for each field."""
    return "\n".join(f"{name}: {_told(value)}" for name, value in view.items())
