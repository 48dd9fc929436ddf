"""The finite lists: what a page snaps to, and the shorter ones that bots choose from: F34."""

import random
from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import clash
from tests.games.ice_and_fire.helpers import (
    BERSERKERS,
    BOWMEN,
    GUARDSMEN,
    OUTRIDERS,
    SWORDS,
    asked,
    battle,
    listed,
    load,
    play,
    told,
    unit,
)

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.charge import check_charge
from throneroom.games.ice_and_fire.field import box_at, box_of, pose_of, zones_of
from throneroom.games.ice_and_fire.geometry.lengths import contact
from throneroom.games.ice_and_fire.geometry.measure import distance
from throneroom.games.ice_and_fire.geometry.shapes import heading_to, moved
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.kernel import Action, FastChance, Illegal, State

A1, B1 = UNITS.index["a1"], UNITS.index["b1"]


def offered(state: State) -> dict[str, Any]:
    decision = state.decision(state.to_move()[0])
    assert decision is not None
    assert decision.offer is not None
    return decision.offer


def allowed(state: State, action: Action) -> bool:
    try:
        state.check(state.to_move()[0], action)
    except Illegal:
        return False
    return True


def alone(**more: Any) -> State:
    """A unit in the open that may move 5", with one enemy straight ahead of it, far away."""
    table = {"a1": unit(SWORDS, 24, 20, 90), "b1": unit(GUARDSMEN, 24, 44, 270)}
    return battle(**{**table, **more}, at="declare a1")


def scattered(seed: int) -> State:
    """Units of both sides anywhere, none on another."""
    rng = random.Random(seed)
    table: dict[str, Any] = {"tokens": [], "terrain": [["palisade", 24, 30, 0]]}
    names = ["a1", "b1", "b2", "b3", "a2"]
    spots = [(x, y) for x in (6, 14, 22, 30, 38) for y in (6, 14, 22)]
    rng.shuffle(spots)
    for name, (x, y) in zip(names, spots, strict=False):
        card = rng.choice((SWORDS, BERSERKERS, OUTRIDERS, GUARDSMEN))
        table[name] = unit(card, x + rng.random(), y + rng.random(), rng.randrange(360))
    for name in names:
        table[name]["at"] = [round(number, 3) for number in table[name]["at"]]
    for _ in range(3):
        token = [None, round(rng.uniform(4, 44), 2), round(rng.uniform(4, 44), 2), 0.6]
        table["tokens"].append(token)
    return battle(**table, at="declare a1")


# For people


@pytest.mark.rule("F34.5", "F34.7")
def test_headings_to_snap_to() -> None:
    state = alone(
        a1=unit(SWORDS, 24, 20, 91.5),
        b1=unit(GUARDSMEN, 30, 32, 250),  # within 18"
        b2=unit(GUARDSMEN, 44, 44, 200.5),  # farther away
        tokens=[[None, 10, 20, 0.6]],
    )
    play(state, "maneuver")
    offer = offered(state)
    compass = set(range(0, 360_000, 15_000))
    fixed = {91_500, 250_000, 70_000, *compass}  # as it stands, along and against b1
    toward = {heading_to(6, 12), heading_to(20, 24), 180_000}
    assert {way["heading"] for way in offer["ways"]} == fixed | toward
    # The same for the final pivot, toward the points wherever the move ends.
    assert offer["final"]["headings"] == sorted(fixed)
    assert offer["final"]["toward"] == [[30_000, 32_000], [44_000, 44_000], [10_000, 20_000]]
    state = alone()
    play(state, "march")
    assert [way["heading"] for way in offered(state)["ways"]] == [90_000]


def lengths_of(state: State, heading: int) -> list[int]:
    (found,) = [w["lengths"] for w in offered(state)["ways"] if w["heading"] == heading]
    assert isinstance(found, list)
    return found


@pytest.mark.rule("F34.6", "F34.4")
def test_lengths_to_snap_to() -> None:
    # The enemy stands 4" ahead: 3" is the largest length, and 1" from it.
    state = alone(b1=unit(GUARDSMEN, 24, 28.8, 270))
    play(state, "maneuver")
    assert lengths_of(state, 90_000) == [0, 1000, 2000, 3000]
    # Back from an enemy 4" away: just out of its short range after 2".
    assert lengths_of(state, 270_000) == [0, 1666, 2000, 3333, 5000]
    # One 9" behind it is left at long range after 3".
    state = alone(b2=unit(GUARDSMEN, 24, 6.2, 90))
    play(state, "maneuver")
    assert lengths_of(state, 90_000) == [0, 1666, 3000, 3333, 5000]
    # A token 4.2" ahead, a little to the side.
    state = alone(tokens=[[None, 24.4, 24.2, 0.6]])
    play(state, "maneuver")
    assert lengths_of(state, 90_000) == [0, 1666, 3333, 4200, 5000]
    # Where the maximum is not allowed the largest length is: the edge is 3" behind the tray.
    state = alone(a1=unit(SWORDS, 24, 5.4, 90))
    play(state, "maneuver")
    assert lengths_of(state, 270_000) == [0, 1000, 2000, 3000]


@pytest.mark.rule("F34.8")
def test_charges_to_snap_to() -> None:
    state = alone(b1=unit(GUARDSMEN, 27, 30, 250))
    (charge,) = offered(state)["charges"]
    assert (charge["unit"], charge["side"]) == ("b1", "front")
    t = state.table
    goal = box_of(t, B1)
    toward = [heading_to(3, 10)]
    toward += [
        heading_to(round(goal[i]) - 24_000, round(goal[i + 1]) - 20_000) for i in (7, 9, 11, 13)
    ]
    grid = [h for h in range(0, 360_000, 2000) if allowed(state, ("charge", B1, 0, h))]
    best = min(grid, key=lambda h: (contact(box_at(t, A1, (24_000, 20_000, h)), goal, h), h))
    wanted = {h for h in (*toward, 90_000, best) if allowed(state, ("charge", B1, 0, h))}
    assert set(charge["headings"]) == wanted
    assert best in charge["headings"]
    # The three alignments as poses, in the order in which they are listed.
    state = alone(b1=unit(GUARDSMEN, 24, 30, 270))
    load(state, 6)
    play(state, "charge b1 front 90")
    assert listed(state) == ["align full", "align left", "align right"]
    assert offered(state)["poses"] == [
        [24_000, 25_200, 90_000],
        [21_250, 25_200, 90_000],
        [26_750, 25_200, 90_000],
    ]


@pytest.mark.rule("F34.9", "F34.18")
def test_retreats_to_snap_to() -> None:
    state = alone(b1=unit(GUARDSMEN, 24, 24.8, 270))
    load(state, 3)
    play(state, "retreat")
    offer = offered(state)
    assert offer["most"] == 8000
    # Away from an enemy before it: 1" at least; along its side 2.75" + 2.75" + 1".
    assert offer["ways"] == [
        {"direction": "left", "lengths": [8000, 6500]},
        {"direction": "back", "lengths": [8000, 1000]},
        {"direction": "right", "lengths": [8000, 6500]},
    ]
    listed_ = listed(state)
    for way in offer["ways"]:
        for length in way["lengths"]:
            text = f"withdraw {way['direction']} {length / 1000:g}"
            assert f"{text} 90" in listed_
            assert len([one for one in listed_ if one.startswith(f"{text} ")]) <= 2
    assert len(listed_) <= 12


@pytest.mark.rule("F34.18")
def test_free_pivots_and_shifts() -> None:
    # The enemy that was left may turn to the three nearest.
    state = alone(
        b1=unit(GUARDSMEN, 24, 24.8, 270),
        a2=unit(SWORDS, 10, 40, 90),
        a3=unit(SWORDS, 40, 40, 90),
        a4=unit(SWORDS, 5, 5, 90),
    )
    load(state, 6)
    play(state, "retreat", "withdraw back 8 90")
    assert asked(state) == ("pivot", 1)
    toward = [heading_to(-14_000, 15_200), heading_to(16_000, 15_200)]
    faces = [text for text in listed(state) if text.startswith("face")]
    assert listed(state)[0] == "stay"
    assert {text.split()[2] for text in faces} == {f"{h / 1000:g}" for h in toward}
    assert set(offered(state)["headings"]) == {"b1"}
    assert set(toward) <= set(offered(state)["headings"]["b1"])
    # A shift of 2" before shooting: all of it and half of it to each side, or none.
    state = battle(a1=unit(BOWMEN, 24, 20, 90), b1=unit(GUARDSMEN, 24, 30, 270), at="declare a1")
    play(state, "shoot")
    ways = ("forward", "left", "back", "right")
    assert listed(state) == ["stay", *(f"shift {way} {n}" for way in ways for n in (2, 1))]


@pytest.mark.rule("F34.11")
def test_places_to_deploy_at() -> None:
    state = GAME.start(2, {"armies": ["stark_40", "lannister_40"], "terrain": "none"}, seed=1)
    while asked(state)[0] != "deploy":
        play(state, listed(state)[0])
    seats = []
    for _ in range(2):
        seat = asked(state)[1]
        seats.append(seat)
        south = state.view(None)["seats"][seat]["edge"] == "south"
        zone = [0, 0, 48_000, 10_000] if south else [0, 38_000, 48_000, 48_000]
        ahead = [90_000, 135_000, 45_000] if south else [270_000, 315_000, 225_000]
        assert offered(state) == {"zone": zone, "step": 1000, "headings": ahead}
        play(state, listed(state)[0])
    assert sorted(seats) == [0, 1]


# For bots


@pytest.mark.rule("F34.16", "FR76")
def test_listed_maneuvers() -> None:
    """Eight headings, three lengths, two final headings each: 45, for moving straight toward the
    enemy both are one."""
    state = alone()
    play(state, "maneuver")
    expected = set()
    for first in range(0, 360_000, 45_000):
        for length in (5000, 3333, 1666):
            x, y = moved(24_000, 20_000, first, length)
            for last in (first, heading_to(24_000 - x, 44_000 - y)):
                expected.add(("go", first, length, last))
    assert set(state.legal(0)) == expected
    assert len(expected) == 45
    # A page snaps to far more than that, and any other legal move may be made.
    offer = offered(state)
    finals = len(offer["final"]["headings"]) + len(offer["final"]["toward"])
    assert sum(len(way["lengths"]) for way in offer["ways"]) * finals > 2000
    assert ("go", 77_777, 1234, 3210) not in expected
    play(state, "go 77.777 1.234 3.21")


@pytest.mark.rule("F34.16")
def test_listed_marches() -> None:
    state = alone(b2=unit(GUARDSMEN, 40, 44, 270), tokens=[[None, 24.5, 26.5, 0.6]])
    play(state, "march")
    expected = set()
    for length in (10_000, 6666, 3333, 6500):  # the last one on the token
        x, y = 24_000, 20_000 + length
        toward = (heading_to(24_000 - x, 44_000 - y), heading_to(40_000 - x, 44_000 - y))
        expected |= {("go", 90_000, length, last) for last in (90_000, 180_000, 0, *toward)}
    assert set(state.legal(0)) == expected


@pytest.mark.rule("F34.16")
def test_headings_of_listed_maneuvers() -> None:
    """Toward the five nearest enemies and the three nearest tokens, and no others."""
    far: dict[str, Any] = {f"b{i + 1}": unit(GUARDSMEN, 3 + 8 * i, 44, 270) for i in range(6)}
    tokens = [[None, 8, 30, 0.6], [None, 20, 31, 0.6], [None, 37, 30, 0.6], [None, 2, 10, 0.6]]
    state = alone(**far, tokens=tokens)
    play(state, "maneuver")
    points = [(x, 44) for x in (3, 11, 19, 27, 35, 43)]
    near = sorted(points, key=lambda p: (p[0] - 24) ** 2 + (p[1] - 20) ** 2)[:5]
    points += [(8, 30), (20, 31), (37, 30)]
    wanted = {heading_to(x - 24, y - 20) for x, y in (*near, (8, 30), (20, 31), (37, 30))}
    assert {action[1] for action in state.legal(0)} == wanted | set(range(0, 360_000, 45_000))


@pytest.mark.rule("F34.16", "F34.10")
@pytest.mark.parametrize("seed", range(6))
def test_no_longer_move_is_legal(seed: int) -> None:
    state = scattered(seed)
    if "maneuver" not in listed(state):
        return
    play(state, "maneuver")
    t = state.table
    greatest: dict[int, int] = {}
    for _, first, length, _ in state.legal(0):
        greatest[first] = max(greatest.get(first, 0), length)
    for first, length in greatest.items():
        assert allowed(state, ("go", first, length, first)) or not length
        for longer in range(length + 20, 7000, 100):
            if allowed(state, ("go", first, longer, first)):  # within the tolerances of F6
                end = box_at(t, A1, (*moved(t.x[A1], t.y[A1], first, longer), first))
                near = min(distance(end, box_of(t, UNITS.index[b])) for b in ("b1", "b2", "b3"))
                assert 990 <= near < 1000 or distance(end, box_of(t, UNITS.index["a2"])) == 0


@pytest.mark.rule("F34.17", "FR78")
def test_listed_charges() -> None:
    """Of centre, corners and the present heading the one that touches first, and the present one;
    the grid only if none of them is allowed."""
    seen: set[str] = set()
    for seed in (*range(40), 123, 304):  # in the last two only the grid helps
        state = scattered(seed)
        t = state.table
        pose = pose_of(t, A1)
        found: dict[tuple[int, int], list[int]] = {}
        for action in state.legal(0):
            if action[0] == "charge":
                found.setdefault(action[1:3], []).append(action[3])
        for target in (UNITS.index[name] for name in ("b1", "b2", "b3")):
            goal = box_of(t, target)
            toward = [heading_to(t.x[target] - pose[0], t.y[target] - pose[1]), pose[2]]
            toward += [
                heading_to(round(goal[i]) - pose[0], round(goal[i + 1]) - pose[1])
                for i in (7, 9, 11, 13)
            ]
            for side in zones_of(t, A1, target):
                expected = _charges(state, target, side, toward)
                grid = not expected
                if grid:
                    expected = _charges(state, target, side, list(range(0, 360_000, 2000)))
                assert found.get((target, side), []) == expected
                if expected:
                    seen.add("grid" if grid else "one" if len(expected) == 1 else "two")
    assert seen == {"grid", "one", "two"}


def _charges(state: State, target: int, side: int, headings: list[int]) -> list[int]:
    t = state.table
    here = pose_of(t, A1)[2]
    works = {}
    for heading in dict.fromkeys(headings):
        try:
            check_charge(t, A1, target, side, heading)
        except Illegal:
            continue
        tray = box_at(t, A1, (t.x[A1], t.y[A1], heading))
        works[heading] = contact(tray, box_of(t, target), heading)
    if not works:
        return []
    best = min(works, key=lambda heading: (works[heading], heading))
    return [best, here] if here in works and here != best else [best]


@pytest.mark.rule("F34.17", "F9.17", "F10.32")
def test_listed_alignments() -> None:
    state = alone(b1=unit(GUARDSMEN, 24, 30, 270), b2=unit(GUARDSMEN, 31, 26, 270))
    load(state, 6)
    play(state, "charge b1 front 90")
    assert listed(state) == ["align full", "align left"]  # to the right stands b2
    state = alone(b1=unit(GUARDSMEN, 24, 24.8, 270))
    play(state, "strike b1")
    assert listed(state) == ["stay", "align left", "align right"]


@pytest.mark.rule("F34.20")
def test_listed_re_rolls_and_reactions() -> None:
    # Own dice: all misses. Dice of the other side: all successes. Or none.
    state = alone(b1=unit(GUARDSMEN, 24, 30, 270, conditions=["vulnerable"]))
    load(state, 6)
    play(state, "charge b1 front 90")
    load(state, 6, 1, 4, 3, 6, 1, 2)
    play(state, "align full")
    assert (asked(state), listed(state)) == (("reroll", 0), ["keep", "reroll charge_bonus 2 4 6 7"])
    load(state, 6, 2, 3)
    play(state, "keep")
    assert (asked(state), listed(state)) == (("reroll", 0), ["keep", "reroll vulnerable 1 3"])
    # A window: each usable effect, or pass.
    state = clash(a_more={"with": ["stark_sworn_sword_captain"]}, hand="40201 40202 40206")
    play(state, "strike b1", "stay")
    assert asked(state) == ("react_in_private", 0)
    usable = ["use order_martial_training a1", "play 40201 1", "play 40202 1"]
    assert listed(state) == [*usable, "pass"]


# Dice


@pytest.mark.rule("F34.3", "F34.15")
def test_every_die_is_told_with_its_purpose() -> None:
    """All chance of a battle is in its events, and the same seed and actions give the same."""

    class Counted(FastChance):
        dice = 0

        def below(self, n: int) -> int:
            if n in (3, 6):
                Counted.dice += 1
            return super().below(n)

    def fought() -> list[dict[str, Any]]:
        Counted.dice = 0
        rng = random.Random(3)
        armies = ["stark_40", "lannister_40"]
        chance = Counted(11)
        state = GAME.start(2, {"armies": armies, "terrain": "none"}, chance=chance)
        events = list(state.table.flow.events)
        for _ in range(250):
            if state.outcome() is not None:
                break
            seat = state.to_move()[0]
            legal = state.legal(seat)
            keen = [one for one in legal if one[0] in ("charge", "strike", "shoot", "reroll")]
            events += state.play(seat, rng.choice(keen or legal))
        rolls = told(events, "rolled")
        again = told(events, "rerolled")
        assert all(roll["roll"] for roll in rolls)
        in_events = sum(len(roll["dice"]) for roll in rolls)
        in_events += sum(len(roll["places"]) for roll in again)
        assert in_events == Counted.dice > 30
        return [{**roll} for roll in (*rolls, *again)]

    assert fought() == fought()
