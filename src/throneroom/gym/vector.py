"""Many games at once, spread over processes, for learning: all of them wait for one choice each,
and all choices are given at once. Observations come in arrays that the processes share."""

import contextlib
import multiprocessing
import threading
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from throneroom.arena.workers import WorkerFailed, end_with_parent, interrupts_ignored
from throneroom.bots import seed_for
from throneroom.gym.environment import MOST_STEPS, Environment, env, whole_number
from throneroom.kernel import BadInput
from throneroom.kernel.errors import shown

Floats: TypeAlias = npt.NDArray[np.float32]


class Moment(NamedTuple):
    """Where all games stand. The arrays are written anew by every step."""

    observations: Floats
    """For each game what the seat sees that is asked."""
    masks: npt.NDArray[np.int8]
    """What it may choose."""
    seats: npt.NDArray[np.int32]
    """Which seat it is."""
    over: npt.NDArray[np.int8]
    """Which games the last choice has ended: what is seen there is of the next one already."""
    rewards: Floats
    """For each game that was ended, what each seat got."""


class _Plan(NamedTuple):
    slug: str
    seats: int
    options: Mapping[str, Any]
    most_steps: int
    seed: int


class Vector:
    """So many games of one kind in so many processes; with `jobs=0` in this one. The same seed
    and choices give the same games, however many processes there are."""

    def __init__(
        self,
        slug: str,
        seats: int = 0,
        games: int = 8,
        jobs: int = 0,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        most_steps: int = MOST_STEPS,
    ) -> None:
        for name, value, low in (("games", games, 1), ("jobs", jobs, 0)):
            if type(value) is not int or value < low:
                raise BadInput("bad-series", field=name, value=shown(value))
        first = env(slug, seats, options, most_steps)
        self.index = first.index
        self.seats = len(first.possible_agents)
        self.games = games
        plan = _Plan(slug, self.seats, dict(options or {}), most_steps, seed)
        size = first.observation_space("seat_0")["observation"].shape
        assert size is not None
        parts: list[tuple[Any, tuple[int, ...]]] = [
            (np.dtype(np.float32), (games, *size)),
            (np.dtype(np.int8), (games, len(self.index))),
            (np.dtype(np.int32), (games,)),
            (np.dtype(np.int8), (games,)),
            (np.dtype(np.float32), (games, self.seats)),
        ]
        context = multiprocessing.get_context("spawn")
        shared = [
            context.RawArray("b", int(np.prod(shape)) * kind.itemsize) for kind, shape in parts
        ]
        self.moment = _moment(shared, parts)
        self._pipes: list[Any] = []
        self._workers: list[Any] = []
        self._own: _Chunk | None = None
        if not jobs:
            self._own = _Chunk(plan, range(games), self.moment)
            return
        self._chunks = [range(games)[job::jobs] for job in range(min(jobs, games))]
        with interrupts_ignored():
            for chunk in self._chunks:
                here, there = context.Pipe()
                work = (there, plan, chunk, shared, parts)
                worker = context.Process(target=_work, args=work, daemon=True)
                worker.start()
                there.close()
                self._pipes.append(here)
                self._workers.append(worker)
        self._wait()

    def step(self, actions: Sequence[int] | npt.NDArray[Any]) -> Moment:
        """Take one step in every game."""
        numbers = [whole_number(action) for action in actions]
        if len(numbers) != self.games:
            raise BadInput("bad-series", field="actions", value=shown(len(numbers)))
        if self._own is not None:
            self._own.step(numbers)
            return self.moment
        for pipe, chunk in zip(self._pipes, self._chunks, strict=True):
            with contextlib.suppress(ConnectionError):  # a process that has ended is told below
                pipe.send([numbers[game] for game in chunk])
        self._wait()
        return self.moment

    def _wait(self) -> None:
        for pipe in self._pipes:
            try:
                failed = pipe.recv()
            except (EOFError, ConnectionError):
                failed = WorkerFailed("process ended")
            if failed is not None:
                self.close()
                raise failed

    def close(self) -> None:
        """End the processes."""
        for worker in self._workers:
            worker.terminate()
            worker.join()
        for pipe in self._pipes:
            pipe.close()
        self._workers, self._pipes = [], []

    def __enter__(self) -> "Vector":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _Chunk:
    """Some of the games, and their places in the arrays."""

    def __init__(self, plan: _Plan, games: Sequence[int], moment: Moment) -> None:
        self.games = games
        self.moment = moment
        self.seeds = {game: seed_for(plan.seed, game) for game in games}
        self.environments: list[Environment] = []
        for game in games:
            made = env(plan.slug, plan.seats, plan.options, plan.most_steps)
            made.reset(seed=self.seeds[game])
            self.environments.append(made)
            self._show(game, made)

    def step(self, actions: Sequence[int]) -> None:
        """Take one step in each game; one that is over is followed by another."""
        for game, made, action in zip(self.games, self.environments, actions, strict=True):
            made.step(action)
            agent = made.agent_selection
            over = made.terminations[agent] or made.truncations[agent]
            self.moment.over[game] = over
            if over:
                self.moment.rewards[game] = [made.rewards[name] for name in made.possible_agents]
                made.reset()
            self._show(game, made)

    def _show(self, game: int, made: Environment) -> None:
        agent = made.agent_selection
        seen = made.observe(agent)
        self.moment.observations[game] = seen["observation"]
        self.moment.masks[game] = seen["action_mask"]
        self.moment.seats[game] = made.seat_of[agent]


def _moment(shared: Sequence[Any], parts: Sequence[tuple[Any, tuple[int, ...]]]) -> Moment:
    arrays = [
        np.frombuffer(memory, kind).reshape(shape)
        for memory, (kind, shape) in zip(shared, parts, strict=True)
    ]
    return Moment(*arrays)


def _work(
    pipe: "Connection[Any, Any]", plan: _Plan, games: Sequence[int], shared: Any, parts: Any
) -> None:
    """Play some of the games until the other end is closed."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        chunk = _Chunk(plan, games, _moment(shared, parts))
        pipe.send(None)
        while True:
            chunk.step(pipe.recv())
            pipe.send(None)
    except (EOFError, ConnectionError):
        return
    except BadInput as refusal:
        pipe.send(refusal)
    except Exception as error:
        pipe.send(WorkerFailed(f"{type(error).__name__}: {shown(str(error))}"))
