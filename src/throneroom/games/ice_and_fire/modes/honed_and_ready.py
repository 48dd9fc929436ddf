"""Honed and Ready: F30.1-F30.6. Castle Walls shoot at whoever holds a token beside them."""

from typing import Final

from throneroom.games.ice_and_fire.board import seat_of_ncu, skip_zone, zone_is_due
from throneroom.games.ice_and_fire.modes.mode import Mode
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.preparation import put_bare_tokens
from throneroom.games.ice_and_fire.scoring import FIRST_SCORING, held_tokens, score_tokens
from throneroom.games.ice_and_fire.state import NOBODY, Battle
from throneroom.games.ice_and_fire.tokens import is_centre
from throneroom.kernel import Action, Illegal, Question

MORE_THAN_D3: Final = 2


def beside_walls(t: Battle) -> list[int]:
    """The units that control a token other than the centre one."""
    return list(dict.fromkeys(unit for token, unit in held_tokens(t) if not is_centre(t, token)))


def score(t: Battle) -> None:  # F30.4, F30.5, FR94
    if t.round >= FIRST_SCORING:
        t.flow.push("last_units")  # all are hit at the same moment (FR90)
        for token, unit in reversed(held_tokens(t)):
            if not is_centre(t, token):
                t.flow.push("take_d3_hits", unit, MORE_THAN_D3, NOBODY)
        score_tokens(t)


def zone_claimed(t: Battle, ncu: int, zone: int) -> None:  # F30.6
    if zone_is_due(t) and beside_walls(t):
        t.flow.ask("volley", (seat_of_ncu(ncu),))


def legal_volley(t: Battle, seat: int) -> list[Action]:
    return [*(("choose", unit) for unit in beside_walls(t)), ("decline",)]


def check_volley(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_volley(t, seat):
        raise Illegal("F30.6", "ice_and_fire-wrong-target", unit=UNITS.ids[action[1]])


def take_volley(t: Battle, seat: int, action: Action) -> None:
    if action[0] == "choose":
        skip_zone(t)
        t.flow.push("take_d3_hits", action[1], MORE_THAN_D3, seat)


MODE: Final[Mode] = Mode(prepare=put_bare_tokens, zone_claimed=zone_claimed, score=score)
QUESTIONS: Final = {
    "volley": Question(frozenset({"choose", "decline"}), legal_volley, check_volley, take_volley),
}
