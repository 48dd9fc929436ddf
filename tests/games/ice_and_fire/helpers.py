"""Battles in few words, and dice that fall as a scenario wants them."""

from contextlib import ExitStack
from typing import Any
from unittest.mock import patch

import pytest

from throneroom.games.ice_and_fire import GAME, muster
from throneroom.games.ice_and_fire.muster import Muster
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.kernel import Event, FastChance, Illegal, State

SWORDS = "stark_stark_sworn_swords"
BERSERKERS = "stark_house_umber_berserkers"
OUTRIDERS = "stark_stark_outriders"
BOWMEN = "stark_stark_bowmen"
GREY_WIND = "stark_grey_wind"
GUARDSMEN = "lannister_lannister_guardsmen"
HALBERDIERS = "lannister_lannister_halberdiers"
CROSSBOWMEN = "lannister_lannister_crossbowmen"


COMMANDER_A = "stark_eddard_stark_lord_of_winterfell_commander"
COMMANDER_B = "lannister_tywin_lannister_lord_of_casterly_rock_commander"
AN_NCU = "stark_sansa_stark_little_bird"  # of 4 points


class Loaded:
    """A stream of chance that gives these faces first, and goes on by itself."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = list(faces)
        self.rest = FastChance(0)

    def below(self, n: int) -> int:
        if not self.faces:
            return self.rest.below(n)
        face = self.faces.pop(0)
        assert 1 <= face <= n, f"a {face} on a die with {n} sides"
        return face - 1

    def shuffle(self, items: list[Any]) -> None:
        self.rest.shuffle(items)

    def copy(self) -> "Loaded":
        other = Loaded(tuple(self.faces))
        other.rest = self.rest.copy()
        return other

    def to_json(self) -> list[Any]:
        return self.rest.to_json()


def unit(card: str, x: float, y: float, h: float, **more: Any) -> dict[str, Any]:
    return {"card": card, "at": [x, y, h], **more}


def battle(
    *,
    dice: tuple[int, ...] = (),
    options: dict[str, Any] | None = None,
    seats: int = 2,
    texts: bool = False,
    **table: Any,
) -> State:
    """A state from what matters in it; `dice` are the next faces. Only with `texts` do abilities
    and cards say anything: without them it is the rules alone that are tried."""
    units = {name: table.pop(name) for name in list(table) if name in UNITS.index}
    document = {
        "game": "ice_and_fire",
        "seats": seats,
        "options": options or {},
        "table": {"units": units, **table},
    }
    with ExitStack() as stack:
        loaded = patch("throneroom.kernel.game.chance_from_json", lambda data: Loaded(dice))
        stack.enter_context(loaded)
        if not texts:
            silent = patch.object(muster, "_made", lambda *cards: Muster((), (), cards[2]))
            stack.enter_context(silent)
        return GAME.from_position(document)


def load(state: State, *dice: int) -> None:
    """The next faces."""
    state.table.flow.chance = Loaded(dice)


def play(state: State, *texts: str) -> list[Event]:
    """Play actions for whoever is asked first; all that happened."""
    events: list[Event] = []
    for text in texts:
        events += state.play_text(state.to_move()[0], text)
    return events


def refused(state: State, text: str) -> str:
    """The rule by which an action is refused; it must leave everything as it was."""
    return refusal(state, text).rule


def refusal(state: State, text: str) -> Illegal:
    before = state.digest()
    with pytest.raises(Illegal) as found:
        state.play_text(state.to_move()[0], text)
    assert state.digest() == before
    return found.value


def listed(state: State, verb: str = "") -> list[str]:
    """The listed actions, or those of one verb."""
    texts = [GAME.write(action) for action in state.legal(state.to_move()[0])]
    return [text for text in texts if text.split()[0] == verb or not verb]


def asked(state: State) -> tuple[str, int]:
    """The question that is open, and who is asked."""
    return state.table.flow.kind, state.to_move()[0]


def at(state: State, name: str) -> tuple[float, float, float]:
    """The pose of a unit in inches and degrees."""
    t, u = state.table, UNITS.index[name]
    return t.x[u] / 1000, t.y[u] / 1000, t.h[u] / 1000


def wounds(state: State, name: str) -> int:
    return int(state.table.wounds[UNITS.index[name]])


def seen(state: State, name: str) -> dict[str, Any]:
    """A unit as everybody sees it."""
    found: dict[str, Any] = state.view(None)["units"][name]
    return found


def engaged(state: State, name: str) -> list[str]:
    found: list[str] = seen(state, name)["engaged_with"]
    return found


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The events of one kind as they are told."""
    found = [GAME.describe(event, None) for event in events if event.kind == kind]
    return [{k: v for k, v in event.items() if k != "kind"} for event in found if event]


def points(state: State) -> list[int]:
    return [seat["points"] for seat in state.view(None)["seats"]]


def of_mode(state: State, name: str, seat: int | None = None) -> Any:
    """What a mode keeps, as a seat or a spectator sees it."""
    return state.view(seat)["of_mode"][name]
