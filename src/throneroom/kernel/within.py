"""A seat's view, told as what everybody sees and what in it the seat sees otherwise or alone."""

from typing import Any, Final


class Within:
    """Stands for a part that everybody sees, an object or a list, in which the seat sees some
    members otherwise, or alone: by their names, or their places. So nothing else of the part need
    be put together, or compared, again for every seat."""

    __slots__ = ("members",)

    def __init__(self, members: dict[Any, Any]) -> None:
        self.members = members


AS_EVERYBODY: Final = Within({})


def put_within(part: Any, members: dict[Any, Any]) -> Any:
    """What a seat sees of a part, which stays as it was."""
    if not members:
        return part
    seen = part.copy()
    for where, value in members.items():
        if isinstance(value, Within):
            value = put_within(part[where], value.members)
        seen[where] = value
    return seen
