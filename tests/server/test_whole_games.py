"""A person against bots to the end of every game; the record verifies; the seed is revealed."""

from pathlib import Path

import pytest
from tests.server.client import Person, at_random

from throneroom.cli.main import run


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("iron_throne", 4, {}), ("thrones", 3, {}), ("watch", 3, {})],
)
def test_a_whole_game_against_bots(
    alice: Person, tmp_path: Path, game: str, seats: int, options: dict[str, object]
) -> None:
    table = alice.bot_table(game, seats, options=options)
    page = alice.page(table["id"])
    outcome = page.play_on(at_random(1))
    assert outcome is not None
    assert outcome["winners"]
    path = f"/api/tables/{table['id']}"
    while page.latest["table"]["status"] != "finished":
        page.receive()
    info = page.latest["table"]
    assert info["result"]["winners"] == outcome["winners"]
    record = alice.ask("GET", f"{path}/record")
    assert record.headers["content-type"].startswith("text/plain")
    file = tmp_path / "game.txt"
    file.write_text(record.text)
    assert run(["verify", str(file)]) == 0
    proof = alice.ok("GET", f"{path}/verify")
    assert proof["ok"] is True
    assert proof["commitment"] == table["commitment"]
    assert proof["seed"] in record.text
    last = alice.ok("GET", f"{path}/replay?at=1000000")
    assert last["at"] == last["moves"] == proof["moves"]
    first = alice.ok("GET", f"{path}/replay?at=1")
    assert first["action"].split()[0] == first["verb"]
    assert isinstance(first["args"], dict)
    assert len(first["views"]) == seats
    assert table["id"] in [t["id"] for t in alice.ok("GET", "/api/tables?which=finished")]
