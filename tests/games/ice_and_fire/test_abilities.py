"""Abilities that are always on, that belong to one attack, that are lost, and that last: F14."""

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
from tests.games.ice_and_fire.helpers import (
    BERSERKERS,
    BOWMEN,
    CROSSBOWMEN,
    OUTRIDERS,
    refused,
    seen,
)

from throneroom.games.ice_and_fire.content import ABILITIES
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.queries import uses_attack
from throneroom.games.ice_and_fire.state import CRITICAL_BLOW, SUNDERING
from throneroom.kernel import State

JAIME = {"with": ["lannister_jaime_lannister_the_kingslayer_commander"]}  # Disrupt
RICKARD = {"with": ["stark_rickard_karstark_vengeful_bannerman"]}  # Uncontrolled Rage
MISSES = (1,) * 12
SANSA = "stark_sansa_stark_little_bird"
AVENGER = "stark_lyanna_mormont_youngest_she_bear"
TRAPPERS = "stark_crannogman_trackers"
TRAP = "order_hidden_traps"


def silenced(name: str) -> list[dict[str, object]]:
    """What Subjugation of Power leaves on a unit that has failed its test."""
    row = {"source": "40107", "clause": 1, "seat": 0, "holder": name, "until": 1, "number": 0}
    return [{**row, "card": None, "ncu": None, "subject": -1, "other": -1, "picks": []}]


def passed(state: State) -> State:
    while asked(state)[0] in ("react", "react_in_private", "reroll"):
        play(state, "keep" if asked(state)[0] == "reroll" else "pass")
    return state


# Always on


@pytest.mark.rule("F14.1")
def test_what_is_always_on_is_not_asked_for() -> None:
    state = clash(SWORDS, GUARDSMEN, b_more=JAIME)
    events = rolling(state, "strike b1", "stay", dice=(4, 4, 4, 5, 5, 5, 5))
    # Disrupt of the defender makes every 4 a miss: nobody was asked before the dice fell.
    assert (fight(state).to_hit, fight(state).hits) == (-1, 4)
    assert told(events, "used")[0]["ability"] == "counterstrike"  # and that works by itself
    assert asked(state)[0] in ("reroll", "react")
    # What says "may" can be left.
    state = at_distance(12, OUTRIDERS, at="turn")
    play(state, "activate a1")
    assert listed(state) == ["use cavalry a1", "pass"]
    play(state, "pass")
    assert asked(state) == ("declare", 0)


@pytest.mark.rule("F14.25", "F14.23")
def test_enemies_of_a_unit_are_affected_while_the_contact_lasts() -> None:
    """a1 has b1 before it and b2, where Jaime is, at its flank."""
    flank = unit(GUARDSMEN, 29.15, 20, 180, wounds=1, **JAIME)
    state = clash(SWORDS, GUARDSMEN, b2=flank)
    assert seen(state, "a1")["engaged_with"] == ["b1", "b2"]
    rolling(state, "strike b1", dice=(*MISSES, 6, 6))
    assert fight(state).to_hit == -1  # also against b1
    # Jaime's unit is destroyed, and his ability with it.
    state = clash(SWORDS, GUARDSMEN, b2=flank, ncus={"an1": ncu(SANSA)}, at="declare a1")
    # Two hits; the six misses come back by Counterstrike, and are blocked.
    rolling(state, "strike b2", dice=(6, *(1,) * 6, *(6,) * 6, 1, 1))
    passed(state)
    assert "b2" not in state.view(None)["units"]
    play(state, "activate b16", "hold", "activate_ncu an1", "claim combat", "choose a1")
    rolling(state, "strike b1", "stay", dice=(4, *MISSES))
    assert (fight(state).to_hit, fight(state).hits) == (0, 1)


# Abilities of one attack


@pytest.mark.rule("F14.3")
def test_an_ability_of_one_attack() -> None:
    # Arrow Volley weakens by arrows, not by the swords of the same unit.
    state = at_distance(6, BOWMEN)
    play(state, "shoot", "stay")
    rolling(state, "target b1", dice=(6, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    passed(state)
    assert conditions(state, "b1") == ["weakened"]
    state = clash(BOWMEN)
    rolling(state, "strike b1", "stay", dice=(6, 1, 1, 1, 1, 1, 6, 6, 1))
    passed(state)
    assert (wounds(state, "b1"), conditions(state, "b1")) == (11, [])
    # Crossbow has Sundering; the short sword of the same unit has not.
    state = clash(CROSSBOWMEN)
    rolling(state, "strike b1", "stay", dice=(6, *MISSES))
    assert not fight(state).keywords & SUNDERING
    # A unit without such an attack has the ability in all its attacks.
    crossbow = ABILITIES.index["crossbow"]
    a1, a2 = UNITS.index["a1"], UNITS.index["a2"]
    state = clash(SWORDS, a2=unit(CROSSBOWMEN, 10, 10, 90))
    assert uses_attack(state.table, a1, crossbow)
    assert not uses_attack(state.table, a2, crossbow)


# Losing abilities


@pytest.mark.rule("F14.2", "FR48", "F14.5", "F14.4")
def test_what_cannot_be_lost() -> None:
    # Innate: three wounds a model, and the Maneuver of cavalry.
    state = at_distance(12, OUTRIDERS, a_more={"wounds": 7}, at="turn", lasting=silenced("a1"))
    now = seen(state, "a1")
    assert (now["wounds"], now["models"], now["ranks"]) == (7, 3, 2)
    play(state, "activate a1")
    assert listed(state) == ["use cavalry a1", "pass"]
    # Berserker's Fervor is innate too: with a rank lost they block on one less.
    state = clash(SWORDS, BERSERKERS, b_more={"wounds": 8}, lasting=silenced("b1"))
    assert seen(state, "b1")["defense"] == 5
    rolling(state, "strike b1", "stay", dice=(6, *(1,) * 6, 4, 3, 6, 6, 1))
    assert wounds(state, "b1") == 7
    # Numbers are no abilities: seven dice on 4+, but without the Critical Blow of Winter's Bite.
    state = clash(SWORDS, GUARDSMEN, lasting=silenced("a1"))
    rolling(state, "strike b1", "stay", dice=(6, 4, 3, 3, 3, 3, 3, 6, 6))
    assert (fight(state).keywords & CRITICAL_BLOW, fight(state).hits) == (0, 2)
    state = clash(SWORDS, GUARDSMEN)
    rolling(state, "strike b1", "stay", dice=(6, 4, 3, 3, 3, 3, 3, 6, 6, 6))
    assert (fight(state).keywords, fight(state).hits) == (CRITICAL_BLOW, 3)


@pytest.mark.rule("F15.18")
def test_an_influence_is_no_attachment() -> None:
    """Avenging the North: +1 to morale tests, also for a unit that has lost its abilities."""
    robb = {"an1": ncu(AVENGER)}
    state = at_distance(20, ncus=robb, at="turn")
    play(state, "activate_ncu an1", "claim wealth", "influence a1")
    assert seen(state, "a1")["attachments"] == []
    (row,) = state.view(None)["lasting"]
    assert (row["holder"], row["ncu"]) == ("a1", "an1")
    crown = {**robb, "bn1": ncu(SANSA)}
    for lost in ([], silenced("a1")):
        state = at_distance(20, ncus=crown, active="1", at="turn", lasting=[row, *lost])
        play(state, "activate_ncu bn1", "claim crown")
        events = rolling(state, "choose a1", dice=(3, 3, 1))
        # 6 on the dice, -1 of the Crown, +1 of the Influence.
        assert told(events, "tested") == [{"unit": "a1", "total": 6, "passed": 1}]


@pytest.mark.rule("F15.19")
def test_an_influence_on_a_unit_that_is_destroyed() -> None:
    state = clash(a_more={"wounds": 1}, ncus={"an1": ncu(AVENGER)}, at="turn")
    play(state, "activate_ncu an1", "claim maneuver", "influence a1", "choose a16", "hold")
    assert [row["holder"] for row in state.view(None)["lasting"]] == ["a1"]
    play(state, "activate b1")
    rolling(state, "strike a1", "stay", dice=(6,) * 6 + (1,) * 6)
    passed(state)
    assert "a1" not in state.view(None)["units"]
    assert state.view(None)["lasting"] == []
    # The NCU has its card back and stands where it stood.
    assert state.view(None)["ncus"]["an1"]["zone"] == "maneuver"


# What lasts


@pytest.mark.rule("F14.22")
@pytest.mark.parametrize("there", [True, False])
def test_an_effect_outlives_its_source(there: bool) -> None:
    """Hidden Traps of b2 has slowed a1 for the turn; whether b2 is still there does not matter."""
    trapper = unit(TRAPPERS, 34, 18, 180)
    state = at_distance(12, b2=trapper, at="declare a1")
    play(state, "maneuver", "use order_hidden_traps b2", "choose_option speed")
    assert seen(state, "a1")["speed"] == 4000
    lasts = state.view(None)["lasting"]
    more: Any = {"b2": trapper} if there else {}
    state = at_distance(12, at="declare a1", lasting=lasts, used=[["b2", TRAP, 1]], **more)
    play(state, "maneuver")
    assert refused(state, "go 90 4.1 90") == "F8.4"
    play(state, "go 90 4 90")


# Rulings


@pytest.mark.rule("FR60")
def test_of_several_that_are_nearest_the_owner_chooses() -> None:
    two: Any = {"b1": unit(GUARDSMEN, 20.5, 22, 270), "b2": unit(GUARDSMEN, 27.5, 22, 270)}
    state = at_distance(4, a_more=RICKARD, at="turn", **two)
    rolling(state, "activate a1", dice=(1, 1))
    assert asked(state) == ("nearest", 0)
    assert listed(state) == ["choose b1", "choose b2"]
    assert refused(state, "choose b16") == "FR60"
    play(state, "choose b2")
    assert {text.split()[1] for text in listed(state)} == {"b2"}
    nearer: Any = {**two, "b1": unit(GUARDSMEN, 20.5, 21.9, 270)}
    state = at_distance(4, a_more=RICKARD, at="turn", **nearer)
    rolling(state, "activate a1", dice=(1, 1))
    assert {text.split()[1] for text in listed(state)} == {"b1"}


@pytest.mark.rule("F16.6")
def test_a_card_is_played_at_its_trigger() -> None:
    """40201 is for attacks; 40108 has two triggers, and each is a way of its own to play it."""
    state = at_distance(20, at="turn", hand="40201 40108", deck="40202")
    assert listed(state) == ["play 40108 2", "pass"]
    assert refused(state, "play 40201 1") == "F14.9"
    assert refused(state, "play 40108 1") == "F14.9"
    play(state, "play 40108 2")
    assert hand(state) == ["40201", "40202"]
    state = clash(hand="40201 40108")
    play(state, "strike b1", "stay")
    assert "play 40201 1" in listed(state)
    assert "play 40108 2" not in listed(state)


@pytest.mark.rule("F16.13")
def test_the_deck_outlives_the_commander() -> None:
    """Eddard falls; his cards are still in the deck, and can be drawn and played."""
    eddard = {"with": ["stark_eddard_stark_lord_of_winterfell_commander"], "wounds": 1}
    deck = "40208 40209"
    state = clash(a_more=eddard, hand="40201", deck=deck, active="1", at="declare b1")
    rolling(state, "strike a1", "stay", dice=(6,) * 6 + (1,) * 6)
    passed(state)
    assert "a1" not in state.view(None)["units"]
    assert [seat["deck"] for seat in state.view(None)["seats"]] == [2, 0]
    assert hand(state) == ["40201"]
    assert state.outcome() is None
