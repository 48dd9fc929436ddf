"""What a seat of the Board Game sees, as numbers."""

from collections.abc import Callable, Iterable
from typing import Final

import numpy as np
import numpy.typing as npt

from throneroom.games.thrones.content import AREA_COUNT, AREAS, ORDERS
from throneroom.games.thrones.march_plan import drafting
from throneroom.games.thrones.state import PUBLIC, Table, size, unpack

_CARDS: Final = 7  # of a House
_HOUSES: Final = 6
_AREA: Final = (
    "owner",
    "control",
    "power token",
    "footmen",
    "knights",
    "ships",
    "siege engines",
    "routed footmen",
    "routed knights",
    "routed ships",
    "routed siege engines",
    "order",
    "neutral",
    "sent there",
)


def parts(seats: int, questions: tuple[str, ...]) -> Iterable[tuple[str, int]]:
    """The parts of an observation and how many numbers each has. A House is told as the number of
    its seat, counted from the own one, which is 1; 0 is nobody."""
    for area in AREAS.ids:
        yield from ((f"{name} in {area}", 1) for name in _AREA)
    for who in range(seats):
        yield f"house of +{who}", _HOUSES
        for name in ("power", "supply", "garrison", "bid"):
            yield f"{name} of +{who}", 1
        yield from ((f"hand of +{who}", _CARDS), (f"discards of +{who}", _CARDS))
        yield f"places on the tracks of +{who}", 3
    for name in ("round", "wildlings", "orders revealed", "orders in turn", "blade used"):
        yield name, 1
    yield from (("raven used", 1), ("westeros cards", 3), ("wildling card on top", 1))
    yield from (("orders that are banned", len(ORDERS.ids)), ("mustering points", 1))
    yield from (("attacker", 1), ("attacking units", 4), ("embattled", 1), ("defender", 1))
    yield from (("cards in combat", 2), ("winner", 1), ("casualties", 1))
    yield from ((f"asked {kind}", 1) for kind in questions)


def observer(
    seats: int, questions: tuple[str, ...]
) -> Callable[[Table, int, npt.NDArray[np.float32]], None]:
    """How tables of the Board Game with so many seats are seen."""
    places = {kind: place for place, kind in enumerate(questions)}

    def observe(t: Table, seat: int, out: npt.NDArray[np.float32]) -> None:
        order = [t.houses[(seat + i) % seats] for i in range(seats)]
        number = [0] * (_HOUSES + 1)  # the last is nobody's, -1
        for i, house in enumerate(order):
            number[house] = i + 1
        told: list[float] = []
        mine = order[0]
        sent = t.march.moves if t.march is not None and drafting(t) == mine else {}
        for area in range(AREA_COUNT):
            units = t.units[area]
            shown = t.orders[area] if t.revealed or t.order_house[area] == mine else -1
            told += (number[t.owner[area]], number[t.control[area]], number[t.tokens[area]])
            told += unpack(units & 0xFFFF)
            told += unpack(units >> 16)
            told += (shown + 1, t.neutral[area], size(sent[area]) if area in sent else 0)
        for house in order:
            told += [house == other for other in range(_HOUSES)]
            told += (t.power[house], t.supply[house], t.garrison[house], t.bids[house])
            told += [t.hands[house] >> card & 1 for card in range(_CARDS)]
            told += [t.discards[house] >> card & 1 for card in range(_CARDS)]
            told += [track.index(house) + 1 if house in track else 0 for track in t.tracks]
        told += (t.round, t.wildling, t.revealed, t.in_turn, t.blade_used, t.raven_used)
        told += [card + 1 for card in t.cards]
        known = t.wildling_known and t.wildling_known[0] & (PUBLIC | 1 << mine)
        told.append(t.wildling_deck[0] + 1 if known else 0)
        told += [t.bans >> kind & 1 for kind in range(len(ORDERS.ids))]
        told.append(sum(t.points.values()))
        told.append(number[t.attacker])
        told += unpack(t.attackers & 0xFFFF)
        told.append(t.embattled + 1)
        fight = t.combat
        if fight is None:
            told += (0, 0, 0, 0, 0)
        else:
            told += (number[fight.defender], *(card + 1 for card in fight.cards))
            told += (fight.winner + 1, fight.casualties)
        asked = [0] * len(questions)
        if seat in t.flow.asked and t.flow.kind:
            asked[places[t.flow.kind]] = 1
        told += asked
        out[: len(told)] = told

    return observe
