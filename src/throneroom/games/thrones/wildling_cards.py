"""T29.21-T29.29: the nine wildling cards, each with its three outcomes.

`PENALTIES[card](t, lowest)` does what the wildlings' victory brings to the lowest bidder and to
everyone else who bid; `REWARDS[card](t, highest)` what the Night's Watch's brings to the highest.
"""

from collections.abc import Callable
from typing import Any, Final

from throneroom.games.thrones.content import (
    AREAS,
    CARD_STRENGTH,
    CARDS,
    FIEFDOMS,
    FOOTMAN,
    HOUSES,
    KINGS_COURT,
    KNIGHT,
    MOST_SUPPLY,
    STRUCTURE_MASK,
    TRACKS,
    WILDLINGS,
)
from throneroom.games.thrones.control import destroy_unit
from throneroom.games.thrones.influence import (
    move_to_first,
    move_to_last,
    move_to_position,
    throne_holder,
    turn_order,
)
from throneroom.games.thrones.mustering import replace_unit
from throneroom.games.thrones.state import (
    Table,
    count,
    discard_power,
    gain_power,
    in_play,
    in_stock,
    size,
    standing,
)
from throneroom.games.thrones.supply import check_own_unit, move_supply, units_to_destroy
from throneroom.games.thrones.wildling_deck import drawn_wildling
from throneroom.kernel import Action, Illegal, Question, bits

ANYWHERE: Final = -1
_PREEMPTIVE_STRENGTH: Final = 6


def _others(t: Table, lowest: int) -> list[int]:
    """Everyone else who took part in this bidding, in turn order. T29.11, TR29.5"""
    return [house for house in turn_order(t) if t.bids[house] >= 0 and house != lowest]


def _push_in_turn(t: Table, step: str, lowest: int, heavy: int, light: int) -> None:
    """The lowest bidder goes first, then the others in turn order. T29.10, T29.11"""
    for house in reversed(_others(t, lowest)):
        t.flow.push(step, house, light)
    t.flow.push(step, lowest, heavy)


def silence(t: Table, house: int) -> None:
    """Silence at the Wall: nothing. T29.21"""


# A King Beyond the Wall (T29.22).


def king_penalty(t: Table, lowest: int) -> None:
    """Lowest: last on all three tracks; the others fall on one of two tracks. T29.22"""
    for track in range(3):
        move_to_last(t, lowest, track)
    for house in reversed(_others(t, lowest)):
        t.flow.push("fall_on_track", house)


def fall_on_track(t: Table, house: int) -> None:
    """Step: T29.22"""
    t.flow.ask("fall_on_track", (t.seats[house],), (FIEFDOMS, KINGS_COURT))


def king_reward(t: Table, highest: int) -> None:
    """Position 1 of a track of his choice. T29.22"""
    t.flow.ask("rise_on_track", (t.seats[highest],), (0, 1, 2))


def _legal_track(t: Table, seat: int) -> list[Action]:
    return [("track", track) for track in t.flow.args[0]]


def _check_track(t: Table, seat: int, action: Action) -> None:
    if action[1] not in t.flow.args[0]:
        rule = "TR29.8" if t.flow.kind == "lower_track" else "T29.22"
        raise Illegal(rule, "thrones-track-not-offered", track=TRACKS.ids[action[1]])


def _take_fall(t: Table, seat: int, action: Action) -> None:
    move_to_last(t, t.houses[seat], action[1])


def _take_rise(t: Table, seat: int, action: Action) -> None:
    move_to_first(t, t.houses[seat], action[1])


# Crow Killers (T29.23).


def crow_penalty(t: Table, lowest: int) -> None:
    """Lowest: all his Knights; others: two Knights of their choice. T29.23"""
    _push_in_turn(t, "demote_knights", lowest, in_play(t, lowest, KNIGHT), 2)


def demote_knights(t: Table, house: int, number: int) -> None:
    """Step: Knights become Footmen as long as there are any, then they are lost. T29.23, TR29.11"""
    knights = in_play(t, house, KNIGHT)
    stock = in_stock(t, house, FOOTMAN)
    if not number or not knights:
        return
    if number < knights or 0 < stock < knights:
        t.flow.ask("demote_knight", (t.seats[house],), min(number, knights))
        return
    # Nothing is left to choose: every Knight meets the same fate.
    area = _areas_with(t, house, KNIGHT)[0]
    t.flow.push("demote_knights", house, number - 1)
    _demote(t, house, area)


def _demote(t: Table, house: int, area: int) -> None:
    """One Knight is replaced by an available Footman, else destroyed. T29.23, TR1.1"""
    if in_stock(t, house, FOOTMAN):
        replace_unit(t, house, area, KNIGHT, FOOTMAN, not standing(t.units[area], KNIGHT))
    else:
        destroy_unit(t, area, KNIGHT)


def _areas_with(t: Table, house: int, kind: int) -> list[int]:
    return [area for area in bits(t.occupied[house]) if count(t.units[area], kind)]


def _legal_demote(t: Table, seat: int) -> list[Action]:
    return [("demote", area) for area in _areas_with(t, t.houses[seat], KNIGHT)]


def _check_demote(t: Table, seat: int, action: Action) -> None:
    if action[1] not in _areas_with(t, t.houses[seat], KNIGHT):
        raise Illegal("T29.23", "thrones-no-knight-there", area=AREAS.ids[action[1]])


def _take_demote(t: Table, seat: int, action: Action) -> None:
    house = t.houses[seat]
    t.flow.push("demote_knights", house, t.flow.args[0] - 1)
    _demote(t, house, action[1])


def crow_reward(t: Table, highest: int) -> None:
    """Up to two Footmen become Knights. T29.23"""
    t.flow.push("promote_footmen", highest, 2)


def promote_footmen(t: Table, house: int, number: int) -> None:
    """Step: T29.23, TR1.1"""
    if number and in_stock(t, house, KNIGHT) and in_play(t, house, FOOTMAN):
        t.flow.ask("promote_footman", (t.seats[house],), number)


def _legal_promote(t: Table, seat: int) -> list[Action]:
    return [*(("promote", area) for area in _areas_with(t, t.houses[seat], FOOTMAN)), ("done",)]


def _check_promote(t: Table, seat: int, action: Action) -> None:
    if action[0] == "promote" and action[1] not in _areas_with(t, t.houses[seat], FOOTMAN):
        raise Illegal("T29.23", "thrones-no-footman-here", area=AREAS.ids[action[1]])


def _take_promote(t: Table, seat: int, action: Action) -> None:
    if action[0] == "done":
        return
    house = t.houses[seat]
    t.flow.push("promote_footmen", house, t.flow.args[0] - 1)
    replace_unit(t, house, action[1], FOOTMAN, KNIGHT, not standing(t.units[action[1]], FOOTMAN))


# Mammoth Riders (T29.24) and every other loss of units.


def mammoth_penalty(t: Table, lowest: int) -> None:
    """Lowest: three units; others: two. T29.24"""
    for house in reversed(_others(t, lowest)):
        t.flow.push("lose_units", house, 2, ANYWHERE)
    t.flow.push("lose_units", lowest, 3, ANYWHERE)


def lose_units(t: Table, house: int, number: int, where: int) -> None:
    """Step: a House destroys units of its choice, in one area or anywhere. TR29.3, TR29.4"""
    areas = bits(t.occupied[house]) if where == ANYWHERE else [where]
    units = sum(size(t.units[area]) for area in areas)
    if not number or not units:
        return
    if units > number:
        t.flow.ask("lose_unit", (t.seats[house],), number, where)
        return
    area = next(area for area in areas if t.units[area])
    kind = next(kind for kind in range(4) if count(t.units[area], kind))
    t.flow.push("lose_units", house, number - 1, where)
    destroy_unit(t, area, kind)


def _losable(t: Table, house: int) -> list[int]:
    where = t.flow.args[1]
    if where != ANYWHERE:
        return [where]
    if t.flow.kind == "lose_in_structure":
        return _strong_armies(t, house)
    return list(bits(t.occupied[house]))


def _legal_lose(t: Table, seat: int) -> list[Action]:
    return units_to_destroy(t, _losable(t, t.houses[seat]))


def _check_lose(t: Table, seat: int, action: Action) -> None:
    house = t.houses[seat]
    check_own_unit(t, house, action, "TR29.3")
    if action[1] not in _losable(t, house):
        raise Illegal("TR29.10", "thrones-lose-in-structure", area=AREAS.ids[action[1]])


def _take_lose(t: Table, seat: int, action: Action) -> None:
    house = t.houses[seat]
    number, where = t.flow.args
    if t.flow.kind == "lose_in_structure":
        where = action[1]
    t.flow.push("lose_units", house, number - 1, where)
    destroy_unit(t, action[1], action[2])


def mammoth_reward(t: Table, highest: int) -> None:
    """May take one card back from his discard pile. T29.24"""
    if t.discards[highest]:
        t.flow.ask("take_card_back", (t.seats[highest],))


def _cards(house: int, places: int) -> list[Action]:
    return [("card", 7 * house + place) for place in bits(places)]


def _legal_take_card(t: Table, seat: int) -> list[Action]:
    house = t.houses[seat]
    return [*_cards(house, t.discards[house]), ("pass",)]


def _check_take_card(t: Table, seat: int, action: Action) -> None:
    house = t.houses[seat]
    if action[0] == "card" and action not in _cards(house, t.discards[house]):
        raise Illegal("T29.24", "thrones-card-not-discarded", card=CARDS.ids[action[1]])


def _take_take_card(t: Table, seat: int, action: Action) -> None:
    if action[0] == "card":
        house = t.houses[seat]
        _move_cards(t, house, 1 << action[1] - 7 * house, to_hand=True)


def _move_cards(t: Table, house: int, places: int, to_hand: bool) -> None:
    """House cards go from the discard pile to the hand, or the other way."""
    if to_hand:
        t.discards[house] &= ~places
        t.hands[house] |= places
    else:
        t.hands[house] &= ~places
        t.discards[house] |= places
    cards = tuple(7 * house + place for place in bits(places))
    t.flow.emit("cards_back" if to_hand else "cards_discarded", house, cards)


# Massing on the Milkwater (T29.25).


def milkwater_penalty(t: Table, lowest: int) -> None:
    """Lowest: all cards of the highest strength, unless that is all of them. T29.25, TR29.6"""
    hand = bits(t.hands[lowest])
    strengths = [CARD_STRENGTH[7 * lowest + place] for place in hand]
    best = max(strengths, default=0)
    places = sum(
        1 << place for place, strength in zip(hand, strengths, strict=True) if strength == best
    )
    if places != t.hands[lowest]:
        _move_cards(t, lowest, places, to_hand=False)
    for house in reversed(_others(t, lowest)):
        t.flow.push("discard_house_card", house)


def discard_house_card(t: Table, house: int) -> None:
    """Step: others discard one card of their choice if they hold more than one. T29.25"""
    if t.hands[house].bit_count() > 1:
        t.flow.ask("discard_house_card", (t.seats[house],))


def _legal_discard(t: Table, seat: int) -> list[Action]:
    house = t.houses[seat]
    return _cards(house, t.hands[house])


def _check_discard(t: Table, seat: int, action: Action) -> None:
    if action not in _legal_discard(t, seat):
        raise Illegal("T29.25", "thrones-card-not-in-hand", card=CARDS.ids[action[1]])


def _take_discard(t: Table, seat: int, action: Action) -> None:
    house = t.houses[seat]
    _move_cards(t, house, 1 << action[1] - 7 * house, to_hand=False)


def milkwater_reward(t: Table, highest: int) -> None:
    """Takes the whole discard pile back. T29.25"""
    if t.discards[highest]:
        _move_cards(t, highest, t.discards[highest], to_hand=True)


# Preemptive Raid (T29.26).


def preemptive_penalty(t: Table, lowest: int) -> None:
    """Lowest: two units, or two positions down on his highest track. T29.26"""
    t.flow.ask("preemptive_raid", (t.seats[lowest],))


def _legal_preemptive(t: Table, seat: int) -> list[Action]:
    return [("lose_units",), ("lose_influence",)]


def _check_preemptive(t: Table, seat: int, action: Action) -> None:
    """Both are always allowed, even if one changes nothing. TR29.8"""


def _take_preemptive(t: Table, seat: int, action: Action) -> None:
    house = t.houses[seat]
    if action[0] == "lose_units":
        t.flow.push("lose_units", house, 2, ANYWHERE)
    else:
        t.flow.push("lose_influence", house)


def lose_influence(t: Table, house: int) -> None:
    """Step: ties between his own highest tracks are for the Iron Throne. T9.6, T29.26, TR29.8"""
    places = [track.index(house) for track in t.tracks]
    best = tuple(track for track in range(3) if places[track] == min(places))
    if len(best) > 1:
        t.flow.ask("lower_track", (t.seats[throne_holder(t)],), best, house)
    else:
        _lower(t, house, best[0])


def _lower(t: Table, house: int, track: int) -> None:
    """TR28.1: not below the last position."""
    move_to_position(t, house, track, t.tracks[track].index(house) + 2)


def _take_lower(t: Table, seat: int, action: Action) -> None:
    _lower(t, t.flow.args[1], action[1])


def preemptive_reward(t: Table, highest: int) -> None:
    """The wildlings attack again with strength 6, without him. T29.26, TR29.7"""
    t.flow.push("wildling_attack", _PREEMPTIVE_STRENGTH, highest)


# Rattleshirt's Raiders (T29.27).


def rattleshirt_penalty(t: Table, lowest: int) -> None:
    """Supply falls by two and by one; all tokens move before armies are cut. T29.27, TR29.9"""
    bidders = [house for house in turn_order(t) if t.bids[house] >= 0]
    for house in bidders:
        loss = 2 if house == lowest else 1
        move_supply(t, house, max(0, t.supply[house] - loss))
    for house in reversed(bidders):
        t.flow.push("reduce_armies", house)


def rattleshirt_reward(t: Table, highest: int) -> None:
    """Supply rises by one. T29.27"""
    move_supply(t, highest, min(MOST_SUPPLY, t.supply[highest] + 1))


# Skinchanger Scout (T29.28).


def skinchanger_penalty(t: Table, lowest: int) -> None:
    """Lowest: all available Power; others: two, or what they have. T29.28, TR29.12"""
    t.flow.emit("power_lost", lowest, discard_power(t, lowest, t.power[lowest]))
    for house in _others(t, lowest):
        t.flow.emit("power_lost", house, discard_power(t, house, 2))


def skinchanger_reward(t: Table, highest: int) -> None:
    """He gets back what he bid. T29.28"""
    t.flow.emit("power_gained", highest, gain_power(t, highest, t.bids[highest]))


# The Horde Descends (T29.29).


def horde_penalty(t: Table, lowest: int) -> None:
    """Lowest: two units in one area with a structure, if he can; others: one. T29.29"""
    for house in reversed(_others(t, lowest)):
        t.flow.push("lose_units", house, 1, ANYWHERE)
    if _strong_armies(t, lowest):
        t.flow.ask("lose_in_structure", (t.seats[lowest],), 2, ANYWHERE)
    else:
        t.flow.push("lose_units", lowest, 2, ANYWHERE)


def _strong_armies(t: Table, house: int) -> list[int]:
    """Areas with a structure where he has two units; its port is another area. TR29.10"""
    return [a for a in bits(t.occupied[house] & STRUCTURE_MASK) if size(t.units[a]) > 1]


def horde_reward(t: Table, highest: int) -> None:
    """May muster in one area with a structure. T29.29"""
    t.flow.push("muster_in_one", highest)


_Effect = Callable[[Table, int], None]
_BY_NAME: Final[dict[str, tuple[_Effect, _Effect]]] = {
    "silence_at_the_wall": (silence, silence),
    "a_king_beyond_the_wall": (king_penalty, king_reward),
    "crow_killers": (crow_penalty, crow_reward),
    "mammoth_riders": (mammoth_penalty, mammoth_reward),
    "massing_on_the_milkwater": (milkwater_penalty, milkwater_reward),
    "preemptive_raid": (preemptive_penalty, preemptive_reward),
    "rattleshirts_raiders": (rattleshirt_penalty, rattleshirt_reward),
    "skinchanger_scout": (skinchanger_penalty, skinchanger_reward),
    "the_horde_descends": (horde_penalty, horde_reward),
}
PENALTIES: Final = tuple(_BY_NAME[name][0] for name in WILDLINGS.ids)
REWARDS: Final = tuple(_BY_NAME[name][1] for name in WILDLINGS.ids)


def _no_card(t: Table, seat: int) -> Action:
    return ("pass",)


def _context(t: Table, seat: int) -> dict[str, Any]:
    return {"wildling": drawn_wildling(t)}


def _context_number(t: Table, seat: int) -> dict[str, Any]:
    """How many are still to be lost, demoted or promoted."""
    return {"wildling": drawn_wildling(t), "number": t.flow.args[0]}


def _context_lower(t: Table, seat: int) -> dict[str, Any]:
    return {"wildling": drawn_wildling(t), "house": HOUSES.ids[t.flow.args[1]]}


STEPS: Final[dict[str, Callable[..., None]]] = {
    "fall_on_track": fall_on_track,
    "demote_knights": demote_knights,
    "promote_footmen": promote_footmen,
    "lose_units": lose_units,
    "discard_house_card": discard_house_card,
    "lose_influence": lose_influence,
}
_TRACK: Final = frozenset({"track"})
_DESTROY: Final = frozenset({"destroy"})
QUESTIONS: Final = {
    "fall_on_track": Question(_TRACK, _legal_track, _check_track, _take_fall, context=_context),
    "rise_on_track": Question(_TRACK, _legal_track, _check_track, _take_rise, context=_context),
    "lower_track": Question(
        _TRACK, _legal_track, _check_track, _take_lower, context=_context_lower
    ),
    "demote_knight": Question(
        frozenset({"demote"}), _legal_demote, _check_demote, _take_demote, context=_context_number
    ),
    "promote_footman": Question(
        frozenset({"promote", "done"}),
        _legal_promote,
        _check_promote,
        _take_promote,
        context=_context_number,
    ),
    "lose_unit": Question(_DESTROY, _legal_lose, _check_lose, _take_lose, context=_context_number),
    "lose_in_structure": Question(
        _DESTROY, _legal_lose, _check_lose, _take_lose, context=_context_number
    ),
    "take_card_back": Question(
        frozenset({"card", "pass"}),
        _legal_take_card,
        _check_take_card,
        _take_take_card,
        timeout=_no_card,
        context=_context,
    ),
    "discard_house_card": Question(
        frozenset({"card"}), _legal_discard, _check_discard, _take_discard, context=_context
    ),
    "preemptive_raid": Question(
        frozenset({"lose_units", "lose_influence"}),
        _legal_preemptive,
        _check_preemptive,
        _take_preemptive,
        context=_context,
    ),
}
