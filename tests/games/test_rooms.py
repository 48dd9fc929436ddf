"""Whoever knows one of our games finds the way in every other: they have the same rooms."""

from importlib import import_module
from importlib.util import find_spec

import pytest

from throneroom.kernel import Game, Option, load
from throneroom.text import load_rulebook

OURS = ("ice_and_fire", "iron_throne", "thrones", "watch")
ROOMS = {
    "actions": "VERBS",
    "content": "",
    "events": "EVENTS",
    "features": "FEATURES",
    "imagine": "imagine",
    "judge": "judge",
    "position": "from_json",
    "setup": "OPTIONS",
    "state": "",
    "terminal": "draw",
    "view": "view",
}


@pytest.fixture(params=OURS)
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)


@pytest.mark.parametrize("room", ROOMS)
def test_the_same_room_has_the_same_name(game: Game, room: str) -> None:
    name = f"throneroom.games.{game.slug}.{room}"
    assert find_spec(name) is not None, name
    if ROOMS[room]:
        assert hasattr(import_module(name), ROOMS[room]), f"{name} has no {ROOMS[room]}"


def test_the_table_is_defined_in_its_room(game: Game) -> None:
    table = game.start(game.seats[0], seed=1).table
    assert type(table).__module__ == f"throneroom.games.{game.slug}.state"


def test_every_event_carries_out_a_rule_that_is_written_down(game: Game) -> None:
    rules = load_rulebook(game.slug).rules
    assert {kind: form.rule for kind, form in game.events.items() if form.rule not in rules} == {}


def test_options_depend_on_values_that_exist_by_rules_that_are_written_down(game: Game) -> None:
    rules = load_rulebook(game.slug).rules
    schema = {option.name: option for option in game.options}
    for option in game.options:
        for only in option.only:
            assert only.rule in rules, option.name
            assert all(possible(option, value) for value in only.values), option.name
            for name, value in only.when:
                assert value in game.seats if name == "seats" else possible(schema[name], value)


def possible(option: Option, value: object) -> bool:
    return value in option.choices if option.choices else type(value) is type(option.default)


def test_every_game_can_be_drawn(game: Game) -> None:
    state = game.start(game.seats[0], seed=1)
    drawn = state._repr_svg_()
    assert drawn is not None
    assert drawn.startswith("<svg")
    assert len(str(state).splitlines()) > 5
