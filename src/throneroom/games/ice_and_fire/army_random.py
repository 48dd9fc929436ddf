"""Allowed armies at random, for tests, bots and people who cannot make up their mind (F17).

An army begins with its Commander and whatever he must have beside him, which is allowed by itself.
Then cards join it in a random order, each only if the army stays allowed, until none fits any more.
"""

from collections.abc import Iterator

from throneroom.games.ice_and_fire.army import Army, Squad, requirements_of
from throneroom.games.ice_and_fire.army_rules import GUESTS, check, check_team
from throneroom.games.ice_and_fire.content import (
    BROTHERHOOD,
    CARD,
    FIRST_ATTACHMENT,
    FIRST_NCU,
    NEUTRAL,
    TAKES_NEUTRALS,
)
from throneroom.games.ice_and_fire.content_status import card_works
from throneroom.games.ice_and_fire.names import is_attachment, is_ncu, is_unit
from throneroom.kernel import BadInput, Chance


def random_army(faction: int, limit: int, chance: Chance, mates: tuple[Army, ...] = ()) -> Army:
    """An allowed army of a faction to which no other card could be added, with no hero of the
    armies beside which it fights (F32.2); bad input if the limit is too low for any."""
    army = _beginning(faction, limit, chance, mates)
    # A card that does not fit now may fit later, when another one has made it possible.
    grown = True
    while grown:
        grown = False
        cards = list(_cards_for(faction))
        chance.shuffle(cards)
        for card in cards:
            for larger in _with(army, card, chance):
                if _is_allowed(larger, mates):
                    army = larger
                    grown = True
                    break
    return army


def _is_allowed(army: Army, mates: tuple[Army, ...]) -> bool:
    return not check(army) and not check_team([*mates, army])


def _beginning(faction: int, limit: int, chance: Chance, mates: tuple[Army, ...]) -> Army:
    """A Commander in a unit that he may join, with what he must have beside him."""
    commanders = [
        number
        for number, card in enumerate(CARD)
        if card.commander and card.faction in (faction, NEUTRAL)
    ]
    chance.shuffle(commanders)
    for commander in commanders:
        ways = list(_ways_to_begin(faction, limit, commander))
        chance.shuffle(ways)
        for army in ways:
            if _is_allowed(army, mates):
                return army
    raise BadInput("ice_and_fire-army-limit-too-low", points=limit)


def _ways_to_begin(faction: int, limit: int, commander: int) -> Iterator[Army]:
    needed = [
        one
        for rule in ("requires_all_units", "requires_any_card")
        for requirement in requirements_of(commander, rule)
        for one in requirement.cards
    ]
    ncus = tuple(one for one in needed if is_ncu(one))
    others = tuple(Squad(one) for one in needed if is_unit(one))
    if is_unit(commander):
        yield Army(faction, limit, (Squad(commander), *others), ncus)
    elif is_attachment(commander):
        for unit in range(FIRST_ATTACHMENT):
            if not _works_for(faction, unit):
                continue
            yield Army(faction, limit, (Squad(unit, (commander,)), *others), ncus)


def _works_for(faction: int, card: int) -> bool:
    """Whether a card is of the faction, or works although it is of another one (F34.22)."""
    return CARD[card].faction == faction or card_works(card)


def _cards_for(faction: int) -> Iterator[int]:
    """The cards that an army of a faction may have besides its Commander."""
    for number, card in enumerate(CARD):
        own = card.faction == faction
        neutral = card.faction == NEUTRAL and TAKES_NEUTRALS[faction]
        guest = faction == BROTHERHOOD and card.faction in GUESTS and is_unit(number)
        guest = guest and _works_for(faction, number)
        if (own or neutral or guest) and not card.commander:
            yield number


def _with(army: Army, card: int, chance: Chance) -> Iterator[Army]:
    """The ways to add a card to an army."""
    if is_ncu(card):
        yield army._replace(ncus=(*army.ncus, card))
    elif any(requirements_of(card, "attach_to_enemy")):
        yield army._replace(sent=(*army.sent, card))
    elif is_attachment(card):
        places = list(range(len(army.squads)))
        chance.shuffle(places)
        for place in places:
            unit, joined = army.squads[place]
            squads = (*army.squads[:place], Squad(unit, (*joined, card)), *army.squads[place + 1 :])
            yield army._replace(squads=squads)
    else:
        for squad in _squads_with(card):
            yield army._replace(squads=(*army.squads, squad))


def _squads_with(unit: int) -> Iterator[Squad]:
    """A unit as it joins an army: one that must contain somebody comes with him."""
    needed = [
        requirement
        for requirement in CARD[unit].requirements
        if requirement.rule in ("must_contain_attachment", "must_contain_character")
    ]
    if not needed:
        yield Squad(unit)
    for requirement in needed:
        for card in range(FIRST_ATTACHMENT, FIRST_NCU):
            if card in requirement.cards or any(
                name in requirement.characters for name in CARD[card].characters
            ):
                yield Squad(unit, (card,))
