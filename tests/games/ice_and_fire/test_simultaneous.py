"""What happens at the same time, and who comes first: F14, F20.6, and the rulings on both."""

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
    unit,
    wounds,
)
from tests.games.ice_and_fire.helpers import (
    BOWMEN,
    HALBERDIERS,
    OUTRIDERS,
    battle,
    load,
    points,
    refused,
    seen,
)
from tests.games.ice_and_fire.reactions import ABILITY, Reaction, react

from throneroom.games.ice_and_fire.conditions import gain
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.rolls import give_right
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.texts import ORDER
from throneroom.games.ice_and_fire.wounds import lose_wounds, restore_wounds
from throneroom.kernel import State

RICKARD = {"with": ["stark_rickard_karstark_vengeful_bannerman"]}  # Order: Stark Fury
CATELYN = "stark_catelyn_stark_lady_of_winterfell"
SANSA = "stark_sansa_stark_little_bird"
TYRION = {"with": ["lannister_tyrion_lannister_the_giant_of_lannister"]}  # Order: Battle Plan
TRACKERS = "stark_crannogman_trackers"  # Order: Hidden Traps
QYBURN = "lannister_qyburn_master_of_whisperers"
MISSES = (1,) * 7
Subject = tuple[Any, ...]


def outcome(state: State) -> tuple[tuple[int, ...], str]:
    found = state.outcome()
    assert found is not None
    return found.winners, found.reason


# The end of a battle


def last_two(monkeypatch: pytest.MonkeyPatch, **table: Any) -> State:
    """The last unit of b is destroyed, and with its last breath destroys the last one of a."""

    def kill(t: Battle, seat: int, subject: Subject) -> None:
        lose_wounds(t, UNITS.index["a1"], 99, seat)

    def last_breath(t: Battle, seat: int, subject: Subject) -> bool:
        return seat == 1 and subject[1] == UNITS.index["b1"]

    react(monkeypatch, "destroyed", Reaction(last_breath, kill))
    state = battle(
        a1=unit(SWORDS, 24, 20, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270, wounds=1),
        at="declare a1",
        **table,
    )
    load(state, *(4,) * 7, *(1,) * 7)
    play(state, "strike b1", "stay")
    assert asked(state) == ("react", 1)
    play(state, f"use {ABILITY} b1")
    return state


@pytest.mark.rule("FR53", "FR90", "F20.6")
@pytest.mark.parametrize(("before", "winners"), [([0, 0], ()), ([1, 0], (0,)), ([2, 3], (1,))])
def test_the_last_units_of_both(
    monkeypatch: pytest.MonkeyPatch, before: list[int], winners: tuple[int, ...]
) -> None:
    state = last_two(monkeypatch, points=before)
    assert points(state) == [before[0] + 1, before[1] + 1]
    assert outcome(state) == (winners, "last_units")


@pytest.mark.rule("FR90")
def test_all_that_are_shot_at_fall_at_once() -> None:
    """Honed and Ready: arrows rain on both units that hold tokens beside the walls."""
    state = battle(
        mode="honed_and_ready",
        a1=unit(SWORDS, 6, 24, 90, wounds=1),
        b1=unit(GUARDSMEN, 42, 24, 270, wounds=1),
        tokens=[[None, 24, 24, 0.6], [None, 6, 24, 0.6], [None, 42, 24, 0.6]],
        round=2,
        at="clean_up",
        dice=(1, 1, 1, 1, 1, 1, 1, 1),
    )
    assert points(state) == [2, 2]  # the token, and the enemy
    assert outcome(state) == ((), "last_units")


@pytest.mark.rule("FR52", "F20.5")
def test_an_enemy_among_the_models_is_nobodys() -> None:
    """A hostage of b stands in the unit of a: the armies are worth as much."""
    hostage = {"with": ["lannister_jaime_lannister_maimed_hostage"]}
    table: Any = {"points": [5, 5], "round": 6, "at": "clean_up"}
    for more in ({}, hostage):
        state = battle(
            a1=unit(GUARDSMEN, 10, 10, 90, **more), b1=unit(GUARDSMEN, 40, 40, 270), **table
        )
        assert outcome(state) == ((), "rounds")
    captain = {"with": ["lannister_guard_captain"]}
    state = battle(
        a1=unit(GUARDSMEN, 10, 10, 90, **captain), b1=unit(GUARDSMEN, 40, 40, 270), **table
    )
    assert outcome(state) == ((0,), "rounds")


# One after the other


@pytest.mark.rule("FR54", "F14.15")
def test_wounds_at_the_same_time() -> None:
    """After the attack Stark Fury costs its unit 2 wounds and Lannister Supremacy has it tested:
    one after the other, the active player's effect first."""
    state = clash(SWORDS, a_more=RICKARD)
    play(state, "strike b1", "stay")
    rolling(state, "use order_stark_fury a1", dice=MISSES)
    assert asked(state) == ("react", 1)
    events = rolling(state, "use order_lannister_supremacy b1", dice=(1, 1, 1))
    kinds = [event.kind for event in events if event.kind in ("wounded", "tested")]
    assert kinds == ["wounded", "tested", "wounded"]
    assert told(events, "wounded")[0] == {"unit": "a1", "wounds": 2, "left": 10}


@pytest.mark.rule("FR59", "F9.29")
def test_a_charger_that_is_destroyed_before_its_attack() -> None:
    """Set for Charge: the halberds strike first."""
    state = at_distance(3, SWORDS, HALBERDIERS, a_more={"wounds": 1})
    charge = next(text for text in listed(state, "charge") if text.endswith(" 90"))
    rolling(state, charge, dice=(6,))
    play(state, "align full")
    assert asked(state) == ("react", 1)
    play(state, "use order_set_for_charge b1")
    events = rolling(state, *strike(state), dice=(*(6,) * 7, *(1,) * 7))
    events += through(state)
    assert "a1" not in state.view(None)["units"]
    assert [told_["unit"] for told_ in told(events, "attacked")] == ["b1"]
    assert wounds(state, "b1") == 12
    assert state.table.fights == []


def strike(state: State) -> list[str]:
    assert "strike a1" in listed(state)
    return ["strike a1"]


def through(state: State) -> list[Any]:
    """Pass and keep until somebody activates."""
    events = []
    while asked(state)[0] in ("react", "react_in_private", "reroll", "turn", "declare"):
        texts = {"reroll": "keep", "turn": "stay", "declare": "hold"}
        events += play(state, texts.get(asked(state)[0], "pass"))
    return events


@pytest.mark.rule("FR64", "F15.15")
def test_influence_comes_before_the_effect_of_the_zone() -> None:
    state = at_distance(20, at="turn", ncus={"an1": ncu(CATELYN)})
    play(state, "activate_ncu an1", "claim crown")
    assert asked(state) == ("influence", 0)
    play(state, "influence a1")
    assert asked(state) == ("choose", 0)


@pytest.mark.rule("FR103", "F18.9")
def test_reactions_come_before_the_wounds_of_the_ground() -> None:
    stakes: Any = {"terrain": [["stakes", 24, 10, 0]], "b2": unit(TRACKERS, 34, 18, 180)}
    state = at_distance(12, **stakes)
    play(state, "maneuver")
    assert (asked(state), wounds(state, "a1")) == (("react", 1), 12)
    play(state, "use order_hidden_traps b2")
    events = rolling(state, "choose_option speed", dice=(2,))
    assert told(events, "wounded") == [{"unit": "a1", "wounds": 3, "left": 9}]
    assert asked(state) == ("move", 0)  # and only then the way


@pytest.mark.rule("FR57", "F3.5")
def test_speed_is_changed_before_it_is_doubled() -> None:
    state = at_distance(30, b2=unit(TRACKERS, 34, 18, 180))
    play(state, "march", "use order_hidden_traps b2", "choose_option speed")
    assert refused(state, "go 90 8.1 90") == "F8.5"
    play(state, "go 90 8 90")  # twice 5 - 1
    # It never falls below nothing.
    stones = "nightswatch_builder_stone_thrower"
    two = [{**slowed("order_hidden_traps", 1), "picks": [26, -1]}, slowed("40223", 1)]
    state = at_distance(12, stones, lasting=two)
    assert seen(state, "a1")["speed"] == 0
    play(state, "maneuver")
    assert refused(state, "go 90 0.1 90") == "F8.4"
    play(state, "go 90 0 45")


def slowed(source: str, clause: int) -> dict[str, Any]:
    row = {"source": source, "clause": clause, "seat": 1, "holder": "a1", "until": 1, "number": 0}
    return {**row, "card": None, "ncu": None, "subject": -1, "other": -1, "picks": []}


@pytest.mark.rule("FR87", "F14.10")
@pytest.mark.parametrize("rerolls", [True, False])
def test_a_re_roll_is_the_one_effect_for_its_dice(
    monkeypatch: pytest.MonkeyPatch, rerolls: bool
) -> None:
    """Two Orders "after attack dice are rolled": whoever re-rolls by the one has used the other."""

    def ours(t: Battle, seat: int, subject: Subject) -> bool:
        return seat == 0

    again = Reaction(ours, lambda t, seat, subject: give_right(t, "attack", seat))
    more = Reaction(ours, lambda t, seat, subject: gain(t, UNITS.index["b1"], 0))
    react(monkeypatch, "attack_rerolls", again, use=ORDER)
    react(monkeypatch, "attack_dice_done", more, ability="order_incite", use=ORDER)
    state = battle(a1=unit(SWORDS, 24, 20, 90), b1=unit(GUARDSMEN, 24, 24.8, 270), at="declare a1")
    load(state, *MISSES)
    play(state, "strike b1", "stay")
    assert listed(state) == [f"use {ABILITY} a1", "pass"]
    load(state, *MISSES)
    if rerolls:
        play(state, f"use {ABILITY} a1", "reroll effect 1 2 3 4 5 6 7")
        assert asked(state) == ("activate", 1)
    else:
        play(state, "pass")
        assert listed(state) == ["use order_incite a1", "pass"]


@pytest.mark.rule("FR89", "F3.23")
def test_a_unit_without_wounds_is_already_destroyed(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(t: Battle, seat: int, subject: Subject) -> None:
        gain(t, UNITS.index["b1"], 1)
        restore_wounds(t, UNITS.index["b1"], 3)
        lose_wounds(t, UNITS.index["b1"], 3, 0)

    react(monkeypatch, "destroyed", Reaction(lambda t, seat, subject: seat == 1, everything))
    state = battle(
        a1=unit(SWORDS, 24, 20, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270, wounds=1),
        b2=unit(GUARDSMEN, 40, 40, 270),
        at="declare a1",
    )
    load(state, *(4,) * 7, *(1,) * 7)
    play(state, "strike b1", "stay")
    events = play(state, f"use {ABILITY} b1")
    assert [told(events, kind) for kind in ("afflicted", "restored", "wounded")] == [[], [], []]
    assert told(events, "removed") == [{"unit": "b1"}]
    assert points(state) == [1, 0]  # once


# Turns that are not there, and costs that cannot be paid


@pytest.mark.rule("FR97", "F2.23")
def test_this_turn_at_the_start_of_a_round() -> None:
    """What a card of the start of a round gives for "this turn" holds through the first turn."""
    row = slowed("40223", 1)
    state = at_distance(30, at="clean_up", first="1", lasting=[row], a2=unit(SWORDS, 10, 10, 90))
    assert (asked(state), state.view(None)["round"]) == (("activate", 0), 2)
    assert seen(state, "a1")["speed"] == 4000
    play(state, "activate a2", "hold")
    assert seen(state, "a1")["speed"] == 5000


@pytest.mark.rule("FR98", "F14.13")
def test_costs_are_paid_in_full() -> None:
    # Battle Plan costs two cards.
    state = at_distance(20, GUARDSMEN, a_more=TYRION, at="turn", hand="40101", deck="40102")
    assert asked(state) == ("activate", 0)
    state = at_distance(20, GUARDSMEN, a_more=TYRION, at="turn", hand="40101 40103", deck="40102")
    assert "use order_battle_plan a1" in listed(state)
    play(state, "use order_battle_plan a1", "choose_card 40101")
    assert sorted(hand(state)) == ["40102"]
    assert state.view(None)["seats"][0]["discard"] == ["40101", "40103"]
    # A draw for which there is nothing left does nothing, and the rest of the zone goes on.
    state = at_distance(20, at="turn", ncus={"an1": ncu(SANSA)})
    play(state, "activate_ncu an1", "claim tactics")
    assert (hand(state), asked(state)) == ([], ("afflict", 0))
    play(state, "afflict b1 weakened")
    assert conditions(state, "b1") == ["weakened"]


@pytest.mark.rule("FR100", "F33.10", "F12.4")
def test_re_rolls_with_two_opponents() -> None:
    """a shoots at b1, whose Vulnerable token is anybody's to spend who is its enemy: in the order
    of turns, each on what those before have left."""
    state = battle(
        seats=3,
        a1=unit(BOWMEN, 24, 12, 90),
        b1=unit(GUARDSMEN, 24, 24, 270, conditions=["vulnerable"]),
        b2=unit(GUARDSMEN, 5, 40, 270),
        c1=unit(SWORDS, 40, 40, 270),
        at="declare a1",
    )
    play(state, "shoot", "stay")
    load(state, 6, 6, 1, 1, 1, 1, 1, 6, 6)
    play(state, "target b1")
    assert (asked(state), listed(state)) == (("reroll", 0), ["keep", "reroll vulnerable 1 2"])
    play(state, "keep")
    assert (asked(state), listed(state)) == (("reroll", 2), ["keep", "reroll vulnerable 1 2"])
    load(state, 1, 6, 6, 1)
    play(state, "reroll vulnerable 1")
    assert wounds(state, "b1") == 11
    assert seen(state, "b1")["conditions"] == []


@pytest.mark.rule("FR50", "F4.5", "F3.13")
def test_a_rider_among_riders() -> None:
    """An attachment of cavalry has as many wounds as those beside it, and is the last to fall."""
    captain = {"with": ["stark_brynden_tully_vanguard_infiltrator"]}
    for left, models, there in ((12, 4, 1), (4, 2, 1), (3, 1, 1), (1, 1, 1)):
        state = at_distance(12, OUTRIDERS, a_more={**captain, "wounds": left})
        now = seen(state, "a1")
        assert (now["models"], len(now["attachments"])) == (models, there)


@pytest.mark.rule("F14.14")
@pytest.mark.parametrize("first", ["choose_card 40117", "use_ncu ncu_30108_little_doves bn1"])
def test_the_order_of_effects_that_are_on_no_unit(first: str) -> None:
    """False Agenda waits for the zone of the NCU, and so does Little Doves of another NCU."""
    ncus = {"an1": ncu(SANSA), "bn1": ncu(QYBURN, "crown", activated=True)}
    state = at_distance(20, SWORDS, GUARDSMEN, hand=[[], ["40117"]], ncus=ncus, at="turn")
    play(state, "activate_ncu an1", "use_ncu ncu_30108_little_doves bn1")
    play(state, "choose_zone wealth", "choose_zone tactics", "play 40117 1")
    play(state, "claim wealth", "choose a1")
    assert asked(state) == ("arrange", 1)
    assert set(listed(state)) == {"choose_card 40117", "use_ncu ncu_30108_little_doves bn1"}
    play(state, first)
    picks = "choose_zone" if "40117" in first else "choose"
    assert {text.split()[0] for text in listed(state)} == {picks, "decline"}
