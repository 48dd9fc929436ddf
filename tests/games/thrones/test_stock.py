"""T1.13: of each type of unit a House has so many and no more, standing or routed."""

import pytest
from tests.games.thrones.battlefield import HOUSES, Board, army

LANDS = [
    *("karhold", "the_stony_shore", "widows_watch", "flints_finger", "greywater_watch"),
    *("moat_cailin", "seagard", "the_twins", "the_fingers", "riverrun"),
]
SEAS = [
    *("sunset_sea", "ironmans_bay", "the_golden_sound"),
    *("west_summer_sea", "redwyne_straits", "sea_of_dorne"),
]
LIMITS = [("footman", "f", 10), ("knight", "k", 5), ("ship", "s", 6), ("siege_engine", "e", 2)]


def mustering(letter: str, number: int) -> Board:
    """Stark musters, with so many units of a type one by one, every other one routed."""
    places = SEAS if letter == "s" else LANDS
    areas = {
        area: army("stark", "", routed=letter) if i % 2 else army("stark", letter)
        for i, area in enumerate(places[:number])
    }
    return Board(
        areas,
        at="cards",
        cards=["mustering", None, None],
        supply={"stark": 6},
        tracks={"iron_throne": list(HOUSES)},
    )


@pytest.mark.rule("T1.3", "T1.13", "T7.3")
@pytest.mark.parametrize(("kind", "letter", "limit"), LIMITS)
def test_the_last_of_a_type_is_recruited_and_no_more(kind: str, letter: str, limit: int) -> None:
    place = "bay_of_ice" if kind == "ship" else "winterfell"
    text = f"recruit winterfell {kind} {place}"
    b = mustering(letter, limit)
    assert b.refused("stark", text) == "T1.13"
    assert text not in b.legal("stark")
    b = mustering(letter, limit - 1)
    assert text in b.legal("stark")
    b.play("stark", text)
    assert b.units(place) == f"stark {letter}"
