"""What objective cards do: F21.9, F21.10, F22.3.

Cards 1 to 4 do something for the player who scores their token; the others work for the unit that
controls it, or that has the card by the rules of the mode (F23.4, F28.4).
"""

from typing import Final

from throneroom.games.ice_and_fire.conditions import gain, lacking
from throneroom.games.ice_and_fire.content import (
    LONG_RANGE,
    MELEE,
    OBJECTIVES,
    UNIT,
)
from throneroom.games.ice_and_fire.field import (
    around,
    box_of,
    is_engaged,
    on_field,
    pose_of,
    stands,
)
from throneroom.games.ice_and_fire.fight_numbers import profile_of
from throneroom.games.ice_and_fire.geometry.lengths import free_lengths
from throneroom.games.ice_and_fire.geometry.measure import nearer
from throneroom.games.ice_and_fire.geometry.shapes import FULL_TURN, INCH, LENGTH, RIGHT_ANGLE
from throneroom.games.ice_and_fire.move_options import gaps, longest_way
from throneroom.games.ice_and_fire.movement import refuse, straight_fault
from throneroom.games.ice_and_fire.names import CONDITIONS, UNITS
from throneroom.games.ice_and_fire.state import (
    FIELD,
    PRECISION,
    SUNDERING,
    VICIOUS,
    Battle,
    Fight,
    is_friendly,
    ranks_of,
    seat_of,
)
from throneroom.games.ice_and_fire.strength import full_wounds
from throneroom.games.ice_and_fire.tokens import holder_of
from throneroom.games.ice_and_fire.travel import straight, travel
from throneroom.games.ice_and_fire.wounds import restore_wounds
from throneroom.kernel import Action, Illegal, Question

(
    SUPPLIES,
    OPEN_GROUND,
    DREAD,
    EXPOSURE,
    RAVENS,
    SHARPENED_STEEL,
    CRUELTY,
    MARKED_TARGETS,
    BROKEN_FOOTING,
    RALLYING_POINT,
) = range(len(OBJECTIVES.ids))
REWARDS: Final = (SUPPLIES, OPEN_GROUND, DREAD, EXPOSURE)  # when the token is scored
OF_UNITS: Final = (
    SHARPENED_STEEL,
    CRUELTY,
    MARKED_TARGETS,
    BROKEN_FOOTING,
    RALLYING_POINT,
)  # those that a unit can have without a token (F23.3, F28.3)
KEYWORD: Final = {SHARPENED_STEEL: SUNDERING, CRUELTY: VICIOUS, MARKED_TARGETS: PRECISION}
SLIDE: Final = 3 * INCH
PANICKED, VULNERABLE, WEAKENED = range(len(CONDITIONS.ids))


# While they are controlled


def effects_on(t: Battle, unit: int) -> set[int]:
    """The objective cards whose effects a unit has (F21.10)."""
    found = {card for one, card in t.granted if one == unit}
    for token, (_, _, _, card) in enumerate(t.tokens):
        if card in OF_UNITS and holder_of(t, token) == unit:
            found.add(card)
    return found


def arm(t: Battle, fight: Fight) -> None:
    """What the attacker of an attack that begins has from objectives: cards 6 to 10."""
    if not t.tokens and not t.granted:
        return
    cards = effects_on(t, fight.attacker)
    if RALLYING_POINT in cards:
        fight.highest = 1
    if profile_of(t, fight).reach == MELEE:
        for card, keyword in KEYWORD.items():
            if card in cards:
                fight.keywords |= keyword
        if BROKEN_FOOTING in cards:
            gain(t, fight.defender, WEAKENED)


def more_cards(t: Battle, seat: int) -> int:
    """By how much the hand of a seat is greater: card 5."""
    return sum(
        card == RAVENS and (unit := holder_of(t, token)) >= 0 and seat_of(unit) == seat
        for token, (_, _, _, card) in enumerate(t.tokens)
    )


# When they are scored


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
        t.flow.push("slide", unit, SLIDE)
    else:
        gain(t, unit, PANICKED if card == DREAD else VULNERABLE)


# A shift by an effect


def slide(t: Battle, unit: int, most: int) -> None:  # F1.11, FR16
    if t.place[unit] == FIELD and not is_engaged(t, unit):
        t.flow.ask("slide", (seat_of(unit),), unit, most)


def legal_slide(t: Battle, seat: int) -> list[Action]:  # F34.18
    unit, most = t.flow.args
    there = around(t, unit)
    tray = box_of(t, unit)
    apart = gaps(there, tray)
    found: list[Action] = [("stay",)]
    for side in range(4):
        heading = (t.h[unit] + side * RIGHT_ANGLE) % FULL_TURN
        way = longest_way(there, tray, heading, most)
        spans = free_lengths(tray, heading, way, apart) if way > 0 else []
        greatest = spans[-1][1] if spans else 0
        for length in dict.fromkeys((greatest, greatest // 2)):
            action: Action = ("shift", side, length)
            if length and _fault(t, unit, side, length, most) is None:
                found.append(action)
    return found


def _fault(t: Battle, unit: int, side: int, length: int, most: int) -> object:
    return straight_fault(t, around(t, unit), unit, side, length, t.h[unit], most, "F1.11")


def check_slide(t: Battle, seat: int, action: Action) -> None:
    unit, most = t.flow.args
    if action[0] == "shift":
        _, side, length = action
        there = around(t, unit)
        refuse(straight_fault(t, there, unit, side, length, t.h[unit], most, "F1.11"))


def take_slide(t: Battle, seat: int, action: Action) -> None:
    if action[0] == "shift":
        unit = t.flow.args[0]
        travel(t, unit, [straight(pose_of(t, unit), action[1], action[2])])


STEPS: Final = {"reward": reward, "slide": slide}
QUESTIONS: Final = {
    "reward": Question(
        frozenset({"choose", "decline"}),
        legal_reward,
        check_reward,
        take_reward,
        always=True,
        context=lambda t, seat: {"objective": OBJECTIVES.ids[t.flow.args[0]]},
    ),
    "slide": Question(
        frozenset({"shift", "stay"}),
        legal_slide,
        check_slide,
        take_slide,
        always=True,
        context=lambda t, seat: {"unit": UNITS.ids[t.flow.args[0]]},
    ),
}
