"""The answers to requests, as docs/protocol.md describes them. The tests hold every answer that
they get to these; the page's own types are made from them: see scripts/make_wire.py."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

from throneroom.server.messages import Aliases, Choice, Happening, Picture, Preview, Refusal
from throneroom.story.tale import Award, Chart, Face, Fortune, TurningPoint


class Done(Struct, forbid_unknown_fields=True):
    """It is done."""

    ok: bool


class RefusalAnswer(Struct, forbid_unknown_fields=True):
    """The answer to what is not granted."""

    error: Refusal


# People


class Rated(Struct, forbid_unknown_fields=True):
    """A rating, and from how many games."""

    mu: float
    sigma: float
    games: int
    rivals: int
    """Against how many different people."""


class Person(Struct, forbid_unknown_fields=True):
    """A person as the page sees itself."""

    id: str
    name: str
    guest: bool
    webhook: str | None
    language: str | None
    """Of turn notices."""
    email: str | None
    email_confirmed: bool
    email_notices: bool
    email_daily: bool
    push_daily: bool
    rated: dict[str, Rated]


class OwnBot(Struct, forbid_unknown_fields=True):
    """A bot that somebody brings."""

    id: str
    name: str


class NewBot(Struct, forbid_unknown_fields=True):
    """The same, with the token that is told this once."""

    id: str
    name: str
    token: str


class MailState(Struct, forbid_unknown_fields=True):
    """Whether the server sends mail, and whom to ask about what mail would help with."""

    offered: bool
    contact: str


class Recovered(Struct, forbid_unknown_fields=True):
    """The name of the account that has a new password now."""

    name: str


class SecondFactorState(Struct, forbid_unknown_fields=True):
    """Whether the account asks for a code, and how many codes on paper are left."""

    on: bool
    codes: int


class SharedSecret(Struct, forbid_unknown_fields=True):
    """What a program that shows codes is to be told: as text, and as the address in its QR code."""

    secret: str
    address: str


class PaperCodes(Struct, forbid_unknown_fields=True):
    """Codes for whoever loses that program. They are shown this once."""

    codes: list[str]


class PushState(Struct, forbid_unknown_fields=True):
    """The key by which browsers subscribe, and whether this one has."""

    key: str
    on: bool


Standing = Literal["friend", "asked", "asks", "none"]
"""How two people stand."""


class FriendState(Struct, forbid_unknown_fields=True):
    """How we stand now."""

    friend: Standing


class Friend(Struct, forbid_unknown_fields=True):
    """Somebody who is a friend, or wants to be one."""

    id: str
    name: str
    guest: bool
    state: Standing
    online: bool | None
    """Null of whoever is not a friend yet."""


class PlayedSeat(Struct, forbid_unknown_fields=True):
    """Who sat somewhere in a finished game."""

    person: str | None
    name: str | None
    guest: bool
    bot: str | None
    face: str
    house: str | None = field(name="as")
    score: int
    won: bool


class Played(Struct, forbid_unknown_fields=True):
    """A finished game."""

    table: str
    game: str
    at: str
    won: bool
    left: bool
    house: str | None = field(name="as")
    score: int
    seats: list[PlayedSeat]


class ByGame(Struct, forbid_unknown_fields=True):
    """Results in a game."""

    game: str
    played: int
    won: int


class ByHouse(Struct, forbid_unknown_fields=True):
    """Results with a house or colour."""

    game: str
    house: str = field(name="as")
    played: int
    won: int


class Opponent(Struct, forbid_unknown_fields=True):
    """Results against somebody."""

    id: str
    name: str
    guest: bool
    played: int
    won: int
    lost: int


class Profile(Struct, forbid_unknown_fields=True):
    """What somebody has played."""

    id: str
    name: str
    guest: bool
    since: str
    played: int
    won: int
    games: list[Played]
    by_game: list[ByGame]
    by_house: list[ByHouse]
    opponents: list[Opponent]
    rated: dict[str, Rated]
    ratings: dict[str, list[tuple[str, float]]]
    you: bool
    friend: Standing


class Ranked(Struct, forbid_unknown_fields=True):
    """Somebody in the ranking of a game."""

    id: str
    name: str
    rating: float
    mu: float
    sigma: float
    games: int
    rivals: int


# Games


class OnlyForm(Struct, forbid_unknown_fields=True):
    """What an option is confined to where other options, or `seats`, have these values."""

    values: list[Any]
    when: dict[str, Any]
    rule: str


class OptionForm(Struct, forbid_unknown_fields=True):
    """An option: one of the `choices`, a text, or a text of which some are the choices, a switch,
    or a number; `many`: one for each seat."""

    name: str
    default: Any
    choices: list[str]
    low: int
    high: int
    many: bool
    only: list[OnlyForm]
    text: bool


class BuilderForm(Struct, forbid_unknown_fields=True):
    """Where armies are built: the option that names them, and the action that brings one."""

    option: str
    verb: str


class GameSummary(Struct, forbid_unknown_fields=True):
    """A game with its seats and options."""

    slug: str
    seats: list[int]
    usual: int
    options: list[OptionForm]
    bots: list[str]
    builder: BuilderForm | None


class NumberForm(Struct, forbid_unknown_fields=True):
    """Of a number: how many of what it counts make one, and its bounds."""

    scale: int
    low: int | None
    high: int | None


class ParamForm(Struct, array_like=True, forbid_unknown_fields=True):
    """The name of an argument and its kind: `card`, `card*` for a list of cards, null for a
    number."""

    name: str
    kind: str | None
    number: NumberForm | UnsetType = UNSET


class StatementParamForm(Struct, array_like=True, forbid_unknown_fields=True):
    """As for a verb, and the names or numbers that can stand there."""

    name: str
    kind: str | None
    values: list[str | int]
    number: NumberForm | UnsetType = UNSET


class EventForm(Struct, forbid_unknown_fields=True):
    """What is told of an event, what only some are told, and the rule that it carries out."""

    params: list[ParamForm]
    secret: list[ParamForm]
    rule: str


class BundleForm(Struct, forbid_unknown_fields=True):
    """The things that a verb may list."""

    things: list[str]


class GameForms(GameSummary, forbid_unknown_fields=True):
    """A game, and all that its messages are made of."""

    verbs: dict[str, list[ParamForm]]
    statements: dict[str, list[StatementParamForm]]
    events: dict[str, EventForm]
    questions: dict[str, list[str]]
    """The verbs that answer each kind of question."""
    bundles: dict[str, BundleForm]
    """Verbs that name lists of things, and the things."""
    previews: bool
    """Whether the game warns before some actions."""


class Rule(Struct, forbid_unknown_fields=True):
    """One rule, ruling or scenario."""

    id: str
    title: str
    text: str
    chapter: str


class Term(Struct, forbid_unknown_fields=True):
    """A term of a game in each language."""

    en: str
    pl: str
    bg: str


# Tables


class Sayable(Struct, forbid_unknown_fields=True):
    """A statement that somebody may make now."""

    text: str
    verb: str
    args: dict[str, Any]


class Replayed(Struct, forbid_unknown_fields=True):
    """A finished game after so many moves, and the move that led there."""

    at: int
    moves: int
    seat: int | None
    action: str | None
    verb: str | None
    args: dict[str, Any]
    views: list[dict[str, Any]]
    seat_names: list[str]
    aliases: Aliases
    events: list[Happening]


class Proof(Struct, forbid_unknown_fields=True):
    """The seed behind every die and shuffle, and whether it is the one committed to, or follows
    from the numbers that were."""

    commitment: str
    seed: str
    secret: str | None
    """The host's own number, where people have added theirs."""
    moves: int
    ok: bool


class TaleMoment(Struct, forbid_unknown_fields=True):
    """Something that decided much: the move that brought it, and the event with all its
    secrets."""

    move: int
    round: int
    weight: int
    event: Happening


class Tale(Struct, forbid_unknown_fields=True):
    """How a game came about. See docs/story.md."""

    game: str
    seats: int
    moves: int
    rounds: list[tuple[int, int]]
    charts: list[Chart]
    standing: Chart
    luck: list[Fortune]
    faces: list[Face]
    moments: list[TaleMoment]
    awards: list[Award]
    turning_point: TurningPoint | None
    seat_names: list[str]
    aliases: Aliases


# Lessons


class FreeGame(Struct, forbid_unknown_fields=True):
    """The game that is played after a lesson."""

    seats: int
    options: dict[str, Any]
    bot: str


class LessonInfo(Struct, forbid_unknown_fields=True):
    """A first lesson: how long it takes, and the ids of the steps of each scene."""

    game: str
    minutes: int
    scenes: list[list[str]]
    free: FreeGame


class Moment(Struct, forbid_unknown_fields=True):
    """Where somebody stands in a lesson: what is seen and asked there."""

    scene: int
    scenes: int
    played: list[str]
    number: int
    of: int
    step: str | None
    """Null when the scene is over."""
    rule: str
    point: list[str]
    answer: Choice | None
    """An action that the step wants; null where there is only something to read."""
    seat: int
    picture: Picture
    events: list[Happening]
    fresh: int


class WhyNot(Struct, forbid_unknown_fields=True):
    """Why an action is refused in a lesson, or what it would do."""

    refusal: Refusal | None
    preview: Preview | None
