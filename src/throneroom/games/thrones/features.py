"""What the judge counts for each House: structures above all, then supply, armies, threats, tracks
and Power, and what the orders that it has placed, the March it is declaring or the combat it is in
promise.

What depends on the board alone is remembered by the board: bots ask for the same one many times.
What is promised is counted in tenths of a structure; the numbers were tuned by playing.
"""

from functools import lru_cache
from math import exp
from typing import Final

from throneroom.games.thrones.content import (
    BARRELS,
    CARD_STRENGTH,
    CONSOLIDATE_POWER,
    CROWNS,
    DEFENSE,
    FIRST_PORT,
    FIRST_SEA,
    HOME_OF,
    HOMES,
    HOUSES,
    LAND_MASK,
    MARCH,
    MUSTER_POINTS,
    NEIGHBOUR_MASK,
    NEIGHBOURS,
    ORDER_MODIFIER,
    ORDER_SPECIAL,
    ORDER_TYPE,
    RAID,
    SEA_MASK,
    STRONGHOLD_MASK,
    STRUCTURES,
    SUPPORT,
)
from throneroom.games.thrones.march_plan import destinations
from throneroom.games.thrones.state import NO_CARD, Combat, March, Table, unpack
from throneroom.games.thrones.state import count as number_of
from throneroom.games.thrones.strength import strength_of
from throneroom.games.thrones.support import ATTACKER, DEFENDER
from throneroom.kernel import Counted, Features, bits

_BOARD_NAMES: Final = (
    "structures",  # castles and strongholds
    "structures_5",  # those from the fifth on
    "structures_6",
    "strongholds",
    "areas",  # land areas
    "barrels",
    "crowns",
    "footmen",
    "knights",
    "ships",
    "engines",
    "near",  # armies by how near they are to structures that can be taken
    "threatens",  # structures beside which a stronger own army stands
    "endangered",  # own structures beside which a stronger enemy stands
    "in_danger",  # by how much those enemies are stronger
)
NAMES: Final = (
    *_BOARD_NAMES,
    "supply",
    "power",
    "throne",  # how high on each track: 1 first, 0 last
    "fiefdoms",
    "court",
    "hand",  # the strength of the House cards in hand
    # What is promised, in structures: by orders that are not revealed yet, by the March that is
    # being declared, by the combat that is being fought.
    "promise",
    *HOUSES.ids,
)
GOOD: Final = frozenset(NAMES) - {"endangered", "in_danger", *HOUSES.ids}
BAD: Final = frozenset({"endangered", "in_danger"})
_STRUCTURE: Final = 10.0
_AREA_WORTH: Final = tuple(
    (_STRUCTURE + points if points else 0.0) + 1.5 * BARRELS[area] + 0.8 * CROWNS[area] + 0.5
    for area, points in enumerate(MUSTER_POINTS)
)
_UNIT_WORTH: Final = (1.2, 2.6, 1.6, 2.0)
_MOST_POWER: Final = 12  # more than that is seldom of use
_HOUSE_ROWS: Final = tuple(
    tuple(float(one == house) for one in range(len(HOUSES.ids))) for house in range(len(HOUSES.ids))
)


def _distances() -> tuple[tuple[int, ...], ...]:
    """Steps between land areas, crossing a sea counting as two. Far is 9."""
    table = []
    for start in range(FIRST_SEA):
        distance = [9] * FIRST_PORT
        distance[start] = 0
        queue = [start]
        while queue:
            queue.sort(key=lambda area: distance[area], reverse=True)
            area = queue.pop()
            for near in NEIGHBOURS[area]:
                if near < FIRST_PORT:
                    step = distance[area] + 1
                    if step < distance[near]:
                        distance[near] = step
                        queue.append(near)
        table.append(tuple(distance[:FIRST_SEA]))
    return tuple(table)


_DISTANCE: Final = _distances()


@lru_cache(maxsize=1 << 10)
def _strength(group: int) -> int:
    """The strength of the standing units of a group, roughly."""
    footmen, knights, ships, engines = unpack(group)
    return footmen + 2 * knights + ships + 2 * engines


# The board


class Board:
    """What lies on the board, and for each House what counts of it."""

    __slots__ = (
        "units",
        "control",
        "occupied",
        "garrison",
        "neutral",
        "owner",
        "strength",
        "rows",
        "goals",  # by House, area and modifier of a March: what it promises, where to, best first
        "dangers",  # by House and area: how strong the strongest enemy next to it is
    )

    def __init__(
        self,
        units: tuple[int, ...],
        control: tuple[int, ...],
        occupied: tuple[int, ...],
        garrison: tuple[int, ...],
        neutral: tuple[int, ...],
    ) -> None:
        self.units = units
        self.control = control
        self.occupied = occupied
        self.garrison = garrison
        self.neutral = neutral
        self.owner = [-1] * len(units)
        for house, areas in enumerate(occupied):
            for area in bits(areas):
                self.owner[area] = house
        self.strength = [_strength(group) if group else 0 for group in units]
        self.rows = [self._row(house) for house in range(len(occupied))]
        self.goals: dict[tuple[int, int, int], list[tuple[float, int]]] = {}
        self.dangers: dict[tuple[int, int], int] = {}

    def defence(self, area: int) -> int:
        """What an attacker meets in an area: units, garrison or neutral force."""
        strength = self.strength[area] if self.owner[area] >= 0 else max(self.neutral[area], 0)
        home = HOME_OF[area]
        if home >= 0 and self.garrison[home] and self.control[area] == home:
            strength += self.garrison[home]
        return strength

    def _row(self, house: int) -> list[float]:
        """What counts of the board for a House, in the order of the names."""
        structures = strongholds = areas = barrels = crowns = 0
        for area in range(FIRST_SEA):
            if self.control[area] == house:
                areas += 1
                barrels += BARRELS[area]
                crowns += CROWNS[area]
                if MUSTER_POINTS[area]:
                    structures += 1
                    strongholds += STRONGHOLD_MASK >> area & 1
        units = [0, 0, 0, 0]
        for area in bits(self.occupied[house]):
            for kind in range(4):
                units[kind] += number_of(self.units[area], kind)
        threatens = endangered = in_danger = 0
        owner, strength = self.owner, self.strength
        goals = []
        for area in STRUCTURES:
            if self.control[area] == house:
                danger = 0
                for near in NEIGHBOURS[area]:
                    if near < FIRST_SEA and owner[near] != house and strength[near] > danger:
                        danger = strength[near]
                short = danger + 1 - self.defence(area) if danger else 0
                if short > 0:
                    endangered += 1
                    in_danger += min(short, 4)
            elif self.neutral[area] >= 0:
                if self.neutral[area] <= 4:
                    goals.append(area)
                need = self.defence(area)
                for near in NEIGHBOURS[area]:
                    if near < FIRST_SEA and owner[near] == house and strength[near] > need:
                        threatens += 1
                        break
        return [
            structures,
            max(0, structures - 4),
            max(0, structures - 5),
            strongholds,
            areas,
            barrels,
            crowns,
            *units,
            self._nearness(house, goals),
            threatens,
            endangered,
            in_danger,
        ]

    def _nearness(self, house: int, goals: list[int]) -> float:
        """How near its armies are to structures that can be taken."""
        if not goals:
            return 0.0
        way = [1.5 if self.owner[goal] >= 0 or self.neutral[goal] else 0.0 for goal in goals]
        total = 0.0
        for area in bits(self.occupied[house]):
            if area < FIRST_SEA:
                row = _DISTANCE[area]
                nearest = min(row[goal] + more for goal, more in zip(goals, way, strict=True))
                total += min(2, self.strength[area]) / (1.0 + nearest)
        return total


@lru_cache(maxsize=1 << 12)
def _board(
    units: tuple[int, ...],
    control: tuple[int, ...],
    occupied: tuple[int, ...],
    garrison: tuple[int, ...],
    neutral: tuple[int, ...],
) -> Board:
    return Board(units, control, occupied, garrison, neutral)


def board_of(t: Table) -> Board:
    """What lies on the board now."""
    return _board(
        tuple(t.units), tuple(t.control), tuple(t.occupied), tuple(t.garrison), tuple(t.neutral)
    )


# All that counts


def count(t: Table) -> Counted:
    """How much each House has of what counts, by seat."""
    board = board_of(t)
    places = _places(*t.tracks)
    placed = not t.revealed
    rows = []
    for house in t.houses:
        power = t.power[house]
        rows.append(
            [
                *board.rows[house],
                t.supply[house],
                power if power < _MOST_POWER else _MOST_POWER,
                *places[house],
                _hand_strength(house, t.hands[house]),
                _orders(t, board, house) if placed else 0.0,
                *_HOUSE_ROWS[house],
            ]
        )
    if t.attacker >= 0:
        _battle(t, board, rows)
    elif t.march is not None and t.order_house[t.march.origin] >= 0:
        house = t.order_house[t.march.origin]
        rows[t.seats[house]][_PROMISE] += _march(t, board, house, t.march) / _STRUCTURE
    return Counted(_KINDS[len(t.houses)], t.round / t.options["rounds"], rows)


_KINDS: Final = {seats: str(seats) for seats in range(3, 7)}
_PROMISE: Final = NAMES.index("promise")


@lru_cache(maxsize=1 << 10)
def _places(*tracks: tuple[int, ...]) -> dict[int, tuple[float, ...]]:
    """How high each House is on each track."""
    highest = max(1, len(tracks[0]) - 1)
    return {
        house: tuple(1.0 - track.index(house) / highest for track in tracks) for house in tracks[0]
    }


@lru_cache(maxsize=1 << 10)
def _hand_strength(house: int, hand: int) -> float:
    return float(sum(CARD_STRENGTH[7 * house + place] for place in bits(hand)))


# Orders placed in secret


def _orders(t: Table, board: Board, house: int) -> float:
    value = 0.0
    claimed = 0
    own = t.occupied[house]
    orders = t.orders
    for area in bits(own):
        kind = orders[area]
        if kind < 0:
            continue
        wanted = ORDER_TYPE[kind]
        if wanted == MARCH:
            gain, goal = _best_goal(t, board, house, area, ORDER_MODIFIER[kind], claimed)
            if goal >= 0:
                claimed |= 1 << goal
            value += gain + 0.15 * ORDER_MODIFIER[kind]
        elif wanted == CONSOLIDATE_POWER:
            if ORDER_SPECIAL[kind] and MUSTER_POINTS[area]:
                value += 1.5 * MUSTER_POINTS[area]
            elif area < FIRST_SEA:
                value += 0.5 + 0.35 * CROWNS[area]
        elif wanted == DEFENSE:
            value += 0.3 * ORDER_MODIFIER[kind] * min(3, _danger(board, house, area))
        elif wanted == SUPPORT:
            if own & NEIGHBOUR_MASK[area] & (LAND_MASK | SEA_MASK):
                value += 0.4 + 0.3 * min(2, _danger(board, house, area))
        elif wanted == RAID:
            value += 0.25 * min(3, _danger(board, house, area))
    return value / _STRUCTURE


def _danger(board: Board, house: int, area: int) -> int:
    """How strong the strongest enemy next to an area is."""
    found = board.dangers.get((house, area))
    if found is None:
        found = max(
            (
                board.strength[near]
                for near in NEIGHBOURS[area]
                if board.owner[near] >= 0 and board.owner[near] != house
            ),
            default=0,
        )
        board.dangers[house, area] = found
    return found


def _best_goal(
    t: Table, board: Board, house: int, area: int, modifier: int, claimed: int
) -> tuple[float, int]:
    """The best that the units of an area could march to: its worth, and where."""
    goals = board.goals.get((house, area, modifier))
    if goals is None:
        force = board.strength[area] + modifier
        found = [
            (_gain(t, board, house, target, force), target)
            for target in bits(destinations(t, house, area))
        ]
        goals = sorted((one for one in found if one[0] > 0.0), reverse=True)
        board.goals[house, area, modifier] = goals
    for best, goal in goals:  # noqa: B007
        if not claimed >> goal & 1:
            break
    else:
        return 0.0, -1
    stays = 0.0
    if area < FIRST_SEA and t.control[area] == house and MUSTER_POINTS[area]:
        stays = 1.5 if _danger(board, house, area) else 0.5
    return 0.35 * max(0.0, best - stays), goal


def _gain(t: Table, board: Board, house: int, target: int, force: int) -> float:
    """What a march with so much strength into an area promises."""
    owner = board.owner[target]
    if owner == house:
        return 0.0
    worth = 0.0
    if target < FIRST_SEA and t.control[target] != house:
        worth = _AREA_WORTH[target]
    elif target >= FIRST_SEA:
        worth = 0.8
    neutral = t.neutral[target]
    if owner < 0 and not neutral and not _enemy_garrison(t, house, target):
        return worth
    defence = _defence(t, board, target)
    if neutral:
        return worth if force >= defence else 0.0
    chance = _odds(force - defence)
    return chance * (worth + 1.5) - (1.0 - chance) * 2.0


def _defence(t: Table, board: Board, area: int) -> int:
    """What an attacker meets in an area, a Defense order included."""
    order = t.orders[area]
    if t.revealed and order >= 0 and ORDER_TYPE[order] == DEFENSE:
        return board.defence(area) + ORDER_MODIFIER[order]
    return board.defence(area)


def _enemy_garrison(t: Table, house: int, area: int) -> bool:
    home = HOME_OF[area]
    return home >= 0 and home != house and t.garrison[home] > 0


def _odds(lead: int) -> float:
    """The chance to win a combat with so much more strength before cards."""
    return 1.0 / (1.0 + exp(-0.9 * lead))


# The March being declared, and a combat being fought


def _march(t: Table, board: Board, house: int, march: March) -> float:
    origin = march.origin
    value = 0.0
    left = t.units[origin]
    for area, group in march.moves.items():
        left -= group
        kind = t.orders[origin]
        force = _strength(group) + (ORDER_MODIFIER[kind] if kind >= 0 else 0)
        value += _gain(t, board, house, area, force)
        if area < FIRST_SEA and origin < FIRST_SEA:
            value += _progress(t, house, origin, area, group)
    if not left and origin < FIRST_SEA and t.control[origin] == house and origin != HOMES[house]:
        if t.tokens[origin] != house:
            value -= 0.5 if t.power[house] else _AREA_WORTH[origin]
    if not left and MUSTER_POINTS[origin] and _danger(board, house, origin):
        value -= 3.0
    return value


def _progress(t: Table, house: int, origin: int, area: int, group: int) -> float:
    """Nearer to the next structure is better."""
    goals = [
        goal
        for goal in STRUCTURES
        if t.control[goal] != house and 0 <= t.neutral[goal] <= 4 and goal != area
    ]
    if not goals:
        return 0.0
    before = min(_DISTANCE[origin][goal] for goal in goals)
    after = min(_DISTANCE[area][goal] for goal in goals)
    return 0.4 * (before - after) * min(2, _strength(group))


def _battle(t: Table, board: Board, rows: list[list[float]]) -> None:
    """The fight that is going on: what the attackers, who stand in no area now, may win, and the
    defender lose."""
    area = t.embattled
    combat = t.combat
    if combat is None:
        defender = t.owner[area] if t.owner[area] >= 0 else HOME_OF[area]
        odds = _odds(_strength(t.attackers) - _defence(t, board, area))
    else:
        defender = combat.defender
        odds = _odds_in_combat(t, combat)
    worth = _AREA_WORTH[area]
    own = sum(
        number * worth_of for number, worth_of in zip(unpack(t.attackers), _UNIT_WORTH, strict=True)
    )
    rows[t.seats[t.attacker]][_PROMISE] += (own + odds * worth) / _STRUCTURE
    if defender >= 0 and t.seats[defender] >= 0:
        rows[t.seats[defender]][_PROMISE] -= odds * worth / _STRUCTURE


def _odds_in_combat(t: Table, combat: Combat) -> float:
    """The attacker's chance, with all that counts for either side so far."""
    if combat.winner >= 0:
        return float(combat.winner == ATTACKER)
    lead = strength_of(t, ATTACKER).total - strength_of(t, DEFENDER).total
    if NO_CARD in combat.cards:
        return _odds(lead)
    return 1.0 / (1.0 + exp(-2.5 * lead))


FEATURES: Final = Features(
    NAMES, count, tuple((seats, {}) for seats in range(3, 7)), good=GOOD, bad=BAD
)
