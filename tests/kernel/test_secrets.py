"""What is hidden stays hidden: views, private questions, sights, imagined states, events."""

import pytest
from tests.kernel.test_state import at
from tests.kernel.tiny import CARDS, GAME, RAVEN

from throneroom.kernel import BadInput, Event, FastChance, State


def test_a_view_shows_the_own_card_and_no_other() -> None:
    state = at("bid", cards=["stag", "wolf", "lion"])
    assert state.view(1)["card"] == "wolf"
    assert "card" not in state.view(None)
    shown = {name for seat in (0, 2, None) for name in CARDS.ids if name in str(state.view(seat))}
    assert "wolf" not in shown


def test_nobody_is_told_who_is_asked_in_private() -> None:
    state = at("raven", bids=[1, 0, 0], cards=["stag", "raven", "lion"])
    assert state.to_move() == (1,)
    assert state.view(1)["awaiting"] == [1]
    assert [state.view(seat)["awaiting"] for seat in (0, 2, None)] == [None, None, None]
    assert state.decision(1) is not None
    assert state.decision(0) is None


def test_a_sight_gives_what_the_seat_may_know() -> None:
    state = at("plan", cards=["stag", "wolf", "lion"])
    state.play_text(0, "place left")
    sight = state.sight(1)
    assert sight.seat == 1
    assert sight.game is GAME
    assert sight.view == state.view(1)
    assert sight.legal() == state.legal(1)
    assert not hasattr(sight, "table")
    assert not hasattr(sight, "state")


def imagined(state: State, seat: int) -> list[State]:
    return [state.sight(seat).imagine(FastChance(seed)) for seed in range(60)]


def test_hidden_cards_are_drawn_anew() -> None:
    state = at("bid", cards=["stag", "wolf", "lion"])
    worlds = imagined(state, 1)
    assert all(world.table.cards[1] == CARDS.index["wolf"] for world in worlds)
    others = {world.table.cards[seat] for world in worlds for seat in (0, 2)}
    assert others == set(range(len(CARDS.ids))) - {CARDS.index["wolf"]}


def test_drafts_of_others_are_drawn_anew() -> None:
    state = at("plan")
    state.play_text(0, "place left")
    state.play_text(0, "place left")
    state.play_text(0, "ready")
    state.play_text(1, "place right")
    worlds = imagined(state, 1)
    assert all(world.table.flags[2:4] == [0, 1] for world in worlds)
    assert len({tuple(world.table.flags[:2]) for world in worlds}) == 6
    assert all(world.to_move() == (1, 2) for world in worlds)


def test_sealed_answers_of_others_are_drawn_anew() -> None:
    state = at("bid", coins=[3, 5, 5])
    state.play_text(0, "bid 3")
    state.play_text(1, "bid 4")
    for seat, own in ((1, ("bid", 4)), (2, None)):
        worlds = imagined(state, seat)
        assert {world.table.flow.answers[seat] for world in worlds} == {own}
        assert {world.table.flow.answers[0] for world in worlds} == {("bid", n) for n in range(4)}
        assert {world.to_move() for world in worlds} == {(2,)}
    assert state.table.flow.answers == (("bid", 3), ("bid", 4), None)


def test_what_is_imagined_depends_only_on_what_is_known() -> None:
    """Two truths that look alike to seat 1 give the very same imagined state."""
    one = at("bid", cards=["stag", "wolf", "lion"])
    two = at("bid", cards=["rose", "wolf", "raven"])
    assert one.digest() != two.digest()
    assert one.view(1) == two.view(1)
    for seed in range(5):
        first = one.imagine(1, FastChance(seed))
        second = two.imagine(1, FastChance(seed))
        assert first.digest() == second.digest()
    assert one.imagine(0, FastChance(1)).digest() != two.imagine(0, FastChance(1)).digest()


def test_what_others_did_in_private_is_not_counted() -> None:
    kept = at("raven", bids=[1, 0, 0], cards=["stag", "raven", "lion"])
    kept.play_text(1, "keep")
    nobody = at("raven", bids=[1, 0, 0], cards=["stag", "wolf", "lion"])
    assert kept.table.flow.seq == nobody.table.flow.seq + 1
    kept.table.flow.chance = nobody.table.flow.chance.copy()
    assert kept.view(0) == nobody.view(0)
    assert kept.imagine(0, FastChance(1)).digest() == nobody.imagine(0, FastChance(1)).digest()


def test_only_who_is_asked_in_private_can_imagine() -> None:
    state = at("raven", bids=[1, 0, 0], cards=["stag", "raven", "lion"])
    assert state.imagine(1, FastChance(1)).view(1) == state.view(1)
    with pytest.raises(BadInput, match="cannot-imagine"):
        state.sight(0).imagine(FastChance(1))


def test_an_imagined_state_can_be_played_without_touching_the_truth() -> None:
    state = at("bid")
    before = state.digest()
    world = state.imagine(0, FastChance(1))
    for seat in world.to_move():
        world.play(seat, world.legal(seat)[0])
    assert state.digest() == before
    assert world.table.flow.chance is not state.table.flow.chance


def test_what_a_seat_has_seen_it_goes_on_knowing() -> None:
    state = at("raven", bids=[1, 0, 0], cards=["stag", "raven", "lion"])
    state.play_text(1, "swap")
    assert state.view(1)["swapped"] is True
    assert all(world.table.deck[0] == RAVEN for world in imagined(state, 1))
    assert {world.table.deck[0] == RAVEN for world in imagined(state, 0)} == {True, False}


def test_the_secret_part_of_an_event_is_for_some_only() -> None:
    event = Event("dealt", (1,), (CARDS.index["rose"],), (1,))
    assert GAME.describe(event, 1) == {"kind": "dealt", "seat": "1", "card": "rose"}
    for seat in (0, 2, None):
        assert GAME.describe(event, seat) == {"kind": "dealt", "seat": "1"}
    revealed = {"kind": "dealt", "seat": "1", "card": "rose"}
    assert GAME.describe(event, None, reveal=True) == revealed


def test_of_a_hidden_event_the_others_hear_nothing() -> None:
    state = at("raven", bids=[1, 0, 0], cards=["stag", "raven", "lion"])
    events = state.play_text(1, "swap")
    assert [event.kind for event in events] == ["swapped", "rolled"]
    assert GAME.describe(events[0], 1) == {"kind": "swapped", "card": "trout"}
    assert GAME.describe(events[0], 0) is None
    assert GAME.describe(events[0], None) is None
    assert GAME.describe(events[0], None, reveal=True) == {"kind": "swapped", "card": "trout"}


def test_a_public_event_is_told_by_ids() -> None:
    event = Event("opened", (0, (1, 0, 0, 2)))
    assert GAME.describe(event, None) == {
        "kind": "opened",
        "chest": "left",
        "flags": [1, 0, 0, 2],
    }
