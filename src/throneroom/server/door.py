"""Connections as they come in: who sends a request by halves, or holds too many lines, must not
keep others out.

This is uvicorn's own protocol with an hour-glass: each request has to come in whole within some
seconds, and an answer that nobody reads is given up after as many.
"""

import asyncio
import resource
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

LONGEST_HEAD = 32 * 1024  # of a request, in bytes
SPARE_FILES = 64  # for the database, bots, letters and files of the page


@dataclass(slots=True)
class Crowd:
    """How many of something each address has open, and all of them together."""

    most: int
    """Of one address; 0: as many as there are."""
    by_address: Counter[str] = field(default_factory=Counter)

    def enter(self, address: str) -> bool:
        """One more, if there is room for it."""
        if self.most and self.by_address[address] >= self.most:
            return False
        self.by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


@dataclass(slots=True)
class Doorkeeper:
    """Knows who has come in."""

    seconds: float
    """In which a request must have come in whole, and an answer must be read on."""
    connections: Crowd
    pages: Crowd
    """Open pages of tables, whose connections are WebSockets."""

    def enter(self, address: str) -> bool:
        """Whether another connection is taken. Beyond what the system lets a process have open,
        nobody could be let in, and no file be read."""
        full = self.connections.by_address.total() + self.pages.by_address.total() >= _room()
        return not full and self.connections.enter(address)


def _room() -> int:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(SPARE_FILES, soft - SPARE_FILES)


class Door(HttpToolsProtocol):
    """One connection."""

    keeper: Doorkeeper
    address = ""
    """Counted under it, while it is."""
    answering: RequestResponseCycle | None = None
    head = 0
    """How much of a request's head has come."""
    glass: asyncio.TimerHandle | None = None
    """Runs while a request comes in."""
    unread: asyncio.TimerHandle | None = None
    """Runs while an answer is not read on."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.keeper = self.app_state["doorkeeper"]
        peer: Any = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else "nobody"
        super().connection_made(transport)
        if not self.keeper.enter(address):
            transport.abort()
            return
        self.address = address
        self._turn_glass()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self._stop_answering()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            self.head += len(data)
            if self.glass is None:
                self._turn_glass()
        super().data_received(data)
        if self.head > LONGEST_HEAD:
            self._refuse(b"431 Request Header Fields Too Large")

    def on_headers_complete(self) -> None:
        self.head = 0
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answering = cycle  # `self.cycle` may be a later one, if requests come in a row
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        self._stop_glass()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # from here on it is a page
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.unread is None:
            self.unread = self.loop.call_later(self.keeper.seconds, self._give_up)

    def resume_writing(self) -> None:
        self._stop_waiting()
        super().resume_writing()

    def _turn_glass(self) -> None:
        self._stop_glass()
        self.glass = self.loop.call_later(self.keeper.seconds, self._too_slow)

    def _stop_glass(self) -> None:
        if self.glass is not None:
            self.glass.cancel()
            self.glass = None

    def _stop_waiting(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def _give_up(self) -> None:
        """Nobody reads the answer."""
        self.unread = None
        self._stop_answering()
        self.transport.abort()

    def _stop_answering(self) -> None:
        """An answer that is on its way would be written to a line that is closed."""
        if self.answering is not None:
            self.answering.disconnected = True

    def _too_slow(self) -> None:
        self.glass = None
        self._refuse(b"408 Request Timeout")

    def _refuse(self, status: bytes) -> None:
        if not self.transport.is_closing():
            if self.cycle is None or self.cycle.response_complete:
                said = b"HTTP/1.1 " + status + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
                self.transport.write(said)
            self._stop_answering()
            self.transport.close()

    def _leave(self) -> None:
        self._stop_glass()
        self._stop_waiting()
        if self.address:
            self.keeper.connections.leave(self.address)
            self.address = ""
