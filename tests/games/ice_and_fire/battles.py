"""Whole battles of every kind, each drawn by its number: mode, players, points, field, terrain,
armies, and how keen the players are on fighting; or battles of two players in which every faction
meets every other. What must hold in all of them is here as well.

Random play fights little, so most of these players seek battle: they charge, strike and shoot where
they can, use what cards and abilities offer, and move towards enemies.
"""

import random
from collections import Counter
from typing import Any, Final

from tests.games.properties import check_end, check_events

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.army import Army
from throneroom.games.ice_and_fire.army_random import random_army
from throneroom.games.ice_and_fire.borrowing import borrowed_by, lent_by
from throneroom.games.ice_and_fire.content import FACTIONS
from throneroom.games.ice_and_fire.field import box_of, enemies_of, on_field
from throneroom.games.ice_and_fire.geometry.measure import distance, inside, overlaps
from throneroom.games.ice_and_fire.geometry.shapes import CONTACT, INCH, LENGTH
from throneroom.games.ice_and_fire.layout import MODES, north_of
from throneroom.games.ice_and_fire.movement import end_of_go
from throneroom.games.ice_and_fire.mustering import action_of, complete_factions
from throneroom.games.ice_and_fire.state import FIELD, Battle, models_of, seat_of
from throneroom.games.ice_and_fire.strength import full_wounds
from throneroom.kernel import Action, FastChance, Game, Illegal, Match, State

MOST_ACTIONS: Final = 5000
KEENNESS: Final = (0.0, 0.5, 0.9)  # how often they choose what leads to a fight
FIGHTS: Final = ("charge", "charge_wall", "strike", "strike_wall", "shoot", "siege", "demolish")
DEEDS: Final = frozenset(
    (
        *("align", "target", "reroll", "claim", "influence", "choose", "choose_option"),
        *("choose_zone", "use", "use_ncu", "use_card", "play", "activate", "activate_ncu"),
        *("activate_wall", "march", "maneuver"),
    )
)
MOVES: Final = ("go", "withdraw", "shift")


def table_of(number: int) -> tuple[int, dict[str, Any]]:
    """How many play, and the options: every mode in turn, the rest at random."""
    rng = random.Random(f"table {number}")
    mode = MODES.ids[number % len(MODES.ids)]
    seats, teams = rng.choice(((2, False), (2, False), (3, False), (4, False), (4, True)))
    if mode == "storm_of_swords" and seats > 2:  # F24.1
        seats, teams = 4, True
    options = {
        "mode": mode,
        "teams": teams,
        "points": rng.choice((30, 35, 40, 45, 50, 60)),
        "field": rng.choice(("48", "72")),
        "terrain": rng.choice(("chosen", "random", "random", "none")),
    }
    return seats, options


def pair_of(number: int) -> tuple[int, int]:
    """Which factions meet: every one every other and itself, from either side, in turn."""
    count = len(FACTIONS.ids)
    return number // count % count, number % count


def fight_battle(number: int) -> Match:
    """One of the battles from its beginning to its end, with everything checked on the way."""
    return _fight(number, *table_of(number), ())


def fight_pair(number: int, game: Game = GAME) -> Match:
    """A battle between the factions of a pair, otherwise drawn like all others."""
    _, options = table_of(number // len(FACTIONS.ids) ** 2 + number)
    return _fight(number, 2, {**options, "teams": False}, pair_of(number), game)


def fight_with(
    number: int, armies: tuple[Army, Army], game: Game = GAME, spared: str = ""
) -> Match:
    """A battle between two armies, otherwise drawn like all others. A text that is `spared` is used
    by nobody."""
    _, options = table_of(number)
    limit = armies[0].limit
    return _fight(number, 2, {**options, "teams": False, "points": limit}, armies, game, spared)


def _fight(
    number: int,
    seats: int,
    options: dict[str, Any],
    sides: tuple[int | Army, ...],
    game: Game = GAME,
    spared: str = "",
) -> Match:
    """The sides are armies, or factions of which armies are drawn."""
    rng = random.Random(f"battle {number}")
    match = Match.start(game, seats, options, seed=number)
    state = match.state
    keenness = rng.choice(KEENNESS)
    cards: list[Counter[int]] = []
    for _ in range(MOST_ACTIONS):
        if state.outcome() is not None:
            break
        seat = rng.choice(state.to_move())
        if state.table.flow.kind == "muster" and sides:
            side = sides[seat]
            action = _army(state, side, rng) if isinstance(side, int) else action_of(side)
        else:
            action = _choose(state, seat, rng, keenness, spared)
        before = state.table.copy()
        events = match.play(seat, action)
        check_events(state, events)
        invariants(state)
        if action[0] in MOVES and [event.kind for event in events].count("moved") == 1:
            stays_apart(before, state.table, before.flow.args[0])
        if state.table.flow.kind == "activate":
            cards = cards or tactics_cards(state.table)
            assert tactics_cards(state.table) == cards, "a card came or went"
    check_end(state)
    return match


def _choose(
    state: State, seat: int, rng: random.Random, keenness: float, spared: str = ""
) -> Action:
    t = state.table
    if t.flow.kind == "muster" and rng.random() < 0.7:
        army = _army(state, rng.choice(complete_factions()), rng)
        try:
            state.check(seat, army)
        except Illegal:  # a hero of a team-mate
            return rng.choice(state.legal(seat))
        return army
    legal = state.legal(seat)
    if spared:
        legal = [action for action in legal if spared not in GAME.write(action)]
    if rng.random() < keenness:
        if t.flow.kind == "move":
            return min(rng.sample(legal, min(len(legal), 9)), key=lambda go: _way_left(t, go))
        fights = [action for action in legal if action[0] in FIGHTS]
        deeds = [action for action in legal if action[0] in DEEDS]
        return rng.choice(fights or deeds or legal)
    return rng.choice(legal)


def _army(state: State, faction: int, rng: random.Random) -> Action:
    """A random army of a faction."""
    return action_of(random_army(faction, state.table.limit, FastChance(rng.randrange(10**6))))


def _way_left(t: Battle, go: Action) -> int:
    """The square of the distance to the nearest enemy after a move."""
    unit = t.flow.args[0]
    x, y, _ = end_of_go(t, unit, *go[1:])
    enemies = enemies_of(t, seat_of(unit))
    return min(((t.x[u] - x) ** 2 + (t.y[u] - y) ** 2 for u in enemies), default=0)


# What must hold


def invariants(state: State) -> None:
    """What holds at any moment of any battle."""
    t = state.table
    # Whoever was hurt on the way stands there, maybe among friends, until it has arrived; a charger
    # until it is aligned.
    passing = on_their_way(t)
    if t.flow.kind == "align":
        passing.add(t.flow.args[0])
    trays = [box_of(t, one) for one in on_field(t) if one not in passing]
    for i, tray in enumerate(trays):
        assert not any(overlaps(tray, other) for other in trays[:i]), "two trays on each other"
    for one, card in enumerate(t.card):
        if card >= 0:
            assert 0 <= t.wounds[one] <= full_wounds(card)
            if t.wounds[one] or t.place[one] != FIELD:  # F3.23
                assert len(t.parts[one]) <= models_of(t, one)
            if t.place[one] == FIELD and state.outcome() is None:
                assert t.wounds[one] > 0 or any(
                    step[0] in ("destroyed", "remove") for step in t.flow.agenda
                )
    north = north_of(t.mode)
    assert all(inside(tray, 0, 0, t.width, north) for tray in trays)  # F24.5
    carriers = [one for one in t.carriers if one >= 0]
    assert len(set(carriers)) == len(carriers), "a unit with two tokens"
    assert all(t.place[one] == FIELD for one in carriers) or state.outcome() is not None
    assert len(t.carriers) == len(t.piles) == len(t.tokens)
    for seat, side in enumerate(t.side):
        assert t.points[seat] == t.points[t.side.index(side)], "a team with two scores"
    taken = [place for place in t.ncu_place if place >= 0]
    assert len(set(taken)) == len(taken), "two NCUs in one zone"
    if t.flow.kind == "activate":
        assert t.fights == []
        assert t.tests == []


def on_their_way(t: Battle) -> set[int]:
    """The units that have stopped because they were hurt, and go on if they live (F8.18)."""
    return {step[1] for step in t.flow.agenda if step[0] == "arrive"}


def stays_apart(before: Battle, t: Battle, unit: int) -> None:
    """A unit that has moved is an inch from all enemies that have not, or no nearer to them than it
    was (F8.11, F8.13); one that was hurt on its way has not moved yet."""
    if t.place[unit] != FIELD or unit in on_their_way(t):
        return
    was, now = box_of(before, unit), box_of(t, unit)
    for enemy in enemies_of(t, seat_of(unit)):
        there = box_of(t, enemy)
        if before.place[enemy] == FIELD and box_of(before, enemy) == there:
            gap = distance(now, there)
            nearer_before = CONTACT < distance(was, there) < INCH
            assert gap >= INCH - LENGTH or (
                nearer_before and gap >= distance(was, there) - LENGTH
            ), f"{gap} from an enemy"


def tactics_cards(t: Battle) -> list[Counter[int]]:
    """The cards of each seat, wherever they are between two turns (F16), also with others
    (F36.15)."""
    found = []
    for seat in range(len(t.points)):
        attached = [row.card for row in t.lasting if row.seat == seat and row.card >= 0]
        there = Counter([*t.hand[seat], *t.deck[seat], *t.discard[seat], *attached])
        borrowed = Counter(card for card, _ in borrowed_by(t, seat))
        assert borrowed <= there, "a borrowed card is nowhere"
        found.append(there - borrowed + Counter(lent_by(t, seat)))
    return found
