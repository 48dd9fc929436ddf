"""What is kept of earlier pictures never differs from what is drawn anew, and changes lead to it
exactly."""

import asyncio
import dataclasses
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from sqlalchemy import update

from throneroom.kernel import Alias, Game, Within, load
from throneroom.server import lobby, people, play, schema
from throneroom.server.changes import Changes, change, changed
from throneroom.server.database import Database
from throneroom.server.listing import Seat
from throneroom.server.live import Connection, LiveTable
from throneroom.server.pictures import Picture, view_of
from throneroom.server.rebuild import Undone, rebuild


async def running_table(database: Database, game: Game, seats: int) -> LiveTable:
    """A running table of people, with a page open for each of them and for a spectator."""

    def make(rows: Any) -> LiveTable:
        owner = people.add_guest(rows, "Owner")
        table_id = lobby.create_table(rows, owner, game, seats, {}, True, {"live": 60}, "bot")
        rows.execute(update(schema.tables).values(status=lobby.RUNNING, seed="5e" * 32))
        row = lobby.find_table(rows, table_id)
        who = [Seat(f"u{number}", f"P{number}", None) for number in range(seats)]
        table = LiveTable(game, row, who, b"secret")
        table.take(rebuild(rows, game, row))
        return table

    table = await database.run(make)
    for follows in (False, True):
        table.connections |= {
            Connection(f"u{seat}", "", seat, follows=follows) for seat in range(seats)
        }
        table.connections.add(Connection("", "", None, follows=follows))
    table.show_state()
    return table


Shown = dict[tuple[int | None, bool], dict[str, Any]]
"""The newest picture of each seat, for pages that follow changes and for those that do not."""


def follow(page: Connection, shown: Shown) -> None:
    """Take over what a page was sent."""
    which = page.seat, page.follows
    for message in map(json.loads, page.waiting):
        if message["t"] == "state":
            assert which not in shown or not page.follows
            shown[which] = message
        elif message["t"] == "change":
            assert page.follows
            told = {"n": message["n"], "clocks": message["clocks"]}
            assert told["n"] == shown[which]["n"] + 1
            shown[which] = {**changed(shown[which], message["change"]), **told}
    page.waiting.clear()


def check(table: LiveTable, shown: Shown) -> None:
    """Everybody's newest picture is the truth."""
    state = table.state
    assert state is not None
    for page in table.connections:
        follow(page, shown)
    for page in table.connections:
        picture = shown[page.seat, page.follows]
        if page.follows:
            assert json.dumps(picture) == json.dumps(shown[page.seat, False])  # in the same order
            continue
        assert picture["view"] == json.loads(json.dumps(state.view(page.seat)))
        asked = None if page.seat is None else state.decision(page.seat)
        if asked is None or (page.seat is not None and table.seats[page.seat].bot is not None):
            assert picture["decision"] is None
        else:
            assert page.seat is not None
            assert picture["decision"]["token"] == table.token(page.seat)
            choices = [choice["text"] for choice in picture["decision"]["choices"]]
            assert choices == [choice.text for choice in asked.choices]
            assert picture["decision"]["may_take_back"] == asked.may_take_back


@pytest.mark.parametrize(
    ("slug", "seats", "moves"),
    [  # the first is a whole game
        ("iron_throne", 4, 2000),
        ("thrones", 3, 250),
        ("watch", 3, 120),
        ("ice_and_fire", 2, 60),
    ],
)
def test_every_picture_is_the_truth(slug: str, seats: int, moves: int, tmp_path: Path) -> None:
    game = load(slug)
    rng = random.Random(slug)

    async def scene() -> None:
        database = Database.open(f"sqlite:///{tmp_path / 'tables.db'}")
        table = await running_table(database, game, seats)
        shown: Shown = {}
        check(table, shown)
        for count in range(moves):
            state = table.running
            seat = rng.choice(state.to_move())
            await play.commit(database, table, seat, rng.choice(state.legal(seat)))
            check(table, shown)
            if table.status != lobby.RUNNING:
                break  # the game is over
            if count % 40 == 20:  # a bot stands in for somebody, and leaves again
                for bot in ("random", None):
                    seats_now = list(table.seats)
                    seats_now[seat] = seats_now[seat]._replace(bot=bot)
                    table.seats = seats_now
                    table.show_state()
                    check(table, shown)
                nothing = Undone(len(table.moves))
                play.accept_undo(table, table.running.copy(), nothing, table.seq, seat)
                check(table, shown)
        assert slug != "iron_throne" or table.status == lobby.FINISHED
        database.close()

    asyncio.run(scene())


def test_a_game_with_nothing_to_see_has_a_picture_too(tmp_path: Path) -> None:
    game = dataclasses.replace(load("iron_throne"), view=lambda t, seat: {}, seat_view=None)

    async def scene() -> None:
        database = Database.open(f"sqlite:///{tmp_path / 'tables.db'}")
        table = await running_table(database, game, 3)
        check(table, {})
        database.close()

    asyncio.run(scene())


def test_pictures_tell_what_ids_stand_for_at_the_table(tmp_path: Path) -> None:
    plain = load("iron_throne")
    strange = dataclasses.replace(
        plain, aliases=lambda t: {"house": {"stark": Alias("character", "arya", len(t.house))}}
    )

    async def aliases(game: Game, seats: int) -> list[Any]:
        database = Database.open(f"sqlite:///{tmp_path / f'{seats}.db'}")
        table = await running_table(database, game, seats)
        database.close()
        return [json.loads(page.waiting[-1])["aliases"] for page in table.connections]

    assert asyncio.run(aliases(plain, 3)) == [{}] * 8
    told = {"house": {"stark": ["character", "arya", 5, []]}}
    assert asyncio.run(aliases(strange, 5)) == [told] * 12


PLAIN = st.none() | st.booleans() | st.integers(2, 9) | st.text(max_size=3)
VALUES = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=1), inner),
    max_leaves=12,
)


@settings(max_examples=100)
@given(VALUES, VALUES)
def test_a_change_leads_from_any_value_to_any_other(was: Any, now: Any) -> None:
    assume(was != now)
    told = json.loads(json.dumps(change(was, now)))
    before = json.dumps(was)
    assert json.dumps(changed(was, told)) == json.dumps(now)
    assert json.dumps(was) == before


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        ({"a": 1, "b": 2}, {"a": 1}, {"b": []}),
        ({"a": 1}, {"a": 1, "b": []}, {"b": [[]]}),
        ({"b": 1}, {"a": 1, "b": 1}, [{"a": 1, "b": 1}]),  # otherwise `a` would come last
        ({"a": 1, "b": 2}, {"b": 3, "a": 1}, [{"b": 3, "a": 1}]),
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": None}]}, {"a": {"1": {"b": [None]}}}),
        ({"a": [1, 2]}, {"a": [1, 2, 3]}, {"a": [[1, 2, 3]]}),
        ({"a": {}}, {"a": None}, {"a": [None]}),
    ],
)
def test_only_what_is_different_is_told(was: Any, now: Any, told: Any) -> None:
    assert json.loads(json.dumps(change(was, now))) == told


def test_what_several_seats_see_alone_is_not_taken_for_each_others() -> None:
    def picture(public: dict[str, Any], own: dict[str, Any]) -> Picture:
        return Picture(public, own, [], "null", False, False, {}, {})

    was, now = {"deck": [1, 2], "hands": [{"cards": []}] * 2}, {"deck": [1], "hands": [{}] * 2}
    before = [picture(was, {"seat": seat}) for seat in range(8)]
    after = [
        picture(now, {"seat": seat, "seen": [seat], "hands": Within({0: Within({"own": seat})})})
        for seat in range(8)
    ]
    changes = Changes()
    for old, new in zip(before, after, strict=True):
        told = changes.frame(old, new, 1, 0.0)
        assert told is not None
        assert changed(view_of(old), json.loads(told)["change"]["view"]) == view_of(new)
