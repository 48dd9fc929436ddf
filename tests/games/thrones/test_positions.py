"""Positions that no game can reach are refused, at the place that is wrong."""

from typing import Any

import pytest
from tests.games.thrones.battlefield import HOUSES, Board, army

from throneroom.games.thrones import GAME
from throneroom.kernel import BadInput
from throneroom.text import LANGUAGES, Translator


def complaint(table: dict[str, Any], seats: int = 6, **more: Any) -> BadInput:
    """What is wrong with a position, said in every language."""
    with pytest.raises(BadInput) as found:
        GAME.from_position({"game": "thrones", "seats": seats, "table": table, **more})
    for language in LANGUAGES:
        translator = Translator(language, GAME)
        assert translator.complaint(found.value)
        assert translator.gaps == set()
    return found.value


def refused(table: dict[str, Any], seats: int = 6) -> str:
    """Where the parts of a position contradict each other."""
    wrong = complaint(table, seats)
    assert wrong.key == "position-inconsistent"
    return str(wrong.data["path"])


@pytest.mark.rule("T23.9", "T23.1")
def test_no_power_token_lies_under_the_units_of_another_house() -> None:
    areas = {"riverrun": army("stark", "f", token="lannister")}
    assert refused({"areas": areas}) == "/table/areas/riverrun/token"


@pytest.mark.rule("TR23.1")
def test_no_power_token_lies_on_the_shield_of_its_own_house() -> None:
    assert refused({"areas": {"pyke": {"token": "greyjoy"}}}) == "/table/areas/pyke/token"


@pytest.mark.rule("T26.1", "TR26.5")
def test_no_power_token_lies_with_a_neutral_force() -> None:
    areas = {"kings_landing": {"neutral": 5, "token": "stark"}}
    assert refused({"areas": areas}) == "/table/areas/kings_landing/token"


@pytest.mark.rule("T25.4", "T25.3")
def test_no_garrison_is_left_in_a_home_area_that_somebody_else_holds() -> None:
    for held in (army("lannister", "f"), {"token": "lannister"}):
        table = {"areas": {"pyke": held}, "garrisons": {"greyjoy": 2}}
        assert refused(table) == "/table/garrisons"


@pytest.mark.rule("TR15.20", "T15.14")
def test_no_hand_is_empty_outside_a_combat() -> None:
    assert refused({"hands": {"stark": []}}) == "/table/hands"


@pytest.mark.rule("T23.1", "T23.12")
def test_nobody_controls_an_area_for_nothing() -> None:
    assert refused({"areas": {"pyke": {"control": None}}}) == "/table/areas"
    assert refused({"areas": {"riverrun": {"control": "stark"}}}) == "/table/areas"


SEVEN = ("pyke", "seagard", "riverrun", "lannisport", "harrenhal", "flints_finger", "moat_cailin")


@pytest.mark.rule("T30.2", "T30.3")
@pytest.mark.parametrize("at", ["planning", "marches", "westeros"])
def test_nobody_is_asked_anything_once_a_house_has_seven_structures(at: str) -> None:
    areas = {area: army("greyjoy", "f") for area in SEVEN}
    areas["winterfell"] = army("stark", "f", "march_0")
    table = {"areas": areas, "at": at, "supply": {"greyjoy": 6}}
    won = complaint(table)
    assert (won.key, won.data["path"]) == ("thrones-position-won", "/table/areas")
    del areas["seagard"]
    assert GAME.from_position({"game": "thrones", "seats": 6, "table": table}).to_move()


@pytest.mark.rule("T30.2")
def test_a_game_in_progress_with_seven_structures_is_refused_and_an_ended_one_is_not() -> None:
    areas = {area: army("greyjoy", "f") for area in SEVEN[:-1]}
    areas["winterfell"] = army("stark", "f")
    table = {"houses": list(HOUSES), "areas": areas}
    position = GAME.from_position({"game": "thrones", "seats": 6, "table": table}).to_position()
    position["table"]["areas"]["moat_cailin"] = {"house": "greyjoy", "units": "f"}
    with pytest.raises(BadInput) as won:
        GAME.from_position(position)
    assert won.value.key == "thrones-position-won"
    over = {"winners": [1], "scores": [0, 7, 0, 0, 0, 0], "reason": "structures"}
    position["flow"] = {"agenda": [], "outcome": over}
    assert GAME.from_position(position).outcome() is not None


@pytest.mark.rule("T4.1")
def test_no_round_comes_after_the_last() -> None:
    wrong = complaint({"round": 4}, options={"rounds": 3})
    assert (wrong.key, wrong.data["high"]) == ("position-out-of-range", 3)
    assert complaint({"round": 11}).data["high"] == 10


@pytest.mark.rule("T13.2", "T13.3", "T13.7")
@pytest.mark.parametrize(
    ("origin", "units"), [("riverrun", "fff"), ("seagard", "f"), ("harrenhal", "f")]
)
def test_a_march_fits_the_units_and_the_order_it_is_declared_for(origin: str, units: str) -> None:
    areas = {
        "riverrun": army("stark", "ff", "march_0", routed="f"),
        "seagard": army("stark", "f", "support"),
        "harrenhal": army("lannister", "f", "march_0"),
    }
    first = {"iron_throne": ["stark", *(house for house in HOUSES if house != "stark")]}
    position = Board(areas, tracks=first).state.to_position()
    march = {"origin": "riverrun", "moves": [{"area": "stoney_sept", "units": "ff"}]}
    position["table"]["combat"] = {"march": march}
    assert GAME.from_position(position).to_move()
    march["origin"] = origin
    march["moves"] = [{"area": "stoney_sept", "units": units}]
    with pytest.raises(BadInput) as wrong:
        GAME.from_position(position)
    assert wrong.value.key == "position-inconsistent"


@pytest.mark.rule("T10.8")
def test_orders_were_not_placed_in_turn_unless_a_position_says_so() -> None:
    b = Board({"riverrun": army("stark", "f", "raid")}, at="raids")
    assert b.state.to_position()["table"]["in_turn"] is False


@pytest.mark.rule("T13.4", "T13.8")
@pytest.mark.parametrize(
    "moves",
    [
        [{"area": "sunspear", "units": "f"}],
        [{"area": "riverrun", "units": "f"}, {"area": "harrenhal", "units": "f"}],
    ],
)
def test_a_draft_that_no_march_could_be_is_refused(moves: list[dict[str, str]]) -> None:
    board = Board(
        {
            "lannisport": {"house": "lannister", "units": "ff", "order": "march_minus_1"},
            "riverrun": {"house": "stark", "units": "k"},
            "harrenhal": {"house": "baratheon", "units": "f"},
        }
    ).play("lannister", "resolve_march lannisport")
    position = board.state.to_position()
    position["table"]["combat"]["march"]["moves"] = moves
    with pytest.raises(BadInput) as wrong:
        GAME.from_position(position)
    assert (wrong.value.key, wrong.value.data["path"]) == (
        "position-inconsistent",
        "/table/combat/march",
    )


@pytest.mark.rule("T1.8", "T5.10", "T5.11", "T5.12")
@pytest.mark.parametrize(
    ("deck", "wrong"),
    [
        (0, "storm_of_swords"),  # of another deck
        (1, "mustering"),
        (2, "clash_of_kings"),
        (0, "winter_is_coming"),  # one more than there is
    ],
)
def test_a_deck_holds_cards_of_its_own_and_none_too_often(deck: int, wrong: str) -> None:
    position = Board({"riverrun": army("stark", "f", "raid")}, at="raids").state.to_position()
    assert GAME.from_position(position).to_move()
    cards = list(position["table"]["decks"][deck])
    cards[next(i for i, card in enumerate(cards) if card != wrong)] = wrong
    position["table"]["decks"] = [
        cards if i == deck else pile for i, pile in enumerate(position["table"]["decks"])
    ]
    with pytest.raises(BadInput) as complaint:
        GAME.from_position(position)
    assert complaint.value.key == "position-inconsistent"
    assert complaint.value.data["path"] == "/table/decks"
