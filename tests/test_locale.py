"""Every message exists in English, Polish and Bulgarian, in the same shape."""

import itertools
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor

import throneroom
from throneroom.text.bundles import LANGUAGES, SHARED, parts_of
from throneroom.text.headings import FUNCTIONS

LOCALE = Path(throneroom.__file__).parent / "locale"
NAMES = sorted({path.name for language in LANGUAGES for path in (LOCALE / language).glob("*")})
PLURALS = {
    "en": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "bg": {"one", "other"},
}
ALL_PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Variables(visitor.Visitor):
    """Collects the names of the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Plurals(visitor.Visitor):
    """Collects, for every choice by number, its plural categories."""

    def __init__(self) -> None:
        self.choices: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        if keys & (ALL_PLURALS - {"other"}):
            self.choices.append(keys)
        self.generic_visit(node)


def entries_of(text: str) -> list[object]:
    return list(parse(text).body)


@cache
def entries(language: str, name: str) -> list[object]:
    return entries_of(read(language, name))


def read(language: str, name: str) -> str:
    return (LOCALE / language / name).read_text("utf-8")


def spoken_together(name: str) -> list[str]:
    """The files whose messages are said together with those of this file, and this one."""
    slug = name.removesuffix(".ftl").partition("-")[0]
    parts = [path.name for path in parts_of(LOCALE / "en", slug)]
    together = [*(f"{one}.ftl" for one in SHARED), *parts]
    return [one for one in dict.fromkeys(together) if one in NAMES]


@cache
def bundle_of(language: str, names: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], FUNCTIONS, use_isolating=False)
    for name in names:
        bundle.add_resource(FluentResource(read(language, name)))
    return bundle


# Bulgarian says these two otherwise before a word that begins like them: със Станис, във Вдовишка
# стража. So nothing stands behind them that is only known later, but for what nobody pronounces.
BARE = re.compile(r"(?:^|[^\w])[сСвВ] $")
SILENT = {"file", "folder"}


class Bare(visitor.Visitor):
    """Collects what is put behind a bare Bulgarian preposition."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        for text, after in itertools.pairwise(node.elements):
            if isinstance(text, ftl.TextElement) and BARE.search(text.value):
                told = Variables()
                told.visit(after)
                self.found += sorted(told.names - SILENT)
        self.generic_visit(node)


def shape(entries: Iterable[object]) -> dict[str, set[str]]:
    """For every message and every attribute of a message: the variables it uses."""
    result = {}
    for entry in entries:
        if not isinstance(entry, ftl.Message):
            continue
        parts: list[tuple[str, Any]] = [(entry.id.name, entry.value)]
        parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
        for key, pattern in parts:
            if pattern is not None:
                variables = Variables()
                variables.visit(pattern)
                result[key] = variables.names
    return result


def told(variables: set[str]) -> set[str]:
    """What a message tells. `house_id` beside `house` only chooses the grammatical form of it."""
    return {name.removesuffix("_id") for name in variables}


def junk(entries: Iterable[object]) -> Iterator[str]:
    """The first line of everything in a file that is not Fluent."""
    for entry in entries:
        if isinstance(entry, ftl.Junk):
            yield (entry.content or "").strip().splitlines()[0]


def twice(entries: Iterable[object]) -> list[str]:
    """The ids of the messages and terms that are there more than once."""
    ids = Counter(
        f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
        for entry in entries
        if isinstance(entry, ftl.Message | ftl.Term)
    )
    return sorted(name for name, times in ids.items() if times > 1)


def lacking_plurals(language: str, entries: Iterable[object]) -> list[str]:
    """Messages that choose by number without all the forms that the language has."""
    found = []
    for entry in entries:
        if isinstance(entry, ftl.Message | ftl.Term):
            plurals = Plurals()
            plurals.visit(entry)
            # Only fractions are "other" in Polish, so "many" may take its place, and the reverse.
            wanted = PLURALS[language] - {"many", "other"}
            for keys in plurals.choices:
                if not wanted <= keys or not keys & ALL_PLURALS <= PLURALS[language]:
                    found.append(f"{entry.id.name}: {sorted(keys)}")
    return found


def test_every_language_has_the_same_files() -> None:
    assert {f"{shared}.ftl" for shared in SHARED} <= set(NAMES)
    for language in LANGUAGES:
        assert sorted(path.name for path in (LOCALE / language).iterdir()) == NAMES, language
    assert [name for name in NAMES if not name.endswith(".ftl")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_files_parse_without_junk(language: str, name: str) -> None:
    assert list(junk(entries(language, name))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_message_is_there_twice(language: str, name: str) -> None:
    together = [entry for one in spoken_together(name) for entry in entries(language, one)]
    assert twice(together) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", NAMES)
def test_messages_attributes_and_variables_agree(language: str, name: str) -> None:
    english = shape(entries("en", name))
    other = shape(entries(language, name))
    assert english
    assert sorted(english.keys() - other.keys()) == [], f"not in {language}"
    assert sorted(other.keys() - english.keys()) == [], f"only in {language}"
    unlike = {
        key: (english[key], other[key]) for key in english if told(english[key]) != told(other[key])
    }
    assert unlike == {}, f"variables of en and {language} differ"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_plural_has_the_forms_of_its_language(language: str, name: str) -> None:
    assert lacking_plurals(language, entries(language, name)) == []


@pytest.mark.parametrize("name", NAMES)
def test_no_bulgarian_preposition_meets_a_name_that_changes_it(name: str) -> None:
    found = Bare()
    for entry in entries("bg", name):
        found.visit(entry)
    assert found.found == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_message_can_be_formatted(language: str, name: str) -> None:
    """No reference leads nowhere: neither to a term, nor to a message, nor to a function."""
    bundle = bundle_of(language, tuple(spoken_together(name)))
    failures = []
    found = shape(entries(language, name))
    # A message may speak of another's variables by referring to that, in another file as well.
    together = [shape(entries(language, one)) for one in spoken_together(name)]
    data = dict.fromkeys(set().union(*(names for one in together for names in one.values())), 2)
    for key in found:
        message_id, _, attribute = key.partition(".")
        message = bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, data)
        if errors or not str(text).strip():
            failures.append(f"{key}: {errors}")
    assert failures == []


def test_a_game_has_its_file_first_and_then_its_parts_in_order(tmp_path: Path) -> None:
    for name in ("purse-terminal.ftl", "purse-cards.ftl", "purse.ftl", "purses.ftl", "purse-a.txt"):
        (tmp_path / name).write_text("", "utf-8")
    parts = [path.name for path in parts_of(tmp_path, "purse")]
    assert parts == ["purse.ftl", "purse-cards.ftl", "purse-terminal.ftl"]
    assert parts_of(tmp_path / "nowhere", "purse") == []


def test_the_shape_of_a_message_is_its_parts_and_variables() -> None:
    text = "won = { $house } wins\n .title = { $n ->\n  [one] A\n *[other] { $who }\n }\n"
    assert shape(entries_of(text)) == {"won": {"house"}, "won.title": {"n", "who"}}


def test_a_polish_plural_without_few_is_found() -> None:
    text = "cards = { $n ->\n    [one] karta\n   *[other] kart\n }\n"
    assert lacking_plurals("pl", entries_of(text)) == ["cards: ['one', 'other']"]
    assert lacking_plurals("bg", entries_of(text)) == []
    text = "cards = { $n ->\n    [one] karta\n    [few] karty\n   *[many] kart\n }\n"
    assert lacking_plurals("pl", entries_of(text)) == []
    assert lacking_plurals("en", entries_of(text)) == ["cards: ['few', 'many', 'one']"]


def test_junk_and_repetition_are_found() -> None:
    text = "good = Good\nbad = { $x ->\n  [one] no default\n }\n"
    assert list(junk(entries_of(text))) == ["bad = { $x ->"]
    assert twice(entries_of("a = 1\nb = 2\na = 3\n-a = term\n")) == ["a"]
