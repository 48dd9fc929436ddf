"""Names that people give themselves, and which of them look alike."""

import re
import unicodedata

from throneroom.server.errors import Refused

LONGEST_NAME = 24
BOT = "bot"  # in brackets it marks the bots that people bring
BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # which are counted as letters

# Letters, lower case and without accents, and others that look like them in some usual font.
# Unicode's own list (UTS 39) is far longer; here Latin, Cyrillic, Greek and digits matter.
_LOOKALIKES = {
    "a": "аαɑ",
    "b": "вьβ8",
    "c": "сς",
    "d": "ԁđ",
    "e": "еε",
    "g": "ɡ",
    "h": "нħ",
    "j": "ј",
    "k": "кκ",
    "l": "i1|!ıіłӏι",
    "m": "м",
    "n": "пη",
    "o": "0оοøσ",
    "p": "рρ",
    "q": "ԛ",
    "r": "г",
    "s": "ѕ5",
    "t": "тτŧ",
    "u": "иμυ",
    "v": "ν",
    "w": "ԝω",
    "x": "хχ",
    "y": "уγү",
}
_SAME = str.maketrans({other: one for one, others in _LOOKALIKES.items() for other in others})
_PAIRS = (("rn", "m"), ("vv", "w"))


def clean_name(name: str) -> str:
    """A nickname without blanks around it, of visible characters, not too long."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    visible = any(c not in BLANKS and unicodedata.category(c)[0] != "M" for c in name)
    if not visible or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused(422, "bad-name", longest=LONGEST_NAME)
    within = re.findall(r"[\[(]([^\[(\])]*)[\])]", unicodedata.normalize("NFKC", name))
    if any(skeleton(part) == BOT for part in within):
        raise Refused(422, "name-of-bots")
    return name


def folded(name: str) -> str:
    """By which an account is found, however its name is typed."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[:80]


def skeleton(name: str) -> str:
    """What is left of a name when all that is easily overlooked is taken away: names that look
    alike have the same."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(c for c in plain if c.isalnum() or c in "|!").translate(_SAME)
    for one, other in _PAIRS:
        letters = letters.replace(one, other)
    return (letters or folded(name))[:120]
