"""The findings of a study as a page of Markdown with charts beside it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from throneroom.study import charts
from throneroom.study.charts import Row
from throneroom.study.journal import Told

MOST_CARDS: Final = 20
SIDES: Final = {True: "sure", False: "unsure"}


class Words(NamedTuple):
    """How things are said in the reader's language."""

    say: Callable[..., str]
    name: Callable[[str, str], str]
    """(kind, id) -> the name of a thing."""
    reason: Callable[[str], str]
    title: str
    slug: str


def page(told: dict[str, Any], games: list[Told], words: Words) -> dict[str, str]:
    """The files of a study by their names: `<slug>.md` and the charts that it shows."""
    say = words.say
    files: dict[str, str] = {}
    parts = [f"# {say('survey-title', game=words.title)}", _about(told, say)]
    seats = {
        say("seat-number", number=number): share for number, share in enumerate(told["by_seat"], 1)
    }
    parts += _shares(files, words, "seat", say("arena-by-seat"), seats, told["fair"])
    if told["by_bot"]:
        parts += _shares(files, words, "bot", say("survey-by-bot"), told["by_bot"], told["fair"])
    for kind, found in told["groups"].items():
        named = {words.name(kind, one): share for one, share in found.items()}
        parts += _shares(files, words, kind, _kind(words, kind), named, told["fair"])
    for kind, tables in told["tables"].items():
        parts += _tables(words, kind, tables)
    parts += _endings(told["endings"], words)
    parts += _length(files, told, games, words)
    parts += _cards(told["cards"], words)
    parts.append(f"{say('report-digest')}: `{told['digest']}`")
    return {f"{words.slug}.md": "\n\n".join(parts) + "\n", **files}


def _about(told: dict[str, Any], say: Callable[..., str]) -> str:
    lines = [
        say("survey-about", games=told["games"], bots=told["bots"], seats=told["seats"]),
        say("survey-intervals"),
        say("survey-made-by", rules=told["rules"]),
    ]
    return f"{' '.join(lines)}\n\n```\n{told['command']}\n```"


def _shares(
    files: dict[str, str],
    words: Words,
    kind: str,
    title: str,
    found: Mapping[str, dict[str, Any]],
    fair: float,
) -> list[str]:
    """A table of shares of victories, and a chart of them."""
    say = words.say
    rows = [
        Row(name, one["share"], one["low"], one["high"], f"{percent(one['share'])} / {one['of']}")
        for name, one in found.items()
    ]
    file = f"{words.slug}-{kind}.svg"
    files[file] = charts.intervals(title, rows, fair, say("plot-fair"))
    cells = [
        (name, str(one["of"]), percent(one["share"]), interval(one), _verdict(one, fair, say))
        for name, one in found.items()
    ]
    heads = ("", say("survey-of"), say("arena-share"), say("arena-interval"), "")
    return [f"## {title}", f"![{title}]({file})", table(heads, cells)]


def _verdict(share: dict[str, Any], fair: float, say: Callable[..., str]) -> str:
    """Whether the whole interval is on one side of the fair share."""
    if share["low"] > fair:
        return say("survey-above")
    return say("survey-below") if share["high"] < fair else ""


def _kind(words: Words, kind: str) -> str:
    return words.say(f"{words.slug}-group-{kind}")


def _tables(words: Words, kind: str, tables: Mapping[str, dict[str, Any]]) -> list[str]:
    say = words.say
    seats = len(next(iter(tables.values()))["by_seat"])
    numbers = [say("seat-number", number=number) for number in range(1, seats + 1)]
    heads = ("", say("study-games"), *numbers, say("plot-rounds"))
    cells = [
        (
            words.name(kind, one),
            str(found["games"]),
            *(f"{percent(share['share'])} ({interval(share)})" for share in found["by_seat"]),
            f"{found['rounds']['middle']:g}",
        )
        for one, found in tables.items()
    ]
    return [f"## {_kind(words, kind)}", table(heads, cells)]


def _endings(endings: Mapping[str, dict[str, Any]], words: Words) -> list[str]:
    say = words.say
    heads = (say("survey-ending"), say("study-games"), say("survey-part"), say("arena-interval"))
    cells = [
        (words.reason(reason), f"{one['won']:g}", percent(one["share"]), interval(one))
        for reason, one in endings.items()
    ]
    return [f"## {say('survey-endings')}", table(heads, cells)]


def _length(
    files: dict[str, str], told: dict[str, Any], games: list[Told], words: Words
) -> list[str]:
    say = words.say
    rounds = [one["rounds"] for one in games if one["finished"]]
    file = f"{words.slug}-length.svg"
    files[file] = charts.spread(say("plot-length"), rounds, say("plot-rounds"))
    names = ("least", "low", "middle", "high", "most", "mean")
    heads = ("", *(say(f"survey-{name}") for name in names))
    cells = [
        (say(key), *(f"{told[of][name]:g}" for name in names))
        for of, key in (("rounds", "plot-rounds"), ("decisions", "report-decisions"))
        if told[of]
    ]
    title = say("plot-length")
    return [f"## {title}", f"![{title}]({file})", table(heads, cells)]


def _cards(cards: list[dict[str, Any]], words: Words) -> list[str]:
    say = words.say
    parts = [f"## {say('survey-cards')}", say("survey-cards-about", most=MOST_CARDS)]
    heads = (
        say("survey-card"),
        say("survey-used"),
        say("survey-with"),
        say("survey-without"),
        say("survey-difference"),
        "",
    )
    cells = [
        (
            words.name(*one["card"].split(":", 1)),
            str(one["used"]["of"]),
            f"{percent(one['used']['share'])} ({interval(one['used'])})",
            f"{percent(one['unused']['share'])} ({interval(one['unused'])})"
            if one["unused"]["of"]
            else "–",
            f"{100 * one['difference']:+.0f}" if one["unused"]["of"] else "–",
            say(f"survey-{SIDES[one['sure']]}"),
        )
        for one in cards[:MOST_CARDS]
    ]
    return [*parts, table(heads, cells) if cells else say("survey-no-cards")]


def percent(share: float) -> str:
    """A share in percent."""
    return f"{100 * share:.1f} %"


def interval(share: dict[str, Any]) -> str:
    """The interval of a share in percent."""
    return f"{100 * share['low']:.0f} – {100 * share['high']:.0f} %"


def table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A table of Markdown; the first column is words, the others are numbers."""
    lines = [heads, ("---", *["---:"] * (len(heads) - 1)), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in lines)
