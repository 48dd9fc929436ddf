"""The Brotherhood Without Banners: NCUs."""

from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ATTACK_DICE,
    HAND,
    IT,
    ME,
    MORALE,
    OTHER,
    P1,
    P2,
    P3,
    P4,
    RANK_LOST,
    RE_ROLL,
    TURN_START,
    VULNERABLE,
    WEAKENED,
    ZONE_CLAIMED,
    ability,
    amount,
    any_,
    by_me,
    by_this_ncu,
    clear_one,
    counter,
    discard,
    enemy,
    enemys,
    engaged_with,
    friend,
    friendly,
    gain,
    give,
    give_aura,
    influence,
    may,
    melee,
    mine,
    on,
    pick,
    pick_amount,
    pick_card,
    put,
    ranks,
    restore,
    same,
    take_wounds,
    there_is,
    when,
)

# 31101 Ghost of High Heart: Prophecies and Portents. Influence: +1 to morale test rolls; each time
# the influenced unit loses a rank, one enemy engaged with it becomes Vulnerable and Weakened.
influence(
    "ncu_31101_prophecies_and_portents",
    any_,
    give(MORALE, 1),
    on(
        RANK_LOST,
        by_me & there_is(enemy, engaged_with(ME, IT)),
        pick(enemy, engaged_with(ME, IT)),
        gain(P1, VULNERABLE, WEAKENED),
    ),
)

# 31102 Ravella: Allies in the Realm. Starts with 3 Order tokens. At the start of a friendly turn
# you may discard 1 token and 1 tactics card: one friendly Combat Unit restores 2 wounds and, if it
# has 1 remaining rank, removes a condition token.
may(
    "ncu_31102_allies_in_the_realm",
    TURN_START,
    mine,
    put(-1),
    pick_card(HAND),
    pick(friend),
    discard(1),
    restore(P2, 2),
    when(ranks(P2) == 1, clear_one(P2)),
)

# 31103 Catelyn: Vengeance at Any Cost. Influence (enemy). The enemy takes 1 wound before each of
# its actions; friendly melee attacks on it may re-roll any attack dice.
influence(
    "ncu_31103_vengeance_at_any_cost",
    enemy,
    on(ACTION_DECLARED, by_me, take_wounds(ME, 1)),
    give_aura(RE_ROLL, ATTACK_DICE, friendly(IT) & melee & same(OTHER, ME)),
)

# 31104 Thoros: Fresh Converts. Put 1 Order token on Thoros each time an enemy Combat Unit loses a
# rank. When he claims a zone its effect may be replaced by: one friendly Combat Unit restores up to
# 2 wounds; then up to 2 tokens may be removed, each restoring 1 wound to a friendly Combat Unit.
ability("ncu_31104_fresh_converts", RANK_LOST, enemys, put(1))
may(
    "ncu_31104_fresh_converts",
    ZONE_CLAIMED,
    by_this_ncu,
    pick(friend),
    pick_amount(counter.at_most(2)),
    when(amount(2) >= 1, pick(friend)),
    when(amount(2) >= 2, pick(friend)),
    restore(P1, 2),
    put(-amount(2)),
    restore(P3, 1),
    restore(P4, 1),
    replaces=True,
)
