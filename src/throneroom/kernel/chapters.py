"""Putting a game together from its chapters, and the small sets that its tables hold."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any


def merged(chapters: Iterable[Any], table: str) -> dict[str, Any]:
    """The entries of all chapters (modules) that have such a table, `STEPS` say; no two chapters
    may claim the same name."""
    found: dict[str, Any] = {}
    for chapter in chapters:
        entries = getattr(chapter, table, {})
        twice = found.keys() & entries.keys()
        if twice:
            raise ValueError(f"{table} declared twice: {sorted(twice)}")
        found.update(entries)
    return found


# Remembered: a game asks for the members of the same few sets, the areas of a House say, again and
# again between two moves that change them.
@lru_cache(maxsize=1 << 14)
def bits(mask: int) -> tuple[int, ...]:
    """The members of a set that is kept as the bits of an int, in rising order."""
    members = []
    while mask:
        low = mask & -mask
        members.append(low.bit_length() - 1)
        mask ^= low
    return tuple(members)
