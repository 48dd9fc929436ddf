"""T1-T3: the box, the setup for each number of players, and the map."""

from typing import Any

import pytest

from throneroom.games.thrones import GAME
from throneroom.games.thrones.content import (
    AREAS,
    CARDS,
    CASTLE_MASK,
    LANDS,
    NEIGHBOURS,
    ORDER_COUNT,
    ORDER_SPECIAL,
    PORT_LAND,
    PORT_SEA,
    PORTS,
    SEAS,
    STRONGHOLD_MASK,
    TIDES_DECK,
    UNIT_LIMIT,
    WESTEROS,
    WESTEROS_DECKS,
    WILDLING_ICONS,
    WILDLINGS,
)
from throneroom.kernel import BadInput

HOUSES = ["stark", "greyjoy", "lannister", "baratheon", "tyrell", "martell"]


def view(seats: int, **options: Any) -> dict[str, Any]:
    return GAME.start(seats, options, seed=1).view(None)


def neutrals(seats: int) -> dict[str, Any]:
    areas = view(seats)["areas"]
    return {name: area["neutral"] for name, area in areas.items() if "neutral" in area}


def names(*areas: str) -> set[str]:
    return set(areas)


@pytest.mark.rule("T1.3", "T1.4", "T1.5", "T1.6", "T1.8", "T1.9", "T27.5")
def test_the_box() -> None:
    assert UNIT_LIMIT == (10, 5, 6, 2)
    assert sum(ORDER_COUNT) == 15
    assert sum(n for n, special in zip(ORDER_COUNT, ORDER_SPECIAL, strict=True) if special) == 5
    assert len(CARDS.ids) == 42
    assert [len(deck) for deck in WESTEROS_DECKS] == [10, 10, 10]
    assert len(WILDLINGS.ids) == 9
    assert len(TIDES_DECK) == 24
    assert (len(LANDS), len(SEAS), len(PORTS)) == (38, 12, 8)
    assert CASTLE_MASK.bit_count() == STRONGHOLD_MASK.bit_count() == 10


@pytest.mark.rule("T3.11", "TR3.1", "T24.1", "T27.1", "TR27.1", "T27.2", "T27.3", "T27.6")
def test_adjacency() -> None:
    for area, near in enumerate(NEIGHBOURS):
        assert area not in near
        assert all(area in NEIGHBOURS[other] for other in near)
    for port in PORTS:
        assert set(NEIGHBOURS[port]) == {PORT_LAND[port], PORT_SEA[port]}

    def adjacent(one: str, other: str) -> bool:
        return AREAS.index[other] in NEIGHBOURS[AREAS.index[one]]

    for pair in (
        ("winterfell", "greywater_watch"),
        ("riverrun", "the_mountains_of_the_moon"),
        ("harrenhal", "the_mountains_of_the_moon"),
        ("three_towers", "starfall"),
    ):
        assert not adjacent(*pair)
    assert adjacent("winterfell", "moat_cailin")
    assert adjacent("seagard", "the_twins")
    assert adjacent("white_harbor", "the_narrow_sea")
    for island in ("dragonstone", "pyke", "the_arbor"):
        assert not any(near in LANDS for near in NEIGHBOURS[AREAS.index[island]])


@pytest.mark.rule("T5.10", "T5.11", "T5.12")
def test_westeros_decks() -> None:
    def contents(deck: int) -> dict[str, int]:
        ids = [WESTEROS.ids[card] for card in WESTEROS_DECKS[deck]]
        return {name: ids.count(name) for name in ids}

    common = {"last_days_of_summer": 1, "winter_is_coming": 1}
    assert contents(0) == {"supply": 3, "mustering": 3, "a_throne_of_blades": 2, **common}
    assert contents(1) == {
        "clash_of_kings": 3,
        "game_of_thrones": 3,
        "dark_wings_dark_words": 2,
        **common,
    }
    assert contents(2) == {
        "wildlings_attack": 3,
        "put_to_the_sword": 2,
        "rains_of_autumn": 1,
        "storm_of_swords": 1,
        "sea_of_storms": 1,
        "feast_for_crows": 1,
        "web_of_lies": 1,
    }
    icons = {name for i, name in enumerate(WESTEROS.ids) if WILDLING_ICONS >> i & 1}
    assert icons == {
        "a_throne_of_blades",
        "last_days_of_summer",
        "dark_wings_dark_words",
        "rains_of_autumn",
        "storm_of_swords",
        "sea_of_storms",
        "feast_for_crows",
        "web_of_lies",
    }


@pytest.mark.rule("T1.10", "T2.3", "T2.21", "T2.22", "T2.23", "T2.24", "TR2.1", "TR2.4", "TS1")
def test_neutral_tokens() -> None:
    three = neutrals(3)
    dashes = {name for name, strength in three.items() if strength == "impassable"}
    assert len(three) == 14
    assert (three["kings_landing"], three["the_eyrie"]) == (5, 6)
    assert dashes == names(
        *("pyke", "highgarden", "oldtown", "dornish_marches", "storms_end", "the_boneway"),
        *("three_towers", "princes_pass", "starfall", "yronwood", "salt_shore", "sunspear"),
    )
    assert neutrals(6) == {"kings_landing": 5, "the_eyrie": 6}
    dorne = {
        "sunspear": 5,
        "salt_shore": 3,
        "starfall": 3,
        "yronwood": 3,
        "princes_pass": 3,
        "the_boneway": 3,
        "three_towers": 3,
    }
    assert neutrals(5) == {"kings_landing": 5, "the_eyrie": 6, **dorne}
    assert neutrals(4) == {
        **neutrals(5),
        "storms_end": 4,
        "dornish_marches": 3,
        "oldtown": 3,
    }


@pytest.mark.rule("T1.11", "T1.12", "T2.7", "T2.8", "T2.9", "T2.14", "T2.20", "T9.4", "TS2")
def test_closing_the_gaps() -> None:
    seen = view(4)
    tracks = seen["tracks"]
    assert tracks["iron_throne"] == ["baratheon", "lannister", "stark", "greyjoy"]
    assert tracks["fiefdoms"] == ["greyjoy", "stark", "baratheon", "lannister"]
    assert tracks["kings_court"] == ["lannister", "stark", "baratheon", "greyjoy"]
    assert tracks["throne"] == "baratheon"
    assert tracks["blade"] == {"house": "greyjoy", "used": False}
    assert tracks["raven"] == {"house": "lannister", "used": False}
    stars = {house: entry["stars"] for house, entry in seen["houses"].items()}
    assert stars == {"lannister": 3, "stark": 2, "baratheon": 1, "greyjoy": 0}


@pytest.mark.rule("T2.20", "T9.3", "TS7")
def test_stars_with_five_and_six() -> None:
    for seats, expected in ((6, [3, 3, 2, 1, 0, 0]), (5, [3, 3, 2, 1, 0])):
        seen = view(seats)
        court = seen["tracks"]["kings_court"]
        assert [seen["houses"][house]["stars"] for house in court] == expected


@pytest.mark.rule("T2.1", "T2.4", "T2.6", "T2.10", "T2.11", "T2.12", "T2.13", "T3.3", "TS3")
@pytest.mark.rule("T2.15", "T2.16", "T2.17", "T2.18", "T2.19", "TR2.2", "T1.7", "T3.6", "T30.1")
def test_starting_positions() -> None:
    seen = view(6)
    units = {n: (a["house"], a["units"]) for n, a in seen["areas"].items() if "house" in a}
    assert units == {
        "winterfell": ("stark", "fk"),
        "white_harbor": ("stark", "f"),
        "the_shivering_sea": ("stark", "s"),
        "pyke": ("greyjoy", "fk"),
        "port_of_pyke": ("greyjoy", "s"),
        "greywater_watch": ("greyjoy", "f"),
        "ironmans_bay": ("greyjoy", "s"),
        "dragonstone": ("baratheon", "fk"),
        "kingswood": ("baratheon", "f"),
        "shipbreaker_bay": ("baratheon", "ss"),
        "highgarden": ("tyrell", "fk"),
        "dornish_marches": ("tyrell", "f"),
        "redwyne_straits": ("tyrell", "s"),
        "sunspear": ("martell", "fk"),
        "salt_shore": ("martell", "f"),
        "sea_of_dorne": ("martell", "s"),
        "lannisport": ("lannister", "fk"),
        "stoney_sept": ("lannister", "f"),
        "the_golden_sound": ("lannister", "s"),
        "port_of_lannisport": ("lannister", "s"),
    }
    homes = ("winterfell", "pyke", "lannisport", "dragonstone", "highgarden", "sunspear")
    for house, home in zip(HOUSES, homes, strict=True):
        entry = seen["houses"][house]
        assert (entry["power"], entry["pool"], len(entry["hand"])) == (5, 15, 7)
        assert entry["discards"] == []
        assert entry["supply"] == (1 if house == "stark" else 2)
        assert entry["structures"] == (2 if house == "stark" else 1)
        assert seen["areas"][home]["garrison"] == 2
        assert seen["areas"][home]["control"] == house
    assert (seen["round"], seen["wildlings"]["strength"]) == (1, 2)


@pytest.mark.rule("T2.19", "TR2.2")
def test_the_extra_lannister_ship() -> None:
    def has_ship(seats: int, **options: Any) -> bool:
        return "house" in view(seats, **options)["areas"]["port_of_lannisport"]

    assert [has_ship(seats) for seats in (3, 4, 5, 6)] == [False, True, True, True]
    assert not has_ship(3, lannister_port_ship="four_or_more")
    assert has_ship(6, lannister_port_ship="four_or_more")
    assert has_ship(3, lannister_port_ship="on")
    assert not has_ship(6, lannister_port_ship="off")


@pytest.mark.rule("T1.1", "T1.2", "T2.5", "T2.22", "T2.25")
def test_houses_are_chosen_or_dealt() -> None:
    chosen = ["tyrell", "stark", "greyjoy", "baratheon", "lannister"]
    assert view(5, houses=chosen)["seats"] == chosen
    dealt = {tuple(GAME.start(6, {}, seed=s).view(None)["seats"]) for s in range(12)}
    assert len(dealt) > 6
    with pytest.raises(BadInput):
        GAME.start(3, {"houses": ["stark", "stark", "lannister"]})
    with pytest.raises(BadInput):
        GAME.start(3, {"houses": ["stark", "lannister"]})
    with pytest.raises(BadInput):
        GAME.start(7)
    sunspear = view(5)["areas"]["sunspear"]
    assert "control" not in sunspear
    assert "garrison" not in sunspear
    assert "control" not in view(4)["areas"]["highgarden"]


@pytest.mark.rule("T2.21", "T2.22", "T2.23", "T2.24")
@pytest.mark.parametrize(
    ("seats", "house", "rule"),
    [
        (5, "martell", "T2.22"),
        (4, "tyrell", "T2.23"),
        (4, "martell", "T2.23"),
        (3, "greyjoy", "T2.24"),
    ],
)
def test_a_house_that_is_not_available_is_refused(seats: int, house: str, rule: str) -> None:
    chosen = [house, "stark", "baratheon", "lannister", "greyjoy"][:seats]
    with pytest.raises(BadInput) as complaint:
        GAME.start(seats, {"houses": chosen})
    assert complaint.value.key == "option-does-not-fit"
    assert complaint.value.data == {"option": "houses", "value": house, "rule": rule}
    every = ["stark", "greyjoy", "lannister", "baratheon", "tyrell", "martell"]
    assert view(6, houses=every)["seats"] == every


@pytest.mark.rule("T2.2", "TR2.3", "T34.3")
def test_decks_are_shuffled_and_hidden() -> None:
    one, other = GAME.start(6, {}, seed=1), GAME.start(6, {}, seed=2)
    assert one.table.decks != other.table.decks
    assert one.view(0)["westeros"]["left"] == [10, 10, 10]
    assert one.view(0)["wildlings"]["deck"] == [None] * 9
