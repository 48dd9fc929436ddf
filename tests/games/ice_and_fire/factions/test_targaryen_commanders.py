"""House Targaryen: one test for each tactics card of Daenerys, Daario, Marselen and Skahaz, and for
the feint of Jorah."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    asked,
    at_distance,
    clash,
    conditions,
    fight,
    hand,
    listed,
    ncu,
    play,
    rolling,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import SANSA, attached, in_zones
from tests.games.ice_and_fire.factions.reaching import offered, reach, settle
from tests.games.ice_and_fire.factions.targaryens import (
    BEASTS,
    CROSSBOWMEN,
    DROGON,
    FREEDMEN,
    MARSELEN,
    MERCENARIES,
    MOTHER,
    PIKEMEN,
    SCREAMERS,
    SKAHAZ,
    TACTICIAN,
)
from tests.games.ice_and_fire.helpers import at, refused

from throneroom.games.ice_and_fire.content import CARDS
from throneroom.games.ice_and_fire.lasting import silenced
from throneroom.games.ice_and_fire.queries import DICE, SPEED, total
from throneroom.games.ice_and_fire.state import CRITICAL_BLOW, PRECISION, SUNDERING

HIT = (6,) * 5
MISSED = (1,) * 5
PASSED = (6, 6)
FAILED = (1, 1)


def drawn_by(card: str) -> list[str]:
    """The hand after a card was played by its second way."""
    state = at_distance(20, MERCENARIES, at="turn", hand=card, deck="40701")
    play(state, f"play {card} 2")
    return hand(state)


@pytest.mark.rule("F9.17")
@pytest.mark.text("40715")
def test_feinting_maneuver() -> None:
    state = at_distance(4, SCREAMERS, CROSSBOWMEN, hand="40715")
    play(state, listed(state, "charge")[0])
    reach(state, "align full", "play 40715 1", dice=(6,))
    assert listed(state) == ["choose_option left_flank", "choose_option right_flank"]
    play(state, "choose_option left_flank", "align full")
    assert at(state, "a1")[2] in (0.0, 180.0)
    assert fight_zone(state) != 0
    # From a flank it is the rear.
    state = at_distance(4, SCREAMERS, CROSSBOWMEN, b_more={"at": [24, 18, 0]}, hand="40715")
    play(state, listed(state, "charge")[0])
    reach(state, "align full", "play 40715 1", dice=(6,))
    play(state, "align full")
    assert fight_zone(state) == 2


def fight_zone(state: Any) -> int:
    """The side of the defender that is attacked."""
    for _ in range(5):
        if state.table.fights:
            break
        play(state, "pass" if "pass" in listed(state) else listed(state)[0])
    return int(state.table.fights[-1].zone)


# Daenerys Targaryen: Mother of Dragons


@pytest.mark.rule("F8.36")
@pytest.mark.text("40728")
def test_dracarys() -> None:
    def with_her(x: float, y: float) -> Any:
        hers = unit(PIKEMEN, x, y, 90, **MOTHER)
        return clash(DROGON, CROSSBOWMEN, a2=hers, at="turn", hand="40728")

    state = with_her(24, 14)
    reach(state, "activate a2", "play 40728 1", "strike b1", "stay", dice=(1, 1))
    settle(state)
    assert asked(state)[1] == 1  # her own unit does not act
    far = with_her(4, 44)
    reach(far, "activate a2")
    assert not offered(far, "play 40728 1")
    assert drawn_by("40728") == ["40701"]


@pytest.mark.rule("F14.11")
@pytest.mark.text("40729")
def test_dragons_flight() -> None:
    table: dict[str, Any] = {"b2": unit(DROGON, 44, 30, 180), "hand": [[], ["40729"]]}
    state = at_distance(10, CROSSBOWMEN, PIKEMEN, b_more=MOTHER, **table)
    reach(state, "maneuver", "go 90 5 90", "play 40729 1")
    assert listed(state) == ["hold", "maneuver"]
    assert asked(state) == ("declare", 1)
    state = at_distance(20, CROSSBOWMEN, PIKEMEN, b_more=MOTHER, **table)
    reach(state, "maneuver", "go 90 5 90")
    assert not offered(state, "play 40729 1")
    assert drawn_by("40729") == ["40701"]


@pytest.mark.rule("F16.10", "F38.3")
@pytest.mark.text("40730")
def test_promise_of_fire() -> None:
    ncus = {"bn1": ncu(SANSA)}
    state = clash(DROGON, CROSSBOWMEN, at="turn", hand="40730", ncus=ncus)
    play(state, "activate a16", "hold", "activate_ncu bn1", "play 40730 1", "claim maneuver")
    reach(state, "choose b1", dice=PASSED)
    settle(state)
    assert attached(state) == [("40730", 16)]
    play(state, "choose b1", "hold")
    reach(state, "activate a1", "strike b1", "stay", dice=(6, 6, *PASSED))
    settle(state)
    assert wounds(state, "b1") == 12 - 3 - 3
    # One that claims nothing keeps the unit safe.
    state = clash(DROGON, CROSSBOWMEN, at="turn", hand="40730", ncus=ncus)
    play(state, "activate a16", "hold", "activate_ncu bn1", "play 40730 1", "hold")
    assert attached(state) == []


@pytest.mark.rule("F10.30")
@pytest.mark.text("40731")
def test_fire_made_flesh() -> None:
    state = clash(CROSSBOWMEN, DROGON, hand=[[], ["40731"]])
    reach(state, "strike b1", "stay", "play 40731 1", dice=(*HIT, *MISSED, *PASSED))
    settle(state)
    assert wounds(state, "b1") == 8 - 2


# Daenerys Targaryen: Queen of Meereen


@pytest.mark.rule("F11.3", "F11.5")
@pytest.mark.text("40732")
@pytest.mark.parametrize(("more", "left"), [({}, 11), (MOTHER, 8)])
def test_targaryen_supremacy(more: dict[str, Any], left: int) -> None:
    state = clash(CROSSBOWMEN, PIKEMEN, b_more=more, hand=[[], ["40732"]])
    reach(state, "strike b1", "stay", "play 40732 1", dice=(*MISSED, *FAILED))
    settle(state)
    assert wounds(state, "a1") == left
    # Morale 7 is reached by 9, but not less 1 for each of three ranks.
    state = clash(CROSSBOWMEN, PIKEMEN, b_more=more, hand=[[], ["40732"]])
    events = reach(state, "strike b1", "stay", "play 40732 1", dice=(*MISSED, 5, 4))
    assert told(events, "tested")[-1] == {
        "unit": "a1",
        "total": 6 if more else 9,
        "passed": int(not more),
    }


@pytest.mark.rule("F14.18")
@pytest.mark.text("40733")
@pytest.mark.parametrize(
    ("zones", "dice", "cancels"),
    [((), 3, True), ((), 2, False), (("crown",), 2, True), (("wealth",), 2, False),
     (("crown", "combat"), None, True)],
)  # fmt: skip
def test_counterplot(zones: tuple[str, ...], dice: int | None, cancels: bool) -> None:
    table: dict[str, Any] = {"hand": [["40703"], ["40733"]], "ncus": in_zones(*zones, seat="b")}
    state = at_distance(20, MERCENARIES, PIKEMEN, at="turn", **table)
    play(state, "play 40703 1", "choose a1")
    events = rolling(state, "play 40733 1", dice=() if dice is None else (dice,))
    assert bool(told(events, "cancelled")) == cancels
    assert bool(told(events, "rolled")) == (dice is not None)


@pytest.mark.rule("F11.4", "F14.4")
@pytest.mark.text("40734")
@pytest.mark.parametrize(
    ("zones", "lost"), [((), False), (("combat",), True), (("wealth",), False)]
)
def test_subjugation_of_power(zones: tuple[str, ...], lost: bool) -> None:
    ncus = in_zones(*zones, seat="b")
    state = at_distance(20, CROSSBOWMEN, PIKEMEN, at="turn", hand=[[], ["40734"]], ncus=ncus)
    play(state, "activate a1")
    rolling(state, "play 40734 1", dice=(4, 3, 1))
    assert silenced(state.table, 0) == lost


@pytest.mark.rule("F36.1")
@pytest.mark.text("40735")
def test_remorseless_examples() -> None:
    other = unit(CROSSBOWMEN, 33, 24.8, 270)
    state = clash(PIKEMEN, CROSSBOWMEN, b_more={"wounds": 9}, b2=other, hand="40735")
    dice = (6, *(1,) * 6, 1, *PASSED)
    reach(state, "strike b1", "stay", "play 40735 1", dice=dice)
    settle(state)
    assert conditions(state, "b2") == ["panicked"]


# Daario Naharis


@pytest.mark.rule("F15.12", "F15.11")
@pytest.mark.text("40736")
@pytest.mark.parametrize(("card", "left"), [(MERCENARIES, 7), (BEASTS, 6)])
def test_sellsword_negotiations(card: str, left: int) -> None:
    ncus = {"an1": ncu(SANSA)}
    hurt = {"wounds": 4}
    state = at_distance(20, card, a_more=hurt, at="turn", hand="40736", ncus=ncus)
    reach(state, "activate_ncu an1", "claim crown", "play 40736 1", "choose a1")
    assert wounds(state, "a1") == left + (card == MERCENARIES)
    assert len(state.table.lasting) == 1


@pytest.mark.rule("F11.1")
@pytest.mark.text("40737")
@pytest.mark.parametrize(("card", "marks"), [(MERCENARIES, ["panicked", "weakened"]), (BEASTS, [])])
def test_sellsword_bravado(card: str, marks: list[str]) -> None:
    state = at_distance(8, card, CROSSBOWMEN, at="turn", hand="40737")
    play(state, "play 40737 1")
    rolling(state, "choose a1", dice=(2, 2))
    assert conditions(state, "b1") == marks


@pytest.mark.rule("F10.29")
@pytest.mark.text("40738")
def test_reckless_strikes() -> None:
    for card, dice in ((MERCENARIES, 7), (SCREAMERS, 4)):
        state = clash(card, CROSSBOWMEN, a_more={"wounds": 4}, hand="40738")
        faces = (1, 1, *(5,) * (dice - 2), *(6,) * 9)
        events = reach(state, "strike b1", "stay", "play 40738 1", dice=faces)
        assert len(told(events, "rolled")[0]["dice"]) == dice
        events += settle(state)
        assert wounds(state, "a1") == 2
    ready = {"conditions": ["vulnerable"]}
    state = clash(SCREAMERS, CROSSBOWMEN, b_more=ready, hand="40738")
    reach(state, "strike b1", "stay", "play 40738 1", dice=(5,) * 7 + (1,) * 7)
    assert fight(state).keywords == CRITICAL_BLOW | PRECISION | SUNDERING


@pytest.mark.rule("F2.2")
@pytest.mark.text("40739")
def test_hasty_offense() -> None:
    ncus = {"bn1": ncu(SANSA)}
    state = clash(MERCENARIES, CROSSBOWMEN, at="clean_up", hand="40739", ncus=ncus)
    for _ in range(10):
        if "play 40739 1" in listed(state):
            break
        play(state, next(text for text in listed(state) if text in ("keep", "pass")))
    play(state, "play 40739 1", "choose a1")
    reach(state, "strike b1", "stay", dice=(1,) * 7)
    settle(state)
    assert asked(state) == ("extra_ncu", 1)


# Marselen


@pytest.mark.rule("F38.7", "F37.2")
@pytest.mark.text("40740")
def test_devotees_of_the_dragon() -> None:
    ncus = {"an1": ncu(SANSA)}
    state = at_distance(20, PIKEMEN, a_more=MARSELEN, at="turn", hand="40740", ncus=ncus)
    reach(state, "activate_ncu an1", "claim combat", "play 40740 1", "choose_option beside")
    assert asked(state) == ("bring_in", 0)
    assert refused(state, "deploy a2 24 30 90") == "F38.7"
    assert refused(state, "deploy a2 24 10 90") == "F19.10"
    play(state, "deploy a2 24 14 90")
    assert state.table.card[1] == CARDS.index[FREEDMEN]
    state = at_distance(20, PIKEMEN, at="turn", hand="40740", ncus=ncus)
    reach(state, "activate_ncu an1", "claim combat", "play 40740 1")
    assert refused(state, "deploy a2 24 14 90") == "F19.10"
    play(state, "deploy a2 40 9 90")
    assert at(state, "a2") == (40.0, 9.0, 90.0)
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F9.28")
@pytest.mark.text("40741")
@pytest.mark.parametrize("more", [{}, MARSELEN])
def test_devastating_impact(more: dict[str, Any]) -> None:
    state = at_distance(4, PIKEMEN, CROSSBOWMEN, a_more=more, hand="40741")
    play(state, listed(state, "charge")[0])
    rolling(state, "play 40741 1", dice=(6, 6))
    assert (asked(state) == ("reroll", 0)) == bool(more)
    reach(state, "align full")
    assert conditions(state, "b1") == ["panicked", "vulnerable"]


@pytest.mark.text("40741", "40701")
def test_devastating_impact_is_for_one_charge() -> None:
    """A unit that overruns its enemy makes a charge of its own."""
    far = unit(CROSSBOWMEN, 24, 27, 270)
    state = at_distance(4, PIKEMEN, CROSSBOWMEN, b_more={"wounds": 1}, b2=far, hand="40741 40701")
    play(state, listed(state, "charge")[0])
    reach(state, "play 40741 1", "align full", "play 40701 1", dice=(6, *(6, 1) * 20))
    charge = next(text for text in listed(state, "charge") if " b2 " in text)
    reach(state, charge, "align full", dice=(6,))
    settle(state)
    assert conditions(state, "b2") == []


@pytest.mark.rule("F11.1")
@pytest.mark.text("40742")
def test_war_cry() -> None:
    state = at_distance(8, PIKEMEN, CROSSBOWMEN, at="turn", hand="40742")
    play(state, "activate a1")
    rolling(state, "play 40742 1", dice=PASSED)
    assert conditions(state, "b1") == ["panicked", "vulnerable"]
    state = at_distance(8, BEASTS, CROSSBOWMEN, at="turn", hand="40742")
    play(state, "activate a1")
    rolling(state, "play 40742 1", "choose_option vulnerable", dice=PASSED)
    assert conditions(state, "b1") == ["vulnerable"]


@pytest.mark.rule("F3.15")
@pytest.mark.text("40743")
def test_supply_aid() -> None:
    other = unit(BEASTS, 32, 10, 90, wounds=5)
    state = at_distance(20, MERCENARIES, at="turn", a2=other, hand="40743")
    play(state, "play 40743 1", "choose a1")
    play(state, *(["choose a2"] if "choose a2" in listed(state) else []), "choose_amount 3")
    assert (wounds(state, "a1"), wounds(state, "a2")) == (9, 9)


# Skahaz Mo Kandaq


@pytest.mark.rule("F15.5", "F15.6")
@pytest.mark.text("40744")
def test_keeping_the_peace() -> None:
    ncus = {"an1": ncu(SANSA)}
    table: dict[str, Any] = {"hand": [[], ["40744"]], "ncus": ncus, "at": "turn"}
    state = at_distance(8, CROSSBOWMEN, BEASTS, a_more={"wounds": 4}, b_more=SKAHAZ, **table)
    play(state, "activate_ncu an1", "play 40744 1", "claim wealth")
    assert listed(state) == ["choose a16"]
    assert refused(state, "choose a1") == "F15.6"
    assert drawn_by("40744") == ["40701"]


@pytest.mark.rule("F14.4", "F9.32")
@pytest.mark.text("40745")
def test_the_queens_law() -> None:
    table: dict[str, Any] = {"hand": [["40701"], ["40745"]], "at": "turn"}
    state = at_distance(10, CROSSBOWMEN, BEASTS, b_more=SKAHAZ, **table)
    reach(state, "activate a1", "play 40745 1")
    assert silenced(state.table, 0)
    reach(state, "hold")
    settle(state)
    assert not silenced(state.table, 0)  # in the turn of the other player
    reach(state, "activate b1", next(iter(charges(state, "b1"))))
    settle(state)
    assert asked(state)[0] == "align"  # 10 inches: no die but a 6 would do
    assert state.table.roll == 6


def charges(state: Any, unit_name: str) -> list[str]:
    """The charges that the unit could declare once it is active."""
    copy = state.copy()
    reach(copy, f"activate {unit_name}")
    settle(copy)
    return listed(copy, "charge")


@pytest.mark.rule("F8.37")
@pytest.mark.text("40746")
def test_eyes_of_the_watch() -> None:
    table: dict[str, Any] = {"hand": [[], ["40746"]], "at": "turn"}
    other = unit(CROSSBOWMEN, 32, 10, 90)
    state = at_distance(8, CROSSBOWMEN, BEASTS, b_more=SKAHAZ, a2=other, **table)
    play(state, "play 40746 1", "choose a1", "choose a2")
    assert [total(state.table, query, u) for u in (0, 1, 15) for query in (SPEED, DICE)] == [
        *(-1, -1, -1, -1),
        *(0, 0),
    ]
    play(state, "activate a1", "hold")
    assert total(state.table, SPEED, 0) == 0
    assert drawn_by("40746") == ["40701"]


@pytest.mark.rule("F14.17")
@pytest.mark.text("40747")
def test_ghiscari_justice() -> None:
    # The card that targets the unit comes first, then the answer to it.
    table: dict[str, Any] = {"hand": [["40713"], ["40747"]], "ncus": {"an1": ncu(SANSA)}}
    state = at_distance(4, SCREAMERS, BEASTS, a_more=TACTICIAN, at="turn", **table)
    events = reach(
        *(state, "activate_ncu an1", "claim crown", "play 40713 1", "choose b1", "play 40747 1"),
        dice=(1, 1, 1, 6, *PASSED),
    )
    events += settle(state)
    assert conditions(state, "b1") == ["vulnerable", "weakened"]
    assert wounds(state, "a1") == 9
    order = [event.kind for event in events if event.kind in ("afflicted", "rolled", "wounded")]
    assert order == ["afflicted", "afflicted", "rolled", "wounded", "rolled", "rolled"]
