"""What people read about the Watch: places by what they touch, and no internal id."""

import random
import re
from typing import Any

import pytest
from tests.games.properties import random_action, random_move, refusal
from tests.games.watch.helpers import BASE, RED, position

from throneroom.games.watch import GAME
from throneroom.games.watch.content import SECTIONS
from throneroom.games.watch.geometry import (
    ALL_PATHS,
    HEXES,
    ICE_FIELDS,
    INTERSECTIONS,
    PATHS,
    SETUPS,
    SITES,
    TERRAIN_HEXES,
)
from throneroom.kernel import Action, Illegal, bits
from throneroom.text import LANGUAGES, Translator, load_rulebook


@pytest.mark.rule("W3.11")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_a_place_is_named_by_the_hexes_it_touches(setup: int, language: str) -> None:
    translator = Translator(language, GAME)
    drawn = {HEXES.ids[tile].upper() for tile in (*TERRAIN_HEXES[setup], *ICE_FIELDS[setup])}
    for names, there in ((SITES, INTERSECTIONS[setup]), (PATHS, ALL_PATHS[setup])):
        called = [translator.name(names.kind, names.ids[place]) for place in bits(there)]
        assert len(set(called)) == len(called)
        for name in called:
            named = re.findall(r"[A-G]\d|I\d+", name)
            assert set(named) <= drawn
            side = r" \([^()\d]+\)" if len(named) == 1 else ""
            assert re.fullmatch("–".join(named) + side, name), name


@pytest.mark.rule("W13.3")
def test_a_full_section_is_called_by_its_name() -> None:
    s = position(
        rolled=True,
        wall=[[], [RED] * 5, [], []],
        red={"hand": {"lumber": 1, "brick": 1, "wool": 1}},
    )
    with pytest.raises(Illegal) as refused:
        s.play_text(RED, "guard 2")
    assert refused.value.data == {"section": "2"}
    assert [Translator(language, GAME).refusal(refused.value) for language in LANGUAGES] == [
        "There are five guards on section 2 already.",
        "Pięciu strażników już tam stoi: fragment 2.",
        "Там вече има петима стражи: участък 2.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["brotherhood", "base"])
def test_nobody_reads_an_internal_id(variant: str, language: str) -> None:
    """Questions, labels, the log and refusals of a whole game, said to a person."""
    rng = random.Random(variant)
    translator = Translator(language, GAME)
    state = GAME.start(4, {"variant": variant}, 3)
    seats = GAME.seat_names(state.table)
    said: set[str] = set()
    played: list[Action] = []
    while state.outcome() is None:
        for seat in state.to_move() if len(played) % 5 == 0 else ():
            decision = state.decision(seat)
            assert decision is not None
            said.add(translator.prompt(decision, seats))
            said.update(translator.choice(choice, seats) for choice in decision.choices[-20:])
            refused = refusal(state, seat, random_action(state, rng, played))
            if isinstance(refused, Illegal) and not refused.rule.startswith("K"):
                said.add(translator.refusal(refused, seats))
        seat, action = random_move(state, rng)
        played.append(action)
        for event in state.play(seat, action):
            told = GAME.describe(event, None, reveal=True)
            assert told is not None
            said.add(translator.event_revealed(told, seats))
    assert len(said) > 500
    assert [text for text in said if re.search(r"_|\b[ve]\d\d\b|watch-", text)] == []
    assert translator.gaps == set()


def test_every_event_names_the_rule_that_it_carries_out() -> None:
    rules = load_rulebook(GAME.slug).rules
    assert {kind: form.rule for kind, form in GAME.events.items() if form.rule not in rules} == {}


@pytest.mark.rule("W1.12", "W13.2")
def test_a_section_has_one_id_everywhere() -> None:
    cards = {"hand": {"lumber": 1, "brick": 1, "wool": 1}, "cards": {"new_recruits": 1}}
    s = position(rolled=True, red={**cards, "patrols": 1, "hero": "yoren"})
    decision = s.decision(RED)
    assert decision is not None
    found = [choice for choice in decision.choices if "section" in choice.args]
    assert {choice.verb for choice in found} == {"guard", "new_recruits", "yoren"}
    assert len(found) == 3 * len(SECTIONS.ids)
    for choice in found:
        section = choice.args["section"]
        assert choice.targets == (f"section:{section}",)
        assert choice.text == f"{choice.verb} {section}"
        assert section in SECTIONS.ids


@pytest.mark.rule("W5.2", "W5.3", "W25.2")
@pytest.mark.parametrize(
    ("red", "choices", "context"),
    [
        ({"hero": "othell_yarwyck"}, 1, {"heroes": 1, "sole": "roll"}),
        ({"hero": "othell_yarwyck", "cards": {"ranger_patrol": 1}}, 2, {"heroes": 1}),
        # Nothing else can be done, but the others do not know that.
        ({"hero": "othell_yarwyck", "cards": {"victory_point": 1}}, 1, {"heroes": 1}),
    ],
)
def test_a_question_tells_when_all_can_see_that_only_the_roll_is_left(
    red: dict[str, Any], choices: int, context: dict[str, str]
) -> None:
    decision = position(red=red).decision(RED)
    assert decision
    assert len(decision.choices) == choices
    assert decision.context == context


@pytest.mark.rule("W25.2")
def test_cards_of_others_leave_nothing_but_the_roll() -> None:
    theirs = {"cards": {"ranger_patrol": 1, "victory_point": 1}}
    s = position(red={"hero": "othell_yarwyck"}, blue=theirs, yellow=theirs)
    decision = s.decision(RED)
    assert decision
    assert decision.context == {"heroes": 1, "sole": "roll"}


@pytest.mark.rule("W5.2", "W5.9")
@pytest.mark.parametrize("rolled", [False, True])
@pytest.mark.parametrize(
    ("options", "said"), [(BASE, False), ({}, True)], ids=["base", "brotherhood"]
)
def test_the_base_game_does_not_ask_for_heroes(
    options: dict[str, Any], said: bool, rolled: bool
) -> None:
    decision = position(options=options, rolled=rolled).decision(RED)
    assert decision
    assert ("hero" in Translator("en", GAME).prompt(decision)) is said


@pytest.mark.rule("W3.5", "W3.11")
def test_two_ice_fields_are_said_in_one() -> None:
    translator = Translator("en", GAME)
    translator.look_at(position().table)
    called = [translator.name("site", SITES.ids[site]) for site in bits(INTERSECTIONS[0])]
    assert any(name.endswith(" and two ice fields") for name in called)
    assert not any(name.count("an ice field") > 1 for name in called)
