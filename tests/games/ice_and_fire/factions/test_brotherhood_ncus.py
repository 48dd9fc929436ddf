"""The Brotherhood Without Banners: one test for each text of NCUs."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    asked,
    at_distance,
    clash,
    conditions,
    hand,
    listed,
    ncu,
    play,
    rolling,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import tokens
from tests.games.ice_and_fire.factions.reaching import reach, settle

from throneroom.games.ice_and_fire.queries import MORALE, total

LEVY = "brotherhood_peasant_levy"
CROSSBOWMEN = "lannister_lannister_crossbowmen"


@pytest.mark.rule("F15.16", "F3.18")
@pytest.mark.text("ncu_31101_prophecies_and_portents")
def test_the_ghost_of_high_heart() -> None:
    ghost = {"bn1": ncu("brotherhood_ghost_of_high_heart_the_woods_witch")}
    state = clash(CROSSBOWMEN, LEVY, at="turn", ncus=ghost, b_more={"wounds": 9})
    play(
        state,
        "activate a16",
        "hold",
        "activate_ncu bn1",
        "claim wealth",
        "influence b1",
        "choose b1",
    )
    assert [total(state.table, MORALE, u) for u in (16, 31)] == [1, 0]
    state.table.wounds[16] = 9
    reach(state, "activate a1", "strike b1", "stay", dice=(6, 1, 1, 1, 1, 1, 6, 6))
    settle(state)
    assert wounds(state, "b1") == 8
    assert conditions(state, "a1") == ["vulnerable", "weakened"]


@pytest.mark.rule("F1.3", "F3.18")
@pytest.mark.text("ncu_31101_prophecies_and_portents")
def test_the_ghost_among_enemies() -> None:
    """Of an enemy that loses a rank she harms nobody: friends that it fights are no enemies."""
    ghost = {"bn1": ncu("brotherhood_ghost_of_high_heart_the_woods_witch")}
    state = clash(CROSSBOWMEN, LEVY, at="turn", ncus=ghost, a_more={"wounds": 9})
    play(state, "activate a16", "hold", "activate_ncu bn1", "claim wealth")
    play(state, "influence a1", "choose b1", "activate a1", "strike b1")
    reach(state, "stay", dice=(1,) * 6)
    settle(state)
    reach(state, "activate b1", "strike a1", "stay", dice=(6, *(1,) * 30))
    settle(state)
    assert wounds(state, "a1") < 9
    assert conditions(state, "b1") == []


@pytest.mark.rule("F14.13")
@pytest.mark.text("ncu_31102_allies_in_the_realm")
@pytest.mark.parametrize(("left", "tokens_left"), [(2, []), (5, ["weakened"])])
def test_ravella(left: int, tokens_left: list[str]) -> None:
    ravella = {"an1": ncu("brotherhood_ravella_smallwood_lady_of_acorn_hall")}
    use = "use_ncu ncu_31102_allies_in_the_realm an1"
    hurt = {"wounds": left, "conditions": ["weakened"]}
    state = at_distance(20, LEVY, a_more=hurt, at="turn", ncus=ravella, hand="41115 41116")
    reach(state, use, "choose_card 41115", "choose a1")
    assert wounds(state, "a1") == left + 2
    assert (hand(state), conditions(state, "a1"), tokens(state)) == (["41116"], tokens_left, [2])
    state = at_distance(20, LEVY, a_more=hurt, at="turn", ncus=ravella)
    assert asked(state) == ("activate", 0)  # no card to discard


@pytest.mark.rule("F15.16")
@pytest.mark.text("ncu_31103_vengeance_at_any_cost")
def test_vengeance_at_any_cost() -> None:
    catelyn = {"an1": ncu("brotherhood_catelyn_stark_the_hangwoman")}
    state = clash("stark_stark_bowmen", CROSSBOWMEN, at="turn", ncus=catelyn)
    play(state, "activate_ncu an1", "claim combat")
    assert listed(state) == ["influence b1", "influence b16"]
    play(state, "influence b1", "choose a1")
    rolling(state, "strike b1", "stay", dice=(1,) * 5)
    assert asked(state) == ("reroll", 0)
    play(state, "keep")
    reach(state, "activate b1", "strike a1", dice=(1,) * 5)
    assert wounds(state, "b1") == 11


@pytest.mark.rule("F15.11")
@pytest.mark.text("ncu_31104_fresh_converts")
def test_fresh_converts() -> None:
    thoros = {"an1": ncu("brotherhood_thoros_of_myr_the_ember")}
    use = "use_ncu ncu_31104_fresh_converts an1"
    table: dict[str, Any] = {
        "at": "turn",
        "ncus": thoros,
        "a_more": {"wounds": 5},
        "b_more": {"wounds": 9},
    }
    state = clash("stark_stark_bowmen", CROSSBOWMEN, **table)
    reach(state, "activate a1", "strike b1", "stay", dice=(6, 1, 1, 1, 1, 6, 6))
    settle(state)
    assert (wounds(state, "b1"), tokens(state)) == (8, [1])
    play(state, "activate b16", "hold", "activate_ncu an1", "claim crown", use, "choose a1")
    assert listed(state) == ["choose_amount 0", "choose_amount 1"]
    play(state, "choose_amount 1", "choose a1")
    assert (wounds(state, "a1"), tokens(state)) == (5 + 2 + 1, [0])
    assert asked(state) == ("activate", 1)  # not the effect of the zone
    # A unit that is destroyed loses the ranks that it had left (F3.18).
    state = clash("stark_stark_bowmen", CROSSBOWMEN, at="turn", ncus=thoros, b_more={"wounds": 5})
    reach(state, "activate a1", "strike b1", "stay", dice=((6,) * 5 + (1,) * 5))
    assert tokens(state) == [2]
