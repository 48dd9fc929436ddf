"""I7 Phase 3, Encounter, and I8 Hostility and betrayal.

The rulebook has several words for the encounter; here it has one (I3.16, IR70).
"""

from collections.abc import Callable
from typing import Final

from throneroom.games.iron_throne import cards
from throneroom.games.iron_throne.content import (
    AFTER_CARDS_PLAYED,
    BEFORE_TOTALS_COMPARED,
    CARD_TYPE,
    CARD_VALUE,
    CARDS,
    CHARACTER,
    HOSTILITY,
    LIKENESS,
    TRUCE,
)
from throneroom.games.iron_throne.sides import fighters_of
from throneroom.games.iron_throne.state import (
    ALL_LOST,
    ATTACKING,
    BETRAYAL,
    DEFENDING,
    ENCOUNTER,
    HOSTILE,
    NO_CARD,
    NOTHING_PLAYED,
    RESOLUTION,
    TRUCE_RESULT,
    WON_BY_ATTACKER,
    WON_BY_DEFENDER,
    Table,
)
from throneroom.kernel import Action, Illegal, Question


def begin_encounter(t: Table) -> None:  # I7.1
    """From here on players and characters participate."""
    t.phase = ENCOUNTER
    for seat in range(t.seats):
        if t.side[seat]:
            t.took_part |= 1 << seat


def play_cards(t: Table) -> None:  # I7.3, I7.4, I7.9, I7.10, IR39, IR52
    """Both active players play a card face down, secretly and at the same time."""
    t.flow.push("moment", AFTER_CARDS_PLAYED)
    first = t.face_up_first
    if first < 0:
        _ask_for_cards(t, (t.attacker, t.defender))
    else:
        second = t.attacker + t.defender - first
        t.flow.push("play_second", second)
        t.flow.push("show_first", first)
        _ask_for_cards(t, (first,))


def show_first(t: Table, seat: int) -> None:  # I7.9
    """A card played face up is known before the other active player chooses."""
    t.face_up |= 1 << seat
    t.flow.emit("card_revealed", seat, t.encounter_card[seat])


def play_second(t: Table, seat: int) -> None:
    """The other active player still plays face down."""
    _ask_for_cards(t, (seat,))


def _ask_for_cards(t: Table, seats: tuple[int, ...]) -> None:  # I7.7, I7.8, IR34
    """Ask those who hold cards; an empty hand plays the top card of the deck."""
    holding = tuple(seat for seat in seats if t.hand[seat])
    for seat in seats:
        if seat in holding:
            continue
        if cards.draw(t, seat, 1):
            _play_face_down(t, seat, t.hand[seat][0])
        else:
            t.encounter_card[seat] = NOTHING_PLAYED
    if holding:
        t.flow.ask("choose_encounter_card", holding)


def _legal_encounter_card(t: Table, seat: int) -> list[Action]:  # I7.5, I7.6, I13.5, IR11
    found: list[Action] = []
    likes = set()
    for card in t.hand[seat]:
        like = LIKENESS[card]
        if like not in likes:
            likes.add(like)
            found.append(("face_down", card))
    return found


def _check_encounter_card(t: Table, seat: int, action: Action) -> None:
    if action[1] not in t.hand[seat]:
        raise Illegal("I7.3", "iron_throne-not-in-hand", card=CARDS.ids[action[1]])


def _take_encounter_card(t: Table, seat: int, action: Action) -> None:
    _play_face_down(t, seat, action[1])


def _play_face_down(t: Table, seat: int, card: int) -> None:  # I7.3, I22.3
    t.hand[seat].remove(card)
    t.encounter_card[seat] = card
    t.flow.whisper((seat,), "played_face_down", (seat,), (card,))


def reveal_cards(t: Table) -> None:  # I7.10, I7.11
    """Both cards are shown at the same time; each has its printed type and value at first."""
    for seat in (t.attacker, t.defender):
        card = t.encounter_card[seat]
        if not t.face_up >> seat & 1 and card >= 0:
            t.flow.emit("card_revealed", seat, card)
        t.face_up |= 1 << seat
        set_effective(t, seat, card)
    derive_result(t)


def set_effective(t: Table, seat: int, card: int) -> None:  # I7.6, I7.8, I7.11, IR62
    """A character card, and no card at all, count as hostility 0."""
    if card == NOTHING_PLAYED or CARD_TYPE[card] == CHARACTER:
        t.card_type[seat] = HOSTILITY
        t.card_value[seat] = 0
    else:
        t.card_type[seat] = CARD_TYPE[card]
        t.card_value[seat] = CARD_VALUE[card]
    if card >= 0:
        t.known[card] = 0


def derive_result(t: Table) -> None:  # I7.12, I7.14
    """The result follows from the effective types; an override is dropped."""
    truces = (t.card_type[t.attacker] == TRUCE) + (t.card_type[t.defender] == TRUCE)
    t.result = (HOSTILE, BETRAYAL, TRUCE_RESULT)[truces]
    t.overridden = False
    t.flow.emit("result", t.result)


def settle(t: Table) -> None:  # I7.15
    """The result is final: compare totals, negotiate, or name the traitor."""
    t.flow.push("resolution")
    if t.result == HOSTILE:
        t.flow.push("compare_totals")
        t.flow.push("moment", BEFORE_TOTALS_COMPARED)  # I8.2
    elif t.result == TRUCE_RESULT:
        t.phase = RESOLUTION  # I9.1
        t.flow.push("truce")
    else:
        betrayal(t)


def total(t: Table, side: int) -> int:  # I8.1, I8.6-I8.8
    """Card value, power of the living participating characters, and modifiers."""
    active = t.attacker if side == ATTACKING else t.defender
    strength = sum(t.power[character] for character in fighters_of(t, side))
    return t.card_value[active] + strength + t.bonus[side]


def compare_totals(t: Table) -> None:  # I8.3, I8.4
    """The higher total wins; in a tie both sides lose."""
    attack, defence = total(t, ATTACKING), total(t, DEFENDING)
    if attack == defence:
        t.settled = ALL_LOST
    else:
        t.settled = WON_BY_ATTACKER if attack > defence else WON_BY_DEFENDER
    a, d = t.attacker, t.defender
    t.flow.emit(
        "totals",
        t.card_value[a],
        attack - t.card_value[a] - t.bonus[ATTACKING],
        t.bonus[ATTACKING],
        attack,
        t.card_value[d],
        defence - t.card_value[d] - t.bonus[DEFENDING],
        t.bonus[DEFENDING],
        defence,
    )
    t.flow.emit("settled", t.settled)


def betrayal(t: Table) -> None:  # I8.5
    """The side that revealed hostility wins whatever the strengths."""
    traitor_attacks = t.card_type[t.attacker] == HOSTILITY
    t.settled = WON_BY_ATTACKER if traitor_attacks else WON_BY_DEFENDER
    t.flow.emit("settled", t.settled)


def higher_cards(t: Table, seat: int) -> list[int]:  # IR35
    """The hostility cards in hand above what the revealed card counts as."""
    value = t.card_value[seat]
    return [card for card in t.hand[seat] if is_higher(card, value)]


def is_higher(card: int, value: int) -> bool:
    """Whether it is a hostility card above a value."""
    return CARD_TYPE[card] == HOSTILITY and CARD_VALUE[card] > value


def replace_revealed_card(t: Table, seat: int, card: int) -> None:  # IR35, IR62
    """Political Sense: the revealed card is discarded at once and a higher one lies there."""
    old = t.encounter_card[seat]
    t.hand[seat].remove(card)
    t.encounter_card[seat] = card
    if old >= 0:
        cards.to_discard(t, old)
    set_effective(t, seat, card)
    t.flow.emit("card_replaced", seat, old if old >= 0 else NO_CARD, card)


def _lowest(t: Table, seat: int) -> Action:
    """On time-out: the lowest hostility card, else the first card. [I22.1]"""
    hostile = [card for card in t.hand[seat] if CARD_TYPE[card] == HOSTILITY]
    if hostile:
        return ("face_down", min(hostile, key=lambda card: CARD_VALUE[card]))
    return ("face_down", t.hand[seat][0])


STEPS: Final[dict[str, Callable[..., None]]] = {
    "begin_encounter": begin_encounter,
    "play_cards": play_cards,
    "show_first": show_first,
    "play_second": play_second,
    "reveal_cards": reveal_cards,
    "settle": settle,
    "compare_totals": compare_totals,
}
QUESTIONS: Final = {
    "choose_encounter_card": Question(
        frozenset({"face_down"}),
        _legal_encounter_card,
        _check_encounter_card,
        _take_encounter_card,
        sealed=True,
        always=True,  # an answer without asking would tell that all cards in hand are alike
        timeout=_lowest,
    ),
}
