"""Lessons as they are read from their files. Whatever is wrong in one is said with its place."""

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from throneroom.kernel import BadInput, Game, State, load
from throneroom.kernel.errors import shown
from throneroom.kernel.position import Reader

WORD = re.compile(r"[a-z][a-z0-9_]*")
THING = re.compile(r"[a-z][a-z_]*:[\w-]+")
RULE = re.compile(r"[A-Z][RS]?\d+(\.\d+)?")
LONGEST = 300  # of a text within a lesson
MINUTES = 30


class Step(NamedTuple):
    """One thing to learn. Without `do` it is only read.

    `do` are actions as text, in which a `*` stands for anything: one of them is to be played, or
    with `all` each of them, in any order. `also` may be played on the way. `then` is what other
    seats answer afterwards, "1 ready", each as soon as it is asked and may; it goes on from there
    until the lesson asks again, or until an event of the kind `until` has happened. `point` are the
    things on the board that the step is about, `rule` is where that is written, and `refused` are
    actions that somebody may well try, with the rule that answers each.
    """

    id: str
    point: tuple[str, ...] = ()
    rule: str = ""
    do: tuple[str, ...] = ()
    all: bool = False
    also: tuple[str, ...] = ()
    then: tuple[tuple[int, str], ...] = ()
    until: str = ""
    refused: Mapping[str, str] = {}


class Scene(NamedTuple):
    """A position, seen from a seat, and the steps that are taken in it one after the other.

    `skip` are actions with which everybody goes on wherever the lesson is not about the question:
    to pass, to decline.
    """

    seat: int
    position: Mapping[str, Any]
    steps: tuple[Step, ...]
    skip: tuple[str, ...] = ()


class Free(NamedTuple):
    """The game that is played after the lesson, against bots."""

    seats: int
    options: Mapping[str, Any]
    bot: str


class Lesson(NamedTuple):
    """A first lesson of a game."""

    game: Game
    minutes: int
    scenes: tuple[Scene, ...]
    free: Free

    def start(self, scene: int) -> State:
        """The position with which a scene begins."""
        return self.game.from_position(self.scenes[scene].position)

    @property
    def steps(self) -> list[Step]:
        """All steps in their order."""
        return [step for scene in self.scenes for step in scene.steps]


def lesson_slugs() -> list[str]:
    """The games that have a lesson."""
    names = [path.name for path in files(__package__ or "").iterdir()]
    return sorted(name.removesuffix(".json") for name in names if name.endswith(".json"))


def load_lesson(slug: str) -> Lesson:
    """The lesson of a game; bad input if it has none."""
    if slug not in lesson_slugs():
        raise BadInput("no-lesson", game=shown(slug))
    return _in_file(slug)


@cache
def _in_file(slug: str) -> Lesson:
    return parse_lesson(slug, (files(__package__ or "") / f"{slug}.json").read_text("utf-8"))


def parse_lesson(slug: str, text: str) -> Lesson:
    """A lesson from the text of its file."""
    try:
        document = json.loads(text)
    except ValueError as error:
        raise BadInput("position-not-json", line=getattr(error, "lineno", 1)) from None
    return read_lesson(slug, document)


def read_lesson(slug: str, document: Any) -> Lesson:
    """A lesson from its JSON. Everything about it is checked; nothing is trusted."""
    reader = Reader(document)
    game = load(slug)
    minutes = reader.number("minutes", 1, MINUTES)
    scenes = tuple(_read_scene(game, child) for child in reader.children("scenes"))
    free = _read_free(game, reader.child("free"))
    reader.done()
    if not scenes:
        raise reader.complain("position-missing", "scenes")
    lesson = Lesson(game, minutes, scenes, free)
    ids = [step.id for step in lesson.steps]
    for twice in (name for name in ids if ids.count(name) > 1):
        raise reader.complain("lesson-step-twice", "scenes", step=twice)
    return lesson


def _read_scene(game: Game, reader: Reader) -> Scene:
    place = reader.place("position")
    content = reader.raw("position")
    if not isinstance(content, dict):
        raise BadInput("position-not-an-object", path=place)
    position = {**content, "game": game.slug}
    try:
        state = game.from_position(position)
    except BadInput as complaint:
        data = dict(complaint.data)
        path = str(data.pop("path", ""))
        raise BadInput(complaint.key, path=f"{place}{path}", **data) from None
    seat = reader.number("seat", 0, state.seats - 1, 0)
    steps = tuple(_read_step(game, state, child) for child in reader.children("steps"))
    skip = _texts(reader, "skip")
    reader.done()
    if not steps:
        raise reader.complain("position-missing", "steps")
    actions = [_action(game, text, f"{reader.place('skip')}/{i}") for i, text in enumerate(skip)]
    return Scene(seat, position, steps, tuple(actions))


def _read_step(game: Game, state: State, reader: Reader) -> Step:
    refused = reader.child("refused", {})
    step = Step(
        _text(reader.raw("id"), WORD, reader.place("id")),
        _texts(reader, "point", THING),
        "" if not reader.has("rule") else _text(reader.raw("rule"), RULE, reader.place("rule")),
        _texts(reader, "do"),
        reader.flag("all", False),
        _texts(reader, "also"),
        tuple(_read_move(game, state, reader, i, text) for i, text in _numbered(reader, "then")),
        reader.word("until", tuple(game.events), "") if reader.has("until") else "",
        {
            _action(game, text, refused.place(shown(text))): _text(
                refused.raw(text), RULE, refused.place(shown(text))
            )
            for text in reader.raw("refused", {})
        },
    )
    reader.done()
    for name in ("do", "also"):
        for i, pattern in enumerate(getattr(step, name)):
            if "*" not in pattern:
                _action(game, pattern, f"{reader.place(name)}/{i}")
    for name in ("all", "also", "then", "until", "refused"):
        if reader.has(name) and not step.do:
            raise reader.complain("position-missing", "do")
    return step


def _read_move(game: Game, state: State, reader: Reader, number: int, text: str) -> tuple[int, str]:
    """What another seat answers: "1 ready"."""
    place = f"{reader.place('then')}/{number}"
    seat, _, action = text.partition(" ")
    if not seat.isdecimal() or int(seat) >= state.seats:
        raise BadInput("no-such-seat", seat=shown(seat), high=state.seats - 1)
    return int(seat), _action(game, action, place)


def _read_free(game: Game, reader: Reader) -> Free:
    seats = reader.number("seats", game.seats[0], game.seats[-1])
    options = reader.raw("options", {})
    game.start(seats, options)
    bot = _text(reader.raw("bot"), WORD, reader.place("bot"))
    reader.done()
    return Free(seats, options, bot)


def _action(game: Game, text: str, place: str) -> str:
    """An action in the form in which it is written."""
    try:
        return game.write(game.read(text))
    except BadInput:
        raise BadInput("position-bad-word", path=place, text=shown(text)) from None


def _numbered(reader: Reader, name: str) -> list[tuple[int, str]]:
    return list(enumerate(_texts(reader, name)))


def _texts(reader: Reader, name: str, form: re.Pattern[str] | None = None) -> tuple[str, ...]:
    return tuple(
        _text(item, form, f"{reader.place(name)}/{i}")
        for i, item in enumerate(reader.items(name, []))
    )


def _text(value: Any, form: re.Pattern[str] | None, place: str) -> str:
    if not isinstance(value, str) or not 0 < len(value) <= LONGEST:
        raise BadInput("position-not-a-text", path=place, text=shown(value))
    if form is not None and not form.fullmatch(value):
        raise BadInput("position-bad-word", path=place, text=shown(value))
    return value
