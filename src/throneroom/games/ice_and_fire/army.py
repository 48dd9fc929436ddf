"""An army, what it costs, who leads it and which deck it plays: F16.1-F16.5, F17.14, F17.18.

Whether it is allowed is asked in `army_rules`. The costs of an army that is not are reckoned all
the same, so that a list can be shown while it is written.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from throneroom.games.ice_and_fire.content import (
    BROTHERHOOD,
    BY_NUMBER,
    CARD,
    COPIES,
    FACTION_CARDS,
    FACTIONS,
    NEUTRAL,
    Requirement,
    load,
)


class Squad(NamedTuple):
    """A Combat Unit with its attachments, from the left (F4.5, FR95)."""

    unit: int
    attachments: tuple[int, ...] = ()


class Army(NamedTuple):
    """The cards of one player: ints of `content.CARD`."""

    faction: int
    limit: int  # F17.1
    squads: tuple[Squad, ...] = ()
    ncus: tuple[int, ...] = ()
    sent: tuple[int, ...] = ()  # attachments that will join enemies (F17.16)


class Costs(NamedTuple):
    """What an army costs after all reductions."""

    squads: tuple[int, ...]  # units with their attachments (F20.5)
    total: int
    neutral: int  # F17.4
    cards: tuple[tuple[int, ...], ...]  # of each squad the unit, then its attachments
    ncus: tuple[int, ...]
    sent: tuple[int, ...]


def cards_of(army: Army) -> list[int]:
    """All cards of an army, in the order of its list."""
    cards: list[int] = []
    for squad in army.squads:
        cards += (squad.unit, *squad.attachments)
    return [*cards, *army.ncus, *army.sent]


def requirements_of(card: int, rule: str) -> Iterator[Requirement]:
    """The requirements of a card with one code of F17.17."""
    for requirement in CARD[card].requirements:
        if requirement.rule == rule:
            yield requirement


def characters_of(cards: list[int] | tuple[int, ...]) -> list[str]:
    """The characters on some cards; one that is there twice is listed twice (F17.9)."""
    return [character for card in cards for character in CARD[card].characters]


def activations(army: Army) -> int:
    """Combat Units plus NCUs, for the pass privilege (F2.18, F5.3)."""
    return len(army.squads) + len(army.ncus)


# Who leads it


def commanders_of(army: Army) -> list[int]:
    """The cards that are Commanders in this army: exactly one if it is allowed (F17.7).

    Doran Martell is one only together with Areo Hotah, who stands for him on the field (F17.19,
    FR69).
    """
    cards = cards_of(army)
    found = []
    for card in cards:
        if not CARD[card].commander:
            continue
        needed = [one for r in requirements_of(card, "commander_choice") for one in r.cards]
        stands_for = [
            one for r in requirements_of(card, "counts_as_commander_on_field") for one in r.cards
        ]
        if all(one in cards for one in needed) and not any(one in cards for one in stands_for):
            found.append(card)
    return found


def commanders_squad(army: Army) -> int:
    """The place of "your Commander's unit" among the squads (F16.5); -1 if an NCU commands."""
    for place, squad in enumerate(army.squads):
        if any(CARD[card].commander for card in (squad.unit, *squad.attachments)):
            return place
    return -1


def different_cards(army: Army) -> tuple[int, ...]:
    """The tactics cards of an army with a Commander, one of each (F16.4)."""
    (commander,) = commanders_of(army)
    removed = CARD[commander].removes
    faction_cards = [card for card in FACTION_CARDS[army.faction] if card not in removed]
    return (*faction_cards, *CARD[commander].tactics)


def deck_of(army: Army) -> list[int]:
    """The tactics deck, not yet shuffled (F16.4)."""
    return [card for card in different_cards(army) for _ in range(COPIES)]


# What it costs


def costs_of(army: Army) -> Costs:
    """The costs of an army; every reduction is used where it saves most (F17.14)."""
    squads = [[CARD[card].cost for card in (unit, *joined)] for unit, joined in army.squads]
    _reduce_in_squads(army, squads)
    _first_of_a_group_is_free(army, squads)
    _unit_reductions(army, squads)
    sent = [CARD[card].cost for card in army.sent]
    if army.faction == BROTHERHOOD:
        _one_attachment_less(army, squads, sent)
    ncus = [CARD[card].cost for card in army.ncus]
    paid = [*(cost for squad in squads for cost in squad), *ncus, *sent]
    neutral = 0
    for card, cost in zip(cards_of(army), paid, strict=True):
        if CARD[card].faction == NEUTRAL and not CARD[card].commander:  # F17.6
            neutral += cost
    return Costs(
        tuple(sum(squad) for squad in squads),
        sum(paid),
        neutral,
        tuple(tuple(squad) for squad in squads),
        tuple(ncus),
        tuple(sent),
    )


def _reduce_in_squads(army: Army, squads: list[list[int]]) -> None:
    """Attachments that cost less, or nothing, in this unit."""
    for squad, costs in zip(army.squads, squads, strict=True):
        free = [
            character
            for requirement in requirements_of(squad.unit, "free_attachment_character")
            for character in requirement.characters
        ]
        for place, card in enumerate(squad.attachments, 1):
            if any(character in free for character in CARD[card].characters):
                costs[place] = 0
            for requirement in requirements_of(card, "cost_reduction"):
                if squad.unit in requirement.cards:
                    costs[place] = max(0, costs[place] - requirement.number)
        for requirement in requirements_of(squad.unit, "adaptive"):
            if squad.attachments:
                # One of a group may be free without it.
                place = max(
                    range(1, len(costs)),
                    key=lambda p: (costs[p], not _group(squad.attachments[p - 1])),
                )
                costs[place] = max(0, costs[place] - requirement.number)


def _group(card: int) -> str:
    return next((r.word for r in requirements_of(card, "first_of_group_free")), "")


def _first_of_a_group_is_free(army: Army, squads: list[list[int]]) -> None:
    """The dearest of each group; which is the first is up to whoever writes the list."""
    best: dict[str, tuple[int, int]] = {}
    for i, squad in enumerate(army.squads):
        for place, card in enumerate(squad.attachments, 1):
            group = _group(card)
            if group and (
                group not in best or squads[i][place] > squads[best[group][0]][best[group][1]]
            ):
                best[group] = i, place
    for i, place in best.values():
        squads[i][place] = 0


def _unit_reductions(army: Army, squads: list[list[int]]) -> None:
    """One unit that costs less because of another card, such as a dragon for Daenerys."""
    for card in cards_of(army):
        for requirement in requirements_of(card, "unit_cost_reduction"):
            for squad, costs in zip(army.squads, squads, strict=True):
                if squad.unit in requirement.cards:
                    costs[0] = max(0, costs[0] - requirement.number)
                    break


def _one_attachment_less(army: Army, squads: list[list[int]], sent: list[int]) -> None:
    """The rule of the Brotherhood: one attachment of the army costs 1 less. Each saves as much; a
    neutral one leaves more for neutral cards (F17.4)."""
    attachments = [
        (card, costs, place)
        for squad, costs in zip(army.squads, squads, strict=True)
        for place, card in enumerate(squad.attachments, 1)
    ]
    attachments += [(card, sent, place) for place, card in enumerate(army.sent)]
    paid = [one for one in attachments if one[1][one[2]]]
    if paid:
        _, costs, place = max(
            paid, key=lambda one: (CARD[one[0]].faction == NEUTRAL, one[1][one[2]])
        )
        costs[place] -= 1


# Ready-made armies


class Starter(NamedTuple):
    """A ready-made army (F17.18)."""

    id: str
    name: str
    army: Army


@cache
def starters() -> tuple[Starter, ...]:
    """All ready-made armies."""
    return tuple(
        Starter(
            data["id"],
            data["name"]["en"],
            Army(
                FACTIONS.index[data["faction"]],
                data["points_limit"],
                tuple(
                    Squad(
                        BY_NUMBER[int(unit["id"])],
                        tuple(BY_NUMBER[int(one["id"])] for one in unit["attachments"]),
                    )
                    for unit in data["units"]
                ),
                tuple(BY_NUMBER[int(ncu["id"])] for ncu in data["ncus"]),
            ),
        )
        for data in load("starter_armies")["starter_armies"]
    )
