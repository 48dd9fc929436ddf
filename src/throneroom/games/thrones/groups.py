"""By what games are told apart in a study: the houses, and the house cards of their combats."""

from collections.abc import Iterator
from typing import Final

from throneroom.games.thrones.content import CARDS, HOUSES
from throneroom.games.thrones.events import EVENTS
from throneroom.games.thrones.state import Table
from throneroom.kernel import Event, Groups, Use

_BATTLE: Final = {param.name: i for i, param in enumerate(EVENTS["battle"].params)}


def seat_groups(t: Table, seat: int) -> dict[str, str]:
    return {"house": HOUSES.ids[t.houses[seat]]}


def uses(t: Table, event: Event) -> Iterator[Use]:
    """The house cards that counted in a combat."""
    if event.kind == "battle":
        for side in ("attacker", "defender"):
            house, card = (event.params[_BATTLE[name]] for name in (side, f"{side}_card"))
            if card >= 0:
                yield Use(t.seats[house], "card", CARDS.ids[card])


GROUPS: Final = Groups(seat=seat_groups, uses=uses)
