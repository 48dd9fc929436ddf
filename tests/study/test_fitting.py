"""Weights from positions: what decides is found, what only looks bad by chance is not believed."""

import numpy as np
import pytest

from throneroom.kernel import Counted, Features
from throneroom.study.fitting import calibration_error, fit_all, quality
from throneroom.study.positions import Seen

FEATURES = Features(
    ("luck", "late_luck", "noise"),
    lambda t: Counted("", 0.0, []),
    (),
    good=frozenset({"luck", "late_luck"}),
    bad=frozenset({"noise"}),
)


def positions(kind: str, games: int, seats: int, seed: int) -> list[Seen]:
    """Games that `luck` decides, and the later the more `late_luck`."""
    chance = np.random.default_rng(seed)
    found = []
    for game in range(games):
        rows = chance.normal(size=(seats, 3))
        progress = chance.random()
        sums = 1.5 * rows[:, 0] + 3.0 * progress * rows[:, 1]
        odds = np.exp(sums) / np.exp(sums).sum()
        winner = chance.choice(seats, p=odds)
        shares = tuple(float(seat == winner) for seat in range(seats))
        found.append(Seen(game, 0.5, kind, progress, rows.tolist(), shares))
    return found


def test_what_decides_is_found() -> None:
    seen = {"3": positions("3", 1200, 3, 1), "4": positions("4", 1200, 4, 2)}
    fitted = fit_all(FEATURES, seen)
    for kind, weights in fitted.items():
        assert weights.early == pytest.approx([1.5, 0.0, 0.0], abs=0.5)
        assert weights.late == pytest.approx([1.5, 3.0, 0.0], abs=0.5)
        assert weights.early[2] <= 0, "what can only be bad"
        measured = quality(weights, positions(kind, 600, int(kind), 3), seen[kind])
        assert measured.games == measured.positions == 600
        assert measured.auc_at_half > 0.8
        assert measured.error < 0.05
        assert measured.best_wins > 0.6
        assert measured.ceiling == pytest.approx(measured.auc_at_half, abs=0.05)


def test_few_games_of_a_kind_are_judged_as_the_others_are() -> None:
    seen = {"3": positions("3", 1000, 3, 1), "4": positions("4", 5, 4, 2)}
    fitted = fit_all(FEATURES, seen)
    assert fitted["4"].early[0] == pytest.approx(fitted["3"].early[0], abs=0.8)


def test_the_calibration_error_is_how_far_chances_are_from_what_comes() -> None:
    sure = np.array([[0.95, 0.05]] * 4)
    came = np.array([[1.0, 0.0]] * 2 + [[0.0, 1.0]] * 2)
    assert calibration_error(sure, came) == pytest.approx(0.45)
    assert calibration_error(np.full((4, 2), 0.5), came) == 0
