"""One game from where it stands to its end."""

from collections.abc import Sequence
from typing import NamedTuple

from throneroom.bots import Bot, RandomBot
from throneroom.bots.registry import broken
from throneroom.kernel import Action, BadInput, Illegal, Move, Sight, State

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
    table = state.table
    flow = table.flow
    questions = state.game.questions
    apply = state.apply
    # A random bot needs no sight: handing it the list of actions is the same and much quicker.
    chances = {seat: bot.chance for seat, bot in enumerate(bots) if isinstance(bot, RandomBot)}
    randoms = [bot.chance.below if isinstance(bot, RandomBot) else None for bot in bots]
    # Where nothing is ever forced, it need not even be given the list.
    samples = {
        kind: question.sample
        for kind, question in questions.items()
        if question.sample is not None and not question.forces([("",)])
    }
    # All that has happened, and how much of it each bot has been told with its sight.
    heeded = None in randoms
    log = list(flow.events)
    told = [0] * len(bots)
    decisions = forced = 0
    while flow.awaited and decisions + forced < limit:
        seat = flow.awaited[0]
        kind = flow.kind
        if kind in samples and seat in chances:
            action = samples[kind](table, seat, chances[seat])
            only = False
            decisions += 1
        else:
            question = questions[kind]
            legal = question.legal(table, seat)
            count = len(legal)
            only = count == 1 and question.forces(legal)
            if only and question.anyone:
                only = state.forced((seat,)) is not None
            if only:
                action = legal[0]
                forced += 1
            elif count:
                below = randoms[seat]
                if below is not None:
                    action = legal[below(count) if count > 1 else 0]
                else:
                    action = _chosen(bots[seat], state.sight(seat, log[told[seat] :]))
                    told[seat] = len(log)
                    state.check(seat, action)
                decisions += 1
            else:
                break
        events = apply(seat, action)
        if heeded:
            log += events
        if moves is not None:
            moves.append(Move(seat, action, only))
    return Played(decisions, forced)


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
