"""I10 Phase 4, Resolution, and the end of the turn."""

from collections.abc import Callable
from typing import Any, Final

from throneroom.games.iron_throne import cards, power
from throneroom.games.iron_throne.content import (
    AFTER_RESOLUTION,
    AFTER_REWARDS_PENALTIES,
    BEFORE_REWARDS_PENALTIES,
    END_OF_TURN,
    HOUSES,
)
from throneroom.games.iron_throne.hostages import ANY_SOURCE, open_sources
from throneroom.games.iron_throne.influence import finish, spread_influence
from throneroom.games.iron_throne.sides import (
    around,
    check_in_game,
    has_lost,
    may_lose_hostages,
    may_take_hostages,
    players_of,
    winning_side,
)
from throneroom.games.iron_throne.state import (
    AGREED,
    ATTACKING,
    BETRAYAL,
    DEFENDING,
    END,
    NO_CARD,
    NO_SIDE,
    RESOLUTION,
    Table,
)
from throneroom.kernel import Action, Illegal, Question


def resolution(t: Table) -> None:  # I10.1, I10.16, IR8
    """Rewards and penalties, hostages, clean-up; an agreement has none of the former."""
    t.phase = RESOLUTION
    push = t.flow.push
    push("moment", END_OF_TURN)
    push("refill")
    push("clean_up")
    push("moment", AFTER_RESOLUTION)
    if t.settled == AGREED:  # I9.11
        return
    push("hostage_taking")
    push("moment", AFTER_REWARDS_PENALTIES)
    push("unit_end")
    push("rewards_and_penalties")
    push("moment", BEFORE_REWARDS_PENALTIES)


def rewards_and_penalties(t: Table) -> None:  # I10.2-I10.9, I6.9, IR20, IR67
    """One simultaneous batch; the choices inside it are made clockwise from the attacker."""
    winner = winning_side(t)
    distributing = []
    for seat in around(t):
        if has_lost(t, seat):
            pay_penalty(t, seat)
        elif winner != NO_SIDE and t.side[seat] == winner and not t.no_rewards >> seat & 1:
            if winner == ATTACKING:
                spread_influence(t, seat, t.defender)
            else:
                cards.draw(t, seat, 2)
                distributing.append(seat)
    for seat in reversed(distributing):
        t.flow.push("distribute_reward", seat)


def distribute_reward(t: Table, seat: int) -> None:  # I10.3, I10.4, I12.5
    """A winner on the defender's side moves two tokens, or all if there are fewer."""
    n = min(2, t.sheet[seat])
    if n:
        t.flow.ask("distribute_power", (seat,), n, 1)


def penalty_of(t: Table, seat: int, instead: int = -1) -> int:  # I10.5, I10.6, I10.15, I10.21
    """Half rounded up or the number set instead, plus additions, at most what is there."""
    character = t.fighter[seat]
    if character < 0 or t.no_penalties >> seat & 1:
        return 0
    tokens = t.power[character]
    fixed = instead if instead >= 0 else t.penalty_set[seat]
    size = fixed if fixed >= 0 else (tokens + 1) // 2
    return min(size + t.penalty_add[seat], tokens)


def pay_penalty(t: Table, seat: int) -> None:  # I10.5, I10.7, IR32
    """The tokens go to the own sheet; a dead character pays nothing."""
    n = penalty_of(t, seat)
    if n:
        t.flow.emit("penalty", seat, t.fighter[seat], n)
        power.remove_power(t, t.fighter[seat], n)


def hostage_taking(t: Table) -> None:  # I10.10-I10.12, IR21
    """After hostility one hostage from one loser; after betrayal one from every traitor."""
    winner = winning_side(t)
    if winner == NO_SIDE:
        return
    active = t.attacker if winner == ATTACKING else t.defender
    if t.result == BETRAYAL:
        betrayed = t.attacker + t.defender - active
        for victim in reversed(players_of(t, winner)):
            t.flow.push("unit_end")
            t.flow.push("take_hostages", betrayed, victim, 1, ANY_SOURCE)
    elif may_take_hostages(t, active) and possible_victims(t):
        t.flow.push("unit_end")
        t.flow.ask("choose_hostage_victim", (active,))


def possible_victims(t: Table) -> list[int]:  # I10.10, I10.14, I6.12
    """Players of the losing side from whom a hostage can be taken."""
    losers = players_of(t, ATTACKING + DEFENDING - winning_side(t))
    return [s for s in losers if may_lose_hostages(t, s) and open_sources(t, s, ANY_SOURCE)]


def _legal_victim(t: Table, seat: int) -> list[Action]:
    return [("from", t.house[victim]) for victim in possible_victims(t)]


def _check_victim(t: Table, seat: int, action: Action) -> None:
    if action in _legal_victim(t, seat):
        return
    check_in_game(t, action[1])
    victim = t.seat_of[action[1]]
    house = HOUSES.ids[action[1]]
    if not has_lost(t, victim):
        raise Illegal("I10.10", "iron_throne-not-a-loser", house=house)
    if not may_lose_hostages(t, victim):
        raise Illegal("I10.14", "iron_throne-no-penalties", house=house)
    raise Illegal("I11.3", "iron_throne-no-card-to-take", house=house)


def _take_victim(t: Table, seat: int, action: Action) -> None:
    t.flow.push("take_hostages", seat, t.seat_of[action[1]], 1, ANY_SOURCE)


# Distributing power, as a reward or by an ability [I12.1]: one token at a time.


def _legal_distribute(t: Table, seat: int) -> list[Action]:
    _, compulsory = t.flow.args
    found: list[Action] = [("place", character) for character in power.living(t, seat)]
    if not compulsory:
        found.append(("stop",))
    return found


def _check_distribute(t: Table, seat: int, action: Action) -> None:
    _, compulsory = t.flow.args
    if action[0] == "stop":
        if compulsory:
            raise Illegal("I10.4", "iron_throne-reward-compulsory")
        return
    power.check_own_living(t, seat, action[1], "I12.1", "I12.6")


def _take_distribute(t: Table, seat: int, action: Action) -> None:
    left, compulsory = t.flow.args
    if action[0] == "stop":
        return
    power.place_power(t, seat, action[1])
    if left > 1:
        t.flow.ask("distribute_power", (seat,), left - 1, compulsory)


def _tokens_left(t: Table, seat: int) -> dict[str, Any]:
    left, compulsory = t.flow.args
    return {"n": left, "compulsory": compulsory}


def _distribute_timeout(t: Table, seat: int) -> Action:
    """On time-out: all on the participating character, if dead on the first living one. [I22.1]"""
    if not t.flow.args[1]:
        return ("stop",)
    fighter = t.fighter[seat]
    return ("place", fighter if fighter >= 0 else power.living(t, seat)[0])


def _victim_timeout(t: Table, seat: int) -> Action:
    """On time-out: the opposing active player, else the next clockwise. [I22.1]"""
    victims = possible_victims(t)
    opposing = t.attacker + t.defender - seat
    return ("from", t.house[opposing if opposing in victims else victims[0]])


# End of the turn


def clean_up(t: Table) -> None:  # I10.17, I3.17, I14.8, I16.16
    """Characters go home, participation ends, all cards on the table are discarded.

    What abilities did for "this turn" ends here too (I16.16).
    """
    for seat in range(t.seats):
        t.fighter[seat] = -1
        t.side[seat] = NO_SIDE
        if t.encounter_card[seat] >= 0:
            cards.to_discard(t, t.encounter_card[seat])
        t.encounter_card[seat] = NO_CARD
        for card in t.played[seat]:
            cards.to_discard(t, card)
        t.played[seat].clear()
    t.took_part &= ~t.withdrawn
    t.no_rewards = t.no_penalties = 0
    t.bonus = [0, 0, 0]
    t.penalty_set = [-1] * t.seats
    t.penalty_add = [0] * t.seats
    t.phase = END
    t.flow.emit("cleaned_up")


def refill(t: Table) -> None:  # I10.18, I15.11, I22.6, IR9, IR59
    """Clockwise from the attacker, hands are filled to five. The turn limit may end the game."""
    for seat in around(t):
        missing = 5 - len(t.hand[seat])
        if missing > 0:
            cards.draw(t, seat, missing)
    if t.turn >= t.options["turn_limit"]:
        finish(t, "turn_limit")


STEPS: Final[dict[str, Callable[..., None]]] = {
    "resolution": resolution,
    "rewards_and_penalties": rewards_and_penalties,
    "distribute_reward": distribute_reward,
    "hostage_taking": hostage_taking,
    "clean_up": clean_up,
    "refill": refill,
}
QUESTIONS: Final = {
    "choose_hostage_victim": Question(
        frozenset({"from"}), _legal_victim, _check_victim, _take_victim, timeout=_victim_timeout
    ),
    "distribute_power": Question(
        frozenset({"place", "stop"}),
        _legal_distribute,
        _check_distribute,
        _take_distribute,
        timeout=_distribute_timeout,
        context=_tokens_left,
    ),
}
