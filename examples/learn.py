"""A small network learns The Iron Throne by playing against itself, and is then tried against
players who choose at random. It learns how likely whoever makes a choice is to win: Monte Carlo
control, with scikit-learn's MLPClassifier.

    python examples/learn.py                  three rounds of 100 games: some minutes
    python examples/learn.py 1 20 20          a short one: rounds, games in each, games to try

It needs `pip install 'throneroom[gym,study]'`.
"""

import sys
import time
from typing import Any

import numpy as np
from scipy import sparse
from sklearn.neural_network import MLPClassifier
from threadpoolctl import threadpool_limits

from throneroom import gym

SLUG, SEATS, AT_ONCE = "iron_throne", 3, 20
CURIOUS = 0.15  # so often a learner tries anything
PASSES = 4


def likely(network: MLPClassifier, seen: Any, games: Any, choices: Any) -> Any:
    """How likely each choice is to win, as a score. It is the network's own sum, put together so
    that what is seen is worked through once a game, and not once for each of its choices."""
    inward, outward = network.coefs_
    size = seen.shape[1]
    hidden = seen @ inward[:size] + network.intercepts_[0]
    return np.maximum(hidden[games] + inward[size + choices], 0) @ outward[:, 0]


def choose(network: MLPClassifier | None, moment: gym.Moment, learned: Any, draw: Any) -> Any:
    """One choice a game: the best for the network where a learner sits, anything elsewhere."""
    games, choices = moment.masks.nonzero()
    score = draw.random(len(games))
    if network is not None:
        best = likely(network, moment.observations, games, choices)
        score = np.where(learned[games], best + 1e-6 * score, score)
    order = np.lexsort((score, games))
    last = np.append(games[order][1:] != games[order][:-1], True)
    return choices[order][last]


def self_play(network: MLPClassifier | None, games: int, seed: int) -> tuple[Any, Any, int]:
    """Choices that were made, each with what was seen, and whether whoever made it won."""
    draw = np.random.default_rng(seed)
    seen, chosen = [], []
    owners: list[tuple[int, int]] = []
    won: dict[int, Any] = {}
    number, steps = np.arange(AT_ONCE), 0
    with gym.Vector(SLUG, seats=SEATS, games=AT_ONCE, seed=seed) as table:
        moment = table.moment
        while len(won) < games:
            actions = choose(network, moment, draw.random(AT_ONCE) >= CURIOUS, draw)
            seen.append(sparse.csr_matrix(moment.observations))
            chosen.extend(actions)
            owners.extend(zip(number.tolist(), moment.seats.tolist(), strict=True))
            moment = table.step(actions)
            steps += AT_ONCE
            for game in moment.over.nonzero()[0]:
                won[int(number[game])] = moment.rewards[game].copy()
                number[game] = number.max() + 1
        size = len(table.index)
    over = [i for i, (game, _) in enumerate(owners) if game in won]
    actions = np.array(chosen)[over]
    one_of = (np.ones(len(over), np.float32), (np.arange(len(over)), actions))
    told = sparse.hstack(
        [sparse.vstack(seen).tocsr()[over], sparse.csr_matrix(one_of, shape=(len(over), size))]
    )
    wins = np.array([won[owners[i][0]][owners[i][1]] > 0 for i in over])
    return told.tocsr(), wins, steps


def victories(network: MLPClassifier, games: int, seed: int) -> float:
    """The share of victories of one learner among random players, who change seats."""
    draw = np.random.default_rng(seed)
    seat = np.arange(AT_ONCE) % SEATS
    shares: list[float] = []
    with gym.Vector(SLUG, seats=SEATS, games=AT_ONCE, seed=seed) as table:
        moment = table.moment
        while len(shares) < games:
            moment = table.step(choose(network, moment, moment.seats == seat, draw))
            for game in moment.over.nonzero()[0]:
                shares.append(float(moment.rewards[game][seat[game]]))
                seat[game] = (seat[game] + 1) % SEATS
    return sum(shares) / len(shares)


def main(rounds: int = 3, games: int = 100, tries: int = 200) -> None:
    network = MLPClassifier((32,), alpha=1e-3, batch_size=128, random_state=1)
    begun = time.perf_counter()
    for number in range(rounds):
        told, won, steps = self_play(network if number else None, games, seed=number)
        for _ in range(PASSES):
            order = np.random.default_rng(number).permutation(len(won))
            network.partial_fit(told[order], won[order], classes=[False, True])
        print(f"round {number + 1}: {steps} steps, {len(won)} choices learned from")
    share = victories(network, tries, seed=1000)
    print(f"{share:.2f} of {tries} games won against two random players (fair: {1 / SEATS:.2f})")
    print(f"{time.perf_counter() - begun:.0f} seconds in all")


if __name__ == "__main__":
    with threadpool_limits(1):  # such small sums only get slower by being divided
        main(*map(int, sys.argv[1:]))
