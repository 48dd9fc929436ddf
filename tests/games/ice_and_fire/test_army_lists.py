"""Army lists as text, and random armies."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.ice_and_fire.words import say

from throneroom.games import ice_and_fire
from throneroom.games.ice_and_fire.army import Army, Squad, cards_of, costs_of, starters
from throneroom.games.ice_and_fire.army_random import random_army
from throneroom.games.ice_and_fire.army_rules import check
from throneroom.games.ice_and_fire.army_text import (
    MOST_LINES,
    read_army,
    read_line,
    write_army,
    write_line,
)
from throneroom.games.ice_and_fire.content import (
    CARD,
    CARDS,
    FACTIONS,
    FIRST_ATTACHMENT,
    FIRST_NCU,
)
from throneroom.kernel import BadInput, FastChance
from throneroom.text import LANGUAGES

SOURCE = Path(ice_and_fire.__file__).parent
ROOT = SOURCE.parents[3]


def document() -> str:
    return (ROOT / "docs" / "armies.md").read_text("utf-8")


# Reading and writing


def test_the_example_of_the_document() -> None:
    army = read_army(document().partition("```\n")[2].partition("```")[0])
    assert (FACTIONS.ids[army.faction], army.limit) == ("stark", 40)
    assert [CARDS.ids[squad.unit] for squad in army.squads[:2]] == [
        "stark_eddards_honor_guard",
        "stark_stark_outriders",
    ]
    assert [CARDS.ids[card] for card in army.squads[1].attachments] == [
        "stark_brynden_tully_vanguard_infiltrator"
    ]
    assert len(army.ncus) == 2
    assert check(army) == []
    assert costs_of(army).total == 40


def test_the_document_names_all_factions() -> None:
    assert all(f"`{faction}`" in document() for faction in FACTIONS.ids)


@pytest.mark.rule("F17.1")
def test_the_line_of_an_action_is_a_list_as_well() -> None:
    for starter in starters():
        line = f"army {write_line(starter.army)}"
        assert read_army(line, starter.army.limit) == starter.army
        faction, rest = write_line(starter.army).split(" ", 1)
        assert read_army(f"army {faction} {starter.army.limit} {rest}\n") == starter.army
    assert read_army("army stark 10205+20203  # so").limit == 40
    assert read_line("stark 50 10205+20203", 30).limit == 50
    for bad, key, place in (
        ("army stark 10205\nstark_bowmen", "ice_and_fire-army-one-line", 2),
        ("\narmy stark 10205+10205", "ice_and_fire-army-not-attachment", 2),
        ("army stark 10205 nobody", "ice_and_fire-army-unknown-card", 1),
        ("army stark 201 10205", "ice_and_fire-army-limit", 1),
    ):
        with pytest.raises(BadInput) as found:
            read_army(bad)
        assert (found.value.key, found.value.data["line"]) == (key, place)


def test_what_does_not_matter_in_a_list() -> None:
    plain = "army stark 30\nstark_bowmen\n  umber_champion\nncu sansa_stark_little_bird\n"
    army = read_army(plain)
    assert write_army(army) == plain
    assert read_army(plain.upper().replace("  ", "\t")) == army
    decorated = "\n# mine\n" + plain.replace("\n", "   # so\n\n").replace("  umber", "      umber")
    assert read_army(decorated) == army
    assert read_army("army stark 30\n10205\n  20203\nncu stark_sansa_stark_little_bird") == army
    assert read_army(plain.replace("\n", "\r\n")) == army


def cards(first: int, end: int) -> st.SearchStrategy[int]:
    return st.integers(first, end - 1)


ATTACHMENTS = st.lists(cards(FIRST_ATTACHMENT, FIRST_NCU), max_size=3).map(tuple)
ARMIES = st.builds(
    Army,
    st.integers(0, len(FACTIONS.ids) - 1),
    st.integers(1, 200),
    st.lists(st.builds(Squad, cards(0, FIRST_ATTACHMENT), ATTACHMENTS), max_size=5).map(tuple),
    st.lists(cards(FIRST_NCU, len(CARD)), max_size=3).map(tuple),
    st.lists(cards(FIRST_ATTACHMENT, FIRST_NCU), max_size=2).map(tuple),
)


@given(ARMIES)
def test_any_army_is_read_as_it_was_written(army: Army) -> None:
    assert read_army(write_army(army)) == army
    assert read_line(write_line(army), army.limit) == army


@given(ARMIES)
def test_any_army_can_be_judged(army: Army) -> None:
    """Whatever is put together is answered with refusals, each with a rule and words."""
    costs = costs_of(army)
    assert 0 <= costs.neutral <= costs.total <= sum(CARD[card].cost for card in cards_of(army))
    for refusal in check(army):
        assert re.fullmatch(r"F\d+\.\d+", refusal.rule)
        for language in LANGUAGES:
            say(language, f"illegal-{refusal.key}", dict(refusal.data))


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("", "header", 1),
        ("stark_bowmen", "header", 1),
        ("\n\narmy stark", "header", 3),
        ("army starks 40", "unknown-faction", 1),
        ("army stark forty", "limit", 1),
        ("army stark 0", "limit", 1),
        ("army stark 201", "limit", 1),
        ("army stark -3", "limit", 1),
        ("army stark ٤٠", "limit", 1),
        ("army stark 40\nbowmen of winterfell", "words", 2),
        ("army stark 40\nncu", "words", 2),
        ("army stark 40\nstark_archers", "unknown-card", 2),
        ("army lannister 40\nstone_crows", "unknown-card", 2),
        ("army stark 40\n\n# x\number_champion", "not-unit", 4),
        ("army stark 40\nsansa_stark_little_bird", "not-unit", 2),
        ("army stark 40\n  umber_champion", "no-unit-above", 2),
        ("army stark 40\nstark_bowmen\n  stark_bowmen", "not-attachment", 3),
        ("army stark 40\nenemy stark_bowmen", "not-attachment", 2),
        ("army stark 40\nncu stark_bowmen", "not-ncu", 2),
    ],
)
def test_complaints_name_the_line(text: str, key: str, line: int) -> None:
    with pytest.raises(BadInput) as complaint:
        read_army(text)
    assert complaint.value.key == f"ice_and_fire-army-{key}"
    assert complaint.value.data["line"] == line
    for language in LANGUAGES:
        assert say(language, f"bad-input-{complaint.value.key}", dict(complaint.value.data))


def test_a_list_has_an_end() -> None:
    for text in ("army stark 40" + "\n" * (MOST_LINES + 1), "#" * 30_000):
        with pytest.raises(BadInput, match="too-long"):
            read_army(text)


@pytest.mark.parametrize(
    "line", ["", "starks", "stark 10205+10205", "stark 20203+20203", "stark x"]
)
def test_a_line_that_cannot_be_read(line: str) -> None:
    with pytest.raises(BadInput, match="ice_and_fire-army-") as complaint:
        read_line(line, 40)
    assert complaint.value.data["line"] == 1


def test_an_army_fits_into_an_action() -> None:
    longest = max(len(write_line(starter.army)) for starter in starters())
    assert longest < 150


# Random armies


@settings(max_examples=12)
@given(
    st.integers(0, len(FACTIONS.ids) - 1), st.sampled_from((20, 30, 40, 50)), st.integers(0, 10**6)
)
@pytest.mark.rule("F17.2", "F17.12")
def test_random_armies_are_allowed_and_full(faction: int, limit: int, seed: int) -> None:
    army = random_army(faction, limit, FastChance(seed))
    assert check(army) == []
    assert army.faction == faction
    assert costs_of(army).total >= limit - 6
    assert len(write_line(army)) < 400
    assert army == random_army(faction, limit, FastChance(seed))


def test_random_armies_differ() -> None:
    armies = {write_line(random_army(0, 30, FastChance(seed))) for seed in range(5)}
    assert len(armies) == 5


def test_no_army_for_so_few_points() -> None:
    with pytest.raises(BadInput, match="limit-too-low"):
        random_army(FACTIONS.index["stark"], 4, FastChance(1))
