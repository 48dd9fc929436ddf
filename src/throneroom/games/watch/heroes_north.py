"""W18: the heroes of the north: Benjen Stark, Ygritte, Qhorin Halfhand."""

from typing import Final

from throneroom.games.watch.actions import QHORIN
from throneroom.games.watch.breach import leave_gift
from throneroom.games.watch.content import CAMPS, FIRST_CLEARING, NORTH
from throneroom.games.watch.geometry import CAMP
from throneroom.games.watch.hero_cards import by_id, hero
from throneroom.games.watch.state import Table, take_from_supply
from throneroom.games.watch.tormund import move_tormund
from throneroom.games.watch.wildlings import create_from_pool, remove_from_north
from throneroom.kernel import Action, Illegal

_BENJENS: Final[tuple[Action, ...]] = tuple(
    ("benjen_stark", north) for north in range(len(NORTH.ids))
)


def stands_in_north(t: Table, north: int) -> bool:
    """Whether a wildling is in this camp or clearing."""
    if north >= FIRST_CLEARING:
        return t.clearings[north - FIRST_CLEARING] > 0
    clan, camp = divmod(north, CAMPS)
    return len(t.camps[clan]) > camp


# Benjen Stark: W18.13, W18.14, W18.18, WR40


def legal_benjen(t: Table, seat: int) -> list[Action]:
    return [_BENJENS[north] for north in range(len(_BENJENS)) if stands_in_north(t, north)]


def check_benjen(t: Table, seat: int, action: Action) -> None:
    if not stands_in_north(t, action[1]):
        raise Illegal("W18.18", "watch-no-wildling-there")


def use_benjen(t: Table, seat: int, action: Action) -> None:
    """One leaves, one comes: the new token is not optional, and may cause a rush."""
    remove_from_north(t, action[1])
    create_from_pool(t, 1)


# Ygritte: W18.15, W18.19, WR41, WR66


def legal_ygritte(t: Table, seat: int) -> list[Action]:
    if not t.in_gift:
        return []
    return [
        ("ygritte", tile, kind) for tile, kinds in enumerate(t.gift) for kind in sorted(set(kinds))
    ]


def check_ygritte(t: Table, seat: int, action: Action) -> None:
    if action[1] >= len(t.gift) or action[2] not in t.gift[action[1]]:
        raise Illegal("W18.19", "watch-no-wildling-there")


def use_ygritte(t: Table, seat: int, action: Action) -> None:
    leave_gift(t, action[1], action[2])


# Qhorin Halfhand: W8.3, W18.17, W18.19, WR41


def legal_qhorin(t: Table, seat: int) -> list[Action]:
    return [QHORIN] if t.tormund != CAMP else []


def check_qhorin(t: Table, seat: int, action: Action) -> None:
    if t.tormund == CAMP:
        raise Illegal("W18.19", "watch-tormund-in-camp")


def use_qhorin(t: Table, seat: int, action: Action) -> None:
    """Tormund goes back, and the hex he left gives a card, if the supply has one."""
    resource = t.terrain[t.tormund]
    move_tormund(t, seat, CAMP)
    if take_from_supply(t, seat, resource):
        t.flow.emit("took", seat, (resource,))


HERO_CARDS: Final = by_id(
    hero("benjen_stark", legal_benjen, check_benjen, use_benjen),
    hero("ygritte", legal_ygritte, check_ygritte, use_ygritte),
    hero("qhorin_halfhand", legal_qhorin, check_qhorin, use_qhorin),
)
