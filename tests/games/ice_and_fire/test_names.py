"""Every card and ability has a name in all three languages, and no id is ever shown for one."""

import re

import pytest

import throneroom.games.ice_and_fire
from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.army_rules import check
from throneroom.games.ice_and_fire.army_text import read_army
from throneroom.games.ice_and_fire.content import (
    ABILITIES,
    ABILITY,
    CARD,
    CARDS,
    SPECIALS,
    TACTICS_CARD,
    TACTICS_CARDS,
    UNIT,
)
from throneroom.games.ice_and_fire.names import word_id
from throneroom.games.ice_and_fire.setup import STARTERS
from throneroom.kernel import Names
from throneroom.text import LANGUAGES, Translator
from throneroom.text.bundles import bundle

# Names that are the same in Polish, apart from those of the characters.
SAME_IN_POLISH = {
    "Addrivat!", "Azor Ahai!", "Beric Dondarrion, Azor Ahai", "Daenerys Targaryen, Khaleesi",
    "Dracarys!", "Hodor!", "Hodor!!!", "Nymeria Sand, Lady Nym", "Petyr Baelish, Littlefinger",
}  # fmt: skip


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is not yet announced, so its words are looked for where it lies."""
    name = throneroom.games.ice_and_fire.__name__
    monkeypatch.setattr("throneroom.text.bundles.module_of", lambda slug: name)


CHARACTERS = Names("character", sorted({word_id(one) for card in CARD for one in card.characters}))
HOUSES = Names("house", sorted({word_id(one) for unit in UNIT for one in unit.affiliations}))
ATTACKS = Names("attack", sorted({word_id(a.name) for unit in UNIT for a in unit.attacks}))
WITH_TEXT = (ABILITIES, TACTICS_CARDS, SPECIALS)
TABLES = (CARDS, *WITH_TEXT, CHARACTERS, HOUSES, ATTACKS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", TABLES, ids=lambda names: names.kind)
def test_everything_has_a_name(language: str, names: Names) -> None:
    speaker = Translator(language, GAME)
    for thing in names.ids:
        assert speaker.has(f"ice_and_fire-{names.kind}-{thing}"), thing
        assert speaker.name(names.kind, thing) != thing
        assert "_" not in speaker.name(names.kind, thing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ready_made_armies_have_names(language: str) -> None:
    speaker = Translator(language, GAME)
    names = {speaker.option_choice("armies", army) for army in STARTERS}
    assert not speaker.gaps
    assert len(names) == len(STARTERS)


def test_english_names_are_those_of_the_data() -> None:
    speaker = Translator("en", GAME)
    for i, card in enumerate(CARD):
        name = f"{card.name['en']}, {card.subname}" if card.subname else card.name["en"]
        assert speaker.name("card", CARDS.ids[i]) == typographic(name)


def test_polish_names_are_those_of_the_rulebook() -> None:
    speaker = Translator("pl", GAME)
    printed = [(CARDS, i, card.name) for i, card in enumerate(CARD)]
    printed += [(ABILITIES, i, ability.name) for i, ability in enumerate(ABILITY)]
    printed += [(TACTICS_CARDS, i, card.name) for i, card in enumerate(TACTICS_CARD)]
    for names, i, name in printed:
        if "pl" in name:
            assert speaker.name(names.kind, names.ids[i]).lower() == name["pl"].lower()


def test_bulgarian_is_written_in_cyrillic() -> None:
    speaker = Translator("bg", GAME)
    for names in TABLES:
        for thing in names.ids:
            key = f"ice_and_fire-{names.kind}-{thing}"
            for said in (speaker.say(key), text(speaker, key)):
                assert not re.search("[A-Za-z]", said), (thing, said)


def test_polish_is_not_english() -> None:
    """Only persons, and the words of a language of the story, are called the same."""
    polish, english = Translator("pl", GAME), Translator("en", GAME)
    persons = {english.name("character", one) for one in CHARACTERS.ids}
    same = {
        polish.name(names.kind, thing)
        for names in (CARDS, *WITH_TEXT)
        for thing in names.ids
        if polish.name(names.kind, thing) == english.name(names.kind, thing)
    }
    assert same - persons == SAME_IN_POLISH


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", WITH_TEXT, ids=lambda names: names.kind)
def test_every_card_says_what_it_does(language: str, names: Names) -> None:
    speaker = Translator(language, GAME)
    for thing in names.ids:
        said = text(speaker, f"ice_and_fire-{names.kind}-{thing}")
        assert said.endswith("."), thing
        assert not re.search("[_{}<>]|[0-9]{4}", said), (thing, said)


def test_english_texts_are_those_of_the_data() -> None:
    speaker = Translator("en", GAME)
    texts = [(ABILITIES, i, ability.text) for i, ability in enumerate(ABILITY)]
    texts += [
        (TACTICS_CARDS, i, said)
        for i, card in enumerate(TACTICS_CARD)
        for play in card.plays
        for said in (f"{play.trigger}: ", play.text)
    ]
    for names, i, said in texts:
        wanted = typographic(said)
        assert wanted in text(speaker, f"ice_and_fire-{names.kind}-{names.ids[i]}"), wanted


def refusals(*lines: str) -> list[str]:
    """What is wrong with an army, in Bulgarian."""
    speaker = Translator("bg", GAME)
    return [speaker.refusal(refusal) for refusal in check(read_army("\n".join(lines)))]


@pytest.mark.rule("F17.9", "F17.12", "F17.13")
def test_refusals_call_characters_and_houses_by_their_names() -> None:
    jaime = (
        "army lannister 40",
        "lannister_guardsmen",
        "  jaime_lannister_the_kingslayer_commander",
    )
    assert refusals(*jaime, "lannister_halberdiers", "  jaime_lannister_the_young_lion") == [
        "Джайм Ланистър може да бъде в армията само веднъж, независимо от версията."
    ]
    stannis = (
        "army baratheon 40",
        "stag_knights",
        "  stannis_baratheon_the_rightful_heir_commander",
    )
    assert refusals(*stannis, "kings_men", "rose_knights")[-1] == (
        "В една армия не може да има верни на различни хора: Ренли Баратеон и Станис Баратеон."
    )


def text(speaker: Translator, key: str) -> str:
    """What a card says of itself, or nothing."""
    messages = bundle(speaker.language, "ice_and_fire")
    pattern = messages.get_message(key).attributes.get("text")
    return str(messages.format_pattern(pattern)[0]) if pattern else ""


def typographic(said: str) -> str:
    """Words of the data with the apostrophes, quotation marks and inches of the messages."""
    said = re.sub('([0-9])"', "\\1″", said.replace("'", "’"))
    return re.sub('"([^"]*)"', "“\\1”", said)
