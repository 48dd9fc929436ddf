"""I19.1-I19.6 Table talk: the structured statements that anybody may make at any time.

A statement is said aloud to one player or to all; everybody hears it (I19.1, IR49). It binds nobody
(I19.2, I11.18, IR48), proves nothing (I19.3, IR50) and changes nothing on the table (I19.5): this
module looks at a table and never touches it.
"""

from typing import Final

from throneroom.games.iron_throne.actions import SIDE_NAMES
from throneroom.games.iron_throne.content import (
    CARD_TYPES,
    DECK_SIZE,
    HOSTILITY,
    HOSTILITY_VALUES,
    HOUSES,
)
from throneroom.games.iron_throne.sides import check_in_game
from throneroom.games.iron_throne.state import NO_SIDE, Table
from throneroom.kernel import Action, BadInput, Illegal, Names, Param, Verb, words
from throneroom.kernel.actions import check_shape, read_action, verb_of, write_action
from throneroom.kernel.errors import shown

EVERYBODY: Final = -1  # the addressee of what is said to all
BOT_LIMIT: Final = 6  # statements of a bot in one turn [I19.6]

_SIDE: Final = Param("side", SIDE_NAMES)
_N: Final = Param("n", numbers=range(1, DECK_SIZE + 1))
_HOUSE: Final = Param("house", HOUSES)
_TYPE: Final = Param("type", Names("card_type", CARD_TYPES))
_VALUE: Final = Param("value", numbers=sorted({0, *HOSTILITY_VALUES}))

STATEMENTS: Final[dict[str, Verb]] = dict(  # I19.4
    [
        words("request_support", _SIDE),
        words("request_stay_out"),
        words("request_truce"),
        words("request_free", _N),
        words("promise_support", _SIDE),
        words("promise_stay_out"),
        words("promise_truce"),
        words("promise_hostility"),
        words("promise_accept", _HOUSE),
        words("promise_free", _N),
        words("promise_no_torture"),
        words("threat_torture", _N),
        words("threat_hostility"),
        words("claim_card", _TYPE, _VALUE),
        words("claim_hostage", _HOUSE, _TYPE),
        words("agree"),
        words("disagree"),
        words("thanks"),
        words("accuse"),
    ]
)


def read_statement(text: str) -> Action:
    """The statement that a text stands for."""
    return read_action(STATEMENTS, text)


def write_statement(statement: Action) -> str:
    """The text form of a statement."""
    return write_action(STATEMENTS, statement)


def check_statement(t: Table, speaker: int, addressee: int, statement: Action) -> None:  # I19.4
    """Whether a seat may say this to another seat or to everybody. True it need not be (IR50)."""
    verb = verb_of(statement)
    if verb not in STATEMENTS:
        raise BadInput("unknown-verb", text=shown(verb))
    check_shape(STATEMENTS[verb], statement)
    if addressee != EVERYBODY:
        _check_other(t, speaker, addressee)
    if verb in ("request_support", "promise_support"):
        if statement[1] == NO_SIDE:
            raise Illegal("I19.4", "iron_throne-no-side")
    elif verb in ("request_free", "promise_free", "threat_torture"):
        if statement[1] not in _N.numbers:
            raise Illegal("I19.4", "iron_throne-bad-amount", low=1, high=DECK_SIZE)
    elif verb == "promise_accept":
        _check_house(t, speaker, statement[1])
    elif verb in ("claim_card", "claim_hostage"):
        _check_claim(t, speaker, statement)


def _check_claim(t: Table, speaker: int, claim: Action) -> None:  # IR50
    """A table may do without claims; where they are made, they name cards that exist."""
    if not t.options["claim_statements"]:
        raise Illegal("IR50", "iron_throne-claims-off")
    if claim[0] == "claim_hostage":
        _check_house(t, speaker, claim[1])
        return
    _, kind, value = claim
    if value not in (HOSTILITY_VALUES if kind == HOSTILITY else (0,)):
        raise Illegal("I19.4", "iron_throne-no-such-value", value=value)


def _check_house(t: Table, speaker: int, house: int) -> None:
    check_in_game(t, house)
    if t.seat_of[house] == speaker:
        raise Illegal("I19.4", "iron_throne-own-house")


def _check_other(t: Table, speaker: int, seat: int) -> None:
    if not 0 <= seat < t.seats or seat == speaker:
        raise Illegal("I19.4", "iron_throne-not-an-addressee")
