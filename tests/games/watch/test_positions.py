"""Positions from outside: short ones get sensible defaults, wrong ones are refused."""

from typing import Any

import pytest
from tests.games.watch.helpers import APART, BASE, BLUE, KEEP, RED, play, position, used

from throneroom.games.watch import GAME
from throneroom.kernel import BadInput
from throneroom.text import LANGUAGES, Translator


def test_an_empty_position_is_a_turn_about_to_begin() -> None:
    s = GAME.from_position({"game": "watch", "seats": 4})
    t = s.table
    assert (t.flow.kind, s.to_move()) == ("before_roll", (RED,))
    assert t.supply == [19] * 5
    assert len(t.deck) == 25
    assert len(t.pool) + sum(map(len, t.under_settlements)) + sum(map(len, t.under_keeps)) == 57
    assert t.hero_pool.bit_count() == 7


def test_before_the_first_turn_nobody_has_bought_a_card() -> None:
    for seats in GAME.seats:
        assert not any(GAME.start(seats, seed=1).table.bought)


def test_a_position_may_begin_with_placement() -> None:
    s = position(at="placement", first=2)
    assert (s.table.flow.kind, s.to_move()) == ("place_settlement", (2,))
    assert len(s.table.pool) == 57
    s = position(options={"variant": "base"}, at="placement")
    assert s.to_move() == (RED,)


@pytest.mark.rule("W1.5", "W1.14", "W1.13", "W12.4", "W11.5", "W13.3", "W20.11", "W22.5", "W10.1")
@pytest.mark.parametrize(
    ("table", "key"),
    [
        ({"red": {"hand": {"ore": 10}}, "blue": {"hand": {"ore": 10}}}, "watch-position-too-many"),
        ({"red": {"settlements": ["v10", "v16"]}}, "watch-position-place"),
        ({"red": {"settlements": ["v10"]}, "blue": {"keeps": ["v10"]}}, "watch-position-place"),
        ({"red": {"settlements": ["v20"]}}, "watch-position-place"),
        ({"red": {"roads": ["e40"]}}, "watch-position-place"),
        ({"red": {"roads": ["e15"]}, "blue": {"roads": ["e15"]}}, "watch-position-place"),
        ({"red": {"roads": ["e15", "e15"]}}, "watch-position-too-many"),
        ({"red": {"cards": {"victory_point": 6}}}, "watch-position-too-many"),
        ({"red": {"hero": "ygritte"}, "blue": {"hero": "ygritte"}}, "watch-position-too-many"),
        ({"red": {"under_keeps": ["hornfoot_giant"]}}, "watch-position-length"),
        ({"red": {"under_settlements": [None] * 5}}, "watch-position-length"),
        ({"deck": ["new_recruits"] * 3}, "watch-position-too-many"),
        ({"bought": {"ranger_patrol": 1}}, "watch-position-too-many"),
        ({"pool": ["hornfoot_giant"] * 4}, "watch-position-too-many"),
        ({"used": ["hornfoot_regular"] * 6}, "watch-position-too-many"),  # 51 tokens for 52 places
        ({"used": ["hornfoot_regular"] * 13}, "watch-position-too-many"),
        ({"first": 4}, "position-out-of-range"),
        ({"active": 4}, "position-out-of-range"),
        ({"longest_road": 4}, "position-out-of-range"),
        ({"most_patrols": -1}, "position-out-of-range"),
        ({"gainers": [4]}, "position-out-of-range"),
        ({"hero_used": [4]}, "position-out-of-range"),
        ({"hero_new": [-1]}, "position-out-of-range"),
        ({"breaches": 4}, "position-out-of-range"),
        ({"turn": -1}, "position-out-of-range"),
        ({"wall": [[4], [], [], []]}, "position-out-of-range"),
        ({"terrain": {"zz": "forest"}}, "position-unknown-field"),
        ({"terrain": {"a1": None}}, "position-missing"),
        ({"numbers": {"e2": 5}}, "position-unknown-field"),
        ({"numbers": {"a1": True}}, "position-bad-word"),
        ({"routes": {"r6": "ore"}}, "position-unknown-field"),
        ({"camps": {"thenns": []}}, "position-unknown-field"),
        (
            {
                "camps": {"hornfoot": ["giant"] * 4},
                "gift": {"a1": ["giant"] * 2, "a2": ["giant"] * 2, "b1": ["giant"]},
            },
            "watch-position-too-many",
        ),
        ({"clearings": [0, 0, 0]}, "watch-position-too-many"),
        ({"bought": {"snow": 1}}, "position-unknown-field"),
        ({"red": {"hand": {"snow": 1}}}, "position-unknown-field"),
        ({"red": {"hand": {"ore": 20}}}, "position-out-of-range"),
        ({"red": {"patrols": 15}}, "position-out-of-range"),
        ({"red": {"patrols": 10}, "blue": {"patrols": 5}}, "watch-position-too-many"),
        ({"red": {"settlements": APART[:6]}}, "watch-position-too-many"),
        ({"red": {"keeps": APART[:5]}}, "watch-position-too-many"),
        ({"red": {"hero": None}}, "position-missing"),
        ({"red": {"side": None}}, "position-missing"),
        (
            {"returning": [[], ["ore"] * 3, [], []], "blue": {"hand": {"ore": 4}}},
            "watch-position-too-many",
        ),
        ({"wall": [[0] * 6, [], [], []]}, "watch-position-too-many"),
        ({"wall": [[0] * 5, [0] * 3, [], []]}, "watch-position-too-many"),
        ({"wall": [[], []]}, "watch-position-length"),
        ({"clearings": [1, 0, 0, 0]}, "watch-position-too-many"),
        ({"camps": {"hornfoot": ["regular"] * 5}}, "watch-position-too-many"),
        ({"gift": {"e3": ["regular"]}}, "watch-position-place"),
        ({"gift": {"a1": ["regular"] * 3}}, "watch-position-place"),
        ({"hero_pool": ["othell_yarwyck"]}, "watch-position-too-many"),
        ({"routes": {"r1": "wool"}}, "position-bad-word"),
        ({"numbers": {"a1": 7}}, "position-bad-word"),
        ({"tormund": "e2"}, "position-bad-word"),
        ({"tormund": "nowhere"}, "position-unknown-name"),
        ({"returning": [["ore"], [], [], []]}, "watch-position-too-many"),
        ({"returning": [[]]}, "watch-position-length"),
        (
            {"offer": {"give": ["ore"], "get": ["wool"], "answers": [None] * 4}},
            "watch-position-too-many",
        ),
        (
            {
                "red": {"hand": {"ore": 1}},
                "offer": {"give": ["ore"], "get": ["wool"], "answers": [None]},
            },
            "watch-position-length",
        ),
        (
            {
                "red": {"hand": {"ore": 1}},
                "offer": {
                    "give": ["ore"],
                    "get": ["wool"],
                    "answers": [None, [1, ["wool"], ["ore"]], None, None],
                },
            },
            "position-bad-word",
        ),
        ({"snow": 3}, "position-unknown-field"),
        ({"red": {"snow": 3}}, "position-unknown-field"),
    ],
)
def test_a_position_that_cannot_be_is_refused(table: dict[str, Any], key: str) -> None:
    with pytest.raises(BadInput) as complaint:
        position(**table)
    assert complaint.value.key == key


@pytest.mark.rule("W4.19", "WR12", "W9.7")
@pytest.mark.parametrize(
    ("table", "key", "path"),
    [
        ({"pool": [], "used": []}, "watch-position-length", "/table/pool"),
        (
            {"red": {"under_settlements": []}},
            "watch-position-length",
            "/table/players/0/under_settlements",
        ),
        ({"red": {"under_keeps": []}}, "watch-position-length", "/table/players/0/under_keeps"),
        (
            {
                "red": {"hand": {"ore": 1}},
                "offer": {"give": ["ore"], "get": ["ore"], "answers": [None] * 4},
            },
            "watch-position-place",
            "/table/offer",
        ),
    ],
)
def test_tokens_and_offers_that_cannot_be_are_refused(
    table: dict[str, Any], key: str, path: str
) -> None:
    with pytest.raises(BadInput) as complaint:
        position(rolled=True, **table)
    assert (complaint.value.key, complaint.value.data["path"]) == (key, path)


@pytest.mark.rule("WR12", "W12.8")
def test_a_single_token_left_is_enough() -> None:
    s = position(
        rolled=True,
        pool=["hornfoot_climber"],
        used=[],
        red={"settlements": ["v10", "v12"], "hand": {card: 2 * n for card, n in KEEP.items()}},
    )
    play(s, "keep v10", "keep v12")
    assert (len(used(s)) + len(s.table.pool), s.table.keeps[RED].bit_count()) == (3, 2)


@pytest.mark.rule("W4.19", "W5.1")
def test_no_token_is_dealt_and_no_turn_counted_before_the_placement_is_done() -> None:
    s = position(at="placement")
    assert s.table.turn == 0
    assert GAME.from_position(s.to_position()).digest() == s.digest()


@pytest.mark.rule("W9.5", "W9.6", "W9.9")
@pytest.mark.parametrize(
    ("offer", "key"),
    [
        ({"snow": 1}, "position-unknown-field"),
        ({"give": []}, "watch-position-length"),
        ({"get": []}, "watch-position-length"),
        ({"give": ["ore", "ore"]}, "watch-position-too-many"),
        ({"answers": [None] * 5}, "watch-position-length"),
        ({"answers": [None, None, None, None, [0]]}, "position-bad-word"),
        ({"answers": [None, "no", None, None]}, "position-bad-word"),
        ({"answers": [None, [], None, None]}, "position-bad-word"),
        ({"answers": [None, [3], None, None]}, "position-out-of-range"),
        ({"answers": [None, [-1], None, None]}, "position-out-of-range"),
        ({"answers": [None, [-1, ["wool"], ["ore"]], None, None]}, "position-out-of-range"),
        ({"answers": [None, [1], None, None]}, "position-bad-word"),
        ({"answers": [None, [0, ["wool"], ["ore"]], None, None]}, "position-bad-word"),
        ({"answers": [None, [1, ["wool"], ["ore"]], None, None]}, ""),
        ({"answers": [None, [2, ["wool", "wool"], ["ore"]], None, None]}, "position-bad-word"),
        ({"answers": [None, [2, ["wool"], ["brick"]], [0], None]}, ""),
    ],
)
def test_an_offer_and_its_answers_must_be_possible(offer: dict[str, Any], key: str) -> None:
    told = {"give": ["ore"], "get": ["wool"], "answers": [None] * 4, **offer}

    def read() -> None:
        position(
            rolled=True,
            red={"hand": {"ore": 1}},
            blue={"hand": {"wool": 1}},
            offer=told,
        )

    if not key:
        read()
        return
    with pytest.raises(BadInput) as complaint:
        read()
    assert complaint.value.key == key


MANY_TURNS = 10**6


@pytest.mark.rule("W1.5", "W1.23", "W13.3", "W20.11", "W3.16")
@pytest.mark.parametrize(
    ("place", "low", "high"),
    [
        ("first", 0, 3),
        ("active", 0, 3),
        ("turn", 0, MANY_TURNS),
        ("offers", 0, MANY_TURNS),
        ("breaches", 0, 3),
        ("longest_road", 0, 3),
        ("most_patrols", 0, 3),
        ("dice/0", 0, 12),
        ("gainers/0", 0, 3),
        ("hero_used/0", 0, 3),
        ("hero_new/0", 0, 3),
        ("clearings/0", 0, 5),
        ("wall/0/0", 0, 3),
        ("bought/ranger_patrol", 0, 25),
        ("players/0/hand/ore", 0, 19),
        ("players/0/cards/ranger_patrol", 0, 25),
        ("players/0/patrols", 0, 14),
    ],
)
def test_every_number_of_a_position_has_its_limits(place: str, low: int, high: int) -> None:
    for wrong in (low - 1, high + 1):
        document = position(wall=[[RED], [], [], []], rolled=True).to_position()
        document["table"] |= {name: [0] for name in ("dice", "gainers", "hero_used", "hero_new")}
        there: Any = document["table"]
        *path, last = [int(part) if part.isdigit() else part for part in place.split("/")]
        for part in path:
            there = there[str(part) if isinstance(there, dict) else part]
        there[last] = wrong
        with pytest.raises(BadInput) as complaint:
            GAME.from_position(document)
        assert complaint.value.key == "position-out-of-range"
        assert (complaint.value.data["low"], complaint.value.data["high"]) == (low, high)


def test_of_what_is_wrong_sixty_characters_are_told() -> None:
    long = "ab" * 50
    for answer in (long, [1, ["wool"] * 20, ["ore"]]):
        with pytest.raises(BadInput) as complaint:
            position(
                rolled=True,
                red={"hand": {"ore": 1}},
                offer={"give": ["ore"], "get": ["wool"], "answers": [None, answer, None, None]},
            )
        assert complaint.value.data["text"] == str(answer)[:60]
    with pytest.raises(BadInput) as complaint:
        GAME.start(4, {"colours": ["red", "blue"]}, seed=1)
    assert complaint.value.data["value"] == "red blue"


# Games that are over

NINE = {"settlements": APART[:1], "keeps": APART[10:14]}
TEN = {"settlements": APART[:2], "keeps": APART[10:14]}
OVERRUN = {tile: ["regular", "giant"] for tile in ("a1", "a2", "b1", "b2")}


def complaint_of(document: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(BadInput) as complaint:
        GAME.from_position(document)
    told = [Translator(language, GAME).complaint(complaint.value) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    return complaint.value.key, complaint.value.data["path"]


@pytest.mark.rule("W24.8", "W24.9", "W24.16")
@pytest.mark.parametrize("rolled", [False, True])
@pytest.mark.parametrize(
    ("table", "key"),
    [
        ({"breaches": 3}, "watch-position-third-breach"),
        ({"gift": OVERRUN}, "watch-position-gift-overrun"),
    ],
)
def test_a_game_that_has_ended_dramatically_is_not_played_on(
    table: dict[str, Any], key: str, rolled: bool
) -> None:
    place = f"/table/{next(iter(table))}"
    short = {"game": "watch", "seats": 4, "table": {"rolled": rolled, **table}}
    assert complaint_of(short) == (key, place)
    document = position(rolled=rolled).to_position()
    document["table"] |= table
    assert complaint_of(document) == (key, place)


@pytest.mark.rule("W24.8", "W24.9")
@pytest.mark.parametrize("table", [{"breaches": 2}, {"gift": {**OVERRUN, "b2": ["regular"]}}])
def test_one_breach_or_one_wildling_less_is_a_game(table: dict[str, Any]) -> None:
    assert position(rolled=True, **table).to_move() == (RED,)


@pytest.mark.rule("W24.1", "W24.3", "W24.16")
@pytest.mark.parametrize(("options", "rolled"), [({}, True), (BASE, True), (BASE, False)])
def test_a_game_that_is_won_is_over_or_refused(options: dict[str, Any], rolled: bool) -> None:
    hidden = {**NINE, "cards": {"victory_point": 1}}
    for red in (TEN, hidden):
        outcome = position(options=options, rolled=rolled, red=red).outcome()
        assert outcome is not None
        assert (outcome.winners, outcome.reason) == ((RED,), "true_victory")
    document = position(options=options, rolled=rolled, red=NINE, deck=[]).to_position()
    document["table"]["players"][RED]["cards"] = {"victory_point": 1}
    assert complaint_of(document) == ("watch-position-won", "/table/players/0")


@pytest.mark.rule("W24.2", "W24.6", "WR26")
def test_ten_points_before_the_roll_or_in_another_turn_are_a_game() -> None:
    s = position(red=TEN)
    assert GAME.from_position(s.to_position()).digest() == s.digest()
    s = position(rolled=True, active=BLUE, red=TEN)
    assert GAME.from_position(s.to_position()).digest() == s.digest()
    s = position(active=BLUE, options=BASE, red=TEN)
    assert GAME.from_position(s.to_position()).to_move() == (BLUE,)


@pytest.mark.rule("W24.3", "W24.5")
def test_ten_points_while_the_roll_is_resolved_are_a_game() -> None:
    s = position(red=TEN, dice=(3, 4, 12))
    play(s, "roll")
    assert s.table.flow.kind == "move_tormund"
    again = GAME.from_position(s.to_position())
    assert again.digest() == s.digest()
    play(again, "tormund a1")
    outcome = again.outcome()
    assert outcome is not None
    assert outcome.winners == (RED,)
