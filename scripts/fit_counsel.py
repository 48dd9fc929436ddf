"""Fit the counsel of the bots that search, on games between good players.

    python -m scripts.fit_counsel iron_throne --games 3000 --jobs 2 --keep games

Weights of the features that the game's judge counts, as `throneroom study fit` makes them, but on
games of players who seldom stray. They are written to src/throneroom/bots/data. How well they tell
who wins is shown on every fifth game, which is not fitted on then; whether bots play better by
them is another question, which `bench.strength` answers. The same command gives the same file.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from sklearn.metrics import roc_auc_score
from threadpoolctl import threadpool_limits

from throneroom.kernel import load
from throneroom.study.fitting import Fitted, fit_all, judged
from throneroom.study.judges import Study, features_of, positions_of
from throneroom.study.positions import Seen

FOLDER: Final = Path(__file__).parent.parent / "src/throneroom/bots/data"
HELD: Final = 5  # every so many-th game tells how good the fit is
DIGITS: Final = 4


def told(seen: Sequence[Seen], weights: Fitted) -> str:
    """How well they tell who wins."""
    chances = judged(weights, seen)
    shares = np.array([one.shares for one in seen], dtype=float)
    surprise = -(shares * np.log(np.maximum(1e-9, chances))).sum(axis=1).mean()
    auc = roc_auc_score((shares > 0).ravel(), chances.ravel())
    return f"surprise {surprise:.4f}, AUC of all positions {auc:.3f}"


def rounded(weight: float) -> float:
    """As it is written."""
    return round(float(weight), DIGITS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slug")
    parser.add_argument("--games", type=int, default=400, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="hasty,random")
    parser.add_argument("--stray", type=int, default=10)
    parser.add_argument("--places", default="", help="only these of the kinds that the game names")
    parser.add_argument("--keep", default="", metavar="DIR")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    features = features_of(load(asked.slug))
    places = tuple(int(place) for place in asked.places.split(",") if place)
    bots = tuple(asked.bots.split(","))
    study = Study(asked.slug, asked.games, asked.seed, bots, asked.stray, places=places)
    seen = positions_of(study, asked.jobs, asked.keep, lambda: None)
    rest = {kind: [one for one in all_ if one.game % HELD] for kind, all_ in seen.items()}
    held = {kind: [one for one in all_ if not one.game % HELD] for kind, all_ in seen.items()}
    made_by = (
        f"python -m scripts.fit_counsel {asked.slug} --games {asked.games} --seed {asked.seed} "
        f"--bots {asked.bots} --stray {asked.stray}"
    ) + (f" --places {asked.places}" if places else "")
    weights: dict[str, Any] = {}
    with threadpool_limits(1):
        tried, fitted = fit_all(features, rest), fit_all(features, seen)
    for kind, found in fitted.items():
        print(f"{kind}: {told(held[kind], tried[kind])}", flush=True)
        weights[kind] = {
            when: dict(zip(features.names, map(rounded, values), strict=True))
            for when, values in found._asdict().items()
        }
    path = FOLDER / f"{asked.slug}-counsel.json"
    path.write_text(json.dumps({"made by": made_by, "weights": weights}, indent=2) + "\n", "utf-8")
    print(path)


if __name__ == "__main__":
    main()
