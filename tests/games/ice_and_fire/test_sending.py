"""Attachments that are sent among enemies: F4.10, F17.16."""

import pytest
from tests.games.ice_and_fire.helpers import asked, listed, play, refused

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.army import Army, starters
from throneroom.games.ice_and_fire.content import CARDS
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.setup import STARTERS
from throneroom.kernel import State

JAIME = CARDS.index["lannister_jaime_lannister_maimed_hostage"]
TURNCOAT = CARDS.index["lannister_turncoat"]
HALBERDIERS = "lannister_lannister_halberdiers"
STARTER = {starter.id: starter.army for starter in starters()}


def begun(monkeypatch: pytest.MonkeyPatch, *sent: int) -> State:
    """A battle of House Stark against House Lannister, which sends these attachments."""
    army: Army = STARTER["lannister_40"]
    # One attachment stays at home, so that there are points for those that are sent.
    squads = tuple(
        squad._replace(attachments=()) if CARDS.ids[squad.unit] == HALBERDIERS else squad
        for squad in army.squads
    )
    army = army._replace(squads=squads, sent=sent)
    monkeypatch.setitem(STARTERS, "lannister_40", army)
    return GAME.start(2, {"armies": ["stark_40", "lannister_40"], "terrain": "none"}, seed=1)


def parts(state: State, name: str) -> list[str]:
    return [CARDS.ids[card] for card in state.table.parts[UNITS.index[name]]]


@pytest.mark.rule("F4.10", "F4.5", "F17.16", "FR95")
def test_a_captive_is_sent_before_the_deployment(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begun(monkeypatch, JAIME)
    assert asked(state) == ("send", 1)
    assert all(text.startswith("choose a") for text in listed(state))
    assert refused(state, "choose b1") == "F17.16"
    name = next(text.split()[1] for text in listed(state) if parts(state, text.split()[1]))
    own = parts(state, name)
    play(state, f"choose {name}")
    assert parts(state, name) == [*own, CARDS.ids[JAIME]]
    assert asked(state)[0] == "edge"
    # When it is deployed the owner of the unit says who stands where.
    while asked(state)[0] != "deploy" or asked(state)[1] != 0:
        play(state, listed(state)[0])
    play(state, next(text for text in listed(state) if text.split()[1] == name))
    assert asked(state) == ("order_attachments", 0)
    assert refused(state, "choose_attachment lannister_turncoat") == "F4.5"
    play(state, f"choose_attachment {CARDS.ids[JAIME]}")
    assert parts(state, name) == [CARDS.ids[JAIME], *own]


@pytest.mark.rule("F17.16", "F4.10", "FS146")
def test_a_turncoat_is_sent_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begun(monkeypatch, TURNCOAT)
    while state.table.flow.kind != "send":
        assert state.table.round == 0
        seat = state.to_move()[0]
        state.play(seat, state.legal(seat)[0])
    assert state.to_move() == (1,)
    name = listed(state)[-1].split()[1]
    own = parts(state, name)
    play(state, f"choose {name}")
    if own:  # FS146: the owner of the unit puts the Turncoat where he likes
        assert asked(state) == ("order_attachments", 0)
        play(state, f"choose_attachment {CARDS.ids[TURNCOAT]}")
    assert parts(state, name) == [CARDS.ids[TURNCOAT], *own]
    assert state.table.round == 1
    (use,) = [row for row in state.table.muster.moments["turn_start"] if row.part == TURNCOAT]
    assert use.seat == 1  # Sabotage and Subvert is the sender's


@pytest.mark.rule("FR95", "F4.5")
def test_one_attachment_has_one_place(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begun(monkeypatch, JAIME)
    alone = next(t.split()[1] for t in listed(state) if not parts(state, t.split()[1]))
    play(state, f"choose {alone}")
    assert parts(state, alone) == [CARDS.ids[JAIME]]
    assert asked(state)[0] == "edge"  # nobody was asked for an order
