"""Tactics cards that several Commanders bring: each differs only in whose unit gets more of it."""

from collections.abc import Callable
from typing import TypeAlias

from throneroom.games.ice_and_fire.factions.attachments import (
    change_units,
    pick_to_change,
    remove_models,
)
from throneroom.games.ice_and_fire.state import models_of
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ACTION_DONE,
    ATTACK,
    ATTACK_DICE,
    ATTACK_DICE_DONE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    ATTACKS,
    CAVALRY,
    CHARGE_DICE,
    CHARGE_MADE,
    CHARGES,
    CRITICAL_BLOW,
    DICE,
    DISCARD,
    GAME,
    HAND,
    INFANTRY,
    IT,
    KEYWORDS,
    LONG,
    MANEUVERS,
    ME,
    NCU_ACTIVATES,
    OTHER,
    OWN_CARDS,
    OWN_ORDERS,
    P1,
    P2,
    P3,
    P4,
    P5,
    PANIC,
    PANICKED,
    PRECISION,
    RE_ROLL,
    RETREAT_DONE,
    RETREATS,
    STRIKES,
    SUBJECT,
    SUNDERING,
    TACTICS,
    TEST_FAILED,
    TEST_PASSED,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VULNERABLE,
    WEAKENED,
    ZONE_CLAIMED,
    ZONE_RESOLVED,
    Guard,
    Num,
    Op,
    Ref,
    about_the_same,
    act,
    action,
    all_hit,
    amount,
    any_,
    attach,
    bar,
    by_me,
    can_charge,
    card,
    choose,
    claimed,
    clear_one,
    controls,
    crossed,
    declined,
    detach,
    dice_showing,
    discard,
    each,
    enemy,
    enemys,
    engaged,
    engaged_with,
    event_number,
    friend,
    friendly,
    gain,
    gain_one,
    give,
    give_aura,
    has_any,
    has_commander,
    highest,
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
    may_on,
    may_re_roll,
    melee,
    mine,
    move_ncu,
    move_token,
    named,
    near,
    no_action,
    on,
    on_mine,
    option,
    own_action,
    panic,
    pick,
    pick_amount,
    pick_card,
    pick_ncu,
    pick_order,
    pick_zone,
    ranks,
    ready_order,
    restore,
    ride,
    rounds,
    same,
    shift,
    speed,
    swap,
    take_back,
    take_hits,
    take_wounds,
    used_order,
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


def lash_out(number: int, whose: Whose) -> None:
    """If the defender survived, the attacker takes 2 wounds per destroyed rank of the defender. If
    the defender is favoured the attacker also becomes Panicked."""
    card(
        number,
        ATTACK_DONE,
        on_mine & melee & is_there(OTHER),
        take_wounds(SUBJECT, 2 * lost_ranks(OTHER)),
        when(whose(OTHER), gain(SUBJECT, PANICKED)),
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


def marshal(number: int) -> None:
    """Once this turn, in place of a Maneuver action, the unit may restore 3 wounds and remove 1
    condition token."""
    card(
        number,
        UNIT_ACTIVATES,
        mine & kind(SUBJECT, CAVALRY) & ~engaged(SUBJECT),
        lasting(
            TURN,
            SUBJECT,
            may_on(
                ACTION_DECLARED,
                by_me & action("maneuver"),
                lose_action(),
                restore(ME, 3),
                clear_one(ME),
                detach(),
            ),
        ),
    )


def ride_by_attack(number: int) -> None:
    """As its action the unit may pivot and then march, even while engaged and through enemies;
    enemies it leaves may not pivot. Afterwards one enemy it moved through takes 1 wound plus 1 per
    that enemy's remaining rank."""
    card(
        number,
        ACTION_DECLARED,
        mine & kind(SUBJECT, CAVALRY) & own_action,
        lose_action(),
        ride(SUBJECT, 2 * speed(SUBJECT)),
        pick(enemy, crossed(IT), late=True),
        take_wounds(P1, 1 + ranks(P1)),
    )


def adaptive_methods(number: int) -> None:
    """One enemy Combat Unit gains a condition token. Then you may swap one condition token on any
    unit for another kind. If you control the Tactics zone you may then move one condition token
    from one unit to another."""
    card(
        number,
        TURN_START,
        any_,
        pick(enemy),
        pick(has_any(IT) | same(IT, P1), optional=True),
        when(
            controls(TACTICS),
            pick(has_any(IT), optional=True),
            pick(~same(IT, P3), optional=True),
        ),
        gain_one(P1),
        swap(P2),
        when(controls(TACTICS), move_token(P3, P4)),
    )


def reckless_strikes(number: int, whose: Whose) -> None:
    """This attack has Critical Blow and Precision; the attacker takes 1 wound per attack die
    showing 1. A favoured unit also uses its highest attack dice value."""
    card(
        number,
        ATTACK_DICE_NEXT,
        mine & melee,
        keyword(CRITICAL_BLOW, PRECISION),
        when(whose(SUBJECT), highest()),
        lasting(ATTACK, SUBJECT, on(ATTACK_DICE_DONE, by_me, take_wounds(ME, dice_showing(1)))),
    )


def hunters_insight(number: int, house_name: str) -> None:
    """Pick an enemy within long range of a friendly unit of a House and choose one: a friendly unit
    within long range of it shifts 3"; friendly units may re-roll attack and charge distance dice
    against it this turn; or it may not use Orders or be targeted by its own side's tactics cards
    this turn."""
    card(
        number,
        TURN_START,
        mine,
        pick(enemy, near(IT, LONG, friendly(IT), house(IT, house_name))),
        choose(
            1,
            option("shift", pick(friend, within(LONG, P1, IT)), shift(P5, 3)),
            option(
                "reroll",
                lasting(
                    TURN,
                    P1,
                    give_aura(RE_ROLL, ATTACK_DICE | CHARGE_DICE, friendly(IT) & same(OTHER, ME)),
                ),
            ),
            option("not_targeted", bar(P1, OWN_CARDS | OWN_ORDERS, TURN)),
        ),
    )


def false_agenda(number: int, zone: int) -> None:
    """If that NCU claims a zone this turn, after the zone's effect you may move it to any unclaimed
    zone. If it was moved out of the zone named, one enemy Combat Unit gains a condition token."""
    card(
        number,
        NCU_ACTIVATES,
        enemys,
        lasting(
            TURN,
            None,
            on(
                ZONE_RESOLVED,
                about_the_same,
                pick_zone(unclaimed=True, optional=True),
                move_ncu(1),
                when(~declined(1) & claimed(zone), pick(enemy), gain_one(P2)),
            ),
        ),
    )


def predictable_maneuvers(number: int) -> None:
    """Name an enemy Combat Unit and an enemy NCU; should one of them act this turn, a friendly
    Combat Unit first takes 1 Attack, Maneuver or Retreat action: before the action of the unit is
    carried out, when the NCU activates, and once for the card."""
    it_acts = (pick(friend), detach(), act(P3, ATTACKS | MANEUVERS | RETREATS))
    card(
        number,
        TURN_START,
        enemys & (event_number == 1),
        pick(enemy),
        pick_ncu(),
        lasting(
            TURN,
            None,
            on(ACTION_DECLARED, same(SUBJECT, P1), *it_acts),
            on(NCU_ACTIVATES, same(SUBJECT, P2), *it_acts),
        ),
    )


_to_spare = Num(lambda t, f: models_of(t, f.picks[0]) - max(1, len(t.parts[f.picks[0]])))


def regroup_and_reform(number: int) -> None:
    """Choose 2 friendly infantry units within long range of each other: remove up to 4 models from
    one and restore as many wounds to the other. Then you may move one attachment between them
    (replacing a model, usual limits) or swap an attachment of each."""
    card(
        number,
        TURN_START,
        mine,
        pick(friend, kind(IT, INFANTRY)),
        pick(friend, kind(IT, INFANTRY), ~same(IT, P1), within(LONG, P1, IT)),
        pick_amount(_to_spare.at_most(4)),
        pick_to_change(P1, P2, 5),
        pick_to_change(P2, P1, 4),
        remove_models(P1, amount(3)),
        restore(P2, amount(3)),
        change_units(P1, P2, 4, 5),
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


def issue_commands(number: int) -> None:
    """Your Commander's unit performs no actions this turn; one other friendly unit within long
    range performs 1 Attack or Charge action. Or remove 1 Order token from a friendly Combat Unit:
    that Order may be used again this round."""
    card(
        number,
        UNIT_ACTIVATES,
        mine & has_commander(SUBJECT),
        pick(friend, ~same(IT, SUBJECT), within(LONG, SUBJECT, IT)),
        no_action(SUBJECT, TURN, free=True),
        act(P1, ATTACKS | CHARGES),
    )
    card(
        number,
        TURN_START,
        any_,
        pick(friend, used_order(IT)),
        pick_order(P1),
        ready_order(P1, 2),
        mode=2,
    )


def surprise_strategy(number: int) -> None:
    """Discard this and 1 other card (only this card if you control the Tactics zone) to take 1 card
    from your discard pile into hand. It may be the other card, not this one, which is discarded
    after it was resolved (F16.7)."""
    from_the_pile = pick_card(DISCARD, not_this=True, late=True)
    another_in_hand = Guard(lambda t, f: len(t.hand[f.seat]) > 1)
    one_discarded = Guard(lambda t, f: bool(t.discard[f.seat]))
    card(
        number,
        TURN_START,
        mine & ~controls(TACTICS) & another_in_hand,
        pick_card(HAND),
        discard(1),
        from_the_pile,
        take_back(2),
    )
    card(
        number,
        TURN_START,
        mine & controls(TACTICS) & one_discarded,
        from_the_pile,
        take_back(1),
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
