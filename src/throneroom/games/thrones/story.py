"""What there is to tell of a game: castles, land and Power over time, battles, and who did what."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from throneroom.games.thrones.content import (
    FIRST_SEA,
    LAND_MASK,
    TIDE_STRENGTH,
    TIDES_DECK,
)
from throneroom.games.thrones.events import EVENTS
from throneroom.games.thrones.state import NOBODY, Table, count
from throneroom.games.thrones.victory import controlled, structures
from throneroom.kernel import Event, bits
from throneroom.kernel.story import Deed, Luck, Measure, Story

_BATTLE: Final = {param.name: i for i, param in enumerate(EVENTS["battle"].params)}
_SIDES: Final = ("attacker", "defender")
_CASUALTY: Final = 3  # how much a lost unit weighs, in strength
_TIDES: Final = Counter(TIDE_STRENGTH[card] for card in TIDES_DECK)
_MEAN_TIDE: Final = sum(TIDE_STRENGTH[card] for card in TIDES_DECK) / len(TIDES_DECK)


def castles(t: Table, seat: int) -> int:  # T30.1
    return structures(t)[t.houses[seat]]


def lands(t: Table, seat: int) -> int:
    return controlled(t, t.houses[seat], LAND_MASK)


def power(t: Table, seat: int) -> int:
    return t.power[t.houses[seat]]


def supply(t: Table, seat: int) -> int:
    return t.supply[t.houses[seat]]


def units(t: Table, seat: int) -> int:
    """All units on the board, those that attack just now too."""
    house = t.houses[seat]
    groups = [t.units[area] for area in bits(t.occupied[house])]
    if t.attacker == house:
        groups.append(t.attackers)
    return sum(count(group, kind) for group in groups for kind in range(4))


def _of_battle(event: Event, name: str) -> Any:
    return event.params[_BATTLE[name]]


def weigh(t: Table, event: Event) -> int:
    """A battle weighs what stood against each other in it, and what was lost."""
    if event.kind != "battle":
        return 0
    fought = sum(_of_battle(event, f"{side}_total") for side in _SIDES)
    return int(fought + _CASUALTY * _of_battle(event, "casualties")) or 1


def deeds(t: Table, event: Event) -> Iterator[Deed]:
    params = event.params
    if event.kind == "battle":
        yield Deed("warlord", t.seats[_of_battle(event, "winner")])
    elif event.kind == "control" and params[1] != NOBODY and params[2] != NOBODY:
        if params[0] < FIRST_SEA:
            yield Deed("conqueror", t.seats[params[2]])
    elif event.kind == "destroyed":
        yield Deed("martyr", t.seats[params[0]], len(params[2]))
    elif event.kind == "raided":
        yield Deed("brigand", t.seats[params[0]])
    elif event.kind == "consolidated":
        yield Deed("steward", t.seats[params[0]], params[3])
    elif event.kind == "bids":
        for house, amount in zip(*params, strict=True):
            yield Deed("spender", t.seats[house], amount)
    elif event.kind == "retreated":
        yield Deed("runner", t.seats[params[0]])


def luck(t: Table, events: Sequence[Event]) -> Iterator[Luck]:  # T17
    """The Tides of Battle cards, where they are played with."""
    for event in events:
        if event.kind == "battle" and t.options["tides_of_battle"]:
            for side in _SIDES:
                seat = t.seats[_of_battle(event, side)]
                yield Luck(seat, float(_of_battle(event, f"{side}_tide_strength")), _MEAN_TIDE)


def thrown(event: Event) -> Iterator[int]:
    if event.kind == "tides_revealed":
        yield TIDE_STRENGTH[event.params[1]]
        yield TIDE_STRENGTH[event.params[3]]


STORY: Final = Story(
    measures=(
        Measure("castles", castles),
        Measure("lands", lands),
        Measure("power", power),
        Measure("units", units),
        Measure("supply", supply),
    ),
    weigh=weigh,
    deeds=deeds,
    awards={
        "warlord": 2,
        "conqueror": 2,
        "martyr": 3,
        "brigand": 2,
        "steward": 5,
        "spender": 10,
        "runner": 2,
    },
    luck=luck,
    faces={strength: cards / len(TIDES_DECK) for strength, cards in sorted(_TIDES.items())},
    thrown=thrown,
)
