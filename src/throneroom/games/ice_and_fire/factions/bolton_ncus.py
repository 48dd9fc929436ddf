"""House Bolton: NCUs."""

from throneroom.games.ice_and_fire.board import claim_zone, is_using_claim, rather_a_wound
from throneroom.games.ice_and_fire.frames import FIRST_NCU_HOLDER
from throneroom.games.ice_and_fire.lasting import add, leave
from throneroom.games.ice_and_fire.lending import free_place, hand_over
from throneroom.games.ice_and_fire.programs import opponent_of
from throneroom.games.ice_and_fire.state import ASIDE, Battle, Lasting
from throneroom.games.ice_and_fire.texts import Builder, kit_of
from throneroom.games.ice_and_fire.vocabulary import (
    ATTACK_DONE,
    CROWN,
    DECK_OR_DISCARD,
    GAME,
    ME,
    MORALE,
    NCU_ACTIVATES,
    ONCE_A_GAME,
    OTHER,
    P1,
    P2,
    PANICKED,
    ROUND_START,
    SILENCED,
    TACTICS,
    THIS_NCU,
    TURN,
    TURN_END,
    VULNERABLE,
    WEAKENED,
    WEALTH,
    ZONE_CLAIMED,
    ZONE_RESOLVED,
    ZONE_TARGET,
    Frame,
    Guard,
    Op,
    ability,
    about_the_same,
    any_,
    by_me,
    by_this_ncu,
    caused_wounds,
    claimed,
    claimed_picked,
    detach,
    do,
    enemy,
    enemys,
    fetch_picked,
    friend,
    gain,
    give,
    influence,
    keeps_ability,
    lasting,
    lost_ranks,
    may,
    melee,
    on,
    on_board,
    panic_test,
    pick,
    pick_card,
    pick_zone,
    put,
    restore,
    second_player,
)

# 31001 Walda: Frey Ambition. When Walda claims: Crown - one enemy Combat Unit becomes Weakened;
# Tactics - the effect may be replaced by taking one of your commander cards from deck or discard
# pile into hand (shuffle); Wealth - instead of removing a condition token restore 1 more wound.
ability(
    "ncu_31001_frey_ambition",
    ZONE_CLAIMED,
    by_this_ncu & claimed(CROWN),
    pick(enemy),
    gain(P1, WEAKENED),
)
may(
    "ncu_31001_frey_ambition",
    ZONE_CLAIMED,
    by_this_ncu & claimed(TACTICS),
    pick_card(DECK_OR_DISCARD, commander=True),
    fetch_picked(1),
    replaces=True,
)


_claims_now = Guard(lambda t, f: is_using_claim(t, f.me - FIRST_NCU_HOLDER, f.number))
may(
    "ncu_31001_frey_ambition",
    ZONE_TARGET,
    claimed(WEALTH) & _claims_now,
    do(lambda t, f: rather_a_wound(t, f.seat)),
)

# 31002 Jeyne: Loyal Imposter. Influence: +2 to morale test rolls. Once per game, at the start of a
# round, the opponent may be given control of Jeyne until the round ends; if so you become first
# player and Jeyne influences nobody that round.
influence("ncu_31002_loyal_imposter", any_, give(MORALE, 2))


def _become_first(t: Battle, f: Frame) -> None:
    agenda = t.flow.agenda
    turn = max(i for i, step in enumerate(agenda) if step[0] == "turn")
    agenda[turn] = ("turn", f.seat)
    t.first = t.active = f.seat
    t.flow.emit("first", f.seat)


def _lend() -> Op:
    """The opponent controls the NCU until the next round begins; it has no Influence so long."""

    def build(b: Builder) -> None:
        kit = kit_of(b.source, [give(SILENCED), on(ROUND_START, any_, do(_give_back))], ())

        def run(t: Battle, f: Frame) -> None:
            old, new = f.me - FIRST_NCU_HOLDER, free_place(t, opponent_of(t, f))
            plain = kit.number, f.seat, FIRST_NCU_HOLDER + new, GAME, 0, -1, -1, -1, -1
            hand_over(t, old, new)
            add(t, Lasting(*plain, (old,)))

        b.add(run)

    return Op(build)


def _give_back(t: Battle, f: Frame) -> None:
    leave(t, f.me)
    hand_over(t, f.me - FIRST_NCU_HOLDER, f.picks[0])


may(
    "ncu_31002_loyal_imposter",
    ROUND_START,
    second_player & Guard(lambda t, f: free_place(t, opponent_of(t, f)) >= 0),
    _lend(),
    do(_become_first),
    once=ONCE_A_GAME,
)

# 31003 Roose: Horrific Rumors. Starts with 3 Order tokens. When Roose activates you may remove 1
# token: one enemy Combat Unit becomes Panicked. When he claims a zone its effect may be replaced
# by: one enemy Combat Unit makes a panic test.
may(
    "ncu_31003_horrific_rumors",
    NCU_ACTIVATES,
    by_this_ncu,
    put(-1),
    pick(enemy),
    gain(P1, PANICKED),
)
may(
    "ncu_31003_horrific_rumors",
    ZONE_CLAIMED,
    by_this_ncu,
    pick(enemy),
    panic_test(P1),
    replaces=True,
)

# 31004 Ramsay: Sadistic Butchery. Influence (friendly). The unit has Fueled by Slaughter: after a
# melee attack that caused wounds it restores 1 wound plus 1 per destroyed rank of the defender. A
# unit that has it already has it once (F14.6).
influence(
    "ncu_31004_sadistic_butchery",
    friend,
    on(
        ATTACK_DONE,
        by_me & melee & caused_wounds & ~keeps_ability(ME, "fueled_by_slaughter"),
        restore(ME, 1 + lost_ranks(OTHER)),
    ),
)


# 31005 Tybald: Deceitful Envoy. Starts with 2 Order tokens. When an enemy NCU activates and Tybald
# is not on the board you may remove 1 token and name a zone. If it claims that zone, after its
# effect one enemy Combat Unit becomes Vulnerable; if it does not, Tybald claims that zone at the
# end of the turn.
def _claim_named(t: Battle, f: Frame) -> None:
    ncu, zone = f.me - FIRST_NCU_HOLDER, f.picks[0]
    if t.ncu_place[ncu] == ASIDE and zone not in t.ncu_place:
        claim_zone(t, ncu, zone)


may(
    "ncu_31005_deceitful_envoy",
    NCU_ACTIVATES,
    enemys & ~on_board,
    put(-1),
    pick_zone(unclaimed=True),
    lasting(
        TURN,
        THIS_NCU,
        on(
            ZONE_RESOLVED,
            about_the_same & claimed_picked(1),
            pick(enemy),
            gain(P2, VULNERABLE),
            detach(),
        ),
        on(TURN_END, any_, do(_claim_named)),
    ),
)
