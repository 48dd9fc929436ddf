"""Attachments that join enemies, when they say: before or after deployment: F4.10, F17.16.

The player who has sent one chooses an enemy unit of its type; the owner of that unit says where
among the attachments it stands, from the left, because the leftmost is the last to go (F4.6).
"""

from typing import Final

from throneroom.games.ice_and_fire.army import requirements_of
from throneroom.games.ice_and_fire.content import CARD, CARDS, SOLO, UNIT
from throneroom.games.ice_and_fire.muster import enlist
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.state import BESIDE, FIELD, Battle, models_of, seat_of
from throneroom.kernel import Action, Illegal, Question

BEFORE, AFTER = 0, 1  # deployment


def when_sent(card: int) -> int:
    """When an attachment joins an enemy."""
    words = [requirement.word for requirement in requirements_of(card, "attach_to_enemy")]
    return AFTER if "after_deployment" in words else BEFORE


def send(t: Battle, when: int) -> None:
    """Everybody sends what is to be sent now, one after the other."""
    for seat, card in t.sent:
        if when_sent(card) == when:
            t.flow.push("send", when)
            if targets(t, seat, card):
                t.flow.ask("send", (seat,), card)
            else:
                t.sent.remove((seat, card))
            return


def targets(t: Battle, seat: int, card: int) -> list[int]:
    """The enemy units that an attachment may join."""
    return [
        unit
        for unit, found in enumerate(t.card)
        if t.place[unit] in (BESIDE, FIELD)
        and t.side[seat_of(unit)] != t.side[seat]
        and CARD[found].kind == CARD[card].kind
        and not SOLO[UNIT[found].tray]
        and len(t.parts[unit]) < models_of(t, unit)
    ]


def legal_send(t: Battle, seat: int) -> list[Action]:
    (card,) = t.flow.args
    return [("send", card, unit) for unit in targets(t, seat, card)]


def check_send(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_send(t, seat):
        raise Illegal("F17.16", "ice_and_fire-cannot-join", unit=UNITS.ids[action[2]])


def take_send(t: Battle, seat: int, action: Action) -> None:
    _, card, unit = action
    t.sent.remove((seat, card))
    t.flow.emit("sent", seat, card, unit)
    if t.parts[unit]:
        t.flow.ask("line_up", (seat_of(unit),), card, unit)
    else:
        _join(t, card, unit, 0)


def _join(t: Battle, card: int, unit: int, place: int) -> None:
    parts = t.parts[unit]
    t.parts[unit] = (*parts[:place], card, *parts[place:])
    if CARD[card].tokens:
        t.counters.append((unit, card, CARD[card].tokens))
    enlist(t)


def legal_line_up(t: Battle, seat: int) -> list[Action]:
    """The places from the left: behind the others first, for they are the owner's own."""
    _, unit = t.flow.args
    return [("choose_amount", place + 1) for place in range(len(t.parts[unit]), -1, -1)]


def check_line_up(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_line_up(t, seat):
        raise Illegal("F4.10", "ice_and_fire-not-a-target")


def take_line_up(t: Battle, seat: int, action: Action) -> None:
    card, unit = t.flow.args
    _join(t, card, unit, action[1] - 1)


STEPS: Final = {"send": send}
QUESTIONS: Final = {
    "send": Question(
        frozenset({"send"}),
        legal_send,
        check_send,
        take_send,
        context=lambda t, seat: {"card": CARDS.ids[t.flow.args[0]]},
    ),
    "line_up": Question(
        frozenset({"choose_amount"}),
        legal_line_up,
        check_line_up,
        take_line_up,
        context=lambda t, seat: {
            "card": CARDS.ids[t.flow.args[0]],
            "unit": UNITS.ids[t.flow.args[1]],
        },
    ),
}
