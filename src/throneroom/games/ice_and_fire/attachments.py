"""The places of attachments in their unit: F4.5, F4.10, FR95."""

from typing import Final

from throneroom.games.ice_and_fire.content import CARDS
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.ready import is_ready
from throneroom.games.ice_and_fire.state import Battle, seat_of
from throneroom.kernel import Action, Illegal, Question


def order_attachments(t: Battle, unit: int, placed: tuple[int, ...] = ()) -> None:
    """Have the owner say which attachment stands next, from the left; the last has no choice."""
    left = _left(t, unit, placed)
    if len(set(left)) > 1 and not is_ready(t):  # FR95, F34.23
        t.flow.ask("order_attachments", (seat_of(unit),), unit, placed)
    else:
        t.parts[unit] = (*placed, *left)


def _left(t: Battle, unit: int, placed: tuple[int, ...]) -> list[int]:
    left = list(t.parts[unit])
    for card in placed:
        left.remove(card)
    return left


def legal_order(t: Battle, seat: int) -> list[Action]:
    left = _left(t, *t.flow.args)
    return [("choose_attachment", card) for card in dict.fromkeys(left)]


def check_order(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_order(t, seat):
        raise Illegal("F4.5", "ice_and_fire-not-a-target")


def take_order(t: Battle, seat: int, action: Action) -> None:
    unit, placed = t.flow.args
    t.flow.push("order_attachments", unit, (*placed, action[1]))


STEPS: Final = {"order_attachments": order_attachments}
QUESTIONS: Final = {
    "order_attachments": Question(
        frozenset({"choose_attachment"}),
        legal_order,
        check_order,
        take_order,
        context=lambda t, seat: {
            "unit": UNITS.ids[t.flow.args[0]],
            "cards": [CARDS.ids[card] for card in t.flow.args[1]],
        },
    ),
}
