"""House Greyjoy: tactics cards."""

from throneroom.games.ice_and_fire.factions.reprints import opportunist, rush_of_aggression
from throneroom.games.ice_and_fire.factions.shared_cards import (
    assault_orders,
    lash_out,
    of_hero,
    price_of_failure,
)
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ATTACK,
    ATTACK_DICE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    ATTACK_REROLLS,
    ATTACKS,
    CHARGE_MADE,
    COMBAT,
    DEFENSE,
    DEFENSE_DICE_DONE,
    DICE,
    DISCARD,
    GAME,
    HIGH_LOW,
    HIGHEST,
    IT,
    LONG,
    MANEUVERS,
    MARCHES,
    ME,
    OTHER,
    OWN_CARDS,
    OWN_ORDERS,
    P1,
    P2,
    PANICKED,
    PRECISION,
    RANK_SHIFT,
    RETREATS,
    ROUND,
    SHORT,
    SUBJECT,
    TEST_DICE,
    TEST_FAILED,
    TEST_PASSED,
    TEST_REROLLS,
    TEST_ROLLED,
    TO_HIT,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VICIOUS,
    VULNERABLE,
    WEALTH,
    WOULD_BE_DESTROYED,
    ZONE_CLAIMED,
    Guard,
    act,
    action,
    activated,
    amount,
    any_,
    attach,
    attacking,
    bar,
    by_me,
    card,
    choose,
    clear_one,
    controls,
    enemy,
    enemys,
    engaged_with,
    friend,
    gain,
    gain_one,
    give,
    give_pillage,
    has_any,
    highest,
    house,
    if_,
    if_passed,
    keyword,
    lasting,
    look_and_discard,
    lost_ranks,
    may_on,
    may_re_roll,
    melee,
    mine,
    morale_test,
    named,
    no_action,
    num,
    on,
    on_mine,
    opponent_controls,
    option,
    pass_test,
    pick,
    pick_amount,
    pick_card,
    pillage,
    restore,
    same,
    spend_pillage,
    sum_of,
    survive,
    take_back,
    take_wounds,
    test_roll,
    there_is,
    was_engaged,
    when,
    within,
    without_this_card,
    wounds_left,
)

# The deck of the House

# 40801 We Do Not Sow. Replaces the zone's effect: one friendly Combat Unit performs 1 Attack
# action; if an opponent controls the Wealth zone that unit restores 1 wound plus 1 per its
# destroyed rank.
card(
    40801,
    ZONE_CLAIMED,
    mine,
    pick(friend),
    act(P1, ATTACKS),
    when(opponent_controls(WEALTH), restore(P1, 1 + lost_ranks(P1))),
    replaces=True,
)
# 40802 What Is Dead May Never Die. A friendly Combat Unit would be destroyed: it stays with 1
# wound. Or, at the start of a friendly turn: a friendly Combat Unit restores 1 wound plus 1 per its
# destroyed rank.
card(40802, WOULD_BE_DESTROYED, mine, survive(SUBJECT))
card(40802, TURN_START, mine, pick(friend), restore(P1, 1 + lost_ranks(P1)), mode=2)
# 40803 The Kraken's Wrath. Combat zone yours: Precision; an opponent's: Precision and re-roll any
# attack dice. Wealth zone yours: the defender becomes Panicked; an opponent's: Vulnerable.
card(
    40803,
    ATTACK_DICE_NEXT,
    mine & melee,
    when(controls(COMBAT) | opponent_controls(COMBAT), keyword(PRECISION)),
    when(opponent_controls(COMBAT), may_re_roll(ATTACK_DICE)),
    when(controls(WEALTH), gain(OTHER, PANICKED)),
    when(opponent_controls(WEALTH), gain(OTHER, VULNERABLE)),
)
# 40805 Finger Dance. Attach to a friendly Combat Unit for the rest of the game: before its melee
# attack dice it may take up to 2 wounds, choosing per wound: the defender becomes Panicked; the
# defender becomes Vulnerable; re-roll any attack dice.
card(
    40805,
    TURN_START,
    mine,
    pick(friend, without_this_card(IT)),
    attach(
        P1,
        GAME,
        may_on(
            ATTACK_DICE_NEXT,
            by_me & melee,
            pick_amount(wounds_left(ME).at_most(2), least=1),
            choose(
                amount(2),
                option("panicked", gain(OTHER, PANICKED)),
                option("vulnerable", gain(OTHER, VULNERABLE)),
                option("reroll", may_re_roll(ATTACK_DICE)),
            ),
            take_wounds(ME, amount(2)),
        ),
    ),
)
# 40807 Bless With Stone, Bless With Steel. Choose one enemy engaged with it: the unit restores 2
# wounds per that enemy's destroyed rank. For each of the Wealth and Combat zones you control it
# restores 1 more wound or removes a condition token.
_blessing = choose(
    1,
    option("restore", restore(SUBJECT, 1)),
    option("token_leaves", clear_one(SUBJECT), possible=has_any(SUBJECT)),
)
card(
    40807,
    UNIT_ACTIVATES,
    mine,
    pick(enemy, engaged_with(SUBJECT, IT)),
    restore(SUBJECT, 2 * lost_ranks(P1)),
    when(controls(WEALTH), _blessing),
    when(controls(COMBAT), _blessing),
)

# Asha Greyjoy: The Kraken's Daughter

_ASHA = "Asha Greyjoy"
# 40808 Ironborn Mettle. It restores 2 wounds, +1 per its destroyed rank if within short range of
# Asha Greyjoy's unit.
_by_asha = there_is(friend, named(IT, _ASHA), within(SHORT, IT, SUBJECT))
card(40808, TEST_PASSED, mine, restore(SUBJECT, 2 + if_(_by_asha) * lost_ranks(SUBJECT)))
# 40809 Raider Bravery. Attach to it until it fails a morale test: when attacking, +1 attack die
# with no destroyed ranks, otherwise it counts one more rank for attack dice.
card(
    40809,
    TEST_PASSED,
    mine & without_this_card(SUBJECT),
    attach(
        SUBJECT,
        GAME,
        give(DICE, 1, lost_ranks(ME) == 0),
        give(RANK_SHIFT, 1, lost_ranks(ME) >= 1),
        ends=[(TEST_FAILED, by_me)],
    ),
)
# 40810 War Cry. The unit makes a morale test; on success one enemy within long range becomes
# Panicked or Vulnerable (both if the unit is Asha Greyjoy's unit).
card(
    40810,
    UNIT_ACTIVATES,
    mine,
    morale_test(SUBJECT),
    if_passed(
        pick(enemy, within(LONG, SUBJECT, IT)),
        when(
            named(SUBJECT, _ASHA),
            gain(P1, PANICKED, VULNERABLE),
            otherwise=[gain_one(P1, PANICKED, VULNERABLE)],
        ),
    ),
)

# Victarion Greyjoy: The Iron Captain

_VICTARION = "Victarion Greyjoy"
# 40811 Rush of Aggression. Every charge distance die counts as 6 and the charge's melee attack has
# Critical Blow. After the attack the charger becomes Vulnerable unless it is Victarion Greyjoy's
# unit.
card(40811, ACTION_DECLARED, mine & action("charge"), *rush_of_aggression(_VICTARION))
# 40812 Assault Orders. In place of the zone's effect a friendly Combat Unit takes 1 melee Attack
# action (Victarion Greyjoy's unit: a Charge action if preferred).
assault_orders(40812, of_hero(_VICTARION))
# 40813 Sustained Assault. An attacker already engaged with the defender when the turn began uses
# its highest attack dice value; Victarion Greyjoy's unit may re-roll any attack dice as well.
card(
    40813,
    ATTACK_DICE_NEXT,
    mine & melee & was_engaged(SUBJECT, OTHER),
    highest(),
    when(named(SUBJECT, _VICTARION), may_re_roll(ATTACK_DICE)),
)

# Theon Greyjoy: Prince of Winterfell

# 40814 Opportunist. Against a defender that still has to activate this round: re-roll any attack
# dice, plus Precision or Vicious (both for Theon Greyjoy's unit).
card(40814, ATTACK_DICE_NEXT, mine & melee & ~activated(OTHER), *opportunist("Theon Greyjoy"))
# 40815 Diversion Tactics. Pick a friendly unit, not the defender, within long range of it: it takes
# 1 Maneuver action.
card(
    40815,
    ATTACK_DONE,
    enemys & on_mine & melee,
    pick(friend, ~same(IT, OTHER), within(LONG, OTHER, IT)),
    act(P1, MANEUVERS),
)

# Balon Greyjoy, Baelor Blacktyde

# 40818 Price of Failure. Every attack die counts as a hit. If the defender survives the attack, the
# attacker becomes Panicked and Vulnerable.
price_of_failure(40818)
# 40826 Lash Out. If the defender survived, the attacker takes 2 wounds per destroyed rank of the
# defender. If the defender is Baelor Blacktyde's unit the attacker also becomes Panicked.
lash_out(40826, of_hero("Baelor Blacktyde"))
# 40828 Blacktyde Conviction. The roll is at +1 per destroyed rank of the unit and +1 per destroyed
# rank among all enemies engaged with it.
card(
    40828,
    TEST_ROLLED,
    mine,
    test_roll(lost_ranks(SUBJECT) + sum_of(lost_ranks(IT), engaged_with(SUBJECT, IT))),
)
# 40816 Stark Exposure. Choose one, or both if you control the Combat zone: the charged enemies
# cannot be targeted by their own side's Orders or tactics cards this turn; the charger attacks with
# its highest attack dice value.
card(
    40816,
    CHARGE_MADE,
    mine,
    choose(
        1 + if_(controls(COMBAT)),
        option("not_targeted", bar(OTHER, OWN_CARDS | OWN_ORDERS, TURN)),
        option("highest", lasting(TURN, SUBJECT, give(HIGH_LOW, HIGHEST, attacking))),
    ),
)
# 40817 Acceptable Sacrifices. A friendly Combat Unit other than Balon's may take up to 2 wounds and
# become Panicked; one other friendly Greyjoy unit within long range gains 1 Pillage token per wound
# taken.
_HOUSE = "House Greyjoy"
_ours = (friend, house(IT, _HOUSE))
card(
    40817,
    TURN_START,
    mine,
    pick(friend, ~named(IT, "Balon Greyjoy")),
    pick(*_ours, ~same(IT, P1), pillage(IT) < 2, within(LONG, P1, IT)),
    pick_amount(wounds_left(P1).at_most(2), least=1),
    take_wounds(P1, amount(3)),
    gain(P1, PANICKED),
    give_pillage(P2, amount(3)),
)
# 40819 The Old Way. With 1 Pillage token the unit may re-roll any dice of the test; with 2 it
# passes. Or, after attack dice: with 1 or more Pillage tokens on the attacker the defender becomes
# Vulnerable; with 2 it may also re-roll any attack dice.
card(
    40819,
    TEST_REROLLS,
    mine & (pillage(SUBJECT) >= 1),
    when(pillage(SUBJECT) == 2, pass_test(), otherwise=[may_re_roll(TEST_DICE)]),
)
card(
    40819,
    ATTACK_REROLLS,
    mine & (pillage(SUBJECT) >= 1),
    gain(OTHER, VULNERABLE),
    when(pillage(SUBJECT) == 2, may_re_roll(ATTACK_DICE)),
    mode=2,
)
# 40821 Cunning Ploy. The unit performs no actions this turn; instead one other friendly Combat Unit
# performs 1 Maneuver, March or Retreat action. If the activated unit is Euron Greyjoy's, one enemy
# within long range first becomes Vulnerable.
card(
    40821,
    UNIT_ACTIVATES,
    mine,
    pick(friend, ~same(IT, SUBJECT)),
    when(
        named(SUBJECT, "Euron Greyjoy"),
        pick(enemy, within(LONG, SUBJECT, IT)),
        gain(P2, VULNERABLE),
    ),
    no_action(SUBJECT, TURN, free=True),
    act(P1, MANEUVERS | MARCHES | RETREATS),
)
# 40824 Steel's Might. Spend any number of the attacker's Pillage tokens (they still count for this
# attack); per token choose one: re-roll any attack dice; Precision; Vicious.
card(
    40824,
    ATTACK_DICE_NEXT,
    mine & melee & (pillage(SUBJECT) >= 1),
    pick_amount(pillage(SUBJECT), least=1),
    choose(
        amount(1),
        option("reroll", may_re_roll(ATTACK_DICE)),
        option("precision", keyword(PRECISION)),
        option("vicious", keyword(VICIOUS)),
    ),
    lasting(ATTACK, SUBJECT, on(DEFENSE_DICE_DONE, by_me, spend_pillage(ME, amount(1)))),
)
# 40829 Lust for Glory. A friendly Greyjoy unit gains 1 Pillage token. Attach to it until the round
# ends: melee attacks +1 to hit, defense rolls -1.
card(
    40829,
    TURN_START,
    any_,
    pick(*_ours, without_this_card(IT)),
    give_pillage(P1),
    attach(P1, ROUND, give(TO_HIT, 1, melee), give(DEFENSE, -1)),
)
# 40831 Knowledge Paid in Iron. You may discard 1 Pillage token from a friendly unit; if so choose
# one: take a tactics card from your discard pile into hand; or look at the opponent's hand and
# discard one card.
_one_discarded = Guard(lambda t, f: bool(t.discard[f.seat]))
card(
    40831,
    TURN_START,
    any_,
    pick(*_ours, pillage(IT) >= 1),
    choose(
        1,
        option(
            "from_discard",
            pick_card(DISCARD, not_this=True, late=True),
            take_back(4),
            possible=_one_discarded,
        ),
        option("look", look_and_discard()),
    ),
    spend_pillage(P1, num(1)),
)
