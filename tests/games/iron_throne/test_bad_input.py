"""Bad input: refused with a rule or a code, and nothing changes."""

from typing import Any

import pytest
from tests.games.iron_throne.table import GAME, Play, sit

from throneroom.kernel import BadInput
from throneroom.text import LANGUAGES, Translator


def fight() -> Play:
    return sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "h8 truce"},
        lannister={"fighter": "jaime", "hand": "h5 truce"},
    )


@pytest.mark.rule("I22.2")
@pytest.mark.parametrize(
    ("house", "text", "code"),
    [
        ("tyrell", "face_down h1", "K2"),  # wrong seat
        ("stark", "pass", "K3"),  # wrong time
        ("stark", "support attacker robb", "K3"),
        ("stark", "face_down h20", "I7.3"),  # not in hand
        ("stark", "face_down lannister:h5", "I7.3"),
        ("stark", "face_down", "wrong-arguments"),  # malformed
        ("stark", "face_down h8 h8", "wrong-arguments"),
        ("stark", "face_down stark_hostility_9", "unknown-name"),  # unknown card
        ("stark", "conquer", "unknown-verb"),
        ("stark", "FACE_DOWN h8", "unknown-verb"),
        ("stark", "take_back", "K4"),
        ("stark", "x" * 500, "text-too-long"),
    ],
)
def test_actions_that_are_refused(house: str, text: str, code: str) -> None:
    assert fight().refused(house, text) == code


@pytest.mark.rule("I19.12", "I22.2", "I12.7")
def test_an_offer_that_gives_what_the_seat_does_not_own() -> None:
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "sheet": 2, "hand": "truce"},
        lannister={"fighter": "jaime", "hand": "truce"},
    ).clash("truce", "truce")
    assert t.refused("stark", "offer 0 0 0 0 0 3") == "I19.12"
    assert t.refused("stark", "grant power 3") == "I19.12"
    assert t.refused("stark", "offer 0 0 a 0 0 0") == "not-a-number"
    assert t.refused("stark", "offer 0 0 01 0 0 0") == "not-a-number"
    assert t.refused("lannister", "accept") == "K2"


def position(**table: Any) -> dict[str, Any]:
    return {
        "game": "iron_throne",
        "seats": 3,
        "table": {"houses": ["stark", "lannister", "tyrell"], "at": "turn", **table},
    }


def players(**stark: Any) -> dict[str, Any]:
    return {"players": [stark, {}, {}]}


@pytest.mark.rule("I22.7", "I1.6", "I1.11", "I11.6", "I14.10", "I5.5", "I1.2", "I2.5")
@pytest.mark.parametrize(
    ("table", "code"),
    [
        ({"houses": ["stark", "stark", "tyrell"]}, "iron_throne-position-houses"),
        ({"houses": ["stark", "tyrell"]}, "iron_throne-position-houses"),
        ({"houses": ["stark", "greyjoy", "tyrell"]}, "position-unknown-name"),
        ({"at": "dinner"}, "position-bad-word"),
        ({"attacker": 3}, "position-out-of-range"),
        ({"attacker": 1, "defender": 1}, "iron_throne-position-attacker"),
        ({"at": "encounter"}, "iron_throne-position-attacker"),
        ({"box": 39}, "iron_throne-position-tokens"),
        ({"wine": 1}, "position-unknown-field"),
        ({"event_deck": ["stark_1"]}, "iron_throne-position-events"),
        (players(sheet=-1), "position-out-of-range"),
        (players(sheet=60), "position-out-of-range"),
        (players(power={"jaime": 4}), "position-unknown-field"),
        (players(leader="jaime"), "iron_throne-position-character"),
        (players(leader="robb", power={"robb": 4}), "iron_throne-position-leader"),
        (players(power={"robb": 0}, fighter="robb"), "iron_throne-position-dead"),
        (players(influence=[4, 0, 0]), "iron_throne-position-influence"),
        (players(influence=[5, 0]), "iron_throne-position-influence"),
        (players(hand=["stark_hostility_9"]), "position-unknown-name"),
        (players(hand=["stark_hostility_8", "stark_hostility_8"]), "iron_throne-position-cards"),
        (players(hand=["lannister_hostility_8"]), "iron_throne-position-cards"),
        (players(hostages=["stark_hostility_8"]), "iron_throne-position-own-hostage"),
        (players(hostages=["targaryen_hostility_8"]), "iron_throne-position-cards"),
        ({"known": [31] * 125}, "iron_throne-position-known"),
        ({"known": [0] * 125}, "iron_throne-position-known"),
        ({"players": [{}, {}]}, "iron_throne-position-players"),
        ({"turn": 201}, "position-out-of-range"),  # beyond the turn limit
        ({"event_known": [0] * 18}, "position-inconsistent"),
        ({"bonus": [0, 0]}, "position-inconsistent"),
    ],
)
def test_positions_that_are_refused(table: dict[str, Any], code: str) -> None:
    with pytest.raises(BadInput) as complaint:
        GAME.from_position(position(**table))
    assert complaint.value.key == code
    assert "path" in complaint.value.data


@pytest.mark.parametrize(
    ("field", "low", "high"),
    [
        *[("sheet", 0, 44), ("peeked", 0, 7), ("penalty_set", -1, 100), ("penalty_add", 0, 100)],
    ],
)
def test_numbers_of_a_player_have_their_bounds(field: str, low: int, high: int) -> None:
    for number in (low, high):
        assert GAME.from_position(position(**players(**{field: number}))).to_move()
    for number in (low - 1, high + 1):
        with pytest.raises(BadInput) as complaint:
            GAME.from_position(position(**players(**{field: number})))
        assert complaint.value.key == "position-out-of-range"


@pytest.mark.parametrize(("value", "fine"), [(-1, False), (0, True), (20, True), (21, False)])
def test_what_a_card_counts_as_has_its_bounds(value: int, fine: bool) -> None:
    document = position(**players(card_counts_as=["hostility", value]))
    if fine:
        assert GAME.from_position(document).table.card_value[0] == value
    else:
        with pytest.raises(BadInput) as complaint:
            GAME.from_position(document)
        assert complaint.value.data["path"] == "/table/players/0/card_counts_as"


OVER = [
    ({"influence": [3, 0, 2]}, "iron_throne-position-over", "/table/players/1/influence"),
    (
        {"power": dict.fromkeys(("tywin", "cersei", "jaime", "tyrion"), 0), "leader": "joffrey"},
        "iron_throne-position-died-out",
        "/table/players/1/power",
    ),
]


@pytest.mark.rule("I15.3", "I15.4", "I13.9", "I22.7")
@pytest.mark.parametrize(("player", "code", "path"), OVER)
def test_positions_of_games_that_are_over(player: dict[str, Any], code: str, path: str) -> None:
    """Nobody could go on from there, and nobody would know why."""
    for at in ("turn", "preparation", "event"):
        with pytest.raises(BadInput) as complaint:
            GAME.from_position(position(at=at, event="stark_1", players=[{}, player, {}]))
        assert (complaint.value.key, complaint.value.data["path"]) == (code, path)
    # The same in the middle of a game that was saved.
    saved = fight().state.to_position()
    saved["table"]["players"][1] |= player | {"fighter": None}
    saved["table"].pop("box")
    with pytest.raises(BadInput) as complaint:
        GAME.from_position(saved)
    assert (complaint.value.key, complaint.value.data["path"]) == (code, path)
    for language in LANGUAGES:
        translator = Translator(language, GAME)
        assert path in translator.complaint(complaint.value)
        assert translator.gaps == set()


@pytest.mark.rule("I15.8", "I15.9", "IS14")
def test_until_a_batch_is_complete_nobody_has_won() -> None:
    """Stark still places the reward, and Targaryen's last character is dead already."""
    dead = {"daenerys": 0, "viserys": 0, "barristan": 0}
    t = sit(
        "targaryen lannister stark",
        defender="stark",
        targaryen={"leader": "drogo", "fighter": "jorah", "jorah": 1, "hand": "h3", **dead},
        stark={"fighter": "robb", "hand": "h5"},
    ).clash("h3", "h5")
    assert t.asked == ("distribute_power", "stark")
    again = GAME.from_position(t.state.to_position())
    assert again.outcome() is None
    again.play_text(2, "place robb")
    again.play_text(2, "place robb")
    outcome = again.outcome()
    assert outcome is not None
    assert outcome.reason == "deaths"
    assert GAME.from_position(again.to_position()).outcome() == outcome


@pytest.mark.rule("I5.2")
def test_an_encounter_has_a_defender() -> None:
    t = sit("stark lannister tyrell", defender="lannister", stark={"hand": "h8"})
    document = t.state.to_position()
    document["table"]["defender"] = -1
    with pytest.raises(BadInput, match="iron_throne-position-attacker") as complaint:
        GAME.from_position(document)
    assert complaint.value.data["path"] == "/table/defender"


def test_a_position_may_say_little() -> None:
    state = GAME.from_position(position())
    assert state.to_move()
    assert state.view(None)["box"] == 40


@pytest.mark.rule("I14.2")
def test_a_position_with_an_empty_deck_is_put_right() -> None:
    t = sit("stark lannister tyrell", at="turn", stark={"deck": 0})
    assert (len(t.deck("stark")), t.discard("stark")) == (20, [])


@pytest.mark.rule("I7.1", "I8.1", "I10.5")
def test_what_a_short_position_does_not_say_is_nothing() -> None:
    t = sit("stark lannister tyrell", at="turn")
    for player in t.state.to_position()["table"]["players"]:
        assert (player["fighter"], player["side"], player["encounter_card"]) == (None, "none", None)
        assert player["card_counts_as"] == ["truce", 0]
        assert (player["penalty_set"], player["penalty_add"], player["peeked"]) == (-1, 0, 0)
        assert player["played"] == player["hostages"] == player["discard"] == []
        flags = [name for name, value in player.items() if value is True]
        assert flags == []
    fighters: dict[str, Any] = {"stark": {"fighter": "robb"}, "lannister": {"fighter": "jaime"}}
    t = sit("stark lannister tyrell", at="support", defender="lannister", **fighters)
    table = t.state.to_position()["table"]
    assert (table["result"], table["settled"], table["overridden"]) == ("none", "none", False)
    assert (table["bonus"], table["face_up_first"], table["paid"]) == ([0, 0, 0], -1, 0)
    for player in table["players"]:
        assert player["card_counts_as"] == ["truce", 0]
