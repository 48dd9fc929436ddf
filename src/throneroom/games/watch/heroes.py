"""W17: hero cards in general: when they can be used, and what happens after use."""

from collections.abc import Callable
from typing import Any, Final

from throneroom.games.watch import heroes_build, heroes_north, heroes_trade
from throneroom.games.watch.actions import TURN_OVER
from throneroom.games.watch.content import HEROES, SAMWELL_TARLY
from throneroom.games.watch.hero_cards import BEFORE_ROLL, BUILD, TRADE, Hero
from throneroom.games.watch.state import Table
from throneroom.kernel import Action, Illegal, Question, bits, merged

_CARDS: Final[dict[str, Hero]] = merged((heroes_trade, heroes_build, heroes_north), "HERO_CARDS")
HERO_CARDS: Final = tuple(_CARDS[hero] for hero in HEROES.ids)  # W1.15
_BEFORE_ROLL: Final = tuple(BEFORE_ROLL in card.windows for card in HERO_CARDS)
_ONLY_TRADING: Final = tuple(card.windows == {TRADE} for card in HERO_CARDS)
_ONLY_BUILDING: Final = tuple(card.windows == {BUILD} for card in HERO_CARDS)

_SWAPS: Final[tuple[Action, ...]] = tuple(("swap", hero) for hero in range(len(HEROES.ids)))
_REMOVALS: Final[tuple[Action, ...]] = tuple(
    ("remove_hero", hero) for hero in range(len(HEROES.ids))
)


def legal_heroes(t: Table, seat: int) -> list[Action]:  # W17.2-W17.6, W5.8
    """All ways for the active player to use the hero in front now."""
    if (t.hero_used | t.hero_new) >> seat & 1:
        return []
    hero = t.heroes[seat]
    if not t.rolled:
        if not _BEFORE_ROLL[hero]:
            return []
    elif t.trade_closed and _ONLY_TRADING[hero]:
        return []
    return HERO_CARDS[hero].legal(t, seat)


def check_hero(t: Table, seat: int, action: Action) -> None:
    """Whether the hero may be used now (W17.15, W17.16, W17.21, WR32), then what it demands."""
    if not t.brotherhood:
        raise Illegal("W17.1", "watch-brotherhood-only")
    hero = HEROES.index[action[0]]
    check_may_use(t, seat, hero)
    if not t.rolled and not _BEFORE_ROLL[hero]:
        raise Illegal("W17.15", "watch-hero-after-roll")
    if t.trade_closed and _ONLY_TRADING[hero]:
        raise Illegal("W17.16", "watch-trade-is-over")
    HERO_CARDS[hero].check(t, seat, action)


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
    hero = HEROES.index[action[0]]
    mark_used(t, seat, hero)
    if _ONLY_BUILDING[hero] and not t.combined:
        t.trade_closed = True  # W2.15
    t.flow.push("go_on")
    t.flow.push("after_use", seat)
    HERO_CARDS[hero].use(t, seat, action)


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


# Samwell Tarly: W18.4, W18.5


def ask_samwell(t: Table) -> None:
    """Right after production, in anybody's turn, before the wildlings and other heroes: W18.5."""
    if SAMWELL_TARLY not in t.heroes:
        return
    seat = t.heroes.index(SAMWELL_TARLY)
    if (t.hero_used | t.hero_new) >> seat & 1:  # W17.3, W17.4
        return
    if heroes_trade.can_use_samwell(t, seat):
        t.flow.ask("samwell", (seat,))


def take_samwell(t: Table, seat: int, action: Action) -> None:
    """Samwell Tarly is used, or not, between production and the wildlings: W18.4, W18.5."""
    if action[0] != "decline":
        mark_used(t, seat, SAMWELL_TARLY)
        t.flow.push("after_use", seat)
        HERO_CARDS[SAMWELL_TARLY].use(t, seat, action)


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


def _hero(t: Table, seat: int) -> dict[str, Any]:
    """Which hero has been used."""
    return {"hero": HEROES.ids[t.heroes[seat]]}


STEPS: Final[dict[str, Callable[..., None]]] = {
    "drama": drama,
    "samwell": ask_samwell,
    "after_use": after_use,
}
QUESTIONS: Final = {
    "drama": Question(frozenset({"remove_hero"}), legal_drama, check_drama, take_drama),
    "samwell": Question(
        frozenset({"samwell_tarly", "decline"}),
        heroes_trade.legal_samwell,
        heroes_trade.check_samwell,
        take_samwell,
    ),
    "after_use": Question(
        frozenset({"turn_over", "swap"}),
        legal_after_use,
        check_after_use,
        take_after_use,
        context=_hero,
    ),
}
