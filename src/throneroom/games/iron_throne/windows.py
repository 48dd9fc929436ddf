"""I16 Abilities and I17 Timing windows.

A moment is a step of the agenda: `("moment", window, context, used, declined, last)`. Leaders are
asked first; `used` and `declined` are bit sets of their seats. Then the kernel's window `cards`
asks for character cards, each carried out at once, and after each the moment opens again: `last` is
the seat that has played one. Every moment closes: an ability is used once in it, and a card that
was played has left the hand (I22.4). Whoever passes for longer is not asked again about the same
kind of moment: a leader's, or the cards of one window.
"""

from collections.abc import Callable
from typing import Any, Final

from throneroom.games.iron_throne.cards import check_in_hand
from throneroom.games.iron_throne.conditions import Context, holds
from throneroom.games.iron_throne.content import (
    ABILITIES,
    AFTER_HOSTAGE_HANDLED,
    BEFORE_SUPPORT_OFFER,
    CARD_CHARACTER,
    CARD_TEXT,
    CARD_WINDOW,
    CARDS,
    CHARACTER_CARDS,
    CHARACTERS,
    HOUSES,
    LEADER_WINDOW,
    TEXT_WINDOW,
    WINDOW_HAS_CARDS,
    WINDOWS,
)
from throneroom.games.iron_throne.effects import can_pay, changes_something
from throneroom.games.iron_throne.influence import check_end
from throneroom.games.iron_throne.state import ENCOUNTER, NO_SIDE, RESOLUTION, Table
from throneroom.kernel import (
    Action,
    Illegal,
    Question,
    Window,
    clockwise,
    open_window,
    windows_of,
)
from throneroom.kernel.windows import SCOPES

Subject = tuple[int, Context, int, int]  # window, its context, seats that used, that declined


def moment(
    t: Table,
    which: int,
    ctx: Context = (),
    used: int = 0,
    declined: int = 0,
    last: int = -1,
) -> None:  # I16.12-I16.15, I17.1-I17.4, IR51
    """Leaders first, clockwise from the attacker; then cards, with a new leader pass after each."""
    seats = t.seats
    if which == AFTER_HOSTAGE_HANDLED:
        t.handled_house = ctx[1]
    leader = t.leader
    attacker = t.attacker
    for i in range(attacker, attacker + seats):
        seat = i if i < seats else i - seats
        if LEADER_WINDOW[leader[seat]] != which or used >> seat & 1:
            continue
        if not usable(t, seat, leader[seat], ctx):
            declined &= ~(1 << seat)  # I16.15: it may be offered again
        elif not declined >> seat & 1:
            if t.flow.muted and not t.flow.listens(seat, leader_trigger(which)):
                continue
            t.flow.ask("use_leader_ability", (seat,), which, ctx, used, declined, last)
            return
    if not WINDOW_HAS_CARDS[which] or not ENCOUNTER <= t.phase <= RESOLUTION:  # I17.3, IR7
        return
    for seat, fighter in enumerate(t.fighter):
        if fighter >= 0 and which in (TEXT_WINDOW[fighter], TEXT_WINDOW[leader[seat]]):
            open_window(t.flow, "cards", (which, ctx, used, declined), last)
            return


def leader_trigger(which: int) -> str:
    """What a player passes who does not want to be asked about the own leader."""
    return f"leader_{WINDOWS.ids[which]}"


def usable(t: Table, seat: int, ability: int, ctx: Context) -> bool:  # I16.3, I16.4, I16.9, I16.11
    """Whether an ability may be used: limit, conditions, cost, and something it would change."""
    text = ABILITIES[ability]
    if text.once_per_turn and t.used_this_turn >> seat & 1:  # I18.7
        return False
    return (
        holds(t, seat, ability, ctx)
        and can_pay(t, seat, ability)
        and changes_something(t, seat, ability, ctx)
    )


def may_hold_playable(t: Table, seat: int, which: int, ctx: Context) -> bool:  # I16.14, I21.6, IR80
    """Whether a player, as far as everybody knows, could play a card for its text now.

    Whether its text may be used depends on nothing hidden (I18.12), so all that is left to guess is
    whether the card is in the hand. Whoever has none is asked as well and passes.
    """
    fighter = t.fighter[seat]
    if fighter < 0 or t.side[seat] == NO_SIDE or not t.hand[seat]:  # I13.8, IR31
        return False
    for character in (fighter, t.leader[seat]):
        if TEXT_WINDOW[character] == which and may_hold(t, seat, character):
            if usable(t, seat, CARD_TEXT + character, ctx):
                return True
    return False


def may_hold(t: Table, seat: int, character: int) -> bool:  # I21.1, I21.5
    """Whether a character's card could be in a hand, as far as everybody knows."""
    everybody = (1 << t.seats) - 1
    known = t.known
    hand = t.hand[seat]
    for card in CHARACTER_CARDS[character]:
        if known[card] == everybody:
            if card in hand:
                return True
        elif (
            card not in t.discard[seat]
            and card not in t.played[seat]
            and not (card == t.encounter_card[seat] and t.face_up >> seat & 1)
            and any(known[other] != everybody for other in hand)
        ):
            return True
    return False


def playable_cards(t: Table, seat: int, which: int, ctx: Context) -> list[int]:
    """The cards a player may play for their text; of two copies the first. [I13.4, I16.5-I16.7]"""
    fighter = t.fighter[seat]
    if fighter < 0 or t.side[seat] == NO_SIDE:  # I13.8, IR31
        return []
    found: list[int] = []
    copies = 0
    for card in t.hand[seat]:
        if CARD_WINDOW[card] != which:
            continue
        character = CARD_CHARACTER[card]
        if character not in (fighter, t.leader[seat]) or copies >> character & 1:
            continue
        copies |= 1 << character
        if usable(t, seat, CARD_TEXT + character, ctx):
            found.append(card)
    return found


def begin_ability(t: Table, ability: int, seat: int, ctx: Context) -> None:
    """Put the operations of an ability on the agenda; together they are one unit of play."""
    t.flow.push("unit_end")
    for i in range(len(ABILITIES[ability].ops) - 1, -1, -1):
        t.flow.push("operation", ability, i, seat, ctx)


def unit_end(t: Table) -> None:  # I15.8, I17.9, IR75
    """A unit of play is complete: check for the end, then open what reacts to it, in order."""
    pending = t.pending
    if check_end(t) or not pending:
        return
    for which, ctx in reversed(pending):
        t.flow.push("moment", which, ctx)
    pending.clear()


# Leaders


def _legal_leader(t: Table, seat: int) -> list[Action]:
    return [("use",), ("decline",)]


def _check_leader(t: Table, seat: int, action: Action) -> None:
    """All answers are always open: the ability was usable when it was offered. [I16.2]"""


def _leader_asked(t: Table, seat: int) -> dict[str, Any]:
    which, ctx = t.flow.args[:2]
    found = {"leader": CHARACTERS.ids[t.leader[seat]], "window": WINDOWS.ids[which]}
    if which == BEFORE_SUPPORT_OFFER:  # it opens once for every player who decides about support
        found["house"] = HOUSES.ids[t.house[ctx[0]]]
    return found


def _take_leader(t: Table, seat: int, action: Action) -> None:
    which, ctx, used, declined, last = t.flow.args
    bit = 1 << seat
    if action[0] != "use":
        if action[0] in SCOPES:
            t.flow.mute(seat, leader_trigger(which), SCOPES[action[0]])
        t.flow.push("moment", which, ctx, used, declined | bit, last)
        return
    ability = t.leader[seat]
    t.flow.push("moment", which, ctx, used | bit, declined, last)
    if ABILITIES[ability].once_per_turn:
        t.used_this_turn |= bit
    t.flow.emit("leader_used", seat, ability)
    begin_ability(t, ability, seat, ctx)


def _decline(t: Table, seat: int) -> Action:
    return ("decline",)


# Cards


def _card_order(t: Table, subject: Subject, last: int) -> tuple[int, ...]:  # I16.13, I16.14
    """Clockwise from the attacker; after a card from the next player on."""
    return clockwise(t.attacker if last < 0 else (last + 1) % t.seats, t.seats)


def _asks_for_card(t: Table, seat: int, subject: Subject, declared: Any) -> bool:
    return may_hold_playable(t, seat, subject[0], subject[1])


def _effects(t: Table, seat: int, subject: Subject) -> list[Action]:
    return [("play", card) for card in playable_cards(t, seat, subject[0], subject[1])]


def _check_card(t: Table, seat: int, action: Action, subject: Subject) -> None:
    card = action[1]
    which, ctx = subject[:2]
    name = CARDS.ids[card]
    check_in_hand(t, seat, card)
    character = CARD_CHARACTER[card]
    if character < 0:
        raise Illegal("I16.5", "iron_throne-no-text", card=name)
    if CARD_WINDOW[card] != which:
        window = WINDOWS.ids[CARD_WINDOW[card]]
        raise Illegal("I17.3", "iron_throne-wrong-window", card=name, window=window)
    if character not in (t.fighter[seat], t.leader[seat]):
        if not t.power[character]:
            who = CHARACTERS.ids[character]
            raise Illegal("I13.4", "iron_throne-character-dead", character=who)
        raise Illegal("I16.5", "iron_throne-not-participating", card=name)
    if not holds(t, seat, CARD_TEXT + character, ctx):
        raise Illegal("I18.5", "iron_throne-condition-fails", card=name)
    if not usable(t, seat, CARD_TEXT + character, ctx):
        raise Illegal("I16.11", "iron_throne-no-effect", card=name)


def _play_card(t: Table, seat: int, action: Action, subject: Subject) -> None:
    """The card lies on the table before its text is carried out. [I14.8, I16.18, I16.19, IR53]"""
    card = action[1]
    t.hand[seat].remove(card)
    t.known[card] = 0
    t.played[seat].append(card)
    t.flow.emit("card_played", seat, card)
    begin_ability(t, CARD_TEXT + CARD_CHARACTER[card], seat, subject[1])


def _open_again(t: Table, subject: Subject, last: int) -> None:  # I16.14
    t.flow.push("moment", *subject, last)


def _card_asked(t: Table, seat: int) -> dict[str, Any]:
    which, ctx = t.flow.args[1][:2]
    playable = len(playable_cards(t, seat, which, ctx))
    return {"window": WINDOWS.ids[which], "playable": playable}


# Everybody is asked who could hold a card, and in private: nobody is told whose turn it is to pass,
# nor how long somebody thinks before. [I21.6, IR80]
_CARDS: Final = windows_of(
    {
        "cards": Window(
            verbs=frozenset({"play"}),
            order=_card_order,
            asks=_asks_for_card,
            effects=_effects,
            check=_check_card,
            resolve=_play_card,
            question="play_card",
            in_private="play_card",
            at_once=True,
            reopen=_open_again,
            trigger=lambda t, subject: f"cards_{WINDOWS.ids[subject[0]]}",
        )
    },
    contexts={"play_card": _card_asked},
)
STEPS: Final[dict[str, Callable[..., None]]] = {
    "moment": moment,
    "unit_end": unit_end,
    **_CARDS.steps,
}
QUESTIONS: Final = {
    "use_leader_ability": Question(
        frozenset({"use", "decline", *SCOPES}),
        _legal_leader,
        _check_leader,
        _take_leader,
        timeout=_decline,
        context=_leader_asked,
    ),
    **_CARDS.questions,
}
