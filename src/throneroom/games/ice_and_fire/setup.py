"""How a battle begins: the options, the armies and where they stand."""

from typing import Any, Final

from throneroom.games.ice_and_fire.content import CARDS
from throneroom.games.ice_and_fire.geometry.shapes import INCH, RIGHT_ANGLE
from throneroom.games.ice_and_fire.names import MOST_UNITS
from throneroom.games.ice_and_fire.state import FIELD, Battle, full_wounds
from throneroom.kernel import Chance, Option

OPTIONS: Final[tuple[Option, ...]] = ()
ARMIES: Final = (
    (
        "stark_stark_sworn_swords",
        "stark_house_umber_berserkers",
        "stark_stark_outriders",
        "stark_grey_wind",
    ),
    (
        "lannister_lannister_guardsmen",
        "lannister_lannister_halberdiers",
        "lannister_lannister_guardsmen",
    ),
)
ROWS: Final = (16 * INCH, 32 * INCH)


def join(t: Battle, unit: int, card: int) -> None:
    """Give a seat a unit with all its models."""
    t.card[unit] = card
    t.wounds[unit] = full_wounds(card)


def set_up(seats: int, options: dict[str, Any], chance: Chance) -> Battle:
    t = Battle(seats, options, chance)
    for seat, army in enumerate(ARMIES):
        for place, slug in enumerate(army):
            unit = seat * MOST_UNITS + place
            join(t, unit, CARDS.index[slug])
            t.place[unit] = FIELD
            t.x[unit] = (10 + 8 * place) * INCH
            t.y[unit] = ROWS[seat]
            t.h[unit] = (1 + 2 * seat) * RIGHT_ANGLE
    t.flow.push("next_round")
    return t
