"""The data files hold what is read, and nothing else."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from throneroom.games import watch
from throneroom.games.watch.content import CLANS, COLOURS, RESOURCES
from throneroom.games.watch.geometry import HARBOURS, HEXES, ROUTES, SETUPS

HERE = Path(watch.__file__).parent
ROOMS = ("content", "geometry", "setup")
# The weights of the judge are made by a command, and read by what it counts: see features.py.
FILES = sorted(path.stem for path in (HERE / "data").glob("*.json") if path.stem != "judge")
# What a thing is called is no field; and each thing says where it is from, for people to read.
NAMES = {
    *(name.upper() for name in (*HEXES.ids, *ROUTES.ids, *HARBOURS.ids)),
    *(*COLOURS.ids, *RESOURCES.ids, *CLANS.ids, *SETUPS, "3", "4"),
    "provenance",
}


def fields(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, item in value.items():
            if key != "_about":
                yield key
                yield from fields(item)
    elif isinstance(value, list):
        for item in value:
            yield from fields(item)


def words_in_code() -> set[str]:
    """All words that stand in quotes in the rooms that read the data."""
    code = "".join((HERE / f"{room}.py").read_text("utf-8") for room in ROOMS)
    return set(re.findall(r"""["'](\w+)["']""", code))


@pytest.mark.parametrize("name", FILES)
def test_every_field_is_read(name: str) -> None:
    document = json.loads((HERE / "data" / f"{name}.json").read_text("utf-8"))
    assert document["_about"]["provenance"]
    found = set(fields(document)) - NAMES
    assert found
    assert found - words_in_code() == set()


def test_every_file_is_loaded() -> None:
    assert set(FILES) <= words_in_code()
