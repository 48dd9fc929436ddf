"""Free Folk: one test for each tactics card of Mag, the Great Walrus and Varamyr."""

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
    play,
    rolling,
    strike,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import MISSES
from tests.games.ice_and_fire.helpers import at, battle, refused

from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.queries import NO_ACTION, mask
from throneroom.games.ice_and_fire.state import CRITICAL_BLOW, SUNDERING
from throneroom.games.ice_and_fire.vocabulary.action_ops import OF_ACTIVATION

RAIDERS = "freefolk_free_folk_raiders"
GIANT = "freefolk_savage_giant"
MAG = "freefolk_mag_the_mighty_commander"
VARAMYR = "freefolk_varamyr_sixskins_master_skinchanger"
SHADOWCAT = "freefolk_shadowcat"
WOLF_PACK = "freefolk_wolf_pack"
HUNTERS = "freefolk_frozen_shore_hunters"


# Mag the Mighty


@pytest.mark.text("40326")
def test_shrug_it_off() -> None:
    state = at_distance(20, GIANT, hand="40326", a_more={"wounds": 2})
    play(state, "maneuver", "play 40326 1")
    assert wounds(state, "a1") == 5
    assert asked(state) == ("activate", 1)


@pytest.mark.text("40327")
def test_trample() -> None:
    state = at_distance(4, GIANT, SWORDS, hand="40327")
    play(state, "charge b1 front 90", "play 40327 1")
    assert asked(state) == ("ride", 0)
    assert refused(state, "go 90 10.5 90") == "F8.5"
    play(state, "stay")
    assert asked(state) == ("activate", 1)  # that was its action
    # Straight over a unit that is seen from its flank, and 1" beyond.
    across = unit(SWORDS, 24, 14.8, 0)
    state = at_distance(4, a=GIANT, b1=across, hand="40327")
    play(state, next(text for text in listed(state, "charge") if text.startswith("charge b1")))
    play(state, "play 40327 1")
    assert refused(state, "go 90 9 90") == "F8.13"
    rolling(state, "go 90 10 90", dice=(3,))
    assert wounds(state, "b1") == 12 - 3
    # It stops 1" short of a unit that it would end on, which is hurt all the same.
    for length, left in ((5, 12 - 3), (3, 12)):
        state = at_distance(6, GIANT, SWORDS, hand="40327")
        play(state, "charge b1 front 90", "play 40327 1")
        assert refused(state, "go 90 10 90") == "F8.10"
        rolling(state, f"go 90 {length} 90", dice=(3,))
        assert wounds(state, "b1") == left
    # It does not look whom it tramples.
    friend = unit(SWORDS, 28.4, 10, 90)
    state = at_distance(6, GIANT, SWORDS, hand="40327", a2=friend)
    play(state, "charge b1 front 90", "play 40327 1")
    rolling(state, "go 0 10 0", dice=(2,))
    assert (wounds(state, "a2"), wounds(state, "b1")) == (12 - 2, 12)


@pytest.mark.text("40328")
def test_enrage() -> None:
    state = clash(GIANT, SWORDS, hand="40328", at="turn")
    play(state, "activate a1", "play 40328 1")
    assert wounds(state, "a1") == 4
    strike(state, dice=(3, 1, 1, 1, 1, 1))
    assert conditions(state, "b1") == ["panicked", "weakened"]
    assert asked(state) == ("reroll", 0)


@pytest.mark.text("40329")
def test_chieftains_orders() -> None:
    giant = unit(GIANT, 34, 10, 90)
    state = at_distance(20, MAG, SWORDS, a2=giant, hand="40329", at="turn", deck="40326")
    assert listed(state) == ["play 40329 2", "pass"]
    play(state, "pass", "activate a1", "play 40329 1")
    assert state.table.flow.args[0] == 1
    assert "march" in listed(state)
    assert mask(state.table, NO_ACTION, 0) == OF_ACTIVATION  # he gives up his own action alone
    play(state, "hold")
    assert asked(state) == ("activate", 1)
    state = at_distance(20, MAG, SWORDS, hand="40329", at="turn", deck="40326")
    play(state, "play 40329 2")
    assert hand(state) == ["40326"]


@pytest.mark.text("40330")
def test_monsters_from_the_north() -> None:
    state = at_distance(5, GIANT, SWORDS, hand="40330", at="turn", active="1")
    play(state, "activate b1")
    events = rolling(state, "play 40330 1", dice=(3, 3, 1))
    assert told(events, "tested") == [{"unit": "b1", "total": 5, "passed": 0}]
    assert wounds(state, "b1") == 12 - 2
    state = at_distance(20, GIANT, SWORDS, hand="40330", at="turn", active="1")
    play(state, "activate b1")
    assert asked(state)[0] == "declare"


@pytest.mark.text("40331")
def test_last_of_their_kind() -> None:
    other = unit(GIANT, 36, 20, 180)
    state = clash(SWORDS, GIANT, b_more={"wounds": 1}, b2=other, hand=[[], ["40331"]])
    strike(state, dice=(4, 4, 1, 1, 1, 1, 1, 1, 1))
    play(state, "play 40331 1")
    assert state.table.flow.args[0] == UNITS.index["b2"]
    assert listed(state, "charge") != []


@pytest.mark.text("40332")
def test_defiant_roar() -> None:
    state = clash(SWORDS, GIANT, hand=[[], ["40332"]])
    strike(state, dice=(4, 4, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    play(state, "play 40332 1")
    assert conditions(state, "a1") == ["weakened"]


@pytest.mark.text("40333")
def test_hurl_boulder() -> None:
    state = at_distance(8, GIANT, SWORDS, hand="40333")
    play(state, "maneuver")
    events = rolling(state, "play 40333 1", dice=(3, 2, 6, 6, 1))
    assert wounds(state, "b1") == 12 - 2 - 3
    assert told(events, "tested")[0]["unit"] == "b1"
    state = at_distance(8, GIANT, SWORDS, hand="40333")
    play(state, "maneuver")
    rolling(state, "play 40333 1", dice=(2,))
    assert (wounds(state, "b1"), asked(state)) == (12, ("activate", 1))


@pytest.mark.rule("F7.5", "F7.12", "F8.29")
@pytest.mark.text("40333")
@pytest.mark.parametrize(
    ("x", "more", "thrown"),
    [
        (24, {}, True),
        (36, {}, False),  # from the arrow it is 12.37 inches, from the nearest corner 11.38
        (24, {"terrain": [["hedge", 24, 15, 0]]}, False),
        (24, {"b2": unit(SWORDS, 24, 6.22, 90)}, False),
    ],
)
def test_a_boulder_is_a_ranged_attack(x: float, more: dict[str, Any], thrown: bool) -> None:
    giant, swords = unit(GIANT, 24, 10, 90), unit(SWORDS, x, 22, 270)
    far = unit(SWORDS, 3, 3, 90)
    hands: dict[str, Any] = {"hand": [["40333"], []], "at": "declare a1"}
    state = battle(texts=True, a1=giant, b1=swords, a16=far, **hands, **more)
    play(state, "strike b2" if "b2" in more else "maneuver")
    assert ("play 40333 1" in listed(state)) == thrown


@pytest.mark.rule("F7.16", "F10.22", "F10.28")
@pytest.mark.text("40333")
def test_a_boulder_into_a_melee() -> None:
    """From behind the test is harder, and the friend in the melee has to make one as well."""
    friend = unit(RAIDERS, 24, 27.6, 270)  # in front of b1, which turns its back on the Giant
    for dice, tested in (((3, 2, 5, 4, 1, 6, 6, 1), ["b1", "a2"]), ((2, 6, 6, 1), ["a2"])):
        state = at_distance(8, GIANT, SWORDS, hand="40333")
        b1 = unit(SWORDS, 24, 22.8, 90)
        state = at_distance(8, GIANT, SWORDS, hand="40333", a2=friend, b1=b1)
        play(state, "maneuver")
        events = rolling(state, "play 40333 1", dice=dice)
        assert [one["unit"] for one in told(events, "tested")] == tested
    state = at_distance(8, GIANT, SWORDS, hand="40333", a2=friend, b1=b1)
    play(state, "maneuver")
    events = rolling(state, "play 40333 1", dice=(3, 2, 5, 4, 1, 6, 6, 1))
    assert told(events, "tested")[0]["total"] == 5 + 4 - 2


@pytest.mark.text("40334")
def test_overrun() -> None:
    state = clash(RAIDERS, SWORDS, hand="40334", b_more={"wounds": 1})
    strike(state, dice=(4, 4, 1, 1, 1, 1, 1, 1))
    play(state, "play 40334 1")
    assert "march" in listed(state)
    assert "maneuver" not in listed(state)


@pytest.mark.text("40335")
def test_blitz() -> None:
    state = at_distance(20, GIANT, hand="40335", at="turn")
    play(state, "activate a1", "play 40335 1", "maneuver")
    assert conditions(state, "a1") == ["vulnerable"]
    assert refused(state, "go 90 7.5 90") == "F8.4"
    play(state, "go 90 7 90")
    state = at_distance(6, GIANT, SWORDS, hand="40335", at="turn")
    play(state, "activate a1", "play 40335 1")
    rolling(state, "charge b1 front 90", dice=(1,))
    assert asked(state) == ("reroll", 0)


# The Great Walrus


@pytest.mark.text("40336")
def test_battle_endurance() -> None:
    state = at_distance(20, RAIDERS, hand="40336", at="turn")
    play(state, "play 40336 1", "choose a1")
    lasts = state.view(None)["lasting"]
    for number, dice, keywords, asks in (
        (2, 6, 0, "activate"),
        (3, 6, 0, "reroll"),
        (4, 6, SUNDERING, "reroll"),
        (6, 8, SUNDERING | CRITICAL_BLOW, "reroll"),
    ):
        more: dict[str, Any] = {"lasting": lasts, "round": number}
        state = clash(RAIDERS, SWORDS, **more)
        events = strike(state, dice=MISSES)
        assert len(told(events, "rolled")[0]["dice"]) == dice
        assert asked(state)[0] == asks
        if asks == "reroll":
            assert fight(state).keywords == keywords


@pytest.mark.text("40337")
def test_frozen_shore_resilience() -> None:
    state = clash(SWORDS, HUNTERS, hand=[[], ["40337"]])
    strike(state, dice=(4, 1, 1, 1, 1, 1, 1, 1))
    play(state, "play 40337 1")
    assert listed(state) == ["keep", "reroll effect 1"]
    rolling(state, "keep", dice=(1, 1, 1))
    assert asked(state) == ("reroll", 1)


@pytest.mark.rule("F1.16", "F14.9")
@pytest.mark.text("40337")
def test_hits_that_are_no_attack_are_not_withstood() -> None:
    captain = {"with": ["lannister_guard_captain"]}
    state = clash(GUARDSMEN, HUNTERS, hand=[[], ["40337"]], a_more=captain, at="turn")
    play(state, "activate a1")
    rolling(state, "use order_hold_the_line a1", dice=(1, 1, 1, 1, 1))
    assert asked(state) == ("declare", 0)


@pytest.mark.text("40338")
def test_walrus_strength() -> None:
    hurt = {"wounds": 4, "engaged_before": ["b1"]}
    state = clash(HUNTERS, SWORDS, hand="40338", a_more=hurt)
    events = strike(state, "play 40338 1", dice=(3, 1, 1, 1, 1, 1, 6))
    assert len(told(events, "rolled")[0]["dice"]) == 6
    assert told(events, "hit")[0]["hits"] == 1


# Varamyr Sixskins


@pytest.mark.rule("F37.4")
@pytest.mark.text("40339")
def test_summon_companions() -> None:
    wolves = unit(WOLF_PACK, 24, 20, 90, wounds=2, activated=True)
    state = at_distance(20, VARAMYR, SWORDS, a2=wolves, hand="40339", at="turn", active="1")
    play(state, "play 40339 1")
    assert asked(state) == ("bring_in", 0)
    play(state, "deploy a2 3 24 0")
    assert (at(state, "a2"), wounds(state, "a2")) == ((3, 24, 0), 2)
    assert state.table.activated[1] == 1


@pytest.mark.text("40340")
def test_bonded_guardians() -> None:
    wolves = unit(WOLF_PACK, 34, 20, 180)
    state = clash(SWORDS, SHADOWCAT, b2=wolves, hand=[[], ["40340"]])
    strike(state, dice=MISSES)
    play(state, "play 40340 1")
    found = {text.split()[0] for text in listed(state)}
    assert found == {"hold", "maneuver", "charge"}


@pytest.mark.text("40341")
def test_bonded_command() -> None:
    wolves = unit(WOLF_PACK, 30, 10, 90)
    state = at_distance(20, VARAMYR, SWORDS, a2=wolves, hand="40341", at="turn")
    play(state, "activate a1", "play 40341 1")
    while asked(state)[0] == "react":
        play(state, "pass")
    assert state.table.flow.args[0] == 1
    assert "march" in listed(state)
    play(state, "hold")
    assert asked(state) == ("activate", 1)
