"""T8: Clash of Kings and bidding."""

from typing import Any, Final

from throneroom.games.thrones.content import HOUSES, TRACKS
from throneroom.games.thrones.influence import set_track, throne_holder, turn_order
from throneroom.games.thrones.state import Table
from throneroom.kernel import Action, Illegal, Question


def clash_of_kings(t: Table) -> None:
    """Step: the Houses bid for the Iron Throne, the Fiefdoms, the King's Court. T8.1, T5.18

    The old order of a track stands until the new one is complete, so that the former holder of the
    Iron Throne token breaks the ties of its own bidding (T8.8).
    """
    for track in (2, 1, 0):
        t.flow.push("bid_for_track", track)


def bid_for_track(t: Table, track: int) -> None:
    """Step: every House bids in secret. T8.2, T8.9, TR8.2"""
    t.flow.emit("bidding", track)
    t.flow.push("resolve_bids", track)
    ask_bids(t, "bid", t.houses, track)


def ask_bids(t: Table, kind: str, houses: tuple[int, ...], detail: int) -> None:
    """Ask Houses for a secret bid; nothing of it is on the table until all are in. T8.2, T31.4"""
    t.bids = [-1] * 6
    t.flow.ask(kind, tuple(sorted(t.seats[house] for house in houses)), detail)


def resolve_bids(t: Table, track: int) -> None:
    """Step: bids are revealed together and discarded, won or lost. T8.3, T8.6"""
    reveal_bids(t)
    t.flow.push("rank_bidders", track, ())


def reveal_bids(t: Table) -> None:
    """Everybody sees all bids; the Power goes to the pool. T8.3, T8.6, T29.4, T29.7"""
    bidders = tuple(house for house in turn_order(t) if t.bids[house] >= 0)
    t.flow.emit("bids", bidders, tuple(t.bids[house] for house in bidders))
    for house in bidders:
        t.power[house] -= t.bids[house]


def rank_bidders(t: Table, track: int, placed: tuple[int, ...]) -> None:
    """Step: highest bid first; the Iron Throne holder orders ties. T8.4, T8.5, TR8.1, TR8.3"""
    while len(placed) < len(t.houses):
        left = [house for house in t.houses if house not in placed]
        best = max(t.bids[house] for house in left)
        tied = tuple(house for house in left if t.bids[house] == best)
        if len(tied) > 1:
            t.flow.ask("rank_tied", (t.seats[throne_holder(t)],), track, placed, tied)
            return
        placed = (*placed, tied[0])
    t.bids = [-1] * 6
    set_track(t, track, placed)  # T8.7, T8.8, TR8.4


def legal_bid(t: Table, seat: int) -> list[Action]:
    return [("bid", amount) for amount in range(t.power[t.houses[seat]] + 1)]


def check_bid(t: Table, seat: int, action: Action) -> None:
    power = t.power[t.houses[seat]]
    if not 0 <= action[1] <= power:
        rule = "T8.2" if t.flow.kind == "bid" else "T29.3"
        raise Illegal(rule, "thrones-bid-out-of-range", power=power, amount=action[1])


def take_bid(t: Table, seat: int, action: Action) -> None:
    t.bids[t.houses[seat]] = action[1]


def _context_bid(t: Table, seat: int) -> dict[str, Any]:
    return {"track": TRACKS.ids[t.flow.args[0]], "power": t.power[t.houses[seat]]}


def bid_nothing(t: Table, seat: int) -> Action:
    return ("bid", 0)


def _legal_rank(t: Table, seat: int) -> list[Action]:
    return [("rank", house) for house in t.flow.args[-1]]


def check_tied(t: Table, seat: int, action: Action) -> None:
    """Only one of the tied Houses can be named. T8.5, T29.12"""
    if action[1] not in t.flow.args[-1]:
        rule = "T8.5" if t.flow.kind == "rank_tied" else "T29.12"
        raise Illegal(rule, "thrones-not-tied", house=HOUSES.ids[action[1]])


def _take_rank(t: Table, seat: int, action: Action) -> None:
    track, placed, tied = t.flow.args
    t.flow.emit("tie_decided", t.houses[seat], action[1])
    placed = (*placed, action[1])
    if len(tied) == 2:
        placed = (*placed, tied[0] if action[1] == tied[1] else tied[1])
    t.flow.push("rank_bidders", track, placed)


def _context_rank(t: Table, seat: int) -> dict[str, Any]:
    track, placed, tied = t.flow.args
    houses = [HOUSES.ids[house] for house in tied]
    return {"track": TRACKS.ids[track], "position": len(placed) + 1, "tied": houses}


STEPS: Final = {
    "clash_of_kings": clash_of_kings,
    "bid_for_track": bid_for_track,
    "resolve_bids": resolve_bids,
    "rank_bidders": rank_bidders,
}
QUESTIONS: Final = {
    "bid": Question(
        frozenset({"bid"}),
        legal_bid,
        check_bid,
        take_bid,
        sealed=True,
        timeout=bid_nothing,
        context=_context_bid,
    ),
    "rank_tied": Question(
        frozenset({"rank"}), _legal_rank, check_tied, _take_rank, context=_context_rank
    ),
}
