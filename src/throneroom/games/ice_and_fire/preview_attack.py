"""What an attack would be like, and a charge: F9, F10, F11 before any die is rolled.

Only what is always on is counted. Orders, cards and abilities that somebody may use on the way are
not: nobody knows which. Chances and expected wounds are told in thousandths.
"""

from typing import Any, Final

from throneroom.games.ice_and_fire.attack import melee_attack_of, ranged_attack_of, zone_of_attack
from throneroom.games.ice_and_fire.attack_numbers import (
    faces_blocking,
    faces_hitting,
    panic_wounds,
    rolls_failing,
    wound_chances,
)
from throneroom.games.ice_and_fire.charge import (
    BEST_ROLL,
    check_charge,
    headings_at,
    reach,
)
from throneroom.games.ice_and_fire.content import UNIT
from throneroom.games.ice_and_fire.field import (
    around,
    box_at,
    box_of,
    enemies_of,
    engaged_with,
    heading_toward,
    pose_of,
    zones_of,
)
from throneroom.games.ice_and_fire.fight_numbers import (
    ask_before_attack_dice,
    ask_before_defense_dice,
    ask_before_wounds,
    defense_modifier,
    dice_of,
    panic_modifier,
    profile_of,
)
from throneroom.games.ice_and_fire.geometry.lengths import contact
from throneroom.games.ice_and_fire.geometry.shapes import FULL_TURN, INCH, LENGTH, Box, swept
from throneroom.games.ice_and_fire.modifiers import modifiers_of_attack, modifiers_of_unit
from throneroom.games.ice_and_fire.movement import speed_of
from throneroom.games.ice_and_fire.names import SIDES, UNITS, WALLS
from throneroom.games.ice_and_fire.objectives import KEYWORD, RALLYING_POINT, effects_on
from throneroom.games.ice_and_fire.queries import (
    KEYWORDS,
    PANIC_CAP,
    PANIC_WOUNDS,
    least,
    mask,
    total,
)
from throneroom.games.ice_and_fire.state import (
    ALL_HIT,
    BONUS_LOST,
    BONUS_OFF,
    CHARGE,
    CRITICAL_BLOW,
    FORTIFIED,
    NO_PANIC,
    ONLY_SIX_BLOCKS,
    PRECISION,
    Battle,
    Fight,
    is_friendly,
    seat_of,
)
from throneroom.games.ice_and_fire.travel import marks_of_way
from throneroom.games.ice_and_fire.walls import as_wall, is_wall, target_box
from throneroom.kernel import Illegal

THOUSAND: Final = 1000


def thousandths(number: float) -> int:
    return round(number * THOUSAND)


# Attacks


def melee_of(t: Battle, unit: int, target: int, charge: int = 0, zone: int = -1) -> Fight:
    """The melee attack that a unit would make (F8.32)."""
    fight = Fight(unit, target, melee_attack_of(t.card[unit]))
    fight.charge = charge
    fight.defense = 1 if charge & FORTIFIED else 0
    fight.zone = zone if zone >= 0 else zone_of_attack(t, unit, target)
    return fight


def shot_of(t: Battle, unit: int, target: int, sides: tuple[int, ...]) -> Fight:
    """The ranged attack that a unit would make (F8.29)."""
    fight = Fight(unit, target, ranged_attack_of(t.card[unit]))
    fight.zone = sides[0] if sides else zones_of(t, unit, target)[0]
    for friend in engaged_with(t, target):
        if is_friendly(t, friend, seat_of(unit)):
            fight.bystanders |= 1 << friend
    return fight


def attack_told(t: Battle, fight: Fight) -> dict[str, Any]:
    """The numbers of an attack that might be made, and what to expect of it."""
    t = t.copy()  # what is always on asks which attack is being made
    t.fights.append(fight)
    _arm(t, fight)
    fight.keywords |= mask(t, KEYWORDS, fight.attacker, fight.defender)
    modifiers = modifiers_of_attack(t, fight)
    ask_before_attack_dice(t, fight)
    ask_before_defense_dice(t, fight)
    ask_before_wounds(t, fight)
    defender = fight.defender
    profile = profile_of(t, fight)
    dice = dice_of(t, fight)
    bonus = fight.charge & (CHARGE | BONUS_LOST) == CHARGE and not fight.flags & BONUS_OFF
    chances = chances_of(t, fight, dice, bonus, UNIT[t.card[defender]].defense)
    left = t.wounds[defender]
    return {
        "attacker": UNITS.ids[fight.attacker],
        "defender": UNITS.ids[defender],
        "zone": SIDES.ids[fight.zone],
        "dice": dice,
        "to_hit": profile.to_hit,
        "to_hit_modifier": fight.to_hit,
        "rerolls_misses": bonus,
        "defense": UNIT[t.card[defender]].defense,
        "defense_modifier": defense_modifier(fight),
        "modifiers": modifiers,
        "expected": thousandths(sum(min(n, left) * part for n, part in enumerate(chances))),
        "destroys": thousandths(sum(chances[left:])),
        "panic": _panic(t, fight, chances),
        "endangers": [UNITS.ids[unit] for unit in _bystanders(fight)],
    }


def _arm(t: Battle, fight: Fight) -> None:
    """What the attacker has from objectives (F21.10)."""
    cards = effects_on(t, fight.attacker) if t.tokens or t.granted else ()
    fight.highest = int(RALLYING_POINT in cards)
    if fight.attack == melee_attack_of(t.card[fight.attacker]):
        for card, keyword in KEYWORD.items():
            if card in cards:
                fight.keywords |= keyword


def _bystanders(fight: Fight) -> list[int]:
    """The friends engaged with a target that is shot at (F10.28)."""
    return [unit for unit in range(len(UNITS.ids)) if fight.bystanders >> unit & 1]


def chances_of(t: Battle, fight: Fight, dice: int, bonus: bool, defense: int) -> tuple[float, ...]:
    """How likely an attack causes each number of wounds, to somebody with this Defense."""
    hitting = (
        6 if fight.flags & ALL_HIT else faces_hitting(profile_of(t, fight).to_hit, fight.to_hit)
    )
    blocking = (
        1 if fight.flags & ONLY_SIX_BLOCKS else faces_blocking(defense, defense_modifier(fight))
    )
    return wound_chances(
        dice,
        hitting,
        0 if fight.no_defense else blocking,
        critical_blow=bool(fight.keywords & CRITICAL_BLOW),
        precision=bool(fight.keywords & PRECISION),
        reroll=bonus,
        hits=fight.more_hits,
        blocks=fight.more_blocks,
        halved=bool(fight.halves),
        wounds=fight.more_wounds,
    )


def _panic(t: Battle, fight: Fight, chances: tuple[float, ...]) -> dict[str, Any]:
    """The panic test that may follow: its numbers, how likely it is failed, and the wounds to
    expect of that (F10.19, F11.3)."""
    defender = fight.defender
    of_unit = modifiers_of_unit(t, defender, True)
    modifier = panic_modifier(fight) + sum(one["by"] for one in of_unit)
    morale = UNIT[t.card[defender]].morale
    tested = 0.0 if fight.flags & NO_PANIC else sum(chances[1 : t.wounds[defender]])
    failed = tested * rolls_failing(morale, modifier) / 36
    more = fight.panic_wounds + total(t, PANIC_WOUNDS, defender)
    cap = least(t, PANIC_CAP, defender)
    cost = sum(panic_wounds(d3, more, None if cap < 0 else cap) for d3 in (1, 2, 3)) / 3
    return {
        "morale": morale,
        "modifier": modifier,
        "modifiers": of_unit,
        "fails": thousandths(failed),
        "expected": thousandths(failed * cost),
    }


# Charges


def charge_told(t: Battle, unit: int, target: int, side: int, heading: int) -> dict[str, Any]:
    """The way of a charge, the die that it needs, and its attack (F9.10-F9.13, F18.13)."""
    x, y, _ = pose_of(t, unit)
    tray = box_at(t, unit, (x, y, heading))
    length = contact(tray, target_box(t, target), heading)
    way = swept(tray, length)
    marks = marks_of_way(t, unit, way)
    told = {
        "target": WALLS.ids[as_wall(target)] if is_wall(target) else UNITS.ids[target],
        "side": SIDES.ids[side],
        "sweep": corners(way),
        "bonus_lost": bool(marks & BONUS_LOST),
        "fortified": bool(marks & FORTIFIED),
        **needed(t, unit, tray, length),
    }
    if not is_wall(target):
        told["attack"] = attack_told(t, melee_of(t, unit, target, CHARGE | marks, side))
    return told


def corners(area: Box) -> list[int]:
    """The corners of an area, one after the other."""
    return [round(number) for number in area[7:15]]


def needed(t: Battle, unit: int, tray: Box, length: float) -> dict[str, Any]:
    """The length of a charge, the least die that is enough for it, and how likely that is."""
    there = around(t, unit)
    need = next(
        (
            die
            for die in range(1, BEST_ROLL + 1)
            if length <= reach(t, there, unit, tray, length, die) + LENGTH
        ),
        BEST_ROLL + 1,
    )
    chance = (BEST_ROLL + 1 - need) / BEST_ROLL
    return {"contact": round(length), "need": need, "chance": thousandths(chance)}


def charges_told(t: Battle, unit: int) -> dict[str, dict[str, Any]]:
    """For each enemy how a unit would charge it, or the rule by which it cannot."""
    return {UNITS.ids[enemy]: _charge_on(t, unit, enemy) for enemy in enemies_of(t, seat_of(unit))}


def _charge_on(t: Battle, unit: int, enemy: int) -> dict[str, Any]:
    pose = pose_of(t, unit)
    sides = zones_of(t, unit, enemy)
    toward = heading_toward(t, pose, enemy) % FULL_TURN
    try:
        check_charge(t, unit, enemy, sides[0], toward)
    except Illegal as refusal:
        # Only the heading can be chosen: of all else the refusal tells.
        by_heading = refusal.rule in ("F9.9", "F9.11", "F8.38") and _is_in_reach(t, unit, enemy)
        if not by_heading or not headings_at(t, unit, enemy):
            return {"rule": refusal.rule, "key": refusal.key, "data": refusal.data}
    best = headings_at(t, unit, enemy)[0]
    tray = box_at(t, unit, (pose[0], pose[1], best))
    length = contact(tray, target_box(t, enemy), best)
    return {
        "side": SIDES.ids[sides[0]],
        "tie": [SIDES.ids[side] for side in sides[1:]],
        "best_heading": best,
        **needed(t, unit, tray, length),
    }


def _is_in_reach(t: Battle, unit: int, enemy: int) -> bool:
    """Whether the best roll could bring a unit to an enemy, along whatever heading."""
    tray, other = box_of(t, unit), box_of(t, enemy)
    dx, dy = other[0] - tray[0], other[1] - tray[1]
    far = speed_of(t, unit) + BEST_ROLL * INCH + tray[6] + other[6]
    return dx * dx + dy * dy <= far * far
