"""W5: the turn: before the roll, the roll, then trading and building."""

from collections.abc import Callable
from typing import Any, Final

from throneroom.games.watch import building, development, heroes, trade
from throneroom.games.watch.actions import (
    BUY,
    END_TURN,
    GUARDS_AT,
    ROLL,
    keeps_on,
    roads_on,
    settlements_on,
)
from throneroom.games.watch.content import (
    GUARDS,
    HEROES,
    KEEPS,
    ROADS,
    SETTLEMENTS,
    VICTORY_POINT,
    WILDLING_DIE,
)
from throneroom.games.watch.guards import free_sections
from throneroom.games.watch.state import Table
from throneroom.games.watch.victory import ends
from throneroom.kernel import Action, Illegal, Question

_CARD_VERBS: Final = (
    "patrol_tormund",
    "patrol_wildling",
    "new_recruits",
    "road_building",
    "winter_is_coming",
    "monopoly",
)
TURN_VERBS: Final = frozenset(
    (
        "roll",
        "end_turn",
        "road",
        "settlement",
        "keep",
        "guard",
        "buy",
        "trade",
        "offer",
        "offer_to",
        *_CARD_VERBS,
        *HEROES.ids,
    )
)


def begin_turn(t: Table, seat: int) -> None:  # W5.1, W5.10
    """The seat becomes active. In the base variant 10 points win even before the roll: W24.1."""
    t.active = seat
    t.turn += 1
    t.rolled = t.card_played = t.trade_closed = False
    t.bought = [0] * 5
    t.offers = t.hero_used = t.hero_new = 0
    t.flow.emit("turn", seat)
    if not ends(t):
        t.flow.ask("before_roll", (seat,))


def go_on(t: Table) -> None:
    """After a card, a hero or an offer the active player goes on, unless that won: W24.5."""
    if not ends(t):
        t.flow.ask("act" if t.rolled else "before_roll", (t.active,))


# Before the roll: W5.2, W5.3


def legal_before_roll(t: Table, seat: int) -> list[Action]:
    first = seat * 5
    actions = [ROLL]
    if not t.card_played and any(t.cards[first : first + VICTORY_POINT]):
        actions += development.legal_cards(t, seat)
    if t.brotherhood:
        actions += heroes.legal_heroes(t, seat)
    return actions


def _heroes(t: Table, _: int) -> dict[str, Any]:
    """Whether there are heroes to be used: the base game has none."""
    return {"heroes": int(t.brotherhood)}


def _nothing_else(t: Table, seat: int) -> dict[str, Any]:
    """What is left to do where that is one thing only, for those who do not want to be asked.

    Whoever holds a card is asked, whatever it is: a roll without a pause would tell the others that
    it cannot be played now. W25.2
    """
    holds = any(t.cards[seat * 5 : seat * 5 + 5])
    asked = holds or len(legal_before_roll(t, seat)) > 1
    return _heroes(t, seat) | ({} if asked else {"sole": "roll"})


def check_before_roll(t: Table, seat: int, action: Action) -> None:
    verb = action[0]
    if verb in _CARD_VERBS:
        development.check_card(t, seat, action)
    elif verb in HEROES.index:
        heroes.check_hero(t, seat, action)
    elif verb != "roll":
        raise Illegal("W5.2", "watch-roll-first")


def take_before_roll(t: Table, seat: int, action: Action) -> None:
    verb = action[0]
    if verb == "roll":
        roll(t)
    elif verb in HEROES.index:
        heroes.use_hero(t, seat, action)
    else:
        development.play_card(t, seat, action)


def roll(t: Table) -> None:  # W5.4-W5.6, WR14
    """All dice at once; then Drama of Heroes, production or a seven, Samwell, the wildlings.

    These are steps of the agenda, so nothing comes in between (W5.11); after a seven too the
    wildlings move and the turn goes on with trading: W7.11, W7.12.
    """
    chance, flow = t.flow.chance, t.flow
    one, two = chance.below(6) + 1, chance.below(6) + 1
    wildling = chance.below(WILDLING_DIE) + 1 if t.brotherhood else 0
    t.rolled = True
    t.dice = (one, two, wildling)
    flow.emit("rolled", t.active, one, two, wildling)
    flow.push("go_on")
    if wildling:
        flow.push("advance", wildling)
    if one + two == 7:
        flow.push("ask_tormund")
        flow.push("discard")
    else:
        if wildling:
            flow.push("samwell")
        flow.push("produce", one + two)
    if one == two == wildling and t.options["drama_of_heroes"]:
        flow.push("drama")


# After the roll: W5.9. Trading first, then building, or both together: W2.10-W2.12


def legal_act(t: Table, seat: int) -> list[Action]:
    first = seat * 5
    lumber, brick, wool, grain, ore = t.hand[first : first + 5]
    actions = [END_TURN]
    if lumber and brick:
        paths = t.frontier[seat] & t.free_paths
        if paths and t.roads[seat].bit_count() < ROADS:
            actions += roads_on(paths)
        if wool:
            if grain:
                sites = t.reach[seat] & t.open_sites
                if sites and t.settlements[seat].bit_count() < SETTLEMENTS:
                    actions += settlements_on(sites)
            if t.brotherhood and t.guards_of[seat] < GUARDS:
                actions += GUARDS_AT[free_sections(t)]
    if grain and ore:
        if grain > 1 and ore > 2 and t.keeps[seat].bit_count() < KEEPS:
            actions += keeps_on(t.settlements[seat])
        if wool and t.deck:
            actions.append(BUY)
    if not t.trade_closed:
        actions += trade.legal_trades(t, seat)
    if not t.card_played and any(t.cards[first : first + VICTORY_POINT]):
        actions += development.legal_cards(t, seat)
    if t.brotherhood and not (t.hero_used | t.hero_new) >> seat & 1:
        actions += heroes.legal_heroes(t, seat)
    return actions


def _check_roll(t: Table, seat: int, action: Action) -> None:
    raise Illegal("W5.2", "watch-already-rolled")


def _check_nothing(t: Table, seat: int, action: Action) -> None:
    """The turn may end at any time after the roll: W5.9."""


def end_turn(t: Table, seat: int, action: Action) -> None:
    """Open offers have lapsed; the player to the left is next: W5.10."""
    begin_turn(t, seat + 1 if seat + 1 < t.seats else 0)


_CHECKS: Final[dict[str, Callable[[Table, int, Action], None]]] = {
    "roll": _check_roll,
    "end_turn": _check_nothing,
    "road": building.check_build_road,
    "settlement": building.check_settlement,
    "keep": building.check_keep,
    "guard": building.check_guard,
    "buy": development.check_buy,
    "trade": trade.check_trade,
    "offer": trade.check_offer,
    "offer_to": trade.check_offer,
    **dict.fromkeys(_CARD_VERBS, development.check_card),
    **dict.fromkeys(HEROES.ids, heroes.check_hero),
}
# Each returns True if the seat simply goes on; otherwise a step or a question follows.
_TAKES: Final[dict[str, Callable[[Table, int, Action], bool | None]]] = {
    "end_turn": end_turn,
    "road": building.build_road,
    "settlement": building.build_settlement,
    "keep": building.build_keep,
    "guard": building.build_guard,
    "buy": development.buy,
    "trade": trade.trade,
    "offer": trade.offer,
    "offer_to": trade.offer,
    **dict.fromkeys(_CARD_VERBS, development.play_card),
    **dict.fromkeys(HEROES.ids, heroes.use_hero),
}


def check_act(t: Table, seat: int, action: Action) -> None:
    """Only the active player is asked, so nobody else trades or builds: W11.1, W11.4."""
    _CHECKS[action[0]](t, seat, action)


def take_act(t: Table, seat: int, action: Action) -> bool | None:
    return _TAKES[action[0]](t, seat, action)


STEPS: Final[dict[str, Callable[..., None]]] = {"begin_turn": begin_turn, "go_on": go_on}
QUESTIONS: Final = {
    "before_roll": Question(
        TURN_VERBS,
        legal_before_roll,
        check_before_roll,
        take_before_roll,
        context=_nothing_else,
        always=True,  # to roll at once would tell that no hidden card can be played: W25.2
    ),
    "act": Question(
        TURN_VERBS,
        legal_act,
        check_act,
        take_act,
        context=_heroes,
        always=True,  # more offers may be made than are listed: W9.4
    ),
}
