"""The picture of the table: what everybody sees, in every language, and nothing else."""

import random
import re
from xml.etree import ElementTree

import pytest
from tests.games.iron_throne.table import GAME, Play, sit
from tests.games.properties import random_move

from throneroom.games.iron_throne.table_svg import _SHIELD, _SWORD, picture
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
