"""More ways in which an address can be a private one, or a look-up can fail."""

import asyncio
import ipaddress
import socket
from typing import Any

import pytest

from throneroom.server import webhooks
from throneroom.server.thinking import Thinkers


@pytest.mark.parametrize(
    "ip",
    ["::127.0.0.1", "::ffff:0:127.0.0.1", "fec0::1", "5f00::1", "3fff::1", "4000::1", "100::1"],
)
def test_only_the_assigned_part_of_ipv6_is_public(ip: str) -> None:
    assert not webhooks.is_public(ipaddress.ip_address(ip))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "WAIT", 0.01)
    monkeypatch.setattr(webhooks, "TIMEOUT", 0.3)


def test_a_look_up_that_fails_is_tried_again_and_one_that_hangs_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked_up: list[str] = []

    async def fail(_: Any, host: str, *__: Any, **___: Any) -> Any:
        looked_up.append(host)
        raise socket.gaierror(socket.EAI_AGAIN, "try again")

    async def hang(_: Any, host: str, *__: Any, **___: Any) -> Any:
        looked_up.append(host)
        await asyncio.sleep(60)

    for answer in (fail, hang):
        looked_up.clear()
        monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", answer)
        hook = webhooks.notify("http://hook.example/", {"text": "Your turn"}, False)
        assert not asyncio.run(asyncio.wait_for(hook, 50))
        assert len(looked_up) == webhooks.TRIES


def test_nobody_can_foresee_what_a_bot_will_choose() -> None:
    """The seed of a bot's choice does not follow from what everybody knows."""
    one, other = Thinkers.start(1, 20.0), Thinkers.start(1, 20.0)
    try:
        assert one.seed("table", 7, 2) == one.seed("table", 7, 2)
        assert one.seed("table", 7, 2) != other.seed("table", 7, 2)
    finally:
        one.stop()
        other.stop()
