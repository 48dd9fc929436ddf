"""Whatever a game or the code may want to say has a message in every language."""

import ast
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import throneroom
from throneroom.kernel import FastChance, Game, load, slugs
from throneroom.kernel.actions import describe_params
from throneroom.kernel.windows import SCOPES
from throneroom.text import LANGUAGES, Translator, tables_of

SOURCE = Path(throneroom.__file__).parent
OFTEN = 20


def keys_of(game: Game) -> Iterator[str]:
    """The keys of all messages that a game's tables promise."""
    slug = game.slug
    yield f"{slug}-title"
    yield from (f"{slug}-ask-{kind}" for kind in game.questions)
    # What windows offer is said in the same words in every game.
    yield from (f"{slug}-do-{verb}" for verb in game.verbs if verb not in SCOPES)
    yield from (f"{slug}-event-{kind}" for kind in game.events)
    yield from (f"{slug}-say-{verb}" for verb in game.statements)
    for param in (param for form in game.statements.values() for param in form.params):
        yield f"{slug}-param-{param.name}"
        if param.names:
            yield from (f"{slug}-{param.names.kind}-{thing}" for thing in param.names.ids)
    if game.story is not None:
        yield from (f"{slug}-measure-{measure.name}" for measure in game.story.measures)
        yield from (f"{slug}-award-{name}" for name in game.story.awards)
        yield from (f"{slug}-story-{part}" for part in ("moments", "round", "at"))
        if game.story.luck is not None:
            yield from (f"{slug}-story-luck", f"{slug}-story-luck-text")
        if game.story.thrown is not None:
            yield f"{slug}-story-faces"
    for names in tables_of(game):
        if names.kind != "seat":
            yield from (f"{slug}-{names.kind}-{thing}" for thing in names.ids)
    for verb in game.verbs.values():
        kinds = {param.names.kind for param in verb.params if param.names}
        yield from (f"{slug}-kind-{kind}" for kind in sorted(kinds))
    for option in game.options:
        yield f"{slug}-option-{option.name}"
        yield from (f"{slug}-option-{option.name}-{choice}" for choice in option.choices)


def literals(source: str) -> Iterator[str]:
    """The keys of all refusals, complaints and ends of a game that a module may raise or make."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        name = node.func.id if isinstance(node.func, ast.Name) else name
        place, prefix = {
            "Illegal": (1, "illegal-"),
            "BadInput": (0, "bad-input-"),
            "complain": (0, "bad-input-"),
        }.get(name, (-1, ""))
        if 0 <= place < len(node.args):
            key = node.args[place]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield prefix + key.value


def spoken(source: str) -> Iterator[str]:
    """The keys that the command line says literally."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in ("say", "tell") and node.args:
                key = node.args[0]
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield key.value
        elif isinstance(node, ast.keyword) and node.arg == "help":
            if isinstance(node.value, ast.Constant):
                yield str(node.value.value)


def lacking(keys: Iterator[str], translators: list[Translator]) -> list[str]:
    """Those of the keys that none of the translators has a message for."""
    return sorted({key for key in keys if not any(t.has(key) for t in translators)})


def modules(folder: Path) -> list[Path]:
    found = sorted(folder.rglob("*.py"))
    assert found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", slugs())
def test_everything_in_a_game_has_a_message(slug: str, language: str) -> None:
    game = load(slug)
    assert lacking(keys_of(game), [Translator(language, game)]) == []


@pytest.mark.parametrize("slug", slugs())
def test_no_parameter_of_an_event_hides_the_kind_of_event(slug: str) -> None:
    for kind, form in load(slug).events.items():
        names = [param.name for param in (*form.params, *form.secret)]
        assert "kind" not in names, kind
        assert len(set(names)) == len(names), kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", slugs())
def test_every_refusal_of_a_game_has_a_message(slug: str, language: str) -> None:
    game = load(slug)
    for path in modules(SOURCE / "games" / slug):
        found = lacking(literals(path.read_text("utf-8")), [Translator(language, game)])
        assert found == [], path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_outside_the_games_has_a_message(language: str) -> None:
    translator = Translator(language)
    for path in modules(SOURCE):
        if "games" not in path.relative_to(SOURCE).parts:
            assert lacking(literals(path.read_text("utf-8")), [translator]) == [], path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_command_says_has_a_message(language: str) -> None:
    translator = Translator(language)
    for path in modules(SOURCE / "cli"):
        assert lacking(spoken(path.read_text("utf-8")), [translator]) == [], path.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", slugs())
def test_a_game_is_told_without_gaps(slug: str, language: str) -> None:
    """Of what is said in a few random games, nothing is a bare key or lacks a variable."""
    game = load(slug)
    for number, seats in enumerate(game.seats):
        translator = Translator(language, game)
        assert all(told(game, seats, number, translator))
        assert translator.gaps == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", slugs())
def test_statements_are_said_without_gaps(slug: str, language: str) -> None:
    """Each with every argument, and each as another sentence."""
    game = load(slug)
    translator = Translator(language, game)
    for verb, form in game.statements.items():
        said = set()
        values = list(product(*(param.values() for param in form.params)))
        for chosen in values:
            args = describe_params(form.params, chosen)
            names = {p.name: p.names.kind for p in form.params if p.names}
            data = {n: translator.name(names[n], v) if n in names else v for n, v in args.items()}
            ids = {f"{name}_id": value for name, value in args.items()}
            said.add(translator.say(f"{slug}-say-{verb}", **data, **ids))
        assert verb == "claim_card" or len(said) == len(values)
    assert translator.gaps == set()


def told(
    game: Game,
    seats: int,
    seed: int,
    translator: Translator,
    options: dict[str, Any] | None = None,
) -> Iterator[str]:
    """What is said in a random game: everything a few times."""
    state = game.start(seats, options, seed=seed)
    chance = FastChance(seed)
    said: Counter[str] = Counter()
    events = state.table.flow.events
    while True:
        ids = game.seat_names(state.table)
        for event in events:
            said[event.kind] += 1
            if said[event.kind] <= OFTEN:
                for seat in (None, *range(seats)):
                    known = game.describe(event, seat)
                    if known is not None:
                        yield translator.event(known, ids)
        outcome = state.outcome()
        if outcome is not None:
            yield translator.reason(outcome.reason)
            return
        seat = state.to_move()[0]
        legal = state.legal(seat)
        kind = f"ask {state.table.flow.kind}"
        said[kind] += 1
        if said[kind] <= OFTEN:
            decision = state.decision(seat)
            assert decision is not None
            yield translator.prompt(decision, ids)
            yield from (translator.choice(choice, ids) for choice in decision.choices[:OFTEN])
        events = state.apply(seat, legal[chance.below(len(legal))])


def test_a_missing_message_is_found(harbour: Game) -> None:
    assert lacking(keys_of(harbour), [Translator("en", harbour)]) == []
    polish = lacking(keys_of(harbour), [Translator("pl", harbour)])
    assert "harbour-title" in polish
    assert "harbour-ask-send" in polish
    assert "harbour-ship-cog" in polish
    assert "harbour-option-weather-storm" in polish


def test_a_gap_in_what_is_said_is_found(harbour: Game) -> None:
    english, polish = Translator("en", harbour), Translator("pl", harbour)
    assert len(list(told(harbour, 3, 1, english))) > 50
    assert english.gaps == set()
    assert len(list(told(harbour, 3, 1, polish))) > 50
    assert {"harbour-ask-send", "harbour-do-keep", "harbour-event-cargo"} <= polish.gaps
    english.say("harbour-ask-send", round=1)
    assert english.gaps == {"harbour-ask-send"}


def test_literal_keys_are_found_in_source() -> None:
    source = (
        'raise Illegal("T1", "no-way", a=1)\nreader.complain("odd", "field")\nBadInput("bad")\n'
    )
    assert list(literals(source)) == ["illegal-no-way", "bad-input-odd", "bad-input-bad"]
    source = 'self.tell("play-hint")\nOption(help="help-seed")\ntranslator.say(key)\n'
    assert list(spoken(source)) == ["play-hint", "help-seed"]
