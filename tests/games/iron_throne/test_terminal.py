"""The table as text: everything on it is said in words, in every language."""

import json
import random
from typing import Any

import pytest
from tests.games.iron_throne.table import GAME, sit
from tests.games.properties import random_move

from throneroom.games.iron_throne.terminal import draw
from throneroom.kernel import State
from throneroom.text import LANGUAGES, Translator


def drawn(state: State, seat: int | None, language: str = "en") -> list[Any]:
    """The blocks of text; nothing in them may be without words."""
    translator = Translator(language, GAME)
    blocks = draw(state.view(seat), translator.say)
    assert translator.gaps == set()
    assert "iron_throne-" not in json.dumps(blocks)
    return blocks


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_drawn_in_words(language: str) -> None:
    rng = random.Random(language)
    for seats in (3, 5):
        state = GAME.start(seats, seed=seats)
        for count in range(400):
            if state.outcome() is not None:
                break
            if count % 9 == 0:
                for seat in (None, *state.to_move()):
                    drawn(state, seat, language)
            state.play(*random_move(state, rng))


def test_the_terms_of_an_offer_are_told_with_what_they_give() -> None:
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "truce"},
        lannister={"fighter": "jaime", "hand": "truce"},
    ).clash("truce", "truce")
    t.do("stark", "demand hostages 2", "grant power 1")
    terms = "the attacker: hostages 2; the defender: power 1"
    assert [b for b in drawn(t.state, 0) if str(b).endswith(terms)]
    assert not [b for b in drawn(t.state, 1) if str(b).endswith(terms)]  # only in the making
    t.do("stark", "propose")
    for seat in (None, 0, 1, 2):
        assert [b for b in drawn(t.state, seat) if str(b).endswith(terms)]
    t.do("lannister", "offer 1 0 0 0 0 0")
    ending = "the attacker: influence 1; the defender: –"
    assert [b for b in drawn(t.state, 0) if str(b).endswith(ending)]


def test_event_cards_that_a_seat_knows_are_named() -> None:
    t = sit(
        "baratheon stark tyrell",
        at="preparation",
        events="stark_1 tyrell_2 special_influential_2 stark_2",
        baratheon={"leader": "melisandre"},
    ).use("baratheon")
    blocks = drawn(t.state, 0)
    for line in ("1. The Starks", "2. The Tyrells", "3. The Influential"):
        assert f"Known card of the event deck: {line}" in blocks
    assert not [b for b in drawn(t.state, 1) if str(b).startswith("Known card of the event deck")]
