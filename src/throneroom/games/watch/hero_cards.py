"""W18: what a hero card is: when it may be used, and what using it lists, demands and does.

The heroes themselves are in `heroes_trade`, `heroes_build` and `heroes_north`.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from throneroom.games.watch.content import HERO_WINDOWS
from throneroom.games.watch.state import Table
from throneroom.kernel import Action

# When heroes may be used: W17.15, W17.16, WR32. Samwell Tarly alone has a window of his own: W18.5.
BEFORE_ROLL: Final = "before_roll"
TRADE: Final = "trade"
BUILD: Final = "build"

Legal = Callable[[Table, int], list[Action]]
Check = Callable[[Table, int, Action], None]
Use = Callable[[Table, int, Action], None]


class Hero(NamedTuple):
    """One hero; the verb that uses it is its id.

    `legal` lists all ways to use it in the own turn, `check` refuses a use whose requirements are
    not met (W17.6), and `use` carries out all effects of the card (W17.7), alike for both sides.
    """

    id: str
    windows: frozenset[str]
    legal: Legal
    check: Check
    use: Use


def hero(id_: str, legal: Legal, check: Check, use: Use) -> Hero:
    """A hero with the windows that the data give it."""
    return Hero(id_, HERO_WINDOWS[id_], legal, check, use)


def by_id(*heroes: Hero) -> dict[str, Hero]:
    """Heroes by their ids."""
    return {card.id: card for card in heroes}
