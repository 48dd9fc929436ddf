"""Free Folk: abilities of units and attachments, and the animals of skinchangers (F37.8, F37.9)."""

from throneroom.games.ice_and_fire.content import (
    ABILITIES,
    CARDS,
    CAVALRY,
    MONSTER,
    TACTICS_CARDS,
    WAR_MACHINE,
)
from throneroom.games.ice_and_fire.field import pose_of, zones_of
from throneroom.games.ice_and_fire.lasting import change, row_of
from throneroom.games.ice_and_fire.programs import CARD as A_CARD
from throneroom.games.ice_and_fire.shooting import in_aim
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    AIM,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    BARRED,
    CARD_ATTACHED,
    CHARGE_DICE,
    CHARGE_MADE,
    COUNT,
    CRITICAL_BLOW,
    DEFENSE,
    DESTROYED,
    DICE,
    DISORDERLY,
    ENEMY_ABILITIES,
    ENEMY_CARDS,
    ENEMY_INFLUENCE,
    ENEMY_ORDERS,
    ENEMY_ZONES,
    FLANK_EDGES,
    FRONT,
    GAME,
    HALVES,
    HITS,
    IT,
    KEYWORDS,
    LONG,
    MANEUVERS,
    MASTER,
    ME,
    MORALE_IS,
    MUST_WAIT,
    NEAR_FRIENDS,
    NO_DEFENSE,
    NO_OBJECTIVES,
    NO_POINTS,
    ONCE_A_GAME,
    OTHER,
    OWN_CARDS,
    P1,
    PANIC_CAP,
    PANICKED,
    PRECISION,
    RE_ROLL,
    ROUND,
    ROUND_START,
    SHORT,
    SILENCED,
    SPEED,
    STRIKES,
    SUBJECT,
    SUNDERING,
    THE_NEW_UNIT,
    TO_HIT,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    UNIT_PLACED,
    UNLIMITED,
    VICIOUS,
    WEAKENED,
    Frame,
    Guard,
    Ref,
    ability,
    about_the_same,
    act,
    action,
    activate_after,
    any_,
    attach_picked,
    aura,
    bar,
    by_me,
    carried,
    carry,
    caused_wounds,
    charging,
    choose,
    counts_as,
    do,
    each,
    enemy,
    engaged,
    engaged_with,
    follower,
    friend,
    gain,
    give,
    give_aura,
    is_there,
    kind,
    lasting,
    lose_abilities,
    lost_ranks,
    lost_wounds,
    may,
    may_on,
    melee,
    mine,
    named,
    new_unit,
    on,
    on_me,
    option,
    order,
    panic_test,
    passive,
    pick,
    pick_from,
    place_unit,
    ranged,
    ranks,
    restore,
    roll_d3_count,
    same,
    sees,
    shift,
    successes,
    take_hits,
    take_wounds,
    there_is,
    when,
    within,
    wounds_left,
)

counts_as("affiliation_frozen_shore", "Frozen Shore")
# Harma's Vassal. Wherever a name matters this model is also Harma.
counts_as("harmas_vassal", "Harma")

# Types. What has so many wounds may first perform 1 Maneuver action when activated.
for _type in ("bear_cavalry", "chariot", "master_skinchanger", "varamyrs_wolf_pack"):
    may(_type, UNIT_ACTIVATES, by_me & ~engaged(ME), act(ME, MANEUVERS))

# Giant. 6 wounds. Only every second unblocked hit causes a wound, from attacks and from effects. A
# failed panic test costs at most 2 wounds.
passive("giant", HALVES)
passive("giant", PANIC_CAP, 2)

# Weapons of one or more keywords.
for _weapon, _keywords in (
    ("jagged_weapons", VICIOUS),
    ("pummeling_fists", CRITICAL_BLOW | SUNDERING),
    ("savage_mauling_bear", SUNDERING),
    ("spear_and_maul", VICIOUS | SUNDERING | PRECISION),
    ("gore_and_feed", SUNDERING),
    ("frenzied_swings", SUNDERING),
    ("rampage", CRITICAL_BLOW | SUNDERING),
    ("furious_swing", VICIOUS),
    ("chieftains_fury", VICIOUS),
    ("giants_spear", VICIOUS | SUNDERING),
):
    passive(_weapon, KEYWORDS, _keywords)
# Gore and Feed. If it caused wounds, this unit restores 1 wound afterwards.
ability("gore_and_feed", ATTACK_DONE, by_me & caused_wounds, restore(ME, 1))
# Frenzied Swings. +1 to hit per own destroyed rank.
passive("frenzied_swings", TO_HIT, lost_ranks(ME))
# Rampage. The defender becomes Panicked before attack dice are rolled.
ability("rampage", ATTACK_DICE_NEXT, by_me, gain(OTHER, PANICKED))
# Furious Swing. Rolls +1 attack die per wound this unit has suffered, and defenders roll no defense
# dice. Enemies it successfully charges become Panicked.
passive("furious_swing", DICE, lost_wounds(ME))
passive("furious_swing", NO_DEFENSE)
ability("furious_swing", CHARGE_MADE, by_me, gain(OTHER, PANICKED), anytime=True)
# Chieftain's Fury. Defenders roll no defense dice. When Mag is destroyed he makes this attack once
# before removal.
passive("chieftains_fury", NO_DEFENSE)
ability("chieftains_fury", DESTROYED, by_me, act(ME, STRIKES), anytime=True)
# Giant's Spear. Each success causes 2 hits on a Cavalry, Monster or War Machine defender. Ranged
# version: defenders roll no defense dice, and it may take -3 to hit to ignore line of sight and
# have unlimited range.
_aimed = Guard(lambda t, f: in_aim(t, f.it, f.other, pose_of(t, f.it), 0))
passive("giants_spear", HITS, successes, kind(OTHER, CAVALRY, MONSTER, WAR_MACHINE))
passive("giants_spear", NO_DEFENSE, 1, ranged)
passive("giants_spear", AIM, UNLIMITED)
passive("giants_spear", TO_HIT, -3, ranged & ~_aimed)
# Deadly Impact. When charging, the attack has Sundering and Vicious and causes +1 hit per remaining
# rank of the defender.
passive("deadly_impact", KEYWORDS, SUNDERING | VICIOUS, charging)
passive("deadly_impact", HITS, ranks(OTHER), charging)
# Harpoon. The defender becomes Weakened after this attack. If it took wounds, then until the end of
# the round it has -1 Speed and any charge it makes is disorderly.
ability(
    "harpoon",
    ATTACK_DONE,
    by_me & is_there(OTHER),
    gain(OTHER, WEAKENED),
    when(caused_wounds, lasting(ROUND, OTHER, give(SPEED, -1), give(DISORDERLY, 6))),
)

# Inspiring Presence. Replaces the unit's Morale by 5+.
passive("inspiring_presence", MORALE_IS, 5)
# Camp Followers. On each activation this unit takes 1 hit per remaining rank.
ability("camp_followers", UNIT_ACTIVATES, by_me, take_hits(ME, ranks(ME)))
# Mammoth. 8 wounds. Cannot control objectives. A failed panic test costs at most 2 wounds. When
# destroyed, before removal, one enemy engaged with it takes D3 wounds.
passive("mammoth", NO_OBJECTIVES)
passive("mammoth", PANIC_CAP, 2)
ability(
    "mammoth",
    DESTROYED,
    by_me,
    pick(enemy, engaged_with(ME, IT)),
    roll_d3_count(),
    take_wounds(P1, COUNT),
)
# Southern Knowledge. Once per game: one enemy within long range and line of sight loses all
# abilities and cannot be targeted by its own side's tactics cards until the turn ends.
may(
    "southern_knowledge",
    TURN_START,
    any_,
    pick(enemy, within(LONG, ME, IT), sees(ME, IT)),
    lose_abilities(P1, TURN),
    bar(P1, OWN_CARDS, TURN),
)

# Order: Grisly Example. This unit takes 1 wound; every enemy within short range becomes Panicked.
order(
    "order_grisly_example",
    TURN_START,
    any_,
    take_wounds(ME, 1),
    each(enemy & within(SHORT, ME, IT), gain(IT, PANICKED)),
)
# Order: Planned Approach. One friendly unit within long range cannot be targeted by enemy effects
# or abilities until the turn ends.
_ALL_OF_ENEMIES = ENEMY_CARDS | ENEMY_ORDERS | ENEMY_ABILITIES | ENEMY_ZONES | ENEMY_INFLUENCE
order(
    "order_planned_approach",
    TURN_START,
    any_,
    pick(friend, within(LONG, ME, IT)),
    lasting(TURN, P1, give(BARRED, _ALL_OF_ENEMIES)),
)
# Order: Thenn Supremacy. After an enemy attacked this unit, the attacker makes a panic test; per
# own remaining rank it has -1 to the roll and takes +1 wound on failure.
order(
    "order_thenn_supremacy",
    ATTACK_DONE,
    on_me,
    panic_test(SUBJECT, roll=-ranks(ME), wounds=ranks(ME)),
)


# Order: Trophy Collecting. After one of Rattleshirt's commander cards is attached to a friendly
# unit, take one of his commander cards from your deck or discard pile and attach it to this unit;
# shuffle the deck.
def _trophies(t: Battle, f: Frame) -> list[int]:
    """His cards in deck and discard pile that this unit does not have."""
    has = {row.card for row in t.lasting if row.holder == f.me}
    pile = {*t.deck[f.seat], *t.discard[f.seat]}
    return [card for card in TROPHIES if card in pile and card not in has]


def _may_search(t: Battle, f: Frame) -> bool:
    """What is left in the deck is hidden: it may be searched in vain (F34.12)."""
    return bool(t.deck[f.seat]) or bool(_trophies(t, f))


TROPHIES = tuple(TACTICS_CARDS.index[number] for number in ("40314", "40315", "40316"))
order(
    "order_trophy_collecting",
    CARD_ATTACHED,
    mine & Guard(lambda t, f: f.number in TROPHIES and _may_search(t, f)),
    pick_from(A_CARD, _trophies, late=True),
    attach_picked(ME),
)

# Animals that are units.

# Bonded (Bear). 3 wounds. Cannot control objectives and never grants victory points. When chosen,
# it is deployed fully within short range of another friendly unit and at least 1" from enemies.
# Destroyed at the start of a round if no other friendly unit is within short range. Does not take
# normal activations: once per turn it activates right after its skinchanger's unit does. Enemies
# engaged with it have -1 to defense rolls.
follower("bonded_bear")
passive("bonded_bear", NO_OBJECTIVES)
passive("bonded_bear", NO_POINTS)
aura("bonded_bear", DEFENSE, -1, engaged_with(ME, IT))
ability(
    "bonded_bear",
    ROUND_START,
    ~there_is(friend, ~same(IT, ME), within(SHORT, ME, IT)),
    take_wounds(ME, wounds_left(ME)),
)
# Bonded (Boar). 3 wounds; never grants victory points. May perform 1 Maneuver when activated.
# Destroyed at the start of a round if Borroq's unit is not within long range. No normal activation:
# it activates immediately after Borroq's unit.
follower("bonded_boar")
passive("bonded_boar", NO_POINTS)
may("bonded_boar", UNIT_ACTIVATES, by_me & ~engaged(ME), act(ME, MANEUVERS))
ability("bonded_boar", UNIT_ACTIVATES, mine & named(SUBJECT, "Borroq"), activate_after(ME))
ability(
    "bonded_boar",
    ROUND_START,
    ~there_is(friend, named(IT, "Borroq"), within(LONG, ME, IT)),
    take_wounds(ME, wounds_left(ME)),
)

# Varamyr's Shadowcat. 2 wounds. Cannot control objectives and grants no victory points. When
# activated it may first perform 1 Maneuver action. Not deployed normally: at the start of a round
# it may be placed fully within short range of a flank table edge.
passive("varamyrs_shadowcat", NO_OBJECTIVES)
passive("varamyrs_shadowcat", NO_POINTS)
passive("varamyrs_shadowcat", MUST_WAIT)
may("varamyrs_shadowcat", UNIT_ACTIVATES, by_me & ~engaged(ME), act(ME, MANEUVERS))
may("varamyrs_shadowcat", ROUND_START, any_, place_unit(ME, FLANK_EDGES), waiting=True)
# Varamyr's Wolf Pack. 3 wounds. Cannot control objectives and grants no victory points.
passive("varamyrs_wolf_pack", NO_OBJECTIVES)
passive("varamyrs_wolf_pack", NO_POINTS)
# Distract. During your turns, an enemy that this unit engages in its flank or rear loses all
# abilities and cannot be targeted by its own side's tactics cards.
_from_behind = Guard(lambda t, f: FRONT not in zones_of(t, f.me, f.it))
_is_distracted = (
    Guard(lambda t, f: t.side[t.active] == t.side[f.seat] and 0 <= f.it < len(t.place))
    & engaged_with(ME, IT)
    & _from_behind
)
aura("distract", SILENCED, 1, _is_distracted)
aura("distract", BARRED, OWN_CARDS, _is_distracted)


# Animals that are cards: a unit carries them. Once a turn is kept as the number of the turn.
def _turn_of(t: Battle) -> int:
    return 1 + sum(t.turns) + 100 * t.round


def _is_fresh(t: Battle, f: Frame) -> bool:
    row = row_of(t, f)
    return row is not None and row.number != _turn_of(t)


def _tire(t: Battle, f: Frame) -> None:
    row = row_of(t, f)
    if row is not None:
        change(t, row, _turn_of(t))


_moves = by_me & action("maneuver", "march") & Guard(_is_fresh)

# Bonded (Eagle), (Wolf). At the start of each round choose one enemy Combat Unit: it carries this
# card until the round ends. The animal model itself is only a marker.
carried(
    "bonded_eagle",
    on(ROUND_START, any_, pick(enemy), carry("aerial_scouting", P1, ROUND)),
)
carried(
    "bonded_wolf",
    on(ROUND_START, any_, pick(enemy), carry("predators_instincts", P1, ROUND)),
)
# Aerial Scouting. Once per turn, when the unit carrying this card maneuvers or marches, the bonded
# skinchanger's unit may first shift 2". Melee attacks made against the unit carrying this card gain
# Precision.
carried(
    "aerial_scouting",
    may_on(
        ACTION_DECLARED, _moves & is_there(MASTER) & ~engaged(MASTER), do(_tire), shift(MASTER, 2)
    ),
    give_aura(KEYWORDS, PRECISION, on_me & melee),
)
# Predator's Instincts. While a unit carries this card: its charges are disorderly on a distance
# roll of 1 or 2; melee attacks against it gain Vicious; and the bonded skinchanger's unit may
# re-roll charge distance dice when charging it.
carried(
    "predators_instincts",
    give(DISORDERLY, 2),
    give_aura(KEYWORDS, VICIOUS, on_me & melee),
    give_aura(RE_ROLL, CHARGE_DICE, same(IT, MASTER) & on_me),
)
# Bonded Skinchanger. When this unit is deployed choose Bear, Eagle or Wolf and use that card. The
# animal is removed when this unit is destroyed.
_BOND = ABILITIES.index["bonded_skinchanger"]
_has_no_animal = Guard(lambda t, f: (f.me, _BOND, ONCE_A_GAME) not in t.used)
ability(
    "bonded_skinchanger",
    UNIT_PLACED,
    by_me & _has_no_animal,
    do(lambda t, f: t.used.append((f.me, _BOND, ONCE_A_GAME))),
    choose(
        1,
        option(
            "bear",
            new_unit("freefolk_bear", edges=NEAR_FRIENDS),
            lasting(
                GAME,
                THE_NEW_UNIT,
                on(UNIT_ACTIVATES, about_the_same, activate_after(ME)),
                on(DESTROYED, about_the_same, take_wounds(ME, wounds_left(ME))),
            ),
        ),
        option("eagle", carry("bonded_eagle", ME, GAME)),
        option("wolf", carry("bonded_wolf", ME, GAME)),
    ),
)
# Varamyr's Eagle. At the start of each round attach this card to one enemy Combat Unit until the
# round ends. The eagle model is only a marker.
carried("varamyrs_eagle", on(ROUND_START, any_, pick(enemy), carry("varamyrs_scout", P1, ROUND)))
_SHADOWCAT, _WOLF_PACK = CARDS.index["freefolk_shadowcat"], CARDS.index["freefolk_wolf_pack"]


def of_varamyr(unit: Ref) -> Guard:
    """Varamyr's unit, the Shadowcat or the Wolf Pack."""
    beasts = Guard(lambda t, f: t.card[unit.unit(t, f)] in (_SHADOWCAT, _WOLF_PACK))
    return beasts | named(unit, "Varamyr Sixskins")


# Varamyr's Scout. Once per turn, when the unit carrying this card maneuvers or marches, one
# friendly Varamyr, Shadowcat or Wolf Pack unit may first shift 2".
carried(
    "varamyrs_scout",
    may_on(
        ACTION_DECLARED, _moves, pick(friend, of_varamyr(IT), ~engaged(IT)), do(_tire), shift(P1, 2)
    ),
)
# Master Skinchanger. 4 wounds. When activated it may first perform 1 Maneuver action. Brings the
# Varamyr's Eagle card into play.
ability("master_skinchanger", UNIT_PLACED, by_me, carry("varamyrs_eagle", ME, GAME))
