"""What a seat of A Song of Ice & Fire sees, as numbers. Lengths are in inches, headings in right
angles."""

from collections.abc import Callable, Iterable
from typing import Final

import numpy as np
import numpy.typing as npt

from throneroom.games.ice_and_fire.content import TACTICS_CARDS
from throneroom.games.ice_and_fire.geometry.shapes import FULL_TURN, INCH
from throneroom.games.ice_and_fire.names import MOST_NCUS, MOST_UNITS
from throneroom.games.ice_and_fire.state import Battle, models_of, ranks_of

_CARDS: Final = len(TACTICS_CARDS.ids)
_MODES: Final = 10
_TOKENS: Final = 12
_TERRAIN: Final = 12
_RIGHT_ANGLE: Final = FULL_TURN / 4
_UNIT: Final = ("card", "place", "x", "y", "heading", "wounds", "models", "ranks", "attachments")
_STATE: Final = ("panicked", "vulnerable", "weakened", "activated")
_NO_UNIT: Final = (0,) * (len(_UNIT) + len(_STATE))


def parts(seats: int, questions: tuple[str, ...]) -> Iterable[tuple[str, int]]:
    """The parts of an observation and how many numbers each has. A seat is told as its number,
    counted from the own one, which is 1; a unit as its number among all, from 1; 0 is none."""
    for who in range(seats):
        for unit in range(MOST_UNITS):
            yield from ((f"{name} of unit {unit} of +{who}", 1) for name in (*_UNIT, *_STATE))
        for ncu in range(MOST_NCUS):
            for name in ("card", "place", "done"):
                yield f"{name} of NCU {ncu} of +{who}", 1
        for name in (
            "points",
            "passes",
            "passed",
            "hand",
            "deck",
            "discards",
            "turns",
            "same side",
        ):
            yield f"{name} of +{who}", 1
    yield from (("own hand", _CARDS), ("own discards", _CARDS), ("mode", _MODES))
    yield from (("round", 1), ("first", 1), ("active", 1), ("width", 1), ("roll", 1))
    for token in range(_TOKENS):
        yield from ((f"{name} of token {token}", 1) for name in ("there", "x", "y", "objective"))
    for piece in range(_TERRAIN):
        yield from ((f"{name} of piece {piece}", 1) for name in ("kind", "x", "y", "heading"))
    for name in ("attacker", "defender", "hits", "wounds", "attack dice", "defense dice"):
        yield name, 1
    yield "unit that is tested", 1
    yield from ((f"asked {kind}", 1) for kind in questions)


def observer(
    seats: int, questions: tuple[str, ...]
) -> Callable[[Battle, int, npt.NDArray[np.float32]], None]:
    """How battles with so many seats are seen."""
    places = {kind: place for place, kind in enumerate(questions)}

    def observe(t: Battle, seat: int, out: npt.NDArray[np.float32]) -> None:
        order = [(seat + i) % seats for i in range(seats)]

        def number(other: int) -> int:
            return (other - seat) % seats + 1 if other >= 0 else 0

        def unit_number(unit: int) -> int:
            if unit < 0:
                return 0
            owner, place = divmod(unit, MOST_UNITS)
            return (owner - seat) % seats * MOST_UNITS + place + 1

        told: list[float] = []
        for who in order:
            for unit in range(who * MOST_UNITS, (who + 1) * MOST_UNITS):
                told += _NO_UNIT if t.card[unit] < 0 else _unit(t, unit)
            for ncu in range(who * MOST_NCUS, (who + 1) * MOST_NCUS):
                there = t.ncu_card[ncu] >= 0
                told += (t.ncu_card[ncu] + 1, t.ncu_place[ncu] + 2 if there else 0, t.ncu_done[ncu])
            told += (t.points[who], t.passes[who], t.passed >> who & 1, len(t.hand[who]))
            told += (len(t.deck[who]), len(t.discard[who]), t.turns[who])
            told.append(t.side[who] == t.side[seat])
        told += _counted(t.hand[seat])
        told += _counted(t.discard[seat])
        told += [mode == t.mode for mode in range(_MODES)]
        told += (t.round, number(t.first), number(t.active), t.width / INCH, t.roll)
        for x, y, _, objective in t.tokens[:_TOKENS]:
            told += (1, x / INCH, y / INCH, objective + 1)
        told += [0] * (4 * (_TOKENS - len(t.tokens[:_TOKENS])))
        for kind, x, y, heading in t.terrain[:_TERRAIN]:
            told += (kind + 1, x / INCH, y / INCH, heading / _RIGHT_ANGLE)
        told += [0] * (4 * (_TERRAIN - len(t.terrain[:_TERRAIN])))
        if t.fights:
            fight = t.fights[-1]
            told += (unit_number(fight.attacker), unit_number(fight.defender), fight.hits)
            told += (fight.wounds, len(fight.attack_dice), len(fight.defense_dice))
        else:
            told += (0, 0, 0, 0, 0, 0)
        told.append(unit_number(t.tests[-1].unit) if t.tests else 0)
        asked = [0] * len(questions)
        if seat in t.flow.asked and t.flow.kind:
            asked[places[t.flow.kind]] = 1
        told += asked
        out[: len(told)] = told

    return observe


def _unit(t: Battle, unit: int) -> tuple[float, ...]:
    state = t.conditions[unit]
    return (
        t.card[unit] + 1,
        t.place[unit],
        t.x[unit] / INCH,
        t.y[unit] / INCH,
        t.h[unit] / _RIGHT_ANGLE,
        t.wounds[unit],
        models_of(t, unit),
        ranks_of(t, unit),
        len(t.parts[unit]),
        state & 1,
        state >> 1 & 1,
        state >> 2 & 1,
        t.activated[unit],
    )


def _counted(cards: Iterable[int]) -> list[int]:
    counts = [0] * _CARDS
    for card in cards:
        counts[card] += 1
    return counts
