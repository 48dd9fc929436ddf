"""A push service, and browsers that read what it is sent (RFC 8030, 8188, 8291, 8292). It shares no
code with the server that it tests."""

import base64
import hashlib
import hmac
import http.server
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.client import PATIENCE

CURVE = ec.SECP256R1()


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with one block (RFC 5869)."""
    key = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(key, info + b"\x01", hashlib.sha256)[:length]


@dataclass
class Push:
    """One message that the service was sent."""

    path: str
    headers: dict[str, str]
    body: bytes

    def checked(self, service: str) -> dict[str, Any]:
        """The claims of whoever sent it, if the signature is right and they are for us, now."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        assert scheme == "vapid"
        given = dict(part.strip().split("=", 1) for part in rest.split(","))
        signed, _, signature = given["t"].rpartition(".")
        head, claims = (json.loads(bytes_of(part)) for part in signed.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(given["k"]))
        r, s = bytes_of(signature)[:32], bytes_of(signature)[32:]
        numbers = (int.from_bytes(part, "big") for part in (r, s))
        key.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
        assert claims["aud"] == service
        assert time.time() < claims["exp"] <= time.time() + 24 * 3600
        return {**claims, "key": given["k"]}


@dataclass
class Browser:
    """Somebody's browser, subscribed at the service."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    auth: bytes = b"sixteen secrets!"

    @property
    def subscription(self) -> dict[str, Any]:
        """As a page sends it to the server."""
        public = text_of(point_of(self.key.public_key()))
        return {"endpoint": self.endpoint, "keys": {"p256dh": public, "auth": text_of(self.auth)}}

    def read(self, body: bytes) -> bytes:
        """What was said to this browser alone."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        other = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        info = b"WebPush: info\0" + point_of(self.key.public_key()) + sender
        shared = derived(self.auth, self.key.exchange(ec.ECDH(), other), info, 32)
        key = derived(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, shared, b"Content-Encoding: nonce\0", 12)
        said = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert said[-1:] == b"\x02"
        return said[:-1]


@dataclass
class PushService:
    """Keeps what it is sent, and answers with 201, or as it is told to for a path."""

    address: str
    pushes: list[Push] = field(default_factory=list)
    answers: dict[str, int] = field(default_factory=dict)

    def browser(self, name: str) -> Browser:
        return Browser(f"{self.address}/{name}")

    def sent_to(self, browser: Browser, count: int = 1) -> list[dict[str, Any]]:
        """What a browser was told, once it is so much."""
        end = time.monotonic() + PATIENCE
        while True:
            there = [push for push in self.pushes if self.address + push.path == browser.endpoint]
            if len(there) >= count:
                return [json.loads(browser.read(push.body)) for push in there]
            assert time.monotonic() < end, "no notice"
            time.sleep(0.02)


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service on a port of its own."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.pushes.append(Push(self.path, headers, body))
            self.send_response(service.answers.get(self.path, 201))
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
            """Quietly."""

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    service = PushService(f"http://127.0.0.1:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join(PATIENCE)
        server.server_close()
