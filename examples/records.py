"""Records: write a game down, read it, step through it, and prove that nobody touched the dice.

python examples/records.py
"""

from pathlib import Path

import throneroom
from throneroom.kernel import BadInput, CommittedChance, Match, write_record

FILE = Path("game.record")


def main() -> None:
    game = throneroom.load("iron_throne")

    # Between people the dice are committed: the hash of a secret seed is told before the first
    # move, the seed itself after the last.
    secret = CommittedChance.fresh()
    print("Before the game everybody notes:", secret.commitment()[:16], "…")

    # A match is a state together with how it came about. A text as seed is a committed one.
    match = Match.start(game, seats=3, seed=secret.seed.hex(), players=["Ann", "Bob", "Cid"])
    while match.state.outcome() is None:
        seat = match.state.to_move()[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[len(match.moves) % len(legal)])
    FILE.write_text(write_record(match), "utf-8")
    print(f"{len(match.moves)} moves are written down in {FILE}")

    # Reading replays the record: every move is checked, and every digest on the way.
    again = Match.from_record(FILE.read_text("utf-8"))
    print("It ends as it did:", again.state == match.state)

    # Any moment of it can be looked at.
    again.go_to(10)
    print("After ten moves we wait for the seats", *again.state.to_move())

    # Whoever changes a record is found out, with the number of the line.
    forged = FILE.read_text("utf-8").replace(secret.seed.hex(), CommittedChance.fresh().seed.hex())
    try:
        Match.from_record(forged)
    except BadInput as complaint:
        print("A forged seed is refused:", complaint.key)


if __name__ == "__main__":
    main()
