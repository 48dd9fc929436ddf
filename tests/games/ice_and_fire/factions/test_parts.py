"""Parts of texts that battles seldom come to: each of them works."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    SWORDS,
    asked,
    at_distance,
    clash,
    conditions,
    fight,
    listed,
    ncu,
    play,
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import SANSA
from tests.games.ice_and_fire.factions.reaching import offered, reach, settle
from tests.games.ice_and_fire.helpers import at, points

from throneroom.games.ice_and_fire.queries import MORALE, PANIC_WOUNDS, total
from throneroom.games.ice_and_fire.state import CRITICAL_BLOW, SUNDERING, VICIOUS
from throneroom.games.ice_and_fire.tokens import may_control

RAIDERS = "freefolk_free_folk_raiders"
WOLF_PACK = "freefolk_wolf_pack"
SPEARMEN = "nightswatch_shadow_tower_spearmen"
CROSSBOWMEN = "lannister_lannister_crossbowmen"
ARCHERS = "bolton_dreadfort_archers"
BEASTS = "targaryen_brazen_beasts"
PIKEMEN = "baratheon_highgarden_pikemen"
BOWMEN = "greyjoy_ironborn_bowmen"
WEAK = {"conditions": ["weakened"]}  # the dice of the attack wait for the token to be spent
MISSES = (1,) * 12
ONE_HIT = (6, *(1,) * 5, 1)
SHIELD = "play 40503 1"  # of the Night's Watch, for a unit that has rolled defense dice


def joined(card: str) -> dict[str, Any]:
    return {"with": [card]}


# Who cannot be targeted by the tactics cards of their own side


@pytest.mark.rule("F1.25", "F14.25")
@pytest.mark.text("distract")
@pytest.mark.parametrize(("y", "helped"), [(28.58, False), (40, True)])
def test_no_card_helps_whoever_is_distracted(y: float, helped: bool) -> None:
    wolves = unit(WOLF_PACK, 24, y, 270)  # behind b1, or far from it
    state = clash(RAIDERS, SPEARMEN, a2=wolves, hand=[[], ["40503"]])
    reach(state, "strike b1", "stay", dice=ONE_HIT)
    assert offered(state, SHIELD) == helped


@pytest.mark.rule("F1.25")
@pytest.mark.text("southern_knowledge")
@pytest.mark.parametrize("known", [False, True])
def test_no_card_helps_whom_jon_knows(known: bool) -> None:
    jon = joined("freefolk_jon_snow_the_crow_come_over")
    state = clash(RAIDERS, SPEARMEN, a_more=jon, at="turn", hand=[[], ["40503"]])
    first = ("use southern_knowledge a1",) if known else ()
    reach(state, *first, "activate a1", "strike b1", "stay", dice=ONE_HIT)
    assert offered(state, SHIELD) is not known


@pytest.mark.rule("F1.25")
@pytest.mark.text("40515", "41012")
@pytest.mark.parametrize(
    ("number", "hero"),
    [
        ("40515", "nightswatch_alliser_thorne_master_at_arms_commander"),
        ("41012", "bolton_roose_bolton_lord_of_the_dreadfort_commander"),
    ],
)
@pytest.mark.parametrize("there", [False, True])
def test_no_card_helps_against_who_has_seen_the_flaws(number: str, hero: str, there: bool) -> None:
    state = at_distance(20, RAIDERS, SPEARMEN, hand=number, at="declare b1", active="1")
    play(state, "maneuver", "go 270 1 270", f"play {number} 1")
    lasts = state.view(None)["lasting"]
    more = joined(hero) if there else {}
    state = clash(RAIDERS, SPEARMEN, a_more=more, lasting=lasts, hand=[[], ["40503"]])
    reach(state, "strike b1", "stay", dice=ONE_HIT)
    assert offered(state, SHIELD) is not there


@pytest.mark.rule("F1.25")
@pytest.mark.text("40745")
@pytest.mark.parametrize("law", [False, True])
def test_no_card_helps_whoever_is_under_the_law(law: bool) -> None:
    skahaz = joined("targaryen_skahaz_mo_kandaq_the_shavepate_commander")
    hands = [["40201"], ["40745"]]
    state = clash(SWORDS, BEASTS, b_more=skahaz, at="turn", hand=hands)
    first = ("play 40745 1",) if law else ()
    reach(state, "activate a1", *first, "strike b1", "stay", dice=MISSES)
    assert offered(state, "play 40201 1") is not law


# Taunts


@pytest.mark.text("order_taunt", "40229", "41016")
@pytest.mark.parametrize("taunt", ["use order_taunt b1", "play 40229 1", "play 41016 1"])
@pytest.mark.parametrize(("target", "marks"), [("b1", []), ("b2", ["vulnerable", "weakened"])])
def test_a_shot_at_somebody_else(taunt: str, target: str, marks: list[str]) -> None:
    table: dict[str, Any] = {"b2": unit(SWORDS, 30.5, 22.8, 270), "at": "turn"}
    if taunt.startswith("use"):
        table["b_more"] = joined("brotherhood_tom_sevenstringers_osevens")
    else:
        table["hand"] = [[], taunt.split()[1:2]]
    state = at_distance(8, CROSSBOWMEN, SWORDS, **table)
    play(state, "activate a1", taunt)
    if "choose b1" in listed(state):
        play(state, "choose b1")
    reach(state, "shoot", "stay", f"target {target}", dice=MISSES)
    assert conditions(state, "a1") == marks


# What attacks have


@pytest.mark.rule("F37.12")
@pytest.mark.text("renlys_retinue")
def test_banners_for_attacks() -> None:
    state = clash("baratheon_rainbow_guard", SWORDS, a_more=WEAK, at="turn")
    play(state, "activate a1", "use renlys_retinue a1", "choose_amount 2")
    play(state, "choose_option critical_blow", "choose_option vicious")
    reach(state, "strike b1", "stay", dice=MISSES)
    assert fight(state).keywords == CRITICAL_BLOW | SUNDERING | VICIOUS
    assert fight(state).panic_wounds == 1


@pytest.mark.rule("F15.16")
@pytest.mark.text("ncu_30603_sacrifice_to_the_lord_of_light")
def test_the_red_woman_makes_attacks_vicious() -> None:
    ncus = {"an1": ncu("baratheon_melisandre_the_red_woman")}
    state = clash(PIKEMEN, SWORDS, a_more=WEAK, at="turn", ncus=ncus)
    reach(state, "activate_ncu an1", "claim combat", "influence a1", "choose a1")
    reach(state, "strike b1", "stay", dice=MISSES)
    assert fight(state).keywords == VICIOUS


@pytest.mark.text("40609")
def test_renly_strikes_with_all_his_dice() -> None:
    renly = joined("baratheon_renly_baratheon_lord_paramount_of_the_stormlands_commander")
    beside = unit(PIKEMEN, 29.15, 20, 180, wounds=4, **renly, **WEAK)
    state = clash(SWORDS, PIKEMEN, b2=beside, hand=[[], ["40609"]])
    reach(state, "strike b1", "play 40609 1", "strike a1", "stay", dice=MISSES)
    assert len(fight(state).attack_dice) == 7  # with one rank left


@pytest.mark.text("40616")
def test_endurance_of_six_rounds() -> None:
    state = at_distance(20, PIKEMEN, hand="40616", at="turn")
    play(state, "play 40616 1", "choose a1")
    lasts = state.view(None)["lasting"]
    state = clash(PIKEMEN, SWORDS, lasting=lasts, round=6)
    reach(state, "strike b1", "stay", dice=MISSES)
    assert len(fight(state).attack_dice) == 7 + 2


@pytest.mark.rule("F10.10")
@pytest.mark.text("40809")
def test_bravery_of_few() -> None:
    state = clash(CROSSBOWMEN, BOWMEN, hand=[[], ["40809"]], b_more={"wounds": 4}, at="turn")
    reach(state, "activate a1", "strike b1", "stay", "play 40809 1", dice=MISSES)
    state.table.conditions[16] = 4
    reach(state, "activate b1", "strike a1", "stay", dice=MISSES)
    assert len(fight(state).attack_dice) == 4  # those of two ranks


@pytest.mark.text("40711")
def test_an_example_is_followed_in_a_melee() -> None:
    other = unit("targaryen_unsullied_pikemen", 32, 20, 90)
    khal = joined("targaryen_khal_drogo_the_great_khal_commander")
    table: dict[str, Any] = {"a2": other, "hand": "40711", "a_more": khal}
    state = clash("targaryen_dothraki_screamers", CROSSBOWMEN, **table)
    reach(state, "strike b1", "stay", "play 40711 1", dice=MISSES)
    settle(state)
    (lasts,) = state.view(None)["lasting"]
    pikes = "targaryen_unsullied_pikemen"
    state = clash(pikes, CROSSBOWMEN, a_more=WEAK, lasting=[{**lasts, "holder": "a1"}])
    reach(state, "strike b1", "stay", dice=MISSES)
    assert fight(state).to_hit == 1


# What tests and moves have


@pytest.mark.rule("F11.5")
@pytest.mark.text("40509")
def test_a_post_is_left_by_no_panic() -> None:
    state = clash(CROSSBOWMEN, SPEARMEN, hand=[[], ["40509"]])
    reach(state, "strike b1", "stay", "play 40509 1", dice=MISSES)
    lasts = state.view(None)["lasting"]
    state = clash(CROSSBOWMEN, SPEARMEN, b_more={"wounds": 3}, lasting=lasts)
    reach(state, "strike b1", "stay", dice=(*ONE_HIT[:5], 1, 1, 1), d3=3)
    settle(state)
    assert wounds(state, "b1") == 1  # one by the attack, and one of three by the panic


@pytest.mark.rule("F36.1")
@pytest.mark.text("40322", "40735")
@pytest.mark.parametrize("number", ["40322", "40735"])
def test_what_is_reminded_of(number: str) -> None:
    near = unit(CROSSBOWMEN, 32, 25, 270)
    state = clash(RAIDERS, CROSSBOWMEN, b_more={"wounds": 1}, b2=near, hand=number)
    reach(state, "strike b1", "stay", f"play {number} 1", dice=(*ONE_HIT[:6], 1))
    play(state, "place 24 25 0")
    assert [total(state.table, MORALE, u) for u in (0, 17, 31)] == [0, -1, 0]
    assert [total(state.table, PANIC_WOUNDS, u) for u in (17, 31)] == [1, 0]


@pytest.mark.rule("F8.37")
@pytest.mark.text("40629")
def test_davos_turns_before_he_marches() -> None:
    davos = joined("baratheon_davos_seaworth_hero_of_blackwater_commander")
    state = clash(SWORDS, PIKEMEN, b2=unit(PIKEMEN, 40, 30, 270, **davos), hand=[[], ["40629"]])
    reach(state, "strike b1", "stay", "play 40629 1", "choose b2", "march", dice=MISSES)
    play(state, "go 180 8 180")
    assert at(state, "b2") == (32, 30, 180)


@pytest.mark.rule("F15.15")
@pytest.mark.text("40312")
def test_maneuvers_of_an_ncu_are_predictable() -> None:
    ncus = {"bn1": ncu(SANSA)}
    state = at_distance(20, RAIDERS, SWORDS, hand="40312", ncus=ncus, at="turn", active="1")
    play(state, "play 40312 1", "choose b1", "activate_ncu bn1", "choose a1")
    assert listed(state) == ["hold", "maneuver"]
    play(state, "hold")
    assert asked(state) == ("claim", 1)


# Objectives and points


@pytest.mark.rule("F21.8")
@pytest.mark.text("war_machine", "untrained_masses", "varamyrs_shadowcat", "varamyrs_wolf_pack")
@pytest.mark.parametrize(
    "card",
    [
        "nightswatch_builder_scorpion_crew",
        "targaryen_freedmen",
        "freefolk_shadowcat",
        WOLF_PACK,
    ],
)
def test_who_controls_no_objectives(card: str) -> None:
    state = at_distance(20, card)
    assert [may_control(state.table, one) for one in (0, 16)] == [False, True]


@pytest.mark.rule("F37.8")
@pytest.mark.text("varamyrs_wolf_pack")
def test_wolves_are_worth_nothing() -> None:
    state = clash(SWORDS, WOLF_PACK, b_more={"wounds": 1})
    reach(state, "strike b1", "stay", dice=(6,) * 7 + (1,) * 7)
    settle(state)
    assert "b1" not in state.view(None)["units"]
    assert points(state) == [0, 0]
