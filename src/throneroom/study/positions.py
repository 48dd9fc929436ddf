"""Positions of games that bots have played against themselves, and who won from them.

Bots that always do what they think best see few positions. So every seat of every game is given a
share of its choices, drawn for it, in which another bot chooses, usually `random`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from throneroom.arena import play_out
from throneroom.bots import Bot, GreedyBot, bot_names, make_bot, seed_for
from throneroom.kernel import Action, BadInput, FastChance, Features, Game, Move, Sight, State
from throneroom.kernel.errors import shown

HASTY: Final = (
    1  # worlds that a greedy bot imagines in haste: many games are worth more than good ones
)
BOTS: Final = "hasty,random"
MOST_STRAY: Final = 100  # of a hundred choices, those in which another bot chooses, at most
LOOKS: Final = 24  # positions of a game that are looked at, besides the one at its half


class Seen(NamedTuple):
    """A position: how far the game had come by its actions, from 0 to 1, what counted, and how
    much of the victory went to each seat or side in the end."""

    game: int
    when: float
    kind: str
    progress: float
    rows: list[list[float]]
    shares: tuple[float, ...]


class Straying:
    """Plays as one bot does, but for a share of its choices as another."""

    __slots__ = ("bot", "other", "stray", "chance")

    def __init__(self, bot: Bot, other: Bot, stray: int, seed: int) -> None:
        self.bot = bot
        self.other = other
        self.stray = stray
        self.chance = FastChance(seed)

    def choose(self, sight: Sight) -> Action:
        strays = self.chance.below(100) < self.stray
        return (self.other if strays else self.bot).choose(sight)


def maker_of(name: str) -> Callable[[int], Bot]:
    """What makes a bot of this name: one that is announced, or `hasty`, greedy in haste."""
    if name == "hasty":
        return lambda seed: GreedyBot(seed, HASTY)
    if name not in bot_names():
        raise BadInput("unknown-bot", bot=shown(name), bots=["hasty", *bot_names()])
    return lambda seed: make_bot(name, seed)


def strays_of(seats: int, stray: int, seed: int) -> list[int]:
    """In how many of a hundred choices each seat of a game strays."""
    chance = FastChance(seed_for(seed, "who"))
    return [chance.below(stray + 1) for _ in range(seats)]


def players_of(bots: Sequence[str], strays: Sequence[int], seed: int) -> list[Bot]:
    """Those who play a game and stray as often as that."""
    makers = [maker_of(name) for name in bots]
    return [
        Straying(
            makers[0](seed_for(seed, seat)),
            makers[-1](seed_for(seed, seat, "other")),
            stray,
            seed_for(seed, seat, "stray"),
        )
        for seat, stray in enumerate(strays)
    ]


def play_one(
    game: Game, seats: int, options: Any, bots: Sequence[str], stray: int, seed: int
) -> list[Move]:
    """The moves of one game; `stray` is the largest share of choices that go astray, in percent."""
    players = players_of(bots, strays_of(seats, stray, seed), seed)
    moves: list[Move] = []
    play_out(game.start(seats, options, seed), players, moves)
    return moves


def look_at(
    game: Game, seats: int, options: Any, seed: int, moves: Sequence[Move], number: int
) -> list[Seen]:
    """Positions of a game that was played: some at random, and the one at its half, first."""
    features = game.features
    assert features is not None
    half = len(moves) // 2
    chance = FastChance(seed_for(seed, "looks"))
    wanted = {half, *(chance.below(len(moves)) for _ in range(LOOKS))}
    state = game.start(seats, options, seed)
    found = []
    for at, move in enumerate(moves):
        if at in wanted:
            counted = features.count(state.table)
            found.append((at, counted))
        state.apply(move.seat, move.action)
    if state.outcome() is None:
        return []
    won = tuple(by_side(features, state))
    seen = [
        Seen(number, at / len(moves), counted.kind, counted.progress, counted.rows, won)
        for at, counted in found
    ]
    seen.sort(key=lambda one: one.when != half / len(moves))
    return seen


def by_side(features: Features, state: State) -> list[float]:
    """The chances of all seats; where seats win together, of all sides."""
    chances = state.judge_all()
    if features.sides is None:
        return chances
    sides = features.sides(state.table)
    return [
        sum(share for seat, share in enumerate(chances) if sides[seat] == side)
        for side in range(max(sides) + 1)
    ]
