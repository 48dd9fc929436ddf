"""I4 Turn order and start of turn, and the skeleton of a turn (I17.8)."""

from collections.abc import Callable
from typing import Final

from throneroom.games.iron_throne.content import (
    AFTER_CARDS_REVEALED,
    AFTER_CHARACTERS_CHOSEN,
    AFTER_DEFENDER_CHOSEN,
    AFTER_EVENT_CARD,
    BEFORE_CARDS_PLAYED,
    BEFORE_EVENT_CARD,
    BEFORE_TURN,
    START_OF_ENCOUNTER,
    START_OF_TURN,
)
from throneroom.games.iron_throne.sides import around
from throneroom.games.iron_throne.state import (
    ATTACKING,
    DEFENDING,
    NO_RESULT,
    START,
    UNSETTLED,
    Table,
)
from throneroom.kernel import REST_OF_ROUND, REST_OF_TURN, clockwise
from throneroom.kernel.flow import Step

# The fixed part of every turn in its order [I4.1, I5.1, I5.10, I7.1, I7.2, I7.13, I17.8]. The steps
# add what depends on the play: visits of the hostage step, support, talks, rewards, clean-up.
TURN: Final[tuple[Step, ...]] = (
    ("moment", BEFORE_TURN),
    ("moment", START_OF_TURN),
    ("hostage_visits",),
    ("begin_preparation",),
    ("moment", BEFORE_EVENT_CARD),
    ("draw_event_card",),
    ("moment", AFTER_EVENT_CARD),
    ("choose_defender",),
    ("moment", AFTER_DEFENDER_CHOSEN),
    ("draw_house_cards",),
    ("move_power", ATTACKING),
    ("move_power", DEFENDING),
    ("put_forward", ATTACKING),
    ("put_forward", DEFENDING),
    ("moment", AFTER_CHARACTERS_CHOSEN),
    ("support_phase",),
    ("begin_encounter",),
    ("moment", START_OF_ENCOUNTER),
    ("moment", BEFORE_CARDS_PLAYED),
    ("play_cards",),
    ("reveal_cards",),
    ("moment", AFTER_CARDS_REVEALED),
    ("settle",),
    ("next_turn",),
)
_BACKWARDS: Final = TURN[::-1]


def begin_turn(t: Table) -> None:  # I4.1-I4.4, I4.10, IR1, IR72, IR79
    """A new attacker; nothing of the last turn is left."""
    t.flow.hear_again(REST_OF_ROUND if t.turn % t.seats == 0 else REST_OF_TURN)
    t.turn += 1
    t.phase = START
    t.defender = t.event = t.face_up_first = t.handled_house = -1
    t.offered = t.withdrawn = t.took_part = t.face_up = 0
    t.used_this_turn = t.offers_made = t.paid = 0
    t.truce_offer = t.seen_cards = ()
    t.result = NO_RESULT
    t.overridden = False
    t.settled = UNSETTLED
    t.peeked = [0] * t.seats
    t.flow.emit("turn", t.turn, t.attacker)
    t.flow.agenda += _BACKWARDS


def hostage_visits(t: Table) -> None:  # I4.5, I4.6, IR2
    """Once around the table, clockwise from the attacker."""
    for seat in reversed(around(t)):
        t.flow.push("hostage_step", seat)


def next_turn(t: Table) -> None:  # I10.19, I10.20
    """The next player clockwise attacks; no turn is added or skipped."""
    t.attacker = clockwise(t.attacker, t.seats)[1]
    t.flow.push("begin_turn")


def turns(t: Table) -> int:
    """How many turns have begun."""
    return t.turn


STEPS: Final[dict[str, Callable[..., None]]] = {
    "begin_turn": begin_turn,
    "hostage_visits": hostage_visits,
    "next_turn": next_turn,
}
