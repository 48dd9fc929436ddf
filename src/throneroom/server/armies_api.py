"""HTTP: building armies, and keeping and sharing them.

What an army is, only its game knows (`Game.builder`); here it is a text. Everything that a game
tells by ids is said in the visitor's language beside it.
"""

import asyncio
import secrets
from functools import lru_cache
from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, Depends, Path, Request
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection

from throneroom.kernel import BadInput, Builder, FastChance, Game, Illegal
from throneroom.server import armies
from throneroom.server.errors import Refused
from throneroom.server.games_api import find_game
from throneroom.server.visitors import Asker, KnownVisitor, TheHub, Visitor, language_of
from throneroom.server.wire import stamp
from throneroom.text import Translator

router = APIRouter(prefix="/api", tags=["armies"])
Slug = Annotated[str, Path(max_length=60)]
ArmyId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,24}$")]
# A database may refuse the character NUL.
ArmyText = Annotated[str, Field(max_length=20_000, pattern=r"^[^\x00]*$")]
ArmyName = Annotated[str, Field(max_length=200, pattern=r"^[^\x00]*$")]


class List(BaseModel):
    """An army as text."""

    model_config = ConfigDict(extra="forbid")
    text: ArmyText


class Wish(BaseModel):
    """A faction and a points limit, for an army at random."""

    model_config = ConfigDict(extra="forbid")
    faction: str = Field(max_length=60)
    points: int = Field(ge=1, le=1000)


class Kept(BaseModel):
    """An army to be kept, and what it is called."""

    model_config = ConfigDict(extra="forbid")
    name: ArmyName
    text: ArmyText


class Workshop(NamedTuple):
    """A game whose armies can be built, and the language of whoever builds."""

    game: Game
    builder: Builder
    language: str

    def translator(self) -> Translator:
        return Translator(self.language, self.game)


def workshop(slug: str, request: Request) -> Workshop:
    """The builder of a game; one without is not found. What it refuses is said in its words."""
    game = find_game(slug)
    if game.builder is None:
        raise Refused(404, "no-armies", game=slug[:60])
    request.state.game = game
    return Workshop(game, game.builder, language_of(request))


TheWorkshop = Annotated[Workshop, Depends(workshop)]


# Building


@router.get("/builder/{slug}")
async def beginnings(slug: Slug, shop: TheWorkshop, hub: TheHub, asker: Asker) -> dict[str, Any]:
    """The factions, why some are not ready, the ready-made armies, and how many points are used."""
    hub.limits.take("ask", asker)
    return await asyncio.to_thread(_beginnings, shop)


@lru_cache(32)
def _beginnings(shop: Workshop) -> dict[str, Any]:
    translator, builder = shop.translator(), shop.builder
    made = builder.starters()
    return {
        "game": shop.game.slug,
        "points": {"low": builder.low, "high": builder.high},
        "factions": [
            {
                "faction": faction,
                "name": translator.name("faction", faction),
                "ready": not refusals,
                "refusals": [_refusal(translator, refusal) for refusal in refusals],
            }
            for faction, refusals in builder.factions().items()
        ],
        "starters": [
            {
                "id": name,
                "name": translator.option_choice(builder.option, name),
                "text": builder.write(army),
                "line": builder.line(army),
                **_short(builder, army),
            }
            for name, army in made.items()
        ],
    }


def _short(builder: Builder, army: Any) -> dict[str, Any]:
    """What a list of armies says of each."""
    told = builder.told(army)
    return {
        "faction": told["faction"],
        "limit": told["limit"],
        "points": told["points"]["total"],
        "allowed": not builder.refusals(army),
    }


def _refusal(translator: Translator, refusal: Illegal) -> dict[str, Any]:
    """A refusal in words, with its rule and the ids of what it is about."""
    ids = [
        one
        for value in refusal.data.values()
        for one in (value if isinstance(value, (list, tuple)) else [value])
        if isinstance(one, str)
    ]
    return {"rule": refusal.rule, "text": translator.refusal(refusal), "ids": ids}


@router.get("/builder/{slug}/{faction}")
async def catalogue(
    slug: Slug,
    faction: Annotated[str, Path(max_length=60)],
    shop: TheWorkshop,
    hub: TheHub,
    asker: Asker,
) -> dict[str, Any]:
    """The cards of which armies of a faction are made, with their numbers, names and texts."""
    hub.limits.take("ask", asker)
    return await asyncio.to_thread(_catalogue, shop, faction)


@lru_cache(128)
def _catalogue(shop: Workshop, faction: str) -> dict[str, Any]:
    return _in_words(shop.translator(), shop.builder.catalogue(faction))


def _in_words(translator: Translator, told: dict[str, Any]) -> dict[str, Any]:
    """With the names and texts of all ids instead of the list of them."""
    words: dict[str, dict[str, dict[str, str]]] = {}
    for kind, ids in told["names"].items():
        words[kind] = {thing: _words(translator, kind, thing) for thing in ids}
    return {**{key: value for key, value in told.items() if key != "names"}, "words": words}


def _words(translator: Translator, kind: str, thing: str) -> dict[str, str]:
    key = f"{translator.slug}-{kind}-{thing}.text"
    text = translator.say(key) if translator.has(key, "en") else ""
    return {"name": translator.name(kind, thing), "text": text}


@router.post("/builder/{slug}/check")
async def check(
    slug: Slug, body: List, shop: TheWorkshop, hub: TheHub, asker: Asker
) -> dict[str, Any]:
    """Everything about the army of a list: its cards, what they cost, its deck, what to expect of
    its attacks, all that is against the rules, and the list as it is best written."""
    hub.limits.take("ask", asker)
    return await asyncio.to_thread(lambda: _told(shop, shop.builder.read(body.text)))


def _told(shop: Workshop, army: Any) -> dict[str, Any]:
    translator, builder = shop.translator(), shop.builder
    refusals = builder.refusals(army)
    return {
        **_in_words(translator, builder.told(army)),
        "text": builder.write(army),
        "line": builder.line(army),
        "allowed": not refusals,
        "refusals": [_refusal(translator, refusal) for refusal in refusals],
    }


@router.post("/builder/{slug}/random")
async def at_random(
    slug: Slug, body: Wish, shop: TheWorkshop, hub: TheHub, asker: Asker
) -> dict[str, Any]:
    """An allowed army of a faction, drawn at random."""
    hub.limits.take("hint", asker)
    if not shop.builder.low <= body.points <= shop.builder.high:
        raise Refused(422, "bad-points", low=shop.builder.low, high=shop.builder.high)

    def work() -> dict[str, Any]:
        chance = FastChance(secrets.randbits(32))
        return _told(shop, shop.builder.draw(body.faction, body.points, chance))

    return await asyncio.to_thread(work)


# Keeping and sharing


def _kept(row: Any, person_id: str | None) -> dict[str, Any]:
    """An army that is kept; one that the rules of today do not understand any more is only text."""
    told: dict[str, Any] = {
        "id": row.id,
        "game": row.game,
        "name": row.name,
        "text": row.text,
        "owner": row.owner,
        "yours": row.user_id == person_id,
        "changed": stamp(row.changed),
    }
    builder = find_game(row.game).builder
    try:
        army = builder.read(row.text) if builder else None
    except BadInput:
        army = None
    if builder is None or army is None:
        return {**told, "faction": None, "limit": 0, "points": 0, "allowed": False, "line": ""}
    return {**told, **_short(builder, army), "line": builder.line(army)}


@router.get("/armies/{slug}")
async def mine(
    slug: Slug, shop: TheWorkshop, person: KnownVisitor, hub: TheHub
) -> list[dict[str, Any]]:
    """The armies that I keep for a game, the newest first."""
    rows = await hub.database.read(lambda c: armies.all_of(c, person, shop.game.slug))
    return await asyncio.to_thread(lambda: [_kept(row, person.id) for row in rows])


@router.post("/armies/{slug}")
async def keep(
    slug: Slug, body: Kept, shop: TheWorkshop, person: KnownVisitor, hub: TheHub
) -> dict[str, Any]:
    """Keep an army, allowed or not yet: whatever can be read."""
    hub.limits.take("join", person.id)
    name = armies.clean_name(body.name)
    text = shop.builder.write(shop.builder.read(body.text))

    def work(connection: Connection) -> Any:
        army_id = armies.keep(connection, person, shop.game.slug, name, text)
        return armies.find(connection, army_id)

    return _kept(await hub.database.run(work), person.id)


@router.put("/armies/{slug}/{army_id}")
async def change(
    slug: Slug,
    army_id: ArmyId,
    body: Kept,
    shop: TheWorkshop,
    person: KnownVisitor,
    hub: TheHub,
) -> dict[str, Any]:
    """Keep an army of mine as it is now."""
    hub.limits.take("join", person.id)
    name = armies.clean_name(body.name)
    text = shop.builder.write(shop.builder.read(body.text))

    def work(connection: Connection) -> Any:
        armies.change(connection, person, army_id, name, text)
        return armies.find(connection, army_id)

    return _kept(await hub.database.run(work), person.id)


@router.delete("/armies/{slug}/{army_id}")
async def forget(
    slug: Slug, army_id: ArmyId, shop: TheWorkshop, person: KnownVisitor, hub: TheHub
) -> dict[str, bool]:
    """Keep an army of mine no longer."""
    hub.limits.take("join", person.id)
    await hub.database.run(lambda c: armies.forget(c, person, army_id))
    return {"ok": True}


@router.get("/armies/{slug}/{army_id}")
async def shared(
    slug: Slug, army_id: ArmyId, shop: TheWorkshop, person: Visitor, hub: TheHub, asker: Asker
) -> dict[str, Any]:
    """An army that somebody keeps, for whoever has the link."""
    hub.limits.take("ask", asker)
    row = await hub.database.read(lambda c: armies.find(c, army_id))
    if row.game != shop.game.slug:
        raise Refused(404, "no-such-army")
    return await asyncio.to_thread(_kept, row, person.id if person else None)
