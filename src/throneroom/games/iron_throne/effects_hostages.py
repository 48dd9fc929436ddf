"""I18.2 Operations with hostages."""

from typing import Final

from throneroom.games.iron_throne.conditions import Context
from throneroom.games.iron_throne.content import Op
from throneroom.games.iron_throne.hostages import ANY_SOURCE, HELD, open_sources, torture
from throneroom.games.iron_throne.operation import Operation
from throneroom.games.iron_throne.sides import may_lose_hostages, may_take_hostages
from throneroom.games.iron_throne.state import Table


def _sources(op: Op) -> int:
    return ANY_SOURCE if "deck_top" in op.extra["sources"] else HELD


def _take_hostage(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:  # IR77
    (victim,) = found
    t.flow.push("take_hostages", seat, victim, op.n, _sources(op))


def _can_be_robbed(t: Table, seat: int, op: Op, victim: int) -> bool:  # I11.3
    if not (may_take_hostages(t, seat) and may_lose_hostages(t, victim)):
        return False
    return bool(open_sources(t, victim, _sources(op)))


def _torture_hostage(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:  # I18.9
    torture(t, seat, ctx[1])


OPERATIONS: Final = {
    "take_hostage": Operation(_take_hostage, _can_be_robbed),
    "torture_hostage": Operation(_torture_hostage),
}
