"""What is different between two pictures: a page that has seen the one is sent only that.

A change is `[value]`, this instead of what was there; `[]`, it is gone; or an object that has a
change for each member that is different, of a list by its place. See docs/protocol.md.
"""

import json
from typing import Any

from throneroom.kernel.within import AS_EVERYBODY, Within, put_within
from throneroom.server.pictures import Picture, clocks_of, view_of
from throneroom.server.wire import encode, quoted

GONE: list[Any] = []


class Member:
    """A member of an object, or of a list, that may have become different. How is written as soon
    as it is told to a seat, once for all seats that see the same."""

    __slots__ = ("name", "now", "told", "was")

    def __init__(self, name: Any, was: Any, now: Any) -> None:
        self.name = name
        self.was = was
        self.now = now
        self.told: str | None = None


class Changes:
    """Finds changes between pictures of one table, which have much in common: what the pictures of
    several seats share is compared and written once. All pictures are there before the first two
    are compared, and whatever is put together meanwhile is kept: otherwise one part could be taken
    for another that lay at its place."""

    __slots__ = ("_kept", "_known")

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], list[Member] | None] = {}
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
        found = self._seen(was.public, now.public, was.own, now.own)
        if found is None:
            return self.between(self._keep(view_of(was)), self._keep(view_of(now)))
        if was.awaiting != now.awaiting and (awaiting := self.between(was.awaiting, now.awaiting)):
            found.append(f'"awaiting":{awaiting}')
        return _as_object(found)

    def _seen(
        self, was: Any, now: Any, before: dict[Any, Any], own: dict[Any, Any]
    ) -> list[str] | None:
        """What is different in a part in which a seat sees some members otherwise, or alone, before
        and now; None if it has not the same members."""
        shared = self._different(was, now)
        if shared is None or _alone(was, before) != _alone(now, own):
            return None
        found = []
        for member in shared:
            name = member.name
            if name not in own and name not in before and (told := self._told(member)):
                found.append(told)
        for name, value in own.items():
            if told := self._seen_member(was, now, name, before.get(name, AS_EVERYBODY), value):
                found.append(f"{_name(name)}:{told}")
        for name, old in before.items():
            if name not in own and (told := self._seen_member(was, now, name, old, AS_EVERYBODY)):
                found.append(f"{_name(name)}:{told}")
        return found

    def _seen_member(self, was: Any, now: Any, name: Any, old: Any, value: Any) -> str:
        """The same for one of these members."""
        if isinstance(old, Within):
            if isinstance(value, Within):
                found = self._seen(was[name], now[name], old.members, value.members)
                if found is not None:
                    return _as_object(found)
            old = self._keep(put_within(was[name], old.members))
        if isinstance(value, Within):
            value = self._keep(put_within(now[name], value.members))
        return self.between(old, value)

    def _keep(self, part: Any) -> Any:
        self._kept.append(part)
        return part

    def _told(self, member: Member) -> str:
        """A member with its change, as it stands in JSON; nothing where it is the same."""
        if member.told is None:
            told = self.between(member.was, member.now)
            member.told = f"{_name(member.name)}:{told}" if told else ""
        return member.told

    def between(self, was: Any, now: Any) -> str:
        """How a value becomes another one, as JSON; nothing where they are equal."""
        if was is now:
            return ""
        kind = type(now)
        if kind is dict and type(was) is dict:
            members = self._different(was, now)
            if members is None:
                return self._between_unlike(was, now)
            return _as_object([told for member in members if (told := self._told(member))])
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
        return _as_object(found)

    def _different(self, was: Any, now: Any) -> list[Member] | None:
        """What may be different in an object or a list that has the same members as before; None if
        it has not. Seats share many of them."""
        if was is now:
            return []
        pair = id(was), id(now)
        if pair in self._known:
            return self._known[pair]
        found: list[Member] | None = None
        if type(now) is dict and type(was) is dict:
            found = [] if was == now else _different_members(was, now)
        elif type(now) is list and type(was) is list and len(was) == len(now):
            found = [Member(i, was[i], now[i]) for i in range(len(now)) if was[i] is not now[i]]
        self._known[pair] = found
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


def _different_members(was: dict[str, Any], now: dict[str, Any]) -> list[Member] | None:
    if len(was) != len(now):
        return None
    found = []
    # As many; and compiled, this is a loop of its own only without a further argument.
    for (old_name, old), (name, value) in zip(was.items(), now.items()):  # noqa: B905
        if old_name != name:
            return None
        if old is not value:
            found.append(Member(name, old, value))
    return found


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
