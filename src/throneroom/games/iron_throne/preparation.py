"""I5 Phase 1, Preparation: the event card, the defender, one card, one token, two characters."""

from collections.abc import Callable
from typing import Final

from throneroom.games.iron_throne import cards, power
from throneroom.games.iron_throne.content import (
    CHARACTER_POWER,
    EVENT_HOUSE,
    EVENT_METRIC,
    EVENTS_CARDS,
    HAND_SIZE,
    HOUSES,
)
from throneroom.games.iron_throne.influence import spread
from throneroom.games.iron_throne.sides import around, check_in_game
from throneroom.games.iron_throne.state import ATTACKING, DEFENDING, PREPARATION, Table
from throneroom.kernel import Action, Illegal, Question


def begin_preparation(t: Table) -> None:
    """The hostage step is over."""
    t.phase = PREPARATION


def draw_event_card(t: Table) -> None:  # I5.1, I5.6, IR4
    """The attacker draws the top event card and shows it; it goes to the event discard pile."""
    if not t.event_deck:
        t.event_deck, t.event_discard = t.event_discard, t.event_deck
        for event in t.event_deck:
            t.event_known[event] = 0
        t.flow.chance.shuffle(t.event_deck)
        t.flow.emit("events_shuffled", len(t.event_deck))
    t.event = t.event_deck.pop()
    t.event_known[t.event] = 0
    t.event_discard.append(t.event)
    t.flow.emit("event_card", t.attacker, t.event)


def possible_defenders(t: Table) -> list[int]:  # I5.2-I5.5, I18.10, IR68
    """Whom the event card makes the defender; never the attacker."""
    house = EVENT_HOUSE[t.event]
    others = list(around(t))[1:]
    if house >= 0:
        named = t.seat_of[house]
        return others if named == t.attacker else [named]
    measure = EVENT_METRIC[t.event]
    scores = [metric(t, seat, measure) for seat in others]
    best = max(scores)
    return [seat for seat, score in zip(others, scores, strict=True) if score == best]


def metric(t: Table, seat: int, which: int) -> int:
    """What a special event card compares."""
    if which == HAND_SIZE:
        return len(t.hand[seat])
    if which == CHARACTER_POWER:
        first = t.house[seat] * 5
        return sum(t.power[first : first + 5])
    return spread(t, seat)


def choose_defender(t: Table) -> None:  # I5.2-I5.4
    """The card names the defender, or the attacker chooses among the eligible players."""
    eligible = possible_defenders(t)
    if len(eligible) == 1:
        set_defender(t, eligible[0])
    else:
        t.flow.ask("choose_defender", (t.attacker,))


def set_defender(t: Table, seat: int) -> None:
    """The two active players of the turn are known. [I3.4]"""
    t.defender = seat
    t.side[t.attacker] = ATTACKING
    t.side[seat] = DEFENDING
    t.flow.emit("defender", seat)


def _legal_defender(t: Table, seat: int) -> list[Action]:
    return [("defender", t.house[other]) for other in possible_defenders(t)]


def _check_defender(t: Table, seat: int, action: Action) -> None:
    named = t.seat_of[action[1]]
    eligible = possible_defenders(t)
    if named in eligible:
        return
    check_in_game(t, action[1])
    if named == seat:
        rule = "I5.3" if EVENT_HOUSE[t.event] >= 0 else "I5.5"
        raise Illegal(rule, "iron_throne-attacker-defends")
    houses = [HOUSES.ids[t.house[other]] for other in eligible]
    event = EVENTS_CARDS.ids[t.event]
    raise Illegal("I5.4", "iron_throne-not-eligible", event_card=event, houses=houses)


def _take_defender(t: Table, seat: int, action: Action) -> None:
    set_defender(t, t.seat_of[action[1]])


def draw_house_cards(t: Table) -> None:  # I5.7
    """The attacker, then the defender, draws one house card."""
    cards.draw(t, t.attacker, 1)
    cards.draw(t, t.defender, 1)


def move_power(t: Table, side: int) -> None:  # I5.7, IR6
    """An active player moves one token from the sheet to a character, if there is one."""
    seat = t.attacker if side == ATTACKING else t.defender
    if t.sheet[seat]:
        t.flow.ask("move_power", (seat,))


def _legal_own_living(t: Table, seat: int) -> list[Action]:
    return [("character", character) for character in power.living(t, seat)]


def _check_move_power(t: Table, seat: int, action: Action) -> None:
    power.check_own_living(t, seat, action[1], "I5.7", "I12.6")


def _take_move_power(t: Table, seat: int, action: Action) -> None:
    power.place_power(t, seat, action[1])


def put_forward(t: Table, side: int) -> None:  # I5.8, I5.9, I3.14
    """The attacker, then the defender who knows that choice, puts a character forward."""
    seat = t.attacker if side == ATTACKING else t.defender
    t.flow.ask("put_forward", (seat,))


def _check_put_forward(t: Table, seat: int, action: Action) -> None:
    rule = "I5.8" if seat == t.attacker else "I5.9"
    power.check_own_living(t, seat, action[1], rule, "I13.3")


def _take_put_forward(t: Table, seat: int, action: Action) -> None:
    t.fighter[seat] = action[1]
    t.flow.emit("put_forward", seat, action[1], t.side[seat])


def _strongest(t: Table, seat: int) -> Action:
    """On time-out: the character with the most power, then the first in house order. [I22.1]"""
    return ("character", max(power.living(t, seat), key=lambda c: (t.power[c], -c)))


STEPS: Final[dict[str, Callable[..., None]]] = {
    "begin_preparation": begin_preparation,
    "draw_event_card": draw_event_card,
    "choose_defender": choose_defender,
    "draw_house_cards": draw_house_cards,
    "move_power": move_power,
    "put_forward": put_forward,
}
QUESTIONS: Final = {
    "choose_defender": Question(
        frozenset({"defender"}), _legal_defender, _check_defender, _take_defender
    ),
    "move_power": Question(
        frozenset({"character"}),
        _legal_own_living,
        _check_move_power,
        _take_move_power,
        timeout=_strongest,
    ),
    "put_forward": Question(
        frozenset({"character"}),
        _legal_own_living,
        _check_put_forward,
        _take_put_forward,
        timeout=_strongest,
    ),
}
