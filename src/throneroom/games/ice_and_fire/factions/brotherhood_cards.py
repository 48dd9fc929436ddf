"""The Brotherhood Without Banners: tactics cards."""

from throneroom.games.ice_and_fire.factions.answers import falls_in_melee
from throneroom.games.ice_and_fire.factions.attachments import (
    join_instead,
    takes_lost,
    was_sent,
)
from throneroom.games.ice_and_fire.factions.shared_attacks import (
    CHARGE_OVER,
    assault_orders,
    lash_out,
    of_hero,
    price_of_failure,
)
from throneroom.games.ice_and_fire.factions.shared_commands import regroup_and_reform
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ATTACHMENT_LOST,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    ATTACKS,
    BARRED,
    CHARGE_MADE,
    CHARGES,
    DESTROYED,
    ENEMY_CARDS,
    ENEMY_ORDERS,
    GAME,
    HORSE_AND_FOOT,
    IMMUNE,
    INFANTRY,
    IT,
    LONG,
    MANEUVERS,
    MARCHES,
    ME,
    OTHER,
    OWN_CARDS,
    OWN_ORDERS,
    P1,
    P3,
    PANICKED,
    RE_ROLL,
    RETREAT_DICE,
    RETREATS,
    ROUND_START,
    SHORT,
    SUBJECT,
    TARGETED,
    TEST_ROLLED,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VULNERABLE,
    WEAKENED,
    WOULD_BE_DESTROYED,
    act,
    action,
    any_,
    attach,
    by_enemy,
    by_me,
    cancel,
    card,
    charging,
    choose,
    counter,
    die_counts_as,
    draw,
    each,
    enemy,
    enemys,
    engaged,
    engaged_with,
    friend,
    gain,
    give,
    has_commander,
    if_,
    if_failed,
    if_passed,
    is_there,
    kind,
    lasting,
    lost_ranks,
    may_on,
    melee,
    mine,
    morale_test,
    named,
    on,
    on_mine,
    option,
    panic,
    panic_cap,
    panic_test,
    pass_test,
    pick,
    put,
    ranks_destroyed,
    restore,
    same,
    survive,
    there_is,
    when,
    within,
    without_this_card,
)

# The deck of the Brotherhood

# 41101 Sudden Retreat. The defender performs 1 Retreat action; your Commander's unit may re-roll
# its retreat distance dice.
card(
    41101,
    ATTACK_DONE,
    enemys & on_mine & melee & is_there(OTHER),
    act(OTHER, RETREATS, give(RE_ROLL, RETREAT_DICE, has_commander(ME))),
)
# 41102 Regroup and Reform
regroup_and_reform(41102)
# 41103 Knights of the Hollow Hill. A friendly Combat Unit is targeted by an enemy ability or
# tactics card: it makes a morale test; on success the ability or card is cancelled and the unit may
# perform a Maneuver limited to 3".
card(
    41103,
    TARGETED,
    mine & by_enemy,
    morale_test(SUBJECT),
    if_passed(cancel(), act(SUBJECT, MANEUVERS, limit=3)),
)
# 41104 The Forgotten Fellowship. Pick a friendly Combat Unit: it takes 1 March or Retreat action
# and is Weakened afterwards.
card(
    41104,
    ROUND_START,
    any_,
    pick(friend),
    act(P1, MARCHES | RETREATS),
    gain(P1, WEAKENED),
)
# 41105 Take Up the Sword. The unit makes a morale test; on success choose one: restore 1 wound plus
# 1 per its destroyed rank; or one enemy Combat Unit within long range becomes Panicked and
# Weakened.
_near_it = (enemy, within(LONG, SUBJECT, IT))
card(
    41105,
    UNIT_ACTIVATES,
    mine,
    morale_test(SUBJECT),
    if_passed(
        choose(
            1,
            option("restore", restore(SUBJECT, 1 + lost_ranks(SUBJECT))),
            option(
                "panicked",
                pick(*_near_it),
                gain(P3, PANICKED, WEAKENED),
                possible=there_is(*_near_it),
            ),
        )
    ),
)
# 41106 Azor Ahai! A failure costs at most 1 wound. If the unit is your Commander's unit it passes
# instead and every enemy engaged with it becomes Weakened.
card(
    41106,
    TEST_ROLLED,
    mine & panic,
    when(
        has_commander(SUBJECT),
        pass_test(),
        each(engaged_with(SUBJECT, IT), gain(IT, WEAKENED)),
        otherwise=[panic_cap(1)],
    ),
)
# 41107 But the Realm Remains. Attach to a friendly Combat Unit for the rest of the game; each
# friendly infantry or cavalry unit destroyed adds 1 Order token. At the start of a friendly turn
# you may remove a token to restore 3 wounds to the unit. While a token remains the unit cannot gain
# condition tokens.
card(
    41107,
    TURN_START,
    any_,
    pick(friend, without_this_card(IT)),
    attach(
        P1,
        GAME,
        on(DESTROYED, mine & kind(SUBJECT, *HORSE_AND_FOOT), put(1)),
        may_on(TURN_START, mine, put(-1), restore(ME, 3)),
        give(IMMUNE, PANICKED | VULNERABLE | WEAKENED, counter >= 1),
    ),
)

# Beric Dondarrion: Lightning Lord

_BERIC = "Beric Dondarrion"
# 41108 Assault Orders. In place of the zone's effect a friendly Combat Unit takes 1 melee Attack
# action (Beric Dondarrion's unit: a Charge action if preferred).
assault_orders(41108, of_hero(_BERIC))
# 41109 Six Times Too Many. A friendly infantry unit would be destroyed by a melee attack: it stays
# with 1 wound. Attach this card to it for the rest of the game: no player's Orders or tactics cards
# may target it.
card(
    41109,
    WOULD_BE_DESTROYED,
    mine & kind(SUBJECT, INFANTRY) & falls_in_melee,
    survive(SUBJECT),
    attach(SUBJECT, GAME, give(BARRED, OWN_CARDS | OWN_ORDERS | ENEMY_CARDS | ENEMY_ORDERS)),
)
# 41110 Lightbringer. One enemy within short range of the attacker makes a panic test at -1 per its
# destroyed rank; if the attacker is Beric's unit it first becomes Panicked.
card(
    41110,
    ATTACK_DONE,
    mine & melee,
    pick(enemy, within(SHORT, SUBJECT, IT)),
    when(named(SUBJECT, _BERIC), gain(P1, PANICKED)),
    panic_test(P1, roll=-lost_ranks(P1)),
)

# Thoros of Myr: The Red Wizard

_THOROS = "Thoros of Myr"
# 41111 Fiery Charge. Every charge distance die counts as 6 and enemies successfully charged become
# Panicked. After the attack the charger becomes Vulnerable unless it is Thoros of Myr's unit.
card(
    41111,
    ACTION_DECLARED,
    mine & action("charge"),
    die_counts_as(6),
    lasting(
        TURN,
        SUBJECT,
        on(CHARGE_MADE, by_me, gain(OTHER, PANICKED)),
        on(ATTACK_DONE, by_me & charging & ~named(ME, _THOROS), gain(ME, VULNERABLE)),
        ends=CHARGE_OVER,
    ),
)
# 41112 Loved By The Smallfolk. The attacker makes a morale test (at -2 if within short range of
# Thoros of Myr's unit); on failure it becomes Vulnerable and Weakened.
_by_thoros = there_is(friend, named(IT, _THOROS), within(SHORT, IT, SUBJECT))
card(
    41112,
    ATTACK_DICE_NEXT,
    enemys & melee,
    morale_test(SUBJECT, roll=if_(_by_thoros, -2)),
    if_failed(gain(SUBJECT, VULNERABLE, WEAKENED)),
)
# 41113 The Last Kiss. A friendly attachment would be destroyed: instead put it into a friendly
# Combat Unit of the same type, replacing a model but ignoring attachment limits. Or, at the start
# of any turn: draw 1 tactics card.
card(
    41113,
    ATTACHMENT_LOST,
    mine & ~was_sent,
    pick(friend, takes_lost(IT)),
    join_instead(P1),
)
card(41113, TURN_START, any_, draw(1), mode=2)

# Catelyn Stark: Lady Stoneheart

_CATELYN = "Catelyn Stark"
# 41114 Lash Out. If the defender survived, the attacker takes 2 wounds per destroyed rank of the
# defender. If the defender is Catelyn Stark's unit the attacker also becomes Panicked.
lash_out(41114, of_hero(_CATELYN))
# 41115 Price Of Failure. Every attack die counts as a hit. If the defender survives the attack, the
# attacker becomes Panicked and Vulnerable.
price_of_failure(41115)
# 41116 Vengeance In Blood. One friendly Combat Unit other than the defender may perform 1 Maneuver
# or March action; Catelyn's unit may perform 1 Charge or Attack action instead.
card(
    41116,
    ATTACK_DONE,
    enemys & on_mine & melee & (ranks_destroyed >= 1),
    pick(friend, ~same(IT, OTHER), ~engaged(IT) | named(IT, _CATELYN)),
    when(
        named(P1, _CATELYN),
        act(P1, MANEUVERS | MARCHES | CHARGES | ATTACKS),
        otherwise=[act(P1, MANEUVERS | MARCHES)],
    ),
)
