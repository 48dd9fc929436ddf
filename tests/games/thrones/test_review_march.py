"""T13, T26: Marches that look legal and are not, and legal ones declared in an unusual order."""

from itertools import permutations

import pytest
from tests.games.thrones.battlefield import Board, army

from throneroom.games.thrones import GAME
from throneroom.kernel import BadInput, Illegal

MOVES = ("kings_landing:k", "dornish_marches:f", "blackwater:f")


@pytest.mark.rule("T13.3", "T1.13")
@pytest.mark.parametrize("numbers", [(0, 0, 0, 0), (-1, 1, 0, 0), (0, -1, 0, 0), (2, -1, 0, 0)])
def test_no_march_of_nobody_and_none_of_fewer_than_nobody(numbers: tuple[int, ...]) -> None:
    b = Board(
        {
            "lannisport": army("lannister", "ffk", "march_0"),
            "riverrun": army("stark", "f"),
        }
    )
    b.play("lannister", "resolve_march lannisport")
    before = b.state.digest()
    _, origin, stoney_sept, *_ = GAME.read("march lannisport>stoney_sept:f")
    with pytest.raises(Illegal) as refusal:
        b.state.play(b.seat("lannister"), ("march", origin, stoney_sept, *numbers))
    assert refusal.value.rule == "T13.3"
    assert b.state.digest() == before


@pytest.mark.rule("TR26.3", "T26.3", "TR6.2", "T13.4")
@pytest.mark.parametrize("order", list(permutations(MOVES)))
def test_a_march_on_a_neutral_force_may_be_declared_in_any_order(order: tuple[str, ...]) -> None:
    """The Footman that joins the support in Blackwater makes up the strength of five; a second unit
    against King's Landing would be one army too many."""
    b = Board(
        {
            "the_reach": army("baratheon", "kff", "march_0"),
            "blackwater": army("baratheon", "ff", "support"),
            "dornish_marches": army("baratheon", "f"),
            "kings_landing": {"neutral": 5},
        },
        supply={"baratheon": 1},
    )
    b.play("baratheon", "resolve_march the_reach")
    b.play("baratheon", *(f"march the_reach>{move}" for move in order), "end_march", "pass")
    assert b.units("kings_landing") == "baratheon k"
    assert b.units("dornish_marches") == "baratheon ff"
    assert b.units("blackwater") == "baratheon fff"


def test_a_march_to_no_area_at_all_is_no_action() -> None:
    b = Board({"lannisport": army("lannister", "ff", "march_0")})
    b.play("lannister", "resolve_march lannisport")
    _, origin, *_ = GAME.read("march lannisport>stoney_sept:f")
    with pytest.raises(BadInput):
        b.state.check(b.seat("lannister"), ("march", origin, -1, 1, 0, 0, 0))
