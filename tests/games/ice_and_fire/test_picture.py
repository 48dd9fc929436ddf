"""The battlefield as a picture."""

from typing import Any
from xml.etree import ElementTree

import pytest
from tests.games.ice_and_fire.helpers import GREY_WIND, GUARDSMEN, SWORDS, battle, unit

from throneroom.games.ice_and_fire import GAME

SVG = "{http://www.w3.org/2000/svg}"


def test_everything_on_the_field_is_drawn_where_it_is() -> None:
    state = battle(
        a1=unit(SWORDS, 10, 12, 90),
        a2=unit(GREY_WIND, 0, 0, 0, place="beside"),
        b1=unit(GUARDSMEN, 40, 40, 225.5),
        terrain=[["forest", 24, 20, 30], None],
        tokens=[["objective_01", 24, 24, 0.6]],
        at="declare a1",
    )
    assert GAME.svg is not None
    root = ElementTree.fromstring(GAME.svg(state.table, lambda kind, name: f"<{kind} {name}>"))
    assert root.attrib["viewBox"] == "0 0 480 480"
    turned = [r.attrib for r in root.iter(f"{SVG}rect") if "transform" in r.attrib]
    assert [(r["transform"], r["width"], r["height"]) for r in turned] == [
        ("translate(240 280) rotate(-30)", "80", "60"),
        ("translate(100 360) rotate(-90)", "48", "55"),
        ("translate(400 80) rotate(-225.5)", "48", "55"),
    ]
    (token,) = root.iter(f"{SVG}circle")
    assert (token.attrib["cx"], token.attrib["cy"], token.attrib["r"]) == ("240", "240", "6")
    said = [text.text for text in root.iter(f"{SVG}text")]
    assert said == ["<terrain forest>", "<unit a1>", "12", "<unit b1>", "12"]
    assert len(list(root.iter(f"{SVG}path"))) == 2  # the front arrows


def drawn(**table: Any) -> ElementTree.Element:
    assert GAME.svg is not None
    armies = {"a1": unit(SWORDS, 10, 12, 90), "b1": unit(GUARDSMEN, 40, 30, 270)}
    state = battle(**{**armies, "at": "declare a1", **table})
    return ElementTree.fromstring(GAME.svg(state.table, lambda kind, name: name))


@pytest.mark.rule("F24.4", "F24.5", "F24.15")
def test_castle_walls_are_drawn() -> None:
    root = drawn(mode="storm_of_swords", of_mode={"walls": [6, 0, 2]})
    turned = [r.attrib for r in root.iter(f"{SVG}rect") if "transform" in r.attrib]
    assert [(r["transform"], r["width"], r["height"]) for r in turned[:3]] == [
        (f"translate({x} 38.75) rotate(-270)", "17.5", "100") for x in (240, 100, 380)
    ]
    assert turned[1]["fill"] != turned[0]["fill"] == turned[2]["fill"]
    said = [text.text for text in root.iter(f"{SVG}text")]
    assert said[:6] == ["w1", "6", "w2", "0", "w3", "2"]
    # In Honed and Ready they are terrain, along the edge.
    root = drawn(mode="honed_and_ready", terrain=[["castle_wall", 0.875, 24, 0]])
    (wall, *_) = [r.attrib for r in root.iter(f"{SVG}rect") if "transform" in r.attrib]
    assert (wall["width"], wall["height"]) == ("17.5", "100")


@pytest.mark.rule("F31.3")
def test_quarters_are_drawn() -> None:
    borders = [p.attrib["d"] for p in drawn(mode="here_we_stand").iter(f"{SVG}path")]
    assert borders[0] == "M240 0V480M0 240H480"


@pytest.mark.rule("F25.8", "F28.3")
def test_carried_tokens_and_marks_are_drawn() -> None:
    root = drawn(
        mode="dance_with_dragons",
        tokens=[["objective_01", 24, 24, 0.6]],
        of_mode={"carriers": ["a1"], "marked": ["b1"]},
    )
    (token,) = root.iter(f"{SVG}circle")
    assert (token.attrib["cx"], token.attrib["cy"]) == ("100", "372")  # on the tray
    trays = [r.attrib for r in root.iter(f"{SVG}rect") if "transform" in r.attrib]
    assert [tray.get("stroke-width") for tray in trays] == [None, "3"]
