"""`throneroom study fit` writes the same weights for the same seed, and says how good they are."""

import json
from pathlib import Path

import pytest

from throneroom.cli.main import run
from throneroom.kernel import load

PLAY = ["study", "fit", "iron_throne", "--games", "8", "--seed", "3", "--bots", "random,random"]


def test_fitting_writes_weights_and_reports(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, same = tmp_path / "one.json", tmp_path / "same.json"
    assert run([*PLAY, "--out", str(one), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "AUC at half" in said
    assert run([*PLAY, "--out", str(same), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {"3", "4", "5"}
    assert told["4"]["games"] == 2
    assert one.read_text("utf-8") == same.read_text("utf-8")
    document = json.loads(one.read_text("utf-8"))
    features = load("iron_throne").features
    assert features is not None
    assert list(document["weights"]["4"]["late"]) == list(features.names)
    assert document["command"] == f"throneroom {' '.join(PLAY)} --stray 100"


def test_a_bot_that_nobody_knows_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "none.json")
    assert run(["study", "fit", "watch", "--bots", "nobody", "--out", out, "--lang", "en"]) == 2
    assert "nobody" in capsys.readouterr().err
    assert not Path(out).exists()
