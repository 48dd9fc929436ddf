"""Connections as they come in: who sends a request by halves, or holds too many lines, must not
keep others out.

These are uvicorn's own protocols with an hour-glass: each request has to come in whole within some
seconds, and an answer that nobody reads is given up after as many. And with a measure: what comes
in small pieces takes far longer to understand than to send, and would hold everybody up.
"""

import asyncio
import ipaddress
import resource
import struct
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request, Response
from websockets.protocol import State

from throneroom.server.headers import careful_headers

try:
    from websockets.speedups import apply_mask
except ImportError:  # the library has none that is compiled for this machine
    from websockets.utils import apply_mask

LONGEST_HEAD = 32 * 1024  # of a request, in bytes
MOST_HEADERS = 128  # of a request, those after its body among them
MOST_CRUMBS = 4096  # pieces in which a body comes
MOST_IN_A_ROW = 8  # requests that wait on a line until one before them is answered
PIECE = 2048  # bytes of a WebSocket that are understood before others have their turn
# How many frames a page may send at once, and in a second: far more than messages are granted to it
MOST_FRAMES, FRAMES_A_SECOND = 1000, 100.0
WHOLE_TEXT, MASKED = 0x81, 0x80
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
    lines: Crowd
    """Connections that have become WebSockets, until they are gone: also those that are refused
    and do not go."""
    pages: Crowd
    """Open pages of tables, by the visitor's address: each has a line."""
    counts_frames: bool = True
    secure: bool = False
    """Whether people come over https, whatever it looks like here."""

    def enter(self, address: str) -> bool:
        """Whether another connection is taken. Beyond what the system lets a process have open,
        nobody could be let in, and no file be read."""
        full = self.connections.by_address.total() + self.lines.by_address.total() >= _room()
        return not full and self.connections.enter(address)


def counted_as(address: str) -> str:
    """Whoever has one address of IPv6 has a whole network of them."""
    try:
        ip = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((int(ip) >> 64 << 64, 64)))


def _address_of(transport: asyncio.BaseTransport) -> str:
    """Where a connection comes from."""
    peer: Any = transport.get_extra_info("peername")
    return counted_as(str(peer[0])) if isinstance(peer, tuple) else "nobody"


def frame_head(length: int) -> bytes:
    """What stands before a whole text of so many bytes on a WebSocket, from a server (RFC 6455)."""
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, length)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, length)


def whole_text(data: bytes) -> str | None:
    """The message in what has come, if that is one whole frame of text from a page: nearly all are.
    None for anything else, whatever may be wrong with it."""
    if len(data) < 6 or data[0] != WHOLE_TEXT:
        return None
    length, start = data[1] - MASKED, 6
    if length == 126:
        length, start = int.from_bytes(data[2:4], "big"), 8
    if length == 127 or len(data) != start + length:  # without a mask the length is less than 0
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def ends_frames(data: bytes) -> bool:
    """Whether what has come, which begins with a frame from a page, ends where one ends."""
    end = 0
    while end + 2 <= len(data):
        length = data[end + 1] & 127
        start = end + 6
        if length > 125:
            more = 2 if length == 126 else 8
            length = int.from_bytes(data[end + 2 : end + 2 + more], "big")
            start += more
        end = start + length
    return end == len(data)


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
    named = 0
    """How many headers of it."""
    crumbs = 0
    """In how many pieces its body has come."""
    fault = b"400 Bad Request"
    """What is wrong with a request that cannot be understood."""
    glass: asyncio.TimerHandle | None = None
    """Runs while a request comes in."""
    unread: asyncio.TimerHandle | None = None
    """Runs while an answer is not read on."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.keeper = self.app_state["doorkeeper"]
        address = _address_of(transport)
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

    # What is raised here ends the understanding at once, whatever else has come: see `fault`.

    def on_message_begin(self) -> None:
        self.named = self.crumbs = 0
        if len(self.pipeline) >= MOST_IN_A_ROW:
            self.fault = b"429 Too Many Requests"
            raise ValueError("too many requests in a row")
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        self.named += 1
        if self.named > MOST_HEADERS:
            self.fault = b"431 Request Header Fields Too Large"
            raise ValueError("too many headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.head = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.crumbs += 1
        if self.crumbs > MOST_CRUMBS:
            raise ValueError("too many pieces")
        super().on_body(body)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answering = cycle  # `self.cycle` may be a later one, if requests come in a row
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        self._stop_glass()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        if not self.keeper.lines.enter(self.address):
            self._refuse(b"429 Too Many Requests")
            return
        self._leave()  # from here on it is a line of a page
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

    def send_400_response(self, msg: str) -> None:
        self._refuse(self.fault)

    def _refuse(self, status: bytes) -> None:
        """Nobody understands the request yet who could say more."""
        if not self.transport.is_closing():
            if self.cycle is None or self.cycle.response_complete:
                headers = careful_headers(self.keeper.secure or self.scheme == "https")
                headers |= {"Connection": "close", "Content-Length": "0"}
                told = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
                self.transport.write(b"HTTP/1.1 " + status + f"\r\n{told}\r\n".encode())
            self._stop_answering()
            self.transport.close()

    def _leave(self) -> None:
        self._stop_glass()
        self._stop_waiting()
        if self.address:
            self.keeper.connections.leave(self.address)
            self.address = ""


class Inbox:
    """What has come for the one task that reads it. The queues of asyncio may be full, and have any
    number of readers; to ask for all that takes longer than the rest."""

    __slots__ = ("_came", "_loop", "_messages")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._came: asyncio.Future[None] | None = None
        """Done as soon as the task that waits has something to read."""

    def put_nowait(self, message: Any) -> None:
        """Something has come."""
        self._messages.append(message)
        if self._came is not None and not self._came.done():
            self._came.set_result(None)

    def empty(self) -> bool:
        """Whether all has been read."""
        return not self._messages

    async def get(self) -> Any:
        """The next message, once there is one."""
        while not self._messages:
            self._came = self._loop.create_future()
            await self._came
        return self._messages.popleft()


class PageLine(WebSocketsSansIOProtocol):
    """The WebSocket of a page. When its worker ends, the page is first told what waits for it, and
    what it has asked for is done and acknowledged; then it is told to come back."""

    keeper: Doorkeeper
    unread: asyncio.TimerHandle | None = None
    """Runs while what is sent is not read on."""
    rest: bytes = b""
    """What has come and is not understood yet."""
    granted: float = MOST_FRAMES
    """How many frames more may come now…"""
    granted_at = 0.0
    """…by this moment."""
    freed: Callable[[], None] | None = None
    """Is told when the page reads on."""
    listening = False
    """Whether the application waits for a message, and none has come."""
    between = True
    """Whether all that has come since the line was opened ended where a frame ends."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.keeper = self.app_state["doorkeeper"]
        self.granted_at = self.loop.time()
        self.queue = Inbox(self.loop)  # type: ignore[assignment]
        super().connection_made(transport)
        send_response = self.conn.send_response

        def send_carefully(response: Response) -> None:
            """A line that is not opened is answered as any request is."""
            if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
                secure = self.keeper.secure or self.scheme == "wss"
                for name, value in careful_headers(secure).items():
                    response.headers.setdefault(name, value)
            send_response(response)

        self.conn.send_response = send_carefully  # type: ignore[method-assign]

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.keeper.lines.leave(_address_of(self.transport))
        super().connection_lost(exc)

    # Thousands of empty frames fit into what comes at once. They are understood piece by piece; the
    # next piece follows when the application has taken all messages of the one before it.

    def data_received(self, data: bytes) -> None:
        if self.listening and self.between and self._hear(data):
            return
        if self.handshake_initiated:
            self.between = self.between and ends_frames(data)
        if not self.rest and (len(data) <= PIECE or not self.handshake_initiated):
            super().data_received(data)
            return
        waiting = bool(self.rest)
        self.rest += data
        self._hold()
        if not waiting:
            self._understand()

    def _hear(self, data: bytes) -> bool:
        """Hand a message to the application that waits for one, if nothing else has come. To be
        understood by the library, which knows all kinds of frames, would take it far longer."""
        if self.rest or len(data) > PIECE or self.conn.state is not State.OPEN:
            return False
        if self.conn.current_size is not None or self.transport.is_closing():
            return False  # in the middle of a message of several frames
        text = whole_text(data)
        if text is None:
            return False
        self.listening = False
        if self._granted(1):
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return True

    def _understand(self) -> None:
        if self.disconnected or self.transport.is_closing():
            self.rest = b""
        if not self.rest or not self.queue.empty():
            return  # `receive` goes on
        piece, self.rest = self.rest[:PIECE], self.rest[PIECE:]
        super().data_received(piece)
        if self.rest:
            self._hold()
            if self.queue.empty():
                self.loop.call_soon(self._understand)
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    # What a table tells its pages goes to them straight: through all layers of the application a
    # frame would take longer than it takes to make.

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["line"] = self

    def is_free(self) -> bool:
        """Whether the page reads what it is sent."""
        return self.writable.is_set()

    def tell(self, text: str) -> None:
        """Send a frame of text."""
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            words = text.encode()
            self.transport.write(frame_head(len(words)) + words)

    def _hold(self) -> None:
        if not self.transport.is_closing():
            self.transport.pause_reading()

    async def receive(self) -> Any:  # or whoever asks would have to tell all kinds apart
        self.listening = self.queue.empty()
        message = await super().receive()
        self.listening = False
        if self.rest:
            self._hold()
            if self.queue.empty():
                self.loop.call_soon(self._understand)
        return message

    def handle_events(self) -> None:
        if not self.handshake_initiated or self._granted(len(self.conn.events)):
            super().handle_events()

    def _granted(self, frames: int) -> bool:
        """Count frames that have come; a line with too many of them is cut off."""
        if not self.keeper.counts_frames:
            return True
        now = self.loop.time()
        earned = (now - self.granted_at) * FRAMES_A_SECOND
        self.granted = min(MOST_FRAMES, self.granted + earned) - frames
        self.granted_at = now
        if self.granted < 0:
            self.transport.abort()
        return self.granted >= 0

    def shutdown(self) -> None:
        if self.handshake_complete and not self.close_sent:
            self.app_state["leave"]()
        else:
            super().shutdown()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.unread is None:
            self.unread = self.loop.call_later(self.keeper.seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._stop_waiting()
        super().resume_writing()
        if self.freed is not None:
            self.freed()

    # What is closed is closed only when all that waits has been read: here it is not waited for.

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.close":
            self.loop.call_later(self.close_timeout, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None
