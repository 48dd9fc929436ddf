"""Write the names of the cards and abilities of A Song of Ice & Fire into the locale files.

    python scripts/card_names.py

English has all of them, as the data print them. The other languages keep the names they have, in
the same order, and take over those that the data have; where they lack one, English is shown.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from throneroom.games.ice_and_fire.content import (
    ABILITIES,
    ABILITY,
    CARD,
    CARDS,
    TACTICS_CARD,
    TACTICS_CARDS,
)
from throneroom.text import LANGUAGES

LOCALE = Path(__file__).parent.parent / "src" / "throneroom" / "locale"
SLUG = "ice_and_fire"
LINE = re.compile(r"^([\w-]+) = (.*)$", re.MULTILINE)
HEAD = """\
# The names of cards and abilities. English is written by scripts/card_names.py from the data; in
# other languages lines are added by hand and put in order by the same script.

"""


def names() -> Iterator[tuple[str, Mapping[str, str], str]]:
    """The key of each message, the name in the languages of the data, and what follows it."""
    for slug, card in zip(CARDS.ids, CARD, strict=True):
        yield f"{SLUG}-card-{slug}", card.name, f", {card.subname}" if card.subname else ""
    for ability_id, ability in zip(ABILITIES.ids, ABILITY, strict=True):
        yield f"{SLUG}-ability-{ability_id}", ability.name, ""
    for number, tactics_card in zip(TACTICS_CARDS.ids, TACTICS_CARD, strict=True):
        yield f"{SLUG}-tactics_card-{number}", tactics_card.name, ""


def file_of(language: str) -> Path:
    return LOCALE / language / f"{SLUG}-cards.ftl"


def text_of(language: str, kept: Mapping[str, str]) -> str:
    """The file of a language, with the names that it has."""
    lines = []
    for key, name, more in names():
        if language == "en":
            lines.append(f"{key} = {name['en']}{more}")
        elif key in kept:
            lines.append(f"{key} = {kept[key]}")
        elif language in name and not more:
            lines.append(f"{key} = {name[language]}")
    return HEAD + "\n".join(lines) + "\n"


def main() -> None:
    for language in LANGUAGES:
        path = file_of(language)
        kept = dict(LINE.findall(path.read_text("utf-8"))) if path.exists() else {}
        path.write_text(text_of(language, kept), "utf-8")


if __name__ == "__main__":
    main()
