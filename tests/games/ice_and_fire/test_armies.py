"""F17: which armies are allowed, what they cost, who leads them and which deck they play."""

import re

import pytest

from throneroom.games.ice_and_fire.army import (
    Army,
    activations,
    cards_of,
    commanders_of,
    commanders_squad,
    costs_of,
    deck_of,
    different_cards,
    starters,
)
from throneroom.games.ice_and_fire.army_rules import check, check_team, neutral_points
from throneroom.games.ice_and_fire.army_text import read_army
from throneroom.games.ice_and_fire.content import (
    CARD,
    CARDS,
    FACTION_CARDS,
    FACTIONS,
    TACTICS_CARDS,
    UNIT,
    load,
)
from throneroom.kernel import Illegal


def army(*lines: str) -> Army:
    """An army from the lines of its list; a plus begins an attachment."""
    return read_army("\n".join(re.sub(r"^\+", "  ", line) for line in lines))


def refused(*lines: str) -> list[tuple[str, str]]:
    return [(one.rule, one.key.removeprefix("ice_and_fire-army-")) for one in check(army(*lines))]


def only(*lines: str) -> Illegal:
    (found,) = check(army(*lines))
    return found


ROBB = ("stark_sworn_swords", "+robb_stark_the_wolf_lord_commander")
TYWIN = ("lannister_guardsmen", "+tywin_lannister_lord_of_casterly_rock_commander")
DROGO = ("dothraki_screamers", "+khal_drogo_the_great_khal_commander")
STARK, LANNISTER = ("army stark 40", *ROBB), ("army lannister 40", *TYWIN)
TARGARYEN = ("army targaryen 40", *DROGO)
BOLTON = ("army bolton 40", "blackguards", "+ramsay_snow_spiteful_heir_commander")
WATCH = ("army nightswatch 40", "sworn_brothers", "+jeor_mormont_997th_lord_commander_commander")
STANNIS = ("army baratheon 40", "stag_knights", "+stannis_baratheon_the_rightful_heir_commander")
FREE_FOLK = (
    "army freefolk 40",
    "free_folk_raiders",
    "+mance_rayder_king_beyond_the_wall_commander",
)


# Points


@pytest.mark.rule("F17.1", "F17.2", "F16.3")
def test_the_limit() -> None:
    assert refused(*STARK) == []
    assert costs_of(army(*STARK)).total == 5
    assert refused("army stark 10", *ROBB, "stark_sworn_swords") == []
    found = only("army stark 9", *ROBB, "stark_sworn_swords")
    assert (found.rule, found.key) == ("F17.2", "ice_and_fire-army-over-limit")
    assert found.data == {"points": 10, "limit": 9}


@pytest.mark.rule("F17.4", "FR43", "FS24")
def test_the_neutral_share() -> None:
    assert [neutral_points(limit) for limit in (30, 40, 50, 39)] == [9, 12, 15, 11]
    twelve = (*STARK, "house_bolton_blackguards", "bloody_mummer_skirmishers")
    assert costs_of(army(*twelve)).neutral == 12
    assert refused(*twelve) == []
    found = only(*twelve, "+neutral_bolton_flayer")
    assert (found.rule, found.data) == ("F17.4", {"points": 13, "most": 12})


@pytest.mark.rule("F17.3", "F17.5")
def test_factions() -> None:
    found = only(*STARK, "lannister_guardsmen")
    assert found.rule == "F17.3"
    assert found.data == {"card": "lannister_lannister_guardsmen", "faction": "stark"}
    neutral = (
        "army neutral 40",
        "lysene_sellswords",
        "+vargo_hoat_the_goat_of_harrenhal_commander",
    )
    assert refused(*neutral, "house_bolton_flayed_men", "golden_company_swordsmen") == []
    assert refused(*neutral, "stark_bowmen") == [("F17.5", "not-neutral")]
    assert different_cards(army(*neutral))[:7] == FACTION_CARDS[FACTIONS.index["neutral"]]


@pytest.mark.rule("F17.6")
def test_a_neutral_commander_leads_any_faction_that_takes_neutrals() -> None:
    leader = "+vargo_hoat_the_goat_of_harrenhal_commander"
    stark = army("army stark 40", "stark_sworn_swords", leader)
    assert check(stark) == []
    assert costs_of(stark).neutral == 0
    vargo = CARD[CARDS.index["neutral_vargo_hoat_the_goat_of_harrenhal_commander"]]
    assert different_cards(stark) == (*FACTION_CARDS[FACTIONS.index["stark"]], *vargo.tactics)
    assert refused("army freefolk 40", "spearwives", leader) == [("F17.6", "no-neutrals")]
    # The Free Folk take no neutral units, attachments or NCUs either.
    more = (
        *FREE_FOLK,
        "hedge_knights",
        "spearwives",
        "+lysene_bosun",
        "ncu lord_varys_the_spider",
    )
    assert refused(*more) == [("F17.6", "no-neutrals")] * 3


@pytest.mark.rule("F17.3", "F17.12")
def test_the_brotherhood_may_have_one_guest() -> None:
    own = ("army brotherhood 40", "men_at_arms", "+beric_dondarrion_lightning_lord_commander")
    guest = (*own, "stark_sworn_swords")
    assert refused(*guest) == []
    assert costs_of(army(*guest)).neutral == 0
    assert refused(*guest, "stag_knights") == [("F17.3", "other-faction")]
    assert refused(*own, "lannister_guardsmen") == [("F17.3", "other-faction")]
    assert refused(*guest, "+umber_champion") == [("F17.3", "other-faction")]


# Commanders and heroes


@pytest.mark.rule("F17.7", "F17.8", "F16.1", "FR42")
def test_exactly_one_commander() -> None:
    assert refused("army stark 40", "stark_sworn_swords") == [("F17.7", "no-commander")]
    found = only(*STARK, "stark_sworn_swords", "+greatjon_umber_lord_of_last_hearth_commander")
    assert found.rule == "F17.7"
    assert found.data["cards"] == [
        "stark_robb_stark_the_wolf_lord_commander",
        "stark_greatjon_umber_lord_of_last_hearth_commander",
    ]
    # One that is an attachment needs a unit.
    alone = ("army stark 40", "stark_sworn_swords", "enemy robb_stark_the_wolf_lord_commander")
    assert refused(*alone) == [("F17.8", "without-unit")]


def test_the_commanders_unit() -> None:  # F16.5
    assert commanders_squad(army("army stark 40", "stark_bowmen", *ROBB)) == 1
    assert commanders_squad(army("army stark 40", "stark_bowmen")) == -1


@pytest.mark.rule("F17.15", "FR42")
def test_an_army_needs_a_combat_unit() -> None:
    assert refused("army stark 40", "ncu sansa_stark_little_bird") == [
        ("F17.7", "no-commander"),
        ("F17.15", "no-unit"),
    ]


@pytest.mark.rule("F17.9", "FS27")
def test_a_hero_is_there_once() -> None:
    young, old = "jaime_lannister_the_young_lion", "+jaime_lannister_the_kingslayer_commander"
    found = check(
        army("army lannister 40", "lannister_guardsmen", old, "lannister_halberdiers", f"+{young}")
    )
    assert [(one.rule, one.data) for one in found] == [("F17.9", {"character": "jaime_lannister"})]
    # In whatever kind: Robb as Commander and as NCU.
    assert refused(*STARK, "ncu robb_stark_king_in_the_north") == [("F17.9", "hero-twice")]


@pytest.mark.rule("F17.10")
def test_other_cards_may_be_there_several_times() -> None:
    assert refused(*STARK, *["stark_bowmen"] * 5) == []
    assert refused(*STARK, *["stark_bowmen", "+sworn_sword_captain"] * 4) == []


@pytest.mark.rule("F17.19", "FR69", "F16.5")
def test_doran_commands_through_areo() -> None:
    doran, areo = "ncu doran_martell_lord_of_sunspear", "+areo_hotah_captain_of_the_guard_commander"
    both = army("army martell 40", "martell_spearmen", "sunspear_royal_guard", areo, doran)
    assert check(both) == []
    assert [CARDS.ids[card] for card in commanders_of(both)] == [
        "martell_doran_martell_lord_of_sunspear"
    ]
    assert commanders_squad(both) == 1
    assert costs_of(both).total == 5 + 7 + 4
    assert [TACTICS_CARDS.ids[card] for card in different_cards(both)[7:]] == [
        "40911",
        "40912",
        "40913",
    ]
    # Areo needs Doran; Doran alone is an NCU like others and leaves room for a Commander.
    assert refused("army martell 40", "martell_spearmen", areo) == [("F17.12", "requires")]
    oberyn = ("army martell 40", "martell_spearmen", "+oberyn_martell_prince_of_dorne_commander")
    assert refused(*oberyn, doran) == []
    assert refused(*oberyn, "sunspear_royal_guard", areo, doran) == [
        ("F17.7", "several-commanders")
    ]


@pytest.mark.rule("F16.2", "F16.3", "F16.5")
def test_commanders_that_are_units_pay_their_cost() -> None:
    mag = army("army freefolk 40", "spearwives", "mag_the_mighty_commander")
    assert check(mag) == []
    assert costs_of(mag).total == 10
    assert commanders_squad(mag) == 1
    # His ten cards replace the whole deck.
    assert different_cards(mag) == CARD[CARDS.index["freefolk_mag_the_mighty_commander"]].tactics
    assert len(deck_of(mag)) == 20
    varamyr = ("army freefolk 40", "varamyr_sixskins_master_skinchanger_commander")
    found = only(*varamyr)
    assert found.rule == "F17.12"
    assert found.data["cards"] == ["freefolk_shadowcat", "freefolk_wolf_pack"]
    assert refused(*varamyr, "shadowcat", "wolf_pack") == []


@pytest.mark.rule("F16.4")
def test_decks() -> None:
    deck = deck_of(army(*TARGARYEN))
    assert len(deck) == 20
    assert all(deck.count(card) == 2 for card in deck)
    # Drogo brings four cards, and 40702 goes for them.
    numbers = {TACTICS_CARDS.ids[card] for card in deck}
    assert "40702" not in numbers
    assert {"40708", "40709", "40710", "40711"} <= numbers


# Attachments


@pytest.mark.rule("F4.1", "F4.4", "F17.11")
def test_an_attachment_joins_a_unit_of_its_type() -> None:
    found = only(*STARK, "stark_outriders", "+umber_champion")
    assert found.rule == "F17.11"
    assert found.data == {
        "card": "stark_umber_champion",
        "unit_card": "stark_stark_outriders",
        "unit_type": "infantry",
    }


@pytest.mark.rule("F4.2", "F4.12")
def test_solo_units_have_no_attachments_but_their_own() -> None:
    assert refused(*STARK, "grey_wind", "+umber_champion") == [("F4.2", "solo")]
    builder = ("conscripts", "+senior_builder")
    part = "+scorpion_modifications_builder"
    assert refused(*WATCH, *builder, "builder_scorpion_crew", part) == []
    assert refused(*WATCH, *builder, "builder_stone_thrower", part) == [("F17.12", "only-units")]
    assert refused(*WATCH, "builder_scorpion_crew", part) == [("F17.12", "requires")]


@pytest.mark.rule("F4.3", "F17.11", "F17.17")
def test_one_attachment_unless_it_ignores_the_limit() -> None:
    found = only(*STARK, "+umber_champion")
    assert found.rule == "F4.3"
    assert found.data["cards"] == [
        "stark_robb_stark_the_wolf_lord_commander",
        "stark_umber_champion",
    ]
    assert refused(*BOLTON, "+bolton_theon_greyjoy_reek") == []
    # Pypar ignores it only beside Grenn.
    assert refused(*WATCH, "conscripts", "+grenn_aurochs", "+pypar_monkey") == []
    assert refused(*WATCH, "conscripts", "+senior_builder", "+pypar_monkey") == [
        ("F4.3", "attachment-limit")
    ]


@pytest.mark.rule("F17.12", "F17.17")
def test_where_attachments_may_be() -> None:
    # Reek must be in Ramsay's unit.
    found = only(*BOLTON, "cutthroats", "+bolton_theon_greyjoy_reek")
    assert (found.key, found.data["character"]) == ("ice_and_fire-army-must-join", ["ramsay_snow"])
    assert (
        refused(
            "army nightswatch 40", "ranger_vanguards", "+benjen_stark_beyond_the_wall_commander"
        )
        == []
    )
    marshal = ("army nightswatch 40", "watch_marshal", "+benjen_stark_beyond_the_wall_commander")
    assert ("F17.12", "only-affiliation") in refused(*marshal)
    assert refused(*TARGARYEN, "dothraki_outriders", "+screamer_ko") == []
    assert refused(*TARGARYEN, "bloody_mummer_zorse_riders", "+screamer_ko") == [
        ("F17.12", "only-faction")
    ]


@pytest.mark.rule("F17.16")
def test_attachments_for_enemies() -> None:
    assert refused(*LANNISTER, "enemy turncoat") == []
    assert costs_of(army(*LANNISTER, "enemy turncoat")).total == 6
    assert refused(*LANNISTER, "lannister_halberdiers", "+turncoat") == [
        ("F17.16", "joins-enemies")
    ]
    assert refused(*LANNISTER, "enemy guard_captain") == [("F17.8", "without-unit")]
    assert costs_of(army(*LANNISTER, "enemy turncoat")).squads == (5,)
    # They are part of the army when heroes are counted.
    twice = (
        "enemy jaime_lannister_maimed_hostage",
        "lannister_guardsmen",
        "+jaime_lannister_the_young_lion",
    )
    assert refused(*LANNISTER, *twice) == [("F17.9", "hero-twice")]


# Restrictions on cards


@pytest.mark.rule("F17.12", "F17.17")
@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ((*STARK, "grey_wind"), []),
        ((*STARK, "summer"), ["requires"]),
        ((*STARK, "stark_bowmen", "+bran_and_hodor_protector_and_ward", "summer"), []),
        ((*STARK, "stark_bowmen", "+syrio_forel_first_blade_of_braavos"), ["requires"]),
        (
            (*STARK, "stark_bowmen", "+syrio_forel_first_blade_of_braavos",
             "ncu arya_stark_the_wolf_girl"),
            [],
        ),
        ((*WATCH, "ncu gilly_the_wildling_girl"), ["requires"]),
        ((*STARK, "eddards_honor_guard"), ["requires", "must-contain"]),
        (
            ("army stark 40", "eddards_honor_guard",
             "+eddard_stark_lord_of_winterfell_commander"),
            [],
        ),
        (
            ("army stark 40", "eddards_honor_guard", "stark_bowmen",
             "+eddard_stark_lord_of_winterfell_commander"),
            ["must-contain"],
        ),
        ((*TARGARYEN, "drogos_bloodriders"), ["must-contain"]),
        (
            ("army targaryen 40", "drogos_bloodriders", "+khal_drogo_the_great_khal_commander"),
            [],
        ),
        ((*TARGARYEN, "drogon"), ["requires"]),
        ((*LANNISTER, "ncu qyburn_master_of_whisperers", "ncu lord_varys_the_spider"), ["forbids"]),
        ((*STARK, *["dragonstone_noble"] * 2), ["other-faction"] * 2),
        ((*STANNIS, *["dragonstone_noble"] * 2), []),
        ((*STANNIS, *["dragonstone_noble"] * 3), ["max-copies"]),
        ((*FREE_FOLK, "bear"), ["not-purchasable"]),
        ((*STARK, "golden_company_war_elephant"), ["max-per-friendly"]),
        (("army neutral 40", "golden_company_swordsmen",
          "+vargo_hoat_the_goat_of_harrenhal_commander", "golden_company_war_elephant"), []),
    ],
)  # fmt: skip
def test_restrictions(lines: tuple[str, ...], expected: list[str]) -> None:
    assert [key for _, key in refused(*lines)] == expected


@pytest.mark.rule("F17.12")
def test_more_scorpions_with_othell_yarwyck() -> None:
    crews = ["builder_scorpion_crew"] * 3
    assert refused(*WATCH, *crews) == [("F17.12", "max-copies")]
    othell = ("army nightswatch 40", "sworn_brothers", "+othell_yarwyck_first_builder_commander")
    assert refused(*othell, *crews) == [("F17.12", "max-copies")]
    part = "+scorpion_modifications_othell_yarwyck"
    assert refused(*othell, *crews, part) == []


@pytest.mark.rule("F17.12")
def test_unending_vengeance() -> None:
    stoneheart = ("army brotherhood 40", "men_at_arms", "+catelyn_stark_lady_stoneheart_commander")
    assert refused(*stoneheart, "hedge_knights") == []
    for hated in ("house_bolton_cutthroats", "ncu walder_frey_lord_of_the_crossing"):
        assert refused(*stoneheart, hated) == [("F17.12", "forbids")]
    captain = only(*stoneheart, "hedge_knights", "peasant_levy", "+neutral_dreadfort_captain")
    assert captain.data["card_or_character"] == "neutral_dreadfort_captain"
    beric = (*stoneheart, "peasant_levy", "+beric_dondarrion_azor_ahai")
    assert refused(*beric) == [("F17.12", "forbids")]


@pytest.mark.rule("F17.13")
def test_loyalties() -> None:
    assert refused(*STANNIS, "kings_men", "baratheon_wardens") == []
    found = only(*STANNIS, "kings_men", "rose_knights")
    assert (found.rule, found.data) == (
        "F17.13",
        {"character": ["renly_baratheon", "stannis_baratheon"]},
    )


@pytest.mark.rule("F34.21")
def test_an_army_has_room_for_sixteen_units_and_six_ncus() -> None:
    big = ("army stark 200", *ROBB, *["stark_sworn_swords"] * 15)
    assert refused(*big) == []
    assert refused(*big, "stark_sworn_swords") == [("F34.21", "too-many")]


def test_everything_wrong_is_told_at_once() -> None:
    assert refused(
        "army stark 10", "grey_wind", "+umber_champion", "summer", "lannister_guardsmen"
    ) == [
        ("F17.2", "over-limit"),
        ("F17.3", "other-faction"),
        ("F17.7", "no-commander"),
        ("F4.2", "solo"),
        ("F17.12", "requires"),
        ("F17.12", "requires"),
    ]


@pytest.mark.rule("F32.2", "FS136")
def test_a_hero_is_once_in_a_team() -> None:
    eddard = army("army stark 20", "stark_bowmen", "+eddard_stark_lord_of_winterfell_commander")
    again = army("army stark 20", *ROBB, "ncu eddard_stark_warden_of_the_north")
    lannister = army("army lannister 20", *TYWIN)
    assert check(eddard) == check(again) == []
    (found,) = check_team([eddard, again])
    assert (found.rule, found.data) == ("F32.2", {"character": "eddard_stark"})
    assert check_team([eddard, lannister]) == []


# Cost reductions


def total(*lines: str) -> int:
    return costs_of(army(*lines)).total


@pytest.mark.rule("F17.14", "F17.17")
def test_adaptive_units_have_one_cheaper_attachment() -> None:
    assert total(*STARK, "winterfell_guard") == 12
    assert total(*STARK, "winterfell_guard", "+umber_champion") == 12
    # Where it saves most: beside Mance, who is free, a companion costs nothing.
    assert total(*FREE_FOLK, "+jarl_advance_raid_leader") == 4
    # Never below nothing, and once.
    assert total("army stark 40", "winterfell_guard", "+robb_stark_the_wolf_lord_commander") == 7
    assert (
        total(*STARK, "winterfell_guard", "+umber_champion", "winterfell_guard", "+umber_champion")
        == 19
    )


@pytest.mark.rule("F17.14", "F17.17")
def test_other_reductions() -> None:
    bones = CARDS.index["bolton_ben_bones_kennelmaster"]
    assert CARD[bones].cost == 1
    assert total(*BOLTON, "bolton_bastards_girls", "+ben_bones_kennelmaster") == 6 + 7
    assert total(*BOLTON, "cutthroats", "+ben_bones_kennelmaster") == 6 + 5 + 1
    # The first Bastard's Boy is free.
    boys = ("dreadfort_archers", "+skinner_bastards_boy", "cutthroats", "+grunt_bastards_boy")
    assert total(*BOLTON, *boys) == 6 + 6 + 5 + 1
    # Put where another reduction does not help: one of these two is adaptive.
    mixed = (
        "neutral_stormcrow_mercenaries",
        "+skinner_bastards_boy",
        "cutthroats",
        "+grunt_bastards_boy",
    )
    assert total(*BOLTON, *mixed) == 6 + 5 + 5
    third = ("dreadfort_spearmen", *boys, "cutthroats", "+sour_alyn_bastards_boy")
    assert total(*BOLTON, *third) == 6 + 5 + 6 + 6 + 6
    # Tyrion is free in the Stone Crows.
    assert (
        total(*LANNISTER, "lannister_stone_crows", "+tyrion_lannister_the_giant_of_lannister")
        == 5 + 5
    )
    assert (
        total(*LANNISTER, "lannister_halberdiers", "+tyrion_lannister_the_giant_of_lannister")
        == 5 + 5 + 1
    )
    # A dragon costs 1 less with Daenerys the Unburnt, one of them only.
    dragons = ("drogon", "viserion", "ncu daenerys_targaryen_the_unburnt")
    assert total("army targaryen 60", *DROGO, *dragons) == 6 + 6 + 7 + 5
    # One attachment of the Brotherhood costs 1 less.
    levy = ("army brotherhood 40", "men_at_arms", "+beric_dondarrion_lightning_lord_commander")
    assert total(*levy, "peasant_levy", "+lysene_bosun", "peasant_levy", "+lysene_bosun") == 15


@pytest.mark.rule("F17.4", "F17.14")
def test_the_cheaper_attachment_of_the_brotherhood_may_be_a_neutral_one() -> None:
    """It saves as much, and leaves more for neutral cards."""
    lines = ["army brotherhood 40", "men_at_arms", "+beric_dondarrion_lightning_lord_commander"]
    lines += ["peasant_levy", "+hot_pie_the_baker", "brotherhood_sworn_knights", "+glory_seeker"]
    lines += [
        "golden_company_swordsmen",
        "ncu the_high_seneschal",
        "ncu tycho_nestoris_iron_banker",
    ]
    costs = costs_of(army(*lines))
    assert (costs.total, costs.neutral, costs.squads) == (31, 12, (6, 5, 8, 7))
    assert check(army(*lines)) == []


def test_the_points_of_units_include_their_attachments() -> None:
    costs = costs_of(army(*STARK, "winterfell_guard", "stark_bowmen", "+umber_champion"))
    assert costs.squads == (5, 7, 7)


# Ready-made armies


@pytest.mark.rule("F17.18")
@pytest.mark.parametrize("place", range(25), ids=lambda place: starters()[place].id)
def test_ready_made_armies_are_allowed_and_add_up(place: int) -> None:
    starter, data = starters()[place], load("starter_armies")["starter_armies"][place]
    assert check(starter.army) == []
    costs = costs_of(starter.army)
    assert (costs.total, costs.neutral) == (data["points_total"], data["neutral_points"])
    assert activations(starter.army) == data["activations"]
    (commander,) = commanders_of(starter.army)
    assert str(CARD[commander].number) == data["commander"]["id"]
    deck = [TACTICS_CARDS.ids[card] for card in different_cards(starter.army)]
    assert deck == data["tactics_deck"]


@pytest.mark.parametrize("points", [30, 40])
def test_every_faction_has_a_ready_made_army(points: int) -> None:
    ready = {starter.army.faction for starter in starters() if starter.army.limit == points}
    assert ready == set(range(len(FACTIONS.ids)))


def test_the_cases_are_all_ready_made_armies() -> None:
    assert len(starters()) == 25


@pytest.mark.rule("F2.18", "F5.3")
def test_activations_are_units_and_ncus() -> None:
    assert activations(army(*STARK, "stark_bowmen", "ncu sansa_stark_little_bird")) == 3


@pytest.mark.rule("F3.20", "FS25")
def test_attachments_do_not_change_the_name_of_a_unit() -> None:
    swords = army("army stark 40", "stark_sworn_swords", "+umber_champion").squads[0]
    assert "House Umber" not in UNIT[swords.unit].affiliations


def test_cards_stand_in_the_order_of_the_list() -> None:
    found = army(*STARK, "stark_bowmen", "ncu sansa_stark_little_bird")
    assert [CARDS.ids[card] for card in cards_of(found)] == [
        "stark_stark_sworn_swords",
        "stark_robb_stark_the_wolf_lord_commander",
        "stark_stark_bowmen",
        "stark_sansa_stark_little_bird",
    ]
