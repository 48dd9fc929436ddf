"""I18.2 Operations on the result of the encounter, on what cards count as, and on totals."""

from typing import Final

from throneroom.games.iron_throne.conditions import Context
from throneroom.games.iron_throne.content import HOSTILITY, Op
from throneroom.games.iron_throne.encounter import derive_result, higher_cards
from throneroom.games.iron_throne.operation import Operation, amount
from throneroom.games.iron_throne.state import RESULTS, Table


def _set_result(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:  # I7.14, IR36
    t.result = RESULTS.index(op.extra["to"])
    t.overridden = True
    t.flow.emit("result", t.result)


def _treat_card_as(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:
    """The card counts as another, and the result is derived anew. [I7.11, IR61]"""
    t.card_type[seat] = HOSTILITY
    t.card_value[seat] = int(op.extra["value"])
    t.flow.emit("card_counts_as", seat, t.card_value[seat])
    derive_result(t)


def _raise_revealed_card(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:
    """Whoever is named replaces the card by a higher one, or shows that there is none. [IR35]"""
    (target,) = found
    if higher_cards(t, target):
        t.flow.ask("choose_replacement_card", (target,))
    else:
        t.flow.emit("no_higher_card", target)


def _add_total(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:
    """A number for the coming comparison only. [I8.2, I16.17]"""
    n = amount(t, seat, op)
    t.bonus[t.side[seat]] += n
    t.flow.emit("total_raised", seat, t.side[seat], n)


def _adds_something(t: Table, seat: int, op: Op, who: int) -> bool:
    # Tokens for Gold of the Rock are paid first, so it always adds something.
    return op.per == "tokens_paid" or amount(t, seat, op) > 0


OPERATIONS: Final = {
    "set_result": Operation(_set_result),
    "treat_card_as": Operation(_treat_card_as),
    "raise_revealed_card": Operation(_raise_revealed_card),
    "add_total": Operation(_add_total, _adds_something),
}
