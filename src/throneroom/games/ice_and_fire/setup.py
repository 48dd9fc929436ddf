"""How a battle begins: the options, the armies, and the order of preparation: F19.1, F19.2, F22."""

from typing import Any, Final

from throneroom.games.ice_and_fire.army import Army, activations, deck_of, starters
from throneroom.games.ice_and_fire.cards import draw, refill
from throneroom.games.ice_and_fire.content import OBJECTIVES
from throneroom.games.ice_and_fire.counters import deal_counters
from throneroom.games.ice_and_fire.geometry.shapes import INCH
from throneroom.games.ice_and_fire.layout import layout
from throneroom.games.ice_and_fire.muster import enlist
from throneroom.games.ice_and_fire.names import MOST_NCUS, MOST_UNITS
from throneroom.games.ice_and_fire.state import ASIDE, BESIDE, Battle
from throneroom.games.ice_and_fire.strength import full_wounds
from throneroom.kernel import BadInput, Chance, Option

STARTERS: Final = {starter.id: starter.army for starter in starters()}
OPTIONS: Final = (
    Option("points", "40", choices=("30", "40", "50")),  # F17.1
    Option("armies", [], choices=tuple(STARTERS), many=True),  # F17.18
    Option("field", "48", choices=("48", "72")),  # F19.1
    Option("terrain", "chosen", choices=("chosen", "random", "none")),  # F19.4, F19.6
)
PASSES: Final = 2


def set_up(seats: int, options: dict[str, Any], chance: Chance) -> Battle:
    t = Battle(seats, options, chance)
    t.width = int(options["field"]) * INCH
    t.limit = int(options["points"])
    armies = _armies(seats, options, chance)
    for seat, army in enumerate(armies):
        _join(t, seat, army)
    decks = [deck_of(army) for army in armies]
    deal_counters(t)
    enlist(t, tuple(tuple(deck) for deck in decks))
    for seat, deck in enumerate(decks):
        chance.shuffle(deck)
        t.deck[seat] = tuple(deck)
        deal(t, seat)
    counts = [activations(army) for army in armies]
    t.passes = [PASSES if count < max(counts) else 0 for count in counts]  # F2.18, FR37
    t.flow.push("start_deployment")
    if options["terrain"] != "none":
        t.flow.push("start_terrain", options["terrain"])
    t.flow.push("put_tokens")
    return t


def _armies(seats: int, options: dict[str, Any], chance: Chance) -> list[Army]:
    chosen = options["armies"]
    if chosen and len(chosen) != seats:
        raise BadInput("ice_and_fire-armies-for-each-seat", seats=seats)
    fitting = [army for army in STARTERS.values() if army.limit == int(options["points"])]
    return [
        STARTERS[chosen[seat]] if chosen else fitting[chance.below(len(fitting))]
        for seat in range(seats)
    ]


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


def put_tokens(t: Battle) -> None:  # F22.2, F22.3
    """The tokens of the mode, each with a random objective card."""
    cards = list(range(len(OBJECTIVES.ids)))
    t.flow.chance.shuffle(cards)
    for token, card in zip(layout(t.mode, t.width).tokens, cards, strict=False):
        t.tokens.append((token.x, token.y, token.radius, card))


STEPS: Final = {"put_tokens": put_tokens}
