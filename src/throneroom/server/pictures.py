"""What a seat or a spectator is shown of a table at one moment, and what is asked; as JSON."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from throneroom.kernel import Action, Game, State
from throneroom.server.wire import encode

NOTHING_ASKED = "null"


class Picture(NamedTuple):
    """All that is seen. Pictures share what they have in common: they are to be read only."""

    public: dict[str, Any]
    """What everybody sees of the game…"""
    own: dict[str, Any]
    """…and what this seat sees otherwise, or alone."""
    awaiting: list[int] | None
    decision: str
    """What is asked, as JSON."""
    may_undo: bool
    undo_alone: bool
    common: dict[str, Any]
    """What everybody sees besides."""
    deadlines: dict[str, float]
    """When the clocks that may be seen run out, by seat."""


def view_of(picture: Picture) -> dict[str, Any]:
    """All that is seen of the game."""
    return {"awaiting": picture.awaiting, **picture.public, **picture.own}


def is_same(one: Picture, other: Picture) -> bool:
    """Whether there is no difference to be seen."""
    return one[2:] == other[2:] and view_of(one) == view_of(other)


def whole(picture: Picture, number: int, at: float) -> str:
    """The message that shows a picture to a page that knows nothing yet."""
    return (
        f'{{"t":"state","n":{number},"clocks":{clocks_of(picture, at)},'
        f'"view":{encode(view_of(picture))},"decision":{picture.decision},'
        f'"may_undo":{encode(picture.may_undo)},"undo_alone":{encode(picture.undo_alone)},'
        f"{encode(picture.common)[1:]}"
    )


def clocks_of(picture: Picture, at: float) -> str:
    """The seconds that are left, by seat."""
    if not picture.deadlines:
        return "{}"
    left = {who: max(0.0, round(end - at, 1)) for who, end in picture.deadlines.items()}
    return encode(left)


def decision_text(state: State, seat: int, token_of: Callable[[int], str]) -> str:
    """What is asked of a seat, if something is; only then it needs a name."""
    asked = state.asked_of(seat)
    if asked is None:
        return NOTHING_ASKED
    choices = ",".join([_choice(state.game, action) for action in asked.actions])
    return (
        f'{{"token":"{token_of(seat)}","kind":{encode(asked.kind)},"context":{encode(asked.context)},'
        f'"choices":[{choices}],"may_take_back":{encode(asked.may_take_back)},'
        f'"offer":{encode(asked.offer)}}}'
    )


@lru_cache(8192)
def _choice(game: Game, action: Action) -> str:
    """An option of a decision: the same ones are offered again and again."""
    return encode(game.choice(action)._asdict())
