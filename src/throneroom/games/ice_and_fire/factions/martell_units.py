"""House Martell: abilities of units and attachments, Manticore Venom: F36.11."""

from throneroom.games.ice_and_fire.vocabulary import (
    ATTACK_DICE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    COMBAT,
    CONDITION_AGAIN,
    CRITICAL_BLOW,
    CROWN,
    DEFENSE_DICE_DONE,
    DICE,
    ENEMY_CARDS,
    ENEMY_ORDERS,
    FLANK,
    FRONT,
    GAME,
    HIGH_LOW,
    HIGHEST,
    IT,
    KEYWORDS,
    LONG,
    ME,
    MUST_CHARGE,
    NO_RESTORE,
    OTHER,
    P1,
    PANICKED,
    PRECISION,
    RE_ROLL,
    REAR,
    ROUND,
    SUBJECT,
    SUNDERING,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VULNERABLE,
    WEAKENED,
    Guard,
    ability,
    activated,
    any_,
    bar,
    block,
    by_me,
    charging,
    controls,
    enemy,
    enemys,
    from_,
    gain,
    give,
    hits,
    house,
    if_,
    if_failed,
    in_attack,
    is_there,
    lasting,
    lose_abilities,
    lost_ranks,
    may,
    may_re_roll,
    melee,
    mine,
    morale_test,
    on,
    on_me,
    order,
    passive,
    pick,
    ranks,
    take_wounds,
    within,
)

_has_not_acted = is_there(OTHER) & ~activated(OTHER)

# Dervish Blades. Attack has Precision, and also Critical Blow against a defender that has not
# activated this round.
passive("dervish_blades", KEYWORDS, if_(_has_not_acted, PRECISION | CRITICAL_BLOW, PRECISION))
# Scimitar. Attack has Critical Blow.
passive("scimitar", KEYWORDS, CRITICAL_BLOW)
# Starfall Lance. Attack has Sundering. When charging, roll +2 attack dice per own remaining rank.
# When attacking the flank or rear the defender becomes Panicked and Weakened before attack dice.
passive("starfall_lance", KEYWORDS, SUNDERING)
passive("starfall_lance", DICE, 2 * ranks(ME), charging)
ability(
    "starfall_lance",
    ATTACK_DICE_NEXT,
    by_me & from_(FLANK, REAR),
    gain(OTHER, PANICKED, WEAKENED),
)
# Spear & Net. Leaves its target Weakened once the attack is resolved.
ability("spear_net", ATTACK_DONE, by_me, gain(OTHER, WEAKENED))
# Desert Marksmen. Against a defender that has not activated this round this attack may re-roll
# attack dice and the defender becomes Vulnerable.
ability(
    "desert_marksmen",
    ATTACK_DICE_NEXT,
    by_me & ~activated(OTHER),
    may_re_roll(ATTACK_DICE),
    gain(OTHER, VULNERABLE),
)
# Order: Shieldwall. When attacked in melee from the front or flank, after defense dice, block 1
# extra hit per own remaining rank.
order(
    "order_shieldwall",
    DEFENSE_DICE_DONE,
    on_me & melee & from_(FRONT, FLANK),
    block(ranks(ME)),
)
# Order: Sow Discord. One enemy within long range makes a morale test at -1 per its destroyed rank;
# on failure it loses all abilities until the round ends.
order(
    "order_sow_discord",
    TURN_START,
    any_,
    pick(enemy, within(LONG, ME, IT)),
    morale_test(P1, roll=-lost_ranks(P1)),
    if_failed(lose_abilities(P1, ROUND)),
)
# Order: Unsuspecting Charge. When a friendly unit within long range activates, it cannot be
# targeted by enemy Orders or tactics cards this turn, and its action this turn must be a charge.
order(
    "order_unsuspecting_charge",
    UNIT_ACTIVATES,
    mine & within(LONG, ME, SUBJECT),
    bar(SUBJECT, ENEMY_CARDS | ENEMY_ORDERS, TURN),
    lasting(TURN, SUBJECT, give(MUST_CHARGE)),
)

# Heroes

# Manticore Venom. One use per game: once a melee attack of this unit is finished, the defender
# receives the Manticore Venom card until it is destroyed. Manticore Venom: it cannot restore
# wounds; each activation makes it Vulnerable; if it would become Vulnerable while already so, it
# takes 1 wound instead.
_vulnerable = Guard(lambda t, f: 1 << f.number == VULNERABLE)
may(
    "manticore_venom",
    ATTACK_DONE,
    by_me & melee & is_there(OTHER),
    lasting(
        GAME,
        OTHER,
        give(NO_RESTORE),
        on(UNIT_ACTIVATES, by_me, gain(ME, VULNERABLE)),
        on(CONDITION_AGAIN, by_me & _vulnerable, take_wounds(ME, 1)),
    ),
)
# Viper's Fangs. A defender that still has to activate this round becomes Vulnerable and Weakened
# when this unit attacks it.
ability(
    "vipers_fangs",
    ATTACK_DICE_NEXT,
    by_me & melee & ~activated(OTHER),
    gain(OTHER, VULNERABLE, WEAKENED),
)
# Coordinated Assault. When charging, the attack causes +1 hit per own remaining rank.
ability("coordinated_assault", ATTACK_DICE_NEXT, by_me & melee & charging, hits(ranks(ME)))
# Advantage Strike. Melee attacks may re-roll any attack dice against a defender that has not yet
# activated this round.
passive("advantage_strike", RE_ROLL, ATTACK_DICE, melee & _has_not_acted)
# Dornish Vengeance. After being attacked in melee, if you control the Combat zone, the attacker
# takes 2 wounds plus 1 per own destroyed rank.
ability(
    "dornish_vengeance",
    ATTACK_DONE,
    enemys & on_me & melee & is_there(ME) & controls(COMBAT),
    take_wounds(SUBJECT, 2 + lost_ranks(ME)),
)
# Dornish Conviction. With the Crown zone under your control this unit attacks at its highest attack
# dice value.
passive("dornish_conviction", HIGH_LOW, HIGHEST, controls(CROWN))
# True Conviction. If attached to a Martell unit: may re-roll any attack dice against enemies with
# more remaining ranks.
passive(
    "true_conviction_martell",
    RE_ROLL,
    ATTACK_DICE,
    in_attack & house(ME, "House Martell") & is_there(OTHER) & (ranks(OTHER) > ranks(ME)),
)
