"""How likely each seat is to win, for bots and for whoever looks on."""

from importlib.resources import files
from typing import Final

from throneroom.games.ice_and_fire.features import NAMES, count
from throneroom.games.ice_and_fire.state import Battle
from throneroom.kernel import chances, read_weights

WEIGHTS: Final = read_weights(
    files(__package__).joinpath("data", "judge.json").read_text("utf-8"), NAMES
)


def judge(t: Battle) -> list[float]:
    """By seat; all of them sum to one. Team-mates share what their side has, and whoever is out of
    the game cannot win any more (F33.6)."""
    counted = count(t)
    by_side = chances(WEIGHTS[counted.kind], counted)
    found = [by_side[side] / t.side.count(side) for side in t.side]
    if t.out:
        found = [0.0 if t.out >> seat & 1 else one for seat, one in enumerate(found)]
        whole = sum(found)
        found = [one / whole for one in found]
    return found


def worths(t: Battle) -> dict[str, float]:
    """What one of everything that counts is worth to the judge now, by its name."""
    counted = count(t)
    return dict(zip(NAMES, WEIGHTS[counted.kind].at(counted.progress), strict=True))
