"""House Bolton: abilities of units and attachments that the Neutrals do not have as well."""

from throneroom.games.ice_and_fire.vocabulary import (
    ATTACK,
    ATTACK_DICE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    CHARGE_DICE,
    CHARGE_MADE,
    CRITICAL_BLOW,
    IT,
    KEYWORDS,
    ME,
    OTHER,
    PANICKED,
    PRECISION,
    RE_ROLL,
    SEES_THROUGH_TERRAIN,
    SEES_THROUGH_UNITS,
    SHORT,
    SIGHT,
    SUNDERING,
    TEST_FAILED,
    WEAKENED,
    ability,
    by_me,
    choose,
    counts_as,
    each,
    enemy,
    engaged,
    gain,
    has,
    keyword,
    lasting,
    on,
    option,
    panic,
    passive,
    ranks_destroyed,
    take_wounds,
    when,
    within,
)

# Ruthless Volley. Line of sight for this attack ignores units and terrain. Against engaged enemies
# it has Precision and may re-roll any attack dice.
passive("ruthless_volley", SIGHT, SEES_THROUGH_UNITS | SEES_THROUGH_TERRAIN)
passive("ruthless_volley", KEYWORDS, PRECISION, engaged(OTHER))
passive("ruthless_volley", RE_ROLL, ATTACK_DICE, engaged(OTHER))
# Impaling Spear. If this attack destroyed an enemy rank, every enemy within short range of the
# attacker becomes Panicked, or Weakened if already Panicked.
ability(
    "impaling_spear",
    ATTACK_DONE,
    by_me & (ranks_destroyed >= 1),
    each(
        enemy & within(SHORT, ME, IT),
        when(has(IT, PANICKED), gain(IT, WEAKENED), otherwise=[gain(IT, PANICKED)]),
    ),
)
# Sic 'Em. Charge distance may always be re-rolled, and a successful charge makes the charged
# enemies Panicked.
passive("sic_em", RE_ROLL, CHARGE_DICE)
ability("sic_em", CHARGE_MADE, by_me, gain(OTHER, PANICKED))
# Brutal Sadism. Before rolling attack dice choose one: Critical Blow; Sundering; or the defender
# becomes Panicked. If the attack then destroys no enemy rank, this unit takes 2 wounds.
ability(
    "brutal_sadism",
    ATTACK_DICE_NEXT,
    by_me,
    choose(
        1,
        option("critical_blow", keyword(CRITICAL_BLOW)),
        option("sundering", keyword(SUNDERING)),
        option("panicked", gain(OTHER, PANICKED)),
    ),
    lasting(ATTACK, ME, on(ATTACK_DONE, by_me & (ranks_destroyed == 0), take_wounds(ME, 2))),
)
# Roose's Vassal. Wherever a name matters this model is also Roose Bolton.
counts_as("rooses_vassal", "Roose Bolton")
# Shared Fear. Each time this unit fails a panic test every enemy within short range becomes
# Panicked.
ability(
    "shared_fear",
    TEST_FAILED,
    by_me & panic,
    each(enemy & within(SHORT, ME, IT), gain(IT, PANICKED)),
)
