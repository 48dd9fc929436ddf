"""I6 Phase 2, Support: each non-active player offers a character to a side, or stays out."""

from collections.abc import Callable
from typing import Any, Final

from throneroom.games.iron_throne import power
from throneroom.games.iron_throne.content import (
    AFTER_SUPPORT_OFFER,
    AFTER_SUPPORT_PHASE,
    BEFORE_SUPPORT_OFFER,
    CHARACTERS,
    HOUSES,
)
from throneroom.games.iron_throne.sides import around, is_active
from throneroom.games.iron_throne.state import ATTACKING, DEFENDING, NO_SIDE, SUPPORT, Table
from throneroom.kernel import Action, Illegal, Question


def support_phase(t: Table) -> None:  # I6.1, I6.2, I6.11
    """Clockwise from the attacker's left, each non-active player decides once."""
    t.phase = SUPPORT
    t.flow.push("moment", AFTER_SUPPORT_PHASE)
    for seat in reversed(around(t)):
        if not is_active(t, seat):
            t.flow.push("decide_support", seat)
            t.flow.push("moment", BEFORE_SUPPORT_OFFER, (seat,))


def decide_support(t: Table, seat: int) -> None:  # I6.1, I6.7
    """Ask a player who has not been forced onto a side."""
    if not t.offered >> seat & 1:
        t.flow.ask("offer_support", (seat,))


def _legal_offer(t: Table, seat: int) -> list[Action]:
    living = power.living(t, seat)
    return [
        ("stay_out",),
        *[("support", ATTACKING, character) for character in living],
        *[("support", DEFENDING, character) for character in living],
    ]


def _check_offer(t: Table, seat: int, action: Action) -> None:  # I6.3
    if action[0] == "stay_out":
        return
    side, character = action[1:]
    if side == NO_SIDE:
        raise Illegal("I6.3", "iron_throne-no-side")
    power.check_own_living(t, seat, character, "I6.3", "I13.3")


def _take_offer(t: Table, seat: int, action: Action) -> None:  # I6.3, I6.4, I6.12
    t.offered |= 1 << seat
    if action[0] == "stay_out":
        t.flow.emit("stayed_out", seat)
        return
    _, side, character = action
    t.offer_by = seat
    t.offer_side = side
    t.fighter[seat] = character
    t.flow.emit("support_offered", seat, side, character)
    t.flow.push("answer_support")
    t.flow.push("moment", AFTER_SUPPORT_OFFER)


def answer_support(t: Table) -> None:  # I6.4, IR56
    """The active player addressed answers at once, unless an effect has settled the offer."""
    if t.offer_by >= 0:
        seat = t.attacker if t.offer_side == ATTACKING else t.defender
        t.flow.ask("answer_support", (seat,))


def _legal_answer(t: Table, seat: int) -> list[Action]:
    return [("accept",), ("refuse",)]


def _check_answer(t: Table, seat: int, action: Action) -> None:
    """Both answers are always open. Conditions cannot be attached to an offer. [I6.10, IR57]"""


def _offer(t: Table, seat: int) -> dict[str, Any]:
    by = t.offer_by
    return {"house": HOUSES.ids[t.house[by]], "character": CHARACTERS.ids[t.fighter[by]]}


def _take_answer(t: Table, seat: int, action: Action) -> None:
    settle_offer(t, action[0] == "accept")


def settle_offer(t: Table, accepted: bool) -> None:  # I6.5, I6.6
    """Accepted: a supporter of that side. Refused: home, and no other offer this turn."""
    seat = t.offer_by
    character = t.fighter[seat]
    t.offer_by = -1
    if accepted:
        t.flow.emit("support_accepted", seat, t.offer_side)
        join_side(t, seat, character, t.offer_side)
    else:
        t.fighter[seat] = -1
        t.flow.emit("support_refused", seat, t.offer_side)


def join_side(t: Table, seat: int, character: int, side: int) -> None:  # I6.5, I6.8, I6.9
    """A character stands on a side and its player is a supporter."""
    t.fighter[seat] = character
    t.side[seat] = side


def _stay_out(t: Table, seat: int) -> Action:
    return ("stay_out",)


def _refuse(t: Table, seat: int) -> Action:
    return ("refuse",)


STEPS: Final[dict[str, Callable[..., None]]] = {
    "support_phase": support_phase,
    "decide_support": decide_support,
    "answer_support": answer_support,
}
QUESTIONS: Final = {
    "offer_support": Question(
        frozenset({"support", "stay_out"}),
        _legal_offer,
        _check_offer,
        _take_offer,
        timeout=_stay_out,
    ),
    "answer_support": Question(
        frozenset({"accept", "refuse"}),
        _legal_answer,
        _check_answer,
        _take_answer,
        timeout=_refuse,
        context=_offer,
    ),
}
