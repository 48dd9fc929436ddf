"""House Greyjoy: tactics cards of Balon, Euron, Erik, Baelor and Dagmer."""

from throneroom.games.ice_and_fire.board import use_zone as zone_effect
from throneroom.games.ice_and_fire.cards import resolved
from throneroom.games.ice_and_fire.factions.greyjoy_units import HOUSE
from throneroom.games.ice_and_fire.factions.shared_attacks import (
    lash_out,
    of_hero,
    price_of_failure,
)
from throneroom.games.ice_and_fire.programs import CARD as A_CARD
from throneroom.games.ice_and_fire.programs import opponent_of
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.vocabulary import (
    ATTACK,
    ATTACK_DICE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    ATTACK_REROLLS,
    DEFENSE,
    DEFENSE_DICE_DONE,
    DISCARD,
    GAME,
    HAND,
    INFANTRY,
    IT,
    KEYWORDS,
    LONG,
    MANEUVERS,
    MARCHES,
    ME,
    MORALE,
    OTHER,
    P1,
    P2,
    P4,
    PANICKED,
    PILLAGED_AGAIN,
    PRECISION,
    RETREATS,
    ROUND,
    SHORT,
    SUBJECT,
    SUNDERING,
    TEST_DICE,
    TEST_FAILED,
    TEST_PASSED,
    TEST_REROLLS,
    TEST_ROLLED,
    TO_HIT,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
    WOUNDS_RESTORED,
    ZONE_RESOLVED,
    Frame,
    Guard,
    act,
    amount,
    any_,
    attach,
    block,
    borrow_card,
    by_me,
    card,
    choose,
    claimed_picked,
    detach,
    dice,
    discard,
    do,
    enemy,
    enemys,
    engaged,
    engaged_with,
    event_number,
    friend,
    gain,
    give,
    give_pillage,
    house,
    how_many,
    keyword,
    kind,
    lasting,
    look_and_discard,
    lost_ranks,
    may_re_roll,
    melee,
    mine,
    named,
    no_action,
    num,
    on,
    on_me,
    on_mine,
    option,
    panic_wounds,
    pass_pillage,
    pass_test,
    pick,
    pick_amount,
    pick_card,
    pick_from,
    pick_zone,
    pillage,
    pledge_pillage,
    restore,
    same,
    spend_pillage,
    sum_of,
    take_back,
    take_wounds,
    test_roll,
    there_is,
    to_hit,
    use_zone,
    when,
    within,
    without_this_card,
    wounds_left,
)

_ours = (friend, house(IT, HOUSE))

# Balon Greyjoy: The Kraken King

# 40817 Acceptable Sacrifices. A friendly Combat Unit other than Balon's may take up to 2 wounds and
# become Panicked; one other friendly Greyjoy unit within long range gains 1 Pillage token per wound
# taken.
card(
    40817,
    TURN_START,
    mine,
    pick(friend, ~named(IT, "Balon Greyjoy")),
    pick(*_ours, ~same(IT, P1), pillage(IT) < 2, within(LONG, P1, IT)),
    pick_amount(wounds_left(P1).at_most(2), least=1),
    take_wounds(P1, amount(3)),
    gain(P1, PANICKED),
    give_pillage(P2, amount(3)),
)
# 40818 Price of Failure. Every attack die counts as a hit. If the defender survives the attack, the
# attacker becomes Panicked and Vulnerable.
price_of_failure(40818)
# 40819 The Old Way. With 1 Pillage token the unit may re-roll any dice of the test; with 2 it
# passes. Or, after attack dice: with 1 or more Pillage tokens on the attacker the defender becomes
# Vulnerable; with 2 it may also re-roll any attack dice.
card(
    40819,
    TEST_REROLLS,
    mine & (pillage(SUBJECT) >= 1),
    when(pillage(SUBJECT) == 2, pass_test(), otherwise=[may_re_roll(TEST_DICE)]),
)
card(
    40819,
    ATTACK_REROLLS,
    mine & (pillage(SUBJECT) >= 1),
    gain(OTHER, VULNERABLE),
    when(pillage(SUBJECT) == 2, may_re_roll(ATTACK_DICE)),
    mode=2,
)

# Euron Greyjoy: Lord Reaper of Pyke

# 40820 Devious Methods. Discard 1 other tactics card to take 1 card from the opponent's discard
# pile into hand; it returns there when it leaves your hand. Commander names on it read as Euron
# Greyjoy.
_EURON = "Euron Greyjoy"


def _discarded_by_opponent(t: Battle, f: Frame) -> list[int]:
    return sorted(set(resolved(t, opponent_of(t, f))))


card(
    40820,
    TURN_START,
    mine & Guard(lambda t, f: len(t.hand[f.seat]) > 1 and bool(_discarded_by_opponent(t, f))),
    pick_card(HAND),
    discard(1),
    pick_from(A_CARD, _discarded_by_opponent, late=True),
    borrow_card(2, _EURON),
)
# 40821 Cunning Ploy. The unit performs no actions this turn; instead one other friendly Combat Unit
# performs 1 Maneuver, March or Retreat action. If the activated unit is Euron Greyjoy's, one enemy
# within long range first becomes Vulnerable.
card(
    40821,
    UNIT_ACTIVATES,
    mine,
    pick(friend, ~same(IT, SUBJECT)),
    when(
        named(SUBJECT, _EURON),
        pick(enemy, within(LONG, SUBJECT, IT)),
        gain(P2, VULNERABLE),
    ),
    no_action(SUBJECT, TURN, free=True),
    act(P1, MANEUVERS | MARCHES | RETREATS),
)
# 40822 Mind Games. Choose a tactics zone. The next time it is claimed this round, after its effect
# the other player may use that zone's effect.
_use_it = option("use_zone", use_zone(event_number))
_they_use_it = option("use_zone", do(lambda t, f: zone_effect(t, opponent_of(t, f), f.number)))
card(
    40822,
    TURN_START,
    mine,
    pick_zone(),
    lasting(
        ROUND,
        None,
        on(
            ZONE_RESOLVED,
            claimed_picked(1) & enemys,
            detach(),
            choose(1, _use_it, option("no")),
        ),
        on(
            ZONE_RESOLVED,
            claimed_picked(1) & mine,
            detach(),
            choose(1, _they_use_it, option("no"), opponent=True),
        ),
    ),
)

# Erik Ironmaker: Anvil-Breaker

# 40823 Iron's Endurance. The defender blocks 1 extra hit. If it is a Greyjoy unit, attach to it
# after the attack for the rest of the game: with 1 or more Pillage tokens, after each attack on it
# one enemy engaged with it becomes Weakened; with 2 it also restores 1 wound on each passed morale
# test.
card(
    40823,
    DEFENSE_DICE_DONE,
    enemys & on_mine & melee,
    block(1),
    when(
        house(OTHER, HOUSE),
        lasting(
            ATTACK,
            OTHER,
            on(
                ATTACK_DONE,
                on_me,
                attach(
                    ME,
                    GAME,
                    on(
                        ATTACK_DONE,
                        on_me & (pillage(ME) >= 1) & engaged(ME),
                        pick(engaged_with(ME, IT)),
                        gain(P1, WEAKENED),
                    ),
                    on(TEST_PASSED, by_me & (pillage(ME) == 2), restore(ME, 1)),
                ),
            ),
        ),
    ),
)
# 40824 Steel's Might. Spend any number of the attacker's Pillage tokens (they still count for this
# attack); per token choose one: re-roll any attack dice; Precision; Vicious.
card(
    40824,
    ATTACK_DICE_NEXT,
    mine & melee & (pillage(SUBJECT) >= 1),
    pick_amount(pillage(SUBJECT), least=1),
    choose(
        amount(1),
        option("reroll", may_re_roll(ATTACK_DICE)),
        option("precision", keyword(PRECISION)),
        option("vicious", keyword(VICIOUS)),
    ),
    pledge_pillage(SUBJECT, amount(1)),
)
# 40825 Gold's Allure. The unit may re-roll any dice of the test. On success, if a Greyjoy unit,
# attach to it for the rest of the game: with 1 or more Pillage tokens +1 to morale test rolls; with
# 2, a further Pillage token instead restores 1 wound.
card(
    40825,
    TEST_REROLLS,
    mine,
    may_re_roll(TEST_DICE),
    when(
        house(SUBJECT, HOUSE),
        lasting(
            TURN,
            SUBJECT,
            on(
                TEST_PASSED,
                by_me,
                attach(
                    ME,
                    GAME,
                    give(MORALE, 1, pillage(ME) >= 1),
                    on(PILLAGED_AGAIN, by_me, restore(ME, 1)),
                ),
                detach(),
            ),
            ends=[(TEST_FAILED, by_me)],
        ),
    ),
)

# Baelor Blacktyde: Lord of Blacktyde

# 40826 Lash Out. If the defender survived, the attacker takes 2 wounds per destroyed rank of the
# defender. If the defender is Baelor Blacktyde's unit the attacker also becomes Panicked.
lash_out(40826, of_hero("Baelor Blacktyde"))
# 40827 Blacktyde Resentment. Attach to a friendly Combat Unit until it restores wounds. In its
# melee attacks choose one option per its destroyed rank: +1 to hit and +1 attack die per destroyed
# rank; or Vicious and +1 wound per destroyed rank if the defender fails its panic test.
card(
    40827,
    TURN_START,
    any_,
    pick(friend, without_this_card(IT)),
    attach(
        P1,
        GAME,
        on(
            ATTACK_DICE_NEXT,
            by_me & melee & (lost_ranks(ME) >= 1),
            choose(
                lost_ranks(ME),
                option("to_hit", to_hit(1), dice(lost_ranks(ME))),
                option("vicious", keyword(VICIOUS), panic_wounds(lost_ranks(ME))),
            ),
        ),
        ends=[(WOUNDS_RESTORED, by_me)],
    ),
)
# 40828 Blacktyde Conviction. The roll is at +1 per destroyed rank of the unit and +1 per destroyed
# rank among all enemies engaged with it.
card(
    40828,
    TEST_ROLLED,
    mine,
    test_roll(lost_ranks(SUBJECT) + sum_of(lost_ranks(IT), engaged_with(SUBJECT, IT))),
)

# Dagmer Cleftjaw: Master-at-Arms

# 40829 Lust for Glory. A friendly Greyjoy unit gains 1 Pillage token. Attach to it until the round
# ends: melee attacks +1 to hit, defense rolls -1.
card(
    40829,
    TURN_START,
    any_,
    pick(*_ours, without_this_card(IT)),
    give_pillage(P1),
    attach(P1, ROUND, give(TO_HIT, 1, melee), give(DEFENSE, -1)),
)
# 40830 Iron Envy. It takes 1 wound and becomes Vulnerable. Choose one option, plus one per other
# friendly unit within short range holding Pillage tokens: Sundering this turn; Vicious this turn;
# take 1 Pillage token from another friendly Greyjoy infantry unit within short range.
_rich_nearby = (friend, ~same(IT, SUBJECT), pillage(IT) >= 1, within(SHORT, SUBJECT, IT))
_envied = (*_rich_nearby, house(IT, HOUSE), kind(IT, INFANTRY))
card(
    40830,
    UNIT_ACTIVATES,
    mine & house(SUBJECT, HOUSE),
    choose(
        1 + how_many(*_rich_nearby),
        option("sundering", lasting(TURN, SUBJECT, give(KEYWORDS, SUNDERING))),
        option("vicious", lasting(TURN, SUBJECT, give(KEYWORDS, VICIOUS))),
        option(
            "pillage",
            pick(*_envied),
            pass_pillage(P4, SUBJECT),
            possible=there_is(*_envied) & (pillage(SUBJECT) < 2),
        ),
    ),
    take_wounds(SUBJECT, 1),
    gain(SUBJECT, VULNERABLE),
)
# 40831 Knowledge Paid in Iron. You may discard 1 Pillage token from a friendly unit; if so choose
# one: take a tactics card from your discard pile into hand; or look at the opponent's hand and
# discard one card.
_one_discarded = Guard(lambda t, f: bool(resolved(t, f.seat)))
_they_hold_cards = Guard(lambda t, f: bool(t.hand[opponent_of(t, f)]))
card(
    40831,
    TURN_START,
    _one_discarded | _they_hold_cards,
    pick(friend, pillage(IT) >= 1),
    choose(
        1,
        option(
            "from_discard",
            pick_card(DISCARD, not_this=True, late=True),
            take_back(4),
            possible=_one_discarded,
        ),
        option("look", look_and_discard(), possible=_they_hold_cards),
    ),
    spend_pillage(P1, num(1)),
)
