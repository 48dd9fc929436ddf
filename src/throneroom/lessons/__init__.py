"""First lessons: positions, what is to be done in them, and what the rules answer to anything else.

A lesson is a file, `<slug>.json` beside this module; its words are messages `<slug>-lesson-<step>`.
See docs/lessons.md.
"""

from throneroom.lessons.reading import (
    Free,
    Lesson,
    Scene,
    Step,
    lesson_slugs,
    load_lesson,
    parse_lesson,
    read_lesson,
)
from throneroom.lessons.teaching import Moment, answer, moment

__all__ = [
    "Free",
    "Lesson",
    "Moment",
    "Scene",
    "Step",
    "answer",
    "lesson_slugs",
    "load_lesson",
    "moment",
    "parse_lesson",
    "read_lesson",
]
