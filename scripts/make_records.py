"""Writes the recorded games of tests/games/<slug>/records anew, after a change of the rules.

    .venv/bin/python -m scripts.make_records [SLUG ...]

Each is one whole game of random players, the shortest of a few. Together they have every value of
every option with every number of seats, as far as they go together; in a game whose actions are
heavy every value with one number of seats, in turn. A record that no longer replays means that
running tables and other people's records break as well: raise the game's version first, and say so
in CHANGELOG.md.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from throneroom.kernel import BadInput, FastChance, Game, Match, Option, load, slugs, write_record

GAMES = Path(__file__).parents[1] / "tests" / "games"
TRIES = 6
OURS = ("ice_and_fire", "iron_throne", "thrones", "watch")


TEXTS = {"pieces": "elevated cover: 0,0 8,0 6,5 1,4"}
"""What stands in an option that takes a text, if anything does."""


def values_of(option: Option) -> list[Any]:
    """The values of an option that a record must have been played with."""
    if option.many:
        return [list(option.default), list(option.choices)]
    if option.text is not None:
        return [option.default, TEXTS[option.name]]
    if option.choices:
        return list(option.choices)
    if isinstance(option.default, bool):
        return [False, True]
    return [option.default, max(option.low, option.default // 2)]


def settings(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """For every number of seats the usual game, and one with each other value of an option; of a
    heavy game each of these values once."""
    wishes: list[dict[str, Any]] = [{}]
    for option in game.options:
        wishes += [{option.name: value} for value in values_of(option) if value != option.default]
    for place, wish in enumerate(wishes):
        tables = [(seats, fitted(game, wish, seats)) for seats in game.seats]
        possible = [(seats, options) for seats, options in tables if options is not None]
        if wish and game.weight > 1:
            possible = possible[place % len(possible) :][:1]
        yield from possible


def fitted(game: Game, wish: Mapping[str, Any], seats: int) -> dict[str, Any] | None:
    """The options with what else they need, or None if such a table cannot be."""
    options = dict(wish)
    for option in game.options:
        for only in option.only:
            value = options.get(option.name, option.default)
            table = {other.name: options.get(other.name, other.default) for other in game.options}
            table["seats"] = seats
            if not all(table[name] == wanted for name, wanted in only.when):
                continue
            if option.many and option.name in wish:
                options[option.name] = [item for item in value if item in only.values][:seats]
            elif not option.many and value not in only.values:
                if option.name not in wish:
                    options[option.name] = only.values[0]
                    continue
                give_way = [other for other in game.options if other.name in dict(only.when)]
                for other in give_way:
                    options[other.name] = next(
                        v for v in values_of(other) if v != table[other.name]
                    )
    for option in game.options:
        if option.many and options.get(option.name):
            options[option.name] = options[option.name][:seats]
    try:
        game.start(seats, options)
    except BadInput:
        return None
    return options


def played(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> Match:
    """One game of random players."""
    match = Match.start(game, seats, options, seed, ["random"] * seats)
    chance = FastChance(seed)
    while match.state.outcome() is None:
        forced = match.forced()
        if forced is not None:
            match.play(*forced)
        else:
            seat = match.state.to_move()[0]
            match.play(seat, match.state.sample(seat, chance))
    return match


def name_of(seats: int, options: Mapping[str, Any]) -> str:
    parts = [
        f"{name}-{'-'.join(value) if isinstance(value, list) else value}".lower()
        for name, value in options.items()
    ]
    return re.sub(r"[^\w-]+", "-", "_".join([str(seats), *parts])) + ".record"


def main(wanted: list[str]) -> None:
    for slug in wanted or [slug for slug in slugs() if slug in OURS]:
        game = load(slug)
        folder = GAMES / slug / "records"
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.record"):
            old.unlink()
        for seats, options in settings(game):
            tries = range(max(1, TRIES // game.weight))
            matches = [played(game, seats, options, seed) for seed in tries]
            shortest = min(matches, key=lambda match: len(match.moves))
            path = folder / name_of(seats, options)
            path.write_text(write_record(shortest), "utf-8")
            print(path.name, len(shortest.moves))


if __name__ == "__main__":
    main(sys.argv[1:])
