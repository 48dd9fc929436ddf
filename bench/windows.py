"""How many windows a battle of Ice & Fire opens, and how many questions are asked in them.

Random players fight with armies of House Stark and House Lannister, all texts included: once with
the ready-made ones, once with drawn ones. Every moment that is announced is a window; in most of
them nobody has a text for it, and of the others only those are asked who can use something now.
"""

import argparse
import random
from collections import Counter
from typing import Any
from unittest.mock import patch

from throneroom.games.ice_and_fire import GAME, windows
from throneroom.games.ice_and_fire.army_random import random_army
from throneroom.games.ice_and_fire.content import FACTIONS
from throneroom.games.ice_and_fire.mustering import action_of
from throneroom.games.ice_and_fire.state import Battle
from throneroom.kernel import FastChance, State

KEEN = ("charge", "strike", "shoot", "claim")


def begun(number: int, points: int, drawn: bool) -> State:
    if not drawn:
        ready = [f"stark_{points}", f"lannister_{points}"]
        return GAME.start(2, {"armies": ready, "points": points, "terrain": "random"}, seed=number)
    state = GAME.start(2, {"points": points, "terrain": "random"}, seed=number)
    for seat, name in enumerate(("stark", "lannister")):
        army = random_army(FACTIONS.index[name], points, FastChance(2 * number + seat))
        state.play(seat, action_of(army))
    return state


def fight(number: int, points: int, drawn: bool, keenness: float) -> Counter[str]:
    """One battle: what was announced, heard and asked."""
    counted: Counter[str] = Counter()
    is_heard = windows.is_heard

    def heard(t: Battle, moment: str) -> bool:
        found = is_heard(t, moment)
        counted["windows"] += 1
        counted["heard"] += found
        return found

    rng = random.Random(number)
    with patch.object(windows, "is_heard", heard):
        state = begun(number, points, drawn)
        while state.outcome() is None:
            counted["decisions"] += 1
            counted[f"asked {state.table.flow.kind}"] += 1
            seat = state.to_move()[0]
            legal = state.legal(seat)
            keen: list[Any] = [action for action in legal if action[0] in KEEN]
            state.apply(seat, rng.choice(keen if keen and rng.random() < keenness else legal))
    return counted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--battles", type=int, default=20)
    parser.add_argument("--points", type=int, default=40)
    options = parser.parse_args()
    for drawn in (False, True):
        for keenness in (0.0, 0.7):
            total: Counter[str] = Counter()
            for number in range(options.battles):
                total += fight(number, options.points, drawn, keenness)
            asked = total["asked react"] + total["asked react_in_private"]
            print(
                f"{'drawn' if drawn else 'ready-made'} armies, keenness {keenness}:"
                f" {total['windows'] / options.battles:.0f} windows,"
                f" {total['heard'] / options.battles:.0f} with a text for them,"
                f" {asked / options.battles:.0f} questions"
                f" ({total['asked react_in_private'] / options.battles:.0f} in private),"
                f" {total['asked name_target'] / options.battles:.0f} for targets,"
                f" of {total['decisions'] / options.battles:.0f} decisions in a battle"
            )


if __name__ == "__main__":
    main()
