"""T29: wildling attacks. The nine cards are in wildling_cards."""

from typing import Any, Final

from throneroom.games.thrones.bidding import (
    ask_bids,
    bid_nothing,
    check_bid,
    check_tied,
    legal_bid,
    reveal_bids,
    take_bid,
)
from throneroom.games.thrones.content import HOUSES, WILDLING_STEP
from throneroom.games.thrones.influence import throne_holder
from throneroom.games.thrones.state import PUBLIC, Table
from throneroom.games.thrones.wildling_cards import PENALTIES, REWARDS
from throneroom.kernel import Action, Question

_TWO_SPACES: Final = 2 * WILDLING_STEP


def wildling_attack(t: Table, strength: int, excluded: int) -> None:
    """Step: all Houses (but one excluded by Preemptive Raid) bid in secret. T29.1-T29.3, TR29.2"""
    houses = tuple(house for house in t.houses if house != excluded)
    t.flow.emit("wildling_attack", strength)
    t.flow.push("resolve_attack", strength)
    ask_bids(t, "bid_wildlings", houses, strength)


def resolve_attack(t: Table, strength: int) -> None:
    """Step: compare, move the token, discard the bids, find the bidder. T29.4-T29.7, TR29.13"""
    watch = sum(bid for bid in t.bids if bid >= 0)
    won = watch >= strength
    reveal_bids(t)
    t.wildling = 0 if won else max(0, t.wildling - _TWO_SPACES)  # TR29.7: on 0 it stays on 0
    t.flow.emit("attack_result", int(won), watch, strength, t.wildling)
    bids = [bid for bid in t.bids if bid >= 0]
    extreme = max(bids) if won else min(bids)
    tied = tuple(house for house in t.houses if t.bids[house] == extreme)
    if len(tied) > 1:  # T29.12, TR29.1
        t.flow.ask("name_bidder", (t.seats[throne_holder(t)],), int(won), tied)
    else:
        t.flow.push("wildling_card", int(won), tied[0])


def wildling_card(t: Table, won: int, bidder: int) -> None:
    """Step: the top card is revealed, resolved, and goes face down under the deck. T29.8-T29.10

    Everybody has seen it, so everybody knows what lies at the bottom now.
    """
    card = t.wildling_deck.pop(0)
    t.wildling_deck.append(card)
    del t.wildling_known[0]
    t.wildling_known.append(PUBLIC)
    t.flow.emit("wildling_card", card, int(won), bidder)
    t.flow.push("end_attack")
    if won:
        REWARDS[card](t, bidder)
    else:
        PENALTIES[card](t, bidder)


def end_attack(t: Table) -> None:
    """Step: the bids have served their purpose."""
    t.bids = [-1] * 6


def _legal_bidder(t: Table, seat: int) -> list[Action]:
    return [("name_bidder", house) for house in t.flow.args[-1]]


def _take_bidder(t: Table, seat: int, action: Action) -> None:
    t.flow.emit("tie_decided", t.houses[seat], action[1])
    t.flow.push("wildling_card", t.flow.args[0], action[1])


def _context_bid(t: Table, seat: int) -> dict[str, Any]:
    return {"strength": t.flow.args[0], "power": t.power[t.houses[seat]]}


def _context_bidder(t: Table, seat: int) -> dict[str, Any]:
    won, tied = t.flow.args
    houses = [HOUSES.ids[house] for house in tied]
    return {"bid": "highest" if won else "lowest", "tied": houses}


STEPS: Final = {
    "wildling_attack": wildling_attack,
    "resolve_attack": resolve_attack,
    "wildling_card": wildling_card,
    "end_attack": end_attack,
}
QUESTIONS: Final = {
    "bid_wildlings": Question(
        frozenset({"bid"}),
        legal_bid,
        check_bid,
        take_bid,
        sealed=True,
        timeout=bid_nothing,
        context=_context_bid,
    ),
    "name_bidder": Question(
        frozenset({"name_bidder"}),
        _legal_bidder,
        check_tied,
        _take_bidder,
        context=_context_bidder,
    ),
}
