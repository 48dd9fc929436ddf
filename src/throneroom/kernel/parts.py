"""Tables and what lies on them as they are held by the kernel: fields by names, for digests and for
other processes. A compiled class has no `__slots__`, so its `FIELDS` name them."""

import hashlib
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any


def fields_of(part: Any) -> tuple[str, ...]:
    """The names of all that a table, or a part of one, holds, in the order of the digest."""
    names: tuple[str, ...] = getattr(part, "FIELDS", None) or part.__slots__
    return names


def values_of(table: Any) -> tuple[Any, ...]:
    """All that a table holds, but for its flow."""
    return _reader(fields_of(table))(table)


@cache
def _reader(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """Reads all these fields at once, but for the flow. Digests are made again and again."""
    plain = [name for name in names if name != "flow"]
    if len(plain) < 2:  # of one alone it would not make a tuple
        return lambda table: tuple(getattr(table, name) for name in plain)
    return attrgetter(*plain)


def plain_of(part: Any) -> Any:
    """A part of a table that has slots of its own, as a list: its `plain` says so."""
    return part.plain()


def fingerprint(everything: bytes) -> str:
    """The digest of a state, from the compact JSON of all that counts in it."""
    return hashlib.blake2b(everything, digest_size=16).hexdigest()


def taken_apart(part: Any, *made_of: Any) -> tuple[Any, ...]:
    """For `__reduce__`: how a table or a part of one goes from process to process, compiled or not.
    `made_of` is what it takes to make one, whatever it holds."""
    values = [getattr(part, name) for name in fields_of(part)]
    return put_together, (type(part), made_of, values)


def put_together(kind: Any, made_of: tuple[Any, ...], values: list[Any]) -> Any:
    """What was taken apart."""
    part = kind(*made_of)
    for name, value in zip(fields_of(part), values, strict=True):
        setattr(part, name, value)
    return part
