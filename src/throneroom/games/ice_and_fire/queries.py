"""What is always on, whatever the rules would say without it: F1.24, F12.9, F14.1, F14.5, F14.6,
F14.23, F14.25.

A query asks all passives about one unit: those of its own card, attachments, attached cards and
Influences, then those of others that speak of it. What has the same name counts once. The frame of
a passive has the unit as IT and SUBJECT, and as OTHER the unit it has to do with, if any.
"""

from typing import Final

from throneroom.games.ice_and_fire.content import UNIT, WATER_GARDENS
from throneroom.games.ice_and_fire.frames import FIRST_NCU_HOLDER, NOTHING, Frame
from throneroom.games.ice_and_fire.heroes import characters as characters
from throneroom.games.ice_and_fire.heroes import counts_as
from throneroom.games.ice_and_fire.lasting import answering, frame_of, silenced, works
from throneroom.games.ice_and_fire.state import FIELD, Battle, is_friendly
from throneroom.games.ice_and_fire.texts import KIN, Passive

# Numbers that are added: to the dice of an attack and what comes of it…
TO_HIT: Final = "to_hit"
DICE: Final = "dice"
RANK_SHIFT: Final = "rank_shift"
HITS: Final = "hits"
WOUNDS: Final = "wounds"
# …to the defense dice of IT, and hits that it blocks besides…
DEFENSE: Final = "defense"
BLOCK: Final = "block"
# …to morale tests of IT, to panic tests alone, to the wounds of a failed one…
MORALE: Final = "morale"
PANIC: Final = "panic"
PANIC_WOUNDS: Final = "panic_wounds"
# …to the Speed in inches, to the hand limit and the refill of a seat.
SPEED: Final = "speed"
HAND: Final = "hand"
REFILL: Final = "refill"
# Sets, put together: keywords of attacks of IT, HIGHEST or LOWEST dice, dice that IT may re-roll,
# flags of attacks of IT and of attacks on IT, conditions that IT cannot get, zones that a seat
# counts as controlling, keywords of terrain that IT ignores, and those that all terrain has for it,
# what IT sees through when it shoots: SEES_THROUGH_UNITS, SEES_THROUGH_TERRAIN.
KEYWORDS: Final = "keywords"
HIGH_LOW: Final = "high_low"
RE_ROLL: Final = "re_roll"
FLAGS: Final = "flags"
FLAGS_ON: Final = "flags_on"
IMMUNE: Final = "immune"
CONTROLS: Final = "controls"
TERRAIN_IGNORED: Final = "terrain_ignored"
TERRAIN_COUNTS_AS: Final = "terrain_counts_as"
SIGHT: Final = "sight"
BARRED: Final = "barred"
# What else is a set: the kinds of actions that IT cannot perform, and how IT aims at a distance.
FORBIDDEN: Final = "forbidden"
AIM: Final = "aim"
# From any part of the tray; at any enemy, however far and unseen; not at units of one model.
ALL_ROUND: Final = 1
UNLIMITED: Final = 2
NOT_SOLO: Final = 4
# Whether: hits on IT are halved, no defense dice against attacks of IT, IT passes panic tests, it
# passes morale tests, performs no actions, turns before marching, whose tokens cannot be spent, has
# lost its abilities, cannot hold objectives; enemies that it leaves get no pivot; the unit may be
# kept in reserve, or must be; nobody scores for IT; the NCU cannot be activated, or targeted.
HALVES: Final = "halves"
NO_DEFENSE: Final = "no_defense"
AUTO_PASS: Final = "auto_pass"
AUTO_PASS_MORALE: Final = "auto_pass_morale"
NO_ACTION: Final = "no_action"
MARCH_PIVOT: Final = "march_pivot"
SPEND_LOCKED: Final = "spend_locked"
SILENCED: Final = "silenced"
NO_OBJECTIVES: Final = "no_objectives"
NO_PIVOT: Final = "no_pivot"
MAY_WAIT: Final = "may_wait"
NO_POINTS: Final = "no_points"
MUST_WAIT: Final = "must_wait"
NOT_ACTIVATED: Final = "not_activated"
NOT_TARGETED: Final = "not_targeted"
# More of these: IT restores no wounds; the NCU does not control its zone, stays on the board when a
# round ends, is activated only if nothing else is left; a seat must activate Combat Units.
NO_RESTORE: Final = "no_restore"
NO_CONTROL: Final = "no_control"
STAYS: Final = "stays"
LAST_RESORT: Final = "last_resort"
ONLY_UNITS: Final = "only_units"
# Whether IT moves over everything in its way; the action of its activation must be a charge.
FLIES: Final = "flies"
MUST_CHARGE: Final = "must_charge"
# The least of the numbers that are given: the Morale that IT has instead of its own.
MORALE_IS: Final = "morale_is"
PANIC_CAP: Final = "panic_cap"
# The greatest: up to which distance die a charge of IT is disorderly; the inches that its ranged
# attack reaches; the NCU whose Influence it has, counted from 1.
DISORDERLY: Final = "disorderly"
RANGE: Final = "range"
INFLUENCE_OF: Final = "influence_of"

SUMS: Final = frozenset(
    *[(TO_HIT, DICE, RANK_SHIFT, HITS, WOUNDS, DEFENSE, BLOCK, MORALE, PANIC, PANIC_WOUNDS)]
) | {SPEED, HAND, REFILL}
SETS: Final = frozenset(
    *[(KEYWORDS, HIGH_LOW, RE_ROLL, FLAGS, FLAGS_ON, IMMUNE, CONTROLS, BARRED)]
) | {
    TERRAIN_IGNORED,
    TERRAIN_COUNTS_AS,
    SIGHT,
    FORBIDDEN,
    AIM,
    HALVES,
    NO_DEFENSE,
    AUTO_PASS,
    AUTO_PASS_MORALE,
    NO_ACTION,
    MARCH_PIVOT,
    SPEND_LOCKED,
}
QUERIES: Final = (
    SUMS
    | SETS
    | {SILENCED, NO_OBJECTIVES, NO_PIVOT, MAY_WAIT, NOT_ACTIVATED, NOT_TARGETED}
    | {PANIC_CAP, MORALE_IS, DISORDERLY, RANGE, INFLUENCE_OF, NO_POINTS, MUST_WAIT}
    | {NO_RESTORE, NO_CONTROL, STAYS, LAST_RESORT, ONLY_UNITS, FLIES, MUST_CHARGE}
)


# What is asked before it is known which attack is made.
BEFORE_ATTACKS: Final = frozenset({AIM, SIGHT, RANGE})
# Numbers of the queries, for what has already changed an attack. Those that change no attack need
# none, and a number that was given once stays: the marks are in records.
UNMARKED: Final = frozenset(
    {FORBIDDEN, AIM, MORALE_IS, NO_POINTS, MUST_WAIT, FLIES, MUST_CHARGE}
    | {NO_RESTORE, NO_CONTROL, STAYS, LAST_RESORT, ONLY_UNITS}
)
CODE: Final = {query: code for code, query in enumerate(sorted(QUERIES - UNMARKED))}


OTHER_WAY: Final = len(CODE) << 40  # added to a mark: what the same name does the other way


def stamp(name: int, query: str) -> int:
    """The mark of an effect of a name that has changed something about an attack."""
    return name * len(CODE) + CODE[query]


def answers(t: Battle, query: str, unit: int, other: int = NOTHING) -> dict[int, int]:
    """What the passives say about a unit, by their names: each counts once (F14.6)."""
    muster = t.muster
    found: dict[int, int] = {}
    own = muster.own.get((query, unit))
    auras = muster.auras.get(query)
    if own is None and auras is None and not t.lasting:
        return found
    done: frozenset[int] = frozenset()
    if t.fights and t.fights[-1].names:  # what an effect of the same name has done already
        code = CODE.get(query, NOTHING)
        found = {mark // len(CODE): 0 for mark in t.fights[-1].names if mark % len(CODE) == code}
        done = frozenset(found)
    if own is not None:
        for passive, seat, holder, part in own:
            if passive.name not in found and works(t, holder, part, passive.innate, passive.source):
                _ask(t, found, passive, Frame(passive.number, NOTHING, seat, holder, unit, other))
    if auras is not None:
        for passive, seat, holder, part in auras:
            if passive.name not in found and _stands(t, holder):
                if works(t, holder, part, passive.innate, passive.source):
                    frame = Frame(passive.number, NOTHING, seat, holder, unit, other)
                    _ask(t, found, passive, frame)
    if t.lasting:
        for row, kit in answering(t, query):
            for passive in kit.passives:
                if passive.query == query and (passive.aura or row.holder == unit):
                    before = found.get(passive.name)
                    if before is None:
                        _ask(t, found, passive, frame_of(row, passive, unit, other))
                    elif query in SETS:  # of one name several things may have been chosen
                        _ask(t, found, passive, frame_of(row, passive, unit, other))
                        found[passive.name] |= before
                    elif query in SUMS and passive.name not in done:
                        _ask_again(t, found, passive, frame_of(row, passive, unit, other))
    return found


def _stands(t: Battle, holder: int) -> bool:
    return holder >= FIRST_NCU_HOLDER or t.place[holder] == FIELD


def _ask(t: Battle, found: dict[int, int], passive: Passive, frame: Frame) -> None:
    frame.it = frame.subject
    if passive.attack >= 0 and passive.query not in BEFORE_ATTACKS:
        if not uses_attack(t, frame.me, passive.attack):
            return
    if passive.guard.holds(t, frame):
        found[passive.name] = passive.value.value(t, frame)


def _ask_again(t: Battle, found: dict[int, int], passive: Passive, frame: Frame) -> None:
    """Of two effects of one name that add to a number the greater counts; what two players' do in
    opposite ways is not the same, and both count (F14.6)."""
    before, again = found[passive.name], dict[int, int]()
    _ask(t, again, passive, frame)
    value = again.get(passive.name, 0)
    if value * before < 0:
        found[~passive.name] = value
    elif abs(value) > abs(before):
        found[passive.name] = value


def uses_attack(t: Battle, unit: int, ability: int) -> bool:
    """Whether the unit is making the attack to which the ability belongs; where it has no such
    attack the ability works for all (F14.3)."""
    attacks = UNIT[t.card[unit]].attacks
    if all(attack.ability != ability for attack in attacks):
        return True
    if not t.fights or t.fights[-1].attacker != unit:
        return False
    return attacks[t.fights[-1].attack].ability == ability


def total(t: Battle, query: str, unit: int, other: int = NOTHING) -> int:
    """The sum of the answers."""
    return sum(answers(t, query, unit, other).values())


def mask(t: Battle, query: str, unit: int, other: int = NOTHING) -> int:
    """The answers put together as a set; 0 also means no."""
    found = 0
    for answer in answers(t, query, unit, other).values():
        found |= answer
    return found


def least(t: Battle, query: str, unit: int) -> int:
    """The smallest answer, or -1 if there is none."""
    return min(answers(t, query, unit).values(), default=-1)


def greatest(t: Battle, query: str, unit: int, other: int = NOTHING) -> int:
    return max(answers(t, query, unit, other).values(), default=0)


# About a seat


def seat_answers(t: Battle, query: str, seat: int) -> list[int]:
    """What passives say about the seat whose they are."""
    found: dict[int, int] = {}
    for passive, owner, holder, part in t.muster.auras.get(query, ()):
        if owner == seat and passive.name not in found and _stands(t, holder):
            if works(t, holder, part, passive.innate, passive.source):
                _ask(t, found, passive, Frame(passive.number, NOTHING, seat, holder))
    for row, kit in answering(t, query):
        for passive in kit.passives:
            if passive.query == query and row.seat == seat and passive.name not in found:
                _ask(t, found, passive, frame_of(row, passive))
    return list(found.values())


def controls(t: Battle, seat: int, zone: int) -> bool:
    """Whether a seat controls a zone, or counts as doing so (F15.4, F15.12)."""
    if is_kept_from_zones(t, seat):
        return False
    if really_controls(t, seat, zone) and _counts_there(t, zone):
        return True
    return any(answer >> zone & 1 for answer in seat_answers(t, CONTROLS, seat))


def really_controls(t: Battle, seat: int, zone: int) -> bool:
    if zone not in t.ncu_place:
        return False
    return _holder(t, zone) == seat


def opponent_controls(t: Battle, seat: int, zone: int) -> bool:
    """Whether an opponent has an NCU in a zone that counts there."""
    if zone not in t.ncu_place or t.side[_holder(t, zone)] == t.side[seat]:
        return False
    if is_kept_from_zones(t, _holder(t, zone)):
        return False
    return _counts_there(t, zone)


def _holder(t: Battle, zone: int) -> int:
    return t.ncu_place.index(zone) * len(t.points) // len(t.ncu_place)


def _counts_there(t: Battle, zone: int) -> bool:
    """Whether the NCU in a zone controls it (F36.10)."""
    if not t.muster.special or not t.lasting:
        return True
    return not mask(t, NO_CONTROL, FIRST_NCU_HOLDER + t.ncu_place.index(zone))


def is_kept_from_zones(t: Battle, seat: int) -> bool:
    """Whether an opponent of a seat has the Water Gardens (F36.8)."""
    if not t.muster.special or WATER_GARDENS not in t.ncu_place:
        return False
    if not _counts_there(t, WATER_GARDENS):
        return False
    return t.side[_holder(t, WATER_GARDENS)] != t.side[seat]


# Who is in a unit


def affiliations(t: Battle, unit: int) -> tuple[str, ...]:
    """The Houses and groups a unit belongs to (F3.20, F3.21, FR61)."""
    own = UNIT[t.card[unit]].affiliations
    joined = [name for part in (t.card[unit], *t.parts[unit]) for name in counts_as(part)]
    if t.lasting:
        joined += [
            KIN[row.kit]
            for row in t.lasting
            if row.kit in KIN
            and row.holder == unit
            and is_friendly(t, unit, row.seat)
            and (row.ncu < 0 or not silenced(t, FIRST_NCU_HOLDER + row.ncu))  # F5.4
        ]
    return (*own, *joined)
