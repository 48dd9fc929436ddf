"""What the commands besides `play` print."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Command

import throneroom as package
from throneroom.cli import admin, army
from throneroom.cli.coverage import cited, coverage, honoured_by_people, marked
from throneroom.cli.rules import part
from throneroom.kernel import BadInput, Game, Match, load, write_record
from throneroom.kernel.dice import Added, FairDice, number_commitment
from throneroom.kernel.record import Header
from throneroom.text import LANGUAGES, Rulebook, Translator, load_rulebook
from throneroom.text.rulebook import parse_rules


def test_help_is_there_in_every_language(throneroom: Command) -> None:
    shown = [throneroom("--help", "--lang", language) for language in LANGUAGES]
    assert [said.code for said in shown] == [0, 0, 0]
    assert "Let bots play many games" in shown[0].out
    assert "Niech boty rozegrają" in shown[1].out
    assert "Ботове изиграват" in shown[2].out
    assert "Let bots play many games" in throneroom().out


@pytest.mark.parametrize(
    "command",
    [
        *("games", "play", "simulate", "replay", "verify", "rules", "position", "map"),
        *("arena", "study", "study fit", "study ceiling", "study survey"),
        *("serve", "admin", *(f"admin {command}" for command in admin.COMMANDS)),
        *("army", *(f"army {command}" for command in army.COMMANDS), "content"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_explains_itself(command: str, language: str, throneroom: Command) -> None:
    said = throneroom(*command.split(), "--help", "--lang", language)
    assert said.code == 0
    assert Translator(language).say(f"help-{command.replace(' ', '-')}")[:30] in said.out
    assert "help-" not in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_part_of_admin_has_its_own_options(language: str, throneroom: Command) -> None:
    helps = {name: throneroom("admin", name, "--help").out for name in admin.COMMANDS}
    for option, owners in {
        "--status": ["tables"],
        "--days": ["prune"],
        "NAME": ["create-account", "reset-password", "second-factor-off"],
        "ID": ["close-table"],
        "FILE ": ["backup", "restore"],
        "--db": [name for name in admin.COMMANDS if name != "pack-rules"],
    }.items():
        assert [name for name, text in helps.items() if f" {option}" in text] == owners
    alone = throneroom("admin", "--lang", language)
    assert (alone.code, alone.err) == (0, "")
    assert Translator(language).say("help-admin-prune")[:30] in alone.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_or_unknown_is_said_in_every_language(
    language: str, throneroom: Command
) -> None:
    say = Translator(language).say

    def answer(*args: str) -> str:
        said = throneroom(*args, "--lang", language)
        assert (said.code, said.out) == (2, "")
        return said.err.removeprefix("throneroom: ").rstrip("\n")

    assert answer("admin", "backup") == say("cli-missing", what="FILE")
    assert answer("simulate") == say("cli-missing", what="SLUG")
    assert answer("admin", "tables", "--days", "3") == say("cli-no-option", option="--days")
    unknown = BadInput("unknown-command", command="dance", commands=list(admin.COMMANDS))
    assert answer("admin", "dance") == Translator(language).complaint(unknown)
    assert "„dance" in answer("dance") or "“dance”" in answer("dance")
    # Values of options, and words that do not belong there.
    points = ("army", "random", "--points")
    too_many = {"option": "--points", "value": "999", "low": 0, "high": 200, "kind": "most"}
    assert answer(*points, "999") == say("cli-bad-value", **too_many)
    assert "200" in answer(*points, "999")
    too_few = {"option": "--points", "value": "-5", "low": 1, "high": 0, "kind": "least"}
    assert answer(*points, "-5") == say("cli-bad-value", **too_few)
    no_number = {"option": "--points", "value": "x", "low": 0, "high": 0, "kind": "other"}
    assert answer(*points, "x") == say("cli-bad-value", **no_number)
    assert answer("play", "--fair=3") == say("cli-bad-use", option="--fair")
    assert answer("play", "watch", "b") == say("cli-try-help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_file_is_said_in_every_language(
    language: str, throneroom: Command, tmp_path: Path
) -> None:
    say = Translator(language).say
    for file, reason in ((tmp_path, "folder"), (tmp_path / "none", "missing")):
        said = throneroom("army", "check", str(file), "--lang", language)
        assert (said.code, said.out) == (2, "")
        assert said.err == f"throneroom: {say('cli-file-error', file=str(file), reason=reason)}\n"
    reasons = ("folder", "missing", "forbidden", "other")
    assert len({say("cli-file-error", file="x", reason=reason) for reason in reasons}) == 4


def test_the_version_is_printed(throneroom: Command) -> None:
    assert throneroom("--version") == (0, f"throneroom {package.__version__}\n", "")


def test_games_are_listed_with_seats_and_options(throneroom: Command, harbour: Game) -> None:
    said = throneroom("games")
    assert said.code == 0
    assert "The Harbour" in said.out
    assert "2–4" in said.out
    assert "weather=calm|storm" in said.out
    assert "rounds=3 (1–4)" in said.out
    assert "iron_throne" in said.out
    assert "pieces=…" in said.out  # a text
    assert "Żelazny Tron" in throneroom("games", "--lang", "pl").out
    told = {game["slug"]: game for game in json.loads(throneroom("games", "--json").out)}
    assert told["harbour"]["seats"] == [2, 3, 4]
    assert told["harbour"]["options"][1]["choices"] == ["calm", "storm"]


def test_a_game_that_cannot_be_imported_does_not_hide_the_others(
    throneroom: Command, harbour: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[throneroom.games]\nbroken = not_there:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    said = throneroom("games")
    assert said.code == 0
    assert "broken" not in said.out
    assert "The Harbour" in said.out


def test_simulate_reports_as_json(throneroom: Command, harbour: Game) -> None:
    arguments = ("simulate", "harbour", "--seats", 3, "--games", 12, "--seed", 4, "--json")
    said = throneroom(*arguments)
    assert said.code == 0
    assert said.err == ""
    told = json.loads(said.out)
    assert set(told) == {
        *("game", "seats", "games", "finished", "decisions", "forced", "seconds"),
        *("games_per_second", "decisions_per_second", "actions_per_second"),
        *("wins", "rounds_mean", "digest"),
    }
    assert (told["game"], told["seats"], told["games"], told["finished"]) == ("harbour", 3, 12, 12)
    assert sum(told["wins"]) == pytest.approx(12, abs=0.01)
    assert json.loads(throneroom(*arguments, "--jobs", 2).out)["digest"] == told["digest"]
    assert json.loads(throneroom(*arguments, "--jobs", 0).out)["digest"] == told["digest"]
    other = throneroom(*arguments, "--option", "rounds=1", "--option", "fog=true")
    assert json.loads(other.out)["rounds_mean"] == 1


def test_simulate_reports_to_people(throneroom: Command, harbour: Game) -> None:
    bots = ("--bots", "greedy,random", "--rotate")
    said = throneroom("simulate", "harbour", "--games", 5, *bots, "--lang", "pl")
    assert said.code == 0
    assert "Ukończone" in said.out
    assert "Zwycięstwa bota greedy" in said.out
    assert "%" in said.out


@pytest.fixture
def record(throneroom: Command, harbour: Game, tmp_path: Path) -> Path:
    throneroom("simulate", "harbour", "--seats", 3, "--games", 1, "--records", tmp_path)
    return tmp_path / "harbour-000000.record"


def test_a_name_is_no_command_to_whoever_verifies(throneroom: Command, tmp_path: Path) -> None:
    """Neither to the screen nor to what draws it: anybody at a table may be called so."""
    game, number = load("iron_throne"), "07" * 32
    dice = FairDice("abc", "ff" * 32, (Added(0, number_commitment(number), number),))
    chance, options = ("committed", dice.seed), game.start(3).table.options
    names = ("[/b]\x1b[2JNed", "", "")
    header = Header(game.slug, game.version, 3, options, chance, names, dice)
    path = tmp_path / "record.txt"
    path.write_text(write_record(Match.from_header(game, header)), "utf-8")
    said = throneroom("verify", path)
    assert said.code == 0, said.err
    assert "[/b][2JNed" in said.out
    assert "\x1b" not in said.out


def test_verify_says_that_a_record_is_good(throneroom: Command, record: Path) -> None:
    said = throneroom("verify", record)
    assert said.code == 0
    assert "moves are legal" in said.out
    assert load("harbour").from_record(record.read_text("utf-8")).digest() in said.out
    assert "follow from the seed" in said.out
    assert throneroom("verify", "-", typed=record.read_text("utf-8")) == said


def test_replay_tells_everything_or_what_a_seat_saw(throneroom: Command, record: Path) -> None:
    whole = throneroom("replay", record)
    assert whole.code == 0
    assert "Red meets a patron. (Red meets the" in whole.out
    assert "Blue meets a patron. (Blue meets the" in whole.out
    assert "1 Red: send" in whole.out
    assert "2 Blue: send" in whole.out
    seen = throneroom("replay", record, "--view", 0)
    assert "Red meets the" in seen.out
    assert "Blue meets a patron." in seen.out
    assert "Blue meets the" not in seen.out
    assert "1 Red: send" in seen.out
    assert "Blue: send" not in seen.out


def test_replay_stops_where_it_is_told_to(throneroom: Command, record: Path) -> None:
    said = throneroom("replay", record, "--until", 1)
    assert "1 Red: send" in said.out
    assert "2 Blue: send" not in said.out
    assert "To move: Blue (1) and Green (2)" in said.out
    assert throneroom("replay", record, "--until", 0).code == 0
    assert throneroom("replay", record, "--view", 3).code == 2


def test_a_position_is_checked_and_drawn(
    throneroom: Command, harbour: Game, tmp_path: Path
) -> None:
    state = harbour.start(2, seed=1)
    state.play_text(0, "send cog")
    path = tmp_path / "position.json"
    path.write_text(json.dumps(state.to_position()), "utf-8")
    said = throneroom("position", "harbour", path)
    assert said.code == 0
    assert "To move: Blue (1)" in said.out
    assert "Galley" in said.out
    assert "the B" not in said.out
    assert "the B" in throneroom("position", "harbour", path, "--view", 1).out
    assert throneroom("position", "harbour", path, "--view", 2).code == 2
    said = throneroom("position", "iron_throne", path)
    assert said.code == 2
    assert "/game" in said.err


def test_rules_are_printed_whole_by_chapter_and_one_by_one(throneroom: Command) -> None:
    whole = throneroom("rules", "iron_throne")
    assert whole.code == 0
    assert "I1 Components and limits" in whole.out
    assert all(rule in whole.out for rule in load_rulebook("iron_throne").rules)
    one = throneroom("rules", "iron_throne", "i1.1")
    assert one.out == "I1.1 The game is for 3, 4 or 5 players. [R2]\n"
    chapter = throneroom("rules", "iron_throne", "I1")
    assert "I1.14" in chapter.out
    assert "I10.1" not in chapter.out
    told = json.loads(throneroom("rules", "iron_throne", "IS1", "--json").out)
    assert [rule["id"] for rule in told] == ["IS1"]
    assert told[0]["chapter"] == "Scenarios"


def test_coverage_counts_rules_code_and_tests(throneroom: Command) -> None:
    told = json.loads(throneroom("rules", "iron_throne", "--coverage", "--json").out)
    rules = load_rulebook("iron_throne").rules
    assert told["rules"] + len(told["by_people"]) == len(rules)
    assert told["rules"] - told["proved"] == len(told["missing"])
    assert 0 < told["enforced"] <= told["rules"]
    assert set(told["where"]) == set(rules) - set(told["by_people"])
    shown = throneroom("rules", "iron_throne", "--coverage").out
    assert "I2 Setup" in shown
    assert "%" in shown
    one = throneroom("rules", "iron_throne", "I2.3", "--coverage").out
    assert "src/throneroom/games/iron_throne/" in one


def test_coverage_needs_a_checkout(
    throneroom: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(package, "__file__", str(tmp_path / "lib" / "throneroom" / "__init__.py"))
    said = throneroom("rules", "iron_throne", "--coverage")
    assert said.code == 2
    assert "checkout" in said.err


def test_ids_and_ranges_are_found_in_code() -> None:
    ids = ["T1.1", "T1.2", "T1.3", "T2.1", "TR1.1", "TS7"]
    order = {rule: place for place, rule in enumerate(ids)}
    assert list(cited("def f():  # T1.1, TS7", order)) == ["T1.1", "TS7"]
    assert list(cited("# T1.1-T1.3", order)) == ["T1.1", "T1.2", "T1.3"]
    assert list(cited("# T1.2–T2.1 and TR1.1", order)) == ["T1.2", "T1.3", "T2.1", "TR1.1"]
    assert list(cited('raise Illegal("T2.1", "key")', order)) == ["T2.1"]
    assert list(cited("T1 X7 UTF8", order)) == ["T1", "X7"]


def test_ids_are_found_in_the_marks_of_tests() -> None:
    source = """
import pytest
from pytest import mark

pytestmark = pytest.mark.rule("T1.1")

@pytest.mark.rule("T1.2", "TS1")
def test_a(): ...

@mark.rule("T1.3")
class TestB:
    @pytest.mark.rule("T1.4")
    def test_c(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("T1.5"))])
def test_d(x): ...

def rule(*ids): ...
rule("T9.9")
"""
    assert sorted(marked(source)) == [
        ("T1.1", "module"),
        ("T1.2", "test_a"),
        ("T1.3", "TestB"),
        ("T1.4", "TestB"),
        ("T1.5", "test_d"),
        ("TS1", "test_a"),
    ]


def test_a_rule_is_missing_until_a_test_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tmp_path / "src/throneroom/games/chess"
    game.mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (tmp_path / "docs").mkdir()
    (game / "moves.py").write_text("def move(): ...  # C1.1-C1.2\n", "utf-8")
    test = '@pytest.mark.rule("C1.2", "C9.9")\ndef test_moves(): ...\n'
    (tmp_path / "tests/test_moves.py").write_text(test, "utf-8")
    people = "## Only people can honour\n### chess\n- **C1.4** shake hands\n### go\n- **C1.1** x\n"
    (tmp_path / "docs/fidelity.md").write_text(f"# Fidelity\n- **C1.3** x\n{people}", "utf-8")
    package_file = str(tmp_path / "src/throneroom/__init__.py")
    monkeypatch.setattr(package, "__file__", package_file)
    rules = "".join(f"- **C1.{n}** text\n" for n in (1, 2, 3, 4))
    covered = coverage(Rulebook("chess", parse_rules("## C1\n" + rules)))
    told = covered.to_json()
    assert (told["rules"], told["enforced"], told["proved"]) == (3, 2, 1)
    assert told["missing"] == ["C1.1", "C1.3"]
    assert told["by_people"] == ["C1.4"] == honoured_by_people(tmp_path, "chess")
    assert told["where"]["C1.2"] == {
        "enforced": ["src/throneroom/games/chess/moves.py:1"],
        "proved": ["tests/test_moves.py::test_moves"],
    }


def test_only_the_whole_is_a_hundred_percent() -> None:
    assert part(999, 1000) == "999  99 %"
    assert part(1000, 1000) == "1000 100 %"
    assert part(0, 0) == "–"


def test_a_map_is_written_with_names_in_the_language(throneroom: Command, tmp_path: Path) -> None:
    path = tmp_path / "map.svg"
    said = throneroom("map", "thrones", "-o", path, "--lang", "pl")
    assert said.code == 0
    assert str(path) in said.out.replace("\n", "")
    polish = path.read_text("utf-8")
    assert polish.startswith("<svg")
    printed = throneroom("map", "thrones", "-o", "-").out
    assert printed.startswith("<svg")
    assert printed.strip() != polish.strip()


def test_a_battlefield_is_drawn_as_a_picture_and_in_characters(
    throneroom: Command, tmp_path: Path
) -> None:
    path, field = tmp_path / "battle.json", tmp_path / "field.svg"
    units = {
        "a1": {"card": "stark_stark_sworn_swords", "at": [24, 10, 90], "wounds": 7},
        "b1": {"card": "lannister_lannister_guardsmen", "at": [24, 30, 270]},
    }
    document = {"game": "ice_and_fire", "seats": 2, "table": {"units": units, "at": "declare a1"}}
    path.write_text(json.dumps(document), "utf-8")
    said = throneroom("map", "ice_and_fire", "--position", path, "-o", field, "--lang", "bg")
    assert said.code == 0
    picture = field.read_text("utf-8")
    assert picture.startswith("<svg")
    assert "Верни мечове на Старк" in picture
    assert "7/12" in picture
    drawn = throneroom("position", "ice_and_fire", path)
    assert drawn.code == 0
    assert "Stark Sworn Swords" in drawn.out
    assert "in the south, ↑ north" in drawn.out


def test_a_position_is_drawn(throneroom: Command, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    table = {"areas": {"karhold": {"token": "stark"}}}
    path.write_text(json.dumps({"game": "thrones", "seats": 3, "table": table}), "utf-8")
    drawn = throneroom("map", "thrones", "-o", "-", "--position", path, "--lang", "bg").out
    assert drawn.startswith("<svg")
    assert "Кархолд" in drawn
    assert drawn != throneroom("map", "thrones", "-o", "-", "--lang", "bg").out
    path.write_text("{", "utf-8")
    assert throneroom("map", "thrones", "-o", "-", "--position", path).code == 2
