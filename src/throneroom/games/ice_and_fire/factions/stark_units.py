"""House Stark: abilities of units and attachments."""

from throneroom.games.ice_and_fire.vocabulary import (
    ATTACK_DICE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    COMBAT,
    CRITICAL_BLOW,
    DEFENSE,
    DEFENSE_DICE_DONE,
    FLANK,
    FRONT,
    HIGH_LOW,
    HIGHEST,
    IT,
    KEYWORDS,
    LONG,
    MANEUVER,
    MARCH_PIVOT,
    ME,
    MORALE,
    OTHER,
    P1,
    PANICKED,
    PRECISION,
    RANK_LOST,
    RE_ROLL,
    RETREATS,
    SHORT,
    SPEED,
    SUNDERING,
    TO_HIT,
    TURN_START,
    VICIOUS,
    WEAKENED,
    ability,
    act,
    block,
    by_me,
    choose,
    controls,
    counts_as,
    defense_die_shows,
    enemy,
    enemys,
    engaged_with,
    friend,
    from_,
    gain,
    keyword,
    lost_ranks,
    may_re_roll,
    melee,
    on_me,
    option,
    order,
    passive,
    pick,
    ranks,
    restore,
    same,
    shift,
    take_wounds,
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

# Arrow Volley. If any defense die of the defender shows 1, the defender becomes Weakened once the
# attack is finished.
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
    pick(friend, within(SHORT, ME, IT)),
    shift(P1, 3),
)
