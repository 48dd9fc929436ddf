"""House Baratheon: NCUs."""

from throneroom.games.ice_and_fire import cards
from throneroom.games.ice_and_fire import conditions as tokens_of
from throneroom.games.ice_and_fire.board import activate_ncu as activates
from throneroom.games.ice_and_fire.board import empty_zones, ncus_to_activate
from throneroom.games.ice_and_fire.frames import FIRST_NCU_HOLDER
from throneroom.games.ice_and_fire.programs import CARD as A_CARD
from throneroom.games.ice_and_fire.programs import NCU as AN_NCU
from throneroom.games.ice_and_fire.programs import opponent_of
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.texts import INFLUENCE, KIN, ability_source
from throneroom.games.ice_and_fire.vocabulary import (
    ATTACK_DICE_NEXT,
    BARRED,
    CHARGE_DICE,
    CHARGE_REROLLS,
    CONDITION_LEAVES,
    COUNT,
    CROWN,
    GAME,
    HAND,
    INFLUENCE_SET,
    IT,
    KEYWORDS,
    LONG,
    ME,
    NCU_ACTIVATES,
    NO_ORDERS,
    OTHER,
    OWN_CARDS,
    P1,
    P2,
    P4,
    PANICKED,
    ROUND,
    ROUND_END,
    ROUND_START,
    SUBJECT,
    TACTICS,
    TEST_PASSED,
    THIS_NCU,
    TURN,
    UNIT_ACTIVATES,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
    WEALTH,
    WOULD_BE_DESTROYED,
    ZONE_CLAIMED,
    ZONE_RESOLVED,
    Frame,
    Guard,
    ability,
    about_the_same,
    any_,
    bearer,
    becomes,
    by_me,
    by_this_ncu,
    choose,
    claimed,
    claimed_picked,
    clear_one,
    destroy_ncu,
    do,
    draw,
    enemy,
    enemys,
    engaged_with,
    friend,
    friendly,
    gain,
    gain_one,
    give,
    give_aura,
    has_any,
    hostile,
    influence,
    lasting,
    lose_abilities,
    may,
    may_on,
    may_re_roll,
    melee,
    mine,
    move_ncu,
    on,
    on_board,
    option,
    panic_test,
    pick,
    pick_card,
    pick_from,
    pick_ncu,
    pick_zone,
    put,
    restore,
    roll_d3_count,
    same,
    share_restore,
    take_hits,
    take_wounds,
    there_is,
    within,
)
from throneroom.games.ice_and_fire.wounds import survive as survives


# 30601 Alester: Shifting Loyalties. Starts with 3 Order tokens. After the effect of a zone Alester
# claims you may remove 1 token to move him to any empty zone or swap him with any other NCU on the
# board.
def _others_on_board(t: Battle, f: Frame) -> list[int]:
    return [ncu for ncu, zone in enumerate(t.ncu_place) if zone >= 0 and ncu != f.subject]


def _swap_ncus(t: Battle, f: Frame) -> None:
    one, two = f.subject, f.picks[3]
    if two >= 0:
        t.ncu_place[one], t.ncu_place[two] = t.ncu_place[two], t.ncu_place[one]
        for ncu in (one, two):
            t.flow.emit("claimed", ncu, t.ncu_place[ncu])


may(
    "ncu_30601_shifting_loyalties",
    ZONE_RESOLVED,
    by_this_ncu & on_board,
    put(-1),
    choose(
        1,
        option(
            "move_ncu",
            pick_zone(unclaimed=True),
            move_ncu(3),
            possible=Guard(lambda t, f: bool(empty_zones(t))),
        ),
        option(
            "swap_ncu",
            pick_from(AN_NCU, _others_on_board),
            do(_swap_ncus),
            possible=Guard(lambda t, f: bool(_others_on_board(t, f))),
        ),
    ),
)

# 30602 Shyra: Support of Haystack Hall. When Shyra claims: Crown - one friendly Combat Unit
# restores 1 wound; Tactics - remove a condition token from one friendly Combat Unit; Wealth - if a
# token is removed, one enemy Combat Unit gains one of that kind.
_HAYSTACK_HALL = "ncu_30602_support_of_haystack_hall"
may(_HAYSTACK_HALL, ZONE_CLAIMED, by_this_ncu & claimed(CROWN), pick(friend), restore(P1, 1))
may(
    _HAYSTACK_HALL,
    ZONE_CLAIMED,
    by_this_ncu & claimed(TACTICS),
    pick(friend, has_any(IT)),
    clear_one(P1),
)


def _is_her_wealth(t: Battle, f: Frame) -> bool:
    """The effect of the Wealth zone that she has claimed goes on."""
    return ("zone_done", f.me - FIRST_NCU_HOLDER, WEALTH) in t.flow.agenda


def _same_token(t: Battle, f: Frame) -> None:
    if f.picks[0] >= 0:
        tokens_of.gain(t, f.picks[0], f.number)


ability(
    _HAYSTACK_HALL,
    CONDITION_LEAVES,
    mine & Guard(_is_her_wealth),
    pick(enemy),
    do(_same_token),
)

# 30603 Melisandre: Sacrifice to the Lord of Light. Influence. When attached to a friendly unit you
# may have it take 2 wounds and make a panic test; if so one enemy Combat Unit within long range
# makes a panic test at -2 with +2 wounds on failure. An influenced friendly unit is a R'hllor unit
# and its melee attacks have Vicious.
_SACRIFICE = "ncu_30603_sacrifice_to_the_lord_of_light"
influence(
    _SACRIFICE,
    any_,
    may_on(
        INFLUENCE_SET,
        by_me & friendly(ME),
        pick(enemy, within(LONG, ME, IT)),
        take_wounds(ME, 2),
        panic_test(ME),
        panic_test(P1, roll=-2, wounds=2),
    ),
    give(KEYWORDS, VICIOUS, melee & friendly(ME)),
)
KIN[INFLUENCE[ability_source(_SACRIFICE)][1].number] = "R'hllor"

# 30604 Davos: Smuggler's Cunning. Starts with 3 Order tokens. After a friendly charge distance roll
# you may remove 1 token to re-roll it. When a friendly unit activates you may remove 1 token: until
# the turn ends enemies engaged with it may not use Orders or be targeted by their own side's
# tactics cards.
may("ncu_30604_smugglers_cunning", CHARGE_REROLLS, mine, put(-1), may_re_roll(CHARGE_DICE))
may(
    "ncu_30604_smugglers_cunning",
    UNIT_ACTIVATES,
    mine,
    put(-1),
    lasting(TURN, SUBJECT, give_aura(BARRED, OWN_CARDS | NO_ORDERS, engaged_with(ME, IT))),
)

# 30605 Selyse: Fervent Conviction. Influence. Each time the influenced unit passes a morale test
# one enemy engaged with it takes 1 wound.
influence(
    "ncu_30605_fervent_conviction",
    any_,
    on(
        TEST_PASSED,
        by_me & there_is(enemy, engaged_with(ME, IT)),
        pick(enemy, engaged_with(ME, IT)),
        take_wounds(P1, 1),
    ),
)


# Necessary Sacrifices. Once per game, when a friendly Combat Unit would be destroyed it stays with
# D3 wounds and is a R'hllor unit for the rest of the game.
def _stays(t: Battle, f: Frame) -> None:
    survives(t, f.subject, f.count)


may(
    "ncu_30605_necessary_sacrifices",
    WOULD_BE_DESTROYED,
    mine,
    roll_d3_count(),
    do(_stays),
    becomes(SUBJECT, "R'hllor", GAME),
)

# 30606 Axell: In R'hllor's Name. Influence. An enemy becomes Panicked when Axell influences it.
# Before an influenced friendly unit's melee attack dice the defender becomes Vulnerable.
influence(
    "ncu_30606_in_rhllors_name",
    any_,
    on(INFLUENCE_SET, by_me & hostile(ME), gain(ME, PANICKED)),
    on(ATTACK_DICE_NEXT, by_me & melee & friendly(ME), gain(OTHER, VULNERABLE)),
)

# 30608 Margaery: A Rose and Its Thorns. When Margaery claims a zone, one friendly Combat Unit may
# restore 1 wound; then one enemy engaged with it may become Vulnerable.
may(
    "ncu_30608_a_rose_and_its_thorns",
    ZONE_CLAIMED,
    by_this_ncu,
    pick(friend),
    pick(enemy, engaged_with(P1, IT), optional=True),
    restore(P1, 1),
    gain(P2, VULNERABLE),
)

# 30609 Olenna: Pulling Weeds. When Olenna claims a zone choose an enemy NCU and one: it loses all
# abilities until the round ends; or if it claims a zone this round, before that zone's effect one
# enemy Combat Unit takes D3 hits and becomes Weakened.
may(
    "ncu_30609_pulling_weeds",
    ZONE_CLAIMED,
    by_this_ncu,
    pick_ncu(),
    choose(
        1,
        option("lose_abilities", lose_abilities(bearer(P1), ROUND)),
        option(
            "hits",
            lasting(
                ROUND,
                None,
                on(
                    ZONE_CLAIMED,
                    same(SUBJECT, P1),
                    pick(enemy),
                    roll_d3_count(),
                    take_hits(P4, COUNT),
                    gain(P4, WEAKENED),
                ),
            ),
        ),
    ),
)


# 30610 Eldon: Elderly Caution. When Eldon claims a zone its effect may be replaced by: draw 3
# tactics cards, then shuffle 1 card from hand into the deck.
def _shuffle_back(t: Battle, f: Frame) -> None:
    if f.picks[0] in t.hand[f.seat]:
        cards.put_back(t, f.seat, f.picks[0], under=False)


may(
    "ncu_30610_elderly_caution",
    ZONE_CLAIMED,
    by_this_ncu,
    draw(3),
    pick_card(HAND, late=True),
    do(_shuffle_back),
    replaces=True,
)

# 30612 Cortnay: Castellan's Duty. Starts with 3 Order tokens. When an enemy NCU activates you may
# remove 1 token and name 2 zones: if it claims either this turn, before the zone's effect restore
# D3+2 wounds in total across friendly Combat Units.
may(
    "ncu_30612_castellans_duty",
    NCU_ACTIVATES,
    enemys,
    put(-1),
    pick_zone(),
    pick_zone(),
    lasting(
        TURN,
        None,
        on(
            ZONE_CLAIMED,
            about_the_same & claimed_picked(1, 2),
            roll_d3_count(),
            share_restore(2 + COUNT, friend),
        ),
    ),
)

# 30613 Cressen: Loving Counsel. When Cressen claims the Crown zone its effect may be replaced by:
# draw 2 tactics cards and give one condition token to an enemy Combat Unit.
may(
    "ncu_30613_loving_counsel",
    ZONE_CLAIMED,
    by_this_ncu & claimed(CROWN),
    pick(enemy),
    draw(2),
    gain_one(P1),
    replaces=True,
)


# Sacrifice for the King. At the start of a round you may activate Cressen at once; if so he is
# destroyed at the end of that round.
def _activates(t: Battle, f: Frame) -> None:
    activates(t, f.me - FIRST_NCU_HOLDER)


_can_activate = Guard(lambda t, f: f.me - FIRST_NCU_HOLDER in ncus_to_activate(t, f.seat))
may(
    "ncu_30613_sacrifice_for_the_king",
    ROUND_START,
    _can_activate,
    lasting(ROUND, THIS_NCU, on(ROUND_END, any_, destroy_ncu(THIS_NCU))),
    do(_activates),
)


# 30614 Patchface: Misunderstood Omens. Starts with 3 Order tokens. At the start of a round you may
# spend 1 token and name a tactics card: if the opponent holds it, they discard one copy.
def _cards_of_opponent(t: Battle, f: Frame) -> list[int]:
    """All that the deck of the opponent was made of."""
    return sorted(set(t.muster.decks[opponent_of(t, f)]))


def _discard_named(t: Battle, f: Frame) -> None:
    other = opponent_of(t, f)
    if f.picks[0] in t.hand[other]:
        cards.discard(t, other, f.picks[0])


may(
    "ncu_30614_misunderstood_omens",
    ROUND_START,
    any_,
    put(-1),
    pick_from(A_CARD, _cards_of_opponent),
    do(_discard_named),
)
