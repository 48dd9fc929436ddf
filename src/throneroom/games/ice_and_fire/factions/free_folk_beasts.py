"""Free Folk: tactics cards of Mag the Mighty and of Varamyr Sixskins."""

from throneroom.games.ice_and_fire.content import CARD, CARDS
from throneroom.games.ice_and_fire.deployment import bring_in, come_in, to_reserve
from throneroom.games.ice_and_fire.factions.free_folk_units import of_varamyr
from throneroom.games.ice_and_fire.factions.missiles import (
    friends_panic,
    note_friends,
    panic_by_zone,
)
from throneroom.games.ice_and_fire.field import box_of, on_field, sees_unit
from throneroom.games.ice_and_fire.geometry.measure import arrow_range, nearer
from throneroom.games.ice_and_fire.geometry.shapes import LENGTH
from throneroom.games.ice_and_fire.programs import UNIT as A_UNIT
from throneroom.games.ice_and_fire.state import FIELD, GONE, Battle, is_friendly, seat_of
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ATTACK_DICE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    ATTACKS,
    CHARGE_DICE,
    CHARGES,
    COUNT,
    DESTROYED,
    FLANK_EDGES,
    IT,
    LONG,
    MANEUVERS,
    MARCHES,
    MONSTER,
    OTHER,
    P1,
    PANICKED,
    RE_ROLL,
    RETREATS,
    SHORT,
    SPEED,
    SUBJECT,
    SURGE,
    TEST_PASSED,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VULNERABLE,
    WEAKENED,
    Frame,
    Guard,
    Num,
    act,
    action,
    any_,
    by_me,
    card,
    crossed,
    do,
    draw,
    each,
    enemy,
    enemys,
    engaged,
    engaged_with,
    friend,
    gain,
    give,
    house,
    is_there,
    kind,
    lasting,
    lose_action,
    mine,
    named,
    no_action,
    no_surge,
    on,
    on_mine,
    panic_test,
    pick,
    pick_from,
    ranks,
    restore,
    ride,
    roll,
    roll_d3_count,
    same,
    solo,
    surging,
    take_wounds,
    when,
    within,
)

# Mag the Mighty

_monster = mine & kind(SUBJECT, MONSTER)
_giant = mine & house(SUBJECT, "Giant")
_ANY_ACTION = ATTACKS | MANEUVERS | MARCHES | RETREATS | CHARGES


def _near_monsters(t: Battle, f: Frame) -> int:
    """Friendly Monsters within short range of the subject."""
    there = box_of(t, f.subject)
    return sum(
        is_friendly(t, unit, f.seat)
        and CARD[t.card[unit]].kind == MONSTER
        and nearer(box_of(t, unit), there, SHORT + LENGTH)
        for unit in on_field(t)
    )


# 40326 Shrug It Off. It may replace the action by restoring up to 3 wounds.
card(40326, ACTION_DECLARED, _monster, lose_action(), restore(SUBJECT, 3))
# 40327 Trample. The charge is replaced: pivot, then move 10" through units, stopping 1" short of a
# unit it would end on. Each non-solo unit moved through or under its would-be end position takes D3
# wounds.
card(
    40327,
    ACTION_DECLARED,
    _giant & action("charge"),
    lose_action(),
    ride(SUBJECT, 10, onto=True),
    each(crossed(IT) & ~solo(IT), roll_d3_count(), take_wounds(IT, COUNT)),
)
# 40328 Enrage. It takes 2 wounds. Until the turn ends it may re-roll any attack dice and its
# defenders become Panicked and Weakened.
card(
    40328,
    UNIT_ACTIVATES,
    _monster,
    take_wounds(SUBJECT, 2),
    lasting(
        TURN,
        SUBJECT,
        give(RE_ROLL, ATTACK_DICE),
        on(ATTACK_DICE_NEXT, by_me, gain(OTHER, PANICKED, WEAKENED)),
    ),
)
# 40329 Chieftain's Orders. Mag may give up his action: a friendly Giant within long range acts once
# in his place. Or, at the start of any turn: draw 1 tactics card.
card(
    40329,
    UNIT_ACTIVATES,
    mine & named(SUBJECT, "Mag the Mighty"),
    pick(friend, house(IT, "Giant"), ~same(IT, SUBJECT), within(LONG, SUBJECT, IT)),
    no_action(SUBJECT, TURN),
    act(P1, _ANY_ACTION),
)
card(40329, TURN_START, any_, draw(1), mode=2)
# 40330 Monsters From The North. It makes a panic test at -1 per friendly Monster within short range
# (maximum -3) and takes +1 wound per such Monster on failure (maximum +3).
_monsters = Num(_near_monsters).at_most(3)
card(
    40330,
    UNIT_ACTIVATES,
    enemys & (_monsters >= 1),
    panic_test(SUBJECT, roll=-_monsters, wounds=_monsters),
)
# 40331 Last of Their Kind. Another friendly Giant takes 1 Attack or Charge action at once.
card(
    40331,
    DESTROYED,
    _giant,
    pick(friend, house(IT, "Giant"), ~same(IT, SUBJECT)),
    act(P1, ATTACKS | CHARGES),
)
# 40332 Defiant Roar. All enemies engaged with it become Weakened.
card(40332, TEST_PASSED, _monster, each(engaged_with(SUBJECT, IT), gain(IT, WEAKENED)))


# 40333 Hurl Boulder. The action is replaced by a long-range attack Hurl Boulder (3+, 1 die): if it
# scores any hit, no defense dice are rolled; the defender takes D3 wounds plus 1 per its remaining
# rank.
def _in_throw(t: Battle, f: Frame) -> bool:
    """Whether the subject has IT in range and sight of a ranged attack (F7.5, F7.12)."""
    far = arrow_range(box_of(t, f.subject), box_of(t, f.it))
    return far <= LONG + LENGTH and sees_unit(t, f.subject, f.it, ranged=True)


card(
    40333,
    ACTION_DECLARED,
    _giant & ~engaged(SUBJECT),  # F8.29
    pick(enemy, Guard(_in_throw)),
    lose_action(),
    note_friends(P1),
    roll(
        3,
        roll_d3_count(),
        take_wounds(P1, COUNT + ranks(P1)),
        when(is_there(P1), panic_test(P1, roll=panic_by_zone(SUBJECT, P1))),
    ),
    friends_panic(),
)
# 40334 Overrun. The Surge Forth is traded for 1 Charge or March action of the unit.
card(40334, SURGE, mine, when(surging, no_surge(), act(SUBJECT, CHARGES | MARCHES)))
# 40335 Blitz. It becomes Vulnerable; until the turn ends it has +2 Speed and may re-roll charge
# distance dice.
card(
    40335,
    UNIT_ACTIVATES,
    _monster,
    gain(SUBJECT, VULNERABLE),
    lasting(TURN, SUBJECT, give(SPEED, 2), give(RE_ROLL, CHARGE_DICE)),
)

# Varamyr Sixskins

_BEASTS = (CARDS.index["freefolk_shadowcat"], CARDS.index["freefolk_wolf_pack"])


# 40339 Summon Companions. Choose Shadowcat or Wolf Pack; you may take it off the battlefield. If it
# is then off the battlefield it is placed again fully within short range of a flank table edge,
# keeping its activated state this round.
def _companions(t: Battle, f: Frame) -> list[int]:
    return [unit for unit, card in enumerate(t.card) if card in _BEASTS and seat_of(unit) == f.seat]


def _summon(t: Battle, f: Frame) -> None:
    unit = f.picks[0]
    done = t.activated[unit]
    if t.place[unit] == GONE:
        come_in(t, unit, FLANK_EDGES)
    else:
        if t.place[unit] == FIELD:
            to_reserve(t, unit)
        bring_in(t, unit, FLANK_EDGES)
    t.activated[unit] = done


card(40339, TURN_START, enemys, pick_from(A_UNIT, _companions), do(_summon))
# 40340 Bonded Guardians. One other friendly Varamyr, Shadowcat or Wolf Pack unit performs 1 Attack
# or Charge action on the attacker, or 1 Maneuver action.
card(
    40340,
    ATTACK_DONE,
    enemys & on_mine & of_varamyr(OTHER),
    pick(friend, of_varamyr(IT), ~same(IT, OTHER)),
    act(P1, ATTACKS | CHARGES | MANEUVERS, at=SUBJECT),
)
# 40341 Bonded Command. It performs no actions this turn; one other friendly Varamyr, Shadowcat or
# Wolf Pack unit within long range performs 1 action.
card(
    40341,
    UNIT_ACTIVATES,
    mine & of_varamyr(SUBJECT),
    pick(friend, of_varamyr(IT), ~same(IT, SUBJECT), within(LONG, SUBJECT, IT)),
    no_action(SUBJECT, TURN, free=True),
    act(P1, _ANY_ACTION),
)
