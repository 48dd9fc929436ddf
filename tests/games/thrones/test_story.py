"""What there is to tell of a Board Game is what was seen on the board."""

from typing import Any

import pytest
from tests.games.thrones.battlefield import Board, army

from throneroom.games.thrones import GAME
from throneroom.games.thrones.content import AREAS, FIRST_SEA, HOUSES, TIDES
from throneroom.games.thrones.story import STORY
from throneroom.kernel import Event, FastChance
from throneroom.kernel.story import Deed

OF = {measure.name: measure.of for measure in STORY.measures}


def on_the_board(areas: dict[str, Any], house: str) -> int:
    mine = (area for area in areas.values() if area.get("house") == house)
    return sum(len(area["units"]) + len(area.get("routed", "")) for area in mine)


@pytest.mark.parametrize("seats", [3, 6])
def test_the_charts_show_what_lies_on_the_board(seats: int) -> None:
    state, chance = GAME.start(seats, {"rounds": 5}, seats), FastChance(seats)
    while state.outcome() is None:
        seen = state.view(None)
        for seat, house in enumerate(seen["seats"]):
            found = {name: of(state.table, seat) for name, of in OF.items()}
            attacking = state.table.attacker == HOUSES.index[house]
            standing = on_the_board(seen["areas"], house)
            assert found.pop("units") >= standing if attacking else found.pop("units") == standing
            its = seen["houses"][house]
            land = [area for name, area in seen["areas"].items() if AREAS.index[name] < FIRST_SEA]
            assert found == {
                "castles": its["structures"],
                "lands": sum(area.get("control") == house for area in land),
                "power": its["power"],
                "supply": its["supply"],
            }
        seat = state.to_move()[0]
        state.play(seat, state.sample(seat, chance))


def test_attackers_are_counted_while_they_fight() -> None:
    b = Board(
        {
            "riverrun": army("stark", "ffk", "march_0"),
            "winterfell": army("stark", "e"),
            "harrenhal": army("lannister", "fk"),
        }
    )
    before = [OF["units"](b.state.table, seat) for seat in range(6)]
    assert before[b.seat("stark")] == on_the_board(b.state.view(None)["areas"], "stark") >= 4
    b.attack("stark", "riverrun", "harrenhal", "ffk")
    assert b.state.table.attackers
    assert [OF["units"](b.state.table, seat) for seat in range(6)] == before


def battle(**told: int) -> Event:
    """Stark attacks Lannister."""
    names = [param.name for param in GAME.events["battle"].params]
    parts = {"attacker": HOUSES.index["stark"], "defender": HOUSES.index["lannister"], **told}
    return Event("battle", tuple(parts.get(name, 0) for name in names))


def test_what_hangs_on_a_battle() -> None:
    table = GAME.start(6, seed=1).table
    assert STORY.weigh(table, battle(attacker_total=7, defender_total=5, casualties=2)) == 18
    assert STORY.weigh(table, battle()) == 1, "it is one, even of nobody against nobody"
    assert STORY.weigh(table, Event("raided", (0,) * 7)) == 0


def test_who_did_what() -> None:
    table = GAME.start(6, seed=1).table
    stark, lannister = HOUSES.index["stark"], HOUSES.index["lannister"]
    mine, theirs = table.seats[stark], table.seats[lannister]
    sea = FIRST_SEA
    told: list[tuple[Event, list[Deed]]] = [
        (battle(winner=lannister), [Deed("warlord", theirs)]),
        (Event("control", (sea - 1, lannister, stark)), [Deed("conqueror", mine)]),
        (Event("control", (sea, lannister, stark)), []),
        (Event("control", (0, -1, stark)), []),
        (Event("control", (0, stark, -1)), []),
        (Event("destroyed", (lannister, 0, (0, 1))), [Deed("martyr", theirs, 2)]),
        (Event("raided", (stark, 0, lannister, 1, 0, 1, 1)), [Deed("brigand", mine)]),
        (Event("consolidated", (stark, 0, 0, 3)), [Deed("steward", mine, 3)]),
        (
            Event("bids", ((stark, lannister), (4, 1))),
            [Deed("spender", mine, 4), Deed("spender", theirs, 1)],
        ),
        (Event("retreated", (lannister, 0, 1, ())), [Deed("runner", theirs)]),
    ]
    for event, deeds in told:
        assert list(STORY.deeds(table, event)) == deeds, event
        assert all(deed.name in STORY.awards for deed in deeds)
    assert {deed.name for _, deeds in told for deed in deeds} == STORY.awards.keys()


def test_luck_is_the_tide_where_there_is_one() -> None:
    assert STORY.luck is not None
    assert STORY.thrown is not None
    fought = battle(attacker_tide_strength=3)
    assert list(STORY.luck(GAME.start(6, seed=1).table, [fought])) == []
    table = GAME.start(6, {"tides_of_battle": True}, seed=1).table
    mean = sum(strength * share for strength, share in STORY.faces.items())
    fortunes = list(STORY.luck(table, [Event("raided", (0,) * 7), fought]))
    mine, theirs = (table.seats[HOUSES.index[house]] for house in ("stark", "lannister"))
    assert [(fortune.seat, fortune.got) for fortune in fortunes] == [(mine, 3.0), (theirs, 0.0)]
    assert [fortune.expected for fortune in fortunes] == pytest.approx([mean, mean])
    assert sum(STORY.faces.values()) == pytest.approx(1)
    assert list(STORY.thrown(fought)) == []
    drawn = [
        list(STORY.thrown(Event("tides_revealed", (0, n, 1, 0)))) for n in range(len(TIDES.ids))
    ]
    assert {strength for strength, _ in drawn} == set(STORY.faces)
    assert len({last for _, last in drawn}) == 1
