"""The messages of a table's WebSocket, both ways. See docs/protocol.md.

What a page sends is checked by these structs; what it is sent is described by them, and the tests
hold every frame that they receive to it. The page's own types are made from them: see
scripts/make_wire.py.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]

# From the page. The answer to a message bears its `id`.


class NamedAction(Struct):
    """An action by its verb, and its arguments by their names."""

    verb: str
    args: dict[str, Any]


Action = str | NamedAction
"""What is sent to play something: the text of a choice, or a verb and its arguments by name."""


class Act(Struct, tag_field="t", tag="act"):
    """Play an action."""

    token: str
    """Of the decision that it answers."""
    action: Action
    id: str | None = None


class Why(Struct, tag_field="t", tag="why"):
    """Whether an action would be allowed and what it would do, and if not, why not."""

    action: Action
    id: str | None = None


class AskHint(Struct, tag_field="t", tag="hint"):
    """What a bot would do."""

    id: str | None = None


class Listen(Struct, tag_field="t", tag="listen"):
    """Be asked again about everything."""

    id: str | None = None


class Say(Struct, tag_field="t", tag="chat"):
    """Say something, to everybody or to one seat: free text, or a statement in its text form."""

    text: str | None = None
    statement: str | None = None
    to: SeatNumber | None = None
    id: str | None = None


class Mute(Struct, tag_field="t", tag="mute"):
    """Let somebody say nothing more at the own table, or let the person speak again."""

    person: str
    on: bool
    id: str | None = None


class Report(Struct, tag_field="t", tag="report"):
    """Complain to the host about somebody."""

    person: str
    text: str = ""
    id: str | None = None


class WriteNote(Struct, tag_field="t", tag="note"):
    """Write into the own notepad."""

    text: str
    id: str | None = None


class AskUndo(Struct, tag_field="t", tag="undo"):
    """Ask to take the last action back."""

    id: str | None = None


class UndoVote(Struct, tag_field="t", tag="undo_vote"):
    """Agree to another's wish to take an action back, or not."""

    yes: bool
    id: str | None = None


class StandIn(Struct, tag_field="t", tag="bot"):
    """Hand the own seat to a bot, or take it back."""

    on: bool
    id: str | None = None


class ReplaceVote(Struct, tag_field="t", tag="replace"):
    """Vote on replacing somebody whose time is up."""

    seat: SeatNumber
    yes: bool
    id: str | None = None


class Look(Struct, tag_field="t", tag="look"):
    """See the whole picture anew, because one was missed."""

    id: str | None = None


class Ping(Struct, tag_field="t", tag="ping"):
    """Only the acknowledgement is wanted."""

    id: str | None = None


class CommitNumber(Struct, tag_field="t", tag="dice_commit"):
    """Commit to a number for the dice, before the game. See docs/fair_dice.md."""

    commitment: Hash
    id: str | None = None


class RevealNumber(Struct, tag_field="t", tag="dice_reveal"):
    """Say which number it was."""

    number: Hash
    draw: Hash
    """For which all are committed, as the page has computed it."""
    id: str | None = None


PageMessage = (
    Act
    | Why
    | AskHint
    | Listen
    | Say
    | Mute
    | Report
    | WriteNote
    | AskUndo
    | UndoVote
    | StandIn
    | ReplaceVote
    | CommitNumber
    | RevealNumber
    | Look
    | Ping
)
"""All that a page sends."""


class Named(Struct):
    """What is read of a message that cannot be understood."""

    id: str | None = None


# To the page


class Refusal(Struct, forbid_unknown_fields=True):
    """Why something is not granted: the key of a translated message, and its data."""

    key: str
    rule: str | None
    data: dict[str, Any]
    text: str | UnsetType = UNSET
    """In the visitor's language, where it answers a request."""


class SeatInfo(Struct, forbid_unknown_fields=True):
    """A seat as the lobby shows it."""

    seat: int
    name: str | None
    person: str | None
    """The id of the person, for the profile."""
    guest: bool
    """Whether the person has no account: anybody may have that name."""
    program: bool
    """Whether it is no person, but a bot that somebody has brought."""
    kind: Literal["person", "bot", "open"]
    bot: str | None
    face: str
    """What a bot has its name and face from: in a rematch, the seat where it sat first."""
    you: bool
    online: bool
    held: str | None
    """The name of the person for whom a free seat is held."""
    held_for_you: bool


class Outcome(Struct, forbid_unknown_fields=True):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    reason: str


class Pace(Struct, forbid_unknown_fields=True):
    """How long somebody may think: seconds, or hours at a slow table."""

    live: int | UnsetType = UNSET
    slow: int | UnsetType = UNSET


class AddedNumber(Struct, forbid_unknown_fields=True):
    """What the person on a seat has added to the dice."""

    seat: int
    commitment: str | None
    """None: that page was not there when the game was started."""
    number: str | None
    """None: not revealed."""


class Dice(Struct, forbid_unknown_fields=True):
    """Dice that come from everybody's numbers."""

    state: Literal["gathering", "drawing", "drawn"]
    draw: str | None
    """Names what all are committed to, from the start of the game on."""
    seats: list[AddedNumber]


class TableInfo(Struct, forbid_unknown_fields=True):
    """A table as one person sees it in the lobby."""

    id: str
    game: str
    seats: list[SeatInfo]
    options: dict[str, Any]
    status: Literal["open", "starting", "running", "finished", "closed"]
    """`starting`: the numbers for the dice are being revealed."""
    public: bool
    pace: Pace | None
    on_timeout: Literal["bot", "vote"]
    owner: bool
    yours: int | None
    key: str | None
    commitment: str
    """To the host's own number for the dice."""
    dice: Dice | None
    """Of an opened table. None: the dice are the host's alone."""
    result: Outcome | None
    secret_talk: bool
    rules: str
    playable: bool
    damaged: bool
    """Whether its rows in the database make no sense: then it cannot be played."""
    created: str
    turn: int
    rematch: str | None
    """The table where the same people play again."""
    muted: list[str]
    """The ids of the people who may say nothing at an opened table."""
    your_turn: bool


class TableFrame(TableInfo, tag_field="t", tag="table", forbid_unknown_fields=True):
    """Seats, status and presence."""


class Choice(Struct, forbid_unknown_fields=True):
    """One option of a decision: its text form, named arguments, and the things it concerns."""

    text: str
    verb: str
    args: dict[str, Any]
    targets: list[str]


class Decision(Struct, forbid_unknown_fields=True):
    """What is asked of a seat."""

    token: str
    kind: str
    context: dict[str, Any]
    choices: list[Choice]
    may_take_back: bool
    offer: dict[str, Any] | None
    """What is offered instead of the list, in a form of the question's own."""


class Alias(Struct, array_like=True, forbid_unknown_fields=True):
    """What an id stands for on this table."""

    kind: str
    name: str
    number: int
    """Which of several alike it is."""
    speaks_of: list[str] | UnsetType = UNSET
    """The things that its name speaks of, as `kind:id`."""


Aliases = dict[str, dict[str, Alias]]
"""By kind and id."""


class View(Struct):
    """What a seat sees of the game, which is the game's own; and what every game has."""

    awaiting: list[int] | UnsetType | None = UNSET
    muted: list[tuple[str, int]] | UnsetType = UNSET
    """The triggers that the seat passes without being asked."""


class UndoWish(Struct, forbid_unknown_fields=True):
    """Who wants to take something back, and who has agreed."""

    by: int
    agreed: list[int]


class Picture(Struct, forbid_unknown_fields=True):
    """All that a seat or a spectator sees."""

    n: int
    view: View
    decision: Decision | None
    seat_names: list[str]
    aliases: Aliases
    clocks: dict[str, float]
    outcome: Outcome | None
    undo: UndoWish | None
    may_undo: bool
    undo_alone: bool
    """To take one's last action back concerns nobody else: it was a step of one's own draft."""


class StateFrame(Picture, tag_field="t", tag="state", forbid_unknown_fields=True):
    """A complete picture."""


Change = list[Any] | dict[str, Any]
"""How a part of a picture becomes another: `[value]`, this instead of what was there; `[]`, it is
gone; or for each member that is different, in a list by its place, its change."""


class ChangeFrame(Struct, tag_field="t", tag="change", forbid_unknown_fields=True):
    """What is different in a picture, for a page that has seen the one before it."""

    n: int
    clocks: dict[str, float]
    change: dict[str, Change]


class Happening(Struct):
    """What is told of an event: its kind, and what the game tells of it."""

    kind: str


class LoggedEvent(Struct, forbid_unknown_fields=True):
    """An event, and when it was."""

    i: int
    at: str
    event: Happening


class EventsFrame(Struct, tag_field="t", tag="events", forbid_unknown_fields=True):
    """What has happened. A list that begins with number 1 is the whole log."""

    events: list[LoggedEvent]


class UndoneFrame(Struct, tag_field="t", tag="undone", forbid_unknown_fields=True):
    """Something was taken back: the log is told anew."""

    by: int


class Statement(Struct, forbid_unknown_fields=True):
    """Something to say that everybody reads in the own language."""

    verb: str
    args: dict[str, Any]


class ChatMessage(Struct, forbid_unknown_fields=True):
    """What somebody has said."""

    i: int
    by: str = field(name="from")
    person: str
    """The id of the speaker."""
    guest: bool
    seat: int | None
    to: int | None
    text: str
    statement: Statement | None
    at: str


class ChatFrame(Struct, tag_field="t", tag="chat", forbid_unknown_fields=True):
    """What has been said."""

    messages: list[ChatMessage]


class NoteFrame(Struct, tag_field="t", tag="note", forbid_unknown_fields=True):
    """The own notepad."""

    text: str


class VoteFrame(Struct, tag_field="t", tag="vote", forbid_unknown_fields=True):
    """Who has voted to replace a seat whose time is up."""

    replace: int
    votes: list[int]
    over: bool


class Warning(Struct, forbid_unknown_fields=True):  # noqa: A001
    """Something that is allowed, and yet may be a slip: the message `warning-<key>`."""

    rule: str
    key: str
    data: dict[str, Any]


class Preview(Struct):
    """What an action would do, as the game tells it."""

    warnings: list[Warning] | UnsetType = UNSET


class Reason(Struct, forbid_unknown_fields=True):
    """Something that the judge of the bots counts, before and after an action."""

    name: str
    before: float
    after: float


class Hint(Struct, forbid_unknown_fields=True):
    """What a bot would do, and why."""

    choice: Choice
    reasons: list[Reason]


class AckFrame(Struct, tag_field="t", tag="ack", forbid_unknown_fields=True):
    """A message was taken; what it asked for."""

    id: str | None
    preview: Preview | UnsetType | None = UNSET
    hint: Hint | UnsetType = UNSET


class RefusedFrame(Struct, tag_field="t", tag="refused", forbid_unknown_fields=True):
    """A message was not taken; without an id: the table cannot be played."""

    id: str | None
    error: Refusal


class StaleFrame(Struct, tag_field="t", tag="stale", forbid_unknown_fields=True):
    """An action came too late: the table has moved on."""

    id: str | None


ServerFrame = (
    TableFrame
    | StateFrame
    | ChangeFrame
    | EventsFrame
    | UndoneFrame
    | ChatFrame
    | NoteFrame
    | VoteFrame
    | AckFrame
    | RefusedFrame
    | StaleFrame
)
"""All that a page is sent; each frame of the socket is a list of these."""
