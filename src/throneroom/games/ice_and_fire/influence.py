"""Influence: when an NCU claims a zone its card is attached to a Combat Unit: F15.15-F15.19."""

from typing import Final

from throneroom.games.ice_and_fire import lasting
from throneroom.games.ice_and_fire.content import ABILITIES
from throneroom.games.ice_and_fire.field import on_field, stands
from throneroom.games.ice_and_fire.frames import FIRST_NCU_HOLDER, NOTHING, Frame
from throneroom.games.ice_and_fire.moments import INFLUENCE_SET
from throneroom.games.ice_and_fire.names import NCUS, UNITS
from throneroom.games.ice_and_fire.queries import BARRED, INFLUENCE_OF, greatest, mask
from throneroom.games.ice_and_fire.state import Battle, Lasting, is_friendly
from throneroom.games.ice_and_fire.texts import INFLUENCE
from throneroom.games.ice_and_fire.windows import ENEMY_INFLUENCE, OWN_INFLUENCE, announce
from throneroom.kernel import Action, Illegal, Question


def influence(t: Battle, seat: int, ncu: int) -> None:
    """The NCU has claimed a zone: its Influence is attached, if it has one and there is a unit."""
    if lasting.silenced(t, FIRST_NCU_HOLDER + ncu):
        return
    borrowed = greatest(t, INFLUENCE_OF, FIRST_NCU_HOLDER + ncu)
    whose = borrowed - 1 if borrowed else ncu
    for source in t.muster.influences.get(whose, ()):
        if targets(t, seat, ncu, source):
            t.flow.ask("influence", (seat,), ncu, source)


def targets(t: Battle, seat: int, ncu: int, source: int) -> list[int]:
    """The units it may be attached to: not those that have one of the same side (F15.17, FR49)."""
    whom, kit = INFLUENCE[source]
    taken = [row.holder for row in t.lasting if row.ncu >= 0 and t.side[row.seat] == t.side[seat]]
    frame = Frame(kit.number, NOTHING, seat, FIRST_NCU_HOLDER + ncu)
    found = []
    for unit in on_field(t):
        frame.it = frame.subject = unit
        if unit not in taken and whom.holds(t, frame) and not _is_shielded(t, unit, seat):
            found.append(unit)
    return found


def _is_shielded(t: Battle, unit: int, seat: int) -> bool:
    """Whether a unit cannot be influenced by its enemies, or its own side (F37.7)."""
    bar = OWN_INFLUENCE if is_friendly(t, unit, seat) else ENEMY_INFLUENCE
    return bool(mask(t, BARRED, unit) & bar)


def legal_influence(t: Battle, seat: int) -> list[Action]:
    return [("influence", unit) for unit in targets(t, seat, *t.flow.args)]


def check_influence(t: Battle, seat: int, action: Action) -> None:
    if not stands(t, action[1]) or action not in legal_influence(t, seat):
        raise Illegal("F15.17", "ice_and_fire-cannot-influence", unit=UNITS.ids[action[1]])


def take_influence(t: Battle, seat: int, action: Action) -> None:
    ncu, source = t.flow.args
    unit = action[1]
    kit = INFLUENCE[source][1].number
    row = Lasting(kit, seat, unit, lasting.INFLUENCED, 0, -1, ncu, NOTHING, NOTHING, ())
    lasting.add(t, row)
    t.flow.emit("influenced", ncu, unit)
    announce(t, INFLUENCE_SET, unit, number=ncu)


STEPS: Final = {"influence": influence}
QUESTIONS: Final = {
    "influence": Question(
        frozenset({"influence"}),
        legal_influence,
        check_influence,
        take_influence,
        always=True,
        context=lambda t, seat: {
            "ncu": NCUS.ids[t.flow.args[0]],
            "ability": ABILITIES.ids[t.flow.args[1]],
        },
    ),
}
