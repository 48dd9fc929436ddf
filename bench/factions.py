"""How the factions of Ice & Fire fare, and which of their texts are never used.

    python -m bench.factions play FILE [--battles 2000] [--seed 1] [--jobs 2]
    python -m bench.factions meet KEEN [--battles 2000] [--jobs 2]
    python -m bench.factions seek SOUGHT TEXT... [--beside TEXT] [--spare TEXT]
    python -m bench.factions write FILE KEEN [--texts COMMIT] [--keen COMMIT]

`play` fights battles of random legal armies of 40 points, every faction against every other, with
`greedy` on both sides, and appends a line to the file after each of them: it can be stopped at any
time and goes on with the first battle that is missing. What a battle comes to depends on its number
and the seed alone. `meet` does the same with players that seek battle and use what they can, in
all modes and with armies of all sizes, and checks after every action what must hold. `seek` has
such players fight with armies that have one of the texts, by its id, until somebody has used it; if
need be with armies that have another text `beside` it, and of players that `spare` one.
`write` makes docs/studies/ice_and_fire_factions.md of what is in the two files, and says with the
texts of which commits they were fought, if it is told.

Terrain and deployment are drawn at random, so that nothing is left out; from the first round on
every decision is made by a bot. A text counts as used when it is resolved, and one that is always
on when it changes something, in the battle itself and not in what a bot imagines.
"""

import argparse
import dataclasses
import json
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import track
from tests.games.ice_and_fire.battles import fight_pair, fight_with, pair_of

from throneroom.bots import make_bot
from throneroom.games.ice_and_fire import GAME, programs, queries
from throneroom.games.ice_and_fire.army import Army, cards_of, different_cards
from throneroom.games.ice_and_fire.army_random import random_army
from throneroom.games.ice_and_fire.content import ABILITIES, CARD, FACTIONS, TACTICS_CARD
from throneroom.games.ice_and_fire.content import TACTICS_CARDS as TACTICS
from throneroom.games.ice_and_fire.frames import Frame, Num
from throneroom.games.ice_and_fire.mustering import action_of
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.texts import (
    BY_SOURCE,
    FIRST_CARD,
    INFLUENCE,
    KIT,
    ZONE_TEXT,
    Passive,
    printed,
)
from throneroom.kernel import FastChance, State

POINTS: Final = 40
BATTLES: Final = 2000
PAGE: Final = Path(__file__).parents[1] / "docs" / "studies" / "ice_and_fire_factions.md"
SURE: Final = 1.96  # standard deviations of an interval that is right in 95 of 100 cases
FEW: Final = 10  # battles with a text in which it may well not be used
MOST_TRIES: Final = 30  # battles with a text that is sought
WHY: Final = Path(__file__).with_name("never_used.json")


# Which texts work


class Trace:
    """Counts the texts that work while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.used: Counter[int] = Counter()
        self.game: Any = GAME


TRACE: Final = Trace()


def _effect(t: Battle, text: int, counter: int, *plain: Any) -> None:
    if TRACE.on and counter == 0:
        TRACE.used[text] += 1
    programs.effect(t, text, counter, *plain)


def _told(passive: Passive) -> Passive:
    """A passive that counts when it changes something: its value is asked for where it works."""
    number, plain = passive.number, passive.value.value

    def value(t: Battle, frame: Frame) -> int:
        found = plain(t, frame)
        if TRACE.on and found:
            TRACE.used[number] += 1
        return found

    return passive._replace(value=Num(value))


def traced() -> Any:
    """The game, telling which texts work; the compiled rules read the same tables."""
    for texts in BY_SOURCE.values():
        texts.passives[:] = map(_told, texts.passives)
    for number, kit in KIT.items():
        KIT[number] = kit._replace(passives=tuple(map(_told, kit.passives)))
    return dataclasses.replace(GAME, steps={**GAME.steps, "effect": _effect})


# Battles


def pairs() -> list[tuple[int, int]]:
    """Every faction against every other and itself, from either side."""
    factions = range(len(FACTIONS.ids))
    return list(product(factions, factions))


class Drawn(NamedTuple):
    """What a battle begins with, and the luck that decides all else."""

    seed: int
    armies: tuple[Army, Army]
    rng: random.Random


def draw(seed: int, number: int) -> Drawn:
    """The armies of a battle."""
    rng = random.Random(f"factions {seed} {number}")
    every = pairs()
    random.Random(f"pairs {seed} {number // len(every)}").shuffle(every)
    factions = every[number % len(every)]
    start = rng.randrange(1 << 30)
    one, two = (
        random_army(faction, POINTS, FastChance(rng.randrange(1 << 30))) for faction in factions
    )
    return Drawn(start, (one, two), rng)


def sources_of(armies: tuple[Army, ...]) -> list[int]:
    """The abilities and tactics cards of armies."""
    found: set[int] = set()
    for army in armies:
        found |= {ability for card in cards_of(army) for ability in CARD[card].abilities}
        found |= {FIRST_CARD + card for card in different_cards(army)}
    return sorted(found)


def battle(game: Any, seed: int, number: int) -> dict[str, Any]:
    """Fight a battle; what came of it."""
    began = time.process_time()
    start, armies, rng = draw(seed, number)
    state: State = game.start(2, {"points": POINTS, "terrain": "random"}, start)
    TRACE.used = Counter()
    for seat, army in enumerate(armies):
        state.play(seat, action_of(army))
    bots = [make_bot("greedy", rng.randrange(1 << 30)) for _ in armies]
    actions = 0
    while state.outcome() is None:
        seat = state.to_move()[0]
        TRACE.on = True
        legal = state.legal(seat)
        TRACE.on = False
        if len(legal) == 1:
            action = legal[0]
        elif not state.table.round:
            action = rng.choice(legal)
        else:
            action = bots[seat].choose(state.sight(seat, ()))
        TRACE.on = True
        state.apply(seat, action)
        TRACE.on = False
        actions += 1
    outcome = state.outcome()
    assert outcome is not None
    return {
        "number": number,
        "seed": seed,
        "factions": [FACTIONS.ids[army.faction] for army in armies],
        "winners": list(outcome.winners),
        "points": list(state.table.points),
        "rounds": state.table.round,
        "actions": actions,
        "seconds": round(time.process_time() - began, 2),
        "texts": dict(TRACE.used),
        "there": sources_of(armies),
    }


def lines_of(path: Path) -> list[dict[str, Any]]:
    """The battles of a file; a line that was cut off is none."""
    found = []
    for line in path.read_text("utf-8").splitlines() if path.is_file() else ():
        try:
            found.append(json.loads(line))
        except json.JSONDecodeError:
            continue
    return found


def play(path: Path, battles: int, seed: int, jobs: int) -> None:
    """Fight the battles that are missing in a file."""
    done = {line["number"] for line in lines_of(path) if line["seed"] == seed}
    missing = [(seed, number) for number in range(battles) if number not in done]
    _fight_all(path, _play_one, missing, jobs)


def meet(path: Path, battles: int, jobs: int) -> None:
    """Fight the battles of players that seek battle that are missing in a file, everything checked
    on the way."""
    done = {line["number"] for line in lines_of(path)}
    missing = [number for number in range(battles) if number not in done]
    _fight_all(path, _meet_one, missing, jobs)


def _fight_all(path: Path, fight: Any, missing: list[Any], jobs: int) -> None:
    """Fight battles side by side, each in one process, and append what came of them."""
    with Pool(jobs, _trace) as pool, path.open("a", encoding="utf-8") as file:
        fought = pool.imap_unordered(fight, missing)
        for line in track(fought, "Battles", len(missing), console=Console(stderr=True)):
            file.write(f"{json.dumps(line)}\n")
            file.flush()


def _trace() -> None:
    """What a process of the pool begins with."""
    TRACE.game = traced()


def _play_one(which: tuple[int, int]) -> dict[str, Any]:
    return battle(TRACE.game, *which)


def _meet_one(number: int) -> dict[str, Any]:
    TRACE.used = Counter()
    TRACE.on = True
    match = fight_pair(number, TRACE.game)
    TRACE.on = False
    factions = [FACTIONS.ids[faction] for faction in pair_of(number)]
    actions = len(match.moves)
    return {
        "number": number,
        "factions": factions,
        "actions": actions,
        "texts": dict(TRACE.used),
    }


def source_of(text: str) -> int:
    """A text by its id."""
    return FIRST_CARD + TACTICS.index[text] if text.isdigit() else ABILITIES.index[text]


def can_be_bought(source: int) -> bool:
    """Whether an army can have a text from the beginning: some belong to what others bring."""
    if source >= FIRST_CARD:
        return True
    cards = [card for card in CARD if source in card.abilities]
    return any(all(one.rule != "not_purchasable" for one in card.requirements) for card in cards)


def armies_with(sources: set[int], rng: random.Random) -> tuple[Army, Army]:
    """An army that has some texts, as it is drawn, and one of any faction against it."""
    owned = [set(owners(source).split(", ")) for source in sources]
    factions = [FACTIONS.ids.index(name) for name in sorted(set.intersection(*owned))]
    while True:
        army = random_army(rng.choice(factions), POINTS, FastChance(rng.randrange(1 << 30)))
        if sources <= set(sources_of((army,))):
            break
    other = rng.randrange(len(FACTIONS.ids))
    return army, random_army(other, POINTS, FastChance(rng.randrange(1 << 30)))


def seek(path: Path, text: str, beside: str, spared: str) -> None:
    """Fight with armies that have a text until it is used; each battle is a line."""
    game = traced()
    sources = {source_of(one) for one in (text, beside) if one}
    sources = {source for source in sources if can_be_bought(source)}
    if not sources:
        raise SystemExit(f"No army has {text}: say --beside what it comes with.")
    wanted = set(all_clauses()[source_of(text)])
    for number in range(MOST_TRIES):
        rng = random.Random(f"seek {text} {number}")
        armies = armies_with(sources, rng)
        TRACE.used = Counter()
        TRACE.on = True
        match = fight_with(number, armies, game, spared)
        TRACE.on = False
        uses = {clause: TRACE.used[clause] for clause in wanted if TRACE.used[clause]}
        factions = [FACTIONS.ids[army.faction] for army in armies]
        line = {"text": text, "number": number, "factions": factions, "uses": uses}
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps({**line, 'actions': len(match.moves)})}\n")
        if uses:
            return


# The page


def share(wins: float, games: int) -> tuple[float, float, float]:
    """The share of wins and its interval (Wilson)."""
    if not games:
        return 0.0, 0.0, 1.0
    p = wins / games
    spread = SURE * SURE / games
    middle = (p + spread / 2) / (1 + spread)
    half = SURE * sqrt(p * (1 - p) / games + spread / games / 4) / (1 + spread)
    return p, middle - half, middle + half


def won(line: dict[str, Any], seat: int) -> float:
    """1 for a victory, a half for a draw."""
    winners = line["winners"]
    if not winners or len(winners) == 2:
        return 0.5
    return float(seat in winners)


def _counted(passives: Sequence[Passive]) -> set[int]:
    """Those that can be seen to work: who has lost abilities is not asked like all else. Something
    else of such a text always works as well, and is counted."""
    return {passive.number for passive in passives if passive.query != queries.SILENCED}


def all_clauses() -> dict[int, list[int]]:
    """The texts and passives of every source, by their numbers."""
    found: dict[int, set[int]] = {}
    for source, texts in BY_SOURCE.items():
        numbers = found.setdefault(source, set())
        numbers |= {text.number for text in texts.texts} | _counted(texts.passives)
    kits = [*KIT.values(), *(kit for _, kit in INFLUENCE.values())]
    for kit in kits:
        numbers = found.setdefault(kit.source, set())
        numbers |= {text.number for text in kit.texts} | _counted(kit.passives)
    for text in ZONE_TEXT.values():
        found.setdefault(text.source, set()).add(text.number)
    return {source: sorted(numbers) for source, numbers in sorted(found.items()) if numbers}


def owners(source: int) -> str:
    """The factions whose cards have a text."""
    if source >= FIRST_CARD:
        return FACTIONS.ids[TACTICS_CARD[source - FIRST_CARD].faction]
    found = {card.faction for card in CARD if source in card.abilities}
    return ", ".join(FACTIONS.ids[faction] for faction in sorted(found))


def id_of(source: int) -> str:
    return TACTICS.ids[source - FIRST_CARD] if source >= FIRST_CARD else ABILITIES.ids[source]


def named(source: int) -> str:
    return f"{printed(source)} (`{id_of(source)}`)"


def _rare(battles: int) -> str:
    """Why a text was not used, as far as numbers tell."""
    if not battles:
        return "no army of `greedy` had it"
    return "few armies had it" if battles < FEW else "not looked into yet"


def rows_of_factions(lines: list[dict[str, Any]]) -> Iterator[str]:
    """How often each faction has won against others."""
    for faction in FACTIONS.ids:
        others = [
            (line, seat)
            for line in lines
            for seat in (0, 1)
            if line["factions"][seat] == faction != line["factions"][1 - seat]
        ]
        wins = sum(won(line, seat) for line, seat in others)
        p, low, high = share(wins, len(others))
        points = sum(line["points"][seat] for line, seat in others) / max(1, len(others))
        yield (
            f"| {faction} | {len(others)} | {wins:g} | {100 * p:.1f} % "
            f"| {100 * low:.1f} to {100 * high:.1f} % | {points:.1f} |"
        )


def rows_of_pairs(lines: list[dict[str, Any]]) -> Iterator[str]:
    """How often the faction of the row has won against that of the column."""
    results: dict[tuple[str, str], list[float]] = {}
    for line in lines:
        for seat in (0, 1):
            pair = line["factions"][seat], line["factions"][1 - seat]
            results.setdefault(pair, []).append(won(line, seat))
    yield "| | " + " | ".join(FACTIONS.ids) + " |"
    yield "|---" * (1 + len(FACTIONS.ids)) + "|"
    for one in FACTIONS.ids:
        cells = []
        for two in FACTIONS.ids:
            found = results.get((one, two), [])
            cells.append(f"{100 * sum(found) / len(found):.0f}" if found and one != two else "–")
        yield f"| **{one}** | " + " | ".join(cells) + " |"


def texts_in(lines: list[dict[str, Any]]) -> Counter[int]:
    """How often each text was used."""
    used: Counter[int] = Counter()
    for line in lines:
        used.update({int(text): count for text, count in line["texts"].items()})
    return used


def _as_they_stood(whose: str, commit: str) -> list[str]:
    """With which texts battles were fought, if that is known."""
    return [f"{whose} were fought with the texts as they stood at commit {commit}."] * bool(commit)


def page(
    lines: list[dict[str, Any]],
    meetings: list[dict[str, Any]],
    texts: str = "",
    keen_texts: str = "",
) -> str:
    """The study as a document; the commits are those with whose texts the battles were fought."""
    used, keen = texts_in(lines), texts_in(meetings)
    there: Counter[int] = Counter()  # in how many battles somebody had a text
    for line in lines:
        there.update(line.get("there") or sources_of(draw(line["seed"], line["number"]).armies))
    every = all_clauses()
    never = [source for source, numbers in every.items() if not any(used[n] for n in numbers)]
    reasons: dict[str, str] = json.loads(WHY.read_text("utf-8")) if WHY.exists() else {}
    battles = len(lines)
    seconds = sum(line["seconds"] for line in lines) / max(1, battles)
    actions = sum(line["actions"] for line in lines) / max(1, battles)
    parts = [line for line in lines if line["factions"][0] == line["factions"][1]]
    rows = [
        "# The factions of Ice & Fire, played by `greedy`",
        "",
        "Made by `python -m bench.factions`; do not edit it by hand.",
        "",
        f"{battles} of {BATTLES:,} battles of random legal armies of {POINTS} points in A Game of",
        "Thrones, every faction against every other from either side. Terrain and deployment are",
        "drawn at random; from the first round on `greedy` decides on both sides. A battle takes",
        f"{actions:.0f} actions and {seconds:.1f} s of one processor on average.",
        f"{len(parts)} of the battles were fought within one faction, and count for texts alone.",
        *_as_they_stood("They", texts),
        "",
        "## Who wins",
        "",
        "A draw counts as half a victory. The interval is that of Wilson for 95 %.",
        "",
        "| faction | battles | victories | share | interval | points on average |",
        "|---|---|---|---|---|---|",
        *rows_of_factions(lines),
        "",
        "Per cent of victories of the row against the column:",
        "",
        *rows_of_pairs(lines),
        "",
        "Random armies are no tournament lists, and `greedy` looks one step ahead: the table says",
        "how armies fare that nobody has thought about, not what a faction can do in good hands.",
        "",
        "## Texts that were never used",
        "",
        f"Of {len(every)} texts {len(every) - len(never)} were used, {len(never)} never. A text",
        "that is never used is a defect until it is explained. `greedy` judges the table as it is",
        "when it is asked again: whatever is paid at once and has its effect after a target or an",
        "option was named looks like a loss to it, so it leaves such cards in hand. So texts are",
        f"counted in another {len(meetings)} battles as well, of players that seek battle and use",
        "what they can, in all modes and with armies of 30 to 60 points; after each of their",
        f"{sum(line['actions'] for line in meetings):,} actions everything that must hold was",
        "checked: no crash, no endless chain, no broken invariant. Besides, every text has a test",
        "of its own in which it works.",
        *_as_they_stood("The battles of keen players", keen_texts),
        "",
        "### Used by nobody",
        "",
        "| text | of | battles of `greedy` with it | why |",
        "|---|---|---|---|",
    ]
    keenly = {source for source in never if any(keen[number] for number in every[source])}
    for source in sorted(set(never) - keenly, key=lambda source: (-there[source], source)):
        why = reasons.get(id_of(source), _rare(there[source]))
        rows.append(f"| {named(source)} | {owners(source)} | {there[source]} | {why} |")
    rows += ["", "### Used by keen players alone", ""]
    by_owner: dict[str, list[str]] = {}
    for source in sorted(keenly):
        by_owner.setdefault(owners(source), []).append(named(source))
    rows += ["| of | texts that `greedy` left alone |", "|---|---|"]
    rows += [f"| {owner} | {', '.join(texts)} |" for owner, texts in sorted(by_owner.items())]
    rows += ["", "## Parts of texts that were never used", ""]
    rows += [
        "Texts of which something was used, and something else never, by nobody. The parts are",
        "counted in the order in which they are registered. Each of them has a test in which it",
        "works.",
        "",
        "| text | of | battles with it | parts |",
        "|---|---|---|---|",
    ]
    for source, numbers in every.items():
        silent = [str(i) for i, n in enumerate(numbers, 1) if not used[n] and not keen[n]]
        if source not in never and silent:
            parted = f"{', '.join(silent)} of {len(numbers)}"
            rows.append(f"| {named(source)} | {owners(source)} | {there[source]} | {parted} |")
    return "\n".join(rows) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("command", choices=("play", "meet", "seek", "write"))
    parser.add_argument("file", type=Path)
    parser.add_argument("others", nargs="*", help="KEEN, or texts that are sought")
    parser.add_argument("--battles", type=int, default=BATTLES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="battles at the same time")
    parser.add_argument("--beside", default="")
    parser.add_argument("--spare", default="")
    parser.add_argument("--texts", default="", help="the commit of greedy's battles")
    parser.add_argument("--keen", default="", help="the commit of the keen players' battles")
    arguments = parser.parse_args()
    if arguments.command == "play":
        play(arguments.file, arguments.battles, arguments.seed, arguments.jobs)
    elif arguments.command == "meet":
        meet(arguments.file, arguments.battles, arguments.jobs)
    elif arguments.command == "seek":
        for text in arguments.others:
            seek(arguments.file, text, arguments.beside, arguments.spare)
    else:
        keen = lines_of(Path(arguments.others[0])) if arguments.others else []
        PAGE.parent.mkdir(exist_ok=True)
        lines = lines_of(arguments.file)
        PAGE.write_text(page(lines, keen, arguments.texts, arguments.keen), "utf-8")


if __name__ == "__main__":
    main()
