"""House Stark: tactics cards."""

from throneroom.games.ice_and_fire.factions.shared_attacks import devastating_impact, stark_exposure
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ACTION_DONE,
    ATTACK_DICE,
    ATTACK_DICE_DONE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    CHARGE_MADE,
    CHARGE_ROLLED,
    CHARGES,
    COMBAT,
    DESTROYED,
    DISORDERLY,
    FLANK,
    FRONT,
    GAME,
    HIGH_LOW,
    HIGHEST,
    HORSE_AND_FOOT,
    IT,
    LONG,
    MANEUVER,
    MANEUVERS,
    ME,
    OTHER,
    P1,
    PANIC,
    PANICKED,
    RE_ROLL,
    RETREAT_DICE,
    RETREAT_DONE,
    RETREATS,
    STRIKES,
    SUBJECT,
    SUNDERING,
    TEST_FAILED,
    TEST_PASSED,
    TO_HIT,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
    ZONE_CLAIMED,
    act,
    amount,
    any_,
    attach,
    by_me,
    card,
    charged_in,
    claimed,
    controls,
    counter,
    declared_in,
    disorderly,
    each,
    enemy,
    enemys,
    engaged,
    engaged_with,
    friend,
    gain,
    gain_one,
    give,
    highest,
    house,
    if_passed,
    is_there,
    keyword,
    kind,
    lasting,
    left_behind,
    lost_ranks,
    may_re_roll,
    melee,
    mine,
    morale_test,
    named,
    on,
    on_mine,
    one_enemy,
    panic,
    panic_wounds,
    pick,
    pick_amount,
    put,
    ranks,
    shift,
    take_wounds,
    when,
    within,
    without_this_card,
    wounds,
    wounds_left,
)

# 40201 Winter's Might. The attack has Sundering. With 1 remaining rank the attacker may re-roll any
# attack dice. If you control the Combat zone it uses its highest attack dice value.
card(
    40201,
    ATTACK_DICE_NEXT,
    mine & melee,
    keyword(SUNDERING),
    when(ranks(SUBJECT) == 1, may_re_roll(ATTACK_DICE)),
    when(controls(COMBAT), highest()),
)
# 40202 Northern Ferocity. The attack has Vicious. If the attacker has 1 remaining rank a defender
# failing its panic test takes +2 wounds. If you control the Combat zone the defender becomes
# Panicked.
card(
    40202,
    ATTACK_DICE_NEXT,
    mine & melee,
    keyword(VICIOUS),
    when(ranks(SUBJECT) == 1, panic_wounds(2)),
    when(controls(COMBAT), gain(OTHER, PANICKED)),
)
# 40203 Devastating Impact. Enemies this unit successfully charges become Panicked and Vulnerable.
# If you control the Maneuver zone it may re-roll its charge distance dice.
devastating_impact(40203, controls(MANEUVER))
# 40204 The North Remembers. Attach to a friendly Combat Unit for the rest of the game; put 1 Order
# token on the card when a friendly infantry or cavalry unit is destroyed. While it holds a token:
# the unit attacks with its highest attack dice value and, while you control the Combat zone, has +1
# to hit.
card(
    40204,
    TURN_START,
    any_,
    pick(friend, without_this_card(IT)),
    attach(
        P1,
        GAME,
        on(DESTROYED, mine & kind(SUBJECT, *HORSE_AND_FOOT), put(1)),
        give(HIGH_LOW, HIGHEST, counter >= 1),
        give(TO_HIT, 1, (counter >= 1) & controls(COMBAT)),
    ),
)
# 40205 Winter Is Coming. Choose one, or both if you control the Maneuver zone: the charged enemies
# cannot be targeted by their own side's Orders or tactics cards this turn; the charger attacks with
# its highest attack dice value.
stark_exposure(40205, MANEUVER)
# 40206 Swift Reposition. One friendly Combat Unit shifts 2"; if you control the Maneuver zone it
# instead performs a Maneuver limited to 3".
card(
    40206,
    TURN_START,
    any_,
    pick(friend, ~engaged(IT)),
    when(controls(MANEUVER), act(P1, MANEUVERS, limit=3), otherwise=[shift(P1, 2)]),
)
# 40207 Assault Orders. Replaces the zone's effect: one friendly Combat Unit performs 1 melee Attack
# action, or 1 Charge action if the claimed zone was the Combat zone.
card(
    40207,
    ZONE_CLAIMED,
    mine,
    pick(friend),
    when(claimed(COMBAT), act(P1, STRIKES | CHARGES), otherwise=[act(P1, STRIKES)]),
    replaces=True,
)
# 40208 Sudden Retreat. The defender performs 1 Retreat action; Robb Stark's unit may re-roll its
# retreat distance dice.
card(
    40208,
    ATTACK_DONE,
    on_mine & melee,
    act(OTHER, RETREATS, give(RE_ROLL, RETREAT_DICE, named(ME, "Robb Stark"))),
)
# 40209 Superior Positioning. If the enemy charges a unit in the front, its charge is disorderly on
# a distance roll of 3 or less (5 or less against Robb Stark's unit); if the charge is disorderly it
# becomes Vulnerable.
card(
    40209,
    ACTION_DECLARED,
    enemys & declared_in(FRONT),
    lasting(
        TURN,
        SUBJECT,
        give(DISORDERLY, 3, ~named(OTHER, "Robb Stark")),
        give(DISORDERLY, 5, named(OTHER, "Robb Stark")),
        on(CHARGE_ROLLED, by_me & disorderly, gain(ME, VULNERABLE)),
        ends=[(ACTION_DONE, by_me)],
    ),
)
# 40210 Hit and Run. The attacker performs 1 Retreat action; enemies that Robb Stark's unit
# disengages from become Weakened.
card(
    40210,
    ATTACK_DONE,
    mine & melee,
    act(
        SUBJECT,
        RETREATS,
        on(
            RETREAT_DONE,
            by_me & named(ME, "Robb Stark"),
            each(left_behind(IT), gain(IT, WEAKENED)),
        ),
    ),
)
# 40211 Berserker Tactics. If the attacker is a House Umber unit the defender becomes Panicked. The
# attacker may take up to 3 wounds; if it took any, the attack causes that many plus 1 additional
# wounds.
card(
    40211,
    ATTACK_DICE_DONE,
    mine & melee,
    pick_amount(wounds_left(SUBJECT).at_most(3)),
    when(house(SUBJECT, "House Umber"), gain(OTHER, PANICKED)),
    take_wounds(SUBJECT, amount(1)),
    when(amount(1) >= 1, wounds(1 + amount(1))),
)
# 40212 Lash Out. If the defender survived, the attacker takes 2 wounds per destroyed rank of the
# defender. If the defender is a House Umber unit the attacker also becomes Panicked.
card(
    40212,
    ATTACK_DONE,
    on_mine & melee & is_there(OTHER),
    take_wounds(SUBJECT, 2 * lost_ranks(OTHER)),
    when(house(OTHER, "House Umber"), gain(SUBJECT, PANICKED)),
)
# 40213 Last Stand. Before removal it performs 1 melee Attack action with its highest attack dice
# value; a House Umber unit may re-roll any attack dice.
card(
    40213,
    DESTROYED,
    mine,
    act(
        SUBJECT,
        STRIKES,
        give(HIGH_LOW, HIGHEST),
        give(RE_ROLL, ATTACK_DICE, house(ME, "House Umber")),
    ),
)
# 40214 Set for Charge. If the charged unit is engaged with no other enemy and was charged in the
# front or flank, it performs 1 melee Attack action on the charger first.
card(
    40214,
    CHARGE_MADE,
    on_mine & one_enemy(OTHER) & charged_in(FRONT, FLANK),
    act(OTHER, STRIKES, at=SUBJECT),
)
# 40215 Refuse to Yield. Enemies engaged with the unit become Vulnerable. Attach to the unit until
# it fails a panic test: each panic test it passes makes all enemies engaged with it Vulnerable. A
# House Tully unit also has +1 to panic test rolls.
card(
    40215,
    TEST_PASSED,
    mine & panic,
    each(engaged_with(SUBJECT, IT), gain(IT, VULNERABLE)),
    attach(
        SUBJECT,
        GAME,
        on(TEST_PASSED, by_me & panic, each(engaged_with(ME, IT), gain(IT, VULNERABLE))),
        give(PANIC, 1, house(ME, "House Tully")),
        ends=[(TEST_FAILED, by_me & panic)],
    ),
)
# 40216 War Cry. The unit makes a morale test; on success one enemy within long range becomes
# Panicked or Vulnerable (both if the unit is a House Tully unit).
card(
    40216,
    UNIT_ACTIVATES,
    mine,
    morale_test(SUBJECT),
    if_passed(
        pick(enemy, within(LONG, SUBJECT, IT)),
        when(
            house(SUBJECT, "House Tully"),
            gain(P1, PANICKED, VULNERABLE),
            otherwise=[gain_one(P1, PANICKED, VULNERABLE)],
        ),
    ),
)
