"""The picture of the board shows what lies on it, in every language, and nothing that is hidden."""

from collections import Counter
from xml.etree import ElementTree

import pytest
from tests.games.watch.helpers import BASE, BLACK, BLUE, RED, YELLOW, position

from throneroom.games.watch import GAME
from throneroom.games.watch.board_svg import picture
from throneroom.games.watch.content import CLANS, COLOURS, KINDS, RESOURCES, SECTIONS
from throneroom.games.watch.geometry import HEXES, ICE_FIELDS, TERRAIN_HEXES
from throneroom.kernel import FastChance, State
from throneroom.text import LANGUAGES, Translator

SVG = "{http://www.w3.org/2000/svg}"


def drawn(state: State, language: str = "en") -> tuple[Counter[str], Counter[str], Counter[str]]:
    """The signs of a picture, what is written in it, and the titles of things."""
    translator = Translator(language, GAME)
    root = ElementTree.fromstring(picture(state.table, translator.name))
    assert translator.gaps == set()
    known = {element.get("id") for element in root.iter() if element.get("id")}
    signs = [use.attrib["href"].removeprefix("#") for use in root.iter(f"{SVG}use")]
    assert set(signs) <= known
    texts = Counter(text.text or "" for text in root.iter(f"{SVG}text"))
    return Counter(signs), texts, Counter(title.text or "" for title in root.iter(f"{SVG}title"))


def busy() -> State:
    return position(
        rolled=True,
        tormund="c3",
        breaches=2,
        gift={"b1": ["regular", "giant"], "c2": ["climber"]},
        wall=[[RED, BLUE], [], [YELLOW], []],
        clearings=[2, 0, 1, 0],
        camps={"frozen_river": ["giant"], "hornfoot": ["climber", "regular"]},
        most_patrols=RED,
        red={"settlements": ["v10"], "keeps": ["v22"], "roads": ["e15", "e25"], "patrols": 3},
        blue={"settlements": ["v42", "v36"], "roads": ["e53", "e52", "e51", "e64", "e72"]},
        longest_road=BLUE,
    )


@pytest.mark.rule("W25.8", "W3.13", "W3.16", "W3.17", "W3.19")
def test_everything_on_the_board_is_in_the_picture() -> None:
    signs, texts, titles = drawn(busy())
    pieces = {
        "settlement-red": 1,
        "settlement-blue": 2,
        "guard-red": 1,
        "guard-blue": 1,
        "guard-yellow": 1,
        "guard-black": 0,
        "tormund": 1,
        "tent": 1,
        # one of each kind in the legend of the Frostfangs
        "wildling-regular": 1 + 1 + 3 + 1,
        "wildling-climber": 3,
        "wildling-giant": 3,
        # one in the list of players
        "keep-red": 2,
        "keep-blue": 1,
        "longest_road": 1,
        "most_patrols": 1,
        "land-forest": 4,
        "land-ice_field": 2,
        "fire": 15,
    }
    assert {sign: signs[sign] for sign in pieces} == pieces
    assert texts["3 / 8"] == 1
    assert (texts["× 19"], texts["× 6"]) == (1, 2)
    assert texts["Red"] == texts["Blue"] == texts["Yellow"] == texts["Black"] == 1
    assert titles["Red"] == 2 + 2 + 1  # roads, buildings, a guard
    assert titles["Blue"] == 5 + 2 + 1
    assert titles["A1: mountains 11"] == titles["E2: ice field"] == 1
    assert titles["Longest Road"] == titles["Most Patrols"] == 1


@pytest.mark.rule("W3.5", "W3.21", "W1.19")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {}), (3, {}), (4, {"wide_board": True}), (3, BASE), (4, {**BASE, "start": "fixed"})],
)
def test_every_board_can_be_drawn_in_every_language(
    seats: int, options: dict[str, object], language: str
) -> None:
    state = GAME.start(seats, options, 1)
    t = state.table
    signs, texts, _ = drawn(state, language)
    name = Translator(language, GAME).name
    tiles = (*TERRAIN_HEXES[t.setup], *ICE_FIELDS[t.setup])
    assert all(texts[HEXES.ids[tile].upper()] == 1 for tile in tiles)
    assert sum(count for sign, count in signs.items() if sign.startswith("land-")) == len(tiles)
    assert all(texts[name("resource", resource)] == 1 for resource in RESOURCES.ids)
    assert texts["2:1"] == 5
    assert texts["2·12"] == (1 if seats == 3 and options != BASE else 0)
    brotherhood = options.get("variant") != "base"
    for kind, ids in (("clan", CLANS.ids), ("section", SECTIONS.ids)):
        assert all(texts[name(kind, thing)] == brotherhood for thing in ids)
    assert all(signs[f"wildling-{kind}"] == brotherhood for kind in KINDS.ids)
    assert [texts[name("colour", COLOURS.ids[colour])] for colour in t.colours] == [1] * seats


@pytest.mark.rule("W25.1", "W25.2", "W25.4")
def test_the_picture_tells_nothing_hidden() -> None:
    state = busy()
    shown = picture(state.table, Translator("en", GAME).name)
    for seat in (RED, BLACK):
        world = state.imagine(seat, FastChance(seat))
        assert picture(world.table, Translator("en", GAME).name) == shown
    assert state._repr_svg_() is not None


@pytest.mark.rule("W8.1", "W11.5", "W13.2")
def test_what_changes_on_the_board_changes_in_the_picture() -> None:
    hand = {"lumber": 2, "brick": 2, "wool": 1}
    state = position(rolled=True, red={"settlements": ["v10"], "hand": hand, "hero": "ygritte"})
    before, _, _ = drawn(state)
    state.play_text(RED, "guard 3")
    state.play_text(RED, "road e15")
    after, _, titles = drawn(state)
    assert after - before == Counter({"guard-red": 1})
    assert titles["Red"] == 3
