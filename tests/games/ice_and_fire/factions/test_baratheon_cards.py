"""House Baratheon: one test for each tactics card of the faction and of those who follow Renly."""

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
from tests.games.ice_and_fire.factions.reaching import offered, reach, settle
from tests.games.ice_and_fire.factions.stags import PIKEMEN, SCOUTS, joined
from tests.games.ice_and_fire.helpers import battle, points

from throneroom.games.ice_and_fire.content import CARDS, MANEUVER
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.queries import NO_ACTION, mask
from throneroom.games.ice_and_fire.state import SUNDERING, VICIOUS
from throneroom.games.ice_and_fire.vocabulary.action_ops import OF_ACTIVATION

RENLY = joined("renly_baratheon_lord_paramount_of_the_stormlands_commander")
GUARD = "baratheon_baratheon_sentinels"


@pytest.mark.text("40601")
def test_baratheon_justice() -> None:
    for zones, after in ((("tactics",), ["panicked", "weakened"]), ((), ["panicked"])):
        state = clash(SWORDS, PIKEMEN, hand=[[], ["40601"]], ncus=in_zones(*zones, seat="b"))
        strike(state, dice=MISSES)
        play(state, "play 40601 1", "choose_option panicked")
        if zones:
            play(state, "choose_option weakened")
        assert conditions(state, "a1") == after


@pytest.mark.text("40602")
def test_stags_wit() -> None:
    ncus = {"an1": ncu(SANSA), **in_zones("tactics", seat="b")}
    ncus["bn1"] = ncu("stark_rodrik_cassel_combat_veteran", "crown", activated=True)
    state = clash(SWORDS, PIKEMEN, hand=[[], ["40602"]], at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim tactics", "afflict b1 weakened", "play 40602 1")
    play(state, "choose a1")
    assert (conditions(state, "b1"), conditions(state, "a1")) == ([], ["weakened"])


@pytest.mark.text("40602")
def test_the_second_enemy_of_stags_wit_has_no_choice() -> None:
    near: dict[str, Any] = {"a2": unit(SWORDS, 34, 20, 90), "a3": unit(SWORDS, 34, 15, 90)}
    turn: dict[str, Any] = {
        "at": "declare b1",
        "active": "1",
        "ncus": in_zones("tactics", seat="b"),
    }
    state = clash(PIKEMEN, PIKEMEN, hand=[["40601"], ["40602"]], **turn, **near)
    rolling(state, "strike a1", "stay", dice=MISSES)
    play(state, "play 40601 1", "choose_option weakened", "play 40602 1")
    assert listed(state) == ["choose a1", "decline"]  # it "may gain" a token
    play(state, "choose a1")
    assert listed(state) == ["choose a2", "choose a3"]  # one other "also gains one"
    play(state, "choose a2")
    assert [conditions(state, name) for name in ("b1", "a1", "a2")] == [
        [],
        ["weakened"],
        ["weakened"],
    ]


@pytest.mark.text("40603")
def test_ours_is_the_fury() -> None:
    weak = {"conditions": ["weakened"]}
    state = clash(PIKEMEN, SWORDS, hand="40603", a_more=weak, ncus=in_zones("crown"))
    play(state, "strike b1", "stay", "play 40603 1", "choose_option sundering")
    rolling(state, "choose_option vicious", dice=(4,) * 7)
    assert fight(state).keywords == SUNDERING | VICIOUS
    assert fight(state).to_hit == 0


@pytest.mark.text("40604")
def test_sustained_assault() -> None:
    held = {"wounds": 4, "engaged_before": ["b1"]}
    state = clash(PIKEMEN, SWORDS, hand="40604", a_more=held)
    strike(state, "play 40604 1", dice=MISSES)
    assert len(fight(state).attack_dice) == 7
    assert asked(state) == ("reroll", 0)


@pytest.mark.text("40605")
def test_baratheon_conviction() -> None:
    more: dict[str, Any] = {"hand": [[], ["40605"]], "b_more": {"wounds": 8}}
    state = clash(SWORDS, PIKEMEN, **more, ncus=in_zones("crown", "tactics", seat="b"))
    strike(state, dice=(4, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    play(state, "play 40605 1")
    events = rolling(state, "choose_option weakened", dice=(1, 1, 1))
    assert wounds(state, "b1") == 7 + 2
    assert told(events, "tested") == [{"unit": "a1", "total": 2, "passed": 0}]
    assert conditions(state, "a1") == ["weakened"]


@pytest.mark.text("40606")
def test_final_strike() -> None:
    for zones, lost in ((("crown",), 1), ((), 0)):
        state = clash(SWORDS, PIKEMEN, hand=[[], ["40606"]], ncus=in_zones(*zones, seat="b"))
        strike(state, dice=(4, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1))
        rolling(state, "play 40606 1", dice=(4,))
        assert wounds(state, "a1") == 12 - lost


@pytest.mark.text("40607")
def test_oath_of_duty() -> None:
    a2 = unit(PIKEMEN, 40, 10, 90)
    state = clash(PIKEMEN, SWORDS, hand="40607", at="turn", a2=a2)
    play(state, "play 40607 1", "choose a2")
    lasts = state.view(None)["lasting"]
    more: dict[str, Any] = {"a2": a2, "lasting": lasts, "at": "declare b1", "active": "1"}
    state = clash(PIKEMEN, SWORDS, a_more={"wounds": 1}, **more)
    rolling(state, "strike a1", "stay", dice=(4, 4, 4, 1, 1, 1, 1, 1, 1, 1))
    more = {"lasting": state.view(None)["lasting"], "at": "declare a2", "ncus": in_zones("crown")}
    state = clash(b=SWORDS, a1=unit(PIKEMEN, 40, 10, 90), a2=unit(PIKEMEN, 24, 20, 90), **more)
    rolling(state, "strike b1", "stay", "choose_option weakened", dice=MISSES)
    assert conditions(state, "b1") == ["weakened"]
    assert asked(state) == ("reroll", 0)


# Renly


@pytest.mark.rule("F36.6")
@pytest.mark.text("40608")
def test_inexplicable_return() -> None:
    captain = "baratheon_pikemen_captain"
    more: dict[str, Any] = {"hand": "40608", "ncus": {"an1": ncu(SANSA)}, "at": "turn"}
    a2 = unit(PIKEMEN, 34, 10, 90)
    state = at_distance(20, PIKEMEN, a_more=joined("pikemen_captain"), a2=a2, **more)
    play(state, "pass", "activate_ncu an1", "claim crown", "play 40608 1")
    if listed(state, "choose_option"):
        play(state, "choose_option move")
    assert state.table.parts[:2] == [(), (CARDS.index[captain],)]
    state = at_distance(20, PIKEMEN, hand="40608", deck="40601", at="turn")
    play(state, "play 40608 2")
    assert hand(state) == ["40601"]
    # Somebody who was destroyed comes back.
    fallen = {"wounds": 1, **joined("pikemen_captain")}
    state = clash(
        PIKEMEN,
        SWORDS,
        a_more=fallen,
        a2=a2,
        at="declare b1",
        active="1",
        **{k: more[k] for k in ("hand", "ncus")},
    )
    rolling(state, "strike a1", "stay", dice=(4, 4, 4, 1, 1, 1, 1, 1, 1, 1))
    assert state.table.fallen == ((0, CARDS.index[captain]),)
    while "activate_ncu an1" not in listed(state):
        play(state, next(text for text in listed(state) if text in ("hold", "pass")))
    play(state, "activate_ncu an1", "claim crown", "play 40608 1")
    while asked(state)[0] == "name_target":
        texts = listed(state)
        play(state, next((text for text in texts if text.endswith((" attach", " a2"))), texts[0]))
    assert state.table.parts[1] == (CARDS.index[captain],)


@pytest.mark.rule("F32.8")
@pytest.mark.text("40608")
def test_a_fallen_captain_of_the_ally_returns() -> None:
    captain = CARDS.index["baratheon_pikemen_captain"]
    lost = {"wounds": 1, **joined("pikemen_captain")}
    teams: dict[str, Any] = {"seats": 4, "options": {"teams": True}, "ncus": {"an1": ncu(SANSA)}}
    teams |= {"c1": unit(PIKEMEN, 24, 20, 90, **lost), "d1": unit(SWORDS, 8, 43, 270)}
    teams |= {"c2": unit(PIKEMEN, 40, 5, 90), "hand": [["40608"], [], [], []]}
    teams |= {"a1": unit(PIKEMEN, 8, 20, 90), "b1": unit(SWORDS, 24, 24.8, 270)}
    state = battle(texts=True, at="declare b1", active="1", **teams)
    reach(state, "strike c1", "stay", dice=(4, 4, 4, 1, 1, 1, 1, 1, 1, 1))
    assert state.table.fallen == ((UNITS.index["c1"], captain),)
    settle(state)
    while "activate_ncu an1" not in listed(state):
        play(state, next(text for text in listed(state) if text in ("hold", "pass")))
    reach(state, "activate_ncu an1", "claim crown", "play 40608 1")
    assert listed(state) == ["choose a1", "choose c2"]
    play(state, "choose c2")
    assert state.table.parts[UNITS.index["c2"]] == (captain,)


@pytest.mark.rule("F36.6")
@pytest.mark.text("40608")
def test_only_friends_return_whatever_has_happened_since_they_fell() -> None:
    captain = CARDS.index["baratheon_pikemen_captain"]
    lost = [[name, "baratheon_pikemen_captain"] for name in ("b2", "a2")]
    more: dict[str, Any] = {"hand": "40608", "ncus": {"an1": ncu(SANSA)}, "at": "turn"}
    more["b16"] = unit(PIKEMEN, 45, 45, 270, **joined("pikemen_captain"))
    state = at_distance(20, PIKEMEN, fallen=lost, **more)
    play(state, "pass", "activate_ncu an1", "claim crown", "play 40608 1")
    if asked(state)[0] == "name_target":
        play(state, "choose a1")
    assert state.table.parts[0] == state.table.parts[31] == (captain,)
    assert state.table.fallen == ((17, captain),)  # of the enemy
    state = at_distance(20, PIKEMEN, fallen=lost[:1], **more)
    play(state, "pass", "activate_ncu an1", "claim crown")
    assert not offered(state, "play 40608 1")


@pytest.mark.rule("F14.13")
@pytest.mark.text("40608", "40610")
def test_what_renly_orders_needs_somebody_to_do_it() -> None:
    more: dict[str, Any] = {"hand": "40608", "ncus": {"an1": ncu(SANSA)}, "at": "turn"}
    state = at_distance(20, PIKEMEN, **more)  # nobody is attached, or has fallen
    play(state, "pass", "activate_ncu an1", "claim crown")
    assert not offered(state, "play 40608 1")
    # The only attachment cannot go anywhere: all other units are too far away.
    state = at_distance(20, PIKEMEN, a_more=joined("pikemen_captain"), **more)
    play(state, "pass", "activate_ncu an1", "claim crown")
    assert not offered(state, "play 40608 1")
    robb = {"with": ["stark_robb_stark_the_wolf_lord_commander"]}
    state = at_distance(8, PIKEMEN, SWORDS, hand="40610", b_more=robb, at="turn", active="1")
    play(state, "activate b1")
    assert not offered(state, "play 40610 1")


@pytest.mark.text("40609")
def test_hidden_affairs() -> None:
    renly = unit(PIKEMEN, 36, 20, 180, **RENLY)
    state = clash(SWORDS, PIKEMEN, b2=renly, hand=[[], ["40609"]])
    strike(state, dice=MISSES)
    play(state, "play 40609 1")
    assert all(text.startswith(("charge a1", "hold")) for text in listed(state))
    state = at_distance(20, PIKEMEN, hand="40609", deck="40601", at="turn")
    play(state, "play 40609 2")
    assert hand(state) == ["40601"]


@pytest.mark.rule("F14.4")
@pytest.mark.text("40610")
def test_in_his_brothers_shadows() -> None:
    robb = {"with": ["stark_robb_stark_the_wolf_lord_commander"]}
    more: dict[str, Any] = {"hand": "40610", "a_more": RENLY, "b_more": robb}
    state = at_distance(8, PIKEMEN, SWORDS, **more, at="turn", active="1")
    play(state, "activate b1", "play 40610 1")
    assert listed(state) == ["choose_option lose_abilities", "choose_option maneuver"]
    play(state, "choose_option maneuver")
    assert listed(state) == ["hold", "maneuver"]
    state = at_distance(8, PIKEMEN, SWORDS, **more, at="turn", active="1")
    play(state, "activate b1", "play 40610 1", "choose_option lose_abilities")
    assert len(state.table.lasting) == 1
    hurt = {**RENLY, "wounds": 5}
    state = at_distance(20, PIKEMEN, SWORDS, hand="40610", a_more=hurt, at="turn")
    state.table.commander_fell = (0, 1)
    play(state, "activate a16", "hold", "play 40610 2")
    assert wounds(state, "a1") == 7


@pytest.mark.text("40620")
def test_wealth_and_charisma() -> None:
    more: dict[str, Any] = {"hand": "40620", "ncus": {"an1": ncu(SANSA)}, "at": "turn"}
    state = clash(PIKEMEN, SWORDS, a_more={"wounds": 5}, **more)
    play(state, "activate_ncu an1", "claim crown", "play 40620 1", "choose_option restore")
    play(state, "restore a1 3")
    assert wounds(state, "a1") == 8
    tired = {"conditions": ["panicked", "weakened"]}
    state = clash(PIKEMEN, SWORDS, a_more=tired, **more)
    play(state, "activate_ncu an1", "claim crown", "play 40620 1", "choose_option token_leaves")
    assert (conditions(state, "a1"), wounds(state, "b1")) == ([], 10)


@pytest.mark.text("40621")
def test_younger_and_bolder() -> None:
    more: dict[str, Any] = {"hand": [[], ["40621"]], "b2": unit(GUARD, 34, 26, 270, **RENLY)}
    state = clash(SWORDS, PIKEMEN, b_more={"wounds": 8}, **more)
    strike(state, dice=(4, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    play(state, "play 40621 1")
    assert attached(state) == [("40621", 16)]
    lasts = state.view(None)["lasting"]
    more = {"b2": unit(GUARD, 34, 26, 270, **RENLY), "lasting": lasts, "active": "1"}
    state = clash(SWORDS, PIKEMEN, b_more={"wounds": 5}, **more, at="turn")
    play(state, "activate b1")
    assert wounds(state, "b1") == 6
    events = rolling(state, "strike a1", "stay", dice=MISSES)
    assert len(told(events, "rolled")[0]["dice"]) == 6 + 1
    state = at_distance(20, PIKEMEN, hand="40621", deck="40601", at="turn")
    play(state, "play 40621 2")
    assert hand(state) == ["40601"]


@pytest.mark.text("40622")
def test_they_will_make_me_king() -> None:
    more: dict[str, Any] = {"hand": "40622", "at": "turn", "deck": "40601"}
    hurt = {**RENLY, "wounds": 5}
    for choice, after in (("draw", (5, 12, 1)), ("restore", (6, 12, 0)), ("wounds", (5, 11, 0))):
        state = clash(PIKEMEN, SWORDS, a_more=hurt, **more)
        play(state, "play 40622 1", f"choose_option {choice}")
        assert (wounds(state, "a1"), wounds(state, "b1"), len(hand(state))) == after


@pytest.mark.rule("F9.33")
@pytest.mark.text("40645")
def test_overconfidence() -> None:
    more: dict[str, Any] = {"hand": "40645", "at": "declare b1", "active": "1"}
    state = at_distance(10, PIKEMEN, SWORDS, a_more=RENLY, **more)
    play(state, "maneuver", "go 270 2 270", "play 40645 1")
    assert conditions(state, "a1") == ["vulnerable"]
    rolling(state, listed(state, "charge")[0], dice=(1,))
    rolling(state, "reroll effect 1", dice=(6,))
    events = rolling(state, "align full", dice=(1, 6, 6, 6, 6, 6))
    assert (wounds(state, "b1"), told(events, "attacked")) == (11, [])


@pytest.mark.text("40646")
def test_knights_of_summer() -> None:
    more: dict[str, Any] = {"hand": "40646", "at": "turn", "ncus": in_zones("crown")}
    state = at_distance(5, PIKEMEN, SWORDS, a_more=RENLY, **more)
    play(state, "play 40646 1")
    events = rolling(state, "choose a1", dice=(2, 2, 1, 1, 1))
    assert told(events, "tested")[0]["total"] == 4 + 1 + 2  # a zone, and Stalwart
    assert told(events, "tested")[1]["unit"] == "b1"


@pytest.mark.rule("F15.13")
@pytest.mark.text("40647")
def test_lavish_encampment() -> None:
    more: dict[str, Any] = {"hand": "40647", "ncus": {"bn1": ncu(SANSA)}, "active": "1"}
    state = at_distance(20, PIKEMEN, SWORDS, **more, at="turn")
    play(state, "activate_ncu bn1", "claim tactics", "afflict a1 weakened", "play 40647 1")
    play(state, "choose_zone maneuver")
    events = rolling(state, "choose b1", dice=(1, 1, 1))
    assert told(events, "tested")[0]["unit"] == "b1"
    assert state.table.ncu_place[6] == MANEUVER


# Loras


@pytest.mark.text("40611")
def test_loved_by_the_smallfolk() -> None:
    loras = joined("loras_tyrell_the_knight_of_flowers_commander")
    for more, total, after in ((loras, 5, ["vulnerable", "weakened"]), ({}, 7, [])):
        state = clash(SWORDS, PIKEMEN, b_more=more, hand=[[], ["40611"]])
        play(state, "strike b1", "stay")
        events = rolling(state, "play 40611 1", dice=(3, 4))
        assert told(events, "tested")[0]["total"] == total
        assert conditions(state, "a1") == after


@pytest.mark.text("40612")
def test_overgrowth() -> None:
    more: dict[str, Any] = {"hand": "40612", "at": "turn", "active": "1"}
    state = clash(PIKEMEN, SWORDS, a_more={"wounds": 8}, **more)
    events = rolling(state, "play 40612 1", "choose a1", dice=(1, 1))
    assert told(events, "tested")[0]["passed"] == 1  # the enemy has more ranks
    assert attached(state) == [("40612", 0)]
    lasts = state.view(None)["lasting"]
    state = clash(PIKEMEN, SWORDS, lasting=lasts, at="declare b1", active="1")
    rolling(state, "strike a1", "stay", dice=(1, 6, 6, 6, *MISSES))
    assert wounds(state, "b1") == 11
    state = clash(PIKEMEN, SWORDS, **more)
    events = rolling(state, "play 40612 1", "choose a1", dice=(1, 1))
    assert (told(events, "tested")[0]["passed"], attached(state)) == (0, [])


@pytest.mark.rule("F11.7")
@pytest.mark.text("40612")
def test_overgrowth_passed_by_itself_is_a_passed_test() -> None:
    more: dict[str, Any] = {"hand": "40612", "at": "turn", "active": "1"}
    dauntless = {"wounds": 8, **joined("thorn_watch_sentinel")}
    state = clash(PIKEMEN, SWORDS, a_more=dauntless, **more)
    rolling(state, "play 40612 1", "choose a1", dice=(1, 1))
    assert wounds(state, "a1") == 9


@pytest.mark.text("40613")
def test_growing_strong() -> None:
    state = clash(PIKEMEN, SWORDS, a_more={"wounds": 7}, hand="40613", at="turn")
    play(state, "activate a1", "play 40613 1")
    assert (wounds(state, "a1"), conditions(state, "b1")) == (9, ["vulnerable"])


# Eldon


@pytest.mark.text("40614")
def test_hefty_ransom() -> None:
    fallen = {"wounds": 1, **joined("pikemen_captain")}
    more: dict[str, Any] = {"hand": "40614", "at": "declare b1", "active": "1"}
    state = clash(PIKEMEN, SWORDS, a_more=fallen, **more)
    rolling(state, "strike a1", "stay", dice=(4, 4, 4, 1, 1, 1, 1, 1, 1, 1))
    play(state, "play 40614 1")
    assert attached(state) == [("40614", 16)]
    lasts = state.view(None)["lasting"]
    state = clash(PIKEMEN, SWORDS, b_more={"wounds": 1}, lasting=lasts)
    strike(state, dice=(4, 4, 1, 1, 1, 1, 1, 1, 1))
    assert points(state)[0] == 2
    lost = {"wounds": 1, "with": ["stark_sworn_sword_captain"]}
    state = clash(PIKEMEN, SWORDS, b_more=lost, hand="40614")
    strike(state, dice=(4, 4, 1, 1, 1, 1, 1, 1, 1))
    play(state, "play 40614 2")
    assert attached(state) == [("40614", 0)]
    lasts = state.view(None)["lasting"]
    state = clash(PIKEMEN, SWORDS, lasting=lasts)
    events = strike(state, dice=MISSES)
    assert len(told(events, "rolled")[0]["dice"]) == 8


@pytest.mark.text("40615")
def test_martial_superiority() -> None:
    eldon = joined("eldon_estermont_lord_of_greenstone_commander")
    state = clash(SWORDS, PIKEMEN, b_more=eldon, hand=[[], ["40615"]])
    play(state, "strike b1", "stay")
    dice = (4, 5, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6)
    events = rolling(state, "play 40615 1", dice=dice)
    assert told(events, "hit")[0]["hits"] == 1  # the 4 misses
    assert wounds(state, "a1") == 11


@pytest.mark.text("40616")
def test_battle_endurance() -> None:
    state = at_distance(20, PIKEMEN, hand="40616", at="turn")
    play(state, "play 40616 1", "choose a1")
    lasts = state.view(None)["lasting"]
    state = clash(PIKEMEN, SWORDS, lasting=lasts, round=4)
    strike(state, dice=MISSES)
    assert asked(state) == ("reroll", 0)
    assert fight(state).keywords == SUNDERING


# Cortnay


@pytest.mark.text("40617")
def test_issue_commands() -> None:
    cortnay = joined("cortnay_penrose_castellan_of_storms_end_commander")
    state = at_distance(
        8, PIKEMEN, SWORDS, a_more=cortnay, hand="40617", at="turn", a2=unit(PIKEMEN, 34, 10, 90)
    )
    play(state, "activate a1", "play 40617 1")
    assert state.table.flow.args[0] == 1
    # Instead of acting: a free action that something else gives is still possible.
    assert mask(state.table, NO_ACTION, 0) == OF_ACTIVATION
    used = unit(SCOUTS, 34, 10, 90)
    state = at_distance(8, PIKEMEN, SWORDS, hand="40617", at="turn", a2=used)
    play(state, "use order_mark_target a2")
    assert conditions(state, "b1") == ["vulnerable"]
    play(state, "activate a16", "hold")
    while listed(state, "play") == []:
        play(state, "pass")
    play(state, "play 40617 2")
    assert state.table.used == []


@pytest.mark.text("40618")
def test_surprise_strategy() -> None:
    more: dict[str, Any] = {"hand": "40618 40601", "discard": "40603", "at": "turn"}
    state = at_distance(20, PIKEMEN, **more)
    play(state, "play 40618 1", "choose_card 40603")
    assert hand(state) == ["40603"]
    state = at_distance(20, PIKEMEN, **more, ncus=in_zones("tactics"))
    play(state, "play 40618 1")
    assert sorted(hand(state)) == ["40601", "40603"]


@pytest.mark.rule("F14.18")
@pytest.mark.text("40619")
def test_counterplot() -> None:
    state = clash(SWORDS, PIKEMEN, hand=[["40201"], ["40619"]])
    play(state, "strike b1", "stay", "play 40201 1")
    events = rolling(state, "play 40619 1", dice=(3, *MISSES))
    assert told(events, "cancelled") == [{"seat": "1"}]
    state = clash(SWORDS, PIKEMEN, hand=[["40201"], ["40619"]])
    play(state, "strike b1", "stay", "play 40201 1")
    events = rolling(state, "play 40619 1", dice=(2, *MISSES))
    assert told(events, "cancelled") == []
