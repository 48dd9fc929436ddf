"""The messages of the game, for tests: it has no translator of its own before it can be played."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import throneroom

LOCALE = Path(throneroom.__file__).parent / "locale"


def read(language: str) -> str:
    return (LOCALE / language / "ice_and_fire.ftl").read_text("utf-8")


@cache
def messages(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(read(language)))
    return bundle


def say(language: str, key: str, data: Mapping[str, object]) -> str:
    """A message with its data; every variable that it speaks of must be there."""
    bundle = messages(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    plain = {name: ", ".join(v) if isinstance(v, list) else v for name, v in data.items()}
    text, errors = bundle.format_pattern(pattern, plain)
    assert not errors, (key, errors)
    return str(text)
