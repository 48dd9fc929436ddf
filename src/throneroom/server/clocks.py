"""Clocks: each action of a person may take so long; who dawdles on purpose gains nothing."""

from collections.abc import Collection, Hashable, Iterable
from dataclasses import dataclass, field

MOST_RENEWALS = 40  # of one seat's clock within one and the same question


@dataclass(slots=True)
class Clocks:
    """When the time of each awaited person is up."""

    deadlines: dict[int, float] = field(default_factory=dict)
    _question: Hashable = None
    _renewals: dict[int, int] = field(default_factory=dict)
    _answered: dict[int, float] = field(default_factory=dict)

    def set(
        self,
        seconds: float | None,
        question: Hashable,
        awaited: Iterable[int],
        moved: Collection[int],
        now: float,
    ) -> None:
        """A new question or an own action starts a clock anew; the answers of others do not.

        Whoever takes an answer back goes on with the time that was left, and whoever changes a
        draft again and again gets no new time in the end.
        """
        if question != self._question:
            self._question = question
            self._renewals.clear()
            self._answered.clear()
            self.deadlines = {s: d for s, d in self.deadlines.items() if s not in moved}
        before = {**self._answered, **self.deadlines}
        self.deadlines = {}
        for seat in awaited if seconds else ():
            deadline = before.pop(seat, None)
            renewed = self._renewals.get(seat, 0)
            if deadline is None or (seat in moved and renewed < MOST_RENEWALS):
                deadline = now + (seconds or 0.0)
                self._renewals[seat] = renewed + 1
            self.deadlines[seat] = deadline
        self._answered = before
