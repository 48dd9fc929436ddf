"""Everything that can happen, who may know what about it, and the rule that it carries out."""

from typing import Final

from throneroom.games.thrones.actions import CHOICES
from throneroom.games.thrones.content import (
    AREAS,
    CARDS,
    HOUSES,
    ORDERS,
    TIDES,
    TRACKS,
    UNITS,
    WESTEROS,
    WILDLINGS,
)
from throneroom.games.thrones.support import SIDES
from throneroom.kernel import EventForm, Param

_HOUSE: Final = Param("house", HOUSES)
_AREA: Final = Param("area", AREAS)
_ORIGIN: Final = Param("origin", AREAS)
_ORDER: Final = Param("order", ORDERS)
_UNITS: Final = Param("units", UNITS, many=True)
_TRACK: Final = Param("track", TRACKS)
_CARD: Final = Param("card", CARDS)
_CARDS: Final = Param("cards", CARDS, many=True)
_AMOUNT: Final = Param("amount")
_STRENGTH: Final = Param("strength")


def _open(rule: str, *params: Param) -> EventForm:
    """An event that everybody sees."""
    return EventForm(params, rule=rule)


def _initial(side: str) -> tuple[Param, ...]:
    """What a side counts before House cards: its House, units, order, support and garrison."""
    return (
        Param(side, HOUSES),
        Param(f"{side}_units"),
        Param(f"{side}_order"),
        Param(f"{side}_supporters", AREAS, many=True),
        Param(f"{side}_supports", many=True),
        Param(f"{side}_garrison"),
    )


def _final(side: str) -> tuple[Param, ...]:
    """What a side counted in the end."""
    return (
        *_initial(side),
        Param(f"{side}_card", CARDS),
        Param(f"{side}_card_strength"),
        Param(f"{side}_blade"),
        Param(f"{side}_tide", TIDES),
        Param(f"{side}_tide_strength"),
        Param(f"{side}_total"),
        Param(f"{side}_swords"),
        Param(f"{side}_fortifications"),
    )


EVENTS: Final[dict[str, EventForm]] = {
    # The round.
    "round": _open("T5.2", Param("round")),
    "clean_up": _open("T21.6"),
    "victory": _open("T30.5", _HOUSE, Param("structures")),
    # The Westeros phase.
    "westeros_card": _open("T5.4", Param("deck"), Param("card", WESTEROS)),
    "wildlings_advance": _open("T5.5", Param("spaces"), _STRENGTH),
    "resolve_card": _open("T5.7", Param("card", WESTEROS)),
    "income": _open("T5.19", _HOUSE, _AMOUNT),
    "chosen": _open("T5.8", _HOUSE, Param("choice", CHOICES)),
    "supply_moved": _open("T6.6", _HOUSE, Param("before"), Param("after")),
    "recruited": _open("T7.5", _HOUSE, _AREA, Param("unit", UNITS), Param("place", AREAS)),
    "replaced": _open("TR1.1", _HOUSE, _AREA, Param("old", UNITS), Param("new", UNITS)),
    "bidding": _open("T8.2", _TRACK),
    "bids": _open("T8.3", Param("houses", HOUSES, many=True), Param("amounts", many=True)),
    "tie_decided": _open("T9.5", _HOUSE, Param("first", HOUSES)),
    "track_set": _open("T28.1", _TRACK, Param("houses", HOUSES, many=True)),
    "dominance": _open("T9.4", _TRACK, _HOUSE),
    # Wildlings.
    "wildling_attack": _open("T29.1", _STRENGTH),
    "attack_result": _open("T29.5", Param("won"), Param("watch"), _STRENGTH, Param("token")),
    "wildling_card": _open(
        "T29.8", Param("card", WILDLINGS), Param("won"), Param("bidder", HOUSES)
    ),
    "cards_back": _open("T29.9", _HOUSE, _CARDS),
    "cards_discarded": _open("T29.25", _HOUSE, _CARDS),
    "power_lost": _open("T29.28", _HOUSE, _AMOUNT),
    "power_gained": _open("T1.15", _HOUSE, _AMOUNT),
    # The Planning phase.
    "orders_in_turn": _open("T10.8"),
    "ready": _open("TR10.3", _HOUSE),
    "orders_revealed": _open(
        "T10.11", _HOUSE, Param("areas", AREAS, many=True), Param("orders", ORDERS, many=True)
    ),
    "raven_passed": _open("T11.1", _HOUSE),
    "order_exchanged": _open("T11.2", _HOUSE, _AREA, Param("old", ORDERS), Param("new", ORDERS)),
    "raven_looked": EventForm((_HOUSE,), (Param("card", WILDLINGS),), rule="T11.3"),
    "raven_top": _open("T11.3", _HOUSE),
    "raven_bottom": _open("T11.3", _HOUSE),
    # Orders that are carried out.
    "raid_without_target": _open("T12.7", _HOUSE, _AREA),
    "raided": _open(
        "T12.4",
        _HOUSE,
        _AREA,
        Param("victim", HOUSES),
        Param("target", AREAS),
        _ORDER,
        Param("gained"),
        Param("lost"),
    ),
    "march": _open("T13.2", _HOUSE, _AREA, _ORDER),
    "moved": _open("T13.4", _HOUSE, _ORIGIN, _AREA, _UNITS),
    "help_wanted": _open("TR26.1", _HOUSE, _AREA, _STRENGTH),
    "attack_called_off": _open("T26.2", _HOUSE, _AREA),
    "neutral_force_beaten": _open("T26.5", _HOUSE, _AREA, _STRENGTH),
    "consolidated": _open("T21.2", _HOUSE, _AREA, _ORDER, Param("gained")),
    "muster_order": _open("T21.5", _HOUSE, _AREA),
    # What changes on the board.
    "order_removed": _open("T1.18", _HOUSE, _AREA, _ORDER),
    "control": _open("T23.1", _AREA, Param("before", HOUSES), Param("after", HOUSES)),
    "token_placed": _open("T23.4", _HOUSE, _AREA),
    "token_removed": _open("T23.9", _HOUSE, _AREA),
    "destroyed": _open("T3.8", _HOUSE, _AREA, _UNITS),
    "port_taken": _open("T24.12", _HOUSE, Param("port", AREAS), Param("ships")),
    # Combat.
    "combat": _open(
        "T13.9",
        Param("attacker", HOUSES),
        Param("defender", HOUSES),
        _AREA,
        Param("attacker_units", UNITS, many=True),
        Param("defender_units", UNITS, many=True),
    ),
    "support": _open("T14.10", _HOUSE, _AREA, Param("embattled", AREAS), Param("side", SIDES)),
    "refused": _open("T14.15", _HOUSE, _AREA),
    "initial_strength": _open(
        "T14.19",
        *_initial("attacker"),
        Param("attacker_total"),
        *_initial("defender"),
        Param("defender_total"),
    ),
    "cards_revealed": _open(
        "T15.1",
        Param("attacker", HOUSES),
        Param("attacker_card", CARDS),
        Param("defender", HOUSES),
        Param("defender_card", CARDS),
    ),
    "card_returned": _open("T15.21", _HOUSE, _CARD),
    "no_card": _open("TR15.2", _HOUSE),
    "card_replaced": _open("T15.21", _HOUSE, _CARD),
    "power_paid": _open("T15.22", _HOUSE, _AMOUNT),
    "blade_used": _open("T16.2", _HOUSE),
    "tide_drawn": EventForm((_HOUSE,), (Param("tide", TIDES),), rule="T17.3"),
    "tides_revealed": _open(
        "T17.5",
        Param("attacker", HOUSES),
        Param("attacker_tide", TIDES),
        Param("defender", HOUSES),
        Param("defender_tide", TIDES),
    ),
    "battle": _open(
        "T16.4",
        _AREA,
        *_final("attacker"),
        *_final("defender"),
        Param("winner", HOUSES),
        Param("casualties"),
    ),
    "knighted": _open("T15.53", _HOUSE, _AREA),
    "cards_returned": _open("T15.14", _HOUSE, _CARDS),
    "card_discarded": _open("T15.61", _HOUSE, _CARD),
    "garrison_lost": _open("T25.4", _HOUSE, _AREA),
    "retreated": _open("T19.1", _HOUSE, _ORIGIN, _AREA, _UNITS),
    "entered": _open("T20.2", _HOUSE, _AREA, _UNITS),
    "order_moved": _open("T15.55", _HOUSE, _ORIGIN, _AREA, _ORDER),
}
