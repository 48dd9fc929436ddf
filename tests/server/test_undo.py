"""What may be undone: only what everybody could have foreseen."""

import asyncio
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import update

from throneroom.kernel import Action, CommittedChance, Game, State, load
from throneroom.server import lobby, people, play, schema, undo
from throneroom.server.database import Database
from throneroom.server.listing import Seat
from throneroom.server.live import Connection, LiveTable
from throneroom.server.rebuild import MoveRow, Undone, play_move, read_undone, rebuild
from throneroom.server.undo import nothing_shown


def games(slug: str, seats: int, options: dict[str, Any], count: int) -> list[tuple[Any, Any]]:
    """Some random games: for each the table's row and its moves."""
    game = load(slug)
    found = []
    for number in range(count):
        seed = f"{number:064x}"
        state = game.start(seats, options, chance=CommittedChance(bytes.fromhex(seed)))
        dice = random.Random(number)
        moves: list[MoveRow] = []
        while state.outcome() is None and len(moves) < 250:
            seat = dice.choice(state.to_move())
            action = dice.choice(state.legal(seat))
            moves.append(play_move(state, seat, action, False, 0.0)[0])
        row = SimpleNamespace(seats=seats, options=options, seed=seed, rules=game.version)
        found.append((row, moves))
    return found


def states(game: Game, row: Any, moves: list[MoveRow]) -> list[tuple[State, Action]]:
    """Each state with the action that was taken in it."""
    state = game.start(row.seats, row.options, chance=CommittedChance(bytes.fromhex(row.seed)))
    found = []
    for move in moves:
        action = game.read(move.text)
        found.append((state.copy(), action))
        state.apply(move.seat, action)
    return found


@pytest.mark.parametrize(
    ("slug", "seats", "kinds"),
    [
        ("thrones", 3, {"bid", "card", "ready"}),
        ("iron_throne", 4, {"leader", "encounter"}),
    ],
)
def test_the_last_sealed_answer_cannot_be_undone(slug: str, seats: int, kinds: set[str]) -> None:
    """It reveals what the others had chosen in secret."""
    game = load(slug)
    seen = set()
    for row, moves in games(slug, seats, {}, 2):
        for count, (state, action) in enumerate(states(game, row, moves)):
            question = game.questions[state.table.flow.kind]
            revealing = (question.sealed or question.take_back) and len(state.to_move()) == 1
            if revealing and len(state.table.flow.asked) > 1 and action[0] in kinds:
                if action[0] in seen:
                    continue
                seen.add(action[0])
                assert not nothing_shown(game, row, moves[: count + 1], count), action
    assert seen


@pytest.mark.parametrize(("slug", "seats"), [("iron_throne", 4), ("watch", 3)])
def test_dice_that_were_thrown_and_secrets_that_were_told_are_not_offered_to_be_undone(
    slug: str, seats: int
) -> None:
    game = load(slug)
    (row, moves), *_ = games(slug, seats, {}, 1)
    offered = told = 0
    for count, (state, _) in enumerate(states(game, row, moves[:80])):
        table = SimpleNamespace(state=state, moves=moves[: count + 1])
        target = LiveTable.undo_target(table, moves[count].seat)  # type: ignore[arg-type]
        if moves[count].quiet or moves[count].hidden:
            continue
        if moves[count].told:
            told += 1
            assert target is None
            assert not nothing_shown(game, row, moves[: count + 1], count)
        else:
            offered += 1
            assert target == count
    assert min(offered, told) > 3


@pytest.mark.parametrize(("slug", "seats"), [("thrones", 3), ("iron_throne", 4), ("watch", 3)])
def test_what_others_learn_by_surprise_cannot_be_undone(slug: str, seats: int) -> None:
    """Whatever may be undone left everybody's sight as it would have been in any other world: in
    particular no die was rolled, no secret told and no card drawn."""
    game = load(slug)
    (row, moves), *_ = games(slug, seats, {}, 1)
    allowed = refused = 0
    for count, (state, action) in enumerate(states(game, row, moves)):
        if count % 3 or count > 180:
            continue
        after = state.copy()
        events = after.play(moves[count].seat, action)
        may = nothing_shown(game, row, moves[: count + 1], count)
        allowed += may
        refused += not may
        told = any(event.secret or game.events[event.kind].hidden for event in events)
        drawn = after.table.flow.chance.to_json() != state.table.flow.chance.to_json()
        if told or drawn:
            assert not may, action
    assert allowed
    assert refused


def test_a_card_turned_up_from_a_deck_shuffled_long_ago_cannot_be_undone() -> None:
    """The Westeros cards were shuffled at the start: no chance is drawn when one is shown."""
    game = load("thrones")
    checked = 0
    for row, moves in games("thrones", 3, {}, 3):
        for count, (state, action) in enumerate(states(game, row, moves)):
            after = state.copy()
            events = after.apply(moves[count].seat, action)
            if any("westeros" in event.kind for event in events) and checked < 3:
                assert not nothing_shown(game, row, moves[: count + 1], count)
                checked += 1
    assert checked


def test_a_public_move_can_be_undone() -> None:
    """A road on the board of the Watch: everybody sees all of it, and nothing else."""
    game = load("watch")
    allowed = 0
    for row, moves in games("watch", 3, {}, 1):
        for count, (state, action) in enumerate(states(game, row, moves)):
            if action[0] != "road" or allowed == 2:
                continue
            seat = moves[count].seat
            after = state.copy()
            events = after.apply(seat, action)
            assert not moves[count].hidden
            assert all(after.view(other) != state.view(other) for other in (None, 0, 1, 2))
            if [event.kind for event in events] == ["road"]:
                assert nothing_shown(game, row, moves[: count + 1], count)
                allowed += 1
    assert allowed == 2


# Drafts

GAME = load("thrones")


async def table_of(database: Database, seats: int) -> LiveTable:
    """A running table of the Board Game with people only."""

    def make(rows: Any) -> LiveTable:
        owner = people.add_guest(rows, "Owner")
        table_id = lobby.create_table(rows, owner, GAME, seats, {}, True, {"live": 60}, "bot")
        running = {"seed": "5e" * 32, "status": lobby.RUNNING}
        rows.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(**running))
        row = lobby.find_table(rows, table_id)
        sitting = [Seat(f"u{seat}", f"P{seat}", None) for seat in range(seats)]
        table = LiveTable(GAME, row, sitting, b"secret")
        table.take(rebuild(rows, GAME, row))
        return table

    return await database.run(make)


def watched(table: LiveTable) -> dict[int, Connection]:
    pages = {seat: Connection(f"u{seat}", "", seat) for seat in range(len(table.seats))}
    table.connections |= set(pages.values())
    table.show_state()
    for page in pages.values():
        page.waiting.clear()
    return pages


async def scene_of_a_march(database: Database) -> tuple[LiveTable, int]:
    """A table at which somebody declares a March: two steps of the draft are made."""
    table = await table_of(database, 3)
    wanted = ["march", "order", "resolve_march"]
    while True:
        seat = table.running.to_move()[0]
        legal = table.running.legal(seat)
        marches = [a for a in legal if a[0] in wanted and "march" in GAME.write(a)]
        await play.commit(database, table, seat, (marches or legal)[0])
        last = table.moves[-2:]
        if all(move.hidden and move.text.startswith("march") for move in last):
            assert {move.seat for move in last} == {seat}
            return table, seat


async def replayed(database: Database, table: LiveTable) -> LiveTable:
    """The table as another worker, or the next start of this one, reads it."""
    other = LiveTable(GAME, table.row, table.seats, table.key)
    other.take(await database.run(lambda rows: rebuild(rows, GAME, table.row)))
    return other


def test_a_march_that_is_being_declared_is_changed_by_its_own_seat_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        database = Database.open(f"sqlite:///{tmp_path / 'tables.db'}")
        table, seat = await scene_of_a_march(database)
        assert [move.hidden for move in table.moves[-2:]] == [True, True]
        pages = watched(table)
        tokens = [table.token(other) for other in range(3)]
        told = list(table.log)
        before = table.running.copy()
        await undo.ask(database, table, seat)
        assert table.undo_by is None
        assert table.running.view(seat) != before.view(seat)
        assert [bool(page.waiting) for page in pages.values()] == [s == seat for s in range(3)]
        assert "undone" not in "".join(pages[seat].waiting), "the log is as it was"
        assert [table.token(s) == tokens[s] for s in range(3)] == [s != seat for s in range(3)]
        assert list(table.log) == told
        again = await replayed(database, table)
        assert again.running.digest() == table.running.digest()
        assert again.moves == table.moves
        assert again.token(seat) == table.token(seat)
        await undo.ask(database, table, seat)
        assert table.moves[-1].text.startswith("resolve_march")
        database.close()

    asyncio.run(scene())


def test_what_others_draft_stays_when_a_step_of_a_draft_is_undone(tmp_path: Path) -> None:
    """Also that somebody is ready."""

    async def scene() -> None:
        database = Database.open(f"sqlite:///{tmp_path / 'tables.db'}")
        table = await table_of(database, 3)
        await play.commit(database, table, 0, table.running.legal(0)[0])
        first = table.running.copy()
        await play.commit(database, table, 0, table.running.legal(0)[0])
        while 1 in table.running.to_move():
            await play.commit(database, table, 1, table.running.legal(1)[-1])
        await play.commit(database, table, 2, table.running.legal(2)[0])
        others = [table.running.view(seat) for seat in (1, 2)]
        pages = watched(table)
        await undo.ask(database, table, 0)
        assert table.running.view(0)["areas"] == first.view(0)["areas"]
        assert [table.running.view(seat) for seat in (1, 2)] == others
        assert not pages[1].waiting
        assert not pages[2].waiting
        again = await replayed(database, table)
        assert again.running.digest() == table.running.digest()
        assert (again.moves, again.undos) == (table.moves, table.undos)
        assert list(again.log) == list(table.log)
        database.close()

    asyncio.run(scene())


def test_a_wish_means_what_others_saw_and_leaves_them_what_they_drafted(tmp_path: Path) -> None:
    """While it is voted on, drafts go on in secret, also that of whoever wishes."""

    async def scene() -> None:
        database = Database.open(f"sqlite:///{tmp_path / 'tables.db'}")
        table = await table_of(database, 3)
        await play.commit(database, table, 1, table.running.legal(1)[0])
        while 0 in table.running.to_move():
            await play.commit(database, table, 0, table.running.legal(0)[-1])
        ready = len(table.moves) - 1
        await play.commit(database, table, 1, table.running.legal(1)[0])
        await undo.hear(database, table, 0, {0})
        await play.commit(database, table, 2, table.running.legal(2)[0])
        assert (table.undo_by, table.undo_target(0)) == (0, ready)
        await undo.ask(database, table, 2)
        await play.commit(database, table, 2, table.running.legal(2)[-1])
        assert (table.undo_by, table.undo_target(0)) == (0, ready)
        others = [table.running.view(seat)["areas"] for seat in (1, 2)]
        for seat in (1, 2):
            await undo.vote(database, table, seat, True)
        assert table.undo_by is None
        assert 0 in table.running.to_move()
        assert [table.running.view(seat)["areas"] for seat in (1, 2)] == others
        again = await replayed(database, table)
        assert again.running.digest() == table.running.digest()
        assert again.moves == table.moves
        database.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    "undone", [Undone(3), Undone(0, own=True), Undone(7, kept=(9, 12)), Undone(0)]
)
def test_what_was_undone_can_be_read_from_its_row(undone: Undone) -> None:
    assert read_undone(undone.text()) == undone
    assert read_undone("march lannisport>riverrun:f") is None
