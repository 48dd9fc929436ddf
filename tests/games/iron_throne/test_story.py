"""What there is to tell of a game of The Iron Throne is what was seen at the table."""

import pytest

from throneroom.games.iron_throne import GAME
from throneroom.games.iron_throne.content import CARDS, CHARACTERS
from throneroom.games.iron_throne.story import STORY
from throneroom.kernel import Event, FastChance
from throneroom.kernel.story import Deed

OF = {measure.name: measure.of for measure in STORY.measures}


@pytest.mark.parametrize("seats", [3, 5])
def test_the_charts_show_what_lies_on_the_table(seats: int) -> None:
    state, chance = GAME.start(seats, seed=seats), FastChance(seats)
    deaths = held = 0
    before = [{name: of(state.table, seat) for name, of in OF.items()} for seat in range(seats)]
    assert before == [{"influence": 0, "power": 0, "characters": 4, "hostages": 0}] * seats
    while state.table.turn == 0:
        seat = state.to_move()[0]
        state.play(seat, state.sample(seat, chance))
    while state.outcome() is None:
        for player in state.view(None)["players"]:
            found = {name: of(state.table, player["seat"]) for name, of in OF.items()}
            living = [character for character in player["characters"] if character["alive"]]
            assert found == {
                "influence": player["spread"],
                "power": player["sheet"] + sum(c["power"] for c in player["characters"]),
                "characters": len(living),
                "hostages": len(player["hostages"]),
            }
            deaths += len(living) < len(player["characters"])
            held += len(player["hostages"])
        seat = state.to_move()[0]
        state.play(seat, state.sample(seat, chance))
    assert deaths
    assert held


def test_what_hangs_on_a_moment() -> None:
    table = GAME.start(3, seed=1).table
    totals = Event("totals", (20, 4, 0, 24, 8, 5, 0, 13))
    weights = [
        STORY.weigh(table, event)
        for event in (Event("influence_spread", (0, 1)), Event("died", (3,)), totals)
    ]
    assert weights == [12, 8, 18], "the mean of both totals, and no halves"
    assert STORY.weigh(table, Event("withdrew", (0,))) == 0


@pytest.mark.parametrize(
    ("kind", "deed"),
    [
        ("hostage_taken", "gaoler"),
        ("freed", "merciful"),
        ("tortured", "torturer"),
        ("truce_accepted", "peacemaker"),
        ("truce_refused", "iron"),
        ("truce_broken_off", "iron"),
        ("support_offered", "friend"),
        ("stayed_out", "aloof"),
        ("withdrew", "cautious"),
    ],
)
def test_who_did_what(kind: str, deed: str) -> None:
    table = GAME.start(3, seed=1).table
    assert deed in STORY.awards
    assert list(STORY.deeds(table, Event(kind, (2, 0, 0, 0)))) == [Deed(deed, 2)]


def test_the_dead_are_mourned_by_their_house_if_it_plays() -> None:
    state = GAME.start(3, seed=1)
    names = GAME.seat_names(state.table)
    houses = ("stark", "lannister", "baratheon", "tyrell", "targaryen")
    mourned = {}
    for character in range(len(CHARACTERS.ids)):
        mourned[character] = list(STORY.deeds(state.table, Event("died", (character,))))
    seats = [deed.seat for found in mourned.values() for deed in found]
    assert sorted(seats) == [0] * 5 + [1] * 5 + [2] * 5
    assert {deed.name for found in mourned.values() for deed in found} == {"mourner"}
    absent = len(houses) - len(names)
    assert sum(not found for found in mourned.values()) == 5 * absent


def test_luck_is_the_worth_of_the_cards_drawn() -> None:
    """A house has cards of 0 to 20; the mean of its twenty-five is what can be expected of one."""
    assert STORY.luck is not None
    table = GAME.start(3, seed=1).table
    cards = tuple(CARDS.index[f"stark_{card}"] for card in ("hostility_20", "hostility_1"))
    drawn = Event("drew", (1, 2), (cards,), (1,))
    (fortune,) = STORY.luck(table, [Event("withdrew", (0,)), drawn])
    assert (fortune.seat, fortune.got) == (1, 21.0)
    all_of_them = tuple(
        number for number, name in enumerate(CARDS.ids) if name.startswith("stark_")
    )
    (whole,) = STORY.luck(table, [Event("drew", (0, 25), (all_of_them,), (0,))])
    assert whole.got == pytest.approx(whole.expected)
    assert fortune.expected == pytest.approx(2 * whole.got / len(all_of_them))
