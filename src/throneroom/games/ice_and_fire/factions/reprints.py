"""What tactics cards do that several factions print, each with a hero or House of its own.

Remorseless Examples puts a Grim Corpse Pile on the field: F36.1.
"""

from typing import Final

from throneroom.games.ice_and_fire.content import SHORT_RANGE, TERRAIN
from throneroom.games.ice_and_fire.field import box_of
from throneroom.games.ice_and_fire.frames import NOTHING
from throneroom.games.ice_and_fire.geometry.measure import nearer
from throneroom.games.ice_and_fire.geometry.shapes import LENGTH
from throneroom.games.ice_and_fire.lasting import add
from throneroom.games.ice_and_fire.layout import piece_box
from throneroom.games.ice_and_fire.state import Battle, Lasting
from throneroom.games.ice_and_fire.texts import Builder, kit_of
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ACTION_DONE,
    ATTACK_BEGINS,
    ATTACK_DICE,
    ATTACK_DONE,
    BARRED,
    CRITICAL_BLOW,
    GAME,
    IT,
    KEYWORDS,
    LONG,
    ME,
    MORALE,
    OTHER,
    OWN_CARDS,
    P1,
    PANIC_WOUNDS,
    PANICKED,
    PRECISION,
    ROUND,
    SHORT,
    SILENCED,
    SUBJECT,
    TURN,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
    Frame,
    Guard,
    Num,
    Op,
    Ref,
    action,
    attach,
    by_me,
    can_attack,
    can_charge,
    charging,
    choose,
    count,
    destroyed_it,
    die_counts_as,
    enemy,
    friend,
    gain,
    give,
    give_aura,
    hostile,
    if_,
    is_there,
    keyword,
    lasting,
    may_re_roll,
    melee,
    mine,
    named,
    on,
    option,
    pick,
    place_terrain,
    ranged,
    ranks_destroyed,
    same,
    there_is,
    when,
    within,
)


def opportunist(hero: str) -> tuple[Op, ...]:
    """Against a defender that still has to activate this round: re-roll any attack dice, plus
    Precision or Vicious (both for the hero's unit)."""
    return (
        may_re_roll(ATTACK_DICE),
        choose(
            1 + if_(named(SUBJECT, hero)),
            option("precision", keyword(PRECISION)),
            option("vicious", keyword(VICIOUS)),
        ),
    )


def rush_of_aggression(hero: str) -> tuple[Op, ...]:
    """Every charge distance die counts as 6 and the charge's melee attack has Critical Blow. After
    the attack the charger becomes Vulnerable unless it is the hero's unit."""
    return (
        die_counts_as(6),
        lasting(
            TURN,
            SUBJECT,
            give(KEYWORDS, CRITICAL_BLOW, charging),
            on(ATTACK_DONE, by_me & charging & ~named(ME, hero), gain(ME, VULNERABLE)),
            ends=[(ACTION_DONE, by_me)],
        ),
    )


TAUNT: Final = (
    pick(
        friend,
        within(LONG, IT, SUBJECT),
        can_attack(SUBJECT, IT) | can_charge(SUBJECT, IT),
    ),
    lasting(
        TURN,
        SUBJECT,
        on(
            ACTION_DECLARED,
            by_me & ~(action("strike", "charge") & same(OTHER, P1)) & ~action("shoot"),
            gain(ME, VULNERABLE, WEAKENED),
        ),
        # Whom a ranged attack is aimed at is known only when it begins.
        on(ATTACK_BEGINS, by_me & ranged & ~same(OTHER, P1), gain(ME, VULNERABLE, WEAKENED)),
    ),
)
"""Pick a friendly unit within long range of the enemy that activates. If the enemy could attack or
charge that unit but declares any other action this turn, it first becomes Vulnerable and
Weakened."""

_attacker = Ref(lambda t, f: t.fights[-1].attacker)
_is_attacked = Guard(lambda t, f: bool(t.fights) and t.fights[-1].defender == f.me)


def seeing_their_flaws(hero: str) -> tuple[Op, ...]:
    """The enemy becomes Vulnerable and Panicked. The card is attached to it until the round ends:
    while the hero's unit attacks it, it loses all abilities and cannot be targeted by its own
    side's tactics cards."""
    hero_attacks = _is_attacked & named(_attacker, hero)
    return (
        gain(SUBJECT, VULNERABLE, PANICKED),
        attach(
            SUBJECT,
            ROUND,
            give(SILENCED, 1, hero_attacks),
            give(BARRED, OWN_CARDS, hero_attacks),
        ),
    )


# Remorseless Examples

GRIM_PILE: Final = TERRAIN.index["grim_pile"]


def _put_up_reminder() -> Op:
    """Of the piece that was just placed the placing player's enemies are reminded: the places of
    those of one player are kept one after the other."""

    def build(b: Builder) -> None:
        parts = [
            give_aura(query, number, hostile(IT) & Guard(_is_reminded))
            for query, number in ((MORALE, -1), (PANIC_WOUNDS, 1))
        ]
        kit = kit_of(b.source, parts, ())

        def run(t: Battle, f: Frame) -> None:
            if len(t.terrain) == f.count:  # there was no room for it
                return
            pose = t.terrain[-1][1:]
            for i, row in enumerate(t.lasting):
                if row.kit == kit.number and row.seat == f.seat:
                    t.lasting[i] = row._replace(picks=(*row.picks, *pose))
                    return
            plain = kit.number, f.seat, NOTHING, GAME, 0, NOTHING, NOTHING, NOTHING, NOTHING
            add(t, Lasting(*plain, pose))

        b.add(run)

    return Op(build)


def _is_reminded(t: Battle, f: Frame) -> bool:
    tray = box_of(t, f.it)
    return any(
        (GRIM_PILE, *pose) in t.terrain
        and nearer(tray, piece_box(GRIM_PILE, pose), SHORT_RANGE + LENGTH)
        for pose in zip(f.picks[::3], f.picks[1::3], f.picks[2::3], strict=True)
    )


_another = (enemy, ~same(IT, OTHER), within(LONG, OTHER, IT))
EXAMPLE_SET: Final = mine & melee & (ranks_destroyed >= 1) & (destroyed_it | there_is(*_another))
REMORSELESS_EXAMPLES: Final = (
    when(is_there(OTHER), pick(*_another), gain(P1, PANICKED)),
    when(
        destroyed_it,
        count(Num(lambda t, f: len(t.terrain))),
        place_terrain("grim_pile", SUBJECT, SHORT, fully=True),
        _put_up_reminder(),
    ),
)
"""If the attack destroyed a rank, one other enemy within long range of the defender becomes
Panicked. If it destroyed the defender, one Corpse Pile is placed fully within short range of the
attacker, with Hindering and Grim Reminder: the placing player's enemies within short range have -1
to morale tests and take +1 wound from failed panic tests."""
