"""What a seat or a spectator is shown of a table at one moment, and what is asked; as JSON."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from throneroom.kernel import Action, Game, State
from throneroom.kernel.within import put_within
from throneroom.server.wire import encode

NOTHING_ASKED = "null"


class Picture:
    """All that is seen. Pictures share what they have in common: they are to be read only.

    Four are made after every move: a plain class is made far quicker than a named tuple.
    """

    __slots__ = (
        "awaiting",
        "common",
        "deadlines",
        "decision",
        "may_undo",
        "own",
        "public",
        "undo_alone",
    )

    def __init__(
        self,
        public: dict[str, Any],
        own: dict[str, Any],
        awaiting: list[int] | None,
        decision: str,
        may_undo: bool,
        undo_alone: bool,
        common: dict[str, Any],
        deadlines: dict[str, float],
    ) -> None:
        self.public = public
        """What everybody sees of the game…"""
        self.own = own
        """…and what this seat sees otherwise, or alone."""
        self.awaiting = awaiting
        self.decision = decision
        """What is asked, as JSON."""
        self.may_undo = may_undo
        self.undo_alone = undo_alone
        self.common = common
        """What everybody sees besides."""
        self.deadlines = deadlines
        """When the clocks that may be seen run out, by seat."""


def view_of(picture: Picture) -> dict[str, Any]:
    """All that is seen of the game."""
    return {"awaiting": picture.awaiting, **put_within(picture.public, picture.own)}


def is_same(one: Picture, other: Picture) -> bool:
    """Whether there is no difference to be seen."""
    return _besides(one) == _besides(other) and view_of(one) == view_of(other)


def _besides(picture: Picture) -> tuple[Any, ...]:
    """What is seen but for the game."""
    undo = picture.may_undo, picture.undo_alone
    return picture.decision, undo, picture.common, picture.deadlines


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
