"""House Martell: the tactics cards of the House."""

from throneroom.games.ice_and_fire.state import is_friendly
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ACTION_DONE,
    ATTACK,
    ATTACK_DICE_DONE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    BARRED,
    CHARGE_ROLLED,
    COMBAT,
    CROWN,
    DESTROYED,
    DISORDERLY,
    FRONT,
    GAME,
    HORSE_AND_FOOT,
    IT,
    LONG,
    MANEUVERS,
    MARCHES,
    ME,
    MORALE,
    NO_RESTORE,
    OTHER,
    OWN_CARDS,
    P1,
    P2,
    P3,
    P4,
    PANICKED,
    RETREATS,
    ROUND,
    ROUND_START,
    SUBJECT,
    TEST_DICE,
    TEST_REROLLS,
    TO_HIT,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VULNERABLE,
    WEAKENED,
    ZONE_RESOLVED,
    ZONE_TARGET,
    Guard,
    act,
    action,
    any_,
    attach,
    by_me,
    card,
    claimed,
    claimed_picked,
    controls,
    counter,
    declared_in,
    detach,
    dice_showing,
    disorderly,
    enemy,
    enemys,
    friend,
    friendly,
    gain,
    give,
    has_commander,
    if_,
    kind,
    lasting,
    lost_ranks,
    lowest,
    may_re_roll,
    melee,
    mine,
    no_action,
    on,
    on_mine,
    panic,
    pass_test,
    pick,
    pick_zone,
    put,
    rounds,
    same,
    take_wounds,
    there_is,
    when,
    within,
    without_this_card,
)

# 40901 Superior Positioning. If the enemy charges a unit in the front, its charge is disorderly on
# a distance roll of 3 or less (5 or less against your Commander's unit); if the charge is
# disorderly it becomes Vulnerable.
card(
    40901,
    ACTION_DECLARED,
    enemys & action("charge") & declared_in(FRONT),
    lasting(
        TURN,
        SUBJECT,
        give(DISORDERLY, if_(friendly(OTHER) & has_commander(OTHER), 5, 3)),
        on(CHARGE_ROLLED, by_me & disorderly, gain(ME, VULNERABLE)),
        ends=[(ACTION_DONE, by_me)],
    ),
)
# 40902 Unbowed, Unbent, Unbroken. The unit may re-roll any dice of the test, or passes it if you
# control the Combat zone. Attach to one enemy within long range until it is targeted by the Combat
# zone or one of your Combat Units is destroyed: it has -2 to morale test rolls.
_witnesses = (enemy, within(LONG, SUBJECT, IT), without_this_card(IT))
_one_of_mine_fell = Guard(lambda t, f: is_friendly(t, f.subject, f.seat))
card(
    40902,
    TEST_REROLLS,
    mine & panic,
    when(controls(COMBAT), pass_test(), otherwise=[may_re_roll(TEST_DICE)]),
    when(
        there_is(*_witnesses),
        pick(*_witnesses),
        attach(
            P1,
            GAME,
            give(MORALE, -2),
            ends=[(ZONE_TARGET, by_me & claimed(COMBAT)), (DESTROYED, _one_of_mine_fell)],
        ),
    ),
)
# 40903 Rhoynish Vengeance. Attach to an enemy Combat Unit for the rest of the game; a friendly
# infantry or cavalry unit being destroyed adds 1 Order token. While it holds a token: the enemy
# takes 1 wound per attack die showing 1 when attacking and, if you control the Crown zone, 1 wound
# each time it is targeted by a tactics zone.
card(
    40903,
    TURN_START,
    any_,
    pick(enemy, without_this_card(IT)),
    attach(
        P1,
        GAME,
        on(DESTROYED, mine & kind(SUBJECT, *HORSE_AND_FOOT), put(1)),
        on(
            ATTACK_DICE_DONE,
            by_me & (counter >= 1) & (dice_showing(1) >= 1),
            take_wounds(ME, dice_showing(1)),
        ),
        on(ZONE_TARGET, by_me & (counter >= 1) & controls(CROWN), take_wounds(ME, 1)),
    ),
)
# 40904 Sand Diplomacy. The opponent names a tactics zone, then you name one. The first time either
# is claimed this round, after its effect the claimant's opponent may make up to 2 enemy Combat
# Units Vulnerable and Weakened.
_either_claimed = claimed_picked(1, 2)
card(
    40904,
    ROUND_START,
    any_,
    pick_zone(opponent=True),
    pick_zone(),
    lasting(
        ROUND,
        None,
        on(
            ZONE_RESOLVED,
            enemys & _either_claimed,
            pick(enemy, optional=True),
            pick(enemy, ~same(IT, P3), optional=True),
            gain(P3, VULNERABLE, WEAKENED),
            gain(P4, VULNERABLE, WEAKENED),
            detach(),
        ),
        on(
            ZONE_RESOLVED,
            mine & _either_claimed,
            pick(friend, optional=True, opponent=True),
            pick(friend, ~same(IT, P3), optional=True, opponent=True),
            gain(P3, VULNERABLE, WEAKENED),
            gain(P4, VULNERABLE, WEAKENED),
            detach(),
        ),
    ),
)
# 40905 Rising Temperatures. Attach to it until it is targeted by the Combat zone. Cumulative by
# game round: from 2 it cannot be targeted by its own side's tactics cards; from 3 its attacks have
# -1 to hit; from 4 it cannot restore wounds.
card(
    40905,
    UNIT_ACTIVATES,
    enemys & without_this_card(SUBJECT),
    attach(
        SUBJECT,
        GAME,
        give(BARRED, OWN_CARDS, rounds >= 2),
        give(TO_HIT, -1, rounds >= 3),
        give(NO_RESTORE, 1, rounds >= 4),
        ends=[(ZONE_TARGET, by_me & claimed(COMBAT))],
    ),
)
# 40906 Cunning Ploy. The unit performs no actions this turn; instead one other friendly Combat Unit
# performs 1 Maneuver, March or Retreat action. If you control the Combat zone, one enemy within
# long range first becomes Vulnerable.
card(
    40906,
    UNIT_ACTIVATES,
    mine,
    pick(friend, ~same(IT, SUBJECT)),
    when(controls(COMBAT), pick(enemy, within(LONG, SUBJECT, IT)), gain(P2, VULNERABLE)),
    no_action(SUBJECT, TURN, free=True),
    act(P1, MANEUVERS | MARCHES | RETREATS),
)
# 40907 Dune Tactics. If the defender has at least as many destroyed ranks as the attacker, the
# attack uses the lowest attack dice value. If you control the Crown zone the attacker becomes
# Vulnerable and Panicked afterwards.
card(
    40907,
    ATTACK_DICE_NEXT,
    enemys & on_mine & melee,
    when(lost_ranks(OTHER) >= lost_ranks(SUBJECT), lowest()),
    when(
        controls(CROWN),
        lasting(ATTACK, SUBJECT, on(ATTACK_DONE, by_me, gain(ME, VULNERABLE, PANICKED))),
    ),
)
