"""Bots think in processes of their own, so that the event loop never waits for them."""

import asyncio
import multiprocessing
import pickle
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass

from throneroom.bots import make_bot, seed_for
from throneroom.kernel import Action, State, load


def think(slug: str, pickled_table: bytes, seat: int, bot: str, seed: int) -> Action:
    """Choose an action; runs in another process. The bot gets the seat's sight and no more."""
    state = State(load(slug), pickle.loads(pickled_table))
    return make_bot(bot, seed).choose(state.sight(seat))


@dataclass(slots=True)
class Thinkers:
    """The processes in which bots think."""

    pool: Executor

    @staticmethod
    def start(processes: int) -> "Thinkers":
        """Processes that start anew rather than as copies of a server with open sockets."""
        context = multiprocessing.get_context("spawn")
        return Thinkers(ProcessPoolExecutor(processes, mp_context=context))

    async def choose(self, state: State, seat: int, bot: str, table_id: str, seq: int) -> Action:
        """A bot's choice. One that has none to make is answered at once."""
        legal = state.legal(seat)
        seed = seed_for(table_id, seq, seat)
        if len(legal) == 1:
            return legal[0]
        if bot == "random":  # quicker than sending the table to another process
            return legal[seed % len(legal)]
        loop = asyncio.get_running_loop()
        table = pickle.dumps(state.table, pickle.HIGHEST_PROTOCOL)
        return await loop.run_in_executor(self.pool, think, state.game.slug, table, seat, bot, seed)

    def stop(self) -> None:
        """End the processes."""
        self.pool.shutdown(wait=False, cancel_futures=True)
