"""Weights from positions: what decides is found, what only looks bad by chance is not believed."""

import numpy as np
import pytest

from throneroom.kernel import Counted, Features
from throneroom.study.fitting import calibration_error, cross_validated, fit_all, judged, quality
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
        others = positions(kind, 600, int(kind), 3)
        measured = quality(others, judged(weights, others))
        assert measured.games == measured.positions == 600
        assert measured.auc_at_half > 0.8
        assert measured.error < 0.05
        assert measured.best_wins > 0.6
        assert measured.ceiling == 0, "nobody has asked for it"


def test_games_are_judged_by_weights_that_were_fitted_without_them() -> None:
    seen = {"3": positions("3", 900, 3, 1), "4": positions("4", 900, 4, 2)}
    for measured in cross_validated(FEATURES, seen, ceiling=True).values():
        assert measured.games == measured.positions == 900
        assert measured.auc_at_half > 0.8
        assert measured.error < 0.05
        assert measured.ceiling == pytest.approx(measured.auc_at_half, abs=0.05)


def test_what_cannot_be_known_is_not_found_by_looking_at_the_same_games() -> None:
    few = positions("3", 16, 3, 5)
    chance = np.random.default_rng(6)
    seen = []
    for one in few:  # nothing that counts has to do with who wins
        winner = chance.integers(3)
        shares = tuple(float(seat == winner) for seat in range(3))
        seen.append(one._replace(shares=shares))
    fitted = fit_all(FEATURES, {"3": seen})["3"]
    learned = quality(seen, judged(fitted, seen)).auc_at_half
    assert cross_validated(FEATURES, {"3": seen})["3"].auc_at_half < learned


def test_few_games_of_a_kind_are_judged_as_the_others_are() -> None:
    seen = {"3": positions("3", 1000, 3, 1), "4": positions("4", 5, 4, 2)}
    fitted = fit_all(FEATURES, seen)
    assert fitted["4"].early[0] == pytest.approx(fitted["3"].early[0], abs=0.8)


def test_the_calibration_error_is_how_far_chances_are_from_what_comes() -> None:
    sure = np.array([[0.95, 0.05]] * 4)
    came = np.array([[1.0, 0.0]] * 2 + [[0.0, 1.0]] * 2)
    assert calibration_error(sure, came) == pytest.approx(0.45)
    assert calibration_error(np.full((4, 2), 0.5), came) == 0
