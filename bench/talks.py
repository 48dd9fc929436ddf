"""How often bots come to an agreement: truces of The Iron Throne, trades of the Watch.

    python -m bench.talks --bot hard --encounters 40

Anything goes until players talk with each other: then the bots take over, and give it back when the
talks are over. So many encounters are seen in little time, in positions of all kinds.
"""

import argparse
from collections import Counter

from throneroom.bots import Bot, make_bot, seed_for
from throneroom.kernel import FastChance, State, load

LONGEST = 3000


def talk(slug: str, seats: int, bot: str, number: int, found: Counter[str]) -> None:
    """One game: what is said in talks is the bots', all else is chance's."""
    game = load(slug)
    state = game.start(seats, {}, seed_for("talks", slug, number))
    chance = FastChance(number)
    bots = [make_bot(bot, seed_for(number, seat)) for seat in range(seats)]
    talks = game.talks
    assert talks is not None
    for _ in range(LONGEST):
        if not state.to_move():
            break
        seat = state.to_move()[0]
        kind = state.table.flow.kind
        if kind in talks.kinds and kind != "answer_support":
            _speak(state, seat, bots, found)
        elif slug == "watch" and kind == "act" and not state.table.offers:
            _offer(state, seat, bots, found)
        else:
            state.apply(seat, state.sample(seat, chance))


def _speak(state: State, seat: int, bots: list[Bot], found: Counter[str]) -> None:
    if state.table.flow.kind == "truce_word" and not state.table.offers_made:
        found["encounters"] += 1
    action = bots[seat].choose(state.sight(seat))
    found[action[0]] += 1
    events = state.apply(seat, action)
    found["agreed"] += any(event.kind in ("truce_accepted", "dealt") for event in events)


def _offer(state: State, seat: int, bots: list[Bot], found: Counter[str]) -> None:
    """Whoever is to act may make an offer; what else the bot would do counts as none."""
    found["turns"] += 1
    action = bots[seat].choose(state.sight(seat))
    if action[0] == "offer":
        found["offered"] += 1
    state.apply(seat, action)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--encounters", type=int, default=40)
    parser.add_argument("--seats", type=int, default=4)
    asked = parser.parse_args()
    truces: Counter[str] = Counter()
    number = 0
    while truces["encounters"] < asked.encounters:
        talk("iron_throne", asked.seats, asked.bot, number, truces)
        number += 1
        print(f"truces in {number} games: {dict(truces)}", flush=True)
    trades: Counter[str] = Counter()
    while trades["turns"] < 4 * asked.encounters:
        talk("watch", asked.seats, asked.bot, number, trades)
        number += 1
        print(f"trades: {dict(trades)}", flush=True)


if __name__ == "__main__":
    main()
