"""One seat at a server's table: sits down with a bot's token, and keeps what it is shown. The
messages are those of docs/protocol.md."""

import json
import re
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from throneroom.kernel import BadInput
from throneroom.kernel.errors import shown

PATIENCE = 30.0
TABLE = re.compile(r"/table/([A-Za-z0-9_-]{1,24})/?")
Message = dict[str, Any]


class ServerRefused(BadInput):
    """The server has not granted something; it says why in its own words."""

    def __init__(self, said: str) -> None:
        super().__init__("remote-refused", reason=shown(said))


def read_address(address: str) -> tuple[str, str, str]:
    """The server, the id of the table and the key of the invitation in a table's address."""
    try:
        parts = urlsplit(address)
        found = TABLE.fullmatch(parts.path)
        sound = parts.scheme in ("http", "https") and parts.hostname
    except ValueError:
        found = sound = None
    if found is None or not sound:
        raise BadInput("bad-table-address", address=shown(address))
    key = parse_qs(parts.query).get("key", [""])[0]
    return f"{parts.scheme}://{parts.netloc}", found[1], key


class RemoteSeat:
    """An open page of a table for a bot that sits there. It keeps the last picture of the table."""

    def __init__(self, address: str, token: str, seat: int | None = None) -> None:
        self.server, self.table_id, self.key = read_address(address)
        headers = {"X-Throneroom": "1", "Authorization": f"Bearer {token}"}
        self._open = ExitStack()
        self.http = self._open.enter_context(
            httpx.Client(base_url=self.server, headers=headers, timeout=PATIENCE)
        )
        self.table: Message = {}
        self.state: Message | None = None
        self.events: list[Message] = []
        """What has happened since somebody took it from here."""
        self.talk: list[Message] = []
        self._unread: deque[Message] = deque()
        self._socket: ClientConnection | None = None
        self._sent = 0
        try:
            self.table = self._sit_down(seat)
            query = f"?key={self.key}" if self.key else ""
            place = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table_id}/ws{query}"
            self._socket = self._open.enter_context(
                connect(
                    place,
                    additional_headers={"Authorization": headers["Authorization"]},
                    max_size=None,
                    open_timeout=PATIENCE,
                )
            )
        except (httpx.HTTPError, WebSocketException, OSError) as error:
            self.close()
            raise BadInput("no-server", reason=shown(f"{type(error).__name__}: {error}")) from error
        except BadInput:
            self.close()
            raise

    def _sit_down(self, seat: int | None) -> Message:
        wish = {"seat": seat, "key": self.key}
        query = {"key": self.key} if self.key else {}
        answer = self.http.post(f"/api/tables/{self.table_id}/join", json=wish)
        if answer.status_code == 409:  # it has begun, and we may be at it
            answer = self.http.get(f"/api/tables/{self.table_id}", params=query)
        told: Message = answer.json()
        if answer.status_code >= 400:
            raise ServerRefused(told["error"]["text"])
        if told["yours"] is None:
            raise BadInput("table-has-begun")
        return told

    @property
    def seat(self) -> int:
        """The seat that is ours."""
        return int(self.table["yours"])

    @property
    def decision(self) -> Message | None:
        """What is asked of us, if something is."""
        found = None if self.state is None else self.state["decision"]
        return found if found is not None and found["choices"] else None

    @property
    def outcome(self) -> Message | None:
        """How the game ended, if it has."""
        return None if self.state is None else self.state["outcome"]

    def receive(self, seconds: float | None = None) -> Message:
        """The next message of the server; TimeoutError if none comes in time."""
        assert self._socket is not None
        if not self._unread:
            try:
                self._unread.extend(json.loads(self._socket.recv(seconds)))
            except ConnectionClosed as error:
                raise BadInput("no-server", reason=shown(str(error))) from None
        message = self._unread.popleft()
        match message["t"]:
            case "table":
                self.table = {name: value for name, value in message.items() if name != "t"}
            case "state":
                self.state = message
            case "events":
                self.events += [told["event"] for told in message["events"]]
            case "chat":
                self.talk += message["messages"]
        return message

    def wait(self, until: Callable[[], bool], seconds: float | None = None) -> bool:
        """Receive until something is so; whether it came to be, where that has a limit."""
        while not until():
            try:
                self.receive(seconds)
            except TimeoutError:
                return False
        return True

    def ask(self, t: str, **body: Any) -> Message:
        """Send a message and wait for its answer."""
        assert self._socket is not None
        self._sent += 1
        name = f"m{self._sent}"
        self._socket.send(json.dumps({"t": t, "id": name, **body}))
        while True:
            answer = self.receive(PATIENCE)
            if answer["t"] in ("ack", "refused", "stale") and answer["id"] == name:
                return answer

    def close(self) -> None:
        """Leave the page; the seat stays ours."""
        self._open.close()
