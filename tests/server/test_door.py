"""Requests sent by halves, too many connections, answers that nobody reads: others are served."""

import contextlib
import re
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.client import PATIENCE, Person
from tests.server.process import Server, serving
from websockets.frames import Frame, Opcode

from throneroom.server.door import Crowd, counted_as, ends_frames, frame_head, whole_text

MOST = 20
HALVES = [
    b"",
    b"\r\n",
    b"GET /health HTT",
    b"GET /health HTTP/1.1\r\nHost: x\r\nX-More: ",
    b"POST /api/guest HTTP/1.1\r\nHost: x\r\nX-Throneroom: 1\r\nContent-Length: 90\r\n\r\n{",
    b"GET /health HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{",
]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that gives requests a second and addresses twenty connections."""
    folder = tmp_path_factory.mktemp("door")
    with serving(
        f"sqlite:///{folder / 'tables.db'}",
        folder,
        limits="1",
        request_seconds="1",
        connections=str(MOST),
        pages="3",
    ) as running:
        yield running


@contextlib.contextmanager
def connections(server: Server, count: int, address: str) -> Iterator[list[socket.socket]]:
    """Connections from one address."""
    with contextlib.ExitStack() as stack:
        yield [
            stack.enter_context(
                socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))
            )
            for _ in range(count)
        ]


def is_open(connection: socket.socket) -> bool:
    """Whether the server has not closed it yet."""
    connection.settimeout(0.01)
    try:
        return connection.recv(1000) != b""
    except TimeoutError:
        return True
    except ConnectionError:
        return False


def wait_until_closed(open_ones: list[socket.socket]) -> None:
    end = time.monotonic() + PATIENCE
    while any(is_open(one) for one in open_ones):
        assert time.monotonic() < end, "they stay open"


@pytest.mark.parametrize("half", HALVES)
def test_half_a_request_is_given_up(strict: Server, half: bytes) -> None:
    with connections(strict, 1, "127.0.0.3") as [line]:
        line.sendall(half)
        assert is_open(line)
        wait_until_closed([line])


def test_a_request_in_small_pieces_is_given_up_too(strict: Server) -> None:
    """However steadily the pieces come."""
    with connections(strict, 1, "127.0.0.3") as [line]:
        line.sendall(b"GET /health HTTP/1.1\r\n")
        end = time.monotonic() + PATIENCE
        with contextlib.suppress(ConnectionError):
            while is_open(line):
                assert time.monotonic() < end
                line.sendall(b"X-More: more\r\n")
                time.sleep(0.05)


def test_a_line_that_is_used_again_has_as_long_for_the_next_request(strict: Server) -> None:
    with connections(strict, 1, "127.0.0.3") as [line]:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        line.settimeout(PATIENCE)
        assert line.recv(1000).startswith(b"HTTP/1.1 200 ")
        line.sendall(b"GET /health HTTP/1.1\r\n")
        wait_until_closed([line])


def test_an_endless_head_is_refused(strict: Server) -> None:
    with connections(strict, 1, "127.0.0.3") as [line]:
        with contextlib.suppress(ConnectionError):
            for _ in range(100):
                line.sendall(b"GET / HTTP/1.1\r\n" + b"X-More: " + b"x" * 1000 + b"\r\n")
        wait_until_closed([line])


def test_many_halves_from_one_address_keep_nobody_out(strict: Server) -> None:
    with connections(strict, 230, "127.0.0.3") as lines:
        for line in lines:
            with contextlib.suppress(ConnectionError):
                line.sendall(HALVES[4])
        transport = httpx.HTTPTransport(local_address="127.0.0.4")
        with httpx.Client(transport=transport, timeout=PATIENCE) as other:
            assert other.get(f"{strict.address}/health").status_code == 200
        assert sum(is_open(line) for line in lines) <= MOST
        wait_until_closed(lines)
    assert Person(strict, "Alice").ok("GET", "/api/me")["name"] == "Alice"


def test_what_the_system_has_no_room_for_is_refused_and_the_server_goes_on(
    tmp_path: Path,
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, tmp_path, request_seconds="1", connections="30") as server:
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (180, 180))
        with contextlib.ExitStack() as stack:
            lines = []
            for number in range(10):
                address = f"127.0.1.{number + 1}"
                lines += stack.enter_context(connections(server, 25, address))
            assert sum(is_open(line) for line in lines) < 180
            wait_until_closed(lines)
        assert httpx.get(f"{server.address}/health", timeout=PATIENCE).status_code == 200


def test_one_address_opens_so_many_pages_and_no_more(strict: Server) -> None:
    alice = Person(strict, "Alice")
    table = alice.table("watch", 3)["id"]
    pages = [alice.page(table) for _ in range(3)]
    assert all(page.until(lambda frame: frame["t"] == "table") for page in pages)
    assert alice.page(table).closed() == 1013
    pages[0].close()
    end = time.monotonic() + PATIENCE
    while True:
        page = alice.page(table)
        with contextlib.suppress(Exception):
            page.until(lambda frame: frame["t"] == "table")
            break
        assert time.monotonic() < end


def test_an_answer_that_nobody_reads_is_given_up(strict: Server) -> None:
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.bind(("127.0.0.5", 0))
        line.connect(("127.0.0.1", strict.port))
        asked = b"GET /api/rules/ice_and_fire HTTP/1.1\r\nHost: x\r\n\r\n"
        with contextlib.suppress(ConnectionError):
            line.settimeout(0.5)
            for _ in range(2000):
                line.sendall(asked)
        time.sleep(2.0)
        line.settimeout(PATIENCE)
        got = 0
        with contextlib.suppress(ConnectionError):
            while more := line.recv(1 << 20):
                got += len(more)
        assert got < 50_000_000


def test_a_crowd_counts_by_address() -> None:
    crowd = Crowd(2)
    assert [crowd.enter(name) for name in "aaab"] == [True, True, False, True]
    crowd.leave("a")
    assert crowd.enter("a")
    for name in "aab":
        crowd.leave(name)
    assert not crowd.by_address
    free = Crowd(0)
    assert all(free.enter("a") for _ in range(1000))


UPGRADE = (
    b"GET /api/tables/none/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: d2ludGVyIGlzIGNvbWluZw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def test_pages_that_are_refused_and_do_not_go_are_counted(strict: Server) -> None:
    """Each is told to go, and would have ten seconds for it."""
    with connections(strict, 10, "127.0.0.6") as lines:
        told = []
        for line in lines:
            line.sendall(UPGRADE)
            line.settimeout(PATIENCE)
            told.append(line.recv(12))
        assert told == [b"HTTP/1.1 101"] * 6 + [b"HTTP/1.1 429"] * 4
        transport = httpx.HTTPTransport(local_address="127.0.0.6")
        with httpx.Client(transport=transport, timeout=PATIENCE) as same:
            assert same.get(f"{strict.address}/health").status_code == 200


def test_a_page_that_does_not_read_is_closed(tmp_path: Path) -> None:
    """Where frames are not counted, since it sends more of them than a page may."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, tmp_path, request_seconds="1") as server:
        _send_and_do_not_read(server)


def _send_and_do_not_read(server: Server) -> None:
    alice = Person(server, "Alice")
    table = alice.bot_table("iron_throne", 3)["id"]
    cookies = "; ".join(f"{name}={value}" for name, value in alice.http.cookies.items())
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.bind(("127.0.0.7", 0))
        line.connect(("127.0.0.1", server.port))
        head = UPGRADE.replace(b"none", table.encode())
        line.sendall(head[:-2] + f"Cookie: {cookies}\r\n\r\n".encode())
        look = b'{"t": "look", "id": "x"}'
        frame = bytes([0x81, 0x80 | len(look), 0, 0, 0, 0]) + look  # masked with nothing
        line.settimeout(0.1)
        end = time.monotonic() + PATIENCE
        with contextlib.suppress(ConnectionError):
            while time.monotonic() < end:
                with contextlib.suppress(TimeoutError):
                    line.sendall(frame)
                time.sleep(0.001)
            raise AssertionError("it stays open")


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536, 70000])
def test_a_frame_of_a_table_is_one_of_the_protocol(length: int) -> None:
    frame = Frame(Opcode.TEXT, b"x" * length)
    assert frame_head(length) + bytes(frame.data) == frame.serialize(mask=False)


def test_a_network_of_ipv6_is_one_address() -> None:
    assert counted_as("2001:db8::1") == counted_as("2001:DB8::ffff:1") != counted_as("2001:db9::1")
    assert counted_as("::ffff:192.0.2.1") == counted_as("192.0.2.1") == "192.0.2.1"


# What takes longer to understand than to send


def frames(first: int, count: int, content: bytes = b"") -> bytes:
    """Frames of a WebSocket as a browser sends them, masked with nothing."""
    long = b"" if len(content) < 126 else len(content).to_bytes(2, "big")
    length = (126 if long else len(content)) | 0x80
    return (bytes([first, length]) + long + bytes(4) + content) * count


def opened(server: Server, line: socket.socket, table: str) -> None:
    """A line becomes the page of a table."""
    line.sendall(
        f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    heard = b""
    while b'"t":"table"' not in heard:
        heard += line.recv(65536)
    assert heard.startswith(b"HTTP/1.1 101")


FLOODS = {
    "pings": frames(0x89, 20_000, b"x"),
    "answers to no ping": frames(0x8A, 20_000),
    "empty messages": frames(0x81, 20_000),
    "a message without an end": frames(0x01, 1, b"x") + frames(0x00, 20_000),
}


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_of_frames_is_cut_off(strict: Server, flood: str) -> None:
    table = Person(strict, "Owner").table("iron_throne", 3)["id"]
    with connections(strict, 1, "127.0.0.20") as [line]:
        opened(strict, line, table)
        with contextlib.suppress(ConnectionError):
            line.sendall(FLOODS[flood])
        wait_until_closed([line])


def test_many_messages_at_once_are_all_answered_in_their_order(strict: Server) -> None:
    table = Person(strict, "Owner").table("iron_throne", 3)["id"]
    with connections(strict, 1, "127.0.0.21") as [line]:
        opened(strict, line, table)
        sent = [f'{{"t":"ping","id":"n{number}","more":"{"x" * 200}"}}' for number in range(100)]
        line.sendall(b"".join(frames(0x81, 1, one.encode()) for one in sent) + frames(0x89, 1))
        heard = b""
        while b'"n99"' not in heard:
            heard += line.recv(65536)
        answered = re.findall(rb'"id":"(n\d+)"', heard)
        assert answered == [f"n{number}".encode() for number in range(100)]
        line.sendall(frames(0x81, 1, b'{"t":"ping","id":"last"}'))  # it is still read from
        while b'"last"' not in heard:
            heard += line.recv(65536)


HEAD = b"Host: localhost\r\nX-Throneroom: 1\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /health HTTP/1.1\r\n" + HEAD + b"a: b\r\n" * 200 + b"\r\n",
        b"POST /api/guest HTTP/1.1\r\n" + HEAD + CHUNKED + b"0\r\n" + b"a: b\r\n" * 200 + b"\r\n",
        b"POST /api/guest HTTP/1.1\r\n" + HEAD + CHUNKED + b"1\r\n \r\n" * 20_000 + b"0\r\n\r\n",
        (b"GET /health HTTP/1.1\r\n" + HEAD + b"\r\n") * 1000,
    ],
    ids=["headers", "headers after the body", "a body in crumbs", "requests in a row"],
)
def test_a_request_that_takes_long_to_understand_is_refused(strict: Server, sent: bytes) -> None:
    with connections(strict, 1, "127.0.0.22") as [line]:
        with contextlib.suppress(ConnectionError):
            line.sendall(sent)
        heard = b""
        with contextlib.suppress(ConnectionError):
            while more := line.recv(65536):
                heard += more
        answers = re.findall(rb"HTTP/1.1 (\d+)", heard)
        assert len(answers) < 20
        assert answers in ([], [b"431"]) or set(answers) <= {b"200", b"429"}


def test_some_requests_in_a_row_are_all_answered(strict: Server) -> None:
    with connections(strict, 1, "127.0.0.23") as [line]:
        line.sendall((b"GET /health HTTP/1.1\r\n" + HEAD + b"\r\n") * 8)
        heard = b""
        while heard.count(b"HTTP/1.1 200") < 8:
            heard += line.recv(65536)


def masked(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a page sends it."""
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


@pytest.mark.parametrize("length", [0, 1, 3, 125, 126, 2000, 0xFFFF])
def test_a_whole_frame_of_text_is_understood_at_once(length: int) -> None:
    text = ("Ąx" * length)[:length]
    frame = masked(text)
    if len(text.encode()) <= 0xFFFF:
        assert whole_text(frame) == text
    assert ends_frames(frame)
    assert ends_frames(frame + frame)


OTHERS = {  # masks are drawn, so that the bytes are not the same in every process
    "binary": masked("x", Opcode.BINARY),
    "pong": masked("x", Opcode.PONG),
    "close": masked("", Opcode.CLOSE),
    "the beginning of a message": masked("x", fin=False),
    "the rest of a message": masked("x", Opcode.CONT),
    "two at once": masked("x") + masked("y"),
    "no mask": Frame(Opcode.TEXT, b"x").serialize(mask=False),
    "no mask, longer": Frame(Opcode.TEXT, b"xxxxxxxxxx").serialize(mask=False),
    "a bit that is reserved": b"\xc1" + masked("x")[1:],
    "no text": Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True),
    "longer than any message": masked("x" * 70_000),
}


@pytest.mark.parametrize("name", OTHERS)
def test_all_other_frames_are_left_to_the_library(name: str) -> None:
    assert whole_text(OTHERS[name]) is None


@pytest.mark.parametrize("length", [0, 5, 200, 70_000])
def test_parts_of_a_frame_are_known_as_such(length: int) -> None:
    frame = masked("x" * length)
    for end in {*range(20), len(frame) // 2, len(frame) - 1} - {0}:
        if end < len(frame):
            assert whole_text(frame[:end]) is None
            assert not ends_frames(frame[:end])
            assert not ends_frames(frame + frame[:end])


def test_messages_are_answered_however_their_frames_are_cut(strict: Server) -> None:
    """Whole ones, one in pieces that come one by one, one of several frames, and a ping between."""
    table = Person(strict, "Owner").table("iron_throne", 3)["id"]
    cut = masked('{"t":"ping","id":"cut"}')
    parts = [
        masked('{"t":"ping",', fin=False),
        masked("", Opcode.PING),
        masked('"id":"parts"}', Opcode.CONT),
    ]
    after = masked('{"t":"ping","id":"after"}')
    with connections(strict, 1, "127.0.0.24") as [line]:
        opened(strict, line, table)
        line.settimeout(PATIENCE)
        for name, pieces in {
            "one": [masked('{"t":"ping","id":"one"}')],
            "parts": parts,
            "two": [masked('{"t":"ping","id":"two"}')],
            "cut": [cut[:1], cut[1:2], cut[2:9], cut[9:]],
            "after": [after[:20], after[20:]],
            "last": [masked('{"t":"ping","id":"last"}')],
        }.items():
            for piece in pieces:
                line.sendall(piece)
                time.sleep(0.02)
            heard = b""
            while f'"{name}"'.encode() not in heard:
                heard += line.recv(65536)
