"""Clocks: what starts them anew and what does not, and what happens when they run out."""

import time
from itertools import pairwise

from sqlalchemy import select
from tests.server.client import Frame, Page, Person, seated
from tests.server.process import Server, rows

from throneroom.kernel import load
from throneroom.server import schema
from throneroom.server.clocks import MOST_RENEWALS, Clocks
from throneroom.server.rebuild import first_state


def test_each_action_has_its_own_time() -> None:
    clocks = Clocks()
    clocks.set(60.0, "q1", [0, 1], (), 100.0)
    assert clocks.deadlines == {0: 160.0, 1: 160.0}
    clocks.set(60.0, "q1", [0, 1], {0}, 110.0)
    assert clocks.deadlines == {0: 170.0, 1: 160.0}, "an answer of one does not help another"
    clocks.set(60.0, "q2", [0], {1}, 120.0)
    assert clocks.deadlines == {0: 170.0}, "a new question to others does not help either"
    clocks.set(60.0, "q3", [0], {0}, 130.0)
    assert clocks.deadlines == {0: 190.0}
    clocks.set(None, "q3", [0], {0}, 140.0)
    assert clocks.deadlines == {}


def test_taking_back_gives_no_new_time() -> None:
    clocks = Clocks()
    clocks.set(60.0, "q", [0, 1], (), 100.0)
    clocks.set(60.0, "q", [1], {0}, 110.0)
    assert clocks.deadlines == {1: 160.0}
    clocks.set(60.0, "q", [0, 1], {0}, 150.0)
    assert clocks.deadlines[1] == 160.0
    now = 150.0
    for _ in range(2 * MOST_RENEWALS):
        now += 10
        clocks.set(60.0, "q", [1], {0}, now)
        clocks.set(60.0, "q", [0, 1], {0}, now)
    assert clocks.deadlines[0] < now, "nobody can stall for ever"


def test_when_time_is_up(server: Server) -> None:
    """A bot acts at one table; at another the table votes; alone nobody needs to vote."""
    alice, bob = Person(server, "Alice"), Person(server, "Bob")
    live = {"pace": {"live": 10}}
    started = time.monotonic()
    _, (page, other) = seated("thrones", 3, alice, bob, **live)
    _, (asked, voter) = seated("iron_throne", 4, alice, bob, on_timeout="vote", **live)
    _, (alone,) = seated("iron_throne", 4, alice, on_timeout="vote", **live)
    assert 0 < page.state()["clocks"]["0"] <= 10
    assert voter.act()["t"] == "ack"
    token, lonely = page.decision()["token"], alone.decision()["token"]
    vote = voter.until(lambda f: f["t"] == "vote")
    assert time.monotonic() - started > 9.5
    assert (vote["replace"], vote["votes"]) == (0, [])
    assert asked.key("replace", seat=0, yes=True) == "server-no-vote-now"
    assert voter.ask("replace", seat=0, yes=True)["t"] == "ack"
    assert voter.latest["table"]["seats"][0]["kind"] == "bot"
    for one, old in ((page, token), (alone, lonely)):
        moved = one.until(
            lambda f, old=old: (  # type: ignore[misc]
                f["t"] == "state" and (f["decision"] is None or f["decision"]["token"] != old)
            )
        )
        assert moved["view"]
    assert page.ask("act", token=token, action="ready")["t"] == "stale"
    assert other.ask("ping")["t"] == "ack"


def test_a_bot_finishes_what_somebody_has_begun_whose_time_is_up(server: Server) -> None:
    """Otherwise each of many orders would take as long as a whole answer may."""
    alice = Person(server, "Alice")
    table, (page,) = seated("thrones", 3, alice, pace={"live": 10})
    assert page.act()["t"] == "ack"
    assert page.decision()["kind"] == "place_orders"
    page.until(lambda f: f["t"] == "events" and any(_ready(e, page) for e in f["events"]))
    with rows(server) as connection:
        query = select(schema.actions.c.at).where(
            schema.actions.c.table_id == table, schema.actions.c.seat == 0
        )
        moments = connection.scalars(query.order_by(schema.actions.c.seq)).all()
    gaps = [later - earlier for earlier, later in pairwise(moments)]
    assert len(gaps) > 1
    assert gaps[0] > 9, "the time must have run out"
    assert max(gaps[1:]) < 9, "and only once"
    assert _thought_about(server, table, 0), "whatever came first was done, and no bot asked"


def _thought_about(server: Server, table: str, seat: int) -> bool:
    """Whether a seat has done something else than the first thing that it could."""
    actions = schema.actions
    with rows(server) as connection:
        row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one()
        played = connection.execute(
            select(actions).where(actions.c.table_id == table).order_by(actions.c.seq)
        ).all()
    state = first_state(load(row.game), row)
    others = []
    for move in played:
        action = state.game.read(move.text)
        if move.seat == seat and state.table.flow.kind == "place_orders":
            others.append(action != state.legal(seat)[0])
        state.apply(move.seat, action)
    return any(others[1:])


def _ready(entry: Frame, page: Page) -> bool:
    mine = page.state()["seat_names"][0]
    return bool(entry["event"]["kind"] == "ready" and entry["event"]["house"] == mine)
