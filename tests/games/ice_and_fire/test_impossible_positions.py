"""What no battle can come to is refused as a position: with the rules and the numbers found."""

from typing import Any

import pytest
from tests.games.ice_and_fire.helpers import (
    AN_NCU,
    GUARDSMEN,
    SWORDS,
    asked,
    battle,
    unit,
)

from throneroom.games.ice_and_fire import GAME
from throneroom.kernel import BadInput
from throneroom.text import LANGUAGES, Translator

SOUTH = unit(SWORDS, 24, 10, 90)
NORTH = unit(GUARDSMEN, 24, 38, 270)
STRIKE = ["40201"]


def told(language: str = "en", **table: Any) -> list[str]:
    """Why a position is refused, line by line; every language says all of it."""
    with pytest.raises(BadInput) as found:
        battle(**{"a1": SOUTH, "b1": NORTH, **table})
    for one in LANGUAGES:
        translator = Translator(one, GAME)
        first, *reasons = translator.complaint(found.value).splitlines()
        assert translator.gaps == set()
        assert first.endswith(":")
        assert "ice_and_fire" not in " ".join(reasons)
        if one == language:
            said = reasons
    return said


@pytest.mark.rule("F34.24", "F8.10")
def test_trays_on_each_other() -> None:
    # 5.5 inches wide, and 4.8 - 2 of them deep in the other one.
    assert told(a2=unit(SWORDS, 24, 12, 90)) == [
        "F8.10  Stark Sworn Swords (/table/units/a1) and Stark Sworn Swords (/table/units/a2) stand"
        " on each other (overlap 15.4 square inches)."
    ]
    # Who only touches is engaged, and who is nearer than an inch may have failed a charge.
    for y in (14.8, 15.3):
        assert asked(battle(a1=SOUTH, b1=unit(GUARDSMEN, 24, y, 270))) == ("activate", 0)


@pytest.mark.rule("F34.24", "F8.12", "F24.5")
def test_a_tray_outside() -> None:
    (said,) = told(a2=unit(SWORDS, 2, 30, 90))
    assert said == "F8.12  Stark Sworn Swords (/table/units/a2) is 0.75″ outside the field."
    behind = unit(SWORDS, 24, 46, 270)
    siege: Any = {"mode": "storm_of_swords", "of_mode": {"walls": [6, 6, 6]}}
    assert [line[:5] for line in told(a2=behind, b1=unit(GUARDSMEN, 44, 20, 270), **siege)] == [
        "F8.12"
    ]
    battle(a1=SOUTH, a2=unit(SWORDS, 24, 45, 270), b1=unit(GUARDSMEN, 24, 30, 270))


@pytest.mark.rule("F34.24", "F8.15")
def test_a_tray_on_impassable_terrain() -> None:
    (said,) = told(terrain=[["palisade", 24, 10, 0]])  # six inches by one
    assert said == (
        "F8.15  Stark Sworn Swords (/table/units/a1) stands on Impassable terrain (overlap 5.5"
        " square inches)."
    )
    battle(a1=SOUTH, b1=NORTH, terrain=[["bog", 24, 10, 0]])


@pytest.mark.rule("F34.24", "F3.14", "F4.6")
def test_units_that_would_have_fallen() -> None:
    (said,) = told(a2=unit(SWORDS, 40, 10, 90, wounds=0))
    assert said.startswith("F3.14  Stark Sworn Swords (/table/units/a2) is on the field with 0")
    battle(a1=SOUTH, b1=NORTH, a2=unit(SWORDS, 40, 10, 90, wounds=0, place="gone"))
    heroes = ["stark_umber_champion", "stark_sworn_sword_captain"]
    (said,) = told(a2=unit(SWORDS, 40, 10, 90, wounds=1, **{"with": heroes}))
    assert said.endswith("(/table/units/a2) has 2 attachments and only 1 models left.")


@pytest.mark.rule("F34.24", "F15.2")
def test_two_in_one_zone() -> None:
    there = {name: {"card": AN_NCU, "zone": "crown"} for name in ("an1", "bn2")}
    (said,) = told(ncus=there)
    assert said == "F15.2  2 NCUs are in one zone, Crown: /table/ncus/an1 and /table/ncus/bn2."
    battle(a1=SOUTH, b1=NORTH, ncus={**there, "bn2": {"card": AN_NCU, "zone": "combat"}})


@pytest.mark.rule("F34.24", "F2.24", "F16.4")
def test_hands_and_decks() -> None:
    five = ["40201", "40202", "40203", "40204", "40205"]
    battle(a1=SOUTH, b1=NORTH, hand=[five, []], deck=[five, five])
    assert told(hand=[[], [*five, "40206"]]) == [
        "F2.24  Army B has 6 tactics cards in hand; at most 5 are allowed."
    ]
    (said,) = told(hand=[STRIKE, []], deck=[STRIKE, []], discard=[STRIKE, []])
    assert said.startswith("F16.4  Army A has 3 copies of a tactics card, and a deck has only 2: ")
    assert "40201" not in said


@pytest.mark.rule("F34.24", "F21.1", "F19.5")
def test_tokens_and_terrain_outside() -> None:
    (said,) = told(tokens=[["objective_01", 48.25, 20, 0.6]])
    assert said == "F21.1  /table/tokens/0: the objective token is 0.25″ outside the field."
    (said,) = told(terrain=[["bog", 3, 24, 0]])  # seven inches long
    assert said == "F19.5  Bog (/table/terrain/0) is 0.5″ outside the field."
    battle(a1=SOUTH, b1=NORTH, width=72, tokens=[["objective_01", 48.25, 20, 0.6]])


@pytest.mark.rule("F34.24", "F20.6", "F33.6")
def test_a_side_without_units() -> None:
    gone = unit(GUARDSMEN, 24, 38, 270, place="gone", wounds=0)
    assert told(b1=gone) == [
        "F20.6  Army B has no Combat Unit on the field, so the battle would be lost already."
    ]
    beside = unit(GUARDSMEN, 0, 0, 0, place="beside")
    assert asked(battle(a1=SOUTH, b1=beside, at="deploy", active="1")) == ("deploy", 1)
    third: Any = {"c1": unit(SWORDS, 43, 43, 270), "seats": 3}
    assert told(b1=gone, **third)
    battle(a1=SOUTH, b1=gone, **third, of_mode={"out": ["1"]})


@pytest.mark.rule("F34.24")
def test_everything_is_told_at_once() -> None:
    lines = told(
        "pl",
        a2=unit(SWORDS, 24, 12, 90),
        ncus={name: {"card": AN_NCU, "zone": "crown"} for name in ("an1", "an2")},
        tokens=[["objective_01", 50, 20, 0.6]],
    )
    assert [line.split()[0] for line in lines] == ["F8.10", "F15.2", "F21.1"]


@pytest.mark.rule("F34.24")
@pytest.mark.parametrize("kind", [-1, 40])
def test_a_question_whose_answers_would_be_refused(kind: int) -> None:
    """A piece of terrain to be placed that there is not."""
    state = GAME.start(2, {"armies": ["stark_40", "lannister_40"], "terrain": "chosen"}, seed=1)
    state.play(state.to_move()[0], state.legal(state.to_move()[0])[0])
    position = state.to_position()
    assert position["flow"]["question"] == "place"
    position["flow"]["args"] = [kind]
    with pytest.raises(BadInput, match="position-inconsistent"):
        GAME.from_position(position)


@pytest.mark.rule("F34.24", "F8.37")
@pytest.mark.parametrize("place", [0, 1, 2, 3, 4])
def test_a_word_where_a_number_belongs(place: int) -> None:
    """Also where it would be noticed only with the next action."""
    position = battle(a1=SOUTH, b1=NORTH, at="declare a1").to_position()
    position["flow"]["args"][place] = "x"
    with pytest.raises(BadInput, match=r"position-(inconsistent|bad-argument)"):
        GAME.from_position(position)
