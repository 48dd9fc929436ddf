"""A Clash of Kings: F23.1-F23.7. Objective cards for Commanders, points for what they destroy."""

from typing import Final

from throneroom.games.ice_and_fire.content import OBJECTIVES
from throneroom.games.ice_and_fire.modes.mode import Mode
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.objectives import OF_UNITS
from throneroom.games.ice_and_fire.preparation import put_bare_tokens
from throneroom.games.ice_and_fire.state import Battle, next_turn, seat_of, seats_of
from throneroom.games.ice_and_fire.victory import score
from throneroom.games.ice_and_fire.wounds import has_commander
from throneroom.kernel import Action, Illegal, Question


def zones_chosen(t: Battle, seat: int, other: int) -> None:  # F23.3, FR56
    """Who is first is decided before the cards are chosen, and these before deployment."""
    t.flow.push("begin")
    t.flow.push("deploy", seat)
    t.flow.push("start_draft")
    if other >= 0:
        t.flow.push("ask_first", other)


# Choosing the cards


def start_draft(t: Battle) -> None:
    t.flow.push("draft", next_turn(t, t.first))


def cards_each(t: Battle) -> int:
    """How many cards each side chooses: the five go round once among more than two (FR105)."""
    return 2 if max(t.side) == 1 else 1


def draft(t: Battle, seat: int) -> None:  # F23.3
    if len(t.drafted[t.side[seat]]) < cards_each(t):
        t.flow.push("draft", next_turn(t, seat))
        t.flow.ask("draft", seats_of(t, t.side[seat]))


def legal_draft(t: Battle, seat: int) -> list[Action]:
    taken = {card for cards in t.drafted for card in cards}
    return [("take", card) for card in OF_UNITS if card not in taken]


def check_draft(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_draft(t, seat):
        raise Illegal("F23.3", "ice_and_fire-objective-taken", objective=OBJECTIVES.ids[action[1]])


def take_draft(t: Battle, seat: int, action: Action) -> None:
    side = t.side[seat]
    _set_drafted(t, side, (*t.drafted[side], action[1]))
    t.flow.emit("drafted", seat, action[1])


def _set_drafted(t: Battle, side: int, cards: tuple[int, ...]) -> None:
    t.drafted = (*t.drafted[:side], cards, *t.drafted[side + 1 :])


# Using them


def unit_activates(t: Battle, unit: int) -> None:  # F23.4, F32.12
    seat = seat_of(unit)
    if has_commander(t, unit) and t.drafted[t.side[seat]]:
        t.flow.ask("use_objective", (seat,), unit)


def legal_use(t: Battle, seat: int) -> list[Action]:
    return [*(("take", card) for card in t.drafted[t.side[seat]]), ("decline",)]


def check_use(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_use(t, seat):
        raise Illegal("F23.4", "ice_and_fire-objective-used", objective=OBJECTIVES.ids[action[1]])


def take_use(t: Battle, seat: int, action: Action) -> None:
    if action[0] == "take":
        (unit,) = t.flow.args
        side = t.side[seat]
        _set_drafted(t, side, tuple(card for card in t.drafted[side] if card != action[1]))
        t.granted += ((unit, action[1]),)
        t.flow.emit("objective", unit, action[1])


def round_over(t: Battle) -> None:  # F23.4
    t.granted = ()


def destroyed(t: Battle, unit: int, credit: int, destroyer: int, led: int) -> None:  # F23.7
    if destroyer >= 0 and has_commander(t, destroyer):
        score(t, seat_of(destroyer), 2 if led else 1)


MODE: Final[Mode] = Mode(
    prepare=put_bare_tokens,
    zones_chosen=zones_chosen,
    unit_activates=unit_activates,
    destroyed=destroyed,
    round_over=round_over,
)
STEPS: Final = {"start_draft": start_draft, "draft": draft}
QUESTIONS: Final = {
    "draft": Question(frozenset({"take"}), legal_draft, check_draft, take_draft, anyone=True),
    "use_objective": Question(
        frozenset({"take", "decline"}),
        legal_use,
        check_use,
        take_use,
        context=lambda t, seat: {"unit": UNITS.ids[t.flow.args[0]]},
    ),
}
