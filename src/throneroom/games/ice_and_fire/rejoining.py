"""Attachments that go from one unit to another during a battle, or come back: F4.1, F4.3, F4.5,
F36.6."""

from collections.abc import Container
from typing import Final

from throneroom.games.ice_and_fire.army import Squad, requirements_of
from throneroom.games.ice_and_fire.army_rules import could_join
from throneroom.games.ice_and_fire.content import ABILITIES, CARD
from throneroom.games.ice_and_fire.muster import enlist
from throneroom.games.ice_and_fire.state import GAME, Battle, is_friendly, models_of
from throneroom.games.ice_and_fire.texts import MOST_CLAUSES

NOWHERE: Final = -1
SKINCHANGER: Final = ABILITIES.index["bonded_skinchanger"]
ANIMALS: Final = frozenset(
    ABILITIES.index[name]
    for name in (
        *("bonded_skinchanger", "bonded_eagle", "bonded_wolf"),
        *("aerial_scouting", "predators_instincts"),
    )
)
"""What lasts of a skinchanger's animals speaks of the unit that the skinchanger is in."""


def is_sent(card: int) -> bool:
    """Whether an attachment was sent among enemies (F4.10)."""
    return any(requirements_of(card, "attach_to_enemy"))


def has_room(t: Battle, unit: int, without: int = NOWHERE) -> bool:
    """Whether a unit has a model that an attachment can replace, if maybe another one leaves."""
    return len(t.parts[unit]) - (without in t.parts[unit]) < models_of(t, unit)


def can_go(t: Battle, card: int, unit: int, without: int = NOWHERE) -> bool:
    """Whether an attachment may join a unit by the usual limits, if maybe another one leaves."""
    there = [part for part in t.parts[unit] if part != without]
    return has_room(t, unit, without) and could_join(Squad(t.card[unit], tuple(there)), card)


def join(t: Battle, card: int, old: int, new: int) -> None:
    """An attachment that was in one unit is in another from now on, with the tokens on its card,
    with the Orders that it has used, and with what its abilities have begun for the rest of the
    game; the owner says where it stands."""
    if card in t.parts[old]:
        parts = list(t.parts[old])
        parts.remove(card)
        t.parts[old] = tuple(parts)
    else:
        raise_fallen(t, card, (old,))
    t.parts[new] = (*t.parts[new], card)
    t.counters = [
        (new, part, number) if (holder, part) == (old, card) else (holder, part, number)
        for holder, part, number in t.counters
    ]
    left = {source for part in (t.card[old], *t.parts[old]) for source in CARD[part].abilities}
    gone = set(CARD[card].abilities) - left
    t.used = [(new, *row[1:]) if row[0] == old and row[1] in gone else row for row in t.used]
    for i, row in enumerate(t.lasting):  # what was vowed or named for the rest of the game
        if row.holder == old and row.until == GAME and row.kit // MOST_CLAUSES in gone:
            t.lasting[i] = row._replace(holder=new)
    if SKINCHANGER in gone:
        _take_animals(t, old, new)
    enlist(t)
    t.flow.emit("joined", new, card)
    t.flow.push("order_attachments", new)


def _take_animals(t: Battle, old: int, new: int) -> None:
    """The animals of a skinchanger follow the unit that the skinchanger is in (F37.9)."""
    for i, row in enumerate(t.lasting):
        if row.kit // MOST_CLAUSES in ANIMALS and row.subject == old:
            holder = new if row.holder == old else row.holder
            t.lasting[i] = row._replace(subject=new, holder=holder)


# Those that have fallen


def fallen_of(t: Battle, units: Container[int]) -> list[int]:
    """The attachments that these units have lost, each once; those that were sent among enemies
    come back to nobody."""
    found = {card for unit, card in t.fallen if unit in units}
    return sorted(card for card in found if not is_sent(card))


def raise_fallen(t: Battle, card: int, units: Container[int]) -> bool:
    """An attachment is no longer among those that these units have lost; whether it was."""
    for row in t.fallen:
        if row[1] == card and row[0] in units:
            fallen = list(t.fallen)
            fallen.remove(row)
            t.fallen = tuple(fallen)
            return True
    return False


def come_back(t: Battle, card: int, units: Container[int], new: int) -> None:
    """An attachment that one of these units has lost joins a unit, as it was when the battle began;
    the owner says where it stands."""
    if not raise_fallen(t, card, units):
        return
    t.parts[new] = (*t.parts[new], card)
    begin_anew(t, card, new)
    enlist(t)
    t.flow.emit("joined", new, card)
    t.flow.push("order_attachments", new)


def begin_anew(t: Battle, card: int, unit: int) -> None:
    """An attachment has the tokens that its card begins with."""
    t.counters = [row for row in t.counters if row[:2] != (unit, card)]
    if CARD[card].tokens:
        t.counters.append((unit, card, CARD[card].tokens))


def units_of_side(t: Battle, seat: int) -> list[int]:
    return [unit for unit in range(len(t.card)) if is_friendly(t, unit, seat)]
