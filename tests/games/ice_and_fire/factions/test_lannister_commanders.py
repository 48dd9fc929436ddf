"""House Lannister: one test for each card of its Commanders, and for each way to play it."""

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
    hand,
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
    attached,
    attack,
    in_zones,
    joined,
)
from tests.games.ice_and_fire.helpers import refused

from throneroom.games.ice_and_fire.state import SUNDERING

HALBERDIERS = "lannister_lannister_halberdiers"
MOUNTAINS_MEN = "lannister_house_clegane_mountains_men"


JAIME = joined("jaime_lannister_the_kingslayer_commander")
TYRION = joined("tyrion_lannister_halfman_commander")
ADDAM = joined("addam_marbrand_commander_of_the_city_watch_commander")
KEVAN = joined("kevan_lannister_protector_of_the_realm_commander")


# Jaime Lannister


@pytest.mark.text("40108", "40109", "40110", "40128")
@pytest.mark.parametrize("card", ["40108", "40109", "40110", "40128"])
def test_draw_a_card(card: str) -> None:
    state = clash(GUARDSMEN, at="turn", hand=card, deck="40101 40102")
    play(state, f"play {card} 2")
    assert hand(state) == ["40102"]


@pytest.mark.text("40108")
def test_kingslayers_renown() -> None:
    near = unit(HALBERDIERS, 24, 36, 270, wounds=5, **JAIME)
    state = clash(SWORDS, GUARDSMEN, hand=[[], ["40108"]], b2=near)
    attack(state, dice=(4, *(1,) * 6, 1, 1, 1, 3))
    assert asked(state) == ("react_in_private", 1)
    events = play(state, "play 40108 1")
    assert [test["passed"] for test in told(events, "tested")] == [1]
    assert (wounds(state, "b1"), wounds(state, "b2")) == (11, 5)
    state = clash(GUARDSMEN, HALBERDIERS, hand=[[], ["40108"]], b_more={**JAIME, "wounds": 5})
    # Five misses are five hits by Counterstrike; then the defense die and the test.
    attack(state, dice=(6, *(1,) * 5, 6, 6, 6, 6, 6, 1, 1, 1, 3))
    play(state, "play 40108 1")
    assert wounds(state, "b1") == 5 - 1 + 2
    far = unit(HALBERDIERS, 24, 44, 270, **JAIME)
    state = clash(SWORDS, GUARDSMEN, hand=[[], ["40108"]], b2=far)
    attack(state, dice=(4, *(1,) * 6, 1, 1, 1, 3))
    assert asked(state) == ("react", 1)  # Supremacy, after the attack


@pytest.mark.rule("F12.6")
@pytest.mark.text("40109")
def test_kingslayers_prowess() -> None:
    state = clash(GUARDSMEN, SWORDS, a_more={**JAIME, "wounds": 4}, hand="40109")
    play(state, "strike b1", "stay")
    rolling(state, "play 40109 1", dice=(6, 1, 1, 1, 1, 1))
    assert conditions(state, "b1") == ["vulnerable"]
    assert asked(state) == ("reroll", 0)
    assert listed(state) == ["keep", "reroll misses 2 3 4 5 6"]
    assert refused(state, "reroll misses 1") == "F12.6"
    state = clash(GUARDSMEN, SWORDS, hand="40109")
    attack(state, dice=MISSES)
    assert conditions(state, "b1") == []  # not for a unit without Jaime
    assert listed(state) == ["play 40109 2", "pass"]


@pytest.mark.text("40110")
@pytest.mark.parametrize(("inches", "asks"), [(11, True), (13, False)])
def test_kingslayers_infamy(inches: int, asks: bool) -> None:
    state = at_distance(inches, SWORDS, GUARDSMEN, hand=[[], ["40110"]], at="turn", b_more=JAIME)
    play(state, "pass", "activate a1")  # the other way to play it, at the start of the turn
    assert (asked(state)[0] == "react_in_private") == asks
    if asks:
        rolling(state, "play 40110 1", dice=(1, 1, 2))
        play(state, "keep")
        assert wounds(state, "a1") == 10
        assert conditions(state, "a1") == ["panicked", "weakened"]


# Gregor Clegane


@pytest.mark.rule("F10.24")
@pytest.mark.text("40111")
@pytest.mark.parametrize(("card", "question"), [(MOUNTAINS_MEN, "reroll"), (GUARDSMEN, "align")])
def test_overrun(card: str, question: str) -> None:
    other = unit(SWORDS, 24, 32, 270)
    state = clash(card, SWORDS, hand="40111", b_more={"wounds": 1}, b2=other)
    attack(state, dice=(6, *(1,) * 11))
    assert asked(state) == ("react_in_private", 0)
    play(state, "play 40111 1")
    verbs = {text.split()[0] for text in listed(state)}
    assert verbs == {"hold", "march", "charge"}
    rolling(state, listed(state, "charge")[0], dice=(5,))
    assert asked(state) == (question, 0)


@pytest.mark.text("40112")
@pytest.mark.parametrize(
    ("card", "more", "verbs"),
    [
        (GUARDSMEN, {}, {"activate"}),
        (GUARDSMEN, joined("sandor_clegane_the_hound"), {"hold", "charge"}),
    ],
)
def test_assault_orders(card: str, more: dict[str, Any], verbs: set[str]) -> None:
    ncus = {"an1": ncu(SANSA)}
    state = at_distance(6, card, a_more=more, hand="40112", at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim crown", "play 40112 1", "choose a1")
    assert {text.split()[0] for text in listed(state)} - {"activate_ncu", "pass"} == verbs


@pytest.mark.text("40113")
@pytest.mark.parametrize(("left", "gained"), [(12, ["panicked", "vulnerable"]), (1, [])])
def test_price_of_failure(left: int, gained: list[str]) -> None:
    state = clash(GUARDSMEN, SWORDS, hand="40113", b_more={"wounds": left})
    play(state, "strike b1", "stay")
    events = rolling(state, "play 40113 1", dice=(1,) * 12)
    assert told(events, "hit")[0]["hits"] == 6
    assert conditions(state, "a1") == gained
    if left == 1:
        assert told(events, "removed") == [{"unit": "b1"}]


# Tywin Lannister


@pytest.mark.text("40114")
@pytest.mark.parametrize("weakened", [True, False])
def test_exploit_weakness(weakened: bool) -> None:
    had = {"conditions": ["weakened"]} if weakened else {}
    state = clash(GUARDSMEN, SWORDS, hand="40114", b_more=had)
    play(state, "strike b1", "stay")
    rolling(state, "play 40114 1", dice=MISSES)
    assert "vulnerable" in conditions(state, "b1")
    assert (asked(state) == ("reroll", 0)) == weakened


@pytest.mark.text("40115")
def test_broken_resolve() -> None:
    state = clash(GUARDSMEN, SWORDS, hand="40115")
    attack(state, dice=(6, 1, 1, 1, 1, 1, 1, 1, 1, 1))
    play(state, "play 40115 1")
    assert conditions(state, "b1") == ["weakened"]
    assert attached(state) == [("40115", 16)]
    state.table.conditions[16] = 0
    play(state, "activate b1")
    assert conditions(state, "b1") == ["weakened"]
    play(state, "hold" if "hold" in listed(state) else "retreat")


@pytest.mark.text("40116")
def test_issue_commands() -> None:
    other = unit(GUARDSMEN, 12, 12, 90)
    state = at_distance(6, GUARDSMEN, a_more=ADDAM, a2=other, hand="40116", at="turn")
    play(state, "activate a1", "play 40116 1")
    assert asked(state) == ("declare", 0)
    assert {text.split()[0] for text in listed(state)} <= {"hold", "charge"}
    play(state, "hold")
    assert asked(state) == ("activate", 1)
    assert state.table.activated[0] == 1


@pytest.mark.rule("F14.7")
@pytest.mark.text("40116")
def test_issue_commands_again() -> None:
    state = clash(SWORDS, GUARDSMEN, hand=[[], ["40116"]])
    attack(state, dice=MISSES)
    rolling(state, "use order_lannister_supremacy b1", dice=(6, 6, 1))
    assert state.view(None)["used"] == [["b1", "order_lannister_supremacy"]]
    assert asked(state) == ("react_in_private", 1)
    play(state, "play 40116 2")
    assert state.view(None)["used"] == []


# Tyrion Lannister


@pytest.mark.rule("F15.13")
@pytest.mark.text("40117")
@pytest.mark.parametrize(("zone", "gained"), [("tactics", ["weakened"]), ("wealth", [])])
def test_false_agenda(zone: str, gained: list[str]) -> None:
    one = {"an1": ncu(SANSA)}
    state = clash(SWORDS, GUARDSMEN, hand=[[], ["40117"]], at="turn", ncus=one)
    play(state, "activate_ncu an1", "play 40117 1", f"claim {zone}")
    play(state, "afflict b1 panicked" if zone == "tactics" else "choose a1")
    assert asked(state) == ("name_target", 1)
    assert len(listed(state, "choose_zone")) == 4
    assert listed(state)[-1] == "decline"
    play(state, "choose_zone combat")
    if gained:
        play(state, "choose a1", "choose_option weakened")
    assert state.view(None)["ncus"]["an1"]["zone"] == "combat"
    assert conditions(state, "a1") == gained
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F14.17")
@pytest.mark.text("40119")
@pytest.mark.parametrize(
    ("zones", "dice", "changed"),
    [((), (3,), True), ((), (2,), False), (("tactics",), (2, 3), True)],
)
def test_intercept_orders(zones: tuple[str, ...], dice: tuple[int, ...], changed: bool) -> None:
    ncus = {"an1": ncu(SANSA), **in_zones(*zones, seat="b")}
    state = at_distance(
        8, SWORDS, GUARDSMEN, b_more=TYRION, hand=[[], ["40119"]], at="turn", ncus=ncus
    )
    play(state, "pass", "activate_ncu an1", "claim wealth", "choose a16")
    assert asked(state) == ("react_in_private", 1)
    rolling(state, "play 40119 1", dice=dice)
    if changed:
        # There is one other unit; it is near Tyrion and gets a token, which Wealth takes off it.
        assert listed(state) == ["choose a1"]
        play(state, "choose a1")
        assert asked(state) == ("name_target", 1)
        events = play(state, "choose_option weakened")
        assert told(events, "afflicted") == [{"unit": "a1", "condition": "weakened"}]
        assert told(events, "cleared") == [{"unit": "a1", "condition": "weakened"}]


@pytest.mark.rule("F15.7")
@pytest.mark.text("40119", "40126")
def test_the_tactics_zone_has_a_target_too() -> None:
    one = {"an1": ncu(SANSA)}
    state = clash(SWORDS, GUARDSMEN, b_more=TYRION, hand=[[], ["40119"]], at="turn", ncus=one)
    play(state, "activate_ncu an1", "claim tactics", "afflict b1 panicked")
    rolling(state, "play 40119 1", "choose b16", dice=(3,))
    assert (conditions(state, "b1"), conditions(state, "b16")) == ([], ["panicked"])
    state = clash(SWORDS, GUARDSMEN, b_more=ADDAM, hand=[[], ["40126"]], at="turn", ncus=one)
    play(state, "activate_ncu an1", "claim tactics", "afflict b1 panicked")
    rolling(state, "play 40126 1", dice=(3, 3))
    assert conditions(state, "b1") == []


@pytest.mark.text("40118")
def test_cunning_ploy() -> None:
    other = unit(GUARDSMEN, 12, 12, 90, **TYRION)
    state = at_distance(6, GUARDSMEN, a2=other, hand="40118", at="turn")
    play(state, "activate a1", "play 40118 1", "choose a2")
    assert conditions(state, "b1") == ["vulnerable"]
    assert listed(state) == ["hold", "maneuver", "march"]
    play(state, "hold")
    assert state.table.active == 1
    state = at_distance(6, GUARDSMEN, a2=other, hand="40118", at="turn")
    play(state, "activate a1", "play 40118 1", "choose a16")
    assert conditions(state, "b1") == []


@pytest.mark.rule("F8.35")
@pytest.mark.text("40118")
def test_cunning_ploy_takes_free_actions_too() -> None:
    knights = "lannister_knights_of_casterly_rock"
    state = at_distance(20, knights, hand="40118", at="turn")
    play(state, "activate a1", "play 40118 1", "use cavalry a1")
    assert state.table.flow.args[0] == 15  # a16 acts, and nobody else
    play(state, "hold")
    assert asked(state) == ("activate", 1)


# The High Sparrow


@pytest.mark.text("40120")
@pytest.mark.parametrize(("die", "healed"), [(6, 3), (1, 1)])
def test_mercy_of_the_mother(die: int, healed: int) -> None:
    hurt = {"wounds": 5, "conditions": ["weakened"]}
    state = at_distance(20, GUARDSMEN, a_more=hurt, hand="40120", at="turn")
    play(state, "activate a1")
    rolling(state, "play 40120 1", dice=(die, die))
    assert conditions(state, "a1") == []
    assert wounds(state, "a1") == 5 + healed


@pytest.mark.text("40121")
@pytest.mark.parametrize(("die", "left"), [(6, 11), (1, 9)])
def test_protection_of_the_father(die: int, left: int) -> None:
    state = clash(GUARDSMEN, HALBERDIERS, hand=[[], ["40121"]])
    attack(state, dice=(6, 6, 6, 6, 1, 1, 1, 1, 1, 1))
    assert asked(state) == ("react_in_private", 1)
    rolling(state, "play 40121 1", dice=(die, die, 6, 6, 1))
    assert wounds(state, "b1") == left


@pytest.mark.text("40122")
def test_wrath_of_the_warrior() -> None:
    for die, found in ((6, (1, SUNDERING, 0)), (1, (0, 0, 1))):
        state = clash(GUARDSMEN, GUARDSMEN, hand="40122")
        play(state, "strike b1", "stay")
        rolling(state, "play 40122 1", dice=(die, die, *(1,) * 6, 6))
        assert (fight(state).to_hit, fight(state).keywords, fight(state).more_hits) == found


# Joffrey Baratheon


@pytest.mark.text("40123")
@pytest.mark.parametrize(("left", "gained"), [(12, ["panicked", "vulnerable"]), (9, [])])
def test_you_will_obey_me(left: int, gained: list[str]) -> None:
    state = clash(GUARDSMEN, SWORDS, hand="40123", b_more={"wounds": left})
    play(state, "strike b1", "stay")
    events = rolling(state, "play 40123 1", dice=(4, *(1,) * 7, 4, 6, 6, 1))
    assert len(told(events, "rolled")[0]["dice"]) == 8
    assert wounds(state, "b1") == left - 1  # Defense 4+: a 4 does not block
    assert conditions(state, "a1") == gained


@pytest.mark.rule("F2.20")
@pytest.mark.text("40124")
def test_traitors() -> None:
    state = clash(GUARDSMEN, SWORDS, hand="40124", at="turn")
    play(state, "play 40124 1", "choose b1")
    assert attached(state) == [("40124", 16)]
    events = rolling(state, "activate a1", "strike b1", "stay", dice=(6, 1, 1, 1, 1, 1, 1, 4, 3, 1))
    assert told(events, "tested") == [{"unit": "b1", "total": 5, "passed": 0}]  # Vicious
    rolling(state, "activate b1", "strike a1", "stay", dice=MISSES)
    play(state, "pass", "activate a16", "hold", "activate b16", "hold")
    assert state.table.round == 2
    assert (conditions(state, "a1"), conditions(state, "b1")) == (["panicked", "vulnerable"], [])
    assert attached(state) == []


@pytest.mark.text("40125")
def test_i_am_the_king() -> None:
    state = clash(GUARDSMEN, HALBERDIERS, hand=[[], ["40125"]])
    attack(state, dice=(6, 6, 6, 1, 1, 1, 1, 1, 1))
    rolling(state, "play 40125 1", dice=(6, 6, 1))
    assert wounds(state, "b1") == 11
    assert conditions(state, "b1") == ["panicked", "weakened"]


# Addam Marbrand


@pytest.mark.rule("F14.17")
@pytest.mark.text("40126")
@pytest.mark.parametrize(("die", "cancelled"), [(2, True), (1, False)])
def test_charismatic_leadership(die: int, cancelled: bool) -> None:
    # The Crown: Morale 7, with 3 + 2 and 2 for Addam, who is in the unit.
    one = {"an1": ncu(SANSA)}
    state = clash(SWORDS, GUARDSMEN, b_more=ADDAM, hand=[[], ["40126"]], at="turn", ncus=one)
    play(state, "activate_ncu an1", "claim crown", "choose b1")
    assert asked(state) == ("react_in_private", 1)
    events = rolling(state, "play 40126 1", dice=(3, die, 6, 6, 1))
    assert len(told(events, "tested")) == (1 if cancelled else 2)
    # An Order.
    marker = {"with": ["stark_rodrik_cassel_master_at_arms_commander"]}
    state = at_distance(11, SWORDS, a_more=marker, b_more=ADDAM, hand=[[], ["40126"]], at="turn")
    play(state, "use order_mark_target a1")
    assert asked(state) == ("react_in_private", 1)
    rolling(state, "play 40126 1", dice=(3, die))
    assert conditions(state, "b1") == ([] if cancelled else ["vulnerable"])


@pytest.mark.rule("F14.17")
@pytest.mark.text("40126")
def test_charismatic_leadership_against_ncus() -> None:
    pycelle = {"an1": ncu("lannister_pycelle_grand_maester")}
    state = clash(SWORDS, GUARDSMEN, hand=[["40114"], ["40126"]], at="turn", ncus=pycelle)
    play(state, "activate_ncu an1", "use_ncu ncu_30102_manipulation_and_deception an1", "choose b1")
    assert asked(state) == ("react_in_private", 1)
    rolling(state, "play 40126 1", dice=(3, 4))  # far from Addam: 7 is just enough
    assert conditions(state, "b1") == []
    # A tactics card is none of these.
    state = clash(SWORDS, GUARDSMEN, hand=[["40114"], ["40126"]])
    play(state, "strike b1", "stay")
    rolling(state, "play 40114 1", dice=(1,) * 7)
    assert asked(state) == ("react", 1)


@pytest.mark.text("40127")
@pytest.mark.parametrize(("more", "gained"), [(ADDAM, ["panicked"]), ({}, [])])
def test_lash_out(more: dict[str, Any], gained: list[str]) -> None:
    state = clash(GUARDSMEN, HALBERDIERS, b_more={**more, "wounds": 8}, hand=[[], ["40127"]])
    attack(state, dice=MISSES)
    play(state, "play 40127 1")
    assert wounds(state, "a1") == 10
    assert conditions(state, "a1") == gained


@pytest.mark.text("40128")
def test_valiant_example() -> None:
    near = unit(GUARDSMEN, 24, 36, 270, wounds=5)
    far = unit(GUARDSMEN, 40, 45.5, 270, wounds=5)
    state = clash(
        SWORDS, HALBERDIERS, b_more={**ADDAM, "wounds": 8}, b2=near, b16=far, hand=[[], ["40128"]]
    )
    attack(state, dice=MISSES)
    assert asked(state) == ("react_in_private", 1)
    play(state, "play 40128 1")
    assert [wounds(state, name) for name in ("b1", "b2", "b16")] == [10, 7, 5]


# Kevan Lannister


@pytest.mark.text("40129")
@pytest.mark.parametrize("acts", ["unit", "ncu", "neither"])
def test_predictable_maneuvers(acts: str) -> None:
    one = {"an1": ncu(SANSA)}
    state = at_distance(20, SWORDS, GUARDSMEN, hand=[[], ["40129"]], at="turn", ncus=one)
    assert asked(state) == ("react_in_private", 1)
    play(state, "play 40129 1", "choose a1")
    if acts == "unit":
        play(state, "activate a1", "maneuver", "choose b1")
    elif acts == "ncu":
        play(state, "activate_ncu an1", "choose b1")
    else:
        play(state, "activate a16", "maneuver")
        assert asked(state) == ("move", 0)
        return
    assert asked(state) == ("declare", 1)
    assert listed(state) == ["hold", "maneuver"]
    play(state, "maneuver", "go 270 1 270")
    assert asked(state) == (("move", 0) if acts == "unit" else ("claim", 0))


@pytest.mark.rule("F1.25", "F14.4", "F16.9")
@pytest.mark.text("40130")
@pytest.mark.parametrize("kevan", [True, False])
def test_seeing_their_flaws(kevan: bool) -> None:
    kingsguard = "lannister_kingsguard"
    hands = [["40125"], ["40130"]]
    state = clash(kingsguard, GUARDSMEN, hand=hands, b_more=KEVAN if kevan else {})
    attack(state, "pass", dice=MISSES)
    assert asked(state) == ("react_in_private", 1)
    play(state, "play 40130 1")
    assert conditions(state, "a1") == ["panicked", "vulnerable"]
    assert attached(state) == [("40130", 0)]
    events = rolling(state, "activate b1", "strike a1", "stay", dice=(6, 1, 1, 1, 1, 1, 6))
    if kevan:  # no Resilience after the attack dice, no Counterstrike
        assert [roll["roll"] for roll in told(events, "rolled")] == ["attack", "defense"]
        play(state, "keep")  # the Vulnerable token; then no card of its own side either
        assert asked(state) == ("activate", 0)
    else:
        assert asked(state) == ("react", 0)
        play(state, "pass")


@pytest.mark.text("40131")
@pytest.mark.parametrize(
    ("zones", "more", "panic_roll", "defense"),
    [
        (("crown",), {}, 2, 0),
        (("wealth",), {}, 0, 1),
        (("combat",), KEVAN, 2, 1),
    ],
)
def test_wealth_of_the_rock(
    zones: tuple[str, ...], more: dict[str, Any], panic_roll: int, defense: int
) -> None:
    ncus = in_zones(*zones, seat="b")
    state = clash(SWORDS, GUARDSMEN, b_more=more, hand=[[], ["40131"]], ncus=ncus)
    attack(state, dice=MISSES)
    assert asked(state) == ("react_in_private", 1)
    play(state, "play 40131 1")
    assert (fight(state).panic_roll, fight(state).defense) == (panic_roll, defense)
