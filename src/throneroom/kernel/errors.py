"""Refusals. Both carry a key of a translated message and its data, never prose."""

from collections.abc import Mapping
from typing import Any


class Illegal(Exception):
    """An action the rules forbid: the rule's id, a message key and the message's data.

    The state is exactly as it was before the action.
    """

    def __init__(self, rule: str, key: str, **data: Any) -> None:
        super().__init__(f"{key} ({rule})" + (f" {data}" if data else ""))
        self.rule = rule
        self.key = key
        self.data: Mapping[str, Any] = data


class BadInput(Exception):
    """Text or JSON from outside that makes no sense: an action, a record, a position, options."""

    def __init__(self, key: str, **data: Any) -> None:
        super().__init__(key + (f" {data}" if data else ""))
        self.key = key
        self.data: Mapping[str, Any] = data
