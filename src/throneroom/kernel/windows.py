"""Windows: moments at which seats may react, one after another, in a defined order.

A window is opened for a subject, which is whatever the game says about the moment: a step of an
attack, a card that is played. Seats are asked in order, and only those that want to be asked and
that the game finds worth asking. In the usual window they declare what they use, knowing what was
declared before, and when everybody has, all of it is resolved in that order. In a window `at_once`
every effect is resolved when it is declared, and then everybody may react again.

To be declared may be a moment of its own: with `answered` another window is opened for each
effect before it is resolved, and there it can be cancelled.

    ("window", which, subject, passed, declared, last)   ask the next seat, or resolve
    ("resolve", which, subject, seat, action)            carry out what a seat has declared

`passed` is a bit set of seats, `declared` the pairs of seat and action so far, `last` the seat
whose effect has opened the window again, or -1.

Whoever passes may say how long: `pass` only now, `pass_turn`, `pass_round` and `pass_game` also
whenever the same trigger comes again. `listen`, which any seat may say at any time, ends that.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

from throneroom.kernel.actions import Action, Verb, words
from throneroom.kernel.decision import Question
from throneroom.kernel.errors import Illegal
from throneroom.kernel.flow import REST_OF_GAME, REST_OF_ROUND, REST_OF_TURN, Flow

Subject: TypeAlias = tuple[Any, ...]
Declared: TypeAlias = tuple[tuple[int, Action], ...]

PASS: Final[Action] = ("pass",)
LISTEN: Final[Action] = ("listen",)
SCOPES: Final = {"pass_turn": REST_OF_TURN, "pass_round": REST_OF_ROUND, "pass_game": REST_OF_GAME}
PASSES: Final = frozenset({"pass", *SCOPES})
PASS_VERBS: Final[Mapping[str, Verb]] = dict(words(verb) for verb in ("pass", *SCOPES))


@dataclass(frozen=True, slots=True, eq=False)
class Window:
    """One kind of window. The functions get the game's table first.

    `order` are the seats, first to last, and `asks` tells whether a seat is asked. What it looks at
    is up to the game: whoever is asked only with something in a hidden hand shows that by being
    asked, so either the question is private and several might be meant, or only what everybody
    knows counts. `effects` are the actions a seat may declare, `check` refuses any other, `declare`
    pays for one and tells of it, `resolve` carries it out. `question` is the kind of question that
    asks for it; with `in_private` it is another kind, which others are not shown, where `hides`
    says so. `trigger` names what a seat does not want to be asked about again.
    """

    verbs: frozenset[str]
    order: Callable[[Any, Subject, int], Sequence[int]]
    asks: Callable[[Any, int, Subject, Declared], bool]
    effects: Callable[[Any, int, Subject], list[Action]]
    check: Callable[[Any, int, Action, Subject], None]
    resolve: Callable[[Any, int, Action, Subject], None]
    declare: Callable[[Any, int, Action, Subject], None] | None = None
    question: str = "react"
    in_private: str = ""
    hides: Callable[[Any, int, Subject], bool] | None = None
    trigger: Callable[[Any, Subject], str] | None = None
    answered: str = ""
    at_once: bool = False
    several: bool = False
    """Whether a seat may declare more than one effect."""
    reopen: Callable[[Any, Subject, int], None] | None = None
    """(table, subject, last): what goes before a window `at_once` opens again; it opens it."""
    evenly: Callable[[Any, int, Subject, Declared], bool] | None = None
    """Whether a seat is asked in private whatever it holds and wants to be asked about, so that no
    pause tells the others. It looks at nothing that is hidden from them."""
    choice: Callable[[Any, int, Subject], bool] | None = None
    """Whether there are effects, where that is quicker to say than to list them."""


def open_window(flow: Flow, which: str, subject: Subject, last: int = -1, passed: int = 0) -> None:
    """Put a window on the agenda."""
    flow.push("window", which, subject, passed, (), last)


def cancel(flow: Flow, which: str, subject: Subject, seat: int, action: Action) -> bool:
    """What was declared is not resolved; whether there was still something to cancel."""
    step = ("resolve", which, subject, seat, action)
    for i in range(len(flow.agenda) - 1, -1, -1):
        if flow.agenda[i] == step:
            del flow.agenda[i]
            return True
    return False


class Windows(NamedTuple):
    """What the windows of a game add to its tables."""

    steps: dict[str, Callable[..., None]]
    questions: dict[str, Question]


def windows_of(
    kinds: Mapping[str, Window],
    contexts: Mapping[str, Callable[[Any, int], dict[str, Any]]] | None = None,
) -> Windows:
    """The steps and questions of these windows, by name; `contexts` are those of the questions."""
    asked: dict[str, frozenset[str]] = {}
    for window in kinds.values():
        for question in filter(None, (window.question, window.in_private)):
            asked[question] = asked.get(question, frozenset()) | window.verbs
    secret = {window.in_private for window in kinds.values()}
    return Windows(
        {"window": partial(_window, kinds), "resolve": partial(_resolve, kinds)},
        {
            question: Question(
                verbs | PASSES,
                partial(_legal, kinds),
                partial(_check, kinds),
                partial(_take, kinds),
                choice=partial(_has_choice, kinds),
                private=question in secret,
                always=True,  # a pass without asking would show that a hand lacks something
                timeout=_pass,
                quiet=PASSES if question in secret else frozenset(),
                evenly=partial(_evenly, kinds) if question in secret else None,
                idle=partial(_idle, kinds) if question in secret else None,
                context=(contexts or {}).get(question),
            )
            for question, verbs in asked.items()
        },
    )


def _window(
    kinds: Mapping[str, Window],
    t: Any,
    which: str,
    subject: Subject,
    passed: int = 0,
    declared: Declared = (),
    last: int = -1,
) -> None:
    """Ask the next seat; when there is none left, what was declared is resolved in its order."""
    window = kinds[which]
    flow: Flow = t.flow
    for seat in window.order(t, subject, last):
        if passed >> seat & 1:
            continue
        if window.evenly is not None and window.evenly(t, seat, subject, declared):
            flow.ask(window.in_private, (seat,), which, subject, passed, declared, last)
            return
        if flow.muted and not flow.listens(seat, _trigger(window, t, which, subject)):
            continue
        if window.asks(t, seat, subject, declared):
            kind = window.question
            if window.in_private and (window.hides is None or window.hides(t, seat, subject)):
                kind = window.in_private
            flow.ask(kind, (seat,), which, subject, passed, declared, last)
            return
    for seat, action in reversed(declared):
        _push_resolve(window, flow, which, subject, seat, action)


def _push_resolve(
    window: Window, flow: Flow, which: str, subject: Subject, seat: int, action: Action
) -> None:
    flow.push("resolve", which, subject, seat, action)
    if window.answered:
        open_window(flow, window.answered, (which, subject, seat, action))


def _trigger(window: Window, t: Any, which: str, subject: Subject) -> str:
    return which if window.trigger is None else window.trigger(t, subject)


def _resolve(
    kinds: Mapping[str, Window], t: Any, which: str, subject: Subject, seat: int, action: Action
) -> None:
    """What was declared happens now."""
    kinds[which].resolve(t, seat, action, subject)


def _legal(kinds: Mapping[str, Window], t: Any, seat: int) -> list[Action]:
    which, subject = t.flow.args[:2]
    return [*kinds[which].effects(t, seat, subject), PASS]


def _has_choice(kinds: Mapping[str, Window], t: Any, seat: int) -> bool:
    """Whether there is something besides the pass."""
    which, subject = t.flow.args[:2]
    window = kinds[which]
    if window.choice is not None:
        return window.choice(t, seat, subject)
    return bool(window.effects(t, seat, subject))


def _check(kinds: Mapping[str, Window], t: Any, seat: int, action: Action) -> None:
    if action[0] not in PASSES:
        which, subject = t.flow.args[:2]
        if action[0] not in kinds[which].verbs:
            raise Illegal("K3", "not-now", question=t.flow.kind)
        kinds[which].check(t, seat, action, subject)


def _take(kinds: Mapping[str, Window], t: Any, seat: int, action: Action) -> None:
    """Declare something, or pass, which is for good in this window."""
    flow: Flow = t.flow
    which, subject, passed, declared, last = flow.args
    window = kinds[which]
    if action[0] in PASSES:
        if action[0] in SCOPES:
            trigger = _trigger(window, t, which, subject)
            flow.mute(seat, trigger, SCOPES[action[0]])
        flow.push("window", which, subject, passed | 1 << seat, declared, last)
        return
    if window.at_once:
        if window.reopen is not None:
            window.reopen(t, subject, seat)
        else:
            open_window(flow, which, subject, seat)
        if window.declare is not None:
            window.declare(t, seat, action, subject)
        _push_resolve(window, flow, which, subject, seat, action)
        return
    if not window.several:
        passed |= 1 << seat
    flow.push("window", which, subject, passed, (*declared, (seat, action)), last)
    if window.declare is not None:
        window.declare(t, seat, action, subject)


def _evenly(kinds: Mapping[str, Window], t: Any, seat: int) -> bool:
    which, subject, _, declared, _ = t.flow.args
    evenly = kinds[which].evenly
    return evenly is not None and evenly(t, seat, subject, declared)


def _idle(kinds: Mapping[str, Window], t: Any, seat: int) -> bool:
    """Whether the seat would not have been asked if others could not tell by that."""
    if not _evenly(kinds, t, seat):
        return False
    which, subject, _, declared, _ = t.flow.args
    window = kinds[which]
    listens = t.flow.listens(seat, _trigger(window, t, which, subject))
    return not (listens and window.asks(t, seat, subject, declared))


def _pass(t: Any, seat: int) -> Action:
    return PASS
