"""House Lannister: one test for each text of NCUs."""

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
    ncu,
    play,
    rolling,
    told,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import (
    MISSES,
    SANSA,
    tokens,
)

from throneroom.games.ice_and_fire.cards import hand_limit, refill
from throneroom.games.ice_and_fire.content import CROWN
from throneroom.games.ice_and_fire.queries import controls
from throneroom.games.ice_and_fire.state import SUNDERING


@pytest.mark.rule("F14.4", "F14.7")
@pytest.mark.text("ncu_30101_the_rains_of_castamere")
def test_tywin() -> None:
    tywin = {"an1": ncu("lannister_tywin_lannister_the_great_lion")}
    state = clash(GUARDSMEN, SWORDS, at="turn", ncus=tywin, b_more={"wounds": 8})
    use = "use_ncu ncu_30101_the_rains_of_castamere an1"
    play(state, use, "choose b1", "choose b16", "choose b1", "choose b1")
    # The panic test can be re-rolled by the Panicked token; four hits, of which two wound.
    rolling(state, "choose b1", dice=(6, 6, 1, 1, 1, 1, 2))
    assert asked(state) == ("reroll", 0)
    play(state, "keep")
    assert wounds(state, "b1") == 8 - 2 - 2
    assert (conditions(state, "b1"), conditions(state, "b16")) == (["panicked"], ["vulnerable"])
    assert asked(state) == ("activate", 0)  # not once more
    rolling(state, "activate a1", "strike b1", "stay", dice=MISSES)
    play(state, "activate b1")
    rolling(state, "strike a1", "stay", dice=(6, *MISSES))
    assert fight(state).keywords == 0  # Winter's Bite is lost


@pytest.mark.text("ncu_30102_manipulation_and_deception")
def test_pycelle() -> None:
    pycelle = {"an1": ncu("lannister_pycelle_grand_maester")}
    state = clash(GUARDSMEN, SWORDS, at="turn", ncus=pycelle)
    play(state, "activate_ncu an1", "use_ncu ncu_30102_manipulation_and_deception an1", "choose b1")
    assert (conditions(state, "b1"), tokens(state)) == (["weakened"], [2])
    assert asked(state) == ("claim", 0)


@pytest.mark.rule("F15.16")
@pytest.mark.text("ncu_30103_fealty_to_the_seven")
@pytest.mark.parametrize(("die", "healed"), [(1, 2), (6, 0)])
def test_the_high_sparrow(die: int, healed: int) -> None:
    sparrow = {"an1": ncu("lannister_the_high_sparrow_father_of_the_faithful")}
    state = clash(GUARDSMEN, SWORDS, at="turn", ncus=sparrow, a_more={"wounds": 5})
    play(state, "activate_ncu an1", "claim crown")
    assert listed(state) == ["influence b1", "influence b16"]
    play(state, "influence b1")
    rolling(state, "choose b1", dice=(die, die, 2))
    assert (wounds(state, "b1"), wounds(state, "a1")) == (12 - healed, 5 + healed)


@pytest.mark.rule("F16.14")
@pytest.mark.text("ncu_30104_tactical_mastermind")
def test_tyrion_holds_more() -> None:
    tyrion = {"an1": ncu("lannister_tyrion_lannister_the_imp")}
    state = clash(GUARDSMEN, SWORDS, ncus=tyrion)
    assert [hand_limit(state.table, seat) for seat in (0, 1)] == [6, 5]
    assert [refill(state.table, seat) for seat in (0, 1)] == [4, 3]


@pytest.mark.rule("F14.10", "F14.17", "F16.11")
@pytest.mark.text("ncu_30104_tactical_mastermind")
@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_tyrion_finds_a_counterplot(pile: str) -> None:
    ncus = {"bn1": ncu("lannister_tyrion_lannister_the_imp")}
    piles: dict[str, Any] = {"hand": [["40201"], ["40105"]], pile: [[], ["40105"]]}
    state = clash(SWORDS, GUARDSMEN, ncus=ncus, **piles)
    play(state, "strike b1", "stay", "play 40201 1")
    use = "use_ncu ncu_30104_tactical_mastermind bn1"
    assert listed(state) == [use, "play 40105 1", "pass"]
    events = rolling(state, use, dice=(3, *MISSES))
    assert len(told(events, "cancelled")) == 1
    assert told(events, "played") == [{"seat": "1", "tactics_card": "40105"}]
    assert (hand(state, 1), len(state.table.discard[1])) == (["40105"], 1)
    assert fight(state).keywords & SUNDERING == 0
    assert state.view(None)["used"] == [["bn1", "ncu_30104_tactical_mastermind"]]
    state = clash(SWORDS, GUARDSMEN, ncus=ncus, hand=[["40201"], []])
    rolling(state, "strike b1", "stay", "play 40201 1", dice=(1,) * 7)
    assert fight(state).keywords & SUNDERING  # no Counterplot in either pile


@pytest.mark.rule("F16.11")
@pytest.mark.text("ncu_30105_playing_the_game", "ncu_30109_queens_influence")
@pytest.mark.parametrize(
    ("card", "ability", "crown", "wealth"),
    [
        ("cersei_lannister_queen_regent", "ncu_30105_playing_the_game", "40103", "40107"),
        ("tommen_baratheon_next_in_succession", "ncu_30109_queens_influence", "40101", "40104"),
    ],
)
def test_cersei_and_tommen(card: str, ability: str, crown: str, wealth: str) -> None:
    here = {"an1": ncu(f"lannister_{card}"), "an2": ncu(SANSA, "wealth", activated=True)}
    state = clash(GUARDSMEN, at="turn", ncus=here, deck=f"{crown} 40102", discard=wealth)
    play(state, "activate_ncu an1", "claim crown", f"use_ncu {ability} an1")
    play(state, "choose_option from_discard")
    assert (hand(state), tokens(state)) == ([crown, wealth], [1])
    state = clash(GUARDSMEN, at="turn", ncus=here, deck=f"{crown} 40102", discard=wealth)
    play(state, "activate_ncu an1", "claim combat", f"use_ncu {ability} an1")
    # That there is none in the deck is nobody else's to know.
    assert (listed(state), state.forced()) == (["choose_option from_discard"], None)
    play(state, "choose_option from_discard")
    assert hand(state) == [wealth]
    # With one in each it is a choice.
    for where, deck, discard in (("deck", 1, [crown]), ("discard", 2, [])):
        state = clash(GUARDSMEN, at="turn", ncus=here, deck=f"{crown} 40102", discard=crown)
        play(state, "activate_ncu an1", "claim crown", f"use_ncu {ability} an1")
        assert listed(state) == ["choose_option from_deck", "choose_option from_discard"]
        play(state, f"choose_option from_{where}")
        seat = state.view(None)["seats"][0]
        assert (hand(state), seat["deck"], seat["discard"]) == ([crown], deck, discard)


@pytest.mark.rule("F16.7", "F16.10")
@pytest.mark.text("ncu_30109_queens_influence")
def test_a_card_that_is_being_played_is_not_taken_back() -> None:
    here = {"an1": ncu("lannister_tommen_baratheon_next_in_succession")}
    state = clash(GUARDSMEN, at="turn", ncus=here, hand="40104", deck="40102")
    play(state, "activate_ncu an1", "claim wealth")
    play(state, "use_ncu ncu_30109_queens_influence an1", "play 40104 1", "choose b1")
    assert hand(state) == []
    assert state.view(None)["seats"][0]["discard"] == []  # Bribery is attached


@pytest.mark.rule("F15.12", "F15.16")
@pytest.mark.text("ncu_30106_might_of_the_iron_throne")
def test_joffrey() -> None:
    joffrey = {"an1": ncu("lannister_joffrey_baratheon_lord_of_the_seven_kingdoms")}
    state = clash(GUARDSMEN, SWORDS, at="turn", ncus=joffrey)
    assert not controls(state.table, 0, CROWN)
    play(state, "activate_ncu an1", "claim combat", "influence b1")
    assert [controls(state.table, seat, CROWN) for seat in (0, 1)] == [True, False]
    rolling(state, "choose a1", "strike b1", "stay", dice=(6, 1, 1, 1, 1, 1, 1, 1, 1, 2))
    assert wounds(state, "b1") == 12 - 1 - 3


@pytest.mark.text("ncu_30107_unbiased_justice")
def test_kevan() -> None:
    kevan = {"an1": ncu("lannister_kevan_lannister_master_of_law")}
    hurt = {"wounds": 4, "conditions": ["weakened", "panicked"]}
    state = at_distance(3, GUARDSMEN, SWORDS, at="turn", ncus=kevan, a_more=hurt)
    play(state, "use_ncu ncu_30107_unbiased_justice an1", *["choose a1"] * 4)
    assert (wounds(state, "a1"), conditions(state, "a1")) == (6, [])
    assert asked(state) == ("free_shift", 0)
    play(state, "shift right 2")
    assert state.table.x[0] == 26_000
    assert asked(state) == ("activate", 0)
    state = clash(GUARDSMEN, SWORDS, at="turn", ncus=kevan, a_more=hurt)
    play(state, "use_ncu ncu_30107_unbiased_justice an1", *["choose a1"] * 4, "activate a1")
    rolling(state, "strike b1", "stay", dice=MISSES)
    assert len(fight(state).attack_dice) == 6
    assert asked(state) == ("reroll", 0)


@pytest.mark.rule("F15.15")
@pytest.mark.text("ncu_30108_little_doves")
@pytest.mark.parametrize(("zone", "gained"), [("crown", ["vulnerable"]), ("maneuver", [])])
def test_qyburn(zone: str, gained: list[str]) -> None:
    ncus = {"an1": ncu(SANSA), "bn1": ncu("lannister_qyburn_master_of_whisperers")}
    state = clash(SWORDS, GUARDSMEN, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "use_ncu ncu_30108_little_doves bn1")
    play(state, "choose_zone crown", "choose_zone wealth", f"claim {zone}")
    if zone == "crown":
        rolling(state, "choose b1", dice=(6, 6, 1))
        assert listed(state) == ["choose a1", "choose a16", "decline"]
        play(state, "choose a1")
        assert listed(state) == ["choose a16", "decline"]
        play(state, "decline")
    else:
        play(state, "choose a16", "hold")
    assert (conditions(state, "a1"), tokens(state)) == (gained, [2])
    assert asked(state) == ("activate", 1)
