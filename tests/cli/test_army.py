"""`throneroom army` and `throneroom content`: armies of Ice & Fire, and what of it works."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Command

from throneroom.games.ice_and_fire import content_status
from throneroom.games.ice_and_fire.army_text import read_army
from throneroom.games.ice_and_fire.content import FACTIONS
from throneroom.games.ice_and_fire.texts import BY_SOURCE, card_source
from throneroom.kernel import load
from throneroom.text import LANGUAGES


@pytest.fixture
def without_we_do_not_sow(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if one text of House Greyjoy were still missing."""
    load("ice_and_fire")
    monkeypatch.delitem(BY_SOURCE, card_source(40801))
    monkeypatch.setattr(content_status, "status_of", content_status.status_of.__wrapped__)


def test_a_ready_made_army_is_allowed(throneroom: Command, tmp_path: Path) -> None:
    listed = throneroom("army", "starters", "stark_40")
    assert listed.code == 0
    file = tmp_path / "army.txt"
    file.write_text(listed.out, "utf-8")
    said = throneroom("army", "check", file)
    assert said.code == 0
    assert "The army is allowed." in said.out
    found = json.loads(throneroom("army", "check", file, "--json").out)
    assert (found["faction"], found["limit"], found["allowed"]) == ("stark", 40, True)
    assert len(found["commander"]) == 1


def test_all_that_is_wrong_is_told(throneroom: Command) -> None:
    army = "army stark 30\nstark_sworn_swords\nlannister_guardsmen\n"
    said = throneroom("army", "check", "-", "--json", typed=army)
    assert said.code == 1
    found = json.loads(said.out)
    assert not found["allowed"]
    assert {"F17.3", "F17.7"} <= {refusal["rule"] for refusal in found["refusals"]}
    plain = throneroom("army", "check", "-", "--lang", "pl", typed=army)
    assert plain.code == 1
    assert "F17.7" in plain.out


def test_the_army_that_play_prints_can_be_checked(throneroom: Command) -> None:
    shown = throneroom("play", "ice_and_fire", "--seats", 2, "--seed", 1, typed="quit\n")
    line = next(line for line in shown.out.splitlines() if " army stark " in line)
    line = line[line.index("army stark ") :]
    assert throneroom("army", "check", "-", typed=line).code == 0
    assert throneroom("army", "check", "-", "--points", 30, typed=line).code == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ready_made_armies_are_listed(throneroom: Command, language: str) -> None:
    said = throneroom("army", "starters", "--lang", language)
    assert said.code == 0
    assert "stark_40" in said.out


def test_a_random_army(throneroom: Command) -> None:
    said = throneroom("army", "random", "--faction", "lannister", "--points", 40, "--seed", 3)
    army = read_army(said.out)
    assert (FACTIONS.ids[army.faction], army.limit) == ("lannister", 40)
    assert throneroom("army", "random", "--faction", "tully").code == 2


@pytest.mark.rule("F34.22")
@pytest.mark.usefixtures("without_we_do_not_sow")
def test_a_faction_without_all_its_texts_is_refused(throneroom: Command, tmp_path: Path) -> None:
    reason = "Not all texts of this faction work yet: House Greyjoy."
    drawn = throneroom("army", "random", "--faction", "greyjoy")
    assert (drawn.code, drawn.out) == (2, "")
    assert reason in drawn.err
    path = tmp_path / "greyjoy.army"
    path.write_text(throneroom("army", "starters", "greyjoy_40").out, "utf-8")
    checked = throneroom("army", "check", str(path))
    assert checked.code == 1
    assert f"F34.22  {reason}" in checked.out


def test_an_unknown_ready_made_army(throneroom: Command) -> None:
    assert throneroom("army", "starters", "tully_40").code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_works_is_counted(throneroom: Command, language: str) -> None:
    said = throneroom("content", "ice_and_fire", "--lang", language)
    assert said.code == 0
    assert "content-" not in said.out
    rows = json.loads(throneroom("content", "ice_and_fire", "--json").out)
    assert [row["faction"] for row in rows] == list(FACTIONS.ids)
    stark = next(row for row in rows if row["faction"] == "stark")
    assert stark["units"]["total"] == 19
    assert stark["abilities"]["total"] > 80
    for row in rows:  # every faction is whole
        for counted in ("units", "attachments", "ncus", "tactics_cards", "abilities"):
            assert row[counted]["done"] == row[counted]["total"] > 0, (row["faction"], counted)
    assert throneroom("content", "thrones").code == 2


def test_other_commands_start_without_the_game() -> None:
    code = "import sys, throneroom.cli.main; print('throneroom.games.ice_and_fire' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"
