"""House Stark: tactics cards."""

from throneroom.games.ice_and_fire.vocabulary import (
    ATTACK_DICE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    CHARGE_DICE,
    CHARGE_MADE,
    CHARGE_REROLLS,
    CHARGES,
    COMBAT,
    DESTROYED,
    GAME,
    HIGH_LOW,
    HIGHEST,
    HORSE_AND_FOOT,
    IT,
    MANEUVER,
    MANEUVERS,
    ME,
    OTHER,
    OWN_CARDS,
    OWN_ORDERS,
    P1,
    PANIC,
    PANICKED,
    RE_ROLL,
    RETREAT_DICE,
    RETREATS,
    STRIKES,
    SUBJECT,
    SUNDERING,
    TEST_FAILED,
    TEST_PASSED,
    TO_HIT,
    TURN,
    TURN_START,
    VICIOUS,
    VULNERABLE,
    ZONE_CLAIMED,
    act,
    any_,
    attach,
    attacking,
    bar,
    by_me,
    card,
    choose,
    claimed,
    controls,
    counter,
    each,
    engaged_with,
    friend,
    gain,
    give,
    highest,
    house,
    if_,
    is_there,
    keyword,
    kind,
    lasting,
    lost_ranks,
    may_re_roll,
    melee,
    mine,
    named,
    on,
    on_mine,
    option,
    panic,
    panic_wounds,
    pick,
    put,
    ranks,
    shift,
    take_wounds,
    when,
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
card(
    40203,
    CHARGE_REROLLS,
    mine,
    lasting(TURN, SUBJECT, on(CHARGE_MADE, by_me, gain(OTHER, PANICKED, VULNERABLE))),
    when(controls(MANEUVER), may_re_roll(CHARGE_DICE)),
)
# 40204 The North Remembers. Attach to a friendly Combat Unit for the rest of the game; put 1 Order
# token on the card when a friendly infantry or cavalry unit is destroyed. While it holds a token:
# the unit attacks with its highest attack dice value and, while you control the Combat zone, has +1
# to hit.
card(
    40204,
    TURN_START,
    any_,
    pick(friend),
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
card(
    40205,
    CHARGE_MADE,
    mine,
    choose(
        1 + if_(controls(MANEUVER)),
        option("not_targeted", bar(OTHER, OWN_CARDS | OWN_ORDERS, TURN)),
        option("highest", lasting(TURN, SUBJECT, give(HIGH_LOW, HIGHEST, attacking))),
    ),
)
# 40206 Swift Reposition. One friendly Combat Unit shifts 2"; if you control the Maneuver zone it
# instead performs a Maneuver limited to 3".
card(
    40206,
    TURN_START,
    any_,
    pick(friend),
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
