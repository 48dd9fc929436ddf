"""What texts of six factions do not do, and when they end."""

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
from tests.games.ice_and_fire.factions.lannisters import SANSA, attached, in_zones, tokens
from tests.games.ice_and_fire.factions.reaching import offered, reach, settle

from throneroom.games.ice_and_fire.lasting import silenced
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.queries import BARRED, NO_RESTORE, TO_HIT, mask, total

BROTHERS = "nightswatch_sworn_brothers"
CROSSBOWMEN = "lannister_lannister_crossbowmen"
GUARDS = "lannister_lannister_guardsmen"
LEVY = "brotherhood_brotherhood_archers"
KNIGHTS = "baratheon_stag_knights"
BOWMEN = "martell_skyreach_bowmen"
HIT, PASSED, FAILED = (6, 1, 1, 1, 1), (6, 6), (1, 1)
B1 = UNITS.index["b1"]


# The Night's Watch


@pytest.mark.text("40517")
def test_a_formation_holds_until_the_next_activation() -> None:
    ncus = {"an1": ncu(SANSA)}
    state = clash(BROTHERS, CROSSBOWMEN, at="turn", hand="40517", ncus=ncus)
    play(state, "play 40517 1", "choose a1", "activate_ncu an1", "claim combat")
    if "choose a1" in listed(state):
        play(state, "choose a1")
        assert listed(state) == ["hold"]
        play(state, "hold")
    settle(state)
    assert attached(state) == [("40517", 0)]
    play(state, "activate b16", "hold", "activate a1")
    assert attached(state) == []
    assert "strike b1" in listed(state)


@pytest.mark.text("40501")
def test_a_vow_is_lost_by_a_failed_panic_test_and_by_no_other() -> None:
    for test, left in ((PASSED, [("40501", 0)]), (FAILED, [])):
        state = clash(BROTHERS, CROSSBOWMEN, at="turn", hand="40501")
        play(state, "activate a1", "play 40501 2")
        reach(state, "strike b1", "stay", dice=(1,) * 12)
        settle(state)
        reach(state, "activate b1", "strike a1", "stay", dice=(*HIT, 1, *test))
        settle(state)
        assert attached(state) == left


# The Free Folk


@pytest.mark.rule("F15.3", "F33.11")
@pytest.mark.text("ncu_30306_spearwife_council", "40822")
def test_the_council_is_about_wealth_that_its_own_side_uses() -> None:
    """Mind Games lets another player use the zone in which Dalla stands."""
    council = "use_ncu ncu_30306_spearwife_council cn1"
    state = clash(
        "stark_stark_sworn_swords", "greyjoy_ironborn_bowmen", seats=3, at="turn", active="1",
        first="1", hand=[[], ["40822"], []], b_more={"wounds": 5, "conditions": ["weakened"]},
        c1=unit("freefolk_free_folk_raiders", 40, 10, 90, wounds=5),
        ncus={"cn1": ncu("freefolk_lady_dalla_wife_and_council")},
    )  # fmt: skip
    play(state, "play 40822 1", "choose_zone wealth", "activate b16", "hold")
    play(state, "activate_ncu cn1", "claim wealth", "choose c1")
    play(state, "choose_option use_zone", "choose b1")
    assert not offered(state, council)
    assert (wounds(state, "b1"), conditions(state, "b1")) == (8, [])


# The Brotherhood Without Banners


@pytest.mark.text("41107")
def test_the_realm_remains_as_long_as_a_token_does() -> None:
    hurt = {"wounds": 5}
    state = at_distance(20, LEVY, at="turn", a_more=hurt, hand="41107")
    play(state, "play 41107 1", "choose a1")
    (row,) = state.table.lasting
    state.table.lasting[0] = row._replace(number=1)
    reach(state, "activate a16", "hold", "activate b1", "hold")
    assert offered(state, "use_card 41107 a1")
    play(state, "use_card 41107 a1")
    assert (wounds(state, "a1"), state.table.lasting[0].number) == (8, 0)
    settle(state)
    assert not offered(state, "use_card 41107 a1")


@pytest.mark.rule("F20.1")
@pytest.mark.text("41109")
def test_six_times_too_many_is_no_destruction() -> None:
    state = clash(CROSSBOWMEN, LEVY, b_more={"wounds": 1}, hand=[[], ["41109"]])
    reach(state, "strike b1", "stay", "play 41109 1", dice=(*HIT, 1, 1, *PASSED))
    settle(state)
    assert (wounds(state, "b1"), list(state.table.points)) == (1, [0, 0])
    assert attached(state) == [("41109", B1)]


@pytest.mark.text("ncu_31104_fresh_converts")
def test_converts_are_made_of_enemies() -> None:
    thoros = {"an1": ncu("brotherhood_thoros_of_myr_the_ember")}
    state = clash(CROSSBOWMEN, LEVY, ncus=thoros, a_more={"wounds": 9}, b_more={"wounds": 12})
    reach(state, "strike b1", "stay", dice=(*HIT, 6))
    settle(state)
    assert tokens(state) == []  # no rank was lost
    play(state, "activate b1")
    reach(state, "strike a1", "stay", dice=(6,) * 5 + (1,) * 5 + PASSED)
    settle(state)
    assert tokens(state) == []  # one of his own


# House Baratheon


@pytest.mark.text("40602")
@pytest.mark.parametrize("zones", [(), ("tactics",)])
def test_stags_wit_finds_another_enemy(zones: tuple[str, ...]) -> None:
    """The token goes to an engaged enemy, and to another one only with the Tactics zone."""
    near = unit(CROSSBOWMEN, 31, 25, 270)
    relics = {"with": ["greyjoy_euron_greyjoy_crows_eye"]}
    state = clash(KNIGHTS, CROSSBOWMEN, at="turn", active="1", b_more=relics, b2=near,
                  ncus=in_zones(*zones), hand="40602")  # fmt: skip
    reach(state, "activate b1", "use order_strange_relics b1", "choose_option weakened")
    reach(state, "play 40602 1", "choose b1")
    assert (conditions(state, "a1"), conditions(state, "b1")) == ([], ["weakened"])
    assert conditions(state, "b2") == (["weakened"] if zones else [])


@pytest.mark.text("40606")
def test_a_final_strike_is_as_hard_as_the_wounds() -> None:
    state = clash(CROSSBOWMEN, KNIGHTS, b_more={"wounds": 9}, hand=[[], ["40606"]])
    reach(state, "strike b1", "stay", dice=(*HIT, 6))
    assert not offered(state, "play 40606 1")  # nobody was wounded


# House Targaryen


@pytest.mark.text("40745")
def test_the_queens_law_is_for_turns_of_its_owner() -> None:
    state = at_distance(20, "targaryen_unsullied_swordmasters", GUARDS, at="turn", active="1",
                        hand="40745")  # fmt: skip
    play(state, "activate b1", "play 40745 1")
    assert silenced(state.table, B1)
    play(state, "hold")
    assert asked(state) == ("activate", 0)
    assert not silenced(state.table, B1)
    assert not mask(state.table, BARRED, B1)
    play(state, "activate a1", "hold")
    assert silenced(state.table, B1)  # in every turn of theirs this round


# House Martell


@pytest.mark.text("40905")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_temperatures_rise_from_round_to_round(number: int) -> None:
    state = at_distance(20, BOWMEN, GUARDS, at="turn", active="1", hand="40905", round=number)
    play(state, "activate b1", "play 40905 1")
    t = state.table
    found = bool(mask(t, BARRED, B1)), total(t, TO_HIT, B1), bool(mask(t, NO_RESTORE, B1))
    assert found == (number >= 2, -(number >= 3), number >= 4)


@pytest.mark.text("40908")
def test_exhaustion_ends_with_its_token() -> None:
    ncus = {"bn1": ncu(SANSA)}
    state = at_distance(20, BOWMEN, GUARDS, at="turn", active="1", hand="40908", ncus=ncus)
    play(state, "activate b1", "play 40908 1")
    assert (conditions(state, "b1"), total(state.table, TO_HIT, B1)) == (["vulnerable"], -1)
    play(state, "hold", "activate a1", "hold", "activate_ncu bn1", "claim wealth", "choose b1")
    settle(state)
    assert (conditions(state, "b1"), total(state.table, TO_HIT, B1)) == ([], 0)
    assert (attached(state), hand(state)) == ([], [])


@pytest.mark.text("40904")
def test_diplomacy_in_the_sand_is_about_the_first_claim() -> None:
    ncus = {"an1": ncu(SANSA), "bn1": ncu(SANSA)}
    state = at_distance(20, BOWMEN, GUARDS, at="clean_up", ncus=ncus, hand="40904", first="1")
    play(state, "keep", "play 40904 1", "choose_zone wealth", "choose_zone crown")
    reach(state, "activate a1", "hold", "activate_ncu bn1", "claim wealth", "choose b1")
    assert asked(state) == ("name_target", 0)
    play(state, "choose b1", "choose b16")
    assert conditions(state, "b1") == conditions(state, "b16") == ["vulnerable", "weakened"]
    assert state.table.lasting == []
    reach(state, "activate_ncu an1", "claim crown", "choose b1", dice=PASSED)
    settle(state)
    assert asked(state) == ("activate", 1)
    assert conditions(state, "a1") == []


# Several


SCOUTS = "baratheon_crownland_scouts"
VARYS = "neutral_lord_varys_the_spider"


@pytest.mark.rule("F14.13", "F8.4")
@pytest.mark.text("order_tactical_reposition", "40206", "ncu_30403_little_birds")
@pytest.mark.parametrize(
    ("use", "first"),
    [
        ("use order_tactical_reposition b1", ()),
        ("play 40206 1", ()),
        ("use_ncu ncu_30403_little_birds bn1", ("activate_ncu an1", "claim maneuver", "hold")),
    ],
)
def test_whoever_is_engaged_is_not_named_for_a_shift(use: str, first: tuple[str, ...]) -> None:
    ncus = {"an1": ncu(SANSA), "bn1": ncu(VARYS)}
    for far in (0, 10):
        table: dict[str, Any] = {"b2": unit(GUARDS, 34, 17 + far, 270), "hand": [[], ["40206"]]}
        state = at_distance(far, SCOUTS, SCOUTS, **table, at="turn", ncus=ncus)
        reach(state, *first[:2])
        if first:
            reach(state, "choose a16", *first[2:])
        reach(state, use)
        named = "choose b1" in listed(state)
        assert named == bool(far)
