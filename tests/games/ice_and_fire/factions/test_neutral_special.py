"""Neutrals: texts that share wounds, move tokens, look at hands and strike at attachments."""

import pytest
from tests.games.ice_and_fire.factions.helpers import (
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

from throneroom.games.ice_and_fire.content import ABILITIES, CARD, CARDS
from throneroom.games.ice_and_fire.tokens import holder_of

ELEPHANT = "neutral_golden_company_war_elephant"
TACTICS = {"an1": ncu("stark_sansa_stark_little_bird", "tactics", activated=True)}
MISSES = (1,) * 12


def with_ability(ability: str) -> str:
    """A card of the Neutrals that has an ability."""
    source = ABILITIES.index[ability]
    found = [CARDS.ids[i] for i, card in enumerate(CARD) if source in card.abilities]
    return next(card for card in found if card.startswith("neutral_"))


@pytest.mark.rule("F16.8")
@pytest.mark.text("interrogate")
def test_interrogate() -> None:
    more = {"with": [with_ability("interrogate")]}
    state = clash(a_more=more, b_more={"wounds": 1}, hand=[[], ["40105", "40106"]])
    rolling(state, "strike b1", "stay", dice=(6, *(1,) * 30))
    while asked(state)[0] in ("reroll", "react_in_private"):
        play(state, "keep" if asked(state)[0] == "reroll" else "pass")
    events = play(state, "use interrogate a1")
    assert told(events, "looked") == [{"seat": "0", "whose": "1"}]
    assert listed(state) == ["discard 40105", "discard 40106"]
    assert state.view(0)["known"][1] == ["40105", "40106"]
    assert state.view(None)["known"] == []
    play(state, "discard 40105")
    assert hand(state, 1) == ["40106"]
    assert state.view(0)["known"][1] == ["40106"]  # the other one stays known


@pytest.mark.rule("F4.8")
@pytest.mark.text("sadistic_mutilation")
def test_sadistic_mutilation() -> None:
    captain = {"with": ["lannister_guard_captain"], "conditions": ["weakened"]}
    vargo = {"with": [with_ability("sadistic_mutilation")]}
    state = clash(a_more=vargo, b=SWORDS, b_more=captain)
    rolling(state, "strike b1", "stay", dice=MISSES)
    while asked(state)[0] == "reroll":
        play(state, "keep")
    events = play(state, "use sadistic_mutilation a1")
    assert told(events, "attachment_lost") == [{"unit": "b1", "card": "lannister_guard_captain"}]
    assert wounds(state, "b1") == 11
    assert conditions(state, "b1") == []
    assert state.table.fallen == ((16, CARDS.index["lannister_guard_captain"]),)


@pytest.mark.rule("F4.8")
@pytest.mark.text("order_set_an_example")
@pytest.mark.parametrize(("die", "left"), [(5, 12), (6, 11)])
def test_set_an_example(die: int, left: int) -> None:
    theon = with_ability("order_set_an_example")
    state = at_distance(5, a_more={"with": [theon]}, at="turn")
    rolling(state, "use order_set_an_example a1", dice=(die,))
    assert conditions(state, "b1") == ["panicked"]
    assert conditions(state, "b16") == []
    assert wounds(state, "a1") == left
    assert (theon in state.view(None)["units"]["a1"]["attachments"]) == (left == 12)


@pytest.mark.rule("F21.3")
@pytest.mark.text("war_elephant")
def test_war_elephant() -> None:
    token = [["objective_01", 24, 10, 0.6]]
    state = at_distance(20, ELEPHANT, tokens=token)
    assert holder_of(state.table, 0) == -1
    rolling(state, "maneuver", dice=(1, 1))
    assert asked(state)[0] != "move"  # the test was failed, the action is lost
    state = at_distance(20, ELEPHANT)
    rolling(state, "maneuver", dice=(6, 6))
    assert asked(state) == ("move", 0)
    company = unit("neutral_golden_company_swordsmen", 34, 10, 90)
    state = at_distance(20, ELEPHANT, a2=company)
    play(state, "maneuver")
    assert asked(state) == ("move", 0)  # no test


@pytest.mark.rule("F11.5")
@pytest.mark.text("war_elephant")
def test_war_elephant_panics_little() -> None:
    state = clash("lannister_lannister_crossbowmen", ELEPHANT)
    rolling(state, "strike b1", "stay", dice=(6, 1, 1, 1, 1, 1, 1, 1, 3))
    assert wounds(state, "b1") == 8 - 1 - 2  # a D3 of 3, at most 2


@pytest.mark.rule("F15.16")
@pytest.mark.text("ncu_30405_choosing_a_name")
def test_choosing_a_name() -> None:
    ncus = {
        "an1": ncu(with_ability("ncu_30405_choosing_a_name")),
        "bn1": ncu("stark_catelyn_stark_lady_of_winterfell"),
    }
    state = at_distance(20, ncus=ncus, at="turn", a_more={"conditions": ["weakened"]})
    play(state, "activate_ncu an1", "use_ncu ncu_30405_choosing_a_name an1", "claim crown")
    assert state.decision(0).context["ability"] == "ncu_30201_family_duty_honor"  # type: ignore[union-attr]
    play(state, "influence a1")
    assert conditions(state, "a1") == []


@pytest.mark.rule("F3.15")
@pytest.mark.text("ncu_30406_backing_of_the_iron_bank")
def test_backing_of_the_iron_bank() -> None:
    tycho = {"an1": ncu(with_ability("ncu_30406_backing_of_the_iron_bank"))}
    other = unit(SWORDS, 40, 8, 90, wounds=10)
    state = at_distance(20, ncus=tycho, at="turn", a_more={"wounds": 4}, a2=other)
    play(state, "use_ncu ncu_30406_backing_of_the_iron_bank an1")
    assert asked(state) == ("share", 0)
    assert "restore a2 2" in listed(state)
    assert "restore a2 3" not in listed(state)
    play(state, "restore a2 2", "restore a1 3")
    assert (wounds(state, "a1"), wounds(state, "a2")) == (7, 12)
    assert asked(state)[0] == "activate"


@pytest.mark.rule("F3.15", "F36.11")
@pytest.mark.text("ncu_30406_backing_of_the_iron_bank")
def test_the_iron_bank_pays_for_nobody_who_cannot_restore() -> None:
    tycho = {"an1": ncu(with_ability("ncu_30406_backing_of_the_iron_bank"))}
    hurt, hot = {"wounds": 4}, [[], ["40905"]]
    state = at_distance(20, ncus=tycho, at="turn", a_more=hurt, round=4, hand=hot)
    play(state, "pass", "activate a1", "play 40905 1", "hold")
    play(state, "use_ncu ncu_30406_backing_of_the_iron_bank an1")
    assert (wounds(state, "a1"), asked(state)[0]) == (4, "activate")


@pytest.mark.rule("F2.20")
@pytest.mark.text("ncu_30407_strategic_alliance")
def test_strategic_alliance() -> None:
    walder = {"an1": ncu(with_ability("ncu_30407_strategic_alliance"))}
    state = at_distance(20, ncus=walder, at="turn", a_more={"wounds": 4})
    play(state, "activate_ncu an1", "claim crown")
    play(state, "use_ncu ncu_30407_strategic_alliance an1", "choose b1", "choose a1")
    play(state, "choose_option restore", "choose_option first_player")
    assert wounds(state, "a1") == 7
    assert conditions(state, "b1") == []
    assert state.table.next_first == 0
    while state.table.round == 1:
        play(state, next((text for text in listed(state) if text == "hold"), listed(state)[0]))
    assert (state.table.first, state.table.next_first) == (0, -1)


@pytest.mark.rule("F13.10")
@pytest.mark.text("40402")
def test_adaptive_methods() -> None:
    marked = {"conditions": ["weakened"]}
    state = at_distance(20, hand="40402", at="turn", ncus=TACTICS, a_more=marked)
    play(state, "play 40402 1", "choose b1", "choose a1", "choose a1", "choose b16")
    play(state, "choose_option panicked")  # b1 becomes Panicked
    play(state, "choose_option vulnerable")  # what a1 has instead of Weakened
    assert conditions(state, "b1") == ["panicked"]
    assert conditions(state, "a1") == ["vulnerable"]
    state = at_distance(20, hand="40402", at="turn", ncus=TACTICS, a_more=marked)
    play(state, "play 40402 1", "choose b1", "decline", "choose a1", "choose b16")
    play(state, "choose_option panicked")
    assert conditions(state, "a1") == []
    assert conditions(state, "b16") == ["weakened"]


@pytest.mark.rule("F3.15")
@pytest.mark.text("40412")
def test_fear_keeps_a_man_alive() -> None:
    bolton = "neutral_house_bolton_cutthroats"
    acted = {"activated": True}  # so that Ruthless Aggression re-rolls nothing
    state = clash(bolton, hand="40412", a_more={"wounds": 5}, b_more=acted, at="declare a1")
    # One hit, one wound, a failed test with a D3 of 2.
    rolling(state, "strike b1", "stay", dice=(6, *(1,) * 5, 1, 1, 1, 2))
    play(state, "play 40412 1")
    assert listed(state) == ["restore a1 1", "restore a1 2"]
    play(state, "restore a1 2")
    assert wounds(state, "a1") == 7


@pytest.mark.rule("F2.3")
@pytest.mark.text("40415")
def test_careless_aggression() -> None:
    shae = {"bn1": ncu("stark_sansa_stark_little_bird")}
    state = clash(hand="40415", at="clean_up", ncus=shae)
    play(state, "keep", "play 40415 1", "choose a1")
    assert listed(state) == ["strike b1", "hold"]
    play(state, "hold")
    assert asked(state) == ("extra_ncu", 1)
    play(state, "hold")
    assert not state.view(None)["ncus"]["bn1"]["activated"]


@pytest.mark.rule("F4.1", "F14.7")
@pytest.mark.text("order_taking_a_new_name")
def test_taking_a_new_name() -> None:
    jaqen, captain = with_ability("order_taking_a_new_name"), "lannister_guard_captain"
    veteran = "stark_sworn_sword_captain"
    mounted = "neutral_fortune_seeker"
    use = "use order_taking_a_new_name a1"
    more = {"with": [jaqen], "wounds": 9}
    gone = [["b2", captain], ["a2", veteran], ["b3", mounted]]
    state = at_distance(20, at="turn", a_more=more, fallen=gone)
    play(state, use)
    assert listed(state) == [f"choose_attachment {card}" for card in (veteran, captain)]
    events = play(state, f"choose_attachment {veteran}")
    assert told(events, "new_name") == [{"unit": "a1", "card": jaqen, "new": veteran}]
    assert state.view(None)["units"]["a1"]["attachments"] == [veteran]
    assert wounds(state, "a1") == 9
    assert [CARDS.ids[card] for _, card in state.table.fallen] == [captain, mounted]
    # The veteran has got the Order, used for this round.
    play(state, "activate a16", "hold", "activate b1", "hold")
    assert use not in listed(state)
    while state.table.round == 1:
        play(state, next((text for text in listed(state) if text == "hold"), listed(state)[0]))
    while asked(state)[1] == 1:
        play(state, listed(state)[0])
    assert use in listed(state)
    play(state, use)
    assert state.view(None)["units"]["a1"]["attachments"] == [captain]
    assert [CARDS.ids[card] for _, card in state.table.fallen] == [mounted]
    # Nobody has been destroyed, or the model is gone.
    state = at_distance(20, at="turn", a_more={"with": [jaqen]}, fallen=[["b3", mounted]])
    assert asked(state) == ("activate", 0)


@pytest.mark.rule("F4.7", "F14.9")
@pytest.mark.text("order_taking_a_new_name")
def test_the_new_name_brings_its_abilities() -> None:
    jaqen = with_ability("order_taking_a_new_name")
    sandor = "neutral_sandor_clegane_fugitive_bodyguard"
    state = at_distance(8, at="turn", a_more={"with": [jaqen]}, fallen=[["b2", sandor]])
    play(state, "use order_taking_a_new_name a1", "activate a16", "hold")
    play(state, "activate b16", "hold")
    assert listed(state) == ["use order_threaten a1", "pass"]
