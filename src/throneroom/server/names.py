"""Names that people give themselves, and which of them look alike."""

import re
import unicodedata

from throneroom.server.errors import Refused

LONGEST_NAME = 24
BOT = "bot"  # in brackets it marks the bots that people bring
BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # which are counted as letters

# Letters, lower case and without accents, and others that look like them in some usual font.
# Unicode's own list (UTS 39) is far longer; here Latin, Cyrillic, Greek and digits matter, small
# capitals, and what Armenian, Cherokee and Lisu have of the same shape.
_LOOKALIKES = {
    "a": "аαɑᴀᎪꓮ",
    "b": "вьβ8ʙᏴꓐ",
    "c": "сҫᴄᏟꓚ",
    "d": "ԁđᴅᎠꓓ",
    "e": "еεᴇᎬꓰ",
    "f": "ꜰꓝ",
    "g": "ɡԍɢցᏀꓖ",
    "h": "нһħʜհᎻꓧ",
    "j": "јᴊյᎫꓙ",
    "k": "кκᴋᏦꓗ",
    "l": "i1|!ıіłӏιɪʟᏞꓡꓲ",
    "m": "мᴍᎷꓟ",
    "n": "пηɴոᏁꓠ",
    "o": "0оοøσᴏօꓳ",
    "p": "рρᴘᏢꓑ",
    "q": "ԛզ",
    "r": "гʀᎡꓣ",
    "s": "ѕ5ꜱᏚꓢ",
    "t": "тτŧᴛᎢꓔ",
    "u": "иμυᴜսꓴ",
    "v": "νѵᴠᏙꓦ",
    "w": "ԝωѡᴡᎳꓪ",
    "x": "хχꓫ",
    "y": "уγүʏᎩꓬ",
    "z": "ᴢᏃꓜ",
}
_SAME = str.maketrans({other: one for one, others in _LOOKALIKES.items() for other in others})
_PAIRS = (("rn", "m"), ("vv", "w"))
# Those that look like another letter as long as they are capitals, and a sigma that is a c.
_CAPITALS = str.maketrans("ΗΜΝΥΖϹϲ", "hmnyzcc")


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
    seen = unicodedata.normalize("NFKC", unicodedata.normalize("NFD", name).translate(_CAPITALS))
    plain = unicodedata.normalize("NFKD", seen.casefold())
    shown = "".join(c for c in plain if c not in BLANKS and unicodedata.category(c)[0] != "M")
    letters = "".join(c for c in shown if c.isalnum() or c in "|!").translate(_SAME)
    for one, other in _PAIRS:
        letters = letters.replace(one, other)
    return (letters or folded(shown))[:120]
