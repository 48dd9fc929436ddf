"""A game's options: a small schema, and the check of what a host or a file asks for."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from throneroom.kernel.errors import BadInput, shown

LONGEST_TEXT = 400


class Only(NamedTuple):
    """What an option is confined to at some tables, and the rule that says so.

    `when` are names of other options, or `seats`, and the value that each must have.
    """

    values: tuple[Any, ...]
    when: tuple[tuple[str, Any], ...]
    rule: str


class Option(NamedTuple):
    """One option. With `choices` one of them; with `text` a short text that the function accepts or
    refuses with `BadInput`, and with both any such text, the choices among them; otherwise a
    switch, or a number from low to high.

    A `many` option is a list of choices or texts, one for each seat (the houses chosen by the
    players, say), or empty when nothing is chosen. `only` tells how it depends on other options.
    """

    name: str
    default: Any
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    many: bool = False
    only: tuple[Only, ...] = ()
    text: Callable[[str], None] | None = None

    def to_json(self) -> dict[str, Any]:
        """The option for a form to fill in."""
        return {
            **self._asdict(),
            "only": [{**only._asdict(), "when": dict(only.when)} for only in self.only],
            "text": self.text is not None,
        }


def check_options(
    schema: Sequence[Option], wanted: Mapping[str, Any], seats: int | None = None
) -> dict[str, Any]:
    """All options with their values; an unknown name or a bad value is bad input.

    With a number of seats they must fit together, too: what was asked for is held to that, and
    what was not is what fits, the default if it does.
    """
    if not isinstance(wanted, Mapping):
        raise BadInput("options-not-an-object")
    known = {option.name: option for option in schema}
    for name in wanted:
        if name not in known:
            raise BadInput("unknown-option", option=shown(name))
    checked = {
        option.name: _check_value(option, wanted.get(option.name, option.default))
        for option in schema
    }
    if seats is not None:
        for option in schema:
            if option.name not in wanted and not option.many:
                checked[option.name] = _what_fits(option, checked, seats)
            _check_fit(option, checked, seats)
    return checked


def check_own_choices(option: str, chosen: Sequence[str], seats: int) -> None:
    """Refuse a list that is not one choice for each seat, all of them different."""
    for choice in chosen:
        if chosen.count(choice) > 1:
            raise BadInput("option-chosen-twice", option=option, value=choice)
    if len(chosen) != seats:
        value = " ".join(chosen)[:60]
        raise BadInput("option-for-each-seat", option=option, value=value, seats=seats)


def _check_value(option: Option, value: Any) -> Any:
    if option.many:
        if isinstance(value, (list, tuple)):
            one = option._replace(many=False)
            return [_check_value(one, item) for item in value]
    elif option.text is not None:
        if isinstance(value, str) and len(value) <= LONGEST_TEXT:
            if value != option.default:
                option.text(value)
            return value
    elif option.choices:
        if isinstance(value, str) and value in option.choices:
            return value
    elif isinstance(option.default, bool):
        if isinstance(value, bool):
            return value
    elif isinstance(value, int) and not isinstance(value, bool):
        if option.low <= value <= option.high:
            return value
    raise bad_value(option, value)


def bad_value(option: Option, value: Any) -> BadInput:
    """A complaint about the value of an option, which tells what it may be."""
    allowed: dict[str, Any] = {"allowed": "text"}
    if option.text is None and option.choices:
        allowed = {"allowed": "choices", "choices": list(option.choices)}
    elif option.text is None and isinstance(option.default, bool):
        allowed = {"allowed": "switch"}
    elif option.text is None and not option.many:
        allowed = {"allowed": "range", "low": option.low, "high": option.high}
    return BadInput("bad-option-value", option=option.name, value=shown(value), **allowed)


def _what_fits(option: Option, checked: Mapping[str, Any], seats: int) -> Any:
    """The default of an option, or the first value that it is confined to at such a table."""
    value = checked[option.name]
    table = {**checked, "seats": seats}
    for only in option.only:
        if value not in only.values and all(table[name] == is_ for name, is_ in only.when):
            value = only.values[0]
    return value


def _check_fit(option: Option, checked: Mapping[str, Any], seats: int) -> None:
    """Refuse a value that the other options, or the number of seats, do not allow."""
    value = checked[option.name]
    table = {**checked, "seats": seats}
    for only in option.only:
        if all(table[name] == wanted for name, wanted in only.when):
            for item in value if option.many else (value,):
                if item not in only.values:
                    raise BadInput(
                        "option-does-not-fit",
                        option=option.name,
                        value=shown(item),
                        rule=only.rule,
                    )
