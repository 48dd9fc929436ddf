"""What is seen of a mode: all but the hands that are hidden (F34.12)."""

from typing import Any

from throneroom.games.ice_and_fire.content import TACTICS_CARDS
from throneroom.games.ice_and_fire.deploy import corner_zones
from throneroom.games.ice_and_fire.layout import Rectangle, layout
from throneroom.games.ice_and_fire.names import WALLS
from throneroom.games.ice_and_fire.position_modes import modes_to_json
from throneroom.games.ice_and_fire.state import Battle


def hands_of_mates(t: Battle, seat: int | None) -> dict[str, list[str]]:
    """The tactics cards of team-mates, which a player may see (F32.11)."""
    if seat is None:
        return {}
    return {
        str(mate): [TACTICS_CARDS.ids[card] for card in t.hand[mate]]
        for mate, side in enumerate(t.side)
        if side == t.side[seat] and mate != seat
    }


def deployment_areas(t: Battle) -> tuple[Rectangle, ...]:
    """The deployment zones: those of the mode, or the corners (F33.2)."""
    if max(t.side) > 1:
        return tuple(zone.area for zone in corner_zones(t.width))
    return layout(t.mode, t.width).deployment


def walls(t: Battle) -> list[dict[str, Any]]:
    """The Castle Walls of a siege (F24.4)."""
    return [
        {"id": WALLS.ids[i], "x": x, "y": y, "h": h, "wounds": t.walls[i]}
        for i, (x, y, h) in enumerate(layout(t.mode, t.width).walls)
        if t.walls
    ]


def modes_seen(t: Battle, seat: int | None) -> dict[str, Any]:
    """The cards of other sides, and those of the deck, are told by their number only."""
    seen = modes_to_json(t)
    for side, hand in enumerate(seen["missions"]):
        if seat is None or t.side[seat] != side:
            seen["missions"][side] = len(hand)
    seen["mission_deck"] = len(seen["mission_deck"])
    for one, hand in enumerate(seen["siege_hands"]):
        if seat is None or t.side[seat] != t.side[one]:
            seen["siege_hands"][one] = len(hand)
    return seen
