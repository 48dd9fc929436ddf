"""What is thrown or breathed: wounds in the place of hits (F38.3), and ranged attacks of texts that
no unit makes with its own weapons (F10.21, F10.28)."""

from typing import Final

from throneroom.games.ice_and_fire.attack import zone_of_attack
from throneroom.games.ice_and_fire.attack_numbers import ZONE_BONUS
from throneroom.games.ice_and_fire.field import engaged_with
from throneroom.games.ice_and_fire.state import Battle, is_friendly
from throneroom.games.ice_and_fire.vocabulary import Frame, Guard, Num, Number, Op, Ref, do, wounds

scores: Final = Guard(lambda t, f: t.fights[-1].hits + t.fights[-1].precise > 0)
"""At DEFENSE_DICE_DONE: at least one attack die has hit."""


def _forget_hits(t: Battle, f: Frame) -> None:
    fight = t.fights[-1]
    fight.hits = fight.precise = 0


def wounds_instead_of_hits(number: Number) -> tuple[Op, ...]:
    """At DEFENSE_DICE_DONE: the hits are nothing beside these wounds, and nothing blocks or halves
    them."""
    return do(_forget_hits), wounds(number)


def panic_by_zone(thrower: Ref, target: Ref) -> Num:
    """What a flank or rear bonus adds to the panic test (F7.16, F10.21, F10.22)."""

    def value(t: Battle, f: Frame) -> int:
        return -ZONE_BONUS[zone_of_attack(t, thrower.unit(t, f), target.unit(t, f))]

    return Num(value)


def note_friends(target: Ref) -> Op:
    """Keep in mind which friends are engaged with whom is shot at (F10.28)."""

    def act(t: Battle, f: Frame) -> None:
        there = engaged_with(t, target.unit(t, f))
        f.queue = tuple(unit for unit in there if is_friendly(t, unit, f.seat))

    return do(act)


def friends_panic() -> Op:
    """They make panic tests, even if the target was destroyed."""

    def act(t: Battle, f: Frame) -> None:
        for unit in reversed(f.queue):
            t.flow.push("panic", unit, f.seat)

    return do(act)
