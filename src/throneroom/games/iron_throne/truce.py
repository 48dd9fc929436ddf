"""I9 Truce and the truce protocol of I19.7-I19.16.

An offer is six numbers: influence, hostages and power for the attacker, then for the defender. It
is put together number by number in a draft that only its maker sees, and then proposed. Only the
two active players are ever asked (I9.13).
"""

from collections.abc import Callable
from typing import Any, Final

from throneroom.games.iron_throne import power
from throneroom.games.iron_throne.content import AFTER_TRUCE_TALKS, BEFORE_TRUCE_TALKS, HOUSES
from throneroom.games.iron_throne.hostages import ANY_SOURCE
from throneroom.games.iron_throne.influence import spread_influence
from throneroom.games.iron_throne.state import (
    AGREED,
    ALL_LOST,
    ENCOUNTER,
    RESOLUTION,
    SIDES,
    Table,
)
from throneroom.kernel import Action, Illegal, Names, Question, Talks

INFLUENCE: Final = 0
HOSTAGES: Final = 1
POWER: Final = 2
DEMANDS: Final = Names("demand", ["influence", "hostages", "power"])  # I9.2
MOST: Final = (1, 2, 3)
OFFER_LIMIT: Final = 6  # I19.10, IR58


def truce(t: Table) -> None:  # I9.1, I9.14, I19.8
    """The two active players negotiate; the attacker has the first word."""
    t.flow.push("truce_word", t.attacker)
    t.flow.push("moment", BEFORE_TRUCE_TALKS)


def truce_word(t: Table, seat: int) -> None:  # I19.8
    """The player with the word makes an offer or breaks off."""
    t.flow.ask("truce_word", (seat,))


def truce_answer(t: Table, seat: int) -> None:  # I19.9, I19.11
    """The other active player answers the offer on the table."""
    t.flow.ask("truce_answer", (seat,))


def _clear_draft(t: Table) -> None:
    t.draft = [0] * 6
    t.drafted = 0


def possible(t: Table, getter: int, demand: int) -> int:  # I9.2, I9.9, I19.12, IR14
    """The most of a demand that the other active player can fulfil in full now."""
    giver = t.attacker + t.defender - getter
    if demand == INFLUENCE:
        return min(1, t.influence[getter * t.seats + getter])
    if demand == HOSTAGES:
        held = len(t.deck[giver]) + len(t.hand[giver]) + len(t.hostages[giver])
        return min(2, held)
    return min(3, t.sheet[giver])


def _index(t: Table, getter: int, demand: int) -> int:
    return demand if getter == t.attacker else 3 + demand


def _drafting(t: Table, seat: int) -> list[Action]:
    """What can still be put into the draft, each number once, and proposing it."""
    found: list[Action] = []
    other = t.attacker + t.defender - seat
    for verb, getter in (("demand", seat), ("grant", other)):
        for demand in range(3):
            if not t.drafted >> _index(t, getter, demand) & 1:
                most = possible(t, getter, demand)
                found += [(verb, demand, n) for n in range(1, most + 1)]
    if any(t.draft):
        found.append(("propose",))
    return found


def _legal_word(t: Table, seat: int) -> list[Action]:
    return [*_drafting(t, seat), ("break_off",)]


def _legal_answer(t: Table, seat: int) -> list[Action]:  # I19.9, I19.10
    answers: list[Action] = [("accept",), ("refuse",), ("break_off",)]
    if t.offers_made < OFFER_LIMIT:
        answers += _drafting(t, seat)
    return answers


def whole_offers(t: Table, seat: int) -> list[Action]:  # I9.2-I9.8, I19.10, I19.12
    """Offers for bots, from modest to bold. Of hostages and of power only one side gives: what is
    given and taken at once is worth little. None where nobody offers anything, as when support is
    asked for."""
    if t.flow.kind not in ("truce_word", "truce_answer") or t.offers_made >= OFFER_LIMIT:
        return []
    pairs = [
        [(0, 0), *((n, 0) for n in range(1, mine + 1)), *((0, n) for n in range(1, theirs + 1))]
        for mine, theirs in (
            (possible(t, t.attacker, demand), possible(t, t.defender, demand))
            for demand in (HOSTAGES, POWER)
        )
    ]
    influence = [
        (mine, theirs)
        for mine in range(possible(t, t.attacker, INFLUENCE) + 1)
        for theirs in range(possible(t, t.defender, INFLUENCE) + 1)
    ]
    return [
        ("offer", i[0], h[0], p[0], i[1], h[1], p[1])
        for i in influence
        for h in pairs[0]
        for p in pairs[1]
        if any(i) or any(h) or any(p)
    ]


def unsettled(t: Table) -> bool:
    """Whether an encounter is under way: what it brings is seen in its resolution."""
    return ENCOUNTER <= t.phase <= RESOLUTION


def _check_draft(t: Table, seat: int, action: Action) -> None:
    verb = action[0]
    if verb in ("accept", "refuse", "break_off", "clear"):
        return
    if t.offers_made >= OFFER_LIMIT:
        raise Illegal("I19.10", "iron_throne-last-offer")
    if verb == "propose":
        _check_offer(t, tuple(t.draft))
    elif verb == "offer":
        _check_offer(t, action[1:])
    else:
        _, demand, n = action
        other = t.attacker + t.defender - seat
        _check_number(t, seat if verb == "demand" else other, demand, n)


def _check_number(t: Table, getter: int, demand: int, n: int) -> None:  # I9.2, I9.3, I19.12
    name = DEMANDS.ids[demand]
    if not 0 <= n <= MOST[demand]:
        raise Illegal("I9.2", "iron_throne-demand-too-large", demand=name, most=MOST[demand])
    most = possible(t, getter, demand)
    if n > most:
        # Influence is the getter's own; all else is given by the other active player.
        lacking = getter if demand == INFLUENCE else t.attacker + t.defender - getter
        house = HOUSES.ids[t.house[lacking]]
        raise Illegal("I19.12", "iron_throne-not-possible", house=house, demand=name, most=most)


def _check_offer(t: Table, offer: tuple[int, ...]) -> None:  # I9.4-I9.6, I9.8, I19.12, IR16, IR17
    if not any(offer):
        raise Illegal("I9.8", "iron_throne-empty-offer")
    for i, n in enumerate(offer):
        _check_number(t, t.attacker if i < 3 else t.defender, i % 3, n)


def _take_talk(t: Table, seat: int, action: Action) -> bool:
    """Build the draft, or say the word that moves the talks on."""
    verb = action[0]
    if verb in ("demand", "grant"):
        getter = seat if verb == "demand" else t.attacker + t.defender - seat
        i = _index(t, getter, action[1])
        t.draft[i] = action[2]
        t.drafted |= 1 << i
        return True
    if verb == "clear":
        _clear_draft(t)
        return True
    if verb in ("propose", "offer"):
        _propose(t, seat, tuple(t.draft) if verb == "propose" else action[1:])
    elif verb == "accept":
        t.flow.emit("truce_accepted", seat)
        agree(t)
    elif verb == "refuse":
        t.flow.emit("truce_refused", seat)
        if t.offers_made >= OFFER_LIMIT:
            fail(t)
        else:  # the word returns to the one who made the offer
            t.flow.push("truce_word", t.attacker + t.defender - seat)
    else:
        t.flow.emit("truce_broken_off", seat)
        fail(t)
    _clear_draft(t)
    return False


def _propose(t: Table, seat: int, offer: tuple[int, ...]) -> None:  # I19.7, I19.11, I19.13
    """An offer is public, counts, and stands until it is answered."""
    t.truce_offer = offer
    t.offers_made += 1
    t.flow.emit("truce_offered", seat, *offer)
    t.flow.push("truce_answer", t.attacker + t.defender - seat)


def agree(t: Table) -> None:  # I9.7, I9.10, IR13, IR15, I19.16
    """Carry out the agreement at once: power, hostages (attacker first), influence."""
    offer = t.truce_offer
    push = t.flow.push
    push("moment", AFTER_TRUCE_TALKS)
    push("unit_end")
    push("agreement_done")
    push("take_hostages", t.defender, t.attacker, offer[3 + HOSTAGES], ANY_SOURCE)
    push("take_hostages", t.attacker, t.defender, offer[HOSTAGES], ANY_SOURCE)
    power.sheet_to_sheet(t, t.defender, t.attacker, offer[POWER])
    # Both directions at once: what was just received cannot be needed to pay (I19.12).
    power.sheet_to_sheet(t, t.attacker, t.defender, offer[3 + POWER])


def agreement_done(t: Table) -> None:  # I9.10, I9.11, IR12
    """Last the influence, both directions at once; nobody has won or lost."""
    offer = t.truce_offer
    if offer[INFLUENCE]:
        spread_influence(t, t.attacker, t.defender)
    if offer[3 + INFLUENCE]:
        spread_influence(t, t.defender, t.attacker)
    t.agreement_taken.clear()
    t.settled = AGREED
    t.flow.emit("settled", AGREED)


def fail(t: Table) -> None:  # I9.12, IR19
    """Without agreement all participants on both sides lose."""
    t.settled = ALL_LOST
    t.flow.emit("settled", ALL_LOST)
    t.flow.push("moment", AFTER_TRUCE_TALKS)


def _word(t: Table, seat: int) -> dict[str, Any]:
    """How to begin one's own offer anew, if one is in the making."""
    return {"undo": "clear"} if t.drafted else {}


def _answer(t: Table, seat: int) -> dict[str, Any]:
    """The offer on the table, seen from the side of who answers it."""
    numbers = [f"{side}_{demand}" for side in SIDES[1:] for demand in DEMANDS.ids]
    return {
        "other": t.attacker + t.defender - seat,
        "side": SIDES[t.side[seat]],
        "left": OFFER_LIMIT - t.offers_made,
        **dict(zip(numbers, t.truce_offer, strict=True)),
        **_word(t, seat),
    }


def _offered(t: Table, seat: int) -> dict[str, Any] | None:  # I9.2, I19.10, I19.12
    """The numbers of an offer: the most of each, and how much is possible now. Nothing once the
    last offer has been made."""
    if t.offers_made >= OFFER_LIMIT:
        return None
    numbers = [
        {
            "number": f"{side}_{demand}",
            "side": side,
            "demand": demand,
            "most": most,
            "possible": possible(t, getter, i),
        }
        for side, getter in zip(SIDES[1:], (t.attacker, t.defender), strict=True)
        for i, (demand, most) in enumerate(zip(DEMANDS.ids, MOST, strict=True))
    ]
    return {"numbers": numbers}


def _break_off(t: Table, seat: int) -> Action:  # I19.14
    return ("break_off",)


def _refuse(t: Table, seat: int) -> Action:  # I19.14
    return ("refuse",)


STEPS: Final[dict[str, Callable[..., None]]] = {
    "truce": truce,
    "truce_word": truce_word,
    "truce_answer": truce_answer,
    "agreement_done": agreement_done,
}
_DRAFT_VERBS: Final = frozenset({"demand", "grant", "clear", "propose", "offer", "break_off"})
# Always asked: a draft can be begun anew, and what is left to put into it is its maker's secret.
QUESTIONS: Final = {
    "truce_word": Question(
        _DRAFT_VERBS,
        _legal_word,
        _check_draft,
        _take_talk,
        always=True,
        timeout=_break_off,
        context=_word,
        offer=_offered,
    ),
    "truce_answer": Question(
        _DRAFT_VERBS | {"accept", "refuse"},
        _legal_answer,
        _check_draft,
        _take_talk,
        always=True,
        timeout=_refuse,
        context=_answer,
        offer=_offered,
    ),
}
TALKS: Final = Talks(
    kinds=frozenset({"truce_word", "truce_answer", "answer_support"}),
    agree=frozenset({"accept"}),
    decline=frozenset({"refuse", "break_off"}),
    offers=whole_offers,
)
