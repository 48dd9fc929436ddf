"""The numbered rules are read whole, in every form that the specs use."""

import re
from pathlib import Path

import pytest

from throneroom.kernel import BadInput, load, slugs
from throneroom.text import LANGUAGES, Rulebook, Translator, load_rulebook, rules_folder
from throneroom.text.rulebook import parse_rules

TEXT = """# The Game

Words about it. **T9** is not a rule.

## T1 Pieces

- **T1.1** One rule. [R p2]
- **T1.2** Another:

| a | b |
|---|---|
| 1 | 2 |

### Rulings

- **TR1.1** A ruling. *Reason:* because.

---

## Scenarios

- **TS1 With a title (p. 3).** *Start:* a thing.

# Part II

### TS2 — As a heading (p4–5)
- **Given** a game.
- **Then** this.

## Glossary
- **Words** are no rules.
"""


def folder() -> Path:
    found = rules_folder()
    assert found is not None
    return found


def test_rules_rulings_and_scenarios_are_found_in_order() -> None:
    rules = parse_rules(TEXT)
    assert list(rules) == ["T1.1", "T1.2", "TR1.1", "TS1", "TS2"]
    assert rules["T1.1"].text == "One rule. [R p2]"
    assert rules["T1.1"].chapter == "T1 Pieces"
    assert rules["T1.2"].text.endswith("| 1 | 2 |")
    assert rules["TR1.1"].chapter == "T1 Pieces"
    assert rules["TS1"].title == "With a title (p. 3)"
    assert rules["TS1"].chapter == "Scenarios"
    assert rules["TS2"].title == "As a heading (p4–5)"
    assert rules["TS2"].text == "- **Given** a game.\n- **Then** this."


def test_an_id_that_is_there_twice_is_refused() -> None:
    with pytest.raises(BadInput, match="rule-twice"):
        parse_rules("- **T1.1** One.\n- **T1.1** Two.\n")


def test_a_rule_a_chapter_and_words_are_found() -> None:
    book = Rulebook("game", parse_rules(TEXT))
    assert [rule.id for rule in book.find("t1.2")] == ["T1.2"]
    assert [rule.id for rule in book.find("T1")] == ["T1.1", "T1.2"]
    assert [rule.id for rule in book.search("RULE one")] == ["T1.1"]
    with pytest.raises(BadInput, match="unknown-rule"):
        book.find("T1.3")
    with pytest.raises(BadInput, match="unknown-rule"):
        book.find("T")


@pytest.mark.parametrize("slug", sorted(path.stem for path in folder().glob("*.md")))
def test_no_rule_of_a_book_is_overlooked(slug: str) -> None:
    """Whatever is set in bold or as a heading like an id is a rule with a text."""
    text = (folder() / f"{slug}.md").read_text("utf-8")
    written = re.findall(r"^(?:- \*\*|#+ )([A-Z][RS]?\d+\.\d+|[A-Z][RS]\d+)\b", text, re.MULTILINE)
    rules = load_rulebook(slug).rules
    assert list(rules) == written
    assert all(rule.text and rule.chapter for rule in rules.values())


def test_a_game_without_a_book_says_so() -> None:
    with pytest.raises(BadInput, match="no-rulebook"):
        load_rulebook("chess")


def chapters(slug: str) -> list[str]:
    return list(dict.fromkeys(rule.chapter for rule in load_rulebook(slug).for_reading()))


@pytest.mark.parametrize(
    ("slug", "first", "for_looking_up", "last"),
    [
        ("thrones", "T4 Round structure", "T1 Components and limits", "IIb Further scenarios"),
        ("iron_throne", "I4 Turn order and start of turn", "I1 Components and limits", "Scenarios"),
        ("watch", "W5 Turn structure", "W1 Components and limits", "Scenarios"),
        (
            "ice_and_fire",
            "F2. Round and turn structure",
            "F1. Terms and conventions",
            "FS. Scenarios",
        ),
    ],
)
def test_reading_begins_with_the_turn(
    slug: str, first: str, for_looking_up: str, last: str
) -> None:
    order = chapters(slug)
    numbered = [title for title in order if re.match(r"[A-Z]\d+\b", title)]
    assert (order[0], order[-1]) == (first, last)
    assert order[: len(numbered)] == numbered
    assert numbered.index(for_looking_up) > len(numbered) // 2
    book = load_rulebook(slug)
    assert sorted(rule.id for rule in book.for_reading()) == sorted(book.rules)


def test_a_book_that_does_not_say_where_to_begin_is_read_as_it_is() -> None:
    book = Rulebook("game", parse_rules(TEXT))
    assert book.for_reading() == list(book.rules.values())
    assert book.for_reading()[0].id == "T1.1"


@pytest.mark.parametrize("slug", slugs())
def test_every_chapter_has_a_title_in_every_language(slug: str) -> None:
    translators = [Translator(language, load(slug)) for language in LANGUAGES]
    for title in chapters(slug):
        english, *others = (translator.chapter(title) for translator in translators)
        assert english == title
        assert all(said.split()[0] == title.split()[0] for said in others if " " in title)
        assert all(said != title for said in others) or title == "W8 Tormund"
    assert all(translator.gaps == set() for translator in translators)


def test_a_chapter_without_a_message_keeps_its_title() -> None:
    assert Translator("pl", load("watch")).chapter("W99 Beyond") == "W99 Beyond"


@pytest.mark.parametrize("slug", slugs())
def test_every_game_is_told_in_short(slug: str) -> None:
    lengths = []
    for language in LANGUAGES:
        translator = Translator(language, load(slug))
        keys = [f"{slug}-summary-{n}" for n in range(1, 30)]
        lengths.append([translator.has(key) for key in keys].index(False))
    assert len(set(lengths)) == 1
    assert 6 <= lengths[0] <= 12
