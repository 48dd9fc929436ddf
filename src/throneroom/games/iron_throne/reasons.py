"""What counts for a house, in words: for hints, which say why a bot would do something."""

from throneroom.games.iron_throne.influence import spread
from throneroom.games.iron_throne.sides import fighters_of
from throneroom.games.iron_throne.state import ATTACKING, DEFENDING, Table
from throneroom.kernel import Reason


def reasons(t: Table, seat: int) -> dict[str, Reason]:
    """By name; what one of each is worth is what the judge thinks of it, roughly."""
    tokens = t.power[t.house[seat] * 5 : t.house[seat] * 5 + 5]
    rivals = [spread(t, other) for other in range(t.seats) if other != seat]
    return {
        "influence": Reason(spread(t, seat), 10.0),
        "rivals": Reason(max(rivals), -6.0),
        "living": Reason(sum(power > 0 for power in tokens), 2.0),
        "power": Reason(sum(tokens), 0.6),
        "reserve": Reason(t.sheet[seat], 0.25),
        "hostages": Reason(len(t.hostages[seat]), 1.0),
        "cards": Reason(len(t.hand[seat]), 1.0),
        "lead": Reason(_lead(t, seat), 0.4),
    }


def _lead(t: Table, seat: int) -> int:
    """By how much power the seat's side is ahead in an encounter."""
    side = t.side[seat]
    if not side:
        return 0
    theirs = sum(t.power[c] for c in fighters_of(t, ATTACKING + DEFENDING - side))
    return sum(t.power[c] for c in fighters_of(t, side)) - theirs
