"""One game from where it stands to its end."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from throneroom.bots import Bot, LineBot, RandomBot
from throneroom.bots.registry import broken
from throneroom.kernel import Action, BadInput, Illegal, Move, Question, Sight, State

LONGEST_GAME = 200_000
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
    flow = table.flow
    apply = state.apply
    # A random bot needs no sight: handing it the list of actions is the same and much quicker.
    chances = [bot.chance if isinstance(bot, RandomBot) else None for bot in bots]
    asking = {kind: _way_of_asking(question) for kind, question in state.game.questions.items()}
    # All that has happened, and how much of it each bot has been told with its sight.
    heeded = None in chances
    log = list(flow.events)
    told = [0] * len(bots)
    decisions = forced = 0
    while flow.awaited and decisions + forced < limit:
        seat = flow.awaited[0]
        chance = chances[seat]
        legal_of, forces, anyone, sample = asking[flow.kind]
        only = False
        if sample is not None and chance is not None:
            action = sample(table, seat, chance)
        else:
            legal = legal_of(table, seat)
            count = len(legal)
            if count == 1 and forces:
                only = not anyone or state.forced((seat,)) is not None
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
        events = apply(seat, action)
        if heeded:
            log += events
        if moves is not None:
            moves.append(Move(seat, action, only))
    for seat, bot in enumerate(bots):
        if isinstance(bot, LineBot):
            bot.close(state.sight(seat, log[told[seat] :]))
    return Played(decisions, forced)


class _Asking(NamedTuple):
    """How a question is asked of a bot: read once a game, since random play asks very often."""

    legal: Callable[..., list[Action]]
    forces: bool
    anyone: bool
    sample: Callable[..., Action] | None


def _way_of_asking(question: Question) -> _Asking:
    forces = question.forces([("",)])
    # Where nothing is ever forced, a random bot need not even be given the list.
    sample = None if forces else question.sample
    return _Asking(question.legal, forces, question.anyone, sample)


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
