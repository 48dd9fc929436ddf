"""House Stark: abilities of units and attachments."""

from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ACTION_DONE,
    ATTACHMENT_LOST,
    ATTACK_DICE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    ATTACKS,
    CHARGE_DICE,
    CHARGE_MADE,
    CHARGES,
    COMBAT,
    CONDITION_LEAVES,
    CRITICAL_BLOW,
    DEFENSE,
    DEFENSE_DICE_DONE,
    FLAGS,
    FLANK,
    FRONT,
    GAME,
    HIGH_LOW,
    HIGHEST,
    HINDERING,
    INFANTRY,
    IT,
    KEYWORDS,
    LONG,
    MANEUVER,
    MARCH_PIVOT,
    ME,
    MORALE,
    ONLY_SIX_BLOCKS,
    OTHER,
    P1,
    PANICKED,
    PRECISION,
    RANK_LOST,
    RE_ROLL,
    RETREATS,
    ROUGH,
    SEES_THROUGH_TERRAIN,
    SEES_THROUGH_UNITS,
    SHORT,
    SIGHT,
    SPEED,
    SUBJECT,
    SUNDERING,
    TERRAIN_IGNORED,
    TEST_PASSED,
    TO_HIT,
    TURN,
    TURN_START,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
    WOUNDS,
    ability,
    act,
    action,
    aura,
    block,
    by_me,
    choose,
    controls,
    counts_as,
    declined,
    defense_die_shows,
    destroy_attachment,
    detach,
    enemy,
    enemys,
    engaged,
    engaged_with,
    friend,
    from_,
    gain,
    gain_one,
    give,
    has_any,
    if_,
    keep_condition,
    keyword,
    lasting,
    lost_ranks,
    may,
    may_re_roll,
    melee,
    mine,
    named,
    of_one_player,
    of_sender,
    on,
    on_me,
    on_mine,
    option,
    order,
    passive,
    pick,
    pick_attachment,
    ranks,
    restore,
    same,
    score,
    shift,
    take_wounds,
    this_is_lost,
    when,
    within,
)

for _house, _name in (
    ("affiliation_house_umber", "House Umber"),
    ("affiliation_house_tully", "House Tully"),
    ("affiliation_house_karstark", "House Karstark"),
    ("affiliation_house_mormont", "House Mormont"),
    ("affiliation_crannogman", "Crannogman"),
):
    counts_as(_house, _name)

# Winter's Bite. Attack has Critical Blow. With at least 1 own destroyed rank: +1 to hit; with 2:
# may also re-roll any attack dice.
passive("winters_bite", KEYWORDS, CRITICAL_BLOW)
passive("winters_bite", TO_HIT, 1, lost_ranks(ME) >= 1)
passive("winters_bite", RE_ROLL, ATTACK_DICE, lost_ranks(ME) >= 2)

# Arrow Volley. Line of sight for this attack ignores units and terrain. If any defense die of the
# defender shows 1, the defender becomes Weakened once the attack is finished.
passive("arrow_volley", SIGHT, SEES_THROUGH_UNITS | SEES_THROUGH_TERRAIN)
ability("arrow_volley", ATTACK_DONE, by_me & defense_die_shows(1), gain(OTHER, WEAKENED))

# Berserker's Fervor. Per own destroyed rank: +1 to defense rolls and +1 to morale test rolls.
passive("berserkers_fervor", DEFENSE, lost_ranks(ME))
passive("berserkers_fervor", MORALE, lost_ranks(ME))

# Executioner's Axe. Sundering. Against a defender with more remaining ranks than this unit also
# Vicious, and that defender becomes Panicked.
passive("executioners_axe", KEYWORDS, SUNDERING)
ability(
    "executioners_axe",
    ATTACK_DICE_NEXT,
    by_me & (ranks(OTHER) > ranks(ME)),
    keyword(VICIOUS),
    gain(OTHER, PANICKED),
)

# Mace & Spike. Before attack dice choose one option, plus one more per own destroyed rank: Critical
# Blow; Precision; re-roll any attack dice.
ability(
    "mace_spike",
    ATTACK_DICE_NEXT,
    by_me,
    choose(
        1 + lost_ranks(ME),
        option("critical_blow", keyword(CRITICAL_BLOW)),
        option("precision", keyword(PRECISION)),
        option("reroll", may_re_roll(ATTACK_DICE)),
    ),
)

# Improved Defenses. While you control the Maneuver zone: +1 to defense rolls.
passive("improved_defenses_stark", DEFENSE, 1, controls(MANEUVER))
# Winterfell Supplies. Melee attacks have Precision; while you control the Combat zone they use the
# highest attack dice value.
passive("winterfell_supplies", KEYWORDS, PRECISION, melee)
passive("winterfell_supplies", HIGH_LOW, HIGHEST, melee & controls(COMBAT))

# Go Down Fighting. Each time one of its ranks is destroyed, one enemy engaged with it takes 1
# wound.
ability("go_down_fighting", RANK_LOST, by_me, pick(enemy, engaged_with(ME, IT)), take_wounds(P1, 1))

# Enhanced Mobility. +1 Speed and may pivot before marching.
passive("enhanced_mobility", SPEED, 1)
passive("enhanced_mobility", MARCH_PIVOT)

# Rally Cry. Before each of its melee attack rolls, one other friendly unit within long range
# restores 2 wounds.
ability(
    "rally_cry",
    ATTACK_DICE_NEXT,
    by_me & melee,
    pick(friend, ~same(IT, ME), within(LONG, ME, IT)),
    restore(P1, 2),
)

# Order: Swift Retreat. After an enemy's melee attack on this unit, this unit performs 1 Retreat
# action.
order("order_swift_retreat", ATTACK_DONE, on_me & melee, act(ME, RETREATS))

# Order: Shield Wall. When attacked in melee from the front or flank, after defense dice, block 1
# extra hit per own remaining rank.
order(
    "order_shield_wall",
    DEFENSE_DICE_DONE,
    on_me & melee & from_(FRONT, FLANK),
    block(ranks(ME)),
)

# Order: Tactical Reposition. One friendly unit within short range shifts 3".
order(
    "order_tactical_reposition",
    TURN_START,
    enemys,
    pick(friend, ~engaged(IT), within(SHORT, ME, IT)),
    shift(P1, 3),
)

# Agile. Attacks against this unit have -1 to hit.
aura("agile", TO_HIT, -1, same(OTHER, ME))
# Resolute Strikes. Attack has Critical Blow and +1 to hit per own destroyed rank.
passive("resolute_strikes", KEYWORDS, CRITICAL_BLOW)
passive("resolute_strikes", TO_HIT, lost_ranks(ME))
# Winterfell's Wrath. Melee attacks have Critical Blow; enemies it successfully charges become
# Weakened.
passive("winterfells_wrath", KEYWORDS, CRITICAL_BLOW, melee)
ability("winterfells_wrath", CHARGE_MADE, by_me, gain(OTHER, WEAKENED))
# Executioner's Fury. Attack has Vicious. Only defense dice showing 6 block its hits. If this unit
# has 1 remaining rank, the defender becomes Weakened after the attack.
passive("executioners_fury", KEYWORDS, VICIOUS)
passive("executioners_fury", FLAGS, ONLY_SIX_BLOCKS)
ability("executioners_fury", ATTACK_DONE, by_me & (ranks(ME) == 1), gain(OTHER, WEAKENED))
# Unleashed Ferocity. Before melee attack dice, per own destroyed rank the defender becomes Panicked
# or Vulnerable.
ability(
    "unleashed_ferocity",
    ATTACK_DICE_NEXT,
    by_me & melee & (lost_ranks(ME) >= 1),
    gain_one(OTHER, PANICKED, VULNERABLE, number=lost_ranks(ME)),
)
# Rally Banner. Passing a morale test within short range of this unit heals the friendly unit that
# passed it (itself included) by 1 wound.
ability("rally_banner", TEST_PASSED, mine & within(SHORT, ME, SUBJECT), restore(SUBJECT, 1))
# Bran's Protector. After the unit containing Bran Stark has been attacked, this unit may perform 1
# Attack or Charge action against that attacker.
may(
    "brans_protector",
    ATTACK_DONE,
    enemys & on_mine & named(OTHER, "Bran Stark"),
    act(ME, ATTACKS | CHARGES, at=SUBJECT),
)

# Hodor! Melee attacks cause +1 wound.
passive("hodor", WOUNDS, 1, melee)

# Jojen's Greensight. Before each of its Attack or Charge actions choose one: re-roll any attack
# dice; or re-roll charge distance dice and ignore Hindering and Rough this turn.
ability(
    "jojens_greensight",
    ACTION_DECLARED,
    by_me & action("strike", "shoot", "demolish", "charge"),
    choose(
        1,
        option(
            "reroll", lasting(TURN, ME, give(RE_ROLL, ATTACK_DICE), ends=[(ACTION_DONE, by_me)])
        ),
        option(
            "charge",
            lasting(TURN, ME, give(RE_ROLL, CHARGE_DICE), ends=[(ACTION_DONE, by_me)]),
            lasting(TURN, ME, give(TERRAIN_IGNORED, HINDERING | ROUGH)),
        ),
    ),
)

# Valuable Captive. +1 to the unit's morale tests; losing Rickon gives the opponent 1 victory point.
passive("valuable_captive_rickon_stark", MORALE, 1)
ability("valuable_captive_rickon_stark", ATTACHMENT_LOST, this_is_lost, score(1, opponent=True))

# Poisoned Tridents. Before attack dice choose one: the defender becomes Weakened; or attach a
# Crannog Poison card to it. Crannog Poison: each time the unit performs an action, before it
# resolves, it takes 1 wound, or 2 if it carries any condition token. If the unit would remove a
# condition token its owner may remove this card instead.
ability(
    "poisoned_tridents",
    ATTACK_DICE_NEXT,
    by_me,
    choose(
        1,
        option("weakened", gain(OTHER, WEAKENED)),
        option(
            "poison",
            lasting(
                GAME,
                OTHER,
                on(ACTION_DECLARED, by_me, take_wounds(ME, 1 + if_(has_any(ME)))),
                on(
                    CONDITION_LEAVES,
                    by_me,
                    choose(
                        1,
                        option("token_leaves"),
                        option("poison_leaves", keep_condition(), detach()),
                        opponent=True,
                    ),
                ),
            ),
        ),
    ),
)

# A Man Freed, a Name Owed. When Jaqen is destroyed, the player who placed him may pick one Combat
# Unit of the player whose unit he was in: it takes 3 wounds, and the picking player may let one of
# those wounds destroy an infantry attachment of that unit.
of_sender("a_man_freed_a_name_owed")
ability(
    "a_man_freed_a_name_owed",
    ATTACHMENT_LOST,
    this_is_lost,
    pick(of_one_player(IT, ME), optional=True),
    pick_attachment(P1, INFANTRY, optional=True),
    when(
        declined(2),
        take_wounds(P1, 3),
        otherwise=[destroy_attachment(P1, 2), take_wounds(P1, 2)],
    ),
)
