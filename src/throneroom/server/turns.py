"""Whose bot thinks next: a queue that is fair to owners, and where people who wait come first."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TypeAlias

EVERY = 5  # so often a table at which nobody looks has its turn, however many people wait


Waiting: TypeAlias = "deque[asyncio.Future[None]]"


@dataclass(slots=True)
class Line:
    """Those who wait, by the place from which they are waited for, and by owner. Each place has a
    turn before any of them has another, and so has each owner within a place: to be another guest
    costs nothing."""

    places: "OrderedDict[str, OrderedDict[str, Waiting]]" = field(default_factory=OrderedDict)

    def add(self, owner: str, place: str) -> "asyncio.Future[None]":
        """Wait at the end of the own line."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        owners = self.places.setdefault(place, OrderedDict())
        owners.setdefault(owner, deque()).append(turn)
        return turn

    def __len__(self) -> int:
        owners = [line for place in self.places.values() for line in place.values()]
        return sum(not turn.done() for line in owners for turn in line)

    def call(self) -> bool:
        """Let the next one go on, if there is one."""
        while self.places:
            place, owners = self.places.popitem(last=False)
            owner, waiting = owners.popitem(last=False)
            turn = waiting.popleft()
            if waiting:
                owners[owner] = waiting
            if owners:
                self.places[place] = owners
            if not turn.done():  # or it has been given up
                turn.set_result(None)
                return True
        return False


@dataclass(slots=True)
class Turns:
    """So many may think at once."""

    free: int
    waited_for: Line = field(default_factory=Line)
    """Of tables that somebody looks at who plays there."""
    alone: Line = field(default_factory=Line)
    called: int = 0

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return len(self.waited_for) + len(self.alone)

    @asynccontextmanager
    async def turn(self, owner: str, waited_for: bool, place: str = "") -> AsyncIterator[None]:
        """Wait until it is the owner's turn, and take it. Without a place everybody has an own
        one."""
        if self.free:
            self.free -= 1
        else:
            line = self.waited_for if waited_for else self.alone
            await self._wait(line.add(owner, place or owner))
        try:
            yield
        finally:
            self._give_back()

    async def _wait(self, place: "asyncio.Future[None]") -> None:
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._give_back()  # called and given up at the same moment
            raise

    def _give_back(self) -> None:
        """The next one goes on, or the place is free."""
        self.called += 1
        first, then = self.waited_for, self.alone
        if self.called % EVERY == 0:
            first, then = then, first
        if not first.call() and not then.call():
            self.free += 1
