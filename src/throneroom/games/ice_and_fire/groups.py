"""By what battles are told apart in a study: factions, commanders, the mode, and tactics cards."""

from collections.abc import Iterator
from typing import Final

from throneroom.games.ice_and_fire.content import CARD, CARDS, TACTICS_CARDS
from throneroom.games.ice_and_fire.layout import MODES
from throneroom.games.ice_and_fire.names import MOST_NCUS, MOST_UNITS
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.view import faction_of
from throneroom.kernel import Event, Groups, Use


def seat_groups(t: Battle, seat: int) -> dict[str, str]:
    found = {}
    faction = faction_of(t, seat)
    if faction is not None:
        found["faction"] = faction
    commander = next((card for card in _cards(t, seat) if card >= 0 and CARD[card].commander), -1)
    if commander >= 0:
        found["card"] = CARDS.ids[commander]
    return found


def _cards(t: Battle, seat: int) -> Iterator[int]:
    """The units of an army, what is attached to them, and its NCUs."""
    for unit in range(seat * MOST_UNITS, (seat + 1) * MOST_UNITS):
        yield t.card[unit]
        yield from t.parts[unit]
    yield from t.ncu_card[seat * MOST_NCUS : (seat + 1) * MOST_NCUS]


def table_groups(t: Battle) -> dict[str, str]:
    return {"option-mode": MODES.ids[t.mode]}


def uses(t: Battle, event: Event) -> Iterator[Use]:
    if event.kind == "played":
        seat, card = event.params
        yield Use(seat, "tactics_card", TACTICS_CARDS.ids[card])


GROUPS: Final = Groups(seat=seat_groups, table=table_groups, uses=uses)
