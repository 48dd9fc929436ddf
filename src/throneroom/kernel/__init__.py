"""The kernel: what every game, bot, server and terminal stands on. Standard library only."""

from throneroom.kernel.actions import Action, Names, Param, Verb, words
from throneroom.kernel.builder import Builder
from throneroom.kernel.chance import Chance, CommittedChance, FastChance
from throneroom.kernel.chapters import bits, merged
from throneroom.kernel.decision import Choice, Decision, Question, is_choice
from throneroom.kernel.errors import BadInput, Illegal
from throneroom.kernel.flow import (
    REST_OF_GAME,
    REST_OF_ROUND,
    REST_OF_TURN,
    Event,
    Flow,
    Outcome,
    clockwise,
)
from throneroom.kernel.game import SEATS, Alias, EventForm, Game, Reason
from throneroom.kernel.groups import Groups, Use
from throneroom.kernel.judging import Counted, Features, Weights, chances, read_weights
from throneroom.kernel.options import Only, Option, check_own_choices
from throneroom.kernel.plain import Block
from throneroom.kernel.position import Reader
from throneroom.kernel.record import Match, Move, read_record, write_record
from throneroom.kernel.registry import load, slugs
from throneroom.kernel.sight import Sight
from throneroom.kernel.state import TAKE_BACK, State, Table
from throneroom.kernel.talks import Talks
from throneroom.kernel.windows import LISTEN, PASS_VERBS, Window, cancel, open_window, windows_of
from throneroom.kernel.within import Within, put_within

__all__ = [
    "REST_OF_GAME",
    "LISTEN",
    "PASS_VERBS",
    "REST_OF_ROUND",
    "SEATS",
    "TAKE_BACK",
    "REST_OF_TURN",
    "Action",
    "Alias",
    "BadInput",
    "Block",
    "Builder",
    "Chance",
    "Choice",
    "CommittedChance",
    "Counted",
    "Decision",
    "Event",
    "EventForm",
    "FastChance",
    "Features",
    "Flow",
    "Game",
    "Groups",
    "Illegal",
    "Match",
    "Move",
    "Names",
    "Only",
    "Option",
    "Outcome",
    "Param",
    "Question",
    "Reader",
    "Reason",
    "Sight",
    "State",
    "Table",
    "Talks",
    "Use",
    "Verb",
    "Weights",
    "Window",
    "Within",
    "bits",
    "cancel",
    "chances",
    "check_own_choices",
    "clockwise",
    "is_choice",
    "load",
    "merged",
    "open_window",
    "put_within",
    "read_record",
    "read_weights",
    "slugs",
    "windows_of",
    "words",
    "write_record",
]
