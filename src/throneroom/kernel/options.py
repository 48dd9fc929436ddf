"""A game's options: a small schema, and the check of what a host or a file asks for."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from throneroom.kernel.errors import BadInput, shown


class Option(NamedTuple):
    """One option. With `choices` one of them; otherwise a switch, or a number from low to high.

    A `many` option is a list of choices, one for each seat (the houses chosen by the players, say),
    or empty when nothing is chosen.
    """

    name: str
    default: Any
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    many: bool = False


def check_options(schema: Sequence[Option], wanted: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values; an unknown name or a bad value is bad input."""
    if not isinstance(wanted, Mapping):
        raise BadInput("options-not-an-object")
    known = {option.name: option for option in schema}
    for name in wanted:
        if name not in known:
            raise BadInput("unknown-option", option=shown(name))
    return {
        option.name: _check_value(option, wanted.get(option.name, option.default))
        for option in schema
    }


def _check_value(option: Option, value: Any) -> Any:
    if option.many:
        if isinstance(value, (list, tuple)) and all(item in option.choices for item in value):
            return list(value)
    elif option.choices:
        if isinstance(value, str) and value in option.choices:
            return value
    elif isinstance(option.default, bool):
        if isinstance(value, bool):
            return value
    elif isinstance(value, int) and not isinstance(value, bool):
        if option.low <= value <= option.high:
            return value
    raise BadInput("bad-option-value", option=option.name, value=shown(value))
