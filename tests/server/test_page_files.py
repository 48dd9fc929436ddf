"""The files of the page: found, kept and compressed as browsers can use them."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from throneroom.server.config import Config
from throneroom.server.errors import Refused
from throneroom.server.page_files import accepted_encodings, add_page

Ask = Callable[..., httpx.Response]
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture
def page(tmp_path: Path) -> Ask:
    """A page of three files, one of them compressed when it was built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the page", "utf-8")
    (tmp_path / "assets" / "main-1a2b.js").write_text("let plain", "utf-8")
    (tmp_path / "assets" / "main-1a2b.js.br").write_bytes(b"squeezed well")
    (tmp_path / "assets" / "main-1a2b.js.gz").write_bytes(b"squeezed")
    (tmp_path / "assets" / "sans.woff2").write_bytes(b"letters")
    app = FastAPI()
    add_page(app, Config(page=tmp_path))

    async def ask(path: str, method: str, accepted: str) -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://page") as client:
            headers = {"Accept-Encoding": accepted}
            async with client.stream(method, path, headers=headers) as answer:
                answer.extensions["sent"] = b"".join([part async for part in answer.aiter_raw()])
                return answer

    def asked(path: str, method: str = "GET", accepted: str = "") -> httpx.Response:
        return asyncio.run(ask(path, method, accepted))

    return asked


@pytest.mark.parametrize(
    ("accepted", "sent", "encoding"),
    [
        ("gzip, deflate, br, zstd", b"squeezed well", "br"),
        ("gzip;q=1.0, br;q=0", b"squeezed", "gzip"),
        ("identity", b"let plain", None),
        ("", b"let plain", None),
    ],
)
def test_a_file_is_sent_in_the_best_encoding_that_is_accepted(
    page: Ask, accepted: str, sent: bytes, encoding: str | None
) -> None:
    answer = page("/assets/main-1a2b.js", accepted=accepted)
    assert answer.extensions["sent"] == sent
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == FOR_EVER
    assert answer.headers["vary"] == "Accept-Encoding"


def test_what_was_not_compressed_is_sent_as_it_is(page: Ask) -> None:
    answer = page("/assets/sans.woff2", accepted="br")
    assert (answer.extensions["sent"], answer.headers["cache-control"]) == (b"letters", FOR_EVER)
    assert "content-encoding" not in answer.headers


def test_every_other_address_is_the_page_and_is_asked_for_again(page: Ask) -> None:
    for path in ("/", "/table/abc", "/rules/thrones"):
        answer = page(path)
        kept = answer.headers["cache-control"]
        assert (answer.extensions["sent"], kept) == (b"<p>the page", "no-cache")
    only_headers = page("/", "HEAD")
    assert (only_headers.status_code, only_headers.extensions["sent"]) == (200, b"")


@pytest.mark.parametrize("path", ["/assets/older-9f8e.js", "/api/nothing", "/api"])
def test_parts_of_an_older_page_are_not_the_page(page: Ask, path: str) -> None:
    with pytest.raises(Refused):
        page(path)


@pytest.mark.parametrize(
    ("header", "names"),
    [
        ("", {""}),
        ("br", {"br"}),
        ("GZIP , Br;q=0.5", {"gzip", "br"}),
        ("gzip; q=0, br;q=0.000", set()),
    ],
)
def test_encodings_that_weigh_nothing_are_not_accepted(header: str, names: set[str]) -> None:
    assert accepted_encodings(header) == names
