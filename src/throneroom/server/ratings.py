"""Ratings for each game, by openskill: several players, shared victories."""

import time
from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from throneroom.server import schema

_MODEL = PlackettLuce()


def rate(
    connection: Connection,
    game: str,
    table_id: str,
    winners: Sequence[int],
    scores: Sequence[int],
) -> None:
    """Adjust the ratings of the people at a finished table; bots are not rated.

    Whoever has left comes after everybody who has not: nobody escapes a defeat, or owes a victory
    to the bot that went on.
    """
    people, left = _players(connection, table_id)
    seats = [seat for seat, person in enumerate(people) if person is not None]
    if len(seats) < 2:
        return
    rows = _rows(connection, game, sorted(person for person in people if person))
    before = [_rating(rows[people[seat]]) for seat in seats]
    # Winners share the first place; the others follow by their scores.
    places = [0 if s in winners else 1 + sum(scores[o] > scores[s] for o in seats) for s in seats]
    places = [len(seats) + 1 if s in left else p for s, p in zip(seats, places, strict=True)]
    after = _MODEL.rate([[rating] for rating in before], ranks=[float(p) for p in places])
    for seat, (rating,) in zip(seats, after, strict=True):
        person = people[seat]
        connection.execute(
            update(schema.ratings)
            .where(schema.ratings.c.user_id == person, schema.ratings.c.game == game)
            .values(mu=rating.mu, sigma=rating.sigma, games=rows[person].games + 1)
        )
        connection.execute(
            insert(schema.rating_history).values(
                user_id=person,
                table_id=table_id,
                game=game,
                at=time.time(),
                mu=rating.mu,
                sigma=rating.sigma,
            )
        )


def _players(connection: Connection, table_id: str) -> tuple[list[str | None], set[int]]:
    """Who played each seat to the end or left it, and the seats that were left."""
    seats, users = schema.seats, schema.users
    query = (
        select(seats.c.seat, seats.c.user_id, users.c.id)
        .outerjoin(users, users.c.id == func.coalesce(seats.c.user_id, seats.c.left_by))
        .where(seats.c.table_id == table_id)
        .order_by(seats.c.seat)
    )
    rows = list(connection.execute(query))
    return [row.id for row in rows], {row.seat for row in rows if row.user_id is None}


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
    return _MODEL.rating(mu=row.mu, sigma=row.sigma)


def of_person(connection: Connection, user_id: str) -> dict[str, dict[str, float]]:
    """A person's ratings by game."""
    query = select(schema.ratings).where(schema.ratings.c.user_id == user_id)
    return {
        row.game: {"mu": row.mu, "sigma": row.sigma, "games": row.games}
        for row in connection.execute(query)
    }


def shown(mu: float, sigma: float) -> float:
    """A rating as people read it: the skill that somebody has for sure."""
    return round(mu - 3 * sigma, 2)


def history(connection: Connection, user_id: str) -> dict[str, list[tuple[float, float]]]:
    """How a person's ratings went, by game: when, and what they were from then on."""
    past = schema.rating_history
    found: dict[str, list[tuple[float, float]]] = {}
    for row in connection.execute(
        select(past).where(past.c.user_id == user_id).order_by(past.c.at)
    ):
        found.setdefault(row.game, []).append((row.at, shown(row.mu, row.sigma)))
    return found


def best(connection: Connection, game: str, most: int = 100) -> list[dict[str, Any]]:
    """The ranking of a game: sure skill first."""
    query = (
        select(schema.ratings, schema.users.c.name)
        .join(schema.users, schema.users.c.id == schema.ratings.c.user_id)
        .where(schema.ratings.c.game == game)
        .order_by((schema.ratings.c.mu - 3 * schema.ratings.c.sigma).desc())
        .limit(most)
    )
    return [
        {
            "id": row.user_id,
            "name": row.name,
            "rating": shown(row.mu, row.sigma),
            "mu": row.mu,
            "sigma": row.sigma,
            "games": row.games,
        }
        for row in connection.execute(query)
    ]
