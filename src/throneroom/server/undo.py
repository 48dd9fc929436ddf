"""Undo: the last action, if nothing hidden was shown since and all other people agree. A step of
one's own draft, which nobody else has seen, is taken back at once and without a word to anybody."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

from throneroom.kernel import BadInput, FastChance, Game, Illegal, State
from throneroom.server import play
from throneroom.server.appending import Append, NotRunning, Raced
from throneroom.server.database import Database
from throneroom.server.errors import Refused
from throneroom.server.live import LiveTable
from throneroom.server.rebuild import MoveRow, Undone, play_move, state_after

WORLDS = 8  # that are compared
MOST_WORLDS = 64  # that are imagined to find them
MOST_PASSES = 24


async def ask(database: Database, table: LiveTable, seat: int) -> None:
    """Ask to take the last action back; it happens when all other people agree.

    The caller holds the table's lock, here and below.
    """
    _ = table.running
    step = table.draft_target(seat)
    target = table.undo_target(seat) if step is None else step
    if target is None:
        raise Refused(409, "cannot-undo")
    # What others drafted since was shown to nobody but them.
    moves = [*table.moves[: target + 1], *(m for m in table.moves[target + 1 :] if not m.hidden)]
    if step is not None:
        del moves[target + 1 :]
    if not await asyncio.to_thread(nothing_shown, table.game, table.row, moves, target):
        raise Refused(409, "cannot-undo")
    if step is not None:
        await _write(database, table, seat, Undone(step, own=True))
        return
    table.undo_by = seat
    table.undo_votes = {seat}
    await _decide(database, table)


async def vote(database: Database, table: LiveTable, seat: int, yes: bool) -> None:
    """Another person agrees, or does not."""
    _ = table.running
    if table.undo_by is None:
        raise Refused(409, "no-undo-asked")
    if yes:
        table.undo_votes.add(seat)
    else:
        table.undo_by = None
        table.undo_votes.clear()
    await _decide(database, table)


async def hear(database: Database, table: LiveTable, by: int | None, votes: set[int]) -> None:
    """Another worker tells how the voting stands. Somebody may have agreed here meanwhile; then
    both workers find that all have, and one of them is first."""
    same = by is not None and by == table.undo_by
    table.undo_by, table.undo_votes = by, votes | table.undo_votes if same else votes
    agreed = _agreed(table)
    if agreed is not None:
        try:
            await _carry_out(database, table, agreed)
        except Raced:
            await play.catch_up(database, table)
        except (NotRunning, Refused):
            table.undo_by = None
    table.show_state()


def _agreed(table: LiveTable) -> int | None:
    """The seat whose wish everybody has agreed to."""
    by = table.undo_by
    return by if by is not None and table.people() | {by} <= table.undo_votes else None


async def _decide(database: Database, table: LiveTable) -> None:
    agreed = _agreed(table)
    if agreed is not None:
        await _carry_out(database, table, agreed)
        return
    by = table.undo_by
    table.show_state()
    votes = ",".join(str(seat) for seat in sorted(table.undo_votes))
    await database.publish(table.id, "undo", "" if by is None else by, votes)


async def _carry_out(database: Database, table: LiveTable, by: int) -> None:
    target = table.undo_target(by)
    if target is None:
        raise Refused(409, "cannot-undo")
    kept = await asyncio.to_thread(_kept, table.game, table.row, list(table.moves), target, by)
    await _write(database, table, by, Undone(target, kept=kept))


def _kept(game: Game, row: Any, moves: Sequence[MoveRow], target: int, by: int) -> tuple[int, ...]:
    """The steps of others' drafts since, which are theirs to keep as far as they can be."""
    state = state_after(game, row, moves[:target])
    kept = []
    for number in range(target + 1, len(moves)):
        move = moves[number]
        if not move.hidden or move.seat == by:
            continue
        trial = state.copy()
        action = game.read(move.text)
        try:
            trial.check(move.seat, action)
        except (Illegal, BadInput):
            continue  # it answered what is asked no more
        if play_move(trial, move.seat, action, False, move.at)[0].hidden:
            state = trial
            kept.append(number)
    return tuple(kept)


async def _write(database: Database, table: LiveTable, by: int, undone: Undone) -> None:
    remaining = undone.remaining(table.moves)
    state = await asyncio.to_thread(state_after, table.game, table.row, remaining)
    row: dict[str, Any] = {
        "table_id": table.id,
        "seq": table.seq + 1,
        "seat": by,
        "text": undone.text(),
        "forced": False,
        "digest": state.digest(),
        "at": time.time(),
    }
    values = play.table_values(table, state, row["at"])
    await database.append(Append([row], values))
    play.accept_undo(table, state, undone, row["seq"], by)


def nothing_shown(game: Game, row: Any, moves: Sequence[MoveRow], target: int) -> bool:
    """Whether everybody could have foreseen all that was to be seen after the last action.

    No chance was drawn and nobody was told a secret; and in whatever way the hidden things may lie
    for all that a seat knew, the action would have led to the same sight. So a card that was turned
    up, or sealed answers that were revealed, cannot be undone.
    """
    before = state_after(game, row, moves[:target])
    after = before.copy()
    for move in moves[target:]:
        events = after.apply(move.seat, game.read(move.text))
        if any(event.secret or game.events[event.kind].hidden for event in events):
            return False
    if after.table.flow.chance.to_json() != before.table.flow.chance.to_json():
        return False
    return all(_foreseen(before, after, seat, moves[target:]) for seat in range(row.seats))


def _foreseen(before: State, after: State, seat: int, moves: Sequence[MoveRow]) -> bool:
    sight = after.view(seat)
    if before.view(seat) == sight:
        return True
    if not before.may_imagine(seat):
        return False  # somebody else was asked in private
    alike = 0
    for seed in range(MOST_WORLDS):
        world = before.imagine(seat, FastChance(seed))
        try:
            _play_on(world, moves)
        except (Illegal, BadInput):
            continue  # the action itself tells that the world is not so
        if world.view(seat) != sight:
            return False
        alike += 1
        if alike == WORLDS:
            break
    return alike * 2 >= WORLDS


def _play_on(world: State, moves: Sequence[MoveRow]) -> None:
    """The action in an imagined world; passes in secret may be asked for there or not."""
    for move in moves:
        if not move.quiet:
            world.play(move.seat, world.game.read(move.text))
        for _ in range(MOST_PASSES):
            question = world.question
            if question is None or not question.private:
                break
            asked = world.to_move()[0]
            world.apply(asked, world.timeout_action(asked))
