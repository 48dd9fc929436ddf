"""The numbers of the attack that is being made: F10.10-F10.23, by what has been added to it."""

from typing import Final

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
from throneroom.games.ice_and_fire.pillage import dice_of_pillage
from throneroom.games.ice_and_fire.queries import (
    BLOCK,
    DEFENSE,
    DICE,
    FLAGS,
    FLAGS_ON,
    HALVES,
    HIGH_LOW,
    HITS,
    KEYWORDS,
    NO_DEFENSE,
    RANK_SHIFT,
    TO_HIT,
    WOUNDS,
    mask,
    total,
)
from throneroom.games.ice_and_fire.state import (
    ALL_HIT,
    BONUS_OFF,
    CRITICAL_BLOW,
    HIGHEST,
    LOWEST,
    ONLY_SIX_BLOCKS,
    PRECISION,
    SUNDERING,
    VICIOUS,
    Battle,
    Fight,
    ranks_of,
)

LEAST_HIT: Final = 2  # a natural 1 never hits, unless every die does


# What is always on, asked when it matters


def ask_before_attack_dice(t: Battle, fight: Fight) -> None:
    """What passives change about the dice of an attack (F10.10, F10.29)."""
    attacker, defender = fight.attacker, fight.defender
    fight.keywords |= mask(t, KEYWORDS, attacker, defender)
    fight.rank_shift += total(t, RANK_SHIFT, attacker, defender)
    found = mask(t, HIGH_LOW, attacker, defender)
    fight.highest |= found & HIGHEST
    fight.lowest |= int(bool(found & LOWEST))
    fight.more_dice += total(t, DICE, attacker, defender) + dice_of_pillage(t, attacker)
    fight.to_hit += total(t, TO_HIT, attacker, defender)
    fight.flags |= mask(t, FLAGS, attacker, defender) | mask(t, FLAGS_ON, defender, attacker)


def ask_before_defense_dice(t: Battle, fight: Fight) -> None:
    """What passives change about hits and defense dice."""
    attacker, defender = fight.attacker, fight.defender
    fight.more_hits += total(t, HITS, attacker, defender)
    fight.defense += total(t, DEFENSE, defender, attacker)
    fight.no_defense |= mask(t, NO_DEFENSE, attacker, defender)


def ask_before_wounds(t: Battle, fight: Fight) -> None:
    """What passives change about the wounds of an attack (F10.18)."""
    attacker, defender = fight.attacker, fight.defender
    fight.more_wounds += total(t, WOUNDS, attacker, defender)
    fight.more_blocks += total(t, BLOCK, defender, attacker)
    fight.halves |= mask(t, HALVES, defender, attacker)


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
    return bool(fight.flags & ALL_HIT) or is_hit(die, profile_of(t, fight).to_hit, fight.to_hit)


def hits_of(t: Battle, fight: Fight) -> Hits:
    """The hits of the attack dice (F10.13-F10.16)."""
    every = bool(fight.flags & ALL_HIT)
    return count_hits(
        [max(LEAST_HIT, die) for die in fight.attack_dice] if every else fight.attack_dice,
        LEAST_HIT if every else profile_of(t, fight).to_hit,
        0 if every else fight.to_hit,
        critical_blow=bool(fight.keywords & CRITICAL_BLOW),
        precision=bool(fight.keywords & PRECISION),
        added=fight.more_hits,
    )


def zone_bonus(fight: Fight) -> int:
    """The bonus of an attack in flank or rear, unless something takes it away."""
    return 0 if fight.flags & BONUS_OFF else ZONE_BONUS[fight.zone]


def defense_modifier(fight: Fight) -> int:
    """What is added to every defense die (F10.21-F10.23)."""
    off = zone_bonus(fight) + (SUNDERING_OFF if fight.keywords & SUNDERING else 0)
    return fight.defense - off


def blocks(t: Battle, fight: Fight, die: int) -> bool:
    """Whether a defense die blocks a hit (F10.17)."""
    if fight.flags & ONLY_SIX_BLOCKS:
        return die == 6
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
    off = zone_bonus(fight) + (VICIOUS_OFF if fight.keywords & VICIOUS else 0)
    return fight.panic_roll - off
