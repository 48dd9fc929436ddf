"""TR13.6: a March is a draft of its own seat until it has been declared to its end."""

from typing import Any

import pytest
from tests.games.thrones.battlefield import Board, army

from throneroom.games.thrones import GAME
from throneroom.kernel import FastChance

AREAS = {
    "lannisport": army("lannister", "ffk", "march_0"),
    "stoney_sept": army("lannister", "f", "march_minus_1"),
    "riverrun": army("stark", "f", "march_0"),
}
DRAFT = (
    "resolve_march stoney_sept",
    "recall",
    "resolve_march lannisport",
    "march lannisport>riverrun:k",
    "march lannisport>searoad_marches:f",
)


def others(b: Board, house: str) -> list[int | None]:
    """All seats but one, and a spectator."""
    return [None, *(seat for seat in range(6) if seat != b.seat(house))]


def sights(b: Board, house: str) -> list[dict[str, Any]]:
    return [b.state.view(seat) for seat in others(b, house)]


def dreams(b: Board, house: str) -> list[str]:
    """What the others imagine with a given chance."""
    seats = [seat for seat in others(b, house) if seat is not None]
    return [b.state.imagine(seat, FastChance(3)).digest() for seat in seats]


@pytest.mark.rule("TR13.6", "TR13.1")
def test_others_see_nothing_of_a_march_before_it_is_declared_to_its_end() -> None:
    b = Board(AREAS, tracks={"iron_throne": ["lannister", *_others("lannister")]})
    seen, imagined = sights(b, "lannister"), dreams(b, "lannister")
    assert "march" not in (seen[0]["combat"] or {})
    for text in DRAFT:
        before = b.state.copy()
        b.play("lannister", text)
        assert b.state.hides_from_others(before)
        assert sights(b, "lannister") == seen
        assert dreams(b, "lannister") == imagined
    assert b.events == []
    own = b.state.view(b.seat("lannister"))["combat"]["march"]
    assert own == {
        "origin": "lannisport",
        "moves": [
            {"area": "riverrun", "units": "k"},
            {"area": "searoad_marches", "units": "f"},
        ],
    }
    b.play("lannister", "end_march")
    assert b.state.view(None)["combat"]["area"] == "riverrun"


@pytest.mark.rule("TR13.6", "TR26.1", "T23.6")
def test_once_declared_a_march_is_seen_by_all() -> None:
    b = Board({"riverrun": army("stark", "ff", "march_0"), "harrenhal": army("lannister", "f")})
    b.play("stark", "resolve_march riverrun", "march riverrun>harrenhal:ff", "end_march")
    assert b.asked() == "leave_power"
    for seat in (None, *range(6)):
        march = b.state.view(seat)["combat"]["march"]
        assert march == {"origin": "riverrun", "moves": [{"area": "harrenhal", "units": "ff"}]}
    assert b.refused("stark", "recall") == "K3"


@pytest.mark.rule("TR13.6", "T13.2")
def test_all_of_a_draft_may_be_taken_back_or_another_order_be_chosen() -> None:
    b = Board(AREAS, tracks={"iron_throne": ["lannister", *_others("lannister")]})
    start = b.state.to_position()["table"]
    assert b.refused("lannister", "recall") == "TR13.6"
    assert b.refused("lannister", "end_march") == "T13.2"
    assert b.refused("lannister", "march lannisport>riverrun:k") == "T13.2"
    b.play("lannister", "resolve_march lannisport", "march lannisport>riverrun:k", "recall")
    assert b.state.to_position()["table"] == start
    b.play("lannister", "resolve_march lannisport", "march lannisport>riverrun:k")
    b.play("lannister", "resolve_march stoney_sept")
    assert b.state.view(b.seat("lannister"))["combat"]["march"]["moves"] == []
    assert b.refused("lannister", "resolve_march riverrun") == "T13.2"
    b.play("lannister", "end_march")
    assert (b.order("stoney_sept"), b.order("lannisport")) == (None, "march_0")


@pytest.mark.rule("T13.2", "TR13.6")
def test_an_only_march_order_need_not_be_chosen() -> None:
    b = Board(AREAS, tracks={"iron_throne": ["stark", *_others("stark")]})
    assert b.awaited() == ["stark"]
    start = b.state.to_position()["table"]
    assert b.refused("stark", "recall") == "TR13.6"
    b.play("stark", "march riverrun>harrenhal:f", "recall")
    assert b.state.to_position()["table"] == start
    assert {"march riverrun>harrenhal:f", "end_march"} <= b.legal("stark")


@pytest.mark.rule("TR13.3")
def test_routed_units_alone_have_nothing_to_declare() -> None:
    b = Board(
        {
            "riverrun": army("stark", "", "march_0", routed="ff"),
            "lannisport": army("lannister", "f", "march_0"),
        },
        tracks={"iron_throne": ["stark", *_others("stark")]},
    )
    assert (b.awaited(), b.order("riverrun")) == (["lannister"], None)


@pytest.mark.rule("TR13.6")
def test_nobody_ends_a_march_but_its_own_seat() -> None:
    """It could still be taken back, even if all units have been sent."""
    b = Board(AREAS, tracks={"iron_throne": ["stark", *_others("stark")]})
    b.play("stark", "march riverrun>harrenhal:f")
    assert b.legal("stark") == {"end_march"}
    assert GAME.questions[b.asked()].take_back, "so the kernel never answers it by itself"


def _others(first: str) -> list[str]:
    houses = ("stark", "greyjoy", "lannister", "baratheon", "tyrell", "martell")
    return [house for house in houses if house != first]
