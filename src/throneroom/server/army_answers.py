"""The answers to requests about armies, as docs/protocol.md describes them. What armies are made of
only their game knows: here it is told with its names and texts."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType


class Wording(Struct, forbid_unknown_fields=True):
    """What a thing is called, and what is printed on it."""

    name: str
    text: str


Wordings = dict[str, dict[str, Wording]]
"""By kind and id."""


class ArmyAttack(Struct, forbid_unknown_fields=True):
    """An attack of a unit."""

    attack: str
    reach: Literal["melee", "short", "long"]
    to_hit: int
    dice: list[int]
    """With one rank left, with two, and so on."""
    expected: dict[str, list[int]]
    """By Defense, then by ranks left: the wounds to expect, in thousandths."""
    charging: dict[str, list[int]] | UnsetType = UNSET


class ArmyCard(Struct, forbid_unknown_fields=True):
    """A card of which armies are made. Only units have all of it."""

    card: str
    number: int
    faction: str
    cost: int
    commander: bool
    hero: bool
    abilities: list[str]
    tactics_cards: list[str]
    removes: list[str]
    ready: bool
    type: str | UnsetType = UNSET
    solo: bool | UnsetType = UNSET
    models: int | UnsetType = UNSET
    ranks: int | UnsetType = UNSET
    wounds: int | UnsetType = UNSET
    speed: int | UnsetType = UNSET
    defense: int | UnsetType = UNSET
    morale: int | UnsetType = UNSET
    attacks: list[ArmyAttack] | UnsetType = UNSET
    enemy: bool | UnsetType = UNSET
    """Of attachments: whether it joins an enemy."""
    joins: list[str] | UnsetType = UNSET
    """Of attachments: the units of one's own that it may join."""


class ArmyCatalogue(Struct, forbid_unknown_fields=True):
    """The cards of which armies of a faction are made."""

    faction: str
    units: list[ArmyCard]
    attachments: list[ArmyCard]
    ncus: list[ArmyCard]
    tactics_cards: list[str]
    takes_neutrals: bool
    words: Wordings


class ArmyReason(Struct, forbid_unknown_fields=True):
    """What an army has against the rules, in words, and the ids of what it is about."""

    rule: str
    text: str
    ids: list[str]


class ArmyFaction(Struct, forbid_unknown_fields=True):
    """A faction, and why it is not ready if it is not."""

    faction: str
    name: str
    ready: bool
    refusals: list[ArmyReason]


class StarterArmy(Struct, forbid_unknown_fields=True):
    """A ready-made army."""

    id: str
    name: str
    text: str
    line: str
    faction: str | None
    limit: int
    points: int
    allowed: bool


class KeptArmy(StarterArmy, forbid_unknown_fields=True):
    """An army that somebody keeps; without a faction if it is not understood any more."""

    game: str
    owner: str
    yours: bool
    changed: str


class PointsRange(Struct, forbid_unknown_fields=True):
    """How many points armies may have."""

    low: int
    high: int


class ArmyBeginnings(Struct, forbid_unknown_fields=True):
    """The factions, the ready-made armies, and how many points are used."""

    game: str
    points: PointsRange
    factions: list[ArmyFaction]
    starters: list[StarterArmy]


class ArmyUnit(Struct, forbid_unknown_fields=True):
    """A unit of an army with its attachments."""

    card: str
    attachments: list[str]
    points: int
    costs: list[int]
    """Of the unit, then of its attachments."""
    attacks: list[ArmyAttack]


class ArmyPart(Struct, forbid_unknown_fields=True):
    """A card that stands alone."""

    card: str
    points: int


class ArmyPoints(Struct, forbid_unknown_fields=True):
    """What an army costs."""

    total: int
    units: int
    attachments: int
    ncus: int
    neutral: int
    neutral_most: int | None


class ArmyDeckCard(Struct, forbid_unknown_fields=True):
    """A card of an army's deck."""

    card: str
    copies: int
    commander: bool


class ToldArmy(Struct, forbid_unknown_fields=True):
    """Everything about an army."""

    faction: str
    limit: int
    units: list[ArmyUnit]
    ncus: list[ArmyPart]
    enemy: list[ArmyPart]
    points: ArmyPoints
    activations: int
    commanders: list[str]
    deck: list[ArmyDeckCard]
    words: Wordings
    text: str
    line: str
    allowed: bool
    refusals: list[ArmyReason]
