"""W8: Tormund the Thief, and stealing."""

from typing import Final

from throneroom.games.watch.actions import STEAL_NOTHING, STEALS
from throneroom.games.watch.geometry import CAMP, HEX_SITES, PLACES, TERRAIN_HEXES
from throneroom.games.watch.state import Table, hand_size, move_card, on_island
from throneroom.kernel import Action, Illegal, Question

_MOVES: Final[tuple[Action, ...]] = tuple(("tormund", place) for place in range(len(PLACES.ids)))


def legal_tormund(t: Table, seat: int) -> list[Action]:  # W7.5, W7.6, W8.2, W8.5, WR50
    """Any other terrain hex, and after a seven his camp. Ice fields never: W3.5."""
    moves = [_MOVES[tile] for tile in TERRAIN_HEXES[t.setup] if tile != t.tormund]
    if not _must(t) and t.tormund != CAMP:
        moves.append(_MOVES[CAMP])
    return moves


def check_tormund(t: Table, seat: int, action: Action) -> None:
    place = action[1]
    if place == t.tormund:
        raise Illegal("W7.6", "watch-tormund-must-move")
    if place == CAMP:
        if _must(t):
            rule = "W26.5" if on_island(t) else "W8.2"
            raise Illegal(rule, "watch-tormund-not-to-camp")
    elif place not in TERRAIN_HEXES[t.setup]:
        raise Illegal("W3.5", "watch-not-a-terrain-hex")


def take_tormund(t: Table, seat: int, action: Action) -> None:
    """Move him; then the mover may steal, after a patrol must: W7.7, W7.10, W14.9, WR49."""
    place = action[1]
    move_tormund(t, seat, place)
    if place != CAMP and victims(t, seat):
        t.flow.ask("steal", (seat,), *t.flow.args)


def move_tormund(t: Table, seat: int, place: int) -> None:
    """He blocks where he stands until he leaves (W8.1, W8.4), beside wildlings too (WR51)."""
    t.tormund = place
    t.flow.emit("tormund", seat, place)


def victims(t: Table, seat: int) -> list[int]:
    """The opponents with a building at Tormund's hex, cards or none: W7.7, WR49."""
    around = HEX_SITES[t.tormund]
    return [
        other
        for other in range(t.seats)
        if other != seat and (t.settlements[other] | t.keeps[other]) & around
    ]


def legal_steal(t: Table, seat: int) -> list[Action]:  # W7.8
    actions: list[Action] = [STEALS[t.colours[victim]] for victim in victims(t, seat)]
    if not _must(t):
        actions.append(STEAL_NOTHING)
    return actions


def check_steal(t: Table, seat: int, action: Action) -> None:
    if action[0] == "steal_nothing":
        if _must(t):
            raise Illegal("W26.6" if on_island(t) else "W14.9", "watch-must-steal")
    elif action[1] not in [t.colours[victim] for victim in victims(t, seat)]:
        raise Illegal("W7.7", "watch-no-building-there")


def take_steal(t: Table, seat: int, action: Action) -> None:
    if action[0] == "steal":
        steal(t, seat, t.colours.index(action[1]))


def steal(t: Table, thief: int, victim: int) -> None:  # W7.9, W25.5
    """A random card of the victim's hand; only the two learn which. An empty hand loses nothing."""
    size = hand_size(t, victim)
    if not size:
        t.flow.emit("stole_nothing", thief, victim)
        return
    number = t.flow.chance.below(size)
    resource = 0
    while number >= t.hand[victim * 5 + resource]:
        number -= t.hand[victim * 5 + resource]
        resource += 1
    move_card(t, victim, thief, resource)
    t.flow.whisper((thief, victim), "stole", (thief, victim), (resource,))


def _must(t: Table) -> bool:
    """Whether Tormund may not go to his camp, nor his mover do without stealing: when a Ranger
    Patrol moves him rather than a seven, and always on the island (W26.5, W26.6)."""
    return t.flow.args == (1,) or on_island(t)


QUESTIONS: Final = {
    "move_tormund": Question(frozenset({"tormund"}), legal_tormund, check_tormund, take_tormund),
    "steal": Question(frozenset({"steal", "steal_nothing"}), legal_steal, check_steal, take_steal),
}
