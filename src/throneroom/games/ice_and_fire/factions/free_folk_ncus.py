"""Free Folk: NCUs."""

from throneroom.games.ice_and_fire.board import is_using_claim
from throneroom.games.ice_and_fire.frames import FIRST_NCU_HOLDER
from throneroom.games.ice_and_fire.programs import opponent_of, take_away
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.vocabulary import (
    BARRED,
    COUNT,
    CROWN,
    DECK_OR_DISCARD,
    DISORDERLY,
    HINDERING,
    INFANTRY,
    IT,
    KEYWORDS,
    MANEUVERS,
    ME,
    MORALE,
    NCU_ACTIVATES,
    ONCE_A_GAME,
    OWN_INFLUENCE,
    OWN_ZONES,
    P1,
    PANIC_WOUNDS,
    RANK_SHIFT,
    RETREATS,
    ROUGH,
    ROUND,
    ROUND_START,
    SPEED,
    SUBJECT,
    SUNDERING,
    TACTICS,
    TERRAIN_IGNORED,
    TURN_START,
    UNIT_ACTIVATES,
    WEAKENED,
    WEALTH,
    ZONE_CLAIMED,
    ZONE_TARGET,
    Frame,
    Guard,
    ability,
    act,
    any_,
    bearer,
    by_me,
    by_this_ncu,
    choose,
    claimed,
    do,
    draw,
    enemy,
    enemys,
    engaged_with,
    fetch_picked,
    friend,
    friendly,
    gain,
    give,
    hostile,
    influence,
    kind,
    lose_abilities,
    may,
    may_on,
    melee,
    option,
    pick,
    pick_card,
    ranks,
    restore,
    take_hits,
)

# 30301 Val: Lady of the Wilds. When Val claims a zone its effect may be replaced by: one friendly
# Combat Unit performs 1 Maneuver or Retreat action.
may(
    "ncu_30301_lady_of_the_wilds",
    ZONE_CLAIMED,
    by_this_ncu,
    pick(friend),
    act(P1, MANEUVERS | RETREATS),
    replaces=True,
)

# 30302 Mance: Skillful Preparations. Influence. Each time the influenced unit activates, or is
# targeted by a tactics zone (before its effect), you may draw 1 tactics card.
influence(
    "ncu_30302_skillful_preparations",
    any_,
    may_on(UNIT_ACTIVATES, by_me, draw(1)),
    may_on(ZONE_TARGET, by_me, draw(1)),
)

# 30303 Craster: Refuge and Supplies. Once per game, at the start of any turn, one friendly infantry
# unit may restore 2 wounds. When Craster claims a zone its effect may be replaced by: draw 1
# tactics card and one friendly infantry unit restores 2 wounds.
may(
    "ncu_30303_refuge_and_supplies",
    TURN_START,
    any_,
    pick(friend, kind(IT, INFANTRY)),
    restore(P1, 2),
    once=ONCE_A_GAME,
)
may(
    "ncu_30303_refuge_and_supplies",
    ZONE_CLAIMED,
    by_this_ncu,
    pick(friend, kind(IT, INFANTRY)),
    draw(1),
    restore(P1, 2),
    replaces=True,
    once=0,
)

# 30304 Styr: Fury of the Thenns. Influence (friendly). The unit's melee attacks have Sundering and
# it counts one more rank for attack dice.
influence(
    "ncu_30304_fury_of_the_thenns",
    friend,
    give(KEYWORDS, SUNDERING, melee),
    give(RANK_SHIFT, 1),
)

# 30305 Ygritte: Spearwife's Guile. Influence. Friendly unit: +1 Speed and ignores Hindering and
# Rough. Enemy unit: -1 Speed and its charges are disorderly on a distance roll of 1 or 2.
influence(
    "ncu_30305_spearwifes_guile",
    any_,
    give(SPEED, 1, friendly(ME)),
    give(TERRAIN_IGNORED, HINDERING | ROUGH, friendly(ME)),
    give(SPEED, -1, hostile(ME)),
    give(DISORDERLY, 2, hostile(ME)),
)

# 30306 Dalla: Spearwife Council. When Dalla claims: Crown - one enemy becomes Weakened; Wealth -
# instead of removing a condition token, one enemy engaged with the healed unit takes 1 hit plus 1
# per that unit's remaining rank; Tactics - instead of drawing, look at the top 2 cards of the
# opponent's deck, you may discard one, and return the rest on top.
_COUNCIL = "ncu_30306_spearwife_council"
_WEALTH_WOUNDS = 3  # F15.6
ability(_COUNCIL, ZONE_CLAIMED, by_this_ncu & claimed(CROWN), pick(enemy), gain(P1, WEAKENED))


def _leave_zone_out(t: Battle, f: Frame) -> None:
    take_away(t, "zone_effect")


_is_hers = Guard(lambda t, f: is_using_claim(t, f.me - FIRST_NCU_HOLDER, f.number))
may(
    _COUNCIL,
    ZONE_TARGET,
    claimed(WEALTH) & _is_hers,
    pick(enemy, engaged_with(SUBJECT, IT)),
    do(_leave_zone_out),
    restore(SUBJECT, _WEALTH_WOUNDS),
    take_hits(P1, 1 + ranks(SUBJECT)),
)


def _peek(t: Battle, f: Frame) -> None:
    """The top two, the first of them on top; how many there are is COUNT."""
    other = opponent_of(t, f)
    top = t.deck[other][-2:][::-1]
    f.count = len(top)
    t.flow.whisper((f.seat,), "peeked", (f.seat, other), (top,))


def _discard_top(t: Battle, f: Frame, place: int) -> None:
    """A card from the top of the opponent's deck goes to the discard pile."""
    other = opponent_of(t, f)
    deck = list(t.deck[other])
    card = deck.pop(-place)
    t.deck[other] = tuple(deck)
    t.discard[other] = (*t.discard[other], card)
    t.flow.emit("discarded", other, card)


def _put_token(t: Battle, f: Frame) -> None:
    t.flow.push("tactics_token", f.seat)


may(
    _COUNCIL,
    ZONE_CLAIMED,
    by_this_ncu & claimed(TACTICS),
    do(_peek),
    choose(
        COUNT.at_most(1),
        option("top_card", do(lambda t, f: _discard_top(t, f, 1))),
        option("second_card", do(lambda t, f: _discard_top(t, f, 2)), possible=COUNT == 2),
        option("neither"),
    ),
    do(_put_token),
    replaces=True,
)

# 30307 Mance: Disrupt Communication. Influence (enemy). The opponent may not target that unit with
# tactics zones or Influence.
influence("ncu_30307_disrupt_communication", enemy, give(BARRED, OWN_ZONES | OWN_INFLUENCE))
# Intrigue and Subterfuge. Once per game, when an enemy NCU activates it loses all abilities until
# the round ends.
may(
    "ncu_30307_intrigue_and_subterfuge",
    NCU_ACTIVATES,
    enemys,
    lose_abilities(bearer(SUBJECT), ROUND),
)

# 30308 Jon: Northern Resilience. Influence: +1 to morale test rolls and 1 wound less from failed
# panic tests.
influence("ncu_30308_northern_resilience", any_, give(MORALE, 1), give(PANIC_WOUNDS, -1))
# Southern Discipline. Once per game, at the start of a round, take a Coordination Tactics or
# Regroup and Reform from deck or discard pile into hand; shuffle the deck.
may(
    "ncu_30308_southern_discipline",
    ROUND_START,
    any_,
    pick_card(DECK_OR_DISCARD, 40301, 40302),
    fetch_picked(),
)
