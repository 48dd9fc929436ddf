"""What texts of different cards, and of different factions, do to each other."""

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
from tests.games.ice_and_fire.factions.lannisters import RODRIK, SANSA
from tests.games.ice_and_fire.factions.reaching import offered, reach, settle

from throneroom.games.ice_and_fire.content import WATER_GARDENS, ZONES
from throneroom.games.ice_and_fire.movement import speed_of
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.queries import PANIC, total
from throneroom.games.ice_and_fire.state import CRITICAL_BLOW

SPEARMEN = "nightswatch_shadow_tower_spearmen"
VANGUARDS = "nightswatch_ranger_vanguards"
WARDENS = "baratheon_baratheon_wardens"
CROSSBOWMEN = "lannister_lannister_crossbowmen"
TRACKERS = "nightswatch_ranger_trackers"
BOWMEN = "martell_skyreach_bowmen"
BOAR = "freefolk_borroqs_boar"
DORAN = "martell_doran_martell_prince_of_dorne"
CRESSEN = "baratheon_cressen_maester_at_dragonstone"
ARIANNE = "martell_arianne_martell_heiress_to_dorne"
CRASTER = "nightswatch_craster_ally_of_the_watch"
KHALEESI = "targaryen_daenerys_targaryen_khaleesi"
ASHA = "greyjoy_asha_greyjoy_would_be_queen"
HOWLAND = "stark_howland_reed_protector_of_the_neck"
SELYSE = "baratheon_selyse_shireen_queen_and_princess"
GHOST = "brotherhood_ghost_of_high_heart_the_woods_witch"
BROTHERS = "nightswatch_sworn_brothers"
LANCES = "martell_martell_spearmen"
SWORDMASTERS = "targaryen_unsullied_swordmasters"
XARO = "targaryen_xaro_xhoan_daxos_merchant_prince_of_qarth"
YGRITTE = "freefolk_ygritte_kissed_by_fire"
DAVOS = "baratheon_davos_seaworth_hand_of_the_true_king"
GARDENS = ZONES.ids[WATER_GARDENS]


# Attacks within attacks


@pytest.mark.rule("F14.20")
@pytest.mark.text("40530", "40531")
def test_what_an_attack_was_given_is_not_for_the_next() -> None:
    """The second attack of Pyke Aggression is made before the first is over."""
    state = clash(SPEARMEN, CROSSBOWMEN, hand="40531 40530")
    reach(state, "strike b1", "stay", "play 40531 1", dice=(2,) * 7)
    reach(state, "play 40530 1", "strike b1", "stay", dice=(1,) * 4)
    settle(state)
    assert wounds(state, "a1") == 12


@pytest.mark.rule("F14.20", "F9.28")
@pytest.mark.text("relentless", "order_set_for_charge", "40811", "40636", "41111")
@pytest.mark.parametrize("answers", [True, False])
@pytest.mark.parametrize("card", ["40811", "40636", "41111"])
def test_what_a_charge_was_given_outlives_an_answer_in_between(card: str, answers: bool) -> None:
    """The Spearmen strike first, and the charger answers before its own attack."""
    captain = {"with": ["nightswatch_watch_captain"]}
    state = at_distance(5, BROTHERS, LANCES, a_more=captain, hand=card)
    charge = next(text for text in listed(state) if text.startswith("charge"))
    reach(state, charge, f"play {card} 1", "align full", dice=(1,) * 50)
    reach(state, "use order_set_for_charge b1", "strike a1", "stay")
    if answers:
        reach(state, "use relentless a1", "strike b1", "stay")
    while asked(state)[0] != "reroll":
        play(state, "pass")
    assert bool(fight(state).keywords & CRITICAL_BLOW) == (card == "40811")
    play(state, "keep")
    settle(state)
    assert conditions(state, "a1") == ["vulnerable"]


# Orders


@pytest.mark.rule("F14.8", "F37.7")
@pytest.mark.text("ncu_30604_smugglers_cunning", "order_spread_fear")
@pytest.mark.parametrize("named", [False, True])
def test_who_may_use_no_orders_uses_none_against_others_either(named: bool) -> None:
    """The Blackguards frighten the attacker, and then would spread the fear."""
    more: dict[str, Any] = {
        "a2": unit(WARDENS, 17, 20, 90),
        "b_more": {"with": ["bolton_bolton_flayer"]},
        "ncus": {"an1": ncu(DAVOS)},
    }
    state = clash(WARDENS, "bolton_blackguards", at="turn", **more)
    use = ("use_ncu ncu_30604_smugglers_cunning an1",) if named else ()
    reach(state, "activate a1", *use, "strike b1", "stay", dice=(1, 1))
    assert offered(state, "use order_spread_fear b1") is not named


@pytest.mark.rule("F14.8", "F37.7")
@pytest.mark.text("ncu_30907_negotiator", "order_mark_target", "order_lannister_supremacy")
def test_orders_that_name_others_target_others() -> None:
    """Arianne lets no Order target the unit: it may still mark an enemy."""
    ncus = {"an1": ncu(ARIANNE)}
    state = at_distance(4, BOWMEN, TRACKERS, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim combat", "influence b1", "choose_option not_targeted")
    play(state, "choose a1", "hold")
    assert offered(state, "use order_mark_target b1")


# Who is the target of a tactics card


@pytest.mark.rule("F16.9", "F1.25")
@pytest.mark.text("40905", "40629", "40519")
@pytest.mark.parametrize(
    ("card", "barred"),
    [
        ("40629", False),  # names another unit of its side, which is its target
        ("40309", False),
        ("40519", True),  # Lash Out, for the unit that was attacked
        ("40504", False),
        ("40518", True),
    ],
)
@pytest.mark.parametrize("hot", [True, False])
def test_a_card_that_names_another_unit_is_for_that_one(card: str, barred: bool, hot: bool) -> None:
    """b1 cannot be targeted by the cards of its own side; others can, also when b1 is attacked."""
    state = at_distance(20, SPEARMEN, BOWMEN, at="turn", hand="40905", active="1", round=2)
    reach(state, "activate b1", "play 40905 1")
    rows = state.view(None)["lasting"] if hot else []
    more: dict[str, Any] = {"b2": unit(SWORDS, 31, 26, 270), "hand": [[], [card]], "round": 2}
    state = clash(SPEARMEN, BOWMEN, lasting=rows, **more)
    reach(state, "strike b1", "stay", dice=(6, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6))
    assert offered(state, f"play {card} 1") is not (barred and hot)


@pytest.mark.rule("F16.9", "F37.7")
@pytest.mark.text("gallows_humor", "40629", "40519")
@pytest.mark.parametrize(("card", "barred"), [("40629", False), ("40519", True)])
def test_whoever_laughs_at_the_gallows_can_be_answered_by_others(card: str, barred: bool) -> None:
    edd = {"with": ["nightswatch_eddison_tollett_dolorous_edd"]}
    for left in (12, 8):
        more: dict[str, Any] = {"b2": unit(SWORDS, 31, 26, 270), "hand": [[], [card]]}
        state = clash(SPEARMEN, BOWMEN, a_more={**edd, "wounds": left}, **more)
        reach(state, "strike b1", "stay", dice=(6, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6))
        assert offered(state, f"play {card} 1") is not (barred and left == 8)


# Turns


@pytest.mark.rule("F36.9", "F37.9")
@pytest.mark.text("ncu_30902_sunspear_secrets", "bonded_boar")
def test_the_water_gardens_wait_for_nobody_who_only_follows() -> None:
    """Of the units that are left the Boar activates after Borroq's alone."""
    ncus = {"an1": ncu(DORAN), "bn1": ncu(SANSA)}
    state = at_distance(
        20, BOWMEN, BOAR, at="turn", ncus=ncus, b16=unit(SWORDS, 45, 45, 270, activated=True)
    )
    play(state, "activate_ncu an1", f"claim {GARDENS}")
    settle(state)
    assert listed(state) == ["activate_ncu bn1"]


@pytest.mark.rule("F36.9")
@pytest.mark.text("ncu_30902_sunspear_secrets", "ncu_30806_ironborn_diplomat")
def test_the_water_gardens_bind_in_the_turn_of_an_opponent_alone() -> None:
    """Tristifer is activated at the end of the turn in which Doran goes there."""
    ncus = {"an1": ncu(DORAN), "bn1": ncu("greyjoy_tristifer_botley_lord_of_lordsport")}
    state = at_distance(20, BOWMEN, at="turn", ncus=ncus)
    use = "use_ncu ncu_30806_ironborn_diplomat bn1"
    play(state, "activate_ncu an1", use, "choose_option one_zone", f"choose_zone {GARDENS}")
    play(state, f"claim {GARDENS}")
    assert offered(state, use)
    play(state, use)
    assert asked(state) == ("claim", 1)
    play(state, "hold")
    assert listed(state) == ["activate b1", "activate b16"]


@pytest.mark.rule("F14.6", "FR97")
@pytest.mark.text("41011", "ncu_30613_sacrifice_for_the_king")
def test_threats_against_two_ncus_in_one_turn() -> None:
    """Cressen is activated when the round begins, and another NCU in the turn after it."""
    ncus = {"an1": ncu(CRESSEN), "an2": ncu(RODRIK)}
    hands = [[], ["41011", "41011"]]
    state = at_distance(20, SWORDS, at="clean_up", ncus=ncus, hand=hands, first="1")
    play(state, "keep")
    reach(state, "use_ncu ncu_30613_sacrifice_for_the_king an1", "play 41011 1", "hold")
    settle(state)
    reach(state, "activate_ncu an2", "play 41011 1", "claim maneuver", "choose a1", "hold")
    assert [asked(state), conditions(state, "a1")] == [("name_target", 1), []]


# Two Influences on one unit


@pytest.mark.rule("F15.16", "F15.17")
@pytest.mark.text("ncu_30511_rest_and_refuge", "ncu_30701_conviction_of_a_true_khaleesi")
@pytest.mark.text("ncu_30809_queens_promises")
@pytest.mark.parametrize("card", [CRASTER, KHALEESI, ASHA])
def test_what_an_influence_does_when_it_is_attached_it_does_once(card: str) -> None:
    """The opponent's that is attached to the same unit later is another one."""
    hurt = {"conditions": ["panicked", "weakened"]}
    ncus = {"an1": ncu(card), "bn1": ncu(HOWLAND)}
    state = at_distance(20, at="turn", a_more=hurt, ncus=ncus)
    play(state, "activate_ncu an1", "claim combat", "influence a1", "choose_option panicked")
    play(state, "choose a1", "hold", "activate_ncu bn1", "claim maneuver", "influence a1")
    assert (conditions(state, "a1"), asked(state)) == (["weakened"], ("choose", 1))


@pytest.mark.rule("F15.16", "F15.17")
@pytest.mark.text("ncu_30907_negotiator")
def test_arianne_negotiates_once() -> None:
    ncus = {"an1": ncu(ARIANNE), "bn1": ncu(SANSA), "bn2": ncu(SELYSE)}
    state = at_distance(4, BOWMEN, TRACKERS, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim combat", "influence b1", "choose_option not_targeted")
    reach(state, "choose a1", "hold", "activate_ncu bn2", "claim maneuver", "influence b1")
    assert asked(state) == ("choose", 1)
    assert [row["number"] for row in state.view(None)["lasting"]] == [2, 0]


@pytest.mark.rule("F15.16", "F14.6")
@pytest.mark.text("ncu_30605_fervent_conviction")
@pytest.mark.parametrize("first", ["a", "b"])
def test_the_conviction_of_an_enemy_does_not_hide_ones_own(first: str) -> None:
    """b's Selyse does nothing for a unit of a, which is in no fight with units of a."""
    ncus = {"an1": ncu(SELYSE), "bn1": ncu(SELYSE)}
    state = clash(WARDENS, BOWMEN, at="turn", ncus=ncus, active="0" if first == "a" else "1")
    for name in ("an1", "bn1") if first == "a" else ("bn1", "an1"):
        zone = "claim wealth" if name == "an1" else "claim maneuver"
        play(state, f"activate_ncu {name}", zone, "influence a1")
        while asked(state)[0] != "activate":
            play(state, "hold" if "hold" in listed(state) else listed(state)[0])
    if first == "b":
        play(state, "activate b16", "hold", "activate a16", "hold")
    else:
        play(state, "activate a16", "hold")
    reach(state, "activate b1", "strike a1", "stay", dice=(1,) * 20)
    settle(state)
    # Counterstrike has hit five times, and Selyse once, for the test that none had to make.
    assert wounds(state, "b1") == 12 - 5 - 1


@pytest.mark.rule("F15.16", "F14.6")
@pytest.mark.text("ncu_31101_prophecies_and_portents")
def test_what_an_enemy_foresees_does_not_hide_what_oneself_does() -> None:
    ncus = {"an1": ncu(GHOST), "bn1": ncu(GHOST)}
    state = clash(BOWMEN, SPEARMEN, at="turn", ncus=ncus, a_more={"wounds": 9}, active="1")
    play(state, "activate_ncu bn1", "claim maneuver", "influence a1", "choose b1")
    while asked(state) != ("activate", 0):
        play(state, "hold" if "hold" in listed(state) else listed(state)[0])
    play(state, "activate_ncu an1", "claim combat", "influence a1")
    while asked(state) != ("activate", 1):
        play(state, "hold" if "hold" in listed(state) else listed(state)[0])
    reach(state, "activate b1", "strike a1", "stay", dice=(6, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6))
    settle(state)
    assert (wounds(state, "a1"), conditions(state, "b1")) == (8, ["vulnerable", "weakened"])


@pytest.mark.rule("F14.6", "F10.10")
@pytest.mark.text("ncu_30705_wealth_of_the_thirteen")
@pytest.mark.parametrize(
    ("mine", "theirs", "shift"),
    [("rank_more", "rank_fewer", 0), ("rank_more", "rank_more", 1), ("rank_fewer", None, -1)],
)
def test_one_pays_for_a_rank_and_another_against_it(
    mine: str, theirs: str | None, shift: int
) -> None:
    use = "use_ncu ncu_30705_wealth_of_the_thirteen"
    ncus = {"an1": ncu(XARO), "bn1": ncu(XARO)}
    state = clash(
        SWORDMASTERS, BOWMEN, a_more={"wounds": 8}, ncus=ncus
    )  # they are asked to re-roll
    play(state, "strike b1", "stay", f"{use} an1", f"choose_option {mine}")
    play(state, *((f"{use} bn1", f"choose_option {theirs}") if theirs else ("pass",)))
    assert fight(state).rank_shift == shift


@pytest.mark.rule("F14.6")
@pytest.mark.text("41008")
@pytest.mark.parametrize("skins", [(0, 2), (2, 0), (1, 2), (2, 1), (0, 0)])
def test_of_two_collections_the_greater_one_frightens(skins: tuple[int, int]) -> None:
    state = clash(SPEARMEN, BOWMEN, at="turn", hand="41008 41008", a2=unit(SPEARMEN, 24, 29.6, 270))
    play(state, "play 41008 1", "choose a1", "activate a16", "hold")
    reach(state, "activate b16", "hold", "play 41008 1")
    if asked(state)[0] == "name_target":
        play(state, "choose a2")
    rows = state.table.lasting
    assert len(rows) == 2
    rows[:] = [row._replace(number=n) for row, n in zip(rows, skins, strict=True)]
    assert total(state.table, PANIC, UNITS.index["b1"]) == -max(skins)


@pytest.mark.rule("F14.6", "F8.4")
@pytest.mark.text("ncu_30305_spearwifes_guile")
def test_ygritte_helps_and_hinders_at_once() -> None:
    ncus = {"an1": ncu(YGRITTE), "bn1": ncu(YGRITTE)}
    state = at_distance(20, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim combat", "influence a1", "choose a1", "hold")
    faster = speed_of(state.table, 0)
    play(state, "activate_ncu bn1", "claim maneuver", "influence a1")
    assert speed_of(state.table, 0) == faster - 1000


# Zones


@pytest.mark.rule("F36.8", "F37.11")
@pytest.mark.text("claims_to_the_kingdom", "first_of_the_kings_men", "40603")
@pytest.mark.parametrize(
    ("card", "hero"),
    [
        ("baratheon_rainbow_guard", "baratheon_renly_baratheon_king_in_the_south_commander"),
        (WARDENS, "baratheon_andrew_estermont_first_of_the_kings_men_commander"),
    ],
)
@pytest.mark.parametrize(("zone", "options"), [(None, 3), (GARDENS, 1)])
def test_no_kingdom_is_claimed_in_the_shade(
    card: str, hero: str, zone: str | None, options: int
) -> None:
    ncus = {"bn1": ncu(DORAN, zone, activated=True)}
    state = clash(card, SWORDS, a_more={"with": [hero]}, hand="40603", ncus=ncus)
    play(state, "strike b1", "stay", "play 40603 1")
    assert (asked(state)[0] == "name_target") == (options == 1)


# Rides


@pytest.mark.rule("F14.19", "F8.5")
@pytest.mark.text("40528", "order_overwatch")
def test_a_ride_is_a_march_that_ends() -> None:
    scorpion = unit(
        "nightswatch_builder_scorpion_crew",
        30,
        44,
        270,
        **{"with": ["nightswatch_scorpion_modifications_builder"]},
    )
    state = clash(VANGUARDS, CROSSBOWMEN, hand="40528", b2=scorpion)
    play(state, "strike b1", "play 40528 1", "go 90 11 90")
    assert offered(state, "use order_overwatch b2")


@pytest.mark.rule("F18.9", "F26.4")
@pytest.mark.text("40528")
def test_a_ride_begins_where_the_rider_stands() -> None:
    """On stakes, which hurt whoever acts; whoever carries a token of the mode cannot march."""
    stakes = [["stakes", 24, 18, 0]]
    state = at_distance(
        24, VANGUARDS, CROSSBOWMEN, hand="40528", terrain=stakes, a_more={"at": [24, 18, 90]}
    )
    reach(state, "maneuver", "play 40528 1", "go 90 4 90", d3=2, dice=(1,))
    settle(state)
    assert wounds(state, "a1") == 12 - 3
