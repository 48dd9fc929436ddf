"""What there is to tell of a battle: points and armies over time, the dice, and who did what."""

from collections.abc import Iterator, Sequence
from typing import Final

from throneroom.games.ice_and_fire.content import CARD
from throneroom.games.ice_and_fire.field import on_field
from throneroom.games.ice_and_fire.names import MOST_NCUS, ROLLS
from throneroom.games.ice_and_fire.state import Battle, seat_of
from throneroom.kernel import Event
from throneroom.kernel.story import Deed, Luck, Measure, Story

_THROWS: Final = (ROLLS.index["attack"], ROLLS.index["defense"])  # the higher the better
_MEAN: Final = 3.5
_POINT: Final = 5  # how much a victory point weighs, in points of an army


def points(t: Battle, seat: int) -> int:
    return t.points[seat]


def wounds(t: Battle, seat: int) -> int:
    """Left of all units on the battlefield."""
    return sum(t.wounds[unit] for unit in on_field(t) if seat_of(unit) == seat)


def units(t: Battle, seat: int) -> int:
    return sum(seat_of(unit) == seat for unit in on_field(t))


def weigh(t: Battle, event: Event) -> int:
    """A unit that is destroyed weighs what it cost, victory points what units they are worth."""
    if event.kind == "removed":
        return int(CARD[t.card[event.params[0]]].cost)
    return _POINT * int(event.params[1]) if event.kind == "scored" else 0


def deeds(t: Battle, event: Event) -> Iterator[Deed]:
    params = event.params
    if event.kind == "hit" and params[0] >= 0:
        yield Deed("hammer", seat_of(params[0]), params[2])
    elif event.kind == "wounded":
        yield Deed("anvil", seat_of(params[0]), params[1])
    elif event.kind == "charged":
        yield Deed("charger", seat_of(params[0]))
    elif event.kind == "charge_failed":
        yield Deed("stumbler", seat_of(params[0]))
    elif event.kind == "tested":
        yield Deed("steadfast" if params[2] else "shaken", seat_of(params[0]))
    elif event.kind == "played":
        yield Deed("schemer", params[0])
    elif event.kind == "claimed":
        yield Deed("courtier", params[0] // MOST_NCUS)


def luck(t: Battle, events: Sequence[Event]) -> Iterator[Luck]:
    """Attack and defense dice as they first fell."""
    for event in events:
        if event.kind == "rolled" and event.params[1] in _THROWS:
            dice = event.params[2]
            yield Luck(event.params[0], float(sum(dice)), _MEAN * len(dice))


def thrown(event: Event) -> Iterator[int]:
    if event.kind == "rolled" and event.params[1] in _THROWS:
        yield from event.params[2]


STORY: Final = Story(
    measures=(Measure("points", points), Measure("wounds", wounds), Measure("units", units)),
    weigh=weigh,
    deeds=deeds,
    awards={
        "hammer": 5,
        "anvil": 5,
        "charger": 2,
        "stumbler": 1,
        "steadfast": 3,
        "shaken": 2,
        "schemer": 3,
        "courtier": 3,
    },
    luck=luck,
    faces=dict.fromkeys(range(1, 7), 1 / 6),
    thrown=thrown,
)
