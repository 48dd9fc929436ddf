"""W17: hero cards in general: when they can be used, and what happens after use."""

from throneroom.games.watch.actions import TURN_OVER
from throneroom.games.watch.content import HEROES, SAMWELL_TARLY
from throneroom.games.watch.geometry import bits
from throneroom.games.watch.hero_cards import (
    BEFORE_ROLL,
    CHECKS,
    EFFECTS,
    LEGAL,
    OF_VERB,
    WHILE_BUILDING,
    WHILE_TRADING,
)
from throneroom.games.watch.state import Table
from throneroom.kernel import Action, Illegal

_SWAPS: tuple[Action, ...] = tuple(("swap", hero) for hero in range(len(HEROES.ids)))
_REMOVALS: tuple[Action, ...] = tuple(("remove_hero", hero) for hero in range(len(HEROES.ids)))


def legal_heroes(t: Table, seat: int) -> list[Action]:  # W17.2-W17.6, W5.8
    """All ways for the active player to use the hero in front now."""
    if (t.hero_used | t.hero_new) >> seat & 1:
        return []
    hero = t.heroes[seat]
    if not t.rolled:
        if hero not in BEFORE_ROLL:
            return []
    elif t.trade_closed and hero in WHILE_TRADING:
        return []
    return LEGAL[hero](t, seat)


def check_hero(t: Table, seat: int, action: Action) -> None:
    """Whether the hero may be used now (W17.15, W17.16, W17.21, WR32), then what it demands."""
    if not t.brotherhood:
        raise Illegal("W17.1", "watch-brotherhood-only")
    hero = OF_VERB[action[0]]
    check_may_use(t, seat, hero)
    if not t.rolled and hero not in BEFORE_ROLL:
        raise Illegal("W17.15", "watch-hero-after-roll")
    if t.trade_closed and hero in WHILE_TRADING:
        raise Illegal("W17.16", "watch-trade-is-over")
    CHECKS[hero](t, seat, action)


def check_may_use(t: Table, seat: int, hero: int) -> None:
    """One's own hero, not new, once in a turn: W17.1, W17.4, W17.5, WR31."""
    if t.heroes[seat] != hero:
        raise Illegal("W17.1", "watch-hero-not-held")
    if t.hero_used >> seat & 1:
        raise Illegal("W17.4", "watch-hero-used")
    if t.hero_new >> seat & 1:
        raise Illegal("W17.5", "watch-hero-new")


def use_hero(t: Table, seat: int, action: Action) -> None:
    """All effects (W17.7), alike on both sides (W17.13), then the after-use step: W17.8, W17.20."""
    hero = OF_VERB[action[0]]
    mark_used(t, seat, hero)
    if hero in WHILE_BUILDING and not t.combined:
        t.trade_closed = True  # W2.15
    t.flow.push("go_on")
    t.flow.push("after_use", seat)
    EFFECTS[hero](t, seat, action)


def mark_used(t: Table, seat: int, hero: int) -> None:
    t.hero_used |= 1 << seat
    t.flow.emit("hero_used", seat, hero, t.sides[seat])


def after_use(t: Table, seat: int) -> None:  # W17.9, W17.10
    """Turn the card over or swap it; without a hero to take it stays, side A up: W17.18, WR43."""
    if t.hero_pool:
        t.flow.ask("after_use", (seat,))
        return
    t.sides[seat] = 0
    t.hero_new |= 1 << seat
    t.flow.emit("hero_kept", seat, t.heroes[seat])


def legal_after_use(t: Table, seat: int) -> list[Action]:
    actions: list[Action] = [] if t.sides[seat] else [TURN_OVER]
    actions += [_SWAPS[hero] for hero in bits(t.hero_pool)]
    return actions


def check_after_use(t: Table, seat: int, action: Action) -> None:
    if action[0] == "turn_over":
        if t.sides[seat]:
            raise Illegal("W17.10", "watch-must-swap")
    elif not t.hero_pool >> action[1] & 1:
        raise Illegal("W17.11", "watch-hero-not-in-pool")


def take_after_use(t: Table, seat: int, action: Action) -> None:
    """Side B, or another hero, side A up. The one returned may be taken later: W17.12, W17.17."""
    if action[0] == "turn_over":
        t.sides[seat] = 1
        t.flow.emit("hero_turned", seat, t.heroes[seat])
        return
    old, new = t.heroes[seat], action[1]
    t.hero_pool = (t.hero_pool | 1 << old) & ~(1 << new)  # W17.11, WR68
    t.heroes[seat] = new
    t.sides[seat] = 0
    t.hero_new |= 1 << seat
    t.flow.emit("hero_swapped", seat, old, new)


def take_samwell(t: Table, seat: int, action: Action) -> None:
    """Samwell Tarly is used, or not, between production and the wildlings: W18.4, W18.5."""
    if action[0] != "decline":
        mark_used(t, seat, SAMWELL_TARLY)
        t.flow.push("after_use", seat)
        EFFECTS[SAMWELL_TARLY](t, seat, action)


# Drama of Heroes: W2.13, W17.19, WR44


def drama(t: Table) -> None:
    """Three equal dice: the roller removes a hero of the pool from the game, if there is one."""
    if t.hero_pool:
        t.flow.ask("drama", (t.active,))


def legal_drama(t: Table, seat: int) -> list[Action]:
    return [_REMOVALS[hero] for hero in bits(t.hero_pool)]


def check_drama(t: Table, seat: int, action: Action) -> None:
    if not t.hero_pool >> action[1] & 1:
        raise Illegal("W17.19", "watch-hero-not-in-pool")


def take_drama(t: Table, seat: int, action: Action) -> None:
    t.hero_pool &= ~(1 << action[1])
    t.flow.emit("hero_removed", seat, action[1])
