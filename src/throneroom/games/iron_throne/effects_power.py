"""I18.2 Operations with power tokens: from sheets to characters, between them, and off them."""

from collections.abc import Callable
from typing import Final

from throneroom.games.iron_throne import power
from throneroom.games.iron_throne.conditions import Context
from throneroom.games.iron_throne.content import Op
from throneroom.games.iron_throne.operation import Operation
from throneroom.games.iron_throne.selectors import PLAYERS
from throneroom.games.iron_throne.state import Table


def _distribute_power(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:  # IR42
    n = min(op.n, t.sheet[seat])
    if n:
        t.flow.ask("distribute_power", (seat,), n, 0)


def _has_reserve(t: Table, seat: int, op: Op, who: int) -> bool:
    return t.sheet[who] > 0


def _shift_power(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:
    (giver,) = found
    most = min(op.n, t.power[giver] - int(op.extra["leave"]))
    t.flow.ask("choose_amount", (seat,), "shift", 1, most, giver)


def _can_spare(t: Table, seat: int, op: Op, character: int) -> bool:
    return t.power[character] > int(op.extra["leave"])


def _remove_power(
    t: Table, seat: int, op: Op, ctx: Context, found: list[int]
) -> None:  # I10.22, IR37
    receiver = seat if op.extra.get("to") == "self_sheet" else -1
    for character in found:
        power.remove_power(t, character, loss(op, t.power[character]), receiver)


def loss(op: Op, tokens: int) -> int:
    """How many of its tokens a character loses by a removal."""
    if "keep" in op.extra:
        return max(tokens - int(op.extra["keep"]), 0)
    if "half" in op.extra:
        return tokens // 2 if op.extra["half"] == "down" else (tokens + 1) // 2
    return min(op.n, tokens)


def _loses_some(t: Table, seat: int, op: Op, character: int) -> bool:  # IR38
    return loss(op, t.power[character]) > 0


def _pays_power(t: Table, seat: int, op: Op) -> bool:
    fighter = t.fighter[seat]
    return fighter >= 0 and t.power[fighter] > op.n


def _box_from_sheet(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:
    if op.per == "choose":
        t.flow.ask("choose_amount", (seat,), "pay", 1, min(op.n, t.sheet[seat]), -1)
    else:
        t.paid = power.sheet_to_box(t, seat, op.n)


def _pays_reserve(t: Table, seat: int, op: Op) -> bool:
    return t.sheet[seat] >= (1 if op.per == "choose" else op.n)


def _move_sheet_power(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:
    """To the own sheet as much as the user likes, one giver after the other; else all of it."""
    if op.extra["to"] == "self":
        for giver in reversed(found):
            t.flow.push("plunder_sheet", seat, giver, op.n)
    else:
        (receiver,) = PLAYERS[op.extra["to"]](t, seat, ctx)
        power.sheet_to_sheet(t, seat, receiver, op.n)


def plunder_sheet(t: Table, seat: int, giver: int, most: int) -> None:
    """Ask how much the user takes from one sheet."""
    most = min(most, t.sheet[giver])
    if most:
        t.flow.ask("choose_amount", (seat,), "plunder", 0, most, giver)


OPERATIONS: Final = {
    "distribute_power": Operation(_distribute_power, _has_reserve),
    "shift_power": Operation(_shift_power, _can_spare),
    "remove_power": Operation(_remove_power, _loses_some, _pays_power),
    "box_from_sheet": Operation(_box_from_sheet, pays=_pays_reserve),
    "move_sheet_power": Operation(_move_sheet_power, _has_reserve, _pays_reserve),
}
STEPS: Final[dict[str, Callable[..., None]]] = {"plunder_sheet": plunder_sheet}
