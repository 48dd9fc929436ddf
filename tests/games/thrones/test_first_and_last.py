"""The first and the last area of each kind are like all others of their kind.

Castle Black is the first land area, the Bay of Ice the first sea, Pyke's the first port; Salt
Shore, the Shivering Sea and Oldtown's are the last. House Stark is the first House.
"""

import pytest
from tests.games.thrones.battlefield import HOUSES, Board, army, token

from throneroom.games.thrones.content import AREAS, LANDS, PORTS, SEAS
from throneroom.games.thrones.content import HOUSES as NAMES

STARK_FIRST = {"iron_throne": list(HOUSES)}


@pytest.mark.rule("T3.2", "T1.1")
def test_what_comes_first_and_last() -> None:
    ends = [(AREAS.ids[kind[0]], AREAS.ids[kind[-1]]) for kind in (LANDS, SEAS, PORTS)]
    assert ends == [
        ("castle_black", "salt_shore"),
        ("bay_of_ice", "the_shivering_sea"),
        ("port_of_pyke", "port_of_oldtown"),
    ]
    assert NAMES.ids[0] == "stark"


@pytest.mark.rule("T12.9", "T12.10", "T12.11", "T24.9", "T27.1")
def test_raids_from_and_to_them() -> None:
    b = Board(
        {
            "bay_of_ice": army("stark", "s", "raid"),
            "castle_black": army("stark", "f", "raid"),
            "the_shivering_sea": army("stark", "s", "raid_special"),
            "port_of_winterfell": army("greyjoy", "s", "support"),
            "winterfell": army("greyjoy", "f", "support"),
            "sunset_sea": army("greyjoy", "s", "support_plus_1_special"),
            "karhold": army("lannister", "f", "support"),
        },
        at="raids",
        tracks=STARK_FIRST,
    )
    assert b.legal("stark") == {
        "raid bay_of_ice",
        "raid bay_of_ice>winterfell",
        "raid bay_of_ice>sunset_sea",
        "raid bay_of_ice>port_of_winterfell",
        "raid castle_black",
        "raid castle_black>winterfell",
        "raid castle_black>karhold",
        "raid the_shivering_sea",
        "raid the_shivering_sea>winterfell",
        "raid the_shivering_sea>karhold",
    }
    assert b.refused("stark", "raid castle_black>bay_of_ice") == "T12.9"
    assert b.refused("stark", "raid bay_of_ice>karhold") == "T12.10"
    b = Board(
        {
            "pyke": army("greyjoy", "f"),
            "port_of_pyke": army("greyjoy", "s", "raid"),
            "ironmans_bay": army("lannister", "s", "support"),
            "riverrun": army("lannister", "f", "support"),
        },
        at="raids",
    )
    assert b.legal("greyjoy") == {"raid port_of_pyke", "raid port_of_pyke>ironmans_bay"}
    assert b.refused("greyjoy", "raid port_of_pyke>riverrun") == "T12.11"
    b = Board(
        {
            "castle_black": army("lannister", "f", "consolidate_power"),
            "bay_of_ice": army("stark", "s", "raid"),
        },
        at="raids",
    )
    b.play("stark", "raid bay_of_ice>castle_black")
    assert b.order("castle_black") is None
    assert (b.power("stark"), b.power("lannister")) == (6, 4)


@pytest.mark.rule("T21.2", "T21.3", "T21.4", "T24.10")
def test_power_is_gathered_on_land_and_in_ports_and_not_at_sea() -> None:
    for area, unit, gained in (
        ("castle_black", "f", 2),
        ("salt_shore", "f", 1),
        ("bay_of_ice", "s", 0),
        ("the_shivering_sea", "s", 0),
    ):
        b = Board(
            {
                area: army("stark", unit, "consolidate_power"),
                "pyke": army("greyjoy", "f"),
                "port_of_pyke": army("greyjoy", "s", "consolidate_power"),
                "lannisport": army("lannister", "f", "consolidate_power"),
            },
            at="consolidate",
            tracks=STARK_FIRST,
        )
        b.play("stark", f"consolidate {area}")
        assert b.power("stark") == 5 + gained
        b.play("greyjoy", "consolidate port_of_pyke")
        assert b.power("greyjoy") == 6, "1 for a port at whose sea there is no enemy"


@pytest.mark.rule("T13.5", "T13.6", "T24.7", "T22.1")
def test_marches_from_and_to_them() -> None:
    b = Board(
        {
            "winterfell": army("stark", "f"),
            "bay_of_ice": army("stark", "s", "march_0"),
            "castle_black": army("stark", "f", "march_minus_1"),
        },
        tracks=STARK_FIRST,
    )
    b.play("stark", "resolve_march bay_of_ice")
    assert {text for text in b.legal("stark") if text.startswith("march")} == {
        "march bay_of_ice>sunset_sea:s",
        "march bay_of_ice>port_of_winterfell:s",
    }
    assert b.refused("stark", "march bay_of_ice>castle_black:s") == "T13.6"
    assert b.refused("stark", "march bay_of_ice>the_shivering_sea:s") == "T13.6"
    b.play("stark", "recall", "resolve_march castle_black")
    assert b.refused("stark", "march castle_black>bay_of_ice:f") == "T13.5"
    assert {text for text in b.legal("stark") if text.startswith("march")} == {
        f"march castle_black>{area}:f"
        for area in (
            "karhold",
            "winterfell",
            "the_stony_shore",
            "flints_finger",
            "greywater_watch",
        )
    }, "the Ship in the bay carries him"
    b = Board(
        {
            "pyke": army("greyjoy", "f"),
            "ironmans_bay": army("lannister", "s", "march_0"),
        },
    )
    b.play("lannister", "resolve_march ironmans_bay")
    refusal = b.refusal("lannister", "march ironmans_bay>port_of_pyke:s")
    assert (refusal.rule, refusal.key) == ("T24.7", "thrones-foreign-port")
    b = Board(
        {
            "pyke": army("greyjoy", "f"),
            "port_of_pyke": army("greyjoy", "s", "march_0"),
        },
    )
    b.play("greyjoy", "resolve_march port_of_pyke")
    assert b.refused("greyjoy", "march port_of_pyke>pyke:s") == "T13.6"
    refusal = b.refusal("greyjoy", "march port_of_pyke>sunset_sea:s")
    assert (refusal.rule, refusal.key) == ("T13.6", "thrones-ships-leave-port")
    b.play("greyjoy", "march port_of_pyke>ironmans_bay:s", "end_march")
    assert b.units("ironmans_bay") == "greyjoy s"


@pytest.mark.rule("T24.3", "T19.10")
def test_the_first_port_holds_three_ships() -> None:
    b = Board(
        {
            "pyke": army("greyjoy", "f"),
            "port_of_pyke": army("greyjoy", "sss"),
            "ironmans_bay": army("greyjoy", "s", "march_0"),
        },
        supply={"greyjoy": 6},
    )
    b.play("greyjoy", "resolve_march ironmans_bay")
    assert b.refused("greyjoy", "march ironmans_bay>port_of_pyke:s") == "T24.3"
    assert not any("port_of_pyke" in text for text in b.legal("greyjoy"))


@pytest.mark.rule("T14.8", "T14.16", "T24.8", "T22.9")
def test_who_can_support_there() -> None:
    b = Board(
        {
            "winterfell": army("lannister", "kk", "march_0"),
            "castle_black": army("stark", "f"),
            "karhold": army("stark", "f", "support"),
            "bay_of_ice": army("stark", "s", "support"),
            "the_shivering_sea": army("stark", "s", "support_plus_1_special"),
        },
        supply={"stark": 6},
    )
    b.attack("lannister", "winterfell", "castle_black", "kk")
    b.play("stark", "support karhold defender", "support bay_of_ice defender")
    b.play("stark", "support the_shivering_sea defender")
    assert b.initial() == (4, 1 + 1 + 1 + 2)
    b = Board(
        {
            "sunset_sea": army("lannister", "ss", "march_0"),
            "ironmans_bay": army("greyjoy", "s"),
            "pyke": army("greyjoy", "f", "support"),
            "port_of_pyke": army("greyjoy", "s", "support_plus_1_special"),
        },
    )
    b.attack("lannister", "sunset_sea", "ironmans_bay", "ss")
    assert b.awaited() == ["greyjoy"]
    assert b.refused("greyjoy", "support pyke defender") == "T14.8"
    b.play("greyjoy", "support port_of_pyke defender")
    assert b.initial() == (2, 1 + 2)
    b = Board(
        {
            "sunset_sea": army("greyjoy", "ss", "march_0"),
            "bay_of_ice": army("stark", "s"),
            "winterfell": army("stark", "f", "support"),
            "port_of_winterfell": army("stark", "s", "support_plus_1_special"),
        },
    )
    b.attack("greyjoy", "sunset_sea", "bay_of_ice", "ss")
    b.play("stark", "support port_of_winterfell defender")
    assert b.initial() == (2, 1 + 2), "no land unit helps at sea"


@pytest.mark.rule("T20.5", "T20.6", "T23.1", "T23.9", "T19.4", "T23.3")
def test_control_of_castle_black_after_a_combat_for_it_from_it_and_a_retreat_to_it() -> None:
    b = Board(
        {
            "winterfell": army("lannister", "kk", "march_0"),
            "castle_black": army("stark", "f", token="stark"),
            "karhold": token("baratheon"),
        },
    )
    b.attack("lannister", "winterfell", "castle_black", "kk")
    b.cards("the_hound", "catelyn_stark")
    assert b.control("castle_black") == "lannister"
    assert b.units("castle_black") == "lannister kk"
    assert "token" not in b.area("castle_black")
    b = Board(
        {
            "castle_black": army("lannister", "kk", "march_0"),
            "karhold": army("stark", "f"),
            "winterfell": token("baratheon"),
        },
    )
    b.attack("lannister", "castle_black", "karhold", "kk")
    b.cards("the_hound", "catelyn_stark")
    assert b.control("castle_black") is None, "nobody is left there"
    assert b.control("karhold") == "lannister"
    b = Board(
        {
            "winterfell": army("lannister", "kk", "march_0"),
            "karhold": army("martell", "f"),
        },
    )
    b.attack("lannister", "winterfell", "karhold", "kk")
    b.cards("the_hound", "areo_hotah")
    assert b.units("castle_black") == "martell !f", "the only way out"
    assert b.control("castle_black") == "martell"


@pytest.mark.rule("T19.9", "T19.10", "T19.4")
def test_retreats_from_and_to_the_first_sea_and_the_first_port() -> None:
    b = Board(
        {
            "sunset_sea": army("lannister", "ss", "march_0"),
            "bay_of_ice": army("stark", "s"),
            "winterfell": army("stark", "f"),
        },
    )
    b.attack("lannister", "sunset_sea", "bay_of_ice", "ss")
    b.cards("the_hound", "catelyn_stark")
    assert b.units("port_of_winterfell") == "stark !s", "Ships do not retreat to the land"
    b = Board(
        {
            "the_golden_sound": army("lannister", "s", "march_0"),
            "ironmans_bay": army("stark", "ss"),
            "pyke": army("greyjoy", "f"),
        },
    )
    b.attack("lannister", "the_golden_sound", "ironmans_bay", "s").cards("the_hound", "robb_stark")
    assert b.legal("stark") == {"pass", "retreat the_golden_sound", "retreat sunset_sea"}
    assert b.refused("stark", "retreat port_of_pyke") == "T19.10"
    b.play("stark", "retreat sunset_sea")
    assert b.units("sunset_sea") == "lannister !s"
