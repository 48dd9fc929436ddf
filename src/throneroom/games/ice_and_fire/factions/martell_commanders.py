"""House Martell: the tactics cards of its Commanders."""

from throneroom.games.ice_and_fire.factions.answers import pathetic_attempt
from throneroom.games.ice_and_fire.factions.shared_attacks import (
    battle_endurance,
    of_hero,
    reckless_strikes,
)
from throneroom.games.ice_and_fire.factions.shared_commands import false_agenda, parlay
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ACTION_DONE,
    ATTACK_DICE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    ATTACKS,
    CHARGE_MADE,
    CHARGES,
    CONDITION_GAINED,
    CROWN,
    DECK_OR_DISCARD,
    FLANK,
    FRONT,
    GAME,
    IT,
    LONG,
    MANEUVERS,
    MARCHES,
    ME,
    NEW_TARGET,
    OTHER,
    P1,
    P2,
    PANICKED,
    RETREATS,
    ROUND_START,
    SPEED,
    STRIKES,
    SUBJECT,
    TEST_PASSED,
    TO_HIT,
    TURN,
    TURN_END,
    TURN_START,
    UNIT_ACTIVATES,
    VULNERABLE,
    WEAKENED,
    ZONE_CLAIMED,
    ZONE_TARGET,
    Guard,
    act,
    action,
    activate_ncu,
    any_,
    attach,
    by_me,
    card,
    charged_in,
    choose,
    claimed,
    claimed_picked,
    controls,
    counter,
    draw,
    each,
    enemy,
    enemys,
    engaged,
    fetch_picked,
    friend,
    gain,
    gain_one,
    give,
    has,
    highest,
    lasting,
    lost_ranks,
    may_re_roll,
    melee,
    mine,
    named,
    near,
    on,
    on_mine,
    one_enemy,
    option,
    pick,
    pick_card,
    pick_zone,
    put,
    restore,
    retarget,
    roll,
    same,
    there_is,
    was_engaged,
    when,
    within,
    zone_of_opponent,
)

# Start of any turn: draw 1 tactics card. The second way to play some cards.
for _number in (40916, 40923, 40924):
    card(_number, TURN_START, any_, draw(1), mode=2)

# Oberyn Martell: Prince of Dorne

_OBERYN = "Oberyn Martell"
_oberyn = (friend, named(IT, _OBERYN))
# 40908 Unexpected Exhaustion. It becomes Vulnerable. Attach to it until that token is removed: its
# attacks have -1 to hit, and it becomes Weakened before rolling when it attacks Oberyn's unit.
_is_exhausted = has(ME, VULNERABLE)
_vulnerable = Guard(lambda t, f: 1 << f.number == VULNERABLE)
card(
    40908,
    UNIT_ACTIVATES,
    enemys,
    gain(SUBJECT, VULNERABLE),
    when(
        has(SUBJECT, VULNERABLE),
        attach(
            SUBJECT,
            GAME,
            give(TO_HIT, -1, _is_exhausted),
            on(
                ATTACK_DICE_NEXT,
                by_me & _is_exhausted & named(OTHER, _OBERYN),
                gain(ME, WEAKENED),
            ),
            ends=[
                *((moment, ~_is_exhausted) for moment in (TURN_START, TURN_END, ACTION_DONE)),
                (CONDITION_GAINED, by_me & _vulnerable),  # another one: that token is gone
            ],
        ),
    ),
)
# 40909 Intercept Orders. Roll a die (re-roll allowed if you control the Crown zone); on 3+ the
# opponent must pick a different target if able. If the new target is within long range of Oberyn
# Martell's unit it gains a condition token.
_another_target = (
    retarget(),
    when(
        ~same(NEW_TARGET, SUBJECT) & there_is(*_oberyn, within(LONG, IT, NEW_TARGET)),
        gain_one(NEW_TARGET),
    ),
)
card(
    40909,
    ZONE_TARGET,
    zone_of_opponent,
    roll(3, *_another_target, otherwise=[when(controls(CROWN), roll(3, *_another_target))]),
)
# 40910 Viper's Infamy. If within long range of Oberyn's unit it has -2 Speed this turn; if it fails
# a charge this turn it becomes Vulnerable.
card(
    40910,
    UNIT_ACTIVATES,
    enemys & there_is(*_oberyn, within(LONG, IT, SUBJECT)),
    lasting(
        TURN,
        SUBJECT,
        give(SPEED, -2),
        on(ACTION_DECLARED, by_me & action("charge"), put(-counter)),
        on(CHARGE_MADE, by_me, put(1)),
        on(ACTION_DONE, by_me & action("charge") & (counter == 0), gain(ME, VULNERABLE)),
    ),
)
# Start of any turn: choose one: draw 1 tactics card; or, if Oberyn's unit is engaged, take one
# commander tactics card from your deck or discard pile into hand.
card(
    40910,
    TURN_START,
    any_,
    choose(
        1,
        option("draw", draw(1)),
        option(
            "search",
            pick_card(DECK_OR_DISCARD, commander=True),
            fetch_picked(3),
            possible=there_is(*_oberyn, engaged(IT)),
        ),
    ),
    mode=2,
)

# Doran Martell: Lord of Sunspear, with Areo Hotah

# 40911 False Agenda. If that NCU claims a zone this turn, after the zone's effect you may move it
# to any unclaimed zone. If it was moved out of the Crown zone, one enemy Combat Unit gains a
# condition token.
false_agenda(40911, CROWN)
# 40912 Parlay. The unit performs no actions this turn; one enemy within short range activates
# without performing actions. If the unit is Areo Hotah's you may have both units restore 2 wounds.
parlay(40912, "Areo Hotah")
# 40913 Ripe to Act. In place of the zone's effect all enemy Combat Units become Vulnerable.
card(
    40913,
    ZONE_CLAIMED,
    mine & claimed(CROWN),
    each(enemy, gain(IT, VULNERABLE)),
    replaces=True,
)

# Obara Sand: Eldest Sister

_OBARA = "Obara Sand"
# 40914 Sustained Assault. An attacker already engaged with the defender when the turn began uses
# its highest attack dice value; Obara Sand's unit may re-roll any attack dice as well.
card(
    40914,
    ATTACK_DICE_NEXT,
    mine & melee & was_engaged(SUBJECT, OTHER),
    highest(),
    when(named(SUBJECT, _OBARA), may_re_roll(ATTACK_DICE)),
)
# 40915 Reckless Strikes. This attack has Critical Blow and Precision; the attacker takes 1 wound
# per attack die showing 1. Obara Sand's unit also uses its highest attack dice value.
reckless_strikes(40915, of_hero(_OBARA))
# 40916 Desert Preparation. An enemy whose action ended within long range of Obara Sand's unit
# becomes Panicked and Weakened.
card(
    40916,
    ACTION_DONE,
    enemys & there_is(friend, named(IT, _OBARA), within(LONG, IT, SUBJECT)),
    gain(SUBJECT, PANICKED, WEAKENED),
)

# Harmen Uller: Lord of Hellholt

# 40917 Set For Charge. If the charged unit is engaged with no other enemy and was charged in the
# front or flank, it performs 1 melee Attack action on the charger first.
card(
    40917,
    CHARGE_MADE,
    on_mine & one_enemy(OTHER) & charged_in(FRONT, FLANK),
    act(OTHER, STRIKES, at=SUBJECT),
)
# 40918 Battle Endurance. Attach to a friendly Combat Unit for the rest of the game. Its melee
# attacks gain, cumulatively by game round: from 3 re-roll any missed dice; from 4 Sundering; from 5
# Critical Blow; from 6 +2 attack dice.
battle_endurance(40918)
# 40919 Spiteful Truce. One friendly Combat Unit within long range of that enemy restores 2 wounds
# plus 1 per its destroyed rank.
card(
    40919,
    TEST_PASSED,
    enemys,
    pick(friend, within(LONG, SUBJECT, IT)),
    restore(P1, 2 + lost_ranks(P1)),
)

# Daemon Sand: Vengeful Knight

_DAEMON = "Daemon Sand"
# 40920 A Need For Vengeance. One friendly Combat Unit performs 1 Attack action (Daemon Sand's unit
# has +1 to hit); afterwards the opponent may activate 1 NCU.
card(
    40920,
    ROUND_START,
    any_,
    pick(friend),
    act(P1, ATTACKS, give(TO_HIT, 1, named(ME, _DAEMON))),
    activate_ncu(opponent=True),
)
# 40921 Coordinated Plotting. A friendly Combat Unit other than the attacker, within long range of
# it, takes 1 Maneuver or Retreat action.
card(
    40921,
    ATTACK_DONE,
    mine & melee,
    pick(friend, ~same(IT, SUBJECT), within(LONG, SUBJECT, IT)),
    act(P1, MANEUVERS | RETREATS),
)
# 40922 Pathetic Attempt. A friendly unit passes the panic test of a melee attack made on it: the
# attacker takes 2 hits per remaining rank of the defender; if the defender is Daemon Sand's unit
# the attacker also becomes Weakened.
pathetic_attempt(40922, of_hero(_DAEMON))

# Gerold Dayne: Darkstar

_GEROLD = "Gerold Dayne"
# 40923 Lone Knight. If no other friendly unit is within long range of Gerold Dayne's unit, it may
# perform 1 Maneuver or March action.
card(
    40923,
    TURN_START,
    mine,
    pick(friend, named(IT, _GEROLD), ~engaged(IT), ~near(IT, LONG, friend, ~named(IT, _GEROLD))),
    act(P1, MANEUVERS | MARCHES),
)
# 40924 Coup Attempt. Choose a tactics zone: until the turn ends, when an enemy NCU claims it Gerold
# Dayne's unit may perform 1 Charge action.
card(
    40924,
    TURN_START,
    enemys & there_is(friend, named(IT, _GEROLD)),
    pick_zone(),
    lasting(
        TURN,
        None,
        on(
            ZONE_CLAIMED,
            enemys & claimed_picked(1),
            pick(friend, named(IT, _GEROLD)),
            act(P2, CHARGES),
        ),
    ),
)
# 40925 Reckless Strikes, as Obara's, for Gerold Dayne's unit.
reckless_strikes(40925, of_hero(_GEROLD))
