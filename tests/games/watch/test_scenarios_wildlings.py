"""Scenarios WS20 to WS24 and WS27 to WS30: wildlings on their way to the Wall and over it."""

import pytest
from tests.games.watch.helpers import (
    BLACK,
    BLUE,
    CHAIN,
    KEEP,
    RED,
    ROAD,
    SETTLEMENT,
    camp,
    gift,
    kinds,
    play,
    position,
    under_settlements,
)

from throneroom.kernel import FastChance


@pytest.mark.rule("WS20", "W3.16", "W3.17", "W20.1", "W1.10")
@pytest.mark.parametrize(("face", "section"), [(4, 1), (5, 2)])
def test_two_trails_from_one_camp(face: int, section: int) -> None:
    s = position(
        camps={"cave_dwellers": ["giant"]}, wall=[[RED], [RED], [RED], [RED]], dice=(1, 1, face)
    )
    events = play(s, "roll")
    assert [event.params for event in events if event.kind == "arrived"] == [(1, 2, section)]
    assert s.table.guards[section] == ()


@pytest.mark.rule("WS21", "W20.1", "W20.3", "W20.4", "W20.5", "W20.6", "W13.5", "WR16")
def test_an_advance_without_a_breach() -> None:
    s = position(
        camps={"cave_dwellers": ["regular", "climber", "regular"]},
        clearings=[0, 0, 1, 0],
        wall=[[], [], [RED, BLUE, RED, BLUE], []],
        dice=(1, 1, 5),
    )
    play(s, "roll")
    assert s.table.clearings == [0, 0, 2, 0]
    assert s.table.breaches == 0
    assert camp(s, 1) == ["climber", "regular"]


@pytest.mark.rule("WS22", "W20.8", "W22.1", "W22.3", "W22.4", "WR19", "W1.16", "W1.24")
def test_a_giant_and_then_a_breach() -> None:
    s = position(
        camps={"frozen_river": ["giant", "climber"]},
        clearings=[0, 2, 0, 0],
        wall=[[], [RED, BLUE], [], []],
        dice=(1, 1, 3),
    )
    events = play(s, "roll")
    happened = [(event.kind, event.params) for event in events[2:]]
    assert happened == [
        ("guard_lost", (RED, 1)),
        ("giant_left", (1,)),
        ("breach", (1,)),
        ("guard_lost", (BLUE, 1)),
        ("crossed", (0, 1, 1)),
        ("crossed", (0, 1, 5)),
        ("breach_marker", (1,)),
    ]
    assert gift(s) == {"b1": ["regular"], "b2": ["regular"]}
    assert (s.table.numbers[1], s.table.numbers[5]) == (6, 4)
    assert s.table.guards[1] == ()
    assert s.table.guards_of == [0, 0, 0, 0]
    assert s.table.clearings == [0, 0, 0, 0]
    assert s.table.frostfangs[2] == 8
    assert camp(s, 0) == ["climber"]


@pytest.mark.rule("WS23", "W19.4", "W15.13", "W19.1")
def test_placing_a_new_wildling() -> None:
    s = position(
        rolled=True,
        camps={"cave_dwellers": ["regular", "regular", "climber"]},
        red={"roads": CHAIN[:4], "hand": ROAD},
        pool=["cave_dwellers_giant"],
    )
    events = play(s, "road e54")
    assert camp(s, 1) == ["regular", "regular", "climber", "giant"]
    assert "rush" not in kinds(events)


@pytest.mark.rule("WS24", "W21.1", "W21.2", "W21.3", "W21.4", "W20.9", "W20.7", "W19.6", "W21.5")
def test_a_rush() -> None:
    s = position(
        rolled=True,
        breaches=1,
        gift={"b1": ["regular"], "b2": ["regular"]},
        clearings=[0, 0, 2, 0],
        wall=[[], [], [RED, BLUE, RED, BLUE], []],
        camps={"cave_dwellers": ["giant", "climber", "regular", "giant"]},
        red={
            "roads": ["e15"],
            "hand": SETTLEMENT,
            "under_settlements": under_settlements(0, "cave_dwellers_regular"),
        },
    )
    play(s, "settlement v10")
    assert gift(s) == {
        "b1": ["regular"],
        "b2": ["regular"],
        "b3": ["giant"],
        "c1": ["climber"],
    }
    assert s.table.breaches == 2
    assert camp(s, 1) == ["regular", "giant", "regular"]
    assert s.table.clearings == [0, 0, 2, 0]
    assert s.table.in_gift == 4


@pytest.mark.rule("WS27", "W19.4")
def test_the_third_camp() -> None:
    s = position(
        rolled=True,
        camps={"hornfoot": ["regular", "giant"]},
        red={"roads": CHAIN[:4], "hand": ROAD},
        pool=["hornfoot_climber"],
    )
    events = play(s, "road e54")
    assert ("wildling", (7, 3)) in [(event.kind, event.params) for event in events]
    assert camp(s, 2) == ["regular", "giant", "climber"]


@pytest.mark.rule("WS28", "W22.1", "W22.3", "W22.4", "W3.14")
def test_a_breach_by_three() -> None:
    s = position(
        clearings=[0, 0, 0, 2],
        wall=[[], [], [], [RED, BLUE]],
        camps={"hornfoot": ["regular"]},
        dice=(1, 1, 7),
    )
    play(s, "roll")
    assert gift(s) == {"d1": ["regular"], "d2": ["regular"], "d3": ["regular"]}
    assert s.table.breaches == 1
    assert s.table.guards[3] == (BLUE,)


@pytest.mark.rule("WS29", "W22.5", "W22.9")
def test_a_breach_by_five() -> None:
    s = position(
        clearings=[4, 0, 0, 0],
        wall=[[RED, RED, BLUE, BLUE], [], [], []],
        camps={"frozen_river": ["regular"]},
        dice=(1, 1, 2),
    )
    play(s, "roll")
    assert gift(s) == {
        "a1": ["regular", "regular"],
        "a2": ["regular"],
        "a3": ["regular"],
        "a4": ["regular"],
    }
    assert s.table.breaches == 1
    assert s.table.guards[0] == (RED, BLUE, BLUE)
    assert s.table.in_gift == 5


@pytest.mark.rule("WS30", "W20.10", "WR21", "W13.7")
def test_the_sixth_wildling() -> None:
    s = position(
        clearings=[0, 5, 0, 0],
        wall=[[], [BLACK, RED, RED, BLUE, BLUE], [], []],
        camps={"frozen_river": ["regular"]},
        dice=(1, 1, 3),
    )
    before = s.table.frostfangs[0]
    play(s, "roll")
    assert s.table.clearings == [0, 4, 0, 0]
    assert s.table.guards[1] == (RED, RED, BLUE, BLUE)
    assert s.table.frostfangs[0] == before + 2
    assert s.table.guards_of[BLACK] == 0
    assert s.table.breaches == 0


@pytest.mark.rule("W19.8", "WR12", "W25.4")
def test_the_used_tokens_are_shuffled_into_the_new_pool() -> None:
    """Everybody saw the used tokens, so their order must tell nothing about the new pool."""
    tokens = ["hornfoot_giant", *["hornfoot_climber"] * 3, *["frozen_river_regular"] * 6]

    def drawn(used: list[str], seed: int) -> tuple[int, ...]:
        red = {"settlements": ["v10"], "hand": KEEP}
        s = position(seats=3, rolled=True, pool=[], used=used, red=red)
        s.table.flow.chance = FastChance(seed)
        play(s, "keep v10")
        return tuple(s.table.pool)

    found = [drawn(tokens, seed) for seed in range(5)]
    assert len(set(found)) > 1
    assert drawn(tokens[::-1], 2) == found[2]
