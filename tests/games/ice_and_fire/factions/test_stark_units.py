"""House Stark: heroes, direwolves and sworn men; one test for each text."""

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
from tests.games.ice_and_fire.helpers import battle

from throneroom.games.ice_and_fire.state import CRITICAL_BLOW, VICIOUS
from throneroom.kernel import Event, State

BERSERKERS = "stark_house_umber_berserkers"
BOWMEN = "stark_stark_bowmen"
HODOR = {"with": ["stark_bran_and_hodor_protector_and_ward"]}
JOJEN = {"with": ["stark_jojen_reed_greensight"]}
MISSES = (1,) * 12


def attack(state: State, *, dice: tuple[int, ...]) -> list[Event]:
    return rolling(state, "strike b1", "stay", dice=dice)


@pytest.mark.text("agile")
def test_agile() -> None:
    syrio = {"with": ["stark_syrio_forel_first_blade_of_braavos"]}
    state = clash(GUARDSMEN, SWORDS, b_more=syrio)
    events = attack(state, dice=(4, 4, 4, 4, 4, 4))
    assert told(events, "hit")[0]["hits"] == 0
    state = clash(GUARDSMEN, BERSERKERS, a_more=syrio)  # his own attacks are as good as ever
    events = attack(state, dice=(4, 4, 4, 4, 4, 4))
    assert told(events, "hit")[0]["hits"] == 6


@pytest.mark.text("resolute_strikes")
def test_resolute_strikes() -> None:
    state = clash("stark_house_mormont_she_bears", a_more={"wounds": 4})
    attack(state, dice=MISSES)
    assert fight(state).keywords == CRITICAL_BLOW
    assert fight(state).to_hit == 2


@pytest.mark.text("winterfells_wrath")
def test_winterfells_wrath() -> None:
    champion = {"with": ["stark_winterfell_champion"]}
    state = at_distance(3, BERSERKERS, a_more=champion)
    rolling(state, "charge b1 front 90", dice=(6,))
    rolling(state, "align full", dice=MISSES)
    assert conditions(state, "b1") == ["weakened"]
    assert fight(state).keywords == CRITICAL_BLOW


@pytest.mark.text("executioners_fury")
@pytest.mark.parametrize(("left", "gained"), [(4, ["weakened"]), (5, [])])
def test_executioners_fury(left: int, gained: list[str]) -> None:
    state = clash("stark_house_umber_greataxes", a_more={"wounds": left})
    # One hit, for which a 5 is not enough; then a panic test that is passed.
    hit = (6, 1, 1, 1) if left == 4 else (6, 1, 1, 1, 1)
    attack(state, dice=(*hit, 5, 6, 6, 1))
    assert wounds(state, "b1") == 11
    assert fight(state).keywords == VICIOUS
    play(state, "pass")
    assert conditions(state, "b1") == gained


@pytest.mark.text("unleashed_ferocity")
def test_unleashed_ferocity() -> None:
    loyalists = "stark_house_karstark_loyalists"
    state = clash(loyalists, a_more={"wounds": 8})
    play(state, "strike b1", "stay")
    assert listed(state) == ["choose_option panicked", "choose_option vulnerable"]
    rolling(state, "choose_option vulnerable", dice=MISSES)
    assert conditions(state, "b1") == ["vulnerable"]
    state = clash(loyalists, a_more={"wounds": 4})
    attack(state, dice=MISSES)
    assert conditions(state, "b1") == ["panicked", "vulnerable"]
    state = clash(loyalists)
    attack(state, dice=MISSES)
    assert conditions(state, "b1") == []


@pytest.mark.text("rally_banner")
@pytest.mark.parametrize(("x", "healed"), [(15, 1), (10, 0)])
def test_rally_banner(x: int, healed: int) -> None:
    cavaliers = unit("stark_house_tully_cavaliers", x, 24.8, 270)
    state = clash(GUARDSMEN, SWORDS, b_more={"wounds": 8}, b2=cavaliers)
    attack(state, dice=MISSES)  # no wound: the test counts as passed (FR46)
    assert wounds(state, "b1") == 8 + healed


@pytest.mark.text("brans_protector")
def test_brans_protector() -> None:
    summer = unit("stark_summer", 18, 20, 0)
    state = clash(GUARDSMEN, SWORDS, b_more=HODOR, b2=summer)
    attack(state, dice=MISSES)
    assert asked(state) == ("react", 1)
    play(state, "use brans_protector b2")
    assert {text.split()[0] for text in listed(state)} == {"hold", "charge"}
    assert all(text.startswith("charge a1") for text in listed(state, "charge"))
    state = clash(GUARDSMEN, SWORDS, b2=summer)  # without Bran
    attack(state, dice=MISSES)
    assert asked(state) == ("activate", 1)


@pytest.mark.text("hodor")
def test_hodor() -> None:
    state = clash(BERSERKERS, a_more=HODOR)
    attack(state, dice=(*MISSES[:7], 6, 6, 1))
    assert wounds(state, "b1") == 11


@pytest.mark.rule("F8.20", "F14.7")
@pytest.mark.text("hodor_escape", "hodor")
def test_hodor_escape() -> None:
    state = clash(BERSERKERS, a_more=HODOR)
    rolling(state, "retreat", dice=(1,))
    assert asked(state) == ("react", 0)
    play(state, "use hodor_escape a1")
    assert state.table.flow.args[1] == 12_000  # Speed 6 and a 6
    play(state, "withdraw back 12 90", "stay")
    assert ["a1", "hodor_escape"] in state.view(None)["used"]
    # Hodor has nothing more to give.
    t = state.table
    t.x[16], t.y[16] = t.x[0], t.y[0] + 4_800
    t.activated[16] = 1
    play(state, "activate b16", "hold", "activate a16", "hold")
    while asked(state) != ("activate", 0):
        play(state, listed(state)[0])
    rolling(state, "activate a1", "strike b1", "stay", dice=MISSES)
    assert wounds(state, "b1") == 12


@pytest.mark.rule("F18.13", "F8.16")
@pytest.mark.text("jojens_greensight")
def test_jojens_greensight() -> None:
    state = clash(BERSERKERS, a_more=JOJEN)
    play(state, "strike b1")
    assert listed(state) == ["choose_option reroll", "choose_option charge"]
    rolling(state, "choose_option reroll", "stay", dice=MISSES)
    assert asked(state) == ("reroll", 0)
    play(state, "keep", "pass")
    assert state.table.lasting == []  # only for this action, and the turn is over
    bog = [["bog", 24, 16, 0]]
    state = at_distance(8, BERSERKERS, a_more=JOJEN, terrain=bog)
    rolling(state, "charge b1 front 90", "choose_option charge", dice=(1,))
    assert asked(state) == ("reroll", 0)
    rolling(state, "reroll effect 1", dice=(2,))
    assert asked(state) == ("align", 0)  # 6 + 2, and the bog takes nothing


@pytest.mark.rule("F4.6", "F20.1")
@pytest.mark.text("valuable_captive_rickon_stark")
def test_valuable_captive() -> None:
    rickon = {"with": ["stark_rickon_stark_prince_of_winterfell"]}
    state = clash(GUARDSMEN, SWORDS, b_more={"wounds": 2, **rickon})
    # One wound; the panic test at 5 and Rickon's 1 is passed.
    events = attack(state, dice=(6, 1, 1, 1, 1, 1, 1, 2, 3, 1))
    assert told(events, "tested") == [{"unit": "b1", "total": 6, "passed": 1}]
    assert state.view(None)["seats"][0]["points"] == 0
    state = clash(GUARDSMEN, SWORDS, b_more={"wounds": 1, **rickon})
    events = attack(state, dice=(6, 1, 1, 1, 1, 1, 1))
    assert told(events, "removed") == [{"unit": "b1"}]
    assert state.view(None)["seats"][0]["points"] == 2


# The Crannogmen's poison


def poisoned(**more: Any) -> State:
    state = clash("stark_crannogman_bog_devils", b_more=more, at="turn")
    play(state, "pass", "activate a1", "strike b1", "stay")
    assert listed(state) == ["choose_option weakened", "choose_option poison"]
    rolling(state, "choose_option poison", dice=MISSES)
    play(state, "pass")
    assert asked(state) == ("activate", 1)
    return state


@pytest.mark.text("poisoned_tridents")
@pytest.mark.parametrize(("tokens", "lost"), [([], 1), (["weakened"], 2)])
def test_crannog_poison(tokens: list[str], lost: int) -> None:
    state = poisoned(conditions=tokens)
    rolling(state, "activate b1", "strike a1", dice=MISSES)
    assert wounds(state, "b1") == 12 - lost


@pytest.mark.text("poisoned_tridents")
def test_weakened_by_tridents() -> None:
    state = clash("stark_crannogman_bog_devils")
    play(state, "strike b1", "stay")
    rolling(state, "choose_option weakened", dice=MISSES)
    assert conditions(state, "b1") == ["weakened"]
    assert state.table.lasting == []


@pytest.mark.rule("F15.6")
@pytest.mark.text("poisoned_tridents")
@pytest.mark.parametrize(("leaves", "left"), [("token", []), ("poison", ["weakened"])])
def test_poison_in_place_of_a_token(leaves: str, left: list[str]) -> None:
    state = clash(
        "stark_crannogman_bog_devils",
        b_more={"conditions": ["weakened"]},
        at="turn",
        ncus={"bn1": ncu("stark_sansa_stark_little_bird")},
    )
    play(state, "pass", "activate a1", "strike b1", "stay")
    rolling(state, "choose_option poison", dice=MISSES)
    play(state, "pass", "activate_ncu bn1", "claim wealth", "choose b1")
    assert asked(state) == ("name_target", 1)  # the owner of the unit decides
    play(state, f"choose_option {leaves}_leaves")
    assert conditions(state, "b1") == left
    assert bool(state.table.lasting) == (leaves == "token")


@pytest.mark.rule("F33.11")
@pytest.mark.text("poisoned_tridents")
def test_the_owner_of_a_poisoned_unit_decides() -> None:
    """Whose unit it is, not who plays next, is asked what leaves it."""
    state = battle(
        texts=True,
        seats=4,
        options={"teams": True},
        a1=unit("stark_crannogman_bog_devils", 24, 20, 90),
        b1=unit(GUARDSMEN, 10, 43, 270),
        c1=unit(SWORDS, 40, 5, 90),
        d1=unit(GUARDSMEN, 24, 24.8, 270, conditions=["weakened"]),
        ncus={"dn1": ncu("stark_sansa_stark_little_bird")},
        at="declare a1",
    )
    play(state, "strike d1", "stay")
    rolling(state, "choose_option poison", dice=MISSES)
    while asked(state) != ("activate", 1):
        play(state, "pass")
    play(state, "activate b1", "hold", "pass", "activate c1", "hold")
    play(state, "activate_ncu dn1", "claim wealth", "choose d1")
    assert asked(state) == ("name_target", 3)


# Jaqen H'ghar


@pytest.mark.rule("F4.6", "F17.16")
@pytest.mark.text("a_man_freed_a_name_owed")
def test_a_man_freed() -> None:
    jaqen = {"with": ["stark_jaqen_hghar_mysterious_prisoner"]}
    captain = {"with": ["lannister_guard_captain"]}
    enemy = unit(GUARDSMEN, 40, 20, 270, **captain)
    state = clash(SWORDS, GUARDSMEN, b_more={"wounds": 1, **jaqen}, b2=enemy)
    attack(state, dice=(6, 1, 1, 1, 1, 1, 1, 1))
    assert asked(state) == ("name_target", 0)  # who placed him picks
    assert set(listed(state)) == {"choose b1", "choose b2", "choose b16", "decline"}
    play(state, "choose b2")
    assert listed(state) == ["choose_attachment lannister_guard_captain", "decline"]
    play(state, "choose_attachment lannister_guard_captain")
    assert wounds(state, "b2") == 9
    assert state.table.parts[17] == ()
