"""House Lannister: one test for each tactics card of the House."""

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
from tests.games.ice_and_fire.factions.lannisters import (
    MISSES,
    RODRIK,
    SANSA,
    attached,
    attack,
    in_zones,
    joined,
)

from throneroom.games.ice_and_fire.state import SUNDERING

BERSERKERS = "stark_house_umber_berserkers"


JAIME = joined("jaime_lannister_the_kingslayer_commander")
TYRION = joined("tyrion_lannister_halfman_commander")
ADDAM = joined("addam_marbrand_commander_of_the_city_watch_commander")
KEVAN = joined("kevan_lannister_protector_of_the_realm_commander")


@pytest.mark.rule("F14.4")
@pytest.mark.text("40101")
@pytest.mark.parametrize(("zone", "gained"), [("wealth", ["weakened"]), ("crown", [])])
def test_intrigue_and_subterfuge(zone: str, gained: list[str]) -> None:
    ncus = {"an1": ncu(RODRIK), **in_zones(zone, seat="b")}
    state = clash(b=GUARDSMEN, hand=[[], ["40101"]], at="turn", ncus=ncus)
    play(state, "activate_ncu an1")
    assert asked(state) == ("react_in_private", 1)
    play(state, "play 40101 1")
    if gained:
        play(state, "choose a1")
    assert conditions(state, "a1") == gained
    play(state, "claim combat")
    assert asked(state) == ("choose", 0)  # not for Martial Expertise, which is lost
    rolling(state, "choose a1", "strike b1", "stay", dice=MISSES)
    assert conditions(state, "b1") == []


@pytest.mark.rule("F16.10")
@pytest.mark.text("40102")
def test_a_lannister_pays_his_debts() -> None:
    doomed = unit("lannister_lannister_crossbowmen", 24, 29.6, 90, wounds=1)
    state = clash(GUARDSMEN, SWORDS, hand="40102", at="turn", a2=doomed, ncus=in_zones("crown"))
    play(state, "play 40102 1", "choose a1")
    assert attached(state) == [("40102", 0)]
    events = rolling(state, "activate a1", "strike b1", "stay", dice=(3, *(1,) * 5))
    assert told(events, "hit")[0]["hits"] == 0
    rolling(state, "activate b1", "strike a2", dice=(6, *MISSES))
    (row,) = state.table.lasting
    assert row.number == 1
    play(state, "activate a16", "hold")
    state.table.activated[0] = 0
    play(state, "activate b16", "hold", "activate a1")
    events = rolling(state, "strike b1", "stay", dice=(3, *(1,) * 5, 1, 4, 3, 1))
    assert told(events, "hit")[0]["hits"] == 1  # +1 to hit by the Crown
    assert told(events, "tested") == [{"unit": "b1", "total": 5, "passed": 0}]  # Vicious


@pytest.mark.text("40103")
def test_hear_me_roar() -> None:
    state = clash(GUARDSMEN, SWORDS, hand="40103", b_more={"wounds": 8})
    attack(state, dice=(6, 1, 1, 1, 1, 1, 1))
    assert asked(state) == ("react_in_private", 0)
    events = rolling(state, "play 40103 1", dice=(4, 3, 1))
    assert told(events, "tested") == [{"unit": "b1", "total": 5, "passed": 0}]
    assert wounds(state, "b1") == 8 - 1 - 2
    # A morale test that is no panic test: 1 wound.
    for die, left in ((1, 11), (6, 12)):
        bears = "stark_house_mormont_she_bears"
        state = at_distance(8, bears, hand=[[], ["40103"]], at="turn")
        play(state, "use order_war_cry a1", "choose_option panicked")
        assert asked(state) == ("react_in_private", 1)
        full = wounds(state, "a1")
        rolling(state, "play 40103 1", dice=(die, die))
        assert wounds(state, "a1") == full - 12 + left
        assert state.table.lasting == []


@pytest.mark.rule("FS87", "F15.11")
@pytest.mark.text("40104")
def test_bribery() -> None:
    state = clash(BERSERKERS, hand=[[], ["40104"]], at="turn", ncus={"bn1": ncu(SANSA)})
    play(state, "activate a16", "hold", "activate_ncu bn1", "claim wealth", "play 40104 1")
    play(state, "choose a1")
    assert asked(state) == ("activate", 0)  # the Wealth zone has no effect
    assert attached(state) == [("40104", 0)]
    events = rolling(state, "activate a1", "strike b1", "stay", dice=MISSES)
    assert len(told(events, "rolled")[0]["dice"]) == 7
    play(state, "pass")
    # A failed test at -1 does not end it, a passed one does.
    for die, left in ((2, [("40104", 0)]), (3, [])):
        other = state.copy()
        dice = (6, 1, 1, 1, 1, 1, 1, 3, die, 1)
        events = rolling(other, "activate b1", "strike a1", "stay", dice=dice)
        total = 3 + die - 1
        assert told(events, "tested")[0]["total"] == total
        assert attached(other) == left


@pytest.mark.rule("F15.6")
@pytest.mark.text("40104")
def test_bribery_ends_with_the_wealth_zone() -> None:
    ncus = {"an1": ncu(SANSA), "bn1": ncu(SANSA)}
    state = clash(BERSERKERS, hand=[[], ["40104"]], at="turn", ncus=ncus)
    play(state, "activate a16", "hold", "activate_ncu bn1", "claim combat", "play 40104 1")
    assert listed(state) == ["choose a1", "choose a16"]
    play(state, "choose a1")
    assert attached(state) == [("40104", 0)]
    play(state, "activate_ncu an1", "claim wealth", "choose a1")
    assert attached(state) == []


@pytest.mark.rule("F14.17", "F14.18")
@pytest.mark.text("40105")
@pytest.mark.parametrize(
    ("zones", "dice", "cancelled"),
    [
        ((), (3,), True),
        ((), (2,), False),
        (("crown",), (2,), True),
        (("wealth",), (1,), False),
        (("crown", "wealth"), (), True),
    ],
)
def test_counterplot(zones: tuple[str, ...], dice: tuple[int, ...], cancelled: bool) -> None:
    state = clash(b=GUARDSMEN, hand=[["40201"], ["40105"]], ncus=in_zones(*zones, seat="b"))
    play(state, "strike b1", "stay", "play 40201 1")
    assert asked(state) == ("react_in_private", 1)
    events = rolling(state, "play 40105 1", dice=(*dice, *(4,) * 7))
    assert len(told(events, "cancelled")) == cancelled
    assert bool(fight(state).keywords & SUNDERING) != cancelled


@pytest.mark.text("40106")
@pytest.mark.parametrize(("zone", "healed", "left"), [("crown", 4, 7), ("wealth", 3, 8)])
def test_fealty_to_the_crown(zone: str, healed: int, left: int) -> None:
    state = clash(GUARDSMEN, SWORDS, hand="40106", a_more={"wounds": 5}, ncus=in_zones(zone))
    attack(state, dice=(6, 1, 1, 1, 1, 1, 1, 1, 3))
    assert asked(state) == ("react_in_private", 0)
    play(state, "play 40106 1")
    assert (wounds(state, "a1"), wounds(state, "b1")) == (5 + healed, left)


@pytest.mark.rule("F1.25")
@pytest.mark.text("40107")
@pytest.mark.parametrize(("die", "passed"), [(4, 1), (3, 0)])
def test_subjugation_of_power(die: int, passed: int) -> None:
    state = clash(
        SWORDS,
        GUARDSMEN,
        hand=[["40201"], ["40107"]],
        at="turn",
        ncus=in_zones("crown", "wealth", seat="b"),
    )
    play(state, "activate a1")
    events = rolling(state, "play 40107 1", dice=(4, die, 1, *(1,) * 12))
    total = 4 + die - 2
    assert told(events, "tested") == [{"unit": "a1", "total": total, "passed": passed}]
    events = rolling(state, "strike b1", "stay", dice=(1,) * 7)
    assert (asked(state) == ("react_in_private", 0)) == bool(passed)
    if not passed:  # neither Winter's Bite nor cards of its own side
        assert fight(state).keywords == 0
