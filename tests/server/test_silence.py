"""What others must not notice: a pass in secret, neither by what is sent nor by what is not."""

import asyncio
import itertools
import json
from pathlib import Path
from typing import Any

from sqlalchemy import update
from tests.server.client import Person, seated, settled

from throneroom.kernel import Action, CommittedChance, State, load
from throneroom.server import lobby, people, play, schema, undo
from throneroom.server.database import Database
from throneroom.server.listing import Seat
from throneroom.server.live import Connection, LiveTable
from throneroom.server.rebuild import play_move, rebuild

GAME = load("iron_throne")
Moves = list[tuple[int, Action]]


def passing(state: State, seat: int) -> Action:
    """The first action; but nobody plays a card when asked in private."""
    legal = state.legal(seat)
    return state.timeout_action(seat) if GAME.questions[state.table.flow.kind].private else legal[0]


def private(state: State) -> bool:
    kind = state.table.flow.kind
    return bool(kind) and GAME.questions[kind].private


def two_in_a_row() -> tuple[str, Moves]:
    """The seed and the moves of a game at whose end a seat is asked in private, and when it passes
    another one is."""
    for number in itertools.count():
        seed = f"{number:064x}"
        state = GAME.start(4, chance=CommittedChance(bytes.fromhex(seed)))
        moves: Moves = []
        for _ in range(150):
            if state.outcome() is not None:
                break
            seat = state.to_move()[0]
            action = passing(state, seat)
            after = state.copy()
            events = after.apply(seat, action)
            others = private(after) and after.to_move() != (seat,)
            if private(state) and others and not events:
                return seed, moves
            moves.append((seat, action))
            state = after
    raise AssertionError


async def table_at(database: Database, seed: str, moves: Moves) -> LiveTable:
    """A running table of four people after these moves."""

    def make(rows: Any) -> LiveTable:
        owner = people.add_guest(rows, "Owner")
        table_id = lobby.create_table(rows, owner, GAME, 4, {}, True, {"live": 60}, "bot")
        values = {"seed": seed, "status": lobby.RUNNING}
        rows.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(**values))
        row = lobby.find_table(rows, table_id)
        table = LiveTable(GAME, row, [Seat(f"u{n}", f"P{n}", None) for n in range(4)], b"secret")
        table.take(rebuild(rows, GAME, row))
        return table

    table = await database.run(make)
    for count, (seat, action) in enumerate(moves):
        if len(table.moves) <= count:  # else it was forced and has happened
            await play.commit(database, table, seat, action)
    return table


def drained(page: Connection) -> list[dict[str, Any]]:
    found = [json.loads(text) for text in page.waiting]
    page.waiting.clear()
    return found


def test_a_pass_in_secret_makes_no_sound(tmp_path: Path) -> None:
    seed, moves = two_in_a_row()

    async def scene() -> None:
        database = Database.open(f"sqlite:///{tmp_path / 'tables.db'}")
        table = await table_at(database, seed, moves)
        state = table.running
        (asked,) = state.to_move()
        pages = {seat: Connection(f"u{seat}", "", seat) for seat in range(4)}
        watcher = Connection("", "", None)
        table.connections |= {*pages.values(), watcher}
        table.show_state()
        before = {seat: drained(page)[-1] for seat, page in pages.items()}
        assert before[asked]["clocks"].keys() == {str(asked)}
        for page in (watcher, *(pages[s] for s in range(4) if s != asked)):
            drained(page)
        for seat in range(4):
            if seat != asked:
                assert before[seat]["view"]["awaiting"] is None
                assert before[seat]["clocks"] == {}
                assert before[seat]["decision"] is None

        await play.commit(database, table, asked, state.timeout_action(asked))
        (following,) = table.running.to_move()
        assert following != asked
        for seat, page in pages.items():
            news = drained(page)
            if seat == asked:
                (picture,) = news
                assert picture["decision"] is None
                assert picture["clocks"] == {}
            elif seat == following:
                (picture,) = news
                assert picture["decision"]["kind"] == "play_card"
                assert picture["view"]["awaiting"] == [seat]
            else:
                assert news == []
        assert drained(watcher) == []
        database.close()

    asyncio.run(scene())


def test_the_offer_to_undo_does_not_tell_of_a_pass(tmp_path: Path) -> None:
    """Whoever moved last before the windows may ask to undo as if nobody had been asked."""
    seed, moves = two_in_a_row()

    async def scene() -> None:
        database = Database.open(f"sqlite:///{tmp_path / 'tables.db'}")
        table = await table_at(database, seed, moves)
        asked = table.running.to_move()[0]
        mover = next(move.seat for move in reversed(table.moves) if not move.quiet)
        may = table.undo_target(mover)
        await play.commit(database, table, asked, table.running.timeout_action(asked))
        assert table.undo_target(mover) == may
        assert table.undo_target(asked) == (may if asked == mover else None)
        database.close()

    asyncio.run(scene())


def test_the_answer_to_a_wish_to_undo_does_not_tell_of_a_pass(tmp_path: Path) -> None:
    """Imagined worlds in which nobody is asked in private are compared all the same."""
    seed, moves = two_in_a_row()

    async def scene() -> None:
        database = Database.open(f"sqlite:///{tmp_path / 'tables.db'}")
        table = await table_at(database, seed, moves)
        asked = table.running.to_move()[0]
        count = len(table.moves)
        while table.moves[count - 1].quiet:
            count -= 1
        before = undo.nothing_shown(GAME, table.row, table.moves, count - 1)
        await play.commit(database, table, asked, table.running.timeout_action(asked))
        assert undo.nothing_shown(GAME, table.row, table.moves, count - 1) == before
        database.close()

    asyncio.run(scene())


def test_steps_of_a_draft_reach_nobody_else(alice: Person, bob: Person) -> None:
    """Neither pictures nor clocks nor the offer to undo tell of an order that is being placed."""
    _, (page, other) = seated("thrones", 3, alice, bob, pace={"live": 600})
    settled(page, other)
    for _ in range(2):
        page.act()
        assert [frame for frame in other.quiet() if frame["t"] == "state"] == []
    assert page.state()["may_undo"] is True


def test_only_what_its_own_seat_sees_is_a_hidden_move() -> None:
    state = load("thrones").start(3, seed=1)
    moves = []
    while 0 in state.to_move():
        moves.append(play_move(state, 0, state.legal(0)[-1], False, 0.0)[0])
    assert len(moves) > 2
    assert [move.hidden for move in moves] == [True] * (len(moves) - 1) + [False]
    assert not any(move.quiet for move in moves)
