"""W18: the eleven heroes, by number: what each lists, demands and does, and when."""

from collections.abc import Callable
from typing import Final

from throneroom.games.watch import heroes_build, heroes_north, heroes_trade
from throneroom.games.watch.content import (
    ALLISER_THORNE,
    BENJEN_STARK,
    BOWEN_MARSH,
    HEROES,
    JEOR_MORMONT,
    MELISANDRE,
    OTHELL_YARWYCK,
    QHORIN_HALFHAND,
    SAMWELL_TARLY,
    YGRITTE,
    YOREN,
)
from throneroom.games.watch.state import Table
from throneroom.kernel import Action, Illegal

# When heroes may be used: W17.15, W17.16, WR32. Mance Rayder: at any time after the roll.
BEFORE_ROLL: Final = frozenset({BENJEN_STARK, YGRITTE, QHORIN_HALFHAND})
WHILE_TRADING: Final = frozenset({JEOR_MORMONT, BOWEN_MARSH})
WHILE_BUILDING: Final = frozenset({OTHELL_YARWYCK, ALLISER_THORNE, MELISANDRE, YOREN})

# The verb that uses a hero is the hero's id.
OF_VERB: Final = HEROES.index


def _not_in_a_turn(t: Table, seat: int) -> list[Action]:
    """Samwell Tarly is used after production only: W18.4."""
    return []


def _check_samwell(t: Table, seat: int, action: Action) -> None:
    raise Illegal("W18.5", "watch-samwell-after-production")


def _use_samwell(t: Table, seat: int, action: Action) -> None:
    heroes_trade.use_samwell(t, seat, action[1])


LEGAL: Final[tuple[Callable[[Table, int], list[Action]], ...]] = (
    heroes_trade.legal_jeor,
    heroes_trade.legal_bowen,
    _not_in_a_turn,
    heroes_build.legal_othell,
    heroes_build.legal_thorne,
    heroes_build.legal_melisandre,
    heroes_trade.legal_mance,
    heroes_north.legal_benjen,
    heroes_north.legal_ygritte,
    heroes_build.legal_yoren,
    heroes_north.legal_qhorin,
)
CHECKS: Final[tuple[Callable[[Table, int, Action], None], ...]] = (
    heroes_trade.check_jeor,
    heroes_trade.check_bowen,
    _check_samwell,
    heroes_build.check_othell,
    heroes_build.check_thorne,
    heroes_build.check_melisandre,
    heroes_trade.check_mance,
    heroes_north.check_benjen,
    heroes_north.check_ygritte,
    heroes_build.check_yoren,
    heroes_north.check_qhorin,
)
EFFECTS: Final[tuple[Callable[[Table, int, Action], None], ...]] = (
    heroes_trade.use_jeor,
    heroes_trade.use_bowen,
    _use_samwell,
    heroes_build.use_othell,
    heroes_build.use_thorne,
    heroes_build.use_melisandre,
    heroes_trade.use_mance,
    heroes_north.use_benjen,
    heroes_north.use_ygritte,
    heroes_build.use_yoren,
    heroes_north.use_qhorin,
)


def ask_samwell(t: Table) -> None:
    """Right after production, in anybody's turn, before the wildlings and other heroes: W18.5."""
    if SAMWELL_TARLY not in t.heroes:
        return
    seat = t.heroes.index(SAMWELL_TARLY)
    if (t.hero_used | t.hero_new) >> seat & 1:  # W17.3, W17.4
        return
    if heroes_trade.can_use_samwell(t, seat):
        t.flow.ask("samwell", (seat,))
