"""`throneroom admin pack-rules`: rules as a wheel, which is installed beside others."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.older import install, older_release

from throneroom.cli.main import run
from throneroom.kernel import Match, load, write_record

GAME = "iron_throne"


def test_a_record_of_other_rules_is_verified_when_they_are_installed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    release = older_release(tmp_path, GAME, "1.5")
    dist = tmp_path / "dist"
    packing = ["admin", "pack-rules", GAME, "--lang", "en"]
    assert run([*packing, "--from", str(release), "--to", str(dist)]) == 0
    (wheel,) = dist.iterdir()
    assert wheel.name == "throneroom_iron_throne_v1_5-1.0-py3-none-any.whl"
    assert "rules version 1.5" in capsys.readouterr().out
    match = Match.start(load(GAME), 3, seed=7)
    for _ in range(5):
        seat = match.state.to_move()[0]
        match.play(seat, match.state.legal(seat)[0])
    record = tmp_path / "old.record"
    version = load(GAME).version
    text = write_record(match).replace(f"rules {version}\n", "rules 1.5\n")
    assert "rules 1.5\n" in text
    record.write_text(text)
    assert verified(record, tmp_path).returncode == 2, "not by other rules"
    install(wheel, tmp_path / "site")
    done = verified(record, tmp_path / "site")
    assert done.returncode == 0, done.stderr


def verified(record: Path, place: Path) -> "subprocess.CompletedProcess[str]":
    """A process of its own, since it finds other games."""
    code = f"""
import sys
sys.path.append({str(place)!r})
from throneroom.cli.main import run
from throneroom.kernel import load, slugs
from throneroom.kernel.registry import versions
assert all("@" not in slug for slug in slugs())
if versions({GAME!r})[1:] == ["1.5"]:
    import pickle
    old = load({GAME!r}, "1.5")
    assert pickle.loads(pickle.dumps(old)) is old is not load({GAME!r})
sys.exit(run(["verify", {str(record)!r}, "--lang", "en"]))
"""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)


def test_rules_that_are_not_there_or_do_not_work(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    packing = ["admin", "pack-rules", "--lang", "en", "--to", str(tmp_path / "dist")]
    assert run([*packing, "chess"]) == 2
    assert "chess" in capsys.readouterr().err
    assert run([*packing, "../watch"]) == 2
    capsys.readouterr()
    release = older_release(tmp_path, "watch", "1")
    (release / "games/watch/content.py").write_text("raise RuntimeError('too old')")
    assert run([*packing, "watch", "--from", str(release)]) == 2
    assert "too old" in capsys.readouterr().err
    assert not (tmp_path / "dist").exists()
