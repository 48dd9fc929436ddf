"""A table's row as far as it can be read.

Disks fail, and hosts change rows by hand. What makes no sense in one row must not keep anybody from
reading the others: it is replaced by something harmless, and its name is kept.
"""

import json
import math
from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any

from throneroom.kernel.dice import is_hash

STATUSES = OPEN, STARTING, RUNNING, FINISHED, CLOSED = (
    "open",
    "starting",  # the numbers for the dice are being revealed
    "running",
    "finished",
    "closed",
)
ON_TIMEOUT = ("bot", "vote")
LIVE_SECONDS = range(10, 3601)
SLOW_HOURS = range(1, 24 * 14 + 1)
MOST_SEATS = 8
UNREADABLE = "\ufffd"  # stands for what could not be read
LATEST = 253_402_300_800.0  # the year 10000: no calendar goes on


class Unreadable(dict[str, Any]):
    """What stands for JSON that is none."""


def read_json(text: str) -> Any:
    """A value of a JSON column. SQLite keeps whatever was written there."""
    try:
        return json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return Unreadable()


def as_text(kept: bytes) -> Any:
    """A text as SQLite keeps it; bytes that are none stay what they are, so that `check` finds
    them."""
    try:
        return kept.decode()
    except UnicodeDecodeError:
        return kept


def readable(value: Any) -> Any:
    """A value of a text column, as far as it can be read."""
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else value


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and UNREADABLE not in value


def is_pace(pace: Any) -> bool:
    """No clock, so many seconds an action, or so many hours."""
    if pace is None:
        return True
    if not isinstance(pace, Mapping) or len(pace) != 1:
        return False
    kind, value = next(iter(pace.items()))
    limits = {"live": LIVE_SECONDS, "slow": SLOW_HOURS}.get(kind)
    return limits is not None and type(value) is int and value in limits


def is_slow(pace: Any) -> bool:
    """Whether there are hours for an action."""
    return is_pace(pace) and pace is not None and "slow" in pace


def is_number(value: Any) -> bool:
    """Whether something can be reckoned with."""
    return type(value) in (int, float) and math.isfinite(value)


def is_time(value: Any) -> bool:
    """Whether something is a moment of a calendar."""
    return is_number(value) and 0 <= value < LATEST


def _is_seed(value: Any) -> bool:
    try:
        return bool(bytes.fromhex(value))
    except (TypeError, ValueError):
        return False


# What a column may hold, and what is taken instead of anything else.
COLUMNS: dict[str, tuple[Callable[[Any], bool], Any]] = {
    "game": (_is_text, ""),
    "rules": (_is_text, ""),
    "seats": (lambda value: type(value) is int and 1 <= value <= MOST_SEATS, 1),
    "options": (lambda value: type(value) is dict, {}),
    "status": (lambda value: value in STATUSES, CLOSED),
    "key": (_is_text, ""),
    "pace": (is_pace, None),
    "on_timeout": (lambda value: value in ON_TIMEOUT, "bot"),
    "owner": (_is_text, ""),
    "seed": (_is_seed, "00"),
    "secret": (lambda value: value is None or is_hash(value), None),
    "created": (is_time, 0.0),
    "moved": (is_time, 0.0),
    "deadline": (lambda value: value is None or is_time(value), None),
    "turn": (lambda value: type(value) is int, 0),
    "awaited": (_is_text, ""),
    "rematch": (lambda value: value is None or _is_text(value), None),
}


def sound(row: Any) -> Any:
    """The row with `damage`: the names of the columns that make no sense."""
    kept = dict(row._mapping)
    damage = []
    for name, (makes_sense, instead) in COLUMNS.items():
        if not makes_sense(kept[name]):
            damage.append(name)
            kept[name] = instead
    if not _is_result(kept["result"], kept["seats"], kept["status"]):
        damage.append("result")
        kept["result"] = None
    return SimpleNamespace(**kept, damage=tuple(damage))


def _is_result(result: Any, seats: int, status: str) -> bool:
    """A table that is over has a result, and no other has."""
    if result is None:
        return status != FINISHED
    if type(result) is not dict or result.keys() != {"winners", "scores", "reason"}:
        return False
    winners, scores = result["winners"], result["scores"]
    return (
        isinstance(winners, list)
        and isinstance(scores, list)
        and isinstance(result["reason"], str)
        and all(type(seat) is int and 0 <= seat < seats for seat in winners)
        and all(type(score) is int for score in scores)
        and len(scores) == seats
    )
