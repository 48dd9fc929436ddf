"""A series of games. What happens in game number i depends on the seed and i alone, so that a
series can be split among processes in any way."""

import hashlib
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from throneroom.arena.play import play_out
from throneroom.arena.workers import spread
from throneroom.bots import LineBot, check_bots, make_bot, seed_for
from throneroom.kernel import BadInput, Match, Move, load, write_record
from throneroom.kernel.chance import chance_from_seed, seed_from_hex
from throneroom.kernel.errors import shown
from throneroom.kernel.record import Header

LARGEST_CHUNK = 50


@dataclass(frozen=True, slots=True)
class Series:
    """What is to be played. `bots` are the names of the bots, one for each seat; with `rotate`
    they move on by one seat from game to game. A number as `seed` gives every game a fast stream of
    chance, a secret seed in hex a committed one."""

    slug: str
    seats: int
    games: int
    seed: int | str
    bots: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    rotate: bool = False
    records: str = ""

    def __post_init__(self) -> None:
        """What makes no sense in any game is refused at once."""
        chance_from_seed(self.seed)
        _check_count("seats", self.seats, 1)
        _check_count("games", self.games, 0)
        if not isinstance(self.bots, (list, tuple)) or not self.bots:
            raise _strange("bots", self.bots)
        if not isinstance(self.records, str):
            raise _strange("records", self.records)

    def bots_of(self, index: int) -> tuple[str, ...]:
        """Who sits where in a game: fewer names than seats are repeated."""
        shift = index if self.rotate else 0
        placed = [self.bots[seat % len(self.bots)] for seat in range(self.seats)]
        return tuple(placed[(seat - shift) % self.seats] for seat in range(self.seats))


class GameResult(NamedTuple):
    """How one game of a series went."""

    finished: bool
    winners: tuple[int, ...]
    decisions: int
    forced: int
    rounds: int
    digest: str
    forfeits: tuple[tuple[str, ...], ...] = ()
    """For each seat of a program why its moves were made at random, if they were."""
    scores: tuple[int, ...] = ()
    reason: str = ""


@dataclass(slots=True)
class Report:
    """The sum of a series. A shared victory counts as a share for each of its winners."""

    series: Series
    finished: int = 0
    decisions: int = 0
    forced: int = 0
    rounds: int = 0
    seconds: float = 0.0
    digest: str = ""
    wins: list[float] = field(default_factory=list)
    wins_by_bot: dict[str, float] = field(default_factory=dict)
    forfeits: dict[str, dict[str, int]] = field(default_factory=dict)
    """For each bot that did not make all of its moves: how many not, by reason."""

    def to_json(self) -> dict[str, Any]:
        """The report as one object."""
        seconds = max(self.seconds, 1e-9)
        told: dict[str, Any] = {
            "game": self.series.slug,
            "seats": self.series.seats,
            "games": self.series.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "forced": self.forced,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.series.games / seconds, 3),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "actions_per_second": round((self.decisions + self.forced) / seconds, 1),
            "wins": [round(share, 4) for share in self.wins],
            "rounds_mean": round(self.rounds / self.finished, 3) if self.finished else None,
            "digest": self.digest,
        }
        if self.series.rotate:
            told["wins_by_bot"] = {name: round(w, 4) for name, w in self.wins_by_bot.items()}
        if self.forfeits:
            told["forfeits"] = self.forfeits
        return told


def simulate(
    series: Series, jobs: int = 1, on_game: Callable[[int], None] = lambda _: None
) -> Report:
    """Play a series in so many processes; `on_game` is told how many games were just finished."""
    _check_count("jobs", jobs, 0)
    _check_playable(series)
    if series.records:
        Path(series.records).mkdir(parents=True, exist_ok=True)
    report = Report(series, wins=[0.0] * series.seats)
    sums = hashlib.blake2b(digest_size=16)
    start = time.perf_counter()
    index = 0
    with closing(_chunks_played(series, jobs)) as chunks:
        for results in chunks:
            for result in results:
                _add(report, result, series.bots_of(index))
                sums.update(result.digest.encode())
                index += 1
            on_game(len(results))
    report.seconds = time.perf_counter() - start
    report.digest = sums.hexdigest()
    return report


def _add(report: Report, result: GameResult, bots: tuple[str, ...]) -> None:
    report.decisions += result.decisions
    report.forced += result.forced
    for name, reasons in zip(bots, result.forfeits, strict=False):
        for reason in reasons:
            counts = report.forfeits.setdefault(name, {})
            counts[reason] = counts.get(reason, 0) + 1
    if not result.finished:
        return
    report.finished += 1
    report.rounds += result.rounds
    for name in bots:
        report.wins_by_bot.setdefault(name, 0.0)
    for seat in result.winners:
        share = 1 / len(result.winners)
        report.wins[seat] += share
        report.wins_by_bot[bots[seat]] += share


def play_game(series: Series, index: int) -> GameResult:
    """Play one game of a series, and write its record if the series asks for it."""
    _check_count("index", index, 0)
    game = load(series.slug)
    names = series.bots_of(index)
    seed = _seed_of(series, index)
    state = game.start(series.seats, series.options, seed)
    kind = "committed" if isinstance(seed, str) else "fast"
    options = dict(series.options or {})
    header = Header(series.slug, game.version, series.seats, options, (kind, seed), names)
    bots = [make_bot(name, seed_for(seed, seat), True) for seat, name in enumerate(names)]
    moves: list[Move] | None = [] if series.records else None
    played = play_out(state, bots, moves)
    if moves is not None:
        text = write_record(Match(game, header, state, moves))
        path = Path(series.records) / f"{series.slug}-{index:06d}.record"
        path.write_text(text, "utf-8")
    outcome = state.outcome()
    return GameResult(
        outcome is not None,
        outcome.winners if outcome else (),
        played.decisions,
        played.forced,
        game.rounds(state.table),
        state.digest(),
        tuple(tuple(bot.forfeits) if isinstance(bot, LineBot) else () for bot in bots),
        outcome.scores if outcome else (),
        outcome.reason if outcome else "",
    )


def places(winners: Sequence[int], scores: Sequence[int]) -> list[int]:
    """The place of each seat: winners share the first, the others follow by their scores."""
    return [
        0 if seat in winners else 1 + sum(other > own for other in scores)
        for seat, own in enumerate(scores)
    ]


def _seed_of(series: Series, index: int) -> int | str:
    """The seed of one game: a number, or a secret that those of other games do not tell."""
    if not isinstance(series.seed, str):
        return seed_for(series.seed, index)
    key = seed_from_hex(series.seed)
    return hashlib.blake2b(str(index).encode(), key=key, digest_size=32).hexdigest()


def play_chunk(series: Series, first: int, last: int) -> list[GameResult]:
    """Play the games from first to last - 1."""
    return [play_game(series, index) for index in range(first, last)]


def _check_playable(series: Series) -> None:
    """Whatever is wrong with the series is said before any process starts."""
    load(series.slug).start(series.seats, series.options)
    check_bots(series.bots, True)


def _check_count(field: str, value: Any, low: int) -> None:
    if type(value) is not int or value < low:
        raise _strange(field, value)


def _strange(field: str, value: Any) -> BadInput:
    return BadInput("bad-series", field=field, value=shown(value))


def _chunks_played(series: Series, jobs: int) -> Generator[list[GameResult], None, None]:
    """The results of all games in order, a chunk at a time."""
    if jobs <= 1:
        for index in range(series.games):
            yield [play_game(series, index)]
        return
    size = max(1, min(LARGEST_CHUNK, series.games // (jobs * 4)))
    tasks = [
        (series, first, min(first + size, series.games)) for first in range(0, series.games, size)
    ]
    yield from spread(play_chunk, tasks, jobs)
