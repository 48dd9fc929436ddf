"""Bots against each other, rated: everybody with everybody, or a league.

Who sits where in a game, and all luck in it, follow from the number of the game, the seed and, in a
league, the results of earlier rounds. So the result is the same in whatever order the games are
played, in however many processes or machines, and however often that was interrupted.
"""

import hashlib
import itertools
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from typing import Any

from throneroom import __version__
from throneroom.arena import Hands, Series, crew, play_game, processors
from throneroom.bots import check_bots, seed_for
from throneroom.kernel import BadInput, FastChance, load
from throneroom.kernel.errors import shown
from throneroom.study.journal import Journal, Told
from throneroom.study.ratings import Rating, rate

Task = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is to be played. In a round robin every table of different bots comes equally often,
    and at each of them everybody sits at every seat; where there are more seats than bots, some
    sit twice. In a league a bot meets those who are nearest to it in rating after the round before.
    """

    slug: str
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    league: bool = False

    def __post_init__(self) -> None:
        """What cannot be played is refused at once."""
        if type(self.games) is not int or self.games < 1:
            raise BadInput("bad-series", field="games", value=shown(self.games))
        check_bots(self.bots, True)
        if len(set(self.bots)) < max(2, len(self.bots)):
            raise BadInput("arena-bots")
        load(self.slug).start(self.seats, self.options)

    def series(self) -> dict[str, Any]:
        """What makes its games what they are, for the journal. More games may be added later."""
        return {
            "game": self.slug,
            "rules": load(self.slug).version,
            "version": __version__,
            "seats": self.seats,
            "seed": self.seed,
            "bots": list(self.bots),
            "options": dict(self.options),
            "league": self.league,
        }

    def round_size(self) -> int:
        """How many games can be played without knowing the result of any of them."""
        return len(self.bots) * self.seats if self.league else self.games

    def tables(self, first: int, ratings: Mapping[str, Rating]) -> list[tuple[str, ...]]:
        """Who sits where in the games of the round that begins with this one."""
        last = min(first + self.round_size(), self.games)
        if self.league:
            return [self._near(number - first, ratings) for number in range(first, last)]
        groups = self._groups()
        return [self._one_of(groups, number) for number in range(first, last)]

    def _groups(self) -> list[tuple[str, ...]]:
        if len(self.bots) >= self.seats:
            return list(itertools.combinations(self.bots, self.seats))
        groups = itertools.combinations_with_replacement(self.bots, self.seats)
        return [group for group in groups if len(set(group)) == len(self.bots)]

    def _one_of(self, groups: list[tuple[str, ...]], number: int) -> tuple[str, ...]:
        group, time = number % len(groups), number // len(groups)
        # Whoever sits to the left of whom is drawn anew when everybody has been everywhere.
        order = list(groups[group])
        FastChance(seed_for(self.seed, "order", group, time // self.seats)).shuffle(order)
        shift = time % self.seats
        return tuple(order[(seat - shift) % self.seats] for seat in range(self.seats))

    def _near(self, number: int, ratings: Mapping[str, Rating]) -> tuple[str, ...]:
        bot = self.bots[number // self.seats]
        others = [name for name in self.bots if name != bot]
        others.sort(key=lambda name: abs(ratings[name].mu - ratings[bot].mu))
        order = [bot, *itertools.islice(itertools.cycle(others), self.seats - 1)]
        shift = number % self.seats
        return tuple(order[(seat - shift) % self.seats] for seat in range(self.seats))


def play_one(
    slug: str, seats: int, seed: int, options: Mapping[str, Any], number: int, bots: tuple[str, ...]
) -> Told:
    """One game, as its line in the journal."""
    result = play_game(Series(slug, seats, number + 1, seed, bots, options), number)
    return {
        "game": number,
        "bots": list(bots),
        "finished": result.finished,
        "winners": list(result.winners),
        "scores": list(result.scores),
        "reason": result.reason,
        "decisions": result.decisions,
        "forced": result.forced,
        "rounds": result.rounds,
        "forfeits": [list(reasons) for reasons in result.forfeits],
        "digest": result.digest,
    }


def play(
    tournament: Tournament,
    journal: Journal,
    hands: Hands,
    on_game: Callable[[], None] = lambda: None,
) -> list[Told]:
    """Play all games that the journal lacks; all games of the tournament in their order."""
    done: list[Told] = []
    while len(done) < tournament.games:
        first = len(done)
        ratings = rate(tournament.bots, done) if tournament.league else {}
        tables = tournament.tables(first, ratings)
        tasks = [
            (tournament.slug, tournament.seats, tournament.seed, tournament.options, number, bots)
            for number, bots in enumerate(tables, first)
        ]
        carry_on(journal, play_one, {task[4]: task for task in tasks}, hands, on_game)
        done += [journal.played[number] for number in range(first, first + len(tables))]
        for told, bots in zip(done[first:], tables, strict=True):
            if tuple(told["bots"]) != bots:
                raise BadInput("journal-other-results", file=shown(journal.path))
    return done


def carry_on(
    journal: Journal,
    function: Callable[..., Told],
    tasks: Mapping[int, Task],
    hands: Hands,
    on_game: Callable[[], None],
) -> None:
    """Play the games that the journal lacks; each is written down as soon as it is over."""
    missing = [task for number, task in tasks.items() if number not in journal.played]
    if missing:
        with closing(hands(function, missing)) as results:
            for _, told in results:
                journal.add(told)
                on_game()


@contextmanager
def in_processes(jobs: int) -> Iterator[Hands]:
    """So many processes of this machine; 0 is one for each processor, 1 is this one."""
    count = jobs or processors()
    if count == 1:
        yield _one_by_one
        return
    with crew(count) as hands:
        yield hands


def _one_by_one(
    function: Callable[..., Told], tasks: Sequence[Task]
) -> Generator[tuple[int, Told], None, None]:
    for index, task in enumerate(tasks):
        yield index, function(*task)


def digest_of(games: Sequence[Told]) -> str:
    """A digest of all games in their order, by which results are held against each other."""
    sums = hashlib.blake2b(digest_size=16)
    for told in games:
        sums.update(told["digest"].encode())
    return sums.hexdigest()
