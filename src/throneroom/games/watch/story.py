"""What there is to tell of a game: points and production over time, the dice, and who did what."""

from collections.abc import Iterator, Sequence
from typing import Final

from throneroom.games.watch.geometry import HEX_SITES
from throneroom.games.watch.state import COMBINED, Table, hand_size
from throneroom.games.watch.victory import total_points
from throneroom.kernel import Event
from throneroom.kernel.story import Deed, Luck, Measure, Story

_WAYS: Final = {total: 6 - abs(7 - total) for total in range(2, 13)}  # of 36, for each roll
_PIPS: Final = {0: 0, COMBINED: _WAYS[2] + _WAYS[12], **_WAYS}
# What hangs on it, about in victory points.
_WEIGHTS: Final = {"breach": 3, "longest_road": 2, "most_patrols": 2, "crossed": 1}


def yields(t: Table, seat: int, open_only: bool) -> int:
    """Cards to be expected of 36 rolls; of hexes that nothing blocks, or of all."""
    cards = 0
    for tile, number in enumerate(t.numbers):
        around = HEX_SITES[tile]
        if not number or not (t.settlements[seat] | t.keeps[seat]) & around:
            continue
        if open_only and (tile == t.tormund or (t.brotherhood and t.gift[tile])):
            continue
        shares = (t.settlements[seat] & around).bit_count()
        shares += 2 * (t.keeps[seat] & around).bit_count()
        cards += shares * _PIPS[number]
    return cards


def guards(t: Table, seat: int) -> int:
    return t.guards_of[seat]


def road(t: Table, seat: int) -> int:
    return t.lengths[seat]


def weigh(t: Table, event: Event) -> int:
    return _WEIGHTS.get(event.kind, 0)


def deeds(t: Table, event: Event) -> Iterator[Deed]:
    params = event.params
    if event.kind == "road":
        yield Deed("mason", params[0])
    elif event.kind == "dealt":
        yield Deed("merchant", params[0])
        yield Deed("merchant", params[1])
    elif event.kind == "traded":
        yield Deed("importer", params[0])
    elif event.kind == "refused":
        yield Deed("stubborn", params[0])
    elif event.kind == "guard":
        yield Deed("brother", params[0])
    elif event.kind == "stole":
        yield Deed("thief", params[0])
        yield Deed("robbed", params[1])
    elif event.kind == "discarded":
        yield Deed("overloaded", params[0], len(params[1]))
    elif event.kind == "bought":
        yield Deed("gambler", params[0])


def luck(t: Table, events: Sequence[Event]) -> Iterator[Luck]:  # W6
    """Cards from a roll, against those to be expected of one on the board as it was."""
    if all(event.kind != "rolled" for event in events):
        return
    got = [0] * t.seats
    for event in events:
        if event.kind == "gained":
            got[event.params[0]] += len(event.params[1])
    for seat in range(t.seats):
        yield Luck(seat, float(got[seat]), yields(t, seat, open_only=True) / 36)


def thrown(event: Event) -> Iterator[int]:
    if event.kind == "rolled":
        yield event.params[1] + event.params[2]


STORY: Final = Story(
    measures=(
        Measure("points", total_points),
        Measure("yields", lambda t, seat: yields(t, seat, open_only=False)),
        Measure("cards", hand_size),
        Measure("road", road),
        Measure("guards", guards),
    ),
    weigh=weigh,
    deeds=deeds,
    awards={
        "mason": 6,
        "merchant": 2,
        "importer": 3,
        "stubborn": 3,
        "brother": 3,
        "thief": 2,
        "robbed": 2,
        "overloaded": 4,
        "gambler": 3,
    },
    luck=luck,
    faces={total: ways / 36 for total, ways in _WAYS.items()},
    thrown=thrown,
)
