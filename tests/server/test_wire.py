"""What is made quickly for the wire is the same as what the kernel makes."""

import random

import pytest

from throneroom.kernel import CommittedChance, load
from throneroom.server.wire import digest, stamp


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
