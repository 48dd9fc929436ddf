"""The picture of the board shows what lies on it, in every language, and nothing that is hidden."""

import re
from collections import Counter
from xml.etree import ElementTree

import pytest
from tests.games.watch.helpers import BASE, BLACK, BLUE, RED, YELLOW, position

from throneroom.games.watch import GAME
from throneroom.games.watch.board_svg import picture
from throneroom.games.watch.content import (
    CLANS,
    COLOURS,
    KINDS,
    RESOURCES,
    SECTIONS,
)
from throneroom.games.watch.geometry import CAMP, HEXES, ICE_FIELDS, TERRAIN_HEXES
from throneroom.games.watch.svg_signs import INK
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


RED_INK, WHITE = "#b3231b", "#f7fafc"


@pytest.mark.rule("W1.19", "W1.20")
def test_a_number_has_a_dot_for_each_way_to_roll_it_and_six_and_eight_are_red() -> None:
    svg = picture(position(seats=3).table, Translator("en", GAME).name)
    found = {}
    for token in svg.split('r="20" fill="#fbf5e3"')[1:]:
        (colour, number), *_ = re.findall(r'<text[^>]*fill="(#\w+)">([\d·]+)</text>', token)
        dots = re.findall(r'r="1.7" fill="(#\w+)"', token.split("</g>")[0])
        assert set(dots) == {colour}
        found[number] = (len(dots), colour)
    assert found == {
        "2·12": (2, INK),
        **{str(n): (6 - abs(7 - n), INK) for n in (3, 4, 5, 9, 10, 11)},
        **{str(n): (5, RED_INK) for n in (6, 8)},
    }


@pytest.mark.rule("W1.16", "W3.16", "W13.6", "W4.3", "W8.1")
def test_markers_and_figures_stand_where_they_are() -> None:
    svg = picture(busy().table, Translator("en", GAME).name)
    track = re.findall(r'r="15" fill="(#\w+)"', svg)
    assert track == [WHITE, WHITE, RED_INK, "#f3d9d3"], "the marker is on the second breach"
    assert re.findall(r'fill="#fff">(\d)</text>', svg) == ["2"]
    # Free camps and free spaces of the Wall have their numbers.
    assert numbers(svg, 'r="18"') == [".2345", "12345", "..345"]
    assert numbers(svg, 'r="10.6"') == ["..345", "12345", ".2345", "12345"]
    at_home, in_camp = busy(), position(rolled=True)
    assert in_camp.table.tormund == CAMP
    for state in (at_home, in_camp):
        shown = picture(state.table, Translator("en", GAME).name)
        tent = _place(shown, "tent")
        near = abs(_place(shown, "tormund")[0] - tent[0]) < 60
        assert near == (state.table.tormund == CAMP)


def numbers(svg: str, ring: str) -> list[str]:
    """What lies in rings, by fives: a number, or a dot for a figure."""
    there = re.findall(
        rf"{ring}[^>]*>\s*(?:<g transform=[^>]*><use href=.#fire.[^>]*></g>\s*)?<(text[^>]*>\d|g)",
        svg,
    )
    line = "".join("." if found == "g" else found[-1] for found in there)
    return [line[i : i + 5] for i in range(0, len(line), 5)]


def _place(svg: str, sign: str) -> tuple[float, float]:
    (found,) = re.findall(
        rf'translate\(([-\d.]+) ([-\d.]+)\)[^>]*>(?:<title>[^<]*</title>)?<use href="#{sign}"', svg
    )
    return float(found[0]), float(found[1])


@pytest.mark.rule("W23.2", "W15.1", "W16.1")
def test_special_cards_lie_with_their_holders_and_points_stand_there() -> None:
    state = busy()
    svg = picture(state.table, Translator("en", GAME).name)
    rows = svg.split('height="48" rx="10"')[1:]
    signs = [
        [sign for sign in ("longest_road", "most_patrols") if f"#{sign}" in row] for row in rows
    ]
    assert signs == [["most_patrols"], ["longest_road"], [], []]
    assert [re.findall(r">(\d+)</text>", row)[-1] for row in rows] == ["4", "3", "0", "0"]


def test_with_the_north_the_picture_is_higher() -> None:
    boxes = []
    for options in ({}, BASE):
        svg = picture(GAME.start(4, options, 1).table, Translator("en", GAME).name)
        (box,) = re.findall(r'viewBox="([^"]*)"', svg)
        boxes.append([float(number) for number in box.split()])
        assert 'scale(1)"><use' not in svg
        assert 'scale(1.2)"><title>' in svg
    (_, top, width, height), (_, base_top, base_width, base_height) = boxes
    assert (width, top + height) == (base_width, base_top + base_height)
    assert top < base_top
