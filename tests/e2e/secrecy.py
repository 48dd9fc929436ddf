"""What a page received over its WebSocket, held against the whole game as it was recorded."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from throneroom.kernel import Decision, load
from throneroom.kernel.record import Match, parse_record
from throneroom.server.changes import changed

# What comes over the wire besides pictures and events; none of it speaks of the game.
OTHER = ("table", "note", "chat", "ack", "refused", "stale", "vote", "undone")


class Frames:
    """Keeps every message in the frames that a page receives, by connection."""

    def __init__(self, page: Page) -> None:
        self.connections: list[list[dict[str, Any]]] = []
        page.on("websocket", self._listen)

    def _listen(self, websocket: WebSocket) -> None:
        messages: list[dict[str, Any]] = []
        self.connections.append(messages)
        websocket.on("framereceived", lambda frame: self._hear(messages, json.loads(frame)))

    def _hear(self, messages: list[dict[str, Any]], frame: list[dict[str, Any]]) -> None:
        """Keep what has come; of changes the pictures that they lead to."""
        for message in frame:
            if message["t"] == "change":
                before = next(m for m in reversed(messages) if m["t"] == "state")
                assert message["n"] == before["n"] + 1
                told = {name: message[name] for name in ("n", "clocks")}
                messages.append({**changed(before, message["change"]), **told})
            else:
                messages.append(message)

    def count(self, kind: str) -> int:
        """How many messages of a kind have come over the newest connection."""
        return sum(message["t"] == kind for message in self.connections[-1])

    def last_view(self) -> dict[str, Any]:
        """The newest picture's view."""
        return next(m["view"] for m in reversed(self.connections[-1]) if m["t"] == "state")


def check_frames(frames: Frames, record_text: str, seat: int | None) -> int:
    """Every picture is what the seat saw at some moment of the game, every event one that it may
    know of, all in the order in which they happened, and their numbers count nothing else.

    Returns how many pictures and events were checked.
    """
    pictures, events = _known_to(record_text, seat)
    return sum(_check_connection(messages, pictures, events) for messages in frames.connections)


def _known_to(
    record_text: str, seat: int | None
) -> tuple[list[tuple[str, str, list[str]]], list[str]]:
    """The seat's views and decisions after every move, and all that it was told."""
    record = parse_record(record_text)
    game = load(record.header.slug)
    match = Match.from_header(game, record.header)
    state = match.state
    told = [game.describe(event, seat) for event in state.table.flow.events]
    pictures = []
    for move in (None, *record.moves):
        if move is not None:
            happened = state.apply(move.seat, game.read(move.text))
            told += [game.describe(event, seat) for event in happened]
        decision = None if seat is None else state.decision(seat)
        names = list(game.seat_names(state.table))
        pictures.append((_text(state.view(seat)), _text(_as_json(decision)), names))
    return pictures, [_text(event) for event in told if event is not None]


def _as_json(decision: Decision | None) -> dict[str, Any] | None:
    if decision is None:
        return None
    return {
        "kind": decision.kind,
        "context": decision.context,
        "choices": [choice._asdict() for choice in decision.choices],
        "may_take_back": decision.may_take_back,
        "offer": decision.offer,
    }


def _check_connection(
    messages: list[dict[str, Any]], pictures: list[tuple[str, str, list[str]]], events: list[str]
) -> int:
    checked = at_picture = at_event = heard = 0
    for message in messages:
        if message["t"] == "state":
            at_picture = _find_picture(message, pictures, at_picture)
            checked += 1
        elif message["t"] == "events":
            for entry in message["events"]:
                heard += 1
                assert entry["i"] == heard
                at_event = events.index(_text(entry["event"]), at_event) + 1
                checked += 1
        else:
            assert message["t"] in OTHER
    return checked


def _find_picture(
    message: dict[str, Any], pictures: list[tuple[str, str, list[str]]], start: int
) -> int:
    """The moment, not before the last one, at which this was what the seat knew."""
    shown = message["decision"]
    asked = _text(shown and {name: shown[name] for name in shown if name != "token"})
    view = _text(message["view"])
    for i in range(start, len(pictures)):
        # Nothing is asked of a seat for which a bot plays.
        if pictures[i][0] == view and asked in (pictures[i][1], "null"):
            assert message["seat_names"] == pictures[i][2]
            return i
    raise AssertionError(f"the seat never saw this: {view[:2000]} {asked[:500]}")


def _text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
