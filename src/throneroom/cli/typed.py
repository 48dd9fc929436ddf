"""Numbers as people type them: with a comma, with zeros, finer than a game measures."""

import re
from decimal import Decimal
from typing import Final

from throneroom.kernel import Game

NUMBER: Final = re.compile(r"-?\d{0,9}[.,]?\d{1,12}")


def as_meant(game: Game, line: str) -> str:
    """A typed action with its numbers in the one form that actions have, where the verb measures in
    parts of a unit: 4.3333 inches are 4.333."""
    verb, *words = line.split()
    form = game.verbs.get(verb)
    scale = max((param.scale for param in form.params), default=1) if form else 1
    if scale == 1:
        return line
    return " ".join([verb, *(in_one_form(word, scale) for word in words)])


def in_one_form(word: str, scale: int) -> str:
    if not NUMBER.fullmatch(word):
        return word
    number = Decimal(word.replace(",", ".")).quantize(Decimal(1) / scale)
    text = f"{number:f}"
    short = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if short in ("-0", "") else short
