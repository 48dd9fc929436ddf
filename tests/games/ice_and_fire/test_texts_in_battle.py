"""What holds for texts in every battle: nothing is left over, no card is lost, nothing is told."""

from collections import Counter

import pytest

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.lasting import ACTION, ATTACK, TURN
from throneroom.games.ice_and_fire.state import Battle
from throneroom.kernel import FastChance, State

ARMIES = {"armies": ["stark_40", "lannister_40"], "terrain": "none"}
REACTIONS = ("react", "react_in_private", "arrange")


def check_cards(t: Battle) -> None:
    """Every card of a deck is in one place."""
    for seat, deck in enumerate(t.muster.decks):
        attached = [row.card for row in t.lasting if row.seat == seat and row.card >= 0]
        found = Counter((*t.hand[seat], *t.deck[seat], *t.discard[seat], *attached))
        assert found == Counter(deck)
        assert not Counter(t.known[seat]) - Counter(t.hand[seat])


def check_nothing_is_left(t: Battle) -> None:
    """At the beginning of a turn nothing of the last one is there."""
    assert t.fights == []
    assert t.tests == []
    assert [row for row in t.lasting if row.until in (ACTION, TURN) or row.until >= ATTACK] == []


def check_secrecy(state: State) -> None:
    """With other cards in the hand of whoever is asked the other one sees the same."""
    seat = state.to_move()[0]
    other = 1 - seat
    swapped = state.copy()
    t = swapped.table
    count = min(len(t.hand[seat]), len(t.deck[seat]))
    if not count or t.known[seat]:
        return
    hand, deck = t.hand[seat], t.deck[seat]
    t.hand[seat] = (*deck[:count], *hand[count:])
    t.deck[seat] = (*hand[:count], *deck[count:])
    assert swapped.view(other) == state.view(other)
    assert swapped.view(None) == state.view(None)


@pytest.mark.rule("F16.7", "F16.8", "F34.13")
@pytest.mark.parametrize("seed", range(4))
def test_battles_with_texts(seed: int) -> None:
    state = GAME.start(2, ARMIES, seed=seed)
    chance = FastChance(seed + 100)
    for _ in range(3000):
        if state.outcome() is not None:
            break
        t = state.table
        if t.flow.kind == "activate":
            check_nothing_is_left(t)
        if t.flow.kind in REACTIONS:
            check_secrecy(state)
        check_cards(t)
        seat = state.to_move()[0]
        state.apply(seat, state.sample(seat, chance))
    assert state.outcome() is not None


@pytest.mark.rule("F34.13")
def test_not_everything_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most moments open no window, and most windows find nobody with something to use."""
    opened: Counter[str] = Counter()
    for name in ("moment", "window"):
        step = GAME.steps[name]

        def counted(t: Battle, *args: object, name: str = name, step: object = step) -> None:
            # A window comes back after each answer; it is opened with nobody having passed.
            if name == "moment" or args[2] == 0:
                opened[name] += 1
            step(t, *args)  # type: ignore[operator]

        monkeypatch.setitem(GAME.steps, name, counted)
    battles = 4
    asked = 0
    for seed in range(battles):
        state = GAME.start(2, ARMIES, seed=seed)
        chance = FastChance(seed + 100)
        while state.outcome() is None:
            asked += state.table.flow.kind in REACTIONS
            seat = state.to_move()[0]
            state.apply(seat, state.sample(seat, chance))
    assert asked / battles < 120
    assert asked < opened["moment"] < 600 * battles
