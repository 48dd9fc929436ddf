"""House Lannister: the tactics cards of the House."""

from throneroom.games.ice_and_fire.vocabulary import (
    CARD_PLAYED,
    CROWN,
    DESTROYED,
    GAME,
    HIGH_LOW,
    HORSE_AND_FOOT,
    IT,
    KEYWORDS,
    LONG,
    LOWEST,
    ME,
    MORALE,
    NCU_ACTIVATES,
    OWN_CARDS,
    P1,
    ROUND,
    SUBJECT,
    TEST_FAILED,
    TEST_NEXT,
    TEST_PASSED,
    TO_HIT,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VICIOUS,
    WEAKENED,
    WEALTH,
    ZONE_CLAIMED,
    ZONE_TARGET,
    any_,
    attach,
    bar,
    bearer,
    by_me,
    cancel,
    card,
    claimed,
    controlled,
    controls,
    counter,
    enemy,
    enemys,
    friend,
    gain,
    give,
    if_,
    if_failed,
    kind,
    lasting,
    lose_abilities,
    lost_ranks,
    melee,
    mine,
    on,
    panic,
    panic_test,
    pick,
    put,
    restore,
    roll,
    take_wounds,
    test_roll,
    test_wounds,
    test_wounds_more,
    when,
    within,
    without_this_card,
)

# 40101 Intrigue and Subterfuge. That NCU loses all abilities until the round ends. If you control
# the Wealth zone, one enemy Combat Unit becomes Weakened.
card(
    40101,
    NCU_ACTIVATES,
    enemys,
    lose_abilities(bearer(SUBJECT), ROUND),
    when(controls(WEALTH), pick(enemy), gain(P1, WEAKENED)),
)
# 40102 A Lannister Pays His Debts. Attach to a friendly Combat Unit for the rest of the game; put 1
# Order token on the card when a friendly infantry or cavalry unit is destroyed. While it holds a
# token: the unit's melee attacks have Vicious and, while you control the Crown zone, +1 to hit.
card(
    40102,
    TURN_START,
    any_,
    pick(friend, without_this_card(IT)),
    attach(
        P1,
        GAME,
        on(DESTROYED, mine & kind(SUBJECT, *HORSE_AND_FOOT), put(1)),
        give(KEYWORDS, VICIOUS, (counter >= 1) & melee),
        give(TO_HIT, 1, (counter >= 1) & melee & controls(CROWN)),
    ),
)
# 40103 Hear Me Roar! The test is at -1, with a further -1 per destroyed rank of the enemy. On
# failure it takes 1 wound (1 additional wound for a panic test).
card(
    40103,
    TEST_NEXT,
    enemys,
    test_roll(-1 - lost_ranks(SUBJECT)),
    when(
        panic,
        test_wounds_more(1),
        otherwise=[
            lasting(
                TURN,
                SUBJECT,
                on(TEST_FAILED, by_me, take_wounds(ME, 1)),
                ends=[(TEST_FAILED, by_me), (TEST_PASSED, by_me)],
            )
        ],
    ),
)
# 40104 Bribery. Replaces the zone's effect: attach this card to one enemy Combat Unit until it
# passes a morale test or is targeted by the Wealth zone. While attached it attacks with its lowest
# attack dice value and has -1 to morale test rolls.
card(
    40104,
    ZONE_CLAIMED,
    mine,
    pick(enemy, without_this_card(IT)),
    attach(
        P1,
        GAME,
        give(HIGH_LOW, LOWEST),
        give(MORALE, -1),
        ends=[(TEST_PASSED, by_me), (ZONE_TARGET, by_me & claimed(WEALTH))],
    ),
    replaces=True,
)
# 40105 Counterplot. Roll a die; on 3+ the card is cancelled. On 2+ if you control the Crown or
# Wealth zone; automatic if you control both.
COUNTERPLOT = roll(
    3 - if_(controls(CROWN) | controls(WEALTH)),
    cancel(),
    sure=controls(CROWN) & controls(WEALTH),
)
card(40105, CARD_PLAYED, enemys, COUNTERPLOT)
# 40106 Fealty to The Crown. One friendly unit within long range restores 1 wound per wound the
# enemy took from the test (maximum 3). If you control the Crown zone the enemy takes 1 more wound
# and the friendly unit restores 1 more (maximum 4).
card(
    40106,
    TEST_FAILED,
    enemys & panic,
    pick(friend, within(LONG, SUBJECT, IT)),
    when(controls(CROWN), take_wounds(SUBJECT, 1)),
    restore(P1, test_wounds.at_most(3) + if_(controls(CROWN))),
)
# 40107 Subjugation of Power. It makes a panic test at -1 per zone you control among Crown and
# Wealth. On failure it loses all abilities and cannot be targeted by its own side's tactics cards
# until the turn ends.
card(
    40107,
    UNIT_ACTIVATES,
    enemys,
    panic_test(SUBJECT, roll=-controlled(CROWN, WEALTH)),
    if_failed(lose_abilities(SUBJECT, TURN), bar(SUBJECT, OWN_CARDS, TURN)),
)
