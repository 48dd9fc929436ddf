"""Whole games at one keyboard, typed in by number and by text."""

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from tests.cli.conftest import Command

from throneroom.cli.drawing import draw
from throneroom.cli.session import MOST_SHOWN, in_order, some_of
from throneroom.kernel import Choice, FastChance, Game, load, read_record, slugs
from throneroom.kernel.chance import commitment_of
from throneroom.text import Translator

HARBOUR = ("play", "harbour", "--seats", 2, "--seed", 1, "--bots", "random")


def test_a_game_against_bots_is_played_by_number_and_by_text(
    throneroom: Command, harbour: Game
) -> None:
    said = throneroom(*HARBOUR, typed="1\nsend cog\n" + "1\n" * 9)
    assert said.code == 0
    assert said.err == ""
    assert "Seed 1\n" in said.out
    assert "Red: Red, which ship do you send in round 1?" in said.out
    assert re.search(r"1 +Send the Skiff +send skiff", said.out)
    assert re.search(r"4 +Send the Carrack +send carrack", said.out)
    assert "• Red meets the" in said.out
    assert "• Blue meets a patron." in said.out
    assert "• The cargo is worth" in said.out
    assert re.search(r"(wins|share the victory) \(the richest captain\)\.\n$", said.out)


@pytest.mark.parametrize(("seats", "language"), [(3, "en"), (4, "pl"), (5, "bg")])
def test_a_whole_game_of_the_iron_throne(seats: int, language: str, throneroom: Command) -> None:
    options = ("--seed", 3, "--bots", "random", "--lang", language)
    said = throneroom("play", "iron_throne", "--seats", seats, *options, typed="1\n" * 3000)
    assert said.code == 0
    assert said.err == ""
    assert "iron_throne-" not in said.out
    end = {"en": "wins (", "pl": "Wygrywa ", "bg": "Побеждава "}[language]
    shared = {"en": "share the", "pl": "dzielą", "bg": "делят"}[language]
    assert end in said.out or shared in said.out


@pytest.mark.parametrize("language", ["en", "pl", "bg"])
def test_a_battle_of_ice_and_fire_is_played_by_number_and_by_text(
    language: str, throneroom: Command
) -> None:
    options = ("--seed", 3, "--bots", "random", "--lang", language, "--option", "terrain=none")
    typed = "2\n" + "1\n" * 30 + "activate c9\ngo 45 4.33 0\nquit\n"
    # Two fight where nobody has said how many.
    said = throneroom("play", "ice_and_fire", *options, typed=typed)
    assert said.code == 0
    assert said.err == ""
    assert "ice_and_fire-" not in said.out
    assert re.search(r"(Round|Runda|Рунд) 1 ", said.out)
    assert re.search(r"1 +.* +deploy a1 \d+\.?\d* \d+\.?\d* \d+", said.out)
    for text in ("“deploy a1 24 5 90”", "„deploy a1 24 5 90”", "„deploy a1 24 5 90“"):
        if text in said.out:
            break
    else:
        raise AssertionError("how to deploy anywhere else is not told")


def test_of_many_options_some_of_each_kind_are_listed() -> None:
    options = [
        Choice(f"put {i}", "put", {"ship": ship, "place": i}, ())
        for i, ship in enumerate(["cog"] * 100 + ["skiff"] * 100)
    ]
    assert some_of(options[:MOST_SHOWN]) == set(range(MOST_SHOWN))
    shown = sorted(some_of(options))
    assert len(shown) == MOST_SHOWN
    assert [shown[0], shown[19], shown[20], shown[39]] == [0, 99, 100, 199]


def test_what_is_listed_is_numbered_without_gaps() -> None:
    options = [Choice(f"put {i}", "put", {"place": i}, ()) for i in range(100)]
    order = in_order(options)
    assert set(order[:MOST_SHOWN]) == some_of(options)
    assert sorted(order) == list(range(100))
    assert order[:2] == [0, 2]
    assert in_order(options[:3]) == [0, 1, 2]


BATTLE = ("play", "ice_and_fire", "--seats", 2, "--seed", 5, "--option", "terrain=none")
READY = ("--option", "armies=stark_30,lannister_30", "--bots", "random")


def test_a_number_means_what_is_listed_beside_it(throneroom: Command) -> None:
    said = throneroom(*BATTLE, *READY, typed="1\n40\nquit\n")
    listed = re.findall(r"^(\d+) .*? (deploy a\d+ [\d. ]+?) *$", said.out, re.MULTILINE)
    numbers = [int(number) for number, _ in listed]
    assert numbers[:40] == list(range(1, 41))
    place = [float(word) for word in dict(listed)["40"].split()[2:4]]
    assert re.search(rf"{place[0]:g}", said.out.rpartition("> 40")[2])


def test_a_table_on_which_nothing_has_changed_is_not_shown_again(throneroom: Command) -> None:
    """Whoever has named a target sees the same table as before."""
    said = throneroom(*BATTLE, *READY, typed="1\n" * 12 + "quit\n")
    pictures = said.out.split("\n> 1\n")
    (place,) = (i for i, picture in enumerate(pictures) if "shift?" in picture)
    assert "choose a1" in pictures[place - 1]
    assert "Tactics board" in pictures[place - 1]
    assert "Tactics board" not in pictures[place]
    assert "Tactics board" in pictures[place + 1]  # an enemy has moved meanwhile


def test_a_zone_is_not_told_before_it_is_chosen(throneroom: Command) -> None:
    said = throneroom("play", "ice_and_fire", "--seats", 2, "--seed", 1, typed="quit\n")
    assert "Zone" in said.out
    assert "southern zone" not in said.out
    assert "northern zone" not in said.out


def test_a_refusal_is_explained_with_the_rule_and_its_text(throneroom: Command) -> None:
    lines = "character bran\nfrob\n999\ndone\nquit\n"
    said = throneroom("play", "iron_throne", "--seats", 3, "--seed", 1, typed="1\n1\n1\n" + lines)
    assert said.code == 0
    assert re.search(r"\(I\d+\.\d+\)\nI\d+\.\d+ \w+", said.out) or "(K3)" in said.out
    assert "There is no action “frob”." in said.out
    assert "There is no option 999" in said.out


def test_a_refused_answer_may_be_given_again(throneroom: Command, harbour: Game) -> None:
    said = throneroom(*HARBOUR, typed="send skiff\nsend skiff\nsend cog\nquit\n")
    assert said.code == 0
    assert said.out.count("The Skiff has sailed already.  (H1.1)") == 1
    assert said.out.count("The cargo is worth") == 2


def test_what_may_be_a_slip_is_warned_of(throneroom: Command, harbour: Game) -> None:
    both = ("play", "harbour", "--seats", 2, "--seed", 1, "--human", "0,1")
    said = throneroom(*both, typed="send carrack\nsend cog\ngive 1\nquit\n")
    assert said.code == 0
    assert re.search(r"The cargo of \d will belong to Blue\.  \(H1\.4\)\n", said.out)
    kept = throneroom(*both, typed="send carrack\nsend cog\nkeep\nquit\n")
    assert "will belong" not in kept.out


def test_commands_are_listed_and_rules_are_shown(throneroom: Command) -> None:
    typed = "help\nrule I1.1\nrule I99\nrule\nlog\ntable\nlist zzz\nlist\nquit\n"
    said = throneroom("play", "iron_throne", "--seats", 3, "--seed", 1, typed=typed)
    assert said.code == 0
    for word in ("undo", "help", "rule ID", "save FILE", "quit", "log", "list WORD"):
        assert f"\n{word} " in said.out
    assert "I1.1 The game is for 3, 4 or 5 players." in said.out
    assert "There is no rule “I99”." in said.out
    assert said.out.rstrip().endswith("The game was left.")


def test_input_that_ends_leaves_the_game(throneroom: Command, harbour: Game) -> None:
    said = throneroom(*HARBOUR, typed="1\n")
    assert said.code == 0
    assert said.out.rstrip().endswith("The game was left.")


def test_undo_goes_back_and_warns_of_what_was_learned(throneroom: Command, harbour: Game) -> None:
    said = throneroom(*HARBOUR, typed="undo\nsend cog\nundo\nsend cog\nlog\nquit\n")
    assert "You have not chosen anything yet." in said.out
    assert said.out.count("take back what you have learned") == 1
    after = said.out.partition("learned since then")[2]
    assert "which ship do you send in round 1?" in after
    assert re.search(r"2 +Send the Cog", after)
    # What was undone is not in the log, and what happened again is there once.
    log = said.out.rpartition("> log")[2]
    assert log.count("The cargo is worth") == 1


def test_undo_of_a_choice_that_nothing_followed_is_free(throneroom: Command) -> None:
    """An order that has just been placed is taken up again, even with fair dice."""
    said = throneroom("play", "thrones", "--seats", 3, "--fair", typed="1\nundo\n1\nquit\n")
    assert said.code == 0
    assert "Back to before your last choice.\n" in said.out
    assert "learned" not in said.out
    first, second = re.findall(r"^1 +\S.* order .*$", said.out, re.MULTILINE)[:3:2]
    assert first == second


def test_people_at_one_keyboard_do_not_see_each_others_secrets(
    throneroom: Command, harbour: Game
) -> None:
    said = throneroom(*HARBOUR[:-2], "--human", "0,1", typed="1\n2\n" + "1\n" * 9)
    parts = re.split(r"Pass the keyboard to (\w+), who presses Enter\.", said.out)
    assert len(parts) > 3
    screens = dict(zip(parts[1:5:2], parts[2:5:2], strict=True))
    assert "Red meets the" in screens["Red"]
    assert "Red meets the" not in screens["Blue"]
    assert "Blue meets the" in screens["Blue"]
    assert "Blue meets the" not in screens["Red"]


def test_a_game_is_saved_and_gone_on_with(
    throneroom: Command, harbour: Game, tmp_path: Path
) -> None:
    path = tmp_path / "saved.record"
    said = throneroom(*HARBOUR, typed=f"send cog\nsave {path}\nsave\nsave /\nquit\n")
    assert f"The game is in {path}." in said.out
    assert "Save where?" in said.out
    assert "/ is a folder" in said.out
    assert read_record(harbour, path.read_text("utf-8")).header.players == ("human", "random")
    end = tmp_path / "end.record"
    said = throneroom("play", "--load", path, "--record", end, typed="log\n" + "1\n" * 9)
    assert said.code == 0
    assert "round 1?" not in said.out
    assert said.out.count("Blue meets a patron") == 2
    match = read_record(harbour, end.read_text("utf-8"))
    assert match.state.outcome() is not None
    assert throneroom("verify", end).code == 0


def test_a_saved_game_without_players_cannot_be_gone_on_with(
    throneroom: Command, harbour: Game, tmp_path: Path
) -> None:
    path = tmp_path / "saved.record"
    throneroom(*HARBOUR, typed=f"save {path}\nquit\n")
    text = re.sub("players .*\n", "players []\n", path.read_text("utf-8"))
    path.write_text(text, "utf-8")
    assert throneroom("play", "--load", path).code == 2


def test_fair_dice_are_committed_to_and_revealed(
    throneroom: Command, harbour: Game, tmp_path: Path
) -> None:
    path = tmp_path / "fair.record"
    said = throneroom(
        *("play", "harbour", "--seats", 2, "--fair", "--record", path),
        typed="send cog\nundo\n" + "1\n" * 9,
    )
    assert said.code == 0
    commitment = re.search(r"committed to: ([0-9a-f]{64})\n", said.out)
    seed = re.search(r"seed of the dice was ([0-9a-f]{64})\.", said.out)
    assert commitment is not None
    assert seed is not None
    assert commitment[1] == commitment_of(bytes.fromhex(seed[1]))
    assert "no going back" in said.out
    verified = throneroom("verify", path)
    assert verified.code == 0
    assert "The dice are the host's alone" in verified.out


def test_a_saved_fair_game_warns_of_the_seed(
    throneroom: Command, harbour: Game, tmp_path: Path
) -> None:
    said = throneroom(
        "play", "harbour", "--seats", 2, "--fair", typed=f"save {tmp_path / 'a'}\nquit\n"
    )
    assert "secret seed" in said.out


def test_bots_alone_can_be_watched(throneroom: Command, harbour: Game) -> None:
    said = throneroom("play", "harbour", "--seats", 3, "--seed", 2, "--human", "none")
    assert said.code == 0
    assert "Red meets a patron." in said.out
    assert "meets the" not in said.out
    assert "The cargo is worth" in said.out
    assert "(the richest captain)" in said.out


def test_equal_seeds_and_answers_give_equal_games(throneroom: Command, harbour: Game) -> None:
    first = throneroom(*HARBOUR, typed="1\n" * 9)
    assert throneroom(*HARBOUR, typed="1\n" * 9) == first
    other = (*HARBOUR[:4], "--seed", 2, "--bots", "random")
    assert throneroom(*other, typed="1\n" * 9) != first


def test_options_and_seats_are_taken_from_the_command_line(
    throneroom: Command, harbour: Game, tmp_path: Path
) -> None:
    path = tmp_path / "a.record"
    throneroom(
        *("play", "harbour", "--seats", 4, "--option", "rounds=1", "--option", "fog=yes"),
        *("--human", "3", "--bots", "greedy,random"),
        typed=f"save {path}\nquit\n",
    )
    header = read_record(harbour, path.read_text("utf-8")).header
    assert header.seats == 4
    assert header.options == {"rounds": 1, "fog": True}
    assert header.players == ("greedy", "random", "greedy", "human")


def test_the_chooser_asks_for_what_was_not_given(
    throneroom: Command, harbour: Game, tmp_path: Path
) -> None:
    path = tmp_path / "a.record"
    slugs = [game["slug"] for game in json.loads(throneroom("games", "--json").out)]
    number = slugs.index("harbour") + 1
    answers = ["nine", number, "7", "3", "5", "2", "2", "yes", "1", "1", f"save {path}", "quit"]
    said = throneroom("play", typed="".join(f"{answer}\n" for answer in answers))
    assert said.code == 0
    assert "Which game?" in said.out
    assert "How many players, 2 to 4?" in said.out
    assert said.out.count("Please choose one of these.") == 2
    good = "it is a number from 1 to 4."
    assert f"“5” is not a value of the option “Rounds”: {good}" in said.out
    assert "Weather" in said.out
    header = read_record(harbour, path.read_text("utf-8")).header
    assert header.seats == 3
    assert header.options == {"rounds": 2, "weather": "storm", "fog": True}
    assert header.players == ("human", "random", "random")


def test_the_chooser_has_a_default_for_everything(
    throneroom: Command, harbour: Game, tmp_path: Path
) -> None:
    path = tmp_path / "a.record"
    slugs = [game["slug"] for game in json.loads(throneroom("games", "--json").out)]
    typed = f"{slugs.index('harbour') + 1}\n" + "\n" * 6 + f"save {path}\nquit\n"
    assert throneroom("play", typed=typed).code == 0
    header = read_record(harbour, path.read_text("utf-8")).header
    assert header.seats == 4
    assert header.options == {}
    assert header.players == ("human", "greedy", "greedy", "greedy")
    assert throneroom("play", typed="").code == 0


@pytest.mark.parametrize("slug", slugs())
def test_a_drawn_table_shows_nothing_hidden(slug: str) -> None:
    """Tables that differ only in what is hidden from the first seat look the same to it."""
    game = load(slug)
    translator = Translator("en", game)
    chance = FastChance(1)
    state = game.start(4, seed=5)
    for _ in range(120):
        seat = state.to_move()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
    while state.to_move() != (0,):
        seat = state.to_move()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
    worlds = [state, *(state.imagine(0, FastChance(seed)) for seed in range(5))]
    assert len({printed(draw(world, 0, translator)) for world in worlds}) == 1


@pytest.mark.parametrize("slug", slugs())
def test_every_table_of_a_game_can_be_drawn(slug: str) -> None:
    """From set-up to the end, for every seat and for a spectator, without a missing message."""
    game = load(slug)
    translator = Translator("bg", game)
    chance = FastChance(2)
    state = game.start(game.seats[-1], seed=6)
    count = 0
    while state.outcome() is None:
        if count % 150 == 0:
            for seat in (None, 0, game.seats[-1] - 1):
                assert printed(draw(state, seat, translator))
        seat = state.to_move()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
        count += 1
    assert printed(draw(state, 0, translator))
    assert translator.gaps == set()


def test_a_view_without_a_drawing_becomes_tables(harbour: Game) -> None:
    shown = printed(draw(harbour.start(2, seed=1), 0, Translator("en", harbour)))
    assert "The Harbour" in shown
    assert re.search(r"Red .*Skiff, Cog, Galley, Carrack.* the \w+", shown)
    assert re.search(r"Blue .*Skiff, Cog, Galley, Carrack.* –", shown)


def printed(renderable: RenderableType) -> str:
    """What is to be seen on a wide screen."""
    output = io.StringIO()
    Console(width=200, file=output).print(renderable)
    return output.getvalue()
