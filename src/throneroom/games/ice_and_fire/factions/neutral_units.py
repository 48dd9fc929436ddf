"""Neutrals: abilities of units and attachments."""

from throneroom.games.ice_and_fire.content import ABILITIES
from throneroom.games.ice_and_fire.counters import part_with
from throneroom.games.ice_and_fire.lasting import works
from throneroom.games.ice_and_fire.pillage import MOST_PILLAGED
from throneroom.games.ice_and_fire.vocabulary import (
    ATTACK,
    ATTACK_DICE,
    ATTACK_DICE_DONE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    ATTACKS,
    CHARGE_DICE,
    CHARGES,
    COMBAT,
    CRITICAL_BLOW,
    DEFENSE,
    DEPLOYED,
    DICE,
    FLANK,
    GAME,
    HIGH_LOW,
    HIGHEST,
    INFANTRY,
    IT,
    KEYWORDS,
    LONG,
    ME,
    MORALE,
    NO_DEFENSE,
    OTHER,
    P1,
    PRECISION,
    RANK_LOST,
    RE_ROLL,
    REAR,
    RETREATS,
    SHORT,
    SUBJECT,
    SUNDERING,
    TACTICS,
    TEST_FAILED,
    TEST_PASSED,
    TO_HIT,
    TURN,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
    WEALTH,
    ZONE_CLAIMED,
    Guard,
    ability,
    act,
    activated,
    any_,
    aura,
    by_me,
    charging,
    choose,
    claimed,
    controls,
    counter,
    counts_as,
    destroy_attachment,
    dice,
    dice_showing,
    enemy,
    enemys,
    engaged,
    engaged_with,
    friend,
    friendly,
    from_,
    gain,
    gain_one,
    give,
    give_pillage,
    has_ability,
    has_attachment,
    how_many,
    if_,
    is_there,
    keyword,
    lasting,
    lose_abilities,
    may,
    may_re_roll,
    melee,
    mine,
    named,
    on,
    on_mine,
    option,
    order,
    panic,
    panic_test,
    passive,
    pick,
    pick_attachment,
    put,
    ranged,
    ranks,
    ranks_destroyed,
    restore,
    same,
    take_wounds,
    when,
    within,
)

# Who they count as.
counts_as("affiliation_house_bolton", "House Bolton")
counts_as("affiliation_bloody_mummers", "Bloody Mummers")
counts_as("affiliation_stormcrows", "Stormcrows")
counts_as("affiliation_golden_company", "Golden Company")
# Jokin's Vassal. Wherever a name matters this model is also Jokin.
counts_as("jokins_vassal", "Jokin")

# House Bolton

# Ruthless Aggression. Attack has Vicious. Against a defender that has not activated this round it
# may re-roll attack dice and the defender becomes Vulnerable.
passive("ruthless_aggression", KEYWORDS, VICIOUS)
ability(
    "ruthless_aggression",
    ATTACK_DICE_NEXT,
    by_me & ~activated(OTHER),
    may_re_roll(ATTACK_DICE),
    gain(OTHER, VULNERABLE),
)
# Tracker's Bow. Leaves its target Vulnerable once the attack is resolved.
ability("trackers_bow", ATTACK_DONE, by_me, gain(OTHER, VULNERABLE))
# Order: Charging Volley. After this unit's ranged attack it performs 1 Charge action against the
# defender.
order(
    "order_charging_volley",
    ATTACK_DONE,
    by_me & ranged & is_there(OTHER),
    act(ME, CHARGES, at=OTHER),
)
# War Flail. Attack has Vicious, and Critical Blow when charging.
passive("war_flail", KEYWORDS, if_(charging, VICIOUS | CRITICAL_BLOW, VICIOUS))
# Order: Spread Fear. When an enemy engaged with this unit fails a panic test, another enemy within
# long range makes a panic test at -1 per own remaining rank and takes +1 wound on failure.
order(
    "order_spread_fear",
    TEST_FAILED,
    enemys & panic & engaged_with(ME, SUBJECT),
    pick(enemy, ~same(IT, SUBJECT), within(LONG, ME, IT)),
    panic_test(P1, roll=-ranks(ME), wounds=1),
)

# Bloody Mummers

# Mummer's Blade. A defender that has not activated this round becomes Weakened before attack dice
# are rolled.
ability("mummers_blade", ATTACK_DICE_NEXT, by_me & ~activated(OTHER), gain(OTHER, WEAKENED))
# Motley Armaments. When attacking choose one, or take both if attacking the flank or rear: +1
# attack die with Critical Blow; the defender loses all abilities this turn.
ability(
    "motley_armaments",
    ATTACK_DICE_NEXT,
    by_me,
    choose(
        if_(from_(FLANK, REAR), 2, 1),
        option("more_dice", dice(1), keyword(CRITICAL_BLOW)),
        option("lose_abilities", lose_abilities(OTHER, TURN)),
    ),
)
# Weaken Resolve. A failed panic test by an enemy engaged with this unit also makes that enemy
# Weakened.
ability(
    "weaken_resolve",
    TEST_FAILED,
    enemys & panic & engaged_with(ME, SUBJECT),
    gain(SUBJECT, WEAKENED),
)
# Gang Up. Friendly melee attacks against an enemy engaged with both this unit and at least one
# other friendly unit have +1 to hit and +1 attack die.
_ganged_up = engaged_with(ME, OTHER) & (how_many(friend, engaged_with(IT, OTHER)) >= 2)
aura("gang_up", TO_HIT, 1, friendly(IT) & melee & _ganged_up)
aura("gang_up", DICE, 1, friendly(IT) & melee & _ganged_up)

# Stormcrows

# Motivated by Coin. When a friendly NCU claims the Wealth zone its effect may be replaced by: one
# friendly unit with this ability performs 1 Attack action.
may("motivated_by_coin", ZONE_CLAIMED, mine & claimed(WEALTH), act(ME, ATTACKS), replaces=True)
# Mercenary's Longbow. Per zone you control: Wealth gives Sundering; Tactics makes the defender
# Vulnerable before attack dice; Combat lets any attack dice be re-rolled.
ability(
    "mercenarys_longbow",
    ATTACK_DICE_NEXT,
    by_me,
    when(controls(WEALTH), keyword(SUNDERING)),
    when(controls(TACTICS), gain(OTHER, VULNERABLE)),
    when(controls(COMBAT), may_re_roll(ATTACK_DICE)),
)
# Loyalty Through Coin. While you control the Wealth zone: +1 to defense rolls and +1 to morale test
# rolls.
passive("loyalty_through_coin", DEFENSE, 1, controls(WEALTH))
passive("loyalty_through_coin", MORALE, 1, controls(WEALTH))
# Swift Strike. After this attack the unit may perform 1 Retreat action.
may("swift_strike", ATTACK_DONE, by_me & engaged(ME), act(ME, RETREATS))
# Improved Armaments. While you control the Wealth zone, melee attacks have Sundering and use the
# highest attack dice value.
passive("improved_armaments", KEYWORDS, SUNDERING, melee & controls(WEALTH))
passive("improved_armaments", HIGH_LOW, HIGHEST, melee & controls(WEALTH))
# Reckless Strikes. Melee attacks have Critical Blow and Precision; this unit takes 1 wound per
# attack die showing 1.
passive("reckless_strikes", KEYWORDS, CRITICAL_BLOW | PRECISION, melee)
ability(
    "reckless_strikes",
    ATTACK_DICE_DONE,
    by_me & melee & (dice_showing(1) >= 1),
    take_wounds(ME, dice_showing(1)),
)
# Acute Precision. All attacks of this unit have Precision.
passive("acute_precision", KEYWORDS, PRECISION)
# Jokin's Protector. After the unit containing Jokin has been attacked, this unit performs 1 Attack
# or Charge action against that attacker.
ability(
    "jokins_protector",
    ATTACK_DONE,
    enemys & on_mine & named(OTHER, "Jokin"),
    act(ME, ATTACKS | CHARGES, at=SUBJECT),
)

# Golden Company, Lysene sellswords, hedge knights

# Mastercraft Longsword. Any attack dice may be re-rolled, on every use of this attack.
passive("mastercraft_longsword", RE_ROLL, ATTACK_DICE)
# Stomp. Attack has Vicious and defenders roll no defense dice. When charging, roll +1 attack die
# per remaining rank of the defender.
passive("stomp", KEYWORDS, VICIOUS)
passive("stomp", NO_DEFENSE)
passive("stomp", DICE, ranks(OTHER), charging)
# Boisterous Charisma. Each time this unit passes a panic test, one enemy within short range becomes
# Vulnerable or Weakened (owner of this unit chooses).
ability(
    "boisterous_charisma",
    TEST_PASSED,
    by_me & panic,
    pick(enemy, within(SHORT, ME, IT)),
    gain_one(P1, VULNERABLE, WEAKENED),
)
# Raiders of the Free Cities. Gains 1 Pillage token when it destroys an enemy rank with a melee
# attack (maximum 2). With 1 or more: +1 to morale test rolls; with 2: also +1 attack die.
ability(
    "raiders_of_the_free_cities",
    ATTACK_DONE,
    by_me & melee & (ranks_destroyed >= 1),
    give_pillage(ME),
)
passive("raiders_of_the_free_cities", MORALE, 1, counter >= 1)
passive("raiders_of_the_free_cities", DICE, 1, counter >= MOST_PILLAGED)
# Pirate's Blades. Attack has Critical Blow; with 2 Pillage tokens it uses the highest attack dice
# value. After a melee attack this unit restores 1 wound per Pillage token it holds. The token of
# that very attack counts.
passive("pirates_blades", KEYWORDS, CRITICAL_BLOW)
passive("pirates_blades", HIGH_LOW, HIGHEST, counter >= MOST_PILLAGED)
ability("pirates_blades", ATTACK_DONE, by_me & melee, restore(ME, counter))
# Knight's Blade. Attack has Sundering. If you control the Combat zone the defender becomes
# Vulnerable before attack dice are rolled.
passive("knights_blade", KEYWORDS, SUNDERING)
ability("knights_blade", ATTACK_DICE_NEXT, by_me & controls(COMBAT), gain(OTHER, VULNERABLE))

# Characters

# Knightly Vow. After deployment name one enemy unit: this unit may re-roll charge distance dice
# when charging it. While you control the Combat zone its melee attacks have +1 to hit.
_VOW = ABILITIES.index["knightly_vow"]
# The vow is Brienne's: it ends with her, and rests while the unit has lost its abilities.
_vow_holds = has_ability(ME, "knightly_vow") & Guard(
    lambda t, f: works(t, f.me, part_with(t, f.me, _VOW), False)
)
ability(
    "knightly_vow",
    DEPLOYED,
    any_,
    pick(enemy),
    lasting(GAME, ME, give(RE_ROLL, CHARGE_DICE, same(OTHER, P1) & _vow_holds)),
)
passive("knightly_vow", TO_HIT, 1, melee & controls(COMBAT))
# Names on the List. Put 1 Order token on this card each time a friendly unit within long range
# loses a rank. Before melee attack dice you may remove 1 token; if so, after the attack destroy one
# infantry attachment of the defender.
ability("names_on_the_list", RANK_LOST, mine & within(LONG, ME, SUBJECT), put(1))
may(
    "names_on_the_list",
    ATTACK_DICE_NEXT,
    by_me & melee & has_attachment(OTHER, INFANTRY),
    put(-1),
    lasting(
        ATTACK,
        ME,
        on(
            ATTACK_DONE,
            by_me & is_there(OTHER),
            pick_attachment(OTHER, INFANTRY),
            destroy_attachment(OTHER, 1),
        ),
    ),
)
