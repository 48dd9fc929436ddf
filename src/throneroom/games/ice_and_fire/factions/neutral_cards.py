"""Neutrals: tactics cards."""

from throneroom.games.ice_and_fire.factions.shared_attacks import of_house, reckless_strikes
from throneroom.games.ice_and_fire.factions.shared_commands import (
    STORMCROWS,
    a_flayed_man_has_no_secrets,
    cruel_methods,
    issue_commands,
    sadistic_games,
    sellsword_bravado,
    sellsword_negotiations,
)
from throneroom.games.ice_and_fire.vocabulary import (
    ATTACK_DICE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    DECK,
    DESTROYED,
    DICE,
    DISCARD,
    GAME,
    HAND,
    HIGH_LOW,
    HIGHEST,
    HORSE_AND_FOOT,
    IT,
    LONG,
    MANEUVERS,
    ME,
    NCU_ACTIVATES,
    OTHER,
    P1,
    P2,
    PANICKED,
    PRECISION,
    ROUND_END,
    SHORT,
    SUBJECT,
    TACTICS,
    TEST_DICE,
    TEST_FAILED,
    TEST_NEXT,
    TEST_PASSED,
    TEST_REROLLS,
    TO_HIT,
    TURN,
    TURN_START,
    VULNERABLE,
    WEAKENED,
    ZONE_RESOLVED,
    Guard,
    about_the_same,
    act,
    any_,
    attach,
    block,
    by_me,
    card,
    choose,
    controls,
    counter,
    discard,
    enemy,
    enemys,
    engaged_with,
    friend,
    friendly,
    gain,
    give,
    has,
    has_commander,
    hits,
    house,
    how_many,
    if_,
    keyword,
    kind,
    lasting,
    may_on,
    may_re_roll,
    melee,
    mine,
    named,
    on,
    on_mine,
    option,
    panic,
    pass_test,
    pick,
    pick_card,
    put,
    restore,
    same,
    spend,
    take_back,
    take_from_deck,
    take_wounds,
    test_roll,
    there_is,
    when,
    within,
    without_this_card,
)

# The deck of the Neutrals

# 40401 Planning and Insight. Choose one: the attack causes +1 hit; or after defense dice the
# defender blocks 1 extra hit. One more if you control the Tactics zone or your Commander's unit is
# the attacker/defender: of what was chosen.
_commander_fights = (friendly(SUBJECT) & has_commander(SUBJECT)) | (
    friendly(OTHER) & has_commander(OTHER)
)
_insight = 1 + if_(controls(TACTICS) | _commander_fights)
for _mode, _whose in ((1, mine), (2, enemys)):
    card(
        40401,
        ATTACK_DICE_NEXT,
        _whose & melee,
        choose(1, option("more_hits", hits(_insight)), option("block", block(_insight))),
        mode=_mode,
    )
# 40403 Issue Commands. Your Commander's unit activates: instead of acting this turn, it lets one
# other friendly unit within long range perform 1 Attack or Charge action. Start of any turn: remove
# 1 Order token from a friendly Combat Unit: that Order may be used again this round.
issue_commands(40403, free=False)
# 40404 Worth The Risk. The unit may re-roll any dice of the test, or passes it outright if within
# short range of your Commander. On success it restores 2 wounds.
card(
    40404,
    TEST_REROLLS,
    mine,
    when(
        there_is(friend, has_commander(IT), within(SHORT, IT, SUBJECT)),
        pass_test(),
        otherwise=[may_re_roll(TEST_DICE)],
    ),
    lasting(
        TURN,
        SUBJECT,
        on(TEST_PASSED, by_me, restore(ME, 2)),
        ends=[(TEST_FAILED, by_me), (TEST_PASSED, by_me)],
    ),
)
# 40405 Meticulous Planning. At the end of the round, or at the start of any turn if you control the
# Tactics zone: take one commander tactics card from your deck into hand; shuffle the deck.
_plans = (pick_card(DECK, commander=True), take_from_deck(1))
card(40405, ROUND_END, any_, *_plans)
card(40405, TURN_START, controls(TACTICS), *_plans, mode=2)
# 40406 Surprise Strategy. Discard this and 1 other card (only this card if you control the Tactics
# zone) to take 1 card from your discard pile into hand. It may be the other card, not this one,
# which is discarded after it was resolved (F16.7).
_from_the_pile = pick_card(DISCARD, not_this=True, late=True)
_another_in_hand = Guard(lambda t, f: len(t.hand[f.seat]) > 1)
_one_discarded = Guard(lambda t, f: bool(t.discard[f.seat]))
card(
    40406,
    TURN_START,
    mine & ~controls(TACTICS) & _another_in_hand,
    pick_card(HAND),
    discard(1),
    _from_the_pile,
    take_back(2),
)
card(
    40406,
    TURN_START,
    mine & controls(TACTICS) & _one_discarded,
    _from_the_pile,
    take_back(1),
)
# 40407 Spoils of War. Attach to a friendly infantry or cavalry unit for the rest of the game. Each
# enemy destroyed within short range of it adds 1 Order token. With 1 or more its melee attacks use
# the highest attack dice value and the defender becomes Vulnerable before attack dice; with 2 also
# +1 to hit.
card(
    40407,
    TURN_START,
    mine,
    pick(friend, kind(IT, *HORSE_AND_FOOT), without_this_card(IT)),
    attach(
        P1,
        GAME,
        on(DESTROYED, enemys & within(SHORT, ME, SUBJECT), put(1)),
        on(ATTACK_DICE_NEXT, by_me & melee & (counter >= 1), gain(OTHER, VULNERABLE)),
        give(HIGH_LOW, HIGHEST, (counter >= 1) & melee),
        give(TO_HIT, 1, (counter >= 2) & melee),
    ),
)

# House Bolton: Ramsay Snow and Roose Bolton

_bolton = house(IT, "House Bolton")
# 40408 Our Blades Are Sharp. If the defender is Panicked the attack has Precision, and a House
# Bolton attacker may also re-roll any attack dice.
card(
    40408,
    ATTACK_DICE_NEXT,
    mine & melee,
    when(
        has(OTHER, PANICKED),
        keyword(PRECISION),
        when(house(SUBJECT, "House Bolton"), may_re_roll(ATTACK_DICE)),
    ),
)
# 40409 Cruel Methods. You may spend the Panicked token of an enemy Combat Unit; if so choose two:
# one House Bolton unit within long range restores 2 wounds (may be chosen twice); that enemy
# becomes Vulnerable; that enemy becomes Weakened.
cruel_methods(40409, _bolton)
# 40410 Sadistic Games. The opponent chooses one, then you pick targets: up to 2 enemy Combat Units
# become Panicked; or one engaged enemy takes 2 hits plus 1 per remaining rank of the House Bolton
# units engaged with it.
sadistic_games(40410, _bolton)
# 40411 A Flayed Man Has No Secrets. A unit is targeted by an ability or tactics card: you may spend
# 1 condition token of an enemy within long range of the targeted unit to cancel that ability or
# card.
a_flayed_man_has_no_secrets(40411)

# Bloody Mummers: Vargo Hoat

# 40413 Whispered Threats. If that NCU claims a zone this turn, after the zone's effect one enemy
# Combat Unit becomes Vulnerable, then one enemy Combat Unit becomes Panicked.
card(
    40413,
    NCU_ACTIVATES,
    enemys,
    lasting(
        TURN,
        None,
        on(
            ZONE_RESOLVED,
            about_the_same,
            pick(enemy),
            gain(P1, VULNERABLE),
            pick(enemy),
            gain(P2, PANICKED),
        ),
    ),
)
# 40414 The Crippler's Infamy. If the enemy is engaged with a Bloody Mummers unit the test is at -2.
# If it fails you may spend its Weakened token: it takes +2 wounds.
card(
    40414,
    TEST_NEXT,
    enemys & panic,
    when(
        there_is(friend, house(IT, "Bloody Mummers"), engaged_with(IT, SUBJECT)),
        test_roll(-2),
    ),
    lasting(
        TURN,
        SUBJECT,
        may_on(TEST_FAILED, by_me, spend(ME, WEAKENED), take_wounds(ME, 2)),
        ends=[(TEST_FAILED, by_me), (TEST_PASSED, by_me)],
    ),
)
# 40416 Exploit Weakness. Makes the defender Vulnerable; against a Weakened defender any attack dice
# may be re-rolled.
card(
    40416,
    ATTACK_DICE_NEXT,
    mine,
    gain(OTHER, VULNERABLE),
    when(has(OTHER, WEAKENED), may_re_roll(ATTACK_DICE)),
)

# Stormcrows: Daario Naharis and Jokin

# 40417 Sellsword Negotiations. Replaces the zone's effect: until the round ends you count as
# controlling the Wealth zone; one friendly Combat Unit restores 2 wounds, +1 per its destroyed rank
# if it is a Stormcrow unit.
sellsword_negotiations(40417)
# 40418 Sellsword Bravado. A friendly Combat Unit makes a morale test (+2 if a Stormcrow unit); on
# success one enemy within long range becomes Panicked and Weakened.
sellsword_bravado(40418)
# 40419 Reckless Strikes. This attack has Critical Blow and Precision; the attacker takes 1 wound
# per attack die showing 1. A Stormcrow unit also uses its highest attack dice value.
reckless_strikes(40419, of_house(STORMCROWS))
# 40420 Brothers In Arms. Attach to a friendly Stormcrow Combat Unit until it fails a panic test.
# Its attacks roll +1 attack die per other friendly unit within short range, and 1 more if it is
# within short range of Jokin's unit.
_jokin = (friend, named(IT, "Jokin"))
card(
    40420,
    TURN_START,
    mine,
    pick(friend, house(IT, STORMCROWS), without_this_card(IT)),
    attach(
        P1,
        GAME,
        give(
            DICE,
            how_many(friend, ~same(IT, ME), within(SHORT, ME, IT))
            + if_(there_is(*_jokin, within(SHORT, ME, IT))),
        ),
        ends=[(TEST_FAILED, by_me & panic)],
    ),
)
# 40421 Diversion Tactics. An enemy has completed a melee attack: pick a friendly unit, not the
# defender, within long range of it: it takes 1 Maneuver action.
card(
    40421,
    ATTACK_DONE,
    enemys & on_mine & melee,
    pick(friend, ~same(IT, OTHER), within(LONG, OTHER, IT)),
    act(P1, MANEUVERS),
)
# 40422 Stalwart Mercenaries. The test is at +2; if the unit is within short range of Jokin it
# passes automatically instead.
card(
    40422,
    TEST_NEXT,
    mine & panic,
    when(
        there_is(*_jokin, within(SHORT, SUBJECT, IT)),
        pass_test(),
        otherwise=[test_roll(2)],
    ),
)
