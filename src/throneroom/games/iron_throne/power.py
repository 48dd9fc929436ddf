"""I12 Power and I13 Death of characters.

On characters power is strength and life, on leader sheets it is the reserve of the house (I3.1).
"""

from throneroom.games.iron_throne.content import AFTER_CHARACTER_DIED, CHARACTERS
from throneroom.games.iron_throne.state import Table
from throneroom.kernel import Illegal


def living(t: Table, seat: int) -> list[int]:  # I1.11, I13.3
    """The living characters of a player, in the order of the house."""
    first = t.house[seat] * 5
    power = t.power
    return [character for character in range(first, first + 5) if power[character] > 0]


def check_own_living(t: Table, seat: int, character: int, own: str, alive: str) -> None:
    """Refuse a character that is none of the player's living ones, by the rules that ask for it."""
    name = CHARACTERS.ids[character]
    if character // 5 != t.house[seat]:
        raise Illegal(own, "iron_throne-not-your-character", character=name)
    if character == t.leader[seat]:
        raise Illegal("I2.5", "iron_throne-leader-not-a-token", character=name)
    if not t.power[character]:
        raise Illegal(alive, "iron_throne-character-dead", character=name)


def place_power(t: Table, seat: int, character: int) -> None:  # I12.1, I12.6
    """Move one token from the own leader sheet to an own living character."""
    t.sheet[seat] -= 1
    t.power[character] += 1
    t.flow.emit("power_placed", seat, character)


def remove_power(t: Table, character: int, n: int, to_sheet_of: int = -1) -> int:  # I12.2, I12.4
    """Remove up to n tokens from a character, by default to the sheet of its controller (IR73)."""
    removed = min(n, t.power[character])
    if removed <= 0:
        return 0
    owner = t.seat_of[character // 5]
    receiver = owner if to_sheet_of < 0 else to_sheet_of
    t.power[character] -= removed
    t.sheet[receiver] += removed
    t.flow.emit("power_removed", character, removed, receiver)
    if t.power[character] == 0:
        die(t, owner, character)
    return removed


def sheet_to_box(t: Table, seat: int, n: int) -> int:  # I12.3, I1.7, I13.6, IR43
    """Remove up to n tokens from a leader sheet; they never come back, and no leader dies of it."""
    removed = min(n, t.sheet[seat])
    t.sheet[seat] -= removed
    t.box += removed
    if removed:
        t.flow.emit("power_boxed", seat, removed)
    return removed


def sheet_to_sheet(t: Table, giver: int, taker: int, n: int) -> None:  # I12.7, I12.9
    """Move tokens between leader sheets: only a truce or an effect does that."""
    moved = min(n, t.sheet[giver])
    t.sheet[giver] -= moved
    t.sheet[taker] += moved
    if moved:
        t.flow.emit("power_given", giver, taker, moved)


def shift_power(t: Table, giver: int, taker: int, n: int) -> None:  # I12.8
    """Move tokens between two characters: only an effect does that."""
    t.power[giver] -= n
    t.power[taker] += n
    t.flow.emit("power_shifted", giver, taker, n)


def die(t: Table, seat: int, character: int) -> None:  # I13.1, I13.7, I3.10
    """A character without power is turned over and stops participating; its player does not.

    `when_character_would_die` (I13.2, I17.10) is reserved: no sheet or card acts in it, so it
    opens and closes at once.
    """
    if t.fighter[seat] == character:
        t.fighter[seat] = -1
    t.flow.emit("died", character)
    t.pending.append((AFTER_CHARACTER_DIED, (character,)))


def house_is_dead(t: Table, seat: int) -> bool:  # I13.9
    """Whether all four characters of a house are dead."""
    first = t.house[seat] * 5
    return not any(t.power[first : first + 5])
