"""W18: the heroes of the trade: Jeor Mormont, Bowen Marsh, Samwell Tarly, Mance Rayder."""

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

from throneroom.games.watch.actions import DECLINE, TAKE_NOTHING
from throneroom.games.watch.hero_cards import by_id, hero
from throneroom.games.watch.state import Table, hand_size, move_card, take_from_supply
from throneroom.games.watch.trade import exchange_one
from throneroom.kernel import Action, Illegal, Question

_ALL_COLOURS: Final = range(4)
_NAMED: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    colours: tuple(
        named
        for count in (1, 2)
        for named in combinations([c for c in _ALL_COLOURS if colours >> c & 1], count)
    )
    for colours in range(16)
}
_DEMANDS: Final[dict[int, tuple[tuple[Action, ...], ...]]] = {
    colours: tuple(
        tuple(("jeor_mormont", resource, named) for named in groups) for resource in range(5)
    )
    for colours, groups in _NAMED.items()
}
_GIVE_BACKS: Final[tuple[Action, ...]] = tuple(("give_back", resource) for resource in range(5))
_BOWENS: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(("bowen_marsh", give, get) for get in range(5) if get != give) for give in range(5)
)
_SAMWELLS: Final[tuple[Action, ...]] = tuple(("samwell_tarly", resource) for resource in range(5))
_TAKES: Final[tuple[Action, ...]] = tuple(("take_card", resource) for resource in range(5))


def other_colours(t: Table, seat: int) -> int:
    """The colours of the other seats, as a set."""
    return sum(1 << colour for other, colour in enumerate(t.colours) if other != seat)


# Jeor Mormont: W18.1, W18.2, WR33


def legal_jeor(t: Table, seat: int) -> list[Action]:
    size = hand_size(t, seat)
    demands = _DEMANDS[other_colours(t, seat)]
    actions: list[Action] = []
    for resource in range(5):
        spare = size - t.hand[seat * 5 + resource]
        if spare > 1:
            actions += demands[resource]
        elif spare:
            actions += [action for action in demands[resource] if len(action[2]) == 1]
    return actions


def check_jeor(t: Table, seat: int, action: Action) -> None:
    _, resource, named = action
    others = other_colours(t, seat)
    if len(named) not in (1, 2) or len(set(named)) != len(named):
        raise Illegal("W18.1", "watch-one-or-two-opponents")
    if any(not others >> colour & 1 for colour in named):
        raise Illegal("W18.1", "watch-no-such-opponent")
    if hand_size(t, seat) - t.hand[seat * 5 + resource] < len(named):
        raise Illegal("W18.2", "watch-too-few-other-cards", count=len(named))


def use_jeor(t: Table, seat: int, action: Action) -> None:
    """Those who have the resource hand over a card; for each the user returns one of another.

    Whether each has it is all that is shown: W25.9.
    """
    _, resource, named = action
    givers = []
    for colour in named:
        other = t.colours.index(colour)
        if t.hand[other * 5 + resource]:
            move_card(t, other, seat, resource)
            givers.append(other)
            t.flow.emit("demanded", seat, other, resource)
        else:
            t.flow.emit("demanded_in_vain", seat, other, resource)
    for other in reversed(givers):  # so that the first to give is the first to be paid back
        t.flow.push("ask_give_back", seat, other, resource)


def ask_give_back(t: Table, seat: int, other: int, resource: int) -> None:
    t.flow.ask("give_back", (seat,), other, resource)


def legal_give_back(t: Table, seat: int) -> list[Action]:
    wanted = t.flow.args[1]
    return [_GIVE_BACKS[r] for r in range(5) if r != wanted and t.hand[seat * 5 + r]]


def check_give_back(t: Table, seat: int, action: Action) -> None:
    if action[1] == t.flow.args[1]:
        raise Illegal("W9.7", "watch-alike-cards")
    if not t.hand[seat * 5 + action[1]]:
        raise Illegal("W9.9", "watch-cards-not-held")


def take_give_back(t: Table, seat: int, action: Action) -> None:
    other = t.flow.args[0]
    move_card(t, seat, other, action[1])
    t.flow.emit("gave_back", seat, other, action[1])


# Bowen Marsh: W18.3, W18.23, WR34


def legal_bowen(t: Table, seat: int) -> list[Action]:
    return [
        action
        for give in range(5)
        if t.hand[seat * 5 + give]
        for action in _BOWENS[give]
        if t.supply[action[2]]
    ]


def check_bowen(t: Table, seat: int, action: Action) -> None:
    _, give, get = action
    if give == get:
        raise Illegal("W18.3", "watch-same-resource")
    if not t.hand[seat * 5 + give]:
        raise Illegal("W18.23", "watch-no-such-card")
    if not t.supply[get]:
        raise Illegal("W18.23", "watch-supply-lacks")


def use_bowen(t: Table, seat: int, action: Action) -> None:
    exchange_one(t, seat, action[1], action[2])


# Samwell Tarly, after anybody's production: W18.4, W18.5, W18.23, WR35


def legal_samwell_in_turn(t: Table, seat: int) -> list[Action]:
    """He is never used at the leisure of the active player: W18.5."""
    return []


def check_samwell_in_turn(t: Table, seat: int, action: Action) -> None:
    raise Illegal("W18.5", "watch-samwell-after-production")


def can_use_samwell(t: Table, seat: int) -> bool:
    """Whether this production gave the seat nothing and the supply has something."""
    return not t.gainers >> seat & 1 and any(t.supply)


def legal_samwell(t: Table, seat: int) -> list[Action]:
    """Declining comes first: it is what happens for a seat that is out of time."""
    return [DECLINE, *(_SAMWELLS[resource] for resource in range(5) if t.supply[resource])]


def check_samwell(t: Table, seat: int, action: Action) -> None:
    if action[0] == "samwell_tarly" and not t.supply[action[1]]:
        raise Illegal("W18.23", "watch-supply-lacks")


def use_samwell(t: Table, seat: int, action: Action) -> None:
    take_from_supply(t, seat, action[1])
    t.flow.emit("took", seat, (action[1],))


# Mance Rayder: W18.11, W18.12, WR39


def leaders(t: Table, seat: int) -> list[int]:
    """The opponents with more public points."""
    return [other for other in range(t.seats) if t.points[other] > t.points[seat]]


def legal_mance(t: Table, seat: int) -> list[Action]:
    return [("mance_rayder", t.colours[other]) for other in leaders(t, seat)]


def check_mance(t: Table, seat: int, action: Action) -> None:
    ahead = leaders(t, seat)
    if not ahead:
        raise Illegal("W18.12", "watch-nobody-ahead")
    if action[1] not in [t.colours[other] for other in ahead]:
        raise Illegal("W18.11", "watch-not-ahead")


def use_mance(t: Table, seat: int, action: Action) -> None:
    """Look at the hand, which only the two know (W25.6), then take a card or none."""
    other = t.colours.index(action[1])
    hand = tuple(r for r in range(5) for _ in range(t.hand[other * 5 + r]))
    t.flow.whisper((seat, other), "looked", (seat, other), (hand,))
    t.flow.ask("take_from_leader", (seat,), other)


def legal_take(t: Table, seat: int) -> list[Action]:
    other = t.flow.args[0]
    actions = [_TAKES[resource] for resource in range(5) if t.hand[other * 5 + resource]]
    actions.append(TAKE_NOTHING)
    return actions


def check_take(t: Table, seat: int, action: Action) -> None:
    if action[0] == "take_card" and not t.hand[t.flow.args[0] * 5 + action[1]]:
        raise Illegal("W18.11", "watch-no-such-card")


def take_take(t: Table, seat: int, action: Action) -> None:
    other = t.flow.args[0]
    if action[0] == "take_card":
        move_card(t, other, seat, action[1])
        t.flow.whisper((seat, other), "stole", (seat, other), (action[1],))
    else:
        t.flow.emit("took_nothing", seat, other)


HERO_CARDS: Final = by_id(
    hero("jeor_mormont", legal_jeor, check_jeor, use_jeor),
    hero("bowen_marsh", legal_bowen, check_bowen, use_bowen),
    hero("samwell_tarly", legal_samwell_in_turn, check_samwell_in_turn, use_samwell),
    hero("mance_rayder", legal_mance, check_mance, use_mance),
)


def _other(t: Table, seat: int) -> dict[str, Any]:
    """Whose hand it is about."""
    return {"other": t.flow.args[0]}


STEPS: Final[dict[str, Callable[..., None]]] = {"ask_give_back": ask_give_back}
QUESTIONS: Final = {
    "give_back": Question(
        frozenset({"give_back"}),
        legal_give_back,
        check_give_back,
        take_give_back,
        always=True,  # an answer without asking would tell what else the hand holds: W25.9
        context=_other,
    ),
    "take_from_leader": Question(
        frozenset({"take_card", "take_nothing"}), legal_take, check_take, take_take, context=_other
    ),
}
