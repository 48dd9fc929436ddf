"""What one seat may know of a state: all that a bot gets."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from throneroom.kernel.actions import Action
from throneroom.kernel.chance import Chance
from throneroom.kernel.decision import Decision
from throneroom.kernel.flow import Event, Outcome

if TYPE_CHECKING:
    from throneroom.kernel.state import State


class Sight:
    """What a bot gets instead of the state: view, question, legal actions, what has happened, and
    imagined full states."""

    __slots__ = (
        "game",
        "seat",
        "_view",
        "_question",
        "_context",
        "_legal",
        "_events",
        "_imagine",
        "_decision",
        "_check",
        "_outcome",
        "_frame",
    )

    def __init__(self, state: "State", seat: int, events: Sequence[Event]) -> None:
        self.game = state.game
        self.seat = seat
        # Closures rather than the state itself: a bot that looks around finds no truth to peek at.
        self._view: Callable[[], dict[str, Any]] = lambda: state.view(seat)
        self._question: Callable[[], str] = lambda: (
            state.table.flow.kind if seat in state.table.flow.asked else ""
        )
        self._context: Callable[[], dict[str, Any]] = lambda: state.context(seat)
        self._legal: Callable[[], list[Action]] = lambda: state.legal(seat)
        self._events: Callable[[], list[dict[str, Any]]] = lambda: [
            told for event in events if (told := state.game.describe(event, seat)) is not None
        ]
        self._imagine: Callable[[Chance], State] = lambda chance: state.imagine(seat, chance)
        self._decision: Callable[[], Decision | None] = lambda: state.decision(seat)
        self._check: Callable[[Action], None] = lambda action: state.check(seat, action)
        self._outcome: Callable[[], Outcome | None] = lambda: state.outcome()
        self._frame: Callable[[], tuple[tuple[str, ...], dict[str, Any]]] = lambda: (
            state.game.seat_names(state.table),
            state.table.options,
        )

    def __repr__(self) -> str:
        return (
            f"<sight of seat {self.seat} of {self.game.slug}, asked {self.question or 'nothing'}>"
        )

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self._view()

    @property
    def question(self) -> str:
        """The kind of question that is asked of the seat; empty if none is."""
        return self._question()

    @property
    def context(self) -> dict[str, Any]:
        """Named details of that question, by ids."""
        return self._context()

    @property
    def events(self) -> list[dict[str, Any]]:
        """What has happened since the seat was asked the last time, as far as it may know."""
        return self._events()

    @property
    def decision(self) -> Decision | None:
        """What is asked of the seat, as a client gets it; None if nothing is."""
        return self._decision()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self._outcome()

    @property
    def seat_names(self) -> tuple[str, ...]:
        """What each seat plays: a house, a colour."""
        return self._frame()[0]

    @property
    def options(self) -> dict[str, Any]:
        """The options of the game, by name."""
        return dict(self._frame()[1])

    def legal(self) -> list[Action]:
        """What the seat may do."""
        return self._legal()

    def check(self, action: Any) -> None:
        """Accept any action that the rules allow the seat; raise `Illegal` for any other."""
        self._check(action)

    def imagine(self, chance: Any) -> "State":
        """A full state drawn from those consistent with all that the seat knows."""
        return self._imagine(chance)
