"""In whoever's turn it is, the own cards count and nobody else's."""

from typing import Any

import pytest
from tests.games.watch.helpers import (
    BLUE,
    CARD,
    GUARD,
    KEEP,
    NAMES,
    RED,
    ROAD,
    SETTLEMENT,
    allowed,
    cards,
    hand,
    listed,
    play,
    position,
    refused,
)

from throneroom.games.watch.content import RESOURCES
from throneroom.kernel import State

SITES = ("v01", "v10", "v42", "v46")
ROADS = (("e02", "e03"), ("e15", "e25"), ("e50", "e42"), ("e58", "e46"))
ALL = RESOURCES.ids


def turn_of(seat: int, own: dict[str, Any], others: dict[str, Any], **table: Any) -> State:
    """A turn in which all others have the same, and the one whose turn it is something else."""
    players = {name: dict(own if i == seat else others) for i, name in enumerate(NAMES)}
    for i, name in enumerate(NAMES):
        players[name].setdefault("settlements", [SITES[i]])
        players[name].setdefault("roads", list(ROADS[i]))
    red, blue, yellow, black = players.values()
    there = {"active": seat, "rolled": True, **table}
    return position(red=red, blue=blue, yellow=yellow, black=black, **there)


@pytest.mark.rule("W9.9", "W9.12", "W9.13")
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("resource", ALL)
def test_one_trades_with_the_own_hand(seat: int, resource: str) -> None:
    rest = {other: 5 for other in ALL if other != resource}
    s = turn_of(seat, {"hand": {resource: 3}}, {"hand": rest})
    assert {text.split()[0] for text in listed(s, "trade")} == {resource}
    assert {text.split()[0] for text in listed(s, "offer")} == {resource}
    for other in rest:
        assert refused(s, f"trade {other} {resource}") == "W9.12"
        assert refused(s, f"offer {other} for {resource}") == "W9.9"
    play(s, f"trade {resource} {other}")
    assert hand(s, seat) == {other: 1}


@pytest.mark.rule("W11.1", "W11.2", "W11.3", "W12.1", "W13.1", "W14.1")
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(
    ("verb", "price"),
    [("road", ROAD), ("settlement", SETTLEMENT), ("keep", KEEP), ("guard", GUARD), ("buy", CARD)],
)
def test_one_builds_with_the_own_cards(seat: int, verb: str, price: dict[str, int]) -> None:
    rich = {"hand": dict.fromkeys(ALL, 4)}
    s = turn_of(seat, {"hand": price}, {"hand": {}})
    choices = listed(s, verb)
    assert choices
    text = f"{verb} {choices[0]}".strip()
    play(s, text)
    assert hand(s, seat) == {}
    for lacking in price:
        poor = {**price, lacking: price[lacking] - 1}
        s = turn_of(seat, {"hand": poor}, rich)
        assert listed(s, verb) == []
        assert refused(s, text) == "W11.2"
        assert hand(s, seat) == {name: count for name, count in poor.items() if count}


@pytest.mark.rule("W14.3", "W14.4", "W14.5")
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("ranger_patrol", "patrol_tormund"),
        ("new_recruits", "new_recruits 2"),
        ("road_building", "road_building"),
        ("winter_is_coming", "winter_is_coming wool ore"),
    ],
)
def test_one_plays_the_own_development_cards(seat: int, card: str, text: str) -> None:
    for rolled in (False, True):
        s = turn_of(seat, {"cards": {card: 1}}, {}, rolled=rolled)
        assert allowed(s, text)
        play(s, text)
        assert cards(s, seat) == {}
        s = turn_of(seat, {"cards": {card: 1}}, {}, rolled=rolled, bought={card: 1})
        assert refused(s, text) == "W14.4"
        other = BLUE if seat == RED else RED
        only = {NAMES[other]: {"cards": {card: 1}}}
        s = position(active=seat, rolled=rolled, red=only.get("red"), blue=only.get("blue"))
        assert refused(s, text) == "W14.3"
        s = turn_of(seat, {"cards": {card: 1}}, {}, rolled=rolled, card_played=True)
        assert refused(s, text) == "W14.3"


@pytest.mark.rule("W7.2", "W7.3", "W7.4")
@pytest.mark.parametrize("seat", range(4))
def test_one_returns_the_own_cards(seat: int) -> None:
    for i, resource in enumerate(ALL):
        other = ALL[(i + 2) % 5]
        s = turn_of(
            seat,
            {"hand": {resource: 1, other: 8}},
            {"hand": {"wool": 1}},
            rolled=False,
            dice=(3, 4, 12),
        )
        play(s, "roll")
        assert (s.table.flow.kind, s.to_move()) == ("discard", (seat,))
        assert sorted(listed(s, "discard")) == sorted([resource, other])
        play(s, f"discard {resource}")
        assert listed(s, "discard") == [other]
        assert refused(s, f"discard {resource}") == "W7.4"
        play(s, *[f"discard {other}"] * 3)
        assert hand(s, seat) == {other: 5}
