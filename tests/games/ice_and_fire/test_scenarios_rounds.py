"""The scenarios of turns, the tactics board, tokens and victory: F2, F15, F20 to F22."""

from typing import Any

import pytest
from tests.games.ice_and_fire.helpers import (
    BOWMEN,
    GREY_WIND,
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

from throneroom.games.ice_and_fire.content import CARDS, COMBAT, FIRST_NCU
from throneroom.games.ice_and_fire.names import NCUS, UNITS
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.wounds import lose_wounds
from throneroom.kernel import State

NCU = CARDS.ids[FIRST_NCU]
CENTRE = ["objective_01", 24, 24, 0.6]


def ncu(zone: str | None = None, activated: bool = False) -> dict[str, Any]:
    return {"card": NCU, "zone": zone, "activated": activated}


def armies(**more: Any) -> dict[str, Any]:
    return {"a1": unit(SWORDS, 10, 10, 90), "b1": unit(GUARDSMEN, 40, 40, 270), **more}


# Turns


@pytest.mark.rule("FS104", "F8.34", "F2.10")
def test_an_engaged_unit_must_fight() -> None:
    state = battle(a1=unit(SWORDS, 24, 20, 90), b1=unit(GUARDSMEN, 24, 24.8, 270), at="declare a1")
    assert listed(state) == ["strike b1", "retreat"]
    assert refused(state, "hold") == "F8.34"
    assert refused(state, "march") == "F8.5"
    assert refused(state, "strike b2") == "F8.32"
    state = battle(**armies(), at="declare a1")
    assert refused(state, "retreat") == "F8.19"
    play(state, "hold")


@pytest.mark.rule("FS105", "F2.18", "F2.19")
def test_the_pass_privilege() -> None:
    state = battle(**armies(a2=unit(SWORDS, 20, 10, 90)), passes=[2, 0])
    assert listed(state) == ["activate a1", "activate a2", "pass"]
    events = play(state, "pass")
    assert told(events, "passed") == [{"seat": "0", "left": 1}]
    assert asked(state) == ("activate", 1)
    assert refused(state, "pass") == "F2.18"
    play(state, "activate b1", "hold")
    assert refused(state, "pass") == "F2.19"
    play(state, "activate a1", "hold", "activate a2", "hold")
    play(state, "activate b1", "hold")  # the next round
    assert "pass" in listed(state)
    play(state, "pass")
    play(state, "activate a1", "hold", "activate a2", "hold")
    assert "pass" not in listed(state)


@pytest.mark.rule("FS107", "F2.17", "F15.9", "F2.15")
def test_a_full_board(monkeypatch: pytest.MonkeyPatch) -> None:
    zones = ("crown", "wealth", "tactics", "combat", "maneuver")
    taken = {f"bn{i + 1}": ncu(zone, activated=True) for i, zone in enumerate(zones)}
    table = armies(
        a1=unit(SWORDS, 10, 10, 90, activated=True),
        b2=unit(GUARDSMEN, 30, 40, 270),
        b3=unit(GUARDSMEN, 20, 40, 270),
        ncus={"an1": ncu(), **taken},
    )

    def free(t: Battle, seat: int, subject: tuple[object, ...]) -> None:
        t.ncu_place[NCUS.index["bn2"]] = -1

    def in_b_s_turn(t: Battle, seat: int, subject: tuple[object, ...]) -> bool:
        return t.active == seat == 1

    react(monkeypatch, "turn_end", Reaction(in_b_s_turn, free))
    state = battle(**table)
    assert asked(state) == ("activate", 1)  # A's turn was empty
    play(state, "activate b1", "hold", f"use {ABILITY} b1")
    assert listed(state) == ["activate_ncu an1"]
    # With nothing left to anybody the phase is over.
    over = {name: {**table[name], "activated": True} for name in ("b1", "b2", "b3")}
    state = battle(**{**table, **over}, round=1)
    assert state.view(None)["round"] == 2


@pytest.mark.rule("FS58", "F1.9", "F15.8", "F2.12")
def test_a_free_attack_of_an_activated_unit() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 20, 90, activated=True),
        a2=unit(SWORDS, 5, 5, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270),
        ncus={"an1": ncu()},
    )
    play(state, "activate_ncu an1", "claim combat")
    assert listed(state) == ["choose a1"]  # the other has nothing to attack
    play(state, "choose a1")
    assert listed(state) == ["strike b1", "hold"]
    assert refused(state, "retreat") == "F8.36"
    load(state, *(1,) * 7)
    play(state, "strike b1", "stay")
    assert seen(state, "a1")["activated"]
    assert asked(state) == ("activate", 1)


# The tactics board


def claims(zone: str, **more: Any) -> State:
    state = battle(**armies(**more), ncus={"an1": ncu()})
    play(state, "activate_ncu an1", f"claim {zone}")
    return state


@pytest.mark.rule("F15.1", "F15.2", "F15.4", "F5.2")
def test_claiming() -> None:
    state = battle(**armies(), ncus={"an1": ncu(), "an2": ncu(), "bn1": ncu("crown")})
    assert refused(state, "activate_ncu bn1") == "F2.7"
    play(state, "activate_ncu an1")
    assert listed(state) == [
        "hold",
        *(f"claim {z}" for z in ("wealth", "tactics", "combat")),
        "claim maneuver",
    ]
    assert refused(state, "claim crown") == "F15.2"
    play(state, "hold")
    assert state.view(None)["ncus"]["an1"]["activated"]
    assert state.view(None)["ncus"]["an1"]["zone"] is None
    play(state, "activate b1", "hold")
    assert refused(state, "activate_ncu an1") == "F5.3"
    play(state, "activate_ncu an2", "claim wealth", "choose a1")
    assert state.view(None)["ncus"]["an2"]["zone"] == "wealth"


@pytest.mark.rule("F15.5")
def test_crown() -> None:
    state = claims("crown")
    assert refused(state, "choose a1") == "F15.5"
    load(state, 4, 3, 2)
    events = play(state, "choose b1")
    assert told(events, "tested") == [{"unit": "b1", "total": 6, "passed": 0}]
    assert wounds(state, "b1") == 10


@pytest.mark.rule("F15.6", "FS97", "FS96", "F3.15", "F3.16", "F13.3")
def test_wealth() -> None:
    state = claims("wealth", a1=unit(SWORDS, 10, 10, 90, wounds=11, conditions=["weakened"]))
    assert refused(state, "choose b1") == "F15.6"
    events = play(state, "choose a1")
    assert told(events, "restored") == [{"unit": "a1", "wounds": 1, "left": 12}]
    assert told(events, "cleared") == [{"unit": "a1", "condition": "weakened"}]
    riders = "stark_stark_outriders"
    state = claims(
        "wealth",
        a1=unit(riders, 10, 10, 90, wounds=6, conditions=["panicked", "weakened"]),
    )
    play(state, "choose a1")
    assert listed(state) == ["clear panicked", "clear weakened"]
    assert refused(state, "clear vulnerable") == "F15.6"
    play(state, "clear panicked")
    assert seen(state, "a1")["conditions"] == ["weakened"]
    assert [seen(state, "a1")[name] for name in ("wounds", "models", "ranks")] == [9, 3, 2]


@pytest.mark.rule("F15.7", "F13.2", "F13.10")
def test_tactics() -> None:
    state = claims("tactics", b1=unit(GUARDSMEN, 40, 40, 270, conditions=["panicked"]))
    assert listed(state) == ["afflict b1 vulnerable", "afflict b1 weakened"]
    assert refused(state, "afflict b1 panicked") == "F13.10"
    assert refused(state, "afflict a1 weakened") == "F15.7"
    events = play(state, "afflict b1 weakened")
    assert told(events, "afflicted") == [{"unit": "b1", "condition": "weakened"}]
    assert seen(state, "b1")["conditions"] == ["panicked", "weakened"]
    everything = ["panicked", "vulnerable", "weakened"]
    state = claims("tactics", b1=unit(GUARDSMEN, 40, 40, 270, conditions=everything))
    play(state, "afflict b1 panicked")
    assert seen(state, "b1")["conditions"] == everything


@pytest.mark.rule("F15.8", "F15.10", "FR96")
def test_combat_and_maneuver() -> None:
    state = claims("combat")
    assert listed(state) == ["choose a1"]  # nobody can attack, so anybody may be chosen
    play(state, "choose a1")
    assert listed(state) == ["hold"]
    state = claims("combat", a1=unit(BOWMEN, 24, 20, 90), b1=unit(GUARDSMEN, 24, 30, 270))
    play(state, "choose a1")
    assert listed(state) == ["hold", "shoot"]
    state = claims("maneuver")
    play(state, "choose a1")
    assert listed(state) == ["hold", "maneuver"]
    play(state, "maneuver", "go 90 5 90")
    assert at(state, "a1") == (10, 15, 90)
    assert not seen(state, "a1")["activated"]


@pytest.mark.rule("FS108", "F15.13", "F15.4")
def test_an_ncu_that_is_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    def move(t: Battle, seat: int, subject: tuple[object, ...]) -> None:
        t.ncu_place[NCUS.index["an1"]] = COMBAT

    only_b = Reaction(lambda t, seat, subject: seat == 1, move)
    react(monkeypatch, "zone_resolved", only_b)
    state = claims("crown")
    load(state, 6, 6, 1)
    play(state, "choose b1")
    assert asked(state) == ("react", 1)
    play(state, f"use {ABILITY} b1")
    assert state.view(None)["ncus"]["an1"]["zone"] == "combat"
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F2.20")
def test_the_board_is_cleared() -> None:
    ncus = {"an1": ncu("crown", activated=True), "bn1": ncu("wealth", activated=True)}
    state = battle(**armies(), ncus=ncus, passed=["0"], passes=[1, 0], at="clean_up")
    view = state.view(None)
    assert [n["zone"] for n in view["ncus"].values()] == [None, None]
    assert not any(n["activated"] for n in view["ncus"].values())
    assert view["first"] == 1


# Tokens


@pytest.mark.rule("FS120", "F21.2", "F21.5", "F6.18")
@pytest.mark.parametrize(("y", "held"), [(24.5, "a1"), (25.8, "a1"), (26.2, None)])
def test_covering_a_token(y: float, held: str | None) -> None:
    state = battle(**armies(a1=unit(SWORDS, 24, y, 90)), tokens=[CENTRE])
    (token,) = state.view(None)["field"]["tokens"]
    assert token["held_by"] == held


@pytest.mark.rule("FS121", "F21.3", "F21.4", "FR65")
@pytest.mark.parametrize(("enemy", "held"), [(12, None), (8, "a1")])
def test_contested(enemy: int, held: str | None) -> None:
    state = battle(
        a1=unit(SWORDS, 24, 24, 90, wounds=8),
        b1=unit(GUARDSMEN, 24, 28.8, 270, wounds=enemy),
        tokens=[CENTRE],
    )
    assert state.view(None)["field"]["tokens"][0]["held_by"] == held


@pytest.mark.rule("FS122", "F21.6", "F3.19")
@pytest.mark.parametrize(("left", "held"), [(4, "a1"), (3, "a1"), (2, None)])
def test_a_solo_counts_its_wounds(left: int, held: str | None) -> None:
    state = battle(
        a1=unit(GREY_WIND, 24, 24, 90, wounds=left),
        b1=unit(GUARDSMEN, 24, 27.78, 270),
        tokens=[CENTRE],
    )
    assert state.view(None)["field"]["tokens"][0]["held_by"] == held


@pytest.mark.rule("F22.5", "F21.7", "F21.11")
@pytest.mark.parametrize(("round_", "points"), [(1, [0, 0]), (2, [2, 1])])
def test_scoring_tokens(round_: int, points: list[int]) -> None:
    tokens = [CENTRE, ["objective_07", 24, 25, 0.6], ["objective_08", 40, 40, 0.6]]
    state = battle(
        **armies(a1=unit(SWORDS, 24, 24.5, 90)), tokens=tokens, round=round_, at="clean_up"
    )
    assert [seat["points"] for seat in state.view(None)["seats"]] == points


# Victory


@pytest.mark.rule("FS115", "F2.20", "F20.4")
def test_a_loss_at_the_end_of_the_round_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    def kill(t: Battle, seat: int, subject: tuple[object, ...]) -> None:
        lose_wounds(t, UNITS.index["b2"], 99, seat)

    only_a = Reaction(lambda t, seat, subject: seat == 0, kill)
    react(monkeypatch, "round_end", only_a)
    table = armies(b2=unit(GUARDSMEN, 30, 40, 270))
    state = battle(**table, points=[9, 0], round=3, at="clean_up")
    play(state, f"use {ABILITY} a1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0,), (10, 0), "points")


@pytest.mark.rule("FS116", "F20.3", "F20.4", "FR73")
@pytest.mark.parametrize(
    ("limit", "points", "winner"),
    [
        (40, [10, 10], None),
        (40, [10, 9], 0),
        (40, [9, 3], None),
        (30, [3, 8], 1),
        (20, [8, 1], 0),
        (49, [10, 1], 0),
        (50, [11, 1], None),
        (60, [14, 1], 0),
    ],
)
def test_the_points_that_win(limit: int, points: list[int], winner: int | None) -> None:
    state = battle(**armies(), limit=limit, points=points, round=4, at="clean_up")
    outcome = state.outcome()
    assert (outcome.winners if outcome else None) == (None if winner is None else (winner,))


@pytest.mark.rule("FS117", "F20.5", "F20.7")
def test_the_army_decides_a_tie() -> None:
    state = battle(
        **armies(b1=unit(GUARDSMEN, 40, 40, 270, **{"with": ["lannister_guard_captain"]})),
        points=[9, 9],
        round=6,
        at="clean_up",
    )
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "rounds")
