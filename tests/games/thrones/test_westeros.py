"""T5-T8: the Westeros phase, supply, mustering, bidding."""

from typing import Any

import pytest
from tests.games.thrones.battlefield import Board, army, token

from throneroom.games.thrones.supply import within_limit

FIVE = ["stark", "greyjoy", "lannister", "baratheon", "tyrell"]


def cards(areas: dict[str, dict[str, Any]], *names: str | None, **table: Any) -> Board:
    """A board on which the three cards of the round are about to be resolved."""
    return Board(areas, at="cards", cards=list(names), round=2, **table)


@pytest.mark.rule("T6.1", "T6.2", "T6.3", "T6.4", "T3.5", "TS4", "TS5")
def test_what_supply_allows() -> None:
    for sizes in ([3, 2, 2, 2], [2, 2, 2, 2], [3], [], [3, 2, 2, 2, 1, 1, 1]):
        assert within_limit(3, sizes)
    for sizes in ([3, 3], [4], [2, 2, 2, 2, 2]):
        assert not within_limit(3, sizes)
    assert within_limit(2, [3, 2, 2])
    assert not within_limit(2, [2, 2, 2, 2])
    most = ([2, 2], [3, 2], [3, 2, 2], [3, 2, 2, 2], [3, 3, 2, 2], [4, 3, 2, 2], [4, 3, 2, 2, 2])
    for supply, sizes in enumerate(most):
        assert within_limit(supply, list(sizes))
        assert not within_limit(supply, [*sizes, 2])
        for i in range(len(sizes)):
            larger = [*sizes[:i], sizes[i] + 1, *sizes[i + 1 :]]
            fits = any(sorted(larger, reverse=True)[n] > entry for n, entry in enumerate(sizes))
            assert fits  # one unit more anywhere breaks a full set of armies
            assert not within_limit(supply, larger)


@pytest.mark.rule("T5.15", "T6.5", "T6.6", "T6.7", "TR6.1", "TS6")
def test_losing_supply() -> None:
    board = cards(
        {
            "the_twins": army("lannister", "ffkk"),
            "harrenhal": army("lannister", "ffk"),
            "lannisport": army("lannister", "fk"),
            "the_golden_sound": army("lannister", "ss"),
            "stoney_sept": army("lannister", "f"),
            "searoad_marches": army("lannister", "f"),
            "riverrun": army("greyjoy", "f"),
            "seagard": army("greyjoy", "f"),
        },
        *("supply", None, None),
        supply={"lannister": 5},
    )
    assert board.house("lannister")["supply"] == 3
    assert board.awaited() == ["lannister"]
    assert board.refused("lannister", "destroy stoney_sept footman") == "TR6.1"
    assert board.refused("lannister", "destroy riverrun footman") == "T6.7"
    board.play("lannister", "destroy the_twins footman")
    assert board.asked() == "reduce_army"
    other = board.state.copy()
    board.play("lannister", "destroy harrenhal footman")
    assert board.asked() == "place_orders"
    assert board.units("the_twins") == "lannister fkk"
    board.state = other
    board.play("lannister", "destroy the_twins knight")
    assert board.asked() == "place_orders"
    assert board.units("the_twins") == "lannister fk"
    assert board.units("harrenhal") == "lannister ffk"


@pytest.mark.rule("T6.7", "TR6.1", "TS87")
def test_reducing_by_the_least() -> None:
    armies = {name: army("tyrell", "ff") for name in ("oldtown", "the_reach", "three_towers")}
    board = cards({**armies, "highgarden": army("lannister", "f")}, "supply", None, None)
    # Oldtown has no barrel, The Reach none, Three Towers one: supply 1 allows armies of 3 and 2.
    assert board.house("tyrell")["supply"] == 1
    assert {text.split()[1] for text in board.legal("tyrell")} == set(armies)
    board.play("tyrell", "destroy oldtown footman")
    assert board.asked() == "place_orders"


@pytest.mark.rule("T6.5", "TR6.4")
def test_supply_is_at_most_six() -> None:
    rich = ("winterfell", "seagard", "lannisport", "harrenhal", "highgarden", "kingswood")
    board = cards(
        {**{name: army("stark", "f") for name in rich}, "blackwater": token("stark")},
        *("supply", None, None),
    )
    assert board.house("stark")["barrels"] > 6
    assert board.house("stark")["supply"] == 6


TS8 = {
    "lannisport": army("lannister", "f"),
    "harrenhal": army("lannister", "ff"),
    "riverrun": army("lannister", "kkk"),
    "stoney_sept": army("lannister", "f"),
    "ironmans_bay": army("greyjoy", "s"),
}


@pytest.mark.rule("T5.16", "T7.1", "T7.2", "T7.3", "T7.4", "T7.5", "T7.6", "T7.7", "T7.8", "TS8")
@pytest.mark.rule("T7.9", "T7.10", "T7.11", "T7.13", "T7.14", "TR7.1", "TR7.3", "TR7.4", "T32.7")
def test_mustering() -> None:
    board = cards(
        TS8,
        *("mustering", None, None),
        supply={"lannister": 3},
        tracks={"iron_throne": ["lannister", "stark", "martell", "baratheon", "greyjoy", "tyrell"]},
    )
    assert board.awaited() == ["lannister"]
    assert board.refused("lannister", "recruit stoney_sept footman stoney_sept") == "T7.1"
    assert board.refused("lannister", "recruit winterfell footman winterfell") == "T7.1"
    assert board.refused("lannister", "recruit harrenhal knight harrenhal") == "T7.3"
    assert board.refused("lannister", "recruit harrenhal ship the_golden_sound") == "T7.9"
    assert board.refused("lannister", "recruit lannisport ship ironmans_bay") == "T7.7"
    assert board.refused("lannister", "recruit riverrun ship ironmans_bay") == "T7.8"
    assert board.refused("lannister", "recruit lannisport footman harrenhal") == "T7.5"
    assert board.refused("lannister", "recruit lannisport footman the_golden_sound") == "T7.10"
    assert board.refused("lannister", "upgrade riverrun siege_engine") == "T7.6"
    assert board.refused("lannister", "upgrade harrenhal ship") == "T7.3"
    board.play(
        "lannister",
        "recruit lannisport footman lannisport",
        "recruit lannisport ship the_golden_sound",
        "upgrade harrenhal knight",
        "recruit riverrun ship the_golden_sound",
    )
    assert board.refused("lannister", "recruit lannisport footman lannisport") == "T7.4"
    assert board.refused("lannister", "recruit riverrun footman riverrun") == "T7.11"
    assert board.refused("lannister", "recruit riverrun ship the_golden_sound") == "T7.11"
    assert board.legal("lannister") == {"done"}
    board.play("lannister", "done")
    assert board.units("lannisport") == "lannister ff"
    assert board.units("harrenhal") == "lannister fk"
    assert board.units("the_golden_sound") == "lannister ss"
    assert board.awaited() == ["stark"]  # in turn order, Winterfell by its shield


@pytest.mark.rule("T7.7", "T7.8", "T7.12", "T24.3", "T24.4", "TR7.4", "TS21")
def test_mustering_into_a_port() -> None:
    areas = {
        "sunspear": army("martell", "f"),
        "east_summer_sea": army("tyrell", "ss"),
    }
    first = {"iron_throne": ["martell", "stark", "lannister", "baratheon", "greyjoy", "tyrell"]}
    board = cards(areas, "mustering", None, None, tracks=first)
    assert "recruit sunspear ship sea_of_dorne" in board.legal("martell")
    assert board.refused("martell", "recruit sunspear ship east_summer_sea") == "T7.8"
    board.play(
        "martell", "recruit sunspear footman sunspear", "recruit sunspear ship port_of_sunspear"
    )
    assert board.units("port_of_sunspear") == "martell s"
    full = cards(
        {**areas, "port_of_sunspear": army("martell", "sss")},
        *("mustering", None, None),
        supply={"martell": 6},
        tracks=first,
    )
    assert full.refused("martell", "recruit sunspear ship port_of_sunspear") == "T7.12"


@pytest.mark.rule("T1.13", "T7.3", "T7.6", "TR1.1", "TR7.2", "TS88")
def test_mustering_against_the_stock() -> None:
    board = cards(
        {
            "winterfell": army("stark", "ff"),
            "white_harbor": army("stark", "kkk"),
            "karhold": army("stark", "kk"),
        },
        *("mustering", None, None),
        supply={"stark": 6},
    )
    board.play("baratheon", "done").play("lannister", "done")
    assert board.refused("stark", "recruit winterfell knight winterfell") == "T1.13"
    assert board.refused("stark", "upgrade winterfell knight") == "T1.13"
    board.play("stark", "upgrade winterfell siege_engine", "recruit winterfell footman winterfell")
    assert board.units("winterfell") == "stark ffe"


@pytest.mark.rule("T8.1", "T8.2", "T8.3", "T8.4", "T8.5", "T8.6", "T8.7", "T5.18", "TS9")
@pytest.mark.rule("TR8.2", "TR8.3", "T8.9", "T31.4")
def test_bidding_for_the_fiefdoms() -> None:
    board = cards(
        {},
        *(None, "clash_of_kings", None),
        houses=FIVE,
        power={"lannister": 4, "baratheon": 3, "stark": 3, "tyrell": 2, "greyjoy": 5},
    )
    for house in FIVE:
        board.play(house, f"bid {5 if house == 'greyjoy' else 0}")
        if house == "stark":
            assert board.refused("greyjoy", "bid 6") == "T8.2"
            assert board.refused("greyjoy", "bid -1") == "T8.2"
    while board.asked() == "rank_tied":  # Baratheon still orders the ties of this track
        assert board.awaited() == ["baratheon"]
        board.play("baratheon", sorted(board.legal("baratheon"))[0])
    assert board.track("iron_throne")[0] == "greyjoy"
    before = board.state.view(None)
    board.play("lannister", "bid 4")
    assert board.state.view(None)["houses"] == before["houses"]
    board.play("baratheon", "bid 3").play("stark", "bid 3").play("tyrell", "bid 2")
    board.play("greyjoy", "bid 0")
    assert board.awaited() == ["greyjoy"]
    assert board.legal("greyjoy") == {"rank baratheon", "rank stark"}
    assert board.refused("greyjoy", "rank lannister") == "T8.5"
    board.play("greyjoy", "rank baratheon")
    assert board.track("fiefdoms") == ["lannister", "baratheon", "stark", "tyrell", "greyjoy"]
    assert board.state.view(None)["tracks"]["blade"] == {"house": "lannister", "used": True}
    assert [board.power(house) for house in FIVE] == [0, 0, 0, 0, 0]


@pytest.mark.rule("T8.5", "T8.7", "T8.8", "T9.5", "T9.6", "TR8.1", "TS24")
def test_the_old_holder_breaks_the_ties_of_the_throne() -> None:
    board = cards(
        {},
        *(None, "clash_of_kings", None),
        power={"lannister": 6, "stark": 6, "greyjoy": 3, "tyrell": 3},
    )
    bids = {"lannister": 6, "stark": 6, "greyjoy": 1, "tyrell": 0, "martell": 2, "baratheon": 3}
    for house, bid in bids.items():
        board.play(house, f"bid {bid}")
    assert board.awaited() == ["baratheon"]
    board.play("baratheon", "rank lannister")
    assert board.track("iron_throne")[:3] == ["lannister", "stark", "baratheon"]
    bids = {"lannister": 0, "stark": 0, "greyjoy": 2, "tyrell": 2, "martell": 1, "baratheon": 1}
    for house, bid in bids.items():
        board.play(house, f"bid {bid}")
    assert board.awaited() == ["lannister"]
    assert board.legal("lannister") == {"rank greyjoy", "rank tyrell"}


@pytest.mark.rule("T5.4", "T5.5", "T5.6", "T5.7", "T5.21", "T29.6", "T29.13", "T32.2", "TS19")
def test_two_attacks_in_one_phase() -> None:
    board = Board(
        {},
        at="westeros",
        wildling=8,
        next_1=["a_throne_of_blades"],
        next_2=["dark_wings_dark_words"],
        next_3=["wildlings_attack"],
        next_wildling=["silence_at_the_wall", "skinchanger_scout"],
    )
    assert board.asked() == "bid_wildlings"
    assert board.state.view(None)["wildlings"]["strength"] == 12
    assert board.state.view(None)["round"] == 2
    for house in board.state.view(None)["seats"]:
        board.play(house, "bid 1" if house != "martell" else "bid 0")
    assert board.event("attack_result")["won"] == 0
    assert board.state.view(None)["wildlings"]["strength"] == 8
    board.play("baratheon", "choose nothing").play("lannister", "choose nothing")
    assert board.asked() == "bid_wildlings"
    assert board.events[-1] == {"kind": "wildling_attack", "strength": 8}


@pytest.mark.rule("T5.13", "TR5.1", "TR5.5", "TS69")
def test_winter_is_coming() -> None:
    for seed in range(40):
        board = Board(
            {},
            at="reveal",
            seed=seed,
            round=2,
            wildling=4,
            next_1=["supply"],
            next_2=["winter_is_coming"],
            next_3=["sea_of_storms"],
        )
        seen = board.state.view(None)
        if seen["westeros"]["cards"][1] == "dark_wings_dark_words":
            assert seen["wildlings"]["strength"] == 8
            assert seen["westeros"]["left"] == [9, 9, 9]
            assert board.awaited() == ["lannister"]
            break
    else:
        raise AssertionError("no such shuffle")


@pytest.mark.rule("T5.17", "T5.20", "TR5.2", "TR5.3", "T5.8")
def test_holders_choose() -> None:
    board = cards({}, "a_throne_of_blades", "dark_wings_dark_words", None)
    assert board.awaited() == ["baratheon"]
    assert board.legal("baratheon") == {"choose supply", "choose mustering", "choose nothing"}
    assert board.refused("baratheon", "choose clash_of_kings") == "T5.17"
    board.play("baratheon", "choose nothing")
    assert board.awaited() == ["lannister"]
    assert board.refused("lannister", "choose supply") == "T5.20"
    board.play("lannister", "choose game_of_thrones")
    assert board.power("stark") == 6  # the crown of Winterfell
    mustering = cards({}, "a_throne_of_blades", None, None)
    mustering.play("baratheon", "choose mustering")
    assert mustering.asked() == "muster"
    supply = cards({}, "a_throne_of_blades", None, None)
    supply.play("baratheon", "choose supply")
    assert supply.house("tyrell")["supply"] == 2
    clash = cards({}, None, "dark_wings_dark_words", None)
    clash.play("lannister", "choose clash_of_kings")
    assert clash.asked() == "bid"


@pytest.mark.rule("T5.22", "T5.7", "T5.8", "TR5.4", "TR8.4", "TS86")
def test_put_to_the_sword_after_a_clash() -> None:
    board = cards({"highgarden": army("tyrell", "f")}, None, "clash_of_kings", "put_to_the_sword")
    for bids in ({"baratheon": 1}, {"tyrell": 3}, {"lannister": 1}):
        for house in board.state.view(None)["seats"]:
            board.play(house, f"bid {bids.get(house, 0)}")
        while board.asked() == "rank_tied":
            board.play("baratheon", sorted(board.legal("baratheon"))[0])
    assert board.asked() == "westeros_choice"
    assert board.awaited() == ["tyrell"]
    assert board.refused("tyrell", "choose mustering") == "T5.22"
    board.play("tyrell", "choose no_defense")
    assert board.refused("tyrell", "order highgarden defense_plus_1") == "T10.6"
    assert board.refused("tyrell", "order highgarden defense_plus_2_special") == "T10.6"


@pytest.mark.rule("T5.14", "T5.23", "T5.9", "T10.6")
@pytest.mark.parametrize(
    ("card", "banned"),
    [
        ("rains_of_autumn", {"march_plus_1_special"}),
        ("storm_of_swords", {"defense_plus_1", "defense_plus_2_special"}),
        ("sea_of_storms", {"raid", "raid_special"}),
        ("feast_for_crows", {"consolidate_power", "consolidate_power_special"}),
        ("web_of_lies", {"support", "support_plus_1_special"}),
    ],
)
def test_bans(card: str, banned: set[str]) -> None:
    board = cards({"winterfell": army("stark", "f")}, "last_days_of_summer", None, card)
    offered = {text.split()[2] for text in board.legal("stark")}
    assert len(offered) == 11 - len(banned)
    assert not offered & banned
    for order in banned:
        assert board.refused("stark", f"order winterfell {order}") == "T10.6"
    board.play("stark", "order winterfell march_0", "ready")
    assert board.state.view(None)["westeros"]["bans"]


@pytest.mark.rule("T5.19", "T24.11", "TS78", "T21.4", "T32.3")
@pytest.mark.parametrize(
    ("sea", "port", "income"), [(None, 1, 2), ("stark", 1, 2), ("baratheon", 0, 1)]
)
def test_power_from_ports(sea: str | None, port: int, income: int) -> None:
    areas = {
        "white_harbor": army("stark", "f"),
        "port_of_white_harbor": army("stark", "s", "consolidate_power"),
    }
    if sea:
        areas["the_narrow_sea"] = army(sea, "s")
    board = Board(areas, at="consolidate", options={"rounds": 1})
    board.play("stark", "consolidate port_of_white_harbor")
    assert board.power("stark") == 5 + port
    del areas["port_of_white_harbor"]["order"]
    game_of_thrones = cards(areas, None, "game_of_thrones", None)
    assert game_of_thrones.power("stark") == 5 + income


@pytest.mark.rule("T5.1", "T5.2", "T5.3", "T4.3", "T4.4", "T4.5")
def test_the_round_marker() -> None:
    board = Board({}, at="westeros", round=10)
    assert board.state.outcome() is not None
    board = Board({}, at="end", round=9)
    assert board.state.outcome() is None
    assert board.state.view(None)["round"] == 10


@pytest.mark.rule("T7.11", "T6.3")
def test_an_army_of_four_is_full_and_a_house_over_its_limit_recruits_nobody() -> None:
    first = {"iron_throne": ["stark", "lannister", "baratheon", "martell", "greyjoy", "tyrell"]}
    ships = {"bay_of_ice", "the_shivering_sea", "port_of_winterfell"}
    for place, units, unit in (("winterfell", "ffff", "footman"), ("bay_of_ice", "ssss", "ship")):
        full = {place: army("stark", units)}
        board = cards(full, "mustering", None, None, supply={"stark": 6}, tracks=first)
        assert board.refused("stark", f"recruit winterfell {unit} {place}") == "T7.11"
        offered = {text.split()[-1] for text in board.legal("stark") if text.startswith("recruit")}
        assert offered == {"winterfell", *ships} - {place}
    for supply, sizes in ((1, ("fff", "fff")), (5, ("ffff", "kkkk")), (0, ("ff", "ff", "kk"))):
        lands = ("karhold", "castle_black", "moat_cailin")
        over = {area: army("stark", units) for area, units in zip(lands, sizes, strict=False)}
        board = cards(over, "mustering", None, None, supply={"stark": supply}, tracks=first)
        assert not {text for text in board.legal("stark") if text.startswith("recruit")}, sizes
        assert board.refused("stark", "recruit winterfell footman winterfell") == "T7.11"


@pytest.mark.rule("T6.7", "TR29.3")
def test_any_type_of_unit_may_be_destroyed_for_lack_of_supply() -> None:
    board = cards({"winterfell": army("stark", "fke", routed="f")}, "supply", None, None)
    assert board.asked() == "reduce_army"
    units = ("footman", "knight", "siege_engine")
    assert board.legal("stark") == {f"destroy winterfell {unit}" for unit in units}
    board.play("stark", "destroy winterfell siege_engine")
    assert board.units("winterfell") == "stark fk!f"
