"""I3 Definitions: who is active, who supports whom, who won and who lost."""

from throneroom.games.iron_throne.content import HOUSES
from throneroom.games.iron_throne.state import (
    ALL_LOST,
    ATTACKING,
    DEFENDING,
    ENCOUNTER,
    NO_SIDE,
    RESOLUTION,
    WON_BY_ATTACKER,
    WON_BY_DEFENDER,
    Table,
)
from throneroom.kernel import Illegal, clockwise


def check_in_game(t: Table, house: int) -> None:  # I1.14
    """Refuse a house that nobody controls."""
    if t.seat_of[house] < 0:
        raise Illegal("I1.14", "iron_throne-not-in-game", house=HOUSES.ids[house])


def around(t: Table) -> tuple[int, ...]:  # I2.2, I16.13, IR69
    """All seats clockwise from the attacker."""
    return clockwise(t.attacker, t.seats)


def is_active(t: Table, seat: int) -> bool:  # I3.4, I3.5
    """Whether the seat is the attacker or the defender of this turn."""
    return seat in (t.attacker, t.defender)


def opposing_active(t: Table, seat: int) -> int:  # I3.11
    """The active player of the other side, for a player who is on one."""
    return t.defender if t.side[seat] == ATTACKING else t.attacker


def participates(t: Table, seat: int) -> bool:  # I3.8, I3.9, IR7
    """Participation lasts from the start of the encounter phase to the clean-up."""
    return t.side[seat] != NO_SIDE and ENCOUNTER <= t.phase <= RESOLUTION


def players_of(t: Table, side: int) -> list[int]:  # I3.7
    """The players of a side, clockwise from the attacker."""
    return [seat for seat in around(t) if t.side[seat] == side]


def supporters_of(t: Table, side: int) -> list[int]:  # I3.6, IR78
    """The supporters of a side; one whose character has died is still one of them."""
    return [seat for seat in players_of(t, side) if not is_active(t, seat)]


def fighters_of(t: Table, side: int) -> list[int]:  # I3.8, I8.7
    """The living participating characters of a side."""
    return [t.fighter[seat] for seat in players_of(t, side) if t.fighter[seat] >= 0]


def has_won(t: Table, seat: int) -> bool:  # I3.13
    """Whether the player's side won."""
    return t.side[seat] != NO_SIDE and t.side[seat] == winning_side(t)


def has_lost(t: Table, seat: int) -> bool:  # I3.13, IR18, IR19
    """Whether the player's side lost; in a tie and a failed truce every side did."""
    if t.side[seat] == NO_SIDE:
        return False
    return t.settled == ALL_LOST or (winning_side(t) != NO_SIDE and not has_won(t, seat))


def winning_side(t: Table) -> int:
    """The side that won, if one did."""
    if t.settled == WON_BY_ATTACKER:
        return ATTACKING
    return DEFENDING if t.settled == WON_BY_DEFENDER else NO_SIDE


def may_take_hostages(t: Table, taker: int) -> bool:  # I10.13, IR74
    """A player without rewards takes no hostage for the rest of the turn."""
    return not t.no_rewards >> taker & 1


def may_lose_hostages(t: Table, victim: int) -> bool:  # I10.14, I20.3, IR54
    """Nobody takes a hostage from a player without penalties, or from one who has withdrawn."""
    return not (t.no_penalties | t.withdrawn) >> victim & 1
