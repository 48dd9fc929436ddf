"""How a battle begins: the options, the armies, and the order of preparation: F19.1, F19.2, F22."""

from typing import Any, Final

from throneroom.games.ice_and_fire.army import starters
from throneroom.games.ice_and_fire.content import OBJECTIVES
from throneroom.games.ice_and_fire.geometry.shapes import INCH
from throneroom.games.ice_and_fire.layout import layout
from throneroom.games.ice_and_fire.muster import enlist
from throneroom.games.ice_and_fire.mustering import gather, join
from throneroom.games.ice_and_fire.state import Battle
from throneroom.kernel import BadInput, Chance, Option

STARTERS: Final = {starter.id: starter.army for starter in starters()}
OPTIONS: Final = (
    Option("points", "40", choices=("30", "40", "50")),  # F17.1
    Option("armies", [], choices=tuple(STARTERS), many=True),  # F17.18
    Option("field", "48", choices=("48", "72")),  # F19.1
    Option("terrain", "chosen", choices=("chosen", "random", "none")),  # F19.4, F19.6
)


def set_up(seats: int, options: dict[str, Any], chance: Chance) -> Battle:
    """Armies that the options name are there at once; otherwise everybody chooses one."""
    t = Battle(seats, options, chance)
    t.width = int(options["field"]) * INCH
    t.limit = int(options["points"])
    chosen = options["armies"]
    if chosen and len(chosen) != seats:
        raise BadInput("ice_and_fire-armies-for-each-seat", seats=seats)
    t.flow.push("start_deployment")
    if options["terrain"] != "none":
        t.flow.push("start_terrain", options["terrain"])
    t.flow.push("put_tokens")
    for seat, name in enumerate(chosen):
        join(t, seat, STARTERS[name])
    if chosen:
        gather(t)
    else:
        enlist(t, ((),) * seats)
        t.flow.push("muster")
    return t


def put_tokens(t: Battle) -> None:  # F22.2, F22.3
    """The tokens of the mode, each with a random objective card."""
    cards = list(range(len(OBJECTIVES.ids)))
    t.flow.chance.shuffle(cards)
    for token, card in zip(layout(t.mode, t.width).tokens, cards, strict=False):
        t.tokens.append((token.x, token.y, token.radius, card))


STEPS: Final = {"put_tokens": put_tokens}
