"""House Targaryen: abilities of units and attachments. Dragons fly: F38.1-F38.3."""

from throneroom.games.ice_and_fire.content import ABILITIES, TACTICS_CARDS
from throneroom.games.ice_and_fire.factions.missiles import scores, wounds_instead_of_hits
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.texts import MOST_CLAUSES
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ATTACK,
    ATTACK_DICE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    COMBAT,
    COUNT,
    CROWN,
    DECK,
    DECK_OR_DISCARD,
    DEFENSE,
    DEFENSE_DICE_DONE,
    DESTROYED,
    FLIES,
    HAND_LIMIT,
    IMMUNE,
    IT,
    KEYWORDS,
    MANEUVERS,
    ME,
    NO_DEFENSE,
    NO_OBJECTIVES,
    NO_POINTS,
    OTHER,
    P1,
    PANICKED,
    PRECISION,
    RANGE,
    RE_ROLL,
    REFILL,
    RETREATS,
    ROUND_START,
    SHORT,
    SPEND_LOCKED,
    SUBJECT,
    SUNDERING,
    TEST_PASSED,
    TO_HIT,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
    ZONE_CLAIMED,
    Frame,
    Guard,
    ability,
    act,
    action,
    always,
    any_,
    aura,
    by_me,
    choose,
    claimed,
    clear_one,
    counter,
    destroy_this,
    do,
    enemy,
    engaged,
    engaged_with,
    fetch_picked,
    friendly,
    gain,
    has_ability,
    has_any,
    lasting,
    lost_wounds,
    may,
    melee,
    mine,
    near,
    on,
    on_me,
    opponent_controls,
    option,
    order,
    own_action,
    passive,
    pick,
    pick_card,
    put,
    ranks,
    restore,
    roll_d3_count,
    take_from_deck,
    take_wounds,
    when,
    within,
    wounds_left,
)
from throneroom.games.ice_and_fire.wounds import restore_wounds

LONG_INCHES = 12
MOTHER_OF_DRAGONS = (40728, 40729, 40730, 40731)
QUEEN_OF_MEEREEN = (40732, 40733, 40734, 40735)

# Weapons

# Screamer's Arakh. Attack has Sundering.
passive("screamers_arakh", KEYWORDS, SUNDERING)
# Bloodriders' Arakh. Attack has Sundering and Vicious.
passive("bloodriders_arakh", KEYWORDS, SUNDERING | VICIOUS)
# Claw & Blade. Attack has Vicious.
passive("claw_blade", KEYWORDS, VICIOUS)
# Fighter's Armaments. Attack has Precision.
passive("fighters_armaments", KEYWORDS, PRECISION)
# Unsullied Prowess. Attack has Precision and may always re-roll attack dice; opponents may not
# spend this unit's Weakened token while it attacks.
passive("unsullied_prowess", KEYWORDS, PRECISION)
passive("unsullied_prowess", RE_ROLL, ATTACK_DICE)
passive("unsullied_prowess", SPEND_LOCKED, WEAKENED)


# Outrider's Bow. If this unit has not used its Cavalry maneuver this turn, this attack has
# Precision, +1 to hit and long range.
def _activates(t: Battle, f: Frame) -> bool:
    return ("end_activation", f.subject) in t.flow.agenda


_BOW = ABILITIES.index["outriders_bow"]
_has_ridden = Guard(
    lambda t, f: any(row.holder == f.me and row.kit // MOST_CLAUSES == _BOW for row in t.lasting)
)
# The maneuver that an activation begins with is the only free one in it.
ability(
    "outriders_bow",
    ACTION_DECLARED,
    by_me & action("maneuver") & ~own_action & Guard(_activates),
    lasting(TURN, ME),
)
passive("outriders_bow", KEYWORDS, PRECISION, ~_has_ridden)
passive("outriders_bow", TO_HIT, 1, ~_has_ridden)
passive("outriders_bow", RANGE, LONG_INCHES, ~_has_ridden)

# Riders

# Westerosi Rider. 3 wounds. When activated it may first perform 1 Maneuver or Retreat action. While
# Jorah is on the battlefield: tactics hand limit +1, opening hand 4 cards, refill to 4.
may("westerosi_rider", UNIT_ACTIVATES, by_me, act(ME, MANEUVERS | RETREATS))
aura("westerosi_rider", HAND_LIMIT, 1, always)
aura("westerosi_rider", REFILL, 1, always)
# Drogo's Bloodriders. Cannot become Weakened. Each model has 3 wounds. When activated the unit may
# first perform 1 Maneuver action.
passive("drogos_bloodriders", IMMUNE, WEAKENED)
may("drogos_bloodriders", UNIT_ACTIVATES, by_me & ~engaged(ME), act(ME, MANEUVERS))
# Bloodrider. Cannot become Weakened.
passive("bloodrider", IMMUNE, WEAKENED)
# Hrakkars & Tamers. 6 wounds. When activated it may first perform 1 Maneuver action.
may("hrakkars_tamers", UNIT_ACTIVATES, by_me & ~engaged(ME), act(ME, MANEUVERS))

# Unsullied

# Combat Mastery: Resolve. While no opponent controls the Combat zone this unit restores 1 wound on
# each passed morale test.
ability("combat_mastery_resolve", TEST_PASSED, by_me & ~opponent_controls(COMBAT), restore(ME, 1))
# Combat Mastery: Defense. While no opponent controls the Combat zone, enemies engaged with this
# unit have -1 to hit.
aura("combat_mastery_defense", TO_HIT, -1, engaged_with(ME, IT) & ~opponent_controls(COMBAT))

# Dragons

# Juvenile Dragon. 8 wounds. Ignores units and terrain while maneuvering and marching. When
# activated it may first perform 1 Maneuver action.
passive("juvenile_dragon", FLIES)
may("juvenile_dragon", UNIT_ACTIVATES, by_me & ~engaged(ME), act(ME, MANEUVERS))

# Black, Golden and Jade Fire. Attack has Vicious. Its hits cannot be blocked: if it scores at least
# one hit, no defense dice are rolled; the defender takes D3 wounds plus 1 per its remaining rank,
# and one enemy within short range of the defender becomes Panicked, Vulnerable or Weakened.
_PROMISE = TACTICS_CARDS.index["40730"]
_MOST_OF_D3 = 3


def _is_promised(t: Battle, f: Frame) -> bool:
    """Whether Promise Of Fire of the dragon's side is attached to the defender."""
    return any(
        row.card == _PROMISE and row.holder == f.other and t.side[row.seat] == t.side[f.seat]
        for row in t.lasting
    )


def _count_promised(t: Battle, f: Frame) -> None:
    f.count = _MOST_OF_D3


for _fire, _token in (
    ("black_fire", PANICKED),
    ("golden_fire", VULNERABLE),
    ("jade_fire", WEAKENED),
):
    passive(_fire, KEYWORDS, VICIOUS)
    passive(_fire, NO_DEFENSE)
    ability(
        _fire,
        DEFENSE_DICE_DONE,
        by_me & scores,
        when(Guard(_is_promised), do(_count_promised), otherwise=[roll_d3_count()]),
        *wounds_instead_of_hits(COUNT + ranks(OTHER)),
        pick(enemy, within(SHORT, OTHER, IT)),
        gain(P1, _token),
    )

# Others

# Untrained Masses. 6 wounds. Cannot control objectives and grants no victory points. Destroyed at
# the start of a round if no friendly unit lacking this ability is within short range (F38.4).
_trained = (friendly(IT), ~has_ability(IT, "untrained_masses"))
passive("untrained_masses", NO_OBJECTIVES)
passive("untrained_masses", NO_POINTS)
ability(
    "untrained_masses", ROUND_START, ~near(ME, SHORT, *_trained), take_wounds(ME, wounds_left(ME))
)
# Order: Pit Fighter Rage. Before melee attack dice the defender becomes Vulnerable, Panicked and
# Weakened; after the attack this unit takes 2 wounds.
order(
    "order_pit_fighter_rage",
    ATTACK_DICE_NEXT,
    by_me & melee,
    gain(OTHER, VULNERABLE, PANICKED, WEAKENED),
    lasting(ATTACK, ME, on(ATTACK_DONE, by_me, take_wounds(ME, 2))),
)

# Attachments

# Whatever May Come. When an enemy attacks this unit in melee, before dice, you may destroy Jorah to
# make that enemy Vulnerable and Weakened.
may(
    "whatever_may_come",
    ATTACK_DICE_NEXT,
    on_me & melee,
    destroy_this(),
    gain(SUBJECT, VULNERABLE, WEAKENED),
)
# Mother of Dragons. Once per game, at the start of any turn, take one of Daenerys' commander cards
# from your deck or discard pile into hand; shuffle the deck.
may(
    "mother_of_dragons",
    TURN_START,
    any_,
    pick_card(DECK_OR_DISCARD, *MOTHER_OF_DRAGONS),
    fetch_picked(),
)
# The Rightful Queen. When a friendly NCU claims the Crown zone its effect may be replaced by: take
# one of Daenerys' commander cards from your deck into hand; shuffle the deck.
may(
    "the_rightful_queen",
    ZONE_CLAIMED,
    mine & claimed(CROWN),
    pick_card(DECK, *QUEEN_OF_MEEREEN),
    take_from_deck(),
    replaces=True,
)


# Maegi's Healing. On each activation roll a D3. On 3 this unit takes 1 wound; on 1 choose one
# option and on 2 choose two (repeats allowed): restore 1 wound; remove a condition token.
def _mend(t: Battle, f: Frame) -> None:
    restore_wounds(t, f.me, 1)


_heals = choose(
    1,
    option("restore", do(_mend), possible=lost_wounds(ME) > 0),
    option("token_leaves", clear_one(ME), possible=has_any(ME)),
)
ability(
    "maegis_healing",
    UNIT_ACTIVATES,
    by_me,
    roll_d3_count(),
    when(COUNT == 3, take_wounds(ME, 1), otherwise=[_heals, when(COUNT == 2, _heals)]),
)
# Unfaltering Conviction. Put 1 Order token on Marselen each time a friendly Combat Unit is
# destroyed. With 2 or more: this unit's attacks have +1 to hit; with 3 or more: also +1 to defense
# rolls.
ability("unfaltering_conviction", DESTROYED, mine, put(1))
passive("unfaltering_conviction", TO_HIT, 1, counter >= 2)
passive("unfaltering_conviction", DEFENSE, 1, counter >= 3)
