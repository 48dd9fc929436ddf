"""What is made quickly for the wire is the same as what the kernel makes; what comes in is checked;
and the page's types are the server's."""

import random

import pytest
from scripts import make_wire

from throneroom.kernel import CommittedChance, load
from throneroom.server.messages import Act, NamedAction, Ping, Say, UndoVote
from throneroom.server.wire import LONGEST_MESSAGE, decode, digest, stamp


@pytest.mark.parametrize(("slug", "seats"), [("iron_throne", 5), ("thrones", 6), ("watch", 4)])
def test_the_quick_digest_is_the_digest(slug: str, seats: int) -> None:
    rng = random.Random(slug)
    state = load(slug).start(seats, {}, chance=CommittedChance(bytes(range(32))))
    seen: set[str] = set()
    while state.to_move() and len(seen) < 400:
        assert digest(state) == state.digest()
        seen.add(digest(state))
        seat = rng.choice(state.to_move())
        state.apply(seat, rng.choice(state.legal(seat)))
    assert len(seen) == 400


def test_a_moment_is_written_in_milliseconds() -> None:
    assert stamp(0) == "1970-01-01T00:00:00.000Z"
    assert stamp(1_763_262_000.5) == "2025-11-16T03:00:00.500Z"
    assert stamp(1_763_262_000.9996) == "2025-11-16T03:00:00.999Z"


def test_the_types_of_the_page_are_made_from_the_servers() -> None:
    written = make_wire.FILE.read_text("utf-8")
    assert written == make_wire.written(), "python -m scripts.make_wire writes them anew"


def test_a_type_that_has_no_counterpart_is_not_passed_over() -> None:
    with pytest.raises(TypeError, match="bytes"):
        make_wire.spelled(bytes)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ('{"t": "ping", "id": "m1"}', ("m1", Ping("m1"))),
        ('{"t": "ping"}', (None, Ping())),
        (
            '{"t": "act", "id": "a", "token": "x", "action": {"verb": "go", "args": {"n": 2}}}',
            ("a", Act("x", NamedAction("go", {"n": 2}), "a")),
        ),
        ('{"t": "chat", "text": "Hello", "to": 7}', (None, Say("Hello", to=7))),
        ('{"t": "undo_vote", "yes": true, "more": 1}', (None, UndoVote(True))),
        (f'{{"t": "ping", "id": "{"x" * 41}"}}', (None, Ping("x" * 41))),
        ('{"t": "act", "id": "m2", "token": 1, "action": "go"}', ("m2", None)),
        ('{"t": "act", "id": "m3", "token": "x"}', ("m3", None)),
        ('{"t": "chat", "id": "m4", "to": 8}', ("m4", None)),
        ('{"t": "chat", "id": "m5", "to": true}', ("m5", None)),
        ('{"t": "undo_vote", "id": "m6", "yes": 1}', ("m6", None)),
        ('{"t": "teleport", "id": "m7"}', ("m7", None)),
        ('{"t": "ping", "id": 7}', (None, None)),
        ("[]", (None, None)),
        ("{", (None, None)),
        ('{"t": "ping", "id": "' + "x" * LONGEST_MESSAGE + '"}', (None, None)),
    ],
)
def test_messages_are_checked_before_anything_is_done(text: str, read: object) -> None:
    assert decode(text) == read
