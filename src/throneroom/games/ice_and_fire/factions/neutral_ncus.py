"""Neutrals: NCUs."""

from throneroom.games.ice_and_fire.vocabulary import (
    COMBAT,
    CONTROLS,
    CROWN,
    INFANTRY,
    IT,
    KEYWORDS,
    MANEUVER,
    NCU_ACTIVATES,
    NOT_ACTIVATED,
    NOT_TARGETED,
    ONCE_A_GAME,
    P1,
    P4,
    P5,
    PANICKED,
    PRECISION,
    ROUND,
    ROUND_END,
    TACTICS,
    THIS_NCU,
    TURN_START,
    WEAKENED,
    WEALTH,
    ZONE_CLAIMED,
    ZONE_RESOLVED,
    Num,
    ability,
    always,
    amount,
    any_,
    by_this_ncu,
    choose,
    claimed,
    counter,
    destroy_ncu,
    draw,
    enemy,
    enemys,
    engaged,
    friend,
    gain,
    give,
    give_aura,
    influence,
    kind,
    lasting,
    may,
    melee,
    option,
    panic_test,
    passive,
    pick,
    pick_zone,
    put,
    restore,
    shift,
    take_hits,
    use_zone,
)

# 30402 Petyr: Master of the Game. Starts with 2 Order tokens. When Petyr claims a zone you may
# spend 1 token to replace its effect by that of any unclaimed zone. Once per game, at the start of
# any turn, name a zone: until the round ends you count as controlling it.
may(
    "ncu_30402_master_of_the_game",
    ZONE_CLAIMED,
    by_this_ncu,
    put(-1),
    pick_zone(unclaimed=True),
    use_zone(amount(1)),
    replaces=True,
)
may(
    "ncu_30402_master_of_the_game",
    TURN_START,
    any_,
    pick_zone(),
    lasting(ROUND, None, give_aura(CONTROLS, Num(lambda t, f: 1 << f.picks[0]), always)),
    once=ONCE_A_GAME,
)

# 30403 Varys: Little Birds. Starts with 3 Order tokens. When an enemy NCU claims a zone, after its
# effect, you may remove 1 token: Crown - one enemy makes a panic test; Wealth - one friendly unit
# restores 2 wounds; Tactics - draw 1 tactics card; Combat - one enemy takes 3 hits; Maneuver - one
# friendly unit shifts 3".
for _zone, _effect in (
    (CROWN, (pick(enemy), panic_test(P1))),
    (WEALTH, (pick(friend), restore(P1, 2))),
    (TACTICS, (draw(1),)),
    (COMBAT, (pick(enemy), take_hits(P1, 3))),
    (MANEUVER, (pick(friend, ~engaged(IT)), shift(P1, 3))),
):
    may("ncu_30403_little_birds", ZONE_RESOLVED, enemys & claimed(_zone), put(-1), *_effect)

# 30404 The High Seneschal: History is Written by the Victors. Cannot activate and cannot be
# targeted. No effect on play: after the game the winner may narrate the battle as they please.
passive("ncu_30404_history_is_written_by_the_victors", NOT_ACTIVATED)
passive("ncu_30404_history_is_written_by_the_victors", NOT_TARGETED)

# 30405 Jaqen: A Name Given. Influence (friendly infantry). The unit's melee attacks have Precision.
influence("ncu_30405_a_name_given", friend & kind(IT, INFANTRY), give(KEYWORDS, PRECISION, melee))

# 30408 Roose: Horrific Rumors. Starts with 3 Order tokens. When Roose activates you may remove 1
# token: one enemy Combat Unit becomes Panicked. When he claims a zone its effect may be replaced
# by: one enemy Combat Unit makes a panic test.
may(
    "ncu_30408_horrific_rumors",
    NCU_ACTIVATES,
    by_this_ncu,
    put(-1),
    pick(enemy),
    gain(P1, PANICKED),
)
may(
    "ncu_30408_horrific_rumors",
    ZONE_CLAIMED,
    by_this_ncu,
    pick(enemy),
    panic_test(P1),
    replaces=True,
)

# 30409 Shae: Finding the Best Patron. Starts with 3 Order tokens. When Shae claims a zone, before
# its effect choose one: one friendly unit restores 1 wound; one enemy unit becomes Weakened; Shae
# gains 2 Order tokens. After the effect remove 1 token. If she has none at the end of a round she
# is destroyed.
ability(
    "ncu_30409_finding_the_best_patron",
    ZONE_CLAIMED,
    by_this_ncu,
    choose(
        1,
        option("restore", pick(friend), restore(P4, 1)),
        option("weakened", pick(enemy), gain(P5, WEAKENED)),
        option("token", put(2)),
    ),
)
ability("ncu_30409_finding_the_best_patron", ZONE_RESOLVED, by_this_ncu, put(-1))
ability("ncu_30409_finding_the_best_patron", ROUND_END, counter == 0, destroy_ncu(THIS_NCU))
