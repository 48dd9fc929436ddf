"""What to expect of the attacks of a unit before there is a battle: F10, for army builders.

The unit attacks in front of somebody without abilities, on a bare field. As in a preview only what
is always on is counted, its own and that of its attachments. Wounds are told in thousandths.
"""

from functools import lru_cache
from typing import Any, Final

from throneroom.games.ice_and_fire.army import Squad
from throneroom.games.ice_and_fire.content import CARDS, MELEE, UNIT
from throneroom.games.ice_and_fire.fight_numbers import (
    ask_before_attack_dice,
    ask_before_defense_dice,
    ask_before_wounds,
    dice_of,
)
from throneroom.games.ice_and_fire.geometry.shapes import INCH
from throneroom.games.ice_and_fire.muster import enlist
from throneroom.games.ice_and_fire.names import MOST_UNITS, word_id
from throneroom.games.ice_and_fire.preview_attack import chances_of, thousandths
from throneroom.games.ice_and_fire.state import CHARGE, FIELD, Battle, Fight
from throneroom.games.ice_and_fire.strength import full_wounds
from throneroom.kernel import FastChance

DEFENSES: Final = range(2, 7)
REACHES: Final = ("melee", "short", "long")
_MINE, _THEIRS = 0, MOST_UNITS
_SOMEBODY: Final = CARDS.index["neutral_stormcrow_mercenaries"]


@lru_cache(4096)
def attacks_of(squad: Squad) -> tuple[dict[str, Any], ...]:
    """The attacks of a unit with its attachments: the numbers of its card, and for each Defense the
    wounds to expect with one rank left, with two, and so on; of a melee attack also in a charge."""
    t = _field(squad)
    found = []
    for place, attack in enumerate(UNIT[squad.unit].attacks):
        told: dict[str, Any] = {
            "attack": word_id(attack.name),
            "reach": REACHES[attack.reach],
            "to_hit": attack.to_hit,
            "dice": list(attack.dice),
            "expected": _expected(t, squad.unit, place, 0),
        }
        if attack.reach == MELEE:
            told["charging"] = _expected(t, squad.unit, place, CHARGE)
        found.append(told)
    return tuple(found)


def _field(squad: Squad) -> Battle:
    """The unit and, in front of it, somebody whose texts do not count."""
    t = Battle().cleared(2, {"teams": False, "print_2021": False}, FastChance(0))
    t.parts[_MINE] = squad.attachments
    for unit, card, y, heading in (
        (_MINE, squad.unit, 20 * INCH, 90_000),
        (_THEIRS, _SOMEBODY, 24 * INCH, 270_000),
    ):
        t.card[unit] = card
        t.wounds[unit] = full_wounds(card)
        t.place[unit] = FIELD
        t.x[unit], t.y[unit], t.h[unit] = 24 * INCH, y, heading
        if unit == _MINE:
            enlist(t, ((), ()))
    return t


def _expected(t: Battle, card: int, attack: int, charge: int) -> dict[str, list[int]]:
    wounds: dict[str, list[int]] = {str(defense): [] for defense in DEFENSES}
    ranks = UNIT[card].ranks
    for left in range(1, ranks + 1):
        whole = left * UNIT[card].files * UNIT[card].wounds
        t.wounds[_MINE] = full_wounds(card) if left == ranks else whole
        fight = Fight(_MINE, _THEIRS, attack)
        fight.charge = charge
        t.fights = [fight]
        ask_before_attack_dice(t, fight)
        ask_before_defense_dice(t, fight)
        ask_before_wounds(t, fight)
        for defense in DEFENSES:
            chances = chances_of(t, fight, dice_of(t, fight), bool(charge), defense)
            mean = sum(number * part for number, part in enumerate(chances))
            wounds[str(defense)].append(thousandths(mean))
    return wounds
