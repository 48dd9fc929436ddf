"""The battle as text: everything on the table is said in words, in every language."""

import json
import random
import re
from typing import Any

import pytest
from tests.games.ice_and_fire.helpers import (
    BOWMEN,
    GREY_WIND,
    GUARDSMEN,
    OUTRIDERS,
    SWORDS,
    battle,
    play,
    unit,
)
from tests.games.ice_and_fire.words import LOCALE
from tests.games.properties import random_move

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.layout import MODES
from throneroom.games.ice_and_fire.modifiers import CHANGES, REASONS
from throneroom.games.ice_and_fire.moments import MOMENTS
from throneroom.games.ice_and_fire.terminal import draw
from throneroom.kernel import State
from throneroom.text import LANGUAGES, Translator


def drawn(state: State, seat: int | None = None, language: str = "en") -> list[Any]:
    """The blocks of text; nothing in them may be without words."""
    translator = Translator(language, GAME)
    blocks = draw(state.view(seat), translator.say)
    assert translator.gaps == set()
    assert "ice_and_fire-" not in json.dumps(blocks)
    return blocks


def field(state: State) -> list[str]:
    """The rows of the battlefield from the north, without its frame and colours."""
    (drawing,) = [b for b in drawn(state) if isinstance(b, str) and b.count("\n") > 20]
    lines = [without_markup(line) for line in drawing.splitlines()]
    return [line[4:-1] for line in lines[2:-1]]


def without_markup(line: str) -> str:
    found, inside = "", False
    for character in line:
        if character == "[":
            inside = True
        elif character == "]":
            inside = False
        elif not inside:
            found += character
    return found


def table(state: State, title: str, seat: int | None = None) -> list[list[str]]:
    """The rows of the table with a title."""
    for block in drawn(state, seat):
        if isinstance(block, dict) and without_markup(block["title"]).startswith(title):
            return [[without_markup(cell) for cell in row] for row in block["rows"]]
    raise AssertionError(f"there is no table called {title}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_battles_are_drawn_in_words(language: str) -> None:
    rng = random.Random(language)
    for number, mode in enumerate(MODES.ids):
        if number % len(LANGUAGES) != LANGUAGES.index(language):
            continue
        state = GAME.start(2, {"mode": mode}, seed=number)
        dice = 0
        for count in range(350):
            if state.outcome() is not None:
                break
            dice += bool(state.table.fights or state.table.tests)
            if count % 60 == 0 or (state.table.fights and dice % 4 == 0):
                for seat in (None, *state.to_move()):
                    drawn(state, seat, language)
            state.play(*random_move(state, rng))


def test_trays_are_drawn_where_they_stand_with_handle_and_front() -> None:
    rows = field(
        battle(
            a1=unit(SWORDS, 12, 24, 90),
            a2=unit(GREY_WIND, 40, 8, 0),
            b1=unit(GUARDSMEN, 24, 36.4, 270),
            tokens=[["objective_01", 36, 24, 0.6]],
            terrain=[["forest", 40, 36, 0]],
            at="declare a1",
        )
    )
    assert len(rows) == 36
    assert {len(row) for row in rows} == {72}
    # A column is two thirds of an inch, a row twice that.
    middle = "\n".join(row[13:23] for row in rows[15:21])
    assert middle.count("a1") == 1
    assert "↑" in rows[16][13:23]
    assert {c for c in middle if c not in " \n"} == {"░", "a", "1", "↑"}
    assert next(row for row in rows if "b1" in row).index("b1") in (35, 36)
    assert any("↓" in row for row in rows[7:11])
    assert [row for row in rows if "a2" in row and "→" in row]
    assert [row.index("①") for row in rows if "①" in row] == [54]
    assert sum(row.count("♣") for row in rows) > 30


def test_units_are_listed_with_all_that_is_to_be_known() -> None:
    state = battle(
        a1=unit(SWORDS, 12, 12.4, 90, wounds=9, conditions=["panicked"], activated=True),
        a2=unit(OUTRIDERS, 0, 0, 0, place="reserve"),
        b1=unit(GUARDSMEN, 12, 17.2, 270),
        b2={"card": BOWMEN, "place": "beside"},
        at="turn",
    )
    assert table(state, "Army A") == [
        [
            *("a1", "Stark Sworn Swords", "in the south-west, ↑ north", "9/12", "3/3", "5″ 4+ 6+"),
            "activated; Panicked; engaged: b1",
        ],
        ["a2", "Stark Outriders", "in reserve", "12/12", "2/2", "6″ 4+ 6+", "–"],
    ]
    assert [row[2] for row in table(state, "Army B")] == ["in the west, ↓ south", "not deployed"]


def test_units_alike_are_listed_with_the_numbers_of_what_they_can_do() -> None:
    state = battle(
        a1=unit(SWORDS, 10, 10, 90), a2=unit(SWORDS, 20, 10, 90), b1=unit(GUARDSMEN, 10, 40, 270)
    )
    tables = [block for block in drawn(state, 0) if isinstance(block, dict)]
    named = {row[0]: row[1] for block in tables for row in block["rows"] if len(row) == 7}
    assert [name for name in named.values() if "Guardsmen" in name] == ["Lannister Guardsmen"]
    numbered = [name for name in named.values() if "Swords" in name]
    assert numbered == ["Stark Sworn Swords (1)", "Stark Sworn Swords (2)"]


def test_the_tactics_board_tells_who_has_claimed_what() -> None:
    state = battle(
        a1=unit(SWORDS, 12, 12, 90),
        b1=unit(GUARDSMEN, 12, 30, 270),
        ncus={
            "an1": {"card": "stark_sansa_stark_little_bird", "zone": "wealth"},
            "bn1": {"card": "lannister_cersei_lannister_queen_regent", "activated": True},
        },
        at="turn",
    )
    assert table(state, "Tactics board") == [["–", "Sansa Stark, Little Bird an1", "–", "–", "–"]]
    beside = [str(block) for block in drawn(state) if str(block).startswith("Beside the board")]
    assert [without_markup(line) for line in beside] == [
        "Beside the board, Army B: Cersei Lannister, Queen Regent bn1 (activated; Order tokens: 2)"
    ]


def test_cards_in_hand_are_told_with_what_they_do_to_their_owner_only() -> None:
    state = battle(
        a1=unit(SWORDS, 12, 12, 90),
        b1=unit(GUARDSMEN, 12, 30, 270),
        hand=[["40206"], []],
        texts=True,
        at="turn",
    )
    (row,) = table(state, "Your tactics cards", seat=0)
    assert row[0] == "Swift Reposition"
    assert row[1].startswith("Start of any turn: One friendly Combat Unit shifts 2″")
    assert "Swift Reposition" not in json.dumps(drawn(state, 1))


@pytest.mark.rule("F10.21", "F12.1")
def test_the_dice_of_a_fight_are_told_with_what_they_need_and_why() -> None:
    state = battle(
        a1=unit(SWORDS, 12, 12.4, 90),
        b1=unit(GUARDSMEN, 12, 17.55, 0, conditions=["vulnerable"]),
        dice=(6, 5, 4, 3, 2, 1, 1, 6, 6, 5, 4),
        at="declare a1",
    )
    play(state, "strike b1")
    while state.table.flow.kind != "reroll":
        play(state, state.game.write(state.legal(state.to_move()[0])[0]))
    rows = table(state, "Stark Sworn Swords a1 attacks Lannister Guardsmen b1 (right flank)")
    assert rows[0][0] == "Attack"
    assert rows[0][1].split()[:3] == ["6*", "5*", "4*"]
    assert [row[0] for row in rows] == ["Attack", "Hits", "Defense"]
    assert rows[2][2] == "3+ (−1)"
    assert "  −1 to defense: attack in the flank (F10.21)" in [
        without_markup(str(block)) for block in drawn(state)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_and_every_change_of_dice_has_a_name(language: str) -> None:
    translator = Translator(language, GAME)
    keys = [
        *(f"moment-{moment}" for moment in (*MOMENTS, "answer")),
        *(f"change-{what}" for what in (*CHANGES, "morale")),
        *(f"why-{reason}" for reason in REASONS),
    ]
    assert [key for key in keys if not translator.has(f"ice_and_fire-{key}")] == []


def test_whoever_is_asked_in_a_window_hears_what_it_is_about() -> None:
    state = battle(
        a1=unit(OUTRIDERS, 12, 12, 90),
        b1=unit(GUARDSMEN, 12, 30, 270),
        b2=unit(GUARDSMEN, 30, 30, 270),
        texts=True,
        at="turn",
    )
    translator = Translator("en", GAME)

    def prompt() -> str:
        decision = state.decision(state.to_move()[0])
        assert decision is not None
        return translator.prompt(decision, translator.look_at(state.table))

    while state.table.flow.kind != "activate":
        assert prompt() == "start of the turn: use an effect?"
        play(state, "pass")
    play(state, "activate a1")
    assert prompt() == "Stark Outriders, activation: use an effect?"
    translator.look_at(state.table)
    assert translator.name("unit", "b2") == "Lannister Guardsmen (2)"


def test_how_to_type_what_is_not_listed_is_told_of_actions_that_there_are() -> None:
    text = (LOCALE / "en" / "ice_and_fire-terminal.ftl").read_text("utf-8")
    told = re.findall(r"^ice_and_fire-type-(\w+) = .*“([^”]+)”", text, re.MULTILINE)
    assert len(told) > 10
    for verb, example in told:
        assert verb in GAME.verbs
        assert GAME.read(example)[0] in (verb, f"{verb}_at")


@pytest.mark.parametrize(
    ("language", "place"),
    [
        ("en", "in the south, ↑ north"),
        ("pl", "na południu, ↑ północ"),
        ("bg", "на юг, ↑ север"),
    ],
)
def test_places_are_written_as_in_the_language(language: str, place: str) -> None:
    state = battle(a1=unit(SWORDS, 24.254, 10, 97.5), b1=unit(GUARDSMEN, 24, 40, 270))
    assert place in json.dumps(drawn(state, language=language), ensure_ascii=False)
