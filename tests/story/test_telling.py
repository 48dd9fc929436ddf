"""A game is told from its record: charts, luck, moments, awards and when it turned."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.kernel.tiny import GAME as PURSE

from throneroom.kernel import Event, FastChance, Game, Match, load
from throneroom.kernel.story import Deed, Luck, Measure, Story
from throneroom.story import Tale, tell
from throneroom.story.tale import Moment, TurningPoint
from throneroom.story.telling import MOST_MOMENTS, _after_set_up, _heaviest, _turning_point

RECORDS = Path(__file__).parents[1] / "games"


def recorded(slug: str, name: str) -> Match:
    return Match.from_record((RECORDS / slug / "records" / f"{name}.record").read_text("utf-8"))


def at_random(game: Game, seats: int, seed: int) -> Match:
    match, chance = Match.start(game, seats, seed=seed), FastChance(seed)
    while match.state.outcome() is None:
        seat = match.state.to_move()[0]
        match.play(seat, match.state.sample(seat, chance))
    return match


@pytest.fixture(scope="module")
def battle() -> Match:
    return at_random(load("ice_and_fire"), 2, 3)


@pytest.fixture(
    scope="module",
    params=[
        ("thrones", "6"),
        ("thrones", "6_tides_of_battle-true"),
        ("iron_throne", "5"),
        ("watch", "4_drama_of_heroes-true"),
        ("watch", "3_variant-base"),
        ("ice_and_fire", ""),
    ],
    ids=lambda param: "-".join(param),
)
def match(request: pytest.FixtureRequest) -> Match:
    slug, name = request.param
    if slug == "ice_and_fire":
        found: Match = request.getfixturevalue("battle")
        return found
    return recorded(slug, name)


def test_every_game_tells_what_it_has_to_tell(match: Match) -> None:
    tale = tell(match)
    story, seats = match.game.story, match.header.seats
    assert story is not None
    assert (tale.game, tale.seats, tale.moves) == (match.game.slug, seats, len(match.moves))
    # The first chart ends with the score.
    outcome = match.state.outcome()
    assert outcome is not None
    assert tale.charts[0].points[-1][1:] == outcome.scores
    for chart in (*tale.charts, tale.standing):
        moves = [point[0] for point in chart.points]
        assert moves[0] == 0
        assert moves == sorted(set(moves))
        assert moves[-1] <= tale.moves
        assert all(len(point) == 1 + seats for point in chart.points)
    for _, *shares in tale.standing.points:
        assert 98 <= sum(shares) <= 102
    assert [number for _, number in tale.rounds] == sorted({number for _, number in tale.rounds})
    assert 1 <= len(tale.moments) <= MOST_MOMENTS
    assert tale.awards
    for award in tale.awards:
        assert award.common or award.count >= story.awards[award.name]
        assert all(0 <= seat < seats for seat in award.seats)
    assert tale.turning_point is not None
    assert tale.turning_point.seat in outcome.winners
    assert 0 < tale.turning_point.move <= tale.moves


def test_luck_is_told_where_there_is_chance() -> None:
    assert tell(recorded("thrones", "3")).luck == ()
    assert tell(recorded("thrones", "3")).faces == ()
    tides = tell(recorded("thrones", "6_tides_of_battle-true"))
    assert sum(face.count for face in tides.faces) == sum(
        2
        for event in recorded("thrones", "6_tides_of_battle-true").log
        if event.kind == "tides_revealed"
    )
    dice = tell(recorded("watch", "3"))
    rolls = [event for event in recorded("watch", "3").log if event.kind == "rolled"]
    assert sum(face.count for face in dice.faces) == len(rolls)
    assert sum(face.expected for face in dice.faces) == pytest.approx(len(rolls))
    seven = next(face for face in dice.faces if face.face == 7)
    assert seven.count == sum(event.params[1] + event.params[2] == 7 for event in rolls)
    assert seven.expected == pytest.approx(len(rolls) / 6)


def test_in_the_long_run_nobody_is_lucky() -> None:
    """What is expected is what comes on average: else the charts would lie."""
    got = expected = 0.0
    for path in sorted((RECORDS / "watch" / "records").glob("*.record"))[:8]:
        for fortune in tell(Match.from_record(path.read_text("utf-8"))).luck:
            got += fortune.got
            expected += fortune.expected
    assert expected > 1000
    assert got == pytest.approx(expected, rel=0.06)


# A game of our own, to the letter.


def purse(**more: Any) -> Game:
    story = Story(
        measures=(Measure("scores", lambda t, seat: t.scores[seat]), Measure("none", lambda *_: 0)),
        weigh=lambda t, event: event.params[2] if event.kind == "rolled" else 0,
        deeds=lambda t, event: (
            [Deed("bid", seat, coins) for seat, coins in enumerate(event.params[1])]
            if event.kind == "rolled"
            else []
        ),
        awards={"bid": 3},
        luck=lambda t, events: [
            Luck(event.params[0], event.params[2], 3.5)
            for event in events
            if event.kind == "rolled"
        ],
        faces=dict.fromkeys(range(1, 7), 1 / 6),
        thrown=lambda event: [event.params[2]] if event.kind == "rolled" else [],
    )
    return replace(PURSE, story=story._replace(**more))


@pytest.fixture
def told() -> Tale:
    match = Match.start(purse(), 2, {"rounds": 2, "spoiling": False}, seed=7)
    for bids in ((1, 3), (2, 0)):
        while match.state.table.flow.kind != "bid":
            seat = match.state.to_move()[0]
            match.play(seat, match.state.legal(seat)[-1])
        for seat, coins in enumerate(bids):
            match.play(seat, ("bid", coins))
    while match.state.outcome() is None:
        seat = match.state.to_move()[0]
        match.play(seat, match.state.legal(seat)[-1])
    return tell(match)


def test_what_is_told_is_what_happened(told: Tale) -> None:
    first, second = told.moments
    assert (first.round, second.round) == (1, 2)
    prizes = [moment.event["prize"] for moment in told.moments]
    assert [moment.weight for moment in told.moments] == prizes
    assert [moment.event["bids"] for moment in told.moments] == [[1, 3], [2, 0]]
    assert [(f.seat, f.got, f.expected) for f in told.luck] == [
        (0, prizes[1], 3.5),
        (1, prizes[0], 3.5),
    ]
    assert {f.face: f.count for f in told.faces if f.count} == {
        prize: prizes.count(prize) for prize in prizes
    }
    # Both have bid three: half of the table is not outstanding unless there are but two.
    assert [
        (award.name, award.seats, award.count) for award in told.awards if not award.common
    ] == []
    assert [chart.name for chart in told.charts] == ["scores"], "nobody ever had the other"


def test_an_award_needs_deeds_enough() -> None:
    def award(least: int, counts: tuple[int, ...]) -> list[tuple[int, ...]]:
        game = purse(
            awards={"bid": least},
            deeds=lambda t, event: (
                [Deed("bid", seat, n) for seat, n in enumerate(counts)]
                if event.kind == "rolled"
                else []
            ),
        )
        tale = tell(at_random(game, len(counts), 1))
        rolls = len(tale.moments)
        assert rolls == 2
        return [award.seats for award in tale.awards if not award.common]

    assert award(2, (0, 1, 0, 0)) == [(1,)]
    assert award(3, (0, 1, 0, 0)) == []
    assert award(2, (1, 1, 0, 0)) == [(0, 1)]
    assert award(2, (1, 1, 1, 0)) == []


def test_a_game_without_a_story_is_told_too() -> None:
    match = at_random(PURSE, 3, 5)
    tale = tell(match)
    assert (tale.charts, tale.moments, tale.luck, tale.faces) == ((), (), (), ())
    assert tale.turning_point is not None
    assert tale.to_json()["standing"]["points"][-1][0] == len(match.moves)


def test_a_game_that_goes_on_is_told_as_far_as_it_went() -> None:
    match = Match.start(purse(), 2, seed=1)
    assert tell(match).turning_point is None
    assert tell(match).moves == 0


@pytest.mark.parametrize(
    ("standing", "winners", "wanted"),
    [
        # Behind, then ahead to stay.
        ([(0, 50, 50), (5, 40, 60), (9, 55, 45), (12, 100, 0)], [0], (9, 0, 40, 55)),
        # To be level is not to be ahead.
        ([(0, 40, 60), (5, 60, 40), (9, 50, 50), (12, 100, 0)], [0], (12, 0, 50, 100)),
        # Ahead from the first: where most was gained.
        ([(0, 50, 50), (4, 52, 48), (8, 70, 30), (9, 72, 28), (12, 100, 0)], [0], (8, 0, 52, 70)),
        # Who wins together is no rival.
        ([(0, 30, 30, 40), (4, 20, 45, 35), (9, 50, 50, 0)], [0, 1], (9, 0, 20, 50)),
        ([(0, 50, 50), (5, 40, 60)], [], None),
        ([(0, 50, 50)], [0], None),
    ],
)
def test_when_a_game_turned(
    standing: list[tuple[int, ...]], winners: list[int], wanted: tuple[int, ...] | None
) -> None:
    assert _turning_point(standing, winners) == (wanted and TurningPoint(*wanted))


def test_the_heaviest_moments_are_told_in_their_order_and_one_of_a_move() -> None:
    moments = [Moment(move, 1, weight, {}) for move, weight in ((1, 5), (2, 9), (2, 8), (3, 5))]
    later = [Moment(move, 1, 6, {}) for move in range(4, 8)]
    found = _heaviest([*moments, *later])
    assert [(moment.move, moment.weight) for moment in found] == [
        (2, 9),
        (3, 5),
        (4, 6),
        (5, 6),
        (6, 6),
        (7, 6),
    ]


def test_the_deeds_of_a_board_game() -> None:
    story = load("thrones").story
    assert story is not None
    table = load("thrones").start(3, {"houses": ["stark", "lannister", "baratheon"]}).table
    stark, lannister = table.houses[:2]
    taken = Event("control", (0, lannister, stark))
    assert list(story.deeds(table, taken)) == [Deed("conqueror", 0)]
    assert list(story.deeds(table, Event("control", (0, -1, stark)))) == []
    lost = Event("destroyed", (lannister, 0, (0, 0, 1)))
    assert list(story.deeds(table, lost)) == [Deed("martyr", 1, 3)]
    bids = Event("bids", ((stark, lannister), (4, 1)))
    assert list(story.deeds(table, bids)) == [Deed("spender", 0, 4), Deed("spender", 1, 1)]


def test_a_game_does_not_turn_before_its_first_round() -> None:
    standing = [(0, 20, 80), (8, 60, 40), (16, 65, 35), (24, 100, 0)]
    assert _after_set_up(standing, [(0, 0), (12, 1), (20, 2)]) == standing[2:]
    assert _after_set_up(standing, [(0, 1), (20, 2)]) == standing
    assert _after_set_up(standing, [(0, 0)]) == standing  # it ended before
