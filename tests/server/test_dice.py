"""Dice from everybody's numbers: committed, revealed and proven; and what liars get."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Engine, select, update
from tests.server import finished
from tests.server.client import Person
from tests.server.drawing import (
    commit,
    draw_seen,
    gathered,
    new_number,
    numbers_in,
    reveal,
    table_of,
)
from tests.server.finished import put_finished
from tests.server.process import rows
from tests.server.test_secrets import play_in_threads

from throneroom.cli.main import run
from throneroom.kernel import BadInput, load
from throneroom.kernel.dice import Added, FairDice, number_commitment
from throneroom.kernel.record import Match
from throneroom.server import (
    checking,
    deletion,
    dice,
    exporting,
    lobby,
    people,
    schema,
    socket,
    starting,
    tables_api,
)
from throneroom.server.config import Config
from throneroom.server.database import migrate, open_engine
from throneroom.server.errors import Refused
from throneroom.server.limits import Limits
from throneroom.server.listing import table_info
from throneroom.server.live import Connection, LiveTable
from throneroom.server.messages import CommitNumber
from throneroom.server.wire import encode


def test_honest_people_make_the_dice_together(
    alice: Person, bob: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, (one, two), (first, second) = gathered(alice, bob, options={"turn_limit": 6})
    watcher = Person(alice.server, "Watcher").page(table)
    path = f"/api/tables/{table}"
    told = one.until(lambda f: f["t"] == "table" and len(f["dice"]["seats"]) == 2)
    assert told["dice"] == {
        "state": "gathering",
        "draw": None,
        "seats": [
            {"seat": 0, "commitment": number_commitment(first), "number": None},
            {"seat": 1, "commitment": number_commitment(second), "number": None},
        ],
    }
    assert alice.ok("POST", f"{path}/start")["status"] == "starting"
    reveal(one, first)
    assert alice.ok("GET", path)["status"] == "starting", "one is missing"
    reveal(two, second)
    running = table_of(one, "running")
    assert running["dice"]["state"] == "drawn"
    assert numbers_in(running) == [first, second]
    play_in_threads([one, two, watcher])
    finished = table_of(one, "finished")
    proof = alice.ok("GET", f"{path}/verify")
    assert proof["ok"] is True
    # Nobody was told the seed, nor what it follows from.
    for page in (one, two, watcher):
        for text in page.texts:
            assert proof["secret"] not in text
            assert proof["seed"] not in text
    assert finished["commitment"] == told["commitment"] == proof["commitment"]
    record = alice.ask("GET", f"{path}/record").text
    match = Match.from_record(record)
    assert match.header.dice is not None
    assert match.header.dice.verdict == "all"
    assert match.header.dice.draw == finished["dice"]["draw"]
    assert match.header.dice.secret == proof["secret"]
    assert match.header.chance == ("committed", proof["seed"])
    file = tmp_path / "record.txt"
    file.write_text(record)
    assert run(["verify", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "everybody at the table added a number (Alice and Bob)" in said
    assert match.header.dice.draw in said
    file.write_text(record.replace(second, new_number()))
    assert run(["verify", str(file), "--lang", "en"]) == 2
    assert "the number of seat 2 is not the one" in capsys.readouterr().err


def test_lies_are_refused_and_change_nothing(alice: Person, bob: Person) -> None:
    table, (one, two), (first, second) = gathered(alice, bob)
    spectator = Person(alice.server, "Third").page(table)
    commitment = number_commitment(first)
    assert spectator.key("dice_commit", commitment=commitment) == "server-not-at-the-table"
    assert one.key("dice_commit", commitment="xyz") == "server-bad-message"
    assert one.key("dice_reveal", number=first, draw=first) == "server-dice-not-now"
    again = new_number()  # before the start anybody may think again
    commit(one, again)
    alice.ok("POST", f"/api/tables/{table}/start")
    draw = draw_seen(one)
    assert one.key("dice_commit", commitment=commitment) == "server-dice-frozen"
    assert one.key("dice_reveal", number=first, draw=draw) == "server-dice-other-number"
    assert one.key("dice_reveal", number=second, draw=draw) == "server-dice-other-number"
    assert one.key("dice_reveal", number=again, draw=first) == "server-dice-other-draw"
    assert one.key("dice_reveal", number=again.upper(), draw=draw) == "server-bad-message"
    assert spectator.key("dice_reveal", number=again, draw=draw) == "server-not-at-the-table"
    assert bob.refused("POST", f"/api/tables/{table}/leave") == (409, "server-table-not-open")
    assert alice.ok("GET", f"/api/tables/{table}")["status"] == "starting"
    reveal(one, again)
    reveal(one, again)  # said twice, it counts once
    reveal(two, second)
    assert two.key("dice_reveal", number=second, draw=draw) == "server-dice-not-now"
    told = table_of(one, "running")
    assert numbers_in(told) == [again, second]


def test_a_game_waits_a_moment_for_whoever_does_not_reveal(alice: Person, bob: Person) -> None:
    table, (one, _), (first, second) = gathered(alice, bob)
    alice.ok("POST", f"/api/tables/{table}/start")
    assert table in [info["id"] for info in bob.ok("GET", "/api/tables?which=running")]
    reveal(one, first)
    with rows(alice.server) as connection:
        tables = schema.tables
        this = update(tables).where(tables.c.id == table, tables.c.deadline > time.time())
        assert connection.execute(this.values(deadline=1.0)).rowcount == 1
    told = table_of(one, "running")
    missing = {"seat": 1, "commitment": number_commitment(second), "number": None}
    assert told["dice"]["seats"][1] == missing
    one.decision()


def test_tables_begin_at_once_where_nobody_adds_a_number(alice: Person) -> None:
    table = alice.bot_table("iron_throne", 3)
    assert table["status"] == "running"
    assert table["dice"] is None


def test_a_number_can_come_with_the_table_the_seat_and_the_rematch(
    alice: Person, bob: Person
) -> None:
    mine = new_number()
    wish: dict[str, Any] = {"dice": number_commitment(mine)}
    table = alice.bot_table("watch", 3, **wish)
    assert (table["status"], table["dice"]["state"]) == ("starting", "drawing")
    page = alice.page(table["id"])
    reveal(page, mine)
    assert table_of(page, "running")["dice"]["seats"][0]["number"] == mine
    assert alice.refused("POST", "/api/tables", {"game": "watch", "seats": 3, "dice": "x"}) == (
        422,
        "server-bad-request",
    )
    two = alice.bot_table("watch", 3, people=2)
    joined = bob.ok("POST", f"/api/tables/{two['id']}/join", wish)
    assert joined["dice"]["seats"] == [{"seat": 1, "commitment": wish["dice"], "number": None}]
    assert bob.ok("POST", f"/api/tables/{two['id']}/leave")["dice"]["seats"] == []


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    found = open_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    migrate(found)
    yield found
    found.dispose()


def test_whoever_wants_a_rematch_adds_a_number_for_it(engine: Engine) -> None:
    with engine.begin() as connection:
        ann, ben = (people.add_guest(connection, name) for name in ("Ann", "Ben"))
        made = lobby.create_table(connection, ann, load("watch"), 3, {}, True, None, "bot")
        lobby.join(connection, ann, made, 0, "")
        lobby.join(connection, ben, made, 1, "")
        lobby.set_bot(connection, ann, made, 2, "random")
        starting.start(connection, ann, made, 5)
        assert lobby.find_table(connection, made).status == lobby.RUNNING
        over = {"winners": [0], "scores": [1, 0, 0], "reason": "points"}
        connection.execute(update(schema.tables).values(status=lobby.FINISHED, result=over))
        mine = new_number()
        again = starting.rematch(connection, ann, made, number_commitment(mine), 5)
        assert starting.rematch(connection, ben, made, None, 5) == again
        row = lobby.find_table(connection, again)
        assert row.status == lobby.STARTING
        added = dice.added_at(connection, again)
        assert added == (Added(1, number_commitment(mine), None), Added(2, None, None))
        starting.reveal_number(connection, ann.id, again, mine, dice.draw(row, added))
        begun = lobby.find_table(connection, again)
        proof = dice.proof(begun, dice.added_at(connection, again))
        assert begun.status == lobby.RUNNING
        assert proof is not None
        assert (proof.verdict, proof.missing) == ("some", [2])
        assert (begun.secret, begun.seed) == (row.seed, proof.seed)
        assert dice.host_commitment(begun) == dice.host_commitment(row)


def a_draw(engine: Engine, mine: str) -> tuple[str, people.Person]:
    """A table of one person and two bots that has just been started."""
    with engine.begin() as connection:
        ann = people.add_guest(connection, "Ann")
        made = lobby.create_table(connection, ann, load("watch"), 3, {}, True, None, "bot")
        lobby.join(connection, ann, made, 0, "", number_commitment(mine))
        for seat in (1, 2):
            lobby.set_bot(connection, ann, made, seat, "random")
        starting.start(connection, ann, made, 5)
    return made, ann


def test_a_game_that_cannot_be_started_any_more_is_open_again(engine: Engine) -> None:
    made, ann = a_draw(engine, new_number())
    with engine.begin() as connection:
        connection.execute(update(schema.tables).values(options={"dragons": True}))
        starting.end_draw(connection, made)
        assert lobby.find_table(connection, made).status == lobby.OPEN
        assert dice.added_at(connection, made) == (), "what may have been revealed is used no more"
        with pytest.raises(Refused) as refusal:
            starting.end_draw(connection, made)
    assert refusal.value.key == "table-not-running"
    with engine.begin() as connection:
        dice.commit(connection, made, 0, number_commitment(new_number()))
        with pytest.raises(BadInput):
            starting.start(connection, ann, made, 5)


def test_whoever_is_forgotten_meanwhile_leaves_a_bot_and_the_game_begins(engine: Engine) -> None:
    made, ann = a_draw(engine, new_number())
    with engine.begin() as connection:
        deletion.erase(connection, ann.id)
        starting.end_draw(connection, made)
        assert lobby.find_table(connection, made).status == lobby.RUNNING
        seats = lobby.find_seats(connection, made)[made]
        assert [seat.kind for seat in seats] == ["bot"] * 3, "nobody waits for somebody who is gone"


def test_the_record_among_the_data_of_a_person_has_the_proof(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finished, "new_id", lambda _: "t")
    with engine.begin() as connection:
        ann = people.add_guest(connection, "Ann")
    mine, secret = new_number(), new_number()
    added = (Added(0, number_commitment(mine), mine),)
    seed = FairDice("t", secret, added).seed
    url = engine.url.render_as_string(hide_password=False)
    made = put_finished(url, [ann.id], "iron_throne", 3, seed, secret=secret)
    with engine.begin() as connection:
        dice.commit(connection, made, 0, number_commitment(mine))
        connection.execute(update(schema.dice).values(number=mine))
        told = exporting.game(connection, ann.id, made)
    assert told is not None
    match = Match.from_record(exporting.whole(told)["record"])
    assert match.header.dice == FairDice("t", secret, added)


def test_the_host_finds_numbers_that_were_changed(engine: Engine) -> None:
    mine = new_number()
    made, ann = a_draw(engine, mine)
    with engine.begin() as connection:
        row = lobby.find_table(connection, made)
        draw = dice.draw(row, dice.added_at(connection, made))
        starting.reveal_number(connection, ann.id, made, mine, draw)
        assert checking.check(connection).damage == []
        connection.execute(update(schema.dice).values(number=new_number()))
        assert [one.kind for one in checking.check(connection).damage] == ["dice"]
        secret = "no hash"
        connection.execute(update(schema.tables).values(secret=secret))
        assert lobby.find_table(connection, made).damage == ("secret",)
        lobby.close(connection, made, None)
        lobby.prune(connection, 10**11)
        assert connection.execute(select(schema.dice)).all() == []


def test_a_host_may_want_no_numbers() -> None:
    commitment = number_commitment(new_number())
    for seconds, taken in ((5.0, commitment), (0.0, None)):
        hub: Any = SimpleNamespace(config=Config(dice_seconds=seconds), limits=Limits(on=False))
        assert tables_api.number_for(hub, commitment) == taken
    row = SimpleNamespace(id="t", status=lobby.OPEN, seed="5e" * 32, secret=None)
    table = LiveTable(load("watch"), row, [], b"", wants_numbers=False)
    assert dice.told(row, (), table.wants_numbers) is None
    handler = socket.HANDLERS[CommitNumber]
    with pytest.raises(Refused) as refusal:
        asyncio.run(handler(hub, table, Connection("ann", "Ann", 0), CommitNumber(commitment)))  # type: ignore[arg-type]
    assert refusal.value.key == "dice-not-now"


HEX = st.binary(min_size=32, max_size=32).map(bytes.hex)


@given(st.lists(HEX, min_size=2, max_size=5, unique=True), st.data())
def test_no_table_tells_its_seed(hashes: list[str], data: st.DataObject) -> None:
    """Whatever a table's row holds, neither the seed nor the host's number is in what is told, and
    no number before it is revealed."""
    seed, secret, *numbers = hashes
    status = data.draw(st.sampled_from(lobby.STATUSES))
    begun = status in (lobby.RUNNING, lobby.FINISHED) and bool(numbers)
    row = SimpleNamespace(**{column.name: None for column in schema.tables.columns}, damage=())
    row.id, row.game, row.seats, row.options = "t", "none", 0, {}
    row.status, row.created, row.awaited = status, 1.0, ""
    row.seed, row.secret = seed, secret if begun else None
    shown = [data.draw(st.booleans()) for _ in numbers]
    added = [
        Added(seat, number_commitment(number), number if is_shown else None)
        for seat, (number, is_shown) in enumerate(zip(numbers, shown, strict=True))
    ]
    text = encode({**table_info(row, [], None), "dice": dice.told(row, added, True)})
    hidden = [number for number, is_shown in zip(numbers, shown, strict=True) if not is_shown]
    assert not [secret for secret in (seed, secret, *hidden) if secret in text]
    assert json.loads(text)["commitment"] == dice.host_commitment(row)
