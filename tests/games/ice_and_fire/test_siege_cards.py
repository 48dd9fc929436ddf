"""The siege cards of A Storm of Swords: F24.7."""

from typing import Any

import pytest
from tests.games.ice_and_fire.helpers import (
    AN_NCU,
    BERSERKERS,
    GUARDSMEN,
    OUTRIDERS,
    SWORDS,
    asked,
    at,
    battle,
    listed,
    load,
    of_mode,
    play,
    refused,
    seen,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.walls import ATTACKER, DEFENDER, WALLS, siege

from throneroom.games.ice_and_fire.content import CARDS
from throneroom.games.ice_and_fire.frames import FIRST_NCU_HOLDER
from throneroom.games.ice_and_fire.lasting import works
from throneroom.games.ice_and_fire.names import NCUS, UNITS
from throneroom.kernel import State


def with_card(card: str, **table: Any) -> State:
    """A siege in which one side has one card."""
    seat = ATTACKER if "attacker" in card else DEFENDER
    hands: list[list[str]] = [[], []]
    hands[seat] = [card]
    of = {"walls": WALLS, **table.pop("of_mode", {}), "siege_hands": hands}
    return siege(**{**table, "of_mode": of})


NEXT_ROUND = {"at": "clean_up", "round": 1}


@pytest.mark.rule("F24.7")
def test_sappers() -> None:
    state = with_card("siege_attacker_1", terrain=[["forest", 24, 24, 0], ["bog", 40, 30, 0]])
    assert asked(state) == ("siege", ATTACKER)
    assert refused(state, "siege siege_attacker_8") == "F24.7"
    play(state, "siege siege_attacker_1")
    assert listed(state) == ["demolish t1", "demolish t2"]
    assert refused(state, "demolish t3") == "F24.7"
    play(state, "demolish t1")
    assert [piece["kind"] for piece in state.view(None)["field"]["terrain"]] == ["bog"]
    assert of_mode(state, "siege_hands", 0) == [[], 0]
    assert asked(state)[0] == "activate"


@pytest.mark.rule("F24.7", "F14.10")
def test_a_siege_card_is_the_one_card_for_its_event() -> None:
    """Sappers at the start of a turn, and then no tactics card, as without them."""
    table: dict[str, Any] = {
        "terrain": [["forest", 24, 24, 0]],
        "texts": True,
        "hand": [["40206"], []],
        "a2": unit(SWORDS, 10, 10, 90),
    }
    state = with_card("siege_attacker_1", **table)
    play(state, "pass")
    assert listed(state) == ["play 40206 1", "pass"]
    state = with_card("siege_attacker_1", **table)
    play(state, "siege siege_attacker_1", "demolish t1")
    assert asked(state) == ("activate", 0)
    # In the next turn it can be played again.
    play(state, "activate a2", "hold")
    assert listed(state) == ["play 40206 1", "pass"]


@pytest.mark.rule("F24.7", "F14.10", "FR88")
@pytest.mark.parametrize("plays", [True, False])
def test_no_caltrops_after_another_card_for_the_charge(plays: bool) -> None:
    charger, charged = unit(SWORDS, 24, 20, 90), unit(SWORDS, 24, 30, 270)
    table: dict[str, Any] = {"a1": charger, "b1": charged, "at": "declare a1", "texts": True}
    state = with_card("siege_defender_5", **table, hand=[[], ["40209"]])
    play(state, "charge b1 front 90", "play 40209 1" if plays else "pass")
    assert (asked(state) == ("siege", DEFENDER)) != plays


@pytest.mark.rule("F24.7", "F34.14")
def test_passing_siege_cards() -> None:
    piece = {"terrain": [["forest", 24, 24, 0]], "b9": unit(GUARDSMEN, 44, 20, 270)}
    state = with_card("siege_attacker_2", **piece)
    assert asked(state) == ("siege", ATTACKER)  # it might have another one
    assert listed(state) == ["pass"]
    play(state, "pass_game", "activate a1", "hold")
    assert asked(state) == ("activate", DEFENDER)  # not asked at the next turn


@pytest.mark.rule("FR109", "F34.12")
def test_who_is_asked_for_siege_cards() -> None:
    """At the start of a turn with terrain Sappers could be played: whoever has cards is asked, as
    long as that one has not been seen; with no cards in hand nobody is."""
    wood: dict[str, Any] = {"terrain": [["forest", 24, 24, 0]]}
    for held in ("siege_attacker_1", "siege_attacker_2"):
        state = with_card(held, **wood)
        assert asked(state) == ("siege", ATTACKER)
        assert state.view(DEFENDER)["awaiting"] == state.view(None)["awaiting"] == [ATTACKER]
    seen_already = {"siege_played": ["siege_attacker_1", "siege_attacker_8"]}
    state = with_card("siege_attacker_2", **wood, of_mode=seen_already)
    assert asked(state)[0] == "activate"
    assert asked(siege(**wood))[0] == "activate"


@pytest.mark.rule("FR110", "F24.11", "F24.14")
def test_texts_before_the_walls() -> None:
    """Winter's Bite is always on: with a rank lost a 3 hits, and a 6 hits twice. The Order before
    attack dice is not used."""
    captain = {"with": ["stark_sworn_sword_captain"]}
    state = siege(a1=unit(SWORDS, 24, 40.85, 90, wounds=8, **captain), at="declare a1", texts=True)
    load(state, 1, 6, 6, 3, 1, 1, 1)  # tar and pitch blocked; five dice
    events = play(state, "strike_wall w1")
    assert told(events, "wall_hit")[0]["hits"] == 3
    assert told(events, "used") == []
    # Whoever is shot at has what it always has: Berserkers with a rank lost block on one less.
    for texts, left in ((True, 8), (False, 7)):
        state = siege(a1=unit(BERSERKERS, 24, 33, 90, wounds=8), active="1", texts=texts)
        play(state, "activate_wall w1")
        load(state, 4, 1, 1, 1, 1, 1, 1, 1, 4, 6, 6, 1)
        play(state, "target a1")
        assert wounds(state, "a1") == left
    # And attacks on an agile unit have -1 to hit, also those of a wall: a 4 misses at 4+.
    agile = {"with": ["stark_syrio_forel_first_blade_of_braavos"]}
    for texts, hits in ((True, 1), (False, 2)):
        state = siege(a1=unit(SWORDS, 24, 33, 90, **agile), active="1", texts=texts)
        play(state, "activate_wall w1")
        load(state, 4, 5, 1, 1, 1, 1, 1, 1, *(6,) * hits)
        events = play(state, "target a1")
        assert len(told(events, "rolled")[1]["dice"]) == hits


@pytest.mark.rule("F24.7", "FR110")
def test_all_out_assault_on_a_wall() -> None:
    """With it a 3 hits at 4+: six hits are three wounds."""
    for cards, left in (([], 6), (["siege_attacker_3"], 3)):
        state = siege(at="declare a1", of_mode={"siege": cards})
        load(state, 1, 6, 3, 3, 3, 3, 3, 3, 1)
        play(state, "strike_wall w1")
        assert of_mode(state, "walls")[0] == left


@pytest.mark.rule("F24.7")
def test_all_out_assault() -> None:
    state = with_card("siege_attacker_3", **NEXT_ROUND, a1=unit(SWORDS, 24, 33, 90))
    play(state, "siege siege_attacker_3")
    assert of_mode(state, "siege") == ["siege_attacker_3"]
    table = state.to_position()["table"]
    units = table.pop("units")
    state = battle(**{**table, "at": "declare a1", "active": "0"}, **units)
    load(state, 1, 6)
    play(state, "charge_wall w1 90")
    assert asked(state) == ("reroll", 0)
    load(state, 5)
    play(state, "reroll effect 1")
    assert asked(state) == ("align_to_wall", 0)
    # +1 to hit: a 3 hits at 4+.
    lasting = {"walls": WALLS, "siege": ["siege_attacker_3"]}
    state = siege(
        a1=unit(SWORDS, 24, 20, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270),
        of_mode=lasting,
        at="declare a1",
    )
    load(state, 3, 3, 1, 1, 1, 1, 1, 6, 6)
    events = play(state, "strike b1", "stay")
    assert told(events, "hit")[0]["hits"] == 2


@pytest.mark.rule("F24.7", "F14.4")
def test_cut_off() -> None:
    state = with_card(
        "siege_attacker_2",
        **NEXT_ROUND,
        b1=unit(GUARDSMEN, 30, 30, 270, **{"with": ["lannister_guard_captain"]}),
        ncus={name: {"card": AN_NCU} for name in ("an1", "bn1")},
    )
    captain = CARDS.index["lannister_guard_captain"]
    ncu = CARDS.index[AN_NCU]
    t, guards = state.table, UNITS.index["b1"]
    ours, theirs = (FIRST_NCU_HOLDER + NCUS.index[name] for name in ("an1", "bn1"))
    assert works(t, guards, captain, False)
    assert works(t, theirs, ncu, False)
    play(state, "siege siege_attacker_2")
    assert not works(t, guards, captain, False)
    assert not works(t, theirs, ncu, False)
    assert works(t, guards, captain, True)  # innate
    assert works(t, guards, t.card[guards], False)  # the unit itself
    assert works(t, ours, ncu, False)


@pytest.mark.rule("F24.7")
def test_siege_terror() -> None:
    state = with_card("siege_attacker_4", **NEXT_ROUND)
    play(state, "siege siege_attacker_4")
    assert refused(state, "wall w1") == "F24.7"
    play(state, "condition weakened")
    assert seen(state, "b9")["conditions"] == ["weakened"]
    assert seen(state, "a1")["conditions"] == []


@pytest.mark.rule("F24.7")
@pytest.mark.parametrize(("dice", "conditions"), [((1, 1), ["panicked"]), ((6, 6), [])])
def test_endless_drums(dice: tuple[int, int], conditions: list[str]) -> None:
    state = siege(
        b9=unit(GUARDSMEN, 44, 20, 270),
        active="1",
        of_mode={"siege": ["siege_attacker_5"]},
    )
    load(state, *dice)
    play(state, "activate b9")
    assert seen(state, "b9")["conditions"] == conditions
    assert asked(state)[0] == "declare"


@pytest.mark.rule("F24.7")
def test_battering_ram() -> None:
    state = with_card(
        "siege_attacker_6", a1=unit(BERSERKERS, 24, 40.85, 90, wounds=12), at="declare a1"
    )
    load(state, 1, 6)
    play(state, "strike_wall w1")
    assert asked(state) == ("siege", ATTACKER)
    load(state, *(1,) * 9)
    play(state, "siege siege_attacker_6")
    assert of_mode(state, "walls") == [2, 6, 6]  # nine dice, all of them hits
    assert of_mode(state, "siege") == []


@pytest.mark.rule("F24.7")
def test_fresh_companies() -> None:
    tired = unit(SWORDS, 24, 33, 90, wounds=5, conditions=["panicked", "weakened"])
    state = with_card("siege_attacker_7", **NEXT_ROUND, a1=tired)
    play(state, "siege siege_attacker_7")
    assert refused(state, "choose b9") == "F24.7"
    play(state, "choose a1")
    assert wounds(state, "a1") == 9
    assert seen(state, "a1")["conditions"] == []


@pytest.mark.rule("F24.7", "F24.16")
def test_siege_ladders() -> None:
    state = with_card("siege_attacker_8")
    play(state, "siege siege_attacker_8", "wall w2", "activate a1", "hold")
    assert listed(state) == ["activate_wall w1", "activate_wall w3"]


@pytest.mark.rule("F24.7")
def test_boiling_oil() -> None:
    state = with_card("siege_defender_1", at="declare a1")
    load(state, 1, 6)
    play(state, "strike_wall w1")
    assert asked(state) == ("siege", DEFENDER)
    load(state, 2, 1, 1, 1, 1)
    play(state, "siege siege_defender_1")
    assert wounds(state, "a1") == 8


@pytest.mark.rule("F24.7", "F24.9")
def test_sallying_forth() -> None:
    state = with_card(
        "siege_defender_2", **NEXT_ROUND, b1=unit(GUARDSMEN, 0, 0, 0, place="reserve")
    )
    play(state, "siege siege_defender_2", "choose b1", "deploy b1 3.5 30 0")
    assert at(state, "b1") == (3.5, 30, 0)
    assert asked(state) == ("activate", DEFENDER)
    assert "activate b1" in listed(state)


@pytest.mark.rule("F24.7")
def test_masons() -> None:
    state = with_card("siege_defender_3", of_mode={"walls": [5, 0, 3]})
    play(state, "siege siege_defender_3")
    assert listed(state) == ["wall w1", "wall w3"]
    play(state, "wall w1")
    assert of_mode(state, "walls") == [6, 0, 3]


@pytest.mark.rule("F24.7", "F24.16")
def test_arrow_storm() -> None:
    state = siege(a1=unit(SWORDS, 24, 33, 90), active="1", of_mode={"siege": ["siege_defender_4"]})
    play(state, "activate_wall w1")
    load(state, 4, *(1,) * 9, 4, 6, 6, 1)  # Sundering: a 4 does not block at 4+
    events = play(state, "target a1")
    assert len(told(events, "rolled")[0]["dice"]) == 10
    assert wounds(state, "a1") == 11


@pytest.mark.rule("F24.7", "F9.15")
def test_caltrops() -> None:
    state = with_card("siege_defender_5", a1=unit(SWORDS, 24, 33, 90), at="declare a1")
    play(state, "charge_wall w1 90")
    assert asked(state) == ("siege", DEFENDER)
    load(state, 1, 6, 6)
    events = play(state, "siege siege_defender_5")
    assert told(events, "disorderly") == [{"unit": "a1"}]
    load(state, 1, 6, *(4,) * 7)
    play(state, "align full")  # without the charge bonus nothing is asked
    assert of_mode(state, "walls") == [3, 6, 6]


@pytest.mark.rule("F24.7")
def test_holding_the_gate() -> None:
    lasting = {"siege": ["siege_defender_6"]}
    for y, left in ((35, 12), (20, 11)):  # near a wall, and far away
        state = siege(
            a1=unit(SWORDS, 24, y - 4.8, 90),
            b1=unit(GUARDSMEN, 24, y, 270),
            of_mode=lasting,
            at="declare a1",
        )
        load(state, 4, 1, 1, 1, 1, 1, 1, 2, 6, 6, 1)  # a 2 blocks only with +1
        play(state, "strike b1", "stay")
        assert wounds(state, "b1") == left


@pytest.mark.rule("F24.7")
def test_night_raid() -> None:
    state = with_card("siege_defender_7", a1=unit(OUTRIDERS, 24, 33, 90))
    assert asked(state) == ("siege", DEFENDER)  # in the enemy's turn
    play(state, "siege siege_defender_7")
    load(state, 1, 1, 6)
    play(state, "choose a1")
    assert wounds(state, "a1") == 10
    assert seen(state, "a1")["conditions"] == ["panicked"]


@pytest.mark.rule("F24.7")
def test_rationed_stores() -> None:
    state = with_card(
        "siege_defender_8",
        b1=unit(GUARDSMEN, 30, 30, 270, wounds=10),
        b2=unit(GUARDSMEN, 36, 30, 270, wounds=5),
        at="clean_up",
    )
    play(state, "siege siege_defender_8")
    assert refused(state, "choose a1") == "F24.7"
    play(state, "choose b1", "choose b1", "choose b2", "choose b2", "choose b2")
    assert (wounds(state, "b1"), wounds(state, "b2")) == (12, 8)
    assert asked(state)[0] == "activate"
