"""Hints come from what a seat knows alone, and every reason can be said."""

import pytest
from tests.games.iron_throne.table import GAME as IRON_THRONE

from throneroom.bots import Because, Hint, hint
from throneroom.games.thrones import GAME as THRONES
from throneroom.games.watch import GAME as WATCH
from throneroom.kernel import FastChance, Game, load, slugs
from throneroom.lessons import load_lesson, moment
from throneroom.text import LANGUAGES, Translator

WITH_REASONS = [slug for slug in slugs() if load(slug).reasons is not None]


def hints_of_a_game(game: Game, seed: int, moves: int = 120) -> list[Hint]:
    """Hints now and then in a game that is played at random."""
    state = game.start(3, seed=seed)
    chance = FastChance(seed)
    found = []
    for number in range(moves):
        if state.outcome() is not None:
            break
        seat = state.to_move()[0]
        legal = state.legal(seat)
        if number % 5 == 0:
            found.append(hint(state.sight(seat), number))
            assert found[-1].action in legal
            state.apply(seat, found[-1].action)
        else:
            state.apply(seat, legal[chance.below(len(legal))])
    return found


def test_the_old_games_say_why() -> None:
    assert {"iron_throne", "thrones", "watch"} <= set(WITH_REASONS)


@pytest.mark.parametrize("slug", WITH_REASONS)
def test_a_hint_is_legal_and_many_have_reasons(slug: str) -> None:
    found = hints_of_a_game(load(slug), seed=5)
    assert len(found) > 10
    # Bids, passes and the ends of things change nothing that counts yet, and a battle is prepared.
    share = 5 if slug == "ice_and_fire" else 4
    assert sum(bool(it.reasons) for it in found) > len(found) / share
    assert all(len(it.reasons) <= 3 for it in found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", WITH_REASONS)
def test_every_reason_can_be_said(slug: str, language: str) -> None:
    game = load(slug)
    translator = Translator(language, game)
    assert game.reasons is not None
    table = game.start(3).table
    for seat in range(3):
        for name in game.reasons(table, seat):
            translator.say(f"{slug}-reason-{name}", before=1, after=2)
    assert translator.gaps == set()


@pytest.mark.parametrize("slug", WITH_REASONS)
def test_a_hint_depends_on_nothing_that_the_seat_does_not_know(slug: str) -> None:
    """In whatever the seat imagines it is given the same hint as in truth."""
    state = load(slug).start(3, seed=3)
    chance = FastChance(3)
    for _ in range(60):
        seat = state.to_move()[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            world = state.imagine(seat, FastChance(chance.below(1 << 32)))
            assert hint(state.sight(seat), 9) == hint(world.sight(seat), 9)
        state.apply(seat, legal[chance.below(len(legal))])
        if state.outcome() is not None:
            break


def test_the_seventh_castle_is_hinted_at_because_of_the_castle() -> None:
    now = moment(load_lesson("thrones"), 2, ["", "", "", "resolve_march seagard"])
    found = hint(now.state.sight(0), 1)
    assert THRONES.write(found.action).startswith("march seagard>riverrun:")
    assert [reason.name for reason in found.reasons][:1] == ["takes"]


def test_the_keep_that_wins_is_hinted_at_because_of_the_points() -> None:
    now = moment(load_lesson("watch"), 3, ["", "patrol_wildling c1 regular"])
    found = hint(now.state.sight(0), 1)
    assert WATCH.write(found.action).startswith("keep ")
    assert Because("points", 9, 10) in found.reasons


def test_a_strong_character_is_put_forward_because_of_the_lead() -> None:
    now = moment(load_lesson("iron_throne"), 0, ["", "", "character jaime"])
    found = hint(now.state.sight(0), 1)
    assert IRON_THRONE.write(found.action) == "character jaime"
    assert [reason.name for reason in found.reasons] == ["lead"]
