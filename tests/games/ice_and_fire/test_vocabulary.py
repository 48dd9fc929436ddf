"""docs/vocabulary.md lists every word of texts, and no other."""

import re
from collections import defaultdict
from pathlib import Path
from typing import Any, get_type_hints

import throneroom
from throneroom.games.ice_and_fire import lasting, vocabulary
from throneroom.games.ice_and_fire.frames import Guard, Num, Ref
from throneroom.games.ice_and_fire.moments import MOMENTS
from throneroom.games.ice_and_fire.queries import QUERIES
from throneroom.games.ice_and_fire.texts import Op, Part

DOCUMENT = Path(throneroom.__file__).parents[2] / "docs" / "vocabulary.md"
DURATIONS = ("ACTION", "ATTACK", "TURN", "ROUND", "NEXT_ACTIVATION", "GAME")
PLACES = ("HAND", "DECK", "DISCARD")  # of tactics cards; HAND is called as a query is
KINDS = {Guard: "Guards", Num: "Numbers", Ref: "Units", Op: "Operations", Part: "Parts"}


def kind_of(name: str, word: Any) -> str:
    """Under which heading a word is listed."""
    if name in DURATIONS:
        assert isinstance(getattr(lasting, name), int)
        return "Durations"
    if name in PLACES:
        return "Values"
    if isinstance(word, str):
        kinds = {**dict.fromkeys(MOMENTS, "Moments"), **dict.fromkeys(QUERIES, "Queries")}
        return kinds.get(word, "Values")
    if isinstance(word, type) or name == "Number":
        return "Types"
    if callable(word):
        word = get_type_hints(word)["return"]
        return KINDS.get(word, "Registering" if word is type(None) else "Parts")
    return KINDS.get(type(word), "Values")


def exported() -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for name in vocabulary.__all__:
        found[kind_of(name, getattr(vocabulary, name))].add(name)
    return dict(found)


def listed() -> dict[str, set[str]]:
    section = DOCUMENT.read_text("utf-8").split("\n## All words\n")[1].split("\n## ")[0]
    rows = re.findall(r"^- \*\*(\w+)\*\*: (.*?)(?=^- |\Z)", section, re.MULTILINE | re.DOTALL)
    return {kind: set(re.findall(r"`(\w+)`", words)) for kind, words in rows}


def test_all_words_are_listed() -> None:
    assert listed() == exported()
