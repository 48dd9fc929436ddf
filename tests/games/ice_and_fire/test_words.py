"""All that is said about a battle has its words in every language."""

from pathlib import Path

import pytest
from tests.games.ice_and_fire.helpers import GUARDSMEN, SWORDS, battle, unit
from tests.text.test_keys import keys_of, lacking, literals, modules

import throneroom.games.ice_and_fire
from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.movement import BY_DISTANCE, BY_LENGTH, BY_PIECE, BY_UNIT
from throneroom.text import LANGUAGES, Translator


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is not yet announced, so its words are looked for where it lies."""
    name = throneroom.games.ice_and_fire.__name__
    monkeypatch.setattr("throneroom.text.bundles.module_of", lambda slug: name)


# These are called what they stand for at a table, or what is printed on them.
CONTENT = tuple(
    f"ice_and_fire-{kind}-" for kind in ("unit", "ability", "piece", "ncu", "card", "option-armies")
)


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
        ("en", "Along 45° for 4.33″, then face 0°"),
        ("pl", "W kierunku 45° na 4,33″, potem obrót na 0°"),
        ("bg", "В посока 45° на 4,33″, после завъртане на 0°"),
    ],
)
def test_lengths_are_said_in_inches(language: str, said: str) -> None:
    assert Translator(language, GAME).action(("go", 45_000, 4330, 0)) == said


def test_units_go_by_what_they_are() -> None:
    state = battle(
        a1=unit(SWORDS, 10, 10, 90), a2=unit(SWORDS, 20, 10, 90), b1=unit(GUARDSMEN, 10, 40, 270)
    )
    assert GAME.aliases is not None
    named = GAME.aliases(state.table)["unit"]
    assert [(named[name].id, named[name].number) for name in ("a1", "a2", "b1")] == [
        (SWORDS, 1),
        (SWORDS, 2),
        (GUARDSMEN, 0),
    ]
