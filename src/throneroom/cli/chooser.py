"""What `throneroom play` asks before a game when it was not told: game, seats, options, bots."""

from collections.abc import Callable, Sequence
from typing import Any

from throneroom.bots import bot_names
from throneroom.cli.console import option_value
from throneroom.cli.games import installed, values_of
from throneroom.kernel import BadInput, Game, Option, slugs
from throneroom.kernel.options import check_options
from throneroom.text import Translator

Ask = Callable[[str], str]
"""Shows a question and returns the answer; it raises EOFError when there are no more."""
Tell = Callable[[str], None]


def choose_game(ask: Ask, tell: Tell, language: str) -> Game:
    """One of the installed games."""
    games = [game for slug in slugs() if (game := installed(slug)) is not None]
    titles = [Translator(language, game).title() for game in games]
    words = Translator(language)
    return games[choose(ask, tell, words, words.say("choose-game"), titles, 0)]


def choose_seats(ask: Ask, tell: Tell, translator: Translator, game: Game) -> int:
    """How many play."""
    seats = [str(number) for number in game.seats]
    while True:
        question = translator.say("choose-seats", low=game.seats[0], high=game.seats[-1])
        answer = ask(f"{question} [{game.usual_seats}]") or str(game.usual_seats)
        if answer in seats:
            return int(answer)
        tell(translator.say("choose-again"))


def choose_options(ask: Ask, tell: Tell, translator: Translator, game: Game) -> dict[str, Any]:
    """A value for every option; an empty answer takes the default."""
    chosen: dict[str, Any] = {}
    for option in game.options:
        value = choose_option(ask, tell, translator, option)
        if value != option.default:
            chosen[option.name] = value
    return chosen


def choose_option(ask: Ask, tell: Tell, translator: Translator, option: Option) -> Any:
    """A value for one option."""
    about = translator.option(option.name)
    if option.choices and not option.many:
        labels = [translator.option_choice(option.name, choice) for choice in option.choices]
        default = option.choices.index(option.default)
        return option.choices[choose(ask, tell, translator, about, labels, default)]
    while True:
        answer = ask(f"{about}: {values_of(option)}")
        if not answer:
            return option.default
        try:
            value = option_value(option, answer)
            return check_options([option], {option.name: value})[option.name]
        except BadInput as complaint:
            tell(translator.complaint(complaint))


def choose_people(ask: Ask, tell: Tell, translator: Translator, seats: int) -> tuple[int, ...]:
    """How many people sit at the table; they take the first seats."""
    while True:
        answer = ask(f"{translator.say('choose-people', high=seats)} [1]") or "1"
        if answer in [str(number) for number in range(seats + 1)]:
            return tuple(range(int(answer)))
        tell(translator.say("choose-again"))


def choose_bots(ask: Ask, tell: Tell, translator: Translator) -> list[str]:
    """The kind of bots that take the other seats."""
    names = bot_names()
    # A bot of another package has no text of ours.
    labels = [
        translator.say(f"bot-{name}") if translator.has(f"bot-{name}") else name for name in names
    ]
    usual = names.index("greedy")
    return [names[choose(ask, tell, translator, translator.say("choose-bots"), labels, usual)]]


def choose(
    ask: Ask, tell: Tell, translator: Translator, about: str, labels: Sequence[str], default: int
) -> int:
    """One of some numbered things."""
    default %= len(labels)
    tell(about)
    for number, label in enumerate(labels, 1):
        tell(f"  {number}  {label}")
    while True:
        answer = ask(f"1–{len(labels)} [{default + 1}]") or str(default + 1)
        if answer in [str(number) for number in range(1, len(labels) + 1)]:
            return int(answer) - 1
        tell(translator.say("choose-again"))
