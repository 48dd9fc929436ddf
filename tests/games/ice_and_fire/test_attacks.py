"""Attacks beside the scenarios, and attacks that are cut short: F10."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import ncu
from tests.games.ice_and_fire.helpers import (
    GUARDSMEN,
    SWORDS,
    asked,
    at,
    battle,
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

from throneroom.games.ice_and_fire import field
from throneroom.games.ice_and_fire.field import sees_unit
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.queries import SIGHT
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.wounds import destroy_attachment, lose_wounds
from throneroom.kernel import State

A1, B1 = UNITS.index["a1"], UNITS.index["b1"]
SANSA = "stark_sansa_stark_little_bird"


def engaged(a: str = SWORDS, b: str = GUARDSMEN, b_more: Any = None, **more: Any) -> State:
    """Two units front to front, and another on each side elsewhere."""
    return battle(
        **{
            "a1": unit(a, 24, 20, 90),
            "a2": unit(SWORDS, 6, 6, 90),
            "b1": unit(b, 24, 24.8, 270, **(b_more or {})),
            "b2": unit(GUARDSMEN, 40, 40, 270),
            "at": "declare a1",
            **more,
        }
    )


@pytest.mark.rule("F10.24", "F10.25", "F10.26")
@pytest.mark.parametrize("moment", ["attack_begins", "attack_dice_next", "attack_done"])
def test_no_surge_if_something_else_destroys_the_defender(
    moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a card does beside the attack is not the attack, whenever it is played."""

    def kill(t: Battle, seat: int, subject: tuple[object, ...]) -> None:
        lose_wounds(t, B1, 99, seat)

    react(monkeypatch, moment, Reaction(lambda t, seat, _: seat == 0, kill))
    # The third unit would see a defender fall that nobody else is engaged with.
    state = engaged(a3=unit(SWORDS, 18.85, 24.8, 0), dice=(1,) * 7)
    events = play(state, "strike b1", "stay", f"use {ABILITY} a1")
    assert told(events, "removed") == [{"unit": "b1"}]
    assert told(events, "scored") == [{"seat": "0", "points": 1, "total": 1}]
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F10.19", "F14.21", "FR46")
@pytest.mark.parametrize("parted", [False, True])
def test_no_test_is_passed_in_an_attack_that_was_never_made(
    parted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed = []

    def away(t: Battle, seat: int, subject: tuple[object, ...]) -> None:
        if parted:
            t.y[B1] += 5000

    def hear(t: Battle, seat: int, subject: tuple[object, ...]) -> bool:
        passed.append(seat)
        return False

    react(monkeypatch, "attack_dice_next", Reaction(lambda t, seat, _: seat == 0, away))
    react(monkeypatch, "test_passed", Reaction(hear, away))
    state = engaged(dice=(1,) * 7)
    events = play(state, "strike b1", "stay", f"use {ABILITY} a1")
    assert bool(passed) != parted
    assert bool(told(events, "rolled")) != parted


@pytest.mark.rule("F4.8", "FR24", "FR50", "F3.13")
@pytest.mark.parametrize(("left", "after"), [(12, 9), (11, 8), (10, 7), (4, 1), (3, 0), (2, 0)])
def test_an_attachment_on_horseback_takes_its_own_wounds_along(
    left: int, after: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wounded rider stays as wounded as he is: the attachment is the last to be wounded."""
    rider = "stark_robb_stark_the_young_wolf"

    def snipe(t: Battle, seat: int, subject: tuple[object, ...]) -> None:
        destroy_attachment(t, B1, t.parts[B1][0], seat)

    react(monkeypatch, "attack_begins", Reaction(lambda t, seat, _: seat == 0, snipe))
    state = battle(
        a1=unit(SWORDS, 24, 20, 90),
        b1=unit("stark_stark_outriders", 24, 24.9, 270, wounds=left, **{"with": [rider]}),
        b2=unit(GUARDSMEN, 40, 40, 270),
        at="declare a1",
        dice=(1,) * 7,
    )
    play(state, "strike b1", "stay", f"use {ABILITY} a1")
    assert wounds(state, "b1") == after
    assert ("b1" in state.view(None)["units"]) == bool(after)
    if after:
        assert state.view(None)["units"]["b1"]["attachments"] == []
    assert listed(state)


# Melee


@pytest.mark.rule("F7.11", "F10.1", "F10.2", "F8.32")
def test_a_melee_attack_needs_contact_and_no_sight() -> None:
    """An enemy in the rear is not seen, and struck all the same."""
    behind: dict[str, Any] = {"a1": unit(SWORDS, 24, 20, 90), "at": "declare a1", "dice": (1,) * 7}
    state = battle(b1=unit(GUARDSMEN, 24, 15.2, 90), **behind)
    assert not sees_unit(state.table, A1, B1)
    events = play(state, "strike b1", "stay")
    assert told(events, "attacked") == [{"unit": "a1", "target_unit": "b1"}]
    # Before its eyes, but 0.03" away.
    state = battle(b1=unit(GUARDSMEN, 24, 24.83, 270), **behind)
    assert sees_unit(state.table, A1, B1)
    assert refused(state, "strike b1") == "F8.32"


@pytest.mark.rule("FR63", "F10.32", "F10.5")
def test_sliding_along_the_only_enemy_in_front() -> None:
    state = engaged(b3=unit(GUARDSMEN, 30.4, 19, 90))  # 0.9" beside the right of the Swords
    play(state, "strike b1")
    assert listed(state) == ["stay", "align left"]
    assert refused(state, "align right") == "F10.5"
    load(state, *(1,) * 7)
    play(state, "align left")
    assert at(state, "a1") == (21.25, 20, 90)


@pytest.mark.rule("FR41", "F10.24", "F1.9")
@pytest.mark.parametrize("activated", [False, True])
def test_a_surge_after_a_free_attack(activated: bool) -> None:
    state = engaged(
        a1=unit(SWORDS, 24, 20, 90, activated=activated),
        b_more={"wounds": 1},
        ncus={"an1": ncu(SANSA)},
        at="turn",
    )
    play(state, "activate_ncu an1", "claim combat", "choose a1")
    load(state, 4, *(1,) * 6, 1)
    play(state, "strike b1", "stay")
    assert listed(state) == ["hold", "maneuver"]
    play(state, "maneuver", "go 90 5 0")
    assert at(state, "a1") == (24, 25, 0)
    assert seen(state, "a1")["activated"] == activated


@pytest.mark.rule("FR9", "F10.21", "F10.22", "F6.14")
@pytest.mark.parametrize(("heading", "off"), [(270, 0), (0, 1), (180, 1), (90, 2)])
def test_the_zone_of_an_attacker_in_contact(heading: int, off: int) -> None:
    """The defender's panic test tells the bonus."""
    depth = 24.8 if heading % 180 else 25.15
    state = battle(
        a1=unit(SWORDS, 25, 20, 90),
        b1=unit(GUARDSMEN, 24, depth, heading),
        b2=unit(GUARDSMEN, 40, 40, 270),
        at="declare a1",
    )
    load(state, 4, *(1,) * 6, 1, 6, 5, 1)
    events = play(state, "strike b1", "stay")
    assert told(events, "tested") == [{"unit": "b1", "total": 11 - off, "passed": 1}]


@pytest.mark.rule("F10.26", "F14.21", "F10.9")
@pytest.mark.parametrize("moment", ["attack_begins", "attack_dice_next", "attack_dice_done"])
@pytest.mark.parametrize("what", ["nothing", "parted", "destroyed"])
def test_nothing_comes_after_an_attack_that_was_cut_short(
    moment: str, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Contact is lost, or the defender falls, before its wounds: the attack is over, but it was
    never completed, and effects "after an attack" have nothing to follow."""
    done = []

    def cut(t: Battle, seat: int, subject: tuple[object, ...]) -> None:
        if what == "parted":
            t.y[B1] += 5000
        elif what == "destroyed":
            lose_wounds(t, B1, 99, seat)

    def hear(t: Battle, seat: int, subject: tuple[object, ...]) -> bool:
        done.append(seat)
        return False

    react(monkeypatch, moment, Reaction(lambda t, seat, _: seat == 0, cut))
    react(monkeypatch, "attack_done", Reaction(hear, cut))
    state = engaged(dice=(1,) * 7)
    play(state, "strike b1", "stay", f"use {ABILITY} a1")
    assert bool(done) == (what == "nothing")
    assert asked(state) == ("activate", 1)
    assert seen(state, "a1")["activated"]


@pytest.mark.rule("F7.10", "F7.2", "F7.3", "F7.4")
@pytest.mark.parametrize(
    ("through", "seen_ones"), [(0, set()), (1, set()), (2, set()), (3, {"b1"})]
)
def test_who_sees_through_everything_still_looks_ahead(
    through: int, seen_ones: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A friend and a palisade hide b1; an effect may let a unit shoot through units, terrain or
    both. What is not in its front zone it does not see even so."""
    monkeypatch.setattr(field, "mask", lambda t, query, *_: through if query == SIGHT else 0)
    state = battle(
        a1=unit("stark_stark_bowmen", 24, 10, 90),
        a2=unit(SWORDS, 24, 15, 90),
        b1=unit(GUARDSMEN, 24, 22, 270),
        b2=unit(GUARDSMEN, 33, 10, 180),
        terrain=[["palisade", 24, 18.5, 0]],
    )
    enemies = {name: UNITS.index[name] for name in ("b1", "b2")}
    found = {n for n, u in enemies.items() if sees_unit(state.table, A1, u, ranged=True)}
    assert found == seen_ones
    assert not sees_unit(state.table, A1, B1)  # only for ranged attacks
