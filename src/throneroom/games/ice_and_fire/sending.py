"""Attachments that are sent among enemies: F4.10, F17.16.

    ("send", seat, card)    the player sends an attachment of the army

These steps wait on the agenda from the moment the armies are known: above the deployment, or, for
attachments that are sent after it, below, where the beginning of the battle finds them.
"""

from typing import Final

from throneroom.games.ice_and_fire.army import requirements_of
from throneroom.games.ice_and_fire.content import CARD, CARDS, SOLO, UNIT
from throneroom.games.ice_and_fire.muster import enlist
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.state import FIELD, GONE, Battle, seat_of
from throneroom.kernel import Action, Illegal, Question

AFTER: Final = "after_deployment"


def plan_sending(t: Battle, seat: int, cards: tuple[int, ...]) -> None:
    """The attachments of an army are sent later; the deployment is the last step of the agenda."""
    for card in cards:
        after = any(r.word == AFTER for r in requirements_of(card, "attach_to_enemy"))
        t.flow.agenda.insert(0 if after else len(_waiting(t)) + 1, ("send", seat, card))


def _waiting(t: Battle) -> list[tuple[object, ...]]:
    """What is sent after the deployment, as long as that has not begun."""
    found = []
    for step in t.flow.agenda:
        if step[0] != "send":
            break
        found.append(step)
    return found


def forget_sending(t: Battle, seat: int) -> None:
    """Another army is chosen."""
    t.flow.agenda[:] = [step for step in t.flow.agenda if step[:2] != ("send", seat)]


def send_the_rest(t: Battle) -> None:
    """All units are deployed: now those attachments are sent that have waited for it."""
    waiting = _waiting(t)
    del t.flow.agenda[: len(waiting)]
    for step in reversed(waiting):
        t.flow.push(*step)


def send(t: Battle, seat: int, card: int) -> None:
    if units_for(t, seat, card):
        t.flow.ask("send", (seat,), card)


def units_for(t: Battle, seat: int, card: int) -> list[int]:
    """The enemy units that an attachment may be sent to; it ignores their limit (F4.10)."""
    return [
        unit
        for unit, own in enumerate(t.card)
        if own >= 0
        and t.place[unit] != GONE
        and t.side[seat_of(unit)] != t.side[seat]
        and CARD[own].kind == CARD[card].kind
        and not SOLO[UNIT[own].tray]
    ]


def legal_send(t: Battle, seat: int) -> list[Action]:
    return [("choose", unit) for unit in units_for(t, seat, t.flow.args[0])]


def check_send(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_send(t, seat):
        raise Illegal("F17.16", "ice_and_fire-wrong-target", unit=UNITS.ids[action[1]])


def take_send(t: Battle, seat: int, action: Action) -> None:
    unit, (card,) = action[1], t.flow.args
    t.parts[unit] = (*t.parts[unit], card)
    if CARD[card].tokens:
        t.counters.append((unit, card, CARD[card].tokens))
    enlist(t)
    t.flow.emit("joined", unit, card)
    if t.place[unit] == FIELD:  # otherwise their places are asked when it is deployed (F4.5)
        t.flow.push("order_attachments", unit)


STEPS: Final = {"send": send}
QUESTIONS: Final = {
    "send": Question(
        frozenset({"choose"}),
        legal_send,
        check_send,
        take_send,
        context=lambda t, seat: {"card": CARDS.ids[t.flow.args[0]]},
    ),
}
