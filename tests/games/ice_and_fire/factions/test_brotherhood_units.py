"""The Brotherhood Without Banners: one test for each ability of units and attachments."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    SWORDS,
    asked,
    at_distance,
    clash,
    conditions,
    fight,
    listed,
    play,
    rolling,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import in_zones, tokens
from tests.games.ice_and_fire.factions.reaching import offered, reach, settle
from tests.games.ice_and_fire.helpers import refused

from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.queries import DEFENSE, MORALE, characters, total
from throneroom.games.ice_and_fire.state import (
    CRITICAL_BLOW,
    FIELD,
    GONE,
    PRECISION,
    SUNDERING,
    VICIOUS,
)

LEVY = "brotherhood_peasant_levy"
MEN_AT_ARMS = "brotherhood_men_at_arms"
ARCHERS = "brotherhood_brotherhood_archers"
KNIGHTS = "brotherhood_brotherhood_sworn_knights"
CROSSBOWMEN = "lannister_lannister_crossbowmen"
FRIEND = unit(LEVY, 17, 20, 90, wounds=5)


def joined(name: str, **more: Any) -> dict[str, Any]:
    return {"with": [f"brotherhood_{name}"], **more}


BERIC = "beric_dondarrion_azor_ahai"
THOROS = "thoros_of_myr_the_red_wizard_commander"


@pytest.mark.rule("F15.12", "F10.13")
@pytest.mark.text("brotherhood_armaments", "knightly_armaments")
@pytest.mark.parametrize(
    ("seat", "keywords", "hits"), [("a", CRITICAL_BLOW | SUNDERING, 8), ("b", CRITICAL_BLOW, 2)]
)
def test_armaments_while_there_is_no_king(seat: str, keywords: int, hits: int) -> None:
    ncus, weak = in_zones("crown", seat=seat), {"conditions": ["weakened"]}
    state = clash(MEN_AT_ARMS, CROSSBOWMEN, a_more=weak, ncus=ncus)
    rolling(state, "strike b1", "stay", dice=(3, 3, 3, 3, 3, 3, 6))
    assert asked(state) == ("reroll", 1)  # the token of a1 may be spent
    assert fight(state).keywords == keywords
    assert told(play(state, "keep"), "hit")[0]["hits"] == hits
    state = clash(KNIGHTS, CROSSBOWMEN, a_more=weak, ncus=ncus)
    rolling(state, "strike b1", "stay", dice=(1,) * 7)
    assert asked(state) == ("reroll", 0 if seat == "a" else 1)
    assert fight(state).keywords == SUNDERING


@pytest.mark.rule("F8.36")
@pytest.mark.text("order_deceitful_reposition")
def test_deceitful_reposition() -> None:
    use = "use order_deceitful_reposition b1"
    state = at_distance(7, SWORDS, ARCHERS, at="turn")
    play(state, use, "maneuver")
    assert asked(state) == ("move", 1)
    assert refused(state, "go 270 3.1 270")
    play(state, "go 270 3 270")
    assert asked(state) == ("activate", 0)
    state = at_distance(5, SWORDS, ARCHERS, at="turn")
    assert not offered(state, use)


@pytest.mark.rule("F7.4", "F10.13")
@pytest.mark.text("hidden_shot")
@pytest.mark.parametrize(("heading", "keywords"), [(270, 0), (0, PRECISION | VICIOUS)])
def test_hidden_shot(heading: int, keywords: int) -> None:
    wall: dict[str, Any] = {
        "terrain": [["palisade", 24, 15, 0]],
        "b1": unit(CROSSBOWMEN, 24, 23, heading),
    }
    state = at_distance(8, ARCHERS, CROSSBOWMEN, a_more={"conditions": ["weakened"]}, **wall)
    rolling(state, "shoot", "stay", "target b1", dice=(6, *(1,) * 6))
    assert (asked(state), fight(state).keywords) == (("reroll", 1), keywords)


@pytest.mark.rule("F3.15")
@pytest.mark.text("rally_the_smallfolk")
@pytest.mark.parametrize("left", [9, 12])
def test_rally_the_smallfolk(left: int) -> None:
    far = unit(LEVY, 40, 40, 90, wounds=5)
    state = clash(KNIGHTS, CROSSBOWMEN, b_more={"wounds": left}, a2=FRIEND, a3=far)
    reach(state, "strike b1", "stay", dice=(6, *(1,) * 6, 1, 6, 6))
    settle(state)
    assert (wounds(state, "a2"), wounds(state, "a3")) == (7 if left == 9 else 5, 5)


@pytest.mark.rule("F13.3")
@pytest.mark.text("hot_pies", "improved_defenses_bwb")
@pytest.mark.parametrize("zone", ["crown", "wealth"])
def test_hot_pies_and_the_bull(zone: str) -> None:
    hurt = joined("hot_pie_the_baker", wounds=5, conditions=["panicked", "weakened"])
    gendry = unit(LEVY, 17, 10, 90, **joined("gendry_the_bull"))
    state = at_distance(20, LEVY, a_more=hurt, at="turn", ncus=in_zones(zone), a2=gendry)
    play(state, "activate a1")
    assert listed(state) == ["choose_option panicked", "choose_option weakened"]
    play(state, "choose_option weakened")
    assert conditions(state, "a1") == ["panicked"]
    if zone == "crown":
        assert listed(state) == ["choose_option restore", "choose_option no"]  # it "may"
        play(state, "choose_option restore")
    assert wounds(state, "a1") == (6 if zone == "crown" else 5)
    assert total(state.table, DEFENSE, 1) == (1 if zone == "crown" else 0)


@pytest.mark.rule("F17.9")
@pytest.mark.text("berics_vassal")
def test_berics_vassal() -> None:
    state = clash(LEVY, a_more=joined("edric_dayne_loyal_squire"))
    assert characters(state.table, 0) == ("Edric Dayne", "Beric Dondarrion")


@pytest.mark.rule("F10.2")
@pytest.mark.text("relentless")
def test_relentless() -> None:
    thoros = joined("thoros_of_myr_faithful_believer")
    state = clash(CROSSBOWMEN, LEVY, b_more=thoros)
    reach(state, "strike b1", "stay", "use relentless b1", dice=(1,) * 5)
    assert listed(state) == ["strike a1", "hold"]
    # Two of them do not answer each other for ever.
    state = clash(LEVY, LEVY, a_more=thoros, b_more=thoros)
    reach(state, "strike b1", "stay", "use relentless b1", "strike a1", "stay", dice=(1,) * 12)
    assert not offered(state, "use relentless a1")


# Faith


@pytest.mark.rule("F36.4")
@pytest.mark.text("lightbringer")
def test_lightbringer_burns() -> None:
    state = clash(LEVY, CROSSBOWMEN, a_more=joined(BERIC))
    assert tokens(state) == [1]
    play(state, "strike b1", "stay")
    events = rolling(state, "use lightbringer a1", dice=(1,) * 8)
    assert [len(roll["dice"]) for roll in told(events, "rolled")] == [6 + 2]
    assert tokens(state) == [0]
    # Whoever passes a test has more of it, also when there was nothing to be afraid of (FR46).
    state = clash(CROSSBOWMEN, LEVY, b_more=joined(BERIC))
    reach(state, "strike b1", "stay", dice=(1,) * 5)
    assert tokens(state) == [2]


@pytest.mark.rule("F36.4", "F3.22")
@pytest.mark.text("lightbringer")
@pytest.mark.parametrize("die", [6, 1])
def test_lightbringer_before_the_end(die: int) -> None:
    last = joined(BERIC, wounds=1)
    state = clash(CROSSBOWMEN, LEVY, a_more={"wounds": 1}, b_more=last)
    # One hit destroys b1; the lowest dice of the levy are three.
    reach(
        state, "strike b1", "stay", "use lightbringer b1", "strike a1", "stay",
        dice=(6, 1, 1, 1, die, 1, 1, 1),
    )  # fmt: skip
    settle(state)
    saved = die == 6
    places = [state.table.place[UNITS.index[name]] for name in ("a1", "b1")]
    assert places == ([GONE, FIELD] if saved else [FIELD, GONE])
    assert wounds(state, "b1") == (1 if saved else 0)
    # Wounds of anything else are nothing to him.
    state = at_distance(10, CROSSBOWMEN, LEVY, b_more=last)
    reach(state, "shoot", "stay", "target b1", dice=(6, 1, 1, 1, 1, 1, 1))
    assert not offered(state, "use lightbringer b1")


@pytest.mark.rule("F36.4", "F10.13")
@pytest.mark.text("prayers_to_rhllor")
def test_prayers_to_rhllor() -> None:
    hurt = unit(LEVY, 17, 20, 90, wounds=5)
    marked = joined(THOROS, conditions=["weakened"])
    state = clash(LEVY, CROSSBOWMEN, a_more=marked, a2=hurt)
    assert total(state.table, MORALE, 0) == 2
    play(state, "strike b1", "stay")
    rolling(state, "use prayers_to_rhllor a1", dice=(6, 1, 1, 1, 1, 1))
    assert (fight(state).keywords, tokens(state)) == (SUNDERING | VICIOUS, [0])
    # The wounds of an enemy's panic heal a friend.
    state = clash(LEVY, CROSSBOWMEN, a_more=marked, a2=hurt)
    dice = (6, 1, 1, 1, 1, 1, 1, 1, 1)
    reach(state, "strike b1", "stay", "pass", "use prayers_to_rhllor a1", dice=dice, d3=3)
    play(state, "choose a2")
    assert (wounds(state, "a2"), tokens(state)) == (8, [0])


# Unending Vengeance


@pytest.mark.rule("F36.5")
@pytest.mark.parametrize(
    ("target", "parts", "hunted"),
    [
        ("lannister_lannister_crossbowmen", [], True),
        ("bolton_dreadfort_archers", [], True),
        ("stark_stark_bowmen", [], False),
        ("stark_stark_bowmen", ["neutral_bolton_flayer"], True),
    ],
)
def test_unending_vengeance(target: str, parts: list[str], hunted: bool) -> None:
    leader = unit(LEVY, 40, 10, 90, **joined("catelyn_stark_lady_stoneheart_commander"))
    ncus = {"an1": {"card": "brotherhood_catelyn_stark_the_hangwoman"}}
    ways: list[dict[str, Any]] = [{"a2": leader}, {"ncus": ncus}]
    for catelyn in ways:
        state = at_distance(8, LEVY, target, b_more={"with": parts}, **catelyn)
        rolling(state, listed(state, "charge")[0], dice=(5,))
        assert (asked(state)[0] == "reroll") == hunted
    state = at_distance(8, LEVY, target, b_more={"with": parts})
    rolling(state, listed(state, "charge")[0], dice=(5,))
    assert asked(state)[0] == "align"  # nobody bears a grudge
