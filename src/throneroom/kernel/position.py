"""Positions: the JSON of a state, by names rather than ints.

`Reader` is how a game reads its part: every complaint names the place in the document.
"""

from collections.abc import Sequence
from typing import Any

from throneroom.kernel.actions import Names
from throneroom.kernel.errors import BadInput

_MISSING = object()


class Reader:
    """A JSON object that is read field by field; `done` complains about fields nobody asked for."""

    __slots__ = ("_data", "_path", "_seen")

    def __init__(self, data: Any, path: str = "") -> None:
        if not isinstance(data, dict):
            raise BadInput("position-not-an-object", path=path or "/")
        self._data = data
        self._path = path
        self._seen: set[str] = set()

    def place(self, name: str) -> str:
        """Where a field is, for a complaint."""
        return f"{self._path}/{name}"

    def has(self, name: str) -> bool:
        """Whether the field is there."""
        return name in self._data

    def keys(self) -> list[str]:
        """The names of the fields that are there."""
        return [str(key) for key in self._data]

    def raw(self, name: str, default: Any = _MISSING) -> Any:
        """A field as it is."""
        self._seen.add(name)
        if name in self._data:
            return self._data[name]
        if default is _MISSING:
            raise BadInput("position-missing", path=self.place(name))
        return default

    def number(self, name: str, low: int, high: int, default: Any = _MISSING) -> int:
        """An integer from low to high."""
        return check_number(self.raw(name, default), low, high, self.place(name))

    def flag(self, name: str, default: Any = _MISSING) -> bool:
        """True or false."""
        value = self.raw(name, default)
        if not isinstance(value, bool):
            raise BadInput("position-not-a-flag", path=self.place(name))
        return value

    def word(self, name: str, choices: Sequence[str], default: Any = _MISSING) -> str:
        """One of some words."""
        value = self.raw(name, default)
        if not isinstance(value, str) or value not in choices:
            raise BadInput("position-bad-word", path=self.place(name), text=str(value)[:60])
        return value

    def name(self, name: str, names: Names, default: Any = _MISSING) -> int:
        """The int of an id; null is -1."""
        return check_name(self.raw(name, default), names, self.place(name))

    def name_list(self, name: str, names: Names, default: Any = _MISSING) -> list[int]:
        """The ints of a list of ids."""
        return [
            check_name(item, names, f"{self.place(name)}/{i}")
            for i, item in enumerate(self.items(name, default))
        ]

    def number_list(self, name: str, low: int, high: int, default: Any = _MISSING) -> list[int]:
        """A list of integers."""
        return [
            check_number(item, low, high, f"{self.place(name)}/{i}")
            for i, item in enumerate(self.items(name, default))
        ]

    def items(self, name: str, default: Any = _MISSING) -> list[Any]:
        """A list as it is."""
        value = self.raw(name, default)
        if not isinstance(value, list):
            raise BadInput("position-not-a-list", path=self.place(name))
        return value

    def child(self, name: str, default: Any = _MISSING) -> "Reader":
        """An object within."""
        return Reader(self.raw(name, default), self.place(name))

    def children(self, name: str, default: Any = _MISSING) -> list["Reader"]:
        """A list of objects within."""
        return [
            Reader(item, f"{self.place(name)}/{i}")
            for i, item in enumerate(self.items(name, default))
        ]

    def complain(self, key: str, name: str, **data: Any) -> BadInput:
        """A complaint about one field, to be raised."""
        return BadInput(key, path=self.place(name), **data)

    def done(self) -> None:
        """Complain about the first field that was never read."""
        for name in self._data:
            if name not in self._seen:
                raise BadInput("position-unknown-field", path=self.place(str(name)[:60]))


def check_number(value: Any, low: int, high: int, path: str) -> int:
    """An integer from low to high."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput("position-not-a-number", path=path)
    if not low <= value <= high:
        raise BadInput("position-out-of-range", path=path, low=low, high=high, value=value)
    return value


def check_name(value: Any, names: Names, path: str) -> int:
    """The int of an id; null is -1."""
    if value is None:
        return -1
    number = names.index.get(value) if isinstance(value, str) else None
    if number is None:
        raise BadInput("position-unknown-name", path=path, kind=names.kind, text=str(value)[:60])
    return number


def to_tuples(value: Any) -> Any:
    """Lists of a JSON document as tuples, all the way down."""
    if isinstance(value, list):
        return tuple(to_tuples(item) for item in value)
    return value
