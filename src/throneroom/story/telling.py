"""Tell how a game came about, from its record."""

from collections import Counter
from collections.abc import Sequence

from throneroom.kernel import Event, Match, State
from throneroom.kernel.story import Story
from throneroom.story.tale import Award, Chart, Face, Fortune, Moment, Tale, TurningPoint

MOST_MOMENTS = 6
SAMPLES = 160  # how often a judge looks at a game: it takes longer than to play it
LUCKY = 1.15  # so much more than expected is worth an award, and as much less
FAR_BEHIND = 0.75  # of a fair share: whoever wins from there has come back


def tell(match: Match) -> Tale:
    """The tale of a match, be it over or not. It is replayed from its beginning, so that nothing
    but the moves counts."""
    return _Teller(match).told()


class _Teller:
    """Goes through a game once, and notes what the tale needs."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.story = match.game.story or Story((), lambda t, event: 0, lambda t, event: (), {})
        self.seats = match.header.seats
        self.rounds: list[tuple[int, int]] = []
        self.charts: list[list[tuple[int, ...]]] = [[] for _ in self.story.measures]
        self.standing: list[tuple[int, ...]] = []
        self.got = [0.0] * self.seats
        self.expected = [0.0] * self.seats
        self.faces: Counter[int] = Counter()
        self.moments: list[Moment] = []
        self.deeds: Counter[tuple[str, int]] = Counter()

    def told(self) -> Tale:
        match, every = self.match, max(1, len(self.match.moves) // SAMPLES)
        state = match.game.start(
            match.header.seats, match.header.options, chance=match.header.fresh_chance()
        )
        self.look(state, 0, state.table.flow.events)
        self.judge(state, 0)
        for number, move in enumerate(match.moves, 1):
            before = state.copy().table if self.story.luck is not None else None
            events = state.apply(move.seat, move.action)
            self.look(state, number, events)
            if self.story.luck is not None:
                for seat, got, expected in self.story.luck(before, events):
                    self.got[seat] += got
                    self.expected[seat] += expected
            if number % every == 0 or number == len(match.moves):
                self.judge(state, number)
        return self.tale(state)

    def look(self, state: State, number: int, events: Sequence[Event]) -> None:
        """What the table and the events say after a move."""
        table, story = state.table, self.story
        begun = self.game.rounds(table)
        # What a move brings belongs to the round in which it was made.
        now = self.rounds[-1][1] if self.rounds else begun
        if not self.rounds or begun > self.rounds[-1][1]:
            self.rounds.append((number, begun))
        for measure, points in zip(story.measures, self.charts, strict=True):
            values = tuple(measure.of(table, seat) for seat in range(self.seats))
            if not points or points[-1][1:] != values:
                points.append((number, *values))
        for event in events:
            weight = story.weigh(table, event)
            if weight:
                told = self.game.describe(event, None, reveal=True) or {}
                self.moments.append(Moment(number, now, weight, told))
            for name, seat, count in story.deeds(table, event):
                self.deeds[name, seat] += count
            if story.thrown is not None:
                self.faces.update(story.thrown(event))

    def judge(self, state: State, number: int) -> None:
        """How likely all seats are to win, in percent."""
        self.standing.append((number, *(round(100 * one) for one in state.judge_all())))

    def tale(self, state: State) -> Tale:
        outcome = state.outcome()
        winners = outcome.winners if outcome is not None else ()
        thrown = self.faces.total()
        return Tale(
            game=self.game.slug,
            seats=self.seats,
            moves=len(self.match.moves),
            rounds=tuple(self.rounds),
            charts=tuple(
                Chart(measure.name, tuple(points))
                for measure, points in zip(self.story.measures, self.charts, strict=True)
                # What nobody ever has is not played with.
                if any(any(point[1:]) for point in points)
            ),
            standing=Chart("standing", tuple(self.standing)),
            luck=tuple(
                Fortune(seat, self.got[seat], self.expected[seat])
                for seat in range(self.seats)
                if any(self.expected)
            ),
            faces=tuple(
                Face(face, self.faces[face], odds * thrown)
                for face, odds in self.story.faces.items()
                if thrown
            ),
            moments=_heaviest(self.moments),
            awards=(*self.own_awards(), *self.common_awards(winners)),
            turning_point=_turning_point(_after_set_up(self.standing, self.rounds), winners),
        )

    def own_awards(self) -> list[Award]:
        """The game's: each to whoever has the most of it, unless half of the table has as much."""
        found = []
        for name, least in self.story.awards.items():
            counts = [self.deeds[name, seat] for seat in range(self.seats)]
            best = max(counts)
            seats = tuple(seat for seat, count in enumerate(counts) if count == best)
            if best >= least and 2 * len(seats) <= self.seats:
                found.append(Award(name, seats, best))
        return found

    def common_awards(self, winners: Sequence[int]) -> list[Award]:
        """Those of every game: for luck, for the want of it, and for coming back."""
        found = []
        shares = [
            got / expected if expected else 1.0
            for got, expected in zip(self.got, self.expected, strict=True)
        ]
        for name, best, worth in (
            ("lucky", max(shares), max(shares) >= LUCKY),
            ("unlucky", min(shares), min(shares) <= 1 / LUCKY),
        ):
            seats = tuple(seat for seat, share in enumerate(shares) if share == best)
            if worth and len(seats) == 1:
                found.append(Award(name, seats, round(100 * best), common=True))
        for seat in winners:
            lowest = min(point[1 + seat] for point in self.standing)
            if lowest < FAR_BEHIND * 100 / self.seats:
                found.append(Award("comeback", (seat,), lowest, common=True))
        return found


def _heaviest(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """The heaviest moments in the order in which they happened, one of each move; of equals the
    last ones, since the end is nearer to them."""
    of_moves: dict[int, Moment] = {}
    for moment in moments:
        known = of_moves.get(moment.move)
        if known is None or moment.weight > known.weight:
            of_moves[moment.move] = moment
    ranked = sorted(
        of_moves.values(), key=lambda moment: (moment.weight, moment.move), reverse=True
    )
    return tuple(sorted(ranked[:MOST_MOMENTS], key=lambda moment: moment.move))


def _after_set_up(
    standing: Sequence[tuple[int, ...]], rounds: Sequence[tuple[int, int]]
) -> Sequence[tuple[int, ...]]:
    """How all stood since the first round began: while the pieces are set up, nothing turns."""
    first = next((number for number, begun in rounds if begun > 0), 0)
    return [point for point in standing if point[0] >= first]


def _turning_point(
    standing: Sequence[tuple[int, ...]], winners: Sequence[int]
) -> TurningPoint | None:
    """Where a winner came ahead to stay. Whoever was ahead all the time: where most was gained."""
    if not winners or len(standing) < 2:
        return None
    seat = winners[0]
    behind = [
        i
        for i, (_, *shares) in enumerate(standing[:-1])
        if any(
            shares[other] >= shares[seat] for other in range(len(shares)) if other not in winners
        )
    ]
    if behind and behind[-1] > 0:
        place = behind[-1]
    else:
        # The last step is the victory itself, after which all others have nothing.
        steps = range(max(1, len(standing) - 2))
        place = max(steps, key=lambda i: standing[i + 1][1 + seat] - standing[i][1 + seat])
    (_, *before), (move, *after) = standing[place], standing[place + 1]
    return TurningPoint(move, seat, before[seat], after[seat])
