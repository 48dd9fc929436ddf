"""House Bolton: one test for each ability that the Neutrals do not have as well."""

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
from tests.games.ice_and_fire.factions.lannisters import MISSES
from tests.games.ice_and_fire.factions.reaching import reach, settle
from tests.games.ice_and_fire.helpers import refused

from throneroom.games.ice_and_fire.queries import characters
from throneroom.games.ice_and_fire.state import PRECISION

ARCHERS = "bolton_dreadfort_archers"
SPEARMEN = "bolton_dreadfort_spearmen"
CUTTHROATS = "bolton_cutthroats"
CROSSBOWMEN = "lannister_lannister_crossbowmen"
BESIDE = unit(CROSSBOWMEN, 31, 25, 270)  # within short range of a1
FAR = unit(CROSSBOWMEN, 24, 40, 270)
BEN_BONES = {"with": ["bolton_ben_bones_kennelmaster"]}
SOUR_ALYN = {"with": ["bolton_sour_alyn_bastards_boy"]}
WALTON = {"with": ["bolton_steelshanks_walton_captain_of_the_guard_commander"]}


@pytest.mark.rule("F7.4", "F7.5")
@pytest.mark.text("ruthless_volley")
def test_ruthless_volley_sees_over_all() -> None:
    hidden: dict[str, Any] = {
        "a2": unit(SWORDS, 24, 15, 90),
        "terrain": [["palisade", 24, 18.5, 0]],
    }
    state = at_distance(10, ARCHERS, CROSSBOWMEN, **hidden)
    # No Precision: the six is defended against.
    events = reach(state, "shoot", "stay", "target b1", dice=(6, *(1,) * 6, 6))
    assert told(events, "attacked") == [{"unit": "a1", "target_unit": "b1"}]
    assert wounds(state, "b1") == 12
    state = at_distance(10, CROSSBOWMEN, CROSSBOWMEN, **hidden)
    play(state, "shoot")
    assert refused(state, "stay") == "F8.30"  # nobody to be seen from there


@pytest.mark.rule("F10.14")
@pytest.mark.text("ruthless_volley")
def test_ruthless_volley_at_engaged_enemies() -> None:
    fought = unit(SWORDS, 29.15, 22.8, 180)
    state = at_distance(8, ARCHERS, CROSSBOWMEN, a2=fought)
    rolling(state, "shoot", "stay", "target b1", dice=(6, *(1,) * 6, 6, 6, 1))
    assert fight(state).keywords == PRECISION
    assert asked(state) == ("reroll", 0)
    play(state, "keep")
    assert wounds(state, "b1") == 11  # the six is not defended against
    state = clash(ARCHERS, CROSSBOWMEN)
    rolling(state, "strike b1", "stay", dice=MISSES)
    assert asked(state)[0] == "activate"  # not with swords


@pytest.mark.rule("F13.2")
@pytest.mark.text("impaling_spear")
@pytest.mark.parametrize("left", [9, 10])
def test_impaling_spear(left: int) -> None:
    fear = [["panicked", "weakened"], ["panicked"], []] if left == 9 else [["panicked"], [], []]
    marked = {"wounds": left, "conditions": ["panicked"]}
    state = clash(SPEARMEN, CROSSBOWMEN, b_more=marked, b2=BESIDE, b3=FAR)
    # One hit, one wound; the test is passed.
    reach(state, "strike b1", "stay", dice=(6, *(1,) * 6, 1, 6, 6))
    settle(state)
    assert wounds(state, "b1") == left - 1
    assert [conditions(state, name) for name in ("b1", "b2", "b3")] == fear


@pytest.mark.rule("F9.13")
@pytest.mark.text("sic_em")
def test_sic_em() -> None:
    state = at_distance(8, CUTTHROATS, CROSSBOWMEN, a_more=BEN_BONES)
    charge = listed(state, "charge")[0]
    rolling(state, charge, dice=(2, 6))
    assert asked(state) == ("reroll", 0)
    play(state, "reroll effect 1")
    assert told(play(state, "align full"), "afflicted")[0] == {
        "unit": "b1",
        "condition": "panicked",
    }


@pytest.mark.rule("F10.13")
@pytest.mark.text("brutal_sadism")
def test_brutal_sadism() -> None:
    state = clash(ARCHERS, CROSSBOWMEN, a_more=SOUR_ALYN)
    play(state, "strike b1", "stay")
    options = [f"choose_option {one}" for one in ("critical_blow", "sundering", "panicked")]
    assert listed(state) == options
    reach(state, "choose_option panicked", dice=(1,) * 5)
    assert conditions(state, "b1") == ["panicked"]
    assert wounds(state, "a1") == 10  # no rank was destroyed
    for chosen, dice in (
        ("critical_blow", (6, 1, 1, 1, 1, 6, 1)),  # two hits, one is blocked
        ("sundering", (6, 1, 1, 1, 1, 4)),  # a 4 is not enough then
    ):
        state = clash(ARCHERS, CROSSBOWMEN, a_more=SOUR_ALYN, b_more={"wounds": 9})
        reach(state, "strike b1", "stay", f"choose_option {chosen}", dice=(*dice, 6, 6))
        assert (wounds(state, "a1"), wounds(state, "b1")) == (12, 8)


@pytest.mark.rule("F17.9")
@pytest.mark.text("rooses_vassal")
def test_rooses_vassal() -> None:
    walton = {"with": ["bolton_steelshanks_walton_relentless_soldier"]}
    state = clash(CUTTHROATS, a_more=walton)
    assert characters(state.table, 0) == ("Steelshanks Walton", "Roose Bolton")


@pytest.mark.rule("F11.11")
@pytest.mark.text("shared_fear")
@pytest.mark.parametrize("test", [(1, 1), (6, 6)])
def test_shared_fear(test: tuple[int, int]) -> None:
    state = clash(CUTTHROATS, CROSSBOWMEN, a_more=WALTON, b2=BESIDE, b3=FAR, at="declare b1")
    reach(state, "strike a1", "stay", dice=(6, *(1,) * 4, 1, *test))
    assert wounds(state, "a1") == 12 - 1
    fear = [["panicked"], ["panicked"], []] if test == (1, 1) else [[], [], []]
    assert [conditions(state, name) for name in ("b1", "b2", "b3")] == fear
