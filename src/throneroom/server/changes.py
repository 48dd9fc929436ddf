"""What is different between two pictures: a page that has seen the one is sent only that.

A change is `[value]`, this instead of what was there; `[]`, it is gone; or an object that has a
change for each member that is different, of a list by its place. See docs/protocol.md.
"""

from typing import Any

from throneroom.server.pictures import Picture, clocks_of
from throneroom.server.wire import encode

GONE: list[Any] = []


class Changes:
    """Finds changes between pictures of one table, which have much in common: what the pictures of
    several seats share is compared once. All pictures are there before the first two are compared:
    otherwise one could be taken for another that lay at its place."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], Any] = {}

    def frame(self, was: Picture, now: Picture, number: int, at: float) -> str | None:
        """The message that leads from one picture to another; none where they are equal."""
        body = self._members(was, now)
        if not body and was.deadlines == now.deadlines:
            return None
        return f'{{"t":"change","n":{number},"clocks":{clocks_of(now, at)},"change":{{{body}}}}}'

    def _members(self, was: Picture, now: Picture) -> str:
        found = []
        if was.view is not now.view and (different := self._between_objects(was.view, now.view)):
            found.append(f'"view":{encode(different)}')
        if was.decision != now.decision:
            found.append(f'"decision":[{now.decision}]')
        if was.may_undo is not now.may_undo:
            found.append(f'"may_undo":[{encode(now.may_undo)}]')
        if was.undo_alone is not now.undo_alone:
            found.append(f'"undo_alone":[{encode(now.undo_alone)}]')
        if was.common is not now.common and was.common != now.common:
            found.append(encode(self._between_objects(was.common, now.common))[1:-1])
        return ",".join(found)

    def _of(self, was: Any, now: Any) -> Any:
        """How a value becomes another one that is different."""
        if type(now) is not dict and type(now) is not list:
            return [now]
        pair = id(was), id(now)
        known = self._known.get(pair)
        if known is None:
            known = self._known[pair] = self._between(was, now)
        return known

    def _between(self, was: Any, now: Any) -> Any:
        if type(was) is dict and type(now) is dict:
            return self._between_objects(was, now)
        if type(was) is not list or type(now) is not list or len(was) != len(now):
            return [now]
        found = {}
        for i, value in enumerate(now):
            if (old := was[i]) is not value and old != value:
                found[i] = self._of(old, value)
        return found

    def _between_objects(self, was: dict[str, Any], now: dict[str, Any]) -> Any:
        if len(was) != len(now):
            return self._between_unlike(was, now)
        found = {}
        for (name, old), (new_name, value) in zip(was.items(), now.items(), strict=True):
            if name != new_name:
                return self._between_unlike(was, now)
            if old is not value and old != value:
                found[name] = self._of(old, value)
        return found

    def _between_unlike(self, was: dict[str, Any], now: dict[str, Any]) -> Any:
        """The same where some members are gone, or new, or stand at another place."""
        kept = [name for name in was if name in now]
        added = [name for name in now if name not in was]
        if [*kept, *added] != list(now):
            return [now]  # they would stand at another place still
        found: dict[str, Any] = {name: GONE for name in was if name not in now}
        found |= {name: self._of(was[name], now[name]) for name in kept if was[name] != now[name]}
        return found | {name: [now[name]] for name in added}


def change(was: Any, now: Any) -> Any:
    """How a value becomes another one that is different."""
    return Changes()._of(was, now)


def changed(was: Any, by: Any) -> Any:
    """What a change makes of a value, which stays as it was: how a page follows."""
    if isinstance(by, list):
        return by[0]
    if isinstance(was, list):
        return [changed(old, by[str(i)]) if str(i) in by else old for i, old in enumerate(was)]
    now = {name: old for name, old in was.items() if by.get(name) != GONE}
    for name, how in by.items():
        if how != GONE:
            now[name] = changed(was.get(name), how)
    return now
