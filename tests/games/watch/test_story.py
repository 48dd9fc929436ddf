"""What there is to tell of a game of the Watch is what was seen on the board."""

import pytest

from throneroom.games.watch import GAME
from throneroom.games.watch.state import COMBINED, Table
from throneroom.games.watch.story import STORY, yields
from throneroom.games.watch.victory import total_points
from throneroom.kernel import Event, FastChance
from throneroom.kernel.story import Deed

OF = {measure.name: measure.of for measure in STORY.measures}


@pytest.mark.parametrize("variant", ["base", "brotherhood"])
def test_the_charts_show_what_lies_on_the_board(variant: str) -> None:
    state, chance = GAME.start(4, {"variant": variant}, 3), FastChance(3)
    for _ in range(600):
        seen = state.view(None)
        for seat, player in enumerate(seen["players"]):
            found = {name: of(state.table, seat) for name, of in OF.items()}
            assert found == {
                "points": total_points(state.table, seat),
                "yields": sum(player["dots"].values()),
                "cards": player["hand"],
                "road": player["road_length"],
                "guards": player.get("guards", 0),
            }
        if state.outcome() is not None:
            break
        asked = state.to_move()[0]
        state.play(asked, state.sample(asked, chance))


def grown(variant: str) -> Table:
    """A table with buildings on it."""
    for seed in range(20):
        state, chance = GAME.start(3, {"variant": variant}, seed), FastChance(seed)
        while state.outcome() is None:
            if state.table.keeps[0]:
                table: Table = state.table
                return table
            asked = state.to_move()[0]
            state.play(asked, state.sample(asked, chance))
    raise AssertionError("nobody builds")


@pytest.mark.parametrize("variant", ["base", "brotherhood"])
def test_a_blocked_hex_yields_nothing(variant: str) -> None:
    t = grown(variant)
    t.tormund = -1
    if t.brotherhood:
        t.gift = [()] * len(t.gift)
    whole = yields(t, 0, open_only=True)
    assert whole == yields(t, 0, open_only=False) > 0
    lost = 0
    for tile in range(len(t.numbers)):
        t.tormund = tile
        one = whole - yields(t, 0, open_only=True)
        assert yields(t, 0, open_only=False) == whole
        t.tormund = -1
        if t.brotherhood:
            t.gift[tile] = (0,)
            assert whole - yields(t, 0, open_only=True) == one
            t.gift[tile] = ()
        lost += one
    assert lost == whole, "all hexes blocked, nothing is left"


def test_the_combined_number_is_rolled_in_two_ways() -> None:
    t = grown("base")
    t.tormund = -1
    t.numbers = tuple(COMBINED if number else 0 for number in t.numbers)
    twos = yields(t, 0, open_only=True)
    t.numbers = tuple(3 if number else 0 for number in t.numbers)
    assert yields(t, 0, open_only=True) == twos
    t.numbers = tuple(8 if number else 0 for number in t.numbers)
    assert 2 * yields(t, 0, open_only=True) == 5 * twos


def test_what_hangs_on_a_moment() -> None:
    table = GAME.start(3, seed=1).table
    kinds = ("breach", "longest_road", "most_patrols", "crossed", "road")
    assert [STORY.weigh(table, Event(kind, ())) for kind in kinds] == [3, 2, 2, 1, 0]


@pytest.mark.parametrize(
    ("event", "deeds"),
    [
        (Event("road", (2, 0)), [Deed("mason", 2)]),
        (Event("dealt", (2, 1, (), ())), [Deed("merchant", 2), Deed("merchant", 1)]),
        (Event("traded", (2, 0, 3, 1)), [Deed("importer", 2)]),
        (Event("refused", (2,)), [Deed("stubborn", 2)]),
        (Event("guard", (2, 0)), [Deed("brother", 2)]),
        (Event("stole", (2, 1)), [Deed("thief", 2), Deed("robbed", 1)]),
        (Event("discarded", (2, (0, 0, 4))), [Deed("overloaded", 2, 3)]),
        (Event("bought", (2,)), [Deed("gambler", 2)]),
        (Event("breach", (0,)), []),
    ],
    ids=lambda part: part.kind if isinstance(part, Event) else "",
)
def test_who_did_what(event: Event, deeds: list[Deed]) -> None:
    table = GAME.start(3, seed=1).table
    assert list(STORY.deeds(table, event)) == deeds
    assert all(deed.name in STORY.awards for deed in deeds)


def test_luck_is_what_a_roll_gave() -> None:
    assert STORY.luck is not None
    assert STORY.thrown is not None
    t = grown("base")
    rolled = Event("rolled", (0, 2, 6, 0))
    gained = [Event("gained", (1, (0, 4))), Event("gained", (1, (2,)))]
    assert list(STORY.luck(t, gained)) == [], "cards that no roll gave"
    fortunes = list(STORY.luck(t, [rolled, *gained]))
    assert [fortune.got for fortune in fortunes] == [0.0, 3.0, 0.0]
    assert [36 * fortune.expected for fortune in fortunes] == pytest.approx(
        [yields(t, seat, open_only=True) for seat in range(3)]
    )
    assert list(STORY.thrown(rolled)) == [8]
    assert list(STORY.thrown(gained[0])) == []
    ways = {total: round(36 * share) for total, share in STORY.faces.items()}
    assert ways == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
