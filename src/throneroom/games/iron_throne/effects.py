"""I18.2 Operations: what leader sheets and character cards do.

An ability is a list of operations, carried out in their written order (I16.10). An operation that
needs a choice asks for it and goes on when it is answered. An operation gets the table, the user's
seat, itself, the window's context and a target (a player or a character, -1 without a choice).
What a component says so beats the rules (I16.1), and nothing of it needs a judgement (I18.11).
"""

from collections.abc import Callable
from typing import Final

from throneroom.games.iron_throne import cards, power
from throneroom.games.iron_throne.conditions import Context
from throneroom.games.iron_throne.content import (
    ABILITIES,
    HOSTILITY,
    Op,
)
from throneroom.games.iron_throne.encounter import derive_result
from throneroom.games.iron_throne.hostages import torture
from throneroom.games.iron_throne.resolution import penalty_of
from throneroom.games.iron_throne.selectors import (
    candidates,
    characters,
    chooses_character,
    higher_cards,
    is_choice,
    loss,
    players,
)
from throneroom.games.iron_throne.sides import fighters_of, is_active, supporters_of
from throneroom.games.iron_throne.state import (
    ATTACKING,
    DEFENDING,
    NO_CARD,
    RESULTS,
    Table,
)
from throneroom.games.iron_throne.support import join_side, settle_offer
from throneroom.games.iron_throne.withdrawing import withdraw

Effect = Callable[[Table, int, Op, Context, int], None]


def carry_out(t: Table, ability: int, i: int, seat: int, ctx: Context) -> None:  # I16.10, I18.8
    """One operation of an ability: ask for its target if the user has one to choose."""
    op = ABILITIES[ability].ops[i]
    if op.extra.get("if") == "self_is_active" and not is_active(t, seat):
        return
    if not is_choice(op):
        EFFECTS[op.name](t, seat, op, ctx, -1)
    elif candidates(t, seat, op, ctx):
        kind = "choose_character" if chooses_character(op) else "choose_player"
        t.flow.ask(kind, (seat,), ability, i, ctx)


def carry_out_on(t: Table, ability: int, i: int, seat: int, ctx: Context, target: int) -> None:
    """One operation of an ability on the target that was chosen for it."""
    op = ABILITIES[ability].ops[i]
    EFFECTS[op.name](t, seat, op, ctx, target)


def amount(t: Table, seat: int, op: Op) -> int:  # I18.6
    """The number of an operation, counted at the moment it is carried out."""
    side = t.side[seat]
    if op.per == "tokens_paid":
        return op.n * t.paid
    if op.per == "own_side_supporters":
        return op.n * len(supporters_of(t, side))
    if op.per == "own_side_participating_characters":
        return op.n * len(fighters_of(t, side))
    if op.per == "opposing_side_participating_characters":
        return op.n * len(fighters_of(t, ATTACKING + DEFENDING - side))
    if op.per == "power_of_own_participating_character":
        return op.n * t.power[t.fighter[seat]] if t.fighter[seat] >= 0 else 0
    return op.n


# Cards


def _draw(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:
    cards.draw(t, seat, amount(t, seat, op))


def _discard(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:
    by = op.extra["by"]
    if by == "choice":
        n = min(op.n, len(t.hand[seat]))  # IR41
        if n:
            t.flow.ask("discard_card", (seat,), n)
    elif by == "seen":
        if t.seen_cards:
            t.flow.ask("discard_seen_card", (seat,), players(t, seat, op.who, ctx)[0])
    else:
        victim = players(t, seat, op.who, ctx)[0]
        for _ in range(min(op.n, len(t.hand[victim]))):
            hand = t.hand[victim]
            cards.discard_from_hand(t, victim, hand[t.flow.chance.below(len(hand))])


def _recycle_discard(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:
    if t.discard[seat]:
        cards.recycle_discard(t, seat)


def _peek_event(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:  # IR65
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


def _peek_hand(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:  # IR76
    victim = players(t, seat, op.who, ctx)[0]
    hand = sorted(t.hand[victim])
    t.flow.chance.shuffle(hand)
    t.seen_cards = tuple(hand[: op.n])
    for card in t.seen_cards:
        t.known[card] |= 1 << seat
    t.flow.whisper((seat,), "hand_seen", (seat, victim, len(t.seen_cards)), (t.seen_cards,))


def _peek_played_card(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:
    owner = players(t, seat, op.who, ctx)[0]
    t.peeked[owner] |= 1 << seat
    t.known[t.encounter_card[owner]] |= 1 << seat
    t.flow.whisper((seat,), "played_card_seen", (seat, owner), (t.encounter_card[owner],))


def _replace_played_card(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:
    if t.hand[seat] and t.encounter_card[seat] >= 0 and not t.face_up >> seat & 1:
        t.flow.ask("exchange_played_card", (seat,))


def _play_face_up_first(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:  # IR39
    t.face_up_first = players(t, seat, op.who, ctx)[0]
    t.flow.emit("must_play_face_up", t.face_up_first)


def _return_revealed_card(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:  # IR66
    card = t.encounter_card[seat]
    if card >= 0:
        t.encounter_card[seat] = NO_CARD
        t.hand[seat].append(card)
        # Everybody saw the card, so everybody knows that it is in this hand.
        t.known[card] = (1 << t.seats) - 1
        t.flow.emit("card_returned", seat, card)


# Results and totals


def _set_result(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:  # I7.14, IR36
    t.result = RESULTS.index(op.extra["to"])
    t.overridden = True
    t.flow.emit("result", t.result)


def _treat_card_as(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:  # I7.11, IR61
    t.card_type[seat] = HOSTILITY
    t.card_value[seat] = int(op.extra["value"])
    t.flow.emit("card_counts_as", seat, t.card_value[seat])
    derive_result(t)


def _raise_revealed_card(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:  # IR35
    if higher_cards(t, target, t.card_value[target]):
        t.flow.ask("choose_replacement_card", (target,))
    else:
        t.flow.emit("no_higher_card", target)


def _add_total(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:  # I8.2, I16.17
    n = amount(t, seat, op)
    t.bonus[t.side[seat]] += n
    t.flow.emit("total_raised", seat, t.side[seat], n)


# Power


def _distribute_power(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:  # IR42
    n = min(op.n, t.sheet[seat])
    if n:
        t.flow.ask("distribute_power", (seat,), n, 0)


def _shift_power(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:
    most = min(op.n, t.power[target] - int(op.extra["leave"]))
    t.flow.ask("choose_amount", (seat,), "shift", 1, most, target)


def _remove_power(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:  # I10.22, IR37
    if target < 0:
        found = characters(t, seat, op.who, ctx)
    elif chooses_character(op):
        found = [target]
    else:
        found = [t.fighter[target]]
    receiver = seat if op.extra.get("to") == "self_sheet" else -1
    for character in found:
        power.remove_power(t, character, loss(op, t.power[character]), receiver)


def _box_from_sheet(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:
    if op.per == "choose":
        t.flow.ask("choose_amount", (seat,), "pay", 1, min(op.n, t.sheet[seat]), -1)
    else:
        t.paid = power.sheet_to_box(t, seat, op.n)


def _move_sheet_power(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:
    if op.who == "self":
        receiver = players(t, seat, op.extra["to"], ctx)[0]
        power.sheet_to_sheet(t, seat, receiver, op.n)
        return
    for giver in reversed(players(t, seat, op.who, ctx)):
        if t.sheet[giver]:
            t.flow.push("plunder_sheet", seat, giver, op.n)


def plunder_sheet(t: Table, seat: int, giver: int, most: int) -> None:
    """Ask how much the user takes from one sheet."""
    most = min(most, t.sheet[giver])
    if most:
        t.flow.ask("choose_amount", (seat,), "plunder", 0, most, giver)


# Hostages


def _take_hostage(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:  # IR77
    sources = 7 if "deck_top" in op.extra["sources"] else 4
    t.flow.push("take_hostages", seat, target, op.n, sources)


def _torture_hostage(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:  # I18.9
    torture(t, seat, ctx[1])


# Support and participation


def _force_support(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:  # I6.8, IR40
    forced = t.seat_of[target // 5]
    t.offered |= 1 << forced
    t.flow.emit("forced_to_support", forced, target, t.side[seat])
    join_side(t, forced, target, t.side[seat])


def _accept_offer(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:  # IR64
    settle_offer(t, True)


def _void_offer(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:  # IR64
    settle_offer(t, False)


def _withdraw(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:
    withdraw(t, target)


def _swap_participant(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:  # I3.10
    t.flow.emit("exchanged_character", seat, t.fighter[seat], target)
    t.fighter[seat] = target


# Rewards and penalties


def _deny_rewards(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:
    for denied in [target] if target >= 0 else players(t, seat, op.who, ctx):
        t.no_rewards |= 1 << denied
        t.flow.emit("rewards_denied", denied)


def _deny_penalties(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:  # IR63
    spared = target if target >= 0 else seat
    t.no_penalties |= 1 << spared
    t.flow.emit("penalties_denied", spared)


def _set_penalty(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:
    t.penalty_set[seat] = op.n
    t.flow.emit("penalty_changed", seat, penalty_of(t, seat))


def _add_penalty(t: Table, seat: int, op: Op, ctx: Context, target: int) -> None:
    # Only a losing player pays a penalty, so the condition "own side lost" holds by itself.
    t.penalty_add[seat] += op.n


EFFECTS: Final[dict[str, Effect]] = {
    "draw": _draw,
    "discard": _discard,
    "recycle_discard": _recycle_discard,
    "peek_event": _peek_event,
    "peek_hand": _peek_hand,
    "peek_played_card": _peek_played_card,
    "replace_played_card": _replace_played_card,
    "play_face_up_first": _play_face_up_first,
    "return_revealed_card": _return_revealed_card,
    "set_result": _set_result,
    "treat_card_as": _treat_card_as,
    "raise_revealed_card": _raise_revealed_card,
    "add_total": _add_total,
    "distribute_power": _distribute_power,
    "shift_power": _shift_power,
    "remove_power": _remove_power,
    "box_from_sheet": _box_from_sheet,
    "move_sheet_power": _move_sheet_power,
    "take_hostage": _take_hostage,
    "torture_hostage": _torture_hostage,
    "force_support": _force_support,
    "accept_offer": _accept_offer,
    "void_offer": _void_offer,
    "withdraw": _withdraw,
    "swap_participant": _swap_participant,
    "deny_rewards": _deny_rewards,
    "deny_penalties": _deny_penalties,
    "set_penalty": _set_penalty,
    "add_penalty": _add_penalty,
}


def changes_something(t: Table, seat: int, op: Op, ctx: Context) -> bool:  # I16.11, I18.12
    """Whether an operation would change or reveal anything, by what its user can know."""
    name = op.name
    if is_choice(op):
        return bool(candidates(t, seat, op, ctx))
    if name == "draw":
        return bool(t.deck[seat] or t.discard[seat])
    if name == "discard":
        return bool(t.hand[players(t, seat, op.who, ctx)[0]])
    if name == "recycle_discard":
        return bool(t.discard[seat])
    if name == "distribute_power":
        return t.sheet[seat] > 0
    if name == "move_sheet_power":
        return any(t.sheet[giver] for giver in players(t, seat, op.who, ctx))
    if name == "remove_power":
        return any(loss(op, t.power[c]) for c in characters(t, seat, op.who, ctx))
    if name == "add_total":
        # Tokens for Gold of the Rock are paid first, so it always adds something.
        return op.per == "tokens_paid" or amount(t, seat, op) > 0
    if name == "deny_rewards":
        return any(not t.no_rewards >> s & 1 for s in players(t, seat, op.who, ctx))
    if name == "deny_penalties":
        return not t.no_penalties >> seat & 1
    if name == "set_penalty":
        return penalty_of(t, seat) != penalty_of(t, seat, instead=op.n)
    if name == "return_revealed_card":
        return t.encounter_card[seat] >= 0
    return True


def can_pay(t: Table, seat: int, op: Op, ctx: Context) -> bool:  # I16.9
    """Whether a cost can be paid in full."""
    if op.name == "discard":
        return len(t.hand[seat]) >= op.n
    if op.name == "remove_power":
        return t.fighter[seat] >= 0 and t.power[t.fighter[seat]] > op.n
    return t.sheet[seat] >= (1 if op.per == "choose" else op.n)


STEPS: Final[dict[str, Callable[..., None]]] = {
    "operation": carry_out,
    "operation_on": carry_out_on,
    "plunder_sheet": plunder_sheet,
}
