"""I15 Influence and the end of the game."""

from typing import Final

from throneroom.games.iron_throne.content import AFTER_INFLUENCE_SPREAD
from throneroom.games.iron_throne.power import house_is_dead
from throneroom.games.iron_throne.state import Table

TOKENS: Final = 5  # I15.3: that each player has


def spread_influence(t: Table, owner: int, board: int) -> None:  # I15.1, I15.2
    """Move one token from the own board to another player's board, for the rest of the game."""
    n = t.seats
    if t.influence[owner * n + owner] == 0:
        return
    t.influence[owner * n + owner] -= 1
    t.influence[owner * n + board] += 1
    t.flow.emit("influence_spread", owner, board)
    if (AFTER_INFLUENCE_SPREAD, ()) not in t.pending:  # one window for a whole batch [I17.5]
        t.pending.append((AFTER_INFLUENCE_SPREAD, ()))


def spread(t: Table, seat: int) -> int:  # I3.2
    """How many influence tokens of a player lie on other boards."""
    return TOKENS - t.influence[seat * t.seats + seat]


def all_spread(t: Table, seat: int) -> bool:  # I15.3
    """Whether all five tokens of a player lie on other boards."""
    return t.influence[seat * (t.seats + 1)] == 0


def has_influence_on(t: Table, seat: int, other: int) -> bool:  # I3.3
    """Whether a token of the player lies on the other's board."""
    return seat != other and t.influence[seat * t.seats + other] > 0


def check_end(t: Table) -> bool:  # I15.3, I15.4, I15.8-I15.10, IR44, IR47
    """At the fixed points: stop at once when five tokens are spread or a house has died out."""
    for seat in range(t.seats):
        if all_spread(t, seat):
            finish(t, "influence")
            return True
        if house_is_dead(t, seat):
            finish(t, "deaths")
            return True
    return False


def most_influence(t: Table) -> list[int]:  # I15.5, I15.6
    """Whoever has spread the most influence."""
    scores = [spread(t, seat) for seat in range(t.seats)]
    best = max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]


def finish(t: Table, reason: str) -> None:  # I15.5-I15.7, IR45, IR46
    """The most influence wins, a dead house included; all who are tied share the victory."""
    scores = [spread(t, seat) for seat in range(t.seats)]
    winners = most_influence(t)
    t.pending.clear()
    t.flow.emit("game_over", tuple(winners))
    t.flow.finish(winners, scores, reason)


def _won_by_influence(t: Table) -> list[int] | None:  # I15.3
    return most_influence(t) if any(all_spread(t, seat) for seat in range(t.seats)) else None


def _won_by_deaths(t: Table) -> list[int] | None:  # I15.4
    return most_influence(t) if any(house_is_dead(t, seat) for seat in range(t.seats)) else None


def _won_by_turn_limit(t: Table) -> list[int] | None:  # I15.11, I22.6
    return most_influence(t) if t.turn >= t.options["turn_limit"] else None


ENDINGS: Final = {
    "influence": _won_by_influence,
    "deaths": _won_by_deaths,
    "turn_limit": _won_by_turn_limit,
}
