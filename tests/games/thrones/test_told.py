"""T31, T34: what whoever is asked has to know is told with the question, and said in words."""

import random
from typing import Any

import pytest
from tests.games.thrones.battlefield import HOUSES, Board, army, token
from tests.games.thrones.test_combat_blade_tides import with_tides
from tests.games.thrones.test_wildlings import LOST, WON, attack, bid

from throneroom.games.thrones import GAME
from throneroom.kernel import FastChance
from throneroom.text import LANGUAGES, Translator

OTHERS = [house for house in HOUSES if house != "lannister"]


def told(board: Board) -> dict[str, Any]:
    """The details of the open question, each language having words for it."""
    (seat,) = board.state.to_move()
    decision = board.state.decision(seat)
    assert decision is not None
    for language in LANGUAGES:
        translator = Translator(language, GAME)
        assert translator.prompt(decision, GAME.seat_names(board.state.table))
        assert translator.gaps == set()
    return dict(decision.context)


@pytest.mark.rule("T17.3", "T17.6")
def test_ones_own_tides_card_counts_before_it_lies_open() -> None:
    """Whoever may draw another one must see what the first is worth."""
    b = with_tides("tob_2", "tob_0", "the_hound", "greatjon_umber")
    assert b.asked() == "redraw"
    public = b.state.view(None)["combat"]
    own = b.state.view(b.seat("lannister"))["combat"]
    other = b.state.view(b.seat("stark"))["combat"]
    assert own["attacker"]["tide_strength"] == 2
    assert own["attacker"]["total"] == public["attacker"]["total"] + 2
    assert own["defender"] == public["defender"]
    assert other["attacker"] == public["attacker"]
    assert other["defender"]["tide_strength"] == 0
    details = told(b)
    assert details["attacker_total"] == own["attacker"]["total"]
    assert details["defender_total"] == public["defender"]["total"]


@pytest.mark.rule("T15.4", "T15.39", "T18.1")
def test_icons_count_as_abilities_change_them_until_the_combat_is_decided() -> None:
    b = Board(
        {
            "seagard": army("greyjoy", "kk", "march_0"),
            "riverrun": army("lannister", "fk"),
        },
        blade_used=False,
        tracks={"fiefdoms": ["greyjoy", *(h for h in HOUSES if h != "greyjoy")]},
    )
    b.attack("greyjoy", "seagard", "riverrun", "kk").cards("asha_greyjoy", "the_hound")
    assert b.asked() == "blade"
    sides = [b.state.view(None)["combat"][side] for side in ("attacker", "defender")]
    assert [(side["swords"], side["fortifications"]) for side in sides] == [(2, 1), (0, 2)]
    b.play("greyjoy", "use_blade")
    assert b.asked() == "retreat"
    assert "swords" not in b.state.view(None)["combat"]["attacker"]


@pytest.mark.rule("T29.8", "T29.9")
def test_the_wildling_card_in_play_is_seen_by_all_and_named_in_its_questions() -> None:
    board = attack("mammoth_riders", {"highgarden": army("tyrell", "ffkk")})
    assert board.state.view(None)["wildlings"]["drawn"] is None
    bid(board, LOST | {"tyrell": 0})
    board.play("baratheon", "name_bidder tyrell")
    assert board.state.view(None)["wildlings"]["drawn"] == "mammoth_riders"
    assert told(board) == {"wildling": "mammoth_riders", "number": 3}
    board.play("tyrell", *["destroy highgarden footman"] * 2, "destroy highgarden knight")
    assert board.state.view(None)["wildlings"]["drawn"] is None


@pytest.mark.rule("T29.29", "T7.2")
def test_mustering_tells_whether_it_is_for_one_area_only() -> None:
    board = bid(attack("the_horde_descends", {"white_harbor": army("stark", "f")}), WON)
    details = told(board)
    assert details["only_one"] == 1
    assert details["wildling"] == "the_horde_descends"
    board = Board({}, at="cards", round=2, cards=["mustering", None, None])
    assert told(board)["only_one"] == 0


@pytest.mark.rule("T6.4", "T6.7")
def test_armies_that_are_too_large_are_told_beside_those_allowed() -> None:
    areas = {
        "the_reach": army("tyrell", "ffff"),
        "oldtown": army("tyrell", "ff"),
        "three_towers": army("tyrell", "k"),
    }
    board = Board(areas, at="cards", round=2, cards=["supply", None, None])
    details = told(board)
    assert details["armies"] == [4, 2]
    assert details["supply"] < 6
    assert max(details["allowed"]) < 4


@pytest.mark.parametrize(
    ("deck", "card"),
    [(0, "a_throne_of_blades"), (1, "dark_wings_dark_words"), (2, "put_to_the_sword")],
)
@pytest.mark.rule("T5.8")
def test_a_westeros_card_that_leaves_a_choice_is_named(deck: int, card: str) -> None:
    cards = [card if place == deck else None for place in range(3)]
    assert told(Board({}, at="cards", round=2, cards=cards))["westeros"] == card


@pytest.mark.rule("T11.3")
def test_the_card_that_the_raven_has_seen_is_named() -> None:
    board = Board({"lannisport": army("lannister", "f", "support")}, at="raven", round=2)
    board.play("lannister", "look")
    assert told(board)["wildling"] in board.state.view(board.seat("lannister"))["wildlings"]["deck"]


@pytest.mark.rule("T31.8", "T34.1", "T34.3")
def test_the_discard_piles_of_the_westeros_decks_are_open() -> None:
    state = GAME.start(3, {}, chance=FastChance(5))
    assert state.view(None)["westeros"]["discards"] == [[], [], []]
    dice = random.Random(5)
    shuffled = False
    while state.outcome() is None:
        seen = state.view(None)["westeros"]
        for left, pile, card in zip(seen["left"], seen["discards"], seen["cards"], strict=True):
            assert left + len(pile) == 10
            assert card is None or card in pile
            shuffled |= len(pile) < state.table.round - 1
        seat = dice.choice(state.to_move())
        state.play(seat, dice.choice(state.legal(seat)))
    assert shuffled, "Winter is Coming never came"


@pytest.mark.rule("T34.1", "T15.24", "T23.1")
def test_an_embattled_area_whose_only_defender_has_fallen_is_still_seen_as_his() -> None:
    b = Board(
        {
            "riverrun": army("tyrell", "kk", "march_0"),
            "harrenhal": army("lannister", "f"),
        },
        blade_used=False,
        tracks={"fiefdoms": ["tyrell", *(h for h in HOUSES if h != "tyrell")]},
    )
    b.attack("tyrell", "riverrun", "harrenhal", "kk").cards("mace_tyrell", "the_hound")
    assert (b.asked(), b.units("harrenhal")) == ("blade", "")
    for seat in (None, *range(6)):
        assert b.state.view(seat)["areas"]["harrenhal"] == {"control": "lannister"}


@pytest.mark.rule("T29.22", "T29.23", "T29.24", "T29.25", "T29.26", "T29.29", "TR29.8")
@pytest.mark.parametrize(
    ("card", "bids", "kind", "details"),
    [
        ("a_king_beyond_the_wall", LOST, "fall_on_track", {}),
        ("a_king_beyond_the_wall", WON, "rise_on_track", {}),
        ("crow_killers", LOST, "demote_knight", {"number": 2}),
        ("crow_killers", WON, "promote_footman", {"number": 2}),
        ("mammoth_riders", LOST, "lose_unit", {"number": 2}),
        ("mammoth_riders", WON, "take_card_back", {}),
        ("massing_on_the_milkwater", LOST, "discard_house_card", {}),
        ("preemptive_raid", LOST, "preemptive_raid", {}),
        ("the_horde_descends", LOST, "lose_in_structure", {"number": 2}),
    ],
)
def test_every_choice_of_a_wildling_card_names_it(
    card: str, bids: dict[str, int], kind: str, details: dict[str, int]
) -> None:
    areas = {"winterfell": army("stark", "fff"), "lannisport": army("lannister", "kkk")}
    b = bid(attack(card, areas, discards={"stark": ["robb_stark"]}), bids)
    assert (b.asked(), told(b)) == (kind, {"wildling": card, **details})


@pytest.mark.rule("TR29.8", "T9.6")
def test_who_falls_on_which_track_is_told_to_whoever_decides_it() -> None:
    tied = {
        "fiefdoms": ["stark", *(h for h in HOUSES if h != "stark")],
        "kings_court": ["stark", *(h for h in HOUSES if h != "stark")],
    }
    b = bid(attack("preemptive_raid", {"winterfell": army("stark", "f")}, tracks=tied), LOST)
    b.play("stark", "lose_influence")
    assert b.asked() == "lower_track"
    assert told(b) == {"wildling": "preemptive_raid", "house": "stark"}


@pytest.mark.rule("T8.5", "T29.12", "T8.2", "T29.3")
def test_bids_and_ties_tell_what_they_are_about() -> None:
    b = Board({}, at="clash_of_kings", power={"stark": 3})
    decision = b.state.decision(b.seat("stark"))
    assert decision is not None
    assert decision.context == {"track": "iron_throne", "power": 3}
    bid(b, {"lannister": 1})
    tied = ["stark", "greyjoy", "baratheon", "tyrell", "martell"]
    assert told(b) == {"track": "iron_throne", "position": 2, "tied": tied}
    b = attack("silence_at_the_wall", power={"stark": 3})
    decision = b.state.decision(b.seat("stark"))
    assert decision is not None
    assert decision.context == {"strength": 8, "power": 3}
    bid(b, {"stark": 3, "greyjoy": 3, "lannister": 3})
    assert told(b) == {"bid": "highest", "tied": ["stark", "greyjoy", "lannister"]}
    b = bid(attack("silence_at_the_wall"), {"lannister": 1})
    assert told(b) == {"bid": "lowest", "tied": tied}


@pytest.mark.rule("T10.2", "T31.1")
def test_planning_tells_areas_tokens_and_stars() -> None:
    areas = {"winterfell": army("stark", "f"), "karhold": army("stark", "f")}
    b = Board(areas, at="planning").play("stark", "order karhold raid")
    details = told(b)
    tokens = details.pop("tokens")
    areas_told = ["karhold", "winterfell"]
    assert details == {"open": 1, "areas": areas_told, "stars": 3, "starred": 0}
    assert (tokens["raid"], tokens["support"], tokens["march_0"]) == (1, 2, 1)


@pytest.mark.rule("T24.12", "T23.4", "T14.10", "T14.15", "T18.1", "T19.3")
def test_marches_and_combats_tell_where_they_are() -> None:
    b = Board(
        {
            "moat_cailin": army("greyjoy", "ff", "march_0"),
            "white_harbor": token("stark"),
            "port_of_white_harbor": army("stark", "ss"),
        },
        supply={"greyjoy": 6},
    )
    assert told(b) == {"area": None, "order": None}
    b.play("greyjoy", "resolve_march moat_cailin")
    assert told(b) == {"area": "moat_cailin", "order": "march_0", "undo": "recall"}
    b.play("greyjoy", "march moat_cailin>white_harbor:ff", "end_march")
    assert (b.asked(), told(b)) == ("leave_power", {"area": "moat_cailin"})
    b.play("greyjoy", "pass")
    assert told(b) == {"port": "port_of_white_harbor", "most": 2}
    b = Board(
        {
            "the_reach": army("tyrell", "kkk", "march_plus_1_special"),
            "kingswood": army("baratheon", "ffk"),
            "kings_landing": army("martell", "f", "support"),
        },
        supply={"tyrell": 6, "baratheon": 6},
    )
    b.attack("tyrell", "the_reach", "kingswood", "kkk")
    sides = {"area": "kingswood", "attacker": "tyrell", "defender": "baratheon"}
    assert (b.asked(), told(b)) == ("support", {"area": "kingswood"})
    b.play("martell", "support kings_landing attacker")
    assert (b.asked(), told(b)) == ("refuse", sides)
    b.play("tyrell", "accept").cards("randyll_tarly", "patchface")
    assert (b.asked(), told(b)) == ("losses", {**sides, "number": 1, "reason": "swords"})
    b.play("baratheon", "destroy kingswood footman")
    assert (b.asked(), told(b)) == ("retreat", sides)


@pytest.mark.rule("T6.3", "T6.4", "T6.5", "T30.2")
def test_armies_are_told_beside_the_room_that_supply_has_for_them() -> None:
    areas = {
        "the_reach": army("tyrell", "fff"),
        "oldtown": army("tyrell", "fff"),
        "three_towers": army("tyrell", "k"),
        "highgarden": army("tyrell", "ff", "march_0"),
    }
    b = Board(areas, supply={"tyrell": 5})
    view = b.state.view(None)
    assert view["goal"] == 7
    tyrell = view["houses"]["tyrell"]
    assert tyrell["armies"] == [[3, 4], [3, 3], [2, 2], [0, 2]]
    assert (tyrell["barrels"], tyrell["next_supply"], tyrell["next_fits"]) == (3, 3, False)
    areas["oldtown"] = areas["highgarden"] = army("tyrell", "ff")
    fewer = Board(areas, supply={"tyrell": 0}).state.view(None)["houses"]["tyrell"]
    assert fewer["armies"] == [[3, 2], [2, 2], [2, 0]]
    assert (fewer["next_supply"], fewer["next_fits"]) == (3, True)


@pytest.mark.rule("TR14.8")
def test_what_a_side_lacks_to_zero_is_told() -> None:
    areas = {"blackwater": army("tyrell", "e", "march_minus_1"), "stoney_sept": army("stark", "f")}
    b = Board(areas).attack("tyrell", "blackwater", "stoney_sept", "e")
    assert b.asked() == "house_card"
    combat = b.state.view(None)["combat"]
    assert [combat[side]["floor"] for side in ("attacker", "defender")] == [1, 0]
    assert [combat[side]["total"] for side in ("attacker", "defender")] == [0, 1]


@pytest.mark.rule("T9.2")
@pytest.mark.parametrize(("blade", "tied"), [("pass", True), ("use_blade", False)])
def test_a_tie_is_told_when_it_has_decided(blade: str, tied: bool) -> None:
    areas = {"riverrun": army("lannister", "fk", "march_0"), "seagard": army("stark", "fk")}
    b = Board(areas, blade_used=False, tracks={"fiefdoms": ["lannister", *OTHERS]})
    b.attack("lannister", "riverrun", "seagard", "fk").cards("the_hound", "greatjon_umber")
    assert b.state.view(None)["combat"]["tied"] is False
    b.play("lannister", blade)
    assert b.asked() == "retreat"
    assert b.state.view(None)["combat"]["tied"] is tied


@pytest.mark.rule("T1.13")
def test_mustering_tells_what_is_left_in_stock() -> None:
    areas = {"kingswood": army("baratheon", "ffk", routed="k")}
    board = Board(areas, at="cards", round=2, cards=["mustering", None, None])
    assert board.asked() == "muster"
    assert told(board)["stock"] == {"footman": 8, "knight": 3, "ship": 6, "siege_engine": 2}


@pytest.mark.rule("T10.5")
def test_planning_tells_how_many_special_orders_lie_on_the_board() -> None:
    state = GAME.start(6, seed=3)
    seat = state.game.seat_names(state.table).index("lannister")
    decision = state.decision(seat)
    assert decision is not None
    assert (decision.context["stars"], decision.context["starred"]) == (3, 0)
    starred = next(c.text for c in decision.choices if c.args["order"].endswith("_special"))
    state.play_text(seat, starred)
    decision = state.decision(seat)
    assert decision is not None
    assert decision.context["starred"] == 1
