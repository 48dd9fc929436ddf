"""The glossaries of the rules are read whole, and what they say is what the messages say."""

import re
from collections.abc import Iterator

import pytest

from throneroom.kernel import load, slugs
from throneroom.text import LANGUAGES, Translator, load_glossary, rules_folder
from throneroom.text.glossary import Term, parse_glossary

TEXT = """# The Game

| English | Polish | Bulgarian |
|---|---|---|
| before | przed | преди |

## Glossary

English, Polish and Bulgarian.

| English | Polski | Български | src |
| --- | --- | --- | --- |
| area | obszar \\* | област | T |
| area | obszar \\* | област | T |

| id | English | Polish | Bulgarian |
|---|---|---|---|
| pyke | Pyke | Pyke | Пайк |

### More

| English | Polish | Bulgarian |
|---|---|---|
| I hold {card}. | Mam {card}. | Държа {card}. |
| turn | tura | ход |

## Provenance

| English | Polish | Bulgarian |
|---|---|---|
| after | po | след |
"""
# What a glossary says of a term, and the message that says the same.
SAID = [
    ("thrones", "Castle", "thrones-board-castle"),
    ("thrones", "supply icon (barrel)", "thrones-board-barrel"),
    ("thrones", "combat strength", "thrones-table-combat-total"),
    ("thrones", "influence track", "thrones-kind-track"),
    ("thrones", "supply", "thrones-board-supply-word"),
    ("iron_throne", "Hear Me Roar!", "iron_throne-motto-lannister"),
    ("iron_throne", "Ours Is the Fury", "iron_throne-motto-baratheon"),
    ("iron_throne", "Agreed.", "iron_throne-say-agree"),
    ("watch", "Winter is Coming", "watch-card-winter_is_coming"),
    ("watch", "path", "watch-kind-path"),
    ("watch", "development card", "watch-kind-card"),
]


TABLES_OF_NAMES = {
    "Land areas": "area",
    "Sea areas": "area",
    "Ports": "area",
    "Unit ids": "unit",
    "Order tokens": "order",
    "Westeros cards": "westeros",
    "Wildling cards": "wildling",
    "House cards": "card",
}


def test_terms_are_read_from_the_tables_of_the_glossary_and_names_are_not() -> None:
    assert parse_glossary(TEXT) == [
        Term("area", "obszar", "област"),
        Term("turn", "tura", "ход"),
    ]
    assert parse_glossary("# No such part") == []


@pytest.mark.parametrize("slug", slugs())
def test_every_game_has_its_terms_in_every_language(slug: str) -> None:
    terms = load_glossary(slug)
    assert len(terms) > 60
    assert all(all(term) for term in terms)
    assert len(set(terms)) == len(terms)


@pytest.mark.parametrize(("slug", "english", "key"), SAID)
def test_a_term_is_said_as_the_glossary_has_it(slug: str, english: str, key: str) -> None:
    term = next(term for term in load_glossary(slug) if term.en == english)
    for language, wanted in zip(LANGUAGES[1:], term[1:], strict=True):
        said = Translator(language, load(slug)).say(key)
        assert said.lower() == wanted.lower(), language


def names_of_things() -> Iterator[tuple[str, Term]]:
    """The key of every name that has a line in the Board Game's glossary, and the line."""
    folder = rules_folder()
    assert folder is not None
    kind = ""
    for line in (folder / "thrones.md").read_text("utf-8").splitlines():
        cells = [cell.strip().removesuffix("\\*").strip() for cell in line.split("|")[1:-1]]
        if line.startswith("## "):
            kind = TABLES_OF_NAMES.get(line[3:], "")
        elif kind and len(cells) == 5 and re.fullmatch("[a-z_0-9]+", cells[0]) and cells[0] != "id":
            yield f"thrones-{kind}-{cells[0]}", Term(*cells[1:4])


def test_names_are_said_as_the_glossary_has_them() -> None:
    lines = dict(names_of_things())
    assert len(lines) > 120
    for language in LANGUAGES[1:]:
        translator = Translator(language, load("thrones"))
        said = {key: translator.say(key) for key in lines}
        assert said == {key: getattr(term, language) for key, term in lines.items()}


def test_a_game_without_a_book_has_no_terms() -> None:
    assert load_glossary("chess") == ()
