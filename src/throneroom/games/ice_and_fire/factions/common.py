"""Texts that several factions share: weapons, Orders and habits of units, and cards that are
printed again under the same name with another hero or House."""

from throneroom.games.ice_and_fire.prints import KINGSLAYER
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ACTION_DONE,
    ATTACK,
    ATTACK_BEGINS,
    ATTACK_DICE,
    ATTACK_DICE_DONE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    AUTO_PASS,
    BONUS_OFF,
    CHARGE_DICE,
    CHARGE_MADE,
    CHARGES,
    COUNT,
    CRITICAL_BLOW,
    DANGEROUS,
    DEFENSE_DICE_DONE,
    DICE,
    FLAGS_ON,
    FLANK,
    FLANK_EDGES,
    FRONT,
    HINDERING,
    IT,
    KEYWORDS,
    LONG,
    MANEUVERS,
    MARCHES,
    MAY_WAIT,
    ME,
    MORALE,
    NO_PIVOT,
    ONCE_A_ROUND,
    OTHER,
    OWN_EDGE,
    P1,
    PANIC,
    PANIC_WOUNDS,
    PANICKED,
    PRECISION,
    RANK_SHIFT,
    RE_ROLL,
    REAR,
    RETREAT_DICE,
    RETREAT_DONE,
    ROUGH,
    ROUND_START,
    SHORT,
    SHOTS,
    SPEED,
    STRIKES,
    SUBJECT,
    SUNDERING,
    SURGE,
    TERRAIN_IGNORED,
    TEST_FAILED,
    TEST_PASSED,
    TO_HIT,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
    WOULD_BE_DESTROYED,
    Guard,
    ability,
    act,
    action,
    amount,
    attacking,
    aura,
    block,
    by_me,
    can_attack,
    can_charge,
    caused_wounds,
    charge_nearest,
    charged_in,
    charging,
    choose,
    counter,
    defense,
    die_counts_as,
    each,
    enemy,
    enemys,
    engaged,
    engaged_with,
    friendly,
    from_,
    gain,
    gain_one,
    give,
    give_aura,
    highest,
    if_failed,
    if_passed,
    in_numbers,
    is_there,
    keyword,
    lasting,
    left_behind,
    lost_ranks,
    lost_wounds,
    may,
    may_re_roll,
    melee,
    mine,
    misses,
    morale_test,
    no_action,
    no_surge,
    on,
    on_me,
    on_mine,
    one_enemy,
    option,
    order,
    panic,
    panic_roll,
    panic_test,
    panic_wounds,
    passive,
    pick,
    pick_amount,
    place_unit,
    print_2021,
    put,
    ranged,
    ranks,
    restore,
    roll_d3_count,
    same,
    second_player,
    sees,
    surging,
    survive,
    take_hits,
    take_wounds,
    there_is,
    unused,
    when,
    within,
)

# Types. Each model has 3 wounds. When activated the unit may first perform 1 Maneuver action, which
# an engaged one cannot (F8.4), so that it is not asked.
for _type in ("cavalry", "direwolf", "the_mountain_that_rides"):
    may(_type, UNIT_ACTIVATES, by_me & ~engaged(ME), act(ME, MANEUVERS))

# Weapons and habits of one keyword.
passive("sundering", KEYWORDS, SUNDERING, melee)
passive("vicious", KEYWORDS, VICIOUS, melee)
# The rulebook's print of Jaime, The Kingslayer has no Precision (FR1).
_kingslayer = Guard(lambda t, f: KINGSLAYER in t.parts[f.me])
passive("precision", KEYWORDS, PRECISION, melee & ~(print_2021 & _kingslayer))
for _weapon in ("tooth_claw", "halberd"):
    passive(_weapon, KEYWORDS, SUNDERING)
for _weapon in ("flail", "spiked_flail", "blade_and_fang"):
    passive(_weapon, KEYWORDS, VICIOUS)

# Lance. Attack has Sundering. When charging, roll +2 attack dice per own remaining rank.
passive("lance", KEYWORDS, SUNDERING)
passive("lance", DICE, 2 * ranks(ME), charging)

# Vicious Mauling. Attack has Sundering and Vicious and rolls +1 attack die per wound this unit has
# suffered.
passive("vicious_mauling", KEYWORDS, SUNDERING | VICIOUS)
passive("vicious_mauling", DICE, lost_wounds(ME))

# Boldness and Courage. When attacking: with no destroyed ranks roll +1 attack die; otherwise count
# one more rank than remains for attack dice.
passive("boldness_and_courage", DICE, 1, lost_ranks(ME) == 0)
passive("boldness_and_courage", RANK_SHIFT, 1, lost_ranks(ME) >= 1)
# Superior Numbers. Melee attacks may re-roll any attack dice against enemies with fewer remaining
# ranks.
passive(
    "superior_numbers",
    RE_ROLL,
    ATTACK_DICE,
    melee & is_there(OTHER) & (ranks(OTHER) < ranks(ME)),
)
# Battle Scars. Before each melee attack roll choose one option, plus one more per own destroyed
# rank: Vicious; re-roll any attack dice; use the highest attack dice value.
ability(
    "battle_scars",
    ATTACK_DICE_NEXT,
    by_me & melee,
    choose(
        1 + lost_ranks(ME),
        option("vicious", keyword(VICIOUS)),
        option("reroll", may_re_roll(ATTACK_DICE)),
        option("highest", highest()),
    ),
)
# Fueled by Slaughter. After a melee attack that caused wounds, this unit restores 1 wound plus 1
# per destroyed rank of the defender.
ability(
    "fueled_by_slaughter",
    ATTACK_DONE,
    by_me & melee & caused_wounds,
    restore(ME, 1 + lost_ranks(OTHER)),
)

# Disrupt. Each enemy engaged with this unit has -1 to hit, whoever it attacks; in the rulebook's
# print only while it attacks this unit (FR1).
_disrupted = (engaged_with(ME, IT) & ~print_2021) | (same(OTHER, ME) & print_2021)
aura("disrupt", TO_HIT, -1, _disrupted)
# Intimidating Presence. Engaged enemies test morale at -1 and lose 1 extra wound on each failed
# panic test.
aura("intimidating_presence", MORALE, -1, engaged_with(ME, IT))
aura("intimidating_presence", PANIC_WOUNDS, 1, engaged_with(ME, IT))
# Disorganized. Takes +1 wound when it fails a panic test.
passive("disorganized", PANIC_WOUNDS, 1)
# Iron Resolve. +1 to panic test rolls and 1 wound less from failed panic tests.
passive("iron_resolve", PANIC, 1)
passive("iron_resolve", PANIC_WOUNDS, -1)
# Unyielding. Takes 1 wound less from failed panic tests per own destroyed rank.
passive("unyielding", PANIC_WOUNDS, -lost_ranks(ME))
# Stalwart. +2 to morale test rolls.
passive("stalwart", MORALE, 2)

# Dauntless. Restores 1 wound each time it passes a morale test.
ability("dauntless", TEST_PASSED, by_me, restore(ME, 1))
# Counterstrike. When this unit is attacked in melee, the attacker takes 1 hit for every missed
# attack die.
ability("counterstrike", ATTACK_DICE_DONE, on_me & melee, take_hits(SUBJECT, misses))
# Stubborn Tenacity. Each time it passes a panic test one enemy engaged with it takes 1 wound.
ability(
    "stubborn_tenacity",
    TEST_PASSED,
    by_me & panic,
    pick(enemy, engaged_with(ME, IT)),
    take_wounds(P1, 1),
)
# Hardened. When attacked, after defense dice are rolled, this unit blocks 1 extra hit per own
# destroyed rank.
ability("hardened", DEFENSE_DICE_DONE, on_me & (lost_ranks(ME) >= 1), block(lost_ranks(ME)))
# Stand Your Ground. While engaged with only one enemy, that enemy's melee attacks on this unit get
# no charge, flank or rear bonus.
passive("stand_your_ground", FLAGS_ON, BONUS_OFF, melee & one_enemy(ME))
# Elusive Escape. Retreat distance may be re-rolled; enemies left behind become Weakened and get no
# free pivot.
passive("elusive_escape", RE_ROLL, RETREAT_DICE)
passive("elusive_escape", NO_PIVOT)
ability("elusive_escape", RETREAT_DONE, by_me, each(left_behind(IT), gain(IT, WEAKENED)))
# Uncontrolled Rage. On each activation, if it can charge, it makes a morale test; on failure it
# performs 1 Charge action on the nearest legal enemy, each charge distance die counting as 6; this
# charge is its action of the turn.
ability(
    "uncontrolled_rage",
    UNIT_ACTIVATES,
    by_me & can_charge(ME),
    morale_test(ME),
    if_failed(
        when(can_charge(ME), no_action(ME, TURN), die_counts_as(6), charge_nearest(ME)),
    ),
)
# Pathfinder. Ignores the Dangerous, Hindering and Rough terrain keywords.
passive("pathfinder", TERRAIN_IGNORED, DANGEROUS | HINDERING | ROUGH)
# To the Last! Starts with 2 Wound tokens on the card. Each time this unit would be destroyed remove
# one token and make a morale test: on success the unit stays with 1 wound.
ability(
    "to_the_last",
    WOULD_BE_DESTROYED,
    by_me & (counter >= 1),
    put(-1),
    morale_test(ME, dying=True),
    if_passed(survive(ME)),
)
# Regroup. After a Retreat action restores 2 wounds plus 1 per own destroyed rank.
ability("regroup", RETREAT_DONE, by_me, restore(ME, 2 + lost_ranks(ME)))

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
# Order: Superior Flanking. When a friendly unit within long range attacks an enemy in the flank or
# rear, before dice, the defender becomes Panicked and Vulnerable.
order(
    "order_superior_flanking",
    ATTACK_DICE_NEXT,
    mine & from_(FLANK, REAR) & within(LONG, ME, SUBJECT),
    gain(OTHER, PANICKED, VULNERABLE),
)
# Order: Stark Fury. This melee attack has Critical Blow and Sundering; afterwards this unit takes 2
# wounds, 1 fewer per own destroyed rank.
order(
    "order_stark_fury",
    ATTACK_DICE_NEXT,
    by_me & melee,
    keyword(CRITICAL_BLOW, SUNDERING),
    lasting(ATTACK, ME, on(ATTACK_DONE, by_me, take_wounds(ME, (2 - lost_ranks(ME)).at_least(0)))),
)
# Order: Scout Openings. One enemy within long range: until the turn ends friendly attacks on it
# have Precision and may re-roll any attack dice.
order(
    "order_scout_openings",
    TURN_START,
    mine,
    pick(enemy, within(LONG, ME, IT)),
    lasting(
        TURN,
        P1,
        give_aura(KEYWORDS, PRECISION, friendly(IT) & same(OTHER, ME)),
        give_aura(RE_ROLL, ATTACK_DICE, friendly(IT) & same(OTHER, ME)),
    ),
)
# Order: Sentinel. After another friendly unit within long range was attacked, this unit performs 1
# Maneuver action, or 1 Charge action that must target that attacker.
order(
    "order_sentinel",
    ATTACK_DONE,
    enemys & on_mine & ~on_me & within(LONG, ME, OTHER),
    act(ME, MANEUVERS | CHARGES, at=SUBJECT),
)
# Order: Overwatch. After an enemy ends a March or Maneuver in this unit's long range and line of
# sight, this unit performs 1 ranged Attack action against it.
order(
    "order_overwatch",
    ACTION_DONE,
    enemys & action("march", "maneuver") & within(LONG, ME, SUBJECT) & sees(ME, SUBJECT),
    act(ME, SHOTS, at=SUBJECT),
)
# Order: Hidden Traps. Before an action of an unengaged enemy within long range resolves, choose
# one: 1 hit per its remaining rank; or -1 Speed for it until the turn ends.
order(
    "order_hidden_traps",
    ACTION_DECLARED,
    enemys & ~engaged(SUBJECT) & within(LONG, ME, SUBJECT),
    choose(
        1,
        option("hits", take_hits(SUBJECT, ranks(SUBJECT))),
        option("speed", lasting(TURN, SUBJECT, give(SPEED, -1))),
    ),
)
# Order: Reckless Heroism. Before resolving its charge this unit takes D3 wounds; every charge
# distance die counts as 6.
order(
    "order_reckless_heroism",
    ACTION_DECLARED,
    by_me & action("charge"),
    roll_d3_count(),
    take_wounds(ME, COUNT),
    die_counts_as(6),
)
# Order: Overrun. Replaces this unit's Surge Forth by 1 Charge or March action.
order("order_overrun", SURGE, by_me, when(surging, no_surge(), act(ME, CHARGES | MARCHES)))

# Texts that House Lannister shares with the Neutrals.

# Crossbow. Attack has Sundering and may re-roll attack dice against targets within short range.
passive("crossbow", KEYWORDS, SUNDERING)
passive("crossbow", RE_ROLL, ATTACK_DICE, within(SHORT, ME, OTHER))
# Domineering Pride. Automatically passes panic tests while engaged by an enemy with fewer remaining
# ranks.
passive("domineering_pride", AUTO_PASS, 1, there_is(engaged_with(ME, IT), ranks(IT) < ranks(ME)))
# Horrific Visage. Before an enemy melee attack on this unit is resolved, the attacker makes a panic
# test at -1 per remaining rank of this unit.
ability("horrific_visage", ATTACK_BEGINS, on_me & melee, panic_test(SUBJECT, roll=-ranks(ME)))
# Prey On Fear. Restores 2 wounds each time an enemy engaged with it fails a panic test.
ability("prey_on_fear", TEST_FAILED, enemys & panic & engaged_with(ME, SUBJECT), restore(ME, 2))
# Recruiting From the Hills. On each activation restores 1 wound plus 1 per own destroyed rank.
ability("recruiting_from_the_hills", UNIT_ACTIVATES, by_me, restore(ME, 1 + lost_ranks(ME)))
# Order: Adaptive Style. Use when this unit attacks or is attacked, before attack dice. Choose one:
# this unit has +1 to defense rolls and +2 to its panic test against this attack; or this unit's
# attack has Critical Blow and Sundering.
order(
    "order_adaptive_style",
    ATTACK_DICE_NEXT,
    by_me | on_me,
    when(
        on_me,
        defense(1),
        panic_roll(2),
        otherwise=[keyword(CRITICAL_BLOW, SUNDERING)],
    ),
)

# Order: Taunt. When an enemy within long range activates and could attack or charge this unit: if
# it declares any action other than an attack or charge on this unit, it first becomes Vulnerable
# and Weakened.
order(
    "order_taunt",
    UNIT_ACTIVATES,
    enemys & within(LONG, ME, SUBJECT) & (can_attack(SUBJECT, ME) | can_charge(SUBJECT, ME)),
    pick(same(IT, ME)),
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

# Outflank. May be held in reserve instead of deployed. At the start of a round in which you are not
# the first player you may place one reserve unit, not yet activated, fully within short range of
# your own or a flank table edge.
passive("outflank", MAY_WAIT)
may(
    "outflank",
    ROUND_START,
    second_player & unused("outflank"),
    place_unit(ME, OWN_EDGE | FLANK_EDGES),
    once=ONCE_A_ROUND,
    waiting=True,
)

# Joffrey's Retinue, Renly's Retinue. The unit has 8 models (the king included), 8 wounds and 2
# ranks: as its numbers say already.
# Baratheon Banners, which both carry. The Kingsguard and the Rainbow Guard start with 4 banners.
# When activated the unit may spend banners, each option once per activation: attacks have Critical
# Blow and Sundering this turn; attacks have Vicious and cause +1 wound on a failed panic test this
# turn; before its attack dice this turn the defender becomes Panicked and Weakened; restore 2
# wounds and re-roll charge and retreat distance dice this turn (F37.12).
for _retinue in ("joffreys_retinue", "renlys_retinue"):
    in_numbers(_retinue)
    may(
        _retinue,
        UNIT_ACTIVATES,
        by_me & (counter >= 1),
        pick_amount(counter.at_most(4), least=1),
        put(-amount(1)),
        choose(
            amount(1),
            option(
                "critical_blow",
                lasting(TURN, ME, give(KEYWORDS, CRITICAL_BLOW | SUNDERING, attacking)),
            ),
            option(
                "vicious",
                lasting(TURN, ME, on(ATTACK_BEGINS, by_me, keyword(VICIOUS), panic_wounds(1))),
            ),
            option(
                "panicked",
                lasting(TURN, ME, on(ATTACK_DICE_NEXT, by_me, gain(OTHER, PANICKED, WEAKENED))),
            ),
            option(
                "restore",
                restore(ME, 2),
                lasting(TURN, ME, give(RE_ROLL, CHARGE_DICE | RETREAT_DICE)),
            ),
        ),
    )
