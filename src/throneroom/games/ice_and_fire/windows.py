"""Moments at which effects may be used, in the order of the rules: F14.6-F14.18, F34.13, F34.14.

A moment is a step of the game, however cards word it (FR88), and what is used at it happens one
after the other, also wounds (FR54).

Whatever can be a trigger is announced. Where nothing listens to it that costs next to nothing.
Otherwise what works by itself is gathered, and whoever has something usable is asked: the active
player declares first, then the others in the order of turns, knowing what was declared, and then
all of it is resolved in that order.

In a window an effect that was declared is ("used", text, kit, holder, targets).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from throneroom.games.ice_and_fire import lasting
from throneroom.games.ice_and_fire.borrowing import borrowed_by, lent_by
from throneroom.games.ice_and_fire.cards import play
from throneroom.games.ice_and_fire.frames import FIRST_NCU_HOLDER, NOTHING, Frame
from throneroom.games.ice_and_fire.hooks import STORM_OF_SWORDS
from throneroom.games.ice_and_fire.moments import (
    ACTION_DECLARED,
    ATTACHMENT_LOST,
    CARD_PLAYED,
    INFLUENCE_SET,
    MOMENTS,
    ROUND_END,
    ROUND_START,
    TARGETED,
    TURN_START,
)
from throneroom.games.ice_and_fire.moments import NCU as OF_NCU
from throneroom.games.ice_and_fire.moments import UNIT as OF_UNIT
from throneroom.games.ice_and_fire.names import NCUS, UNITS
from throneroom.games.ice_and_fire.programs import CARD as CARD_PICK
from throneroom.games.ice_and_fire.programs import (
    UNIT,
    can_be_used,
    must_be_there,
    owner_of,
    source_to_json,
    start,
)
from throneroom.games.ice_and_fire.queries import BARRED, mask, uses_attack
from throneroom.games.ice_and_fire.state import (
    FIELD,
    RESERVE,
    Battle,
    is_friendly,
    order_from,
)
from throneroom.games.ice_and_fire.texts import (
    CARD,
    FIRST_CARD,
    HUSHED,
    KIT,
    MANDATORY,
    ORDER,
    TEXT,
    UNLIMITED,
    Text,
)
from throneroom.kernel import Action, Illegal, Question, Window, windows_of

Subject = tuple[Any, ...]
Declared = Sequence[tuple[int, Action]]
Hands = list[tuple[int, ...]]
# What a unit may be barred from (F1.25): its own side's tactics cards, or Orders; those of its
# enemies, or their Influence.
OWN_CARDS: Final = 1
OWN_ORDERS: Final = 2
ENEMY_CARDS: Final = 4
ENEMY_ORDERS: Final = 8
ENEMY_INFLUENCE: Final = 16
ENEMY_ABILITIES: Final = 32
ENEMY_ZONES: Final = 64
OWN_ZONES: Final = 128
OWN_INFLUENCE: Final = 256
NO_ORDERS: Final = 512  # it uses none itself; those of others may target it
# Before these moments siege cards are played.
AFTER_SIEGE_CARDS: Final = frozenset({TURN_START, ROUND_START, ROUND_END})


def is_heard(t: Battle, moment: str) -> bool:
    """Whether anything listens to a moment."""
    return moment in t.muster.moments or bool(t.lasting and _lasts(t, moment))


def announce(
    t: Battle, moment: str, subject: int = NOTHING, other: int = NOTHING, number: int = 0
) -> None:
    """Something has happened, or is about to, to which effects may react."""
    if is_heard(t, moment):
        t.flow.push("moment", moment, subject, other, number)


def _lasts(t: Battle, moment: str) -> bool:
    """Whether something that lasts listens to a moment, or ends with it."""
    for row in t.lasting:
        kit = KIT[row.kit]
        if moment in kit.moments:
            return True
        if kit.ends and any(when == moment for when, _ in kit.ends):
            return True
    return False


class Use(NamedTuple):
    """A text that can be used, or works by itself, and its frame."""

    text: Text
    frame: Frame


# Whose texts are looked for: all, those that work by themselves, those that somebody decides on, or
# those that one seat decides on.
ALL: Final = -1
BY_THEMSELVES: Final = -2
BY_CHOICE: Final = -3


def uses(
    t: Battle,
    moment: str,
    subject: int,
    other: int,
    number: int,
    hands: Hands | None = None,
    whose: int = ALL,
) -> Iterator[Use]:
    """The texts whose trigger it is and whose conditions hold; of tactics cards those in hand, or
    in these hands. They are found one by one, since who wants to know whether there is any need not
    wait for the rest."""
    held = t.hand if hands is None else hands
    for text, seat, holder, part in t.muster.moments.get(moment, ()):
        if whose != ALL and not _is_wanted(text, seat, whose):
            continue
        if text.plays >= 0 and t.banned >> seat & 1:
            continue
        if text.use == CARD:
            if part not in held[seat]:
                continue
        elif not _has(t, text, holder, part, moment == ATTACHMENT_LOST and part == number):
            continue
        frame = Frame(text.number, NOTHING, seat, holder, subject, other, number)
        if text.guard.holds(t, frame):
            yield Use(text, frame)
    if t.lasting:
        for row, kit in lasting.listening(t, moment):
            if moment == INFLUENCE_SET and row.ncu not in (NOTHING, number):
                continue  # another Influence has been attached to the same unit
            for text in kit.texts:
                if text.moment == moment and (whose == ALL or _is_wanted(text, row.seat, whose)):
                    frame = lasting.frame_of(row, text, subject, other, number)
                    if text.guard.holds(t, frame):
                        yield Use(text, frame)


def _is_wanted(text: Text, seat: int, whose: int) -> bool:
    if text.use == MANDATORY:
        return whose == BY_THEMSELVES
    return whose in (BY_CHOICE, seat)


def _has(t: Battle, text: Text, holder: int, part: int, last_words: bool) -> bool:
    """Whether the ability works, or does so for the last time (F14.23), and has not been used as
    often as it can be."""
    if not last_words and not lasting.works(t, holder, part, text.innate, text.source):
        return False
    if holder < FIRST_NCU_HOLDER:
        if t.place[holder] != (RESERVE if text.waiting else FIELD):
            return False
        if text.attack >= 0 and text.moment != ACTION_DECLARED:  # there is no attack yet
            if not uses_attack(t, holder, text.attack):
                return False
    return text.once == UNLIMITED or not was_used(t, holder, text)


def was_used(t: Battle, holder: int, text: Text) -> bool:
    return (holder, text.source, text.once) in t.used


def mark_used(t: Battle, holder: int, text: Text) -> None:
    if text.once != UNLIMITED:
        t.used.append((holder, text.source, text.once))


def _is_for_others(use: Use) -> bool:
    """Whether a card that answers to something between two units names another one: that is its
    target then (F16.9). What befalls one unit alone makes that unit the target in any case."""
    text, frame = use
    if frame.other < 0 or text.moment == ACTION_DECLARED:
        return False
    return any(pick.kind == UNIT and must_be_there(pick) for pick in text.picks)


def is_barred(t: Battle, use: Use) -> bool:
    """Whether the unit that a card or Order is for cannot be its target (F1.25, F16.9, F37.7)."""
    text, frame = use
    if text.use == CARD and _is_for_others(use):
        return False
    if text.use == CARD and MOMENTS[text.moment].subject == OF_UNIT:
        about = frame.subject
        if 0 <= about < len(t.card) and not is_friendly(t, about, frame.seat):
            if mask(t, BARRED, about) & ENEMY_CARDS:
                return True
    if not t.lasting and BARRED not in t.muster.auras:
        return False
    if text.use == ORDER:  # F14.8: it targets its own unit, unless it names others
        names = any(pick.kind == UNIT for pick in text.picks)
        return bool(mask(t, BARRED, frame.me) & (NO_ORDERS if names else NO_ORDERS | OWN_ORDERS))
    if MOMENTS[text.moment].subject != OF_UNIT:
        return False
    return any(
        0 <= unit < len(t.card)
        and is_friendly(t, unit, frame.seat)
        and mask(t, BARRED, unit) & OWN_CARDS
        for unit in (frame.subject, frame.other)
    )


# A moment


def moment(t: Battle, moment: str, subject: int, other: int, number: int) -> None:
    """Gather what works by itself, and open a window if somebody could use something."""
    by_themselves = list(uses(t, moment, subject, other, number, None, BY_THEMSELVES))
    open_to_all = is_discreet(t) or _is_any(
        uses(t, moment, subject, other, number, None, BY_CHOICE)
    )
    for row in list(lasting.rows(t)):
        if not KIT[row.kit].ends or (
            row.ncu >= 0 and lasting.silenced(t, FIRST_NCU_HOLDER + row.ncu)
        ):
            continue
        for when, guard in KIT[row.kit].ends:
            if when == moment and guard.holds(t, _row_frame(row, subject, other, number)):
                t.flow.push("expire", row.kit, row.seat, row.holder)
    declared = []
    names = set()
    for text, frame in by_themselves:
        name = text.name, frame.me, frame.seat if frame.me < 0 else NOTHING  # F14.6
        if name not in names:
            names.add(name)
            picks = (*frame.picks, *(NOTHING,) * (text.slots - len(frame.picks)))
            declared.append((frame.seat, ("used", text.number, frame.kit, frame.me, picks)))
    what = (moment, subject, other, number)
    declared.sort(key=lambda one: order_from(t, t.active).index(one[0]))
    if len(declared) > 1 and _next_choice(declared, 0) >= 0:
        t.flow.push("arrange", what, int(open_to_all), tuple(declared), 0)
    else:
        _open(t, what, open_to_all, declared)


def _is_any(found: Iterator[Use]) -> bool:
    return next(found, None) is not None


def _open(t: Battle, what: Subject, open_to_all: bool, declared: Declared) -> None:
    """Open the window, or resolve at once what works by itself."""
    if open_to_all:
        t.flow.push("window", "event", what, 0, tuple(declared), -1)
        return
    for seat, action in reversed(declared):
        t.flow.push("resolve", "event", what, seat, action)
        _may_be_answered(t, "event", what, seat, action)


# The order of effects that work by themselves (F14.14, FR86)


def _next_choice(declared: Declared, first: int) -> int:
    """From which place on the order of one player's effects matters next; -1 if nowhere."""
    for place in range(first, len(declared) - 1):
        seat = declared[place][0]
        rest = [TEXT[action[1]] for owner, action in declared[place:] if owner == seat]
        if len(rest) > 1 and not all(text.commutes for text in rest):
            return place
    return -1


def arrange(t: Battle, what: Subject, open_to_all: int, declared: Any, first: int) -> None:
    """Ask in which order a player's effects happen, one after the other."""
    place = _next_choice(declared, first)
    if place < 0:
        _open(t, what, bool(open_to_all), list(declared))
    else:
        t.flow.ask("arrange", (declared[place][0],), what, open_to_all, declared, place)


_NAMING: Final = frozenset({"use", "use_ncu", "use_card", "choose_card", "choose_order"})


def _named(source: int, me: int) -> Action:
    """What a seat says to name an effect: its source and the unit or NCU that has it; one that
    lasts on neither is named alone."""
    if source >= FIRST_CARD:
        card = source - FIRST_CARD
        return ("use_card", card, me) if 0 <= me < FIRST_NCU_HOLDER else ("choose_card", card)
    if me >= FIRST_NCU_HOLDER:
        return ("use_ncu", source, me - FIRST_NCU_HOLDER)
    return ("use", source, me) if me >= 0 else ("choose_order", source)


def _written(action: Action) -> Action:
    """What a seat says to name an effect that works by itself."""
    _, number, _, me, _ = action
    return _named(TEXT[number].source, me)


def legal_arrange(t: Battle, seat: int) -> list[Action]:
    *_, declared, place = t.flow.args
    own = [_written(action) for owner, action in declared[place:] if owner == seat]
    return list(dict.fromkeys(own))


def check_arrange(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_arrange(t, seat):
        raise Illegal("F14.14", "ice_and_fire-not-its-trigger")


def take_arrange(t: Battle, seat: int, action: Action) -> None:
    what, open_to_all, declared, place = t.flow.args
    chosen = next(one for one in declared[place:] if one[0] == seat and _written(one[1]) == action)
    rest = list(declared[place:])
    rest.remove(chosen)
    t.flow.push("arrange", what, open_to_all, (*declared[:place], chosen, *rest), place + 1)


def _arrange_context(t: Battle, seat: int) -> dict[str, Any]:
    return {"event": t.flow.args[0][0]}


def _row_frame(row: Any, subject: int, other: int, number: int) -> Frame:
    return Frame(
        *(0, row.kit, row.seat, row.holder, subject, other, number, 0, NOTHING), picks=row.picks
    )


def _may_be_answered(t: Battle, which: str, what: Subject, seat: int, action: Action) -> None:
    """Open a window for those who answer to being targeted (F14.17)."""
    if is_heard(t, TARGETED):
        t.flow.push("window", "answer", (which, what, seat, action), 0, (), -1)


# The window


def _about(t: Battle, subject: Subject) -> list[tuple[str, int, int, int]]:
    """The moments that a window is opened for: its own, or those of an effect that is answered."""
    if len(subject) == 4 and isinstance(subject[1], int):
        return [(subject[0], subject[1], subject[2], subject[3])]
    _, what, seat, (_, number, _, holder, picks) = subject
    text = TEXT[number]
    user = holder if holder < FIRST_NCU_HOLDER else NOTHING
    units = [picks[pick.slot] for pick in text.picks if pick.kind == UNIT]
    if text.use == CARD and not units and MOMENTS[text.moment].subject == OF_UNIT:
        units = [what[1]] if isinstance(what[1], int) else []  # F16.9
    elif text.use == ORDER and not units:
        units = [user]  # F14.8
    found = [(TARGETED, unit, user, number) for unit in dict.fromkeys(units) if unit >= 0]
    if text.plays >= 0:
        found.append((CARD_PLAYED, seat, NOTHING, text.plays))
    return found


def usable(
    t: Battle, seat: int, subject: Subject, declared: Any = (), hands: Hands | None = None
) -> Iterator[Use]:
    """What a seat may declare now: one Order or card for an event (F14.10), all else once. With
    these hands instead of the true ones it is what it might declare for all that others know."""
    about = _about(t, subject)
    if not any(one[0] in t.muster.moments for one in about) and not t.lasting:
        return
    if _has_acted(t, seat, subject):
        return
    mine = [action for owner, action in declared if owner == seat]
    spoken = any(_speaks(TEXT[action[1]]) for action in mine) or _has_spoken(t, seat, about)
    replaced = any(TEXT[action[1]].replaces for action in mine)
    for one in about:
        for use in uses(t, *one, hands, seat):
            text, frame = use
            if (spoken and _speaks(text)) or (replaced and text.replaces):
                continue
            if _speaks(text) and _is_hushed(t, seat):
                continue
            if any(action[1:4] == (text.number, frame.kit, frame.me) for action in mine):
                continue
            if text.use >= ORDER and is_barred(t, use):
                continue
            # Whether a card that is needed besides is in hand or deck is hidden as well.
            hidden = hands is not None and any(pick.kind == CARD_PICK for pick in text.picks)
            if hidden or can_be_used(t, text, frame):
                yield use


def _has_acted(t: Battle, seat: int, subject: Subject) -> bool:
    """Whether what is answered is the seat's own: it has acted already (F14.17)."""
    if isinstance(subject[1], int):
        return bool(subject[0] == TARGETED and owner_of(t, subject[3]) == seat)
    return bool(subject[2] == seat)


def is_discreet(t: Battle) -> bool:
    """Whether nobody shall be able to tell by a pause who holds a card (F34.13)."""
    return bool(t.options.get("discreet"))


def _might_play(t: Battle, seat: int, subject: Subject, declared: Any) -> bool:
    """Whether, for all that everybody knows, a seat may hold a card that it could play now. At a
    discreet table it is asked then, whatever it holds (F34.13)."""
    if not is_discreet(t) or not t.hand[seat]:
        return False
    unseen = [(*hand, *deck) for hand, deck in zip(t.hand, t.deck, strict=True)]
    return any(use.text.use == CARD for use in usable(t, seat, subject, declared, unseen))


def _speaks(text: Text) -> bool:
    """Whether it is the one Order or tactics card of its player for an event (F14.10, FR27,
    FR28)."""
    return text.use >= ORDER or text.plays >= 0


def _has_spoken(t: Battle, seat: int, about: list[tuple[str, int, int, int]]) -> bool:
    """Whether the seat used its Order or card for these dice while they were re-rolled (FR87), or
    a siege card for this event."""
    moment = about[0][0] if about else ""
    if moment in AFTER_SIEGE_CARDS and t.siege_spoken >> seat & 1:  # F24.7
        return True
    if moment in ("attack_dice_done", "defense_dice_done"):
        return bool(t.fights[-1].spoken >> seat & 1)
    if moment == "test_rolled":
        return bool(t.tests[-1].spoken >> seat & 1)
    return False


def _is_hushed(t: Battle, seat: int) -> bool:
    """Whether something keeps a seat from using Orders and tactics cards."""
    return any(row.kit in HUSHED and row.seat == seat for row in t.lasting)


def action_of(use: Use) -> Action:
    """What a seat says to use a text."""
    text, frame = use
    if text.use == CARD:
        return ("play", text.source - FIRST_CARD, text.mode)
    return _named(text.source, frame.me)


def _declared(t: Battle) -> Any:
    """What has been declared in the window that is open."""
    return t.flow.args[3] if t.flow.args else ()


def _effects(t: Battle, seat: int, subject: Subject) -> list[Action]:
    found = usable(t, seat, subject, _declared(t))
    return list(dict.fromkeys(action_of(use) for use in found))


def _check(t: Battle, seat: int, action: Action, subject: Subject) -> None:
    if action not in _effects(t, seat, subject):
        raise Illegal("F14.9", "ice_and_fire-not-its-trigger")


def _declare(t: Battle, seat: int, action: Action, subject: Subject) -> None:
    """Pay for it, tell of it, and have its targets named."""
    name, which, what, passed, declared, last = t.flow.agenda.pop()
    before = declared[:-1]
    text, frame = next(use for use in usable(t, seat, subject, before) if action_of(use) == action)
    entry = (seat, ("used", text.number, frame.kit, frame.me, frame.picks))
    t.flow.push(name, which, what, passed, (*before, entry), last)
    if text.use != CARD:
        mark_used(t, frame.me, text)
        tell(t, text, frame)
    if text.plays >= 0:
        play(t, seat, text.plays, from_hand=text.use == CARD)
    if _speaks(text):
        _speak(t, seat, what)
    frame.picks = (*frame.picks, *(NOTHING,) * (text.slots - len(frame.picks)))
    t.flow.push("name_targets", text.number, 0, *frame.plain())


def _speak(t: Battle, seat: int, what: Subject) -> None:
    if what[0] == ACTION_DECLARED and t.mode == STORM_OF_SWORDS:
        t.siege_spoken |= 1 << seat
    if what[0] in ("attack_rerolls", "defense_rerolls"):
        t.fights[-1].spoken |= 1 << seat
    elif what[0] == "test_rerolls":
        t.tests[-1].spoken |= 1 << seat


def tell(t: Battle, text: Text, frame: Frame) -> None:
    """Tell that a text is used, or works by itself."""
    if text.source >= FIRST_CARD and frame.me < 0:
        t.flow.emit("card_acts", frame.seat, text.source - FIRST_CARD)
    elif text.source >= FIRST_CARD:
        t.flow.emit("card_works", frame.seat, text.source - FIRST_CARD, frame.me)
    elif frame.me >= FIRST_NCU_HOLDER:
        t.flow.emit("used_by_ncu", frame.seat, text.source, frame.me - FIRST_NCU_HOLDER)
    else:
        t.flow.emit("used", frame.seat, text.source, frame.me)


def _resolve(t: Battle, seat: int, action: Action, subject: Subject) -> None:
    _, number, kit, me, picks = action
    text = TEXT[number]
    about = [one for one in _about(t, subject) if one[0] == text.moment]
    frame = Frame(number, kit, seat, me, picks=picks)
    for _, frame.subject, frame.other, frame.number in about:
        if len(about) == 1 or text.guard.holds(t, frame):
            break  # of several targets the one that the text is about
    if text.use == MANDATORY:
        if kit >= 0 and lasting.row_of(t, frame) is None:
            return
        tell(t, text, frame)
    if not text.replaces or _replace_zone(t):
        start(t, text, frame)


def _replace_zone(t: Battle) -> bool:
    """Take the effect of the zone that is claimed away; whether there was one (F1.26, F15.11)."""
    agenda = t.flow.agenda
    for i in range(len(agenda) - 1, -1, -1):
        if agenda[i][0] == "use_zone":
            del agenda[i]
            return True
    return False


def _hides(t: Battle, seat: int, subject: Subject) -> bool:
    """Whether the question is put in private: as long as the deck may still have a card for it,
    which everybody knows who has seen the army and the discard pile (F34.12)."""
    wanted = {one[0] for one in _about(t, subject)}
    left = list(t.muster.decks[seat]) if t.muster.decks else []
    attached = [r.card for r in t.lasting if r.seat == seat and not lasting.is_face_down(r)]
    for card in (*t.discard[seat], *lent_by(t, seat), *_own(t, seat, attached)):
        if card in left:
            left.remove(card)
    return any(
        listener.text.use == CARD and listener.seat == seat and listener.part in left
        for moment in wanted
        for listener in t.muster.moments.get(moment, ())
    )


def _own(t: Battle, seat: int, attached: list[int]) -> list[int]:
    """The attached cards that are of the seat's own deck (F36.15): borrowed ones are attached as
    well unless everybody knows that they are in hand."""
    if not t.muster.borrowed:
        return attached
    borrowed = Counter(card for card, _ in borrowed_by(t, seat)) - Counter(t.known[seat])
    return list((Counter(attached) - borrowed).elements())


def _sort(t: Battle, subject: Subject, last: int) -> tuple[int, ...]:
    return order_from(t, t.active)


def _window(answered: str) -> Window:
    return Window(
        verbs=frozenset({*_NAMING, "play"}),
        order=_sort,
        asks=lambda t, seat, subject, declared: _is_any(usable(t, seat, subject, declared)),
        effects=_effects,
        check=_check,
        declare=_declare,
        resolve=_resolve,
        in_private="react_in_private",
        hides=_hides,
        trigger=lambda t, subject: subject[0] if isinstance(subject[1], int) else "answer",
        answered=answered,
        several=True,
        evenly=_might_play,
        choice=lambda t, seat, subject: _is_any(usable(t, seat, subject, _declared(t))),
    )


def _context(t: Battle, seat: int) -> dict[str, Any]:
    """What the window is about, and what has been declared in it."""
    _, subject, _, declared, _ = t.flow.args
    about = _about(t, subject)
    found: dict[str, Any] = {"moment": about[0][0] if about else "answer", "about": None}
    if about and about[0][1] >= 0:
        moment, who = about[0][0], about[0][1]
        if MOMENTS[moment].subject == OF_UNIT:
            found["unit"] = found["about"] = UNITS.ids[who]
        elif MOMENTS[moment].subject == OF_NCU:
            found["about"] = NCUS.ids[who]
    found["declared"] = [source_to_json(action[1]) for _, action in declared]
    return found


WINDOWS: Final = windows_of(
    {"event": _window("answer"), "answer": _window("answer")},
    contexts={"react": _context, "react_in_private": _context},
)
STEPS: Final = {**WINDOWS.steps, "moment": moment, "arrange": arrange}
QUESTIONS: Final = {
    **WINDOWS.questions,
    "arrange": Question(
        _NAMING,
        legal_arrange,
        check_arrange,
        take_arrange,
        context=_arrange_context,
    ),
}
