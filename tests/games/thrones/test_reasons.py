"""What a hint counts on the map, and what one of each is worth."""

from tests.games.thrones.battlefield import Board, army, token

from throneroom.games.thrones.reasons import reasons


def counted(board: Board, house: str) -> dict[str, tuple[int, float]]:
    """By name: how many there are, and what one is worth."""
    found = reasons(board.state.table, board.seat(house))
    return {name: (reason.number, reason.worth) for name, reason in found.items()}


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
        "castles": (2, 10.0),
        "rivals": (3, -2.0),
        "takes": (0, 6.0),
        "threatens": (0, 2.0),  # Winterfell is no stronger than Moat Cailin
        "endangered": (1, -2.0),  # White Harbor; at Winterfell the garrison helps
        "strength": (5, 1.2),
        "supply": (1, 0.8),
        "power": (5, 0.35),
        "orders_take": (1, 3.0),  # with the order's bonus Moat Cailin falls
        "orders_power": (2, 0.5),  # one, and the crown of Karhold
        "orders_defence": (2, 0.6),
    }
    greyjoy = {name: number for name, (number, _) in counted(board, "greyjoy").items()}
    assert greyjoy["castles"] == 3  # Pyke, too
    assert greyjoy["rivals"] == 2
    assert greyjoy["threatens"] == 2  # White Harbor and Riverrun
    assert greyjoy["endangered"] == 0
    assert greyjoy["strength"] == 8
    assert greyjoy["orders_take"] == 1  # one army takes one castle
    assert greyjoy["orders_power"] == greyjoy["orders_defence"] == 0


def test_a_march_that_is_declared_takes_what_it_is_strong_enough_for() -> None:
    board = the_north().play("stark", "resolve_march winterfell")
    assert counted(board, "stark")["takes"] == (0, 6.0)
    board.play("stark", "march winterfell>moat_cailin:fk")
    assert counted(board, "stark")["takes"] == (1, 6.0)
    assert counted(board, "greyjoy")["takes"] == (0, 6.0)
    weak = the_north().play("stark", "resolve_march winterfell", "march winterfell>moat_cailin:f")
    assert counted(weak, "stark")["takes"] == (0, 6.0)
