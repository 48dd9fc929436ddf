"""Turn notices to a person's own address: JSON that chat services understand."""

import asyncio
import ipaddress
import logging
import socket
from urllib.parse import urlsplit

import httpx

from throneroom.server.errors import Refused

logger = logging.getLogger("throneroom.webhooks")
LONGEST_ADDRESS = 500
TIMEOUT = 5.0
TRIES = 3
WAIT = 2.0


def check_address(address: str) -> str:
    """An http or https address of sensible length, without a name and password in it."""
    if len(address) > LONGEST_ADDRESS:
        raise Refused(422, "bad-webhook")
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Refused(422, "bad-webhook") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username:
        raise Refused(422, "bad-webhook")
    if port is not None and not 0 < port < 65536:
        raise Refused(422, "bad-webhook")
    return address


async def public_address(address: str) -> str | None:
    """The IP address to connect to, if every address of the host is a public one."""
    parts = urlsplit(address)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except OSError:
        return None
    addresses = [ipaddress.ip_address(entry[4][0]) for entry in found]
    if not addresses or not all(ip.is_global and not ip.is_multicast for ip in addresses):
        return None
    return str(addresses[0])


async def notify(address: str, message: dict[str, str], allow_private: bool) -> bool:
    """Send a notice, a few times if need be. Redirects are never followed."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    for attempt in range(TRIES):
        if attempt:
            await asyncio.sleep(WAIT**attempt)
        target = address
        if not allow_private:
            ip = await public_address(address)
            if ip is None:
                logger.warning("webhook refused: not a public address")
                return False
            # To the address that was checked: a name could be looked up differently a second time.
            shown = f"[{ip}]" if ":" in ip else ip
            port = f":{parts.port}" if parts.port else ""
            target = parts._replace(netloc=shown + port).geturl()
        try:
            async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False) as client:
                answer = await client.post(
                    target,
                    json=message,
                    headers={"Host": parts.netloc},
                    extensions={"sni_hostname": host},
                )
            if answer.status_code < 400:
                return True
        except httpx.HTTPError:
            continue
    logger.warning("webhook not delivered")
    return False
