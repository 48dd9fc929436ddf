"""I18.2 Operations with cards: drawing, discarding, looking at them and exchanging them."""

from typing import Final

from throneroom.games.iron_throne import cards
from throneroom.games.iron_throne.conditions import Context
from throneroom.games.iron_throne.content import Op
from throneroom.games.iron_throne.operation import Operation, amount
from throneroom.games.iron_throne.state import NO_CARD, Table


def _draw(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:
    cards.draw(t, seat, amount(t, seat, op))


def _can_draw(t: Table, seat: int, op: Op, who: int) -> bool:
    return bool(t.deck[who] or t.discard[who])


def _discard(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:
    by = op.extra["by"]
    (victim,) = found
    if by == "seen":
        if t.seen_cards:
            t.flow.ask("discard_seen_card", (seat,), victim)
        return
    n = min(op.n, len(t.hand[victim]))  # IR41
    if by == "random":
        for _ in range(n):
            hand = t.hand[victim]
            cards.discard_from_hand(t, victim, hand[t.flow.chance.below(len(hand))])
    elif n:
        t.flow.ask("discard_card", (victim,), n)


def _has_cards(t: Table, seat: int, op: Op, who: int) -> bool:
    return bool(t.hand[who])


def _pays_cards(t: Table, seat: int, op: Op) -> bool:
    return len(t.hand[seat]) >= op.n


def _recycle_discard(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:
    if t.discard[seat]:
        cards.recycle_discard(t, seat)


def _has_discards(t: Table, seat: int, op: Op, who: int) -> bool:
    return bool(t.discard[who])


def _peek_event(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:  # IR65
    deck = t.event_deck
    if len(deck) < op.n and t.event_discard:
        t.flow.chance.shuffle(t.event_discard)
        deck[:0] = t.event_discard
        t.event_discard.clear()
        t.flow.emit("events_shuffled", len(deck))
    t.seen_cards = tuple(deck[: -op.n - 1 : -1])
    for event in t.seen_cards:
        t.event_known[event] |= 1 << seat
    t.flow.whisper((seat,), "events_seen", (seat, len(t.seen_cards)), (t.seen_cards,))
    t.flow.ask("arrange_event_cards", (seat,))


def _peek_hand(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:  # IR76
    (victim,) = found
    hand = sorted(t.hand[victim])
    t.flow.chance.shuffle(hand)
    t.seen_cards = tuple(hand[: op.n])
    for card in t.seen_cards:
        t.known[card] |= 1 << seat
    t.flow.whisper((seat,), "hand_seen", (seat, victim, len(t.seen_cards)), (t.seen_cards,))


def _peek_played_card(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:
    (owner,) = found
    t.peeked[owner] |= 1 << seat
    t.known[t.encounter_card[owner]] |= 1 << seat
    t.flow.whisper((seat,), "played_card_seen", (seat, owner), (t.encounter_card[owner],))


def _replace_played_card(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:
    if t.hand[seat] and t.encounter_card[seat] >= 0 and not t.face_up >> seat & 1:
        t.flow.ask("exchange_played_card", (seat,))


def _play_face_up_first(
    t: Table, seat: int, op: Op, ctx: Context, found: list[int]
) -> None:  # IR39
    (t.face_up_first,) = found
    t.flow.emit("must_play_face_up", t.face_up_first)


def _return_revealed_card(
    t: Table, seat: int, op: Op, ctx: Context, found: list[int]
) -> None:  # IR66
    card = t.encounter_card[seat]
    if card >= 0:
        t.encounter_card[seat] = NO_CARD
        t.hand[seat].append(card)
        # Everybody saw the card, so everybody knows that it is in this hand.
        t.known[card] = (1 << t.seats) - 1
        t.flow.emit("card_returned", seat, card)


def _has_encounter_card(t: Table, seat: int, op: Op, who: int) -> bool:
    return t.encounter_card[who] >= 0


OPERATIONS: Final = {
    "draw": Operation(_draw, _can_draw),
    "discard": Operation(_discard, _has_cards, _pays_cards),
    "recycle_discard": Operation(_recycle_discard, _has_discards),
    "peek_event": Operation(_peek_event),
    "peek_hand": Operation(_peek_hand),
    "peek_played_card": Operation(_peek_played_card),
    "replace_played_card": Operation(_replace_played_card),
    "play_face_up_first": Operation(_play_face_up_first),
    "return_revealed_card": Operation(_return_revealed_card, _has_encounter_card),
}
