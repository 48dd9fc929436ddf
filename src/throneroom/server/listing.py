"""A table as the lobby shows it, whether it is in memory or only in the database."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

from throneroom.kernel import BadInput, Game, load
from throneroom.server import dice
from throneroom.server.rows import OPEN, STARTING
from throneroom.server.wire import stamp

NOT_BEGUN = (OPEN, STARTING)


class Seat(NamedTuple):
    """Who sits there: a person, a bot, or a person for whom a bot stands in."""

    user_id: str | None
    name: str | None
    bot: str | None
    held_for: str | None = None
    """The person for whom a free seat is held, and what that person is called."""
    held_name: str | None = None
    guest: bool = False
    """Whether the person has no account: anybody may have that name."""
    program: bool = False
    """Whether it is no person, but somebody's bot."""
    face: str | None = None
    """Where a bot that came along to a rematch first sat, as `TABLE/SEAT`."""

    @property
    def kind(self) -> str:
        """`person`, `bot` or `open`."""
        if self.bot is not None:
            return "bot"
        return "person" if self.user_id is not None else "open"


def seat_of(seats: Sequence[Seat], user_id: str | None) -> int | None:
    """The seat of a person, also while a bot stands in."""
    for number, seat in enumerate(seats):
        if user_id is not None and seat.user_id == user_id:
            return number
    return None


def seat_list(seats: Iterable[int]) -> str:
    """Seats as a table's row keeps them."""
    return ",".join(map(str, seats))


def table_info(
    row: Any, seats: Sequence[Seat], user_id: str | None, online: Collection[str] = ()
) -> dict[str, Any]:
    """The table as one person sees it in the lobby."""
    mine = seat_of(seats, user_id)
    owned = user_id is not None and user_id == row.owner
    return {
        "id": row.id,
        "game": row.game,
        "seats": [
            {
                "seat": number,
                "name": seat.name,
                "person": seat.user_id,
                "guest": seat.guest,
                "program": seat.program,
                "kind": seat.kind,
                "bot": seat.bot,
                "face": face_of(row.id, number, seat.face),
                "you": number == mine,
                "online": seat.user_id in online if seat.user_id else False,
                "held": seat.held_name,
                "held_for_you": seat.held_for is not None and seat.held_for == user_id,
            }
            for number, seat in enumerate(seats)
        ],
        "options": row.options,
        "status": row.status,
        "public": row.public,
        "pace": row.pace,
        "on_timeout": row.on_timeout,
        "owner": owned,
        "yours": mine,
        "key": row.key if owned or mine is not None else None,
        "commitment": dice.host_commitment(row),
        "dice": None,
        "result": row.result,
        "secret_talk": _secret_talk(row.game),
        "rules": row.rules,
        "playable": is_playable(row),
        "damaged": is_damaged(row, seats),
        "created": stamp(row.created),
        "turn": row.turn,
        "rematch": row.rematch,
        "muted": [],
        "your_turn": row.status == "running" and is_asked(row.awaited, seats, mine),
    }


def face_of(table_id: str, seat: int, first: str | None) -> str:
    """What a bot on a seat has its name and face from: the seat where it first sat."""
    return first or f"{table_id}/{seat}"


def is_asked(awaited: str, seats: Sequence[Seat], seat: int | None) -> bool:
    """Whether the person on a seat is asked for something, and no bot stands in."""
    return seat is not None and seats[seat].bot is None and str(seat) in awaited.split(",")


def is_damaged(row: Any, seats: Sequence[Seat]) -> bool:
    """Whether the table's own row, or the rows of its seats, make no sense."""
    return bool(row.damage) or len(seats) != row.seats


def installed(slug: str, version: str = "") -> Game | None:
    """The game, if it is installed: by the rules of a version, or by those of new games."""
    try:
        return load(slug, version)
    except BadInput:
        return None


def game_of(row: Any) -> Game | None:
    """The game of a table, by the rules that it was begun with; or, if it has not begun or those
    are not installed, by those of new games."""
    begun = None if row.status in NOT_BEGUN else installed(row.game, row.rules)
    return begun or installed(row.game)


def is_playable(row: Any) -> bool:
    """Whether the rules that the table was begun with are installed."""
    game = game_of(row)
    return game is not None and (row.status in NOT_BEGUN or game.version == row.rules)


def _secret_talk(slug: str) -> bool:
    game = installed(slug)
    return game is not None and game.secret_talk
