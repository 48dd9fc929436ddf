"""Hits that are no attack: defense dice, and wounds for what they do not block: F1.13-F1.16,
F10.30."""

from typing import Final

from throneroom.games.ice_and_fire.fight_numbers import wounds_of
from throneroom.games.ice_and_fire.queries import BLOCK, DEFENSE, HALVES, mask, total
from throneroom.games.ice_and_fire.rolls import roll_d3, roll_dice
from throneroom.games.ice_and_fire.state import FIELD, Battle, Fight, seat_of
from throneroom.games.ice_and_fire.wounds import lose_wounds

NO_ATTACK: Final = -1  # the profile of hits that are no attack


def start_hits(t: Battle, unit: int, number: int, credit: int, by: int = 0) -> None:
    """A unit takes hits by an effect of the credited seat, maybe by an ability of a unit."""
    if number <= 0 or t.place[unit] != FIELD or not t.wounds[unit]:
        return
    fight = Fight(-1, unit, NO_ATTACK)
    fight.hits = number
    t.fights.append(fight)
    t.flow.push("end_attack")
    t.flow.push("wounds_of_hits", credit, by)
    t.flow.push("reroll", "defense", 0)
    fight.defense = total(t, DEFENSE, unit)
    fight.defense_dice = roll_dice(t, "defense", seat_of(unit), number)
    fight.defense_marks = [0] * number


def wounds_of_hits(t: Battle, credit: int, by: int) -> None:
    fight = t.fights[-1]
    unit = fight.defender
    if t.place[unit] == FIELD and t.wounds[unit]:
        fight.more_blocks += total(t, BLOCK, unit)
        fight.halves |= mask(t, HALVES, unit)
        lose_wounds(t, unit, wounds_of(t, fight), credit, by)


def take_d3_hits(t: Battle, unit: int, more: int, credit: int) -> None:
    """A unit takes D3 hits and so many more."""
    if t.place[unit] == FIELD:
        number = roll_d3(t, "hits", seat_of(unit)) + more
        t.flow.emit("takes_hits", unit, number)
        start_hits(t, unit, number, credit)


STEPS: Final = {"wounds_of_hits": wounds_of_hits, "take_d3_hits": take_d3_hits}
