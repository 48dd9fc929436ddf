"""`throneroom sit`: a program plays at a table of a server."""

import json
from typing import Annotated

import typer

from throneroom.bots.line import Program, is_line, read_command
from throneroom.cli.console import AsJson, Lang, Screen, language
from throneroom.kernel import BadInput
from throneroom.kernel.errors import shown
from throneroom.text import Translator


def sit(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help="help-sit-address")],
    bot: Annotated[str, typer.Option(help="help-sit-bot", metavar="line:COMMAND")],
    token: Annotated[str, typer.Option(help="help-sit-token", envvar="THRONEROOM_TOKEN")] = "",
    seat: Annotated[int, typer.Option(help="help-sit-seat", min=-1)] = -1,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    translator = Translator(language(lang))
    if not is_line(bot):
        raise BadInput("no-such-program", command=shown(bot))
    program = Program(*read_command(bot))
    try:  # here and not above: it needs what the server's part of the package brings
        from throneroom.remote import RemoteSeat, play_program
    except ModuleNotFoundError as missing:
        raise BadInput("extra-needed", extra="throneroom[server]") from missing
    there = RemoteSeat(address, token, None if seat < 0 else seat)
    try:
        played = play_program(there, program)
    finally:
        there.close()
    counts = {why: played.forfeits.count(why) for why in dict.fromkeys(played.forfeits)}
    if as_json:
        told = {"seat": there.seat, "decisions": played.decisions, "forfeits": counts}
        print(json.dumps({**told, "outcome": played.outcome}))
        return
    won = played.outcome is not None and there.seat in played.outcome["winners"]
    screen = Screen()
    screen.print(translator.say("sit-won" if won else "sit-lost", count=played.decisions))
    for why, count in counts.items():
        screen.print(f"{count}  {translator.say(f'forfeit-{why}')}")
