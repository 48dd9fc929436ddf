"""House Targaryen: the tactics cards of the House, of the Khal, of Jorah and of the Unsullied."""

from throneroom.games.ice_and_fire.factions.answers import (
    falls_in_melee,
    last_strike,
    pathetic_attempt,
)
from throneroom.games.ice_and_fire.factions.shared_attacks import (
    assault_orders,
    battle_endurance,
    lash_out,
    of_hero,
    opportunist,
    ride_by_attack,
)
from throneroom.games.ice_and_fire.factions.shared_commands import issue_commands, marshal
from throneroom.games.ice_and_fire.fight_numbers import blocks
from throneroom.games.ice_and_fire.hits import start_hits
from throneroom.games.ice_and_fire.state import FIELD, Battle
from throneroom.games.ice_and_fire.vocabulary import (
    ATTACK,
    ATTACK_BEGINS,
    ATTACK_DICE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    AUTO_PASS,
    CHARGE_DICE,
    CHARGE_REROLLS,
    CHARGES,
    CRITICAL_BLOW,
    DEFENSE_DICE_DONE,
    DESTROYED,
    DICE,
    GAME,
    HIGH_LOW,
    HIGHEST,
    HORSE_AND_FOOT,
    IT,
    KEYWORDS,
    LONG,
    MANEUVER,
    MANEUVERS,
    MARCHES,
    ME,
    MORALE,
    OTHER,
    P1,
    P2,
    PANIC,
    PANIC_WOUNDS,
    PANICKED,
    RE_ROLL,
    RETREAT_DICE,
    RETREAT_DONE,
    RETREATS,
    ROUND,
    SHORT,
    SPEED,
    SUBJECT,
    SUNDERING,
    SURGE,
    TARGETED,
    TEST_FAILED,
    TEST_PASSED,
    TO_HIT,
    TURN_START,
    UNIT_ACTIVATES,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
    WOULD_BE_DESTROYED,
    ZONE_CLAIMED,
    ZONE_RESOLVED,
    Frame,
    Guard,
    act,
    any_,
    attach,
    block,
    by_me,
    cancel,
    card,
    choose,
    claimed,
    clear_one,
    controls,
    counter,
    destroyed_it,
    detach,
    do,
    draw,
    each,
    enemy,
    enemys,
    engaged,
    friend,
    gain,
    give,
    give_aura,
    has_any,
    has_commander,
    highest,
    house,
    if_,
    is_there,
    keyword,
    kind,
    lasting,
    left_behind,
    may_re_roll,
    melee,
    mine,
    named,
    no_surge,
    on,
    on_me,
    on_mine,
    option,
    panic,
    pick,
    put,
    restore,
    same,
    shift,
    spend_one,
    surging,
    take_wounds,
    there_is,
    was_engaged,
    when,
    within,
    without_this_card,
)

UNSULLIED = "Unsullied"
_KHAL = "Khal Drogo"
_JORAH = "Jorah Mormont"
_BELWAS = "Belwas"
_BARRISTAN = "Barristan Selmy"
_GREY_WORM = "Grey Worm"
_destroys = [(ATTACK_DONE, by_me & destroyed_it)]

# The deck of the House

# 40701 Overrun. The Surge Forth is traded for 1 Charge or March action of the unit. If you control
# the Maneuver zone it may re-roll charge distance dice.
card(
    40701,
    SURGE,
    mine,
    when(
        surging,
        no_surge(),
        act(SUBJECT, CHARGES | MARCHES, give(RE_ROLL, CHARGE_DICE, controls(MANEUVER))),
    ),
)
# 40702 Sudden Retreat. The defender performs 1 Retreat action; your Commander's unit may re-roll
# its retreat distance dice.
card(
    40702,
    ATTACK_DONE,
    enemys & on_mine & melee & is_there(OTHER),
    act(OTHER, RETREATS, give(RE_ROLL, RETREAT_DICE, has_commander(ME))),
)
# 40703 Swift Reposition. One friendly Combat Unit shifts 2"; if you control the Maneuver zone it
# instead performs a Maneuver limited to 3".
card(
    40703,
    TURN_START,
    any_,
    pick(friend, ~engaged(IT)),
    when(controls(MANEUVER), act(P1, MANEUVERS, limit=3), otherwise=[shift(P1, 2)]),
)
# 40704 Fire and Blood. Choose one option, or two if you control the Maneuver zone: re-roll any
# missed dice; Sundering; Vicious.
card(
    40704,
    ATTACK_DICE_NEXT,
    mine & melee,
    choose(
        1 + if_(controls(MANEUVER)),
        option("reroll", may_re_roll(ATTACK_DICE, misses=True)),
        option("sundering", keyword(SUNDERING)),
        option("vicious", keyword(VICIOUS)),
    ),
)
# 40705 Field Control. A friendly NCU claims the Maneuver zone: you may replace the zone's effect;
# one friendly Combat Unit performs 1 Maneuver or Retreat action at +1 Speed, and enemies it leaves
# become Weakened.
card(
    40705,
    ZONE_CLAIMED,
    mine & claimed(MANEUVER),
    pick(friend),
    act(
        P1,
        MANEUVERS | RETREATS,
        give(SPEED, 1),
        on(RETREAT_DONE, by_me, each(left_behind(IT), gain(IT, WEAKENED))),
    ),
    replaces=True,
)
# An enemy NCU claims the Maneuver zone: after the zone's effect one friendly Combat Unit shifts 3".
card(
    40705,
    ZONE_RESOLVED,
    enemys & claimed(MANEUVER),
    pick(friend, ~engaged(IT)),
    shift(P1, 3),
    mode=2,
)
# 40706 Unstoppable Advance. The unit may re-roll its charge distance dice.
card(40706, CHARGE_REROLLS, mine, may_re_roll(CHARGE_DICE))
# A friendly unit surges forth: the Surge Forth maneuver has +3 Speed; afterwards every enemy within
# short range becomes Weakened.
card(
    40706,
    SURGE,
    mine,
    when(surging, no_surge(), act(SUBJECT, MANEUVERS, give(SPEED, 3))),
    each(enemy & within(SHORT, SUBJECT, IT), gain(IT, WEAKENED)),
    mode=2,
)
# 40707 Blood of The Dragon. Attach to a friendly Combat Unit for the rest of the game; put 1 Order
# token on the card when a friendly unit is destroyed. While it holds a token: the unit rolls +1 die
# on melee attacks and takes 1 wound less from failed panic tests.
card(
    40707,
    TURN_START,
    any_,
    pick(friend, without_this_card(IT)),
    attach(
        P1,
        GAME,
        on(DESTROYED, mine, put(1)),
        give(DICE, 1, melee & (counter >= 1)),
        give(PANIC_WOUNDS, -1, counter >= 1),
    ),
)

# Khal Drogo: The Great Khal

# 40708 Addrivat! Khal Drogo's unit activates: attach to one enemy within long range until the round
# ends: melee attacks on it have Critical Blow.
card(
    40708,
    UNIT_ACTIVATES,
    mine & named(SUBJECT, _KHAL),
    pick(enemy, within(LONG, SUBJECT, IT), without_this_card(IT)),
    attach(P1, ROUND, give_aura(KEYWORDS, CRITICAL_BLOW, same(OTHER, ME) & melee)),
)
# Start of a friendly turn: draw 1 tactics card.
card(40708, TURN_START, mine, draw(1), mode=2)
# 40709 Ride-by Attack
ride_by_attack(40709)
# 40710 Assault Orders
assault_orders(40710, of_hero(_KHAL))
# 40711 Lead by Example. Khal Drogo's unit completes an attack: attach to one other friendly unit
# within long range until the round ends: +2 to panic test rolls and +1 to hit in melee.
card(
    40711,
    ATTACK_DONE,
    mine & named(SUBJECT, _KHAL),
    pick(friend, ~same(IT, SUBJECT), within(LONG, SUBJECT, IT), without_this_card(IT)),
    attach(P1, ROUND, give(PANIC, 2), give(TO_HIT, 1, melee)),
)
# Start of a friendly turn: draw 1 tactics card.
card(40711, TURN_START, mine, draw(1), mode=2)

# Jorah Mormont: Westerosi Tactician

# 40712 Marshal
marshal(40712)
# 40713 Betrayal. Replaces the zone's effect: draw 2 tactics cards, Jorah Mormont's unit restores 3
# wounds and one enemy Combat Unit becomes Vulnerable and Weakened. Attach this card to Jorah's unit
# until it destroys an enemy Combat Unit: on each activation it takes 1 wound and becomes Panicked.
card(
    40713,
    ZONE_CLAIMED,
    mine,
    pick(friend, named(IT, _JORAH), without_this_card(IT)),
    pick(enemy),
    draw(2),
    restore(P1, 3),
    gain(P2, VULNERABLE, WEAKENED),
    attach(
        P1,
        GAME,
        on(UNIT_ACTIVATES, by_me, take_wounds(ME, 1), gain(ME, PANICKED)),
        ends=_destroys,
    ),
    replaces=True,
)
# 40714 Opportunist. Against a defender that still has to activate this round: re-roll any attack
# dice, plus Precision or Vicious (both for Jorah Mormont's unit).
opportunist(40714, _JORAH)

# Belwas: The Strong

# 40716 Pathetic Attempt
pathetic_attempt(40716, of_hero(_BELWAS))


# 40717 Expert Parry. The attacker takes 1 hit per blocked hit, at -1 to its defense rolls if the
# defender is Belwas' unit.
def _blocked(t: Battle) -> int:
    fight = t.fights[-1]
    dice = sum(blocks(t, fight, die) for die in fight.defense_dice)
    return min(fight.hits, dice + fight.more_blocks)


def _parry(t: Battle, f: Frame) -> None:
    worse = named(OTHER, _BELWAS).holds(t, f)
    hits, before = _blocked(t), len(t.fights)
    if t.place[f.subject] == FIELD:
        start_hits(t, f.subject, hits, f.seat)
    if worse and len(t.fights) > before:
        t.fights[-1].defense -= 1


card(
    40717,
    DEFENSE_DICE_DONE,
    on_mine & kind(OTHER, *HORSE_AND_FOOT) & Guard(lambda t, f: _blocked(t) > 0),
    do(_parry),
)
# 40718 Good Dying. A friendly cavalry or infantry unit is destroyed: before removal it performs 1
# melee Attack action on the attacker with its lowest attack dice value (+2 dice for Belwas' unit).
# If that destroys its target the unit stays with 1 wound.
card(
    40718,
    WOULD_BE_DESTROYED,
    mine & kind(SUBJECT, *HORSE_AND_FOOT) & falls_in_melee,
    *last_strike(of_hero(_BELWAS)),
)
# 40719 Count The Cuts. Attach to the defender until it destroys an enemy: it uses its highest
# attack dice value and may re-roll any attack dice; Belwas' unit also has +1 to morale tests.
card(
    40719,
    ATTACK_DONE,
    enemys & on_mine & melee & is_there(OTHER) & without_this_card(OTHER),
    attach(
        OTHER,
        GAME,
        give(HIGH_LOW, HIGHEST),
        give(RE_ROLL, ATTACK_DICE),
        give(MORALE, 1, named(ME, _BELWAS)),
        ends=_destroys,
    ),
)

# Barristan Selmy: The Bold

# 40720 Sustained Assault. An attacker already engaged with the defender when the turn began uses
# its highest attack dice value; Barristan Selmy's unit may re-roll any attack dice as well.
card(
    40720,
    ATTACK_DICE_NEXT,
    mine & melee & was_engaged(SUBJECT, OTHER),
    highest(),
    when(named(SUBJECT, _BARRISTAN), may_re_roll(ATTACK_DICE)),
)
# 40721 Combat Prowess. An enemy is targeted by an ability or tactics card: you may spend 1
# condition token of that enemy to cancel that ability or card.
card(40721, TARGETED, enemys & has_any(SUBJECT), spend_one(SUBJECT), cancel())
# Start of a friendly turn: remove 1 condition token from an engaged friendly Combat Unit.
card(40721, TURN_START, mine, pick(friend, engaged(IT), has_any(IT)), clear_one(P1), mode=2)
# 40722 Legendary Boldness. A friendly unit within long range of Barristan has rolled defense dice:
# 2 more hits are blocked and the panic test of this attack counts as passed.
_near_barristan = there_is(friend, named(IT, _BARRISTAN), within(LONG, IT, OTHER))
_rolled_defense = Guard(lambda t, f: bool(t.fights[-1].defense_dice))
card(
    40722,
    DEFENSE_DICE_DONE,
    on_mine & _rolled_defense & _near_barristan,
    block(2),
    lasting(ATTACK, OTHER, give(AUTO_PASS)),
)
# Start of any turn: draw 1 tactics card.
card(40722, TURN_START, any_, draw(1), mode=2)
# 40723 Victory Comes Hard. A friendly Combat Unit was attacked and passed its panic test: attach to
# it until it fails a panic test: melee attacks have Sundering and +1 to hit. When the card leaves,
# the unit becomes Weakened and Vulnerable.
_was_attacked = Guard(lambda t, f: bool(t.fights) and t.fights[-1].defender == f.subject)
_by_an_attack = Guard(lambda t, f: not t.tests or t.tests[-1].of > 0)
card(
    40723,
    TEST_PASSED,
    mine & panic & _was_attacked & _by_an_attack & without_this_card(SUBJECT),
    attach(
        SUBJECT,
        GAME,
        give(KEYWORDS, SUNDERING, melee),
        give(TO_HIT, 1, melee),
        on(TEST_FAILED, by_me & panic, gain(ME, WEAKENED, VULNERABLE), detach()),
    ),
)

# Grey Worm: Unsullied Commander

# 40724 Issue Commands. Your Commander's unit activates: instead of acting this turn, the
# Commander's unit lets one friendly unit within long range perform 1 Attack or Charge action. Start
# of any turn: remove 1 Order token from a friendly Combat Unit: that Order may be used again this
# round.
issue_commands(40724, free=False)
# 40725 Lash Out. If the defender survived, the attacker takes 2 wounds per destroyed rank of the
# defender. If the defender is Grey Worm's unit the attacker also becomes Vulnerable.
lash_out(40725, of_hero(_GREY_WORM), VULNERABLE)
# 40726 Battle Endurance. Attach to a friendly Combat Unit for the rest of the game. Its melee
# attacks gain, cumulatively by game round: from 3 re-roll any missed dice; from 4 Sundering; from 5
# Critical Blow; from 6 +2 attack dice.
battle_endurance(40726)
# 40727 Retribution Of The Dragon. A friendly unit is attacked: attach to the attacker for the rest
# of the game: attacks on it have Vicious, and it becomes Vulnerable when attacked by Grey Worm's
# unit or an Unsullied unit.
_avenger = named(SUBJECT, _GREY_WORM) | house(SUBJECT, UNSULLIED)
card(
    40727,
    ATTACK_BEGINS,
    enemys & on_mine & without_this_card(SUBJECT),
    attach(
        SUBJECT,
        GAME,
        give_aura(KEYWORDS, VICIOUS, same(OTHER, ME)),
        on(ATTACK_BEGINS, on_me & _avenger, gain(ME, VULNERABLE)),
    ),
)
