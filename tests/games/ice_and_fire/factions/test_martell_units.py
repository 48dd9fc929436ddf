"""House Martell: one test for each ability of units and attachments."""

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
    listed,
    ncu,
    play,
    rolling,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import SANSA, in_zones
from tests.games.ice_and_fire.factions.reaching import offered, reach, settle

from throneroom.games.ice_and_fire.lasting import silenced
from throneroom.games.ice_and_fire.queries import HIGH_LOW, mask
from throneroom.games.ice_and_fire.state import CRITICAL_BLOW, HIGHEST, PRECISION, SUNDERING

BOWMEN = "martell_skyreach_bowmen"
CROSSBOWMEN = "lannister_lannister_crossbowmen"
WEAK = {"conditions": ["weakened"]}  # so that the dice of the attack wait for a re-roll
ACTED = {"activated": True}


def joined(name: str, **more: Any) -> dict[str, Any]:
    return {"with": [f"martell_{name}"], **more}


@pytest.mark.rule("F10.13")
@pytest.mark.text("dervish_blades", "scimitar")
@pytest.mark.parametrize(
    ("card", "more", "keywords"),
    [
        ("sunspear_dervishes", {}, PRECISION | CRITICAL_BLOW),
        ("sunspear_dervishes", ACTED, PRECISION),
        ("darkstar_retinue", {}, CRITICAL_BLOW),
        ("starfall_outriders", {}, CRITICAL_BLOW),
    ],
)
def test_blades(card: str, more: dict[str, Any], keywords: int) -> None:
    state = clash(f"martell_{card}", CROSSBOWMEN, a_more=WEAK, b_more=more)
    rolling(state, "strike b1", "stay", dice=(1,) * 7)
    assert (asked(state), fight(state).keywords) == (("reroll", 1), keywords)


@pytest.mark.rule("F10.10", "F10.13")
@pytest.mark.text("starfall_lance")
def test_starfall_lance() -> None:
    knights = "martell_starfall_knights"
    state = at_distance(8, knights, CROSSBOWMEN, b1=unit(CROSSBOWMEN, 24, 23, 0))
    play(state, next(text for text in listed(state, "charge") if " b1 " in text))
    events = reach(state, "align full", dice=(6, *(1,) * 9))
    assert conditions(state, "b1") == ["panicked", "weakened"]  # it was taken in the flank
    dice = [roll["dice"] for roll in told(events, "rolled") if roll["roll"] == "attack"]
    assert [len(one) for one in dice] == [5 + 4]
    state = clash(knights, CROSSBOWMEN, a_more=WEAK)
    rolling(state, "strike b1", "stay", dice=(1,) * 5)
    assert (len(fight(state).attack_dice), fight(state).keywords) == (5, SUNDERING)
    assert conditions(state, "b1") == []


@pytest.mark.rule("F13.1")
@pytest.mark.text("spear_net")
def test_spear_and_net() -> None:
    state = clash("martell_dune_vipers", CROSSBOWMEN)
    reach(state, "strike b1", "stay", dice=(1,) * 7)
    assert conditions(state, "b1") == ["weakened"]


@pytest.mark.rule("F12.10")
@pytest.mark.text("desert_marksmen")
@pytest.mark.parametrize("more", [{}, ACTED])
def test_desert_marksmen(more: dict[str, Any]) -> None:
    state = at_distance(10, BOWMEN, CROSSBOWMEN, b_more=more)
    rolling(state, "shoot", "stay", "target b1", dice=(1,) * 7)
    assert (asked(state)[0] == "reroll") == (not more)
    assert conditions(state, "b1") == ([] if more else ["vulnerable"])


@pytest.mark.rule("F10.18", "F14.6")
@pytest.mark.text("order_shieldwall")
def test_shieldwall() -> None:
    state = clash(SWORDS, "martell_sunspear_royal_guard", b_more={"wounds": 8})
    # Four sixes, each twice with Critical Blow; none is blocked by a die.
    reach(
        state, "strike b1", "stay", "use order_shieldwall b1",
        dice=(6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6),
    )  # fmt: skip
    settle(state)
    assert wounds(state, "b1") == 8 - (4 - 2)


@pytest.mark.rule("F14.4")
@pytest.mark.text("order_sow_discord")
@pytest.mark.parametrize(("dice", "lost"), [((4, 4), True), ((5, 4), False)])
def test_sow_discord(dice: tuple[int, int], lost: bool) -> None:
    captain = joined("dervish_captain")
    hurt = {"wounds": 4}  # two ranks lost: -2 to a morale of 7
    state = at_distance(10, BOWMEN, GUARDSMEN, a_more=captain, b_more=hurt, at="turn")
    reach(state, "use order_sow_discord a1", dice=dice)
    settle(state)
    assert silenced(state.table, 16) == lost


@pytest.mark.rule("F2.9", "F37.7")
@pytest.mark.text("order_unsuspecting_charge")
def test_unsuspecting_charge() -> None:
    daemon = unit(BOWMEN, 30, 10, 90, **joined("daemon_sand_bastard_of_godsgrace"))
    for words in ("use order_unsuspecting_charge a2", "pass"):
        state = at_distance(8, BOWMEN, CROSSBOWMEN, a2=daemon, at="turn", hand=[[], ["40901"]])
        reach(state, "activate a1", words)
        used = words != "pass"
        verbs = {text.split()[0] for text in listed(state)}
        assert verbs == (
            {"charge", "hold"} if used else {"charge", "hold", "march", "maneuver", "shoot"}
        )
        play(state, listed(state, "charge")[0])
        assert offered(state, "play 40901 1") == (not used)


@pytest.mark.rule("F8.36", "F10.24")
@pytest.mark.text("order_unsuspecting_charge")
def test_unsuspecting_charge_binds_one_action() -> None:
    """A rider still maneuvers first, and whoever has destroyed the enemy surges forth."""
    daemon = unit(BOWMEN, 40, 10, 90, **joined("daemon_sand_bastard_of_godsgrace"))
    knights = "martell_starfall_knights"
    state = at_distance(6, knights, CROSSBOWMEN, a2=daemon, at="turn", b_more={"wounds": 1})
    reach(state, "activate a1", "use order_unsuspecting_charge a2", "use cavalry a1")
    assert "maneuver" in listed(state)
    play(state, "hold")
    assert {text.split()[0] for text in listed(state)} == {"charge", "hold"}
    reach(state, listed(state, "charge")[0], dice=(4,) * 40)
    reach(state, "align full")
    settle(state)
    assert wounds(state, "b1") == 0
    assert "maneuver" in listed(state)


@pytest.mark.rule("F36.11")
@pytest.mark.text("manticore_venom")
def test_manticore_venom() -> None:
    oberyn = joined("oberyn_martell_prince_of_dorne_commander")
    use = "use manticore_venom a1"
    state = clash(BOWMEN, CROSSBOWMEN, a_more=oberyn, b_more={"wounds": 6, **ACTED}, at="turn",
                  ncus={"bn1": ncu(SANSA)}, a2=unit(SWORDS, 40, 10, 90))  # fmt: skip
    reach(state, "activate a1", "strike b1", "stay", use, dice=(1,) * 5)
    play(state, "activate_ncu bn1", "claim wealth", "choose b1")
    assert wounds(state, "b1") == 6  # nothing is restored
    state.table.activated[16] = 0
    play(state, "activate a16", "hold")
    reach(state, "activate b1")
    assert conditions(state, "b1") == ["vulnerable"]
    reach(state, "strike a1", "stay", dice=(1,) * 5)
    state.table.activated[16] = 0
    play(state, "activate a2", "hold")
    reach(state, "activate b1")
    assert wounds(state, "b1") == 5  # it was Vulnerable already
    assert not offered(state, use)  # once in a game


@pytest.mark.rule("F13.1")
@pytest.mark.text("vipers_fangs")
@pytest.mark.parametrize("more", [{}, ACTED])
def test_vipers_fangs(more: dict[str, Any]) -> None:
    state = clash(
        BOWMEN, CROSSBOWMEN, a_more=joined("oberyn_martell_prince_of_dorne_commander"), b_more=more
    )
    reach(state, "strike b1", "stay", dice=(1,) * 5)
    assert conditions(state, "b1") == ([] if more else ["vulnerable", "weakened"])


@pytest.mark.rule("F10.16")
@pytest.mark.text("coordinated_assault")
def test_coordinated_assault() -> None:
    areo = joined("areo_hotah_captain_of_the_guard_commander")
    state = at_distance(8, BOWMEN, CROSSBOWMEN, a_more=areo)
    events = reach(state, listed(state, "charge")[0], "align full", dice=(6, *(1,) * 5))
    events += settle(state)
    assert told(events, "hit")[0]["hits"] == 3
    state = clash(BOWMEN, CROSSBOWMEN, a_more=areo)
    events = reach(state, "strike b1", "stay", dice=(1,) * 5)
    assert told(events, "hit")[0]["hits"] == 0


@pytest.mark.rule("F12.10")
@pytest.mark.text("advantage_strike", "true_conviction_martell")
@pytest.mark.parametrize(
    ("card", "hero", "more", "asks"),
    [
        (BOWMEN, "nymeria_sand_sand_snake", {}, True),
        (BOWMEN, "nymeria_sand_sand_snake", ACTED, False),
        (BOWMEN, "edric_dayne_lord_of_starfall", {}, True),
        (BOWMEN, "edric_dayne_lord_of_starfall", {"wounds": 4}, False),
        ("stark_stark_bowmen", "edric_dayne_lord_of_starfall", {}, False),
    ],
)
def test_whoever_strikes_at_the_right_time(
    card: str, hero: str, more: dict[str, Any], asks: bool
) -> None:
    state = clash(card, CROSSBOWMEN, a_more=joined(hero, wounds=4), b_more=more)
    rolling(state, "strike b1", "stay", dice=(1,) * 3)
    assert (asked(state)[0] == "reroll") == asks


@pytest.mark.rule("F15.12")
@pytest.mark.text("dornish_vengeance")
@pytest.mark.parametrize(("zone", "left"), [("combat", 12 - 2 - 1), ("crown", 12)])
def test_dornish_vengeance(zone: str, left: int) -> None:
    nymeria = joined("nymeria_sand_sand_snake", wounds=8)
    state = clash(CROSSBOWMEN, BOWMEN, b_more=nymeria, ncus=in_zones(zone, seat="b"))
    reach(state, "strike b1", "stay", dice=(1,) * 5)
    assert wounds(state, "a1") == left


@pytest.mark.rule("F10.10")
@pytest.mark.text("dornish_conviction")
@pytest.mark.parametrize("zone", ["combat", "crown"])
def test_dornish_conviction(zone: str) -> None:
    state = clash(BOWMEN, a_more=joined("harmen_uller_dornish_envoy"), ncus=in_zones(zone))
    assert mask(state.table, HIGH_LOW, 0) == (HIGHEST if zone == "crown" else 0)
