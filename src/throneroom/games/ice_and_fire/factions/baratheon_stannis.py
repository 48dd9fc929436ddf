"""House Baratheon: tactics cards of Stannis and of those who follow him."""

from throneroom.games.ice_and_fire.content import ABILITY, CARD
from throneroom.games.ice_and_fire.factions.baratheon_cards import own_fallen
from throneroom.games.ice_and_fire.factions.shared_attacks import (
    CHARGE_OVER,
    assault_orders,
    of_hero,
    ride_them_down,
    rush_of_aggression,
)
from throneroom.games.ice_and_fire.factions.shared_commands import parlay, regroup_and_reform
from throneroom.games.ice_and_fire.lasting import FIRST_OF_ABILITIES
from throneroom.games.ice_and_fire.programs import ATTACHMENT
from throneroom.games.ice_and_fire.programs import ORDER as AN_ABILITY
from throneroom.games.ice_and_fire.rejoining import can_go, come_back, units_of_side
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ACTION_DONE,
    ATTACK,
    ATTACK_DICE_DONE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    CAVALRY,
    CHARGE_MADE,
    COUNT,
    CRITICAL_BLOW,
    CROWN,
    DEFENSE,
    GAME,
    INFANTRY,
    IT,
    LONG,
    MANEUVERS,
    MARCH_PIVOT,
    MARCHES,
    ME,
    NO_PIVOT,
    OTHER,
    P1,
    P2,
    P3,
    PANICKED,
    RE_ROLL,
    RETREAT_DICE,
    RETREAT_DONE,
    RETREATS,
    ROUND,
    ROUND_START,
    SHORT,
    SILENCED,
    SPEED,
    SUBJECT,
    SUNDERING,
    TEST_FAILED,
    TEST_ROLLED,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
    ZONE_CLAIMED,
    Frame,
    Guard,
    Num,
    Op,
    act,
    action,
    amount,
    any_,
    attach,
    by_me,
    card,
    charging,
    choose,
    claimed,
    clear,
    clear_all,
    controls,
    detach,
    die_counts_as,
    do,
    each,
    enemy,
    enemys,
    engaged,
    engaged_with,
    friend,
    gain,
    give,
    has_any,
    highest,
    house,
    how_many,
    if_,
    if_failed,
    if_passed,
    is_there,
    keyword,
    kind,
    lasting,
    lost_ranks,
    may_on,
    melee,
    mine,
    morale_test,
    named,
    on,
    on_me,
    on_mine,
    option,
    panic,
    panic_cap,
    panic_test,
    pass_test,
    passed,
    pick,
    pick_amount,
    pick_from,
    ranks,
    restore,
    roll_d3_count,
    same,
    spend_one,
    take_wounds,
    test_wounds,
    tokens,
    when,
    within,
    without_this_card,
    wounds,
    wounds_left,
)

_STANNIS = "Stannis Baratheon"
_RHLLOR = "R'hllor"

# Stannis Baratheon: The Rightful Heir

# 40623 Will Of The One True King. Replaces the zone's effect: one enemy Combat Unit becomes
# Panicked, one becomes Vulnerable and one becomes Weakened (may be the same unit).
card(
    40623,
    ZONE_CLAIMED,
    mine & claimed(CROWN),
    pick(enemy),
    pick(enemy),
    pick(enemy),
    gain(P1, PANICKED),
    gain(P2, VULNERABLE),
    gain(P3, WEAKENED),
    replaces=True,
)


# 40624 Harsh Conditions. Remove any number of condition tokens from one enemy unit; per token it
# loses one ability of your choice until the round ends.
def _abilities(t: Battle, f: Frame) -> list[int]:
    """The abilities of the unit that it can lose, and that have not been named."""
    unit = f.picks[0]
    if unit < 0:
        return []
    cards = (t.card[unit], *t.parts[unit])
    found = dict.fromkeys(source for part in cards for source in CARD[part].abilities)
    return [source for source in found if not ABILITY[source].innate and source not in f.picks[5:]]


def _lose(place: int) -> Op:
    """One more ability, if so many tokens were removed."""
    value = Num(lambda t, f: FIRST_OF_ABILITIES + f.picks[place - 1])
    return when(
        (amount(2) >= place - 5) & Guard(lambda t, f: f.picks[place - 1] >= 0),
        lasting(ROUND, P1, give(SILENCED, value)),
    )


def _held(condition: int) -> Guard:
    return Guard(lambda t, f: bool(t.conditions[f.picks[0]] & condition))


card(
    40624,
    TURN_START,
    any_,
    pick(enemy, has_any(IT)),
    pick_amount(tokens(P1), least=1),
    choose(
        amount(2),
        option("panicked", clear(P1, PANICKED), possible=_held(PANICKED)),
        option("vulnerable", clear(P1, VULNERABLE), possible=_held(VULNERABLE)),
        option("weakened", clear(P1, WEAKENED), possible=_held(WEAKENED)),
    ),
    pick_from(AN_ABILITY, _abilities, optional=True),
    when(amount(2) >= 2, pick_from(AN_ABILITY, _abilities, optional=True)),
    when(amount(2) >= 3, pick_from(AN_ABILITY, _abilities, optional=True)),
    _lose(6),
    _lose(7),
    _lose(8),
)
# 40625 Tactical Approach. Attach to a friendly Combat Unit for the rest of the game: after its
# melee attack dice you may spend a condition token of the defender to cause +1 wound (+2 for
# Stannis' unit).
card(
    40625,
    ROUND_START,
    any_,
    pick(friend, without_this_card(IT)),
    attach(
        P1,
        GAME,
        may_on(
            ATTACK_DICE_DONE,
            by_me & melee & has_any(OTHER),
            spend_one(OTHER),
            wounds(1 + if_(named(ME, _STANNIS))),
        ),
    ),
)

# Stannis Baratheon: The One True King

# 40626 In R'hllor's Name. The attack has Critical Blow or Sundering (both for a R'hllor unit). If
# the defender survives, the attacker makes a panic test afterwards.
card(
    40626,
    ATTACK_DICE_NEXT,
    mine & melee,
    choose(
        1 + if_(house(SUBJECT, _RHLLOR)),
        option("critical_blow", keyword(CRITICAL_BLOW)),
        option("sundering", keyword(SUNDERING)),
    ),
    lasting(ATTACK, SUBJECT, on(ATTACK_DONE, by_me & is_there(OTHER), panic_test(ME))),
)
# 40627 Test of Faith. A friendly R'hllor unit makes a morale test; on success it removes all
# condition tokens. Attach to it: +1 to defense rolls, until an enemy has completed an attack on it.
card(
    40627,
    TURN_START,
    any_,
    pick(friend, house(IT, _RHLLOR), without_this_card(IT)),
    morale_test(P1),
    if_passed(clear_all(P1)),
    attach(P1, GAME, give(DEFENSE, 1), ends=[(ATTACK_DONE, on_me)]),
)


# 40628 Azor Ahai! A failure costs at most 1 wound. If the unit is a R'hllor unit it passes instead
# and every enemy engaged with it becomes Panicked.
card(
    40628,
    TEST_ROLLED,
    mine & panic,
    when(
        house(SUBJECT, _RHLLOR),
        pass_test(),
        each(engaged_with(SUBJECT, IT), gain(IT, PANICKED)),
        otherwise=[panic_cap(1)],
    ),
)

# Davos Seaworth: Hero of Blackwater

_DAVOS = "Davos Seaworth"
# 40629 Flea Bottom Tricks. One friendly Combat Unit other than the defender performs 1 Maneuver
# action; Davos' unit may instead pivot and march.
card(
    40629,
    ATTACK_DONE,
    enemys & on_mine & melee,
    pick(friend, ~same(IT, OTHER), ~engaged(IT)),
    when(
        named(P1, _DAVOS),
        act(P1, MANEUVERS | MARCHES, give(MARCH_PIVOT)),
        otherwise=[act(P1, MANEUVERS)],
    ),
)


# 40630 "Everything". A friendly infantry unit takes up to 3 wounds; another friendly infantry unit
# restores that many plus 1, and if it has no attachment one of those wounds may return a destroyed
# friendly infantry attachment to it.
def _could_return(t: Battle, f: Frame) -> list[int]:
    unit = f.picks[1]
    if unit < 0 or t.parts[unit]:
        return []
    fallen = [part for part in own_fallen(t, f) if CARD[part].kind == INFANTRY]
    return [part for part in fallen if can_go(t, part, unit)]


def _returns(t: Battle, f: Frame) -> None:
    unit, part = f.picks[1], f.picks[3]
    if part >= 0 and not t.parts[unit] and t.wounds[unit]:
        come_back(t, part, units_of_side(t, f.seat), unit)


_is_foot = (friend, kind(IT, INFANTRY))
card(
    40630,
    TURN_START,
    any_,
    pick(*_is_foot),
    pick(*_is_foot, ~same(IT, P1)),
    pick_amount(wounds_left(P1).at_most(3)),
    pick_from(ATTACHMENT, _could_return, optional=True),
    take_wounds(P1, amount(3)),
    restore(P2, 1 + amount(3)),
    do(_returns),
)
# 40631 Fealty To The Crown. One friendly unit within long range restores 1 wound per wound the
# enemy took from the test (maximum 3). If you control the Crown zone the enemy takes 1 more wound
# and the friendly unit restores 1 more (maximum 4).
card(
    40631,
    TEST_FAILED,
    enemys & panic,
    pick(friend, within(LONG, SUBJECT, IT)),
    when(controls(CROWN), take_wounds(SUBJECT, 1)),
    restore(P1, test_wounds.at_most(3) + if_(controls(CROWN))),
)
# 40632 Parlay. The unit performs no actions this turn; one enemy within short range activates
# without performing actions. If the unit is Davos Seaworth's you may have both units restore 2
# wounds.
parlay(40632, _DAVOS)

# Andrew Estermont: First of the King's Men

_ANDREW = "Andrew Estermont"
# 40633 Assault Orders
assault_orders(40633, of_hero(_ANDREW))
# 40634 Reckless Fury. The attack has Vicious and uses the highest attack dice value; afterwards the
# attacker takes 2 wounds, 1 fewer per its destroyed rank.
card(
    40634,
    ATTACK_DICE_NEXT,
    mine & melee,
    keyword(VICIOUS),
    highest(),
    lasting(
        ATTACK,
        SUBJECT,
        on(ATTACK_DONE, by_me, take_wounds(ME, (2 - lost_ranks(ME)).at_least(0))),
    ),
)
# 40635 Rush Of Aggression
rush_of_aggression(40635, _ANDREW)

# Axell Florent: First of the Queen's Men

# 40636 Fiery Charge. Every charge distance die counts as 6 and enemies successfully charged become
# Panicked. After the attack the charger becomes Vulnerable unless it is a R'hllor unit.
card(
    40636,
    ACTION_DECLARED,
    mine & action("charge"),
    die_counts_as(6),
    lasting(
        TURN,
        SUBJECT,
        on(CHARGE_MADE, by_me, gain(OTHER, PANICKED)),
        on(ATTACK_DONE, by_me & charging & ~house(ME, _RHLLOR), gain(ME, VULNERABLE)),
        ends=CHARGE_OVER,
    ),
)
# 40637 R'hllor's Wrath. Replaces the zone's effect: one enemy Combat Unit makes a panic test at -1
# per R'hllor unit of yours within short range; on failure it also becomes Vulnerable and Weakened.
card(
    40637,
    ZONE_CLAIMED,
    mine,
    pick(enemy),
    panic_test(P1, roll=-how_many(friend, house(IT, _RHLLOR), within(SHORT, IT, P1))),
    if_failed(gain(P1, VULNERABLE, WEAKENED)),
    replaces=True,
)
# 40638 Fiery Resolve. It makes a morale test. Success: one enemy engaged with it makes a panic test
# at -1 per the unit's remaining rank. Failure: one enemy engaged with it becomes Panicked.
card(
    40638,
    UNIT_ACTIVATES,
    mine & house(SUBJECT, _RHLLOR),
    pick(enemy, engaged_with(SUBJECT, IT)),
    morale_test(SUBJECT),
    when(passed, panic_test(P1, roll=-ranks(SUBJECT)), otherwise=[gain(P1, PANICKED)]),
)

# Stannis Baratheon: King at the Wall

# 40639 Muster. Enemies it leaves cannot pivot; after the retreat it may perform 1 Maneuver action.
# Stannis Baratheon's unit also restores D3 wounds plus 1 per its destroyed rank.
card(
    40639,
    ACTION_DECLARED,
    mine & kind(SUBJECT, CAVALRY) & action("retreat"),
    lasting(
        TURN,
        SUBJECT,
        give(NO_PIVOT),
        on(RETREAT_DONE, by_me, detach(), act(ME, MANEUVERS)),
        ends=[(ACTION_DONE, by_me)],
    ),
    when(
        named(SUBJECT, _STANNIS),
        roll_d3_count(),
        restore(SUBJECT, COUNT + lost_ranks(SUBJECT)),
    ),
)
# 40640 On The Double! Once this turn one Maneuver action of that unit has +3 Speed; then the unit
# becomes Vulnerable.
card(
    40640,
    UNIT_ACTIVATES,
    mine & kind(SUBJECT, CAVALRY) & ~engaged(SUBJECT),
    lasting(
        TURN,
        SUBJECT,
        may_on(
            ACTION_DECLARED,
            by_me & action("maneuver"),
            lasting(
                TURN,
                ME,
                give(SPEED, 3),
                on(ACTION_DONE, by_me, gain(ME, VULNERABLE), detach()),
            ),
            detach(),
        ),
    ),
)
# 40641 Ride Them Down!
ride_them_down(40641, CAVALRY, condition=PANICKED)

# Justin Massey: The Smiler

_JUSTIN = "Justin Massey"
# 40642 Regroup and Reform
regroup_and_reform(40642)
# 40643 Sudden Retreat. The defender performs 1 Retreat action; Justin Massey's unit may re-roll its
# retreat distance dice.
card(
    40643,
    ATTACK_DONE,
    enemys & on_mine & melee & is_there(OTHER),
    act(OTHER, RETREATS, give(RE_ROLL, RETREAT_DICE, named(ME, _JUSTIN))),
)
# 40644 Precious Supplies. The defender removes all condition tokens and restores 1 wound with 1
# destroyed rank or 3 wounds with 2; +1 wound for Justin Massey's unit.
card(
    40644,
    ATTACK_DONE,
    enemys & on_mine & melee & is_there(OTHER),
    clear_all(OTHER),
    restore(
        OTHER,
        if_(lost_ranks(OTHER) >= 1) + if_(lost_ranks(OTHER) >= 2, 2) + if_(named(OTHER, _JUSTIN)),
    ),
)
