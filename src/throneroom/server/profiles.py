"""What somebody has played: games, results by game, house and opponent, and ratings over time."""

from collections import Counter
from typing import Any

from sqlalchemy import Connection, func, or_, select

from throneroom.server import ratings, schema
from throneroom.server.listing import face_of
from throneroom.server.people import DELETED, find_somebody
from throneroom.server.rows import FINISHED, sound
from throneroom.server.wire import stamp

SHOWN_GAMES = 50
SHOWN_OPPONENTS = 30


def profile(connection: Connection, user_id: str, viewer: str | None) -> dict[str, Any]:
    """All that is shown of a person. Results count every game; the list has only those that the
    viewer may see."""
    row = find_somebody(connection, user_id)
    games = _games(connection, user_id)
    seen = [game for game in games if game["public"] or viewer in game["people"]]
    return {
        "id": row.id,
        "name": row.name,
        "guest": row.password is None,
        "since": stamp(row.created),
        "played": len(games),
        "won": sum(game["won"] for game in games),
        "games": [_shown(game) for game in seen[:SHOWN_GAMES]],
        "by_game": _results(games, lambda game: (game["game"],), ("game",)),
        "by_house": _results(
            [game for game in games if game["as"] is not None],
            lambda game: (game["game"], game["as"]),
            ("game", "as"),
        ),
        "opponents": _opponents(games, user_id),
        "rated": ratings.of_person(connection, user_id),
        "ratings": {
            game: [[stamp(at), rating] for at, rating in past]
            for game, past in ratings.history(connection, user_id).items()
        },
    }


def _games(connection: Connection, user_id: str) -> list[dict[str, Any]]:
    """The finished games of a person, the last first; but for those whose rows make no sense.
    Whoever left a game has lost it."""
    tables, seats, users = schema.tables, schema.seats, schema.users
    mine = select(seats.c.table_id).where(
        or_(seats.c.user_id == user_id, seats.c.left_by == user_id)
    )
    finished = connection.execute(
        select(tables)
        .where(tables.c.id.in_(mine), tables.c.status == FINISHED)
        .order_by(tables.c.moved.desc())
    )
    rows = [row for row in map(sound, finished) if not row.damage]
    players: dict[str, list[Any]] = {row.id: [] for row in rows}
    who = func.coalesce(seats.c.user_id, seats.c.left_by)
    query = (
        select(seats, users.c.id.label("player"), users.c.name, users.c.password, users.c.bot_of)
        .outerjoin(users, users.c.id == who)
        .where(seats.c.table_id.in_(players))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    for seat in connection.execute(query):
        players[seat.table_id].append(seat)
    return [
        _game(row, players[row.id], user_id) for row in rows if len(players[row.id]) == row.seats
    ]


def _game(row: Any, seats: list[Any], user_id: str) -> dict[str, Any]:
    own = next(seat for seat in seats if seat.player == user_id)
    winners = [
        seat.player
        for seat in seats
        if seat.seat in row.result["winners"] and seat.left_by is None and seat.player is not None
    ]
    return {
        "table": row.id,
        "game": row.game,
        "at": stamp(row.moved),
        "public": row.public,
        "people": {seat.player for seat in seats if seat.player is not None},
        "names": {seat.player: seat.name for seat in seats if seat.player is not None},
        "guests": {seat.player for seat in seats if seat.password is None and not seat.bot_of},
        "winners": winners,
        "won": user_id in winners,
        "left": own.left_by is not None,
        "as": own.played_as,
        "score": row.result["scores"][own.seat],
        "seats": [
            {
                "person": seat.player,
                "name": seat.name,
                "guest": seat.player not in (None, DELETED)
                and seat.password is None
                and not seat.bot_of,
                "bot": seat.bot if seat.player is None else None,
                "face": face_of(row.id, seat.seat, seat.face),
                "as": seat.played_as,
                "score": row.result["scores"][seat.seat],
                "won": seat.seat in row.result["winners"],
            }
            for seat in seats
        ],
    }


def _shown(game: dict[str, Any]) -> dict[str, Any]:
    hidden = ("public", "people", "names", "guests", "winners")
    return {name: value for name, value in game.items() if name not in hidden}


def _results(games: list[dict[str, Any]], key: Any, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """Games played and won by something, the most played first."""
    played: Counter[tuple[str, ...]] = Counter(key(game) for game in games)
    won: Counter[tuple[str, ...]] = Counter(key(game) for game in games if game["won"])
    return [
        {**dict(zip(names, what, strict=True)), "played": count, "won": won[what]}
        for what, count in played.most_common()
    ]


def _opponents(games: list[dict[str, Any]], user_id: str) -> list[dict[str, Any]]:
    """Head to head with each person: games together, won, and won by the other."""
    names: dict[str, str] = {}
    guests: set[str] = set()
    together: Counter[str] = Counter()
    won: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    for game in games:
        for other in game["people"] - {user_id, DELETED}:
            names.setdefault(other, game["names"][other])
            guests |= {other} & game["guests"]
            together[other] += 1
            won[other] += game["won"]
            lost[other] += other in game["winners"]
    return [
        {
            "id": other,
            "name": names[other],
            "guest": other in guests,
            "played": count,
            "won": won[other],
            "lost": lost[other],
        }
        for other, count in together.most_common(SHOWN_OPPONENTS)
    ]
