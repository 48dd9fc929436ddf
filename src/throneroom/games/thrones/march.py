"""T13: March orders.

A House chooses a March order, sends groups of units one by one, and ends the March; only then are
the moves made, all at once (TR13.1). Until it ends, all of that is a draft which nobody else sees
(TR13.6). `t.march` is None while no order has been chosen.

`march winterfell>moat_cailin:fk` sends a Footman and a Knight; letters: f, k, s, e.
"""

from typing import Any, Final

from throneroom.games.thrones.content import (
    AREAS,
    FIRST_SEA,
    HOME_OF,
    MARCH,
    ORDER_TYPE,
    ORDERS,
    UNIT_LETTERS,
)
from throneroom.games.thrones.control import place_token, settle, take_off_order
from throneroom.games.thrones.influence import turn_order
from throneroom.games.thrones.march_offer import offer
from throneroom.games.thrones.march_plan import (
    attacked,
    check_march,
    is_attack,
    is_new,
    legal_march,
    new_draft,
)
from throneroom.games.thrones.neutral_forces import may_suffice, needs_help
from throneroom.games.thrones.rounds import areas_with_order, next_with_order
from throneroom.games.thrones.state import (
    NO_ORDER,
    NOBODY,
    Combat,
    March,
    Table,
    declared,
    pack,
    put_units,
    standing_part,
    take_units,
    unit_list,
)
from throneroom.games.thrones.support import call_on
from throneroom.kernel import Action, BadInput, Illegal, Param, Question, Verb, words

# Turns: T13.1, T13.2.


def march_turn(t: Table, position: int) -> None:
    """Step: the next House in turn order that has a March order resolves one.

    The turn goes by position on the track, also when the track changes. T13.1, T13.2, T4.8, TR4.1
    """
    place = next_with_order(t, position, MARCH)
    if place >= 0:
        t.flow.push("march_turn", (place + 1) % len(t.houses))
        t.flow.push("march_choice", turn_order(t)[place])


def march_choice(t: Table, house: int) -> None:
    """Step: a House declares the March of one of its orders; without units to send it has none.

    T13.2, TR13.1, TR13.3
    """
    t.march = new_draft(t, house)
    if t.march is not None and not standing_part(t.units[t.march.origin]):
        t.flow.push("march_declared", house)
    else:
        t.flow.ask("march", (t.seats[house],))


def _legal(t: Table, seat: int) -> list[Action]:
    if t.march is not None:
        return legal_march(t, t.houses[seat], t.march)
    return [("resolve_march", area) for area in areas_with_order(t, t.houses[seat], MARCH)]


def _check(t: Table, seat: int, action: Action) -> None:
    """Another order may be chosen, and everything taken back, as long as the March has not ended.

    T13.2, TR13.6
    """
    house = t.houses[seat]
    if action[0] == "resolve_march":
        if action[1] not in areas_with_order(t, house, MARCH):
            raise Illegal("T13.2", "thrones-no-march-order", area=AREAS.ids[action[1]])
    elif action[0] == "recall":
        if is_new(t, house):
            raise Illegal("TR13.6", "thrones-nothing-to-recall")
    elif t.march is None:
        raise Illegal("T13.2", "thrones-no-march-chosen")
    else:
        check_march(t, house, t.march, action)


def _take(t: Table, seat: int, action: Action) -> bool:
    """Choose an order, send a group, take all of it back, or end it. T13.3, T13.4, TR13.1, TR13.6

    It is a draft of its own seat until it ends, so nothing of it is told.
    """
    house = t.houses[seat]
    if action[0] == "resolve_march":
        t.march = March(action[1])
        return True
    if action[0] == "recall":
        t.march = new_draft(t, house)
        return True
    if action[0] == "end_march":
        t.flow.push("march_declared", house)
        return False
    area = action[2]
    moves = declared(t).moves
    moves[area] = moves.get(area, 0) + pack(action[3:])
    return True


def _context(t: Table, seat: int) -> dict[str, Any]:
    """The March order that has been chosen, and how to take everything back. TR13.6"""
    back = {} if is_new(t, t.houses[seat]) else {"undo": "recall"}
    if t.march is None:
        return {"area": None, "order": None, **back}
    origin = t.march.origin
    return {"area": AREAS.ids[origin], "order": ORDERS.ids[t.orders[origin]], **back}


# What follows a declaration: T13.8-T13.14, T23.4-T23.7, T26.


def march_declared(t: Table, house: int) -> None:
    """Step: before a neutral area is entered, others are asked for help, if it takes their help.

    TR26.1, TR26.2
    """
    march = declared(t)
    area = attacked(t, house, march.moves)
    if area < 0 or not t.neutral[area]:
        t.flow.push("leave_power", house)
        return
    if needs_help(t, house, march, area):
        t.flow.push("march_declared", house)
        call_on(t, area, house)
        t.flow.emit("help_wanted", house, area, t.neutral[area])
        t.flow.push("next_support")
    elif may_suffice(t, house, march, area):
        t.flow.push("leave_power", house)
    else:
        t.flow.emit("attack_called_off", house, area)
        t.flow.push("march_choice", house)


def leave_power(t: Table, house: int) -> None:
    """Step: a House whose units all march out of a land area may leave a Power token there.

    T13.12, T23.4, T23.6-T23.8, T23.10, TR23.1-TR23.3
    """
    march = declared(t)
    origin = march.origin
    t.flow.push("make_moves", house)
    if (
        origin < FIRST_SEA
        and sum(march.moves.values()) == t.units[origin]
        and HOME_OF[origin] != house
        and t.tokens[origin] == NOBODY
        and t.power[house] > 0
    ):
        t.flow.ask("leave_power", (t.seats[house],), origin)


def _legal_power(t: Table, seat: int) -> list[Action]:
    return [("pass",), ("leave_power",)]


def _check_power(t: Table, seat: int, action: Action) -> None:
    """Both answers are open to whoever is asked. T23.4"""


def _take_power(t: Table, seat: int, action: Action) -> None:
    if action[0] == "leave_power":
        place_token(t, t.houses[seat], declared(t).origin)


def _context_power(t: Table, seat: int) -> dict[str, Any]:
    return {"area": AREAS.ids[t.flow.args[0]]}


def make_moves(t: Table, house: int) -> None:
    """Step: all moves at once; then control, ports and victory; then the combat, if there is one.

    T13.9, T13.10, T13.13, T13.16, T23.9, T23.14, T26.5, TR6.2, TR13.1, TR13.2, TR13.5, TR23.4,
    TR24.3, TR30.3
    """
    march = declared(t)
    origin, moves = march.origin, march.moves
    t.flow.emit("march", house, origin, t.orders[origin])
    t.flow.push("march_over", house, origin)
    for area, group in moves.items():
        take_units(t, origin, group)
        t.flow.emit("moved", house, origin, area, unit_list(group))
        if t.neutral[area] > 0:
            t.flow.emit("neutral_force_beaten", house, area, t.neutral[area])
            t.neutral[area] = 0
        elif is_attack(t, house, area):
            t.attacker = house
            t.attackers = group
            t.embattled = area
            continue
        put_units(t, house, area, group)
    if t.attacker != NOBODY:
        defender = t.owner[t.embattled]
        if defender == NOBODY:
            defender = HOME_OF[t.embattled]  # T25.3
        t.combat = Combat(defender, origin)
        t.flow.push("combat")
    for area in moves:
        if area != t.embattled:
            settle(t, area)
    settle(t, origin)


def march_over(t: Table, house: int, origin: int) -> None:
    """Step: the March order goes, and every order in an area that its owner has left.

    T13.14, T13.15, T20.1, TR13.3, TR13.4, TR20.2
    """
    t.march = None
    t.supports = []
    for area, kind in enumerate(t.orders):
        if kind == NO_ORDER:
            continue
        if t.owner[area] != t.order_house[area] or (area == origin and ORDER_TYPE[kind] == MARCH):
            take_off_order(t, area)


# The text form.


def _write_march(action: Action) -> str:
    _, origin, area, *numbers = action
    letters = "".join(letter * number for letter, number in zip(UNIT_LETTERS, numbers, strict=True))
    return f"march {AREAS.ids[origin]}>{AREAS.ids[area]}:{letters}"


def _read_march(text: str) -> Action:
    places, _, letters = text.replace(" ", "").partition(":")
    origin, _, area = places.partition(">")
    if ":" not in text or ">" not in text or len(letters) > 10 or set(letters) - set(UNIT_LETTERS):
        raise BadInput("thrones-march-form")
    numbers = (letters.count(letter) for letter in UNIT_LETTERS)
    return ("march", AREAS.read(origin), AREAS.read(area), *numbers)


_AREA: Final = Param("area", AREAS)

STEPS: Final = {
    "march_turn": march_turn,
    "march_choice": march_choice,
    "march_declared": march_declared,
    "leave_power": leave_power,
    "make_moves": make_moves,
    "march_over": march_over,
}
QUESTIONS: Final = {
    "march": Question(
        frozenset({"resolve_march", "march", "end_march", "recall"}),
        _legal,
        _check,
        _take,
        take_back=True,
        context=_context,
        offer=offer,
    ),
    "leave_power": Question(
        frozenset({"leave_power", "pass"}),
        _legal_power,
        _check_power,
        _take_power,
        context=_context_power,
    ),
}
VERBS: Final = dict(
    [
        words("resolve_march", _AREA),
        (
            "march",
            Verb(
                (
                    Param("origin", AREAS),
                    _AREA,
                    Param("footmen"),
                    Param("knights"),
                    Param("ships"),
                    Param("siege_engines"),
                ),
                _write_march,
                _read_march,
                lowest=0,
            ),
        ),
        words("end_march"),
        words("recall"),
        words("leave_power"),
    ]
)
