"""What a hint counts on the map, and what one of each is worth."""

from tests.games.thrones.battlefield import Board, army, token

from throneroom.games.thrones.reasons import reasons


def counted(board: Board, house: str) -> dict[str, int]:
    """By name: how many there are."""
    found = reasons(board.state.table, board.seat(house))
    return {name: reason.number for name, reason in found.items()}


def the_north() -> Board:
    return Board(
        {
            "winterfell": army("stark", "fk", "march_plus_1_special"),
            "white_harbor": army("stark", "f", "defense_plus_2_special"),
            "karhold": army("stark", "f", "consolidate_power"),
            "castle_black": token("stark"),
            "moat_cailin": army("greyjoy", "fk"),
            "seagard": army("greyjoy", "fkk", "march_0"),
        }
    )


def test_what_counts_for_a_house() -> None:
    board = the_north()
    assert counted(board, "stark") == {
        "castles": 2,
        "rivals": 3,
        "takes": 0,
        "threatens": 0,  # Winterfell is no stronger than Moat Cailin
        "endangered": 1,  # White Harbor; at Winterfell the garrison helps
        "strength": 5,
        "supply": 1,
        "power": 5,
        "orders_take": 1,  # with the order's bonus Moat Cailin falls
        "orders_power": 2,  # one, and the crown of Karhold
        "orders_defence": 2,
    }
    greyjoy = counted(board, "greyjoy")
    assert greyjoy["castles"] == 3  # Pyke, too
    assert greyjoy["rivals"] == 2
    assert greyjoy["threatens"] == 2  # White Harbor and Riverrun
    assert greyjoy["endangered"] == 0
    assert greyjoy["strength"] == 8
    assert greyjoy["orders_take"] == 1  # one army takes one castle
    assert greyjoy["orders_power"] == greyjoy["orders_defence"] == 0


def test_a_march_that_is_declared_takes_what_it_is_strong_enough_for() -> None:
    board = the_north().play("stark", "resolve_march winterfell")
    assert counted(board, "stark")["takes"] == 0
    board.play("stark", "march winterfell>moat_cailin:fk")
    assert counted(board, "stark")["takes"] == 1
    assert counted(board, "greyjoy")["takes"] == 0
    weak = the_north().play("stark", "resolve_march winterfell", "march winterfell>moat_cailin:f")
    assert counted(weak, "stark")["takes"] == 0


def test_what_is_good_is_worth_something_to_the_judge() -> None:
    found = reasons(the_north().state.table, 0)
    bad = {"rivals", "endangered"}
    assert all(reason.worth <= 0 for name, reason in found.items() if name in bad)
    assert all(reason.worth >= 0 for name, reason in found.items() if name not in bad)
    assert sum(reason.worth > 0 for reason in found.values()) > len(found) / 2
