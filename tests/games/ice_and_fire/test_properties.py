"""What holds in every battle, whatever is done in it."""

from typing import Any

import pytest
from tests.games.properties import (
    check_bad_positions,
    check_bad_texts,
    check_tables,
    check_whole_game,
)

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.field import box_of, on_field
from throneroom.games.ice_and_fire.geometry.measure import inside, overlaps
from throneroom.games.ice_and_fire.layout import HEIGHT
from throneroom.games.ice_and_fire.state import FIELD, full_wounds, models_of
from throneroom.kernel import State


def invariants(state: State) -> None:
    t = state.table
    trays = [box_of(t, unit) for unit in on_field(t)]
    for i, tray in enumerate(trays):
        assert inside(tray, 0, 0, t.width, HEIGHT)
        assert not any(overlaps(tray, other) for other in trays[:i]), "two trays on each other"
    for unit, card in enumerate(t.card):
        if card >= 0:
            assert 0 <= t.wounds[unit] <= full_wounds(card)
            assert len(t.parts[unit]) <= models_of(t, unit)
            if t.place[unit] == FIELD and state.outcome() is None:
                assert t.wounds[unit] > 0 or any(
                    step[0] in ("destroyed", "remove") for step in t.flow.agenda
                )
    taken = [place for place in t.ncu_place if place >= 0]
    assert len(set(taken)) == len(taken), "two NCUs in one zone"
    if t.flow.kind in ("activate", ""):
        assert t.fights == []
        assert t.tests == []


def test_the_tables_fit_together() -> None:
    check_tables(GAME)


@pytest.mark.rule("F34.2", "F34.10", "F34.15")
@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (0, {}),
        (1, {"points": "30", "terrain": "random"}),
        (2, {"points": "50", "field": "72"}),
        (3, {"armies": ["freefolk_40", "targaryen_40"], "terrain": "none"}),
        (4, {"armies": ["greyjoy_40", "nightswatch_40"]}),
        (5, {"points": "30", "field": "72", "terrain": "random"}),
    ],
)
def test_whole_battles(seed: int, options: dict[str, Any]) -> None:
    check_whole_game(GAME, 2, options, seed, invariants=invariants, every=29)


def test_bad_texts() -> None:
    check_bad_texts(GAME, 2, seed=1)


def test_bad_positions() -> None:
    check_bad_positions(GAME, 2, seed=2)
