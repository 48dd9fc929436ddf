"""What a hint counts at the table, and what one of each is worth."""

from typing import Any

from tests.games.watch.helpers import BASE, BLUE, RED, position

from throneroom.games.watch.reasons import reasons

# v16 touches mountains 11, hills 8 and fields 4; v34 touches pasture 11 and fields 5.
BUILT = {
    "settlements": ["v16"],
    "keeps": ["v34"],
    "roads": ["e25", "e33"],
    "hand": {"lumber": 1, "brick": 1, "wool": 2, "grain": 2, "ore": 3},
    "cards": {"ranger_patrol": 2, "victory_point": 1},
}


def counted(seat: int = RED, **table: Any) -> dict[str, int]:
    """By name: how many there are."""
    found = reasons(position(**table).table, seat)
    return {name: reason.number for name, reason in found.items()}


def test_what_counts_for_a_player_of_the_watch() -> None:
    blue = {"settlements": ["v01"], "keeps": ["v12"]}
    wall = [[RED, RED], [BLUE], [RED], []]
    clearings = [2, 0, 1, 0]
    found = counted(red=BUILT, blue=blue, tormund="a2", wall=wall, clearings=clearings, rolled=True)
    assert found == {
        "points": 5,  # a settlement, a keep, three guards and a hidden point
        "rivals": 3,
        "income": 17,  # 2 and 3 dots of the settlement, twice 2 and twice 4 of the keep
        "kinds": 4,
        "blocked": 1,
        "site": 12,
        "road": 2,
        "affordable": 5,
        "cards": 3,
        "patrols": 0,
        "hand": 9,
        "guards": 3,
        "pressed": 2,  # the first section and the third, each as full as it can be
    }


def test_the_base_game_knows_no_guards_and_a_poor_hand_buys_little() -> None:
    poor = {**BUILT, "hand": {"lumber": 1, "brick": 1}, "patrols": 2}
    found = counted(red=poor, options=BASE)
    assert found["affordable"] == 1
    assert found["patrols"] == 2
    assert found["blocked"] == 0
    assert not {"guards", "pressed"} & found.keys()


def test_a_wildling_blocks_and_a_bare_seat_has_nothing() -> None:
    found = counted(red=BUILT, gift={"b2": ["regular"]})
    assert (found["blocked"], found["income"]) == (1, 19)  # 2 and 5 dots, and the keep's 12
    assert counted(BLUE, red=BUILT)["income"] == 0
    assert counted(BLUE, red=BUILT)["site"] == 0
    assert counted(BLUE, red=BUILT)["rivals"] == 4


def test_a_hand_is_counted_whole_for_a_later_seat_too() -> None:
    hand = {"lumber": 1, "brick": 2, "wool": 3, "grain": 1, "ore": 2}
    found = counted(BLUE, blue={"hand": hand, "cards": {"ranger_patrol": 1}})
    assert found["hand"] == 9
    assert found["cards"] == 1


def test_what_is_good_is_worth_something_to_the_judge() -> None:
    found = reasons(position(red=BUILT).table, RED)
    bad = {"rivals", "blocked", "pressed"}
    assert all(reason.worth <= 0 for name, reason in found.items() if name in bad)
    assert all(reason.worth >= 0 for name, reason in found.items() if name not in bad)
    assert sum(reason.worth > 0 for reason in found.values()) > len(found) / 2
