"""A post office: a real SMTP server that keeps every letter."""

import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_string, policy
from email.message import EmailMessage

from tests.server.client import PATIENCE


class Post(socketserver.StreamRequestHandler):
    """An SMTP server that keeps every letter (RFC 5321, as far as a sender needs it)."""

    letters: list[EmailMessage]

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def handle(self) -> None:
        self.say("220 post.example")
        for raw in self.rfile:
            verb = raw.decode().split(" ")[0].strip().upper()
            if verb == "DATA":
                self.say("354 go on")
                lines = []
                while (line := self.rfile.readline().decode()) != ".\r\n":
                    lines.append(line.removeprefix(".") if line.startswith("..") else line)
                letter = message_from_string("".join(lines), policy=policy.default)
                self.letters.append(letter)
                self.say("250 kept")
            elif verb == "QUIT":
                self.say("221 bye")
                return
            else:
                self.say("250 fine")


@contextmanager
def post_office() -> Iterator[tuple[str, list[EmailMessage]]]:
    """Its address, and the letters that it has been given."""
    letters: list[EmailMessage] = []
    kind = type("OnePost", (Post,), {"letters": letters})
    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), kind)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"smtp://127.0.0.1:{server.server_address[1]}", letters
    finally:
        server.shutdown()
        thread.join(PATIENCE)
        server.server_close()


def wait_for(letters: list[EmailMessage], count: int) -> EmailMessage:
    """The letter with this number, counted from 1, once it is there."""
    end = time.monotonic() + PATIENCE
    while len(letters) < count:
        assert time.monotonic() < end, "no letter"
        time.sleep(0.05)
    return letters[count - 1]
