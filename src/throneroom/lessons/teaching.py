"""Where somebody stands in a lesson: told by the scene and by what was answered in it so far.

Nothing is remembered between two questions: whoever asks says what was answered, and it is played
again from the beginning of the scene.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from throneroom.kernel import Action, BadInput, Event, Illegal, State
from throneroom.kernel.errors import shown
from throneroom.lessons.reading import Lesson, Scene, Step

READ = ""
"""The answer to a step that is only read."""
MOST_ANSWERS = 200


class Moment(NamedTuple):
    """A place in a lesson. `step` is None when the scene is over."""

    scene: Scene
    step: Step | None
    number: int
    """How many steps of the scene are behind."""
    left: tuple[str, ...]
    """What is still to be done in the step."""
    played: tuple[str, ...]
    state: State
    events: tuple[Event, ...]
    """What has happened in the scene."""
    fresh: int
    """How many of these happened with the last answer."""


def fits(text: str, pattern: str) -> bool:
    """Whether the text of an action is one that a lesson names; a `*` stands for anything."""
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), text) is not None


def moment(lesson: Lesson, scene: int, played: Sequence[str] = ()) -> Moment:
    """Where one stands in a scene after these answers; answers that do not fit are bad input."""
    if type(scene) is not int or not 0 <= scene < len(lesson.scenes):
        raise BadInput("no-such-scene", scene=shown(scene), high=len(lesson.scenes) - 1)
    if not isinstance(played, (list, tuple)) or len(played) > MOST_ANSWERS:
        raise BadInput("lesson-other-answer", text=shown(played))
    found = _beginning(lesson, scene)
    for text in played:
        if text == READ and found.step is not None and not found.step.do:
            found = _on(found, READ, [])
            continue
        try:
            following = None if text == READ else answer(found, lesson.game.read(text))
        except Illegal:
            following = None
        if following is None:
            raise BadInput("lesson-other-answer", text=shown(text))
        found = following
    return found


def _beginning(lesson: Lesson, number: int) -> Moment:
    scene = lesson.scenes[number]
    first = scene.steps[0]
    now = Moment(scene, first, 0, first.do, (), lesson.start(number), (), 0)
    return now._replace(events=tuple(_go_on(now, [], [], "")))


def answer(now: Moment, action: Action) -> Moment | None:
    """Where an action leads. `Illegal` if the rules forbid it, None if they do not and yet it is
    not what the step is about."""
    state = now.state.copy()
    seat = now.scene.seat
    state.check(seat, action)
    text = state.game.write(action)
    step = now.step
    if step is None or not step.do:
        return None
    wanted = next((pattern for pattern in now.left if fits(text, pattern)), None)
    if wanted is None and not any(fits(text, pattern) for pattern in step.also):
        return None
    left = now.left
    if wanted is not None:
        left = tuple(pattern for pattern in left if pattern != wanted) if step.all else ()
    events = state.apply(seat, action)
    return _on(now._replace(state=state, left=left), text, events)


def _on(now: Moment, text: str, events: list[Event]) -> Moment:
    """The moment after an answer, and the next step if there is nothing left to do in this one."""
    played = (*now.played, text)
    done = now.step
    replies: list[tuple[int, str]] = []
    if not now.left and now.step is not None:
        replies = list(now.step.then)
        number = now.number + 1
        following = now.scene.steps[number] if number < len(now.scene.steps) else None
        left = () if following is None else following.do
        now = now._replace(step=following, number=number, left=left)
    if done is not None and done.do:
        events = _go_on(now, replies, events, done.until)
    return now._replace(played=played, events=(*now.events, *events), fresh=len(events))


def _go_on(
    now: Moment, replies: list[tuple[int, str]], events: list[Event], until: str
) -> list[Event]:
    """What has happened, with what others answer, what is skipped, and what follows because nobody
    has a choice, until the lesson goes on."""
    found = list(events)
    while not any(event.kind == until for event in found):
        move = _next_move(now, replies)
        if move is None:
            break
        found += now.state.apply(*move)
    return found


def _next_move(now: Moment, replies: list[tuple[int, str]]) -> tuple[int, Action] | None:
    state = now.state
    own = now.scene.seat
    if own in state.to_move() and _wanted(now):
        return None
    forced = state.forced()
    if forced is not None:
        return forced
    for seat, text in replies:
        if seat != own and (action := _allowed(state, seat, text)) is not None:
            replies.remove((seat, text))
            return seat, action
    for seat in state.to_move():
        for text in now.scene.skip:
            if (action := _allowed(state, seat, text)) is not None:
                return seat, action
    return None


def _wanted(now: Moment) -> bool:
    """Whether the seat is asked just what the lesson comes to next."""
    following = now.scene.steps[now.number :]
    step = next((step for step in following if step.do), None)
    if step is None:
        return False
    left = now.left if step is now.step else step.do
    texts = [now.state.game.write(action) for action in now.state.legal(now.scene.seat)]
    return any(fits(text, pattern) for text in texts for pattern in (*left, *step.also)) or any(
        _allowed(now.state, now.scene.seat, text) for text in left if "*" not in text
    )


def _allowed(state: State, seat: int, text: str) -> Action | None:
    """An action, if the seat is asked and may play it."""
    action = state.game.read(text)
    if seat not in state.to_move():
        return None
    try:
        state.check(seat, action)
    except Illegal:
        return None
    return action
