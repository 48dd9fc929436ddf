"""What there is to tell of a battle: points and armies over time, the dice, and who did what."""

from collections.abc import Iterator, Sequence
from typing import Final

from throneroom.games.ice_and_fire.attack import ranged_attack_of
from throneroom.games.ice_and_fire.content import CARD
from throneroom.games.ice_and_fire.field import box_of, on_field, zones_of
from throneroom.games.ice_and_fire.geometry.measure import in_contact
from throneroom.games.ice_and_fire.names import MOST_NCUS, ROLLS
from throneroom.games.ice_and_fire.preview_attack import THOUSAND, attack_told, melee_of, shot_of
from throneroom.games.ice_and_fire.state import CHARGE, Battle, seat_of
from throneroom.games.ice_and_fire.tokens import holder_of
from throneroom.kernel import Event
from throneroom.kernel.story import Deed, Luck, Measure, Story

_ATTACK: Final = ROLLS.index["attack"]
_THROWS: Final = (_ATTACK, ROLLS.index["defense"])  # the higher the better
_POINT: Final = 5  # how much a victory point weighs, in points of an army


def points(t: Battle, seat: int) -> int:
    return t.points[seat]


def wounds(t: Battle, seat: int) -> int:
    """Left of all units on the battlefield."""
    return sum(t.wounds[unit] for unit in on_field(t) if seat_of(unit) == seat)


def units(t: Battle, seat: int) -> int:
    return sum(seat_of(unit) == seat for unit in on_field(t))


def ground(t: Battle, seat: int) -> int:
    """The objectives that the army holds, or carries."""
    holders = (holder_of(t, token) for token in range(len(t.tokens)))
    return sum(unit >= 0 and seat_of(unit) == seat for unit in holders)


def weigh(t: Battle, event: Event) -> int:
    """A unit that is destroyed weighs what it cost, victory points what units they are worth."""
    if event.kind == "removed":
        return int(CARD[t.card[event.params[0]]].cost)
    return _POINT * int(event.params[1]) if event.kind == "scored" else 0


def deeds(t: Battle, event: Event) -> Iterator[Deed]:
    params = event.params
    if event.kind == "hit" and params[0] >= 0:
        yield Deed("hammer", seat_of(params[0]), params[2])
    elif event.kind == "wounded":
        yield Deed("anvil", seat_of(params[0]), params[1])
    elif event.kind == "charged":
        yield Deed("charger", seat_of(params[0]))
    elif event.kind == "charge_failed":
        yield Deed("stumbler", seat_of(params[0]))
    elif event.kind == "tested":
        yield Deed("steadfast" if params[2] else "shaken", seat_of(params[0]))
    elif event.kind == "played":
        yield Deed("schemer", params[0])
    elif event.kind == "claimed":
        yield Deed("courtier", params[0] // MOST_NCUS)


def luck(t: Battle, events: Sequence[Event]) -> Iterator[Luck]:
    """The wounds of attacks, against what was to be expected of them before their dice were rolled.
    What a panic test costs is not counted, nor what cards played on the way have changed."""
    attacker = t.fights[-1].attacker if t.fights else -1
    defender = t.fights[-1].defender if t.fights else -1
    charges = bool(t.fights and t.fights[-1].charge & CHARGE)
    panics = bool(t.tests)
    for event in events:
        params = event.params
        if event.kind == "charged":
            charges = True
        elif event.kind == "attacked":
            attacker, defender, panics = params[0], params[1], False
        elif event.kind == "tested":
            panics = True
        elif min(attacker, defender) < 0:  # nobody, or a Castle Wall
            continue
        elif event.kind == "rolled" and params[1] == _ATTACK:
            yield Luck(seat_of(attacker), 0.0, _expected(t, attacker, defender, charges))
        elif event.kind == "wounded" and params[0] == defender and not panics:
            yield Luck(seat_of(attacker), float(params[1]), 0.0)


def _expected(t: Battle, attacker: int, defender: int, charges: bool) -> float:
    """The wounds to expect of an attack before its dice are rolled, as a preview tells them."""
    touches = in_contact(box_of(t, attacker), box_of(t, defender))
    if charges or touches or ranged_attack_of(t.card[attacker]) < 0:
        zone = zones_of(t, attacker, defender)[0]
        fight = melee_of(t, attacker, defender, CHARGE if charges else 0, zone)
    else:
        fight = shot_of(t, attacker, defender, ())
    return float(attack_told(t, fight)["expected"]) / THOUSAND


def thrown(event: Event) -> Iterator[int]:
    if event.kind == "rolled" and event.params[1] in _THROWS:
        yield from event.params[2]


STORY: Final = Story(
    measures=(
        Measure("points", points),
        Measure("ground", ground),
        Measure("wounds", wounds),
        Measure("units", units),
    ),
    weigh=weigh,
    deeds=deeds,
    awards={
        "hammer": 5,
        "anvil": 5,
        "charger": 2,
        "stumbler": 1,
        "steadfast": 3,
        "shaken": 2,
        "schemer": 3,
        "courtier": 3,
    },
    luck=luck,
    faces=dict.fromkeys(range(1, 7), 1 / 6),
    thrown=thrown,
)
