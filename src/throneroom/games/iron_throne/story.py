"""What there is to tell of a game: influence and power over time, encounters, and who did what."""

from collections.abc import Iterator, Sequence
from typing import Final

from throneroom.games.iron_throne.content import CARD_HOUSE, CARD_VALUE
from throneroom.games.iron_throne.events import EVENTS
from throneroom.games.iron_throne.influence import spread
from throneroom.games.iron_throne.state import Table
from throneroom.kernel import Event
from throneroom.kernel.story import Deed, Luck, Measure, Story

_TOTALS: Final = {param.name: i for i, param in enumerate(EVENTS["totals"].params)}
_SPREAD, _DEATH = 12, 8  # how much they weigh, against the totals of an encounter
# The mean value of a card of each house.
_MEAN: Final = tuple(
    sum(value for value, its in zip(CARD_VALUE, CARD_HOUSE, strict=True) if its == house)
    / CARD_HOUSE.count(house)
    for house in range(5)
)


def _set_out(t: Table, seat: int) -> bool:
    """Whether the pieces of a player lie on the table; before that leaders are chosen."""
    return any(t.influence[seat * t.seats : seat * t.seats + t.seats])


def influence(t: Table, seat: int) -> int:  # I15.3
    return spread(t, seat) if _set_out(t, seat) else 0


def power(t: Table, seat: int) -> int:
    """On the characters and the leader sheet."""
    first = t.house[seat] * 5
    return sum(t.power[first : first + 5]) + t.sheet[seat]


def living(t: Table, seat: int) -> int:  # I1.11
    if not _set_out(t, seat):
        return 4  # all but the leader
    first = t.house[seat] * 5
    return sum(power > 0 for power in t.power[first : first + 5])


def hostages(t: Table, seat: int) -> int:
    return len(t.hostages[seat])


def weigh(t: Table, event: Event) -> int:
    if event.kind == "influence_spread":
        return _SPREAD
    if event.kind == "died":
        return _DEATH
    if event.kind == "totals":
        fought = event.params
        return int(fought[_TOTALS["attacker_total"]] + fought[_TOTALS["defender_total"]]) // 2
    return 0


_DEEDS: Final = {
    "hostage_taken": "gaoler",
    "freed": "merciful",
    "tortured": "torturer",
    "truce_accepted": "peacemaker",
    "truce_refused": "iron",
    "truce_broken_off": "iron",
    "support_offered": "friend",
    "stayed_out": "aloof",
    "withdrew": "cautious",
}


def deeds(t: Table, event: Event) -> Iterator[Deed]:
    if event.kind in _DEEDS:
        yield Deed(_DEEDS[event.kind], event.params[0])
    elif event.kind == "died":
        seat = t.seat_of[event.params[0] // 5]
        if seat >= 0:
            yield Deed("mourner", seat)


def luck(t: Table, events: Sequence[Event]) -> Iterator[Luck]:  # I14.1
    """The values of the cards drawn, against the mean of the house's cards."""
    for event in events:
        if event.kind == "drew":
            cards = event.secret[0]
            expected = sum(_MEAN[CARD_HOUSE[card]] for card in cards)
            yield Luck(event.params[0], float(sum(CARD_VALUE[card] for card in cards)), expected)


STORY: Final = Story(
    measures=(
        Measure("influence", influence),
        Measure("power", power),
        Measure("characters", living),
        Measure("hostages", hostages),
    ),
    weigh=weigh,
    deeds=deeds,
    awards={
        "gaoler": 2,
        "merciful": 2,
        "torturer": 1,
        "peacemaker": 1,
        "iron": 2,
        "friend": 2,
        "aloof": 2,
        "cautious": 1,
        "mourner": 1,
    },
    luck=luck,
)
