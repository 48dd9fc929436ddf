"""Winds of Winter: F27.1-F27.6. Every round each player reveals a mission that all can score."""

from itertools import combinations, pairwise
from typing import Final

from throneroom.games.ice_and_fire.content import MISSIONS
from throneroom.games.ice_and_fire.missions import (
    ALL_THE_BANNERS,
    SEIZE_THE_INITIATIVE,
    destroyed,
    score_missions,
    sides,
)
from throneroom.games.ice_and_fire.modes.mode import Mode
from throneroom.games.ice_and_fire.preparation import put_bare_tokens
from throneroom.games.ice_and_fire.state import Battle, next_turn, seats_of
from throneroom.kernel import Action, Illegal, Question

ALWAYS: Final = (SEIZE_THE_INITIATIVE, ALL_THE_BANNERS)  # F27.2
CHOSEN: Final = 4
OPEN_TO_CHOICE: Final = tuple(m for m in range(len(MISSIONS.ids)) if m not in ALWAYS)
FIRST_REVEAL: Final = 2  # the round (F27.3)


def prepare(t: Battle) -> None:
    put_bare_tokens(t)
    t.flow.push("ask_missions")


def ask_missions(t: Battle) -> None:  # F27.2
    t.flow.ask("missions", tuple(seats_of(t, side)[0] for side in sides(t)))


def legal_missions(t: Battle, seat: int) -> list[Action]:
    return [("missions", chosen) for chosen in combinations(OPEN_TO_CHOICE, CHOSEN)]


def check_missions(t: Battle, seat: int, action: Action) -> None:
    chosen = action[1]
    if len(chosen) != CHOSEN or not all(one < two for one, two in pairwise(chosen)):
        raise Illegal("F27.2", "ice_and_fire-missions-to-choose", count=CHOSEN)
    for mission in chosen:
        if mission in ALWAYS:
            raise Illegal("F27.2", "ice_and_fire-mission-always", mission=MISSIONS.ids[mission])


def take_missions(t: Battle, seat: int, action: Action) -> None:
    set_hand(t, t.side[seat], (*action[1], *ALWAYS))


def set_hand(t: Battle, side: int, hand: tuple[int, ...]) -> None:
    t.missions = (*t.missions[:side], hand, *t.missions[side + 1 :])


def round_start(t: Battle) -> None:  # F27.3
    if t.round >= FIRST_REVEAL:
        playing = {side for seat, side in enumerate(t.side) if not t.out >> seat & 1}
        t.flow.push("reveal", t.first, len(playing))


def reveal(t: Battle, seat: int, left: int) -> None:
    """The side of a seat reveals a mission, then the next."""
    if left:
        t.flow.push("reveal", next_turn(t, seat), left - 1)
        hand = t.missions[t.side[seat]]
        if hand and not t.out >> seat & 1:
            t.flow.ask("reveal", seats_of(t, t.side[seat]))


def legal_reveal(t: Battle, seat: int) -> list[Action]:
    return [("reveal", mission) for mission in t.missions[t.side[seat]]]


def check_reveal(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_reveal(t, seat):
        raise Illegal("F27.3", "ice_and_fire-no-such-mission", mission=MISSIONS.ids[action[1]])


def take_reveal(t: Battle, seat: int, action: Action) -> None:
    side, mission = t.side[seat], action[1]
    set_hand(t, side, tuple(one for one in t.missions[side] if one != mission))
    t.shown = (*t.shown[:side], (*t.shown[side], mission), *t.shown[side + 1 :])
    if mission not in t.open_missions:
        t.open_missions += (mission,)
    t.flow.emit("mission", seat, mission)


def round_over(t: Battle) -> None:  # F27.5
    t.open_missions = ()


MODE: Final[Mode] = Mode(
    prepare=prepare,
    round_start=round_start,
    destroyed=destroyed,
    score=score_missions,
    round_over=round_over,
)
STEPS: Final = {"ask_missions": ask_missions, "reveal": reveal}
QUESTIONS: Final = {
    "missions": Question(
        frozenset({"missions"}), legal_missions, check_missions, take_missions, sealed=True
    ),
    "reveal": Question(
        frozenset({"reveal"}), legal_reveal, check_reveal, take_reveal, always=True, anyone=True
    ),
}
