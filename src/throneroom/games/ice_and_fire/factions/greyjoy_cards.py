"""House Greyjoy: tactics cards of the House, of Asha, Victarion and Theon Greyjoy."""

from throneroom.games.ice_and_fire import queries
from throneroom.games.ice_and_fire.factions.attachments import remove_models, to_spare
from throneroom.games.ice_and_fire.factions.greyjoy_units import HOUSE
from throneroom.games.ice_and_fire.factions.shared_attacks import (
    assault_orders,
    of_hero,
    opportunist,
    rush_of_aggression,
    stark_exposure,
)
from throneroom.games.ice_and_fire.vocabulary import (
    ATTACK_DICE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    ATTACKS,
    COMBAT,
    DICE,
    GAME,
    HIGH_LOW,
    HIGHEST,
    INFANTRY,
    IT,
    LONG,
    MANEUVERS,
    ME,
    OTHER,
    P1,
    P5,
    PANICKED,
    PRECISION,
    RANK_SHIFT,
    RE_ROLL,
    SHORT,
    SUBJECT,
    TEST_FAILED,
    TEST_PASSED,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VULNERABLE,
    WEALTH,
    WOULD_BE_DESTROYED,
    ZONE_CLAIMED,
    Guard,
    Op,
    act,
    amount,
    attach,
    attacking,
    by_me,
    card,
    choose,
    clear_one,
    controls,
    enemy,
    enemys,
    engaged,
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
    is_there,
    keyword,
    kind,
    lasting,
    lost_ranks,
    may_on,
    may_re_roll,
    melee,
    mine,
    morale_test,
    named,
    num,
    on_mine,
    opponent_controls,
    option,
    pass_pillage,
    pick,
    pick_amount,
    pillage,
    restore,
    same,
    spend_pillage,
    survive,
    take_wounds,
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
# 40804 The Iron Price. One friendly Combat Unit, choose one: it may remove a condition token, and
# may spend 1 Pillage token to restore 2 wounds plus 1 per its destroyed rank; or it attacks with
# its highest attack dice value this turn, and may spend 1 Pillage token to re-roll any attack dice
# this turn.
_paying = (pillage(P1) >= 1) & is_there(P1)


def _or_pay(*ops: Op) -> Op:
    """One Pillage token of the unit may be spent for something."""
    paid = option("spend_pillage", spend_pillage(P1, num(1)), *ops, possible=_paying)
    return when(_paying, choose(1, paid, option("no")))


card(
    40804,
    TURN_START,
    mine,
    pick(friend),
    choose(
        1,
        option("restore", clear_one(P1), _or_pay(restore(P1, 2 + lost_ranks(P1)))),
        option(
            "highest",
            lasting(TURN, P1, give(HIGH_LOW, HIGHEST, attacking)),
            _or_pay(lasting(TURN, P1, give(RE_ROLL, ATTACK_DICE))),
        ),
    ),
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
# 40806 Raiding Call. Remove up to 3 models and up to 1 Pillage token from another friendly Greyjoy
# infantry unit within long range; this unit restores that many wounds plus 1 and receives the
# token. If any player controls the Wealth zone one friendly Greyjoy infantry unit gains 1 Pillage
# token.
_raiders = (friend, house(IT, HOUSE), kind(IT, INFANTRY))
_wealth_is_held = Guard(
    lambda t, f: any(queries.controls(t, seat, WEALTH) for seat in range(len(t.points)))
)
card(
    40806,
    UNIT_ACTIVATES,
    mine & house(SUBJECT, HOUSE) & kind(SUBJECT, INFANTRY),
    pick(*_raiders, ~same(IT, SUBJECT), within(LONG, SUBJECT, IT)),
    pick_amount(to_spare(1).at_most(3)),
    when(
        (pillage(P1) >= 1) & (pillage(SUBJECT) < 2),
        choose(1, option("pillage", pass_pillage(P1, SUBJECT)), option("no")),
    ),
    remove_models(P1, amount(2)),
    restore(SUBJECT, amount(2) + 1),
    when(_wealth_is_held, pick(*_raiders, pillage(IT) < 2, late=True), give_pillage(P5)),
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
rush_of_aggression(40811, _VICTARION)
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

# Theon Greyjoy: "Prince" of Winterfell

# 40814 Opportunist. Against a defender that still has to activate this round: re-roll any attack
# dice, plus Precision or Vicious (both for Theon Greyjoy's unit).
opportunist(40814, "Theon Greyjoy")
# 40815 Diversion Tactics. Pick a friendly unit, not the defender, within long range of it: it takes
# 1 Maneuver action.
card(
    40815,
    ATTACK_DONE,
    enemys & on_mine & melee,
    pick(friend, ~same(IT, OTHER), ~engaged(IT), within(LONG, OTHER, IT)),
    act(P1, MANEUVERS),
)
# 40816 Stark Exposure. Choose one, or both if you control the Combat zone: the charged enemies
# cannot be targeted by their own side's Orders or tactics cards this turn; the charger attacks with
# its highest attack dice value.
stark_exposure(40816, COMBAT)
