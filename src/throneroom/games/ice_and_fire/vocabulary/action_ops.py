"""What texts make units do: free actions, shifts: F1.9, F1.11, F8.35-F8.37."""

from typing import Final

from throneroom.games.ice_and_fire import lasting as rows
from throneroom.games.ice_and_fire.board import ncus_to_activate
from throneroom.games.ice_and_fire.charge import charges_of
from throneroom.games.ice_and_fire.content import CARDS, TERRAIN
from throneroom.games.ice_and_fire.declare import (
    ask_action,
    charge_one_of,
    legal_declare,
)
from throneroom.games.ice_and_fire.deployment import BESIDE_UNIT, bring_in, come_in, to_reserve
from throneroom.games.ice_and_fire.deployment import new_unit as raise_unit
from throneroom.games.ice_and_fire.field import box_of, is_engaged
from throneroom.games.ice_and_fire.frames import NOTHING, Frame, Guard, Number, Ref, num
from throneroom.games.ice_and_fire.geometry.measure import distance
from throneroom.games.ice_and_fire.geometry.shapes import LENGTH
from throneroom.games.ice_and_fire.lasting import ACTION
from throneroom.games.ice_and_fire.names import DECLARATIONS
from throneroom.games.ice_and_fire.new_pieces import ask_piece
from throneroom.games.ice_and_fire.programs import opponent_of, take_away
from throneroom.games.ice_and_fire.queries import NO_ACTION, mask
from throneroom.games.ice_and_fire.riding import ask_ride
from throneroom.games.ice_and_fire.shifts import ask_shift
from throneroom.games.ice_and_fire.state import FIELD, Battle, Lasting, seat_of
from throneroom.games.ice_and_fire.texts import Builder, Op, Part, do, give, kit_of
from throneroom.games.ice_and_fire.vocabulary.unit_ops import lasting


def act(unit: Ref, kinds: int, *parts: Part, at: Ref | None = None, limit: int = 0) -> Op:
    """The unit performs one free action of these kinds, put together: ATTACKS, STRIKES, SHOTS,
    CHARGES, MANEUVERS, MARCHES, RETREATS; `at` a certain enemy; a Maneuver of at most `limit`
    inches. The parts last for that action."""

    def build(b: Builder) -> None:
        kit = kit_of(b.source, parts, (), b.slots) if parts else None

        def run(t: Battle, f: Frame) -> None:
            found = unit.unit(t, f)
            if not 0 <= found < len(t.place) or t.place[found] != FIELD:
                return
            if mask(t, NO_ACTION, found) & EVEN_FREE:
                return
            target = NOTHING if at is None else at.unit(t, f)
            flow = t.flow
            ask_action(t, found, kinds, 1, target, limit)
            if legal_declare(t, seat_of(found)) == [("hold",)]:  # F8.36
                flow.kind, flow.args, flow.asked, flow.awaited = "", (), (), ()
            elif kit is not None:
                row = Lasting(
                    *(kit.number, f.seat, found, ACTION, 0, NOTHING, NOTHING, f.subject, f.other),
                    f.picks,
                )
                rows.add(t, row)
                flow.push("expire", kit.number, f.seat, found)

        b.add(run)

    return Op(build)


# What NO_ACTION takes away: the action of the activation, or free ones as well.
OF_ACTIVATION, EVEN_FREE = 1, 2


def no_action(unit: Ref, until: int, free: bool = False) -> Op:
    """The unit performs no action in its activation; with `free` not even free ones."""
    return lasting(until, unit, give(NO_ACTION, OF_ACTIVATION | EVEN_FREE * free))


def shift(unit: Ref, inches: int) -> Op:
    """The unit may shift so far (F1.11), unless it is engaged (FR16)."""

    def run(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f)
        if 0 <= found < len(t.place) and t.place[found] == FIELD:
            ask_shift(t, found, inches)

    return do(run)


# The action or attack that is about to be


def lose_action() -> Op:
    """At ACTION_DECLARED: the action is not carried out."""
    return do(lambda t, f: _leave_out(t, "carry_out"))


def _leave_out(t: Battle, step: str) -> None:
    take_away(t, step)


def instead_of_attack() -> Op:
    """At CHARGE_MADE: the charger makes no melee attack (F1.26)."""

    def run(t: Battle, f: Frame) -> None:
        if take_away(t, "strike") is not None:
            t.flow.push("action_done", f.subject, DECLARATIONS.index["charge"])

    return do(run)


def charge_nearest(unit: Ref) -> Op:
    """The unit charges the nearest enemy that it can charge; its owner is not asked whether, only
    which one if several are as near (FR60)."""

    def run(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f)
        if t.place[found] == FIELD and not is_engaged(t, found):
            tray = box_of(t, found)
            far = {
                enemy: distance(tray, box_of(t, enemy))
                for enemy in sorted({charge[1] for charge in charges_of(t, found)})
            }
            least = min(far.values(), default=0) + LENGTH
            charge_one_of(t, found, tuple(enemy for enemy in far if far[enemy] <= least))

    return do(run)


def ride(unit: Ref, inches: Number, onto: bool = False) -> Op:
    """The unit may pivot and then move so far, through enemies too and although it is engaged; the
    units that it moves through are `crossed`, with `onto` also those that it would end on and
    stops 1" short of. Its end is that of any move (F8.3); what it stands on counts (F18.9)."""

    def set_out(t: Battle, f: Frame) -> None:
        t.flow.push("start_in_danger", unit.unit(t, f))

    def run(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f)
        f.count = 0
        if t.place[found] == FIELD:
            ask_ride(t, found, num(inches).value(t, f), onto)

    def build(b: Builder) -> None:
        b.add(set_out)
        b.add(run)

    return Op(build)


def crossed(unit: Ref) -> Guard:
    """After `ride`: the unit was moved through."""
    return Guard(lambda t, f: bool(f.count >> unit.unit(t, f) & 1))


def activate_ncu(opponent: bool = False) -> Op:
    """The owner, or the opponent, may activate an NCU outside of turns."""

    def run(t: Battle, f: Frame) -> None:
        seat = opponent_of(t, f) if opponent else f.seat
        if ncus_to_activate(t, seat):
            t.flow.ask("extra_ncu", (seat,))

    return do(run)


surging = Guard(lambda t, f: ("surge", f.subject) in t.flow.agenda)
"""At SURGE: the unit will surge forth; an ally may have traded that for something else already."""


def no_surge() -> Op:
    """At SURGE: the unit that is `surging` does not surge forth, what follows takes its place
    (F10.24)."""

    def run(t: Battle, f: Frame) -> None:
        agenda = t.flow.agenda
        del agenda[max(i for i, step in enumerate(agenda) if step == ("surge", f.subject))]

    return do(run)


# Reserves


def reserve(unit: Ref) -> Op:
    """The unit is taken off the battlefield into reserve (F19.12)."""

    def run(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f)
        if t.place[found] == FIELD:
            to_reserve(t, found)

    return do(run)


def place_terrain(kind: str, near: Ref, reach: int, *, fully: bool = False) -> Op:
    """A piece of terrain is placed within that reach of the unit, by its nearest point or `fully`
    (F18.18)."""
    piece = TERRAIN.index[kind]

    def run(t: Battle, f: Frame) -> None:
        unit = near.unit(t, f)
        if unit >= 0:
            ask_piece(t, f.seat, piece, unit, reach, int(fully))

    return do(run)


def activate_after(unit: Ref) -> Op:
    """At UNIT_ACTIVATES: the unit activates as well, right after the one that does (F37.3)."""

    def run(t: Battle, f: Frame) -> None:
        agenda = t.flow.agenda
        for i in range(len(agenda) - 1, -1, -1):
            if agenda[i] == ("end_activation", f.subject):
                agenda.insert(i, ("activate_also", unit.unit(t, f)))
                return

    return do(run)


def turn_and_shift(unit: Ref, inches: int) -> Op:
    """The unit may pivot, and then shift so far; not if it is engaged (FR16)."""

    def turn(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f)
        if 0 <= found < len(t.place) and t.place[found] == FIELD and not is_engaged(t, found):
            t.flow.push("pivots", (found,))

    def build(b: Builder) -> None:
        b.add(turn)
        shift(unit, inches).build(b)

    return Op(build)


def return_unit(unit: Ref, edges: int) -> Op:
    """A unit that was destroyed comes back, whole and not yet activated, near these edges."""
    return do(lambda t, f: come_in(t, unit.unit(t, f), edges))


def new_unit(card: str, *attachments: str, edges: int = 0, near: Ref | None = None) -> Op:
    """A unit that was not in the army comes into the battle, near these edges (F37.2) or near a
    unit (F38.7); its number is COUNT, and for what lasts on it it is THE_NEW_UNIT."""

    def run(t: Battle, f: Frame) -> None:
        parts = tuple(CARDS.index[attachment] for attachment in attachments)
        where = edges if near is None else BESIDE_UNIT * (1 + near.unit(t, f))
        f.count = raise_unit(t, f.seat, CARDS.index[card], parts, where)

    return do(run)


THE_NEW_UNIT: Final = Ref(lambda t, f: f.count)
"""After `new_unit`: the unit that has come."""


def place_unit(unit: Ref, edges: int) -> Op:
    """The unit comes from the reserve, not yet activated, fully within short range of the
    OWN_EDGE or of FLANK_EDGES of the field."""

    def run(t: Battle, f: Frame) -> None:
        bring_in(t, unit.unit(t, f), edges)

    return do(run)
