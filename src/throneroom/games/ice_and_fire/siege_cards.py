"""Siege cards: F24.7. Each is played once, at its moment; hands are hidden.

A seat is asked whenever it could have a card for a moment as far as everybody else knows, so that
being asked tells nothing about its hand (FR109). A team has one hand (FR108).
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from throneroom.games.ice_and_fire.conditions import clear, gain
from throneroom.games.ice_and_fire.content import SIEGE_CARDS
from throneroom.games.ice_and_fire.field import enemies_of, on_field
from throneroom.games.ice_and_fire.hits import start_hits, take_d3_hits
from throneroom.games.ice_and_fire.hooks import CALTROPS as CALTROPS_LIE
from throneroom.games.ice_and_fire.names import CONDITIONS, PIECES, UNITS, WALLS
from throneroom.games.ice_and_fire.reserve import could_bring_in, reserves
from throneroom.games.ice_and_fire.siege import set_wall
from throneroom.games.ice_and_fire.state import (
    Battle,
    is_friendly,
    order_from,
)
from throneroom.games.ice_and_fire.strength import full_wounds
from throneroom.games.ice_and_fire.walls import FULL, defends, standing_walls
from throneroom.games.ice_and_fire.wounds import restore_wounds
from throneroom.kernel import (
    PASS_VERBS,
    REST_OF_GAME,
    REST_OF_ROUND,
    REST_OF_TURN,
    Action,
    Illegal,
    Question,
    bits,
)

(
    SAPPERS,
    CUT_OFF,
    ALL_OUT_ASSAULT,
    SIEGE_TERROR,
    ENDLESS_DRUMS,
    BATTERING_RAM,
    FRESH_COMPANIES,
    SIEGE_LADDERS,
    BOILING_OIL,
    SALLY_FORTH,
    MASONS,
    ARROW_STORM,
    CALTROPS,
    HOLD_THE_GATE,
    NIGHT_RAID,
    RATIONED_STORES,
) = range(len(SIEGE_CARDS.ids))
ATTACKERS: Final = range(BOILING_OIL)
DEFENDERS: Final = range(BOILING_OIL, len(SIEGE_CARDS.ids))
HAND: Final = 3
FIRST_SALLY: Final = 2  # the round
MUTES: Final = {
    "pass_turn": REST_OF_TURN,
    "pass_round": REST_OF_ROUND,
    "pass_game": REST_OF_GAME,
}
PANICKED: Final = 0


def always(t: Battle, seat: int) -> bool:
    return True


def own_turn(t: Battle, seat: int) -> bool:
    return t.side[t.active] == t.side[seat]


class Card(NamedTuple):
    """When a card may be played, as everybody can tell."""

    moment: str
    usable: Callable[[Battle, int], bool] = always


CARD: Final = {
    SAPPERS: Card("turn_start", lambda t, seat: bool(pieces(t))),
    CUT_OFF: Card("round_start"),
    ALL_OUT_ASSAULT: Card("round_start"),
    SIEGE_TERROR: Card("round_start"),
    ENDLESS_DRUMS: Card("round_start"),
    BATTERING_RAM: Card("wall_dice_next"),
    FRESH_COMPANIES: Card("round_start", lambda t, seat: bool(friends(t, seat))),
    SIEGE_LADDERS: Card("turn_start", lambda t, seat: own_turn(t, seat) and bool(waiting_walls(t))),
    BOILING_OIL: Card("wall_dice_next"),
    SALLY_FORTH: Card(
        "round_start",
        lambda t, seat: (
            t.round >= FIRST_SALLY and any(could_bring_in(t, unit) for unit in reserves(t, seat))
        ),
    ),
    MASONS: Card("turn_start", lambda t, seat: bool(damaged_walls(t))),
    ARROW_STORM: Card("round_start"),
    CALTROPS: Card("charge_declared"),
    HOLD_THE_GATE: Card("round_start"),
    NIGHT_RAID: Card("turn_start", lambda t, seat: not own_turn(t, seat)),
    RATIONED_STORES: Card("round_end", lambda t, seat: bool(wounded(t, seat))),
}


def pieces(t: Battle) -> list[int]:
    return [piece for piece, (kind, *_) in enumerate(t.terrain) if kind >= 0]


def friends(t: Battle, seat: int) -> list[int]:
    return [unit for unit in on_field(t) if is_friendly(t, unit, seat)]


def wounded(t: Battle, seat: int) -> list[int]:
    return [u for u in friends(t, seat) if t.wounds[u] < full_wounds(t.card[u])]


def waiting_walls(t: Battle) -> list[int]:
    return [wall for wall in standing_walls(t) if not t.walls_done >> wall & 1]


def damaged_walls(t: Battle) -> list[int]:
    return [wall for wall in standing_walls(t) if t.walls[wall] < FULL]


# Being asked for a card


def deal(t: Battle) -> None:  # F24.7
    """Three random cards of its own deck for each side."""
    hands = [()] * len(t.points)  # type: list[tuple[int, ...]]
    dealt = set()
    for seat in range(len(t.points)):
        if t.side[seat] not in dealt:
            dealt.add(t.side[seat])
            deck = list(DEFENDERS if defends(t, seat) else ATTACKERS)
            t.flow.chance.shuffle(deck)
            hands[seat] = tuple(sorted(deck[:HAND]))
            mates = tuple(one for one, side in enumerate(t.side) if side == t.side[seat])
            t.flow.whisper(mates, "siege_dealt", (seat,), (hands[seat],))
    t.siege_hands = tuple(hands)


def could_play(t: Battle, seat: int, moment: str) -> list[int]:
    """The cards that a seat might play now, as far as others know."""
    if not t.siege_hands[seat] or (t.banned | t.siege_spoken) >> seat & 1:  # F14.10
        return []
    return [
        card
        for card in (DEFENDERS if defends(t, seat) else ATTACKERS)
        if CARD[card].moment == moment
        and not t.siege_played >> card & 1
        and CARD[card].usable(t, seat)
    ]


def siege_window(t: Battle, moment: str, unit: int, turn: int) -> None:  # F14.15
    """Each seat in the order of priority may play one card for this moment. Texts follow it, but
    those for a charge come first."""
    if not turn and moment != "charge_declared":
        t.siege_spoken = 0
    order = order_from(t, t.active)
    while turn < len(order):
        seat = order[turn]
        if could_play(t, seat, moment) and t.flow.listens(seat, f"siege_{moment}"):
            t.flow.push("siege_window", moment, unit, turn + 1)
            t.flow.ask("siege", (seat,), moment, unit)
            return
        turn += 1


def legal_siege(t: Battle, seat: int) -> list[Action]:
    moment = t.flow.args[0]
    cards = [card for card in could_play(t, seat, moment) if card in t.siege_hands[seat]]
    return [("pass",), *(("siege", card) for card in cards)]


def check_siege(t: Battle, seat: int, action: Action) -> None:
    if action[0] == "siege" and action not in legal_siege(t, seat):
        raise Illegal("F24.7", "ice_and_fire-no-siege-card", siege_card=SIEGE_CARDS.ids[action[1]])


def take_siege(t: Battle, seat: int, action: Action) -> None:
    moment, unit = t.flow.args
    if action[0] in MUTES:
        t.flow.mute(seat, f"siege_{moment}", MUTES[action[0]])
    if action[0] != "siege":
        return
    card = action[1]
    hand = tuple(one for one in t.siege_hands[seat] if one != card)
    t.siege_hands = (*t.siege_hands[:seat], hand, *t.siege_hands[seat + 1 :])
    t.siege_played |= 1 << card
    t.siege_spoken |= 1 << seat
    t.flow.emit("siege_played", seat, card)
    _play(t, seat, card, unit)


# What they do

ASKING: Final = (
    SAPPERS,
    SIEGE_TERROR,
    FRESH_COMPANIES,
    SIEGE_LADDERS,
    SALLY_FORTH,
    MASONS,
    NIGHT_RAID,
)
LASTING: Final = (CUT_OFF, ALL_OUT_ASSAULT, ENDLESS_DRUMS, ARROW_STORM, HOLD_THE_GATE)
OIL: Final = 2  # hits more than D3
STORES: Final = 5  # wounds in all
RAID: Final = 3  # hits
FRESH: Final = 4  # wounds
MASONRY: Final = 2


def _play(t: Battle, seat: int, card: int, unit: int) -> None:
    if card in LASTING or card == BATTERING_RAM:
        t.siege |= 1 << card
    elif card == BOILING_OIL:
        take_d3_hits(t, unit, OIL, seat)
    elif card == CALTROPS:
        t.siege |= CALTROPS_LIE
        take_d3_hits(t, unit, 0, seat)
    elif card == RATIONED_STORES:
        t.flow.push("share_stores", seat, STORES)
    else:
        t.flow.ask("siege_target", (seat,), card)


def legal_siege_target(t: Battle, seat: int) -> list[Action]:
    (card,) = t.flow.args
    if card == SAPPERS:
        return [("demolish", piece) for piece in pieces(t)]
    if card == SIEGE_TERROR:
        return [("condition", condition) for condition in range(len(CONDITIONS.ids))]
    if card == FRESH_COMPANIES:
        return [("choose", unit) for unit in friends(t, seat)]
    if card == NIGHT_RAID:
        return [("choose", unit) for unit in enemies_of(t, seat)]
    if card == SALLY_FORTH:
        return [("choose", unit) for unit in reserves(t, seat) if could_bring_in(t, unit)]
    return [("wall", w) for w in (waiting_walls(t) if card == SIEGE_LADDERS else damaged_walls(t))]


def check_siege_target(t: Battle, seat: int, action: Action) -> None:
    if action in legal_siege_target(t, seat):
        return
    verb, thing = action
    if verb == "choose":
        raise Illegal("F24.7", "ice_and_fire-wrong-target", unit=UNITS.ids[thing])
    if verb == "demolish":
        raise Illegal("F24.7", "ice_and_fire-not-that-piece", piece=PIECES.ids[thing])
    if verb == "wall":
        raise Illegal("F24.7", "ice_and_fire-not-that-wall", wall=WALLS.ids[thing])
    raise Illegal("F24.7", "ice_and_fire-other-choice")


def take_siege_target(t: Battle, seat: int, action: Action) -> None:
    (card,) = t.flow.args
    thing = action[1]
    if card == SAPPERS:
        t.flow.emit("sapped", seat, thing, t.terrain[thing][0])
        t.terrain[thing] = (-1, 0, 0, 0)
    elif card == SIEGE_TERROR:
        for unit in reversed(enemies_of(t, seat)):
            gain(t, unit, thing)
    elif card == FRESH_COMPANIES:
        for condition in bits(t.conditions[thing]):
            clear(t, thing, condition)
        restore_wounds(t, thing, FRESH)
    elif card == SIEGE_LADDERS:
        t.walls_done |= 1 << thing
        t.flow.emit("ladders", seat, thing)
    elif card == SALLY_FORTH:
        t.flow.push("reinforce", thing)
    elif card == MASONS:
        set_wall(t, thing, min(FULL, t.walls[thing] + MASONRY))
        t.flow.emit("wall_restored", thing, t.walls[thing])
    else:
        gain(t, thing, PANICKED)
        t.flow.emit("takes_hits", thing, RAID)
        start_hits(t, thing, RAID, seat)


# Rationed Stores: one wound at a time


def share_stores(t: Battle, seat: int, left: int) -> None:
    if left and wounded(t, seat):
        t.flow.ask("stores", (seat,), left)


def legal_stores(t: Battle, seat: int) -> list[Action]:
    return [*(("choose", unit) for unit in wounded(t, seat)), ("decline",)]


def check_stores(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_stores(t, seat):
        raise Illegal("F24.7", "ice_and_fire-wrong-target", unit=UNITS.ids[action[1]])


def take_stores(t: Battle, seat: int, action: Action) -> None:
    if action[0] == "choose":
        t.flow.push("share_stores", seat, t.flow.args[0] - 1)
        restore_wounds(t, action[1], 1)


STEPS: Final = {"siege_window": siege_window, "share_stores": share_stores}
QUESTIONS: Final = {
    "siege": Question(
        frozenset({"siege", *PASS_VERBS}),
        legal_siege,
        check_siege,
        take_siege,
        always=True,
    ),
    "siege_target": Question(
        frozenset({"choose", "demolish", "condition", "wall"}),
        legal_siege_target,
        check_siege_target,
        take_siege_target,
        context=lambda t, seat: {"siege_card": SIEGE_CARDS.ids[t.flow.args[0]]},
    ),
    "stores": Question(
        frozenset({"choose", "decline"}),
        legal_stores,
        check_stores,
        take_stores,
        context=lambda t, seat: {"left": t.flow.args[0]},
    ),
}
