"""T31, T34: what each player may see, as JSON by ids."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from throneroom.games.thrones.combat_view import view_combat
from throneroom.games.thrones.content import (
    AREAS,
    CARDS,
    FIRST_SEA,
    HOME_OF,
    HOUSES,
    MOST_SUPPLY,
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
    within_limit,
)
from throneroom.games.thrones.victory import GOAL, structures
from throneroom.games.thrones.wildling_deck import drawn_wildling, known_wildlings
from throneroom.kernel import Within, bits, put_within

FACE_DOWN = "face_down"
COVERED = -2  # an order of which only the place is seen
LAND = tuple(area < FIRST_SEA for area in range(len(AREAS.ids)))
NO_ORDERS = (NO_ORDER,) * len(AREAS.ids)


def view(t: Table, seat: int | None) -> dict[str, Any]:
    """The table as a seat, or a spectator, may see it. T31.1-T31.4, T31.8, T34.1-T34.4, TR31.2"""
    public = _public(t)
    return public if seat is None else put_within(public, seat_view(t, seat, public))


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
        "tracks": _tracks(
            tuple(t.tracks),
            throne_holder(t),
            (blade_holder(t), bool(t.blade_used)),
            (raven_holder(t), bool(t.raven_used)),
        ),
        "westeros": _westeros(tuple(t.cards), tuple(t.decks), t.bans),
        "wildlings": _wildlings(t, NOBODY),
        "orders_revealed": bool(t.revealed),
        "orders_in_turn": bool(t.in_turn and not t.revealed),
        "bids": {HOUSES.ids[house]: t.bids[house] for house in t.houses if t.bids[house] >= 0},
        "combat": view_combat(t, NOBODY),
    }


def seat_view(t: Table, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    """What this seat knows, where everybody sees less. T31.1, T31.3, T34.2-T34.4"""
    viewer = t.houses[seat]
    name = HOUSES.ids[viewer]
    seen: dict[str, Any] = {"you": name, "wildlings": _wildlings(t, viewer)}
    if not t.revealed:
        own = {
            AREAS.ids[area]: _own_area(t, viewer, area)
            for area, house in enumerate(t.order_house)
            if house == viewer
        }
        if own:
            seen["areas"] = Within(own)
        seen["houses"] = Within({name: Within({"tokens": tokens_by_name(t, viewer)})})
    if t.tides is not None or viewer == drafting(t):
        seen["combat"] = view_combat(t, viewer)
    return seen


def _areas(t: Table) -> dict[str, Any]:
    """All areas as everybody sees them."""
    kinds, whose = _open_orders(t)
    held = (t.owner, t.units, t.control, t.tokens, t.neutral, kinds, whose)
    return _board(*map(tuple, held), _garrisons(tuple(t.garrison)))


@lru_cache(1024)  # most moves leave the board as it was
def _board(*held: tuple[int, ...]) -> dict[str, Any]:
    return dict(zip(AREAS.ids, map(_area, LAND, *held), strict=True))


def _own_area(t: Table, viewer: int, area: int) -> dict[str, Any]:
    """An area with an order that its owner alone sees."""
    held = (t.owner, t.units, t.control, t.tokens, t.neutral, t.orders)
    garrison = _garrisons(tuple(t.garrison))[area]
    return _area(LAND[area], *(by_area[area] for by_area in held), viewer, garrison)


@lru_cache(4096)  # on most of the board all stays as it was
def _area(
    land: bool,
    owner: int,
    group: int,
    control: int,
    token: int,
    neutral: int,
    order: int,
    order_house: int,
    garrison: int,
) -> dict[str, Any]:
    """What is to be seen in an area.

    An embattled area stays under control of its defender even when nothing is left in it. T23.1
    """
    seen: dict[str, Any] = {}
    if owner >= 0:
        seen["house"] = HOUSES.ids[owner]
        seen["units"] = letters(group)
        if routed := routed_letters(group):
            seen["routed"] = routed
    if land and control >= 0:
        seen["control"] = HOUSES.ids[control]
    if order != NO_ORDER:
        seen["order"] = FACE_DOWN if order == COVERED else ORDERS.ids[order]
        seen["order_house"] = HOUSES.ids[order_house]
    if token >= 0:
        seen["token"] = HOUSES.ids[token]
    if neutral:
        seen["neutral"] = "impassable" if neutral == IMPASSABLE else neutral
    if garrison:
        seen["garrison"] = garrison
    return seen


@cache
def _garrisons(by_house: tuple[int, ...]) -> tuple[int, ...]:
    """The garrisons by area."""
    return tuple(by_house[home] if home >= 0 else 0 for home in HOME_OF)


def _open_orders(t: Table) -> tuple[Sequence[int], Sequence[int]]:
    """The orders that everybody sees, and whose they are, by area: all after the reveal. T31.1

    While everybody places orders at once nothing at all is seen of the others' drafts; when orders
    are placed in turn, the places of finished ones are. TR10.2
    """
    if t.revealed:
        return t.orders, t.order_house
    if not t.in_turn:
        return NO_ORDERS, NO_ORDERS
    done = [house >= 0 and t.seats[house] not in t.flow.awaited for house in t.order_house]
    kinds = [COVERED if is_done else NO_ORDER for is_done in done]
    return kinds, [
        house if is_done else NO_ORDER for house, is_done in zip(t.order_house, done, strict=True)
    ]


@lru_cache(1024)  # on most moves no card is drawn
def _westeros(
    cards: tuple[int, ...], decks: tuple[tuple[int, ...], ...], bans: int
) -> dict[str, Any]:
    """The Westeros cards in play, and those that lie open beside each deck."""
    return {
        "cards": [WESTEROS.ids[card] if card >= 0 else None for card in cards],
        "left": [len(deck) for deck in decks],
        "discards": [_discarded(deck, left) for deck, left in enumerate(decks)],
        "bans": [ORDERS.ids[kind] for kind in bits(bans)],
    }


@lru_cache(1024)
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
    seen = {}
    for house in t.houses:
        groups = tuple(group_sizes(t, house).values())
        holds = (t.power[house], pool(t, house), t.supply[house], barrels(t, house), castles[house])
        cards = (t.hands[house], t.discards[house])
        seen[HOUSES.ids[house]] = _house(house, *holds, groups, stars(t, house), *cards)
    return seen


@lru_cache(1024)  # few of them are different after a move
def _house(
    house: int,
    power: int,
    left: int,
    supply: int,
    icons: int,
    castles: int,
    groups: tuple[int, ...],
    special: int,
    hand: int,
    discards: int,
) -> dict[str, Any]:
    """A House's armies beside the room for them, what the next count of barrels would do, and what
    else it has."""
    position = min(icons, MOST_SUPPLY)
    return {
        "power": power,
        "pool": left,
        "supply": supply,
        "barrels": icons,
        "armies": armies_by_room(groups, supply),
        "next_supply": position,
        "next_fits": within_limit(position, list(groups)),
        "structures": castles,
        "stars": special,
        "hand": list(_cards(house, hand)),
        "discards": list(_cards(house, discards)),
    }


@cache
def _cards(house: int, places: int) -> tuple[str, ...]:
    """The names of a set of a House's seven cards."""
    return tuple(CARDS.ids[7 * house + place] for place in bits(places))


@lru_cache(1024)
def _tracks(
    tracks: tuple[tuple[int, ...], ...],
    throne: int,
    blade: tuple[int, bool],
    raven: tuple[int, bool],
) -> dict[str, Any]:
    """The influence tracks, and whose the tokens are: of two of them also whether they are used."""
    seen: dict[str, Any] = {
        name: [HOUSES.ids[house] for house in tracks[track]]
        for track, name in enumerate(TRACKS.ids)
    }
    seen["throne"] = HOUSES.ids[throne]
    for name, (holder, used) in (("blade", blade), ("raven", raven)):
        seen[name] = {"house": HOUSES.ids[holder], "used": used}
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
    return _seat_names(tuple(t.houses))


@cache
def _seat_names(houses: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(HOUSES.ids[house] for house in houses)
