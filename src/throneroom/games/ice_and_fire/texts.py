"""The texts of abilities and cards as data: what they listen to, and what they do (F14, F16).

A text that is triggered is a row of operations, flattened into a code that can be stopped after
each of them; one that is always on answers a query. Both are registered under the thing that has
them: an ability, or a tactics card. That is their source, an int, and each has a number of its own.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from throneroom.games.ice_and_fire.content import ABILITIES, ABILITY, TACTICS_CARD, TACTICS_CARDS
from throneroom.games.ice_and_fire.frames import (
    NOTHING,
    Frame,
    Guard,
    Num,
    Number,
    always,
    num,
)
from throneroom.games.ice_and_fire.moments import MOMENTS, ZONE_CLAIMED
from throneroom.games.ice_and_fire.state import Battle

FIRST_CARD: Final = len(ABILITIES.ids)  # sources are abilities, then tactics cards
MOST_CLAUSES: Final = 32  # of one source
# How a text is used: by itself, because its owner wants to, as an Order, or from the hand.
MANDATORY: Final = 0
OPTIONAL: Final = 1
ORDER: Final = 2
CARD: Final = 3
# How often (F14.7); of a text with two parts that are used once in a game each, the second.
ROUND: Final = 1
GAME: Final = 2
GAME_TOO: Final = 3
UNLIMITED: Final = 0

Run: TypeAlias = Callable[[Battle, Frame], int | None]
"""An operation of a code: it acts, or says with which one to go on."""


class Pick(NamedTuple):
    """A target or a choice of a text: where it is kept, and what it can be."""

    slot: int
    kind: str  # the question that asks for it
    candidates: Callable[[Battle, Frame], list[int]]
    optional: bool  # it may be declined
    conditions: tuple[Guard, ...]  # those of the branch it is in
    opponent: bool  # somebody else chooses
    label: str  # what the choice is for
    late: bool  # known only when the text is resolved
    pile: str  # the HAND or DECK that what can be picked depends on, hidden from others
    besides: int  # cards of that pile that were named before
    some: Callable[[Battle, Frame], bool] | None  # whether there are any, if that is quicker to say


class Text(NamedTuple):
    """A text that is triggered."""

    number: int
    source: int
    name: int  # the same one does not count twice (F14.6)
    moment: str
    guard: Guard
    use: int
    once: int
    code: tuple[Run, ...]
    slots: int
    picks: tuple[Pick, ...]
    needs: tuple[Guard, ...]  # costs that can be paid, and the like (F14.13)
    innate: bool
    replaces: bool  # the effect of a zone (F15.11)
    attack: int  # the attack for which it works alone, by its ability, or -1 (F14.3)
    mode: int  # which of the printed ways to use it
    waiting: bool  # it works while its unit is in reserve (F19.12)
    commutes: bool  # its order among others of the same moment changes nothing (FR86)
    plays: int  # the tactics card that is played by using it, or -1


class Passive(NamedTuple):
    """A text that is always on, as an answer to a query."""

    number: int
    source: int
    name: int
    query: str
    guard: Guard
    value: Num
    aura: bool  # it speaks of other units than the one that has it
    innate: bool
    attack: int


class Kit(NamedTuple):
    """What lasts for a while: the texts and passives that work in the meantime."""

    number: int
    source: int
    name: int
    texts: tuple[Text, ...]
    passives: tuple[Passive, ...]
    ends: tuple[tuple[str, Guard], ...]  # moments that end it
    moments: frozenset[str]  # to which its texts listen
    queries: frozenset[str]  # that its passives answer


class Texts(NamedTuple):
    """What one source says."""

    texts: list[Text]
    passives: list[Passive]


BY_SOURCE: Final[dict[int, Texts]] = {}
TEXT: Final[dict[int, Text]] = {}
KIT: Final[dict[int, Kit]] = {}
# The units that an Influence may be attached to, and what it does there.
INFLUENCE: Final[dict[int, tuple[Guard, Kit]]] = {}
# What the zones do that cards put beside the board (F36.7).
ZONE_TEXT: Final[dict[int, Text]] = {}
# What a unit with an ability also counts as: a House, a group or a character.
COUNTS_AS: Final[dict[int, str]] = {}
COMMANDER: Final = "*"  # counts as whoever commands the army
# Abilities by which cards that are attached to a character's unit count for this unit too.
BONDS: Final[dict[int, str]] = {}
# What lasts and makes a unit of its own side one of a House or group.
KIN: Final[dict[int, str]] = {}
# Abilities that let texts count zones as controlled, whether for tactics cards alone.
CLAIMS: Final[dict[int, bool]] = {}
# Abilities of units that activate only after another one.
FOLLOWERS: Final[set[int]] = set()
# What works while somebody carries a card that is no model, by its abilities.
CARRIED: Final[dict[int, Kit]] = {}
# What lasts and lets two units share their abilities.
SHARING: Final[set[int]] = set()
# What lasts and keeps the seat that it is of from using Orders and tactics cards.
HUSHED: Final[set[int]] = set()
# What lasts and tells which cards of others a seat has (F36.15), and whose name stands on them then
# instead of their Commander's.
BORROWED: Final[dict[int, str]] = {}
# What lasts for an attack and tells how many Pillage tokens are paid when it is over (F36.14).
PLEDGED: Final[set[int]] = set()
# What works while a tactics card is attached, and until when, by the source.
ATTACHED: Final[dict[int, tuple[Kit, int]]] = {}
# Abilities that only tell what the numbers of their card say already.
IN_NUMBERS: Final[set[int]] = set()
# Abilities of attachments among enemies that are those of the player who has sent them (F4.10).
OF_SENDER: Final[set[int]] = set()


def ability_source(ability: str) -> int:
    return ABILITIES.index[ability]


def card_source(card: int) -> int:
    """The source of a tactics card by its printed number."""
    return FIRST_CARD + TACTICS_CARDS.index[str(card)]


def printed(source: int) -> str:
    """What is printed on a source, in English."""
    if source < FIRST_CARD:
        return ABILITY[source].name["en"].removeprefix("Order: ")
    return TACTICS_CARD[source - FIRST_CARD].name["en"]


_NAMES: Final[dict[str, int]] = {}
for _source in range(FIRST_CARD + len(TACTICS_CARD)):
    # Two spellings of one name (docs/fidelity.md).
    _NAMES.setdefault(printed(_source).replace("Shieldwall", "Shield Wall"), _source)


def name_of(source: int) -> int:
    """The first source with the same printed name (F14.6)."""
    return _NAMES[printed(source).replace("Shieldwall", "Shield Wall")]


def texts_of(source: int) -> Texts:
    """What is registered for a source so far."""
    return BY_SOURCE.setdefault(source, Texts([], []))


class Builder:
    """Flattens the operations of one text."""

    def __init__(self, source: int, slots: int = 0) -> None:
        self.source = source
        self.name = name_of(source)
        self.code: list[Run] = []
        self.picks: list[Pick] = []
        self.slots = slots  # a text of something that lasts finds the targets of what made it last
        self.needs: list[Guard] = []
        self.conditions: tuple[Guard, ...] = ()
        self.plays = NOTHING

    def add(self, run: Run) -> int:
        """Append an operation; its place."""
        self.code.append(run)
        return len(self.code) - 1

    def all(self, ops: Sequence["Op"], *conditions: Guard) -> None:
        """Append operations, which are in a branch if there are conditions."""
        before = self.conditions
        self.conditions = (*before, *conditions)
        for op in ops:
            op.build(self)
        self.conditions = before

    def need(self, guard: Guard) -> None:
        """Something without which the text cannot be used, unless it is in a branch."""
        if not self.conditions:
            self.needs.append(guard)

    def pick(
        self,
        kind: str,
        candidates: Callable[[Battle, Frame], list[int]],
        *,
        optional: bool = False,
        opponent: bool = False,
        label: str = "",
        late: bool = False,
        pile: str = "",
        besides: int = 0,
        some: Callable[[Battle, Frame], bool] | None = None,
    ) -> Pick:
        """A target or choice; the operations that follow find it in its slot."""
        known = self.slots, kind, candidates, optional, self.conditions
        found = Pick(*known, opponent, label, late, pile, besides, some)
        self.slots += 1
        self.picks.append(found)
        return found


class Op:
    """An operation of a text; `build` puts it into a code. If it `commutes`, the order in which it
    and others happen at the same time changes nothing (FR86)."""

    __slots__ = ("build", "commutes")

    def __init__(self, build: Callable[[Builder], None], commutes: bool = False) -> None:
        self.build = build
        self.commutes = commutes


def do(act: Callable[[Battle, Frame], None], *needs: Guard, commutes: bool = False) -> Op:
    """An operation that acts; what it needs, the whole text needs (F14.13)."""

    def build(b: Builder) -> None:
        def run(t: Battle, f: Frame) -> None:
            act(t, f)

        b.add(run)
        for guard in needs:
            b.need(guard)

    return Op(build, commutes)


def _attack_of(source: int) -> int:
    return source if source < FIRST_CARD and ABILITY[source].named_attack else NOTHING


def text_of(
    source: int,
    moment: str,
    guard: Guard,
    ops: Sequence[Op],
    *,
    use: int,
    once: int = UNLIMITED,
    replaces: bool = False,
    mode: int = 1,
    slots: int = 0,
    waiting: bool = False,
    anytime: bool = False,
) -> Text:
    """A triggered text; it is listed under its source by whoever calls this, if it is to be."""
    assert moment in MOMENTS, moment
    builder = Builder(source, slots)
    builder.all(ops)
    innate = source < FIRST_CARD and ABILITY[source].innate
    text = Text(
        _next_number(source),
        source,
        builder.name,
        moment,
        guard,
        use,
        once,
        tuple(builder.code),
        builder.slots,
        tuple(builder.picks),
        tuple(builder.needs),
        innate,
        replaces,
        NOTHING if anytime else _attack_of(source),
        mode,
        waiting,
        all(op.commutes for op in ops),
        source - FIRST_CARD if use == CARD else builder.plays,
    )
    TEXT[text.number] = text
    return text


_taken: dict[int, int] = {}


def _next_number(source: int) -> int:
    clause = _taken.get(source, 0)
    assert clause < MOST_CLAUSES, f"{printed(source)} has too many clauses"
    _taken[source] = clause + 1
    return source * MOST_CLAUSES + clause


def passive_of(source: int, query: str, guard: Guard, value: Num, aura: bool) -> Passive:
    innate = source < FIRST_CARD and ABILITY[source].innate
    return Passive(
        _next_number(source),
        source,
        name_of(source),
        query,
        guard,
        value,
        aura,
        innate,
        _attack_of(source),
    )


class Part(NamedTuple):
    """A text or passive of something that lasts, made when its source is known."""

    make: Callable[[int, int], Text | Passive]


def kit_of(
    source: int, parts: Sequence[Part], ends: Sequence[tuple[str, Guard]], slots: int = 0
) -> Kit:
    """What lasts for a while, with the moments that end it before its time."""
    made = [part.make(source, slots) for part in parts]
    texts = tuple(part for part in made if isinstance(part, Text))
    passives = tuple(part for part in made if isinstance(part, Passive))
    kit = Kit(
        _next_number(source),
        source,
        name_of(source),
        texts,
        passives,
        tuple(ends),
        frozenset(text.moment for text in texts),
        frozenset(passive.query for passive in passives),
    )
    KIT[kit.number] = kit
    return kit


# How texts are registered


def _once(ability: int) -> int:
    return {"round": ROUND, "game": GAME}.get(ABILITY[ability].once_per, UNLIMITED)


def _register(
    ability: str,
    moment: str,
    guard: Guard,
    ops: Sequence[Op],
    use: int,
    once: int,
    replaces: bool,
    waiting: bool = False,
    anytime: bool = False,
) -> None:
    source = ability_source(ability)
    made = text_of(
        source,
        moment,
        guard,
        ops,
        use=use,
        once=once,
        replaces=replaces,
        waiting=waiting,
        anytime=anytime,
    )
    texts_of(source).texts.append(made)


def ability(ability: str, moment: str, guard: Guard, *ops: Op, anytime: bool = False) -> None:
    """An ability of a unit, an attachment or an NCU that works by itself when triggered; one that
    is printed for an attack works `anytime`, not in that attack alone."""
    _register(ability, moment, guard, ops, MANDATORY, UNLIMITED, False, anytime=anytime)


def may(
    ability: str,
    moment: str,
    guard: Guard,
    *ops: Op,
    once: int | None = None,
    replaces: bool = False,
    waiting: bool = False,
    anytime: bool = False,
) -> None:
    """An ability that is used if its owner wants; `once` in a ROUND or GAME, by default as the data
    say. `replaces`: instead of the effect of the zone that is claimed. `waiting`: for a unit in
    reserve."""
    often = _once(ability_source(ability)) if once is None else once
    _register(ability, moment, guard, ops, OPTIONAL, often, replaces, waiting, anytime)


def order(ability: str, moment: str, guard: Guard, *ops: Op) -> None:
    """An Order: once a round (F14.7)."""
    _register(ability, moment, guard, ops, ORDER, ROUND, False)


def card(
    number: int, moment: str, guard: Guard, *ops: Op, mode: int = 1, replaces: bool = False
) -> None:
    """A tactics card, by its printed number; `mode` is which of its printed ways to play it."""
    source = card_source(number)
    made = text_of(source, moment, guard, ops, use=CARD, replaces=replaces, mode=mode)
    texts_of(source).texts.append(made)


def passive(ability: str, query: str, value: Number = 1, guard: Guard = always) -> None:
    """What is always on for the unit that has the ability, as an answer to a query."""
    source = ability_source(ability)
    texts_of(source).passives.append(passive_of(source, query, guard, num(value), False))


def aura(ability: str, query: str, value: Number, guard: Guard) -> None:
    """What is always on for other units: for IT, as far as the guard says so; ME has the ability,
    or it is an NCU."""
    source = ability_source(ability)
    texts_of(source).passives.append(passive_of(source, query, guard, num(value), True))


def influence(ability: str, whom: Guard, *parts: Part) -> None:
    """An Influence: the units IT that it may be attached to, and what works while it is; ME is then
    the influenced unit (F15.16)."""
    source = ability_source(ability)
    INFLUENCE[source] = whom, kit_of(source, parts, ())


def beside_the_board(ability: str, zone: int, *ops: Op) -> None:
    """The effect of a zone that the NCU with an ability brings (F36.7)."""
    source = ability_source(ability)
    ZONE_TEXT[zone] = text_of(source, ZONE_CLAIMED, always, ops, use=MANDATORY)


def on(moment: str, guard: Guard, *ops: Op) -> Part:
    """Part of something that lasts: a text that works by itself."""
    return Part(
        lambda source, slots: text_of(source, moment, guard, ops, use=MANDATORY, slots=slots)
    )


def may_on(moment: str, guard: Guard, *ops: Op, replaces: bool = False) -> Part:
    """Part of something that lasts: a text that is used if its owner wants, instead of the effect
    of a zone if it `replaces` it."""
    return Part(
        lambda source, slots: text_of(
            source, moment, guard, ops, use=OPTIONAL, slots=slots, replaces=replaces
        )
    )


def give(query: str, value: Number = 1, guard: Guard = always) -> Part:
    """Part of something that lasts: an answer to a query about the unit it is on."""
    return Part(lambda source, slots: passive_of(source, query, guard, num(value), False))


def give_aura(query: str, value: Number, guard: Guard) -> Part:
    """Part of something that lasts: an answer to a query about other units."""
    return Part(lambda source, slots: passive_of(source, query, guard, num(value), True))


def counts_as(ability: str, name: str) -> None:
    """A unit with the ability also counts as one of a House or group, or as a character."""
    COUNTS_AS[ability_source(ability)] = name


def bonded(ability: str, hero: str) -> None:
    """Tactics cards that are attached to a character's unit also count as attached to this one."""
    BONDS[ability_source(ability)] = hero


def claims(ability: str, *, cards_only: bool) -> None:
    """For texts of the owner that target the unit, or tactics cards alone, the Crown and Tactics
    zones count as controlled."""
    CLAIMS[ability_source(ability)] = cards_only
    texts_of(ability_source(ability))


def follower(ability: str) -> None:
    """A unit with the ability has no activation of its own: it activates after another."""
    FOLLOWERS.add(ability_source(ability))


def carried(ability: str, *parts: Part) -> None:
    """What works while a unit carries a card that is no model of it; ME is that unit."""
    source = ability_source(ability)
    CARRIED[source] = kit_of(source, parts, ())
    texts_of(source)


def in_numbers(ability: str) -> None:
    """An ability that only tells what the numbers of its card say already."""
    IN_NUMBERS.add(ability_source(ability))


def of_sender(ability: str) -> None:
    """An ability of an attachment among enemies whose text names the player who has sent it: that
    player has it, not the owner of the unit (F4.10)."""
    OF_SENDER.add(ability_source(ability))
