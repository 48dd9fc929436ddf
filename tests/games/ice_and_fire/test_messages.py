"""Everything that the game can name and refuse so far has words in all three languages."""

import re
from pathlib import Path

import pytest
from tests.games.ice_and_fire.words import messages, read

from throneroom.games import ice_and_fire
from throneroom.games.ice_and_fire.content import FACTIONS, KINDS, TERRAIN
from throneroom.text import LANGUAGES

SOURCE = Path(ice_and_fire.__file__).parent
# A key, or the beginning of one that is put together.
KEY = re.compile(r'"(ice_and_fire-[a-z-]+)(\{)?')


def keys() -> set[str]:
    wanted = {"ice_and_fire-title"}
    for names in (FACTIONS, KINDS, TERRAIN):
        wanted |= {f"ice_and_fire-{names.kind}-{thing}" for thing in names.ids}
    for path in SOURCE.rglob("*.py"):
        if path.stem.startswith("terminal"):
            continue  # it only speaks, and refuses nothing
        text = path.read_text("utf-8")
        for complaint in re.findall(r"(?:BadInput|complain)\([^)]*\)", text):
            for key, open_end in KEY.findall(complaint):
                ends = ("unit", "attachment", "ncu") if open_end else ("",)
                wanted |= {f"bad-input-{key}{end}" for end in ends}
            text = text.replace(complaint, "")
        wanted |= {f"illegal-{key}" for key, _ in KEY.findall(text)}
    return wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_message_for_every_key_and_no_other(language: str) -> None:
    told = set(re.findall(r"^([a-z0-9_-]+) =", read(language), re.MULTILINE))
    wanted = keys()
    assert wanted <= told
    assert {key for key in told if key.startswith(("illegal-", "bad-input-"))} <= wanted
    assert all(messages(language).has_message(key) for key in told)
