"""What is different between two pictures: a page that has seen the one is sent only that.

A change is `[value]`, this instead of what was there; `[]`, it is gone; or an object that has a
change for each member that is different, of a list by its place. See docs/protocol.md.
"""

import json
from typing import Any

from throneroom.server.pictures import Picture, clocks_of, view_of
from throneroom.server.wire import encode, quoted

GONE: list[Any] = []
Members = list[tuple[str, str]]
"""Names of what is different in an object, and with its change each, as it stands in JSON."""


class Changes:
    """Finds changes between pictures of one table, which have much in common: what the pictures of
    several seats share is compared and written once. All pictures are there before the first two
    are compared: otherwise one could be taken for another that lay at its place."""

    __slots__ = ("_known", "_shared")

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], str] = {}
        self._shared: dict[tuple[int, int], Members | None] = {}

    def frame(self, was: Picture, now: Picture, number: int, at: float) -> str | None:
        """The message that leads from one picture to another; none where they are equal."""
        body = ",".join(self._members(was, now))
        if not body and was.deadlines == now.deadlines:
            return None
        return f'{{"t":"change","n":{number},"clocks":{clocks_of(now, at)},"change":{{{body}}}}}'

    def _members(self, was: Picture, now: Picture) -> list[str]:
        found = []
        if view := self._view(was, now):
            found.append(f'"view":{view}')
        if was.decision != now.decision:
            found.append(f'"decision":[{now.decision}]')
        if was.may_undo is not now.may_undo:
            found.append(f'"may_undo":[{encode(now.may_undo)}]')
        if was.undo_alone is not now.undo_alone:
            found.append(f'"undo_alone":[{encode(now.undo_alone)}]')
        if common := self.between(was.common, now.common):
            found.append(common[1:-1])
        return found

    def _view(self, was: Picture, now: Picture) -> str:
        """The change of what is seen of the game. What everybody sees is looked at once for all."""
        shared = self._between_public(was.public, now.public)
        before, own = was.own, now.own
        if shared is None or _besides(was) != _besides(now):
            return self.between(view_of(was), view_of(now))
        found = [change for name, change in shared if name not in own and name not in before]
        if awaiting := self.between(was.awaiting, now.awaiting):
            found.append(f'"awaiting":{awaiting}')
        for name, value in own.items():
            old = before[name] if name in before else was.public[name]
            if old is not value and (change := self.between(old, value)):
                found.append(f"{quoted(name)}:{change}")
        for name, old in before.items():
            if name not in own and (change := self.between(old, now.public[name])):
                found.append(f"{quoted(name)}:{change}")
        return f"{{{','.join(found)}}}" if found else ""

    def _between_public(self, was: dict[str, Any], now: dict[str, Any]) -> Members | None:
        """What is different in what everybody sees; None if it has not the same members."""
        pair = id(was), id(now)
        if pair not in self._shared:
            alike = list(was) == list(now)
            self._shared[pair] = self._between_members(was, now) if alike else None
        return self._shared[pair]

    def between(self, was: Any, now: Any) -> str:
        """How a value becomes another one, as JSON; nothing where they are equal."""
        if was is now:
            return ""
        kind = type(now)
        if kind is dict and type(was) is dict:
            return self._between_objects(was, now)
        if kind is list and type(was) is list and len(was) == len(now):
            return self._between_lists(was, now)
        return "" if was == now else f"[{encode(now)}]"

    def _between_lists(self, was: list[Any], now: list[Any]) -> str:
        """The same for lists that are equally long. To compare them as a whole first would be to
        compare twice what is in them."""
        found = []
        for i in range(len(now)):
            old, value = was[i], now[i]
            if old is not value and (change := self.between(old, value)):
                found.append(f'"{i}":{change}')
        return f"{{{','.join(found)}}}" if found else ""

    def _between_objects(self, was: dict[str, Any], now: dict[str, Any]) -> str:
        """The same for objects. Seats share many of them."""
        pair = id(was), id(now)
        known = self._known.get(pair)
        if known is None:
            known = self._known[pair] = "" if was == now else self._between_unequal(was, now)
        return known

    def _between_unequal(self, was: dict[str, Any], now: dict[str, Any]) -> str:
        if list(was) == list(now):
            return _as_object(self._between_members(was, now))
        return self._between_unlike(was, now)

    def _between_members(self, was: dict[str, Any], now: dict[str, Any]) -> Members:
        found = []
        for name, value in now.items():
            old = was[name]
            if old is not value and (change := self.between(old, value)):
                found.append((name, f"{quoted(name)}:{change}"))
        return found

    def _between_unlike(self, was: dict[str, Any], now: dict[str, Any]) -> str:
        """The same where some members are gone, or new, or stand at another place."""
        kept = [name for name in was if name in now]
        added = [name for name in now if name not in was]
        if [*kept, *added] != list(now):
            return f"[{encode(now)}]"  # they would stand at another place still
        found = [(name, f"{quoted(name)}:[]") for name in was if name not in now]
        for name in kept:
            if change := self.between(was[name], now[name]):
                found.append((name, f"{quoted(name)}:{change}"))
        for name in added:
            found.append((name, f"{quoted(name)}:[{encode(now[name])}]"))
        return _as_object(found)


def _besides(picture: Picture) -> list[str]:
    """The names of what a seat alone sees."""
    public = picture.public
    return [name for name in picture.own if name not in public]


def _as_object(members: Members) -> str:
    return f"{{{','.join([change for _, change in members])}}}"


def change(was: Any, now: Any) -> Any:
    """How a value becomes another one that is different."""
    return json.loads(Changes().between(was, now))


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
