"""House Bolton: tactics cards."""

from throneroom.games.ice_and_fire.factions.shared_attacks import (
    opportunist,
    remorseless_examples,
    rush_of_aggression,
    seeing_their_flaws,
    taunt,
)
from throneroom.games.ice_and_fire.factions.shared_commands import (
    a_flayed_man_has_no_secrets,
    cruel_methods,
    sadistic_games,
)
from throneroom.games.ice_and_fire.vocabulary import (
    ATTACK_DICE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    GAME,
    HIGH_LOW,
    HIGHEST,
    INFANTRY,
    IT,
    KEYWORDS,
    LONG,
    MANEUVERS,
    ME,
    NCU_ACTIVATES,
    OTHER,
    P1,
    P2,
    PANIC,
    PANIC_WOUNDS,
    PANICKED,
    PRECISION,
    SHORT,
    SUBJECT,
    SUNDERING,
    TEST_FAILED,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VULNERABLE,
    ZONE_RESOLVED,
    about_the_same,
    act,
    any_,
    attach,
    by_me,
    card,
    counter,
    each,
    enemy,
    enemys,
    engaged,
    engaged_with,
    friend,
    gain,
    give,
    give_aura,
    has,
    has_commander,
    if_,
    keyword,
    kind,
    lasting,
    lost_ranks,
    may_re_roll,
    melee,
    mine,
    on,
    panic,
    pick,
    put,
    ranks_destroyed,
    restore,
    share_restore,
    test_wounds,
    there_is,
    when,
    within,
    without_this_card,
)

# The deck of the House

# 41001 Remorseless Examples. If the attack destroyed a rank, one other enemy within long range of
# the defender becomes Panicked. If it destroyed the defender, also place one Corpse Pile fully
# within short range, not overlapping terrain, with Hindering and Grim Reminder (your enemies within
# short range have -1 to morale tests and take +1 wound from failed panic tests).
remorseless_examples(41001)
# 41002 Harsh Punishments. Attach to a friendly Combat Unit for the rest of the game: its melee
# attacks have Sundering and always use the highest attack dice value; it takes +1 wound from failed
# panic tests.
card(
    41002,
    TURN_START,
    any_,
    pick(friend, without_this_card(IT)),
    attach(
        P1,
        GAME,
        give(KEYWORDS, SUNDERING, melee),
        give(HIGH_LOW, HIGHEST, melee),
        give(PANIC_WOUNDS, 1),
    ),
)
# 41003 Our Blades Are Sharp. Gives the attack Precision, and re-rolls of any attack dice against a
# Panicked defender.
card(
    41003,
    ATTACK_DICE_NEXT,
    mine & melee,
    keyword(PRECISION),
    when(has(OTHER, PANICKED), may_re_roll(ATTACK_DICE)),
)
# 41004 Sadistic Games. The opponent chooses one, then you pick targets: up to 2 enemy Combat Units
# become Panicked; or one engaged enemy takes 2 hits plus 1 per remaining rank of the friendly units
# engaged with it.
sadistic_games(41004)
# 41005 Cruel Methods. You may spend the Panicked token of an enemy Combat Unit; if so choose two:
# one friendly infantry unit within long range restores 2 wounds (may be chosen twice); that enemy
# becomes Vulnerable; that enemy becomes Weakened.
cruel_methods(41005, kind(IT, INFANTRY))
# 41006 A Flayed Man Has No Secrets. A unit is targeted by an ability or tactics card: you may spend
# 1 condition token of an enemy within long range of the targeted unit to cancel that ability or
# card.
a_flayed_man_has_no_secrets(41006)
# 41007 Fear Keeps a Man Alive. Restore as many wounds as that test caused, in total, across any
# friendly units within long range; +1 if the enemy is within short range of your Commander's unit.
_by_the_commander = there_is(friend, has_commander(IT), within(SHORT, SUBJECT, IT))
_alive_nearby = (friend, within(LONG, SUBJECT, IT))
card(
    41007,
    TEST_FAILED,
    enemys & panic & there_is(*_alive_nearby),  # F14.13
    share_restore(test_wounds + if_(_by_the_commander), *_alive_nearby),
)

# Ramsay Snow: Spiteful Heir

# 41008 Skin Collection. Attach to a friendly infantry unit for the rest of the game; each enemy
# rank it destroys adds 1 Order token. Enemies engaged with it have -1 to panic tests per token
# (maximum -2).
card(
    41008,
    TURN_START,
    any_,
    pick(friend, kind(IT, INFANTRY), without_this_card(IT)),
    attach(
        P1,
        GAME,
        on(ATTACK_DONE, by_me & (ranks_destroyed >= 1), put(ranks_destroyed)),
        give_aura(PANIC, -counter.at_most(2), engaged_with(ME, IT)),
    ),
)
# 41009 Opportunist. Against a defender that still has to activate this round: re-roll any attack
# dice, plus Precision or Vicious (both for Ramsay Snow's unit).
opportunist(41009, "Ramsay Snow", any_)
# 41010 Spoils In Flesh. If the attack destroyed a rank, one friendly unit within short range of the
# attacker restores 1 wound plus 1 per destroyed rank of the defender.
card(
    41010,
    ATTACK_DONE,
    mine & melee & (ranks_destroyed >= 1),
    pick(friend, within(SHORT, SUBJECT, IT)),
    restore(P1, 1 + lost_ranks(OTHER)),
)

# Roose Bolton: Lord of the Dreadfort

# 41011 Whispered Threats. If that NCU claims a zone this turn, after the zone's effect one enemy
# Combat Unit becomes Vulnerable, then one enemy Combat Unit becomes Panicked.
card(
    41011,
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
# 41012 Seeing Their Flaws. The enemy becomes Vulnerable and Panicked. Attach this card to it until
# the round ends: while Roose Bolton's unit attacks it, it loses all abilities and cannot be
# targeted by its own side's tactics cards.
seeing_their_flaws(41012, "Roose Bolton")
# 41013 Dreadfort Secrets. Attach to a friendly infantry unit within short range of the attacker;
# enemies engaged with it become Panicked. While attached, each enemy unit that activates within
# short range of it becomes Panicked.
card(
    41013,
    ATTACK_DONE,
    mine & melee & (ranks_destroyed >= 1),
    pick(friend, kind(IT, INFANTRY), within(SHORT, SUBJECT, IT), without_this_card(IT)),
    attach(
        P1,
        GAME,
        on(UNIT_ACTIVATES, enemys & within(SHORT, ME, SUBJECT), gain(SUBJECT, PANICKED)),
    ),
    each(engaged_with(P1, IT), gain(IT, PANICKED)),
)

# Steelshanks Walton: Captain of the Guard

_WALTON = "Steelshanks Walton"
# 41014 Price of Fear. Lets a friendly Combat Unit within long range of it take 1 Maneuver action.
card(
    41014,
    TEST_FAILED,
    enemys & panic,
    pick(friend, ~engaged(IT), within(LONG, SUBJECT, IT)),
    act(P1, MANEUVERS),
)
# 41015 Rush of Aggression. Every charge distance die counts as 6 and the charge's melee attack has
# Critical Blow. After the attack the charger becomes Vulnerable unless it is Steelshanks Walton's
# unit.
rush_of_aggression(41015, _WALTON)
# 41016 Taunt. Pick a friendly unit within long range of it. If the enemy could attack or charge
# that unit but declares any other action this turn, it first becomes Vulnerable and Weakened.
taunt(41016)
