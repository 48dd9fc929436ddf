"""Charges beside the scenarios: F9."""

import pytest
from tests.games.ice_and_fire.factions.helpers import at_distance, clash, ncu
from tests.games.ice_and_fire.helpers import (
    GREY_WIND,
    GUARDSMEN,
    OUTRIDERS,
    SWORDS,
    asked,
    at,
    battle,
    engaged,
    listed,
    load,
    play,
    refused,
    seen,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.reactions import ABILITY, Reaction, react

from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.state import Battle
from throneroom.kernel import State

MAMMOTH = "freefolk_war_mammoth"
SANSA = "stark_sansa_stark_little_bird"
TRACKERS = "stark_crannogman_trackers"  # they have Hidden Traps


@pytest.mark.rule("F9.34", "FR79")
def test_a_charger_that_was_slowed_may_take_a_shorter_way() -> None:
    """Straight ahead 10.2" are too far with Speed 4 + 6, at an angle 9.9" are not."""
    state = at_distance(10.2, SWORDS, TRACKERS)
    play(state, "charge b1 front 90", "use order_hidden_traps b1", "choose_option speed")
    assert asked(state) == ("heading", 0)
    assert refused(state, "heading 90") == "F9.9"
    load(state, 6)
    play(state, "heading 75", "align full")
    assert at(state, "a1") == (24, 20.2, 90)


@pytest.mark.rule("F9.34", "F9.14")
def test_a_charger_that_was_slowed_too_much_fails() -> None:
    state = at_distance(10.8, SWORDS, TRACKERS)
    load(state, 6, 6, 6, 1)
    play(state, "charge b1 front 90", "use order_hidden_traps b1", "choose_option speed")
    assert asked(state)[0] != "heading"
    assert at(state, "a1") == (24, 20, 90)


# Free charges


def assault(inches: float) -> State:
    """Assault Orders on the Combat zone: a1 performs a free Charge at so many inches."""
    state = at_distance(inches, hand="40207", at="turn", ncus={"an1": ncu(SANSA)})
    play(state, "activate_ncu an1", "claim combat", "play 40207 1", "choose a1")
    return state


@pytest.mark.rule("F9.31", "F9.30", "F1.9")
def test_a_free_charge_follows_the_same_rules() -> None:
    state = assault(11.02)
    assert listed(state, "charge") != ["charge b1 front 90"]
    assert refused(state, "charge b1 front 90") == "F9.9"
    assert refused(state, "charge b1 left 90") == "F9.5"
    state = assault(8)
    load(state, 3, 1, 1, 4, 4, 4, 4, 4)
    play(state, "charge b1 front 90", "align full")
    assert asked(state) == ("reroll", 0)  # the bonus of a charge
    assert listed(state) == ["keep", "reroll charge_bonus 1 2"]
    assert not seen(state, "a1")["activated"]


@pytest.mark.rule("F9.31", "F9.14", "F9.15")
def test_a_free_charge_may_fail() -> None:
    state = assault(8)
    load(state, 1, 1, 1, 2)
    events = play(state, "charge b1 front 90")
    assert told(events, "disorderly") == [{"unit": "a1"}]
    assert at(state, "a1") == (24, 16, 90)
    assert wounds(state, "a1") == 10
    assert not seen(state, "a1")["activated"]  # it was no activation that has ended
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("FR38", "F9.15")
@pytest.mark.parametrize(("die", "silent"), [(1, True), (2, False)])
def test_a_disorderly_charge_in_the_turn_of_the_enemy(die: int, silent: bool) -> None:
    """Sentinel: b2 charges after b1 was attacked. A 1 forbids B all cards until that turn ends."""
    brynden = {"with": ["stark_brynden_tully_outrider_commander_commander"]}
    state = clash(
        GUARDSMEN,
        SWORDS,
        b2=unit(OUTRIDERS, 15, 20, 0, **brynden),
        hand=[[], ["40201", "40206"]],
    )

    def wait_for(text: str) -> bool:
        """Pass until it is offered, or until the turn is over."""
        while text not in listed(state) and asked(state)[0].startswith("react"):
            play(state, "pass")
        return text in listed(state)

    load(state, *(1,) * 6)
    play(state, "strike b1", "stay")
    assert wait_for("use order_sentinel b2")
    load(state, die, *(1,) * 20)
    play(state, "use order_sentinel b2", "charge a1 left 0")
    while asked(state)[0] in ("reroll", "align"):
        play(state, "keep" if asked(state)[0] == "reroll" else "align full")
    # Before its attack dice, still in A's turn, B may play a card, or may not.
    assert ("play 40201 1" in listed(state)) != silent
    while state.view(None)["active"] == 0:
        play(state, "keep" if asked(state)[0] == "reroll" else "pass")
    assert "play 40206 1" in listed(state)  # at the start of B's own turn


# Sides, offsets, room


@pytest.mark.rule("FR8", "F6.12", "F6.13")
@pytest.mark.parametrize(("side", "off"), [("front", 0), ("right", 1)])
def test_in_a_tie_the_charger_takes_the_side_it_likes(side: str, off: int) -> None:
    state = battle(a1=unit(GREY_WIND, 30, 30, 225), b1=unit(GREY_WIND, 24, 24, 90), at="declare a1")
    load(state, 6, *(6,) * 4, 5 - off, 6, 6, 1)
    play(state, f"charge b1 {side} 225", "align full")
    assert state.view(None)["fight"]["zone"] == side


@pytest.mark.rule("FR10", "F9.17", "F9.18")
@pytest.mark.parametrize(
    ("a", "b", "y", "offset"),
    [
        (SWORDS, GUARDSMEN, 24.8, 2.75),  # half of the charger's own width
        (GREY_WIND, GUARDSMEN, 23.78, 1.38),
        (SWORDS, GREY_WIND, 23.78, 2.75),
        (SWORDS, MAMMOTH, 25.175, 2.75),
    ],
)
def test_half_contact_is_half_of_the_charger(a: str, b: str, y: float, offset: float) -> None:
    for name, x in (("left", 24 - offset), ("full", 24), ("right", 24 + offset)):
        state = battle(a1=unit(a, 24, 12, 90), b1=unit(b, 24, y, 270), at="declare a1")
        load(state, 6)
        play(state, "charge b1 front 90", f"align {name}")
        assert at(state, "a1") == (x, 20, 90)
        assert engaged(state, "a1") == ["b1"]


@pytest.mark.rule("FR11", "F9.6")
def test_a_small_charger_needs_only_room_for_itself() -> None:
    """The side of a large solo is 5.55" long; a small solo covers 2.76" of it, a hair less than
    half, wherever it stands."""
    state = battle(
        a1=unit(GREY_WIND, 33, 25.38, 180),
        a2=unit(GREY_WIND, 26.76, 22.62, 180),
        b1=unit(MAMMOTH, 24, 24, 90),
        b2=unit(GUARDSMEN, 40, 40, 270),
        at="declare a1",
    )
    load(state, 6)
    play(state, "charge b1 right 180")
    assert listed(state) == ["align right"]
    play(state, "align right")
    assert at(state, "a1") == (26.76, 25.38, 180)


# Reactions to a charge that has come home


@pytest.mark.rule("FR59", "F9.29", "F14.21")
@pytest.mark.parametrize("gone", ["charger", "target"])
def test_a_charge_whose_contact_is_lost_makes_no_attack(
    gone: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def part(t: Battle, seat: int, subject: tuple[object, ...]) -> None:
        t.y[UNITS.index["a1" if gone == "charger" else "b1"]] += (
            -3000 if gone == "charger" else 3000
        )

    react(monkeypatch, "charge_made", Reaction(lambda t, seat, _: seat == 1, part))
    state = battle(
        a1=unit(SWORDS, 24, 10, 90), b1=unit(GUARDSMEN, 24, 20, 270), at="declare a1", dice=(4,)
    )
    events = play(state, "charge b1 front 90", "align full", f"use {ABILITY} b1")
    assert told(events, "attacked") == []
    assert seen(state, "a1")["activated"]
    assert asked(state) == ("activate", 1)


# What is a move


@pytest.mark.rule("F9.2", "F9.27", "F1.10")
@pytest.mark.parametrize(("die", "length"), [(5, 7_200), (1, 6_000)])
def test_a_charge_is_one_move_and_pushing_none(
    die: int, length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The charger turns, runs and is aligned, and its neighbour is laid before it: only the charger
    has moved, and once. If it fails it has moved as well."""
    moved: list[tuple[object, ...]] = []

    def hear(t: Battle, seat: int, subject: tuple[object, ...]) -> bool:
        if seat == 0:
            moved.append(subject)
        return False

    react(monkeypatch, "move_ended", Reaction(hear, lambda *_: None))
    state = battle(
        a1=unit(SWORDS, 26.75, 18, 90),
        b1=unit(GUARDSMEN, 24, 30, 270),
        b2=unit(GUARDSMEN, 30.5, 30, 270),
        at="declare a1",
        dice=(die, 6, 6, 1),
    )
    play(state, "charge b1 front 90")
    if die > 1:
        play(state, "align right")
        assert at(state, "b2") == (29.5, 30, 270)
    assert moved == [("move_ended", UNITS.index["a1"], -1, length)]
