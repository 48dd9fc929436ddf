"""W19 to W21: tokens, new wildlings, their advance and arrival, and the rush. All automatic."""

from collections.abc import Callable
from typing import Final

from throneroom.games.watch.breach import breach, cross
from throneroom.games.watch.content import (
    CAMPS,
    CLIMBER,
    GIANT,
    GUARD_SPACES,
    REGULAR,
    RUSH_SECTIONS,
    TOKEN_CLAN,
    TOKEN_KIND,
    TRAIL_CLAN,
    TRAIL_SECTION,
)
from throneroom.games.watch.guards import remove_first
from throneroom.games.watch.state import Table


def draw_token(t: Table) -> int:
    """The next token of the pool; an empty pool is made anew of used tokens: W19.8, WR12."""
    if not t.pool:
        t.used.sort()
        t.flow.chance.shuffle(t.used)
        t.pool, t.used = t.used, []
        t.flow.emit("pool_renewed", len(t.pool))
    return t.pool.pop()


def take_from_card(t: Table, seat: int) -> int:
    """The token under the settlement in the lowest slot that holds one: W19.9, W19.10, WR11."""
    slots = list(t.under_settlements[seat])
    slot = next(i for i, token in enumerate(slots) if token >= 0)
    token = slots[slot]
    slots[slot] = -1
    t.under_settlements[seat] = tuple(slots)
    return token


def return_to_card(t: Table, seat: int) -> None:
    """A settlement returns to the lowest free slot with a new token under it: W12.8, WR11."""
    slots = list(t.under_settlements[seat])
    slots[slots.index(-1)] = draw_token(t)
    t.under_settlements[seat] = tuple(slots)


def create(t: Table, token: int) -> None:  # W19.4-W19.8
    """Resolve a revealed token completely: a wildling in the lowest empty camp, perhaps a rush."""
    clan, kind = TOKEN_CLAN[token], TOKEN_KIND[token]
    t.used.append(token)
    if not t.frostfangs[kind]:
        t.flow.emit("no_figure", token)  # W19.7, WR13
        return
    t.frostfangs[kind] -= 1
    t.camps[clan] += (kind,)
    camp = len(t.camps[clan])
    t.flow.emit("wildling", token, camp)
    if camp == CAMPS:
        rush(t, clan)  # W19.6


def create_from_pool(t: Table, times: int) -> None:
    """Wildlings for special cards received and for Benjen Stark: W15.13, W16.4, W19.2.

    Nothing more is revealed when the game is over: W19.12.
    """
    for _ in range(times):
        if t.flow.outcome is None:
            create(t, draw_token(t))


def advance(t: Table, face: int) -> None:  # W20.1-W20.5
    """The wildling in camp 1 of the clan that the die names goes to the clearing, if there is one;
    the others of its clan move up (WR16). A roll never causes a rush: W21.7."""
    clan = TRAIL_CLAN[face]
    if clan < 0 or not t.camps[clan]:
        return
    kind = t.camps[clan][0]
    t.camps[clan] = t.camps[clan][1:]
    arrive(t, clan, kind, TRAIL_SECTION[face])


def arrive(t: Table, clan: int, kind: int, section: int) -> None:  # W20.6-W20.12
    """A wildling comes to the clearing north of a section, which all its guards defend: W13.5."""
    t.flow.emit("arrived", clan, kind, section)
    guards = t.guards
    if kind == CLIMBER:
        cross(t, kind, section)  # W20.7
    elif kind == REGULAR:
        if t.clearings[section] == len(guards[section]) == GUARD_SPACES:  # W20.10, WR21
            t.clearings[section] -= 1
            t.frostfangs[REGULAR] += 2
            t.flow.emit("sixth_wildling", section)
            remove_first(t, section)
            return
        t.clearings[section] += 1
        if t.clearings[section] > len(guards[section]):
            breach(t, section)
    elif guards[section]:  # W20.8, WR19, WR20
        remove_first(t, section)
        t.frostfangs[GIANT] += 1
        t.flow.emit("giant_left", section)
        if t.clearings[section] > len(guards[section]):
            breach(t, section)
    else:
        breach(t, section, giant=True)  # W20.9


def rush(t: Table, clan: int) -> None:  # W21.1-W21.6, WR22, WR23
    """The first takes the lowest trail, the second the highest, the others move up."""
    t.flow.emit("rush", clan)
    for section in RUSH_SECTIONS[clan]:
        kind = t.camps[clan][0]
        t.camps[clan] = t.camps[clan][1:]
        arrive(t, clan, kind, section)
        if t.flow.outcome is not None:
            return


def remove_from_north(t: Table, north: int) -> None:
    """Return a wildling from a camp or a clearing to the Frostfangs; camps close up: W18.13."""
    first_clearing = len(t.camps) * CAMPS
    if north >= first_clearing:
        t.clearings[north - first_clearing] -= 1
        kind = REGULAR
    else:
        clan, camp = divmod(north, CAMPS)
        figures = t.camps[clan]
        kind = figures[camp]
        t.camps[clan] = figures[:camp] + figures[camp + 1 :]
    t.frostfangs[kind] += 1
    t.flow.emit("left_north", kind, north)


STEPS: Final[dict[str, Callable[..., None]]] = {"advance": advance}
