"""Feinting Maneuver: a charger that comes to another side than the one it has charged."""

from throneroom.games.ice_and_fire.align import free_offsets
from throneroom.games.ice_and_fire.geometry.shapes import FRONT, LEFT, REAR, RIGHT
from throneroom.games.ice_and_fire.state import Battle, seat_of
from throneroom.games.ice_and_fire.vocabulary import (
    CHARGE_MADE,
    Frame,
    Guard,
    card,
    choose,
    do,
    mine,
    option,
)


def _sides_to_feint(t: Battle, f: Frame) -> list[int]:
    """The sides of the charged unit at which the charger could stand instead."""
    wanted = {FRONT: (LEFT, RIGHT), LEFT: (REAR,), RIGHT: (REAR,)}.get(f.number, ())
    return [side for side in wanted if free_offsets(t, f.subject, f.other, side, False)]


def _feint(t: Battle, f: Frame, side: int) -> None:
    t.flow.ask("align", (seat_of(f.subject),), f.subject, f.other, side)


def feinting_maneuver(number: int) -> None:
    """If contact was with the front, the charger is aligned to a flank of the enemy of your choice
    instead; if with a flank, to the rear instead."""
    card(
        number,
        CHARGE_MADE,
        mine & Guard(lambda t, f: bool(_sides_to_feint(t, f))),
        choose(
            1,
            *(
                option(
                    label,
                    do(lambda t, f, side=side: _feint(t, f, side)),  # type: ignore[misc]
                    possible=Guard(lambda t, f, side=side: side in _sides_to_feint(t, f)),  # type: ignore[misc]
                )
                for label, side in (("left_flank", LEFT), ("right_flank", RIGHT), ("rear", REAR))
            ),
        ),
    )
