"""T31, T34: what each player may see, as JSON by ids."""

from functools import cache
from typing import Any

from throneroom.games.thrones.combat_view import view_combat
from throneroom.games.thrones.content import (
    AREAS,
    CARDS,
    FIRST_SEA,
    HOME_OF,
    HOUSES,
    ORDERS,
    TRACKS,
    WESTEROS,
    WESTEROS_DECKS,
)
from throneroom.games.thrones.influence import blade_holder, raven_holder, stars, throne_holder
from throneroom.games.thrones.march_plan import drafting
from throneroom.games.thrones.planning import tokens_by_name
from throneroom.games.thrones.state import (
    IMPASSABLE,
    NO_ORDER,
    NOBODY,
    Table,
    letters,
    pool,
    routed_letters,
)
from throneroom.games.thrones.supply import (
    armies_by_room,
    barrels,
    group_sizes,
    next_supply,
    within_limit,
)
from throneroom.games.thrones.victory import GOAL, structures
from throneroom.games.thrones.wildling_deck import drawn_wildling, known_wildlings
from throneroom.kernel import bits

FACE_DOWN = "face_down"


def view(t: Table, seat: int | None) -> dict[str, Any]:
    """The table as a seat, or a spectator, may see it. T31.1-T31.4, T31.8, T34.1-T34.4, TR31.2"""
    public = _public(t)
    return public if seat is None else seat_view(t, seat, public)


def _public(t: Table) -> dict[str, Any]:
    """What everybody sees. T31.2, T31.8, T34.1"""
    return {
        "round": t.round,
        "rounds": t.options["rounds"],
        "goal": GOAL,
        "question": t.flow.kind if t.flow.awaited else None,
        "seats": [HOUSES.ids[house] for house in t.houses],
        "you": None,
        "areas": _areas(t),
        "houses": _houses(t),
        "tracks": _tracks(t),
        "westeros": {
            "cards": [WESTEROS.ids[card] if card >= 0 else None for card in t.cards],
            "left": [len(deck) for deck in t.decks],
            "discards": [_discarded(deck, left) for deck, left in enumerate(t.decks)],
            "bans": [ORDERS.ids[kind] for kind in bits(t.bans)],
        },
        "wildlings": _wildlings(t, NOBODY),
        "orders_revealed": bool(t.revealed),
        "orders_in_turn": bool(t.in_turn and not t.revealed),
        "bids": {HOUSES.ids[house]: t.bids[house] for house in t.houses if t.bids[house] >= 0},
        "combat": view_combat(t, NOBODY),
    }


def seat_view(t: Table, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    """What everybody sees, with what this seat knows put in its place. T31.1, T31.3, T34.2-T34.4"""
    viewer = t.houses[seat]
    name = HOUSES.ids[viewer]
    seen = {**public, "you": name, "wildlings": _wildlings(t, viewer)}
    if not t.revealed:
        own = [
            a for a, kind in enumerate(t.orders) if kind != NO_ORDER and t.order_house[a] == viewer
        ]
        seen["areas"] = {**public["areas"], **{AREAS.ids[a]: _area(t, viewer, a) for a in own}}
        houses = public["houses"]
        seen["houses"] = {**houses, name: {**houses[name], "tokens": tokens_by_name(t, viewer)}}
    if t.tides is not None or viewer == drafting(t):
        seen["combat"] = view_combat(t, viewer)
    return seen


def _areas(t: Table) -> dict[str, Any]:
    """All areas as everybody sees them. On most of the board there is nothing to be seen.

    An embattled area stays under control of its defender even when nothing is left in it. T23.1
    """
    held = zip(AREAS.ids, t.owner, t.control, t.tokens, t.orders, t.neutral, HOME_OF, strict=True)
    areas = {}
    for area, (name, owner, control, token, order, neutral, home) in enumerate(held):
        bare = max(owner, control, token, order, home) < 0 and not neutral
        areas[name] = {} if bare else _area(t, NOBODY, area)
    return areas


def _area(t: Table, viewer: int, area: int) -> dict[str, Any]:
    owner = t.owner[area]
    neutral = t.neutral[area]
    seen: dict[str, Any] = {}
    if owner >= 0:
        group = t.units[area]
        seen["house"] = HOUSES.ids[owner]
        seen["units"] = letters(group)
        if routed := routed_letters(group):
            seen["routed"] = routed
    if area < FIRST_SEA and t.control[area] >= 0:
        seen["control"] = HOUSES.ids[t.control[area]]
    order = _order(t, viewer, area)
    if order is not None:
        seen["order"] = order
        seen["order_house"] = HOUSES.ids[t.order_house[area]]
    if t.tokens[area] >= 0:
        seen["token"] = HOUSES.ids[t.tokens[area]]
    if neutral:
        seen["neutral"] = "impassable" if neutral == IMPASSABLE else neutral
    home = HOME_OF[area]
    if home >= 0 and t.garrison[home]:
        seen["garrison"] = t.garrison[home]
    return seen


def _order(t: Table, viewer: int, area: int) -> str | None:
    """An order as far as it is known: one's own, or all after the reveal. T31.1, TR10.2

    While everybody places orders at once nothing at all is seen of the others' drafts; when orders
    are placed in turn, the places of finished ones are.
    """
    kind = t.orders[area]
    if kind == NO_ORDER:
        return None
    house = t.order_house[area]
    if t.revealed or house == viewer:
        return ORDERS.ids[kind]
    if t.in_turn and t.seats[house] not in t.flow.awaited:
        return FACE_DOWN
    return None


def _discarded(deck: int, left: tuple[int, ...]) -> list[str]:
    """The cards of a Westeros deck that lie open, the last one too; in what order is not told.

    T31.8, T34.3
    """
    hidden = list(left)
    seen = []
    for card in WESTEROS_DECKS[deck]:
        if card in hidden:
            hidden.remove(card)
        else:
            seen.append(WESTEROS.ids[card])
    return seen


def _houses(t: Table) -> dict[str, Any]:
    castles = structures(t)
    return {
        HOUSES.ids[house]: {
            "power": t.power[house],
            "pool": pool(t, house),
            "supply": t.supply[house],
            "barrels": barrels(t, house),
            **_armies(t, house),
            "structures": castles[house],
            "stars": stars(t, house),
            "hand": list(_cards(house, t.hands[house])),
            "discards": list(_cards(house, t.discards[house])),
        }
        for house in t.houses
    }


def _armies(t: Table, house: int) -> dict[str, Any]:
    """A House's armies beside the room for them, and what the next count of barrels would do."""
    position = next_supply(t, house)
    return {
        "armies": armies_by_room(t, house),
        "next_supply": position,
        "next_fits": within_limit(position, list(group_sizes(t, house).values())),
    }


@cache
def _cards(house: int, places: int) -> tuple[str, ...]:
    """The names of a set of a House's seven cards."""
    return tuple(CARDS.ids[7 * house + place] for place in bits(places))


def _tracks(t: Table) -> dict[str, Any]:
    seen: dict[str, Any] = {
        name: [HOUSES.ids[house] for house in t.tracks[track]]
        for track, name in enumerate(TRACKS.ids)
    }
    seen["throne"] = HOUSES.ids[throne_holder(t)]
    seen["blade"] = {"house": HOUSES.ids[blade_holder(t)], "used": bool(t.blade_used)}
    seen["raven"] = {"house": HOUSES.ids[raven_holder(t)], "used": bool(t.raven_used)}
    return seen


def _wildlings(t: Table, viewer: int) -> dict[str, Any]:
    """The token, what the viewer knows of the deck, and the card in play. TR31.3, T34.2, T34.3"""
    return {
        "strength": t.wildling,
        "deck": known_wildlings(t, viewer),
        "drawn": drawn_wildling(t),
    }


def seat_names(t: Table) -> tuple[str, ...]:
    """The House that each seat plays."""
    return tuple(HOUSES.ids[house] for house in t.houses)
