"""House Baratheon: tactics cards of the faction, of Renly, Loras, Eldon and Cortnay."""

from throneroom.games.ice_and_fire import conditions as tokens_of
from throneroom.games.ice_and_fire.content import CARD
from throneroom.games.ice_and_fire.factions.shared_attacks import (
    battle_endurance,
    of_hero,
    ride_them_down,
)
from throneroom.games.ice_and_fire.factions.shared_commands import issue_commands, surprise_strategy
from throneroom.games.ice_and_fire.field import box_of, on_field
from throneroom.games.ice_and_fire.frames import NOTHING
from throneroom.games.ice_and_fire.geometry.measure import nearer
from throneroom.games.ice_and_fire.geometry.shapes import LENGTH
from throneroom.games.ice_and_fire.hits import start_hits
from throneroom.games.ice_and_fire.lasting import FIRST_OF_CARDS
from throneroom.games.ice_and_fire.morale import start_test
from throneroom.games.ice_and_fire.programs import ATTACHMENT, opponent_of
from throneroom.games.ice_and_fire.rejoining import (
    can_go,
    come_back,
    fallen_of,
    is_sent,
    join,
    units_of_side,
)
from throneroom.games.ice_and_fire.state import Battle, MoraleTest, is_friendly
from throneroom.games.ice_and_fire.vocabulary import (
    ATTACHMENT_LOST,
    ATTACK,
    ATTACK_BEGINS,
    ATTACK_DICE,
    ATTACK_DICE_DONE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    ATTACKS,
    CARD_PLAYED,
    CHARGES,
    CONDITION_GAINED,
    COUNT,
    CROWN,
    DESTROYED,
    DICE,
    GAME,
    HIGH_LOW,
    HIGHEST,
    HORSE_AND_FOOT,
    INFANTRY,
    IT,
    LONG,
    MANEUVERS,
    ME,
    MORALE,
    OTHER,
    P1,
    P2,
    P3,
    PANICKED,
    RE_ROLL,
    RETREATS,
    ROUND,
    SHORT,
    SILENCED,
    SUBJECT,
    SUNDERING,
    TACTICS,
    TEST_PASSED,
    TURN_START,
    UNIT_ACTIVATES,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
    ZONE_CLAIMED,
    ZONE_RESOLVED,
    Frame,
    Guard,
    Num,
    Op,
    act,
    any_,
    attach,
    by_me,
    can_attack,
    can_charge,
    cancel,
    card,
    caused_wounds,
    choose,
    claimed,
    clear_all,
    controlled,
    controls,
    counter,
    do,
    draw,
    each,
    enemy,
    enemys,
    engaged,
    engaged_with,
    friend,
    friendly,
    gain,
    gain_one,
    give,
    has_any,
    has_commander,
    highest,
    if_,
    if_failed,
    if_passed,
    keyword,
    kind,
    lasting,
    lost_ranks,
    may_re_roll,
    melee,
    mine,
    misses,
    morale_test,
    move_ncu,
    named,
    near,
    on,
    on_me,
    on_mine,
    option,
    panic_test,
    pick,
    pick_from,
    pick_zone,
    put,
    ranks,
    restore,
    roll,
    same,
    score,
    share_restore,
    take_hits,
    take_wounds,
    there_is,
    to_hit,
    was_engaged,
    when,
    within,
    without_this_card,
)

_RENLY = "Renly Baratheon"
_renly = (friend, named(IT, _RENLY))
# The second way to play some cards. Start of a friendly turn: draw 1 tactics card.
for _number in (40608, 40609, 40621):
    card(_number, TURN_START, mine, draw(1), mode=2)

# 40601 Baratheon Justice. The attacker gains 1 condition token, or 2 if you control the Crown or
# Tactics zone.
card(
    40601,
    ATTACK_DONE,
    enemys,
    gain_one(SUBJECT, number=1 + if_(controls(CROWN) | controls(TACTICS))),
)


# 40602 Stag's Wit. Remove that token; one enemy engaged with the unit may gain a token of the same
# kind. If you control the Tactics zone one other enemy within long range also gains one.
def _remove_it(t: Battle, f: Frame) -> None:
    tokens_of.clear(t, f.subject, f.number)


def _give_same(place: int) -> Op:
    def act(t: Battle, f: Frame) -> None:
        if f.picks[place] >= 0:
            tokens_of.gain(t, f.picks[place], f.number)

    return do(act)


card(
    40602,
    CONDITION_GAINED,
    mine,
    pick(enemy, engaged_with(SUBJECT, IT), optional=True),
    when(controls(TACTICS), pick(enemy, ~same(IT, P1), within(LONG, SUBJECT, IT))),
    do(_remove_it),
    _give_same(0),
    _give_same(1),
)
# 40603 Ours Is The Fury! Choose one option, plus one per zone you control among Crown and Tactics:
# +1 to hit; Sundering; Vicious.
card(
    40603,
    ATTACK_DICE_NEXT,
    mine & melee,
    choose(
        1 + controlled(CROWN, TACTICS),
        option("to_hit", to_hit(1)),
        option("sundering", keyword(SUNDERING)),
        option("vicious", keyword(VICIOUS)),
    ),
)
# 40604 Sustained Assault. For an attacker already engaged with the defender when the turn began:
# highest attack dice value and re-rolls of any attack dice.
card(
    40604,
    ATTACK_DICE_NEXT,
    mine & melee & was_engaged(SUBJECT, OTHER),
    highest(),
    may_re_roll(ATTACK_DICE),
)
# 40605 Baratheon Conviction. It restores 2 wounds. If you control the Crown zone every enemy
# engaged with it makes a panic test; if you control the Tactics zone each of them gains 1 condition
# token.
_engaged_here = engaged_with(SUBJECT, IT)
card(
    40605,
    TEST_PASSED,
    mine,
    restore(SUBJECT, 2),
    when(controls(CROWN), each(_engaged_here, panic_test(IT))),
    when(
        controls(TACTICS) & engaged(SUBJECT),
        choose(
            1,
            option("panicked", each(_engaged_here, gain(IT, PANICKED))),
            option("vulnerable", each(_engaged_here, gain(IT, VULNERABLE))),
            option("weakened", each(_engaged_here, gain(IT, WEAKENED))),
        ),
    ),
)


# 40606 Final Strike. The attacker takes 1 hit per wound the defender suffered, at -1 to its defense
# rolls if you control the Crown zone.
def _final_strike(t: Battle, f: Frame) -> None:
    start_hits(t, f.subject, t.fights[-1].wounds, f.seat)
    if t.fights[-1].attack < 0 and controls(CROWN).holds(t, f):
        t.fights[-1].defense -= 1


card(40606, ATTACK_DONE, enemys & melee & caused_wounds, do(_final_strike))
# 40607 Oath of Duty. Attach to a friendly Combat Unit for the rest of the game; put 1 Order token
# on the card when a friendly infantry or cavalry unit is destroyed. While it holds a token: before
# each of the unit's melee attack rolls the defender gains 1 condition token and, while you control
# the Crown zone, the unit may re-roll any attack dice.
card(
    40607,
    TURN_START,
    any_,
    pick(friend, without_this_card(IT)),
    attach(
        P1,
        GAME,
        on(DESTROYED, mine & kind(SUBJECT, *HORSE_AND_FOOT), put(1)),
        on(ATTACK_DICE_NEXT, by_me & melee & (counter >= 1), gain_one(OTHER)),
        give(RE_ROLL, ATTACK_DICE, melee & (counter >= 1) & controls(CROWN)),
    ),
)

# Renly Baratheon: Lord Paramount of the Stormlands


# 40608 Inexplicable Return. Replaces the zone's effect, choose one: move a friendly attachment to
# another friendly unit without one within long range; or attach a destroyed friendly attachment to
# a friendly Combat Unit without one (replacing a model).
def own_fallen(t: Battle, f: Frame) -> list[int]:
    """The attachments of the owner's side that have been destroyed."""
    return fallen_of(t, units_of_side(t, f.seat))


def _takers(t: Battle, f: Frame, part: int) -> list[int]:
    """The friendly units without an attachment that this one could join."""
    friends = [unit for unit in on_field(t) if is_friendly(t, unit, f.seat)]
    return [unit for unit in friends if not t.parts[unit] and can_go(t, part, unit)]


def _takers_near(t: Battle, f: Frame, giver: int, part: int) -> list[int]:
    there = box_of(t, giver)
    return [u for u in _takers(t, f, part) if nearer(box_of(t, u), there, LONG + LENGTH)]


def _movable(t: Battle, f: Frame, unit: int) -> list[int]:
    """The attachments of a unit that could go to another."""
    parts = [part for part in t.parts[unit] if not is_sent(part)]
    return [part for part in parts if _takers_near(t, f, unit, part)]


def _returnable(t: Battle, f: Frame) -> list[int]:
    return [part for part in own_fallen(t, f) if _takers(t, f, part)]


_can_move = there_is(friend, Guard(lambda t, f: bool(_movable(t, f, f.it))))
_can_return = Guard(lambda t, f: bool(_returnable(t, f)))
_takes_moved = Guard(lambda t, f: f.it in _takers_near(t, f, f.picks[2], f.picks[3]))
_takes_fallen = Guard(lambda t, f: f.it in _takers(t, f, f.picks[5]))


def _move(t: Battle, f: Frame) -> None:
    giver, part, taker = f.picks[2:5]
    if taker >= 0:
        join(t, part, giver, taker)


def _return(t: Battle, f: Frame) -> None:
    part, taker = f.picks[5:7]
    if taker >= 0:
        come_back(t, part, units_of_side(t, f.seat), taker)


card(
    40608,
    ZONE_CLAIMED,
    mine & (_can_move | _can_return),
    choose(
        1,
        option(
            "move",
            pick(friend, Guard(lambda t, f: bool(_movable(t, f, f.it)))),
            pick_from(ATTACHMENT, lambda t, f: _movable(t, f, f.picks[2])),
            pick(_takes_moved),
            do(_move),
            possible=_can_move,
        ),
        option(
            "attach",
            pick_from(ATTACHMENT, _returnable),
            pick(_takes_fallen),
            do(_return),
            possible=_can_return,
        ),
    ),
    replaces=True,
)
# 40609 Hidden Affairs. Sends Renly's unit against the attacker with 1 Attack or Charge action at
# its highest attack dice value.
card(
    40609,
    ATTACK_DONE,
    enemys & on_mine & ~named(OTHER, _RENLY),
    pick(*_renly, can_attack(IT, SUBJECT) | can_charge(IT, SUBJECT)),
    act(P1, ATTACKS | CHARGES, give(HIGH_LOW, HIGHEST), at=SUBJECT),
)


# 40610 In His Brothers' Shadows. Choose one: if it is within long range of Renly's unit that
# Commander loses all abilities until the round ends; or Renly's unit performs 1 Maneuver or Retreat
# action.
def _commander_in(t: Battle, f: Frame) -> int:
    unit = f.me
    parts = (t.card[unit], *t.parts[unit])
    return FIRST_OF_CARDS + next((part for part in parts if CARD[part].commander), t.card[unit])


card(
    40610,
    UNIT_ACTIVATES,
    enemys & has_commander(SUBJECT) & there_is(*_renly),
    choose(
        1,
        option(
            "lose_abilities",
            lasting(ROUND, SUBJECT, give(SILENCED, Num(_commander_in))),
            possible=there_is(*_renly, within(LONG, IT, SUBJECT)),
        ),
        option(
            "maneuver",
            pick(*_renly),
            act(P3, MANEUVERS | RETREATS),
        ),
    ),
)
# Start of any turn: if the enemy Commander has been destroyed, Renly Baratheon's unit restores 2
# wounds.
_fallen_commander = Guard(lambda t, f: t.commander_fell[opponent_of(t, f)] > 0)
card(40610, TURN_START, _fallen_commander, pick(*_renly), restore(P1, 2), mode=2)

# Loras Tyrell: The Knight of Flowers

# 40611 Loved By The Smallfolk. The attacker makes a morale test (at -2 if within short range of
# Loras Tyrell's unit); on failure it becomes Vulnerable and Weakened.
_near_loras = near(SUBJECT, SHORT, friendly(IT), named(IT, "Loras Tyrell"))
card(
    40611,
    ATTACK_DICE_NEXT,
    enemys & melee,
    morale_test(SUBJECT, roll=if_(_near_loras, -2)),
    if_failed(gain(SUBJECT, VULNERABLE, WEAKENED)),
)


# 40612 Overgrowth. One friendly unit makes a morale test (passes automatically if engaged with an
# enemy having more remaining ranks). On success attach for the rest of the game: before each attack
# on it is resolved, the attacker takes 1 hit plus 1 per the unit's remaining rank.
def _passes(t: Battle, f: Frame) -> None:
    """A test that is passed whatever is rolled is a passed test (F11.7)."""
    test = MoraleTest(f.picks[0], 0, f.seat)
    test.passes = 1
    start_test(t, test)


card(
    40612,
    TURN_START,
    enemys,
    pick(friend, without_this_card(IT)),
    when(
        there_is(engaged_with(P1, IT), ranks(IT) > ranks(P1)),
        do(_passes),
        otherwise=[morale_test(P1)],
    ),
    if_passed(attach(P1, GAME, on(ATTACK_BEGINS, on_me, take_hits(SUBJECT, 1 + ranks(ME))))),
)
# 40613 Growing Strong. Enemies engaged with it that have equal or more remaining ranks become
# Vulnerable; then it restores 1 wound plus 1 per its destroyed rank.
card(
    40613,
    UNIT_ACTIVATES,
    mine,
    each(_engaged_here & (ranks(IT) >= ranks(SUBJECT)), gain(IT, VULNERABLE)),
    restore(SUBJECT, 1 + lost_ranks(SUBJECT)),
)

# Eldon Estermont: Lord of Greenstone

# 40614 Hefty Ransom. A friendly attachment is destroyed: attach to an enemy unit within short range
# for the rest of the game: you score 1 victory point when it is destroyed.
card(
    40614,
    ATTACHMENT_LOST,
    mine,
    pick(enemy, within(SHORT, SUBJECT, IT), without_this_card(IT)),
    attach(P1, GAME, on(DESTROYED, by_me, score(1))),
)
# An enemy attachment is destroyed: attach to a friendly unit within short range for the rest of the
# game: +1 attack die in melee and +1 to morale test rolls.
card(
    40614,
    ATTACHMENT_LOST,
    enemys,
    pick(friend, within(SHORT, SUBJECT, IT), without_this_card(IT)),
    attach(P1, GAME, give(DICE, 1, melee), give(MORALE, 1)),
    mode=2,
)
# 40615 Martial Superiority. The attacker takes 1 hit per missed die. If the defender is Eldon
# Estermont's unit the attack also has -1 to hit.
card(
    40615,
    ATTACK_DICE_NEXT,
    enemys & melee,
    when(named(OTHER, "Eldon Estermont"), to_hit(-1)),
    lasting(ATTACK, SUBJECT, on(ATTACK_DICE_DONE, by_me, take_hits(ME, misses))),
)
# 40616 Battle Endurance
battle_endurance(40616)

# Cortnay Penrose: Castellan of Storm's End

# 40617 Issue Commands
issue_commands(40617, free=False)
# 40618 Surprise Strategy
surprise_strategy(40618)
# 40619 Counterplot. Roll a die; on 3+ the card is cancelled. On 2+ if you control the Crown or
# Tactics zone; automatic if you control both.
card(
    40619,
    CARD_PLAYED,
    enemys,
    roll(
        3 - if_(controls(CROWN) | controls(TACTICS)),
        cancel(),
        sure=controls(CROWN) & controls(TACTICS),
    ),
)

# Renly Baratheon: The Charismatic Heir


# 40620 Wealth And Charisma. Replaces the zone's effect, choose one: restore 3 wounds in total
# across friendly Combat Units; or remove all condition tokens from all friendly Combat Units, each
# removed token dealing 1 wound to an enemy engaged with that unit.
def _next_unit(t: Battle, f: Frame) -> None:
    """The unit whose turn it is, the number of its tokens, and no enemy named yet."""
    f.subject = f.it
    f.count = t.conditions[f.it].bit_count()
    f.picks = (*f.picks[:2], NOTHING, *f.picks[3:])


card(
    40620,
    ZONE_CLAIMED,
    mine,
    choose(
        1,
        option("restore", share_restore(3, friend)),
        option(
            "token_leaves",
            each(
                friend & has_any(IT),
                do(_next_unit),
                clear_all(SUBJECT),
                pick(enemy, engaged_with(SUBJECT, IT), late=True),
                take_wounds(P3, COUNT),
            ),
        ),
    ),
    replaces=True,
)
# 40621 Younger, Bolder, And Far More Comely. Attach to it until Renly Baratheon's unit is
# destroyed. While within long range of Renly's unit it rolls +1 die on melee attacks and restores 1
# wound on each activation.
_near_renly = near(ME, LONG, friendly(IT), named(IT, _RENLY))
card(
    40621,
    TEST_PASSED,
    mine & without_this_card(SUBJECT),
    attach(
        SUBJECT,
        GAME,
        give(DICE, 1, melee & _near_renly),
        on(UNIT_ACTIVATES, by_me & _near_renly, restore(ME, 1)),
        ends=[(DESTROYED, friendly(SUBJECT) & named(SUBJECT, _RENLY))],
    ),
)
# 40622 They Will Make Me King! Choose one: draw 1 tactics card; friendly units within short range
# of Renly Baratheon's unit restore 1 wound; or enemies within short range of it take 1 wound.
_beside_renly = near(IT, SHORT, friendly(IT), named(IT, _RENLY))
card(
    40622,
    TURN_START,
    mine,
    choose(
        1,
        option("draw", draw(1)),
        option("restore", each(friend & _beside_renly, restore(IT, 1))),
        option("wounds", each(enemy & _beside_renly, take_wounds(IT, 1))),
    ),
)

# Renly Baratheon: King in the South

# 40645 Overconfidence. One friendly infantry unit within long range that can charge that enemy
# becomes Vulnerable and performs 1 Charge action on it; if successful the enemy takes 2 hits per
# remaining rank of the charger instead of a melee attack. Renly Baratheon's unit may re-roll charge
# distance dice.
ride_them_down(40645, INFANTRY, gain(P1, VULNERABLE), whose=of_hero(_RENLY))
# 40646 Knights of Summer. A friendly Combat Unit makes a morale test at +1 per zone you control
# among Crown and Tactics; on success every enemy engaged with it makes a panic test (for Renly's
# unit: every enemy within short range).
card(
    40646,
    TURN_START,
    mine,
    pick(friend),
    morale_test(P1, roll=controlled(CROWN, TACTICS)),
    if_passed(
        when(
            named(P1, _RENLY),
            each(enemy & within(SHORT, P1, IT), panic_test(IT)),
            otherwise=[each(engaged_with(P1, IT), panic_test(IT))],
        )
    ),
)
# 40647 Lavish Encampment. After the zone's effect move that NCU to any empty zone; if it left the
# Crown or Tactics zone one enemy Combat Unit makes a panic test.
card(
    40647,
    ZONE_RESOLVED,
    enemys & Guard(lambda t, f: t.ncu_place[f.subject] >= 0),
    pick_zone(unclaimed=True),
    move_ncu(1),
    when(claimed(CROWN, TACTICS), pick(enemy), panic_test(P2)),
)
