"""Rules that no scenario is about, chapter by chapter."""

import random
from itertools import pairwise
from typing import Any

import pytest
from tests.games.watch.helpers import (
    APART,
    BASE,
    BLACK,
    BLUE,
    KEEP,
    NAMES,
    RED,
    ROAD,
    SETTLEMENT,
    YELLOW,
    allowed,
    camp,
    cards,
    gift,
    hand,
    kinds,
    listed,
    play,
    position,
    refused,
    roads,
    settlements,
    used,
)

from throneroom.games.watch import GAME
from throneroom.games.watch.content import COLOURS, RESOURCES, TERRAINS
from throneroom.games.watch.geometry import (
    ALL_PATHS,
    BREACH_LINES,
    CAMP,
    CATAN,
    HEX_AT,
    HEX_NEIGHBOURS,
    HEX_SITES,
    HEXES,
    ICE_FIELDS,
    INTERSECTIONS,
    NEIGHBOURS,
    PATH_ENDS,
    PATHS,
    ROUTE_SITES,
    SETUPS,
    SITE_AT,
    SITE_HEXES,
    SITES,
    STEPS_FROM,
    TERRAIN_HEXES,
)
from throneroom.kernel import State, bits

SETUP_SEATS: dict[str, tuple[int, dict[str, Any]]] = {
    "brotherhood_4": (4, {}),
    "brotherhood_3": (3, {}),
    "base": (3, BASE),
    "brotherhood_4_wide": (4, {"wide_board": True}),
}


# W1 and W3: what is in the box, and the board


@pytest.mark.rule("W1.4")
def test_each_terrain_yields_its_resource() -> None:
    assert dict(zip(TERRAINS.ids, RESOURCES.ids, strict=False)) == {
        "forest": "lumber",
        "hills": "brick",
        "pasture": "wool",
        "fields": "grain",
        "mountains": "ore",
    }


@pytest.mark.rule("W1.9", "W1.11", "W4.3", "W4.4", "W3.19", "W4.18")
@pytest.mark.parametrize("variant", ["brotherhood", "base"])
def test_the_table_at_the_start(variant: str) -> None:
    t = GAME.start(4, {"variant": variant}).table
    assert (t.longest_road, t.most_patrols) == (-1, -1)
    assert t.tormund == CAMP
    assert not any(t.gift)
    assert t.supply == [19] * 5
    if variant == "brotherhood":
        assert t.frostfangs == [24, 8, 8]
        assert (t.camps, t.clearings, t.breaches) == ([()] * 3, [0] * 4, 0)
        assert len(t.pool) == 57


@pytest.mark.rule("W1.21", "W1.22", "W1.28", "W1.18", "WR2", "WR3", "WR70", "W3.2", "W3.3", "W3.4")
@pytest.mark.parametrize(
    ("name", "counts", "ice"),
    [
        ("brotherhood_4", [4, 3, 4, 4, 3], ["e2", "f3"]),
        ("brotherhood_3", [4, 3, 3, 4, 3], ["e2", "e3", "f3", "f4", "g4"]),
        ("base", [4, 3, 4, 4, 3], ["e2", "f3"]),
        ("brotherhood_4_wide", [4, 4, 4, 4, 5], ["g4"]),
    ],
)
def test_the_hexes_of_each_board(name: str, counts: list[int], ice: list[str]) -> None:
    seats, options = SETUP_SEATS[name]
    t = GAME.start(seats, options).table
    assert SETUPS[t.setup] == name
    assert [t.terrain.count(resource) for resource in range(5)] == counts
    assert [HEXES.ids[tile] for tile in ICE_FIELDS[t.setup]] == ice
    tokens = sorted(number for number in t.numbers if number)
    pairs = [n for n in (3, 4, 5, 6, 8, 9, 10, 11) for _ in range(2)]
    extra = {"brotherhood_3": [14], "brotherhood_4_wide": [2, 12, 3, 4, 10]}.get(name, [2, 12])
    assert tokens == sorted(pairs + extra)
    assert all(t.numbers[tile] == 0 for tile in ICE_FIELDS[t.setup])


@pytest.mark.rule("W3.1", "W3.11", "WR1")
def test_the_grid() -> None:
    rows = ["a1 b1 c1 d1", "a2 b2 c2 d2 e2", "a3 b3 c3 d3 e3 f3", "a4 b4 c4 d4 e4 f4 g4"]
    assert " ".join(HEXES.ids[:CAMP]) == " ".join(rows)
    assert (SITES.ids[0], SITES.ids[62]) == ("v01", "v63")
    assert (PATHS.ids[0], PATHS.ids[83]) == ("e01", "e84")
    for tile, others in enumerate(HEX_NEIGHBOURS):
        for other in range(len(HEXES.ids)):
            shared = (HEX_SITES[tile] & HEX_SITES[other]).bit_count() == 2
            assert (other in others) == shared
            assert (tile in HEX_NEIGHBOURS[other]) == shared


@pytest.mark.rule("W3.10", "W3.12", "W3.6", "W3.7", "W3.8")
def test_intersections_and_paths_are_counted() -> None:
    counts = {
        name: (INTERSECTIONS[i].bit_count(), ALL_PATHS[i].bit_count())
        for i, name in enumerate(SETUPS)
    }
    assert counts == {
        "brotherhood_4": (53, 70),
        "brotherhood_3": (51, 67),
        "base": (53, 70),
        "brotherhood_4_wide": (60, 80),
        "catan": (54, 72),
    }
    for path, (one, two) in enumerate(PATH_ENDS):
        assert NEIGHBOURS[one] >> two & 1
        assert NEIGHBOURS[two] >> one & 1
        assert (1 << path, two) in STEPS_FROM[one]
    for setup, tiles in enumerate(TERRAIN_HEXES):
        for path in bits(ALL_PATHS[setup]):
            assert all(INTERSECTIONS[setup] >> end & 1 for end in PATH_ENDS[path])
            beside = set(SITE_HEXES[PATH_ENDS[path][0]]) & set(SITE_HEXES[PATH_ENDS[path][1]])
            assert beside & set(tiles)


@pytest.mark.rule("W3.13", "W3.14", "W3.15", "WR71", "W3.20")
def test_the_breach_lines() -> None:
    names = [[HEXES.ids[tile] for tile in line] for line in BREACH_LINES]
    assert names == [[f"{letter}{row}" for row in range(1, 5)] for letter in "abcd"]
    together = [tile for line in BREACH_LINES for tile in line]
    assert len(set(together)) == 16
    for tiles in TERRAIN_HEXES[:CATAN]:
        assert set(together) <= set(tiles)
    for line in BREACH_LINES:
        assert all(b in HEX_NEIGHBOURS[a] for a, b in pairwise(line))


@pytest.mark.rule("W3.21", "W10.1", "W10.4")
def test_the_trade_routes_lie_in_the_south() -> None:
    names = [[SITES.ids[site] for site in sites] for sites in ROUTE_SITES]
    assert names == [["v49", "v57"], ["v50", "v58"], ["v51", "v59"], ["v52", "v60"], ["v53", "v61"]]
    for one, two in ROUTE_SITES:
        assert NEIGHBOURS[one] >> two & 1


@pytest.mark.rule("W3.1", "W3.12")
def test_the_geometry_lies_in_the_plane() -> None:
    for tiles, sites in zip(TERRAIN_HEXES, INTERSECTIONS, strict=True):
        assert len({HEX_AT[tile] for tile in tiles}) == len(tiles)
        assert len({SITE_AT[site] for site in bits(sites)}) == sites.bit_count()
    for a, b in PATH_ENDS:
        (ax, ay), (bx, by) = SITE_AT[a], SITE_AT[b]
        assert (abs(ax - bx), abs(ay - by)) in ((1, 1), (0, 2))
    around = {(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)}
    for tile, (x, y) in enumerate(HEX_AT):
        corners = {(SITE_AT[s][0] - x, SITE_AT[s][1] - y) for s in bits(HEX_SITES[tile])}
        assert corners == (around if tile != CAMP else set())


# W2 and W4: variants and set-up


@pytest.mark.rule("W2.1", "W2.2", "WR5", "W1.1")
def test_the_base_variant_has_no_wall_and_no_heroes() -> None:
    s = position(options=BASE, rolled=True, red={"hand": {"lumber": 1, "brick": 1, "wool": 1}})
    assert listed(s, "guard") == []
    assert refused(s, "guard 1") == "W2.2"
    assert refused(s, "new_recruits 1") == "W2.2"
    assert refused(s, "ygritte a1 regular") == "W17.1"
    assert not {"wall", "camps", "gift", "hero_pool"} & s.view(RED).keys()
    assert GAME.seats == range(2, 5)
    assert COLOURS.ids == ("red", "blue", "yellow", "black")


@pytest.mark.rule("W4.5", "WR8", "W4.6")
def test_the_first_player_is_drawn() -> None:
    firsts = [GAME.start(4, seed=seed).table.first for seed in range(200)]
    assert all(30 <= firsts.count(seat) <= 75 for seat in range(4))
    assert {GAME.start(3, seed=seed).to_move() for seed in range(40)} == {(0,), (1,), (2,)}


@pytest.mark.rule("W4.18", "W4.19", "W4.20", "W4.24", "W4.25", "WR10", "WR57", "W10.3")
@pytest.mark.parametrize(("seats", "pool"), [(4, 13), (3, 24)])
def test_after_the_placement_rounds(seats: int, pool: int) -> None:
    rng = random.Random(seats)
    s = GAME.start(seats, {"colours": ["black", "yellow", "blue", "red"][:seats]})
    while s.table.flow.kind.startswith("place"):
        s.apply(s.to_move()[0], rng.choice(s.legal(s.to_move()[0])))
    t = s.table
    assert t.points == [2] * seats
    assert len(t.pool) == pool
    assert t.used == []
    assert not any(t.camps)
    assert (t.longest_road, t.most_patrols) == (-1, -1)
    for seat in range(seats):
        assert t.under_settlements[seat][:2] == (-1, -1)
        assert all(token >= 0 for token in t.under_settlements[seat][2:])
        assert len(t.under_keeps[seat]) == 8
        assert t.guards_of[seat] == 1
    assert GAME.seat_names(t) == ("black", "yellow", "blue", "red")[:seats]
    assert (s.to_move(), t.turn) == ((t.first,), 1)


# W5: the turn


@pytest.mark.rule("W5.1", "W5.2", "W9.1", "W11.1")
def test_nothing_but_cards_and_heroes_before_the_roll() -> None:
    rich = {"lumber": 5, "brick": 5, "wool": 5, "grain": 5, "ore": 5}
    s = position(red={"hand": rich, "settlements": ["v10"]}, dice=(1, 1, 12))
    for text in ("road e15", "keep v10", "guard 1", "buy", "trade ore wool", "end_turn"):
        assert refused(s, text) == "W5.2"
    assert [GAME.write(a) for a in s.legal(RED)] == ["roll"]
    play(s, "roll")
    assert refused(s, "roll") == "W5.2"
    assert allowed(s, "road e15")


@pytest.mark.rule("W5.9", "W5.10", "W5.2")
def test_the_turn_passes_to_the_left() -> None:
    s = position(rolled=True, active=YELLOW)
    play(s, "end_turn")
    assert s.to_move() == (BLACK,)
    assert not s.table.rolled
    document = s.to_position()
    document["table"]["rolled"] = True
    document["flow"] = {}
    s = GAME.from_position(document)
    play(s, "end_turn")
    assert s.to_move() == (RED,)


@pytest.mark.rule("WR64", "W5.7", "W5.11")
def test_nothing_interrupts_what_is_open() -> None:
    s = position(
        red={"hand": {"ore": 8}, "cards": {"ranger_patrol": 2}, "hero": "ygritte"},
        gift={"a1": ["regular"]},
        dice=(3, 4, 12),
    )
    play(s, "roll")
    assert refused(s, "patrol_tormund") == "K3"
    play(s, *["discard ore"] * 4)
    assert refused(s, "ygritte a1 regular") == "K3"


# W8 to W10: Tormund, trade and routes


@pytest.mark.rule("W8.8", "W10.6", "W22.8")
def test_blockers_do_not_touch_trade_roads_building_or_stealing() -> None:
    s = position(
        rolled=True,
        tormund="c4",
        gift={"c4": ["regular"]},
        red={
            "settlements": ["v59"],
            "roads": ["e75", "e65"],
            "hand": {**SETTLEMENT, "grain": 3, "ore": 2},
            "cards": {"ranger_patrol": 1},
        },
        blue={"settlements": ["v44"], "hand": {"wool": 1}},
    )
    play(s, "trade grain ore")
    play(s, "settlement v43")
    assert settlements(s, RED) == ["v43", "v59"]
    play(s, "patrol_tormund", "tormund d4", "steal blue")
    assert hand(s, RED) == {"ore": 3, "wool": 1}


@pytest.mark.rule("W9.4", "W9.10", "WR46")
def test_offers_can_be_made_again_and_again_and_lapse() -> None:
    s = position(
        rolled=True,
        red={"hand": {"ore": 3}},
        blue={"hand": {"wool": 2}},
    )
    for _ in range(5):
        play(s, "offer ore for wool", "accept", "refuse", "refuse", "no_deal")
        assert s.table.offer == ()
    play(s, "offer ore for wool", "accept", "refuse", "refuse", "deal blue")
    play(s, "offer ore for wool", "accept", "refuse", "refuse", "deal blue")
    assert hand(s, RED) == {"ore": 1, "wool": 2}
    play(s, "offer ore for wool", "refuse", "refuse", "refuse")
    assert s.to_move() == (RED,)
    assert listed(s, "offer") == []  # no more are listed, though more may be made
    play(s, "end_turn")
    assert s.to_move() == (BLUE,)


@pytest.mark.rule("W9.9", "W9.5")
def test_a_counter_offer_binds_to_what_the_active_hand_holds() -> None:
    s = position(rolled=True, red={"hand": {"ore": 1}}, blue={"hand": {"wool": 2}})
    play(s, "offer ore for wool", "counter wool for ore ore")
    play(s, "refuse", "refuse")
    assert listed(s, "deal") == []
    assert refused(s, "deal blue") == "W9.9"
    assert refused(s, "deal red") == "W9.5"
    s = position(rolled=True, red={"hand": {"ore": 1}})
    assert refused(s, "offer_to red ore for wool") == "W9.5"
    s = position(seats=3, rolled=True, red={"hand": {"ore": 1}})
    assert refused(s, "offer_to black ore for wool") == "W9.5"


@pytest.mark.rule("W9.11")
def test_nobody_trades_with_the_supply_in_anothers_turn() -> None:
    s = position(rolled=True, blue={"hand": {"ore": 9}}, red={"hand": {"ore": 1}})
    assert refused(s, "trade ore wool", BLUE) == "K2"
    play(s, "offer ore for wool")
    assert refused(s, "trade ore wool", BLUE) == "K3"


@pytest.mark.rule("W10.2", "W10.3", "W10.5", "W9.14")
def test_a_keep_controls_a_route_too_and_only_its_own_resource() -> None:
    hand_ = {"grain": 2, "ore": 2}
    s = position(rolled=True, red={"keeps": ["v51"], "hand": hand_})
    assert listed(s, "trade") == ["grain lumber", "grain brick", "grain wool", "grain ore"]
    s = position(rolled=True, red={"hand": hand_}, blue={"keeps": ["v51"]})
    assert listed(s, "trade") == []


# W11 and W12: building


@pytest.mark.rule("W11.2", "W11.3", "W11.4", "W1.23")
def test_building_as_much_as_cards_and_pieces_allow() -> None:
    s = position(
        rolled=True,
        red={"settlements": ["v10"], "hand": {"lumber": 3, "brick": 3}},
        blue={"settlements": ["v34"], "hand": ROAD},
    )
    play(s, "road e15", "road e25", "road e33")
    assert roads(s, RED) == ["e15", "e25", "e33"]
    assert s.table.supply[:2] == [18, 18]
    assert refused(s, "road e44") == "W11.2"
    assert refused(s, "road e42", BLUE) == "K2"
    s = position(rolled=True, red={"keeps": APART[:4], "settlements": APART[4:5], "hand": KEEP})
    assert refused(s, f"keep {APART[4]}") == "W1.23"
    assert listed(s, "keep") == []


@pytest.mark.rule("W11.11", "W11.12")
def test_roads_cross_at_an_empty_intersection() -> None:
    s = position(
        rolled=True,
        red={"roads": ["e15"], "hand": ROAD},
        blue={"roads": ["e16"]},
    )
    assert allowed(s, "road e25")  # beyond v16, where a blue road ends
    assert refused(s, "road e16") == "W11.5"


@pytest.mark.rule("W12.9")
def test_a_settlement_becomes_a_keep_in_the_same_turn() -> None:
    s = position(
        rolled=True,
        red={"roads": ["e15"], "hand": {**SETTLEMENT, "grain": 3, "ore": 3}},
    )
    play(s, "settlement v10", "keep v10")
    assert s.table.keeps[RED].bit_count() == 1
    assert s.table.points[RED] == 2


@pytest.mark.rule("W12.13", "W12.10")
def test_wildlings_do_not_harm_buildings() -> None:
    s = position(
        camps={"frozen_river": ["regular"]},
        red={"settlements": ["v05"], "keeps": ["v16"], "roads": ["e15"]},
        dice=(1, 1, 1),
    )
    play(s, "roll")
    assert gift(s) == {"a1": ["regular"]}
    assert settlements(s, RED) == ["v05"]
    assert s.table.keeps[RED].bit_count() == 1
    assert roads(s, RED) == ["e15"]


# W14 to W16: cards


@pytest.mark.rule("W14.2", "WR54")
def test_the_deck_is_never_renewed() -> None:
    s = position(
        rolled=True,
        deck=["winter_is_coming"],
        red={"hand": {"wool": 2, "grain": 2, "ore": 2}, "cards": {"road_building": 1}},
    )
    play(s, "buy")
    assert refused(s, "buy") == "W14.2"
    assert listed(s, "buy") == []


@pytest.mark.rule("W14.16", "WR53", "W14.17", "WR54", "W1.6")
def test_winter_is_coming() -> None:
    s = position(red={"cards": {"winter_is_coming": 1}}, blue={"hand": {"ore": 18}})
    assert len(listed(s, "winter_is_coming")) == 14
    assert refused(s, "winter_is_coming ore ore") == "W1.6"
    assert refused(s, "winter_is_coming ore") == "W14.16"
    assert refused(s, "winter_is_coming ore wool wool") == "W14.16"
    play(s, "winter_is_coming wool wool")
    assert hand(s, RED) == {"wool": 2}
    assert cards(s, RED) == {}
    assert s.table.deck.count(3) == 1  # it leaves the game
    rest = dict.fromkeys(("lumber", "brick", "wool", "grain"), 19)
    s = position(red={"cards": {"winter_is_coming": 1}}, blue={"hand": {**rest, "ore": 18}})
    assert listed(s, "winter_is_coming") == ["ore"]
    play(s, "winter_is_coming ore")
    assert hand(s, RED) == {"ore": 1}
    s = position(red={"cards": {"winter_is_coming": 1}}, blue={"hand": {**rest, "ore": 19}})
    assert listed(s, "winter_is_coming") == []
    assert refused(s, "winter_is_coming ore") == "W14.16"


@pytest.mark.rule("W15.12", "W16.3", "W2.3")
@pytest.mark.parametrize(("variant", "worth"), [("brotherhood", 1), ("base", 2)])
def test_what_special_cards_are_worth(variant: str, worth: int) -> None:
    s = position(
        options={"variant": variant},
        longest_road=RED,
        most_patrols=BLUE,
        red={"roads": ["e02", "e03", "e04", "e05", "e06"]},
        blue={"patrols": 3},
    )
    assert s.table.points == [worth, worth, 0, 0]


@pytest.mark.rule("WR27", "W24.7", "W24.16")
def test_victory_is_declared_without_being_asked_for() -> None:
    s = position(
        rolled=True,
        red={"keeps": APART[:4], "settlements": APART[4:5], "roads": ["e46"], "hand": SETTLEMENT},
    )
    play(s, "settlement v38")
    assert s.outcome() is not None
    assert s.to_move() == ()
    assert refused(s, "end_turn", RED) == "K1"


# W20 to W22: wildlings


@pytest.mark.rule("W21.7")
@pytest.mark.parametrize("face", range(1, 13))
def test_the_die_never_causes_a_rush(face: int) -> None:
    full = ["regular"] * 4
    s = position(
        camps={"frozen_river": full, "cave_dwellers": full, "hornfoot": full},
        wall=[[RED], [RED], [RED], [RED]],
        dice=(1, 1, face),
    )
    events = play(s, "roll")
    assert "rush" not in kinds(events)
    assert sum(len(camp(s, clan)) for clan in range(3)) == (11 if face <= 8 else 12)


@pytest.mark.rule("W22.11", "W1.26", "W12.10", "W20.11")
def test_the_marker_never_goes_back_and_keeps_and_roads_stay() -> None:
    for seed in range(4):
        rng = random.Random(seed)
        state = GAME.start(4, seed=seed)
        before = snapshot(state)
        while state.outcome() is None:
            seat = rng.choice(state.to_move())
            action = rng.choice(state.legal(seat))
            state.apply(seat, action)
            after = snapshot(state)
            assert after[0] >= before[0]
            assert all(not was & ~now for was, now in zip(before[1], after[1], strict=True))
            if action[0] != "othell_yarwyck":
                assert all(not was & ~now for was, now in zip(before[2], after[2], strict=True))
            before = after


def snapshot(state: State) -> tuple[int, list[int], list[int]]:
    t = state.table
    return t.breaches, list(t.keeps), list(t.roads)


@pytest.mark.rule("W19.2", "W19.3")
def test_only_some_things_create_wildlings() -> None:
    s = position(
        rolled=True,
        red={
            "settlements": ["v10"],
            "hand": {"lumber": 2, "brick": 2, "wool": 2, "grain": 1, "ore": 1},
        },
        used=[],
    )
    play(s, "road e15", "guard 1", "buy")
    assert used(s) == []
    assert hand(s, RED) == {}


@pytest.mark.rule("W2.5", "W10.7", "W25.4", "W4.2", "W4.19")
def test_luck_lays_out_the_board_and_mixes_decks_and_tokens() -> None:
    def tables(**options: str) -> list[Any]:
        return [GAME.start(4, options, seed).table for seed in range(6)]

    for name in ("deck", "pool"):
        assert len({tuple(getattr(t, name)) for t in tables()}) > 1
    for name, fixed in (("terrain", "numbers"), ("routes", "numbers")):
        found = tables(board_setup="variable")
        assert len({getattr(t, name) for t in found}) > 1
        assert len({getattr(t, fixed) for t in found}) == 1
    for name in ("terrain", "routes", "numbers"):
        assert len({getattr(t, name) for t in tables(board_setup="fully_random")}) > 1
        assert len({getattr(t, name) for t in tables()}) == 1


@pytest.mark.rule("W4.10", "W4.11", "W4.13", "W4.16", "W1.23")
def test_what_is_placed_in_the_rounds_stays_on_the_board() -> None:
    s = position(at="placement")
    play(s, "settlement v10", "road e15")
    assert (settlements(s, RED), roads(s, RED)) == (["v10"], ["e15"])
    assert refused(s, "settlement v16") == "W12.4"
    play(s, "settlement v22")
    assert refused(s, "road e15") == "W11.5"
    assert refused(s, "road e40") == "W11.10"
    assert refused(s, "road e14") == "W4.13"
    play(s, "road e25")
    assert (settlements(s, BLUE), roads(s, BLUE)) == (["v22"], ["e25"])
    two = [["v10", "v12"], ["v22", "v24"], ["v34", "v36"], ["v38", "v14"]]
    pieces: dict[str, Any] = {
        name: {"settlements": sites} for name, sites in zip(NAMES, two, strict=True)
    }
    s = position(at="placement", wall=[[BLUE] * 5, [], [], []], **pieces)
    assert (s.table.flow.kind, s.to_move()) == ("place_guard", (RED,))
    assert refused(s, "guard 1") == "W13.3"
    play(s, "guard 2")
    assert s.table.guards[1] == (RED,)
    assert s.to_move() == (2,)  # Blue stands on the Wall already
