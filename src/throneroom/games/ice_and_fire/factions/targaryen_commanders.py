"""House Targaryen: the tactics cards of Daenerys, Daario, Marselen and Skahaz, and Jorah's feint.

Dragons are Drogon, Rhaegal and Viserion."""

from throneroom.games.ice_and_fire.factions.feints import feinting_maneuver
from throneroom.games.ice_and_fire.factions.shared_attacks import (
    devastating_impact,
    of_house,
    reckless_strikes,
    remorseless_examples,
)
from throneroom.games.ice_and_fire.factions.shared_commands import (
    STORMCROWS,
    sellsword_bravado,
    sellsword_negotiations,
)
from throneroom.games.ice_and_fire.factions.targaryen_cards import UNSULLIED
from throneroom.games.ice_and_fire.state import Battle, is_friendly
from throneroom.games.ice_and_fire.texts import TEXT, Builder
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ACTION_DONE,
    ATTACK_DONE,
    ATTACKS,
    BARRED,
    CARD_PLAYED,
    COMBAT,
    CROWN,
    DEFENSE_DICE_DONE,
    DICE,
    ENEMY_ZONES,
    FAR_OWN_EDGE,
    GAME,
    IT,
    LONG,
    MANEUVERS,
    NCU_ACTIVATES,
    OTHER,
    OWN_CARDS,
    OWN_ZONES,
    P1,
    P2,
    P3,
    PANICKED,
    ROUND,
    ROUND_START,
    SHORT,
    SILENCED,
    SPEED,
    STRIKES,
    SUBJECT,
    TARGETED,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VULNERABLE,
    ZONE_CLAIMED,
    Frame,
    Guard,
    Op,
    about_the_same,
    act,
    action,
    activate_ncu,
    amount,
    any_,
    attach,
    bar,
    by_enemy,
    cancel,
    card,
    choose,
    claimed,
    controlled,
    controls,
    die_counts_as,
    draw,
    enemy,
    enemys,
    engaged,
    engaged_with,
    friend,
    friendly,
    gain,
    gain_one,
    give,
    halve,
    house,
    if_,
    if_failed,
    if_passed,
    lasting,
    lose_abilities,
    mine,
    morale_test,
    named,
    near,
    new_unit,
    no_action,
    on,
    on_me,
    on_mine,
    option,
    panic_test,
    pick,
    pick_amount,
    ranks,
    restore,
    roll,
    same,
    take_hits,
    take_wounds,
    there_is,
    when,
    within,
    without_this_card,
    wounds_left,
)

DRAGONS = ("Drogon", "Rhaegal", "Viserion")
_DAENERYS = "Daenerys Targaryen"
_MARSELEN = "Marselen"
_SKAHAZ = "Skahaz Mo Kandaq"

# Jorah Mormont: Westerosi Tactician

# 40715 Feinting Maneuver
feinting_maneuver(40715)

# Daenerys Targaryen: Mother of Dragons

# 40728 Dracarys! Daenerys' unit activates: instead of acting, it lets one friendly Drogon, Rhaegal
# or Viserion within long range perform 1 melee Attack action.
card(
    40728,
    UNIT_ACTIVATES,
    mine & named(SUBJECT, _DAENERYS),
    pick(friend, named(IT, *DRAGONS), engaged(IT), within(LONG, SUBJECT, IT)),
    no_action(SUBJECT, TURN),
    act(P1, STRIKES),
)
# Start of any turn: draw 1 tactics card.
card(40728, TURN_START, any_, draw(1), mode=2)
# 40729 Dragon's Flight. An enemy ends a move within short range of Daenerys' unit: a friendly
# Drogon, Rhaegal or Viserion takes 1 Maneuver action.
_moved = action("maneuver", "march", "retreat", "charge")
card(
    40729,
    ACTION_DONE,
    enemys & _moved & near(SUBJECT, SHORT, friendly(IT), named(IT, _DAENERYS)),
    pick(friend, named(IT, *DRAGONS), ~engaged(IT)),
    act(P1, MANEUVERS),
)
# Start of any turn: draw 1 tactics card.
card(40729, TURN_START, any_, draw(1), mode=2)
# 40730 Promise Of Fire. An enemy NCU activates: if that NCU claims a zone this activation, attach
# to one enemy Combat Unit, which makes a panic test. While attached, attacks by Drogon, Rhaegal or
# Viserion on it cause 3 wounds in place of D3; that is in their own texts.
card(
    40730,
    NCU_ACTIVATES,
    enemys,
    lasting(
        TURN,
        None,
        on(
            ZONE_CLAIMED,
            about_the_same,
            pick(enemy, without_this_card(IT)),
            attach(P1, GAME),
            panic_test(P1),
        ),
    ),
)
# 40731 Fire Made Flesh. An enemy attacks a friendly Drogon, Rhaegal or Viserion, after defense dice
# are rolled: only every second unblocked hit causes a wound.
card(40731, DEFENSE_DICE_DONE, on_mine & named(OTHER, *DRAGONS), halve())

# Daenerys Targaryen: Queen of Meereen

# 40732 Targaryen Supremacy. An enemy has completed an attack: the attacker makes a panic test; if
# engaged with Daenerys' unit it has -1 to the roll and takes +1 wound on failure per remaining rank
# of the defender.
_before_the_queen = there_is(friend, named(IT, _DAENERYS), engaged_with(SUBJECT, IT))
_supremacy = if_(_before_the_queen) * ranks(OTHER)
card(40732, ATTACK_DONE, enemys, panic_test(SUBJECT, roll=-_supremacy, wounds=_supremacy))
# 40733 Counterplot. An opponent plays a tactics card, before it is resolved: roll a die; on 3+ the
# card is cancelled. On 2+ if you control the Crown or Combat zone; automatic if you control both.
card(
    40733,
    CARD_PLAYED,
    enemys,
    roll(
        3 - if_(controls(CROWN) | controls(COMBAT)),
        cancel(),
        sure=controls(CROWN) & controls(COMBAT),
    ),
)
# 40734 Subjugation Of Power. It makes a panic test at -1 per zone you control among Crown and
# Combat. On failure it loses all abilities and cannot be targeted by its own side's tactics cards
# until the turn ends.
card(
    40734,
    UNIT_ACTIVATES,
    enemys,
    panic_test(SUBJECT, roll=-controlled(CROWN, COMBAT)),
    if_failed(lose_abilities(SUBJECT, TURN), bar(SUBJECT, OWN_CARDS, TURN)),
)
# 40735 Remorseless Examples
remorseless_examples(40735)

# Daario Naharis: Stormcrow Captain

# 40736 Sellsword Negotiations. Replaces the zone's effect: until the round ends you count as
# controlling the Wealth zone; one friendly Combat Unit restores 2 wounds, +1 per its destroyed rank
# if it is a Stormcrow unit.
sellsword_negotiations(40736)
# 40737 Sellsword Bravado. A friendly Combat Unit makes a morale test (+2 if a Stormcrow unit); on
# success one enemy within long range becomes Panicked and Weakened.
sellsword_bravado(40737)
# 40738 Reckless Strikes
reckless_strikes(40738, of_house(STORMCROWS))
# 40739 Hasty Offense. One friendly Combat Unit performs 1 Attack action; afterwards the opponent
# may activate 1 NCU.
card(40739, ROUND_START, any_, pick(friend), act(P1, ATTACKS), activate_ncu(opponent=True))

# Marselen: Mother's Men Commander

# 40740 Devotees of The Dragon. A friendly NCU claims the Combat zone: replaces the zone's effect:
# place a Freedmen unit fully within long range of your table edge or fully within short range of
# Marselen's unit, at least 1" from enemies.
_MOTHERS_MEN = "targaryen_freedmen"
_marselens = (friend, named(IT, _MARSELEN))
card(
    40740,
    ZONE_CLAIMED,
    mine & claimed(COMBAT),
    choose(
        1,
        option("edge", new_unit(_MOTHERS_MEN, edges=FAR_OWN_EDGE)),
        option(
            "beside",
            pick(*_marselens),
            new_unit(_MOTHERS_MEN, near=P3),
            possible=there_is(*_marselens),
        ),
    ),
    replaces=True,
)
# 40741 Devastating Impact. Enemies this unit successfully charges become Panicked and Vulnerable.
# Marselen's unit may re-roll its charge distance dice.
devastating_impact(40741, named(SUBJECT, _MARSELEN))
# 40742 War Cry. The unit makes a morale test; on success one enemy within long range becomes
# Panicked or Vulnerable (both if the unit is Marselen's or an Unsullied unit).
card(
    40742,
    UNIT_ACTIVATES,
    mine,
    morale_test(SUBJECT),
    if_passed(
        pick(enemy, within(LONG, SUBJECT, IT)),
        when(
            named(SUBJECT, _MARSELEN) | house(SUBJECT, UNSULLIED),
            gain(P1, PANICKED, VULNERABLE),
            otherwise=[gain_one(P1, PANICKED, VULNERABLE)],
        ),
    ),
)
# 40743 Supply Aid. A friendly Combat Unit takes up to 3 wounds; one other friendly unit within long
# range restores that many plus 1.
card(
    40743,
    TURN_START,
    mine,
    pick(friend),
    pick(friend, ~same(IT, P1), within(LONG, P1, IT)),
    pick_amount(wounds_left(P1).at_most(3)),
    take_wounds(P1, amount(3)),
    restore(P2, 1 + amount(3)),
)

# Skahaz Mo Kandaq: The Shavepate

_watched = (enemy, near(IT, LONG, friendly(IT), named(IT, _SKAHAZ)))
# 40744 Keeping The Peace. An enemy NCU activates: one enemy Combat Unit within long range of
# Skahaz's unit cannot be targeted by tactics zones until the turn ends.
card(
    40744,
    NCU_ACTIVATES,
    enemys,
    pick(*_watched),
    bar(P1, OWN_ZONES | ENEMY_ZONES, TURN),
)
# Start of a friendly turn: draw 1 tactics card.
card(40744, TURN_START, mine, draw(1), mode=2)
# 40745 The Queen's Law. Attach to it until the round ends: during its owner's turns it loses all
# abilities and cannot be targeted by its own side's tactics cards. Skahaz's unit and Brazen Beasts
# count every charge distance die as 6 when charging it.
_in_its_turn = Guard(lambda t, f: is_friendly(t, f.me, t.active))
_lawman = friendly(SUBJECT) & (named(SUBJECT, _SKAHAZ) | house(SUBJECT, "Brazen Beasts"))
card(
    40745,
    UNIT_ACTIVATES,
    enemys & without_this_card(SUBJECT),
    attach(
        SUBJECT,
        ROUND,
        give(SILENCED, 1, _in_its_turn),
        give(BARRED, OWN_CARDS, _in_its_turn),
        on(ACTION_DECLARED, on_me & action("charge") & _lawman, die_counts_as(6)),
    ),
)
# 40746 Eyes of The Watch. Start of an enemy turn: choose up to 2 enemy Combat Units within long
# range of Skahaz's unit: if one performs an action this turn it has -1 Speed and rolls 1 attack die
# fewer until the turn ends.
_slower = (give(SPEED, -1), give(DICE, -1))
card(
    40746,
    TURN_START,
    enemys,
    pick(*_watched),
    pick(*_watched, ~same(IT, P1), optional=True),
    lasting(TURN, P1, *_slower),
    lasting(TURN, P2, *_slower),
)
# Start of a friendly turn: draw 1 tactics card.
card(40746, TURN_START, mine, draw(1), mode=2)


# 40747 Ghiscari Justice. A friendly Combat Unit was targeted by an enemy ability or tactics card,
# after that is resolved: one enemy within short range of that unit takes 4 hits and then makes a
# panic test.
def _is_awaited(step: tuple[object, ...], answered: int) -> bool:
    """Whether a step of the agenda is what the card answers to."""
    if step[0] == "effect":
        return step[1] == answered
    return step[0] == "resolve" and TEXT[step[4][1]].number == answered  # type: ignore[index]


def _afterwards() -> Op:
    """At TARGETED: what follows comes after the effect that has targeted the unit."""

    def build(b: Builder) -> None:
        def run(t: Battle, f: Frame) -> int | None:
            agenda = t.flow.agenda
            for place in range(len(agenda) - 1, -1, -1):
                if _is_awaited(agenda[place], f.number):
                    agenda.insert(place, ("effect", f.text, here + 1, *f.plain()))
                    return len(TEXT[f.text].code)
            return None

        here = b.add(run)

    return Op(build)


card(
    40747,
    TARGETED,
    mine & by_enemy,
    pick(enemy, within(SHORT, SUBJECT, IT)),
    _afterwards(),
    take_hits(P1, 4),
    panic_test(P1),
)
