"""T11: the Messenger Raven."""

from typing import Any, Final

from throneroom.games.thrones.content import (
    AREAS,
    ORDER_SPECIAL,
    ORDERS,
    SPECIAL_ORDERS,
    WILDLINGS,
)
from throneroom.games.thrones.influence import raven_holder, stars
from throneroom.games.thrones.planning import check_token, tokens_left
from throneroom.games.thrones.state import NO_ORDER, Table
from throneroom.kernel import Action, Illegal, Question, bits


def messenger_raven(t: Table) -> None:
    """Step: the holder of the fresh Raven may use it. T9.8, T11.1"""
    if not t.raven_used:
        t.flow.ask("use_raven", (t.seats[raven_holder(t)],))


def _legal(t: Table, seat: int) -> list[Action]:
    house = t.houses[seat]
    actions: list[Action] = [("pass",), ("look",)]
    left, specials = tokens_left(t, house)
    allowed = stars(t, house)
    unused = [k for k in range(len(ORDERS.ids)) if left[k] and not t.bans >> k & 1]
    for area in bits(t.occupied[house]):
        old = t.orders[area]
        if old == NO_ORDER:
            continue
        full = specials - ORDER_SPECIAL[old] >= allowed
        for kind in unused:
            if kind != old and not (full and SPECIAL_ORDERS >> kind & 1):
                actions.append(("exchange", area, kind))
    return actions


def _check(t: Table, seat: int, action: Action) -> None:
    """T11.2, TR11.1, TR11.2, TR11.4"""
    if action[0] != "exchange":
        return
    house = t.houses[seat]
    _, area, kind = action
    if t.owner[area] != house:
        raise Illegal("T11.2", "thrones-no-own-order-there", area=AREAS.ids[area])
    if t.orders[area] == NO_ORDER:
        raise Illegal("TR11.2", "thrones-no-order-there", area=AREAS.ids[area])
    if t.orders[area] == kind:
        raise Illegal("TR11.4", "thrones-same-order", area=AREAS.ids[area], order=ORDERS.ids[kind])
    left, _ = tokens_left(t, house)
    if not left[kind]:
        raise Illegal("T11.2", "thrones-no-token-left", order=ORDERS.ids[kind])
    try:
        check_token(t, house, area, kind)
    except Illegal as refusal:
        raise Illegal("TR11.1", refusal.key, **refusal.data) from None


def _take(t: Table, seat: int, action: Action) -> None:
    house = t.houses[seat]
    if action[0] == "pass":
        t.flow.emit("raven_passed", house)
        return
    t.raven_used = 1  # T11.5
    if action[0] == "exchange":
        _, area, kind = action
        t.flow.emit("order_exchanged", house, area, t.orders[area], kind)
        t.orders[area] = kind
        return
    # T11.3: only he sees the card; T11.4 leaves him free to talk about it.
    t.wildling_known[0] |= 1 << house
    t.flow.whisper((seat,), "raven_looked", (house,), (t.wildling_deck[0],))
    t.flow.push("return_wildling_card", house)


def return_wildling_card(t: Table, house: int) -> None:
    """Step: the card he saw goes back on top or to the bottom. T11.3"""
    t.flow.ask("raven_card", (t.seats[house],))


def _legal_return(t: Table, seat: int) -> list[Action]:
    return [("top",), ("bottom",)]


def _check_return(t: Table, seat: int, action: Action) -> None:
    """Both places are allowed. T11.3"""


def _take_return(t: Table, seat: int, action: Action) -> None:
    """Others learn where it went, not what it was. TR11.3"""
    house = t.houses[seat]
    if action[0] == "bottom":
        t.wildling_deck.append(t.wildling_deck.pop(0))
        t.wildling_known.append(t.wildling_known.pop(0))
        t.flow.emit("raven_bottom", house)
    else:
        t.flow.emit("raven_top", house)


def _context_return(t: Table, seat: int) -> dict[str, Any]:
    return {"wildling": WILDLINGS.ids[t.wildling_deck[0]]}


def _pass(t: Table, seat: int) -> Action:
    return ("pass",)


STEPS: Final = {"messenger_raven": messenger_raven, "return_wildling_card": return_wildling_card}
QUESTIONS: Final = {
    "use_raven": Question(
        frozenset({"pass", "look", "exchange"}), _legal, _check, _take, timeout=_pass
    ),
    "raven_card": Question(
        frozenset({"top", "bottom"}),
        _legal_return,
        _check_return,
        _take_return,
        context=_context_return,
    ),
}
