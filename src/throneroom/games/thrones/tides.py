"""T17: Tides of Battle, the optional variant (T17.1).

The deck is shuffled anew before each combat (T17.11), so no order of it has to be kept: the cards
that a combat needs are drawn from all 24. A card that was given back for a
redraw is kept until the others lie open, because its owner knows that it is not among them.
"""

from typing import Final

from throneroom.games.thrones.blade import blade_side, turn_blade
from throneroom.games.thrones.content import TIDES_DECK
from throneroom.games.thrones.state import NO_CARD, Table, Tides
from throneroom.games.thrones.strength import combatant, how_it_stands
from throneroom.games.thrones.support import ATTACKER, DEFENDER
from throneroom.kernel import Action, Chance, Question, words


def draw_without(chance: Chance, gone: list[int]) -> int:
    """A card from the whole shuffled deck but for those already drawn. T17.2, T17.11, TR17.3"""
    deck = list(TIDES_DECK)
    for card in gone:
        if card != NO_CARD:
            deck.remove(card)
    return deck[chance.below(len(deck))]


def draw_tides(t: Table) -> None:
    """Step: attacker and defender draw a card each and look at it in secret. T17.3, T17.11"""
    first = draw_without(t.flow.chance, [])
    second = draw_without(t.flow.chance, [first])
    t.tides = Tides([first, second])
    for side in (ATTACKER, DEFENDER):
        house = combatant(t, side)
        t.flow.whisper((t.seats[house],), "tide_drawn", (house,), (t.tides.cards[side],))


def _drawn(t: Table) -> Tides:
    """The cards of this combat, once they have been drawn."""
    assert t.tides is not None
    return t.tides


def redraw_tides(t: Table) -> None:
    """Step: the Blade may be used to draw another card, which must be kept. T17.4"""
    side = blade_side(t)
    if side >= 0:
        t.flow.ask("redraw", (t.seats[combatant(t, side)],), side)


def _legal(t: Table, seat: int) -> list[Action]:
    return [("pass",), ("redraw",)]


def _check(t: Table, seat: int, action: Action) -> None:
    """Whoever is asked may redraw or not. T17.4"""


def _take(t: Table, seat: int, action: Action) -> None:
    if action[0] == "pass":
        return
    side = t.flow.args[0]
    house = t.houses[seat]
    tides = _drawn(t)
    turn_blade(t, house)
    tides.discarded = tides.cards[side]
    tides.cards[side] = draw_without(t.flow.chance, tides.cards)
    t.flow.whisper((seat,), "tide_drawn", (house,), (tides.cards[side],))


def reveal_tides(t: Table) -> None:
    """Step: both cards are turned over; what was given back matters no more. T17.5, T17.11"""
    tides = _drawn(t)
    tides.open = True
    tides.discarded = NO_CARD
    attacking, defending = tides.cards
    t.flow.emit("tides_revealed", t.attacker, attacking, combatant(t, DEFENDER), defending)


STEPS: Final = {
    "draw_tides": draw_tides,
    "redraw_tides": redraw_tides,
    "reveal_tides": reveal_tides,
}
QUESTIONS: Final = {
    "redraw": Question(frozenset({"redraw", "pass"}), _legal, _check, _take, context=how_it_stands)
}
VERBS: Final = dict([words("redraw")])
