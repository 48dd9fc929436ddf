"""House Greyjoy: NCUs."""

from collections import Counter

from throneroom.games.ice_and_fire import cards
from throneroom.games.ice_and_fire.board import activate_ncu, ncus_to_activate
from throneroom.games.ice_and_fire.borrowing import borrowed_by
from throneroom.games.ice_and_fire.content import ABILITIES
from throneroom.games.ice_and_fire.deployment import come_in, could_come_in
from throneroom.games.ice_and_fire.factions.attachments import (
    fallen_friends,
    return_fallen,
    takes_fallen,
)
from throneroom.games.ice_and_fire.factions.greyjoy_units import HOUSE
from throneroom.games.ice_and_fire.frames import FIRST_NCU_HOLDER, NOTHING
from throneroom.games.ice_and_fire.pillage import MOST_PILLAGED, RAIDERS, lose_pillage
from throneroom.games.ice_and_fire.programs import ATTACHMENT, UNIT, ask, take_away, with_pick
from throneroom.games.ice_and_fire.programs import CARD as A_CARD
from throneroom.games.ice_and_fire.state import GONE, Battle, seat_of
from throneroom.games.ice_and_fire.texts import Builder
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ATTACK_DONE,
    DEFENSE_DICE_DONE,
    FAR_OWN_EDGE,
    FLANK_EDGES,
    HAND,
    INFLUENCE_SET,
    IT,
    ME,
    MORALE,
    NCU_ACTIVATES,
    ONCE_A_GAME,
    ONCE_A_GAME_TOO,
    P1,
    P3,
    P4,
    P5,
    P6,
    PANICKED,
    RE_ROLL,
    TEST_DICE,
    TEST_PASSED,
    THIS_NCU,
    TURN,
    TURN_END,
    TURN_START,
    VULNERABLE,
    WEALTH,
    ZONE_CLAIMED,
    Frame,
    Guard,
    Op,
    ability,
    about_the_same,
    any_,
    block,
    by_me,
    by_this_ncu,
    choose,
    claimed,
    claimed_picked,
    clear_one,
    detach,
    do,
    draw,
    enemy,
    enemys,
    engaged,
    engaged_with,
    friend,
    friendly,
    gain,
    give,
    give_pillage,
    house,
    hush,
    influence,
    is_there,
    keeps_ability,
    lasting,
    lost_ranks,
    may,
    may_on,
    melee,
    mine,
    on,
    on_board,
    on_me,
    option,
    pick,
    pick_from,
    pick_zone,
    pillage,
    put,
    ranks_destroyed,
    restore,
    same,
    shift,
    take_hits,
    there_is,
    when,
)

_ours = friend & house(IT, HOUSE)


# 30801 Rodrik: Scholar Among Raiders. Starts with 2 Order tokens. At the start of any turn you may
# remove 1 token: set aside any number of cards from hand, draw that many plus 1, then shuffle the
# set-aside cards into the deck.
def _set_aside() -> Op:
    """One card after the other goes under the deck, unseen by the others, until its owner has
    enough; how many there are is COUNT."""

    def held(t: Battle, f: Frame) -> list[int]:
        """The cards of the own deck that are in hand (F36.15)."""
        borrowed = Counter(card for card, _ in borrowed_by(t, f.seat))
        return sorted(Counter(t.hand[f.seat]) - borrowed)

    def build(b: Builder) -> None:
        pick = b.pick(A_CARD, held, optional=True, late=True, pile=HAND)

        def asks(t: Battle, f: Frame) -> None:
            ask(t, pick, f)

        again = b.add(asks)

        def puts(t: Battle, f: Frame) -> int | None:
            card = f.picks[pick.slot]
            if card < 0:
                return None
            cards.put_back(t, f.seat, card, under=True)
            cards.forget_hand(t, f.seat)
            f.count += 1
            f.picks = with_pick(f.picks, pick.slot, NOTHING)
            return again

        b.add(puts)

    return Op(build)


def _draw_and_shuffle(t: Battle, f: Frame) -> None:
    left = len(t.deck[f.seat]) - f.count  # what was set aside is not drawn
    number = min(f.count + 1, left)
    deck = list(t.deck[f.seat][: len(t.deck[f.seat]) - number])
    drawn = t.deck[f.seat][len(deck) :]
    t.flow.chance.shuffle(deck)
    t.deck[f.seat] = (*deck, *drawn)
    cards.draw(t, f.seat, number)


may(
    "ncu_30801_scholar_among_raiders",
    TURN_START,
    any_,
    put(-1),
    _set_aside(),
    do(_draw_and_shuffle),
)

# 30802 Aeron: Rise Again, Harder and Stronger. May influence only Greyjoy units. Influence: before
# each of its actions the unit restores 1 wound, and it restores 1 wound each time it destroys an
# enemy rank with a melee attack.
influence(
    "ncu_30802_rise_again_harder_and_stronger",
    house(IT, HOUSE),
    on(ACTION_DECLARED, by_me, restore(ME, 1)),
    on(ATTACK_DONE, by_me & melee & (ranks_destroyed >= 1), restore(ME, ranks_destroyed)),
)


# 30803 Balon: Rise Again, Blade in Hand. Once per game, when Balon activates, instead of claiming a
# zone, return one destroyed House Greyjoy Combat Unit (without Pillage tokens) fully within long
# range of your table edge or fully within short range of a flank edge; it counts as activated only
# if it already activated this round.
_SHORES = FAR_OWN_EDGE | FLANK_EDGES


def _dead(t: Battle, f: Frame) -> list[int]:
    """The destroyed units of the House for which there is room."""
    return [
        unit
        for unit, card in enumerate(t.card)
        if card in RAIDERS
        and t.place[unit] == GONE
        and seat_of(unit) == f.seat
        and could_come_in(t, unit, _SHORES)
    ]


def _rise(t: Battle, f: Frame) -> None:
    unit = f.picks[0]
    activated = t.activated[unit]
    take_away(t, "ask_claim")
    lose_pillage(t, unit, MOST_PILLAGED)
    come_in(t, unit, _SHORES)
    t.activated[unit] = activated


may(
    "ncu_30803_rise_again_blade_in_hand",
    NCU_ACTIVATES,
    by_this_ncu,
    pick_from(UNIT, _dead),
    do(_rise),
)

# 30804 Wendamyr: Raven Tending. When Wendamyr claims a zone its effect may be replaced by placing 1
# Order token on him. At the start of a friendly turn you may remove 1 token and choose one: draw 1
# tactics card and one friendly Combat Unit restores 2 wounds; or one friendly Combat Unit shifts
# 3".
may("ncu_30804_raven_tending", ZONE_CLAIMED, by_this_ncu, put(1), replaces=True)
_can_shift = (friend, ~engaged(IT))
may(
    "ncu_30804_raven_tending",
    TURN_START,
    mine,
    put(-1),
    choose(
        1,
        option("draw", pick(friend), draw(1), restore(P3, 2)),
        option("shift", pick(*_can_shift), shift(P4, 3), possible=there_is(*_can_shift)),
    ),
)

# 30805 Erik: Gifts of Iron, Gold, and Steel. Starts with 1 Pillage token; gains 1 whenever Erik or
# an enemy NCU claims the Wealth zone. When he claims another zone you may move 1 of his Pillage
# tokens to a friendly Greyjoy unit.
ability(
    "ncu_30805_gifts_of_iron_gold_and_steel",
    ZONE_CLAIMED,
    (by_this_ncu | enemys) & claimed(WEALTH),
    put(1),
)
may(
    "ncu_30805_gifts_of_iron_gold_and_steel",
    ZONE_CLAIMED,
    by_this_ncu & ~claimed(WEALTH),
    put(-1),
    pick(_ours, pillage(IT) < 2),
    give_pillage(P1),
)


# 30806 Tristifer: Ironborn Diplomat. Once per game, when an enemy NCU activates, name 2 zones: if
# it claims either this activation, up to 2 enemy Combat Units become Panicked and Vulnerable. Once
# per game, when an enemy NCU activates and Tristifer is not on the board, name a zone: if it is
# claimed this turn you may activate Tristifer at the end of the turn.
_DIPLOMAT = "ncu_30806_ironborn_diplomat"


def _unspent(often: int) -> Guard:
    return Guard(lambda t, f: (f.me, ABILITIES.index[_DIPLOMAT], often) not in t.used)


def _spend(often: int) -> Op:
    return do(lambda t, f: t.used.append((f.me, ABILITIES.index[_DIPLOMAT], often)))


_waits = ~on_board & _unspent(ONCE_A_GAME_TOO)
_can_activate = Guard(lambda t, f: f.me - FIRST_NCU_HOLDER in ncus_to_activate(t, f.seat))
_envoy_goes = do(lambda t, f: activate_ncu(t, f.me - FIRST_NCU_HOLDER))
may(
    _DIPLOMAT,
    NCU_ACTIVATES,
    enemys & (_unspent(ONCE_A_GAME) | _waits),
    choose(
        1,
        option(
            "two_zones",
            _spend(ONCE_A_GAME),
            pick_zone(),
            pick_zone(),
            lasting(
                TURN,
                THIS_NCU,
                on(
                    ZONE_CLAIMED,
                    about_the_same & claimed_picked(3, 4),
                    pick(enemy, optional=True),
                    when(is_there(P5), pick(enemy, ~same(IT, P5), optional=True)),
                    gain(P5, PANICKED, VULNERABLE),
                    gain(P6, PANICKED, VULNERABLE),
                    detach(),
                ),
            ),
            possible=_unspent(ONCE_A_GAME),
        ),
        option(
            "one_zone",
            _spend(ONCE_A_GAME_TOO),
            pick_zone(),
            lasting(
                TURN,
                THIS_NCU,
                on(
                    ZONE_CLAIMED,
                    claimed_picked(5),
                    lasting(TURN, THIS_NCU, may_on(TURN_END, _can_activate, _envoy_goes)),
                    detach(),
                ),
            ),
            possible=_waits,
        ),
    ),
)

# 30807 Moqorro: R'hllor's Magics. Once per game, at the start of any turn: until the turn ends the
# opponent may use no Orders or tactics cards. Once per game, when Moqorro claims a zone its effect
# may be replaced by returning a destroyed friendly attachment to a friendly Combat Unit (replacing
# a model, ignoring attachment limits).
may("ncu_30807_rhllors_magics", TURN_START, any_, hush(TURN), once=ONCE_A_GAME)
may(
    "ncu_30807_rhllors_magics",
    ZONE_CLAIMED,
    by_this_ncu,
    pick_from(ATTACHMENT, lambda t, f: fallen_friends(t, f, commanders=True)),
    pick(takes_fallen(1)),
    return_fallen(1, 2),
    replaces=True,
    once=ONCE_A_GAME_TOO,
)

# 30808 Beron: Zeal of the Drowned God. May influence only Greyjoy units. Influence: the unit may
# re-roll morale test dice and has Hardened (when attacked, after defense dice, blocks 1 extra hit
# per its destroyed rank).
influence(
    "ncu_30808_zeal_of_the_drowned_god",
    house(IT, HOUSE),
    give(RE_ROLL, TEST_DICE),
    on(
        DEFENSE_DICE_DONE,
        on_me & (lost_ranks(ME) >= 1) & ~keeps_ability(ME, "hardened"),
        block(lost_ranks(ME)),
    ),
)

# 30809 Asha: Queen's Promises. Influence. When attached, remove 1 condition token from the unit. A
# friendly influenced unit has +1 to morale test rolls per Pillage token on it; each morale test it
# passes deals 1 hit per Pillage token to one enemy engaged with it.
influence(
    "ncu_30809_queens_promises",
    any_,
    on(INFLUENCE_SET, by_me, clear_one(ME)),
    give(MORALE, pillage(ME), friendly(ME)),
    on(
        TEST_PASSED,
        by_me & friendly(ME) & (pillage(ME) >= 1) & engaged(ME),
        pick(engaged_with(ME, IT)),
        take_hits(P1, pillage(ME)),
    ),
)
