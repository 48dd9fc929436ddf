"""House Lannister: the tactics cards of its Commanders."""

from throneroom.games.ice_and_fire.factions.shared_commands import (
    false_agenda,
    predictable_maneuvers,
)
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DONE,
    ATTACK,
    ATTACK_DICE,
    ATTACK_DICE_DONE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    ATTACKS,
    BARRED,
    CHARGE_DICE,
    CHARGES,
    CROWN,
    DEFENSE_DICE_DONE,
    GAME,
    IT,
    KEYWORDS,
    LONG,
    MANEUVERS,
    MARCHES,
    ME,
    NEW_TARGET,
    OTHER,
    OWN_CARDS,
    P1,
    P2,
    P3,
    PANICKED,
    RE_ROLL,
    RETREATS,
    ROUND,
    ROUND_END,
    SHORT,
    SILENCED,
    STRIKES,
    SUBJECT,
    SUNDERING,
    SURGE,
    TACTICS,
    TARGETED,
    TEST_FAILED,
    TEST_PASSED,
    TEST_ROLLED,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
    WEALTH,
    ZONE_CLAIMED,
    ZONE_TARGET,
    Guard,
    Ref,
    act,
    all_hit,
    any_,
    attach,
    block,
    by_enemy,
    by_me,
    by_ncu_text,
    by_order,
    cancel,
    card,
    clear_one,
    controls,
    defense,
    detach,
    dice,
    draw,
    each,
    enemy,
    enemys,
    friend,
    gain,
    gain_one,
    give,
    give_aura,
    has,
    has_attacked,
    has_commander,
    highest,
    hits,
    house,
    if_,
    if_failed,
    if_passed,
    is_there,
    keyword,
    lasting,
    lost_ranks,
    may_re_roll,
    melee,
    mine,
    morale_test,
    named,
    no_action,
    no_surge,
    on,
    on_me,
    on_mine,
    panic_roll,
    panic_test,
    pass_test,
    pick,
    pick_order,
    ranks_destroyed,
    ready_order,
    restore,
    retarget,
    roll,
    same,
    surging,
    take_wounds,
    there_is,
    to_hit,
    used_order,
    when,
    within,
    without_this_card,
    zone_of_opponent,
)

# Start of any turn: draw 1 tactics card. The second way to play some cards.
for _number in (40108, 40109, 40110, 40128):
    card(_number, TURN_START, any_, draw(1), mode=2)

# Jaime Lannister: The Kingslayer

_JAIME = "Jaime Lannister"
# 40108 Kingslayer's Renown. A friendly unit within long range of Jaime Lannister's unit makes a
# morale test: counts the test as passed; Jaime's own unit heals 2 wounds as well.
card(
    40108,
    TEST_ROLLED,
    mine & there_is(friend, named(IT, _JAIME), within(LONG, IT, SUBJECT)),
    pass_test(),
    when(named(SUBJECT, _JAIME), restore(SUBJECT, 2)),
)
# 40109 Kingslayer's Prowess. Jaime Lannister's unit makes a melee attack: highest attack dice
# value, missed dice may be re-rolled, and the defender becomes Vulnerable.
card(
    40109,
    ATTACK_DICE_NEXT,
    mine & melee & named(SUBJECT, _JAIME),
    highest(),
    may_re_roll(ATTACK_DICE, misses=True),
    gain(OTHER, VULNERABLE),
)
# 40110 Kingslayer's Infamy. An enemy within long range of Jaime Lannister's unit activates: it
# becomes Panicked and makes a panic test; on failure it also becomes Weakened.
card(
    40110,
    UNIT_ACTIVATES,
    enemys & there_is(friend, named(IT, _JAIME), within(LONG, IT, SUBJECT)),
    gain(SUBJECT, PANICKED),
    panic_test(SUBJECT),
    if_failed(gain(SUBJECT, WEAKENED)),
)

# Gregor Clegane: The Mountain

_CLEGANE = "House Clegane"


# 40111 Overrun. The Surge Forth is traded for 1 Charge or March action of the unit. A House Clegane
# unit may re-roll charge distance dice.
card(
    40111,
    SURGE,
    mine,
    when(
        surging,
        no_surge(),
        act(SUBJECT, CHARGES | MARCHES, give(RE_ROLL, CHARGE_DICE, house(ME, _CLEGANE))),
    ),
)
# 40112 Assault Orders. In place of the zone's effect a friendly Combat Unit takes 1 melee Attack
# action (a House Clegane unit: a Charge action if preferred).
card(
    40112,
    ZONE_CLAIMED,
    mine,
    pick(friend),
    when(house(P1, _CLEGANE), act(P1, STRIKES | CHARGES), otherwise=[act(P1, STRIKES)]),
    replaces=True,
)
# 40113 Price of Failure. Every attack die counts as a hit. If the defender survives the attack, the
# attacker becomes Panicked and Vulnerable.
card(
    40113,
    ATTACK_DICE_NEXT,
    mine & melee,
    all_hit(),
    lasting(
        ATTACK,
        SUBJECT,
        on(ATTACK_DONE, by_me & is_there(OTHER), gain(ME, PANICKED, VULNERABLE)),
    ),
)

# Tywin Lannister: Lord of Casterly Rock

# 40114 Exploit Weakness. Makes the defender Vulnerable; against a Weakened defender any attack dice
# may be re-rolled.
card(
    40114,
    ATTACK_DICE_NEXT,
    mine,
    gain(OTHER, VULNERABLE),
    when(has(OTHER, WEAKENED), may_re_roll(ATTACK_DICE)),
)
# 40115 Broken Resolve. It becomes Weakened. Attach to it until it passes a morale test: each time
# it activates it becomes Weakened.
card(
    40115,
    TEST_FAILED,
    enemys & is_there(SUBJECT),
    gain(SUBJECT, WEAKENED),
    attach(
        SUBJECT,
        GAME,
        on(UNIT_ACTIVATES, by_me, gain(ME, WEAKENED)),
        ends=[(TEST_PASSED, by_me)],
    ),
)
# 40116 Issue Commands. Your Commander's unit activates: it performs no actions this turn; one other
# friendly unit within long range performs 1 Attack or Charge action.
card(
    40116,
    UNIT_ACTIVATES,
    mine & has_commander(SUBJECT),
    pick(friend, ~same(IT, SUBJECT), within(LONG, SUBJECT, IT)),
    no_action(SUBJECT, TURN, free=True),
    act(P1, ATTACKS | CHARGES),
)
# Start of any turn: remove 1 Order token from a friendly Combat Unit: that Order may be used again
# this round.
card(
    40116,
    TURN_START,
    any_,
    pick(friend, used_order(IT)),
    pick_order(P1),
    ready_order(P1, 2),
    mode=2,
)

# Tyrion Lannister: Halfman

_TYRION = "Tyrion Lannister"
# 40117 False Agenda. If that NCU claims a zone this turn, after the zone's effect you may move it
# to any unclaimed zone. If it was moved out of the Tactics zone, one enemy Combat Unit gains a
# condition token.
false_agenda(40117, TACTICS)
# 40118 Cunning Ploy. The unit performs no actions this turn; instead one other friendly Combat Unit
# performs 1 Maneuver, March or Retreat action. If either unit is Tyrion Lannister's, one enemy
# within long range of Tyrion's unit first becomes Vulnerable.
card(
    40118,
    UNIT_ACTIVATES,
    mine,
    pick(friend, ~same(IT, SUBJECT)),
    when(
        named(SUBJECT, _TYRION),
        pick(enemy, within(LONG, SUBJECT, IT)),
        gain(P2, VULNERABLE),
        otherwise=[
            when(
                named(P1, _TYRION),
                pick(enemy, within(LONG, P1, IT)),
                gain(P3, VULNERABLE),
            )
        ],
    ),
    no_action(SUBJECT, TURN, free=True),
    act(P1, MANEUVERS | MARCHES | RETREATS),
)
# 40119 Intercept Orders. Roll a die (re-roll allowed if you control the Tactics zone); on 3+ the
# opponent must pick a different target if able. If the new target is within long range of Tyrion
# Lannister's unit it gains a condition token.
_near_tyrion = there_is(friend, named(IT, _TYRION), within(LONG, IT, NEW_TARGET))
_another_target = (
    retarget(),
    when(~same(NEW_TARGET, SUBJECT) & _near_tyrion, gain_one(NEW_TARGET)),
)
card(
    40119,
    ZONE_TARGET,
    zone_of_opponent,
    roll(3, *_another_target, otherwise=[when(controls(TACTICS), roll(3, *_another_target))]),
)

# The High Sparrow: His High Holiness

# 40120 Mercy of The Mother. Remove 1 condition token from the unit; it makes a morale test. On
# success it restores 2 wounds plus 1 per its destroyed rank; on failure it restores 1.
card(
    40120,
    UNIT_ACTIVATES,
    mine,
    clear_one(SUBJECT),
    morale_test(SUBJECT),
    if_passed(restore(SUBJECT, 2 + lost_ranks(SUBJECT))),
    if_failed(restore(SUBJECT, 1)),
)
# 40121 Protection of The Father. The defender makes a morale test: it blocks 3 extra hits on
# success, 1 extra on failure.
card(
    40121,
    DEFENSE_DICE_DONE,
    on_mine & melee,
    morale_test(OTHER),
    if_passed(block(3)),
    if_failed(block(1)),
)
# 40122 Wrath of The Warrior. The attacker makes a morale test: on success the attack has +1 to hit
# and Sundering; on failure it causes +1 hit.
card(
    40122,
    ATTACK_DICE_NEXT,
    mine & melee,
    morale_test(SUBJECT),
    if_passed(to_hit(1), keyword(SUNDERING)),
    if_failed(hits(1)),
)

# Joffrey Baratheon: First of His Name

# 40123 You Will Obey Me! The attack rolls +2 attack dice and has Sundering. If it destroys no rank
# of the defender, the attacker becomes Panicked and Vulnerable.
card(
    40123,
    ATTACK_DICE_NEXT,
    mine & melee,
    dice(2),
    keyword(SUNDERING),
    lasting(
        ATTACK,
        SUBJECT,
        on(ATTACK_DONE, by_me & (ranks_destroyed == 0), gain(ME, PANICKED, VULNERABLE)),
    ),
)
# 40124 Traitors! I Will Have Their Heads! Attach to one enemy Combat Unit: melee attacks on it have
# Vicious. At the end of the round, if it survives, remove the card and every unit that attacked it
# this round becomes Panicked and Vulnerable.
card(
    40124,
    TURN_START,
    mine,
    pick(enemy, without_this_card(IT)),
    attach(
        P1,
        ROUND,
        give_aura(KEYWORDS, VICIOUS, on_me & melee),
        on(ROUND_END, any_, each(has_attacked(IT, ME), gain(IT, PANICKED, VULNERABLE)), detach()),
    ),
)
# 40125 I Am The King! The defender blocks 2 extra hits; after the attack it becomes Panicked and
# Weakened.
card(
    40125,
    DEFENSE_DICE_DONE,
    on_mine & melee,
    block(2),
    lasting(ATTACK, OTHER, on(ATTACK_DONE, on_me, gain(ME, PANICKED, WEAKENED))),
)

# Addam Marbrand: Commander of the City Watch

_ADDAM = "Addam Marbrand"
# 40126 Charismatic Leadership. A friendly unit is targeted by an enemy Order, NCU or tactics zone:
# it makes a morale test (+2 if within short range of Addam Marbrand's unit); on success that Order,
# NCU effect or zone effect is cancelled.
_by_addam = there_is(friend, named(IT, _ADDAM), within(SHORT, IT, SUBJECT))
_cancels_if_passed = (morale_test(SUBJECT, roll=if_(_by_addam, 2)), if_passed(cancel()))
card(40126, TARGETED, mine & by_enemy & (by_order | by_ncu_text), *_cancels_if_passed)
card(40126, ZONE_TARGET, mine & zone_of_opponent, *_cancels_if_passed)
# 40127 Lash Out. If the defender survived, the attacker takes 2 wounds per destroyed rank of the
# defender. If the defender is Addam Marbrand's unit the attacker also becomes Panicked.
card(
    40127,
    ATTACK_DONE,
    on_mine & melee & is_there(OTHER),
    take_wounds(SUBJECT, 2 * lost_ranks(OTHER)),
    when(named(OTHER, _ADDAM), gain(SUBJECT, PANICKED)),
)
# 40128 Valiant Example. Addam Marbrand's unit passes a morale test: every other friendly unit
# within long range restores 1 wound plus 1 per destroyed rank of Addam's unit; then Addam's unit
# restores 2 wounds.
card(
    40128,
    TEST_PASSED,
    mine & named(SUBJECT, _ADDAM),
    each(
        friend & ~same(IT, SUBJECT) & within(LONG, SUBJECT, IT),
        restore(IT, 1 + lost_ranks(SUBJECT)),
    ),
    restore(SUBJECT, 2),
)

# Kevan Lannister: Protector of the Realm

_KEVAN = "Kevan Lannister"
# 40129 Predictable Maneuvers. Name an enemy Combat Unit and an enemy NCU; should one of them act
# this turn, a friendly Combat Unit first takes 1 Attack, Maneuver or Retreat action: before the
# action of the unit is carried out, when the NCU activates, and once for the card.
predictable_maneuvers(40129)
# 40130 Seeing Their Flaws. The enemy becomes Vulnerable and Panicked. Attach this card to it until
# the round ends: while Kevan Lannister's unit attacks it, it loses all abilities and cannot be
# targeted by its own side's tactics cards.
_attacker = Ref(lambda t, f: t.fights[-1].attacker)
_is_attacked = Guard(lambda t, f: bool(t.fights) and t.fights[-1].defender == f.me)
_kevan_attacks_it = _is_attacked & named(_attacker, _KEVAN)
card(
    40130,
    ACTION_DONE,
    enemys,
    gain(SUBJECT, VULNERABLE, PANICKED),
    attach(
        SUBJECT,
        ROUND,
        give(SILENCED, 1, _kevan_attacks_it),
        give(BARRED, OWN_CARDS, _kevan_attacks_it),
    ),
)
# 40131 Wealth of the Rock. If you control the Crown zone the defender has +2 to its panic test; if
# you control the Wealth zone it has +1 to defense rolls. For Kevan Lannister's unit you count as
# controlling both.
card(
    40131,
    ATTACK_DICE_DONE,
    on_mine,
    when(controls(CROWN) | named(OTHER, _KEVAN), panic_roll(2)),
    when(controls(WEALTH) | named(OTHER, _KEVAN), defense(1)),
)
