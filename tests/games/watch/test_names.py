"""Places are called by what they touch at the table, in every language."""

import re

import pytest
from tests.games.watch.helpers import RED, position

from throneroom.games.watch import GAME
from throneroom.games.watch.geometry import (
    ALL_PATHS,
    HEXES,
    INTERSECTIONS,
    PATHS,
    SITES,
    TERRAIN_HEXES,
)
from throneroom.kernel import FastChance, bits
from throneroom.text import LANGUAGES, Translator

INTERNAL = re.compile(r"\b([ve]\d\d|[A-Ga-g]\d|[a-z]+_[a-z]+|plain_\w+|watch-\w+)\b")
TABLES = [(3, {}), (4, {}), (4, {"wide_board": True}), (3, {"variant": "base"})]


def speaking(language: str, seats: int = 4, seed: int = 1, **options: object) -> Translator:
    translator = Translator(language, GAME)
    translator.look_at(GAME.start(seats, options, chance=FastChance(seed)).table)
    return translator


@pytest.mark.rule("W3.11")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_no_two_places_of_a_table_have_the_same_name(
    seed: int, seats: int, options: dict[str, object], language: str
) -> None:
    setup = {"board_setup": "fully_random", **options}
    table = GAME.start(seats, setup, chance=FastChance(seed)).table
    translator = Translator(language, GAME)
    translator.look_at(table)
    for names, there in (
        (SITES, [*bits(INTERSECTIONS[table.setup])]),
        (PATHS, [*bits(ALL_PATHS[table.setup])]),
        (HEXES, [*TERRAIN_HEXES[table.setup]]),
    ):
        called = [translator.name(names.kind, names.ids[place]) for place in there]
        assert len(set(called)) == len(called)
        assert [name for name in called if INTERNAL.search(name)] == []
        assert all(re.search(r"\d", name) for name in called)
    assert translator.gaps == set()


@pytest.mark.rule("W3.11")
@pytest.mark.parametrize(
    ("kind", "place", "names"),
    [
        ("hex", "a2", ("hills 8", "wzgórza 8", "хълмове 8")),
        ("place", "camp", ("Tormund's camp", "Obóz Tormunda", "лагерът на Тормунд")),
        (
            "site",
            "v16",
            (
                "between mountains 11, hills 8, and fields 4",
                "między górami 11, wzgórzami 8 i polami 4",
                "между планини 11, хълмове 8 и ниви 4",
            ),
        ),
        (
            "site",
            "v01",
            (
                "at the north corner of mountains 11",
                "w północnym rogu gór 11",
                "в северния ъгъл на планини 11",
            ),
        ),
        (
            "path",
            "e22",
            (
                "between forest 9 and an ice field",
                "między lasem 9 i lodową pustynią",
                "между гора 9 и ледено поле",
            ),
        ),
        (
            "path",
            "e01",
            (
                "along the north-west side of mountains 11",
                "wzdłuż północno-zachodniego boku gór 11",
                "по северозападната страна на планини 11",
            ),
        ),
    ],
)
def test_a_place_is_called_by_what_it_touches(
    kind: str, place: str, names: tuple[str, ...]
) -> None:
    assert tuple(speaking(language).name(kind, place).lower() for language in LANGUAGES) == tuple(
        name.lower() for name in names
    )


@pytest.mark.rule("W6.3")
def test_the_combined_token_names_both_numbers() -> None:
    translator = speaking("en", 3)
    assert any(translator.name("hex", tile).endswith(" 2 and 12") for tile in HEXES.ids)


def test_hexes_that_are_alike_are_told_apart_by_where_they_lie() -> None:
    alike = {}
    for seed in range(30):
        translator = speaking("en", 4, seed, board_setup="fully_random")
        for tile in HEXES.ids:
            found = re.search(r"\((\w+)\)", translator.name("hex", tile))
            if found:
                alike[found[1]] = tile
    assert {"north", "south", "west", "east"} >= set(alike) >= {"north", "south"}


@pytest.mark.rule("W12.1")
def test_actions_and_events_name_places_so() -> None:
    s = position(rolled=True, red={"hand": {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}})
    translator = Translator("en", GAME)
    seats = translator.look_at(s.table)
    told = {"kind": "settlement", "seat": str(RED), "site": "v16"}
    where = translator.name("site", "v16")
    assert where.startswith("between ")
    assert translator.event(told, seats) == f"Red builds a settlement {where}."
    assert translator.label("settlement", {"site": "v16"}, seats) == f"Settlement {where}"
