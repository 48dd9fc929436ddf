"""Moments at which effects may be used, in the order of the rules: F14.10, F14.15, F14.16.

Whatever can be a trigger is announced with `announce`. Where nothing listens to an event that costs
next to nothing; otherwise a window is opened: the active player declares first, then the others in
the order of turns, knowing what was declared, and then all of it is resolved in that order.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from throneroom.games.ice_and_fire.state import Battle, order_from
from throneroom.kernel import Action, Illegal, Window, open_window, windows_of


class Reaction(NamedTuple):
    """What a seat may use at an event; the subject is what the event is about."""

    usable: Callable[[Battle, int, tuple[Any, ...]], bool]
    resolve: Callable[[Battle, int, tuple[Any, ...]], None]


# By the event, and then by the ability.
REACTIONS: Final[dict[str, dict[int, Reaction]]] = {}


def announce(t: Battle, event: str, *subject: Any) -> None:
    """Something has happened, or is about to, to which effects may react."""
    if event in REACTIONS:
        open_window(t.flow, "event", (event, *subject))


def _usable(t: Battle, seat: int, subject: tuple[Any, ...]) -> list[Action]:
    return [
        ("use", ability)
        for ability, reaction in REACTIONS.get(subject[0], {}).items()
        if reaction.usable(t, seat, subject)
    ]


def _check(t: Battle, seat: int, action: Action, subject: tuple[Any, ...]) -> None:
    if action not in _usable(t, seat, subject):
        raise Illegal("F14.9", "ice_and_fire-not-its-trigger")


def _resolve(t: Battle, seat: int, action: Action, subject: tuple[Any, ...]) -> None:
    REACTIONS[subject[0]][action[1]].resolve(t, seat, subject)


def _declare(t: Battle, seat: int, action: Action, subject: tuple[Any, ...]) -> None:
    t.flow.emit("used", seat, action[1])


WINDOWS: Final = windows_of(
    {
        "event": Window(
            verbs=frozenset({"use"}),
            order=lambda t, subject, last: order_from(t, t.active),
            asks=lambda t, seat, subject, declared: bool(_usable(t, seat, subject)),
            effects=_usable,
            check=_check,
            declare=_declare,
            resolve=_resolve,
            trigger=lambda t, subject: subject[0],
        )
    },
    contexts={"react": lambda t, seat: {"event": t.flow.args[1][0]}},
)
STEPS: Final = WINDOWS.steps
QUESTIONS: Final = WINDOWS.questions
