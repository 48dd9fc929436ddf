"""Playing ahead in an imagined world: everybody does what is plausible, and agreements are weighed.

Whoever is imagined to think takes the best of a few plausible things, by the table right after it.
A try ends after so many actions of anybody or so many choices of the seat, but not in the middle
of something whose result is not on the table yet: the gains of a truce arrive after the talks.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from throneroom.bots.counsel import Counsel
from throneroom.bots.policy import Policy
from throneroom.kernel import Action, FastChance, Flow, State, Talks

LONGEST_TALK: Final = 16
"""How many actions it takes at most to see what an answer leads to."""
MOST_FORCED: Final = 4
"""How many actions without a choice are carried out to see what a thing comes to."""
GLANCE: Final = 4
"""To copy a table, do a thing and judge what it comes to takes as long as so many actions."""


class Reach(NamedTuple):
    """How far one try goes."""

    actions: int
    choices: int


class Manner(NamedTuple):
    """How those who are imagined decide."""

    policy: Policy
    counsel: Counsel
    glances: int = 1
    """Of how many plausible things they take the best; one, if they do not think."""


def play_ahead(state: State, seat: int, manner: Manner, chance: FastChance, reach: Reach) -> int:
    """Play on until the reach is used up and all is settled; how many actions that took."""
    policy = manner.policy
    thinks = manner.glances > 1
    game = state.game
    questions, talks, unsettled = game.questions, game.talks, game.unsettled
    table = state.table
    flow: Flow = table.flow
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
            elif thinks:
                action, cost = glanced(state, mover, legal, manner, chance)
                effort += cost
            else:
                action = policy.pick(kind, legal, chance)
            state.advance(mover, action)
        else:
            state.advance(mover, legal[0])
        count += 1
    return count + effort


def glanced(
    state: State, mover: int, legal: Sequence[Action], manner: Manner, chance: FastChance
) -> tuple[Action, int]:
    """The best of a few plausible things, by the table that each of them leads to; and how many
    actions it took to find it."""
    kind = state.table.flow.kind
    some: Sequence[Action] = legal
    if len(legal) > manner.glances:
        drawn: list[Action] = []
        for _ in range(manner.glances):
            action = manner.policy.pick(kind, legal, chance)
            if action not in drawn:
                drawn.append(action)
        some = drawn
    chosen = some[0]
    if len(some) == 1:
        return chosen, 0
    best = -1.0
    for action in some:
        after = state.copy()
        after.advance(mover, action)
        carry_out(after)
        mark = manner.counsel.mark(after, mover, kind)
        if mark > best:
            best = mark
            chosen = action
    return chosen, GLANCE * len(some)


def carry_out(state: State) -> None:
    """Do what is done without a choice."""
    flow: Flow = state.table.flow
    for _ in range(MOST_FORCED):
        if not flow.awaited:
            return
        mover = flow.awaited[0]
        if state.has_choice(mover):
            return
        state.advance(mover, state.game.questions[flow.kind].legal(state.table, mover)[0])


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
    luck = FastChance(chance.below(1 << 32))
    for answer in answers:
        after = state.copy()
        after.advance(mover, answer)
        effort += 2 + settle(after, talks, policy, luck.copy())
        mark = after.judge(mover)
        if mark > best:
            best = mark
            chosen = answer
    return chosen, effort


def settle(state: State, talks: Talks, policy: Policy, chance: FastChance) -> int:
    """Let an answer take effect: an offer that was made is kept to, one that was declined is not
    followed by another; how many actions that took."""
    unsettled = state.game.unsettled
    flow: Flow = state.table.flow
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
            state.advance(mover, (answers or legal)[0])
        elif unsettled is None or not unsettled(state.table):
            return count
        else:
            state.advance(mover, policy.pick(kind, legal, chance))
    return LONGEST_TALK
