"""Tokens on cards: what they begin with, and how many are left: F15.16, F17.12."""

from throneroom.games.ice_and_fire.content import CARD
from throneroom.games.ice_and_fire.frames import FIRST_NCU_HOLDER, Frame
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.texts import MOST_CLAUSES


def deal_counters(t: Battle) -> None:
    """Put the tokens on the cards that begin with some."""
    for unit, card in enumerate(t.card):
        for part in (card, *t.parts[unit]) if card >= 0 else ():
            if CARD[part].tokens:
                t.counters.append((unit, part, CARD[part].tokens))
    for ncu, card in enumerate(t.ncu_card):
        if card >= 0 and CARD[card].tokens:
            t.counters.append((FIRST_NCU_HOLDER + ncu, card, CARD[card].tokens))


def part_of(t: Battle, f: Frame) -> int:
    """The card of a unit, or the NCU, that has the ability of a frame."""
    source = f.text // MOST_CLAUSES
    if f.me >= FIRST_NCU_HOLDER:
        return t.ncu_card[f.me - FIRST_NCU_HOLDER]
    return part_with(t, f.me, source)


def part_with(t: Battle, unit: int, ability: int) -> int:
    """The card of a unit that has an ability."""
    for part in (t.card[unit], *t.parts[unit]):
        if ability in CARD[part].abilities:
            return part
    return t.card[unit]


def counter_of(t: Battle, f: Frame) -> int:
    """How many tokens are on the card that has the ability."""
    part = part_of(t, f)
    return next((n for holder, card, n in t.counters if (holder, card) == (f.me, part)), 0)


def put_counter(t: Battle, f: Frame, number: int) -> None:
    """Put tokens on the card that has the ability, or take some off."""
    part = part_of(t, f)
    for i, (holder, card, n) in enumerate(t.counters):
        if (holder, card) == (f.me, part):
            t.counters[i] = (holder, card, max(0, n + number))
            return
    t.counters.append((f.me, part, max(0, number)))
