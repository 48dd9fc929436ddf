"""The Night's Watch: abilities of units and attachments."""

from throneroom.games.ice_and_fire.factions.missiles import scores, wounds_instead_of_hits
from throneroom.games.ice_and_fire.field import pose_of
from throneroom.games.ice_and_fire.queries import ALL_ROUND
from throneroom.games.ice_and_fire.shooting import in_aim
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ACTION_DONE,
    AIM,
    ATTACK_BEGINS,
    ATTACK_DICE,
    ATTACK_DONE,
    BARRED,
    CAVALRY,
    CHARGE_MADE,
    CHARGES,
    COMMANDER,
    COUNT,
    DEFENSE,
    DEFENSE_DICE_DONE,
    DEPLOYED,
    DESTROYED,
    DICE,
    ENEMY_CARDS,
    ENEMY_INFLUENCE,
    ENEMY_ORDERS,
    FLANK_EDGES,
    FORBIDDEN,
    FRONT,
    GAME,
    HAND_LIMIT,
    HIGH_LOW,
    HITS,
    IMMUNE,
    IT,
    KEYWORDS,
    LONG,
    LOWEST,
    MANEUVERS,
    ME,
    MONSTER,
    NO_DEFENSE,
    NO_OBJECTIVES,
    NOT_SOLO,
    ONCE_A_GAME,
    OTHER,
    P1,
    PANIC_WOUNDS,
    PANICKED,
    PRECISION,
    RE_ROLL,
    REFILL,
    RETREATS,
    ROUND_START,
    SHIFTS,
    SHORT,
    SHOTS,
    STRIKES,
    SUBJECT,
    SUNDERING,
    TEST_PASSED,
    TO_HIT,
    TURN_START,
    UNIT_ACTIVATES,
    UNLIMITED,
    VICIOUS,
    VULNERABLE,
    WAR_MACHINE,
    WEAKENED,
    WEALTH,
    Guard,
    ability,
    act,
    action,
    activate_after,
    activated,
    always,
    amount,
    any_,
    attach_picked,
    aura,
    bonded,
    by_me,
    controls,
    counts_as,
    declared_in,
    detach,
    enemys,
    friend,
    friendly,
    give,
    has_any,
    house,
    kind,
    lasting,
    lost_ranks,
    may,
    melee,
    mine,
    named,
    on,
    on_me,
    order,
    passive,
    pick,
    pick_amount,
    pick_card,
    place_terrain,
    ranks,
    restore,
    return_unit,
    roll_d3_count,
    same,
    successes,
    swap,
    take_wounds,
    to_hit,
    within,
    wounds_left,
)
from throneroom.games.ice_and_fire.vocabulary import DECK as FROM_DECK

INCH = 1000

counts_as("affiliation_builder", "Builder")
counts_as("affiliation_rangers", "Rangers")
# Commander's Vassal. Wherever a name matters this model also bears your Commander's name.
counts_as("commanders_vassal", COMMANDER)

# Dual Weapons. Attack has Precision.
passive("dual_weapons", KEYWORDS, PRECISION)
# Greatsword. Attack has Sundering.
passive("greatsword", KEYWORDS, SUNDERING)
# Improved Defenses. While you control the Wealth zone: +1 to defense rolls.
passive("improved_defenses", DEFENSE, 1, controls(WEALTH))

# War Machine. 6 wounds. Cannot control objectives, gain condition tokens, charge, retreat or shift.
passive("war_machine", NO_OBJECTIVES)
passive("war_machine", IMMUNE, PANICKED | VULNERABLE | WEAKENED)
passive("war_machine", FORBIDDEN, CHARGES | RETREATS | SHIFTS)


# Bolt Thrower. Attack has Vicious and measures range and line of sight from any part of the tray.
# It may take -3 to hit to ignore line of sight and have unlimited range. Defenders roll no defense
# dice. Each success causes 2 hits on a Cavalry, Monster or War Machine defender.
_aimed = Guard(lambda t, f: in_aim(t, f.it, f.other, pose_of(t, f.it), ALL_ROUND))
_great = kind(OTHER, CAVALRY, MONSTER, WAR_MACHINE)
passive("bolt_thrower", AIM, ALL_ROUND | UNLIMITED)
passive("bolt_thrower", KEYWORDS, VICIOUS)
passive("bolt_thrower", TO_HIT, -3, ~_aimed)
passive("bolt_thrower", NO_DEFENSE)
passive("bolt_thrower", HITS, successes, _great)

# Rock Volley. Attack has Vicious, ignores range and line of sight, and cannot target solo units. If
# it scores any hit, no defense dice are rolled; the defender takes 1 wound plus 1 per its remaining
# rank.
passive("rock_volley", AIM, UNLIMITED | NOT_SOLO)
passive("rock_volley", KEYWORDS, VICIOUS)
passive("rock_volley", NO_DEFENSE)
ability("rock_volley", DEFENSE_DICE_DONE, by_me & scores, *wounds_instead_of_hits(1 + ranks(OTHER)))

# Bookkeeping. While Samwell Tarly is on the battlefield: tactics hand limit +1, opening hand 4
# cards, and refill to 4 cards.
aura("bookkeeping_samwell_tarly", HAND_LIMIT, 1, always)
aura("bookkeeping_samwell_tarly", REFILL, 1, always)

# Dutiful Commander. If attached to a Night's Watch unit: after deployment you may take one
# "Tempered by Duty" card from your deck and attach it to this unit; then shuffle the deck.
may(
    "dutiful_commander",
    DEPLOYED,
    house(ME, "Night's Watch"),
    pick_card(FROM_DECK, 40534),
    attach_picked(ME),
)

# Eye of the Crow. 4 wounds. When activated it may first perform 1 Maneuver or Retreat action. The
# first time it is destroyed it may return at the start of the next round, fully within short range
# of a flank table edge.
may("eye_of_the_crow", UNIT_ACTIVATES, by_me, act(ME, MANEUVERS | RETREATS))
may(
    "eye_of_the_crow",
    DESTROYED,
    by_me,
    pick(same(IT, ME)),
    lasting(GAME, None, on(ROUND_START, any_, return_unit(P1, FLANK_EDGES), detach())),
    once=ONCE_A_GAME,
)

# Gallows Humor. With at least one destroyed rank it cannot be targeted by enemy Orders or tactics
# cards nor influenced by enemy NCUs. With 1 remaining rank its melee attacks have +1 to hit.
passive("gallows_humor", BARRED, ENEMY_CARDS | ENEMY_ORDERS | ENEMY_INFLUENCE, lost_ranks(ME) >= 1)
passive("gallows_humor", TO_HIT, 1, melee & (ranks(ME) == 1))

# Marshal. 3 wounds. When activated it may first perform 1 Maneuver or Retreat action. Other
# friendly units within short range roll +1 die on melee attacks and take 1 wound less from failed
# panic tests.
may("marshal", UNIT_ACTIVATES, by_me, act(ME, MANEUVERS | RETREATS))
_beside = friendly(IT) & ~same(IT, ME) & within(SHORT, ME, IT)
aura("marshal", DICE, 1, _beside & melee)
aura("marshal", PANIC_WOUNDS, -1, _beside)

# Spotter. Friendly War Machines may re-roll attack dice against enemies within long range of this
# unit.
aura(
    "spotter",
    RE_ROLL,
    ATTACK_DICE,
    friendly(IT) & kind(IT, WAR_MACHINE) & within(LONG, ME, OTHER),
)

# Stake Building. Once per game, at the start of a round, place one Stakes terrain piece (Dangerous,
# Destructible) within 2" of this unit, not overlapping terrain or units.
may("stake_building", ROUND_START, any_, place_terrain("stakes", ME, 2 * INCH))
# Stake Mountings. When successfully charged, before the charger's melee attack, the charger takes
# D3+1 wounds.
ability("stake_mountings", CHARGE_MADE, on_me, roll_d3_count(), take_wounds(SUBJECT, 1 + COUNT))

# True Bond. Tactics cards attached to Jon Snow's unit also count as attached to this unit. When Jon
# Snow's unit activates this unit may activate right after it.
bonded("true_bond", "Jon Snow")
may(
    "true_bond",
    UNIT_ACTIVATES,
    mine & named(SUBJECT, "Jon Snow") & ~by_me & ~activated(ME),
    activate_after(ME),
)

# Order: Raven Flock. When an enemy within long range attacks, that attack has -1 to hit.
order("order_raven_flock", ATTACK_BEGINS, enemys & within(LONG, ME, SUBJECT), to_hit(-1))
# Order: Ready! Aim! Release! When an enemy charges this unit in its front, before the charge
# resolves, this unit performs 1 ranged Attack action against it with its lowest attack dice value.
order(
    "order_ready_aim_release",
    ACTION_DECLARED,
    enemys & on_me & declared_in(FRONT),
    act(ME, SHOTS, give(HIGH_LOW, LOWEST), at=SUBJECT),
)
# Order: Stay at Your Posts! When a friendly unit within short range passes a morale test, it
# restores 1 wound plus 1 per its destroyed rank.
order(
    "order_stay_at_your_posts",
    TEST_PASSED,
    mine & within(SHORT, ME, SUBJECT),
    restore(SUBJECT, 1 + lost_ranks(SUBJECT)),
)

# Texts that the Watch shares with others.

# Order: Adaptive Planning. One Combat Unit within long range: swap one of its condition tokens for
# a different condition token.
order(
    "order_adaptive_planning",
    TURN_START,
    any_,
    pick(within(LONG, ME, IT), has_any(IT)),
    swap(P1),
)
# Order: Quick Fire. After this unit completes a Maneuver or Retreat it performs 1 ranged Attack
# action.
order("order_quick_fire", ACTION_DONE, by_me & action("maneuver", "retreat"), act(ME, SHOTS))
# Order: Supply Aid. This unit takes up to 3 wounds; one other friendly unit within long range
# restores that many plus 1.
order(
    "order_supply_aid",
    TURN_START,
    mine,
    pick(friend, ~same(IT, ME), within(LONG, ME, IT)),
    pick_amount(wounds_left(ME).at_most(3)),
    take_wounds(ME, amount(2)),
    restore(P1, 1 + amount(2)),
)
# Relentless. Each attack against this unit may be answered with 1 melee Attack action of its own;
# not one that itself answers an attack of this unit.
_is_answer = Guard(lambda t, f: any(fight.attacker == f.me for fight in t.fights[:-1]))
may("relentless", ATTACK_DONE, enemys & on_me & ~_is_answer, act(ME, STRIKES))
