"""Resolving texts step by step, and naming their targets: F14.12, F14.13, F14.20.

    ("effect", text, counter, *frame)   go on with the code of a text
    ("name_targets", text, index, *frame)   name the targets of a text that was declared

Whatever an operation pushes or asks comes before the rest of the text.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from throneroom.games.ice_and_fire.content import ABILITIES, TACTICS_CARDS
from throneroom.games.ice_and_fire.frames import DECLINED, FIRST_NCU_HOLDER, NOTHING, Frame
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.state import (
    Battle,
    is_friendly,
    next_turn,
    order_from,
    seat_of,
)
from throneroom.games.ice_and_fire.texts import FIRST_CARD, TEXT, Pick, Text
from throneroom.kernel import Action, Illegal, Question

# What can be picked, and the verb that picks it.
UNIT: Final = "unit"
NCU: Final = "ncu"
ZONE: Final = "zone"
CARD: Final = "card"
OPTION: Final = "option"
AMOUNT: Final = "amount"
ATTACHMENT: Final = "attachment"
ORDER: Final = "order"
VERB_OF: Final = {
    UNIT: "choose",
    NCU: "choose_ncu",
    ZONE: "choose_zone",
    CARD: "choose_card",
    OPTION: "choose_option",
    AMOUNT: "choose_amount",
    ATTACHMENT: "choose_attachment",
    ORDER: "choose_order",
}
DECLINE: Final[Action] = ("decline",)
COUNT_PLACE: Final = 9  # in the step of a text


def start(t: Battle, text: Text, frame: Frame) -> None:
    """Put a text on the agenda."""
    missing = text.slots - len(frame.picks)
    frame.picks = (*frame.picks, *(NOTHING,) * missing)
    t.flow.push("effect", text.number, 0, *frame.plain())


def effect(t: Battle, text: int, counter: int, *plain: Any) -> None:
    code = TEXT[text].code
    flow = t.flow
    agenda = flow.agenda
    depth = len(agenda)
    frame = Frame(text, *plain)
    while counter < len(code):
        jump = code[counter](t, frame)
        counter = counter + 1 if jump is None else jump
        depth = min(depth, len(agenda))  # what was taken off the agenda is no longer below
        if len(agenda) > depth or flow.awaited:
            if counter < len(code):
                agenda.insert(depth, ("effect", text, counter, *frame.plain()))
            return


def take_away(t: Battle, *steps: str) -> tuple[Any, ...] | None:
    """Take the next step of these names off the agenda; None if there is none."""
    agenda = t.flow.agenda
    for i in range(len(agenda) - 1, -1, -1):
        if agenda[i][0] in steps:
            found: tuple[Any, ...] = agenda.pop(i)
            return found
    return None


def tell_text(t: Battle, count: int) -> None:
    """Give the text that waits for an answer a number: it is its COUNT."""
    agenda = t.flow.agenda
    for i in range(len(agenda) - 1, -1, -1):
        if agenda[i][0] == "effect":
            step = agenda[i]
            agenda[i] = (*step[:COUNT_PLACE], count, *step[COUNT_PLACE + 1 :])
            return


def owner_of(t: Battle, text: int) -> int:
    """Whose effect it is that is about to go on and that others may answer to; -1 if there is none
    of that text."""
    for step in reversed(t.flow.agenda):
        if step[0] == "effect" and step[1] == text:
            return int(step[4])
        if step[0] == "resolve" and step[4][1] == text:
            return int(step[3])
    return NOTHING


# Naming targets


def candidates(t: Battle, pick: Pick, frame: Frame) -> list[int]:
    """What can be picked; the candidate is IT while that is found out."""
    before = frame.it
    found = pick.candidates(t, frame)
    frame.it = before
    return found


def with_pick(picks: tuple[int, ...], slot: int, value: int) -> tuple[int, ...]:
    return (*picks[:slot], value, *picks[slot + 1 :])


def can_be_used(t: Battle, text: Text, frame: Frame) -> bool:
    """Whether its costs can be paid in full and its targets exist (F14.13, FR98)."""
    missing = text.slots - len(frame.picks)
    frame.picks = (*frame.picks, *(NOTHING,) * missing)
    for guard in text.needs:
        if not guard.holds(t, frame):
            return False
    return _has_targets(t, text, frame, 0)


def must_be_there(pick: Pick) -> bool:
    """Whether the text cannot be used without this target."""
    return not (pick.optional or pick.conditions or pick.late)


def _has_targets(t: Battle, text: Text, frame: Frame, first: int) -> bool:
    """Whether the required targets, from one on, can all be named together."""
    count = len(text.picks)
    for i in range(first, count):
        pick = text.picks[i]
        if not must_be_there(pick):
            continue
        last = i + 1 == count or not any(must_be_there(later) for later in text.picks[i + 1 :])
        if last and pick.some is not None:
            before_it = frame.it
            there = pick.some(t, frame)
            frame.it = before_it
            return there
        found = candidates(t, pick, frame)
        if not found:
            return False
        if last:
            return True
        before = frame.picks
        for one in found:
            frame.picks = with_pick(before, pick.slot, one)
            if _has_targets(t, text, frame, i + 1):
                frame.picks = before
                return True
        frame.picks = before
        return False
    return True


def name_targets(t: Battle, text: int, index: int, *plain: Any) -> None:
    """Name the targets of a text that was declared, one after the other (F14.12)."""
    frame = Frame(text, *plain)
    picks = TEXT[text].picks
    while index < len(picks):
        pick = picks[index]
        index += 1
        if frame.picks[pick.slot] == NOTHING and not pick.late:
            if all(guard.holds(t, frame) for guard in pick.conditions):
                if ask(t, pick, frame):
                    t.flow.push("name_targets", text, index, *frame.plain())
                    return
    _declared(t, frame)


def _declared(t: Battle, frame: Frame) -> None:
    """Enter the targets in what the window knows to be declared."""
    name, which, subject, passed, declared, last = t.flow.agenda.pop()
    seat, (verb, text, kit, me, _) = declared[-1]
    aimed = [*declared[:-1], (seat, (verb, text, kit, me, frame.picks))]
    aimed.sort(key=lambda one: order_from(t, t.active).index(one[0]))  # F14.15
    t.flow.push(name, which, subject, passed, tuple(aimed), last)


def opponent_of(t: Battle, frame: Frame) -> int:
    """The opponent that a text speaks of: the owner of the enemy unit that it is on, or else the
    next player (F33.11)."""
    if 0 <= frame.me < len(t.card) and not is_friendly(t, frame.me, frame.seat):
        return seat_of(frame.me)
    return next_turn(t, frame.seat)


def ask(t: Battle, pick: Pick, frame: Frame) -> bool:
    """Ask for a target if there is a choice; otherwise take what there is. For a hidden card one
    is asked whenever there is more than one card, or others would know that all are alike."""
    found = candidates(t, pick, frame)
    if not found:
        return False
    unknown = pick.pile and len(getattr(t, pick.pile)[frame.seat]) - pick.besides > 1
    if len(found) == 1 and not pick.optional and not unknown:
        frame.picks = with_pick(frame.picks, pick.slot, found[0])
        return False
    seat = opponent_of(t, frame) if pick.opponent else frame.seat
    t.flow.ask("name_target", (seat,), frame.text, *frame.plain(), pick.slot)
    return True


def _open(t: Battle) -> tuple[Pick, Frame]:
    text, *plain, slot = t.flow.args
    picks = TEXT[text].picks
    return next(pick for pick in picks if pick.slot == slot), Frame(text, *plain)


def legal_target(t: Battle, seat: int) -> list[Action]:
    pick, frame = _open(t)
    verb = VERB_OF[pick.kind]
    found: list[Action] = [(verb, one) for one in candidates(t, pick, frame)]
    return [*found, DECLINE] if pick.optional else found


def check_target(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_target(t, seat):
        raise Illegal("F14.12", "ice_and_fire-not-a-target")


def take_target(t: Battle, seat: int, action: Action) -> None:
    *_, slot = t.flow.args
    value = DECLINED if action == DECLINE else action[1]
    *step, picks, queue = t.flow.agenda.pop()
    t.flow.push(*step, with_pick(picks, slot, value), queue)
    pick, _ = _open(t)
    if pick.kind == UNIT and value >= 0:
        t.flow.emit("targeted", seat, value)


# Cards that have been named


def named_cards(t: Battle, seat: int, pile: str) -> Counter[int]:
    """The cards of a seat's hand or deck that have been named for what is declared and not yet
    resolved: they are kept nowhere else."""
    found: Counter[int] = Counter()
    for text, owner, picks in _declared_by(t):
        if owner == seat:
            wanted = [
                pick.slot for pick in TEXT[text].picks if (pick.kind, pick.pile) == (CARD, pile)
            ]
            found |= Counter(picks[slot] for slot in wanted if picks and picks[slot] >= 0)
    if not found:
        return found
    return found & Counter(getattr(t, pile)[seat])


def _declared_by(t: Battle) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Every text that is declared or being resolved, whose it is, and its targets."""
    for step in t.flow.agenda:
        if step[0] in ("effect", "name_targets"):
            yield step[1], step[4], step[-2]
        else:
            yield from _used_in(step)
    yield from _used_in(t.flow.args)


def _used_in(words: tuple[Any, ...]) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """What is declared in a step or a question: after the seat comes what it has used."""
    for before, word in pairwise((NOTHING, *words)):
        if isinstance(word, tuple) and word:
            if word[0] == "used":
                yield word[1], before, word[4]
            else:
                yield from _used_in(word)


# Where the question comes from


def source_to_json(text: int) -> dict[str, Any]:
    """The ability or tactics card of a text, by its id."""
    source = TEXT[text].source
    if source < FIRST_CARD:
        return {"ability": ABILITIES.ids[source]}
    return {"tactics_card": TACTICS_CARDS.ids[source - FIRST_CARD]}


def _context(t: Battle, seat: int) -> dict[str, Any]:
    pick, frame = _open(t)
    source = source_to_json(frame.text)
    found = {**source, "source": next(iter(source.values())), "picks": pick.kind}
    if pick.label:
        found["label"] = pick.label
    if 0 <= frame.me < FIRST_NCU_HOLDER:
        found["unit"] = UNITS.ids[frame.me]
    return found


STEPS: Final = {"effect": effect, "name_targets": name_targets}
QUESTIONS: Final = {
    "name_target": Question(
        frozenset({*VERB_OF.values(), "decline"}),
        legal_target,
        check_target,
        take_target,
        always=True,  # with one candidate it is asked only if that shall not be known
        context=_context,
    ),
}
