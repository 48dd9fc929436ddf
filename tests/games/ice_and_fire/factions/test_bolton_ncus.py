"""House Bolton: one test for each text of NCUs."""

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    asked,
    at_distance,
    clash,
    conditions,
    hand,
    listed,
    ncu,
    play,
    told,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import SANSA, tokens
from tests.games.ice_and_fire.factions.reaching import next_round, offered, reach, settle

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.content import CARDS, COMBAT, MANEUVER
from throneroom.games.ice_and_fire.queries import MORALE, controls, total
from throneroom.games.ice_and_fire.state import ASIDE, AWAY
from throneroom.kernel import State

ARCHERS = "bolton_dreadfort_archers"
CROSSBOWMEN = "lannister_lannister_crossbowmen"
WALDA = "bolton_walda_frey_fat_walda"
JEYNE = "bolton_jeyne_poole_arya_stark_bride_of_bolton"
TYBALD = "bolton_tybald_maester_of_the_dreadfort"


def again(state: State) -> State:
    """The same position, read again."""
    return GAME.from_position(state.to_position())


# Walda Frey

AMBITION = "use_ncu ncu_31001_frey_ambition an1"


@pytest.mark.text("ncu_31001_frey_ambition")
def test_walda_and_the_crown() -> None:
    state = at_distance(20, at="turn", ncus={"an1": ncu(WALDA)})
    play(state, "activate_ncu an1", "claim crown")
    assert listed(state) == ["choose b1", "choose b16"]
    play(state, "choose b1")
    assert conditions(state, "b1") == ["weakened"]
    assert asked(state) == ("choose", 0)  # the effect of the zone follows


@pytest.mark.rule("F16.11")
@pytest.mark.text("ncu_31001_frey_ambition")
def test_walda_and_tactics() -> None:
    deck, pile = "41001 41008 41009", "41009 41010 41002"
    state = at_distance(20, at="turn", ncus={"an1": ncu(WALDA)}, deck=deck, discard=pile)
    play(state, "activate_ncu an1", "claim tactics", AMBITION)
    assert listed(state) == [f"choose_card {card}" for card in ("41008", "41009", "41010")]
    play(state, "choose_card 41009")  # from the deck, where it is as well
    assert hand(state) == ["41009"]
    assert len(state.table.deck[0]) == 2
    assert len(state.table.discard[0]) == 3
    assert asked(state) == ("activate", 1)  # nothing of the zone
    state = at_distance(20, at="turn", ncus={"an1": ncu(WALDA)}, deck=deck, discard=pile)
    play(state, "activate_ncu an1", "claim tactics", AMBITION, "choose_card 41010")
    assert hand(state) == ["41010"]
    assert len(state.table.deck[0]) == 3


@pytest.mark.rule("F15.6")
@pytest.mark.text("ncu_31001_frey_ambition")
def test_walda_and_wealth() -> None:
    hurt = {"wounds": 5, "conditions": ["weakened"]}
    for words, left, tokens_left in ((AMBITION, 9, ["weakened"]), ("pass", 8, [])):
        state = at_distance(20, at="turn", ncus={"an1": ncu(WALDA)}, a_more=hurt)
        play(state, "activate_ncu an1", "claim wealth", "choose a1", words)
        assert (wounds(state, "a1"), conditions(state, "a1")) == (left, tokens_left)
    # Another NCU that claims it while she is elsewhere gets nothing of it.
    ncus = {"an1": ncu(WALDA, "crown", activated=True), "an2": ncu(SANSA)}
    state = at_distance(20, at="turn", ncus=ncus, a_more=hurt)
    play(state, "activate_ncu an2", "claim wealth", "choose a1")
    assert wounds(state, "a1") == 8


# Jeyne Poole


@pytest.mark.rule("F15.16", "F36.3")
@pytest.mark.text("ncu_31002_loyal_imposter")
def test_jeyne_influences() -> None:
    state = at_distance(20, at="turn", ncus={"an1": ncu(JEYNE)})
    play(state, "activate_ncu an1", "claim wealth", "influence a1")
    assert [total(state.table, MORALE, unit) for unit in (0, 15)] == [2, 0]


@pytest.mark.rule("F36.2", "F36.3")
@pytest.mark.text("ncu_31002_loyal_imposter")
def test_jeyne_is_lent() -> None:
    ncus = {"an1": ncu(JEYNE), "bn1": ncu(SANSA)}
    use = "use_ncu ncu_31002_loyal_imposter an1"
    state = at_distance(20, at="clean_up", ncus=ncus, first="0")
    assert state.table.round == 2  # b is first, and a may trade her for that
    assert listed(state) == [use, "pass"]
    events = play(state, use)
    assert told(events, "lent") == [{"seat": "1", "ncu": "bn6"}]
    assert told(events, "first") == [{"seat": "0"}]
    assert (state.table.first, asked(state)) == (0, ("activate", 0))
    assert (state.table.ncu_place[0], state.table.ncu_place[11]) == (AWAY, ASIDE)
    assert state.table.ncu_card[11] == CARDS.index[JEYNE]
    state = again(state)
    play(state, "activate a1", "hold")
    play(state, "activate_ncu bn6", "claim combat")
    assert asked(state) == ("choose", 1)  # she influences nobody
    assert controls(state.table, 1, COMBAT)
    next_round(state)
    settle(state)
    assert (state.table.ncu_place[0], state.table.ncu_place[11]) == (ASIDE, AWAY)
    assert state.table.ncu_card[0] == CARDS.index[JEYNE]
    assert state.table.lasting == []
    next_round(state)
    assert asked(state)[0] == "activate"  # once in a game


@pytest.mark.rule("F36.2")
@pytest.mark.text("ncu_31002_loyal_imposter")
def test_jeyne_stays_with_the_first_player() -> None:
    state = at_distance(20, at="clean_up", ncus={"an1": ncu(JEYNE)}, first="1")
    assert asked(state) == ("activate", 0)
    full = {
        f"bn{n}": ncu(card)
        for n, card in enumerate(
            (
                "stark_catelyn_stark_lady_of_winterfell",
                SANSA,
                "stark_rodrik_cassel_combat_veteran",
                "neutral_lord_varys_the_spider",
                "neutral_petyr_baelish_littlefinger",
                "neutral_shae_hidden_in_court",
            ),
            1,
        )
    }
    state = at_distance(20, at="clean_up", ncus={"an1": ncu(JEYNE), **full}, first="0")
    assert not offered(state, "use_ncu ncu_31002_loyal_imposter an1")  # no place for her


# Roose, Ramsay, Tybald


@pytest.mark.rule("F15.11")
@pytest.mark.text("ncu_31003_horrific_rumors")
def test_roose() -> None:
    roose = {"an1": ncu("bolton_roose_bolton_calculating_and_cruel")}
    use = "use_ncu ncu_31003_horrific_rumors an1"
    state = at_distance(20, at="turn", ncus=roose)
    play(state, "activate_ncu an1", use, "choose b1")
    assert (conditions(state, "b1"), tokens(state)) == (["panicked"], [2])
    play(state, "claim combat")
    events = reach(state, use, "choose b16", dice=(1, 1))
    assert told(events, "tested") == [{"unit": "b16", "total": 2, "passed": 0}]
    assert (asked(state), tokens(state)) == (("activate", 1), [2])


@pytest.mark.rule("F15.16")
@pytest.mark.text("ncu_31004_sadistic_butchery")
@pytest.mark.parametrize("parts", [[], ["bolton_ramsay_snow_sadist"]])
def test_sadistic_butchery(parts: list[str]) -> None:
    ramsay = {"an1": ncu("bolton_ramsay_snow_red_helm")}
    hurt = {"wounds": 5, "with": parts}
    state = clash(ARCHERS, CROSSBOWMEN, at="turn", ncus=ramsay, a_more=hurt, b_more={"wounds": 9})
    play(state, "activate_ncu an1", "claim combat")
    assert listed(state) == ["influence a1", "influence a16"]
    reach(state, "influence a1", "choose a1", "strike b1", "stay", dice=(6, 1, 1, 1, 1, 6, 6))
    assert wounds(state, "b1") == 8
    assert wounds(state, "a1") == 5 + 1 + 1  # once, also with Ramsay himself


@pytest.mark.rule("F15.18", "F14.4")
@pytest.mark.text("ncu_31004_sadistic_butchery")
def test_butchery_of_a_unit_that_has_lost_its_own() -> None:
    """What Ramsay in the unit has lost Ramsay beside the board still gives."""
    ramsay = {"an1": ncu("bolton_ramsay_snow_red_helm")}
    hurt = {"wounds": 6, "with": ["bolton_ramsay_snow_sadist"]}
    state = clash(ARCHERS, CROSSBOWMEN, at="turn", ncus=ramsay, a_more=hurt, b_more={"wounds": 9},
                  hand=[[], ["40107"]])  # fmt: skip
    reach(state, "activate_ncu an1", "claim tactics", "influence a1", "afflict b1 vulnerable")
    reach(state, "activate b16", "hold", "activate a1", "play 40107 1", dice=(1, 1))
    assert wounds(state, "a1") == 5  # the panic test has failed
    reach(state, "strike b1", "stay", dice=(6, 1, 1, 1, 1, 1, 6, 6))
    settle(state)
    assert (wounds(state, "b1"), wounds(state, "a1")) == (8, 5 + 1 + 1)


@pytest.mark.rule("F15.3", "F15.4")
@pytest.mark.text("ncu_31005_deceitful_envoy")
def test_tybald() -> None:
    ncus = {"an1": ncu(SANSA), "bn1": ncu(TYBALD)}
    use = "use_ncu ncu_31005_deceitful_envoy bn1"
    state = at_distance(20, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", use, "choose_zone wealth", "claim wealth", "choose a1")
    assert listed(state) == ["choose a1", "choose a16"]
    play(state, "choose a1")
    assert (conditions(state, "a1"), tokens(state)) == (["vulnerable"], [1])
    assert state.table.ncu_place[6] == ASIDE
    # It claims another zone: Tybald has the one that was named, with its effect.
    state = at_distance(20, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", use, "choose_zone maneuver", "claim wealth", "choose a1")
    assert asked(state) == ("choose", 1)
    play(state, "choose b1")
    assert controls(state.table, 1, MANEUVER)
    play(state, "hold")
    assert asked(state) == ("activate", 1)
    assert "activate_ncu bn1" in listed(state)  # he has not been activated
    # On the board he is nobody's envoy.
    ncus = {"an1": ncu(SANSA), "bn1": ncu(TYBALD, "crown", activated=True)}
    state = at_distance(20, at="turn", ncus=ncus)
    play(state, "activate_ncu an1")
    assert asked(state) == ("claim", 0)
