"""T10: the Planning phase. Orders are placed area by area, in secret, until a House is ready."""

from typing import Any, Final

from throneroom.games.thrones.content import (
    AREAS,
    ORDER_COUNT,
    ORDER_SPECIAL,
    ORDERS,
    SPECIAL_ORDERS,
)
from throneroom.games.thrones.influence import stars, turn_order
from throneroom.games.thrones.state import NO_ORDER, Table, remove_order
from throneroom.kernel import Action, Chance, Illegal, Question, bits

_KINDS: Final = range(len(ORDERS.ids))
_NORMAL: Final = tuple(kind for kind in _KINDS if not ORDER_SPECIAL[kind])
_SPECIAL: Final = tuple(kind for kind in _KINDS if ORDER_SPECIAL[kind])


def planning_phase(t: Table) -> None:
    """Step: assign orders, reveal them, use the Raven; then the Action phase. T10.1"""
    t.revealed = 0
    t.in_turn = int(any(_is_short(t, house) for house in t.houses))  # T10.8
    t.flow.push("action_phase")
    t.flow.push("messenger_raven")
    t.flow.push("reveal_orders")
    if t.in_turn:
        t.flow.emit("orders_in_turn")
        for house in reversed(turn_order(t)):
            if t.occupied[house]:
                t.flow.push("assign_orders", house)
        return
    seats = tuple(seat for seat, house in enumerate(t.houses) if t.occupied[house])
    if seats:
        t.flow.ask("place_orders", seats)  # T10.2, T10.4


def assign_orders(t: Table, house: int) -> None:
    """Step: one House assigns its orders, face down, before the next. T10.8, TR10.2, TR10.3"""
    t.flow.ask("place_orders", (t.seats[house],))


def usable_tokens(t: Table, house: int) -> int:
    """Normal tokens that are not banned, and as many special ones as the stars allow. TR10.1"""
    normal = sum(ORDER_COUNT[kind] for kind in _NORMAL if not t.bans >> kind & 1)
    special = sum(ORDER_COUNT[kind] for kind in _SPECIAL if not t.bans >> kind & 1)
    return normal + min(stars(t, house), special)


def _is_short(t: Table, house: int) -> bool:
    return usable_tokens(t, house) < t.occupied[house].bit_count()


def tokens_left(t: Table, house: int) -> tuple[list[int], int]:
    """A House's unused tokens by kind, and how many special ones lie on the board."""
    left = list(ORDER_COUNT)
    specials = 0
    orders = t.orders
    mask = t.occupied[house]
    while mask:
        bit = mask & -mask
        kind = orders[bit.bit_length() - 1]
        if kind >= 0:
            left[kind] -= 1
            specials += SPECIAL_ORDERS >> kind & 1
        mask ^= bit
    return left, specials


def tokens_by_name(t: Table, house: int) -> dict[str, int]:
    """A House's order tokens that are still to be placed. T31.1, T31.6"""
    left, _ = tokens_left(t, house)
    return dict(zip(ORDERS.ids, left, strict=True))


def _open_areas(t: Table, house: int) -> list[int]:
    orders = t.orders
    return [area for area in bits(t.occupied[house]) if orders[area] == NO_ORDER]


def _legal(t: Table, seat: int) -> list[Action]:
    """Orders for the next area without one; a House short of tokens may also skip it.

    As many areas are offered at once as a House must leave out, and one more, so that every choice
    of areas can be reached.
    """
    house = t.houses[seat]
    areas = _open_areas(t, house)
    if not areas:
        return [("ready",)]
    left, specials = tokens_left(t, house)
    usable = ~t.bans
    if specials >= stars(t, house):
        usable &= ~SPECIAL_ORDERS
    kinds = [kind for kind in _KINDS if left[kind] and usable >> kind & 1]
    if not kinds:
        return [("ready",)]
    skipped = 0
    if t.in_turn:
        placed = t.occupied[house].bit_count() - len(areas)
        skipped = max(0, len(areas) - (usable_tokens(t, house) - placed))
    return [("order", area, kind) for area in areas[: skipped + 1] for kind in kinds]


def _sample(t: Table, seat: int, chance: Chance) -> Action:
    """One of those orders, each as likely: the board is looked at once, and nothing is listed."""
    if t.in_turn:
        legal = _legal(t, seat)
        return legal[chance.below(len(legal)) if len(legal) > 1 else 0]
    house = t.houses[seat]
    left = list(ORDER_COUNT)
    specials = 0
    first = -1
    orders = t.orders
    mask = t.occupied[house]
    while mask:
        bit = mask & -mask
        area = bit.bit_length() - 1
        kind = orders[area]
        if kind >= 0:
            left[kind] -= 1
            specials += SPECIAL_ORDERS >> kind & 1
        elif first < 0:
            first = area
        mask ^= bit
    if first < 0:
        return ("ready",)
    usable = ~t.bans
    if specials >= stars(t, house):
        usable &= ~SPECIAL_ORDERS
    kinds = [kind for kind in _KINDS if left[kind] and usable >> kind & 1]
    if not kinds:
        return ("ready",)
    return ("order", first, kinds[chance.below(len(kinds)) if len(kinds) > 1 else 0])


def _check(t: Table, seat: int, action: Action) -> None:
    house = t.houses[seat]
    if action[0] == "ready":
        _check_ready(t, house)
        return
    area = action[1]
    if t.owner[area] != house:
        raise Illegal("T10.3", "thrones-no-units-there", area=AREAS.ids[area])
    if action[0] == "clear":
        if t.orders[area] == NO_ORDER:
            raise Illegal("T10.3", "thrones-no-order-there", area=AREAS.ids[area])
        return
    check_token(t, house, area, action[2])


def check_token(t: Table, house: int, area: int, kind: int) -> None:
    """Whether a token may lie in an area instead of what lies there. T10.5-T10.7, T10.10, T32.4"""
    if t.bans >> kind & 1:
        raise Illegal("T10.6", "thrones-order-banned", order=ORDERS.ids[kind])
    left, specials = tokens_left(t, house)
    old = t.orders[area]
    if old >= 0:
        left[old] += 1
        specials -= ORDER_SPECIAL[old]
    if not left[kind]:
        raise Illegal("T1.6", "thrones-no-token-left", order=ORDERS.ids[kind])
    allowed = stars(t, house)
    if ORDER_SPECIAL[kind] and specials >= allowed:
        rule = "T10.10" if t.in_turn else "T10.5"
        raise Illegal(rule, "thrones-too-many-specials", stars=allowed)


def _check_ready(t: Table, house: int) -> None:
    """T10.2, T10.9"""
    missing = _open_areas(t, house)
    if not missing:
        return
    placed = t.occupied[house].bit_count() - len(missing)
    if placed < usable_tokens(t, house):
        rule = "T10.9" if _is_short(t, house) else "T10.2"
        raise Illegal(rule, "thrones-orders-missing", area=AREAS.ids[missing[0]])


def _take(t: Table, seat: int, action: Action) -> bool:
    """Place, change or take away one order of one's own; ready ends it. TR10.3, TR10.4"""
    if action[0] == "ready":
        t.flow.emit("ready", t.houses[seat])  # T34.4
        return False
    area = action[1]
    if action[0] == "clear":
        remove_order(t, area)
    else:
        t.orders[area] = action[2]
        t.order_house[area] = t.houses[seat]
    return True


def _context(t: Table, seat: int) -> dict[str, Any]:
    house = t.houses[seat]
    return {
        "open": len(_open_areas(t, house)),
        "areas": [AREAS.ids[area] for area in bits(t.occupied[house])],
        "tokens": tokens_by_name(t, house),
        "stars": stars(t, house),
        "starred": tokens_left(t, house)[1],
    }


def reveal_orders(t: Table) -> None:
    """Step: all orders are turned face up at the same time. T10.11"""
    t.revealed = 1
    for house in turn_order(t):
        areas = tuple(area for area in bits(t.occupied[house]) if t.orders[area] >= 0)
        if areas:
            t.flow.emit("orders_revealed", house, areas, tuple(t.orders[area] for area in areas))


def reopen(t: Table, seat: int) -> None:
    """Take back the orders that a seat has placed face down, as if it were still to place them."""
    house = t.houses[seat]
    for area in bits(t.occupied[house]):
        if t.orders[area] != NO_ORDER:
            remove_order(t, area)


STEPS: Final = {
    "planning_phase": planning_phase,
    "assign_orders": assign_orders,
    "reveal_orders": reveal_orders,
}
QUESTIONS: Final = {
    "place_orders": Question(
        frozenset({"order", "clear", "ready"}),
        _legal,
        _check,
        _take,
        take_back=True,
        context=_context,
        sample=_sample,
    ),
}
