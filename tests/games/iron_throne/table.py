"""Positions of The Iron Throne in a few words, and how to play on from them.

    t = sit(
        "lannister stark baratheon",
        defender="stark",
        lannister={"fighter": "jaime", "jaime": 5, "hand": "h12"},
        stark={"fighter": "robb", "hand": "h10"},
    )
    t.clash("h12", "h10")
    assert t.power("jaime") == 5

Cards are written short: `h12`, `truce`, `truce2`, `jaime`, `jaime2`; a card of another house than
the one that acts has the house before it: `stark:h5`. What a position leaves out takes the default
state of the scenarios, with leaders whose abilities do not matter.
"""

import dataclasses
import re
from collections.abc import Callable
from typing import Any

import throneroom
from throneroom.games.iron_throne.content import (
    CARDS,
    CHARACTERS,
    EVENTS_CARDS,
    HOUSES,
    SPECIAL_EVENTS,
    WINDOWS,
)
from throneroom.games.iron_throne.position import check_components
from throneroom.kernel import Action, BadInput, Event, Game, Illegal, State

GAME = throneroom.load("iron_throne")

QUIET_LEADERS = {
    "stark": "catelyn",
    "lannister": "joffrey",
    "baratheon": "shireen",
    "targaryen": "viserys",
    "tyrell": "mace",
}
PLAIN_HAND = "h1 h2 h3 truce3 truce4"
CARD_VERBS = {"face_down", "play", "discard", "exchange", "replace", "free", "torture"}
OPTIONAL = {
    "use_leader_ability": "decline",
    "play_card": "pass",
    "hostage_action": "done",
    "offer_support": "stay_out",
}
FIELDS = {"fighter", "side", "leader", "sheet", "no_rewards", "no_penalties"}


def card(house: str, short: str) -> str:
    """The id of a card written short."""
    owner, _, name = short.rpartition(":")
    owner = owner or house
    parts = re.fullmatch(r"([a-z]+)(\d*)", name)
    if parts is None:
        return name  # written in full
    kind, number = parts.groups()
    kind = {"h": "hostility"}.get(kind, kind)
    return f"{owner}_{kind}_{number or 1}"


def cards(house: str, shorts: str) -> list[str]:
    return [card(house, short) for short in shorts.split()]


def short(name: str) -> str:
    """How a card's id is written short, without its house."""
    _, kind, number = name.split("_")
    if kind == "hostility":
        return f"h{number}"
    return kind if number == "1" else f"{kind}{number}"


def written_short(action: Action) -> str:
    """The text of an action with short names of cards."""
    verb, *rest = GAME.write(action).split()
    return " ".join([verb, *[short(name) if verb in CARD_VERBS else name for name in rest]])


def whole_deck(house: str, *without: str) -> str:
    """All 25 cards of a house, written short with the house before them, except for some."""
    left_out = [card(house, name) for name in without]
    found = [c for c in CARDS.ids if c.startswith(f"{house}_") and c not in left_out]
    return " ".join(f"{house}:{short(c)}" for c in found)


def noting_game(seen: list[str]) -> Game:
    """The game, noting every window that opens and every other step that is done, by name."""

    def noting(name: str, step: Callable[..., None]) -> Callable[..., None]:
        def noted(table: Any, *args: Any) -> None:
            if name == "moment":
                if len(args) <= 2:  # with more it goes on after an answer
                    seen.append(WINDOWS.ids[args[0]])
            elif name not in ("window", "resolve"):  # in which cards are asked for and played
                seen.append(name)
            step(table, *args)

        return noted

    steps = {name: noting(name, step) for name, step in GAME.steps.items()}
    return dataclasses.replace(GAME, steps=steps)


class Play:
    """A state, asked and moved by the names of houses.

    Whoever is asked for a card and has none that could be played passes at once, unless `everybody`
    is asked.
    """

    def __init__(self, state: State, everybody: bool = False) -> None:
        self.state = state
        self.table: Any = state.table
        self.houses = [HOUSES.ids[house] for house in self.table.house]
        self.events: list[Event] = []
        self.turn: int = self.table.turn
        self.everybody = everybody
        self._pass_without_cards()

    # Moving

    def do(self, house: str, *texts: str) -> "Play":
        """Play actions in their text form."""
        for text in texts:
            events = self.state.play_text(self.seat(house), self.written(house, text))
            self.events += events
            self._pass_without_cards()
            self.table = self.state.table
            check_components(self.table)
        return self

    def _pass_without_cards(self) -> None:
        state = self.state
        while not self.everybody and state.table.flow.kind == "play_card":
            seat = state.to_move()[0]
            if len(state.legal(seat)) > 1:
                break
            self.events += state.play_text(seat, "pass")

    def written(self, house: str, text: str) -> str:
        """The full text of an action written with short names of cards."""
        verb, *rest = text.split()
        if verb in CARD_VERBS:
            rest = [card(house, name) for name in rest]
        return " ".join([verb, *rest])

    def refused(self, house: str, text: str) -> str:
        """The rule by which an action is refused; nothing changes by the attempt."""
        before = self.state.digest()
        try:
            self.state.play_text(self.seat(house), self.written(house, text))
        except Illegal as refusal:
            assert self.state.digest() == before
            return refusal.rule
        except BadInput as complaint:
            assert self.state.digest() == before
            return complaint.key
        raise AssertionError(f"{house} may {text}")

    def until(self, kind: str = "", house: str = "", window: str = "") -> "Play":
        """Decline, pass and stay out of everything optional until this question comes up.

        Without a kind it is the next question that is not optional, or the end of the game.
        """
        for _ in range(500):
            flow = self.table.flow
            if flow.outcome is not None:
                assert not kind, f"the game is over and nobody was asked: {kind}"
                return self
            if kind:
                if self.is_asked(kind, house, window):
                    return self
            elif flow.kind not in OPTIONAL:
                return self
            assert flow.kind in OPTIONAL, f"waiting for {kind}, but first comes {flow.kind}"
            self.do(self.houses[flow.awaited[0]], OPTIONAL[flow.kind])
        raise AssertionError(f"nobody is ever asked: {kind}")

    def is_asked(self, kind: str, house: str = "", window: str = "") -> bool:
        """Whether this question is open now."""
        flow = self.table.flow
        return (
            flow.kind == kind
            and (not house or self.seat(house) in flow.awaited)
            and (not window or self.window == window)
        )

    @property
    def window(self) -> str:
        """The window to which an open question for abilities or cards belongs."""
        flow = self.table.flow
        which: int = flow.args[1][0] if flow.kind == "play_card" else flow.args[0]
        return WINDOWS.ids[which]

    def clash(self, attacking: str, defending: str) -> "Play":
        """Both active players play their encounter cards; nobody uses anything before."""
        self.until("choose_encounter_card")
        self.do(self.attacker, f"face_down {attacking}")
        return self.do(self.defender, f"face_down {defending}")

    def use(self, house: str, window: str = "") -> "Play":
        """Use the leader's ability as soon as it is offered."""
        return self.until("use_leader_ability", house, window).do(house, "use")

    def play(self, house: str, name: str, window: str = "") -> "Play":
        """Play a character card for its text as soon as its player is asked."""
        return self.until("play_card", house, window).do(house, f"play {name}")

    def to_the_next_turn(self) -> "Play":
        """Let time-outs decide until the turn last waited for is over, or the game is."""
        for _ in range(500):
            if self.table.turn != self.turn or self.state.outcome() is not None:
                self.turn = self.table.turn
                return self
            self.time_out()
        raise AssertionError("the turn does not end")

    def time_out(self) -> "Play":
        """The clock of whoever is asked runs out."""
        seat = self.state.to_move()[0]
        return self.do(self.houses[seat], GAME.write(self.state.timeout_action(seat)))

    def traced(self) -> list[str]:
        """From now on note every window that opens and every other step that is done, by name."""
        seen: list[str] = []
        self.state = State(noting_game(seen), self.table)
        return seen

    # Looking

    def seat(self, house: str) -> int:
        return self.houses.index(house)

    @property
    def attacker(self) -> str:
        return str(self.houses[self.table.attacker])

    @property
    def defender(self) -> str:
        return str(self.houses[self.table.defender])

    @property
    def asked(self) -> Any:  # a tuple of strings, but mypy would take one look for the next
        """The open question and the houses it is put to."""
        flow = self.table.flow
        return (flow.kind, *[self.houses[seat] for seat in flow.awaited])

    def legal(self, house: str) -> list[str]:
        """What a house may do, in text form with short names of cards."""
        return [written_short(action) for action in self.state.legal(self.seat(house))]

    def view(self, house: str) -> dict[str, Any]:
        return self.state.view(self.seat(house))

    def power(self, *characters: str) -> Any:
        """Tokens on a character, or a list of them."""
        found = [self.table.power[CHARACTERS.index[name]] for name in characters]
        return found if len(found) > 1 else found[0]

    def sheet(self, *houses: str) -> Any:
        """Tokens on a leader sheet, or a list of them."""
        found = [self.table.sheet[self.seat(house)] for house in houses]
        return found if len(found) > 1 else found[0]

    @property
    def box(self) -> int:
        found: int = self.table.box
        return found

    def spread(self, *houses: str) -> Any:
        """Influence spread by a house, or a list of it."""
        n = len(self.houses)
        found = [5 - self.table.influence[self.seat(h) * (n + 1)] for h in houses]
        return found if len(found) > 1 else found[0]

    def influence(self, owner: str, board: str) -> int:
        """How many tokens of one house lie on the board of another."""
        found: int = self.table.influence[self.seat(owner) * len(self.houses) + self.seat(board)]
        return found

    def pile(self, name: str, house: str) -> list[str]:
        """The cards of a pile, written short; hostages with their house."""
        found = [CARDS.ids[c] for c in getattr(self.table, name)[self.seat(house)]]
        if name == "hostages":
            return sorted(f"{c.split('_')[0]}:{short(c)}" for c in found)
        return [short(c) for c in found]

    def hand(self, house: str) -> list[str]:
        return self.pile("hand", house)

    def deck(self, house: str) -> list[str]:
        return self.pile("deck", house)

    def discard(self, house: str) -> list[str]:
        return self.pile("discard", house)

    def hostages(self, house: str) -> list[str]:
        return self.pile("hostages", house)

    def side(self, house: str) -> str:
        found: str = self.state.view(None)["players"][self.seat(house)]["side"]
        return found

    def fighter(self, house: str) -> str:
        found: int = self.table.fighter[self.seat(house)]
        return CHARACTERS.ids[found] if found >= 0 else ""

    @property
    def totals(self) -> tuple[int, int]:
        """The totals that were compared last."""
        told = self.told("totals")[-1]
        return told["attacker_total"], told["defender_total"]

    def told(self, kind: str, house: str = "") -> list[dict[str, Any]]:
        """The events of a kind so far, as a house is told of them."""
        seat = self.seat(house) if house else None
        found = [GAME.describe(event, seat) for event in self.events if event.kind == kind]
        return [event for event in found if event is not None]

    @property
    def winners(self) -> list[str]:
        """Who won, or nobody while the game goes on."""
        outcome = self.state.outcome()
        return [] if outcome is None else [self.houses[seat] for seat in outcome.winners]

    @property
    def result(self) -> str:
        found: str = self.state.view(None)["result"]
        return found


def sit(
    houses: str,
    at: str = "encounter",
    attacker: str = "",
    defender: str = "",
    events: str = "",
    event: str = "",
    turn: int = 1,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    trace: list[str] | None = None,
    everybody: bool = False,
    **players: Any,
) -> Play:
    """A position; the houses are named clockwise, and the first attacks unless another does.

    `events` is the event deck from the top, `event` the card that was drawn. Windows and steps are
    noted in `trace`.
    """
    names = houses.split()
    table: dict[str, Any] = {
        "houses": names,
        "at": at,
        "turn": turn,
        "attacker": names.index(attacker or names[0]),
        "players": _players(names, players),
    }
    if defender:
        table["defender"] = names.index(defender)
    if events:
        deck = events.split()
        table["event_deck"] = deck[::-1]
        setting = (options or {}).get("special_events", "three_influential")
        special = [EVENTS_CARDS.ids[event] for event in SPECIAL_EVENTS[setting]]
        of_houses = [e for e in EVENTS_CARDS.ids if e.split("_")[0] in names]
        table["event_discard"] = [e for e in of_houses + special if e not in deck]
    if event:
        table["event"] = event
    position = {
        "game": "iron_throne",
        "seats": len(names),
        "options": options or {},
        "table": table,
        "flow": {"chance": ["fast", seed]},
    }
    game = GAME if trace is None else noting_game(trace)
    play = Play(game.from_position(position), everybody)
    check_components(play.table)
    return play


def _players(names: list[str], wanted: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    players = [_player(name, names, dict(wanted.get(name, {}))) for name in names]
    placed = [c for p in players for pile in ("hand", "discard", "hostages") for c in p[pile]]
    for name, player in zip(names, players, strict=True):
        top = player.pop("top")
        size = player.pop("deck")
        rest = [c for c in CARDS.ids if c.startswith(name) and c not in (*placed, *top)]
        if size is None:
            player["deck"] = rest + top[::-1]
        else:
            below = size - len(top)
            player["deck"] = rest[:below] + top[::-1]
            player["discard"] += rest[below:]
    return players


def _player(name: str, names: list[str], wanted: dict[str, Any]) -> dict[str, Any]:
    player: dict[str, Any] = {"leader": QUIET_LEADERS[name], "power": {}}
    player["hand"] = cards(name, wanted.pop("hand", PLAIN_HAND))
    player["discard"] = cards(name, wanted.pop("discard", ""))
    player["hostages"] = cards(name, wanted.pop("hostages", ""))
    player["top"] = cards(name, wanted.pop("top", ""))
    player["deck"] = wanted.pop("deck", None)
    if "spread" in wanted:
        player["influence"] = _influence(name, names, wanted.pop("spread"))
    for field, value in wanted.items():
        if field in CHARACTERS.index:
            player["power"][field] = value
        else:
            assert field in FIELDS, field
            player[field] = value
    return player


def _influence(name: str, names: list[str], spread: int | dict[str, int]) -> list[int]:
    """Influence spread: onto boards by name, or so many onto the next player's board."""
    if isinstance(spread, int):
        spread = {names[(names.index(name) + 1) % len(names)]: spread}
    tokens = [spread.get(other, 0) for other in names]
    tokens[names.index(name)] = 5 - sum(spread.values())
    return tokens
