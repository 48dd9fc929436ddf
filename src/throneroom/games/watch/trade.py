"""W9 and W10: trade with the supply, and offers between the active player and the others."""

from collections.abc import Callable
from typing import Any, Final

from throneroom.games.watch.actions import (
    ACCEPT,
    COUNTERS,
    DEALS,
    NO_DEAL,
    OFFERS_OF_ONE,
    OFFERS_OF_TWO,
    REFUSE,
    TRADES,
)
from throneroom.games.watch.content import RESOURCES
from throneroom.games.watch.state import Table, move_card, return_to_supply, take_from_supply
from throneroom.kernel import Action, Illegal, Question, Talks

# Offers may be made without limit (W9.4, WR46). Those listed for choosing end, so that players who
# choose at random come to the end of their turn.
OFFERS_LISTED: Final = 1

_RATE_RULES: Final = {2: "W9.14", 3: "W9.12", 4: "W9.13"}

# How a seat answered: the first entry of its answer.
REFUSED: Final = 0
ACCEPTED: Final = 1
COUNTERED: Final = 2


def check_trading(t: Table) -> None:
    """Trade comes after the roll (W9.1) and, with separate phases, before building: W2.12."""
    if t.trade_closed:
        raise Illegal("W2.12", "watch-trade-is-over")


# With the supply, which trades with the active player only: W9.11


def legal_trades(t: Table, seat: int) -> list[Action]:
    """Exchanges with the supply, then a few offers to the other players."""
    actions: list[Action] = []
    first = seat * 5
    held = two = 0
    hand = t.hand[first : first + 5]
    rates = t.rates
    there = -1
    for resource in (0, 1, 2, 3, 4):
        cards = hand[resource]
        if cards:
            held |= 1 << resource
            if cards > 1:
                two |= 1 << resource
                if cards >= rates[first + resource]:  # W9.12-W9.15
                    if there < 0:
                        a, b, c, d, e = t.supply
                        there = (a > 0) | (b > 0) << 1 | (c > 0) << 2 | (d > 0) << 3 | (e > 0) << 4
                    actions += TRADES[resource][there]  # W9.16
    if held and t.offers < OFFERS_LISTED:
        actions += OFFERS_OF_ONE[held]
        actions += OFFERS_OF_TWO[two]
    return actions


def check_trade(t: Table, seat: int, action: Action) -> None:
    """One exchange for exactly one card (WR47), at the route's rate if it is controlled: W10.2.

    There are no routes with another rate (W9.17, WR48), and nothing on the board changes them
    (W8.8, W10.6).
    """
    check_trading(t)
    _, give, get = action
    if give == get:
        raise Illegal("W9.16", "watch-same-resource")
    rate = t.rates[seat * 5 + give]
    if t.hand[seat * 5 + give] < rate:
        raise Illegal(_RATE_RULES[rate], "watch-rate", rate=rate)
    if not t.supply[get]:
        raise Illegal("W9.16", "watch-supply-lacks")


def trade(t: Table, seat: int, action: Action) -> bool:
    _, give, get = action
    rate = t.rates[seat * 5 + give]
    t.hand[seat * 5 + give] -= rate
    t.supply[give] += rate
    take_from_supply(t, seat, get)
    t.flow.emit("traded", seat, give, rate, get)
    return True


def exchange_one(t: Table, seat: int, give: int, get: int) -> None:
    """One card for one with the supply, through Bowen Marsh: W18.3, WR34."""
    return_to_supply(t, seat, give)
    take_from_supply(t, seat, get)
    t.flow.emit("traded", seat, give, 1, get)


# Between players: the active player is always one side (W9.2, W9.3)


def check_bundle(t: Table, seat: int, give: tuple[int, ...], get: tuple[int, ...]) -> None:
    """Both sides give (W9.6), nothing alike (W9.7, WR45), only resources (W9.8, W14.6, W17.14).

    Whether it may be offered depends on the offering hand alone: W9.9.
    """
    if not give or not get:
        raise Illegal("W9.6", "watch-no-gifts")
    if set(give) & set(get):
        raise Illegal("W9.7", "watch-alike-cards")
    check_holds(t, seat, give)


def check_holds(t: Table, seat: int, cards: tuple[int, ...]) -> None:
    if not holds(t, seat, cards):
        raise Illegal("W9.9", "watch-cards-not-held")


def holds(t: Table, seat: int, cards: tuple[int, ...]) -> bool:
    """Whether these cards are in the hand."""
    if len(cards) == 1:  # most offers are, and this is asked of every one of them
        return t.hand[seat * 5 + cards[0]] > 0
    return all(t.hand[seat * 5 + resource] >= cards.count(resource) for resource in cards)


def check_offer(t: Table, seat: int, action: Action) -> None:
    check_trading(t)
    if action[0] == "offer_to" and (
        action[1] not in t.colours or t.colours.index(action[1]) == seat
    ):
        raise Illegal("W9.5", "watch-no-such-opponent")
    check_bundle(t, seat, action[-2], action[-1])


def offer(t: Table, seat: int, action: Action) -> None:
    """Ask all others, or one of them; then the active player may settle with one: W9.5.

    The active player is asked as well but not awaited: who takes the offer back need not wait for
    answers, so that an open offer never holds up the turn: WR46.
    """
    give, get = action[-2], action[-1]
    others = tuple(other for other in range(t.seats) if other != seat)
    if action[0] == "offer_to":
        others = (t.colours.index(action[1]),)
    t.offers += 1
    t.offer = (give, get, ((),) * t.seats)
    t.flow.emit("offered", seat, give, get, int(action[0] == "offer"), others)
    t.flow.push("settle_offer")
    t.flow.ask("answer_offer", (*others, seat))
    t.flow.awaited = others


def refuse_more(t: Table, seat: int) -> None:
    """Whoever has made an offer settles it or takes it back before anything else: W9.18."""
    if seat == t.active:
        raise Illegal("W9.18", "watch-offer-open")


def legal_answer(t: Table, seat: int) -> list[Action]:
    """Refuse, accept if the hand allows it, or counter with one card of each kind held.

    A hand with cards always has a counter, so that what is listed tells nothing about the hand
    beyond its size.
    """
    if seat == t.active:
        return legal_settle(t, seat)
    give, get, _ = t.offer
    actions = [REFUSE]
    if holds(t, seat, get):
        actions.append(ACCEPT)
    offered, wanted = give[0], get[0]
    for resource in (0, 1, 2, 3, 4):
        if t.hand[seat * 5 + resource]:
            actions.append(COUNTERS[resource][offered if resource != offered else wanted])
    return actions


def check_answer(t: Table, seat: int, action: Action) -> None:
    if (seat == t.active) != (action[0] in ("deal", "no_deal")):
        raise Illegal("W9.5", "watch-other-side")
    if seat == t.active:
        check_settle(t, seat, action)
    elif action[0] == "accept":
        check_holds(t, seat, t.offer[1])
    elif action[0] == "counter":
        check_bundle(t, seat, action[1], action[2])


def take_answer(t: Table, seat: int, action: Action) -> None:
    if seat == t.active:
        take_settle(t, seat, action)
        return
    give, get, answers = t.offer
    if action[0] == "accept":
        answer: tuple[object, ...] = (ACCEPTED, get, give)
    elif action[0] == "refuse":
        answer = (REFUSED,)
    else:
        answer = (COUNTERED, action[1], action[2])
        t.flow.emit("countered", seat, action[1], action[2])
    if action[0] != "counter":
        t.flow.emit("accepted" if answer[0] == ACCEPTED else "refused", seat)
    t.offer = (give, get, (*answers[:seat], answer, *answers[seat + 1 :]))


def settle_offer(t: Table) -> None:
    """If anybody is ready for a deal, the active player confirms one or none: W9.10."""
    if t.offer and any(len(answer) == 3 for answer in t.offer[2]):
        t.flow.push("settle_offer")
        t.flow.ask("settle_offer", (t.active,))
    else:
        t.offer = ()
        t.flow.push("go_on")


def ready(t: Table, seat: int) -> bool:
    """Whether the seat has agreed or countered, and is not thinking again."""
    return len(t.offer[2][seat]) == 3 and seat not in t.flow.awaited


def legal_settle(t: Table, seat: int) -> list[Action]:
    actions = [NO_DEAL]
    for other, answer in enumerate(t.offer[2]):
        if ready(t, other) and holds(t, seat, answer[2]):
            actions.append(DEALS[t.colours[other]])
    return actions


def check_settle(t: Table, seat: int, action: Action) -> None:
    if action[0] == "no_deal":
        return
    other = t.colours.index(action[1]) if action[1] in t.colours else seat
    if not ready(t, other):
        raise Illegal("W9.5", "watch-no-deal-with")
    check_holds(t, seat, t.offer[2][other][2])


def take_settle(t: Table, seat: int, action: Action) -> None:
    """The exchange happens at once and completely; all other offers lapse: W9.10, WR46."""
    if action[0] == "deal":
        other = t.colours.index(action[1])
        _, theirs, mine = t.offer[2][other]
        for resource in mine:
            move_card(t, seat, other, resource)
        for resource in theirs:
            move_card(t, other, seat, resource)
        t.flow.emit("dealt", seat, other, mine, theirs)
    t.offer = ()
    t.flow.awaited = ()


def _offered(t: Table, seat: int) -> dict[str, Any]:
    """Who offers what for what.

    Whoever stops waiting before anybody is ready for a deal has one thing left to do, and need not
    be asked again.
    """
    give, get, _ = t.offer
    count = sum(ready(t, other) for other in range(t.seats))
    nobody = seat == t.active and seat in t.flow.awaited and not count
    return {
        "seat": t.active,
        "own": int(seat == t.active),
        "ready": count,
        "give": [RESOURCES.ids[card] for card in give],
        "get": [RESOURCES.ids[card] for card in get],
        **({"sole": "no_deal"} if nobody else {}),
    }


def unsettled(t: Table) -> bool:
    """Whether an offer is open."""
    return bool(t.offer)


STEPS: Final[dict[str, Callable[..., None]]] = {"settle_offer": settle_offer}
QUESTIONS: Final = {
    "answer_offer": Question(
        frozenset({"accept", "refuse", "counter", "deal", "no_deal"}),
        legal_answer,
        check_answer,
        take_answer,
        take_back=True,
        context=_offered,
        refuse=refuse_more,
    ),
    "settle_offer": Question(
        frozenset({"deal", "no_deal"}),
        legal_settle,
        check_settle,
        take_settle,
        always=True,  # a counter-offer must not find out what the hand lacks: W25.1
        refuse=refuse_more,
    ),
}
TALKS: Final = Talks(
    kinds=frozenset({"answer_offer", "settle_offer"}),
    agree=frozenset({"accept", "deal"}),
    decline=frozenset({"refuse", "no_deal"}),
)
