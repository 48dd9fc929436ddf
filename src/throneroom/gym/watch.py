"""What a seat of the Watch sees, as numbers. Pieces on the board are bits, which are unpacked at
once; the board itself is written down once a game."""

from collections.abc import Callable, Iterable
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from throneroom.games.watch.content import HEROES, KINDS, TERRAINS
from throneroom.games.watch.geometry import HEXES, PATHS, PLACES, SITES
from throneroom.games.watch.state import Table
from throneroom.games.watch.view import dots_on

_HEXES: Final = len(HEXES.ids)
_SITES: Final = len(SITES.ids)
_PATHS: Final = len(PATHS.ids)
_PLACES: Final = len(PLACES.ids)
_HEROES: Final = len(HEROES.ids)
_KINDS: Final = range(len(KINDS.ids))
_FIVE: Final = range(5)
_TERRAINS: Final = len(TERRAINS.ids) + 1  # the last is none
_ROUTES: Final = 9
"""Trade routes or harbours, of the board that has the most of them."""


def parts(seats: int, questions: tuple[str, ...]) -> Iterable[tuple[str, int]]:
    """The parts of an observation and how many numbers each has."""
    yield from (("turn", 1), ("rolled", 1), ("dice", 1), ("card played", 1), ("trade closed", 1))
    yield from (("resources", 5), ("cards", 5), ("bought now", 5), ("returning", 5), ("rates", 5))
    yield from (("supply", 5), ("cards in the deck", 1), ("offered", 5), ("wanted", 5))
    for who in range(seats):
        for name in ("resources in all", "cards in all", "patrols", "points", "road length"):
            yield f"{name} of +{who}", 1
        for name in ("active", "longest road", "most patrols", "guards", "hero", "side", "ready"):
            yield f"{name} of +{who}", 1
        yield f"guards by section of +{who}", 4
    yield from (("breaches", 1), ("in the Gift", 1), ("clearings", 4), ("frostfangs", 3))
    yield from (("camps", 9), ("wildlings on hexes", _HEXES))
    for who in range(seats):
        yield from ((f"roads of +{who}", _PATHS), (f"settlements of +{who}", _SITES))
        yield f"keeps of +{who}", _SITES
    yield from (("tormund", _PLACES), ("hero in the pool", _HEROES))
    yield from ((f"asked {kind}", 1) for kind in questions)
    yield from (("terrain", _HEXES * _TERRAINS), ("dots", _HEXES), ("routes", _ROUTES))


def observer(
    seats: int, questions: tuple[str, ...]
) -> Callable[[Table, int, npt.NDArray[np.float32]], None]:
    """How tables of the Watch with so many seats are seen."""
    size = sum(count for _, count in parts(seats, questions))
    pieces = _PATHS + 2 * _SITES
    after_pieces = seats * pieces
    tormund, pool = after_pieces, after_pieces + _PLACES
    asked = {kind: pool + _HEROES + place for place, kind in enumerate(questions)}
    bits = pool + _HEROES + len(questions)
    width = (bits + 7) // 8
    board_size = _HEXES * (_TERRAINS + 1) + _ROUTES
    start = size - board_size - bits
    nothing = [0] * 5
    no_north = [0] * (1 + 1 + 4 + 3 + 9 + _HEXES)
    boards: list[tuple[Any, npt.NDArray[np.float32]]] = []

    def board(t: Table) -> npt.NDArray[np.float32]:
        """What never changes in a game."""
        known = t.terrain, t.numbers, t.routes
        if not boards or boards[0][0] != known:
            boards[:] = [(known, _board(t))]
        return boards[0][1]

    def observe(t: Table, seat: int, out: npt.NDArray[np.float32]) -> None:
        own = seat * 5
        flow = t.flow
        mine = seat == t.active
        turn = t.turn if t.turn < 255 else 255  # all of it is less than a byte
        told = [turn, t.rolled, sum(t.dice), t.card_played, t.trade_closed]
        told += t.hand[own : own + 5]
        told += t.cards[own : own + 5]
        told += t.bought if mine else nothing
        told += _counted(t.drafts[seat]) if t.drafts else nothing
        told += t.rates[own : own + 5]
        told += t.supply
        told.append(len(t.deck))
        if t.offer:
            told += _counted(t.offer[0])
            told += _counted(t.offer[1])
        else:
            told += nothing
            told += nothing
        seen = 0
        shift = 0
        ready = t.hero_used | t.hero_new
        north = t.brotherhood
        for who in (*range(seat, seats), *range(seat)):
            first = who * 5
            told += (
                sum(t.hand[first : first + 5]),
                sum(t.cards[first : first + 5]),
                t.patrols[who],
                t.points[who],
                t.lengths[who],
                who == t.active,
                who == t.longest_road,
                who == t.most_patrols,
            )
            if north:
                told += (t.guards_of[who], t.heroes[who] + 1, t.sides[who], not ready >> who & 1)
                told += [section.count(who) for section in t.guards]
            else:
                told += (0, 0, 0, 0, 0, 0, 0, 0)
            seen |= (
                t.roads[who] | t.settlements[who] << _PATHS | t.keeps[who] << _PATHS + _SITES
            ) << shift
            shift += pieces
        if north:
            told += (t.breaches, t.in_gift, *t.clearings, *t.frostfangs)
            told += [camp.count(kind) for camp in t.camps for kind in _KINDS]
            told += [len(kinds) for kinds in t.gift]
            told += [0] * (_HEXES - len(t.gift))
        else:
            told += no_north
        seen |= 1 << tormund + t.tormund | t.hero_pool << pool
        if seat in flow.asked and flow.kind:
            seen |= 1 << asked[flow.kind]
        out[:start] = np.frombuffer(bytes(told), np.uint8)
        out[start : start + bits] = np.unpackbits(
            np.frombuffer(seen.to_bytes(width, "little"), np.uint8), count=bits, bitorder="little"
        )
        out[start + bits : size] = board(t)

    return observe


def _board(t: Table) -> npt.NDArray[np.float32]:
    out = np.zeros((_HEXES, _TERRAINS), np.float32)
    dots = np.zeros(_HEXES, np.float32)
    for tile, terrain in enumerate(t.terrain):
        out[tile, terrain] = 1  # the last one, -1, is none
        if t.numbers[tile]:
            dots[tile] = dots_on(t.numbers[tile])
    routes = np.zeros(_ROUTES, np.float32)
    routes[: len(t.routes)] = [resource + 1 for resource in t.routes]
    return np.concatenate([out.ravel(), dots, routes])


def _counted(cards: Iterable[int]) -> list[int]:
    counts = [0] * 5
    for card in cards:
        counts[card] += 1
    return counts
