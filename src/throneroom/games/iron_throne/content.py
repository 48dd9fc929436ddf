"""The box: houses, characters, cards, events and timing windows as tables indexed by int.

A character is `house * 5 + slot`, a house card `house * 25 + place in the deck list`. A leader
sheet has the number of its character, and so has a character card's text. [I1.2-I1.4, I18.1]
"""

import json
from importlib.resources import files
from typing import Any, Final, NamedTuple

from throneroom.kernel import Names


def _load(name: str) -> Any:
    return json.loads(files(__package__).joinpath("data", f"{name}.json").read_text("utf-8"))


_HOUSE_DATA: Final = _load("houses")["houses"]
HOUSES: Final = Names("house", [house["id"] for house in _HOUSE_DATA])  # I1.2
CHARACTERS: Final = Names(
    "character", [person["id"] for house in _HOUSE_DATA for person in house["characters"]]
)
SLOTS: Final = 5  # characters of a house


class Colours(NamedTuple):
    """The colours of a house: of its field, of what is drawn on it, and of words on it."""

    primary: str
    secondary: str
    text: str


COLOURS: Final = {house["id"]: Colours(*house["colours"].values()) for house in _HOUSE_DATA}
PATTERNS: Final[dict[str, str]] = {house["id"]: house["pattern"] for house in _HOUSE_DATA}

# House cards [I1.4]: 4 truce, 2 of each character, 11 hostility cards.
_DECK: Final = _load("deck")
TRUCE: Final = 0
CHARACTER: Final = 1
HOSTILITY: Final = 2
CARD_TYPES: Final = ("truce", "character", "hostility")
HOSTILITY_VALUES: Final[tuple[int, ...]] = tuple(_DECK["hostility_values"])
_COPIES: Final[int] = _DECK["copies_of_a_character_card"]
DECK_SIZE: Final[int] = _DECK["truce_cards"] + SLOTS * _COPIES + len(HOSTILITY_VALUES)


class HouseCard(NamedTuple):
    """One of the 125 house cards. Played face down, a character card is hostility 0. [I7.6]"""

    name: str
    house: int
    type: int
    value: int
    character: int


def _deck(house: int) -> list[HouseCard]:
    name = HOUSES.ids[house]
    truces = range(1, _DECK["truce_cards"] + 1)
    cards = [HouseCard(f"{name}_truce_{i}", house, TRUCE, 0, -1) for i in truces]
    for character in range(house * SLOTS, house * SLOTS + SLOTS):
        cards += [
            HouseCard(f"{name}_{CHARACTERS.ids[character]}_{i}", house, CHARACTER, 0, character)
            for i in range(1, _COPIES + 1)
        ]
    cards += [HouseCard(f"{name}_hostility_{v}", house, HOSTILITY, v, -1) for v in HOSTILITY_VALUES]
    return cards


HOUSE_CARDS: Final = tuple(card for house in range(5) for card in _deck(house))
CARDS: Final = Names("card", [card.name for card in HOUSE_CARDS])
CARD_TYPE: Final = tuple(card.type for card in HOUSE_CARDS)
CARD_VALUE: Final = tuple(card.value for card in HOUSE_CARDS)
CARD_CHARACTER: Final = tuple(card.character for card in HOUSE_CARDS)
CARD_HOUSE: Final = tuple(card.house for card in HOUSE_CARDS)
# The two cards of each character.
CHARACTER_CARDS: Final = tuple(
    tuple(i for i, card in enumerate(HOUSE_CARDS) if card.character == character)
    for character in range(len(CHARACTERS.ids))
)
# Cards that nobody can tell apart share a likeness: the first of them.
LIKENESS: Final = tuple(
    next(i for i, like in enumerate(HOUSE_CARDS) if like[1:] == card[1:]) for card in HOUSE_CARDS
)

# Event cards [I2.10, I5.2-I5.4]: the house they name, or -1 and a metric.
INFLUENCE_SPREAD: Final = 0
HAND_SIZE: Final = 1
CHARACTER_POWER: Final = 2
_METRICS: Final = ("influence_spread", "hand_size", "character_power")
_EVENT_DATA: Final = _load("event_cards")["events"]
EVENTS_CARDS: Final = Names("event_card", [event["id"] for event in _EVENT_DATA])
EVENT_HOUSE: Final = tuple(
    HOUSES.index[event["house"]] if "house" in event else -1 for event in _EVENT_DATA
)
EVENT_METRIC: Final = tuple(
    _METRICS.index(event["metric"]) if "metric" in event else -1 for event in _EVENT_DATA
)
# Event cards that nobody can tell apart share a likeness: the first of them.
EVENT_LIKENESS: Final = tuple(
    list(zip(EVENT_HOUSE, EVENT_METRIC, strict=True)).index(card)
    for card in zip(EVENT_HOUSE, EVENT_METRIC, strict=True)
)
# The special cards that are in the deck, by the setting `special_events`. [IR5]
SPECIAL_EVENTS: Final = {
    setting: tuple(
        i for i, event in enumerate(_EVENT_DATA) if setting in event.get("special_events", ())
    )
    for setting in ("three_influential", "three_different")
}

# Timing windows [I17.5, I17.6], in the order of a turn.
_WINDOW_DATA: Final = _load("windows")["windows"]
WINDOWS: Final = Names("window", [window["id"] for window in _WINDOW_DATA])
BEFORE_TURN: Final = 0
START_OF_TURN: Final = 1
AFTER_HOSTAGE_HANDLED: Final = 2
BEFORE_EVENT_CARD: Final = 3
AFTER_EVENT_CARD: Final = 4
AFTER_DEFENDER_CHOSEN: Final = 5
AFTER_CHARACTERS_CHOSEN: Final = 6
BEFORE_SUPPORT_OFFER: Final = 7
AFTER_SUPPORT_OFFER: Final = 8
AFTER_SUPPORT_PHASE: Final = 9
START_OF_ENCOUNTER: Final = 10
BEFORE_CARDS_PLAYED: Final = 11
AFTER_CARDS_PLAYED: Final = 12
AFTER_CARDS_REVEALED: Final = 13
BEFORE_TOTALS_COMPARED: Final = 14
BEFORE_TRUCE_TALKS: Final = 15
AFTER_TRUCE_TALKS: Final = 16
BEFORE_REWARDS_PENALTIES: Final = 17
AFTER_REWARDS_PENALTIES: Final = 18
AFTER_HOSTAGE_TAKEN: Final = 19
AFTER_RESOLUTION: Final = 20
END_OF_TURN: Final = 21
WHEN_CHARACTER_WOULD_DIE: Final = 22
AFTER_CHARACTER_DIED: Final = 23
AFTER_INFLUENCE_SPREAD: Final = 24


class Op(NamedTuple):
    """One operation of an effect, in the vocabulary of I18.2."""

    name: str
    who: str  # the player or character selector it works on [I18.3, I18.4]
    n: int  # a fixed number, or the most
    per: str  # a counted thing [I18.6]
    extra: Any  # what else the operation needs


class Ability(NamedTuple):
    """A leader sheet's ability or a character card's text. [I18.1]"""

    window: int
    conditions: tuple[tuple[str, Any], ...]
    once_per_turn: bool
    ops: tuple[Op, ...]
    costs: int  # how many of the operations, counted from the first, are the cost


# Where an operation says whom it works on: in the first of these fields that it has.
_SUBJECTS: Final = ("target", "with", "player", "players", "character")
_FROM: Final = ("take_hostage", "move_sheet_power", "shift_power")


def _compile_op(data: dict[str, Any]) -> Op:
    name = data["op"]
    amount = data.get("n", data.get("max", 0))
    per = ""
    if isinstance(amount, dict):
        amount = amount["choose"][1]
        per = "choose"
    if "per" in data:
        per, amount = data["per"]["count"], data["per"]["each"]
    fields = ("from",) if name in _FROM else _SUBJECTS
    who = next((data[field] for field in fields if field in data), "self")
    return Op(name, who, amount, per, data)


def _compile(item: dict[str, Any]) -> Ability:
    effect = item["effect_struct"]
    costs = tuple(_compile_op(op) for op in effect["cost"])
    ops = tuple(_compile_op(op) for op in effect["ops"])
    return Ability(
        WINDOWS.index[item["window"]],
        tuple(item["condition_struct"].items()),
        effect["limit"] == "once_per_turn",
        costs + ops,
        len(costs),
    )


def _by_character(items: list[dict[str, Any]]) -> tuple[Ability, ...]:
    found = {CHARACTERS.index[item["character"]]: _compile(item) for item in items}
    return tuple(found[character] for character in range(len(CHARACTERS.ids)))


# Abilities 0-24 are the leader sheets, 25-49 the texts of the character cards.
ABILITIES: Final = _by_character(_load("leaders")["leaders"]) + _by_character(
    _load("character_cards")["cards"]
)
ABILITY_NAMES: Final = Names(
    "ability",
    [f"leader_{name}" for name in CHARACTERS.ids] + [f"card_{name}" for name in CHARACTERS.ids],
)
CARD_TEXT: Final = 25  # ability number of a character card's text = 25 + character
LEADER_WINDOW: Final = tuple(ability.window for ability in ABILITIES[:CARD_TEXT])
# For each character the window of its cards' text, and so for each house card; -1 without a text.
TEXT_WINDOW: Final = tuple(ability.window for ability in ABILITIES[CARD_TEXT:])
CARD_WINDOW: Final = tuple(TEXT_WINDOW[c] if c >= 0 else -1 for c in CARD_CHARACTER)
WINDOW_HAS_CARDS: Final = tuple(
    window["cards_allowed"] and i in CARD_WINDOW for i, window in enumerate(_WINDOW_DATA)
)
RESERVED: Final = tuple(i for i, w in enumerate(_WINDOW_DATA) if w["reserved"])  # I17.7
