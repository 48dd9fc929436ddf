"""By what games are told apart in a study: the order of turns, the board, heroes and cards."""

from collections.abc import Iterator
from typing import Final

from throneroom.games.watch.content import ANY_CARD, HEROES
from throneroom.games.watch.state import Table
from throneroom.kernel import Event, Groups, Use


def seat_groups(t: Table, seat: int) -> dict[str, str]:
    """Whether the seat was the first to place its settlements, the second, and so on."""
    return {"order": str((seat - t.first) % t.seats + 1)}


def table_groups(t: Table) -> dict[str, str]:
    """How the board was laid out; the wide board is a layout of its own."""
    layout = "wide" if t.options["wide_board"] else t.options["board_setup"]
    return {"layout": layout}


def uses(t: Table, event: Event) -> Iterator[Use]:
    if event.kind == "card_played":
        seat, card = event.params
        yield Use(seat, "card", ANY_CARD.ids[card])
    elif event.kind == "hero_used":
        yield Use(event.params[0], "hero", HEROES.ids[event.params[1]])


GROUPS: Final = Groups(seat=seat_groups, table=table_groups, uses=uses)
