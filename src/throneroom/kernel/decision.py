"""Questions that a game asks, and a seat's decision as a client sees it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from throneroom.kernel.actions import Action
from throneroom.kernel.chance import Chance


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """One kind of question. The functions get the game's table first.

    `legal` lists actions that reach every outcome that matters; `check` judges any action with one
    of the `verbs` and raises `Illegal`; `take` carries an accepted action out and returns True if
    the seat is not done yet (it places orders one by one, say).

    `sealed`: answers of several seats are kept secret until all are in, and can be taken back until
    then. `take_back`: a seat that is done may open its own choices again while others still think.
    `private`: others are not told who is being asked, because that alone would tell something
    about a hidden hand. `always`: a person is asked even if only one action is listed, because more
    than is listed may be done, or because an answer without asking would tell what the seat lacks.
    `anyone`: the first answer of any seat that is asked counts for all of them.

    `timeout` is what happens for a seat whose clock has run out; otherwise the first legal action.
    `quiet` are the verbs with which a seat that is asked in private declines: nobody else is told.
    `context` are named details of the question, by ids. `offer` is what a person is offered where
    that is not the list of `legal`: groups, handles, ranges, as JSON of the game's own. `sample`
    draws one legal action, where that is quicker than to list them all. `refuse` says by a rule of
    the game why a seat that is asked may do nothing else now; if it is silent, the kernel says it.
    `choice` says whether a seat has more than one thing to do, where that is quicker than to list
    them.
    `evenly`: whether a seat that is asked in private would be asked whatever it holds; `idle`:
    whether it is asked only for that reason, and need not be troubled.
    """

    verbs: frozenset[str]
    legal: Callable[[Any, int], list[Action]]
    check: Callable[[Any, int, Action], None]
    take: Callable[[Any, int, Action], bool | None]
    sealed: bool = False
    take_back: bool = False
    private: bool = False
    always: bool = False
    anyone: bool = False
    timeout: Callable[[Any, int], Action] | None = None
    quiet: frozenset[str] = frozenset()
    context: Callable[[Any, int], dict[str, Any]] | None = None
    offer: Callable[[Any, int], dict[str, Any] | None] | None = None
    sample: Callable[[Any, int, Chance], Action] | None = None
    choice: Callable[[Any, int], bool] | None = None
    refuse: Callable[[Any, int], None] | None = None
    evenly: Callable[[Any, int], bool] | None = None
    idle: Callable[[Any, int], bool] | None = None

    def forces(self, legal: Sequence[Action]) -> bool:
        """Whether a seat that may do this, and nothing else, need not be asked.

        It is asked all the same if the answer may still be changed, if more can be done than is
        listed, and if an answer without asking would tell of something hidden.
        """
        return len(legal) == 1 and not (self.take_back or self.always or self.private)


def is_choice(actions: Iterator[Action]) -> bool:
    """Whether there are two different ones; no more are looked for."""
    first = next(actions, None)
    return any(action != first for action in actions)


class Choice(NamedTuple):
    """One option of a decision: its text form, named arguments, and the things it concerns."""

    text: str
    verb: str
    args: dict[str, Any]
    targets: tuple[str, ...]


class Asked(NamedTuple):
    """What is asked of a seat now, for whoever knows what actions are."""

    kind: str
    context: dict[str, Any]
    actions: list[Action]
    may_take_back: bool
    offer: dict[str, Any] | None


class Decision(NamedTuple):
    """What is asked of a seat now, for a client that knows no rules."""

    seat: int
    kind: str
    context: dict[str, Any]
    choices: list[Choice]
    may_take_back: bool
    offer: dict[str, Any] | None = None
