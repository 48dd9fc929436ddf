"""House Bolton: what its texts do not do, and what they do to each other."""

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
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import RODRIK, SANSA, attached, tokens
from tests.games.ice_and_fire.factions.reaching import next_round, offered, reach, settle

from throneroom.games.ice_and_fire.content import WEALTH
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.queries import MORALE, PANIC, controls, total

ARCHERS = "bolton_dreadfort_archers"  # plain swordsmen in a melee: 5 dice, 5 or more
CROSSBOWMEN = "lannister_lannister_crossbowmen"
OUTRIDERS = "stark_stark_outriders"
NEAR = unit(CROSSBOWMEN, 31, 25, 270)  # beside b1
HIT = (6, 1, 1, 1, 1)
FAILED, PASSED = (1, 1), (6, 6)
JEYNE = "bolton_jeyne_poole_arya_stark_bride_of_bolton"
TYBALD = "bolton_tybald_maester_of_the_dreadfort"
ENVOY = "use_ncu ncu_31005_deceitful_envoy bn1"


@pytest.mark.rule("F14.13", "F11.11")
@pytest.mark.text("41007")
def test_fear_keeps_nobody_alive_by_whoever_is_gone() -> None:
    hurt = {"wounds": 5}
    state = clash(ARCHERS, CROSSBOWMEN, a_more=hurt, b_more={"wounds": 2}, hand="41007")
    reach(state, "strike b1", "stay", dice=(*HIT, 1, *FAILED))
    assert not offered(state, "play 41007 1")  # nobody is in range of a unit that is gone
    assert (wounds(state, "a1"), hand(state)) == (5, ["41007"])


@pytest.mark.text("41007")
def test_fear_restores_as_much_as_was_lost() -> None:
    near, far = unit(ARCHERS, 17, 20, 90, wounds=11), unit(ARCHERS, 3, 45, 0, wounds=1)
    state = clash(ARCHERS, CROSSBOWMEN, a2=near, a3=far, hand="41007")
    reach(state, "strike b1", "stay", "play 41007 1", dice=(*HIT, 1, *FAILED))
    assert listed(state) == ["restore a2 1"]
    play(state, "restore a2 1")
    assert [wounds(state, name) for name in ("a1", "a2", "a3")] == [12, 12, 1]


@pytest.mark.text("41008")
def test_skins_frighten_whoever_is_engaged_and_no_others() -> None:
    state = clash(ARCHERS, CROSSBOWMEN, at="turn", hand="41008", b_more={"wounds": 9}, b2=NEAR)
    play(state, "play 41008 1", "choose a1")
    reach(state, "activate a1", "strike b1", "stay", dice=(*HIT, 1, *PASSED))
    settle(state)
    (row,) = state.table.lasting
    assert row.number == 1
    units = [UNITS.index[name] for name in ("b1", "b2", "a1")]
    assert [total(state.table, PANIC, one) for one in units] == [-1, 0, 0]
    assert total(state.table, MORALE, units[0]) == 0  # panic tests alone
    state.table.lasting[0] = row._replace(number=3)
    assert total(state.table, PANIC, units[0]) == -2


@pytest.mark.rule("F15.2")
@pytest.mark.text("41011")
def test_threats_are_whispered_about_one_activation() -> None:
    ncus = {"an1": ncu(SANSA), "an2": ncu(RODRIK)}
    state = at_distance(20, at="turn", ncus=ncus, hand=[[], ["41011"]])
    play(state, "activate_ncu an1", "play 41011 1", "hold")
    assert (state.table.lasting, conditions(state, "a1")) == ([], [])
    play(state, "activate b1", "hold", "activate_ncu an2", "claim maneuver", "choose a1", "hold")
    assert asked(state) == ("activate", 1)
    assert conditions(state, "a1") == conditions(state, "a16") == []


@pytest.mark.rule("F15.3")
@pytest.mark.text("ncu_31005_deceitful_envoy")
def test_tybald_goes_where_an_ncu_that_claims_nothing_has_not_gone() -> None:
    state = at_distance(20, at="turn", ncus={"an1": ncu(SANSA), "bn1": ncu(TYBALD)})
    play(state, "activate_ncu an1", ENVOY, "choose_zone wealth", "hold", "choose b1")
    assert controls(state.table, 1, WEALTH)
    assert (asked(state), tokens(state)) == (("activate", 1), [1])
    assert conditions(state, "a1") == []


@pytest.mark.rule("F15.3", "F15.12")
@pytest.mark.text("ncu_31005_deceitful_envoy")
def test_tybald_stays_if_the_zone_is_taken_by_the_end_of_the_turn() -> None:
    """False Agenda moves the NCU there: it has claimed another zone, but this one is not empty."""
    ncus = {"an1": ncu(SANSA), "bn1": ncu(TYBALD), "bn2": ncu(RODRIK)}
    state = at_distance(20, at="turn", ncus=ncus, hand=[[], ["40911"]])
    play(state, "activate_ncu an1", ENVOY, "choose_zone wealth")
    reach(state, "play 40911 1", "claim maneuver", "choose a1", "hold", "choose_zone wealth")
    settle(state)
    assert controls(state.table, 0, WEALTH)
    assert not controls(state.table, 1, WEALTH)
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F14.15")
@pytest.mark.text("41016")
def test_what_was_declared_before_a_taunt_is_not_taunted() -> None:
    """The free maneuver of the active player is carried out first, and then the card."""
    state = at_distance(8, ARCHERS, OUTRIDERS, at="turn", active="1", hand="41016")
    play(state, "activate b1", "use cavalry b1", "play 41016 1", "maneuver", "go 270 2 270")
    assert conditions(state, "b1") == []
    reach(state, "march")
    assert conditions(state, "b1") == ["vulnerable", "weakened"]


@pytest.mark.text("41013")
def test_dreadfort_secrets_are_told_to_enemies_nearby() -> None:
    more: dict[str, Any] = {"b2": NEAR, "b3": unit(CROSSBOWMEN, 45, 3, 90), "b_more": {"wounds": 9}}
    state = clash(ARCHERS, CROSSBOWMEN, hand="41013", **more)
    reach(state, "strike b1", "stay", "play 41013 1", dice=(*HIT, 1, *PASSED))
    settle(state)
    assert attached(state) == [("41013", 0)]
    assert [conditions(state, name) for name in ("b1", "b2", "b3")] == [["panicked"], [], []]
    play(state, *listed(state)[:1] if asked(state)[0] == "declare" else ())
    play(state, "activate b2", "hold")
    assert conditions(state, "b2") == ["panicked"]
    play(state, "activate a16", "hold", "activate b3", "hold")
    assert (conditions(state, "b3"), conditions(state, "a16")) == ([], [])


@pytest.mark.text("brutal_sadism")
@pytest.mark.parametrize(("left", "suffered"), [(9, 0), (12, 2)])
def test_sadism_is_paid_for_unless_a_rank_falls(left: int, suffered: int) -> None:
    """Also by the panic test of the attack, which is part of it."""
    alyn = {"with": ["bolton_sour_alyn_bastards_boy"]}
    state = clash(ARCHERS, CROSSBOWMEN, a_more=alyn, b_more={"wounds": left})
    test = FAILED if left == 9 else PASSED
    dice = (*HIT, 6, *test) if left == 12 else (*HIT, 1, *test)
    reach(state, "strike b1", "stay", "choose_option sundering", dice=dice)
    settle(state)
    assert wounds(state, "a1") == 12 - suffered


@pytest.mark.rule("F36.2", "F33.11")
@pytest.mark.text("ncu_31002_loyal_imposter")
def test_jeyne_is_lent_once_and_comes_back_with_empty_hands() -> None:
    use = "use_ncu ncu_31002_loyal_imposter an1"
    state = at_distance(20, at="clean_up", ncus={"an1": ncu(JEYNE), "bn1": ncu(SANSA)}, first="0")
    play(state, use)
    play(state, "activate a1", "hold", "activate_ncu bn6", "claim crown", "choose a1")
    settle(state)
    next_round(state)
    settle(state)
    assert (state.table.round, state.table.first) == (3, 1)  # the order goes on from a
    play(state, "activate b1", "hold", "activate_ncu an1", "claim combat")
    assert asked(state)[0] == "influence"  # she can do so again
    next_round(state)
    next_round(state)
    assert not offered(state, use)
