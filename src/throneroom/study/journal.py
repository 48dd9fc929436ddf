"""Games that have been played, in a file to which lines are only added.

The first line tells the series, every further one a game, with a sum by which a damaged line is
noticed. Whoever was interrupted goes on with the same file: what stands in it is not played again.
A last line without an end was cut off by the interruption; its game counts as not played.
"""

import hashlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from throneroom.kernel import BadInput
from throneroom.kernel.errors import shown

FORMAT: Final = "games 1"
Told = dict[str, Any]
"""A game as it is told on its line; `game` is its number in the series."""


class Journal:
    """The games of a series so far, by number, and the file that they are added to. Without a path
    they are only remembered."""

    __slots__ = ("path", "played", "found", "_file")

    def __init__(self, path: str, series: Mapping[str, Any]) -> None:
        """`series` is what makes its games what they are. A file of another series is refused."""
        self.path = path
        self.played: dict[int, Told] = {}
        self._file: int | None = None
        if path:
            file = Path(path)
            text = file.read_bytes() if file.exists() else b""
            first = _line({"throneroom": FORMAT, **series})
            whole = text[: text.rfind(b"\n") + 1]
            if not whole and not first.startswith(text):
                raise BadInput("journal-strange", file=shown(path))
            lines = whole.splitlines()
            if lines:
                _check_series(path, lines[0], series)
            for number, line in enumerate(lines[1:], 2):
                self._remember(_read(path, line, number), number)
            self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)
            os.ftruncate(self._file, len(whole))
            if not whole:
                os.write(self._file, first)
        self.found = len(self.played)
        """How many games stood in it at the beginning."""

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def add(self, told: Told) -> None:
        """Write a game down. Its line is written at once, so that no kill cuts through it."""
        self.played[told["game"]] = told
        if self._file is not None:
            os.write(self._file, _line(told))

    def _remember(self, told: Told, number: int) -> None:
        before = self.played.setdefault(told["game"], told)
        if before != told:
            raise BadInput("journal-damaged", file=shown(self.path), line=number)


def name_for(what: str, series: Mapping[str, Any]) -> str:
    """A file for a series where none is named: the same series finds the same file."""
    text = json.dumps(series, sort_keys=True).encode()
    return f"{what}-{series['game']}-{hashlib.blake2b(text, digest_size=4).hexdigest()}.jsonl"


def _line(told: Mapping[str, Any]) -> bytes:
    return json.dumps({**told, "sum": _sum(told)}, ensure_ascii=False).encode() + b"\n"


def _sum(told: Mapping[str, Any]) -> str:
    text = json.dumps(told, sort_keys=True).encode()
    return hashlib.blake2b(text, digest_size=4).hexdigest()


def _read(path: str, line: bytes, number: int) -> Told:
    """A line of a game, if it is as it was written."""
    try:
        told = json.loads(line)
        if told.pop("sum") == _sum(told) and type(told["game"]) is int:
            return dict(told)
    except (ValueError, KeyError, AttributeError, TypeError, RecursionError):
        pass
    raise BadInput("journal-damaged", file=shown(path), line=number)


def _check_series(path: str, line: bytes, series: Mapping[str, Any]) -> None:
    try:
        found = json.loads(line)
        known = found.get("throneroom") == FORMAT
    except (ValueError, AttributeError, RecursionError):
        known = False
    if not known:
        raise BadInput("journal-strange", file=shown(path))
    del found["throneroom"]
    if found.pop("sum", "") != _sum({"throneroom": FORMAT, **found}):
        raise BadInput("journal-damaged", file=shown(path), line=1)
    wanted = json.loads(json.dumps(series))
    for name in {**wanted, **found}:
        if found.get(name) != wanted.get(name):
            raise BadInput(
                "journal-other-series",
                file=shown(path),
                field=name,
                found=_shown(found.get(name)),
                wanted=_shown(wanted.get(name)),
            )


def _shown(value: Any) -> str:
    """What a series has there, as it is typed."""
    if isinstance(value, list):
        return ",".join(shown(one) for one in value)
    if isinstance(value, dict):
        return " ".join(f"{name}={_shown(one)}" for name, one in value.items()) or "–"
    return shown(value)
