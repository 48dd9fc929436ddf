"""Positions of the Watch in few words, and dice that fall as a scenario wants them."""

from functools import cache
from typing import Any

import pytest

from throneroom.games.watch import GAME
from throneroom.games.watch.content import CARDS, KINDS, RESOURCES, TOKENS
from throneroom.games.watch.geometry import HEXES, PATHS, SITES
from throneroom.kernel import Event, FastChance, Illegal, State, bits

RED, BLUE, YELLOW, BLACK = range(4)
NAMES = ("red", "blue", "yellow", "black")
# Heroes that ask nothing by themselves; a scenario names those it is about.
QUIET = ("othell_yarwyck", "alliser_thorne", "melisandre", "yoren")
# No two of these intersections are neighbours, so all of them can be built on at once.
APART = [f"v{n:02}" for n in (*range(1, 5), *range(10, 15), *range(21, 26), *range(34, 39))]
# Roads in a row, by the intersections v10 v16 v22 v29 v36 v44 v52 v60, and v01 v06 v02 v07 v03 v08.
CHAIN = ["e15", "e25", "e33", "e44", "e54", "e66", "e77"]
ALONG_THE_WALL = ["e02", "e03", "e04", "e05", "e06"]
BASE = {"variant": "base"}
GUARD = {"lumber": 1, "brick": 1, "wool": 1}
ROAD = {"lumber": 1, "brick": 1}
SETTLEMENT = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
KEEP = {"ore": 3, "grain": 2}
CARD = {"wool": 1, "grain": 1, "ore": 1}


@cache
def chance_for(dice: tuple[int, ...]) -> list[Any]:
    """The state of a stream of chance that rolls these dice next."""
    sides = (6, 6, 12)[: len(dice)]
    seed = 0
    while True:
        chance = FastChance(seed)
        start = chance.to_json()
        if all(chance.below(n) + 1 == die for n, die in zip(sides, dice, strict=True)):
            return start
        seed += 1


def position(
    *,
    seats: int = 4,
    options: dict[str, Any] | None = None,
    dice: tuple[int, ...] = (),
    red: dict[str, Any] | None = None,
    blue: dict[str, Any] | None = None,
    yellow: dict[str, Any] | None = None,
    black: dict[str, Any] | None = None,
    **table: Any,
) -> State:
    """A state from what matters in it; the dice are those of the next roll."""
    options = options or {}
    players: list[dict[str, Any]] = [dict(p or {}) for p in (red, blue, yellow, black)][:seats]
    if options.get("variant") != "base":
        taken = [player["hero"] for player in players if "hero" in player]
        quiet = [hero for hero in QUIET if hero not in taken]
        for player in players:
            player.setdefault("hero", quiet[0] if quiet else None)
            if quiet and player["hero"] == quiet[0]:
                quiet.pop(0)
    flow = {"chance": chance_for(dice)} if dice else {}
    return GAME.from_position(
        {
            "game": "watch",
            "seats": seats,
            "options": options,
            "table": {**table, "players": players},
            "flow": flow,
        }
    )


def with_dice(state: State, *dice: int) -> State:
    """The same state, with the next dice as wanted."""
    document = state.to_position()
    document["flow"]["chance"] = chance_for(dice)
    return GAME.from_position(document)


def play(state: State, *texts: str) -> list[Event]:
    """Play actions for whoever is asked first; all that happened."""
    events = []
    for text in texts:
        events += state.play_text(state.to_move()[0], text)
    return events


def refused(state: State, text: str, seat: int | None = None) -> str:
    """The rule by which an action is refused; it must leave everything as it was."""
    before = state.digest()
    with pytest.raises(Illegal) as refusal:
        state.play_text(state.to_move()[0] if seat is None else seat, text)
    assert state.digest() == before
    return refusal.value.rule


def allowed(state: State, text: str, seat: int | None = None) -> bool:
    """Whether an action is among those listed, and passes the check."""
    seat = state.to_move()[0] if seat is None else seat
    action = GAME.read(text)
    if action in state.legal(seat):
        state.check(seat, action)
        return True
    with pytest.raises(Illegal):
        state.check(seat, action)
    return False


def listed(state: State, verb: str) -> list[str]:
    """The arguments, as text, of the listed actions with this verb."""
    legal = state.legal(state.to_move()[0])
    return [GAME.write(a).removeprefix(verb).strip() for a in legal if a[0] == verb]


def hand(state: State, seat: int) -> dict[str, int]:
    """The resource cards of a seat."""
    cards = state.table.hand[seat * 5 : seat * 5 + 5]
    return {RESOURCES.ids[r]: n for r, n in enumerate(cards) if n}


def cards(state: State, seat: int) -> dict[str, int]:
    """The development cards of a seat."""
    there = state.table.cards[seat * 5 : seat * 5 + 5]
    return {CARDS.ids[card]: n for card, n in enumerate(there) if n}


def camp(state: State, clan: int) -> list[str]:
    """The wildlings in the camps of a clan."""
    return [KINDS.ids[kind] for kind in state.table.camps[clan]]


def gift(state: State) -> dict[str, list[str]]:
    """The wildlings in the Gift by hex."""
    there = enumerate(state.table.gift)
    return {HEXES.ids[tile]: [KINDS.ids[k] for k in kinds] for tile, kinds in there if kinds}


def used(state: State) -> list[str]:
    """The tokens used so far."""
    return [TOKENS.ids[token] for token in state.table.used]


def roads(state: State, seat: int) -> list[str]:
    """The roads of a seat."""
    return [PATHS.ids[path] for path in bits(state.table.roads[seat])]


def settlements(state: State, seat: int) -> list[str]:
    """The settlements of a seat."""
    return [SITES.ids[site] for site in bits(state.table.settlements[seat])]


def under_settlements(on_board: int, *tokens: str) -> list[str | None]:
    """Tokens under the settlements left on a card: these, and then any."""
    filled = [*tokens, *["frozen_river_climber"] * 2, *["hornfoot_climber"] * 3]
    return [None] * on_board + filled[: 5 - on_board]


def under_keeps(on_board: int, *tokens: str) -> list[str]:
    """Tokens under the keeps left on a card: these, and then any."""
    return [*tokens, *["cave_dwellers_regular"] * 8][: 2 * (4 - on_board)]


def kinds(events: list[Event]) -> list[str]:
    """What kinds of events there were."""
    return [event.kind for event in events]


def pass_to(state: State, seat: int) -> None:
    """Let everybody do nothing until the seat is about to roll."""
    for _ in range(200):
        asked = state.to_move()[0]
        if state.table.flow.kind == "before_roll" and asked == seat and not state.table.rolled:
            return
        state.apply(asked, state.timeout_action(asked))
    raise AssertionError("the turn never came")
