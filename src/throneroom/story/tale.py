"""What is told of a game, as plain data."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Chart:
    """How something went for each seat. A point is a number of moves and then a value for each
    seat, as they were from there on until the next point."""

    name: str
    points: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Fortune:
    """What chance gave a seat in the whole game, and what was to be expected."""

    seat: int
    got: float
    expected: float


@dataclass(frozen=True, slots=True)
class Face:
    """How often something was thrown or drawn, and how often that was to be expected."""

    face: int
    count: int
    expected: float


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that decided much: the move that brought it, and the event with all its secrets."""

    move: int
    round: int
    weight: int
    event: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Award:
    """Whoever did or suffered something most; several seats if they are equal."""

    name: str
    seats: tuple[int, ...]
    count: int
    common: bool = False
    """Whether every game has it; otherwise it is the game's own."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The move with which a seat came ahead of all others, to stay there; its standing in percent
    before and after."""

    move: int
    seat: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Tale:
    """All of it. Moves are counted from 1; 0 is before the first."""

    game: str
    seats: int
    moves: int
    rounds: tuple[tuple[int, int], ...]
    """After how many moves each round or turn was begun: (moves, round)."""
    charts: tuple[Chart, ...]
    standing: Chart
    """How the judge of the bots saw it: shares in percent."""
    luck: tuple[Fortune, ...]
    faces: tuple[Face, ...]
    moments: tuple[Moment, ...]
    awards: tuple[Award, ...]
    turning_point: TurningPoint | None

    def to_json(self) -> dict[str, Any]:
        """As JSON, for other programs."""
        return asdict(self)
