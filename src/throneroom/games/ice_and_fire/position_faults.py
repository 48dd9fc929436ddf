"""Why a battle cannot stand as a position tells it, whatever has been played: F34.24.

Every field may be fine and yet all of them together be nonsense. Each fault carries its rule and
the number that was found. What can come about is no fault: a unit without wounds while it goes, a
charger on its way over friends, enemies nearer than an inch, a hand from which is to be discarded.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from throneroom.games.ice_and_fire.borrowing import borrowed_by
from throneroom.games.ice_and_fire.cards import hand_limit
from throneroom.games.ice_and_fire.content import CARDS, COPIES, TACTICS_CARDS, TERRAIN, ZONES
from throneroom.games.ice_and_fire.field import box_of, grounds, on_field
from throneroom.games.ice_and_fire.geometry.measure import (
    inside,
    overlap_area,
    overlaps,
    sticks_out,
)
from throneroom.games.ice_and_fire.geometry.shapes import INCH
from throneroom.games.ice_and_fire.layout import HEIGHT, north_of
from throneroom.games.ice_and_fire.movement import inches
from throneroom.games.ice_and_fire.names import NCUS, SEATS, UNITS
from throneroom.games.ice_and_fire.state import Battle, models_of
from throneroom.games.ice_and_fire.terrain import IMPASSABLE
from throneroom.games.ice_and_fire.victory import lost_units
from throneroom.kernel import BadInput, Illegal
from throneroom.kernel.errors import reasons_of, shown


def check_position(t: Battle) -> None:  # F34.24
    """Refuse a battle that cannot be, with everything that is wrong with it."""
    _check_declaration(t)
    wrong = [*_trays(t), *_strength(t), *_board(t), *_cards(t), *_things(t), *_sides(t)]
    if wrong:
        raise BadInput("ice_and_fire-position-impossible", reasons=reasons_of(wrong))


def _check_declaration(t: Battle) -> None:
    """What an action is declared with is needed only when it is carried out."""
    if t.flow.kind == "declare":
        for argument in t.flow.args:
            if not isinstance(argument, int):
                raise BadInput("position-bad-argument", path="/flow/args", text=shown(argument))


def _unit(t: Battle, unit: int) -> dict[str, str]:
    """What a unit is, and where the position has it."""
    return {"card": CARDS.ids[t.card[unit]], "path": f"/table/units/{UNITS.ids[unit]}"}


def _trays(t: Battle) -> Iterator[Illegal]:
    """Trays are in the field, and on no other and nothing Impassable (F8.10, F8.12, F8.15)."""
    flow = t.flow
    # A charger that is hurt on its way stands there until it has gone on (FR80).
    passing = {step[1] for step in flow.agenda if step[0] in ("enter", "arrive", "home")}
    if flow.kind == "align":
        passing.add(flow.args[0])
    standing = [(unit, box_of(t, unit)) for unit in on_field(t) if unit not in passing]
    north = north_of(t.mode)
    for unit, tray in standing:
        if not inside(tray, 0, 0, t.width, north):
            outside = inches(sticks_out(tray, 0, 0, t.width, north))
            yield Illegal(
                "F8.12", "ice_and_fire-position-tray-outside", **_unit(t, unit), outside=outside
            )
    for (unit, tray), (other, its) in combinations(standing, 2):
        if overlaps(tray, its):
            there = {f"other_{name}": value for name, value in _unit(t, other).items()}
            area = inches(overlap_area(tray, its) / INCH)
            yield Illegal(
                "F8.10", "ice_and_fire-position-trays-overlap", **_unit(t, unit), **there, area=area
            )
    for piece in grounds(t):
        if piece.keywords & IMPASSABLE:
            for unit, tray in standing:
                if overlaps(tray, piece.box):
                    area = inches(overlap_area(tray, piece.box) / INCH)
                    yield Illegal(
                        "F8.15", "ice_and_fire-position-on-impassable", **_unit(t, unit), area=area
                    )


def _strength(t: Battle) -> Iterator[Illegal]:
    """A unit on the field has wounds left, and a model for each attachment (F3.14, F4.6)."""
    going = {step[1] for step in t.flow.agenda if step[0] in ("destroyed", "remove")}
    for unit in on_field(t):
        if t.wounds[unit]:
            models = models_of(t, unit)
            if len(t.parts[unit]) > models:
                yield Illegal(
                    "F4.6",
                    "ice_and_fire-position-attachments",
                    **_unit(t, unit),
                    number=len(t.parts[unit]),
                    models=models,
                )
        elif unit not in going:
            yield Illegal("F3.14", "ice_and_fire-position-no-wounds", **_unit(t, unit))


def _board(t: Battle) -> Iterator[Illegal]:
    """An NCU claims an empty zone only (F15.2)."""
    for zone in range(len(ZONES.ids)):
        there = [NCUS.ids[ncu] for ncu, place in enumerate(t.ncu_place) if place == zone]
        if len(there) > 1:
            yield Illegal(
                "F15.2",
                "ice_and_fire-position-zone-shared",
                zone=ZONES.ids[zone],
                number=len(there),
                paths=[f"/table/ncus/{ncu}" for ncu in there],
            )


def _cards(t: Battle) -> Iterator[Illegal]:
    """No hand is larger than it may be, and no deck has more copies of a card (F2.24, F16.4)."""
    discarding = {step[1] for step in t.flow.agenda if step[0] == "too_many"}
    for seat, hand in enumerate(t.hand):
        most = hand_limit(t, seat)
        if len(hand) > most and seat not in discarding:
            yield Illegal(
                "F2.24", "ice_and_fire-position-hand", seat=SEATS[seat], number=len(hand), most=most
            )
        attached = [row.card for row in t.lasting if row.seat == seat and row.card >= 0]
        borrowed = Counter(card for card, _ in borrowed_by(t, seat))  # F36.15
        cards = Counter((*hand, *t.deck[seat], *t.discard[seat], *attached)) - borrowed
        for card, times in cards.items():
            if times > COPIES:
                yield Illegal(
                    "F16.4",
                    "ice_and_fire-position-card-copies",
                    seat=SEATS[seat],
                    tactics_card=TACTICS_CARDS.ids[card],
                    number=times,
                    most=COPIES,
                )


def _things(t: Battle) -> Iterator[Illegal]:
    """Tokens and terrain are in the field (F21.1, F19.5)."""
    for place, (x, y, _, _) in enumerate(t.tokens):
        outside = max(-x, -y, x - t.width, y - HEIGHT)
        if outside > 0:
            path = f"/table/tokens/{place}"
            yield Illegal(
                "F21.1", "ice_and_fire-position-token-outside", path=path, outside=inches(outside)
            )
    pieces = [place for place, (kind, *_) in enumerate(t.terrain) if kind >= 0]
    for place, piece in zip(pieces, grounds(t), strict=True):
        if not inside(piece.box, 0, 0, t.width, HEIGHT):
            yield Illegal(
                "F19.5",
                "ice_and_fire-position-piece-outside",
                terrain=TERRAIN.ids[t.terrain[place][0]],
                path=f"/table/terrain/{place}",
                outside=inches(sticks_out(piece.box, 0, 0, t.width, HEIGHT)),
            )


def _sides(t: Battle) -> Iterator[Illegal]:
    """Whoever has no unit on the field after deployment has lost (F20.6, F33.6)."""
    if t.round and not any(step[0] == "begin" for step in t.flow.agenda):
        for seat in lost_units(t):
            yield Illegal("F20.6", "ice_and_fire-position-nobody-left", seat=SEATS[seat])
