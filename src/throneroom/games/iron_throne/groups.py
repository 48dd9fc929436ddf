"""By what games are told apart in a study: houses, leaders, and the cards that were played."""

from collections.abc import Iterator
from typing import Final

from throneroom.games.iron_throne.content import CARDS, CHARACTERS, HOUSES, LIKENESS
from throneroom.games.iron_throne.state import Table
from throneroom.kernel import Event, Groups, Use


def seat_groups(t: Table, seat: int) -> dict[str, str]:
    found = {"house": HOUSES.ids[t.house[seat]]}
    if t.leader[seat] >= 0:
        found["leader"] = CHARACTERS.ids[t.leader[seat]]
    return found


def uses(t: Table, event: Event) -> Iterator[Use]:
    """Cards as effects, and those that were revealed in encounters; cards alike are one."""
    if event.kind in ("card_played", "card_revealed"):
        seat, card = event.params
        yield Use(seat, "card", CARDS.ids[LIKENESS[card]])


GROUPS: Final = Groups(seat=seat_groups, uses=uses)
