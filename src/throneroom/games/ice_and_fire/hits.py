"""Hits by an effect that is no attack: F1.14, F1.16."""

from typing import Final

from throneroom.games.ice_and_fire.fight_numbers import wounds_of
from throneroom.games.ice_and_fire.rolls import roll_d3, roll_dice
from throneroom.games.ice_and_fire.state import FIELD, NOTHING, Battle, Fight, seat_of
from throneroom.games.ice_and_fire.wounds import lose_wounds


def take_hits(t: Battle, unit: int, count: int, credit: int) -> None:
    """A unit takes hits: a defense die for each, no panic test after them."""
    if t.place[unit] == FIELD and t.wounds[unit]:
        fight = Fight(NOTHING, unit, 0)
        fight.hits = count
        t.fights.append(fight)
        t.flow.emit("takes_hits", unit, count)
        fight.defense_dice = roll_dice(t, "defense", seat_of(unit), count)
        fight.defense_marks = [0] * count
        t.flow.push("suffer_hits", credit)
        t.flow.push("reroll", "defense", 0)


def suffer_hits(t: Battle, credit: int) -> None:
    fight = t.fights.pop()
    if t.place[fight.defender] == FIELD:
        lose_wounds(t, fight.defender, wounds_of(t, fight), credit)


def take_d3_hits(t: Battle, unit: int, more: int, credit: int) -> None:
    """D3 hits and so many more."""
    if t.place[unit] == FIELD:
        take_hits(t, unit, roll_d3(t, "hits", seat_of(unit)) + more, credit)


STEPS: Final = {"suffer_hits": suffer_hits, "take_hits": take_hits, "take_d3_hits": take_d3_hits}
