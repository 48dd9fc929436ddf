"""The table as text: complete, aligned, and without a gap in any language."""

import random
import re

import pytest
from tests.games.watch.helpers import RED, position

from throneroom.games.watch import GAME
from throneroom.games.watch.geometry import ALL_PATHS, INTERSECTIONS, PATHS, SETUPS, SITES
from throneroom.games.watch.terminal import draw
from throneroom.kernel import bits
from throneroom.text import LANGUAGES, Translator


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "variant"), [(3, "base"), (4, "base"), (3, "brotherhood"), (4, "brotherhood")]
)
def test_every_moment_of_a_game_can_be_drawn(seats: int, variant: str, language: str) -> None:
    rng = random.Random(seats)
    state = GAME.start(seats, {"variant": variant}, seed=seats)
    translator = Translator(language, GAME)
    count = 0
    while state.outcome() is None:
        if count % 50 == 0:
            for seat in (None, 0, seats - 1):
                blocks = draw(state.view(seat), translator.say)
                assert "watch-" not in str(blocks)
        state.apply(state.to_move()[0], rng.choice(state.legal(state.to_move()[0])))
        count += 1
    assert translator.gaps == set()


@pytest.mark.parametrize("seats", [3, 4])
def test_the_board_shows_every_place_once(seats: int) -> None:
    s = position(
        seats=seats,
        tormund="a1",
        gift={"b1": ["regular", "giant"]},
        red={"settlements": ["v10"], "keeps": ["v12"], "roads": ["e15"]},
    )
    blocks = draw(s.view(RED), Translator("en", GAME).say)
    (board,) = [block for block in blocks if isinstance(block, str) and "v01" in block]
    plain = re.sub(r"\[[^\]]*\]", "", board)
    setup = s.table.setup
    places = {SITES.ids[site] for site in bits(INTERSECTIONS[setup])}
    places |= {PATHS.ids[path] for path in bits(ALL_PATHS[setup])}
    places -= {"v10", "v12", "e15"}
    found = re.findall(r"[ve]\d\d", plain)
    assert sorted(found) == sorted(places)
    assert (plain.count("^1^"), plain.count("#1#"), plain.count("=1=")) == (1, 1, 1)
    assert " T" in plain
    assert " ww" in plain
    assert SETUPS[setup] == ("brotherhood_3" if seats == 3 else "brotherhood_4")
