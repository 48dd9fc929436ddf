"""Unending Vengeance: whom the units of an army with Catelyn Stark hunt: F36.5."""

from throneroom.games.ice_and_fire.army_rules import is_hated
from throneroom.games.ice_and_fire.content import UNIT
from throneroom.games.ice_and_fire.frames import FIRST_NCU_HOLDER
from throneroom.games.ice_and_fire.lasting import works
from throneroom.games.ice_and_fire.state import FIELD, Battle, seat_of


def avenges(t: Battle, unit: int, target: int) -> bool:
    """Whether a unit that charges another may re-roll its distance die: Catelyn is in the battle on
    its side, and it is one of those that she hates, or a unit of House Lannister."""
    return any(
        seat == seat_of(unit)
        and (holder >= FIRST_NCU_HOLDER or t.place[holder] == FIELD)
        and works(t, holder, part, innate=True)
        for seat, holder, part in t.muster.vengeful
    ) and (
        "House Lannister" in UNIT[t.card[target]].affiliations
        or any(is_hated(card) for card in (t.card[target], *t.parts[target]))
    )
