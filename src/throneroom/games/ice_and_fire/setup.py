"""How a battle begins: the options, the armies, and the order of preparation: F19.1, F19.2, F19.11,
F19.17, F32.1-F32.3, F32.10, F33.9."""

from typing import Any, Final

from throneroom.games.ice_and_fire.army import Army
from throneroom.games.ice_and_fire.army_rules import check_team
from throneroom.games.ice_and_fire.army_text import MOST_POINTS, read_line
from throneroom.games.ice_and_fire.builder import all_refusals, ready_made
from throneroom.games.ice_and_fire.confrontation import NOT_YET
from throneroom.games.ice_and_fire.free_terrain import check_pieces
from throneroom.games.ice_and_fire.geometry.shapes import INCH
from throneroom.games.ice_and_fire.layout import MODES
from throneroom.games.ice_and_fire.muster import enlist
from throneroom.games.ice_and_fire.mustering import gather, join
from throneroom.games.ice_and_fire.ready import READY
from throneroom.games.ice_and_fire.state import Battle
from throneroom.kernel import BadInput, Chance, Only, Option
from throneroom.kernel.errors import reasons_of

STARTERS: Final = ready_made()
SIEGE: Final = "storm_of_swords"
_UNWALLED: Final = (*(mode for mode in MODES.ids if mode != SIEGE), "random")


def named_army(text: str, limit: int = MOST_POINTS) -> Army:
    """A ready-made army by its name, or any other by its line (F17.1, F17.18)."""
    return STARTERS[text] if text in STARTERS else read_line(text, limit)


def _check_army(text: str) -> None:
    named_army(text)


OPTIONS: Final = (
    Option(
        "mode",
        MODES.ids[0],
        choices=(*MODES.ids, "random"),
        only=(  # a siege has two sides: F33.1
            Only(_UNWALLED, (("seats", 3),), "F33.1"),
            Only(_UNWALLED, (("seats", 4), ("teams", False)), "F33.1"),
        ),
    ),  # F19.17
    Option(
        "teams",
        False,
        only=tuple(Only((False,), (("seats", seats),), "F32.1") for seats in (2, 3)),
    ),  # F32.1
    Option("points", 40, low=20, high=100),  # F17.1, F32.1
    Option("armies", [], choices=tuple(STARTERS), many=True, text=_check_army),  # F17.18
    Option("field", "48", choices=("48", "72")),  # F19.1
    Option("pieces", "", text=check_pieces),  # F18.19
    Option(
        "terrain", "chosen", choices=("chosen", "random", "none", READY)
    ),  # F19.4, F19.6, F34.23
    Option("print_2021", False),  # FR1
    Option("discreet", False),  # F34.13
)


def set_up(seats: int, options: dict[str, Any], chance: Chance) -> Battle:
    """Armies that the options name are there at once; otherwise everybody chooses one."""
    t = Battle().cleared(seats, options, chance)
    t.mode = _mode(t, options["mode"], chance)
    t.width = int(options["field"]) * INCH
    t.edge = [NOT_YET] * seats
    chosen = _armies(t, options)
    # Armies that are named bring their limit: no army costs more than was agreed on (F17.2).
    t.limit = max((army.limit for army in chosen), default=options["points"])
    t.flow.push("mode", "deployment")
    if options["terrain"] != "none":
        t.flow.push("mode", "terrain", options["terrain"])
    t.flow.push("mode", "prepare")
    for seat, army in enumerate(chosen):
        join(t, seat, army)
    if chosen:
        gather(t, chosen)
    else:
        enlist(t, ((),) * seats)
        t.flow.push("muster", tuple(range(seats)))
    return t


def _mode(t: Battle, name: str, chance: Chance) -> int:  # F19.17
    """The mode that was agreed on, or a random one; a siege has two sides (F24.1, F33.1)."""
    if name != "random":
        return MODES.index[name]
    fitting = [mode for mode in MODES.ids if mode != SIEGE or max(t.side) == 1]
    return MODES.index[fitting[chance.below(len(fitting))]]


def _armies(t: Battle, options: dict[str, Any]) -> list[Army]:
    """The armies that were named, each allowed; a hero may be in a team only once (F32.2)."""
    seats = len(t.points)
    chosen = options["armies"]
    if chosen and len(chosen) != seats:
        raise BadInput("ice_and_fire-armies-for-each-seat", seats=seats)
    armies = [named_army(text, options["points"]) for text in chosen]
    for number, army in enumerate(armies, 1):
        wrong = all_refusals(army)
        if wrong:
            reasons = reasons_of(wrong)
            raise BadInput("ice_and_fire-army-not-allowed", player=number, reasons=reasons)
    for side in set(t.side) if armies else ():
        wrong = check_team([army for seat, army in enumerate(armies) if t.side[seat] == side])
        if wrong:
            raise BadInput("ice_and_fire-hero-in-team", reasons=reasons_of(wrong))
    return armies
