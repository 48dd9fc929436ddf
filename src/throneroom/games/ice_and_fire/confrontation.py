"""Three or four players, each for themselves: how they come to their corners: F33.1-F33.4.

Turns go by seats, whatever corners they have (FR106); passes are counted in `setup` (F33.9).
"""

from typing import Final

from throneroom.games.ice_and_fire.names import CORNERS
from throneroom.games.ice_and_fire.ready import drawn, is_ready
from throneroom.games.ice_and_fire.rolls import roll_die
from throneroom.games.ice_and_fire.state import Battle
from throneroom.kernel import Action, Illegal, Question

NOT_YET: Final = -1
KNOWN: Final = -1  # who is first, so nobody is asked


def ranking(t: Battle, seats: list[int]) -> list[int]:
    """The seats by their rolls, the highest first; equal ones roll again (F33.3)."""
    if len(seats) < 2:
        return seats
    dice = {seat: roll_die(t, "roll_off", seat) for seat in seats}
    ranked: list[int] = []
    for face in sorted(set(dice.values()), reverse=True):
        ranked += ranking(t, [seat for seat in seats if dice[seat] == face])
    return ranked


def choose_corners(t: Battle) -> None:  # F33.3
    order = ranking(t, list(range(len(t.points))))
    t.first = t.active = order[0]
    t.flow.emit("first", t.first)
    t.edge = [NOT_YET] * len(order)
    t.flow.push("ask_corner", tuple(order), order[0])


def ask_corner(t: Battle, order: tuple[int, ...], first: int) -> None:
    """The next player chooses; then they deploy, the first player first."""
    if order:
        t.flow.push("ask_corner", order[1:], first)
        if is_ready(t):
            take_corner(t, order[0], drawn(t, legal_corner(t, order[0])))  # F34.23
        else:
            t.flow.ask("corner", order[:1])
    else:
        t.flow.push("mode", "zones_chosen", first, KNOWN)


def legal_corner(t: Battle, seat: int) -> list[Action]:
    return [("corner", corner) for corner in range(len(CORNERS.ids)) if corner not in t.edge]


def check_corner(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_corner(t, seat):
        raise Illegal("F33.2", "ice_and_fire-corner-taken", corner=CORNERS.ids[action[1]])


def take_corner(t: Battle, seat: int, action: Action) -> None:
    t.edge[seat] = action[1]
    t.flow.emit("corner", seat, action[1])


STEPS: Final = {"choose_corners": choose_corners, "ask_corner": ask_corner}
QUESTIONS: Final = {
    "corner": Question(frozenset({"corner"}), legal_corner, check_corner, take_corner),
}
