"""Runs the soak and tells what came of it."""

import argparse
import asyncio
import json
import random
import signal
import statistics
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select

from throneroom.server import checking, schema
from throneroom.server.database import open_engine
from throneroom.server.hub import COME_BACK

from . import __doc__ as about
from .people import GAMES, Clock, Gone, Ledger, OpenPage, Player, Tally, ask, guest, new_table
from .server import Host, hosting

LIMIT = 150.0  # seconds in which everybody must have sat down, and got up in the end
STUCK_SECONDS = 60.0  # a table of bots that has not moved for so long does not go on


@dataclass
class Soak:
    """One run: who plays, what was done to the server, and what was seen over time."""

    host: Host
    seconds: float
    pause: float
    dice: random.Random
    begun: asyncio.Barrier
    """The time counts when everybody sits at a table."""
    clock: Clock = field(default_factory=Clock)
    tally: Tally = field(default_factory=Tally)
    ledgers: list[Ledger] = field(default_factory=list)
    bot_tables: set[str] = field(default_factory=set)
    samples: list[dict[str, Any]] = field(default_factory=list)
    harms: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    restarted: list[OpenPage] = field(default_factory=list)
    """The pages that were open when the server was told to begin anew."""
    recent: list[str] = field(default_factory=list)
    """What was done to the server since the last sample."""
    failures: list[str] = field(default_factory=list)

    async def table(self, number: int) -> None:
        """People who play one game after the other."""
        game, seats, count = GAMES[number % len(GAMES)]
        address = self.host.server.address
        bot = ("random", "greedy")[number % 2]
        people = [await guest(address, f"Soak {number} {seat}") for seat in range(count)]
        table = await new_table(people, game, seats, bot)
        await self._begin()
        try:
            while self.clock.left > 0:
                players = []
                for seat, person in enumerate(people):
                    ledger = Ledger(table, seat)
                    self.ledgers.append(ledger)
                    cookie = f"throneroom={person.cookies['throneroom']}"
                    dice = random.Random(self.dice.random())
                    where = (address, cookie, ledger, self.tally, dice, self.clock, self.pause)
                    players.append(Player(*where))
                await asyncio.gather(*(player.play() for player in players))
                self.tally.games += all(player.over for player in players)
                table = await new_table(people, game, seats, bot)
        except (Gone, httpx.HTTPError) as problem:
            self.failures.append(f"table {number}: {type(problem).__name__} {problem}")
        finally:
            for person in people:
                await person.aclose()

    async def bots(self, number: int) -> None:
        """A table of bots that nobody looks at, again and again."""
        person = await guest(self.host.server.address, f"Owner {number}")
        await self._begin()
        try:
            while self.clock.left > 0:
                bots = {str(seat): "random" for seat in range(4)}
                wanted = {"game": "iron_throne", "seats": 4, "seat": None, "bots": bots}
                made = await ask(person, "POST", "/api/tables", wanted)
                table = made.raise_for_status().json()["id"]
                self.bot_tables.add(table)
                await ask(person, "POST", f"/api/tables/{table}/start")
                await self._until_over(person, table)
        except (Gone, httpx.HTTPError) as problem:
            self.failures.append(f"bots {number}: {type(problem).__name__} {problem}")
        finally:
            await person.aclose()

    async def _begin(self) -> None:
        async with asyncio.timeout(LIMIT):
            await self.begun.wait()
        self.clock.end = self.clock.end or time.monotonic() + self.seconds

    async def _until_over(self, person: httpx.AsyncClient, table: str) -> None:
        status = "running"
        while status == "running" and self.clock.left > 0:
            await asyncio.sleep(0.5)
            found = await ask(person, "GET", f"/api/tables/{table}")
            status = found.raise_for_status().json()["status"]

    async def harm(self, every: float) -> None:
        """Do something to the server now and then; nothing in the last moments, so that everybody
        has come back in the end."""
        await self._begin()
        for kind in cycle(self.host.harms):
            await asyncio.sleep(every * self.dice.uniform(0.7, 1.3))
            if self.clock.left < every / 2 or not await self._do(kind):
                return

    async def harm_once(self, kinds: Sequence[str], every: float, people: int) -> None:
        """Do these things, each when everybody has a page open, and end soon after the last."""
        await self._begin()
        for kind in kinds:
            await asyncio.sleep(every)
            while len(self.tally.open_pages) < people and self.clock.left > every:
                await asyncio.sleep(0.05)
            if not await self._do(kind):
                break
        self.clock.end = time.monotonic() + every

    async def _do(self, kind: str) -> bool:
        if kind == "restart":
            self.restarted += self.tally.open_pages
        try:
            await asyncio.to_thread(self.host.harms[kind])
        except (RuntimeError, AssertionError, OSError) as problem:
            self.failures.append(f"{kind}: {problem}")
            return False
        self.harms[kind] += 1
        self.recent.append(kind)
        return True

    async def watch(self, every: float) -> None:
        """Write down how it goes."""
        await self._begin()
        begin = time.monotonic()
        while self.clock.left > 0:
            due = time.monotonic() + every
            # Somebody may say meanwhile that the time is up.
            while self.clock.left > 0 and (wait := due - time.monotonic()) > 0:
                await asyncio.sleep(max(0.1, min(wait, self.clock.left, 1.0)))
            took, self.tally.took = self.tally.took, []
            away, self.tally.away = self.tally.away, []
            sample = {
                "minute": round((time.monotonic() - begin) / 60, 2),
                "memory_mb": round(await asyncio.to_thread(self.host.memory), 1),
                "moves": len(took),
                "p50_ms": round(1000 * quantile(took, 0.5), 1),
                "p99_ms": round(1000 * quantile(took, 0.99), 1),
                "back": len(away),
                "longest_away_s": round(max(away, default=0.0), 2),
                "done_to_it": self.recent,
            }
            self.recent = []
            self.samples.append(sample)
            print(json.dumps(sample), file=sys.stderr, flush=True)

    async def run(self, tables: int, kinds: Sequence[str], every: float, sample: float) -> None:
        """Everything at once, until the time is up."""
        people = sum(GAMES[number % len(GAMES)][2] for number in range(tables))
        harm = self.harm_once(kinds, every, people) if kinds else self.harm(every)
        work = [self.table(number) for number in range(tables)]
        work += [self.bots(number) for number in range(max(1, tables // 4))]
        async with asyncio.timeout(self.seconds + 2 * LIMIT):
            await asyncio.gather(*work, harm, self.watch(sample))


def quantile(values: list[float], part: float) -> float:
    """The value below which this part of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def audit(soak: Soak) -> dict[str, Any]:
    """Compare what is in the database with what people were promised, and replay all of it."""
    engine = open_engine(soak.host.server.database)
    actions, tables = schema.actions, schema.tables
    written: dict[tuple[str, int], list[str]] = defaultdict(list)
    with engine.connect() as connection:
        query = select(actions).where(~actions.c.forced).order_by(actions.c.table_id, actions.c.seq)
        for row in connection.execute(query):
            written[row.table_id, row.seat].append(row.text)
        checked = checking.check(connection)
        due = select(tables.c.id).where(
            tables.c.id.in_(soak.bot_tables),
            tables.c.status == "running",
            tables.c.moved < time.time() - STUCK_SECONDS,
        )
        stuck = list(connection.scalars(due))
    engine.dispose()
    compared = [ledger.compare(written[ledger.table, ledger.seat]) for ledger in soak.ledgers]
    return {
        "acknowledged": sum(one.sure for ledger in soak.ledgers for one in ledger.sent),
        "lost": sum(lost for lost, _ in compared),
        "doubled": sum(doubled for _, doubled in compared),
        "tables": checked.tables,
        "moves_replayed": checked.moves,
        "damage": [f"{one.kind} {one.table_id} {one.what}" for one in checked.damage],
        "stuck": stuck,
    }


def summary(soak: Soak) -> dict[str, Any]:
    """All that there is to tell."""
    found = audit(soak)
    memory = [sample["memory_mb"] for sample in soak.samples]
    quarter = max(1, len(memory) // 4)
    errors = soak.host.server.errors()
    # A page that its person needs no more may go just then; no other may end without a word.
    cut_off = [page for page in soak.restarted if page.ended not in (COME_BACK, 0)]
    ended = Counter(page.ended for page in soak.restarted if page.ended is not None)
    return {
        "minutes": soak.samples[-1]["minute"] if soak.samples else 0.0,
        **found,
        "games": soak.tally.games,
        "harms": dict(soak.harms),
        "closed": {str(code): count for code, count in sorted(soak.tally.closed.items())},
        "open_at_restarts": len(soak.restarted),
        "of_those_ended": {str(code): count for code, count in sorted(ended.items())},
        "refused": dict(soak.tally.refused),
        "silences": soak.tally.silences,
        "memory_mb": {
            "first_quarter": round(statistics.mean(memory[:quarter]), 1) if memory else 0,
            "last_quarter": round(statistics.mean(memory[-quarter:]), 1) if memory else 0,
            "most": max(memory, default=0),
        },
        "failures": soak.failures,
        "errors": errors[-5:],
        "passed": not (
            found["lost"]
            or found["doubled"]
            or found["damage"]
            or found["stuck"]
            or soak.tally.refused
            or soak.tally.silences
            or soak.failures
            or cut_off
            or errors
        ),
        "samples": soak.samples,
    }


def markdown(told: dict[str, Any]) -> str:
    """The same for people."""
    memory = told["memory_mb"]
    lines = [
        f"{told['minutes']} minutes, {told['games']} games, {told['acknowledged']} acknowledged "
        f"actions, {told['moves_replayed']} moves of {told['tables']} tables replayed.",
        "",
        "| | |",
        "|---|---|",
        f"| lost | {told['lost']} |",
        f"| doubled | {told['doubled']} |",
        f"| damaged | {len(told['damage'])} |",
        f"| tables that do not go on | {len(told['stuck'])} |",
        f"| done to the server | {told['harms']} |",
        f"| connections that ended, by code | {told['closed']} |",
        f"| pages open at restarts, and how those ended | {told['open_at_restarts']}, "
        f"{told['of_those_ended']} |",
        f"| refusals, silences, failures | {told['refused']}, {told['silences']}, "
        f"{told['failures']} |",
        f"| errors in the log | {len(told['errors'])} |",
        f"| memory, first and last quarter, most | {memory['first_quarter']}, "
        f"{memory['last_quarter']}, {memory['most']} MB |",
        "",
        "| minute | memory MB | moves | p50 ms | p99 ms | back | longest away s | done to it |",
        "|--:|--:|--:|--:|--:|--:|--:|---|",
    ]
    for one in told["samples"]:
        cells = [*list(one.values())[:-1], ", ".join(one["done_to_it"])]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join([*lines, "", "Passed." if told["passed"] else "FAILED."])


def main() -> int:
    """Soak, and tell."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--minutes", type=float, default=120.0)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="postgresql")
    parser.add_argument("--workers", type=int, default=2, help="with PostgreSQL")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--every", type=float, default=60.0, help="seconds between harms")
    parser.add_argument("--once", nargs="*", default=[], help="only these harms, then end")
    parser.add_argument("--sample", type=float, default=60.0, help="seconds of a line")
    parser.add_argument("--pause", type=float, default=0.3, help="longest thought of a person")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write all figures there")
    wanted = parser.parse_args()
    # So that whoever asks us to end sees us end all that we have started, as an interrupt does.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    workers = wanted.workers if wanted.database == "postgresql" else 1
    seconds = 60 * wanted.minutes
    every = min(wanted.every, seconds / 4)
    sample = min(wanted.sample, max(1.0, seconds / 8))
    with hosting(wanted.database, workers) as host:
        everybody = asyncio.Barrier(wanted.tables + max(1, wanted.tables // 4) + 2)
        soak = Soak(host, seconds, wanted.pause, random.Random(wanted.seed), everybody)
        try:
            asyncio.run(soak.run(wanted.tables, wanted.once, every, sample))
        except (TimeoutError, asyncio.BrokenBarrierError, Gone):
            soak.failures.append("it did not come to an end")
        told = summary(soak)
        if not told["passed"]:
            print(host.server.log.read_text()[-6000:], file=sys.stderr)
    if wanted.json:
        wanted.json.write_text(json.dumps(told, indent=1))
    print(markdown(told))
    return 0 if told["passed"] else 1


if __name__ == "__main__":
    sys.exit(main())
