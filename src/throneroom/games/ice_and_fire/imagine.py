"""Full tables drawn from what a seat knows: hidden are the hands and decks of others (F16.8), the
order of one's own deck, and the dice to come."""

from collections import Counter

from throneroom.games.ice_and_fire.state import Battle
from throneroom.kernel import Chance


def imagine(t: Battle, seat: int, chance: Chance) -> Battle:
    """Armies and discard piles are open, so what hand and deck of a seat hold together is known."""
    other = t.copy()
    other.flow.chance = chance
    for player in range(len(t.points)):
        known = t.hand[player] if player == seat else t.known[player]
        hidden = Counter((*t.hand[player], *t.deck[player])) - Counter(known)
        pool = sorted(hidden.elements())
        chance.shuffle(pool)
        if player != seat:
            held = len(t.hand[player]) - len(known)
            other.hand[player], pool = (*known, *pool[:held]), pool[held:]
        other.deck[player] = tuple(pool)
    return other
