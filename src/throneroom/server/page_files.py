"""The built page: files that never change under their names are kept by browsers for ever, and all
are sent as they were compressed when the page was built."""

from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, Response

from throneroom.server.config import Config
from throneroom.server.errors import Refused

# In the order of preference, with the ending of the compressed file.
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the name has the hash of what is in it
ASK_AGAIN: Final = "no-cache"


def add_page(app: FastAPI, config: Config) -> None:
    """Every address that is not a file is the page itself."""
    index = config.page / "index.html"

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Refused(404, "no-such-address")
        file = page_file(config.page, path)
        if file is None and path.startswith("assets/"):
            raise Refused(404, "no-such-address")  # a page of an older build asks for its parts
        if file is None and not index.is_file():
            raise Refused(404, "page-not-built")
        accepted = request.headers.get("accept-encoding", "")
        return sent(file or index, accepted, FOR_EVER if path.startswith("assets/") else ASK_AGAIN)


def sent(file: Path, accepted: str, kept: str) -> FileResponse:
    """A file, in the best of the encodings that are accepted."""
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    wanted = accepted_encodings(accepted)
    for encoding, ending in ENCODINGS:
        squeezed = file.with_name(file.name + ending)
        if encoding in wanted and squeezed.is_file():
            headers["Content-Encoding"] = encoding
            kind = FileResponse(file).media_type  # by the name of the file itself
            return FileResponse(squeezed, headers=headers, media_type=kind)
    return FileResponse(file, headers=headers)


def accepted_encodings(header: str) -> set[str]:
    """The encodings that a browser accepts: those that it does not weigh with nothing."""
    accepted = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.strip().replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            accepted.add(name.strip())
    return accepted


def page_file(folder: Path, path: str) -> Path | None:
    """A file of the page, and never one from elsewhere."""
    try:
        file = (folder / path).resolve()
        return file if path and file.is_file() and file.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):
        return None  # no path at all: too long, or with a NUL in it
