"""House Baratheon: abilities of units and attachments."""

from throneroom.games.ice_and_fire.factions.shared_attacks import CHARGE_OVER
from throneroom.games.ice_and_fire.programs import take_away
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ATTACK_DICE,
    ATTACK_DICE_DONE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    ATTACKS,
    CHARGE_DICE,
    CHARGE_MADE,
    CHARGES,
    CONDITION_NEXT,
    CRITICAL_BLOW,
    CROWN,
    DICE,
    HAND_LIMIT,
    HIGH_LOW,
    HIGHEST,
    HITS,
    IT,
    KEYWORDS,
    LONG,
    MANEUVERS,
    ME,
    OTHER,
    P1,
    PANICKED,
    RE_ROLL,
    REFILL,
    RETREATS,
    SHORT,
    SPEND_LOCKED,
    STRIKES,
    SUBJECT,
    SUNDERING,
    TACTICS,
    TEST_DICE,
    TEST_FAILED,
    TEST_PASSED,
    TO_HIT,
    TURN,
    UNIT_ACTIVATES,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
    WOUNDS_RESTORED,
    ZONE_CLAIMED,
    Frame,
    Guard,
    ability,
    act,
    action,
    always,
    amount,
    aura,
    by_me,
    charging,
    claimed,
    claims,
    counts_as,
    defense_die_shows,
    dice_showing,
    die_shows,
    do,
    enemy,
    enemys,
    engaged_with,
    gain,
    gain_one,
    house,
    if_,
    is_there,
    keyword,
    lasting,
    lost_ranks,
    may,
    may_re_roll,
    melee,
    mine,
    named,
    on,
    on_mine,
    opponent_controls,
    order,
    panic,
    panic_test,
    passive,
    pick,
    pick_amount,
    put,
    ranks,
    restore,
    rounds,
    same,
    take_wounds,
    to_hit,
    was_engaged,
    within,
    wounds_left,
)

counts_as("affiliation_rhllor", "R'hllor")
# Davos' Vassal. Wherever a name matters this model is also Davos Seaworth.
counts_as("davos_vassal", "Davos Seaworth")

# Weapons of one keyword.
passive("double_hammers", KEYWORDS, SUNDERING)
passive("watchers_crossbow", KEYWORDS, SUNDERING)

# Bookkeeping. While Cortnay Penrose is on the battlefield: tactics hand limit +1, opening hand 4
# cards, and refill to 4 cards.
aura("bookkeeping_cortnay_penrose", HAND_LIMIT, 1, always)
aura("bookkeeping_cortnay_penrose", REFILL, 1, always)

# Champion's Wrath. Attack has Critical Blow. Enemies it successfully charges become Weakened. If
# this unit began the turn engaged with the defender, the defender becomes Vulnerable before attack
# dice are rolled.
passive("champions_wrath", KEYWORDS, CRITICAL_BLOW)
ability("champions_wrath", CHARGE_MADE, by_me, gain(OTHER, WEAKENED), anytime=True)
ability(
    "champions_wrath", ATTACK_DICE_NEXT, by_me & was_engaged(ME, OTHER), gain(OTHER, VULNERABLE)
)

# Claims to the Kingdom. For friendly abilities and tactics cards that target this unit you count as
# controlling the Crown and Tactics zones.
claims("claims_to_the_kingdom", cards_only=False)
# First of the King's Men. For tactics cards targeting this unit you count as controlling the Crown
# and Tactics zones. While no opponent controls either of those zones this unit may re-roll morale
# test dice.
claims("first_of_the_kings_men", cards_only=True)
passive(
    "first_of_the_kings_men",
    RE_ROLL,
    TEST_DICE,
    ~opponent_controls(CROWN) & ~opponent_controls(TACTICS),
)

# Deadly Bloom. Each time this unit restores wounds, one enemy engaged with it takes 1 wound.
ability(
    "deadly_bloom",
    WOUNDS_RESTORED,
    by_me,
    pick(enemy, engaged_with(ME, IT)),
    take_wounds(P1, 1),
)

# Divine Sacrifices. Before attack dice this unit may take up to 2 wounds; per wound taken the
# defender becomes Panicked or Vulnerable.
may(
    "divine_sacrifices",
    ATTACK_DICE_NEXT,
    by_me,
    pick_amount(wounds_left(ME).at_most(2), least=1),
    take_wounds(ME, amount(1)),
    gain_one(OTHER, PANICKED, VULNERABLE, number=amount(1)),
)

# Fire Arrows. Attack has Vicious. If the defender fails its panic test, one other enemy within
# short range of it makes a panic test at -2.
passive("fire_arrows", KEYWORDS, VICIOUS)
_test_of_attack = Guard(
    lambda t, f: (
        t.fights[-1].defender == f.subject and bool(t.tests) and t.tests[-1].of == len(t.fights)
    )
)
ability(
    "fire_arrows",
    TEST_FAILED,
    enemys & panic & _test_of_attack,
    pick(enemy, ~same(IT, SUBJECT), within(SHORT, SUBJECT, IT)),
    panic_test(P1, roll=-2),
)

# Heart of Fire. Starts with 1 Faith token and gains 1 per passed morale test. Spend 1 token: before
# melee attack dice for +1 to hit and Vicious; after a melee attack to restore 1 wound plus 1 per
# destroyed rank of the defender; or before resolving a charge to re-roll charge distance dice and
# make enemies it successfully charges Panicked.
ability("heart_of_fire", TEST_PASSED, by_me, put(1), anytime=True)
may("heart_of_fire", ATTACK_DICE_NEXT, by_me & melee, put(-1), to_hit(1), keyword(VICIOUS))
may("heart_of_fire", ATTACK_DONE, by_me & melee, put(-1), restore(ME, 1 + lost_ranks(OTHER)))
may(
    "heart_of_fire",
    ACTION_DECLARED,
    by_me & action("charge"),
    put(-1),
    may_re_roll(CHARGE_DICE),
    lasting(
        TURN,
        ME,
        on(CHARGE_MADE, by_me, gain(OTHER, PANICKED)),
        ends=CHARGE_OVER,
    ),
    anytime=True,
)

# Highgarden Lance. Attack has Sundering. When charging: +1 to hit and +2 attack dice per own
# remaining rank.
passive("highgarden_lance", KEYWORDS, SUNDERING)
passive("highgarden_lance", TO_HIT, 1, charging)
passive("highgarden_lance", DICE, 2 * ranks(ME), charging)

# King's Blade. Attack has Sundering. While no opponent controls the Crown zone it also has Critical
# Blow and may re-roll any attack dice.
_no_other_king = ~opponent_controls(CROWN)
passive("kings_blade", KEYWORDS, SUNDERING + if_(_no_other_king, CRITICAL_BLOW))
passive("kings_blade", RE_ROLL, ATTACK_DICE, _no_other_king)
# Queen's Blade. While no opponent controls the Crown zone, opponents cannot spend Vulnerable or
# Panicked tokens on this unit.
passive("queens_blade", SPEND_LOCKED, VULNERABLE | PANICKED, _no_other_king)

# War Hammer. If any defense die of the defender shows 1, the defender becomes Weakened once the
# attack is finished. Mastercraft Warhammer. May always re-roll attack dice.
for _hammer in ("war_hammer", "mastercraft_warhammer"):
    ability(_hammer, ATTACK_DONE, by_me & defense_die_shows(1), gain(OTHER, WEAKENED))
passive("mastercraft_warhammer", RE_ROLL, ATTACK_DICE)

# Might of the Throne. When a friendly NCU claims the Crown zone its effect may be replaced by:
# Cortnay Penrose's unit performs 1 melee Attack or Charge action.
may(
    "might_of_the_throne_cortnay_penrose",
    ZONE_CLAIMED,
    mine & claimed(CROWN),
    act(ME, STRIKES | CHARGES),
    replaces=True,
)


# Order: Noble's Bolster. When a friendly Combat Unit within long range would gain a condition
# token, it does not.
def _no_token(t: Battle, f: Frame) -> None:
    take_away(t, "put_condition")


order("order_nobles_bolster", CONDITION_NEXT, mine & within(LONG, ME, SUBJECT), do(_no_token))
# Perseverance and Valor. Restores 1 wound before rolling each melee attack.
ability("perseverance_and_valor", ATTACK_DICE_NEXT, by_me & melee, restore(ME, 1))
# Renly's Protector. After the unit containing Renly Baratheon has been attacked, this unit performs
# 1 Attack or Charge action against that attacker.
may(
    "renlys_protector",
    ATTACK_DONE,
    enemys & on_mine & named(OTHER, "Renly Baratheon"),
    act(ME, ATTACKS | CHARGES, at=SUBJECT),
)
# Solo Rider. 3 wounds. When activated it may first perform 1 Maneuver or Retreat action.
may("solo_rider", UNIT_ACTIVATES, by_me, act(ME, MANEUVERS | RETREATS))
# Stag's Fury. Cumulative by game round: from round 2 Critical Blow; from 3 Vicious; from 4
# Sundering; from 5 also +1 hit per own remaining rank.
passive(
    "stags_fury",
    KEYWORDS,
    if_(rounds >= 2, CRITICAL_BLOW) + if_(rounds >= 3, VICIOUS) + if_(rounds >= 4, SUNDERING),
)
passive("stags_fury", HITS, ranks(ME), rounds >= 5)
# True Conviction. If attached to a Baratheon unit: may re-roll any attack dice against enemies with
# more remaining ranks.
passive(
    "true_conviction_baratheon",
    RE_ROLL,
    ATTACK_DICE,
    house(ME, "House Baratheon") & is_there(OTHER) & (ranks(OTHER) > ranks(ME)),
)
# Zealous Fanaticism. Melee attacks have Vicious and always use the highest attack dice value; this
# unit takes 1 wound per attack die showing 1.
passive("zealous_fanaticism", KEYWORDS, VICIOUS, melee)
passive("zealous_fanaticism", HIGH_LOW, HIGHEST, melee)
ability(
    "zealous_fanaticism",
    ATTACK_DICE_DONE,
    by_me & melee & die_shows(1),
    take_wounds(ME, dice_showing(1)),
)
