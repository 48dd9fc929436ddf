"""What a page received over its WebSocket, held against the whole game as it was recorded."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from throneroom.kernel import load
from throneroom.kernel.record import Match, parse_record


class Frames:
    """Keeps every frame that a page receives."""

    def __init__(self, page: Page) -> None:
        self.messages: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, websocket: WebSocket) -> None:
        websocket.on("framereceived", lambda frame: self._keep(frame))

    def _keep(self, frame: str | bytes) -> None:
        self.messages.append(json.loads(frame))


def check_frames(frames: Frames, record_text: str, seat: int) -> int:
    """Every picture is a view that the seat had, every event one that it may know of.

    Returns how many pictures and events were checked.
    """
    record = parse_record(record_text)
    game = load(record.header.slug)
    match = Match.from_header(game, record.header)
    views = {_text(match.state.view(seat))}
    events: set[str] = set()
    for move in record.moves:
        for event in match.state.apply(move.seat, game.read(move.text)):
            told = game.describe(event, seat)
            if told is not None:
                events.add(_text(told))
        views.add(_text(match.state.view(seat)))
    checked = 0
    for message in frames.messages:
        if message["t"] == "state":
            assert _text(message["view"]) in views
            checked += 1
        elif message["t"] == "events":
            for entry in message["events"]:
                assert _text(entry["event"]) in events
                checked += 1
        else:
            assert message["t"] in ("table", "note", "chat", "ack", "refused", "stale")
    return checked


def _text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
