"""Tactics cards for attacks and charges that several Commanders bring: each differs only in whose
unit gets more of it.

Remorseless Examples puts a Grim Corpse Pile on the field: F36.1.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from throneroom.games.ice_and_fire.content import SHORT_RANGE, TERRAIN
from throneroom.games.ice_and_fire.field import box_of
from throneroom.games.ice_and_fire.frames import NOTHING
from throneroom.games.ice_and_fire.geometry.measure import nearer
from throneroom.games.ice_and_fire.geometry.shapes import LENGTH
from throneroom.games.ice_and_fire.lasting import add
from throneroom.games.ice_and_fire.layout import piece_box
from throneroom.games.ice_and_fire.movement import may_march
from throneroom.games.ice_and_fire.names import DECLARATIONS
from throneroom.games.ice_and_fire.state import Battle, Lasting
from throneroom.games.ice_and_fire.texts import Builder, kit_of
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ACTION_DONE,
    ATTACK,
    ATTACK_BEGINS,
    ATTACK_DICE,
    ATTACK_DICE_DONE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    BARRED,
    CAVALRY,
    CHARGE_DICE,
    CHARGE_MADE,
    CHARGE_REROLLS,
    CHARGES,
    CRITICAL_BLOW,
    DICE,
    GAME,
    HIGH_LOW,
    HIGHEST,
    IT,
    KEYWORDS,
    LONG,
    ME,
    MORALE,
    OTHER,
    OWN_CARDS,
    OWN_ORDERS,
    P1,
    PANIC,
    PANIC_WOUNDS,
    PANICKED,
    PRECISION,
    RE_ROLL,
    RETREAT_DONE,
    RETREATS,
    ROUND,
    SHORT,
    SILENCED,
    STRIKES,
    SUBJECT,
    SUNDERING,
    TEST_FAILED,
    TEST_PASSED,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
    ZONE_CLAIMED,
    Frame,
    Guard,
    Num,
    Op,
    Ref,
    act,
    action,
    activated,
    all_hit,
    attach,
    attacking,
    bar,
    by_me,
    can_attack,
    can_charge,
    card,
    charging,
    choose,
    controls,
    count,
    crossed,
    destroyed_it,
    dice_showing,
    die_counts_as,
    do,
    each,
    enemy,
    enemys,
    engaged_with,
    friend,
    gain,
    give,
    give_aura,
    highest,
    hostile,
    house,
    if_,
    instead_of_attack,
    is_there,
    keyword,
    kind,
    lasting,
    left_behind,
    lose_action,
    lost_ranks,
    may_re_roll,
    melee,
    mine,
    named,
    on,
    on_mine,
    option,
    own_action,
    panic,
    pick,
    place_terrain,
    ranged,
    ranks,
    ranks_destroyed,
    ride,
    rounds,
    same,
    speed,
    take_hits,
    take_wounds,
    there_is,
    when,
    within,
    without_this_card,
)

Whose: TypeAlias = Callable[[Ref], Guard]
"""Which units a card favours: those of a hero, or of a House."""


def of_hero(*names: str) -> Whose:
    return lambda unit: named(unit, *names)


def of_house(name: str) -> Whose:
    return lambda unit: house(unit, name)


# Attacks


def reckless_strikes(number: int, whose: Whose) -> None:
    """This attack has Critical Blow and Precision; the attacker takes 1 wound per attack die
    showing 1. A favoured unit also uses its highest attack dice value."""
    card(
        number,
        ATTACK_DICE_NEXT,
        mine & melee,
        keyword(CRITICAL_BLOW, PRECISION),
        when(whose(SUBJECT), highest()),
        lasting(
            ATTACK,
            SUBJECT,
            on(ATTACK_DICE_DONE, by_me & (dice_showing(1) >= 1), take_wounds(ME, dice_showing(1))),
        ),
    )


def price_of_failure(number: int) -> None:
    """Every attack die counts as a hit. If the defender survives the attack, the attacker becomes
    Panicked and Vulnerable."""
    card(
        number,
        ATTACK_DICE_NEXT,
        mine & melee,
        all_hit(),
        lasting(
            ATTACK,
            SUBJECT,
            on(ATTACK_DONE, by_me & is_there(OTHER), gain(ME, PANICKED, VULNERABLE)),
        ),
    )


def opportunist(number: int, hero: str, attack: Guard = melee) -> None:
    """Against a defender that still has to activate this round: re-roll any attack dice, plus
    Precision or Vicious (both for the hero's unit)."""
    card(
        number,
        ATTACK_DICE_NEXT,
        mine & attack & ~activated(OTHER),
        may_re_roll(ATTACK_DICE),
        choose(
            1 + if_(named(SUBJECT, hero)),
            option("precision", keyword(PRECISION)),
            option("vicious", keyword(VICIOUS)),
        ),
    )


def hit_and_run(number: int, whose: Whose) -> None:
    """The attacker performs 1 Retreat action; enemies that a favoured unit disengages from become
    Weakened."""
    card(
        number,
        ATTACK_DONE,
        mine & melee,
        act(
            SUBJECT,
            RETREATS,
            on(RETREAT_DONE, by_me & whose(ME), each(left_behind(IT), gain(IT, WEAKENED))),
        ),
    )


def lash_out(number: int, whose: Whose, condition: int = PANICKED) -> None:
    """If the defender survived, the attacker takes 2 wounds per destroyed rank of the defender. If
    the defender is favoured the attacker also gets a token."""
    card(
        number,
        ATTACK_DONE,
        on_mine & melee & is_there(OTHER),
        take_wounds(SUBJECT, 2 * lost_ranks(OTHER)),
        when(whose(OTHER), gain(SUBJECT, condition)),
    )


def refuse_to_yield(number: int, whose: Whose) -> None:
    """Enemies engaged with the unit become Vulnerable. Attach to the unit until it fails a panic
    test: each panic test it passes makes all enemies engaged with it Vulnerable. A favoured unit
    also has +1 to panic test rolls."""
    card(
        number,
        TEST_PASSED,
        mine & panic,
        each(engaged_with(SUBJECT, IT), gain(IT, VULNERABLE)),
        attach(
            SUBJECT,
            GAME,
            on(TEST_PASSED, by_me & panic, each(engaged_with(ME, IT), gain(IT, VULNERABLE))),
            give(PANIC, 1, whose(ME)),
            ends=[(TEST_FAILED, by_me & panic)],
        ),
    )


def battle_endurance(number: int) -> None:
    """Attach to a friendly Combat Unit for the rest of the game. Its melee attacks gain,
    cumulatively by game round: from 3 re-roll any missed dice; from 4 Sundering; from 5 Critical
    Blow; from 6 +2 attack dice."""
    card(
        number,
        TURN_START,
        mine,
        pick(friend, without_this_card(IT)),
        attach(
            P1,
            GAME,
            on(
                ATTACK_DICE_NEXT,
                by_me & melee & (rounds >= 3),
                may_re_roll(ATTACK_DICE, misses=True),
            ),
            give(
                KEYWORDS,
                if_(rounds >= 4, SUNDERING) + if_(rounds >= 5, CRITICAL_BLOW),
                melee & (rounds >= 4),
            ),
            give(DICE, 2, melee & (rounds >= 6)),
        ),
    )


def assault_orders(number: int, whose: Whose) -> None:
    """In place of the zone's effect a friendly Combat Unit takes 1 melee Attack action (a favoured
    unit: a Charge action if preferred)."""
    card(
        number,
        ZONE_CLAIMED,
        mine,
        pick(friend),
        when(whose(P1), act(P1, STRIKES | CHARGES), otherwise=[act(P1, STRIKES)]),
        replaces=True,
    )


# Charges and rides

CHARGE_OVER: Final = ((ACTION_DONE, by_me & ~action("strike")),)
"""What was given for a charge ends with it, and not with an attack by which the charger answers to
one that is made in between (F14.20)."""


def stark_exposure(number: int, zone: int) -> None:
    """Choose one, or both if you control the zone: the charged enemies cannot be targeted by their
    own side's Orders or tactics cards this turn; the charger attacks with its highest attack dice
    value, in this charge."""
    highest_dice = give(HIGH_LOW, HIGHEST, attacking)
    card(
        number,
        CHARGE_MADE,
        mine,
        choose(
            1 + if_(controls(zone)),
            option("not_targeted", bar(OTHER, OWN_CARDS | OWN_ORDERS, TURN)),
            option("highest", lasting(TURN, SUBJECT, highest_dice, ends=CHARGE_OVER)),
        ),
    )


def rush_of_aggression(number: int, hero: str) -> None:
    """Every charge distance die counts as 6 and the charge's melee attack has Critical Blow. After
    the attack the charger becomes Vulnerable unless it is the hero's unit."""
    card(
        number,
        ACTION_DECLARED,
        mine & action("charge"),
        die_counts_as(6),
        lasting(
            TURN,
            SUBJECT,
            give(KEYWORDS, CRITICAL_BLOW, charging),
            on(ATTACK_DONE, by_me & charging & ~named(ME, hero), gain(ME, VULNERABLE)),
            ends=CHARGE_OVER,
        ),
    )


def devastating_impact(number: int, re_rolls: Guard) -> None:
    """Enemies this unit successfully charges become Panicked and Vulnerable, in this charge. If
    what the card asks for holds it may re-roll its charge distance dice."""
    card(
        number,
        CHARGE_REROLLS,
        mine,
        lasting(
            TURN,
            SUBJECT,
            on(CHARGE_MADE, by_me, gain(OTHER, PANICKED, VULNERABLE)),
            ends=CHARGE_OVER,
        ),
        when(re_rolls, may_re_roll(CHARGE_DICE)),
    )


def ride_them_down(
    number: int, kind_of: int, *first: Op, condition: int = 0, whose: Whose | None = None
) -> None:
    """One friendly unit of a kind within long range of the enemy that can charge it performs 1
    Charge action on it. If successful, instead of a melee attack the enemy takes 2 hits per
    remaining rank of the charger, and maybe a token first; favoured units may re-roll the die."""
    hit: list[Op] = [instead_of_attack()]
    if condition:
        hit.append(gain(OTHER, condition))
    hit.append(take_hits(OTHER, 2 * ranks(ME)))
    parts = [on(CHARGE_MADE, by_me, *hit)]
    if whose is not None:
        parts.append(give(RE_ROLL, CHARGE_DICE, whose(ME)))
    card(
        number,
        ACTION_DONE,
        enemys & action("maneuver", "march", "retreat"),
        pick(friend, kind(IT, kind_of), within(LONG, IT, SUBJECT), can_charge(IT, SUBJECT)),
        *first,
        act(P1, CHARGES, *parts, at=SUBJECT),
    )


def ride_by_attack(number: int) -> None:
    """As its action the unit may pivot and then march, even while engaged and through enemies;
    enemies it leaves may not pivot. Afterwards one enemy it moved through takes 1 wound plus 1 per
    that enemy's remaining rank. It is a March, for whoever may not and for whoever answers one."""
    marches = Guard(lambda t, f: may_march(t, f.subject))
    card(
        number,
        ACTION_DECLARED,
        mine & kind(SUBJECT, CAVALRY) & own_action & marches,
        lose_action(),
        ride(SUBJECT, 2 * speed(SUBJECT)),
        pick(enemy, crossed(IT), late=True),
        take_wounds(P1, 1 + ranks(P1)),
        do(lambda t, f: t.flow.push("action_done", f.subject, DECLARATIONS.index["march"])),
    )


# What enemies must bear


def taunt(number: int) -> None:
    """Pick a friendly unit within long range of the enemy that activates. If the enemy could attack
    or charge that unit but declares any other action this turn, it first becomes Vulnerable and
    Weakened."""
    card(
        number,
        UNIT_ACTIVATES,
        enemys,
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


_attacker = Ref(lambda t, f: t.fights[-1].attacker)
_is_attacked = Guard(lambda t, f: bool(t.fights) and t.fights[-1].defender == f.me)


def seeing_their_flaws(number: int, hero: str) -> None:
    """The enemy becomes Vulnerable and Panicked. The card is attached to it until the round ends:
    while the hero's unit attacks it, it loses all abilities and cannot be targeted by its own
    side's tactics cards."""
    hero_attacks = _is_attacked & named(_attacker, hero)
    card(
        number,
        ACTION_DONE,
        enemys,
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


def remorseless_examples(number: int) -> None:
    """If the attack destroyed a rank, one other enemy within long range of the defender becomes
    Panicked. If it destroyed the defender, one Corpse Pile is placed fully within short range of
    the attacker, with Hindering and Grim Reminder: the placing player's enemies within short range
    have -1 to morale tests and take +1 wound from failed panic tests."""
    card(
        number,
        ATTACK_DONE,
        mine & melee & (ranks_destroyed >= 1) & (destroyed_it | there_is(*_another)),
        when(is_there(OTHER), pick(*_another), gain(P1, PANICKED)),
        when(
            destroyed_it,
            count(Num(lambda t, f: len(t.terrain))),
            place_terrain("grim_pile", SUBJECT, SHORT, fully=True),
            _put_up_reminder(),
        ),
    )
