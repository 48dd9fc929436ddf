"""Refusals. Both carry a key of a translated message and its data, never prose."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

HUGE: Final = 10**20  # longer numbers are not written out


def shown(value: object) -> str:
    """A value from outside as it may stand in a complaint, in whatever language: short, printable,
    never a trap, and written as JSON writes it rather than in words."""
    if isinstance(value, str):
        return "".join(c if c.isprintable() else "?" for c in value[:60])
    if value is None or isinstance(value, bool | float):
        return json.dumps(value)
    if isinstance(value, int):
        if -HUGE < value < HUGE:
            return str(value)
        return "10^20…" if value > 0 else "-10^20…"
    if isinstance(value, Mapping):
        return "{…}"
    return "[…]" if isinstance(value, list | tuple) else "…"


class Illegal(Exception):
    """An action the rules forbid: the rule's id, a message key and the message's data.

    The state is exactly as it was before the action.
    """

    def __init__(self, rule: str, key: str, **data: Any) -> None:
        super().__init__(f"{key} ({rule})" + (f" {data}" if data else ""))
        self.rule = rule
        self.key = key
        self.data: Mapping[str, Any] = data

    def __reduce__(self) -> tuple[Any, ...]:
        """From process to process it goes by what it was made of."""
        return _illegal, (self.rule, self.key, dict(self.data))


class BadInput(Exception):
    """Text or JSON from outside that makes no sense: an action, a record, a position, options."""

    def __init__(self, key: str, **data: Any) -> None:
        super().__init__(key + (f" {data}" if data else ""))
        self.key = key
        self.data: Mapping[str, Any] = data

    def __reduce__(self) -> tuple[Any, ...]:
        """From process to process it goes by what it was made of."""
        return _bad_input, (self.key, dict(self.data))


def caused(complaint: BadInput, error: Exception) -> BadInput:
    """A complaint with what went wrong as its cause: compiled, `from` does not say so."""
    complaint.__cause__ = error
    return complaint


def reasons_of(refusals: Sequence[Illegal]) -> list[dict[str, Any]]:
    """Refusals as data of another one, under the name `reasons`: it is told with all of them."""
    return [{"rule": one.rule, "key": one.key, "data": dict(one.data)} for one in refusals]


def _illegal(rule: str, key: str, data: dict[str, Any]) -> Illegal:
    return Illegal(rule, key, **data)


def _bad_input(key: str, data: dict[str, Any]) -> BadInput:
    return BadInput(key, **data)
