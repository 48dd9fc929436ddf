"""What the judge counts for each house.

An encounter counts by what it is likely to bring before it is settled, and by what is still to be
handed out after that: a bot that looks one step ahead often stops in between. So do an agreement
that is being carried out, and an offer of a truce that waits for its answer.
"""

from math import exp
from typing import Final

from throneroom.games.iron_throne.content import CARD_HOUSE, CARD_TYPE, CARD_VALUE, TRUCE
from throneroom.games.iron_throne.state import (
    AGREED,
    ALL_LOST,
    ATTACKING,
    BETRAYAL,
    DEFENDING,
    HOSTILE,
    RESOLUTION,
    SETUP,
    TRUCE_RESULT,
    WON_BY_ATTACKER,
    Table,
)
from throneroom.kernel import Counted, Features

NAMES: Final = (
    "influence_1",  # the first token of influence spread; one to be hoped for counts in part
    "influence_2",
    "influence_3",
    "influence_4",
    "influence_5",
    "power",  # tokens on characters
    "living",
    "strongest",  # tokens on the strongest character
    "reserve",  # tokens on the leader sheet
    "cards",  # in hand, and those that a victory in defence promises
    "hostility",  # the values of the hostility cards in hand, in tens
    "truces",  # truce cards in hand
    "hostages",  # held, and those that an agreement still brings
    "captured",  # own cards that others hold
    "soon",  # how soon the house attacks: 1 next, 0 last
    "loss",  # tokens that the encounter is likely to cost
    "death",  # the chance that the character in the encounter dies
    "offered",  # influence that an open offer would bring
    "offered_more",  # hostages and power that it would bring, less what it would cost
)
GOOD: Final = frozenset(NAMES) - {"strongest", "soon", "captured", "loss", "death"}
BAD: Final = frozenset({"captured", "loss", "death"})
_LATE: Final = 25.0  # turns after which a game is as late as it gets
_CARD: Final = 4.0  # what an unknown encounter card adds to a lead, more or less
_ABILITY: Final = 1.5  # the same for abilities, once the cards are known
Odds = tuple[float, ...]  # by side: nobody's, the attacker's, the defender's
_NOTHING: Final[Odds] = (0.0, 0.0, 0.0)
_TALKS: Final[Odds] = (0.0, 0.5, 0.5)  # talks that fail are lost by all
_KINDS: Final = {3: "3", 4: "4", 5: "5"}
_IS_TRUCE: Final = tuple(int(kind == TRUCE) for kind in CARD_TYPE)
_TENTHS: Final = tuple(value / 10 for value in CARD_VALUE)
_STEPS: Final = tuple(tuple(float(token < spread) for token in range(5)) for spread in range(6))

_value_of = _TENTHS.__getitem__
_truces_of = _IS_TRUCE.__getitem__


def count(t: Table) -> Counted:
    """How much each house has of what counts."""
    n = t.seats
    if t.phase == SETUP:
        return Counted(_KINDS[n], 0.0, [[0.0] * len(NAMES)] * n)
    captured = [0] * 5
    for held in t.hostages:
        for card in held:
            captured[CARD_HOUSE[card]] += 1
    wins, loses = _prospects(t)
    promised = _agreement(t) if t.result == TRUCE_RESULT else ()
    talks = t.flow.kind in ("truce_word", "truce_answer")
    first = t.attacker + 1
    rows = []
    most = 0
    for seat, house in enumerate(t.house):
        tokens = t.power[house * 5 : house * 5 + 5]
        spread = 5 - t.influence[seat * n + seat]
        if spread > most:
            most = spread
        hand = t.hand[seat]
        cards = float(len(hand))
        hostages = len(t.hostages[seat])
        gain = loss = death = offered = more = 0.0
        side = t.side[seat]
        if side:
            if side == ATTACKING:
                gain = wins[ATTACKING]
            else:
                cards += 2.0 * wins[DEFENDING]
            fighter = t.fighter[seat]
            if fighter >= 0 and loses[side]:
                loss = loses[side] * ((t.power[fighter] + 1) // 2)
                if t.power[fighter] == 1:
                    death = loses[side]
            if promised:
                if seat == t.attacker or seat == t.defender:
                    gain, taking = promised[side]
                    hostages += taking
            elif talks and (seat == t.attacker or seat == t.defender):
                offered, more = _offer(t, seat)
        row = [
            *_STEPS[spread],
            sum(tokens),
            5 - tokens.count(0),
            max(tokens),
            t.sheet[seat],
            cards,
            sum(map(_value_of, hand)),
            sum(map(_truces_of, hand)),
            hostages,
            captured[house],
            1.0 - (seat - first) % n / (n - 1),
            loss,
            death,
            offered,
            more,
        ]
        if gain and spread < 5:
            row[spread] = gain
        rows.append(row)
    return Counted(_KINDS[n], min(1.0, max(t.turn / _LATE, most / 5)), rows)


def _prospects(t: Table) -> tuple[Odds, Odds]:
    """How likely the encounter is to be won, and to be lost, by side; nothing once its rewards and
    penalties have been handed out."""
    settled = t.settled
    if settled:
        if settled == AGREED:
            return _NOTHING, _NOTHING
        if t.phase == RESOLUTION and ("rewards_and_penalties",) not in t.flow.agenda:
            return _NOTHING, _NOTHING
        if settled == ALL_LOST:
            return _NOTHING, (0.0, 1.0, 1.0)
        return _either(float(settled == WON_BY_ATTACKER))
    attacker, defender = t.attacker, t.defender
    if defender < 0 or t.fighter[attacker] < 0:
        return _NOTHING, _NOTHING
    result = t.result
    if result == TRUCE_RESULT:
        return _NOTHING, _TALKS
    if result == BETRAYAL:
        return _either(float(t.card_type[attacker] != TRUCE))
    lead = t.bonus[ATTACKING] - t.bonus[DEFENDING]
    for side, fighter in zip(t.side, t.fighter, strict=True):
        if fighter >= 0:
            if side == ATTACKING:
                lead += t.power[fighter]
            elif side == DEFENDING:
                lead -= t.power[fighter]
    doubt = _CARD
    if result == HOSTILE:
        lead += t.card_value[attacker] - t.card_value[defender]
        doubt = _ABILITY
    else:
        one, other = t.encounter_card[attacker], t.encounter_card[defender]
        if one >= 0 and other >= 0:
            truce, peace = _IS_TRUCE[one], _IS_TRUCE[other]
            if truce and peace:
                return _NOTHING, _TALKS
            if truce or peace:
                return _either(0.1 if truce else 0.9)
            lead += CARD_VALUE[one] - CARD_VALUE[other]
            doubt = _ABILITY
    return _either(1.0 / (1.0 + exp(-lead / doubt)))


def _either(won: float) -> tuple[Odds, Odds]:
    """One side wins, the other loses."""
    return (0.0, won, 1.0 - won), (0.0, 1.0 - won, won)


def _agreement(t: Table) -> tuple[tuple[float, int], ...]:
    """What an agreement that is being carried out still brings, by side: influence, hostages."""
    agenda = t.flow.agenda
    if t.settled or ("agreement_done",) not in agenda:
        return ()
    taking = [0] * t.seats
    for step in agenda:
        if step[0] == "take_hostages":
            taking[step[1]] += step[3]
    offer = t.truce_offer
    return (0.0, 0), (offer[0], taking[t.attacker]), (offer[3], taking[t.defender])


def _offer(t: Table, seat: int) -> tuple[float, float]:
    """What an open offer, or one that is being put together, would bring a seat."""
    if t.flow.kind == "truce_answer":
        offer: tuple[int, ...] | list[int] = t.truce_offer
    elif t.drafted:
        offer = t.draft
    else:
        return 0.0, 0.0
    mine, theirs = (0, 3) if seat == t.attacker else (3, 0)
    more = offer[mine + 1] - offer[theirs + 1] + offer[mine + 2] - offer[theirs + 2]
    return offer[mine], more


FEATURES: Final = Features(
    NAMES, count, tuple((seats, {}) for seats in (3, 4, 5)), good=GOOD, bad=BAD
)
