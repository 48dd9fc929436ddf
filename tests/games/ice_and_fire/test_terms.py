"""The terms of the game, as the rules mean them: F1."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import at_distance, clash, ncu, rolling
from tests.games.ice_and_fire.helpers import (
    BOWMEN,
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
    refusal,
    refused,
    seen,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.reactions import Reaction, react

from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.state import Battle
from throneroom.kernel import BadInput

SANSA = "stark_sansa_stark_little_bird"
OBJECTIVE = ["objective_01", 24, 14, 0.6]


def apart(**more: Any) -> dict[str, Any]:
    """Two units that have nothing to do with each other."""
    return {"a1": unit(SWORDS, 24, 10, 90), "b1": unit(GUARDSMEN, 24, 40, 270), **more}


# Models and units


@pytest.mark.rule("F1.1")
def test_only_units_have_models() -> None:
    table = apart(a2=unit(OUTRIDERS, 10, 10, 90, wounds=7), a3=unit(GREY_WIND, 40, 10, 90))
    view = battle(**table, tokens=[OBJECTIVE], terrain=[["stakes", 24, 20, 0]]).view(None)
    assert {name: its["models"] for name, its in view["units"].items()} == {
        "a1": 12,
        "a2": 3,
        "a3": 1,
        "b1": 12,
    }
    for thing in (*view["field"]["tokens"], *view["field"]["terrain"]):
        assert not {"models", "wounds", "ranks"} & set(thing)


@pytest.mark.rule("F1.2", "F5.1")
def test_two_kinds_of_units() -> None:
    state = battle(**apart(), ncus={"an1": ncu(SANSA)})
    assert listed(state) == ["activate a1", "activate_ncu an1"]
    assert set(state.view(None)["ncus"]["an1"]) == {"seat", "card", "zone", "away", "activated"}
    # A card is of one kind only, and an NCU has no place on the field.
    for table, path in (
        (apart(a2={"card": SANSA, "at": [10, 10, 90]}), "/table/units/a2/card"),
        (apart(ncus={"an1": {"card": SWORDS}}), "/table/ncus/an1/card"),
        (apart(ncus={"an1": {"card": SANSA, "at": [10, 10, 90]}}), "/table/ncus/an1/at"),
        (apart(ncus={"an1": {"card": SANSA, "wounds": 1}}), "/table/ncus/an1/wounds"),
    ):
        with pytest.raises(BadInput) as found:
            battle(**table)
        assert found.value.data["path"] == path


@pytest.mark.rule("F5.1", "F13.12")
def test_an_ncu_can_be_neither_attacked_nor_afflicted() -> None:
    state = clash(ncus={"an1": ncu(SANSA), "bn1": ncu(SANSA)}, at="turn")
    play(state, "activate_ncu an1", "claim tactics")
    assert {text.split()[1] for text in listed(state, "afflict")} == {"b1", "b16"}
    for text in ("afflict bn1 weakened", "strike bn1", "charge bn1 front 90", "target bn1"):
        with pytest.raises(BadInput):
            state.play_text(0, text)


# Friends, enemies, contact


@pytest.mark.rule("F1.4", "F7.14")
def test_a_friendly_target_need_only_be_partly_within_range() -> None:
    """Tactical Reposition: one friendly unit within short range, as far as its tray is from the
    tray it comes from, and also the unit itself."""
    state = at_distance(
        12,
        GUARDSMEN,
        OUTRIDERS,
        at="turn",
        b2=unit(BOWMEN, 35.5, 29.3, 270),  # its near edge is 6" away, its centre 8.75"
        b3=unit(BOWMEN, 12.48, 29.3, 270),  # 6.02" away
        a2=unit(GUARDSMEN, 24, 37, 90),  # near enough, but not a friend
    )
    play(state, "use order_tactical_reposition b1")
    assert listed(state) == ["choose b1", "choose b2"]
    assert refused(state, "choose b3") == "F14.12"
    assert refused(state, "choose a2") == "F14.12"


@pytest.mark.rule("F1.5", "F6.7")
@pytest.mark.parametrize(("y", "contact"), [(24.8, True), (24.82, True), (24.83, False)])
def test_engaged_is_who_touches_an_enemy(y: float, contact: bool) -> None:
    state = battle(
        a1=unit(SWORDS, 24, 20, 90),
        a2=unit(SWORDS, 24, 15.2, 90),  # a friend in contact: no fight
        b1=unit(GUARDSMEN, 24, y, 270),
        at="declare a1",
    )
    assert engaged(state, "a1") == (["b1"] if contact else [])
    assert engaged(state, "b1") == (["a1"] if contact else [])
    assert engaged(state, "a2") == []
    assert ("maneuver" in listed(state)) != contact
    assert ("strike b1" in listed(state)) == contact


@pytest.mark.rule("F1.6")
def test_attacker_and_defender() -> None:
    state = battle(a1=unit(SWORDS, 24, 20, 90), b1=unit(GUARDSMEN, 24, 24.8, 270), at="declare a1")
    load(state, 4, *(1,) * 6, 1, 6, 6, 1)
    events = play(state, "strike b1", "stay")
    assert told(events, "attacked") == [{"unit": "a1", "target_unit": "b1"}]
    # The attacker rolls attack dice, the defender defense dice and the panic test.
    assert [(roll["seat"], roll["roll"]) for roll in told(events, "rolled")] == [
        ("0", "attack"),
        ("1", "defense"),
        ("1", "test"),
        ("1", "panic"),
    ]
    assert (wounds(state, "a1"), wounds(state, "b1")) == (12, 11)


@pytest.mark.rule("F1.7")
def test_an_effect_is_for_its_target() -> None:
    state = clash(b2=unit(GUARDSMEN, 10, 40, 270), at="turn", ncus={"an1": ncu(SANSA)})
    play(state, "activate_ncu an1", "claim crown")
    assert listed(state) == ["choose b1", "choose b2", "choose b16"]
    events = rolling(state, "choose b2", dice=(1, 1, 2))
    assert told(events, "tested") == [{"unit": "b2", "total": 1, "passed": 0}]
    assert [wounds(state, name) for name in ("b1", "b2", "b16")] == [12, 10, 12]


# Moves


@pytest.mark.rule("F1.10", "F1.12", "F8.2", "F8.3")
@pytest.mark.parametrize(
    ("go", "end"),
    [("go 90 2 90", (24, 12, 90)), ("go 270 0 270", (24, 10, 270)), ("go 0 0 0", (24, 10, 0))],
)
def test_a_pivot_is_a_move_about_the_centre(
    go: str, end: tuple[float, float, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    moved: list[tuple[Any, ...]] = []

    def hear(t: Battle, seat: int, subject: tuple[Any, ...]) -> bool:
        moved.append(subject)
        return False

    react(monkeypatch, "move_ended", Reaction(hear, lambda *_: None))
    # An enemy and a friend stand where the tray turns: only its end must be free.
    table = apart(a2=unit(SWORDS, 29.6, 10, 90), b2=unit(GUARDSMEN, 17.4, 10, 90), at="declare a1")
    state = battle(**table)
    play(state, "maneuver", go)
    assert at(state, "a1") == end
    assert {subject[:2] for subject in moved} == {("move_ended", UNITS.index["a1"])}


# Hits and wounds


@pytest.mark.rule("F1.13", "F1.14", "F1.16")
def test_every_hit_allows_a_defense_die() -> None:
    """Two rolled hits and three automatic ones: five defense dice, three of them blocked."""
    state = battle(
        a1=unit(GUARDSMEN, 24, 20, 90),
        b1=unit(SWORDS, 24, 24.8, 270),
        at="attack",
        fights=[{"attacker": "a1", "defender": "b1", "more_hits": 3}],
        dice=(4, 4, 1, 1, 1, 1, 4, 3, 4, 3, 4, 6, 6, 1),
    )
    rolled = [(roll["roll"], len(roll["dice"])) for roll in told(state.table.flow.events, "rolled")]
    assert rolled[:2] == [("attack", 6), ("defense", 5)]
    assert wounds(state, "b1") == 10


@pytest.mark.rule("F1.14", "F1.16")
def test_hits_of_an_effect_allow_defense_dice() -> None:
    """Hold the Line!: 2 hits and one for each rank, without an attack and without a test."""
    captain = {"with": ["lannister_guard_captain"]}
    state = clash(GUARDSMEN, SWORDS, a_more=captain, at="turn")
    events = rolling(state, "activate a1", "use order_hold_the_line a1", dice=(4, 3, 4, 3, 6))
    assert [(roll["roll"], len(roll["dice"])) for roll in told(events, "rolled")] == [
        ("defense", 5)
    ]
    assert told(events, "tested") == []
    assert wounds(state, "b1") == 10


@pytest.mark.rule("F1.15")
def test_wounds_of_an_effect_allow_none() -> None:
    state = battle(**apart(terrain=[["stakes", 24, 10, 0]]), at="declare a1", dice=(2,))
    events = play(state, "maneuver")
    assert [roll["roll"] for roll in told(events, "rolled")] == ["danger"]
    assert wounds(state, "a1") == 9


# Rounds, turns, players


@pytest.mark.rule("F1.18", "F1.20", "F2.2")
def test_a_round_is_turns_and_then_the_clean_up() -> None:
    state = battle(**apart(), ncus={"bn1": ncu(SANSA)}, first="1", active="1")
    events = play(state, "activate_ncu bn1", "claim wealth", "choose b1")
    assert state.view(None)["active"] == 0
    assert state.view(None)["ncus"]["bn1"]["zone"] == "wealth"
    events = play(state, "activate a1", "hold")
    assert [turn["seat"] for turn in told(events, "turn")] == ["1"]
    assert state.view(None)["active"] == 1
    events = play(state, "activate b1", "hold")
    # Everybody has activated: the board is cleared, the next round begins with the other player.
    assert told(events, "round") == [{"round": 2}]
    assert state.view(None)["ncus"]["bn1"]["zone"] is None
    assert (state.view(None)["first"], state.view(None)["active"]) == (0, 0)


@pytest.mark.rule("F1.20")
def test_the_active_player_stays_active_while_the_other_acts() -> None:
    state = clash(at="turn", ncus={"an1": ncu(SANSA)})
    play(state, "activate_ncu an1", "claim crown", "choose b1")
    assert state.view(None)["active"] == 1  # A's turn is over
    state = battle(
        a1=unit(SWORDS, 24, 20, 90), b1=unit(GUARDSMEN, 24, 24.8, 270), at="declare a1", dice=(6,)
    )
    play(state, "retreat", "withdraw back 5 90")
    assert asked(state) == ("pivot", 1)
    assert state.view(None)["active"] == 0


@pytest.mark.rule("F1.21")
def test_a_token_stands_in_nobodys_way() -> None:
    tokens = [OBJECTIVE, ["objective_07", 24, 18, 0.6]]
    state = battle(**apart(b1=unit(GUARDSMEN, 24, 22.8, 270)), tokens=tokens, at="declare a1")
    assert "charge b1 front 90" in listed(state)  # seen, and the way is free
    play(state, "maneuver")
    play(state, "go 90 4 90")  # over one and onto it
    assert at(state, "a1") == (24, 14, 90)


@pytest.mark.rule("F1.23")
def test_everybody_can_measure_everything_at_any_time() -> None:
    """All poses are open to thousandths, whoever is asked, so that anybody can reckon beforehand
    what a refusal would tell."""
    state = battle(**apart(b1=unit(GUARDSMEN, 24.125, 20.503, 270)), at="declare a1")
    play(state, "maneuver")
    views = [state.view(seat)["units"] for seat in (None, 0, 1)]
    assert views[0] == views[1] == views[2]
    mine, its = views[0]["a1"], views[0]["b1"]
    assert [its[name] for name in ("x", "y", "h")] == [24_125, 20_503, 270_000]
    gap = (its["y"] - mine["y"] - 4_800) / 1000  # between two infantry trays 4.8" deep
    found = refusal(state, "go 90 5 90")
    assert (found.rule, found.data["distance"]) == ("F8.11", round(gap - 5, 3))


# Cards


@pytest.mark.rule("F1.24")
def test_a_card_overrides_the_rules() -> None:
    state = at_distance(20)
    play(state, "march")
    assert refused(state, "go 0 5 90") == "F8.5"
    state = at_distance(20, a_more={"with": ["stark_robb_stark_the_young_wolf"]})
    play(state, "march", "go 0 5 90")  # may pivot before marching
    assert at(state, "a1") == (29, 10, 90)


@pytest.mark.rule("F1.24", "F13.11", "F13.4")
def test_cannot_overrides_may() -> None:
    """A Weakened token may be spent, but not that of Qyburn's experiments; and Gregor Clegane
    cannot get one."""
    qyburn = {"with": ["lannister_qyburn_forbidden_knowledge"], "conditions": ["weakened"]}
    for more, spendable in ((qyburn, False), ({"conditions": ["weakened"]}, True)):
        state = clash(GUARDSMEN, a_more=more)
        rolling(state, "strike b1", "stay", dice=(4,) * 6)
        assert (asked(state) == ("reroll", 1)) == spendable
    gregor = {"with": ["lannister_gregor_clegane_the_mountain_commander"]}
    for more, gained in ((gregor, []), ({}, ["weakened"])):
        state = clash(b_more=more, at="turn", ncus={"an1": ncu(SANSA)})
        play(state, "activate_ncu an1", "claim tactics", "afflict b1 weakened")
        assert seen(state, "b1")["conditions"] == gained


@pytest.mark.rule("F1.26", "F15.11")
def test_what_is_replaced_does_not_happen() -> None:
    state = clash(hand="40207", a_more={"wounds": 5}, at="turn", ncus={"an1": ncu(SANSA)})
    play(state, "activate_ncu an1", "claim wealth")
    events = rolling(state, "play 40207 1", "choose a1", "strike b1", "stay", dice=(1,) * 9)
    assert told(events, "attacked") == [{"unit": "a1", "target_unit": "b1"}]
    while asked(state)[0].startswith("react"):
        events = play(state, "pass")
    assert asked(state) == ("activate", 1)
    assert wounds(state, "a1") == 5  # no wound was restored


@pytest.mark.rule("F1.27")
@pytest.mark.parametrize(("paid", "lost"), [(0, 0), (1, 2), (3, 4)])
def test_up_to_a_number_may_be_none(paid: int, lost: int) -> None:
    """Berserker Tactics: the attacker takes up to 3 wounds, for one more on the defender."""
    state = clash(hand="40211")
    rolling(state, "strike b1", "stay", "play 40211 1", dice=(1,) * 7)
    assert listed(state) == [f"choose_amount {number}" for number in range(4)]
    assert refused(state, "choose_amount 4") == "F14.12"
    rolling(state, f"choose_amount {paid}", dice=(6, 6, 1))
    assert (wounds(state, "a1"), wounds(state, "b1")) == (12 - paid, 12 - lost)


@pytest.mark.rule("FR1")
def test_the_cards_are_those_of_the_data() -> None:
    """The rulebook prints a Wildfire that also wounds the Pyromancers for each 1; the data do not,
    and keep the print as a note."""
    state = clash("lannister_pyromancers", SWORDS)
    rolling(state, "strike b1", "stay", dice=(1, 1, 3, 4, 5, 6, 2, 6, 6, 1))
    assert (wounds(state, "a1"), wounds(state, "b1")) == (12, 8)
