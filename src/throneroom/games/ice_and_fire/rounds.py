"""Rounds and their clean-up: F2.1-F2.4, F2.20-F2.23."""

from typing import Final

from throneroom.games.ice_and_fire.state import Battle, order_from
from throneroom.games.ice_and_fire.victory import LAST_ROUND, end_by_rounds
from throneroom.games.ice_and_fire.windows import announce
from throneroom.kernel import REST_OF_ROUND


def next_round(t: Battle) -> None:  # F2.1, F2.3, F2.4, F2.20 (j)
    t.round += 1
    t.active = t.first
    t.flow.emit("round", t.round)
    t.flow.push("turn", t.first)
    announce(t, "round_start", t.round)


def clean_up(t: Battle) -> None:  # F2.20 (a)
    t.flow.push("end_round")
    announce(t, "round_end", t.round)


def end_round(t: Battle) -> None:  # F2.20 (c), (d), (i)
    if t.round >= LAST_ROUND:
        end_by_rounds(t)
        return
    t.activated = [0] * len(t.activated)
    t.first = order_from(t, t.first)[1]
    t.flow.hear_again(REST_OF_ROUND)
    t.flow.push("next_round")


STEPS: Final = {"next_round": next_round, "clean_up": clean_up, "end_round": end_round}
