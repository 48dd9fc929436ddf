"""Team games and confrontations: F32, F33."""

from typing import Any

import pytest
from tests.games.ice_and_fire.helpers import (
    AN_NCU,
    BOWMEN,
    COMMANDER_A,
    GUARDSMEN,
    SWORDS,
    Loaded,
    asked,
    battle,
    listed,
    load,
    of_mode,
    play,
    points,
    refused,
    told,
    unit,
)
from tests.games.ice_and_fire.reactions import ABILITY, Reaction, react

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.names import NCUS
from throneroom.games.ice_and_fire.queries import AUTO_PASS, mask
from throneroom.games.ice_and_fire.state import ASIDE, Battle, opponents, order_from
from throneroom.games.ice_and_fire.victory import needed_by_side
from throneroom.kernel import BadInput, Illegal, State

TEAMS = {"teams": True}
TYWIN = "lannister_tywin_lannister_lord_of_casterly_rock_commander"


def team(**table: Any) -> State:
    """Seats 0 and 2 against 1 and 3."""
    return battle(
        **{
            "seats": 4,
            "options": TEAMS,
            "a1": unit(SWORDS, 10, 5, 90),
            "b1": unit(GUARDSMEN, 10, 43, 270),
            "c1": unit(SWORDS, 30, 5, 90),
            "d1": unit(GUARDSMEN, 30, 43, 270),
            **table,
        }
    )


# Teams


@pytest.mark.rule("F32.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_teams_are_two_against_two(seats: int) -> None:
    with pytest.raises(BadInput, match="option-does-not-fit") as complaint:
        GAME.start(seats, TEAMS)
    assert complaint.value.data["rule"] == "F32.1"


@pytest.mark.rule("F32.1", "F32.4", "F32.5")
def test_preparing_a_team_game() -> None:
    armies = ["stark_40", "lannister_40", "neutral_40", "lannister_50"]
    state = GAME.start(4, {"armies": armies, "terrain": "none", **TEAMS}, chance=Loaded((2, 6)))
    assert asked(state) == ("edge", 1)
    play(state, "edge south")
    assert [seat["edge"] for seat in state.view(None)["seats"]] == [
        *("north", "south", "north", "south")
    ]
    assert [seat["side"] for seat in state.view(None)["seats"]] == [0, 1, 0, 1]
    assert state.to_move() == (1, 3)  # either of them places a unit
    state.play_text(3, f"deploy d1 {listed_pose(state, 3)}")
    assert state.to_move() == (0, 2)


def listed_pose(state: State, seat: int) -> str:
    text = next(
        GAME.write(action) for action in state.legal(seat) if GAME.write(action).split()[1] == "d1"
    )
    return " ".join(text.split()[2:])


@pytest.mark.rule("F32.2", "FS136")
def test_a_hero_only_once_in_a_team() -> None:
    with pytest.raises(BadInput, match="hero-in-team"):
        GAME.start(4, {"armies": ["stark_40", "lannister_40"] * 2, **TEAMS})
    others = ["stark_40", "stark_40", "lannister_40", "lannister_40"]
    GAME.start(4, {"armies": others, **TEAMS})


@pytest.mark.rule("F32.6", "FR99", "F32.5")
def test_a_team_takes_one_turn() -> None:
    state = team()
    assert state.to_move() == (0, 2)
    assert [GAME.write(action) for action in state.legal(2)] == ["activate c1"]
    state.play_text(2, "activate c1")
    assert state.to_move() == (2,)
    assert state.view(None)["active"] == 2
    play(state, "hold")
    assert state.to_move() == (1, 3)
    with pytest.raises(Illegal):
        state.play_text(1, "activate d1")  # its owner decides
    state.play_text(1, "activate b1")
    play(state, "hold")
    assert state.to_move() == (0,)  # the other one has nothing left


@pytest.mark.rule("F32.7", "FR71")
def test_points_belong_to_the_team() -> None:
    state = team(tokens=[["objective_06", 10, 5, 0.6]], round=2, limit=20, at="clean_up", first="2")
    assert points(state) == [1, 0, 1, 0]
    assert needed_by_side(state.table) == 10  # 40 points together
    state = team(points=[10, 2, 10, 2], limit=20, at="clean_up")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 2)


@pytest.mark.rule("F32.8")
@pytest.mark.text("ncu_30209_avenging_the_north")
def test_fallen_team_mates_are_avenged() -> None:
    fallen = {"card": SWORDS, "place": "gone"}
    state = team(
        texts=True,
        c2=fallen,
        c3=fallen,
        ncus={"an1": {"card": "stark_lyanna_mormont_youngest_she_bear"}},
    )
    state.play_text(0, "activate_ncu an1")
    play(state, "claim maneuver", "influence a1")
    assert mask(state.table, AUTO_PASS, 0) == 1


@pytest.mark.rule("F32.8", "F16.5")
@pytest.mark.text("40116")
@pytest.mark.parametrize(("seat", "offered"), [(0, False), (2, True)])
def test_a_team_mates_commander_is_not_ones_own(seat: int, offered: bool) -> None:
    tywin = unit(SWORDS, 20, 5, 90, **{"with": [TYWIN]})
    hands = [["40116"] if seat == of else [] for of in range(4)]
    state = team(texts=True, c1=tywin, hand=hands)
    state.play_text(2, "activate c1")
    assert (asked(state) == ("react_in_private", seat)) == offered


@pytest.mark.rule("F32.8", "F1.3")
def test_team_mates_are_friends() -> None:
    state = team(
        c1=unit(SWORDS, 15.5, 5, 90),  # touches a1: not engaged
        ncus={"an1": {"card": AN_NCU}},
    )
    assert state.view(None)["units"]["a1"]["engaged_with"] == []
    state.play_text(0, "activate_ncu an1")
    play(state, "claim maneuver")
    assert listed(state) == ["choose a1", "choose c1"]
    play(state, "choose c1")
    assert asked(state) == ("declare", 2)  # whose unit it is
    # A team-mate's unit cannot be charged, nor shot at.
    state = team(a1=unit(BOWMEN, 10, 5, 90), c1=unit(SWORDS, 10, 14, 90), at="declare a1")
    assert not listed(state, "shoot")
    assert refused(state, "charge c1 rear 90") == "F9.3"


@pytest.mark.rule("F32.9", "F33.10")
def test_priority_goes_by_team() -> None:
    assert order_from(team().table, 2) == (2, 0, 3, 1)
    assert opponents(team().table, 2) == [3, 1]
    assert order_from(three().table, 1) == (1, 2, 0)


@pytest.mark.rule("F32.10", "F2.18")
def test_passes_belong_to_the_team() -> None:
    state = team(passes=[2, 0, 2, 0], a2=unit(SWORDS, 20, 5, 90))
    state.play_text(2, "pass")
    assert [seat["passes"] for seat in state.view(None)["seats"]] == [1, 0, 1, 0]
    state.play_text(1, "activate b1")
    play(state, "hold")
    assert [GAME.write(action) for action in state.legal(0)] == ["activate a1", "activate a2"]


@pytest.mark.rule("F32.11", "F32.3")
def test_team_mates_see_missions() -> None:
    hands = {"missions": [["mission_01"], ["mission_02"]]}
    state = team(mode="winds_of_winter", of_mode=hands)
    assert of_mode(state, "missions", 2) == [["mission_01"], 1]
    assert of_mode(state, "missions", 3) == [1, ["mission_02"]]


@pytest.mark.rule("F32.12", "F23.4")
def test_every_commander_of_a_team() -> None:
    state = team(
        mode="clash_of_kings",
        c1=unit(SWORDS, 30, 5, 90, **{"with": [COMMANDER_A]}),
        of_mode={"drafted": [["objective_06"], []]},
    )
    state.play_text(2, "activate c1")
    assert asked(state) == ("use_objective", 2)


@pytest.mark.rule("F32.7", "F20.6")
def test_a_team_loses_with_its_last_unit() -> None:
    state = team(
        a1=unit(SWORDS, 10, 20, 90, wounds=1),
        b1=unit(GUARDSMEN, 10, 24.8, 270),
        active="1",
        at="declare b1",
    )
    load(state, *(4,) * 6, *(1,) * 6)
    play(state, "strike a1", "stay")
    assert state.outcome() is None
    assert points(state) == [0, 1, 0, 1]
    assert not state.view(None)["seats"][0]["out"]


# Confrontations


def three(**table: Any) -> State:
    return battle(
        **{
            "seats": 3,
            "a1": unit(SWORDS, 5, 5, 90),
            "b1": unit(GUARDSMEN, 5, 43, 270),
            "c1": unit(SWORDS, 43, 43, 270),
            **table,
        }
    )


@pytest.mark.rule("F33.1", "F33.2", "F33.3")
def test_choosing_corners() -> None:
    armies = ["stark_40", "lannister_40", "neutral_40"]
    # Ties roll again: 4, 6, 4, then 2 and 5 for the others.
    state = GAME.start(3, {"armies": armies, "terrain": "none"}, chance=Loaded((4, 6, 4, 2, 5)))
    assert asked(state) == ("corner", 1)
    play(state, "corner northeast")
    assert asked(state) == ("corner", 2)
    assert refused(state, "corner northeast") == "F33.2"
    play(state, "corner southwest")
    assert asked(state) == ("corner", 0)
    play(state, "corner southeast")
    assert state.view(None)["first"] == 1
    assert asked(state) == ("deploy", 1)
    assert refused(state, "deploy b1 40 33 270") == "F19.10"
    play(state, "deploy b1 40 40 270")
    assert asked(state) == ("deploy", 2)


@pytest.mark.rule("F33.4")
def test_turns_go_round() -> None:
    state = three(first="1", active="1")
    seats = []
    while state.view(None)["round"] == 1:
        if asked(state)[0] == "activate":
            seats.append(asked(state)[1])
        play(state, listed(state)[0])
    assert seats == [1, 2, 0]
    assert state.view(None)["first"] == 2


@pytest.mark.rule("FR106", "F33.4")
def test_turns_go_by_seats_whatever_the_corners() -> None:
    """Around the field they come as 0, 2, 1."""
    corners = ["southwest", "southeast", "northwest"]
    state = three(edges=corners, b1=unit(GUARDSMEN, 43, 5, 90), c1=unit(SWORDS, 5, 43, 270))
    seats = []
    while state.view(None)["round"] == 1:
        seats.append(asked(state)[1])
        play(state, listed(state)[0], "hold")
    assert seats == [0, 1, 2]
    assert state.view(None)["first"] == 1


@pytest.mark.rule("FS137", "F33.9", "FR37")
def test_passes_of_three() -> None:
    armies = ["stark_30", "stark_40", "stark_40"]
    state = GAME.start(3, {"armies": armies, "terrain": "none"}, seed=1)
    assert [seat["passes"] for seat in state.view(None)["seats"]] == [2, 0, 0]


def beaten(**table: Any) -> State:
    """The first seat destroys the last unit of the second."""
    state = three(
        **{
            "a1": unit(SWORDS, 20, 20, 90),
            "b1": unit(GUARDSMEN, 20, 24.8, 270, wounds=1),
            "ncus": {"bn1": {"card": AN_NCU, "zone": "crown"}},
            "at": "declare a1",
            **table,
        }
    )
    load(state, *(4,) * 7, *(1,) * 7)
    play(state, "strike b1", "stay")
    return state


@pytest.mark.rule("F33.6")
def test_out_of_the_game() -> None:
    state = beaten()
    view = state.view(None)
    assert [seat["out"] for seat in view["seats"]] == [False, True, False]
    assert view["ncus"]["bn1"]["away"]
    assert points(state) == [1, 0, 0]
    if asked(state)[0] == "declare":  # Surge Forth
        play(state, "hold")
    assert asked(state) == ("activate", 2)


@pytest.mark.rule("F33.7", "F33.5")
def test_the_last_one_wins() -> None:
    state = beaten(of_mode={"out": ["2"]}, c1=unit(SWORDS, 0, 0, 0, place="gone", wounds=0))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "last_units")


@pytest.mark.rule("F33.5", "F20.5")
def test_the_end_after_six_rounds() -> None:
    outcome = three(round=6, at="clean_up", points=[3, 5, 5]).outcome()
    assert outcome is not None
    assert outcome.winners == ()  # equal points, equal armies
    outcome = three(round=6, at="clean_up", points=[3, 5, 4]).outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.rule("F33.8", "F20.2")
def test_everybody_scores_for_a_misfortune() -> None:
    state = three(
        a1=unit(SWORDS, 24, 20, 90, wounds=1),
        a2=unit(SWORDS, 5, 5, 90),
        terrain=[["stakes", 24, 20, 0]],
        at="declare a1",
    )
    play(state, "maneuver")
    assert points(state) == [0, 1, 1]


@pytest.mark.rule("F33.11")
def test_the_next_player_moves_a_token() -> None:
    state = three(
        mode="dance_with_dragons",
        b1=unit(GUARDSMEN, 24, 24, 90),
        a1=unit(BOWMEN, 24, 36, 270),
        tokens=[["objective_05", 24, 24, 0.6]],
        of_mode={"carriers": ["b1"]},
        at="declare a1",
    )
    load(state, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    play(state, "shoot", "stay", "target b1")
    assert asked(state) == ("put_token", 2)  # clockwise after the owner


@pytest.mark.rule("F33.12")
def test_missions_with_corners() -> None:
    def scored(mission: str, **table: Any) -> list[int]:
        return points(
            three(
                **{
                    "mode": "winds_of_winter",
                    "round": 2,
                    "at": "clean_up",
                    "of_mode": {"open_missions": [mission]},
                    **table,
                }
            )
        )

    # Corners: south-west, north-west and north-east.
    assert scored("mission_06", a2=unit(SWORDS, 43, 35, 90)) == [0, 0, 0]
    assert scored("mission_06", a2=unit(SWORDS, 43, 39, 90), c1=unit(SWORDS, 30, 20, 90)) == [
        *(1, 0, 0)
    ]
    token = {"a2": unit(SWORDS, 42, 30, 90), "tokens": [[None, 42, 30, 0.6]]}
    assert scored("mission_10", **token) == [1, 0, 0]
    token = {"a2": unit(SWORDS, 42, 18, 90), "tokens": [[None, 42, 18, 0.6]]}
    assert scored("mission_10", **token) == [0, 0, 0]  # nobody's quarter


@pytest.mark.rule("F33.1", "F23.3", "F28.3", "FR105")
def test_cards_for_three() -> None:
    state = GAME.start(
        3,
        {
            "mode": "clash_of_kings",
            "armies": ["stark_40", "lannister_40", "neutral_40"],
            "terrain": "none",
        },
        chance=Loaded((6, 4, 2)),
    )
    play(state, "corner southwest", "corner northwest", "corner northeast")
    assert asked(state) == ("draft", 1)  # after the first player
    play(state, "take objective_06", "take objective_07", "take objective_08")
    assert asked(state) == ("deploy", 0)
    assert told(play(state, listed(state)[0]), "deployed")


@pytest.mark.rule("FR105", "F28.4")
def test_the_sixth_marked_unit_gets_no_card() -> None:
    five = [["a1", "objective_06"], ["a2", "objective_07"], ["b1", "objective_08"]]
    five += [["b2", "objective_09"], ["c1", "objective_10"]]
    more = {f"{letter}2": unit(SWORDS, 24, 14 + 8 * i, 90) for i, letter in enumerate("abc")}
    state = three(
        mode="fire_and_blood",
        **more,
        round=0,
        at="deploy",
        of_mode={"marked": [unit for unit, _ in five], "granted": five},
    )
    while asked(state)[0] != "mark":
        play(state, listed(state)[0])
    assert listed(state) == ["choose c2"]
    play(state, "choose c2")
    assert asked(state)[0] == "activate"
    assert len(of_mode(state, "granted")) == 5


@pytest.mark.rule("FR108", "F32.4", "F24.7")
def test_a_team_has_one_siege_hand() -> None:
    armies = ["stark_40", "lannister_40", "neutral_40", "lannister_50"]
    options = {"mode": "storm_of_swords", "armies": armies, "terrain": "none", **TEAMS}
    state = GAME.start(4, options, chance=Loaded((6, 2)))
    assert state.to_move() == (0,)  # the first player of the team chooses the role
    play(state, "role attacker")
    assert of_mode(state, "siege_hands") == [3, 3, 0, 0]
    own = of_mode(state, "siege_hands", 2)
    assert (len(own[0]), own[1:]) == (3, [3, [], 0])  # its team-mate sees it
    # The one hand is played by the first player of the team.
    hands = [["siege_attacker_1"], [], [], []]
    state = team(
        mode="storm_of_swords",
        b1=unit(GUARDSMEN, 10, 38, 270),
        d1=unit(GUARDSMEN, 30, 38, 270),
        terrain=[["forest", 24, 24, 0]],
        of_mode={"walls": [6, 6, 6], "siege_hands": hands},
    )
    assert (asked(state), state.to_move()) == (("siege", 0), (0,))
    assert "siege siege_attacker_1" in listed(state)


@pytest.mark.rule("FR108", "F27.2")
def test_a_team_has_one_mission_hand() -> None:
    armies = ["stark_40", "lannister_40", "neutral_40", "lannister_50"]
    options = {"mode": "winds_of_winter", "armies": armies, "terrain": "none", **TEAMS}
    state = GAME.start(4, options, chance=Loaded((6, 2)))
    while asked(state)[0] != "missions" and state.table.round == 0:
        if "mission" in listed(state)[0]:
            break
        play(state, listed(state)[0])
    chooser = state.to_move()
    assert set(chooser) <= {0, 1}
    while "mission" in listed(state)[0]:
        play(state, listed(state)[0])
    assert [len(hand) for hand in state.table.missions] == [6, 6]
    assert of_mode(state, "missions", 2) == of_mode(state, "missions", 0)


# Cards and NCUs of several


@pytest.mark.rule("F32.3", "F32.11")
def test_each_of_a_team_has_a_hand_that_its_mate_sees() -> None:
    hands = [["40201"], ["40101"], ["40202", "40203"], []]
    decks = [["40205"], [], ["40206", "40207"], []]
    state = team(hand=hands, deck=decks, ncus={"cn1": {"card": AN_NCU}}, texts=True)
    assert state.view(0)["hand"] == ["40201"]
    assert state.view(0)["hands_of_mates"] == {"2": ["40202", "40203"]}
    assert state.view(2)["hands_of_mates"] == {"0": ["40201"]}
    assert state.view(1)["hands_of_mates"] == {"3": []}
    assert state.view(None)["hands_of_mates"] == {}
    while asked(state)[0].startswith("react"):
        play(state, "pass")
    state.play_text(2, "activate_ncu cn1")
    while asked(state)[0] != "claim":
        play(state, "pass")
    play(state, "claim tactics")
    # Each draws from a deck of one's own.
    assert [seat["hand"] for seat in state.view(None)["seats"]] == [1, 1, 4, 0]
    assert [seat["deck"] for seat in state.view(None)["seats"]] == [1, 0, 0, 0]


@pytest.mark.rule("F32.5")
def test_the_token_passes_between_teams() -> None:
    for first, following in (("0", 1), ("1", 0), ("2", 1), ("3", 0)):
        state = team(first=first, at="clean_up")
        assert state.view(None)["seats"][state.view(None)["first"]]["side"] == following


@pytest.mark.rule("F33.6")
def test_the_cards_of_whoever_is_out_do_nothing_more() -> None:
    """Seat 1 has lost its last unit: its hand, its Influence and its attached card are gone."""
    influence = {"source": "ncu_30106_might_of_the_iron_throne", "clause": 2, "seat": 1}
    bribe = {"source": "40104", "clause": 2, "seat": 1, "card": "40104", "ncu": None, "until": 5}
    rest = {"number": 0, "subject": -1, "other": -1, "picks": [], "holder": "a1"}
    state = beaten(
        texts=True,
        hand=[[], ["40110"], []],
        deck=[[], ["40101"], []],
        decks=[[], ["40110", "40101", "40104"], []],
        lasting=[{**rest, **influence, "card": None, "ncu": "bn1", "until": 3}, {**rest, **bribe}],
    )
    while asked(state) != ("activate", 2):
        assert asked(state)[1] != 1
        texts = {"declare": "hold", "reroll": "keep"}
        play(state, texts.get(asked(state)[0], "pass"))
    assert state.view(None)["seats"][1]["out"]
    assert state.view(None)["lasting"] == []


@pytest.mark.rule("F33.6", "F31.7", "F31.8")
def test_the_ncus_of_whoever_is_out_hold_no_quadrant() -> None:
    """Two NCUs of seat 1, of 8 points, were assigned to a quadrant with nobody else in it."""
    ncus = {name: {"card": AN_NCU, "activated": True} for name in ("bn1", "bn2")}
    quadrants = [["bn1", "northeast"], ["bn2", "northeast"]]
    state = beaten(mode="here_we_stand", round=2, ncus=ncus, of_mode={"assigned": quadrants})
    while state.view(None)["round"] == 2:
        play(state, listed(state)[0])
    assert state.view(None)["seats"][1]["points"] == 0


@pytest.mark.rule("F33.6", "F33.4")
def test_whoever_is_out_is_not_first_player() -> None:
    """Seat 1 was to be first in the next round."""
    state = beaten(of_mode={"next_first": "1"})
    while state.view(None)["round"] == 1:
        play(state, listed(state)[0])
    assert state.view(None)["first"] != 1


@pytest.mark.rule("F15.14")
def test_an_ncu_that_leaves_the_board_stays_activated(monkeypatch: pytest.MonkeyPatch) -> None:
    def leave(t: Battle, seat: int, subject: tuple[object, ...]) -> None:
        t.ncu_place[NCUS.index["an1"]] = ASIDE

    react(monkeypatch, "turn_end", Reaction(lambda t, seat, subject: t.active == seat == 0, leave))
    ncus = {name: {"card": AN_NCU} for name in ("an1", "an2", "bn1")}
    state = battle(
        a1=unit(SWORDS, 5, 5, 90, activated=True), b1=unit(GUARDSMEN, 5, 43, 270), ncus=ncus
    )
    play(state, "activate_ncu an1", "claim combat", "choose a1", "hold", f"use {ABILITY} a1")
    assert state.view(None)["ncus"]["an1"]["zone"] is None
    play(state, "activate b1", "hold")
    assert listed(state) == ["activate_ncu an2"]
    assert refused(state, "activate_ncu an1") == "F5.3"
    play(state, "activate_ncu an2")
    assert "claim combat" in listed(state)  # its zone is free again
