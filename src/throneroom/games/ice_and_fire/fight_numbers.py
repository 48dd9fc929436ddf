"""How many dice, what hits, what blocks, how many wounds: F10.10-F10.23, F12.1, F12.2."""

from typing import Final

from throneroom.games.ice_and_fire.content import UNIT, Attack
from throneroom.games.ice_and_fire.geometry.shapes import FRONT, REAR
from throneroom.games.ice_and_fire.state import (
    CRITICAL_BLOW,
    PRECISION,
    SUNDERING,
    VICIOUS,
    Battle,
    Fight,
    ranks_of,
)

VICIOUS_ROLL: Final = -2


def profile_of(t: Battle, fight: Fight) -> Attack:
    """The attack profile that is used (F3.6)."""
    return UNIT[t.card[fight.attacker]].attacks[fight.attack]


def dice_of(t: Battle, fight: Fight) -> int:
    """The number of attack dice (F10.10)."""
    table = profile_of(t, fight).dice
    row = min(max(ranks_of(t, fight.attacker) + fight.rank_shift, 1), len(table))
    dice = table[row - 1]
    if fight.highest:
        dice = max(table)
    if fight.lowest:
        dice = min(table)
    return max(1, dice + fight.more_dice)


def succeeds(die: int, modifier: int, needed: int) -> bool:
    """Whether a single die does it: modified it is from 0 to 6 (F12.2), but a natural 1 never and a
    natural 6 always does (F10.12, F10.17)."""
    if die in (1, 6):
        return die == 6
    return min(max(die + modifier, 0), 6) >= needed


def hits(t: Battle, fight: Fight, die: int) -> bool:
    """Whether an attack die hits (F10.11)."""
    return succeeds(die, fight.to_hit, profile_of(t, fight).to_hit)


def count_hits(t: Battle, fight: Fight) -> tuple[int, int]:
    """Hits that allow a defense die, and hits that do not (F10.13-F10.16)."""
    scored = sum(hits(t, fight, die) for die in fight.attack_dice)
    sixes = sum(die == 6 for die in fight.attack_dice)
    precise = sixes if fight.keywords & PRECISION else 0
    extra = sixes if fight.keywords & CRITICAL_BLOW else 0
    return scored - precise + extra + fight.more_hits, precise


def zone_modifier(fight: Fight) -> int:
    """What a flank or the rear takes off defense and panic rolls (F10.21, F10.22)."""
    if fight.zone == FRONT:
        return 0
    return -2 if fight.zone == REAR else -1


def defense_modifier(fight: Fight) -> int:
    """What is added to every defense die (F10.21-F10.23)."""
    return zone_modifier(fight) + fight.defense - (1 if fight.keywords & SUNDERING else 0)


def blocks(t: Battle, fight: Fight, die: int) -> bool:
    """Whether a defense die blocks a hit (F10.17)."""
    return succeeds(die, defense_modifier(fight), UNIT[t.card[fight.defender]].defense)


def wounds_of(t: Battle, fight: Fight) -> int:
    """The wounds of an attack whose dice have been rolled (F10.18, F10.30)."""
    blocked = sum(blocks(t, fight, die) for die in fight.defense_dice)
    unblocked = max(0, fight.hits - blocked - fight.more_blocks) + fight.precise
    if fight.halves:
        unblocked //= 2
    return unblocked + fight.more_wounds


def panic_modifier(fight: Fight) -> int:
    """What an attack adds to the panic test that follows it (F10.21-F10.23)."""
    vicious = VICIOUS_ROLL if fight.keywords & VICIOUS else 0
    return zone_modifier(fight) + fight.panic_roll + vicious
