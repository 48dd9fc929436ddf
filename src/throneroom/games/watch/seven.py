"""W7: rolling a seven."""

from collections.abc import Callable
from typing import Any, Final

from throneroom.games.watch.actions import DISCARDS
from throneroom.games.watch.content import HAND_LIMIT
from throneroom.games.watch.state import Table, hand_size, return_to_supply
from throneroom.kernel import Action, Illegal, Question

_RECALLS: Final[tuple[Action, ...]] = tuple(("recall", resource) for resource in range(5))


def discard(t: Table) -> None:  # W7.1-W7.4
    """Every seat with more than 7 cards returns half, all at the same time: WR59."""
    seats = tuple(seat for seat in range(t.seats) if hand_size(t, seat) > HAND_LIMIT)
    if seats:
        t.drafts = ((),) * t.seats
        t.flow.push("return_cards")
        t.flow.ask("discard", seats)


def to_return(t: Table, seat: int) -> int:
    """How many cards the seat has to return: half of them, rounded down: W7.3."""
    return hand_size(t, seat) // 2


def legal_discard(t: Table, seat: int) -> list[Action]:
    """One card after another; a full choice that was taken back is opened card by card."""
    draft = t.drafts[seat]
    if len(draft) == to_return(t, seat):
        return [_RECALLS[resource] for resource in sorted(set(draft))]
    hand = t.hand[seat * 5 : seat * 5 + 5]
    return [DISCARDS[r] for r in range(5) if hand[r] > draft.count(r)]


def check_discard(t: Table, seat: int, action: Action) -> None:
    draft = t.drafts[seat]
    verb, resource = action
    if verb == "recall":
        if resource not in draft:
            raise Illegal("W7.2", "watch-not-chosen")
        return
    if len(draft) == to_return(t, seat):
        raise Illegal("W7.3", "watch-enough-returned", count=len(draft))
    if t.hand[seat * 5 + resource] <= draft.count(resource):
        raise Illegal("W7.4", "watch-no-such-card")


def take_discard(t: Table, seat: int, action: Action) -> bool:
    """Note the card down; True while more are to be chosen."""
    verb, resource = action
    draft = list(t.drafts[seat])
    if verb == "recall":
        draft.remove(resource)
    else:
        draft.append(resource)
    t.drafts = (*t.drafts[:seat], tuple(sorted(draft)), *t.drafts[seat + 1 :])
    return len(draft) < to_return(t, seat)


def return_cards(t: Table) -> None:
    """All chosen cards go to the supply together and are shown: WR59."""
    for seat, draft in enumerate(t.drafts):
        if draft:
            for resource in draft:
                return_to_supply(t, seat, resource)
            t.flow.emit("discarded", seat, draft)
    t.drafts = ()


def ask_tormund(t: Table) -> None:
    """The active player moves Tormund: W7.5."""
    t.flow.ask("move_tormund", (t.active,))


def _cards_left(t: Table, seat: int) -> dict[str, Any]:
    """How many cards are still to be chosen."""
    return {"count": to_return(t, seat) - len(t.drafts[seat])}


STEPS: Final[dict[str, Callable[..., None]]] = {
    "discard": discard,
    "return_cards": return_cards,
    "ask_tormund": ask_tormund,
}
QUESTIONS: Final = {
    "discard": Question(
        frozenset({"discard", "recall"}),
        legal_discard,
        check_discard,
        take_discard,
        take_back=True,
        context=_cards_left,
    ),
}
