"""What lasts: attached tactics cards, Influences, and effects "until the end" of something.

F2.23, F14.4, F14.22, F15.16-F15.19, F16.7, F16.10. Each is a row in the slot `lasting`, with a kit
of texts and passives that work in the meantime.
"""

from collections.abc import Iterator
from typing import Final

from throneroom.games.ice_and_fire.borrowing import give_back
from throneroom.games.ice_and_fire.frames import FIRST_NCU_HOLDER, NOTHING, Frame
from throneroom.games.ice_and_fire.heroes import characters
from throneroom.games.ice_and_fire.hooks import CUT_OFF, DEFENDER
from throneroom.games.ice_and_fire.names import MOST_NCUS, MOST_UNITS
from throneroom.games.ice_and_fire.state import ACTION as ACTION
from throneroom.games.ice_and_fire.state import AWAY, FIELD, Battle, Lasting, seat_of
from throneroom.games.ice_and_fire.state import GAME as GAME
from throneroom.games.ice_and_fire.state import INFLUENCED as INFLUENCED
from throneroom.games.ice_and_fire.state import NEXT_ACTIVATION as NEXT_ACTIVATION
from throneroom.games.ice_and_fire.state import ROUND as ROUND
from throneroom.games.ice_and_fire.state import TURN as TURN
from throneroom.games.ice_and_fire.texts import FIRST_CARD, KIT, MOST_CLAUSES, Kit, Passive, Text

# How long, besides what `state` has: an attack, plus the number of attacks that go on around it.
ATTACK: Final = 10
SILENCED: Final = "silenced"  # the query that takes abilities away (F14.4)…
# …of all cards of a unit, or of one, counted from 2 on
ALL_CARDS: Final = 1
FIRST_OF_CARDS: Final = 2
FIRST_OF_ABILITIES: Final = 1_000_000  # …or a single ability, counted from here on
OF_ATTACHMENTS: Final = -1  # …of all its attachments


def add(t: Battle, row: Lasting) -> None:
    """Something begins to last; the same thing is on a unit only once (F14.6), for a player once
    about the same, such as a zone that was named or an NCU that activates, and so are abilities
    that a unit loses."""
    once = 0 <= row.holder < FIRST_NCU_HOLDER and SILENCED not in KIT[row.kit].queries
    for other in t.lasting:
        if other.kit == row.kit and other.seat == row.seat and other.holder == row.holder:
            if once or (other.picks, other.subject) == (row.picks, row.subject):
                return
    t.lasting.append(row)


def row_of(t: Battle, f: Frame) -> Lasting | None:
    """The row to which a frame belongs: of several that about which it is."""
    found = [r for r in t.lasting if (r.kit, r.seat, r.holder) == (f.kit, f.seat, f.me)]
    if found:
        alike = [row for row in found if row.picks == f.picks[: len(row.picks)]]
        of_this = (row for row in alike if row.subject == f.subject)
        return next(of_this, (alike or found)[0])
    for unit, hero in t.muster.bonds:
        if unit == f.me:
            for row in t.lasting:
                if row.kit == f.kit and row.seat == f.seat and _is_bound(t, row, unit, hero):
                    return row
    return None


def change(t: Battle, row: Lasting, number: int) -> None:
    """Another number of tokens on it."""
    t.lasting[t.lasting.index(row)] = row._replace(number=number)


def end(t: Battle, row: Lasting) -> None:
    """It is over; a card that was attached goes to its owner's discard pile (F16.7, F36.15)."""
    if row in t.lasting:
        t.lasting.remove(row)
        if row.card >= 0:
            owner = give_back(t, row.seat, row.card)
            t.discard[owner] = (*t.discard[owner], row.card)
            if is_face_down(row):  # F38.6
                t.flow.emit("discarded", row.seat, row.card)
            else:
                t.flow.emit("card_left", row.seat, row.card, row.holder)


def end_all(t: Battle, until: int) -> None:
    """A turn, a round, an attack is over."""
    for row in [row for row in t.lasting if row.until == until]:
        end(t, row)


def leave(t: Battle, holder: int) -> None:
    """A unit or NCU is gone, and with it all that is on it (F3.14, F15.19)."""
    for row in [row for row in t.lasting if row.holder == holder]:
        end(t, row)


def expire(t: Battle, kit: int, seat: int, holder: int) -> None:
    for row in [r for r in t.lasting if (r.kit, r.seat, r.holder) == (kit, seat, holder)]:
        end(t, row)


# What works


def is_face_down(row: Lasting) -> bool:
    """Whether it is a tactics card that an ability has put aside, unknown to the others (F38.6)."""
    return row.card >= 0 and row.kit // MOST_CLAUSES < FIRST_CARD


def rows(t: Battle) -> list[Lasting]:
    """All that lasts; with the cards that count as attached to another unit as well (F37.1)."""
    if not t.muster.bonds:
        return t.lasting
    also = [
        row._replace(holder=unit)
        for unit, hero in t.muster.bonds
        for row in t.lasting
        if t.place[unit] == FIELD and _is_bound(t, row, unit, hero)
    ]
    return [*t.lasting, *also]


def _is_bound(t: Battle, row: Lasting, unit: int, hero: str) -> bool:
    """Whether a tactics card is attached to the unit of the character that this unit follows."""
    if row.card < 0 or not 0 <= row.holder < FIRST_NCU_HOLDER or row.holder == unit:
        return False
    return seat_of(row.holder) == seat_of(unit) and hero in characters(t, row.holder)


def listening(t: Battle, moment: str) -> Iterator[tuple[Lasting, Kit]]:
    """All that lasts now and listens to a moment; an Influence has no effect if its NCU has lost
    its abilities (F5.4), and what lasts for an attack none in attacks within it."""
    for row in rows(t):
        kit = KIT[row.kit]
        if moment in kit.moments and (row.ncu < 0 or not silenced(t, FIRST_NCU_HOLDER + row.ncu)):
            if row.until < ATTACK or row.until == ATTACK + len(t.fights) - 1:
                yield row, kit


def answering(t: Battle, query: str) -> Iterator[tuple[Lasting, Kit]]:
    """All that lasts now and answers a query, as above."""
    for row in rows(t):
        kit = KIT[row.kit]
        if query in kit.queries and (row.ncu < 0 or not silenced(t, FIRST_NCU_HOLDER + row.ncu)):
            if row.until < ATTACK or row.until == ATTACK + len(t.fights) - 1:
                yield row, kit


def silenced(t: Battle, holder: int, part: int = NOTHING, source: int = NOTHING) -> bool:
    """Whether a unit or NCU has lost its abilities, or one of its cards."""
    if _silenced_by_rows(t, holder, part, source):
        return True
    for passive, seat, unit, its in t.muster.auras.get(SILENCED, ()):
        if t.place[unit] == FIELD:
            frame = Frame(passive.number, NOTHING, seat, unit, holder, NOTHING, 0, 0, holder)
            if passive.guard.holds(t, frame):
                # Those who are lost in the same turn are all of the other side.
                if not _silenced_by_rows(t, unit, its, passive.source):
                    return True
    return False


def _silenced_by_rows(t: Battle, holder: int, part: int, source: int) -> bool:
    """Whether something that lasts on a unit or NCU takes its abilities, or those of one card."""
    for row in rows(t):
        if row.holder == holder and SILENCED in KIT[row.kit].queries:
            if row.ncu >= 0 and silenced(t, FIRST_NCU_HOLDER + row.ncu):  # F5.4
                continue
            for passive in KIT[row.kit].passives:
                if passive.query == SILENCED:
                    frame = frame_of(row, passive, it=holder)
                    if passive.guard.holds(t, frame):
                        whose = passive.value.value(t, frame)
                        if whose in (ALL_CARDS, FIRST_OF_CARDS + part) or (
                            whose == FIRST_OF_ABILITIES + source
                        ):
                            return True
                        if whose == OF_ATTACHMENTS and part not in (NOTHING, t.card[holder]):
                            return True
    return False


def frame_of(
    row: Lasting,
    part: Text | Passive,
    subject: int = NOTHING,
    other: int = NOTHING,
    number: int = 0,
    it: int = NOTHING,
) -> Frame:
    """The frame of a text or passive of something that lasts: the unit it is on is ME."""
    return Frame(
        *(part.number, row.kit, row.seat, row.holder, subject, other, number, 0, it),
        picks=row.picks,
    )


def works(t: Battle, holder: int, part: int, innate: bool, source: int = NOTHING) -> bool:
    """Whether a card of a unit, or an NCU, is still in play and has its abilities (F14.23); those
    of an attachment are the unit's, and are lost with its own (F4.7)."""
    if holder >= FIRST_NCU_HOLDER:
        if t.ncu_place[holder - FIRST_NCU_HOLDER] == AWAY:
            return False
    elif part != t.card[holder] and part not in t.parts[holder]:
        if not t.muster.shares or not _shares(t, holder, part):
            return False
    if innate:  # F14.2, FR48
        return True
    if t.siege & CUT_OFF and _is_cut_off(t, holder, part):
        return False
    if not t.lasting and SILENCED not in t.muster.auras:
        return True
    return not silenced(t, holder, part, source)


def _shares(t: Battle, holder: int, part: int) -> bool:
    """Whether a card is one of a unit that shares its abilities with this one (F37.10)."""
    return any(
        unit == holder and (part == t.card[other] or part in t.parts[other])
        for unit, other in t.muster.shares
    )


def _is_cut_off(t: Battle, holder: int, part: int) -> bool:
    """Whether it is an NCU or an attachment of the defender of a siege (F24.7)."""
    if holder >= FIRST_NCU_HOLDER:
        return t.edge[(holder - FIRST_NCU_HOLDER) // MOST_NCUS] == DEFENDER
    return part != t.card[holder] and t.edge[holder // MOST_UNITS] == DEFENDER


STEPS: Final = {"expire": expire}
