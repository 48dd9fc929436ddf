"""Full tables drawn from what a seat knows: nothing is hidden but the dice to come."""

from throneroom.games.ice_and_fire.state import Battle
from throneroom.kernel import Chance


def imagine(t: Battle, seat: int, chance: Chance) -> Battle:
    other = t.copy()
    other.flow.chance = chance
    return other
