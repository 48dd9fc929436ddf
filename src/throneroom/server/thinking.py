"""Bots think in processes of their own, so that the event loop never waits for them."""

import asyncio
import multiprocessing
import os
import pickle
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing.connection import wait

from throneroom.bots import make_bot, seed_for
from throneroom.kernel import Action, State, load


def end_with_parent() -> None:
    """A process whose parent was killed ends too, instead of holding on to ports and memory."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, name="parent", daemon=True).start()


def think(slug: str, pickled_table: bytes, seat: int, bot: str, seed: int) -> Action:
    """Choose an action; runs in another process. The bot gets the seat's sight and no more."""
    state = State(load(slug), pickle.loads(pickled_table))
    return make_bot(bot, seed).choose(state.sight(seat))


@dataclass(slots=True)
class Thinkers:
    """The processes in which bots think."""

    processes: int
    pool: ProcessPoolExecutor
    salt: str = field(default_factory=lambda: secrets.token_hex(16))
    """Without it everybody could work out what a bot has answered in secret."""

    @staticmethod
    def start(processes: int) -> "Thinkers":
        """Processes that start anew rather than as copies of a server with open sockets."""
        thinkers = Thinkers(processes, _pool(processes))
        thinkers.pool.submit(os.getpid)  # so that the first bot need not wait for its process
        return thinkers

    def seed(self, table_id: str, seq: int, seat: int) -> int:
        """The seed of one choice."""
        return seed_for(self.salt, table_id, seq, seat)

    async def choose(self, state: State, seat: int, bot: str, table_id: str, seq: int) -> Action:
        """A bot's choice. One that has none to make is answered at once."""
        legal = state.legal(seat)
        seed = self.seed(table_id, seq, seat)
        if len(legal) == 1:
            return legal[0]
        if bot == "random":  # quicker than sending the table to another process
            return legal[seed % len(legal)]
        loop = asyncio.get_running_loop()
        table = pickle.dumps(state.table, pickle.HIGHEST_PROTOCOL)
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, think, state.game.slug, table, seat, bot, seed)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = _pool(self.processes)
            raise

    def stop(self) -> None:
        """End the processes."""
        self.pool.shutdown(wait=False, cancel_futures=True)


def _pool(processes: int) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(processes, mp_context=context, initializer=end_with_parent)
