"""Learn what players plausibly do in a game, from whole games between bots.

    python -m scripts.fit_policy iron_throne --seats 4 --games 40 --bots greedy

Every decision is what was chosen among what could have been. A conditional logit over the words
of the actions (`throneroom.bots.policy.features`) is fitted to them by gradient steps and written
to src/throneroom/bots/data. The same command gives the same file.
"""

import argparse
import json
import math
from collections import Counter, defaultdict
from pathlib import Path

from throneroom.arena.play import play_out
from throneroom.bots import Bot, make_bot, seed_for
from throneroom.bots.policy import features
from throneroom.kernel import Action, FastChance, Sight, load

FOLDER = Path(__file__).parent.parent / "src/throneroom/bots/data"
EPOCHS = 6
STEP = 0.15
SHRINK = 1e-4
SEEN_AT_LEAST = 8
MOST_OTHERS = 30
"""Of long lists so many actions that were not chosen are looked at, drawn anew."""

Choice = tuple[str, list[list[str]]]
"""A question, and the features of its actions: those of the chosen one first."""


class Noting:
    """A bot that notes what it was asked and what it chose."""

    def __init__(self, bot: Bot, seed: int, notes: list[Choice]) -> None:
        self.bot = bot
        self.chance = FastChance(seed)
        self.notes = notes

    def choose(self, sight: Sight) -> Action:
        action = self.bot.choose(sight)
        others = [other for other in sight.legal() if other != action]
        self.chance.shuffle(others)
        listed = [action, *others[:MOST_OTHERS]]
        if len(listed) > 1 and action[0] in {other[0] for other in sight.legal()}:
            self.notes.append((sight.question, [features(a) for a in listed]))
        return action


def play(
    slug: str, seats: int, options: list[dict[str, object]], games: int, bot: str
) -> list[Choice]:
    """The decisions of so many games."""
    notes: list[Choice] = []
    game = load(slug)
    for number in range(games):
        state = game.start(seats, options[number % len(options)], seed_for("policy", slug, number))
        bots = [
            Noting(make_bot(bot, seed_for("policy", number, seat)), seat, notes)
            for seat in range(seats)
        ]
        play_out(state, bots)
    return notes


def fit(notes: list[Choice]) -> dict[str, dict[str, float]]:
    """By question, by feature: the logarithm of a factor."""
    seen: dict[str, Counter[str]] = defaultdict(Counter)
    for kind, listed in notes:
        seen[kind].update(feature for action in listed for feature in action)
    weights: dict[str, dict[str, float]] = defaultdict(dict)
    chance = FastChance(1)
    order = list(range(len(notes)))
    for epoch in range(EPOCHS):
        chance.shuffle(order)
        step = STEP / (1 + epoch)
        for i in order:
            kind, listed = notes[i]
            known = weights[kind]
            logits = [sum(known.get(f, 0.0) for f in action) for action in listed]
            most = max(logits)
            shares = [math.exp(logit - most) for logit in logits]
            whole = sum(shares)
            for j, action in enumerate(listed):
                slope = (j == 0) - shares[j] / whole
                for f in action:
                    was = known.get(f, 0.0)
                    known[f] = was + step * (slope - SHRINK * was)
    return {
        kind: {
            f: round(w, 2)
            for f, w in sorted(known.items())
            if abs(w) >= 0.05 and seen[kind][f] >= SEEN_AT_LEAST
        }
        for kind, known in sorted(weights.items())
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slug")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--options", type=json.loads, default=[{}], help="a list as JSON: in turns")
    asked = parser.parse_args()
    notes = play(asked.slug, asked.seats, asked.options, asked.games, asked.bots)
    command = f"python -m scripts.fit_policy {asked.slug} --seats {asked.seats}"
    command += f" --games {asked.games} --bots {asked.bots}"
    if asked.options != [{}]:
        command += f" --options '{json.dumps(asked.options)}'"
    found = {"made by": command, "decisions": len(notes), "weights": fit(notes)}
    text = json.dumps(found, indent=0, ensure_ascii=False, sort_keys=True)
    (FOLDER / f"{asked.slug}.json").write_text(text + "\n", "utf-8")
    print(f"{len(notes)} decisions, {len(text) // 1000} kB")


if __name__ == "__main__":
    main()
