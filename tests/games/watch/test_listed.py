"""What is listed to choose from: for every resource and every section, just what is possible."""

from itertools import combinations_with_replacement

import pytest
from tests.games.watch.helpers import BLACK, BLUE, GUARD, RED, YELLOW, listed, position, refused

from throneroom.games.watch.geometry import INTERSECTIONS, SETUPS, SITES
from throneroom.kernel import State, bits

ALL = ("lumber", "brick", "wool", "grain", "ore")
SECTIONS = ("1", "2", "3", "4")


def others(resource: str) -> list[str]:
    return [other for other in ALL if other != resource]


@pytest.mark.rule("W9.12", "W9.13", "W9.16", "W1.6")
@pytest.mark.parametrize("given", ALL)
def test_one_can_trade_for_whatever_the_supply_has(given: str) -> None:
    for lacking in others(given):
        for left in (0, 1):
            s = position(rolled=True, red={"hand": {given: 3}}, blue={"hand": {lacking: 19 - left}})
            there = [get for get in others(given) if left or get != lacking]
            assert listed(s, "trade") == [f"{given} {get}" for get in there]
            if not left:
                assert refused(s, f"trade {given} {lacking}") == "W9.16"
    assert refused(s, f"trade {given} {given}") == "W9.16"
    assert listed(position(rolled=True, red={"hand": {given: 2}}), "trade") == []


@pytest.mark.rule("W9.12", "W9.15", "W10.1", "W10.2", "W10.3")
def test_each_route_serves_two_intersections_and_all_others_serve_none() -> None:
    routes = {
        **dict.fromkeys(("v49", "v57"), "brick"),
        **dict.fromkeys(("v50", "v58"), "wool"),
        **dict.fromkeys(("v51", "v59"), "grain"),
        **dict.fromkeys(("v52", "v60"), "ore"),
        **dict.fromkeys(("v53", "v61"), "lumber"),
    }
    for number in bits(INTERSECTIONS[SETUPS.index("brotherhood_4")]):
        site = SITES.ids[number]
        there = position(rolled=True, red={"settlements": [site], "hand": dict.fromkeys(ALL, 2)})
        got = {text.split()[0] for text in listed(there, "trade")}
        assert got == ({routes[site]} if site in routes else set()), site
        built = position(at="placement")
        built.play_text(RED, f"settlement {site}")
        assert built.table.rates[:5] == there.table.rates[:5]


@pytest.mark.rule("W9.2", "W9.6", "W9.7", "W9.9")
@pytest.mark.parametrize("given", ALL)
def test_offers_of_one_or_two_cards_alike_are_listed(given: str) -> None:
    ones = [f"{given} for {get}" for get in others(given)]
    twos = [f"{given} {given} for {get}" for get in others(given)]
    assert listed(position(rolled=True, red={"hand": {given: 1}}), "offer") == ones
    assert listed(position(rolled=True, red={"hand": {given: 2}}), "offer") == [*ones, *twos]


@pytest.mark.rule("W9.10", "WR46")
def test_one_offer_a_turn_is_listed_though_more_may_be_made() -> None:
    s = position(rolled=True, red={"hand": {"ore": 2}})
    s.play_text(RED, "offer ore for wool")
    for seat in (BLUE, YELLOW, BLACK):
        s.play_text(seat, "refuse")
    assert listed(s, "offer") == []
    s.play_text(RED, "offer ore for brick")
    assert s.to_move() == (BLUE, YELLOW, BLACK)


@pytest.mark.rule("W18.3", "W18.23")
@pytest.mark.parametrize("given", ALL)
def test_bowen_marsh_exchanges_one_card_for_any_other_of_the_supply(given: str) -> None:
    for lacking in others(given):
        s = position(
            rolled=True,
            red={"hero": "bowen_marsh", "hand": {given: 1}},
            blue={"hand": {lacking: 19}},
        )
        there = [get for get in others(given) if get != lacking]
        assert listed(s, "bowen_marsh") == [f"{given} {get}" for get in there]
        assert refused(s, f"bowen_marsh {given} {lacking}") == "W18.23"
        assert refused(s, f"bowen_marsh {lacking} {given}") == "W18.23"
        assert refused(s, f"bowen_marsh {given} {given}") == "W18.3"


@pytest.mark.rule("W14.16", "WR53", "W1.6")
@pytest.mark.parametrize("lacking", ALL)
def test_winter_takes_any_two_cards_of_the_supply(lacking: str) -> None:
    for left in (0, 1, 2):
        s = position(
            rolled=True,
            red={"cards": {"winter_is_coming": 1}},
            blue={"hand": {lacking: 19 - left}},
        )
        pairs = [
            f"{one} {two}"
            for one, two in combinations_with_replacement(ALL, 2)
            if (one, two).count(lacking) <= left
        ]
        assert listed(s, "winter_is_coming") == pairs
        if left < 2:
            assert refused(s, f"winter_is_coming {lacking} {lacking}") == "W1.6"


def full(section: int, *free: int, **red: object) -> State:
    """A Wall with five guards on one section; and four on some."""
    wall = [[BLUE] * 5 if i == section else [YELLOW] * 4 if i in free else [] for i in range(4)]
    return position(rolled=True, wall=wall, red=red)


@pytest.mark.rule("W13.2", "W13.3", "W14.14", "W18.16")
@pytest.mark.parametrize(
    ("verb", "red"),
    [
        ("guard", {"hand": GUARD}),
        ("new_recruits", {"cards": {"new_recruits": 1}}),
        ("yoren", {"hero": "yoren", "patrols": 1}),
    ],
)
@pytest.mark.parametrize("section", range(4))
def test_a_guard_is_posted_on_any_section_that_is_not_full(
    verb: str, red: dict[str, object], section: int
) -> None:
    s = full(section, (section + 1) % 4, **red)
    there = [name for i, name in enumerate(SECTIONS) if i != section]
    assert listed(s, verb) == there
    assert refused(s, f"{verb} {section + 1}") == "W13.3"
    free = SECTIONS[(section + 1) % 4]
    s.play_text(RED, f"{verb} {free}")
    assert s.table.guards[int(free) - 1] == (YELLOW,) * 4 + (RED,)


@pytest.mark.rule("W1.23")
@pytest.mark.parametrize(
    ("verb", "red"),
    [
        ("guard", {"hand": GUARD}),
        ("new_recruits", {"cards": {"new_recruits": 1}}),
        ("yoren", {"hero": "yoren", "patrols": 1}),
    ],
)
def test_nobody_has_an_eighth_guard(verb: str, red: dict[str, object]) -> None:
    wall = [[RED] * 4, [RED] * 2, [], []]
    assert listed(position(rolled=True, wall=wall, red=red), verb) == list(SECTIONS)
    wall = [[RED] * 4, [RED] * 3, [], []]
    s = position(rolled=True, wall=wall, red=red)
    assert listed(s, verb) == []
    assert refused(s, f"{verb} 3") == "W1.23"


@pytest.mark.rule("W7.2", "W7.3")
def test_half_a_hand_is_returned_of_what_it_holds() -> None:
    for i, resource in enumerate(ALL):
        other = ALL[(i + 2) % 5]
        hand = {resource: 1, other: 8}
        s = position(dice=(3, 4, 12), blue={"hand": hand})
        s.play_text(RED, "roll")
        assert (s.table.flow.kind, s.to_move()) == ("discard", (BLUE,))
        assert sorted(listed(s, "discard")) == sorted(hand)
        s.play_text(BLUE, f"discard {resource}")
        assert listed(s, "discard") == [other]
        assert refused(s, f"discard {resource}") == "W7.4"
