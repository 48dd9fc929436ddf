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


def _form(rule: str, *params: Param, secret: tuple[Param, ...] = ()) -> EventForm:
    return EventForm(params, secret, rule=rule)


EVENTS: Final[dict[str, EventForm]] = {
    # Setup
    "houses": _form("I2.1", Param("houses", HOUSES, many=True)),
    "leaders_drawn": _form("I2.3", _SEAT, secret=(Param("leaders", _LEADER.names, many=True),)),
    "leader": _form("I2.4", _SEAT, _LEADER),
    # Turn
    "turn": _form("I3.4", _N, _SEAT),
    "event_card": _form("I5.1", _SEAT, Param("event", EVENTS_CARDS)),
    "events_shuffled": _form("I5.6", _N),
    "events_seen": _form("I18.13", _SEAT, _N, secret=(Param("events", EVENTS_CARDS, many=True),)),
    "events_arranged": _form("I18.2", _SEAT, secret=(Param("events", EVENTS_CARDS, many=True),)),
    "defender": _form("I5.2", _SEAT),
    "put_forward": _form("I5.8", _SEAT, _CHARACTER, _SIDE),
    "cleaned_up": _form("I10.17"),
    "game_over": _form("I15.5", Param("winners", SEATS, many=True)),
    # Support
    "stayed_out": _form("I6.1", _SEAT),
    "support_offered": _form("I6.3", _SEAT, _SIDE, _CHARACTER),
    "support_accepted": _form("I6.5", _SEAT, _SIDE),
    "support_refused": _form("I6.6", _SEAT, _SIDE),
    "forced_to_support": _form("I6.8", _SEAT, _CHARACTER, _SIDE),
    "withdrew": _form("I20.1", _SEAT),
    "exchanged_character": _form("I3.10", _SEAT, _CHARACTER, Param("other_character", CHARACTERS)),
    # Cards
    "drew": _form("I14.1", _SEAT, _N, secret=(Param("cards", CARDS, many=True),)),
    "shuffled": _form("I14.2", _SEAT, _N),
    "discarded": _form("I14.9", _SEAT, _CARD),
    "leader_used": _form("I16.2", _SEAT, _LEADER),
    "card_played": _form("I16.5", _SEAT, _CARD),
    "played_face_down": _form("I7.3", _SEAT, secret=(_CARD,)),
    "must_play_face_up": _form("I7.9", _SEAT),
    "card_revealed": _form("I7.10", _SEAT, _CARD),
    "card_replaced": _form("IR35", _SEAT, Param("old", CARDS), _CARD),
    "no_higher_card": _form("IR35", _SEAT),
    "card_exchanged": _form("I18.2", _SEAT, secret=(Param("old", CARDS), _CARD)),
    "card_counts_as": _form("I7.11", _SEAT, _N),
    "card_returned": _form("IR66", _SEAT, _CARD),
    "hand_seen": _form("IR76", _SEAT, _OTHER, _N, secret=(Param("cards", CARDS, many=True),)),
    "played_card_seen": _form("I21.5", _SEAT, _OTHER, secret=(_CARD,)),
    # Encounter
    "result": _form("I7.12", Param("result", Names("result", RESULTS))),
    "total_raised": _form("I8.2", _SEAT, _SIDE, _N),
    "totals": _form(
        "I8.1",
        Param("attacker_card"),
        Param("attacker_power"),
        Param("attacker_bonus"),
        Param("attacker_total"),
        Param("defender_card"),
        Param("defender_power"),
        Param("defender_bonus"),
        Param("defender_total"),
    ),
    "settled": _form("I3.13", Param("settlement", Names("settlement", SETTLEMENTS))),
    # Truce
    "truce_offered": _form(
        "I19.7",
        _SEAT,
        Param("attacker_influence"),
        Param("attacker_hostages"),
        Param("attacker_power"),
        Param("defender_influence"),
        Param("defender_hostages"),
        Param("defender_power"),
    ),
    "truce_accepted": _form("I9.7", _SEAT),
    "truce_refused": _form("I19.9", _SEAT),
    "truce_broken_off": _form("I19.10", _SEAT),
    # Power and influence
    "power_placed": _form("I12.1", _SEAT, _CHARACTER),
    "power_removed": _form("I12.2", _CHARACTER, _N, Param("receiver", SEATS)),
    "power_boxed": _form("I12.3", _SEAT, _N),
    "power_given": _form("I12.7", _SEAT, _OTHER, _N),
    "power_shifted": _form("I12.8", _CHARACTER, Param("other_character", CHARACTERS), _N),
    "penalty": _form("I10.5", _SEAT, _CHARACTER, _N),
    "penalty_changed": _form("I10.21", _SEAT, _N),
    "rewards_denied": _form("I10.13", _SEAT),
    "penalties_denied": _form("I10.14", _SEAT),
    "died": _form("I13.1", _CHARACTER),
    "influence_spread": _form("I15.1", _SEAT, _OTHER),
    # Hostages
    "hostage_taken": _form(
        "I11.2", _SEAT, _OTHER, _SOURCE, Param("house", HOUSES), secret=(_CARD,)
    ),
    "freed": _form("I11.10", _SEAT, Param("house", HOUSES), secret=(_CARD,)),
    "tortured": _form("I11.11", _SEAT, _CARD),
}
