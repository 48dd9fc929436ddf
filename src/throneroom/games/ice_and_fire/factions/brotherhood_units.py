"""The Brotherhood Without Banners: abilities of units and attachments, Faith: F36.4."""

from throneroom.games.ice_and_fire.factions.answers import falls_in_melee
from throneroom.games.ice_and_fire.vocabulary import (
    ATTACK_BEGINS,
    ATTACK_DICE,
    ATTACK_DONE,
    CRITICAL_BLOW,
    CROWN,
    DEFENSE,
    FLANK,
    HIGH_LOW,
    INFANTRY,
    IT,
    KEYWORDS,
    LONG,
    LOWEST,
    MANEUVERS,
    ME,
    MORALE,
    P1,
    PRECISION,
    RE_ROLL,
    REAR,
    SEES_THROUGH_TERRAIN,
    SEES_THROUGH_UNITS,
    SHORT,
    SIGHT,
    STRIKES,
    SUBJECT,
    SUNDERING,
    TEST_FAILED,
    TEST_PASSED,
    TO_HIT,
    TURN_START,
    UNIT_ACTIVATES,
    VICIOUS,
    WOULD_BE_DESTROYED,
    ability,
    act,
    by_me,
    choose,
    clear_one,
    controls,
    counts_as,
    destroyed_it,
    dice,
    enemy,
    enemys,
    friend,
    from_,
    give,
    if_,
    in_attack,
    keyword,
    kind,
    lost_wounds,
    may,
    melee,
    on,
    opponent_controls,
    option,
    order,
    panic,
    passive,
    pick,
    put,
    ranks_destroyed,
    restore,
    survive,
    test_wounds,
    there_is,
    when,
    within,
)

# Beric's Vassal. Wherever a name matters this model is also Beric Dondarrion.
counts_as("berics_vassal", "Beric Dondarrion")

_no_king = ~opponent_controls(CROWN)
# Brotherhood Armaments. Attack has Critical Blow; while no opponent controls the Crown zone it also
# has Sundering and +1 to hit.
passive(
    "brotherhood_armaments",
    KEYWORDS,
    if_(_no_king, CRITICAL_BLOW | SUNDERING, CRITICAL_BLOW),
)
passive("brotherhood_armaments", TO_HIT, 1, _no_king)
# Knightly Armaments. Attack has Sundering; while no opponent controls the Crown zone it may re-roll
# any attack dice.
passive("knightly_armaments", KEYWORDS, SUNDERING)
passive("knightly_armaments", RE_ROLL, ATTACK_DICE, _no_king)
# Hidden Shot. Line of sight for this attack ignores units and terrain. Against an enemy attacked in
# its flank or rear it has Precision and Vicious.
passive("hidden_shot", SIGHT, SEES_THROUGH_UNITS | SEES_THROUGH_TERRAIN)
passive("hidden_shot", KEYWORDS, PRECISION | VICIOUS, in_attack & from_(FLANK, REAR))
# Order: Deceitful Reposition. If no enemy is within short range, this unit performs a Maneuver
# limited to 3".
order(
    "order_deceitful_reposition",
    TURN_START,
    enemys & ~there_is(enemy, within(SHORT, ME, IT)),
    act(ME, MANEUVERS, limit=3),
)
# Rally the Smallfolk. After a melee attack that destroyed an enemy rank, one friendly infantry unit
# within long range restores 2 wounds.
ability(
    "rally_the_smallfolk",
    ATTACK_DONE,
    by_me & melee & (ranks_destroyed >= 1),
    pick(friend, kind(IT, INFANTRY), within(LONG, ME, IT)),
    restore(P1, 2),
)
# Hot Pies! On each activation remove 1 condition token from this unit; while you control the Crown
# zone it may also restore 1 wound.
ability(
    "hot_pies",
    UNIT_ACTIVATES,
    by_me,
    clear_one(ME),
    when(
        controls(CROWN) & (lost_wounds(ME) >= 1),
        choose(1, option("restore", restore(ME, 1)), option("no")),
    ),
)
# Improved Defenses. While you control the Crown zone: +1 to defense rolls.
passive("improved_defenses_bwb", DEFENSE, 1, controls(CROWN))

# Faith

# Lightbringer. Starts with 1 Faith token; gains 1 per passed morale test. Spend 1: before a melee
# attack for +2 attack dice; or when the unit would be destroyed by a melee attack, to make 1 melee
# attack with its lowest attack dice value first - if that destroys its target, the unit stays with
# 1 wound.
ability("lightbringer", TEST_PASSED, by_me, put(1))
may("lightbringer", ATTACK_BEGINS, by_me & melee, put(-1), dice(2))
may(
    "lightbringer",
    WOULD_BE_DESTROYED,
    by_me & falls_in_melee,
    put(-1),
    act(
        ME,
        STRIKES,
        give(HIGH_LOW, LOWEST),
        on(ATTACK_DONE, by_me & destroyed_it, survive(ME)),
    ),
)
# Prayers to R'hllor. +2 to morale test rolls. Starts with 1 Faith token; gains 1 per passed morale
# test. Spend 1: before a melee attack for Sundering and Vicious; or when an enemy within long range
# fails a panic test, to restore to one friendly unit within long range as many wounds as the enemy
# took (maximum 3).
passive("prayers_to_rhllor", MORALE, 2)
ability("prayers_to_rhllor", TEST_PASSED, by_me, put(1))
may("prayers_to_rhllor", ATTACK_BEGINS, by_me & melee, put(-1), keyword(SUNDERING, VICIOUS))
may(
    "prayers_to_rhllor",
    TEST_FAILED,
    enemys & panic & (test_wounds >= 1) & within(LONG, ME, SUBJECT),
    put(-1),
    pick(friend, within(LONG, ME, IT)),
    restore(P1, test_wounds.at_most(3)),
)
