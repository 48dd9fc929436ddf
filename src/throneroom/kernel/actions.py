"""Actions and their one-line text form.

An action is a tuple `(verb, *arguments)` of strings and ints. A game declares for every verb how
its arguments are named and written; text to tuple to text is the identity.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from throneroom.kernel.errors import BadInput, shown

Action: TypeAlias = tuple[Any, ...]

LONGEST_TEXT: Final = 400
LARGEST_NUMBER: Final = 999_999_999


class Names:
    """The ids of one kind of thing (cards, areas, houses…), in the order of their ints."""

    __slots__ = ("kind", "ids", "index")

    def __init__(self, kind: str, ids: Sequence[str]) -> None:
        self.kind = kind
        self.ids = tuple(ids)
        self.index = {name: i for i, name in enumerate(self.ids)}

    def read(self, text: str) -> int:
        """The int of an id; an unknown one is bad input."""
        number = self.index.get(text)
        if number is None:
            raise BadInput("unknown-name", kind=self.kind, text=shown(text))
        return number


class Param(NamedTuple):
    """One argument of a verb or of an event: its name, and the table that names its ints.

    Without a table it is a plain number; `numbers` are those to offer, where it is one of a few,
    and `low` and `high` are its bounds. `many` is a tuple of such values. With a `scale`, a power
    of ten, the number counts parts of a unit and is written as a decimal: 4330 thousandths as 4.33.
    """

    name: str
    names: Names | None = None
    many: bool = False
    numbers: Sequence[int] = ()
    scale: int = 1
    low: int | None = None
    high: int | None = None

    def values(self) -> Sequence[int]:
        """All ints that can be offered for it; none for a list, which may be of any length."""
        if self.many:
            return ()
        return range(len(self.names.ids)) if self.names else self.numbers

    def bounds(self) -> tuple[int, int]:
        """The least and the greatest number that can stand there."""
        return (
            -LARGEST_NUMBER if self.low is None else self.low,
            LARGEST_NUMBER if self.high is None else self.high,
        )


class Verb(NamedTuple):
    """How one verb's arguments are named and written.

    `read` gets the text after the verb and raises `BadInput`, or ValueError, for what it cannot
    understand. `lowest` is the least int of a named argument: -1 where it may be absent.
    """

    params: tuple[Param, ...]
    write: Callable[[Action], str]
    read: Callable[[str], Action]
    lowest: int = -1


def words(verb: str, *params: Param) -> tuple[str, Verb]:
    """The usual form: the verb and its arguments, separated by spaces; `many` comes last."""

    @lru_cache(4096)  # the same few actions are offered again and again
    def write(action: Action) -> str:
        parts = [verb]
        for param, value in zip(params, action[1:], strict=True):
            for item in value if param.many else (value,):
                parts.append(
                    param.names.ids[item] if param.names else write_number(item, param.scale)
                )
        return " ".join(parts)

    def read(text: str) -> Action:
        parts = text.split()
        single = len(params) - 1 if params and params[-1].many else len(params)
        if len(parts) < single or (len(parts) > single and single == len(params)):
            raise BadInput("wrong-arguments", verb=verb, wanted=len(params), found=len(parts))
        values: list[Any] = [
            _read_word(p, w) for p, w in zip(params[:single], parts[:single], strict=True)
        ]
        if single < len(params):
            values.append(tuple(_read_word(params[-1], w) for w in parts[single:]))
        return (verb, *values)

    return verb, Verb(params, write, read, 0)


def _read_word(param: Param, word: str) -> int:
    if param.names:
        return param.names.read(word)
    number = read_number(word, param.scale)
    low, high = param.bounds()
    if not low <= number <= high:
        raise BadInput(
            "out-of-bounds",
            low=write_number(low, param.scale),
            high=write_number(high, param.scale),
            text=shown(word),
        )
    return number


def write_number(number: int, scale: int = 1) -> str:
    """A number as text; with a scale as a decimal without needless zeros."""
    if scale == 1:
        return str(number)
    whole, parts = divmod(abs(number), scale)
    sign = "-" if number < 0 else ""
    decimals = str(scale + parts)[1:].rstrip("0")
    return f"{sign}{whole}.{decimals}" if decimals else f"{sign}{whole}"


def read_number(word: str, scale: int = 1) -> int:
    """The number that a text stands for. There is one way to write each: no 007, no -0, no 4.50."""
    whole, _, decimals = word.removeprefix("-").partition(".")
    digits = whole + decimals
    places = len(str(scale)) - 1
    if digits.isascii() and digits.isdigit() and len(digits) <= 9 and len(decimals) <= places:
        number = int(digits.ljust(len(whole) + places, "0"))
        number = -number if word.startswith("-") else number
        if write_number(number, scale) == word:
            return number
    raise BadInput("not-a-number", text=shown(word))


def write_action(verbs: Mapping[str, Verb], action: Action) -> str:
    """The text form of an action."""
    return verbs[action[0]].write(action)


def read_action(verbs: Mapping[str, Verb], text: str) -> Action:
    """The action a text stands for. The text may have spare blanks, nothing else."""
    text = text.strip()
    if len(text) > LONGEST_TEXT:
        raise BadInput("text-too-long", limit=LONGEST_TEXT)
    head, _, rest = text.partition(" ")
    verb = verbs.get(head)
    if verb is None:
        raise BadInput("unknown-verb", text=shown(head))
    try:
        return verb.read(rest)
    except ValueError as error:
        raise BadInput("malformed-action", verb=head) from error


def verb_of(action: Any) -> str:
    """The verb of an action; anything that is not an action is bad input."""
    if type(action) is tuple and action and type(action[0]) is str:
        return action[0]
    raise BadInput("malformed-action", verb="")


def check_shape(verb: Verb, action: Action) -> None:
    """Refuse an action that no text could stand for: wrong arguments, or ints that name nothing."""
    params = verb.params
    if len(action) == len(params) + 1:
        for param, value in zip(params, action[1:], strict=True):
            if param.names:
                low, high = verb.lowest, len(param.names.ids) - 1
            else:
                low, high = param.bounds()
            if param.many:
                if type(value) is not tuple:
                    break
                if not all(type(item) is int and low <= item <= high for item in value):
                    break
            elif type(value) is not int or not low <= value <= high:
                break
        else:
            return
    raise BadInput("malformed-action", verb=shown(action[0]))


def describe_params(params: Sequence[Param], values: Sequence[Any]) -> dict[str, Any]:
    """Named values with ids instead of ints, for JSON and for translation."""
    named: dict[str, Any] = {}
    for param, value in zip(params, values, strict=True):
        if param.names is None:
            named[param.name] = list(value) if param.many else value
        elif param.many:
            named[param.name] = [param.names.ids[i] if i >= 0 else None for i in value]
        else:
            named[param.name] = param.names.ids[value] if value >= 0 else None
    return named


def action_from(verbs: Mapping[str, Verb], verb: Any, args: Any) -> Action:
    """The action of a verb and its named arguments, by ids: what `describe_params` tells."""
    form = verbs.get(verb) if isinstance(verb, str) else None
    if form is None:
        raise BadInput("unknown-verb", text=shown(verb))
    if not isinstance(args, Mapping) or args.keys() != {param.name for param in form.params}:
        raise BadInput("malformed-action", verb=verb)
    action = (verb, *(_from_json(param, args[param.name]) for param in form.params))
    check_shape(form, action)
    return action


def _from_json(param: Param, value: Any) -> Any:
    if param.many and isinstance(value, list):
        return tuple(_from_json(param._replace(many=False), item) for item in value)
    if param.names is not None:
        return -1 if value is None else param.names.read(value if isinstance(value, str) else "")
    return value


def things_of(params: Sequence[Param], values: Sequence[Any]) -> tuple[str, ...]:
    """The things that an action names, each once: `area:winterfell`, `card:stark_truce_1`."""
    found: dict[str, None] = {}
    for param, value in zip(params, values, strict=True):
        if param.names is not None:
            for item in value if param.many else (value,):
                if item >= 0:
                    found[f"{param.names.kind}:{param.names.ids[item]}"] = None
    return tuple(found)
