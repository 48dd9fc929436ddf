"""House Martell: NCUs, the Water Gardens and The Strangler: F36.7-F36.10, F36.12."""

from throneroom.games.ice_and_fire.cards import check_hands
from throneroom.games.ice_and_fire.frames import NOTHING, picked
from throneroom.games.ice_and_fire.lasting import add
from throneroom.games.ice_and_fire.programs import AMOUNT
from throneroom.games.ice_and_fire.state import Battle, Lasting, opponents, seats_of
from throneroom.games.ice_and_fire.texts import Builder, kit_of
from throneroom.games.ice_and_fire.vocabulary import (
    ATTACK_DONE,
    BARRED,
    COMBAT,
    CRITICAL_BLOW,
    CROWN,
    GAME,
    INFANTRY,
    INFLUENCE_SET,
    IT,
    KEYWORDS,
    LAST_RESORT,
    LONG,
    MANEUVER,
    MARCH_PIVOT,
    MARCHES,
    ME,
    NO_CONTROL,
    OF_ATTACHMENTS,
    ONCE_A_GAME,
    ONLY_UNITS,
    OWN_ORDERS,
    P1,
    P5,
    RETREATS,
    ROUND_END,
    ROUND_START,
    SILENCED,
    SPEED,
    STAYS,
    SUBJECT,
    THIS_NCU,
    TURN_END,
    VICIOUS,
    WATER_GARDENS,
    WEAKENED,
    ZONE_CLAIMED,
    Frame,
    Guard,
    Op,
    Ref,
    ability,
    act,
    always,
    amount,
    any_,
    bearer,
    beside_the_board,
    by_me,
    by_this_ncu,
    choose,
    claimed,
    claimed_picked,
    clear_one,
    controls,
    counter,
    destroy_ncu,
    detach,
    do,
    draw,
    enemy,
    enemys,
    engaged,
    friend,
    gain,
    gain_one,
    give,
    give_aura,
    has_any,
    if_,
    influence,
    is_there,
    kind,
    lasting,
    may,
    melee,
    named,
    nobody_controls,
    on,
    on_board,
    on_me,
    option,
    pick,
    pick_from,
    pick_zone,
    put,
    ranks,
    restore,
    rounds,
    take_hits,
    take_wounds,
    there_is,
    turn_and_shift,
    when,
    within,
)

# 30901 Doran: Proxy Orders. When Doran claims a zone its effect may be replaced by one of: Areo
# Hotah's unit may pivot and then march; or Areo Hotah's unit may perform 1 Retreat action.
may(
    "ncu_30901_proxy_orders",
    ZONE_CLAIMED,
    by_this_ncu,
    pick(friend, named(IT, "Areo Hotah")),
    choose(
        1,
        option("march", act(P1, MARCHES, give(MARCH_PIVOT)), possible=~engaged(P1)),
        option("retreat", act(P1, RETREATS), possible=engaged(P1)),
    ),
    replaces=True,
)

# 30902 Doran: Sunspear Secrets. Before the effect of each zone Doran claims put 1 Order token on
# him (2 for the Water Gardens). When he claims the Water Gardens its effect may be replaced by:
# remove up to 4 tokens and per token choose one: a unit restores up to 2 wounds; a unit removes a
# condition token; draw 1 tactics card; an enemy unit gains a condition token; a friendly unit
# pivots then shifts 2"; an enemy Combat Unit takes 1 wound.
ability(
    "ncu_30902_sunspear_secrets",
    ZONE_CLAIMED,
    by_this_ncu,
    put(1 + if_(claimed(WATER_GARDENS))),
)
MOST_SECRETS = 4


def _secret(number: int) -> Op:
    """What one of the tokens does. Its choice takes six places, and then come six targets."""
    first = 1 + 17 * (number - 1)

    def place(n: int) -> Ref:
        return picked(first + n)

    return when(
        amount(1) >= number,
        choose(
            1,
            option("restore", pick(any_, late=True), restore(place(6), 2)),
            option(
                "token_leaves",
                pick(has_any(IT), late=True),
                clear_one(place(7)),
                possible=there_is(has_any(IT)),
            ),
            option("draw", draw(1)),
            option("condition", pick(enemy, late=True), gain_one(place(11))),
            option(
                "shift",
                pick(friend, ~engaged(IT), late=True),
                turn_and_shift(place(15), 2),
                possible=there_is(friend, ~engaged(IT)),
            ),
            option("wounds", pick(enemy, late=True), take_wounds(place(16), 1)),
        ),
    )


may(
    "ncu_30902_sunspear_secrets",
    ZONE_CLAIMED,
    by_this_ncu & claimed(WATER_GARDENS),
    pick_from(
        AMOUNT, lambda t, f: list(range(counter.at_most(MOST_SECRETS).value(t, f) + 1)), late=True
    ),
    put(-amount(1)),
    *(_secret(number) for number in range(1, MOST_SECRETS + 1)),
    replaces=True,
)


# The Water Gardens. On their next turn the opponent must activate a Combat Unit if able. While you
# control it, opponents do not count as controlling tactics zones for abilities or tactics cards.
def _bind_opponents() -> Op:
    def turn_of(t: Battle, seat: int) -> tuple[int, ...]:
        """The turn that goes on, if it is one of this seat or its team (F32.4)."""
        if t.side[t.active] != t.side[seat]:
            return ()
        return (100 * t.round + sum(t.turns[mate] for mate in seats_of(t, t.side[seat])),)

    # One that is used in an opponent's turn is about the turn after it.
    next_turn = Guard(lambda t, f: not f.picks or f.picks[:1] != turn_of(t, f.seat))
    over = Guard(lambda t, f: t.side[f.subject] == t.side[f.seat]) & next_turn

    def build(b: Builder) -> None:
        kit = kit_of(b.source, [give_aura(ONLY_UNITS, 1, next_turn)], [(TURN_END, over)])

        def run(t: Battle, f: Frame) -> None:
            for seat in opponents(t, f.seat):
                plain = kit.number, seat, NOTHING, GAME, 0, NOTHING, NOTHING, NOTHING, NOTHING
                add(t, Lasting(*plain, turn_of(t, seat)))

        b.add(run)

    return Op(build)


beside_the_board("ncu_30902_sunspear_secrets", WATER_GARDENS, _bind_opponents())

# 30903 Ellaria: Lysene Charm. When Ellaria claims a zone, one friendly Combat Unit may remove a
# condition token. If you control the Combat zone, one enemy within long range of that unit gains a
# condition token.
ability(
    "ncu_30903_lysene_charm",
    ZONE_CLAIMED,
    by_this_ncu,
    pick(friend, optional=True),
    when(is_there(P1), clear_one(P1)),
    when(is_there(P1) & controls(COMBAT), pick(enemy, within(LONG, P1, IT)), gain_one(P5)),
)

# 30904 Oberyn: Hot Tempered. Influence (friendly). After each enemy melee attack on the unit the
# attacker takes 1 hit plus 1 per the unit's remaining rank.
influence(
    "ncu_30904_hot_tempered",
    friend,
    on(ATTACK_DONE, on_me & melee & is_there(ME), take_hits(SUBJECT, 1 + ranks(ME))),
)

# 30905 Tyene: Healing Hands. When Tyene claims a zone one friendly Combat Unit may restore 1 wound.
# At the start of round 2 name a zone: the next enemy NCU to claim it receives The Strangler poison
# card. The Strangler: cumulative by game round: from 2 it loses all abilities; from 3 it does not
# count as controlling its zone for abilities and effects; from 4 it may be activated only when its
# owner has nothing else to activate; from 5 it is destroyed at the start of the round.
ability(
    "ncu_30905_healing_hands",
    ZONE_CLAIMED,
    by_this_ncu,
    pick(friend, optional=True),
    restore(P1, 1),
)
ability(
    "ncu_30905_healing_hands",
    ROUND_START,
    rounds == 2,
    pick_zone(),
    lasting(
        GAME,
        THIS_NCU,
        on(
            ZONE_CLAIMED,
            enemys & claimed_picked(1),
            lasting(
                GAME,
                bearer(SUBJECT),
                give(SILENCED, 1, rounds >= 2),
                give(NO_CONTROL, 1, rounds >= 3),
                give(LAST_RESORT, 1, rounds >= 4),
                on(ROUND_START, rounds >= 5, destroy_ncu(THIS_NCU)),
            ),
            detach(),
        ),
    ),
)


# 30906 Nymeria: Conflicting Reactions. Influence (friendly infantry). By zones controlled by either
# player: Crown - melee attacks have Vicious; Combat - Critical Blow; Maneuver - +1 Speed.
def _somebodys(zone: int) -> Guard:
    return ~nobody_controls(zone) | controls(zone)


influence(
    "ncu_30906_conflicting_reactions",
    friend & kind(IT, INFANTRY),
    give(
        KEYWORDS,
        if_(_somebodys(CROWN), VICIOUS) + if_(_somebodys(COMBAT), CRITICAL_BLOW),
        melee,
    ),
    give(SPEED, 1, _somebodys(MANEUVER)),
)

# 30907 Arianne: Negotiator. Influence (enemy). When attaching choose one: the unit's attachments
# lose all abilities; or the unit cannot be targeted by its own side's Orders. It works as long as
# the Influence does (F15.16, F5.4); which of the two it is lies on the card as a token or two.
_NO_ABILITIES, _NO_ORDERS = 1, 2
influence(
    "ncu_30907_negotiator",
    enemy,
    on(
        INFLUENCE_SET,
        by_me,
        choose(
            1,
            option("lose_abilities", put(_NO_ABILITIES), do(lambda t, f: check_hands(t))),
            option("not_targeted", put(_NO_ORDERS)),
        ),
    ),
    give(SILENCED, OF_ATTACHMENTS, counter == _NO_ABILITIES),
    give(BARRED, OWN_ORDERS, counter == _NO_ORDERS),
)

# 30908 Arys: Unfaltering Politics. Once per game, during clean-up, Arys may stay on the tactics
# board; he does not activate next round. If he begins a round on the board, one enemy Combat Unit
# becomes Weakened.
may(
    "ncu_30908_unfaltering_politics",
    ROUND_END,
    on_board,
    lasting(GAME, THIS_NCU, give(STAYS), ends=[(ROUND_START, always)]),
    once=ONCE_A_GAME,
)
ability(
    "ncu_30908_unfaltering_politics",
    ROUND_START,
    on_board,
    pick(enemy),
    gain(P1, WEAKENED),
)
