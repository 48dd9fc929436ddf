"""Rounds and their clean-up: F1.18, F1.19, F2.1-F2.4, F2.20-F2.23."""

from typing import Final

from throneroom.games.ice_and_fire.cards import hands
from throneroom.games.ice_and_fire.frames import FIRST_NCU_HOLDER
from throneroom.games.ice_and_fire.hooks import hook
from throneroom.games.ice_and_fire.lasting import INFLUENCED, ROUND, end_all
from throneroom.games.ice_and_fire.modes import MODE
from throneroom.games.ice_and_fire.moments import ROUND_END, ROUND_START
from throneroom.games.ice_and_fire.queries import STAYS, mask
from throneroom.games.ice_and_fire.state import ASIDE, Battle, next_turn
from throneroom.games.ice_and_fire.texts import ROUND as ONCE_A_ROUND
from throneroom.games.ice_and_fire.victory import LAST_ROUND
from throneroom.games.ice_and_fire.windows import announce
from throneroom.kernel import REST_OF_ROUND


def next_round(t: Battle) -> None:  # F2.1, F2.3, F2.4, F2.20 (j)
    t.round += 1
    t.active = t.first
    t.flow.emit("round", t.round)
    t.flow.push("turn", t.first)
    announce(t, ROUND_START, t.first, number=t.round)
    hook(t, "round_start")


def clean_up(t: Battle) -> None:  # F2.20 (a)
    t.active = t.first  # no turn is running any more
    t.flow.push("score_round")
    announce(t, ROUND_END, t.first, number=t.round)
    hook(t, "round_end")


def score_round(t: Battle) -> None:  # F2.20 (b)
    t.flow.push("end_round")
    MODE[t.mode].score(t)


def end_round(t: Battle) -> None:  # F2.20 (c) to (h)
    if MODE[t.mode].winner(t):
        return
    if t.round >= LAST_ROUND:
        MODE[t.mode].end(t)
        return
    end_all(t, ROUND)  # F2.23
    t.activated = [0] * len(t.activated)
    t.attackers = [0] * len(t.attackers)
    t.used = [row for row in t.used if row[2] != ONCE_A_ROUND]  # F2.22, FR26
    t.turns = [0] * len(t.turns)
    t.ncu_done = [0] * len(t.ncu_done)
    staying = _staying(t) if t.lasting else {}
    t.ncu_place = [min(place, ASIDE) for place in t.ncu_place]
    for ncu, zone in staying.items():
        t.ncu_place[ncu] = zone
        t.ncu_done[ncu] = 1
    end_all(t, INFLUENCED)  # (f)
    t.passed = 0
    t.scored = ()
    t.flow.push("pass_first")
    hands(t)  # (g), (h)
    hook(t, "round_over")


def _staying(t: Battle) -> dict[int, int]:
    """The NCUs that stay where they are, and are not activated in the next round (F36.12)."""
    return {
        ncu: zone
        for ncu, zone in enumerate(t.ncu_place)
        if zone >= 0 and mask(t, STAYS, FIRST_NCU_HOLDER + ncu)
    }


def pass_first(t: Battle) -> None:  # F2.20 (i)
    t.first = next_turn(t, t.first) if t.next_first < 0 else t.next_first
    t.next_first = -1
    t.flow.hear_again(REST_OF_ROUND)
    t.flow.push("next_round")


STEPS: Final = {
    "next_round": next_round,
    "clean_up": clean_up,
    "score_round": score_round,
    "end_round": end_round,
    "pass_first": pass_first,
}
