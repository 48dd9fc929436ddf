"""House Martell: one test for each tactics card, and for each way to play it."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    SWORDS,
    asked,
    at_distance,
    clash,
    conditions,
    fight,
    hand,
    listed,
    ncu,
    play,
    rolling,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import RODRIK, SANSA, attached, in_zones
from tests.games.ice_and_fire.factions.reaching import offered, reach, settle

from throneroom.games.ice_and_fire.movement import speed_of
from throneroom.games.ice_and_fire.queries import MORALE, TO_HIT, total
from throneroom.games.ice_and_fire.state import CRITICAL_BLOW, PRECISION, SUNDERING

BOWMEN = "martell_skyreach_bowmen"  # 5 dice in a melee, 5 or more
CROSSBOWMEN = "lannister_lannister_crossbowmen"
FRIEND = unit(BOWMEN, 17, 20, 90, wounds=5)
MISSED, HIT = (1,) * 5, (6, 1, 1, 1, 1)
FAILED, PASSED = (1, 1), (6, 6)
WEAK = {"conditions": ["weakened"]}


def joined(name: str, **more: Any) -> dict[str, Any]:
    return {"with": [f"martell_{name}"], **more}


OBERYN = joined("oberyn_martell_prince_of_dorne_commander")
AREO = joined("areo_hotah_captain_of_the_guard_commander")
OBARA = joined("obara_sand_eldest_sister_commander")
DAEMON = joined("daemon_sand_vengeful_knight_commander")
GEROLD = joined("gerold_dayne_darkstar_commander")


@pytest.mark.rule("F16.6")
@pytest.mark.text("40916", "40923", "40924")
@pytest.mark.parametrize("card", ["40916", "40923", "40924"])
def test_draw_a_card(card: str) -> None:
    state = at_distance(20, BOWMEN, at="turn", hand=card, deck="40901 40902")
    play(state, f"play {card} 2")
    assert hand(state) == ["40902"]


# The deck of the House


@pytest.mark.rule("F9.15")
@pytest.mark.text("40901")
@pytest.mark.parametrize(("more", "die", "falls"), [({}, 3, True), ({}, 4, False), (AREO, 5, True)])
def test_superior_positioning(more: dict[str, Any], die: int, falls: bool) -> None:
    state = at_distance(7, SWORDS, BOWMEN, b_more=more, hand=[[], ["40901"]])
    play(state, listed(state, "charge")[0])
    events = reach(state, "play 40901 1", dice=(die,))
    assert (told(events, "disorderly") != []) == falls
    assert conditions(state, "a1") == (["vulnerable"] if falls else [])


@pytest.mark.rule("F16.5", "F33.4")
@pytest.mark.text("40901")
def test_positioning_for_a_commander_of_ones_own() -> None:
    """Where a third player's Commander is charged 4 is enough."""
    third: dict[str, Any] = {
        "c1": unit(BOWMEN, 5, 43, 270),
        "seats": 3,
        "hand": [[], [], ["40901"]],
    }
    state = at_distance(7, SWORDS, BOWMEN, b_more=AREO, **third)
    play(state, listed(state, "charge")[0])
    events = reach(state, "play 40901 1", dice=(4,))
    assert told(events, "disorderly") == []


@pytest.mark.rule("F11.7", "F16.10")
@pytest.mark.text("40902")
@pytest.mark.parametrize("zone", ["combat", "crown"])
def test_unbowed_unbent_unbroken(zone: str) -> None:
    ncus = {**in_zones(zone, seat="b"), "an1": ncu(SANSA)}
    state = clash(CROSSBOWMEN, BOWMEN, hand=[[], ["40902"]], ncus=ncus, at="turn")
    reach(state, "activate a1", "strike b1", "stay", "play 40902 1", dice=(*HIT, 1, *FAILED))
    assert asked(state) == (("activate", 1) if zone == "combat" else ("reroll", 1))
    settle(state)
    assert wounds(state, "b1") == (11 if zone == "combat" else 10)
    assert attached(state) == [("40902", 0)]
    assert total(state.table, MORALE, 0) == -2
    if zone == "crown":
        play(state, "activate b16", "hold", "activate_ncu an1", "claim combat", "choose a1")
        assert attached(state) == []


@pytest.mark.rule("F16.10")
@pytest.mark.text("40902")
def test_until_one_of_them_is_destroyed() -> None:
    table: dict[str, Any] = {
        "a2": unit(CROSSBOWMEN, 40, 20, 90),
        "b2": unit(BOWMEN, 40, 24.8, 270, wounds=1),
    }
    state = clash(CROSSBOWMEN, BOWMEN, hand=[[], ["40902"]], at="turn", **table)
    reach(state, "activate a1", "strike b1", "stay", "play 40902 1", dice=(*HIT, 1, *PASSED))
    play(state, "choose a1")
    settle(state)
    assert attached(state) == [("40902", 0)]
    play(state, "activate b16", "hold")
    reach(state, "activate a2", "strike b2", "stay", dice=(*HIT, 1))
    assert attached(state) == []


@pytest.mark.rule("F16.10")
@pytest.mark.text("40903")
@pytest.mark.parametrize("zone", ["combat", "crown"])
def test_rhoynish_vengeance(zone: str) -> None:
    table: dict[str, Any] = {
        "a2": unit(CROSSBOWMEN, 40, 20, 90),
        "b2": unit(BOWMEN, 40, 24.8, 270, wounds=1),
    }
    ncus = {**in_zones(zone, seat="b"), "an1": ncu(SANSA)}
    state = clash(CROSSBOWMEN, BOWMEN, hand=[[], ["40903"]], at="turn", ncus=ncus, **table)
    reach(state, "play 40903 1", "choose a1")
    reach(state, "activate a2", "strike b2", "stay", dice=(*HIT, 1))
    settle(state)
    play(state, "hold", "activate b16", "hold")
    assert [row.number for row in state.table.lasting] == [1]
    events = reach(state, "activate_ncu an1", "claim wealth", "choose a1")
    hurt = [one["unit"] for one in told(events, "wounded")]
    assert hurt == (["a1"] if zone == "crown" else [])  # because it was targeted
    play(state, "activate b1", "strike a1")
    reach(state, "stay", dice=MISSED)
    settle(state)
    reach(state, "activate a1", "strike b1", "stay", dice=(6, 1, 1, 2, 2, 6, 6, 6))
    settle(state)
    assert wounds(state, "a1") == 12 - 2  # two ones


@pytest.mark.rule("F14.12")
@pytest.mark.text("40904")
@pytest.mark.parametrize("seat", [0, 1])
def test_sand_diplomacy(seat: int) -> None:
    ncus = {"an1": ncu(SANSA), "bn1": ncu(RODRIK)}
    state = at_distance(20, BOWMEN, CROSSBOWMEN, hand="40904", at="clean_up", ncus=ncus)
    reach(state, "keep", "play 40904 1")
    assert asked(state) == ("name_target", 1)
    play(state, "choose_zone wealth")
    assert asked(state) == ("name_target", 0)
    assert "choose_zone wealth" not in listed(state)
    play(state, "choose_zone crown")
    settle(state)
    if asked(state)[1] != seat:
        play(state, listed(state)[0], "hold")
        settle(state)
    name = "an1" if seat == 0 else "bn1"
    reach(state, f"activate_ncu {name}", "claim wealth")
    settle(state)
    play(state, listed(state)[0])
    assert asked(state) == ("name_target", 1 - seat)
    first, second = ("a1", "a16") if seat == 0 else ("b1", "b16")
    play(state, f"choose {first}", f"choose {second}")
    assert [conditions(state, one) for one in (first, second)] == [["vulnerable", "weakened"]] * 2
    assert state.table.lasting == []


@pytest.mark.rule("F1.25", "F36.11")
@pytest.mark.text("40905")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_rising_temperatures(number: int) -> None:
    ncus = {"an1": ncu(SANSA), "an2": ncu(SANSA)}
    state = at_distance(20, CROSSBOWMEN, BOWMEN, hand=[["40102"], ["40905"]], at="turn",
                        round=number, ncus=ncus, a_more={"wounds": 5})  # fmt: skip
    reach(state, "pass", "activate a1", "play 40905 1", "hold", "activate b16", "hold")
    assert offered(state, "play 40102 1")
    play(state, "play 40102 1")
    choices = listed(state) if asked(state)[0] == "name_target" else ["choose a16"]
    assert ("choose a1" in choices) == (number < 2)
    if asked(state)[0] == "name_target":
        play(state, "choose a16")
    assert total(state.table, TO_HIT, 0) == (-1 if number >= 3 else 0)
    settle(state)
    play(state, "activate_ncu an1", "claim wealth", "choose a1")
    assert wounds(state, "a1") == (5 if number >= 4 else 8)
    play(state, "activate b1", "hold", "activate_ncu an2", "claim combat", "choose a1")
    assert ("40905", 0) not in attached(state)


@pytest.mark.rule("F8.36")
@pytest.mark.text("40906")
@pytest.mark.parametrize("zone", ["combat", "crown"])
def test_cunning_ploy(zone: str) -> None:
    state = at_distance(
        10, BOWMEN, CROSSBOWMEN, hand="40906", a2=FRIEND, ncus=in_zones(zone), at="turn"
    )
    reach(state, "activate a1", "play 40906 1", "choose a2")
    assert conditions(state, "b1") == (["vulnerable"] if zone == "combat" else [])
    assert state.table.flow.args[0] == 1
    assert listed(state) == ["hold", "maneuver", "march"]
    play(state, "hold")
    assert asked(state) == ("activate", 1)  # a1 does not act


@pytest.mark.rule("F10.10")
@pytest.mark.text("40907")
@pytest.mark.parametrize("zone", ["combat", "crown"])
def test_dune_tactics(zone: str) -> None:
    state = clash(CROSSBOWMEN, BOWMEN, hand=[[], ["40907"]], ncus=in_zones(zone, seat="b"))
    events = reach(state, "strike b1", "stay", "play 40907 1", dice=MISSED)
    assert len(told(events, "rolled")[0]["dice"]) == 3
    assert conditions(state, "a1") == (["panicked", "vulnerable"] if zone == "crown" else [])
    state = clash(CROSSBOWMEN, BOWMEN, a_more={"wounds": 8}, hand=[[], ["40907"]])
    events = reach(state, "strike b1", "stay", "play 40907 1", dice=MISSED)
    assert len(told(events, "rolled")[0]["dice"]) == 4  # as many as two ranks have


# Oberyn Martell


@pytest.mark.rule("F16.10", "F13.1")
@pytest.mark.text("40908")
@pytest.mark.parametrize("more", [{}, OBERYN])
def test_unexpected_exhaustion(more: dict[str, Any]) -> None:
    state = clash(CROSSBOWMEN, BOWMEN, hand=[[], ["40908"]], b_more=more, at="turn")
    reach(state, "activate a1", "play 40908 1")
    assert (conditions(state, "a1"), total(state.table, TO_HIT, 0)) == (["vulnerable"], -1)
    reach(state, "strike b1", "stay", dice=MISSED)
    settle(state)
    assert ("weakened" in conditions(state, "a1")) == bool(more)
    assert attached(state) == [("40908", 0)]
    state.table.conditions[0] = 0
    assert total(state.table, TO_HIT, 0) == 0
    play(state, "activate b16", "hold")
    assert attached(state) == []


@pytest.mark.rule("F16.10", "F13.1")
@pytest.mark.text("40908")
def test_another_token_is_not_that_token() -> None:
    """Exhaustion is over with the token, also if the unit gets another one before anything else."""
    girls = "bolton_bastards_girls"  # their bows leave the target Vulnerable
    for answer, left in (("keep", [("40908", 0)]), ("reroll vulnerable 1 2 3 4", [])):
        state = at_distance(8, CROSSBOWMEN, girls, hand=[[], ["40908"]], at="turn")
        reach(state, "activate a1", "play 40908 1", "hold", "activate b1", "shoot", "stay")
        reach(state, "target a1", answer, dice=(6,) * 8 + (1,) * 12)
        settle(state)
        assert (conditions(state, "a1"), attached(state)) == (["vulnerable"], left)


@pytest.mark.rule("F15.10")
@pytest.mark.text("40909")
@pytest.mark.parametrize(("zone", "dice"), [("combat", (3,)), ("crown", (2, 3))])
def test_intercept_orders(zone: str, dice: tuple[int, ...]) -> None:
    ncus = {"an1": ncu(SANSA), **in_zones(zone, seat="b")}
    oberyn = unit(BOWMEN, 24, 36, 270, **OBERYN)
    other = unit(CROSSBOWMEN, 34, 30, 90)
    state = at_distance(
        10, CROSSBOWMEN, BOWMEN, hand=[[], ["40909"]], at="turn", ncus=ncus, b2=oberyn, a2=other
    )
    play(state, "activate_ncu an1", "claim wealth", "choose a1")
    reach(state, "play 40909 1", dice=dice)
    assert asked(state) == ("retarget", 0)
    play(state, "choose a2", "choose_option panicked")
    settle(state)
    # The zone works on it after that: the token is removed again.
    assert asked(state)[0] == "activate"
    state = at_distance(10, CROSSBOWMEN, BOWMEN, hand=[[], ["40909"]], at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim wealth", "choose a1")
    reach(state, "play 40909 1", dice=(2, 2))
    assert asked(state)[0] == "activate"


@pytest.mark.rule("F9.14")
@pytest.mark.text("40910")
@pytest.mark.parametrize(("die", "marks"), [(1, ["vulnerable"]), (6, [])])
def test_vipers_infamy(die: int, marks: list[str]) -> None:
    state = at_distance(8, SWORDS, BOWMEN, b_more=OBERYN, hand=[[], ["40910"]], at="turn")
    reach(state, "pass", "activate a1", "play 40910 1")
    assert speed_of(state.table, 0) == 3000
    rolling(state, listed(state, "charge")[0], dice=(die, 6, 6, *(1,) * 20))
    settle(state)
    if asked(state)[0] == "align":
        reach(state, "align full", dice=(1,) * 20)
        settle(state)
    assert ("vulnerable" in conditions(state, "a1")) == bool(marks)


@pytest.mark.rule("F1.17")
@pytest.mark.text("40910")
@pytest.mark.parametrize(("y", "near"), [(26, True), (38, False)])
def test_vipers_infamy_reaches_as_far_as_oberyn(y: float, near: bool) -> None:
    table: dict[str, Any] = {"hand": [[], ["40910"]], "at": "turn"}
    state = at_distance(8, SWORDS, BOWMEN, b1=unit(BOWMEN, 24, y, 270, **OBERYN), **table)
    reach(state, "pass", "activate a1")
    assert offered(state, "play 40910 1") == near


@pytest.mark.rule("F16.11")
@pytest.mark.text("40910")
def test_vipers_infamy_at_home() -> None:
    table: dict[str, Any] = {"hand": "40910", "deck": "40901 40908", "at": "turn"}
    state = clash(BOWMEN, CROSSBOWMEN, a_more=OBERYN, **table)
    play(state, "play 40910 2")
    assert listed(state) == ["choose_option draw", "choose_option search"]
    play(state, "choose_option search")
    assert listed(state) == ["choose_card 40908"]  # only cards of the Commander
    play(state, "choose_card 40908")
    assert hand(state) == ["40908"]
    state = at_distance(8, BOWMEN, CROSSBOWMEN, a_more=OBERYN, **table)
    play(state, "play 40910 2")  # not engaged: there is nothing to choose
    assert len(hand(state)) == 1


@pytest.mark.rule("F16.7", "F16.11")
@pytest.mark.text("40910")
@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_vipers_infamy_finds_the_other_one(pile: str) -> None:
    table: dict[str, Any] = {"hand": "40910", "at": "turn", pile: "40910 40908"}
    state = clash(BOWMEN, CROSSBOWMEN, a_more=OBERYN, **table)
    reach(state, "play 40910 2", "choose_option search")
    assert listed(state) == ["choose_card 40908", "choose_card 40910"]
    play(state, "choose_card 40910")
    assert hand(state) == ["40910"]
    # The one that is being played is not to be had.
    state = clash(BOWMEN, CROSSBOWMEN, a_more=OBERYN, hand="40910", discard="40908", at="turn")
    reach(state, "play 40910 2", "choose_option search")
    assert hand(state) == ["40908"]


@pytest.mark.rule("F9.14")
@pytest.mark.text("40910")
def test_vipers_infamy_for_every_charge() -> None:
    state = at_distance(8, SWORDS, BOWMEN, b_more=OBERYN, hand=[[], ["40910"]], at="turn")
    reach(state, "pass", "activate a1", "play 40910 1")
    row = state.table.lasting[0]
    state.table.lasting[0] = row._replace(number=1)  # it has charged successfully this turn
    rolling(state, listed(state, "charge")[0], dice=(1, 6, 6, *(1,) * 20))
    settle(state)
    assert "vulnerable" in conditions(state, "a1")


# Doran Martell


@pytest.mark.rule("F15.13")
@pytest.mark.text("40911")
def test_false_agenda() -> None:
    state = at_distance(
        20, CROSSBOWMEN, BOWMEN, hand=[[], ["40911"]], at="turn", ncus={"an1": ncu(SANSA)}
    )
    play(state, "activate_ncu an1", "play 40911 1", "claim crown")
    settle(state)
    reach(state, "choose b1", dice=PASSED)
    settle(state)
    play(state, "choose_zone wealth", "choose a1", "choose_option weakened")
    assert conditions(state, "a1") == ["weakened"]
    assert state.view(None)["ncus"]["an1"]["zone"] == "wealth"


@pytest.mark.rule("F2.12")
@pytest.mark.text("40912")
@pytest.mark.parametrize("more", [{}, AREO])
def test_parlay(more: dict[str, Any]) -> None:
    state = at_distance(5, BOWMEN, CROSSBOWMEN, hand="40912", at="turn",
                        a_more={"wounds": 5, **more}, b_more={"wounds": 5})  # fmt: skip
    reach(state, "activate a1", "play 40912 1")
    if more:
        assert listed(state) == ["choose_option yes", "choose_option no"]
        play(state, "choose_option yes")
    assert [wounds(state, name) for name in ("a1", "b1")] == [7 if more else 5] * 2
    assert listed(state) == ["activate b16"]  # a1 does not act, b1 has been activated


@pytest.mark.rule("F37.3")
@pytest.mark.text("40632", "40912")
@pytest.mark.parametrize("card", ["40632", "40912"])
def test_who_parlays_activates_with_all_that_belongs_to_it(card: str) -> None:
    tired = {"wounds": 5}
    state = at_distance(5, BOWMEN, "neutral_stone_crows", hand=card, at="turn", b_more=tired)
    reach(state, "activate a1", f"play {card} 1")
    assert wounds(state, "b1") == 5 + 2  # Recruiting From the Hills, with one rank destroyed
    assert listed(state) == ["activate b16"]


@pytest.mark.rule("F15.11")
@pytest.mark.text("40913")
def test_ripe_to_act() -> None:
    state = at_distance(20, BOWMEN, CROSSBOWMEN, hand="40913", at="turn", ncus={"an1": ncu(SANSA)})
    play(state, "activate_ncu an1", "claim crown", "play 40913 1")
    assert [conditions(state, name) for name in ("b1", "b16")] == [["vulnerable"]] * 2
    assert asked(state) == ("activate", 1)
    state = at_distance(20, BOWMEN, CROSSBOWMEN, hand="40913", at="turn", ncus={"an1": ncu(SANSA)})
    play(state, "activate_ncu an1", "claim wealth")
    assert not offered(state, "play 40913 1")


# Obara Sand


@pytest.mark.rule("F10.10")
@pytest.mark.text("40914")
@pytest.mark.parametrize("more", [{}, OBARA])
def test_sustained_assault(more: dict[str, Any]) -> None:
    hurt = {"wounds": 4, "conditions": ["weakened"], **more}
    state = clash(BOWMEN, CROSSBOWMEN, a_more=hurt, hand="40914", at="turn")
    reach(state, "activate a1", "strike b1", "stay")
    reach(state, "play 40914 1", dice=MISSED)
    assert (asked(state), len(fight(state).attack_dice)) == (("reroll", 0 if more else 1), 5)


@pytest.mark.rule("F10.13")
@pytest.mark.text("40915", "40925")
@pytest.mark.parametrize(("card", "more"), [("40915", OBARA), ("40925", GEROLD), ("40915", {})])
def test_reckless_strikes(card: str, more: dict[str, Any]) -> None:
    hurt = {"wounds": 8, "conditions": ["weakened"], **more}
    state = clash(BOWMEN, CROSSBOWMEN, a_more=hurt, hand=card)
    reach(state, "strike b1", "stay", f"play {card} 1", dice=(6, 2, 2, 2, 1))
    found = fight(state)
    assert found.keywords & (CRITICAL_BLOW | PRECISION) == CRITICAL_BLOW | PRECISION
    assert len(found.attack_dice) == (5 if more else 4)
    lost = [one for one in told(settle(state), "wounded") if one["unit"] == "a1"]
    assert lost == ([{"unit": "a1", "wounds": 1, "left": 7}] if more else [])


@pytest.mark.rule("F14.19")
@pytest.mark.text("40916")
@pytest.mark.parametrize(("inches", "asks"), [(10, True), (16, False)])
def test_desert_preparation(inches: int, asks: bool) -> None:
    state = at_distance(inches, CROSSBOWMEN, BOWMEN, b_more=OBARA, hand=[[], ["40916"]], at="turn")
    reach(state, "pass", "activate a1", "march", "go 90 0.5 90")
    assert offered(state, "play 40916 1") == asks
    if asks:
        play(state, "play 40916 1")
        assert conditions(state, "a1") == ["panicked", "weakened"]


# Harmen Uller


@pytest.mark.rule("F8.36")
@pytest.mark.text("40917")
def test_set_for_charge() -> None:
    state = at_distance(8, SWORDS, BOWMEN, hand=[[], ["40917"]])
    reach(state, listed(state, "charge")[0], "align full", "play 40917 1", dice=(6, *MISSED))
    assert listed(state) == ["strike a1", "hold"]


@pytest.mark.rule("F10.10", "F12.6")
@pytest.mark.text("40918")
@pytest.mark.parametrize(
    ("number", "keywords", "dice"),
    [(2, 0, 5), (3, 0, 5), (4, SUNDERING, 5), (5, SUNDERING | CRITICAL_BLOW, 5),
     (6, SUNDERING | CRITICAL_BLOW, 7)],
)  # fmt: skip
def test_battle_endurance(number: int, keywords: int, dice: int) -> None:
    state = clash(BOWMEN, CROSSBOWMEN, a_more=WEAK, hand="40918", at="turn", round=number)
    play(state, "play 40918 1", "choose a1", "activate a1")
    rolling(state, "strike b1", "stay", dice=(1,) * 7)
    assert (fight(state).keywords, len(fight(state).attack_dice)) == (keywords, dice)
    assert asked(state) == ("reroll", 1 if number == 2 else 0)
    if number > 2:
        assert listed(state)[1].startswith("reroll misses")


@pytest.mark.rule("F11.2")
@pytest.mark.text("40919")
def test_spiteful_truce() -> None:
    state = clash(BOWMEN, CROSSBOWMEN, a_more={"wounds": 3}, hand="40919")
    reach(state, "strike b1", "stay", "play 40919 1", dice=(6, 1, 1, 1, *PASSED))
    assert wounds(state, "a1") == 3 + 2 + 2


# Daemon Sand


@pytest.mark.rule("F15.15")
@pytest.mark.text("40920")
@pytest.mark.parametrize(("more", "hits"), [({}, 0), (DAEMON, 5)])
def test_a_need_for_vengeance(more: dict[str, Any], hits: int) -> None:
    state = clash(
        BOWMEN, CROSSBOWMEN, a_more=more, hand="40920", at="clean_up", ncus={"bn1": ncu(SANSA)}
    )
    reach(state, "keep", "play 40920 1", "choose a1")
    events = reach(state, "strike b1", "stay", dice=(4, 4, 4, 4, 4, 6, 6, 6, 6, 6))
    assert told(events, "hit")[0]["hits"] == hits
    settle(state)
    assert asked(state) == ("extra_ncu", 1)


@pytest.mark.rule("F8.36")
@pytest.mark.text("40921")
def test_coordinated_plotting() -> None:
    state = clash(BOWMEN, CROSSBOWMEN, a2=FRIEND, hand="40921")
    reach(state, "strike b1", "stay", "play 40921 1", dice=MISSED)
    assert (state.table.flow.args[0], listed(state)) == (1, ["hold", "maneuver"])


@pytest.mark.rule("F11.2", "F1.16")
@pytest.mark.text("40922")
@pytest.mark.parametrize("more", [{}, DAEMON])
def test_pathetic_attempt(more: dict[str, Any]) -> None:
    state = clash(CROSSBOWMEN, BOWMEN, b_more={"wounds": 8, **more}, hand=[[], ["40922"]])
    dice = (6, 1, 1, 1, 1, 1, *PASSED, 1, 1, 1, 6)
    reach(state, "strike b1", "stay", "play 40922 1", dice=dice)
    assert wounds(state, "a1") == 12 - 3  # four hits for two ranks
    assert conditions(state, "a1") == (["weakened"] if more else [])


@pytest.mark.rule("F14.9")
@pytest.mark.text("40922", "40514", "40716")
@pytest.mark.parametrize("card", ["40922", "40514", "40716"])
def test_only_the_test_of_the_attack_was_a_pathetic_attempt(card: str) -> None:
    """Lightbringer makes the defender test once more, after the attack."""
    state = clash(CROSSBOWMEN, BOWMEN, hand=[["41110"], [card]])
    reach(state, "strike b1", "stay", dice=MISSED)
    assert offered(state, f"play {card} 1")
    play(state, "pass")
    reach(state, "play 41110 1", dice=PASSED)
    assert not offered(state, f"play {card} 1")


@pytest.mark.rule("F1.25", "F32.4")
@pytest.mark.text("40905")
@pytest.mark.parametrize("holder", [0, 2])
def test_the_own_side_is_the_whole_team(holder: int) -> None:
    """From round 2 on no card of its side reaches the unit, be it of the owner or of the ally."""
    seats: dict[str, Any] = {"seats": 4, "options": {"teams": True}, "round": 2, "at": "turn"}
    seats |= {"c1": unit(BOWMEN, 40, 5, 90), "d1": unit(BOWMEN, 8, 36, 270)}
    hands = [["40319"] if seat == holder else [] for seat in range(4)]
    hands[1] = ["40905"]
    state = at_distance(20, BOWMEN, CROSSBOWMEN, hand=hands, **seats)
    reach(state, "activate a1", "play 40905 1", "hold")
    reach(state, "play 40319 1")
    assert listed(state, "choose") == ["choose a16", "choose c1"]


# Gerold Dayne


@pytest.mark.rule("F8.36")
@pytest.mark.text("40923")
def test_lone_knight() -> None:
    state = at_distance(20, BOWMEN, CROSSBOWMEN, a_more=GEROLD, hand="40923", at="turn")
    play(state, "play 40923 1")
    assert listed(state) == ["hold", "maneuver", "march"]
    state = at_distance(20, BOWMEN, CROSSBOWMEN, a_more=GEROLD, hand="40923", at="turn", a2=FRIEND)
    assert "play 40923 1" not in listed(state)  # he is not alone


@pytest.mark.rule("F8.36")
@pytest.mark.text("40924")
def test_coup_attempt() -> None:
    state = at_distance(
        8,
        CROSSBOWMEN,
        BOWMEN,
        b_more=GEROLD,
        hand=[[], ["40924"]],
        at="turn",
        ncus={"an1": ncu(SANSA)},
    )
    play(state, "play 40924 1", "choose_zone wealth", "activate_ncu an1", "claim wealth")
    assert asked(state) == ("declare", 1)
    assert {text.split()[0] for text in listed(state)} == {"charge", "hold"}
    play(state, "hold")
    assert asked(state) == ("choose", 0)


@pytest.mark.rule("F14.17")
@pytest.mark.text("40909", "40905")
def test_the_other_target_of_a_zone_is_targeted_as_well() -> None:
    ncus = {"an1": ncu(SANSA)}
    other = unit(CROSSBOWMEN, 34, 30, 90)
    state = at_distance(10, CROSSBOWMEN, BOWMEN, hand=[[], ["40905"]], at="turn", a2=other)
    reach(state, "activate a2", "play 40905 1")
    lasts = state.view(None)["lasting"]
    assert [row["holder"] for row in lasts] == ["a2"]
    table: dict[str, Any] = {"hand": [[], ["40909"]], "at": "turn", "ncus": ncus, "a2": other}
    state = at_distance(10, CROSSBOWMEN, BOWMEN, lasting=lasts, **table)
    play(state, "activate_ncu an1", "claim combat", "choose a1")
    reach(state, "play 40909 1", dice=(3,))
    play(state, "choose a2")
    assert state.view(None)["lasting"] == []  # Rising Temperatures are over
