"""Everything that happens is told, in its order: stories of marches and combats, event by event."""

import pytest
from tests.games.thrones.battlefield import HOUSES, Board, army, fight, token


def against_kings_landing(stance: str) -> Board:
    """Baratheon asks Lannister for help against the neutral force."""
    b = Board(
        {
            "kings_landing": {"neutral": 5},
            "kingswood": army("baratheon", "fk", "march_0"),
            "blackwater": army("lannister", "k", "support"),
        }
    )
    b.play("baratheon", "resolve_march kingswood", "march kingswood>kings_landing:fk", "end_march")
    return b.play("lannister", f"support blackwater {stance}")


@pytest.mark.rule("T13.2", "T13.4", "T13.13", "T23.4", "T23.9", "T24.12", "T1.18")
def test_a_march_takes_an_area_and_its_port() -> None:
    b = Board(
        {
            "moat_cailin": army("greyjoy", "ff", "march_0"),
            "white_harbor": token("stark"),
            "port_of_white_harbor": army("stark", "ss", "support"),
        },
        supply={"greyjoy": 6},
    )
    b.attack("greyjoy", "moat_cailin", "white_harbor", "ff", token=True)
    b.play("greyjoy", "ships 1")
    assert b.story() == [
        "token_placed greyjoy moat_cailin",
        "march greyjoy moat_cailin march_0",
        "moved greyjoy moat_cailin white_harbor footman+footman",
        "token_removed stark white_harbor",
        "control white_harbor stark greyjoy",
        "destroyed stark port_of_white_harbor ship+ship",
        "order_removed stark port_of_white_harbor support",
        "port_taken greyjoy port_of_white_harbor 1",
        "order_removed greyjoy moat_cailin march_0",
    ]


@pytest.mark.rule("TR26.1", "T26.2")
def test_an_attack_on_a_neutral_force_is_called_off() -> None:
    b = against_kings_landing("nobody")
    b.play("baratheon", "resolve_march kingswood", "march kingswood>the_reach:f", "end_march")
    assert b.story() == [
        "help_wanted baratheon kings_landing 5",
        "support lannister blackwater kings_landing nobody",
        "attack_called_off baratheon kings_landing",
        "march baratheon kingswood march_0",
        "moved baratheon kingswood the_reach footman",
        "control the_reach - baratheon",
        "order_removed baratheon kingswood march_0",
    ]


@pytest.mark.rule("TR26.1", "T26.5")
def test_a_neutral_force_yields() -> None:
    b = against_kings_landing("attacker")
    b.play("baratheon", "pass")
    assert b.story() == [
        "help_wanted baratheon kings_landing 5",
        "support lannister blackwater kings_landing attacker",
        "march baratheon kingswood march_0",
        "moved baratheon kingswood kings_landing footman+knight",
        "neutral_force_beaten baratheon kings_landing 5",
        "control kings_landing - baratheon",
        "control kingswood baratheon -",
        "order_removed baratheon kingswood march_0",
    ]


@pytest.mark.rule(
    "T13.9",
    "T14.10",
    "T14.15",
    "T14.19",
    "T15.1",
    "T15.55",
    "T15.61",
    "T16.2",
    "T16.4",
    "T19.1",
    "T20.2",
)
def test_a_combat_from_its_march_to_patchface() -> None:
    b = Board(
        {
            "the_reach": army("tyrell", "kk", "march_plus_1_special"),
            "kingswood": army("baratheon", "f", "defense_plus_1"),
            "kings_landing": army("martell", "f", "support"),
            "the_boneway": army("lannister", "f", "support"),
        },
        blade_used=False,
        tracks={"fiefdoms": ["tyrell", *(h for h in HOUSES if h != "tyrell")]},
    )
    b.attack("tyrell", "the_reach", "kingswood", "kk")
    b.play("lannister", "support the_boneway attacker")
    b.play("martell", "support kings_landing defender")
    b.play("tyrell", "refuse the_boneway").play("baratheon", "accept")
    b.cards("ser_loras_tyrell", "patchface").play("tyrell", "use_blade")
    b.play("baratheon", "card mace_tyrell")
    assert b.story() == [
        "march tyrell the_reach march_plus_1_special",
        "moved tyrell the_reach kingswood knight+knight",
        "control the_reach tyrell -",
        "combat tyrell baratheon kingswood knight+knight footman",
        "support lannister the_boneway kingswood attacker",
        "support martell kings_landing kingswood defender",
        "refused tyrell the_boneway",
        "initial_strength tyrell 4 1 . . 0 5 baratheon 1 1 kings_landing 1 0 3",
        "cards_revealed tyrell ser_loras_tyrell baratheon patchface",
        "blade_used tyrell",
        "battle kingswood tyrell 4 1 . . 0 ser_loras_tyrell 3 1 - 0 9 0 0 baratheon 1 1 "
        "kings_landing 1 0 patchface 0 0 - 0 3 0 0 tyrell 0",
        "retreated baratheon kingswood storms_end footman",
        "order_removed baratheon kingswood defense_plus_1",
        "entered tyrell kingswood knight+knight",
        "order_moved tyrell the_reach kingswood march_plus_1_special",
        "control storms_end - baratheon",
        "control kingswood baratheon tyrell",
        "card_discarded tyrell mace_tyrell",
    ]


@pytest.mark.rule("T15.14", "T15.22")
def test_aeron_is_paid_for_and_a_hand_refreshed() -> None:
    hands = {"greyjoy": ["aeron_damphair", "victarion_greyjoy"]}
    b = fight("lannister", "greyjoy", hands=hands, power={"greyjoy": 2})
    b.cards("aeron_damphair", "tyrion_lannister").play("lannister", "pass")
    b.play("greyjoy", "card victarion_greyjoy")
    assert b.story() == [
        "march lannister the_reach march_0",
        "moved lannister the_reach searoad_marches knight+knight",
        "control the_reach lannister -",
        "combat lannister greyjoy searoad_marches knight+knight footman+footman",
        "initial_strength lannister 4 0 . . 0 4 greyjoy 2 0 . . 0 2",
        "cards_revealed lannister tyrion_lannister greyjoy aeron_damphair",
        "power_paid greyjoy 2",
        "card_replaced greyjoy victarion_greyjoy",
        "battle searoad_marches lannister 4 0 . . 0 tyrion_lannister 1 0 - 0 5 0 0 greyjoy 2 "
        "0 . . 0 victarion_greyjoy 3 0 - 0 5 0 0 greyjoy 0",
        "retreated lannister searoad_marches the_reach knight+knight",
        "cards_returned greyjoy "
        "euron_crows_eye+balon_greyjoy+theon_greyjoy+dagmar_cleftjaw+asha_greyjoy+aeron_damphair",
        "control the_reach - lannister",
        "order_removed lannister the_reach march_0",
    ]


@pytest.mark.rule("T15.21", "TR15.2")
def test_tyrion_sends_a_last_card_back() -> None:
    b = fight("lannister", "stark", "kk", "ff", hands={"stark": ["robb_stark"]})
    b.cards("robb_stark", "tyrion_lannister").play("lannister", "use_ability")
    assert b.story() == [
        "march lannister the_reach march_0",
        "moved lannister the_reach searoad_marches knight+knight",
        "control the_reach lannister -",
        "combat lannister stark searoad_marches knight+knight footman+footman",
        "initial_strength lannister 4 0 . . 0 4 stark 2 0 . . 0 2",
        "cards_revealed lannister tyrion_lannister stark robb_stark",
        "card_returned stark robb_stark",
        "no_card stark",
        "battle searoad_marches lannister 4 0 . . 0 tyrion_lannister 1 0 - 0 5 0 0 stark 2 0 "
        ". . 0 - 0 0 - 0 2 0 0 lannister 0",
    ]


@pytest.mark.rule("T15.21")
def test_tyrion_sends_a_card_back() -> None:
    b = fight("lannister", "tyrell", "kk", "ff").cards("tyrion_lannister", "mace_tyrell")
    b.play("lannister", "use_ability").play("tyrell", "card queen_of_thorns")
    assert b.story() == [
        "march lannister the_reach march_0",
        "moved lannister the_reach searoad_marches knight+knight",
        "control the_reach lannister -",
        "combat lannister tyrell searoad_marches knight+knight footman+footman",
        "initial_strength lannister 4 0 . . 0 4 tyrell 2 0 . . 0 2",
        "cards_revealed lannister tyrion_lannister tyrell mace_tyrell",
        "card_returned tyrell mace_tyrell",
        "card_replaced tyrell queen_of_thorns",
        "battle searoad_marches lannister 4 0 . . 0 tyrion_lannister 1 0 - 0 5 0 0 tyrell 2 "
        "0 . . 0 queen_of_thorns 0 0 - 0 2 0 0 lannister 0",
    ]


@pytest.mark.rule("T15.51", "T25.4")
def test_a_garrison_falls_to_tywin() -> None:
    areas = {"searoad_marches": army("lannister", "kk", "march_0")}
    b = Board(areas, garrisons={"tyrell": 2})
    b.attack("lannister", "searoad_marches", "highgarden", "kk")
    b.cards("tywin_lannister", "margaery_tyrell")
    assert b.story() == [
        "march lannister searoad_marches march_0",
        "moved lannister searoad_marches highgarden knight+knight",
        "control searoad_marches lannister -",
        "combat lannister tyrell highgarden knight+knight .",
        "initial_strength lannister 4 0 . . 0 4 tyrell 0 0 . . 2 2",
        "cards_revealed lannister tywin_lannister tyrell margaery_tyrell",
        "battle highgarden lannister 4 0 . . 0 tywin_lannister 4 0 - 0 8 0 0 tyrell 0 0 . . "
        "2 margaery_tyrell 1 0 - 0 3 0 1 lannister 0",
        "power_gained lannister 2",
        "garrison_lost tyrell highgarden",
        "entered lannister highgarden knight+knight",
        "control highgarden tyrell lannister",
        "order_removed lannister searoad_marches march_0",
    ]


@pytest.mark.rule("T15.53", "T15.56")
def test_renly_knights_and_roose_returns() -> None:
    b = fight("baratheon", "stark", "fk", "f").cards("renly_baratheon", "roose_bolton")
    b.play("baratheon", "knight searoad_marches standing")
    assert b.story() == [
        "march baratheon the_reach march_0",
        "moved baratheon the_reach searoad_marches footman+knight",
        "control the_reach baratheon -",
        "combat baratheon stark searoad_marches footman+knight footman",
        "initial_strength baratheon 3 0 . . 0 3 stark 1 0 . . 0 1",
        "cards_revealed baratheon renly_baratheon stark roose_bolton",
        "battle searoad_marches baratheon 3 0 . . 0 renly_baratheon 3 0 - 0 6 0 0 stark 1 0 "
        ". . 0 roose_bolton 2 0 - 0 3 0 0 baratheon 0",
        "knighted baratheon searoad_marches",
        "cards_returned stark roose_bolton",
    ]


@pytest.mark.rule("T3.8", "T15.24", "T15.25")
def test_casualties_and_a_lost_support() -> None:
    b = Board(
        {
            "the_reach": army("tyrell", "kk", "march_0"),
            "searoad_marches": army("lannister", "ff"),
            "stoney_sept": army("lannister", "f", "raid"),
        }
    )
    b.attack("tyrell", "the_reach", "searoad_marches", "kk")
    b.cards("queen_of_thorns", "the_hound").play("tyrell", "take_order stoney_sept")
    assert b.story() == [
        "march tyrell the_reach march_0",
        "moved tyrell the_reach searoad_marches knight+knight",
        "control the_reach tyrell -",
        "combat tyrell lannister searoad_marches knight+knight footman+footman",
        "initial_strength tyrell 4 0 . . 0 4 lannister 2 0 . . 0 2",
        "cards_revealed tyrell queen_of_thorns lannister the_hound",
        "order_removed lannister stoney_sept raid",
        "battle searoad_marches tyrell 4 0 . . 0 queen_of_thorns 0 0 - 0 4 0 0 lannister 2 0 "
        ". . 0 the_hound 2 0 - 0 4 0 2 tyrell 0",
    ]


@pytest.mark.rule("T30.2", "T30.5")
def test_a_victory() -> None:
    held = ("flints_finger", "riverrun", "harrenhal", "crackclaw_point")
    areas = {area: token("stark") for area in held}
    areas["moat_cailin"] = army("stark", "ff", "march_0")
    b = Board(areas)
    b.attack("stark", "moat_cailin", "seagard", "f")
    assert b.story() == [
        "march stark moat_cailin march_0",
        "moved stark moat_cailin seagard footman",
        "control seagard - stark",
        "victory stark 7",
    ]
