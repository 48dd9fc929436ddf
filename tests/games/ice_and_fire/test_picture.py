"""The battlefield as a picture."""

from xml.etree import ElementTree

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
