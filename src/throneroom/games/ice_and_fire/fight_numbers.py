"""The numbers of the attack that is being made: F10.10-F10.23, by what has been added to it."""

from throneroom.games.ice_and_fire.attack_numbers import (
    SUNDERING as SUNDERING_OFF,
)
from throneroom.games.ice_and_fire.attack_numbers import (
    VICIOUS as VICIOUS_OFF,
)
from throneroom.games.ice_and_fire.attack_numbers import (
    ZONE_BONUS,
    Hits,
    attack_dice,
    count_hits,
    count_wounds,
    is_blocked,
    is_hit,
)
from throneroom.games.ice_and_fire.content import UNIT, Attack
from throneroom.games.ice_and_fire.state import (
    CRITICAL_BLOW,
    PRECISION,
    SUNDERING,
    VICIOUS,
    Battle,
    Fight,
    ranks_of,
)


def profile_of(t: Battle, fight: Fight) -> Attack:
    """The attack profile that is used (F3.6)."""
    return UNIT[t.card[fight.attacker]].attacks[fight.attack]


def dice_of(t: Battle, fight: Fight) -> int:
    """The number of attack dice (F10.10)."""
    return attack_dice(
        profile_of(t, fight).dice,
        ranks_of(t, fight.attacker),
        shift=fight.rank_shift,
        highest=bool(fight.highest),
        lowest=bool(fight.lowest),
        added=fight.more_dice,
    )


def hits(t: Battle, fight: Fight, die: int) -> bool:
    """Whether an attack die hits (F10.11)."""
    return is_hit(die, profile_of(t, fight).to_hit, fight.to_hit)


def hits_of(t: Battle, fight: Fight) -> Hits:
    """The hits of the attack dice (F10.13-F10.16)."""
    return count_hits(
        fight.attack_dice,
        profile_of(t, fight).to_hit,
        fight.to_hit,
        critical_blow=bool(fight.keywords & CRITICAL_BLOW),
        precision=bool(fight.keywords & PRECISION),
        added=fight.more_hits,
    )


def defense_modifier(fight: Fight) -> int:
    """What is added to every defense die (F10.21-F10.23)."""
    off = ZONE_BONUS[fight.zone] + (SUNDERING_OFF if fight.keywords & SUNDERING else 0)
    return fight.defense - off


def blocks(t: Battle, fight: Fight, die: int) -> bool:
    """Whether a defense die blocks a hit (F10.17)."""
    return is_blocked(die, UNIT[t.card[fight.defender]].defense, defense_modifier(fight))


def wounds_of(t: Battle, fight: Fight) -> int:
    """The wounds of an attack whose dice have been rolled (F10.18, F10.30)."""
    return count_wounds(
        Hits(fight.hits, fight.precise),
        sum(blocks(t, fight, die) for die in fight.defense_dice),
        also_blocked=fight.more_blocks,
        halved=bool(fight.halves),
        added=fight.more_wounds,
    )


def panic_modifier(fight: Fight) -> int:
    """What an attack adds to the panic test that follows it (F10.21-F10.23)."""
    off = ZONE_BONUS[fight.zone] + (VICIOUS_OFF if fight.keywords & VICIOUS else 0)
    return fight.panic_roll - off
