"""The library's translator says the golden sentences; web/tests/golden.test.ts proves the same of
the page's."""

import dataclasses
import json
from typing import Any

import pytest
from tests.text.golden import OURS, PATH

from throneroom.kernel import Alias, Decision, Illegal, load
from throneroom.text import LANGUAGES, Translator

SCENES: list[dict[str, Any]] = json.loads(PATH.read_text("utf-8"))


def said(scene: dict[str, Any], sentence: dict[str, Any], language: str) -> str:
    """The sentence in the words of a table at which ids stand for what they stood for then."""
    aliases = {
        kind: {thing: Alias(row[0], row[1], row[2], tuple(row[3])) for thing, row in meant.items()}
        for kind, meant in sentence["aliases"].items()
    }
    seats = tuple(sentence["seats"])
    game = dataclasses.replace(
        load(scene["slug"]), aliases=lambda t: aliases, seat_names=lambda t: seats
    )
    translator = Translator(language, game)
    translator.look_at(None)
    data = sentence["data"]
    if sentence["what"] == "event":
        return translator.event(data, seats)
    if sentence["what"] == "prompt":
        return translator.prompt(Decision(0, data["kind"], data["context"], [], False, None), seats)
    if sentence["what"] == "refusal":
        key = data["key"].removeprefix("illegal-")
        return translator.refusal(Illegal(data["rule"], key, **data["data"]), seats)
    return translator.label(data["verb"], data["args"], seats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: str(scene["slug"]))
def test_golden_sentences(scene: dict[str, Any], language: str) -> None:
    for sentence in scene["sentences"]:
        assert said(scene, sentence, language) == sentence["said"][language]


def test_there_are_some_of_every_game_and_kind() -> None:
    assert tuple(scene["slug"] for scene in SCENES) == OURS
    for scene in SCENES:
        kinds = [sentence["what"] for sentence in scene["sentences"]]
        assert min(kinds.count(kind) for kind in ("event", "label", "prompt")) >= 8
