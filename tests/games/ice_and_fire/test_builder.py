"""What the builder tells of cards and armies, and what it expects of attacks."""

import pytest

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.army import Army, Squad, costs_of, starters
from throneroom.games.ice_and_fire.army_odds import attacks_of
from throneroom.games.ice_and_fire.army_rules import check
from throneroom.games.ice_and_fire.builder import BUILDER
from throneroom.games.ice_and_fire.content import CARD, CARDS, FACTIONS, UNIT
from throneroom.games.ice_and_fire.setup import OPTIONS, named_army
from throneroom.games.ice_and_fire.state import Battle
from throneroom.kernel import BadInput, FastChance, Illegal
from throneroom.text import Translator

SWORDS = CARDS.index["stark_stark_sworn_swords"]
BOWMEN = CARDS.index["stark_stark_bowmen"]


@pytest.mark.rule("F10.10", "F10.11", "F10.17")
def test_expected_wounds_are_those_of_the_dice() -> None:
    (attack,) = attacks_of(Squad(SWORDS))
    assert (attack["attack"], attack["reach"], attack["to_hit"]) == ("winters_bite", "melee", 4)
    # Seven dice, 4+, and a natural 6 hits twice: 7 * (3 + 1) / 6 hits, half of them blocked on 4+.
    assert attack["expected"]["4"][-1] == pytest.approx(7 * 4 / 6 / 2 * 1000, abs=1)
    # With a rank lost it hits on 3+ (Winter's Bite): five dice.
    assert attack["expected"]["4"][1] == pytest.approx(5 * 5 / 6 / 2 * 1000, abs=1)


@pytest.mark.rule("F10.20")
def test_a_charge_rolls_misses_again_and_a_shot_has_no_charge() -> None:
    (attack,) = attacks_of(Squad(SWORDS))
    assert attack["charging"]["4"][-1] == pytest.approx(attack["expected"]["4"][-1] * 1.5, abs=1)
    ranged = [one for one in attacks_of(Squad(BOWMEN)) if one["reach"] != "melee"]
    assert ranged
    assert all("charging" not in one for one in ranged)


def test_every_unit_of_every_faction_can_be_reckoned() -> None:
    for card in range(len(UNIT)):
        for attack in attacks_of(Squad(card)):
            assert len(attack["dice"]) == UNIT[card].ranks
            for wounds in attack["expected"].values():
                assert len(wounds) == UNIT[card].ranks
                assert all(number >= 0 for number in wounds)


def test_attachments_change_what_is_expected() -> None:
    plain = attacks_of(Squad(SWORDS))[0]["expected"]["4"]
    changed = {
        CARDS.ids[card]
        for card in range(len(CARD))
        if CARDS.ids[card] in {one["card"] for one in BUILDER.catalogue("stark")["attachments"]}
        and attacks_of(Squad(SWORDS, (card,)))[0]["expected"]["4"] != plain
    }
    assert changed


@pytest.mark.parametrize("faction", FACTIONS.ids)
def test_a_catalogue_has_what_armies_of_a_faction_may_have_and_all_of_it_has_a_name(
    faction: str,
) -> None:
    told = BUILDER.catalogue(faction)
    cards = [*told["units"], *told["attachments"], *told["ncus"]]
    translator = Translator("en", GAME)
    for kind, ids in told["names"].items():
        assert all(translator.has(f"ice_and_fire-{kind}-{thing}") for thing in ids)
    named = {card["card"] for card in cards}
    for seed in range(2):
        army = BUILDER.draw(faction, 40, FastChance(seed)) if _ready(faction) else None
        if army is not None:
            text = BUILDER.write(army)
            assert BUILDER.read(text) == army
            drawn = BUILDER.told(army)["units"]
            assert {one["card"] for one in drawn} <= named
            for one in drawn:
                for joined in one["attachments"]:
                    attachment = next(card for card in cards if card["card"] == joined)
                    assert one["card"] in attachment["joins"]


def _ready(faction: str) -> bool:
    return not BUILDER.factions()[faction]


def test_a_faction_that_is_not_ready_says_why_and_no_army_of_it_is_drawn() -> None:
    for faction, refusals in BUILDER.factions().items():
        if refusals:
            with pytest.raises(Illegal) as refused:
                BUILDER.draw(faction, 40, FastChance(0))
            assert refused.value.rule == refusals[0].rule == "F34.22"
    with pytest.raises(BadInput):
        BUILDER.catalogue("narnia")
    with pytest.raises(BadInput):
        BUILDER.draw("narnia", 40, FastChance(0))


@pytest.mark.rule("F16.4", "F17.2")
def test_an_army_is_told_with_its_costs_and_its_deck() -> None:
    for starter in starters():
        told = BUILDER.told(starter.army)
        points = told["points"]
        assert points["total"] == costs_of(starter.army).total
        assert points["total"] == points["units"] + points["attachments"] + points["ncus"]
        assert [sum(unit["costs"]) for unit in told["units"]] == [
            unit["points"] for unit in told["units"]
        ]
        assert sum(one["copies"] for one in told["deck"]) == 20
        assert len(told["commanders"]) == 1


def test_an_army_without_a_commander_has_the_cards_of_its_faction() -> None:
    army = Army(FACTIONS.index["stark"], 40, (Squad(SWORDS),))
    told = BUILDER.told(army)
    assert [one["commander"] for one in told["deck"]] == [False] * 7
    assert [refusal.rule for refusal in BUILDER.refusals(army)] == ["F17.7"]


# Armies by name, at a table


@pytest.mark.rule("F17.1", "F17.18")
def test_an_option_names_a_ready_made_army_or_gives_any_other_as_a_line() -> None:
    starter = BUILDER.starters()["stark_40"]
    line = BUILDER.line(starter)
    assert named_army("stark_40") == starter
    assert named_army(line, 40) == starter
    by_name = GAME.start(2, {"armies": ["stark_40", "lannister_40"], "terrain": "none"}, seed=3)
    by_line = GAME.start(2, {"armies": [line, "lannister_40"], "terrain": "none"}, seed=3)
    table: Battle = by_line.table
    assert table.card == by_name.table.card
    assert table.limit == 40


@pytest.mark.rule("F17.2")
def test_an_army_that_is_not_allowed_is_refused_with_all_its_rules() -> None:
    line = BUILDER.line(BUILDER.starters()["stark_50"])
    with pytest.raises(BadInput) as refused:
        GAME.start(2, {"armies": ["lannister_40", line], "points": 40})
    assert refused.value.key == "ice_and_fire-army-not-allowed"
    (reason,) = refused.value.data["reasons"]
    assert refused.value.data["player"] == 2
    assert (reason["rule"], reason["data"]) == ("F17.2", {"points": 50, "limit": 40})
    assert GAME.start(2, {"armies": ["lannister_40", line], "points": 50}).table.limit == 50


@pytest.mark.parametrize("text", ["", "narnia 1", "stark 1", "stark 10201+10202", "x" * 401])
def test_an_army_that_makes_no_sense_is_no_option(text: str) -> None:
    with pytest.raises(BadInput):
        GAME.start(2, {"armies": [text, "stark_40"]})


def test_the_option_lists_the_ready_made_armies_and_takes_any_text() -> None:
    option = next(one for one in OPTIONS if one.name == BUILDER.option)
    assert option.choices == tuple(BUILDER.starters())
    assert option.to_json()["text"] is True
    assert all(not check(army) for army in BUILDER.starters().values())


def test_a_question_for_an_army_says_how_large_it_may_be() -> None:
    state = GAME.start(2, {"points": 30})
    decision = state.decision(0)
    assert decision is not None
    assert decision.context["limit"] == 30
    assert all(choice.text.startswith(f"{BUILDER.verb} ") for choice in decision.choices)
