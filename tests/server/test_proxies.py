"""The proxy files of the repository, in a real nginx and a real Caddy before a real server."""

import contextlib
import datetime
import ipaddress
import json
import os
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from tests.debian import installed
from tests.server.client import PATIENCE
from tests.server.process import free_port, serving
from websockets.sync.client import connect
from websockets.typing import Origin

DEPLOY = Path(__file__).parents[2] / "deploy"
HALF = (
    b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Throneroom: 1\r\nContent-Length: 90\r\n\r\n{"
)


class Proxy(NamedTuple):
    """A proxy, and how it is spoken to."""

    port: int
    trust: ssl.SSLContext

    @property
    def address(self) -> str:
        """Where people find the server."""
        return f"https://localhost:{self.port}"


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine, signed by nobody else, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names: list[x509.GeneralName] = [
        x509.DNSName("localhost"),
        x509.IPAddress(ipaddress.ip_address("127.0.0.1")),
    ]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .sign(key, hashes.SHA256())
    )
    shown, kept = folder / "cert.pem", folder / "key.pem"
    shown.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    kept.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return shown, kept


def changed(file: str, **instead: str) -> str:
    """A file of the repository with other ports, paths and times."""
    text = (DEPLOY / file).read_text()
    for old, new in instead.items():
        assert old in text, f"{file} does not say {old}"
        text = text.replace(old, new)
    return text


def nginx(folder: Path, port: int, server_port: int, cert: Path, key: Path) -> list[str]:
    site = changed(
        "nginx.conf",
        **{
            "listen 80;": f"listen 127.0.0.1:{free_port()};",
            "listen 443 ": f"listen 127.0.0.1:{port} ",
            "/etc/ssl/throneroom/fullchain.pem": str(cert),
            "/etc/ssl/throneroom/privkey.pem": str(key),
            "throneroom.example": "localhost",
            "127.0.0.1:8000": f"127.0.0.1:{server_port}",
            "timeout 10s": "timeout 1s",
        },
    )
    (folder / "site.conf").write_text(site)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user} pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; {paths} include {folder}/site.conf; }}\n"
    )
    program = installed(["nginx"], ["nginx-light"], folder.parent)
    return [program, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]


def caddy(folder: Path, port: int, server_port: int, cert: Path, key: Path) -> list[str]:
    site = changed(
        "Caddyfile",
        **{
            "{\n\tservers {": "{\n\tadmin off\n\tauto_https disable_redirects\n\tservers {",
            "{$SITE_NAME:throneroom.example} {": (
                f"https://localhost:{port} {{\n\ttls {cert} {key}"
            ),
            "{$SITE_SERVER:127.0.0.1:8000}": f"127.0.0.1:{server_port}",
            "10s": "1s",
        },
    )
    (folder / "Caddyfile").write_text(site)
    program = installed(["caddy"], ["caddy"], folder.parent)
    return [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@pytest.fixture(scope="module", params=[nginx, caddy], ids=["nginx", "caddy"])
def proxy(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    """A proxy with the file of the repository, and a server behind it as the file asks for."""
    folder = tmp_path_factory.mktemp("proxy")
    cert, key = certificate(folder)
    port = free_port()
    with serving(
        f"sqlite:///{folder / 'tables.db'}",
        folder,
        trusted_proxy="1",
        secure_cookies="1",
        limits="1",
    ) as server:
        command = request.param(folder, port, server.port, cert, key)
        with (folder / "proxy.log").open("wb") as log:
            home = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
            process = subprocess.Popen(command, stdout=log, stderr=log, env=home)
        try:
            found = Proxy(port, ssl.create_default_context(cafile=str(cert)))
            end = time.monotonic() + PATIENCE
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    httpx.get(f"{found.address}/health", verify=found.trust)
                    break
                said = (folder / "proxy.log").read_text()
                assert process.poll() is None, said
                assert time.monotonic() < end, said
                time.sleep(0.05)
            yield found
        finally:
            process.terminate()
            process.wait(PATIENCE)


@pytest.fixture
def browser(proxy: Proxy) -> Iterator[httpx.Client]:
    """Somebody at the proxy's address."""
    headers = {"X-Throneroom": "1", "Origin": proxy.address}
    with httpx.Client(
        base_url=proxy.address, verify=proxy.trust, headers=headers, timeout=PATIENCE
    ) as found:
        yield found


def test_a_game_is_played_through_the_proxy(proxy: Proxy, browser: httpx.Client) -> None:
    came = browser.post("/api/guest", json={"name": "Alice"})
    cookie = came.headers["set-cookie"]
    assert cookie.startswith("__Host-throneroom=")
    assert "Secure" in cookie
    wish = {"game": "watch", "seats": 3, "bots": {"1": "random", "2": "random"}, "start": True}
    table = browser.post("/api/tables", json=wish).json()["id"]
    with connect(
        f"wss://localhost:{proxy.port}/api/tables/{table}/ws",
        ssl=proxy.trust,
        additional_headers={"Cookie": cookie.partition(";")[0]},
        origin=Origin(proxy.address),
        open_timeout=PATIENCE,
        max_size=None,
    ) as page:
        while True:
            frames = json.loads(page.recv(PATIENCE))
            found = [frame for frame in frames if frame["t"] == "ack"]
            if found:
                break
            asked = [f["decision"] for f in frames if f["t"] == "state" and f["decision"]]
            if asked and asked[-1]["choices"]:
                action = asked[-1]["choices"][0]["text"]
                said = {"t": "act", "id": "m", "token": asked[-1]["token"], "action": action}
                page.send(json.dumps(said))
        assert found[0]["id"] == "m"


def test_a_visitor_who_lies_about_the_own_address_is_counted_under_the_true_one(
    browser: httpx.Client,
) -> None:
    wish = {"name": "Nobody", "password": "hodor hodor"}
    answers = []
    for number in range(30):
        lie = {"X-Forwarded-For": f"192.0.2.{number}", "X-Real-IP": f"192.0.2.{number}"}
        answers.append(browser.post("/api/login", json=wish, headers=lie).status_code)
        if answers[-1] == 429:
            break
    assert answers[0] == 403
    assert answers[-1] == 429


def test_nginx_says_too_often_as_the_server_does(tmp_path: Path) -> None:
    """And not that the server is away, which it would be asked again and again for."""
    cert, key = certificate(tmp_path)
    port = free_port()
    command = nginx(tmp_path, port, free_port(), cert, key)
    site = tmp_path / "site.conf"
    slow = site.read_text().replace("rate=50r/s", "rate=1r/m").replace("burst=200", "burst=2")
    site.write_text(slow)
    trust = ssl.create_default_context(cafile=str(cert))
    statuses: list[int] = []
    with (tmp_path / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        end = time.monotonic() + PATIENCE
        with httpx.Client(base_url=f"https://localhost:{port}", verify=trust) as visitor:
            while len(statuses) < 5:
                assert process.poll() is None, (tmp_path / "proxy.log").read_text()
                assert time.monotonic() < end
                with contextlib.suppress(httpx.HTTPError):
                    statuses.append(visitor.get("/health").status_code)
    finally:
        process.terminate()
        process.wait(PATIENCE)
    assert statuses == [502, 502, 502, 429, 429]  # nobody serves behind it


def test_what_is_the_hosts_alone_is_not_passed_on(browser: httpx.Client) -> None:
    assert browser.get("/metrics").status_code == 404
    assert browser.get("/health").status_code == 200


def test_a_huge_body_is_refused(browser: httpx.Client) -> None:
    assert browser.post("/api/guest", json={"name": "x" * 100_000}).status_code == 413


@pytest.mark.parametrize("half", [b"GET /health HTTP/1.1\r\nHost: localhost\r\n", HALF])
def test_half_a_request_is_given_up(proxy: Proxy, half: bytes) -> None:
    with (
        socket.create_connection(("127.0.0.1", proxy.port), PATIENCE) as plain,
        proxy.trust.wrap_socket(plain, server_hostname="localhost") as line,
    ):
        line.sendall(half)
        line.settimeout(PATIENCE)
        with contextlib.suppress(ConnectionError):
            while line.recv(1000):
                pass
