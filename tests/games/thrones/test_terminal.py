"""The table as text: whatever lies on it is there, in every language, without a gap."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.thrones.battlefield import HOUSES, Board, army, token

from throneroom.games.thrones import GAME
from throneroom.games.thrones.terminal import draw
from throneroom.kernel import Block
from throneroom.kernel.plain import as_text
from throneroom.text import LANGUAGES, Translator


def drawn(b: Board, house: str | None = None) -> Sequence[Block]:
    view = b.state.view(None if house is None else b.seat(house))
    return draw(view, Translator("en", GAME).say)


def row(blocks: Sequence[Block], first: str) -> list[str]:
    """The cells of the row that begins with these words, without colours."""
    for block in blocks:
        if not isinstance(block, str):
            for cells in block["rows"]:
                plain = [as_text([cell]) for cell in cells]
                if plain[0].startswith(first):
                    return plain
    raise AssertionError(f"no row begins with {first}")


def line(blocks: Sequence[Block], words: str) -> str:
    (found,) = [as_text([b]) for b in blocks if isinstance(b, str) and words in as_text([b])]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_a_game_can_be_drawn(language: str) -> None:
    rng = random.Random(language)
    translator = Translator(language, GAME)
    state = GAME.start(4, {"tides_of_battle": True, "rounds": 3}, seed=4)
    count = 0
    while state.outcome() is None:
        if count % 9 == 0 or state.table.combat is not None:
            for seat in (None, 0, 3):
                assert "thrones-" not in str(draw(state.view(seat), translator.say))
        seat = rng.choice(state.to_move())
        state.play(seat, rng.choice(state.legal(seat)))
        count += 1
    assert translator.gaps == set()


@pytest.mark.rule("T34.1", "T31.8")
def test_what_lies_in_an_area_stands_in_its_row() -> None:
    b = Board(
        {
            "winterfell": army("stark", "fk", "march_0", routed="e"),
            "karhold": token("stark"),
            "kings_landing": {"neutral": 5},
            "oldtown": {"neutral": "impassable"},
            "the_narrow_sea": army("stark", "ss", "support"),
        },
        garrisons={"stark": 2},
    )
    blocks = drawn(b)
    winterfell = row(blocks, "Winterfell")
    assert winterfell[1:4] == ["House Stark", "fk e (routed)", "March +0"]
    assert "2" in winterfell[4]
    assert row(blocks, "Karhold")[1:4] == ["House Stark", "–", "–"]
    assert "House Stark" in row(blocks, "Karhold")[4]
    assert "5" in row(blocks, "King's Landing")[4]
    assert row(blocks, "Oldtown")[4] not in ("", "–")
    assert row(blocks, "The Narrow Sea")[2:4] == ["ss", "Support"]
    assert "Harrenhal" in line(blocks, "Flint's Finger")
    assert row(blocks, "Winterfell")[0] == "Winterfell ●▪♔"


@pytest.mark.rule("T31.1", "T34.2")
def test_only_ones_own_tokens_are_counted_out() -> None:
    b = Board({"winterfell": army("stark", "f"), "pyke": army("greyjoy", "f")}, at="planning")
    b.play("stark", "order winterfell march_0")
    own = line(drawn(b, "stark"), "×")
    assert "March +0" not in own
    assert "2 × Raid" in own
    assert row(drawn(b, "stark"), "Winterfell")[3] == "March +0"
    assert row(drawn(b, "greyjoy"), "Winterfell")[3] == "–"
    assert not any("×" in block for block in drawn(b) if isinstance(block, str))


@pytest.mark.rule("T34.1", "T14.4")
def test_a_combat_is_taken_apart_until_it_is_decided() -> None:
    b = Board(
        {
            "the_reach": army("tyrell", "kk", "march_plus_1_special"),
            "kingswood": army("baratheon", "f", "defense_plus_1"),
            "kings_landing": army("tyrell", "f", "support"),
        }
    )
    b.play("tyrell", "resolve_march the_reach", "march the_reach>kingswood:kk")
    assert line(drawn(b, "tyrell"), "kk →").endswith("kk → Kingswood")
    assert not any("kk →" in str(block) for block in drawn(b, "baratheon"))
    b.play("tyrell", "end_march", "pass", "support kings_landing attacker")
    blocks = drawn(b)
    parts: dict[str, Any] = {"Units": ["4", "1"], "Order": ["1", "1"]}
    for part, numbers in parts.items():
        assert row(blocks, part)[1:] == numbers
    assert row(blocks, "Support")[1:] == ["King's Landing 1", "–"]
    b.cards("ser_loras_tyrell", "patchface").play("baratheon", "retreat storms_end")
    assert "House Tyrell" in line(drawn(b), "Kingswood –")


@pytest.mark.rule("T9.4", "T34.1")
def test_houses_tracks_bids_and_cards_have_their_places() -> None:
    b = Board(
        {"winterfell": army("stark", "f")},
        at="clash_of_kings",
        power={"stark": 3},
        bans=["raid"],
        cards=["supply", None, None],
        raven_used=True,
        blade_used=False,
        hands={"stark": ["eddard_stark"]},
    )
    blocks = drawn(b)
    head = line(blocks, "Supply")
    assert "Raid" in head
    stark = row(blocks, "House Stark")
    assert stark[3] == "3 / 17"
    assert stark[5] == "Eddard Stark 4"
    assert stark[6].count(",") == 5
    court = row(blocks, "King's Court")
    assert "Raven" in court[-1]
    assert "used" in court[-1]
    assert "used" not in row(blocks, "Fiefdoms")[-1]
    for house in HOUSES:
        b.play(house, f"bid {3 if house == 'stark' else 0}")
    assert "House Stark 3" in line(drawn(b), "House Stark 3")


@pytest.mark.rule("T9.1", "T9.2", "T9.3")
def test_the_places_of_the_tracks_are_counted_from_one() -> None:
    blocks = drawn(Board({"riverrun": army("stark", "f", "raid")}, at="raids"))
    tables = [block for block in blocks if not isinstance(block, str)]
    (columns,) = [table["columns"] for table in tables if "1" in table["columns"]]
    assert columns[1:-1] == ["1", "2", "3", "4", "5", "6"]
