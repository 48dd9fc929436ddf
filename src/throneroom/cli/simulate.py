"""`throneroom simulate`: many games of bots, with a report."""

import json
from typing import Annotated

import typer
from rich.table import Table

from throneroom import arena
from throneroom.bots import check_bots, split_names
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
from throneroom.kernel import BadInput, load
from throneroom.kernel.options import check_options
from throneroom.text import Translator


def simulate(
    slug: Slug,
    seats: Annotated[int, typer.Option(help="help-seats")] = 0,
    games: Annotated[int, typer.Option(help="help-games-count", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="help-seed")] = 0,
    bots: Annotated[str, typer.Option(help="help-simulate-bots", metavar="NAMES")] = "random",
    jobs: Annotated[int, typer.Option(help="help-jobs", min=0)] = 1,
    records: Annotated[str, typer.Option(help="help-records", metavar="DIR")] = "",
    rotate: Annotated[bool, typer.Option("--rotate", help="help-rotate")] = False,
    option: Options = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    game = load(slug)
    translator = Translator(language(lang), game)
    names = check_bots(split_names(bots), True)
    seats = number_of_seats(game, seats or max(len(names), game.seats[0]))
    if len(names) > seats:
        raise BadInput("too-many-bots", bots=len(names), seats=seats)
    options = read_options(game, option)
    check_options(game.options, options)
    series = arena.Series(slug, seats, games, seed, tuple(names), options, rotate, records)
    with progress_bar(translator, games) as step:
        report = arena.simulate(series, jobs or arena.processors(), step)
    if as_json:
        print(json.dumps(report.to_json()))
    else:
        Screen().print(summary(report, translator))


def summary(report: arena.Report, translator: Translator) -> Table:
    """The report as a table."""
    table = Table(title=translator.title(), show_header=False)
    told = report.to_json()
    for name in ("games", "finished", "decisions", "forced", "seconds", "games_per_second"):
        table.add_row(translator.say(f"report-{name}"), f"{told[name]:,}")
    for name in ("decisions_per_second", "actions_per_second"):
        table.add_row(translator.say(f"report-{name}"), f"{told[name]:,.0f}")
    for seat, share in enumerate(report.wins):
        bots = {report.series.bots_of(index)[seat] for index in range(report.series.seats)}
        who = translator.say("report-seat", number=seat + 1, bot=", ".join(sorted(bots)))
        table.add_row(who, percentage(share, report.finished))
    if len(report.wins_by_bot) > 1:
        for name, share in report.wins_by_bot.items():
            table.add_row(
                translator.say("report-bot", bot=name), percentage(share, report.finished)
            )
    for name, reasons in report.forfeits.items():
        said = (f"{count}  {translator.say(f'forfeit-{why}')}" for why, count in reasons.items())
        table.add_row(translator.say("report-forfeits", bot=name), "\n".join(said))
    table.add_row(translator.say("report-rounds_mean"), str(told["rounds_mean"]))
    table.add_row(translator.say("report-digest"), report.digest)
    return table


def percentage(share: float, games: int) -> str:
    """Victories and their part of all games."""
    return f"{share:g}  ({100 * share / games:.1f} %)" if games else "–"
