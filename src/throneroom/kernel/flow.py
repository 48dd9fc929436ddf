"""The agenda: what remains to be done, as data.

A step is a tuple `(name, *arguments)`. The kernel pops the top step and calls its function, which
changes the table, pushes further steps, or asks seats a question. When every asked seat has
answered, the next step of the agenda goes on. There are no generators and no callbacks, so a state
can be copied, saved and searched in the middle of anything.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

from throneroom.kernel.actions import Action
from throneroom.kernel.chance import Chance
from throneroom.kernel.parts import taken_apart

Step: TypeAlias = tuple[Any, ...]
Mute: TypeAlias = tuple[int, str, int]
"""A seat, the trigger that it passes without being asked, and for how long."""

REST_OF_TURN: Final = 0
"""How long a seat passes without being asked: for the rest of the turn…"""
REST_OF_ROUND: Final = 1
"""…for the rest of the round…"""
REST_OF_GAME: Final = 2
"""…or for the rest of the game."""


class Event(NamedTuple):
    """Something that happened. `secret` are further parameters that only `seats` may see."""

    kind: str
    params: tuple[Any, ...]
    secret: tuple[Any, ...] = ()
    seats: tuple[int, ...] = ()


class Outcome(NamedTuple):
    """How a game ended: the seats that won (several share a victory), scores by seat, and why."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    def to_json(self) -> dict[str, Any]:
        """As JSON, in records and positions."""
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "reason": self.reason,
        }


class Flow:
    """The kernel's part of every table: agenda, the question that is open, chance and events."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "agenda",
        "kind",
        "args",
        "asked",
        "awaited",
        "answers",
        "chance",
        "events",
        "heard",
        "outcome",
        "seq",
        "opened",
        "muted",
    )
    __slots__ = FIELDS

    def __init__(
        self,
        chance: Chance,
        agenda: Sequence[Step] = (),
        kind: str = "",
        args: tuple[Any, ...] = (),
        asked: tuple[int, ...] = (),
        awaited: tuple[int, ...] = (),
        answers: tuple[Action | None, ...] = (),
        outcome: Outcome | None = None,
        seq: int = 0,
        opened: int = 0,
        muted: tuple[Mute, ...] = (),
    ) -> None:
        self.agenda: list[Step] = [*agenda]
        self.kind = kind
        self.args = args
        self.asked = asked
        self.awaited = awaited
        self.answers = answers
        self.chance = chance
        self.events: list[Event] = []
        self.heard = True  # whether anybody wants to know what happens; `State.advance` does not
        self.outcome = outcome
        self.seq = seq
        self.opened = opened  # `seq` when the open question was asked; not part of a position
        self.muted = muted

    def copy(self) -> "Flow":
        return Flow(
            self.chance.copy(),
            self.agenda,
            self.kind,
            self.args,
            self.asked,
            self.awaited,
            self.answers,
            self.outcome,
            self.seq,
            self.opened,
            self.muted,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """From process to process, compiled or not."""
        return taken_apart(self, self.chance)

    def push(self, *step: Any) -> None:
        """Put a step on top of the agenda: the step pushed last is done first."""
        self.agenda.append(step)

    def ask(self, kind: str, seats: tuple[int, ...], *args: Any) -> None:
        """Ask these seats a question; the agenda goes on when all of them have answered."""
        self.kind = kind
        self.args = args
        self.asked = seats
        self.awaited = seats
        self.answers = ()
        self.opened = self.seq

    def emit(self, kind: str, *params: Any) -> None:
        """Tell everybody that something happened."""
        if self.heard:
            self.events.append(Event(kind, params))

    def whisper(
        self, seats: tuple[int, ...], kind: str, params: tuple[Any, ...], secret: tuple[Any, ...]
    ) -> None:
        """Tell everybody that something happened, and only these seats the secret part of it."""
        if self.heard:
            self.events.append(Event(kind, params, secret, seats))

    def mute(self, seat: int, trigger: str, scope: int) -> None:
        """From now on the seat passes at this trigger without being asked."""
        others = (mute for mute in self.muted if mute[:2] != (seat, trigger))
        self.muted = tuple(sorted((*others, (seat, trigger, scope))))

    def listens(self, seat: int, trigger: str) -> bool:
        """Whether the seat wants to be asked at this trigger."""
        return all(mute[:2] != (seat, trigger) for mute in self.muted)

    def hear_again(self, scope: int) -> None:
        """A turn (`REST_OF_TURN`) or a round is over, and with it what was to last so long."""
        if self.muted:
            self.muted = tuple(mute for mute in self.muted if mute[2] > scope)

    def finish(self, winners: Sequence[int], scores: Sequence[int], reason: str) -> None:
        """End the game at once: nothing further on the agenda happens."""
        self.outcome = Outcome(tuple(winners), tuple(scores), reason)
        self.close()

    def close(self) -> None:
        """Nothing is left to do and nobody to ask."""
        self.agenda.clear()
        self.asked = self.awaited = ()
        self.answers = ()
        self.kind = ""
        self.args = ()
        self.muted = ()


_CLOCKWISE: Final = [
    [tuple(range(first, seats)) + tuple(range(first)) for first in range(seats)]
    for seats in range(9)
]


def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats in clockwise order from the first."""
    if seats < len(_CLOCKWISE):
        return _CLOCKWISE[seats][first]
    return tuple(range(first, seats)) + tuple(range(first))
