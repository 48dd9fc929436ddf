"""Bots think in processes of their own, so that the event loop never waits for them; and a process
whose bot does not come to an end is ended."""

import asyncio
import contextlib
import json
import multiprocessing
import os
import pickle
import secrets
import signal
import threading
import time
import traceback
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, Pipe, wait
from multiprocessing.context import SpawnProcess
from typing import Any, NamedTuple, TypeAlias

from throneroom.bots import Forfeit, LineBot, SearchBot, hint, make_bot, seed_for
from throneroom.kernel import Action, State
from throneroom.server.metrics import Metrics
from throneroom.server.turns import Turns

START_SECONDS = 120.0  # a process that has not started by then never will
LONGEST_COMPLAINT = 2000
Task: TypeAlias = tuple[bytes, int, str, int, float, str]
"""What `think` is given."""
HINT = "?"
"""Instead of the name of a bot: not an action is wanted, but a hint."""


class BotFailed(Exception):
    """A bot has not chosen: it was too slow, or it broke down, or what it chose is not allowed."""


class ProcessEnded(Exception):
    """The process in which a bot thought is not there any more."""


class Asked(NamedTuple):
    """For which table something is thought about."""

    table_id: str
    seq: int
    owner: str
    """Everybody who owns tables has a turn before anybody has another."""
    waited_for: bool
    """Whether somebody who plays there is looking: those come first."""
    place: str = ""
    """From where, if that is known: every address has a turn before any has another."""


def end_with_parent() -> None:
    """A process whose parent was killed ends too, instead of holding on to ports and memory."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, name="parent", daemon=True).start()


def think(
    pickled_state: bytes,
    seat: int,
    bot: str,
    seed: int,
    patience: float,
    command: str = "",
) -> str:
    """Choose an action, and return its text. The bot gets the seat's sight and no more; one that
    can be hurried comes to its choice when people have waited for so many seconds. With a command,
    which is always the host's, it is a program that is started for this choice alone."""
    until = time.monotonic() + patience
    state: State = pickle.loads(pickled_state)
    if bot == HINT:
        return _hint_text(state, seat, seed)
    if command:
        return _said_by_program(state, seat, command, seed)
    thinker = make_bot(bot, seed)
    if isinstance(thinker, SearchBot):
        thinker.hurry = lambda: time.monotonic() > until
    action = thinker.choose(state.sight(seat))
    state.check(seat, action)
    return state.game.write(action)


def _said_by_program(state: State, seat: int, command: str, seed: int) -> str:
    program = make_bot(f"line:{command}", seed, True)
    assert isinstance(program, LineBot)
    try:
        return state.game.write(program.ask(state.sight(seat)))
    finally:
        program.close()


def _hint_text(state: State, seat: int, seed: int) -> str:
    """What a bot would do in the seat's place, and why, as JSON."""
    found = hint(state.sight(seat), seed)
    state.check(seat, found.action)
    reasons = [reason._asdict() for reason in found.reasons]
    return json.dumps({"choice": state.choice(found.action)._asdict(), "reasons": reasons})


def _think_forever(pipe: "Connection[tuple[bool, str], Task]") -> None:
    """What a bot's process does: it says that it is there, and then answers every task."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a host's Ctrl-C is for the server
    with contextlib.suppress(EOFError, OSError):  # the server was killed, and nobody hears us
        pipe.send((True, ""))
        while True:
            pipe.send(_answer(pipe.recv()))


def _answer(task: Task) -> tuple[bool, str]:
    """Whether there is a choice, and the choice or why there is none."""
    try:
        return True, think(*task)
    except Forfeit as forfeit:
        return False, str(forfeit)
    except Exception:
        return False, traceback.format_exc()[-LONGEST_COMPLAINT:]


@dataclass(slots=True)
class Thinker:
    """One process for bots. It is started when it is needed and not there."""

    process: SpawnProcess | None = None
    pipe: "Connection[Task, tuple[bool, str]] | None" = None
    lock: threading.Lock = field(default_factory=threading.Lock)
    stopped: bool = False

    def start(self) -> "Connection[Task, tuple[bool, str]]":
        """Start the process if it is not there: a new one rather than a copy of a server with open
        sockets. This waits until the process is there."""
        if self.pipe is not None:
            return self.pipe
        with self.lock:
            if self.stopped:
                raise EOFError
            context = multiprocessing.get_context("spawn")
            self.pipe, theirs = Pipe()
            process = context.Process(target=_think_forever, args=(theirs,), daemon=True)
            process.start()
            self.process = process
            theirs.close()
        if not self.pipe.poll(START_SECONDS):
            raise EOFError
        self.pipe.recv()
        return self.pipe

    def ask(self, task: Task, seconds: float) -> str:
        """The text of a bot's choice. This waits for it, but not for ever."""
        try:
            pipe = self.start()
            pipe.send(task)
            if not pipe.poll(seconds):
                self.end()
                raise BotFailed(f"no answer within {seconds:g} seconds")
            chosen, text = pipe.recv()
        except (EOFError, OSError):
            self.end()
            raise ProcessEnded from None
        if not chosen:
            raise BotFailed(text)
        return text

    def end(self) -> None:
        """End the process; the next choice gets a new one."""
        with self.lock:
            if self.process is not None:
                self.process.kill()
                self.process.join()
            if self.pipe is not None:
                self.pipe.close()
            self.process = self.pipe = None

    def stop(self) -> None:
        """End the process for good; who waits for it hears of it."""
        with self.lock:
            self.stopped = True
            if self.process is not None:
                self.process.kill()


@dataclass(slots=True)
class Thinkers:
    """The processes in which bots think, and for each of them a thread that waits."""

    seconds: float
    """How long a bot may think about one choice."""
    patience: float
    """After how long a bot that can be hurried is."""
    threads: ThreadPoolExecutor
    thinkers: list[Thinker]
    idle: list[Thinker]
    turns: Turns
    metrics: Metrics = field(default_factory=Metrics)
    programs: Mapping[str, str] = field(default_factory=dict)
    """The commands of bots that are programs, as the host has set them."""
    salt: str = field(default_factory=lambda: secrets.token_hex(16))
    """Without it everybody could work out what a bot has answered in secret."""

    @staticmethod
    def start(
        processes: int,
        seconds: float,
        patience: float = 1.5,
        programs: Mapping[str, str] | None = None,
    ) -> "Thinkers":
        """The first process starts now, so that the first bot need not wait for it."""
        made = [Thinker() for _ in range(processes)]
        threads = ThreadPoolExecutor(processes, "bots")
        thinkers = Thinkers(seconds, patience, threads, made, list(made), Turns(processes))
        thinkers.programs = programs or {}
        threads.submit(thinkers._warm_up)
        return thinkers

    def seed(self, table_id: str, seq: int, seat: int) -> int:
        """The seed of one choice."""
        return seed_for(self.salt, table_id, seq, seat)

    async def choose(self, state: State, seat: int, bot: str, asked: Asked) -> Action:
        """A bot's choice, or `BotFailed`. One that has none to make is answered at once."""
        if bot == "random" or len(state.legal(seat)) == 1:
            # Quicker than sending the table to another process.
            return self.choose_any(state, seat, asked)
        return state.game.read(await self._think(state, seat, bot, asked))

    async def hint(self, state: State, seat: int, asked: Asked) -> dict[str, Any]:
        """What a bot would do in a seat's place and why, or `BotFailed`."""
        found: dict[str, Any] = json.loads(await self._think(state, seat, HINT, asked))
        return found

    def choose_any(self, state: State, seat: int, asked: Asked) -> Action:
        """A random bot's choice."""
        legal = state.legal(seat)
        return legal[self.seed(asked.table_id, asked.seq, seat) % len(legal)]

    async def _think(self, state: State, seat: int, bot: str, asked: Asked) -> str:
        pickled = pickle.dumps(state, pickle.HIGHEST_PROTOCOL)
        seed = self.seed(asked.table_id, asked.seq, seat)
        command = self.programs.get(bot, "")
        task = pickled, seat, bot, seed, self.patience, command
        loop = asyncio.get_running_loop()
        async with self.turns.turn(asked.owner, asked.waited_for, asked.place):
            with self.metrics.timed("thinking", asked.table_id):
                return await loop.run_in_executor(self.threads, self._ask, task)

    @property
    def busy(self) -> int:
        """How many bots are thinking."""
        return len(self.thinkers) - self.turns.free

    def _ask(self, task: Task) -> str:
        thinker = self.idle.pop()  # there is one, since there are as many as threads
        try:
            return thinker.ask(task, self.seconds)
        except ProcessEnded:
            return self._ask_again(thinker, task)
        finally:
            self.idle.append(thinker)

    def _ask_again(self, thinker: Thinker, task: Task) -> str:
        """The system may have ended the process, for want of memory: another one gets the task. If
        that ends too, it is the bot that ends it."""
        try:
            return thinker.ask(task, self.seconds)
        except ProcessEnded:
            raise BotFailed("its process has ended") from None

    def _warm_up(self) -> None:
        thinker = self.idle.pop()
        try:
            thinker.start()
        except (EOFError, OSError):
            thinker.end()
        finally:
            self.idle.append(thinker)

    def stop(self) -> None:
        """End the processes, whatever they think about."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        for thinker in self.thinkers:
            thinker.stop()
