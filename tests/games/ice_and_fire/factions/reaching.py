"""Tests that pass by whatever does not concern them: windows, re-rolls and free turns."""

from tests.games.ice_and_fire.factions.helpers import asked, listed, play
from tests.games.ice_and_fire.helpers import Loaded

from throneroom.kernel import Event, State

PASSES = {"react": "pass", "react_in_private": "pass", "reroll": "keep"}
MOST = 40  # questions that are passed by


class Thrown(Loaded):
    """Dice with six sides as loaded, and every D3 the same."""

    def __init__(self, faces: tuple[int, ...], d3: int) -> None:
        super().__init__(faces)
        self.d3 = d3

    def below(self, n: int) -> int:
        return self.d3 - 1 if n == 3 else super().below(n)

    def copy(self) -> "Thrown":
        return Thrown(tuple(self.faces), self.d3)


def reach(state: State, *texts: str, dice: tuple[int, ...] = (), d3: int = 1) -> list[Event]:
    """Play these actions, and pass by what could be used or re-rolled before each of them."""
    if dice:
        state.table.flow.chance = Thrown(dice, d3)
    events: list[Event] = []
    for text in texts:
        for _ in range(MOST):
            if text in listed(state) or asked(state)[0] not in PASSES:
                break
            events += play(state, PASSES[asked(state)[0]])
        events += play(state, text)
    return events


def settle(state: State) -> list[Event]:
    """Pass by what could be used or re-rolled until something else is asked."""
    events: list[Event] = []
    for _ in range(MOST):
        if state.outcome() is not None or asked(state)[0] not in PASSES:
            break
        events += play(state, PASSES[asked(state)[0]])
    return events


def offered(state: State, text: str) -> bool:
    """Whether this can be used before anything else but windows and re-rolls is asked."""
    for _ in range(MOST):
        if text in listed(state):
            return True
        if asked(state)[0] not in PASSES:
            return False
        play(state, PASSES[asked(state)[0]])
    return False


def all_offered(state: State) -> set[str]:
    """Whatever could be used or re-rolled until something else is asked; it is passed by."""
    found: set[str] = set()
    for _ in range(MOST):
        if asked(state)[0] not in PASSES:
            break
        found |= set(listed(state))
        play(state, PASSES[asked(state)[0]])
    return found


def next_round(state: State) -> None:
    """Hold and pass until the next round has begun."""
    now = state.table.round
    while state.table.round == now and state.outcome() is None:
        texts = listed(state)
        held = next((text for text in texts if text in ("hold", "pass", "keep")), None)
        play(state, held or texts[0])
