"""Attacks: F8.32, F10.

An attack is a record on the stack `fights` and a row of steps; each looks at the last record,
because attacks can be made within attacks.
"""

from functools import cache
from typing import Final

from throneroom.games.ice_and_fire.content import MELEE, UNIT
from throneroom.games.ice_and_fire.field import box_of, is_engaged, zones_of
from throneroom.games.ice_and_fire.fight_numbers import (
    ask_before_attack_dice,
    ask_before_defense_dice,
    ask_before_wounds,
    dice_of,
    hits_of,
    panic_modifier,
    profile_of,
    wounds_of,
)
from throneroom.games.ice_and_fire.geometry.measure import in_contact
from throneroom.games.ice_and_fire.geometry.shapes import FRONT, REAR
from throneroom.games.ice_and_fire.hooks import hook
from throneroom.games.ice_and_fire.lasting import ATTACK, end_all
from throneroom.games.ice_and_fire.moments import TEST_PASSED
from throneroom.games.ice_and_fire.morale import start_test
from throneroom.games.ice_and_fire.names import DECLARATIONS
from throneroom.games.ice_and_fire.objectives import arm
from throneroom.games.ice_and_fire.pillage import RAIDERS, gain_pillage, pay_pledges
from throneroom.games.ice_and_fire.retreat import push_pivots
from throneroom.games.ice_and_fire.rolls import roll_dice
from throneroom.games.ice_and_fire.state import (
    CHARGE,
    COMPLETED,
    FIELD,
    FORTIFIED,
    NO_PANIC,
    Battle,
    Fight,
    MoraleTest,
    is_friendly,
    ranks_of,
    seat_of,
)
from throneroom.games.ice_and_fire.windows import announce
from throneroom.games.ice_and_fire.wounds import lose_wounds
from throneroom.kernel import bits

# The steps of F10.9, the last first.
ATTACK_STEPS: Final = (
    ("end_attack",),
    ("surge_forth",),
    ("attack_ends_action",),
    ("shooting_into_melee",),
    ("attack_done",),
    ("panic_of_attack",),
    ("take_wounds",),
    ("defense_dice_done",),
    ("reroll", "defense", 0),
    ("roll_defense",),
    ("attack_dice_done",),
    ("reroll", "attack", 0),
    ("roll_attack",),
    ("attack_dice_next",),
)


def _attack_of(card: int, melee: bool) -> int:
    for place, attack in enumerate(UNIT[card].attacks):
        if (attack.reach == MELEE) == melee:
            return place
    return -1


@cache
def melee_attack_of(card: int) -> int:
    """The place of the melee attack on a card; -1 if it has none (F8.33)."""
    return _attack_of(card, True)


@cache
def ranged_attack_of(card: int) -> int:
    """The place of the ranged attack on a card; -1 if it has none (F8.33)."""
    return _attack_of(card, False)


def zone_of_attack(t: Battle, attacker: int, defender: int) -> int:
    """The zone of the defender in which the attacker is; in a tie of a melee the one with the
    greater bonus (F10.21, FR85)."""
    found = zones_of(t, attacker, defender)
    if REAR in found:
        return REAR
    return next((zone for zone in found if zone != FRONT), FRONT)


def start_attack(t: Battle, fight: Fight) -> None:
    """Begin an attack on a defender that has been chosen (F1.6, F10.9 step 1)."""
    t.fights.append(fight)
    t.attackers[fight.defender] |= 1 << fight.attacker
    fight.ranks_before = ranks_of(t, fight.defender)
    t.flow.emit("attacked", fight.attacker, fight.defender)
    t.flow.agenda += ATTACK_STEPS
    announce(t, "attack_begins", fight.attacker, fight.defender)
    arm(t, fight)
    hook(t, "attack_begins", fight.attacker, fight.defender)


def strike(t: Battle, attacker: int, defender: int, action: int, charge: int) -> None:  # F8.32
    """A melee attack on any enemy in contact, seen or not, if it is still possible (F7.11, F9.29,
    F10.1, F10.2, FR59)."""
    if t.place[attacker] == FIELD and t.place[defender] == FIELD:
        if in_contact(box_of(t, attacker), box_of(t, defender)):
            fight = Fight(attacker, defender, melee_attack_of(t.card[attacker]))
            fight.action = action
            fight.charge = charge
            fight.defense = 1 if charge & FORTIFIED else 0  # F18.14
            fight.zone = zone_of_attack(t, attacker, defender)
            start_attack(t, fight)
            return
    if action:
        t.flow.push("action_done", attacker, DECLARATIONS.index["charge" if charge else "strike"])


def _is_on(t: Battle, fight: Fight) -> bool:
    """Whether both are there, and in a melee still in contact (F10.26, F14.21)."""
    attacker, defender = fight.attacker, fight.defender
    if t.place[attacker] != FIELD or t.place[defender] != FIELD or not t.wounds[defender]:
        return False
    if profile_of(t, fight).reach != MELEE:
        return True
    return in_contact(box_of(t, attacker), box_of(t, defender))


def attack_dice_next(t: Battle) -> None:  # step 2
    fight = t.fights[-1]
    if _is_on(t, fight):
        announce(t, "attack_dice_next", fight.attacker, fight.defender)


def roll_attack(t: Battle) -> None:  # step 3
    fight = t.fights[-1]
    if _is_on(t, fight):
        ask_before_attack_dice(t, fight)
        fight.attack_dice = roll_dice(t, "attack", seat_of(fight.attacker), dice_of(t, fight))
        fight.attack_marks = [0] * len(fight.attack_dice)


def attack_dice_done(t: Battle) -> None:  # step 4
    fight = t.fights[-1]
    if _is_on(t, fight):
        announce(t, "attack_dice_done", fight.attacker, fight.defender)


def roll_defense(t: Battle) -> None:  # steps 5 and 6
    fight = t.fights[-1]
    if not _is_on(t, fight):
        return
    ask_before_defense_dice(t, fight)
    fight.hits, fight.precise = hits_of(t, fight)
    t.flow.emit("hit", fight.attacker, fight.defender, fight.hits + fight.precise)
    if fight.hits and not fight.no_defense:
        fight.defense_dice = roll_dice(t, "defense", seat_of(fight.defender), fight.hits)
        fight.defense_marks = [0] * fight.hits


def defense_dice_done(t: Battle) -> None:  # step 7
    fight = t.fights[-1]
    if _is_on(t, fight):
        announce(t, "defense_dice_done", fight.attacker, fight.defender)


def take_wounds(t: Battle) -> None:  # step 8, F10.27
    fight = t.fights[-1]
    if _is_on(t, fight):
        fight.flags |= COMPLETED
        ask_before_wounds(t, fight)
        fight.wounds = min(wounds_of(t, fight), t.wounds[fight.defender])
        lose_wounds(t, fight.defender, fight.wounds, seat_of(fight.attacker), len(t.fights))


def panic_of_attack(t: Battle) -> None:  # step 9, F10.19
    fight = t.fights[-1]
    if t.place[fight.attacker] != FIELD or t.place[fight.defender] != FIELD:
        return
    if not fight.flags & COMPLETED or fight.flags & NO_PANIC:
        return
    if not fight.wounds:
        announce(t, TEST_PASSED, fight.defender, number=1)  # FR46
        return
    test = MoraleTest(
        fight.defender, 1, seat_of(fight.attacker), panic_modifier(fight), fight.panic_wounds
    )
    test.of = len(t.fights)
    start_test(t, test)


def attack_done(t: Battle) -> None:  # step 10
    fight = t.fights[-1]
    if t.place[fight.attacker] == FIELD and fight.flags & COMPLETED:
        announce(t, "attack_done", fight.attacker, fight.defender)
        pay_pledges(t, ATTACK + len(t.fights) - 1)
        if t.card[fight.attacker] in RAIDERS:
            pillage(t, fight)
        if profile_of(t, fight).reach == MELEE:
            hook(t, "attack_done", fight.attacker, fight.defender)


def pillage(t: Battle, fight: Fight) -> None:
    """A unit of House Greyjoy has destroyed a rank in a melee (F36.13); the token counts for what
    is used after the attack."""
    left = 0 if fight.destroyed else ranks_of(t, fight.defender)
    if profile_of(t, fight).reach == MELEE and left < fight.ranks_before:
        gain_pillage(t, fight.attacker)


def attack_ends_action(t: Battle) -> None:  # F14.19
    fight = t.fights[-1]
    if fight.action:
        t.flow.push("action_done", fight.attacker, _action_of(t, fight))


def _action_of(t: Battle, fight: Fight) -> int:
    """The action that the attack is, or ends."""
    if fight.charge & CHARGE:
        return DECLARATIONS.index["charge"]
    return DECLARATIONS.index["strike" if profile_of(t, fight).reach == MELEE else "shoot"]


def surge_forth(t: Battle) -> None:  # F10.24, F10.25, FR41
    fight = t.fights[-1]
    if not fight.destroyed or profile_of(t, fight).reach != MELEE:
        return
    attacker = fight.attacker
    push_pivots(
        t,
        [
            unit
            for unit in bits(fight.witnesses)
            if unit != attacker and is_friendly(t, unit, seat_of(attacker))
        ],
    )
    if t.place[attacker] == FIELD and not is_engaged(t, attacker):
        t.flow.push("surge", attacker)
        announce(t, "surge", attacker)


def end_attack(t: Battle) -> None:
    t.fights.pop()
    pay_pledges(t, ATTACK + len(t.fights))
    end_all(t, ATTACK + len(t.fights))


STEPS: Final = {
    "strike": strike,
    "attack_dice_next": attack_dice_next,
    "roll_attack": roll_attack,
    "attack_dice_done": attack_dice_done,
    "roll_defense": roll_defense,
    "defense_dice_done": defense_dice_done,
    "take_wounds": take_wounds,
    "panic_of_attack": panic_of_attack,
    "attack_done": attack_done,
    "attack_ends_action": attack_ends_action,
    "surge_forth": surge_forth,
    "end_attack": end_attack,
}
