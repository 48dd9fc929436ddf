"""Bots that are programs, on a server whose host has set their commands."""

import json
import sys
from collections.abc import Iterator

import pytest
from tests.server.client import Person, at_random
from tests.server.process import Server, serving

from throneroom.kernel import BadInput
from throneroom.server.config import Config

LAST = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
    if told["type"] == "decide":
        open(sys.argv[1], "a").write(line)
        text = told["decision"]["choices"][-1]["text"]
        print(json.dumps({"type": "act", "id": told["id"], "action": text}), flush=True)
"""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a program that plays, and one that does not."""
    folder = tmp_path_factory.mktemp("programs")
    (folder / "last.py").write_text(LAST)
    (folder / "dead.py").write_text("raise SystemExit(1)")
    programs = {
        "last": f"{sys.executable} {folder / 'last.py'} {folder / 'told'}",
        "dead": f"{sys.executable} {folder / 'dead.py'}",
    }
    database = f"sqlite:///{folder / 'tables.db'}"
    with serving(database, folder, check=False, programs=json.dumps(programs)) as running:
        yield running


def test_tables_offer_the_hosts_programs_and_they_play(host: Server) -> None:
    ann = Person(host, "Ann")
    assert [game["bots"][-2:] for game in ann.ok("GET", "/api/games")] == [["dead", "last"]] * 4
    table = ann.table(
        "iron_throne", 3, bots={"1": "last", "2": "dead"}, options={"turn_limit": 1}, start=True
    )
    assert [seat["bot"] for seat in table["seats"]] == [None, "last", "dead"]
    assert ann.page(table["id"]).play_on(at_random(1)) is not None
    told = (host.log.parent / "told").read_text("utf-8").splitlines()
    assert told
    assert all(json.loads(line)["decision"]["seat"] == 1 for line in told)
    assert "bot dead failed" in host.log.read_text()


@pytest.mark.parametrize("bot", ["line:true", "line@5:true", "true", "dead "])
def test_a_request_never_names_a_command(host: Server, bot: str) -> None:
    ann = Person(host, "Ann")
    wish = {"game": "watch", "seats": 3, "bots": {"1": bot}}
    assert ann.refused("POST", "/api/tables", wish) == (422, "bad-input-unknown-bot")
    table = ann.table("watch", 3)
    wish = {"seat": 1, "bot": bot}
    place = f"/api/tables/{table['id']}/bots"
    assert ann.refused("POST", place, wish) == (422, "bad-input-unknown-bot")


@pytest.mark.parametrize(
    "text",
    [
        "no json",
        "[]",
        '{"raven": 5}',
        '{"Raven!": "true"}',
        '{"greedy": "true"}',
        '{"raven": "no-such-program-here"}',
    ],
)
def test_a_setting_that_makes_no_sense_is_said_at_once(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THRONEROOM_PROGRAMS", text)
    with pytest.raises(BadInput) as complaint:
        Config.from_environment()
    assert complaint.value.key == "server-bad-setting"
