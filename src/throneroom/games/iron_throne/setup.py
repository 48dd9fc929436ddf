"""I2 Setup."""

from collections.abc import Callable
from typing import Any, Final

from throneroom.games.iron_throne import cards
from throneroom.games.iron_throne.content import (
    CHARACTERS,
    DECK_SIZE,
    EVENT_HOUSE,
    HOUSES,
    SPECIAL_EVENTS,
)
from throneroom.games.iron_throne.state import Table
from throneroom.kernel import Action, Chance, Flow, Illegal, Option, Question

OPTIONS: Final = (
    Option("houses", "random", ("random", "pick")),  # I2.1
    Option("special_events", "three_influential", tuple(SPECIAL_EVENTS)),  # IR5
    Option("turn_limit", 200, low=1, high=1000),  # I22.6
    Option("claim_statements", True),  # IR50
)


def set_up(seats: int, options: dict[str, Any], chance: Chance) -> Table:
    """A table before the houses are dealt. All chance comes from this one stream (I21.7)."""
    t = Table().cleared(seats, options, Flow(chance))
    t.flow.push("draw_leaders")
    t.flow.push("deal_houses")
    return t


def deal_houses(t: Table) -> None:  # I2.1, I1.2, I1.14
    """Houses are dealt at random, or picked in seating order."""
    if t.options["houses"] == "pick":
        t.flow.push("pick_house", 0)
        return
    houses = list(range(5))
    t.flow.chance.shuffle(houses)
    assign_houses(t, houses[: t.seats])


def assign_houses(t: Table, houses: list[int]) -> None:
    """Fix who plays which house."""
    t.house = tuple(houses)
    t.seat_of = tuple(houses.index(house) if house in houses else -1 for house in range(5))
    t.flow.emit("houses", t.house)


def pick_house(t: Table, seat: int) -> None:  # I2.1
    """Ask one player after the other."""
    if seat < t.seats:
        t.flow.push("pick_house", seat + 1)
        t.flow.ask("choose_house", (seat,))
    else:
        assign_houses(t, list(t.house))


def _legal_house(t: Table, seat: int) -> list[Action]:
    return [("house", house) for house in range(5) if house not in t.house]


def _check_house(t: Table, seat: int, action: Action) -> None:
    if action[1] in t.house:
        raise Illegal("I1.2", "iron_throne-house-taken", house=HOUSES.ids[action[1]])


def _take_house(t: Table, seat: int, action: Action) -> None:
    t.house = (*t.house[:seat], action[1], *t.house[seat + 1 :])


def draw_leaders(t: Table) -> None:  # I2.3
    """Everybody draws two of the five leader sheets and secretly keeps one."""
    for seat in range(t.seats):
        sheets = list(range(t.house[seat] * 5, t.house[seat] * 5 + 5))
        t.flow.chance.shuffle(sheets)
        t.sheets_drawn[seat] = tuple(sheets[:2])
        t.flow.whisper((seat,), "leaders_drawn", (seat,), (tuple(sheets[:2]),))
    t.flow.push("begin_play")
    t.flow.ask("choose_leader", tuple(range(t.seats)))


def _legal_leader(t: Table, seat: int) -> list[Action]:
    return [("leader", sheet) for sheet in t.sheets_drawn[seat]]


def _check_leader(t: Table, seat: int, action: Action) -> None:
    if action[1] not in t.sheets_drawn[seat]:
        raise Illegal("I2.3", "iron_throne-leader-not-drawn", character=CHARACTERS.ids[action[1]])


def _take_leader(t: Table, seat: int, action: Action) -> None:  # I2.4, I2.5, I2.13
    """All sheets are revealed at the same moment; the sheet not kept is never shown."""
    t.leader[seat] = action[1]
    t.sheets_drawn[seat] = ()
    t.flow.emit("leader", seat, action[1])


def begin_play(t: Table) -> None:  # I1.5, I2.5-I2.12
    """Power, influence, decks, hands, the event deck and the first player."""
    for seat in range(t.seats):
        place_power(t, seat)
        t.influence[seat * t.seats + seat] = 5
        first = t.house[seat] * DECK_SIZE
        t.deck[seat] = list(range(first, first + DECK_SIZE))
        t.flow.chance.shuffle(t.deck[seat])
    for seat in range(t.seats):
        cards.draw(t, seat, 5)
    t.event_deck = event_cards(t)
    t.flow.chance.shuffle(t.event_deck)
    t.attacker = t.flow.chance.below(t.seats)
    t.flow.push("begin_turn")


def place_power(t: Table, seat: int) -> None:  # I1.5, I2.5, I2.9
    """Four tokens on each of the four characters and on the sheet; the leader has no token."""
    for character in range(t.house[seat] * 5, t.house[seat] * 5 + 5):
        t.power[character] = 0 if character == t.leader[seat] else 4
    t.sheet[seat] = 4
    t.box -= 20


def event_cards(t: Table) -> list[int]:  # I2.10, IR5
    """Three cards of every house in play, and the three special ones."""
    special = SPECIAL_EVENTS[t.options["special_events"]]
    return [e for e, house in enumerate(EVENT_HOUSE) if house in t.house or e in special]


STEPS: Final[dict[str, Callable[..., None]]] = {
    "deal_houses": deal_houses,
    "pick_house": pick_house,
    "draw_leaders": draw_leaders,
    "begin_play": begin_play,
}
QUESTIONS: Final = {
    "choose_house": Question(frozenset({"house"}), _legal_house, _check_house, _take_house),
    "choose_leader": Question(
        frozenset({"leader"}), _legal_leader, _check_leader, _take_leader, sealed=True
    ),
}
