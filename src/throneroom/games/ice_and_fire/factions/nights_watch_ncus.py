"""The Night's Watch: NCUs."""

from throneroom.games.ice_and_fire import cards
from throneroom.games.ice_and_fire.attack_numbers import is_hit
from throneroom.games.ice_and_fire.factions.missiles import friends_panic, note_friends
from throneroom.games.ice_and_fire.hits import start_hits
from throneroom.games.ice_and_fire.programs import CARD
from throneroom.games.ice_and_fire.rolls import roll_dice
from throneroom.games.ice_and_fire.state import Battle, ranks_of
from throneroom.games.ice_and_fire.texts import FIRST_CARD, name_of
from throneroom.games.ice_and_fire.vocabulary import (
    ATTACK,
    ATTACK_DICE,
    ATTACK_DICE_DONE,
    ATTACK_DICE_NEXT,
    ATTACK_REROLLS,
    ATTACKS,
    CHARGES,
    COUNT,
    CROWN,
    DEPLOYED,
    DICE,
    DISCARD,
    FAR_OWN_EDGE,
    FORBIDDEN,
    HAND,
    HAND_LIMIT,
    HINDERING,
    HORSE_AND_FOOT,
    INFLUENCE_SET,
    IT,
    ME,
    ONCE_A_GAME,
    OTHER,
    P1,
    P2,
    P3,
    P4,
    REFILL,
    ROUGH,
    ROUND,
    ROUND_END,
    ROUND_START,
    SHOTS,
    SPEND_LOCKED,
    STRIKES,
    SUBJECT,
    TERRAIN_IGNORED,
    THIS_NCU,
    TURN_START,
    VULNERABLE,
    WEAKENED,
    ZONE_CLAIMED,
    ZONE_RESOLVED,
    Frame,
    Guard,
    ability,
    always,
    any_,
    attach_picked,
    aura,
    by_me,
    by_this_ncu,
    choose,
    claimed,
    clear_one,
    counter,
    defense,
    destroy_ncu,
    do,
    draw,
    enemy,
    engaged_with,
    friend,
    gain,
    gain_one,
    give,
    highest,
    house,
    how_many,
    influence,
    is_there,
    kind,
    lasting,
    lost_ranks,
    may,
    may_re_roll,
    melee,
    mine,
    new_unit,
    on,
    on_board,
    on_mine,
    option,
    panic_test,
    pick,
    pick_card,
    pick_from,
    put,
    restore,
    same,
    there_is,
    when,
    wounds_left,
)

WATCH = "Night's Watch"
# Tactics cards that can be attached to a unit of the Watch without anything else happening.
VOWS = (40501, 40502, 40503, 40504, 40505, 40507, 40509, 40510, 40513, 40517, 40518, 40534)


# 30501 Bowen: Counts and Measures. When Bowen claims a zone you may look at the top 2 cards of your
# deck, take one into hand and put the other on the bottom.
def _look_at_two(t: Battle, f: Frame) -> None:
    """Both come to the hand, before one of them goes again."""
    drawn = t.deck[f.seat][-2:][::-1]
    f.count = len(drawn)
    if drawn:
        t.deck[f.seat] = t.deck[f.seat][: -len(drawn)]
        t.hand[f.seat] += drawn
        t.flow.whisper((f.seat,), "drew", (f.seat, len(drawn)), (drawn,))


def _put_under(t: Battle, f: Frame) -> None:
    if f.picks[0] >= 0:
        cards.put_back(t, f.seat, f.picks[0], under=True)


may(
    "ncu_30501_counts_and_measures",
    ZONE_CLAIMED,
    by_this_ncu,
    do(_look_at_two, Guard(lambda t, f: bool(t.deck[f.seat]))),
    when(COUNT == 2, pick_card(HAND, late=True, newest=2), do(_put_under)),
    do(lambda t, f: cards.check_hand(t, f.seat)),
)

# 30502 Aemon: Maester's Healing. When Aemon claims a zone one friendly Combat Unit may restore 1
# wound plus 1 per its destroyed rank.
may(
    "ncu_30502_maesters_healing",
    ZONE_CLAIMED,
    by_this_ncu,
    pick(friend),
    restore(P1, 1 + lost_ranks(P1)),
)


# 30503 Jeor: Duty to the Realms of Men. When Jeor claims a zone you may move one attached friendly
# tactics card from one friendly Night's Watch Combat Unit to another. Once per game the zone's
# effect may be replaced by attaching a suitable tactics card from your discard pile to a friendly
# Night's Watch unit.
def _attached_to(t: Battle, f: Frame, unit: int) -> list[int]:
    """The tactics cards of the owner's side that are attached to a unit."""
    own = t.side[f.seat]
    found = (row for row in t.lasting if row.card >= 0 and row.holder == unit)
    return sorted({row.card for row in found if t.side[row.seat] == own})


def _move_card(t: Battle, f: Frame) -> None:
    """It stays attached all the time: what works "when attached" does not work again."""
    giver, card, taker = f.picks[:3]
    for i, row in enumerate(t.lasting):
        if row.card == card and row.holder == giver and t.side[row.seat] == t.side[f.seat]:
            t.lasting[i] = row._replace(holder=taker)
            t.flow.emit("attached", row.seat, card, taker)
            return


def _lacks_card(place: int) -> Guard:
    """No card of the same name as the one that was picked in this place is attached to IT."""
    return Guard(
        lambda t, f: (
            name_of(FIRST_CARD + f.picks[place - 1])
            not in (
                name_of(FIRST_CARD + r.card) for r in t.lasting if r.holder == f.it and r.card >= 0
            )
        )
    )


_in_the_watch = (friend, house(IT, WATCH))
_has_card = Guard(lambda t, f: bool(_attached_to(t, f, f.it)))
# Who wants only the second part declines the first.
may(
    "ncu_30503_duty_to_the_realms_of_men",
    ZONE_CLAIMED,
    by_this_ncu & there_is(*_in_the_watch, _has_card) & (how_many(*_in_the_watch) >= 2),
    pick(*_in_the_watch, _has_card, optional=True),
    when(
        is_there(P1),
        pick_from(CARD, lambda t, f: _attached_to(t, f, f.picks[0])),
        pick(*_in_the_watch, ~same(IT, P1), _lacks_card(2)),
        when(is_there(P3), do(_move_card)),
    ),
)
may(
    "ncu_30503_duty_to_the_realms_of_men",
    ZONE_CLAIMED,
    by_this_ncu,
    pick_card(DISCARD, *VOWS),
    pick(*_in_the_watch, _lacks_card(1)),
    attach_picked(P2, searched=False),
    once=ONCE_A_GAME,
    replaces=True,
)

# 30506 Qhorin: Halfhand's Guidance. Influence (friendly cavalry or infantry): +1 attack die.
influence("ncu_30506_halfhands_guidance", friend & kind(IT, *HORSE_AND_FOOT), give(DICE, 1))
# Sacrifice for the Cause. At the start of any turn, if Qhorin is not on the board, you may destroy
# him: one enemy unit becomes Vulnerable and may not perform Attack or Charge actions this round.
may(
    "ncu_30506_sacrifice_for_the_cause",
    TURN_START,
    ~on_board,
    pick(enemy),
    destroy_ncu(THIS_NCU),
    gain(P1, VULNERABLE),
    lasting(ROUND, P1, give(FORBIDDEN, ATTACKS | STRIKES | SHOTS | CHARGES)),
)

# 30507 Donal: Expert Maintenance. Starts with 2 Order tokens. After any unit rolls attack dice you
# may remove 1 token and choose one: the attacker may re-roll any attack dice and opponents cannot
# spend its Weakened token; or the defender has +1 to defense rolls and opponents cannot spend its
# Vulnerable token.
may(
    "ncu_30507_expert_maintenance",
    ATTACK_REROLLS,
    mine,
    put(-1),
    may_re_roll(ATTACK_DICE),
    lasting(ATTACK, SUBJECT, give(SPEND_LOCKED, WEAKENED)),
)
may(
    "ncu_30507_expert_maintenance",
    ATTACK_DICE_DONE,
    on_mine,
    put(-1),
    defense(1),
    lasting(ATTACK, OTHER, give(SPEND_LOCKED, VULNERABLE)),
)

# 30508 Othell: War Machines of the Wall. When Othell claims a zone its effect may be replaced by a
# ranged attack Ranged Volley (3+, 3 dice, +1 die per remaining rank of the defender) on one enemy
# Combat Unit (no range or line of sight needed).
_VOLLEY_DICE, _VOLLEY_HITS_ON = 3, 3


def _volley(t: Battle, f: Frame) -> None:
    """No unit makes this attack, so nothing that units bring to one works for it."""
    unit = f.picks[0]
    f.count = t.wounds[unit]
    dice = roll_dice(t, "attack", f.seat, _VOLLEY_DICE + ranks_of(t, unit))
    hits = sum(is_hit(die, _VOLLEY_HITS_ON) for die in dice)
    t.flow.emit("takes_hits", unit, hits)
    start_hits(t, unit, hits, f.seat)


may(
    "ncu_30508_war_machines_of_the_wall",
    ZONE_CLAIMED,
    by_this_ncu,
    pick(enemy),
    note_friends(P1),
    do(_volley),
    when(is_there(P1) & (wounds_left(P1) < COUNT), panic_test(P1)),
    friends_panic(),
    replaces=True,
)

# 30509 Samwell: Knowledge Is Power. Tactics hand limit +1, opening hand 4, refill to 4.
aura("ncu_30509_knowledge_is_power", HAND_LIMIT, 1, always)
aura("ncu_30509_knowledge_is_power", REFILL, 1, always)


# 30510 Gilly: Gilly's Insight. After drawing the opening hand you may draw 1 tactics card, then
# shuffle 1 card from hand into the deck.
def _shuffle_back(t: Battle, f: Frame) -> None:
    if f.picks[0] in t.hand[f.seat]:
        cards.put_back(t, f.seat, f.picks[0], under=False)


may(
    "ncu_30510_gillys_insight",
    DEPLOYED,
    any_,
    draw(1),
    pick_card(HAND, late=True),
    do(_shuffle_back),
)
# Samwell's Influence. Starts with 1 Order token; after the effect of a zone Gilly claims remove 1
# token. If she has none at the end of a round she is destroyed.
ability("ncu_30510_samwells_influence", ZONE_RESOLVED, by_this_ncu, put(-1))
ability("ncu_30510_samwells_influence", ROUND_END, counter == 0, destroy_ncu(THIS_NCU))

# 30511 Craster: Rest and Refuge. Influence. When attached, remove 1 condition token from the unit.
# While attached the unit ignores Rough and Hindering.
influence(
    "ncu_30511_rest_and_refuge",
    any_,
    on(INFLUENCE_SET, by_me, clear_one(ME)),
    give(TERRAIN_IGNORED, ROUGH | HINDERING),
)

# 30512 Yoren: Recruitment. Before the effect of each zone Yoren claims put 1 Order token on him;
# for the Crown zone its effect may be replaced by placing 1 more. At the start of a round you may
# remove 4 tokens to place a Conscripts unit fully within long range of your table edge.
ability("ncu_30512_recruitment", ZONE_CLAIMED, by_this_ncu, put(1))
may("ncu_30512_recruitment", ZONE_CLAIMED, by_this_ncu & claimed(CROWN), put(1), replaces=True)
may(
    "ncu_30512_recruitment",
    ROUND_START,
    any_,
    put(-4),
    new_unit("nightswatch_conscripts", edges=FAR_OWN_EDGE),
)

# 30513 Denys: Time May Yet Come. Influence (friendly). Before melee attack dice choose one option,
# plus one per destroyed rank of the unit: re-roll any attack dice; highest attack dice value; one
# enemy engaged with the unit gains a condition token.
influence(
    "ncu_30513_time_may_yet_come",
    friend,
    on(
        ATTACK_DICE_NEXT,
        by_me & melee,
        choose(
            1 + lost_ranks(ME),
            option("reroll", may_re_roll(ATTACK_DICE)),
            option("highest", highest()),
            option("token", pick(enemy, engaged_with(ME, IT)), gain_one(P4)),
        ),
    ),
)
