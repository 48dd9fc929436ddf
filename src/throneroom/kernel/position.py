"""Positions: the JSON of a state, by names rather than ints.

`Reader` is how a game reads its part: every complaint names the place in the document.
"""

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from throneroom.kernel.actions import Action, Names, write_number
from throneroom.kernel.decision import Question
from throneroom.kernel.errors import BadInput, shown
from throneroom.kernel.flow import REST_OF_GAME, REST_OF_TURN, Flow, Mute, Outcome, Step

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

    def decimal(self, name: str, low: int, high: int, scale: int, default: Any = _MISSING) -> int:
        """A decimal as a whole number of parts, of which `scale` make one: 22.8 as 22800."""
        return check_decimal(self.raw(name, default), low, high, scale, self.place(name))

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
            raise BadInput("position-bad-word", path=self.place(name), text=shown(value))
        return value

    def name(self, name: str, names: Names, default: Any = _MISSING) -> int:
        """The int of an id; null is -1."""
        return check_name(self.raw(name, default), names, self.place(name))

    def name_list(
        self, name: str, names: Names, default: Any = _MISSING, nulls: bool = False
    ) -> list[int]:
        """The ints of a list of ids; with `nulls` it may have null in it, which is -1."""
        found = []
        for i, item in enumerate(self.items(name, default)):
            place = f"{self.place(name)}/{i}"
            if item is None and not nulls:
                raise BadInput("position-unknown-name", path=place, kind=names.kind, text="null")
            found.append(check_name(item, names, place))
        return found

    def check_different(self, name: str, names: Names, found: Sequence[int]) -> None:
        """Complain about ids of a list, one for each player, that two have chosen."""
        for number in found:
            if found.count(number) > 1:
                raise BadInput(
                    "position-chosen-twice", path=self.place(name), text=names.ids[number]
                )

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
                raise BadInput("position-unknown-field", path=self.place(shown(name)))


def check_number(value: Any, low: int, high: int, path: str) -> int:
    """An integer from low to high."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput("position-not-a-number", path=path)
    if not low <= value <= high:
        raise BadInput("position-out-of-range", path=path, low=low, high=high, value=shown(value))
    return value


def check_decimal(value: Any, low: int, high: int, scale: int, path: str) -> int:
    """A decimal as a whole number of parts; one that is finer than the parts is refused."""
    fit = isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) <= 10**9
    number: int = round(value * scale) if fit else 0  # NaN does not fit either
    if not fit or number / scale != value:
        raise BadInput("position-not-a-decimal", path=path, decimals=len(str(scale)) - 1)
    if not low <= number <= high:
        raise BadInput(
            "position-out-of-range",
            path=path,
            low=write_number(low, scale),
            high=write_number(high, scale),
            value=shown(value),
        )
    return number


def check_name(value: Any, names: Names, path: str) -> int:
    """The int of an id; null is -1."""
    if value is None:
        return -1
    number = names.index.get(value) if isinstance(value, str) else None
    if number is None:
        raise BadInput("position-unknown-name", path=path, kind=names.kind, text=shown(value))
    return number


def check_text(value: Any, path: str) -> str:
    """A short text."""
    if not isinstance(value, str) or len(value) > 400:
        raise BadInput("position-not-a-text", path=path, text=shown(value))
    return value


def read_plain(value: Any, path: str, depth: int = 8) -> Any:
    """An argument of a step or of a question: an int, a word, or a list of those as a tuple."""
    if isinstance(value, (list, tuple)) and depth and len(value) <= 1000:
        return tuple(read_plain(item, path, depth - 1) for item in value)
    if isinstance(value, str) and len(value) <= 100:
        return value
    if isinstance(value, int) and abs(value) < 1 << 63:
        return value
    raise BadInput("position-bad-argument", path=path, text=shown(value))


def _lists(value: Any) -> Any:
    """An argument as JSON has it: lists instead of tuples."""
    return [_lists(item) for item in value] if isinstance(value, tuple) else value


def flow_to_json(flow: Flow, write: Callable[[Action], str]) -> dict[str, Any]:
    """The kernel's part of a position."""
    return {
        "agenda": [_lists(step) for step in flow.agenda],
        "question": flow.kind,
        "args": _lists(flow.args),
        "asked": list(flow.asked),
        "awaited": list(flow.awaited),
        "answers": [write(answer) if answer else None for answer in flow.answers],
        "outcome": None if flow.outcome is None else flow.outcome.to_json(),
        "seq": flow.seq,
        "chance": flow.chance.to_json(),
        **({"muted": [list(mute) for mute in flow.muted]} if flow.muted else {}),
    }


def read_flow(
    flow: Flow,
    document: Reader,
    seats: int,
    steps: Mapping[str, Callable[..., None]],
    questions: Mapping[str, Question],
    read: Callable[[str], Action],
) -> None:
    """Read the kernel's part of a position into the flow, except for its chance."""
    flow.agenda[:] = [
        _read_step(item, steps, f"{document.place('agenda')}/{i}")
        for i, item in enumerate(document.items("agenda"))
    ]
    flow.kind = document.word("question", ("", *questions), "")
    flow.args = read_plain(document.items("args", []), document.place("args"))
    flow.asked = tuple(document.number_list("asked", 0, seats - 1, []))
    flow.awaited = tuple(document.number_list("awaited", 0, seats - 1, []))
    flow.answers = tuple(
        None if answer is None else read(check_text(answer, f"{document.place('answers')}/{i}"))
        for i, answer in enumerate(document.items("answers", []))
    )
    flow.seq = flow.opened = document.number("seq", 0, 10**9, 0)
    flow.outcome = _read_outcome(document, seats)
    flow.muted = tuple(
        _read_mute(item, seats, f"{document.place('muted')}/{i}")
        for i, item in enumerate(document.items("muted", []))
    )
    once = {mute[:2] for mute in flow.muted}
    if flow.muted != tuple(sorted(flow.muted)) or len(once) != len(flow.muted):
        raise document.complain("position-bad-question", "muted")
    document.raw("chance", None)
    document.done()
    _check_question(flow, document, questions)


def _read_step(value: Any, steps: Mapping[str, Callable[..., None]], path: str) -> Step:
    step = read_plain(value, path)
    if not isinstance(step, tuple) or not step or step[0] not in steps:
        raise BadInput("position-unknown-step", path=path)
    try:
        inspect.signature(steps[step[0]]).bind(None, *step[1:])
    except TypeError:
        raise BadInput("position-bad-argument", path=path, text=step[0]) from None
    return step


def _read_mute(value: Any, seats: int, path: str) -> Mute:
    if isinstance(value, list) and len(value) == 3:
        seat = check_number(value[0], 0, seats - 1, path)
        return (
            seat,
            check_text(value[1], path),
            check_number(value[2], REST_OF_TURN, REST_OF_GAME, path),
        )
    raise BadInput("position-bad-argument", path=path, text=shown(value))


def _read_outcome(document: Reader, seats: int) -> Outcome | None:
    if document.raw("outcome", None) is None:
        return None
    result = document.child("outcome")
    outcome = Outcome(
        tuple(result.number_list("winners", 0, seats - 1)),
        tuple(result.number_list("scores", -(10**9), 10**9)),
        check_text(result.raw("reason"), result.place("reason")),
    )
    result.done()
    if len(outcome.scores) != seats:
        raise result.complain("position-inconsistent", "scores")
    if len(set(outcome.winners)) != len(outcome.winners):
        raise result.complain("position-inconsistent", "winners")
    return outcome


def _check_question(flow: Flow, document: Reader, questions: Mapping[str, Question]) -> None:
    """Who was asked, who is awaited and who has answered must fit together."""
    if len(set(flow.asked)) != len(flow.asked):
        raise document.complain("position-bad-question", "asked")
    if flow.awaited != tuple(seat for seat in flow.asked if seat in flow.awaited):
        raise document.complain("position-bad-question", "awaited")
    if flow.awaited and flow.outcome is None:
        if not flow.kind:
            raise document.complain("position-bad-question", "question")
        answered = tuple(seat for seat in flow.asked if seat not in flow.awaited)
        wanted = answered if questions[flow.kind].sealed else ()
        if flow.answers and len(flow.answers) != len(flow.asked):
            raise document.complain("position-bad-question", "answers")
        given = zip(flow.asked, flow.answers, strict=False)
        if tuple(seat for seat, answer in given if answer) != wanted:
            raise document.complain("position-bad-question", "answers")
    elif flow.kind or flow.args or flow.asked or flow.answers:
        raise document.complain("position-bad-question", "question")
    if flow.outcome is not None and flow.agenda:
        raise document.complain("position-bad-question", "outcome")
