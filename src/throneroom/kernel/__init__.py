"""The kernel: what every game, bot, server and terminal stands on. Standard library only."""

from throneroom.kernel.actions import Action, Names, Param, Verb, words
from throneroom.kernel.chance import Chance, CommittedChance, FastChance
from throneroom.kernel.decision import Choice, Decision, Question
from throneroom.kernel.errors import BadInput, Illegal
from throneroom.kernel.flow import Event, Flow, Outcome, clockwise, first_to_react
from throneroom.kernel.game import SEATS, TAKE_BACK, EventForm, Game, Sight, State, Table
from throneroom.kernel.options import Option
from throneroom.kernel.position import Reader
from throneroom.kernel.record import Match, Move, read_record, write_record
from throneroom.kernel.registry import load, slugs

__all__ = [
    "SEATS",
    "TAKE_BACK",
    "Action",
    "BadInput",
    "Chance",
    "Choice",
    "CommittedChance",
    "Decision",
    "Event",
    "EventForm",
    "FastChance",
    "Flow",
    "Game",
    "Illegal",
    "Match",
    "Move",
    "Names",
    "Option",
    "Outcome",
    "Param",
    "Question",
    "Reader",
    "Sight",
    "State",
    "Table",
    "Verb",
    "clockwise",
    "first_to_react",
    "load",
    "read_record",
    "slugs",
    "words",
    "write_record",
]
