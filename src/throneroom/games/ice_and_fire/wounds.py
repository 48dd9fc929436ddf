"""Wounds, lost ranks and destruction: F3.14-F3.18, F3.22, F4.6, F4.11, F20.1, F20.2, F20.6."""

from typing import Final

from throneroom.games.ice_and_fire.cards import check_hands
from throneroom.games.ice_and_fire.content import CARD, UNIT
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
from throneroom.games.ice_and_fire.queries import NO_POINTS, NO_RESTORE, mask
from throneroom.games.ice_and_fire.state import (
    FIELD,
    GONE,
    NOBODY,
    Battle,
    is_friendly,
    models_of,
    opponents,
    seat_of,
)
from throneroom.games.ice_and_fire.strength import full_wounds, ranks_lost_between, restored
from throneroom.games.ice_and_fire.victory import check_last_unit, score
from throneroom.games.ice_and_fire.windows import announce
from throneroom.kernel import Action, Illegal, Question


def by_ability(unit: int) -> int:
    """What says by what a unit suffers wounds: an ability of another one. Above 0 it is one of the
    attacks that are being made, counted from 1, and 0 anything else."""
    return -1 - unit


def lose_wounds(t: Battle, unit: int, wounds: int, credit: int, by: int = 0) -> None:
    """A unit suffers wounds by an effect of the credited seat (F3.17, FR32)."""
    left = t.wounds[unit]
    lost = min(wounds, left)
    if not lost or t.place[unit] != FIELD:  # FR89
        return
    t.wounds[unit] = left - lost
    t.flow.emit("wounded", unit, lost, left - lost)
    if not t.wounds[unit]:
        t.flow.push("destroyed", unit, credit, left, by)
        announce(t, WOULD_BE_DESTROYED, unit, number=credit)
        return
    _lose_models(t, unit, left)


def _lose_models(t: Battle, unit: int, before: int) -> None:
    """What goes with wounds that a unit has survived: attachments (F4.6) and ranks (F3.18)."""
    _lose_attachments(t, unit, models_of(t, unit))
    for _ in range(ranks_lost_between(t.card[unit], before, t.wounds[unit])):
        announce(t, RANK_LOST, unit)
        check_hands(t)


def _lose_attachments(t: Battle, unit: int, left: int) -> None:
    """Only so many attachments are left, from the left; what is lost is a moment of its own."""
    for card in t.parts[unit][left:]:
        _lose_attachment(t, unit, card)
    t.parts[unit] = t.parts[unit][:left]


def _lose_attachment(t: Battle, unit: int, card: int) -> None:
    t.fallen = (*t.fallen, (unit, card))
    t.flow.emit("attachment_lost", unit, card)
    announce(t, ATTACHMENT_LOST, unit, number=card)


def destroy_attachment(t: Battle, unit: int, card: int, credit: int) -> None:
    """An effect destroys an attachment: the unit loses the wounds of that model, which are all
    that a model can have unless it is the last one (F4.6, F4.8, FR24)."""
    if card not in t.parts[unit] or t.place[unit] != FIELD or not t.wounds[unit]:
        return
    model = min(t.wounds[unit], UNIT[t.card[unit]].wounds)  # FR50
    t.flow.push("lose_wounds", unit, model, credit)
    parts = list(t.parts[unit])
    parts.remove(card)
    t.parts[unit] = tuple(parts)
    _lose_attachment(t, unit, card)


def survive(t: Battle, unit: int, wounds: int) -> None:
    """A unit that would be destroyed stays with so many wounds."""
    if t.place[unit] == FIELD and not t.wounds[unit]:
        t.wounds[unit] = wounds
        t.flow.emit("survived", unit, wounds)


def _restores_none(t: Battle, unit: int) -> bool:  # F36.11
    return bool(t.lasting and mask(t, NO_RESTORE, unit))


def restore_wounds(t: Battle, unit: int, wounds: int) -> None:
    """Give wounds back, up to the maximum; attachments do not come back (F3.15, F3.16, F4.9,
    FR25)."""
    if _restores_none(t, unit):
        return
    left = t.wounds[unit]
    now = restored(t.card[unit], left, wounds)
    if left and now > left:  # FR89
        t.wounds[unit] = now
        t.flow.emit("restored", unit, now - left, now)
        announce(t, WOUNDS_RESTORED, unit, number=now - left)


def destroyed(t: Battle, unit: int, credit: int, before: int, by: int = 0) -> None:  # F3.22
    if t.place[unit] != FIELD:
        check_last_unit(t)
        return
    if t.wounds[unit]:  # something has saved it
        check_last_unit(t)
        _lose_models(t, unit, before)
        return
    t.flow.push("remove", unit, credit, by)
    hook(t, "destroyed", unit, credit, destroyer_of(t, unit, by), int(has_commander(t, unit)))
    for card in t.parts[unit]:  # F4.11; they are there until the tray is removed (F3.23)
        announce(t, ATTACHMENT_LOST, unit, number=card)
    announce(t, DESTROYED, unit, number=credit)
    for _ in range(ranks_lost_between(t.card[unit], before, 0)):  # F3.18: the last ones as well
        announce(t, RANK_LOST, unit)


def destroyer_of(t: Battle, unit: int, by: int) -> int:
    """The enemy whose attack or ability has destroyed a unit (F23.7, F28.6); -1 if it was something
    else, or nobody else."""
    if not by:
        return -1
    found = t.fights[by - 1].attacker if by > 0 else -1 - by
    return found if found >= 0 and not is_friendly(t, unit, seat_of(found)) else -1


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


def remove(t: Battle, unit: int, credit: int, by: int = 0) -> None:  # F3.14, F4.11
    if by > 0:
        fight = t.fights[by - 1]
        fight.destroyed = 1
        for enemy in engaged_with(t, unit):  # F10.25
            if engaged_with(t, enemy) == [unit]:
                fight.witnesses |= 1 << enemy
    for card in t.parts[unit]:
        t.fallen = (*t.fallen, (unit, card))
        t.flow.emit("attachment_lost", unit, card)
    t.parts[unit] = ()
    t.place[unit] = GONE
    t.conditions[unit] = 0
    leave(t, unit)
    t.flow.emit("removed", unit)
    if not mask(t, NO_POINTS, unit):  # F37.8
        for seat in who_scores(t, unit, credit):
            score(t, seat, 1)
    check_hands(t)
    check_last_unit(t)


# Wounds that are shared among units


def share(t: Battle, seat: int, number: int, units: tuple[int, ...]) -> None:
    """As long as some are left and somebody can use them their player says who gets how many."""
    if number > 0 and _in_need(t, units):
        t.flow.ask("share", (seat,), number, units)


def _in_need(t: Battle, units: tuple[int, ...]) -> dict[int, int]:
    """The units that can restore wounds, and how many."""
    lost = {
        unit: full_wounds(t.card[unit]) - t.wounds[unit]
        for unit in units
        if t.place[unit] == FIELD and t.wounds[unit] and not _restores_none(t, unit)
    }
    return {unit: number for unit, number in lost.items() if number}


def legal_share(t: Battle, seat: int) -> list[Action]:
    number, units = t.flow.args
    return [
        ("restore", unit, wounds)
        for unit, lost in _in_need(t, units).items()
        for wounds in range(1, min(number, lost) + 1)
    ]


def check_share(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_share(t, seat):
        raise Illegal("F3.15", "ice_and_fire-not-a-target")


def take_share(t: Battle, seat: int, action: Action) -> None:
    number, units = t.flow.args
    t.flow.push("share", seat, number - action[2], units)
    restore_wounds(t, action[1], action[2])


QUESTIONS: Final = {
    "share": Question(
        frozenset({"restore"}),
        legal_share,
        check_share,
        take_share,
        context=lambda t, seat: {"wounds": t.flow.args[0]},
    ),
}
STEPS: Final = {
    "share": share,
    "lose_wounds": lose_wounds,
    "destroyed": destroyed,
    "remove": remove,
}
