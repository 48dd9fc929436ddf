"""Whatever is refused is refused in words: with the rule, and with the number that was found."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.games.ice_and_fire.helpers import (
    BOWMEN,
    GUARDSMEN,
    OUTRIDERS,
    SWORDS,
    battle,
    play,
    refusal,
    unit,
)
from tests.games.ice_and_fire.words import messages, read

from throneroom.games import ice_and_fire
from throneroom.games.ice_and_fire import GAME
from throneroom.kernel import State
from throneroom.text import LANGUAGES, Translator, load_rulebook

SOURCE = Path(ice_and_fire.__file__).parent
# What moves tell besides their rule: `movement.refuse` puts it together.
BY_FAULT = {
    "too-far": {"length", "most"},
    "too-far-in-rough": {"length", "most"},
    "ends-outside": {"outside"},
    "leaves-field": {"outside"},
    "too-near": {"unit", "distance"},
    "comes-nearer": {"unit", "distance"},
    "ends-on-unit": {"unit", "area"},
    "crosses-unit": {"unit", "area"},
    "turns-into-unit": {"unit", "area"},
    "ends-on-piece": {"piece", "area"},
    "crosses-piece": {"piece", "area"},
}


class Refusal(NamedTuple):
    """A refusal as it stands in the source: its rule, its key, and the names of its data."""

    rule: str
    key: str
    data: set[str] | None  # None where the source does not tell


def refusals() -> Iterator[Refusal]:
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id not in ("Illegal", "Fault") or len(node.args) < 2:
                continue
            rule, key = node.args[:2]
            if isinstance(rule, ast.Constant) and isinstance(key, ast.Constant):
                names = {word.arg for word in node.keywords if word.arg}
                open_ended = any(word.arg is None for word in node.keywords)
                short = str(key.value).removeprefix("ice_and_fire-")
                told = BY_FAULT[short] if node.func.id == "Fault" else names
                yield Refusal(str(rule.value), str(key.value), None if open_ended else told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_for_all_that_it_tells(language: str) -> None:
    rules = load_rulebook("ice_and_fire").rules
    found = list(refusals())
    assert len(found) > 100
    text = read(language)
    for rule, key, data in found:
        assert rule in rules, key
        assert messages(language).has_message(f"illegal-{key}"), key
        message = re.search(rf"^illegal-{key} =(.*(?:\n    .*)*)", text, re.MULTILINE)
        assert message is not None
        wanted = {name.removesuffix("_id") for name in re.findall(r"\$(\w+)", message[1])}
        assert data is None or wanted <= data, f"{key} lacks {wanted - data}"


def said(state: State, text: str, language: str = "en") -> str:
    """What whoever is asked hears if this is typed; every language has it without a gap."""
    found = refusal(state, text)
    for one in LANGUAGES:
        translator = Translator(one, GAME)
        words = translator.refusal(found, translator.look_at(state.table))
        assert translator.gaps == set()
        assert "ice_and_fire" not in words
        if one == language:
            told = f"{words} ({found.rule})"
    return told


def moving(**more: Any) -> State:
    """Sworn Swords on the move, Guardsmen ahead of them."""
    there = {"a1": unit(SWORDS, 24, 10, 90), "b1": unit(GUARDSMEN, 24, 19.6, 270)}
    state = battle(**{**there, **more}, at="declare a1")
    play(state, "maneuver")
    return state


@pytest.mark.rule("F8.11")
def test_too_near() -> None:
    # The front of one is at 12.4, that of the other at 17.2.
    assert said(moving(), "go 90 4 90") == (
        "That would end 0.8″ from Lannister Guardsmen: at least 1″ is needed. (F8.11)"
    )
    assert said(moving(), "go 90 4 90", "pl") == (
        "Koniec ruchu byłby za blisko wroga (Gwardziści Lannisterów): 0,8″, a potrzeba co najmniej"
        " 1″. (F8.11)"
    )


@pytest.mark.rule("F8.10", "F8.8", "F8.14")
def test_overlapping() -> None:
    friend = moving(a2=unit(SWORDS, 29.5, 10, 90))
    assert said(friend, "go 0 4 0").endswith("(F8.10)")
    # 5.5 inches wide, and one of them deep in the other tray.
    state = moving(a2=unit(OUTRIDERS, 24, 16, 90), b1=unit(GUARDSMEN, 40, 40, 270))
    assert said(state, "go 90 2.1 90") == (
        "That would end on Stark Outriders (overlap 5.5 square inches). (F8.10)"
    )
    near = moving(b1=unit(GUARDSMEN, 24, 16.8, 270))
    assert said(near, "go 90 5 90") == (
        "The way leads through Lannister Guardsmen (overlap 16.5 square inches). (F8.8)"
    )


@pytest.mark.rule("F8.12", "F8.38")
def test_off_the_field() -> None:
    state = moving(a1=unit(SWORDS, 24, 4, 90))
    assert said(state, "go 270 2 270") == "The way leads 0.4″ out of the field. (F8.38)"
    corner = moving(a1=unit(SWORDS, 24, 2.5, 90))
    assert said(corner, "go 90 0 45").endswith("outside the field. (F8.12)")


@pytest.mark.rule("F8.4", "F8.5", "F8.16")
def test_too_far() -> None:
    assert said(moving(), "go 180 5.5 180") == "5.5″ is too far: at most 5″. (F8.4)"
    bog = moving(terrain=[["bog", 15, 10, 0]])
    assert said(bog, "go 180 4.5 180") == (
        "4.5″ is too far through rough terrain: at most 4″. (F8.16)"
    )


@pytest.mark.rule("F8.5", "F9.5")
def test_wrong_facing() -> None:
    state = battle(a1=unit(SWORDS, 24, 10, 90), b1=unit(GUARDSMEN, 24, 40, 270), at="declare a1")
    assert said(state, "charge b1 rear 90") == (
        "The charger stands in another zone (front), not in this one: rear. (F9.5)"
    )
    play(state, "march")
    assert said(state, "go 100 5 100") == (
        "A March goes straight ahead, here to the north; it may pivot only at its end. (F8.5)"
    )


@pytest.mark.rule("F8.4", "F8.5", "F8.29", "F9.1", "F8.32")
def test_engaged() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 10, 90),
        b1=unit(GUARDSMEN, 24, 14.8, 270),
        b2=unit(GUARDSMEN, 40, 30, 270),
        at="declare a1",
    )
    for text, rule in (
        ("maneuver", "F8.4"),
        ("march", "F8.5"),
        ("shoot", "F8.29"),
        ("charge b2 front 51", "F9.1"),
    ):
        assert said(state, text) == (
            "An engaged unit cannot do that; it is in contact with Lannister Guardsmen (1)."
            f" ({rule})"
        )
    assert said(state, "strike b2") == (
        "Not in contact: 18.474″ from Lannister Guardsmen (2). (F8.32)"
    )


@pytest.mark.rule("F7.1", "F9.4")
def test_no_line_of_sight() -> None:
    state = battle(
        a1=unit(BOWMEN, 24, 10, 90),
        a2=unit(SWORDS, 24, 15, 90),
        b1=unit(GUARDSMEN, 24, 21, 270),
        b2=unit(GUARDSMEN, 34, 20, 270),
        at="declare a1",
    )
    assert said(state, "charge b1 front 90") == (
        "No line of sight from there to Lannister Guardsmen (1). (F9.4)"
    )
    play(state, "shoot", "stay")
    assert said(state, "target b1").endswith("(F7.1)")


@pytest.mark.rule("F7.12", "F8.31", "F9.9")
def test_out_of_range() -> None:
    state = battle(
        a1=unit(BOWMEN, 24, 10, 90),
        b1=unit(GUARDSMEN, 24, 20, 270),
        b2=unit(GUARDSMEN, 24, 28, 270),
        b3=unit(GUARDSMEN, 30, 33, 270),
        at="declare a1",
    )
    assert said(state, "charge b3 front 75.379") == (
        "The charge is stopped after 4.737″ by Lannister Guardsmen (1). (F9.11)"
    )
    play(state, "shoot", "stay")
    assert said(state, "target b2") == (
        "The target is 13.2″ from the front arrow; at most 12″ is in range. (F7.12)"
    )
    alone = battle(a1=unit(BOWMEN, 24, 5, 90), b1=unit(GUARDSMEN, 24, 40, 270), at="declare a1")
    assert said(alone, "shoot") == (
        "From there no enemy is seen within range: the nearest is 30.2″ away,"
        " at most 12″ is in range. (F8.31)"
    )
    far = battle(a1=unit(SWORDS, 24, 5, 90), b1=unit(GUARDSMEN, 24, 22, 270), at="declare a1")
    assert said(far, "charge b1 front 90") == (
        "The target is 12.2″ away; at most 11″ can be reached. (F9.9)"
    )


@pytest.mark.rule("F19.10")
def test_deploying() -> None:
    state = battle(
        a1={"card": SWORDS, "place": "beside"},
        a2=unit(SWORDS, 10, 5, 90),
        b1=unit(GUARDSMEN, 24, 13.2, 270),
        terrain=[["palisade", 40, 6, 0]],
        at="deploy",
    )
    assert said(state, "deploy a1 24 8 90") == (
        "The whole tray must be in your deployment zone; it is outside by 0.4″. (F19.10)"
    )
    assert said(state, "deploy a1 15 5 90") == (
        "Trays cannot overlap: here 2.4 square inches lie on Stark Sworn Swords (2). (F19.10)"
    )
    assert said(state, "deploy a1 24 7.6 90") == (
        "The unit would be 0.8″ from Lannister Guardsmen, and at least 1″ is needed. (F19.10)"
    )
    assert said(state, "deploy a1 40 6 90").startswith("A unit cannot stand on impassable")


@pytest.mark.rule("F19.5")
def test_placing_terrain() -> None:
    state = GAME.start(2, {"armies": ["stark_40", "lannister_40"]}, seed=1)
    play(state, "piece forest")
    assert said(state, "place 3.5 24 0") == (
        "A piece of terrain must lie on the battlefield; it is outside by 0.5″. (F19.5)"
    )
    assert said(state, "place 24 12.5 0") == (
        "A piece of terrain must lie outside the deployment zones (overlap 4 square inches)."
        " (F19.5)"
    )
    play(state, "place 24 24 0", "piece bog")
    assert said(state, "place 34 24 0") == (
        "The piece would be 2.5″ away, and at least 6″ are needed. (F19.5)"
    )
    assert said(state, "place 28 24 0").startswith("Pieces of terrain cannot lie on each other")
