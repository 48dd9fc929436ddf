"""The help of a board names its parts in every language, and each with a rule that there is."""

import json
from pathlib import Path

import pytest

from throneroom.kernel import load
from throneroom.text import LANGUAGES, Translator, load_rulebook
from throneroom.text.bundles import bundle

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
PARTS: dict[str, dict[str, str]] = json.loads((BOARDS / "parts.json").read_text("utf-8"))


def test_the_old_games_have_help() -> None:
    assert {"iron_throne", "thrones", "watch"} <= set(PARTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", PARTS)
def test_every_part_has_a_name_and_says_what_it_is_for(slug: str, language: str) -> None:
    translator = Translator(language, load(slug))
    messages = bundle(language, slug)
    for part in PARTS[slug]:
        assert translator.say(f"{slug}-part-{part}") != f"{slug}-part-{part}"
        assert "text" in messages.get_message(f"{slug}-part-{part}").attributes
    assert translator.gaps == set()


@pytest.mark.parametrize("slug", PARTS)
def test_every_part_is_on_the_board_and_names_its_rule(slug: str) -> None:
    rules = load_rulebook(slug).rules
    source = "".join(path.read_text("utf-8") for path in sorted((BOARDS / slug).glob("*.svelte")))
    for part, rule in PARTS[slug].items():
        assert f'"part:{part}"' in source, part
        assert rule in rules, part


def test_the_rules_of_abilities_and_conditions_are_there() -> None:
    rules = json.loads((BOARDS / "ice_and_fire" / "rules.json").read_text("utf-8"))
    known = load_rulebook("ice_and_fire").rules
    assert all(rule in known for kind in rules.values() for rule in kind.values())
