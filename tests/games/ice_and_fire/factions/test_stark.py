"""House Stark: one test for each text."""

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

from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.queries import affiliations
from throneroom.games.ice_and_fire.state import CRITICAL_BLOW, PRECISION, SUNDERING, VICIOUS
from throneroom.kernel import Event, State

BERSERKERS = "stark_house_umber_berserkers"
MISSES = (1,) * 12


def attack(state: State, *, dice: tuple[int, ...]) -> list[Event]:
    """Strike without turning; the dice are those of the attack."""
    return rolling(state, "strike b1", "stay", dice=dice)


# Units


@pytest.mark.text("winters_bite")
def test_winters_bite() -> None:
    state = clash(a_more={"wounds": 4})  # 2 ranks lost: +1 to hit, re-roll; 4 dice
    attack(state, dice=(6, 3, 2, 1))
    assert asked(state) == ("reroll", 0)
    assert fight(state).keywords == CRITICAL_BLOW
    assert fight(state).to_hit == 1
    events = rolling(state, "keep", dice=(1, 1, 1, 6, 6, 1))
    assert told(events, "hit")[0]["hits"] == 3  # the 6 twice, and the 3
    state = clash()  # no rank lost: nothing to re-roll
    events = attack(state, dice=(3, 3, 3, 3, 3, 3, 3))
    assert told(events, "hit")[0]["hits"] == 0


@pytest.mark.text("berserkers_fervor")
def test_berserkers_fervor() -> None:
    state = clash(GUARDSMEN, BERSERKERS, b_more={"wounds": 4})  # 2 ranks lost
    # Defense 5+ becomes 3+, and morale is tested at +2.
    events = attack(state, dice=(4, 4, 1, 1, 1, 1, 3, 2, 2, 2, 1))
    assert wounds(state, "b1") == 3
    assert told(events, "tested") == [{"unit": "b1", "total": 6, "passed": 1}]


@pytest.mark.text("executioners_axe")
def test_executioners_axe() -> None:
    ravagers = "stark_house_umber_ravagers"
    state = clash(ravagers)  # 2 ranks against 3
    attack(state, dice=MISSES)
    assert conditions(state, "b1") == ["panicked"]
    assert fight(state).keywords == SUNDERING | VICIOUS
    state = clash(ravagers, b_more={"wounds": 8})
    attack(state, dice=MISSES)
    assert conditions(state, "b1") == []
    assert fight(state).keywords == SUNDERING


@pytest.mark.text("mace_spike")
def test_mace_and_spike() -> None:
    bruisers = "stark_house_mormont_bruisers"
    state = clash(bruisers, a_more={"wounds": 8})  # one rank lost: two options
    play(state, "strike b1", "stay")
    assert listed(state) == [
        "choose_option critical_blow",
        "choose_option precision",
        "choose_option reroll",
    ]
    play(state, "choose_option precision")
    assert listed(state) == ["choose_option critical_blow", "choose_option reroll"]
    rolling(state, "choose_option reroll", dice=MISSES)
    assert asked(state) == ("reroll", 0)
    assert fight(state).keywords == PRECISION


@pytest.mark.text("go_down_fighting")
def test_go_down_fighting() -> None:
    guard = "stark_eddards_honor_guard"
    state = clash(GUARDSMEN, guard, b_more={"wounds": 9})
    attack(state, dice=(6, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    assert (wounds(state, "b1"), wounds(state, "a1")) == (8, 11)


@pytest.mark.rule("F3.18", "F3.22", "F3.23")
@pytest.mark.text("go_down_fighting")
def test_go_down_fighting_to_the_last_rank() -> None:
    """The last ranks are destroyed with the unit: of 5 wounds there are two."""
    guard = "stark_eddards_honor_guard"
    state = clash(GUARDSMEN, guard, b_more={"wounds": 5})
    attack(state, dice=((6,) * 6 + (1,) * 6))
    assert (wounds(state, "b1"), wounds(state, "a1")) == (0, 10)


@pytest.mark.text("rally_cry")
def test_rally_cry() -> None:
    eddard = {"with": ["stark_eddard_stark_lord_of_winterfell_commander"]}
    friend = unit("stark_stark_bowmen", 14, 20, 90, wounds=5)
    state = clash(a_more=eddard, a2=friend)
    attack(state, dice=MISSES)
    assert wounds(state, "a2") == 7


@pytest.mark.text("order_swift_retreat")
def test_order_swift_retreat() -> None:
    robb = {"with": ["stark_robb_stark_the_young_wolf"]}
    state = clash(GUARDSMEN, "stark_stark_sworn_swords", b_more=robb)
    attack(state, dice=MISSES)
    assert asked(state) == ("react", 1)
    rolling(state, "use order_swift_retreat b1", "retreat", dice=(3,))
    assert asked(state) == ("withdraw", 1)


@pytest.mark.rule("F14.7", "FS109")
@pytest.mark.text("order_shield_wall")
def test_order_shield_wall() -> None:
    shields = "stark_house_tully_sworn_shields"
    state = clash(GUARDSMEN, shields)
    attack(state, dice=(6, 6, 6, 6, 1, 1, 1, 1, 1, 1))
    assert asked(state) == ("react", 1)
    events = rolling(state, "use order_shield_wall b1", dice=(6, 6, 1))
    assert wounds(state, "b1") == 11  # four unblocked hits, three blocked by the wall
    assert told(events, "used")[0] == {"seat": "1", "ability": "order_shield_wall", "unit": "b1"}


@pytest.mark.text("order_tactical_reposition")
def test_order_tactical_reposition() -> None:
    state = at_distance(
        12,
        GUARDSMEN,
        "stark_stark_outriders",
        at="turn",
        b2=unit("stark_stark_bowmen", 24, 34, 270),
    )
    assert asked(state) == ("react", 1)
    play(state, "use order_tactical_reposition b1")
    assert listed(state) == ["choose b1", "choose b2"]
    play(state, "choose b2", "shift left 3")
    assert state.table.x[17] == 27_000


@pytest.mark.text("arrow_volley")
def test_arrow_volley() -> None:
    state = at_distance(8, "stark_stark_bowmen")
    rolling(state, "shoot", "stay", "target b1", "pass", dice=(6, *(1,) * 6, 1, 6, 6, 1))
    assert conditions(state, "b1") == ["weakened"]
    state = at_distance(8, "stark_stark_bowmen")
    rolling(state, "shoot", "stay", "target b1", "pass", dice=(6, *(1,) * 6, 2, 6, 6, 1))
    assert conditions(state, "b1") == []


@pytest.mark.rule("F7.10", "F14.3")
@pytest.mark.text("arrow_volley")
def test_arrow_volley_over_friends_and_terrain() -> None:
    """Friends of the bowmen fight the enemy straight before them, a Palisade lies between."""
    bowmen = "stark_stark_bowmen"
    table: Any = {
        "b1": unit(GUARDSMEN, 24, 22.8, 270),
        "a2": unit(SWORDS, 24, 18, 90),
        "a3": unit(SWORDS, 18.5, 18, 90),
        "a4": unit(SWORDS, 29.5, 18, 90),
        "terrain": [["palisade", 24, 14, 0]],
    }
    state = at_distance(8, bowmen, **table)
    play(state, "shoot", "stay")
    assert listed(state) == ["target b1"]
    # Out of the front zone nobody is seen all the same, and it is for this attack alone.
    state = at_distance(8, bowmen, **{**table, "b1": unit(GUARDSMEN, 34, 8, 180)})
    assert "shoot" not in listed(state)
    state = at_distance(8, bowmen, **table)
    assert listed(state, "charge") == []
    # From others what stands between hides the enemy.
    state = at_distance(8, "lannister_lannister_crossbowmen", **table)
    assert "shoot" not in listed(state)


@pytest.mark.text("improved_defenses_stark", "winterfell_supplies")
def test_winterfell_guard() -> None:
    guard = "stark_winterfell_guard"
    zones = {
        "an1": ncu("stark_sansa_stark_little_bird", "combat"),
        "bn1": ncu("stark_sansa_stark_little_bird", "maneuver"),
    }
    state = clash(guard, guard, a_more={"wounds": 4}, ncus=zones)
    events = attack(state, dice=(6, 5, *(1,) * 5, 3, 6, 6, 1))
    assert len(told(events, "rolled")[0]["dice"]) == 7  # the highest value, by the Combat zone
    assert told(events, "rolled")[1]["dice"] == [3]  # the 6 is precise and gets no die
    assert wounds(state, "b1") == 11  # 4+ with a 3: the Maneuver zone adds 1


@pytest.mark.text("enhanced_mobility")
def test_enhanced_mobility() -> None:
    robb = {"with": ["stark_robb_stark_the_young_wolf"]}
    state = at_distance(20, a_more=robb)
    play(state, "march", "go 0 12 90")  # Speed 5 + 1, and a pivot first
    assert state.table.x[0] == 36_000


@pytest.mark.rule("FS25", "F3.20")
@pytest.mark.text(
    "affiliation_house_umber",
    "affiliation_house_tully",
    "affiliation_house_karstark",
    "affiliation_house_mormont",
    "affiliation_crannogman",
)
@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("stark_greatjon_umber_lord_of_last_hearth_commander", "House Umber"),
        ("stark_brynden_tully_unyielding_knight", "House Tully"),
        ("stark_rickard_karstark_lord_of_karhold_commander", "House Karstark"),
        ("stark_maege_mormont_lady_of_bear_island_commander", "House Mormont"),
        ("stark_meera_reed_cunning_trapper", "Crannogman"),
    ],
)
def test_affiliations(card: str, name: str) -> None:
    plain = {"with": ["stark_umber_champion"]}
    state = clash(a_more={"with": [card]}, b="stark_stark_bowmen", b_more=plain)
    assert name in affiliations(state.table, UNITS.index["a1"])
    assert name not in affiliations(state.table, UNITS.index["b1"])


# Tactics cards


@pytest.mark.text("40201")
def test_winters_might() -> None:
    combat = {"an1": ncu("stark_sansa_stark_little_bird", "combat")}
    state = clash(a_more={"wounds": 4}, hand="40201", ncus=combat)
    play(state, "strike b1", "stay")
    assert asked(state) == ("react_in_private", 0)
    rolling(state, "play 40201 1", dice=MISSES)
    assert fight(state).keywords == SUNDERING | CRITICAL_BLOW
    assert len(fight(state).attack_dice) == 7
    assert asked(state) == ("reroll", 0)
    assert hand(state) == []


@pytest.mark.rule("FS32")
@pytest.mark.text("40202")
def test_northern_ferocity() -> None:
    combat = {"an1": ncu("stark_sansa_stark_little_bird", "combat")}
    state = clash(a_more={"wounds": 4}, hand="40202", ncus=combat)
    play(state, "strike b1", "stay")
    rolling(state, "play 40202 1", dice=(6, 1, 1, 1))
    assert fight(state).keywords & VICIOUS
    assert conditions(state, "b1") == ["panicked"]
    # Two hits by the 6, both unblocked, then a failed panic test with a D3 of 1.
    rolling(state, "keep", dice=(1, 1, 1, 2, 1))
    play(state, "keep")
    assert wounds(state, "b1") == 12 - 2 - 3


@pytest.mark.text("40203")
def test_devastating_impact() -> None:
    maneuver = {"an1": ncu("stark_sansa_stark_little_bird", "maneuver")}
    state = at_distance(7, hand="40203", ncus=maneuver)
    rolling(state, "charge b1 front 90", dice=(1,))
    assert asked(state) == ("react_in_private", 0)
    rolling(state, "play 40203 1", "reroll effect 1", dice=(6,))
    rolling(state, "align full", dice=MISSES)
    assert conditions(state, "b1") == ["panicked", "vulnerable"]


@pytest.mark.text("40204")
def test_the_north_remembers() -> None:
    combat = {"an1": ncu("stark_sansa_stark_little_bird", "combat", activated=True)}
    bowmen = unit("stark_stark_bowmen", 24, 29.6, 90, wounds=1)  # behind the enemy
    state = clash(hand="40204", at="turn", a_more={"wounds": 4}, a2=bowmen, ncus=combat)
    play(state, "play 40204 1", "choose a1")
    (row,) = state.table.lasting
    assert (row.holder, row.number) == (0, 0)
    rolling(state, "activate a1", "strike b1", "stay", dice=(1,) * 4)
    assert len(fight(state).attack_dice) == 4
    play(state, "keep", "pass")
    assert asked(state) == ("activate", 1)
    rolling(state, "activate b1", "strike a2", dice=(6, *MISSES))
    (row,) = state.table.lasting
    assert row.number == 1
    play(state, "activate a16", "hold")
    state.table.activated[0] = 0
    play(state, "activate b16", "hold", "activate a1")
    rolling(state, "strike b1", "stay", dice=(1,) * 7)
    assert len(fight(state).attack_dice) == 7
    assert fight(state).to_hit == 2  # Winter's Bite and this


@pytest.mark.text("40205")
def test_winter_is_coming() -> None:
    state = at_distance(3, hand="40205")
    rolling(state, "charge b1 front 90", dice=(6,))
    play(state, "align full")
    assert asked(state) == ("react_in_private", 0)
    play(state, "play 40205 1")
    assert listed(state) == ["choose_option not_targeted", "choose_option highest"]
    rolling(state, "choose_option highest", dice=MISSES)
    assert len(fight(state).attack_dice) == 7


@pytest.mark.rule("F10.24", "F14.19")
@pytest.mark.text("40203", "40205")
@pytest.mark.parametrize(("card", "words"), [("40203", ()), ("40205", ("choose_option highest",))])
def test_what_a_card_gives_to_a_charge_ends_with_it(card: str, words: tuple[str, ...]) -> None:
    """When the unit surges forth nothing of it is left."""
    state = at_distance(3, hand=card, b_more={"wounds": 1})
    charged = ("align full",) if card == "40203" else ()
    before = () if card == "40203" else ("align full",)
    texts = ("charge b1 front 90", *before, f"play {card} 1", *words, *charged)
    rolling(state, *texts, dice=(3, *(6, 1) * 20))
    while asked(state)[0] != "declare":
        play(state, {"reroll": "keep"}.get(asked(state)[0], "pass"))
    assert (wounds(state, "b1"), "maneuver" in listed(state)) == (0, True)
    assert state.table.lasting == []


@pytest.mark.text("40206")
def test_swift_reposition() -> None:
    state = at_distance(8, hand="40206", at="turn")
    play(state, "play 40206 1", "choose a1")
    assert asked(state) == ("free_shift", 0)
    play(state, "shift right 2")
    maneuver = {"an1": ncu("stark_sansa_stark_little_bird", "maneuver")}
    state = at_distance(8, hand="40206", at="turn", ncus=maneuver)
    play(state, "play 40206 1", "choose a1", "maneuver")
    assert state.table.flow.args[1] == 3000


@pytest.mark.rule("F15.11")
@pytest.mark.text("40207")
def test_assault_orders() -> None:
    state = clash(hand="40207", at="turn", ncus={"an1": ncu("stark_sansa_stark_little_bird")})
    play(state, "activate_ncu an1", "claim crown", "play 40207 1", "choose a1")
    assert listed(state) == ["strike b1", "hold"]
    rolling(state, "strike b1", "stay", "pass", dice=MISSES)
    assert asked(state) == ("activate", 1)  # nobody was asked for the Crown's target


@pytest.mark.text("40208")
def test_sudden_retreat() -> None:
    robb = {"with": ["stark_robb_stark_the_wolf_lord_commander"]}
    state = clash(GUARDSMEN, "stark_stark_sworn_swords", b_more=robb, hand=[[], ["40208"]])
    attack(state, dice=MISSES)
    assert asked(state) == ("react_in_private", 1)
    rolling(state, "play 40208 1", "retreat", dice=(1, 6))
    assert asked(state) == ("reroll", 1)


@pytest.mark.text("40212")
def test_lash_out() -> None:
    state = clash(GUARDSMEN, BERSERKERS, b_more={"wounds": 4}, hand=[[], ["40212"]])
    attack(state, dice=MISSES)
    play(state, "play 40212 1")
    assert wounds(state, "a1") == 8
    assert conditions(state, "a1") == ["panicked"]


@pytest.mark.rule("FS144", "F3.23")
@pytest.mark.text("40213")
def test_last_stand() -> None:
    state = clash(GUARDSMEN, BERSERKERS, b_more={"wounds": 1}, hand=[[], ["40213"]])
    attack(state, dice=(6, *(1,) * 6))
    assert asked(state) == ("react_in_private", 1)
    rolling(state, "play 40213 1", "strike a1", "stay", dice=MISSES)
    assert len(fight(state).attack_dice) == 9
    assert asked(state) == ("reroll", 1)
    events = play(state, "keep", "pass")
    assert told(events, "removed") == [{"unit": "b1"}]


@pytest.mark.text("40215")
def test_refuse_to_yield() -> None:
    shields = "stark_house_tully_sworn_shields"
    state = clash(GUARDSMEN, shields, hand=[[], ["40215"]])
    attack(state, dice=MISSES)  # no wound: the test counts as passed (FR46)
    play(state, "pass", "play 40215 1")
    assert conditions(state, "a1") == ["vulnerable"]
    assert [row.holder for row in state.table.lasting] == [16]


# NCUs


@pytest.mark.rule("FS143", "F15.15", "F15.16")
@pytest.mark.text("ncu_30201_family_duty_honor")
def test_catelyn() -> None:
    state = clash(
        a_more={"wounds": 4, "conditions": ["weakened"]},
        at="turn",
        ncus={"an1": ncu("stark_catelyn_stark_lady_of_winterfell")},
    )
    play(state, "activate_ncu an1", "claim combat", "influence a1", "choose a1")
    assert conditions(state, "a1") == []
    rolling(state, "strike b1", "stay", dice=MISSES)
    assert len(fight(state).attack_dice) == 7


@pytest.mark.rule("F15.16")
@pytest.mark.text("ncu_30201_family_duty_honor")
def test_catelyn_among_enemies() -> None:
    catelyn = {"an1": ncu("stark_catelyn_stark_lady_of_winterfell")}
    state = clash(b_more={"conditions": ["weakened"]}, at="turn", ncus=catelyn)
    play(state, "activate_ncu an1", "claim combat")
    assert listed(state) == ["influence a1", "influence a16", "influence b1", "influence b16"]
    play(state, "influence b1")
    assert conditions(state, "b1") == []


@pytest.mark.text("ncu_30202_repeating_the_words")
def test_sansa() -> None:
    sansa = {"an1": ncu("stark_sansa_stark_little_bird")}
    state = clash(at="turn", discard="40201 40202", ncus=sansa)
    play(state, "activate_ncu an1", "use_ncu ncu_30202_repeating_the_words an1")
    play(state, "choose_card 40202")
    assert hand(state) == ["40202"]
    play(state, "claim crown", "use_ncu ncu_30202_repeating_the_words an1")
    assert hand(state) == ["40202", "40201"]
    assert asked(state) == ("activate", 1)


@pytest.mark.text("ncu_30204_bravery_in_the_face_of_death")
def test_eddard_warden() -> None:
    eddard = {"bn1": ncu("stark_eddard_stark_warden_of_the_north")}
    state = clash(GUARDSMEN, "stark_stark_sworn_swords", ncus=eddard, b_more={"wounds": 8})
    attack(state, dice=(6, 1, 1, 1, 1, 1, 1, 1, 1, 1))
    assert asked(state) == ("react", 1)
    use = "use_ncu ncu_30204_bravery_in_the_face_of_death bn1"
    rolling(state, use, "reroll effect 1 2", dice=(6, 6))
    assert asked(state) == ("react", 1)
    play(state, use)
    assert wounds(state, "b1") == 7 + 2 + 1
    assert [n for _, _, n in state.table.counters] == [2]


@pytest.mark.text("ncu_30205_martial_expertise")
def test_rodrik_veteran() -> None:
    rodrik = {"an1": ncu("stark_rodrik_cassel_combat_veteran")}
    state = clash(at="turn", ncus=rodrik)
    play(state, "activate_ncu an1", "claim combat", "choose b1")
    assert conditions(state, "b1") == ["vulnerable"]
    play(state, "choose a1")
    rolling(state, "strike b1", "stay", dice=MISSES)
    assert asked(state) == ("react", 0)
    rolling(state, "use_ncu ncu_30205_martial_expertise an1", "reroll effect 1", dice=(6,))
    assert fight(state).attack_dice[0] == 6


@pytest.mark.text("ncu_30206_never_do_what_they_expect")
def test_arya_wolf_girl() -> None:
    arya = {"bn1": ncu("stark_arya_stark_the_wolf_girl")}
    state = at_distance(8, GUARDSMEN, "stark_stark_sworn_swords", at="turn", ncus=arya)
    assert asked(state) == ("react", 1)
    play(state, "use_ncu ncu_30206_never_do_what_they_expect bn1", "choose b1")
    assert listed(state) == ["hold", "maneuver"]


@pytest.mark.text("ncu_30209_avenging_the_north")
def test_lyanna() -> None:
    lyanna = {"an1": ncu("stark_lyanna_mormont_youngest_she_bear")}
    gone: dict[str, Any] = {f"a{n}": {"card": BERSERKERS, "place": "gone"} for n in (2, 3, 4)}
    state = clash(BERSERKERS, at="turn", ncus=lyanna, **gone)
    play(state, "activate_ncu an1", "claim combat", "influence a1", "choose a1")
    rolling(state, "strike b1", "stay", dice=MISSES)
    assert fight(state).keywords == CRITICAL_BLOW
    assert asked(state) == ("reroll", 0)
