"""`throneroom play`: a game in the terminal, against bots or with people at one keyboard."""

import secrets
import sys
from typing import Annotated, Any

import typer

from throneroom.bots import LineBot, check_bots, is_line, make_bot, seed_for, split_names
from throneroom.cli import chooser
from throneroom.cli.console import (
    Lang,
    Options,
    Screen,
    language,
    number_of_seats,
    read_options,
    read_text,
)
from throneroom.cli.session import Session
from throneroom.kernel import BadInput, CommittedChance, Game, Match, load
from throneroom.kernel.errors import shown
from throneroom.kernel.options import check_options
from throneroom.kernel.record import game_of, parse_record, replay
from throneroom.text import Translator

HUMAN = "human"


def play(
    slug: Annotated[str | None, typer.Argument(metavar="[SLUG]", help="help-slug")] = None,
    seats: Annotated[int, typer.Option(help="help-seats")] = 0,
    bots: Annotated[str, typer.Option(help="help-play-bots", metavar="NAMES")] = "",
    human: Annotated[str, typer.Option(help="help-human", metavar="SEATS")] = "",
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="help-seed")] = None,
    fair: Annotated[bool, typer.Option("--fair", help="help-fair")] = False,
    load_: Annotated[str, typer.Option("--load", metavar="FILE", help="help-load")] = "",
    record: Annotated[str, typer.Option("--record", metavar="FILE", help="help-record")] = "",
    lang: Lang = "",
) -> None:
    screen = Screen()
    tongue = language(lang)
    if load_:
        match = loaded(load_, split_names(bots))
    else:
        if fair and seed is not None:
            raise BadInput("fair-has-no-seed")
        try:
            match = started(screen, tongue, slug, seats, bots, human, option, seed, fair)
        except EOFError:
            return
    translator = Translator(tongue, match.game)
    players = match.header.players
    people = tuple(seat for seat, player in enumerate(players) if player == HUMAN)
    luck = secrets.randbits(48) if match.header.chance[0] != "fast" else match.header.chance[1]
    others = {
        seat: make_bot(player, seed_for(luck, seat), True)
        for seat, player in enumerate(players)
        if player != HUMAN
    }
    try:
        Session(match, translator, screen, people, others, record).run()
    finally:
        for seat, bot in others.items():
            if isinstance(bot, LineBot):
                bot.close(match.sight(seat))


def started(
    screen: Screen,
    tongue: str,
    slug: str | None,
    seats: int,
    bots: str,
    human: str,
    option: list[str] | None,
    seed: int | None,
    fair: bool,
) -> Match:
    """A new match; what was not given is asked for where somebody is there to answer."""

    def ask(question: str) -> str:
        return screen.input(f"{question} > ", markup=False).strip()

    def tell(line: str) -> None:
        screen.print(line, markup=False)

    asking = slug is None or sys.stdin.isatty()
    game = load(slug) if slug is not None else chooser.choose_game(ask, tell, tongue)
    translator = Translator(tongue, game)
    if seats:
        number_of_seats(game, seats)
    else:
        seats = chooser.choose_seats(ask, tell, translator, game) if asking else game.usual_seats
    options = read_options(game, option)
    check_options(game.options, options)
    if option is None and asking:
        options = chooser.choose_options(ask, tell, translator, game)
    people = chosen_people(human, seats)
    if not human and asking:
        people = chooser.choose_people(ask, tell, translator, seats)
    names = check_bots(split_names(bots), True) if bots else ["greedy"]
    if not bots and asking and len(people) < seats:
        names = chooser.choose_bots(ask, tell, translator)
    return new_match(game, seats, options, people, names, seed, fair)


def new_match(
    game: Game,
    seats: int,
    options: dict[str, Any],
    people: tuple[int, ...],
    bots: list[str],
    seed: int | None,
    fair: bool,
) -> Match:
    """A match with people in their seats and the bots, repeated as needed, in the others."""
    left = iter(bots * seats)
    players = [HUMAN if seat in people else next(left) for seat in range(seats)]
    if fair:
        return Match.start(game, seats, options, CommittedChance.fresh().seed.hex(), players)
    return Match.start(
        game, seats, options, secrets.randbits(31) if seed is None else seed, players
    )


def chosen_people(human: str, seats: int) -> tuple[int, ...]:
    """The seats of people: `0,2`, or `none` to watch; the first seat if nothing is said."""
    if human == "none":
        return ()
    words = [word.strip() for word in (human or "0").split(",")]
    for word in words:
        if not (word.isascii() and word.isdigit()) or int(word) >= seats:
            raise BadInput("no-such-seat", seat=word[:20], high=seats - 1)
    return tuple(sorted({int(word) for word in words}))


def loaded(file: str, named: list[str]) -> Match:
    """The match that a saved record tells of, to be played on by the same players. A program that
    only the record names is not run: whoever wrote the record would choose what runs here."""
    saved = parse_record(read_text(file))
    match = replay(game_of(saved), saved)
    players = saved.header.players
    if len(players) != saved.header.seats:
        raise BadInput("record-without-players")
    for player in players:
        if is_line(player) and player not in named:
            raise BadInput("program-not-named", command=shown(player))
    check_bots([player for player in players if player != HUMAN] or ["random"], True)
    return match
