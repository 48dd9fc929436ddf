"""The cards, trays, terrain and modes: whole, consistent, and as the rules say."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.games.ice_and_fire import trays

from throneroom.games.ice_and_fire import content, names
from throneroom.games.ice_and_fire.content import (
    ABILITIES,
    ABILITY,
    CARD,
    CARDS,
    CAVALRY,
    FACTION_CARDS,
    FACTIONS,
    FIRST_ATTACHMENT,
    FIRST_FREE,
    FIRST_NCU,
    INFANTRY,
    KEYWORDS,
    LONG,
    MELEE,
    MONSTER,
    NEUTRAL,
    NO_KIND,
    PIECE,
    PIECE_COPIES,
    PIECE_KEYWORDS,
    RANDOM_TERRAIN,
    SHORT,
    SOLO,
    SPECIALS,
    TACTICS_CARD,
    TACTICS_CARDS,
    TAKES_NEUTRALS,
    TERRAIN,
    TIMINGS,
    TRAY,
    TRAYS,
    UNIT,
    WAR_MACHINE,
    ZONES,
    load,
)
from throneroom.games.ice_and_fire.geometry.measure import inside, overlaps
from throneroom.games.ice_and_fire.geometry.shapes import INCH, Footprint
from throneroom.games.ice_and_fire.layout import MODES, WALL, WIDTHS, layout, piece_box
from throneroom.games.ice_and_fire.names import (
    CARD_BY_NAME,
    LIST_NAMES,
    is_attachment,
    is_ncu,
    is_unit,
)

DATA = Path(content.__file__).parent / "data"


def card(slug: str) -> content.Card:
    return CARD[CARDS.index[slug]]


def unit(slug: str) -> content.Unit:
    return UNIT[CARDS.index[slug]]


# Counts and provenance


def test_everything_is_there() -> None:
    assert len(CARDS.ids) == len(set(CARDS.ids)) == 148 + 278 + 95
    assert (FIRST_ATTACHMENT, FIRST_NCU) == (148, 148 + 278)
    assert len(TACTICS_CARDS.ids) == 344
    assert sum(len(one.plays) for one in TACTICS_CARD) == 390
    assert len(ABILITIES.ids) == 458
    assert len(FACTIONS.ids) == 11
    assert len(SPECIALS.ids) == 14
    assert len(content.OBJECTIVES.ids) == 10
    assert len(content.MISSIONS.ids) == 12
    assert len(content.SIEGE_CARDS.ids) == 16
    assert len(TIMINGS.ids) == 61


def test_each_faction_has_what_its_data_counts() -> None:
    for i, faction in enumerate(load("factions")["factions"]):
        own = [number for number, one in enumerate(CARD) if one.faction == i]
        assert faction["counts"] == {
            "units": sum(is_unit(one) for one in own),
            "attachments": sum(is_attachment(one) for one in own),
            "ncus": sum(is_ncu(one) for one in own),
            "tactics_cards": sum(one.faction == i for one in TACTICS_CARD),
        }
        commanders = {str(CARD[one].number) for one in own if CARD[one].commander}
        assert commanders == set(faction["commanders"])


def items(data: Any) -> list[dict[str, Any]]:
    """The entries of the lists of a data file."""
    lists = [value for value in data.values() if isinstance(value, list)]
    return [item for one in lists for item in one if isinstance(item, dict)]


# The weights of the judge are nobody's content.
@pytest.mark.parametrize(
    "path", sorted(set(DATA.glob("*.json")) - {DATA / "judge.json"}), ids=lambda path: path.stem
)
def test_every_entry_says_where_it_is_from(path: Path) -> None:
    data = json.loads(path.read_text("utf-8"))
    assert data["_about"]
    if path.stem != "trays":
        assert items(data)
    for item in items(data):
        assert re.search("rulebook|public data|designed", item["provenance"]), item


def test_numbers_and_slugs_are_unique() -> None:
    numbers = [one.number for one in CARD]
    assert len(set(numbers)) == len(numbers)
    assert not {str(number) for number in numbers} & set(TACTICS_CARDS.ids)
    for i, one in enumerate(CARD):
        assert CARDS.ids[i].startswith(FACTIONS.ids[one.faction] + "_")
        assert content.BY_NUMBER[one.number] == i
        assert str(one.number)[0] == ("1" if is_unit(i) else "2" if is_attachment(i) else "3")


# Units


@pytest.mark.rule("F3.1", "F3.2", "F3.3", "F3.5", "F3.6", "F3.12")
def test_units_have_the_shape_of_their_kind() -> None:
    for i, one in enumerate(UNIT):
        kind, tray = CARD[i].kind, TRAYS.ids[one.tray]
        assert kind in (INFANTRY, CAVALRY, MONSTER, WAR_MACHINE)
        assert one.models == one.ranks * one.files
        if SOLO[one.tray]:
            assert (one.models, one.ranks) == (1, 1)
        elif kind == INFANTRY:
            assert (tray, one.files, one.wounds) == ("infantry", 4, 1)
        else:
            assert (tray, kind, one.files, one.ranks) == ("cavalry", CAVALRY, 2, 2)
        assert 1 <= one.defense <= 6
        assert 2 <= one.morale <= 12
        assert 1 <= one.speed <= 8
        assert any(attack.reach == MELEE for attack in one.attacks)
        for attack in one.attacks:
            assert len(attack.dice) == one.ranks
            assert 1 <= min(attack.dice) <= max(attack.dice) <= 12
            assert 2 <= attack.to_hit <= 6
    assert unit("stark_stark_outriders").wounds == 3
    assert unit("lannister_kingsguard").models == 8


def test_known_units() -> None:
    guardsmen = unit("lannister_lannister_guardsmen")
    assert (guardsmen.speed, guardsmen.defense, guardsmen.morale) == (4, 3, 7)
    assert [(a.reach, a.to_hit, a.dice) for a in guardsmen.attacks] == [(MELEE, 4, (4, 5, 6))]
    bowmen = unit("stark_stark_bowmen")
    assert [(a.reach, a.dice) for a in bowmen.attacks] == [(LONG, (5, 7, 7)), (MELEE, (3, 4, 5))]
    assert unit("lannister_pyromancers").attacks[0].reach == SHORT
    berserkers = unit("stark_house_umber_berserkers")
    # The fewer are left the harder they hit: 7, 8, 9 from three ranks to one.
    assert berserkers.attacks[0].dice == (9, 8, 7)


@pytest.mark.rule("F3.20", "F3.21", "FR61")
def test_affiliations() -> None:
    assert set(unit("stark_house_umber_berserkers").affiliations) == {"House Umber", "House Stark"}
    assert unit("stark_stark_sworn_swords").affiliations == ("House Stark",)
    groups = {
        "stark": "House Stark", "lannister": "House Lannister", "baratheon": "House Baratheon",
        "greyjoy": "House Greyjoy", "nightswatch": "Night's Watch", "freefolk": "Free Folk",
        "targaryen": "House Targaryen", "martell": "House Martell", "bolton": "House Bolton",
        "brotherhood": "Brotherhood Without Banners",
    }  # fmt: skip
    for i, one in enumerate(UNIT):
        group = groups.get(FACTIONS.ids[CARD[i].faction])
        assert group is None or group in one.affiliations


# Abilities and tactics cards


def test_every_ability_of_a_card_is_known() -> None:
    held = Counter(ability for one in CARD for ability in one.abilities)
    assert len(ABILITIES.ids) - len(held) == 23  # held by nothing: loaded, listed, not counted
    for one in UNIT:
        for attack in one.attacks:
            assert -1 <= attack.ability < len(ABILITY)
            assert attack.ability == -1 or ABILITY[attack.ability].named_attack


@pytest.mark.rule("F16.4")
def test_decks_are_made_of_ten_cards() -> None:
    assert all(len(cards) == 7 for cards in FACTION_CARDS)
    for faction, cards in enumerate(FACTION_CARDS):
        assert all(TACTICS_CARD[one].faction == faction for one in cards)
    for i, one in enumerate(CARD):
        # Areo Hotah stands for Doran on the field and brings no cards of his own (F17.19).
        if one.commander and CARDS.ids[i] != "martell_areo_hotah_captain_of_the_guard_commander":
            assert 7 - len(one.removes) + len(one.tactics) == 10, CARDS.ids[i]
            assert set(one.removes) <= set(FACTION_CARDS[one.faction])
    assert len(card("freefolk_mag_the_mighty_commander").tactics) == 10


def test_zones_of_cards_are_on_the_board() -> None:
    assert ZONES.ids[:5] == ("crown", "wealth", "tactics", "combat", "maneuver")
    assert all(one.zones < 1 << 5 for one in TACTICS_CARD)


# Requirements


def test_every_field_of_a_requirement_is_read() -> None:
    """What the data has and no rule needs is listed here, so that nothing new is overlooked."""
    read = {
        "rule", "characters", "when_unit_contains", "ids", "id", "if_attached_to", "one_of_units",
        "waived_by", "then_requires", "of", "group", "to", "when", "affiliation", "faction",
        "amount", "n", "per",
    }  # fmt: skip
    known = read | {"used_by", "pays_cost", "special", "unit_type"}
    for name, key in (("units", "units"), ("attachments", "attachments"), ("ncus", "ncus")):
        for one in load(name)[key]:
            for requirement in one["keywords"]["requirements"]:
                assert set(requirement) <= known
                assert requirement.get("unit_type", "infantry") == "infantry"


def test_requirements_name_what_there_is() -> None:
    characters = {name for one in CARD for name in one.characters}
    for i, one in enumerate(CARD):
        for requirement in one.requirements:
            assert set(requirement.characters) <= characters, CARDS.ids[i]
            if requirement.rule == "only_faction_units":
                assert requirement.word in FACTIONS.index
            if requirement.rule in ("only_affiliation", "max_per_friendly"):
                assert any(requirement.word in other.affiliations for other in UNIT)
            if requirement.rule == "special":
                assert requirement.word in SPECIALS.index


def test_attachments_have_a_kind_that_can_carry_them() -> None:
    for i in range(FIRST_ATTACHMENT, FIRST_NCU):
        one = CARD[i]
        rules = {requirement.rule for requirement in one.requirements}
        assert one.kind in (INFANTRY, CAVALRY) or rules & {"only_units", "not_purchasable"}
    assert all(one.kind == NO_KIND for one in CARD[FIRST_NCU:])


def test_commanders_that_are_attachments_are_free() -> None:  # F16.3
    for one in CARD[FIRST_ATTACHMENT:FIRST_NCU]:
        assert not one.commander or one.cost == 0
    assert card("freefolk_mag_the_mighty_commander").cost == 5
    assert card("martell_doran_martell_lord_of_sunspear").cost == 4


def test_only_the_free_folk_take_no_neutrals() -> None:
    assert [FACTIONS.ids[i] for i, may in enumerate(TAKES_NEUTRALS) if not may] == ["freefolk"]
    assert FACTIONS.ids[NEUTRAL] == "neutral"


# Trays and terrain


@pytest.mark.rule("F3.2", "F3.4", "F6.10", "FR2")
def test_trays_are_those_of_the_geometry_tests() -> None:
    assert TRAYS.ids == ("infantry", "cavalry", "small_solo", "large_solo")
    assert TRAY == trays.TRAYS
    assert SOLO == (False, False, True, True)
    for data, tray in zip(load("trays")["trays"], TRAY, strict=True):
        assert tray.ray == pytest.approx(data["zone_ray_tan"], abs=1e-6)
        assert data["front_arrow"] == {"u": tray.depth / INCH, "v": 0.0}


@pytest.mark.rule("F18.1", "F18.16", "F18.17")
def test_terrain() -> None:
    def words(kind: str) -> set[str]:
        mask = PIECE_KEYWORDS[TERRAIN.index[kind]]
        return {word for i, word in enumerate(KEYWORDS.ids) if mask >> i & 1}

    assert words("forest") == {"cover", "fortified"}
    assert words("corpse_pile") == {"horrific", "hindering"}
    assert words("grim_pile") == {"grim_reminder", "hindering"}
    assert words("bog") == {"rough", "hindering"}
    assert words("stakes") == {"dangerous", "destructible"}
    assert words("low_wall") == words("ruined_wall") == {"hindering", "fortified", "destructible"}
    assert words("hedge") == {"cover", "rough", "destructible"}
    assert words("weirwood") == {"inspiring"}
    assert words("palisade") == {"blocks_line_of_sight", "impassable", "destructible"}
    sizes = {kind: PIECE[i] for i, kind in enumerate(TERRAIN.ids[:FIRST_FREE])}
    assert sizes["forest"] == Footprint(4000, 3000)
    assert sizes["stakes"] == Footprint(3000, 750)
    assert sizes["palisade"] == Footprint(3000, 500)
    # A Bog at (24, 17, 0) spans x 20.5 to 27.5 and y 14.5 to 19.5.
    bog = piece_box(TERRAIN.index["bog"], (24_000, 17_000, 0))
    assert (min(bog[7:15:2]), max(bog[7:15:2])) == (20_500, 27_500)
    assert (min(bog[8:15:2]), max(bog[8:15:2])) == (14_500, 19_500)


@pytest.mark.rule("F19.6")
def test_the_random_table() -> None:
    table = {roll: [TERRAIN.ids[kind] for kind in RANDOM_TERRAIN[roll]] for roll in range(2, 13)}
    assert table[2] == table[3] == ["corpse_pile"]
    assert [table[roll] for roll in (4, 5, 6, 9, 10)] == [
        ["bog"],
        ["palisade"],
        ["hedge"],
        ["stakes"],
        ["forest"],
    ]
    assert table[8] == ["low_wall", "ruined_wall"]
    assert table[11] == table[12] == ["weirwood"]
    assert table[7] == [kind for kind in TERRAIN.ids[:FIRST_FREE] if kind != "castle_wall"]
    assert [PIECE_COPIES[TERRAIN.index[one]] for one in ("castle_wall", "grim_pile")] == [0, 0]


# Modes


def mode(name: str, width: int = WIDTHS[0]) -> Any:
    return layout(MODES.index[name], width)


def spots(name: str, width: int = WIDTHS[0]) -> set[tuple[float, float]]:
    return {(token.x / INCH, token.y / INCH) for token in mode(name, width).tokens}


FIVE = {(24, 24), (6, 18), (42, 18), (6, 30), (42, 30)}
THREE = {(24, 24), (6, 24), (42, 24)}


@pytest.mark.rule("F19.1", "F21.1", "FR33")
def test_ten_modes_and_their_tokens() -> None:
    assert len(MODES.ids) == 10
    for name in ("game_of_thrones", "winds_of_winter", "honed_and_ready"):
        assert spots(name) == FIVE
        assert spots(name, 72_000) == {(36, 24), (6, 18), (66, 18), (6, 30), (66, 30)}
    for name in ("clash_of_kings", "dance_with_dragons", "dark_wings_dark_words"):
        assert spots(name) == THREE
    assert spots("feast_for_crows") == THREE - {(24, 24)}
    for name in ("storm_of_swords", "fire_and_blood", "here_we_stand"):
        assert spots(name) == set()
    assert {token.radius for name in MODES.ids for token in mode(name).tokens} == {600}


@pytest.mark.rule("F22.1", "F23.1", "F24.3", "F25.1", "F26.1", "F28.1", "F31.1")
def test_deployment_zones() -> None:
    depths = {"fire_and_blood": (18, 18), "here_we_stand": (18, 18), "storm_of_swords": (18, 12)}
    for name in MODES.ids:
        for width in WIDTHS:
            south, north = mode(name, width).deployment
            wanted = depths.get(name, (10, 10))
            assert south == (0, 0, width, wanted[0] * INCH)
            assert north == (0, (48 - wanted[1]) * INCH, width, 48 * INCH)


@pytest.mark.rule("F24.4", "F30.2")
def test_castle_walls() -> None:
    siege = mode("storm_of_swords")
    assert siege.walls == (
        (24_000, 44_125, 270_000),
        (10_000, 44_125, 270_000),
        (38_000, 44_125, 270_000),
    )
    assert siege.closed == (0, 43_250, 48_000, 48_000)
    assert mode("storm_of_swords", 72_000).walls[1] == (22_000, 44_125, 270_000)
    assert Footprint(875, 5000) == WALL
    honed = mode("honed_and_ready", 72_000)
    assert [piece.pose[0] for piece in honed.pieces] == [875, 71_125]
    west = piece_box(honed.pieces[0].kind, honed.pieces[0].pose)
    assert (min(west[7:15:2]), max(west[7:15:2])) == (0, 1750)
    assert (min(west[8:15:2]), max(west[8:15:2])) == (19_000, 29_000)
    feast = mode("feast_for_crows")
    assert [(piece.pose, piece.tokens) for piece in feast.pieces] == [
        ((6000, 24_000, 90_000), ("west",)),
        ((42_000, 24_000, 90_000), ("east",)),
    ]


def test_pieces_of_the_modes_lie_on_the_field() -> None:
    for name in MODES.ids:
        for width in WIDTHS:
            boxes = [piece_box(piece.kind, piece.pose) for piece in mode(name, width).pieces]
            assert all(inside(one, 0, 0, width, 48_000) for one in boxes)
            assert not any(overlaps(a, b) for a in boxes for b in boxes if a is not b)


# Names


def test_names_in_army_lists_lead_back_to_their_cards() -> None:
    for i, name in enumerate(LIST_NAMES):
        assert CARD_BY_NAME[name] == i
        assert CARD_BY_NAME[CARDS.ids[i]] == i
        assert CARD_BY_NAME[str(CARD[i].number)] == i
    assert LIST_NAMES[CARDS.index["stark_eddards_honor_guard"]] == "eddards_honor_guard"
    # Two factions have Stone Crows; both say which.
    assert "stone_crows" not in CARD_BY_NAME
    assert all(re.fullmatch("[a-z0-9_]+", name) for name in LIST_NAMES)


def test_ids_of_things_on_the_field() -> None:
    assert names.UNITS.ids[0] == "a1"
    assert names.UNITS.ids[-1] == "d16"
    assert names.NCUS.ids[6] == "bn1"
    assert (names.PIECES.ids[-1], names.TOKENS.ids[-1], names.WALLS.ids[-1]) == ("t16", "k9", "w3")
