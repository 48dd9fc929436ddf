"""What a seat of The Iron Throne sees, as numbers."""

from collections.abc import Callable, Iterable
from typing import Final

import numpy as np
import numpy.typing as npt

from throneroom.games.iron_throne.content import CARDS, DECK_SIZE, EVENTS_CARDS, HOUSES, SLOTS
from throneroom.games.iron_throne.state import PHASES, Table

_CARDS: Final = len(CARDS.ids)
_EVENTS: Final = len(EVENTS_CARDS.ids)
_HOUSES: Final = len(HOUSES.ids)
_PHASES: Final = len(PHASES)


def parts(seats: int, questions: tuple[str, ...]) -> Iterable[tuple[str, int]]:
    """The parts of an observation and how many numbers each has. A seat is told as its number,
    counted from the own one, which is 1; 0 is nobody."""
    for who in range(seats):
        yield from ((f"house of +{who}", _HOUSES), (f"leader of +{who}", SLOTS))
        yield from ((f"power of characters of +{who}", SLOTS), (f"influence of +{who}", seats))
        for name in ("sheet", "hand", "deck", "hostages", "side", "fighter", "card shown"):
            yield f"{name} of +{who}", 1
        for name in ("no rewards", "no penalties", "withdrawn", "took part", "cards played"):
            yield f"{name} of +{who}", 1
        yield f"discards of +{who}", DECK_SIZE
    yield from (("own hand", DECK_SIZE), ("own hostages", _CARDS), ("own card", 1))
    yield from (("own sheets", SLOTS), ("event", _EVENTS), ("events discarded", _EVENTS))
    yield from (("phase", _PHASES), ("turn", 1), ("attacker", 1), ("defender", 1), ("box", 1))
    yield from (("result", 1), ("settled", 1), ("bonus", 3), ("offers made", 1))
    yield from (("support offer", 1), ("truce offer", 6), ("own draft", 6))
    yield from ((f"asked {kind}", 1) for kind in questions)


def observer(
    seats: int, questions: tuple[str, ...]
) -> Callable[[Table, int, npt.NDArray[np.float32]], None]:
    """How tables of The Iron Throne with so many seats are seen."""
    places = {kind: place for place, kind in enumerate(questions)}

    def observe(t: Table, seat: int, out: npt.NDArray[np.float32]) -> None:
        def number(other: int) -> int:
            return (other - seat) % seats + 1 if other >= 0 else 0

        told: list[float] = []
        order = [(seat + i) % seats for i in range(seats)]
        for who in order:
            house = t.house[who]
            first = house * SLOTS
            told += [house == other for other in range(_HOUSES)]
            told += [t.leader[who] == first + slot if house >= 0 else 0 for slot in range(SLOTS)]
            told += t.power[first : first + SLOTS] if house >= 0 else [0] * SLOTS
            told += [t.influence[who * seats + board] for board in order]
            shown = t.encounter_card[who] + 1 if t.face_up >> who & 1 else 0
            told += (t.sheet[who], len(t.hand[who]), len(t.deck[who]), len(t.hostages[who]))
            told += (t.side[who], t.fighter[who] - first + 1 if t.fighter[who] >= 0 else 0, shown)
            told += (t.no_rewards >> who & 1, t.no_penalties >> who & 1, t.withdrawn >> who & 1)
            told += (t.took_part >> who & 1, len(t.played[who]))
            told += _marked((card % DECK_SIZE for card in t.discard[who]), DECK_SIZE)
        told += _marked((card % DECK_SIZE for card in t.hand[seat]), DECK_SIZE)
        told += _marked(t.hostages[seat], _CARDS)
        told.append(t.encounter_card[seat] + 1 if t.encounter_card[seat] >= 0 else 0)
        told += _marked((sheet % SLOTS for sheet in t.sheets_drawn[seat]), SLOTS)
        told += _marked((t.event,) if t.event >= 0 else (), _EVENTS)
        told += _marked(t.event_discard, _EVENTS)
        told += _marked((t.phase,), _PHASES)
        told += (t.turn, number(t.attacker) if t.turn else 0, number(t.defender), t.box)
        told += (t.result, t.settled, *t.bonus, t.offers_made, number(t.offer_by))
        told += t.truce_offer if len(t.truce_offer) == 6 else (0,) * 6
        asked = seat in t.flow.asked and bool(t.flow.kind)
        told += t.draft if asked else (0,) * 6
        told += _marked((places[t.flow.kind],) if asked else (), len(questions))
        out[: len(told)] = told

    return observe


def _marked(things: Iterable[int], size: int) -> list[int]:
    marks = [0] * size
    for thing in things:
        marks[thing] = 1
    return marks
