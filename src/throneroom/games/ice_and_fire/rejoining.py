"""Attachments that go from one unit to another during a battle: F4.1, F4.3, F4.5, F36.6."""

from typing import Final

from throneroom.games.ice_and_fire.army import Squad, requirements_of
from throneroom.games.ice_and_fire.army_rules import could_join
from throneroom.games.ice_and_fire.content import CARD
from throneroom.games.ice_and_fire.muster import enlist
from throneroom.games.ice_and_fire.state import Battle, models_of

NOWHERE: Final = -1


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
    """An attachment that was in one unit is in another from now on, with the tokens on its card and
    with the Orders that it has used; the owner says where it stands."""
    if card in t.parts[old]:
        parts = list(t.parts[old])
        parts.remove(card)
        t.parts[old] = tuple(parts)
    elif card in t.fallen:
        fallen = list(t.fallen)
        fallen.remove(card)
        t.fallen = tuple(fallen)
    t.parts[new] = (*t.parts[new], card)
    t.counters = [
        (new, part, number) if (holder, part) == (old, card) else (holder, part, number)
        for holder, part, number in t.counters
    ]
    left = {source for part in (t.card[old], *t.parts[old]) for source in CARD[part].abilities}
    gone = set(CARD[card].abilities) - left
    t.used = [(new, *row[1:]) if row[0] == old and row[1] in gone else row for row in t.used]
    enlist(t)
    t.flow.emit("joined", new, card)
    t.flow.push("order_attachments", new)
