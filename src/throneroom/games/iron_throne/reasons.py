"""What counts for a house, in words: for hints, which say why a bot would do something."""

from typing import Final

from throneroom.games.iron_throne.influence import TOKENS, spread
from throneroom.games.iron_throne.judge import worths
from throneroom.games.iron_throne.sides import fighters_of
from throneroom.games.iron_throne.state import ATTACKING, DEFENDING, Table
from throneroom.kernel import Reason

LEAD: Final = 0.06  # how much likelier one token more makes it to win an encounter


def reasons(t: Table, seat: int) -> dict[str, Reason]:
    """By name; what one of each is worth is what the judge thinks of it."""
    worth = worths(t)
    token = sum(worth[f"influence_{number}"] for number in range(1, TOKENS + 1)) / TOKENS
    tokens = t.power[t.house[seat] * 5 : t.house[seat] * 5 + 5]
    rivals = [spread(t, other) for other in range(t.seats) if other != seat]
    return {
        "influence": Reason(spread(t, seat), token),
        "rivals": Reason(max(rivals), -token),
        "living": Reason(sum(power > 0 for power in tokens), worth["living"]),
        "power": Reason(sum(tokens), worth["power"]),
        "reserve": Reason(t.sheet[seat], worth["reserve"]),
        "hostages": Reason(len(t.hostages[seat]), worth["hostages"]),
        "cards": Reason(len(t.hand[seat]), worth["cards"]),
        "lead": Reason(_lead(t, seat), LEAD * token),
    }


def _lead(t: Table, seat: int) -> int:
    """By how much power the seat's side is ahead in an encounter."""
    side = t.side[seat]
    if not side:
        return 0
    theirs = sum(t.power[c] for c in fighters_of(t, ATTACKING + DEFENDING - side))
    return sum(t.power[c] for c in fighters_of(t, side)) - theirs
