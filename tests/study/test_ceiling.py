"""How well anybody could tell who wins: known chances are found again, and tries repeat."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from throneroom.bots import Bot
from throneroom.study import ceiling as trying
from throneroom.study.ceiling import PlayedOn, auc, ceiling, ceilings, try_one
from throneroom.study.judges import Study
from throneroom.study.positions import players_of

RANDOM = Study("iron_throne", 2, 5, ("random", "random"), 30)


def test_the_ceiling_is_what_exact_chances_reach() -> None:
    chance = np.random.default_rng(1)
    sums = chance.normal(size=(1500, 3))
    exact = np.exp(sums) / np.exp(sums).sum(axis=1, keepdims=True)
    tries = np.array([chance.multinomial(1, odds, size=12) for odds in exact], dtype=float)
    guessed = np.full((1500, 3), 1 / 3)
    best = auc(exact, exact)
    found = ceiling(exact, tries)
    assert found.games == 1500
    assert found.least < best < found.most
    assert found.most - found.least > 0.05, "twelve tries are few"
    assert found.about == pytest.approx(best, abs=0.012)
    assert found.auc == pytest.approx(best, abs=0.012)
    assert found.error < 0.01
    blind = ceiling(guessed, tries)
    assert (blind.least, blind.about, blind.most) == (found.least, found.about, found.most)
    assert blind.auc == 0.5
    assert blind.error == pytest.approx(0, abs=1e-9), "a third is right on average"
    assert ceiling(exact[:, ::-1], tries).error > 0.1


def test_where_all_is_chance_nobody_can_tell() -> None:
    chance = np.random.default_rng(2)
    tries = chance.multinomial(1, [0.25] * 4, size=(800, 16)).astype(float)
    found = ceiling(np.full((800, 4), 0.25), tries)
    assert found.about == pytest.approx(0.5, abs=0.02)
    assert found.most > 0.6, "luck of the tries taken for knowledge"


def test_marks_are_held_against_shares_of_victories() -> None:
    assert auc(np.array([[0.9, 0.1]]), np.array([[1.0, 0.0]])) == 1
    assert auc(np.array([[0.1, 0.9]]), np.array([[1.0, 0.0]])) == 0
    assert auc(np.array([[0.9, 0.1]]), np.array([[0.75, 0.25]])) == pytest.approx(0.75)


def test_tries_repeat_and_begin_at_half_of_the_game() -> None:
    wanted = PlayedOn(RANDOM, 4)
    one = try_one(wanted, 1)
    assert one == try_one(wanted, 1)
    assert (one["kind"], one["seats"], len(one["tries"])) == ("4", 4, 4)
    assert all(sum(shares) == pytest.approx(1) for shares in one["tries"])
    more = try_one(PlayedOn(RANDOM, 6), 1)
    assert more["tries"][:4] == one["tries"], "more tries begin with the same"
    assert more["moves"] == one["moves"]


def test_players_stay_as_strong_as_they_were_unless_they_are_drawn_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found: list[list[int]] = []

    def noted(bots: Sequence[str], strays: list[int], seed: int) -> list[Bot]:
        found.append(strays)
        return players_of(bots, strays, seed)

    monkeypatch.setattr(trying, "players_of", noted)
    try_one(PlayedOn(RANDOM, 4), 0)
    assert len(found) == 4
    assert found == [found[0]] * 4
    del found[:]
    try_one(PlayedOn(RANDOM, 4, redraw=True), 0)
    assert len({tuple(strays) for strays in found}) == 4


def test_what_was_tried_is_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = PlayedOn(RANDOM, 4)
    found = ceilings(wanted, keep=str(tmp_path))
    assert {kind: one.games for kind, one in found.items()} == {"3": 2, "4": 2, "5": 2}
    for one in found.values():
        assert all(0 <= value <= 1 for value in one[1:])
        assert one.least <= one.about
    tried = []

    def counted(wanted: PlayedOn, number: int) -> object:
        tried.append(number)
        return try_one(wanted, number)

    monkeypatch.setattr(trying, "try_one", counted)
    assert ceilings(wanted, keep=str(tmp_path)) == found
    assert tried == []
    (file,) = tmp_path.iterdir()
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:-1]))
    told: list[None] = []
    assert ceilings(wanted, keep=str(tmp_path), on_game=lambda: told.append(None)) == found
    assert (tried, len(told)) == ([5], 6)
    ceilings(PlayedOn(RANDOM, 4, redraw=True), keep=str(tmp_path))
    assert len(list(tmp_path.iterdir())) == 2, "tries of another kind have a file of their own"
