"""The Night's Watch: one test for each text of NCUs."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    GUARDSMEN,
    SWORDS,
    asked,
    at_distance,
    clash,
    conditions,
    hand,
    listed,
    ncu,
    play,
    rolling,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import MISSES, attached, tokens
from tests.games.ice_and_fire.helpers import refused

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.content import CARDS, TACTICS_CARDS
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.state import AWAY
from throneroom.kernel import Event, State

SPEARMEN = "nightswatch_shadow_tower_spearmen"
JEOR = "jeor_mormont_the_old_bear"


def the(card: str, **more: Any) -> dict[str, Any]:
    """An NCU of the Watch on the side of a."""
    return {"an1": ncu(f"nightswatch_{card}", **more)}


def to_next_round(state: State) -> list[Event]:
    """Nobody does anything more this round."""
    events: list[Event] = []
    number = state.table.round
    while state.table.round == number:
        texts = listed(state)
        events += play(state, next((text for text in texts if text in ("hold", "pass")), texts[0]))
    return events


@pytest.mark.rule("F16.8")
@pytest.mark.text("ncu_30501_counts_and_measures")
def test_bowen_marsh() -> None:
    state = clash(
        SPEARMEN, at="turn", ncus=the("bowen_marsh_first_steward"), deck="40501 40502 40503"
    )
    use = "use_ncu ncu_30501_counts_and_measures an1"
    play(state, "activate_ncu an1", "claim crown")
    events = play(state, use)
    assert listed(state) == ["choose_card 40502", "choose_card 40503"]
    events += play(state, "choose_card 40503")
    assert hand(state) == ["40502"]
    assert len(state.table.deck[0]) == 2
    assert told(events, "drew") == [{"seat": "0", "count": 2}]
    assert told(events, "put_back") == [{"seat": "0"}]
    secret = [GAME.describe(event, 0) for event in events if event.kind == "put_back"]
    assert secret == [{"kind": "put_back", "seat": "0", "tactics_card": "40503"}]
    # The last card is simply taken.
    state = clash(SPEARMEN, at="turn", ncus=the("bowen_marsh_first_steward"), deck="40501")
    play(state, "activate_ncu an1", "claim crown", use)
    assert (hand(state), state.table.deck[0]) == (["40501"], ())
    assert asked(state) == ("choose", 0)


@pytest.mark.text("ncu_30502_maesters_healing")
def test_aemon() -> None:
    hurt = {"wounds": 4}
    state = clash(SPEARMEN, at="turn", ncus=the("aemon_maester_of_castle_black"), a_more=hurt)
    play(state, "activate_ncu an1", "claim crown")
    play(state, "use_ncu ncu_30502_maesters_healing an1", "choose a1")
    assert wounds(state, "a1") == 4 + 1 + 2


@pytest.mark.rule("F16.10")
@pytest.mark.text("ncu_30503_duty_to_the_realms_of_men")
def test_jeor_mormont() -> None:
    jeor = the(JEOR)
    use = "use_ncu ncu_30503_duty_to_the_realms_of_men an1"
    friend = unit(SPEARMEN, 36, 10, 90)
    state = at_distance(20, SPEARMEN, at="turn", ncus=jeor, a2=friend, hand="40503")
    play(state, "activate a1", "play 40503 2", "hold")
    while asked(state) != ("activate", 0):
        play(state, next((text for text in listed(state) if text == "hold"), listed(state)[0]))
    assert attached(state) == [("40503", 0)]
    play(state, "activate_ncu an1", "claim crown", use, "choose a1")
    assert attached(state) == [("40503", 1)]  # to the only other unit of the Watch
    # Or a card comes from the discard pile, once in a game, instead of the zone.
    state = at_distance(20, SPEARMEN, at="turn", ncus=jeor, a2=friend, discard="40503 40506")
    play(state, "activate_ncu an1", "claim crown", use, "choose a2")
    assert attached(state) == [("40503", 1)]
    assert asked(state) == ("activate", 1)
    assert state.table.used[-1][2] == 2


@pytest.mark.rule("F16.10")
@pytest.mark.text("ncu_30503_duty_to_the_realms_of_men")
def test_jeor_mormont_need_not_move_a_card_to_attach_one() -> None:
    use = "use_ncu ncu_30503_duty_to_the_realms_of_men an1"
    friend = unit(SPEARMEN, 36, 10, 90)
    state = at_distance(20, SPEARMEN, at="turn", a2=friend, hand="40503", ncus=the(JEOR))
    play(state, "activate a1", "play 40503 2", "hold")
    state.table.discard[0] = (TACTICS_CARDS.index["40503"],)
    while asked(state) != ("activate", 0):
        play(state, next((text for text in listed(state) if text == "hold"), listed(state)[0]))
    play(state, "activate_ncu an1", "claim crown", use, "decline", use)
    assert attached(state) == [("40503", 0), ("40503", 1)]  # a1 has one of that name already


@pytest.mark.rule("F14.26", "F16.10")
@pytest.mark.text("ncu_30503_duty_to_the_realms_of_men", "40534")
def test_a_card_that_jeor_mormont_moves_is_not_attached_anew() -> None:
    use = "use_ncu ncu_30503_duty_to_the_realms_of_men an1"
    friend = unit(SPEARMEN, 36, 10, 90, activated=True)
    state = at_distance(8, SPEARMEN, hand="40534", at="turn", a2=friend, ncus=the(JEOR))
    play(state, "activate a1", "play 40534 1", "choose b1", "choose_option panicked", "hold")
    play(state, "activate b1", "hold", "activate_ncu an1", "claim crown")
    events = play(state, use, "choose a1")
    assert attached(state) == [("40534", 1)]
    assert told(events, "attached") == [{"seat": "0", "tactics_card": "40534", "unit": "a2"}]
    assert asked(state) == ("choose", 0)  # the zone: nobody is asked for a token
    assert conditions(state, "b1") == ["panicked"]
    # From then on it is the other unit that gives tokens, and that loses it.
    state = GAME.from_position(state.to_position())
    play(state, "choose b16")
    while state.table.round == 1:
        play(state, next((text for text in listed(state) if text == "hold"), listed(state)[0]))
    while asked(state) != ("activate", 0):
        play(state, next((text for text in listed(state) if text == "hold"), listed(state)[0]))
    play(state, "activate a2", "choose b1", "choose_option weakened")
    assert "weakened" in conditions(state, "b1")
    # One that comes from the discard pile is attached, and gives its token at once.
    state = at_distance(8, SPEARMEN, at="turn", a2=friend, discard="40534", ncus=the(JEOR))
    play(state, "activate_ncu an1", "claim crown", use, "choose a1", "choose b1")
    play(state, "choose_option panicked")
    assert (attached(state), conditions(state, "b1")) == ([("40534", 0)], ["panicked"])


@pytest.mark.text("ncu_30506_halfhands_guidance")
def test_halfhands_guidance() -> None:
    state = clash(SPEARMEN, at="turn", ncus=the("qhorin_halfhand_unwavering_ranger"))
    play(state, "pass", "activate_ncu an1", "claim combat", "influence a1", "choose a1")
    events = rolling(state, "strike b1", "stay", dice=MISSES)
    assert len(told(events, "rolled")[0]["dice"]) == 7 + 1


@pytest.mark.rule("F5.5")
@pytest.mark.text("ncu_30506_sacrifice_for_the_cause")
def test_sacrifice_for_the_cause() -> None:
    use = "use_ncu ncu_30506_sacrifice_for_the_cause an1"
    state = at_distance(5, SPEARMEN, at="turn", ncus=the("qhorin_halfhand_unwavering_ranger"))
    play(state, use, "choose b1")
    assert conditions(state, "b1") == ["vulnerable"]
    assert state.table.ncu_place[0] == AWAY
    play(state, "activate a16", "hold", "activate b1")
    assert listed(state) == ["hold", "maneuver", "march"]
    assert refused(state, "charge a1 front 270") == "F8.36"
    # On the board he is needed there.
    claimed = the("qhorin_halfhand_unwavering_ranger", zone="crown", activated=True)
    state = at_distance(5, SPEARMEN, at="turn", ncus=claimed)
    assert asked(state) == ("activate", 0)


@pytest.mark.rule("F13.7")
@pytest.mark.text("ncu_30507_expert_maintenance")
def test_donal_noye() -> None:
    donal = the("donal_noye_expert_blacksmith")
    use = "use_ncu ncu_30507_expert_maintenance an1"
    state = clash(SPEARMEN, ncus=donal, a_more={"conditions": ["weakened"]})
    rolling(state, "strike b1", "stay", dice=(3, 1, 1, 1, 1, 1, 1))
    play(state, use)
    events = rolling(state, "reroll effect 2 3", dice=(3, 3, 1, 1, 1, 6, 6, 1))  # b is not asked
    assert told(events, "hit")[0]["hits"] == 3
    assert (tokens(state), told(events, "spent")) == ([1], [])
    # For the defender: 3+ instead of 4+.
    ncus = {"bn1": donal["an1"]}
    state = clash(SWORDS, SPEARMEN, ncus=ncus, b_more={"conditions": ["vulnerable"]})
    rolling(state, "strike b1", "stay", dice=(4, 1, 1, 1, 1, 1, 1))
    events = rolling(state, "use_ncu ncu_30507_expert_maintenance bn1", dice=(3, 1, 1, 1))
    assert (wounds(state, "b1"), told(events, "spent")) == (12, [])


@pytest.mark.rule("F10.28")
@pytest.mark.text("ncu_30508_war_machines_of_the_wall")
def test_a_volley_into_a_melee() -> None:
    ncus = the("othell_yarwyck_warmachine_specialist")
    state = clash(SPEARMEN, SWORDS, at="turn", ncus=ncus, b_more={"wounds": 1})
    use = "use_ncu ncu_30508_war_machines_of_the_wall an1"
    play(state, "activate_ncu an1", "claim crown", use)
    events = rolling(state, "choose b1", dice=(6, 1, 1, 1, 1, 6, 6, 1))
    assert told(events, "removed") == [{"unit": "b1"}]
    assert [one["unit"] for one in told(events, "tested")] == ["a1"]


@pytest.mark.rule("F1.16")
@pytest.mark.text("ncu_30508_war_machines_of_the_wall")
def test_othell_yarwyck() -> None:
    state = at_distance(30, SPEARMEN, at="turn", ncus=the("othell_yarwyck_warmachine_specialist"))
    use = "use_ncu ncu_30508_war_machines_of_the_wall an1"
    play(state, "activate_ncu an1", "claim crown", use)
    # Six dice, three hits, one blocked; then a panic test that fails.
    dice = (3, 3, 3, 2, 2, 1, 6, 1, 1, 1, 1, 2)
    events = rolling(state, "choose b1", dice=dice)
    assert told(events, "takes_hits") == [{"unit": "b1", "hits": 3}]
    assert told(events, "tested") == [{"unit": "b1", "total": 2, "passed": 0}]
    assert wounds(state, "b1") == 12 - 2 - 2
    assert asked(state) == ("activate", 1)
    state = at_distance(30, SPEARMEN, at="turn", ncus=the("othell_yarwyck_warmachine_specialist"))
    play(state, "activate_ncu an1", "claim crown", use)
    events = rolling(state, "choose b1", dice=(2, 2, 2, 2, 2, 1))
    assert told(events, "tested") == []


@pytest.mark.rule("F16.14")
@pytest.mark.text("ncu_30509_knowledge_is_power")
def test_samwell_tarly() -> None:
    deck = "40501 40502 40503 40504 40505"
    for ncus, cards in ((the("samwell_tarly_craven_scholar"), 4), ({}, 3)):
        state = at_distance(20, SPEARMEN, deck=deck, at="turn", ncus=ncus)
        to_next_round(state)
        assert len(hand(state)) == cards


@pytest.mark.rule("F16.8")
@pytest.mark.text("ncu_30510_gillys_insight")
def test_gillys_insight() -> None:
    cards: dict[str, Any] = {"hand": "40501 40502 40503", "deck": "40504"}
    state = at_distance(20, SPEARMEN, ncus=the("gilly_the_wildling_girl"), **cards, at="deploy")
    events = play(state, "first 0", "use_ncu ncu_30510_gillys_insight an1", "choose_card 40502")
    assert hand(state) == ["40501", "40503", "40504"]
    assert told(events, "put_back") == [{"seat": "0"}]


@pytest.mark.rule("F5.5")
@pytest.mark.text("ncu_30510_samwells_influence")
def test_samwells_influence() -> None:
    state = at_distance(20, SPEARMEN, ncus=the("gilly_the_wildling_girl"), at="turn")
    play(state, "activate_ncu an1", "claim wealth", "choose a1")
    assert tokens(state) == [0]
    to_next_round(state)
    assert state.table.ncu_place[0] == AWAY
    state = at_distance(20, SPEARMEN, ncus=the("gilly_the_wildling_girl"), at="turn")
    to_next_round(state)
    assert state.table.ncu_place[0] != AWAY


@pytest.mark.text("ncu_30511_rest_and_refuge")
def test_craster() -> None:
    tired = {"conditions": ["weakened"]}
    bog = [["bog", 24, 14, 0]]
    state = at_distance(
        20, SPEARMEN, ncus=the("craster_ally_of_the_watch"), a_more=tired, terrain=bog, at="turn"
    )
    play(state, "activate_ncu an1", "claim maneuver", "influence a1")
    assert conditions(state, "a1") == []
    play(state, "choose a1", "maneuver", "go 90 5 90")  # the bog is Rough
    assert state.table.y[0] == 15_000


@pytest.mark.rule("F37.2")
@pytest.mark.text("ncu_30512_recruitment")
def test_yoren() -> None:
    yoren = the("yoren_wandering_crow")
    use = "use_ncu ncu_30512_recruitment an1"
    state = at_distance(20, SPEARMEN, ncus=yoren, at="turn")
    play(state, "activate_ncu an1", "claim wealth", "choose a1")
    assert tokens(state) == [1]
    state = at_distance(20, SPEARMEN, ncus=yoren, at="turn")
    play(state, "activate_ncu an1", "claim crown", use)
    assert (tokens(state), asked(state)) == ([2], ("activate", 1))
    counters = [["an1", "nightswatch_yoren_wandering_crow", 4]]
    state = at_distance(20, SPEARMEN, ncus=yoren, counters=counters, at="clean_up")
    play(state, use)
    assert asked(state) == ("bring_in", 0)
    assert refused(state, "deploy a2 24 20 90") == "F19.10"
    play(state, "deploy a2 40 9 90", "activate b1", "hold")
    assert state.table.card[1] == CARDS.index["nightswatch_conscripts"]
    assert (wounds(state, "a2"), tokens(state)) == (12, [0])
    play(state, "pass")  # their Order
    assert "activate a2" in listed(state)
    assert state.table.muster.units[UNITS.index["a2"]][0] == state.table.card[1]


@pytest.mark.text("ncu_30513_time_may_yet_come")
def test_ser_denys() -> None:
    denys = the("ser_denys_mallister_honorable_brother")
    state = clash(SPEARMEN, GUARDSMEN, at="turn", ncus=denys, a_more={"wounds": 8})
    play(state, "activate_ncu an1", "claim combat", "influence a1", "choose a1", "strike b1")
    play(state, "stay")
    assert listed(state) == ["choose_option reroll", "choose_option highest", "choose_option token"]
    play(state, "choose_option highest", "choose_option token")
    events = rolling(state, "choose_option weakened", dice=MISSES)
    assert len(told(events, "rolled")[0]["dice"]) == 7  # the highest value, with one rank lost
    assert conditions(state, "b1") == ["weakened"]
