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


def counted(seat: int = RED, **table: Any) -> dict[str, tuple[int, float]]:
    """By name: how many there are, and what one is worth."""
    found = reasons(position(**table).table, seat)
    return {name: (reason.number, reason.worth) for name, reason in found.items()}


def test_what_counts_for_a_player_of_the_watch() -> None:
    blue = {"settlements": ["v01"], "keeps": ["v12"]}
    wall = [[RED, RED], [BLUE], [RED], []]
    clearings = [2, 0, 1, 0]
    found = counted(red=BUILT, blue=blue, tormund="a2", wall=wall, clearings=clearings, rolled=True)
    assert found == {
        "points": (5, 1.3),  # a settlement, a keep, three guards and a hidden point
        "rivals": (3, -0.4),
        "income": (17, 0.05),  # 2 and 3 dots of the settlement, twice 2 and twice 4 of the keep
        "kinds": (4, 0.2),
        "blocked": (1, -0.2),
        "site": (12, 0.04),
        "road": (2, 0.06),
        "affordable": (5, 0.3),
        "cards": (3, 0.3),
        "patrols": (0, 0.15),
        "hand": (9, 0.02),
        "guards": (3, 0.4),
        "pressed": (2, -0.2),  # the first section and the third, each as full as it can be
    }


def test_the_base_game_knows_no_guards_and_a_poor_hand_buys_little() -> None:
    poor = {**BUILT, "hand": {"lumber": 1, "brick": 1}, "patrols": 2}
    found = counted(red=poor, options=BASE)
    assert found["affordable"] == (1, 0.3)
    assert found["patrols"] == (2, 0.15)
    assert found["blocked"] == (0, -0.2)
    assert not {"guards", "pressed"} & found.keys()


def test_a_wildling_blocks_and_a_bare_seat_has_nothing() -> None:
    found = counted(red=BUILT, gift={"b2": ["regular"]})
    assert (found["blocked"][0], found["income"][0]) == (1, 19)  # 2 and 5 dots, and the keep's 12
    assert counted(BLUE, red=BUILT)["income"] == (0, 0.05)
    assert counted(BLUE, red=BUILT)["site"] == (0, 0.04)
    assert counted(BLUE, red=BUILT)["rivals"][0] == 4


def test_a_hand_is_counted_whole_for_a_later_seat_too() -> None:
    hand = {"lumber": 1, "brick": 2, "wool": 3, "grain": 1, "ore": 2}
    found = counted(BLUE, blue={"hand": hand, "cards": {"ranger_patrol": 1}})
    assert found["hand"] == (9, 0.02)
    assert found["cards"] == (1, 0.3)
