"""Our bot against those of Catanatron, on the island of Catan (W26).

    export PYTHONHASHSEED=0 PYTHONPATH=src
    .venv-bench/bin/python bench/catan_match.py --catanatron DIR --against value

DIR is a checkout of github.com/bcollazo/catanatron: its bots are not in the package it publishes,
and nothing of it is kept here. Its engine plays the game. For each decision of ours the table is
set up in our engine as a position, our bot chooses from the sight of its seat, and the choice is
translated back. On the way both engines are held against each other: an action that only one of
them lists is told and counted, and points that differ end the match. Theirs see all hands; ours
sees what a player sees. With PYTHONHASHSEED=0 a match repeats.

Each game appends one line to bench/strength/catan-<against>-<players>.jsonl; an interrupted match
goes on where it was.
"""

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from strength import FOLDER, commit, lines_of, wilson
from throneroom.bots import SearchBot, seed_for
from throneroom.bots.levels import HARD, HARD_IN
from throneroom.games.watch import GAME
from throneroom.games.watch.geometry import HEX_AT, HEXES, ISLAND_HEXES, PATH_ENDS, SITE_AT, SITES
from throneroom.kernel import Action, State

RESOURCES = {"WOOD": "lumber", "BRICK": "brick", "SHEEP": "wool", "WHEAT": "grain", "ORE": "ore"}
LANDS = {
    "WOOD": "forest",
    "BRICK": "hills",
    "SHEEP": "pasture",
    "WHEAT": "fields",
    "ORE": "mountains",
}
CARDS = {
    "KNIGHT": "ranger_patrol",
    "YEAR_OF_PLENTY": "winter_is_coming",
    "MONOPOLY": "monopoly",
    "ROAD_BUILDING": "road_building",
    "VICTORY_POINT": "victory_point",
}
CORNERS = {
    "NORTH": (0, -2),
    "NORTHEAST": (1, -1),
    "SOUTHEAST": (1, 1),
    "SOUTH": (0, 2),
    "SOUTHWEST": (-1, 1),
    "NORTHWEST": (-1, -1),
}
COLOURS = ("red", "blue", "yellow", "black")
OPTIONS = {"variant": "base", "board": "catan", "combined_trade_build": True}
ISLAND_SITES = range(63, len(SITES.ids))


class Chart:
    """Which of their places is which of ours."""

    def __init__(self, board: Any) -> None:
        hex_at = {HEX_AT[tile]: tile for tile in ISLAND_HEXES}
        site_at = {SITE_AT[site]: site for site in ISLAND_SITES}
        self.hexes: dict[tuple[int, int, int], int] = {}
        self.sites: dict[int, int] = {}
        for (x, y, z), tile in board.map.land_tiles.items():
            at = (3 + x - y, 6 + 3 * z)
            self.hexes[x, y, z] = hex_at[at]
            for corner, node in tile.nodes.items():
                dx, dy = CORNERS[corner.value]
                self.sites[node] = site_at[at[0] + dx, at[1] + dy]
        self.paths = {frozenset(ends): path for path, ends in enumerate(PATH_ENDS)}

    def path(self, edge: tuple[int, int]) -> int:
        return self.paths[frozenset((self.sites[edge[0]], self.sites[edge[1]]))]


def board_of(board: Any, chart: Chart) -> dict[str, Any]:
    """Terrain, numbers, harbours and the robber."""
    tiles = {HEXES.ids[chart.hexes[at]]: tile for at, tile in board.map.land_tiles.items()}
    freight_at = {
        chart.sites[node]: RESOURCES.get(freight, "any")
        for freight, nodes in board.map.port_nodes.items()
        for node in nodes
    }
    slots = json.loads((Path(GAME_DATA) / "island.json").read_text("utf-8"))["harbours"]
    return {
        "terrain": {name: LANDS.get(tile.resource, "desert") for name, tile in tiles.items()},
        "numbers": {name: tile.number for name, tile in tiles.items() if tile.resource},
        "routes": {
            row["slot"].lower(): freight_at[SITES.index[row["intersections"][0]]] for row in slots
        },
        "tormund": HEXES.ids[chart.hexes[board.robber_coordinate]],
    }


GAME_DATA = Path(sys.modules[GAME.set_up.__module__].__file__ or "").parent / "data"


def player_of(state: Any, seat: int, chart: Chart) -> dict[str, Any]:
    """Hand, cards and pieces of one seat."""
    own = {key[3:]: value for key, value in state.player_state.items() if key[:3] == f"P{seat}_"}
    color = state.colors[seat]
    buildings = state.buildings_by_color[color]
    paths = {chart.path(edge) for edge, owner in state.board.roads.items() if owner == color}
    return {
        "hand": {ours: own[f"{theirs}_IN_HAND"] for theirs, ours in RESOURCES.items()},
        "cards": {ours: own[f"{theirs}_IN_HAND"] for theirs, ours in CARDS.items()},
        "patrols": own["PLAYED_KNIGHT"],
        "roads": sorted(GAME.write(("road", path)).split()[1] for path in paths),
        "settlements": [SITES.ids[chart.sites[node]] for node in buildings["SETTLEMENT"]],
        "keeps": [SITES.ids[chart.sites[node]] for node in buildings["CITY"]],
    }


def holder(state: Any, what: str) -> int | None:
    """The seat that has a special card."""
    held = [i for i in range(len(state.colors)) if state.player_state[f"P{i}_{what}"]]
    return held[0] if held else None


def flow_of(state: Any, seat: int, chart: Chart) -> dict[str, Any]:
    """The question that is open, and what comes after it."""
    prompt = state.current_prompt.value
    seats = len(state.colors)
    agenda: list[list[Any]] = [["go_on"]]
    asked = [seat]
    args: list[int] = []
    if prompt.startswith("BUILD_INITIAL"):
        order = [*((s, 1) for s in range(seats)), *((s, 2) for s in reversed(range(seats)))]
        built = sum(len(b["SETTLEMENT"]) for b in state.buildings_by_color.values())
        later = order[built + 1 :] if prompt.endswith("SETTLEMENT") else order[built:]
        agenda = [["begin_turn", 0], *(["place_settlement", *step] for step in reversed(later))]
        kind = "place_settlement" if prompt.endswith("SETTLEMENT") else "place_road"
        last = state.buildings_by_color[state.colors[seat]]["SETTLEMENT"]
        args = [order[built][1]] if kind == "place_settlement" else [chart.sites[last[-1]]]
    elif prompt == "DISCARD":
        kind = "discard"
        agenda = [["go_on"], ["ask_tormund"], ["return_cards"]]
        asked = [s for s in range(seats) if state.discard_counts[s] > 0]
    elif prompt == "MOVE_ROBBER":
        kind = "move_tormund"
    elif state.is_road_building:
        kind, args = "free_road", [state.free_roads_available]
    else:
        agenda = []
        kind = "act" if state.player_state[f"P{seat}_HAS_ROLLED"] else "before_roll"
    return {"agenda": agenda, "question": kind, "args": args, "asked": asked, "awaited": asked}


def ours(state: Any, seat: int, chart: Chart, returned: list[str]) -> State:
    """Their state as ours, when a seat is asked."""
    own = f"P{state.current_turn_index}_"
    placing = state.current_prompt.value.startswith("BUILD_INITIAL")
    players = [player_of(state, s, chart) for s in range(len(state.colors))]
    drafts: list[list[str]] = []
    if state.current_prompt.value == "DISCARD":
        drafts = [[] for _ in players]
        drafts[seat] = returned
        for card in returned:  # theirs go card by card, ours together
            players[seat]["hand"][card] += 1
    bought = {
        CARDS[card]: state.player_state[f"{own}{card}_IN_HAND"]
        for card in CARDS
        if card != "VICTORY_POINT" and not state.player_state[f"{own}{card}_OWNED_AT_START"]
    }
    table = {
        **board_of(state.board, chart),
        "at": "placement" if placing else "turn",
        "first": 0,
        "active": 0 if placing else state.current_turn_index,
        "turn": 0 if placing else state.num_turns + 1,
        "rolled": not placing and bool(state.player_state[f"{own}HAS_ROLLED"]),
        "card_played": bool(state.player_state[f"{own}HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN"]),
        "bought": {} if placing else bought,
        "offers": 1,  # theirs answer no offers: so none is listed
        "returning": drafts,
        "deck": [CARDS[card] for card in state.development_listdeck],
        "longest_road": holder(state, "HAS_ROAD"),
        "most_patrols": holder(state, "HAS_ARMY"),
        "players": players,
    }
    position = {
        "game": "watch",
        "seats": len(players),
        "options": OPTIONS,
        "table": table,
        "flow": flow_of(state, seat, chart),
    }
    return GAME.from_position(position)


def named(action: Any, chart: Chart) -> str:
    """One of their actions by our words, as far as both have it in the same step."""
    kind, value = action.action_type.value, action.value
    if kind == "BUILD_ROAD":
        return GAME.write(("road", chart.path(value)))
    if kind in ("BUILD_SETTLEMENT", "BUILD_CITY"):
        return GAME.write(("keep" if kind == "BUILD_CITY" else "settlement", chart.sites[value]))
    if kind == "MARITIME_TRADE":
        return f"trade {RESOURCES[value[0]]} {RESOURCES[value[-1]]}"
    if kind == "PLAY_YEAR_OF_PLENTY":
        return " ".join(["winter_is_coming", *(RESOURCES[card] for card in value)])
    if kind == "PLAY_MONOPOLY":
        return f"monopoly {RESOURCES[value]}"
    if kind == "DISCARD_RESOURCE":
        return f"discard {RESOURCES[value]}"
    if kind == "MOVE_ROBBER":
        return f"tormund {HEXES.ids[chart.hexes[value[0]]]}"
    words = {
        "ROLL": "roll",
        "END_TURN": "end_turn",
        "BUY_DEVELOPMENT_CARD": "buy",
        "PLAY_KNIGHT_CARD": "patrol_tormund",
        "PLAY_ROAD_BUILDING": "road_building",
    }
    return words[kind]


def differences(state: State, theirs: Any, seat: int, words: set[str]) -> int:
    """How many actions only one of the engines lists; each is told. Points must be the same."""
    listed = {GAME.write(action) for action in state.legal(seat)} - {"stop"}
    # With two cards still in the supply we take two, they may also take one.
    known = {word for word in words if len(word.split()) != 2 or "winter" not in word}
    for word in sorted(listed ^ known):
        who = "we" if word in listed else "they"
        print(f"only {who} list: {word}", file=sys.stderr, flush=True)
    for s in range(len(theirs.colors)):
        if state.table.points[s] != theirs.player_state[f"P{s}_VICTORY_POINTS"]:
            raise SystemExit(f"points of seat {s} counted otherwise")
    return len(listed ^ known)


def player_class(base: Any) -> Any:
    """Our bot as one of their players."""

    class Ours(base):  # type: ignore[misc]
        def __init__(self, color: Any, seed: int, effort: int) -> None:
            super().__init__(color)
            thinking = HARD_IN.get(GAME.slug, HARD)
            self.bot = SearchBot(seed, replace(thinking, effort=effort or thinking.effort))
            self.chart: Chart | None = None
            self.returned: list[str] = []
            self.checked = self.differing = 0

        def decide(self, game: Any, playable_actions: Any) -> Any:
            theirs = game.state
            if self.chart is None:
                self.chart = Chart(theirs.board)
            chart = self.chart
            if theirs.current_prompt.value != "DISCARD":
                self.returned = []
            seat = theirs.color_to_index[self.color]
            state = ours(theirs, seat, chart, self.returned)
            by_word: dict[str, list[Any]] = {}
            for action in playable_actions:
                by_word.setdefault(named(action, chart), []).append(action)
            self.differing += differences(state, theirs, seat, set(by_word))
            self.checked += 1
            if len(playable_actions) == 1:
                return playable_actions[0]
            action = self.bot.choose(state.sight(seat))
            found = by_word.get(GAME.write(action)) or next(iter(by_word.values()))
            if action[0] == "discard":
                self.returned.append(GAME.write(action).split()[1])
            return found[0] if len(found) == 1 else self.robbed(state, seat, action, found, theirs)

        def robbed(self, state: State, seat: int, move: Action, found: Any, theirs: Any) -> Any:
            """They choose the hex and the victim together, we one after the other."""
            state.apply(seat, move)
            chosen = self.bot.choose(state.sight(seat))
            victim = theirs.colors[COLOURS.index(GAME.write(chosen).split()[1])]
            return next((action for action in found if action.value[1] == victim), found[0])

    return Ours


def play_one(against: str, players: int, number: int, effort: int) -> dict[str, Any]:
    """One game, as the line that is written of it. Theirs is in the path by now."""
    from catanatron.game import Game
    from catanatron.models.player import Color, Player
    from catanatron.players.minimax import AlphaBetaPlayer
    from catanatron.players.value import ValueFunctionPlayer

    seed = seed_for("catan", against, players, number) % 2**31
    colors = list(Color)[:players]
    mine = player_class(Player)(colors[0], seed, effort)
    others = {
        "value": ValueFunctionPlayer,
        "alphabeta": lambda color: AlphaBetaPlayer(color, 2, True),
    }[against]
    game = Game([mine, *(others(color) for color in colors[1:])], seed=seed)
    winner = game.play()
    return {
        "game": number,
        "won": float(winner == mine.color),
        "checked": mine.checked,
        "differing": mine.differing,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--catanatron", type=Path, required=True, help="folder of a checkout")
    parser.add_argument("--against", choices=("value", "alphabeta"), default="value")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--effort", type=int, default=0, help="instead of that of `hard`")
    asked = parser.parse_args()
    sys.path.insert(0, str(asked.catanatron / "catanatron"))
    name = f"catan-{asked.against}-{asked.players}"
    FOLDER.mkdir(parents=True, exist_ok=True)
    done = lines_of(name)
    made_with = commit()
    with (FOLDER / f"{name}.jsonl").open("a", encoding="utf-8") as file:
        for number in range(asked.games):
            if number in done:
                continue
            done[number] = play_one(asked.against, asked.players, number, asked.effort)
            done[number]["commit"] = made_with
            file.write(json.dumps(done[number]) + "\n")
            file.flush()
            share = sum(line["won"] for line in done.values()) / len(done)
            low, high = wilson(share, len(done))
            print(
                f"{name}: {len(done)} games, share {share:.2f}, {low:.2f} to {high:.2f}", flush=True
            )


if __name__ == "__main__":
    main()
