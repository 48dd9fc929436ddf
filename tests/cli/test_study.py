"""`throneroom study fit` writes the same weights for the same seed, and says how good they are."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from throneroom import study
from throneroom.cli.main import run
from throneroom.kernel import load
from throneroom.study import judges

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
    assert told["4"]["games"] == 8
    assert one.read_text("utf-8") == same.read_text("utf-8")
    document = json.loads(one.read_text("utf-8"))
    features = load("iron_throne").features
    assert features is not None
    assert list(document["weights"]["4"]["late"]) == list(features.names)
    assert document["command"] == f"throneroom {' '.join(PLAY)} --stray 100"


def test_games_that_are_kept_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, one, same, more = (tmp_path / name for name in ("kept", "one", "same", "more"))
    assert run([*PLAY, "--out", str(one), "--keep", str(kept)]) == 0
    (file,) = kept.iterdir()
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 8 * 3
    file.write_bytes(b"".join(lines[:-2]) + lines[-1][:40])  # interrupted in the last line
    played = []
    play_one = study.play_one

    def counted(*args: Any) -> Any:
        played.append(args)
        return play_one(*args)

    monkeypatch.setattr(judges, "play_one", counted)
    assert run([*PLAY, "--out", str(same), "--keep", str(kept)]) == 0
    assert len(played) == 2
    assert one.read_bytes() == same.read_bytes()
    assert sorted(file.read_bytes().splitlines(keepends=True)) == sorted(lines)
    longer = [*PLAY[:4], "9", *PLAY[5:]]
    assert run([*longer, "--out", str(more), "--keep", str(kept)]) == 0
    assert len(played) == 2 + 3, "a longer study begins with the same games"


def test_measuring_leaves_the_weights_as_they_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = judges.weights_file(load("iron_throne"))
    before = file.read_bytes()
    assert run([*PLAY, "--measure", "--keep", str(tmp_path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {kind: one["games"] for kind, one in told.items()} == {"3": 8, "4": 8, "5": 8}
    assert all(0 < one["auc_at_half"] < 1 and 0 < one["error"] < 0.5 for one in told.values())
    assert file.read_bytes() == before
    assert run([*PLAY, "--measure", "--keep", str(tmp_path), "--ceiling", "--lang", "en"]) == 0
    assert "AUC of trees" not in capsys.readouterr().out, "trees are fitted, too"


def test_the_weights_of_a_compiled_judge_are_found_too() -> None:
    game = load("iron_throne")

    class Compiled:
        """As mypyc makes a function: it has a module, and no code to look at."""

        __module__ = game.judge.__module__

        def __call__(self, table: Any) -> list[float]:
            return game.judge(table)

    found = judges.weights_file(replace(game, judge=Compiled()))
    assert found == judges.weights_file(game)
    assert found.is_file()


def test_a_bot_that_nobody_knows_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "none.json")
    assert run(["study", "fit", "watch", "--bots", "nobody", "--out", out, "--lang", "en"]) == 2
    assert "nobody" in capsys.readouterr().err
    assert not Path(out).exists()


def test_the_ceiling_is_told_beside_what_the_judge_reaches(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tried = ["study", "ceiling", "iron_throne", "--games", "2", "--tries", "4", "--seed", "3"]
    tried += ["--bots", "random,random", "--keep", str(tmp_path)]
    assert run([*tried, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "AUC at half" in said
    assert "Ceiling, about" in said
    assert run([*tried, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {kind: one["games"] for kind, one in told.items()} == {"3": 2, "4": 2, "5": 2}
    assert all(f"{one['about']:.3f}" in said for one in told.values())
    assert run(["study", "ceiling", "iron_throne", "--bots", "nobody", "--lang", "en"]) == 2
    assert "nobody" in capsys.readouterr().err
