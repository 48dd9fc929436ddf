"""HTTP: first lessons. Nothing is kept here: whoever learns tells where, and what was answered."""

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from fastapi.responses import Response
from pydantic import BaseModel, ConfigDict, Field

from throneroom.kernel import Action, BadInput, Game, Illegal
from throneroom.lessons import Lesson, Moment, answer, lesson_slugs, load_lesson, moment
from throneroom.lessons.teaching import MOST_ANSWERS, fits
from throneroom.server.errors import Refused
from throneroom.server.visitors import Asker, TheHub
from throneroom.text import Translator

router = APIRouter(prefix="/api/lessons", tags=["lessons"])
Scene = Annotated[int, Query(ge=0, le=100)]
Language = Literal["en", "pl", "bg"]
Text = Annotated[str, Field(max_length=400)]


class Place(BaseModel):
    """Where somebody stands: the scene, and what was answered in it."""

    model_config = ConfigDict(extra="forbid")
    scene: int = Field(default=0, ge=0, le=100)
    played: list[Text] = Field(default_factory=list, max_length=MOST_ANSWERS)


class Try(Place):
    """An action that somebody tries there: its text, or its verb and arguments by name."""

    action: Text | dict[str, Any]


def find_lesson(slug: str) -> Lesson:
    """The lesson of a game; one without is not found."""
    try:
        return load_lesson(slug)
    except BadInput:
        raise Refused(404, "no-such-lesson", game=slug[:60]) from None


@router.get("")
async def lessons() -> list[dict[str, Any]]:
    """All lessons: how long each takes, and the game that can be played afterwards."""
    found = [load_lesson(slug) for slug in lesson_slugs()]
    return [
        {
            "game": lesson.game.slug,
            "minutes": lesson.minutes,
            "scenes": [[step.id for step in scene.steps] for scene in lesson.scenes],
            "free": lesson.free._asdict(),
        }
        for lesson in found
    ]


@router.get("/{slug}/picture", response_class=Response)
async def picture(
    slug: str, hub: TheHub, asker: Asker, scene: Scene = 0, language: Language = "en"
) -> Response:
    """How a scene begins, drawn as everybody sees it, for the page that explains the game."""
    hub.limits.take("replay", asker)
    lesson = find_lesson(slug)

    def work() -> str:
        state = moment(lesson, scene).state
        translator = Translator(language, lesson.game)
        translator.look_at(state.table)
        draw = lesson.game.svg
        if draw is None:
            raise Refused(404, "no-such-address")
        return draw(state.table, translator.name)

    drawn = await asyncio.to_thread(work)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


@router.post("/{slug}")
async def place(slug: str, body: Place, hub: TheHub, asker: Asker) -> dict[str, Any]:
    """What is seen and asked at a place of a lesson."""
    hub.limits.take("ask", asker)
    lesson = find_lesson(slug)
    return await asyncio.to_thread(lambda: _shown(lesson, body.scene, _moment(lesson, body)))


@router.post("/{slug}/act")
async def act(slug: str, body: Try, hub: TheHub, asker: Asker) -> dict[str, Any]:
    """Play an action: where it leads. What the rules forbid they refuse; what they allow and the
    step does not want is refused as well."""
    hub.limits.take("ask", asker)
    lesson = find_lesson(slug)

    def work() -> dict[str, Any]:
        following = answer(_moment(lesson, body), _action(lesson.game, body))
        if following is None:
            raise Refused(409, "not-in-lesson")
        return _shown(lesson, body.scene, following)

    return await asyncio.to_thread(work)


@router.post("/{slug}/why")
async def why(slug: str, body: Try, hub: TheHub, asker: Asker) -> dict[str, Any]:
    """Whether the rules allow an action there: the `refusal` if not, or else the `preview` of what
    it would lead to."""
    hub.limits.take("ask", asker)
    lesson = find_lesson(slug)

    def work() -> dict[str, Any]:
        now = _moment(lesson, body)
        try:
            preview = now.state.preview(now.scene.seat, _action(lesson.game, body))
        except Illegal as refusal:
            key = f"illegal-{refusal.key}"
            told = {"key": key, "rule": refusal.rule, "data": refusal.data}
            return {"refusal": told, "preview": None}
        return {"refusal": None, "preview": preview}

    return await asyncio.to_thread(work)


def _moment(lesson: Lesson, body: Place) -> Moment:
    return moment(lesson, body.scene, body.played)


def _action(game: Game, body: Try) -> Action:
    if isinstance(body.action, dict):
        return game.action(body.action.get("verb", ""), body.action.get("args", {}))
    return game.read(body.action)


def _shown(lesson: Lesson, scene: int, now: Moment) -> dict[str, Any]:
    """A moment for the page: the step, and the same picture as at a table."""
    step = now.step
    before = sum(len(other.steps) for other in lesson.scenes[:scene])
    return {
        "scene": scene,
        "scenes": len(lesson.scenes),
        "played": list(now.played),
        "number": before + now.number,
        "of": len(lesson.steps),
        "step": None if step is None else step.id,
        "rule": "" if step is None else step.rule,
        "point": [] if step is None else list(step.point),
        "answer": _answer(now),
        "seat": now.scene.seat,
        "picture": _picture(now),
        "events": [
            told
            for event in now.events
            if (told := lesson.game.describe(event, now.scene.seat)) is not None
        ],
        "fresh": now.fresh,
    }


def _answer(now: Moment) -> dict[str, Any] | None:
    """An action that the step wants now, for whoever does not find it."""
    state = now.state
    game = state.game
    listed = [game.write(action) for action in state.legal(now.scene.seat)]
    for pattern in now.left:
        texts = [text for text in listed if fits(text, pattern)]
        if texts or "*" not in pattern:
            return state.choice(game.read(texts[0] if texts else pattern))._asdict()
    return None


def _picture(now: Moment) -> dict[str, Any]:
    state = now.state
    seat = now.scene.seat
    game = state.game
    outcome = state.outcome()
    decision = state.decision(seat)
    asked = None
    if decision is not None:
        asked = {
            "token": f"{now.number}/{len(now.played)}",
            "kind": decision.kind,
            "context": decision.context,
            "choices": [choice._asdict() for choice in decision.choices],
            "may_take_back": False,
            "offer": decision.offer,
        }
    return {
        "n": len(now.played),
        "view": state.view(seat),
        "decision": asked,
        "seat_names": list(game.seat_names(state.table)),
        "aliases": {} if game.aliases is None else game.aliases(state.table),
        "clocks": {},
        "outcome": None if outcome is None else outcome.to_json(),
        "undo": None,
        "may_undo": False,
        "undo_alone": False,
    }
