"""Requests sent by halves, too many connections, answers that nobody reads: others are served."""

import contextlib
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.client import PATIENCE, Person
from tests.server.process import Server, serving

from throneroom.server.door import Crowd

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
