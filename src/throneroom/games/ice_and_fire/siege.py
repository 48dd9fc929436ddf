"""Fighting for Castle Walls: storming them, and their arrows: F24.12-F24.17.

Only siege cards are used in these attacks, and what a unit always has, whether it attacks or is
shot at; texts with a trigger speak of units, and a wall is none (F24.11, FR110).
"""

from typing import Final

from throneroom.games.ice_and_fire.attack import melee_attack_of
from throneroom.games.ice_and_fire.attack_numbers import count_hits
from throneroom.games.ice_and_fire.content import LONG_RANGE, SIEGE_CARDS, load
from throneroom.games.ice_and_fire.field import (
    box_of,
    enemies_of,
    engaged_with,
    grounds,
    on_field,
    stands,
)
from throneroom.games.ice_and_fire.fight_numbers import (
    dice_of,
    hits_of,
    panic_modifier,
    wounds_of,
)
from throneroom.games.ice_and_fire.geometry.measure import arrow_range, in_contact, zones
from throneroom.games.ice_and_fire.geometry.shapes import LENGTH
from throneroom.games.ice_and_fire.geometry.sight import sees
from throneroom.games.ice_and_fire.hits import take_d3_hits
from throneroom.games.ice_and_fire.morale import start_test
from throneroom.games.ice_and_fire.names import DECLARATIONS, SIDES, UNITS, WALLS
from throneroom.games.ice_and_fire.queries import (
    BLOCK,
    DEFENSE,
    HALVES,
    HIGH_LOW,
    KEYWORDS,
    RANK_SHIFT,
    mask,
    total,
)
from throneroom.games.ice_and_fire.queries import DICE as DICE_QUERY
from throneroom.games.ice_and_fire.queries import TO_HIT as TO_HIT_QUERY
from throneroom.games.ice_and_fire.rolls import roll_dice
from throneroom.games.ice_and_fire.state import (
    ALL_HIT,
    FIELD,
    HIGHEST,
    LOWEST,
    SUNDERING,
    Battle,
    Fight,
    MoraleTest,
    is_friendly,
    seat_of,
    seats_of,
)
from throneroom.games.ice_and_fire.terrain import sight_obstacles
from throneroom.games.ice_and_fire.victory import score
from throneroom.games.ice_and_fire.walls import (
    as_target,
    as_wall,
    defends,
    standing_walls,
    wall_box,
)
from throneroom.games.ice_and_fire.wounds import lose_wounds
from throneroom.kernel import Action, Illegal, Question, bits

_WALL: Final = load("siege_cards")["castle_wall"]
TO_HIT: Final = _WALL["attack"]["to_hit"]
DICE: Final = _WALL["attack"]["dice"]
VICTORY_POINTS: Final = _WALL["vp_on_destruction"]  # F24.17
HITS_PER_WOUND: Final = 2  # F24.14
ALL_OUT_ASSAULT: Final = 1 << SIEGE_CARDS.index["siege_attacker_3"]
BATTERING_RAM: Final = 1 << SIEGE_CARDS.index["siege_attacker_6"]
ARROW_STORM: Final = 1 << SIEGE_CARDS.index["siege_defender_4"]
MORE_ARROWS: Final = 2


def defender(t: Battle) -> int:
    """The seat that decides for the castle."""
    return next(seat for seat in range(len(t.points)) if defends(t, seat))


def attacker(t: Battle) -> int:
    """The seat that decides for those before the castle."""
    return next(seat for seat in range(len(t.points)) if not defends(t, seat))


# Storming a wall

STORM_STEPS: Final = (
    ("end_attack",),
    ("attack_ends_action",),
    ("wall_struck",),
    ("reroll", "attack", 0),
    ("roll_at_wall",),
    ("wall_dice_next",),
    ("tar_and_pitch",),
)


def storm(t: Battle, unit: int, wall: int, action: int, charge: int) -> None:  # F24.12
    """A melee attack on a wall, if it is still possible."""
    if t.place[unit] == FIELD and t.walls[wall]:
        if in_contact(box_of(t, unit), wall_box(t, wall)):
            fight = Fight(unit, as_target(wall), melee_attack_of(t.card[unit]))
            fight.action = action
            fight.charge = charge
            t.fights.append(fight)
            t.flow.emit("storms", unit, wall)
            t.flow.agenda += STORM_STEPS
            return
    if action:
        t.flow.push("action_done", unit, DECLARATIONS.index["charge" if charge else "strike"])


def tar_and_pitch(t: Battle) -> None:  # F24.14
    take_d3_hits(t, t.fights[-1].attacker, 0, defender(t))


def wall_dice_next(t: Battle) -> None:
    if _storms_on(t):
        t.flow.push("siege_window", "wall_dice_next", t.fights[-1].attacker, 0)


def _storms_on(t: Battle) -> bool:
    unit = t.fights[-1].attacker
    return t.place[unit] == FIELD and t.wounds[unit] > 0


def roll_at_wall(t: Battle) -> None:
    fight = t.fights[-1]
    if _storms_on(t):
        _ask_passives(t, fight)
        if t.siege & ALL_OUT_ASSAULT:
            fight.to_hit += 1
        if t.siege & BATTERING_RAM:
            fight.highest = 1
            fight.flags |= ALL_HIT
            t.siege &= ~BATTERING_RAM
        count = dice_of(t, fight)
        fight.attack_dice = roll_dice(t, "attack", seat_of(fight.attacker), count)
        fight.attack_marks = [0] * count


def _ask_passives(t: Battle, fight: Fight) -> None:
    """What the attacker always has; a wall has nothing (F24.11)."""
    unit = fight.attacker
    fight.keywords |= mask(t, KEYWORDS, unit)
    fight.rank_shift += total(t, RANK_SHIFT, unit)
    found = mask(t, HIGH_LOW, unit)
    fight.highest |= found & HIGHEST
    fight.lowest |= int(bool(found & LOWEST))
    fight.more_dice += total(t, DICE_QUERY, unit)
    fight.to_hit += total(t, TO_HIT_QUERY, unit)


def wall_struck(t: Battle) -> None:  # F24.14, F24.15, F24.17
    """One wound for every two hits; a wall rolls no defense dice."""
    fight = t.fights[-1]
    wall = as_wall(fight.defender)
    hits = sum(hits_of(t, fight))
    if fight.flags & ALL_HIT:  # even a natural 1
        hits = max(hits, len(fight.attack_dice))
    if not _storms_on(t):
        return
    lost = min(hits // HITS_PER_WOUND, t.walls[wall])
    set_wall(t, wall, t.walls[wall] - lost)
    t.flow.emit("wall_hit", fight.attacker, wall, hits, lost, t.walls[wall])
    if not t.walls[wall]:
        t.flow.emit("wall_destroyed", wall)
        score(t, seat_of(fight.attacker), VICTORY_POINTS)


def set_wall(t: Battle, wall: int, wounds: int) -> None:
    t.walls = (*t.walls[:wall], wounds, *t.walls[wall + 1 :])


# The arrows of a wall


def walls_to_activate(t: Battle, seat: int) -> list[int]:
    """The walls that a seat may activate (F24.16)."""
    if not t.walls or not defends(t, seat):
        return []
    return [wall for wall in standing_walls(t) if not t.walls_done >> wall & 1]


def activate_wall(t: Battle, wall: int) -> None:  # F24.16
    t.walls_done |= 1 << wall
    t.flow.emit("wall_activated", wall)
    if wall_targets(t, wall):
        t.flow.ask("wall_target", seats_of(t, t.side[defender(t)]), wall)


def wall_targets(t: Battle, wall: int) -> list[int]:
    """The enemies within long range of the middle of its face that a wall sees."""
    face = wall_box(t, wall)
    return [
        enemy
        for enemy in enemies_of(t, defender(t))
        if arrow_range(face, box_of(t, enemy)) <= LONG_RANGE + LENGTH and _sees(t, wall, enemy)
    ]


def _sees(t: Battle, wall: int, enemy: int) -> bool:
    face, seen = wall_box(t, wall), box_of(t, enemy)
    others = [box_of(t, unit) for unit in on_field(t) if unit != enemy]
    return sees(face, seen, sight_obstacles(face, seen, others, grounds(t), True))


def _zones(t: Battle, wall: int, enemy: int) -> tuple[int, ...]:
    return zones(wall_box(t, wall), box_of(t, enemy))


def legal_target(t: Battle, seat: int) -> list[Action]:
    (wall,) = t.flow.args
    found: list[Action] = []
    for enemy in wall_targets(t, wall):
        sides = _zones(t, wall, enemy)
        found += [("target", enemy, () if len(sides) == 1 else (side,)) for side in sides]
    return [*found, ("decline",)]


def check_target(t: Battle, seat: int, action: Action) -> None:
    (wall,) = t.flow.args
    if action[0] == "decline":
        return
    enemy = action[1]
    if not stands(t, enemy) or enemy not in wall_targets(t, wall):
        raise Illegal("F24.16", "ice_and_fire-wrong-target", unit=UNITS.ids[enemy])
    if action not in legal_target(t, seat):
        names = [SIDES.ids[side] for side in _zones(t, wall, enemy)]
        raise Illegal("F6.12", "ice_and_fire-choose-zone", sides=names)


def take_target(t: Battle, seat: int, action: Action) -> None:  # F24.16
    if action[0] == "decline":
        return
    (wall,) = t.flow.args
    _, enemy, sides = action
    fight = Fight(as_target(wall), enemy, 0)
    fight.zone = sides[0] if sides else _zones(t, wall, enemy)[0]
    storms = t.siege & ARROW_STORM
    fight.keywords = SUNDERING if storms else 0
    for friend in engaged_with(t, enemy):
        if is_friendly(t, friend, seat):
            fight.bystanders |= 1 << friend
    to_hit = total(t, TO_HIT_QUERY, fight.attacker, enemy)
    t.fights.append(fight)
    t.flow.emit("wall_shoots", wall, enemy)
    fight.attack_dice = roll_dice(t, "attack", seat, DICE + (MORE_ARROWS if storms else 0))
    fight.attack_marks = [0] * len(fight.attack_dice)
    fight.hits, fight.precise = count_hits(
        fight.attack_dice, TO_HIT, to_hit, critical_blow=False, precision=False, added=0
    )
    if fight.hits:
        fight.defense = total(t, DEFENSE, enemy)
        fight.defense_dice = roll_dice(t, "defense", seat_of(enemy), fight.hits)
        fight.defense_marks = [0] * fight.hits
    t.flow.push("end_attack")
    for friend in reversed(bits(fight.bystanders)):  # F10.28
        t.flow.push("panic", friend, seat)
    t.flow.push("panic_of_arrows", seat)
    t.flow.push("arrows_hurt", seat)
    t.flow.push("reroll", "defense", 0)


def arrows_hurt(t: Battle, seat: int) -> None:  # F10.18
    fight = t.fights[-1]
    if t.place[fight.defender] == FIELD:
        fight.more_blocks += total(t, BLOCK, fight.defender)
        fight.halves |= mask(t, HALVES, fight.defender)
        fight.wounds = min(wounds_of(t, fight), t.wounds[fight.defender])
        lose_wounds(t, fight.defender, fight.wounds, seat)


def panic_of_arrows(t: Battle, seat: int) -> None:  # F10.19
    fight = t.fights[-1]
    if fight.wounds and t.place[fight.defender] == FIELD:
        start_test(t, MoraleTest(fight.defender, 1, seat, panic_modifier(fight)))


STEPS: Final = {
    "storm": storm,
    "tar_and_pitch": tar_and_pitch,
    "wall_dice_next": wall_dice_next,
    "roll_at_wall": roll_at_wall,
    "wall_struck": wall_struck,
    "arrows_hurt": arrows_hurt,
    "panic_of_arrows": panic_of_arrows,
}
QUESTIONS: Final = {
    "wall_target": Question(
        frozenset({"target", "decline"}),
        legal_target,
        check_target,
        take_target,
        anyone=True,
        context=lambda t, seat: {"wall": WALLS.ids[t.flow.args[0]]},
    ),
}
