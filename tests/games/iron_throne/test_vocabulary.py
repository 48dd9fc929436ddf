"""The vocabulary of effects (I18): what leader sheets and character cards are made of."""

import pytest
from tests.games.iron_throne.specification import abilities, rows, rule
from tests.games.iron_throne.table import sit

from throneroom.games.iron_throne.conditions import CONDITIONS
from throneroom.games.iron_throne.content import (
    ABILITIES,
    ABILITY_NAMES,
    CARD_TEXT,
    CHARACTERS,
)
from throneroom.games.iron_throne.effects import OPERATIONS
from throneroom.games.iron_throne.selectors import CHARACTERS as CHARACTER_SELECTORS
from throneroom.games.iron_throne.selectors import PLAYERS, selector

# The vocabulary


@pytest.mark.rule("I18.1", "I18.7", "I18.8")
def test_every_ability_has_window_condition_and_effect() -> None:
    assert len(ABILITIES) == len(ABILITY_NAMES.ids) == 50
    for who, item in abilities():
        assert item.keys() >= {"window", "condition_struct", "effect_struct", "provenance"}, who
        effect = item["effect_struct"]
        assert effect.keys() == {"limit", "cost", "ops"}
        assert effect["limit"] in ("once_per_window", "once_per_turn")
        assert effect["ops"]
        number = CHARACTERS.index[item["character"]] + (CARD_TEXT if "card" in who else 0)
        ability = ABILITIES[number]
        assert ability.costs == len(effect["cost"])
        assert [op.name for op in ability.ops] == [o["op"] for o in effect["cost"] + effect["ops"]]
        assert ability.once_per_turn == (effect["limit"] == "once_per_turn")
        assert {o.get("if") for o in effect["ops"]} <= {None, "self_is_active", "own_side_lost"}
    once = [who for who, item in abilities() if item["effect_struct"]["limit"] == "once_per_turn"]
    assert once == ["leader joffrey", "leader shireen", "leader olenna"]


@pytest.mark.rule("I18.2", "I18.11")
def test_the_operations_are_those_of_the_rules() -> None:
    named = [row[0].strip("|` ") for row in rows("I18.2")]
    assert sorted(named) == sorted([*OPERATIONS, "keep_last_power"])
    used = {op.name for ability in ABILITIES for op in ability.ops}
    assert used == set(OPERATIONS)  # and each of them is used
    # What may be a cost says whether it can be paid, and nothing else does.
    paid = {op.name for ability in ABILITIES for op in ability.ops[: ability.costs]}
    assert paid == {name for name, operation in OPERATIONS.items() if operation.pays is not None}


@pytest.mark.rule("I18.5", "I18.11")
def test_the_conditions_are_those_of_the_rules() -> None:
    text = rule("I18.5")
    assert all(f"`{name}`" in text for name in CONDITIONS)
    used = {name for ability in ABILITIES for name, _ in ability.conditions}
    assert used == set(CONDITIONS)
    roles = {value for a in ABILITIES for name, value in a.conditions if name == "role"}
    assert roles == {
        *["any", "attacker", "active", "supporter", "participant", "participated_this_turn"],
    }
    assert all(f"`{role}`" in text for role in roles)


@pytest.mark.rule("I18.3", "I18.4", "I18.11")
def test_every_selector_means_something() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h8"},
        stark={"fighter": "robb", "hand": "h1"},
        tyrell={"fighter": "loras", "side": "defender"},
    ).clash("h8", "h1")
    t.table.handled_house = 0
    text = rule("I18.3") + rule("I18.4") + rule("I18.2")
    for ability in ABILITIES:
        for op in ability.ops:
            if not op.who:
                continue
            assert f"`{op.who.partition(':')[0]}" in text
            found = selector(op.who)
            assert isinstance(found.find(t.table, 0, (1, 0, 0)), list)
            assert bool(found.asks) == ("choose_" in op.who)
    for unknown in ("somebody", "living_character_of:self", "participating_character_of:somebody"):
        with pytest.raises(KeyError):
            selector(unknown)
    used = {op.who for ability in ABILITIES for op in ability.ops}
    used |= {op.extra["to"] for a in ABILITIES for op in a.ops if op.name == "move_sheet_power"}
    used |= {who.partition(":")[2] for who in used}
    assert {*PLAYERS, *CHARACTER_SELECTORS} <= used  # and each of them is used


@pytest.mark.rule("I18.6")
def test_the_counted_things_are_those_of_the_rules() -> None:
    text = rule("I18.6")
    counted = {op.per for ability in ABILITIES for op in ability.ops if op.per}
    assert counted == {
        *["choose", "tokens_paid", "own_side_supporters", "own_side_participating_characters"],
        *["opposing_side_participating_characters", "power_of_own_participating_character"],
    }
    assert all(name in text for name in counted)


@pytest.mark.rule("I18.12", "I16.11")
def test_what_would_change_nothing_cannot_be_used() -> None:
    # Moving power from an empty sheet, and drawing with deck and discard pile empty.
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h20"},
        stark={
            "leader": "robb",
            "fighter": "catelyn",
            "catelyn": 1,
            "sheet": 0,
            "hand": "h1 catelyn",
        },
    ).clash("h20", "h1")
    assert t.asked[0] == "choose_hostage_victim"  # Catelyn is dead besides
    # Removing power where no target would lose a token: List of Names.
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={
            "fighter": "jaime",
            "jaime": 1,
            "tywin": 1,
            "cersei": 1,
            "tyrion": 1,
            "hand": "h20",
        },
        stark={"fighter": "arya", "hand": "h1 arya"},
    ).clash("h20", "h1")
    t.do("lannister", "from stark", "take_deck")
    assert t.table.turn == 2
    # Denying what has been denied: a second Plea for Mercy.
    t = sit(
        "lannister baratheon stark",
        defender="baratheon",
        lannister={"fighter": "jaime", "hand": "h20"},
        baratheon={"leader": "davos", "fighter": "shireen", "hand": "h1 shireen shireen2"},
    ).clash("h20", "h1")
    t.do("baratheon", "play shireen")
    assert "shireen2" in t.hand("baratheon")
    assert t.table.turn == 2
    # Shuffling in an empty discard pile still draws a card: Tactical Manoeuvre may be played.
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "h1 robb"},
        lannister={"fighter": "jaime", "hand": "h1"},
    ).clash("h1", "h1")
    assert t.is_asked("play_card", "stark", "after_resolution")
