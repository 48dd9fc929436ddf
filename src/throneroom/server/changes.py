"""What is different between two pictures: a page that has seen the one is sent only that.

A change is `[value]`, this instead of what was there; `[]`, it is gone; or an object that has a
change for each member that is different, of a list by its place. See docs/protocol.md.
"""

import json
from typing import Any, TypeAlias

from throneroom.kernel.within import AS_EVERYBODY, Within, put_within
from throneroom.server.pictures import Picture, clocks_of, view_of
from throneroom.server.wire import encode, quoted

GONE: list[Any] = []
Members: TypeAlias = list[tuple[Any, str]]
"""Names of what is different in an object, or places in a list, and with its change each, as it
stands in JSON."""


class Changes:
    """Finds changes between pictures of one table, which have much in common: what the pictures of
    several seats share is compared and written once. All pictures are there before the first two
    are compared, and whatever is put together meanwhile is kept: otherwise one part could be taken
    for another that lay at its place."""

    __slots__ = ("_kept", "_known")

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], Members | None] = {}
        self._kept: list[Any] = []

    def frame(self, was: Picture, now: Picture, number: int, at: float) -> str | None:
        """The message that leads from one picture to another; none where they are equal."""
        body = ",".join(self._of_picture(self._keep(was), now))
        if not body and was.deadlines == now.deadlines:
            return None
        return f'{{"t":"change","n":{number},"clocks":{clocks_of(now, at)},"change":{{{body}}}}}'

    def _of_picture(self, was: Picture, now: Picture) -> list[str]:
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
        members = self._seen(was.public, now.public, was.own, now.own)
        if members is None:
            return self.between(self._keep(view_of(was)), self._keep(view_of(now)))
        if awaiting := self.between(was.awaiting, now.awaiting):
            members.append(f'"awaiting":{awaiting}')
        return _as_object(members)

    def _seen(
        self, was: Any, now: Any, before: dict[Any, Any], own: dict[Any, Any]
    ) -> list[str] | None:
        """What is different in a part in which a seat sees some members otherwise, or alone, before
        and now; None if it has not the same members."""
        shared = self._alike(was, now)
        if shared is None or _alone(was, before) != _alone(now, own):
            return None
        found = [change for name, change in shared if name not in own and name not in before]
        for name in own:
            if change := self._seen_member(was, now, before, own, name):
                found.append(f"{_name(name)}:{change}")
        for name in before:
            if name not in own and (change := self._seen_member(was, now, before, own, name)):
                found.append(f"{_name(name)}:{change}")
        return found

    def _seen_member(
        self, was: Any, now: Any, before: dict[Any, Any], own: dict[Any, Any], name: Any
    ) -> str:
        """The same for one of these members."""
        old, value = before.get(name, AS_EVERYBODY), own.get(name, AS_EVERYBODY)
        if isinstance(old, Within) and isinstance(value, Within):
            members = self._seen(was[name], now[name], old.members, value.members)
            if members is not None:
                return _as_object(members)
        if isinstance(old, Within):
            old = self._keep(put_within(was[name], old.members))
        if isinstance(value, Within):
            value = self._keep(put_within(now[name], value.members))
        return self.between(old, value)

    def _keep(self, part: Any) -> Any:
        self._kept.append(part)
        return part

    def between(self, was: Any, now: Any) -> str:
        """How a value becomes another one, as JSON; nothing where they are equal."""
        if was is now:
            return ""
        kind = type(now)
        if (kind is dict or kind is list) and type(was) is kind:
            members = self._alike(was, now)
            if members is not None:
                return _as_object([change for _, change in members])
            if kind is dict:
                return self._between_unlike(was, now)
        return "" if was == now else f"[{encode(now)}]"

    def _alike(self, was: Any, now: Any) -> Members | None:
        """What is different in an object or a list that has the same members as before; None if it
        has not."""
        if was is now:
            return []
        pair = id(was), id(now)
        if pair not in self._known:
            kind = type(now)
            found: Members | None = None
            if type(was) is not kind:
                pass
            elif kind is dict:
                found = self._alike_objects(was, now)
            elif kind is list:
                found = self._alike_lists(was, now)
            self._known[pair] = found
        return self._known[pair]

    def _alike_objects(self, was: dict[str, Any], now: dict[str, Any]) -> Members | None:
        if list(was) != list(now):
            return None
        found: Members = []
        for name, value in now.items():
            old = was[name]
            if old is not value and (change := self.between(old, value)):
                found.append((name, f"{quoted(name)}:{change}"))
        return found

    def _alike_lists(self, was: list[Any], now: list[Any]) -> Members | None:
        if len(was) != len(now):
            return None
        found: Members = []
        for i in range(len(now)):
            old, value = was[i], now[i]
            if old is not value and (change := self.between(old, value)):
                found.append((i, f'"{i}":{change}'))
        return found

    def _between_unlike(self, was: Any, now: Any) -> str:
        """How an object becomes one of which some members are gone, or new, or stand at another
        place."""
        kept = [name for name in was if name in now]
        added = [name for name in now if name not in was]
        if [*kept, *added] != list(now):
            return f"[{encode(now)}]"  # they would stand at another place still
        found = [f"{quoted(name)}:[]" for name in was if name not in now]
        for name in kept:
            if change := self.between(was[name], now[name]):
                found.append(f"{quoted(name)}:{change}")
        for name in added:
            found.append(f"{quoted(name)}:[{encode(now[name])}]")
        return _as_object(found)


def _alone(part: Any, members: dict[Any, Any]) -> list[Any]:
    """The names of what a seat alone sees."""
    return [name for name in members if name not in part] if type(part) is dict else []


def _name(name: str | int) -> str:
    """A member's name as JSON, or its place."""
    return quoted(name) if isinstance(name, str) else f'"{name}"'


def _as_object(members: list[str]) -> str:
    return f"{{{','.join(members)}}}" if members else ""


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
