"""Positions that are in no scenario, each with what the rulebook says about it."""

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
    unit,
    wounds,
)
from tests.games.ice_and_fire.helpers import (
    OUTRIDERS,
    battle,
    points,
    refused,
    seen,
)

from throneroom.kernel import State

JAIME = {"with": ["lannister_jaime_lannister_the_kingslayer_commander"]}  # Counterstrike
TYWIN = {"with": ["lannister_tywin_lannister_lord_of_casterly_rock_commander"]}
EDDARD = {"with": ["stark_eddard_stark_lord_of_winterfell_commander"]}
CAPTAIN = {"with": ["lannister_guard_captain"]}  # Hold the Line!
OUTFLANK = {"with": ["stark_brynden_tully_vanguard_infiltrator"]}
CERSEI = "lannister_cersei_lannister_queen_regent"
COUNTERSTRATEGIST = "lannister_tyrion_lannister_the_giant_of_lannister"
SANSA = "stark_sansa_stark_little_bird"
TRACKERS = "stark_crannogman_trackers"  # Hidden Traps


def passed(state: State) -> State:
    """Nobody uses anything more."""
    while asked(state)[0] in ("react", "react_in_private", "reroll"):
        play(state, "keep" if asked(state)[0] == "reroll" else "pass")
    return state


# Modes


@pytest.mark.rule("F23.7", "F20.1")
@pytest.mark.parametrize(("enemy", "scored"), [({}, 2), (EDDARD, 3)])
def test_a_commander_destroys_by_an_ability(enemy: dict[str, Any], scored: int) -> None:
    """Counterstrike of the Commander's unit destroys whoever attacks it."""
    state = clash(
        GUARDSMEN,
        SWORDS,
        a_more=JAIME,
        b_more={"wounds": 1, **enemy},
        mode="clash_of_kings",
        active="1",
        at="declare b1",
    )
    rolling(state, "strike a1", "stay", dice=(*(1,) * 4, *(1,) * 4))
    passed(state)
    assert "b1" not in state.view(None)["units"]
    assert points(state) == [scored, 0]


@pytest.mark.rule("F23.7")
def test_a_commander_destroys_by_a_test() -> None:
    """Lannister Supremacy: whoever attacked fails the test and is destroyed by it."""
    for leader, scored in ((TYWIN, 2), (None, 1)):
        state = clash(
            GUARDSMEN,
            SWORDS,
            a_more=leader,
            b_more={"wounds": 1},
            mode="clash_of_kings",
            active="1",
            at="declare b1",
        )
        rolling(state, "strike a1", "stay", dice=(1,) * 4)
        while asked(state)[0] == "reroll":
            play(state, "keep")
        assert asked(state) == ("react", 0)
        rolling(state, "use order_lannister_supremacy a1", dice=(1, 1, 1))
        assert points(state) == [scored, 0]


@pytest.mark.rule("F28.6", "F28.9")
def test_a_marked_unit_destroys_by_an_effect() -> None:
    marked = {"marked": ["a1"], "granted": [["a1", "objective_06"]]}
    state = clash(
        GUARDSMEN,
        SWORDS,
        a_more=CAPTAIN,
        b_more={"wounds": 1},
        mode="fire_and_blood",
        of_mode=marked,
        at="turn",
    )
    play(state, "activate a1")
    rolling(state, "use order_hold_the_line a1", dice=(1,) * 5)
    assert points(state) == [2, 0]


@pytest.mark.rule("F26.4", "FR57")
def test_a_slowed_carrier() -> None:
    """Nothing raises the Speed of a carrier, but it can be lowered."""
    state = at_distance(
        12,
        mode="dance_with_dragons",
        b2=unit(TRACKERS, 34, 18, 180),
        tokens=[["objective_05", 24, 10, 0.6]],
        of_mode={"carriers": ["a1"], "piles": [-1]},
    )
    assert seen(state, "a1")["speed"] == 2000
    play(state, "maneuver", "use order_hidden_traps b2", "choose_option speed")
    assert seen(state, "a1")["speed"] == 1000
    assert refused(state, "go 90 1.1 90") == "F8.4"
    play(state, "go 90 1 90")


@pytest.mark.rule("F15.11", "F30.6", "F29.5", "F31.7")
@pytest.mark.parametrize("mode", ["honed_and_ready", "dark_wings_dark_words", "here_we_stand"])
@pytest.mark.parametrize("bribes", [True, False])
def test_a_zone_is_replaced_once(mode: str, bribes: bool) -> None:
    """Bribery takes the place of the zone's effect; then what the mode offers instead of it does
    not, and otherwise it does."""
    missions = {"open_missions": ["mission_01"], "waiting_missions": ["mission_02"]}
    state = at_distance(
        20,
        GUARDSMEN,
        SWORDS,
        mode=mode,
        b1=unit(SWORDS, 42, 24, 270),
        tokens=[[None, 24, 24, 0.6], [None, 6, 24, 0.6], [None, 42, 24, 0.6]],
        of_mode=missions if mode == "dark_wings_dark_words" else {},
        ncus={"an1": ncu(CERSEI)},
        hand="40104",
        deck="40101",
        at="turn",
    )
    play(state, "activate_ncu an1", "claim wealth")
    play(state, *(["play 40104 1", "choose b1"] if bribes else ["pass"]))
    passed(state)
    kinds = {"honed_and_ready": "volley", "dark_wings_dark_words": "swap"}
    assert asked(state)[0] == ("activate" if bribes else kinds.get(mode, "assign_ncu"))


@pytest.mark.rule("F20.6", "FR31")
def test_nobody_on_the_field_when_the_battle_begins() -> None:
    """A player whose units all wait in reserve has lost at once."""
    state = battle(
        texts=True,
        a1=unit(OUTRIDERS, 0, 0, 0, place="beside", **OUTFLANK),
        b1=unit(GUARDSMEN, 24, 43, 270),
        round=0,
        at="deploy",
    )
    play(state, "reserve a1", "first 0")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "last_units")


# Rounds, turns and priority


@pytest.mark.rule("F2.20", "F14.15")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_comes_first_at_the_end_of_a_round(first: int) -> None:
    """Whoever had the last turn: no turn is running any more."""
    cards: Any = {"hand": [["40405"], ["40405"]], "deck": [["40408"], ["40408"]]}
    state = at_distance(20, at="clean_up", first=str(first), active="1", **cards)
    assert asked(state) == ("react_in_private", first)
    play(state, "play 40405 1")
    assert asked(state) == ("react_in_private", 1 - first)


@pytest.mark.rule("F14.16", "F14.15")
def test_who_has_passed_may_not_answer() -> None:
    """The example of the rulebook: A passes, B plays a card, and A cannot play one any more."""
    state = at_distance(20, at="turn", hand=[["40108"], ["40110"]], deck=[["40101"], ["40101"]])
    assert asked(state) == ("react_in_private", 0)
    play(state, "pass")
    assert listed(state) == ["play 40110 2", "pass"]
    play(state, "play 40110 2")
    assert (asked(state), hand(state)) == (("activate", 0), ["40108"])


@pytest.mark.rule("F14.15")
def test_the_second_knows_what_the_first_has_declared() -> None:
    state = at_distance(20, at="turn", hand=[["40108"], ["40110"]], deck=[["40101"], ["40101"]])
    play(state, "play 40108 2")
    decision = state.decision(1)
    assert decision is not None
    assert decision.context["declared"] == [{"tactics_card": "40108"}]
    assert hand(state) == []  # and nothing has happened yet


@pytest.mark.rule("F14.7", "F14.10")
def test_the_same_order_of_two_units() -> None:
    """Each may use its own once a round, but a player only one for the start of a turn."""
    sandor = {"with": ["neutral_sandor_clegane_fugitive_bodyguard"]}
    second = unit(GUARDSMEN, 30, 10, 90, **sandor)
    state = at_distance(8, GUARDSMEN, SWORDS, a_more=TYWIN, a2=second, at="turn")
    orders = ["use order_threaten a1", "use order_threaten a2"]
    assert listed(state) == [*orders, "pass"]
    play(state, orders[0])
    assert asked(state) == ("activate", 0)
    play(state, "activate a16", "hold", "activate b16", "hold")
    assert listed(state) == [orders[1], "pass"]  # in the next turn only the other one


@pytest.mark.rule("F32.9", "F14.10")
def test_team_mates_have_one_effect_each() -> None:
    sandor = {"with": ["neutral_sandor_clegane_fugitive_bodyguard"]}
    state = battle(
        seats=4,
        options={"teams": True},
        texts=True,
        a1=unit(GUARDSMEN, 24, 10, 90, **TYWIN),
        b1=unit(SWORDS, 24, 22, 270),
        c1=unit(GUARDSMEN, 31, 10, 90, **sandor),
        d1=unit(SWORDS, 31, 22, 270),
        at="turn",
    )
    play(state, "use order_threaten a1", "choose b1")
    assert (asked(state), listed(state)) == (("react", 2), ["use order_threaten c1", "pass"])
    play(state, "use order_threaten c1", "choose d1")
    assert (conditions(state, "b1"), conditions(state, "d1")) == (["weakened"], ["weakened"])


@pytest.mark.rule("F14.18", "F14.17", "F14.7")
@pytest.mark.parametrize(("die", "gained"), [(3, []), (2, ["weakened"])])
def test_a_cancelled_order_is_used_up(die: int, gained: list[str]) -> None:
    """Counterstrategy answers an Order within short range."""
    tyrion = {"with": [COUNTERSTRATEGIST]}
    state = at_distance(4, GUARDSMEN, GUARDSMEN, a_more=TYWIN, b_more=tyrion, at="turn")
    play(state, "use order_threaten a1")
    assert (asked(state)[1], listed(state)[-1]) == (1, "pass")
    rolling(state, "use order_counterstrategy b1", dice=(die,))
    assert conditions(state, "b1") == gained
    assert ["a1", "order_threaten"] in state.view(None)["used"]
    play(state, "activate a16", "hold", "activate b16", "hold")
    assert "use order_threaten a1" not in listed(state)


@pytest.mark.rule("F9.15", "FR38", "F14.10")
def test_a_disorderly_charge_bans_cards_not_orders() -> None:
    captain = {"with": ["stark_sworn_sword_captain"]}
    for die, cards in ((1, []), (2, ["play 40201 1"])):
        state = at_distance(3, a_more=captain, hand="40201", deck="40202")
        charge = next(text for text in listed(state, "charge") if text.endswith(" 90"))
        rolling(state, charge, dice=(die,))
        play(state, "align full")
        assert listed(state) == ["use order_martial_training a1", *cards, "pass"]


# Cards


@pytest.mark.rule("F16.10", "F14.6", "F16.7")
def test_a_card_is_attached_to_a_unit_once() -> None:
    state = at_distance(20, GUARDSMEN, SWORDS, at="turn", hand="40102 40102", deck="40101")
    play(state, "play 40102 1", "choose a1", "activate a16", "hold")
    play(state, "play 40102 1")  # only a16 is left for it
    attached = [(row["holder"], row["card"]) for row in state.view(None)["lasting"]]
    assert attached == [("a1", "40102"), ("a16", "40102")]
    # It goes to the discard pile with its unit.
    rows = state.view(None)["lasting"][:1]
    decks = [["40102", "40102", "40101"], []]
    table: Any = {"lasting": rows, "decks": decks, "active": "1", "at": "declare b1"}
    state = clash(GUARDSMEN, SWORDS, a_more={"wounds": 1}, **table)
    rolling(state, "strike a1", "stay", dice=(*(6,) * 7, *(1,) * 14))
    passed(state)
    assert state.view(None)["lasting"] == []
    assert state.view(None)["seats"][0]["discard"] == ["40102"]


@pytest.mark.rule("F16.10", "F14.13")
@pytest.mark.parametrize("card", ["40102", "40204", "40232"])
def test_a_unit_that_has_the_card_cannot_be_chosen_for_another(card: str) -> None:
    state = at_distance(20, SWORDS, GUARDSMEN, at="turn", hand=f"{card} {card}", deck="40201")
    play(state, f"play {card} 1", "choose a1", "activate a16", "hold")
    while asked(state)[1] == 1:
        play(state, "activate b1" if asked(state)[0] == "activate" else "hold")
        if f"play {card} 1" in listed(state):
            break
    play(state, f"play {card} 1")  # only a16 is left for it
    assert [row["holder"] for row in state.view(None)["lasting"]] == ["a1", "a16"]


@pytest.mark.rule("F16.10", "F14.6")
def test_a_card_of_another_player_is_not_attached_beside_one_of_the_same_name() -> None:
    """Broken Resolve of a confrontation's second Lannister, on a unit that bears the first's."""
    state = clash(GUARDSMEN, SWORDS, hand="40115")
    rolling(state, "strike b1", "stay", dice=(6, 1, 1, 1, 1, 1, 1, 1, 1, 1))
    play(state, "play 40115 1")
    (mine,) = state.table.lasting
    state = clash(GUARDSMEN, SWORDS, hand="40115")
    rolling(state, "strike b1", "stay", dice=(6, 1, 1, 1, 1, 1, 1, 1, 1, 1))
    state.table.lasting = [mine._replace(seat=1)]
    play(state, "play 40115 1")
    assert [(one.seat, one.card) for one in state.table.lasting] == [(1, mine.card)]
    assert state.view(None)["seats"][0]["discard"] == ["40115"]


@pytest.mark.rule("F2.24", "F15.7")
def test_too_many_cards_are_discarded_before_the_token() -> None:
    state = at_distance(
        20, at="turn", hand="40201 40202 40203 40205", deck="40207 40208", ncus={"an1": ncu(SANSA)}
    )
    passed(state)
    play(state, "activate_ncu an1")
    passed(state)
    play(state, "claim tactics")
    passed(state)
    assert (asked(state), len(hand(state))) == (("discard", 0), 6)
    play(state, "discard 40201")
    assert (asked(state), len(hand(state))) == (("afflict", 0), 5)


@pytest.mark.rule("F20.1", "FR32", "F15.5")
def test_the_crown_destroys() -> None:
    state = at_distance(20, at="turn", ncus={"an1": ncu(SANSA)}, b_more={"wounds": 1})
    play(state, "activate_ncu an1", "claim crown")
    rolling(state, "choose b1", dice=(1, 1, 3))
    assert points(state) == [1, 0]
    state = at_distance(20, at="turn", ncus={"an1": ncu(SANSA)}, b_more={"wounds": 1})
    play(state, "activate_ncu an1", "claim crown")
    rolling(state, "choose b1", dice=(6, 2, 3))  # 8 - 1 against 7+
    assert (points(state), wounds(state, "b1")) == ([0, 0], 1)
