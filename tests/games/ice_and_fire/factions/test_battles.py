"""Battles in which every text is used as often as it can be: nothing may go wrong in them."""

import random
from typing import Any

import pytest
from tests.games.ice_and_fire.battles import invariants
from tests.games.ice_and_fire.helpers import battle, unit
from tests.games.properties import check_end, check_events, check_state

from throneroom.games.ice_and_fire.army import requirements_of
from throneroom.games.ice_and_fire.content import (
    CARD,
    CARDS,
    CAVALRY,
    FACTIONS,
    INFANTRY,
    SOLO,
    TACTICS_CARD,
    TACTICS_CARDS,
    UNIT,
)
from throneroom.games.ice_and_fire.names import is_attachment, is_ncu, is_unit
from throneroom.kernel import Action, FastChance, State

KEEN = frozenset(
    (
        *("charge", "strike", "shoot", "align", "target", "reroll", "claim", "influence"),
        *("use", "use_ncu", "use_card", "play", "choose", "choose_option", "choose_zone"),
    )
)


def _fits(attachment: int, unit: int, faction: int) -> bool:
    """Whether it is one that joins such units of a faction, or is sent among them by enemies."""
    is_sent = any(requirements_of(attachment, "attach_to_enemy"))
    same = CARD[attachment].faction == faction
    return CARD[attachment].kind == CARD[unit].kind and is_sent != same


def _line(rng: random.Random, letter: str, faction: int, y: float, heading: int) -> dict[str, Any]:
    """Six units side by side, most with attachments, also with those that enemies have sent."""
    cards = [card for card in range(len(CARD)) if is_unit(card) and CARD[card].faction == faction]
    foot_and_horse = [card for card in cards if CARD[card].kind in (INFANTRY, CAVALRY)]
    found = {}
    for place in range(6):
        card = rng.choice(foot_and_horse)
        fitting = [
            one for one in range(len(CARD)) if is_attachment(one) and _fits(one, card, faction)
        ]
        own = [one for one in fitting if CARD[one].faction == faction]
        sent = [one for one in fitting if CARD[one].faction != faction]
        parts = [] if SOLO[UNIT[card].tray] or not own else [rng.choice(own)]
        if parts and sent and rng.random() < 0.2:
            parts.append(rng.choice(sent))
        found[f"{letter}{place + 1}"] = unit(
            CARDS.ids[card],
            4 + 8 * place,
            y + rng.randrange(3) - 1,
            heading + rng.randrange(-20, 21),
            **{"with": [CARDS.ids[part] for part in parts]},
        )
    return found


def lines(seed: int, *factions: str) -> State:
    """Two lines within reach of each other, four NCUs and a deck of any cards on each side."""
    rng = random.Random(seed)
    table: dict[str, Any] = {"ncus": {}, "hand": [], "deck": []}
    for letter, faction, y, heading in zip("ab", factions, (17, 30), (90, 270), strict=True):
        number = FACTIONS.index[faction]
        table |= _line(rng, letter, number, y, heading)
        ncus = [card for card in range(len(CARD)) if is_ncu(card) and CARD[card].faction == number]
        for place, card in enumerate(rng.sample(ncus, 4)):
            table["ncus"][f"{letter}n{place + 1}"] = {"card": CARDS.ids[card]}
        deck = [
            TACTICS_CARDS.ids[card]
            for card in range(len(TACTICS_CARD))
            if TACTICS_CARD[card].faction == number
        ]
        rng.shuffle(deck)
        table["hand"].append(deck[:5])
        table["deck"].append(deck[5:])
    return battle(texts=True, **table, passes=[0, 2], at="turn")


@pytest.mark.parametrize(
    ("seed", "factions"),
    [
        (0, ("lannister", "stark")),
        (1, ("stark", "lannister")),
        (2, ("lannister", "lannister")),
        (3, ("lannister", "stark")),
        (5, ("bolton", "bolton")),
        (6, ("brotherhood", "brotherhood")),
        (7, ("martell", "martell")),
        (8, ("targaryen", "targaryen")),
        (9, ("greyjoy", "greyjoy")),
    ],
)
def test_battles_with_all_texts(seed: int, factions: tuple[str, str]) -> None:
    state = lines(seed, *factions)
    state.table.flow.chance = FastChance(seed)
    rng = random.Random(seed)
    used: set[Action] = set()
    seen: list[Action] = []
    for count in range(3000):
        if state.outcome() is not None:
            break
        seat = state.to_move()[0]
        legal = state.legal(seat)
        keen = [action for action in legal if action[0] in KEEN]
        action = rng.choice(keen if keen and rng.random() < 0.85 else legal)
        seen.append(action)
        if action[0] in ("use", "use_ncu", "use_card", "play"):
            used.add(action[:2])
        if count % 43 == seed:
            check_state(state, rng, seen, invariants)
        check_events(state, state.play(seat, action))
        invariants(state)
    check_end(state)
    assert len(used) > 20
