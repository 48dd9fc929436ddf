"""W14: development cards."""

from collections.abc import Callable
from typing import Any, Final

from throneroom.games.watch.actions import (
    PATROL_TORMUND,
    PLAY_ROAD_BUILDING,
    RECRUITS_AT,
    STOP,
    TWO_CARDS,
    roads_on,
)
from throneroom.games.watch.breach import leave_gift
from throneroom.games.watch.building import add_road, check_price, check_road, legal_paths, pay
from throneroom.games.watch.content import (
    CARD_COST,
    MONOPOLY,
    PATROL,
    RECRUITS,
    ROAD_BUILDING,
    WINTER,
)
from throneroom.games.watch.guards import can_post, check_post, free_sections, post
from throneroom.games.watch.special_cards import judge_most_patrols
from throneroom.games.watch.state import Table, called, move_card, on_island, take_from_supply
from throneroom.games.watch.victory import ends
from throneroom.games.watch.wildlings import create_from_pool
from throneroom.kernel import Action, Illegal, Question

_CARD_OF: Final = {
    "patrol_tormund": PATROL,
    "patrol_wildling": PATROL,
    "new_recruits": RECRUITS,
    "road_building": ROAD_BUILDING,
    "winter_is_coming": WINTER,
    "monopoly": MONOPOLY,
}
_MONOPOLIES: Final[tuple[Action, ...]] = tuple(("monopoly", resource) for resource in range(5))
_WINTERS: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(
        ("winter_is_coming", pair)
        for pair in TWO_CARDS
        if all(there >> resource & 1 for resource in pair)
    )
    for there in range(32)
)


# Buying


def check_buy(t: Table, seat: int, action: Action) -> None:
    if not t.deck:
        raise Illegal("W14.2", "watch-deck-empty")
    check_price(t, seat, CARD_COST)


def buy(t: Table, seat: int, action: Action) -> bool:  # W14.1
    """The top card, hidden from the others: W25.2. It creates no wildling: W19.3."""
    pay(t, seat, CARD_COST)
    receive_card(t, seat, t.deck.pop())
    return not ends(t)  # a Victory Point card counts at once: W14.19


def receive_card(t: Table, seat: int, card: int) -> None:
    """A bought card, which cannot be played in this turn: W14.4."""
    t.cards[seat * 5 + card] += 1
    t.bought[card] += 1
    t.flow.whisper((seat,), "bought", (seat,), (called(t, card),))


# Playing: one card in the own turn, before or after the roll (W5.7, W14.3, W14.5)


def legal_cards(t: Table, seat: int) -> list[Action]:
    """All ways to play a card now. Nothing else may be open: WR64."""
    actions: list[Action] = []
    if t.card_played:
        return actions
    cards, bought, first = t.cards, t.bought, seat * 5
    if cards[first + PATROL] > bought[PATROL]:
        actions.append(PATROL_TORMUND)
        if t.in_gift:
            for tile, kinds in enumerate(t.gift):
                for kind in sorted(set(kinds)):
                    actions.append(("patrol_wildling", tile, kind))
    if cards[first + ROAD_BUILDING] > bought[ROAD_BUILDING] and legal_paths(t, seat):
        actions.append(PLAY_ROAD_BUILDING)
    if cards[first + WINTER] > bought[WINTER]:
        actions += legal_winters(t)
    if cards[first + RECRUITS] > bought[RECRUITS]:
        if on_island(t):
            actions += _MONOPOLIES
        elif can_post(t, seat):
            actions += RECRUITS_AT[free_sections(t)]
    return actions


def legal_winters(t: Table) -> list[Action]:
    """Any two cards of the supply, or the only one left: W14.16, WR53."""
    supply = t.supply
    there = sum(1 << r for r in range(5) if supply[r])
    if sum(supply) == 1:
        return [("winter_is_coming", (supply.index(1),))]
    return [a for a in _WINTERS[there] if a[1][0] != a[1][1] or supply[a[1][0]] > 1]


def check_card(t: Table, seat: int, action: Action) -> None:
    """Whether the seat has the card and may play it now; then what the card itself demands."""
    if t.card_played:
        raise Illegal("W14.3", "watch-card-played")
    card = _CARD_OF[action[0]]
    if action[0] == "new_recruits" and not t.brotherhood:
        raise Illegal("W2.2", "watch-brotherhood-only")
    if action[0] == "monopoly" and not on_island(t):
        raise Illegal("W26.8", "watch-island-only")
    if not t.cards[seat * 5 + card]:
        raise Illegal("W14.3", "watch-card-not-held")
    if t.cards[seat * 5 + card] <= t.bought[card]:
        raise Illegal("W14.4", "watch-card-just-bought")
    if action[0] == "patrol_wildling":
        _check_patrol_wildling(t, action[1], action[2])
    elif action[0] == "new_recruits":
        check_post(t, seat, action[1])  # W14.14
    elif card == ROAD_BUILDING:
        if not legal_paths(t, seat):
            raise Illegal("W14.15", "watch-no-road-possible")
    elif card == WINTER:
        _check_winter(t, action[1])


def _check_patrol_wildling(t: Table, tile: int, kind: int) -> None:
    if not t.brotherhood:
        raise Illegal("W14.12", "watch-brotherhood-only")
    if tile >= len(t.gift) or kind not in t.gift[tile]:
        raise Illegal("W14.11", "watch-no-wildling-there")


def _check_winter(t: Table, cards: tuple[int, ...]) -> None:
    if len(cards) != 2 and not (len(cards) == 1 and sum(t.supply) == 1):
        raise Illegal("W14.16", "watch-two-cards")
    if any(cards.count(resource) > t.supply[resource] for resource in cards):
        raise Illegal("W1.6", "watch-supply-lacks")


def play_card(t: Table, seat: int, action: Action) -> None:
    """Play the card with all that follows; then the turn goes on where it was: W2.15, WR72."""
    card = _CARD_OF[action[0]]
    t.cards[seat * 5 + card] -= 1  # progress cards leave the game: W14.17, WR54
    t.card_played = True
    t.flow.emit("card_played", seat, called(t, card))
    t.flow.push("go_on")
    if card == PATROL:
        t.patrols[seat] += 1  # it stays open in front of the seat: W14.7
        t.flow.push("patrol_ridden")
        if action[0] == "patrol_tormund":
            t.flow.ask("move_tormund", (seat,), 1)  # W14.8
        else:
            ride_against(t, seat, action[1], action[2])
    elif action[0] == "new_recruits":
        post(t, seat, action[1])
    elif action[0] == "monopoly":
        monopolize(t, seat, action[1])
    elif card == ROAD_BUILDING:
        t.flow.ask("free_road", (seat,), 2)
    else:
        for resource in action[1]:
            take_from_supply(t, seat, resource)
        t.flow.emit("took", seat, action[1])


def monopolize(t: Table, seat: int, resource: int) -> None:  # W26.9
    """All others give all their cards of one resource, for everybody to see."""
    for other in range(t.seats):
        count = t.hand[other * 5 + resource]
        if other != seat and count:
            for _ in range(count):
                move_card(t, other, seat, resource)
            t.flow.emit("monopolized", seat, other, (resource,) * count)


def ride_against(t: Table, seat: int, tile: int, kind: int) -> None:  # W14.10, W14.11
    """Option 2 of a patrol: a card of the hex's resource, and the wildling leaves."""
    resource = t.terrain[tile]
    if take_from_supply(t, seat, resource):
        t.flow.emit("took", seat, (resource,))
    leave_gift(t, tile, kind)


def patrol_ridden(t: Table) -> None:
    """When its option is done, a patrol of either kind counts (W14.13): W16.7, WR73."""
    if judge_most_patrols(t) and t.brotherhood:
        create_from_pool(t, 1)


# The roads of Road Building: W14.15, W14.21, WR52, WR74


def legal_free_road(t: Table, seat: int) -> list[Action]:
    actions = list(roads_on(legal_paths(t, seat)))
    if t.flow.args[0] == 1:
        actions.append(STOP)
    return actions


def check_free_road(t: Table, seat: int, action: Action) -> None:
    if action[0] == "road":
        check_road(t, seat, action[1])
    elif t.flow.args[0] != 1:
        raise Illegal("W14.15", "watch-one-road-at-least")


def take_free_road(t: Table, seat: int, action: Action) -> None:
    """Place a road and judge it completely before the next."""
    if action[0] == "stop":
        return
    left = t.flow.args[0] - 1
    add_road(t, seat, action[1])
    if left and not ends(t) and legal_paths(t, seat):
        t.flow.ask("free_road", (seat,), left)


def _roads_left(t: Table, seat: int) -> dict[str, Any]:
    """How many roads may still be placed."""
    return {"count": t.flow.args[0]}


STEPS: Final[dict[str, Callable[..., None]]] = {"patrol_ridden": patrol_ridden}
QUESTIONS: Final = {
    "free_road": Question(
        frozenset({"road", "stop"}),
        legal_free_road,
        check_free_road,
        take_free_road,
        context=_roads_left,
    ),
}
