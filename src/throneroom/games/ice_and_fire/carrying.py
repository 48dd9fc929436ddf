"""Tokens that units carry: F25.7-F25.13, F26.3-F26.8.

The two modes differ in where a token may be put down, and who takes it from a unit that loses it.
The opponent who does that is the next player clockwise after the owner of the unit (F33.11).
"""

from typing import Final

from throneroom.games.ice_and_fire.field import (
    box_at,
    box_of,
    enemies_of,
    engaged_with,
    on_field,
    pieces_with,
    pose_of,
    stands,
)
from throneroom.games.ice_and_fire.geometry.measure import distance, distance_from, touches
from throneroom.games.ice_and_fire.geometry.shapes import CONTACT, INCH, LENGTH, Box
from throneroom.games.ice_and_fire.geometry.shapes import unit as axes
from throneroom.games.ice_and_fire.hooks import FEAST_FOR_CROWS
from throneroom.games.ice_and_fire.layout import HEIGHT, piece_box
from throneroom.games.ice_and_fire.names import TOKENS, UNITS
from throneroom.games.ice_and_fire.state import FIELD, Battle, next_turn, seat_of
from throneroom.games.ice_and_fire.terrain import IMPASSABLE
from throneroom.games.ice_and_fire.tokens import (
    carried_by,
    may_control,
    ranks_for_tokens,
)
from throneroom.games.ice_and_fire.whereabouts import region
from throneroom.kernel import Action, Illegal, Question

NEAR: Final = 2 * INCH  # of the tray that held it (F26.5)
DIAGONAL: Final = 1414  # thousandths of 2", to either side
NOBODY: Final = -1


def give(t: Battle, token: int, unit: int) -> None:
    """A unit takes a token onto its tray, and controls it (F25.8, F26.3)."""
    _set_carrier(t, token, unit)
    _move_token(t, token, t.x[unit], t.y[unit])
    t.flow.emit("token_taken", unit, token)


def _set_carrier(t: Battle, token: int, unit: int) -> None:
    t.carriers = (*t.carriers[:token], unit, *t.carriers[token + 1 :])


def _move_token(t: Battle, token: int, x: int, y: int) -> None:
    _, _, radius, card = t.tokens[token]
    t.tokens[token] = (x, y, radius, card)


def move_ended(t: Battle, unit: int) -> None:  # F25.8-F25.10, F26.3, F26.5
    """A unit has moved: it takes what it touches, one token at most (FR107)."""
    if t.place[unit] != FIELD:
        return
    tray = box_of(t, unit)
    own = carried_by(t, unit)
    if own >= 0:
        _move_token(t, own, t.x[unit], t.y[unit])
    touched = [
        token
        for token, (x, y, radius, _) in enumerate(t.tokens)
        if t.carriers[token] == NOBODY and touches(tray, x, y, radius)
    ]
    if not may_control(t, unit):  # F21.8
        return
    if own < 0 and touched:
        give(t, touched.pop(0), unit)
    for token in reversed(touched):
        t.flow.push("put_token", token, unit)
    leave_pile(t, unit)


def leave_pile(t: Battle, unit: int) -> None:  # F25.10
    """In A Feast for Crows a unit that does not touch the pile of its token any more drops it."""
    token = carried_by(t, unit)
    if t.mode == FEAST_FOR_CROWS and token >= 0 and t.place[unit] == FIELD:
        pile = _pile(t, token)
        if pile is not None and not _is_at(box_of(t, unit), pile):
            drop(t, token, unit)


def _is_at(tray: Box, pile: Box) -> bool:
    """Whether a tray touches a pile, or stands on it."""
    return distance(tray, pile) <= CONTACT


def drop(t: Battle, token: int, unit: int) -> None:
    """A token leaves its unit, and the opponent puts it down."""
    _set_carrier(t, token, NOBODY)
    _move_token(t, token, t.x[unit], t.y[unit])
    t.flow.emit("token_dropped", unit, token)
    t.flow.push("put_token", token, unit)


def _pile(t: Battle, token: int) -> Box | None:
    """The pile that a token is linked to, as long as it is there (F25.7)."""
    piece = t.piles[token]
    if piece < 0 or t.terrain[piece][0] < 0:
        return None
    kind, x, y, h = t.terrain[piece]
    return piece_box(kind, (x, y, h))


# Losing a token


def lose(t: Battle, unit: int) -> None:  # F25.11, F26.6
    """A unit that fails a panic test, or is destroyed, loses its token to an enemy."""
    token = carried_by(t, unit)
    if token < 0:
        return
    heirs = _heirs(t, token, unit)
    if len(heirs) > 1:
        t.flow.ask("heir", (next_turn(t, seat_of(unit)),), token, unit)
    elif heirs:
        give(t, token, heirs[0])
    else:
        drop(t, token, unit)


def _heirs(t: Battle, token: int, unit: int) -> list[int]:
    """The enemies that may take it: at its pile, or engaged with the unit; not one that carries a
    token already (F25.13, F26.8)."""
    if t.mode == FEAST_FOR_CROWS:
        pile = _pile(t, token)
        near = [
            enemy
            for enemy in enemies_of(t, seat_of(unit))
            if pile is not None and _is_at(box_of(t, enemy), pile)
        ]
    else:
        near = engaged_with(t, unit)
    return [
        enemy
        for enemy in near
        if enemy not in t.carriers and t.wounds[enemy] and may_control(t, enemy)
    ]


def legal_heir(t: Battle, seat: int) -> list[Action]:
    return [("choose", enemy) for enemy in _heirs(t, *t.flow.args)]


def check_heir(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_heir(t, seat):
        rule = "F25.11" if t.mode == FEAST_FOR_CROWS else "F26.6"
        raise Illegal(rule, "ice_and_fire-wrong-target", unit=UNITS.ids[action[1]])


def take_heir(t: Battle, seat: int, action: Action) -> None:
    give(t, t.flow.args[0], action[1])


def fought(t: Battle, attacker: int, defender: int) -> None:  # F25.12, F25.13, F26.7, F26.8
    """After a melee attack the token goes to an attacker that has more ranks left."""
    token = carried_by(t, defender)
    if token < 0 or not stands(t, defender) or not stands(t, attacker):
        return
    if ranks_for_tokens(t, attacker) <= ranks_for_tokens(t, defender):
        return
    if attacker in t.carriers or not may_control(t, attacker):
        drop(t, token, defender)
    else:
        give(t, token, attacker)


# Putting a token down: the arguments are the token, and the unit that had or touched it


def put_token(t: Battle, token: int, unit: int) -> None:  # F25.9, F25.10, F26.5, FR91
    """The opponent says where it lies; if no place is allowed it stays where it is."""
    if places(t, token, unit):
        t.flow.ask("put_token", (next_turn(t, seat_of(unit)),), token, unit)


def places(t: Battle, token: int, unit: int) -> list[tuple[int, int]]:
    """The places that are listed: the eight points of the compass on the edge of the pile, or
    around the tray (FR91)."""
    if t.mode == FEAST_FOR_CROWS:
        piece = t.piles[token]
        pile = _pile(t, token)
        if pile is None:
            return []
        _, x, y, h = t.terrain[piece]
        points = _around(x, y, h, round(pile[4]), round(pile[5]), 0, 0)
    else:
        tray = box_at(t, unit, pose_of(t, unit))
        points = _around(*pose_of(t, unit), round(tray[4]), round(tray[5]), NEAR, DIAGONAL)
    return [point for point in points if _refusal(t, token, unit, *point) is None]


def _around(
    x: int, y: int, h: int, depth: int, width: int, beyond: int, aslant: int
) -> list[tuple[int, int]]:
    """Eight points around a box: before its sides, and before its corners."""
    c, s = axes(h)
    one = axes(0)[0]
    far, wide = depth + beyond, width + beyond
    deep, broad = depth + aslant, width + aslant
    local = [(far, 0), (deep, broad), (0, wide), (-deep, broad)]
    local += [(-u, -v) for u, v in local]
    return [(x + (u * c - v * s) // one, y + (u * s + v * c) // one) for u, v in local]


def _refusal(t: Battle, token: int, unit: int, x: int, y: int) -> Illegal | None:
    radius = t.tokens[token][2]
    rule = "F25.9" if t.mode == FEAST_FOR_CROWS else "F26.5"
    if not (radius <= x <= t.width - radius and radius <= y <= HEIGHT - radius):
        return Illegal(rule, "ice_and_fire-token-outside")
    if t.mode == FEAST_FOR_CROWS:
        pile = _pile(t, token)
        if pile is None or distance_from(pile, x, y) > radius + LENGTH:
            return Illegal(rule, "ice_and_fire-token-off-pile")
        return None
    far = distance_from(box_of(t, unit), x, y)
    if far > NEAR + LENGTH:
        return Illegal(rule, "ice_and_fire-token-too-far", distance=round(far) / INCH)
    others = [box_of(t, other) for other in on_field(t) if other != unit]
    others += [wall for _, wall in pieces_with(t, IMPASSABLE)]
    if any(distance_from(other, x, y) < radius - LENGTH for other in others):
        return Illegal(rule, "ice_and_fire-token-on-something")
    return None


def check_put(t: Battle, seat: int, action: Action) -> None:
    token, unit = t.flow.args
    _, named, x, y = action
    if named != token:
        raise Illegal("F25.9", "ice_and_fire-other-token", token=TOKENS.ids[token])
    refusal = _refusal(t, token, unit, x, y)
    if refusal is not None:
        raise refusal


def take_put(t: Battle, seat: int, action: Action) -> None:
    _, token, x, y = action
    _move_token(t, token, x, y)
    t.flow.emit("token_put", seat, token, x, y, region(t, x, y))


STEPS: Final = {"put_token": put_token}
QUESTIONS: Final = {
    "heir": Question(
        frozenset({"choose"}),
        legal_heir,
        check_heir,
        take_heir,
        context=lambda t, seat: {"unit": UNITS.ids[t.flow.args[1]]},
    ),
    "put_token": Question(
        frozenset({"token"}),
        lambda t, seat: [("token", t.flow.args[0], x, y) for x, y in places(t, *t.flow.args)],
        check_put,
        take_put,
        always=True,
        context=lambda t, seat: {"unit": UNITS.ids[t.flow.args[1]]},
    ),
}
