"""House Targaryen: one test for each tactics card of the House, the Khal, Jorah, Belwas, Barristan
and Grey Worm."""

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
from tests.games.ice_and_fire.factions.lannisters import SANSA, attached, in_zones
from tests.games.ice_and_fire.factions.reaching import offered, reach, settle
from tests.games.ice_and_fire.factions.targaryens import (
    BARRISTAN,
    BEASTS,
    BELWAS,
    CROSSBOWMEN,
    GREY_WORM,
    KHAL,
    MERCENARIES,
    PIKEMEN,
    PIT_FIGHTERS,
    SCREAMERS,
    TACTICIAN,
    VETERANS,
)
from tests.games.ice_and_fire.helpers import at

from throneroom.games.ice_and_fire.queries import (
    HIGH_LOW,
    MORALE,
    PANIC,
    PANIC_WOUNDS,
    RE_ROLL,
    mask,
    total,
)
from throneroom.games.ice_and_fire.state import (
    ATTACK_DICE,
    CRITICAL_BLOW,
    HIGHEST,
    PRECISION,
    SUNDERING,
    VICIOUS,
)

HIT = (6,) * 5
MISSED = (1,) * 5
PASSED = (6, 6)
FAILED = (1, 1)


def verbs(state: Any) -> set[str]:
    return {text.split()[0] for text in listed(state)}


# The deck of the House


@pytest.mark.rule("F10.24")
@pytest.mark.text("40701")
@pytest.mark.parametrize("zone", ["maneuver", "crown"])
def test_overrun(zone: str) -> None:
    far = unit(CROSSBOWMEN, 24, 34, 270)
    table: dict[str, Any] = {"b_more": {"wounds": 1}, "hand": "40701", "b2": far}
    state = clash(MERCENARIES, CROSSBOWMEN, ncus=in_zones(zone), **table)
    reach(state, "strike b1", "stay", "play 40701 1", dice=(6,) * 7 + (1,) * 7)
    assert verbs(state) == {"hold", "march", "charge"}
    charge = next(text for text in listed(state, "charge") if " b2 " in text)
    rolling(state, charge, dice=(3, 3))
    assert (asked(state)[0] == "reroll") == (zone == "maneuver")


@pytest.mark.rule("F8.20")
@pytest.mark.text("40702")
@pytest.mark.parametrize("more", [{}, KHAL])
def test_sudden_retreat(more: dict[str, Any]) -> None:
    state = clash(CROSSBOWMEN, VETERANS, b_more=more, hand=[[], ["40702"]])
    reach(state, "strike b1", "stay", "play 40702 1", dice=MISSED)
    assert listed(state) == ["retreat", "hold"]
    rolling(state, "retreat", dice=(1,))
    assert (asked(state)[0] == "reroll") == bool(more)


@pytest.mark.rule("F1.11", "F8.37")
@pytest.mark.text("40703")
def test_swift_reposition() -> None:
    state = at_distance(20, MERCENARIES, at="turn", hand="40703")
    play(state, "play 40703 1", "choose a1")
    assert asked(state)[0] == "free_shift"
    state = at_distance(20, MERCENARIES, at="turn", hand="40703", ncus=in_zones("maneuver"))
    play(state, "play 40703 1", "choose a1", "maneuver", "go 90 3 90")
    assert at(state, "a1") == (24.0, 13.0, 90.0)


@pytest.mark.rule("F10.13")
@pytest.mark.text("40704")
def test_fire_and_blood() -> None:
    weak = {"conditions": ["vulnerable"]}
    state = clash(MERCENARIES, CROSSBOWMEN, b_more=weak, hand="40704")
    play(state, "strike b1", "stay", "play 40704 1")
    assert listed(state) == [f"choose_option {one}" for one in ("reroll", "sundering", "vicious")]
    rolling(state, "choose_option reroll", dice=(1, 6, 6, 6, 6, 6, 6))
    assert listed(state) == ["keep", "reroll misses 1"]
    two = in_zones("maneuver")
    state = clash(MERCENARIES, CROSSBOWMEN, b_more=weak, hand="40704", ncus=two)
    play(state, "strike b1", "stay", "play 40704 1", "choose_option sundering")
    rolling(state, "choose_option vicious", dice=(6,) * 7)
    assert fight(state).keywords == SUNDERING | VICIOUS


@pytest.mark.rule("F15.11")
@pytest.mark.text("40705")
def test_field_control() -> None:
    ncus = {"an1": ncu(SANSA)}
    state = clash(VETERANS, CROSSBOWMEN, at="turn", hand="40705", ncus=ncus)
    play(state, "activate_ncu an1", "claim maneuver", "play 40705 1", "choose a1")
    rolling(state, "retreat", dice=(2,))
    play(state, next(text for text in listed(state, "withdraw") if " back " in text))
    settle(state)
    assert conditions(state, "b1") == ["weakened"]
    assert asked(state)[0] != "choose"  # not the effect of the zone
    # After an enemy's the unit shifts.
    ncus = {"bn1": ncu(SANSA)}
    state = at_distance(20, VETERANS, at="turn", hand="40705", ncus=ncus)
    play(state, "activate a16", "hold", "activate_ncu bn1", "claim maneuver")
    reach(state, "choose b1", "hold", "play 40705 2", "choose a1")
    assert asked(state) == ("free_shift", 0)


@pytest.mark.rule("F12.10", "F10.24")
@pytest.mark.text("40706")
def test_unstoppable_advance() -> None:
    state = at_distance(8, MERCENARIES, CROSSBOWMEN, hand="40706")
    play(state, listed(state, "charge")[0])
    rolling(state, "play 40706 1", dice=(1, 6))
    assert asked(state) == ("reroll", 0)
    far = unit(CROSSBOWMEN, 24, 36, 270)
    table: dict[str, Any] = {"b_more": {"wounds": 1}, "hand": "40706", "b2": far}
    state = clash(MERCENARIES, CROSSBOWMEN, **table)
    reach(state, "strike b1", "stay", "play 40706 2", "maneuver", dice=(6,) * 7 + (1,) * 7)
    play(state, "go 90 8 90")
    assert conditions(state, "b2") == ["weakened"]
    assert conditions(state, "b16") == []


@pytest.mark.rule("F16.10")
@pytest.mark.text("40707")
def test_blood_of_the_dragon() -> None:
    weak = {"wounds": 1}
    other = unit(MERCENARIES, 40, 30, 270)
    state = clash(CROSSBOWMEN, MERCENARIES, at="turn", b_more=weak, b2=other, hand=[[], ["40707"]])
    play(state, "play 40707 1", "choose b2")
    assert attached(state) == [("40707", 17)]
    assert total(state.table, PANIC_WOUNDS, 17) == 0
    reach(state, "activate a1", "strike b1", "stay", dice=HIT + MISSED)
    settle(state)
    assert state.table.lasting[0].number == 1
    assert total(state.table, PANIC_WOUNDS, 17) == -1
    lasting = state.to_position()["table"]["lasting"]
    moved = [{**row, "holder": "a1", "seat": 0, "picks": [0]} for row in lasting]
    state = clash(MERCENARIES, CROSSBOWMEN, lasting=moved, hand=[[], []])
    events = rolling(state, "strike b1", "stay", dice=(1,) * 8)
    assert len(told(events, "rolled")[0]["dice"]) == 7 + 1


# Khal Drogo


@pytest.mark.rule("F16.10", "F16.6")
@pytest.mark.text("40708")
def test_addrivat() -> None:
    ready = {"conditions": ["vulnerable"]}
    state = clash(SCREAMERS, CROSSBOWMEN, a_more=KHAL, b_more=ready, at="turn", hand="40708")
    reach(state, "activate a1", "play 40708 1")
    assert attached(state) == [("40708", 16)]
    reach(state, "strike b1", "stay", dice=(3,) * 7 + (1,) * 7)
    while asked(state)[0] != "reroll":
        play(state, "pass")
    assert fight(state).keywords == SUNDERING | CRITICAL_BLOW
    state = at_distance(20, SCREAMERS, at="turn", hand="40708", deck="40701")
    play(state, "play 40708 2")
    assert hand(state) == ["40701"]


@pytest.mark.rule("F8.5")
@pytest.mark.text("40709")
def test_ride_by_attack() -> None:
    state = clash(SCREAMERS, CROSSBOWMEN, hand="40709")
    play(state, "strike b1", "play 40709 1", "go 90 12 90")
    assert at(state, "a1")[1] == 32.0
    assert wounds(state, "b1") == 12 - 1 - 3


@pytest.mark.rule("F15.11")
@pytest.mark.text("40710")
@pytest.mark.parametrize(("more", "charges"), [({}, False), (KHAL, True)])
def test_assault_orders(more: dict[str, Any], charges: bool) -> None:
    ncus = {"an1": ncu(SANSA)}
    state = at_distance(6, SCREAMERS, CROSSBOWMEN, a_more=more, at="turn", hand="40710", ncus=ncus)
    play(state, "activate_ncu an1", "claim wealth", "play 40710 1", "choose a1")
    assert ("charge" in verbs(state)) == charges


@pytest.mark.rule("F11.1")
@pytest.mark.text("40711")
def test_lead_by_example() -> None:
    other = unit(PIKEMEN, 32, 20, 90)
    state = clash(SCREAMERS, CROSSBOWMEN, a_more=KHAL, a2=other, hand="40711")
    reach(state, "strike b1", "stay", "play 40711 1", dice=(1,) * 7)
    settle(state)
    assert attached(state) == [("40711", 1)]
    assert [total(state.table, query, 1) for query in (PANIC, MORALE)] == [2, 0]
    state = at_distance(20, SCREAMERS, at="turn", hand="40711", deck="40701")
    play(state, "play 40711 2")
    assert hand(state) == ["40701"]


# Jorah Mormont


@pytest.mark.rule("F3.15")
@pytest.mark.text("40712")
def test_marshal() -> None:
    hurt = {"wounds": 6, "conditions": ["weakened"]}
    state = at_distance(20, VETERANS, a_more=hurt, at="turn", hand="40712")
    reach(state, "activate a1", "play 40712 1", "pass", "maneuver", "use_card 40712 a1")
    assert (wounds(state, "a1"), conditions(state, "a1")) == (9, [])


@pytest.mark.rule("F15.11", "F16.10")
@pytest.mark.text("40713")
def test_betrayal() -> None:
    ncus = {"an1": ncu(SANSA)}
    hurt = {**TACTICIAN, "wounds": 5}
    table: dict[str, Any] = {"hand": "40713", "deck": "40701 40702 40703", "ncus": ncus}
    state = clash(VETERANS, CROSSBOWMEN, a_more=hurt, at="turn", **table)
    play(state, "activate_ncu an1", "claim crown", "play 40713 1", "choose b1")
    assert (len(hand(state)), wounds(state, "a1")) == (2, 8)
    assert conditions(state, "b1") == ["vulnerable", "weakened"]
    assert attached(state) == [("40713", 0)]
    reach(state, "activate b16", "hold")
    state.table.wounds[16] = 1
    reach(state, "activate a1")
    assert (wounds(state, "a1"), conditions(state, "a1")) == (7, ["panicked"])
    reach(state, "strike b1", "stay", dice=(6,) * 7 + (1,) * 7)
    settle(state)
    assert attached(state) == []  # it has destroyed an enemy
    assert "40713" in state.view(None)["seats"][0]["discard"]


@pytest.mark.rule("F2.12")
@pytest.mark.text("40714")
@pytest.mark.parametrize(("more", "options"), [({}, 2), (TACTICIAN, 0)])
def test_opportunist(more: dict[str, Any], options: int) -> None:
    ready = {"conditions": ["vulnerable"]}
    state = clash(VETERANS, CROSSBOWMEN, a_more=more, b_more=ready, hand="40714")
    reach(state, "strike b1", "stay", "play 40714 1")
    assert len(listed(state, "choose_option")) == options
    if options:
        play(state, "choose_option vicious")
    assert asked(state) == ("reroll", 0)
    assert fight(state).keywords == (VICIOUS if options else PRECISION | VICIOUS)
    done = {"activated": True}
    state = clash(VETERANS, CROSSBOWMEN, b_more=done, hand="40714")
    play(state, "strike b1")
    assert not offered(state, "play 40714 1")


# Belwas


@pytest.mark.rule("F11.4")
@pytest.mark.text("40716")
@pytest.mark.parametrize(("more", "marks"), [({}, []), (BELWAS, ["weakened"])])
def test_pathetic_attempt(more: dict[str, Any], marks: list[str]) -> None:
    state = clash(CROSSBOWMEN, PIT_FIGHTERS, b_more=more, hand=[[], ["40716"]])
    events = reach(state, "strike b1", "stay", "play 40716 1", dice=(*MISSED, *(1,) * 6))
    settle(state)
    assert [len(one["dice"]) for one in told(events, "rolled")] == [5, 6]
    assert (wounds(state, "a1"), conditions(state, "a1")) == (6, marks)


@pytest.mark.rule("F1.16")
@pytest.mark.text("40717")
@pytest.mark.parametrize(("more", "lost"), [({}, 1), (BELWAS, 2)])
def test_expert_parry(more: dict[str, Any], lost: int) -> None:
    state = clash(CROSSBOWMEN, PIT_FIGHTERS, b_more=more, hand=[[], ["40717"]])
    # Three hits, two of them blocked; one of the attacker's own is not, at -1 two are not.
    dice = (6, 6, 6, 1, 1, 6, 6, 1, 4, 3, *PASSED)
    reach(state, "strike b1", "stay", "play 40717 1", dice=dice)
    settle(state)
    assert (wounds(state, "a1"), wounds(state, "b1")) == (12 - lost, 11)


@pytest.mark.rule("F3.22", "F3.23")
@pytest.mark.text("40718")
@pytest.mark.parametrize(("more", "dice"), [({}, 4), (BELWAS, 6)])
def test_good_dying(more: dict[str, Any], dice: int) -> None:
    dying = {**more, "wounds": 1}
    state = clash(
        CROSSBOWMEN, PIT_FIGHTERS, a_more={"wounds": 2}, b_more=dying, hand=[[], ["40718"]]
    )
    reach(state, "strike b1", "stay", "play 40718 1", dice=(6, 6, 6, 1, 1, 1))
    events = reach(state, "strike a1", "stay", dice=(*(6,) * dice, 1, 1, 1, 1))
    events += settle(state)
    assert len(told(events, "rolled")[0]["dice"]) == dice
    assert "a1" not in state.view(None)["units"]
    reach(state, "hold")  # it does not surge forth
    settle(state)
    assert wounds(state, "b1") == 1


@pytest.mark.rule("F16.10")
@pytest.mark.text("40719")
@pytest.mark.parametrize(("more", "morale"), [({}, 0), (BELWAS, 1)])
def test_count_the_cuts(more: dict[str, Any], morale: int) -> None:
    state = clash(CROSSBOWMEN, PIT_FIGHTERS, b_more=more, hand=[[], ["40719"]])
    reach(state, "strike b1", "stay", "play 40719 1", dice=MISSED)
    settle(state)
    t = state.table
    assert attached(state) == [("40719", 16)]
    assert mask(t, HIGH_LOW, 16) == HIGHEST
    assert mask(t, RE_ROLL, 16) & ATTACK_DICE
    assert total(t, MORALE, 16) == morale
    t.wounds[0] = 1
    reach(state, "activate b1", "strike a1", "stay", dice=(6,) * 7 + (1,) * 7)
    settle(state)
    assert attached(state) == []


# Barristan Selmy


@pytest.mark.rule("F10.10")
@pytest.mark.text("40720")
@pytest.mark.parametrize("more", [{}, BARRISTAN])
def test_sustained_assault(more: dict[str, Any]) -> None:
    state = clash(PIKEMEN, CROSSBOWMEN, a_more={**more, "wounds": 4}, at="turn", hand="40720")
    reach(state, "activate a1", "strike b1", "stay")
    events = rolling(state, "play 40720 1", dice=(1,) * 7)
    assert len(told(events, "rolled")[0]["dice"]) == 7
    assert (asked(state)[0] == "reroll") == bool(more)


@pytest.mark.rule("F14.17", "F14.18")
@pytest.mark.text("40721")
def test_combat_prowess() -> None:
    marked = {"conditions": ["weakened"]}
    table: dict[str, Any] = {"hand": [["40703"], ["40721"]], "at": "turn"}
    state = at_distance(20, MERCENARIES, PIKEMEN, a_more=marked, **table)
    play(state, "play 40703 1", "choose a1")
    events = play(state, "play 40721 1")
    assert conditions(state, "a1") == []
    assert told(events, "cancelled") == [{"seat": "1"}]
    state = clash(PIKEMEN, CROSSBOWMEN, a_more=marked, at="turn", hand="40721")
    play(state, "play 40721 2")
    assert conditions(state, "a1") == []


@pytest.mark.rule("F10.17", "F11.7")
@pytest.mark.text("40722")
def test_legendary_boldness() -> None:
    near = unit(PIKEMEN, 31, 24.8, 270, **BARRISTAN)
    state = clash(CROSSBOWMEN, MERCENARIES, b2=near, hand=[[], ["40722"]])
    events = reach(state, "strike b1", "stay", "play 40722 1", dice=(6, 6, 6, 1, 1, 1, 1, 1, 1, 1))
    events += settle(state)
    assert wounds(state, "b1") == 11
    assert [one["passed"] for one in told(events, "tested")] == [1]
    state = clash(CROSSBOWMEN, MERCENARIES, hand=[[], ["40722"]])
    reach(state, "strike b1", "stay", dice=(*HIT, *MISSED, *PASSED))
    assert not offered(state, "play 40722 1")
    state = at_distance(20, MERCENARIES, at="turn", hand="40722", deck="40701")
    play(state, "play 40722 2")
    assert hand(state) == ["40701"]


@pytest.mark.rule("F11.10", "F16.10")
@pytest.mark.text("40723")
def test_victory_comes_hard() -> None:
    state = clash(CROSSBOWMEN, MERCENARIES, hand=[[], ["40723"]])
    reach(state, "strike b1", "stay", "play 40723 1", dice=MISSED)
    settle(state)
    assert attached(state) == [("40723", 16)]
    state.table.activated[0] = 0
    play(state, "activate b16", "hold")
    reach(state, "activate a1", "strike b1", "stay", dice=(*HIT, *MISSED, *FAILED))
    settle(state)
    assert attached(state) == []
    assert conditions(state, "b1") == ["vulnerable", "weakened"]
    # Meanwhile its attacks are better.
    marked = {"conditions": ["vulnerable"]}
    state = clash(CROSSBOWMEN, MERCENARIES, a_more=marked, hand=[[], ["40723"]])
    reach(state, "strike b1", "stay", "play 40723 1", dice=MISSED)
    settle(state)
    reach(state, "activate b1", "strike a1", "stay", dice=(3,) * 7 + (1,) * 7)
    assert (fight(state).keywords, fight(state).to_hit) == (SUNDERING, 1)


# Grey Worm


@pytest.mark.rule("F8.36", "F14.7")
@pytest.mark.text("40724")
def test_issue_commands() -> None:
    other = unit(SCREAMERS, 36, 20, 180)
    state = clash(PIKEMEN, CROSSBOWMEN, a_more=GREY_WORM, a2=other, at="turn", hand="40724")
    reach(state, "activate a1", "play 40724 1", "hold")
    assert asked(state)[1] == 1  # the unit of Grey Worm does nothing
    used = [["a1", "order_shield_wall", 1]]
    state = clash(PIKEMEN, CROSSBOWMEN, at="turn", hand="40724", used=used)
    play(state, "play 40724 2")
    assert state.table.used == []


@pytest.mark.rule("F3.10")
@pytest.mark.text("40725")
@pytest.mark.parametrize(("more", "marks"), [({}, []), (GREY_WORM, ["vulnerable"])])
def test_lash_out(more: dict[str, Any], marks: list[str]) -> None:
    state = clash(CROSSBOWMEN, MERCENARIES, b_more={**more, "wounds": 3}, hand=[[], ["40725"]])
    reach(state, "strike b1", "stay", "play 40725 1", dice=(*MISSED, *HIT))
    settle(state)
    assert (wounds(state, "a1"), conditions(state, "a1")) == (12 - 4, marks)


@pytest.mark.rule("F16.10")
@pytest.mark.text("40726")
@pytest.mark.parametrize(
    ("round_", "keywords", "dice"),
    [(2, 0, 7), (3, 0, 7), (4, SUNDERING, 7), (5, SUNDERING | CRITICAL_BLOW, 7),
     (6, SUNDERING | CRITICAL_BLOW, 9)],
)  # fmt: skip
def test_battle_endurance(round_: int, keywords: int, dice: int) -> None:
    ready = {"conditions": ["vulnerable"]}
    state = clash(MERCENARIES, CROSSBOWMEN, b_more=ready, at="turn", hand="40726", round=round_)
    play(state, "play 40726 1", "choose a1", "activate a1")
    events = rolling(state, "strike b1", "stay", dice=(1, *(4,) * (dice - 1), *(1,) * 12))
    assert len(told(events, "rolled")[0]["dice"]) == dice
    assert fight(state).keywords == keywords
    assert bool([text for text in listed(state) if "misses" in text]) == (round_ > 2)


@pytest.mark.rule("F10.23", "F16.10")
@pytest.mark.text("40727")
def test_retribution_of_the_dragon() -> None:
    state = clash(CROSSBOWMEN, PIKEMEN, hand=[[], ["40727"]])
    reach(state, "strike b1", "stay", "play 40727 1", dice=MISSED)
    settle(state)
    assert attached(state) == [("40727", 0)]
    reach(state, "activate b1", "strike a1", "stay", dice=(6,) * 7 + (1,) * 7)
    assert conditions(state, "a1") == ["vulnerable"]
    assert fight(state).keywords == VICIOUS
    # What enemies do to one another is nobody's concern (F33).
    three: dict[str, Any] = {"seats": 3, "hand": [[], [], ["40727"]]}
    state = clash(CROSSBOWMEN, PIKEMEN, c1=unit(PIKEMEN, 5, 40, 270), **three)
    reach(state, "strike b1", "stay")
    assert not offered(state, "play 40727 1")
    # By others only worse panic.
    state = clash(CROSSBOWMEN, BEASTS, hand=[[], ["40727"]])
    reach(state, "strike b1", "stay", "play 40727 1", dice=MISSED)
    settle(state)
    reach(state, "activate b1", "strike a1", "stay", dice=(1,) * 6)
    settle(state)
    assert conditions(state, "a1") == []
