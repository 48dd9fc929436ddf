"""Whom a text may tell to move: nobody who is engaged, unless it may do something else (F8.4)."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import asked, clash, listed, play, unit
from tests.games.ice_and_fire.factions.reaching import reach

RAIDERS = "freefolk_free_folk_raiders"
CROSSBOWMEN = "lannister_lannister_crossbowmen"
HUNTERS = "nightswatch_ranger_hunters"
CATELYN = {"with": ["brotherhood_catelyn_stark_lady_stoneheart_commander"]}


def beside(card: str, **more: Any) -> dict[str, Any]:
    """a2 and b2 fight beside a1 and b1; b3 stands behind them, and b16 far away."""
    clear = unit(card, 17, 31, 270)
    return {"a2": unit(CROSSBOWMEN, 31, 20, 90), "b2": unit(card, 31, 24.8, 270, **more),
            "b3": clear}  # fmt: skip


@pytest.mark.rule("F14.13", "F8.4")
@pytest.mark.text("40319")
def test_who_is_engaged_is_not_repositioned() -> None:
    state = clash(RAIDERS, CROSSBOWMEN, at="turn", hand="40319", a2=unit(RAIDERS, 10, 5, 90))
    play(state, "play 40319 1")
    assert listed(state) == ["choose a2", "choose a16"]


@pytest.mark.rule("F14.13", "F8.4")
@pytest.mark.text("40304", "40815", "40629")
@pytest.mark.parametrize(
    ("card", "others"), [("40304", []), ("40815", []), ("40629", ["choose b16"])]
)
def test_who_is_engaged_makes_no_diversion(card: str, others: list[str]) -> None:
    state = clash(CROSSBOWMEN, RAIDERS, hand=[[], [card]], **beside(RAIDERS))
    reach(state, "strike b1", "stay", f"play {card} 1", dice=(1,) * 12)
    if others:
        assert listed(state) == ["choose b3", *others]
        play(state, "choose b3")
    assert (asked(state), listed(state)) == (("declare", 1), ["hold", "maneuver"])


@pytest.mark.rule("F14.13", "F8.4")
@pytest.mark.text("41116")
@pytest.mark.parametrize("more", [{}, CATELYN])
def test_vengeance_in_blood_of_whoever_can_take_it(more: dict[str, Any]) -> None:
    cards: Any = {"hand": [[], ["41116"]], "b_more": {"wounds": 9}}
    state = clash(CROSSBOWMEN, RAIDERS, **cards, **beside(RAIDERS, **more))
    dice = (6, *(1,) * 11)
    reach(state, "strike b1", "stay", "play 41116 1", dice=dice)
    catelyn = ["choose b2"] if more else []  # she may attack
    assert listed(state) == [*catelyn, "choose b3", "choose b16"]


@pytest.mark.rule("F14.13", "F8.4")
@pytest.mark.text("40525")
def test_who_is_engaged_does_not_shift_by_insight() -> None:
    state = clash(HUNTERS, CROSSBOWMEN, at="turn", hand="40525")
    reach(state, "play 40525 1")
    assert listed(state) == ["choose_option reroll", "choose_option not_targeted"]
