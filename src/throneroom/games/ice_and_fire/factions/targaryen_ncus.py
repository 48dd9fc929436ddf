"""House Targaryen: NCUs, and the House of the Undying (F36.7, F38.5)."""

from throneroom.games.ice_and_fire import cards
from throneroom.games.ice_and_fire import lasting as rows
from throneroom.games.ice_and_fire.content import (
    ABILITIES,
    CARDS,
    HOUSE_OF_THE_UNDYING,
)
from throneroom.games.ice_and_fire.factions.attachments import (
    fallen_friends,
    return_fallen,
    takes_fallen,
)
from throneroom.games.ice_and_fire.factions.targaryen_commanders import DRAGONS
from throneroom.games.ice_and_fire.frames import FIRST_NCU_HOLDER, NOTHING, picked
from throneroom.games.ice_and_fire.names import MOST_NCUS
from throneroom.games.ice_and_fire.programs import ATTACHMENT, opponent_of
from throneroom.games.ice_and_fire.state import AWAY, Battle, Lasting
from throneroom.games.ice_and_fire.texts import TEXT, Builder, kit_of
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ATTACK_DICE,
    ATTACK_DICE_NEXT,
    ATTACKS,
    CROWN,
    DECK,
    DEPLOYED,
    DISCARD,
    GAME,
    HAND,
    INFLUENCE_SET,
    IT,
    MANEUVERS,
    MARCHES,
    ME,
    NEW_TARGET,
    ONCE_A_GAME,
    OWN_ORDERS,
    P1,
    P2,
    PANICKED,
    RE_ROLL,
    RETREATS,
    ROUND,
    SHORT,
    SUBJECT,
    TACTICS,
    TARGETED,
    TEST_FAILED,
    TEST_PASSED,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VULNERABLE,
    WEAKENED,
    WEALTH,
    ZONE_CLAIMED,
    ZONE_TARGET,
    Frame,
    Guard,
    Num,
    Op,
    ability,
    act,
    any_,
    bar,
    beside_the_board,
    by_enemy,
    by_me,
    by_this_ncu,
    cancel,
    choose,
    claimed,
    clear_one,
    declined,
    detach,
    discard,
    do,
    enemy,
    enemys,
    engaged,
    engaged_with,
    friend,
    gain,
    gain_one,
    give,
    influence,
    keeps_abilities,
    lasting,
    may,
    may_on,
    melee,
    mine,
    named,
    on,
    option,
    panic,
    pick,
    pick_card,
    pick_from,
    put,
    rank_shift,
    restore,
    same,
    take_back,
    there_is,
    tokens,
    when,
    within,
    zone_of_opponent,
)

# 30701 Daenerys: Conviction of a True Khaleesi. Influence. When attached, remove 1 condition token
# from the unit. While attached its melee attacks may re-roll any attack dice.
influence(
    "ncu_30701_conviction_of_a_true_khaleesi",
    any_,
    on(INFLUENCE_SET, by_me, clear_one(ME)),
    give(RE_ROLL, ATTACK_DICE, melee),
)
# 30702 Illyrio's Boon. Starts with 2 Order tokens. When Illyrio claims a zone you may remove 1
# token to replace its effect: one friendly Combat Unit restores 3 wounds and one enemy engaged
# with it becomes Weakened.
may(
    "ncu_30702_illyrios_boon",
    ZONE_CLAIMED,
    by_this_ncu,
    put(-1),
    pick(friend),
    restore(P1, 3),
    when(engaged(P1), pick(enemy, engaged_with(P1, IT)), gain(P2, WEAKENED)),
    replaces=True,
)


# 30703 Pyat Pree: House of The Undying. When Pyat Pree claims a zone its effect may be replaced by:
# the opponent reveals their hand and discards 1 card at random. Once per game, when he claims the
# House of the Undying its effect may be replaced by taking 1 card from your discard pile into hand.
_PYAT = "ncu_30703_house_of_the_undying"


def _lose_a_card(t: Battle, seat: int) -> None:
    """A card of a hand is discarded at random, whatever the order in which it is held."""
    hand = sorted(t.hand[seat])
    if hand:
        cards.discard(t, seat, hand[t.flow.chance.below(len(hand))])


def _reveal(t: Battle, f: Frame) -> None:
    other = opponent_of(t, f)
    cards.show_hand(t, other, f.seat)
    _lose_a_card(t, other)


def _spend_the_once(t: Battle, f: Frame) -> None:
    t.used.append((f.me, ABILITIES.index[_PYAT], ONCE_A_GAME))


_has_the_once = Guard(
    lambda t, f: (
        (f.me, ABILITIES.index[_PYAT], ONCE_A_GAME) not in t.used
        and bool(cards.resolved(t, f.seat))
    )
)
_hand_to_see = Guard(lambda t, f: bool(t.hand[opponent_of(t, f)]))
may(
    _PYAT,
    ZONE_CLAIMED,
    by_this_ncu & ~claimed(HOUSE_OF_THE_UNDYING) & _hand_to_see,
    do(_reveal),
    replaces=True,
)
may(
    _PYAT,
    ZONE_CLAIMED,
    by_this_ncu & claimed(HOUSE_OF_THE_UNDYING) & (_hand_to_see | _has_the_once),
    choose(
        1,
        option("look_at_hand", do(_reveal), possible=_hand_to_see),
        option(
            "from_discard",
            pick_card(DISCARD),
            take_back(3),
            do(_spend_the_once),
            possible=_has_the_once,
        ),
    ),
    replaces=True,
)


# House of the Undying. The opponent discards 1 tactics card at random. With Hizdahr also the top
# card of their deck.
_HIZDAHR = CARDS.index["targaryen_hizdahr_zo_loraq_fourteenth_of_that_noble_name"]


def _is_claimed(t: Battle, seat: int, zone: int) -> bool:
    """Whether a zone works because an NCU of the seat's side has claimed it, and not by a text that
    uses the effect of a zone."""
    return any(
        step[0] == "zone_done" and step[2] == zone and t.side[step[1] // MOST_NCUS] == t.side[seat]
        for step in t.flow.agenda
    )


def _reaches_there(t: Battle, seat: int) -> bool:
    return _is_claimed(t, seat, HOUSE_OF_THE_UNDYING) and any(
        t.ncu_card[ncu] == _HIZDAHR
        and t.ncu_place[ncu] != AWAY
        and not rows.silenced(t, FIRST_NCU_HOLDER + ncu)
        for ncu in range(len(t.ncu_card))
        if t.side[ncu // MOST_NCUS] == t.side[seat]
    )


def _undying(t: Battle, f: Frame) -> None:
    other = opponent_of(t, f)
    _lose_a_card(t, other)
    if t.deck[other] and _reaches_there(t, f.seat):
        *rest, top = t.deck[other]
        t.deck[other] = tuple(rest)
        t.discard[other] = (*t.discard[other], top)
        t.flow.emit("discarded", other, top)


beside_the_board(_PYAT, HOUSE_OF_THE_UNDYING, do(_undying))

# 30704 Barristan: Wisdom of The Old Knight. Influence. When the influenced unit is targeted by an
# enemy ability or tactics card you may remove this card to cancel it.
influence(
    "ncu_30704_wisdom_of_the_old_knight",
    any_,
    may_on(TARGETED, by_me & by_enemy, cancel(), detach()),
)
# 30705 Xaro: Wealth Of The Thirteen. Starts with 2 Order tokens; gains 1 when Xaro claims the
# Wealth zone. When a Combat Unit attacks you may remove 1 token: for that attack it counts one
# rank more, or one rank fewer, for attack dice.
may(
    "ncu_30705_wealth_of_the_thirteen",
    ATTACK_DICE_NEXT,
    any_,
    put(-1),
    choose(1, option("rank_more", rank_shift(1)), option("rank_fewer", rank_shift(-1, other=True))),
)
ability("ncu_30705_wealth_of_the_thirteen", ZONE_CLAIMED, by_this_ncu & claimed(WEALTH), put(1))
# 30707 Daenerys: Dracarys! When Daenerys claims a zone its effect may be replaced by: one friendly
# Drogon, Rhaegal or Viserion performs 1 Attack action.
may(
    "ncu_30707_dracarys",
    ZONE_CLAIMED,
    by_this_ncu,
    pick(friend, named(IT, *DRAGONS), engaged(IT)),
    act(P1, ATTACKS),
    replaces=True,
)


# 30708 Mirri: Maegi's Knowledge. When Mirri claims a zone one friendly Combat Unit restores 1
# wound. The zone's effect may be replaced by one of: return a destroyed friendly non-Commander
# attachment to a friendly Combat Unit (replacing a model, ignoring limits); or one enemy Combat
# Unit becomes Panicked and Weakened.
ability("ncu_30708_maegis_knowledge", ZONE_CLAIMED, by_this_ncu, pick(friend), restore(P1, 1))
may(
    "ncu_30708_maegis_knowledge",
    ZONE_CLAIMED,
    by_this_ncu,
    choose(
        1,
        option(
            "returns",
            pick_from(ATTACHMENT, fallen_friends),
            pick(takes_fallen(3)),
            return_fallen(3, 4),
            possible=Guard(lambda t, f: bool(fallen_friends(t, f))),
        ),
        option("token", pick(enemy), gain(picked(4), PANICKED, WEAKENED)),
    ),
    replaces=True,
)
# 30709 Quaithe: The Way, Revealed. Starts with 2 Order tokens. At the start of an enemy turn you
# may remove 1 token and name an enemy unit: if it performs an action this turn, before it
# resolves one friendly Combat Unit may perform 1 Maneuver, March or Retreat action.
may(
    "ncu_30709_the_way_revealed",
    TURN_START,
    enemys,
    put(-1),
    pick(enemy),
    lasting(
        TURN,
        None,
        on(
            ACTION_DECLARED,
            same(SUBJECT, P1),
            detach(),
            pick(friend, optional=True),
            act(P2, MANEUVERS | MARCHES | RETREATS),
        ),
    ),
)

# 30710 Hizdahr: Merchant Lord's Reach. When a friendly NCU claims a zone whose effect is not
# replaced, add: Crown - a unit failing the panic test cannot be targeted by its own side's Orders
# this round; Wealth - one other friendly unit within short range restores 1 wound; Tactics - may
# draw 1 card fewer to place 1 more condition token on the target; House of the Undying - also
# discard the top card of the opponent's deck, as above.
_REACH = "ncu_30710_merchant_lords_reach"
_of_friends = ~zone_of_opponent & Guard(lambda t, f: _is_claimed(t, f.seat, f.number))


def _where_it_works(*ops: Op) -> Op:
    """At ZONE_TARGET: what comes with the effect of a zone comes when all have answered, and for
    the unit on which the zone works then, if it does."""

    def build(b: Builder) -> None:
        def run(t: Battle, f: Frame) -> int:
            agenda = t.flow.agenda
            places = [i for i, step in enumerate(agenda) if step[0] == "zone_effect"]
            if places:
                agenda.insert(places[-1] + 1, ("effect", f.text, here + 1, *f.plain()))
            return len(TEXT[f.text].code)

        here = b.add(run)
        b.all([when(same(NEW_TARGET, SUBJECT), *ops)])

    return Op(build, all(op.commutes for op in ops))


ability(
    _REACH,
    ZONE_TARGET,
    claimed(CROWN) & _of_friends,
    _where_it_works(
        lasting(
            TURN,
            SUBJECT,
            on(TEST_FAILED, by_me & panic, bar(ME, OWN_ORDERS, ROUND), detach()),
            ends=[(TEST_PASSED, by_me)],
        )
    ),
)
ability(
    _REACH,
    ZONE_TARGET,
    claimed(WEALTH) & _of_friends,
    _where_it_works(
        pick(friend, ~same(IT, SUBJECT), within(SHORT, SUBJECT, IT)),
        restore(P1, 1),
    ),
)
may(
    _REACH,
    ZONE_CLAIMED,
    mine & claimed(TACTICS) & there_is(enemy),
    do(lambda t, f: cards.draw(t, f.subject // MOST_NCUS, 1)),
    lasting(TURN, None, on(ZONE_TARGET, claimed(TACTICS), gain_one(SUBJECT), detach())),
    do(lambda t, f: t.flow.push("tactics_token", f.subject // MOST_NCUS)),
    replaces=True,
)


# 30711 Missandei: Wisdom Beyond Her Years. At the start of the game put one commander tactics card
# from your deck face-down beside this card. Once per game, at the start of a friendly turn, you may
# discard 1 card to take it into hand.
def _set_aside() -> Op:
    """The card that was picked from the deck lies face down by this NCU (F38.6)."""

    def build(b: Builder) -> None:
        kit = kit_of(
            b.source,
            [may_on(TURN_START, mine & keeps_abilities, pick_card(HAND), discard(2), do(_take_it))],
            (),
            b.slots,
        )

        def run(t: Battle, f: Frame) -> None:
            card = f.picks[0]
            if card not in t.deck[f.seat]:
                return
            deck = list(t.deck[f.seat])
            deck.remove(card)
            t.flow.chance.shuffle(deck)
            t.deck[f.seat] = tuple(deck)
            plain = kit.number, f.seat, f.me, GAME, 0, card, NOTHING, NOTHING, NOTHING
            rows.add(t, Lasting(*plain, (NOTHING,)))
            t.flow.whisper((f.seat,), "set_aside", (f.seat,), (card,))

        b.add(run)

    return Op(build)


def _take_it(t: Battle, f: Frame) -> None:
    row = rows.row_of(t, f)
    if row is not None:
        t.lasting.remove(row)
        t.hand[f.seat] = (*t.hand[f.seat], row.card)
        t.flow.whisper((f.seat,), "drew", (f.seat, 1), ((row.card,),))
        cards.check_hand(t, f.seat)


ability(
    "ncu_30711_wisdom_beyond_her_years",
    DEPLOYED,
    any_,
    pick_card(DECK, commander=True),
    _set_aside(),
)


# 30712 Alicent: Ways Of The Court. When Alicent claims a zone its effect may be replaced by: per
# zone controlled on the board (by either side) give 1 condition token to one enemy Combat Unit.
_MOST_ZONES = 7
_SLOTS_OF_TOKEN = 4  # the unit, and the choice among three tokens
_zones = Num(lambda t, f: sum(place >= 0 for place in t.ncu_place))
_court: list[Op] = []
for _place in range(_MOST_ZONES):
    _slot = _place * _SLOTS_OF_TOKEN
    _court.append(
        when(
            _zones > _place,
            pick(enemy, tokens(IT) < 3, late=True),
            when(~declined(_slot + 1), gain_one(picked(_slot))),
        )
    )
may("ncu_30712_ways_of_the_court", ZONE_CLAIMED, by_this_ncu, *_court, replaces=True)
# 30713 Rhaenyra: Syrax's Presence. Starts with 2 Order tokens. When an enemy Combat Unit activates
# you may spend 1 token: it becomes Vulnerable and Weakened.
may(
    "ncu_30713_syraxs_presence",
    UNIT_ACTIVATES,
    enemys,
    put(-1),
    gain(SUBJECT, VULNERABLE, WEAKENED),
)
