"""Points for tokens at the end of a round, and what comes with them: F21.10, F21.11, F22.5."""

from typing import Final, TypeAlias

from throneroom.games.ice_and_fire.names import TOKENS
from throneroom.games.ice_and_fire.objectives import REWARDS
from throneroom.games.ice_and_fire.state import Battle, order_from, seat_of, seats_of
from throneroom.games.ice_and_fire.tokens import holder_of
from throneroom.games.ice_and_fire.victory import score
from throneroom.kernel import Action, Illegal, Question

FIRST_SCORING: Final = 2  # the round
Held: TypeAlias = tuple[tuple[int, int], ...]  # tokens and the units that control them


def held_tokens(t: Battle) -> Held:
    """The tokens that somebody controls."""
    found = ((token, holder_of(t, token)) for token in range(len(t.tokens)))
    return tuple((token, unit) for token, unit in found if unit >= 0)


def score_tokens(t: Battle) -> None:  # F22.5, F23.6, F25.14, F26.9, F29.8, F30.4
    """From the second round on every controlled token is a point."""
    if t.round >= FIRST_SCORING:
        t.flow.push("order_rewards", held_tokens(t), ())


def order_rewards(t: Battle, held: Held, ordered: tuple[int, ...]) -> None:  # F21.10, FR92
    """Who has several cards to use says in which order, before any point is given."""
    for seat in order_from(t, t.first):
        waiting = _waiting(t, held, ordered, seat)
        if len(waiting) > 1:
            t.flow.ask("reward_order", (seat,), held, ordered)
            return
        ordered += tuple(waiting)
    t.flow.push("score_held", held, ordered)


def _waiting(t: Battle, held: Held, ordered: tuple[int, ...], seat: int) -> list[int]:
    return [
        token
        for token, unit in held
        if seat_of(unit) == seat and t.tokens[token][3] in REWARDS and token not in ordered
    ]


def legal_order(t: Battle, seat: int) -> list[Action]:
    held, ordered = t.flow.args
    return [("next", token) for token in _waiting(t, held, ordered, seat)]


def check_order(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_order(t, seat):
        raise Illegal("F21.10", "ice_and_fire-no-such-reward", token=TOKENS.ids[action[1]])


def take_order(t: Battle, seat: int, action: Action) -> None:
    held, ordered = t.flow.args
    t.flow.push("order_rewards", held, (*ordered, action[1]))


def score_held(t: Battle, held: Held, ordered: tuple[int, ...]) -> None:  # F21.7, F21.11
    units = dict(held)
    for token in reversed(ordered):
        t.flow.push("reward", t.tokens[token][3], units[token])
    for side in range(max(t.side) + 1):
        points = sum(t.side[seat_of(unit)] == side for unit in units.values())
        if points:
            score(t, seats_of(t, side)[0], points)


STEPS: Final = {"order_rewards": order_rewards, "score_held": score_held}
QUESTIONS: Final = {
    "reward_order": Question(frozenset({"next"}), legal_order, check_order, take_order),
}
