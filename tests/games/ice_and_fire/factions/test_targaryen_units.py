"""House Targaryen: one test for each text of units and attachments."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
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
from tests.games.ice_and_fire.factions.lannisters import SANSA, tokens
from tests.games.ice_and_fire.factions.reaching import next_round, reach, settle
from tests.games.ice_and_fire.factions.targaryens import (
    BEASTS,
    BLOODRIDERS,
    CROSSBOWMEN,
    DROGON,
    FREEDMEN,
    HRAKKARS,
    JORAH,
    MARSELEN,
    MOTHER,
    OUTRIDERS,
    PIKEMEN,
    PIT_FIGHTERS,
    QUEEN,
    RHAEGAL,
    SCREAMERS,
    SWORDMASTERS,
    VISERION,
    joined,
)
from tests.games.ice_and_fire.helpers import at, points, refused

from throneroom.games.ice_and_fire.content import CARDS
from throneroom.games.ice_and_fire.queries import HAND, REFILL, seat_answers
from throneroom.games.ice_and_fire.state import PRECISION, SUNDERING, VICIOUS

SHORT_DICE = (1,) * 12


@pytest.mark.text("screamers_arakh", "bloodriders_arakh", "claw_blade", "fighters_armaments")
@pytest.mark.parametrize(
    ("card", "keywords"),
    [
        (SCREAMERS, SUNDERING),
        (BLOODRIDERS, SUNDERING | VICIOUS),
        (HRAKKARS, VICIOUS),
        (PIT_FIGHTERS, PRECISION),
    ],
)
def test_weapons(card: str, keywords: int) -> None:
    state = clash(card, CROSSBOWMEN, b_more={"conditions": ["vulnerable"]})
    reach(state, "strike b1", "stay", dice=(3,) * 7 + (1,) * 7)
    settle_to_defense(state)
    assert fight(state).keywords == keywords


def settle_to_defense(state: Any) -> None:
    """Pass by windows until the Vulnerable token could be spent."""
    for _ in range(10):
        if asked(state)[0] == "reroll":
            break
        play(state, "pass")


@pytest.mark.rule("F13.7")
@pytest.mark.text("unsullied_prowess")
def test_unsullied_prowess() -> None:
    weak = {"conditions": ["weakened"]}
    state = clash(SWORDMASTERS, CROSSBOWMEN, a_more=weak)
    rolling(state, "strike b1", "stay", dice=(1,) * 8)
    assert asked(state) == ("reroll", 0)
    assert fight(state).keywords == PRECISION
    play(state, "keep")
    assert not fight_goes_on(state)  # the token could not be spent
    assert conditions(state, "a1") == ["weakened"]
    # Nor does it protect the unit when it is attacked.
    state = clash(CROSSBOWMEN, SWORDMASTERS, a_more=weak)
    rolling(state, "strike b1", "stay", dice=(6,) * 6)
    assert asked(state) == ("reroll", 1)


def fight_goes_on(state: Any) -> bool:
    return bool(state.table.fights)


@pytest.mark.rule("F1.17", "F14.3")
@pytest.mark.text("outriders_bow")
def test_outriders_bow() -> None:
    state = at_distance(10, OUTRIDERS, CROSSBOWMEN, at="turn")
    play(state, "activate a1", "pass")
    play(state, "shoot", "stay")
    events = rolling(state, "target b1", dice=(3, 3, 6, 2, 2, 2, 2, 1, 1, 6, 6))
    assert told(events, "hit")[0]["hits"] == 3
    assert wounds(state, "b1") == 12 - 3  # the 6 is not blocked by anything
    # After the maneuver of riders it is short, and worse.
    state = at_distance(10, OUTRIDERS, CROSSBOWMEN, at="turn")
    play(state, "activate a1", "use cavalry a1", "maneuver", "go 90 1 90")
    assert "shoot" not in listed(state)
    state = at_distance(6, OUTRIDERS, CROSSBOWMEN, at="turn")
    play(state, "activate a1", "use cavalry a1", "maneuver", "go 90 1 90", "shoot", "stay")
    events = rolling(state, "target b1", dice=(3, 3, 6, 2, 2, 2, 2, 6))
    assert told(events, "hit")[0]["hits"] == 1
    assert wounds(state, "b1") == 12
    # By a zone it has not ridden, and in another turn neither.
    play(state, "activate b16", "hold")
    assert state.table.lasting == []


@pytest.mark.rule("F16.14")
@pytest.mark.text("westerosi_rider")
def test_westerosi_rider() -> None:
    state = at_distance(20, JORAH, at="turn")
    assert [seat_answers(state.table, query, 0) for query in (HAND, REFILL)] == [[1], [1]]
    reach(state, "activate a1", "use westerosi_rider a1")
    assert listed(state) == ["hold", "maneuver"]
    state = clash(JORAH, CROSSBOWMEN, at="turn")
    reach(state, "activate a1", "use westerosi_rider a1")
    assert listed(state) == ["retreat", "hold"]


@pytest.mark.rule("F13.10")
@pytest.mark.text("drogos_bloodriders", "bloodrider")
def test_bloodriders() -> None:
    ncus = {"bn1": ncu(SANSA)}
    for card, more in ((BLOODRIDERS, {}), (SCREAMERS, joined("haggo_bloodrider"))):
        state = at_distance(20, card, a_more=more, at="turn", ncus=ncus)
        play(state, "activate a16", "hold", "activate_ncu bn1", "claim tactics")
        play(state, "afflict a1 weakened")
        assert conditions(state, "a1") == []
    state = at_distance(20, BLOODRIDERS, at="turn")
    play(state, "activate a1", "use drogos_bloodriders a1")
    assert listed(state) == ["hold", "maneuver"]


@pytest.mark.text("hrakkars_tamers")
def test_hrakkars_and_tamers() -> None:
    state = at_distance(20, HRAKKARS, at="turn")
    play(state, "activate a1", "use hrakkars_tamers a1")
    assert listed(state) == ["hold", "maneuver"]
    assert wounds(state, "a1") == 6


@pytest.mark.rule("F11.4")
@pytest.mark.text("combat_mastery_resolve")
@pytest.mark.parametrize(("zone", "left"), [("crown", 6), ("combat", 5)])
def test_combat_mastery_resolve(zone: str, left: int) -> None:
    ncus = {"an1": ncu(SANSA, zone, activated=True)}
    state = clash(CROSSBOWMEN, SWORDMASTERS, b_more={"wounds": 5}, ncus=ncus)
    reach(state, "strike b1", "stay", dice=SHORT_DICE)  # no wounds: the test is passed
    settle(state)
    assert wounds(state, "b1") == left


@pytest.mark.rule("F10.11")
@pytest.mark.text("combat_mastery_defense")
@pytest.mark.parametrize(("zone", "hits"), [("crown", 1), ("combat", 2)])
def test_combat_mastery_defense(zone: str, hits: int) -> None:
    ncus = {"an1": ncu(SANSA, zone, activated=True)}
    state = clash(CROSSBOWMEN, PIKEMEN, ncus=ncus)
    events = reach(state, "strike b1", "stay", dice=(5, 6, 1, 1, 1, 1, 6, 6))
    events += settle(state)
    assert told(events, "hit")[0]["hits"] == hits


# Dragons


@pytest.mark.rule("F38.1", "F38.2")
@pytest.mark.text("juvenile_dragon")
def test_dragons_fly() -> None:
    behind = at_distance(1, DROGON, CROSSBOWMEN, at="turn")
    play(behind, "activate a1", "use juvenile_dragon a1", "maneuver")
    assert refused(behind, "go 90 3 90") == "F8.10"  # not onto the enemy
    play(behind, "go 180 6 180", "march")
    assert at(behind, "a1") == (18.0, 10.0, 180.0)
    # Over the enemy, and an inch behind it.
    state = at_distance(1, DROGON, CROSSBOWMEN)
    play(state, "march")
    assert refused(state, "go 90 6 90") in ("F8.10", "F8.11")
    play(state, "go 90 10 90")
    assert at(state, "a1") == (24.0, 20.0, 90.0)
    assert at(state, "b1")[1] < 15
    # Others do not.
    state = at_distance(1, HRAKKARS, CROSSBOWMEN)
    play(state, "march")
    assert refused(state, "go 90 12 90") == "F8.8"
    # Nor do dragons charge or retreat over anything.
    between = unit(CROSSBOWMEN, 24, 14, 270)
    state = at_distance(8, DROGON, CROSSBOWMEN, b2=between)
    assert not [text for text in listed(state, "charge") if text.startswith("charge b1 ")]


@pytest.mark.rule("F38.2", "F18.10")
@pytest.mark.text("juvenile_dragon")
def test_dragons_are_not_hurt_by_what_they_fly_over() -> None:
    for kind in ("stakes", "corpse_pile", "forest"):
        state = at_distance(20, DROGON, terrain=[[kind, 24, 15, 0]])
        play(state, "march")
        reach(state, "go 90 12 90", dice=(1,))
        assert wounds(state, "a1") == 8
        assert at(state, "a1") == (24.0, 22.0, 90.0)
    state = at_distance(20, DROGON, terrain=[["stakes", 24, 15, 0]])
    play(state, "march")
    reach(state, "go 90 5 90", dice=(6,), d3=2)
    assert wounds(state, "a1") == 8 - 3  # it has come down on them


@pytest.mark.rule("F38.3")
@pytest.mark.text("black_fire", "golden_fire", "jade_fire")
@pytest.mark.parametrize(
    ("card", "token"), [(DROGON, "panicked"), (VISERION, "vulnerable"), (RHAEGAL, "weakened")]
)
def test_fire(card: str, token: str) -> None:
    beside = unit(CROSSBOWMEN, 31, 23, 270)
    state = clash(card, CROSSBOWMEN, b2=beside)
    events = reach(state, "strike b1", "stay", "choose b2", dice=(2, 1, 6, 6), d3=2)
    events += settle(state)
    assert told(events, "hit")[0]["hits"] == 1
    assert "defense" not in [roll["roll"] for roll in told(events, "rolled")]
    assert wounds(state, "b1") == 12 - 2 - 3
    assert conditions(state, "b2") == [token]
    # Without a hit there is no fire.
    state = clash(card, CROSSBOWMEN)
    reach(state, "strike b1", "stay", dice=(1, 1))
    settle(state)
    assert wounds(state, "b1") == 12


@pytest.mark.rule("F38.4", "F20.1")
@pytest.mark.text("untrained_masses")
def test_untrained_masses() -> None:
    for x, stays in ((8, True), (30, False)):
        far = unit(FREEDMEN, x, 3, 90)
        state = at_distance(20, FREEDMEN, at="turn", a_more={"at": [x + 3, 3, 90]}, a2=far)
        next_round(state)
        assert ("a2" in state.view(None)["units"]) == stays
        assert points(state) == [0, 0]
    state = clash(CROSSBOWMEN, FREEDMEN, b_more={"wounds": 1})
    reach(state, "strike b1", "stay", dice=(6,) * 6 + (1,) * 6)
    settle(state)
    assert "b1" not in state.view(None)["units"]
    assert points(state) == [0, 0]


@pytest.mark.rule("F14.8")
@pytest.mark.text("order_pit_fighter_rage")
def test_pit_fighter_rage() -> None:
    state = clash(PIT_FIGHTERS, CROSSBOWMEN)
    play(state, "strike b1", "stay", "use order_pit_fighter_rage a1")
    assert conditions(state, "b1") == ["panicked", "vulnerable", "weakened"]
    reach(state, "keep", dice=SHORT_DICE)
    settle(state)
    assert wounds(state, "a1") == 10


# Attachments


@pytest.mark.rule("F4.8")
@pytest.mark.text("whatever_may_come")
def test_whatever_may_come() -> None:
    jorah = joined("jorah_mormont_penitent_betrayer")
    state = clash(CROSSBOWMEN, PIKEMEN, b_more=jorah)
    play(state, "strike b1", "stay")
    reach(state, "use whatever_may_come b1", dice=SHORT_DICE)
    settle(state)
    assert (wounds(state, "b1"), conditions(state, "a1")) == (11, ["vulnerable", "weakened"])
    assert state.table.parts[16] == ()


@pytest.mark.rule("F16.11")
@pytest.mark.text("mother_of_dragons")
def test_mother_of_dragons() -> None:
    state = at_distance(
        20, PIKEMEN, a_more=MOTHER, at="turn", deck="40701 40728 40702", discard="40730"
    )
    use = "use mother_of_dragons a1"
    play(state, use)
    assert listed(state) == ["choose_card 40728", "choose_card 40730"]
    play(state, "choose_card 40730")
    assert hand(state) == ["40730"]
    assert use not in listed(state)


@pytest.mark.rule("F15.11")
@pytest.mark.text("the_rightful_queen")
def test_the_rightful_queen() -> None:
    ncus = {"an1": ncu(SANSA)}
    state = at_distance(20, PIKEMEN, a_more=QUEEN, at="turn", ncus=ncus, deck="40701 40732 40733")
    play(state, "activate_ncu an1", "claim crown", "use the_rightful_queen a1")
    play(state, "choose_card 40733")
    assert hand(state) == ["40733"]
    assert asked(state) == ("activate", 1)  # nobody is panicked


@pytest.mark.rule("F1.22")
@pytest.mark.text("maegis_healing")
def test_maegis_healing() -> None:
    maegi = joined("mirri_maz_duur_resentful_healer", wounds=9, conditions=["weakened"])

    def activated(d3: int) -> Any:
        state = at_distance(20, BEASTS, a_more=maegi, at="turn")
        reach(state, "activate a1", dice=(1,), d3=d3)
        return state

    state = activated(3)
    assert (wounds(state, "a1"), asked(state)[0]) == (8, "declare")
    state = activated(1)
    assert listed(state) == ["choose_option restore", "choose_option token_leaves"]
    play(state, "choose_option token_leaves")
    assert (conditions(state, "a1"), wounds(state, "a1"), asked(state)[0]) == ([], 9, "declare")
    state = activated(2)
    play(state, "choose_option restore", "choose_option restore")
    assert (conditions(state, "a1"), wounds(state, "a1")) == (["weakened"], 11)


@pytest.mark.rule("F14.1")
@pytest.mark.text("unfaltering_conviction")
def test_unfaltering_conviction() -> None:
    weak = {"wounds": 1}
    more = {f"b{n}": unit(FREEDMEN, 4 + 5 * n, 40, 270) for n in (2, 3)}
    more["b4"] = unit(PIKEMEN, 40, 30, 270, **MARSELEN)
    state = clash(CROSSBOWMEN, FREEDMEN, b_more=weak, **more)
    reach(state, "strike b1", "stay", dice=(6,) * 6 + (1,) * 6)
    settle(state)
    assert tokens(state) == [1]
    marselen = CARDS.index["targaryen_marselen_mothers_men_commander_commander"]
    for number, hits, defense in ((1, 1, 0), (2, 2, 0), (3, 2, 1)):
        counted: dict[str, Any] = {"counters": [["a1", CARDS.ids[marselen], number]]}
        state = clash(PIKEMEN, CROSSBOWMEN, a_more=MARSELEN, **counted)
        events = reach(state, "strike b1", "stay", dice=(3, 2, 1, 1, 1, 1, 1, 6, 6))
        events += settle(state)
        assert told(events, "hit")[0]["hits"] == hits
        counted = {"counters": [["b1", CARDS.ids[marselen], number]]}
        state = clash(CROSSBOWMEN, PIKEMEN, b_more=MARSELEN, **counted)
        events = reach(state, "strike b1", "stay", dice=(6, 1, 1, 1, 1, 3, 6, 6))
        events += settle(state)
        assert len(told(events, "wounded")) == 1 - defense
