"""House Baratheon: one test for each text of NCUs."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    SWORDS,
    asked,
    at_distance,
    clash,
    conditions,
    hand,
    listed,
    ncu,
    play,
    rolling,
    strike,
    told,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import MISSES, RODRIK, SANSA, tokens
from tests.games.ice_and_fire.factions.reaching import reach, settle
from tests.games.ice_and_fire.factions.stags import PIKEMEN, WARDENS, the, to_next_round

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.content import CROWN, WATER_GARDENS, WEALTH
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.queries import KEYWORDS, affiliations, mask
from throneroom.games.ice_and_fire.state import AWAY, VICIOUS
from throneroom.text import LANGUAGES, Translator


@pytest.mark.rule("F15.13")
@pytest.mark.text("ncu_30601_shifting_loyalties")
def test_alester_florent() -> None:
    use = "use_ncu ncu_30601_shifting_loyalties an1"
    ncus = the("alester_florent_lord_of_brightwater")
    ncus["bn1"] = ncu(RODRIK, "wealth", activated=True)
    state = at_distance(20, WARDENS, SWORDS, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim tactics", "afflict b1 weakened", use)
    assert listed(state) == ["choose_option move_ncu", "choose_option swap_ncu"]
    play(state, "choose_option swap_ncu")
    assert state.table.ncu_place[0] == WEALTH
    assert tokens(state)[0] == 2
    state = at_distance(20, WARDENS, SWORDS, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim tactics", "afflict b1 weakened", use)
    play(state, "choose_option move_ncu", "choose_zone crown")
    assert state.table.ncu_place[0] == CROWN
    # Where all others are claimed the Water Gardens may still be empty (F36.7).
    ncus = the("alester_florent_lord_of_brightwater")
    ncus["an2"] = ncu(SANSA, "crown", activated=True)
    ncus["an3"] = ncu(SANSA, "combat", activated=True)
    ncus["bn1"] = ncu(RODRIK, "wealth", activated=True)
    ncus["bn2"] = ncu("martell_doran_martell_prince_of_dorne", "maneuver", activated=True)
    state = at_distance(20, WARDENS, SWORDS, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim tactics", "afflict b1 weakened", use)
    play(state, "choose_option move_ncu")
    assert state.table.ncu_place[0] == WATER_GARDENS


@pytest.mark.text("ncu_30602_support_of_haystack_hall")
def test_shyra_errol() -> None:
    shyra = the("shyra_errol_lady_of_haystack_hall")
    use = "use_ncu ncu_30602_support_of_haystack_hall an1"
    tired = {"wounds": 5, "conditions": ["weakened"]}
    more: dict[str, Any] = {"at": "turn", "ncus": shyra, "a_more": tired}
    state = at_distance(20, WARDENS, SWORDS, **more)
    play(state, "activate_ncu an1", "claim crown", use, "choose a1")
    assert wounds(state, "a1") == 6
    state = at_distance(20, WARDENS, SWORDS, **more)
    play(state, "activate_ncu an1", "claim tactics", use)
    assert conditions(state, "a1") == []
    state = at_distance(20, WARDENS, SWORDS, **more)
    play(state, "activate_ncu an1", "claim wealth", "choose a1", "choose b1")
    assert (conditions(state, "a1"), conditions(state, "b1")) == ([], ["weakened"])


@pytest.mark.text("ncu_30603_sacrifice_to_the_lord_of_light")
def test_melisandre() -> None:
    state = clash(WARDENS, SWORDS, at="turn", ncus=the("melisandre_the_red_woman"))
    play(state, "activate_ncu an1", "claim combat", "influence a1")
    use = "use ncu_30603_sacrifice_to_the_lord_of_light a1"
    events = rolling(state, use, dice=(6, 6, 1, 3, 3, 1))
    assert told(events, "tested") == [
        {"unit": "a1", "total": 12, "passed": 1},
        {"unit": "b1", "total": 4, "passed": 0},
    ]
    assert (wounds(state, "a1"), wounds(state, "b1")) == (10, 12 - 3)
    assert "R'hllor" in affiliations(state.table, 0)
    # Without her abilities it is of no effect any more (F5.4).
    ncus = the("melisandre_the_red_woman")
    ncus["bn1"] = ncu("baratheon_olenna_tyrell_queen_of_thorns")
    state = at_distance(20, WARDENS, SWORDS, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim crown", "influence a1", "choose b1", "activate_ncu bn1")
    assert "R'hllor" in affiliations(state.table, 0)
    use = "use_ncu ncu_30609_pulling_weeds bn1"
    play(state, "claim wealth", use, "choose_option lose_abilities")
    assert "R'hllor" not in affiliations(state.table, 0)
    # An enemy has nothing of it.
    state = clash(SWORDS, WARDENS, at="turn", ncus=the("melisandre_the_red_woman"))
    play(state, "activate_ncu an1", "claim crown", "influence b1")
    assert asked(state)[0] == "choose"  # the zone's effect, and nothing before it
    b1 = UNITS.index["b1"]
    assert "R'hllor" not in affiliations(state.table, b1)
    assert not mask(state.table, KEYWORDS, b1, 0) & VICIOUS


@pytest.mark.rule("F1.25")
@pytest.mark.text("ncu_30604_smugglers_cunning")
def test_davos_seaworth() -> None:
    use = "use_ncu ncu_30604_smugglers_cunning an1"
    davos = the("davos_seaworth_hand_of_the_true_king")
    state = at_distance(8, WARDENS, SWORDS, ncus=davos)
    rolling(state, "charge b1 front 90", dice=(1,))
    play(state, use)
    assert asked(state) == ("reroll", 0)
    state = clash(WARDENS, "lannister_lannister_guardsmen", ncus=davos, at="turn")
    play(state, "activate a1", use)
    strike(state, dice=MISSES)
    assert asked(state) == ("activate", 1)  # no Order of theirs
    assert tokens(state)[0] == 2
    # Nor of an enemy with which it is engaged later in the turn.
    state = at_distance(3, WARDENS, "lannister_lannister_guardsmen", ncus=davos, at="turn")
    reach(state, "activate a1", use, "charge b1 front 90", "align full", dice=(6, *MISSES))
    settle(state)
    assert asked(state) == ("activate", 1)


@pytest.mark.text("ncu_30605_fervent_conviction")
def test_fervent_conviction() -> None:
    ncus = the("selyse_shireen_queen_and_princess")
    state = clash(WARDENS, SWORDS, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim wealth", "influence a1", "choose a1", "activate_ncu bn1")
    play(state, "claim crown")
    rolling(state, "choose a1", dice=(6, 6, 1))
    assert wounds(state, "b1") == 11


@pytest.mark.rule("F3.22")
@pytest.mark.text("ncu_30605_necessary_sacrifices")
def test_necessary_sacrifices() -> None:
    ncus = {"bn1": ncu("baratheon_selyse_shireen_queen_and_princess")}
    state = clash(SWORDS, PIKEMEN, b_more={"wounds": 1}, ncus=ncus)
    strike(state, dice=(4, 6, 1, 1, 1, 1, 1, 1, 1, 1))
    events = rolling(state, "use_ncu ncu_30605_necessary_sacrifices bn1", dice=(2, 6, 6, 1))
    assert told(events, "survived") == [{"unit": "b1", "wounds": 2}]
    assert "R'hllor" in affiliations(state.table, 16)


@pytest.mark.text("ncu_30606_in_rhllors_name")
def test_axell_florent() -> None:
    ncus = the("axell_florent_hand_of_the_queen")
    state = clash(WARDENS, SWORDS, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim wealth", "influence b1")
    assert conditions(state, "b1") == ["panicked"]
    state = clash(WARDENS, SWORDS, at="turn", ncus=ncus)
    play(
        state, "activate_ncu an1", "claim combat", "influence a1", "choose a1", "strike b1", "stay"
    )
    assert conditions(state, "b1") == ["vulnerable"]


@pytest.mark.text("ncu_30608_a_rose_and_its_thorns")
def test_margaery_tyrell() -> None:
    ncus = the("margaery_tyrell_little_rose")
    state = clash(WARDENS, SWORDS, at="turn", ncus=ncus, a_more={"wounds": 5})
    play(state, "activate_ncu an1", "claim crown", "use_ncu ncu_30608_a_rose_and_its_thorns an1")
    play(state, "choose a1", "choose b1")
    assert (wounds(state, "a1"), conditions(state, "b1")) == (6, ["vulnerable"])


@pytest.mark.rule("F14.4")
@pytest.mark.text("ncu_30609_pulling_weeds")
def test_olenna_tyrell() -> None:
    ncus = the("olenna_tyrell_queen_of_thorns")
    ncus["bn1"] = ncu("stark_catelyn_stark_lady_of_winterfell")
    use = "use_ncu ncu_30609_pulling_weeds an1"
    state = at_distance(20, WARDENS, SWORDS, at="turn", ncus=ncus)
    play(
        state, "activate_ncu an1", "claim wealth", use, "choose_option lose_abilities", "choose a1"
    )
    play(state, "activate_ncu bn1", "claim maneuver")
    assert asked(state) == ("choose", 1)  # no Influence
    state = at_distance(20, WARDENS, SWORDS, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim wealth", use, "choose_option hits", "choose a1")
    play(state, "activate_ncu bn1", "claim maneuver")
    rolling(state, "choose b1", dice=(2, 1, 6))
    assert (wounds(state, "b1"), conditions(state, "b1")) == (11, ["weakened"])


@pytest.mark.rule("F16.8")
@pytest.mark.text("ncu_30610_elderly_caution")
def test_eldon_estermont() -> None:
    ncus = the("eldon_estermont_venerable_knight")
    state = at_distance(20, WARDENS, at="turn", ncus=ncus, deck="40601 40602 40603 40604")
    play(state, "activate_ncu an1", "claim crown", "use_ncu ncu_30610_elderly_caution an1")
    play(state, "choose_card 40603")
    assert hand(state) == ["40604", "40602"]
    assert len(state.table.deck[0]) == 2


@pytest.mark.text("ncu_30612_castellans_duty")
def test_cortnay_penrose() -> None:
    ncus = the("cortnay_penrose_reliable_castellan")
    more: dict[str, Any] = {"at": "turn", "active": "1", "ncus": ncus, "a_more": {"wounds": 2}}
    state = at_distance(20, WARDENS, SWORDS, **more)
    play(state, "activate_ncu bn1", "use_ncu ncu_30612_castellans_duty an1")
    play(state, "choose_zone crown", "choose_zone wealth")
    rolling(state, "claim wealth", dice=(1,))
    assert listed(state) == ["restore a1 1", "restore a1 2", "restore a1 3"]
    play(state, "restore a1 3")
    assert (wounds(state, "a1"), tokens(state)) == (5, [2])


@pytest.mark.rule("F15.11")
@pytest.mark.text("ncu_30613_loving_counsel")
def test_loving_counsel() -> None:
    ncus = the("cressen_maester_at_dragonstone")
    state = at_distance(20, WARDENS, SWORDS, at="turn", ncus=ncus, deck="40601 40602")
    play(state, "activate_ncu an1", "claim crown", "use_ncu ncu_30613_loving_counsel an1")
    play(state, "choose b1", "choose_option panicked")
    assert (hand(state), conditions(state, "b1")) == (["40602", "40601"], ["panicked"])


@pytest.mark.rule("F5.5")
@pytest.mark.text("ncu_30613_sacrifice_for_the_king")
def test_sacrifice_for_the_king() -> None:
    ncus = the("cressen_maester_at_dragonstone")
    state = at_distance(20, WARDENS, SWORDS, at="clean_up", ncus=ncus)
    play(state, "use_ncu ncu_30613_sacrifice_for_the_king an1")
    assert asked(state) == ("claim", 0)
    play(state, "claim wealth", "choose a1")
    assert state.table.ncu_done[0] == 1
    to_next_round(state)
    assert state.table.ncu_place[0] == AWAY


@pytest.mark.rule("F2.21")
@pytest.mark.text("ncu_30614_misunderstood_omens")
def test_patchface() -> None:
    ncus = the("patchface_patches")
    piles: dict[str, Any] = {"hand": [[], ["40201", "40202", "40203"]], "deck": [[], ["40204"]]}
    state = at_distance(20, WARDENS, SWORDS, at="clean_up", ncus=ncus, **piles)
    play(state, "keep", "use_ncu ncu_30614_misunderstood_omens an1")
    assert listed(state) == [f"choose_card {card}" for card in (40201, 40202, 40203, 40204)]
    play(state, "choose_card 40202")
    assert hand(state, 1) == ["40201", "40203"]
    state = at_distance(20, WARDENS, SWORDS, at="clean_up", ncus=ncus, **piles)
    play(state, "keep", "use_ncu ncu_30614_misunderstood_omens an1", "choose_card 40204")
    assert len(hand(state, 1)) == 3


@pytest.mark.rule("F14.14", "F14.22")
@pytest.mark.text("ncu_30609_pulling_weeds", "ncu_30612_castellans_duty")
@pytest.mark.parametrize("first", ["pulling_weeds", "castellans_duty"])
def test_what_two_ncus_have_begun_comes_in_the_order_of_choice(first: str) -> None:
    """Both wait for the same claim, and neither is on a unit or an NCU."""
    ncus = the("olenna_tyrell_queen_of_thorns")
    ncus |= {"an2": ncu("baratheon_cortnay_penrose_reliable_castellan"), "bn1": ncu(SANSA)}
    state = at_distance(20, WARDENS, SWORDS, at="turn", ncus=ncus, a_more={"wounds": 2})
    reach(state, "activate_ncu an1", "claim tactics", "use_ncu ncu_30609_pulling_weeds an1")
    reach(state, "choose_option hits", "afflict b16 weakened", "activate_ncu bn1")
    play(state, "use_ncu ncu_30612_castellans_duty an2", "choose_zone crown", "choose_zone wealth")
    events = play(state, "claim crown")
    names = {"pulling_weeds": "ncu_30609", "castellans_duty": "ncu_30612"}
    texts = [f"choose_order {number}_{name}" for name, number in names.items()]
    assert (asked(state), sorted(listed(state))) == (("arrange", 0), texts)
    kinds = {"pulling_weeds": "name_target", "castellans_duty": "share"}
    events += play(state, f"choose_order {names[first]}_{first}")
    settle(state)
    assert asked(state) == (kinds[first], 0)
    played = told(events, "used")
    assert [(one["ability"], one["unit"]) for one in played] == [(f"{names[first]}_{first}", None)]
    for language in LANGUAGES:
        said = Translator(language, GAME).event({"kind": "used", **played[0]})
        assert "none" not in said.lower()
