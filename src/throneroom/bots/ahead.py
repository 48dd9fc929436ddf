"""Playing ahead in an imagined world: everybody does what is plausible, and agreements are weighed.

A try ends after so many actions of anybody or so many choices of the seat, but not in the middle
of something whose result is not on the table yet: the gains of a truce arrive after the talks.
"""

from collections.abc import Sequence
from typing import NamedTuple

from throneroom.bots.policy import Policy
from throneroom.kernel import Action, FastChance, State, Talks

LONGEST_TALK = 16
"""How many actions it takes at most to see what an answer leads to."""


class Reach(NamedTuple):
    """How far one try goes."""

    actions: int
    choices: int


def play_ahead(state: State, seat: int, policy: Policy, chance: FastChance, reach: Reach) -> int:
    """Play on until the reach is used up and all is settled; how many actions that took."""
    game = state.game
    questions, talks, unsettled = game.questions, game.talks, game.unsettled
    table = state.table
    flow = table.flow
    count = effort = 0
    choices = reach.choices
    while flow.awaited and count < 2 * reach.actions:
        mover = flow.awaited[0]
        kind = flow.kind
        ends = count >= reach.actions or choices < (mover == seat)
        if ends and not (unsettled and unsettled(table)) and state.has_choice(mover):
            break
        legal = questions[kind].legal(table, mover)
        if len(legal) > 1:
            if mover == seat:
                choices -= 1
            if talks is not None and kind in talks.kinds:
                action, cost = weighed(state, mover, legal, talks, policy, chance)
                effort += cost
            else:
                action = policy.pick(kind, legal, chance)
            state.apply(mover, action)
        else:
            state.apply(mover, legal[0])
        count += 1
    return count + effort


def weighed(
    state: State,
    mover: int,
    legal: Sequence[Action],
    talks: Talks,
    policy: Policy,
    chance: FastChance,
) -> tuple[Action, int]:
    """What somebody says in talks: the answer that leads to the best for that seat, or an offer;
    and how many actions it took to find it."""
    answers = [action for action in legal if action[0] in talks.agree]
    if answers:
        answers += [action for action in legal if action[0] in talks.decline]
        return best_answer(state, mover, answers, talks, policy, chance)
    offers = talks.offers(state.table, mover) if talks.offers is not None else []
    declines = [action for action in legal if action[0] in talks.decline]
    if offers and (not declines or chance.below(4)):
        return offers[chance.below(len(offers))], 1
    return policy.pick(state.table.flow.kind, declines or legal, chance), 0


def best_answer(
    state: State,
    mover: int,
    answers: Sequence[Action],
    talks: Talks,
    policy: Policy,
    chance: FastChance,
) -> tuple[Action, int]:
    """The answer after which the table looks best for the one who gives it."""
    effort = 0
    best = -1.0
    chosen = answers[0]
    luck = chance.below(1 << 32)
    for answer in answers:
        after = state.copy()
        after.apply(mover, answer)
        effort += 2 + settle(after, talks, policy, FastChance(luck))
        mark = after.judge(mover)
        if mark > best:
            best = mark
            chosen = answer
    return chosen, effort


def settle(state: State, talks: Talks, policy: Policy, chance: FastChance) -> int:
    """Let an answer take effect: an offer that was made is kept to, one that was declined is not
    followed by another; how many actions that took."""
    unsettled = state.game.unsettled
    flow = state.table.flow
    for count in range(LONGEST_TALK):
        if not flow.awaited:
            return count
        mover = flow.awaited[0]
        kind = flow.kind
        legal = state.game.questions[kind].legal(state.table, mover)
        if kind in talks.kinds:
            answers = [action for action in legal if action[0] in talks.agree]
            if not answers:
                answers = [action for action in legal if action[0] in talks.decline]
            state.apply(mover, (answers or legal)[0])
        elif unsettled is None or not unsettled(state.table):
            return count
        else:
            state.apply(mover, policy.pick(kind, legal, chance))
    return LONGEST_TALK
