"""What texts do with tactics cards, zones and other effects: F14.17, F14.18, F15, F16."""

from typing import Any, Final

from throneroom.games.ice_and_fire import cards
from throneroom.games.ice_and_fire import lasting as rows
from throneroom.games.ice_and_fire.board import retarget as choose_again
from throneroom.games.ice_and_fire.board import use_zone as zone_effect_of
from throneroom.games.ice_and_fire.board import zone_target, zone_user
from throneroom.games.ice_and_fire.content import TACTICS_CARDS
from throneroom.games.ice_and_fire.frames import (
    FIRST_NCU_HOLDER,
    NOTHING,
    Frame,
    Guard,
    Num,
    Number,
    Ref,
    always,
    num,
)
from throneroom.games.ice_and_fire.lasting import ROUND, leave
from throneroom.games.ice_and_fire.moments import CARD_PLAYED, TARGETED, ZONE_TARGET
from throneroom.games.ice_and_fire.programs import opponent_of
from throneroom.games.ice_and_fire.queries import CONTROLS, INFLUENCE_OF
from throneroom.games.ice_and_fire.state import AWAY, Battle, Lasting, opponents
from throneroom.games.ice_and_fire.texts import (
    BORROWED,
    HUSHED,
    TEXT,
    Builder,
    Op,
    do,
    give,
    give_aura,
    kit_of,
)
from throneroom.games.ice_and_fire.vocabulary.choices import DECK, choose, option, when
from throneroom.games.ice_and_fire.vocabulary.unit_ops import lasting


def draw(number: Number) -> Op:
    """The owner draws cards."""

    def act(t: Battle, f: Frame) -> None:
        cards.draw(t, f.seat, num(number).value(t, f))

    return do(act)


def take_back(place: int = 1) -> Op:
    """The card that was picked from the DISCARD pile comes to the hand."""

    def act(t: Battle, f: Frame) -> None:
        card = f.picks[place - 1]
        if card in cards.resolved(t, f.seat):
            cards.take_from_discard(t, f.seat, card)

    return do(act)


def take_from_deck(place: int = 1) -> Op:
    """The card that was picked from the DECK comes to the hand, and the deck is shuffled."""

    def act(t: Battle, f: Frame) -> None:
        card = f.picks[place - 1]
        if card in t.deck[f.seat]:
            cards.take_from_deck(t, f.seat, card)
        else:  # it was looked through in vain
            cards.shuffle_deck(t, f.seat)

    return do(act)


def fetch(number: int) -> Op:
    """A card of this printed number comes from the deck or the discard pile to the hand, by choice
    if there is one in the pile: whether there is one in the deck too is hidden."""
    card = TACTICS_CARDS.index[str(number)]
    in_deck = Guard(lambda t, f: card in t.deck[f.seat])
    in_discard = Guard(lambda t, f: card in cards.resolved(t, f.seat))
    in_vain = do(lambda t, f: cards.shuffle_deck(t, f.seat))
    from_deck = when(
        in_deck, do(lambda t, f: cards.take_from_deck(t, f.seat, card)), otherwise=[in_vain]
    )
    from_discard = when(
        in_discard, do(lambda t, f: cards.take_from_discard(t, f.seat, card)), in_vain
    )
    where = choose(
        1,
        option("from_deck", from_deck, possible=in_deck),
        option("from_discard", from_discard),
        pile=DECK,
    )
    return when(in_discard, where, otherwise=[from_deck])


def fetch_picked(place: int = 1) -> Op:
    """The card that was picked from DECK_OR_DISCARD comes to the hand, from the deck if it is
    there; the deck is shuffled."""
    return do(lambda t, f: _fetch(t, f.seat, f.picks[place - 1]))


def _fetch(t: Battle, seat: int, card: int) -> None:
    if card in t.deck[seat]:
        cards.take_from_deck(t, seat, card)
        return
    if card in cards.resolved(t, seat):
        cards.take_from_discard(t, seat, card)
    cards.shuffle_deck(t, seat)


def discard(place: int = 1) -> Op:
    """The card that was picked from the HAND is discarded."""

    def act(t: Battle, f: Frame) -> None:
        card = f.picks[place - 1]
        if card in t.hand[f.seat]:
            cards.discard(t, f.seat, card)

    return do(act)


# Other effects


def cancel() -> Op:
    """What this text answers to has no effect (F14.18): the card, Order or ability that targets, or
    the effect of a zone."""

    def act(t: Battle, f: Frame) -> None:
        agenda = t.flow.agenda
        for i in range(len(agenda) - 1, -1, -1):
            if _is_answered(agenda[i], f):
                del agenda[i]
                t.flow.emit("cancelled", f.seat)
                return

    return do(act)


def _is_answered(step: tuple[Any, ...], f: Frame) -> bool:
    """Whether a step of the agenda is what the text of a frame answers to."""
    moment = TEXT[f.text].moment
    if moment == ZONE_TARGET:
        return bool(step[0] == "zone_effect")
    if step[0] == "effect":  # of a text that works by itself and has just named its target
        return bool(moment == TARGETED and step[1] == f.number)
    if step[0] != "resolve":
        return False
    text = TEXT[step[4][1]]
    if moment == CARD_PLAYED:
        return text.plays == f.number
    return text.number == f.number


# The board


def count_control(until: int, *zones: int) -> Op:
    """The owner counts as controlling these zones (F15.12)."""
    return lasting(until, None, give_aura(CONTROLS, sum(1 << zone for zone in zones), always))


def use_zone(zone: Number) -> Op:
    """The printed effect of a zone, for the owner."""
    return do(lambda t, f: zone_effect_of(t, f.seat, num(zone).value(t, f)))


def destroy_ncu(ncu: Ref) -> Op:
    """The NCU is out of the game (F5.5): one that was picked, or THIS_NCU."""

    def act(t: Battle, f: Frame) -> None:
        found = ncu.unit(t, f)
        if found >= FIRST_NCU_HOLDER:
            found -= FIRST_NCU_HOLDER
        if found >= 0:
            t.ncu_place[found] = AWAY
            leave(t, FIRST_NCU_HOLDER + found)
            for row in [row for row in t.lasting if row.ncu == found]:  # its Influence
                rows.end(t, row)
            cards.check_hands(t)  # F16.14

    return do(act)


def move_ncu(place: int) -> Op:
    """At the moments of zones: the NCU goes to the zone that was picked in this place, if that is
    empty, without its effect."""

    def act(t: Battle, f: Frame) -> None:
        zone = f.picks[place - 1]
        if zone >= 0 and zone not in t.ncu_place and t.ncu_place[f.subject] >= 0:
            t.ncu_place[f.subject] = zone
            t.flow.emit("claimed", f.subject, zone)

    return do(act)


def retarget() -> Op:
    """At ZONE_TARGET: the other player must choose another unit, if there is one; it is
    NEW_TARGET."""
    return do(lambda t, f: choose_again(t))


NEW_TARGET: Final = Ref(lambda t, f: zone_target(t))
"""At ZONE_TARGET: the unit that the zone will work on."""
zone_of_opponent: Final = Guard(
    lambda t, f: (user := zone_user(t)) >= 0 and t.side[user] != t.side[f.seat]
)
"""At ZONE_TARGET: an opponent uses the zone."""


def borrow_influence(ncu: Ref) -> Op:
    """The Influence of the NCU that has the text is that of another NCU until the round ends."""

    def act(t: Battle, f: Frame) -> int:
        return 1 + ncu.unit(t, f)

    return lasting(ROUND, THIS_NCU, give(INFLUENCE_OF, Num(act)))


THIS_NCU: Final = Ref(lambda t, f: f.me)
"""The NCU that has the text, for what lasts on it."""


def bearer(ncu: Ref) -> Ref:
    """An NCU that was picked, for what lasts on it."""

    def found(t: Battle, f: Frame) -> int:
        number = ncu.unit(t, f)
        return FIRST_NCU_HOLDER + number if number >= 0 else number

    return Ref(found)


def first_next_round() -> Op:
    """The owner is first player of the next round."""

    def act(t: Battle, f: Frame) -> None:
        t.next_first = f.seat

    return do(act)


def ready_order(unit: Ref, place: int) -> Op:
    """The Order of the unit that was picked in this place may be used again this round."""

    def act(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f), f.picks[place - 1]
        t.used = [row for row in t.used if row[:2] != found]

    return do(act)


def play_from_deck(number: int) -> Op:
    """Using the text is to play a card of this printed number from the deck or the discard pile:
    without one it cannot be used. The deck is shuffled."""
    card = TACTICS_CARDS.index[str(number)]

    def build(b: Builder) -> None:
        b.plays = card
        b.need(Guard(lambda t, f: card in t.deck[f.seat] or card in cards.resolved(t, f.seat)))

    return Op(build)


def borrow_card(place: int, name: str) -> Op:
    """The card that was picked from the opponent's discard pile comes to the hand; its Commander
    reads as this character (F36.15)."""

    def build(b: Builder) -> None:
        BORROWED[kit_of(b.source, (), ()).number] = name

        def run(t: Battle, f: Frame) -> None:
            card, other = f.picks[place - 1], opponent_of(t, f)
            if card in cards.resolved(t, other):
                cards.borrow_card(t, f.seat, card, other)

        b.add(run)

    return Op(build)


def hush(until: int) -> Op:
    """The opponents of the owner use no Orders and no tactics cards."""

    def build(b: Builder) -> None:
        kit = kit_of(b.source, (), ())
        HUSHED.add(kit.number)

        def run(t: Battle, f: Frame) -> None:
            for seat in opponents(t, f.seat):
                plain = kit.number, seat, NOTHING, until, 0, NOTHING, NOTHING, NOTHING, NOTHING
                rows.add(t, Lasting(*plain, ()))

        b.add(run)

    return Op(build)


def look_and_discard() -> Op:
    """The owner looks at the hand of the opponent and discards one card of it."""

    def act(t: Battle, f: Frame) -> None:
        other = opponent_of(t, f)
        if t.hand[other]:
            cards.show_hand(t, other, f.seat)
            t.flow.ask("discard_of", (f.seat,), other)

    return do(act)
