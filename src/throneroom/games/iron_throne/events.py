"""What happens at the table, as events: who is told what. [I21]"""

from typing import Final

from throneroom.games.iron_throne.actions import SIDE_NAMES
from throneroom.games.iron_throne.content import CARDS, CHARACTERS, EVENTS_CARDS, HOUSES
from throneroom.games.iron_throne.state import RESULTS, SETTLEMENTS
from throneroom.kernel import SEATS, EventForm, Names, Param

_SEAT: Final = Param("seat", SEATS)
_OTHER: Final = Param("other", SEATS)
_N: Final = Param("n")
_CARD: Final = Param("card", CARDS)
_CHARACTER: Final = Param("character", CHARACTERS)
_SIDE: Final = Param("side", SIDE_NAMES)
_SOURCE: Final = Param("source", Names("source", ["deck", "hand", "held"]))
_LEADER: Final = Param("leader", Names("leader", CHARACTERS.ids))


def _form(*params: Param, secret: tuple[Param, ...] = ()) -> EventForm:
    return EventForm(params, secret)


EVENTS: Final[dict[str, EventForm]] = {
    # Setup
    "houses": _form(Param("houses", HOUSES, many=True)),
    "leaders_drawn": _form(_SEAT, secret=(Param("leaders", _LEADER.names, many=True),)),
    "leader": _form(_SEAT, _LEADER),
    # Turn
    "turn": _form(_N, _SEAT),
    "event_card": _form(_SEAT, Param("event", EVENTS_CARDS)),
    "events_shuffled": _form(_N),
    "events_seen": _form(_SEAT, _N, secret=(Param("events", EVENTS_CARDS, many=True),)),
    "events_arranged": _form(_SEAT, secret=(Param("events", EVENTS_CARDS, many=True),)),
    "defender": _form(_SEAT),
    "put_forward": _form(_SEAT, _CHARACTER, _SIDE),
    "cleaned_up": _form(),
    "game_over": _form(Param("winners", SEATS, many=True)),
    # Support
    "stayed_out": _form(_SEAT),
    "support_offered": _form(_SEAT, _SIDE, _CHARACTER),
    "support_accepted": _form(_SEAT, _SIDE),
    "support_refused": _form(_SEAT, _SIDE),
    "forced_to_support": _form(_SEAT, _CHARACTER, _SIDE),
    "withdrew": _form(_SEAT),
    "exchanged_character": _form(_SEAT, _CHARACTER, Param("other_character", CHARACTERS)),
    # Cards
    "drew": _form(_SEAT, _N, secret=(Param("cards", CARDS, many=True),)),
    "shuffled": _form(_SEAT, _N),
    "discarded": _form(_SEAT, _CARD),
    "leader_used": _form(_SEAT, _LEADER),
    "card_played": _form(_SEAT, _CARD),
    "played_face_down": _form(_SEAT, secret=(_CARD,)),
    "must_play_face_up": _form(_SEAT),
    "card_revealed": _form(_SEAT, _CARD),
    "card_replaced": _form(_SEAT, Param("old", CARDS), _CARD),
    "no_higher_card": _form(_SEAT),
    "card_exchanged": _form(_SEAT, secret=(Param("old", CARDS), _CARD)),
    "card_counts_as": _form(_SEAT, _N),
    "card_returned": _form(_SEAT, _CARD),
    "hand_seen": _form(_SEAT, _OTHER, _N, secret=(Param("cards", CARDS, many=True),)),
    "played_card_seen": _form(_SEAT, _OTHER, secret=(_CARD,)),
    # Encounter
    "result": _form(Param("result", Names("result", RESULTS))),
    "total_raised": _form(_SEAT, _SIDE, _N),
    "totals": _form(
        Param("attacker_card"),
        Param("attacker_power"),
        Param("attacker_bonus"),
        Param("attacker_total"),
        Param("defender_card"),
        Param("defender_power"),
        Param("defender_bonus"),
        Param("defender_total"),
    ),
    "settled": _form(Param("settlement", Names("settlement", SETTLEMENTS))),
    # Truce
    "truce_offered": _form(
        _SEAT,
        Param("attacker_influence"),
        Param("attacker_hostages"),
        Param("attacker_power"),
        Param("defender_influence"),
        Param("defender_hostages"),
        Param("defender_power"),
    ),
    "truce_accepted": _form(_SEAT),
    "truce_refused": _form(_SEAT),
    "truce_broken_off": _form(_SEAT),
    # Power and influence
    "power_placed": _form(_SEAT, _CHARACTER),
    "power_removed": _form(_CHARACTER, _N, Param("receiver", SEATS)),
    "power_boxed": _form(_SEAT, _N),
    "power_given": _form(_SEAT, _OTHER, _N),
    "power_shifted": _form(_CHARACTER, Param("other_character", CHARACTERS), _N),
    "penalty": _form(_SEAT, _CHARACTER, _N),
    "penalty_changed": _form(_SEAT, _N),
    "rewards_denied": _form(_SEAT),
    "penalties_denied": _form(_SEAT),
    "died": _form(_CHARACTER),
    "influence_spread": _form(_SEAT, _OTHER),
    # Hostages
    "hostage_taken": _form(_SEAT, _OTHER, _SOURCE, Param("house", HOUSES), secret=(_CARD,)),
    "freed": _form(_SEAT, Param("house", HOUSES), secret=(_CARD,)),
    "tortured": _form(_SEAT, _CARD),
}
