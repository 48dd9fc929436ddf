"""Everything the game can ask, do, tell, name and refuse has words in all three languages."""

import re
from pathlib import Path

import pytest

import throneroom.games.thrones
from throneroom.games.thrones import GAME
from throneroom.kernel import BadInput
from throneroom.text import LANGUAGES, Translator, load_rulebook, tables_of

TOLD = re.compile(r'"(thrones-[a-z0-9-]+)"')
MESSAGE = re.compile(r"^(illegal|bad-input|warning)-(thrones-[a-z0-9-]+) =", re.MULTILINE)
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
    return wanted


def told() -> set[str]:
    """What the code can refuse, complain about or warn of."""
    sources = [path.read_text("utf-8") for path in SOURCE.glob("*.py")]
    return {key for source in sources for key in TOLD.findall(source)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_message(language: str) -> None:
    translator = Translator(language, GAME)
    assert sorted(key for key in keys() if not translator.has(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_message_and_every_message_is_used(language: str) -> None:
    text = Path(throneroom.__file__).parent / "locale" / language / "thrones.ftl"
    messages = [key for _, key in MESSAGE.findall(text.read_text("utf-8"))]
    assert sorted(messages) == sorted(told())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kinds_of_names_are_said_in_the_language(language: str) -> None:
    translator = Translator(language, GAME)
    said = {}
    for text in (
        "order riverun raid",
        "order riverrun rade",
        "rank starck",
        "card robb",
        "track x",
    ):
        with pytest.raises(BadInput) as complaint:
            GAME.read(text)
        kind = complaint.value.data["kind"]
        said[kind] = translator.say(f"thrones-kind-{kind}")
        assert said[kind] in translator.complaint(complaint.value)
    assert translator.gaps == set()
    assert len(set(said.values())) == 5
    if language != "en":
        assert not set(said) & set(said.values())


def test_every_event_names_the_rule_that_it_carries_out() -> None:
    rules = load_rulebook(GAME.slug).rules
    assert {kind for kind, form in GAME.events.items() if form.rule not in rules} == set()
