"""House Stark: tactics cards of Eddard Stark, Rodrik Cassel, Howland Reed, Rickard Karstark and
Maege Mormont."""

from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ATTACK,
    ATTACK_DICE,
    ATTACK_DICE_DONE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    ATTACKS,
    CHARGE_DICE,
    CHARGES,
    DANGEROUS,
    GAME,
    IT,
    LONG,
    ME,
    MORALE,
    MOVE_ENDED,
    OTHER,
    OWN_CARDS,
    P1,
    P2,
    P3,
    P4,
    PANICKED,
    RANK_LOST,
    RE_ROLL,
    ROUND,
    SHORT,
    SHOTS,
    SPEED,
    SUBJECT,
    TARGETED,
    TEST_DICE,
    TEST_REROLLS,
    TO_HIT,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VULNERABLE,
    WEAKENED,
    act,
    action,
    activated,
    amount,
    any_,
    attach,
    bar,
    by_me,
    cancel,
    card,
    choose,
    clear_one,
    danger,
    destroyed_it,
    detach,
    draw,
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
    ignores,
    lasting,
    lose_abilities,
    lost_ranks,
    may_re_roll,
    melee,
    mine,
    misses,
    moved_on,
    named,
    near,
    on,
    option,
    panic,
    panic_test,
    pass_test,
    pick,
    pick_amount,
    restore,
    same,
    spend_one,
    take_hits,
    take_wounds,
    to_hit,
    tokens,
    when,
    within,
    without_this_card,
    wounds_left,
)

_CRANNOGMEN = friend, house(IT, "Crannogman")

# Eddard Stark

# 40217 Northern Defiance. The unit may re-roll any dice of the test, or passes it outright if
# within short range of Eddard Stark. If it is Eddard's own unit, one enemy engaged with it takes 1
# wound plus 1 per the unit's destroyed rank.
card(
    40217,
    TEST_REROLLS,
    mine & panic,
    when(
        near(SUBJECT, SHORT, friend, named(IT, "Eddard Stark")),
        pass_test(),
        otherwise=[may_re_roll(TEST_DICE)],
    ),
    when(
        named(SUBJECT, "Eddard Stark"),
        pick(enemy, engaged_with(SUBJECT, IT)),
        take_wounds(P1, 1 + lost_ranks(SUBJECT)),
    ),
)
# 40218 Lead by Example. Attach to one other friendly unit within long range until the round ends:
# +2 to morale test rolls and +1 to hit in melee. Or: Draw 1 tactics card.
card(
    40218,
    ATTACK_DONE,
    mine & named(SUBJECT, "Eddard Stark"),
    pick(friend, ~same(IT, SUBJECT), within(LONG, SUBJECT, IT), without_this_card(IT)),
    attach(P1, ROUND, give(MORALE, 2), give(TO_HIT, 1, melee)),
)
card(40218, TURN_START, mine, draw(1), mode=2)
# 40219 Fury for the Fallen. Lets Eddard Stark's unit take 1 Attack or Charge action, with re-rolls
# of attack and charge distance dice if the defender was destroyed. Or: Draw 1 tactics card.
card(
    40219,
    ATTACK_DONE,
    enemys & melee,
    pick(friend, named(IT, "Eddard Stark")),
    when(
        destroyed_it,
        act(P1, ATTACKS | CHARGES, give(RE_ROLL, ATTACK_DICE | CHARGE_DICE)),
        otherwise=[act(P1, ATTACKS | CHARGES)],
    ),
)
card(40219, TURN_START, mine, draw(1), mode=2)

# Rodrik Cassel

# 40220 Combat Prowess. You may spend 1 condition token of that enemy to cancel that ability or
# card. Or: Remove 1 condition token from an engaged friendly Combat Unit.
card(40220, TARGETED, enemys, spend_one(SUBJECT), cancel())
card(
    40220,
    TURN_START,
    mine,
    pick(friend, engaged(IT), has_any(IT)),
    clear_one(P1),
    mode=2,
)
# 40221 Martial Superiority. The attacker takes 1 hit per missed die. If the defender is Rodrik
# Cassel's unit the attack also has -1 to hit.
card(
    40221,
    ATTACK_DICE_NEXT,
    enemys & melee,
    when(named(OTHER, "Rodrik Cassel"), to_hit(-1)),
    lasting(ATTACK, SUBJECT, on(ATTACK_DICE_DONE, by_me, take_hits(ME, misses))),
)
# 40222 Press the Advantage. Choose one option, plus one per condition token on the defender:
# highest attack dice value; +1 to hit; the defender loses all abilities and cannot be targeted by
# its own side's tactics cards until the turn ends.
card(
    40222,
    ATTACK_DICE_NEXT,
    mine,
    choose(
        1 + tokens(OTHER),
        option("highest", highest()),
        option("to_hit", to_hit(1)),
        option("lose_abilities", lose_abilities(OTHER, TURN), bar(OTHER, OWN_CARDS, TURN)),
    ),
)

# Howland Reed

# 40223 Crannog Traps. It has -1 Speed this turn. If it is within long range of a friendly
# Crannogman unit it also counts as moving through Dangerous terrain this turn: D3+1 wounds once, at
# the end of the first move that does more than turn it.
card(
    40223,
    ACTION_DECLARED,
    enemys & action("maneuver", "march", "retreat"),
    lasting(TURN, SUBJECT, give(SPEED, -1)),
    when(
        near(SUBJECT, LONG, *_CRANNOGMEN),
        lasting(
            TURN,
            SUBJECT,
            on(MOVE_ENDED, by_me & moved_on & ~ignores(ME, DANGEROUS), detach(), danger(ME)),
        ),
    ),
)
# 40224 Bog Devil Ambush. Choose one: if within long range of a friendly Crannogman unit the enemy
# becomes Weakened; or one friendly Crannogman unit within long range that has not activated
# performs 1 ranged Attack action on it.
card(
    40224,
    UNIT_ACTIVATES,
    enemys & near(SUBJECT, LONG, *_CRANNOGMEN),
    choose(
        1,
        option("weakened", gain(SUBJECT, WEAKENED)),
        option(
            "attack",
            pick(*_CRANNOGMEN, ~activated(IT), within(LONG, IT, SUBJECT)),
            act(P3, SHOTS, at=SUBJECT),
            possible=near(SUBJECT, LONG, *_CRANNOGMEN, ~activated(IT)),
        ),
    ),
)
# 40225 The Threat Unseen. One enemy Combat Unit within long range of an unengaged friendly
# Crannogman unit becomes Panicked and then makes a panic test.
card(
    40225,
    TURN_START,
    any_,
    pick(enemy, near(IT, LONG, *_CRANNOGMEN, ~engaged(IT))),
    gain(P1, PANICKED),
    panic_test(P1),
)

# Rickard Karstark

# 40231 Karstark Retribution. Attach to that enemy: for the rest of the game if a House Karstark
# unit is the target, otherwise until the round ends. Each attack it completes makes it Vulnerable;
# each time it loses a rank, one unit engaged with it restores 2 wounds.
_RETRIBUTION = (
    on(ATTACK_DONE, by_me, gain(ME, VULNERABLE)),
    on(RANK_LOST, by_me, pick(engaged_with(ME, IT)), restore(P1, 2)),
)
card(
    40231,
    ATTACK_DICE_NEXT,
    enemys,
    when(
        house(OTHER, "House Karstark"),
        attach(SUBJECT, GAME, *_RETRIBUTION),
        otherwise=[attach(SUBJECT, ROUND, *_RETRIBUTION)],
    ),
)

# Maege Mormont

# 40233 Support of Bear Island. A friendly Combat Unit takes up to 3 wounds; one other friendly unit
# within long range restores that many plus 1. If the first was a House Mormont unit, one enemy
# engaged with it becomes Weakened.
card(
    40233,
    TURN_START,
    mine,
    pick(friend),
    pick(friend, ~same(IT, P1), within(LONG, P1, IT)),
    pick_amount(wounds_left(P1).at_most(3)),
    take_wounds(P1, amount(3)),
    restore(P2, 1 + amount(3)),
    when(
        house(P1, "House Mormont"),
        pick(enemy, engaged_with(P1, IT)),
        gain(P4, WEAKENED),
    ),
)
