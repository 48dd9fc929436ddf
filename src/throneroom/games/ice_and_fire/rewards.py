"""What objective cards 1 to 4 do for the player who scores their token: F21.10."""

from typing import Final

from throneroom.games.ice_and_fire.conditions import gain, lacking
from throneroom.games.ice_and_fire.content import (
    LONG_RANGE,
    OBJECTIVES,
    UNIT,
)
from throneroom.games.ice_and_fire.field import (
    box_of,
    is_engaged,
    on_field,
    stands,
)
from throneroom.games.ice_and_fire.geometry.measure import nearer
from throneroom.games.ice_and_fire.geometry.shapes import LENGTH
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.objectives import (
    DREAD,
    OPEN_GROUND,
    PANICKED,
    SUPPLIES,
    VULNERABLE,
)
from throneroom.games.ice_and_fire.shifts import ask_shift
from throneroom.games.ice_and_fire.state import (
    FIELD,
    Battle,
    is_friendly,
    ranks_of,
    seat_of,
)
from throneroom.games.ice_and_fire.strength import full_wounds
from throneroom.games.ice_and_fire.wounds import restore_wounds
from throneroom.kernel import Action, Illegal, Question

SLIDE: Final = 3  # inches


def reward(t: Battle, card: int, unit: int) -> None:  # F21.10
    """The player whose unit holds a token has scored it and uses its card."""
    if t.place[unit] == FIELD and candidates(t, card, unit):
        t.flow.emit("objective", unit, card)
        t.flow.ask("reward", (seat_of(unit),), card, unit)


def candidates(t: Battle, card: int, unit: int) -> list[int]:
    """The units within long range of the controlling one that the card can be used on."""
    tray = box_of(t, unit)
    wants_friends = card in (SUPPLIES, OPEN_GROUND)
    return [
        other
        for other in on_field(t)
        if is_friendly(t, other, seat_of(unit)) == wants_friends
        and nearer(tray, box_of(t, other), LONG_RANGE + LENGTH)
    ]


def legal_reward(t: Battle, seat: int) -> list[Action]:
    """Those that get something out of it, or all if none does (FR96)."""
    card, unit = t.flow.args
    able = candidates(t, card, unit)
    found: list[Action] = [("choose", one) for one in able if _profits(t, card, one)]
    if card == OPEN_GROUND:
        return [*found, ("decline",)]
    return found or [("choose", one) for one in able]


def _profits(t: Battle, card: int, unit: int) -> bool:
    if card == SUPPLIES:
        return t.wounds[unit] < full_wounds(t.card[unit])
    if card == OPEN_GROUND:
        return not is_engaged(t, unit)
    return (PANICKED if card == DREAD else VULNERABLE) in lacking(t, unit)


def check_reward(t: Battle, seat: int, action: Action) -> None:
    card, unit = t.flow.args
    if action[0] == "decline":
        if card != OPEN_GROUND:
            raise Illegal("F21.10", "ice_and_fire-must-choose-unit")
        return
    if not stands(t, action[1]) or action[1] not in candidates(t, card, unit):
        raise Illegal("F21.10", "ice_and_fire-wrong-target", unit=UNITS.ids[action[1]])


def take_reward(t: Battle, seat: int, action: Action) -> None:
    card, _ = t.flow.args
    if action[0] == "decline":
        return
    unit = action[1]
    if card == SUPPLIES:
        restore_wounds(t, unit, 1 + UNIT[t.card[unit]].ranks - ranks_of(t, unit))
    elif card == OPEN_GROUND:
        ask_shift(t, unit, SLIDE)
    else:
        gain(t, unit, PANICKED if card == DREAD else VULNERABLE)


STEPS: Final = {"reward": reward}
QUESTIONS: Final = {
    "reward": Question(
        frozenset({"choose", "decline"}),
        legal_reward,
        check_reward,
        take_reward,
        always=True,
        context=lambda t, seat: {"objective": OBJECTIVES.ids[t.flow.args[0]]},
    ),
}
