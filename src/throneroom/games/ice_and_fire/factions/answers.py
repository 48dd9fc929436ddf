"""What tactics cards do to the attacker of a unit: Pathetic Attempt, and the last strike of a unit
that falls."""

from typing import Final

from throneroom.games.ice_and_fire.factions.shared_attacks import Whose
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.vocabulary import (
    DICE,
    HIGH_LOW,
    LOWEST,
    ME,
    STRIKES,
    SUBJECT,
    TEST_PASSED,
    WEAKENED,
    Guard,
    Op,
    Ref,
    act,
    card,
    gain,
    give,
    is_there,
    melee,
    mine,
    panic,
    ranks,
    survive,
    take_hits,
    when,
)

ATTACKER: Final = Ref(lambda t, f: t.fights[-1].attacker if t.fights else -1)
"""The unit whose attack goes on."""

of_this_attack: Final = Guard(
    lambda t, f: (
        t.fights[-1].defender == f.subject and (not t.tests or t.tests[-1].of == len(t.fights))
    )
)
"""It is the panic test of the attack on the subject (F11.10)."""


def _cause(t: Battle, unit: int) -> int:
    """The attack that destroys a unit, counted from 1; otherwise it is not above 0."""
    for step in reversed(t.flow.agenda):
        if step[0] in ("destroyed", "remove") and step[1] == unit:
            return int(step[-1])
    return 0


falls_in_melee: Final = melee & Guard(
    lambda t, f: t.fights[-1].defender == f.subject and _cause(t, f.subject) == len(t.fights)
)
"""At WOULD_BE_DESTROYED and DESTROYED: a melee attack does it, by its wounds or by its panic test
(F11.10), and nothing else that happens during the attack."""


def pathetic_attempt(number: int, whose: Whose) -> None:
    """The attacker takes 2 hits per remaining rank of the defender; if the defender is favoured the
    attacker also becomes Weakened."""
    card(
        number,
        TEST_PASSED,
        mine & panic & melee & of_this_attack,
        take_hits(ATTACKER, 2 * ranks(SUBJECT)),
        when(whose(SUBJECT), gain(ATTACKER, WEAKENED)),
    )


def last_strike(whose: Whose) -> tuple[Op, ...]:
    """Before removal the unit performs 1 melee Attack action on the attacker with its lowest attack
    dice value (+2 dice for a favoured unit). If that destroys its target the unit stays with 1
    wound."""
    return (
        act(
            SUBJECT,
            STRIKES,
            give(HIGH_LOW, LOWEST),
            give(DICE, 2, whose(ME)),
            at=ATTACKER,
        ),
        when(~is_there(ATTACKER), survive(SUBJECT)),
    )
