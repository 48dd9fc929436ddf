"""The Night's Watch: one test for each text of units and attachments."""

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
from tests.games.ice_and_fire.factions.lannisters import MISSES, SANSA, attached, attack
from tests.games.ice_and_fire.factions.reaching import reach, settle
from tests.games.ice_and_fire.helpers import at, refused

from throneroom.games.ice_and_fire.content import TERRAIN
from throneroom.games.ice_and_fire.heroes import characters
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.queries import affiliations
from throneroom.games.ice_and_fire.state import PRECISION, SUNDERING

BROTHERS = "nightswatch_sworn_brothers"
VETERANS = "nightswatch_veterans_of_the_watch"
HUNTERS = "nightswatch_ranger_hunters"
SCORPION = "nightswatch_builder_scorpion_crew"
STONES = "nightswatch_builder_stone_thrower"
CROSSBOWS = "nightswatch_builder_crossbowmen"
CONSCRIPTS = "nightswatch_conscripts"
COLDHANDS = "nightswatch_coldhands_mysterious_ally"
MARSHAL = "nightswatch_watch_marshal"
GHOST = "nightswatch_ghost"
OUTRIDERS = "stark_stark_outriders"


def joined(card: str, **more: Any) -> dict[str, Any]:
    """A unit with an attachment of the Watch."""
    return {"with": [f"nightswatch_{card}"], **more}


@pytest.mark.text("affiliation_builder", "affiliation_rangers")
def test_affiliations() -> None:
    for card, name in (
        ("othell_yarwyck_first_builder_commander", "Builder"),
        ("benjen_stark_first_ranger_commander", "Rangers"),
    ):
        state = clash(BROTHERS, a_more=joined(card))
        assert affiliations(state.table, UNITS.index["a1"]) == ("Night's Watch", name)


@pytest.mark.text("commanders_vassal")
def test_commanders_vassal() -> None:
    satin = joined("satin_commanders_steward")
    state = clash(BROTHERS, a_more=satin, deck="40511 40501")  # a card of Jon Snow's
    assert characters(state.table, 0) == ("Satin", "*", "Jon Snow")
    state = clash(BROTHERS, a_more=satin, deck="40501")
    assert characters(state.table, 0) == ("Satin", "*")


@pytest.mark.text("dual_weapons", "greatsword")
def test_weapons() -> None:
    for card, keywords in ((VETERANS, PRECISION), (BROTHERS, SUNDERING)):
        state = clash(card, b_more={"conditions": ["vulnerable"]})
        play(state, "strike b1", "stay")
        if listed(state, "use"):
            play(state, "pass")
        assert fight(state).keywords == keywords


@pytest.mark.text("improved_defenses")
def test_improved_defenses() -> None:
    builder = joined("senior_builder")
    for zone, lost in (("wealth", 0), ("crown", 1)):
        ncus = {"bn1": ncu(SANSA, zone, activated=True)}
        state = clash(SWORDS, BROTHERS, b_more=builder, ncus=ncus)
        attack(state, dice=(4, 1, 1, 1, 1, 1, 1, 3, 6, 6, 1))  # defense 4+, or 3+
        assert wounds(state, "b1") == 12 - lost


@pytest.mark.rule("F37.5")
@pytest.mark.text("war_machine")
def test_war_machine() -> None:
    state = at_distance(8, SCORPION)
    assert listed(state) == ["hold", "maneuver", "march", "shoot"]
    assert refused(state, "charge b1 front 90") == "F8.36"
    play(state, "shoot")
    assert listed(state) == ["stay"]
    assert refused(state, "shift left 1") == "F37.5"
    state = clash(SCORPION, at="declare a1")
    assert listed(state) == ["strike b1"]
    # A token put on it is none.
    ncus = {"an1": ncu(SANSA)}
    state = at_distance(8, SWORDS, SCORPION, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim tactics", "afflict b1 weakened")
    assert conditions(state, "b1") == []
    # Nor does it hold objectives, nor shift for anybody.
    marshal = unit(MARSHAL, 20, 14, 90)
    state = at_distance(8, SWORDS, SCORPION, at="turn", b2={**marshal, "at": [32, 25, 270]})
    use = "use order_tactical_reposition b2"
    play(state, use, "choose b1")
    assert asked(state)[0] == "activate"


@pytest.mark.rule("F37.6")
@pytest.mark.text("bolt_thrower")
def test_bolt_thrower() -> None:
    state = at_distance(8, SCORPION)
    play(state, "shoot", "stay")
    rolling(state, "target b1", dice=(3, 2, 1, 6, 6, 1))
    assert wounds(state, "b1") == 11  # no defense dice, and 3 hits
    assert at_distance(8, SCORPION).table.width
    # Behind it, or too far away: an enemy is hit at -3, that is with sixes alone.
    state = at_distance(20, SCORPION)
    play(state, "shoot", "stay")
    events = rolling(state, "target b1", dice=(5, 5, 6, 6, 6, 1))
    assert told(events, "hit")[0]["hits"] == 1
    behind = {"at": [24, 10, 270]}
    state = at_distance(8, SCORPION, a_more=behind)  # it turns its back, but sees all around
    play(state, "shoot", "stay")
    events = rolling(state, "target b1", dice=(3, 3, 3, 6, 6, 1))
    assert told(events, "hit")[0]["hits"] == 3
    # Two hits for each success on horses.
    state = at_distance(8, SCORPION, OUTRIDERS)
    play(state, "shoot", "stay")
    events = rolling(state, "target b1", dice=(3, 1, 6, 6, 6, 1))
    assert told(events, "hit")[0]["hits"] == 4
    # What the crew does by hand is another attack.
    state = clash(SCORPION)
    attack(state, dice=(4, 4, 4, 1, 1, 1, 6, 6, 1))
    assert wounds(state, "b1") == 9


@pytest.mark.rule("F37.6")
@pytest.mark.text("rock_volley")
def test_rock_volley() -> None:
    state = at_distance(30, STONES)
    play(state, "shoot", "stay")
    assert listed(state) == ["target b1", "target b16"]
    events = rolling(state, "target b1", dice=(4, 4, 6, 6, 1))
    assert told(events, "hit")[0]["hits"] == 2
    assert wounds(state, "b1") == 12 - 4  # 1, and 3 ranks
    state = at_distance(30, STONES)
    play(state, "shoot", "stay")
    events = rolling(state, "target b1", dice=(3, 3))
    assert told(events, "hit")[0]["hits"] == 0
    state = at_distance(8, STONES, "stark_grey_wind")
    play(state, "shoot", "stay")
    assert listed(state) == ["target b16"]
    assert refused(state, "target b1") == "F8.31"


@pytest.mark.rule("F1.15", "F10.18")
@pytest.mark.text("rock_volley")
def test_the_wounds_of_a_rock_volley_are_no_hits() -> None:
    """Nothing that blocks hits, or lets only every second one wound, reaches them."""
    hardened = {"wounds": 8, "with": ["stark_mormont_veteran"]}
    state = at_distance(30, STONES, SWORDS, b_more=hardened)
    reach(state, "shoot", "stay", "target b1", dice=(4, 4, 6, 6, 1))
    settle(state)
    assert wounds(state, "b1") == 8 - 3
    state = at_distance(30, STONES, "baratheon_stag_knights")
    reach(state, "shoot", "stay", "target b1", "use order_resilience b1", dice=(4, 4, 6, 6, 1))
    settle(state)
    assert wounds(state, "b1") == 12 - 4


@pytest.mark.rule("F16.14")
@pytest.mark.text("bookkeeping_samwell_tarly")
def test_bookkeeping() -> None:
    sam = joined("samwell_tarly_sam_the_slayer")
    deck = "40501 40502 40503 40504 40505"
    for more, cards in ((sam, 4), ({}, 3)):
        state = at_distance(20, BROTHERS, a_more=more, deck=deck, at="turn")
        while state.table.round == 1:
            play(state, next((text for text in listed(state) if text == "hold"), listed(state)[0]))
        assert len(hand(state)) == cards


@pytest.mark.text("dutiful_commander")
def test_dutiful_commander() -> None:
    denys = joined("ser_denys_mallister_shadow_tower_commander_commander")
    cards: dict[str, Any] = {"hand": "40501 40502 40503", "deck": "40534 40504"}
    state = at_distance(8, BROTHERS, a_more=denys, **cards, at="deploy")
    play(state, "first 0", "use dutiful_commander a1", "choose_card 40534")
    play(state, "choose b16")  # Knightly Vow
    play(state, "choose b1", "choose_option weakened")
    assert attached(state) == [("40534", 0)]
    assert conditions(state, "b1") == ["weakened"]
    state = at_distance(8, SWORDS, a_more=denys, **cards, at="deploy")
    play(state, "first 0", "choose b16")
    assert asked(state)[0] == "activate"


@pytest.mark.rule("F37.4")
@pytest.mark.text("eye_of_the_crow")
def test_eye_of_the_crow() -> None:
    state = at_distance(20, COLDHANDS, at="turn")
    play(state, "activate a1", "use eye_of_the_crow a1")
    assert listed(state) == ["hold", "maneuver"]
    state = clash(GUARDSMEN, COLDHANDS, b_more={"wounds": 1})
    attack(state, "pass", dice=(6, 6, 1, 1, 1, 1, 1, 1, 1))
    play(state, "use eye_of_the_crow b1")
    assert "b1" not in state.view(None)["units"]
    while state.table.round == 1:
        play(state, next((text for text in listed(state) if text == "hold"), listed(state)[0]))
    assert asked(state) == ("bring_in", 1)
    assert refused(state, "deploy b1 24 24 270") == "F19.10"
    play(state, "deploy b1 3 30 270")
    assert (wounds(state, "b1"), at(state, "b1")) == (4, (3, 30, 270))
    assert not state.table.activated[UNITS.index["b1"]]
    # The second time it stays away.
    state.table.wounds[UNITS.index["b1"]] = 1
    assert state.table.used[-1][0] == UNITS.index["b1"]


@pytest.mark.rule("F37.7")
@pytest.mark.text("gallows_humor")
def test_gallows_humor() -> None:
    edd = joined("eddison_tollett_dolorous_edd", wounds=8)
    state = clash(
        SWORDS, BROTHERS, b_more=edd, a_more={"with": ["stark_robb_stark_the_wolf_lord_commander"]}
    )
    # Order: Mark Target and the like cannot name it; nor do cards of the enemy.
    ncus = {"an1": ncu("stark_howland_reed_protector_of_the_neck")}
    state = clash(SWORDS, BROTHERS, b_more=edd, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim combat")
    assert listed(state) == ["influence b16"]
    state = clash(SWORDS, BROTHERS, b_more={**edd, "wounds": 12}, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim combat")
    assert listed(state) == ["influence b1", "influence b16"]
    war_cry = "40216"
    state = clash(SWORDS, BROTHERS, b_more=edd, at="turn", hand=war_cry)
    play(state, "activate a1")
    assert listed(state, "play") == []
    # 40110 answers to the activation of an enemy: that unit is its target.
    jaime = {"with": ["lannister_jaime_lannister_the_kingslayer_commander"]}
    for left, cards in ((8, []), (12, ["play 40110 1"])):
        brothers = {**edd, "wounds": left}
        state = clash(
            BROTHERS, GUARDSMEN, a_more=brothers, b_more=jaime, at="turn", hand=[[], ["40110"]]
        )
        play(state, "pass", "activate a1")
        assert listed(state, "play") == cards
    # With one rank left it hits better.
    state = clash(VETERANS, a_more={**edd, "wounds": 4})
    events = attack(state, dice=(2, 1, 1, 1, 1, 6, 6, 1))
    assert told(events, "hit")[0]["hits"] == 1


@pytest.mark.text("marshal")
def test_marshal_of_the_watch() -> None:
    state = at_distance(20, MARSHAL, at="turn")
    play(state, "activate a1", "use marshal a1")
    assert listed(state) == ["hold", "maneuver"]
    beside = unit(MARSHAL, 30, 18, 90)
    state = clash(BROTHERS, a2=beside)
    play(state, "strike b1", "stay")
    if listed(state, "use"):
        play(state, "pass")
    assert len(fight(state).attack_dice) == 8
    # A failed panic test costs 1 wound less.
    state = clash(SWORDS, BROTHERS, b2=unit(MARSHAL, 30, 26, 270))
    attack(state, dice=(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3))
    assert wounds(state, "b1") == 12 - 1 - 2


@pytest.mark.text("spotter")
def test_spotter() -> None:
    spotter = unit(BROTHERS, 34, 20, 90, **joined("othell_yarwyck_spotter"))
    state = at_distance(8, SCORPION, a2=spotter)
    play(state, "shoot", "stay")
    rolling(state, "target b1", dice=(3, 1, 1))
    assert listed(state) == ["keep", "reroll effect 2 3"]
    state = at_distance(8, SCORPION, a2={**spotter, "at": [4, 20, 90]})
    play(state, "shoot", "stay")
    rolling(state, "target b1", dice=(3, 1, 1, 6, 6, 1))
    assert asked(state)[0] != "reroll"


@pytest.mark.rule("F18.18")
@pytest.mark.text("stake_building")
def test_stake_building() -> None:
    builder = joined("senior_builder")
    state = at_distance(20, BROTHERS, a_more=builder, at="clean_up")
    play(state, "use stake_building a1")
    assert asked(state) == ("new_piece", 0)
    assert refused(state, "place 24 20 0") == "F18.18"
    play(state, "place 24 14.5 0")
    assert state.table.terrain == [(TERRAIN.index["stakes"], 24_000, 14_500, 0)]


@pytest.mark.text("stake_mountings")
def test_stake_mountings() -> None:
    stakes = joined("scorpion_modifications_othell_yarwyck")
    state = at_distance(3, SWORDS, SCORPION, b_more=stakes)
    rolling(state, "charge b1 front 90", dice=(6,))
    rolling(state, "align full", dice=(2, *MISSES))
    assert wounds(state, "a1") == 12 - 3


@pytest.mark.rule("F37.1", "F37.3")
@pytest.mark.text("true_bond")
def test_true_bond() -> None:
    jon = unit(BROTHERS, 34, 10, 90, **joined("jon_snow_lord_snow"))
    state = at_distance(20, GHOST, a2=jon, hand="40504", at="turn")
    play(state, "activate a2", "play 40504 2")
    assert listed(state) == ["use true_bond a1", "pass"]
    play(state, "use true_bond a1", "hold")
    assert attached(state) == [("40504", 1)]
    # Ghost follows at once, with the card that Jon has: Speed 6 and 1 more.
    assert asked(state)[1] == 0
    play(state, "pass", "maneuver")
    assert refused(state, "go 90 7.1 90") == "F8.4"
    play(state, "go 90 7 90")
    assert state.table.activated[:2] == [1, 1]
    assert asked(state) == ("activate", 1)


@pytest.mark.text("order_raven_flock")
def test_raven_flock() -> None:
    flock = unit(COLDHANDS, 33, 26, 270)
    state = clash(SWORDS, GUARDSMEN, b2=flock)
    play(state, "strike b1", "stay")
    events = rolling(state, "use order_raven_flock b2", dice=(4, 5, 1, 1, 1, 1, 1, 1))
    assert told(events, "hit")[0]["hits"] == 1  # Sworn Swords hit on 4+


@pytest.mark.text("order_ready_aim_release")
def test_ready_aim_release() -> None:
    state = at_distance(5, SWORDS, CROSSBOWS)
    play(state, "charge b1 front 90", "use order_ready_aim_release b1")
    assert listed(state) == ["hold", "shoot"]
    play(state, "shoot", "stay")
    rolling(state, "target a1", dice=(1, 1, 1, 1))  # the lowest number of dice is 4
    assert asked(state) == ("reroll", 1)  # a Crossbow at short range
    events = rolling(state, "keep", dice=(6,))
    assert told(events, "charged") == []
    assert asked(state)[0] == "align"


@pytest.mark.text("order_stay_at_your_posts")
def test_stay_at_your_posts() -> None:
    jeor = unit(BROTHERS, 34, 26, 270, **joined("jeor_mormont_997th_lord_commander_commander"))
    state = clash(SWORDS, BROTHERS, b2=jeor, b_more={"wounds": 8})
    attack(state, dice=(4, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    assert wounds(state, "b1") == 7
    play(state, "use order_stay_at_your_posts b2")
    assert wounds(state, "b1") == 9  # 1, and 1 for the rank that is gone


@pytest.mark.text("order_adaptive_planning")
def test_adaptive_planning() -> None:
    planner = {"with": ["nightswatch_watch_marshal_attachment"]}
    state = at_distance(
        8,
        "nightswatch_ranger_trackers",
        a_more=planner,
        at="turn",
        b_more={"conditions": ["weakened"]},
    )
    play(state, "use order_adaptive_planning a1")
    play(state, "choose_option vulnerable")
    assert conditions(state, "b1") == ["vulnerable"]


@pytest.mark.text("order_quick_fire")
def test_quick_fire() -> None:
    state = at_distance(8, HUNTERS)
    play(state, "maneuver", "go 90 3 90", "use order_quick_fire a1", "shoot", "stay")
    events = rolling(state, "target b1", dice=(4, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    assert told(events, "hit")[0]["hits"] == 1


@pytest.mark.rule("F1.27")
@pytest.mark.text("order_supply_aid")
def test_supply_aid() -> None:
    friend = unit(BROTHERS, 34, 10, 90, wounds=5)
    state = at_distance(20, CONSCRIPTS, a2=friend, at="turn")
    play(state, "use order_supply_aid a1", "choose_amount 3")
    assert (wounds(state, "a1"), wounds(state, "a2")) == (9, 9)


@pytest.mark.text("relentless")
def test_relentless() -> None:
    captain = joined("watch_captain")
    state = clash(SWORDS, "nightswatch_shadow_tower_spearmen", b_more=captain, a_more=captain)
    attack(state, dice=MISSES)
    play(state, "use relentless b1", "strike a1")
    rolling(state, "stay", dice=MISSES)
    # That it was attacked in answer to its own attack is no reason to strike again.
    assert asked(state) == ("activate", 1)


@pytest.mark.text("eye_of_the_crow")
def test_both_players_crows_return_in_the_same_round() -> None:
    pose = at(clash(COLDHANDS, GUARDSMEN), "b1")
    state = clash(
        GUARDSMEN,
        COLDHANDS,
        b_more={"wounds": 1},
        a2=unit(COLDHANDS, 10, 20, 90, wounds=1),
        b2=unit(GUARDSMEN, 10, pose[1], 270),
    )
    attack(state, "pass", dice=(6, 6, 1, 1, 1, 1, 1, 1, 1))
    play(state, "use eye_of_the_crow b1", "hold", "activate b2", "strike a2", "stay")
    rolling(state, "pass", dice=(6, 6, 1, 1, 1, 1, 1, 1, 1))
    play(state, "use eye_of_the_crow a2", "hold")
    while state.table.round == 1:
        play(state, next((text for text in listed(state) if text == "hold"), listed(state)[0]))
    assert asked(state) == ("bring_in", 1)
    play(state, "deploy b1 3 30 270")
    assert asked(state) == ("bring_in", 0)
    play(state, "deploy a2 3 20 90")
    assert [wounds(state, name) for name in ("a2", "b1")] == [4, 4]
    assert state.view(None)["lasting"] == []
