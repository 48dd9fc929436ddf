"""The table as everybody sees it, as an SVG picture: the houses around, the encounter amid them."""

from collections.abc import Callable, Iterator
from html import escape
from typing import Any, Final, NamedTuple

from throneroom.games.iron_throne.content import CARD_TYPE, CARD_TYPES, CARDS, COLOURS, PATTERNS
from throneroom.games.iron_throne.state import Table
from throneroom.games.iron_throne.view import view

Name = Callable[[str, str], str]
Shown = dict[str, Any]

WIDTH, HEIGHT = 1260, 640
MAT_WIDTH, MAT_HEIGHT = 400, 300
# Where the houses sit, clockwise from the bottom, and where the encounter is, for each number.
_PLACES: Final = {
    3: ((430, 330), (10, 170), (850, 170)),
    4: ((10, 330), (10, 10), (850, 10), (850, 330)),
    5: ((430, 330), (10, 330), (10, 10), (850, 10), (850, 330)),
}
_MIDDLE: Final = {3: (430, 10), 4: (430, 170), 5: (430, 10)}

_PAPER, _INK, _FAINT, _GOLD = "#fbf6e9", "#2b2118", "#8d7f6c", "#d9a441"
_SWORD: Final = "M0,-11L2.4,-7V3H-2.4V-7zM-6,3H6V5.6H-6zM-1.3,5.6H1.3V11H-1.3z"
_SHIELD: Final = "M-8,-9H8V1Q7,8 0,11Q-7,8 -8,1z"
_FLAG: Final = "M-7,12V-11H9L5,-6 9,-1H-7"
_CROWN: Final = "M-9,6L-10,-6 -4.6,-1 0,-8 4.6,-1 10,-6 9,6z"
_SEAL: Final = "M0,-10L9,0 0,10 -9,0z"
_CARD: Final = "M-10,-14H10V14H-10z"
_BARS: Final = "M-5,-14V14M0,-14V14M5,-14V14"
# How the houses are told apart without colours: lines over the field, in a tile of 12 by 12.
_LINES: Final = {
    "diagonal_stripes": "M-3,3L3,-3M0,12L12,0M9,15L15,9",
    "solid": "",
    "checks": "M0,0H6V6H0zM6,6H12V12H6z",
    "dots": "M3,3h.01M9,9h.01",
    "crosshatch": "M0,0L12,12M12,0L0,12",
}


class Box(NamedTuple):
    """A place for something: where it begins, and how wide it may become."""

    x: float
    y: float
    width: float


def picture(t: Table, name: Name) -> str:
    """What a spectator sees; `name(kind, id)` gives the words that stand on it."""
    seen = view(t, None)
    winners = t.flow.outcome.winners if t.flow.outcome is not None else ()
    places = _PLACES[len(seen["players"])]
    parts = [*_patterns()]
    for player, (x, y) in zip(seen["players"], places, strict=True):
        body = "".join(_mat(seen, player, name, player["seat"] in winners))
        parts.append(f'<g transform="translate({x},{y})">{body}</g>')
    x, y = _MIDDLE[len(seen["players"])]
    parts.append(f'<g transform="translate({x},{y})">{"".join(_middle(seen, name))}</g>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' width="{WIDTH}" height="{HEIGHT}" font-family="Georgia, serif" role="img"'
        f' aria-label="{escape(name("picture", "table"))}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#3a2d24"/>'
        f'<rect x="4" y="4" width="{WIDTH - 8}" height="{HEIGHT - 8}" rx="14" fill="#4a3a2e"/>'
        f"{''.join(parts)}</svg>"
    )


def _patterns() -> Iterator[str]:
    yield "<defs>"
    for house, pattern in PATTERNS.items():
        lines = _LINES[pattern]
        filled = COLOURS[house].secondary if pattern == "checks" else "none"
        yield (
            f'<pattern id="{house}" width="12" height="12" patternUnits="userSpaceOnUse">'
            f'<rect width="12" height="12" fill="{COLOURS[house].primary}"/><path d="{lines}"'
            f' fill="{filled}" stroke="{COLOURS[house].secondary}" opacity=".28"'
            ' stroke-width="2" stroke-linecap="round"/></pattern>'
        )
    yield "</defs>"


# A house


def _mat(seen: Shown, player: Shown, name: Name, won: bool) -> Iterator[str]:
    """A player's place: who leads, who lives, influence, cards and hostages."""
    house = player["house"]
    edge = COLOURS[house].primary if house else _FAINT
    yield (
        f'<rect width="{MAT_WIDTH}" height="{MAT_HEIGHT}" rx="12" fill="{_PAPER}"'
        f' stroke="{edge}" stroke-width="3"/>'
    )
    if not house:
        yield _text(str(player["seat"] + 1), Box(200, 160, 380), 40, _FAINT, "middle")
        return
    yield from _banner(seen, player, name, won)
    if player["leader"] is None:
        return
    yield _sign(_CROWN, 24, 68, _GOLD)
    yield _text(name("leader", player["leader"]), Box(42, 73, 280), 14, _INK, weight=700)
    yield _coin(368, 68, player["sheet"], name("picture", "sheet"))
    for i, character in enumerate(player["characters"]):
        place = Box(10 + 192 * (i % 2), 88 + 58 * (i // 2), 186)
        yield from _character(character, house, place, name)
    yield from _influence(seen, player, name)
    yield from _cards(player, name)


def _banner(seen: Shown, player: Shown, name: Name, won: bool) -> Iterator[str]:
    """The name of the house, its part in this encounter, and what effects have done to it."""
    house = player["house"]
    ink = COLOURS[house].text
    yield (
        f'<path d="M0,44V12Q0,0 12,0H{MAT_WIDTH - 12}Q{MAT_WIDTH},0 {MAT_WIDTH},12V44z"'
        f' fill="url(#{house})"/>'
    )
    left = 14.0
    if won:
        yield _sign(_CROWN, 26, 22, _GOLD, ink)
        left = 46.0
    yield _text(name("house", house), Box(left, 29, 210 - left), 19, ink, weight=700, outline=house)
    role = _role(seen, player)
    if role:
        sign = _SWORD if player["side"] == "attacker" else _SHIELD
        width = 150
        yield (
            f'<rect x="{MAT_WIDTH - width - 12}" y="9" width="{width}" height="26" rx="13"'
            f' fill="{_PAPER}" opacity=".94"/>'
        )
        yield _sign(sign, MAT_WIDTH - width + 6, 22, _INK)
        yield _text(name("picture", role), Box(MAT_WIDTH - width + 20, 27, 112), 14, _INK)
    marks = [mark for mark in ("no_rewards", "no_penalties", "withdrawn") if player[mark]]
    words = ", ".join(name("picture", mark) for mark in marks)
    if words:
        yield _text(words, Box(388, 204, 370), 11, _FAINT, "end", italic=True)


def _role(seen: Shown, player: Shown) -> str:
    if player["seat"] in (seen["attacker"], seen["defender"]):
        return "attacker" if player["seat"] == seen["attacker"] else "defender"
    return "supporter" if player["side"] != "none" else ""


def _character(character: Shown, house: str, place: Box, name: Name) -> Iterator[str]:
    """A token with its power; in position it has the sign of its side, dead it is turned over."""
    x, y, width = place
    position = character["position"]
    out = position != "home"
    fill = "#efe2c4" if out else "none"
    yield f'<rect x="{x}" y="{y}" width="{width}" height="52" rx="9" fill="{fill}"/>'
    alive = character["alive"]
    words = name("character", character["id"])
    if alive:
        yield _token(x + 28, y + 26, house, character["power"])
    else:
        yield f'<circle cx="{x + 28}" cy="{y + 26}" r="20" fill="#b9b0a3"/>'
        yield _text("†", Box(x + 28, y + 33, 30), 20, _PAPER, "middle")
    room = width - 58 - (20 if out else 0)
    lines = words.split(" ", 1) if len(words) > 14 else [words]
    for i, line in enumerate(lines):
        at = Box(x + 56, y + (31 if len(lines) == 1 else 23 + 16 * i), room)
        yield _text(line, at, 13.5, _INK if alive else _FAINT, struck=not alive)
    if out:
        yield _sign(_SWORD if position == "attacker" else _SHIELD, x + width - 14, y + 26, _INK)


def _influence(seen: Shown, player: Shown, name: Name) -> Iterator[str]:
    """The board with the tokens that lie on it, and how many of the own lie elsewhere."""
    yield f'<path d="M12,208H{MAT_WIDTH - 12}" stroke="{_FAINT}" opacity=".5"/>'
    owners = [
        other["house"]
        for other, count in zip(seen["players"], player["influence"], strict=True)
        for _ in range(count)
    ]
    owners.sort(key=lambda house: house != player["house"])
    step = min(22.0, 252 / max(1, len(owners)))
    yield f"<g><title>{escape(name('picture', 'influence'))}</title>"
    for i, house in enumerate(owners):
        colours = COLOURS[house]
        yield _sign(_SEAL, 24 + step * i, 226, colours.primary, colours.secondary)
    yield "</g>"
    spread = f"{player['spread']}/{seen['goal']}"
    yield _text(spread, Box(388, 232, 60), 17, _INK, "end", weight=700)
    yield _text(name("picture", "spread"), Box(350, 231, 66), 11, _FAINT, "end")


def _cards(player: Shown, name: Name) -> Iterator[str]:
    """Hand, deck and discard pile, and the hostages by the houses on their backs."""
    house = player["house"]
    piles = (("hand", player["hand"]), ("deck", player["deck"]), ("discard", player["discard"]))
    for i, (pile, cards) in enumerate(piles):
        x = 34 + 70 * i
        count = len(cards) if isinstance(cards, list) else cards
        yield _back(x, 262, house, str(count))
        yield _text(name("picture", pile), Box(x, 290, 66), 10.5, _FAINT, "middle")
    held = [hostage["house"] for hostage in player["hostages"]]
    kinds = list(dict.fromkeys(held))
    for i, other in enumerate(kinds):
        yield _back(260 + 34 * i, 262, other, str(held.count(other)), barred=True)
    if held:
        yield _text(name("picture", "hostages"), Box(249, 290, 140), 10.5, _FAINT)


# The encounter


def _middle(seen: Shown, name: Name) -> Iterator[str]:
    """The turn and its event card, and the two sides facing each other."""
    yield (
        f'<rect width="{MAT_WIDTH}" height="{MAT_HEIGHT}" rx="12" fill="#f3e9d0"'
        f' stroke="{_GOLD}" stroke-width="2"/>'
    )
    yield f'<circle cx="30" cy="28" r="17" fill="{_INK}"/>'
    yield _text(str(seen["turn"]), Box(30, 33.5, 30), 16, _PAPER, "middle", weight=700)
    yield _text(name("phase", seen["phase"]), Box(54, 33, 150), 15, _INK)
    yield _text(
        f"{name('picture', 'events')} {seen['event_deck']}", Box(388, 24, 170), 12, _FAINT, "end"
    )
    yield _text(f"{name('picture', 'box')} {seen['box']}", Box(388, 41, 170), 12, _FAINT, "end")
    if seen["event"] is not None:
        event = name("event_card", seen["event"])
        yield _text(event, Box(200, 68, 380), 17, _INK, "middle", weight=700, italic=True)
    if seen["defender"] is None:
        yield _sign(_CROWN, 200, 170, _GOLD, size=4)
        return
    for side, x in (("attacker", 100), ("defender", 300)):
        yield from _side(seen, side, x, name)
    yield _sign(_SWORD, 194, 150, _FAINT, size=1.8, turned=-38)
    yield _sign(_SWORD, 206, 150, _FAINT, size=1.8, turned=38)
    settled, result = seen["settled"], seen["result"]
    if result != "none":
        yield _text(name("result", result), Box(200, 268, 380), 16, _INK, "middle", weight=700)
    if settled != "none":
        yield _text(name("settlement", settled), Box(200, 288, 380), 13, _FAINT, "middle")


def _side(seen: Shown, side: str, x: float, name: Name) -> Iterator[str]:
    """The encounter card, who fights for the side, and its total so far."""
    players = [player for player in seen["players"] if player["side"] == side]
    active = seen["players"][seen[side]]
    yield _sign(_SWORD if side == "attacker" else _SHIELD, x, 92, _INK, size=1.1)
    card = active["encounter_card"]
    inward = 40 if side == "attacker" else -40
    if card is not None:
        yield from _encounter_card(x + inward, 150, active["house"], card, name)
    fighters = [
        (player["house"], character["power"])
        for player in players
        for character in player["characters"]
        if character["position"] == side
    ]
    for i, (house, power) in enumerate(fighters):
        yield _token(x - inward * 1.3, 118 + 45 * i, house, power)
    if seen["totals"] is not None:
        total = str(seen["totals"][side]["total"])
        yield _text(total, Box(x + inward, 240, 90), 38, _INK, "middle", weight=700)


def _encounter_card(x: float, y: float, house: str, card: Shown, name: Name) -> Iterator[str]:
    """Face up what it counts as, face down its back."""
    width, height = 56, 78
    frame = f'x="{x - width / 2}" y="{y - height / 2}" width="{width}" height="{height}" rx="6"'
    colours = COLOURS[house]
    if not card["face_up"]:
        yield f'<rect {frame} fill="url(#{house})" stroke="{colours.secondary}" stroke-width="2"/>'
        return
    printed = CARD_TYPES[CARD_TYPE[CARDS.index[card["card"]]]]
    kind = card["type"] or printed
    yield (
        f'<rect {frame} fill="{_PAPER}" stroke="{colours.primary}" stroke-width="3">'
        f"<title>{escape(name('card', card['card']))}</title></rect>"
    )
    if kind == "truce":
        yield _sign(_FLAG, x, y - 8, _PAPER, colours.primary, size=1.4)
    elif card["value"] is not None:
        value = str(card["value"])
        yield _text(value, Box(x, y + 8, 50), 28, colours.primary, "middle", weight=700)
    yield _text(name("card_type", kind), Box(x, y + 30, 50), 11, _INK, "middle")


# Pieces


def _text(
    words: str,
    place: Box,
    size: float,
    colour: str,
    anchor: str = "start",
    *,
    weight: int = 400,
    italic: bool = False,
    struck: bool = False,
    outline: str = "",
) -> str:
    """A line of text, pressed together where it would be too long for its place."""
    styles = [f'font-size="{size:g}" fill="{colour}"']
    if anchor != "start":
        styles.append(f'text-anchor="{anchor}"')
    if weight != 400:
        styles.append(f'font-weight="{weight}"')
    if italic:
        styles.append('font-style="italic"')
    if struck:
        styles.append('text-decoration="line-through"')
    if outline:  # so that it can be read on a pattern
        edge = COLOURS[outline].primary
        styles.append(f'paint-order="stroke" stroke="{edge}" stroke-width="5"')
    if len(words) * size * 0.5 > place.width:
        styles.append(f'textLength="{place.width:g}" lengthAdjust="spacingAndGlyphs"')
    return f'<text x="{place.x:g}" y="{place.y:g}" {" ".join(styles)}>{escape(words)}</text>'


def _sign(
    path: str,
    x: float,
    y: float,
    fill: str,
    edge: str = "none",
    *,
    size: float = 1,
    turned: float = 0,
) -> str:
    move = f"translate({x:g},{y:g})"
    move += f" rotate({turned:g})" if turned else ""
    move += f" scale({size:g})" if size != 1 else ""
    return f'<path d="{path}" transform="{move}" fill="{fill}" stroke="{edge}" stroke-width="1.6"/>'


def _token(x: float, y: float, house: str, power: int) -> str:
    """A character token with so much power on it."""
    colours = COLOURS[house]
    number = _text(str(power), Box(x, y + 6.5, 34), 19, colours.text, "middle", weight=700)
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="20" fill="{colours.primary}"'
        f' stroke="{colours.secondary}" stroke-width="3"/>{number}'
    )


def _coin(x: float, y: float, count: int, words: str) -> str:
    """Power on a leader sheet."""
    return (
        f"<g><title>{escape(words)}</title>"
        f'<circle cx="{x:g}" cy="{y:g}" r="17" fill="{_GOLD}" stroke="{_INK}"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="13" fill="none" stroke="{_INK}" stroke-dasharray="2 2"/>'
        f"{_text(str(count), Box(x, y + 5.5, 26), 16, _INK, 'middle', weight=700)}</g>"
    )


def _back(x: float, y: float, house: str, words: str, barred: bool = False) -> str:
    """The back of a house card with a number; a hostage is behind bars."""
    colours = COLOURS[house]
    bars = f'<path d="{_BARS}" transform="translate({x:g},{y:g})" stroke="{_INK}"/>'
    return (
        f"{_sign(_CARD, x, y, f'url(#{house})', colours.secondary)}{bars if barred else ''}"
        f'<circle cx="{x:g}" cy="{y:g}" r="9.5" fill="{_PAPER}" stroke="{_INK}"/>'
        f"{_text(words, Box(x, y + 4.5, 17), 12.5, _INK, 'middle', weight=700)}"
    )
