"""W26: the base game on the island of Catan."""

from collections import Counter
from typing import Any

import pytest
from tests.games.watch.helpers import BLUE, RED, YELLOW, allowed, play, position, refused, with_dice

from throneroom.games.watch import GAME
from throneroom.games.watch.content import DESERT, RESOURCES, TERRAINS
from throneroom.games.watch.geometry import (
    CAMP,
    HARBOUR_SITES,
    HEX_AT,
    HEX_NEIGHBOURS,
    HEXES,
    ISLAND_HEXES,
    NEIGHBOURS,
    PATHS,
    SITE_AT,
    SITE_HEXES,
    SITES,
)
from throneroom.games.watch.state import Table
from throneroom.kernel import BadInput, State

ISLAND: dict[str, Any] = {"variant": "base", "board": "catan"}


def island(seats: int = 3, **table: Any) -> State:
    return position(seats=seats, options=ISLAND, **table)


def hand(state: State, seat: int) -> dict[str, int]:
    cards = state.table.hand[seat * 5 : seat * 5 + 5]
    return {name: n for name, n in zip(RESOURCES.ids, cards, strict=True) if n}


@pytest.mark.rule("W26.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_the_base_game_on_the_island(seats: int) -> None:
    s = GAME.start(seats, ISLAND, seed=1)
    assert s.view(None)["board"]["setup"] == "catan"
    assert s.view(None)["variant"] == "base"
    assert len(s.view(None)["players"]) == seats


@pytest.mark.rule("W1.1", "W26.1")
def test_two_players_have_the_island_alone() -> None:
    s = GAME.start(2)
    assert (s.table.options["variant"], s.table.options["board"]) == ("base", "catan")


@pytest.mark.rule("W26.1")
def test_a_table_of_the_gift_has_no_word_of_the_island() -> None:
    """So that its records and positions are what they were before."""
    s = GAME.start(4, {"variant": "base"}, seed=1)
    assert "board" not in s.to_position()["options"]
    assert len(s.table.terrain) == len(s.table.gift) == CAMP


@pytest.mark.rule("W26.2")
def test_nineteen_hexes_in_five_rows() -> None:
    rows = Counter(HEX_AT[tile][1] for tile in ISLAND_HEXES)
    assert list(rows.values()) == [3, 4, 5, 4, 3]
    assert [HEXES.ids[tile] for tile in ISLAND_HEXES] == [f"i{n}" for n in range(1, 20)]
    assert (SITES.ids[63], SITES.ids[-1], len(SITES.ids)) == ("v64", "v117", 63 + 54)
    assert (PATHS.ids[84], PATHS.ids[-1], len(PATHS.ids)) == ("e85", "e156", 84 + 72)
    assert sorted(len(HEX_NEIGHBOURS[tile]) for tile in ISLAND_HEXES) == [3] * 6 + [4] * 6 + [6] * 7


@pytest.mark.rule("W26.3")
@pytest.mark.parametrize("board_setup", ["standard", "variable", "fully_random"])
def test_lands_and_number_tokens(board_setup: str) -> None:
    t = GAME.start(4, {**ISLAND, "board_setup": board_setup}, seed=3).table
    lands = Counter(TERRAINS.ids[t.terrain[tile]] for tile in ISLAND_HEXES)
    assert lands == {
        "forest": 4,
        "pasture": 4,
        "fields": 4,
        "hills": 3,
        "mountains": 3,
        "desert": 1,
    }
    tokens = Counter(n for n in t.numbers if n)
    assert tokens == {2: 1, 12: 1, **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)}


@pytest.mark.rule("W26.4")
def test_the_desert_gives_nothing_and_tormund_starts_there() -> None:
    s = GAME.start(2, {**ISLAND, "first_player": "1"}, seed=1)
    desert = s.table.terrain.index(DESERT)
    assert s.view(None)["tormund"] == HEXES.ids[desert] == "i10"
    assert s.view(None)["board"]["hexes"]["i10"] == {"terrain": "desert"}
    site = next(
        SITES.ids[site]
        for site, tiles in enumerate(SITE_HEXES)
        if desert in tiles and len(tiles) == 3
    )
    play(s, "settlement v64", "road e85", "settlement v117", "road e156")
    play(s, f"settlement {site}")
    assert s.table.hand[BLUE * 5 : BLUE * 5 + 5].count(1) == 2
    assert sum(s.table.hand) == 2
    assert sum(s.view(BLUE)["players"][BLUE]["dots"].values()) > 0


@pytest.mark.rule("W26.5")
def test_tormund_has_no_camp_on_the_island() -> None:
    s = with_dice(island(), 3, 4)
    play(s, "roll")
    assert s.table.flow.kind == "move_tormund"
    assert refused(s, "tormund camp") == "W26.5"
    assert refused(s, "tormund i10") == "W7.6"
    assert refused(s, "tormund a1") == "W3.5"
    assert len(s.legal(RED)) == 18
    play(s, "tormund i1")
    s = with_dice(island(tormund="i1"), 3, 4)
    play(s, "roll")
    assert allowed(s, "tormund i10")
    s = with_dice(position(options={"variant": "base"}), 3, 4)
    play(s, "roll")
    assert refused(s, "tormund i1") == "W3.5"


@pytest.mark.rule("W26.6")
def test_after_a_seven_the_mover_must_steal() -> None:
    victim = {"settlements": ["v64"], "hand": {"ore": 1}}
    s = with_dice(island(blue=victim), 3, 4)
    play(s, "roll", "tormund i1")
    assert [GAME.write(action) for action in s.legal(RED)] == ["steal blue"]
    assert refused(s, "steal_nothing") == "W26.6"
    play(s, "steal blue")
    assert hand(s, RED) == {"ore": 1}


@pytest.mark.rule("W26.7")
def test_nine_harbours_on_the_coast() -> None:
    s = GAME.start(4, ISLAND, seed=1)
    routes = s.view(None)["board"]["routes"]
    assert Counter(routes.values()) == {"any": 4, **dict.fromkeys(RESOURCES.ids, 1)}
    assert list(routes) == [f"h{n}" for n in range(1, 10)]
    sides = ["i1", "i2", "i7", "i12", "i16", "i18", "i17", "i13", "i4"]
    for (one, two), hex_id in zip(HARBOUR_SITES, sides, strict=True):
        assert NEIGHBOURS[one] >> two & 1
        assert set(SITE_HEXES[one]) & set(SITE_HEXES[two]) == {HEXES.index[hex_id]}
        assert SITE_AT[one] != SITE_AT[two]


@pytest.mark.rule("W26.7")
def test_the_rates_of_harbours() -> None:
    def rates(*sites: str) -> list[int]:
        s = island(rolled=True, red={"settlements": list(sites)})
        found: list[int] = s.table.rates
        assert found == [*found[:5], *[4] * 10]
        return found[:5]

    assert rates() == [4] * 5
    assert rates("v67") == [3] * 5  # H1: anything
    assert rates("v69") == [4, 4, 4, 2, 4]  # H2: grain
    assert rates("v69", "v64") == rates("v64", "v69") == [3, 3, 3, 2, 3]
    s = island(rolled=True, red={"settlements": ["v67"], "hand": {"ore": 3}})
    play(s, "trade ore wool")
    assert hand(s, RED) == {"wool": 1}
    s = GAME.start(2, {**ISLAND, "first_player": "1"}, seed=1)
    play(s, "settlement v67", "road e91")
    assert s.table.rates[:5] == [3] * 5


@pytest.mark.rule("W26.8")
def test_the_printed_deck() -> None:
    s = island(deck=["monopoly"], rolled=True, red={"hand": {"wool": 1, "grain": 1, "ore": 1}})
    full = GAME.start(4, ISLAND, seed=1).to_position()["table"]["deck"]
    assert Counter(full) == {
        "ranger_patrol": 14,
        "victory_point": 5,
        "road_building": 2,
        "winter_is_coming": 2,
        "monopoly": 2,
    }
    events = play(s, "buy")
    bought = next(event for event in events if event.kind == "bought")
    assert GAME.describe(bought, RED) == {"kind": "bought", "seat": "0", "card": "monopoly"}
    assert s.view(RED)["players"][RED]["development"]["monopoly"] == 1
    assert refused(s, "monopoly ore") == "W14.4"
    assert refused(s, "new_recruits 1") == "W2.2"
    gift = position(options={"variant": "base"}, rolled=True)
    assert refused(gift, "monopoly ore") == "W26.8"


@pytest.mark.rule("W26.9")
def test_monopoly_takes_all_cards_of_a_resource() -> None:
    s = island(
        rolled=True,
        red={"cards": {"monopoly": 1}, "hand": {"ore": 1}},
        blue={"hand": {"ore": 2, "wool": 1}},
        yellow={"hand": {"wool": 3}},
    )
    assert [GAME.write(a) for a in s.legal(RED) if a[0] == "monopoly"] == [
        f"monopoly {resource}" for resource in RESOURCES.ids
    ]
    events = play(s, "monopoly ore")
    assert hand(s, RED) == {"ore": 3}
    assert hand(s, BLUE) == {"wool": 1}
    assert hand(s, YELLOW) == {"wool": 3}
    told = [GAME.describe(event, None) for event in events]
    assert {"kind": "card_played", "seat": "0", "card": "monopoly"} in told
    assert {"kind": "monopolized", "seat": "0", "other": "1", "cards": ["ore", "ore"]} in told
    assert refused(s, "monopoly ore") == "W14.3"


@pytest.mark.rule("W26.10")
def test_the_desert_moves_with_the_tiles() -> None:
    def board(how: str, seed: int) -> Table:
        t: Table = GAME.start(4, {**ISLAND, "board_setup": how}, seed=seed).table
        return t

    standard = board("standard", 0)
    was = standard.terrain.index(DESERT)
    places = set()
    for seed in range(8):
        t = board("variable", seed)
        desert = t.terrain.index(DESERT)
        places.add(desert)
        assert (t.tormund, t.numbers[desert]) == (desert, 0)
        if desert != was:
            assert t.numbers[was] == standard.numbers[desert]
        moved = {tile for tile in ISLAND_HEXES if t.numbers[tile] != standard.numbers[tile]}
        assert moved <= {was, desert}
        t = board("fully_random", seed)
        for tile in ISLAND_HEXES:
            if t.numbers[tile] in (6, 8):
                assert not any(t.numbers[other] in (6, 8) for other in HEX_NEIGHBOURS[tile])
    assert len(places) > 4
    assert len({board("variable", seed).routes for seed in range(4)}) == 4


@pytest.mark.rule("W26.3", "W26.5", "W26.7")
@pytest.mark.parametrize(
    "table",
    [
        {"tormund": "camp"},
        {"tormund": "a1"},
        {"terrain": {"i1": "desert"}},
        {"terrain": {"i10": "forest"}},
        {"routes": {"h1": "grain"}},
        {"deck": ["new_recruits"]},
    ],
)
def test_islands_that_there_are_none_of(table: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        island(**table)


@pytest.mark.rule("W26.3")
def test_no_desert_in_the_gift() -> None:
    with pytest.raises(BadInput):
        position(options={"variant": "base"}, terrain={"a1": "desert"})
    with pytest.raises(BadInput):
        position(options={"variant": "base"}, tormund="i1")


@pytest.mark.rule("W26.4")
def test_a_position_may_have_the_desert_elsewhere() -> None:
    s = island(terrain={"i10": "mountains", "i1": "desert"})
    assert s.view(None)["tormund"] == "i1"
    assert s.table.numbers[HEXES.index["i10"]] == 10
    assert GAME.from_position(s.to_position()) == s
