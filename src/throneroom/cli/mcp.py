"""`throneroom mcp`: an assistant sits at a table, by the Model Context Protocol over standard input
and output."""

import importlib.util
import secrets
from typing import TYPE_CHECKING, Annotated

import typer

from throneroom.bots import check_bots, make_bot, seed_for, split_names
from throneroom.cli.console import Lang, Options, language, number_of_seats, read_options
from throneroom.cli.play import new_match
from throneroom.kernel import BadInput, load
from throneroom.text import Translator

if TYPE_CHECKING:
    from throneroom.mcp import Chair


def mcp(
    slug: Annotated[str | None, typer.Argument(metavar="[SLUG]", help="help-slug")] = None,
    seats: Annotated[int, typer.Option(help="help-seats")] = 0,
    seat: Annotated[int, typer.Option(help="help-mcp-seat", min=-1)] = -1,
    bots: Annotated[str, typer.Option(help="help-play-bots", metavar="NAMES")] = "greedy",
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="help-seed")] = None,
    table: Annotated[str, typer.Option(help="help-mcp-table", metavar="ADDRESS")] = "",
    token: Annotated[str, typer.Option(help="help-sit-token", envvar="THRONEROOM_TOKEN")] = "",
    lang: Lang = "",
) -> None:
    tongue = language(lang)
    if importlib.util.find_spec("mcp") is None:
        raise BadInput("extra-needed", extra="throneroom[mcp]")
    if (slug is None) == (not table):
        raise BadInput("mcp-game-or-table")
    # Here and not above: it needs the extra.
    from throneroom.mcp import serve

    if slug is None:
        chair = at_server(table, token, seat)
    else:
        chair = at_home(slug, seats, max(seat, 0), bots, option, seed)
    try:
        serve(chair, Translator(tongue, chair.game)).run("stdio")
    finally:
        chair.close()


def at_home(
    slug: str, seats: int, seat: int, bots: str, option: list[str] | None, seed: int | None
) -> "Chair":
    """A new game with bots on the other seats."""
    from throneroom.mcp import LocalChair

    game = load(slug)
    seats = number_of_seats(game, seats or game.seats[0])
    if seat >= seats:
        raise BadInput("no-such-seat", seat=str(seat), high=seats - 1)
    names = check_bots(split_names(bots), True)
    match = new_match(game, seats, read_options(game, option), (seat,), names, seed, False)
    luck = secrets.randbits(48) if seed is None else seed
    others = {
        other: make_bot(name, seed_for(luck, other), True)
        for other, name in enumerate(match.header.players)
        if other != seat
    }
    return LocalChair(match, seat, others)


def at_server(address: str, token: str, seat: int) -> "Chair":
    """A free seat at a table of a server."""
    from throneroom.mcp import RemoteChair
    from throneroom.remote import RemoteSeat

    return RemoteChair(RemoteSeat(address, token, None if seat < 0 else seat))
