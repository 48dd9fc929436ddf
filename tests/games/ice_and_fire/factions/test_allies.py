"""Texts in games of teams: what is an ally's is friendly, and a turn is the team's (F32)."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    GUARDSMEN,
    SWORDS,
    asked,
    at_distance,
    clash,
    fight,
    hand,
    listed,
    ncu,
    play,
    rolling,
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import MISSES, SANSA
from tests.games.ice_and_fire.factions.reaching import offered, reach, settle
from tests.games.ice_and_fire.factions.targaryens import BEASTS, SKAHAZ

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.content import WATER_GARDENS, ZONES
from throneroom.games.ice_and_fire.frames import NOTHING, Frame
from throneroom.games.ice_and_fire.lasting import silenced
from throneroom.games.ice_and_fire.state import CRITICAL_BLOW
from throneroom.games.ice_and_fire.vocabulary import second_player

TEAMS: dict[str, Any] = {"seats": 4, "options": {"teams": True}}
FAR: dict[str, Any] = {"c1": unit(SWORDS, 40, 5, 90), "d1": unit(GUARDSMEN, 8, 36, 270)}
HIZDAHR = "targaryen_hizdahr_zo_loraq_fourteenth_of_that_noble_name"


@pytest.mark.rule("F32.6")
@pytest.mark.text("distract")
def test_wolves_distract_in_the_turns_of_the_team() -> None:
    wolves = unit("freefolk_wolf_pack", 24, 28.58, 270)  # behind b1
    striker = unit(SWORDS, 24, 20, 90)
    away = unit(SWORDS, 3, 10, 90)
    table: dict[str, Any] = {**TEAMS, **FAR, "at": "declare c1", "active": "2", "c1": striker}
    for behind in (True, False):
        there = wolves if behind else {**wolves, "at": [24, 34, 270]}
        state = clash(SWORDS, GUARDSMEN, **{**table, "a1": away}, a2=there)
        rolling(state, "strike b1", "stay", dice=MISSES)
        assert (listed(state, "use") == []) == behind


@pytest.mark.rule("F32.6")
@pytest.mark.text("40745")
def test_the_queens_law_holds_in_the_turns_of_the_team() -> None:
    table: dict[str, Any] = {"hand": [[], ["40745"], [], []], "at": "turn", **TEAMS, **FAR}
    state = at_distance(10, SWORDS, BEASTS, b_more=SKAHAZ, **table)
    reach(state, "activate a1", "play 40745 1", "hold", "activate b1")
    assert not silenced(state.table, 0)
    play(state, "hold")
    settle(state)
    state.play_text(2, "activate c1")
    assert (state.table.active, silenced(state.table, 0)) == (2, True)


@pytest.mark.rule("F32.8")
@pytest.mark.text("ncu_30209_avenging_the_north")
def test_lyanna_avenges_allies() -> None:
    lyanna = {"an1": ncu("stark_lyanna_mormont_youngest_she_bear")}
    gone: dict[str, Any] = {"c2": {"card": SWORDS, "place": "gone"}}
    state = clash(GUARDSMEN, at="turn", ncus=lyanna, **TEAMS, **FAR, **gone)
    state.play_text(0, "activate_ncu an1")
    play(state, "claim combat", "influence a1", "choose a1")
    rolling(state, "strike b1", "stay", dice=MISSES)
    assert fight(state).keywords == CRITICAL_BLOW


@pytest.mark.rule("F32.5")
@pytest.mark.text("outflank")
def test_a_team_is_first_as_a_whole() -> None:
    state = at_distance(20, first="0", at="turn", **TEAMS, **FAR)
    second = [second_player.holds(state.table, Frame(0, NOTHING, seat, 0)) for seat in range(4)]
    assert second == [False, True, False, True]


@pytest.mark.rule("F32.8")
@pytest.mark.text("40119", "40126")
@pytest.mark.parametrize("card", ["40119", "40126"])
def test_a_zone_of_an_ally_is_no_opponents(card: str) -> None:
    table: dict[str, Any] = {"hand": [[card], [], [], []], "ncus": {"cn1": ncu(SANSA)}}
    state = at_distance(20, a_more={"wounds": 5}, at="turn", **TEAMS, **FAR, **table)
    state.play_text(2, "activate_ncu cn1")
    play(state, "claim wealth", "choose a1")
    assert not offered(state, f"play {card} 1")
    assert wounds(state, "a1") == 8


@pytest.mark.rule("F32.8")
@pytest.mark.text("ncu_30710_merchant_lords_reach")
def test_hizdahr_adds_to_what_allies_claim() -> None:
    beside = unit(SWORDS, 31, 10, 90, wounds=5)
    table: dict[str, Any] = {
        "at": "turn",
        "ncus": {"an1": ncu(HIZDAHR), "cn1": ncu(SANSA)},
        **TEAMS,
        **FAR,
    }
    state = at_distance(20, a_more={"wounds": 5}, a2=beside, **table)
    state.play_text(2, "activate_ncu cn1")
    play(state, "claim wealth", "choose a1")
    assert (wounds(state, "a1"), wounds(state, "a2")) == (8, 6)
    # Whoever has claimed the Tactics zone draws the card and gives the token of the zone.
    piles: dict[str, Any] = {"deck": [["40701"], [], ["40201", "40202"], []]}
    state = at_distance(20, **piles, **table)
    state.play_text(2, "activate_ncu cn1")
    play(state, "claim tactics", "use_ncu ncu_30710_merchant_lords_reach an1")
    assert (hand(state, 0), hand(state, 2)) == ([], ["40202"])
    assert asked(state) == ("afflict", 2)


@pytest.mark.rule("F4.2", "F36.6", "F32.8")
@pytest.mark.text("40506")
@pytest.mark.parametrize(
    ("card", "y", "joins"), [(SWORDS, 20, True), ("greyjoy_drowned_men", 21.02, False)]
)
def test_nobody_takes_the_black_in_a_solo_unit_of_an_ally(card: str, y: float, joins: bool) -> None:
    captain = {"with": ["lannister_guard_captain"], "wounds": 1}
    table: dict[str, Any] = {"a1": unit(SWORDS, 3, 12, 90), "hand": [["40506"], [], [], []]}
    table |= {**TEAMS, **FAR, "c1": unit(card, 24, y, 90), "at": "declare c1", "active": "2"}
    state = clash(b_more=captain, **table)
    reach(state, "strike b1", "stay", "play 40506 1", dice=(6, 1) * 20)
    assert (listed(state, "choose_attachment") != []) == joins


@pytest.mark.rule("F33.10")
@pytest.mark.text("40601", "40606", "40611", "40615", "40732", "41112")
@pytest.mark.parametrize("card", ["40601", "40606", "40611", "40615", "40732", "41112"])
def test_an_enemy_attacks_another_enemy(card: str) -> None:
    """What is about the attacker can be used whoever is attacked."""
    table: dict[str, Any] = {"a1": unit(SWORDS, 3, 12, 90), "hand": [[card], [], []]}
    striker = unit(SWORDS, 24, 20, 90)
    state = clash(seats=3, c1=striker, at="declare c1", active="2", **table)
    play(state, "strike b1", "stay")
    assert offered(state, f"play {card} 1")


@pytest.mark.rule("F32.6")
@pytest.mark.text("40129", "40312")
@pytest.mark.parametrize("card", ["40129", "40312"])
def test_only_the_first_turn_of_all_enemies_is_the_first(card: str) -> None:
    table: dict[str, Any] = {"hand": [[card], [], [], []], "ncus": {"bn1": ncu(SANSA)}}
    state = at_distance(20, at="turn", active="1", **TEAMS, **FAR, **table)
    assert offered(state, f"play {card} 1")
    play(state, "pass")
    state.play_text(1, "activate b1")
    play(state, "hold")
    state.play_text(2, "activate c1")
    play(state, "hold")
    assert state.table.active == 3
    assert not offered(state, f"play {card} 1")


@pytest.mark.rule("F32.4", "F36.9")
@pytest.mark.text("ncu_30902_sunspear_secrets")
def test_the_water_gardens_bind_one_turn_of_a_team() -> None:
    doran = ncu("martell_doran_martell_prince_of_dorne")
    ncus = {"an1": doran, "bn1": ncu(SANSA), "dn1": ncu(HIZDAHR)}
    state = at_distance(20, at="turn", ncus=ncus, **TEAMS, **FAR)
    state.play_text(0, "activate_ncu an1")
    play(state, f"claim {ZONES.ids[WATER_GARDENS]}")
    settle(state)
    legal = [[GAME.write(action) for action in state.legal(seat)] for seat in (1, 3)]
    assert legal == [["activate b1", "activate b16"], ["activate d1"]]
    state.play_text(1, "activate b1")
    play(state, "hold")
    state.play_text(2, "activate c1")
    play(state, "hold")
    legal = [[GAME.write(action) for action in state.legal(seat)] for seat in (1, 3)]
    assert legal == [["activate b16", "activate_ncu bn1"], ["activate d1", "activate_ncu dn1"]]
