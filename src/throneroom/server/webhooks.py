"""Turn notices to an address that a person has given: JSON that chat services understand, or what
a push service takes."""

import asyncio
import ipaddress
import json
import logging
import socket
import ssl
from functools import cache
from urllib.parse import urlsplit

import httpx

from throneroom.server.errors import Refused

logger = logging.getLogger("throneroom.webhooks")
LONGEST_ADDRESS = 500
TIMEOUT = 5.0
TRIES = 3
WAIT = 2.0  # seconds before the second try, and twice as long before each further one

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
OPEN_IPV6 = ipaddress.ip_network("2000::/3")  # all that has ever been given away
# Networks that stand for others, or for nothing: what is behind them cannot be judged.
DISGUISES = [ipaddress.ip_network(net) for net in ("2002::/16", "3fff::/20", "192.88.99.0/24")]


def check_address(address: str) -> str:
    """An http or https address of sensible length, without a name and password in it."""
    if len(address) > LONGEST_ADDRESS or not address.isascii() or not address.isprintable():
        raise Refused(422, "bad-webhook")
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Refused(422, "bad-webhook") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        raise Refused(422, "bad-webhook")
    if port == 0 or " " in address:
        raise Refused(422, "bad-webhook")
    return address


def is_public(ip: Address) -> bool:
    """Whether an address is one of the open internet."""
    if ip.is_multicast or any(ip in network for network in DISGUISES):
        return False
    if ip.version == 6 and ip not in OPEN_IPV6:
        return False
    return ip.is_global


async def public_address(host: str, port: int) -> str | None:
    """The IP address to connect to, if every address of the host is a public one."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    try:
        addresses = [ipaddress.ip_address(entry[4][0]) for entry in found]
    except ValueError:
        return None
    if not addresses or not all(is_public(ip) for ip in addresses):
        return None
    return str(addresses[0])


async def notify(address: str, message: dict[str, str], allow_private: bool) -> bool:
    """Send a notice as JSON; whether it has arrived."""
    content = json.dumps(message, ensure_ascii=False).encode()
    kind = {"Content-Type": "application/json"}
    return 200 <= await deliver(address, content, kind, allow_private) < 300


async def deliver(
    address: str, content: bytes, headers: dict[str, str], allow_private: bool
) -> int:
    """Send something, a few times if need be; returns the status of the last answer, 0 for none.
    Redirects are never followed."""
    status = 0
    for attempt in range(TRIES):
        if attempt:
            await asyncio.sleep(WAIT * 2 ** (attempt - 1))
        try:
            async with asyncio.timeout(TIMEOUT):
                target = address if allow_private else await _checked(address)
                if target is None:
                    logger.warning("notice refused: not a public address")
                    return 0
                status = await _post(address, target, content, headers)
        except (OSError, UnicodeError, httpx.HTTPError, httpx.InvalidURL):
            continue  # also when the time is up, or the name cannot be looked up now
        if status < 300:
            return status
        if status < 500 and status != 429:
            break  # it would say the same again
    logger.warning("notice not delivered")
    return status


async def _checked(address: str) -> str | None:
    """The same address with the IP that was checked: a name could be looked up differently a
    second time."""
    parts = urlsplit(address)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    ip = await public_address(parts.hostname or "", port)
    if ip is None:
        return None
    shown = f"[{ip}]" if ":" in ip else ip
    return parts._replace(netloc=shown + (f":{parts.port}" if parts.port else "")).geturl()


@cache
def _trust() -> ssl.SSLContext:
    """The certificates that we trust. To read them takes so long that nobody is kept waiting for it
    with every notice."""
    return httpx.create_ssl_context(trust_env=False)


async def _post(address: str, target: str, content: bytes, headers: dict[str, str]) -> int:
    """The status of the answer. Its body is not read."""
    parts = urlsplit(address)
    trust = await asyncio.to_thread(_trust)
    async with (
        httpx.AsyncClient(
            verify=trust, timeout=TIMEOUT, follow_redirects=False, trust_env=False
        ) as client,
        client.stream(
            "POST",
            target,
            content=content,
            headers={**headers, "Host": parts.netloc},
            extensions={"sni_hostname": parts.hostname or ""},
        ) as answer,
    ):
        return answer.status_code
