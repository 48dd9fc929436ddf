"""How good a battle looks: points, armies, objectives, threats and the tactics board."""

from typing import Any

import pytest
from tests.games.ice_and_fire.helpers import AN_NCU, BOWMEN, GUARDSMEN, SWORDS, battle, play, unit

from throneroom.games.ice_and_fire.content import CARDS
from throneroom.games.ice_and_fire.geometry.shapes import FRONT, LEFT, REAR, RIGHT, box
from throneroom.games.ice_and_fire.threat import stances, wounds_of, zone_at
from throneroom.kernel import State

TOKEN = [["objective_01", 24, 24, 0.6]]


def facing(**more: Any) -> State:
    """Two units far from each other, with nothing between them."""
    table = {"a1": unit(SWORDS, 10, 10, 90), "b1": unit(GUARDSMEN, 38, 38, 270), **more}
    return battle(**table)


def looks(**more: Any) -> float:
    return facing(**more).judge(0)


def test_points_and_wounds_count() -> None:
    even = looks()
    assert even == 0.5  # both cost the same
    assert looks(points=[1, 0]) > even > looks(points=[0, 1])
    assert looks(a1=unit(SWORDS, 10, 10, 90, wounds=6)) < even
    assert looks(b1=unit(GUARDSMEN, 38, 38, 270, wounds=6)) > even
    assert looks(b1=unit(GUARDSMEN, 38, 38, 270, conditions=["weakened"])) > even


@pytest.mark.parametrize("seats", [2, 3])
def test_one_gains_what_the_other_loses(seats: int) -> None:
    hurt = {"a1": unit(SWORDS, 10, 10, 90, wounds=3), "tokens": TOKEN, "points": [2, 1, 0][:seats]}
    third = {"c1": unit(SWORDS, 38, 10, 90)} if seats == 3 else {}
    marks = [facing(seats=seats, **hurt, **third).judge(seat) for seat in range(seats)]
    assert all(0 < mark < 1 for mark in marks)
    if seats == 2:
        assert sum(marks) == pytest.approx(1)


def test_objectives_count() -> None:
    held = looks(tokens=TOKEN, a1=unit(SWORDS, 24, 24, 90))
    near = looks(tokens=TOKEN, a1=unit(SWORDS, 24, 14, 90))
    far = looks(tokens=TOKEN, a1=unit(SWORDS, 10, 10, 90))
    lost = looks(tokens=TOKEN, b1=unit(GUARDSMEN, 24, 24, 270))
    assert held > near > far > lost
    late = looks(tokens=TOKEN, a1=unit(SWORDS, 24, 24, 90), round=6)
    assert looks(round=6) < late < held  # it scores once more


def test_each_unit_goes_to_one_token() -> None:
    two = [*TOKEN, ["objective_02", 24, 26, 0.6]]
    alone = looks(tokens=two, a1=unit(SWORDS, 24, 14, 90))
    together = looks(tokens=two, a1=unit(SWORDS, 24, 14, 90), a2=unit(SWORDS, 31, 14, 90))
    without = looks(a1=unit(SWORDS, 24, 14, 90), a2=unit(SWORDS, 31, 14, 90))
    assert together > alone
    assert together > without


def test_what_was_declared_counts() -> None:
    """A bot that looks one step ahead sees what a move could lead to."""
    marks = {}
    for text in ("hold", "maneuver", "march"):
        state = facing(tokens=TOKEN, a1=unit(SWORDS, 24, 8, 90), at="declare a1")
        play(state, text)
        marks[text] = state.judge(0)
    assert marks["march"] > marks["maneuver"] > marks["hold"]
    away = facing(tokens=TOKEN, a1=unit(SWORDS, 24, 8, 180), at="declare a1")
    play(away, "march")
    assert away.judge(0) < marks["maneuver"]


def test_threats_count() -> None:
    def charging(x: float, y: float, heading: int) -> float:
        return looks(a1=unit(SWORDS, x, y, heading), b1=unit(GUARDSMEN, 24, 24, 270))

    front, flank, rear = charging(24, 15, 90), charging(14, 24, 0), charging(24, 33, 270)
    assert rear > flank > front
    assert rear > charging(24, 33, 90)  # turned away
    assert flank > charging(14, 44, 0)  # out of reach
    shot = looks(a1=unit(BOWMEN, 14, 40, 270), b1=unit(GUARDSMEN, 14, 26, 270))
    assert shot > looks(a1=unit(BOWMEN, 14, 40, 270), b1=unit(GUARDSMEN, 14, 16, 270))


def test_who_has_acted_must_wait() -> None:
    engaged = {"a1": unit(SWORDS, 24, 20, 90), "b1": unit(GUARDSMEN, 24, 24.8, 270)}
    done = {**engaged["a1"], "activated": True}
    assert looks(**engaged) > looks(b1=engaged["b1"], a1=done)
    assert looks(b1=engaged["b1"], a1=done) > looks(b1=engaged["b1"], a1=done, round=6)


def test_the_tactics_board_counts() -> None:
    assert looks(hand=[["40201"], []]) > looks(hand=[[], []]) > looks(hand=[[], ["40201"]])
    assert looks(ncus={"an1": {"card": AN_NCU}}) > looks()
    placed = {"an1": {"card": AN_NCU, "zone": "crown"}}
    assert looks(ncus=placed) > looks(ncus={"an1": {"card": AN_NCU}})
    assert looks(passes=[1, 0]) > looks(passes=[0, 0])


def test_wounds_to_expect() -> None:
    """More from the flank and the rear, after a charge, and with more ranks."""
    swords, guards = CARDS.index[SWORDS], CARDS.index[GUARDSMEN]
    by_zone = [wounds_of(swords, 0, 2, guards, zone, False) for zone in (FRONT, LEFT, REAR)]
    assert by_zone == sorted(by_zone)
    assert wounds_of(swords, 0, 2, guards, FRONT, True) > by_zone[0]
    assert wounds_of(swords, 0, 1, guards, FRONT, False) < by_zone[0]


@pytest.mark.rule("F6.9")
def test_zones_at_a_glance() -> None:
    tray = box(0, 0, 90_000, (2400, 2750, 1000))
    places = {(0, 9): FRONT, (0, -9): REAR, (-9, 0): LEFT, (9, 0): RIGHT}
    assert {place: zone_at(tray, *place) for place in places} == places


def test_who_is_engaged_with_whom() -> None:
    state = facing(a1=unit(SWORDS, 24, 20, 90), b1=unit(GUARDSMEN, 24, 24.8, 270))
    assert [one.engaged for one in stances(state.table)] == [(16,), (0,)]
