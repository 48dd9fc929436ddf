"""Conditions of texts (F14.9): who and what a moment is about, and how things stand.

Where a guard takes a unit it is a `Ref`: ME, SUBJECT, OTHER, IT, P1…
"""

from typing import Final

from throneroom.games.ice_and_fire import queries
from throneroom.games.ice_and_fire.attack import melee_attack_of
from throneroom.games.ice_and_fire.charge import charges_of
from throneroom.games.ice_and_fire.content import (
    ABILITIES,
    ABILITY,
    CARD,
    CAVALRY,
    CROWN,
    INFANTRY,
    LONG_RANGE,
    MELEE,
    SHORT_RANGE,
    SOLO,
    TACTICS,
    UNIT,
)
from throneroom.games.ice_and_fire.declare import OWN
from throneroom.games.ice_and_fire.field import box_of, sees_unit, stands
from throneroom.games.ice_and_fire.field import engaged_with as enemies_engaged
from throneroom.games.ice_and_fire.fight_numbers import profile_of
from throneroom.games.ice_and_fire.frames import (
    FIRST_NCU_HOLDER,
    IT,
    NOTHING,
    Frame,
    Guard,
    Ref,
)
from throneroom.games.ice_and_fire.geometry.measure import in_contact, nearer
from throneroom.games.ice_and_fire.geometry.shapes import LEFT, LENGTH, RIGHT
from throneroom.games.ice_and_fire.heroes import COMMANDED_BY, characters
from throneroom.games.ice_and_fire.lasting import row_of, silenced, works
from throneroom.games.ice_and_fire.moments import MOMENTS, NCU, SEAT
from throneroom.games.ice_and_fire.moments import UNIT as BY_UNIT
from throneroom.games.ice_and_fire.names import DECLARATIONS, MOST_NCUS
from throneroom.games.ice_and_fire.prints import is_2021
from throneroom.games.ice_and_fire.programs import UNIT as A_UNIT
from throneroom.games.ice_and_fire.programs import owner_of
from throneroom.games.ice_and_fire.shooting import can_shoot
from throneroom.games.ice_and_fire.state import (
    CHARGE,
    FIELD,
    PANICKED,
    RESERVE,
    VULNERABLE,
    WEAKENED,
    Battle,
    is_friendly,
    seat_of,
)
from throneroom.games.ice_and_fire.texts import BORROWED, FIRST_CARD, MOST_CLAUSES, TEXT, name_of
from throneroom.games.ice_and_fire.texts import CARD as BY_CARD
from throneroom.games.ice_and_fire.texts import ORDER as BY_ORDER

SHORT, LONG = SHORT_RANGE, LONG_RANGE
FLANK: Final = LEFT  # either of them


def _seat_of_subject(t: Battle, f: Frame) -> int:
    kind = MOMENTS[TEXT[f.text].moment].subject if f.text in TEXT else 0
    if kind == SEAT:
        return f.subject
    return f.subject // MOST_NCUS if kind == NCU else seat_of(f.subject)


# Who the moment is about

any_: Final = Guard(lambda t, f: True)
mine: Final = Guard(lambda t, f: t.side[_seat_of_subject(t, f)] == t.side[f.seat])
"""The subject, be it a unit, an NCU or a seat, is of the owner's side."""
enemys: Final = Guard(lambda t, f: t.side[_seat_of_subject(t, f)] != t.side[f.seat])
by_me: Final = Guard(lambda t, f: f.subject == f.me)
"""The subject is the unit that has the text."""
on_me: Final = Guard(lambda t, f: f.other == f.me)
"""The other unit is the one that has the text: it is attacked, or charged."""
on_mine: Final = Guard(lambda t, f: f.other >= 0 and is_friendly(t, f.other, f.seat))
"""The other unit is of the owner's side."""
by_this_ncu: Final = Guard(lambda t, f: f.subject + FIRST_NCU_HOLDER == f.me)
"""The subject is the NCU that has the text."""


def friendly(unit: Ref = IT) -> Guard:
    """The unit is of the owner's side."""
    return Guard(lambda t, f: is_friendly(t, unit.unit(t, f), f.seat))


def hostile(unit: Ref = IT) -> Guard:
    return Guard(lambda t, f: not is_friendly(t, unit.unit(t, f), f.seat))


def of_one_player(one: Ref, two: Ref) -> Guard:
    """The two units are of the same player."""
    return Guard(lambda t, f: seat_of(one.unit(t, f)) == seat_of(two.unit(t, f)))


def same(one: Ref, two: Ref) -> Guard:
    return Guard(lambda t, f: one.unit(t, f) == two.unit(t, f))


def is_there(unit: Ref) -> Guard:
    """There is such a unit, and it is on the field."""

    def holds(t: Battle, f: Frame) -> bool:
        found = unit.unit(t, f)
        return 0 <= found < len(t.place) and t.place[found] == FIELD

    return Guard(holds)


# The attack that is being made

in_attack: Final = Guard(lambda t, f: bool(t.fights) and t.fights[-1].attack >= 0)
melee: Final = in_attack & Guard(lambda t, f: profile_of(t, t.fights[-1]).reach == MELEE)
ranged: Final = in_attack & ~melee
charging: Final = Guard(lambda t, f: bool(t.fights) and bool(t.fights[-1].charge & CHARGE))


def _sides(zones: tuple[int, ...]) -> frozenset[int]:
    return frozenset((*zones, RIGHT)) if FLANK in zones else frozenset(zones)


def from_(*zones: int) -> Guard:
    """The attacker is in one of these zones of the defender: FRONT, FLANK, REAR."""
    wanted = _sides(zones)
    return Guard(lambda t, f: t.fights[-1].zone in wanted)


def charged_in(*zones: int) -> Guard:
    """At CHARGE_MADE: the side of the charged unit."""
    wanted = _sides(zones)
    return Guard(lambda t, f: f.number in wanted)


def declared_in(*zones: int) -> Guard:
    """At ACTION_DECLARED: the side of the unit against which a charge is declared (F9.5)."""
    wanted = _sides(zones)

    def holds(t: Battle, f: Frame) -> bool:
        for step in reversed(t.flow.agenda):
            if step[0] == "carry_out":
                return step[5][0] == "charge" and step[5][2] in wanted
        return False

    return Guard(holds)


disorderly: Final = Guard(
    lambda t, f: (
        not t.roll_counts
        and t.roll <= max(1, queries.greatest(t, queries.DISORDERLY, f.subject, f.other))
    )
)
"""At CHARGE_ROLLED: with the die as it is the charge is disorderly (F9.15)."""

attacking: Final = Guard(lambda t, f: bool(t.fights) and t.fights[-1].attacker == f.it)
"""For passives: IT makes the attack."""
attacked: Final = Guard(lambda t, f: bool(t.fights) and t.fights[-1].defender == f.it)
"""For passives: IT is attacked."""
destroyed_it: Final = Guard(lambda t, f: bool(t.fights[-1].destroyed))
caused_wounds: Final = Guard(lambda t, f: t.fights[-1].wounds > 0)


def die_shows(*faces: int) -> Guard:
    """A final attack die shows one of these."""
    return Guard(lambda t, f: any(die in faces for die in t.fights[-1].attack_dice))


def defense_die_shows(*faces: int) -> Guard:
    return Guard(lambda t, f: any(die in faces for die in t.fights[-1].defense_dice))


# The action


def action(*names: str) -> Guard:
    """At ACTION_DECLARED and ACTION_DONE: it is one of `maneuver`, `march`, `retreat`, `strike`,
    `charge`, `shoot`, `demolish`."""
    wanted = {DECLARATIONS.index[name] for name in names}
    return Guard(lambda t, f: f.number in wanted)


print_2021: Final = Guard(lambda t, f: is_2021(t))
"""The players have agreed on the cards as the rulebook prints them (FR1)."""
panic: Final = Guard(lambda t, f: f.number == 1)
"""At the moments of tests: it is a panic test."""

# Where units are


def engaged(unit: Ref) -> Guard:
    return Guard(lambda t, f: bool(enemies_engaged(t, unit.unit(t, f))))


def engaged_with(one: Ref, two: Ref) -> Guard:
    """The two are in contact."""

    def holds(t: Battle, f: Frame) -> bool:
        a, b = one.unit(t, f), two.unit(t, f)
        if a < 0 or b < 0 or t.place[a] != FIELD or t.place[b] != FIELD:
            return False
        return not is_friendly(t, a, seat_of(b)) and in_contact(box_of(t, a), box_of(t, b))

    return Guard(holds)


def one_enemy(unit: Ref) -> Guard:
    """The unit is engaged with one enemy only."""
    return Guard(lambda t, f: len(enemies_engaged(t, unit.unit(t, f))) == 1)


def within(reach: int, one: Ref, two: Ref) -> Guard:
    """SHORT or LONG range, from tray to tray (FR7)."""

    def holds(t: Battle, f: Frame) -> bool:
        a, b = one.unit(t, f), two.unit(t, f)
        if a < 0 or b < 0 or t.place[a] != FIELD or t.place[b] != FIELD:
            return False
        return a == b or nearer(box_of(t, a), box_of(t, b), reach + LENGTH)

    return Guard(holds)


def sees(one: Ref, two: Ref) -> Guard:
    return Guard(lambda t, f: sees_unit(t, one.unit(t, f), two.unit(t, f)))


# What units are


def kind(unit: Ref, *kinds: int) -> Guard:
    """INFANTRY, CAVALRY, MONSTER, WAR_MACHINE."""
    return Guard(lambda t, f: CARD[t.card[unit.unit(t, f)]].kind in kinds)


def solo(unit: Ref) -> Guard:
    return Guard(lambda t, f: SOLO[UNIT[t.card[unit.unit(t, f)]].tray])


def house(unit: Ref, name: str) -> Guard:
    """The unit is of a House or group by its card (F3.20, F3.21), or by an Affiliation."""

    def holds(t: Battle, f: Frame) -> bool:
        found = unit.unit(t, f)
        return found >= 0 and name in queries.affiliations(t, found)

    return Guard(holds)


def named(unit: Ref, *heroes: str) -> Guard:
    """One of these characters is in the unit, or is the unit."""

    def holds(t: Battle, f: Frame) -> bool:
        found = unit.unit(t, f)
        names = heroes if f.text < FIRST_CARD * MOST_CLAUSES else _as_read(t, f, heroes)
        return found >= 0 and any(hero in characters(t, found) for hero in names)

    return Guard(holds)


def _as_read(t: Battle, f: Frame, heroes: tuple[str, ...]) -> tuple[str, ...]:
    """The characters that a tactics card names: on one of another player's deck its Commander reads
    as the one who has taken it (F36.15)."""
    card = f.text // MOST_CLAUSES - FIRST_CARD
    deck = t.muster.decks[f.seat] if t.muster.decks else ()
    if card in deck or card not in COMMANDED_BY:
        return heroes
    for kit, name in BORROWED.items():
        if kit // MOST_CLAUSES - FIRST_CARD in deck:
            return tuple(name if hero in COMMANDED_BY[card] else hero for hero in heroes)
    return heroes


def has_commander(unit: Ref) -> Guard:
    """The Commander is in the unit (F16.5): among friends one's own, not a team-mate's."""

    def holds(t: Battle, f: Frame) -> bool:
        found = unit.unit(t, f)
        if found < 0 or (seat_of(found) != f.seat and is_friendly(t, found, f.seat)):
            return False
        return any(CARD[card].commander for card in (t.card[found], *t.parts[found]))

    return Guard(holds)


def bears(t: Battle, unit: int, name: int) -> bool:
    """Whether a tactics card of this name is attached to a unit, whosever it is (F16.10)."""
    return any(
        row.holder == unit and row.card >= 0 and name_of(FIRST_CARD + row.card) == name
        for row in t.lasting
    )


def without_this_card(unit: Ref) -> Guard:
    """No tactics card of the same name is attached to the unit (F16.10)."""
    return Guard(lambda t, f: not bears(t, unit.unit(t, f), name_of(f.text // MOST_CLAUSES)))


def has_attachment(unit: Ref, kind: int = INFANTRY) -> Guard:
    return Guard(lambda t, f: any(CARD[c].kind == kind for c in t.parts[unit.unit(t, f)]))


# What has happened to them


def has(unit: Ref, *conditions: int) -> Guard:
    """The unit has all of these tokens: PANICKED, VULNERABLE, WEAKENED."""
    wanted = sum(conditions)
    return Guard(lambda t, f: t.conditions[unit.unit(t, f)] & wanted == wanted)


def has_any(unit: Ref) -> Guard:
    """The unit has a condition token."""
    return Guard(lambda t, f: bool(t.conditions[unit.unit(t, f)]))


def can_be_spent(unit: Ref, *conditions: int) -> Guard:
    """The unit has one of these tokens, or any if none are given, that its opponents may spend."""
    wanted = sum(conditions) or PANICKED | VULNERABLE | WEAKENED

    def holds(t: Battle, f: Frame) -> bool:
        found = unit.unit(t, f)
        held = t.conditions[found] & wanted
        return bool(held and held & ~queries.mask(t, queries.SPEND_LOCKED, found))

    return Guard(holds)


def activated(unit: Ref) -> Guard:
    """The unit has activated this round."""
    return Guard(lambda t, f: bool(t.activated[unit.unit(t, f)]))


# The board


def controls(zone: int) -> Guard:
    """The owner controls the zone, or counts as doing so (F15.12, F37.11)."""
    return Guard(lambda t, f: counts_as_controlled(t, f, zone))


def counts_as_controlled(t: Battle, f: Frame, zone: int) -> bool:
    """Whether the owner of a text controls a zone, or counts as doing so for its target."""
    if queries.controls(t, f.seat, zone):
        return True
    if not t.muster.claims or zone not in (CROWN, TACTICS) or queries.is_kept_from_zones(t, f.seat):
        return False
    concerned = _units_of(f)
    by_hand = f.text // MOST_CLAUSES >= FIRST_CARD
    return any(
        unit in concerned
        and seat_of(unit) == f.seat
        and (by_hand or not cards_only)
        and works(t, unit, part, innate=False)
        for unit, part, cards_only in t.muster.claims
    )


def _units_of(f: Frame) -> list[int]:
    """The units that a text has, is about by its trigger, or has named as targets (F37.11)."""
    text = TEXT.get(f.text)
    if text is None:  # something that is always on
        return [f.me, f.subject, f.other]
    named = [pick.slot for pick in text.picks if pick.kind == A_UNIT and pick.slot < len(f.picks)]
    picks = [f.picks[slot] for slot in named]
    about = f.subject if MOMENTS[text.moment].subject == BY_UNIT else NOTHING
    return [f.me, about, f.other, *picks]


def opponent_controls(zone: int) -> Guard:
    """An opponent really controls the zone."""
    return Guard(lambda t, f: queries.opponent_controls(t, f.seat, zone))


def nobody_controls(zone: int) -> Guard:
    return Guard(lambda t, f: zone not in t.ncu_place)


def claimed(*zones: int) -> Guard:
    """At ZONE_CLAIMED, ZONE_TARGET and ZONE_RESOLVED: it is one of these zones."""
    return Guard(lambda t, f: f.number in zones)


on_board: Final = Guard(lambda t, f: t.ncu_place[f.me - FIRST_NCU_HOLDER] >= 0)
"""The NCU that has the text is in a zone."""


# What an effect that is answered is: at TARGETED

by_card: Final = Guard(lambda t, f: TEXT[f.number].use == BY_CARD)
by_order: Final = Guard(lambda t, f: TEXT[f.number].use == BY_ORDER)
by_enemy: Final = Guard(
    lambda t, f: (owner := owner_of(t, f.number)) >= 0 and t.side[owner] != t.side[f.seat]
)
"""It is an effect of an enemy."""
by_ncu_text: Final = Guard(
    lambda t, f: (
        TEXT[f.number].source < FIRST_CARD
        and ABILITIES.ids[TEXT[f.number].source].startswith("ncu_")
    )
)


# Tests that a text has ordered

passed: Final = Guard(lambda t, f: t.tested[0] == 1)
failed: Final = Guard(lambda t, f: t.tested[0] == 0)

HORSE_AND_FOOT: Final = (INFANTRY, CAVALRY)


# What was before


def was_engaged(one: Ref, two: Ref) -> Guard:
    """The two were engaged when the turn began."""
    return Guard(lambda t, f: bool(t.engaged_before[one.unit(t, f)] >> two.unit(t, f) & 1))


def has_attacked(one: Ref, two: Ref) -> Guard:
    """The first has attacked the second this round."""
    return Guard(lambda t, f: bool(t.attackers[two.unit(t, f)] >> one.unit(t, f) & 1))


def left_behind(unit: Ref) -> Guard:
    """At RETREAT_DONE: the enemy that the subject was engaged with and is no longer."""
    return Guard(lambda t, f: bool(f.number >> unit.unit(t, f) & 1))


moved_on: Final = Guard(lambda t, f: f.number > 0)
"""At MOVE_ENDED: it did not only turn."""


def _about_the_same(t: Battle, f: Frame) -> bool:
    row = row_of(t, f)
    return row is not None and row.subject == f.subject


about_the_same: Final = Guard(_about_the_same)
"""In a part of something that lasts: the subject is the one that it began with."""


def claimed_picked(*places: int) -> Guard:
    """At the moments of zones: it is one of those that were picked, by their places from 1 on."""
    return Guard(lambda t, f: any(f.number == f.picks[place - 1] for place in places))


def _is_own_action(t: Battle, f: Frame) -> bool:
    for step in reversed(t.flow.agenda):
        if step[0] == "carry_out":
            return bool(step[1] == f.subject and step[2] == OWN)
    return False


own_action: Final = Guard(_is_own_action)
"""At ACTION_DECLARED: it is the action of the unit's activation, not a free one."""


# What could be


def can_charge(one: Ref, two: Ref | None = None) -> Guard:
    """A charge on the second unit, or on any enemy, would be allowed (F34.8)."""

    def holds(t: Battle, f: Frame) -> bool:
        unit = one.unit(t, f)
        if not stands(t, unit) or enemies_engaged(t, unit):
            return False
        wanted = None if two is None else two.unit(t, f)
        return any(wanted in (None, charge[1]) for charge in charges_of(t, unit))

    return Guard(holds)


def can_attack(one: Ref, two: Ref) -> Guard:
    """An Attack action of the first on the second would be allowed now."""

    def holds(t: Battle, f: Frame) -> bool:
        unit, target = one.unit(t, f), two.unit(t, f)
        if not stands(t, unit) or not stands(t, target):
            return False
        if engaged := enemies_engaged(t, unit):
            return target in engaged and melee_attack_of(t.card[unit]) >= 0
        return can_shoot(t, unit, target)

    return Guard(holds)


def has_ability(unit: Ref, ability: str) -> Guard:
    """The ability is on the card of the unit or of one of its attachments."""
    source = ABILITIES.index[ability]

    def holds(t: Battle, f: Frame) -> bool:
        found = unit.unit(t, f)
        return any(source in CARD[part].abilities for part in (t.card[found], *t.parts[found]))

    return Guard(holds)


def keeps_ability(unit: Ref, ability: str) -> Guard:
    """The unit has the ability by one of its cards, and has not lost it (F14.4)."""
    source = ABILITIES.index[ability]

    def holds(t: Battle, f: Frame) -> bool:
        found = unit.unit(t, f)
        return any(
            source in CARD[part].abilities and works(t, found, part, ABILITY[source].innate, source)
            for part in (t.card[found], *t.parts[found])
        )

    return Guard(holds)


keeps_abilities: Final = Guard(lambda t, f: not silenced(t, f.me))
"""In a part of something that lasts: the unit or NCU it is on has not lost its abilities (F5.4).
It is for what it may still do itself, not for what has begun."""


def used_order(unit: Ref) -> Guard:
    """The unit has used an Order this round."""
    return Guard(lambda t, f: bool(used_orders(t, unit.unit(t, f))))


def used_orders(t: Battle, unit: int) -> list[int]:
    """The Orders that a unit has used this round."""
    return [source for holder, source, _ in t.used if holder == unit and ABILITY[source].order]


this_is_lost: Final = Guard(
    lambda t, f: f.subject == f.me and f.text // MOST_CLAUSES in CARD[f.number].abilities
)
"""At ATTACHMENT_LOST: it is the attachment that has the text."""


def ignores(unit: Ref, terrain: int) -> Guard:
    """The unit ignores terrain with this keyword."""

    def holds(t: Battle, f: Frame) -> bool:
        return bool(queries.mask(t, queries.TERRAIN_IGNORED, unit.unit(t, f)) & terrain)

    return Guard(holds)


def in_reserve(unit: Ref) -> Guard:
    """The unit waits in reserve (F19.12)."""

    def holds(t: Battle, f: Frame) -> bool:
        found = unit.unit(t, f)
        return 0 <= found < len(t.place) and t.place[found] == RESERVE

    return Guard(holds)


second_player: Final = Guard(lambda t, f: t.side[t.first] != t.side[f.seat])
"""The owner is not the first player of the round, nor is an ally (F32.5)."""


def unused(ability: str) -> Guard:
    """No unit of the owner has used this ability this round, if it can be used once."""
    source = ABILITIES.index[ability]
    return Guard(
        lambda t, f: (
            not any(used == source and seat_of(holder) == f.seat for holder, used, _ in t.used)
        )
    )
