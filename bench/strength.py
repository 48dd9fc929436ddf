"""How strong the bots are: one of a kind against others, seats rotated, with intervals.

    python -m bench.strength                          every match, 200 games each
    python -m bench.strength iron_throne-3 --games 40 --jobs 2
    python -m bench.strength --table                  what has been played so far, as Markdown

Each game appends one line to bench/strength/<match>.jsonl, with the commit that it was played at:
an interrupted measurement goes on where it was, and more games can be added later. Game i of a
match is the same whenever it is played, as long as rules and bots are the same: remove the file of
a match after a change of how its bots play.
"""

import argparse
import json
import math
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from throneroom.arena.play import play_out
from throneroom.arena.workers import spread
from throneroom.bots import make_bot, seed_for
from throneroom.kernel import load

FOLDER = Path(__file__).parent / "strength"
READY = {"armies": ["stark_40", "lannister_40"], "terrain": "ready"}


class Contest(NamedTuple):
    """One bot against others of one kind, and the share of victories that is asked of it."""

    slug: str
    seats: int
    bot: str
    others: str
    asked: float
    options: Mapping[str, Any] = MappingProxyType({})


MATCHES = {
    "iron_throne-3": Contest("iron_throne", 3, "hard", "greedy", 0.60),
    "iron_throne-4": Contest("iron_throne", 4, "hard", "greedy", 0.45),
    "thrones-3": Contest("thrones", 3, "hard", "greedy", 0.60),
    "thrones-4": Contest("thrones", 4, "hard", "greedy", 0.45),
    "thrones-6": Contest("thrones", 6, "hard", "greedy", 0.35),
    "watch-3": Contest("watch", 3, "hard", "greedy", 0.60),
    "watch-4": Contest("watch", 4, "hard", "greedy", 0.45),
    "base-3": Contest("watch", 3, "hard", "greedy", 0.60, {"variant": "base"}),
    "base-4": Contest("watch", 4, "hard", "greedy", 0.45, {"variant": "base"}),
    "ice_and_fire": Contest("ice_and_fire", 2, "hard", "greedy", 0.75, READY),
    "greedy-random": Contest("iron_throne", 4, "greedy", "random", 0.85),
    "easy-random": Contest("iron_throne", 4, "easy", "random", 0.40),
    "greedy-easy": Contest("iron_throne", 4, "greedy", "easy", 0.25),
    "medium-easy": Contest("iron_throne", 4, "medium", "easy", 0.35),
}


def commit() -> str:
    """The commit that is checked out; with a plus if what lies in src is not all of it."""
    told = [
        subprocess.run(["git", *words], capture_output=True, text=True, check=False).stdout.strip()
        for words in (("rev-parse", "--short", "HEAD"), ("status", "--porcelain", "src"))
    ]
    return told[0] + ("+" if told[1] else "")


def play_one(name: str, number: int) -> dict[str, Any]:
    """One game of a match, as the line that is written of it."""
    match = MATCHES[name]
    game = load(match.slug)
    seed = seed_for("strength", name, number)
    state = game.start(match.seats, match.options, seed)
    own = number % match.seats
    bots = [
        make_bot(match.bot if seat == own else match.others, seed_for(seed, seat))
        for seat in range(match.seats)
    ]
    start = time.perf_counter()
    played = play_out(state, bots)
    outcome = state.outcome()
    winners = outcome.winners if outcome else ()
    return {
        "game": number,
        "seat": own,
        "won": 1 / len(winners) if own in winners else 0.0,
        "reason": outcome.reason if outcome else "",
        "decisions": played.decisions,
        "seconds": round(time.perf_counter() - start, 1),
    }


def lines_of(name: str) -> dict[int, dict[str, Any]]:
    """The games of a match that have been played, by number. A line that was cut off by an
    interruption counts as not played."""
    found = {}
    path = FOLDER / f"{name}.jsonl"
    for line in path.read_text("utf-8").splitlines() if path.exists() else []:
        try:
            told = json.loads(line)
        except json.JSONDecodeError:
            continue
        found[told["game"]] = told
    return found


def measure(name: str, games: int, jobs: int) -> None:
    """Play the games of a match that are missing."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    done = lines_of(name)
    made_with = commit()
    missing = [(name, number) for number in range(games) if number not in done]
    with (FOLDER / f"{name}.jsonl").open("a", encoding="utf-8") as file:
        if file.tell():
            file.write("\n")  # whatever was cut off stays alone on its line
        for told in (
            spread(play_one, missing, jobs) if jobs > 1 else (play_one(*m) for m in missing)
        ):
            told["commit"] = made_with
            file.write(json.dumps(told) + "\n")
            file.flush()
            done[told["game"]] = told
            print(row(name, list(done.values())), flush=True)


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The interval in which the true share lies, 19 times out of 20."""
    if not games:
        return 0.0, 1.0
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    width = z / (1 + z * z / games)
    width *= math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - width, middle + width


def row(name: str, lines: list[dict[str, Any]]) -> str:
    """A match as a row of the table."""
    match = MATCHES[name]
    games = len(lines)
    share = sum(line["won"] for line in lines) / games if games else 0.0
    low, high = wilson(share, games)
    seconds = sum(line["seconds"] for line in lines) / games if games else 0.0
    who = f"{match.bot} against {match.seats - 1} {match.others}"
    options = match.options.get("variant", "")
    return (
        f"| {match.slug} {options} | {match.seats} | {who} | {games} | {share:.2f} "
        f"| {low:.2f} to {high:.2f} | {match.asked:.2f} | {seconds:.0f} s |"
    )


def table() -> str:
    """All matches so far, as Markdown, with the commits that they were played at."""
    head = "| game | seats | who | games | share | interval | asked | one game | commit |"
    found = []
    for name in MATCHES:
        if lines := lines_of(name):
            commits = dict.fromkeys(line.get("commit", "?") for line in lines.values())
            found.append(f"{row(name, list(lines.values()))} {', '.join(commits)} |")
    return "\n".join([head, "|---|---|---|---|---|---|---|---|---|", *found])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("matches", nargs="*", help=", ".join(MATCHES))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--table", action="store_true")
    asked = parser.parse_args()
    unknown = set(asked.matches) - set(MATCHES)
    if unknown:
        parser.error(f"unknown match: {', '.join(sorted(unknown))}")
    if not asked.table:
        for name in asked.matches or MATCHES:
            measure(name, asked.games, asked.jobs)
    print(table())


if __name__ == "__main__":
    main()
