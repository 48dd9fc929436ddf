"""Bots that people bring: a token, a seat, a mark that everybody sees, and no privilege."""

import json
import shlex
import sys

import pytest
from tests.server.client import Person, at_random
from tests.server.process import Server, rows, serving

from throneroom.cli.main import run
from throneroom.kernel import BadInput, load
from throneroom.remote.seat import read_address
from throneroom.server import manners
from throneroom.server.listing import Seat
from throneroom.server.live import LiveTable

LAST = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
    if told["type"] == "decide":
        assert told["decision"]["seat"] == 1
        text = told["decision"]["choices"][-1]["text"] if told["id"] != 2 else "win"
        print(json.dumps({"type": "act", "id": told["id"], "action": text}), flush=True)
"""


def bot_of(owner: Person, name: str) -> tuple[Person, str]:
    """A new bot, as somebody without a cookie, and its token."""
    made = owner.ok("POST", "/api/bots", {"name": name})
    bot = Person(owner.server)
    bot.http.headers["Authorization"] = f"Bearer {made['token']}"
    return bot, made["token"]


def test_a_program_plays_a_whole_game_at_a_table_of_a_server(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    olga = Person.registered(server, "Olga")
    _, token = bot_of(olga, "Raven")
    options = {"turn_limit": 1}
    table = olga.table("iron_throne", 3, bots={"2": "random"}, options=options, public=False)
    page = olga.page(table["id"])
    address = f"{server.address}/table/{table['id']}?key={table['key']}"
    bot, _ = bot_of(olga, "Sitter")
    wish = {"seat": 1, "key": table["key"]}
    seated = bot.ok("POST", f"/api/tables/{table['id']}/join", wish)["seats"][1]
    assert (seated["name"], seated["program"], seated["guest"]) == ("Sitter [bot]", True, False)
    bot.ok("POST", f"/api/tables/{table['id']}/leave")
    command = ["sit", address, "--token", token, "--json"]
    command += ["--bot", f"line:{shlex.join([sys.executable, '-c', LAST])}", "--seat", "1"]
    with Sitting(command) as sitting:
        page.until(lambda f: f["t"] == "table" and f["seats"][1]["name"] == "Raven [bot]")
        olga.ok("POST", f"/api/tables/{table['id']}/start")
        outcome = page.play_on(at_random(1))
    told = json.loads(capsys.readouterr().out)
    assert sitting.code == 0
    assert told["outcome"] == outcome
    assert told["seat"] == 1
    assert told["forfeits"] == ({"refused": 1} if told["decisions"] > 1 else {})
    assert "Raven [bot]" in olga.ask("GET", f"/api/tables/{table['id']}/record").text


class Sitting:
    """The command in a thread of its own, while the test plays on."""

    def __init__(self, command: list[str]) -> None:
        import threading

        self.code = -1
        self.thread = threading.Thread(target=self._run, args=(command,))

    def _run(self, command: list[str]) -> None:
        self.code = run(command)

    def __enter__(self) -> "Sitting":
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.thread.join(60)


def test_a_bot_may_sit_and_play_and_nothing_else(server: Server) -> None:
    olga = Person.registered(server, "Olenna")
    bot, token = bot_of(olga, "Thorn")
    table = olga.table("watch", 3)
    for method, path, body in (
        ("GET", "/api/me", None),
        ("PUT", "/api/me", {"language": "pl"}),
        ("POST", "/api/bots", {"name": "Another"}),
        ("GET", "/api/bots", None),
        ("GET", "/api/friends", None),
        ("POST", "/api/tables", {"game": "watch", "seats": 3}),
        ("POST", f"/api/tables/{table['id']}/start", None),
        ("POST", f"/api/tables/{table['id']}/bots", {"seat": 1, "bot": "random"}),
    ):
        assert bot.refused(method, path, body) == (403, "server-not-for-bots"), path
    # A token is no cookie, nor the other way round; and it turns into no account.
    cookie = olga.http.cookies["throneroom"]
    nobody = Person(server)
    nobody.http.headers["Authorization"] = f"Bearer {cookie}"
    assert nobody.refused("GET", "/api/me")[0] == 401
    bot.ok("POST", "/api/register", {"name": "Thornier", "password": "winter is coming"})
    assert [own["name"] for own in olga.ok("GET", "/api/bots")] == ["Thorn [bot]"]
    assert token not in str(olga.ok("GET", "/api/bots"))


def test_only_accounts_have_bots_and_not_many(server: Server, alice: Person) -> None:
    assert alice.refused("POST", "/api/bots", {"name": "Crow"}) == (403, "server-bots-need-account")
    olga = Person.registered(server, "Olyvar")
    for number in range(10):
        olga.ok("POST", "/api/bots", {"name": f"Crow {number}"})
    assert olga.refused("POST", "/api/bots", {"name": "More"}) == (409, "server-too-many-bots")
    first = olga.ok("GET", "/api/bots")[0]["id"]
    assert alice.refused("DELETE", f"/api/bots/{first}") == (404, "server-no-such-bot")
    olga.ok("DELETE", f"/api/bots/{first}")
    assert len(olga.ok("GET", "/api/bots")) == 9
    assert olga.refused("POST", "/api/bots", {"name": "Olyvar"}) == (409, "server-name-reserved")


def test_a_token_that_was_taken_back_opens_nothing(server: Server) -> None:
    olga = Person.registered(server, "Obara")
    bot, _ = bot_of(olga, "Spear")
    table = olga.table("watch", 3)
    bot.ok("POST", f"/api/tables/{table['id']}/join", {"seat": 1, "key": ""})
    olga.ok("DELETE", f"/api/bots/{olga.ok('GET', '/api/bots')[0]['id']}")
    assert bot.refused("POST", f"/api/tables/{table['id']}/leave")[0] == 401


def test_with_its_owner_a_bot_is_banned(server: Server) -> None:
    olga = Person.registered(server, "Osha")
    bot, _ = bot_of(olga, "Wolf")
    table = Person(server, "Rick").table("watch", 3)
    with rows(server) as connection:
        manners.ban(connection, "Osha", addresses=False)
    wish = {"seat": 1, "key": ""}
    assert bot.refused("POST", f"/api/tables/{table['id']}/join", wish)[0] == 401


def test_for_a_bot_that_does_not_answer_the_server_plays_at_random(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("slow")
    database = f"sqlite:///{folder / 'tables.db'}"
    with serving(database, folder, check=False, bot_seconds="0.2", sweep_seconds="0.1") as host:
        olga = Person.registered(host, "Obella")
        bot, _ = bot_of(olga, "Stone")
        table = olga.table("watch", 3, bots={"2": "random"})
        bot.ok("POST", f"/api/tables/{table['id']}/join", {"seat": 1, "key": ""})
        olga.ok("POST", f"/api/tables/{table['id']}/start")
        page = olga.page(table["id"])
        for _ in range(4):  # the bot's turn comes between ours
            page.act()
        assert "is too slow at table" in host.log.read_text()


def test_nobody_waits_for_the_vote_of_a_bot() -> None:
    seats = [Seat("a", "Ann", None), Seat("b", "Raven [bot]", None, program=True)]
    table = LiveTable(load("watch"), None, [*seats, Seat(None, None, "random")], b"key")
    assert table.people() == {0}


@pytest.mark.parametrize(
    "address",
    ["", "x", "ftp://h/table/a", "http:///table/a", "http://h/tables/a", "http://[h/table/a"],
)
def test_what_is_no_address_of_a_table_is_bad_input(address: str) -> None:
    with pytest.raises(BadInput, match="bad-table-address"):
        read_address(address)
    assert read_address("https://h:5/table/a-B_1?key=k") == ("https://h:5", "a-B_1", "k")


def test_a_server_that_is_not_there_is_said_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["sit", "http://127.0.0.1:9/table/a", "--bot", f"line:{sys.executable}", "--lang", "en"]
    assert run(line) == 2
    assert capsys.readouterr().err.startswith("throneroom: The server cannot be reached: ")
