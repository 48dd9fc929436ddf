"""The battlefield as a picture."""

from typing import Any
from xml.etree import ElementTree

import pytest
from tests.games.ice_and_fire.helpers import GREY_WIND, GUARDSMEN, OUTRIDERS, SWORDS, battle, unit

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.content import FACTIONS, TERRAIN
from throneroom.games.ice_and_fire.svg_signs import SIGIL, TERRAIN_FILL

SVG = "{http://www.w3.org/2000/svg}"


def root_of(**table: Any) -> ElementTree.Element:
    assert GAME.svg is not None
    state = battle(**table)
    return ElementTree.fromstring(GAME.svg(state.table, lambda kind, name: f"<{kind} {name}>"))


def drawn(**table: Any) -> ElementTree.Element:
    armies = {"a1": unit(SWORDS, 10, 12, 90), "b1": unit(GUARDSMEN, 40, 30, 270)}
    return root_of(**{**armies, "at": "declare a1", **table})


def of_class(root: ElementTree.Element, name: str) -> list[dict[str, str]]:
    return [element.attrib for element in root.iter() if element.attrib.get("class") == name]


def said(root: ElementTree.Element) -> list[str]:
    """All words of the picture, apart from the inches along its edges."""
    texts = [text for text in root.iter(f"{SVG}text") if text.attrib.get("class") != "inch"]
    return [text.text or "" for text in texts]


def trays(root: ElementTree.Element) -> list[tuple[str, ElementTree.Element]]:
    """Where each tray lies, and the group that is it."""
    groups = [g for g in root.iter(f"{SVG}g") if g.find(f"{SVG}path[@class='front']") is not None]
    return [(group.attrib["transform"], group) for group in groups]


def test_everything_on_the_field_is_drawn_where_it_is() -> None:
    root = root_of(
        a1=unit(SWORDS, 10, 12, 90),
        a2=unit(GREY_WIND, 0, 0, 0, place="beside"),
        b1=unit(GUARDSMEN, 40, 40, 225.5),
        terrain=[["forest", 24, 20, 90], None],
        tokens=[["objective_01", 24, 24, 0.6]],
        at="declare a1",
    )
    found = trays(root)
    assert [where for where, _ in found] == [
        "translate(100 360) rotate(-90)",
        "translate(400 80) rotate(-225.5)",
    ]
    for _, group in found:
        (tray,) = group.iter(f"{SVG}rect")
        assert (tray.attrib["width"], tray.attrib["height"]) == ("48", "55")
        assert len(of_class(group, "arcs")) == 1
        assert len(of_class(group, "model")) == 12
    (piece,) = of_class(root, "terrain")
    assert piece["fill"] == "url(#ground-forest)"
    corners = {tuple(map(float, corner.split(","))) for corner in piece["points"].split()}
    assert corners == {(210, 240), (270, 240), (270, 320), (210, 320)}
    (token,) = of_class(root, "token")
    assert (token["cx"], token["cy"], token["r"]) == ("240", "240", "6")
    words = said(root)
    # On the field: the piece, handles and wounds, the number of the token.
    assert words[:6] == ["<terrain forest> (1)", "a1", "12", "b1", "12", "1"]
    # Beside it: the mode, the armies with their units and wounds, the objective.
    assert words[6] == "<option-mode game_of_thr…"  # long names are cut
    assert {"<seat a>", "<seat b>", f"<card {SWORDS}>", f"<card {GREY_WIND}>"} <= set(words)
    assert "12/12" in words
    assert words[-1] == "<objective objective_01>"


@pytest.mark.rule("F3.3", "F3.8", "F3.11")
def test_models_are_drawn_rank_by_rank_and_the_fallen_leave_their_places() -> None:
    root = drawn(a1=unit(SWORDS, 10, 12, 0, wounds=7), b1=unit(OUTRIDERS, 40, 30, 0, wounds=10))
    (_, infantry), (_, cavalry) = trays(root)
    models = of_class(infantry, "model")
    assert [model["fill"] == "none" for model in models] == [False] * 7 + [True] * 5
    ranks = sorted({float(model["cx"]) for model in models}, reverse=True)
    assert [[float(m["cx"]) for m in models].count(rank) for rank in ranks] == [4, 4, 4]
    assert float(models[0]["cx"]) == ranks[0]  # the first rank is in front
    assert float(models[0]["cy"]) < float(models[3]["cy"])  # from the left to the right
    assert len(of_class(cavalry, "model")) == 4
    assert "7" in said(root)


def test_what_is_on_a_unit_is_drawn_on_its_tray() -> None:
    captain = "stark_sworn_sword_captain"
    root = drawn(
        a1=unit(SWORDS, 10, 12, 0, conditions=["panicked", "weakened"], activated=True)
        | {"with": [captain]},
    )
    (_, spent), (_, fresh) = trays(root)
    colours = [group.find(f"{SVG}rect") for group in (spent, fresh)]
    assert len({tray.attrib["fill"] for tray in colours if tray is not None}) == 2
    golden = [model for model in of_class(spent, "model") if "stroke" in model]
    assert len(golden) == 1
    assert len(of_class(root, "condition")) == 2
    words = said(root)
    assert f"+ <card {captain}>" in words
    assert words[-2:] == ["<condition panicked>", "<condition weakened>"]


def test_every_faction_has_a_sigil_and_every_terrain_a_ground() -> None:
    assert set(SIGIL) == set(FACTIONS.ids)
    assert {kind.partition("_")[0] if "free" in kind else kind for kind in TERRAIN.ids} == set(
        TERRAIN_FILL
    )


@pytest.mark.rule("F24.4", "F24.5", "F24.15")
def test_castle_walls_are_drawn() -> None:
    root = drawn(mode="storm_of_swords", of_mode={"walls": [6, 0, 2]})
    turned = [r.attrib for r in root.iter(f"{SVG}rect") if "transform" in r.attrib]
    assert [(r["transform"], r["width"], r["height"]) for r in turned] == [
        (f"translate({x} 38.75) rotate(-270)", "17.5", "100") for x in (240, 100, 380)
    ]
    assert turned[1]["fill"] != turned[0]["fill"] == turned[2]["fill"]
    assert said(root)[:6] == ["<wall w1>", "6", "<wall w2>", "0", "<wall w3>", "2"]
    # In Honed and Ready they are terrain, along the edge.
    root = drawn(mode="honed_and_ready", terrain=[["castle_wall", 0.875, 24, 0]])
    (wall,) = of_class(root, "terrain")
    places = [tuple(map(float, corner.split(","))) for corner in wall["points"].split()]
    assert {x for x, _ in places} == {0, 17.5}
    assert {y for _, y in places} == {190, 290}


@pytest.mark.rule("F31.3", "F33.2")
def test_quarters_and_corners_are_drawn() -> None:
    (borders,) = of_class(drawn(mode="here_we_stand"), "quarters")
    assert borders["d"] == "M240 0V480M0 240H480"
    others = {"c1": unit(SWORDS, 10, 40, 270), "d1": unit(GUARDSMEN, 40, 10, 90)}
    edges = ["southwest", "northwest", "northeast", None]
    corners = of_class(drawn(seats=4, edges=edges, **others), "zone")
    assert [(zone["x"], zone["y"], zone["width"]) for zone in corners] == [
        ("0", "360", "120"),
        ("0", "0", "120"),
        ("360", "0", "120"),
        ("360", "360", "120"),
    ]
    assert len({zone["fill"] for zone in corners}) == 4


@pytest.mark.rule("F25.8", "F28.3")
def test_carried_tokens_and_marks_are_drawn() -> None:
    root = drawn(
        mode="dance_with_dragons",
        tokens=[["objective_01", 24, 24, 0.6]],
        of_mode={"carriers": ["a1"], "marked": ["b1"]},
    )
    (token,) = of_class(root, "token")
    assert (token["cx"], token["cy"]) == ("100", "372")  # on the tray
    marks = [group.find(f"{SVG}rect") for _, group in trays(root)]
    assert [tray.attrib.get("stroke-width") for tray in marks if tray is not None] == [None, "3"]
