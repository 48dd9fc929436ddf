"""Play thousands of whole games of every kind and see that all of them end, repeat and verify.

For every installed game, variant and number of seats: many random games run to their end; the
digest of a sample is the same with one process and with all; every record of the sample verifies.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from throneroom.kernel import Game, load, slugs

COMMAND = str(Path(sys.executable).with_name("throneroom"))


def run(*arguments: str) -> str:
    done = subprocess.run([COMMAND, *arguments], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"throneroom {' '.join(arguments)}: exit {done.returncode}\n{done.stderr}")
    return done.stdout


def simulate(slug: str, seats: int, games: int, seed: int, jobs: int, *more: str) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(
        run(
            *("simulate", slug, "--bots", "random", "--json"),
            *("--seats", str(seats), "--games", str(games)),
            *("--seed", str(seed), "--jobs", str(jobs)),
            *more,
        )
    )
    if report["finished"] != games:
        sys.exit(f"{slug} with {seats}: only {report['finished']} of {games} games finished")
    return report


def variants(game: Game) -> list[list[str]]:
    """The options that choose each variant of the game; of a game without any, none."""
    choices = [option.choices for option in game.options if option.name == "variant"]
    return [["--option", f"variant={value}"] for value in choices[0]] if choices else [[]]


def soak(
    slug: str, seats: int, variant: list[str], games: int, sample: int, seed: int, jobs: int
) -> None:
    report = simulate(slug, seats, games, seed, jobs, *variant)
    with tempfile.TemporaryDirectory() as records:
        alone = simulate(slug, seats, sample, seed, 1, *variant, "--records", records)
        together = simulate(slug, seats, sample, seed, jobs, *variant)
        if alone["digest"] != together["digest"]:
            sys.exit(f"{slug} with {seats}: the digest depends on the number of jobs")
        files = sorted(path for path in Path(records).rglob("*") if path.is_file())
        if len(files) != sample:
            sys.exit(f"{slug} with {seats}: {len(files)} records of {sample} games")
        for file in files:
            run("verify", str(file))
    print(
        f"{' '.join([slug, *variant[1:]]):<28} {seats} seats  {games:>6,} games  "
        f"{report['actions_per_second']:>9,.0f} actions/s  {sample} records verified",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("slugs", nargs="*", default=slugs())
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--sample", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    for slug in arguments.slugs:
        game = load(slug)
        for variant in variants(game):
            for seats in game.seats:
                soak(
                    *(slug, seats, variant, arguments.games),
                    *(arguments.sample, arguments.seed, arguments.jobs),
                )


if __name__ == "__main__":
    main()
