"""`throneroom study fit`: games are played, weights are fitted, and measured on other games."""

import json
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import starmap
from pathlib import Path
from typing import Any, Final

import numpy as np

from throneroom.arena import scatter
from throneroom.bots import seed_for
from throneroom.kernel import Action, BadInput, Features, Game, Move, load, read_weights
from throneroom.study.fitting import Fitted, Quality, cross_validated, fit_all, judged, quality
from throneroom.study.journal import Journal, Told, name_for
from throneroom.study.positions import BOTS, MOST_STRAY, Seen, look_at, maker_of, play_one

DIGITS: Final = 4
FILE: Final = "judge.json"


@dataclass(frozen=True, slots=True)
class Study:
    """What to play: so many games of every number of seats and variant that the game names."""

    slug: str
    games: int
    seed: int
    bots: tuple[str, ...] = tuple(BOTS.split(","))
    stray: int = MOST_STRAY
    ceiling: bool = False
    places: tuple[int, ...] = ()
    """Only these of the kinds that the game names, if any are given."""

    def kinds(self) -> Sequence[tuple[int, Mapping[str, Any]]]:
        """The numbers of seats and the options that are played."""
        games = features_of(load(self.slug)).games
        return [games[place] for place in self.places] if self.places else games

    def series(self) -> dict[str, Any]:
        """What makes the games what they are."""
        bots = list(self.bots)
        told = {"game": self.slug, "seed": self.seed, "bots": bots, "stray": self.stray}
        return {**told, "places": list(self.places)} if self.places else told

    @property
    def command(self) -> str:
        """How to make the same weights again."""
        bots = ",".join(self.bots)
        return (
            f"throneroom study fit {self.slug} --games {self.games} --seed {self.seed} "
            f"--bots {bots} --stray {self.stray}"
        )


def fit_judge(
    study: Study, jobs: int = 1, keep: str = "", on_game: Callable[[], None] = lambda: None
) -> tuple[dict[str, Fitted], dict[str, Quality]]:
    """The weights and how good they are, by kind of game. Games are kept in the folder `keep`, if
    one is named: those that are there already are looked at and not played again."""
    features = features_of(load(study.slug))
    seen = positions_of(study, jobs, keep, on_game)
    return fit_all(features, seen), cross_validated(features, seen, study.ceiling)


def measure_judge(
    study: Study, jobs: int = 1, keep: str = "", on_game: Callable[[], None] = lambda: None
) -> dict[str, Quality]:
    """How good the weights are that the game has. The seed must be another one than theirs: then
    they were fitted on none of these games."""
    game = load(study.slug)
    features = features_of(game)
    there = read_weights(weights_file(game).read_text("utf-8"), features.names)
    measured = {}
    for kind, positions in positions_of(study, jobs, keep, on_game).items():
        weights = Fitted(np.array(there[kind].early), np.array(there[kind].late))
        measured[kind] = quality(positions, judged(weights, positions))
    return measured


def positions_of(
    study: Study, jobs: int, keep: str, on_game: Callable[[], None]
) -> dict[str, list[Seen]]:
    """The positions of all games, by kind."""
    found: dict[int, list[Seen]] = {}
    with Journal(kept_in("fit", study.series(), keep), study.series()) as journal:
        for number, positions in _played(study, jobs, journal):
            on_game()
            found[number] = positions
    seen: dict[str, list[Seen]] = defaultdict(list)
    for _, positions in sorted(found.items()):
        for one in positions:
            seen[one.kind].append(one)
    return dict(sorted(seen.items()))


def number_of_games(study: Study) -> int:
    """How many games a study takes in all."""
    return study.games * len(study.kinds())


def features_of(game: Game) -> Features:
    """What the judge of a game counts; a game whose judge counts nothing is refused."""
    if game.features is None:
        raise BadInput("no-features", game=game.slug)
    return game.features


def kept_in(what: str, series: Mapping[str, Any], folder: str) -> str:
    """The file for a series in a folder; none without a folder."""
    if not folder:
        return ""
    Path(folder).mkdir(parents=True, exist_ok=True)
    return str(Path(folder) / name_for(what, series))


def _played(study: Study, jobs: int, journal: Journal) -> Iterator[tuple[int, list[Seen]]]:
    """The positions of every game, after its number. A longer study begins with the same games."""
    for name in study.bots:
        maker_of(name)
    tasks = [
        (study, number, journal.played.get(number)) for number in range(number_of_games(study))
    ]
    results = (
        scatter(_positions, tasks, jobs) if jobs > 1 else enumerate(starmap(_positions, tasks))
    )
    for number, (told, positions) in results:
        if number not in journal.played:
            journal.add(told)
        yield number, positions


def _positions(study: Study, number: int, told: Told | None) -> tuple[Told, list[Seen]]:
    """A game, played unless it is told already, and what is seen of it."""
    game = load(study.slug)
    games = study.kinds()
    nth, which = divmod(number, len(games))
    seats, options = games[which]
    seed = seed_for(study.seed, which, nth)
    if told is None:
        moves = play_one(game, seats, options, study.bots, study.stray, seed)
        told = {"game": number, "moves": [(move.seat, *move.action) for move in moves]}
    else:
        moves = moves_of(told)
    return told, look_at(game, seats, options, seed, moves, number)


def moves_of(told: Told) -> list[Move]:
    """The moves of a game that was written down."""
    return [Move(seat, _action(action)) for seat, *action in told["moves"]]


def _action(told: Any) -> Action:
    """An action as it was before it was written down."""
    return tuple(_action(part) if isinstance(part, list) else part for part in told)


def weights_file(game: Game) -> Path:
    """Where the weights of a game lie: with its other data, beside the code of its judge."""
    return Path(str(sys.modules[game.judge.__module__].__file__)).parent / "data" / FILE


def document(
    study: Study,
    names: Sequence[str],
    fitted: dict[str, Fitted],
    measured: dict[str, Quality],
) -> str:
    """The weights as the game reads them, with the command that made them and how good they are."""
    told: dict[str, Any] = {"command": study.command, "measured": {}, "weights": {}}
    for kind, weights in fitted.items():
        told["measured"][kind] = {
            name: round(value, DIGITS) for name, value in measured[kind]._asdict().items()
        }
        told["weights"][kind] = {
            when: {
                name: round(float(weight), DIGITS)
                for name, weight in zip(names, values, strict=True)
            }
            for when, values in weights._asdict().items()
        }
    return json.dumps(told, indent=2) + "\n"
