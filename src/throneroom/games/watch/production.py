"""W6: production."""

from collections.abc import Callable
from typing import Final

from throneroom.games.watch.geometry import HEX_SITES
from throneroom.games.watch.state import Table


def produce(t: Table, rolled: int) -> None:  # W6.1-W6.10
    """Every hex that bears the number yields to all buildings touching it, unless it is blocked
    now, before the wildlings of this roll move: WR15. To be blocked does no other harm: W22.8."""
    t.gainers = 0
    due: dict[int, list[int]] = {}
    settlements, keeps = t.settlements, t.keeps
    for tile, resource in t.yields[rolled]:
        around = HEX_SITES[tile] & t.occupied
        if not around or tile == t.tormund or (t.brotherhood and t.gift[tile]):
            continue
        shares = due.get(resource)
        if shares is None:
            shares = due[resource] = [0] * t.seats
        for seat in range(t.seats):
            mine = settlements[seat] & around
            if mine:
                shares[seat] += mine.bit_count()
            mine = keeps[seat] & around
            if mine:
                shares[seat] += 2 * mine.bit_count()
    if due:
        hand_out(t, due)


def hand_out(t: Table, due: dict[int, list[int]]) -> None:  # W6.11-W6.15
    """Give every seat its cards; each resource that runs short is judged on its own."""
    hand = t.hand
    gains: list[tuple[int, ...]] = [()] * t.seats
    for resource, shares in due.items():
        wanted = sum(shares)
        there = t.supply[resource]
        if wanted > there:
            sharers = [seat for seat, share in enumerate(shares) if share]
            if len(sharers) > 1:
                t.flow.emit("shortage", resource)  # W6.12
                continue
            shares[sharers[0]] = wanted = there  # W6.13, WR62; the rest is lost: W6.14
        t.supply[resource] = there - wanted
        for seat, share in enumerate(shares):
            if share:
                hand[seat * 5 + resource] += share
                gains[seat] += (resource,) * share
    for seat, gain in enumerate(gains):
        if gain:
            t.gainers |= 1 << seat
            t.flow.emit("gained", seat, gain)


STEPS: Final[dict[str, Callable[..., None]]] = {"produce": produce}
