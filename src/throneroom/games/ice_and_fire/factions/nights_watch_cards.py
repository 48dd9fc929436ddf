"""The Night's Watch: tactics cards."""

from throneroom.games.ice_and_fire import conditions
from throneroom.games.ice_and_fire.content import CARD, INFANTRY, SOLO, UNIT
from throneroom.games.ice_and_fire.factions.answers import (
    ATTACKER,
    falls_in_melee,
    last_strike,
    pathetic_attempt,
)
from throneroom.games.ice_and_fire.factions.nights_watch_ncus import VOWS, WATCH
from throneroom.games.ice_and_fire.factions.shared_attacks import (
    assault_orders,
    hit_and_run,
    lash_out,
    of_hero,
    of_house,
    price_of_failure,
    reckless_strikes,
    refuse_to_yield,
    ride_by_attack,
    seeing_their_flaws,
)
from throneroom.games.ice_and_fire.factions.shared_commands import (
    adaptive_methods,
    hunters_insight,
    marshal,
)
from throneroom.games.ice_and_fire.programs import ATTACHMENT, take_away
from throneroom.games.ice_and_fire.rejoining import come_back, fallen_of, has_room
from throneroom.games.ice_and_fire.state import Battle, models_of
from throneroom.games.ice_and_fire.texts import FIRST_CARD, MOST_CLAUSES
from throneroom.games.ice_and_fire.vocabulary import (
    ATTACK,
    ATTACK_DICE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    ATTACKS,
    BONUS_OFF,
    CARD_ATTACHED,
    CHARGE_DICE,
    CHARGE_REROLLS,
    CHARGES,
    CONDITION_GAINED,
    DECK,
    DECK_OR_DISCARD,
    DEFENSE,
    DEFENSE_DICE,
    DEFENSE_DICE_DONE,
    DEFENSE_REROLLS,
    DESTROYED,
    FLAGS,
    FLAGS_ON,
    FORBIDDEN,
    GAME,
    HAND,
    HIGH_LOW,
    IMMUNE,
    IT,
    LONG,
    LOWEST,
    MANEUVER,
    ME,
    MORALE,
    NEXT_ACTIVATION,
    NO_PANIC,
    OTHER,
    P1,
    P2,
    P3,
    P4,
    P5,
    PANIC_CAP,
    PANICKED,
    RANK_SHIFT,
    RE_ROLL,
    ROUND_START,
    SHOTS,
    SPEED,
    STRIKES,
    SUBJECT,
    TARGETED,
    TEST_DICE,
    TEST_FAILED,
    TEST_PASSED,
    TEST_REROLLS,
    TURN_START,
    UNIT_ACTIVATES,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
    WOULD_BE_DESTROYED,
    ZONE_TARGET,
    Frame,
    Guard,
    Num,
    Op,
    Part,
    act,
    activated,
    any_,
    attach,
    attach_picked,
    block,
    by_me,
    can_attack,
    cancel,
    card,
    caused_wounds,
    choose,
    claimed,
    clear_one,
    declined,
    dice,
    discard,
    do,
    each,
    enemy,
    enemys,
    engaged,
    engaged_with,
    friend,
    gain,
    gain_one,
    give,
    has_any,
    has_commander,
    house,
    if_passed,
    in_attack,
    is_there,
    keyword,
    lasting,
    lost_wounds,
    may_on,
    may_re_roll,
    melee,
    mine,
    morale_test,
    named,
    on,
    on_me,
    on_mine,
    option,
    panic,
    pass_test,
    pick,
    pick_card,
    pick_from,
    place_terrain,
    ranks,
    ranks_destroyed,
    restore,
    same,
    sees,
    spend_one,
    take_from_deck,
    take_hits,
    take_wounds,
    to_hit,
    turn_and_shift,
    when,
    within,
    without_this_card,
    wounds_left,
)

INCH = 1000
_fails_panic = [(TEST_FAILED, by_me & panic)]
_takes_vow = mine & house(SUBJECT, WATCH) & without_this_card(SUBJECT)


def _vow(number: int, *parts: Part, mode: int = 2) -> None:
    """A friendly Night's Watch unit activates: attach to it until it fails a panic test."""
    ops = attach(SUBJECT, GAME, *parts, ends=_fails_panic)
    card(number, UNIT_ACTIVATES, _takes_vow, ops, mode=mode)


# 40501 The Sword In The Darkness. The defender becomes Vulnerable, and also Panicked if it has not
# activated this round.
card(
    40501,
    ATTACK_DICE_NEXT,
    mine & melee,
    gain(OTHER, VULNERABLE),
    when(~activated(OTHER), gain(OTHER, PANICKED)),
)
# As a vow: its melee attacks count one more rank for attack dice.
_vow(40501, give(RANK_SHIFT, 1, melee))

# 40502 The Fire That Burns Against The Cold. The unit may re-roll any dice of the test; your
# Commander's unit passes instead.
card(
    40502,
    TEST_REROLLS,
    mine,
    when(has_commander(SUBJECT), pass_test(), otherwise=[may_re_roll(TEST_DICE)]),
)
# As a vow: each time it gains a condition token it may take 1 wound to remove that token.
_vow(
    40502,
    may_on(
        CONDITION_GAINED,
        by_me,
        take_wounds(ME, 1),
        do(lambda t, f: conditions.clear(t, f.subject, f.number)),
    ),
)

# 40503 The Shield Of The Realms Of Men. The defender may re-roll any defense dice.
card(40503, DEFENSE_REROLLS, in_attack & on_mine, may_re_roll(DEFENSE_DICE))
# As a vow: each time it is attacked, after defense dice it blocks 1 extra hit.
_vow(40503, on(DEFENSE_DICE_DONE, on_me, block(1)))

# 40504 The Watcher On The Wall. One friendly Combat Unit other than the defender pivots, then
# shifts 2".
card(
    40504,
    ATTACK_DONE,
    on_mine,
    pick(friend, ~same(IT, OTHER), ~engaged(IT)),
    turn_and_shift(P1, 2),
)
# As a vow: it has +1 Speed and may re-roll charge distance dice.
_vow(40504, give(SPEED, 1), give(RE_ROLL, CHARGE_DICE))

# 40505 The Light That Brings The Dawn. The attack may re-roll any missed dice.
card(40505, ATTACK_DICE_NEXT, mine & melee, may_re_roll(ATTACK_DICE, misses=True))
# As a vow: it has +1 to morale tests; your Commander's unit also cannot become Panicked.
_vow(40505, give(MORALE, 1), give(IMMUNE, PANICKED, has_commander(ME)))


# 40506 Take The Black. If the defender took wounds the attacker restores 1 wound plus 1 per rank
# destroyed by the attack. If an infantry attachment was destroyed you may attach it to the
# attacker, replacing a model and ignoring attachment limits.
def _fallen_of_defender(t: Battle, f: Frame) -> list[int]:
    """The infantry attachments that the defender has lost; a Commander takes no vows."""
    unit = f.subject
    if CARD[t.card[unit]].kind != INFANTRY or SOLO[UNIT[t.card[unit]].tray]:  # F36.6
        return []
    if not has_room(t, unit):
        return []
    lost = fallen_of(t, (f.other,))
    return [part for part in lost if CARD[part].kind == INFANTRY and not CARD[part].commander]


def _takes_the_black(t: Battle, f: Frame) -> None:
    if f.picks[0] >= 0:
        come_back(t, f.picks[0], (f.other,), f.subject)


card(
    40506,
    ATTACK_DONE,
    mine & melee & caused_wounds,
    restore(SUBJECT, 1 + ranks_destroyed),
    pick_from(ATTACHMENT, _fallen_of_defender, optional=True, late=True),
    do(_takes_the_black),
)

# 40507 And Now His Watch Is Ended. The attacker becomes Vulnerable; then friendly units that were
# within long range of the destroyed unit restore 2 wounds.
card(
    40507,
    DESTROYED,
    mine & falls_in_melee,
    gain(ATTACKER, VULNERABLE),
    each(friend & ~same(IT, SUBJECT) & within(LONG, SUBJECT, IT), restore(IT, 2)),
)
# As a vow: each time it passes a morale test it may restore 1 wound.
_vow(40507, may_on(TEST_PASSED, by_me & (lost_wounds(ME) >= 1), restore(ME, 1)))

# Jeor Mormont: 997th Lord Commander

# 40508 And Now My Watch Begins. It makes a morale test; on success choose one: take any tactics
# card from your deck into hand and discard one; or take from deck or discard pile a card that can
# be attached to this unit and attach it. Shuffle the deck.
card(
    40508,
    UNIT_ACTIVATES,
    mine & house(SUBJECT, WATCH),
    morale_test(SUBJECT),
    if_passed(
        choose(
            1,
            option(
                "search",
                pick_card(DECK, late=True),
                take_from_deck(3),
                pick_card(HAND, late=True),
                discard(4),
                possible=Guard(lambda t, f: bool(t.deck[f.seat])),
            ),
            option(
                "attach",
                pick_card(DECK_OR_DISCARD, *VOWS, late=True, lacking=SUBJECT),
                attach_picked(SUBJECT, 5),
            ),
        ),
    ),
)
# 40509 Live And Die At My Post. Enemies engaged with it become Vulnerable. If it is a Night's Watch
# unit, attach for the rest of the game: failed panic tests cannot take its last wound.
card(
    40509,
    TEST_PASSED,
    mine,
    each(engaged_with(SUBJECT, IT), gain(IT, VULNERABLE)),
    when(
        house(SUBJECT, WATCH) & without_this_card(SUBJECT),
        attach(SUBJECT, GAME, give(PANIC_CAP, wounds_left(ME) - 1)),
    ),
)
# 40510 Night Gathers. As a vow: before attack dice of each enemy melee attack on it, the attacker
# takes 1 hit plus 1 per the unit's remaining rank.
_vow(
    40510,
    on(ATTACK_DICE_NEXT, on_me & melee, take_hits(SUBJECT, 1 + ranks(ME))),
    mode=1,
)

# Jon Snow: 998th Lord Commander

_JON = "Jon Snow"
# 40511 It Shall Not End Until My Death! Before removal it performs 1 melee Attack action on the
# attacker with its lowest attack dice value (+2 dice for Jon Snow's unit). If that destroys its
# target the unit stays with 1 wound.
card(40511, WOULD_BE_DESTROYED, mine & falls_in_melee, *last_strike(of_hero(_JON)))


# 40512 Stand United, Brothers! Remove up to 4 models in total from other friendly Combat Units
# within long range of a friendly Combat Unit; it restores that many wounds. Jon Snow's unit may
# restore 2 more.
def _lose_model(t: Battle, f: Frame, place: int) -> int:
    """The wounds of a model that goes; a wounded one goes first."""
    unit = f.picks[place]
    each_has = UNIT[t.card[unit]].wounds
    return t.wounds[unit] - (models_of(t, unit) - 1) * each_has


_PLACES = (P2, P3, P4, P5)
_has_a_model = Guard(
    lambda t, f: models_of(t, f.it) > max(1, len(t.parts[f.it])) + f.picks[1:5].count(f.it)
)


def _gives_models() -> list[Op]:
    """One model after the other, as long as somebody is named."""
    could_give = (friend, ~same(IT, P1), within(LONG, P1, IT), _has_a_model)
    ops: list[Op] = [pick(*could_give, optional=True)]
    for place in (3, 4, 5):
        ops.append(when(~declined(place - 1), pick(*could_give, optional=True)))
    for place, unit in enumerate(_PLACES, start=1):
        lost = Num(lambda t, f, place=place: _lose_model(t, f, place))  # type: ignore[misc]
        ops.append(when(is_there(unit), take_wounds(unit, lost)))
    return ops


_given = Num(lambda t, f: sum(pick >= 0 for pick in f.picks[1:5]))
card(
    40512,
    TURN_START,
    any_,
    pick(friend),
    *_gives_models(),
    restore(P1, _given),
    when(
        named(P1, _JON) & (lost_wounds(P1) >= 1),
        choose(1, option("restore", restore(P1, 2)), option("no")),
    ),
)
# 40513 For The Watch! The unit may re-roll its charge distance dice.
card(40513, CHARGE_REROLLS, mine, may_re_roll(CHARGE_DICE))


def _leave_zone_out(t: Battle, f: Frame) -> None:
    take_away(t, "zone_effect")


# As a vow: when it is targeted by the Maneuver zone, the zone's effect may be replaced by 1 Charge
# action of this unit.
_vow(
    40513,
    may_on(
        ZONE_TARGET,
        by_me & claimed(MANEUVER),
        do(_leave_zone_out),
        act(ME, CHARGES),
    ),
)

# Alliser Thorne: Master-at-Arms

_ALLISER = of_hero("Alliser Thorne")
# 40514 Pathetic Attempt. The attacker takes 2 hits per remaining rank of the defender; if the
# defender is Alliser Thorne's unit the attacker also becomes Weakened.
pathetic_attempt(40514, _ALLISER)
# 40515 Seeing Their Flaws
seeing_their_flaws(40515, "Alliser Thorne")
# 40516 Price Of Failure
price_of_failure(40516)

# Donal Noye: Defender of Castle Black

# 40517 Defensive Formation. Attach to a friendly Combat Unit until its next activation begins: it
# may not perform Attack or Charge actions, has +1 to defense rolls, and attackers get no charge,
# flank or rear bonus against it.
card(
    40517,
    TURN_START,
    any_,
    pick(friend, without_this_card(IT)),
    attach(
        P1,
        NEXT_ACTIVATION,
        give(FORBIDDEN, ATTACKS | STRIKES | SHOTS | CHARGES),
        give(DEFENSE, 1),
        give(FLAGS_ON, BONUS_OFF),
    ),
)
# 40518 Refuse To Yield
refuse_to_yield(40518, of_hero("Donal Noye"))
# 40519 Lash Out
lash_out(40519, of_hero("Donal Noye"))

# Othell Yarwyck: First Builder

_BUILDER = "Builder"
# 40520 Honed Enhancement. The attack has +1 to hit; a Builder unit also rolls +1 attack die.
card(40520, ATTACK_DICE_NEXT, mine, to_hit(1), when(house(SUBJECT, _BUILDER), dice(1)))
# 40521 Rapid Construction. Place one Low Wall (Destructible, Fortified, Hindering) within 1" of a
# friendly unit, not overlapping units or terrain.
card(40521, ROUND_START, any_, pick(friend), place_terrain("low_wall", P1, INCH))
# 40522 Serrated Enhancement. The attack has Vicious; if the attacker is a Builder unit, a defender
# failing its panic test becomes Weakened.
card(
    40522,
    ATTACK_DICE_NEXT,
    mine,
    keyword(VICIOUS),
    when(
        house(SUBJECT, _BUILDER),
        lasting(ATTACK, OTHER, on(TEST_FAILED, by_me & panic, gain(ME, WEAKENED))),
    ),
)

# Benjen Stark: First Ranger, Beyond the Wall

_RANGERS = "Rangers"
# 40523 Hit and Run
hit_and_run(40523, of_house(_RANGERS))
# 40524 Lying In Wait. One friendly unit within long range and line of sight of it that has not
# activated performs 1 ranged Attack action on it; a Ranger unit may re-roll missed dice.
card(
    40524,
    UNIT_ACTIVATES,
    enemys,
    pick(
        friend,
        within(LONG, IT, SUBJECT),
        sees(IT, SUBJECT),
        ~activated(IT),
        ~engaged(IT),
        can_attack(IT, SUBJECT),
    ),
    act(
        P1,
        SHOTS,
        on(
            ATTACK_DICE_NEXT,
            by_me & house(ME, _RANGERS),
            may_re_roll(ATTACK_DICE, misses=True),
        ),
        at=SUBJECT,
    ),
)
# 40525, 40526 Hunter's Insight
hunters_insight(40525, _RANGERS)
hunters_insight(40526, _RANGERS)
# 40527 Marshal
marshal(40527)
# 40528 Ride-by Attack
ride_by_attack(40528)

# Cotter Pyke: Eastwatch Commander

_COTTER = of_hero("Cotter Pyke")
# 40529 Assault Orders
assault_orders(40529, _COTTER)
# 40530 Pyke Aggression. The attacker makes 1 more melee attack with its lowest attack dice value;
# it causes no panic test. Afterwards the attacker takes 1 hit per hit it rolled in that attack.
_hits_rolled = Num(lambda t, f: t.fights[-1].hits + t.fights[-1].precise)
card(
    40530,
    ATTACK_DONE,
    mine & melee & engaged(SUBJECT),
    act(
        SUBJECT,
        STRIKES,
        give(HIGH_LOW, LOWEST),
        give(FLAGS, NO_PANIC),
        on(ATTACK_DONE, by_me, take_hits(ME, _hits_rolled)),
    ),
)
# 40531 Reckless Strikes
reckless_strikes(40531, _COTTER)

# Ser Denys Mallister: Shadow Tower Commander

# 40532 Adaptive Methods
adaptive_methods(40532)
# 40533 Combat Prowess. An enemy is targeted by an ability or tactics card: you may spend 1
# condition token of that enemy to cancel that ability or card.
card(40533, TARGETED, enemys & has_any(SUBJECT), spend_one(SUBJECT), cancel())
# Start of a friendly turn: remove 1 condition token from an engaged friendly Combat Unit.
card(
    40533,
    TURN_START,
    mine,
    pick(friend, engaged(IT), has_any(IT)),
    clear_one(P1),
    mode=2,
)
# 40534 Tempered by Duty. As a vow: when attached and each time the unit activates you may give a
# condition token to one enemy within long range and line of sight.
_this_card = Guard(lambda t, f: f.number == f.text // MOST_CLAUSES - FIRST_CARD)
_give_token = (
    pick(enemy, within(LONG, ME, IT), sees(ME, IT), optional=True),
    when(~declined(1), gain_one(P1)),
)
_vow(
    40534,
    on(CARD_ATTACHED, by_me & _this_card, *_give_token),
    on(UNIT_ACTIVATES, by_me, *_give_token),
    mode=1,
)
