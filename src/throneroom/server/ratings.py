"""Ratings for each game, by openskill: several players, shared victories."""

import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, case, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from throneroom.arena import places
from throneroom.server import schema
from throneroom.server.rows import is_number, is_time

_MODEL = PlackettLuce()
ENOUGH_RIVALS = 10  # different ones: from then on a rating counts in full


def rate(
    connection: Connection,
    game: str,
    table_id: str,
    winners: Sequence[int],
    scores: Sequence[int],
) -> None:
    """Adjust the ratings of the people at a finished table. Only public tables count, and only
    people with accounts who sat down where nobody else did: whoever could play against guests and
    accounts of one's own making, unseen by others, would have any rating.

    Whoever has left comes after everybody who has not: nobody escapes a defeat, or owes a victory
    to the bot that went on.
    """
    people, left = _players(connection, table_id)
    connection.execute(
        update(schema.seats).where(schema.seats.c.table_id == table_id).values(whence=None)
    )  # nobody needs to know any more
    public = select(schema.tables.c.public).where(schema.tables.c.id == table_id)
    seats = [seat for seat, person in enumerate(people) if person is not None]
    if not connection.execute(public).scalar_one() or len(seats) < 2:
        return
    rows = _rows(connection, game, sorted(person for person in people if person))
    before = [_rating(rows[people[seat]]) for seat in seats]
    at = places(winners, scores)
    ranks = [float(len(at) + 1 if seat in left else at[seat]) for seat in seats]
    after = _MODEL.rate([[rating] for rating in before], ranks=ranks)
    against = _meet(connection, game, sorted(person for person in people if person))
    for seat, (rating,) in zip(seats, after, strict=True):
        person = people[seat]
        assert person is not None
        connection.execute(
            update(schema.ratings)
            .where(schema.ratings.c.user_id == person, schema.ratings.c.game == game)
            .values(mu=rating.mu, sigma=rating.sigma, games=_games(rows[person]) + 1)
        )
        connection.execute(
            insert(schema.rating_history).values(
                user_id=person,
                table_id=table_id,
                game=game,
                at=time.time(),
                mu=rating.mu,
                sigma=rating.sigma,
                rivals=against[person],
            )
        )


def _meet(connection: Connection, game: str, people: Sequence[str]) -> dict[str, int]:
    """Write down who has played against whom; returns how many each has played against."""
    rivals = schema.rivals
    kind = sqlite if connection.dialect.name == "sqlite" else postgresql
    met = [
        {"user_id": one, "game": game, "rival_id": other}
        for one in people
        for other in people
        if one != other
    ]
    connection.execute(kind.insert(rivals).values(met).on_conflict_do_nothing())
    return _rivals(connection, game, people)


def _rivals(connection: Connection, game: str, people: Sequence[str]) -> dict[str, int]:
    rivals = schema.rivals
    query = (
        select(rivals.c.user_id, func.count().label("met"))
        .where(rivals.c.game == game, rivals.c.user_id.in_(people))
        .group_by(rivals.c.user_id)
    )
    found: dict[str, int] = {row.user_id: row.met for row in connection.execute(query)}
    return {person: found.get(person, 0) for person in people}


def _players(connection: Connection, table_id: str) -> tuple[list[str | None], set[int]]:
    """Who with an account played each seat to the end or left it, but for those who came from one
    address; and the seats that were left."""
    seats, users = schema.seats, schema.users
    query = (
        select(seats.c.seat, seats.c.user_id, users.c.id, seats.c.whence)
        .outerjoin(
            users,
            (users.c.id == func.coalesce(seats.c.user_id, seats.c.left_by))
            & users.c.password.is_not(None),
        )
        .where(seats.c.table_id == table_id)
        .order_by(seats.c.seat)
    )
    rows = list(connection.execute(query))
    accounts = Counter(row.whence for row in rows if row.id is not None and row.whence is not None)
    people = [row.id if accounts[row.whence] <= 1 else None for row in rows]
    return people, {row.seat for row in rows if row.user_id is None}


def _rows(connection: Connection, game: str, people: Sequence[str]) -> dict[str | None, Any]:
    """The ratings of people, by person, held until the end of the transaction.

    Two tables of the same people may end at once: who has none yet gets a first one, whichever
    worker is quicker; and all in one order, or each would wait for the other.
    """
    first = _MODEL.rating()
    new = [
        {"user_id": person, "game": game, "mu": first.mu, "sigma": first.sigma, "games": 0}
        for person in people
    ]
    kind = sqlite if connection.dialect.name == "sqlite" else postgresql
    connection.execute(kind.insert(schema.ratings).values(new).on_conflict_do_nothing())
    query = select(schema.ratings).where(
        schema.ratings.c.game == game, schema.ratings.c.user_id.in_(people)
    )
    query = query.order_by(schema.ratings.c.user_id).with_for_update()
    return {row.user_id: row for row in connection.execute(query)}


def _rating(row: Any) -> Any:
    """A damaged one begins anew: it must not keep games from ending."""
    if not is_number(row.mu) or not is_number(row.sigma):
        return _MODEL.rating()
    return _MODEL.rating(mu=row.mu, sigma=row.sigma)


def _games(row: Any) -> int:
    return row.games if type(row.games) is int else 0


def of_person(connection: Connection, user_id: str) -> dict[str, dict[str, float]]:
    """A person's ratings by game."""
    query = select(schema.ratings).where(schema.ratings.c.user_id == user_id)
    return {
        row.game: {
            "mu": row.mu,
            "sigma": row.sigma,
            "games": _games(row),
            "rivals": _rivals(connection, row.game, [user_id])[user_id],
        }
        for row in connection.execute(query).all()
        if is_number(row.mu) and is_number(row.sigma)
    }


def shown(mu: float, sigma: float, rivals: int | None) -> float:
    """A rating as people read it: the skill that somebody has for sure. It grows with the number of
    different opponents, so that nobody gets far by beating the same friend again and again."""
    sure = mu - 3 * sigma
    if sure > 0 and rivals is not None:
        sure *= min(1.0, rivals / ENOUGH_RIVALS)
    return round(sure, 2)


def history(connection: Connection, user_id: str) -> dict[str, list[tuple[float, float]]]:
    """How a person's ratings went, by game: when, and what they were from then on."""
    past = schema.rating_history
    found: dict[str, list[tuple[float, float]]] = {}
    for row in connection.execute(
        select(past).where(past.c.user_id == user_id).order_by(past.c.at)
    ):
        if is_number(row.mu) and is_number(row.sigma) and is_time(row.at):
            rivals = row.rivals if is_number(row.rivals) else None
            rating = shown(row.mu, row.sigma, rivals)
            found.setdefault(row.game, []).append((row.at, rating))
    return found


def best(connection: Connection, game: str, most: int = 100) -> list[dict[str, Any]]:
    """The ranking of a game: sure skill first, of people with accounts."""
    rated, users, rivals = schema.ratings, schema.users, schema.rivals
    met = (
        select(func.count())
        .where(rivals.c.user_id == rated.c.user_id, rivals.c.game == game)
        .scalar_subquery()
    )
    sure = rated.c.mu - 3 * rated.c.sigma
    share = case((met >= ENOUGH_RIVALS, 1.0), else_=met * 1.0 / ENOUGH_RIVALS)
    query = (
        select(rated, users.c.name, met.label("rivals"))
        .join(users, users.c.id == rated.c.user_id)
        .where(rated.c.game == game, users.c.password.is_not(None))
        .order_by(case((sure > 0, sure * share), else_=sure).desc(), rated.c.user_id)
        .limit(most)
    )
    return [
        {
            "id": row.user_id,
            "name": row.name,
            "rating": shown(row.mu, row.sigma, row.rivals),
            "mu": row.mu,
            "sigma": row.sigma,
            "games": _games(row),
            "rivals": row.rivals,
        }
        for row in connection.execute(query)
        if is_number(row.mu) and is_number(row.sigma)
    ]
