"""Every frame that a seat or a spectator receives in whole games holds nothing hidden from it.

The games are replayed from their records afterwards: every picture must be exactly the view of
that seat at some moment, in the order of the moments, and every event as that seat may know it.
"""

import json
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.client import PATIENCE, Page, Person, at_random
from tests.server.process import Server

from throneroom.games.iron_throne.content import CARDS
from throneroom.kernel import State, load
from throneroom.kernel.record import Match, parse_record


def plain(value: Any) -> Any:
    """As it comes over the wire."""
    return json.loads(json.dumps(value))


def moments(game: str, record: str) -> Iterator[tuple[State, list[Any]]]:
    """The states of a recorded game one after the other, each with the events that led to it."""
    parsed = parse_record(record)
    match = Match.from_header(load(game), parsed.header)
    yield match.state, list(match.state.table.flow.events)
    for move in parsed.moves:
        events = match.state.play(move.seat, match.game.read(move.text))
        yield match.state, events


def play_in_threads(pages: list[Page]) -> None:
    """Everybody plays at once, as people do."""
    failures: list[BaseException] = []

    def play(page: Page, seed: int) -> None:
        try:
            assert page.play_on(at_random(seed)) is not None
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=play, args=(p, i), daemon=True) for i, p in enumerate(pages)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(4 * PATIENCE)
    assert not failures, failures
    assert not any(thread.is_alive() for thread in threads), "the game does not end"


@pytest.mark.parametrize(
    ("game", "seats"), [("iron_throne", 4), ("thrones", 4), ("watch", 3)], ids=lambda v: str(v)
)
def test_nothing_hidden_in_any_frame(server: Server, game: str, seats: int) -> None:
    """Two people, bots on the other seats, and a spectator."""
    one, two, watcher = Person(server, "One"), Person(server, "Two"), Person(server, "Watcher")
    table = one.bot_table(game, seats, people=2)
    path = f"/api/tables/{table['id']}"
    two.ok("POST", f"{path}/join", {})
    pages: list[tuple[int | None, Page]] = [
        (seat, person.page(table["id"])) for seat, person in ((0, one), (1, two), (None, watcher))
    ]
    one.ok("POST", f"{path}/start")
    play_in_threads([page for _, page in pages])
    record = one.ask("GET", f"{path}/record").text
    for seat, page in pages:
        page.quiet(0.3)
        _compare(game, record, seat, page)


def _compare(game: str, record: str, seat: int | None, page: Page) -> None:
    rules = load(game)
    views, decisions, told = [], [], []
    for state, events in moments(game, record):
        views.append(plain(state.view(seat)))
        decision = None if seat is None else state.decision(seat)
        choices = [] if decision is None else [choice.text for choice in decision.choices]
        decisions.append((choices, decision.kind if decision else None))
        seen = [plain(rules.describe(event, seat)) for event in events]
        told += [event for event in seen if event is not None]
    named = plain(rules.aliases(state.table)) if rules.aliases else {}
    at = 0
    for frame in page.frames:
        if frame["t"] != "state":
            continue
        found = decided(frame)
        while views[at] != frame["view"] or decisions[at] != found:
            at += 1
            assert at < len(views), "a picture that is no view of this seat at any moment"
        _check_bounds(frame, seat, named)
    assert at == len(views) - 1, "the last picture is the end"
    entries = [e for frame in page.frames if frame["t"] == "events" for e in frame["events"]]
    assert [entry["event"] for entry in entries] == told
    assert [entry["i"] for entry in entries] == list(range(1, len(entries) + 1))
    _check_kinds(page)


def decided(frame: dict[str, Any]) -> tuple[list[str], str | None]:
    """What a picture asks."""
    decision = frame["decision"]
    if decision is None:
        return [], None
    return [choice["text"] for choice in decision["choices"]], decision["kind"]


def _check_bounds(frame: dict[str, Any], seat: int | None, named: Any) -> None:
    """The rest of a picture is nothing but what is public, or one's own."""
    assert set(frame) == {
        "t", "n", "view", "decision", "seat_names", "aliases", "clocks", "outcome", "undo",
        "may_undo", "undo_alone",
    }  # fmt: skip
    assert frame["clocks"] == {}
    assert frame["aliases"] == named
    if seat is None:
        assert frame["decision"] is None


def _check_kinds(page: Page) -> None:
    """No digest, seed or state goes over the wire, in no frame."""
    for frame in page.frames:
        assert frame["t"] in ("table", "state", "events", "chat", "note", "ack")
    for text in page.texts:
        assert '"digest"' not in text
        assert '"seed"' not in text


def test_no_hidden_card_is_named_in_any_frame(server: Server) -> None:
    """The Iron Throne, a view of three other hands: no card of theirs that is not known."""
    person = Person(server, "Alone")
    table = person.bot_table("iron_throne", 4)
    page = person.page(table["id"])
    assert page.play_on(at_random(9)) is not None
    record = person.ask("GET", f"/api/tables/{table['id']}/record").text
    views, hidden = [], []
    for state, _ in moments("iron_throne", record):
        views.append(plain(state.view(0)))
        shown = json.dumps(views[-1])
        others = [card for seat in (1, 2, 3) for card in state.table.hand[seat]]
        names = {CARDS.ids[card] for card in others}
        hidden.append({name for name in names if f'"{name}"' not in shown})
    assert any(hidden)
    at = checked = 0
    for frame in page.frames:
        if frame["t"] != "state":
            continue
        text = json.dumps(frame)
        while views[at] != frame["view"]:
            at += 1
        for name in hidden[at]:
            assert f'"{name}"' not in text
            checked += 1
    assert checked > 100
