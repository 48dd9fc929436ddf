"""Neutrals: one test for each text of units and attachments."""

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
    ncu,
    play,
    rolling,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import MISSES, SANSA, attack, in_zones, tokens

from throneroom.games.ice_and_fire.content import CARDS
from throneroom.games.ice_and_fire.field import FOOTPRINT
from throneroom.games.ice_and_fire.heroes import characters
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.queries import affiliations
from throneroom.games.ice_and_fire.state import (
    CRITICAL_BLOW,
    PRECISION,
    SUNDERING,
    VICIOUS,
)

ARCHERS = "neutral_stormcrow_archers"
BASTARDS_GIRLS = "neutral_house_bolton_bastards_girls"
CROSSBOWMEN = "lannister_lannister_crossbowmen"
CUTTHROATS = "neutral_house_bolton_cutthroats"
DERVISHES = "neutral_stormcrow_dervishes"
ELEPHANT = "neutral_golden_company_war_elephant"
FLAYED_MEN = "neutral_house_bolton_flayed_men"
HEDGE_KNIGHTS = "neutral_hedge_knights"
LYSENE = "neutral_lysene_sellswords"
MERCENARIES = "neutral_stormcrow_mercenaries"
SKIRMISHERS = "neutral_bloody_mummer_skirmishers"
SWORDSMEN = "neutral_golden_company_swordsmen"
ZORSE_RIDERS = "neutral_bloody_mummer_zorse_riders"


def joined(card: str, **more: Any) -> dict[str, Any]:
    """A unit with an attachment of the Neutrals."""
    return {"with": [f"neutral_{card}"], **more}


@pytest.mark.rule("F3.20", "F17.9")
@pytest.mark.text(
    "affiliation_house_bolton",
    "affiliation_bloody_mummers",
    "affiliation_stormcrows",
    "affiliation_golden_company",
)
@pytest.mark.parametrize(
    ("card", "whose"),
    [
        ("ramsay_snow_sadist", "House Bolton"),
        ("vargo_hoat_the_goat_of_harrenhal_commander", "Bloody Mummers"),
        ("daario_naharis_stormcrow_captain_commander", "Stormcrows"),
        ("golden_company_officer", "Golden Company"),
    ],
)
def test_who_they_belong_to(card: str, whose: str) -> None:
    state = clash(a_more=joined(card))
    assert whose in affiliations(state.table, UNITS.index["a1"])
    assert whose not in affiliations(state.table, UNITS.index["a16"])


@pytest.mark.rule("F17.9")
@pytest.mark.text("jokins_vassal")
def test_jokins_vassal() -> None:
    state = clash(a_more=joined("the_widower_stormcrow_captain"))
    assert "Jokin" in characters(state.table, UNITS.index["a1"])


# House Bolton


@pytest.mark.rule("F10.20")
@pytest.mark.text("ruthless_aggression")
@pytest.mark.parametrize("done", [False, True])
def test_ruthless_aggression(done: bool) -> None:
    state = clash(CUTTHROATS, GUARDSMEN, b_more={"activated": done})
    attack(state, dice=MISSES)
    assert fight(state).keywords == VICIOUS
    assert conditions(state, "b1") == ([] if done else ["vulnerable"])
    assert asked(state)[0] == ("react" if done else "reroll")


@pytest.mark.text("trackers_bow", "order_charging_volley")
def test_bastards_girls() -> None:
    state = at_distance(8, BASTARDS_GIRLS, CROSSBOWMEN)
    rolling(state, "shoot", "stay", "target b1", dice=(1, 1, 1, 1))
    assert listed(state) == ["use order_charging_volley a1", "pass"]
    play(state, "use order_charging_volley a1")
    assert conditions(state, "b1") == ["vulnerable"]
    assert asked(state) == ("declare", 0)
    assert {text.split()[0] for text in listed(state)} == {"charge", "hold"}
    assert {text.split()[1] for text in listed(state, "charge")} == {"b1"}
    # In melee it is another attack, which leaves nobody Vulnerable and is followed by no charge.
    state = clash(BASTARDS_GIRLS, CROSSBOWMEN)
    attack(state, dice=MISSES)
    assert conditions(state, "b1") == []
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F10.13")
@pytest.mark.text("war_flail")
def test_war_flail() -> None:
    state = clash(FLAYED_MEN, GUARDSMEN)
    attack(state, dice=MISSES)
    assert fight(state).keywords == VICIOUS
    state = at_distance(5, FLAYED_MEN, GUARDSMEN)
    rolling(state, "charge b1 front 90", dice=(6,))
    rolling(state, "align full", "keep", dice=(6, 1, 1, 1, 1, 1, 6, 6))
    assert fight(state).keywords == VICIOUS | CRITICAL_BLOW


@pytest.mark.rule("F11.3")
@pytest.mark.text("order_spread_fear")
def test_spread_fear() -> None:
    other = unit(GUARDSMEN, 34, 26, 270)
    state = clash(SWORDS, CROSSBOWMEN, a_more=joined("bolton_flayer"), b2=other)
    attack(state, dice=(6, *(1,) * 6, 1, 1, 1, 1))
    assert listed(state) == ["use order_spread_fear a1", "pass"]
    # At -3 for three ranks: 9 is a 6 against Morale 7. One wound of the D3, and one more.
    events = rolling(state, "use order_spread_fear a1", dice=(4, 5, 1))
    assert told(events, "tested") == [{"unit": "b2", "total": 6, "passed": 0}]
    assert wounds(state, "b2") == 10
    # Not if the test is passed, nor if nobody else is near: b16 is far away.
    state = clash(SWORDS, CROSSBOWMEN, a_more=joined("bolton_flayer"), b2=other)
    attack(state, dice=(6, *(1,) * 6, 1, 6, 6, 1))
    assert asked(state) == ("activate", 1)
    state = clash(SWORDS, CROSSBOWMEN, a_more=joined("bolton_flayer"))
    attack(state, dice=(6, *(1,) * 6, 1, 1, 1, 1))
    assert asked(state) == ("activate", 1)


# Bloody Mummers


@pytest.mark.rule("F13.7")
@pytest.mark.text("mummers_blade")
@pytest.mark.parametrize("done", [False, True])
def test_mummers_blade(done: bool) -> None:
    state = clash(SKIRMISHERS, CROSSBOWMEN, b_more={"activated": done})
    attack(state, dice=MISSES)
    assert conditions(state, "b1") == ([] if done else ["weakened"])


@pytest.mark.text("motley_armaments")
def test_motley_armaments() -> None:
    state = clash(ZORSE_RIDERS, GUARDSMEN)
    play(state, "strike b1", "stay")
    assert listed(state) == ["choose_option more_dice", "choose_option lose_abilities"]
    events = rolling(state, "choose_option more_dice", dice=MISSES)
    assert len(told(events, "rolled")[0]["dice"]) == 7
    assert fight(state).keywords == CRITICAL_BLOW
    assert asked(state) == ("react", 1)  # Lannister Supremacy still works
    state = clash(ZORSE_RIDERS, GUARDSMEN)
    play(state, "strike b1", "stay")
    events = rolling(state, "choose_option lose_abilities", dice=MISSES)
    assert len(told(events, "rolled")[0]["dice"]) == 6
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F10.21")
@pytest.mark.text("motley_armaments")
def test_motley_armaments_from_behind() -> None:
    y = clash(ZORSE_RIDERS).table.y[UNITS.index["b1"]] / 1000
    state = clash(ZORSE_RIDERS, b1=unit(GUARDSMEN, 24, y, 90))
    # Seven dice; the six hits twice.
    events = attack(state, dice=(6, *(1,) * 6, 6, 6))
    assert told(events, "hit") == [{"unit": "a1", "target_unit": "b1", "hits": 2}]
    assert asked(state) == ("activate", 1)  # Lannister Supremacy is lost


@pytest.mark.text("weaken_resolve")
@pytest.mark.parametrize(("die", "gained"), [(1, ["weakened"]), (6, [])])
def test_weaken_resolve(die: int, gained: list[str]) -> None:
    state = clash(CROSSBOWMEN, CROSSBOWMEN, a_more=joined("vargo_hoat_the_crippler"))
    attack(state, dice=(6, *(1,) * 4, 1, die, die, 1))
    assert conditions(state, "b1") == gained


@pytest.mark.rule("F10.10")
@pytest.mark.text("gang_up")
def test_gang_up() -> None:
    biter = joined("biter_rorges_mad_dog")
    state = clash(SWORDS, GUARDSMEN, a_more=biter)
    events = attack(state, dice=(3, *MISSES))
    assert len(told(events, "rolled")[0]["dice"]) == 7
    assert told(events, "hit")[0]["hits"] == 0
    # Another friendly unit is in contact with the side of b1.
    y = clash().table.y[UNITS.index["b1"]] / 1000
    tray = FOOTPRINT[CARDS.index[SWORDS]]
    flank = unit(SWORDS, 24 + (tray.width + tray.depth) / 1000, y, 180)
    for a_more, a2_more in ((biter, {}), ({}, biter)):
        state = clash(SWORDS, GUARDSMEN, a_more=a_more, a2={**flank, **a2_more})
        events = attack(state, dice=(3, *MISSES))
        assert len(told(events, "rolled")[0]["dice"]) == 8
        assert told(events, "hit")[0]["hits"] == 1


# Stormcrows


@pytest.mark.rule("F15.11")
@pytest.mark.text("motivated_by_coin")
def test_motivated_by_coin() -> None:
    state = clash(MERCENARIES, at="turn", ncus={"an1": ncu(SANSA)})
    play(state, "activate_ncu an1", "claim wealth")
    assert listed(state) == ["use motivated_by_coin a1", "pass"]
    play(state, "use motivated_by_coin a1")
    assert listed(state) == ["strike b1", "hold"]
    play(state, "hold")
    assert asked(state) == ("activate", 1)  # nobody was asked for the target of Wealth
    state = clash(MERCENARIES, at="turn", ncus={"an1": ncu(SANSA)})
    play(state, "activate_ncu an1", "claim combat")
    assert asked(state) == ("choose", 0)


@pytest.mark.rule("F15.4")
@pytest.mark.text("mercenarys_longbow")
@pytest.mark.parametrize(
    ("zone", "keywords", "gained", "question"),
    [
        ("wealth", SUNDERING, [], "react"),
        ("tactics", 0, ["vulnerable"], "react"),
        ("combat", 0, [], "reroll"),
        ("crown", 0, [], "react"),
    ],
)
def test_mercenarys_longbow(zone: str, keywords: int, gained: list[str], question: str) -> None:
    state = at_distance(8, ARCHERS, GUARDSMEN, ncus=in_zones(zone))
    rolling(state, "shoot", "stay", "target b1", dice=MISSES)
    assert fight(state).keywords == keywords
    assert conditions(state, "b1") == gained
    assert asked(state)[0] == question


@pytest.mark.text("loyalty_through_coin")
@pytest.mark.parametrize(("zone", "left", "total"), [("wealth", 12, 7), ("crown", 11, 6)])
def test_loyalty_through_coin(zone: str, left: int, total: int) -> None:
    # Defense 5+: a 4 blocks if Wealth is controlled.
    state = clash(CROSSBOWMEN, ARCHERS, ncus=in_zones(zone, seat="b"))
    attack(state, dice=(6, *(1,) * 4, 4, 6, 6, 1))
    assert wounds(state, "b1") == left
    # Morale 7+: 6 is enough if Wealth is controlled.
    state = clash(CROSSBOWMEN, ARCHERS, ncus=in_zones(zone, seat="b"))
    events = attack(state, dice=(6, *(1,) * 4, 1, 3, 3, 1))
    assert told(events, "tested") == [{"unit": "b1", "total": total, "passed": total // 7}]


@pytest.mark.text("swift_strike")
def test_swift_strike() -> None:
    state = clash(DERVISHES, CROSSBOWMEN)
    attack(state, dice=MISSES)
    assert listed(state) == ["use swift_strike a1", "pass"]
    play(state, "use swift_strike a1")
    assert listed(state) == ["retreat", "hold"]


@pytest.mark.text("improved_armaments")
@pytest.mark.parametrize(("zone", "dice"), [("wealth", 7), ("crown", 4)])
def test_improved_armaments(zone: str, dice: int) -> None:
    lieutenant = joined("stormcrow_lieutenant", wounds=4)
    state = clash(MERCENARIES, GUARDSMEN, a_more=lieutenant, ncus=in_zones(zone))
    events = attack(state, dice=MISSES)
    assert len(told(events, "rolled")[0]["dice"]) == dice
    assert fight(state).keywords == (SUNDERING if zone == "wealth" else 0)


@pytest.mark.rule("F10.14")
@pytest.mark.text("reckless_strikes")
def test_reckless_strikes() -> None:
    daario = joined("daario_naharis_reckless_mercenary")
    state = clash(MERCENARIES, GUARDSMEN, a_more=daario)
    # The six hits twice, of which one gets no defense die; two ones cost two wounds.
    events = attack(state, dice=(6, 2, 2, 2, 2, 1, 1, 6, 6, 6, 1))
    assert told(events, "hit") == [{"unit": "a1", "target_unit": "b1", "hits": 2}]
    assert fight(state).keywords == CRITICAL_BLOW | PRECISION
    assert (wounds(state, "a1"), wounds(state, "b1")) == (10, 11)


@pytest.mark.text("acute_precision")
def test_acute_precision() -> None:
    jokin = joined("jokin_archer_captain")
    state = at_distance(8, ARCHERS, GUARDSMEN, a_more=jokin)
    rolling(state, "shoot", "stay", "target b1", dice=(6, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    assert fight(state).keywords == PRECISION
    assert wounds(state, "b1") == 11
    state = clash(ARCHERS, GUARDSMEN, a_more=jokin)
    attack(state, dice=(6, 1, 1, 1, 1, 6, 6, 1))
    assert (fight(state).keywords, wounds(state, "b1")) == (PRECISION, 11)


@pytest.mark.rule("F8.35")
@pytest.mark.text("jokins_protector")
def test_jokins_protector() -> None:
    widower = unit(MERCENARIES, 34, 27, 270, **joined("the_widower_second_in_command"))
    jokin = joined("jokin_stormcrow_captain_commander")
    state = clash(SWORDS, ARCHERS, b_more=jokin, b2=widower)
    attack(state, dice=MISSES)
    assert asked(state) == ("declare", 1)
    assert {text.split()[0] for text in listed(state)} == {"charge", "hold"}
    assert {text.split()[1] for text in listed(state, "charge")} == {"a1"}
    state = clash(SWORDS, ARCHERS, b2=widower)
    attack(state, dice=MISSES)
    assert asked(state) == ("activate", 1)


# Golden Company, Lysene sellswords, hedge knights


@pytest.mark.rule("F10.20")
@pytest.mark.text("mastercraft_longsword")
def test_mastercraft_longsword() -> None:
    state = clash(SWORDSMEN, CROSSBOWMEN)
    play(state, "strike b1", "stay")
    rolling(state, "pass", dice=MISSES)
    assert asked(state) == ("reroll", 0)
    events = rolling(state, "reroll effect 1 2", dice=(6, 1, 6, 6, 6))
    assert told(events, "hit")[0]["hits"] == 1


@pytest.mark.rule("F10.17")
@pytest.mark.text("stomp")
def test_stomp() -> None:
    company = unit(SWORDSMEN, 34, 10, 90)  # with friends near it obeys
    state = clash(ELEPHANT, CROSSBOWMEN, a2=company, b_more={"wounds": 8})
    events = attack(state, dice=(6, 1, 1, 1, 6, 6, 1))
    rolls = [(one["roll"], len(one["dice"])) for one in told(events, "rolled")]
    assert rolls == [("attack", 4), ("test", 2), ("panic", 1)]  # no defense dice
    assert wounds(state, "b1") == 7
    state = at_distance(5, ELEPHANT, GUARDSMEN, a2=company, b_more={"wounds": 8})
    rolling(state, "charge b1 front 90", dice=(6,))
    events = rolling(state, "align full", "keep", dice=MISSES)
    assert len(told(events, "rolled")[0]["dice"]) == 6  # two ranks
    assert fight(state).keywords == VICIOUS


@pytest.mark.rule("F11.6")
@pytest.mark.text("boisterous_charisma")
def test_boisterous_charisma() -> None:
    state = clash(CROSSBOWMEN, CROSSBOWMEN, b_more=joined("golden_company_officer"))
    attack(state, dice=(6, *(1,) * 4, 1, 6, 6, 1))
    assert asked(state) == ("name_target", 1)
    assert listed(state) == ["choose_option vulnerable", "choose_option weakened"]
    play(state, "choose_option weakened")
    assert conditions(state, "a1") == ["weakened"]
    state = clash(CROSSBOWMEN, CROSSBOWMEN, b_more=joined("golden_company_officer"))
    attack(state, dice=(6, *(1,) * 4, 1, 1, 1, 1))
    assert asked(state) == ("activate", 1)


@pytest.mark.text("raiders_of_the_free_cities", "pirates_blades")
def test_lysene_sellswords() -> None:
    hurt = {"wounds": 10}
    state = clash(LYSENE, CROSSBOWMEN, a_more=hurt, b_more={"wounds": 9})
    # One rank is destroyed: one token, and one wound back for it.
    attack(state, dice=(3, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    assert (wounds(state, "b1"), tokens(state), wounds(state, "a1")) == (8, [1], 11)
    state = clash(LYSENE, CROSSBOWMEN, a_more=hurt, b_more={"wounds": 10})
    attack(state, dice=(3, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    assert (wounds(state, "b1"), tokens(state), wounds(state, "a1")) == (9, [], 10)
    # With two tokens: the highest dice and one more. There is no third.
    pillaged: Any = {"counters": [["a1", LYSENE, 2]]}
    state = clash(LYSENE, CROSSBOWMEN, a_more={"wounds": 3}, b_more={"wounds": 9}, **pillaged)
    events = attack(state, dice=(3, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    assert len(told(events, "rolled")[0]["dice"]) == 8
    assert (tokens(state), wounds(state, "a1")) == ([2], 5)


@pytest.mark.text("raiders_of_the_free_cities", "pirates_blades")
@pytest.mark.parametrize(("number", "total"), [(0, 6), (1, 7)])
def test_pillage_gives_heart(number: int, total: int) -> None:
    counters = [["b1", LYSENE, number]]
    state = clash(CROSSBOWMEN, LYSENE, counters=counters)
    events = attack(state, dice=(6, *(1,) * 4, 1, 3, 3, 1))
    assert told(events, "tested")[0]["total"] == total
    state = clash(LYSENE, GUARDSMEN, counters=[["a1", LYSENE, number]])
    attack(state, dice=MISSES)
    assert fight(state).keywords == CRITICAL_BLOW


@pytest.mark.text("knights_blade")
@pytest.mark.parametrize(("zone", "gained"), [("combat", ["vulnerable"]), ("crown", [])])
def test_knights_blade(zone: str, gained: list[str]) -> None:
    state = clash(HEDGE_KNIGHTS, GUARDSMEN, ncus=in_zones(zone))
    attack(state, dice=MISSES)
    assert conditions(state, "b1") == gained
    assert fight(state).keywords == SUNDERING


# Characters


@pytest.mark.rule("F9.32")
@pytest.mark.text("knightly_vow")
def test_knightly_vow() -> None:
    brienne = joined("brienne_maiden_of_tarth")
    for zone, to_hit in (("combat", 1), ("crown", 0)):
        state = clash(SWORDS, GUARDSMEN, a_more=brienne, ncus=in_zones(zone))
        attack(state, dice=MISSES)
        assert fight(state).to_hit == to_hit


@pytest.mark.rule("F9.32", "F19.9")
@pytest.mark.text("knightly_vow")
@pytest.mark.parametrize("vowed", [True, False])
def test_knightly_vow_against_one_enemy(vowed: bool) -> None:
    brienne = joined("brienne_maiden_of_tarth")
    state = at_distance(7, a_more=brienne, at="deploy")
    play(state, "first 0")
    assert listed(state) == ["choose b1", "choose b16"]
    play(state, "choose b1" if vowed else "choose b16", "activate a1")
    rolling(state, "charge b1 front 90", dice=(1,))
    assert (asked(state) == ("reroll", 0)) == vowed
    if vowed:  # the vow is that of Brienne
        state = at_distance(7, a_more=brienne, at="deploy")
        play(state, "first 0", "choose b1", "activate a1")
        state.table.parts[UNITS.index["a1"]] = ()
        rolling(state, "charge b1 front 90", dice=(1,))
        assert asked(state)[0] != "reroll"


@pytest.mark.rule("F4.8")
@pytest.mark.text("names_on_the_list")
def test_names_on_the_list() -> None:
    arya = joined("arya_stark_fugitive_princess", wounds=9)
    captain = {"with": ["lannister_guard_captain"]}
    state = clash(CROSSBOWMEN, MERCENARIES, b_more=arya, a_more=captain)
    attack(state, dice=(6, *(1,) * 4, 1, 6, 6, 1))
    assert (wounds(state, "b1"), tokens(state)) == (8, [1])
    play(state, "activate b1", "strike a1", "stay")
    assert listed(state) == ["use names_on_the_list b1", "pass"]
    events = rolling(state, "use names_on_the_list b1", dice=MISSES)
    assert told(events, "attachment_lost") == [{"unit": "a1", "card": "lannister_guard_captain"}]
    assert (wounds(state, "a1"), tokens(state)) == (11, [0])
    # Without a token, or without an attachment, nobody is asked.
    for other in ({}, captain):
        counters = [["a1", "neutral_arya_stark_fugitive_princess", int(not other)]]
        state = clash(MERCENARIES, CROSSBOWMEN, a_more=arya, b_more=other, counters=counters)
        attack(state, dice=MISSES)
        assert asked(state) == ("activate", 1)
