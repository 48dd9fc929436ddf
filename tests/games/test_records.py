"""Games that were played by these rules replay by them, digest by digest.

A record that fails here says that running tables of hosts and other people's records break too. If
the rules had to change, raise the game's version, say so in CHANGELOG.md, and write the records
anew with `python -m scripts.make_records`; otherwise the change is a mistake.
"""

from pathlib import Path

import pytest
from scripts.make_records import OURS, name_of, settings, values_of

from throneroom.kernel import Match, load, write_record
from throneroom.kernel.record import Record, parse_record

RECORDS = sorted(Path(__file__).parent.glob("*/records/*.record"))


def read(path: Path) -> Record:
    return parse_record(path.read_text("utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_a_recorded_game_replays(path: Path) -> None:
    text = path.read_text("utf-8")
    match = Match.from_record(text)
    assert match.game.slug == path.parts[-3]
    assert match.state.outcome() is not None
    assert write_record(match) == text


def test_there_are_enough_of_them() -> None:
    assert len(RECORDS) >= 40


@pytest.mark.parametrize("slug", OURS)
def test_they_have_every_option_with_every_number_of_seats(slug: str) -> None:
    game = load(slug)
    recorded = {path.name for path in RECORDS if path.parts[-3] == slug}
    assert recorded == {name_of(seats, options) for seats, options in settings(game)}
    headers = [read(path).header for path in RECORDS if path.parts[-3] == slug]
    assert {header.seats for header in headers} == set(game.seats)
    for option in game.options:
        found = [header.options.get(option.name, option.default) for header in headers]
        for value in values_of(option):
            if option.many and value:
                assert any(found), f"nobody chose {option.name}"
            else:
                assert value in found, f"{option.name} was never {value}"
