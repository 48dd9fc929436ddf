"""Whether an army is allowed: F17, F4.2-F4.4, F4.12, F32.2.

`check` tells everything that is wrong, not only the first thing, so that a list can be mended in
one go. Each refusal carries its rule, the key of a message, and the ids of the cards it is about.
"""

from collections import Counter
from collections.abc import Iterator

from throneroom.games.ice_and_fire.army import (
    Army,
    Squad,
    cards_of,
    characters_of,
    commanders_of,
    costs_of,
    requirements_of,
)
from throneroom.games.ice_and_fire.content import (
    BROTHERHOOD,
    CARD,
    CARDS,
    FACTIONS,
    KINDS,
    NEUTRAL,
    SOLO,
    TAKES_NEUTRALS,
    UNIT,
    Requirement,
)
from throneroom.games.ice_and_fire.names import MOST_NCUS, MOST_UNITS, is_unit, word_id
from throneroom.kernel import Illegal

NEUTRAL_PERCENT = 30  # F17.4
# The factions of which the Brotherhood may take one Combat Unit, by its faction card.
GUESTS = (FACTIONS.index["baratheon"], FACTIONS.index["stark"])
# Whom an army with Lady Stoneheart does not suffer, by the card Unending Vengeance.
VENGEANCE = "51102"
_HATED_CHARACTERS = ("Roose Bolton", "Ramsay Snow", "Walder Frey")
_HATED_CARDS = ("dreadfort_captain", "bolton_flayer")


def check(army: Army) -> list[Illegal]:
    """Everything that is against the rules in an army; nothing if it is allowed."""
    return [
        *_points(army),
        *_factions(army),
        *_commander(army),
        *_heroes(army),
        *_sizes(army),
        *_attachments(army),
        *_sent(army),
        *_restrictions(army),
        *_loyalties(army),
    ]


def check_team(armies: list[Army]) -> list[Illegal]:
    """What is wrong between the armies of one team: a hero may be there once (F32.2)."""
    found = []
    times = Counter(name for army in armies for name in set(characters_of(cards_of(army))))
    for character, count in times.items():
        if count > 1:
            found.append(
                Illegal("F32.2", "ice_and_fire-army-hero-in-team", character=word_id(character))
            )
    return found


def _points(army: Army) -> Iterator[Illegal]:  # F17.2, F17.4
    costs = costs_of(army)
    if costs.total > army.limit:
        yield Illegal("F17.2", "ice_and_fire-army-over-limit", points=costs.total, limit=army.limit)
    most = neutral_points(army.limit)
    if army.faction != NEUTRAL and costs.neutral > most:
        yield Illegal("F17.4", "ice_and_fire-army-neutral-share", points=costs.neutral, most=most)


def neutral_points(limit: int) -> int:
    """What neutral cards may cost together (F17.4, FR43)."""
    return limit * NEUTRAL_PERCENT // 100


def _factions(army: Army) -> Iterator[Illegal]:  # F17.3, F17.5, F17.6
    guests = 1 if army.faction == BROTHERHOOD else 0
    for card in cards_of(army):
        faction = CARD[card].faction
        if faction == army.faction:
            continue
        if army.faction == NEUTRAL:
            yield Illegal("F17.5", "ice_and_fire-army-not-neutral", card=CARDS.ids[card])
        elif faction == NEUTRAL:
            if not TAKES_NEUTRALS[army.faction]:
                yield Illegal("F17.6", "ice_and_fire-army-no-neutrals", card=CARDS.ids[card])
        elif guests and is_unit(card) and faction in GUESTS:
            guests -= 1
        else:
            yield Illegal(
                "F17.3",
                "ice_and_fire-army-other-faction",
                card=CARDS.ids[card],
                faction=FACTIONS.ids[army.faction],
            )


def _commander(army: Army) -> Iterator[Illegal]:  # F17.7, F17.8, F17.19
    commanders = commanders_of(army)
    if not commanders:
        yield Illegal("F17.7", "ice_and_fire-army-no-commander")
    elif len(commanders) > 1:
        yield Illegal(
            "F17.7",
            "ice_and_fire-army-several-commanders",
            cards=[CARDS.ids[card] for card in commanders],
        )


def _heroes(army: Army) -> Iterator[Illegal]:  # F17.9
    for character, times in Counter(characters_of(cards_of(army))).items():
        if times > 1:
            yield Illegal("F17.9", "ice_and_fire-army-hero-twice", character=word_id(character))


def _sizes(army: Army) -> Iterator[Illegal]:  # F17.15, F34.21, FR42
    if not army.squads:
        yield Illegal("F17.15", "ice_and_fire-army-no-unit")
    if len(army.squads) > MOST_UNITS or len(army.ncus) > MOST_NCUS:
        yield Illegal("F34.21", "ice_and_fire-army-too-many", units=MOST_UNITS, ncus=MOST_NCUS)


# Attachments


def _attachments(army: Army) -> Iterator[Illegal]:  # F4.2-F4.4, F4.12, F17.11
    for squad in army.squads:
        for card in squad.attachments:
            yield from may_join(squad, card)
        limited = [card for card in squad.attachments if not _ignores_limit(squad, card)]
        if len(limited) > 1:
            yield Illegal(
                "F4.3",
                "ice_and_fire-army-attachment-limit",
                unit_card=CARDS.ids[squad.unit],
                cards=[CARDS.ids[card] for card in limited],
            )


def may_join(squad: Squad, card: int) -> Iterator[Illegal]:
    """What keeps an attachment from a unit."""
    names = {"card": CARDS.ids[card], "unit_card": CARDS.ids[squad.unit]}
    unit, affiliations = CARD[squad.unit], UNIT[squad.unit].affiliations
    named = [one for r in requirements_of(card, "only_units") for one in r.cards]
    if named:  # F4.12
        if squad.unit not in named:
            wanted = [CARDS.ids[one] for one in named]
            yield Illegal("F17.12", "ice_and_fire-army-only-units", **names, cards=wanted)
    elif any(requirements_of(card, "attach_to_enemy")):
        yield Illegal("F17.16", "ice_and_fire-army-joins-enemies", card=CARDS.ids[card])
    elif SOLO[UNIT[squad.unit].tray]:
        yield Illegal("F4.2", "ice_and_fire-army-solo", **names)
    elif CARD[card].kind != unit.kind:
        yield Illegal(
            "F17.11", "ice_and_fire-army-wrong-type", **names, unit_type=KINDS.ids[CARD[card].kind]
        )
    for requirement in requirements_of(card, "only_faction_units"):
        if FACTIONS.ids[unit.faction] != requirement.word:
            yield Illegal(
                "F17.12", "ice_and_fire-army-only-faction", **names, faction=requirement.word
            )
    for requirement in requirements_of(card, "only_affiliation"):
        if requirement.word not in affiliations:
            yield Illegal(
                "F17.12",
                "ice_and_fire-army-only-affiliation",
                **names,
                house=word_id(requirement.word),
            )
    for requirement in requirements_of(card, "must_join_character"):
        if not _has_character(squad, requirement, besides=card):
            yield Illegal(
                "F17.12",
                "ice_and_fire-army-must-join",
                card=CARDS.ids[card],
                character=[word_id(one) for one in requirement.characters],
            )


def could_join(squad: Squad, card: int) -> bool:
    """Whether an attachment might be added to a unit with those that it has (F4.3)."""
    larger = Squad(squad.unit, (*squad.attachments, card))
    limited = [one for one in larger.attachments if not _ignores_limit(larger, one)]
    return not any(may_join(larger, card)) and (card not in limited or len(limited) == 1)


def _ignores_limit(squad: Squad, card: int) -> bool:
    """Whether an attachment does not count for F4.3, perhaps only beside a companion."""
    return any(
        not requirement.characters or _has_character(squad, requirement, besides=card)
        for requirement in requirements_of(card, "ignores_attachment_limit")
    )


def _has_character(squad: Squad, requirement: Requirement, besides: int = -1) -> bool:
    """Whether one of the characters is in a squad, on another card."""
    cards = [card for card in (squad.unit, *squad.attachments) if card != besides]
    return any(character in requirement.characters for character in characters_of(cards))


def _sent(army: Army) -> Iterator[Illegal]:  # F17.16
    for card in army.sent:
        if not any(requirements_of(card, "attach_to_enemy")):
            yield Illegal("F17.8", "ice_and_fire-army-without-unit", card=CARDS.ids[card])


# Restrictions on cards


def _restrictions(army: Army) -> Iterator[Illegal]:  # F17.10, F17.12, F17.17
    cards = cards_of(army)
    times = Counter(cards)
    for card in times:
        for requirement in CARD[card].requirements:
            yield from _restriction(cards, times[card], card, requirement)
    for squad in army.squads:
        yield from _contents(squad)


def _restriction(
    cards: list[int], times: int, card: int, requirement: Requirement
) -> Iterator[Illegal]:
    name, rule = CARDS.ids[card], requirement.rule
    characters = characters_of(cards)
    if rule in ("requires_any_character", "requires_any_card", "requires_any_of"):
        if not any(one in characters for one in requirement.characters) and not any(
            one in cards for one in requirement.cards
        ):
            needed = [word_id(one) for one in requirement.characters]
            needed += [CARDS.ids[one] for one in requirement.cards]
            yield Illegal(
                "F17.12", "ice_and_fire-army-requires", card=name, card_or_character=needed
            )
    elif rule == "requires_all_units":
        missing = [CARDS.ids[one] for one in requirement.cards if one not in cards]
        if missing:
            yield Illegal("F17.12", "ice_and_fire-army-requires-all", card=name, cards=missing)
    elif rule == "forbids_character":
        for character in requirement.characters:
            if character in characters:
                other_name = word_id(character)
                yield Illegal(
                    "F17.12", "ice_and_fire-army-forbids", card=name, card_or_character=other_name
                )
    elif rule == "forbids_unit" or (rule == "special" and requirement.word == VENGEANCE):
        hated = requirement.cards if rule == "forbids_unit" else filter(is_hated, set(cards))
        for other in sorted(hated):
            if other in cards:
                other_name = CARDS.ids[other]
                yield Illegal(
                    "F17.12", "ice_and_fire-army-forbids", card=name, card_or_character=other_name
                )
    elif rule == "max_copies":
        if times > requirement.number and not any(one in cards for one in requirement.cards):
            yield Illegal(
                "F17.12", "ice_and_fire-army-max-copies", card=name, most=requirement.number
            )
    elif rule == "max_per_friendly":
        friends = sum(
            is_unit(one)
            and CARD[one].kind == requirement.kind
            and requirement.word in UNIT[one].affiliations
            for one in cards
        )
        if times > requirement.number * friends:
            yield Illegal(
                "F17.12",
                "ice_and_fire-army-max-per-friendly",
                card=name,
                most=requirement.number,
                house=word_id(requirement.word),
                unit_type=KINDS.ids[requirement.kind],
            )
    elif rule == "not_purchasable":
        yield Illegal("F17.12", "ice_and_fire-army-not-purchasable", card=name)


def is_hated(card: int) -> bool:
    """Whether the card Unending Vengeance forbids another card."""
    return (
        CARD[card].faction == FACTIONS.index["bolton"]
        or (is_unit(card) and "House Bolton" in UNIT[card].affiliations)
        or CARDS.ids[card].endswith(_HATED_CARDS)
        or any(character in _HATED_CHARACTERS for character in CARD[card].characters)
    )


def _contents(squad: Squad) -> Iterator[Illegal]:
    """What a unit must have among its attachments."""
    name = CARDS.ids[squad.unit]
    for requirement in requirements_of(squad.unit, "must_contain_attachment"):
        if not any(card in squad.attachments for card in requirement.cards):
            needed = [CARDS.ids[card] for card in requirement.cards]
            yield _must_contain(name, needed)
    for requirement in requirements_of(squad.unit, "must_contain_character"):
        if not _has_character(squad, requirement):
            yield _must_contain(name, [word_id(one) for one in requirement.characters])


def _must_contain(unit_card: str, needed: list[str]) -> Illegal:
    return Illegal(
        "F17.12", "ice_and_fire-army-must-contain", unit_card=unit_card, card_or_character=needed
    )


def _loyalties(army: Army) -> Iterator[Illegal]:  # F17.13
    loyalties = {r.word for card in cards_of(army) for r in requirements_of(card, "loyalty")}
    if len(loyalties) > 1:
        loyal = [word_id(character) for character in sorted(loyalties)]
        yield Illegal("F17.13", "ice_and_fire-army-two-loyalties", character=loyal)
