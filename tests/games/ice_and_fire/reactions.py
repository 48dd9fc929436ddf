"""Effects made up for a test: an ability of the first unit of each seat."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from throneroom.games.ice_and_fire import muster, texts
from throneroom.games.ice_and_fire.content import ABILITIES
from throneroom.games.ice_and_fire.frames import Frame, Guard
from throneroom.games.ice_and_fire.muster import Listener, Muster
from throneroom.games.ice_and_fire.names import MOST_UNITS
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.texts import OPTIONAL, do, text_of

ABILITY = "camp_followers"  # any that nobody has in these battles
Subject = tuple[Any, ...]


class Reaction(NamedTuple):
    """What a seat may use at a moment, and what it does then."""

    usable: Callable[[Battle, int, Subject], bool]
    resolve: Callable[[Battle, int, Subject], None]


def react(
    monkeypatch: pytest.MonkeyPatch,
    moment: str,
    reaction: Reaction,
    *,
    ability: str = ABILITY,
    use: int = OPTIONAL,
) -> None:
    """In the battles that begin from now on a1 and b1 have the reaction."""

    def subject(f: Frame) -> Subject:
        return (moment, f.subject, f.other, f.number)

    # What is made up here is forgotten after the test.
    monkeypatch.setattr(texts, "_taken", dict(texts._taken))
    text = text_of(
        ABILITIES.index[ability],
        moment,
        Guard(lambda t, f: reaction.usable(t, f.seat, subject(f))),
        [do(lambda t, f: reaction.resolve(t, f.seat, subject(f)))],
        use=use,
    )
    made = muster.muster_of

    def with_reaction(*cards: Any) -> Muster:
        plain = made(*cards)
        units: list[int] = cards[0]
        both = [
            Listener(text, seat, unit, units[unit])
            for seat, unit in enumerate(range(0, len(units), MOST_UNITS))
        ]
        found = Muster((), (), plain.decks)
        found.own, found.auras = plain.own, plain.auras
        found.moments = {**plain.moments, moment: (*plain.moments.get(moment, ()), *both)}
        return found

    monkeypatch.setattr(muster, "muster_of", with_reaction)
