"""What texts make units do: free actions, shifts: F1.9, F1.11, F8.35-F8.37."""

from throneroom.games.ice_and_fire import lasting as rows
from throneroom.games.ice_and_fire.declare import ask_action, legal_declare
from throneroom.games.ice_and_fire.frames import NOTHING, Frame, Ref
from throneroom.games.ice_and_fire.lasting import ACTION
from throneroom.games.ice_and_fire.queries import NO_ACTION
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


def no_action(unit: Ref, until: int) -> Op:
    """The unit performs no actions in its activation."""
    return lasting(until, unit, give(NO_ACTION))


def shift(unit: Ref, inches: int) -> Op:
    """The unit may shift so far (F1.11), unless it is engaged (FR16)."""

    def run(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f)
        if 0 <= found < len(t.place) and t.place[found] == FIELD:
            ask_shift(t, found, inches)

    return do(run)
