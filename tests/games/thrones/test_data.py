"""The data files hold what is read, by the rules, by the map or by the page, and nothing else."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from throneroom.games import thrones
from throneroom.games.thrones.content import AREAS, HOUSES, TRACKS, UNITS

HERE = Path(thrones.__file__).parent
ROOT = HERE.parents[3]
READERS = (
    *(HERE / f"{room}.py" for room in ("content", "setup", "position", "victory")),
    ROOT / "scripts" / "make_map" / "__main__.py",
    ROOT / "tests" / "games" / "thrones" / "test_map.py",
)
# The map as it is drawn has a test of its own, which makes it anew.
# The weights of the judge are made by a command, and read by what it counts: see features.py.
FILES = sorted(
    path.stem for path in (HERE / "data").glob("*.json") if path.stem not in ("judge", "map")
)
# What a thing is called is no field; and each thing says where it is from, for people to read.
DECKS = ("I", "II", "III")
SEATS = ("3", "4", "5", "6")
NAMES = {*AREAS.ids, *HOUSES.ids, *TRACKS.ids, *UNITS.ids, *DECKS, *SEATS, "provenance"}


def fields(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield key
            if key != "provenance":
                yield from fields(item)
    elif isinstance(value, list):
        for item in value:
            yield from fields(item)


def words_in_code() -> set[str]:
    """All words that stand in quotes where the data is read."""
    code = "".join(path.read_text("utf-8") for path in READERS)
    return set(re.findall(r"""["'](\w+)["']""", code))


@pytest.mark.parametrize("name", FILES)
def test_every_field_is_read(name: str) -> None:
    document = json.loads((HERE / "data" / f"{name}.json").read_text("utf-8"))
    assert document["provenance"]
    found = set(fields(document)) - NAMES
    assert found
    assert found - words_in_code() == set()


def test_every_file_is_loaded() -> None:
    assert set(FILES) <= words_in_code()
