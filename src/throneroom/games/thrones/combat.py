"""T14: the sequence of a combat, its initial strength, and T16.4-T16.6: final strength and winner.

Each step of T14.3 is a step of the agenda, pushed here in the order in which they are done.
"""

from typing import Final

from throneroom.games.thrones.content import FIEFDOMS
from throneroom.games.thrones.house_cards import BLACKFISH
from throneroom.games.thrones.state import NO_CARD, Strength, Table, fought, unit_list
from throneroom.games.thrones.strength import (
    by_area,
    combatant,
    fortifications,
    group_of,
    strength_of,
    swords,
)
from throneroom.games.thrones.support import ATTACKER, DEFENDER, call_on


def combat(t: Table) -> None:
    """Step: lay out the steps of a combat, the first one on top. T14.1-T14.3, TR14.6, TR25.1"""
    push = t.flow.push
    push("clean_up_combat")  # T14.3: 14-16
    push("retreat")  # 13
    push("casualties")  # 12
    push("outcome_abilities")  # 11
    push("decide_combat")  # 9, 10
    push("use_blade")  # 8
    if t.options["tides_of_battle"]:
        push("reveal_tides")
        push("redraw_tides")
        push("draw_tides")  # 7
    push("immediate_abilities")  # 6
    push("cancel_abilities")  # 5
    push("choose_cards")  # 4
    push("initial_strength")  # 3
    push("refusals", DEFENDER)
    push("refusals", ATTACKER)
    push("next_support")  # 2
    t.flow.emit(
        "combat",
        t.attacker,
        combatant(t, DEFENDER),
        t.embattled,
        unit_list(group_of(t, ATTACKER)),
        unit_list(group_of(t, DEFENDER)),
    )
    t.supports = []
    call_on(t, t.embattled, -1)


def initial_strength(t: Table) -> None:
    """Step: what both sides count before the House cards. T14.19"""
    t.flow.emit("initial_strength", *_breakdown(t, ATTACKER), *_breakdown(t, DEFENDER))


def decide_combat(t: Table) -> None:
    """Step: final strength, the winner and the number of casualties; played cards are discarded.

    T9.2, T15.13, T16.4-T16.6, T18.2, T18.8, T15.41, TR15.22
    """
    combat = fought(t)
    attacker, defender = strength_of(t, ATTACKER), strength_of(t, DEFENDER)
    t.decided = (by_area(attacker), by_area(defender))
    if attacker.total != defender.total:
        winner = ATTACKER if attacker.total > defender.total else DEFENDER
    else:
        track = t.tracks[FIEFDOMS]
        higher = track.index(t.attacker) < track.index(combatant(t, DEFENDER))
        winner = ATTACKER if higher else DEFENDER
    loser = 1 - winner
    combat.winner = winner
    if combat.cards[loser] != BLACKFISH:
        combat.casualties = max(0, swords(t, winner) - fortifications(t, loser))
    t.flow.emit(
        "battle",
        t.embattled,
        *_side(t, ATTACKER, attacker),
        *_side(t, DEFENDER, defender),
        combatant(t, winner),
        combat.casualties,
    )
    for side in (ATTACKER, DEFENDER):
        card = combat.cards[side]
        if card != NO_CARD:
            t.discards[card // 7] |= 1 << card % 7


def _breakdown(t: Table, side: int) -> tuple[object, ...]:
    """House, units, order, supporting areas and what each lends, garrison, sum. T14.4"""
    s = strength_of(t, side)
    return combatant(t, side), s.units, s.order, s.supporters, s.supports, s.garrison, s.total


def _side(t: Table, side: int, s: Strength) -> tuple[object, ...]:
    """One side of the event that tells a whole battle. T14.4, T16.4"""
    tide = t.tides.cards[side] if t.tides is not None else -1
    return (
        combatant(t, side),
        s.units,
        s.order,
        s.supporters,
        s.supports,
        s.garrison,
        fought(t).cards[side],
        s.card,
        s.blade,
        tide,
        s.tides,
        s.total,
        swords(t, side),
        fortifications(t, side),
    )


STEPS: Final = {
    "combat": combat,
    "initial_strength": initial_strength,
    "decide_combat": decide_combat,
}
