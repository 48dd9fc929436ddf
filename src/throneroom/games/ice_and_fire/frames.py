"""What a text is resolved with, and the expressions that texts are made of.

A frame says whose effect it is and what it is about. A `Ref` names a unit in it, a `Num` a number,
a `Guard` a condition; they are put together by plain operators: `2 + ranks(ME)`, `mine & melee`,
`ranks(ME) == 1`. Frames are made of ints, so that a text can be stopped in the middle and saved.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from throneroom.games.ice_and_fire.state import Battle

NOTHING: Final = -1  # no unit, or a target that has not been named yet
DECLINED: Final = -2  # a target that need not be named and was not
FIRST_NCU_HOLDER: Final = 64  # holders of texts are units, then NCUs


class Frame:
    """What a text is resolved with."""

    __slots__ = (
        *("text", "kit", "seat", "me", "subject", "other", "number", "count", "it"),
        *("picks", "queue"),
    )

    def __init__(
        self,
        text: int,  # the text or passive that is asked or resolved
        kit: int,  # that which lasts and has it, or nothing
        seat: int,  # whose effect it is
        me: int,  # what has the text: a unit, an NCU, or nothing for a tactics card
        subject: int = NOTHING,  # what the moment is about
        other: int = NOTHING,  # the other unit in it
        number: int = 0,  # what else the moment tells
        count: int = 0,  # the last number that the text has found out
        it: int = NOTHING,  # the candidate, or the unit whose turn it is
        picks: tuple[int, ...] = (),  # targets and choices
        queue: tuple[int, ...] = (),  # units whose turn comes
    ) -> None:
        self.text = text
        self.kit = kit
        self.seat = seat
        self.me = me
        self.subject = subject
        self.other = other
        self.number = number
        self.count = count
        self.it = it
        self.picks = picks
        self.queue = queue

    def plain(self) -> tuple[int | tuple[int, ...], ...]:
        """What it is made of, apart from the text."""
        return (
            *(self.kit, self.seat, self.me, self.subject, self.other, self.number, self.count),
            *(self.it, self.picks, self.queue),
        )


class Guard:
    """A condition; `&`, `|` and `~` put conditions together."""

    __slots__ = ("holds",)

    def __init__(self, holds: Callable[[Battle, Frame], bool]) -> None:
        self.holds = holds

    def __and__(self, other: "Guard") -> "Guard":
        one, two = self.holds, other.holds
        return Guard(lambda t, f: one(t, f) and two(t, f))

    def __or__(self, other: "Guard") -> "Guard":
        one, two = self.holds, other.holds
        return Guard(lambda t, f: one(t, f) or two(t, f))

    def __invert__(self) -> "Guard":
        one = self.holds
        return Guard(lambda t, f: not one(t, f))


class Num:
    """A number that is known only when the text is resolved."""

    __slots__ = ("value",)

    def __init__(self, value: Callable[[Battle, Frame], int]) -> None:
        self.value = value

    def __add__(self, other: "Number") -> "Num":
        one, two = self.value, num(other).value
        return Num(lambda t, f: one(t, f) + two(t, f))

    def __radd__(self, other: int) -> "Num":
        return self + other

    def __neg__(self) -> "Num":
        one = self.value
        return Num(lambda t, f: -one(t, f))

    def __sub__(self, other: "Number") -> "Num":
        return self + -num(other)

    def __rsub__(self, other: int) -> "Num":
        return num(other) + -self

    def __mul__(self, other: "Number") -> "Num":
        one, two = self.value, num(other).value
        return Num(lambda t, f: one(t, f) * two(t, f))

    def __rmul__(self, other: int) -> "Num":
        return self * other

    def at_most(self, other: "Number") -> "Num":
        """The number, or the other one if that is smaller."""
        one, two = self.value, num(other).value
        return Num(lambda t, f: min(one(t, f), two(t, f)))

    def at_least(self, other: "Number") -> "Num":
        """The number, or the other one if that is greater."""
        one, two = self.value, num(other).value
        return Num(lambda t, f: max(one(t, f), two(t, f)))

    # Texts compare numbers, they do not ask whether two expressions are the same object.
    def __eq__(self, other: "Number") -> Guard:  # type: ignore[override]
        one, two = self.value, num(other).value
        return Guard(lambda t, f: one(t, f) == two(t, f))

    def __ne__(self, other: "Number") -> Guard:  # type: ignore[override]
        return ~(self == other)

    def __lt__(self, other: "Number") -> Guard:
        one, two = self.value, num(other).value
        return Guard(lambda t, f: one(t, f) < two(t, f))

    def __le__(self, other: "Number") -> Guard:
        return ~(num(other) < self)

    def __gt__(self, other: "Number") -> Guard:
        return num(other) < self

    def __ge__(self, other: "Number") -> Guard:
        return ~(self < other)

    __hash__ = None  # type: ignore[assignment]


Number: TypeAlias = Num | int


def num(number: Number) -> Num:
    """A number, whether it is known already or not."""
    return number if isinstance(number, Num) else Num(lambda t, f: number)


class Ref:
    """A unit in a frame, or nothing."""

    __slots__ = ("unit",)

    def __init__(self, unit: Callable[[Battle, Frame], int]) -> None:
        self.unit = unit


ME: Final = Ref(lambda t, f: f.me if f.me < FIRST_NCU_HOLDER else NOTHING)
"""The unit that has the text, or to which its card is attached."""
SUBJECT: Final = Ref(lambda t, f: f.subject)
"""What the moment is about: the attacker, the unit that activates or makes a test…"""
OTHER: Final = Ref(lambda t, f: f.other)
"""The other unit in the moment: the defender, the charged unit…"""
IT: Final = Ref(lambda t, f: f.it)
"""The candidate of a choice, the unit that a query asks about, or the one whose turn it is."""


def picked(place: int) -> Ref:
    """What was picked, by its place from 0 on."""
    return Ref(lambda t, f: f.picks[place] if place < len(f.picks) else NOTHING)


P1, P2, P3, P4, P5, P6, P7 = (picked(place) for place in range(7))
COUNT: Final = Num(lambda t, f: f.count)
"""The last number that the text has found out: a die, wounds that were paid, cards…"""
always: Final = Guard(lambda t, f: True)
