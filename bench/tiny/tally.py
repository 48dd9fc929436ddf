"""Tally, the smallest game there can be: in turn two seats put one to three coins on a pile.

It measures what a move costs apart from any rules. The server finds it as it finds any game,
through the entry point of an installed package.
"""

from typing import Any

from throneroom.kernel import (
    SEATS,
    Action,
    Chance,
    EventForm,
    Flow,
    Game,
    Illegal,
    Option,
    Param,
    Question,
    Reader,
    words,
)

MOST = 3


class Table:
    """The pile, and the kernel's flow."""

    __slots__ = ("options", "pile", "flow")

    def __init__(self, options: dict[str, Any], chance: Chance) -> None:
        self.options = options
        self.pile = 0
        self.flow = Flow(chance)

    def copy(self) -> "Table":
        """An independent copy."""
        other = Table.__new__(Table)
        other.options = self.options
        other.pile = self.pile
        other.flow = self.flow.copy()
        return other


def set_up(seats: int, options: dict[str, Any], chance: Chance) -> Table:
    """An empty pile."""
    t = Table(options, chance)
    t.flow.push("turn", 0)
    return t


def turn(t: Table, seat: int) -> None:
    """Ask the next seat; whoever puts the last coin wins."""
    if t.pile >= t.options["goal"]:
        t.flow.finish((1 - seat,), (t.pile, t.pile), "full")
        return
    t.flow.push("turn", 1 - seat)
    t.flow.ask("put", (seat,))


def legal(t: Table, seat: int) -> list[Action]:
    """One, two or three coins."""
    return [("put", coins) for coins in range(1, MOST + 1)]


def check(t: Table, seat: int, action: Action) -> None:
    """No more and no fewer."""
    if not 1 <= action[1] <= MOST:
        raise Illegal("1", "tally-coins")


def put(t: Table, seat: int, action: Action) -> None:
    """The coins lie on the pile."""
    t.pile += action[1]
    t.flow.emit("put", seat, action[1])


def view(t: Table, seat: int | None) -> dict[str, Any]:
    """Nothing is hidden."""
    return {"pile": t.pile, "goal": t.options["goal"]}


def from_json(document: Reader, seats: int, options: dict[str, Any], chance: Chance) -> Table:
    """The pile of a position."""
    t = Table(options, chance)
    t.pile = document.number("pile", 0, 10**9, 0)
    document.done()
    t.flow.push("turn", 0)
    return t


def imagine(t: Table, seat: int, chance: Chance) -> Table:
    """Nothing is hidden but the dice, and there are none."""
    other = t.copy()
    other.flow.chance = chance
    return other


GAME = Game(
    slug="tally",
    version="1",
    seats=range(2, 3),
    options=(Option("goal", 1_000_000, low=1, high=1_000_000),),
    steps={"turn": turn},
    questions={"put": Question(frozenset({"put"}), legal, check, put)},
    verbs=dict([words("put", Param("coins"))]),
    events={"put": EventForm((Param("seat", SEATS), Param("coins")))},
    set_up=set_up,
    view=view,
    to_json=lambda t: {"pile": t.pile},
    from_json=from_json,
    imagine=imagine,
    judge=lambda t: [0.5, 0.5],
    rounds=lambda t: int(t.pile),
    seat_names=lambda t: ("first", "second"),
    title="Tally",
)
