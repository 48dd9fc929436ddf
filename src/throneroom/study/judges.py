"""`throneroom study fit`: games are played, weights are fitted, and measured on other games."""

import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from throneroom.arena import spread
from throneroom.bots import seed_for
from throneroom.kernel import BadInput, Features, Game, load
from throneroom.study.fitting import Fitted, Quality, fit_all, quality
from throneroom.study.positions import BOTS, MOST_STRAY, Seen, look_at, maker_of, play_one

HELD_BACK: Final = 4  # every fourth game is not used for fitting: the weights are measured on it
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

    @property
    def command(self) -> str:
        """How to make the same weights again."""
        bots = ",".join(self.bots)
        return (
            f"throneroom study fit {self.slug} --games {self.games} --seed {self.seed} "
            f"--bots {bots} --stray {self.stray}"
        )


def fit_judge(
    study: Study, jobs: int = 1, on_game: Callable[[], None] = lambda: None
) -> tuple[dict[str, Fitted], dict[str, Quality]]:
    """The weights and how good they are, by kind of game."""
    features = _features_of(load(study.slug))
    seen: dict[str, list[Seen]] = defaultdict(list)
    for positions in _played(study, features, jobs):
        on_game()
        for one in positions:
            seen[one.kind].append(one)
    trained, held = {}, {}
    for kind, positions in sorted(seen.items()):
        trained[kind] = [one for one in positions if one.game % HELD_BACK]
        held[kind] = [one for one in positions if not one.game % HELD_BACK]
    fitted = fit_all(features, trained)
    measured = {
        kind: quality(weights, held[kind], trained[kind] if study.ceiling else ())
        for kind, weights in fitted.items()
    }
    return fitted, measured


def number_of_games(study: Study) -> int:
    """How many games a study takes in all."""
    return study.games * len(_features_of(load(study.slug)).games)


def _features_of(game: Game) -> Features:
    if game.features is None:
        raise BadInput("no-features", game=game.slug)
    return game.features


def _played(study: Study, features: Features, jobs: int) -> Iterator[list[Seen]]:
    for name in study.bots:
        maker_of(name)
    tasks = [
        (study, which, number)
        for which in range(len(features.games))
        for number in range(study.games)
    ]
    if jobs > 1:
        yield from spread(_positions, tasks, jobs)
    else:
        yield from (_positions(*task) for task in tasks)


def _positions(study: Study, which: int, number: int) -> list[Seen]:
    game = load(study.slug)
    seats, options = _features_of(game).games[which]
    seed = seed_for(study.seed, which, number)
    moves = play_one(game, seats, options, study.bots, study.stray, seed)
    return look_at(game, seats, options, seed, moves, which * study.games + number)


def weights_file(game: Game) -> Path:
    """Where the weights of a game lie: with its other data, beside the code of its judge."""
    return Path(game.judge.__code__.co_filename).parent / "data" / FILE


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
