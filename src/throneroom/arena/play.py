"""One game from where it stands to its end."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from throneroom.bots import Bot, LineBot, RandomBot
from throneroom.bots.registry import broken
from throneroom.kernel import (
    Action,
    BadInput,
    FastChance,
    Flow,
    Illegal,
    Move,
    Question,
    Sight,
    State,
)

LONGEST_GAME: Final = 200_000
"""After so many actions a game counts as one that does not end."""


class Played(NamedTuple):
    """How many decisions were asked of bots, and how many had only one answer."""

    decisions: int
    forced: int


def play_out(
    state: State,
    bots: Sequence[Bot],
    moves: list[Move] | None = None,
    limit: int = LONGEST_GAME,
) -> Played:
    """Let the bots, one a seat, play until the game is over; `moves` takes what they played.

    What is forced is not asked of anybody. Nothing but `legal` and `apply` costs time here when the
    bots are random ones.
    """
    _check_bots(bots, state.seats)
    try:
        return _play_out(state, bots, moves, limit)
    finally:
        for bot in bots:
            if isinstance(bot, LineBot):
                bot.close()  # one that was not told how the game ended, because it has not


def _play_out(state: State, bots: Sequence[Bot], moves: list[Move] | None, limit: int) -> Played:
    table = state.table
    flow: Flow = table.flow
    # A random bot needs no sight: handing it the list of actions is the same and much quicker.
    chances: list[FastChance | None] = [
        bot.chance if isinstance(bot, RandomBot) else None for bot in bots
    ]
    asking = {kind: _Asking(question) for kind, question in state.game.questions.items()}
    # All that has happened, and how much of it each bot has been told with its sight.
    heeded = None in chances
    log = list(flow.events)
    told = [0] * len(bots)
    decisions = forced = 0
    while flow.awaited and decisions + forced < limit:
        seat = flow.awaited[0]
        chance = chances[seat]
        way = asking[flow.kind]
        only = False
        if way.sample is not None and chance is not None:
            action = way.sample(table, seat, chance)
        else:
            legal = way.legal(table, seat)
            count = len(legal)
            if count == 1 and way.forces:
                only = not way.anyone or state.forced((seat,)) is not None
            if only:
                action = legal[0]
            elif not count:
                break
            elif chance is not None:
                action = legal[chance.below(count) if count > 1 else 0]
            else:
                action = _chosen(bots[seat], state.sight(seat, log[told[seat] :]))
                told[seat] = len(log)
                state.check(seat, action)
        if only:
            forced += 1
        else:
            decisions += 1
        if heeded:
            log += state.apply(seat, action)
        else:
            state.advance(seat, action)
        if moves is not None:
            moves.append(Move(seat, action, only))
    for seat, bot in enumerate(bots):
        if isinstance(bot, LineBot):
            bot.close(state.sight(seat, log[told[seat] :]))
    return Played(decisions, forced)


class _Asking:
    """How a question is asked of a bot: read once a game, since random play asks very often."""

    __slots__ = ("legal", "forces", "anyone", "sample")

    def __init__(self, question: Question) -> None:
        self.legal = question.legal
        self.forces = question.forces([("",)])
        self.anyone = question.anyone
        # Where nothing is ever forced, a random bot need not even be given the list.
        self.sample = None if self.forces else question.sample


def _check_bots(bots: Sequence[Bot], seats: int) -> None:
    count = len(bots) if isinstance(bots, Sequence) else 0
    if count < seats:
        raise BadInput("too-few-bots", bots=count, seats=seats)


def _chosen(bot: Bot, sight: Sight) -> Action:
    """What a bot chooses; whatever it breaks with is told as its fault."""
    try:
        return bot.choose(sight)
    except (Illegal, BadInput):
        raise
    except Exception as error:
        raise broken(type(bot).__name__, error) from error
