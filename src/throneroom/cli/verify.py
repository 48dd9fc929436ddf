"""`throneroom verify`: replays a record and checks its dice, its digests and its result."""

from collections.abc import Iterable
from typing import Annotated

import typer

from throneroom.cli.console import Lang, Screen, language, read_text, shown
from throneroom.kernel import Match
from throneroom.kernel.record import game_of, parse_record, replay, verify_end
from throneroom.text import Translator

RecordFile = Annotated[str, typer.Argument(help="help-record-file", metavar="FILE")]


def verify(file: RecordFile, lang: Lang = "") -> None:
    record = parse_record(read_text(file))
    game = game_of(record)
    match = replay(game, record)
    verify_end(record, match)
    translator = Translator(language(lang), game)
    screen = Screen()
    screen.print(
        translator.say("verify-good", moves=len(match.moves), title=translator.title()),
        match.state.digest(),
    )
    for line in _dice(translator, match):
        screen.print(line, markup=False)
    if match.state.outcome() is None:
        screen.print(translator.say("verify-unfinished"))


def _dice(translator: Translator, match: Match) -> list[str]:
    """From whom the dice came."""
    header = match.header
    if header.chance[0] == "fast":
        return [translator.say("verify-dice-fast")]
    if header.dice is None:
        return [translator.say("verify-dice-host")]
    houses = match.game.seat_names(match.state.table)

    def names(seats: Iterable[int]) -> list[str]:
        known = dict(enumerate(header.players))
        return [shown(known.get(seat, "")) or translator.seat(houses, seat) for seat in seats]

    missing = header.dice.missing
    there = [one.seat for one in header.dice.added if one.seat not in missing]
    data = {"names": names(there), "missing": names(missing)}
    return [
        translator.say(f"verify-dice-{header.dice.verdict}", **data),
        translator.say("verify-draw", draw=header.dice.draw),
    ]
