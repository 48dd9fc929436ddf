"""T5: the Westeros phase."""

from collections.abc import Callable
from typing import Any, Final

from throneroom.games.thrones.actions import CHOICES
from throneroom.games.thrones.content import (
    CONSOLIDATE_POWER,
    CROWNS,
    DEFENSE,
    ORDERS,
    ORDERS_OF_TYPE,
    PORT_LAND,
    PORT_SEA,
    PORTS,
    RAID,
    SUPPORT,
    WESTEROS,
    WESTEROS_CHOICES,
    WESTEROS_DECKS,
    WILDLING_ICONS,
    WILDLING_STEP,
    WILDLING_TOP,
)
from throneroom.games.thrones.influence import (
    blade_holder,
    raven_holder,
    throne_holder,
    turn_order,
)
from throneroom.games.thrones.state import Table, gain_power
from throneroom.games.thrones.victory import finish_after_last_round
from throneroom.kernel import Action, Illegal, Question

_CARD: Final = WESTEROS.index
_WINTER_IS_COMING: Final = _CARD["winter_is_coming"]
_MARCH_PLUS_1: Final = 1 << ORDERS.index["march_plus_1_special"]


def westeros_phase(t: Table) -> None:
    """Step: advance the round marker, then reveal and resolve the cards. T5.1-T5.3"""
    if t.round >= t.options["rounds"]:
        finish_after_last_round(t)  # T5.3
        return
    t.round += 1
    t.bans = 0  # T5.9
    t.flow.emit("round", t.round)
    t.flow.push("planning_phase")
    for deck in (2, 1, 0):
        t.flow.push("resolve_card", deck)  # T5.7
    t.flow.push("reveal_cards")


def reveal_cards(t: Table) -> None:
    """Step: the top card of each deck; every wildling icon moves the token. T5.4, T5.5, T32.2"""
    for deck in range(3):
        t.cards[deck] = _draw(t, deck)
    icons = sum(WILDLING_ICONS >> card & 1 for card in t.cards)
    if icons:
        t.wildling = min(t.wildling + icons * WILDLING_STEP, WILDLING_TOP)
        t.flow.emit("wildlings_advance", icons, t.wildling)
    if t.wildling >= WILDLING_TOP:
        t.flow.push("wildling_attack", t.wildling, -1)  # T5.6: before any card


def _draw(t: Table, deck: int) -> int:
    """Turn a card up; Winter is Coming shuffles its deck at once. T5.4, T5.13, TR5.1, TR5.5"""
    while True:
        card, t.decks[deck] = t.decks[deck][0], t.decks[deck][1:]
        t.flow.emit("westeros_card", deck + 1, card)
        if card != _WINTER_IS_COMING:
            return card
        cards = list(WESTEROS_DECKS[deck])
        t.flow.chance.shuffle(cards)
        t.decks[deck] = tuple(cards)


def resolve_card(t: Table, deck: int) -> None:
    """Step: one card is resolved completely before the next. T5.7"""
    card = t.cards[deck]
    t.flow.emit("resolve_card", card)
    effect = _EFFECTS.get(card)
    if effect is not None:
        effect(t)


def everybody_supplies(t: Table) -> None:
    """T5.15"""
    for house in reversed(turn_order(t)):
        t.flow.push("adjust_supply", house)


def everybody_musters(t: Table) -> None:
    """T5.16, T7.14"""
    for house in reversed(turn_order(t)):
        t.flow.push("muster", house)


def everybody_bids(t: Table) -> None:
    """T5.18"""
    t.flow.push("clash_of_kings")


def everybody_gains(t: Table) -> None:
    """Power for crowns, and for ports with Ships and no enemy Ship before them. T5.19, T24.11"""
    for house in turn_order(t):
        income = sum(CROWNS[a] for a, holder in enumerate(t.control) if holder == house)
        income += sum(port_pays(t, house, port) for port in PORTS)
        t.flow.emit("income", house, gain_power(t, house, income))


def port_pays(t: Table, house: int, port: int) -> bool:
    """Whether a House has Ships in its own port and no enemy Ship closes it. T5.19, T21.4"""
    return (
        t.owner[port] == house
        and t.control[PORT_LAND[port]] == house
        and t.owner[PORT_SEA[port]] in (-1, house)
    )


def wildlings_attack(t: Table) -> None:
    """T5.21, T29.1, T29.13"""
    t.flow.push("wildling_attack", t.wildling, -1)


def a_throne_of_blades(t: Table) -> None:
    """T5.8, T5.17, TR5.3"""
    _ask_holder(t, throne_holder(t), "a_throne_of_blades")


def dark_wings_dark_words(t: Table) -> None:
    """T5.8, T5.20, TR5.2, TR5.3"""
    _ask_holder(t, raven_holder(t), "dark_wings_dark_words")


def put_to_the_sword(t: Table) -> None:
    """T5.8, T5.22, TR5.4"""
    _ask_holder(t, blade_holder(t), "put_to_the_sword")


def _ask_holder(t: Table, house: int, card: str) -> None:
    t.flow.ask("westeros_choice", (t.seats[house],), _CARD[card])


def _ban(orders: int) -> Callable[[Table], None]:
    """A ban for the Planning phase of this round. T5.9, T5.23"""

    def ban(t: Table) -> None:
        t.bans |= orders

    return ban


_EFFECTS: Final[dict[int, Callable[[Table], None]]] = {
    # Last Days of Summer does nothing (T5.14).
    _CARD["supply"]: everybody_supplies,
    _CARD["mustering"]: everybody_musters,
    _CARD["a_throne_of_blades"]: a_throne_of_blades,
    _CARD["clash_of_kings"]: everybody_bids,
    _CARD["game_of_thrones"]: everybody_gains,
    _CARD["dark_wings_dark_words"]: dark_wings_dark_words,
    _CARD["wildlings_attack"]: wildlings_attack,
    _CARD["put_to_the_sword"]: put_to_the_sword,
    _CARD["rains_of_autumn"]: _ban(_MARCH_PLUS_1),
    _CARD["storm_of_swords"]: _ban(ORDERS_OF_TYPE[DEFENSE]),
    _CARD["sea_of_storms"]: _ban(ORDERS_OF_TYPE[RAID]),
    _CARD["feast_for_crows"]: _ban(ORDERS_OF_TYPE[CONSOLIDATE_POWER]),
    _CARD["web_of_lies"]: _ban(ORDERS_OF_TYPE[SUPPORT]),
}

_CHOSEN: Final[dict[int, Callable[[Table], None]]] = {
    CHOICES.index["supply"]: everybody_supplies,
    CHOICES.index["mustering"]: everybody_musters,
    CHOICES.index["clash_of_kings"]: everybody_bids,
    CHOICES.index["game_of_thrones"]: everybody_gains,
    CHOICES.index["no_defense"]: _ban(ORDERS_OF_TYPE[DEFENSE]),
    CHOICES.index["no_march_plus_1"]: _ban(_MARCH_PLUS_1),
}


_RULES: Final = {
    _CARD["a_throne_of_blades"]: "T5.17",
    _CARD["dark_wings_dark_words"]: "T5.20",
    _CARD["put_to_the_sword"]: "T5.22",
}


def _choices(t: Table) -> list[int]:
    """What the card that is resolved leaves to choose from."""
    return [CHOICES.index[choice] for choice in WESTEROS_CHOICES[t.flow.args[0]]]


def _legal_choice(t: Table, seat: int) -> list[Action]:
    return [("choose", choice) for choice in _choices(t)]


def _check_choice(t: Table, seat: int, action: Action) -> None:
    card = t.flow.args[0]
    if action[1] not in _choices(t):
        names = {"choice": CHOICES.ids[action[1]], "westeros": WESTEROS.ids[card]}
        raise Illegal(_RULES[card], "thrones-not-on-card", **names)


def _take_choice(t: Table, seat: int, action: Action) -> None:
    t.flow.emit("chosen", t.houses[seat], action[1])
    effect = _CHOSEN.get(action[1])
    if effect is not None:
        effect(t)


def _choose_nothing(t: Table, seat: int) -> Action:
    return ("choose", CHOICES.index["nothing"])


def _context_choice(t: Table, seat: int) -> dict[str, Any]:
    card = t.flow.args[0]
    return {"westeros": WESTEROS.ids[card], "choices": list(WESTEROS_CHOICES[card])}


STEPS: Final = {
    "westeros_phase": westeros_phase,
    "reveal_cards": reveal_cards,
    "resolve_card": resolve_card,
}
QUESTIONS: Final = {
    "westeros_choice": Question(
        frozenset({"choose"}),
        _legal_choice,
        _check_choice,
        _take_choice,
        timeout=_choose_nothing,
        context=_context_choice,
    ),
}
