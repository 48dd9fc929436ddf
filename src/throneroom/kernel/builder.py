"""What a game brings for whoever puts an army together before it is played."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from throneroom.kernel.chance import Chance
from throneroom.kernel.errors import Illegal


class Builder(NamedTuple):
    """How the armies of a game are built. An army is whatever the game makes of it; it comes and
    goes as text. What is told is JSON, in which the `names` are ids by kind: whoever shows it to
    people says those in their language.
    """

    low: int
    """The least points that an army can be built for, and the most."""
    high: int
    factions: Callable[[], Mapping[str, Sequence[Illegal]]]
    """() -> by the id of each faction why it cannot be played yet; nothing if it can."""
    catalogue: Callable[[str], dict[str, Any]]
    """(faction) -> the cards that its armies may have; an unknown one is bad input."""
    read: Callable[[str], Any]
    """(text) -> an army; a text that makes no sense is bad input."""
    write: Callable[[Any], str]
    """(army) -> the text of it, a line for each card."""
    line: Callable[[Any], str]
    """(army) -> the same on one line, as options and actions have it."""
    refusals: Callable[[Any], list[Illegal]]
    """(army) -> everything that keeps it from being played."""
    told: Callable[[Any], dict[str, Any]]
    """(army) -> its cards, what they cost, and what comes with them."""
    starters: Callable[[], Mapping[str, Any]]
    """() -> the ready-made armies by their ids, which are values of the option `option`."""
    draw: Callable[[str, int, Chance], Any]
    """(faction, points, chance) -> an allowed army."""
    option: str
    """The option that names an army for each seat."""
    verb: str
    """The action that brings an army to a table: this word, then the line."""
