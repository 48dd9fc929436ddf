"""Free Folk: one test for each tactics card but those of giants and animals."""

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
    strike,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import MISSES, SANSA, attached, in_zones
from tests.games.ice_and_fire.factions.reaching import reach, settle
from tests.games.ice_and_fire.helpers import at, refused

from throneroom.games.ice_and_fire.content import CARDS, TERRAIN
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.state import CRITICAL_BLOW, FIELD, SUNDERING

RAIDERS = "freefolk_free_folk_raiders"
HUNTERS = "freefolk_frozen_shore_hunters"
BESIDE = unit(RAIDERS, 32, 20, 90)  # within short range of b1 in a clash


def joined(card: str, **more: Any) -> dict[str, Any]:
    """A unit with an attachment of the Free Folk."""
    return {"with": [f"freefolk_{card}"], **more}


TORMUND = joined("tormund_giantsbane_thunderfist_commander")
STYR = joined("styr_magnar_of_thenn_commander")
HARMA = joined("harma_vanguard_commander_commander")


# The faction


@pytest.mark.rule("F36.6")
@pytest.mark.text("40301")
def test_regroup_and_reform() -> None:
    friend = unit(RAIDERS, 34, 10, 90, wounds=6)
    leader = joined("raid_leader")
    state = at_distance(20, RAIDERS, a_more=leader, a2=friend, hand="40301", at="turn")
    play(state, "play 40301 1", "choose a1", "choose_amount 4")
    assert listed(state) == ["choose_attachment freefolk_raid_leader", "decline"]
    events = play(state, "choose_attachment freefolk_raid_leader")
    assert (wounds(state, "a1"), wounds(state, "a2")) == (8, 10)
    assert told(events, "joined") == [{"unit": "a2", "card": "freefolk_raid_leader"}]
    assert state.table.parts[:2] == [(), (CARDS.index["freefolk_raid_leader"],)]


@pytest.mark.rule("F37.10")
@pytest.mark.text("40302")
def test_coordination_tactics() -> None:
    hunters = unit(HUNTERS, 34, 10, 90)  # they have Order: Mark Target
    state = at_distance(8, RAIDERS, SWORDS, a2=hunters, hand="40302", at="turn")
    play(state, "play 40302 1", "choose a1")
    assert listed(state) == ["choose_order order_mark_target", "decline"]
    play(state, "choose_order order_mark_target")
    assert conditions(state, "b1") == ["vulnerable"]
    assert state.table.muster.shares == ((0, 1), (1, 0))
    play(state, "activate a16", "hold")
    assert state.table.muster.shares == ()
    # A passive ability is shared as well: both are Disorganized now, or have Iron Resolve.
    chieftain = unit(HUNTERS, 34, 10, 90, **joined("walrus_clan_chieftain"))
    ncus = {"bn1": ncu(SANSA)}
    state = at_distance(
        8, RAIDERS, SWORDS, a2=chieftain, hand="40302", at="turn", active="1", ncus=ncus
    )
    while "play 40302 1" not in listed(state):
        play(state, "pass")
    play(state, "play 40302 1", "choose a1")
    while asked(state)[0] != "activate":
        play(state, next(text for text in listed(state) if text in ("decline", "pass")))
    play(state, "activate_ncu bn1", "claim crown")
    events = rolling(state, "choose a1", dice=(3, 4, 1))
    assert told(events, "tested") == [{"unit": "a1", "total": 7, "passed": 1}]  # -1 and +1


@pytest.mark.text("40303")
def test_theres_too_many() -> None:
    state = clash(RAIDERS, SWORDS, a2=BESIDE, hand="40303")
    strike(state, dice=(4, 1, 1, 1, 1, 1, 1))
    events = rolling(state, "play 40303 1", dice=(4, 3, 1))
    assert told(events, "tested") == [{"unit": "b1", "total": 5, "passed": 0}]  # two units near


@pytest.mark.text("40304")
def test_diversion_tactics() -> None:
    state = clash(SWORDS, RAIDERS, b2=unit(RAIDERS, 34, 26, 270), hand=[[], ["40304"]])
    strike(state, dice=MISSES)
    play(state, "play 40304 1")
    assert listed(state) == ["hold", "maneuver"]
    assert state.table.flow.args[0] == UNITS.index["b2"]


@pytest.mark.text("40305")
def test_overwhelming_assault() -> None:
    flank = unit(RAIDERS, 29.15, 24.8, 180)
    state = clash(RAIDERS, SWORDS, a2=flank, hand="40305", b_more={"conditions": ["vulnerable"]})
    play(state, "strike b1", "stay", "play 40305 1")
    assert listed(state) == [f"choose_option {x}" for x in ("reroll", "critical_blow", "sundering")]
    play(state, "choose_option critical_blow")
    rolling(state, "choose_option sundering", dice=(6,) * 24)
    assert fight(state).keywords == CRITICAL_BLOW | SUNDERING


@pytest.mark.text("40306")
def test_surrounded_and_exposed() -> None:
    state = clash(RAIDERS, SWORDS, a2=BESIDE, a3=unit(RAIDERS, 16, 20, 90), hand="40306", at="turn")
    play(state, "play 40306 1", "choose_option panicked", "choose_option weakened")
    assert conditions(state, "b1") == ["panicked", "weakened"]
    state = clash(RAIDERS, SWORDS, hand="40306", at="turn")
    assert asked(state)[0] == "activate"


@pytest.mark.rule("F37.2")
@pytest.mark.text("40307")
def test_the_endless_horde() -> None:
    state = at_distance(20, RAIDERS, hand="40307", at="turn")
    play(state, "play 40307 1", "choose a1")
    assert attached(state) == [("40307", 0)]
    lasts = state.view(None)["lasting"]
    state = clash(RAIDERS, a_more={"wounds": 1}, lasting=lasts, at="declare b1", active="1")
    rolling(state, "strike a1", "stay", dice=(6, 6, 1, 1, 1, 1, 1, 1))
    assert asked(state) == ("bring_in", 0)
    play(state, "deploy a2 36 8 90")
    assert state.table.card[1] == CARDS.index[RAIDERS]
    assert state.table.parts[1] == (CARDS.index["freefolk_raid_leader"],)
    assert (state.table.place[0] == FIELD, wounds(state, "a2")) == (False, 12)


# Tormund Giantsbane


@pytest.mark.text("40308")
def test_rush_of_aggression() -> None:
    for more, after in ((TORMUND, []), ({}, ["vulnerable"])):
        state = at_distance(8, RAIDERS, SWORDS, hand="40308", a_more=more)
        play(state, "charge b1 front 90", "play 40308 1")
        events = rolling(state, "align full", dice=(6, 1, 1, 1, 1, 1))
        events += rolling(state, "keep", dice=(6, 6))
        assert told(events, "hit")[0]["hits"] == 2
        assert conditions(state, "a1") == after


@pytest.mark.text("40309")
def test_counter_assault() -> None:
    tormund = unit(RAIDERS, 36, 20, 180, **TORMUND)
    state = clash(SWORDS, RAIDERS, b2=tormund, hand=[[], ["40309"]])
    strike(state, dice=MISSES)
    play(state, "play 40309 1")
    assert all(text.startswith(("charge a1", "hold")) for text in listed(state))
    rolling(state, listed(state, "charge")[0], dice=(1,))
    assert asked(state) == ("reroll", 1)


@pytest.mark.text("40310")
def test_devastating_impact() -> None:
    state = at_distance(5, RAIDERS, SWORDS, hand="40310", a_more=TORMUND)
    rolling(state, "charge b1 front 90", dice=(1,))
    play(state, "play 40310 1")
    rolling(state, "reroll effect 1", dice=(6,))
    play(state, "align full")
    assert conditions(state, "b1") == ["panicked", "vulnerable"]


@pytest.mark.text("40310")
def test_devastating_impact_ends_with_the_charge() -> None:
    """When the unit surges forth nothing of it is left."""
    state = at_distance(3, RAIDERS, SWORDS, hand="40310", b_more={"wounds": 1})
    reach(state, "charge b1 front 90", "play 40310 1", "align full", dice=(3, *(6, 1) * 20))
    settle(state)
    assert (wounds(state, "b1"), "maneuver" in listed(state)) == (0, True)
    assert state.table.lasting == []


# Mance Rayder


@pytest.mark.text("40311")
def test_wildling_diplomacy() -> None:
    state = at_distance(
        20, RAIDERS, SWORDS, hand="40311", ncus={"bn1": ncu(SANSA)}, at="turn", active="1"
    )
    play(state, "activate_ncu bn1", "play 40311 1", "claim wealth", "choose b1")
    rolling(state, "choose b1", "choose_option weakened", "choose b1", dice=(2,))
    assert (conditions(state, "b1"), wounds(state, "b1")) == (["weakened"], 9)


@pytest.mark.text("40312")
def test_predictable_maneuvers() -> None:
    ncus = {"bn1": ncu(SANSA)}
    state = at_distance(20, RAIDERS, SWORDS, hand="40312", ncus=ncus, at="turn", active="1")
    play(state, "play 40312 1", "choose b1", "activate b1", "maneuver", "choose a1")
    assert listed(state) == ["hold", "maneuver"]
    play(state, "hold")
    assert asked(state)[0] == "go" or "go" in listed(state)[0]


@pytest.mark.text("40313")
def test_the_long_plan() -> None:
    more: dict[str, Any] = {"hand": "40313", "deck": "40301 40302", "at": "turn"}
    state = at_distance(20, RAIDERS, **more, ncus=in_zones("tactics", seat="b"))
    play(state, "activate a1", "hold")
    assert listed(state) == ["play 40313 1", "play 40313 3", "pass"]
    play(state, "play 40313 1", "choose_card 40301")
    assert hand(state) == ["40301"]
    state = at_distance(20, RAIDERS, **more)
    play(state, "activate a1", "hold", "play 40313 3")
    assert hand(state) == ["40302"]
    done = {"activated": True}
    state = at_distance(20, RAIDERS, **{**more, "at": "turn"}, a_more=done, b_more=done)
    for text in ("activate a16", "hold", "pass", "activate b16", "hold", "pass"):
        play(state, text)
    assert listed(state) == ["play 40313 2", "pass"]
    play(state, "play 40313 2", "choose_card 40302")
    assert "40302" in hand(state)


# Rattleshirt


@pytest.mark.text("40314", "40315", "40316")
@pytest.mark.parametrize("number", ["40314", "40315", "40316"])
def test_trophies(number: str) -> None:
    state = clash(RAIDERS, SWORDS, hand=number, b_more={"wounds": 9})
    strike(state, dice=(4, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    play(state, f"play {number} 1")
    assert attached(state) == [(number, 0)]
    assert conditions(state, "b1") == (["panicked"] if number == "40314" else [])
    lasts = state.view(None)["lasting"]
    if number == "40314":
        state = clash(RAIDERS, SWORDS, lasting=lasts, at="declare b1", active="1")
        play(state, "strike a1")
        assert conditions(state, "b1") == ["panicked"]
    elif number == "40315":
        state = clash(RAIDERS, SWORDS, lasting=lasts)
        events = strike(state, dice=(3, 1, 1, 1, 1, 1, 6))
        assert told(events, "hit")[0]["hits"] == 1
    else:
        state = clash(RAIDERS, SWORDS, lasting=lasts, at="declare b1", active="1")
        rolling(state, "strike a1", "stay", dice=(4, 1, 1, 1, 1, 1, 1, 4))
        assert wounds(state, "a1") == 12  # 5+ becomes 4+
    # No rank, no trophy.
    state = clash(RAIDERS, SWORDS, hand=number)
    strike(state, dice=MISSES)
    assert asked(state) == ("activate", 1)


# Harma


@pytest.mark.text("40317")
def test_hit_and_run() -> None:
    state = clash(RAIDERS, SWORDS, hand="40317", a_more=HARMA)
    strike(state, dice=MISSES)
    rolling(state, "play 40317 1", "retreat", dice=(6,))
    play(state, "withdraw back 8 90")
    assert conditions(state, "b1") == ["weakened"]


@pytest.mark.rule("F9.17")
@pytest.mark.text("40318")
def test_feinting_maneuver() -> None:
    state = at_distance(5, RAIDERS, SWORDS, hand="40318")
    rolling(state, "charge b1 front 90", dice=(6,))
    play(state, "align full", "play 40318 1")
    assert listed(state) == ["choose_option left_flank", "choose_option right_flank"]
    play(state, "choose_option left_flank")
    assert asked(state) == ("align", 0)
    rolling(state, "align full", dice=MISSES)
    assert fight(state).zone != 0
    assert state.table.h[0] % 180_000 == 0  # it stands across


@pytest.mark.text("40319")
def test_swift_reposition() -> None:
    state = at_distance(20, RAIDERS, a_more=HARMA, hand="40319", at="turn")
    play(state, "play 40319 1", "choose a1", "maneuver")
    assert refused(state, "go 90 3.5 90") == "F8.4"
    state = at_distance(20, RAIDERS, hand="40319", at="turn")
    play(state, "play 40319 1", "choose a1", "shift left 2")
    assert at(state, "a1") == (22, 10, 90)


# The Weeper


@pytest.mark.rule("F13.9")
@pytest.mark.text("40320")
def test_cruel_methods() -> None:
    state = clash(
        RAIDERS,
        SWORDS,
        hand="40320",
        at="turn",
        a_more={"wounds": 5},
        b_more={"conditions": ["panicked"]},
    )
    play(state, "play 40320 1", "choose_option restore", "choose_option weakened")
    assert conditions(state, "b1") == ["weakened"]
    assert wounds(state, "a1") == 7
    state = clash(RAIDERS, SWORDS, hand="40320", at="turn")
    assert asked(state)[0] == "activate"


@pytest.mark.text("40321")
def test_price_of_failure() -> None:
    state = clash(RAIDERS, SWORDS, hand="40321")
    events = strike(state, "play 40321 1", dice=(1,) * 6 + (6,) * 6)
    assert told(events, "hit")[0]["hits"] == 6
    assert conditions(state, "a1") == ["panicked", "vulnerable"]


@pytest.mark.rule("F36.1")
@pytest.mark.text("40322")
def test_remorseless_examples() -> None:
    other = unit(SWORDS, 34, 26, 270)
    state = clash(RAIDERS, SWORDS, hand="40322", b2=other, b_more={"wounds": 9})
    strike(state, dice=(4, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    play(state, "play 40322 1")
    assert conditions(state, "b2") == ["panicked"]
    state = clash(RAIDERS, SWORDS, hand="40322", b_more={"wounds": 1})
    strike(state, dice=(4, 1, 1, 1, 1, 1, 1))
    play(state, "play 40322 1")
    assert asked(state) == ("new_piece", 0)
    play(state, listed(state)[0])
    assert state.table.terrain[0][0] == TERRAIN.index["grim_pile"]


# Styr


@pytest.mark.rule("F3.23")
@pytest.mark.text("40323")
def test_bitter_demise() -> None:
    state = clash(SWORDS, RAIDERS, hand=[[], ["40323"]], b_more={"wounds": 1, **STYR})
    strike(state, dice=(4, 4, 1, 1, 1, 1, 1, 1, 1))
    play(state, "play 40323 1")
    events = rolling(state, "strike a1", "stay", dice=MISSES)
    assert len(told(events, "rolled")[0]["dice"]) == 6
    assert asked(state) == ("reroll", 1)


@pytest.mark.text("40324")
def test_thenn_defiance() -> None:
    state = clash(SWORDS, RAIDERS, hand=[[], ["40324"]], b_more={"wounds": 9, **STYR})
    strike(state, dice=(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1))
    events = play(state, "play 40324 1")
    assert told(events, "tested")[0]["passed"] == 1
    assert wounds(state, "a1") == 12 - 2  # one rank of Styr's is gone
    state = clash(SWORDS, RAIDERS, hand=[[], ["40324"]])
    strike(state, dice=(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1))
    play(state, "play 40324 1")
    assert asked(state) == ("reroll", 1)


@pytest.mark.text("40325")
def test_styrs_vengeance() -> None:
    state = clash(RAIDERS, SWORDS, hand="40325", at="turn", a2=unit(RAIDERS, 40, 10, 90))
    play(state, "play 40325 1", "choose a2")
    lasts = state.view(None)["lasting"]
    weak = {"wounds": 1}
    state = clash(
        RAIDERS,
        SWORDS,
        a2=unit(RAIDERS, 40, 10, 90),
        a_more=weak,
        lasting=lasts,
        at="declare b1",
        active="1",
    )
    rolling(state, "strike a1", "stay", dice=(4, 4, 4, 1, 1, 1, 1, 1, 1, 1))
    lasts = state.view(None)["lasting"]
    a2 = unit(RAIDERS, 24, 20, 90)
    state = clash(a1=unit(RAIDERS, 40, 10, 90), a2=a2, b=SWORDS, lasting=lasts, at="declare a2")
    rolling(state, "strike b1", "stay", dice=MISSES)
    assert conditions(state, "b1") == ["vulnerable"]
