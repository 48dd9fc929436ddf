"""Everything the game can ask, do, tell, name and refuse has words in all three languages."""

import re
from pathlib import Path

import pytest

import throneroom.games.thrones
from throneroom.games.thrones import GAME
from throneroom.text import LANGUAGES, Translator, tables_of

REFUSAL = re.compile(r'"(thrones-[a-z0-9-]+)"')
SOURCE = Path(throneroom.games.thrones.__file__).parent


def keys() -> set[str]:
    wanted = {f"thrones-ask-{kind}" for kind in GAME.questions}
    wanted |= {f"thrones-do-{verb}" for verb in GAME.verbs}
    wanted |= {f"thrones-event-{kind}" for kind in GAME.events}
    for names in tables_of(GAME):
        if names.kind != "seat":
            wanted |= {f"thrones-{names.kind}-{thing}" for thing in names.ids}
    for option in GAME.options:
        wanted.add(f"thrones-option-{option.name}")
        wanted |= {f"thrones-option-{option.name}-{choice}" for choice in option.choices}
    wanted |= {"thrones-title", "thrones-outcome-structures", "thrones-outcome-rounds"}
    for path in SOURCE.glob("*.py"):
        wanted |= {f"illegal-{key}" for key in REFUSAL.findall(path.read_text("utf-8"))}
    return wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_message(language: str) -> None:
    translator = Translator(language, GAME)
    assert sorted(key for key in keys() if not translator.has(key)) == []
