"""Units, wounds, attachments and who is credited for what falls: F3, F4, F20."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import clash, ncu, rolling
from tests.games.ice_and_fire.helpers import (
    CROSSBOWMEN,
    GUARDSMEN,
    SWORDS,
    asked,
    battle,
    listed,
    load,
    play,
    points,
    refused,
    seen,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.reactions import ABILITY, Reaction, react

from throneroom.games.ice_and_fire.conditions import gain
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.wounds import lose_wounds, restore_wounds
from throneroom.kernel import BadInput

SANSA = "stark_sansa_stark_little_bird"
CAPTAIN, CHAMPION = "lannister_guard_captain", "stark_umber_champion"
B1 = UNITS.index["b1"]


def engaged(**more: Any) -> dict[str, Any]:
    return {
        "a1": unit(GUARDSMEN, 24, 20, 90),
        "b1": unit(SWORDS, 24, 24.8, 270),
        "b2": unit(SWORDS, 40, 40, 270),
        "at": "declare a1",
        **more,
    }


@pytest.mark.rule("F3.24", "F4.1")
@pytest.mark.parametrize(
    ("joined", "path"),
    [
        ([SWORDS], "/table/units/b1/with"),  # another unit
        ([SANSA], "/table/units/b1/with"),  # an NCU
        ([CAPTAIN] * 13, "/table/units/b1/with"),  # more than there are places
    ],
)
def test_a_tray_holds_one_unit_only(joined: list[str], path: str) -> None:
    with pytest.raises(BadInput) as found:
        battle(**engaged(b1=unit(SWORDS, 24, 24.8, 270, **{"with": joined})))
    assert found.value.data["path"] == path


@pytest.mark.rule("F3.24", "F3.11")
def test_models_of_two_units_are_never_mixed() -> None:
    """An attachment takes the place of a model; wounds of one unit are no other's."""
    state = battle(
        **engaged(
            b1=unit(SWORDS, 24, 24.8, 270, wounds=3, **{"with": [CAPTAIN, CHAMPION]}),
            b3=unit(SWORDS, 32, 24.8, 270, wounds=3),
        ),
        dice=(4, 4, 1, 1, 1, 1, 1, 1, 6, 6, 1),
    )
    assert [seen(state, name)["models"] for name in ("b1", "b3")] == [3, 3]
    events = play(state, "strike b1", "stay")
    # The leftmost is the last to go.
    assert told(events, "attachment_lost") == [{"unit": "b1", "card": CHAMPION}]
    assert seen(state, "b1")["attachments"] == [CAPTAIN]
    assert [wounds(state, name) for name in ("b1", "b3")] == [1, 3]


@pytest.mark.rule("F4.5", "F4.6", "FR95")
def test_the_owner_says_where_several_attachments_stand() -> None:
    """They are asked from the left when the unit is deployed; the rightmost is lost first."""
    joined = [CAPTAIN, CHAMPION, "stark_sworn_sword_captain"]
    table: dict[str, Any] = {
        "a1": unit(GUARDSMEN, 24, 10, 90),
        "b1": {"card": SWORDS, "place": "beside", "with": joined},
        "b2": {"card": SWORDS, "place": "beside", "with": [CAPTAIN]},
    }
    state = battle(**table, at="deploy", active="1")
    play(state, "deploy b1 24 45 270")
    assert asked(state) == ("order_attachments", 1)
    assert listed(state) == [f"choose_attachment {card}" for card in joined]
    play(state, f"choose_attachment {joined[2]}")
    assert listed(state) == [f"choose_attachment {card}" for card in joined[:2]]
    assert refused(state, f"choose_attachment {joined[2]}") == "F4.5"
    play(state, f"choose_attachment {CHAMPION}")
    assert seen(state, "b1")["attachments"] == [joined[2], CHAMPION, CAPTAIN]
    assert seen(state, "b1")["models"] == 12
    lose_wounds(state.table, B1, 10, 0)
    assert seen(state, "b1")["attachments"] == [joined[2], CHAMPION]
    play(state, "deploy b2 34 45 270")
    assert asked(state)[0] != "order_attachments"  # one has one place


@pytest.mark.rule("F4.9", "FR25", "F3.16", "FS94")
def test_an_attachment_never_comes_back() -> None:
    state = battle(
        a1=unit(SWORDS, 10, 10, 90, wounds=1, **{"with": [CAPTAIN]}),
        b1=unit(GUARDSMEN, 40, 40, 270),
        ncus={"an1": ncu(SANSA)},
        fallen=[["a1", CHAMPION]],
    )
    play(state, "activate_ncu an1", "claim wealth", "choose a1")
    assert [seen(state, "a1")[name] for name in ("models", "wounds")] == [4, 4]
    assert seen(state, "a1")["attachments"] == [CAPTAIN]
    # The ordinary models that came back go again before the captain.
    lose_wounds(state.table, UNITS.index["a1"], 3, 1)
    assert seen(state, "a1")["attachments"] == [CAPTAIN]
    assert wounds(state, "a1") == 1


@pytest.mark.rule("FR89", "F3.23", "F3.22")
def test_nothing_happens_any_more_to_a_unit_that_is_destroyed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def too_late(t: Battle, seat: int, subject: tuple[object, ...]) -> None:
        gain(t, B1, 0)
        restore_wounds(t, B1, 3)
        lose_wounds(t, B1, 2, seat)

    react(monkeypatch, "destroyed", Reaction(lambda t, seat, _: seat == 0, too_late))
    state = battle(**engaged(b1=unit(SWORDS, 24, 24.8, 270, wounds=1)), dice=(4, 1, 1, 1, 1, 1, 1))
    play(state, "strike b1", "stay")
    assert asked(state) == ("react", 0)
    assert seen(state, "b1")["ranks"] == 1  # it is still there, as if it had one rank
    events = play(state, f"use {ABILITY} a1")
    assert [told(events, kind) for kind in ("afflicted", "restored", "wounded")] == [[], [], []]
    assert told(events, "removed") == [{"unit": "b1"}]
    assert points(state) == [1, 0]


# Credit


@pytest.mark.rule("FR32", "F20.1", "F20.2")
def test_a_zone_destroys_for_its_player() -> None:
    state = battle(
        a1=unit(SWORDS, 10, 10, 90),
        b1=unit(GUARDSMEN, 40, 40, 270, wounds=2),
        b2=unit(GUARDSMEN, 30, 40, 270),
        ncus={"an1": ncu(SANSA)},
        dice=(1, 1, 2),
    )
    play(state, "activate_ncu an1", "claim crown", "choose b1")
    assert points(state) == [1, 0]


@pytest.mark.rule("FR32", "F20.2", "F10.28")
def test_a_friend_that_panics_is_a_point_for_the_enemy() -> None:
    state = battle(
        a1=unit(CROSSBOWMEN, 24, 10, 90),
        a2=unit(GUARDSMEN, 29.65, 19.7, 180, wounds=1),
        b1=unit(SWORDS, 24.85, 19.7, 180),
        at="declare a1",
    )
    load(state, *(1,) * 12)
    play(state, "shoot", "stay", "target b1")
    assert points(state) == [0, 1]


@pytest.mark.rule("FR31", "F20.6")
def test_who_has_only_reserves_has_lost() -> None:
    table = engaged(
        b1=unit(SWORDS, 24, 24.8, 270, wounds=1),
        b2={"card": SWORDS, "place": "reserve"},
    )
    state = battle(**table, points=[0, 9], dice=(4, 1, 1, 1, 1, 1, 1))
    play(state, "strike b1", "stay")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "last_units")


# NCUs


@pytest.mark.rule("F5.4", "F15.16")
def test_an_ncu_without_abilities_has_no_influence() -> None:
    """Catelyn lets a unit roll as if it had all its ranks. Intrigue and Subterfuge silences her:
    she influences nobody, and whom she influenced before is without it."""
    ncus = {"an1": ncu("stark_catelyn_stark_lady_of_winterfell")}
    one_rank = {"wounds": 4}

    def dice(**more: Any) -> int:
        state = clash(a_more=one_rank, ncus=ncus, **more)
        events = rolling(state, "strike b1", "stay", dice=(1,) * 7)
        return len(told(events, "rolled")[0]["dice"])

    state = clash(a_more=one_rank, ncus=ncus, at="turn")
    play(state, "activate_ncu an1", "claim wealth", "influence a1", "choose a16")
    influence = state.view(None)["lasting"]
    state = clash(a_more=one_rank, ncus=ncus, hand=[[], ["40101"]], at="turn")
    play(state, "activate_ncu an1", "play 40101 1", "claim wealth")
    assert asked(state)[0] != "influence"
    silence = state.view(None)["lasting"]
    assert (dice(), dice(lasting=influence), dice(lasting=[*influence, *silence])) == (4, 7, 4)
