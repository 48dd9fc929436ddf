"""HTTP: what games there are, their rules, and rankings."""

from collections.abc import Iterable
from typing import Any

from fastapi import APIRouter

from throneroom.bots import bots_at_tables
from throneroom.kernel import BadInput, Game, Param, load, slugs
from throneroom.server import ratings
from throneroom.server.errors import Refused
from throneroom.server.visitors import TheHub
from throneroom.text import load_glossary, load_rulebook

router = APIRouter(prefix="/api", tags=["games"])


def find_game(slug: str) -> Game:
    """An installed game; an unknown one is not found."""
    try:
        return load(slug)
    except BadInput:
        raise Refused(404, "no-such-game", game=slug[:60]) from None


def _installed() -> list[Game]:
    found = []
    for slug in slugs():
        try:
            found.append(load(slug))
        except BadInput:
            continue
    return found


def _summary(game: Game, programs: Iterable[str]) -> dict[str, Any]:
    return {
        "slug": game.slug,
        "seats": list(game.seats),
        "usual": game.usual_seats,
        "options": [option.to_json() for option in game.options],
        "bots": [*bots_at_tables(), *sorted(programs)],
        "builder": {"option": game.builder.option, "verb": game.builder.verb}
        if game.builder
        else None,
    }


def forms_of(params: tuple[Param, ...]) -> list[list[Any]]:
    """The name and the kind of each argument, and of a number that is more than a whole one without
    bounds what it counts and from where to where it goes."""
    return [[param.name, _kind(param), *_bounds(param)] for param in params]


def _kind(param: Param) -> str | None:
    return None if param.names is None else param.names.kind + "*" * param.many


def _bounds(param: Param) -> list[dict[str, int | None]]:
    if param.names is not None or (param.scale, param.low, param.high) == (1, None, None):
        return []
    return [{"scale": param.scale, "low": param.low, "high": param.high}]


def statement_forms_of(params: tuple[Param, ...]) -> list[list[Any]]:
    """As for verbs, and the names or numbers that can stand there."""
    return [
        [
            param.name,
            _kind(param),
            list(param.names.ids if param.names else param.numbers),
            *_bounds(param),
        ]
        for param in params
    ]


def _bundles(game: Game) -> dict[str, Any]:
    """Verbs that name lists of things, such as an offer of cards for cards: more of these actions
    may be played than a decision lists. The things that each may name."""
    found = {}
    for name, verb in game.verbs.items():
        tables = [param.names for param in verb.params if param.many and param.names]
        if len(tables) == len(verb.params) > 1 and len({names.kind for names in tables}) == 1:
            found[name] = {"things": list(tables[0].ids)}
    return found


@router.get("/games")
async def games(hub: TheHub) -> list[dict[str, Any]]:
    """All games with seats and options."""
    return [_summary(game, hub.config.programs) for game in _installed()]


@router.get("/games/{slug}")
async def game_forms(slug: str, hub: TheHub) -> dict[str, Any]:
    """One game: also the kinds of its arguments, for translation, and what answers a question."""
    game = find_game(slug)
    return {
        **_summary(game, hub.config.programs),
        "verbs": {name: forms_of(verb.params) for name, verb in game.verbs.items()},
        "events": {
            name: {
                "params": forms_of(form.params),
                "secret": forms_of(form.secret),
                "rule": form.rule,
            }
            for name, form in game.events.items()
        },
        "statements": {
            name: statement_forms_of(statement.params)
            for name, statement in game.statements.items()
        },
        "questions": {kind: sorted(it.verbs) for kind, it in sorted(game.questions.items())},
        "bundles": _bundles(game),
        "previews": game.preview is not None,
    }


@router.get("/rules/{slug}")
async def rules(slug: str) -> list[dict[str, str]]:
    """The numbered rules of a game, in the order in which they are best read."""
    game = find_game(slug)
    return [rule._asdict() for rule in load_rulebook(game.slug).for_reading()]


@router.get("/glossary/{slug}")
async def glossary(slug: str) -> list[dict[str, str]]:
    """The terms of a game in every language."""
    return [term._asdict() for term in load_glossary(find_game(slug).slug)]


@router.get("/ratings/{slug}")
async def ranking(slug: str, hub: TheHub) -> list[dict[str, Any]]:
    """The best players of a game."""
    game = find_game(slug)
    return await hub.database.read(lambda c: ratings.best(c, game.slug))
