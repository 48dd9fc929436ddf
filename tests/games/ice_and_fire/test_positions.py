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
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.helpers import (
    BERSERKERS,
    BOWMEN,
    GREY_WIND,
    OUTRIDERS,
    at,
    battle,
    load,
    of_mode,
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
MISSES = (1,) * 7


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


# Terrain


@pytest.mark.rule("F11.9", "F18.7", "F18.8", "F15.5")
def test_trees_and_corpses_near_by() -> None:
    """Two Weirwoods inspire no more than one."""
    trees = [["weirwood", 18, 20, 0], ["weirwood", 30, 20, 0]]
    for terrain, total in ((trees, 7), ([*trees, ["corpse_pile", 24, 14, 0]], 6)):
        state = battle(
            a1=unit(SWORDS, 24, 20, 90),
            b1=unit(GUARDSMEN, 24, 40, 270),
            terrain=terrain,
            ncus={"bn1": ncu(SANSA)},
            active="1",
        )
        play(state, "activate_ncu bn1", "claim crown")
        load(state, 3, 4, 1)
        (tested,) = told(play(state, "choose a1"), "tested")
        assert tested["total"] == total


@pytest.mark.rule("F18.5", "F7.5", "FR6", "F9.4")
def test_a_forest_hides_from_arrows_only() -> None:
    wood = [["forest", 24, 18, 0]]  # from 20 to 28, and 15 to 21 upfield
    state = battle(
        a1=unit(BOWMEN, 24, 10, 90), b1=unit(GUARDSMEN, 24, 24, 270), terrain=wood, at="declare a1"
    )
    assert listed(state, "shoot") == []
    assert "charge b1 front 90" in listed(state)
    # From within, and at whoever stands in it, one may shoot.
    for own, other in ((13, 24.5), (8, 19.4)):
        state = battle(
            a1=unit(BOWMEN, 24, own, 90),
            b1=unit(GUARDSMEN, 24, other, 270),
            terrain=wood,
            at="declare a1",
        )
        assert listed(state, "shoot") == ["shoot"]


@pytest.mark.rule("F18.14", "F18.13")
def test_a_wall_helps_against_charges_not_arrows() -> None:
    wall = [["low_wall", 24, 25, 0]]
    state = battle(
        a1=unit(BOWMEN, 24, 20, 90), b1=unit(GUARDSMEN, 24, 30, 270), terrain=wall, at="declare a1"
    )
    play(state, "shoot", "stay")
    load(state, 6, 1, 1, 1, 1, 1, 1, 2, 6, 6, 1)
    play(state, "target b1")
    assert wounds(state, "b1") == 11  # a 2 does not block at 3+
    state = battle(
        a1=unit(SWORDS, 24, 20, 90), b1=unit(GUARDSMEN, 24, 30, 270), terrain=wall, at="declare a1"
    )
    load(state, 6)
    play(state, "charge b1 front 90")
    load(state, 6, 1, 1, 1, 1, 1, 1, 2)
    events = play(state, "align full")
    assert told(events, "rerolled") == []
    assert (asked(state), wounds(state, "b1")) == (("activate", 1), 12)  # nor is there a re-roll


@pytest.mark.rule("F18.9", "F1.9", "FR58")
def test_any_action_on_stakes_hurts_and_doing_nothing_does_not() -> None:
    stakes = [["stakes", 24, 20, 0]]

    def there(card: str = SWORDS, **more: Any) -> State:
        near = {"a1": unit(card, 24, 20, 90), "b1": unit(GUARDSMEN, 24, 32, 270)}
        return battle(**{**near, "terrain": stakes, "at": "declare a1", **more})

    for card, text, left in (
        (BOWMEN, "shoot", 8),
        (SWORDS, "demolish t1", 8),
        (SWORDS, "maneuver", 8),
        (SWORDS, "hold", 12),
    ):
        state = there(card)
        load(state, 3)
        play(state, text)
        assert wounds(state, "a1") == left
    # A free action is an action.
    state = there(
        a1=unit(SWORDS, 24, 20, 90, activated=True),
        b1=unit(GUARDSMEN, 24, 24.8, 270),
        ncus={"an1": ncu(SANSA)},
        at="turn",
    )
    play(state, "activate_ncu an1", "claim combat", "choose a1")
    load(state, 2, *MISSES)
    play(state, "strike b1", "stay")
    assert wounds(state, "a1") == 9
    # Whoever falls there strikes nobody, and the opponent scores.
    state = there(
        a1=unit(SWORDS, 24, 20, 90, wounds=2),
        a2=unit(SWORDS, 5, 5, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270),
    )
    load(state, 1)
    events = play(state, "strike b1")
    assert (told(events, "attacked"), points(state)) == ([], [0, 1])


# More than two, sieges and missions


@pytest.mark.rule("F33.4", "F33.6")
def test_the_token_passes_over_whoever_is_out() -> None:
    state = battle(
        seats=3,
        a1=unit(SWORDS, 5, 5, 90),
        b1=unit(GUARDSMEN, 5, 43, 270, place="gone", wounds=0),
        c1=unit(SWORDS, 43, 43, 270),
        first="0",
        at="clean_up",
        of_mode={"out": ["1"]},
    )
    assert state.view(None)["first"] == 2
    assert asked(state) == ("activate", 2)


@pytest.mark.rule("F19.12", "F24.9", "F24.19")
def test_a_reserve_is_out_of_reach_until_round_three() -> None:
    table: Any = {
        "mode": "storm_of_swords",
        "a1": unit(SWORDS, 24, 20, 90, activated=True),
        "b1": unit(GUARDSMEN, 44, 20, 270, activated=True),
        "b2": unit(GUARDSMEN, 0, 0, 0, place="reserve"),
        "of_mode": {"walls": [6, 6, 6], "walls_done": ["w1", "w2", "w3"]},
        "ncus": {"an1": ncu(SANSA)},
    }
    state = battle(**table)
    play(state, "activate_ncu an1", "claim crown")
    assert listed(state) == ["choose b1"]
    assert refused(state, "choose b2") == "F15.5"
    assert asked(battle(**table, active="1", round=2)) == ("activate", 0)
    state = battle(**table, active="1", round=3)
    assert (asked(state), listed(state)) == (("activate", 1), ["activate b2", "decline"])
    play(state, "activate b2")
    assert refused(state, "deploy b2 24 20 90") == "F24.9"
    play(state, "deploy b2 3 20 0")
    assert "maneuver" in listed(state)  # coming in is not its action


@pytest.mark.rule("F29.6", "F8.34")
def test_a_commander_in_a_fight_swaps_no_mission() -> None:
    missions = {"open_missions": ["mission_01"], "waiting_missions": ["mission_03"]}
    table: Any = {"mode": "dark_wings_dark_words", "of_mode": missions, "at": "declare a1"}
    leader = unit(SWORDS, 24, 20, 90, **EDDARD)
    state = battle(a1=leader, b1=unit(GUARDSMEN, 24, 24.8, 270), **table)
    assert "hold" not in listed(state)
    state = battle(a1=leader, b1=unit(GUARDSMEN, 24, 40, 270), **table)
    play(state, "hold")
    assert listed(state) == ["swap mission_01 mission_03", "renew mission_03", "decline"]
    play(state, "swap mission_01 mission_03")
    assert of_mode(state, "open_missions") == ["mission_03"]


@pytest.mark.rule("F27.3")
def test_the_first_player_reveals_first() -> None:
    missions = [["mission_01", "mission_11"], ["mission_02", "mission_12"]]
    state = battle(
        mode="winds_of_winter",
        a1=unit(SWORDS, 6, 10, 90),
        b1=unit(GUARDSMEN, 42, 40, 270),
        first="0",
        round=1,
        at="clean_up",
        of_mode={"missions": missions},
    )
    assert asked(state) == ("reveal", 1)  # the token has passed
    play(state, "reveal mission_12")
    assert of_mode(state, "missions", 0) == [["mission_01", "mission_11"], 1]
    assert of_mode(state, "open_missions", 0) == ["mission_12"]  # before the other one chooses
    assert asked(state) == ("reveal", 0)


@pytest.mark.rule("F21.6", "F21.4", "F3.19")
def test_a_solo_holds_its_ground_by_its_wounds() -> None:
    """Grey Wind with 4 wounds is not driven off by three ranks; with 2 it is."""
    for left, scored in ((4, [1, 0]), (2, [0, 0])):
        state = battle(
            a1=unit(GREY_WIND, 24, 24, 90, wounds=left),
            b1=unit(GUARDSMEN, 24, 27.78, 270),
            tokens=[["objective_07", 24, 24, 0.6]],
            round=2,
            at="clean_up",
        )
        assert points(state) == scored


@pytest.mark.rule("F28.5", "F1.17")
def test_a_marker_within_long_range() -> None:
    table: Any = {"mode": "fire_and_blood", "a1": unit(SWORDS, 24, 10, 90, **EDDARD)}
    state = battle(**table, b1=unit(GUARDSMEN, 24, 26.8, 270), b2=unit(GUARDSMEN, 35, 26.9, 270))
    play(state, "activate a1")
    assert listed(state) == ["choose b1", "decline"]
    play(state, "choose b1")
    assert of_mode(state, "markers") == [["b1", 1]]


@pytest.mark.rule("F8.21", "F8.27", "F18.9")
def test_a_retreat_from_stakes() -> None:
    state = battle(
        a1=unit(BERSERKERS, 24, 20, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270),
        terrain=[["stakes", 24, 20, 0]],
        at="declare a1",
    )
    load(state, 2, 3)
    play(state, "retreat")
    assert wounds(state, "a1") == 9  # before the distance is rolled
    play(state, "withdraw back 9 90")
    assert at(state, "a1") == (24, 11, 90)
    assert asked(state) == ("pivot", 1)
