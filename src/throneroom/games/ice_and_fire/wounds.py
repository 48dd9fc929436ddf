"""Wounds, lost ranks and destruction: F3.14-F3.18, F3.22, F4.6, F4.11, F20.1, F20.2, F20.6."""

from typing import Final

from throneroom.games.ice_and_fire.content import CARD
from throneroom.games.ice_and_fire.field import engaged_with
from throneroom.games.ice_and_fire.hooks import hook
from throneroom.games.ice_and_fire.lasting import leave
from throneroom.games.ice_and_fire.moments import (
    ATTACHMENT_LOST,
    DESTROYED,
    RANK_LOST,
    WOULD_BE_DESTROYED,
    WOUNDS_RESTORED,
)
from throneroom.games.ice_and_fire.state import (
    FIELD,
    GONE,
    NOBODY,
    Battle,
    models_of,
    opponents,
    seat_of,
)
from throneroom.games.ice_and_fire.strength import ranks_lost_between, restored
from throneroom.games.ice_and_fire.victory import check_last_unit, score
from throneroom.games.ice_and_fire.windows import announce


def lose_wounds(t: Battle, unit: int, wounds: int, credit: int) -> None:
    """A unit suffers wounds by an effect of the credited seat (F3.17, FR32)."""
    left = t.wounds[unit]
    lost = min(wounds, left)
    if not lost or t.place[unit] != FIELD:  # FR89
        return
    t.wounds[unit] = left - lost
    t.flow.emit("wounded", unit, lost, left - lost)
    if not t.wounds[unit]:
        t.flow.push("destroyed", unit, credit)
        announce(t, WOULD_BE_DESTROYED, unit, number=credit)
        return
    card = t.card[unit]
    _lose_attachments(t, unit, models_of(t, unit))  # F4.6
    for _ in range(ranks_lost_between(card, left, t.wounds[unit])):  # F3.18
        announce(t, RANK_LOST, unit)


def _lose_attachments(t: Battle, unit: int, left: int) -> None:
    """Only so many attachments are left, from the left; what is lost is a moment of its own."""
    for card in t.parts[unit][left:]:
        t.flow.emit("attachment_lost", unit, card)
        announce(t, ATTACHMENT_LOST, unit, number=card)
    t.parts[unit] = t.parts[unit][:left]


def restore_wounds(t: Battle, unit: int, wounds: int) -> None:
    """Give wounds back, up to the maximum (F3.15, F3.16, F4.9)."""
    left = t.wounds[unit]
    now = restored(t.card[unit], left, wounds)
    if left and now > left:  # FR89
        t.wounds[unit] = now
        t.flow.emit("restored", unit, now - left, now)
        announce(t, WOUNDS_RESTORED, unit, number=now - left)


def destroyed(t: Battle, unit: int, credit: int) -> None:  # F3.22
    if t.wounds[unit] or t.place[unit] != FIELD:
        return
    t.flow.push("remove", unit, credit)
    hook(t, "destroyed", unit, credit, destroyer_of(t, unit, credit), int(has_commander(t, unit)))
    for card in t.parts[unit]:  # F4.11; they are there until the tray is removed (F3.23)
        announce(t, ATTACHMENT_LOST, unit, number=card)
    announce(t, DESTROYED, unit, number=credit)


def destroyer_of(t: Battle, unit: int, credit: int) -> int:
    """The unit of the credited seat whose attack has destroyed another; -1 if it was no attack."""
    for fight in reversed(t.fights):
        if fight.defender == unit and fight.attacker >= 0 and seat_of(fight.attacker) == credit:
            return fight.attacker
    return -1


def has_commander(t: Battle, unit: int) -> bool:
    """Whether it is a Commander's unit (F16.5)."""
    return any(CARD[card].commander for card in (t.card[unit], *t.parts[unit]))


def who_scores(t: Battle, unit: int, credit: int) -> list[int]:
    """The seats that score for a destroyed unit: whose effect it was, or if it was its own side's
    or nobody's one seat of every other side (F20.1, F20.2, F33.8)."""
    owner = seat_of(unit)
    if credit != NOBODY and t.side[credit] != t.side[owner]:
        return [credit]
    return list({t.side[seat]: seat for seat in reversed(opponents(t, owner))}.values())


def remove(t: Battle, unit: int, credit: int) -> None:  # F3.14, F4.11
    for fight in t.fights:
        if fight.defender == unit:
            fight.destroyed = 1
            for enemy in engaged_with(t, unit):  # F10.25
                if engaged_with(t, enemy) == [unit]:
                    fight.witnesses |= 1 << enemy
    for card in t.parts[unit]:
        t.flow.emit("attachment_lost", unit, card)
    t.parts[unit] = ()
    t.place[unit] = GONE
    t.conditions[unit] = 0
    leave(t, unit)
    t.flow.emit("removed", unit)
    for seat in who_scores(t, unit, credit):
        score(t, seat, 1)
    check_last_unit(t)


STEPS: Final = {"destroyed": destroyed, "remove": remove}
