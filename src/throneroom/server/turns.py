"""Whose bot thinks next: a queue that is fair to owners, and where people who wait come first."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

EVERY = 5  # so often a table at which nobody looks has its turn, however many people wait


@dataclass(slots=True)
class Line:
    """Those who wait, by owner. Each owner has a turn before any of them has another."""

    owners: "OrderedDict[str, deque[asyncio.Future[None]]]" = field(default_factory=OrderedDict)

    def add(self, owner: str) -> "asyncio.Future[None]":
        """Wait at the end of the own line."""
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.owners.setdefault(owner, deque()).append(place)
        return place

    def __len__(self) -> int:
        return sum(not place.done() for line in self.owners.values() for place in line)

    def call(self) -> bool:
        """Let the next one go on, if there is one."""
        while self.owners:
            owner, waiting = self.owners.popitem(last=False)
            place = waiting.popleft()
            if waiting:
                self.owners[owner] = waiting
            if not place.done():  # or it has been given up
                place.set_result(None)
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
    async def turn(self, owner: str, waited_for: bool) -> AsyncIterator[None]:
        """Wait until it is the owner's turn, and hold a place."""
        if self.free:
            self.free -= 1
        else:
            await self._wait((self.waited_for if waited_for else self.alone).add(owner))
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
