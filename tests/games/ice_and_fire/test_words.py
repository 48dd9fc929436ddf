"""All that is said about a battle has its words in every language."""

from pathlib import Path

import pytest
from tests.games.ice_and_fire.helpers import GUARDSMEN, SWORDS, battle, load, unit
from tests.text.test_keys import keys_of, lacking, literals, modules, told

import throneroom.games.ice_and_fire
from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.layout import MODES
from throneroom.games.ice_and_fire.movement import BY_DISTANCE, BY_LENGTH, BY_PIECE, BY_UNIT
from throneroom.kernel import Illegal
from throneroom.text import LANGUAGES, Translator


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is not yet announced, so its words are looked for where it lies."""
    name = throneroom.games.ice_and_fire.__name__
    monkeypatch.setattr("throneroom.text.bundles.module_of", lambda slug: name)


# These are called what they stand for at a table.
CONTENT = tuple(f"ice_and_fire-{kind}-" for kind in ("unit", "piece", "ncu"))


def gaps_of(translator: Translator) -> list[str]:
    """What could not be said; names that a language lacks are said in English."""
    english = Translator("en", GAME)
    named = [key for key in translator.gaps if key.startswith(CONTENT) and english.has(key)]
    return sorted(translator.gaps.difference(named))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_message(language: str) -> None:
    keys = [key for key in keys_of(GAME) if not key.startswith(CONTENT)]
    assert lacking(iter(keys), [Translator(language, GAME)]) == []
    kinds = BY_DISTANCE | BY_LENGTH | BY_PIECE | BY_UNIT
    refusals = [f"illegal-{key}" for key in kinds]
    assert lacking(iter(refusals), [Translator(language, GAME)]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_message(language: str) -> None:
    for path in modules(Path(throneroom.games.ice_and_fire.__file__).parent):
        found = lacking(literals(path.read_text("utf-8")), [Translator(language, GAME)])
        assert found == [], path.name


@pytest.mark.rule("F34.1")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Face north-east, forward 4.33″, then face east"),
        ("pl", "Zwrot na północny wschód, 4,33″ do przodu, potem zwrot na wschód"),
        ("bg", "Завъртане на североизток, 4,33″ напред, после завъртане на изток"),
    ],
)
def test_lengths_are_said_in_inches(language: str, said: str) -> None:
    assert Translator(language, GAME).action(("go", 45_000, 4330, 0)) == said


def test_units_go_by_what_they_are() -> None:
    state = battle(
        a1=unit(SWORDS, 10, 10, 90),
        a2=unit(SWORDS, 20, 10, 90),
        b1=unit(GUARDSMEN, 10, 40, 270),
        b2=unit(SWORDS, 20, 40, 270),
    )
    assert GAME.aliases is not None
    named = GAME.aliases(state.table)["unit"]
    # Those alike are numbered over all armies: what is typed for a unit is not its name.
    assert [(named[name].id, named[name].number) for name in ("a1", "a2", "b1", "b2")] == [
        (SWORDS, 1),
        (SWORDS, 2),
        (GUARDSMEN, 0),
        (SWORDS, 3),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battle_is_told_without_gaps(language: str) -> None:
    """Of what is said in a random battle, nothing is a bare key or lacks a variable."""
    translator = Translator(language, GAME)
    assert all(told(GAME, 2, 1, translator))
    assert gaps_of(translator) == []


@pytest.mark.parametrize("mode", MODES.ids[1:])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mode_is_told_without_gaps(language: str, mode: str) -> None:
    translator = Translator(language, GAME)
    seats = 2 if mode == "storm_of_swords" else 3
    assert all(told(GAME, seats, 2, translator, {"mode": mode, "points": 30}))
    assert translator.gaps == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_is_told_without_gaps(language: str) -> None:
    translator = Translator(language, GAME)
    state = battle(
        a1=unit(SWORDS, 24, 10, 90, conditions=["weakened"]),
        b1=unit(GUARDSMEN, 24, 22.8, 270, wounds=3, **{"with": ["lannister_guard_captain"]}),
        b2=unit(GUARDSMEN, 5, 40, 270),
        terrain=[["stakes", 24, 14, 0]],
        at="declare a1",
        dice=(6, 1),
    )
    for text in ("charge b1 front 90", "align full", "keep", "keep", "maneuver", "go 90 1 45"):
        seat = state.to_move()[0]
        ids = translator.look_at(state.table)
        decision = state.decision(seat)
        assert decision is not None
        assert translator.prompt(decision, ids)
        assert all(translator.choice(choice, ids) for choice in decision.choices)
        if text == "align full":
            load(state, *(6,) * 7, *(1,) * 7)
        for event in state.play_text(seat, text):
            described = GAME.describe(event, None)
            assert described is not None
            assert translator.event(described, ids)
    refusals = (
        Illegal("F8.11", "ice_and_fire-too-near", unit="b1", distance=0.8),
        Illegal("F9.11", "ice_and_fire-stopped", thing="b1", distance=3.2),
        Illegal("F8.15", "ice_and_fire-ends-on-piece", piece="t1", area=0.41),
    )
    assert all(translator.refusal(refusal, ids) for refusal in refusals)
    assert gaps_of(translator) == []
