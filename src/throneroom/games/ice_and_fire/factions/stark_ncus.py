"""House Stark: NCUs."""

from throneroom.games.ice_and_fire.vocabulary import (
    ATTACK_BEGINS,
    ATTACK_DICE,
    ATTACK_REROLLS,
    AUTO_PASS,
    COMBAT,
    CRITICAL_BLOW,
    DISCARD,
    HIGH_LOW,
    HIGHEST,
    HINDERING,
    INFANTRY,
    INFLUENCE_SET,
    IT,
    KEYWORDS,
    MANEUVERS,
    ME,
    MORALE,
    NCU_ACTIVATES,
    ONCE_A_GAME,
    P1,
    RE_ROLL,
    RETREATS,
    SUBJECT,
    TARGETED,
    TERRAIN_COUNTS_AS,
    TEST_DICE,
    TEST_PASSED,
    TEST_REROLLS,
    TURN_START,
    VULNERABLE,
    ZONE_CLAIMED,
    ZONE_TARGET,
    ability,
    act,
    any_,
    by_me,
    by_ncu_text,
    by_this_ncu,
    cancel,
    claimed,
    clear_one,
    destroyed_friends,
    detach,
    enemy,
    enemys,
    friend,
    gain,
    give,
    influence,
    kind,
    lost_ranks,
    may,
    may_on,
    may_re_roll,
    melee,
    mine,
    on,
    panic,
    pick,
    pick_card,
    put,
    restore,
    take_back,
    to_hit,
)

# 30201 Catelyn: Family, Duty, Honor. Influence. When attached, remove 1 condition token from the
# unit. While attached the unit attacks with its highest attack dice value.
influence(
    "ncu_30201_family_duty_honor",
    any_,
    on(INFLUENCE_SET, by_me, clear_one(ME)),
    give(HIGH_LOW, HIGHEST),
)

# 30202 Sansa: Repeating the Words. Once per game, when Sansa activates, you may take 1 tactics card
# from your discard pile into hand. When she claims a zone its effect may be replaced by the same.
may(
    "ncu_30202_repeating_the_words",
    NCU_ACTIVATES,
    by_this_ncu,
    pick_card(DISCARD),
    take_back(),
    once=ONCE_A_GAME,
)
may(
    "ncu_30202_repeating_the_words",
    ZONE_CLAIMED,
    by_this_ncu,
    pick_card(DISCARD),
    take_back(),
    replaces=True,
    once=0,
)

# 30204 Eddard: Bravery in the Face of Death. Starts with 4 Order tokens. After a friendly unit
# rolls a panic test you may remove 1 token to let it re-roll any dice of the test. When a friendly
# unit passes a panic test you may remove 1 token to restore 2 wounds plus 1 per its destroyed rank
# to it.
may(
    "ncu_30204_bravery_in_the_face_of_death",
    TEST_REROLLS,
    mine & panic,
    put(-1),
    may_re_roll(TEST_DICE),
)
may(
    "ncu_30204_bravery_in_the_face_of_death",
    TEST_PASSED,
    mine & panic,
    put(-1),
    restore(SUBJECT, 2 + lost_ranks(SUBJECT)),
)

# 30205 Rodrik: Martial Expertise. When Rodrik claims the Combat zone, one enemy Combat Unit becomes
# Vulnerable. Starts with 2 Order tokens; after a friendly Combat Unit rolls melee attack dice you
# may remove 1 token to let it re-roll any of them.
ability(
    "ncu_30205_martial_expertise",
    ZONE_CLAIMED,
    by_this_ncu & claimed(COMBAT),
    pick(enemy),
    gain(P1, VULNERABLE),
)
may(
    "ncu_30205_martial_expertise",
    ATTACK_REROLLS,
    mine & melee,
    put(-1),
    may_re_roll(ATTACK_DICE),
)

# 30206 Arya: Never Do What They Expect. Starts with 2 Order tokens. At the start of an enemy turn
# you may remove 1 token: one friendly infantry unit performs 1 Maneuver or Retreat action.
may(
    "ncu_30206_never_do_what_they_expect",
    TURN_START,
    enemys,
    put(-1),
    pick(friend, kind(IT, INFANTRY)),
    act(P1, MANEUVERS | RETREATS),
)

# 30209 Lyanna: Avenging the North. Influence (friendly unit). Cumulative by number of destroyed
# friendly Combat Units: 0+ gives +1 to morale test rolls; 1+ melee attacks have Critical Blow; 2+
# automatic success on panic tests; 3+ may re-roll any attack dice.
influence(
    "ncu_30209_avenging_the_north",
    friend,
    give(MORALE, 1),
    give(KEYWORDS, CRITICAL_BLOW, melee & (destroyed_friends >= 1)),
    give(AUTO_PASS, 1, destroyed_friends >= 2),
    give(RE_ROLL, ATTACK_DICE, destroyed_friends >= 3),
)

# 30207 Howland: Hunter's Guile. Influence. An influenced enemy treats all terrain as Hindering.
# When an influenced enemy makes a melee attack, before it is resolved you may remove this card to
# give that attack -1 to hit.
influence(
    "ncu_30207_hunters_guile",
    enemy,
    give(TERRAIN_COUNTS_AS, HINDERING),
    may_on(ATTACK_BEGINS, by_me & melee, detach(), to_hit(-1)),
)

# 30208 Eddard: Hand's Orders. Influence. Each time the influenced unit is targeted by an NCU
# ability or a tactics zone you may cancel that effect.
influence(
    "ncu_30208_hands_orders",
    any_,
    may_on(TARGETED, by_me & by_ncu_text, cancel()),
    may_on(ZONE_TARGET, by_me, cancel()),
)
