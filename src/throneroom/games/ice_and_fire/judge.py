"""How likely each seat is to win, for bots and for whoever looks on."""

from importlib.resources import files
from typing import Final

from throneroom.games.ice_and_fire.features import NAMES, by_seat, count
from throneroom.games.ice_and_fire.state import Battle
from throneroom.kernel import chances, read_weights

WEIGHTS: Final = read_weights(
    files(__package__).joinpath("data", "judge.json").read_text("utf-8"), NAMES
)


def judge(t: Battle) -> list[float]:
    """By seat; all of them sum to one."""
    counted = count(t)
    return by_seat(t, chances(WEIGHTS[counted.kind], counted))


def worths(t: Battle) -> dict[str, float]:
    """What one of everything that counts is worth to the judge now, by its name."""
    counted = count(t)
    return dict(zip(NAMES, WEIGHTS[counted.kind].at(counted.progress), strict=True))
