"""Texts that several factions share: one test for each."""

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
    ncu,
    play,
    rolling,
    told,
    unit,
    wounds,
)

from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.state import SUNDERING, VICIOUS
from throneroom.kernel import Event, State

BERSERKERS = "stark_house_umber_berserkers"
HALBERDIERS = "lannister_lannister_halberdiers"
OUTRIDERS = "stark_stark_outriders"
CAPTAIN = {"with": ["lannister_guard_captain"]}
MISSES = (1,) * 12


# Influence


@pytest.mark.rule("F15.16")
@pytest.mark.text(
    "ncu_30201_family_duty_honor",
    "ncu_30308_northern_resilience",
    "ncu_30511_rest_and_refuge",
    "ncu_30603_sacrifice_to_the_lord_of_light",
    "ncu_30605_fervent_conviction",
    "ncu_30701_conviction_of_a_true_khaleesi",
    "ncu_30704_wisdom_of_the_old_knight",
)
@pytest.mark.parametrize(
    "card",
    [
        "stark_catelyn_stark_lady_of_winterfell",
        "freefolk_jon_snow_turncloak_crow",
        "nightswatch_craster_ally_of_the_watch",
        "baratheon_melisandre_the_red_woman",
        "baratheon_selyse_shireen_queen_and_princess",
        "targaryen_daenerys_targaryen_khaleesi",
        "targaryen_barristan_selmy_advisor_to_the_dragon",
    ],
)
def test_an_influence_without_a_word_about_whom_goes_to_anybody(card: str) -> None:
    state = clash(at="turn", ncus={"an1": ncu(card)})
    play(state, "activate_ncu an1", "claim crown")
    assert listed(state) == [f"influence {name}" for name in ("a1", "a16", "b1", "b16")]
    play(state, "influence b1")
    assert [row.holder for row in state.table.lasting] == [UNITS.index["b1"]]


def attack(state: State, *, dice: tuple[int, ...]) -> list[Event]:
    return rolling(state, "strike b1", "stay", dice=dice)


@pytest.mark.rule("F2.11")
@pytest.mark.text("cavalry", "direwolf", "the_mountain_that_rides")
@pytest.mark.parametrize(
    ("card", "ability"),
    [
        (OUTRIDERS, "cavalry"),
        ("stark_grey_wind", "direwolf"),
        ("lannister_gregor_clegane_the_mountain_that_rides", "the_mountain_that_rides"),
    ],
)
def test_a_maneuver_first(card: str, ability: str) -> None:
    state = at_distance(20, card, at="turn")
    play(state, "activate a1", f"use {ability} a1")
    assert listed(state) == ["hold", "maneuver"]
    play(state, "maneuver", "go 90 1 90")
    assert asked(state) == ("declare", 0)
    assert "march" in listed(state)


@pytest.mark.text("tooth_claw", "halberd", "flail", "spiked_flail", "blade_and_fang", "lance")
@pytest.mark.parametrize(
    ("card", "keyword"),
    [
        ("stark_grey_wind", SUNDERING),
        (HALBERDIERS, SUNDERING),
        ("stark_house_karstark_loyalists", VICIOUS),
        ("neutral_house_bolton_blackguards", VICIOUS),
        ("neutral_house_bolton_bastards_girls", VICIOUS),
        ("stark_house_tully_cavaliers", SUNDERING),
    ],
)
def test_weapons(card: str, keyword: int) -> None:
    state = clash(card)
    attack(state, dice=MISSES)
    assert fight(state).keywords == keyword


@pytest.mark.text("lance")
def test_a_lance_when_charging() -> None:
    state = at_distance(3, "stark_house_tully_cavaliers")
    rolling(state, "charge b1 front 90", dice=(6,))
    rolling(state, "align full", dice=(1,) * 20)
    assert fight(state).more_dice == 4


@pytest.mark.text("sundering", "vicious")
def test_attachments_with_a_keyword() -> None:
    widower = {"with": ["neutral_the_widower_stormcrow_captain"]}
    state = clash(GUARDSMEN, SWORDS, a_more=widower)
    attack(state, dice=(4, 1, 1, 1, 1, 1, 4, 6, 6, 1))
    assert wounds(state, "b1") == 11  # Defense 4+: a 4 does not block
    crippler = {"with": ["neutral_vargo_hoat_the_crippler"]}
    state = clash(GUARDSMEN, SWORDS, a_more=crippler)
    events = attack(state, dice=(4, 1, 1, 1, 1, 1, 3, 5, 3, 1))
    assert told(events, "tested") == [{"unit": "b1", "total": 6, "passed": 1}]


@pytest.mark.rule("F10.11")
@pytest.mark.text("disrupt")
def test_disrupt() -> None:
    state = clash(GUARDSMEN, "stark_grey_wind")
    events = attack(state, dice=(4,) * 6)
    assert told(events, "hit") == [{"unit": "a1", "target_unit": "b1", "hits": 0}]


@pytest.mark.rule("FS103", "F11.5")
@pytest.mark.text("intimidating_presence", "disorganized")
def test_intimidating_and_disorganized() -> None:
    mountain = "lannister_gregor_clegane_the_mountain_that_rides"
    state = clash(mountain, "lannister_stone_crows")
    # One wound, then a failed panic test with a D3 of 2.
    attack(state, dice=(6, 1, 1, 1, 1, 2, 2))
    assert wounds(state, "b1") == 12 - 1 - 4


@pytest.mark.rule("FS92")
@pytest.mark.text("iron_resolve")
def test_iron_resolve() -> None:
    knight = {"with": ["stark_brynden_tully_unyielding_knight"]}
    state = clash(GUARDSMEN, SWORDS, b_more=knight)
    events = attack(state, dice=(4, 1, 1, 1, 1, 1, 1, 1, 2, 1))
    assert told(events, "tested") == [{"unit": "b1", "total": 4, "passed": 0}]
    assert wounds(state, "b1") == 11


@pytest.mark.text("stalwart")
def test_stalwart() -> None:
    blackfish = {"with": ["stark_brynden_tully_the_blackfish_commander"]}
    state = clash(GUARDSMEN, SWORDS, b_more=blackfish)
    events = attack(state, dice=(4, 1, 1, 1, 1, 1, 1, 2, 2, 1))
    assert told(events, "tested") == [{"unit": "b1", "total": 6, "passed": 1}]


@pytest.mark.rule("FS90", "F10.19")
@pytest.mark.text("dauntless")
def test_dauntless() -> None:
    state = clash(GUARDSMEN, SWORDS, b_more={"wounds": 8, "with": ["stark_winterfell_guardian"]})
    attack(state, dice=MISSES)
    assert wounds(state, "b1") == 9


@pytest.mark.rule("FS34", "F10.31")
@pytest.mark.text("counterstrike")
def test_counterstrike() -> None:
    state = clash(GUARDSMEN, "lannister_kingsguard")
    # Three misses, so three hits on the attacker, who blocks one of them.
    events = rolling(state, "strike b1", "stay", "pass", dice=(4, 4, 4, 1, 2, 3, 3, 1, 2))
    assert wounds(state, "a1") == 10
    assert [roll["roll"] for roll in told(events, "rolled")][:2] == ["attack", "defense"]


@pytest.mark.text("ambush", "ferocious_assault", "furious_charge")
@pytest.mark.parametrize(
    ("card", "more", "gained"),
    [
        ("stark_house_karstark_loyalists", {}, ["panicked"]),
        (SWORDS, {"with": ["stark_loyalist_captain"]}, ["vulnerable"]),
    ],
)
def test_charges(card: str, more: dict[str, list[str]], gained: list[str]) -> None:
    state = at_distance(3, card, a_more=more)
    rolling(state, "charge b1 front 90", dice=(6,))
    rolling(state, "align full", dice=MISSES)
    assert conditions(state, "b1") == gained


@pytest.mark.text("ambush")
def test_ambush() -> None:
    state = at_distance(3, OUTRIDERS, b1=unit(GUARDSMEN, 24, 18, 0))
    (charge,) = [text for text in listed(state, "charge") if "90" in text]
    rolling(state, charge, dice=(6,))
    rolling(state, "align full", dice=MISSES)
    assert conditions(state, "b1") == ["panicked", "weakened"]


@pytest.mark.rule("FS28", "F1.16", "F14.8")
@pytest.mark.text("order_hold_the_line")
def test_hold_the_line() -> None:
    state = clash(GUARDSMEN, SWORDS, a_more={"wounds": 8, **CAPTAIN}, at="turn")
    play(state, "activate a1")
    events = rolling(state, "use order_hold_the_line a1", dice=(6, 6, 1, 1))
    assert told(events, "rolled")[0]["dice"] == [6, 6, 1, 1]
    assert wounds(state, "b1") == 10
    assert asked(state) == ("declare", 0)


@pytest.mark.rule("FS29", "F14.7")
@pytest.mark.text("order_lannister_supremacy")
def test_lannister_supremacy() -> None:
    state = clash(SWORDS, GUARDSMEN)
    attack(state, dice=(1,) * 7)
    assert asked(state) == ("react", 1)
    events = rolling(state, "use order_lannister_supremacy b1", dice=(4, 4, 1))
    assert told(events, "tested") == [{"unit": "a1", "total": 5, "passed": 0}]
    assert wounds(state, "a1") == 12 - 1 - 3
    assert ["b1", "order_lannister_supremacy"] in state.view(None)["used"]


@pytest.mark.rule("FS76", "F9.29", "F14.20")
@pytest.mark.text("order_set_for_charge")
def test_set_for_charge() -> None:
    state = at_distance(3, SWORDS, HALBERDIERS, a_more={"wounds": 1})
    rolling(state, "charge b1 front 90", "align full", dice=(6,))
    assert asked(state) == ("react", 1)
    play(state, "use order_set_for_charge b1")
    assert listed(state) == ["strike a1", "hold"]
    events = rolling(state, "strike a1", "stay", dice=(6, 1, 1, 1, 1, 1, 1, 1, 1))
    assert told(events, "removed") == [{"unit": "a1"}]
    assert state.view(None)["seats"][1]["points"] == 1
    assert [told(events, "attacked")] == [[{"unit": "b1", "target_unit": "a1"}]]


@pytest.mark.text("order_mark_target", "order_threaten")
@pytest.mark.parametrize(
    ("card", "order", "gained"),
    [
        ("stark_rodrik_cassel_master_at_arms_commander", "order_mark_target", "vulnerable"),
        ("lannister_tywin_lannister_lord_of_casterly_rock_commander", "order_threaten", "weakened"),
    ],
)
def test_marking(card: str, order: str, gained: str) -> None:
    state = at_distance(11, a_more={"with": [card]}, at="turn")
    play(state, f"use {order} a1")
    assert conditions(state, "b1") == [gained]
    state = at_distance(13, a_more={"with": [card]}, at="turn")
    assert asked(state) == ("activate", 0)  # nobody in range: not even asked (F34.13)


@pytest.mark.text("order_martial_training")
def test_martial_training() -> None:
    state = clash(BERSERKERS, a_more={"with": ["stark_sworn_sword_captain"]})
    play(state, "strike b1", "stay")
    rolling(state, "use order_martial_training a1", dice=MISSES)
    assert conditions(state, "b1") == ["vulnerable"]
    assert asked(state) == ("reroll", 0)


@pytest.mark.text("order_incite")
def test_incite() -> None:
    state = clash("lannister_stone_crows", a_more={"wounds": 4})
    play(state, "strike b1", "stay")
    rolling(state, "use order_incite a1", dice=MISSES)
    found = state.table.fights[-1]
    assert found.highest
    assert found.keywords & VICIOUS


@pytest.mark.rule("F14.12")
@pytest.mark.text("order_war_cry")
@pytest.mark.parametrize(("die", "gained"), [(6, ["panicked"]), (1, [])])
def test_war_cry(die: int, gained: list[str]) -> None:
    state = at_distance(8, "stark_house_mormont_she_bears", at="turn")
    play(state, "use order_war_cry a1")  # one enemy in range: it is the target
    assert listed(state) == ["choose_option panicked", "choose_option vulnerable"]
    rolling(state, "choose_option panicked", dice=(die, die))
    assert conditions(state, "b1") == gained


@pytest.mark.rule("F8.27")
@pytest.mark.text("elusive_escape")
def test_elusive_escape() -> None:
    state = clash(
        "stark_house_mormont_she_bears", a_more={"with": ["stark_crannogman_survivalist"]}
    )
    rolling(state, "retreat", dice=(1,))
    assert asked(state) == ("reroll", 0)
    rolling(state, "reroll effect 1", dice=(4,))
    play(state, "withdraw back 6 90")
    assert conditions(state, "b1") == ["weakened"]
    assert asked(state)[0] != "pivot"


@pytest.mark.rule("F9.32")
@pytest.mark.text("uncontrolled_rage")
@pytest.mark.parametrize(("die", "charges"), [(1, True), (6, False)])
def test_uncontrolled_rage(die: int, charges: bool) -> None:
    rage = {"with": ["stark_rickard_karstark_vengeful_bannerman"]}
    far = unit(GUARDSMEN, 32, 24, 270)
    state = at_distance(4, a_more=rage, b2=far, at="turn")
    rolling(state, "activate a1", dice=(die, die))
    if not charges:
        assert "hold" in listed(state)
        return
    assert listed(state)
    assert all(text.startswith("charge b1") for text in listed(state))  # the nearest
    play(state, listed(state)[0], "align full")
    assert state.table.roll == 6


@pytest.mark.text("order_taunt")
@pytest.mark.parametrize(
    ("action", "gained"), [("strike b1", []), ("retreat", ["vulnerable", "weakened"])]
)
def test_taunt(action: str, gained: list[str]) -> None:
    taunts = {"with": ["lannister_sentinel_enforcer"]}
    state = clash(SWORDS, GUARDSMEN, b_more=taunts, at="turn")
    play(state, "activate a1", "use order_taunt b1", action)
    assert conditions(state, "a1") == gained


@pytest.mark.rule("F14.14", "FR86")
@pytest.mark.parametrize("first", ["recruiting_from_the_hills", "uncontrolled_rage"])
def test_the_order_of_own_effects_is_asked(first: str) -> None:
    angry = {"wounds": 6, "with": ["lannister_gregor_clegane_lord_tywins_mad_dog"]}
    state = at_distance(4, "lannister_stone_crows", a_more=angry, at="turn")
    play(state, "activate a1")
    assert asked(state) == ("arrange", 0)
    assert sorted(listed(state)) == ["use recruiting_from_the_hills a1", "use uncontrolled_rage a1"]
    events = rolling(state, f"use {first} a1", dice=(1, 1))
    order = [event["ability"] for event in told(events, "used")]
    assert order[0] == first
    # The charge of the other one comes before, or after, the wounds are restored.
    assert wounds(state, "a1") == (8 if first == "recruiting_from_the_hills" else 6)
    assert asked(state) == ("declare", 0)
