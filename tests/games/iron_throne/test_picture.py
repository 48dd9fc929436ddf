"""The picture of the table: what everybody sees, in every language, and nothing else."""

import random
import re
from xml.etree import ElementTree

import pytest
from tests.games.iron_throne.table import GAME, Play, sit
from tests.games.properties import random_move

from throneroom.games.iron_throne.table_svg import _CROWN, _SEAL, _SHIELD, _SWORD, picture
from throneroom.kernel import FastChance, State
from throneroom.text import LANGUAGES, Translator


def drawn(state: State, language: str = "en") -> str:
    """The picture; it is well-formed, and all words in it are words."""
    translator = Translator(language, GAME)
    svg = picture(state.table, translator.name)
    ElementTree.fromstring(svg)
    assert translator.gaps == set()
    assert "iron_throne-" not in svg
    assert not re.search(r"[_{}]", "".join(texts(svg)))
    return svg


def texts(svg: str) -> list[str]:
    return [
        node.text or "" for node in ElementTree.fromstring(svg).iter() if node.tag[-4:] == "text"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_drawn(language: str) -> None:
    rng = random.Random(language)
    for seats, options in ((3, {"houses": "pick"}), (4, {}), (5, {})):
        state = GAME.start(seats, options, seed=seats)
        for count in range(600):
            if state.outcome() is not None:
                break
            if count < 8 or count % 25 == 0:
                drawn(state, language)
            state.play(*random_move(state, rng))
        drawn(state, language)


def fight() -> Play:
    return sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={
            "fighter": "robb",
            "robb": 7,
            "bran": 0,
            "sheet": 9,
            "hand": "h8 truce",
            "spread": 2,
        },
        lannister={"fighter": "jaime", "hand": "h5 truce", "hostages": "tyrell:h12 tyrell:h20"},
        tyrell={"fighter": "loras", "side": "attacker"},
    )


@pytest.mark.rule("I21.1")
def test_what_is_drawn() -> None:
    t = fight()
    words = texts(drawn(t.state))
    for shown in (
        "House Stark",
        "attacker",
        "defender",
        "supporter",
        "Robb Stark",
        "9",
        "2/5",
        "†",
    ):
        assert shown in words
    assert words.count("hostages") == 1
    # Those who stand in position have the sign of their side, and so have the houses and the sides.
    svg = drawn(t.state)
    assert [svg.count(f'd="{sign}"') for sign in (_SWORD, _SHIELD)] == [2 + 2 + 1 + 2, 1 + 1 + 1]
    # Robb with 7 on the mat and in the encounter, beside Loras, and the total of both.
    assert words.count("7") == 2
    assert "11" in words
    before = drawn(t.state)
    t.do("stark", "face_down h8")
    assert drawn(t.state) == before  # not even that a card was chosen
    t.do("lannister", "face_down h5")
    words = texts(drawn(t.state))
    assert {"8", "5", "hostility"} <= set(words)
    assert "the attacker’s side wins" in words


@pytest.mark.rule("I21.2", "I21.3", "I21.4")
def test_nothing_hidden_is_drawn() -> None:
    for seed in range(3):
        state = GAME.start(4, seed=seed)
        rng = random.Random(seed)
        for count in range(400):
            if state.outcome() is not None:
                break
            if count % 20 == 0:
                for seat in range(4):
                    world = GAME.imagine(state.table, seat, FastChance(count))
                    translator = Translator("en", GAME)
                    assert picture(world, translator.name) == drawn(state)
            state.play(*random_move(state, rng))


def test_names_are_escaped_and_long_ones_pressed_together() -> None:
    svg = picture(
        fight().table, lambda kind, thing: f"<{kind} & {thing} of the house of all houses>"
    )
    ElementTree.fromstring(svg)
    assert "&lt;house &amp; stark" in svg
    pressed = re.findall(r'textLength="(\d+)"', svg)
    assert pressed
    assert max(int(width) for width in pressed) <= 400


def test_notebooks_and_the_game_have_the_picture() -> None:
    state = fight().state
    svg = state._repr_svg_()
    assert svg is not None
    assert "Robb" in svg


def found(svg: str, words: str) -> list[dict[str, str]]:
    """How a text is written, wherever it stands."""
    nodes = ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")
    return [node.attrib for node in nodes if node.text == words]


def test_the_two_sides_face_each_other() -> None:
    svg = drawn(fight().state)
    middle = svg[svg.rindex('<g transform="translate(') :]
    tokens = [float(x) for x in re.findall(r'<circle cx="([\d.]+)" cy="[\d.]+" r="20"', middle)]
    (mine,), (theirs,) = found(svg, "11"), [at for at in found(svg, "4") if at["font-size"] == "38"]
    assert max(tokens[:2]) < float(mine["x"]) < float(theirs["x"]) < tokens[2]
    swords = [("translate(194,150) rotate(-38)", 1.8), ("translate(206,150) rotate(38)", 1.8)]
    for move, size in (*swords, ("translate(100,92)", 1.1), ("translate(300,92)", 1.1)):
        assert f'transform="{move} scale({size})"' in middle
    assert "scale(1)" not in svg
    assert "rotate(0)" not in svg


def test_the_dead_are_struck_out_and_those_in_position_stand_out() -> None:
    svg = drawn(fight().state)
    (dead,), (alive,) = found(svg, "Bran Stark"), found(svg, "Robb Stark")
    (house,) = found(svg, "House Stark")
    assert dead["text-decoration"] == "line-through"
    assert "text-decoration" not in alive
    assert "font-style" not in alive
    assert "font-weight" not in alive
    assert house["font-weight"] == "700"
    assert "stroke" in house
    assert "stroke" not in alive
    assert svg.count('fill="#efe2c4"') == 3, "the fields of those who fight"
    assert svg.count("M-5,-14V14M0,-14V14M5,-14V14") == 1, "hostages of one house behind bars"
    assert len(found(svg, "Tywin")) == 1, "a long name on two lines"


def test_own_influence_comes_first_and_then_that_of_others() -> None:
    svg = drawn(fight().state)
    mats = svg.split('<g transform="translate(')[1:]
    seals = [
        re.findall(rf'd="{re.escape(_SEAL)}" transform="[^"]*" fill="(#\w+)"', m) for m in mats
    ]
    stark, lannister, tyrell = "#6B7680", "#9B1B1E", "#2E7D32"
    assert seals[:3] == [[stark] * 3, [lannister] * 5 + [stark] * 2, [tyrell] * 5]


def test_a_table_before_the_first_encounter_and_after_the_last() -> None:
    state = GAME.start(3, {"houses": "pick"}, seed=1)
    svg = drawn(state)
    assert [len(found(svg, str(seat))) for seat in (1, 2, 3)] == [1, 1, 1], "no houses yet"
    assert svg.count(_CROWN) == 1, "and nobody fights"
    rng = random.Random(1)
    while state.outcome() is None:
        state.play(*random_move(state, rng))
    outcome = state.outcome()
    assert outcome is not None
    banners = drawn(state).count(f'd="{_CROWN}" transform="translate(26,22)"')
    assert banners == len(outcome.winners)
