"""What an army is built from, and what is told of one: F4, F16, F17, for the page and others.

Everything is told by ids; what they are called is up to whoever tells it.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from throneroom.games.ice_and_fire.army import (
    Army,
    Squad,
    activations,
    cards_of,
    commanders_of,
    costs_of,
    requirements_of,
    starters,
)
from throneroom.games.ice_and_fire.army_odds import attacks_of
from throneroom.games.ice_and_fire.army_random import random_army
from throneroom.games.ice_and_fire.army_rules import (
    GUESTS,
    check,
    check_team,
    may_join,
    neutral_points,
)
from throneroom.games.ice_and_fire.army_text import MOST_POINTS, read_army, write_army, write_line
from throneroom.games.ice_and_fire.content import (
    ABILITIES,
    BROTHERHOOD,
    CARD,
    CARDS,
    COPIES,
    FACTION_CARDS,
    FACTIONS,
    KINDS,
    NEUTRAL,
    SOLO,
    TACTICS_CARDS,
    TAKES_NEUTRALS,
    UNIT,
)
from throneroom.games.ice_and_fire.content_status import card_works, refusals
from throneroom.games.ice_and_fire.names import is_attachment, is_ncu, is_unit
from throneroom.games.ice_and_fire.strength import full_wounds
from throneroom.kernel import BadInput, Builder, Chance, Illegal
from throneroom.kernel.errors import shown


def _faction(name: str) -> int:
    if name not in FACTIONS.index:
        raise BadInput("ice_and_fire-no-faction", text=shown(name))
    return FACTIONS.index[name]


def factions() -> dict[str, list[Illegal]]:
    """The factions, and why some cannot be played yet (F34.22)."""
    return {name: refusals(Army(i, MOST_POINTS)) for i, name in enumerate(FACTIONS.ids)}


# The cards of a faction


@cache
def catalogue(name: str) -> dict[str, Any]:
    """All cards that an army of a faction may have, with what is printed on them."""
    faction = _faction(name)
    cards = [card for card in range(len(CARD)) if _may_have(faction, card)]
    return {
        "faction": name,
        "units": [_unit(card) for card in cards if is_unit(card)],
        "attachments": [_attachment(card, cards) for card in cards if is_attachment(card)],
        "ncus": [_card(card) for card in cards if is_ncu(card)],
        "tactics_cards": [TACTICS_CARDS.ids[card] for card in FACTION_CARDS[faction]],
        "takes_neutrals": faction != NEUTRAL and TAKES_NEUTRALS[faction],
        "names": _names(cards, FACTION_CARDS[faction]),
    }


def _may_have(faction: int, card: int) -> bool:  # F17.3-F17.6
    if any(requirements_of(card, "not_purchasable")):
        return False
    own = CARD[card].faction
    guest = faction == BROTHERHOOD and own in GUESTS and is_unit(card)
    return own == faction or guest or (own == NEUTRAL and TAKES_NEUTRALS[faction])


def _card(card: int) -> dict[str, Any]:
    found = CARD[card]
    return {
        "card": CARDS.ids[card],
        "number": found.number,
        "faction": FACTIONS.ids[found.faction],
        "cost": found.cost,
        "commander": found.commander,
        "hero": bool(found.characters),
        "abilities": [ABILITIES.ids[ability] for ability in found.abilities],
        "tactics_cards": [TACTICS_CARDS.ids[one] for one in found.tactics],
        "removes": [TACTICS_CARDS.ids[one] for one in found.removes],
        "ready": card_works(card),
    }


def _unit(card: int) -> dict[str, Any]:
    unit = UNIT[card]
    return {
        **_card(card),
        "type": KINDS.ids[CARD[card].kind],
        "solo": SOLO[unit.tray],
        "models": unit.models,
        "ranks": unit.ranks,
        "wounds": full_wounds(card),
        "speed": unit.speed,
        "defense": unit.defense,
        "morale": unit.morale,
        "attacks": list(attacks_of(Squad(card))),
    }


def _attachment(card: int, cards: list[int]) -> dict[str, Any]:
    """Also the units that it may join, whoever else must be there."""
    return {
        **_card(card),
        "type": KINDS.ids[CARD[card].kind],
        "enemy": any(requirements_of(card, "attach_to_enemy")),  # F17.16
        "joins": [CARDS.ids[unit] for unit in cards if is_unit(unit) and _joins(unit, card)],
    }


def _joins(unit: int, card: int) -> bool:
    wrong = may_join(Squad(unit, (card,)), card)
    return all(refusal.key == "ice_and_fire-army-must-join" for refusal in wrong)


def _names(cards: list[int], tactics: tuple[int, ...]) -> dict[str, list[str]]:
    """The ids of everything on some cards, by kind."""
    abilities = {ability for card in cards for ability in CARD[card].abilities}
    brought = {one for card in cards for one in (*CARD[card].tactics, *CARD[card].removes)}
    attacks = [
        attack["attack"] for card in cards if is_unit(card) for attack in attacks_of(Squad(card))
    ]
    return {
        "card": [CARDS.ids[card] for card in dict.fromkeys(cards)],
        "ability": [ABILITIES.ids[ability] for ability in sorted(abilities)],
        "attack": list(dict.fromkeys(attacks)),
        "tactics_card": [TACTICS_CARDS.ids[card] for card in sorted({*tactics, *brought})],
    }


# An army


def all_refusals(army: Army, mates: Sequence[Army] = ()) -> list[Illegal]:
    """Everything that keeps an army from being played, beside these of the same team: for whoever
    builds it, has it checked or brings it to a battle (F17, F32.2, F34.22)."""
    return [*check(army), *check_team([*mates, army]), *refusals(army)]


def told(army: Army) -> dict[str, Any]:
    """The cards of an army, what they cost, its deck, and what to expect of its units."""
    costs = costs_of(army)
    units = sum(squad[0] for squad in costs.cards)
    neutral = None if army.faction == NEUTRAL else neutral_points(army.limit)
    return {
        "faction": FACTIONS.ids[army.faction],
        "limit": army.limit,
        "units": [
            {
                "card": CARDS.ids[squad.unit],
                "attachments": [CARDS.ids[card] for card in squad.attachments],
                "points": points,
                "costs": list(cards),
                "attacks": list(attacks_of(squad)),
            }
            for squad, points, cards in zip(army.squads, costs.squads, costs.cards, strict=True)
        ],
        "ncus": _paid(army.ncus, costs.ncus),
        "enemy": _paid(army.sent, costs.sent),
        "points": {
            "total": costs.total,
            "units": units,
            "attachments": sum(costs.squads) - units + sum(costs.sent),
            "ncus": sum(costs.ncus),
            "neutral": costs.neutral,
            "neutral_most": neutral,
        },
        "activations": activations(army),
        "commanders": [CARDS.ids[card] for card in commanders_of(army)],
        "deck": _deck(army),
        "names": _names(cards_of(army), FACTION_CARDS[army.faction]),
    }


def _paid(cards: tuple[int, ...], costs: tuple[int, ...]) -> list[dict[str, Any]]:
    return [
        {"card": CARDS.ids[card], "points": cost} for card, cost in zip(cards, costs, strict=True)
    ]


def _deck(army: Army) -> list[dict[str, Any]]:
    """The tactics cards, those of the Commander last (F16.4); while there is none, or several,
    those of the faction."""
    commanders = commanders_of(army)
    commander = commanders[0] if len(commanders) == 1 else None
    removed = CARD[commander].removes if commander is not None else ()
    brought = CARD[commander].tactics if commander is not None else ()
    kept = [card for card in FACTION_CARDS[army.faction] if card not in removed]
    return [
        {"card": TACTICS_CARDS.ids[card], "copies": COPIES, "commander": card in brought}
        for card in (*kept, *brought)
    ]


def ready_made() -> Mapping[str, Army]:
    """The ready-made armies of the factions that can be played."""
    return {one.id: one.army for one in starters() if not refusals(one.army)}


def draw(faction: str, points: int, chance: Chance) -> Army:
    """An allowed army at random; of a faction that cannot be played yet none is drawn (F34.22)."""
    found = _faction(faction)
    for refusal in refusals(Army(found, points)):
        raise refusal
    return random_army(found, points, chance)


BUILDER: Final = Builder(
    low=1,
    high=MOST_POINTS,
    factions=factions,
    catalogue=catalogue,
    read=read_army,
    write=write_army,
    line=write_line,
    refusals=all_refusals,
    told=told,
    starters=ready_made,
    draw=draw,
    option="armies",
    verb="army",
)
