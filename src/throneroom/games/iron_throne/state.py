"""The table: everything that lies on it, as plain data.

Power lies on characters (`power`, by character) and leader sheets (`sheet`, by seat); a character
is alive exactly while it has power (I1.11). A deck's top card is the last of its list. Power, hands
and boards have no limits (I1.8-I1.10), and a board is a mere count of tokens (I1.13).
"""

from typing import Any, ClassVar, Final

from throneroom.kernel import Flow

# Phases of a turn [I4.1]
SETUP: Final = 0
START: Final = 1
PREPARATION: Final = 2
SUPPORT: Final = 3
ENCOUNTER: Final = 4
RESOLUTION: Final = 5
END: Final = 6
PHASES: Final = (
    "setup",
    "start_of_turn",
    "preparation",
    "support",
    "encounter",
    "resolution",
    "end_of_turn",
)

# Sides [I3.7]
NO_SIDE: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2
SIDES: Final = ("none", "attacker", "defender")

# Results [I7.12]
NO_RESULT: Final = 0
HOSTILE: Final = 1
TRUCE_RESULT: Final = 2
BETRAYAL: Final = 3
RESULTS: Final = ("none", "hostility", "truce", "betrayal")

# How the encounter was settled [I3.13]: by a side, lost by all, or by an agreement.
UNSETTLED: Final = 0
WON_BY_ATTACKER: Final = 1
WON_BY_DEFENDER: Final = 2
ALL_LOST: Final = 3
AGREED: Final = 4
SETTLEMENTS: Final = ("none", "attacker", "defender", "all_lost", "agreed")

NO_CARD: Final = -1
NOTHING_PLAYED: Final = -2  # counts as hostility 0 [I7.8]


class Table:
    """One game of The Iron Throne."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "options",
        "flow",
        "seats",
        "house",
        "seat_of",
        "leader",
        "sheets_drawn",
        "power",
        "sheet",
        "box",
        "influence",
        "hand",
        "deck",
        "discard",
        "hostages",
        "known",
        "event_deck",
        "event_discard",
        "event_known",
        "turn",
        "phase",
        "attacker",
        "defender",
        "event",
        "fighter",
        "side",
        "offered",
        "withdrawn",
        "took_part",
        "offer_by",
        "offer_side",
        "encounter_card",
        "face_up",
        "face_up_first",
        "peeked",
        "card_type",
        "card_value",
        "played",
        "result",
        "overridden",
        "settled",
        "bonus",
        "penalty_set",
        "penalty_add",
        "no_rewards",
        "no_penalties",
        "used_this_turn",
        "handled_house",
        "seen_cards",
        "offers_made",
        "truce_offer",
        "draft",
        "drafted",
        "agreement_taken",
        "pending",
        "paid",
    )
    __slots__ = FIELDS

    def cleared(self, seats: int, options: dict[str, Any], flow: Flow) -> "Table":
        """With nothing on it, for so many seats."""
        self.options = options
        self.flow = flow
        self.seats = seats
        self.house: tuple[int, ...] = (-1,) * seats
        self.seat_of: tuple[int, ...] = (-1,) * 5
        self.leader = [-1] * seats  # a character; -1 until it is revealed
        self.sheets_drawn: list[tuple[int, ...]] = [()] * seats
        self.power = [0] * 25
        self.sheet = [0] * seats
        self.box = 100
        self.influence = [0] * (seats * seats)  # [owner * seats + board]
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[list[int]] = [[] for _ in range(seats)]
        self.discard: list[list[int]] = [[] for _ in range(seats)]
        self.hostages: list[list[int]] = [[] for _ in range(seats)]  # by holder
        self.known = [0] * 125  # seats (bits) that know where a hidden card is
        self.event_deck: list[int] = []
        self.event_discard: list[int] = []
        self.event_known = [0] * 20  # seats (bits) that know the card's place in the deck
        self.turn = 0
        self.phase = SETUP
        self.attacker = -1
        self.defender = -1
        self.event = -1
        self.fighter = [-1] * seats  # the character in position
        self.side = [NO_SIDE] * seats
        self.offered = 0  # seats (bits) that have decided about support
        self.withdrawn = 0
        self.took_part = 0
        self.offer_by = -1  # the seat whose support offer waits for an answer
        self.offer_side = NO_SIDE
        self.encounter_card = [NO_CARD] * seats  # the one card an active player plays [I3.12]
        self.face_up = 0
        self.face_up_first = -1
        self.peeked = [0] * seats  # seats (bits) that saw the face-down card
        self.card_type = [0] * seats
        self.card_value = [0] * seats
        self.played: list[list[int]] = [[] for _ in range(seats)]
        self.result = NO_RESULT
        self.overridden = False
        self.settled = UNSETTLED
        self.bonus = [0, 0, 0]  # by side
        self.penalty_set = [-1] * seats
        self.penalty_add = [0] * seats
        self.no_rewards = 0
        self.no_penalties = 0
        self.used_this_turn = 0
        self.handled_house = -1
        self.seen_cards: tuple[int, ...] = ()
        self.offers_made = 0
        self.truce_offer: tuple[int, ...] = ()
        self.draft = [0] * 6
        self.drafted = 0
        self.agreement_taken: list[int] = []
        self.pending: list[tuple[int, tuple[int, ...]]] = []
        self.paid = 0
        return self

    def copy(self) -> "Table":
        """An independent copy."""
        other = Table()
        other.options = self.options
        other.flow = self.flow.copy()
        other.seats = self.seats
        other.house = self.house
        other.seat_of = self.seat_of
        other.leader = self.leader[:]
        other.sheets_drawn = self.sheets_drawn[:]
        other.power = self.power[:]
        other.sheet = self.sheet[:]
        other.box = self.box
        other.influence = self.influence[:]
        other.hand = [cards[:] for cards in self.hand]
        other.deck = [cards[:] for cards in self.deck]
        other.discard = [cards[:] for cards in self.discard]
        other.hostages = [cards[:] for cards in self.hostages]
        other.known = self.known[:]
        other.event_deck = self.event_deck[:]
        other.event_discard = self.event_discard[:]
        other.event_known = self.event_known[:]
        other.turn = self.turn
        other.phase = self.phase
        other.attacker = self.attacker
        other.defender = self.defender
        other.event = self.event
        other.fighter = self.fighter[:]
        other.side = self.side[:]
        other.offered = self.offered
        other.withdrawn = self.withdrawn
        other.took_part = self.took_part
        other.offer_by = self.offer_by
        other.offer_side = self.offer_side
        other.encounter_card = self.encounter_card[:]
        other.face_up = self.face_up
        other.face_up_first = self.face_up_first
        other.peeked = self.peeked[:]
        other.card_type = self.card_type[:]
        other.card_value = self.card_value[:]
        other.played = [cards[:] for cards in self.played]
        other.result = self.result
        other.overridden = self.overridden
        other.settled = self.settled
        other.bonus = self.bonus[:]
        other.penalty_set = self.penalty_set[:]
        other.penalty_add = self.penalty_add[:]
        other.no_rewards = self.no_rewards
        other.no_penalties = self.no_penalties
        other.used_this_turn = self.used_this_turn
        other.handled_house = self.handled_house
        other.seen_cards = self.seen_cards
        other.offers_made = self.offers_made
        other.truce_offer = self.truce_offer
        other.draft = self.draft[:]
        other.drafted = self.drafted
        other.agreement_taken = self.agreement_taken[:]
        other.pending = self.pending[:]
        other.paid = self.paid
        return other
