"""How good a table looks for a seat, for bots that look one step ahead."""

from throneroom.games.iron_throne.content import CARD_TYPE, CARD_VALUE, HOSTILITY
from throneroom.games.iron_throne.influence import spread
from throneroom.games.iron_throne.sides import fighters_of
from throneroom.games.iron_throne.state import ATTACKING, DEFENDING, ENCOUNTER, Table


def judge(t: Table, seat: int) -> float:
    """Influence first, then power, living characters, cards and hostages; from 0 to 1."""
    own = _standing(t, seat)
    others = [_standing(t, other) for other in range(t.seats) if other != seat]
    lead = own - 0.6 * max(others) - 0.4 * sum(others) / len(others) + _prospect(t, seat)
    return min(0.99, max(0.01, 0.5 + lead / 160))


def _standing(t: Table, seat: int) -> float:
    """What a house has in hand and on the table."""
    first = t.house[seat] * 5
    tokens = t.power[first : first + 5]
    living = sum(power > 0 for power in tokens)
    hand = sum(
        1.0 + (CARD_VALUE[card] / 8 if CARD_TYPE[card] == HOSTILITY else 0.3)
        for card in t.hand[seat]
    )
    return (
        10.0 * spread(t, seat)
        + 0.6 * sum(tokens)
        + 0.25 * t.sheet[seat]
        + 2.0 * living
        + 0.6 * hand
        + 1.0 * len(t.hostages[seat])
    )


def _prospect(t: Table, seat: int) -> float:
    """In an encounter that is not settled: how well the seat's side stands in it."""
    if t.phase < ENCOUNTER - 1 or t.settled or not t.side[seat]:
        return 0.0
    mine = sum(t.power[c] for c in fighters_of(t, t.side[seat]))
    theirs = sum(t.power[c] for c in fighters_of(t, ATTACKING + DEFENDING - t.side[seat]))
    margin = mine - theirs
    return max(-4.0, min(4.0, 0.4 * margin))
