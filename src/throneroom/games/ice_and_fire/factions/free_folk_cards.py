"""Free Folk: tactics cards of the faction and of the Commanders in units of foot and horse."""

from throneroom.games.ice_and_fire.content import TACTICS_CARDS
from throneroom.games.ice_and_fire.factions.feints import feinting_maneuver
from throneroom.games.ice_and_fire.factions.shared_attacks import (
    battle_endurance,
    devastating_impact,
    hit_and_run,
    of_hero,
    price_of_failure,
    remorseless_examples,
    rush_of_aggression,
)
from throneroom.games.ice_and_fire.factions.shared_commands import (
    cruel_methods,
    predictable_maneuvers,
    regroup_and_reform,
)
from throneroom.games.ice_and_fire.field import box_of, on_field
from throneroom.games.ice_and_fire.geometry.measure import nearer
from throneroom.games.ice_and_fire.geometry.shapes import LENGTH
from throneroom.games.ice_and_fire.lasting import add
from throneroom.games.ice_and_fire.muster import enlist
from throneroom.games.ice_and_fire.programs import ORDER as AN_ORDER
from throneroom.games.ice_and_fire.programs import can_be_used, start
from throneroom.games.ice_and_fire.state import Battle, Lasting, is_friendly
from throneroom.games.ice_and_fire.texts import ORDER, SHARING, Builder, kit_of
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ATTACK,
    ATTACK_DICE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    ATTACKS,
    CARD_ATTACHED,
    CHARGE_DICE,
    CHARGES,
    COUNT,
    CRITICAL_BLOW,
    DECK,
    DEFENSE,
    DEFENSE_DICE,
    DEFENSE_REROLLS,
    DESTROYED,
    FAR_OWN_EDGE,
    GAME,
    HIGH_LOW,
    HIGHEST,
    HORSE_AND_FOOT,
    INFANTRY,
    IT,
    LONG,
    MANEUVERS,
    ME,
    NCU_ACTIVATES,
    OTHER,
    P1,
    P5,
    PANICKED,
    RE_ROLL,
    ROUND_END,
    SHORT,
    STRIKES,
    SUBJECT,
    SUNDERING,
    TACTICS,
    TEST_DICE,
    TEST_NEXT,
    TEST_REROLLS,
    TO_HIT,
    TURN,
    TURN_END,
    TURN_START,
    VULNERABLE,
    ZONE_RESOLVED,
    Frame,
    Guard,
    Num,
    Op,
    Part,
    Ref,
    about_the_same,
    act,
    any_,
    attach,
    by_me,
    can_attack,
    can_charge,
    card,
    choose,
    counter,
    do,
    draw,
    each,
    enemy,
    enemys,
    engaged,
    engaged_with,
    friend,
    friendly,
    gain,
    gain_one,
    give,
    highest,
    house,
    in_attack,
    keyword,
    kind,
    lasting,
    lost_ranks,
    may_re_roll,
    melee,
    mine,
    named,
    near,
    new_unit,
    on,
    on_mine,
    opponent_controls,
    option,
    panic,
    pass_test,
    pick,
    pick_card,
    pick_from,
    put,
    ranks_destroyed,
    roll_d3_count,
    same,
    shift,
    take_from_deck,
    take_wounds,
    test_roll,
    to_hit,
    was_engaged,
    when,
    within,
    without_this_card,
)
from throneroom.games.ice_and_fire.windows import mark_used, tell, uses

_foot = kind(IT, INFANTRY)


def crowd(unit: Ref) -> Num:
    """How many units of the owner's side are within short range of a unit."""

    def value(t: Battle, f: Frame) -> int:
        there = box_of(t, unit.unit(t, f))
        return sum(
            is_friendly(t, one, f.seat) and nearer(box_of(t, one), there, SHORT + LENGTH)
            for one in on_field(t)
        )

    return Num(value)


# 40301 Regroup and Reform
regroup_and_reform(40301)


# 40302 Coordination Tactics. Two friendly infantry units within short range of each other share
# their non-innate abilities until the turn ends; you may at once use one unused start-of-turn Order
# of either.
def _share() -> Op:
    def build(b: Builder) -> None:
        kit = kit_of(b.source, (), (), b.slots)
        SHARING.add(kit.number)

        def run(t: Battle, f: Frame) -> None:
            plain = kit.number, f.seat, f.picks[0], TURN, 0, -1, -1, f.subject, f.other
            add(t, Lasting(*plain, f.picks))
            enlist(t)

        b.add(run)

    return Op(build)


def _orders(t: Battle, f: Frame) -> list[tuple[int, int]]:
    """The Orders that either unit could use now, by their abilities, and the unit."""
    found: dict[int, int] = {}
    for text, frame in uses(t, TURN_START, f.subject, f.other, f.number):
        if text.use == ORDER and frame.seat == f.seat and frame.me in f.picks[:2]:
            if text.source not in found and can_be_used(t, text, frame):
                found[text.source] = frame.me
    return sorted(found.items())


def _use_order(t: Battle, f: Frame) -> None:
    wanted = f.picks[2]
    unit = dict(_orders(t, f)).get(wanted, -1)
    for text, frame in uses(t, TURN_START, f.subject, f.other, f.number):
        if text.source == wanted and frame.me == unit and frame.seat == f.seat:
            mark_used(t, unit, text)
            tell(t, text, frame)
            frame.picks = ()
            start(t, text, frame)
            return


card(
    40302,
    TURN_START,
    any_,
    pick(friend, _foot),
    pick(friend, _foot, ~same(IT, P1), within(SHORT, P1, IT)),
    _share(),
    pick_from(AN_ORDER, lambda t, f: list(dict(_orders(t, f))), optional=True, late=True),
    do(_use_order),
)

# 40303 There's Too Many! The test is at -1 per unit of yours within short range of the enemy
# (maximum -3).
card(
    40303,
    TEST_NEXT,
    enemys & panic & (crowd(SUBJECT) >= 1),
    test_roll(-crowd(SUBJECT).at_most(3)),
)
# 40304 Diversion Tactics. Pick a friendly unit, not the defender, within long range of it: it takes
# 1 Maneuver action.
card(
    40304,
    ATTACK_DONE,
    enemys & on_mine & melee,
    pick(friend, ~same(IT, OTHER), ~engaged(IT), within(LONG, OTHER, IT)),
    act(P1, MANEUVERS),
)
# 40305 Overwhelming Assault. Per friendly unit engaging the defender choose one: re-roll any attack
# dice; Critical Blow; Sundering.
_engaging = Num(
    lambda t, f: sum(
        is_friendly(t, unit, f.seat) and _engages(t, unit, f.other) for unit in on_field(t)
    )
)


def _engages(t: Battle, unit: int, other: int) -> bool:
    frame = Frame(0, -1, 0, unit, unit, other)
    return engaged_with(ME, OTHER).holds(t, frame)


card(
    40305,
    ATTACK_DICE_NEXT,
    mine & melee,
    choose(
        _engaging,
        option("reroll", may_re_roll(ATTACK_DICE)),
        option("critical_blow", keyword(CRITICAL_BLOW)),
        option("sundering", keyword(SUNDERING)),
    ),
)
# 40306 Surrounded and Exposed. One enemy unit gains 1 condition token per unit of yours within
# short range of it beyond the first.
card(
    40306,
    TURN_START,
    any_,
    pick(enemy, crowd(IT) >= 2),
    gain_one(P1, number=crowd(P1) - 1),
)
# 40307 The Endless Horde. Attach to a friendly infantry unit for the rest of the game: when it is
# destroyed place a Free Folk Raiders unit with a Raid Leader, not yet activated, fully within long
# range of your table edge.
card(
    40307,
    TURN_START,
    any_,
    pick(friend, _foot, without_this_card(IT)),
    attach(
        P1,
        GAME,
        on(
            DESTROYED,
            by_me,
            new_unit("freefolk_free_folk_raiders", "freefolk_raid_leader", edges=FAR_OWN_EDGE),
        ),
    ),
)

# Tormund Giantsbane

_TORMUND = "Tormund Giantsbane"
# 40308 Rush of Aggression
rush_of_aggression(40308, _TORMUND)
# 40309 Counter Assault. One friendly Combat Unit other than the defender performs 1 Attack or
# Charge action on the attacker; Tormund's unit may re-roll attack and charge distance dice.
card(
    40309,
    ATTACK_DONE,
    enemys & on_mine & melee,
    pick(friend, ~same(IT, OTHER), can_attack(IT, SUBJECT) | can_charge(IT, SUBJECT)),
    act(
        P1,
        ATTACKS | CHARGES,
        give(RE_ROLL, ATTACK_DICE | CHARGE_DICE, named(ME, _TORMUND)),
        at=SUBJECT,
    ),
)
# 40310 Devastating Impact. Enemies this unit successfully charges become Panicked and Vulnerable.
# Tormund's unit may re-roll its charge distance dice.
devastating_impact(40310, named(SUBJECT, _TORMUND))

# Mance Rayder

# 40311 Wildling Diplomacy. If that NCU claims a zone this turn, before or after the zone's effect
# one enemy Combat Unit gains a condition token and one enemy Combat Unit takes D3+1 wounds.
card(
    40311,
    NCU_ACTIVATES,
    enemys,
    lasting(
        TURN,
        None,
        on(
            ZONE_RESOLVED,
            about_the_same,
            pick(enemy),
            gain_one(P1),
            pick(enemy),
            roll_d3_count(),
            take_wounds(P5, 1 + COUNT),
        ),
    ),
)
# 40312 Predictable Maneuvers
predictable_maneuvers(40312)
# 40313 The Long Plan. End of any turn, if an opponent controls the Tactics zone, or end of the
# round: take any card from your deck into hand; shuffle the deck. End of any turn: draw 1 tactics
# card.
card(40313, TURN_END, opponent_controls(TACTICS), pick_card(DECK), take_from_deck())
card(40313, ROUND_END, any_, pick_card(DECK), take_from_deck(), mode=2)
card(40313, TURN_END, any_, draw(1), mode=3)


# Rattleshirt: The Lord of Bones. A friendly melee attack that destroyed an enemy rank is completed:
# attach to a friendly infantry or cavalry unit within short range of the attacker.
def _trophy(number: int, *parts: Part) -> None:
    card(
        number,
        ATTACK_DONE,
        mine & melee & (ranks_destroyed >= 1),
        pick(
            friend,
            kind(IT, *HORSE_AND_FOOT),
            within(SHORT, IT, SUBJECT),
            without_this_card(IT),
        ),
        attach(P1, GAME, *parts),
    )


# 40314 Bloody Trophies. Enemies engaged with it become Panicked. Each enemy that acts while engaged
# with it first becomes Panicked.
_BLOODY_TROPHIES = TACTICS_CARDS.index["40314"]
_trophy(
    40314,
    on(
        CARD_ATTACHED,
        by_me & Guard(lambda t, f: f.number == _BLOODY_TROPHIES),
        each(engaged_with(ME, IT), gain(IT, PANICKED)),
    ),
    on(ACTION_DECLARED, enemys & engaged_with(ME, SUBJECT), gain(SUBJECT, PANICKED)),
)
# 40315 Weapon Trophies. Its melee attacks have +1 to hit.
_trophy(40315, give(TO_HIT, 1, melee))
# 40316 Armor Trophies. +1 to defense rolls.
_trophy(40316, give(DEFENSE, 1))

# Harma: Dogshead

_HARMA = "Harma"
# 40317 Hit and Run
hit_and_run(40317, of_hero(_HARMA))
# 40318 Feinting Maneuver
feinting_maneuver(40318)
# 40319 Swift Reposition. One friendly Combat Unit shifts 2"; if the unit is Harma's it instead
# performs a Maneuver limited to 3".
card(
    40319,
    TURN_START,
    any_,
    pick(friend, ~engaged(IT)),
    when(named(P1, _HARMA), act(P1, MANEUVERS, limit=3), otherwise=[shift(P1, 2)]),
)

# The Weeper: Horrific Butcher

# 40320 Cruel Methods. You may spend the Panicked token of an enemy Combat Unit; if so choose two:
# one friendly infantry unit within long range restores 2 wounds (may be chosen twice); that enemy
# becomes Vulnerable; that enemy becomes Weakened.
cruel_methods(40320, _foot)
# 40321 Price of Failure
price_of_failure(40321)
# 40322 Remorseless Examples
remorseless_examples(40322)

# Styr: Magnar of Thenn

_STYR = "Styr"
# 40323 Bitter Demise. Before removal it performs 1 melee Attack action with its highest attack dice
# value; Styr's unit may re-roll any attack dice.
card(
    40323,
    DESTROYED,
    mine & kind(SUBJECT, *HORSE_AND_FOOT),
    act(
        SUBJECT,
        STRIKES,
        give(HIGH_LOW, HIGHEST),
        give(RE_ROLL, ATTACK_DICE, named(ME, _STYR)),
    ),
)
# 40324 Thenn Defiance. The unit may re-roll any dice of the test, or passes it outright if within
# short range of Styr. If it is Styr's own unit, one enemy engaged with it takes 1 wound plus 1 per
# the unit's destroyed rank.
card(
    40324,
    TEST_REROLLS,
    mine & panic,
    when(
        near(SUBJECT, SHORT, friendly(IT), named(IT, _STYR)),
        pass_test(),
        otherwise=[may_re_roll(TEST_DICE)],
    ),
    when(
        named(SUBJECT, _STYR),
        pick(enemy, engaged_with(SUBJECT, IT)),
        take_wounds(P1, 1 + lost_ranks(SUBJECT)),
    ),
)
# 40325 Styr's Vengeance. Attach to a friendly Combat Unit for the rest of the game; put 1 Order
# token on the card when a friendly unit is destroyed. While it holds a token: before the unit's
# attack dice are rolled the defender becomes Vulnerable.
card(
    40325,
    TURN_START,
    any_,
    pick(friend, without_this_card(IT)),
    attach(
        P1,
        GAME,
        on(DESTROYED, mine, put(1)),
        on(ATTACK_DICE_NEXT, by_me & (counter >= 1), gain(OTHER, VULNERABLE)),
    ),
)

# The Great Walrus: Lord of the Frozen Shore

_FROZEN_SHORE = "Frozen Shore"
# 40336 Battle Endurance
battle_endurance(40336)
# 40337 Frozen Shore Resilience. The defender may re-roll any defense dice; a Frozen Shore unit may
# also re-roll the panic test dice of this attack.
card(
    40337,
    DEFENSE_REROLLS,
    in_attack & on_mine,
    may_re_roll(DEFENSE_DICE),
    when(house(OTHER, _FROZEN_SHORE), lasting(ATTACK, OTHER, give(RE_ROLL, TEST_DICE))),
)
# 40338 Walrus' Strength. A Frozen Shore attacker has +1 to hit. If the attacker began the turn
# engaged with the defender it uses its highest attack dice value.
card(
    40338,
    ATTACK_DICE_NEXT,
    mine & melee,
    when(house(SUBJECT, _FROZEN_SHORE), to_hit(1)),
    when(was_engaged(SUBJECT, OTHER), highest()),
)
