"""House Targaryen: one test for each text of NCUs, and the House of the Undying."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
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
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import SANSA, tokens
from tests.games.ice_and_fire.factions.reaching import offered, reach, settle
from tests.games.ice_and_fire.factions.targaryens import (
    CROSSBOWMEN,
    DROGON,
    MERCENARIES,
    PIKEMEN,
    SCREAMERS,
)
from tests.games.ice_and_fire.helpers import load, refused

from throneroom.games.ice_and_fire.content import CARDS
from throneroom.games.ice_and_fire.imagine import imagine
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.queries import BARRED, mask
from throneroom.games.ice_and_fire.windows import OWN_ORDERS
from throneroom.kernel import FastChance

MISSED = (1,) * 5
PASSED = (6, 6)
PYAT = {"an1": ncu("targaryen_pyat_pree_warlock_of_qarth")}
MISSANDEI = {"an1": ncu("targaryen_missandei_scribe")}
HIZDAHR = {"an2": ncu("targaryen_hizdahr_zo_loraq_fourteenth_of_that_noble_name")}


def settle_with(state: Any, *dice: int) -> None:
    """Pass by everything, with these dice to come."""
    load(state, *dice)
    settle(state)


def of(card: str) -> dict[str, Any]:
    return {"an1": ncu(f"targaryen_{card}")}


@pytest.mark.rule("F15.16")
@pytest.mark.text("ncu_30701_conviction_of_a_true_khaleesi")
def test_daenerys_khaleesi() -> None:
    marked = {"conditions": ["weakened"]}
    khaleesi = of("daenerys_targaryen_khaleesi")
    state = clash(MERCENARIES, CROSSBOWMEN, a_more=marked, at="turn", ncus=khaleesi)
    play(state, "activate_ncu an1", "claim combat")
    play(state, "influence a1")
    assert conditions(state, "a1") == []
    play(state, "choose a1")
    rolling(state, "strike b1", "stay", dice=(1,) * 7)
    assert listed(state) == ["keep", "reroll effect 1 2 3 4 5 6 7"]


@pytest.mark.rule("F15.11", "F14.13")
@pytest.mark.text("ncu_30702_illyrios_boon")
def test_illyrio() -> None:
    illyrio = of("illyrio_mopatis_magister_of_pentos")
    state = clash(MERCENARIES, CROSSBOWMEN, a_more={"wounds": 5}, at="turn", ncus=illyrio)
    play(state, "activate_ncu an1", "claim crown")
    reach(state, "use_ncu ncu_30702_illyrios_boon an1", "choose a1")
    assert (wounds(state, "a1"), conditions(state, "b1")) == (8, ["weakened"])
    assert tokens(state) == [1]
    assert asked(state) == ("activate", 1)  # nobody is panicked


@pytest.mark.rule("F36.7", "F38.5")
@pytest.mark.text("ncu_30703_house_of_the_undying")
def test_the_house_of_the_undying() -> None:
    use = "use_ncu ncu_30703_house_of_the_undying an1"
    table: dict[str, Any] = {"at": "turn", "hand": [[], ["40101", "40102"]]}
    # Another zone, whose effect is replaced.
    state = at_distance(20, PIKEMEN, ncus=PYAT, **table)
    reach(state, "activate_ncu an1", "claim crown")
    reach(state, use, dice=(2,))
    assert (hand(state, 1), state.view(0)["known"][1]) == (["40101"], ["40101"])
    # The effect of the zone beside the board, for either player.
    state = at_distance(20, PIKEMEN, ncus={**PYAT, "bn1": ncu(SANSA)}, **table)
    reach(state, "activate_ncu an1")
    settle(state)
    assert "claim 50701" in listed(state)
    reach(state, "claim 50701")
    settle_with(state, 1)
    assert hand(state, 1) == ["40102"]
    assert state.view(0)["known"][1] == []
    # Once a game a card comes back.
    piles: dict[str, Any] = {"discard": "40701 40702", "hand": table["hand"], "at": "turn"}
    state = at_distance(20, PIKEMEN, ncus=PYAT, **piles)
    reach(state, "activate_ncu an1", "claim 50701", use)
    assert listed(state) == ["choose_option look_at_hand", "choose_option from_discard"]
    play(state, "choose_option from_discard", "choose_card 40702")
    assert (hand(state), len(hand(state, 1))) == (["40702"], 2)
    used = [["an1", "ncu_30703_house_of_the_undying", 2]]
    state = at_distance(20, PIKEMEN, ncus=PYAT, used=used, **piles)
    reach(state, "activate_ncu an1", "claim 50701")
    reach(state, use, dice=(1,))  # it can only be the other one
    assert (hand(state), hand(state, 1)) == ([], ["40102"])


@pytest.mark.rule("F36.7", "F15.2")
def test_without_pyat_there_is_no_house_of_the_undying() -> None:
    state = at_distance(20, PIKEMEN, at="turn", ncus={"an1": ncu(SANSA)})
    play(state, "activate_ncu an1")
    assert "claim 50701" not in listed(state)
    assert refused(state, "claim 50701") == "F15.2"


@pytest.mark.rule("F14.18", "F15.17")
@pytest.mark.text("ncu_30704_wisdom_of_the_old_knight")
def test_wisdom_of_the_old_knight() -> None:
    knight = of("barristan_selmy_advisor_to_the_dragon")
    table: dict[str, Any] = {"at": "turn", "hand": [[], ["40734"]], "ncus": knight}
    state = at_distance(20, PIKEMEN, PIKEMEN, **table)
    play(state, "activate_ncu an1", "claim wealth", "influence a1", "choose a1")
    play(state, "activate b16", "hold", "activate a1", "play 40734 1")
    events = play(state, "use ncu_30704_wisdom_of_the_old_knight a1")
    assert told(events, "cancelled") == [{"seat": "0"}]
    assert state.table.lasting == []


@pytest.mark.rule("F10.10")
@pytest.mark.text("ncu_30705_wealth_of_the_thirteen")
def test_wealth_of_the_thirteen() -> None:
    xaro = of("xaro_xhoan_daxos_merchant_prince_of_qarth")
    use = "use_ncu ncu_30705_wealth_of_the_thirteen an1"
    for label, left, dice in (("rank_more", 8, 7), ("rank_fewer", 8, 4)):
        state = clash(MERCENARIES, CROSSBOWMEN, a_more={"wounds": left}, ncus=xaro)
        play(state, "strike b1", "stay", use)
        events = rolling(state, f"choose_option {label}", dice=(1,) * 7)
        assert len(told(events, "rolled")[0]["dice"]) == dice
        assert tokens(state) == [1]
    state = at_distance(20, PIKEMEN, at="turn", ncus=xaro)
    play(state, "activate_ncu an1", "claim wealth")
    assert tokens(state) == [3]


@pytest.mark.rule("F15.11")
@pytest.mark.text("ncu_30707_dracarys")
def test_dracarys() -> None:
    unburnt = of("daenerys_targaryen_the_unburnt")
    use = "use_ncu ncu_30707_dracarys an1"
    state = clash(DROGON, CROSSBOWMEN, at="turn", ncus=unburnt)
    play(state, "activate_ncu an1", "claim crown", use)
    assert listed(state) == ["strike b1", "hold"]
    state = at_distance(20, PIKEMEN, at="turn", ncus=unburnt)
    play(state, "activate_ncu an1", "claim crown")
    assert use not in listed(state)


@pytest.mark.rule("F4.9", "F36.6")
@pytest.mark.text("ncu_30708_maegis_knowledge")
def test_maegis_knowledge() -> None:
    maegi = of("mirri_maz_duur_godswife")
    use = "use_ncu ncu_30708_maegis_knowledge an1"
    officer = "targaryen_unsullied_officer"
    table: dict[str, Any] = {
        "a_more": {"wounds": 5},
        "a2": unit(SCREAMERS, 40, 10, 90),
        "at": "turn",
        "ncus": maegi,
    }
    lost = "neutral_fortune_seeker", "targaryen_screamer_ko"
    gone = [["a3", officer], ["a3", "targaryen_khal_drogo_the_great_khal_commander"]]
    gone += [["b1", card] for card in lost]  # of the enemy, whatever their faction
    state = at_distance(20, PIKEMEN, CROSSBOWMEN, fallen=gone, **table)
    play(state, "activate_ncu an1", "claim crown", use, "choose_option returns")
    reach(state, "choose a1")
    if asked(state)[0] == "name_target":
        play(state, "choose a1")
    settle(state)
    assert wounds(state, "a1") == 6
    assert [CARDS.ids[part] for part in state.table.parts[0]] == [officer]
    assert CARDS.index[officer] not in [card for _, card in state.table.fallen]
    # Or an enemy suffers; nobody has fallen, so there is no choice.
    state = at_distance(20, PIKEMEN, CROSSBOWMEN, **table)
    play(state, "activate_ncu an1", "claim crown", use, "choose b1", "choose a1")
    assert (conditions(state, "b1"), wounds(state, "a1")) == (["panicked", "weakened"], 6)


@pytest.mark.rule("F32.8", "F36.6")
@pytest.mark.text("ncu_30708_maegis_knowledge")
def test_the_maegi_knows_the_fallen_of_the_team() -> None:
    captain = "baratheon_pikemen_captain"
    seats: dict[str, Any] = {"seats": 4, "options": {"teams": True}, "at": "turn"}
    seats |= {
        "c1": unit("baratheon_stag_knights", 36, 5, 90),
        "d1": unit(CROSSBOWMEN, 8, 36, 270),
        "ncus": of("mirri_maz_duur_godswife"),
    }
    state = at_distance(20, SCREAMERS, CROSSBOWMEN, fallen=[["c2", captain]], **seats)
    play(state, "activate_ncu an1", "claim crown", "use_ncu ncu_30708_maegis_knowledge an1")
    reach(state, "choose_option returns", "choose c1", "choose a1")
    settle(state)
    assert [CARDS.ids[part] for part in state.table.parts[UNITS.index["c1"]]] == [captain]


@pytest.mark.rule("F14.11", "F8.36")
@pytest.mark.text("ncu_30709_the_way_revealed")
def test_the_way_revealed() -> None:
    quaithe = {"bn1": ncu("targaryen_quaithe_of_the_shadow")}
    state = at_distance(20, CROSSBOWMEN, PIKEMEN, at="turn", ncus=quaithe)
    play(state, "use_ncu ncu_30709_the_way_revealed bn1", "choose a1")
    assert tokens(state) == [1]
    play(state, "activate a1", "march", "choose b1")
    assert listed(state) == ["hold", "maneuver", "march"]
    play(state, "march", "go 270 10 270")
    assert asked(state) == ("move", 0)  # then the enemy marches
    assert state.table.lasting == []


@pytest.mark.rule("F15.5", "F15.6", "F15.7", "F38.5")
@pytest.mark.text("ncu_30710_merchant_lords_reach")
def test_merchant_lords_reach() -> None:
    ncus = {"an1": ncu(SANSA), **HIZDAHR}
    beside = unit(PIKEMEN, 31, 10, 90, wounds=5)
    table: dict[str, Any] = {"at": "turn", "ncus": ncus}
    # Crown: whoever fails gets no Orders of its own side.
    state = at_distance(20, PIKEMEN, PIKEMEN, **table)
    play(state, "activate_ncu an1", "claim crown")
    rolling(state, "choose b1", dice=(1, 1, 1))
    settle(state)
    assert mask(state.table, BARRED, 16) == OWN_ORDERS
    # Wealth: somebody else as well.
    state = at_distance(20, PIKEMEN, a_more={"wounds": 5}, a2=beside, **table)
    play(state, "activate_ncu an1", "claim wealth", "choose a1")
    assert (wounds(state, "a1"), wounds(state, "a2")) == (8, 6)
    # Tactics: a card fewer, a token more.
    state = at_distance(20, PIKEMEN, CROSSBOWMEN, deck="40701 40702 40703", **table)
    use = "use_ncu ncu_30710_merchant_lords_reach an2"
    play(state, "activate_ncu an1", "claim tactics", use)
    assert len(hand(state)) == 1
    play(state, "afflict b1 panicked", "choose_option weakened")
    assert conditions(state, "b1") == ["panicked", "weakened"]
    # The House of the Undying: the top of the deck.
    piles: dict[str, Any] = {"hand": [[], ["40101"]], "deck": [[], ["40102", "40103"]]}
    state = at_distance(20, PIKEMEN, at="turn", ncus={**PYAT, **HIZDAHR}, **piles)
    reach(state, "activate_ncu an1", "claim 50701")
    settle(state)
    assert state.view(None)["seats"][1]["discard"] == ["40101", "40103"]


@pytest.mark.rule("F38.6")
@pytest.mark.text("ncu_30711_wisdom_beyond_her_years")
def test_missandei() -> None:
    table: dict[str, Any] = {"hand": "40702 40703 40704", "deck": "40701 40728 40729"}
    state = at_distance(20, PIKEMEN, at="deploy", ncus=MISSANDEI, **table)
    play(state, "first 0")
    assert listed(state) == ["choose_card 40728", "choose_card 40729"]
    events = play(state, "choose_card 40729")
    assert told(events, "set_aside") == [{"seat": "0"}]
    assert state.view(0)["seats"][0]["deck"] == 2
    shown = [[row["card"] for row in state.view(seat)["lasting"]] for seat in (0, 1, None)]
    assert shown == [["40729"], [None], [None]]
    # What others imagine may be any card of the Commander's.
    cards = set()
    for seed in range(20):
        other = imagine(state.table, 1, FastChance(seed))
        cards.add(other.lasting[0].card)
        assert len(other.deck[0]) == 2
    assert len(cards) == 2
    play(state, "use_ncu ncu_30711_wisdom_beyond_her_years an1", "choose_card 40702")
    settle(state)
    assert hand(state) == ["40703", "40704", "40729"]
    assert state.table.lasting == []
    assert state.view(None)["seats"][0]["discard"] == ["40702"]


@pytest.mark.rule("F15.4", "F15.11")
@pytest.mark.text("ncu_30712_ways_of_the_court")
def test_ways_of_the_court() -> None:
    ncus = {**of("alicent_hightower_dowager_queen"), "bn1": ncu(SANSA, "combat", activated=True)}
    state = at_distance(20, PIKEMEN, CROSSBOWMEN, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim crown", "use_ncu ncu_30712_ways_of_the_court an1")
    play(state, "choose b1", "choose_option weakened", "choose b1", "choose_option panicked")
    assert conditions(state, "b1") == ["panicked", "weakened"]
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F14.13")
@pytest.mark.text("ncu_30713_syraxs_presence")
def test_syraxs_presence() -> None:
    rhaenyra = {"bn1": ncu("targaryen_rhaenyra_targaryen_dragon_queen")}
    state = at_distance(20, CROSSBOWMEN, PIKEMEN, at="turn", ncus=rhaenyra)
    play(state, "activate a1", "use_ncu ncu_30713_syraxs_presence bn1")
    assert (conditions(state, "a1"), tokens(state)) == (["vulnerable", "weakened"], [1])


@pytest.mark.rule("F14.17")
@pytest.mark.text("ncu_30710_merchant_lords_reach", "40909")
def test_merchant_lords_reach_follows_the_zone_to_another_target() -> None:
    hizdahr = "targaryen_hizdahr_zo_loraq_fourteenth_of_that_noble_name"
    table: dict[str, Any] = {"ncus": {"an1": ncu(hizdahr)}, "hand": [[], ["40909"]], "at": "turn"}
    state = at_distance(20, **table)
    play(state, "activate_ncu an1", "claim crown", "choose b1")
    reach(state, "play 40909 1", dice=(3, 1, 1, 1))
    rows = [(row["holder"], row["until"]) for row in state.view(None)["lasting"]]
    assert (asked(state), rows) == (("retarget", 0), [])
    play(state, "choose b16")
    settle(state)
    rows = [(row["holder"], row["until"]) for row in state.view(None)["lasting"]]
    assert rows == [("b16", 2)]  # it has failed, and its Orders reach it no more this round
    # The Wealth zone heals who stands by the unit on which it works.
    hurt = {"wounds": 5}
    near: dict[str, Any] = {
        "a2": unit(SWORDS, 31, 10, 90, **hurt),
        "a3": unit(SWORDS, 10, 3, 90, **hurt),
    }
    state = at_distance(20, a_more=hurt, **near, **table)
    play(state, "activate_ncu an1", "claim wealth", "choose a1")
    reach(state, "play 40909 1", dice=(3,))
    play(state, "choose a3")
    settle(state)
    assert [wounds(state, name) for name in ("a1", "a2", "a3", "a16")] == [5, 5, 8, 12]


@pytest.mark.rule("F15.11")
@pytest.mark.text("ncu_30710_merchant_lords_reach", "40822", "ncu_30402_master_of_the_game")
@pytest.mark.parametrize("zone", ["wealth", "50701"])
def test_merchant_lords_reach_is_for_zones_that_are_claimed(zone: str) -> None:
    """Neither for one that is used after somebody else has claimed it, nor for one whose effect
    takes the place of another."""
    hurt = {"wounds": 5}
    piles: dict[str, Any] = {"deck": [["40801"], ["40102"]]}
    table: dict[str, Any] = {"a2": unit(SWORDS, 31, 10, 90, **hurt), "at": "turn", **piles}
    ncus = {"bn1": ncu(SANSA), **HIZDAHR, **PYAT}
    hand = [["40822", "40801"], ["40101", "40103"]]
    state = at_distance(20, a_more=hurt, hand=hand, ncus=ncus, **table)
    reach(state, "play 40822 1", f"choose_zone {zone}", "activate a16", "hold")
    reach(state, "activate_ncu bn1", f"claim {zone}")
    if zone == "wealth":
        play(state, "choose b1")
    reach(state, "choose_option use_zone")
    if zone == "wealth":
        play(state, "choose a1")
    settle(state)
    assert asked(state) == ("activate", 0)
    assert wounds(state, "a2") == 5
    assert [len(state.table.deck[seat]) for seat in range(2)] == [1, 1]
    # Petyr uses a zone in the place of his own.
    petyr = {"an3": ncu("neutral_petyr_baelish_littlefinger")}
    state = at_distance(20, a_more=hurt, hand=hand, ncus={**ncus, **petyr}, **table)
    use = "use_ncu ncu_30402_master_of_the_game an3"
    reach(state, "activate_ncu an3", "claim crown", use, f"choose_zone {zone}")
    if zone == "wealth":
        play(state, "choose a1")
    settle(state)
    assert asked(state) == ("activate", 1)
    assert wounds(state, "a2") == 5
    assert [len(state.table.deck[seat]) for seat in range(2)] == [1, 1]


def with_missandei(**more: Any) -> Any:
    """A position in which a card lies face down by Missandei."""
    table: dict[str, Any] = {"hand": "40702 40703 40704", "deck": "40701 40728"}
    state = at_distance(20, PIKEMEN, at="deploy", ncus=MISSANDEI, **table)
    play(state, "first 0", "choose_card 40728")
    rows = state.view(0)["lasting"]
    assert [row["card"] for row in rows] == ["40728"]
    there: dict[str, Any] = {"hand": "40702 40703 40704", "deck": "40701", "lasting": rows}
    return at_distance(20, PIKEMEN, **{"ncus": MISSANDEI, **there, **more})


@pytest.mark.rule("F38.6", "F36.10")
@pytest.mark.text("ncu_30711_wisdom_beyond_her_years", "ncu_30905_healing_hands")
def test_what_lies_by_missandei_goes_with_her() -> None:
    ncus = {**MISSANDEI, "bn1": ncu("martell_tyene_sand_septas_daughter")}
    state = with_missandei(at="clean_up", ncus=ncus, hand="")
    reach(state, "choose_zone combat")
    events = []
    while state.table.round < 5:
        texts = listed(state)
        wanted = ("claim combat", "hold", "pass", "keep")
        text = next((text for text in wanted if text in texts), texts[-1])
        events += play(state, text)
    settle(state)
    assert state.view(None)["ncus"]["an1"]["away"]
    assert state.view(None)["seats"][0]["discard"][-1:] == ["40728"]
    assert told(events, "discarded")[-1:] == [{"seat": "0", "tactics_card": "40728"}]


@pytest.mark.rule("F5.4", "F14.4")
@pytest.mark.text("ncu_30711_wisdom_beyond_her_years", "ncu_30609_pulling_weeds")
@pytest.mark.parametrize("option", ["lose_abilities", "hits"])
def test_missandei_takes_nothing_without_her_abilities(option: str) -> None:
    ncus = {**MISSANDEI, "bn1": ncu("baratheon_olenna_tyrell_queen_of_thorns")}
    state = with_missandei(at="turn", active="1", ncus=ncus)
    reach(state, "activate_ncu bn1", "claim wealth", "use_ncu ncu_30609_pulling_weeds bn1")
    reach(state, f"choose_option {option}", "choose b1")
    use = "use_ncu ncu_30711_wisdom_beyond_her_years an1"
    assert offered(state, use) == (option == "hits")
