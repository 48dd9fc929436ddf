"""T13, TR19: what a person is offered for a March, and what he is warned of."""

import json
import random
from itertools import product
from typing import Any

import pytest
from tests.games.properties import refusal
from tests.games.thrones.battlefield import HOUSES, Board, army, token

from throneroom.games.thrones import GAME
from throneroom.games.thrones.content import AREAS, UNIT_LETTERS, UNITS
from throneroom.kernel import State
from throneroom.text import LANGUAGES, Translator


def offered(b: Board, house: str) -> dict[str, Any]:
    decision = b.state.decision(b.seat(house))
    assert decision is not None
    assert decision.offer is not None
    return decision.offer


def goals(b: Board, house: str, units: str) -> dict[str, bool]:
    """Where a group may go, and whether it attacks there."""
    (group,) = [group for group in offered(b, house)["groups"] if group["units"] == units]
    return {goal["area"]: goal["attack"] for goal in group["goals"]}


def warned(b: Board, house: str, text: str) -> list[tuple[str, dict[str, Any]]]:
    """The rules and the data of what a seat is warned of, which every language has words for."""
    before = b.state.digest()
    warnings = b.state.preview(b.seat(house), GAME.read(text)).get("warnings", [])
    assert b.state.digest() == before
    for language in LANGUAGES:
        translator = Translator(language, GAME)
        assert all(translator.warning(warning, HOUSES) for warning in warnings)
        assert translator.gaps == set()
    return [(warning["rule"], warning["data"]) for warning in warnings]


@pytest.mark.rule("T13.3", "T13.4", "T13.8")
def test_every_group_is_offered_its_own_areas() -> None:
    b = Board(
        {
            "riverrun": army("lannister", "ffk", "march_0"),
            "seagard": army("stark", "f"),
            "harrenhal": army("greyjoy", "f"),
        },
        supply={"lannister": 1},
    )
    unchosen = b.state.decision(b.seat("lannister"))
    assert unchosen is not None
    assert unchosen.offer is None
    b.play("lannister", "resolve_march riverrun")
    offer = offered(b, "lannister")
    assert (offer["origin"], offer["moves"], offer["may_end"]) == ("riverrun", [], True)
    assert offer["left"] == {"footman": 2, "knight": 1, "ship": 0, "siege_engine": 0}
    units = [group["units"] for group in offer["groups"]]
    assert units == ["k", "f", "fk", "ff", "ffk"]
    near = {"seagard": True, "harrenhal": True, "stoney_sept": False, "lannisport": False}
    assert all(goals(b, "lannister", group) == near for group in units)
    b.play("lannister", "march riverrun>seagard:f")
    offer = offered(b, "lannister")
    assert offer["moves"] == [{"area": "seagard", "units": "f"}]
    assert goals(b, "lannister", "fk") == {k: v for k, v in near.items() if k != "harrenhal"}


def in_every_way(state: State, seat: int) -> None:
    """Every group that can be named goes exactly where it is offered to go."""
    decision = state.decision(seat)
    assert decision is not None
    offer = decision.offer
    assert offer is not None
    json.dumps(offer, allow_nan=False)
    assert offer["may_end"] == (refusal(state, seat, ("end_march",)) is None)
    ways = {(group["units"], goal["area"]) for group in offer["groups"] for goal in group["goals"]}
    left = [offer["left"][unit] for unit in UNITS.ids]
    origin = AREAS.index[offer["origin"]]
    allowed = set()
    for numbers in product(*(range(number + 2) for number in left)):
        units = "".join(u * n for u, n in zip(UNIT_LETTERS, numbers, strict=True))
        for area, name in enumerate(AREAS.ids):
            if refusal(state, seat, ("march", origin, area, *numbers)) is None:
                allowed.add((units, name))
    assert ways == allowed
    for group in offer["groups"]:
        for goal in group["goals"]:
            action = GAME.read(f"march {offer['origin']}>{goal['area']}:{group['units']}")
            assert state.preview(seat, action)["warnings"] == goal["warnings"]


@pytest.mark.rule("T13.4", "T13.8", "TR6.2", "T26.2")
@pytest.mark.parametrize("seats", [3, 6])
def test_what_is_offered_is_what_is_allowed(seats: int) -> None:
    rng = random.Random(seats)
    state = GAME.start(seats, {"rounds": 5}, seats)
    looked = 0
    while state.outcome() is None:
        seat = rng.choice(state.to_move())
        if state.table.flow.kind == "march" and state.table.march is not None:
            if rng.random() < 0.5:
                in_every_way(state, seat)
                looked += 1
        legal = state.legal(seat)
        liked = [action for action in legal if action[0] == "march"] if rng.random() < 0.6 else []
        state.play(seat, rng.choice(liked or legal))
    assert looked > 10


@pytest.mark.rule("TS57", "TR6.2", "TR19.2")
def test_a_march_without_room_for_the_way_back_is_allowed_and_warned_of() -> None:
    b = Board(
        {
            "winterfell": army("stark", "ffk", "march_0"),
            "white_harbor": army("stark", "ff"),
            "karhold": army("stark", "f"),
            "moat_cailin": army("greyjoy", "kk"),
        },
        supply={"stark": 1},
    )
    b.play("stark", "resolve_march winterfell")
    attack = "march winterfell>moat_cailin:k"
    assert warned(b, "stark", attack) == []
    b.play("stark", "march winterfell>karhold:f")
    told = {"area": "moat_cailin", "origin": "winterfell", "lost": 1}
    assert warned(b, "stark", attack) == [("TR19.2", told)]
    b.play("stark", attack)
    assert warned(b, "stark", "end_march") == [("TR19.2", told)]
    assert [w["data"] for w in offered(b, "stark")["warnings"]] == [told]
    assert warned(b, "stark", "recall") == []
    b.play("stark", "end_march").cards("ser_rodrick_cassel", "balon_greyjoy")
    assert b.event("destroyed")["units"] == ["knight"], "as it was warned of"


@pytest.mark.rule("TS58", "TR19.3", "T23.14")
def test_a_march_out_of_a_foreign_home_is_warned_of() -> None:
    areas = {
        "pyke": army("lannister", "ff", "march_0"),
        "ironmans_bay": army("lannister", "s"),
        "seagard": army("greyjoy", "kk"),
    }
    b = Board(areas).play("lannister", "resolve_march pyke")
    told = {"area": "seagard", "origin": "pyke", "house": "greyjoy"}
    assert warned(b, "lannister", "march pyke>seagard:ff") == [("TR19.3", told)]
    assert warned(b, "lannister", "march pyke>seagard:f") == []
    assert warned(b, "lannister", "march pyke>flints_finger:ff") == []
    areas["pyke"]["token"] = "lannister"
    b = Board(areas).play("lannister", "resolve_march pyke")
    assert warned(b, "lannister", "march pyke>seagard:ff") == []


@pytest.mark.rule("TR19.2", "T19.13", "T26.2")
def test_siege_engines_and_neutral_forces_give_no_cause_to_warn() -> None:
    """A Siege Engine never returns, and whoever takes a neutral area is not beaten."""
    areas = {
        "winterfell": army("stark", "ffe", "march_0"),
        "white_harbor": army("stark", "ff"),
        "karhold": army("stark", "f"),
        "moat_cailin": army("greyjoy", "kk"),
        "castle_black": token("stark"),
    }
    b = Board(areas, supply={"stark": 1})
    b.play("stark", "resolve_march winterfell", "march winterfell>karhold:f")
    assert warned(b, "stark", "march winterfell>moat_cailin:e") == []
    areas["moat_cailin"] = {"neutral": 3}
    areas["winterfell"]["units"] = "ffkk"
    b = Board(areas, supply={"stark": 2})
    b.play("stark", "resolve_march winterfell", "march winterfell>karhold:f")
    assert warned(b, "stark", "march winterfell>moat_cailin:kk") == []
