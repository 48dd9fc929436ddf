"""Battles of every kind come to an end, and nothing goes wrong on the way."""

import pytest
from tests.games.ice_and_fire.battles import fight_battle, fight_pair, pair_of, table_of

from throneroom.games.ice_and_fire.content import FACTIONS
from throneroom.games.ice_and_fire.layout import MODES


@pytest.mark.rule("F2.2", "F17.1", "F20.3")
@pytest.mark.parametrize("number", range(len(MODES.ids)))
def test_battles_end(number: int) -> None:
    """One in each mode; `make soak` fights hundreds."""
    fight_battle(number)


def test_all_kinds_of_battles_are_drawn() -> None:
    tables = [table_of(number) for number in range(100)]
    assert {options["mode"] for _, options in tables} == set(MODES.ids)
    assert {(seats, options["teams"]) for seats, options in tables} == {
        *((2, False), (3, False), (4, False), (4, True))
    }
    for mode in MODES.ids:
        points = {options["points"] for _, options in tables if options["mode"] == mode}
        assert len(points) > 2


def test_every_faction_meets_every_other() -> None:
    """One of these battles is fought here; `make soak` fights thousands."""
    factions = range(len(FACTIONS.ids))
    pairs = {pair_of(number) for number in range(len(factions) ** 2)}
    assert pairs == {(one, two) for one in factions for two in factions}
    number = 7 * len(factions) + 3  # House Greyjoy and the Night's Watch
    match = fight_pair(number)
    chosen = {move.seat: move.action[1] for move in match.moves if move.action[0] == "army"}
    assert chosen == dict(enumerate(pair_of(number)))
