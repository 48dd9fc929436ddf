"""Neutrals: texts that share wounds, move tokens, look at hands and strike at attachments."""

from throneroom.games.ice_and_fire.content import ABILITIES
from throneroom.games.ice_and_fire.counters import part_of
from throneroom.games.ice_and_fire.lasting import row_of, works
from throneroom.games.ice_and_fire.muster import enlist
from throneroom.games.ice_and_fire.rejoining import begin_anew, raise_fallen
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.texts import ORDER, text_of
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ATTACK_DONE,
    ATTACKS,
    GAME,
    INFANTRY,
    IT,
    LONG,
    ME,
    NCU_ACTIVATES,
    NO_OBJECTIVES,
    ONCE_A_GAME,
    ONCE_A_ROUND,
    OTHER,
    P1,
    P2,
    P3,
    P4,
    PANIC_CAP,
    PANICKED,
    ROUND_START,
    SHORT,
    SUBJECT,
    TACTICS,
    TEST_FAILED,
    TURN_START,
    VULNERABLE,
    WEAKENED,
    ZONE_CLAIMED,
    Frame,
    Guard,
    Part,
    ability,
    act,
    activate_ncu,
    any_,
    borrow_influence,
    by_me,
    by_this_ncu,
    card,
    choose,
    controls,
    destroy_attachment,
    destroy_this,
    destroyed_it,
    do,
    each,
    enemy,
    enemys,
    first_next_round,
    friend,
    gain,
    gain_one,
    has_any,
    house,
    if_,
    if_failed,
    is_there,
    kind,
    lasting,
    look_and_discard,
    lose_action,
    may,
    melee,
    mine,
    morale_test,
    move_token,
    named,
    option,
    order,
    panic,
    passive,
    pick,
    pick_attachment,
    pick_fallen,
    pick_influencer,
    restore,
    roll,
    same,
    share_restore,
    spend,
    swap,
    test_wounds,
    there_is,
    when,
    within,
)

# Interrogate. Each time this unit destroys an enemy with a melee attack you may look at the
# opponent's hand and discard one tactics card from it.
may("interrogate", ATTACK_DONE, by_me & melee & destroyed_it, look_and_discard())

# Sadistic Mutilation. After a melee attack you may spend the defender's Weakened token to destroy
# one infantry attachment in that unit.
may(
    "sadistic_mutilation",
    ATTACK_DONE,
    by_me & melee & is_there(OTHER),
    pick_attachment(OTHER, INFANTRY),
    spend(OTHER, WEAKENED),
    destroy_attachment(OTHER, 1),
)

# Order: Set an Example. Every enemy within short range becomes Panicked. Roll a die: on 6 Theon is
# destroyed.
order(
    "order_set_an_example",
    TURN_START,
    any_,
    each(enemy & within(SHORT, ME, IT), gain(IT, PANICKED)),
    roll(6, destroy_this()),
)

# War Elephant. 8 wounds; cannot control objectives; a failed panic test costs at most 2 wounds.
# Before each action, if no friendly Golden Company infantry unit is within long range, it makes a
# morale test and loses that action on a failure.
passive("war_elephant", NO_OBJECTIVES)
passive("war_elephant", PANIC_CAP, 2)
ability(
    "war_elephant",
    ACTION_DECLARED,
    by_me
    & ~there_is(friend, kind(IT, INFANTRY), house(IT, "Golden Company"), within(LONG, ME, IT)),
    morale_test(ME),
    if_failed(lose_action()),
)

# 30405 Jaqen: Choosing a Name. When Jaqen activates his Influence may be replaced, until the round
# ends, by the Influence of any NCU in play, friendly or enemy.
may(
    "ncu_30405_choosing_a_name",
    NCU_ACTIVATES,
    by_this_ncu,
    pick_influencer(),
    borrow_influence(P1),
)

# 30406 Tycho: Backing of the Iron Bank. Once per game, at the start of any turn, restore 5 wounds
# in total across any friendly Combat Units.
may("ncu_30406_backing_of_the_iron_bank", TURN_START, any_, share_restore(5, friend))

# 30407 Walder: Strategic Alliance. Once per game, when Walder claims a zone its effect may be
# replaced by two of: one enemy becomes Weakened, Vulnerable and Panicked; one friendly unit
# restores 3 wounds; you become first player at the start of the next round.
may(
    "ncu_30407_strategic_alliance",
    ZONE_CLAIMED,
    by_this_ncu,
    pick(enemy, optional=True),
    pick(friend, optional=True),
    choose(
        2,
        option("weakened", gain(P1, WEAKENED, VULNERABLE, PANICKED), possible=is_there(P1)),
        option("restore", restore(P2, 3), possible=is_there(P2)),
        option("first_player", first_next_round()),
    ),
    once=ONCE_A_GAME,
    replaces=True,
)

# 40402 Adaptive Methods. One enemy Combat Unit gains a condition token. Then you may swap one
# condition token on any unit for another kind. If you control the Tactics zone you may then move
# one condition token from one unit to another.
card(
    40402,
    TURN_START,
    any_,
    pick(enemy),
    pick(has_any(IT) | same(IT, P1), optional=True),
    when(controls(TACTICS), pick(has_any(IT), optional=True), pick(~same(IT, P3), optional=True)),
    gain_one(P1),
    swap(P2),
    when(controls(TACTICS), move_token(P3, P4)),
)
# 40412 Fear Keeps a Man Alive. Restore as many wounds as that test caused, in total, across any
# friendly House Bolton units within long range; +1 if the enemy is within short range of Roose
# Bolton's unit.
card(
    40412,
    TEST_FAILED,
    enemys & panic,
    share_restore(
        test_wounds + if_(there_is(friend, named(IT, "Roose Bolton"), within(SHORT, SUBJECT, IT))),
        friend,
        house(IT, "House Bolton"),
        within(LONG, SUBJECT, IT),
    ),
)
# 40415 Careless Aggression. One friendly Combat Unit performs 1 Attack action; afterwards the
# opponent may activate 1 NCU.
card(40415, ROUND_START, any_, pick(friend), act(P1, ATTACKS), activate_ncu(opponent=True))


# Order: Taking a New Name. Remove this model and put one destroyed infantry attachment in its
# place; that attachment gains this Order, already used this round.
_NEW_NAME = "order_taking_a_new_name"


def _take_name(t: Battle, f: Frame) -> None:
    """The model goes, it is not destroyed; who takes its place brings the tokens of his card. The
    last that was picked is the new one, and whoever has got the Order is the first."""
    new = f.picks[-1]
    old = f.picks[0] if f.kit >= 0 else part_of(t, f)
    if old not in t.parts[f.me] or not raise_fallen(t, new, range(len(t.card))):
        return
    parts = list(t.parts[f.me])
    parts[parts.index(old)] = new
    t.parts[f.me] = tuple(parts)
    begin_anew(t, new, f.me)
    row = row_of(t, f)
    if row is not None:
        t.lasting[t.lasting.index(row)] = row._replace(picks=(new,))
    enlist(t)
    t.flow.emit("new_name", f.me, old, new)


def _may_take_another() -> Part:
    """The Order of whoever has taken the place of the model, once a round with that of the model
    itself."""
    source = ABILITIES.index[_NEW_NAME]
    has_it = Guard(
        lambda t, f: (
            works(t, f.me, f.picks[0], False) and (f.me, source, ONCE_A_ROUND) not in t.used
        )
    )
    ops = (pick_fallen(INFANTRY), do(_take_name))
    return Part(
        lambda source, slots: text_of(
            source, TURN_START, mine & has_it, ops, use=ORDER, once=ONCE_A_ROUND, slots=slots
        )
    )


order(
    _NEW_NAME,
    TURN_START,
    mine,
    pick_fallen(INFANTRY),
    do(_take_name),
    lasting(GAME, ME, _may_take_another()),
)
