"""`throneroom study`: what can be learned from many games of bots."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from throneroom.arena import processors
from throneroom.bots import split_names
from throneroom.cli.arena import Cluster, File, Jobs, bar, hands_of, seats_table, share_cells
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
from throneroom.study.journal import Journal, name_for
from throneroom.study.markdown import Words, page
from throneroom.study.survey import Survey, findings, play
from throneroom.text import Translator


def survey(
    slug: Slug,
    bots: Annotated[str, typer.Option(help="help-survey-bots", metavar="NAMES")] = "hard",
    seats: Annotated[int, typer.Option(help="help-seats")] = 0,
    games: Annotated[int, typer.Option(help="help-games-count", min=1)] = 1000,
    seed: Annotated[int, typer.Option(help="help-seed")] = 0,
    vary_openings: Annotated[int, typer.Option(help="help-survey-vary-openings", min=0)] = 0,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    file: File = "",
    out: Annotated[str, typer.Option(help="help-survey-out", metavar="DIR")] = "docs/studies",
    option: Options = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    game = load(slug)
    translator = Translator(language(lang), game)
    seats = number_of_seats(game, seats or game.usual_seats)
    names = tuple(split_names(bots))
    options = read_options(game, option)
    study = Survey(slug, seats, games, seed, names, options, vary_openings)
    path = file or name_for("study", study.series())
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)  # what cannot be written is said before any game
    with (
        hands_of(jobs, cluster) as hands,
        Journal(path, study.series()) as journal,
        bar(translator, games, journal) as step,
    ):
        played = play(study, journal, hands, step)
    told = findings(study, played)
    words = Words(translator.say, translator.name, translator.reason, translator.title(), game.slug)
    for name, text in page(told, played, words).items():
        (folder / name).write_text(text, "utf-8")
    if as_json:
        print(json.dumps(told))
        return
    screen = Screen()
    screen.print(seats_table(told, translator))
    for kind, found in told["groups"].items():
        table = Table(title=translator.say(f"{slug}-group-{kind}"))
        for column in ("name", "of", "share", "interval"):
            key = f"arena-{column}" if column in ("share", "interval") else f"survey-{column}"
            table.add_column(translator.say(key), justify="left" if column == "name" else "right")
        for name, share in found.items():
            table.add_row(translator.name(kind, name), str(share["of"]), *share_cells(share))
        screen.print(table)
    screen.print(translator.say("survey-written", file=str(folder / f"{slug}.md")))
    screen.print(translator.say("arena-file", file=path))


def fit(
    slug: Slug,
    games: Annotated[int, typer.Option(help="help-study-games", min=8)] = 400,
    seed: Annotated[int, typer.Option(help="help-seed")] = 0,
    bots: Annotated[str, typer.Option(help="help-study-bots", metavar="NAMES")] = "hasty,random",
    stray: Annotated[int, typer.Option(help="help-study-stray", min=0, max=100)] = 100,
    ceiling: Annotated[bool, typer.Option("--ceiling", help="help-study-trees")] = False,
    measure: Annotated[bool, typer.Option("--measure", help="help-study-measure")] = False,
    keep: Annotated[str, typer.Option(help="help-study-keep", metavar="DIR")] = "",
    out: Annotated[str, typer.Option(help="help-study-out", metavar="FILE")] = "",
    jobs: Annotated[int, typer.Option(help="help-jobs", min=0)] = 1,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    try:
        from throneroom.study import judges
    except ModuleNotFoundError as missing:
        raise BadInput("study-not-installed", library=missing.name or "") from missing
    game = load(slug)
    translator = Translator(language(lang), game)
    names = tuple(name.strip() for name in bots.split(","))
    study = judges.Study(slug, games, seed, names, stray, ceiling)
    with progress_bar(translator, judges.number_of_games(study)) as step:
        working = (study, jobs or processors(), keep, lambda: step(1))
        if measure:
            measured = judges.measure_judge(*working)
        else:
            fitted, measured = judges.fit_judge(*working)
    if not measure:
        file = Path(out) if out else judges.weights_file(game)
        assert game.features is not None
        file.write_text(judges.document(study, game.features.names, fitted, measured), "utf-8")
    if as_json:
        print(json.dumps({kind: one._asdict() for kind, one in measured.items()}))
        return
    table = Table(title=translator.title())
    columns = ("kind", "games", "positions", "auc", "error", "best", "ceiling")
    ceiling = ceiling and not measure
    for name in columns if ceiling else columns[:-1]:
        table.add_column(
            translator.say(f"study-{name}"), justify="left" if name == "kind" else "right"
        )
    for kind, one in measured.items():
        cells = [kind, str(one.games), str(one.positions), f"{one.auc_at_half:.3f}"]
        cells += [f"{one.error:.3f}", f"{one.best_wins:.3f}"]
        table.add_row(*cells, *([f"{one.ceiling:.3f}"] if ceiling else []))
    Screen().print(table)


def ceiling(
    slug: Slug,
    games: Annotated[int, typer.Option(help="help-study-games", min=1)] = 40,
    tries: Annotated[int, typer.Option(help="help-study-tries", min=4)] = 24,
    seed: Annotated[int, typer.Option(help="help-seed")] = 0,
    bots: Annotated[str, typer.Option(help="help-study-bots", metavar="NAMES")] = "hasty,random",
    stray: Annotated[int, typer.Option(help="help-study-stray", min=0, max=100)] = 100,
    redraw: Annotated[bool, typer.Option("--redraw", help="help-study-redraw")] = False,
    keep: Annotated[str, typer.Option(help="help-study-keep-tries", metavar="DIR")] = "",
    jobs: Annotated[int, typer.Option(help="help-jobs", min=0)] = 1,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    try:
        from throneroom.study import ceiling as trying
        from throneroom.study.judges import Study, number_of_games
    except ModuleNotFoundError as missing:
        raise BadInput("study-not-installed", library=missing.name or "") from missing
    translator = Translator(language(lang), load(slug))
    study = Study(slug, games, seed, tuple(name.strip() for name in bots.split(",")), stray)
    wanted = trying.PlayedOn(study, tries, redraw)
    with progress_bar(translator, number_of_games(study)) as step:
        found = trying.ceilings(wanted, jobs or processors(), keep, lambda: step(1))
    if as_json:
        print(json.dumps({kind: one._asdict() for kind, one in found.items()}))
        return
    table = Table(title=translator.title())
    for name in ("kind", "games", "auc", "least", "about", "most", "error-at-half"):
        table.add_column(
            translator.say(f"study-{name}"), justify="left" if name == "kind" else "right"
        )
    for kind, one in found.items():
        table.add_row(kind, str(one.games), *(f"{value:.3f}" for value in one[1:]))
    Screen().print(table)


COMMANDS: dict[str, Callable[..., None]] = {"survey": survey, "fit": fit, "ceiling": ceiling}
