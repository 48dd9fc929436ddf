"""Play thousands of whole games of every kind and see that all of them end, repeat and verify.

For every installed game, variant and number of seats: many random games run to their end; the
digest of a sample is the same with one process and with all; every record of the sample verifies.
Games whose actions are heavy are played less often.

Ice & Fire has too many kinds of battles for that, and random players fight little in them. So some
hundreds more are drawn, over all modes, sizes and armies, with players that seek battle, and what
must hold is checked after every action. Then every faction meets every other; thousands of such
battles, which can be stopped and continued, are fought by `python -m bench.factions meet FILE`.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from tests.games.ice_and_fire.battles import fight_battle, fight_pair

from throneroom.kernel import BadInput, Game, load, slugs

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


def variants(game: Game) -> list[dict[str, str]]:
    """The options that choose each variant or mode of the game; of a game without any, none."""
    return [
        {option.name: value}
        for option in game.options
        if option.name in ("variant", "mode")
        for value in option.choices
    ] or [{}]


def can_start(game: Game, seats: int, options: dict[str, str]) -> bool:
    """Whether so many can play it with these options."""
    try:
        game.start(seats, options)
    except BadInput:
        return False
    return True


def soak(
    slug: str, seats: int, options: dict[str, str], games: int, sample: int, seed: int, jobs: int
) -> None:
    variant = [word for name in options for word in ("--option", f"{name}={options[name]}")]
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
        f"{' '.join([slug, *options.values()]):<34} {seats} seats  {games:>6,} games  "
        f"{report['actions_per_second']:>9,.0f} actions/s  {sample} records verified",
        flush=True,
    )


def fight(battles: int, seed: int, jobs: int) -> None:
    """Battles of Ice & Fire in which everything is checked."""
    numbers = range(seed * battles, (seed + 1) * battles)
    with ProcessPoolExecutor(jobs) as pool:
        actions = sum(pool.map(_fight, numbers))
    print(f"ice_and_fire: {battles} battles of all kinds, {actions:,} actions, all checked")


def _fight(number: int) -> int:
    """Fight a battle to its end; returns how many actions that took."""
    try:
        return len(fight_battle(number).moves)
    except Exception as problem:
        raise RuntimeError(f"battle {number}") from problem


def meet(battles: int, seed: int, jobs: int) -> None:
    """Battles in which every faction meets every other, and everything is checked."""
    numbers = range(seed * battles, (seed + 1) * battles)
    with ProcessPoolExecutor(jobs) as pool:
        actions = sum(pool.map(_meet, numbers))
    print(f"ice_and_fire: {battles} battles of all factions, {actions:,} actions, all checked")


def _meet(number: int) -> int:
    try:
        return len(fight_pair(number).moves)
    except Exception as problem:
        raise RuntimeError(f"battle of factions {number}") from problem


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("slugs", nargs="*", default=slugs())
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--battles", type=int, default=500)
    parser.add_argument("--meetings", type=int, default=242)
    parser.add_argument("--sample", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    for slug in arguments.slugs:
        game = load(slug)
        games = max(1, arguments.games // game.weight)
        for options in variants(game):
            for seats in filter(lambda seats: can_start(game, seats, options), game.seats):
                soak(
                    *(slug, seats, options, games, min(games, arguments.sample)),
                    *(arguments.seed, arguments.jobs),
                )
        if slug == "ice_and_fire":
            fight(arguments.battles, arguments.seed, arguments.jobs)
            meet(arguments.meetings, arguments.seed, arguments.jobs)


if __name__ == "__main__":
    main()
