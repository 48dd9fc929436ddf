"""House Lannister: one test for each text of units and attachments."""

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
from tests.games.ice_and_fire.factions.lannisters import (
    MISSES,
    SANSA,
    attack,
    in_zones,
    joined,
    tokens,
)

from throneroom.games.ice_and_fire.heroes import characters
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.queries import affiliations
from throneroom.games.ice_and_fire.state import (
    CRITICAL_BLOW,
    PRECISION,
    SUNDERING,
    VICIOUS,
    models_of,
    ranks_of,
)

BRIGANDS = "lannister_house_clegane_brigands"
CITY_WATCH = "lannister_lannisport_city_watch"
CROSSBOWMEN = "lannister_lannister_crossbowmen"
GOLD_CLOAKS = "lannister_gold_cloaks"
HALBERDIERS = "lannister_lannister_halberdiers"
HONOR_GUARD = "lannister_casterly_rock_honor_guard"
KINGSGUARD = "lannister_kingsguard"
MOUNTAIN = "lannister_gregor_clegane_the_mountain_that_rides"
MOUNTAINS_MEN = "lannister_house_clegane_mountains_men"
POOR_FELLOWS = "lannister_poor_fellows"
PYROMANCERS = "lannister_pyromancers"
RED_CLOAKS = "lannister_red_cloaks"
STONE_CROWS = "lannister_stone_crows"
WARRIORS_SONS = "lannister_the_warriors_sons"


@pytest.mark.rule("F3.20", "F17.9")
@pytest.mark.text("affiliation_house_clegane", "jaimes_vassal")
def test_who_they_count_as() -> None:
    hound = joined("sandor_clegane_the_hound")
    addam = joined("addam_marbrand_trusted_bannerman")
    state = clash(GUARDSMEN, HALBERDIERS, a_more=hound, b_more=addam)
    assert "House Clegane" in affiliations(state.table, UNITS.index["a1"])
    assert "House Clegane" not in affiliations(state.table, UNITS.index["b1"])
    assert set(characters(state.table, UNITS.index["b1"])) == {"Addam Marbrand", "Jaime Lannister"}


@pytest.mark.rule("F3.7", "F3.8")
@pytest.mark.text("joffreys_retinue")
def test_joffreys_retinue() -> None:
    state = clash(KINGSGUARD)
    assert (models_of(state.table, 0), wounds(state, "a1"), ranks_of(state.table, 0)) == (8, 8, 2)


@pytest.mark.rule("F37.12")
@pytest.mark.text("joffreys_retinue")
def test_baratheon_banners() -> None:
    state = clash(KINGSGUARD, SWORDS, a_more={"wounds": 4}, at="turn")
    assert tokens(state) == [4]
    play(state, "activate a1", "use joffreys_retinue a1")
    assert listed(state) == [f"choose_amount {number}" for number in (1, 2, 3, 4)]
    play(state, "choose_amount 3")
    banners = ["critical_blow", "vicious", "panicked", "restore"]
    assert listed(state) == [f"choose_option {banner}" for banner in banners]
    play(state, *(f"choose_option {banner}" for banner in banners[:3]))
    assert (tokens(state), wounds(state, "a1")) == ([1], 4)
    # A 6 hits twice; Sundering: 4 does not block. The test fails at -2 with one wound more.
    events = rolling(state, "strike b1", "stay", dice=(6, *(1,) * 6, 4, 4, 4, 3, 2))
    assert conditions(state, "b1") == ["panicked", "weakened"]
    assert told(events, "hit") == [{"unit": "a1", "target_unit": "b1", "hits": 2}]
    events = play(state, "keep")
    assert told(events, "tested") == [{"unit": "b1", "total": 5, "passed": 0}]
    assert wounds(state, "b1") == 12 - 2 - 3
    state = at_distance(3, KINGSGUARD, SWORDS, a_more={"wounds": 4}, at="turn")
    play(
        state, "activate a1", "use joffreys_retinue a1", "choose_amount 1", "choose_option restore"
    )
    assert (tokens(state), wounds(state, "a1")) == ([3], 6)
    rolling(state, "charge b1 front 90", dice=(1,))
    assert asked(state) == ("reroll", 0)


# Attacks


@pytest.mark.text("brutal_armaments")
def test_brutal_armaments() -> None:
    state = clash(BRIGANDS, b_more={"wounds": 9})
    # One wound costs the first rank; the panic test fails with a D3 of 1, and 1 for that rank.
    events = attack(state, dice=(3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1))
    assert fight(state).keywords == VICIOUS
    assert told(events, "tested") == [{"unit": "b1", "total": 0, "passed": 0}]
    assert wounds(state, "b1") == 9 - 1 - 2
    state = clash(BRIGANDS)
    attack(state, dice=(3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1))
    assert wounds(state, "b1") == 12 - 1 - 1


@pytest.mark.rule("F10.17")
@pytest.mark.text("cleaving_blows")
def test_cleaving_blows() -> None:
    state = clash(MOUNTAIN)
    events = attack(state, dice=(6, 1, 1, 6, 6, 1))
    assert [roll["roll"] for roll in told(events, "rolled")] == ["attack", "test", "panic"]
    assert wounds(state, "b1") == 11
    state = at_distance(3, MOUNTAIN)
    rolling(state, "charge b1 front 90", dice=(6,))
    rolling(state, "align full", "keep", dice=(6, 1, 1, 6, 6, 1))
    assert wounds(state, "b1") == 10


@pytest.mark.rule("F10.13")
@pytest.mark.text("marauders_blades")
@pytest.mark.parametrize(("left", "to_hit", "keywords"), [(12, 1, 9), (5, 0, 8)])
def test_marauders_blades(left: int, to_hit: int, keywords: int) -> None:
    assert VICIOUS | CRITICAL_BLOW == 9
    state = clash(MOUNTAINS_MEN, a_more={"wounds": left})
    attack(state, dice=MISSES)
    assert (fight(state).to_hit, fight(state).keywords) == (to_hit, keywords)


@pytest.mark.text("wildfire")
def test_wildfire() -> None:
    state = clash(PYROMANCERS)
    attack(state, dice=(3, *(1,) * 6, 6, 6, 1))
    assert (fight(state).keywords, wounds(state, "b1")) == (VICIOUS, 11)
    state = at_distance(5, PYROMANCERS)
    rolling(state, "shoot", "stay", "target b1", dice=(3, *(1,) * 6, 6, 6, 1))
    assert (fight(state).keywords, wounds(state, "b1")) == (VICIOUS, 11)


@pytest.mark.text("lannister_oppression")
def test_lannister_oppression() -> None:
    state = clash(HONOR_GUARD, b_more={"conditions": ["weakened"]})
    play(state, "strike b1", "stay")
    options = ["vicious", "sundering", "lose_abilities", "reroll"]
    assert listed(state) == [f"choose_option {one}" for one in options]
    play(state, "choose_option lose_abilities")
    rolling(state, "choose_option sundering", dice=(3, *(1,) * 6, 3, 6, 6, 1))
    assert wounds(state, "b1") == 11  # Defense 3+: a 3 does not block
    # The defender has lost Lannister Supremacy, so that nobody is asked after the attack.
    assert asked(state) == ("activate", 1)
    state = clash(HONOR_GUARD)
    play(state, "strike b1", "stay")
    rolling(state, "choose_option reroll", dice=MISSES)
    assert asked(state) == ("reroll", 0)


@pytest.mark.text("the_mountains_strength", "indomitable")
def test_the_mountain() -> None:
    gregor = joined("gregor_clegane_the_mountain_commander")
    state = clash(GUARDSMEN, a_more=gregor)
    attack(state, dice=(1, 1, 1, 1, 1, 1, 6, 6, 1))
    assert (fight(state).keywords, wounds(state, "b1")) == (SUNDERING, 10)
    tywin = joined("tywin_lannister_lord_of_casterly_rock_commander")
    state = at_distance(11, GUARDSMEN, a_more=tywin, b_more=gregor, at="turn")
    play(state, "use order_threaten a1")
    assert conditions(state, "b1") == []


@pytest.mark.text("unstoppable_wrath")
def test_unstoppable_wrath() -> None:
    state = clash(GUARDSMEN, a_more=joined("gregor_clegane_lord_tywins_mad_dog"))
    attack(state, dice=(1, 1, 1, 1, 1, 1, 6, 6, 1))
    assert wounds(state, "b1") == 10


@pytest.mark.rule("F13.7")
@pytest.mark.text("experiment_enhancements", "violent_reactions")
def test_qyburns_experiments() -> None:
    qyburn = joined("qyburn_forbidden_knowledge")
    state = clash(GUARDSMEN, a_more={**qyburn, "conditions": ["weakened"]})
    events = attack(state, dice=(3, 1, 1, 1, 1, 1, 6))
    assert told(events, "hit") == [{"unit": "a1", "target_unit": "b1", "hits": 1}]
    assert fight(state).keywords == VICIOUS
    assert asked(state) == ("react", 1)  # Supremacy: the token could not be spent before
    state = clash(GUARDSMEN, b_more=qyburn)
    attack(state, dice=(4, 1, 1, 1, 1, 1, 3, 6, 6, 1))
    assert wounds(state, "b1") == 11  # Defense 3+: a 3 does not block


# The Faith


@pytest.mark.text("battle_prayer")
def test_battle_prayer() -> None:
    state = clash(WARRIORS_SONS)
    play(state, "strike b1", "stay")
    assert asked(state) == ("react", 0)
    rolling(state, "use battle_prayer a1", dice=MISSES)
    assert (fight(state).keywords, tokens(state)) == (SUNDERING, [0])
    assert asked(state) == ("reroll", 0)
    state = clash(GUARDSMEN, WARRIORS_SONS, b_more={"wounds": 8})
    attack(state, dice=(6, 6, 6, 1, 1, 1, 1, 1, 1))
    assert asked(state) == ("react", 1)
    rolling(state, "use battle_prayer b1", dice=(6, 6, 1))
    assert wounds(state, "b1") == 7  # two more blocked: one rank is lost
    assert tokens(state) == [1]  # one spent, one for the passed test


@pytest.mark.text("fanatical_zeal", "zealous_resurgence")
def test_poor_fellows() -> None:
    state = clash(POOR_FELLOWS, at="turn", a_more={"wounds": 8})
    play(state, "activate a1", "use zealous_resurgence a1")
    assert (wounds(state, "a1"), tokens(state)) == (10, [0])
    assert asked(state) == ("declare", 0)
    rolling(state, "strike b1", "stay", dice=MISSES)
    assert fight(state).keywords == 0  # nothing left to spend
    state = clash(POOR_FELLOWS)
    play(state, "strike b1", "stay")
    rolling(state, "use fanatical_zeal a1", dice=MISSES)
    assert fight(state).keywords == PRECISION
    assert asked(state) == ("reroll", 0)
    state = clash(GUARDSMEN, POOR_FELLOWS)
    attack(state, dice=MISSES)
    assert tokens(state) == [2]


@pytest.mark.text("embolden")
def test_embolden() -> None:
    sparrow = joined("the_high_sparrow_his_high_holiness_commander")
    for y, total in ((32, 7), (40, 6)):
        near = unit(GUARDSMEN, 24, y, 270, **sparrow)
        state = clash(SWORDS, GUARDSMEN, b2=near)
        events = attack(state, dice=(4, *(1,) * 6, 1, 3, 3, 1))
        assert told(events, "tested") == [{"unit": "b1", "total": total, "passed": total // 7}]


# The Crown and Wealth


@pytest.mark.rule("F15.4")
@pytest.mark.text("dominance_of_the_crown", "intimidation_of_the_crown")
@pytest.mark.parametrize("zone", ["crown", "combat"])
def test_kingsguard_attack(zone: str) -> None:
    controlled = zone == "crown"
    state = clash(GUARDSMEN, a_more=joined("mandon_moore_kingsguard"), ncus=in_zones(zone))
    attack(state, dice=MISSES)
    found = fight(state)
    assert (found.keywords, found.to_hit) == ((SUNDERING, 1) if controlled else (0, 0))
    state = clash(GUARDSMEN, a_more=joined("meryn_trant_kingsguard"), ncus=in_zones(zone))
    attack(state, dice=MISSES)
    assert conditions(state, "b1") == (["panicked", "weakened"] if controlled else [])


@pytest.mark.text("duty_to_the_crown")
@pytest.mark.parametrize(("zone", "left"), [("crown", 7), ("combat", 6)])
def test_duty_to_the_crown(zone: str, left: int) -> None:
    barristan = joined("barristan_selmy_lord_commander_of_the_kingsguard", wounds=5)
    state = clash(b_more=barristan, ncus=in_zones(zone, seat="b"))
    attack(state, dice=MISSES)
    assert wounds(state, "b1") == left


@pytest.mark.text("lannister_justice", "fearless_avarice")
def test_red_cloaks() -> None:
    state = clash(RED_CLOAKS, SWORDS, ncus=in_zones("crown"))
    events = rolling(state, "strike b1", "stay", dice=(4, 4, 2, *MISSES))
    assert told(events, "tested") == [{"unit": "b1", "total": 5, "passed": 0}]
    assert wounds(state, "b1") == 10
    assert wounds(state, "a1") == 12
    state = clash(RED_CLOAKS, SWORDS, ncus=in_zones("wealth"))
    assert told(attack(state, dice=MISSES), "tested") == []
    for zone, left in (("wealth", 10), ("combat", 9)):
        state = clash(GUARDSMEN, RED_CLOAKS, ncus=in_zones(zone, seat="b"))
        attack(state, dice=(6, 1, 1, 1, 1, 1, 1, 1, 1, 2))
        assert wounds(state, "b1") == left


@pytest.mark.rule("F15.11")
@pytest.mark.text(
    "might_of_the_throne_kevan_lannister",
    "orders_of_the_crown_joffrey_baratheon",
    "orders_of_the_crown_preston_greenfield",
)
@pytest.mark.parametrize(
    ("card", "ability", "actions"),
    [
        (
            "kevan_lannister_protector_of_the_realm_commander",
            "might_of_the_throne_kevan_lannister",
            {"hold", "charge"},
        ),
        (
            "joffrey_baratheon_first_of_his_name_commander",
            "orders_of_the_crown_joffrey_baratheon",
            {"hold", "maneuver", "march"},
        ),
        (
            "preston_greenfield_kingsguard",
            "orders_of_the_crown_preston_greenfield",
            {"hold", "maneuver", "march"},
        ),
    ],
)
def test_the_crown_commands(card: str, ability: str, actions: set[str]) -> None:
    state = at_distance(6, GUARDSMEN, a_more=joined(card), at="turn", ncus={"an1": ncu(SANSA)})
    play(state, "activate_ncu an1", "claim crown", f"use {ability} a1")
    assert asked(state) == ("declare", 0)
    assert {text.split()[0] for text in listed(state)} == actions
    play(state, "hold")
    assert asked(state) == ("activate", 1)  # nobody was asked for the Crown's target
    state = at_distance(6, GUARDSMEN, a_more=joined(card), at="turn", ncus={"an1": ncu(SANSA)})
    play(state, "activate_ncu an1", "claim combat")
    assert asked(state) == ("choose", 0)


@pytest.mark.text("oppressive_peacekeeping", "order_laws_of_the_realm")
def test_gold_cloaks() -> None:
    # The Gold Cloaks stand beside the unit that tests, and the unit that attacks.
    for zone, total in (("crown", 5), ("combat", 6)):
        near = unit(GOLD_CLOAKS, 15, 18, 90)
        state = clash(CROSSBOWMEN, SWORDS, a2=near, ncus=in_zones(zone))
        events = attack(state, dice=(6, 1, 1, 1, 1, 1, 3, 3, 1))
        assert told(events, "tested") == [{"unit": "b1", "total": total, "passed": total // 6}]
    near = unit(GOLD_CLOAKS, 15, 26, 270)
    for left, dice, gained in ((8, 4, []), (4, 4, ["vulnerable"])):
        state = clash(GUARDSMEN, CROSSBOWMEN, b2=near, a_more={"wounds": left})
        play(state, "strike b1", "stay")
        assert asked(state) == ("react", 1)
        events = rolling(state, "use order_laws_of_the_realm b2", dice=MISSES)
        assert len(told(events, "rolled")[0]["dice"]) == dice
        assert conditions(state, "a1") == gained


@pytest.mark.rule("F13.6")
@pytest.mark.text("protection_of_the_crown")
def test_protection_of_the_crown() -> None:
    arys = joined("arys_oakheart_kingsguard")
    state = clash(GUARDSMEN, b_more=arys, ncus=in_zones("crown", seat="b"))
    attack(state, dice=(6, 1, 1, 1, 1, 1, 1))
    assert asked(state) == ("reroll", 1)
    rolling(state, "reroll effect 1", dice=(6,))
    assert wounds(state, "b1") == 12
    state = clash(GUARDSMEN, b_more=arys)
    attack(state, dice=(6, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    assert wounds(state, "b1") == 11


@pytest.mark.text("reinforcements")
@pytest.mark.parametrize(("zone", "left"), [("crown", 7), ("combat", 6)])
def test_reinforcements(zone: str, left: int) -> None:
    warden = joined("gate_warden", wounds=5)
    state = at_distance(20, GUARDSMEN, a_more=warden, at="turn", ncus=in_zones(zone))
    play(state, "activate a1")
    assert wounds(state, "a1") == left


@pytest.mark.text("vengeance_of_the_crown")
@pytest.mark.parametrize(("zone", "left"), [("crown", 10), ("combat", 12)])
def test_vengeance_of_the_crown(zone: str, left: int) -> None:
    boros = joined("boros_blount_kingsguard", wounds=8)
    state = clash(SWORDS, HALBERDIERS, b_more=boros, ncus=in_zones(zone, seat="b"))
    attack(state, dice=MISSES)
    assert wounds(state, "a1") == left


# Orders


@pytest.mark.rule("F10.30")
@pytest.mark.text("order_resilience")
def test_resilience() -> None:
    state = clash(GUARDSMEN, KINGSGUARD)
    attack(state, dice=(4,) * 6)
    assert asked(state) == ("react", 1)
    rolling(state, "use order_resilience b1", dice=(1, 1, 1, 1, 1, 6, 6, 6, 1))
    assert wounds(state, "b1") == 6  # five unblocked hits: two wounds


# Shared with the Neutrals


@pytest.mark.text("crossbow")
def test_crossbow() -> None:
    for inches, question in ((5, "reroll"), (8, "react")):
        state = at_distance(inches, CROSSBOWMEN)
        rolling(state, "shoot", "stay", "target b1", dice=(3, *(1,) * 5, 6))
        assert fight(state).keywords == SUNDERING
        assert asked(state)[0] == question


@pytest.mark.rule("F11.7")
@pytest.mark.text("domineering_pride")
@pytest.mark.parametrize(("left", "passed"), [(8, 1), (12, 0)])
def test_domineering_pride(left: int, passed: int) -> None:
    state = clash(GUARDSMEN, CITY_WATCH, a_more={"wounds": left})
    play(state, "strike b1", "stay")
    events = rolling(state, "pass", dice=(6, *(1,) * (4 + left // 12), 1, 1, 1, 1))
    assert [test["passed"] for test in told(events, "tested")] == [passed]


@pytest.mark.text("order_adaptive_style")
def test_adaptive_style() -> None:
    state = clash(CITY_WATCH)
    play(state, "strike b1", "stay")
    rolling(state, "use order_adaptive_style a1", dice=MISSES)
    assert fight(state).keywords == CRITICAL_BLOW | SUNDERING
    state = clash(GUARDSMEN, CITY_WATCH)
    play(state, "strike b1", "stay")
    assert asked(state) == ("react", 1)
    dice = (6, 6, 1, 1, 1, 1, 3, 1, 2, 2, 1)  # Defense 4+: a 3 blocks; Morale 6+: 4 and 2
    events = rolling(state, "use order_adaptive_style b1", dice=dice)
    assert wounds(state, "b1") == 11
    assert told(events, "tested") == [{"unit": "b1", "total": 6, "passed": 1}]


@pytest.mark.text("horrific_visage")
def test_horrific_visage() -> None:
    state = clash(SWORDS, PYROMANCERS)
    events = attack(state, dice=(4, 4, 2, *MISSES))
    assert told(events, "tested") == [{"unit": "a1", "total": 5, "passed": 0}]
    assert wounds(state, "a1") == 10


@pytest.mark.text("prey_on_fear")
def test_prey_on_fear() -> None:
    state = clash(MOUNTAINS_MEN, a_more={"wounds": 12 - 3})
    attack(state, dice=(6, *(1,) * 6, 1, 1, 1, 1, 1))
    assert wounds(state, "a1") == 11
    state = clash(MOUNTAINS_MEN, a_more={"wounds": 12 - 3})
    attack(state, dice=(6, *(1,) * 6, 1, 1, 6, 6, 1))
    assert wounds(state, "a1") == 9


@pytest.mark.text("recruiting_from_the_hills")
def test_recruiting_from_the_hills() -> None:
    state = at_distance(20, STONE_CROWS, a_more={"wounds": 4}, at="turn")
    play(state, "activate a1")
    assert wounds(state, "a1") == 4 + 3
