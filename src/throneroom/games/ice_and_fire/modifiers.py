"""What changes the numbers of an attack or a test, each with its source and rule: F10-F12, F18.

Told to whoever looks at the table, or thinks of an attack. The numbers themselves are counted in
`fight_numbers` and `morale`; here they are taken apart again.
"""

from collections.abc import Iterator
from typing import Any, Final

from throneroom.games.ice_and_fire.attack_numbers import SUNDERING as SUNDERING_OFF
from throneroom.games.ice_and_fire.attack_numbers import VICIOUS as VICIOUS_OFF
from throneroom.games.ice_and_fire.content import (
    ABILITIES,
    SHORT_RANGE,
    TACTICS_CARDS,
    UNIT,
)
from throneroom.games.ice_and_fire.field import box_of, grounds
from throneroom.games.ice_and_fire.fight_numbers import (
    defense_modifier,
    dice_of,
    profile_of,
    zone_bonus,
)
from throneroom.games.ice_and_fire.geometry.measure import nearer
from throneroom.games.ice_and_fire.geometry.shapes import INCH, LENGTH, REAR
from throneroom.games.ice_and_fire.movement import may_march, speed_of
from throneroom.games.ice_and_fire.pillage import courage_of_pillage, dice_of_pillage
from throneroom.games.ice_and_fire.queries import (
    BLOCK,
    CODE,
    DEFENSE,
    DICE,
    HITS,
    MORALE,
    PANIC,
    RANK_SHIFT,
    SPEED,
    TO_HIT,
    WOUNDS,
    answers,
)
from throneroom.games.ice_and_fire.state import (
    FORTIFIED,
    NOTHING,
    SUNDERING,
    VICIOUS,
    Battle,
    Fight,
    MoraleTest,
)
from throneroom.games.ice_and_fire.terrain import HORRIFIC, INSPIRING
from throneroom.games.ice_and_fire.texts import FIRST_CARD
from throneroom.games.ice_and_fire.walls import holds_the_gate

Modifier = dict[str, Any]
# Reasons that are neither an ability nor a tactics card.
REASONS: Final = (
    *("flank", "rear", "sundering", "vicious", "fortified", "inspiring", "horrific"),
    *("hold_the_gate", "carrying", "pillage", "effect"),
)
# What can be changed: the query, the slot of the attack, the rule, and whether the attacker's
# passives are asked or the defender's.
_CHANGED: Final = (
    (DICE, "more_dice", "F10.10", True),
    (RANK_SHIFT, "rank_shift", "F10.10", True),
    (TO_HIT, "to_hit", "F10.11", True),
    (HITS, "more_hits", "F10.16", True),
    (DEFENSE, "defense", "F10.17", False),
    (BLOCK, "more_blocks", "F10.18", False),
    (WOUNDS, "more_wounds", "F10.18", True),
)
CHANGES: Final = (*(query for query, *_ in _CHANGED), "panic", "speed")


def _source(name: int) -> dict[str, str]:
    if name < FIRST_CARD:
        return {"ability": ABILITIES.ids[name]}
    return {"tactics_card": TACTICS_CARDS.ids[name - FIRST_CARD]}


def _change(what: str, by: int, rule: str, **source: str) -> Modifier:
    return {"what": what, "by": by, "rule": rule, **source}


def _passives(t: Battle, query: str, what: str, rule: str, unit: int, other: int) -> list[Modifier]:
    found = answers(t, query, unit, other)
    return [_change(what, by, rule, **_source(name)) for name, by in found.items() if by]


# Attacks


def modifiers_of_attack(t: Battle, fight: Fight) -> list[Modifier]:
    """What changes the dice of an attack that is being made, or of one that might be."""
    asked = {DICE: bool(fight.attack_dice), DEFENSE: bool(fight.hits + fight.precise)}
    found: list[Modifier] = []
    for query, slot, rule, attackers in _CHANGED:
        sides = (max(fight.attacker, NOTHING), max(fight.defender, NOTHING))  # F24.11
        unit, other = sides if attackers else sides[::-1]
        passives = _passives(t, query, query, rule, unit, other) if unit >= 0 else []
        rest = getattr(fight, slot)
        if asked[DICE] if query in (DICE, RANK_SHIFT, TO_HIT) else asked[DEFENSE]:
            if query not in (BLOCK, WOUNDS) or fight.wounds:
                rest -= sum(passive["by"] for passive in passives)
        if query == DICE and unit >= 0 and dice_of_pillage(t, unit):
            passives.append(_change(DICE, 1, "F36.13", why="pillage"))
            rest -= asked[DICE]
        if query == DEFENSE and fight.charge & FORTIFIED:
            found.append(_change(DEFENSE, 1, "F18.14", why="fortified"))
            rest -= 1
        found += passives
        if rest:
            found.append(_change(query, rest, rule, **_effect(fight, query)))
    return [*found, *_of_place(fight, DEFENSE), *_of_place(fight, PANIC)]


def _effect(fight: Fight, query: str) -> dict[str, str]:
    """The effect that has changed a number; if there were several, none of them is named."""
    code, width = CODE[query], len(CODE)
    names = [mark // width for mark in fight.names if mark % width == code]
    return _source(names[0]) if len(names) == 1 else {"why": "effect"}


def _of_place(fight: Fight, what: str) -> Iterator[Modifier]:
    """What the zone and the keywords of an attack take off defense and panic (F10.21-F10.23)."""
    off = zone_bonus(fight)
    if off:
        rear = fight.zone == REAR
        yield _change(what, -off, "F10.22" if rear else "F10.21", why="rear" if rear else "flank")
    if what == DEFENSE and fight.keywords & SUNDERING:
        yield _change(what, -SUNDERING_OFF, "F10.23", why="sundering")
    if what == PANIC and fight.keywords & VICIOUS:
        yield _change(what, -VICIOUS_OFF, "F10.23", why="vicious")


def numbers_of_attack(t: Battle, fight: Fight) -> dict[str, Any]:
    """What the dice of an attack need, and what changes it."""
    numbers: dict[str, Any] = {"modifiers": modifiers_of_attack(t, fight)}
    if fight.attacker >= 0:
        numbers["to_hit"] = profile_of(t, fight).to_hit
        numbers["to_hit_modifier"] = fight.to_hit
        numbers["dice"] = dice_of(t, fight)
    if fight.defender >= 0:
        numbers["defense"] = UNIT[t.card[fight.defender]].defense
        numbers["defense_modifier"] = defense_modifier(fight)
    return numbers


# Tests


def modifiers_of_unit(t: Battle, unit: int, panic: bool) -> list[Modifier]:
    """What changes every test of a unit where it stands (F11.4, F11.9, F18.7, F18.8)."""
    found = _passives(t, MORALE, MORALE, "F11.4", unit, -1)
    if panic:
        found += _passives(t, PANIC, MORALE, "F11.4", unit, -1)
    near, tray = 0, box_of(t, unit)
    for piece, keywords in grounds(t):
        if keywords & (INSPIRING | HORRIFIC) and nearer(tray, piece, SHORT_RANGE + LENGTH):
            near |= keywords
    if near & INSPIRING:
        found.append(_change(MORALE, 1, "F18.7", why="inspiring"))
    if near & HORRIFIC:
        found.append(_change(MORALE, -1, "F18.8", why="horrific"))
    if courage_of_pillage(t, unit):
        found.append(_change(MORALE, 1, "F36.13", why="pillage"))
    if holds_the_gate(t, unit):
        found.append(_change(MORALE, 1, "F24.7", why="hold_the_gate"))
    return found


def changes_of_unit(t: Battle, unit: int) -> list[Modifier]:
    """What changes the numbers of a unit where it stands, whomever it meets (F3.5, F10, F11)."""
    found = _passives(t, SPEED, SPEED, "F3.5", unit, NOTHING)
    if not may_march(t, unit):
        found.append(
            _change(
                SPEED, speed_of(t, unit) // INCH - UNIT[t.card[unit]].speed, "F26.4", why="carrying"
            )
        )
    for query, rule in ((DICE, "F10.10"), (TO_HIT, "F10.11"), (DEFENSE, "F10.17")):
        found += _passives(t, query, query, rule, unit, NOTHING)
    return [*found, *modifiers_of_unit(t, unit, False)]


def numbers_of_test(t: Battle, test: MoraleTest) -> dict[str, Any]:
    """What the dice of a test need, and what changes it."""
    found = modifiers_of_unit(t, test.unit, bool(test.panic))
    fight = t.fights[-1] if t.fights and test.panic else None
    by_attack = (
        [{**one, "what": MORALE} for one in _of_place(fight, PANIC)]
        if fight is not None and fight.defender == test.unit
        else []
    )
    rest = test.roll - sum(one["by"] for one in by_attack)
    found += by_attack
    if rest:
        found.append(_change(MORALE, rest, "F11.4", why="effect"))
    return {
        "morale": UNIT[t.card[test.unit]].morale,
        "modifier": sum(one["by"] for one in found),
        "modifiers": found,
    }
