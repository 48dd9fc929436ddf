"""House Lannister: abilities of units and attachments."""

from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ATTACHMENT_LOST,
    ATTACK_DICE,
    ATTACK_DICE_DONE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    CHARGES,
    CRITICAL_BLOW,
    CROWN,
    DECK,
    DEFENSE,
    DEFENSE_DICE,
    DEFENSE_DICE_DONE,
    HAND,
    IMMUNE,
    INFANTRY,
    IT,
    KEYWORDS,
    LONG,
    MANEUVERS,
    MARCHES,
    ME,
    MORALE,
    NO_DEFENSE,
    NO_ORDERS,
    OTHER,
    OWN_CARDS,
    P1,
    PANIC_WOUNDS,
    PANICKED,
    PRECISION,
    RE_ROLL,
    SHORT,
    SPEND_LOCKED,
    STRIKES,
    SUBJECT,
    SUNDERING,
    TARGETED,
    TEST_PASSED,
    TO_HIT,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
    WEALTH,
    WOUNDS,
    ZONE_CLAIMED,
    Guard,
    ability,
    act,
    any_,
    attacked,
    attacking,
    aura,
    bar,
    block,
    by_card,
    by_me,
    by_order,
    cancel,
    caused_wounds,
    charging,
    choose,
    claimed,
    controls,
    counts_as,
    destroy_attachment,
    destroy_this,
    dice_showing,
    discard,
    enemy,
    enemys,
    friendly,
    gain,
    gain_one,
    halve,
    has_attachment,
    hostile,
    if_,
    in_attack,
    keyword,
    lose_abilities,
    lost_ranks,
    may,
    may_re_roll,
    melee,
    mine,
    of_sender,
    on_me,
    opponent_controls,
    option,
    order,
    panic_test,
    passive,
    pick,
    pick_attachment,
    pick_card,
    print_2021,
    put,
    rank_shift,
    ranks,
    restore,
    roll,
    score,
    take_from_deck,
    take_wounds,
    this_is_lost,
    tokens,
    when,
    within,
    wounds,
)

counts_as("affiliation_house_clegane", "House Clegane")
# Jaime's Vassal. Wherever a name matters this model is also Jaime Lannister.
counts_as("jaimes_vassal", "Jaime Lannister")

# Attacks

# Brutal Armaments. Attack has Vicious. A defender failing its panic test against this attack takes
# +1 wound per its destroyed rank: those that are destroyed when it tests.
passive("brutal_armaments", KEYWORDS, VICIOUS)
_tests_for_my_attack = Guard(
    lambda t, f: (
        bool(t.fights) and (t.fights[-1].attacker, t.fights[-1].defender) == (f.me, f.subject)
    )
)
aura("brutal_armaments", PANIC_WOUNDS, lost_ranks(IT), _tests_for_my_attack & caused_wounds)
# Cleaving Blows. Has Critical Blow when charging. Defenders roll no defense dice.
passive("cleaving_blows", KEYWORDS, CRITICAL_BLOW, charging)
passive("cleaving_blows", NO_DEFENSE)
# Marauder's Blades. Attack has Vicious; against a defender with equal or fewer remaining ranks it
# also has Critical Blow and +1 to hit.
_no_more_ranks = ranks(OTHER) <= ranks(ME)
passive("marauders_blades", KEYWORDS, if_(_no_more_ranks, VICIOUS | CRITICAL_BLOW, VICIOUS))
passive("marauders_blades", TO_HIT, 1, _no_more_ranks)
# Wildfire. Attack has Vicious and defenders roll no defense dice. In the rulebook's print the unit
# suffers 1 wound for each attack die that shows 1, when the attack is finished (FR1).
passive("wildfire", KEYWORDS, VICIOUS)
passive("wildfire", NO_DEFENSE)
ability("wildfire", ATTACK_DONE, by_me & print_2021, take_wounds(ME, dice_showing(1)))
# Lannister Oppression. Before melee attack dice choose one option, plus one more per condition
# token on the defender: Vicious; Sundering; the defender loses all abilities until the turn ends;
# re-roll any attack dice.
ability(
    "lannister_oppression",
    ATTACK_DICE_NEXT,
    by_me & melee,
    choose(
        1 + tokens(OTHER),
        option("vicious", keyword(VICIOUS)),
        option("sundering", keyword(SUNDERING)),
        option("lose_abilities", lose_abilities(OTHER, TURN)),
        option("reroll", may_re_roll(ATTACK_DICE)),
    ),
)

# The Mountain's Strength. Melee attacks have Sundering and cause +2 wounds.
passive("the_mountains_strength", KEYWORDS, SUNDERING, melee)
passive("the_mountains_strength", WOUNDS, 2, melee)
# Unstoppable Wrath. Melee attacks cause +2 wounds.
passive("unstoppable_wrath", WOUNDS, 2, melee)
# Indomitable. Cannot become Weakened.
passive("indomitable", IMMUNE, WEAKENED)
# Experiment Enhancements. Melee attacks have Vicious and +1 to hit; opponents may not spend this
# unit's Weakened token while it attacks.
passive("experiment_enhancements", KEYWORDS, VICIOUS, melee)
passive("experiment_enhancements", TO_HIT, 1, melee)
passive("experiment_enhancements", SPEND_LOCKED, WEAKENED, attacking)
# Violent Reactions. -1 to this unit's defense rolls.
passive("violent_reactions", DEFENSE, -1)

# The Faith

# Battle Prayer. Starts with 1 Faith token and gains 1 each time it passes a morale test. Spend 1
# token: (a) when attacked, after defense dice are rolled, to block 1 extra hit plus 1 per own
# destroyed rank; or (b) before rolling a melee attack, to gain Sundering and re-roll any attack
# dice.
ability("battle_prayer", TEST_PASSED, by_me, put(1))
may("battle_prayer", DEFENSE_DICE_DONE, on_me, put(-1), block(1 + lost_ranks(ME)))
may(
    "battle_prayer",
    ATTACK_DICE_NEXT,
    by_me & melee,
    put(-1),
    keyword(SUNDERING),
    may_re_roll(ATTACK_DICE),
)
# Fanatical Zeal. Starts with 1 Faith token and gains 1 per passed morale test. Before melee attack
# dice it may spend 1 token to gain Precision and re-roll any attack dice.
ability("fanatical_zeal", TEST_PASSED, by_me, put(1))
may(
    "fanatical_zeal",
    ATTACK_DICE_NEXT,
    by_me & melee,
    put(-1),
    keyword(PRECISION),
    may_re_roll(ATTACK_DICE),
)
# Zealous Resurgence. On each activation it may spend 1 Faith token to restore 2 wounds.
may("zealous_resurgence", UNIT_ACTIVATES, by_me, put(-1), restore(ME, 2))
# Embolden. Friendly units within short range (itself included) have +1 to morale test rolls.
aura("embolden", MORALE, 1, friendly(IT) & within(SHORT, ME, IT))

# The Crown and Wealth

# Dominance of the Crown. While you control the Crown zone this unit's melee attacks have Sundering
# and +1 to hit.
passive("dominance_of_the_crown", KEYWORDS, SUNDERING, melee & controls(CROWN))
passive("dominance_of_the_crown", TO_HIT, 1, melee & controls(CROWN))
# Duty to the Crown. Restores 1 wound on each passed morale test, or 2 while you control the Crown
# zone.
ability("duty_to_the_crown", TEST_PASSED, by_me, restore(ME, 1 + if_(controls(CROWN))))
# Intimidation of the Crown. While you control the Crown zone: before melee attack dice the defender
# becomes Panicked and Weakened.
ability(
    "intimidation_of_the_crown",
    ATTACK_DICE_NEXT,
    by_me & melee & controls(CROWN),
    gain(OTHER, PANICKED, WEAKENED),
)
# Lannister Justice. While you control the Crown zone: before each action of this unit, one enemy
# within long range makes a panic test at -1 per remaining rank of this unit.
ability(
    "lannister_justice",
    ACTION_DECLARED,
    by_me & controls(CROWN),
    pick(enemy, within(LONG, ME, IT)),
    panic_test(P1, roll=-ranks(ME)),
)
# Might of the Throne. When a friendly NCU claims the Crown zone its effect may be replaced by:
# Kevan Lannister's unit performs 1 melee Attack or Charge action.
may(
    "might_of_the_throne_kevan_lannister",
    ZONE_CLAIMED,
    mine & claimed(CROWN),
    act(ME, STRIKES | CHARGES),
    replaces=True,
)
# Orders of the Crown. When a friendly NCU claims the Crown zone its effect may be replaced by:
# Joffrey Baratheon's or Preston Greenfield's unit performs 1 Maneuver or March action.
for _whose in ("joffrey_baratheon", "preston_greenfield"):
    may(
        f"orders_of_the_crown_{_whose}",
        ZONE_CLAIMED,
        mine & claimed(CROWN),
        act(ME, MANEUVERS | MARCHES),
        replaces=True,
    )
# Oppressive Peacekeeping. While you control the Crown zone, enemies within short range have -1 to
# morale test rolls.
aura("oppressive_peacekeeping", MORALE, -1, hostile(IT) & within(SHORT, ME, IT) & controls(CROWN))
# Protection of the Crown. While you control the Crown zone this unit may re-roll any defense dice
# when attacked.
passive("protection_of_the_crown", RE_ROLL, DEFENSE_DICE, in_attack & attacked & controls(CROWN))
# Reinforcements. On each activation restores 1 wound, or 2 while you control the Crown zone.
ability("reinforcements", UNIT_ACTIVATES, by_me, restore(ME, 1 + if_(controls(CROWN))))
# Vengeance of the Crown. After being attacked in melee, if you control the Crown zone, the attacker
# takes 1 wound plus 1 per own destroyed rank.
ability(
    "vengeance_of_the_crown",
    ATTACK_DONE,
    on_me & melee & controls(CROWN),
    take_wounds(SUBJECT, 1 + lost_ranks(ME)),
)
# Fearless Avarice. While you control the Wealth zone this unit takes 1 wound less from failed panic
# tests.
passive("fearless_avarice", PANIC_WOUNDS, -1, controls(WEALTH))

# Orders

# Order: Laws of the Realm. When an enemy within short range attacks, before dice: it counts one
# rank fewer for attack dice; if it has only 1 remaining rank it becomes Vulnerable instead.
order(
    "order_laws_of_the_realm",
    ATTACK_DICE_NEXT,
    enemys & within(SHORT, ME, SUBJECT),
    when(ranks(SUBJECT) == 1, gain(SUBJECT, VULNERABLE), otherwise=[rank_shift(-1)]),
)
# Order: Resilience. When attacked, after attack dice: only every second unblocked hit causes a
# wound.
order("order_resilience", ATTACK_DICE_DONE, on_me, halve())
# Order: Battle Plan. Discard 2 tactics cards to take any one card from your deck into hand; shuffle
# the deck.
order(
    "order_battle_plan",
    TURN_START,
    any_,
    pick_card(HAND),
    pick_card(HAND, besides=1),
    pick_card(DECK),
    discard(1),
    discard(2),
    take_from_deck(3),
)
# Order: Counterstrategy. When an enemy within short range uses an Order or is the target of a
# tactics card: roll a die; on 3+ that Order or card is cancelled.
_uses_an_order = by_order & hostile(OTHER) & within(SHORT, ME, OTHER)
_is_target_of_a_card = by_card & hostile(SUBJECT) & within(SHORT, ME, SUBJECT)
order("order_counterstrategy", TARGETED, _uses_an_order | _is_target_of_a_card, roll(3, cancel()))

# Characters

# Expert Duelist. Before melee attack dice choose one: the attack causes +1 wound; or pick an
# infantry attachment in the defending unit and roll a die, destroying that attachment on 5+.
ability(
    "expert_duelist",
    ATTACK_DICE_NEXT,
    by_me & melee,
    choose(
        1,
        option("more_wounds", wounds(1)),
        option(
            "snipe",
            pick_attachment(OTHER, INFANTRY),
            roll(5, destroy_attachment(OTHER, 3)),
            possible=has_attachment(OTHER, INFANTRY),
        ),
    ),
)

# Attachments among enemies

# Sabotage and Subvert. Once per game, at the start of any turn, the player who placed this model
# may remove it as 1 wound to the unit; the unit then gains a condition token and this turn can
# neither use Orders nor be targeted by its own side's tactics cards.
of_sender("sabotage_and_subvert")
may(
    "sabotage_and_subvert",
    TURN_START,
    any_,
    destroy_this(),
    gain_one(ME),
    bar(ME, OWN_CARDS | NO_ORDERS, TURN),
)
# Valuable Captive. +1 to the unit's morale tests; losing Jaime gives the opponent of the unit's
# owner 1 victory point.
_CAPTIVE = "valuable_captive_jaime_lannister"
passive(_CAPTIVE, MORALE, 1)
ability(_CAPTIVE, ATTACHMENT_LOST, this_is_lost, score(1, opponent=True))
# Vengeful Captive. While the unit's opponent controls the Crown zone, the unit has -1 to hit.
passive("vengeful_captive", TO_HIT, -1, opponent_controls(CROWN))
