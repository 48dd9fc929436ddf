"""Texts that House Stark shares with other factions: one test for each."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    GUARDSMEN,
    SWORDS,
    asked,
    at_distance,
    clash,
    conditions,
    fight,
    listed,
    play,
    rolling,
    told,
    unit,
    wounds,
)

from throneroom.games.ice_and_fire.state import (
    CRITICAL_BLOW,
    PRECISION,
    SUNDERING,
    VICIOUS,
)
from throneroom.kernel import Event, State

BERSERKERS = "stark_house_umber_berserkers"
BOWMEN = "stark_stark_bowmen"
OUTRIDERS = "stark_stark_outriders"
MISSES = (1,) * 12


def attack(state: State, *, dice: tuple[int, ...]) -> list[Event]:
    return rolling(state, "strike b1", "stay", dice=dice)


def leading(card: str, **more: Any) -> dict[str, Any]:
    """What a unit has besides: this attachment."""
    return {"with": [card], **more}


@pytest.mark.text("precision")
def test_precision() -> None:
    state = clash(BERSERKERS, a_more=leading("stark_syrio_forel_first_blade_of_braavos"))
    attack(state, dice=MISSES)
    assert fight(state).keywords == PRECISION


@pytest.mark.text("vicious_mauling")
def test_vicious_mauling() -> None:
    state = clash("stark_shaggydog", a_more={"wounds": 1})
    attack(state, dice=MISSES)
    assert fight(state).keywords == SUNDERING | VICIOUS
    assert fight(state).more_dice == 3  # of its 4 wounds 3 are lost


@pytest.mark.text("boldness_and_courage")
@pytest.mark.parametrize(("left", "dice"), [(12, 8), (8, 7), (4, 5)])
def test_boldness_and_courage(left: int, dice: int) -> None:
    rodrik = leading("stark_rodrik_cassel_master_at_arms_commander", wounds=left)
    state = clash(a_more=rodrik)  # 7, 5 and 4 dice
    events = attack(state, dice=MISSES)
    assert len(told(events, "rolled")[0]["dice"]) == dice


@pytest.mark.text("superior_numbers")
def test_superior_numbers() -> None:
    captain = leading("stark_loyalist_captain")
    state = clash(BERSERKERS, a_more=captain, b_more={"wounds": 8})
    attack(state, dice=MISSES)
    assert asked(state) == ("reroll", 0)
    state = clash(BERSERKERS, a_more=captain)  # as many ranks
    attack(state, dice=MISSES)
    assert asked(state) != ("reroll", 0)


@pytest.mark.text("battle_scars")
def test_battle_scars() -> None:
    maege = leading("stark_maege_mormont_lady_of_bear_island_commander", wounds=8)
    state = clash(BERSERKERS, a_more=maege)
    play(state, "strike b1", "stay")
    assert listed(state) == [
        "choose_option vicious",
        "choose_option reroll",
        "choose_option highest",
    ]
    play(state, "choose_option vicious")
    assert listed(state) == ["choose_option reroll", "choose_option highest"]
    rolling(state, "choose_option highest", dice=MISSES)
    assert fight(state).keywords == VICIOUS
    assert fight(state).highest


@pytest.mark.text("fueled_by_slaughter")
def test_fueled_by_slaughter() -> None:
    rickard = leading("stark_rickard_karstark_lord_of_karhold_commander", wounds=6)
    # One wound leaves the defender with 8: one rank is lost.
    state = clash(BERSERKERS, BERSERKERS, a_more=rickard, b_more={"wounds": 9})
    attack(state, dice=(6, *(1,) * 7, 1, 6, 6, 1))
    assert (wounds(state, "b1"), wounds(state, "a1")) == (8, 8)
    state = clash(BERSERKERS, BERSERKERS, a_more=rickard)
    attack(state, dice=MISSES)
    assert wounds(state, "a1") == 6


@pytest.mark.rule("F3.10")
@pytest.mark.text("hardened")
@pytest.mark.parametrize(("left", "lost"), [(12, 2), (8, 1), (4, 0)])
def test_hardened(left: int, lost: int) -> None:
    veteran = leading("stark_mormont_veteran", wounds=left)
    state = clash(GUARDSMEN, BOWMEN, b_more=veteran)
    attack(state, dice=(6, 6, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    assert wounds(state, "b1") == left - lost


@pytest.mark.rule("F10.19")
@pytest.mark.text("stubborn_tenacity")
def test_stubborn_tenacity() -> None:
    shields = "stark_house_tully_sworn_shields"
    state = clash(GUARDSMEN, shields)
    attack(state, dice=MISSES)  # no wound: the test counts as passed (FR46)
    play(state, "pass")
    assert wounds(state, "a1") == 11
    state = clash(GUARDSMEN, shields)
    attack(state, dice=(6, 1, 1, 1, 1, 1, 1, 1, 1, 1))
    play(state, "pass")
    assert (wounds(state, "b1"), wounds(state, "a1")) == (10, 12)  # failed


@pytest.mark.text("stand_your_ground")
def test_stand_your_ground() -> None:
    spearmen = "stark_house_karstark_spearmen"
    state = at_distance(3, BERSERKERS, spearmen)
    rolling(state, "charge b1 front 90", dice=(6,))
    events = rolling(state, "align full", dice=(1,) * 20)
    assert "reroll" not in {told_of["kind"] for told_of in _plain(events)}
    assert asked(state)[0] != "reroll"  # a charge has no re-roll against them
    state = at_distance(3, BERSERKERS, GUARDSMEN)
    rolling(state, "charge b1 front 90", dice=(6,))
    rolling(state, "align full", dice=(1,) * 20)
    assert asked(state) == ("reroll", 0)


def _plain(events: list[Event]) -> list[dict[str, str]]:
    return [{"kind": event.kind} for event in events]


@pytest.mark.text("regroup")
def test_regroup() -> None:
    robb = leading("stark_robb_stark_the_wolf_lord_commander", wounds=6)
    state = clash(a_more=robb)
    rolling(state, "retreat", dice=(6,))
    play(state, "withdraw back 5 90")
    assert wounds(state, "a1") == 6 + 2 + 1


@pytest.mark.text("unyielding")
def test_unyielding() -> None:
    maege = leading("stark_maege_mormont_the_she_bear", wounds=6)
    state = clash(GUARDSMEN, BOWMEN, b_more=maege)
    # One wound, then a failed panic test with a D3 of 3, one less for the lost rank.
    attack(state, dice=(6, 1, 1, 1, 1, 1, 1, 1, 1, 3))
    assert wounds(state, "b1") == 6 - 1 - 2


@pytest.mark.rule("F8.20", "F8.27")
@pytest.mark.text("elusive_escape")
def test_elusive_escape() -> None:
    state = clash(a_more=leading("stark_crannogman_survivalist"))
    rolling(state, "retreat", dice=(1,))
    assert asked(state) == ("reroll", 0)
    rolling(state, "reroll effect 1", "withdraw back 5 90", dice=(6,))
    assert conditions(state, "b1") == ["weakened"]
    assert asked(state) == ("activate", 1)  # nobody may pivot


@pytest.mark.rule("F9.33", "F9.32", "F2.10")
@pytest.mark.text("uncontrolled_rage")
def test_uncontrolled_rage() -> None:
    rickard = leading("stark_rickard_karstark_vengeful_bannerman")
    farther = unit(GUARDSMEN, 33, 22, 270)
    state = at_distance(6, BERSERKERS, a_more=rickard, at="turn", b2=farther)
    rolling(state, "activate a1", dice=(1, 1))
    assert {text.split()[1] for text in listed(state)} == {"b1"}  # the nearest, and no choice
    assert {text.split()[0] for text in listed(state)} == {"charge"}
    play(state, listed(state)[0])
    assert asked(state) == ("align", 0)  # without a die
    rolling(state, "align full", dice=MISSES)
    while asked(state)[0] in ("reroll", "react"):
        play(state, listed(state)[0] if asked(state)[0] == "reroll" else "pass")
    assert asked(state) == ("activate", 1)  # that was its action
    state = at_distance(6, BERSERKERS, a_more=rickard, at="turn")
    rolling(state, "activate a1", dice=(6, 6))
    assert "march" in listed(state)


# Orders


@pytest.mark.text("order_superior_flanking")
def test_superior_flanking() -> None:
    howland = unit(
        BOWMEN, 24, 12, 90, **leading("stark_howland_reed_lord_of_the_crannogs_commander")
    )
    flank = unit(GUARDSMEN, 24, 25.15, 0)
    state = clash(BERSERKERS, b1=flank, a2=howland)
    play(state, "strike b1", "stay")
    assert asked(state) == ("react", 0)
    rolling(state, "use order_superior_flanking a2", dice=MISSES)
    assert conditions(state, "b1") == ["panicked", "vulnerable"]
    state = clash(BERSERKERS, a2=howland)  # in the front
    play(state, "strike b1", "stay")
    assert asked(state) != ("react", 0)


@pytest.mark.text("order_stark_fury")
@pytest.mark.parametrize(("left", "lost"), [(12, 2), (8, 1), (4, 0)])
def test_stark_fury(left: int, lost: int) -> None:
    rickard = leading("stark_rickard_karstark_vengeful_bannerman", wounds=left)
    state = clash(BERSERKERS, a_more=rickard)
    play(state, "strike b1", "stay")
    rolling(state, "use order_stark_fury a1", dice=MISSES)
    assert fight(state).keywords == CRITICAL_BLOW | SUNDERING
    play(state, "pass")  # the Order of the enemy
    assert wounds(state, "a1") == left - lost


@pytest.mark.text("order_scout_openings")
def test_scout_openings() -> None:
    devils = unit("stark_crannogman_bog_devils", 14, 20, 90)
    state = clash(BERSERKERS, a2=devils, at="turn")
    play(state, "use order_scout_openings a2", "activate a1")
    rolling(state, "strike b1", "stay", dice=MISSES)
    assert fight(state).keywords == PRECISION
    assert asked(state) == ("reroll", 0)
    play(state, "keep", "pass")
    assert state.table.lasting == []


@pytest.mark.text("order_sentinel")
def test_sentinel() -> None:
    blackfish = unit(
        OUTRIDERS, 15, 20, 0, **leading("stark_brynden_tully_outrider_commander_commander")
    )
    state = clash(GUARDSMEN, SWORDS, b2=blackfish)
    attack(state, dice=MISSES)
    assert asked(state) == ("react", 1)
    play(state, "use order_sentinel b2")
    found = listed(state)
    assert found[:2] == ["hold", "maneuver"]
    assert {text.split()[1] for text in found[2:]} == {"a1"}
    assert {text.split()[0] for text in found[2:]} == {"charge"}


@pytest.mark.text("order_overwatch")
def test_overwatch() -> None:
    state = at_distance(14, GUARDSMEN, BOWMEN, b_more=leading("stark_crannogman_warden"))
    play(state, "march", "go 90 4 90")
    assert asked(state) == ("react", 1)
    play(state, "use order_overwatch b1")
    assert listed(state) == ["hold", "shoot"]
    state = at_distance(18, GUARDSMEN, BOWMEN, b_more=leading("stark_crannogman_warden"))
    play(state, "march", "go 90 4 90")
    assert asked(state) == ("activate", 1)


@pytest.mark.text("order_hidden_traps")
def test_hidden_traps() -> None:
    state = at_distance(11, GUARDSMEN, "stark_crannogman_trackers")
    play(state, "march")
    assert asked(state) == ("react", 1)
    play(state, "use order_hidden_traps b1")
    assert listed(state) == ["choose_option hits", "choose_option speed"]
    rolling(state, "choose_option hits", dice=(1, 6, 1))
    assert wounds(state, "a1") == 10
    state = at_distance(11, GUARDSMEN, "stark_crannogman_trackers")
    play(state, "march", "use order_hidden_traps b1", "choose_option speed")
    assert asked(state) == ("move", 0)
    assert state.table.flow.args[1] == 2 * 3_000  # Speed 4, one less
    state = at_distance(13, GUARDSMEN, "stark_crannogman_trackers")
    play(state, "march")
    assert asked(state) == ("move", 0)


@pytest.mark.rule("F9.32")
@pytest.mark.text("order_reckless_heroism")
def test_reckless_heroism() -> None:
    greatjon = leading("stark_greatjon_umber_lord_of_last_hearth_commander")
    state = at_distance(10, BERSERKERS, a_more=greatjon)
    play(state, "charge b1 front 90")
    assert asked(state) == ("react", 0)
    rolling(state, "use order_reckless_heroism a1", dice=(2,))
    assert wounds(state, "a1") == 10
    assert asked(state) == ("align", 0)  # Speed 5 and a 6
    assert state.table.roll_counts == 0


@pytest.mark.rule("F9.32", "F14.21")
@pytest.mark.text("order_reckless_heroism")
def test_reckless_heroism_that_kills() -> None:
    greatjon = leading("stark_greatjon_umber_lord_of_last_hearth_commander", wounds=1)
    state = at_distance(10, BERSERKERS, a_more=greatjon)
    play(state, "charge b1 front 90")
    events = rolling(state, "use order_reckless_heroism a1", dice=(2,))
    assert told(events, "removed") == [{"unit": "a1"}]
    assert state.table.roll_counts == 0  # the next die of somebody else is his own


@pytest.mark.rule("F10.24")
@pytest.mark.text("order_overrun")
def test_overrun() -> None:
    greatjon = leading("stark_greatjon_umber_lord_of_last_hearth_commander")
    state = clash(BERSERKERS, a_more=greatjon, b_more={"wounds": 1})
    attack(state, dice=(6, *(1,) * 7, 1))
    assert asked(state) == ("react", 0)
    play(state, "use order_overrun a1")
    assert listed(state, "march") == ["march"]
    assert listed(state, "maneuver") == []
    play(state, "march", "go 90 1 90")
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F10.24", "F32.4")
@pytest.mark.text("order_overrun", "40111", "40334")
@pytest.mark.parametrize("card", ["40111", "40334"])
def test_allies_trade_one_surge_once(card: str) -> None:
    """What one of a side has traded is not there any more for the card of the other."""
    greatjon = leading("stark_greatjon_umber_lord_of_last_hearth_commander")
    far: dict[str, Any] = {"c1": unit(SWORDS, 40, 5, 90), "d1": unit(GUARDSMEN, 8, 36, 270)}
    seats: dict[str, Any] = {
        "seats": 4,
        "options": {"teams": True},
        "hand": [[], [], [card], []],
    }
    state = clash(BERSERKERS, a_more=greatjon, b_more={"wounds": 1}, **seats, **far)
    attack(state, dice=(6, *(1,) * 7, 1))
    play(state, "use order_overrun a1", f"play {card} 1", "march")
    play(state, "go 90 1 90")
    assert asked(state)[0] == "activate"  # and no second action
