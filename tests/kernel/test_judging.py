"""Chances from what counts: they sum to one, and weights change from the beginning to the end."""

import json
from math import exp

import pytest

from throneroom.kernel import Counted, Weights, chances, read_weights, slugs
from throneroom.kernel.registry import load


def test_chances_are_shared_by_the_exponentials_of_the_sums() -> None:
    weights = Weights([1.0, 2.0], [1.0, 2.0])
    found = chances(weights, Counted("", 0.3, [[1, 0], [0, 1], [0, 0]]))
    whole = exp(1) + exp(2) + 1
    assert found == pytest.approx([exp(1) / whole, exp(2) / whole, 1 / whole])
    assert sum(found) == pytest.approx(1)


def test_very_large_sums_do_no_harm() -> None:
    assert chances(Weights([1e4], [1e4]), Counted("", 0.0, [[1], [2]])) == [0.0, 1.0]


def test_weights_go_in_a_straight_line_from_early_to_late() -> None:
    weights = Weights([0.0, 4.0], [2.0, 0.0])
    assert weights.at(0.0) == [0.0, 4.0]
    assert weights.at(0.25) == [0.5, 3.0]
    assert weights.at(0.25) is weights.at(0.25)
    assert weights.at(1.0) == [2.0, 0.0]


def test_weights_are_read_by_name_and_what_is_new_weighs_nothing() -> None:
    text = json.dumps({"weights": {"3": {"early": {"a": 1, "old": 5}, "late": {"a": 2}}}})
    found = read_weights(text, ("new", "a"))["3"]
    assert (found.early, found.late) == ((0.0, 1), (0.0, 2))


@pytest.mark.parametrize("slug", slugs())
def test_every_judge_was_fitted_for_what_it_counts(slug: str) -> None:
    """Every feature has a weight in every kind of game, and every kind of game that is named for
    fitting has weights."""
    features = load(slug).features
    assert features is not None
    assert features.good | features.bad <= set(features.names)
    assert not features.good & features.bad
    assert len(set(features.names)) == len(features.names)
