"""From keys and ids to sentences.

Names have the key `<slug>-<kind>-<id>`, questions `<slug>-ask-<kind>`, actions `<slug>-do-<verb>`,
events `<slug>-event-<kind>`, refusals `illegal-<key>` and complaints `bad-input-<key>`. Arguments
are handed to a message as their translated names, and under `<name>_id` as they are, to choose a
grammatical form by. An event with two lists that belong together, such as houses and their bids, is
told by the attribute `.pairs`, which has them side by side. An id that means something only at one
table is called what it stands for there (`Game.aliases`). A message that a language lacks is said
in English, and one that English lacks by its key.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from babel.lists import format_list

from throneroom.kernel import (
    Action,
    Alias,
    BadInput,
    Choice,
    Decision,
    EventForm,
    Game,
    Illegal,
    Names,
    Param,
    load,
    slugs,
)
from throneroom.kernel.actions import describe_params
from throneroom.text.bundles import bundle, check_language
from throneroom.text.rulebook import chapter_id

# The kinds of names that a seat may go by: the id of a seat is the house or the colour it plays.
SEAT_KINDS = ("seat", "house", "colour", "army")
# The fields of a question or a refusal that hold the number of a seat.
SEAT_FIELDS = ("seat", "seats", "player", "attacker", "defender", "other", "winner", "holder")
NOBODY: tuple[str, ...] = ()


class Translator:
    """Speaks one language about one game, or about none.

    `seats` in its methods are the ids of the seats as `game.seat_names` gives them. `gaps` are the
    keys of what it had to say and could not say well: no message in the language, or a message that
    wants a variable it is not given.
    """

    __slots__ = ("language", "game", "slug", "gaps", "_kinds", "_aliases")

    def __init__(self, language: str, game: Game | None = None, slug: str = "") -> None:
        """`slug` names the game whose words are wanted where the game itself is not at hand."""
        self.language = check_language(language)
        self.game = game
        self.slug = game.slug if game else slug
        self.gaps: set[str] = set()
        self._kinds = _kinds_of_ids(game) if game else {}
        self._aliases: Mapping[str, Mapping[str, Alias]] = {}

    def look_at(self, table: Any) -> tuple[str, ...]:
        """Speak of this table of the game from now on, whose ids may stand for other things than
        those of another; the ids of its seats."""
        if self.game is None:
            return NOBODY
        self._aliases = self.game.aliases(table) if self.game.aliases else {}
        return self.game.seat_names(table)

    def speak_of(
        self, seats: Sequence[str], aliases: Mapping[str, Mapping[str, Alias]]
    ) -> tuple[str, ...]:
        """The same, of a table of which only this is known; the ids of its seats."""
        self._aliases = aliases
        return tuple(seats)

    def has(self, key: str, language: str = "") -> bool:
        """Whether the language itself has the message, without falling back."""
        messages = bundle(language or self.language, self.slug)
        key, _, attribute = key.partition(".")
        if not messages.has_message(key):
            return False
        return not attribute or attribute in messages.get_message(key).attributes

    def say(self, key: str, **data: Any) -> str:
        """A message by its key, or an attribute of one by `key.attribute`, with its data as it is;
        lists are joined."""
        message, _, attribute = key.partition(".")
        said = self._format(message, attribute, data)
        if not self.has(key):
            self.gaps.add(key)
        return said or key

    def _format(self, key: str, attribute: str, data: Mapping[str, Any]) -> str:
        args = {name: self._listed(value) for name, value in data.items()}
        for language in dict.fromkeys((self.language, "en")):
            messages = bundle(language, self.slug)
            if not messages.has_message(key):
                continue
            message = messages.get_message(key)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                text, errors = messages.format_pattern(pattern, args)
                if errors:
                    self.gaps.add(key)
                return str(text)
        return ""

    def _listed(self, value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            parts = [str(part) for part in value]
            return format_list(parts, locale=self.language) if parts else self.say("none")
        if value is None or isinstance(value, (bool, dict)):
            return str(value).lower()
        return value

    # Names

    def name(self, kind: str, thing: str) -> str:
        """The name of a thing by its kind and id; the id itself if it has none."""
        meant = self._alias(kind, thing) or Alias(kind, thing)
        key = f"{self.slug}-{meant.kind}-{meant.id}"
        of = {"of": [self.name(*part.split(":", 1)) for part in meant.of]} if meant.of else {}
        name = self.say(key, **of) if self.has(key) or self.has(key, "en") else meant.id
        return self.say("numbered-name", name=name, number=meant.number) if meant.number else name

    def _alias(self, kind: str, thing: str) -> Alias | None:
        """What an id stands for at the table that is spoken of."""
        return self._aliases.get(kind, {}).get(thing)

    def seat(self, seats: Sequence[str], seat: int) -> str:
        """What a seat is called: its house or colour, or its number while it has none."""
        if seat < len(seats) and seats[seat]:
            for kind in SEAT_KINDS:
                name = self._format(f"{self.slug}-{kind}-{seats[seat]}", "", {})
                if name:
                    return name
        return self.say("seat-number", number=seat + 1)

    def title(self) -> str:
        """The title of the game."""
        return self.say(f"{self.slug}-title")

    def option(self, option: str) -> str:
        """What an option is about."""
        return self.say(f"{self.slug}-option-{option}")

    def option_choice(self, option: str, choice: str) -> str:
        """One value of an option that has a list of them."""
        return self.say(f"{self.slug}-option-{option}-{choice}")

    def chapter(self, chapter: str) -> str:
        """The title of a chapter of the numbered rules, as the book has it in English."""
        number, _, words = chapter.partition(" ")
        key = f"{self.slug}-chapter-{chapter_id(chapter)}"
        if not self.has(key, "en"):
            return chapter
        return f"{number} {self.say(key)}" if words else self.say(key)

    # What happens at a table

    def action(self, action: Action, seats: Sequence[str] = NOBODY) -> str:
        """The label of an action."""
        if self.game is None or action[0] not in self.game.verbs:
            return self.say(f"do-{action[0]}")
        params = self.game.verbs[action[0]].params
        return self.label(action[0], describe_params(params, action[1:]), seats)

    def choice(self, choice: Choice, seats: Sequence[str] = NOBODY) -> str:
        """The label of an option of a decision."""
        return self.label(choice.verb, choice.args, seats)

    def label(self, verb: str, args: Mapping[str, Any], seats: Sequence[str] = NOBODY) -> str:
        """The label of an action given by its verb and named arguments."""
        params = self.game.verbs[verb].params if self.game else ()
        key = f"{self.slug}-do-{verb}"
        if not self.has(key, "en") and self.has(f"do-{verb}", "en"):
            key = f"do-{verb}"  # what windows offer is the same in every game
        return self.say(key, **self._named(params, args, seats))

    def event(self, told: Mapping[str, Any], seats: Sequence[str] = NOBODY) -> str:
        """An event as `game.describe` tells it to a seat. Whoever knows its secret part reads the
        message's attribute `.secret` instead, if it has one."""
        return self._event(told, seats, "secret") or self._event(told, seats, "")

    def event_revealed(self, told: Mapping[str, Any], seats: Sequence[str] = NOBODY) -> str:
        """An event with its secret part, for somebody who is none of the players."""
        secret = self._event(told, seats, "secret")
        public = self._event(told, seats, "")
        return f"{public} ({secret})" if secret else public

    def _event(self, told: Mapping[str, Any], seats: Sequence[str], attribute: str) -> str:
        kind = told["kind"]
        key = f"{self.slug}-event-{kind}"
        form = self.game.events[kind] if self.game else EventForm()
        named = self._named((*form.params, *form.secret), told, seats)
        if not attribute:
            pairs = self._pairs(form.params, told, seats)
            paired = self._format(key, "pairs", {**named, "pairs": pairs}) if pairs else ""
            return paired or self.say(key, **named)
        knows = form.secret and all(param.name in told for param in form.secret)
        return self._format(key, attribute, named) if knows else ""

    def _pairs(
        self, params: Sequence[Param], told: Mapping[str, Any], seats: Sequence[str]
    ) -> list[str]:
        """The first two lists of an event, side by side."""
        lists = [(p.names, told[p.name]) for p in params if isinstance(told.get(p.name), list)]
        if len(lists) < 2:
            return []
        (kind, left), (other_kind, right) = lists[:2]
        between = " – " if other_kind else " "  # a number needs nothing between
        return [
            f"{self._by_table(kind, one, seats)}{between}{self._by_table(other_kind, other, seats)}"
            for one, other in zip(left, right, strict=False)
        ]

    def prompt(self, decision: Decision, seats: Sequence[str] = NOBODY) -> str:
        """What is asked of a seat."""
        context = self._guessed(decision.context, seats)
        return self.say(f"{self.slug}-ask-{decision.kind}", **context)

    def refusal(self, refusal: Illegal, seats: Sequence[str] = NOBODY) -> str:
        """Why an action is against the rules, without the rule's id."""
        data = {**self._guessed(refusal.data, seats), **self._reasons(refusal.data, seats)}
        return self.say(f"illegal-{refusal.key}", **data)

    def _reasons(self, data: Mapping[str, Any], seats: Sequence[str] = NOBODY) -> dict[str, str]:
        """The refusals of which another one consists, each on a line with its rule."""
        if "reasons" not in data:
            return {}
        found = [Illegal(one["rule"], one["key"], **one["data"]) for one in data["reasons"]]
        return {"reasons": "\n".join(f"{one.rule}  {self.refusal(one, seats)}" for one in found)}

    def warning(self, warning: Mapping[str, Any], seats: Sequence[str] = NOBODY) -> str:
        """What somebody may want to know of an action that is allowed, without the rule's id."""
        return self.say(f"warning-{warning['key']}", **self._guessed(warning["data"], seats))

    def complaint(self, complaint: BadInput) -> str:
        """Why some input cannot be understood. The kind of an unknown name is said in words where
        the game has some for it: `<slug>-kind-<kind>`."""
        data = {**complaint.data, **self._reasons(complaint.data)}
        if "kind" in data:
            data["kind"] = self.name("kind", data["kind"])
        if self.game is not None and "option" in data:
            data.update(self._option_words(data["option"], data.get("value", "")))
        return self.say(f"bad-input-{complaint.key}", **data)

    def _option_words(self, name: str, value: str) -> dict[str, str]:
        """An option and a value of it by the names that people read."""
        key = f"{self.slug}-option-{name}"
        if not self.has(key, "en"):
            return {}
        words = [
            self.say(f"{key}-{word}") if self.has(f"{key}-{word}", "en") else word
            for word in value.split()
        ]
        switch = {"true": "yes", "false": "no"}.get(value)
        return {
            "option": self.say(key),
            "value": self.say(switch) if switch else ", ".join(words),
        }

    def reason(self, reason: str) -> str:
        """Why the game ended, as a part of a sentence."""
        return self.say(f"{self.slug}-outcome-{reason}").rstrip(".")

    # Arguments

    def _named(
        self, params: Sequence[Param], values: Mapping[str, Any], seats: Sequence[str]
    ) -> dict[str, Any]:
        """The values of declared parameters by their names."""
        named: dict[str, Any] = {}
        for param in params:
            if param.name in values:
                value = values[param.name]
                if param.scale > 1:
                    value = _scaled(value, param.scale)
                named[param.name] = self._by_table(param.names, value, seats)
                kind = param.names.kind if param.names else ""
                named[f"{param.name}_id"] = self._meant(kind, value)
        return named

    def _meant(self, kind: str, value: Any) -> Any:
        """The id of what an id stands for at the table: grammar goes by that."""
        if isinstance(value, (list, tuple)):
            return [self._meant(kind, item) for item in value]
        alias = self._alias(kind, value) if isinstance(value, str) else None
        return value if alias is None else alias.id

    def _by_table(self, names: Names | None, value: Any, seats: Sequence[str]) -> Any:
        if isinstance(value, list):
            return self._counted([self._by_table(names, item, seats) for item in value])
        if names is None or value is None:
            return value
        if names.kind == "seat":
            return self.seat(seats, int(value))
        return self.name(names.kind, value)

    def _counted(self, values: Sequence[Any]) -> list[Any]:
        """A list in its order, in which equal names side by side are said once."""
        said: list[Any] = []
        for value, equal in groupby(values):
            count = len(list(equal))
            if count > 1 and isinstance(value, str):
                said.append(self.say("repeated-name", count=count, name=value))
            else:
                said += [value] * count
        return said

    def _guessed(self, data: Mapping[str, Any], seats: Sequence[str]) -> dict[str, Any]:
        """The values of data that declares no kinds: an id is of the kind that its field is
        named after (`area`, or `from_area`), or else of the first kind that has such an id."""
        named: dict[str, Any] = {}
        for field, value in data.items():
            named[field] = self.guess(field, value, seats)
            named[f"{field}_id"] = self._meant(self._kind(field, value), value)
        return named

    def guess(self, field: str, value: Any, seats: Sequence[str] = NOBODY) -> Any:
        """The name of a value, going by the field it stands in; the value itself if it has none."""
        if isinstance(value, (list, tuple)):
            return self._counted([self.guess(field, item, seats) for item in value])
        last = field.rpartition("_")[2]
        if last in SEAT_FIELDS and isinstance(value, int) and not isinstance(value, bool):
            return self.seat(seats, value) if value >= 0 else None
        if not isinstance(value, str):
            return value
        kind = self._kind(field, value)
        return self.name(kind, value) if kind else value

    def _kind(self, field: str, value: Any) -> str:
        """The kind of an id (or of the first in a list), going by its field; "" if it has none."""
        thing = value[0] if isinstance(value, (list, tuple)) and value else value
        if isinstance(thing, str):
            for kind in (field, field.rpartition("_")[2], *self._kinds.get(thing, ())):
                if self._alias(kind, thing) or self.has(f"{self.slug}-{kind}-{thing}", "en"):
                    return kind
        return ""


def translator_about(language: str, key: str) -> Translator:
    """Who can say a refusal or a complaint, by its key: what only one game says has its words among
    those of the game."""
    slug = key.partition("-")[0]
    try:
        return Translator(language, load(slug)) if slug in slugs() else Translator(language)
    except BadInput:  # it does not load
        return Translator(language)


def _scaled(value: Any, scale: int) -> Any:
    """Parts of a unit as the decimal that they are written as; of a list each of them."""
    if isinstance(value, (list, tuple)):
        return [_scaled(item, scale) for item in value]
    return value / scale if value % scale else value // scale


def tables_of(game: Game) -> Iterator[Names]:
    """All tables of names that the game's actions and events refer to."""
    for verb in game.verbs.values():
        yield from (param.names for param in verb.params if param.names)
    for form in game.events.values():
        yield from (param.names for param in (*form.params, *form.secret) if param.names)


def _kinds_of_ids(game: Game) -> dict[str, tuple[str, ...]]:
    kinds: dict[str, tuple[str, ...]] = {}
    for names in tables_of(game):
        for thing in names.ids:
            if names.kind not in kinds.get(thing, ()) and names.kind != "seat":
                kinds[thing] = (*kinds.get(thing, ()), names.kind)
    return kinds
