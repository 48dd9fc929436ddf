"""The moments of rounds, turns, moves and charges at which effects may be used, in their order."""

from collections.abc import Callable

import pytest
from tests.games.ice_and_fire.helpers import GUARDSMEN, SWORDS, asked, battle, load, play, unit
from tests.games.ice_and_fire.reactions import Reaction, react

from throneroom.games.ice_and_fire.content import ABILITIES, CARDS, FIRST_NCU
from throneroom.games.ice_and_fire.state import Battle

Listen = Callable[..., list[str]]


@pytest.fixture
def listen(monkeypatch: pytest.MonkeyPatch) -> Listen:
    """Hear of these events as they come; nobody has anything to use."""

    def to(*events: str) -> list[str]:
        heard: list[str] = []

        def usable(t: Battle, seat: int, subject: tuple[object, ...]) -> bool:
            if seat == t.active:  # who is asked first (F14.15)
                heard.append(str(subject[0]))
            return False

        for event in events:
            react(monkeypatch, event, Reaction(usable, lambda *_: None))
        return heard

    return to


@pytest.mark.rule("F2.2", "F2.3", "F2.5", "F2.6", "F2.9", "F2.11", "F2.12", "F2.13", "F2.20")
def test_a_round(listen: Listen) -> None:
    heard = listen(
        *("round_start", "turn_start", "unit_activates", "action_declared", "move_ended"),
        *("action_done", "turn_end", "round_end"),
    )
    state = battle(
        a1=unit(SWORDS, 10, 10, 90),
        b1=unit(GUARDSMEN, 40, 40, 270, activated=True),
        round=1,
    )
    assert heard == ["turn_start"]
    heard.clear()
    play(state, "activate a1")
    assert heard == ["unit_activates"]
    play(state, "maneuver")
    assert heard[1:] == ["action_declared"]  # before its path is named (F8.40)
    assert asked(state) == ("move", 0)
    play(state, "go 90 1 90")
    assert heard[2:] == [
        *("move_ended", "action_done", "turn_end"),
        *("round_end", "round_start", "turn_start"),
    ]
    assert state.view(None)["active"] == state.view(None)["first"] == 1


@pytest.mark.rule("F8.40", "F9.28", "F10.8", "F14.24")
def test_a_charge(listen: Listen) -> None:
    heard = listen(
        *("action_declared", "charge_rolled", "move_ended", "charge_made", "attack_begins"),
        *("attack_done", "action_done"),
    )
    state = battle(a1=unit(SWORDS, 24, 10, 90), b1=unit(GUARDSMEN, 24, 22.8, 270), at="declare a1")
    load(state, 6)
    play(state, "charge b1 front 90")
    load(state, *(2,) * 7)
    play(state, "align full", "keep")
    assert heard == [
        *("action_declared", "charge_rolled", "move_ended", "charge_made", "attack_begins"),
        *("attack_done", "action_done"),
    ]


@pytest.mark.rule("F8.27", "F14.24")
def test_a_retreat(listen: Listen) -> None:
    heard = listen("action_declared", "retreat_rolled", "move_ended", "retreat_done", "action_done")
    state = battle(a1=unit(SWORDS, 24, 20, 90), b1=unit(GUARDSMEN, 24, 24.8, 270), at="declare a1")
    load(state, 3)
    play(state, "retreat", "withdraw back 6 90")
    assert heard == ["action_declared", "retreat_rolled", "move_ended", "retreat_done"]
    play(state, "stay")
    assert heard[-1] == "action_done"


@pytest.mark.rule("F15.15", "F15.3", "F13.13")
def test_an_ncu(listen: Listen) -> None:
    heard = listen(
        *("ncu_activates", "zone_claimed", "zone_target", "test_next", "zone_resolved"),
        *("condition_next", "condition_gained", "wounds_restored"),
    )
    ncus = {name: {"card": CARDS.ids[FIRST_NCU]} for name in ("an1", "an2", "an3")}
    state = battle(
        a1=unit(SWORDS, 10, 10, 90, wounds=5),
        b1=unit(GUARDSMEN, 40, 40, 270, activated=True),
        ncus=ncus,
    )
    load(state, 6, 6, 1)
    play(state, "activate_ncu an1", "claim crown", "choose b1")
    assert heard == [
        *("ncu_activates", "zone_claimed", "zone_target", "test_next", "zone_resolved"),
    ]
    heard.clear()
    play(state, "activate_ncu an2", "claim tactics", "afflict b1 weakened")
    gained = ["condition_next", "condition_gained"]
    assert heard[2:] == ["zone_target", *gained, "zone_resolved"]
    heard.clear()
    play(state, "activate_ncu an3", "claim wealth", "choose a1")
    assert heard[2:] == ["zone_target", "wounds_restored", "zone_resolved"]


@pytest.mark.rule("F14.16", "F34.14")
def test_a_trigger_can_be_passed_for_the_round(monkeypatch: pytest.MonkeyPatch) -> None:
    usable = Reaction(lambda t, seat, subject: seat == 1, lambda *_: None)
    react(monkeypatch, "turn_start", usable)
    state = battle(
        a1=unit(SWORDS, 10, 10, 90),
        a2=unit(SWORDS, 20, 10, 90),
        b1=unit(GUARDSMEN, 40, 40, 270),
        round=1,
    )
    assert asked(state) == ("react", 1)
    play(state, "pass_round", "activate a1", "hold")
    assert asked(state) == ("activate", 1)
    play(state, "activate b1", "hold", "activate a2", "hold")
    assert state.view(None)["round"] == 2
    assert asked(state) == ("react", 1)
    assert ABILITIES.ids[0] in state.game.write(state.legal(1)[0])
