"""The data of the game: everything in it is read by the game, or held to the rules here."""

import re
from typing import Any

import pytest
from tests.games.iron_throne.specification import abilities, data, rows

from throneroom.games.iron_throne.content import CHARACTERS, DECK_SIZE, HOUSES
from throneroom.text import load_rulebook

HOUSE_DATA: list[dict[str, Any]] = data("houses")["houses"]
PROVENANCE = ("rulebook", "public", "designed")


def operations() -> list[tuple[str, dict[str, Any]]]:
    """All operations of all abilities with whose they are."""
    found = []
    for who, item in abilities():
        effect = item["effect_struct"]
        found += [(who, op) for op in effect["cost"] + effect["ops"]]
    return found


def test_every_part_of_the_data_has_its_fields_and_no_others() -> None:
    assert data("deck").keys() == {
        *("_about", "truce_cards", "copies_of_a_character_card", "hostility_values", "provenance")
    }
    for house in HOUSE_DATA:
        assert house.keys() == {"id", "colours", "pattern", "characters", "provenance"}
        assert house["colours"].keys() == {"primary", "secondary", "text_on_primary"}
        for character in house["characters"]:
            assert character.keys() == {"id", "provenance", "basis"}
    for event in data("event_cards")["events"]:
        kind = {"house"} if "house" in event else {"metric", "special_events"}
        assert event.keys() == {"id", "provenance"} | kind
    for window in data("windows")["windows"]:
        assert window.keys() == {"id", "phase", "cards_allowed", "reserved"}
    for who, item in abilities():
        assert item.keys() == {
            *("house", "character", "window", "condition_struct", "effect_struct"),
            *("provenance", "rules"),
        }, who


@pytest.mark.rule("I1.4", "I1.2")
def test_decks_and_houses() -> None:
    assert DECK_SIZE == 25
    assert [house["id"] for house in HOUSE_DATA] == list(HOUSES.ids)
    for house in HOUSE_DATA:
        assert all(re.fullmatch(r"#[0-9A-F]{6}", c) for c in house["colours"].values())
    assert len({house["pattern"] for house in HOUSE_DATA}) == 5  # told apart without colours, too


def test_everything_says_where_it_is_from() -> None:
    items: list[dict[str, Any]] = [item for _, item in abilities()]
    items += [*HOUSE_DATA, *(c for house in HOUSE_DATA for c in house["characters"])]
    items += data("event_cards")["events"]
    assert all(item["provenance"] in PROVENANCE for item in items)
    # As the table of the rules' last chapter counts it.
    characters = [c["provenance"] for house in HOUSE_DATA for c in house["characters"]]
    assert [characters.count(source) for source in PROVENANCE] == [7, 7, 11]


@pytest.mark.rule("I18.1")
def test_abilities_are_those_of_their_house_and_name_rules() -> None:
    rules = load_rulebook("iron_throne").rules
    chapters = {rule.partition(".")[0] for rule in rules}
    for who, item in abilities():
        assert HOUSES.index[item["house"]] == CHARACTERS.index[item["character"]] // 5, who
        assert item["rules"], who
        assert set(item["rules"]) <= set(rules) | chapters, who


@pytest.mark.rule("I18.2", "I18.8")
def test_operations_have_the_parameters_of_the_rules() -> None:
    table = {row[0].strip("|` "): set(re.findall(r"[a-z_]+", row[1])) for row in rows("I18.2")}
    for who, op in operations():
        fields = op.keys() - {"op", "if", "optional"}
        assert fields <= table[op["op"]], (who, op)


@pytest.mark.rule("I18.2", "I18.9", "I16.8")
def test_what_every_operation_says_alike() -> None:
    """Fields that tell a reader what the game takes for granted."""
    alike = {
        ("take_hostage", "taker"): {"self"},
        ("torture_hostage", "card"): {"hostage_just_taken"},
        ("add_total", "side"): {"own"},
        ("force_support", "side"): {"own"},
        ("peek_hand", "random"): {True},
        ("peek_event", "keep_top"): {1},
        ("replace_played_card", "from"): {"hand"},
        ("treat_card_as", "type"): {"hostility"},
        ("shift_power", "to"): {"own_chosen_character"},
    }
    for (name, field), values in alike.items():
        assert {op[field] for _, op in operations() if op["op"] == name} == values
    for _, op in operations():
        if op["op"] == "peek_event":
            assert op["keep_top"] + op["to_bottom"] == op["n"]
        if op.get("optional"):  # these ask, and one answer is to leave it
            assert op["op"] in ("discard", "replace_played_card")
    # Whoever uses an ability is the player it speaks of, unless it names another.
    subjects = {op["player"] for _, op in operations() if "player" in op}
    assert subjects == {
        *("self", "opposing_active", "choose_own_side_player", "choose_opposing_supporter")
    }
