"""Every lesson is played through: what it wants is legal, what is wrong is answered by the rule."""

from collections.abc import Iterator

import pytest

from throneroom.bots import bot_names
from throneroom.kernel import Illegal
from throneroom.lessons import Lesson, Moment, answer, lesson_slugs, load_lesson, moment
from throneroom.lessons.teaching import fits
from throneroom.text import LANGUAGES, Translator, load_rulebook, tables_of
from throneroom.text.bundles import bundle

SLUGS = lesson_slugs()
FEWEST, MOST = 12, 40  # steps: five to ten minutes


def played_through(lesson: Lesson) -> Iterator[Moment]:
    """Every moment at which a step begins or goes on, and the end of every scene."""
    for number in range(len(lesson.scenes)):
        now = moment(lesson, number)
        while now.step is not None:
            yield now
            now = moment(lesson, number, [*now.played, wanted(now)[0] if now.left else ""])
        yield now


def wanted(now: Moment) -> list[str]:
    """The actions that the step wants now: those written out, and of the others all legal ones."""
    legal = [now.state.game.write(action) for action in now.state.legal(now.scene.seat)]
    texts = [text for text in legal if any(fits(text, pattern) for pattern in now.left)]
    return [*texts, *(text for text in now.left if "*" not in text and text not in texts)]


def test_the_old_games_have_a_lesson() -> None:
    assert {"iron_throne", "thrones", "watch"} <= set(SLUGS)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_lesson_can_be_played_to_its_end(slug: str) -> None:
    lesson = load_lesson(slug)
    moments = list(played_through(lesson))
    assert FEWEST <= len(lesson.steps) <= MOST
    assert [now.step.id for now in moments if now.step and not now.step.all] == [
        step.id for step in lesson.steps if not step.all
    ]
    outcome = moments[-1].state.outcome()
    assert outcome is not None
    assert outcome.winners == (lesson.scenes[-1].seat,)
    assert lesson.free.bot in bot_names()


@pytest.mark.parametrize("slug", SLUGS)
def test_whatever_a_step_lets_one_choose_the_next_step_can_be_taken(slug: str) -> None:
    lesson = load_lesson(slug)
    for number, scene in enumerate(lesson.scenes):
        for now in played_through(lesson):
            if now.scene is not scene or not now.left:
                continue
            assert wanted(now), now.step
            for text in wanted(now):
                try:
                    following = answer(now, lesson.game.read(text))
                except Illegal:
                    continue  # one of several that stand to choice at different times
                assert following is not None
                while following.step is not None and not following.step.do:
                    following = moment(lesson, number, [*following.played, ""])
                asked = lesson.scenes[number].seat in following.state.to_move()
                assert following.step is None or (asked and wanted(following)), text


@pytest.mark.parametrize("slug", SLUGS)
def test_a_wrong_move_is_answered_by_its_rule_and_changes_nothing(slug: str) -> None:
    lesson = load_lesson(slug)
    tried = 0
    seen = set()
    for now in played_through(lesson):
        if now.step is None or now.step.id in seen:
            continue
        seen.add(now.step.id)
        before = now.state.digest()
        for text, rule in now.step.refused.items():
            with pytest.raises(Illegal) as refusal:
                answer(now, lesson.game.read(text))
            assert refusal.value.rule == rule, text
            tried += 1
        assert now.state.digest() == before
    assert tried >= 3


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_allowed_and_not_wanted_leads_nowhere(slug: str) -> None:
    lesson = load_lesson(slug)
    for now in played_through(lesson):
        game = now.state.game
        step = now.step
        for action in now.state.legal(now.scene.seat):
            text = game.write(action)
            meant = step and (*now.left, *step.also)
            if not any(fits(text, pattern) for pattern in meant or ()):
                assert answer(now, action) is None, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_step_has_its_words(slug: str, language: str) -> None:
    lesson = load_lesson(slug)
    translator = Translator(language, lesson.game)
    messages = bundle(language, slug)
    prefix = f"{slug}-lesson-"
    for step in lesson.steps:
        assert len(translator.say(prefix + step.id)) > 30
        assert "title" in messages.get_message(prefix + step.id).attributes
    assert translator.gaps == set()


@pytest.mark.parametrize("slug", SLUGS)
def test_every_step_names_a_rule_and_things_that_there_are(slug: str) -> None:
    lesson = load_lesson(slug)
    rules = load_rulebook(slug).rules
    things = {f"{names.kind}:{thing}" for names in tables_of(lesson.game) for thing in names.ids}
    for step in lesson.steps:
        assert step.rule in rules, step.id
        for thing in step.point:
            assert thing in things or thing.startswith("part:"), step.id
