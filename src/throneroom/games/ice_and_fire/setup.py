"""How a battle begins: the options, the armies, and the order of preparation: F19.1, F19.2, F19.11,
F19.17, F32.1-F32.3, F32.10, F33.9."""

from typing import Any, Final

from throneroom.games.ice_and_fire.army import Army, activations, deck_of, starters
from throneroom.games.ice_and_fire.army_rules import check_team
from throneroom.games.ice_and_fire.cards import draw, refill
from throneroom.games.ice_and_fire.counters import deal_counters
from throneroom.games.ice_and_fire.geometry.shapes import INCH
from throneroom.games.ice_and_fire.layout import MODES
from throneroom.games.ice_and_fire.muster import enlist
from throneroom.games.ice_and_fire.names import MOST_NCUS, MOST_UNITS
from throneroom.games.ice_and_fire.state import ASIDE, BESIDE, Battle
from throneroom.games.ice_and_fire.strength import full_wounds
from throneroom.kernel import BadInput, Chance, Option

STARTERS: Final = {starter.id: starter.army for starter in starters()}
OPTIONS: Final = (
    Option("mode", MODES.ids[0], choices=(*MODES.ids, "random")),  # F19.17
    Option("teams", False),  # F32.1
    Option("points", "40", choices=("30", "40", "50")),  # F17.1
    Option("armies", [], choices=tuple(STARTERS), many=True),  # F17.18
    Option("field", "48", choices=("48", "72")),  # F19.1
    Option("terrain", "chosen", choices=("chosen", "random", "none")),  # F19.4, F19.6
)
PASSES: Final = 2


def set_up(seats: int, options: dict[str, Any], chance: Chance) -> Battle:
    t = Battle(seats, options, chance)
    t.mode = _mode(t, options["mode"], chance)
    t.width = int(options["field"]) * INCH
    t.limit = int(options["points"])
    armies = _armies(t, options, chance)
    for seat, army in enumerate(armies):
        _join(t, seat, army)
    decks = [deck_of(army) for army in armies]
    deal_counters(t)
    enlist(t, tuple(tuple(deck) for deck in decks))
    for seat, deck in enumerate(decks):
        chance.shuffle(deck)
        t.deck[seat] = tuple(deck)
        deal(t, seat)
    counts = [0] * seats
    for seat, army in enumerate(armies):  # F32.10
        for mate in range(seats):
            counts[mate] += activations(army) if t.side[mate] == t.side[seat] else 0
    t.passes = [PASSES if count < max(counts) else 0 for count in counts]  # F2.18, FR37
    t.flow.push("mode", "deployment")
    if options["terrain"] != "none":
        t.flow.push("mode", "terrain", options["terrain"])
    t.flow.push("mode", "prepare")
    return t


def _mode(t: Battle, name: str, chance: Chance) -> int:  # F19.17
    """The mode that was agreed on, or a random one; a siege has two sides (F24.1, F33.1)."""
    siege = "storm_of_swords"
    if name != "random":
        if name == siege and max(t.side) > 1:
            raise BadInput("ice_and_fire-siege-for-two")
        return MODES.index[name]
    fitting = [mode for mode in MODES.ids if mode != siege or max(t.side) == 1]
    return MODES.index[fitting[chance.below(len(fitting))]]


def _armies(t: Battle, options: dict[str, Any], chance: Chance) -> list[Army]:
    """The armies that were named, or random ones; a hero may be in a team only once (F32.2)."""
    seats = len(t.points)
    chosen = options["armies"]
    if chosen and len(chosen) != seats:
        raise BadInput("ice_and_fire-armies-for-each-seat", seats=seats)
    fitting = [army for army in STARTERS.values() if army.limit == int(options["points"])]
    armies: list[Army] = []
    for seat in range(seats):
        mates = [army for other, army in enumerate(armies) if t.side[other] == t.side[seat]]
        if chosen:
            army = STARTERS[chosen[seat]]
            if check_team([*mates, army]):
                raise BadInput("ice_and_fire-hero-in-team")
        else:
            able = [army for army in fitting if not check_team([*mates, army])]
            army = able[chance.below(len(able))]
        armies.append(army)
    return armies


def join(t: Battle, unit: int, card: int) -> None:
    """Give a seat a unit with all its models."""
    t.card[unit] = card
    t.wounds[unit] = full_wounds(card)
    t.place[unit] = BESIDE


def _join(t: Battle, seat: int, army: Army) -> None:
    for place, squad in enumerate(army.squads):
        unit = seat * MOST_UNITS + place
        join(t, unit, squad.unit)
        t.parts[unit] = squad.attachments
    for place, card in enumerate(army.ncus):  # F19.11
        ncu = seat * MOST_NCUS + place
        t.ncu_card[ncu] = card
        t.ncu_place[ncu] = ASIDE


def deal(t: Battle, seat: int) -> None:
    """The opening hand (F16.12)."""
    draw(t, seat, refill(t, seat))
