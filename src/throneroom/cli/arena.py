"""`throneroom arena`: bots against each other, with ratings."""

import json
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from throneroom.arena import Hands
from throneroom.bots import split_names
from throneroom.cli.console import (
    AsJson,
    Lang,
    Options,
    Screen,
    Slug,
    language,
    number_of_seats,
    progress_bar,
    read_options,
)
from throneroom.kernel import load
from throneroom.study import charts
from throneroom.study.cluster import on_cluster
from throneroom.study.journal import Journal, Told, name_for
from throneroom.study.standings import standings
from throneroom.study.tournament import Tournament, in_processes, play
from throneroom.text import Translator

Cluster = Annotated[str, typer.Option(help="help-cluster", metavar="ADDRESS")]
File = Annotated[str, typer.Option(help="help-journal", metavar="FILE")]
Jobs = Annotated[int, typer.Option(help="help-jobs", min=0)]


def arena(
    slug: Slug,
    bots: Annotated[str, typer.Option(help="help-arena-bots", metavar="NAMES")] = "greedy,random",
    seats: Annotated[int, typer.Option(help="help-seats")] = 0,
    games: Annotated[int, typer.Option(help="help-games-count", min=1)] = 60,
    seed: Annotated[int, typer.Option(help="help-seed")] = 0,
    league: Annotated[bool, typer.Option("--league", help="help-league")] = False,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    file: File = "",
    plots: Annotated[str, typer.Option(help="help-plots", metavar="DIR")] = "",
    option: Options = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    game = load(slug)
    translator = Translator(language(lang), game)
    seats = number_of_seats(game, seats or game.seats[0])
    names = tuple(split_names(bots))
    tournament = Tournament(slug, seats, games, seed, names, read_options(game, option), league)
    path = file or name_for("arena", tournament.series())
    if plots:  # what cannot be written is said before hours of games
        Path(plots).mkdir(parents=True, exist_ok=True)
    with (
        hands_of(jobs, cluster) as hands,
        Journal(path, tournament.series()) as journal,
        bar(translator, games, journal) as step,
    ):
        played = play(tournament, journal, hands, step)
    told = standings(tournament, played)
    if plots:
        draw(told, played, Path(plots), translator)
    if as_json:
        print(json.dumps(told))
        return
    screen = Screen()
    screen.print(ranking(told, translator))
    screen.print(seats_table(told, translator))
    screen.print(closing_words(told, path, translator))


def hands_of(jobs: int, cluster: str) -> AbstractContextManager[Hands]:
    """Who plays: processes of this machine, or the machines of a cluster."""
    return on_cluster(cluster, jobs) if cluster else in_processes(jobs)


@contextmanager
def bar(translator: Translator, games: int, journal: Journal) -> Iterator[Any]:
    """A bar that goes on with every game, from those that were played before; without a terminal
    only these are told. The value is what is called after a game."""
    before = sum(number < games for number in journal.played)
    if before:
        said = translator.say("journal-goes-on", count=before, games=games, file=journal.path)
        print(said, file=sys.stderr)
    with progress_bar(translator, games, before) as step:
        yield lambda: step(1)


def ranking(told: dict[str, Any], translator: Translator) -> Table:
    """The bots by their ratings, the best first."""
    table = Table(title=translator.title())
    for name in ("place", "bot", "rating", "interval", "games", "share", "interval"):
        justify = "left" if name == "bot" else "right"
        table.add_column(translator.say(f"arena-{name}"), justify=justify)  # type: ignore[arg-type]
    for place, one in enumerate(told["bots"], 1):
        rating = (f"{one['mu']:.1f}", f"{one['rating_low']:.1f} – {one['rating_high']:.1f}")
        table.add_row(str(place), one["bot"], *rating, str(one["games"]), *share_cells(one))
    return table


def seats_table(told: dict[str, Any], translator: Translator) -> Table:
    """How often each seat won."""
    table = Table(title=translator.say("arena-by-seat"))
    for name in ("seat", "share", "interval"):
        justify = "left" if name == "seat" else "right"
        table.add_column(translator.say(f"arena-{name}"), justify=justify)  # type: ignore[arg-type]
    for seat, one in enumerate(told["by_seat"], 1):
        table.add_row(str(seat), *share_cells(one))
    return table


def share_cells(share: dict[str, Any]) -> tuple[str, str]:
    """A share and its interval in percent."""
    if not share["of"]:
        return "–", "–"
    low, high = 100 * share["low"], 100 * share["high"]
    return f"{100 * share['share']:.1f} %", f"{low:.1f} – {high:.1f} %"


def closing_words(told: dict[str, Any], path: str, translator: Translator) -> str:
    """How long games were, who did not make all moves, and where the games stand."""
    say = translator.say
    lines = [say("arena-ended", games=told["games"], finished=told["finished"])]
    if told["rounds"]:
        numbers = {f"{k}_{of}": told[of][k] for of in ("rounds", "decisions") for k in LENGTHS}
        lines.append(say("arena-length", **numbers))
    for name, reasons in told["forfeits"].items():
        said = ", ".join(f"{count}  {say(f'forfeit-{why}')}" for why, count in reasons.items())
        lines.append(f"{say('report-forfeits', bot=name)}: {said}")
    lines += [say("arena-file", file=path), f"{say('report-digest')}: {told['digest']}"]
    return "\n".join(lines)


LENGTHS = ("least", "middle", "most")


def draw(told: dict[str, Any], games: list[Told], folder: Path, translator: Translator) -> None:
    """The plots of a tournament: ratings, victories by seat, length of games."""
    say = translator.say
    rated = [
        charts.Row(one["bot"], one["mu"], one["rating_low"], one["rating_high"], f"{one['mu']:.1f}")
        for one in told["bots"]
    ]
    rounds = [one["rounds"] for one in games if one["finished"]]
    pictures = {
        "rating": charts.intervals(say("plot-rating"), rated),
        "seats": charts.intervals(
            say("arena-by-seat"), seat_rows(told, translator), told["fair"], say("plot-fair")
        ),
        "length": charts.spread(say("plot-length"), rounds, say("plot-rounds")),
    }
    for name, picture in pictures.items():
        (folder / f"{name}.svg").write_text(picture, "utf-8")


def seat_rows(told: dict[str, Any], translator: Translator) -> list[charts.Row]:
    """The seats as rows of a chart."""
    return [
        charts.Row(
            translator.say("seat-number", number=seat),
            one["share"],
            one["low"],
            one["high"],
            share_cells(one)[0],
        )
        for seat, one in enumerate(told["by_seat"], 1)
    ]
