"""`throneroom arena` rates bots and `throneroom study` tells who wins, in three languages."""

import json
import re
import socket
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.cli.conftest import Command

from throneroom.kernel import Game, load
from throneroom.study.journal import Journal
from throneroom.study.survey import Survey, findings, play, play_one
from throneroom.study.tournament import in_processes
from throneroom.text import LANGUAGES, Translator

PLAY = ("arena", "harbour", "--bots", "random,greedy", "--seats", 3, "--games", 6)
STUDY = ("study", "iron_throne", "--bots", "random", "--seats", 3, "--games", 6, "--seed", 1)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files that are named after a series are written where the command runs."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_arena_reports_to_people_and_to_programs(throneroom: Command, harbour: Game) -> None:
    said = throneroom(*PLAY, "--lang", "en")
    assert (said.code, said.err) == (0, "")
    assert "Victories by seat" in said.out
    assert "6 of 6 games came to an end." in said.out
    (path,) = Path().glob("arena-harbour-*.jsonl")
    told = throneroom(*PLAY, "--json")
    assert (
        told.err == Translator("en").say("journal-goes-on", count=6, games=6, file=str(path)) + "\n"
    )
    report = json.loads(told.out)
    assert {one["bot"] for one in report["bots"]} == {"random", "greedy"}
    assert report["digest"] in said.out
    assert path.read_text("utf-8").count("\n") == 7
    league = json.loads(throneroom(*PLAY, "--league", "--json").out)
    assert len(list(Path().glob("arena-harbour-*.jsonl"))) == 2
    assert league["digest"] != report["digest"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arena_draws_plots(throneroom: Command, harbour: Game, language: str) -> None:
    said = throneroom(*PLAY, "--plots", "plots/new", "--lang", language)
    assert said.code == 0
    say = Translator(language).say
    assert say("arena-by-seat") in said.out
    for name, title in (
        ("rating", "plot-rating"),
        ("seats", "arena-by-seat"),
        ("length", "plot-length"),
    ):
        root = ElementTree.fromstring(Path(f"plots/new/{name}.svg").read_text("utf-8"))
        words = [element.text for element in root.iter() if element.text]
        assert words[0] == say(title)
    rating = ElementTree.fromstring(Path("plots/new/rating.svg").read_text("utf-8"))
    assert {"greedy", "random"} <= {"".join(element.itertext()) for element in rating}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_study_is_a_page_with_plots(throneroom: Command, language: str) -> None:
    said = throneroom(*STUDY, "--out", "studies", "--lang", language)
    assert (said.code, said.err) == (0, "")
    translator = Translator(language, load("iron_throne"))
    text = Path("studies/iron_throne.md").read_text("utf-8")
    for key in ("iron_throne-group-house", "iron_throne-group-leader", "survey-cards"):
        assert f"## {translator.say(key)}" in text
    assert "throneroom study iron_throne --bots random --seats 3 --games 6 --seed 1" in text
    for house in ("stark", "baratheon"):
        assert f"| {translator.name('house', house)} |" in text
        assert translator.name("house", house) in said.out
    assert not translator.gaps
    for name in ("seat", "house", "leader", "length"):
        assert f"(iron_throne-{name}.svg)" in text
        ElementTree.fromstring(Path(f"studies/iron_throne-{name}.svg").read_text("utf-8"))
    again = throneroom("study", "survey", *STUDY[1:], "--out", "studies", "--json")
    assert json.loads(again.out)["games"] == 6
    assert len(list(Path().glob("study-iron_throne-*.jsonl"))) == 1


def test_a_study_may_vary_the_openings(throneroom: Command) -> None:
    told = json.loads(throneroom(*STUDY, "--vary-openings", 2, "--json").out)
    assert told["vary_openings"] == 2
    assert told["command"].endswith("--games 6 --seed 1 --vary-openings 2")
    text = Path("docs/studies/iron_throne.md").read_text("utf-8")
    assert told["command"] in text
    alike = json.loads(throneroom(*STUDY, "--json").out)
    assert "vary_openings" not in alike
    assert alike["digest"] != told["digest"]


def test_a_game_that_groups_nothing_is_studied_by_its_seats(
    throneroom: Command, harbour: Game
) -> None:
    given = ("--bots", "random,greedy", "--seats", 3, "--games", 6, "--json")
    told = json.loads(throneroom("study", "harbour", *given).out)
    assert (told["groups"], told["tables"], told["cards"]) == ({}, {}, [])
    assert sum(one["won"] for one in told["by_seat"]) == pytest.approx(6, abs=0.01)
    assert set(told["by_bot"]) == {"random", "greedy"}
    assert Path("docs/studies/harbour.md").exists()


def test_a_study_is_the_same_in_processes_and_adds_up() -> None:
    study = Survey("iron_throne", 3, 12, 4, ("random",))
    found = []
    for jobs in (1, 2):
        with Journal("", study.series()) as journal, in_processes(jobs) as hands:
            found.append(findings(study, play(study, journal, hands)))
    told = found[0]
    assert found[1] == told
    houses = told["groups"]["house"]
    assert sum(one["of"] for one in houses.values()) == 36
    assert sum(one["won"] for one in houses.values()) == pytest.approx(12, abs=0.01)
    shares = [one["share"] for one in houses.values()]
    assert shares == sorted(shares, reverse=True)
    assert sum(one["won"] for one in told["endings"].values()) == 12
    sure = [one["sure"] for one in told["cards"]]
    assert sure == sorted(sure, reverse=True)
    assert all(one["used"]["of"] >= 5 for one in told["cards"])


@pytest.mark.parametrize(
    ("slug", "seats", "options", "seat_kinds", "table_kinds", "uses"),
    [
        ("iron_throne", 3, {}, {"house", "leader"}, set(), {"card"}),
        ("thrones", 3, {}, {"house"}, set(), {"card"}),
        ("watch", 3, {}, {"order"}, {"layout"}, {"card", "hero"}),
        (
            "ice_and_fire",
            2,
            {"armies": ["stark_30", "lannister_30"], "terrain": "ready", "points": 30},
            {"faction", "card"},
            {"option-mode"},
            {"tactics_card"},
        ),
    ],
)
def test_every_game_says_what_its_seats_played(
    slug: str,
    seats: int,
    options: dict[str, object],
    seat_kinds: set[str],
    table_kinds: set[str],
    uses: set[str],
) -> None:
    told = play_one(slug, seats, 2, options, 0, ("random",) * seats)
    assert {kind for played in told["seats"] for kind in played} == seat_kinds
    assert set(told["table"]) == table_kinds
    used = {use.split(":")[0] for uses in told["uses"] for use in uses}
    assert used == uses
    for language in LANGUAGES:
        translator = Translator(language, load(slug))
        for kind in seat_kinds | table_kinds:
            translator.say(f"{slug}-group-{kind}")
        for use in {use for uses in told["uses"] for use in uses}:
            assert translator.name(*use.split(":")) != use.split(":")[1]
        assert not translator.gaps


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        (("arena", "harbour", "--bots", "random"), "arena-bots"),
        (("arena", "harbour", "--bots", "random,nobody"), "unknown-bot"),
        (("arena", "harbour", "--file", "letter"), "journal-strange"),
        (("arena", "harbour", "--file", "damaged"), "journal-damaged"),
        (("arena", "harbour", "--file", "other", "--seed", "7"), "journal-other-series"),
        (("arena", "harbour", "--cluster", "nowhere"), "cluster-address"),
        (("arena", "harbour", "--cluster", "CLOSED"), "cluster-unreachable"),
        (("study", "harbour", "--bots", "nobody"), "unknown-bot"),
        (("study", "chess"), "unknown-game"),
        (("study", "harbour", "--cluster", "ray://x:1"), "cluster-address"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_one_line(
    throneroom: Command, harbour: Game, arguments: tuple[str, ...], key: str, language: str
) -> None:
    throneroom(*PLAY[:2], "--games", 2, "--seats", 2, "--file", "other")
    lines = Path("other").read_text("utf-8").splitlines(keepends=True)
    Path("damaged").write_text("".join([lines[0], lines[1][5:], lines[2]]), "utf-8")
    Path("letter").write_text("Dear Sir,\n", "utf-8")
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{closed.getsockname()[1]}"
        given = [address if one == "CLOSED" else one for one in arguments]
        said = throneroom(*given, "--seats", 2, "--lang", language)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    # The longest part of the message that is the same whatever it is told of.
    message = Translator(language).say(f"bad-input-{key}", field="seed")
    fixed = max(
        re.split(r"\$?\b(?:file|line|found|wanted|address|bots?|games?)\b", message), key=len
    )
    assert fixed.strip(" {}“”„") in said.err
    assert "bad-input" not in said.err


@pytest.mark.parametrize(
    "command", [("arena", "harbour", "--plots"), ("study", "harbour", "--out")]
)
def test_a_folder_that_cannot_be_is_refused_before_any_game(
    throneroom: Command, harbour: Game, command: tuple[str, ...]
) -> None:
    Path("letter").write_text("Dear Sir,\n", "utf-8")
    said = throneroom(*command, "letter", "--games", 2, "--seats", 2)
    assert (said.code, said.out) == (2, "")
    assert "letter" in said.err
    assert not list(Path().glob("*.jsonl"))


@pytest.mark.parametrize("command", ["arena", "study"])
def test_no_games_are_refused(throneroom: Command, harbour: Game, command: str) -> None:
    said = throneroom(command, "harbour", "--games", 0)
    assert (said.code, said.out) == (2, "")
    assert "--games" in said.err
    assert not list(Path().glob("*.jsonl"))
