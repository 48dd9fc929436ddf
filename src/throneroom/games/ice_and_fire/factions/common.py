"""Texts that several factions share: weapons, Orders and habits of units, and cards that are
printed again under the same name with another hero or House."""

from throneroom.games.ice_and_fire.vocabulary import (
    ATTACK_DICE,
    ATTACK_DICE_DONE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    CHARGE_MADE,
    DICE,
    FLANK,
    FRONT,
    IT,
    KEYWORDS,
    LONG,
    MANEUVERS,
    ME,
    MORALE,
    OTHER,
    P1,
    PANIC,
    PANIC_WOUNDS,
    PANICKED,
    REAR,
    STRIKES,
    SUBJECT,
    SUNDERING,
    TEST_PASSED,
    TO_HIT,
    TURN_START,
    UNIT_ACTIVATES,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
    ability,
    act,
    aura,
    by_me,
    charged_in,
    charging,
    enemy,
    engaged_with,
    gain,
    gain_one,
    highest,
    if_passed,
    keyword,
    may,
    may_re_roll,
    melee,
    mine,
    misses,
    morale_test,
    on_me,
    one_enemy,
    order,
    panic_test,
    passive,
    pick,
    ranks,
    restore,
    sees,
    take_hits,
    within,
)

# Types. Each model has 3 wounds. When activated the unit may first perform 1 Maneuver action.
for _type in ("cavalry", "direwolf", "the_mountain_that_rides"):
    may(_type, UNIT_ACTIVATES, by_me, act(ME, MANEUVERS))

# Weapons and habits of one keyword.
passive("sundering", KEYWORDS, SUNDERING, melee)
passive("vicious", KEYWORDS, VICIOUS, melee)
for _weapon in ("tooth_claw", "halberd"):
    passive(_weapon, KEYWORDS, SUNDERING)
for _weapon in ("flail", "spiked_flail", "blade_and_fang"):
    passive(_weapon, KEYWORDS, VICIOUS)

# Lance. Attack has Sundering. When charging, roll +2 attack dice per own remaining rank.
passive("lance", KEYWORDS, SUNDERING)
passive("lance", DICE, 2 * ranks(ME), charging)

# Disrupt. Each enemy engaged with this unit has -1 to hit, whoever it attacks.
aura("disrupt", TO_HIT, -1, engaged_with(ME, IT))
# Intimidating Presence. Engaged enemies test morale at -1 and lose 1 extra wound on each failed
# panic test.
aura("intimidating_presence", MORALE, -1, engaged_with(ME, IT))
aura("intimidating_presence", PANIC_WOUNDS, 1, engaged_with(ME, IT))
# Disorganized. Takes +1 wound when it fails a panic test.
passive("disorganized", PANIC_WOUNDS, 1)
# Iron Resolve. +1 to panic test rolls and 1 wound less from failed panic tests.
passive("iron_resolve", PANIC, 1)
passive("iron_resolve", PANIC_WOUNDS, -1)
# Stalwart. +2 to morale test rolls.
passive("stalwart", MORALE, 2)

# Dauntless. Restores 1 wound each time it passes a morale test.
ability("dauntless", TEST_PASSED, by_me, restore(ME, 1))
# Counterstrike. When this unit is attacked in melee, the attacker takes 1 hit for every missed
# attack die.
ability("counterstrike", ATTACK_DICE_DONE, on_me & melee, take_hits(SUBJECT, misses))
# Stubborn Tenacity. Each time it passes a panic test one enemy engaged with it takes 1 wound.

# Ambush. An enemy successfully charged in its flank or rear becomes Panicked and Weakened.
ability("ambush", CHARGE_MADE, by_me & charged_in(FLANK, REAR), gain(OTHER, PANICKED, WEAKENED))
# Ferocious Assault. Enemies it successfully charges become Panicked.
ability("ferocious_assault", CHARGE_MADE, by_me, gain(OTHER, PANICKED))
# Furious Charge. Enemies it successfully charges become Vulnerable.
ability("furious_charge", CHARGE_MADE, by_me, gain(OTHER, VULNERABLE))

# Order: Hold the Line! One enemy engaged with this unit takes 2 hits plus 1 per own remaining rank.
order(
    "order_hold_the_line",
    UNIT_ACTIVATES,
    by_me,
    pick(enemy, engaged_with(ME, IT)),
    take_hits(P1, 2 + ranks(ME)),
)
# Order: Lannister Supremacy. After an enemy attacked this unit, the attacker makes a panic test;
# per own remaining rank it has -1 to the roll and takes +1 wound on failure.
order(
    "order_lannister_supremacy",
    ATTACK_DONE,
    on_me,
    panic_test(SUBJECT, roll=-ranks(ME), wounds=ranks(ME)),
)
# Order: Set for Charge. When successfully charged in the front or flank while not engaged with
# another enemy, this unit performs 1 melee Attack action on the charger before its attack.
order(
    "order_set_for_charge",
    CHARGE_MADE,
    on_me & one_enemy(ME) & charged_in(FRONT, FLANK),
    act(ME, STRIKES, at=SUBJECT),
)
# Order: Mark Target. Makes one enemy Vulnerable that this unit sees within long range.
order(
    "order_mark_target",
    TURN_START,
    mine,
    pick(enemy, within(LONG, ME, IT), sees(ME, IT)),
    gain(P1, VULNERABLE),
)
# Order: Threaten. Makes one enemy Weakened that this unit sees within long range.
order(
    "order_threaten",
    TURN_START,
    mine,
    pick(enemy, within(LONG, ME, IT), sees(ME, IT)),
    gain(P1, WEAKENED),
)
# Order: Martial Training. Makes the defender Vulnerable and lets any dice of this melee attack be
# re-rolled.
order(
    "order_martial_training",
    ATTACK_DICE_NEXT,
    by_me & melee,
    gain(OTHER, VULNERABLE),
    may_re_roll(ATTACK_DICE),
)
# Order: Incite. This melee attack has Vicious and uses the highest attack dice value.
order("order_incite", ATTACK_DICE_NEXT, by_me & melee, keyword(VICIOUS), highest())
# Order: War Cry. This unit makes a morale test; on success one enemy within long range becomes
# Panicked or Vulnerable.
order(
    "order_war_cry",
    TURN_START,
    mine,
    morale_test(ME),
    if_passed(pick(enemy, within(LONG, ME, IT)), gain_one(P1, PANICKED, VULNERABLE)),
)
