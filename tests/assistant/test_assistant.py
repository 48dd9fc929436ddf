"""An assistant at a table: the client of the protocol's own SDK plays whole games."""

import asyncio
import re
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from tests.server.client import Person, at_random
from tests.server.process import Server

from throneroom.bots import RandomBot
from throneroom.cli.main import run
from throneroom.kernel import Match, load
from throneroom.mcp import LocalChair, RemoteChair, serve
from throneroom.remote import RemoteSeat
from throneroom.text import LANGUAGES, Translator

Ask = Callable[..., Awaitable[str]]


def chair(slug: str = "iron_throne", seed: int = 3, **options: Any) -> LocalChair:
    match = Match.start(load(slug), 3, options or {"turn_limit": 3}, seed, ["human", "r", "r"])
    return LocalChair(match, 0, {1: RandomBot(1), 2: RandomBot(2)})


def playing(seat: Any, play: Callable[[Ask], Awaitable[None]], language: str = "en") -> None:
    """Connect the SDK's client to a seat, and let it play."""

    async def session() -> None:
        server = serve(seat, Translator(language, getattr(seat, "game", None)))
        async with Client(server) as client:
            await play(asking(client))

    asyncio.run(session())


def asking(client: Client) -> Ask:
    async def ask(tool: str, refused: bool = False, **arguments: Any) -> str:
        answer = await client.call_tool(tool, arguments)
        assert bool(answer.is_error) is refused, answer.content
        return "\n".join(getattr(part, "text", "") for part in answer.content)

    return ask


async def to_the_end(ask: Ask, over: str) -> tuple[int, str]:
    """Take the first option until the game is over; how often, and what was seen last."""
    seen = await ask("look")
    for count in range(2000):
        if over in seen:
            return count, seen
        seen = await ask("act", action="1")
    raise AssertionError("it does not end")


def test_the_client_of_the_sdk_plays_a_whole_game() -> None:
    seat = chair()

    async def play(ask: Ask) -> None:
        count, seen = await to_the_end(ask, "The game is over.")
        assert count > 1
        assert "Won by" in seen
        assert "The game is over" in await ask("look")
        assert "Nothing is asked" in await ask("options")

    playing(seat, play)
    assert seat.match.state.outcome() is not None


def test_there_are_five_tools_and_they_are_described_in_every_language() -> None:
    async def names(language: str) -> list[str]:
        game = load("watch")
        async with Client(serve(chair("watch", variant="base"), Translator(language, game))) as c:
            tools = (await c.list_tools()).tools
            assert [tool.name for tool in tools] == ["look", "options", "rules", "act", "talk"]
            return [str(tool.description) for tool in tools]

    told = [asyncio.run(names(language)) for language in LANGUAGES]
    assert all(len(set(texts)) == 3 for texts in zip(*told, strict=True))


def test_looking_and_options() -> None:
    seat = chair("watch", variant="base")

    async def play(ask: Ask) -> None:
        seen = await ask("look")
        listed = await ask("options")
        assert listed in seen
        first = re.findall(r"^(\d+)\. .*\[(.+)\]$", listed, re.MULTILINE)
        assert first[0][0] == "1"
        only = await ask("options", word=first[3][1])
        assert re.findall(r"\[(.+)\]$", only, re.MULTILINE) == [first[3][1]]
        before = seat.match.state.digest()
        await ask("act", action=first[3][1])
        assert seat.match.state.digest() != before
        assert seat.match.moves[0].seat in (0, 1, 2)

    playing(seat, play)


def test_a_refusal_says_why_and_by_which_rule_and_changes_nothing() -> None:
    seat = chair("watch", variant="base")

    async def play(ask: Ask) -> None:
        await ask("look")
        before = seat.match.state.digest()
        assert "(K3)" in await ask("act", refused=True, action="roll")
        assert "fly" in await ask("act", refused=True, action="fly away")
        await ask("act", refused=True, action="9999")
        assert seat.match.state.digest() == before

    playing(seat, play)


def test_rules_by_number_by_chapter_and_by_words() -> None:
    async def play(ask: Ask) -> None:
        assert (await ask("rules", what="W11.2")).startswith("W11.2 ")
        assert (await ask("rules", what="w11")).count("\nW11.") > 3
        assert "Tormund" in await ask("rules", what="tormund")
        assert await ask("rules", what="")
        await ask("rules", refused=True, what="no such words anywhere")
        await ask("rules", refused=True, what="W999")

    playing(chair("watch", variant="base"), play)


def test_an_assistant_sees_what_its_seat_sees_and_no_more() -> None:
    """The same words for the truth and for a table that the seat can imagine in its place."""
    from throneroom.kernel import FastChance

    seat = chair(seed=5, turn_limit=3)
    seat.wait()
    truth = seat.match.state
    told = []

    async def play(ask: Ask) -> None:
        seat._told = len(seat.match.log)
        told.append(await ask("look"))

    playing(seat, play)
    seat.match.state = truth.imagine(0, FastChance(1))
    assert seat.match.state.digest() != truth.digest()
    playing(seat, play)
    assert told[0] == told[1]


def test_among_bots_nobody_hears_what_is_said() -> None:
    async def play(ask: Ask) -> None:
        assert await ask("talk", text="Hello") == "Only bots sit here: nobody hears it."

    playing(chair(), play)


def test_over_standard_input_and_output() -> None:
    line = ["-m", "throneroom", "mcp", "iron_throne", "--seats", "3", "--bots", "random"]
    line += ["--seed", "1", "--option", "turn_limit=3", "--lang", "en"]

    async def session() -> None:
        async with Client(StdioServerParameters(command=sys.executable, args=line)) as client:
            count, _ = await to_the_end(asking(client), "The game is over.")
            assert count > 1

    asyncio.run(session())


def test_at_a_table_of_a_server(server: Server) -> None:
    olga = Person.registered(server, "Mya")
    token = olga.ok("POST", "/api/bots", {"name": "Maester"})["token"]
    options = {"turn_limit": 1}
    table = olga.table("iron_throne", 3, bots={"2": "random"}, options=options)
    page = olga.page(table["id"])
    seat = RemoteChair(RemoteSeat(f"{server.address}/table/{table['id']}", token, 1))

    async def play(ask: Ask) -> None:
        olga.ok("POST", f"/api/tables/{table['id']}/start")
        theirs = asyncio.get_running_loop().run_in_executor(None, page.play_on, at_random(1))
        assert await ask("talk", text="Winter is coming") == "Said."
        await ask("act", refused=True, action="fly away")
        await to_the_end(ask, "The game is over.")
        assert await theirs is not None

    playing(seat, play)
    seat.close()
    said = [
        message for frame in page.frames if frame["t"] == "chat" for message in frame["messages"]
    ]
    assert [(message["from"], message["text"]) for message in said] == [
        ("Maester [bot]", "Winter is coming")
    ]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (["mcp"], "Name a game, or a table"),
        (["mcp", "watch", "--table", "http://h/table/a"], "Name a game, or a table"),
        (["mcp", "watch", "--seat", "7"], "seat"),
        (["mcp", "--table", "nowhere"], "not the address of a table"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_line(
    line: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*line, "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert says in said.err
    assert said.out == ""
