"""Tactics cards for turns, activations and the board that several Commanders or factions bring."""

from typing import Final

from throneroom.games.ice_and_fire.factions.attachments import (
    change_units,
    pick_to_change,
    remove_models,
    to_spare,
)
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ATTACK_DICE,
    ATTACKS,
    CAVALRY,
    CHARGE_DICE,
    CHARGES,
    DISCARD,
    HAND,
    INFANTRY,
    IT,
    LONG,
    MANEUVERS,
    ME,
    NCU_ACTIVATES,
    NO_ORDERS,
    OTHER,
    OWN_CARDS,
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    P7,
    PANICKED,
    RE_ROLL,
    RETREATS,
    ROUND,
    SHORT,
    SUBJECT,
    TACTICS,
    TARGETED,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VULNERABLE,
    WEAKENED,
    WEALTH,
    ZONE_CLAIMED,
    ZONE_RESOLVED,
    Guard,
    about_the_same,
    act,
    action,
    activate_after,
    activated,
    amount,
    any_,
    bar,
    by_enemy,
    by_me,
    can_be_spent,
    cancel,
    card,
    choose,
    claimed,
    clear_one,
    controls,
    count_control,
    declined,
    detach,
    discard,
    enemy,
    enemys,
    engaged,
    engaged_with,
    friend,
    friendly,
    gain,
    gain_one,
    give_aura,
    has_any,
    has_commander,
    house,
    if_,
    if_passed,
    kind,
    lasting,
    lose_action,
    lost_ranks,
    may_on,
    mine,
    morale_test,
    move_ncu,
    move_token,
    named,
    near,
    no_action,
    on,
    option,
    pick,
    pick_amount,
    pick_card,
    pick_ncu,
    pick_order,
    pick_zone,
    ranks,
    ready_order,
    restore,
    same,
    shift,
    spend,
    spend_one,
    sum_of,
    swap,
    take_back,
    take_hits,
    there_is,
    used_order,
    when,
    within,
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


def hunters_insight(number: int, house_name: str) -> None:
    """Pick an enemy within long range of a friendly unit of a House and choose one: a friendly unit
    within long range of it shifts 3"; friendly units may re-roll attack and charge distance dice
    against it this turn; or it may not use Orders or be targeted by its own side's tactics cards
    this turn."""
    can_shift = (friend, ~engaged(IT), within(LONG, P1, IT))
    card(
        number,
        TURN_START,
        mine,
        pick(enemy, near(IT, LONG, friendly(IT), house(IT, house_name))),
        choose(
            1,
            option("shift", pick(*can_shift), shift(P5, 3), possible=there_is(*can_shift)),
            option(
                "reroll",
                lasting(
                    TURN,
                    P1,
                    give_aura(RE_ROLL, ATTACK_DICE | CHARGE_DICE, friendly(IT) & same(OTHER, ME)),
                ),
            ),
            option("not_targeted", bar(P1, OWN_CARDS | NO_ORDERS, TURN)),
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


_first_enemy_turn = Guard(
    lambda t, f: sum(n for seat, n in enumerate(t.turns) if t.side[seat] != t.side[f.seat]) == 1
)
"""At TURN_START: no enemy has had a turn this round, of several none."""


def predictable_maneuvers(number: int) -> None:
    """Name an enemy Combat Unit and an enemy NCU; should one of them act this turn, a friendly
    Combat Unit first takes 1 Attack, Maneuver or Retreat action: before the action of the unit is
    carried out, when the NCU activates, and once for the card."""
    it_acts = (pick(friend), detach(), act(P3, ATTACKS | MANEUVERS | RETREATS))
    card(
        number,
        TURN_START,
        enemys & _first_enemy_turn,
        pick(enemy),
        pick_ncu(),
        lasting(
            TURN,
            None,
            on(ACTION_DECLARED, same(SUBJECT, P1), *it_acts),
            on(NCU_ACTIVATES, same(SUBJECT, P2), *it_acts),
        ),
    )


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
        pick_amount(to_spare(1).at_most(4)),
        pick_to_change(P1, P2, 5),
        pick_to_change(P2, P1, 4),
        remove_models(P1, amount(3)),
        restore(P2, amount(3)),
        change_units(P1, P2, 4, 5),
    )


def issue_commands(number: int, *, free: bool = True) -> None:
    """Your Commander's unit performs no actions this turn; one other friendly unit within long
    range performs 1 Attack or Charge action. Or remove 1 Order token from a friendly Combat Unit:
    that Order may be used again this round. Where the print says "instead of acting" the
    Commander's unit may still perform `free` actions."""
    card(
        number,
        UNIT_ACTIVATES,
        mine & has_commander(SUBJECT),
        pick(friend, ~same(IT, SUBJECT), within(LONG, SUBJECT, IT)),
        no_action(SUBJECT, TURN, free=free),
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


def parlay(number: int, hero: str) -> None:
    """The unit performs no actions this turn; one enemy within short range activates without
    performing actions. If the unit is the hero's you may have both units restore 2 wounds."""
    card(
        number,
        UNIT_ACTIVATES,
        mine,
        pick(enemy, within(SHORT, SUBJECT, IT), ~activated(IT)),
        no_action(SUBJECT, TURN, free=True),
        no_action(P1, TURN, free=True),
        when(
            named(SUBJECT, hero),
            choose(1, option("yes", restore(SUBJECT, 2), restore(P1, 2)), option("no")),
        ),
        activate_after(P1),
    )


def sadistic_games(number: int, *whose: Guard) -> None:
    """The opponent chooses one, then you pick targets: up to 2 enemy Combat Units become Panicked;
    or one engaged enemy takes 2 hits plus 1 per remaining rank of the friendly units engaged with
    it, or of those of a House."""
    card(
        number,
        TURN_START,
        enemys,
        choose(
            1,
            option(
                "panicked",
                pick(enemy, optional=True),
                pick(enemy, ~same(IT, P3), optional=True),
                gain(P3, PANICKED),
                gain(P4, PANICKED),
            ),
            option(
                "hits",
                pick(enemy, engaged(IT)),
                take_hits(P5, 2 + sum_of(ranks(IT), friend, *whose, engaged_with(IT, P5))),
                possible=there_is(enemy, engaged(IT)),
            ),
            opponent=True,
        ),
    )


def cruel_methods(number: int, whom: Guard) -> None:
    """You may spend the Panicked token of an enemy Combat Unit; if so choose two: one friendly unit
    of a kind within long range restores 2 wounds (may be chosen twice); that enemy becomes
    Vulnerable; that enemy becomes Weakened."""
    healed = (friend, whom, within(LONG, P1, IT))
    card(
        number,
        TURN_START,
        any_,
        pick(enemy, can_be_spent(IT, PANICKED)),
        spend(P1, PANICKED),
        choose(
            2,
            option("restore", pick(*healed), restore(P6, 2), possible=there_is(*healed)),
            option("restore_again", pick(*healed), restore(P7, 2), possible=there_is(*healed)),
            option("vulnerable", gain(P1, VULNERABLE)),
            option("weakened", gain(P1, WEAKENED)),
        ),
    )


def a_flayed_man_has_no_secrets(number: int) -> None:
    """A unit is targeted by an ability or tactics card: you may spend 1 condition token of an enemy
    within long range of the targeted unit to cancel that ability or card."""
    card(
        number,
        TARGETED,
        by_enemy,
        pick(enemy, can_be_spent(IT), within(LONG, SUBJECT, IT)),
        spend_one(P1),
        cancel(),
    )


STORMCROWS: Final = "Stormcrows"


def sellsword_negotiations(number: int) -> None:
    """In place of the zone's effect: until the round ends you count as controlling the Wealth zone;
    one friendly Combat Unit restores 2 wounds, +1 per its destroyed rank if it is a Stormcrow
    unit."""
    card(
        number,
        ZONE_CLAIMED,
        mine,
        pick(friend),
        count_control(ROUND, WEALTH),
        restore(P1, 2 + if_(house(P1, STORMCROWS)) * lost_ranks(P1)),
        replaces=True,
    )


def sellsword_bravado(number: int) -> None:
    """A friendly Combat Unit makes a morale test (+2 if a Stormcrow unit); on success one enemy
    within long range becomes Panicked and Weakened."""
    card(
        number,
        TURN_START,
        mine,
        pick(friend),
        morale_test(P1, roll=if_(house(P1, STORMCROWS), 2)),
        if_passed(pick(enemy, within(LONG, P1, IT)), gain(P2, PANICKED, WEAKENED)),
    )
