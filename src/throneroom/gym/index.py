"""The numbers of actions: a closed list for each game, made from its verbs and what they name.

An action with few possible arguments has one number: `settlement v17`. A large one is chosen in
small steps, each a number of its own: a March says where from, where to, then how many of each
unit. Only what a game's `legal` lists is reached, and all of it. docs/gym.md tells more.
"""

from collections.abc import Iterable, Sequence
from itertools import product
from math import prod
from typing import Final, NamedTuple, TypeAlias

from throneroom.kernel import Action, Game, Names, Param, Verb

FLAT: Final = 200
"""A verb with no more actions than that has a number for each of them."""
NUMBERS: Final = 100
"""Plain numbers below this have a step of their own."""
RANKS: Final = 64
"""Of numbers that count thousandths, of an inch or a degree, the step tells which of those on offer
it is, from the lowest to the highest."""
END: Final = "end"
MOST_KNOWN: Final = 1 << 16

Part: TypeAlias = int | tuple[int]
"""A step: its number; or, in brackets, a value whose rank among others will be its number."""
Branch: TypeAlias = "list[tuple[Action, tuple[Part, ...]]]"


class Node(NamedTuple):
    """What is still possible after some steps: the next step of each action is its `depth`-th."""

    depth: int
    actions: Branch


Options: TypeAlias = dict[int, Action | Node]


class Index:
    """All numbers of a game: `labels` says what each means."""

    __slots__ = (
        "labels",
        "flat",
        "stems",
        "_verbs",
        "_heads",
        "_pools",
        "_numbers",
        "_ranks",
        "_known",
    )

    def __init__(self, game: Game) -> None:
        self.labels: list[str] = []
        self.flat: dict[Action, int] = {}
        """The numbers of actions that have one."""
        self._verbs = game.verbs
        self._known: dict[Action, tuple[Part, ...]] = {}
        self._heads: dict[tuple[str, int | None], int] = {}
        self._pools: dict[tuple[str, int], int] = {}
        for name, verb in game.verbs.items():
            if _actions(verb) <= FLAT:
                self._add_flat(name, verb)
            elif _choices(verb.params[0], verb) <= FLAT:
                for value in _values(verb.params[0], verb):
                    self._heads[name, value] = self._add(f"{name} {_word(verb.params[0], value)} …")
            else:
                self._heads[name, None] = self._add(f"{name} …")
        self._add_pools(game.verbs.values())
        first = self._pools[END, 0]
        self._numbers = first + 1
        self._ranks = self._numbers + NUMBERS
        self.labels += [str(number) for number in range(NUMBERS)]
        self.labels += [f"no. {rank + 1} on offer" for rank in range(RANKS)]
        self.stems: tuple[int, ...] = (
            *self._heads.values(),
            *range(min(self._pools.values()), len(self.labels)),
        )
        """The numbers after which more steps may follow."""

    def __len__(self) -> int:
        return len(self.labels)

    def _add(self, label: str) -> int:
        self.labels.append(label)
        return len(self.labels) - 1

    def _add_flat(self, name: str, verb: Verb) -> None:
        for values in product(*(_values(param, verb) for param in verb.params)):
            words = (_word(p, value) for p, value in zip(verb.params, values, strict=True))
            self.flat[name, *values] = self._add(" ".join((name, *words)))

    def _add_pools(self, verbs: Iterable[Verb]) -> None:
        """Steps that verbs share: whatever is named by an argument that is not part of a head."""
        self._pools[END, 0] = -1
        for verb in verbs:
            if _actions(verb) > FLAT:
                whole = _choices(verb.params[0], verb) <= FLAT
                for param in verb.params[whole:]:
                    single = param._replace(many=False)
                    for value in _values(single, verb) if param.names else ():
                        key = (_kind(param), value)
                        if key not in self._pools:
                            self._pools[key] = self._add(_word(param, value))
        self._pools[END, 0] = self._add(END)

    def path(self, action: Action) -> tuple[Part, ...]:
        """The steps of an action."""
        number = self.flat.get(action)
        if number is not None:
            return (number,)
        verb = self._verbs[action[0]]
        params = verb.params
        whole = _choices(params[0], verb) <= FLAT
        steps: list[Part] = [self._heads[action[0], action[1] if whole else None]]
        for param, value in zip(params[whole:], action[1 + whole :], strict=True):
            if param.many:
                steps += [self._step(param, item) for item in value]
                steps.append(self._pools[END, 0])
            else:
                steps.append(self._step(param, value))
        return tuple(steps)

    def _step(self, param: Param, value: int) -> Part:
        if param.names is not None:
            return self._pools[_kind(param), value]
        if param.scale == 1 and 0 <= value < NUMBERS:
            return self._numbers + value
        return (value,)

    def options(self, legal: Sequence[Action]) -> Options:
        """What can be chosen next, by number: an action, or a node with more steps."""
        flat = self.flat
        try:
            return {flat[action]: action for action in legal}
        except KeyError:
            known = self._known
            paths = [(action, known.get(action) or self._learn(action)) for action in legal]
            return self.follow(Node(0, paths))

    def _learn(self, action: Action) -> tuple[Part, ...]:
        """The steps of an action that will often be asked for."""
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        self._known[action] = found = self.path(action)
        return found

    def follow(self, node: Node) -> Options:
        """What can be chosen at a node. Steps that are not a choice are not asked."""
        depth, actions = node
        while True:
            branches: dict[int, Branch] = {}
            ranks: dict[int, int] = {}
            for step in actions:
                part = step[1][depth]
                if isinstance(part, tuple):
                    ranks = ranks or self._rank(path[depth] for _, path in actions)
                    part = ranks[part[0]]
                if part in branches:
                    branches[part].append(step)
                else:
                    branches[part] = [step]
            if len(branches) > 1 or len(actions) == 1:
                # Values that share a rank are told apart by the same step once more.
                after = depth + (len(ranks) <= RANKS)
                return {
                    number: branch[0][0] if len(branch) == 1 else Node(after, branch)
                    for number, branch in branches.items()
                }
            depth += 1

    def _rank(self, parts: Iterable[Part]) -> dict[int, int]:
        """The numbers of values that have none of their own. Where there are more of them than
        ranks, neighbours share one."""
        values = sorted({part[0] for part in parts if not isinstance(part, int)})
        most = max(1, -(-len(values) // RANKS))
        return {value: self._ranks + place // most for place, value in enumerate(values)}


def _actions(verb: Verb) -> int:
    """How many actions a verb has, or more than can be numbered."""
    return prod(_choices(param, verb) for param in verb.params)


def _choices(param: Param, verb: Verb) -> int:
    """How many values an argument can have; more than can be numbered if it is not one of a few."""
    if param.many or (param.names is None and not param.numbers):
        return FLAT + 1
    return len(_values(param, verb))


def _values(param: Param, verb: Verb) -> Sequence[int]:
    """All values of an argument; -1 is "none", which only some verbs know."""
    values = param.values()
    return (*values, -1) if param.names is not None and verb.lowest < 0 else values


def _kind(param: Param) -> str:
    names: Names | None = param.names
    assert names is not None
    return names.kind


def _word(param: Param, value: int) -> str:
    if param.names is None:
        return str(value)
    return param.names.ids[value] if value >= 0 else f"no {param.name}"
