"""I21.2-I21.5 What a seat does not know, drawn anew from all that is consistent with what it knows.

Knowledge that has become a matter of "one of these places" (a random card has left a hand in which
the seat knew one) is dropped when that happens, so imagined tables may be a little more varied than
the truth allows; they never show anything the seat has not seen.
"""

from typing import Any

from throneroom.games.iron_throne.content import AFTER_HOSTAGE_TAKEN, CARD_HOUSE
from throneroom.games.iron_throne.encounter import is_higher
from throneroom.games.iron_throne.state import Table
from throneroom.kernel import Action, Chance


class _Zone:
    """The hidden cards of one place: what lay there, and what is imagined there instead.

    Cards that waiting windows mention (a hostage just taken) come first, in the order in which they
    are mentioned: the seat knows that there is such a card, though not which it is.
    """

    __slots__ = ("kept", "old", "new", "masks")

    def __init__(self, t: Table, seat: int, cards: list[int], mentioned: list[int]) -> None:
        bit = 1 << seat
        known = t.known
        self.kept = sorted([card for card in cards if known[card] & bit])
        self.old = [card for card in cards if not known[card] & bit]
        if mentioned:
            first = [card for card in mentioned if card in self.old]
            self.old = first + [card for card in self.old if card not in mentioned]
        self.new: list[int] = []
        self.masks = sorted([known[card] for card in cards])  # who knows which of them


def imagine(t: Table, seat: int, chance: Chance) -> Table:
    """A table like this one to the seat's eyes, with everything hidden from it drawn anew."""
    new = t.copy()
    new.flow.chance = chance
    if t.turn == 0:
        _imagine_leaders(new, seat, chance)
        return new
    face_down = [_pick_up(new, who) for who in range(t.seats) if who != seat]
    mentioned = _mentioned(new)
    zones: list[_Zone] = []
    for who in range(t.seats):
        zones += _imagine_house(new, who, seat, mentioned, chance)
    for who, peeked_card in (found for found in face_down if found is not None):
        _lay_down(new, who, seat, peeked_card, chance)
    _imagine_events(new, seat, chance)
    if new.flow.answers:
        _imagine_answers(new, seat, chance)
    if mentioned:
        _replace_mentions(new, zones)
    _imagine_seen(new, seat, chance)
    if seat not in new.flow.asked:  # I19.11: an offer in the making is its maker's secret
        new.draft = [0] * 6
        new.drafted = 0
    return new


def _imagine_leaders(t: Table, seat: int, chance: Chance) -> None:  # I2.13
    """Before the reveal: two sheets for everybody else, and a choice for those who have made it."""
    for who in range(t.seats):
        if who != seat and t.sheets_drawn[who]:
            sheets = list(range(t.house[who] * 5, t.house[who] * 5 + 5))
            chance.shuffle(sheets)
            t.sheets_drawn[who] = tuple(sheets[:2])
    t.flow.answers = tuple(
        answer
        if answer is None or who == seat
        else ("leader", t.sheets_drawn[who][chance.below(2)])
        for who, answer in zip(t.flow.asked, t.flow.answers, strict=False)
    )


def _pick_up(t: Table, who: int) -> tuple[int, int] | None:
    """Take a face-down card back to the hand: it is hidden together with the hand."""
    card = t.encounter_card[who]
    if card < 0 or t.face_up >> who & 1:
        return None
    t.hand[who].append(card)
    return who, card


def _lay_down(t: Table, who: int, seat: int, card: int, chance: Chance) -> None:
    """Choose a face-down card from the imagined hand; one that the seat peeked at stays."""
    hand = t.hand[who]
    if not t.peeked[who] >> seat & 1:
        card = sorted(hand)[chance.below(len(hand))]
    hand.remove(card)
    t.encounter_card[who] = card


def _imagine_house(
    t: Table, owner: int, seat: int, mentioned: list[int], chance: Chance
) -> list[_Zone]:
    """All cards of one house that the seat cannot place, redistributed over their zones."""
    house = t.house[owner]
    zones = [_Zone(t, seat, t.deck[owner], mentioned)]
    if owner != seat:
        zones.append(_Zone(t, seat, t.hand[owner], mentioned))
    holders = [holder for holder in range(t.seats) if holder not in (seat, owner)]
    for holder in holders:
        held = [card for card in t.hostages[holder] if CARD_HOUSE[card] == house]
        zones.append(_Zone(t, seat, held, mentioned))
    pool: list[int] = []
    for zone in zones:
        pool += zone.old
    pool.sort()
    chance.shuffle(pool)
    if owner != seat and t.flow.kind == "choose_replacement_card" and owner in t.flow.asked:
        _imagine_higher_card(t, owner, zones, pool, chance)
    start = 0
    for zone in zones:
        zone.new = pool[start : start + len(zone.old)]
        start += len(zone.old)
        _imagine_knowledge(t, seat, zone.kept, zone.new, zone.masks, chance)
    t.deck[owner] = zones[0].kept + zones[0].new
    if owner != seat:
        t.hand[owner] = zones[1].kept + zones[1].new
    else:
        own = sorted(t.hand[seat])
        _imagine_knowledge(t, seat, own, [], [t.known[card] for card in own], chance)
    for i, holder in enumerate(holders, len(zones) - len(holders)):
        others = [c for c in t.hostages[holder] if CARD_HOUSE[c] != house]
        t.hostages[holder] = others + zones[i].kept + zones[i].new
    return zones


def _imagine_higher_card(
    t: Table, owner: int, zones: list[_Zone], pool: list[int], chance: Chance
) -> None:
    """A player who is asked for a higher card holds one, as everybody has seen. [IR35]"""
    start = len(zones[0].old)
    hand = pool[start : start + len(zones[1].old)]
    value = t.card_value[owner]
    if any(is_higher(card, value) for card in zones[1].kept + hand):
        return
    higher = [i for i, card in enumerate(pool) if is_higher(card, value)]
    i = higher[chance.below(len(higher))]
    j = start + chance.below(len(hand))
    pool[i], pool[j] = pool[j], pool[i]


def _imagine_knowledge(
    t: Table, seat: int, kept: list[int], new: list[int], masks: list[int], chance: Chance
) -> None:
    """Which of the cards of one place the other seats know is hidden too, but everybody knows which
    ones everybody knows."""
    known = t.known
    bit = 1 << seat
    everybody = (1 << t.seats) - 1
    kept = [card for card in kept if known[card] != everybody]
    masks = sorted([mask & ~bit for mask in masks if mask != everybody])
    if masks and masks[0] != masks[-1]:
        chance.shuffle(masks)
        all_others = everybody & ~bit
        for i in range(len(kept)):
            if masks[i] == all_others:  # then everybody would know the card
                j = next(j for j in range(len(kept), len(masks)) if masks[j] != all_others)
                masks[i], masks[j] = masks[j], masks[i]
    for i, card in enumerate(kept + new):
        known[card] = masks[i]
    for card in kept:
        known[card] |= bit


def _imagine_events(t: Table, seat: int, chance: Chance) -> None:  # I21.4
    """The event deck, except for cards whose place the seat has seen."""
    deck = t.event_deck
    known = t.event_known
    places = [i for i, event in enumerate(deck) if not known[event] >> seat & 1]
    masks = [known[deck[i]] for i in places]
    pool = sorted([deck[i] for i in places])
    chance.shuffle(pool)
    for i, place in enumerate(places):
        deck[place] = pool[i]
        known[pool[i]] = masks[i]


def _imagine_answers(t: Table, seat: int, chance: Chance) -> None:
    """Secret encounter cards of others become cards of their imagined hands."""

    def redraw(who: int, answer: Action | None) -> Action | None:
        if answer is None or who == seat:
            return answer
        hand = sorted(t.hand[who])
        return ("face_down", hand[chance.below(len(hand))])

    t.flow.answers = tuple(
        redraw(who, answer) for who, answer in zip(t.flow.asked, t.flow.answers, strict=False)
    )


def _mentioned(t: Table) -> list[int]:
    """House cards that the agenda speaks of, in the order in which it does: hostages taken."""
    flow = t.flow
    steps = [*flow.agenda, *[("moment", *pending) for pending in t.pending]]
    found: list[int] = []
    for step in (*steps, (flow.kind, *flow.args)):
        which, ctx = _reaction(step)
        if which == AFTER_HOSTAGE_TAKEN:  # a moment, its window or a question that reacts to it
            found.append(ctx[1])
    return list(dict.fromkeys(found + t.agreement_taken))


def _reaction(step: tuple[Any, ...]) -> tuple[int, tuple[int, ...]]:
    """The window that a step or a question belongs to, and its context."""
    name = step[0]
    if name in ("moment", "use_leader_ability") and len(step) > 2:
        return step[1], step[2]
    if name in ("window", "play_card"):
        return step[2][0], step[2][1]
    return -1, ()


def _replace_mentions(t: Table, zones: list[_Zone]) -> None:
    """What the agenda speaks of follows what is imagined."""
    stand_ins: dict[int, int] = {}
    for zone in zones:
        stand_ins.update(zip(zone.old, zone.new, strict=True))
    t.agreement_taken = [stand_ins.get(card, card) for card in t.agreement_taken]
    pending = [_follow(("moment", *item), stand_ins) for item in t.pending]
    t.pending = [(which, ctx) for _, which, ctx in pending]
    t.flow.agenda[:] = [_follow(step, stand_ins) for step in t.flow.agenda]
    t.flow.args = _follow((t.flow.kind, *t.flow.args), stand_ins)[1:]


def _follow(step: tuple[Any, ...], stand_ins: dict[int, int]) -> tuple[Any, ...]:
    """A step or a question with the hostage that is imagined instead."""
    which, ctx = _reaction(step)
    if which != AFTER_HOSTAGE_TAKEN:
        return step
    ctx = (ctx[0], stand_ins.get(ctx[1], ctx[1]))
    if step[0] in ("moment", "use_leader_ability"):
        return (*step[:2], ctx, *step[3:])
    return (*step[:2], (which, ctx, *step[2][2:]), *step[3:])


def _imagine_seen(t: Table, seat: int, chance: Chance) -> None:
    """Cards that another player is looking at right now."""
    if seat in t.flow.asked or not t.seen_cards:
        return
    if t.flow.kind == "discard_seen_card":
        hand = sorted(t.hand[t.flow.args[0]])
        chance.shuffle(hand)
        t.seen_cards = tuple(hand[: len(t.seen_cards)])
    elif t.flow.kind == "arrange_event_cards":
        t.seen_cards = tuple(t.event_deck[: -len(t.seen_cards) - 1 : -1])
