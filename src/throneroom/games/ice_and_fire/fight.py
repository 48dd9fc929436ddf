"""What is being rolled for: attacks and tests, as parts of the table (F10.9, F11.11).

Numbers come first, then lists of dice and their marks.
"""

from typing import Any, ClassVar

from throneroom.kernel.parts import taken_apart


class Fight:
    """An attack that is being made (F10.9): what is known of it so far, and what changes it."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "attacker",
        "defender",
        "attack",  # the profile, by its place on the card
        "action",  # whether it is, or ends, an action
        "charge",
        "zone",  # of the defender, in which the attacker is
        "keywords",
        "rank_shift",  # F10.10 (a)
        "highest",  # F10.10 (b)
        "lowest",
        "more_dice",  # F10.10 (c)
        "to_hit",  # added to every attack die
        "more_hits",  # F10.16
        "defense",  # added to every defense die
        "no_defense",  # F10.17
        "more_blocks",  # F10.18
        "halves",
        "more_wounds",
        "panic_roll",  # added to the panic test
        "panic_wounds",  # added to the wounds of a failed one
        "used",  # rights to re-roll that are spent
        "rights",  # who may re-roll what: attack dice, then defense dice, a bit for each seat
        "spoken",  # seats that used an Order or card on dice while they could be re-rolled (FR87)
        "flags",  # what else is changed: see `ALL_HIT` and the following
        "ranks_before",  # of the defender, before the attack
        "precise",  # hits without a defense die
        "hits",  # all others
        "wounds",
        "destroyed",  # whether the attack itself has destroyed the defender (F10.24)
        "witnesses",  # units that were engaged with the destroyed defender alone (F10.25)
        "bystanders",  # friends engaged with a target that is shot at (F10.28)
        "names",  # of the effects that have changed it already (F14.6)
        "attack_dice",
        "attack_marks",  # for each die the seats that have re-rolled it (F12.3)
        "defense_dice",
        "defense_marks",
    )
    __slots__ = FIELDS

    def __init__(self, attacker: int, defender: int, attack: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.attack = attack
        self.action = 0
        self.charge = 0
        self.zone = 0
        self.keywords = 0
        self.rank_shift = 0
        self.highest = 0
        self.lowest = 0
        self.more_dice = 0
        self.to_hit = 0
        self.more_hits = 0
        self.defense = 0
        self.no_defense = 0
        self.more_blocks = 0
        self.halves = 0
        self.more_wounds = 0
        self.panic_roll = 0
        self.panic_wounds = 0
        self.used = 0
        self.rights = 0
        self.spoken = 0
        self.flags = 0
        self.ranks_before = 0
        self.precise = 0
        self.hits = 0
        self.wounds = 0
        self.destroyed = 0
        self.witnesses = 0
        self.bystanders = 0
        self.names: tuple[int, ...] = ()
        self.attack_dice: list[int] = []
        self.attack_marks: list[int] = []
        self.defense_dice: list[int] = []
        self.defense_marks: list[int] = []

    def copy(self) -> "Fight":
        """An independent copy."""
        other = Fight(self.attacker, self.defender, self.attack)
        other.action = self.action
        other.charge = self.charge
        other.zone = self.zone
        other.keywords = self.keywords
        other.rank_shift = self.rank_shift
        other.highest = self.highest
        other.lowest = self.lowest
        other.more_dice = self.more_dice
        other.to_hit = self.to_hit
        other.more_hits = self.more_hits
        other.defense = self.defense
        other.no_defense = self.no_defense
        other.more_blocks = self.more_blocks
        other.halves = self.halves
        other.more_wounds = self.more_wounds
        other.panic_roll = self.panic_roll
        other.panic_wounds = self.panic_wounds
        other.used = self.used
        other.rights = self.rights
        other.spoken = self.spoken
        other.flags = self.flags
        other.ranks_before = self.ranks_before
        other.precise = self.precise
        other.hits = self.hits
        other.wounds = self.wounds
        other.destroyed = self.destroyed
        other.witnesses = self.witnesses
        other.bystanders = self.bystanders
        other.names = self.names
        other.attack_dice = self.attack_dice[:]
        other.attack_marks = self.attack_marks[:]
        other.defense_dice = self.defense_dice[:]
        other.defense_marks = self.defense_marks[:]
        return other

    def plain(self) -> list[Any]:
        """All of it, for the digest."""
        return [getattr(self, name) for name in self.FIELDS]

    def __reduce__(self) -> tuple[Any, ...]:
        return taken_apart(self, self.attacker, self.defender, self.attack)


class MoraleTest:
    """A morale or panic test that is being made (F11.11)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "unit",
        "panic",  # F11.3
        "credit",  # the seat whose effect it is, for what it destroys
        "roll",  # added to the total
        "wounds",  # added to those of a failure
        "passes",  # whatever is rolled (F11.7)
        "gains",  # what a unit that fails a morale test gets: the number of a condition, from 1
        "rights",  # seats that may re-roll its dice
        "spoken",
        "cap",  # the most wounds of a failure, or -1
        "passed",  # 1 or 0 when it is known, until then -1
        "cost",  # the wounds that it has cost
        "dying",  # made by a unit without wounds, which it may save (F3.23)
        "of",  # the attack that it belongs to, or the ability: see `wounds.by_ability` (F11.10)
        "dice",  # two D6, and for a panic test the D3
        "marks",
    )
    __slots__ = FIELDS

    def __init__(self, unit: int, panic: int, credit: int, roll: int = 0, wounds: int = 0) -> None:
        self.unit = unit
        self.panic = panic
        self.credit = credit
        self.roll = roll
        self.wounds = wounds
        self.passes = 0
        self.gains = 0
        self.rights = 0
        self.spoken = 0
        self.cap = -1
        self.passed = -1
        self.cost = 0
        self.dying = 0
        self.of = 0
        self.dice: list[int] = []
        self.marks: list[int] = []

    def copy(self) -> "MoraleTest":
        """An independent copy."""
        other = MoraleTest(self.unit, self.panic, self.credit, self.roll, self.wounds)
        other.passes = self.passes
        other.gains = self.gains
        other.rights = self.rights
        other.spoken = self.spoken
        other.cap = self.cap
        other.passed = self.passed
        other.cost = self.cost
        other.dying = self.dying
        other.of = self.of
        other.dice = self.dice[:]
        other.marks = self.marks[:]
        return other

    def plain(self) -> list[Any]:
        """All of it, for the digest."""
        return [getattr(self, name) for name in self.FIELDS]

    def __reduce__(self) -> tuple[Any, ...]:
        return taken_apart(self, self.unit, self.panic, self.credit)
