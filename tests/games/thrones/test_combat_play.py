"""Warlike games at random: what must hold whenever a March is about to be resolved, and at any
moment of a combat."""

import random

import pytest
from tests.games.properties import check_events, check_state

from throneroom.games.thrones import GAME
from throneroom.games.thrones.content import (
    FIRST_SEA,
    LANDS,
    MARCH,
    MOST_POWER,
    ORDER_TYPE,
    PORT_LAND,
    PORTS,
    UNIT_LIMIT,
)
from throneroom.games.thrones.control import controller
from throneroom.games.thrones.march_plan import is_attack
from throneroom.games.thrones.state import NOBODY, Table, in_play, size
from throneroom.games.thrones.supply import fits
from throneroom.kernel import Action, State

PEACEFUL = frozenset(
    {"march", "place_orders", "raid", "consolidate", "muster", "bid", "bid_wildlings"}
)


def warlike(state: State, seat: int, rng: random.Random) -> Action:
    """March orders rather than others, attacks rather than other moves."""
    table = state.table
    legal = state.legal(seat)
    if table.flow.kind == "place_orders":
        liked = [a for a in legal if a[0] == "order" and ORDER_TYPE[a[2]] in (MARCH, 2)]
    elif table.flow.kind == "march":
        house = table.houses[seat]
        liked = [a for a in legal if a[0] == "march" and is_attack(table, house, a[2])]
    elif table.flow.kind == "muster":
        liked = [a for a in legal if a[0] == "recruit"]
    else:
        liked = []
    return rng.choice(liked or legal)


def between_marches(t: Table) -> None:
    """Nothing of a combat is left; control, supply, ports, orders and pieces are in order."""
    assert t.attacker == NOBODY
    assert t.embattled == -1
    assert t.attackers == 0
    assert t.combat is None
    assert t.tides is None
    for area in LANDS:
        assert t.control[area] == controller(t, area)
    for port in PORTS:
        assert t.owner[port] in (NOBODY, t.control[PORT_LAND[port]])
        assert size(t.units[port]) <= 3
    for area, order in enumerate(t.orders):
        assert order < 0 or t.order_house[area] == t.owner[area], "an order without units"
        assert bool(t.units[area]) == (t.owner[area] >= 0)
        ships = t.units[area] & 0x0F000F00
        assert ships == (0 if area < FIRST_SEA else t.units[area])
    for house in t.houses:
        assert fits(t, house)
        assert t.power[house] + t.tokens.count(house) <= MOST_POWER
        assert t.hands[house]
        assert t.hands[house] ^ t.discards[house] == 0x7F
        for kind, limit in enumerate(UNIT_LIMIT):
            assert in_play(t, house, kind) <= limit


@pytest.mark.rule(
    "T1.13", "T1.14", "T6.8", "T15.2", "TR15.20", "TR13.4", "T24.2", "T24.3", "T13.14"
)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("tides", [False, True])
def test_warlike_games(seats: int, tides: bool) -> None:
    kinds: set[str] = set()
    checking = random.Random(f"{seats} {tides}")
    for seed in range(5, 8):
        rng = random.Random(f"{seats} {tides} {seed}")
        state = GAME.start(seats, {"tides_of_battle": tides}, seed)
        seen: list[Action] = []
        while state.outcome() is None:
            kind = state.table.flow.kind
            if kind == "march":
                between_marches(state.table)
            elif kind not in PEACEFUL and checking.random() < 0.025:
                check_state(state, checking, seen)
            kinds.add(kind)
            seat = rng.choice(state.to_move())
            action = warlike(state, seat, rng)
            seen = [*seen[-100:], action]
            check_events(state, state.play(seat, action))
    assert {"house_card", "support", "retreat", "blade", "losses"} <= kinds
