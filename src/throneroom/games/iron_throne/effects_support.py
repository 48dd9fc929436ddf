"""I18.2 Operations on support and participation."""

from typing import Final

from throneroom.games.iron_throne.conditions import Context
from throneroom.games.iron_throne.content import Op
from throneroom.games.iron_throne.operation import Operation
from throneroom.games.iron_throne.state import Table
from throneroom.games.iron_throne.support import join_side, settle_offer
from throneroom.games.iron_throne.withdrawing import withdraw


def _force_support(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:
    """The character joins without an offer and without acceptance. [I6.8, IR40]"""
    (character,) = found
    forced = t.seat_of[character // 5]
    t.offered |= 1 << forced
    t.flow.emit("forced_to_support", forced, character, t.side[seat])
    join_side(t, forced, character, t.side[seat])


def _accept_offer(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:  # IR64
    settle_offer(t, True)


def _void_offer(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:  # IR64
    settle_offer(t, False)


def _withdraw(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:
    (supporter,) = found
    withdraw(t, supporter)


def _swap_participant(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:  # I3.10
    (character,) = found
    t.flow.emit("exchanged_character", seat, t.fighter[seat], character)
    t.fighter[seat] = character


OPERATIONS: Final = {
    "force_support": Operation(_force_support),
    "accept_offer": Operation(_accept_offer),
    "void_offer": Operation(_void_offer),
    "withdraw": Operation(_withdraw),
    "swap_participant": Operation(_swap_participant),
}
