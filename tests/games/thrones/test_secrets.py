"""T31, T34: nothing hidden is left on the table that a seat imagines from what it knows."""

import pytest
from tests.games.thrones.battlefield import Board, army

from throneroom.games.thrones import GAME
from throneroom.kernel import BadInput, FastChance

LANNISTER_FIRST = {
    "fiefdoms": ["lannister", "stark", "greyjoy", "tyrell", "martell", "baratheon"],
}


def redrawn(seed: int) -> Board:
    """Lannister has attacked Seagard and used the Blade to draw another Tides card."""
    b = Board(
        {"riverrun": army("lannister", "kkk", "march_0"), "seagard": army("stark", "f")},
        options={"tides_of_battle": True},
        seed=seed,
        blade_used=False,
        tracks=LANNISTER_FIRST,
        supply={"lannister": 6},
    )
    b.attack("lannister", "riverrun", "seagard", "kkk").cards("the_hound", "catelyn_stark")
    return b.play("lannister", "redraw")


@pytest.mark.rule("T34.2", "TR17.3")
def test_what_stark_imagines_does_not_depend_on_the_card_given_back() -> None:
    """Stark is asked where to retreat; both open cards are the same in all these games."""
    imagined = set()
    for seed in range(40):
        b = redrawn(seed)
        battle = b.event("battle")
        if b.asked() == "retreat" and battle["attacker_tide"] == battle["defender_tide"] == "tob_0":
            imagined.add(b.state.imagine(b.seat("stark"), FastChance(1)).digest())
    assert len(imagined) == 1


@pytest.mark.rule("T34.3", "TR17.3")
def test_no_position_remembers_a_card_given_back_once_the_others_lie_open() -> None:
    b = next(b for b in map(redrawn, range(40)) if b.asked() == "retreat")
    position = b.state.to_position()
    tides = position["table"]["combat"]["tides"]
    assert (tides["open"], tides["discarded"]) == (True, None)
    tides["discarded"] = "tob_3"
    with pytest.raises(BadInput):
        GAME.from_position(position)
