"""Components and setup (I1, I2): the box, the houses, leaders, decks and the first turn."""

import json
from typing import Any

import pytest
from tests.games.iron_throne.specification import data
from tests.games.iron_throne.table import GAME, Play, sit

from throneroom.games.iron_throne.content import (
    CARD_CHARACTER,
    CARD_HOUSE,
    CARD_TYPE,
    CARD_VALUE,
    CARDS,
    CHARACTER,
    CHARACTERS,
    EVENT_HOUSE,
    EVENTS_CARDS,
    HOSTILITY,
    HOUSES,
    SPECIAL_EVENTS,
    TRUCE,
)
from throneroom.kernel import BadInput, State

CHARACTER_HOUSE = {name: HOUSES.ids[i // 5] for i, name in enumerate(CHARACTERS.ids)}


def started(seats: int, seed: int = 1, **options: Any) -> State:
    """A game in which everybody has kept the first sheet drawn."""
    state = GAME.start(seats, options, seed)
    if options.get("houses") == "pick":
        for seat in range(seats):
            state.play(seat, state.timeout_action(seat))
    for seat in range(seats):
        state.play(seat, ("leader", state.table.sheets_drawn[seat][0]))
    return state


@pytest.mark.rule("I1.1")
@pytest.mark.parametrize("seats", [2, 6, 0, -1])
def test_three_to_five_players(seats: int) -> None:
    assert list(GAME.seats) == [3, 4, 5]
    with pytest.raises(BadInput, match="bad-seats"):
        GAME.start(seats)


@pytest.mark.rule("I1.2", "I2.1", "I1.14")
def test_everybody_controls_another_house() -> None:
    assert set(HOUSES.ids) == {"baratheon", "lannister", "stark", "targaryen", "tyrell"}
    dealt = set()
    for seed in range(20):
        t = GAME.start(3, seed=seed).table
        assert len(set(t.house)) == 3
        dealt |= set(t.house)
    assert dealt == set(range(5))  # at random


@pytest.mark.rule("I2.1", "I1.2", "I22.1")
def test_houses_are_picked_in_seating_order() -> None:
    state = GAME.start(3, {"houses": "pick"})
    assert state.to_move() == (0,)
    assert state.timeout_action(0) == ("house", 0)  # the first one free
    state.play_text(0, "house tyrell")
    assert state.to_move() == (1,)
    with pytest.raises(Exception, match=r"I1\.2"):
        state.play_text(1, "house tyrell")
    state.play_text(1, "house stark")
    assert state.timeout_action(2) == ("house", HOUSES.index["lannister"])
    state.play_text(2, "house baratheon")
    assert GAME.seat_names(state.table) == ("tyrell", "stark", "baratheon")
    assert state.to_move() == (0, 1, 2)  # now everybody chooses a leader


@pytest.mark.rule("I1.3", "I1.4")
def test_what_is_in_the_box() -> None:
    assert len(CARDS.ids) == 125
    assert len(CHARACTERS.ids) == 25
    assert len(data("leaders")["leaders"]) == 25
    assert len(data("character_cards")["cards"]) == 25
    assert len(EVENTS_CARDS.ids) == 20  # two of them only at tables that choose them [IR5]
    for house in range(5):
        deck = [card for card in range(125) if CARD_HOUSE[card] == house]
        assert len(deck) == 25
        assert sum(CARD_TYPE[card] == TRUCE for card in deck) == 4
        characters = [CARD_CHARACTER[card] for card in deck if CARD_TYPE[card] == CHARACTER]
        assert sorted(characters) == sorted([*range(house * 5, house * 5 + 5)] * 2)
        values = sorted(CARD_VALUE[card] for card in deck if CARD_TYPE[card] == HOSTILITY)
        assert values == [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20]
        assert EVENT_HOUSE.count(house) == 3
    assert [len(special) for special in SPECIAL_EVENTS.values()] == [3, 3]


@pytest.mark.rule("I1.5", "I1.6", "I1.14", "I2.7", "I2.8", "I2.9", "I2.10", "IS4", "I1.3")
@pytest.mark.parametrize(("seats", "events"), [(3, 12), (4, 15), (5, 18)])
def test_the_start_of_a_game(seats: int, events: int) -> None:
    t = started(seats).table
    for seat in range(seats):
        first = t.house[seat] * 5
        assert sorted(t.power[first : first + 5]) == [0, 4, 4, 4, 4]
        assert t.power[t.leader[seat]] == 0
        assert t.sheet[seat] == 4
        assert [t.influence[seat * seats + board] for board in range(seats)] == [
            5 if board == seat else 0 for board in range(seats)
        ]
        cards = t.hand[seat] + t.deck[seat]
        assert sorted(cards) == list(range(t.house[seat] * 25, t.house[seat] * 25 + 25))
    assert sum(t.power) + sum(t.sheet) == 20 * seats
    assert t.box == 100 - 20 * seats
    deck = t.event_deck + t.event_discard
    assert len(deck) == events
    assert {EVENT_HOUSE[event] for event in deck} == {-1, *t.house}


@pytest.mark.rule("IS4", "I2.10", "I1.5", "IR5")
@pytest.mark.parametrize(
    ("options", "special"),
    [
        ({}, ["influential_1", "influential_2", "influential_3"]),
        ({"special_events": "three_influential"}, [f"influential_{i}" for i in (1, 2, 3)]),
        ({"special_events": "three_different"}, ["influential_1", "prepared", "mighty"]),
    ],
)
def test_the_event_deck_of_targaryen_stark_and_lannister(
    options: dict[str, Any], special: list[str]
) -> None:
    t = sit("targaryen stark lannister", at="turn", options=options).table
    names = [EVENTS_CARDS.ids[event] for event in t.event_deck + t.event_discard]
    houses = [f"{h}_{i}" for h in ("stark", "lannister", "targaryen") for i in (1, 2, 3)]
    assert sorted(names) == sorted(houses + [f"special_{name}" for name in special])
    assert (sum(t.power) + sum(t.sheet), t.box) == (60, 40)


@pytest.mark.rule("I2.3", "I2.13", "I21.2")
def test_everybody_is_told_of_the_own_sheets_only() -> None:
    state = GAME.start(3, seed=2)
    drawn = [event for event in state.table.flow.events if event.kind == "leaders_drawn"]
    assert len(drawn) == 3
    for seat, event in enumerate(drawn):
        sheets = [CHARACTERS.ids[sheet] for sheet in state.table.sheets_drawn[seat]]
        for other in range(3):
            told = GAME.describe(event, other)
            assert told is not None
            assert told.get("leaders") == (sheets if other == seat else None)


def choosing() -> State:
    """Stark, Lannister and Tyrell choose a leader; Stark has drawn Eddard and Arya."""
    names = ["stark", "lannister", "tyrell"]
    drawn = [["eddard", "arya"], ["tywin", "jaime"], ["loras", "mace"]]
    return GAME.from_position(
        {
            "game": "iron_throne",
            "seats": 3,
            "table": {"houses": names, "players": [{"leaders_drawn": d} for d in drawn]},
            "flow": {
                "agenda": [["begin_play"]],
                "question": "choose_leader",
                "asked": [0, 1, 2],
                "awaited": [0, 1, 2],
            },
        }
    )


@pytest.mark.rule("IS3", "I2.3", "I2.5", "I2.6", "I2.7", "I2.8", "I2.9")
def test_setting_up_stark() -> None:
    state = choosing()
    with pytest.raises(Exception, match=r"I2\.3"):
        state.play_text(0, "leader robb")  # not drawn
    state.play_text(0, "leader eddard")
    state.play_text(1, "leader tywin")
    events = state.play_text(2, "leader mace")
    t = Play(state)
    stark = t.view("tyrell")["players"][0]
    assert (stark["leader"], stark["sheet"]) == ("eddard", 4)
    assert [(c["id"], c["power"]) for c in stark["characters"]] == [
        *[("catelyn", 4), ("robb", 4), ("arya", 4), ("bran", 4)],
    ]
    assert next((e.params, len(e.secret[0])) for e in events if e.kind == "drew") == ((0, 5), 5)
    assert stark["influence"] == [5, 0, 0]
    cards = t.hand("stark") + t.deck("stark")
    assert {"eddard", "eddard2"} <= set(cards)  # Lord's Judgement stays in the deck
    assert len(cards) == 25


@pytest.mark.rule("I2.3", "I2.4", "I2.12", "I2.13", "I21.2")
def test_leaders_are_chosen_secretly_and_revealed_together() -> None:
    state = choosing()
    assert state.view(0)["players"][0]["leaders_drawn"] == ["eddard", "arya"]
    assert state.view(1)["players"][0]["leaders_drawn"] is None
    assert all(player["hand"] == 0 for player in state.view(0)["players"])  # no cards yet
    events = state.play_text(0, "leader arya")
    assert events == []
    assert state.view(0)["players"][0]["chosen"] == "arya"
    for seat in (1, 2, None):
        assert state.view(seat)["players"][0]["leader"] is None
        assert state.view(seat)["players"][0]["chosen"] is None
    state.play_text(1, "leader jaime")
    assert state.view(1)["players"][0]["leader"] is None
    events = state.play_text(2, "leader loras")
    assert [event.kind for event in events[:3]] == ["leader"] * 3
    assert [player["leader"] for player in state.view(None)["players"]] == [
        *["arya", "jaime", "loras"],
    ]
    # The sheet that was not kept is shown to nobody, and the deck is shuffled after the reveal.
    assert "eddard" not in json.dumps([state.view(1), state.view(2), state.view(None)]).replace(
        "stark_eddard", ""
    ).replace('"id": "eddard"', "")
    assert "drew" in [event.kind for event in events[3:]]


@pytest.mark.rule("I2.3", "I2.7", "I2.11", "I21.7")
def test_draws_decks_and_the_first_player_are_random_but_repeatable() -> None:
    games = [started(3, seed) for seed in range(12)]
    assert {game.table.attacker for game in games} == {0, 1, 2}
    assert len({tuple(game.table.deck[0]) for game in games}) == 12
    assert len({GAME.start(3, seed=seed).table.sheets_drawn[0] for seed in range(12)}) > 4
    for seed in range(3):
        assert started(3, seed).digest() == started(3, seed).digest()
        sheets = GAME.start(3, seed=seed).table.sheets_drawn
        assert all(len(set(drawn)) == 2 for drawn in sheets)


@pytest.mark.rule("I2.7")
def test_the_starting_hand_is_not_exchanged() -> None:
    state = started(4)
    hands = [len(hand) for hand in state.table.hand]
    assert set(hands) <= {5, 6}  # 6 for active players whose preparation has begun
    assert not any("mulligan" in verb or "redraw" in verb for verb in GAME.verbs)


@pytest.mark.rule("I2.2", "IR69", "I10.20")
def test_seats_go_clockwise() -> None:
    t = sit("stark lannister tyrell targaryen", at="turn", attacker="tyrell")
    assert t.attacker == "tyrell"
    t.to_the_next_turn()
    assert t.attacker == "targaryen"
    t.to_the_next_turn()
    assert t.attacker == "stark"


@pytest.mark.rule("I1.8", "I1.9", "I1.10", "I1.13")
def test_there_are_no_limits_to_power_hands_and_boards() -> None:
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "robb": 30, "spread": {"lannister": 4}, "hand": "h1"},
        lannister={"fighter": "jaime", "sheet": 12, "hand": "h1"},
        tyrell={"hand": "h1 h2 h3 h4 h5 h6 h7 h8 h10 h12 h20 truce truce2"},
    )
    t.clash("h1", "h1")
    assert t.influence("stark", "lannister") == 5  # several tokens of one house, and all ten
    assert t.view("tyrell")["players"][1]["influence"] == [5, 5, 0]
    assert t.winners == ["stark"]
    assert len(t.hand("tyrell")) == 13


@pytest.mark.rule("I1.13")
def test_where_a_token_lies_on_a_board_has_no_meaning() -> None:
    """A board is only a count of tokens by house; there is no place for symbols under them."""
    board = sit("stark lannister tyrell", at="turn").view("stark")["players"][0]["influence"]
    assert board == [5, 0, 0]


def test_before_the_pieces_are_set_out_nobody_is_dead_and_nothing_is_spread() -> None:
    state = GAME.start(3, {}, 11)
    assert state.table.flow.kind == "choose_leader"
    for player in state.view(None)["players"]:
        assert player["spread"] == 0
        assert all(character["alive"] for character in player["characters"])


@pytest.mark.rule("I2.1", "I1.6", "I21.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_new_game_has_nothing_on_the_table(seats: int) -> None:
    table = GAME.start(seats, {}, seed=1).to_position()["table"]
    houses, players = table.pop("houses"), table.pop("players")
    assert table == {
        "turn": 0,
        "phase": "setup",
        "attacker": -1,
        "defender": -1,
        "event": None,
        "event_deck": [],
        "event_discard": [],
        "event_known": [0] * 20,
        "box": 100,
        "result": "none",
        "overridden": False,
        "settled": "none",
        "bonus": [0, 0, 0],
        "face_up_first": -1,
        "support_offer": {"seat": -1, "side": "none"},
        "handled_house": None,
        "truce": {"offers_made": 0, "offer": [], "draft": [0] * 6, "drafted": 0, "taken": []},
        "seen_cards": [],
        "pending": [],
        "paid": 0,
        "known": [0] * 125,
    }
    nothing = ("hand", "deck", "discard", "hostages", "played")
    marks = ("nothing_played", "face_up", "offered", "withdrawn", "took_part", "no_rewards")
    for house, player in zip(houses, players, strict=True):
        assert len(player.pop("leaders_drawn")) == 2
        characters = [name for name, own in CHARACTER_HOUSE.items() if own == house]
        assert player == {
            "leader": None,
            "sheet": 0,
            "power": dict.fromkeys(characters, 0),
            "influence": [0] * seats,
            **{name: [] for name in nothing},
            **dict.fromkeys(("fighter", "encounter_card")),
            "side": "none",
            "card_counts_as": ["truce", 0],
            "peeked": 0,
            "penalty_set": -1,
            "penalty_add": 0,
            **dict.fromkeys((*marks, "no_penalties", "used_this_turn"), False),
        }
