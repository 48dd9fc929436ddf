"""Free Folk: one test for each text of NCUs."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    GUARDSMEN,
    SWORDS,
    asked,
    at_distance,
    clash,
    conditions,
    hand,
    listed,
    ncu,
    play,
    rolling,
    told,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import SANSA
from tests.games.ice_and_fire.helpers import refused

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.content import TACTICS_CARDS

RAIDERS = "freefolk_free_folk_raiders"


def the(card: str, **more: Any) -> dict[str, Any]:
    """An NCU of the Free Folk on the side of a, and another on the side of b."""
    return {"an1": ncu(f"freefolk_{card}", **more), "bn1": ncu(SANSA)}


@pytest.mark.rule("F15.11")
@pytest.mark.text("ncu_30301_lady_of_the_wilds")
def test_val() -> None:
    state = at_distance(20, RAIDERS, at="turn", ncus=the("lady_val_the_wildling_princess"))
    use = "use_ncu ncu_30301_lady_of_the_wilds an1"
    play(state, "activate_ncu an1", "claim crown", use, "choose a1")
    assert listed(state) == ["hold", "maneuver"]
    play(state, "hold")
    assert asked(state) == ("activate", 1)


@pytest.mark.text("ncu_30302_skillful_preparations")
def test_mance_prepares() -> None:
    ncus = the("mance_rayder_artful_tactician")
    state = at_distance(20, RAIDERS, SWORDS, at="turn", ncus=ncus, deck="40301 40302 40303")
    play(state, "activate_ncu an1", "claim wealth", "influence b1", "choose a1")
    use = "use ncu_30302_skillful_preparations b1"
    play(state, "activate b1", use)
    assert hand(state) == ["40303"]
    play(
        state, "hold", "activate a1", "hold", "activate_ncu bn1", "claim maneuver", "choose b1", use
    )
    assert hand(state) == ["40303", "40302"]


@pytest.mark.rule("F15.11")
@pytest.mark.text("ncu_30303_refuge_and_supplies")
def test_craster() -> None:
    use = "use_ncu ncu_30303_refuge_and_supplies an1"
    ncus = the("craster_ally_of_convenience")
    more: dict[str, Any] = {"at": "turn", "ncus": ncus, "a_more": {"wounds": 5}, "deck": "40301"}
    state = at_distance(20, RAIDERS, **more)
    play(state, use, "choose a1")
    assert wounds(state, "a1") == 7
    play(state, "activate_ncu an1", "claim crown", use, "choose a1")
    assert (wounds(state, "a1"), hand(state)) == (9, ["40301"])
    play(state, "activate b1", "hold")
    assert asked(state) == ("activate", 0)  # at the start of a turn once in a game


@pytest.mark.text("ncu_30304_fury_of_the_thenns")
def test_styr() -> None:
    ncus = the("styr_iron_fisted_tyrant")
    state = clash(RAIDERS, SWORDS, at="turn", ncus=ncus, a_more={"wounds": 4})
    play(state, "activate_ncu an1", "claim combat", "influence a1", "choose a1", "strike b1")
    events = rolling(state, "stay", dice=(4, 1, 1, 1, 1, 4, 6, 6, 1))
    assert len(told(events, "rolled")[0]["dice"]) == 5  # as with two ranks
    assert wounds(state, "b1") == 11  # a 4 does not block against Sundering


@pytest.mark.rule("F9.15")
@pytest.mark.text("ncu_30305_spearwifes_guile")
def test_ygritte() -> None:
    ncus = the("ygritte_kissed_by_fire")
    bog = [["bog", 24, 14, 0]]
    state = at_distance(20, RAIDERS, at="turn", ncus=ncus, terrain=bog)
    play(state, "activate_ncu an1", "claim maneuver", "influence a1", "choose a1", "maneuver")
    assert refused(state, "go 90 6.5 90") == "F8.4"
    play(state, "go 90 6 90")  # through the bog, which is Rough
    assert state.table.y[0] == 16_000
    state = at_distance(8, RAIDERS, SWORDS, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim wealth", "influence b1", "choose a1", "activate b1")
    events = rolling(state, "charge a1 front 270", dice=(2,))
    assert told(events, "disorderly") == [{"unit": "b1"}]
    state = at_distance(20, RAIDERS, SWORDS, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim wealth", "influence b1", "choose a1", "activate b1")
    play(state, "maneuver")
    assert refused(state, "go 270 4.5 270") == "F8.4"


@pytest.mark.rule("F15.6", "F16.8")
@pytest.mark.text("ncu_30306_spearwife_council")
def test_dalla() -> None:
    dalla = the("lady_dalla_wife_and_council")
    use = "use_ncu ncu_30306_spearwife_council an1"
    state = clash(RAIDERS, SWORDS, at="turn", ncus=dalla)
    play(state, "activate_ncu an1", "claim crown", "choose b1")
    assert conditions(state, "b1") == ["weakened"]
    # The Wealth zone heals, and the token stays: 1 hit and 3 for the ranks.
    tired = {"wounds": 9, "conditions": ["weakened"]}
    state = clash(RAIDERS, SWORDS, at="turn", ncus=dalla, a_more=tired)
    play(state, "activate_ncu an1", "claim wealth", "choose a1")
    rolling(state, use, dice=(1, 6, 6, 6))
    assert (wounds(state, "a1"), conditions(state, "a1")) == (12, ["weakened"])
    assert wounds(state, "b1") == 11
    # The Tactics zone looks at the deck of the opponent, and still puts its token.
    decks = [["40301"], ["40101", "40102", "40103"]]
    state = clash(RAIDERS, GUARDSMEN, at="turn", ncus=dalla, deck=decks)
    events = play(state, "activate_ncu an1", "claim tactics", use)
    secret = [GAME.describe(event, 0) for event in events if event.kind == "peeked"]
    assert secret[0] is not None
    assert secret[0]["tactics_cards"] == ["40103", "40102"]
    assert told(events, "peeked") == [{"seat": "0", "whose": "1"}]
    assert listed(state) == [
        f"choose_option {one}" for one in ("top_card", "second_card", "neither")
    ]
    play(state, "choose_option second_card")
    assert [TACTICS_CARDS.ids[card] for card in state.table.deck[1]] == ["40101", "40103"]
    assert [TACTICS_CARDS.ids[card] for card in state.table.discard[1]] == ["40102"]
    assert hand(state) == []
    play(state, "afflict b1 panicked")
    assert conditions(state, "b1") == ["panicked"]
    state = clash(RAIDERS, GUARDSMEN, at="turn", ncus=dalla, deck=[[], ["40101"]])
    play(state, "activate_ncu an1", "claim tactics", use)
    assert listed(state) == ["choose_option top_card", "choose_option neither"]


@pytest.mark.rule("F37.7", "F15.17")
@pytest.mark.text("ncu_30307_disrupt_communication")
def test_mance_disrupts() -> None:
    ncus = the("mance_rayder_deceptive_bard")
    ncus["bn1"] = ncu("stark_catelyn_stark_lady_of_winterfell")
    state = at_distance(20, RAIDERS, SWORDS, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim wealth", "influence b1", "choose a1", "activate_ncu bn1")
    play(state, "pass", "claim maneuver")
    assert listed(state) == ["influence a1", "influence a16", "influence b16"]  # not b1
    play(state, "influence b16")
    assert listed(state) == ["choose b16"]
    assert refused(state, "choose b1") == "F15.8"


@pytest.mark.rule("F14.4")
@pytest.mark.text("ncu_30307_intrigue_and_subterfuge")
def test_intrigue() -> None:
    ncus = the("mance_rayder_deceptive_bard")
    ncus["bn1"] = ncu("stark_catelyn_stark_lady_of_winterfell")
    state = at_distance(20, RAIDERS, SWORDS, at="turn", active="1", ncus=ncus)
    play(state, "activate_ncu bn1", "use_ncu ncu_30307_intrigue_and_subterfuge an1", "claim wealth")
    assert asked(state) == ("choose", 1)  # no Influence


@pytest.mark.text("ncu_30308_northern_resilience")
def test_northern_resilience() -> None:
    ncus = the("jon_snow_turncloak_crow")
    state = at_distance(20, RAIDERS, SWORDS, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim wealth", "influence a1", "choose a1", "activate_ncu bn1")
    play(state, "claim crown")
    events = rolling(state, "choose a1", dice=(1, 1, 2))
    assert told(events, "tested") == [{"unit": "a1", "total": 2, "passed": 0}]  # -1 and +1
    assert wounds(state, "a1") == 12 - 2  # Disorganized adds what Jon takes off


@pytest.mark.rule("F16.11")
@pytest.mark.text("ncu_30308_southern_discipline")
def test_southern_discipline() -> None:
    more: dict[str, Any] = {"ncus": the("jon_snow_turncloak_crow"), "at": "clean_up"}
    piles: dict[str, Any] = {"hand": "40303 40304 40305", "deck": "40301 40306", "discard": "40302"}
    state = at_distance(20, RAIDERS, **more, **piles)
    play(state, "keep", "use_ncu ncu_30308_southern_discipline an1")
    assert listed(state) == ["choose_card 40301", "choose_card 40302"]
    play(state, "choose_card 40302")
    assert hand(state) == ["40303", "40304", "40305", "40302"]


@pytest.mark.rule("F16.14")
@pytest.mark.text("ncu_30307_intrigue_and_subterfuge", "southern_knowledge")
def test_who_has_lost_what_raised_the_hand_discards_at_once() -> None:
    six = ["40501", "40502", "40503", "40504", "40505", "40506"]
    ncus = the("mance_rayder_deceptive_bard")
    ncus["bn1"] = ncu("nightswatch_samwell_tarly_craven_scholar")
    brothers = "nightswatch_sworn_brothers"
    table: dict[str, Any] = {"at": "turn", "hand": [[], six]}
    state = at_distance(20, RAIDERS, brothers, active="1", ncus=ncus, **table)
    play(state, "activate_ncu bn1", "use_ncu ncu_30307_intrigue_and_subterfuge an1")
    assert asked(state) == ("discard", 1)
    play(state, "discard 40501")
    assert asked(state) == ("claim", 1)
    # So it is for a turn.
    jon = {"with": ["freefolk_jon_snow_the_crow_come_over"]}
    sam = {"with": ["nightswatch_samwell_tarly_sam_the_slayer"]}
    state = clash(RAIDERS, brothers, a_more=jon, b_more=sam, **table)
    play(state, "use southern_knowledge a1")
    assert asked(state) == ("discard", 1)
    play(state, "discard 40501")
    assert asked(state) == ("activate", 0)
