"""The moments at which effects can be used: F14.9, F14.11, F14.24, F14.26.

Each is announced with what it is about (the subject: a unit, an NCU or a seat), the other unit in
it, and a number. Different codes of the data lead to one moment, and then are one trigger event.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

ROUND_START: Final = "round_start"
ROUND_END: Final = "round_end"
TURN_START: Final = "turn_start"
TURN_END: Final = "turn_end"
DEPLOYED: Final = "deployed"
UNIT_ACTIVATES: Final = "unit_activates"
NCU_ACTIVATES: Final = "ncu_activates"
ACTION_DECLARED: Final = "action_declared"
ACTION_DONE: Final = "action_done"
CHARGE_REROLLS: Final = "charge_rerolls"
CHARGE_ROLLED: Final = "charge_rolled"
CHARGE_MADE: Final = "charge_made"
RETREAT_REROLLS: Final = "retreat_rerolls"
RETREAT_ROLLED: Final = "retreat_rolled"
RETREAT_DONE: Final = "retreat_done"
ATTACK_BEGINS: Final = "attack_begins"
ATTACK_DICE_NEXT: Final = "attack_dice_next"
ATTACK_REROLLS: Final = "attack_rerolls"
ATTACK_DICE_DONE: Final = "attack_dice_done"
DEFENSE_REROLLS: Final = "defense_rerolls"
DEFENSE_DICE_DONE: Final = "defense_dice_done"
ATTACK_DONE: Final = "attack_done"
SURGE: Final = "surge"
TEST_NEXT: Final = "test_next"
TEST_REROLLS: Final = "test_rerolls"
TEST_ROLLED: Final = "test_rolled"
TEST_PASSED: Final = "test_passed"
TEST_FAILED: Final = "test_failed"
RANK_LOST: Final = "rank_lost"
WOULD_BE_DESTROYED: Final = "would_be_destroyed"
DESTROYED: Final = "destroyed"
ATTACHMENT_LOST: Final = "attachment_lost"
WOUNDS_RESTORED: Final = "wounds_restored"
CONDITION_NEXT: Final = "condition_next"
CONDITION_LEAVES: Final = "condition_leaves"
CONDITION_GAINED: Final = "condition_gained"
CONDITION_AGAIN: Final = "condition_again"
ZONE_CLAIMED: Final = "zone_claimed"
ZONE_TARGET: Final = "zone_target"
ZONE_RESOLVED: Final = "zone_resolved"
TARGETED: Final = "targeted"
CARD_PLAYED: Final = "card_played"
CARD_ATTACHED: Final = "card_attached"
CARD_LEFT: Final = "card_left"
INFLUENCE_SET: Final = "influence_set"
MOVE_ENDED: Final = "move_ended"
TOKEN_SCORED: Final = "token_scored"
COUNTER_ZERO: Final = "counter_zero"
UNIT_PLACED: Final = "unit_placed"
PILLAGED: Final = "pillaged"
PILLAGED_AGAIN: Final = "pillaged_again"

# What the subject of a moment is.
UNIT: Final = 0
NCU: Final = 1
SEAT: Final = 2


class Moment(NamedTuple):
    """What is told with a moment: the kind of its subject, the other unit, and the number."""

    subject: int = UNIT
    other: str = ""
    number: str = ""


MOMENTS: Final[Mapping[str, Moment]] = MappingProxyType(
    {
        ROUND_START: Moment(SEAT, number="round"),
        ROUND_END: Moment(SEAT, number="round"),
        TURN_START: Moment(SEAT, number="how many turns the seat has had this round"),
        TURN_END: Moment(SEAT),
        DEPLOYED: Moment(SEAT),
        UNIT_ACTIVATES: Moment(),
        NCU_ACTIVATES: Moment(NCU),
        ACTION_DECLARED: Moment(other="target of a strike or charge", number="action"),
        ACTION_DONE: Moment(number="action"),
        CHARGE_REROLLS: Moment(other="target"),
        CHARGE_ROLLED: Moment(other="target"),
        CHARGE_MADE: Moment(other="charged unit", number="its side"),
        RETREAT_REROLLS: Moment(),
        RETREAT_ROLLED: Moment(),
        RETREAT_DONE: Moment(number="the enemies that it has left, as bits"),
        ATTACK_BEGINS: Moment(other="defender"),
        ATTACK_DICE_NEXT: Moment(other="defender"),
        ATTACK_REROLLS: Moment(other="defender"),
        ATTACK_DICE_DONE: Moment(other="defender"),
        DEFENSE_REROLLS: Moment(other="defender"),
        DEFENSE_DICE_DONE: Moment(other="defender"),
        ATTACK_DONE: Moment(other="defender"),
        SURGE: Moment(),
        TEST_NEXT: Moment(number="1 for a panic test"),
        TEST_REROLLS: Moment(number="1 for a panic test"),
        TEST_ROLLED: Moment(number="1 for a panic test"),
        TEST_PASSED: Moment(number="1 for a panic test"),
        TEST_FAILED: Moment(number="1 for a panic test"),
        RANK_LOST: Moment(),
        WOULD_BE_DESTROYED: Moment(number="seat that is credited"),
        DESTROYED: Moment(number="seat that is credited"),
        ATTACHMENT_LOST: Moment(number="card"),
        WOUNDS_RESTORED: Moment(number="wounds"),
        CONDITION_NEXT: Moment(number="condition"),
        CONDITION_LEAVES: Moment(number="condition that is about to be removed"),
        CONDITION_GAINED: Moment(number="condition"),
        CONDITION_AGAIN: Moment(number="condition that it would get and has"),
        ZONE_CLAIMED: Moment(NCU, number="zone"),
        ZONE_TARGET: Moment(number="zone"),
        ZONE_RESOLVED: Moment(NCU, number="zone"),
        TARGETED: Moment(other="unit whose Order or ability it is", number="what targets it"),
        CARD_PLAYED: Moment(SEAT, number="tactics card"),
        CARD_ATTACHED: Moment(number="tactics card"),
        CARD_LEFT: Moment(number="tactics card"),
        INFLUENCE_SET: Moment(other="", number="NCU"),
        MOVE_ENDED: Moment(number="length of the way, in thousandths of an inch"),
        TOKEN_SCORED: Moment(number="token"),
        COUNTER_ZERO: Moment(),
        UNIT_PLACED: Moment(),
        PILLAGED: Moment(),
        PILLAGED_AGAIN: Moment(),
    }
)

# The moments to which the codes of the data lead. Effects that re-roll dice are used in the re-roll
# step of a code "after dice" (F12.10), and some zone texts work after the effect of the zone.
MOMENTS_OF: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "start_of_round": (ROUND_START,),
        "start_of_any_turn": (TURN_START,),
        "start_of_friendly_turn": (TURN_START,),
        "start_of_enemy_turn": (TURN_START,),
        "start_of_first_enemy_turn": (TURN_START,),
        "end_of_turn": (TURN_END,),
        "end_of_round": (ROUND_END,),
        "after_deployment": (DEPLOYED,),
        "on_own_activation": (UNIT_ACTIVATES,),
        "on_friendly_activation": (UNIT_ACTIVATES,),
        "on_enemy_activation": (UNIT_ACTIVATES,),
        "on_own_ncu_activation": (NCU_ACTIVATES,),
        "on_enemy_ncu_activation": (NCU_ACTIVATES,),
        "before_action": (ACTION_DECLARED,),
        "before_enemy_action": (ACTION_DECLARED,),
        "before_charge": (ACTION_DECLARED,),
        "before_enemy_charge": (ACTION_DECLARED,),
        "after_own_action": (ACTION_DONE,),
        "after_enemy_action": (ACTION_DONE,),
        "after_charge_roll": (CHARGE_ROLLED, CHARGE_REROLLS),
        "on_charge_success": (CHARGE_MADE,),
        "on_being_charged": (CHARGE_MADE,),
        "on_retreat": (ACTION_DECLARED, RETREAT_ROLLED, RETREAT_REROLLS, RETREAT_DONE),
        "before_attack": (ATTACK_BEGINS,),
        "before_enemy_attack": (ATTACK_BEGINS,),
        "before_attack_dice": (ATTACK_DICE_NEXT,),
        "before_enemy_attack_dice": (ATTACK_DICE_NEXT,),
        "after_attack_dice": (ATTACK_DICE_DONE, ATTACK_REROLLS),
        "after_enemy_attack_dice": (ATTACK_DICE_DONE, ATTACK_REROLLS),
        "after_defense_dice": (DEFENSE_DICE_DONE, DEFENSE_REROLLS),
        "after_own_attack": (ATTACK_DONE,),
        "after_enemy_attack": (ATTACK_DONE,),
        "on_surge_forth": (SURGE,),
        "morale_before_dice": (TEST_NEXT,),
        "panic_before_dice": (TEST_NEXT,),
        "morale_after_dice": (TEST_ROLLED, TEST_REROLLS),
        "panic_after_dice": (TEST_ROLLED, TEST_REROLLS),
        "morale_passed": (TEST_PASSED,),
        "panic_passed": (TEST_PASSED,),
        "morale_failed": (TEST_FAILED,),
        "panic_failed": (TEST_FAILED,),
        "on_rank_destroyed": (RANK_LOST,),
        "would_be_destroyed": (WOULD_BE_DESTROYED,),
        "on_destroyed": (DESTROYED, ATTACHMENT_LOST),
        "on_friendly_destroyed": (DESTROYED,),
        "on_attachment_destroyed": (ATTACHMENT_LOST,),
        "on_restore": (WOUNDS_RESTORED,),
        "on_condition_gained": (CONDITION_NEXT, CONDITION_GAINED),
        "on_friendly_zone_claim": (ZONE_CLAIMED, ZONE_RESOLVED),
        "on_enemy_zone_claim": (ZONE_CLAIMED, ZONE_RESOLVED),
        "influence": (ZONE_CLAIMED,),
        "on_zone_target": (ZONE_TARGET,),
        "on_targeted": (TARGETED, ZONE_TARGET),
        "on_tactics_card_played": (CARD_PLAYED,),
        "on_card_attached": (CARD_ATTACHED,),
        "on_score": (TOKEN_SCORED,),
    }
)
