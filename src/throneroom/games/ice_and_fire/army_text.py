"""Armies as text: lists that people write, keep and compare, and one line for an action (F17.1).

A list has one thing a line, attachments indented below their unit; docs/armies.md shows it. The
line of an action is a list as well, whose points limit may be left out. What cannot be understood
is refused with the number of its line; whether the army is allowed is another question
(`army_rules`).
"""

from collections.abc import Iterator
from typing import Final

from throneroom.games.ice_and_fire.army import Army, Squad
from throneroom.games.ice_and_fire.content import CARD, FACTIONS
from throneroom.games.ice_and_fire.names import (
    CARD_BY_NAME,
    LIST_NAMES,
    is_attachment,
    is_ncu,
    is_unit,
)
from throneroom.kernel import BadInput
from throneroom.kernel.errors import shown

USUAL_POINTS: Final = 40
MOST_POINTS: Final = 200
SHORTEST_NUMBER: Final = 5  # of a card
MOST_LINES: Final = 200
MOST_CHARACTERS: Final = 20_000


def read_army(text: str, usual: int = USUAL_POINTS) -> Army:
    """The army of a list; `usual` is the points limit of one that names none."""
    if len(text) > MOST_CHARACTERS or text.count("\n") > MOST_LINES:
        raise BadInput("ice_and_fire-army-too-long", lines=MOST_LINES)
    lines = _lines(text)
    number, _, words = next(lines, (1, False, [""]))
    if words[0] == "army" and any(word in CARD_BY_NAME or "+" in word for word in words[2:]):
        for after, *_ in lines:
            raise BadInput("ice_and_fire-army-one-line", line=after)
        return read_line(" ".join(words[1:]), usual, number)
    if len(words) != 3 or words[0] != "army":
        raise BadInput("ice_and_fire-army-header", line=number)
    faction, limit = _faction(number, words[1]), _limit(number, words[2])
    squads: list[Squad] = []
    ncus: list[int] = []
    sent: list[int] = []
    for number, indented, words in lines:
        first = words.pop(0) if words[0] in ("ncu", "enemy") and not indented else ""
        if len(words) != 1:
            raise BadInput("ice_and_fire-army-words", line=number)
        card = _card(number, words[0])
        if first == "ncu":
            ncus.append(_of_kind(number, card, is_ncu(card), "ncu"))
        elif first == "enemy":
            sent.append(_of_kind(number, card, is_attachment(card), "attachment"))
        elif not indented:
            squads.append(Squad(_of_kind(number, card, is_unit(card), "unit")))
        elif not squads:
            raise BadInput("ice_and_fire-army-no-unit-above", line=number)
        else:
            _of_kind(number, card, is_attachment(card), "attachment")
            squads[-1] = Squad(squads[-1].unit, (*squads[-1].attachments, card))
    return Army(faction, limit, tuple(squads), tuple(ncus), tuple(sent))


def _lines(text: str) -> Iterator[tuple[int, bool, list[str]]]:
    """The lines that say something: number, whether it is indented, words without the comment."""
    for number, line in enumerate(text.splitlines(), 1):
        told = line.partition("#")[0]
        if told.strip():
            yield number, told[0].isspace(), told.lower().split()


def _faction(line: int, text: str) -> int:
    if text not in FACTIONS.index:
        raise BadInput("ice_and_fire-army-unknown-faction", line=line, text=shown(text))
    return FACTIONS.index[text]


def _limit(line: int, text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or not 1 <= int(text[:9]) <= MOST_POINTS:
        raise BadInput("ice_and_fire-army-limit", line=line, text=shown(text), points=MOST_POINTS)
    return int(text)


def _card(line: int, text: str) -> int:
    if text not in CARD_BY_NAME:
        raise BadInput("ice_and_fire-army-unknown-card", line=line, text=shown(text))
    return CARD_BY_NAME[text]


def _of_kind(line: int, card: int, right: bool, wanted: str) -> int:
    if not right:
        raise BadInput(f"ice_and_fire-army-not-{wanted}", line=line, text=LIST_NAMES[card])
    return card


def write_army(army: Army) -> str:
    """An army as a list; reading it gives the same army."""
    lines = [f"army {FACTIONS.ids[army.faction]} {army.limit}"]
    for unit, attachments in army.squads:
        lines.append(LIST_NAMES[unit])
        lines += [f"  {LIST_NAMES[card]}" for card in attachments]
    lines += [f"ncu {LIST_NAMES[card]}" for card in army.ncus]
    lines += [f"enemy {LIST_NAMES[card]}" for card in army.sent]
    return "\n".join(lines) + "\n"


def write_line(army: Army) -> str:
    """An army on one line: its faction, then the numbers of its cards, those of a unit together."""
    squads = [
        "+".join(str(CARD[card].number) for card in (unit, *attachments))
        for unit, attachments in army.squads
    ]
    rest = [str(CARD[card].number) for card in (*army.ncus, *army.sent)]
    return " ".join([FACTIONS.ids[army.faction], *squads, *rest])


def read_line(text: str, limit: int, line: int = 1) -> Army:
    """The army of one line; the points limit is this one, unless the line names one."""
    words = text.split()
    faction = _faction(line, words.pop(0) if words else "")
    if words and words[0].isdecimal() and len(words[0]) < SHORTEST_NUMBER:
        limit = _limit(line, words.pop(0))
    squads: list[Squad] = []
    ncus: list[int] = []
    sent: list[int] = []
    for word in words:
        first, *joined = [_card(line, name) for name in word.split("+")]
        if is_unit(first):
            for card in joined:
                _of_kind(line, card, is_attachment(card), "attachment")
            squads.append(Squad(first, tuple(joined)))
        elif joined:
            _of_kind(line, first, False, "unit")
        else:
            (ncus if is_ncu(first) else sent).append(first)
    return Army(faction, limit, tuple(squads), tuple(ncus), tuple(sent))
