"""The table of the Watch as text, for the terminal: the hex board, and what lies around it."""

from collections.abc import Callable
from typing import Any

from throneroom.games.watch.content import CLANS
from throneroom.games.watch.geometry import (
    ALL_PATHS,
    HEX_AT,
    HEXES,
    INTERSECTIONS,
    PATH_ENDS,
    PATHS,
    SETUPS,
    SITE_AT,
    SITES,
)
from throneroom.kernel import bits

Say = Callable[..., str]
Block = str | dict[str, Any]

# Columns for half the width of a hex, and lines for half the length of a side.
_WIDE, _HIGH = 5, 2
_STYLES = {"red": "red", "blue": "bright_blue", "yellow": "yellow", "black": "bold white on black"}
_LAND = {
    "forest": "green",
    "hills": "dark_orange",
    "pasture": "bright_green",
    "fields": "gold1",
    "mountains": "grey70",
    "desert": "khaki1",
    "ice_field": "bright_cyan",
}


def draw(view: dict[str, Any], say: Say) -> list[Block]:
    """The board, the Wall with what is beyond it, the players, and the seat's own cards."""
    blocks: list[Block] = [_turn(view, say)]
    if "wall" in view:
        blocks += [_north(view, say), _wall(view, say)]
    blocks += [_board(view, say), _word("legend", say), _routes(view, say), _players(view, say)]
    if view["seat"] is not None:
        blocks += _own(view, say)
    return blocks


def _word(name: str, say: Say, **data: Any) -> str:
    return say(f"watch-table-{name}", **data)


def _name(kind: str, thing: str, say: Say) -> str:
    return say(f"watch-{kind}-{thing}")


def _colour(colour: str, text: str) -> str:
    return f"[{_STYLES[colour]}]{text}[/]"


def _turn(view: dict[str, Any], say: Say) -> str:
    player = view["players"][view["active"]]
    parts = [
        _word("turn", say, turn=view["turn"], player=_name("colour", player["colour"], say)),
        _word("dice", say, dice=view["dice"] or "–"),
        _word("deck", say, n=view["deck"]),
        _word("tormund", say, place=_name("place", view["tormund"], say)),
    ]
    if "wall" in view:
        parts += [_word("breaches", say, n=view["breaches"])]
        parts += [_word("in_gift", say, n=sum(len(kinds) for kinds in view["gift"].values()))]
    return f"[bold]{' · '.join(parts)}[/]"


# North of the Wall


def _north(view: dict[str, Any], say: Say) -> Block:
    return {
        "title": _word("camps", say),
        "columns": [_word("clan", say), "1", "2", "3", "4"],
        "rows": [
            [
                _name("clan", clan, say),
                *(
                    _name("wildling", view["camps"][clan][i], say)
                    if i < len(view["camps"][clan])
                    else "–"
                    for i in range(4)
                ),
            ]
            for clan in CLANS.ids
        ],
    }


def _wall(view: dict[str, Any], say: Say) -> Block:
    return {
        "title": _word("wall", say),
        "columns": [_word("section", say), _word("clearing", say), _word("guards", say)],
        "rows": [
            [
                str(section + 1),
                str(view["clearings"][section]),
                " ".join(_colour(c, _name("colour", c, say)) for c in view["wall"][section]) or "–",
            ]
            for section in range(4)
        ],
    }


# The board


class _Canvas:
    """Lines of cells, each a character with a style."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: float, y: float, text: str, style: str = "") -> None:
        """Write a text centred on a point of the plane."""
        row = round(y * _HIGH)
        first = round(x * _WIDE) - len(text) // 2
        for i, character in enumerate(text):
            self.cells[row, first + i] = (character, style)

    def text(self) -> str:
        """All of it, in Rich's markup."""
        rows = range(min(row for row, _ in self.cells), max(row for row, _ in self.cells) + 1)
        left = min(column for _, column in self.cells)
        right = max(column for _, column in self.cells)
        return "\n".join(self._line(row, left, right) for row in rows)

    def _line(self, row: int, left: int, right: int) -> str:
        line, style = "", ""
        for column in range(left, right + 1):
            character, wanted = self.cells.get((row, column), (" ", ""))
            if wanted != style:
                line += "[/]" if style else ""
                line += f"[{wanted}]" if wanted else ""
                style = wanted
            line += character
        return line.rstrip() + ("[/]" if style else "")


def _board(view: dict[str, Any], say: Say) -> str:
    """Every intersection and path with its id, or with the number of the seat that built there."""
    setup = SETUPS.index(view["board"]["setup"])
    canvas = _Canvas()
    for tile in view["board"]["hexes"]:
        _hex(canvas, view, tile, say)
    for path in bits(ALL_PATHS[setup]):
        (ax, ay), (bx, by) = (SITE_AT[end] for end in PATH_ENDS[path])
        text, style = _piece(view, PATHS.ids[path], (("roads", "=")))
        canvas.put((ax + bx) / 2, (ay + by) / 2, text, style)
    for site in bits(INTERSECTIONS[setup]):
        text, style = _piece(view, SITES.ids[site], ("settlements", "^"), ("keeps", "#"))
        canvas.put(*SITE_AT[site], text, style)
    return canvas.text()


def _hex(canvas: _Canvas, view: dict[str, Any], tile: str, say: Say) -> None:
    there = view["board"]["hexes"][tile]
    style = _LAND[there["terrain"]]
    x, y = HEX_AT[HEXES.index[tile]]
    canvas.put(x, y - 0.5, _name("terrain", there["terrain"], say)[:7], style)
    canvas.put(x, y, tile.upper(), "bold")
    number = there.get("number", "")
    marks = "T" if view["tormund"] == tile else ""
    marks += "w" * len(view.get("gift", {}).get(tile, ()))
    text = "+".join(map(str, number)) if isinstance(number, list) else str(number)
    red = "bold red" if number in (6, 8) else "bold"
    canvas.put(x, y + 0.5, f"{text} {marks}".strip(), "reverse" if marks else red)


def _piece(view: dict[str, Any], place: str, *pieces: tuple[str, str]) -> tuple[str, str]:
    for seat, player in enumerate(view["players"], 1):
        for kind, mark in pieces:
            if place in player[kind]:
                return f"{mark}{seat}{mark}", _STYLES[player["colour"]]
    return place, "dim"


# The players


def _routes(view: dict[str, Any], say: Say) -> str:
    routes = [
        f"{slot.upper()} {_name('resource', resource, say)}"
        for slot, resource in view["board"]["routes"].items()
    ]
    supply = [f"{_name('resource', r, say)} {n}" for r, n in view["supply"].items()]
    on_island = view["board"]["setup"] == "catan"
    return "\n".join(
        (
            _word("harbours" if on_island else "routes", say, routes=", ".join(routes)),
            _word("supply", say, supply=", ".join(supply)),
        )
    )


def _players(view: dict[str, Any], say: Say) -> Block:
    brotherhood = "wall" in view
    columns = ["player", "points", "hand", "cards", "patrols", "road"]
    if brotherhood:
        columns += ["guards", "hero"]
    return {
        "title": "",
        "columns": ["", *(_word(column, say) for column in columns)],
        "rows": [
            _player_row(view, seat, player, brotherhood, say)
            for seat, player in enumerate(view["players"])
        ],
    }


def _player_row(
    view: dict[str, Any], seat: int, player: dict[str, Any], brotherhood: bool, say: Say
) -> list[str]:
    road = str(player["road_length"]) + (" ★" if view["longest_road"] == seat else "")
    patrols = str(player["patrols"]) + (" ★" if view["most_patrols"] == seat else "")
    row = [
        str(seat + 1),
        _colour(player["colour"], _name("colour", player["colour"], say)),
        str(player.get("total_points", player["points"])),
        str(player["hand"]),
        str(player["cards"]),
        patrols,
        road,
    ]
    if brotherhood:
        hero = f"{_name('hero', player['hero'], say)}, {_name('side', player['side'], say)}"
        row += [str(player["guards"]), hero]
    return row


def _own(view: dict[str, Any], say: Say) -> list[Block]:
    player = view["players"][view["seat"]]
    hand = [f"{_name('resource', r, say)} {n}" for r, n in player["resources"].items() if n]
    cards = [f"{_name('card', c, say)} {n}" for c, n in player["development"].items() if n]
    return [
        _word("your_hand", say, cards=", ".join(hand) or "–"),
        _word("your_cards", say, cards=", ".join(cards) or "–"),
    ]
