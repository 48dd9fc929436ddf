"""House Greyjoy: Pillage, and one test for each ability of units and attachments."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
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
from tests.games.ice_and_fire.factions.lannisters import SANSA
from tests.games.ice_and_fire.factions.reaching import offered, reach, settle

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.modifiers import modifiers_of_unit
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.pillage import gain_pillage, pillage_of
from throneroom.games.ice_and_fire.queries import (
    DEFENSE,
    MORALE,
    PANIC_WOUNDS,
    characters,
    total,
)
from throneroom.games.ice_and_fire.state import (
    CRITICAL_BLOW,
    PRECISION,
    SUNDERING,
    VICIOUS,
)
from throneroom.kernel import State

BOWMEN = "greyjoy_ironborn_bowmen"  # 5 dice in a melee, 4 or more
REAVERS = "greyjoy_ironborn_reavers"
CHOSEN = "greyjoy_blacktyde_chosen"
CROSSBOWMEN = "lannister_lannister_crossbowmen"
WEAK = {"conditions": ["weakened"]}  # so that the dice of the attack wait for a re-roll


def joined(name: str, **more: Any) -> dict[str, Any]:
    return {"with": [f"greyjoy_{name}"], **more}


def holding(*held: list[Any]) -> dict[str, Any]:
    """Units, their cards and the tokens they have pillaged."""
    return {"counters": [list(one) for one in held]}


def spoils(state: State, name: str) -> int:
    return pillage_of(state.table, UNITS.index[name])


# Pillage


@pytest.mark.rule("F36.13")
def test_a_destroyed_rank_is_pillaged() -> None:
    state = clash(BOWMEN, CROSSBOWMEN, b_more={"wounds": 9})
    events = reach(state, "strike b1", "stay", dice=(6, 1, 1, 1, 1, 1, 6, 6))
    assert told(events, "pillage") == [{"unit": "a1", "count": 1}]
    assert spoils(state, "a1") == 1
    assert spoils(GAME.from_position(state.to_position()), "a1") == 1
    # Nothing for wounds alone, at a distance, or for whoever is not of the House.
    state = clash(BOWMEN, CROSSBOWMEN)
    reach(state, "strike b1", "stay", dice=(6, 1, 1, 1, 1, 1, 6, 6))
    assert spoils(state, "a1") == 0
    state = at_distance(10, BOWMEN, CROSSBOWMEN, b_more={"wounds": 9})
    reach(state, "shoot", "stay", "target b1", dice=(6, 1, 1, 1, 1, 1, 1, 6, 6))
    assert (wounds(state, "b1"), spoils(state, "a1")) == (8, 0)
    gain_pillage(state.table, UNITS.index["b1"])
    assert spoils(state, "b1") == 0


@pytest.mark.rule("F36.13")
@pytest.mark.parametrize(("held", "courage", "dice"), [(0, 0, 5), (1, 1, 5), (2, 1, 6)])
def test_what_pillage_is_good_for(held: int, courage: int, dice: int) -> None:
    state = clash(BOWMEN, CROSSBOWMEN, a_more=WEAK, **holding(["a1", BOWMEN, held]))
    rolling(state, "strike b1", "stay", dice=(1,) * 6)
    assert len(fight(state).attack_dice) == dice
    changes = modifiers_of_unit(state.table, 0, False)
    assert [one["why"] for one in changes] == ["pillage"] * courage
    gain_pillage(state.table, 0, 2)
    assert spoils(state, "a1") == 2  # never more


@pytest.mark.rule("F36.13", "F11.4")
def test_pillage_gives_courage() -> None:
    state = clash(CROSSBOWMEN, BOWMEN, **holding(["b1", BOWMEN, 1]))
    events = reach(state, "strike b1", "stay", dice=(6, 1, 1, 1, 1, 1, 4, 3))
    assert told(events, "tested") == [{"unit": "b1", "total": 8, "passed": 1}]


# Weapons


@pytest.mark.rule("F10.13")
@pytest.mark.text(
    "reaver_axes", "bardiche", "great_hammer", "great_axe", "boarding_axe", "abundant_promises"
)
@pytest.mark.parametrize(
    ("card", "keywords"),
    [
        ("ironborn_reavers", SUNDERING),
        ("house_harlaw_reapers", VICIOUS),
        ("ironmakers", CRITICAL_BLOW),
        ("silenced_men", SUNDERING),
        ("iron_victory_crew", SUNDERING),
        ("stony_shore_pillagers", PRECISION),
    ],
)
def test_weapons(card: str, keywords: int) -> None:
    state = clash(f"greyjoy_{card}", CROSSBOWMEN, a_more=WEAK)
    rolling(state, "strike b1", "stay", dice=(1,) * 7)
    assert (asked(state), fight(state).keywords) == (("reroll", 1), keywords)
    assert conditions(state, "b1") == []


@pytest.mark.rule("F36.14")
@pytest.mark.text("reaver_axes", "reapers_fervor", "boarding_axe")
@pytest.mark.parametrize(
    ("card", "question", "marks"),
    [
        (REAVERS, ("reroll", 0), []),
        ("greyjoy_house_harlaw_reapers", ("reroll", 1), ["panicked"]),
        ("greyjoy_iron_victory_crew", ("reroll", 1), ["panicked"]),
    ],
)
def test_weapons_of_the_rich(card: str, question: tuple[str, int], marks: list[str]) -> None:
    state = clash(card, CROSSBOWMEN, a_more=WEAK, **holding(["a1", card, 2]))
    rolling(state, "strike b1", "stay", dice=(1,) * 8)
    assert (asked(state), conditions(state, "b1")) == (question, marks)
    assert fight(state).panic_wounds == (1 if "harlaw" in card else 0)


@pytest.mark.rule("F13.1")
@pytest.mark.text("great_hammer")
@pytest.mark.parametrize("die", [1, 3])
def test_great_hammer(die: int) -> None:
    state = clash("greyjoy_ironmakers", CROSSBOWMEN)
    reach(state, "strike b1", "stay", dice=(3, *(1,) * 6, die, 6, 6))
    assert conditions(state, "b1") == (["weakened"] if die == 1 else [])


@pytest.mark.rule("F36.14", "F10.17")
@pytest.mark.text("great_axe", "raided_armaments")
@pytest.mark.parametrize(("held", "left"), [(1, 12), (2, 11)])
def test_armour_and_axes(held: int, left: int) -> None:
    card = "greyjoy_silenced_men"
    state = clash(card, CROSSBOWMEN, **holding(["a1", card, held]))
    # One hit; a 5 blocks with Sundering, not with another -1.
    reach(state, "strike b1", "stay", dice=(6, *(1,) * (5 + held), 5, 6, 6))
    assert wounds(state, "b1") == left
    makers = "greyjoy_ironmakers"
    state = clash(makers, CROSSBOWMEN, **holding(["a1", makers, held]))
    assert total(state.table, DEFENSE, 0) == held - 1


@pytest.mark.rule("F12.10")
@pytest.mark.text("ironborn_arrows")
@pytest.mark.parametrize("heading", [270, 0])
def test_ironborn_arrows(heading: int) -> None:
    state = at_distance(8, BOWMEN, CROSSBOWMEN, b1=unit(CROSSBOWMEN, 24, 23, heading))
    rolling(state, "shoot", "stay", "target b1", dice=(1,) * 6)
    assert (asked(state)[0] == "reroll") == (heading == 0)


# Units


@pytest.mark.rule("F36.14")
@pytest.mark.text("order_divide_the_spoils")
def test_divide_the_spoils() -> None:
    other = unit(REAVERS, 31, 10, 90)
    table: dict[str, Any] = {"a2": other, "at": "turn", **holding(["a1", BOWMEN, 2])}
    state = at_distance(20, BOWMEN, CROSSBOWMEN, **table)
    play(state, "use order_divide_the_spoils a1")
    assert (spoils(state, "a1"), spoils(state, "a2")) == (1, 1)
    state = at_distance(20, BOWMEN, CROSSBOWMEN, a2=other, at="turn")
    assert asked(state) == ("activate", 0)  # there is nothing to divide


@pytest.mark.rule("F36.14")
@pytest.mark.text("order_trappers_tools")
@pytest.mark.parametrize("held", [1, 2])
def test_trappers_tools(held: int) -> None:
    card = "greyjoy_ironborn_trappers"
    state = at_distance(5, card, CROSSBOWMEN, at="turn", **holding(["a1", card, held]))
    play(state, "use order_trappers_tools a1")
    if held == 1:
        assert listed(state) == ["choose_option vulnerable", "choose_option weakened"]
        play(state, "choose_option weakened")
    assert conditions(state, "b1") == (["weakened"] if held == 1 else ["vulnerable", "weakened"])


@pytest.mark.rule("F36.14")
@pytest.mark.text("first_claim", "gifts_of_silver_and_bronze")
def test_claims_on_wealth() -> None:
    chosen = unit(CHOSEN, 31, 10, 90)
    erik = unit(BOWMEN, 17, 10, 90, **joined("erik_ironmaker_anvil_breaker_commander"))
    state = at_distance(20, CHOSEN, a2=chosen, a3=erik, at="turn", ncus={"an1": ncu(SANSA)})
    play(state, "activate_ncu an1", "claim wealth")
    while asked(state)[0] == "arrange":
        play(state, listed(state)[0])
    assert listed(state) == ["choose a1", "choose a2"]
    play(state, "choose a2")
    assert [spoils(state, name) for name in ("a1", "a2", "a3")] == [0, 1, 1]


@pytest.mark.rule("F14.4")
@pytest.mark.text("first_claim")
def test_a_unit_that_has_lost_its_abilities_keeps_no_other_from_its_claim() -> None:
    chosen = unit(CHOSEN, 31, 10, 90)
    more: dict[str, Any] = {"a2": chosen, "at": "turn", "ncus": {"an1": ncu(SANSA)}}
    euron = joined("euron_greyjoy_lord_reaper_of_pyke_commander")
    state = at_distance(8, CHOSEN, CROSSBOWMEN, b_more=euron, **more)
    reach(state, "use order_sow_discord b1", "choose a1", dice=(1, 1))
    reach(state, "activate_ncu an1", "claim wealth", "choose a2")
    assert [spoils(state, name) for name in ("a1", "a2")] == [0, 1]


@pytest.mark.rule("F36.14")
@pytest.mark.text("first_claim", "the_silences_infamy")
@pytest.mark.parametrize("held", [1, 2])
def test_what_the_rich_are_to_others(held: int) -> None:
    friend = unit(SWORDS, 31, 20, 90)
    state = clash(CHOSEN, CROSSBOWMEN, a2=friend, **holding(["a1", CHOSEN, held]))
    rich = held - 1
    assert [total(state.table, MORALE, u) for u in (1, 15, 16)] == [rich, 0, 0]
    assert [total(state.table, PANIC_WOUNDS, u) for u in (1, 15)] == [-rich, 0]
    card = "greyjoy_silenced_men"
    state = clash(card, CROSSBOWMEN, a2=friend, **holding(["a1", card, held]))
    assert [total(state.table, MORALE, u) for u in (1, 16, 31)] == [0, -rich, 0]


@pytest.mark.rule("F14.22")
@pytest.mark.text("order_drowned_gods_blessing")
def test_drowned_gods_blessing() -> None:
    use = "use order_drowned_gods_blessing a2"
    drowned = unit("greyjoy_drowned_men", 18, 20, 90)
    table: dict[str, Any] = {"a2": drowned, "at": "turn"}
    state = clash(BOWMEN, CROSSBOWMEN, a_more={"wounds": 5}, **table)
    play(state, use)
    assert listed(state) == ["choose a1", "choose a2"]
    play(state, "choose a1", "choose_option restore")
    assert wounds(state, "a1") == 7
    state = clash(BOWMEN, CROSSBOWMEN, **table)
    play(state, use, "choose a1", "choose_option reroll", "activate a1")
    rolling(state, "strike b1", "stay", dice=(1,) * 5)
    assert asked(state) == ("reroll", 0)
    state = clash(BOWMEN, CROSSBOWMEN, **table)
    play(state, "pass", "activate a16", "hold", use, "choose a1", "choose_option vulnerable")
    reach(state, "activate b1", "strike a1", "stay", dice=(1,) * 5)
    assert conditions(state, "b1") == ["vulnerable"]


@pytest.mark.rule("F10.30", "F11.10")
@pytest.mark.text("drowned_gods_fanatics")
def test_drowned_gods_fanatics() -> None:
    state = clash(CROSSBOWMEN, "greyjoy_drowned_men")
    # Two hits are one wound, and the failed test costs no more than another one.
    reach(state, "strike b1", "stay", dice=(6, 6, 1, 1, 1, 1, 1, 1, 1), d3=3)
    assert wounds(state, "b1") == 3 - 1 - 1


@pytest.mark.rule("F36.14")
@pytest.mark.text("order_scavenge", "abundant_promises")
def test_pillagers() -> None:
    card = "greyjoy_stony_shore_pillagers"
    state = clash(CROSSBOWMEN, card)
    reach(state, "strike b1", "stay", "use order_scavenge b1", dice=(1,) * 5)
    assert spoils(state, "b1") == 1
    state = clash(card, CROSSBOWMEN, a_more={"wounds": 5}, **holding(["a1", card, 2]))
    reach(state, "strike b1", "stay", "use abundant_promises a1", dice=(1,) * 6)
    assert listed(state) == ["choose_amount 1", "choose_amount 2"]
    play(state, "choose_amount 2")
    assert (wounds(state, "a1"), spoils(state, "a1")) == (9, 0)


# Heroes


@pytest.mark.rule("F17.9")
@pytest.mark.text("victarions_vassal")
def test_victarions_vassal() -> None:
    state = clash(BOWMEN, a_more=joined("nute_the_barber"))
    assert characters(state.table, 0) == ("Nute", "Victarion Greyjoy")


@pytest.mark.rule("F36.14")
@pytest.mark.text("the_krakens_dues")
def test_the_krakens_dues() -> None:
    balon = joined("balon_greyjoy_the_kraken_king_commander", wounds=5)
    other = unit(REAVERS, 40, 10, 90)
    table: dict[str, Any] = {"a2": other, "at": "turn", **holding(["a2", REAVERS, 1])}
    state = at_distance(20, BOWMEN, a_more=balon, **table)
    play(state, "activate a1", "use the_krakens_dues a1", "choose a2", "choose_option restore")
    assert (wounds(state, "a1"), spoils(state, "a1"), spoils(state, "a2")) == (7, 0, 0)
    state = at_distance(20, BOWMEN, a_more=balon, **table)
    play(state, "activate a1", "use the_krakens_dues a1", "choose a2", "choose_option no")
    assert (wounds(state, "a1"), spoils(state, "a1"), spoils(state, "a2")) == (5, 1, 0)
    state = at_distance(20, BOWMEN, a_more=balon, a2=other, at="turn")
    play(state, "activate a1")
    assert asked(state)[0] == "declare"
    # Who has two has no room for another (F36.14).
    table |= holding(["a1", BOWMEN, 2], ["a2", REAVERS, 1])
    state = at_distance(20, BOWMEN, a_more=balon, **table)
    play(state, "activate a1", "use the_krakens_dues a1", "choose_option restore")
    assert (wounds(state, "a1"), spoils(state, "a1"), spoils(state, "a2")) == (7, 1, 1)


@pytest.mark.rule("F13.10")
@pytest.mark.text("order_strange_relics", "poisoned_gifts")
def test_the_crows_eye() -> None:
    euron = joined("euron_greyjoy_crows_eye")
    state = at_distance(10, BOWMEN, CROSSBOWMEN, a_more=euron, at="turn")
    play(state, "activate a1", "use order_strange_relics a1", "choose_option vulnerable")
    assert (wounds(state, "a1"), conditions(state, "b1")) == (11, ["vulnerable"])
    play(state, "march")
    assert wounds(state, "a1") == 10  # the gifts are poisoned
    state = at_distance(10, "stark_stark_bowmen", CROSSBOWMEN, a_more=euron)
    play(state, "march")
    assert wounds(state, "a1") == 12


@pytest.mark.rule("F36.14", "F14.26")
@pytest.mark.text("captains_men", "poisoned_gifts")
def test_tokens_from_the_beginning() -> None:
    crew, parts = (
        "greyjoy_iron_victory_crew",
        joined("victarion_greyjoy_the_iron_captain_commander"),
    )
    beside: dict[str, Any] = {"place": "beside", "with": [*parts["with"], "greyjoy_reaver_captain"]}
    euron = unit(BOWMEN, 0, 0, 90, place="beside", **joined("euron_greyjoy_crows_eye"))
    state = at_distance(20, a1=unit(crew, 0, 0, 90, **beside), a2=euron, at="deploy")
    play(state, "deploy a1 24 5 90", "choose_attachment greyjoy_reaver_captain")
    play(state, "deploy a2 32 5 90", "first 0")
    settle(state)
    assert [spoils(state, name) for name in ("a1", "a2")] == [1, 2]
    # Whoever waits in reserve has them when it comes.
    state = at_distance(20, a1=unit(crew, 0, 0, 90, **beside), a2=euron, at="deploy")
    play(state, "reserve a1", "deploy a2 32 5 90", "first 1", "use outflank a1")
    assert [spoils(state, name) for name in ("a1", "a2")] == [0, 2]
    play(state, "deploy a1 3 30 90")
    play(state, listed(state)[0])  # the order of its attachments
    assert spoils(state, "a1") == 1


@pytest.mark.rule("F36.14")
@pytest.mark.text("captains_men", "ncu_30210_wolfs_cunning")
def test_tokens_from_the_beginning_come_once() -> None:
    """A cunning ally takes the crew off the field again, and it comes a second time."""
    crew = "greyjoy_iron_victory_crew"
    victarion = joined("victarion_greyjoy_the_iron_captain_commander")
    ncus = {"an1": ncu("stark_robb_stark_king_in_the_north")}
    beside = unit(crew, 0, 0, 90, place="beside", **victarion)
    state = at_distance(20, a1=beside, ncus=ncus, at="deploy")
    play(state, "deploy a1 24 5 90", "first 0", "use_ncu ncu_30210_wolfs_cunning an1", "choose a1")
    reach(state, "activate_ncu an1", "claim maneuver", "use_ncu ncu_30210_wolfs_cunning an1")
    play(state, "deploy a1 3 30 90")
    assert spoils(state, "a1") == 1


@pytest.mark.rule("F36.14")
@pytest.mark.text("iron_credit")
def test_iron_credit() -> None:
    brave = joined("sunset_sea_brave", wounds=4, conditions=["weakened"])
    other = unit(BOWMEN, 31, 20, 90)
    rival = unit(CROSSBOWMEN, 31, 24.8, 270, wounds=9)
    part = "greyjoy_sunset_sea_brave"
    state = clash(BOWMEN, CROSSBOWMEN, a_more=brave, a2=other, b2=rival, at="turn",
                  counters=[["a1", part, 1]])  # fmt: skip
    reach(state, "activate a2", "strike b2", "stay", dice=(6, 1, 1, 1, 1, 1, 6, 6))
    settle(state)
    assert [number for _, _, number in state.table.counters] == [2, 1]
    play(state, "activate b16", "hold")
    reach(state, "activate a1", "strike b1", "stay", "use iron_credit a1")
    assert listed(state) == ["choose_amount 1", "choose_amount 2"]
    events = rolling(state, "choose_amount 2", dice=(1,) * 5)
    assert len(told(events, "rolled")[0]["dice"]) == 5  # as with all ranks
    assert conditions(state, "a1") == []
    assert not offered(state, "use iron_credit a1")


@pytest.mark.rule("F36.14")
@pytest.mark.text("iron_credit", "raiders_of_the_free_cities")
def test_iron_credit_for_what_sellswords_pillage() -> None:
    brave = joined("sunset_sea_brave")
    other = unit("neutral_lysene_sellswords", 31, 20, 90)
    rival = unit(CROSSBOWMEN, 31, 24.8, 270, wounds=9)
    state = clash(BOWMEN, CROSSBOWMEN, a_more=brave, a2=other, b2=rival, at="turn")
    reach(state, "activate a2", "strike b2", "stay", dice=(6, 6, *(1,) * 30))
    settle(state)
    assert sorted(number for _, _, number in state.table.counters) == [1, 1]
